//! Other devices and other lines than those of this machine, through the DevTools protocol.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::json;
use thirtyfour::WebDriver;
use thirtyfour::support::base64_decode;

/// What the page is seen on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Whether it is touched, as a phone is, and has no mouse.
    pub touch: bool,
}

impl Screen {
    /// A window on a desktop.
    pub const DESKTOP: Screen = Screen { width: 1280, height: 800, touch: false };
    /// A small phone, upright.
    pub const PHONE: Screen = Screen { width: 360, height: 640, touch: true };
    /// The same phone on its side.
    pub const PHONE_ACROSS: Screen = Screen { width: 640, height: 360, touch: true };
    /// The narrowest phone there is, and a desktop window at 400 % zoom.
    pub const NARROW: Screen = Screen { width: 320, height: 568, touch: true };
}

/// The line between browser and server.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Network {
    /// As fast as this machine.
    Local,
    /// 1.6 Mbit/s down, 750 kbit/s up, 150 ms for an answer.
    Fast3g,
    /// None.
    Offline,
}

/// Makes the browser show the page as on this screen.
pub(crate) async fn show_on(driver: &WebDriver, screen: Screen) -> Result<()> {
    let Screen { width, height, touch } = screen;
    let scale = if touch { 2 } else { 1 };
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
    let cdp = driver.cdp();
    cdp.send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
    cdp.send_raw("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch, "maxTouchPoints": 5 }))
        .await?;
    Ok(())
}

/// Puts the page on this line. What its workers ask for is not slowed, nor cut off.
pub(crate) async fn connect(driver: &WebDriver, network: Network) -> Result<()> {
    const UNLIMITED: i64 = -1;
    let (latency, down, up) = match network {
        Network::Fast3g => (150, 1_600_000 / 8, 750_000 / 8),
        Network::Local | Network::Offline => (0, UNLIMITED, UNLIMITED),
    };
    let conditions = json!({
        "offline": network == Network::Offline,
        "latency": latency,
        "downloadThroughput": down,
        "uploadThroughput": up,
    });
    driver.cdp().send_raw("Network.enable", json!({})).await?;
    driver.cdp().send_raw("Network.emulateNetworkConditions", conditions).await?;
    Ok(())
}

/// Refuses the page every address that fits one of these patterns.
pub(crate) async fn block(driver: &WebDriver, patterns: &[&str]) -> Result<()> {
    driver.cdp().send_raw("Network.enable", json!({})).await?;
    driver.cdp().send_raw("Network.setBlockedURLs", json!({ "urls": patterns })).await?;
    Ok(())
}

/// Makes the page run this many times slower.
pub(crate) async fn slow_down(driver: &WebDriver, times: u32) -> Result<()> {
    driver.cdp().send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await?;
    Ok(())
}

/// Tells the page what its user prefers, such as `("prefers-color-scheme", "dark")`.
pub(crate) async fn prefer(driver: &WebDriver, feature: &str, value: &str) -> Result<()> {
    let features = json!({ "features": [{ "name": feature, "value": value }] });
    driver.cdp().send_raw("Emulation.setEmulatedMedia", features).await?;
    Ok(())
}

/// Puts a finger on a point of the page, moves it through others, and lifts it.
pub(crate) async fn touch(driver: &WebDriver, points: &[(f64, f64)]) -> Result<()> {
    for (index, (x, y)) in points.iter().enumerate() {
        let kind = if index == 0 { "touchStart" } else { "touchMove" };
        let event = json!({ "type": kind, "touchPoints": [{ "x": x, "y": y }] });
        driver.cdp().send_raw("Input.dispatchTouchEvent", event).await?;
    }
    let lifted = json!({ "type": "touchEnd", "touchPoints": [] });
    driver.cdp().send_raw("Input.dispatchTouchEvent", lifted).await?;
    Ok(())
}

/// Runs a script in every document from now on, before its own.
pub(crate) async fn before_load(driver: &WebDriver, script: &str) -> Result<()> {
    driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
    Ok(())
}

/// The page as a PNG from its top to its end, however much of it is seen.
pub(crate) async fn whole_picture(driver: &WebDriver) -> Result<Vec<u8>> {
    let metrics = driver.cdp().send_raw("Page.getLayoutMetrics", json!({})).await?;
    let size = &metrics["cssContentSize"];
    let clip = json!({ "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1 });
    let wanted = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
    let picture = driver.cdp().send_raw("Page.captureScreenshot", wanted).await?;
    let text = picture["data"].as_str().context("a picture has data")?;
    base64_decode(text).context("a picture comes in base 64")
}

/// Lets every page use the clipboard.
pub(crate) async fn allow_clipboard(driver: &WebDriver) -> Result<()> {
    let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    driver.cdp().send_raw("Browser.grantPermissions", permissions).await?;
    Ok(())
}

/// Keeps downloads in a folder.
pub(crate) async fn download_to(driver: &WebDriver, folder: &Path) -> Result<()> {
    let kept = json!({ "behavior": "allow", "downloadPath": folder });
    driver.cdp().send_raw("Browser.setDownloadBehavior", kept).await?;
    Ok(())
}
