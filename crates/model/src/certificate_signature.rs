//! What a certificate states, signed so that it can be verified without a server.
//!
//! The code on a certificate is a text of lines: a mark, number, name, day of issue, points,
//! clauses, and the Ed25519 signature (RFC 8032) of the lines before it.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ed25519_compact::{KeyPair, PublicKey as Public, Seed, Signature};

/// The first line of the text of a code, and of the files of keys.
const MARK: &str = "palmares certificate 1";
const SECRET: &str = "palmares secret key 1";
const PUBLIC: &str = "palmares public key 1";
/// No line of a statement has more characters, so that the code stays small.
const MOST: usize = 120;

/// The secret key of a union.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct SigningKey([u8; 32]);

/// The public key of a union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicKey([u8; 32]);

/// What a certificate states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CertificateStatement {
    /// The number of the certificate.
    pub number: String,
    /// The name of the player, as on the certificate.
    pub name: String,
    /// The day of issue, as `2026-05-05`; may be empty.
    pub issued: String,
    /// What was won: `12 Local Points`.
    pub points: String,
    pub clauses: String,
}

/// Why a text is no genuine certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VerificationError {
    /// It is not the text of a code.
    Foreign,
    /// The signature is not of this text and key.
    Signature,
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SigningKey(secret)")
    }
}

impl SigningKey {
    /// The key of 32 random bytes.
    pub fn new(seed: [u8; 32]) -> SigningKey {
        SigningKey(seed)
    }

    /// Reads the file of a key. The error says what is wrong.
    pub fn read(text: &str) -> Result<SigningKey, String> {
        key_of(text, SECRET).map(SigningKey)
    }

    /// The file of the key.
    pub fn to_text(&self) -> String {
        format!("{SECRET}\n{}\n", URL_SAFE_NO_PAD.encode(self.0))
    }

    /// The public key that belongs to this secret one.
    pub fn public_key(&self) -> PublicKey {
        PublicKey(*self.pair().pk)
    }

    fn pair(&self) -> KeyPair {
        KeyPair::from_seed(Seed::new(self.0))
    }
}

impl PublicKey {
    /// Reads the file of a key, or its second line. The error says what is wrong.
    pub fn read(text: &str) -> Result<PublicKey, String> {
        key_of(text, PUBLIC).map(PublicKey)
    }

    /// The file of the key.
    pub fn to_text(&self) -> String {
        format!("{PUBLIC}\n{}\n", URL_SAFE_NO_PAD.encode(self.0))
    }
}

/// The bytes of a key: its file, or for a public key its second line alone.
fn key_of(text: &str, mark: &str) -> Result<[u8; 32], String> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let key = match lines.as_slice() {
        [first, key] if *first == mark => key,
        [key] if mark == PUBLIC => key,
        _ => return Err(format!("it does not begin with “{mark}”")),
    };
    let bytes = URL_SAFE_NO_PAD.decode(key).ok().and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| "its second line is not 32 bytes in base64".to_string())
}

impl CertificateStatement {
    /// The text of the code, signed.
    pub fn signed_code_text(&self, key: &SigningKey) -> String {
        let message = self.message();
        // Without noise the same text has the same signature.
        let signature = key.pair().sk.sign(&message, None);
        format!("{message}\n{}", URL_SAFE_NO_PAD.encode(*signature))
    }

    /// Reads the text of a code and verifies its signature.
    ///
    /// # Errors
    ///
    /// If it is not the text of a code, or signed by another key, or changed.
    pub fn parse_verified(
        text: &str,
        key: &PublicKey,
    ) -> Result<CertificateStatement, VerificationError> {
        let text = text.replace("\r\n", "\n");
        let (message, signature) =
            text.trim().rsplit_once('\n').ok_or(VerificationError::Foreign)?;
        let lines: Vec<&str> = message.split('\n').collect();
        let [MARK, number, name, issued, points, clauses] = lines.as_slice() else {
            return Err(VerificationError::Foreign);
        };
        let bytes = URL_SAFE_NO_PAD.decode(signature).map_err(|_| VerificationError::Signature)?;
        let signature = Signature::from_slice(&bytes).map_err(|_| VerificationError::Signature)?;
        let public = Public::new(key.0);
        public.verify(message, &signature).map_err(|_| VerificationError::Signature)?;
        let [number, name, issued, points, clauses] =
            [number, name, issued, points, clauses].map(|line| (*line).to_string());
        Ok(CertificateStatement { number, name, issued, points, clauses })
    }

