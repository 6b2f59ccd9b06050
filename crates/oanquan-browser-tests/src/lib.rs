//! The page in a real browser: what its tests and measurements share.
//!
//! [`visit`] opens the page in a fresh Chromium, before a server of its own, and hands it to a scenario as a
//! [`Page`]. The scenario plays; the harness looks for errors in the console after every one, and keeps a
//! picture of the page when it fails.
//!
//! The page is the one that was built into `oanquan-server`: `cargo xtask test` builds it first.

mod accessibility;
mod driver;
mod emulation;
mod page;
mod pictures;
mod served;
mod visit;

pub use accessibility::Violation;
pub use emulation::{Network, Screen};
pub use page::Page;
pub use served::{Sent, Served};
pub use visit::{Visit, visit};
