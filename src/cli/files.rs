//! Writes single files, each completely or not at all: beside the target first, then renamed.
//! Commands that write a folder of a run publish it instead (`report::publish`).

use std::borrow::Cow;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::exit_status::{ExitStatus, print_error, print_usage_error};
use super::problem_output::ProblemOutputOptions;
use super::terminal::{Terminal, escape_to_one_line};
use model::file_names::{NativePathText, folded_path};
use register::page_keys::portable_file_name;
use report::publish::{Disk, means_open_elsewhere};

/// A file to write.
#[derive(Clone, Debug)]
pub(super) struct OutputFile {
    pub path: PathBuf,
    pub bytes: Vec<u8>,
}

impl OutputFile {
    /// Writes the file, replacing an existing one.
    pub(super) fn write(&self) -> io::Result<()> {
        write(&Disk::default(), self)
    }
}

/// Where and how a command writes single files.
#[derive(clap::Args, Debug)]
pub(super) struct FileWriteOptions {
    /// The folder for the files; created if absent.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,

    /// Overwrite existing files.
    #[arg(long)]
    pub overwrite: bool,

    #[command(flatten)]
    pub talk: ProblemOutputOptions,
}

impl FileWriteOptions {
    /// Refuses files of one name; `what` becomes them.
    pub(super) fn refuse_equal_file_names<'a>(
        what: &str,
        mut paths: impl Iterator<Item = &'a Path>,
        err: &mut Terminal,
    ) -> Result<(), ExitStatus> {
        let mut taken = HashSet::new();
        match paths.find(|path| !taken.insert(folded_path(&path.to_string_lossy()).into_owned())) {
            Some(twin) => Err(print_usage_error(
                err,
                &format!("two {what} would both become {}", twin.native_path_text()),
            )),
            None => Ok(()),
        }
    }

    /// Says that the file of an event may still change.
    pub(super) fn print_provisional_note(
        &self,
        file: &str,
        event: &str,
        err: &mut Terminal,
    ) -> io::Result<()> {
        if self.talk.quiet {
            return Ok(());
        }
        let (file, event) = (escape_to_one_line(file), escape_to_one_line(event));
        writeln!(
            err,
            "{file}: event {event} is provisional, so its file may still change; palmares explain says what is missing"
        )
    }

    /// Refuses to replace other files, unless that is wanted.
    pub(super) fn refuse_overwriting<'a>(
        &self,
        mut made: impl Iterator<Item = &'a OutputFile>,
        err: &mut Terminal,
    ) -> Result<(), ExitStatus> {
        match made.find(|made| !self.overwrite && is_another(made)) {
            Some(OutputFile { path, .. }) => {
                let path = path.native_path_text();
                let why = format!("{path} already exists; use --overwrite to replace it");
                Err(print_usage_error(err, &why))
            }
            None => Ok(()),
        }
    }

    /// Writes the files and lists them.
    pub(super) fn write_files(
        &self,
        made: &[OutputFile],
        out: &mut Terminal,
        err: &mut Terminal,
    ) -> Result<(), ExitStatus> {
        for file in made {
            file.write().map_err(|why| report_file_failure(&file.path, &why, err))?;
            if !self.talk.quiet {
                let listed = writeln!(out, "{}", escape_to_one_line(&file.path.native_path_text()));
                listed.map_err(|_| ExitStatus::Output)?;
            }
        }
        Ok(())
    }
}

/// Reports that a file could not be made.
pub(super) fn report_file_failure(path: &Path, why: &io::Error, err: &mut Terminal) -> ExitStatus {
    let path = path.native_path_text();
    let told = match means_open_elsewhere(why) {
        true => {
            format!(
                "{path} is open in another program, such as Excel; close it there and try again"
            )
        }
        false => format!("{path}: {why}"),
    };
    print_error(err, &told);
    ExitStatus::Output
}

/// The path of a file that is made of another: its stem with an ending. A name that Windows reserves
/// becomes another one.
pub(super) fn derived_file_path(folder: &Path, stem: &OsStr, ending: &str) -> PathBuf {
    let named = stem.to_string_lossy();
    match portable_file_name(&format!("{named}{ending}"), &named) {
        Cow::Borrowed(_) => append_extension(&folder.join(stem), ending),
        Cow::Owned(_) => folder.join(format!("{}{ending}", portable_file_name(&named, &named))),
    }
}

