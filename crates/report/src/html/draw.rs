//! `events/<key>/draw.html`: the next round by board and by name, for the notice board, and
//! the reasons of each pairing.
//!
//! The lists are printed; the reasons appear only on the screen.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::language::LanguageTexts;
use crate::publish::OutputError;
use crate::{round_result_texts, words};
use engine::awards::ComputedEvent;
use engine::draw::{Draw, DrawnDiplomacyBoard, DrawnDiplomacySeat, Pairing};
use model::crosstable::{Crosstable, GamePoints};
use model::name_comparison::name_sort_key;
use model::{BasisStep, StableSort};
use register::{EventRecord, SeasonPlayers};

use super::Site;
use super::board_page_parts::ROOT_FROM_EVENT_FOLDER;
use super::contestants::Contestants;
use super::games::section_title;

/// The context of the template `draw.html`.
#[derive(Serialize)]
struct DrawPage<'a> {
    title: String,
    event: &'a str,
    root: &'static str,
    event_href: String,
    facts: String,
    /// Whether the first of two has White.
    coloured: bool,
    /// The word for a place to play: `Board` or `Table`.
    board: &'static str,
    /// The names of the two sides.
    sides: [&'static str; 2],
    /// Whether points are known.
    points: bool,
    /// Whether ratings are known.
    rated: bool,
    /// The pairings, by section if the round is drawn inside sections.
    sections: Vec<Section<'a>>,
    /// Boards of many players, instead of pairings.
    seatings: Vec<Seating<'a>>,
    /// The seats by name.
    seats: Vec<SeatRow<'a>>,
    names: Vec<NameRow<'a>>,
    /// Who is not drawn, with the reason.
    absent: Vec<AbsentRow<'a>>,
    brackets: Vec<Bracket>,
    ground: Vec<String>,
    clauses: String,
}

/// A board of many players.
#[derive(Serialize)]
struct Seating<'a> {
    board: &'a str,
    seats: Vec<SeatCell<'a>>,
}

/// A seat: power and player.
#[derive(Serialize)]
struct SeatCell<'a> {
    power: &'static str,
    who: SideCell<'a>,
    /// The remaining doubts about the seat, as a sentence.
    open: String,
}

/// A seat in the list by name.
#[derive(Serialize)]
struct SeatRow<'a> {
    who: SideCell<'a>,
    board: &'a str,
    power: &'static str,
}

/// Pairings under one heading.
#[derive(Serialize)]
struct Section<'a> {
    /// `Section A`; empty if the round is drawn over the whole field.
    title: String,
    boards: Vec<BoardRow<'a>>,
}

/// A pairing or a bye.
#[derive(Serialize)]
struct BoardRow<'a> {
    /// Its number; empty for a bye.
    board: String,
    first: SideCell<'a>,
    /// `None` for a bye.
    second: Option<SideCell<'a>>,
}

#[derive(Serialize, Clone)]
struct SideCell<'a> {
    /// The contestant's label on `Entries`.
    label: &'a str,
    /// The pairing number, which the reasons use, if it differs from the label; may be empty.
    number: String,
    /// The section; empty if the event has only one.
    section: &'a str,
    /// The title, such as `GM`; may be empty.
    honour: &'a str,
    name: String,
    key: &'a str,
    rating: String,
    points: String,
    /// Points added only for the draw; may be empty.
    bonus: String,
}

#[derive(Serialize)]
struct NameRow<'a> {
    own: SideCell<'a>,
    board: String,
    /// `White`, or `Home`; empty for a bye.
    side: &'static str,
    /// 0 for the first, 1 for the second of a board, 2 for a bye.
    seat: usize,
    opponent: String,
}

#[derive(Serialize)]
struct AbsentRow<'a> {
    who: SideCell<'a>,
    why: &'static str,
}

/// The boards of one score, with their reasons.
#[derive(Serialize)]
struct Bracket {
    title: String,
    rows: Vec<ReasonRow>,
}

