//! Shows a folder to browsers, read-only. `httparse` reads requests; all else is little: one request
//! a connection, a fixed number of threads, limits for time and size.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use percent_encoding::percent_decode_str;

use super::live::Live;
use super::request::{self, Answer, NOT_FOUND, Request, UNCHANGED};
use super::shelf::{SCRIPT, Shown, shown, with_script};

/// The address unless one is given.
pub(super) const DEFAULT: &str = "127.0.0.1";
/// The port unless one is given; if it is taken, any free one.
const PORT: u16 = 8350;
/// Requests that are answered side by side.
const THREADS: usize = 16;
/// Connections that wait for a thread.
const IN_LINE: usize = 64;
/// The path at which a page waits for the next save.
const LIVE: &str = "/.palmares/live";
/// The script of pages.
const LIVE_SCRIPT: &str = include_str!("live.js");

/// A server of a folder; it runs until the program ends.
pub(super) struct Server {
    address: SocketAddr,
    shop: Arc<Shop>,
}

/// What all threads know.
struct Shop {
    folder: PathBuf,
    /// The name by which the user called the address.
    name: Option<String>,
    live: Live,
}

impl Server {
    /// Begins to show a folder, which need not exist yet. The error is for the user.
    pub(super) fn start(folder: &Path, asked: &str) -> Result<Server, String> {
        let Asked { addresses, name, any_port } = asked_for(asked)?;
        let listener = TcpListener::bind(&addresses[..]).or_else(|why| {
            let free: Vec<SocketAddr> =
                addresses.iter().map(|one| SocketAddr::new(one.ip(), 0)).collect();
            if any_port { TcpListener::bind(&free[..]) } else { Err(why) }
        });
        let listener = listener.map_err(|why| format!("{asked} cannot be served: {why}"))?;
        let address = listener.local_addr().map_err(|why| why.to_string())?;
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
        let live = Live::new(folder.clone());
        let shop = Arc::new(Shop { folder, name, live });
        let (line, waiting) = sync_channel(IN_LINE);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..THREADS {
            let (shop, waiting) = (Arc::clone(&shop), Arc::clone(&waiting));
            thread::spawn(move || serve(&shop, &waiting));
        }
        thread::spawn(move || accept(&listener, &line));
        let own = Arc::clone(&shop);
        thread::spawn(move || {
            loop {
                thread::sleep(Duration::from_secs(1));
                own.live.relieve();
            }
        });
        Ok(Server { address, shop })
    }

    /// Tells open pages that the folder has changed.
    pub(super) fn published(&self) {
        self.shop.live.published();
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
    pub(super) fn for_others(&self) -> String {
        match (&self.shop.name, self.address.ip().is_unspecified()) {
            (Some(name), _) => format!("http://{name}:{}/", self.address.port()),
            (None, false) => self.url(),
            (None, true) => format!("http://ADDRESS-OF-THIS-COMPUTER:{}/", self.address.port()),
        }
    }

    /// Whether only this computer reaches it.
    pub(super) fn is_private(&self) -> bool {
        self.address.ip().is_loopback()
    }
}

/// What the user asked to listen at.
struct Asked {
    addresses: Vec<SocketAddr>,
    name: Option<String>,
    /// Whether another port will do.
    any_port: bool,
}

/// Reads `8080`, `0.0.0.0`, `[::1]:8080`, `laptop.local:8080`.
fn asked_for(asked: &str) -> Result<Asked, String> {
    let at = |addresses: Vec<SocketAddr>, any_port| Asked { addresses, name: None, any_port };
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
            "{asked} is no address such as 8080 or 192.168.1.5:8080; give returns before --serve"
        ));
    };
    let addresses: Vec<SocketAddr> = found.collect();
    Ok(Asked { addresses, name: Some(name.to_string()), any_port })
}

/// Puts connections in line; one too many is closed.
fn accept(listener: &TcpListener, line: &SyncSender<TcpStream>) {
    loop {
        match listener.accept() {
            Ok((stream, _)) => {
                let _ = line.try_send(stream);
            }
            // Too many open files, or a connection that was given up: it passes.
            Err(_) => thread::sleep(Duration::from_millis(50)),
        }
    }
}

