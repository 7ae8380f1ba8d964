//! Problems with the rounds of a Swiss, and with the draw of the next one.

use model::problem::{Phrase, SentenceValue, problems};

problems! {
    // Rounds and the draw
    warning "no-rounds" "Number of rounds missing" NoRounds { accelerated: bool }:
        let and = if accelerated { ", and does not accelerate rounds" } else { "" };
        "The number of rounds is missing, so palmares cannot tell which round is the last{and}."
        => "Fill in Rounds: the last round has special rules for colours.";

    warning "scheveningen-sides" "Sides of the Scheveningen match unclear" ScheveningenSides { why: String }:
        "No round of the Scheveningen match is drawn, because {why}."
        => "Fill in Team for each player on Entries: two teams of the same size, of 2 to 8 or 10 players. A substitute goes in the row of the player replaced.";

    warning "scheveningen-rounds" "Rounds of the Scheveningen match" ScheveningenRounds { typed: SentenceValue, players: usize }:
        "“Rounds” is {typed}, but with {players} players a side there are {players} rounds."
        => "Write {players} under Rounds.";

    warning "scheveningen-met" "Scheveningen opponents met again" ScheveningenMet { games: SentenceValue }:
        "In a Scheveningen match everybody meets each player of the other side once, but these met again: {games}. All games count."
        => "Correct the players or the colours of one of these rows.";

    warning "scheveningen-same-side" "Scheveningen game within one side" ScheveningenSameSide { games: SentenceValue }:
        "Players of the same side met in a Scheveningen match: {games}. The games count."
        => "Correct the players of these rows, or Team on Entries.";

    warning "scheveningen-missing" "Scheveningen games missing" ScheveningenMissing { games: SentenceValue }:
        "All rounds of the Scheveningen match are over, but these games are missing: {games}."
        => "Enter their results, or forfeits. If they are still to be played, write a higher number under Rounds.";

    warning "scheveningen-unpaired" "Scheveningen players without an opponent" ScheveningenUnpaired { round: usize, players: SentenceValue }:
        "Not paired in round {round}, because their opponent is absent or has another game: {players}."
        => "Enter the game with a forfeit as its result, or play it in a further round.";

    warning "many-rounds" "More rounds than opponents" ManyRounds { rounds: usize, players: usize, most: usize }:
        "{rounds} rounds are planned, but {players} players can play only {most} without meeting again."
        => "Correct Rounds, or add the missing entries.";

    /// `drawn`: what games without a result counted as, if a draw was requested nevertheless.
    warning "results-missing" "Results missing" ResultsMissing { round: usize, boards: SentenceValue, next: Option<usize>, drawn: Option<Phrase> }:
        let then = match (next, &drawn) {
            (Some(next), Some(how)) => format!(" Round {next} was drawn anyway, as Draw asks, {how}."),
            (Some(next), None) => format!(" Round {next} will be drawn when all results are in."),
            (None, _) => String::new(),
        };
        let or = match (next, drawn) {
            (Some(next), None) => format!("; to draw without them, write {next} under Draw on the Event sheet"),
            _ => String::new(),
        };
        "Round {round} has no result yet for {boards}.{then}"
        => "Fill in the results{or}.";

    note "game-adjourned" "Adjourned games" GamesAdjourned { boards: SentenceValue, next: Option<usize> }:
        let then = match next {
            Some(next) => format!(" For the draw of round {next} only, it counts as drawn (C.04.2, 3.1)."),
            None => String::new(),
        };
        "Adjourned: {boards}. An unfinished game scores nothing for either player yet.{then}"
        => "Enter the result when the game is finished.";

    warning "draw-without" "Rating or wish not used in the draw" UnusedInDraw { what: SentenceValue, why: Phrase }:
        "Not used in the draw: {what}, because {why}."
        => "Clear what is not used, or pair the round by hand.";

    warning "draw-waits" "Draw on hold" DrawWaits { round: usize, cells: SentenceValue }:
        "Round {round} was not drawn, because the draw uses cells with errors: {cells}."
        => "Correct the errors. To draw anyway, write {round} under Draw on the Event sheet.";

    error "draw-round" "Round that cannot be drawn" DrawRound { text: String, why: Phrase }:
        "“Draw” says “{text}”, but that cannot be drawn: {why}."
        => "Write the number of a round, or the word none for no draw. If the cell is blank, the first round without results is drawn.";

    warning "draw-again" "Round with results drawn again" DrawAgain { round: usize }:
        "Round {round} already has results; it was drawn again from the earlier rounds, because “Draw” asks for it."
        => "To draw the first round without results instead, clear Draw.";

    warning "draw-stands" "Published draw kept" DrawStands { round: usize, differs: SentenceValue }:
        "Round {round} in the return differs from what would be drawn now ({differs}). It was kept, because a published draw is not changed."
        => "To draw round {round} again, delete its rows.";

    warning "not-drawn" "Players missing from a round" NotDrawn { round: usize, labels: SentenceValue }:
        "These players are missing from round {round} of the return: {labels}."
        => "Add their games or byes, or delete the rows of the round to draw it again.";

    error "no-draw" "No legal pairing" NoDraw { round: usize, obstructing: SentenceValue, clause: &'static str }:
        "No legal pairing of round {round} includes everybody ({clause}). There are not enough opponents left for {obstructing}: they have met already, may not meet, or may not have the bye."
        => "The arbiter must decide: end the tournament, give a bye, or pair the round by hand on the Matches sheet.";

    warning "nobody-to-draw" "Nobody to draw" NobodyToDraw { round: usize }:
        "Nobody plays in round {round}, so nothing was drawn."
        => "If somebody should play, correct Byes and Status.";

    // Porous sections
    warning "congress-rounds" "Unusual number of congress rounds" RoundsDiffer { typed: u32, rounds: usize, clause: String }:
        "“Rounds” is {typed}, but this congress has {rounds} ({clause}): 4 in which players float between sections, then the rounds within sections."
        => "Correct Rounds, unless it is right.";

    warning "lowest-section-outgrown" "Lowest section larger than the others" LowestOutgrown { lowest: usize, others: usize, clause: String }:
        "The other sections are full, with {others} players each, so the lowest section has {lowest} ({clause})."
        => "No action needed. For more sections, fill in Section count on the Event sheet.";

    note "few-for-sections" "Fewer sections than asked for" FewForSections { counted: usize, wanted: usize, made: usize, clause: String }:
        "{counted} players are too few for {wanted} sections of two or more; there are {made} ({clause})."
        => "No action needed.";

    note "section-odd" "Section with an odd number of players" OddSection { section: String, players: usize, round: usize, clause: String }:
        "Section {section} has {players} players in round {round}, so it needs its own bye ({clause})."
        => "No action needed.";
}
