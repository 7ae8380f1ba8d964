//! `events/<key>/pairing-cards.html`: a card for each contestant, with its rounds so far, the one
//! that is drawn, and room to write the others. Four cards are a printed page.

use serde::Serialize;

use crate::language::LanguageTexts;
use crate::publish::OutputError;
use crate::round_result_texts;
use engine::awards::ComputedEvent;
use engine::draw::Draw;
use engine::scoring::diplomacy::{DiplomacyGames, DiplomacyPlayerResult, ScoredDiplomacyGame};
use engine::scoring::{
    ChessTournament, EventCourse, MatchPairing, MatchRounds, ScoredBoardsAndMatches,
    parse_round_number,
};
use model::crosstable::{Colour, GamePoints, RoundResult};
use model::{Exact, StableSort, natural_cmp};
use register::{EventRecord, SeasonPlayers};

use super::board_page_parts::{ROOT_FROM_EVENT_FOLDER, entries_in_standings_order, number_text};
use super::contestants::Contestants;
use super::paging::{
    card_page_links, page_file_name, page_navigation_links, split_cards_into_sheets,
    split_rows_into_pages,
};
use super::whole_lists::NamedPage;
use super::{PageLink, Site};

/// The file without its ending.
pub(super) const PAIRING_CARDS_FILE_STEM: &str = "pairing-cards";
/// The rounds that fit on a quarter of a page; cards with more rounds take half a page.
const SHORT: usize = 13;
/// About the markup of a card, and of a round on it.
const CARD_BYTES: usize = 500;
const ROUND_BYTES: usize = 160;

/// The context of the template `pairing_cards.html`.
#[derive(Serialize)]
struct CardsPage<'a> {
    title: &'a str,
    event: &'a str,
    root: &'static str,
    event_href: String,
    facts: String,
    pages: Vec<PageLink>,
    /// The heading of the column of tables: `Board` or `Table`.
    table: &'static str,
    /// The heading of the column of sides: `Colour`, `Side` or `Power`.
    side: &'static str,
    /// Whether there are opponents.
    opposed: bool,
    /// Whether two cards, not four, are a page.
    long: bool,
    sheets: Vec<Vec<Card<'a>>>,
}

/// The card of a contestant.
#[derive(Serialize)]
struct Card<'a> {
    label: &'a str,
    name: String,
    /// Title, rating and club, if known.
    facts: String,
    rounds: Vec<Round>,
}

/// A round on a card; what is not known yet is empty.
#[derive(Serialize, Default, Clone)]
struct Round {
    number: usize,
    table: String,
    side: String,
    opponent: String,
    result: String,
    /// The points after the round.
    points: String,
}

/// Whether the contestants of an event know how many rounds they play.
pub(super) fn has_pairing_cards(outcome: &ComputedEvent) -> bool {
    Source::from_outcome(outcome).is_some()
}

impl Site {
    /// The pages of an event's pairing cards, with their paths; empty without a drawn round, and
    /// for a knock-out, where nobody knows who plays on.
    pub fn pairing_card_pages(
        &self,
        people: &SeasonPlayers,
        event: &EventRecord,
        outcome: &ComputedEvent,
    ) -> Result<Vec<NamedPage>, OutputError> {
        let Some(draw) = &outcome.draw else { return Ok(Vec::new()) };
        let contestants = Contestants::new(people, event, outcome);
        let Some(source) = Source::from_outcome(outcome) else { return Ok(Vec::new()) };
        let texts = self.texts_in_language(event.language);
        let cards = Cards { texts, draw, outcome, contestants: &contestants, source };
        let (kind, cards) = (cards.kind(), cards.all());
        let rounds = cards.iter().map(|card| card.rounds.len()).max().unwrap_or_default();
        let long = rounds > SHORT;
        let sheets = split_cards_into_sheets(cards, if long { 2 } else { 4 });
        let count = sheets.iter().map(Vec::len).sum();
        let bytes = |sheet: &Vec<Card<'_>>| sheet.len() * (CARD_BYTES + rounds * ROUND_BYTES);
        let pages = split_rows_into_pages(sheets, bytes);
        let links = card_page_links(PAIRING_CARDS_FILE_STEM, &pages, |card| card.label);
        let mut made = Vec::with_capacity(pages.len());
        for (at, sheets) in pages.into_iter().enumerate() {
            let file = page_file_name(PAIRING_CARDS_FILE_STEM, at);
            let page = CardsPage {
                title: texts.translate_fixed_word("Pairing cards"),
                event: &event.identity.title,
                root: ROOT_FROM_EVENT_FOLDER,
                event_href: format!("../{}.html", event.key),
                facts: [
                    Some(event.identity.title.clone()),
                    event.identity.date.map(|date| texts.day_text(date)),
                ]
                .into_iter()
                .flatten()
                .chain([texts.text_for_count("count-cards", count)])
                .collect::<Vec<_>>()
                .join(" \u{b7} "),
                pages: page_navigation_links(&links, &file),
                table: kind.table,
                side: kind.side,
                opposed: kind.opposed,
                long,
                sheets,
            };
            let name = format!("events/{}/{file}", event.key);
            made.push((name, self.render_in(event.language, "pairing_cards.html", &page)?));
        }
        Ok(made)
    }
}

