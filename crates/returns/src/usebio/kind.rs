//! The format and scoring of a USEBIO event, from its `EVENT_TYPE` and methods of scoring.

use super::tree::UsebioElement;
use model::{Format, Scoring, StableSort};

/// The elements that name how boards are scored.
const METHODS: [&str; 3] = ["BOARD_SCORING_METHOD", "PAIRWISE_SCORING_METHOD", "SCORING_METHOD"];

/// The format and scoring of an event.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct UsebioEventKind {
    /// The format; `None` for an unknown type.
    pub format: Option<Format>,
    /// The scoring; `None` if the file gives none.
    pub scoring: Option<Scoring>,
}

impl UsebioEventKind {
    /// The kind of an event. A method without effect counts as unread, so that it is reported as
    /// skipped.
    pub(super) fn from_element(event: &UsebioElement) -> UsebioEventKind {
        let named = word(event.peek_child_text("EVENT_TYPE").unwrap_or_default());
        let format = format_of(&named, event);
        if format.is_some() {
            event.child_text("EVENT_TYPE");
        }
        use Format::*;
        let scoring = match format {
            Some(Teams) if is_point_a_board(event) => {
                for name in methods() {
                    event.child_text(name);
                }
                Some(Scoring::Matchpoints)
            }
            Some(Pairs | Individual) => by_boards(&named, event),
            Some(SwissPairs | SwissTeams) => by_matches(&named, event).or(Some(Scoring::Vps)),
            Some(LadderPairs | LadderTeams | LadderIndividual) => by_matches(&named, event),
            Some(_) => by_matches(&named, event).or(Some(Scoring::Imps)),
            None => by_matches(&named, event),
        };
        UsebioEventKind { format, scoring }
    }
}

/// A word in the spelling of the closed lists.
fn word(text: &str) -> String {
    text.trim().to_ascii_uppercase().replace([' ', '-'], "_")
}

fn format_of(named: &str, event: &UsebioElement) -> Option<Format> {
    use Format::*;
    let contest = || {
        let names = ["TEAM", "PAIR"].map(|name| event.has_descendant(name));
        if names[0] {
            2
        } else if names[1] || !event.has_descendant("PLAYER") {
            1
        } else {
            0
        }
    };
    Some(match named {
        "AGGREGATE" => [Individual, Pairs, Teams][contest()],
        "MP_PAIRS" | "PAIRS" | "BUTLER_PAIRS" | "CROSS_IMP" | "CROSS_IMPS" | "CROSS_IMP_PAIRS" => {
            Pairs
        }
        "INDIVIDUAL" => Individual,
        "SWISS_TEAMS" => SwissTeams,
        "TEAMS" | "TEAM_OF_FOUR" | "TEAMS_OF_FOUR" | "HEAD_TO_HEAD" => Teams,
        _ if named == "SWISS_PAIRS" || named.starts_with("SWISS_PAIRS_") => SwissPairs,
        _ if named == "KO" || named.starts_with("KO_") => {
            [KnockoutPairs, KnockoutPairs, KnockoutTeams][contest()]
        }
        _ if named == "LADDER" || named.starts_with("LADDER_") => {
            [LadderIndividual, LadderPairs, LadderTeams][contest()]
        }
        _ => return None,
    })
}

