//! `palmares verify`: whether the code of a certificate is genuine, and whether a run comes out of its
//! bundle again.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::bundle::recompute_bundle;
use super::exit_status::{ExitStatus, print_usage_error};
use super::problem_output::ProblemOutputOptions;
use super::terminal::{Terminal, escape_to_one_line};
use model::certificate_signature::{CertificateStatement, PublicKey, VerificationError};
use model::file_names::NativePathText;

/// More bytes are no code and no key.
const MOST_BYTES: u64 = 64 << 10;

/// Check whether a certificate is genuine, or whether a bundle still gives the same results
///
/// Scan the QR code on the certificate with a phone, and give this command the text it shows and
/// the union's public key. Compare what the command prints with the certificate; if it says
/// genuine, the text was signed with the union's key (palmares key).
///
/// Without --key the file is a bundle made by palmares bundle. The season is worked out again from
/// it, in a temporary folder, and palmares lists each file that comes out differently, with the
/// first line or cell that differs.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares verify --key union.pub code.txt
  palmares verify proof.zip

Exit status: 0 genuine, or equal; 1 not genuine, different, or a damaged bundle; 2 the command line is wrong, or a file cannot be read.")]
pub(super) struct Args {
    /// The public key of the union: its file, or the second line of it.
    #[arg(long, value_name = "PUBLIC")]
    key: Option<String>,

    /// The text of the code, or a file with it; without --key a bundle.
    #[arg(value_name = "TEXT OR FILE")]
    code: String,

    #[command(flatten)]
    talk: ProblemOutputOptions,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let Some(key) = &args.key else { return of_bundle(args, out, err) };
    let key = match text_of(key).and_then(|text| PublicKey::read(&text)) {
        Ok(key) => key,
        Err(why) => return print_usage_error(err, &format!("--key is not a public key: {why}")),
    };
    let code = match text_of(&args.code) {
        Ok(code) => code,
        Err(why) => return print_usage_error(err, &why),
    };
    let (told, status) = match CertificateStatement::parse_verified(&code, &key) {
        Ok(statement) => (statement_text(&statement), ExitStatus::Done),
        Err(VerificationError::Foreign) => {
            ("not genuine: this is not the code of a certificate\n".to_string(), ExitStatus::Errors)
        }
        Err(VerificationError::Signature) => {
            let why = "not genuine: it was signed with another key, or the text was changed\n";
            (why.to_string(), ExitStatus::Errors)
        }
    };
    match out.write_all(told.as_bytes()) {
        Ok(()) => status,
        Err(_) => ExitStatus::Output,
    }
}

/// Computes the run of a bundle again.
fn of_bundle(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let bundle = Path::new(&args.code);
    if !bundle.is_file() {
        let why = format!("{} is not a file; the code of a certificate needs --key", args.code);
        return print_usage_error(err, &why);
    }
    recompute_bundle(bundle, &args.talk, out, err).unwrap_or_else(|status| status)
}

/// The content of a file, or the text itself if there is no such file.
fn text_of(given: &str) -> Result<String, String> {
    let path = PathBuf::from(given);
    if given.contains('\n') || !path.is_file() {
        return Ok(given.to_string());
    }
    read(&path).map_err(|why| format!("{}: {why}", path.native_path_text()))
}

fn read(path: &Path) -> Result<String, String> {
    let length = path.metadata().map_err(|why| why.to_string())?.len();
    if length > MOST_BYTES {
        return Err(format!("the file has {} KB", length >> 10));
    }
    std::fs::read_to_string(path).map_err(|why| why.to_string())
}

/// What a genuine certificate states, line by line.
fn statement_text(statement: &CertificateStatement) -> String {
    let CertificateStatement { number, name, issued, points, clauses } = statement;
    let rows = [
        ("genuine: certificate", number),
        ("player", name),
        ("issued", issued),
        ("points", points),
        ("", clauses),
    ];
    let rows = rows.into_iter().filter(|(_, text)| !text.is_empty());
    rows.map(|(what, text)| {
        format!("{} {}\n", what, escape_to_one_line(text)).trim_start().to_string()
    })
    .collect()
}
