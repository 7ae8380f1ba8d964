//! The texts about standings and awards that all outputs share.

use std::borrow::Cow;

use engine::standings::ScoreSeparator;
use engine::standings::tie_breaks::TieBreakValue;
use model::problem::RenderedProblem;
use model::{AwardKind, Exact, PointsByKind, Unit, name_capitals};
use register::{AwardRecord, EventRecord, SeasonPlayers, StandingRecord};

/// The name of a contestant: that of the team, else those of the players, else the label. A
/// house contestant is marked (ABF ANC 3.7).
pub(super) fn contestant_name(
    people: &SeasonPlayers,
    event: &EventRecord,
    standing: &StandingRecord,
) -> String {
    with_house_mark(own_names(people, event, standing, |name| name.into()), standing.house)
}

/// The same for people to read: names that were typed in capitals get small letters.
pub fn contestant_display_name(
    people: &SeasonPlayers,
    event: &EventRecord,
    standing: &StandingRecord,
) -> String {
    with_house_mark(
        own_names(people, event, standing, name_capitals::name_in_mixed_case),
        standing.house,
    )
}

/// A name, with `(house)` for a house contestant.
pub(super) fn with_house_mark(name: String, house: bool) -> String {
    if house { format!("{name} (house)") } else { name }
}

fn own_names(
    people: &SeasonPlayers,
    event: &EventRecord,
    standing: &StandingRecord,
    written: fn(&str) -> Cow<'_, str>,
) -> String {
    if let Some(name) = &standing.name {
        return name.to_string();
    }
    let mut names = String::new();
    for spelling in event.players_of_standing(standing) {
        if !names.is_empty() {
            names.push_str(" & ");
        }
        names.push_str(&written(&people.spelling(*spelling).name));
    }
    if names.is_empty() { standing.entry.to_string() } else { names }
}

/// A score: percentages with two decimals, victory points with at most two.
pub(super) fn score_text(score: Exact, unit: Unit) -> String {
    match unit {
        Unit::Percent => score.to_fixed(2),
        Unit::Vps => score.rounded(2).to_decimal(),
        _ => score.to_decimal(),
    }
}

/// A number of chess: halves and quarters as signs, as on score sheets.
pub(super) fn chess_points_text(value: Exact) -> String {
    let sign = match value.denominator() {
        _ if value < Exact::ZERO => return value.to_decimal(),
        2 => "\u{bd}",
        4 if value.numerator() % 4 == 1 => "\u{bc}",
        4 if value.numerator() % 4 == 3 => "\u{be}",
        _ => return value.to_decimal(),
    };
    match value.floor() {
        0 => sign.to_string(),
        whole => format!("{whole}{sign}"),
    }
}

/// An adjustment of a score, always with its sign.
pub(super) fn signed_adjustment_text(amount: Exact, unit: Unit) -> String {
    let text = score_text(amount, unit);
    match text.strip_prefix('-') {
        Some(less) => format!("\u{2212}{less}"),
        None => format!("+{text}"),
    }
}

/// A place in a return: `Results › D7`; empty for the whole file.
pub(super) fn problem_location_text(told: &RenderedProblem) -> String {
    match (told.sheet.as_str(), told.cell.as_str()) {
        ("", _) => String::new(),
        (sheet, "") => sheet.to_string(),
        (sheet, cell) => format!("{sheet} \u{203a} {cell}"),
    }
}

/// The value of a tie-break; a dash if it has none or was not needed.
pub(super) fn tie_break_value_text(value: Option<Exact>) -> String {
    value.map_or("\u{2013}".to_string(), Exact::to_decimal)
}

/// A contestant's tie-breaks in one line: `BH-C1 11, BH 13.5`.
pub(super) fn tie_breaks_text(broken: &[TieBreakValue]) -> String {
    let each =
        broken.iter().map(|one| format!("{} {}", one.by.code(), tie_break_value_text(one.value)));
    each.collect::<Vec<_>>().join(", ")
}

/// A contestant's measures of games in one line: `wins 1, draws 2, best 110`; unplayed
/// games are left out.
pub(super) fn game_measures_text(measures: &[ScoreSeparator]) -> String {
    let each = measures
        .iter()
        .filter_map(|measure| Some(format!("{} {}", measure.name, measure.value?.to_decimal())));
    each.collect::<Vec<_>>().join(", ")
}

/// What lists and pictures of a season count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PointsMeasure {
    Kind(AwardKind),
    MasterPoints,
}

