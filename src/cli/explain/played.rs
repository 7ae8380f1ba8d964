//! What a contestant played: its score card, and its matches.

use std::io::{self, Write};

use crate::cli::terminal::Terminal;
use engine::awards::ComputedEvent;
use engine::scoring::score_card;
use model::{StableSort, TableSide, natural_cmp};

/// Prints the score card: each board with its opponents, points and reason.
pub(super) fn print_score_card(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
) -> io::Result<()> {
    let event = &outcome.event;
    let Some(worked) = outcome.scores.board_scoring() else { return Ok(()) };
    let labels = |side: TableSide| {
        let labels: Vec<&str> =
            side.contestants().map(|entry| event.entries[entry].label.as_str()).collect();
        labels.join(" & ")
    };
    let mut rows: Vec<[String; 6]> = Vec::new();
    let mut session = None;
    for card in worked.score_card(event, index) {
        let line = &event.boards[card.line];
        if session != Some(card.traveller.session) {
            session = Some(card.traveller.session);
            let name = &worked.sessions[card.traveller.session];
            let name = if name.is_empty() { String::new() } else { format!(", session {name}") };
            print_rows(out, &rows)?;
            rows.clear();
            writeln!(out, "\nBoards{name}, by {}", worked.plan.method.title())?;
        }
        let round = line.round.as_ref().filter(|_| event.is_of_matches());
        let board = match round {
            Some(round) => format!("{} (round {round})", line.board),
            None => line.board.to_string(),
        };
        let seats = ["NS", "EW"][card.side];
        let basis = worked.basis_of_line_points(event, card.traveller, card.line, card.side);
        let clauses = basis.cited_clauses().join("; ");
        let clauses = if clauses.is_empty() { clauses } else { format!(" ({clauses})") };
        // The other room of a team has the board already.
        let points = card.points.map_or("-".to_string(), |points| points.value.to_fixed(2));
        rows.push([
            board,
            format!("{seats} v {}", labels(card.opponents)),
            score_card::contract_in_short(line),
            score_card::line_score_text(line, card.side),
            points,
            format!("{}{clauses}", basis.sentence()),
        ]);
    }
    print_rows(out, &rows)
}

/// Prints rows in columns, numbers right-aligned.
fn print_rows(out: &mut Terminal, rows: &[[String; 6]]) -> io::Result<()> {
    let width =
        |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [a, b, c, d, e] = std::array::from_fn(width);
    for [board, against, contract, score, points, why] in rows {
        writeln!(
            out,
            "  {board:>a$}  {against:b$}  {contract:c$}  {score:>d$}  {points:>e$}  {why}"
        )?;
    }
    Ok(())
}

/// Prints each match with its net and the reason of its value.
pub(super) fn print_matches(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
) -> io::Result<()> {
    let event = &outcome.event;
    let Some(worked) = outcome.scores.board_scoring() else { return Ok(()) };
    let own = worked.matches.iter().filter_map(|played| {
        let side = played.sides.iter().position(|side| *side == Some(index))?;
        Some((played, side))
    });
    let mut own: Vec<_> = own.collect();
    let rounds = worked.knockout().into_iter().flat_map(|knockout| &knockout.rounds);
    let order: Vec<&str> = rounds.map(|round| round.name.as_str()).collect();
    own.arrange_by(|(a, _), (b, _)| {
        let (one, other) = (a.round.as_deref(), b.round.as_deref());
        let at = |round: Option<&str>| order.iter().position(|name| Some(*name) == round);
        let by_name = || natural_cmp(one.unwrap_or_default(), other.unwrap_or_default());
        natural_cmp(&a.session, &b.session).then_with(|| at(one).cmp(&at(other))).then_with(by_name)
    });
    for (nth, (played, side)) in own.into_iter().enumerate() {
        if nth == 0 {
            writeln!(out, "\nMatches")?;
        }
        let session = Some(played.session.clone()).filter(|session| !session.is_empty());
        let numbered = |round: &str| round.starts_with(|c: char| c.is_ascii_digit());
        let round = played.round.as_ref().map(|round| match numbered(round) {
            true => format!("round {round}"),
            false => round.clone(),
        });
        let name: Vec<String> = session.into_iter().chain(round).collect();
        let name = if name.is_empty() { String::new() } else { format!("{}: ", name.join(", ")) };
        let other = played.sides[1 - side].map(|entry| event.entries[entry].label.as_str());
        let other = other.map_or("bye".to_string(), |label| format!("against {label}"));
        let unit = if worked.plan.method.has_maximum() { "%" } else { "IMPs" };
        let net = played.net[side].map(|net| format!(", net {} {unit}", net.to_short_text()));
        let note = played.note.map(|note| format!(" ({note})")).unwrap_or_default();
        let won = match (played.won[side], worked.plan.vps) {
            (Some(won), true) => format!(": {} VPs", won.to_fixed(2)),
            _ => String::new(),
        };
        writeln!(out, "  {name}{other}{}{won}{note}", net.unwrap_or_default())?;
        if let Some(basis) = &played.basis[side] {
            writeln!(out, "    {} ({})", basis.sentence(), basis.cited_clauses().join("; "))?;
        }
    }
    Ok(())
}
