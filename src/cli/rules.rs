//! `palmares rules`: the rule sets, and one of them as tables with clauses.

use std::io::{self, Write};

use super::common::{Status, computed_rule_sets, usage};
use super::terminal::Terminal;
use crate::engine::rules::clauses::ClauseState;
use crate::engine::rules::scoring::{Contest, Conventions, Datum, Divisor, FewerResults};
use crate::engine::rules::{self, RuleSet, Source, fide, scored, vp_scale};
use crate::engine::scoring::diplomacy::describe;
use crate::model::form::RULE_SETS;
use crate::model::{EventKind, Exact, Format};
use crate::packs::abf_anc_2018::figures as abf;
use crate::packs::fide_2026::figures::{Kind, Regulations};
use crate::packs::galway_2023::figures::Congress;
use crate::packs::nzdc_1999::figures::Championship;
use crate::packs::two_player::figures::KnockoutOfTwo;
use crate::packs::wbu_2003::figures::{Band, Handbook, Ladder};

/// List the rule sets, or print one as tables with its clauses
///
/// The tables are made from the figures in force, not from text kept beside
/// them.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: palmares rules wbu-2003")]
pub struct Args {
    /// The rule set.
    #[arg(value_name = "ID")]
    id: Option<String>,

    /// List each clause that a program can act on, and what palmares does about it.
    #[arg(long, requires = "id")]
    clauses: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> Status {
    let printed = match &args.id {
        None => list(out),
        Some(id) => match (RuleSet::find(id), scored_by(id)) {
            (Some(set), _) if args.clauses => print_clauses(set, out),
            (Some(RuleSet::Wbu(handbook)), _) => print(handbook, out),
            (Some(RuleSet::Galway(congress)), _) => print_congress(congress, out),
            (Some(RuleSet::Nzdc(championship)), _) => print_championship(championship, out),
            (Some(RuleSet::TwoPlayer(rules)), _) => print_knockout_of_two(rules, out),
            (Some(RuleSet::Abf(regulations)), _) => print_championships(regulations, out),
            (None, Some((source, _))) if args.clauses => return no_clauses(source, err),
            (None, Some((source, own))) => print_scored(source, own, out),
            (None, None) if *id == fide().source.id && args.clauses => {
                return no_clauses(&fide().source, err);
            }
            (None, None) if *id == fide().source.id => print_ranking(fide(), out),
            (None, None) => return unknown(id, err),
        },
    };
    if printed.is_ok() { Status::Done } else { Status::Output }
}

/// Says why there is nothing to print.
fn unknown(id: &str, err: &mut Terminal) -> Status {
    let why = if RULE_SETS.contains(&id) {
        format!(
            "{id} is known to the return form, but this version computes nothing by it; it computes {}",
            computed_rule_sets()
        )
    } else {
        format!("there is no rule set {id}; there are {}", RULE_SETS.join(", "))
    };
    usage(err, &why)
}

fn list(out: &mut Terminal) -> io::Result<()> {
    for id in RULE_SETS {
        match RuleSet::find(id) {
            Some(set) => writeln!(out, "{id:22} {}", set.source().title)?,
            None if scored_by(id).is_some() => {
                writeln!(out, "{id:22} scored by this version, awards not computed")?
            }
            None if *id == fide().source.id => writeln!(out, "{id:22} {}", fide().source.title)?,
            None => writeln!(out, "{id:22} read from returns, not computed by this version")?,
        }
    }
    Ok(())
}

/// A rule set that has scoring conventions of its own.
fn scored_by(id: &str) -> Option<(&'static Source, &'static Conventions)> {
    scored().into_iter().find(|(source, _)| source.id == id)
}

fn print_source(source: &Source, out: &mut Terminal) -> io::Result<()> {
    writeln!(out, "{}", source.title)?;
    writeln!(out, "  {}, {}, {}", source.body, source.document, source.edition)?;
    writeln!(out, "  text: {}", source.text)
}

/// A rule set by which this version scores events but awards nothing.
fn print_scored(source: &Source, own: &Conventions, out: &mut Terminal) -> io::Result<()> {
    print_source(source, out)?;
    writeln!(out, "  This version scores by it and computes none of its awards.")?;
    print_conventions(own, out)
}

/// The tie-breaks that events of players are ranked by, and how they are asked for.
fn print_ranking(rules: &Regulations, out: &mut Terminal) -> io::Result<()> {
    print_source(&rules.source, out)?;
    let chosen = &rules.tie_breaks;
    let (order, clause) = (chosen.order.join(", "), &chosen.clause);
    writeln!(out, "\nTie-breaks of a Swiss that names none: {order} ({clause})")?;
    writeln!(out, "  our choice: {}", chosen.reason)?;
    writeln!(
        out,
        "  each is applied to those who are still level ({}); whoever stays level shares the place",
        chosen.ranking_clause
    )?;
    writeln!(out, "\nTie-breaks, by code or by name, with commas between them under Tie-breaks")?;
    for entry in &rules.tie_break {
        let modified: Vec<&str> = entry.modifiers.iter().map(|kind| behind(*kind)).collect();
        let modified = match modified.is_empty() {
            true => String::new(),
            false => format!("; {}", modified.join(" ")),
        };
        writeln!(out, "  {:6} {:42} {}{modified}", entry.code, entry.title, entry.clause)?;
    }
    writeln!(
        out,
        "  behind a code: -C1 -C2 without the one or two least values, -M1 -M2 without as many"
    )?;
    writeln!(
        out,
        "  of the greatest too, -L+1 -L-1 Koya's limit moved by half points, -F over Fore Buchholz,"
    )?;
    writeln!(out, "  -P forfeits as games, -R the other way round")?;
    let unrated = &rules.unrated.clause;
    writeln!(out, "  those of article 10 are left out where anybody has no rating ({unrated})")?;
    writeln!(out, "\nRounds that were not played")?;
    let unplayed = &rules.unplayed_rounds;
    writeln!(
        out,
        "  of opponents: rounds off at the end count as draws, all others as awarded ({})",
        unplayed.adjusted_clause
    )?;
    writeln!(
        out,
        "  of the player: a dummy with the player's own points, at most the opponent's where the"
    )?;
    writeln!(
        out,
        "  round was forfeited, else at most a draw in every round ({})",
        unplayed.dummy_clause
    )?;
    writeln!(
        out,
        "  cuts take rounds that were not played by choice first ({})",
        unplayed.cut_clause
    )?;
    writeln!(out, "\nOur readings, where the text is silent")?;
    for reading in &rules.reading {
        writeln!(out, "  {}: {}", reading.clause, reading.reason)?;
    }
    Ok(())
}

/// What can stand behind the code of a tie-break.
fn behind(kind: Kind) -> &'static str {
    match kind {
        Kind::Cut => "-C1 -C2",
        Kind::Median => "-M1 -M2",
        Kind::Limit => "-L+1 -L-1 ...",
        Kind::Fore => "-F",
        Kind::Forfeits => "-P",
        Kind::Reversed => "-R",
    }
}