impl PointsMeasure {
    /// All of them.
    pub(super) const ALL: [PointsMeasure; 7] = [
        PointsMeasure::Kind(AwardKind::Local),
        PointsMeasure::Kind(AwardKind::Green),
        PointsMeasure::Kind(AwardKind::Red),
        PointsMeasure::Kind(AwardKind::Gold),
        PointsMeasure::Kind(AwardKind::Pqp),
        PointsMeasure::Kind(AwardKind::Points),
        PointsMeasure::MasterPoints,
    ];

    /// What the lists of a season count, the main one first: master points if there are Green Points.
    pub(super) fn measures_for_total(total: &PointsByKind) -> Vec<PointsMeasure> {
        let kinds = AwardKind::ALL.into_iter().filter(|kind| !total.points(*kind).is_zero());
        let master = (!total.green.is_zero()).then_some(PointsMeasure::MasterPoints);
        master.into_iter().chain(kinds.map(PointsMeasure::Kind)).collect()
    }

    /// What of some points it counts.
    pub(super) fn points_counted(self, points: &PointsByKind) -> Exact {
        match self {
            PointsMeasure::Kind(kind) => points.points(kind),
            PointsMeasure::MasterPoints => points.master_points(),
        }
    }

    /// Its heading.
    pub(super) fn title(self) -> &'static str {
        match self {
            PointsMeasure::Kind(kind) => kind.full_name(),
            PointsMeasure::MasterPoints => "Master points",
        }
    }
}

/// The columns of points in tables of a season or club: the kinds that occur, and master points if
/// there are Green Points.
pub(super) struct PointColumns {
    measures: Vec<PointsMeasure>,
}

impl PointColumns {
    /// The columns for a total.
    pub(super) fn from_total(total: &PointsByKind) -> PointColumns {
        let mut measures = PointsMeasure::measures_for_total(total);
        measures.sort_by_key(|measure| *measure == PointsMeasure::MasterPoints);
        PointColumns { measures }
    }

    pub(super) fn headings(&self) -> Vec<&'static str> {
        self.measures.iter().map(|measure| measure.title()).collect()
    }

    /// Points in these columns.
    pub(super) fn cells(&self, points: &PointsByKind) -> Vec<Exact> {
        self.measures.iter().map(|measure| measure.points_counted(points)).collect()
    }
}

/// Points by kind in one line: `107`, or `107 Local + 0.25 Green`. If players of one
/// contestant got different awards, the least and the most.
pub(super) fn award_text(awards: impl IntoIterator<Item = (AwardKind, Exact)>) -> String {
    let awards: Vec<(AwardKind, Exact)> = awards.into_iter().collect();
    let of_kind = |kind: AwardKind| {
        let points =
            || awards.iter().filter(move |(own, _)| *own == kind).map(|(_, points)| points);
        let (least, most) = (points().min()?, points().max()?);
        Some(if least == most {
            most.to_decimal()
        } else {
            format!("{}\u{2013}{}", least.to_decimal(), most.to_decimal())
        })
    };
    let kinds = AwardKind::ALL.into_iter().filter_map(|kind| Some((kind, of_kind(kind)?)));
    let without = [AwardKind::Title, AwardKind::Prize]
        .into_iter()
        .filter(|kind| awards.iter().any(|(own, _)| own == kind))
        .map(AwardKind::short_name);
    let without: Vec<&str> = without.collect();
    match (&kinds.collect::<Vec<_>>()[..], &without[..]) {
        ([(AwardKind::Local, only)], []) => only.clone(),
        (kinds, without) => {
            let told = kinds.iter().map(|(kind, points)| format!("{points} {}", kind.short_name()));
            let without = without.iter().map(ToString::to_string);
            told.chain(without).collect::<Vec<_>>().join(" + ")
        }
    }
}

/// The same, always with the kind: `107 Local`.
pub(super) fn award_text_with_kind(awards: impl IntoIterator<Item = (AwardKind, Exact)>) -> String {
    let awards: Vec<(AwardKind, Exact)> = awards.into_iter().collect();
    let told = award_text(awards.iter().copied());
    let alone = !awards.is_empty() && awards.iter().all(|(kind, _)| *kind == AwardKind::Local);
    if alone { format!("{told} {}", AwardKind::Local.short_name()) } else { told }
}

/// What a player won in an event: the titles, or else the points with their kind.
pub(super) fn titles_or_points_text<'a>(
    awards: impl IntoIterator<Item = &'a AwardRecord> + Clone,
) -> String {
    let titles = awards.clone().into_iter().map(|award| &*award.title);
    let titles: Vec<&str> = titles.filter(|title| !title.is_empty()).collect();
    match titles.is_empty() {
        true => award_text_with_kind(awards.into_iter().map(|award| (award.kind, award.points))),
        false => titles.join(", "),
    }
}

