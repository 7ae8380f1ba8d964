//! The interface for Rust programs: read and compute returns, look at them, write everything.

mod files;
mod rule_books;
mod views;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use report::publish::{check_output_folder, refuse_overwriting_returns};
use report::{Publication, Site};
use season::{NoProgress, RunOutput, SeasonOptions};

pub use model::problem::Severity;
pub use model::{AwardKind, Exact, State, Unit};
pub use report::OutputError;
pub use rule_books::{RuleBook, rule_books};
pub use season::Progress;
pub use views::{Award, Event, Pairing, Player, Problem, RankingList, Round, Standing};

use files::FolderOfFiles;

/// Returns to compute: files and folders.
///
/// ```
/// use palmares::Returns;
///
/// let season = Returns::under(["samples/season"]).compute();
/// let winners = season.events().filter_map(|event| event.standings().next());
/// for winner in winners {
///     println!("{}: {}", winner.place().unwrap_or(0), winner.players().join(" & "));
/// }
/// let award = season.events().flat_map(|event| event.awards()).next().unwrap();
/// println!("{} {} because {}", award.points(), award.kind().full_name(), award.basis());
/// assert_eq!(season.problems().filter(|problem| problem.is_error()).count(), 0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Returns {
    options: SeasonOptions,
    /// Keeps returns that were given as bytes until the last of its copies goes.
    _folder: Option<Arc<FolderOfFiles>>,
}

impl Returns {
    /// The returns under some files and folders.
    pub fn under(paths: impl IntoIterator<Item = impl Into<PathBuf>>) -> Returns {
        let inputs = paths.into_iter().map(Into::into).collect();
        Returns { options: SeasonOptions { inputs, ..SeasonOptions::default() }, _folder: None }
    }

