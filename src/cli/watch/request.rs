//! One request of a browser: read within limits, and checked.

use std::io::{self, Read};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::time::Instant;

use super::answer::{
    STATUS_BAD_REQUEST, STATUS_FORBIDDEN, STATUS_HEADERS_TOO_LARGE, STATUS_METHOD_NOT_ALLOWED,
    STATUS_REQUEST_TIMEOUT,
};
use super::times::ServerTimeouts;

/// The longest head of a request in bytes.
const MOST_BYTES: usize = 16 << 10;
/// The most headers.
const MOST_HEADERS: usize = 64;

/// A request that can be answered.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct HttpRequest {
    /// Whether only the head of the answer is wanted.
    pub head: bool,
    /// The path and the query, as sent.
    pub target: String,
    /// What the browser has already.
    pub known: Option<String>,
}

impl HttpRequest {
    /// The path and the query.
    pub(super) fn path_and_query(&self) -> (&str, &str) {
        self.target.split_once('?').unwrap_or((&self.target, ""))
    }
}

/// Reads the request of a client whose turn began at a time; the error is the answer to an invalid
/// one, `None` if nobody asked.
pub(super) fn read_request(
    mut from: &TcpStream,
    name: Option<&str>,
    times: &ServerTimeouts,
    began: Instant,
) -> Result<HttpRequest, Option<&'static str>> {
    let local = from.local_addr().map_err(|_| None)?;
    let mut bytes = Vec::new();
    let mut piece = [0; 2048];
    loop {
        let allowed = if bytes.is_empty() { times.begin } else { times.ask };
        let left = allowed.saturating_sub(began.elapsed());
        if left.is_zero() {
            return Err((!bytes.is_empty()).then_some(STATUS_REQUEST_TIMEOUT));
        }
        from.set_read_timeout(Some(left)).map_err(|_| None)?;
        match from.read(&mut piece) {
            Ok(0) => return Err(None),
            Ok(count) => bytes.extend_from_slice(&piece[..count]),
            Err(why) if why.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return Err((!bytes.is_empty()).then_some(STATUS_REQUEST_TIMEOUT)),
        }
        match parsed(&bytes, local, name) {
            Ok(Some(request)) => return Ok(request),
            Ok(None) if bytes.len() > MOST_BYTES => return Err(Some(STATUS_HEADERS_TOO_LARGE)),
            Ok(None) => {}
            Err(why) => return Err(Some(why)),
        }
    }
}

/// Reads the head of a request; `None` if it is not complete yet. `local` is the address that the
/// client reached, `name` a name of it that the user gave.
fn parsed(
    bytes: &[u8],
    local: SocketAddr,
    name: Option<&str>,
) -> Result<Option<HttpRequest>, &'static str> {
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    match request.parse(bytes) {
        Ok(httparse::Status::Complete(_)) => {}
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => return Err(STATUS_HEADERS_TOO_LARGE),
        Err(_) => return Err(STATUS_BAD_REQUEST),
    }
    let head = match request.method {
        Some("GET") => false,
        Some("HEAD") => true,
        _ => return Err(STATUS_METHOD_NOT_ALLOWED),
    };
    let all = |wanted: &str| -> Vec<&[u8]> {
        let own = request.headers.iter().filter(|own| own.name.eq_ignore_ascii_case(wanted));
        own.map(|own| own.value).collect()
    };
    let hosts = all("host");
    let &[host] = &hosts[..] else { return Err(STATUS_BAD_REQUEST) };
    let host = std::str::from_utf8(host).map_err(|_| STATUS_BAD_REQUEST)?;
    if !is_own(host, local, name) {
        return Err(STATUS_FORBIDDEN);
    }
    let target = request.path.filter(|path| path.starts_with('/')).ok_or(STATUS_BAD_REQUEST)?;
    let known = all("if-none-match");
    let known = known.first().and_then(|known| std::str::from_utf8(known).ok());
    let known = known.map(|known| known.trim_start_matches("W/").trim_matches('"').to_string());
    Ok(Some(HttpRequest { head, target: target.to_string(), known }))
}

