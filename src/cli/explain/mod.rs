//! `palmares explain`: why a contestant has its place and its award, and why the
//! next round is drawn as it is.

mod competition;
mod entry_fee;
mod member;
mod not_found;
mod places;
mod played;

use std::io::{self, Write};
use std::path::PathBuf;

use crate::cli::exit_status::{ExitStatus, print_usage_error};
use crate::cli::input::CommandLineSettings;
use crate::cli::problem_output::problem_message_and_hint;
use crate::cli::settings;
use crate::cli::terminal::Terminal;
use engine::awards::{ComputedEvent, SeasonContext};
use engine::draw::{Draw, DrawnDiplomacyBoard, Pairing};
use engine::pack;
use engine::standings::{RankingList, Standing, explain_place, section_rankings};
use model::file_names::NativePathText;
use model::name_comparison::name_key;
use model::problem::{RenderedProblem, Severity};
use model::{Award, Basis, BasisStep, Entry, State};
use not_found::print_not_found;
use report::round_result_texts;
use season::{
    ComputedReturn, SeasonOptions, compute_return_file, compute_return_within_season, find_returns,
    settings_for_file,
};

/// Explain a contestant's place and award
///
/// Prints the scores behind the place, the sums for each board and match, the scale, how ties
/// were shared and the rounding, each with its clause. With --draw it prints the next round
/// instead, with the reasons for each pairing, for everybody or for one contestant.
///
/// With --competition and a season, it explains the place in a competition over many events.
///
/// With --member and a register, it shows what made up a member's total on a given day; with
/// --event, where the points from that event went.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples: palmares explain july.xlsx --event 2 --entry 4NS
          palmares explain open.xlsx --draw
          palmares explain season --competition ladder --player 012345
          palmares explain register.xlsx --member 012345 --on 2004-06-30
          palmares explain register.xlsx --member \"Ann Ash\" --event \"Monday Pairs\" --season returns")]
#[command(group = clap::ArgGroup::new("who"))]
pub(super) struct Args {
    /// The return; with --competition a folder of returns, with --member the register.
    #[arg(value_name = "RETURN")]
    file: PathBuf,

    /// The event to explain (with --member, its title); by default all events of the return.
    #[arg(long, value_name = "ID")]
    event: Option<String>,

    /// The contestant, as on the Entries sheet.
    #[arg(long, value_name = "ENTRY", group = "who", required_unless_present_any = ["player", "draw", "member"])]
    entry: Option<String>,

    /// A player, by member number or name.
    #[arg(long, value_name = "PLAYER", group = "who")]
    player: Option<String>,

    /// A member of the register, by number or name.
    #[arg(long, value_name = "MEMBER", group = "who", conflicts_with = "draw")]
    member: Option<String>,

    /// A competition over many events, by its id or title; --entry names a pair, team or club.
    #[arg(long, value_name = "ID", conflicts_with_all = ["event", "draw", "member"], requires = "who")]
    competition: Option<String>,

    /// The day for which the member's total is shown; with --event the day of the event.
    #[arg(long, value_name = "DATE", requires = "member")]
    on: Option<String>,

    /// Explain the next round instead, with the reasons for each pairing.
    #[arg(long)]
    draw: bool,

    /// Other returns of the season: files and folders with the earlier stages, the other finals or
    /// the games of a ladder; with --member, the returns in which to look for the member's
    /// awards.
    #[arg(long, value_name = "RETURNS", num_args = 1..)]
    season: Vec<PathBuf>,

