//! Walks through files and folders in order of name. It ends whatever lies there: links that lead
//! round in circles or up, folders that the system makes up, a million files.

use std::ffi::OsString;
use std::fs::{self, FileType, Metadata};
use std::io;
use std::iter::FusedIterator;
use std::path::{Path, PathBuf};
use std::vec;

use super::files::system_error_in_words;
use super::problems;
use model::StableSort;
use model::file_names::RealPath;
use model::problem::{ProblemDetail, phrase};

/// How far a walk goes.
#[derive(Debug, Clone, Copy)]
pub(super) struct WalkBounds {
    /// The most folders in each other.
    pub depth: usize,
    /// The most files and folders of one folder.
    pub in_folder: usize,
    /// The most files and folders behind one link.
    pub behind_link: usize,
    /// The most files and folders.
    pub in_all: usize,
}

impl WalkBounds {
    /// The bounds of a search for returns.
    pub(super) const RETURNS: WalkBounds =
        WalkBounds { depth: 100, in_folder: 250_000, behind_link: 50_000, in_all: 2_000_000 };
    /// Those of a folder that palmares wrote: its links are not followed, and a folder of pages can
    /// be large.
    pub(super) const OUTPUT: WalkBounds = WalkBounds {
        in_folder: 2_000_000,
        behind_link: 0,
        in_all: 8_000_000,
        ..WalkBounds::RETURNS
    };
}

/// A file or folder.
#[derive(Debug)]
pub(super) struct WalkEntry {
    pub path: PathBuf,
    /// The number of folders above it, from what was given.
    pub depth: usize,
    /// Whether it is a link.
    pub is_link: bool,
    /// What it is; of a link that is followed, what it leads to.
    pub kind: FileType,
}

impl WalkEntry {
    pub(super) fn name(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }
}

/// A step of a walk.
#[derive(Debug)]
pub(super) enum WalkStep {
    /// To a file or folder.
    Entry(WalkEntry),
    /// To something that cannot be read.
    Unreadable { path: PathBuf, why: String },
    /// Past a file or folder, or the rest of a folder.
    Past(PassedOverPath),
}

/// What a walk passed over.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct PassedOverPath {
    pub path: PathBuf,
    pub why: PassedOverReason,
}

impl PassedOverPath {
    /// The warning of it; `shown` is its path below what was given.
    pub(super) fn warning(&self, shown: &str) -> ProblemDetail {
        let folder = shown.to_string();
        let why = match self.why {
            PassedOverReason::Above => {
                phrase!("it is a link to a folder that contains the one you gave")
            }
            PassedOverReason::System => phrase!("it belongs to the operating system"),
            PassedOverReason::Deep(most) => {
                phrase!("folders are nested more than {most} deep", most)
            }
            PassedOverReason::Many(most) => {
                phrase!("it holds more than {most} files and folders", most)
            }
            PassedOverReason::BehindLink(most) => {
                let why = phrase!("more than {most} files and folders are behind this link", most);
                return problems::RestPassedOver { folder, why }.into();
            }
            PassedOverReason::Rest(most) => {
                let why = phrase!("it holds more than {most} files and folders in all", most);
                return problems::RestPassedOver { folder, why }.into();
            }
        };
        problems::PassedOver { folder, why }.into()
    }
}

/// Why a walk passed over something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PassedOverReason {
    /// A link to a folder in which the walk began.
    Above,
    /// It is of the system, which makes up its content.
    System,
    /// So many folders lie in each other.
    Deep(usize),
    /// So many files and folders lie in it.
    Many(usize),
    /// The rest of what lies behind a link, of which so many were looked at.
    BehindLink(usize),
    /// The rest of everything, of which so many were looked at.
    Rest(usize),
}

/// A walk through a file or folder.
#[derive(Debug)]
pub(super) struct FolderWalk {
    bounds: WalkBounds,
    /// Whether links are followed.
    follows: bool,
    /// Where it begins, until it has begun.
    start: Option<PathBuf>,
    /// The same without links.
    top: Option<PathBuf>,
    /// The folders in which it is.
    levels: Vec<OpenFolder>,
    seen: usize,
}

/// Names in a folder, with their kinds where the system tells them.
type FolderNames = vec::IntoIter<(OsString, Option<FileType>)>;

