//! Writes the boards and the matches of an event as elements of USEBIO: travellers with contract,
//! play and points, dealt hands, and matches with their boards. Cells without an element there go
//! along as processing instructions, so that a file can be read back.

use std::collections::BTreeMap;
use std::io;

use crate::remarks;
use engine::scoring::ScoringMethod;
use model::form::{BoardColumn, FormColumn, MatchColumn};
use model::{AuctionResult, BoardLine, Deal, Exact, Match, Room};

use super::{Export, XmlOutput, put, put_remark, put_some};

/// The directions of hands, in the order of [`Deal::hands`].
const SEATS: [&str; 4] = ["North", "East", "South", "West"];
/// The suits, in the order of [`Hand::suits`](model::Hand::suits).
const SUITS: [&str; 4] = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"];

impl Export<'_> {
    /// Writes the boards of some lines, in order.
    pub(super) fn write_boards(&self, out: &mut XmlOutput, lines: &[usize]) -> io::Result<()> {
        let mut boards: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for line in lines {
            boards.entry(self.outcome.event.boards[*line].board).or_default().push(*line);
        }
        for (board, lines) in boards {
            out.create_element("BOARD").write_inner_content(|out| {
                put(out, "BOARD_NUMBER", &board.to_string())?;
                lines.iter().try_for_each(|line| self.write_line(out, *line))
            })?;
        }
        Ok(())
    }

    /// Writes the dealt hands of some boards.
    pub(super) fn write_hands(
        &self,
        out: &mut XmlOutput,
        fits: impl Fn(&Deal) -> bool,
    ) -> io::Result<()> {
        let deals: Vec<&Deal> = self.outcome.event.deals.iter().filter(|deal| fits(deal)).collect();
        if deals.is_empty() {
            return Ok(());
        }
        out.create_element("HANDSET").write_inner_content(|out| {
            deals.iter().try_for_each(|deal| {
                out.create_element("BOARD").write_inner_content(|out| {
                    put(out, "BOARD_NUMBER", &deal.board.to_string())?;
                    SEATS.iter().zip(deal.hands).try_for_each(|(seat, hand)| {
                        out.create_element("HAND").write_inner_content(|out| {
                            put(out, "DIRECTION", seat)?;
                            let suits = hand.suits();
                            let mut each = SUITS.iter().zip(&suits).rev();
                            each.try_for_each(|(suit, (_, ranks))| put(out, suit, ranks))
                        })?;
                        Ok(())
                    })
                })?;
                Ok(())
            })
        })?;
        Ok(())
    }

    fn write_line(&self, out: &mut XmlOutput, index: usize) -> io::Result<()> {
        let event = &self.outcome.event;
        let line = &event.boards[index];
        let number = |entry: usize| self.number(entry);
        out.create_element("TRAVELLER_LINE").write_inner_content(|out| {
            if event.is_of_teams() {
                let home = if line.room == Some(Room::Closed) { "EW" } else { "NS" };
                put(out, "DIRECTION", home)?;
            }
            match (line.north_south.second, line.east_west.second) {
                (Some(south), Some(west)) => {
                    put(out, "N_PLAYER_NUMBER", number(line.north_south.first))?;
                    put(out, "S_PLAYER_NUMBER", number(south))?;
                    put(out, "E_PLAYER_NUMBER", number(line.east_west.first))?;
                    put(out, "W_PLAYER_NUMBER", number(west))?;
                }
                _ => {
                    put(out, "NS_PAIR_NUMBER", number(line.north_south.first))?;
                    put(out, "EW_PAIR_NUMBER", number(line.east_west.first))?;
                }
            }
            self.write_play(out, line)?;
            self.write_points(out, index)?;
            put_some(out, "LIN_DATA", line.play.as_deref())
        })?;
        Ok(())
    }

    fn write_play(&self, out: &mut XmlOutput, line: &BoardLine) -> io::Result<()> {
        let contract = line.bid.map(|bid| match bid {
            AuctionResult::PassedOut => "PASS".to_string(),
            AuctionResult::Contract(contract) => contract.to_string().to_uppercase(),
        });
        put_some(out, "CONTRACT", contract.as_deref())?;
        put_some(out, "PLAYED_BY", line.by.map(|by| by.letter()))?;
        put_some(out, "LEAD", line.lead.as_deref())?;
        put_some(out, "TRICKS", line.tricks.map(|tricks| tricks.to_string()).as_deref())?;
        let mut cells = self.cells_of_sides(line);
        match remarks::differing_side_scores(&line.score) {
            Some([north_south, east_west]) => {
                put(out, "NS_SCORE", &north_south.to_string())?;
                put(out, "EW_SCORE", &east_west.to_string())?;
            }
            None => put(out, "SCORE", &remarks::north_south_score_text(&line.score))?,
        }
        let ruling = remarks::ruling_text(&line.score);
        cells.extend(ruling.map(|words| (BoardColumn::Adjusted.definition().name, words)));
        let version = line
            .version
            .map(|version| (BoardColumn::Version.definition().name, version.to_string()));
        cells.extend(version);
        // In a match the round is written with the match.
        let round = line.round.clone().filter(|_| !self.in_matches());
        cells.extend(round.map(|round| (BoardColumn::Round.definition().name, round)));
        put_remark(out, BoardColumn::FORM.name, cells)
    }

    /// Writes the points of both sides of a line.
    fn write_points(&self, out: &mut XmlOutput, line: usize) -> io::Result<()> {
        let Some(worked) = self.outcome.scores.board_scoring() else { return Ok(()) };
        let ending = match worked.plan.method {
            ScoringMethod::Matchpoints | ScoringMethod::BoardAMatch => "MATCH_POINTS",
            ScoringMethod::Butler => "BUTLER_POINTS",
            ScoringMethod::CrossImps => "CROSS_IMP_POINTS",
            ScoringMethod::Teams => "IMPS",
            ScoringMethod::Aggregate => return Ok(()),
        };
        for (side, points) in ["NS", "EW"].into_iter().zip(worked.points[line]) {
            let points = points.map(|points| points.value.rounded(2).to_decimal());
            put_some(out, &format!("{side}_{ending}"), points.as_deref())?;
        }
        Ok(())
    }

    /// Writes the matches with their boards.
    pub(super) fn write_matches(&self, out: &mut XmlOutput) -> io::Result<()> {
        let event = &self.outcome.event;
        let number = |entry: usize| self.number(entry);
        let [home, away, home_score, away_score] = if event.is_of_teams() {
            ["TEAM", "OPPOSING_TEAM", "TEAM_SCORE", "OPPOSING_TEAM_SCORE"]
        } else {
            ["NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "NS_SCORE", "EW_SCORE"]
        };
        for played in self.matches().unwrap_or_default() {
            let [Some(one), other] = played.sides else { continue };
            let row = event.matches.iter().find(|row| {
                row.round == played.round
                    && row.session.as_deref().unwrap_or_default() == played.session
                    && row.sides().eq(played.sides.into_iter().flatten())
            });
            out.create_element("MATCH").write_inner_content(|out| {
                put_some(out, "ROUND_NUMBER", played.round.as_deref())?;
                if !played.session.is_empty() {
                    put(out, "SESSION_ID", &played.session)?;
                }
                put(out, home, number(one))?;
                put_some(out, away, other.map(number))?;
                for (name, won) in [home_score, away_score].into_iter().zip(played.won) {
                    put_some(out, name, won.map(|won| won.to_fixed(2)).as_deref())?;
                }
                put_remark(out, MatchColumn::FORM.name, cells_of_match(row))?;
                let lines: Vec<usize> = (0..event.boards.len())
                    .filter(|index| {
                        let line = &event.boards[*index];
                        let sides = [line.north_south.first, line.east_west.first];
                        line.round == played.round
                            && line.session.as_deref().unwrap_or_default() == played.session
                            && sides.iter().all(|side| played.sides.contains(&Some(*side)))
                    })
                    .collect();
                self.write_boards(out, &lines)
            })?;
        }
        Ok(())
    }

    /// The labels of both sides if numbers are ambiguous: in one ranking of both
    /// directions, pairs with equal numbers can sit either way after an arrow switch.
    fn cells_of_sides(&self, line: &BoardLine) -> Vec<(&'static str, String)> {
        let event = &self.outcome.event;
        let sides = [
            (BoardColumn::NorthSouth.definition().name, line.north_south.first),
            (BoardColumn::EastWest.definition().name, line.east_west.first),
        ];
        let of_players = line.north_south.second.is_some();
        let label = |(column, entry): (&'static str, usize)| {
            let entry = &event.entries[entry];
            let unclear =
                event.ranking_list_count() == 1 && entry.direction.is_some() && !of_players;
            unclear.then(|| (column, entry.label.clone()))
        };
        sides.into_iter().filter_map(label).collect()
    }
}

