//! The log: one line for each request, when its answer begins.

use std::time::Instant;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;

/// Lets a request through, and logs it.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    // Without what stands behind the question mark, which is nobody's but the visitor's.
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    // Quoted by its Debug, so that no path can look like two lines.
    tracing::info!("{method} {path:?} {status} in {:?}", begun.elapsed());
    response
}
