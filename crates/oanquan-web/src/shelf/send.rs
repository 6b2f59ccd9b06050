//! What leaves the page: files, the clipboard, and whatever the system can share with.

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, ShareData, Url};

/// The kind of file that game records are.
const MIME: &str = "text/x-oanquan";

/// Lets the browser save a text as a file of games.
pub(crate) fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(MIME);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let document = oanquan_view::prelude::document();
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The browser has taken what it needs.
    Url::revoke_object_url(&url)
}

/// Puts a text on the clipboard; whether that was allowed.
pub(super) async fn copy(text: &str) -> bool {
    let navigator = oanquan_view::prelude::window().navigator();
    // There is none where the page came over plain HTTP from another machine.
    let is_there = Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    is_there && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

/// Whether the system can share.
pub(super) fn can_share() -> bool {
    let navigator = oanquan_view::prelude::window().navigator();
    Reflect::get(&navigator, &"share".into()).is_ok_and(|share| share.is_function())
}

/// Opens what the system shares with.
pub(super) async fn share(title: &str, url: &str) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(url);
    // A person who shares with nobody has seen what there is.
    let _ = JsFuture::from(oanquan_view::prelude::window().navigator().share_with_data(&data)).await;
}

/// The address of the page with another fragment.
pub(super) fn address(fragment: &str) -> String {
    let location = oanquan_view::prelude::window().location();
    let (origin, path) = (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    format!("{origin}{path}#{fragment}")
}
