//! The answers, asked for without a socket.

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use oanquan_server::{Site, app};
use tower::ServiceExt;

/// A page with everything that is served in its own way; the contents say which they are.
fn page() -> Router {
    app(Site::new([
        ("index.html", "index plain"),
        ("index.html.br", "index brotli"),
        ("index.html.gz", "index gzip"),
        ("web-0f3a92c1d4e5.wasm", "wasm plain"),
        ("web-0f3a92c1d4e5.wasm.br", "wasm brotli"),
        ("boot-0f3a92c1.js", "script"),
        ("style-00c0ffee.css", "style"),
        ("manifest.webmanifest", "{}"),
        ("sw.js", "worker"),
        ("fonts/sans-12345678.woff2", "font"),
        ("icon.svg", "<svg/>"),
        ("notes.gz", "packed by itself"),
    ]))
}

/// An answer, read to its end.
struct Answer {
    status: u16,
    headers: HeaderMap,
    body: Bytes,
}

impl Answer {
    /// The value of a header, empty where there is none.
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("headers are text"))
    }
}

async fn ask(app: Router, method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("a request may look so");
    let response = app.oneshot(request).await.expect("a router does not fail");
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.expect("the body is in memory");
    Answer { status: parts.status.as_u16(), headers: parts.headers, body }
}

async fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(page(), Method::GET, path, headers).await
}

#[tokio::test]
async fn every_file_has_its_type_and_its_age() {
    let for_ever = "public, max-age=31536000, immutable";
    for (path, content_type, cache) in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/web-0f3a92c1d4e5.wasm", "application/wasm", for_ever),
        ("/boot-0f3a92c1.js", "text/javascript; charset=utf-8", for_ever),
        ("/style-00c0ffee.css", "text/css; charset=utf-8", for_ever),
        ("/fonts/sans-12345678.woff2", "font/woff2", for_ever),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/notes.gz", "application/gzip", "no-cache"),
    ] {
        let answer = get(path, &[]).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), content_type, "{path}");
        assert_eq!(answer.header("cache-control"), cache, "{path}");
        assert_eq!(answer.header("content-length"), answer.body.len().to_string(), "{path}");
    }
}

#[tokio::test]
async fn the_browser_chooses_the_packing() {
    for (wanted, coding, body) in [
        ("", "", "index plain"),
        ("br, gzip", "br", "index brotli"),
        ("gzip, deflate, br, zstd", "br", "index brotli"),
        ("gzip", "gzip", "index gzip"),
        ("br;q=0.5, gzip;q=0.6", "gzip", "index gzip"),
        ("br;q=0, gzip;q=0", "", "index plain"),
        ("gzip;q=0.1", "gzip", "index gzip"),
        ("identity, br;q=0.5", "", "index plain"),
        ("*", "br", "index brotli"),
        ("*;q=0", "", "index plain"),
        ("deflate, zstd", "", "index plain"),
    ] {
        let answer = get("/", &[("accept-encoding", wanted)]).await;
        assert_eq!(
            (answer.header("content-encoding"), &answer.body[..]),
            (coding, body.as_bytes()),
            "{wanted}"
        );
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{wanted}");
        assert_eq!(answer.header("vary"), "accept-encoding", "{wanted}");
    }
    let only_plain = get("/sw.js", &[("accept-encoding", "br")]).await;
    assert_eq!((only_plain.header("content-encoding"), only_plain.header("vary")), ("", ""));
    // A file without gzip is sent as it is to whoever wants that most of what there is.
    let no_gzip = get("/web-0f3a92c1d4e5.wasm", &[("accept-encoding", "gzip")]).await;
    assert_eq!(&no_gzip.body[..], b"wasm plain");
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let packed = [("accept-encoding", "br")];
    let plain = get("/", &[]).await;
    let brotli = get("/", &packed).await;
    let (plain_tag, tag) = (plain.header("etag"), brotli.header("etag"));
    assert!(tag.starts_with('"') && tag.ends_with('"') && tag.len() == 34, "{tag}");
    assert_ne!(tag, plain_tag, "other bytes, another tag");
    assert_eq!(get("/", &packed).await.header("etag"), tag);

    for has in [tag, "*", &format!("W/{tag}"), &format!("\"x\", {tag}")] {
        let answer = get("/", &[packed[0], ("if-none-match", has)]).await;
        assert_eq!((answer.status, answer.body.len()), (304, 0), "{has}");
        assert_eq!(answer.header("etag"), tag, "{has}");
        assert_eq!(answer.header("vary"), "accept-encoding", "{has}");
        assert_eq!(answer.header("cache-control"), "no-cache", "{has}");
    }
    for has in [plain_tag, "\"x\"", tag.trim_matches('"'), ""] {
        let answer = get("/", &[packed[0], ("if-none-match", has)]).await;
        assert_eq!((answer.status, &answer.body[..]), (200, &b"index brotli"[..]), "{has}");
    }
}

