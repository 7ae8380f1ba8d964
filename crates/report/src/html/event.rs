//! `events/<key>.html`: the standings of an event, its awards and their calculation.

use serde::Serialize;

use crate::language::{LanguageTexts, problem_hint, problem_message};
use crate::publish::OutputError;
use crate::words;
use engine::awards::ComputedEvent;
use engine::draw::{Draw, small_swiss_format_basis};
use model::problem::RenderedProblem;
use model::{Format, State};
use register::page_keys::club_key;
use register::{EventRecord, SeasonPlayers};

use super::board_prizes::{TeamBoardRanking, team_board_rankings};
use super::bracket::{SingleEliminationBracket, single_elimination_bracket};
use super::diplomacy::{DiplomacyEventGames, diplomacy_games_of_event};
use super::games::{GamesOfEvent, games_of_event};
use super::games_bracket::{BracketPicture, bracket_picture};
use super::groups::{GroupRankingView, group_rankings};
use super::matches::{MatchesOfEvent, matches_of_event};
use super::paging::page_file_name;
use super::prizes::{PrizeMoney, prize_money_of_event};
use super::ratings::{RatingsOfEvent, ratings_of_event};
use super::shown_event::EventPageSource;
use super::standings::{RankingListView, ScaledMatchpoints, ranking_lists_of_event};
use super::{BELOW, PageLink, ProblemLine, Site, SiteAudience, link, table_count_text};
use super::{desk, pairing_cards, place_cards};
use crate::award_texts::problem_location_text;
use crate::score_histogram::is_knockout_format;

/// The context of the template `event.html`.
#[derive(Serialize)]
struct EventPage<'a> {
    root: &'static str,
    #[serde(flatten)]
    header: EventHeader<'a>,
    #[serde(flatten)]
    links: EventLinks<'a>,
    #[serde(flatten)]
    standings: EventStandings<'a>,
    #[serde(flatten)]
    play: EventPlay<'a>,
    #[serde(flatten)]
    basis: EventBasis<'a>,
    problems: Vec<ProblemLine<'a>>,
}

/// What stands at the top: the event, and how far its results can be trusted.
#[derive(Serialize)]
struct EventHeader<'a> {
    title: &'a str,
    organiser: &'a str,
    club_href: String,
    facts: String,
    /// The format that the numbers of a Swiss led to, with its clauses; empty for other
    /// events.
    chosen: String,
    state: &'static str,
    state_title: &'static str,
    state_text: &'static str,
}

/// Where the other pages of the event are.
#[derive(Serialize)]
struct EventLinks<'a> {
    /// The folder of its boards and score cards; may be empty.
    boards_folder: &'a str,
    /// The page of its next round; empty if none is drawn.
    draw_href: String,
    /// The text of that link.
    draw_text: String,
    /// The cards to print for that round.
    cards: Vec<PageLink>,
    /// The page of its entry desk; empty without one.
    desk_href: String,
    annotated_href: String,
}

/// Its rankings, and what is paid by them.
#[derive(Serialize)]
struct EventStandings<'a> {
    entry_heading: &'static str,
    unit: &'static str,
    /// The maximum of matchpoints over all boards; empty without matchpoints.
    factored_of: String,
    lists: Vec<RankingListView<'a>>,
    /// The rankings of groups.
    groups: Vec<GroupRankingView<'a>>,
    prizes: Option<PrizeMoney<'a>>,
    /// The rankings of boards.
    board_prizes: Vec<TeamBoardRanking<'a>>,
}

/// What was played, round by round; each event has what its kind has.
#[derive(Serialize)]
struct EventPlay<'a> {
    bracket: Option<SingleEliminationBracket>,
    /// The bracket of a knock-out of two players.
    knockout: Option<BracketPicture>,
    matches: Option<MatchesOfEvent>,
    games: Option<GamesOfEvent>,
    ratings: Option<RatingsOfEvent>,
    diplomacy: Option<DiplomacyEventGames<'a>>,
}

/// How its awards were worked out.
#[derive(Serialize)]
struct EventBasis<'a> {
    ground: String,
    clauses: String,
    /// What the settings answer for the event; empty if nothing.
    settled: String,
    rules_title: &'a str,
}

impl Site {
    /// The page of an event. `problems` are those of its return; a public page has none.
    pub fn event_page(
        &self,
        people: &SeasonPlayers,
        event: &EventRecord,
        outcome: &ComputedEvent,
        annotated: Option<&str>,
        problems: &[RenderedProblem],
    ) -> Result<Vec<u8>, OutputError> {
        let page = EventPage {
            root: BELOW,
            header: self.event_header(event, outcome),
            links: self.event_links(event, outcome, annotated),
            standings: self.event_standings(people, event, outcome),
            play: self.event_play(people, event, outcome),
            basis: self.event_basis(event, outcome),
            problems: self.problem_lines(event, problems),
        };
        self.render_in(event.language, "event.html", &page)
    }

