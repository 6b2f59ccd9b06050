//! The folder that the page is written to: replaced as a whole or not at all, and never somebody else's.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::SERVICE_WORKER;
use super::compress::Packed;

/// What the service worker of every page that was written here says.
const MARK: &str = "`oanquan ${self.registration.scope} `";

/// An error unless the folder may be replaced: it is not there, it is empty, or it holds such a page.
pub(super) fn check(folder: &Path) -> Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    let entries = fs::read_dir(folder).with_context(|| format!("{} is not a folder", folder.display()))?;
    let is_empty = entries.count() == 0;
    let worker = fs::read_to_string(folder.join(SERVICE_WORKER)).unwrap_or_default();
    ensure!(
        is_empty || worker.contains(MARK),
        "{} holds something else than this page, name an empty folder or one to be made",
        folder.display()
    );
    Ok(())
}

/// Makes the folder hold these files alone; leaves it untouched when it does already.
pub(super) fn replace(folder: &Path, files: &BTreeMap<String, Packed>) -> Result<()> {
    check(folder)?;
    let forms = forms(files);
    if holds(folder, &forms) {
        return Ok(());
    }
    let parent = match folder.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    fs::create_dir_all(parent).with_context(|| parent.display().to_string())?;
    let aside = tempfile::Builder::new().prefix(".oanquan-site-").tempdir_in(parent);
    let aside = aside.with_context(|| format!("{} cannot be written to", parent.display()))?;
    let (new, old) = (aside.path().join("new"), aside.path().join("old"));
    fs::create_dir(&new).with_context(|| new.display().to_string())?;
    for (name, content) in &forms {
        fs::write(new.join(name), content).with_context(|| name.clone())?;
    }
    if folder.exists() {
        fs::rename(folder, &old).with_context(|| format!("{} cannot be moved", folder.display()))?;
    }
    fs::rename(&new, folder).with_context(|| format!("{} cannot be made", folder.display()))
}

/// Every file with its compressed forms.
fn forms(files: &BTreeMap<String, Packed>) -> BTreeMap<String, &[u8]> {
    let mut forms = BTreeMap::new();
    for (name, file) in files {
        let compressed = [(".br", &file.brotli), (".gz", &file.gzip)];
        forms.insert(name.clone(), file.plain.as_slice());
        let compressed = compressed.into_iter().filter_map(|(ending, form)| Some((ending, form.as_ref()?)));
        forms.extend(compressed.map(|(ending, form)| (format!("{name}{ending}"), form.as_slice())));
    }
    forms
}

/// Whether the folder has these files and no other.
fn holds(folder: &Path, forms: &BTreeMap<String, &[u8]>) -> bool {
    fs::read_dir(folder).is_ok_and(|entries| entries.count() == forms.len())
        && forms.iter().all(|(name, content)| fs::read(folder.join(name)).is_ok_and(|is| is == *content))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(extra: &str) -> BTreeMap<String, Packed> {
        let file = |text: &str| Packed { plain: text.into(), brotli: Some(b"b".to_vec()), gzip: None };
        let files = [(SERVICE_WORKER, file(MARK)), ("index.html", file(extra))];
        files.map(|(name, file)| (name.to_string(), file)).into()
    }

    fn names(folder: &Path) -> Vec<String> {
        let names = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            names.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_folder_of_ours_is_replaced_as_a_whole() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("a").join("site");
        replace(&folder, &page("one")).unwrap();
        assert_eq!(names(&folder), ["index.html", "index.html.br", "sw.js", "sw.js.br"]);
        fs::write(folder.join("left-over.js"), "").unwrap();
        replace(&folder, &page("two")).unwrap();
        assert_eq!(names(&folder), ["index.html", "index.html.br", "sw.js", "sw.js.br"]);
        assert_eq!(fs::read_to_string(folder.join("index.html")).unwrap(), "two");
        // Nothing lies about beside it.
        assert_eq!(names(folder.parent().unwrap()), ["site"]);
    }

    #[test]
    fn the_same_page_again_touches_nothing() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("site");
        replace(&folder, &page("one")).unwrap();
        let written = || fs::metadata(folder.join("index.html")).unwrap().modified().unwrap();
        let before = written();
        replace(&folder, &page("one")).unwrap();
        assert_eq!(written(), before);
    }

    #[test]
    fn a_folder_of_somebody_else_is_left_alone() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join("index.html"), "mine").unwrap();
        let error = replace(place.path(), &page("one")).unwrap_err().to_string();
        assert!(error.contains("holds something else"), "{error}");
        assert_eq!(names(place.path()), ["index.html"]);
        let error = check(&place.path().join("index.html")).unwrap_err().to_string();
        assert!(error.ends_with("is not a folder"), "{error}");
        fs::remove_file(place.path().join("index.html")).unwrap();
        replace(place.path(), &page("one")).unwrap();
    }
}
