//! `oanquan tables build`.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use oanquan::{Bare, Rules};
use oanquan_solver::build::{Build, Census};
use oanquan_tables::{Table, write};

use super::file::{identity, percent};
use super::watch::{Bar, threads};
use crate::failure::bad_use;

/// How hard a table is packed.
const LEVEL: i32 = 19;
/// How hard what is kept on the way is packed: quickly.
const LEVEL_ON_THE_WAY: i32 = 1;

/// Build an endgame table
///
/// Computes the bounds of all positions from those of the positions after them, pass after pass, until nothing
/// changes. The bounds take four bytes of memory a position; --citizens 20 of the standard board are 452 million
/// positions. With up to 16 bytes more a position the moves of most are played once and not in every pass.
///
/// What was done is kept in FILE.unfinished, about once a minute, and the same command goes on from there after
/// Ctrl-C, a kill or a power cut. The same bytes come out however often that happens, and with any number of
/// threads. A line about each pass goes to standard error, the figures of the whole to standard output.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan tables build --rules seed --citizens 12
  oanquan tables build --citizens 14 --plies 40
  oanquan tables build --rules vietnam --citizens 20 --memory 4000 --out tables/vietnam-20.oaqt")]
pub(super) struct Args {
    /// Rule set
    #[arg(long, value_name = "RULES", default_value = "seed")]
    rules: Rules,
    /// The most citizens of a position
    #[arg(long, value_name = "N")]
    citizens: u32,
    /// End after so many passes: bounds that take more plies stay as they are then. A short horizon lets bounds
    /// be used where the quiet limit (R15) is near [default: until nothing changes]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    plies: Option<u32>,
    /// Use so much memory at most, in MiB: more of it is faster, too little for the bounds is refused [default: 20
    /// bytes a position]
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,
    /// Threads [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The file to write [default: RULES-N.oaqt]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Keep what was done when so many seconds have passed since the last time
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    keep_every: u64,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let bare = Bare::new(args.rules).map_err(|fault| bad_use(format!("--rules {}: {fault}", args.rules)))?;
    let path = args.out.clone().unwrap_or_else(|| format!("{}-{}.oaqt", args.rules, args.citizens).into());
    if path.exists() {
        return Err(bad_use(format!("{} exists, expected a file that does not", path.display())));
    }
    if path.file_name().is_none() {
        return Err(bad_use(format!("--out {}, expected the name of a file", path.display())));
    }
    let bar = Bar::listen()?;
    let report = threads(args.threads)?.install(|| Job { args, bare, path: &path, bar: &bar }.run())?;
    out.write_all(&report)?;
    Ok(())
}

struct Job<'a> {
    args: &'a Args,
    bare: Bare,
    path: &'a Path,
    bar: &'a Bar,
}

