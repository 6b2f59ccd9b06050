//! Clients that are slow, silent, many or rude, over real sockets.

use std::time::{Duration, Instant};

use oanquan_server::{Limits, Site, app, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// Short enough to wait for, long enough for a busy machine to answer in.
const SHORT: Duration = Duration::from_millis(300);
/// Longer than anything takes that is to happen.
const LONG: Duration = Duration::from_secs(20);
/// More bytes than the buffers between two sockets hold.
const LARGE: usize = 32 << 20;

struct Running {
    address: std::net::SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

async fn start(limits: Limits) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it is bound");
    let (stop, stopped) = oneshot::channel();
    let page = app(Site::new([("index.html", b"hello".to_vec()), ("large.bin", vec![7; LARGE])]));
    let served = tokio::spawn(serve(listener, page, limits, async { drop(stopped.await) }));
    Running { address, stop, served }
}

impl Running {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("it listens")
    }

    /// Stops the server; how long that took.
    async fn stop(self) -> Duration {
        let begun = Instant::now();
        self.stop.send(()).expect("it runs");
        timeout(LONG, self.served).await.expect("it ends").expect("it does not panic");
        begun.elapsed()
    }
}

/// Sends text and reads until the server closes the connection.
async fn exchange(stream: &mut TcpStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).await.expect("it takes a request");
    let mut answer = Vec::new();
    // What came before a connection was torn down is an answer too.
    let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the connection ends");
    String::from_utf8_lossy(&answer).into_owned()
}

const GET: &str = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
const LAST_GET: &str = "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

#[tokio::test]
async fn several_requests_share_a_connection() {
    let running = start(Limits::default()).await;
    let answer = exchange(&mut running.connect().await, &format!("{GET}{GET}{LAST_GET}")).await;
    assert_eq!(answer.matches("HTTP/1.1 200 OK").count(), 3, "{answer}");
    assert_eq!(answer.matches("\r\n\r\nhello").count(), 3, "{answer}");
}

#[tokio::test]
async fn not_modified_has_no_body_on_the_wire() {
    let running = start(Limits::default()).await;
    let request = GET.replace("host: x", "host: x\r\nif-none-match: *");
    let answer = exchange(&mut running.connect().await, &format!("{request}{LAST_GET}")).await;
    let (first, second) = answer.split_once("\r\n\r\n").unwrap();
    assert!(first.starts_with("HTTP/1.1 304 Not Modified") && !first.contains("content-length"), "{first}");
    assert!(second.starts_with("HTTP/1.1 200 OK"), "{second}");
}

#[tokio::test]
async fn the_silent_are_let_go() {
    let running = start(Limits { patience: SHORT, ..Limits::default() }).await;
    for (said, answered) in [("", 0), ("GET / HT", 0), ("GET / HTTP/1.1\r\nhost: x\r\n", 0), (GET, 1)] {
        let begun = Instant::now();
        let answer = exchange(&mut running.connect().await, said).await;
        assert_eq!(answer.matches("200 OK").count(), answered, "{said:?}: {answer}");
        assert!(begun.elapsed() >= SHORT, "{said:?}: {:?}", begun.elapsed());
    }
}

#[tokio::test]
async fn who_takes_nothing_is_let_go() {
    let running = start(Limits { taking: SHORT, ..Limits::default() }).await;
    let mut stream = running.connect().await;
    stream.write_all(LAST_GET.replace("GET /", "GET /large.bin").as_bytes()).await.unwrap();
    sleep(4 * SHORT).await;
    let mut answer = Vec::new();
    let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the connection ends");
    assert!(!answer.is_empty() && answer.len() < LARGE, "{}", answer.len());
}

#[tokio::test]
async fn who_takes_slowly_is_served() {
    let running = start(Limits { taking: 8 * SHORT, ..Limits::default() }).await;
    let mut stream = running.connect().await;
    stream.write_all(LAST_GET.replace("GET /", "GET /large.bin").as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    for _ in 0..10 {
        sleep(SHORT).await;
        (&mut stream).take(LARGE as u64 / 12).read_to_end(&mut answer).await.unwrap();
    }
    stream.read_to_end(&mut answer).await.unwrap();
    assert!(answer.len() > LARGE, "{}", answer.len());
}

#[tokio::test]
async fn one_connection_waits_for_another() {
    let running = start(Limits { connections: 1, ..Limits::default() }).await;
    let first = running.connect().await;
    let mut second = running.connect().await;
    second.write_all(LAST_GET.as_bytes()).await.unwrap();
    let mut answer = String::new();
    assert!(timeout(SHORT, second.read_to_string(&mut answer)).await.is_err(), "{answer}");
    drop(first);
    timeout(LONG, second.read_to_string(&mut answer)).await.expect("its turn comes").unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
}

#[tokio::test]
async fn bad_requests_are_refused_in_a_line() {
    let running = start(Limits::default()).await;
    let long_head = format!("GET / HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", "c".repeat(40_000));
    let many_headers = format!("GET / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(1000));
    let body = format!("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: {LARGE}\r\n\r\n");
    for (request, status) in [
        ("hello\r\n\r\n", "400"),
        ("GET / HTTP/9.9\r\n\r\n", "400"),
        ("GET /a b HTTP/1.1\r\n\r\n", "400"),
        (long_head.as_str(), "431"),
        (many_headers.as_str(), "431"),
        ("OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "405"),
        ("CONNECT x:80 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "405"),
        ("GET http://x/none HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "404"),
        // The body never comes, and nobody waits for it.
        (body.as_str(), "405"),
    ] {
        let answer = exchange(&mut running.connect().await, request).await;
        let line = answer.lines().next().unwrap_or_default();
        assert_eq!(line.split(' ').nth(1), Some(status), "{request:.60}: {line}");
    }
    let still = exchange(&mut running.connect().await, LAST_GET).await;
    assert!(still.ends_with("hello"), "{still}");
}

#[tokio::test]
async fn stopping_lets_answers_out_and_waits_for_no_idler() {
    let running = start(Limits { grace: LONG, ..Limits::default() }).await;
    let mut idle = running.connect().await;
    idle.write_all(GET.as_bytes()).await.unwrap();
    assert!(idle.read(&mut [0; 4096]).await.unwrap() > 0);
    let mut busy = running.connect().await;
    busy.write_all(GET.replace("GET /", "GET /large.bin").as_bytes()).await.unwrap();
    let mut answer = vec![0; 1024];
    let first = busy.read(&mut answer).await.unwrap();
    let address = running.address;
    let reader = tokio::spawn(async move {
        sleep(SHORT).await;
        let mut rest = Vec::new();
        busy.read_to_end(&mut rest).await.map(|_| first + rest.len())
    });
    let took = running.stop().await;
    assert!(took >= SHORT && took < LONG / 2, "{took:?}");
    assert!(reader.await.unwrap().unwrap() > LARGE);
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn stopping_waits_no_longer_than_it_says() {
    let running = start(Limits { grace: SHORT, ..Limits::default() }).await;
    let mut half = running.connect().await;
    half.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
    let mut stuck = running.connect().await;
    stuck.write_all(GET.replace("GET /", "GET /large.bin").as_bytes()).await.unwrap();
    assert!(stuck.read(&mut [0; 1024]).await.unwrap() > 0);
    let took = running.stop().await;
    assert!(took >= SHORT && took < LONG / 2, "{took:?}");
}
