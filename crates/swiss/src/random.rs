//! Random tournaments of single players, to try a program on: each round is drawn by the Dutch
//! system and played by the ratings. The same wish makes the same tournament.
//!
//! Ratings are spread as in an open tournament, best first. A game ends as the expected score of
//! B.02 8.1.2 says on average, with fewer draws the farther the ratings are apart.

use crate::crosstable::{Colour, Contestant, Crosstable, PlayerGameResult, RoundResult};
use crate::dutch;
use crate::rating_tables;
use crate::tie_breaks::{TieBreak, TieBreaks};
use crate::trf::{ReportLine, ReportedPlayer, TournamentReport};

/// The tie-breaks of the report: those of C.07 that `palmares` uses by default.
const TIE_BREAKS: [&str; 4] = ["BH-C1", "BH", "SB", "DE"];

/// What a random tournament is to be like. The rates are per thousand: of players in a round, for
/// withdrawals and byes, or of games, for forfeits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomTournamentPlan {
    pub players: usize,
    pub rounds: usize,
    pub seed: u64,
    /// Byes of half a point on request; none in the last round.
    pub half_byes: usize,
    /// Byes without points on request.
    pub zero_byes: usize,
    /// Players who leave after a round.
    pub withdrawals: usize,
    /// Games that are not played; in a tenth of them nobody came.
    pub forfeits: usize,
}

impl RandomTournamentPlan {
    /// A tournament with usual rates.
    pub fn new(players: usize, rounds: usize, seed: u64) -> RandomTournamentPlan {
        RandomTournamentPlan {
            players,
            rounds,
            seed,
            half_byes: 20,
            zero_byes: 10,
            withdrawals: 10,
            forfeits: 15,
        }
    }

    /// Plays it. It ends earlier than planned if a round has no legal pairing.
    pub fn play(&self) -> Crosstable {
        let mut chance = Chance::of(self.seed);
        let mut table = self.field(&mut chance);
        let mut gone = vec![false; self.players];
        for round in 1..=self.rounds {
            self.announce(&mut table, &mut gone, round, &mut chance);
            let Ok(draw) = dutch::draw(&table) else {
                // Nobody is away from a round that there is not.
                table.contestants.iter_mut().for_each(|contestant| contestant.next = None);
                table.rounds = Some(table.played);
                break;
            };
            let mut results: Vec<RoundResult> = table
                .contestants
                .iter()
                .map(|contestant| contestant.next.unwrap_or(RoundResult::Absent))
                .collect();
            for pairing in &draw.pairings {
                match pairing.black {
                    Some(black) => {
                        let sides = [pairing.white, black];
                        let found = self.game(&table, sides, &mut chance);
                        for (player, result) in sides.into_iter().zip(found) {
                            results[player] = result;
                        }
                    }
                    None => results[pairing.white] = RoundResult::AllocatedBye,
                }
            }
            for (contestant, result) in table.contestants.iter_mut().zip(results) {
                contestant.round_results.push(result);
                contestant.next = None;
            }
            table.played += 1;
        }
        table
    }

    /// The tournament played, as a report with places.
    pub fn report(&self) -> TournamentReport {
        let table = self.play();
        let list: Vec<TieBreak> = TIE_BREAKS.iter().filter_map(|name| name.parse().ok()).collect();
        let mut players: Vec<ReportedPlayer> = table
            .contestants
            .iter()
            .map(|contestant| ReportedPlayer { id: contestant.number, ..Default::default() })
            .collect();
        for one in TieBreaks::new(&table, list, 0).standings() {
            players[one.contestant].rank = u32::try_from(one.place).ok();
        }
        let ties = TIE_BREAKS.join(",");
        let header = [
            ("012", format!("Random tournament {}", self.seed)),
            ("042", "2026/05/02".to_string()),
            ("092", "Individual: Swiss-System (Dutch)".to_string()),
            ("192", "FIDE_DUTCH_2026".to_string()),
            ("202", ties.clone()),
            ("212", format!("PTS,{ties}")),
        ];
        let header =
            header.map(|(code, text)| ReportLine { code: code.to_string(), text, line: 0 });
        TournamentReport { table, players, header: header.to_vec(), ..Default::default() }
    }

