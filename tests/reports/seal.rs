//! Codes on certificates: `palmares key`, the setting `Signing key`, `palmares verify`.

use crate::support::{self, Folder, palmares, project};
use model::certificate_signature::{CertificateStatement, SigningKey};

/// Runs the sample season with more words.
fn run(words: &[&str]) -> Folder {
    let folder = Folder::new();
    let (returns, out) = (project().join("samples/season"), folder.out());
    let mut all = vec!["run", returns.to_str().unwrap(), "--out", out.to_str().unwrap()];
    all.extend(["--no-progress", "--quiet"]);
    all.extend(words);
    let said = palmares(&all);
    assert_eq!(said.status, 0, "{}", said.err);
    folder
}

/// How many certificates and codes the pages have.
fn codes(folder: &Folder) -> (usize, usize) {
    let files = std::fs::read_dir(folder.out().join("certificates")).unwrap();
    let pages = files.map(|file| file.unwrap().path());
    let pages = pages.filter(|path| path.extension().is_some_and(|ending| ending == "html"));
    let pages: String = pages.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let count = |text: &str| pages.matches(text).count();
    (count(" role=group aria-label"), count("aria-label=\"Code to verify\""))
}

#[test]
fn a_new_key_signs_and_only_its_public_half_verifies() {
    let folder = Folder::new();
    let file = folder.root().join("union.key");
    let secret = file.to_str().unwrap();
    assert_eq!(palmares(&["key", secret]).status, 0);
    // A key is never replaced.
    assert_eq!(palmares(&["key", secret]).status, 2);
    let public = format!("{secret}.pub");
    let key = SigningKey::read(&std::fs::read_to_string(secret).unwrap()).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(secret).unwrap().permissions().mode() & 0o077, 0);
    }
    let statement = CertificateStatement {
        number: "JVKR-QBRC-N9LS".to_string(),
        name: "Siân \u{1b}[31mŴyn".to_string(),
        issued: "2026-05-05".to_string(),
        points: "12 Local Points".to_string(),
        clauses: "Clauses 4.1.1 of the handbook.".to_string(),
    };
    let text = statement.signed_code_text(&key);
    let code = folder.root().join("code.txt");
    std::fs::write(&code, &text).unwrap();
    for given in [text.as_str(), code.to_str().unwrap()] {
        let said = palmares(&["verify", "--key", &public, given]);
        assert_eq!(said.status, 0, "{said:?}");
        for words in ["genuine: certificate JVKR-QBRC-N9LS", "12 Local Points", "issued 2026-05-05"]
        {
            assert!(said.out.contains(words), "{said:?}");
        }
        assert!(!said.out.contains('\u{1b}'), "{said:?}");
    }
    let forged = text.replace("12 Local", "99 Local");
    for (given, status) in [(forged.as_str(), 1), ("https://example.org", 1)] {
        let said = palmares(&["verify", "--key", &public, given]);
        assert_eq!(said.status, status, "{said:?}");
        assert!(said.out.starts_with("not genuine"), "{said:?}");
    }
    assert_eq!(palmares(&["verify", "--key", secret, &text]).status, 2);
}

#[test]
fn certificates_have_codes_with_a_key_only() {
    let (certificates, none) = codes(&run(&[]));
    assert!(certificates > 0 && none == 0);
    let folder = Folder::new();
    let file = folder.root().join("union.key");
    std::fs::write(&file, SigningKey::new([3; 32]).to_text()).unwrap();
    let set = format!("Signing key={}", file.display());
    let signed = run(&["--set", &set]);
    assert_eq!(codes(&signed), (certificates, certificates));
    // The same run makes the same bytes; four on a sheet have no room.
    assert_eq!(support::files(&run(&["--set", &set]).out()), support::files(&signed.out()));
    let small = run(&["--set", &set, "--set", "Certificate paper=A4 small"]);
    assert_eq!(codes(&small), (certificates, 0));
}
