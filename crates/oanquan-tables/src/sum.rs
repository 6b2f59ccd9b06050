//! CRC-32, the checksum of blocks.

/// The checksum of some bytes.
#[cfg(feature = "native")]
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}

/// The checksum of some bytes. The tables of the library are a third of the page's engine, so here they are made
/// small: half a byte at a time is fast enough for the few blocks of a small table.
#[cfg(any(test, not(feature = "native")))]
pub(crate) fn crc32_small(bytes: &[u8]) -> u32 {
    let step = |sum: u32, half: u8| HALVES[((sum ^ u32::from(half)) & 15) as usize] ^ (sum >> 4);
    !bytes.iter().fold(!0, |sum, &byte| step(step(sum, byte & 15), byte >> 4))
}

#[cfg(not(feature = "native"))]
pub(crate) use crc32_small as crc32;

/// What each half of a byte does to the checksum.
#[cfg(any(test, not(feature = "native")))]
const HALVES: [u32; 16] = {
    let mut halves = [0; 16];
    let mut half = 0;
    while half < 16 {
        let (mut sum, mut bits) = (half as u32, 0);
        while bits < 4 {
            sum = (sum >> 1) ^ (0xEDB8_8320 * (sum & 1));
            bits += 1;
        }
        halves[half] = sum;
        half += 1;
    }
    halves
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_small_one_is_the_same() {
        // The check value of CRC-32.
        assert_eq!(crc32_small(b"123456789"), 0xCBF4_3926);
        let bytes: Vec<u8> = (0..1000_u32).map(|number| (number * number) as u8).collect();
        for len in [0, 1, 2, 999, 1000] {
            assert_eq!(crc32_small(&bytes[..len]), crc32fast::hash(&bytes[..len]));
        }
    }
}