/// Says why there is no list of clauses.
fn no_clauses(source: &Source, err: &mut Terminal) -> Status {
    let which = computed_rule_sets();
    usage(err, &format!("the clauses of {} are not listed; those of {which} are", source.id))
}

/// Every clause with its state, where it is done or why not, and what it says.
fn print_clauses(set: RuleSet, out: &mut Terminal) -> io::Result<()> {
    print_source(set.source(), out)?;
    let list = set.clauses();
    let counts = ClauseState::ALL.map(|state| format!("{} {}", list.count(state), state.title()));
    writeln!(out, "  {} rules: {}", list.clause.len(), counts.join(", "))?;
    for entry in &list.clause {
        let place = entry.file.as_deref().or(entry.why.as_deref()).unwrap_or_default();
        let (clause, topic, state) = (&entry.clause, &entry.topic, entry.state.title());
        writeln!(out, "\n{clause:18} {topic:34} {state:14} {place}")?;
        writeln!(out, "{:18} {}", "", entry.rule)?;
    }
    Ok(())
}

fn print(handbook: &'static Handbook, out: &mut Terminal) -> io::Result<()> {
    let source = &handbook.source;
    print_source(source, out)?;
    writeln!(out, "  events from {} ({})", source.valid_from, source.valid_from_clause)?;
    writeln!(out, "  {}; rounded {} ({})", source.unit, source.rounding, source.rounding_clause)?;
    print_minimums(handbook, out)?;
    print_statuses(handbook, out)?;
    for band in &handbook.band {
        print_band(handbook, band, out)?;
    }
    print_knockouts(handbook, out)?;
    print_rest(handbook, out)?;
    let silent = &handbook.scoring;
    print_conventions(crate::engine::pack::conventions(crate::packs::find(&source.id)), out)?;
    writeln!(out, "  those of the house: {} ({})", silent.reason, silent.clause)
}