impl Job<'_> {
    /// Builds the table, and gives what there is to say of it.
    fn run(&self) -> anyhow::Result<Vec<u8>> {
        let kept = self.path.with_added_extension("unfinished");
        let mut build = self.begin(&kept)?;
        let places = build.index().len();
        let begun = Instant::now();
        let (mut computed, mut first, mut kept_at) = (0, None, Instant::now());
        let passes = self.args.plies.unwrap_or(u32::MAX);
        while !build.is_finished() && build.passes() < passes {
            let number = build.passes() + 1;
            self.bar.begin(format!("pass {number}"), places);
            let pass_begun = Instant::now();
            let Some(pass) = build.pass(self.bar) else {
                if build.passes() > 0 {
                    self.keep(&build, &kept)?;
                }
                self.bar.interrupted("Stopped; the same command goes on from here.");
            };
            let took = pass_begun.elapsed();
            if number == 1 {
                first = Some(took);
            }
            computed += pass.computed;
            self.bar.say(&format!(
                "pass {number}: {} of {places} positions computed, {} changed, {:.1} s",
                pass.computed,
                pass.changed,
                took.as_secs_f64()
            ));
            if !build.is_finished() && kept_at.elapsed() >= Duration::from_secs(self.args.keep_every) {
                self.keep(&build, &kept)?;
                kept_at = Instant::now();
            }
        }
        let passing = begun.elapsed();
        self.bar.begin("packing".into(), places);
        self.write(&build, self.path, LEVEL)?;
        // What was kept on the way is there or not, and of no use now.
        let _ = fs::remove_file(&kept);
        self.bar.end();
        self.report(&build, (computed, first, passing))
    }

    /// Begins, or goes on with what was kept.
    fn begin(&self, kept: &Path) -> anyhow::Result<Build> {
        let citizens = self.args.citizens;
        let index =
            oanquan_tables::Index::new(self.bare, citizens).map_err(|why| bad_use(why.to_string()))?;
        let mib = (4 * index.len()).div_ceil(1 << 20);
        if let Some(most) = self.args.memory.filter(|&most| most < mib) {
            return Err(bad_use(format!(
                "--memory {most}, but {} positions take {mib} MiB, expected fewer citizens",
                index.len()
            )));
        }
        let with_room = |build: Build| match self.args.memory {
            Some(most) => build.with_room((most - mib) << 20),
            None => build,
        };
        let table = match Table::open(kept) {
            Ok(table) => table,
            Err(oanquan_tables::TableError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(with_room(Build::new(self.bare, citizens)?));
            }
            Err(error) => return Err(error).with_context(|| kept.display().to_string()),
        };
        if *table.rules() != self.args.rules || table.citizens() != citizens {
            bail!(
                "{} is of {} with {} citizens, expected {} with {citizens}",
                kept.display(),
                table.rules(),
                table.citizens(),
                self.args.rules
            );
        }
        let build = Build::resumed(&table).with_context(|| kept.display().to_string())?;
        self.bar.say(&format!("Going on after pass {}.", build.passes()));
        Ok(with_room(build))
    }

    fn keep(&self, build: &Build, kept: &Path) -> anyhow::Result<()> {
        self.bar.begin("keeping".into(), build.index().len());
        self.write(build, kept, LEVEL_ON_THE_WAY)
    }

    fn write(&self, build: &Build, path: &Path, level: i32) -> anyhow::Result<()> {
        use oanquan_solver::build::Watch;
        let on = &mut |places| {
            self.bar.done(places);
            true
        };
        write(path, &build.sheet(Some(level)), on).with_context(|| path.display().to_string())
    }

    fn report(
        &self,
        build: &Build,
        (computed, first, passing): (u64, Option<Duration>, Duration),
    ) -> anyhow::Result<Vec<u8>> {
        let mut out = Vec::new();
        let table = Table::open(self.path)?;
        let (places, threads) = (build.index().len(), rayon::current_num_threads());
        let a_core =
            |places: u64, time: Duration| places as f64 / time.as_secs_f64().max(1e-9) / threads as f64 / 1e6;
        let census = Census::of(build.index(), build.bounds());
        for (citizens, layer) in census.layers.iter().enumerate() {
            let share = percent(layer.exact, layer.positions);
            writeln!(out, "{citizens:2} citizens: {:11} positions, {share:6.2} % exact", layer.positions)?;
        }
        let total = census.total();
        writeln!(
            out,
            "positions  {}, {:.2} % exact",
            total.positions,
            percent(total.exact, total.positions)
        )?;
        writeln!(out, "places     {places}, {} MiB of memory", build.memory().div_ceil(1 << 20))?;
        writeln!(out, "passes     {}, all forced within {} plies", build.passes(), build.plies())?;
        if let Some(first) = first {
            writeln!(out, "first pass {:.2} M positions/s a core", a_core(places, first))?;
        }
        writeln!(
            out,
            "all passes {:.1} s on {threads} threads, {computed} positions computed, {:.2} M/s a core",
            passing.as_secs_f64(),
            a_core(computed, passing)
        )?;
        let bits = 8.0 * table.size() as f64 / places as f64;
        writeln!(out, "file       {} bytes, {bits:.2} bits a position", table.size())?;
        writeln!(out, "identity   {}", identity(&table))?;
        Ok(out)
    }
}
