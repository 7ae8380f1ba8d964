//! The summary of a season: a line on the terminal, or JSON.

use std::io::{self, Write};
use std::path::Path;

use super::exit_status::ExitStatus;
use super::problem_output::count_with_noun;
use super::problems::{self, JsonProblem};
use super::run_options::SeasonRunOptions;
use super::settings::EventAnswers;
use super::terminal::{Terminal, escape_to_one_line};
use model::file_names::NativePathText;
use model::problem::{RenderedProblem, Severity};
use model::{AwardKind, State};
use register::{ProblemsByKind, Season};
use report::group_thousands;
use season::IncrementalStats;

/// The summary of a season.
#[derive(serde::Serialize, Debug)]
pub(super) struct SeasonSummary {
    returns: usize,
    events: usize,
    r#final: usize,
    provisional: usize,
    rejected: usize,
    players: usize,
    awards: usize,
    local_points: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    green_points: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    red_points: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gold_points: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    playoff_qualifying_points: Option<String>,
    /// Those of schemes without another name for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<String>,
    errors: usize,
    warnings: usize,
    notes: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<String>,
    /// The folder of the site to publish.
    #[serde(skip_serializing_if = "Option::is_none")]
    public: Option<String>,
    /// What had to be done again, in the output of an earlier run.
    #[serde(flatten)]
    again: Option<RepeatedWork>,
    /// The replays of Tournament Report Files.
    #[serde(skip_serializing_if = "Option::is_none")]
    tournament_reports: Option<TournamentReportReplays>,
    /// What events go by, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<Vec<EventAnswers>>,
    /// Every problem.
    problems: Vec<JsonProblem>,
}

/// What a run into the output of an earlier one did again.
#[derive(serde::Serialize, Debug)]
struct RepeatedWork {
    /// The returns that are new or changed.
    returns_changed: usize,
    /// All files of the output.
    files: usize,
    /// Those that were written.
    files_written: usize,
}

/// The replays of Tournament Report Files.
#[derive(serde::Serialize, Debug, Default)]
pub(super) struct TournamentReportReplays {
    pub files: usize,
    /// The rounds drawn again.
    pub rounds: usize,
    /// The rounds that the rules draw differently.
    pub drawn_otherwise: usize,
}

impl SeasonSummary {
    /// The summary of a season.
    pub(super) fn from_season(season: &Season, out: Option<&Path>) -> SeasonSummary {
        SeasonSummary::from_season_and_problems(
            season,
            &ProblemsByKind::from_season(season, usize::MAX),
            out,
        )
    }

    /// The summary of a season with its problems.
    pub(super) fn from_season_and_problems(
        season: &Season,
        troubles: &ProblemsByKind,
        out: Option<&Path>,
    ) -> SeasonSummary {
        let counts = &season.counts;
        let points = season.total_points();
        let of_kind = |kind| {
            points.kinds_or_local().contains(&kind).then(|| points.points(kind).to_decimal())
        };
        SeasonSummary {
            returns: counts.returns,
            events: counts.event_count(),
            r#final: counts.count_in_state(State::Final),
            provisional: counts.count_in_state(State::Provisional),
            rejected: counts.count_in_state(State::Rejected),
            players: season.persons.len(),
            awards: counts.awards,
            local_points: points.local.to_decimal(),
            green_points: of_kind(AwardKind::Green),
            red_points: of_kind(AwardKind::Red),
            gold_points: of_kind(AwardKind::Gold),
            playoff_qualifying_points: of_kind(AwardKind::Pqp),
            points: of_kind(AwardKind::Points),
            errors: troubles.count_of_severity(Severity::Error),
            warnings: troubles.count_of_severity(Severity::Warning),
            notes: troubles.count_of_severity(Severity::Note),
            out: out.map(|out| out.native_path_text()),
            public: None,
            again: None,
            tournament_reports: None,
            settings: None,
            problems: problems::json_problems(
                troubles
                    .listed_problems()
                    .into_iter()
                    .map(|trouble| (&*trouble.path, &trouble.told)),
            ),
        }
    }

    /// Adds the folder of the site to publish.
    pub(super) fn with_public_folder(mut self, public: Option<&Path>) -> SeasonSummary {
        self.public = public.map(|public| public.native_path_text());
        self
    }

    /// Adds replays, and the problems of their files.
    pub(super) fn with_replays(
        mut self,
        replays: TournamentReportReplays,
        problems: &[(&str, &RenderedProblem)],
    ) -> SeasonSummary {
        let count =
            |severity| problems.iter().filter(|(_, told)| told.severity == severity).count();
        self.errors += count(Severity::Error);
        self.warnings += count(Severity::Warning);
        self.notes += count(Severity::Note);
        self.problems.extend(super::problems::json_problems(problems.iter().copied()));
        self.tournament_reports = Some(replays);
        self
    }

