//! `palmares key`: a key for the codes of certificates. The secret half signs them, the public one
//! goes to whoever checks a certificate with `palmares verify`.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::exit_status::{ExitStatus, print_usage_error};
use super::terminal::Terminal;
use model::certificate_signature::SigningKey;
use model::file_names::NativePathText;

/// Make the secret key that signs the QR codes on certificates
///
/// Writes FILE, which stays secret, and FILE.pub, which everybody may have. To have a
/// QR code on each certificate, give FILE in the setting `Signing key`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: palmares key union.key")]
pub(super) struct Args {
    /// The file of the secret key; it must not exist.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let mut seed = [0; 32];
    if let Err(why) = getrandom::fill(&mut seed) {
        return print_usage_error(err, &format!("this system cannot supply random numbers: {why}"));
    }
    let key = SigningKey::new(seed);
    let mut public = args.file.clone().into_os_string();
    public.push(".pub");
    let public = PathBuf::from(public);
    for (file, text, secret) in
        [(&args.file, key.to_text(), true), (&public, key.public_key().to_text(), false)]
    {
        if let Err(why) = create(file, &text, secret) {
            return print_usage_error(err, &format!("{}: {why}", file.native_path_text()));
        }
    }
    let told = format!(
        "secret key: {}; keep it where nobody outside the union can read it\npublic key: {}\n",
        args.file.native_path_text(),
        public.native_path_text()
    );
    match out.write_all(told.as_bytes()) {
        Ok(()) => ExitStatus::Done,
        Err(_) => ExitStatus::Output,
    }
}

/// Writes a new file; on Unix nobody else can read a secret one.
fn create(file: &Path, text: &str, secret: bool) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if secret {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    #[cfg(not(unix))]
    let _ = secret;
    options.open(file)?.write_all(text.as_bytes())
}
