//! axe-core, which finds what keeps people out of a page, as far as a machine can.
//!
//! The script lies in `axe/` so that the tests need no package manager; it is never part of the page.

use std::fmt;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use thirtyfour::WebDriver;

/// The script, under the Mozilla Public License 2.0 in `axe/LICENSE.txt`.
const AXE: &str = include_str!("../axe/axe.min.js");

/// Looks for everything that WCAG 2.2 asks at levels A and AA, and for what is good practice beyond.
const RUN: &str = r#"
const done = arguments[arguments.length - 1];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] }).then(
  ({ violations }) => done({ violations: violations.map(({ id, help, nodes }) => ({
    id, help, places: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
  })) }),
  (error) => done({ error: String(error) }),
);
"#;

/// A rule that the page breaks.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// The name of the rule.
    pub id: String,
    /// What it asks.
    pub help: String,
    /// Where it is broken, and what would mend it.
    pub places: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.help)?;
        self.places.iter().try_for_each(|place| write!(f, "\n    {place}"))
    }
}

/// All that is found on the page as it is now.
pub(crate) async fn violations(driver: &WebDriver) -> Result<Vec<Violation>> {
    driver.execute(AXE, Vec::new()).await.context("axe-core")?;
    let answer = driver.execute_async(RUN, Vec::new()).await.context("axe-core")?;
    let answer = answer.json();
    ensure!(answer["error"].is_null(), "axe-core: {}", answer["error"]);
    let violations = answer["violations"].as_array().context("axe-core answered no list")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let read = |violation: &Value| Violation {
        id: text(&violation["id"]),
        help: text(&violation["help"]),
        places: violation["places"].as_array().into_iter().flatten().map(text).collect(),
    };
    Ok(violations.iter().map(read).collect())
}
