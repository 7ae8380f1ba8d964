//! The interface for Rust programs: read and compute returns, look at them, write everything.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::civil::Date;
use register::{AwardRecord, EventRecord, Person, StandingRecord};
use report::publish::{check_ours, check_returns};
use report::{Publication, Site};
use season::{NoProgress, Options, Output};

pub use model::problem::Severity;
pub use model::{AwardKind, Exact, State};
pub use report::OutputError;

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
/// println!("{} {} because {}", award.points(), award.kind().title(), award.basis());
/// assert_eq!(season.problems().filter(|problem| problem.is_error()).count(), 0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Returns {
    options: Options,
}

impl Returns {
    /// The returns under some files and folders.
    pub fn under(paths: impl IntoIterator<Item = impl Into<PathBuf>>) -> Returns {
        let inputs = paths.into_iter().map(Into::into).collect();
        Returns { options: Options { inputs, ..Options::default() } }
    }

    /// The same, with a rule book for events that name none, such as `wbu-2003`. An unknown id
    /// changes nothing.
    pub fn with_rules(self, id: &str) -> Returns {
        let rules = self.clone().with_settings([format!("Rules={id}").as_str()]);
        rules.unwrap_or(self)
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
        let given = season::given(settings)?;
        self.options.settings = Arc::new(given.over(&self.options.settings));
        Ok(self)
    }

    /// Reads and computes everything, and writes nothing. Faults of a return become problems of the
    /// season; nothing stops it.
    pub fn compute(&self) -> Season {
        let (found, loose) = season::find(&self.options.inputs, None, &self.options.settings);
        let done = season::run(&self.options, &found, loose, Vec::new(), &NoProgress);
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
        check_ours(folder)?;
        let (found, loose) =
            season::find(&self.options.inputs, Some(folder), &self.options.settings);
        check_returns(folder, found.iter().map(|found| found.file.as_path()))?;
        let publication = Publication::begin(folder)?;
        let site = Site::new(None).unwrap_or_else(|why| unreachable!("our templates: {why}"));
        let output = Output::new(publication, &site);
        let done = season::run(&self.options, &found, loose, vec![output], &NoProgress)?;
        Ok(Season { season: done.season })
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
        problems.map(|problem| Problem { path: problem.path, told: problem.told })
    }
}

/// An event of a season.
#[derive(Clone, Copy)]
pub struct Event<'a> {
    season: &'a register::Season,
    path: &'a str,
    record: &'a EventRecord,
}

impl<'a> Event<'a> {
    /// Its key, unique in the season; the name of its page.
    pub fn key(&self) -> &'a str {
        &self.record.key
    }

    /// Its title as returned.
    pub fn title(&self) -> &'a str {
        &self.record.title
    }

    /// The first day of the event, if its return says it.
    pub fn date(&self) -> Option<Date> {
        self.record.date
    }

    /// The path of its return below the given folder.
    pub fn path(&self) -> &'a str {
        self.path
    }

    /// The id of its rule book; empty without one.
    pub fn rules(&self) -> &'a str {
        self.record.rules
    }

    /// Its state. Only a final event has awards.
    pub fn state(&self) -> State {
        self.record.state
    }

    /// Its contestants, by ranking list and place.
    pub fn standings(&self) -> impl Iterator<Item = Standing<'a>> + use<'a> {
        let event = *self;
        self.record.standings.iter().map(move |record| Standing { event, record })
    }

    /// Its awards, each to one player.
    pub fn awards(&self) -> impl Iterator<Item = Award<'a>> + use<'a> {
        let event = *self;
        self.record.awards.iter().map(move |record| Award { event, record })
    }
}

/// A contestant of an event with its place.
#[derive(Clone, Copy)]
pub struct Standing<'a> {
    event: Event<'a>,
    record: &'a StandingRecord,
}

impl<'a> Standing<'a> {
    /// Its label on the sheet `Entries`.
    pub fn entry(&self) -> &'a str {
        &self.record.entry
    }

    /// Its place; `None` without a score. Tied contestants share one.
    pub fn place(&self) -> Option<u32> {
        self.record.place.map(|(place, _)| place)
    }

    /// Its ranking score; `None` if it was not ranked.
    pub fn score(&self) -> Option<Exact> {
        self.record.score
    }

    /// The names of its players.
    pub fn players(&self) -> Vec<&'a str> {
        let people = &self.event.season.people;
        let players = self.event.record.players_of(self.record).iter();
        players.map(|player| &*people.spelling(*player).name).collect()
    }
}

/// An award of a player in an event.
#[derive(Clone, Copy)]
pub struct Award<'a> {
    event: Event<'a>,
    record: &'a AwardRecord,
}

impl<'a> Award<'a> {
    /// The player's name as returned.
    pub fn player(&self) -> &'a str {
        &self.event.season.people.spelling(self.record.player).name
    }

    /// The player's member number.
    pub fn number(&self) -> Option<&'a str> {
        self.event.season.people.spelling(self.record.player).number.as_deref()
    }

    /// The kind: points, a title or a prize.
    pub fn kind(&self) -> AwardKind {
        self.record.kind
    }

    /// The points; 0 for a title or prize.
    pub fn points(&self) -> Exact {
        self.record.points
    }

    /// The basis: clauses and arithmetic, in a sentence.
    pub fn basis(&self) -> String {
        self.record.basis.sentence()
    }
}

/// A player of a contestant, as its return names it.
#[derive(Clone, Copy)]
pub struct Player<'a> {
    person: &'a Person,
}

impl<'a> Player<'a> {
    /// The name, in its most frequent spelling.
    pub fn name(&self) -> &'a str {
        &self.person.name
    }

    /// The number in the register of the union, if the return or a list of members says it.
    pub fn number(&self) -> Option<&'a str> {
        self.person.number.as_deref()
    }

    /// The points of a kind won in the season.
    pub fn points(&self, kind: AwardKind) -> Exact {
        self.person.points.points(kind)
    }
}

/// A problem of a return.
#[derive(Clone, Copy)]
pub struct Problem<'a> {
    path: &'a str,
    told: &'a model::problem::RenderedProblem,
}

impl<'a> Problem<'a> {
    /// The path of the return.
    pub fn path(&self) -> &'a str {
        self.path
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.told.severity
    }

    /// Whether it prevents something from being read or awarded.
    pub fn is_error(&self) -> bool {
        self.told.severity == Severity::Error
    }

    /// Its stable code, such as `unknown-entry`.
    pub fn code(&self) -> &str {
        &self.told.code
    }

    /// The sheet; empty for the whole file.
    pub fn sheet(&self) -> &'a str {
        &self.told.sheet
    }

    /// The cell as Excel writes it, or the line of a text file; empty for a whole sheet.
    pub fn cell(&self) -> &'a str {
        &self.told.cell
    }

    /// What is wrong, in a sentence.
    pub fn message(&self) -> &'a str {
        &self.told.message
    }

    /// What to do about it.
    pub fn hint(&self) -> &'a str {
        &self.told.hint
    }
}
