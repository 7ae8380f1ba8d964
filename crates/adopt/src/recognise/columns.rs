//! What the columns of a table mean: headings, content and relations are weighed.

use std::collections::{BTreeMap, BTreeSet};

use super::allowed::{meanings_of_table_kind, points_meaning_for_kind};
use super::candidate::{MeaningCandidate, cells_evidence, heading_evidence};
use super::column_heading::{ColumnHeading, RANKING_MEASURES};
use super::content::CellShape;
use super::headings::HeadingMeaning;
use super::kinds::TableKindAndSides;
use super::numbers::TenThousandths;
use super::profile::ColumnProfile;
use super::series::series_column_candidates;
use super::view::ProfiledTable;
use super::weights::weights;
use super::{ColumnMeaning, MeaningEvidence, RecognisedColumn, SheetKind, Sign, Sureness, What};
use model::StableSort;

/// The columns of a table with their meanings, from the left.
pub(super) fn assign_column_meanings(
    view: &ProfiledTable,
    kind: &TableKindAndSides,
) -> Vec<RecognisedColumn> {
    let mut candidates = match &kind.sides {
        Some(_) => super::pairings::pairing_column_candidates(view, kind),
        None => of_contestants(view, kind.kind),
    };
    relate(view, kind.kind, &mut candidates);
    let mut chosen = choose(view, candidates);
    number_tie_breaks(&mut chosen);
    super::relate::confirm_meanings_by_relations(view, &mut chosen);
    chosen
}

/// Candidates of a table whose rows are contestants.
fn of_contestants(view: &ProfiledTable, kind: SheetKind) -> Vec<MeaningCandidate> {
    let allowed = meanings_of_table_kind(kind);
    let mut found = series_column_candidates(view, kind);
    let person = view.has_column(What::Name) || view.has_column(What::Surname);
    let in_series: BTreeSet<u16> = found.iter().map(|candidate| candidate.column).collect();
    for (column, head, profile) in view.columns() {
        if profile.filled == 0 || in_series.contains(&column) {
            continue;
        }
        if head.readings.iter().all(|reading| !reading.is_likely()) {
            found.extend(super::unheaded::unheaded_column_candidates(view, kind, column, profile));
        }
        let mut here: BTreeMap<What, MeaningCandidate> = BTreeMap::new();
        for reading in &head.readings {
            let what = meant(view, kind, reading, profile);
            if what == What::Team && head.likely_means(What::Club) && person {
                continue;
            }
            let Some(rank) = allowed.iter().position(|allowed| *allowed == what) else { continue };
            // Each award of a list may be another one.
            let award =
                kind == SheetKind::PrizeList && what == What::Category && !profile.is_of_money();
            if !profile.fits_meaning(what) && !award
                || what == What::Round
                || what == What::Week
                || what == What::Player
                    && reading.number.is_none()
                    && kind != SheetKind::CentreCounts
            {
                continue;
            }
            let weight =
                weight_of(reading, profile, what) - i32::from(rank > 8) * weights().heading.rare;
            let why = vec![
                heading_evidence(head, reading.what, reading.language),
                cells_evidence(profile, what),
            ];
            let number = reading.number.filter(|_| numbered(what, kind));
            let candidate =
                MeaningCandidate { column, meaning: ColumnMeaning { what, number }, weight, why };
            if here.get(&what).is_none_or(|known| known.weight < weight) {
                here.insert(what, candidate);
            }
        }
        found.extend(here.into_values());
    }
    seats(view, &mut found);
    if allowed.contains(&What::Direction) {
        directions(view, &mut found);
    }
    names(view, &mut found);
    grouped_places(view, &mut found);
    sections(view, &mut found);
    if may_have_partners(kind) {
        super::partners::partner_column_candidates(view, &mut found);
    }
    super::member_number_columns::assign_member_number_columns(view, &mut found);
    found
}

/// Whether the rows of a kind of table may name two players in columns of their own.
fn may_have_partners(kind: SheetKind) -> bool {
    matches!(
        kind,
        SheetKind::Entries
            | SheetKind::Register
            | SheetKind::PairsResults
            | SheetKind::SwissRounds
            | SheetKind::TeamsResults
    )
}

