//! The description that `palmares rules nzdc-1999` prints: rounds, scoring, tie-breaks, titles and
//! board games, with the clauses and palmares' own readings.

use std::fmt;

use engine::rules;
use engine::rules::rule_book_description::print_rule_readings;
use engine::scoring::diplomacy::{describe_diplomacy_system, diplomacy_systems};

use super::figures::DiplomacyChampionshipRules;

/// Prints rounds, scoring systems, tie-breaks, titles and board games.
pub(super) fn describe_rule_book(
    championship: &'static DiplomacyChampionshipRules,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let source = &championship.source;
    write!(out, "{}", source.heading())?;
    writeln!(out, "  {}", source.validity_text())?;
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
    let (teams, prizes) = (&diplomacy_systems().teams, &championship.prizes);
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
    for system in &diplomacy_systems().system {
        writeln!(out, "  {:18} {} ({})", system.id, system.title, system.source)?;
        for line in describe_diplomacy_system(system) {
            writeln!(out, "  {:18} {line}", "")?;
        }
    }
    let games = rules::board_game_rules();
    writeln!(out, "\nBoard games ({})", games.plays.clause)?;
    for game in &games.board_game {
        let weight = game.weight.to_string();
        writeln!(
            out,
            "  {:24} {:>4} minutes, points x {weight} ({})",
            game.name, game.minutes, game.clause
        )?;
    }
    for points in &games.points {
        let each: Vec<String> = points
            .points
            .iter()
            .map(|points| format!("{points:>2}", points = points.to_string()))
            .collect();
        writeln!(out, "  {} players: {} ({})", points.players, each.join(" "), points.clause)?;
    }
    print_rule_readings(championship.house_readings(), out)
}
