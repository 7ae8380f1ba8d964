//! Shows a folder to browsers, read-only. `httparse` reads requests; all else is little: one request
//! a connection, a thread for each that is let in, limits for time, number and size.
//!
//! It is our own because the small libraries for this (tiny_http, rouille) have no time for a whole
//! answer and no limit for an address, and those that have them bring an asynchronous runtime.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use percent_encoding::percent_decode_str;

use super::answer::{
    ClientWithDeadline, HttpResponse, STATUS_NOT_FOUND, STATUS_NOT_MODIFIED, STATUS_OK,
};
use super::body::ResponseBody;
use super::connection_gate::{ConnectionAdmission, ConnectionGate, ConnectionLimits};
use super::request::{self, HttpRequest};
use super::static_files::{
    HTML_CONTENT_TYPE, RELOAD_SCRIPT_PATH, StaticFile, server_page, static_file_at,
};
use super::times::ServerTimeouts;
use super::waiting_pages::{PageAwaitingChange, PagesAwaitingChange};

/// The address unless one is given.
pub(super) const DEFAULT_SERVER_ADDRESS: &str = "127.0.0.1";
/// The port unless one is given; if it is taken, any free one.
const PORT: u16 = 8350;
/// Connections that are answered side by side. A browser opens six at once, and phones behind one
/// router have one address.
const INSIDE: ConnectionLimits = ConnectionLimits { of_one: 32, in_all: 256 };
/// Connections that wait for their turn.
const IN_LINE: ConnectionLimits = ConnectionLimits { of_one: 96, in_all: 128 };
/// The files that the program opens at most at once: those of all connections, and those of a run.
#[cfg(unix)]
const FILES: u64 = 4096;
/// The stack of a thread that answers.
const STACK: usize = 256 << 10;
/// The path at which a page waits for the next save.
const LIVE: &str = "/.palmares/live";
/// The script of pages.
const LIVE_SCRIPT: &str = include_str!("live.js");

/// A server of a folder; it runs until the program ends.
pub(super) struct FolderServer {
    address: SocketAddr,
    shop: Arc<ServerState>,
}

/// What all threads know.
struct ServerState {
    folder: PathBuf,
    /// The name by which the user called the address.
    name: Option<String>,
    live: PagesAwaitingChange,
    door: ConnectionGate<TcpStream>,
    times: ServerTimeouts,
}

impl FolderServer {
    /// Begins to show a folder, which need not exist yet. The error is for the user.
    pub(super) fn start(
        folder: &Path,
        asked: &str,
        times: ServerTimeouts,
    ) -> Result<FolderServer, String> {
        let WantedAddress { addresses, name, any_port } = asked_for(asked)?;
        let listener = TcpListener::bind(&addresses[..]).or_else(|why| {
            let free: Vec<SocketAddr> =
                addresses.iter().map(|one| SocketAddr::new(one.ip(), 0)).collect();
            if any_port { TcpListener::bind(&free[..]) } else { Err(why) }
        });
        let listener = listener.map_err(|why| format!("{asked} cannot be served: {why}"))?;
        let address = listener.local_addr().map_err(|why| why.to_string())?;
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
        let live = PagesAwaitingChange::new(folder.clone());
        #[cfg(unix)]
        open_more_files();
        let door = ConnectionGate::new(INSIDE, IN_LINE, times.line);
        let shop = Arc::new(ServerState { folder, name, live, door, times });
        let own = Arc::clone(&shop);
        thread::spawn(move || accept(&own, &listener));
        let own = Arc::clone(&shop);
        thread::spawn(move || {
            loop {
                thread::sleep(Duration::from_secs(1));
                own.live.answer_overdue_pages();
                own.door
                    .dismiss_overdue()
                    .iter()
                    .for_each(|stream| HttpResponse::busy().send_without_waiting(stream));
            }
        });
        Ok(FolderServer { address, shop })
    }

    /// Tells open pages that the folder has changed.
    pub(super) fn tell_pages_of_change(&self) {
        self.shop.live.answer_changed_pages();
    }

