//! Where `run` and `watch` write: the folder of the season, and that of its public site.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::exit_status::ExitStatus;
use super::templates;
use super::terminal::{Terminal, escape_to_one_line};
use model::Language;
use model::file_names::{NativePathText, with_native_separators};
use report::publish::InterruptedRunOutcome;
use report::{OutputError, OutputParts, Publication, Site, SiteAudience};

// Where a run writes, and how its pages look.
#[derive(clap::Args, Debug)]
pub(super) struct OutputDestination {
    /// The output folder: new, empty, or made by palmares.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,

    /// A second folder, to publish on a web site: the pages, leaving out problems, the
    /// secretary's notes, rejected events and e-mail addresses.
    #[arg(long, value_name = "DIR")]
    pub public: Option<PathBuf>,

    /// A folder of templates that replace those of palmares.
    #[arg(long, value_name = "DIR")]
    pub templates: Option<PathBuf>,

    /// Keep places, scores, games and awards off all pages until you release them by running
    /// palmares again without it. The CSV files and workbooks, which are for the director, show
    /// them.
    #[arg(long)]
    pub embargo: bool,
}

impl OutputDestination {
    /// What is wrong with its folders, if anything.
    pub(super) fn folder_error(&self) -> Option<&'static str> {
        const TWO_FOLDERS: &str = "--out and --public must be two folders, none inside the other";
        let public = self.public.as_ref()?;
        overlap(&self.out, public).then_some(TWO_FOLDERS)
    }

    /// The folder of a run, then the public one.
    pub(super) fn output_folders(&self) -> impl Iterator<Item = &Path> {
        std::iter::once(self.out.as_path()).chain(self.public.as_deref())
    }

    /// The templates of each of its folders, with the parts and the language of a run.
    ///
    /// # Errors
    ///
    /// The status, if a template is unusable; it was told.
    pub(super) fn site_of_each_folder(
        &self,
        parts: OutputParts,
        language: Language,
        err: &mut Terminal,
    ) -> Result<Vec<Arc<Site>>, ExitStatus> {
        let templates = self.templates.as_deref();
        let site = |edition| {
            let site = templates::load_template_site(templates, err)?.in_language(language);
            let mut site = site.for_audience(edition).with_parts(parts);
            site.embargo = self.embargo;
            Ok(templates::share_site_with_watchdog(site, templates))
        };
        let editions = [SiteAudience::Secretary, SiteAudience::Public].into_iter();
        editions.take(self.output_folders().count()).map(site).collect()
    }
}

/// Whether one of two folders is the other or lies in it. They need not exist.
fn overlap(one: &Path, other: &Path) -> bool {
    let (one, other) = (whole(one), whole(other));
    one.starts_with(&other) || other.starts_with(&one)
}

/// A path without links, as far as it exists.
fn whole(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let there = path.ancestors().find_map(|above| Some((above, above.canonicalize().ok()?)));
    match there {
        Some((above, whole)) => whole.join(path.strip_prefix(above).unwrap_or(Path::new(""))),
        None => path,
    }
}

/// Begins to write into a folder, and reports an earlier interrupted run into it.
pub(super) fn begin_publication(
    quiet: bool,
    err: &mut Terminal,
    out: &Path,
    begin: fn(&Path) -> Result<Publication, OutputError>,
) -> Result<Publication, OutputError> {
    let mut publication = begin(out)?;
    publication.set_file_in_use_callback(|held| {
        let (name, kept_as) = (with_native_separators(&held.name), with_native_separators(&held.kept_as));
        let (name, kept_as) = (escape_to_one_line(&name), escape_to_one_line(&kept_as));
        let _ = writeln!(
            Terminal::new_for_locale(io::stderr()),
            "note: {name} is open in another program, such as Excel, and stays as it is; the new one is beside it as {kept_as}. Close it there and run again to put the new one in its place"
        );
    });
    for changed in publication.changed_files() {
        let (name, kept_as) =
            (with_native_separators(&changed.name), with_native_separators(&changed.kept_as));
        let (name, kept_as) = (escape_to_one_line(&name), escape_to_one_line(&kept_as));
        let _ = writeln!(
            err,
            "note: {name} was changed after palmares wrote it; the changed file is kept as {kept_as}. If it is a filled-in return, move it to the folder of returns"
        );
    }
    let told = match publication.interrupted_run() {
        None => return Ok(publication),
        Some(InterruptedRunOutcome::Discarded) => {
            "was not published; the folder still holds the run before"
        }
        Some(InterruptedRunOutcome::Completed) => "was partly published and has now been completed",
        Some(InterruptedRunOutcome::Published) => {
            "was complete; the files it replaced have been removed"
        }
    };
    if !quiet {
        let out = out.native_path_text();
        let _ = writeln!(
            err,
            "note: an earlier run into {} was interrupted; it {told}",
            escape_to_one_line(&out)
        );
    }
    Ok(publication)
}