/// The rounds of the knock-out of two players.
fn print_knockout_of_two(rules: &'static KnockoutOfTwo, out: &mut Terminal) -> io::Result<()> {
    print_source(&rules.source, out)?;
    let (groups, lucky, matches) = (&rules.groups, &rules.lucky, &rules.matches);
    writeln!(out, "\nQualifying rounds, {} entrants ({})", rules.entrants.entrants, groups.clause)?;
    writeln!(
        out,
        "  Q1   A against B, C against D of each group of {} ({})",
        groups.size, groups.first_clause
    )?;
    writeln!(out, "  Q2   the two who were beaten ({})", groups.second_clause)?;
    writeln!(out, "       and one more of those beaten twice, by centres ({})", lucky.clause)?;
    for (nth, phase) in [(1, &rules.phase_one), (2, &rules.phase_two)] {
        let pairs = |pairs: &[[usize; 2]]| {
            pairs.iter().map(|[a, b]| format!("{a}-{b}")).collect::<Vec<_>>().join(", ")
        };
        writeln!(out, "\nPhase {nth}, {} players", phase.players)?;
        writeln!(out, "  {nth}.1  by lot ({})", phase.clause)?;
        writeln!(
            out,
            "  {nth}.2  winners of games {} ({})",
            pairs(&phase.winners),
            phase.winners_clause
        )?;
        writeln!(out, "       beaten of games {} ({})", pairs(&phase.beaten), phase.beaten_clause)?;
        writeln!(out, "  {nth}.3  who lost once against who won once ({})", phase.third_clause)?;
    }
    writeln!(
        out,
        "\nMatches of {} games at a time, until one leads by {}",
        matches.games, matches.lead
    )?;
    writeln!(out, "  SF   semi-finals ({})", matches.semi_final_clause)?;
    writeln!(out, "  F    final: {} ({})", matches.title, matches.final_clause)
}