/// A folder in which a walk is.
#[derive(Debug)]
struct OpenFolder {
    path: PathBuf,
    /// The names that follow.
    names: FolderNames,
    /// The device on which it lies.
    device: u64,
    /// How many more are looked at, if a link led to it.
    left: Option<usize>,
}

impl FolderWalk {
    /// A walk that follows links.
    pub(super) fn following_links(start: &Path, bounds: WalkBounds) -> FolderWalk {
        let (start, top) = (Some(start.to_path_buf()), start.real_path().ok());
        FolderWalk { bounds, follows: true, start, top, levels: Vec::new(), seen: 0 }
    }

    /// A walk that leaves links alone.
    pub(super) fn ignoring_links(start: &Path, bounds: WalkBounds) -> FolderWalk {
        FolderWalk { follows: false, ..FolderWalk::following_links(start, bounds) }
    }

    /// Leaves the folder to which the last step led.
    pub(super) fn leave_folder(&mut self) {
        self.levels.pop();
    }

    /// Its files and folders, whatever else it meets.
    pub(super) fn entries(self) -> impl Iterator<Item = WalkEntry> {
        self.filter_map(|step| match step {
            WalkStep::Entry(entry) => Some(entry),
            WalkStep::Unreadable { .. } | WalkStep::Past(_) => None,
        })
    }

    /// The step to a path.
    fn step(&mut self, path: PathBuf, kind: Option<FileType>) -> WalkStep {
        match self.look(&path, kind) {
            Ok(Ok(entry)) => WalkStep::Entry(entry),
            Ok(Err(why)) => WalkStep::Past(PassedOverPath { path, why }),
            Err(why) => WalkStep::Unreadable { why: system_error_in_words(&why), path },
        }
    }

    /// What is at a path; goes into a folder.
    fn look(
        &mut self,
        path: &Path,
        kind: Option<FileType>,
    ) -> io::Result<Result<WalkEntry, PassedOverReason>> {
        let depth = self.levels.len();
        let own = match kind {
            Some(kind) => kind,
            None => fs::symlink_metadata(path)?.file_type(),
        };
        let is_link = own.is_symlink();
        let followed = is_link && (self.follows || depth == 0);
        let entry = |kind: FileType| WalkEntry { path: path.to_path_buf(), depth, is_link, kind };
        if !own.is_dir() && !followed && depth > 0 {
            return Ok(Ok(entry(own)));
        }
        let found = if followed { fs::metadata(path)? } else { fs::symlink_metadata(path)? };
        let device = device_of(&found);
        let elsewhere = self.levels.last().is_none_or(|level| level.device != device);
        if (is_link || elsewhere) && is_of_system(path) {
            return Ok(Err(PassedOverReason::System));
        }
        if !found.is_dir() {
            return Ok(Ok(entry(found.file_type())));
        }
        if is_link && depth > 0 {
            if self.levels.iter().any(|level| is_same(&level.path, path)) {
                return Err(io::Error::other("it is a link to a folder that contains it"));
            }
            let real = path.real_path()?;
            if self.top.as_ref().is_some_and(|top| top.starts_with(&real)) {
                return Ok(Err(PassedOverReason::Above));
            }
        }
        if depth > self.bounds.depth {
            return Ok(Err(PassedOverReason::Deep(self.bounds.depth)));
        }
        let Some(names) = names_in(path, self.bounds.in_folder)? else {
            return Ok(Err(PassedOverReason::Many(self.bounds.in_folder)));
        };
        let left = (is_link && depth > 0).then_some(self.bounds.behind_link);
        self.levels.push(OpenFolder { path: path.to_path_buf(), names, device, left });
        Ok(Ok(entry(found.file_type())))
    }

    /// Counts a file or folder; leaves where there are too many.
    fn count(&mut self) -> Option<PassedOverPath> {
        self.seen += 1;
        if self.seen > self.bounds.in_all {
            let path = self.levels.pop().map(|level| level.path).unwrap_or_default();
            self.levels.clear();
            return Some(PassedOverPath { path, why: PassedOverReason::Rest(self.bounds.in_all) });
        }
        let mut over = None;
        for (at, level) in self.levels.iter_mut().enumerate() {
            if let Some(left) = &mut level.left {
                match left.checked_sub(1) {
                    Some(less) => *left = less,
                    None => over = over.or(Some(at)),
                }
            }
        }
        let path = self.levels.get(over?)?.path.clone();
        self.levels.truncate(over?);
        Some(PassedOverPath { path, why: PassedOverReason::BehindLink(self.bounds.behind_link) })
    }
}

