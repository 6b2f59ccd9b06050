//! A block: the bounds of some thousand places that follow each other, packed.
//!
//! First come all lower bounds, then all widths, which are 0 wherever the value is known; Zstandard packs them, or
//! they are stored as they are, for readers that cannot unpack and transports that pack.

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

/// Packs bounds; without a packer, and where packing makes nothing smaller, they are stored.
#[cfg(feature = "native")]
pub(crate) fn pack(
    packer: Option<&mut zstd::bulk::Compressor<'_>>,
    bounds: &[Packed],
) -> std::io::Result<Vec<u8>> {
    let planes = planes(bounds);
    let Some(packer) = packer else {
        return Ok(planes);
    };
    let packed = packer.compress(&planes)?;
    Ok(if packed.len() < planes.len() { packed } else { planes })
}

/// Whether a block of so many bytes and places is stored as it is.
pub(crate) const fn is_stored(bytes: usize, places: usize) -> bool {
    bytes == 2 * places
}

/// Unpacks exactly these bounds; `None` when the bytes are not theirs.
pub(crate) fn unpack(packed: &[u8], bounds: &mut [Packed]) -> Option<()> {
    if !is_stored(packed.len(), bounds.len()) {
        return unstored(packed, bounds);
    }
    let (lowers, widths) = packed.split_at(bounds.len());
    for ((bounds, &lower), &apart) in bounds.iter_mut().zip(lowers).zip(widths) {
        *bounds = [lower, width(lower, apart)];
    }
    Some(())
}

#[cfg(feature = "native")]
fn unstored(packed: &[u8], bounds: &mut [Packed]) -> Option<()> {
    let mut planes = vec![0; 2 * bounds.len()];
    let len = zstd::bulk::decompress_to_buffer(packed, &mut planes).ok()?;
    (len == planes.len()).then(|| unpack(&planes, bounds))?
}

/// A table with such blocks was refused.
#[cfg(not(feature = "native"))]
const fn unstored(_: &[u8], _: &mut [Packed]) -> Option<()> {
    None
}
