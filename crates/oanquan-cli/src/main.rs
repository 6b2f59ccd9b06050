//! The program `oanquan`.
fn main() {}
