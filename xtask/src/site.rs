//! `cargo xtask site`: the page as static files that any web host can serve, under any folder.
//!
//! A file's name tells its content, so that it may be kept for ever; `index.html`, `sw.js` and the manifest
//! keep their names, since they are where everything begins.

mod compress;
mod folder;
mod lean;
mod module;
mod names;
mod order;
mod parts;
mod short;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};
use oanquan_tables::{Table, stored};
use oanquan_words::Language;

use crate::wasm_target;
use crate::workspace::{GOOD, root, target_folder};
use compress::Effort;
use lean::lean;
use module::Module;
use names::{Names, digest};

/// Shown by `cargo xtask site --help`.
pub(crate) const HELP: &str =
    "The target wasm32-unknown-unknown is installed by rustup where it is missing; nothing else is needed.
A folder that is not empty is replaced only if it holds such a page already.
Beside most files lie their compressed forms, NAME.br and NAME.gz, for servers that send them.

Examples:
  cargo xtask site dist         the page in dist/, ready to be copied to a web host
  cargo xtask site dist --dev   built faster, larger and slower";

/// The variable by which the server is told, when it is built, which page to hold.
pub(crate) const EMBEDDED: &str = "OANQUAN_SITE";

/// Where the files come from that are not compiled.
const ASSETS: &str = "crates/oanquan-web/assets";

/// Endgame tables for the page, as they lie in the repository.
const TABLES: [&str; 2] = ["testdata/tables/seed-10.oaqt", "testdata/tables/vietnam-10.oaqt"];

/// An opening book for the page, as it lies in the repository.
const BOOK: &str = "testdata/books/seed-8.oaqb";

/// The puzzles, as they lie in the repository. They come when their page is opened.
const PUZZLES: &str = "testdata/puzzles/puzzles.oaqz";

/// The styles of the board, which stand before those of the page.
const BOARD_STYLES: &str = "crates/oanquan-board/board.css";

/// The styles that only name the fonts: they are loaded when the board can be played.
const FONTS: &str = "fonts.css";

/// What is loaded when somebody needs it: the puzzles, and fonts of scripts that few read, which a browser fetches
/// when it meets a letter of them.
const RARE: [&str; 3] = ["greek.woff2", "kannada.woff2", "puzzles.oaqz"];

/// The styles of the pages for learners, which come with them.
const STUDY_STYLES: &str = "study.css";

/// The parts of the module that come with the pages for learners, and with the first endgame table.
const LATER_PARTS: [&str; 2] = ["split_study", "split_tables"];

/// The list of what is loaded when somebody needs it: plain names, and those under which the files are served.
const LATER: &str = "later.json";

/// What the document loads or names besides the styles, each after those it names.
const SCRIPTS: [&str; 3] = [FONTS, "worker.js", "boot.js"];

/// Tells the system how to install the page.
const MANIFEST: &str = "manifest.webmanifest";

/// Where everything begins.
const DOCUMENT: &str = "index.html";

/// The line of the document that tells where the words of a language are; there is one for each.
const WORDS: &str = "<meta name=\"oanquan-words\" lang=\"code\" content=\"words-code.bin\">\n";

/// The service worker, which knows all the others.
const SERVICE_WORKER: &str = "sw.js";

/// How a page is built.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Build {
    /// Small and fast, for everybody.
    Release,
    /// Soon there, for whoever works on it.
    Dev,
}

/// `cargo xtask site`.
pub(crate) fn run(folder: &Path, build: Build) -> Result<ExitCode> {
    let written = write(folder, build)?;
    let sent: usize = written.values().sum();
    let (style, count) = (GOOD, written.len());
    anstream::println!("{style}The page is in {}{style:#}: {count} files, {sent} bytes", folder.display());
    Ok(ExitCode::SUCCESS)
}

/// Builds the page where the other chores look for it.
pub(crate) fn for_chores() -> Result<PathBuf> {
    let folder = folder();
    write(&folder, Build::Release)?;
    Ok(folder)
}

/// Where the other chores look for the page.
pub(crate) fn folder() -> PathBuf {
    root().join(target_folder()).join("site")
}

