//! Content codings: how the bytes of a file are packed, and which packing a browser wants (RFC 9110, 12.5.3).

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// How bytes are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    /// Brotli, the smallest.
    Brotli,
    /// Gzip, for older browsers and tools.
    Gzip,
    /// As they are.
    Identity,
}

impl Coding {
    /// The codings that pack, with the ends of the names of files packed so.
    pub(crate) const PACKED: [(Coding, &str); 2] = [(Coding::Brotli, ".br"), (Coding::Gzip, ".gz")];

    /// Its name in headers.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
            Coding::Identity => "identity",
        }
    }
}

/// How much a browser wants each coding, in thousandths; 0 is not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    brotli: u16,
    gzip: u16,
    identity: u16,
}

impl Wanted {
    /// What the headers of a request say. What cannot be read counts for nothing.
    pub(crate) fn by(headers: &HeaderMap) -> Wanted {
        let mut named = [None; 3];
        let mut any_other = None;
        let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
        for item in lines.flat_map(|line| line.split(',')) {
            let mut parts = item.split(';').map(str::trim);
            let weight = parts.clone().skip(1).find_map(weight);
            let Ok(weight) = weight.unwrap_or(Ok(1000)) else { continue };
            match parts.next().unwrap_or_default().to_ascii_lowercase().as_str() {
                "br" => named[0] = Some(weight),
                "gzip" | "x-gzip" => named[1] = Some(weight),
                "identity" => named[2] = Some(weight),
                "*" => any_other = Some(weight),
                _ => {}
            }
        }
        let [brotli, gzip, identity] = named;
        Wanted {
            brotli: brotli.or(any_other).unwrap_or(0),
            gzip: gzip.or(any_other).unwrap_or(0),
            // Unless it is refused it will do, but whoever names another wants that more.
            identity: identity.or(any_other).unwrap_or(1),
        }
    }

    /// How much `coding` is wanted.
    pub(crate) fn weight(self, coding: Coding) -> u16 {
        match coding {
            Coding::Brotli => self.brotli,
            Coding::Gzip => self.gzip,
            Coding::Identity => self.identity,
        }
    }
}

/// Reads `q=0.5` as 500; nothing if it is another parameter.
fn weight(parameter: &str) -> Option<Result<u16, ()>> {
    let (name, value) = parameter.split_once('=')?;
    if !name.trim().eq_ignore_ascii_case("q") {
        return None;
    }
    let value: f32 = match value.trim().parse() {
        Ok(value) if (0.0..=1.0).contains(&value) => value,
        _ => return Some(Err(())),
    };
    Some(Ok((value * 1000.0).round() as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read() {
        // What is said, and the thousandths for br, gzip, identity.
        let cases: [(&[&str], [u16; 3]); 13] = [
            (&[], [0, 0, 1]),
            (&[""], [0, 0, 1]),
            (&["gzip, deflate, br, zstd"], [1000, 1000, 1]),
            (&["gzip"], [0, 1000, 1]),
            (&["gzip", "br;q=0.5"], [500, 1000, 1]),
            (&["br;q=0.2, gzip;q=0.8, identity;q=0.5"], [200, 800, 500]),
            (&["BR ; Q=0.25 ,X-GZIP"], [250, 1000, 1]),
            (&["br;q=0, *"], [0, 1000, 1000]),
            (&["*;q=0"], [0, 0, 0]),
            (&["identity;q=0, gzip;q=0.001"], [0, 1, 0]),
            (&["*;q=0, identity"], [0, 0, 1000]),
            (&["br;q=2, gzip;q=-1, identity;q=x"], [0, 0, 1]),
            (&["br;q=NaN, gzip;level=1;q=0.5, ,;,"], [0, 500, 1]),
        ];
        for (lines, [brotli, gzip, identity]) in cases {
            let headers = lines.iter().map(|line| (ACCEPT_ENCODING, line.parse().unwrap())).collect();
            assert_eq!(Wanted::by(&headers), Wanted { brotli, gzip, identity }, "{lines:?}");
        }
    }
}
