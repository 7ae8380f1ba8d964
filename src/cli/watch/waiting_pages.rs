//! Open pages that wait for the next save. Their connections wait here without threads of their
//! own.

use std::collections::BTreeMap;
use std::net::{IpAddr, TcpStream};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::answer::{HttpResponse, STATUS_NO_CONTENT, STATUS_OK};
use super::connection_gate::ConnectionLimits;
use super::static_files::content_tag_at;

/// The most pages that wait; others ask again after a pause.
const MOST: ConnectionLimits = ConnectionLimits { of_one: 256, in_all: 512 };
/// How long a page waits before it asks again, so that no connection is taken for dead.
const LONGEST: Duration = Duration::from_secs(20);

/// The waiting pages of a folder.
pub(super) struct PagesAwaitingChange {
    folder: PathBuf,
    waiting: Mutex<Pages>,
}

#[derive(Default)]
struct Pages {
    waiting: Vec<PageAwaitingChange>,
    /// How often the folder was written.
    written: u64,
}

/// A page that waits.
pub(super) struct PageAwaitingChange {
    stream: TcpStream,
    from: IpAddr,
    /// The path of the page.
    page: String,
    /// What identifies the page that the browser shows.
    has: String,
    since: Instant,
}

impl PageAwaitingChange {
    pub(super) fn new(
        stream: TcpStream,
        from: IpAddr,
        page: String,
        has: String,
    ) -> PageAwaitingChange {
        PageAwaitingChange { stream, from, page, has, since: Instant::now() }
    }

    /// Answers it: the page may be closed.
    fn answer(self, status: &'static str, tag: String) {
        HttpResponse::plain_text(status, tag).send_without_waiting(&self.stream);
    }
}

impl PagesAwaitingChange {
    pub(super) fn new(folder: PathBuf) -> PagesAwaitingChange {
        PagesAwaitingChange { folder, waiting: Mutex::default() }
    }

    /// A page asks whether it is still as the browser shows it. No lock is held while files are
    /// read, so that no page waits for the looks of others.
    pub(super) fn answer_or_wait(&self, one: PageAwaitingChange) {
        loop {
            let written = self.pages().written;
            let tag = content_tag_at(&self.folder, &one.page);
            if tag != one.has {
                return one.answer(STATUS_OK, tag);
            }
            let mut pages = self.pages();
            // A save after the look is looked for again.
            if pages.written == written {
                let own = pages.waiting.iter().filter(|other| other.from == one.from).count();
                if MOST.allows(own, pages.waiting.len()) {
                    pages.waiting.push(one);
                } else {
                    drop(pages);
                    HttpResponse::busy().send_without_waiting(&one.stream);
                }
                return;
            }
        }
    }

    /// Answers the pages that changed.
    pub(super) fn answer_changed_pages(&self) {
        let mut pages = self.pages();
        pages.written += 1;
        let waiting = std::mem::take(&mut pages.waiting);
        drop(pages);
        let mut tags: BTreeMap<String, String> = BTreeMap::new();
        for one in waiting {
            let tag = tags.entry(one.page.clone());
            let tag = tag.or_insert_with(|| content_tag_at(&self.folder, &one.page)).clone();
            if tag == one.has {
                self.pages().waiting.push(one);
            } else {
                one.answer(STATUS_OK, tag);
            }
        }
    }

    /// Answers those that have waited long.
    pub(super) fn answer_overdue_pages(&self) {
        let mut pages = self.pages();
        let (late, rest): (Vec<_>, Vec<_>) = std::mem::take(&mut pages.waiting)
            .into_iter()
            .partition(|one| one.since.elapsed() > LONGEST);
        pages.waiting = rest;
        drop(pages);
        late.into_iter().for_each(|one| one.answer(STATUS_NO_CONTENT, String::new()));
    }

    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
