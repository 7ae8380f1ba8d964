//! Hears of saves: by events of the system, and by looking at the files every second or two, since
//! network folders tell of none.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use notify::{Event, RecursiveMode, Watcher};

use season::FolderSnapshot;

/// How often to look at the files while the system tells nothing.
const EVERY: Duration = Duration::from_millis(1500);
/// A save is over when the files stay the same for so long.
const QUIET: Duration = Duration::from_millis(60);
/// A file that is gone or incomplete is waited for so long: it may be between a delete and a
/// create, or on its way through a network.
const GRACE: Duration = Duration::from_secs(3);
/// Files that change all the time are read after so long nevertheless.
const LONGEST: Duration = Duration::from_secs(10);

/// What wakes the command up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SaveSignal {
    /// Something happened to a file or folder.
    Touched,
    /// The user ends the command.
    End,
}

/// The saves of returns.
pub(super) struct SaveWatcher {
    inputs: Vec<PathBuf>,
    /// Output folders, which are no returns.
    outputs: Vec<PathBuf>,
    heard: Receiver<SaveSignal>,
    /// The files when they were last read.
    last: FolderSnapshot,
    /// Ends with this.
    _watcher: Option<notify::RecommendedWatcher>,
    /// Why the system tells no events.
    polled: Option<String>,
}

impl SaveWatcher {
    /// The saves under inputs from now on, until the user ends the command. The error is for the
    /// user.
    pub(super) fn new(inputs: Vec<PathBuf>, outputs: Vec<PathBuf>) -> Result<SaveWatcher, String> {
        let (tell, heard) = channel();
        let end = tell.clone();
        // The first time ends the command after the run; a second time ends it at once.
        let mut asked = false;
        let ended = ctrlc::set_handler(move || {
            if std::mem::replace(&mut asked, true) || end.send(SaveSignal::End).is_err() {
                std::process::exit(INTERRUPTED);
            }
        });
        ended.map_err(|why| format!("Ctrl-C does not work here: {why}"))?;
        // Looking at a folder opens it, which is told too.
        let watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
            if !event.is_ok_and(|event| event.kind.is_access()) {
                let _ = tell.send(SaveSignal::Touched);
            }
        });
        let watcher = watcher.and_then(|mut watcher| {
            for input in &inputs {
                let (folder, mode) = match input.is_dir() {
                    true => (input.as_path(), RecursiveMode::Recursive),
                    // A save may put another file in its place.
                    false => (folder_of(input), RecursiveMode::NonRecursive),
                };
                watcher.watch(folder, mode)?;
            }
            Ok(watcher)
        });
        let polled = watcher.as_ref().err().map(ToString::to_string);
        let last = FolderSnapshot::take(&inputs, &outputs);
        Ok(SaveWatcher { inputs, outputs, heard, last, _watcher: watcher.ok(), polled })
    }

    /// Why the system tells no events, if it does not.
    pub(super) fn polling_reason(&self) -> Option<&str> {
        self.polled.as_deref()
    }

    /// Waits for the next save. Returns the files that were saved; `None` at the end.
    pub(super) fn next_saved_files(&mut self) -> Option<Vec<PathBuf>> {
        loop {
            let now = FolderSnapshot::take(&self.inputs, &self.outputs);
            if now != self.last {
                let settled = self.settled(now)?;
                let saved = settled.files_changed_since(&self.last);
                self.last = settled;
                if !saved.is_empty() {
                    return Some(saved);
                }
            }
            match self.heard.recv_timeout(EVERY) {
                Ok(SaveSignal::End) | Err(RecvTimeoutError::Disconnected) => return None,
                Ok(SaveSignal::Touched) | Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Waits until nobody writes any more; `None` at the end.
    fn settled(&self, mut now: FolderSnapshot) -> Option<FolderSnapshot> {
        let began = Instant::now();
        loop {
            let until = Instant::now() + QUIET;
            while let Some(left) = until.checked_duration_since(Instant::now()) {
                match self.heard.recv_timeout(left) {
                    Ok(SaveSignal::End) | Err(RecvTimeoutError::Disconnected) => return None,
                    Ok(SaveSignal::Touched) | Err(RecvTimeoutError::Timeout) => {}
                }
            }
            let later = FolderSnapshot::take(&self.inputs, &self.outputs);
            let waited = began.elapsed();
            let is_quiet =
                later == now && (waited > GRACE || later.are_changes_fully_saved(&self.last));
            if is_quiet || waited > LONGEST {
                return Some(later);
            }
            now = later;
        }
    }
}

/// The status of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// The folder of a file.
fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_at_a_folder_does_not_wake_the_command() -> Result<(), String> {
        let folder = tempfile::tempdir().map_err(|why| why.to_string())?;
        let file = folder.path().join("open.xlsx");
        let save = |text: &str| std::fs::write(&file, text).map_err(|why| why.to_string());
        save("first")?;
        let saves = SaveWatcher::new(vec![file.clone()], Vec::new())?;
        (0..3).for_each(|_| drop(FolderSnapshot::take(&saves.inputs, &saves.outputs)));
        let heard = saves.heard.recv_timeout(Duration::from_millis(300));
        assert_eq!(heard, Err(RecvTimeoutError::Timeout));
        save("second")?;
        let heard = saves.heard.recv_timeout(Duration::from_secs(5));
        // Where the system tells nothing, the files are looked at.
        assert!(heard == Ok(SaveSignal::Touched) || saves.polling_reason().is_some());
        Ok(())
    }
}
