//! Bytes that come from outside, made text.

use anyhow::anyhow;

/// What some editors and shells put before UTF-8 text.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// The bytes without the byte order mark they may begin with.
pub(crate) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(MARK).unwrap_or(bytes)
}

/// The text of a game record; the error names the place where the bytes stop being text.
pub(crate) fn record_text(bytes: Vec<u8>, name: &str) -> anyhow::Result<String> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        anyhow!("{name}: line {line}: found bytes that are no text, expected a game record")
    })
}
