//! `oanquan completions` and `oanquan man`: what a shell and a manual want to know, made from the same
//! definition that reads the command line.

use std::io::Write;
use std::path::PathBuf;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Cli;
use crate::failure::bad_use;

/// Print a completion script for a shell
///
/// Prints to standard output a script with which the shell completes the commands and options of oanquan.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan completions bash > ~/.local/share/bash-completion/completions/oanquan
  oanquan completions zsh > ~/.zfunc/_oanquan
  oanquan completions fish > ~/.config/fish/completions/oanquan.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Print the manual page, or write one page for each command
///
/// Without --dir the main page goes to standard output. With --dir the main page and one page for each
/// command are written there, named oanquan.1, oanquan-play.1 and so on.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan man | man -l -
  oanquan man --dir ~/.local/share/man/man1")]
pub(crate) struct ManArgs {
    /// Directory that exists, to write all pages to
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

/// Runs `oanquan completions`.
pub(crate) fn completions(args: &CompletionsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    // Made in memory first: the generator panics when its output goes away.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "oanquan", &mut script);
    out.write_all(&script)?;
    Ok(())
}

/// Runs `oanquan man`.
pub(crate) fn man(args: &ManArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let command = Cli::command();
    match &args.dir {
        None => clap_mangen::Man::new(command).render(out)?,
        Some(dir) => clap_mangen::generate_to(command, dir).map_err(|error| {
            bad_use(format!("{}: {error}, expected a directory to write to", dir.display()))
        })?,
    }
    Ok(())
}
