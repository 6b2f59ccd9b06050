//! Writing a table's file.

use std::fs::{self, File};
use std::io::{self, BufWriter, Cursor, Seek, SeekFrom, Write};
use std::path::Path;

use rayon::prelude::*;
use sha2::{Digest, Sha256};

use crate::block;
use crate::bounds::Packed;
use crate::format::{ENTRY, Header, TableError, blocks};
use crate::index::Index;
use crate::sum::crc32;
use crate::table::Table;

/// Blocks packed at once before they are written.
const BATCH: usize = 512;

/// What is written: bounds, and what is known about them.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The places of the positions.
    pub index: &'a Index,
    /// Their bounds.
    pub bounds: &'a [Packed],
    /// The most citizens of the table they were computed in.
    pub built: u32,
    /// Plies within which they are forced.
    pub plies: u32,
    /// Whether no further pass would change any of them.
    pub finished: bool,
    /// How hard they are packed: a level of Zstandard, 1 to 22. Without one they are stored, so that readers
    /// without the feature `native` can read them.
    pub level: Option<i32>,
}

/// Writes a table, at first under another name (`.part` is appended), so that a file of its name is always
/// whole. The same bounds make the same bytes. The progress is told how many more places are written, and says
/// whether to go on.
///
/// # Errors
/// When it cannot be written; [`io::ErrorKind::Interrupted`] when the progress has ended it. The file that was
/// there before is untouched then.
pub fn write(path: &Path, sheet: &Sheet<'_>, progress: &mut dyn FnMut(u64) -> bool) -> io::Result<()> {
    assert_eq!(sheet.index.len(), sheet.bounds.len() as u64, "a bound for each place");
    let part = path.with_added_extension("part");
    let written = File::create(&part)
        .and_then(|file| {
            let mut file = BufWriter::new(file);
            write_whole(&mut file, sheet, progress)?;
            file.into_inner()?.sync_all()
        })
        .and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // What is half-written is of no use; if it cannot be removed either, the first error says more.
        let _ = fs::remove_file(&part);
    }
    written
}

/// The same table in bytes, its blocks stored: what readers without the feature `native` read.
///
/// # Errors
/// [`TableError`] when there is not enough memory, or the table is damaged.
pub fn stored(table: &Table) -> Result<Vec<u8>, TableError> {
    let unpacked = table.unpacked(&|_| ())?;
    let sheet = Sheet {
        index: table.index(),
        bounds: unpacked.bounds(),
        built: table.built(),
        plies: table.plies(),
        finished: table.is_finished(),
        level: None,
    };
    let mut bytes = Cursor::new(Vec::new());
    write_whole(&mut bytes, &sheet, &mut |_| true)?;
    Ok(bytes.into_inner())
}

fn write_whole(
    file: &mut (impl Write + Seek),
    sheet: &Sheet<'_>,
    progress: &mut dyn FnMut(u64) -> bool,
) -> io::Result<()> {
    let mut header = Header {
        rules: *sheet.index.rules(),
        citizens: sheet.index.citizens(),
        built: sheet.built,
        plies: sheet.plies,
        finished: sheet.finished,
        blocks_len: 0,
        directory_sum: [0; 32],
        blocks_sum: [0; 32],
    };
    let directory_at = header.bytes(sheet.index).len() as u64;
    let mut directory = Vec::with_capacity(blocks(sheet.index.len()) as usize * ENTRY);
    file.seek(SeekFrom::Start(directory_at + directory.capacity() as u64))?;
    let mut sum = Sha256::new();
    for batch in sheet.bounds.chunks(BATCH * block::PLACES) {
        let packed: Vec<Vec<u8>> = batch
            .par_chunks(block::PLACES)
            .map_init(
                || sheet.level.map(zstd::bulk::Compressor::new).transpose(),
                |packer, bounds| match packer {
                    Ok(packer) => block::pack(packer.as_mut(), bounds),
                    Err(error) => Err(io::Error::new(error.kind(), error.to_string())),
                },
            )
            .collect::<io::Result<_>>()?;
        for block in packed {
            directory.extend((block.len() as u32).to_le_bytes());
            directory.extend(crc32(&block).to_le_bytes());
            header.blocks_len += block.len() as u64;
            sum.update(&block);
            file.write_all(&block)?;
        }
        if !progress(batch.len() as u64) {
            return Err(io::ErrorKind::Interrupted.into());
        }
    }
    header.directory_sum = Sha256::digest(&directory).into();
    header.blocks_sum = sum.finalize().into();
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&header.bytes(sheet.index))?;
    file.write_all(&directory)
}