    #[command(flatten)]
    given: CommandLineSettings,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    if let Some(wanted) = args.competition.as_ref().filter(|_| args.file.exists()) {
        return competition::print_competition_places(args, wanted, out, err);
    }
    if !args.file.is_file() {
        return print_usage_error(err, &format!("{} is not a file", args.file.native_path_text()));
    }
    if let Some(who) = &args.member {
        return member::run(args, who, out, err);
    }
    let computed = match args.computed(err) {
        Ok(computed) => computed,
        Err(why) => return print_usage_error(err, &why),
    };
    let outcomes: Vec<&ComputedEvent> =
        computed.outcomes.iter().filter(|outcome| args.event_fits(outcome)).collect();
    if outcomes.is_empty() {
        return print_not_found(args, &computed, err);
    }
    if args.draw {
        return draws(args, &computed, &outcomes, out, err);
    }
    let mut told = 0;
    for outcome in outcomes {
        let entries = outcome.event.entries.iter().enumerate();
        for (index, entry) in entries.filter(|(_, entry)| args.entry_fits(entry)) {
            if told > 0 {
                let _ = writeln!(out);
            }
            told += 1;
            let told = print_entry(out, outcome, index, entry)
                .and_then(|()| print_problems(out, &computed, entry));
            if told.is_err() {
                return ExitStatus::Output;
            }
        }
    }
    if told == 0 { print_not_found(args, &computed, err) } else { ExitStatus::Done }
}

impl Args {
    /// The computed return, alone or as part of its season; the error is for the user.
    fn computed(&self, err: &mut Terminal) -> Result<ComputedReturn, String> {
        let settings = self.given.settings(std::slice::from_ref(&self.file))?;
        if let Some(gone) = self.season.iter().find(|path| !path.exists()) {
            return Err(format!("there is no {}", gone.native_path_text()));
        }
        if self.season.is_empty() {
            let (settings, loose) = settings_for_file(&self.file, &settings);
            settings::report_faulty_settings_files(&loose, err);
            return Ok(compute_return_file(&self.file, &settings, &SeasonContext::default()));
        }
        let inputs = [std::slice::from_ref(&self.file), &self.season[..]].concat();
        let options =
            SeasonOptions { inputs, settings, both_versions: false, ..SeasonOptions::default() };
        let (found, loose) = find_returns(&options.inputs, None, &options.settings);
        settings::report_faulty_settings_files(&loose, err);
        compute_return_within_season(&self.file, &options, &found).map_err(|why| why.to_string())
    }

    fn event_fits(&self, outcome: &ComputedEvent) -> bool {
        self.event.as_ref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(&outcome.event.id))
    }

    fn entry_fits(&self, entry: &Entry) -> bool {
        if let Some(wanted) = &self.entry {
            return compact(wanted) == compact(&entry.label);
        }
        let Some(wanted) = &self.player else {
            return false;
        };
        // Leading zeros are optional.
        let bare = |number: &str| compact(number).trim_start_matches('0').to_string();
        entry.players.iter().any(|player| {
            player.number.as_deref().is_some_and(|number| bare(number) == bare(wanted))
                || name_key(&player.name) == name_key(wanted)
        })
    }
}

/// A folded label or number.
fn compact(text: &str) -> String {
    text.split_whitespace().collect::<String>().to_lowercase()
}

/// The next round of each event that has one.
fn draws(
    args: &Args,
    computed: &ComputedReturn,
    outcomes: &[&ComputedEvent],
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    let drawn = || outcomes.iter().filter_map(|outcome| Some((*outcome, outcome.draw.as_ref()?)));
    if drawn().next().is_none() {
        return no_draw(args, computed, outcomes, err);
    }
    let mut told = 0;
    for (outcome, draw) in drawn() {
        let asked = args.entry.is_some() || args.player.is_some();
        let wanted = |position: usize| {
            let entry = outcome.event.entries.get(outcome.entry_at_draw_position(position));
            entry.is_some_and(|entry| args.entry_fits(entry))
        };
        let boards: Vec<(usize, &Pairing)> = draw
            .numbered_pairings()
            .filter(|(_, pairing)| {
                !asked || wanted(pairing.first) || pairing.second.is_some_and(wanted)
            })
            .collect();
        let many: Vec<&DrawnDiplomacyBoard> = draw
            .boards
            .iter()
            .filter(|board| !asked || board.seats.iter().any(|seat| wanted(seat.who)))
            .collect();
        if boards.is_empty() && many.is_empty() {
            continue;
        }
        if told > 0 {
            let _ = writeln!(out);
        }
        told += boards.len() + many.len();
        let done = print_draw(out, outcome, draw, &boards)
            .and_then(|()| print_boards_of_many(out, outcome, &many));
        if done.is_err() {
            return ExitStatus::Output;
        }
    }
    match drawn().find_map(|(outcome, draw)| not_drawn(args, outcome, draw)) {
        _ if told > 0 => ExitStatus::Done,
        Some(why) => print_usage_error(err, &why),
        None => print_not_found(args, computed, err),
    }
}

