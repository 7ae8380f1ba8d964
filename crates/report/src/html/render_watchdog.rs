//! Notices a user's template that never ends: a page has a maximum size, and a watchdog can
//! ask how long each page has been rendering.

use std::collections::HashMap;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

/// The maximum size of a page. The largest page of a season with 20,000 players has a tenth
/// of it.
const MOST_BYTES: usize = 256 << 20;

/// The template that each thread renders, and since when.
#[derive(Debug, Default)]
pub(super) struct TemplatesBeingRendered {
    pages: Mutex<HashMap<ThreadId, (String, Instant)>>,
}

impl TemplatesBeingRendered {
    /// Records that this thread renders a page, until the guard is dropped.
    pub(super) fn begin_page(&self, template: &str) -> RenderGuard<'_> {
        let page = (template.to_string(), Instant::now());
        self.pages().insert(thread::current().id(), page);
        RenderGuard(self)
    }

    /// The template of a page that has been rendering for longer than `limit`.
    pub(super) fn template_slower_than(&self, limit: Duration) -> Option<String> {
        let pages = self.pages();
        let late = pages.values().find(|(_, since)| since.elapsed() > limit);
        late.map(|(template, _)| template.clone())
    }

    fn pages(&self) -> std::sync::MutexGuard<'_, HashMap<ThreadId, (String, Instant)>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The guard of a page being rendered.
pub(super) struct RenderGuard<'a>(&'a TemplatesBeingRendered);

impl Drop for RenderGuard<'_> {
    fn drop(&mut self) {
        self.0.pages().remove(&thread::current().id());
    }
}

/// A page buffer with a maximum size.
#[derive(Default)]
pub(super) struct LimitedPageBuffer {
    pub bytes: Vec<u8>,
    /// Whether a write exceeded the maximum.
    pub is_full: bool,
}

impl io::Write for LimitedPageBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > MOST_BYTES {
            self.is_full = true;
            return Err(io::Error::other("the page is too large"));
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The error of a page that exceeded the maximum.
pub(super) fn page_too_large_text() -> String {
    format!("it makes a page of more than {} MB and may never finish", MOST_BYTES >> 20)
}
