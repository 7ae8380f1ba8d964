//! The awards of an event by a scheme. For each ranking list: is the entry large enough, which
//! factor and scales apply, what do place, strata, matches and titles bring? The parts are added,
//! multiplied and rounded, and each player gets the award with its basis. `scale` has the award of
//! a place.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::event_conditions::EventWithTableCount;
use super::problems;
use super::scale::ListAwards;
use super::strata::{self, AwardedStratum};
use super::ties::share_award;
use super::{AwardScale, AwardScaleShape, AwardScheme, TeamSizeFactor, WinAwardUnit};
use crate::awards::{EventAwards, no_awards_because};
use crate::pack::AwardContext;
use crate::scoring::{MatchScore, boards_per_contestant};
use crate::standings::{RankingList, Standing};
use model::form::Key;
use model::problem::{Problem, ProblemDetail};
use model::{
    Award, AwardKind, Basis, BasisStep, DecimalsOrFractions, EventKind, Exact, Format, Note, Place,
    format_in_one_notation, sum_with_total_text,
};

/// The awards of a final event.
pub(super) fn award_by_scheme(
    scheme: &'static AwardScheme,
    case: &AwardContext<'_>,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    let mut awarding = Awarding { scheme, case, without: BTreeMap::new(), problems };
    let mut awarded = EventAwards::default();
    for (at, list) in case.rankings.ranked.iter().enumerate() {
        match awarding.of_list(at) {
            Ok((ground, awards)) => awarded.add_list_awards(list, &ground, awards),
            Err(Refused { trouble, key, why }) => {
                let problem = case.event.problem(trouble, key);
                if !awarding.problems.contains(&problem) {
                    awarding.problems.push(problem);
                }
                awarded.add_list_awards(list, &no_awards_because(&why).ground, Vec::new());
            }
        }
    }
    let without = awarding.without;
    awarded.record_reasons_unawarded(without);
    awarded
}

/// Why a list has no awards.
struct Refused {
    trouble: ProblemDetail,
    key: Key,
    why: String,
}

/// An event while it is awarded.
struct Awarding<'a, 'p> {
    scheme: &'static AwardScheme,
    case: &'a AwardContext<'a>,
    without: BTreeMap<usize, Basis>,
    problems: &'p mut Vec<Problem>,
}

/// The scales of a list, with what all of its awards share.
struct Scales<'a> {
    /// The scale over places.
    ladder: Option<ListAwards<'static>>,
    /// The strata with awards of their own.
    strata: Vec<AwardedStratum<'a>>,
    others: Vec<(&'static AwardScale, AwardScaleShape)>,
    /// The least award of a contestant who shares places.
    least: Option<Exact>,
    /// The factor of the event.
    factor: Exact,
    /// The kind of its points.
    kind: AwardKind,
}

/// A place in the whole list, or in a stratum of it.
struct PlacedIn<'a> {
    ladder: &'a ListAwards<'static>,
    /// The place and the number that share it.
    place: Place,
    /// How many are ranked.
    field: usize,
    /// The letter or number of a stratum; `None` for the whole list.
    stratum: Option<&'a str>,
}

impl PlacedIn<'_> {
    /// Where it is, in words: `in the whole field (place 6)`.
    fn in_words(&self) -> String {
        let place = self.place;
        match self.stratum {
            Some(label) => format!("in stratum {label} (place {place})"),
            None => format!("in the whole field (place {place})"),
        }
    }
}

/// What a contestant gets for something, before it is rounded.
struct UnroundedAward {
    points: Exact,
    clause: &'static str,
    step: BasisStep,
}