/// Why the requested contestant is not drawn; `None` for another event.
fn not_drawn(args: &Args, outcome: &ComputedEvent, draw: &Draw) -> Option<String> {
    let entries = &outcome.event.entries;
    let entry = entries.iter().position(|entry| args.entry_fits(entry))?;
    let table = outcome.table.as_ref();
    let contestants = table.iter().flat_map(|table| &table.contestants);
    let next = contestants.filter(|own| own.entry == entry).find_map(|own| own.next);
    let why = next
        .map(|next| format!(": {}", round_result_texts::missing_result_reason(next)))
        .unwrap_or_default();
    Some(format!(
        "{} is not drawn in round {}{why}",
        entries[entry].display_name(),
        draw.round_name()
    ))
}

/// No event has a next round: prints the problems.
fn no_draw(
    args: &Args,
    computed: &ComputedReturn,
    outcomes: &[&ComputedEvent],
    err: &mut Terminal,
) -> ExitStatus {
    let of =
        |told: &&RenderedProblem| outcomes.iter().any(|outcome| outcome.event.id == told.event);
    let grave = computed.problems.iter().filter(of).filter(|t| t.severity > Severity::Note);
    let why: Vec<String> =
        grave.take(3).map(|told| problem_message_and_hint(told)[0].to_string()).collect();
    let why = why.join(" ");
    print_usage_error(
        err,
        format!("{} has no round to be drawn. {why}", args.file.native_path_text()).trim_end(),
    )
}

/// Prints a round with the reasons of each pairing.
fn print_draw(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    draw: &Draw,
    boards: &[(usize, &Pairing)],
) -> io::Result<()> {
    let event = &outcome.event;
    let date = event.date().map(|date| format!(", {date}")).unwrap_or_default();
    writeln!(out, "{} (event {}{date})", event.title(), event.id)?;
    writeln!(out, "Round {}", draw.round_name())?;
    print_reason(out, draw.ground.steps(), &draw.ground)?;
    let name = |position: usize| {
        let entry = event.entries.get(outcome.entry_at_draw_position(position));
        entry.map(Entry::display_name).unwrap_or_default()
    };
    let points = |position: usize| match &outcome.table {
        Some(table) => format!(" ({})", table.pairing_points(position, table.played).to_text()),
        None => String::new(),
    };
    let board = if draw.coloured { "Board" } else { "Table" };
    let sides = if draw.coloured { [" White", " Black"] } else { ["", ""] };
    for (number, pairing) in boards {
        let side = |position, side| format!("{}{}{side}", name(position), points(position));
        match pairing.second {
            Some(second) => writeln!(
                out,
                "\n{board} {number}: {} \u{2013} {}",
                side(pairing.first, sides[0]),
                side(second, sides[1])
            )?,
            None => writeln!(out, "\nBye: {}", side(pairing.first, ""))?,
        }
        print_reason(out, draw.reasons_of_pairing(pairing), &pairing.basis)?;
    }
    Ok(())
}

/// Prints boards of many players, seat by seat, with unmet wishes.
fn print_boards_of_many(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    boards: &[&DrawnDiplomacyBoard],
) -> io::Result<()> {
    for board in boards {
        writeln!(out, "\nBoard {}", board.label)?;
        for seat in &board.seats {
            let entry = outcome.event.entries.get(outcome.entry_at_draw_position(seat.who));
            let name = entry.map(Entry::display_name).unwrap_or_default();
            writeln!(out, "  {:16} {name}", seat.power.name())?;
            for step in seat.basis.steps() {
                writeln!(out, "    {step}")?;
            }
        }
    }
    Ok(())
}