/// A congress of porous sections: sizes by entries, bonus, draw, titles.
fn print_congress(congress: &'static Congress, out: &mut Terminal) -> io::Result<()> {
    let source = &congress.source;
    print_source(source, out)?;
    writeln!(out, "  events from {} ({})", source.valid_from, source.valid_from_clause)?;
    writeln!(out, "\nSections ({})", congress.counted.clause)?;
    for (nth, band) in congress.section_count.iter().enumerate() {
        let to = congress.section_count.get(nth + 1).map(|next| next.from - 1);
        let to = to.map_or("and more".to_string(), |to| format!("to {to}"));
        writeln!(out, "  {:>3} {to:9} {} sections ({})", band.from, band.sections, band.clause)?;
    }
    let (most, clause) = (congress.section_size.most, &congress.section_size.clause);
    writeln!(out, "\nSizes: even and equal, at most {most}, the rest in the lowest ({clause})")?;
    for counted in (8..=200).step_by(8) {
        let sizes = congress.sizes(counted, None).sizes;
        let each: Vec<String> = sizes.iter().map(|size| format!("{size:>3}")).collect();
        writeln!(out, "  {counted:>3} {}", each.join(" "))?;
    }
    let bonus = &congress.bonus;
    writeln!(
        out,
        "\nDraw\n  rounds 1 to {}: as in a normal Swiss ({}), on points and {} for each section up ({})",
        bonus.rounds, congress.pairing.clause, bonus.points, bonus.clause
    )?;
    let rounds = &congress.rounds;
    writeln!(
        out,
        "  rounds {} to {} ({}): inside sections, on points ({})",
        bonus.rounds + 1,
        rounds.rounds,
        rounds.clause,
        congress.within.clause
    )?;
    let winners = &congress.winners;
    writeln!(out, "\nTitles\n  one ranking of all entrants ({})", winners.open_clause)?;
    writeln!(
        out,
        "  a winner of each section and its first {} places ({})",
        winners.prize_places, winners.clause
    )?;
    print_readings(congress.readings(), out)
}

/// The Australian championships: how they are scored; what is awarded stands with
/// the clauses.
fn print_championships(
    regulations: &'static abf::Regulations,
    out: &mut Terminal,
) -> io::Result<()> {
    let source = &regulations.source;
    print_source(source, out)?;
    writeln!(out, "  events from {} ({})", source.valid_from, source.valid_from_clause)?;
    writeln!(out, "  {}; rounded: {} ({})", source.unit, source.rounding, source.rounding_clause)?;
    print_conventions(&regulations.scoring, out)
}

/// A Diplomacy championship: scoring systems, tie-breaks, titles, board games.
fn print_championship(championship: &'static Championship, out: &mut Terminal) -> io::Result<()> {
    let source = &championship.source;
    print_source(source, out)?;
    writeln!(out, "  events from {} ({})", source.valid_from, source.valid_from_clause)?;
    writeln!(out, "  {}; rounded {} ({})", source.unit, source.rounding, source.rounding_clause)?;
    let (rounds, scoring) = (&championship.rounds, &championship.scoring);
    writeln!(
        out,
        "\n{} rounds ({}), scored by {} ({})",
        rounds.rounds, rounds.clause, scoring.system, scoring.clause
    )?;
    writeln!(
        out,
        "  then wins, draws, the best, second and third best game ({}), games by {}",
        championship.standings.clause, championship.comparison.clause
    )?;
    let (teams, prizes) = (&championship.teams, &championship.prizes);
    writeln!(
        out,
        "\nTitles\n  champion, prize places to {} ({}); best game with each power ({}); best team of up to {} in round {} ({})",
        prizes.places,
        prizes.clause,
        championship.best_country.clause,
        teams.most,
        teams.round,
        teams.clause
    )?;
    writeln!(out, "\nScoring systems, by the word under Scoring")?;
    for system in &rules::diplomacy().system {
        writeln!(out, "  {:18} {} ({})", system.id, system.title, system.source)?;
        for line in describe(system) {
            writeln!(out, "  {:18} {line}", "")?;
        }
    }
    writeln!(out, "\nBoard games ({})", championship.plays.clause)?;
    for game in &championship.board_game {
        let weight = game.weight.to_string();
        writeln!(
            out,
            "  {:24} {:>4} minutes, points x {weight} ({})",
            game.name, game.minutes, game.clause
        )?;
    }
    for points in &championship.points {
        let each: Vec<String> = points
            .points
            .iter()
            .map(|points| format!("{points:>2}", points = points.to_string()))
            .collect();
        writeln!(out, "  {} players: {} ({})", points.players, each.join(" "), points.clause)?;
    }
    print_readings(championship.readings(), out)
}

