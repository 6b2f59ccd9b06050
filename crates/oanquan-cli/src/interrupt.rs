//! Ctrl-C, and the SIGTERM of systems that want a program to end: the first stops the games of a command,
//! so that it tells what has come out and ends what it has started; the second ends the program.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a command that was interrupted, as shells have it for Ctrl-C.
pub(crate) const INTERRUPTED: i32 = 130;

/// Listens from now on, once in a program. At the first signal the flag given back is raised, and `stop`
/// called.
pub(crate) fn listen(stop: impl Fn() + Clone + Send + 'static) -> anyhow::Result<Arc<AtomicBool>> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    let heard = move || {
        if flag.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED);
        }
        stop();
    };
    // The feature `termination` of ctrlc would listen to SIGHUP too, even where nohup has it ignored, and in
    // every command: `oanquan play` would take leave with exit code 0 of whoever ends it.
    #[cfg(unix)]
    {
        let mut signals = signal_hook::iterator::Signals::new([signal_hook::consts::SIGTERM])?;
        let heard = heard.clone();
        std::thread::spawn(move || signals.forever().for_each(|_| heard()));
    }
    ctrlc::set_handler(heard)?;
    Ok(interrupted)
}
