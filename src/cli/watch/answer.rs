//! The answer to a request, sent within a time, so that a client that reads slowly or not at all
//! holds no thread for long. `server` makes the answers.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

use super::body::ResponseBody;

pub(super) const STATUS_OK: &str = "200 OK";
pub(super) const STATUS_NO_CONTENT: &str = "204 No Content";
pub(super) const STATUS_NOT_MODIFIED: &str = "304 Not Modified";
pub(super) const STATUS_BAD_REQUEST: &str = "400 Bad Request";
pub(super) const STATUS_FORBIDDEN: &str = "403 Forbidden";
pub(super) const STATUS_NOT_FOUND: &str = "404 Not Found";
pub(super) const STATUS_METHOD_NOT_ALLOWED: &str = "405 Method Not Allowed";
pub(super) const STATUS_REQUEST_TIMEOUT: &str = "408 Request Timeout";
pub(super) const STATUS_HEADERS_TOO_LARGE: &str = "431 Request Header Fields Too Large";
const BUSY: &str = "503 Service Unavailable";

/// The page for one too many. It asks again by itself.
const FULL: &str = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"2\"><title>One moment</title></head>\n<body><p>The server is busy. This page reloads in two seconds.</p></body></html>\n";

/// The answer to a request.
pub(super) struct HttpResponse {
    /// `200 OK`.
    pub status: &'static str,
    pub kind: &'static str,
    /// Identifies the content.
    pub tag: Option<String>,
    pub body: ResponseBody,
}

impl HttpResponse {
    /// An answer without a tag.
    pub(super) fn new(
        status: &'static str,
        kind: &'static str,
        body: ResponseBody,
    ) -> HttpResponse {
        HttpResponse { status, kind, tag: None, body }
    }

    /// An answer of plain text.
    pub(super) fn plain_text(status: &'static str, words: String) -> HttpResponse {
        HttpResponse::new(
            status,
            "text/plain; charset=utf-8",
            ResponseBody::Whole(words.into_bytes()),
        )
    }

    /// An answer that tells its status.
    pub(super) fn from_status(status: &'static str) -> HttpResponse {
        HttpResponse::plain_text(status, format!("{status}\n"))
    }

    /// The answer to one too many.
    pub(super) fn busy() -> HttpResponse {
        HttpResponse::new(BUSY, "text/html; charset=utf-8", ResponseBody::Whole(FULL.into()))
    }

    /// Writes it. An error means that not all of it was written.
    pub(super) fn write(self, to: &mut impl Write, head: bool) -> io::Result<()> {
        let tag = self.tag.as_ref().map(|tag| format!("ETag: \"{tag}\"\r\n")).unwrap_or_default();
        let more = match self.status {
            STATUS_METHOD_NOT_ALLOWED => "Allow: GET, HEAD\r\n",
            BUSY => "Retry-After: 2\r\n",
            _ => "",
        };
        let begin = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{tag}{more}Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nX-Frame-Options: SAMEORIGIN\r\nReferrer-Policy: no-referrer\r\nConnection: close\r\n\r\n",
            self.status,
            self.kind,
            self.body.length(),
        );
        to.write_all(begin.as_bytes())?;
        if !head && self.status != STATUS_NOT_MODIFIED {
            self.body.send(to)?;
        }
        to.flush()
    }

    /// Sends a short one without ever waiting: a connection takes some hundred bytes at once.
    pub(super) fn send_without_waiting(self, mut to: &TcpStream) {
        if to.set_nonblocking(true).is_ok() {
            // What was asked and is not read would make the system drop the answer.
            let _ = to.read(&mut [0; 4096]);
            // A client that is gone is no matter.
            let _ = self.write(&mut to, false);
            let _ = to.shutdown(Shutdown::Write);
        }
    }
}

/// A client that takes an answer until a time.
pub(super) struct ClientWithDeadline<'a> {
    pub stream: &'a TcpStream,
    /// The time to take any part.
    pub part: Duration,
    /// When all has to be taken.
    pub end: Instant,
}

impl Write for ClientWithDeadline<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let left = self.end.saturating_duration_since(Instant::now()).min(self.part);
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.stream.set_write_timeout(Some(left))?;
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}