fn print_readings<'a>(
    readings: impl IntoIterator<Item = (&'a str, &'a str)>,
    out: &mut Terminal,
) -> io::Result<()> {
    writeln!(out, "\nOur readings, where the text is silent")?;
    for (clause, reason) in readings {
        writeln!(out, "  {clause}: {reason}")?;
    }
    Ok(())
}

fn print_minimums(handbook: &Handbook, out: &mut Terminal) -> io::Result<()> {
    writeln!(out, "\nLeast entries")?;
    for least in &handbook.minimum_entry {
        writeln!(out, "  {:40} {:22} {}", least.event, least.least, least.clause)?;
    }
    let boards = &handbook.minimum_boards;
    writeln!(out, "  {:40} {:22} {}", "boards that everybody plays", boards.boards, boards.clause)?;
    let share = &handbook.player_share;
    writeln!(
        out,
        "  {:40} {:22} {}",
        "boards that a player plays for an award", share.share, share.clause
    )
}

fn print_statuses(handbook: &Handbook, out: &mut Terminal) -> io::Result<()> {
    writeln!(out, "\nStatus                     x Club   scale")?;
    for level in &handbook.status {
        writeln!(
            out,
            "  {:24} {:>6}   {:10} {}",
            level.title,
            level.factor.to_string(),
            level.scale,
            level.clause
        )?;
    }
    writeln!(out, "\nTeams of                   factor")?;
    for size in &handbook.team_size {
        let to = size.to.map_or("and more".to_string(), |to| format!("to {to}"));
        let members = if size.to == Some(size.from) {
            size.from.to_string()
        } else {
            format!("{} {to}", size.from)
        };
        writeln!(out, "  {members:24} {:>6}   {}", size.factor.to_string(), size.clause)?;
    }
    Ok(())
}

fn print_band(handbook: &Handbook, band: &Band, out: &mut Terminal) -> io::Result<()> {
    writeln!(
        out,
        "\nFirst awards at Club status, {}: {} ({}), at most {} ({})",
        band.title,
        band.share_title,
        handbook.scales.share_clause,
        band.maximum,
        band.maximum_clause
    )?;
    let ladders: Vec<&Ladder> = handbook
        .ladder
        .iter()
        .filter(|ladder| ladder.kind != EventKind::Individual || ladder.winners == 1)
        .collect();
    let headings: Vec<String> =
        ladders.iter().map(|ladder| format!("{:>28}", ladder.title)).collect();
    writeln!(out, "  tables {}", headings.join(""))?;
    let last = ladders.iter().map(|ladder| ladder.limit(band)).max().unwrap_or(0);
    for tables in 2..=last {
        let cells: Vec<String> = ladders
            .iter()
            .map(|ladder| format!("{:>28}", first_award(handbook, band, ladder, tables)))
            .collect();
        writeln!(out, "  {tables:>6} {}", cells.join(""))?;
    }
    let steps: Vec<String> =
        ladders.iter().map(|ladder| format!("{} a place, {}", ladder.unit, ladder.title)).collect();
    writeln!(
        out,
        "  lower places: {} less ({}); least award {} ({})",
        steps.join("; "),
        handbook.scales.reading_clause,
        handbook.scales.minimum,
        handbook.scales.minimum_clause
    )
}

/// The first award as the scale prints it; blank where too few tables play.
fn first_award(handbook: &Handbook, band: &Band, ladder: &Ladder, tables: u32) -> String {
    let least = handbook.minimum_entry(ladder.kind, ladder.winners).map_or(0, |least| least.tables);
    if tables < least || tables > ladder.limit(band) {
        return String::new();
    }
    let contestants = Exact::whole(tables * ladder.contestants_per_table);
    let awards = Exact::whole((contestants * band.share).ceil());
    let first = (ladder.unit * awards).min(band.maximum).max(handbook.scales.minimum);
    first.ceil().to_string()
}