    /// Its address for this computer, with `/` at the end.
    pub(super) fn url(&self) -> String {
        let ip = match self.address.ip() {
            ip if !ip.is_unspecified() => ip,
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        };
        format!("http://{}/", SocketAddr::new(ip, self.address.port()))
    }

    /// Its address for others in the network, as far as it is known.
    pub(super) fn network_url(&self) -> String {
        match (&self.shop.name, self.address.ip().is_unspecified()) {
            (Some(name), _) => format!("http://{name}:{}/", self.address.port()),
            (None, false) => self.url(),
            (None, true) => format!("http://ADDRESS-OF-THIS-COMPUTER:{}/", self.address.port()),
        }
    }

    /// Whether only this computer reaches it.
    pub(super) fn is_local_only(&self) -> bool {
        self.address.ip().is_loopback()
    }
}

/// What the user asked to listen at.
struct WantedAddress {
    addresses: Vec<SocketAddr>,
    name: Option<String>,
    /// Whether another port will do.
    any_port: bool,
}

/// Reads `8080`, `0.0.0.0`, `[::1]:8080`, `laptop.local:8080`.
fn asked_for(asked: &str) -> Result<WantedAddress, String> {
    let at =
        |addresses: Vec<SocketAddr>, any_port| WantedAddress { addresses, name: None, any_port };
    if let Ok(port) = asked.parse::<u16>() {
        return Ok(at(vec![SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port)], false));
    }
    if let Ok(address) = asked.parse::<SocketAddr>() {
        return Ok(at(vec![address], false));
    }
    if let Ok(ip) = asked.trim_matches(['[', ']']).parse::<IpAddr>() {
        return Ok(at(vec![SocketAddr::new(ip, PORT)], true));
    }
    let (name, port) = asked.rsplit_once(':').unwrap_or((asked, ""));
    let any_port = port.is_empty();
    let port = if any_port { Some(PORT) } else { port.parse().ok() };
    // A file name after --serve was meant to be a return.
    let is_file = any_port && (name.contains(['/', '\\']) || Path::new(name).exists());
    // Systems read a number as an address of old.
    let is_name = !is_file && name.contains(|c: char| c.is_alphabetic());
    let found = port.filter(|_| is_name).map(|port| (name, port).to_socket_addrs());
    let Some(Ok(found)) = found else {
        return Err(format!(
            "{asked} is not an address such as 8080 or 192.168.1.5:8080; give the returns before --serve"
        ));
    };
    let addresses: Vec<SocketAddr> = found.collect();
    Ok(WantedAddress { addresses, name: Some(name.to_string()), any_port })
}

/// Lets the program open more files than some systems allow at first (256 on macOS): a full hall
/// must leave some for the next run.
#[cfg(unix)]
fn open_more_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let wanted = maximum.map_or(FILES, |most| most.min(FILES));
    if current.is_some_and(|current| current < wanted) {
        // Where it is not allowed, a smaller hall is served.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum });
    }
}

/// Lets connections in, or in line; one too many is sent away.
fn accept(shop: &Arc<ServerState>, listener: &TcpListener) {
    loop {
        match listener.accept() {
            Ok((stream, peer)) => {
                let from = peer.ip().to_canonical();
                match shop.door.admit_or_queue(from, stream) {
                    ConnectionAdmission::In(stream) => attend(shop, from, stream),
                    ConnectionAdmission::Waits => {}
                    ConnectionAdmission::Refused(stream) => {
                        HttpResponse::busy().send_without_waiting(&stream)
                    }
                }
            }
            // Too many open files, or a connection that was given up: it passes.
            Err(_) => thread::sleep(Duration::from_millis(50)),
        }
    }
}

/// Answers a connection in a thread, and then those that wait.
fn attend(shop: &Arc<ServerState>, from: IpAddr, stream: TcpStream) {
    let own = Arc::clone(shop);
    let begun = thread::Builder::new().stack_size(STACK).spawn(move || {
        let mut next = Some((from, stream));
        while let Some((from, stream)) = next {
            let inside = AdmittedConnection { shop: &own, from };
            own.serve(from, stream);
            drop(inside);
            next = own.door.admit_next_waiting();
        }
    });
    if begun.is_err() {
        shop.door.leave(from);
    }
}