/// What a heading of a column means in a kind of table.
fn meant(
    view: &ProfiledTable,
    kind: SheetKind,
    reading: &HeadingMeaning,
    profile: &ColumnProfile,
) -> What {
    match points_meaning_for_kind(kind, reading.what) {
        What::Name if reading.number.is_some() && kind != SheetKind::SwissRanking => What::Player,
        // The players of a team whose name stands in a column of its own.
        What::Name if kind == SheetKind::TeamsResults && view.has_column(What::Team) => What::Names,
        // `Team` above numbers, with the names beside it.
        What::Team if profile.filled > 0 && profile.percent_of_shape(CellShape::Whole) >= 90 => {
            What::Number
        }
        What::Number if profile.holds_two_member_numbers() => What::Id,
        // Members have numbers of their own; these are those of a list.
        What::Id
            if kind != SheetKind::Register
                && !view.has_column(What::Number)
                && profile.numbers_each_row() =>
        {
            What::Number
        }
        // `Equipe` above two names.
        What::Team if kind == SheetKind::PairsResults && profile.names_two_people() => What::Names,
        what @ (What::NsNames | What::EwNames) => score_of_side(view, what, profile),
        what => as_percent(view, kind, what, profile),
    }
}

/// Numbers of pairs with their direction in one cell, whatever their heading says.
fn seats(view: &ProfiledTable, found: &mut Vec<MeaningCandidate>) {
    let seats: Vec<u16> = view
        .columns()
        .filter(|(_, _, profile)| profile.filled > 0 && profile.names_seats())
        .map(|(column, ..)| column)
        .collect();
    let [seat] = seats[..] else { return };
    let of_pair = [What::Number, What::Seat, What::Direction];
    let said = |one: &MeaningCandidate| one.column == seat && of_pair.contains(&one.meaning.what);
    let Some(mut best) = found.iter().filter(|one| said(one)).max_by_key(|one| one.weight).cloned()
    else {
        return;
    };
    found.retain(|one| !said(one));
    let words = "each of its cells has a number and a direction".to_string();
    best.why.push(MeaningEvidence { sign: Sign::Content, words });
    best.meaning = ColumnMeaning::new(What::Seat);
    found.push(best);
}

/// A column of the two directions is of them, whatever its heading says.
fn directions(view: &ProfiledTable, found: &mut Vec<MeaningCandidate>) {
    for (column, ..) in view.columns().filter(|(.., profile)| profile.is_of_directions()) {
        found.retain(|one| one.column != column);
        let words = "each of its cells is a direction".to_string();
        let why = vec![MeaningEvidence { sign: Sign::Content, words }];
        let weight = weights().heading.whole;
        found.push(MeaningCandidate::new(column, ColumnMeaning::new(What::Direction), weight, why));
    }
}

/// A column of few words is of sections where numbers, places or scores begin anew with each of
/// them, or where its heading allows it and all rows have one word.
fn sections(view: &ProfiledTable, found: &mut Vec<MeaningCandidate>) {
    const GROUPS: [What; 3] = [What::Category, What::Stratum, What::Section];
    let counted: Vec<u16> = found
        .iter()
        .filter(|one| matches!(one.meaning.what, What::Number | What::Place))
        .map(|one| one.column)
        .collect();
    let groups = found.iter().filter(|one| GROUPS.contains(&one.meaning.what));
    let measured: Vec<u16> = view
        .columns()
        .filter(|(_, head, _)| head.means_any_of(&RANKING_MEASURES))
        .map(|(column, ..)| column)
        .collect();
    let is_section = |column: u16| {
        let allowed =
            |one: &MeaningCandidate| one.column == column && one.meaning.what == What::Section;
        found.iter().any(allowed) && view.column_profile(column).is_some_and(is_one_word)
    };
    let Some(group) = groups.map(|one| one.column).find(|group| {
        counted.iter().any(|column| *column != *group && begins_anew(view, *column, *group))
            || measured.iter().any(|column| falls_anew(view, *column, *group))
            || is_section(*group)
    }) else {
        return;
    };
    found.retain(|one| one.column != group);
    let words = "numbers, places or scores start again with each of its words".to_string();
    let why = vec![MeaningEvidence { sign: Sign::Relation, words }];
    let weight = weights().relation.sections;
    found.push(MeaningCandidate::new(group, ColumnMeaning::new(What::Section), weight, why));
}