    fn event_header<'a>(&self, event: &'a EventRecord, outcome: &ComputedEvent) -> EventHeader<'a> {
        let (state_title, state_text) = match event.embargoed {
            true => EMBARGO,
            false => self.state_words(event.state),
        };
        EventHeader {
            title: &event.identity.title,
            organiser: &event.organiser.name,
            club_href: club_href(event),
            facts: facts(self.texts_in_language(event.language), event),
            chosen: chosen(outcome),
            state: if event.embargoed { "provisional" } else { event.state.word() },
            state_title,
            state_text,
        }
    }

    fn event_links<'a>(
        &self,
        event: &'a EventRecord,
        outcome: &ComputedEvent,
        annotated: Option<&str>,
    ) -> EventLinks<'a> {
        let texts = self.texts_in_language(event.language);
        let alone = self.edition == SiteAudience::Single;
        let shows_draw = (!event.embargoed || outcome.table.is_none()) && !alone;
        let draw = outcome.draw.as_ref().filter(|_| shows_draw);
        EventLinks {
            boards_folder: if event.play.from_boards && !alone { &event.key } else { "" },
            draw_href: draw.map(|_| format!("{}/draw.html", event.key)).unwrap_or_default(),
            draw_text: draw.map(|draw| round_number(texts, draw)).unwrap_or_default(),
            cards: draw.map(|draw| card_links(texts, event, outcome, draw)).unwrap_or_default(),
            desk_href: desk::desk_page_href(self.edition, event, outcome),
            annotated_href: self.annotated_href(annotated),
        }
    }

    fn event_standings<'a>(
        &'a self,
        people: &'a SeasonPlayers,
        event: &'a EventRecord,
        outcome: &'a ComputedEvent,
    ) -> EventStandings<'a> {
        let shown = EventPageSource {
            texts: self.texts_in_language(event.language),
            people,
            record: event,
        };
        let open = Some(outcome).filter(|_| !event.embargoed);
        let factored = ScaledMatchpoints::new(event, outcome);
        EventStandings {
            entry_heading: if event.format == Some(Format::Teams) { "Team" } else { "No" },
            unit: if is_knockout_format(event.format) { "Rounds" } else { event.play.unit.title() },
            factored_of: factored.of.clone(),
            lists: ranking_lists_of_event(shown, outcome, &factored),
            groups: group_rankings(shown),
            prizes: open
                .and_then(|outcome| prize_money_of_event(shown, outcome, !self.is_public())),
            board_prizes: team_board_rankings(people, event),
        }
    }

    fn event_play<'a>(
        &'a self,
        people: &'a SeasonPlayers,
        event: &'a EventRecord,
        outcome: &'a ComputedEvent,
    ) -> EventPlay<'a> {
        let shown = EventPageSource {
            texts: self.texts_in_language(event.language),
            people,
            record: event,
        };
        let open = Some(outcome).filter(|_| !event.embargoed);
        EventPlay {
            bracket: open.and_then(|outcome| single_elimination_bracket(shown.texts, outcome)),
            knockout: open.and_then(bracket_picture),
            // A crosstable makes a list of matches redundant.
            matches: open
                .filter(|outcome| outcome.table.is_none())
                .and_then(|outcome| matches_of_event(shown.texts, event, outcome)),
            games: open.and_then(|outcome| games_of_event(shown, outcome)),
            ratings: open.and_then(|outcome| ratings_of_event(shown, outcome)),
            diplomacy: diplomacy_games_of_event(shown),
        }
    }

    fn event_basis<'a>(&self, event: &EventRecord, outcome: &ComputedEvent) -> EventBasis<'a> {
        let rules = packs::awarding_pack(event.rules);
        let ground = event.ground.sentence();
        let own = self.texts_in_language(event.language).translate_words_with_numbers(&ground);
        EventBasis {
            ground: words::with_full_stop(&own.unwrap_or(ground)),
            clauses: event.ground.cited_clauses().join(", "),
            settled: self.settled(outcome),
            rules_title: rules.map(|pack| pack.source().title.as_str()).unwrap_or_default(),
        }
    }

    /// The problems of an event among those of its return; empty under an embargo and on a public
    /// page.
    fn problem_lines<'a>(
        &self,
        event: &EventRecord,
        problems: &'a [RenderedProblem],
    ) -> Vec<ProblemLine<'a>> {
        let shown = !event.embargoed && !self.is_public();
        let own = problems.iter().filter(|told| told.event == event.identity.id && shown);
        let line = |told: &'a RenderedProblem| ProblemLine {
            severity: told.severity.id(),
            place: problem_location_text(told),
            message: problem_message(event.language, told),
            hint: problem_hint(event.language, told),
        };
        own.map(line).collect()
    }

    /// What the settings answer; nothing on a public page.
    fn settled(&self, outcome: &ComputedEvent) -> String {
        match self.is_public() {
            true => String::new(),
            false => words::with_full_stop(&outcome.event.settings_sentence()),
        }
    }

    /// The link to the annotated copy; empty without one, and on a public page.
    fn annotated_href(&self, annotated: Option<&str>) -> String {
        let annotated = annotated.filter(|_| !self.is_public());
        annotated.map(|path| format!("../returns/{}", link(path))).unwrap_or_default()
    }

    fn state_words(&self, state: State) -> (&'static str, &'static str) {
        match state {
            State::Final => ("", ""),
            State::Provisional if self.is_public() => {
                ("Provisional", "Places may still change, and there are no awards yet.")
            }
            State::Provisional => (
                "Provisional",
                "There are rounds to play, or something in the return could not be read. Places may still change, and there are no awards yet.",
            ),
            State::Rejected => ("Rejected", "There are no places; the problems below say why."),
        }
    }
}