/// Clauses in the order of use, each once: `4.1.1, 2.5.1`.
pub(super) fn distinct_clauses_text<'a>(all: impl IntoIterator<Item = &'a str>) -> String {
    let mut each: Vec<&str> = Vec::new();
    for clause in all {
        if !each.contains(&clause) {
            each.push(clause);
        }
    }
    each.join(", ")
}

/// Reasons of awards without duplicates, with kind and player if there are several. A player without a
/// name is the one whose page it is.
pub(super) fn award_reasons_text<'a>(
    told: impl IntoIterator<Item = (AwardKind, &'a str, String)>,
) -> String {
    let mut seen: Vec<(AwardKind, &str, String)> = Vec::new();
    for (kind, player, sentence) in told {
        if !seen.iter().any(|(own, _, known)| *own == kind && *known == sentence) {
            seen.push((kind, player, sentence));
        }
    }
    let several = |kind| seen.iter().filter(|(own, _, _)| *own == kind).count() > 1;
    let reason = |(kind, player, sentence): &(AwardKind, &str, String)| match several(*kind) {
        true if !player.is_empty() => format!("{} for {player}: {sentence}", kind.full_name()),
        _ if seen.len() > 1 => format!("{}: {sentence}", kind.full_name()),
        _ => sentence.clone(),
    };
    seen.iter().map(reason).collect::<Vec<_>>().join(". ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use AwardKind::*;

    #[test]
    fn halves_and_quarters_are_signs() {
        for (decimal, told) in [
            ("4.5", "4\u{bd}"),
            ("0.25", "\u{bc}"),
            ("1.75", "1\u{be}"),
            ("3", "3"),
            ("-0.5", "-0.5"),
            ("0.1", "0.1"),
        ] {
            assert_eq!(Exact::parse_decimal(decimal).map(chess_points_text).as_deref(), Some(told));
        }
    }

    #[test]
    fn reasons_name_players_but_not_on_a_page_of_their_own() {
        let of = |told: [(&'static str, &str); 2]| {
            award_reasons_text(told.map(|(player, sentence)| (Title, player, sentence.to_string())))
        };
        assert_eq!(
            of([("Ann", "Champion"), ("Bob", "Best France")]),
            "Title for Ann: Champion. Title for Bob: Best France"
        );
        assert_eq!(
            of([("", "Champion"), ("", "Best France")]),
            "Title: Champion. Title: Best France"
        );
        assert_eq!(of([("Ann", "Champion"), ("Bob", "Champion")]), "Champion");
    }

    #[test]
    fn an_award_names_its_kinds() {
        let quarter = Exact::parse_decimal("0.25").unwrap_or(Exact::ZERO);
        let whole = Exact::whole;
        assert_eq!(award_text([(Local, whole(107)), (Local, whole(107))]), "107");
        assert_eq!(award_text([(Local, whole(107)), (Green, quarter)]), "107 Local + 0.25 Green");
        assert_eq!(award_text([(Local, whole(62)), (Local, whole(124))]), "62\u{2013}124");
        assert_eq!(award_text([(Green, whole(5)), (Gold, whole(1))]), "5 Green + 1 Gold");
        assert_eq!(award_text([(Title, Exact::ZERO)]), "Title");
        assert_eq!(award_text([(Prize, Exact::ZERO)]), "Prize");
        assert_eq!(award_text([(Prize, Exact::ZERO), (Title, Exact::ZERO)]), "Title + Prize");
        assert_eq!(award_text([]), "");
        assert_eq!(award_text_with_kind([(Local, whole(107))]), "107 Local");
        assert_eq!(
            award_text_with_kind([(Local, whole(7)), (Green, quarter)]),
            "7 Local + 0.25 Green"
        );
        assert_eq!(award_text_with_kind([]), "");
    }

    #[test]
    fn reasons_have_no_duplicates() {
        let told = |kind, player, sentence: &str| (kind, player, sentence.to_string());
        let same = [told(Local, "Ann", "place 1 = 60"), told(Local, "Bob", "place 1 = 60")];
        assert_eq!(award_reasons_text(same), "place 1 = 60");
        let kinds = [told(Local, "Ann", "a"), told(Green, "Ann", "b")];
        assert_eq!(award_reasons_text(kinds), "Local Points: a. Green Points: b");
        let players = [told(Local, "Ann", "a"), told(Local, "Bob", "b")];
        assert_eq!(award_reasons_text(players), "Local Points for Ann: a. Local Points for Bob: b");
    }
}
