//! What a letter told, as the mark of its row keeps it.

use jiff::civil::Date;
use xxhash_rust::xxh3::xxh3_64;

use model::name_comparison::folded_name;
use model::{AwardKind, Exact, PointsByKind};

use super::PlayerLetterRow;

/// The kinds of points of the list, in the order of its columns.
pub(crate) const LETTER_POINT_COLUMNS: [(AwardKind, &str, &str); 6] = [
    (AwardKind::Local, "local_points", "Local points"),
    (AwardKind::Green, "green_points", "Green points"),
    (AwardKind::Red, "red_points", "Red points"),
    (AwardKind::Gold, "gold_points", "Gold points"),
    (AwardKind::Pqp, "pqp", "PQP"),
    (AwardKind::Points, "points", "Points"),
];

/// Between the parts of a mark, and between the points of one part.
const PARTS: char = '/';
const POINTS: char = ';';

/// What a list is about.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum LetterSubject {
    /// The points of a season.
    #[default]
    Season,
    /// The totals of a register.
    Register,
}

impl LetterSubject {
    fn id(self) -> &'static str {
        match self {
            LetterSubject::Season => "season",
            LetterSubject::Register => "register",
        }
    }

    /// The command that writes it.
    pub(super) fn command(self) -> &'static str {
        match self {
            LetterSubject::Season => "palmares run",
            LetterSubject::Register => "palmares reconcile",
        }
    }
}

/// What a letter told.
#[derive(Debug, Default, Clone, PartialEq)]
pub(super) struct LetterContent {
    pub kind: LetterSubject,
    /// What tells the player from others.
    pub key: String,
    /// A digest of what there was to tell.
    pub contents: u64,
    /// The first and the last day that counted.
    pub days: [Option<Date>; 2],
    pub rank: String,
    /// What the player knew before: points, day and rank.
    pub before: PointsByKind,
    pub before_day: Option<Date>,
    pub before_rank: String,
}

impl LetterContent {
    /// Whether it is about the season of some days. A register has one account for all of them.
    pub(super) fn is_about_season(&self, days: [Option<Date>; 2]) -> bool {
        let apart = |last: Option<Date>, first: Option<Date>| {
            last.zip(first).is_some_and(|(last, first)| last < first)
        };
        self.kind == LetterSubject::Register
            || !(apart(self.days[1], days[0]) || apart(days[1], self.days[0]))
    }

    /// The mark of a row.
    pub(super) fn to_row_mark(&self, row: &PlayerLetterRow) -> String {
        let day = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
        let plain = |text: &str| text.replace(PARTS, " ");
        let before = LETTER_POINT_COLUMNS.map(|(kind, ..)| self.before.points(kind).to_file_text());
        let parts = [
            self.kind.id().to_string(),
            plain(&self.key),
            format!("{:016x}", self.contents),
            day(self.days[0]),
            day(self.days[1]),
            plain(&self.rank),
            before.join(&POINTS.to_string()),
            day(self.before_day),
            plain(&self.before_rank),
        ];
        let told = parts.join(&PARTS.to_string());
        let check = check_of([&row.number, &row.name, &row.club], &row.points, &told);
        format!("{told}{PARTS}{check:016x}")
    }

    /// What the mark of a row says; `None` if the row is not as it was written. `player` is number,
    /// name and club.
    pub(super) fn from_row_mark(
        mark: &str,
        player: [&str; 3],
        points: &PointsByKind,
    ) -> Option<LetterContent> {
        let (told, check) = mark.rsplit_once(PARTS)?;
        (check == format!("{:016x}", check_of(player, points, told))).then_some(())?;
        let parts: Vec<&str> = told.split(PARTS).collect();
        let [kind, key, contents, first, last, rank, points, before_day, before_rank] = parts[..]
        else {
            return None;
        };
        let day = |text: &str| text.parse::<Date>().ok();
        let mut before = PointsByKind::default();
        for ((kind, ..), text) in LETTER_POINT_COLUMNS.iter().zip(points.split(POINTS)) {
            before.add(*kind, Exact::parse_decimal(text)?);
        }
        let mut kinds = [LetterSubject::Season, LetterSubject::Register].into_iter();
        Some(LetterContent {
            kind: kinds.find(|own| own.id() == kind)?,
            key: key.to_string(),
            contents: u64::from_str_radix(contents, 16).ok()?,
            days: [day(first), day(last)],
            rank: rank.to_string(),
            before,
            before_day: day(before_day),
            before_rank: before_rank.to_string(),
        })
    }
}

/// The digest of a row. Excel drops the noughts before a number, and writes points in other ways.
fn check_of(player: [&str; 3], points: &PointsByKind, told: &str) -> u64 {
    let [number, name, club] = player;
    let plain = |text: &str| -> String {
        folded_name(text).chars().filter(|letter| letter.is_alphanumeric()).collect()
    };
    let points = LETTER_POINT_COLUMNS.map(|(kind, ..)| points.points(kind).to_file_text());
    let number = number.trim().trim_start_matches('0').to_lowercase();
    let row = [number, plain(name), plain(club), points.join("\0"), told.to_string()];
    xxh3_64(row.join("\0").as_bytes())
}