/// A path with a further extension, whatever dots its name has.
pub(super) fn append_extension(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Whether another file is at the path.
fn is_another(made: &OutputFile) -> bool {
    made.path.exists() && std::fs::read(&made.path).ok().as_ref() != Some(&made.bytes)
}

/// Writes a file, replacing an existing one.
fn write(disk: &Disk, made: &OutputFile) -> io::Result<()> {
    let beside = written_beside(disk, made)?;
    let renamed = disk.rename(&beside, &made.path);
    if renamed.is_err() {
        // The reason of the failed write is what counts.
        let _ = disk.remove_file(&beside);
    }
    renamed
}

/// Writes a new file; [`io::ErrorKind::AlreadyExists`] if one exists.
pub(super) fn write_new_file(disk: &Disk, made: &OutputFile) -> io::Result<()> {
    if made.path.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let beside = written_beside(disk, made)?;
    let linked = disk.hard_link_or_copy(&beside, &made.path);
    // What cannot be removed now is replaced next time.
    let _ = disk.remove_file(&beside);
    linked
}

/// Prints the path of a new file, or says why it was not written; a file that exists stays.
pub(super) fn print_written_path(
    written: io::Result<()>,
    path: &Path,
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    match written {
        Ok(()) => match writeln!(out, "{}", escape_to_one_line(&path.native_path_text())) {
            Ok(()) => ExitStatus::Done,
            Err(_) => ExitStatus::Output,
        },
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => print_usage_error(
            err,
            &format!("{} exists and was not overwritten", path.native_path_text()),
        ),
        Err(why) => report_file_failure(path, &why, err),
    }
}

/// Writes the file under another name in the same folder. Replaces what an interrupted command left
/// there; never writes through a link.
fn written_beside(disk: &Disk, made: &OutputFile) -> io::Result<PathBuf> {
    if let Some(folder) = made.path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        disk.make_folders(folder)?;
    }
    let beside = append_extension(&made.path, ".palmares-new");
    match disk.remove_file(&beside) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
        _ => {}
    }
    let written = disk.write_file(&beside, &made.bytes).and_then(|()| disk.sync_file(&beside));
    match written {
        Ok(()) => Ok(beside),
        Err(why) => {
            let _ = disk.remove_file(&beside);
            Err(why)
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// A disk whose nth change fails, with the number of changes.
    fn failing(at: usize) -> (Disk, Arc<AtomicUsize>) {
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        let disk = Disk::refusing(move |_, _| {
            let now = counted.fetch_add(1, Ordering::Relaxed);
            if now == at { Err(io::Error::other("a fault of the test")) } else { Ok(()) }
        });
        (disk, count)
    }

    /// The files of a folder, by name.
    fn seen(folder: &Path) -> Vec<(String, String)> {
        let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
        let text = |path: &Path| std::fs::read_to_string(path).unwrap();
        let mut seen: Vec<_> = entries
            .map(|entry| (entry.file_name().into_string().unwrap(), text(&entry.path())))
            .collect();
        seen.sort();
        seen
    }

    #[test]
    fn whatever_change_fails_a_file_is_the_old_one_or_the_new_one() {
        type Writer = fn(&Disk, &OutputFile) -> io::Result<()>;
        let one = |text: &str| vec![("book.xlsx".to_string(), text.to_string())];
        for (old, writer) in [(Some("old"), write as Writer), (None, write), (None, write_new_file)]
        {
            let before = old.map(&one).unwrap_or_default();
            let mut failed = 0;
            for at in 0.. {
                let folder = tempfile::tempdir().unwrap();
                let made =
                    OutputFile { path: folder.path().join("book.xlsx"), bytes: b"new".to_vec() };
                old.inspect(|old| std::fs::write(&made.path, old).unwrap());
                let (disk, count) = failing(at);
                let written = writer(&disk, &made);
                let mut now = seen(folder.path());
                // The next command replaces a name that could not be removed.
                now.retain(|(name, _)| !name.ends_with(".palmares-new"));
                assert_eq!(now, if written.is_ok() { one("new") } else { before.clone() }, "{at}");
                failed += usize::from(written.is_err());
                std::fs::remove_file(&made.path).ok();
                writer(&Disk::default(), &made).unwrap();
                assert_eq!(seen(folder.path()), one("new"), "healed after {at}");
                if count.load(Ordering::Relaxed) <= at {
                    break;
                }
            }
            assert!(failed > 5, "only {failed} changes failed");
        }
    }

    #[test]
    fn what_is_there_is_not_overwritten_by_what_must_be_new() {
        let folder = tempfile::tempdir().unwrap();
        let made = OutputFile { path: folder.path().join("book.xlsx"), bytes: b"new".to_vec() };
        std::fs::write(&made.path, "mine").unwrap();
        let written = write_new_file(&Disk::default(), &made);
        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(seen(folder.path()), [("book.xlsx".to_string(), "mine".to_string())]);
    }

    #[cfg(unix)]
    #[test]
    fn nothing_is_written_through_a_link_beside_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let precious = folder.path().join("precious");
        std::fs::write(&precious, "mine").unwrap();
        let made = OutputFile { path: folder.path().join("book.xlsx"), bytes: b"new".to_vec() };
        std::os::unix::fs::symlink(&precious, append_extension(&made.path, ".palmares-new"))
            .unwrap();
        write(&Disk::default(), &made).unwrap();
        assert_eq!(std::fs::read_to_string(precious).unwrap(), "mine");
    }
}
