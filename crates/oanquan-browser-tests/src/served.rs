//! The server of a visit, which remembers what it has sent, can be taken away, and can have a new version.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use axum::Router;
use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use oanquan_server::{Limits, Site, app, serve};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// How the service worker begins to tell which version of the page it keeps.
const VERSION: &str = "const VERSION = \"";

/// The most that a text of the page may have.
const LONGEST_TEXT: usize = 1 << 20;

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
        let app = noted(app(site), &sent);
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

    /// Has another version of the page from now on: the same but for its document, in which this stands before
    /// the end of the head.
    pub async fn renew(&mut self, mark: &str) -> Result<()> {
        self.stop().await?;
        let document = text_of(&self.app, "/").await?.replacen("</head>", &format!("{mark}</head>"), 1);
        let worker = text_of(&self.app, "/sw.js").await?;
        let renewed = worker.replacen(VERSION, &format!("{VERSION}renewed-"), 1);
        ensure!(renewed != worker, "the service worker does not tell its version as {VERSION}");
        let new = noted(app(Site::new([("index.html", document), ("sw.js", renewed)])), &self.sent);
        let old = std::mem::take(&mut self.app);
        self.app = Router::new().fallback(move |request: Request| {
            let is_new = ["/", "/sw.js"].contains(&request.uri().path());
            if is_new { new.clone() } else { old.clone() }.oneshot(request)
        });
        self.resume().await
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

/// The same, with every answer remembered.
fn noted(app: Router, sent: &Arc<Mutex<Vec<Sent>>>) -> Router {
    let sent = Arc::clone(sent);
    app.layer(from_fn(move |request, next| note(Arc::clone(&sent), request, next)))
}

/// The text of a file, as it is sent to whoever takes no packed one.
async fn text_of(app: &Router, path: &str) -> Result<String> {
    let request = Request::get(path).body(Body::empty())?;
    let answer = app.clone().oneshot(request).await?;
    ensure!(answer.status() == StatusCode::OK, "{path}: {}", answer.status());
    Ok(String::from_utf8(to_bytes(answer.into_body(), LONGEST_TEXT).await?.to_vec())?)
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