/// Builds the page into a folder; tells the files and how many bytes of each a browser is sent.
fn write(folder: &Path, build: Build) -> Result<BTreeMap<String, usize>> {
    // Said before the minutes that building may take.
    folder::check(folder)?;
    wasm_target::install()?;
    let module = Module::build("oanquan-web", "web", build)?;
    let files = assemble(Assets::read()?, module)?;
    let effort = if build == Build::Dev { Effort::Little } else { Effort::Most };
    let packed = compress::all(files, folder, effort)?;
    folder::replace(folder, &packed)?;
    Ok(packed.into_iter().map(|(name, file)| (name, file.sent())).collect())
}

/// What is not compiled.
struct Assets {
    /// Pictures, fonts and endgame tables.
    binaries: BTreeMap<String, Vec<u8>>,
    /// The style sheets in the order in which they count, as one.
    styles: String,
    /// Scripts, the fonts' styles, the manifest and the document.
    texts: BTreeMap<String, String>,
    /// What the fonts ask to be passed on with them.
    licences: BTreeMap<String, Vec<u8>>,
}

impl Assets {
    fn read() -> Result<Assets> {
        let styles = read_text(&root().join(BOARD_STYLES))?;
        let mut assets =
            Assets { binaries: BTreeMap::new(), styles, texts: BTreeMap::new(), licences: BTreeMap::new() };
        for part in ["", "fonts", "icons"] {
            for path in files_of(&root().join(ASSETS).join(part))? {
                assets.take(&path)?;
            }
        }
        for path in TABLES.into_iter().chain([BOOK, PUZZLES]) {
            assets.take(&root().join(path))?;
        }
        Ok(assets)
    }

    fn take(&mut self, path: &Path) -> Result<()> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match path.extension().unwrap_or_default().to_str() {
            Some("css") if name != FONTS && name != STUDY_STYLES => self.styles.push_str(&read_text(path)?),
            Some("css" | "js" | "html" | "webmanifest") => {
                self.texts.insert(name, read_text(path)?);
            }
            Some("svg" | "png" | "woff2" | "oaqb" | "oaqz") => {
                self.binaries.insert(name, read(path)?);
            }
            Some("oaqt") => {
                // The page's engine cannot unpack; what is sent is packed anyway.
                let table = Table::from_bytes(read(path)?).with_context(|| path.display().to_string())?;
                self.binaries.insert(name, stored(&table)?);
            }
            Some("txt") => {
                self.licences.insert(name, read(path)?);
            }
            // Told to whoever looks into the folder, not to the browser.
            Some("md") => {}
            _ => bail!("{}: not a kind of file that a page is made of", path.display()),
        }
        Ok(())
    }
}

