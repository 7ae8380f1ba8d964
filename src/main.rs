//! The command line, handed to `palmares::cli`.

use std::process::ExitCode;

fn main() -> ExitCode {
    palmares::cli::main()
}