/// Whether the header `Host` names this server: the address that the client reached, or a name
/// that is surely of this computer. Another name could be that of a foreign page which had its name
/// lead here (DNS rebinding).
fn is_own(host: &str, local: SocketAddr, name: Option<&str>) -> bool {
    let (own, port) = match host.rsplit_once(':') {
        Some((own, port)) if !port.contains(']') => match port.parse::<u16>() {
            Ok(port) => (own, port),
            Err(_) => return false,
        },
        _ => (host, 80),
    };
    if port != local.port() {
        return false;
    }
    let own = own.strip_prefix('[').and_then(|own| own.strip_suffix(']')).unwrap_or(own);
    match own.parse::<IpAddr>() {
        Ok(address) => address.to_canonical() == local.ip().to_canonical(),
        Err(_) => {
            let local = local.ip().to_canonical().is_loopback();
            local && own.eq_ignore_ascii_case("localhost")
                || name.is_some_and(|name| own.eq_ignore_ascii_case(name))
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn only_requests_to_this_server_are_answered() {
        for (host, local, name, own) in [
            ("127.0.0.1:8350", "127.0.0.1:8350", None, true),
            ("localhost:8350", "127.0.0.1:8350", None, true),
            ("LOCALHOST:8350", "[::1]:8350", None, true),
            ("[::1]:8350", "[::1]:8350", None, true),
            ("192.168.1.5:8350", "192.168.1.5:8350", None, true),
            ("192.168.1.5:8350", "[::ffff:192.168.1.5]:8350", None, true),
            ("127.0.0.1", "127.0.0.1:80", None, true),
            ("laptop.local:8350", "192.168.1.5:8350", Some("laptop.local"), true),
            ("laptop.local:8350", "192.168.1.5:8350", None, false),
            ("evil.example:8350", "127.0.0.1:8350", None, false),
            ("evil.example", "127.0.0.1:8350", None, false),
            ("127.0.0.1:8351", "127.0.0.1:8350", None, false),
            ("localhost:8350", "192.168.1.5:8350", None, false),
            ("127.0.0.1.evil.example:8350", "127.0.0.1:8350", None, false),
            ("", "127.0.0.1:8350", None, false),
            ("127.0.0.1:", "127.0.0.1:8350", None, false),
            ("[::1", "[::1]:8350", None, false),
        ] {
            assert_eq!(is_own(host, local.parse().unwrap(), name), own, "{host} at {local}");
        }
    }

    #[test]
    fn hostile_requests_are_refused() {
        let host = "Host: 127.0.0.1:8350\r\n";
        let long = format!("GET / HTTP/1.1\r\n{host}{}\r\n", "A: b\r\n".repeat(100));
        for (sent, refused) in [
            (format!("POST / HTTP/1.1\r\n{host}\r\n"), STATUS_METHOD_NOT_ALLOWED),
            (format!("DELETE /index.html HTTP/1.1\r\n{host}\r\n"), STATUS_METHOD_NOT_ALLOWED),
            (format!("GET http://127.0.0.1:8350/ HTTP/1.1\r\n{host}\r\n"), STATUS_BAD_REQUEST),
            (format!("GET * HTTP/1.1\r\n{host}\r\n"), STATUS_BAD_REQUEST),
            (format!("GET / HTTP/9.9\r\n{host}\r\n"), STATUS_BAD_REQUEST),
            ("GET / HTTP/1.1\r\n\r\n".to_string(), STATUS_BAD_REQUEST),
            (format!("GET / HTTP/1.1\r\n{host}{host}\r\n"), STATUS_BAD_REQUEST),
            ("GET / HTTP/1.1\r\nHost: evil.example:8350\r\n\r\n".to_string(), STATUS_FORBIDDEN),
            ("\0\u{1}\u{2}\r\n\r\n".to_string(), STATUS_BAD_REQUEST),
            (format!("GET / HTTP/1.1\r\n{host}A\0: b\r\n\r\n"), STATUS_BAD_REQUEST),
            (long, STATUS_HEADERS_TOO_LARGE),
        ] {
            let local = "127.0.0.1:8350".parse().unwrap();
            assert_eq!(parsed(sent.as_bytes(), local, None), Err(refused), "{sent:?}");
        }
    }

    #[test]
    fn no_bytes_make_it_panic() {
        let local = "127.0.0.1:8350".parse().unwrap();
        let valid =
            b"GET /a%20b?c=%2F HTTP/1.1\r\nHost: 127.0.0.1:8350\r\nIf-None-Match: \"7f\"\r\n\r\n";
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("index.html"), "own").unwrap();
        let mut seed = 0x2545_f491_4f6c_dd1d_u64;
        for _ in 0..20_000 {
            let mut bytes = valid.to_vec();
            for _ in 0..3 {
                seed ^= seed << 13;
                seed ^= seed >> 7;
                seed ^= seed << 17;
                let at = seed as usize % bytes.len();
                bytes[at] = (seed >> 32) as u8;
                bytes.truncate(bytes.len() - (seed >> 40) as usize % 3);
            }
            if let Ok(Some(request)) = parsed(&bytes, local, None) {
                assert!(request.target.starts_with('/'), "{request:?}");
                let path = request.target.split('?').next().unwrap();
                let place = crate::cli::watch::served_path::ServedPath::resolve(dir.path(), path);
                let Some(mut file) = place.and_then(|place| place.open()) else { continue };
                let mut text = String::new();
                file.read_to_string(&mut text).unwrap();
                assert_eq!(text, "own", "{path}");
            }
        }
    }

    #[test]
    fn a_request_in_pieces_is_waited_for() {
        let whole =
            b"HEAD /a%20b?c HTTP/1.1\r\nhOST: 127.0.0.1:8350\r\nIf-None-Match: W/\"7f\"\r\n\r\n";
        let local = "127.0.0.1:8350".parse().unwrap();
        for cut in 0..whole.len() {
            assert_eq!(parsed(&whole[..cut], local, None), Ok(None), "{cut}");
        }
        let known = Some("7f".to_string());
        let wanted = HttpRequest { head: true, target: "/a%20b?c".to_string(), known };
        assert_eq!(parsed(whole, local, None), Ok(Some(wanted)));
    }
}
