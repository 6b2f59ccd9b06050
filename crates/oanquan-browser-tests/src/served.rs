//! The server of a visit, which remembers what it has sent and can be taken away.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use axum::Router;
use axum::body::HttpBody;
use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use oanquan_server::{Limits, Site, app, serve};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// An answer of the server.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent {
    /// What was asked for, without the host.
    pub path: String,
    /// The status of the answer.
    pub status: u16,
    /// The size of its body on the wire, compressed as it was.
    pub bytes: u64,
}

/// `oanquan_server::app()` at a port of its own.
pub struct Served {
    address: SocketAddr,
    app: Router,
    sent: Arc<Mutex<Vec<Sent>>>,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl Served {
    /// Starts to serve the page that was built in.
    pub async fn start() -> Result<Served> {
        let site = Site::embedded();
        ensure!(
            site.has_page(),
            "the server was built without a page; `cargo xtask test` builds it and runs every test, \
             and says how to run the tests alone"
        );
        let sent = Arc::new(Mutex::new(Vec::new()));
        let record = Arc::clone(&sent);
        let app = app(site).layer(from_fn(move |request, next| note(Arc::clone(&record), request, next)));
        let mut served = Served { address: SocketAddr::from(([127, 0, 0, 1], 0)), app, sent, running: None };
        served.resume().await?;
        Ok(served)
    }

    /// Where the page is.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// What was sent so far, in order.
    pub fn sent(&self) -> Vec<Sent> {
        self.sent.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes the server away: its connections end, and new ones are refused.
    pub async fn stop(&mut self) -> Result<()> {
        if let Some((stop, server)) = self.running.take() {
            ensure!(stop.send(()).is_ok(), "the server has ended by itself");
            server.await.context("the server")?;
        }
        Ok(())
    }

    /// Brings it back where it was.
    pub async fn resume(&mut self) -> Result<()> {
        if self.running.is_none() {
            let listener = TcpListener::bind(self.address).await.context("a port for the server")?;
            self.address = listener.local_addr()?;
            let (stop, stopped) = oneshot::channel();
            let stopped = async move {
                // A sender that is gone is a visit that is over.
                let _ = stopped.await;
            };
            let server = tokio::spawn(serve(listener, self.app.clone(), Limits::default(), stopped));
            self.running = Some((stop, server));
        }
        Ok(())
    }
}

/// Remembers an answer.
async fn note(sent: Arc<Mutex<Vec<Sent>>>, request: Request, next: Next) -> Response {
    let path = request.uri().to_string();
    let response = next.run(request).await;
    let bytes = response.body().size_hint().lower();
    let answer = Sent { path, status: response.status().as_u16(), bytes };
    sent.lock().unwrap_or_else(PoisonError::into_inner).push(answer);
    response
}