impl Iterator for FolderWalk {
    type Item = WalkStep;

    fn next(&mut self) -> Option<WalkStep> {
        if let Some(start) = self.start.take() {
            return Some(self.step(start, None));
        }
        loop {
            let level = self.levels.last_mut()?;
            let Some((name, kind)) = level.names.next() else {
                self.levels.pop();
                continue;
            };
            let path = level.path.join(name);
            return Some(match self.count() {
                Some(past) => WalkStep::Past(past),
                None => self.step(path, kind),
            });
        }
    }
}

impl FusedIterator for FolderWalk {}

/// The names in a folder, in order; `None` if there are more than so many.
fn names_in(folder: &Path, most: usize) -> io::Result<Option<FolderNames>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if names.len() == most {
            return Ok(None);
        }
        names.push((entry.file_name(), entry.file_type().ok()));
    }
    names.arrange_by(|(one, _), (other, _)| one.cmp(other));
    Ok(Some(names.into_iter()))
}

fn is_same(one: &Path, other: &Path) -> bool {
    same_file::is_same_file(one, other).unwrap_or(false)
}

#[cfg(unix)]
fn device_of(found: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::dev(found)
}

#[cfg(not(unix))]
fn device_of(_: &Metadata) -> u64 {
    0
}

/// Whether the system makes up a file or folder. Reading it may never end, and change something.
#[cfg(target_os = "linux")]
fn is_of_system(path: &Path) -> bool {
    // proc, sysfs, debugfs, tracefs, securityfs, configfs, cgroup, cgroup2, devpts, bpf, selinux,
    // efivarfs, pstore, binfmt_misc, mqueue.
    const KINDS: [u64; 15] = [
        0x9fa0,
        0x6265_6572,
        0x6462_6720,
        0x7472_6163,
        0x7363_6673,
        0x6265_6570,
        0x0027_e0eb,
        0x6367_7270,
        0x1cd1,
        0xcafe_4a11,
        0xf97c_ff8c,
        0xde5e_81e4,
        0x6165_676c,
        0x4249_4e4d,
        0x1980_0202,
    ];
    let kind = rustix::fs::statfs(path).map(|system| system.f_type as u64 & 0xffff_ffff);
    kind.is_ok_and(|kind| KINDS.contains(&kind))
}

#[cfg(not(target_os = "linux"))]
fn is_of_system(_: &Path) -> bool {
    false
}