/// Whether the texts of a column stand several times, but once with each word of a group.
fn begins_anew(view: &ProfiledTable, column: u16, group: u16) -> bool {
    let Some((counts, groups)) = view.column_profile(column).zip(view.column_profile(group)) else {
        return false;
    };
    let words: BTreeSet<&str> = groups.texts.iter().map(String::as_str).collect();
    let rows = || counts.texts.iter().zip(&groups.texts).filter(|(count, _)| !count.is_empty());
    let pairs: BTreeSet<(&String, &String)> = rows().collect();
    let alone: BTreeSet<&String> = rows().map(|(count, _)| count).collect();
    let total = rows().count();
    // Shared places stand twice in their section.
    (2..=12).contains(&words.len())
        && groups.filled == groups.rows
        && words.len() * 3 <= groups.rows
        && pairs.len() * 10 >= total * 8
        && alone.len() * 10 <= total * 7
}

/// Whether a column has the same word in each row.
fn is_one_word(profile: &ColumnProfile) -> bool {
    profile.distinct == 1 && profile.filled == profile.rows
}

/// Whether the rows of each word of a group stand together, and scores fall among them and begin
/// higher with the next word.
fn falls_anew(view: &ProfiledTable, column: u16, group: u16) -> bool {
    const FEWEST: usize = 3;
    let Some((scores, groups)) = view.column_profile(column).zip(view.column_profile(group)) else {
        return false;
    };
    let rows: Vec<(&String, Option<TenThousandths>)> =
        groups.texts.iter().zip(scores.numbers.iter().copied()).collect();
    let parts: Vec<&[(&String, Option<TenThousandths>)]> =
        rows.chunk_by(|one, other| one.0 == other.0).collect();
    let words: BTreeSet<&String> = rows.iter().map(|(word, _)| *word).collect();
    let falls = |part: &&[(&String, Option<TenThousandths>)]| {
        part.len() >= FEWEST
            && part.iter().all(|(word, score)| !word.is_empty() && score.is_some())
            && part.is_sorted_by(|above, below| above.1 >= below.1)
    };
    let rises = |pair: &[&[(&String, Option<TenThousandths>)]]| {
        let last = pair[0].last().and_then(|(_, score)| *score);
        pair[1].first().and_then(|(_, score)| *score) > last
    };
    parts.len() >= 2
        && parts.len() == words.len()
        && parts.iter().all(falls)
        && parts.windows(2).all(rises)
}

/// Numbers places by group: `Section rank` above `A`, `B`, `C`.
fn grouped_places(view: &ProfiledTable, found: &mut [MeaningCandidate]) {
    let groups: Vec<u16> = view
        .columns()
        .filter(|(_, head, _)| head.lines.len() >= 2 && head.likely_means(What::Place))
        .map(|(column, ..)| column)
        .collect();
    if groups.len() < 3 {
        return;
    }
    for candidate in found.iter_mut().filter(|candidate| candidate.meaning.what == What::Place) {
        let at = groups.iter().position(|column| *column == candidate.column);
        candidate.meaning.number = at.map(|at| at as u16 + 1);
    }
}

/// `NS` above numbers is a score where the names of the pairs stand in another column.
fn score_of_side(view: &ProfiledTable, what: What, profile: &ColumnProfile) -> What {
    let names = |column: u16| {
        view.column_profile(column)
            .is_some_and(|profile| profile.percent_of_shape(CellShape::Words) >= 60)
    };
    let named = view.columns_with_meaning(what).into_iter().any(names);
    match what {
        What::NsNames if named && profile.percent_of_shape(CellShape::Number) >= 60 => {
            What::NsScore
        }
        What::EwNames if named && profile.percent_of_shape(CellShape::Number) >= 60 => {
            What::EwScore
        }
        what => what,
    }
}

/// A score or mean of which each cell is a share, where no other column has percentages.
fn as_percent(view: &ProfiledTable, kind: SheetKind, what: What, profile: &ColumnProfile) -> What {
    let measure = match what {
        What::Score | What::Points | What::Total => true,
        What::Average => {
            !view.has_column(What::Score) && !view.has_column(What::Points)
                || is_mean_of_shares(profile)
        }
        _ => false,
    };
    // An average of 50 is none: five matches at ten victory points have it too.
    let mean = what == What::Average && is_mean_of_shares(profile);
    let shares =
        mean || profile.percent_of_shape(CellShape::Percent) >= 80 || profile.is_of_fractions();
    let pairs = kind == SheetKind::PairsResults && measure && shares;
    if pairs && !view.has_column(What::Percent) { What::Percent } else { what }
}