/// The files of a folder in the order of their names, without its folders.
fn files_of(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.with_context(|| folder.display().to_string())?.path();
        if path.is_file() {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// All files under their final names, naming each other by them.
fn assemble(mut assets: Assets, module: Module) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = Files::default();
    files.names.keep(SERVICE_WORKER);
    for (name, content) in assets.binaries {
        match RARE.contains(&name.as_str()) {
            true => files.add_later(&name, content),
            false => files.add(&name, content),
        }
    }
    files.add_text("style.css", &lean(&assets.styles))?;
    for language in Language::ALL {
        files.add_later(&words_name(language), language.catalogue().to_vec());
        files.add_later(&format!("study-{}.bin", language.code()), language.study_catalogue().to_vec());
    }
    files.add(&module.binary_name(), module.binary);
    for (name, part) in module.parts {
        match LATER_PARTS.iter().any(|later| name.starts_with(later)) {
            true => files.add_later(&name, part),
            false => files.add(&name, part),
        }
    }
    // Its modules aside, the script names things that only look like files.
    let script = files.names.rewrite(&lean(&module.script));
    files.add(&format!("{}.js", module.name), script.into_bytes());
    let mut take = |name: &str| assets.texts.remove(name).with_context(|| format!("{ASSETS} has no {name}"));
    let styles = files.rewritten(STUDY_STYLES, &lean(&take(STUDY_STYLES)?))?;
    files.add_later(STUDY_STYLES, styles);
    files.add(LATER, serde_json::to_vec(&files.later)?);
    for name in SCRIPTS {
        files.add_text(name, &lean(&take(name)?))?;
    }
    files.add_entrance(MANIFEST, &take(MANIFEST)?)?;
    files.add_entrance(DOCUMENT, &with_languages(&take(DOCUMENT)?)?)?;
    let service_worker = lean(&take(SERVICE_WORKER)?);
    if let Some(name) = assets.texts.keys().next() {
        bail!("{ASSETS}/{name} is not used, name it in xtask/src/site.rs");
    }
    let later: Vec<String> = files.later.into_values().collect();
    let service_worker = files.names.rewrite(&service_worker);
    let mut files = files.served;
    let service_worker = service_worker_for(&service_worker, &files, &later)?;
    files.insert(SERVICE_WORKER.to_string(), service_worker.into_bytes());
    files.extend(assets.licences);
    Ok(files)
}

/// The files so far, and what they are called by whoever names them.
#[derive(Default)]
struct Files {
    names: Names,
    /// What is loaded when somebody needs it, as [`LATER`] tells it.
    later: BTreeMap<String, String>,
    served: BTreeMap<String, Vec<u8>>,
}

impl Files {
    fn add(&mut self, name: &str, content: Vec<u8>) {
        self.served.insert(self.names.add(name, &content), content);
    }

    /// A file that is loaded when somebody needs it.
    fn add_later(&mut self, name: &str, content: Vec<u8>) {
        let served = self.names.add(name, &content);
        self.later.insert(name.to_string(), served.clone());
        self.served.insert(served, content);
    }

    /// A text written by hand; all that it names has to be there.
    fn add_text(&mut self, name: &str, text: &str) -> Result<()> {
        let text = self.rewritten(name, text)?;
        self.add(name, text);
        Ok(())
    }

    /// A text written by hand that is served under its own name.
    fn add_entrance(&mut self, name: &str, text: &str) -> Result<()> {
        let text = self.rewritten(name, text)?;
        self.names.keep(name);
        self.served.insert(name.to_string(), text);
        Ok(())
    }

    fn rewritten(&self, name: &str, text: &str) -> Result<Vec<u8>> {
        match self.names.unknown_in(text) {
            Some(unknown) => bail!("{name} names {unknown}, which is not a file of the page"),
            None => Ok(self.names.rewrite(text).into_bytes()),
        }
    }
}

/// The file with the words of a language.
fn words_name(language: Language) -> String {
    format!("words-{}.bin", language.code())
}

/// The document, which tells of every language where its words are.
fn with_languages(text: &str) -> Result<String> {
    ensure!(text.matches(WORDS).count() == 1, "{ASSETS}/{DOCUMENT} has to have {} once", WORDS.trim());
    let line = |language: Language| WORDS.replace("code", language.code());
    Ok(text.replace(WORDS, &Language::ALL.map(line).concat()))
}

/// The service worker with the files it keeps from the beginning, and a version that tells the content of all.
///
/// Pictures of the icon are not kept: they are for the system that installs the page. Endgame tables are kept by
/// the engine's worker when a game has needed them, and what is loaded later when it has been.
fn service_worker_for(text: &str, files: &BTreeMap<String, Vec<u8>>, later: &[String]) -> Result<String> {
    let is_kept = |name: &&String| {
        !([".png", ".oaqt", ".oaqb"].iter().any(|ending| name.ends_with(ending)) || later.contains(name))
    };
    let kept = files.keys().filter(is_kept);
    let kept: Vec<&str> = kept.map(|name| if name == DOCUMENT { "./" } else { name }).collect();
    let version = digest(files.iter().flat_map(|(name, content)| [name.as_bytes(), content.as_slice()]));
    let mut text = text.to_string();
    for (place, value) in
        [("\"version\"", serde_json::to_string(&version)?), ("[\"files\"]", serde_json::to_string(&kept)?)]
    {
        ensure!(text.matches(place).count() == 1, "{ASSETS}/{SERVICE_WORKER} has to have {place} once");
        text = text.replace(place, &value);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(name: &'static str) -> Module {
        let script = format!("export default async () => new URL('{name}_bg.wasm', import.meta.url);\n");
        let parts = ["split_engine", "split_study", "split_tables"];
        let parts = parts.map(|part| (format!("{part}.wasm"), part.as_bytes().to_vec())).into();
        Module { name, script, binary: name.as_bytes().to_vec(), parts }
    }

    fn files(assets: Assets) -> BTreeMap<String, Vec<u8>> {
        assemble(assets, module("web")).unwrap()
    }

    fn assets() -> Assets {
        Assets::read().unwrap()
    }

    fn text<'a>(files: &'a BTreeMap<String, Vec<u8>>, name: &str) -> &'a str {
        str::from_utf8(&files[name]).unwrap()
    }

    #[test]
    fn a_change_anywhere_shows_in_every_name_up_to_the_service_worker() {
        let before = files(assets());
        let mut changed = assets();
        changed.texts.get_mut("worker.js").unwrap().push(';');
        let after = files(changed);
        let worker = |files: &BTreeMap<String, Vec<u8>>| {
            files.keys().find(|name| name.starts_with("worker-")).unwrap().clone()
        };
        assert_ne!(worker(&before), worker(&after));
        assert!(text(&after, "index.html").contains(&worker(&after)));
        assert!(text(&after, SERVICE_WORKER).contains(&worker(&after)));
        assert_ne!(before[SERVICE_WORKER], after[SERVICE_WORKER]);
        // What does not name it stays what it was.
        let boot = before.keys().find(|name| name.starts_with("boot-")).unwrap();
        assert!(after.contains_key(boot));
    }

    #[test]
    fn a_page_that_changes_without_its_files_has_another_version() {
        let before = files(assets());
        let mut changed = assets();
        changed.texts.get_mut("index.html").unwrap().push('\n');
        assert_ne!(before[SERVICE_WORKER], files(changed)[SERVICE_WORKER]);
    }

    #[test]
    fn the_service_worker_keeps_all_that_the_page_needs() {
        let files = files(assets());
        let worker = text(&files, SERVICE_WORKER);
        for name in files.keys() {
            let quoted = if name == "index.html" { "\"./\"" } else { &format!("\"{name}\"") };
            let begins = |beginning: &&str| name.starts_with(beginning);
            let later = [".txt", ".png", ".oaqt", ".oaqb"].iter().any(|ending| name.ends_with(ending))
                || ["words-", "study-", "split_study-", "split_tables-", "greek-", "kannada-", "puzzles-"]
                    .iter()
                    .any(begins);
            let expected = name != SERVICE_WORKER && !later;
            assert_eq!(worker.contains(quoted), expected, "{name}");
        }
    }

    #[test]
    fn the_document_tells_where_the_words_of_each_language_are() {
        let files = files(assets());
        for language in Language::ALL {
            let code = language.code();
            let name = files.keys().find(|name| name.starts_with(&format!("words-{code}-"))).unwrap();
            assert_eq!(files[name], language.catalogue());
            let line = format!("<meta name=\"oanquan-words\" lang=\"{code}\" content=\"{name}\">\n");
            assert!(text(&files, DOCUMENT).contains(&line), "{line}");
        }
        assert!(!text(&files, DOCUMENT).contains("words-code"));
    }

    #[test]
    fn what_is_loaded_later_is_listed_by_its_plain_name() {
        let files = files(assets());
        let list = files.keys().find(|name| name.starts_with("later-")).unwrap();
        let list: BTreeMap<String, String> = serde_json::from_slice(&files[list]).unwrap();
        for name in ["words-en.bin", "study-vi.bin", "puzzles.oaqz", STUDY_STYLES] {
            assert!(files.contains_key(&list[name]), "{name}");
        }
    }

    #[test]
    fn a_file_that_is_named_has_to_be_there() {
        let mut assets = assets();
        assets.styles.push_str("p { background: url(missing.png); }\n");
        let error = assemble(assets, module("web")).unwrap_err().to_string();
        assert!(error.contains(" names missing.png, "), "{error}");
    }

    #[test]
    fn a_script_that_nothing_orders_is_an_error() {
        let mut assets = assets();
        assets.texts.insert(String::from("other.js"), String::new());
        let error = assemble(assets, module("web")).unwrap_err().to_string();
        assert!(error.contains("other.js is not used"), "{error}");
    }
}