/// The words of the cards of an event.
#[derive(Clone, Copy)]
struct Kind {
    table: &'static str,
    side: &'static str,
    opposed: bool,
}

/// What the rounds are taken from.
enum Source<'a> {
    Games(&'a ChessTournament),
    Matches(&'a ScoredBoardsAndMatches, &'a MatchRounds),
    Diplomacy(&'a DiplomacyGames),
}

impl<'a> Source<'a> {
    fn from_outcome(outcome: &'a ComputedEvent) -> Option<Source<'a>> {
        match &outcome.scores.course {
            EventCourse::Games(tournament) => Some(Source::Games(tournament)),
            EventCourse::Cards(worked) => Some(Source::Matches(worked, worked.match_rounds()?)),
            EventCourse::Diplomacy(diplomacy) => Some(Source::Diplomacy(diplomacy)),
            EventCourse::Totals | EventCourse::Plays(_) | EventCourse::Bracket(_) => None,
        }
    }
}

/// The cards of an event.
struct Cards<'a> {
    texts: &'a LanguageTexts,
    draw: &'a Draw,
    outcome: &'a ComputedEvent,
    contestants: &'a Contestants<'a>,
    source: Source<'a>,
}

impl<'a> Cards<'a> {
    fn kind(&self) -> Kind {
        match self.source {
            Source::Games(found) if found.table.boards.is_some() => {
                Kind { table: "Table", side: "Side", opposed: true }
            }
            Source::Games(_) => Kind { table: "Board", side: "Colour", opposed: true },
            Source::Matches(..) => Kind { table: "Table", side: "Side", opposed: true },
            Source::Diplomacy(_) => Kind { table: "Board", side: "Power", opposed: false },
        }
    }

    /// The cards in the order of the standings.
    fn all(&self) -> Vec<Card<'a>> {
        let mut entries = entries_in_standings_order(self.outcome);
        let own = |entry: &usize| self.outcome.event.entries.get(*entry);
        entries.retain(|entry| own(entry).is_some_and(|entry| !entry.is_house_entry()));
        let mut cards: Vec<Card<'a>> = entries.into_iter().map(|entry| self.card(entry)).collect();
        cards.arrange_by(|a, b| natural_cmp(a.label, b.label));
        cards
    }

    fn card(&self, entry: usize) -> Card<'a> {
        let mut known = match self.source {
            Source::Games(tournament) => self.games(tournament, entry),
            Source::Matches(worked, rounds) => self.matches(worked, rounds, entry),
            Source::Diplomacy(diplomacy) => diplomacy_rounds(diplomacy, entry),
        };
        if !known.iter().any(|round| round.number == self.draw.round && !round.side.is_empty()) {
            known.retain(|round| round.number != self.draw.round);
            known.push(self.drawn(entry));
        }
        let planned = match self.source {
            Source::Games(tournament) => tournament.table.rounds,
            Source::Matches(_, rounds) => rounds.planned,
            Source::Diplomacy(diplomacy) => Some(diplomacy.rounds as usize),
        };
        let last = known.iter().map(|round| round.number).max().max(planned).unwrap_or_default();
        let row = |number: usize| {
            let found = known.iter().find(|round| round.number == number).cloned();
            found.unwrap_or(Round { number, ..Round::default() })
        };
        Card {
            label: self.contestants.label(entry),
            name: self.contestants.name(entry),
            facts: self.contestants.title_rating_and_club(entry),
            rounds: (1..=last).map(row).collect(),
        }
    }

    /// A contestant with its number: `12 Owen Strand`.
    fn named(&self, entry: usize) -> String {
        let (label, name) = (self.contestants.label(entry), self.contestants.name(entry));
        if label == name { name } else { format!("{label} {name}") }
    }

    /// The rounds with a result, or with a game to be finished.
    fn games(&self, tournament: &ChessTournament, entry: usize) -> Vec<Round> {
        let table = &tournament.table;
        let Some(contestant) = table.contestants.get(tournament.position[entry]) else {
            return Vec::new();
        };
        let gained = |at: usize, round_result: RoundResult| {
            let games = contestant.team_rounds.get(at).filter(|_| table.is_ranked_by_game_points());
            games.map_or_else(|| table.points.points(round_result), |games| games.points)
        };
        let mut total = Some(GamePoints::ZERO);
        let round = |(at, round_result): (usize, &RoundResult)| {
            let open = matches!(round_result, RoundResult::Unfinished { .. });
            total = total.filter(|_| !open).map(|total| total + gained(at, *round_result));
            let row = tournament.rows[at][entry].map(|row| &self.outcome.event.matches[row]);
            let opponent =
                round_result.paired_opponent().map(|other| table.contestants[other].entry);
            Round {
                number: at + 1,
                table: row.and_then(|row| row.table.clone()).unwrap_or_default(),
                side: match (round_result.allocated_colour(), table.boards) {
                    (None, _) => "",
                    (Some(colour), None) => round_result_texts::colour_word(colour),
                    (Some(Colour::White), Some(_)) => "Home",
                    (Some(Colour::Black), Some(_)) => "Away",
                }
                .to_string(),
                opponent: match opponent {
                    Some(opponent) => self.named(opponent),
                    None => {
                        let told = round_result_texts::missing_result_reason(*round_result);
                        self.texts.translate_fixed_word(told).to_string()
                    }
                },
                result: match round_result {
                    RoundResult::Unfinished { adjourned: false, .. } => String::new(),
                    RoundResult::Game { .. } if table.boards.is_some() => {
                        let games = contestant.team_rounds.get(at);
                        games.map(|games| games.points.to_text()).unwrap_or_default()
                    }
                    round_result => {
                        let sign = round_result_texts::crosstable_result_text(
                            *round_result,
                            &table.points,
                        );
                        self.texts.translate_words_with_numbers(&sign).unwrap_or(sign)
                    }
                },
                points: total.map(GamePoints::to_text).unwrap_or_default(),
            }
        };
        contestant.round_results.iter().enumerate().map(round).collect()
    }

    fn matches(
        &self,
        worked: &ScoredBoardsAndMatches,
        rounds: &MatchRounds,
        entry: usize,
    ) -> Vec<Round> {
        let mut total = Some(Exact::ZERO);
        let mut own: Vec<_> =
            rounds.pairs.iter().filter(|pair| pair.has_contestant(entry)).collect();
        own.arrange_by_key(|pair| pair.round);
        let round = |pair: &&MatchPairing| {
            let side = usize::from(pair.first != entry);
            let other = if side == 0 { pair.second } else { Some(pair.first) };
            let score = worked.matches.iter().find_map(|found| {
                let same = found.round.as_deref().and_then(parse_round_number) == Some(pair.round);
                let side = found.sides.iter().position(|own| *own == Some(entry))?;
                (same && found.sides[1 - side] == other).then_some(found.won[side]).flatten()
            });
            total = score.and_then(|score| Some(total? + score));
            let row = pair.row.map(|row| &self.outcome.event.matches[row]);
            Round {
                number: pair.round,
                table: row.and_then(|row| row.table.clone()).unwrap_or_default(),
                side: other.map_or("", |_| ["Home", "Away"][side]).to_string(),
                opponent: other.map_or_else(|| self.bye(), |other| self.named(other)),
                result: score.map(number_text).unwrap_or_default(),
                points: total.map(number_text).unwrap_or_default(),
            }
        };
        own.iter().map(round).collect()
    }

    fn bye(&self) -> String {
        self.texts.translate_fixed_word("bye").to_string()
    }

    /// The contestant in the round that is drawn.
    fn drawn(&self, entry: usize) -> Round {
        let number = self.draw.round;
        let is_own = |position: usize| self.outcome.entry_at_draw_position(position) == entry;
        let seat = self.draw.boards.iter().find_map(|board| {
            let seat = board.seats.iter().find(|seat| is_own(seat.who))?;
            Some((board.label.clone(), seat.power.name()))
        });
        if let Some((table, power)) = seat {
            return Round { number, table, side: power.to_string(), ..Round::default() };
        }
        let pairing = self
            .draw
            .numbered_pairings()
            .find(|(_, pairing)| is_own(pairing.first) || pairing.second.is_some_and(is_own));
        let Some((table, pairing)) = pairing else {
            let position = |position: &usize| is_own(*position);
            let table = self.outcome.table.as_ref();
            let own = table.and_then(|table| (0..table.contestants.len()).find(position));
            let next = own.and_then(|own| table?.contestants[own].next);
            let told = next
                .filter(|next| *next != RoundResult::Absent)
                .map(round_result_texts::missing_result_reason);
            let opponent = told
                .map(|told| self.texts.translate_fixed_word(told).to_string())
                .unwrap_or_default();
            return Round { number, opponent, ..Round::default() };
        };
        let Some(second) = pairing.second else {
            return Round { number, opponent: self.bye(), ..Round::default() };
        };
        let side = usize::from(!is_own(pairing.first));
        let other = [second, pairing.first][side];
        Round {
            number,
            table: table.to_string(),
            side: self.draw.side_words()[side].to_string(),
            opponent: self.named(self.outcome.entry_at_draw_position(other)),
            ..Round::default()
        }
    }
}

/// The games of a player of Diplomacy.
fn diplomacy_rounds(diplomacy: &DiplomacyGames, entry: usize) -> Vec<Round> {
    let mut total = Exact::ZERO;
    let mut games: Vec<_> = diplomacy.games_of_entry(entry).collect();
    games.arrange_by_key(|(scored, ..)| scored.game.round);
    let round = |(scored, seat, played): (&ScoredDiplomacyGame, usize, &DiplomacyPlayerResult)| {
        total = total + played.score;
        Round {
            number: scored.game.round as usize,
            table: scored.game.board.clone(),
            side: scored.game.seats[seat].power.name().to_string(),
            opponent: String::new(),
            result: number_text(played.score),
            points: number_text(total),
        }
    };
    games.into_iter().map(round).collect()
}
