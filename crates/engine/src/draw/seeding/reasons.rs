//! The reasons for a seating: which wishes it meets, which it cannot, and how close it is to the
//! best possible.

use crate::draw::Draw;
use crate::rules;
use model::Basis;
use model::form::Key;
use model::problem::ProblemDetail;

use super::fault_lower_bounds::SeatingFaultLowerBound;
use super::seating::{SEATS_PER_BOARD, SeatingFaults, TournamentSeating};
use super::{DrawInput, problems, seating_rules};

/// Faults of one kind in a draw, and the fewest in any seating.
struct FaultCount {
    /// In the rounds up to this one.
    now: i64,
    /// In the rounds before it.
    before: i64,
    /// The fewest possible in the rounds up to this one.
    least: i64,
}

impl FaultCount {
    fn from_seating(
        kind: impl Fn(&SeatingFaults) -> i64,
        now: &TournamentSeating,
        least: &SeatingFaultLowerBound,
    ) -> FaultCount {
        let before = now.with_open_seats_cleared();
        FaultCount { now: kind(&now.faults), before: kind(&before.faults), least: kind(&least.0) }
    }

    fn added(&self) -> i64 {
        self.now - self.before
    }

    /// `the fewest possible`, or the bound.
    fn how_good(&self) -> String {
        match self.now == self.least {
            true => "the fewest possible".to_string(),
            false => format!("and no seating has fewer than {}", self.least - self.before),
        }
    }
}

/// A rule or wish of the seeding, with its faults and its sentences.
struct SeedingAim {
    clause: &'static str,
    faults: fn(&SeatingFaults) -> i64,
    /// The sentence for no faults.
    kept: Option<&'static str>,
    /// The words for one fault, and for several.
    told: [&'static str; 2],
    /// Whether it is a rule, not a wish.
    is_rule: bool,
}

/// The rules and wishes by weight. `teams_apart`: whether a draw that keeps the members of a team
/// apart says so.
// A table.
fn aims(teams_apart: bool) -> [SeedingAim; 5] {
    let seeding = rules::diplomacy_seeding_rules();
    [
        SeedingAim {
            clause: &seeding.meetings.clause,
            faults: |faults| faults.thirds,
            kept: Some("no two players meet a third time"),
            told: ["third meeting of two", "third meetings of two"],
            is_rule: true,
        },
        SeedingAim {
            clause: &seeding.teams.clause,
            faults: |faults| faults.together,
            kept: teams_apart.then_some("no two members of a team at one board"),
            told: ["pair at one board who must be apart", "pairs at one board who must be apart"],
            is_rule: true,
        },
        SeedingAim {
            clause: &seeding.threes.clause,
            faults: |faults| faults.triples,
            kept: Some("no three players meet again"),
            told: ["group of three meets again", "groups of three meet again"],
            is_rule: false,
        },
        SeedingAim {
            clause: &seeding.groups.clause,
            faults: |faults| faults.powers_again,
            kept: Some("nobody has a power again"),
            told: ["player has a power again", "players have a power again"],
            is_rule: false,
        },
        SeedingAim {
            clause: &seeding.groups.clause,
            faults: |faults| faults.groups_again,
            kept: Some("nobody has a second power of a group"),
            told: [
                "player has a second power of a group",
                "players have a second power of a group",
            ],
            is_rule: false,
        },
    ]
}

/// The rules and wishes that a draw does not meet, in words.
#[derive(Default)]
struct MissedAims {
    rules: Vec<String>,
    wishes: Vec<String>,
}

impl MissedAims {
    /// Adds to the basis of a draw how well it meets an aim.
    fn say(&mut self, ground: &mut Basis, aim: &SeedingAim, added: i64, how_good: &str) {
        if added == 0 {
            if let Some(kept) = aim.kept {
                ground.add_cited_step(aim.clause, kept);
            }
            return;
        }
        let told = format!("{}, {how_good}", counted(added, aim.told[0], aim.told[1]));
        ground.add_cited_step(aim.clause, &told);
        if aim.is_rule { &mut self.rules } else { &mut self.wishes }.push(told);
    }

    fn troubles(self, round: usize) -> Vec<ProblemDetail> {
        let told = |missed: Vec<String>| (!missed.is_empty()).then(|| missed.join("; "));
        let rules =
            told(self.rules).map(|rules| problems::DrawAgainstRules { round, rules }.into());
        let wishes =
            told(self.wishes).map(|wishes| problems::DrawShortOfWishes { round, wishes }.into());
        rules.into_iter().chain(wishes).collect()
    }
}

impl DrawInput<'_> {
    /// The draw with its reasons and notes. `start`: the seats known before; `found`: the seating
    /// with the planned rounds.
    pub(super) fn draw_with_reasons(
        &self,
        mut draw: Draw,
        start: &TournamentSeating,
        found: &TournamentSeating,
        whole: &SeatingFaultLowerBound,
    ) -> (Draw, Vec<ProblemDetail>) {
        let round = draw.round;
        let rounds = found.rounds[..round].to_vec();
        let now = TournamentSeating::new(rounds, self.is_house(), seating_rules(), &self.apart());
        let least = SeatingFaultLowerBound::from_seating(&now);
        self.say_who_plays(&mut draw);
        let mut missed = MissedAims::default();
        let teams_apart = round == rules::diplomacy_seeding_rules().teams.round && self.has_teams();
        let [others @ .., second_powers] = aims(teams_apart);
        for aim in others {
            let count = FaultCount::from_seating(aim.faults, &now, &least);
            missed.say(&mut draw.ground, &aim, count.added(), &count.how_good());
        }
        let plan = (found.rounds.len() > round && start.rounds.len() > round).then(|| {
            let (planned, least) = (found.faults.groups_again, whole.0.groups_again);
            format!(
                "as the later rounds are planned now, there will be {planned} second powers of a group in all; the seats allow no fewer than {least}"
            )
        });
        let again = FaultCount::from_seating(second_powers.faults, &now, &least);
        // Before the last round the total of all rounds counts.
        let how_good = plan.clone().unwrap_or_else(|| again.how_good());
        missed.say(&mut draw.ground, &second_powers, again.added(), &how_good);
        if let Some(plan) = plan.filter(|_| again.added() == 0) {
            draw.ground.add_cited_step(second_powers.clause, &plan);
        }
        self.say_of_seats(&mut draw, &now);
        (draw, missed.troubles(round))
    }

