//! The command line, see `palmares::cli`.

use std::process::ExitCode;

/// Workbooks consist of millions of small texts; this allocator saves a seventh of a season's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    palmares::cli::main()
}