fn print_rest(handbook: &Handbook, out: &mut Terminal) -> io::Result<()> {
    let large = &handbook.large_events;
    writeln!(out, "\nLarge events")?;
    for ladder in &handbook.ladder {
        writeln!(
            out,
            "  {:34} maximum reached at {} tables, {} from 36 boards",
            ladder.title, ladder.short_limit, ladder.long_limit
        )?;
    }
    writeln!(
        out,
        "  beyond: equal steps ({}), fractions kept ({}), at least {} ({}), maximum x sqrt(a/t) ({})",
        large.steps_clause,
        large.fractions_clause,
        large.minimum,
        large.minimum_clause,
        large.root_clause
    )?;
    print_ladders(handbook, out)?;
    writeln!(out, "\nOther rules")?;
    let long = &handbook.very_long;
    let major = &handbook.major;
    writeln!(out, "  {} boards or more: {} level up ({})", long.boards, long.levels, long.clause)?;
    writeln!(
        out,
        "  major championship of {} boards or more: {} level up ({})",
        major.least_boards, major.levels, major.clause
    )?;
    writeln!(
        out,
        "  ties share their places; least share 10 or 6 x the status ({})",
        handbook.ties.clause
    )?;
    writeln!(
        out,
        "  sections of teams, and of events without match points, are awarded apart ({})",
        handbook.sections_apart.clause
    )?;
    writeln!(
        out,
        "  handicap rankings bring no awards; scores without handicap do ({})",
        handbook.handicap.clause
    )?;
    print_readings(handbook.readings(), out)
}

fn print_knockouts(handbook: &Handbook, out: &mut Terminal) -> io::Result<()> {
    let rules = &handbook.knockouts;
    writeln!(
        out,
        "\nKnock-outs: each match won, at Club status, from {} tables ({})",
        rules.least_tables, rules.least_clause
    )?;
    for kind in &rules.kind {
        let rounds: Vec<String> = kind
            .rounds
            .iter()
            .map(|award| format!("{award:>5}", award = award.to_string()))
            .collect();
        writeln!(
            out,
            "  {:28} preliminary {}, rounds {} ({})",
            kind.title,
            kind.preliminary,
            rounds.concat(),
            kind.clause
        )?;
    }
    writeln!(
        out,
        "  fewer than {} boards in proportion, {} or more a level up ({}); surplus rounds as preliminary ({})",
        rules.full_boards, rules.long_boards, rules.length_clause, rules.surplus_clause
    )?;
    writeln!(
        out,
        "  byes and triangular matches: preliminary, later the mean of the full rounds beside ({}); late bye of the undefeated in a double elimination x {} ({})",
        rules.byes_clause, rules.bye_share, rules.bye_clause
    )?;
    writeln!(
        out,
        "  qualified fields and finals of 2 or {} at their round of the original entry ({}, {}); consolations x {} ({})",
        rules.final_contestants,
        rules.entry_clause,
        rules.final_clause,
        rules.consolation_share,
        rules.consolation_clause
    )
}

/// Ladders: awards and steps by who is ranked and the size of the games.
fn print_ladders(handbook: &Handbook, out: &mut Terminal) -> io::Result<()> {
    let rules = &handbook.ladders;
    writeln!(out, "\nLadders at Club status ({})", rules.clause)?;
    for size in &rules.size {
        let steps = rules.step.iter().map(|step| {
            let awards = size.awards(step.kind);
            format!("{}: {awards} x {}", step.title, step.step)
        });
        let steps: Vec<String> = steps.collect();
        writeln!(out, "  {:34} {}", format!("{} full tables", size.title), steps.join(", "))?;
    }
    let (many, last) = (&rules.many_games, &rules.last);
    writeln!(
        out,
        "  at least {} results count ({}); {} games: {} level up ({}); a final: {} level up ({}), both together ({})",
        rules.least_results,
        rules.results_clause,
        many.games,
        many.levels,
        many.clause,
        last.levels,
        last.clause,
        last.both_clause
    )
}