/// One who is inside; it leaves whatever happens.
struct AdmittedConnection<'a> {
    shop: &'a ServerState,
    from: IpAddr,
}

impl Drop for AdmittedConnection<'_> {
    fn drop(&mut self) {
        self.shop.door.leave(self.from);
    }
}

impl ServerState {
    /// Reads the request of a connection, and answers it.
    fn serve(&self, from: IpAddr, stream: TcpStream) {
        let began = Instant::now();
        let read = request::read_request(&stream, self.name.as_deref(), &self.times, began);
        let (answer, head) = match read {
            Ok(request) => match self.waits(&request) {
                Some((page, has)) => {
                    return self
                        .live
                        .answer_or_wait(PageAwaitingChange::new(stream, from, page, has));
                }
                None => (self.answer(&request), request.head),
            },
            Err(Some(status)) => (HttpResponse::from_status(status), false),
            Err(None) => return,
        };
        let end = self.times.answer_deadline(began, answer.body.length());
        let mut taker = ClientWithDeadline { stream: &stream, part: self.times.part, end };
        // The browser may have gone on.
        let _ = answer.write(&mut taker, head);
    }

    /// The page that wants to wait for the next save, and what the browser has of it.
    fn waits(&self, request: &HttpRequest) -> Option<(String, String)> {
        let (path, query) = request.path_and_query();
        let asked = |key: &str| {
            let own = query.split('&').find_map(|one| one.strip_prefix(key)).unwrap_or_default();
            percent_decode_str(own).decode_utf8_lossy().into_owned()
        };
        (path == LIVE).then(|| (asked("page="), asked("is=")))
    }

    fn answer(&self, request: &HttpRequest) -> HttpResponse {
        let (path, _) = request.path_and_query();
        if path == RELOAD_SCRIPT_PATH {
            let body = ResponseBody::Whole(LIVE_SCRIPT.into());
            return HttpResponse::new(STATUS_OK, "text/javascript; charset=utf-8", body);
        }
        match static_file_at(&self.folder, path) {
            Some(StaticFile { kind, tag, .. }) if request.known.as_ref() == Some(&tag) => {
                HttpResponse {
                    status: STATUS_NOT_MODIFIED,
                    kind,
                    tag: Some(tag),
                    body: ResponseBody::Whole(Vec::new()),
                }
            }
            Some(StaticFile { kind, tag, body }) => {
                HttpResponse { status: STATUS_OK, kind, tag: Some(tag), body }
            }
            // It may be written by the next run.
            None => HttpResponse::new(STATUS_NOT_FOUND, HTML_CONTENT_TYPE, server_page(MISSING)),
        }
    }
}