/// Prints the steps of a reason, and the clauses.
fn print_reason<'a>(
    out: &mut Terminal,
    steps: impl Iterator<Item = &'a BasisStep>,
    basis: &Basis,
) -> io::Result<()> {
    for step in steps {
        writeln!(out, "  {step}")?;
    }
    match basis.cited_clauses().as_slice() {
        [] => Ok(()),
        clauses => writeln!(out, "  ({})", clauses.join("; ")),
    }
}

fn print_entry(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
    entry: &Entry,
) -> io::Result<()> {
    let event = &outcome.event;
    let date = event.date().map(|date| format!(", {date}")).unwrap_or_default();
    writeln!(out, "{} (event {}{date})", event.title(), event.id)?;
    writeln!(out, "Entry {}: {}", entry.label, entry.display_name())?;
    let found = outcome
        .lists
        .iter()
        .find_map(|list| list.standing_of_entry(index).map(|standing| (list, standing)));
    match found {
        Some((list, standing)) => print_place(out, outcome, list, standing)?,
        None => {
            writeln!(out, "\nPlace\n  none, because the entry has no score")?;
            print_state(out, outcome)?;
        }
    }
    places::print_group_places(out, outcome, index)?;
    places::print_board_places(out, outcome, index)?;
    entry_fee::print_entry_fee(out, outcome, index)?;
    played::print_score_card(out, outcome, index)?;
    played::print_matches(out, outcome, index)?;
    print_award(out, outcome, index, found)?;
    print_rating(out, outcome, index)?;
    print_prizes(out, outcome, index)?;
    settings::print_answers_from_settings(out, &outcome.event)
}

/// Prints the prize money with its arithmetic.
fn print_prizes(out: &mut Terminal, outcome: &ComputedEvent, index: usize) -> io::Result<()> {
    let Some(prizes) = &outcome.prizes else { return Ok(()) };
    let own: Vec<_> = prizes.payments.iter().filter(|own| own.entry == index).collect();
    if own.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nPrizes")?;
    for payment in own {
        writeln!(out, "  {} ({})", prizes.amount_with_currency(payment.amount), payment.name)?;
        print_reason(out, payment.basis.steps(), &payment.basis)?;
    }
    Ok(())
}

/// Prints the problems of the entry's row, such as why a player gets nothing.
fn print_problems(out: &mut Terminal, computed: &ComputedReturn, entry: &Entry) -> io::Result<()> {
    let own = |told: &&RenderedProblem| {
        told.position.0 == entry.at.sheet + 1 && told.position.1.0 == entry.at.row
    };
    for told in computed.problems.iter().filter(own) {
        writeln!(out, "\n{}: {}", told.severity.id(), problem_message_and_hint(told)[0])?;
    }
    Ok(())
}

fn print_place(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    list: &RankingList,
    standing: &Standing,
) -> io::Result<()> {
    let title = list.title();
    let heading = if title.is_empty() { "Place".to_string() } else { format!("Place, {title}") };
    writeln!(out, "\n{heading}")?;
    for step in explain_place(&outcome.scores, list, standing).steps() {
        writeln!(out, "  {step}")?;
    }
    for part in section_rankings(&outcome.event, list) {
        if let Some(own) = part.standing_of_entry(standing.entry) {
            let (shared, ranked) = (if own.tied > 1 { "=" } else { "" }, part.standings.len());
            writeln!(out, "  {}: place {}{shared} of {ranked}", part.title(), own.place)?;
        }
    }
    print_state(out, outcome)
}

/// Prints why the places of a provisional event can change.
fn print_state(out: &mut Terminal, outcome: &ComputedEvent) -> io::Result<()> {
    match outcome.scores.progress_text_if_unfinished() {
        Some(how_far) => writeln!(out, "  provisional: {how_far}"),
        None if outcome.event.state == State::Provisional => {
            writeln!(out, "  provisional: the return has errors (palmares check lists them)")
        }
        None => Ok(()),
    }
}