/// How boards become scores.
fn print_conventions(conventions: &Conventions, out: &mut Terminal) -> io::Result<()> {
    writeln!(out, "\nScoring")?;
    let matchpoints = &conventions.matchpoints;
    let fewer = match matchpoints.fewer_results {
        FewerResults::Neuberg => "Neuberg's formula",
        FewerResults::Simple => "as a share of the board's own top",
    };
    writeln!(out, "  boards with fewer results: {fewer} ({})", matchpoints.clause)?;
    let artificial = &conventions.artificial;
    let own = match (artificial.plus_can_be_own(), artificial.own_average) {
        (true, _) => ", or the own average of the session",
        (_, true) => ", for A- or the own average of the session",
        _ => "",
    };
    let clauses = with_first(artificial.plus_clause.as_deref(), &artificial.clause);
    writeln!(
        out,
        "  A+, A, A-: {}, {}, {} %{own} ({clauses})",
        artificial.plus, artificial.average, artificial.minus,
    )?;
    let imps = &conventions.artificial_imps;
    writeln!(
        out,
        "  A+ in IMPs: {} for pairs ({}), {} for teams ({})",
        imps.pairs, imps.pairs_clause, imps.teams, imps.teams_clause
    )?;
    if let Some(several) = &conventions.several_boards {
        writeln!(
            out,
            "  on several boards: x sqrt(boards), to the nearest IMP ({}, {}, {}); in per cent as printed ({})",
            several.pairs_clause, several.teams_clause, several.imps_clause, several.percent_clause
        )?;
    }
    let cross = &conventions.cross_imps;
    let divisor = match cross.divisor {
        Divisor::Comparisons => "divided by the comparisons",
        Divisor::Results => "divided by the results",
        Divisor::None => "not divided",
    };
    writeln!(out, "  cross-IMPs: {divisor} ({})", cross.clause)?;
    for special in &conventions.special_datums {
        print_datum(&format!("datum, {}", words(&special.events)), &special.datum, out)?;
    }
    print_datum("datum", &conventions.ordinary_datum, out)?;
    print_datum("datum of a version of a fouled board", &conventions.fouled_datum, out)?;
    let one_scale = conventions.vps.len() == 1;
    for choice in &conventions.vps {
        let scale = vp_scale(&choice.scale).map_or(choice.scale.as_str(), |rule| &rule.title);
        let boards =
            choice.boards.map_or("the boards played".to_string(), |n| format!("{n} boards"));
        let events = if one_scale { "all events".to_string() } else { words(&choice.events) };
        writeln!(out, "  VPs, {events}: {scale} for {boards} ({})", choice.clause)?;
    }
    Ok(())
}

fn print_datum(what: &str, datum: &Datum, out: &mut Terminal) -> io::Result<()> {
    let bands = datum.band.iter().map(|band| {
        let clause = band.clause.as_deref().unwrap_or(&datum.clause);
        let share = band.share.map_or(String::new(), |share| format!(" and {share} at each end"));
        format!(
            "from {} scores without {} low, {} high{share} ({clause})",
            band.from, band.low, band.high
        )
    });
    let rounding = match datum.round_to {
        0 => "not rounded".to_string(),
        step => format!("to the nearest {step}"),
    };
    writeln!(
        out,
        "  {what}: {}; {rounding} ({})",
        bands.collect::<Vec<_>>().join("; "),
        datum.clause
    )
}

/// The events that a block is for.
fn words(contest: &Contest) -> String {
    let words = [&contest.competition, &contest.category, &contest.stage];
    let words = words.into_iter().filter_map(|word| word.as_deref());
    let words: Vec<&str> = words.chain(contest.format.map(Format::word)).collect();
    if words.is_empty() { "other events".to_string() } else { words.join(" ") }
}

fn with_first(first: Option<&str>, clause: &str) -> String {
    first.map_or(clause.to_string(), |first| format!("{first}; {clause}"))
}
