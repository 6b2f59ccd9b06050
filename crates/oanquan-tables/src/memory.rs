//! Memory for the bounds of many positions.

use std::io;
use std::ops::{Deref, DerefMut};

use crate::bounds::Packed;

/// Bounds in memory, all unknown at first.
#[derive(Debug)]
pub struct Memory {
    #[cfg(feature = "native")]
    bytes: memmap2::MmapMut,
    #[cfg(not(feature = "native"))]
    bytes: Vec<u8>,
}

impl Memory {
    /// Room for the bounds of so many positions, in huge pages where the system has them: a look at a random
    /// place waits for the tables of pages as long as for the bounds themselves.
    ///
    /// # Errors
    /// When there is not enough memory.
    #[cfg(feature = "native")]
    pub fn unknown(places: u64) -> io::Result<Memory> {
        let bytes = usize::try_from(places).ok().and_then(|places| places.checked_mul(size_of::<Packed>()));
        let bytes = bytes.ok_or(io::ErrorKind::OutOfMemory)?;
        let bytes = memmap2::MmapMut::map_anon(bytes)?;
        #[cfg(target_os = "linux")]
        // Small pages are slower, and nothing else.
        let _ = bytes.advise(memmap2::Advice::HugePage);
        Ok(Memory { bytes })
    }

    /// Room for the bounds of so many positions.
    ///
    /// # Errors
    /// When there is not enough memory.
    #[cfg(not(feature = "native"))]
    pub fn unknown(places: u64) -> io::Result<Memory> {
        let len = usize::try_from(places).ok().and_then(|places| places.checked_mul(size_of::<Packed>()));
        let len = len.ok_or(io::ErrorKind::OutOfMemory)?;
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(len).map_err(|_| io::ErrorKind::OutOfMemory)?;
        bytes.resize(len, 0);
        Ok(Memory { bytes })
    }
}

impl Deref for Memory {
    type Target = [Packed];
    #[inline]
    fn deref(&self) -> &[Packed] {
        self.bytes.as_chunks().0
    }
}

impl DerefMut for Memory {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Packed] {
        self.bytes.as_chunks_mut().0
    }
}