#[tokio::test]
async fn head_says_what_get_would() {
    for path in ["/", "/web-0f3a92c1d4e5.wasm", "/health", "/none"] {
        let get = get(path, &[]).await;
        let head = ask(page(), Method::HEAD, path, &[]).await;
        assert_eq!((head.status, &head.headers), (get.status, &get.headers), "{path}");
        assert_eq!((head.body.len(), get.body.is_empty()), (0, false), "{path}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_404() {
    let long = format!("/{}", "a/".repeat(20_000));
    for path in [
        "/none",
        "//",
        "//index.html",
        "/index.html/",
        "/./index.html",
        "/../index.html",
        "/fonts/../index.html",
        "/%2e%2e/index.html",
        "/..%2findex.html",
        "/%2e%2e%2f%2e%2e%2fetc/passwd",
        "/../../../../../../etc/passwd",
        "/fonts",
        "/fonts/",
        "/index.html%00",
        "/%ff",
        "/%",
        "/\\index.html",
        "/C:/index.html",
        "/web-0f3a92c1d4e5.wasm.br",
        "/INDEX.HTML",
        "/health/",
        &long,
    ] {
        let answer = get(path, &[]).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8", "{path}");
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
        assert_eq!(&answer.body[..], b"There is nothing here.\n", "{path}");
    }
}

#[tokio::test]
async fn a_query_changes_nothing() {
    for path in ["/?", "/?v=1&x=%2e%2e/", "/index.html?/../../etc", "http://elsewhere.example/"] {
        let answer = get(path, &[]).await;
        assert_eq!((answer.status, &answer.body[..]), (200, &b"index plain"[..]), "{path}");
    }
}

#[tokio::test]
async fn other_methods_are_405() {
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS, Method::TRACE, Method::PATCH] {
        for path in ["/", "/health", "/none"] {
            let answer = ask(page(), method.clone(), path, &[]).await;
            assert_eq!((answer.status, answer.header("allow")), (405, "GET,HEAD"), "{method} {path}");
            assert_eq!(&answer.body[..], b"Only GET and HEAD are answered here.\n", "{method} {path}");
        }
    }
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let tag = get("/", &[]).await.header("etag").to_owned();
    let not_modified = get("/", &[("if-none-match", &tag)]).await;
    let posted = ask(page(), Method::POST, "/", &[]).await;
    for answer in
        [get("/", &[]).await, get("/health", &[]).await, get("/none", &[]).await, not_modified, posted]
    {
        let status = answer.status;
        let policy = answer.header("content-security-policy");
        let scripts = policy.split("; ").find(|part| part.starts_with("script-src")).unwrap_or_default();
        assert_eq!(scripts, "script-src 'self' 'wasm-unsafe-eval'", "{status}");
        for part in ["default-src 'self'", "style-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]
        {
            assert!(policy.split("; ").any(|one| one == part), "{status}: {part}");
        }
        assert!(!policy.contains("unsafe-inline") && !policy.contains("  "), "{status}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{status}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{status}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{status}");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{status}");
        assert!(answer.header("permissions-policy").contains("camera=(), "), "{status}");
    }
}

#[tokio::test]
async fn without_a_page_it_runs_and_says_so() {
    let nothing = || app(Site::new([("", ""); 0]));
    let root = ask(nothing(), Method::GET, "/", &[]).await;
    assert_eq!(root.status, StatusCode::SERVICE_UNAVAILABLE.as_u16());
    assert!(String::from_utf8_lossy(&root.body).contains("cargo xtask play"));
    assert_eq!(ask(nothing(), Method::GET, "/sw.js", &[]).await.status, 404);
    let health = ask(nothing(), Method::GET, "/health", &[]).await;
    assert_eq!((health.status, &health.body[..]), (200, &b"ok\n"[..]));
}
