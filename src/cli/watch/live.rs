//! Open pages that wait for the next save. Their connections wait here without threads of their
//! own.

use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::request::Answer;
use super::shelf::tag_at;

/// The most pages that wait; others ask again.
const MOST: usize = 512;
/// How long a page waits before it asks again, so that no connection is taken for dead.
const LONGEST: Duration = Duration::from_secs(20);

/// The answer to a page that may ask again.
const UNCHANGED: &str = "204 No Content";

/// The waiting pages of a folder.
pub(super) struct Live {
    folder: PathBuf,
    waiting: Mutex<Vec<Waiting>>,
}

struct Waiting {
    stream: TcpStream,
    /// The path of the page.
    page: String,
    /// What identifies the page that the browser shows.
    has: String,
    since: Instant,
}

impl Live {
    pub(super) fn new(folder: PathBuf) -> Live {
        Live { folder, waiting: Mutex::default() }
    }

    /// A page asks whether it is still as the browser shows it.
    pub(super) fn ask(&self, stream: TcpStream, page: String, has: String) {
        let one = Waiting { stream, page, has, since: Instant::now() };
        // A save between this look and the next is found by that one.
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(one) = self.still(one) {
            match waiting.len() < MOST {
                true => waiting.push(one),
                false => answer(one, UNCHANGED, String::new()),
            }
        }
    }

    /// Answers the pages that changed.
    pub(super) fn published(&self) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        *waiting =
            std::mem::take(&mut *waiting).into_iter().filter_map(|one| self.still(one)).collect();
    }

    /// Answers those that have waited long.
    pub(super) fn relieve(&self) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let (late, rest): (Vec<_>, Vec<_>) = std::mem::take(&mut *waiting)
            .into_iter()
            .partition(|one| one.since.elapsed() > LONGEST);
        *waiting = rest;
        drop(waiting);
        late.into_iter().for_each(|one| answer(one, UNCHANGED, String::new()));
    }

    /// A page that has to wait on; one that changed is answered.
    fn still(&self, one: Waiting) -> Option<Waiting> {
        let tag = tag_at(&self.folder, &one.page);
        if tag == one.has {
            return Some(one);
        }
        answer(one, "200 OK", tag);
        None
    }
}

fn answer(mut to: Waiting, status: &'static str, tag: String) {
    let kind = "text/plain; charset=utf-8";
    let answer = Answer { status, kind, tag: None, body: tag.into_bytes() };
    // The page may be closed.
    let _ = answer.send(&mut to.stream, false);
}
