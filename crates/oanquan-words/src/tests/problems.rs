//! Catalogues that are refused, and what is said about them: the cases of `problems.txt`.

use std::fmt::Write;

use super::told;
use crate::compiler::{File, Folder, Part, compile};

const CASES: &str = include_str!("problems.txt");

/// The parts of a text that begin with a mark and a title.
fn parts<'a>(text: &'a str, mark: &str) -> Vec<(&'a str, &'a str)> {
    text.split(mark).skip(1).map(|part| part.split_once('\n').unwrap()).collect()
}

#[test]
fn every_problem_is_told_with_file_line_and_id() {
    let mut difference = String::new();
    let cases = parts(CASES, "=== ");
    assert!(!cases.is_empty());
    for (title, case) in cases {
        let mut folders: Vec<Folder> = Vec::new();
        let mut expected = "";
        for (name, text) in parts(case, "--- ") {
            let Some((code, _)) = name.split_once('/') else {
                assert_eq!(name, "problems", "{title}");
                expected = text.trim();
                continue;
            };
            let file = File { name: name.into(), text: text.replace("<TAB>", "\t"), part: Part::Words };
            match folders.iter_mut().find(|folder| folder.code == code) {
                Some(folder) => folder.files.push(file),
                None => folders.push(Folder { code: code.into(), files: vec![file] }),
            }
        }
        assert!(!expected.is_empty(), "{title} expects problems");
        let found =
            compile(&folders, false).err().map_or_else(String::new, |problems| told(&problems).join("\n"));
        if found != expected {
            writeln!(difference, "=== {title}\n{found}\n--- expected\n{expected}\n").unwrap();
        }
    }
    assert!(difference.is_empty(), "{difference}");
}