/// The typed cells of a match, which do not follow from its points. Without a row the
/// points are computed from its boards.
fn cells_of_match(row: Option<&Match>) -> Vec<(&'static str, String)> {
    use MatchColumn as M;
    let mut cells = Vec::new();
    let blank = String::new;
    let numbers = |row: Option<&Match>| {
        let number = |cell: Option<model::Cell<Exact>>| cell.map(|cell| cell.value.to_decimal());
        let sides = |cells: [Option<model::Cell<Exact>>; 2]| cells.map(number);
        let [imps, vps, percent] = row.map_or_else(Default::default, |row| {
            [sides(row.imps), sides(row.vps), sides(row.percent)]
        });
        [
            (M::HomeImps, imps[0].clone()),
            (M::AwayImps, imps[1].clone()),
            (M::HomeVps, vps[0].clone()),
            (M::AwayVps, vps[1].clone()),
            (M::HomePercent, percent[0].clone()),
            (M::AwayPercent, percent[1].clone()),
            (M::Boards, row.and_then(|row| number(row.boards))),
        ]
    };
    for (column, number) in numbers(row) {
        cells.push((column.definition().name, number.unwrap_or_else(blank)));
    }
    if let Some(row) = row {
        let pluses = [M::HomeAveragePlus, M::AwayAveragePlus].into_iter().zip(row.average_plus);
        for (column, boards) in pluses.filter(|(_, boards)| *boards > 0) {
            cells.push((column.definition().name, boards.to_string()));
        }
        cells.extend(row.note.map(|note| (M::Note.definition().name, note.to_string())));
    }
    cells
}