impl<'a> Awarding<'a, '_> {
    fn of_list(&mut self, at: usize) -> Result<(Basis, Vec<Award>), Refused> {
        let list = &self.case.rankings.ranked[at];
        let occasion = EventWithTableCount { event: self.case.event, tables: self.tables_of(list) };
        self.check_entry(list, occasion)?;
        let mut ground = Basis::new();
        let (factor, kind) = self.weight(occasion, &mut ground)?;
        let mut scales = self.scales(list, occasion, factor, kind)?;
        scales.explain(&mut ground);
        scales.strata = strata::awarded_strata_of_list(
            self.scheme,
            self.case,
            at,
            scales.ladder.as_ref(),
            &mut ground,
        );
        let ground = Arc::new(ground);
        let mut awards = Vec::new();
        for standing in &list.standings {
            self.points_of(list, standing, &scales, &ground, &mut awards)?;
            self.titles_of(list, standing, &scales, &mut awards);
        }
        Ok((Basis::clone(&ground), awards))
    }

    /// Full tables of a list: those of all lists of its section.
    fn tables_of(&self, list: &RankingList) -> u32 {
        let event = self.case.event;
        let lists = self.case.rankings.ranked;
        let of_section = lists.iter().filter(|other| other.section == list.section);
        let counted = event.table_count(of_section.map(RankingList::contestant_count).sum());
        let typed = event.answers.number(Key::Tables).map(|cell| cell.value);
        let tables = typed.filter(|_| list.section.is_none()).unwrap_or(counted);
        self.scheme.awards.half_tables.full_tables(tables)
    }

    fn check_entry(
        &self,
        list: &RankingList,
        occasion: EventWithTableCount<'_>,
    ) -> Result<(), Refused> {
        let least = self.scheme.least_entry.iter().find(|least| least.events.fit(occasion));
        let Some(least) = least else { return Ok(()) };
        let clause = least.clause.clone();
        if occasion.tables < least.tables {
            let title = list.title();
            let field = if title.is_empty() { title } else { format!(" ({title})") };
            let (tables, events) = (occasion.tables, least.events.to_string());
            let why = format!("{tables} full tables, {} needed ({clause})", least.tables);
            let least = least.tables;
            let trouble =
                problems::SchemeTooFewTables { field, events, tables, least, clause }.into();
            return Err(Refused { trouble, key: Key::Tables, why });
        }
        if least.boards == 0 {
            return Ok(());
        }
        let boards = self.boards()?;
        if boards < least.boards {
            let why = format!("{boards} boards, {} needed ({clause})", least.boards);
            let trouble = problems::TooFewBoards { boards, least: least.boards, clause }.into();
            return Err(Refused { trouble, key: Key::Boards, why });
        }
        Ok(())
    }

    fn boards(&self) -> Result<u32, Refused> {
        boards_per_contestant(self.case.event).ok_or_else(|| Refused {
            trouble: problems::NoBoards.into(),
            key: Key::Boards,
            why: "the number of boards is not given".to_string(),
        })
    }

    /// The factor of the event, 1 in a scheme without factors, and the kind of its points.
    fn weight(
        &self,
        occasion: EventWithTableCount<'_>,
        ground: &mut Basis,
    ) -> Result<(Exact, AwardKind), Refused> {
        let weights = &self.scheme.weight;
        let usual = self.scheme.awards.points;
        if weights.is_empty() {
            return Ok((Exact::whole(1), usual.award_kind()));
        }
        match weights.iter().find(|weight| weight.events.fit(occasion)) {
            Some(weight) => {
                let step = format!("{}: awards x {}", weight.title, weight.factor);
                ground.add_cited_step(&weight.clause, step);
                Ok((weight.factor, weight.points.unwrap_or(usual).award_kind()))
            }
            None => Err(Refused {
                trouble: problems::NoWeight { what: self.what(), book: self.book() }.into(),
                key: Key::Status,
                why: format!("no factor for {}", self.what()),
            }),
        }
    }

    /// The scales of a list: the first over places that fits, and the first of each other shape.
    fn scales(
        &self,
        list: &RankingList,
        occasion: EventWithTableCount<'_>,
        factor: Exact,
        kind: AwardKind,
    ) -> Result<Scales<'a>, Refused> {
        let (strata, others) = (Vec::new(), Vec::new());
        let mut found = Scales { ladder: None, strata, others, least: None, factor, kind };
        let contestants = u32::try_from(list.contestant_count()).unwrap_or(u32::MAX);
        let fitting = self.scheme.scale.iter().filter(|scale| scale.events.fit(occasion));
        for (scale, shape) in fitting.filter_map(|scale| Some((scale, *scale.shapes().first()?))) {
            if shape.awards_places() && found.ladder.is_none() {
                found.ladder = ListAwards::new(scale, contestants, occasion.tables);
                found.least = scale.least;
            } else if !shape.awards_places() && found.others.iter().all(|(_, own)| *own != shape) {
                found.others.push((scale, shape));
            }
        }
        if found.ladder.is_none() && found.others.is_empty() {
            return Err(Refused {
                trouble: problems::SchemeNoScale { what: self.what(), book: self.book() }.into(),
                key: Key::Format,
                why: format!("no scale for {}", self.what()),
            });
        }
        Ok(found)
    }

    /// The event in the words of the form.
    fn what(&self) -> String {
        let event = self.case.event;
        let format = event.format().map_or("", Format::word);
        let winners = match event.ranking_list_count() {
            1 => "1 winner".to_string(),
            many => format!("{many} winners"),
        };
        format!("{format}, {winners}, status {}", event.organiser_status().word())
    }

    fn book(&self) -> String {
        self.scheme.source.title.clone()
    }

    /// Adds the points of a contestant, or records why there are none.
    fn points_of(
        &mut self,
        list: &RankingList,
        standing: &Standing,
        scales: &Scales<'_>,
        ground: &Arc<Basis>,
        awards: &mut Vec<Award>,
    ) -> Result<(), Refused> {
        let mut beside: Vec<UnroundedAward> = Vec::new();
        for (scale, shape) in &scales.others {
            beside.extend(self.of_shape(scale, *shape, standing, scales.factor)?);
        }
        let sum = beside.iter().map(|part| part.points).sum();
        let (of_place, others) = self.best_of_places(list, standing, scales, sum);
        let parts: Vec<UnroundedAward> = of_place.into_iter().chain(beside).collect();
        if parts.is_empty() {
            self.refuse_award(list, standing, scales);
            return Ok(());
        }
        let (points, basis) = self.total(parts, others, standing.entry, ground);
        awards.extend(self.of_players(standing, scales.kind, "", points, basis));
        Ok(())
    }

    fn refuse_award(&mut self, list: &RankingList, standing: &Standing, scales: &Scales<'_>) {
        let (place, of) = (standing.place, list.standings.len());
        let is_title =
            |(_, shape): &(&AwardScale, AwardScaleShape)| *shape == AwardScaleShape::Titles;
        let step = match &scales.ladder {
            Some(ladder) => {
                format!("place {place} of {of}, below the last of {}", ladder.award_count_text())
            }
            None if scales.others.iter().all(is_title) => return,
            None => "nothing was won that brings points".to_string(),
        };
        let without = self.without.entry(standing.entry).or_default();
        without.add_step(step);
        for AwardedStratum { group, ladder } in &scales.strata {
            let Some(own) = group.standing_of_entry(standing.entry) else { continue };
            let (of, label) = (group.standings.len(), group.stratum.as_deref().unwrap_or_default());
            let below = format!("below the last of {}", ladder.award_count_text());
            without.add_step(format!("place {} of {of} in stratum {label}, {below}", own.place));
        }
    }

    /// The parts added up, by the factor of the team, and rounded.
    fn total(
        &self,
        parts: Vec<UnroundedAward>,
        others: Option<(&'static str, String)>,
        entry: usize,
        ground: &Arc<Basis>,
    ) -> (Exact, Arc<Basis>) {
        let mut basis = Basis::extending(ground);
        let mut sum: Exact = parts.iter().map(|part| part.points).sum();
        let terms: Vec<Exact> = parts.iter().map(|part| part.points).collect();
        for part in parts {
            basis.add_cited_step(part.clause, part.step);
        }
        if let Some((clause, others)) = others {
            basis.add_cited_step(clause, others);
        }
        if terms.len() > 1 {
            basis.add_step(BasisStep::new("together").with_arithmetic(sum_with_total_text(&terms)));
        }
        if let Some(team) = self.team_of(entry) {
            let size = team.players;
            let [before, by, after] = format_in_one_notation([sum, team.factor, sum * team.factor]);
            sum = sum * team.factor;
            let step = BasisStep::new(format!("a team of {size}"));
            basis.add_cited_step(
                &team.clause,
                step.with_arithmetic(format!("{before} x {by}")).with_result(after),
            );
        }
        let awards = &self.scheme.awards;
        let points = awards.round.round(sum);
        if points != sum {
            // In more decimals than it is rounded to: 0.144 rounded to 0.14.
            let exact = DecimalsOrFractions::for_numbers([sum]).format(sum);
            let step = format!("{exact} {} to {points}", awards.round.in_words());
            basis.add_cited_step(&awards.clause, step);
        }
        (points, Arc::new(basis))
    }

    /// The rule for a team of as many players as a contestant has.
    fn team_of(&self, entry: usize) -> Option<&'static TeamSizeFactor> {
        let event = self.case.event;
        let size = u32::try_from(event.entries[entry].players.len()).unwrap_or(u32::MAX);
        let mut teams =
            self.scheme.team.iter().filter(|_| event.contestant_kind() == EventKind::Teams);
        teams.find(|team| team.players == size)
    }

    /// The award of each player of a contestant.
    fn of_players(
        &self,
        standing: &Standing,
        kind: AwardKind,
        title: &str,
        points: Exact,
        basis: Arc<Basis>,
    ) -> impl Iterator<Item = Award> {
        let players = self.case.event.entries[standing.entry].players.len();
        let title: Box<str> = title.into();
        let (entry, place, tied) = (standing.entry, standing.place, standing.tied);
        (0..players).map(move |player| Award {
            entry,
            player,
            place,
            tied,
            kind,
            title: title.clone(),
            points,
            basis: Arc::clone(&basis),
            portions: Vec::new(),
        })
    }

    /// What the place brings, in the whole list or in a stratum, whichever is more with what else is
    /// won, rounded; of several fields with the clause of strata what the others would bring.
    fn best_of_places(
        &self,
        list: &RankingList,
        standing: &Standing,
        scales: &Scales<'_>,
        beside: Exact,
    ) -> (Option<UnroundedAward>, Option<(&'static str, String)>) {
        let Some(ladder) = &scales.ladder else { return (None, None) };
        let whole =
            PlacedIn { ladder, place: standing.into(), field: list.standings.len(), stratum: None };
        let placed = scales.strata.iter().filter_map(|stratum| {
            let own = stratum.group.standing_of_entry(standing.entry)?;
            Some(PlacedIn {
                ladder: &stratum.ladder,
                place: own.into(),
                field: stratum.group.standings.len(),
                stratum: stratum.group.stratum.as_deref(),
            })
        });
        let all = std::iter::once(whole).chain(placed);
        let mut all: Vec<_> = all.map(|placed| (self.of_place(&placed, scales), placed)).collect();
        let points = |award: &Option<UnroundedAward>| award.as_ref().map(|own| own.points);
        let factor = self.team_of(standing.entry).map_or(Exact::whole(1), |team| team.factor);
        let worth = |award: &Option<UnroundedAward>| {
            let sum = points(award).unwrap_or(Exact::ZERO) + beside;
            self.scheme.awards.round.round(sum * factor)
        };
        // The highest field of those that bring the same.
        let mut best = 0;
        for at in 1..all.len() {
            if worth(&all[at].0) > worth(&all[best].0) {
                best = at;
            }
        }
        let (own, _) = all.remove(best);
        let Some(rule) = self.scheme.strata.as_ref().filter(|_| own.is_some()) else {
            return (own, None);
        };
        let others = all.iter().map(|(award, placed)| {
            let round = |exact: Exact| match self.scheme.awards.round.round(exact) {
                rounded if rounded == exact => exact.to_short_text(),
                rounded => {
                    format!("{} (rounded {})", exact.to_short_text(), rounded.to_short_text())
                }
            };
            let brings = points(award).map_or("nothing".to_string(), round);
            format!("{brings} {}", placed.in_words())
        });
        let others: Vec<String> = others.collect();
        let best = if others.len() > 1 { "best" } else { "better" };
        let told = format!("the {best} award counts; it would be {}", others.join(", "));
        (own, (!others.is_empty()).then_some((&*rule.clause, told)))
    }

    /// What a place brings in a field.
    fn of_place(&self, placed: &PlacedIn<'_>, scales: &Scales<'_>) -> Option<UnroundedAward> {
        let awards = &self.scheme.awards;
        let PlacedIn { ladder, place, field, stratum } = *placed;
        let share =
            share_award(ladder, place, scales.factor, scales.least, awards.ties, awards.round)?;
        let Place { number, tied } = place;
        let within = stratum.map(|label| format!("stratum {label}, ")).unwrap_or_default();
        let of = format!("of {}, in {within}a field of {field}", ladder.award_count_text());
        if tied == 1 {
            let step = ladder.explain_place(
                number,
                scales.factor,
                BasisStep::new(format!("place {number} {of}")),
            );
            return Some(UnroundedAward { points: share.award, clause: &awards.clause, step });
        }
        let step = share.explain_shares(ladder, place, awards.ties);
        let last = number + tied - 1;
        let step = step.with_input(format!("places {number} to {last} {of}, tied"));
        Some(UnroundedAward { points: share.award, clause: &awards.ties_clause, step })
    }

    /// What a scale of another shape brings; `None` for nothing.
    fn of_shape(
        &self,
        scale: &'static AwardScale,
        shape: AwardScaleShape,
        standing: &Standing,
        factor: Exact,
    ) -> Result<Option<UnroundedAward>, Refused> {
        let part = |points: Exact, step: BasisStep| {
            let points = points.max(scale.least.unwrap_or(Exact::ZERO)) * factor;
            UnroundedAward {
                points,
                clause: &scale.clause,
                step: step.with_result(points.to_short_text()),
            }
        };
        Ok(match shape {
            AwardScaleShape::Matches => {
                self.of_matches(scale, standing.entry)?.map(|(points, worked)| {
                    part(points, BasisStep::new(&*scale.title).with_arithmetic(worked))
                })
            }
            AwardScaleShape::EachBoard => {
                let (boards, each) = (self.boards()?, scale.each_board.unwrap_or_default());
                let step = BasisStep::new(&*scale.title)
                    .with_arithmetic(format!("{boards} boards x {each}"));
                Some(part(each * Exact::whole(boards), step))
            }
            AwardScaleShape::EachPoint => {
                let (score, each) = (standing.score, scale.each_point.unwrap_or_default());
                let step = BasisStep::new(&*scale.title)
                    .with_arithmetic(format!("{score} points x {each}"));
                (score > Exact::ZERO).then(|| part(each * score, step))
            }
            AwardScaleShape::Step
            | AwardScaleShape::First
            | AwardScaleShape::Places
            | AwardScaleShape::Titles => None,
        })
    }

    /// What the matches of a contestant bring, with the arithmetic; `None` if it won and drew none.
    fn of_matches(
        &self,
        scale: &'static AwardScale,
        entry: usize,
    ) -> Result<Option<(Exact, String)>, Refused> {
        let Some(rule) = scale.matches else { return Ok(None) };
        let matches = self.case.scores.board_scoring().map_or(&[][..], |worked| &worked.matches);
        let (mut points, mut terms) = (Exact::ZERO, Vec::new());
        for played in matches {
            let each = match result_of(played, entry) {
                Some(Ordering::Greater) => rule.won,
                Some(Ordering::Equal) => rule.drawn,
                Some(Ordering::Less) | None => continue,
            };
            match (rule.of, played.boards_known()) {
                _ if each.is_zero() => {}
                (WinAwardUnit::Match, _) => {
                    points = points + each;
                    terms.push(each.to_string());
                }
                (WinAwardUnit::Board, 0) => {
                    let clause = scale.clause.clone();
                    return Err(Refused {
                        trouble: problems::SchemeNoMatchBoards { clause }.into(),
                        key: Key::BoardsPerMatch,
                        why: "the boards of the matches are not given".to_string(),
                    });
                }
                (WinAwardUnit::Board, boards) => {
                    points = points + each * Exact::whole(boards);
                    terms.push(format!("{boards} boards x {each}"));
                }
            }
        }
        Ok((!terms.is_empty()).then(|| (points, terms.join(" + "))))
    }

    /// Adds the title of a contestant's place.
    fn titles_of(
        &self,
        list: &RankingList,
        standing: &Standing,
        scales: &Scales<'_>,
        awards: &mut Vec<Award>,
    ) {
        let titled = scales.others.iter().find(|(_, shape)| *shape == AwardScaleShape::Titles);
        let Some((scale, title)) = titled.and_then(|(scale, _)| {
            Some((scale, scale.titles.as_ref()?.get(standing.place as usize - 1)?))
        }) else {
            return;
        };
        let mut basis = Basis::new();
        let shared = match standing.tied {
            1 => String::new(),
            tied => format!(", shared by {tied}"),
        };
        let (place, of) = (standing.place, list.standings.len());
        basis.add_cited_step(&scale.clause, format!("place {place} of {of}{shared}"));
        let within = list.title();
        let title = match within.is_empty() {
            true => title.clone(),
            false => format!("{title}, {within}"),
        };
        let (kind, basis) = (AwardKind::Title, Arc::new(basis));
        awards.extend(self.of_players(standing, kind, &title, Exact::ZERO, basis));
    }
}

/// How a contestant came out of a match; `None` if it did not play, or a play-off.
fn result_of(played: &MatchScore, entry: usize) -> Option<Ordering> {
    let side = played.sides.iter().position(|side| *side == Some(entry))?;
    let won = (played.won[side]?, played.won[1 - side]?);
    (played.note != Some(Note::PlayOff)).then(|| won.0.cmp(&won.1))
}

impl Scales<'_> {
    /// Explains the scales, without single places.
    fn explain(&self, ground: &mut Basis) {
        if let Some(ladder) = &self.ladder {
            let scale = ladder.scale();
            ground.add_cited_step(&scale.clause, ladder.explain_award_count(&scale.title));
        }
    }
}