/// Answers one connection after the other.
fn serve(shop: &Shop, waiting: &Mutex<Receiver<TcpStream>>) {
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(mut stream) = next else { return };
        match request::read(&mut stream, shop.name.as_deref()) {
            Ok(request) => shop.answer(stream, &request),
            Err(Some(status)) => {
                let _ = Answer::told(status).send(&mut stream, false);
            }
            Err(None) => {}
        }
    }
}

impl Shop {
    fn answer(&self, mut stream: TcpStream, request: &Request) {
        let (path, query) = request.target.split_once('?').unwrap_or((&request.target, ""));
        if path == LIVE {
            let asked = |key: &str| {
                let own =
                    query.split('&').find_map(|one| one.strip_prefix(key)).unwrap_or_default();
                percent_decode_str(own).decode_utf8_lossy().into_owned()
            };
            self.live.ask(stream, asked("page="), asked("is="));
            return;
        }
        let answer = match path {
            SCRIPT => Answer {
                status: "200 OK",
                kind: "text/javascript; charset=utf-8",
                tag: None,
                body: LIVE_SCRIPT.into(),
            },
            _ => self.file(path, request),
        };
        // The browser may have gone on.
        let _ = answer.send(&mut stream, request.head);
    }

    fn file(&self, path: &str, request: &Request) -> Answer {
        match shown(&self.folder, path) {
            Some(Shown { kind, tag, .. }) if request.known.as_ref() == Some(&tag) => {
                Answer { status: UNCHANGED, kind, tag: Some(tag), body: Vec::new() }
            }
            Some(Shown { kind, tag, body }) => {
                Answer { status: "200 OK", kind, tag: Some(tag), body }
            }
            // It may be written by the next run.
            None => Answer {
                status: NOT_FOUND,
                kind: "text/html; charset=utf-8",
                tag: None,
                body: with_script(MISSING.into(), ""),
            },
        }
    }
}

/// The page for one that is not there.
const MISSING: &str = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Not there</title></head>\n<body><p>This page is not there, or not yet. <a href=\"/\">To the first page</a></p>\n</body></html>\n";

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::io::{Read, Write};

    use super::*;

    fn sent(server: &Server, request: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn server(folder: &Path) -> (Server, String) {
        let server = Server::start(folder, "127.0.0.1:0").unwrap();
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
        let (server, host) = server(dir.path());
        let get = |path: &str| sent(&server, &format!("GET {path} HTTP/1.1\r\n{host}\r\n"));
        let page = get("/");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
        assert!(page.contains("Content-Type: text/html; charset=utf-8\r\n"), "{page}");
        assert!(page.contains(SCRIPT), "{page}");
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
        let (server, host) = server(dir.path());
        let tag = super::super::shelf::tag_at(dir.path(), "/");
        let ask = format!("GET {LIVE}?page=%2F&is={tag} HTTP/1.1\r\n{host}\r\n");
        let mut waiting = TcpStream::connect(server.address).unwrap();
        waiting.write_all(ask.as_bytes()).unwrap();
        waiting.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
        assert!(waiting.read(&mut [0; 1]).is_err(), "nothing changed yet");
        server.published();
        assert!(waiting.read(&mut [0; 1]).is_err(), "another page changed");
        std::fs::write(&index, "two").unwrap();
        server.published();
        waiting.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        let mut answer = String::new();
        waiting.read_to_string(&mut answer).unwrap();
        let now = super::super::shelf::tag_at(dir.path(), "/");
        assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with(&now), "{answer}");
        assert!(sent(&server, &ask).ends_with(&now), "a page that is old is answered at once");
    }

    #[test]
    fn idle_connections_do_not_shut_others_out() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("index.html"), "one").unwrap();
        let (server, host) = server(dir.path());
        let idle: Vec<TcpStream> =
            (0..THREADS + 4).map(|_| TcpStream::connect(server.address).unwrap()).collect();
        let page = sent(&server, &format!("GET / HTTP/1.1\r\n{host}\r\n"));
        assert!(page.starts_with("HTTP/1.1 200 OK"), "{page}");
        drop(idle);
    }
}