/// The scoring of an event of boards: by type, else by method, else by the points on travellers.
fn by_boards(named: &str, event: &UsebioElement) -> Option<Scoring> {
    let typed = match named {
        "MP_PAIRS" => Some(Scoring::Matchpoints),
        "BUTLER_PAIRS" => Some(Scoring::Butler),
        "CROSS_IMP" | "CROSS_IMPS" | "CROSS_IMP_PAIRS" => Some(Scoring::CrossImps),
        "AGGREGATE" => Some(Scoring::Points),
        _ => None,
    };
    let mut found: Vec<Scoring> =
        METHODS.iter().filter_map(|name| scoring_method_in_form_words(event, name)).collect();
    // A specific kind of IMPs comes before plain IMPs.
    found.arrange_by_key(|method| *method == Scoring::Imps);
    match (typed, found.first().copied()) {
        (Some(typed), _) => Some(typed),
        (None, Some(Scoring::Imps)) if event.has_descendant("NS_CROSS_IMP_POINTS") => {
            Some(Scoring::CrossImps)
        }
        (None, Some(Scoring::Imps)) if event.has_descendant("NS_BUTLER_POINTS") => {
            Some(Scoring::Butler)
        }
        (None, Some(method)) => Some(method),
        (None, None) if event.has_descendant("NS_CROSS_IMP_POINTS") => Some(Scoring::CrossImps),
        (None, None) if event.has_descendant("NS_BUTLER_POINTS") => Some(Scoring::Butler),
        (None, None)
            if event.has_descendant("NS_MATCH_POINTS") || event.has_descendant("PERCENTAGE") =>
        {
            Some(Scoring::Matchpoints)
        }
        (None, None) => None,
    }
}

/// The scoring of an event of matches.
fn by_matches(named: &str, event: &UsebioElement) -> Option<Scoring> {
    if named == "AGGREGATE" {
        return Some(Scoring::Points);
    }
    let scoring = scoring_method_in_form_words(event, "MATCH_SCORING_METHOD").or_else(|| {
        let other = scoring_method_in_form_words(event, "SCORING_METHOD");
        // The scoring of boards does not decide that of matches.
        other.or_else(|| event.has_descendant("PERCENTAGE").then_some(Scoring::Percent))
    });
    match scoring {
        Some(Scoring::Imps) if named.contains("CROSS") => Some(Scoring::CrossImps),
        Some(Scoring::Imps) if named.contains("BUTLER") => Some(Scoring::Butler),
        scoring => scoring,
    }
}

/// The elements that name how boards or matches are scored.
fn methods() -> impl Iterator<Item = &'static str> {
    METHODS.into_iter().chain(["MATCH_SCORING_METHOD"])
}

/// Words for a board that is won, tied or lost by teams: 2, 1 or 0 points.
const POINT_A_BOARD: [&str; 4] = ["PAB", "POINT_A_BOARD", "BAM", "BOARD_A_MATCH"];

/// Whether every method that an event names is point-a-board.
fn is_point_a_board(event: &UsebioElement) -> bool {
    let mut named = methods().filter_map(|name| event.peek_child_text(name)).peekable();
    named.peek().is_some() && named.all(|text| POINT_A_BOARD.contains(&word(text).as_str()))
}

/// A method of scoring that the form has no word for.
pub(super) fn unknown_scoring_method(event: &UsebioElement, kind: UsebioEventKind) -> Option<&str> {
    if kind.format == Some(Format::Teams) && is_point_a_board(event) {
        return None;
    }
    let mut unknown = methods().filter(|name| event.peek_child_text(name).is_some());
    unknown
        .find(|name| scoring_method_in_form_words(event, name).is_none())
        .and_then(|name| event.child_text(name))
}

/// A method of scoring in the form's words; an unknown one stays unread.
pub(super) fn scoring_method_in_form_words(event: &UsebioElement, name: &str) -> Option<Scoring> {
    let scoring = match word(event.peek_child_text(name)?).as_str() {
        "MATCH_POINTS" | "MATCHPOINTS" | "MP" | "MPS" | "MP_PAIRS" => Scoring::Matchpoints,
        "PERCENTAGE" | "PERCENT" => Scoring::Percent,
        "IMPS" | "IMP" => Scoring::Imps,
        "BUTLER" | "BUTLER_IMPS" | "BUTLER_PAIRS" => Scoring::Butler,
        "CROSS_IMPS" | "CROSS_IMP" | "XIMPS" | "XIMP" => Scoring::CrossImps,
        "VPS" | "VP" => Scoring::Vps,
        "AGGREGATE" | "POINTS" | "TOTAL_POINTS" => Scoring::Points,
        _ => return None,
    };
    event.child_text(name);
    Some(scoring)
}