#[derive(Serialize)]
struct ReasonRow {
    /// `Board 3`, or `Bye`.
    place: String,
    pair: String,
    steps: Vec<String>,
    clauses: String,
}

/// The draw of an event with its contestants.
struct Drawing<'a> {
    draw: &'a Draw,
    outcome: &'a ComputedEvent,
    table: Option<&'a Crosstable>,
    contestants: Contestants<'a>,
}

impl Site {
    /// The page of an event's next round, with its path; `None` if no round is drawn.
    pub fn next_round_page(
        &self,
        people: &SeasonPlayers,
        event: &EventRecord,
        outcome: &ComputedEvent,
    ) -> Result<Option<(String, Vec<u8>)>, OutputError> {
        let Some(draw) = &outcome.draw else { return Ok(None) };
        let contestants = Contestants::new(people, event, outcome);
        let drawing = Drawing { draw, outcome, table: outcome.table.as_ref(), contestants };
        let page = drawing.page(self.texts_in_language(event.language), event);
        let name = format!("events/{}/draw.html", event.key);
        Ok(Some((name, self.render_in(event.language, "draw.html", &page)?)))
    }
}

impl<'a> Drawing<'a> {
    fn page(&self, texts: &LanguageTexts, event: &'a EventRecord) -> DrawPage<'a> {
        let coloured = self.draw.coloured;
        let boards: Vec<BoardRow<'a>> =
            self.numbered().map(|(n, p)| self.board_row(n, p)).collect();
        let pairs = boards.iter().filter(|row| row.second.is_some()).count();
        let many = self.draw.boards.len();
        let board = self.draw.table_word();
        let rounds = self.table.and_then(|table| table.rounds);
        let name = self.draw.round_name();
        let title = match rounds {
            Some(rounds) => {
                let values = [("number", &*name), ("rounds", &rounds.to_string())];
                texts.fill("draw-round-of", &values)
            }
            None => texts.fill("round-number", &[("number", &name)]),
        };
        let mut facts = vec![event.identity.title.clone()];
        facts.extend(event.identity.date.map(|date| texts.day_text(date)));
        facts.push(match coloured {
            true => texts.text_for_count("count-chess-boards", pairs),
            false if many > 0 => texts.text_for_count("count-chess-boards", many),
            false if self.draw.name.is_some() => texts.text_for_count("count-games", pairs),
            false => texts.text_for_count("count-tables", pairs),
        });
        let all = || boards.iter().flat_map(|row| std::iter::once(&row.first).chain(&row.second));
        let page = DrawPage {
            title,
            event: &event.identity.title,
            root: ROOT_FROM_EVENT_FOLDER,
            event_href: format!("../{}.html", event.key),
            facts: facts.join(" \u{b7} "),
            coloured,
            board,
            sides: self.draw.side_words(),
            points: self.draw.round > 1 && all().any(|side| !side.points.is_empty()),
            rated: all().any(|side| !side.rating.is_empty() || !side.honour.is_empty()),
            seatings: self.seatings(),
            seats: self.seats(),
            names: self.name_rows(&boards),
            sections: Vec::new(),
            absent: self.absent_rows(),
            brackets: self.brackets(texts, board),
            ground: sentences(self.draw.ground.steps()),
            clauses: self.draw.ground.cited_clauses().join(", "),
        };
        DrawPage { sections: self.in_sections(texts, boards), ..page }
    }

    /// The boards by section, if the round is drawn inside sections.
    fn in_sections(&self, texts: &LanguageTexts, boards: Vec<BoardRow<'a>>) -> Vec<Section<'a>> {
        let inside =
            self.draw.coloured && self.contestants.is_drawn_inside_sections(self.draw.round);
        let mut sections: Vec<Section<'a>> = Vec::new();
        for row in boards {
            let title =
                if inside { section_title(texts, row.first.section) } else { String::new() };
            match sections.iter_mut().find(|section| section.title == title) {
                Some(section) => section.boards.push(row),
                None => sections.push(Section { title, boards: vec![row] }),
            }
        }
        sections
    }

    /// Pairings with their board numbers; `None` for a bye.
    fn numbered(&self) -> impl Iterator<Item = (Option<usize>, &'a Pairing)> {
        let numbered = self.draw.numbered_pairings();
        numbered.map(|(number, pairing)| (pairing.second.map(|_| number), pairing))
    }

    fn side(&self, position: usize) -> SideCell<'a> {
        let entry = self.outcome.entry_at_draw_position(position);
        let (name, key) = (self.contestants.name(entry), self.contestants.player_page_key(entry));
        let (label, section) =
            (self.contestants.label(entry), self.contestants.section_of_entry(entry));
        let known = self.table.and_then(|table| Some((table, table.contestants.get(position)?)));
        let Some((table, contestant)) = known else {
            return SideCell {
                label,
                number: String::new(),
                section,
                honour: "",
                name,
                key,
                rating: String::new(),
                points: self.contestants.score(entry),
                bonus: String::new(),
            };
        };
        let points = table.total_points(position);
        let bonus = table.pairing_points(position, table.played) - points;
        SideCell {
            label,
            number: Some(contestant.number.to_string())
                .filter(|own| own != label)
                .unwrap_or_default(),
            section,
            honour: &contestant.title,
            name,
            key,
            rating: contestant.rating.map(|rating| rating.to_string()).unwrap_or_default(),
            points: points.to_text(),
            bonus: if bonus == GamePoints::ZERO { String::new() } else { bonus.to_text() },
        }
    }

    fn board_row(&self, board: Option<usize>, pairing: &Pairing) -> BoardRow<'a> {
        BoardRow {
            board: board.map(|board| board.to_string()).unwrap_or_default(),
            first: self.side(pairing.first),
            second: pairing.second.map(|second| self.side(second)),
        }
    }

