//! `palmares new`
use super::common::Status;
use std::io::Write;
/// Blank
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: x")]
pub struct Args {}
/// Runs the command.
pub fn run(_args: &Args, _out: &mut dyn Write, _err: &mut dyn Write) -> Status {
    Status::Done
}