#[cfg(all(test, unix))]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    /// What a walk through a folder meets: the paths below it, and those passed over.
    fn walked(folder: &Path, bounds: WalkBounds) -> (Vec<String>, Vec<(String, PassedOverReason)>) {
        let below = |path: &Path| path.strip_prefix(folder).unwrap().display().to_string();
        let (mut met, mut past) = (Vec::new(), Vec::new());
        for step in FolderWalk::following_links(folder, bounds) {
            match step {
                WalkStep::Entry(entry) => met.push(below(&entry.path)),
                WalkStep::Past(own) => past.push((below(&own.path), own.why)),
                WalkStep::Unreadable { path, why } => met.push(format!("{}: {why}", below(&path))),
            }
        }
        (met, past)
    }

    /// Folders with a file each, which lie in each other, and beside them a folder of three files.
    fn folders() -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir_all(dir.path().join("a/b/c")).unwrap();
        fs::create_dir_all(dir.path().join("d")).unwrap();
        for name in ["a/1", "a/b/2", "a/b/c/3", "d/4", "d/5", "d/6", "e"] {
            fs::write(dir.path().join(name), name).unwrap();
        }
        dir
    }

    #[test]
    fn a_walk_keeps_its_bounds() {
        let dir = folders();
        let wide = WalkBounds { depth: 9, in_folder: 9, behind_link: 9, in_all: 99 };
        let all =
            ["", "a", "a/1", "a/b", "a/b/2", "a/b/c", "a/b/c/3", "d", "d/4", "d/5", "d/6", "e"];
        for (bounds, met, past) in [
            (wide, all.to_vec(), None),
            (
                WalkBounds { depth: 2, ..wide },
                [&all[..5], &all[7..]].concat(),
                Some(("a/b/c", PassedOverReason::Deep(2))),
            ),
            (WalkBounds { in_folder: 3, ..wide }, all.to_vec(), None),
            (
                WalkBounds { in_all: 8, ..wide },
                all[..9].to_vec(),
                Some(("d", PassedOverReason::Rest(8))),
            ),
        ] {
            let past: Vec<(String, PassedOverReason)> =
                past.into_iter().map(|(path, why)| (path.to_string(), why)).collect();
            let met: Vec<String> = met.into_iter().map(String::from).collect();
            assert_eq!(walked(dir.path(), bounds), (met, past), "{bounds:?}");
        }
        fs::write(dir.path().join("d/7"), "7").unwrap();
        let (met, past) = walked(dir.path(), WalkBounds { in_folder: 3, ..wide });
        assert_eq!(past, [("d".to_string(), PassedOverReason::Many(3))]);
        assert!(!met.iter().any(|path| path.starts_with('d')), "{met:?}");
    }

    #[test]
    fn links_lead_neither_up_nor_round_nor_too_far() {
        let dir = folders();
        let (inner, outer) = (dir.path().join("a"), dir.path().join("d"));
        symlink(&outer, inner.join("b/out")).unwrap();
        symlink(&inner, inner.join("b/round")).unwrap();
        symlink(dir.path(), inner.join("b/up")).unwrap();
        symlink("/", inner.join("b/all")).unwrap();
        symlink("nowhere", inner.join("b/gone")).unwrap();
        let bounds = WalkBounds { behind_link: 2, ..WalkBounds::RETURNS };
        let (met, past) = walked(&inner, bounds);
        let expected = [
            "",
            "1",
            "b",
            "b/2",
            "b/c",
            "b/c/3",
            "b/gone: it no longer exists",
            "b/out",
            "b/out/4",
            "b/out/5",
            "b/round: it is a link to a folder that contains it",
        ];
        assert_eq!(met, expected);
        let passed = [
            ("b/all", PassedOverReason::Above),
            ("b/out", PassedOverReason::BehindLink(2)),
            ("b/up", PassedOverReason::Above),
        ];
        assert_eq!(past, passed.map(|(path, why)| (path.to_string(), why)));
        let within: Vec<WalkEntry> =
            FolderWalk::ignoring_links(&inner, WalkBounds::OUTPUT).entries().collect();
        assert_eq!(within.iter().filter(|entry| entry.is_link).count(), 5);
        assert_eq!(within.len(), 11);
    }

    #[test]
    fn links_to_links_end() {
        let dir = tempfile::tempdir().unwrap();
        for nth in 0..20 {
            let folder = dir.path().join(format!("f{nth:02}"));
            fs::create_dir(&folder).unwrap();
            for way in ["x", "y"] {
                symlink(format!("../f{:02}", nth + 1), folder.join(way)).unwrap();
            }
        }
        fs::create_dir(dir.path().join("f20")).unwrap();
        let (met, past) =
            walked(dir.path(), WalkBounds { behind_link: 100, ..WalkBounds::RETURNS });
        assert!(met.len() < 5000 && !past.is_empty(), "{} {}", met.len(), past.len());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_system_makes_up_is_passed_over() {
        let dir = tempfile::tempdir().unwrap();
        symlink("/proc/self", dir.path().join("proc")).unwrap();
        symlink("/proc/kmsg", dir.path().join("may.xlsx")).unwrap();
        let (met, past) = walked(dir.path(), WalkBounds::RETURNS);
        assert_eq!(met, [""]);
        let passed = ["may.xlsx", "proc"].map(|path| (path.to_string(), PassedOverReason::System));
        assert_eq!(past, passed);
        let given: Vec<WalkStep> =
            FolderWalk::following_links(Path::new("/proc/self"), WalkBounds::RETURNS).collect();
        assert!(
            matches!(
                given[..],
                [WalkStep::Past(PassedOverPath { why: PassedOverReason::System, .. })]
            ),
            "{given:?}"
        );
    }
}
