//! From a socket to the router: connections are taken, limited, and ended in good order.
//!
//! `axum::serve` sets no limits, so that a client that says nothing stays for ever.

use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time;
use tokio_io_timeout::TimeoutStream;

/// What clients may keep.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at one time; more wait until one ends.
    pub connections: usize,
    /// Bytes of the head of a request, at least 8192.
    pub head: usize,
    /// Time for the head of a request to come in, and for a connection to lie idle.
    pub patience: Duration,
    /// Time in which a client has to take some of what is sent.
    pub taking: Duration,
    /// Time for answers to go out when the server is stopped.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            // Below the 1024 open files that most systems give a program.
            connections: 900,
            head: 16 * 1024,
            patience: Duration::from_secs(15),
            taking: Duration::from_secs(30),
            grace: Duration::from_secs(3),
        }
    }
}

/// Answers what comes in at `listener` with `app` until `stop` is ready, then lets answers go out and ends.
///
/// It has to run in a tokio runtime with its clock on. A connection that fails is logged and harms no other.
pub async fn serve(listener: TcpListener, app: Router, limits: Limits, stop: impl Future<Output = ()>) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let running = GracefulShutdown::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.patience).max_buf_size(limits.head);
    let mut stop = pin!(stop);
    loop {
        let (stream, place) = tokio::select! {
            () = &mut stop => break,
            accepted = accept(&listener, &places) => accepted,
        };
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.taking));
        let service = TowerToHyperService::new(app.clone());
        let connection = running.watch(http.serve_connection(TokioIo::new(Box::pin(stream)), service));
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!("a connection ended: {error}");
            }
            drop(place);
        });
    }
    // Whoever comes now is refused at once, in place of waiting for nothing.
    drop(listener);
    tracing::info!("stopping");
    if time::timeout(limits.grace, running.shutdown()).await.is_err() {
        tracing::warn!("connections that did not end in {:?} are not waited for", limits.grace);
    }
}

/// The next connection, when there is a place for it.
async fn accept(listener: &TcpListener, places: &Arc<Semaphore>) -> (TcpStream, OwnedSemaphorePermit) {
    let place = Arc::clone(places).acquire_owned().await.expect("the semaphore is never closed");
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                // Answers are written in one piece; waiting for more to send only delays them.
                // A client that has left already will be noticed when it is read from.
                let _ = stream.set_nodelay(true);
                return (stream, place);
            }
            Err(error) if is_the_clients(&error) => {}
            Err(error) => {
                // Out of files or memory: that passes when others leave, and trying at once would only heat.
                tracing::warn!("no connection can be taken: {error}");
                time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// Whether a client went away before it was taken.
fn is_the_clients(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
