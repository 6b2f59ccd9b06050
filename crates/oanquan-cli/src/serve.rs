//! `oanquan serve`: the page of the game, from this program to browsers.

use std::env;
use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use anstream::{AutoStream, ColorChoice};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use oanquan_server::{Limits, Site};
use tokio::net::TcpListener;
use tokio::runtime;
use tokio::sync::Notify;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;

use crate::failure::bad_use;
use crate::interrupt;

/// Serve the page, so that the game is played in a browser
///
/// Prints the address of the page, and serves it until Ctrl-C or SIGTERM: answers that are on their way
/// still go out, and a second Ctrl-C ends the program at once. Requests are logged on standard error.
/// The address /health answers `ok` while the program runs.
///
/// Browsers install the page, and play without a network, only at addresses of this machine or over https.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan serve --open
  oanquan serve --listen 8081
  oanquan serve --listen 0.0.0.0:8080 --log warn
  RUST_LOG=oanquan_server=debug oanquan serve")]
pub(crate) struct Args {
    /// Address and port to listen at, or the port alone; port 0 takes any that is free
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080", value_parser = parse_listen)]
    listen: String,
    /// Open the page in the browser of this desktop
    #[arg(long)]
    open: bool,
    /// Least weight of what is logged; without it the variable RUST_LOG decides, and without that it is info
    #[arg(long, value_name = "LEVEL", value_parser = levels())]
    log: Option<LevelFilter>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    start_log(args.log)?;
    runtime::Builder::new_multi_thread().enable_all().build()?.block_on(serve(args, out))
}

async fn serve(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let listener = TcpListener::bind(&args.listen)
        .await
        .map_err(|error| bad_use(format!("{}: {}", args.listen, cannot_listen(&error))))?;
    let site = Site::embedded();
    if !site.has_page() {
        warn("this program was built without the page, expected `cargo xtask play`, which builds both");
    }
    let stop = Arc::new(Notify::new());
    let heard = Arc::clone(&stop);
    interrupt::listen(move || heard.notify_one())?;
    let page = address(listener.local_addr()?);
    writeln!(out, "Ô Ăn Quan is at {page}")?;
    out.flush()?;
    if args.open
        && let Err(error) = open::that_detached(&page)
    {
        warn(&format!("no browser could be opened: {error}"));
    }
    oanquan_server::serve(listener, oanquan_server::app(site), Limits::default(), stop.notified()).await;
    Ok(())
}

/// Says something on stderr that a person should know, whatever is logged.
fn warn(text: &str) {
    // With stderr closed there is nobody left to tell.
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// Where a browser on this machine finds the page.
fn address(listening: SocketAddr) -> String {
    // Listening at every address is said with one that cannot be visited everywhere.
    let ip = match listening.ip() {
        ip if !ip.is_unspecified() => ip,
        IpAddr::V4(_) => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::LOCALHOST),
    };
    format!("http://{}", SocketAddr::new(ip, listening.port()))
}

fn parse_listen(text: &str) -> Result<String, String> {
    if text.parse::<u16>().is_ok() {
        return Ok(format!("127.0.0.1:{text}"));
    }
    let is_address =
        text.rsplit_once(':').is_some_and(|(host, port)| !host.is_empty() && port.parse::<u16>().is_ok());
    if is_address {
        Ok(text.to_owned())
    } else {
        Err("expected ADDRESS:PORT, or a port from 0 to 65535".into())
    }
}

fn cannot_listen(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => {
            "taken by another program, expected a free port, such as --listen 0 finds".into()
        }
        ErrorKind::AddrNotAvailable => {
            "not an address of this machine, expected one, such as 127.0.0.1".into()
        }
        ErrorKind::PermissionDenied => "not allowed to this program, expected a port from 1024 on".into(),
        _ => format!("{error}, expected an address of this machine and a port"),
    }
}

fn levels() -> impl TypedValueParser<Value = LevelFilter> {
    PossibleValuesParser::new(["off", "error", "warn", "info", "debug", "trace"])
        .try_map(|level| level.parse::<LevelFilter>())
}

/// Begins to log on stderr: in colours where they are seen, and nowhere else.
fn start_log(level: Option<LevelFilter>) -> anyhow::Result<()> {
    let wanted = match (level, env::var("RUST_LOG")) {
        (Some(level), _) => Targets::new().with_default(level),
        (None, Ok(text)) if !text.is_empty() => text.parse().map_err(|error| {
            bad_use(format!("RUST_LOG={text}: {error}, expected such as info or TARGET=debug"))
        })?,
        _ => Targets::new().with_default(LevelFilter::INFO),
    };
    let lines = fmt::layer()
        .with_writer(io::stderr)
        .with_target(false)
        .with_ansi(AutoStream::choice(&io::stderr()) != ColorChoice::Never)
        // It would be told on stderr too, and panic where stderr has gone away.
        .log_internal_errors(false)
        .with_filter(wanted);
    tracing_subscriber::registry().with(lines).try_init()?;
    Ok(())
}
