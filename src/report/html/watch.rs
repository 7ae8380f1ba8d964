//! A user's template that never ends is noticed: a page has a limit of size, and how long
//! each page is being made is known to whoever asks.

use std::collections::HashMap;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

/// A page larger than this is made by a template that never ends: the largest of a
/// season with 20,000 players has a tenth of it.
const MOST_BYTES: usize = 256 << 20;

/// What is being made of each thread: the template, and since when.
#[derive(Debug, Default)]
pub struct Watch {
    pages: Mutex<HashMap<ThreadId, (String, Instant)>>,
}

impl Watch {
    /// Notes that this thread makes a page, until what is returned goes out of scope.
    pub fn begin(&self, template: &str) -> Making<'_> {
        let page = (template.to_string(), Instant::now());
        self.pages().insert(thread::current().id(), page);
        Making(self)
    }

    /// The template of a page that is being made for longer than this.
    pub fn longer_than(&self, limit: Duration) -> Option<String> {
        let pages = self.pages();
        let late = pages.values().find(|(_, since)| since.elapsed() > limit);
        late.map(|(template, _)| template.clone())
    }

    fn pages(&self) -> std::sync::MutexGuard<'_, HashMap<ThreadId, (String, Instant)>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A page that is being made.
pub struct Making<'a>(&'a Watch);

impl Drop for Making<'_> {
    fn drop(&mut self) {
        self.0.pages().remove(&thread::current().id());
    }
}

/// A page as it grows; it takes no more than it may hold.
#[derive(Default)]
pub struct Page {
    pub bytes: Vec<u8>,
    /// Whether more was to be written than it may hold.
    pub is_full: bool,
}

impl io::Write for Page {
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

/// What is told of a page that is full.
pub fn told_full() -> String {
    format!("it makes a page of more than {} MB; it probably never ends", MOST_BYTES >> 20)
}