/// Whether a column called a mean has shares of a hundred in each row, 50 on average and with decimals, as
/// `Moyenne` of French pairs has.
fn is_mean_of_shares(profile: &ColumnProfile) -> bool {
    profile.averages_fifty() && profile.percent_of_shape(CellShape::Whole) <= 50
}

/// Whether the number in a heading belongs to the meaning.
fn numbered(what: What, kind: SheetKind) -> bool {
    matches!(what, What::Player | What::Week | What::Round | What::Opponent | What::Year)
        || what == What::TieBreak
        || what == What::Id
            && matches!(kind, SheetKind::PairsResults | SheetKind::Entries | SheetKind::SwissRounds)
}

fn weight_of(reading: &HeadingMeaning, profile: &ColumnProfile, what: What) -> i32 {
    let telling = match what {
        What::Email => profile.percent_of_shape(CellShape::Email) >= 80,
        What::Phone => profile.percent_of_shape(CellShape::Phone) >= 60,
        What::Birth | What::Timestamp | What::Date => {
            profile.percent_of_shape(CellShape::Day) >= 80
        }
        What::Direction => profile.percent_of_shape(CellShape::Direction) >= 80,
        What::Seat => profile.percent_of_shape(CellShape::Seat) >= 80,
        What::Names => profile.names_two_people(),
        What::Power => profile.percent_of_shape(CellShape::Power) >= 80,
        What::Contract => profile.percent_of_shape(CellShape::Contract) >= 80,
        What::Title => profile.percent_of_shape(CellShape::Title) >= 80,
        What::Percent => {
            profile.percent_of_shape(CellShape::Percent) >= 80 || profile.averages_fifty()
        }
        What::Rating => profile.holds_ratings(),
        What::Id => profile.holds_member_numbers(),
        What::Index => return reading.weight - weights().cells.running,
        What::Category | What::Status | What::Note | What::Section => {
            return reading.weight - weights().cells.loose;
        }
        _ => false,
    };
    reading.weight + if telling { weights().cells.telling } else { 0 }
}

/// A forename beside a surname makes `Nom` and `Name` a surname, `Nome` and `Nombre` a forename.
fn names(view: &ProfiledTable, found: &mut [MeaningCandidate]) {
    let names = &weights().names;
    let says = |what: What| -> Vec<u16> {
        found
            .iter()
            .filter(|candidate| {
                candidate.meaning.what == what && candidate.weight >= weights().sureness.likely
            })
            .map(|candidate| candidate.column)
            .collect()
    };
    let (forenames, surnames) = (says(What::Forename), says(What::Surname));
    let beside = forenames.iter().find_map(|forename| {
        let surname = surnames.iter().find(|surname| surname.abs_diff(*forename) == 1)?;
        Some((*forename, *surname))
    });
    let pairs = |column: u16| {
        view.column_profile(column).is_some_and(|profile| {
            profile.percent_of_shape(CellShape::Pair) >= 40
                || profile.names_two_people()
                || profile.names_people_at_least(3)
        })
    };
    for candidate in found.iter_mut() {
        let what = candidate.meaning.what;
        let part = matches!(what, What::Forename | What::Surname);
        match beside {
            Some((forename, surname)) => {
                let mine = what == What::Forename && candidate.column == forename
                    || what == What::Surname && candidate.column == surname;
                candidate.weight += if mine {
                    names.beside
                } else if part || matches!(what, What::Name | What::Names) {
                    -names.other
                } else {
                    0
                };
            }
            None if part => candidate.weight -= names.alone,
            None if what == What::Names && !pairs(candidate.column) => {
                candidate.weight -= names.single
            }
            None if what == What::Name && pairs(candidate.column) => {
                candidate.weight -= names.single
            }
            None => {}
        }
    }
}

