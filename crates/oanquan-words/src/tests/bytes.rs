//! Catalogues that are loaded.

use super::english;
use crate::catalogue::{Catalogue, CatalogueError};
use crate::format::{HEADER, hash};
use crate::{Language, Words};

#[test]
fn a_catalogue_that_was_loaded_says_the_same() {
    for language in Language::ALL {
        let words = Words::from_bytes(language.catalogue().to_vec()).unwrap();
        assert_eq!(words, Words::of(language));
        assert_eq!(words.cancel(), Words::of(language).cancel());
        assert_eq!(words.player_numbered(1234), Words::of(language).player_numbered(1234));
    }
}

#[test]
fn every_change_of_a_byte_is_noticed() {
    let bytes = &english("a = { $n ->\n [one] one\n *[other] { $n }\n }\n").catalogues[0].bytes;
    let shape = u64::from_le_bytes(*bytes.first_chunk().unwrap());
    assert!(Catalogue::from_bytes(bytes, shape).is_ok());
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(Catalogue::from_bytes(&changed, shape).is_err(), "byte {at}");
        assert!(Catalogue::from_bytes(&bytes[..at], shape).is_err(), "{at} bytes");
    }
}

#[test]
fn a_catalogue_with_other_messages_is_refused() {
    let bytes = english("a = A\n").catalogues.remove(0).bytes;
    let refused = Words::from_bytes(bytes).unwrap_err();
    assert!(matches!(refused, CatalogueError::Version { .. }), "{refused}");
}

#[test]
fn a_catalogue_of_another_language_is_refused() {
    let mut bytes = Language::En.catalogue().to_vec();
    let code = HEADER + 1;
    assert_eq!(&bytes[code..code + 2], b"en");
    bytes[code..code + 2].copy_from_slice(b"xx");
    let sum = hash(&bytes[HEADER..]).to_le_bytes();
    bytes[HEADER - sum.len()..HEADER].copy_from_slice(&sum);
    assert_eq!(Words::from_bytes(bytes), Err(CatalogueError::Language("xx".into())));
}

#[test]
fn the_shape_knows_ids_and_parameters_and_not_texts() {
    let shape = |messages| english(messages).catalogues[0].bytes[..8].to_vec();
    assert_eq!(shape("a = A { $x }\n"), shape("a = B { $x }\n"));
    assert_ne!(shape("a = A { $x }\n"), shape("b = A { $x }\n"));
    assert_ne!(shape("a = A { $x }\n"), shape("a = A { $y }\n"));
    assert_ne!(shape("a = A { $x }\n"), shape("a = A { NUMBER($x) }\n"));
}
