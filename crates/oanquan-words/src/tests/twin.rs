//! The catalogues of the program against another implementation of Fluent.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use super::{compiled, folder, say};
use crate::catalogue::Argument;
use crate::compiler::{Folder, Kind, Parameter, REFERENCE, Signature, signatures};

/// Below a thousand, as the other implementation does not group digits.
const NUMBERS: [i64; 5] = [0, 1, 2, 21, 999];

#[test]
fn every_message_says_what_fluent_says() {
    let folders: Vec<_> = paths(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales"))
        .iter()
        .map(|path| folder(path.file_name().unwrap().to_str().unwrap(), &text(path)))
        .collect();
    let compiled = compiled(&folders);
    let english = folders.iter().find(|folder| folder.code == REFERENCE).unwrap();
    let signatures = signatures(english);
    assert!(!signatures.is_empty());
    for Folder { code, files } in &folders {
        let bundle = bundle(code, &files[0].text);
        for (index, signature) in signatures.iter().enumerate() {
            for arguments in arguments(signature) {
                let ours = say(&compiled, code, index, &arguments);
                assert_eq!(ours, theirs(&bundle, signature, &arguments), "{code} {}", signature.id);
            }
        }
    }
}

/// All Fluent files of a language, in the order of their names.
fn text(folder: &Path) -> String {
    let said = |path: &PathBuf| match path.is_dir() {
        true => text(path),
        false => fs::read_to_string(path).unwrap() + "\n\n",
    };
    paths(folder).iter().map(said).collect()
}

fn paths(folder: impl AsRef<Path>) -> Vec<PathBuf> {
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn bundle(code: &str, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![code.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_builtins().unwrap();
    bundle.add_resource(FluentResource::try_new(text.into()).unwrap()).unwrap();
    bundle
}

/// Every number with every value of the texts that are selected.
fn arguments(signature: &Signature) -> Vec<Vec<Argument<'_>>> {
    let mut all = vec![Vec::new()];
    for Parameter { kind, .. } in &signature.parameters {
        let values: Vec<_> = match kind {
            Kind::Number => NUMBERS.map(Argument::Number).into(),
            Kind::Text(values) => {
                values.iter().map(String::as_str).chain(["Bình"]).map(Argument::Text).collect()
            }
        };
        let with = |before: &Vec<_>| -> Vec<_> {
            values.iter().map(|value| [&before[..], &[*value]].concat()).collect()
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

fn theirs(
    bundle: &FluentBundle<FluentResource>,
    signature: &Signature,
    arguments: &[Argument<'_>],
) -> String {
    let mut given = FluentArgs::new();
    for (Parameter { name, .. }, argument) in signature.parameters.iter().zip(arguments) {
        match *argument {
            Argument::Text(text) => given.set(name.as_str(), text),
            Argument::Number(number) => given.set(name.as_str(), number),
        }
    }
    let pattern = bundle.get_message(&signature.id).unwrap().value().unwrap();
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&given), &mut errors).into_owned();
    assert!(errors.is_empty(), "{}: {errors:?}", signature.id);
    said
}