/// What relations say between meanings that a heading leaves open.
fn relate(view: &ProfiledTable, kind: SheetKind, candidates: &mut Vec<MeaningCandidate>) {
    super::relate::decide_meanings_by_relations(
        view,
        candidates
            .iter_mut()
            .map(|one| (one.column, one.meaning.what, &mut one.weight, &mut one.why))
            .collect(),
        kind,
    );
    let counts =
        matches!(kind, SheetKind::LeagueTable | SheetKind::SwissRanking | SheetKind::TeamsResults);
    let Some(league) = counts.then(|| super::league::find_league_columns(view)).flatten() else {
        return;
    };
    let mut told =
        vec![(league.won, What::Won), (league.drawn, What::Drawn), (league.lost, What::Lost)];
    told.extend(league.played.map(|column| (column, What::Played)));
    told.extend(
        league
            .points
            .filter(|_| kind == SheetKind::LeagueTable)
            .map(|column| (column, What::Points)),
    );
    let mine: BTreeSet<u16> = told.iter().map(|(column, _)| *column).collect();
    candidates.retain(|candidate| {
        !mine.contains(&candidate.column)
            && !told.iter().any(|(_, what)| *what == candidate.meaning.what)
    });
    for (column, what) in told {
        let words =
            "won, drawn and lost add up to the matches played, or give the points".to_string();
        let why = vec![MeaningEvidence { sign: Sign::Relation, words }];
        candidates.push(MeaningCandidate::new(
            column,
            ColumnMeaning::new(what),
            weights().relation.league,
            why,
        ));
    }
}

/// Gives each column its best meaning, and each meaning its best column.
fn choose(view: &ProfiledTable, mut candidates: Vec<MeaningCandidate>) -> Vec<RecognisedColumn> {
    let limit = &weights().sureness;
    candidates.arrange_by_key(|candidate| (-candidate.weight, candidate.column, candidate.meaning));
    let mut taken: BTreeSet<u16> = BTreeSet::new();
    let mut given: BTreeSet<ColumnMeaning> = BTreeSet::new();
    let mut chosen: Vec<RecognisedColumn> = Vec::new();
    for candidate in &candidates {
        let MeaningCandidate { column, meaning, weight, .. } = candidate;
        let again = meaning.what == What::TieBreak && meaning.number.is_none();
        if *weight < limit.likely || taken.contains(column) || !again && given.contains(meaning) {
            continue;
        }
        let rival = candidates.iter().find(|other| {
            other.column == *column
                && other.meaning.what != meaning.what
                && other.weight + limit.close > *weight
                && !given.contains(&other.meaning)
                && !alike(other.meaning.what, meaning.what)
                && !better_elsewhere(&candidates, other)
        });
        let sure = match rival {
            Some(_) => Sureness::Asked,
            None if *weight >= limit.certain => Sureness::Certain,
            None => Sureness::Likely,
        };
        taken.insert(*column);
        given.insert(*meaning);
        let heading = view.block.heads.get(column).map(ColumnHeading::text).unwrap_or_default();
        let mut evidence = candidate.why.clone();
        if let Some(rival) = rival {
            let words = format!("it could also be {}", rival.meaning);
            evidence.push(MeaningEvidence { sign: Sign::Heading, words });
        }
        chosen.push(RecognisedColumn {
            column: *column,
            heading,
            meaning: *meaning,
            sure,
            evidence,
        });
    }
    chosen.arrange_by_key(|column| column.column);
    chosen
}

/// Whether another column has the meaning of a candidate with at least its weight.
fn better_elsewhere(candidates: &[MeaningCandidate], one: &MeaningCandidate) -> bool {
    candidates.iter().any(|other| {
        other.column != one.column && other.meaning == one.meaning && other.weight >= one.weight
    })
}

/// Whether a wrong choice between two meanings changes nothing.
fn alike(one: What, other: What) -> bool {
    const ALIKE: [&[What]; 4] = [
        &[What::Name, What::Names, What::Player, What::Team],
        &[What::Score, What::Points, What::Total],
        &[What::Number, What::Index],
        &[What::Category, What::Section, What::Stratum, What::Status, What::Note],
    ];
    ALIKE.iter().any(|group| group.contains(&one) && group.contains(&other))
}

/// Numbers tie-breaks from the left where their headings have no numbers.
fn number_tie_breaks(chosen: &mut [RecognisedColumn]) {
    let breaks: Vec<usize> =
        (0..chosen.len()).filter(|at| chosen[*at].meaning.what == What::TieBreak).collect();
    let numbers: BTreeSet<u16> =
        breaks.iter().filter_map(|at| chosen[*at].meaning.number).collect();
    if numbers.len() == breaks.len() && numbers.iter().copied().eq(1..=breaks.len() as u16) {
        return;
    }
    for (number, at) in (1..).zip(breaks) {
        chosen[at].meaning.number = Some(number);
    }
}
