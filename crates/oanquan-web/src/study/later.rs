//! Files that are loaded when somebody needs them. The document names a list of them, since their names change with
//! their content; the service worker keeps what has been loaded once.

use js_sys::{ArrayBuffer, JSON, Promise, Reflect, Uint8Array};
use oanquan_view::prelude::{document, window};
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlLinkElement, Response};

/// Why something did not come.
#[derive(Clone, Debug, Error)]
#[error("{0}")]
pub(crate) struct Missing(pub(crate) String);

impl From<JsValue> for Missing {
    fn from(error: JsValue) -> Missing {
        Missing(format!("{error:?}"))
    }
}

/// The list of the files.
pub(crate) struct Later(JsValue);

impl Later {
    /// Loads the list.
    pub(crate) async fn list() -> Result<Later, Missing> {
        let told = document().query_selector("meta[name='oanquan-later']")?;
        let url = told.as_ref().and_then(|told: &Element| told.get_attribute("content"));
        let text = JsFuture::from(fetched(&url.unwrap_or_default()).await?.text()?).await?;
        Ok(Later(JSON::parse(&text.as_string().unwrap_or_default())?))
    }

    /// A file by its plain name: `study-en.bin`.
    pub(crate) async fn bytes(&self, name: &str) -> Result<Vec<u8>, Missing> {
        let promised = fetched(&self.url(name)?).await?.array_buffer()?;
        let buffer: ArrayBuffer = JsFuture::from(promised).await?.unchecked_into();
        Ok(Uint8Array::new(&buffer).to_vec())
    }

    /// Adds a style sheet to the document, and waits until it holds; the one that is there already is enough.
    pub(crate) async fn style(&self, name: &str) -> Result<(), Missing> {
        let url = self.url(name)?;
        if document().query_selector(&format!("link[href='{url}']"))?.is_some() {
            return Ok(());
        }
        let link: HtmlLinkElement = document().create_element("link")?.unchecked_into();
        link.set_rel("stylesheet");
        link.set_href(&url);
        let loaded = Promise::new(&mut |done, failed| {
            link.set_onload(Some(&done));
            link.set_onerror(Some(&failed));
        });
        document()
            .head()
            .ok_or_else(|| Missing(String::from("a document without a head")))?
            .append_child(&link)?;
        let came = JsFuture::from(loaded).await;
        came.map(drop).map_err(|_| {
            link.remove();
            Missing(format!("{url} did not come"))
        })
    }

    fn url(&self, name: &str) -> Result<String, Missing> {
        let url = Reflect::get(&self.0, &name.into())?.as_string();
        url.ok_or_else(|| Missing(format!("{name} is not in the list")))
    }
}

async fn fetched(url: &str) -> Result<Response, Missing> {
    let response: Response = JsFuture::from(window().fetch_with_str(url)).await?.unchecked_into();
    if response.ok() { Ok(response) } else { Err(Missing(format!("{url}: {}", response.status()))) }
}
