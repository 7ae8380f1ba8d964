//! The progress bar, on a terminal only: the returns while they are read, computed and written,
//! then the pages of the season, then the moment when everything is put in place.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::run_options::SeasonRunOptions;
use super::terminal::{escape_to_one_line, is_output_seen};
use season::Progress;

/// A bar with the current file, the rate and the remaining time.
pub(super) struct RunProgressBar {
    bar: ProgressBar,
}

impl RunProgressBar {
    /// A bar, hidden if nobody would see it.
    pub(super) fn new(running: &SeasonRunOptions) -> RunProgressBar {
        let seen = is_output_seen() && !running.talk.quiet && !running.no_progress;
        let bar = ProgressBar::new(0);
        bar.set_draw_target(if seen {
            ProgressDrawTarget::stderr_with_hz(10)
        } else {
            ProgressDrawTarget::hidden()
        });
        let bar = RunProgressBar { bar };
        bar.look("{bar:30} {pos}/{len} returns, {per_sec}, {eta} left  {wide_msg}");
        bar
    }

    fn look(&self, template: &str) {
        if let Ok(style) = ProgressStyle::with_template(template) {
            self.bar.set_style(style);
        }
    }
}

impl Progress for RunProgressBar {
    fn begin(&self, returns: usize) {
        self.bar.set_length(returns as u64);
    }

    fn doing(&self, path: &str) {
        if !self.bar.is_hidden() {
            self.bar.set_message(escape_to_one_line(path).into_owned());
        }
    }

    fn done(&self) {
        self.bar.inc(1);
    }

    fn gathering(&self) {
        self.bar.set_message("collecting the season");
    }

    fn writing(&self, pages: usize) {
        self.look("{bar:30} {pos}/{len} pages written, {per_sec}, {eta} left  {wide_msg}");
        self.bar.set_message("");
        self.bar.set_position(0);
        self.bar.set_length(pages as u64);
    }

    fn written(&self) {
        self.bar.inc(1);
    }

    fn publishing(&self) {
        self.bar.set_message("publishing");
    }
}

impl Drop for RunProgressBar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
