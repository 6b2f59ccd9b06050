//! Makes the searches once for every line it reads, and answers with the seconds they took and the nodes of
//! each.

use std::io::{self, Write};
use std::time::Instant;

fn main() -> io::Result<()> {
    for line in io::stdin().lines() {
        line?;
        let begun = Instant::now();
        let nodes = wasm_bench::searched();
        let seconds = begun.elapsed().as_secs_f64();
        let nodes: Vec<String> = nodes.iter().map(u64::to_string).collect();
        writeln!(io::stdout(), "{seconds} {}", nodes.join(" "))?;
    }
    Ok(())
}
