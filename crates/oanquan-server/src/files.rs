//! Answers with a file of the page.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;

use crate::coding::{Coding, Wanted};
use crate::plain;
use crate::site::Site;

const NO_PAGE: &str = "This program was built without the page. `cargo xtask play` builds both.\n";

/// The file a request names, or that there is none.
pub(crate) async fn answer(State(site): State<Arc<Site>>, request: Request) -> Response {
    let path = request.uri().path();
    let Some(file) = site.at(path) else {
        return match path {
            "/" => plain::answer(StatusCode::SERVICE_UNAVAILABLE, NO_PAGE),
            _ => plain::answer(StatusCode::NOT_FOUND, "There is nothing here.\n"),
        };
    };
    let content = file.content(Wanted::by(request.headers()));
    let mut response = Response::new(Body::empty());
    let headers = response.headers_mut();
    headers.insert(ETAG, content.tag.clone());
    headers.insert(CACHE_CONTROL, file.cache_control.clone());
    if file.varies() {
        headers.insert(VARY, HeaderValue::from(ACCEPT_ENCODING));
    }
    if has(request.headers(), &content.tag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    headers.insert(CONTENT_TYPE, file.content_type.clone());
    if content.coding != Coding::Identity {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(content.coding.name()));
    }
    *response.body_mut() = Body::from(content.bytes.clone());
    response
}

/// Whether the browser already has what bears this ETag (RFC 9110, 13.1.2).
fn has(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    let lines = headers.get_all(IF_NONE_MATCH).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim).any(|one| {
        // The comparison is the weak one, and a proxy may have made the tag weak.
        one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag
    })
}
