//! The web server of Ô Ăn Quan: it gives the page to browsers, from memory.
//!
//! [`app`] is what is answered, without a socket, so that a test can ask it; [`serve`] brings it to a
//! socket, with [`Limits`] on what clients may keep open. Which page is given is a value, the [`Site`].
//! The crate knows no rules, opens no files, and neither prints nor listens to signals: that is the
//! program's part.
//!
//! ```
//! use oanquan_server::{Limits, Site, app, serve};
//!
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let page = [("index.html", "<!doctype html><title>Ô Ăn Quan</title>")];
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! let stop = async {}; // at once
//! serve(listener, app(Site::new(page)), Limits::default(), stop).await;
//! # std::io::Result::Ok(())
//! # })?;
//! # std::io::Result::Ok(())
//! ```

mod coding;
mod connections;
mod files;
mod plain;
mod requests;
mod security;
mod site;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::{from_fn, map_response};
use axum::response::Response;
use axum::routing::get;

pub use connections::{Limits, serve};
pub use site::Site;

/// Everything that is answered: the files of the page, and `/health`.
///
/// Every answer carries the headers of security, and every request is logged with `tracing` at level info.
/// Both are laid around the routes that are here; a route that is added to the router later has neither.
pub fn app(site: Site) -> Router {
    Router::new()
        .route("/health", get(health).fallback(method_not_allowed))
        .fallback(get(files::answer).fallback(method_not_allowed))
        .with_state(Arc::new(site))
        .layer(map_response(security::protect))
        .layer(from_fn(requests::log))
}

/// Says that the program runs, to whoever watches over it.
async fn health() -> Response {
    plain::answer(StatusCode::OK, "ok\n")
}

async fn method_not_allowed() -> Response {
    plain::answer(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered here.\n")
}
