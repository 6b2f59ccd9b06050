//! The one place with `unsafe`: a file as it lies in memory.

#![expect(unsafe_code, reason = "a mapped file can be changed by others, which no compiler can rule out")]

use std::fs::File;
use std::io;

use memmap2::{Advice, Mmap};

/// The bytes of a file.
pub(crate) fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: tables are written under another name, renamed when they are whole, and never changed; a newer
    // one is another file, and this one lives on while it is mapped. Whoever writes into the file all the same
    // changes bytes that are read as plain numbers, checked against a checksum and then copied out of the map
    // before they are used: what comes of it is an error, and at worst a wrong bound, but no broken memory.
    // Whoever cuts the file ends the program, as the system has it for all mapped files.
    let map = unsafe { Mmap::map(file) }?;
    #[cfg(unix)]
    // Advice that is not taken costs time and nothing else.
    let _ = map.advise(Advice::Random);
    Ok(map)
}