/// The links to the cards to print for a drawn round.
fn card_links(
    texts: &LanguageTexts,
    event: &EventRecord,
    outcome: &ComputedEvent,
    draw: &Draw,
) -> Vec<PageLink> {
    let pairing = pairing_cards::has_pairing_cards(outcome) && !event.embargoed;
    let pairing = pairing.then_some((pairing_cards::PAIRING_CARDS_FILE_STEM, "Pairing cards"));
    let place = place_cards::has_place_cards(draw)
        .then_some((place_cards::PLACE_CARDS_FILE_STEM, "Place cards"));
    let link = |(stem, text): (&str, &str)| PageLink {
        href: format!("{}/{}", event.key, page_file_name(stem, 0)),
        text: texts.translate_fixed_word(text).to_string(),
        here: false,
    };
    pairing.into_iter().chain(place).map(link).collect()
}

/// The format that was chosen for a Swiss, with its clauses.
fn chosen(outcome: &ComputedEvent) -> String {
    let Some(basis) = small_swiss_format_basis(&outcome.event, &outcome.scores) else {
        return String::new();
    };
    match basis.cited_clauses().join(", ") {
        clauses if clauses.is_empty() => words::with_full_stop(&basis.sentence()),
        clauses => words::with_full_stop(&format!("{} ({clauses})", basis.sentence())),
    }
}

/// The link to the organiser's page; empty without an organiser.
fn club_href(event: &EventRecord) -> String {
    match event.organiser.name.as_str() {
        "" => String::new(),
        organiser => format!("../clubs/{}.html", club_key(organiser)),
    }
}

/// The line below the title.
fn facts(texts: &LanguageTexts, event: &EventRecord) -> String {
    let mut facts = Vec::new();
    facts.extend(event.identity.date.map(|date| texts.day_text(date)));
    if !event.organiser.name.is_empty() {
        facts.push(event.organiser.name.clone());
    }
    facts.extend(
        event.format.map(|format| texts.translate_fixed_word(&format.to_string()).to_string()),
    );
    facts.push(texts.text_for_count("count-contestants", event.play.contestants as usize));
    facts.extend(event.play.tables.map(|tables| table_count_text(texts, tables)));
    facts.extend(
        event.size.boards.map(|boards| texts.text_for_count("count-boards", boards as usize)),
    );
    // The status decides awards of bridge; other games have none.
    if has_status(event) {
        facts.push(
            texts.fill(
                "event-status",
                &[("status", texts.translate_fixed_word(event.status.word()))],
            ),
        );
    }
    facts.join(" \u{b7} ")
}

/// Whether the status means something: bridge has it, games of one player a side and Diplomacy have
/// not.
fn has_status(event: &EventRecord) -> bool {
    let other = [
        Format::Swiss,
        Format::ChessTeams,
        Format::Diplomacy,
        Format::TwoPlayer,
        Format::BoardGames,
    ];
    event.games.is_none() && !event.format.is_some_and(|format| other.contains(&format))
}

/// Title and text of an event whose results are secret.
const EMBARGO: (&str, &str) =
    ("Not yet released", "Places, scores and awards are hidden until the director releases them.");

/// The name of a round that is drawn, `Round 5`.
fn round_number(texts: &LanguageTexts, draw: &Draw) -> String {
    texts.fill("round-number", &[("number", &draw.round_name())])
}