    /// Adds what had to be done again.
    pub(super) fn with_incremental_stats(
        mut self,
        again: Option<IncrementalStats>,
    ) -> SeasonSummary {
        self.again = again.map(|IncrementalStats { returns, published }| RepeatedWork {
            returns_changed: returns,
            files: published.files,
            files_written: published.written,
        });
        self
    }

    /// Adds what events go by.
    pub(super) fn with_event_answers(mut self, answers: Vec<EventAnswers>) -> SeasonSummary {
        self.settings = Some(answers);
        self
    }

    /// Where it was written, and how much of it.
    fn written(&self) -> String {
        let mut written = self
            .out
            .as_ref()
            .map(|out| format!("; written to {}", escape_to_one_line(out)))
            .unwrap_or_default();
        if let Some(RepeatedWork { returns_changed, files, files_written }) = &self.again {
            written.push_str(&format!(
                " ({} of {} returns changed, {} of {} files written)",
                thousands(*returns_changed),
                thousands(self.returns),
                thousands(*files_written),
                thousands(*files),
            ));
        }
        if let Some(public) = &self.public {
            written.push_str(&format!(", to publish: {}", escape_to_one_line(public)));
        }
        written
    }

    /// The resulting exit status.
    pub(super) fn exit_status(&self) -> ExitStatus {
        let otherwise = self.tournament_reports.as_ref().map_or(0, |r| r.drawn_otherwise);
        if self.errors + otherwise > 0 { ExitStatus::Errors } else { ExitStatus::Done }
    }

    /// Prints it: one line, or JSON.
    pub(super) fn print(&self, running: &SeasonRunOptions, out: &mut Terminal) -> io::Result<()> {
        if running.json {
            return out.write_json(self);
        }
        if running.talk.quiet {
            return Ok(());
        }
        let problems = format!(
            "{}, {}, {}",
            count_with_noun(self.errors, "error"),
            count_with_noun(self.warnings, "warning"),
            count_with_noun(self.notes, "note")
        );
        if let Some(replays) = &self.tournament_reports {
            let drawn = format!(
                "{}, {} drawn again, {} of them differently",
                count_with_noun(replays.files, "tournament report"),
                count_with_noun(replays.rounds, "round"),
                replays.drawn_otherwise
            );
            if self.returns == 0 {
                return writeln!(out, "{drawn}; {problems}");
            }
            writeln!(out, "{drawn}")?;
        }
        let states = [(self.provisional, "provisional"), (self.rejected, "rejected")];
        let doubtful: Vec<String> = states
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, name)| format!("{count} {name}"))
            .collect();
        let doubtful =
            if doubtful.is_empty() { String::new() } else { format!(" ({})", doubtful.join(", ")) };
        let points = self.points_told();
        let written = self.written();
        writeln!(
            out,
            "{}, {}{doubtful}, {}, {}{points}; {problems}{written}",
            count_with_noun(self.returns, "return"),
            count_with_noun(self.events, "event"),
            count_with_noun(self.players, "player"),
            count_with_noun(self.awards, "award"),
        )?;
        self.to_open(out)
    }

    /// The points of each kind in words: ` (315 Local Points, 12 Green Points)`.
    fn points_told(&self) -> String {
        let others = [
            (&self.green_points, AwardKind::Green),
            (&self.red_points, AwardKind::Red),
            (&self.gold_points, AwardKind::Gold),
            (&self.playoff_qualifying_points, AwardKind::Pqp),
            (&self.points, AwardKind::Points),
        ];
        let others = others.into_iter().filter_map(|(points, kind)| Some((points.as_ref()?, kind)));
        let points: Vec<String> = std::iter::once((&self.local_points, AwardKind::Local))
            .chain(others)
            .filter(|(points, _)| *points != "0")
            .map(|(points, kind)| format!("{points} {}", kind.full_name()))
            .collect();
        // Titles bring no points, and many events of chess and Diplomacy have no awards.
        match points.is_empty() {
            true => String::new(),
            false => format!(" ({})", points.join(", ")),
        }
    }

    /// What to open: the page of problems if there are errors, else the index.
    fn to_open(&self, out: &mut Terminal) -> io::Result<()> {
        let Some(folder) = &self.out else { return Ok(()) };
        let pages = ["secretary.html", "index.html"].map(|page| Path::new(folder).join(page));
        let [problems, index] = pages;
        let page = if self.errors > 0 && problems.exists() { problems } else { index };
        match page.exists() {
            true => writeln!(out, "open {}", escape_to_one_line(&page.native_path_text())),
            false => Ok(()),
        }
    }
}

/// A count with commas between thousands.
fn thousands(count: usize) -> String {
    group_thousands(&count.to_string())
}
