//! A library without std that uses the rules. It is built, never run.
//!
//! It brings its own panic handler. Should `oanquan` or anything below it link std, there are two of
//! them and rustc stops with a duplicate lang item, `panic_impl`. That holds on every target that has std,
//! so no further target needs installing.

#![no_std]

use linked_list_allocator::LockedHeap;
use oanquan::{Position, Rules};

#[global_allocator]
static HEAP: LockedHeap = LockedHeap::empty();

#[panic_handler]
fn stop(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

/// The citizens on the board at the start: uses a type of the rules, and with it everything below.
pub fn start_citizens() -> u32 {
    Position::start(Rules::SEED).map_or(0, |start| start.board().total_citizens())
}
