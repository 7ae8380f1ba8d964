//! The command line, see `palmares::cli`: only the allocator and the stack of the first thread are
//! chosen here.

use std::process::ExitCode;

/// Workbooks consist of millions of small texts; this allocator saves a seventh of a season's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[cfg(not(windows))]
fn main() -> ExitCode {
    palmares::cli::main()
}

/// The first thread of a program has an eighth of the stack of other systems on Windows, so another one
/// does the work.
#[cfg(windows)]
fn main() -> ExitCode {
    const STACK: usize = 8 << 20;
    const PANICKED: u8 = 101;
    let begun = std::thread::Builder::new().stack_size(STACK).spawn(palmares::cli::main);
    match begun.map(std::thread::JoinHandle::join) {
        Ok(Ok(status)) => status,
        _ => PANICKED.into(),
    }
}
