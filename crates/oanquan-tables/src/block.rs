//! A block: the bounds of some thousand places that follow each other, packed.
//!
//! First come all lower bounds, then all widths, which are 0 wherever the value is known; Zstandard packs them.

use crate::bounds::Packed;

/// Places of a block; the last of a table can have fewer.
pub(crate) const PLACES: usize = 4096;

/// The bytes before they are packed.
#[cfg(feature = "native")]
fn planes(bounds: &[Packed]) -> Vec<u8> {
    let lower = bounds.iter().map(|[lower, _]| *lower);
    lower.chain(bounds.iter().map(|[lower, upper]| width(*lower, *upper))).collect()
}

/// How far the bounds lie apart when both are known; of a width and a lower bound it makes the upper one.
fn width(lower: u8, upper: u8) -> u8 {
    255u8.wrapping_sub(lower).wrapping_sub(upper)
}

/// Packs bounds.
#[cfg(feature = "native")]
pub(crate) fn pack(packer: &mut zstd::bulk::Compressor<'_>, bounds: &[Packed]) -> std::io::Result<Vec<u8>> {
    packer.compress(&planes(bounds))
}

/// Unpacks exactly these bounds; `None` when the bytes are not theirs.
pub(crate) fn unpack(packed: &[u8], bounds: &mut [Packed]) -> Option<()> {
    let mut planes = vec![0; 2 * bounds.len()];
    (decompress(packed, &mut planes)? == planes.len()).then_some(())?;
    let (lowers, widths) = planes.split_at(bounds.len());
    for ((bounds, &lower), &apart) in bounds.iter_mut().zip(lowers).zip(widths) {
        *bounds = [lower, width(lower, apart)];
    }
    Some(())
}

#[cfg(feature = "native")]
fn decompress(packed: &[u8], planes: &mut [u8]) -> Option<usize> {
    zstd::bulk::decompress_to_buffer(packed, planes).ok()
}

#[cfg(not(feature = "native"))]
fn decompress(packed: &[u8], planes: &mut [u8]) -> Option<usize> {
    ruzstd::decoding::FrameDecoder::new().decode_all(packed, planes).ok()
}