    /// The players before the first round, by rating, title and name (C.04.2, 2.2).
    fn field(&self, chance: &mut Chance) -> Crosstable {
        // The sum of three is near the middle more often than at the ends: 1400 to 2600.
        let mut ratings: Vec<u32> = (0..self.players)
            .map(|_| 1400 + (0..3).map(|_| chance.below(401) as u32).sum::<u32>())
            .collect();
        ratings.sort_unstable_by(|one, other| other.cmp(one));
        let mut names: Vec<String> = (0..self.players).map(name_of).collect();
        // Players of one rating have one title here.
        let mut first = 0;
        for level in ratings.chunk_by(|one, other| one == other) {
            names[first..first + level.len()].sort_unstable();
            first += level.len();
        }
        let players = ratings.into_iter().zip(names).enumerate();
        let contestants = players.map(|(entry, (rating, name))| Contestant {
            number: u32::try_from(entry + 1).unwrap_or(u32::MAX),
            entry,
            name,
            title: title_of(rating).to_string(),
            rating: Some(rating),
            ..Contestant::default()
        });
        let colour = if chance.happens(500) { Colour::White } else { Colour::Black };
        Crosstable {
            contestants: contestants.collect(),
            rounds: Some(self.rounds),
            initial_colour: Some(colour),
            ..Crosstable::default()
        }
    }

    /// Decides who plays the next round.
    fn announce(
        &self,
        table: &mut Crosstable,
        gone: &mut [bool],
        round: usize,
        chance: &mut Chance,
    ) {
        for (contestant, gone) in table.contestants.iter_mut().zip(gone) {
            *gone |= round > 1 && chance.happens(self.withdrawals);
            let half = chance.happens(self.half_byes) && round < self.rounds;
            let zero = chance.happens(self.zero_byes);
            contestant.next = Some(match (*gone || zero, half) {
                (true, _) => RoundResult::ZeroBye,
                (false, true) => RoundResult::HalfBye,
                (false, false) => RoundResult::Absent,
            });
        }
    }

    /// The outcome of a game for White and Black.
    fn game(
        &self,
        table: &Crosstable,
        [white, black]: [usize; 2],
        chance: &mut Chance,
    ) -> [RoundResult; 2] {
        let rating = |player: usize| table.contestants[player].rating.unwrap_or(1400) as i32;
        let expected = rating_tables::expected_score_percent(rating(white) - rating(black))
            .clamp(0, 100) as usize;
        let draws = expected.min(100 - expected) * 7 / 10;
        let met = chance.below(200);
        let results = match met {
            met if met < draws * 2 => [PlayerGameResult::Draw; 2],
            // What draws leave of the expected score are wins.
            met if met < draws + expected * 2 => [PlayerGameResult::Win, PlayerGameResult::Loss],
            _ => [PlayerGameResult::Loss, PlayerGameResult::Win],
        };
        let played = !chance.happens(self.forfeits);
        let nobody = chance.happens(100);
        let sides = [(black, Colour::White), (white, Colour::Black)];
        [0, 1].map(|side| {
            let ((opponent, colour), result) = (sides[side], results[side]);
            if played {
                return RoundResult::Game { opponent, colour, result, rated: true };
            }
            // A forfeit is no draw: White came then.
            let result = match (nobody, result) {
                (false, PlayerGameResult::Draw) if side == 0 => PlayerGameResult::Win,
                (false, PlayerGameResult::Win) => PlayerGameResult::Win,
                _ => PlayerGameResult::Loss,
            };
            RoundResult::Forfeit { opponent: Some(opponent), colour: Some(colour), result }
        })
    }
}

/// Made-up names, each once.
fn name_of(entry: usize) -> String {
    const FORENAMES: [&str; 16] = [
        "Ann", "Bryn", "Carys", "Dylan", "Efa", "Ffion", "Gwen", "Huw", "Idris", "Joan", "Kit",
        "Lowri", "Megan", "Nia", "Owen", "Rhys",
    ];
    const SURNAMES: [&str; 25] = [
        "Ashdown", "Brackley", "Caddick", "Dunmore", "Ellery", "Fenwick", "Garrow", "Hollis",
        "Ingram", "Jessop", "Kelham", "Lorimer", "Marlowe", "Norbury", "Oakes", "Penrhos",
        "Quarles", "Rushby", "Stanmore", "Tremlett", "Upcott", "Vance", "Wardlow", "Yarrow",
        "Zeal",
    ];
    let (forenames, surnames) = (FORENAMES.len(), SURNAMES.len());
    let (forename, surname) = (FORENAMES[entry % forenames], SURNAMES[entry % surnames]);
    // 16 and 25 have no common divisor, so that the pair repeats after all 400.
    match entry / (forenames * surnames) {
        0 => format!("{surname}, {forename}"),
        again => format!("{surname}, {forename} {}", again + 1),
    }
}

/// The title that a rating goes with.
fn title_of(rating: u32) -> &'static str {
    match rating {
        2500.. => "GM",
        2400..2500 => "IM",
        2300..2400 => "FM",
        2200..2300 => "CM",
        _ => "",
    }
}

/// Pseudo-random numbers (SplitMix64).
struct Chance(u64);

impl Chance {
    fn of(seed: u64) -> Chance {
        Chance(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below a limit.
    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    /// True so many times in a thousand.
    fn happens(&mut self, per_mille: usize) -> bool {
        self.below(1000) < per_mille
    }
}
