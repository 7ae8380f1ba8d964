//! The progress bar, on a terminal only.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::common::Running;
use super::terminal::in_line;
use crate::season::Progress;

/// A bar with the current file, the rate and the remaining time.
pub(super) struct Bar {
    bar: ProgressBar,
}

impl Bar {
    /// A bar, hidden if nobody would see it.
    pub(super) fn new(running: &Running) -> Bar {
        let seen = std::io::stderr().is_terminal() && !running.talk.quiet && !running.no_progress;
        let bar = ProgressBar::new(0);
        bar.set_draw_target(if seen {
            ProgressDrawTarget::stderr_with_hz(10)
        } else {
            ProgressDrawTarget::hidden()
        });
        let template = "{bar:30} {pos}/{len} returns, {per_sec}, {eta} left  {wide_msg}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Bar { bar }
    }
}

impl Progress for Bar {
    fn begin(&self, returns: usize) {
        self.bar.set_length(returns as u64);
    }

    fn doing(&self, path: &str) {
        if !self.bar.is_hidden() {
            self.bar.set_message(in_line(path).into_owned());
        }
    }

    fn done(&self) {
        self.bar.inc(1);
    }

    fn closing(&self) {
        self.bar.set_message("writing the season");
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