/// The page for one that is not there.
const MISSING: &str = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Page not found</title></head>\n<body><p>There is no such page, or not yet. <a href=\"/\">Go to the first page</a></p>\n</body></html>\n";

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::io::{Read, Write};

    use super::*;

    fn sent(server: &FolderServer, request: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn server(folder: &Path, times: ServerTimeouts) -> (FolderServer, String) {
        let server = FolderServer::start(folder, "127.0.0.1:0", times).unwrap();
        let host = format!("Host: {}\r\n", server.address);
        (server, host)
    }

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (asked, first, any_port) in [
            ("8080", Some("127.0.0.1:8080"), false),
            ("127.0.0.1", Some("127.0.0.1:8350"), true),
            ("0.0.0.0:81", Some("0.0.0.0:81"), false),
            ("[::1]:81", Some("[::1]:81"), false),
            ("::1", Some("[::1]:8350"), true),
            ("season/open.xlsx", None, false),
            ("a:b:c", None, false),
            ("70000", None, false),
        ] {
            let read =
                asked_for(asked).ok().map(|own| (own.addresses[0].to_string(), own.any_port));
            assert_eq!(read, first.map(|first| (first.to_string(), any_port)), "{asked}");
        }
        assert_eq!(asked_for("localhost:81").unwrap().name.as_deref(), Some("localhost"));
    }

    #[test]
    fn pages_are_shown_with_the_script_and_nothing_else_is() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("index.html"), "<body></body>").unwrap();
        let (server, host) = server(dir.path(), ServerTimeouts::USUAL);
        let get = |path: &str| sent(&server, &format!("GET {path} HTTP/1.1\r\n{host}\r\n"));
        let page = get("/");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
        assert!(page.contains("Content-Type: text/html; charset=utf-8\r\n"), "{page}");
        assert!(page.contains(RELOAD_SCRIPT_PATH), "{page}");
        let length = |answer: &str| {
            let rest = answer.split("Content-Length: ").nth(1).unwrap();
            rest.split("\r\n").next().unwrap().parse::<usize>().unwrap()
        };
        let head = sent(&server, &format!("HEAD / HTTP/1.1\r\n{host}\r\n"));
        assert!(head.ends_with("\r\n\r\n"), "{head}");
        assert_eq!(length(&head), length(&page));
        assert!(get("/../index.html").starts_with("HTTP/1.1 404"));
        let tag = page.split("ETag: ").nth(1).unwrap().split("\r\n").next().unwrap();
        let again = format!("GET / HTTP/1.1\r\n{host}If-None-Match: {tag}\r\n\r\n");
        assert!(sent(&server, &again).starts_with("HTTP/1.1 304"));
        let foreign = sent(&server, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n");
        assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
        assert!(
            sent(&server, &format!("POST / HTTP/1.1\r\n{host}\r\n")).contains("Allow: GET, HEAD")
        );
    }

    #[test]
    fn a_page_waits_until_it_changes() {
        let dir = tempfile::tempdir().unwrap();
        let index = dir.path().join("index.html");
        std::fs::write(&index, "one").unwrap();
        let (server, host) = server(dir.path(), ServerTimeouts::USUAL);
        let tag = super::super::static_files::content_tag_at(dir.path(), "/");
        let ask = format!("GET {LIVE}?page=%2F&is={tag} HTTP/1.1\r\n{host}\r\n");
        let mut waiting = TcpStream::connect(server.address).unwrap();
        waiting.write_all(ask.as_bytes()).unwrap();
        waiting.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
        assert!(waiting.read(&mut [0; 1]).is_err(), "nothing changed yet");
        server.tell_pages_of_change();
        assert!(waiting.read(&mut [0; 1]).is_err(), "another page changed");
        std::fs::write(&index, "two").unwrap();
        server.tell_pages_of_change();
        waiting.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        let mut answer = String::new();
        waiting.read_to_string(&mut answer).unwrap();
        let now = super::super::static_files::content_tag_at(dir.path(), "/");
        assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with(&now), "{answer}");
        assert!(sent(&server, &ask).ends_with(&now), "a page that is old is answered at once");
    }

    #[test]
    fn idle_connections_do_not_shut_others_out() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("index.html"), "one").unwrap();
        let (server, host) = server(dir.path(), ServerTimeouts::USUAL);
        let idle: Vec<TcpStream> =
            (0..INSIDE.of_one + 4).map(|_| TcpStream::connect(server.address).unwrap()).collect();
        let page = sent(&server, &format!("GET / HTTP/1.1\r\n{host}\r\n"));
        assert!(page.starts_with("HTTP/1.1 200 OK"), "{page}");
        drop(idle);
    }

    /// A server of a large file, and a connection that asked for it. What comes out of it at the
    /// end of its time is small beside the file: the system takes some megabytes.
    fn asked_for_much(times: ServerTimeouts) -> (tempfile::TempDir, TcpStream) {
        let dir = tempfile::tempdir().unwrap();
        let file = std::fs::File::create(dir.path().join("large.pdf")).unwrap();
        file.set_len(LARGE as u64).unwrap();
        let (server, host) = server(dir.path(), times);
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(stream, "GET /large.pdf HTTP/1.1\r\n{host}\r\n").unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        (dir, stream)
    }

    const LARGE: usize = 64 << 20;

    #[test]
    fn a_large_file_arrives_whole() {
        let (_dir, mut stream) = asked_for_much(ServerTimeouts::USUAL);
        let mut taken = Vec::new();
        stream.read_to_end(&mut taken).unwrap();
        let head = taken.windows(4).position(|some| some == b"\r\n\r\n").unwrap() + 4;
        let told = String::from_utf8_lossy(&taken[..head]);
        assert!(told.contains(&format!("Content-Length: {LARGE}\r\n")), "{told}");
        assert_eq!(taken.len() - head, LARGE);
    }

    #[test]
    fn who_takes_an_answer_slowly_is_let_go() {
        let (short, long) = (Duration::from_millis(300), Duration::from_secs(600));
        let usual = ServerTimeouts { ask: short, pace: u64::MAX, ..ServerTimeouts::USUAL };
        // A client that takes something all the time, and one that takes nothing.
        for (times, takes) in [
            (ServerTimeouts { part: long, answer: short, ..usual }, 16 << 10),
            (ServerTimeouts { part: short, answer: long, ..usual }, 0),
        ] {
            let (_dir, mut stream) = asked_for_much(times);
            let mut taken = 0;
            for _ in 0..12 {
                thread::sleep(Duration::from_millis(100));
                taken += stream.read(&mut vec![0; takes]).unwrap_or(0);
            }
            let mut rest = Vec::new();
            let _ = stream.read_to_end(&mut rest);
            assert!(taken + rest.len() < LARGE, "{times:?}");
        }
    }

    #[test]
    fn who_asks_slowly_is_let_go() {
        let dir = tempfile::tempdir().unwrap();
        let times = ServerTimeouts { ask: Duration::from_millis(400), ..ServerTimeouts::USUAL };
        let (server, host) = server(dir.path(), times);
        let stream = TcpStream::connect(server.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let answer = thread::scope(|scope| {
            scope.spawn(|| {
                let head = format!("GET / HTTP/1.1\r\n{host}X: {}\r\n\r\n", "x".repeat(1 << 10));
                for byte in head.bytes() {
                    if (&stream).write_all(&[byte]).is_err() {
                        break;
                    }
                    thread::sleep(Duration::from_millis(50));
                }
            });
            let mut answer = [0; 12];
            let read = (&stream).read_exact(&mut answer);
            // It may be closed already.
            let _ = stream.shutdown(std::net::Shutdown::Both);
            read.map(|()| String::from_utf8_lossy(&answer).into_owned()).map_err(|why| why.kind())
        });
        // Some systems drop an answer when the client sends on.
        use std::io::ErrorKind::{ConnectionAborted, ConnectionReset};
        let gone = matches!(answer, Err(ConnectionReset | ConnectionAborted));
        assert!(gone || answer.as_deref() == Ok("HTTP/1.1 408"), "{answer:?}");
    }

    #[test]
    fn one_too_many_of_an_address_is_told_to_come_again() {
        let dir = tempfile::tempdir().unwrap();
        let times = ServerTimeouts {
            begin: Duration::from_secs(600),
            line: Duration::ZERO,
            ..ServerTimeouts::USUAL
        };
        let (server, host) = server(dir.path(), times);
        let most = INSIDE.of_one + IN_LINE.of_one;
        let mut held: Vec<TcpStream> =
            (0..most).map(|_| TcpStream::connect(server.address).unwrap()).collect();
        let told = sent(&server, "");
        assert!(told.starts_with("HTTP/1.1 503") && told.contains("Retry-After: 2\r\n"), "{told}");
        // Those in line are told too, when they waited too long; those inside are not.
        let mut told = String::new();
        held.pop().unwrap().read_to_string(&mut told).unwrap();
        assert!(
            told.starts_with("HTTP/1.1 503") && told.contains("http-equiv=\"refresh\""),
            "{told}"
        );
        let mut first = &held[0];
        write!(first, "GET / HTTP/1.1\r\n{host}\r\n").unwrap();
        let mut told = String::new();
        first.read_to_string(&mut told).unwrap();
        assert!(told.starts_with("HTTP/1.1 404"), "{told}");
    }
}