fn print_award(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
    placed: Option<(&RankingList, &Standing)>,
) -> io::Result<()> {
    let own: Vec<&Award> =
        outcome.awarded.awards.iter().filter(|award| award.entry == index).collect();
    if own.is_empty() {
        return print_no_award(out, outcome, index, placed);
    }
    // Players of one contestant mostly have equal awards; different ones are printed separately.
    let mut told: Vec<&Award> = Vec::new();
    for award in &own {
        if told.iter().any(same_as(award)) {
            continue;
        }
        told.push(award);
        let named = own.iter().copied().filter(same_as(award));
        let names: Vec<String> = named.map(|award| player_of(outcome, award)).collect();
        let (points, kind) = (award.points, award.kind.full_name());
        // A title has no amount.
        let what = match points.is_zero() && !award.kind.is_points() {
            true => kind.to_string(),
            false => format!("{points} {kind}"),
        };
        writeln!(out, "\nAward: {what} to {}", names.join(", "))?;
        for portion in &award.portions {
            let title = match portion.title.as_str() {
                "" => "the event",
                title => title,
            };
            writeln!(out, "  {} on the certificate of {title}", portion.points)?;
        }
        print_basis(out, &award.basis, outcome)?;
    }
    Ok(())
}

/// Prints the rating after the event, and title norms.
fn print_rating(out: &mut Terminal, outcome: &ComputedEvent, index: usize) -> io::Result<()> {
    let Some(ratings) = &outcome.ratings else { return Ok(()) };
    let Some(rated) = ratings.rated_player_of_entry(index) else { return Ok(()) };
    let number = |number: Option<u32>| number.map_or("none".to_string(), |own| own.to_string());
    let (before, after) = (number(rated.figures.before), number(rated.figures.after));
    writeln!(out, "\nRating: {before}, after the event {after}")?;
    print_reason(out, ratings.ground.steps(), &Basis::new())?;
    print_reason(out, rated.basis.steps(), &rated.basis)?;
    for norm in ratings.norms_of_entry(index) {
        writeln!(out, "\nNorm {}: {}", norm.figures.title, norm.figures.state.word())?;
        print_reason(out, norm.basis.steps(), &norm.basis)?;
    }
    Ok(())
}

/// Prints why a contestant has no award: its own reason, then what the event awards to others.
fn print_no_award(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
    placed: Option<(&RankingList, &Standing)>,
) -> io::Result<()> {
    writeln!(out, "\nAward: none")?;
    let awarded = &outcome.awarded;
    if let Some(why) = awarded.without.get(&index) {
        print_basis(out, why, outcome)?;
        writeln!(out, "\nWhat the event awards")?;
        return print_basis(out, &awarded.ground, outcome);
    }
    print_basis(out, &awarded.ground, outcome)?;
    let Some((list, standing)) = placed.filter(|_| !awarded.awards.is_empty()) else {
        return Ok(());
    };
    let of_list =
        |award: &&Award| list.standing_of_entry(award.entry).map(|standing| standing.place);
    let last = awarded.awards.iter().filter_map(|award| of_list(&award)).max();
    match last.filter(|last| standing.place > *last) {
        Some(last) => {
            writeln!(out, "  awards stop at place {last}; this is place {}", standing.place)
        }
        None => writeln!(out, "  nothing for this contestant"),
    }
}

/// Whether another award equals this one, for another player.
fn same_as<'a>(award: &'a Award) -> impl Fn(&&Award) -> bool + 'a {
    move |other| {
        award.kind == other.kind && award.points == other.points && award.basis == other.basis
    }
}

/// The player of an award: `Carys Hollis (20001)`.
fn player_of(outcome: &ComputedEvent, award: &Award) -> String {
    let player = &outcome.event.entries[award.entry].players[award.player];
    match &player.number {
        Some(number) => format!("{} ({number})", player.name),
        None => player.name.clone(),
    }
}

fn print_basis(out: &mut Terminal, basis: &Basis, outcome: &ComputedEvent) -> io::Result<()> {
    for step in basis.steps() {
        writeln!(out, "  {step}")?;
    }
    let clauses = basis.cited_clauses();
    if clauses.is_empty() {
        return Ok(());
    }
    let rules = pack::awarding_pack(&outcome.event);
    let title = rules.map(|rules| rules.source().title.as_str()).unwrap_or_default();
    writeln!(out, "  {title}, clauses {}", clauses.join(", "))
}