    /// All contestants of the draw, alphabetically.
    fn name_rows(&self, boards: &[BoardRow<'a>]) -> Vec<NameRow<'a>> {
        let words = self.draw.side_words();
        let mut rows = Vec::with_capacity(2 * boards.len());
        for row in boards {
            let sides = std::iter::once(&row.first).chain(&row.second);
            for (seat, own) in sides.clone().enumerate() {
                let other = sides.clone().nth(1 - seat);
                rows.push(NameRow {
                    own: own.clone(),
                    board: row.board.clone(),
                    side: if other.is_some() { words[seat] } else { "" },
                    seat: if other.is_some() { seat } else { 2 },
                    opponent: other.map(|other| other.name.clone()).unwrap_or_default(),
                });
            }
        }
        rows.arrange_by_key(|row| (name_sort_key(&row.own.name), row.own.name.clone()));
        rows
    }

    /// Boards of many players.
    fn seatings(&self) -> Vec<Seating<'a>> {
        let seat = |seat: &'a DrawnDiplomacySeat| SeatCell {
            power: seat.power.name(),
            who: self.side(seat.who),
            open: words::with_full_stop(&capital(&seat.basis.sentence())),
        };
        let boards = self.draw.boards.iter();
        let seating = |board: &'a DrawnDiplomacyBoard| Seating {
            board: &board.label,
            seats: board.seats.iter().map(seat).collect(),
        };
        boards.map(seating).collect()
    }

    /// All seats, alphabetically by player.
    fn seats(&self) -> Vec<SeatRow<'a>> {
        let seats = self.draw.boards.iter().flat_map(|board| {
            let row = |seat: &'a DrawnDiplomacySeat| SeatRow {
                who: self.side(seat.who),
                board: &board.label,
                power: seat.power.name(),
            };
            board.seats.iter().map(row)
        });
        let mut rows: Vec<SeatRow<'a>> = seats.collect();
        rows.arrange_by_key(|row| (name_sort_key(&row.who.name), row.who.name.clone()));
        rows
    }

    /// The contestants who stand down.
    fn standing_down(&self) -> Vec<AbsentRow<'a>> {
        let down = self.draw.standing_down.iter();
        down.map(|who| AbsentRow { who: self.side(*who), why: "stands down" }).collect()
    }

    /// The contestants who do not play the round, if a reason was given.
    fn absent_rows(&self) -> Vec<AbsentRow<'a>> {
        let Some(table) = self.table else { return self.standing_down() };
        let absent = (0..table.contestants.len()).filter(|player| !table.is_in_next_draw(*player));
        let row = |player: usize| {
            let next = table.contestants[player].next?;
            Some(AbsentRow {
                who: self.side(player),
                why: round_result_texts::missing_result_reason(next),
            })
        };
        let mut rows: Vec<AbsentRow<'a>> = absent.filter_map(row).collect();
        rows.arrange_by(|a, b| {
            a.why
                .cmp(b.why)
                .then_with(|| name_sort_key(&a.who.name).cmp(&name_sort_key(&b.who.name)))
        });
        rows
    }

    /// The score of the bracket of a pairing: the lower score of the two, since the higher
    /// player was floated down.
    fn bracket_of(&self, pairing: &Pairing) -> Option<GamePoints> {
        let table = self.table?;
        let points = |player: usize| table.pairing_points(player, table.played);
        pairing.second.map(|second| points(pairing.first).min(points(second)))
    }

    fn brackets(&self, texts: &LanguageTexts, board: &str) -> Vec<Bracket> {
        // The bye comes last; without points there is one bracket.
        let mut rows: BTreeMap<(bool, std::cmp::Reverse<Option<GamePoints>>), Vec<ReasonRow>> =
            BTreeMap::new();
        for (number, pairing) in self.numbered() {
            let score = std::cmp::Reverse(self.bracket_of(pairing));
            let bye = pairing.second.is_none();
            rows.entry((bye, score))
                .or_default()
                .push(self.reason_row(texts, board, number, pairing));
        }
        let title = |bye: bool, score: Option<GamePoints>| match (bye, score) {
            (true, _) => texts.translate_fixed_word("Bye").to_string(),
            (false, Some(GamePoints(tenths))) if tenths % 10 == 0 => texts
                .text_for_count("count-points", usize::try_from(tenths / 10).unwrap_or_default()),
            (false, Some(score)) => {
                texts.fill("count-points-part", &[("number", &*score.to_text())])
            }
            (false, None) => String::new(),
        };
        let bracket = |((bye, score), rows): ((bool, std::cmp::Reverse<_>), _)| Bracket {
            title: title(bye, score.0),
            rows,
        };
        rows.into_iter().map(bracket).collect()
    }

    fn reason_row(
        &self,
        texts: &LanguageTexts,
        board: &str,
        number: Option<usize>,
        pairing: &Pairing,
    ) -> ReasonRow {
        let name = |position| self.contestants.name(self.outcome.entry_at_draw_position(position));
        let first = name(pairing.first);
        ReasonRow {
            place: number.map_or(texts.translate_fixed_word("Bye").to_string(), |number| {
                format!("{} {number}", texts.translate_fixed_word(board))
            }),
            pair: match pairing.second {
                Some(second) => format!("{first} \u{2013} {}", name(second)),
                None => first,
            },
            steps: sentences(self.draw.reasons_of_pairing(pairing)),
            clauses: pairing.basis.cited_clauses().join(", "),
        }
    }
}

/// The steps of a reason, each as a sentence.
fn sentences<'a>(steps: impl Iterator<Item = &'a BasisStep>) -> Vec<String> {
    steps.map(|step| words::with_full_stop(&capital(&step.to_string()))).collect()
}

/// A sentence with a capital.
fn capital(step: &str) -> String {
    let mut letters = step.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
