//! Answers that are a line of text and no file of the page.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};

/// They tell of this moment, and are not to be kept.
const HEADERS: [(HeaderName, &str); 2] =
    [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store")];

/// An answer in plain text.
pub(crate) fn answer(status: StatusCode, text: &'static str) -> Response {
    (status, HEADERS, text).into_response()
}