    fn message(&self) -> String {
        let CertificateStatement { number, name, issued, points, clauses } = self;
        let lines = [number, name, issued, points, clauses].map(|line| in_line(line));
        format!("{MARK}\n{}", lines.join("\n"))
    }
}

/// A text in one line, cut where it is too long.
fn in_line(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test fails by panicking
mod tests {
    use super::*;

    fn statement() -> CertificateStatement {
        CertificateStatement {
            number: "JVKR-QBRC-N9LS".to_string(),
            name: "Siân Ŵyn".to_string(),
            issued: "2026-05-05".to_string(),
            points: "12 Local Points".to_string(),
            clauses: "Clauses 4.1.1, 2.5.1 of the handbook.".to_string(),
        }
    }

    fn bytes<const N: usize>(hex: &str) -> [u8; N] {
        let pair = |at: usize| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap();
        std::array::from_fn(pair)
    }

    /// RFC 8032, 7.1, tests 2 and 3: secret key, public key, message, signature.
    #[test]
    fn signatures_are_those_of_the_rfc() {
        for (secret, public, message, signature) in [
            (
                "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
                "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
                &[0x72][..],
                "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
            ),
            (
                "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
                "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
                &[0xaf, 0x82][..],
                "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
            ),
        ] {
            let key = SigningKey::new(bytes(secret));
            assert_eq!(key.public_key(), PublicKey(bytes(public)));
            assert_eq!(*key.pair().sk.sign(message, None), bytes::<64>(signature));
        }
    }

    #[test]
    fn only_the_signed_text_is_genuine() {
        let (key, other) = (SigningKey::new([7; 32]), SigningKey::new([8; 32]));
        let text = statement().signed_code_text(&key);
        assert_eq!(text, statement().signed_code_text(&key));
        assert_eq!(CertificateStatement::parse_verified(&text, &key.public_key()), Ok(statement()));
        let windows = format!("{}\r\n", text.replace('\n', "\r\n"));
        assert_eq!(
            CertificateStatement::parse_verified(&windows, &key.public_key()),
            Ok(statement())
        );
        let more = text.replace("12 Local", "120 Local");
        let refused = [(more.as_str(), &key), (text.as_str(), &other)];
        for (text, key) in refused {
            assert_eq!(
                CertificateStatement::parse_verified(text, &key.public_key()),
                Err(VerificationError::Signature)
            );
        }
        for text in ["", "palmares", "https://example.org", &text.replace("certificate 1", "x")] {
            assert_eq!(
                CertificateStatement::parse_verified(text, &key.public_key()),
                Err(VerificationError::Foreign)
            );
        }
    }

    #[test]
    fn keys_are_read_as_they_are_written() {
        let key = SigningKey::new([9; 32]);
        assert_eq!(SigningKey::read(&key.to_text()), Ok(key.clone()));
        let public = key.public_key();
        assert_eq!(PublicKey::read(&public.to_text()).as_ref(), Ok(&public));
        assert_eq!(PublicKey::read(public.to_text().lines().nth(1).unwrap()), Ok(public.clone()));
        // Nobody gives away the secret key for the public one.
        assert!(PublicKey::read(&key.to_text()).is_err());
        assert!(SigningKey::read(&public.to_text()).is_err());
        assert!(!format!("{key:?}").contains('9'));
    }

    #[test]
    fn a_statement_of_endless_lines_is_cut() {
        let endless = "Wm\n".repeat(5_000);
        let long = CertificateStatement { name: endless.clone(), clauses: endless, ..statement() };
        let key = SigningKey::new([1; 32]);
        let text = long.signed_code_text(&key);
        assert_eq!(text.lines().count(), 7);
        assert!(text.len() < 700);
        assert!(CertificateStatement::parse_verified(&text, &key.public_key()).is_ok());
    }
}