    fn has_teams(&self) -> bool {
        let round = rules::diplomacy_seeding_rules().teams.round;
        (0..self.event.entries.len()).any(|entry| self.team(entry, round).is_some())
    }

    fn say_who_plays(&self, draw: &mut Draw) {
        let seeding = rules::diplomacy_seeding_rules();
        let seats = || draw.boards.iter().flat_map(|board| &board.seats);
        let house = self.is_house();
        let (players, of_house) = (seats().count(), seats().filter(|seat| house[seat.who]).count());
        let given = seats().filter(|seat| seat.given).count();
        let seed = self.event.seed();
        let typed = if self.event.answer_whole_number(Key::Seed).is_some() {
            ""
        } else {
            ", made of its id and date"
        };
        let mut ground = Basis::new();
        let boards = counted(draw.boards.len() as i64, "board", "boards");
        ground.add_cited_step(
            &seeding.boards.clause,
            format!("{players} players at {boards}, drawn by the seed {seed} of the event{typed}"),
        );
        if given > 0 {
            ground.add_step(&match given == players {
                true => "kept as on the Games sheet".to_string(),
                false => format!(
                    "{} given on the Games sheet and kept",
                    counted(given as i64, "seat is", "seats are")
                ),
            });
        }
        if of_house > 0 {
            let told = format!(
                "{} by the house",
                counted(of_house as i64, "position is played", "positions are played")
            );
            ground.add_cited_step(&seeding.standing_down.clause, &told);
        }
        if !draw.standing_down.is_empty() {
            let verb = if draw.standing_down.len() == 1 { "stands" } else { "stand" };
            let told = format!(
                "{} {verb} down by lot (seed {seed}), sparing those who have already stood down",
                self.names(&draw.standing_down)
            );
            ground.add_cited_step(&seeding.standing_down.clause, &told);
        }
        draw.ground = ground;
    }

    /// The wishes that each seat does not meet.
    fn say_of_seats(&self, draw: &mut Draw, now: &TournamentSeating) {
        let seeding = rules::diplomacy_seeding_rules();
        let round = draw.round - 1;
        for board in &mut draw.boards {
            let sitting: Vec<usize> = board.seats.iter().map(|seat| seat.who).collect();
            let others = |own: usize| {
                let players = sitting.iter().copied().filter(move |other| *other != own);
                players.filter(|other| now.is_player(*other))
            };
            for seat in board.seats.iter_mut().filter(|seat| now.is_player(seat.who)) {
                let who = seat.who;
                let power = seat.power as usize;
                let third: Vec<usize> = others(who)
                    .filter(|other| now.meeting_count(who, *other) > seeding.meetings.most)
                    .collect();
                if !third.is_empty() {
                    let told = format!("meets {} a third time", self.names(&third));
                    seat.basis.add_cited_step(&seeding.meetings.clause, &told);
                }
                let mates: Vec<usize> =
                    others(who).filter(|other| now.must_be_apart(round, who, *other)).collect();
                if !mates.is_empty() {
                    let told = format!("at a board with {}", self.names(&mates));
                    seat.basis.add_cited_step(&seeding.teams.clause, &told);
                }
                let before = |seat: usize| {
                    (0..round).any(|r| {
                        let seats = &now.rounds[r].seats;
                        (0..seats.len())
                            .any(|at| at % SEATS_PER_BOARD == seat && seats[at] == Some(who))
                    })
                };
                let group = now.group_of_power(power);
                if before(power) {
                    let told = format!("{} again", seat.power.name());
                    seat.basis.add_cited_step(&seeding.groups.clause, &told);
                } else if now.times_in_power_group(who, group) > 1 {
                    let told = format!("a second power of {}", seeding.groups.powers_text(group));
                    seat.basis.add_cited_step(&seeding.groups.clause, &told);
                }
                for earlier in 0..round {
                    let Some(there) = now.board_of_person(earlier, who) else { continue };
                    let with: Vec<usize> = others(who)
                        .filter(|other| now.board_of_person(earlier, *other) == Some(there))
                        .collect();
                    if with.len() > 1 {
                        let told = format!(
                            "with {} again, as in round {}",
                            self.names(&with),
                            earlier + 1
                        );
                        seat.basis.add_cited_step(&seeding.threes.clause, &told);
                    }
                }
            }
        }
    }
}

/// `1 board`, `4 boards`.
fn counted(count: i64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}
