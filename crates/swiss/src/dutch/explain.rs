//! The reasons for a round in words: bracket, floats, the deciding criterion, colours.

use super::brackets::PairedBracket;
use super::colours::ColourRule;
use super::criteria::QualityCriterion;
use super::draw_player::{DrawPlayer, PreferenceStrength};
use super::first_candidate::{FirstCandidateShortfall, first_candidate_shortfall};
use crate::crosstable::{Colour, Crosstable, GamePoints};
use crate::draw_result::DrawReason;
use crate::matching::AdjacencyMatrix;

/// The edition of the rules.
const EDITION: &str = "FIDE (Dutch) system, C.04.3 in force from 1 February 2026";

/// Explains the draw of one round.
pub(super) struct DrawExplainer<'a> {
    table: &'a Crosstable,
    cards: &'a [DrawPlayer],
    /// The pairs that may meet, by player.
    rows: &'a AdjacencyMatrix,
}

impl<'a> DrawExplainer<'a> {
    /// An explainer for a draw from a table, with the allowed pairs of cards.
    pub(super) fn new(
        table: &'a Crosstable,
        cards: &'a [DrawPlayer],
        rows: &'a AdjacencyMatrix,
    ) -> DrawExplainer<'a> {
        DrawExplainer { table, cards, rows }
    }

    /// The reasons of the whole round.
    pub(super) fn round_reasons(&self) -> Vec<DrawReason> {
        let round = self.table.played + 1;
        let round = match self.table.rounds {
            Some(rounds) => format!("round {round} of {rounds}"),
            None => format!("round {round}"),
        };
        let players = format!("{round}, {} players", self.cards.len());
        vec![DrawReason::new("C.04.3", EDITION), DrawReason::new("C.04.3", players)]
    }

    /// `Megan Oakes (pairing no. 12)`: the draw uses this number, which can differ from that of the
    /// entry.
    fn number(&self, player: usize) -> String {
        let contestant = &self.table.contestants[self.cards[player].position];
        match (contestant.name.as_str(), contestant.number) {
            ("", number) => format!("pairing no. {number}"),
            (name, number) => format!("{name} (pairing no. {number})"),
        }
    }

    fn numbers(&self, players: &[usize]) -> String {
        let named: Vec<String> = players.iter().map(|player| self.number(*player)).collect();
        match named.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            _ => named.join(""),
        }
    }

    /// The reasons of a bracket.
    pub(super) fn bracket_reasons(&self, bracket: &PairedBracket) -> Vec<DrawReason> {
        let score = self.cards[bracket.residents.start].score;
        let mut who = format!("bracket of {}: ", points(score));
        if !bracket.moved_down.is_empty() {
            who += &format!("{} moved down, ", self.numbers(&bracket.moved_down));
        }
        who += &counted(bracket.residents.len(), "resident");
        let mut reasons = vec![DrawReason::new("C.04.3 1.3", who)];
        let shortfall = first_candidate_shortfall(self.cards, self.rows, bracket);
        reasons.extend(shortfall.map(|shortfall| self.why_not_first(&shortfall)));
        if !bracket.floaters.is_empty() {
            let (floats, floaters) = (bracket.floaters.len(), self.numbers(&bracket.floaters));
            let verb = if floats == 1 { "floats" } else { "float" };
            let why = self.why_floats(bracket);
            reasons.push(DrawReason::new("C.04.3 1.4", format!("{floaters} {verb} down: {why}")));
        }
        reasons
    }

    /// The reason for the number of floaters.
    fn why_floats(&self, bracket: &PairedBracket) -> String {
        let size = bracket.moved_down.len() + bracket.residents.len();
        match (bracket.floaters.len(), size % 2) {
            (1, 1) => format!("{size} players make {}", counted(size / 2, "pair")),
            _ if bracket.pairs.is_empty() => "nobody here can meet".to_string(),
            _ => format!(
                "no more than {} can be made that leave the rest a complete pairing",
                counted(bracket.pairs.len(), "pair")
            ),
        }
    }

    /// The reason against the first candidate.
    fn why_not_first(&self, shortfall: &FirstCandidateShortfall) -> DrawReason {
        match shortfall {
            FirstCandidateShortfall::Barred(a, b) => {
                let (clause, why) = self.bar(*a, *b);
                let both = self.numbers(&[*a, *b]);
                DrawReason::new(clause, format!("the first candidate would pair {both}, who {why}"))
            }
            FirstCandidateShortfall::Worse(criterion, grades) => {
                DrawReason::new(criterion.clause, worse(criterion, *grades))
            }
            FirstCandidateShortfall::Below => DrawReason::new(
                "C.04.3 C8",
                "the first candidate would let others float, and the rest with its bye could be paired less well or not at all [C2, C4, C5, C8, C9]",
            ),
        }
    }

    /// Why two cannot meet.
    fn bar(&self, a: usize, b: usize) -> (&'static str, &'static str) {
        let (a, b) = (&self.cards[a], &self.cards[b]);
        let round_results = self.table.contestants[a.position].round_results.iter();
        if round_results
            .filter_map(|round_result| round_result.opponent_met())
            .any(|met| met == b.position)
        {
            ("C.04.3 C1", "have met [C1]")
        } else if a.strength == PreferenceStrength::Absolute
            && b.strength == PreferenceStrength::Absolute
            && a.prefers_same_colour(b)
        {
            ("C.04.3 C3", "both must have the same colour [C3]")
        } else {
            ("C.04.2", "must not meet")
        }
    }

    /// The reasons for a pairing and its colours.
    pub(super) fn pairing_reasons(
        &self,
        bracket: &PairedBracket,
        index: usize,
        colour: Colour,
        rule: ColourRule,
    ) -> Vec<DrawReason> {
        let mut reasons = Vec::new();
        let (higher, lower) = bracket.pairs[index];
        if index < bracket.of_moved_down {
            let (down, resident) = (self.numbered(higher, bracket), self.numbered(lower, bracket));
            let told = format!("{down}, moved down, meets {resident} of the residents");
            reasons.push(DrawReason::new("C.04.3 3.3", told));
        } else {
            self.add_halves(bracket, higher, lower, &mut reasons);
        }
        reasons.extend(self.colours([higher, lower], colour, rule));
        reasons
    }

    /// A moved-down player with the score, a resident with the number in the bracket.
    fn numbered(&self, player: usize, bracket: &PairedBracket) -> String {
        if bracket.residents.contains(&player) {
            let nth = player - bracket.residents.start + 1;
            return format!("{}, the {} in order", self.number(player), ordinal(nth));
        }
        format!("{} with {}", self.number(player), points(self.cards[player].score))
    }

    fn add_halves(
        &self,
        bracket: &PairedBracket,
        higher: usize,
        lower: usize,
        reasons: &mut Vec<DrawReason>,
    ) {
        let met: Vec<usize> =
            bracket.pairs[..bracket.of_moved_down].iter().map(|(_, lower)| *lower).collect();
        let of_remainder = |player: usize| {
            let before = (bracket.residents.start..player).filter(|other| !met.contains(other));
            before.count() + 1
        };
        let half = bracket.pairs.len() - bracket.of_moved_down;
        let (a, b) = (of_remainder(higher), of_remainder(lower));
        let of = if met.is_empty() { "the bracket" } else { "the rest" };
        let mut told = format!("numbers {a} and {b} of {of}");
        if a + half != b {
            told += &format!(", where the first candidate has {a} and {}", a + half);
        }
        reasons.push(DrawReason::new("C.04.3 3.3", told));
        for player in [higher, lower] {
            if bracket.exchanged.iter().flatten().any(|exchanged| *exchanged == player) {
                let told = format!("{} was exchanged between the halves", self.number(player));
                reasons.push(DrawReason::new("C.04.3 4.3", told));
            }
        }
    }

    fn colours(
        &self,
        [higher, lower]: [usize; 2],
        colour: Colour,
        given: ColourRule,
    ) -> [DrawReason; 2] {
        let wish = |player: usize| {
            let card = &self.cards[player];
            let wish = match card.preference {
                None => "no preference".to_string(),
                Some(preference) => format!("{} ({})", preference.id(), card.strength.title()),
            };
            format!("{} wants {wish}", self.number(player))
        };
        let white = if colour == Colour::White { higher } else { lower };
        let (clause, why) = match given {
            ColourRule::Both => ("C.04.3 5.2.1", "so both get their preference".to_string()),
            ColourRule::Stronger => (
                "C.04.3 5.2.2",
                format!("the stronger preference gives {} White", self.number(white)),
            ),
            ColourRule::Alternating => (
                "C.04.3 5.2.3",
                format!("since their colours last differed, {} gets White", self.number(white)),
            ),
            ColourRule::Higher => (
                "C.04.3 5.2.4",
                format!("the higher ranked gets the preference: {} has White", self.number(white)),
            ),
            ColourRule::Initial => (
                "C.04.3 5.2.5",
                format!("the initial colour for odd numbers, so {} has White", self.number(white)),
            ),
        };
        [
            DrawReason::new(clause, format!("colours: {}, {}", wish(higher), wish(lower))),
            DrawReason::new(clause, why),
        ]
    }

    /// The reasons for a bye.
    pub(super) fn bye_reasons(&self, player: usize) -> Vec<DrawReason> {
        let card = &self.cards[player];
        // A draw that keeps published pairings may free one player only.
        let lowest = match self.cards.len() {
            1 => "nobody is left to play against".to_string(),
            count => format!(
                "{count} players are odd: the bye goes to {}, the lowest score with which everybody else can be paired",
                points(card.score)
            ),
        };
        let no_bye = format!("{} had no bye before", self.number(player));
        let mut reasons =
            vec![DrawReason::new("C.04.3 C5", lowest), DrawReason::new("C.04.1 4", no_bye)];
        if card.unplayed > 0 {
            let games = counted(card.unplayed as usize, "unplayed game");
            reasons
                .push(DrawReason::new("C.04.3 C9", format!("{} has {games}", self.number(player))));
        }
        reasons
    }
}

/// What a criterion decided. Negative grades count faults.
fn worse(criterion: &QualityCriterion, [first, taken]: [i64; 2]) -> String {
    let (wish, name) = (criterion.wish, criterion.name);
    let counts = if first <= 0 && taken <= 0 {
        format!(": {} against {}", -taken, -first)
    } else {
        String::new()
    };
    format!("not the first candidate, to {wish} [{name}]{counts}")
}

/// A score in words: `3½ points`.
fn points(score: GamePoints) -> String {
    let one = score == GamePoints::ONE || score == GamePoints::HALF;
    format!("{} point{}", score.to_text(), if one { "" } else { "s" })
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn ordinal(nth: usize) -> String {
    let ending = match (nth % 10, nth % 100) {
        (1, tens) if tens != 11 => "st",
        (2, tens) if tens != 12 => "nd",
        (3, tens) if tens != 13 => "rd",
        _ => "th",
    };
    format!("{nth}{ending}")
}
