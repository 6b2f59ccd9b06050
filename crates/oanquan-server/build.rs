//! Says which folder becomes the page inside the program: that of `OANQUAN_SITE`, which `cargo xtask site`
//! writes, and without it an empty one.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-env-changed=OANQUAN_SITE");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo gives a build script a folder to write to"));
    let Some(site) = env::var_os("OANQUAN_SITE").filter(|site| !site.is_empty()).map(PathBuf::from) else {
        let none = out.join("no-site");
        fs::create_dir_all(&none).expect("the folder of a build script can be written to");
        return embed(&none, &out);
    };
    // A build script runs in the folder of its crate, and what is relative would be looked for there.
    if !site.is_absolute() || !site.join("index.html").is_file() {
        let expected = "the absolute path of a folder with index.html, as `cargo xtask site` writes it";
        println!("cargo::error=OANQUAN_SITE is {}, expected {expected}", site.display());
        return;
    }
    println!("cargo::rerun-if-changed={}", site.display());
    embed(&site, &out);
}

/// Writes the declaration with the folder in it: a variable there would need a library with another licence.
fn embed(folder: &Path, out: &Path) {
    let declared = format!("#[derive(rust_embed::RustEmbed)]\n#[folder = {folder:?}]\nstruct Embedded;\n");
    fs::write(out.join("embedded.rs"), declared).expect("the folder of a build script can be written to");
}
