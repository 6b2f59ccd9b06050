//! Reads the catalogues, checks them, and writes the Rust and the bytes that the crate includes.

#[path = "build/compiler.rs"]
mod compiler;
#[path = "src/format.rs"]
#[expect(dead_code, reason = "the crate reads what the build writes")]
mod format;
#[path = "src/locale.rs"]
mod locale;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use compiler::{Bytes, Compiled, File, Folder, Part};

const FOLDER: &str = "locales";
/// The folders inside that of a language with what later parts say.
const STUDY: &str = "study";
const TERMINAL: &str = "terminal";
const PSEUDO: &str = "OANQUAN_PSEUDO";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rerun-if-env-changed={PSEUDO}");
    let pseudo = env::var_os(PSEUDO).is_some();
    match compiler::compile(&folders(Path::new(FOLDER))?, pseudo) {
        Ok(compiled) => write(&compiled),
        Err(problems) => {
            for problem in problems {
                println!("cargo::error={problem}");
            }
            Ok(())
        }
    }
}

fn write(compiled: &Compiled) -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("languages.rs"), &compiled.languages)?;
    fs::write(out.join("messages.rs"), &compiled.messages)?;
    compiled.catalogues.iter().try_for_each(|Bytes { code, part, bytes }| {
        fs::write(out.join(format!("{code}.{}", part.extension())), bytes)
    })
}

/// The folders of all languages, each with its Fluent files in the order of their names, those of later parts after
/// those of the first.
fn folders(root: &Path) -> io::Result<Vec<Folder>> {
    sorted(root)?
        .into_iter()
        .filter(|path| path.is_dir())
        .map(|path| {
            let code = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let mut files = fluent(&path, Part::Words)?;
            files.extend(fluent(&path.join(STUDY), Part::Study)?);
            files.extend(fluent(&path.join(TERMINAL), Part::Terminal)?);
            Ok(Folder { code, files })
        })
        .collect()
}

/// The Fluent files of a folder, none where there is no such folder.
fn fluent(folder: &Path, part: Part) -> io::Result<Vec<File>> {
    let paths = if folder.is_dir() { sorted(folder)? } else { Vec::new() };
    let fluent =
        paths.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    fluent
        .map(|path| Ok(File { name: path.display().to_string(), text: fs::read_to_string(&path)?, part }))
        .collect()
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