    /// The returns in some files that are given as names and bytes: of a form that somebody
    /// uploaded, of an archive. A name can have folders, `club/july.xlsx`; a file `palmares.toml`
    /// holds the settings of its folder, as on a disk.
    ///
    /// # Errors
    ///
    /// If a name is none of a file below a folder or stands twice, or the folder for temporary
    /// files refuses a file.
    ///
    /// ```
    /// use palmares::Returns;
    ///
    /// let bytes = std::fs::read("samples/season/pontwylan/Ebrill 2004.xlsx")?;
    /// let season = Returns::of_files([("club/april.xlsx", bytes)])?.compute();
    /// assert_eq!(season.events().next().unwrap().path(), "club/april.xlsx");
    /// assert!(Returns::of_files([("../july.xlsx", b"")]).is_err());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn of_files<N: AsRef<str>, B: AsRef<[u8]>>(
        files: impl IntoIterator<Item = (N, B)>,
    ) -> io::Result<Returns> {
        let folder = FolderOfFiles::new()?;
        for (name, bytes) in files {
            folder.add(name.as_ref(), bytes.as_ref())?;
        }
        let returns = Returns::under([folder.path()]);
        Ok(Returns { _folder: Some(Arc::new(folder)), ..returns })
    }

    /// The same, with a rule book for events that name none, such as `wbu-2003`;
    /// [`rule_books()`] lists them.
    ///
    /// # Errors
    ///
    /// When there is no such rule book; the sentence says which one was probably meant.
    pub fn with_rules(self, id: &str) -> Result<Returns, String> {
        self.with_settings([format!("Rules={id}").as_str()])
    }

    /// The same, with answers for what returns leave out: `Boards=24`, `Organiser=Riverside`,
    /// `Names=Surname, Forename`. They go before those of the files `palmares.toml` in the
    /// folders of the returns, and before settings that were given earlier.
    ///
    /// # Errors
    ///
    /// When a key or a value is none; the sentence says why.
    ///
    /// ```
    /// use palmares::Returns;
    ///
    /// let returns = Returns::under(["samples/season"]).with_settings(["Status=area"]);
    /// assert!(returns.is_ok());
    /// assert!(Returns::under(["samples/season"]).with_settings(["Status=arae"]).is_err());
    /// ```
    pub fn with_settings<'a>(
        mut self,
        settings: impl IntoIterator<Item = &'a str>,
    ) -> Result<Returns, String> {
        let given = season::command_line_settings(settings)?;
        self.options.settings = Arc::new(given.with_fallback(&self.options.settings));
        Ok(self)
    }

    /// Reads and computes everything, and writes nothing. Faults of a return become problems of the
    /// season; nothing stops it.
    pub fn compute(&self) -> Season {
        let (found, loose) =
            season::find_returns(&self.options.inputs, None, &self.options.settings);
        let done = season::run_season(&self.options, &found, loose, Vec::new(), &NoProgress);
        Season { season: done.unwrap_or_default().season }
    }

    /// Computes, and writes everything into a folder: annotated workbooks, pages, certificates and
    /// tables of data. Of what an earlier run wrote there only what changed is done again.
    ///
    /// # Errors
    ///
    /// If the folder contains files that palmares did not write, another run is writing there, or
    /// the system refuses a file. The folder then stays as it was.
    pub fn write(&self, folder: &Path) -> Result<Season, OutputError> {
        self.write_with(folder, &NoProgress)
    }

    /// The same, telling how far it is: to show a bar.
    ///
    /// # Errors
    ///
    /// As [`Returns::write`].
    pub fn write_with(
        &self,
        folder: &Path,
        progress: &dyn Progress,
    ) -> Result<Season, OutputError> {
        check_output_folder(folder)?;
        let (found, loose) =
            season::find_returns(&self.options.inputs, Some(folder), &self.options.settings);
        refuse_overwriting_returns(folder, found.iter().map(|found| found.file.as_path()))?;
        let publication = Publication::begin(folder)?;
        let site = Site::new(None).unwrap_or_else(|why| unreachable!("our templates: {why}"));
        let site =
            site.in_language(season::season_language(&self.options.inputs, &self.options.settings));
        let output = RunOutput::new(publication, &site);
        let done = season::run_season(&self.options, &found, loose, vec![output], progress)?;
        Ok(Season { season: done.season })
    }

    /// Computes, and hands on every file of the output that [`Returns::write`] would write for
    /// people: its path below the folder, with `/`, and its bytes, in the order of paths. What takes
    /// them can be an archive, a server, memory.
    ///
    /// # Errors
    ///
    /// As [`Returns::write`], and what `take` refuses.
    ///
    /// ```
    /// use palmares::Returns;
    ///
    /// let mut pages = Vec::new();
    /// Returns::under(["samples/season"]).write_files(|path, bytes| {
    ///     pages.extend(path.ends_with(".html").then(|| bytes.to_vec()));
    ///     Ok(())
    /// })?;
    /// assert!(pages.len() > 100);
    /// # Ok::<(), palmares::OutputError>(())
    /// ```
    pub fn write_files(
        &self,
        take: impl FnMut(&str, &[u8]) -> io::Result<()>,
    ) -> Result<Season, OutputError> {
        let folder = FolderOfFiles::new().map_err(OutputError::at(&std::env::temp_dir()))?;
        let season = self.write(folder.path())?;
        folder.each(take).map_err(OutputError::at(folder.path()))?;
        Ok(season)
    }
}

/// A season that was computed: its events, players and problems, from which all output is written.
pub struct Season {
    season: register::Season,
}

impl Season {
    /// The events, by the path of their return and their order in it.
    pub fn events(&self) -> impl Iterator<Item = Event<'_>> {
        let season = &self.season;
        season.events().map(move |(ret, record)| Event { season, path: &ret.path, record })
    }

    /// All players, by key.
    pub fn players(&self) -> impl Iterator<Item = Player<'_>> {
        self.season.persons.iter().map(|person| Player { person })
    }

    /// All problems: those of files first, then by return.
    pub fn problems(&self) -> impl Iterator<Item = Problem<'_>> {
        let problems = self.season.all_problems();
        let language = self.season.language;
        problems.map(move |problem| Problem { path: problem.path, told: problem.told, language })
    }
}
