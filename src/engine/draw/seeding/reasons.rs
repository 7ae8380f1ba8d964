//! The reasons for a seating: which wishes it meets, which it cannot, and how close it is to the
//! best possible.

use super::problems;
use crate::engine::rules;
use crate::model::form::Key;
use crate::problem::Trouble;

use super::bounds::Bounds;
use super::seating::{Faults, SEATS, Seating};
use super::{Desk, wishes};
use crate::engine::draw::Draw;

/// Faults of one kind in a draw, and the fewest in any seating.
struct Count {
    /// In the rounds up to this one.
    now: i64,
    /// In the rounds before it.
    before: i64,
    /// The fewest possible in the rounds up to this one.
    least: i64,
}

impl Count {
    fn of(kind: impl Fn(&Faults) -> i64, now: &Seating, least: &Bounds) -> Count {
        let before = now.settled();
        Count { now: kind(&now.faults), before: kind(&before.faults), least: kind(&least.0) }
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

impl Desk<'_> {
    /// The draw with its reasons and notes. `start`: the seats known before; `found`: the seating
    /// with the planned rounds.
    pub(super) fn reasoned(
        &self,
        mut draw: Draw,
        start: &Seating,
        found: &Seating,
        whole: &Bounds,
    ) -> (Draw, Vec<Trouble>) {
        let round = draw.round;
        let rounds = found.rounds[..round].to_vec();
        let now = Seating::new(rounds, self.is_house(), wishes(), &self.apart());
        let least = Bounds::of(&now);
        let count = |kind: fn(&Faults) -> i64| Count::of(kind, &now, &least);
        self.say_who_plays(&mut draw);
        let (mut broken, mut open) = (Vec::new(), Vec::new());
        let seeding = rules::seeding();
        let mut say = |clause: &'static str, sentence: String, grave: bool, met: bool| {
            draw.ground.because(clause, &sentence);
            match (met, grave) {
                (true, _) => {}
                (false, true) => broken.push(sentence),
                (false, false) => open.push(sentence),
            }
        };
        let meetings = seeding.meetings.clause.as_str();
        let thirds = count(|faults| faults.thirds);
        match thirds.added() {
            0 => say(meetings, "no two players meet a third time".to_string(), true, true),
            many => {
                let told = format!(
                    "{}, {}",
                    counted(many, "third meeting of two", "third meetings of two"),
                    thirds.how_good()
                );
                say(meetings, told, true, false);
            }
        }
        let together = count(|faults| faults.together);
        match together.added() {
            0 if round == seeding.teams.round && self.has_teams() => say(
                &seeding.teams.clause,
                "no two members of a team at one board".to_string(),
                true,
                true,
            ),
            0 => {}
            many => {
                let told = format!(
                    "{} at one board who must be apart, {}",
                    counted(many, "pair", "pairs"),
                    together.how_good()
                );
                say(&seeding.teams.clause, told, true, false);
            }
        }
        let threes = seeding.threes.clause.as_str();
        let triples = count(|faults| faults.triples);
        match triples.added() {
            0 => say(threes, "no three players meet again".to_string(), false, true),
            many => {
                let told = format!(
                    "{}, {}",
                    counted(many, "group of three meets again", "groups of three meet again"),
                    triples.how_good()
                );
                say(threes, told, false, false);
            }
        }
        let groups = seeding.groups.clause.as_str();
        let powers = count(|faults| faults.powers_again);
        match powers.added() {
            0 => say(groups, "nobody has a power again".to_string(), false, true),
            many => {
                let told = format!(
                    "{} a power again, {}",
                    counted(many, "player has", "players have"),
                    powers.how_good()
                );
                say(groups, told, false, false);
            }
        }
        let again = count(|faults| faults.groups_again);
        let plan = (found.rounds.len() > round && start.rounds.len() > round).then(|| {
            let (planned, least) = (found.faults.groups_again, whole.0.groups_again);
            format!(
                "with the rounds to come as they are planned there will be {planned} second powers of a group in all, where the seats allow no fewer than {least}"
            )
        });
        match again.added() {
            0 => {
                say(groups, "nobody has a second power of a group".to_string(), false, true);
                plan.into_iter().for_each(|plan| say(groups, plan, false, true));
            }
            many => {
                let who = counted(many, "player has", "players have");
                // Before the last round the total of all rounds counts.
                let how = plan.unwrap_or_else(|| again.how_good());
                say(groups, format!("{who} a second power of a group, {how}"), false, false);
            }
        }
        self.say_of_seats(&mut draw, &now);
        let mut troubles: Vec<Trouble> = Vec::new();
        if !broken.is_empty() {
            troubles.push(problems::DrawAgainstRules { round, rules: broken.join("; ") }.into());
        }
        if !open.is_empty() {
            troubles.push(problems::DrawShortOfWishes { round, wishes: open.join("; ") }.into());
        }
        (draw, troubles)
    }

    fn has_teams(&self) -> bool {
        let round = rules::seeding().teams.round;
        (0..self.event.entries.len()).any(|entry| self.team(entry, round).is_some())
    }

    fn say_who_plays(&self, draw: &mut Draw) {
        let seeding = rules::seeding();
        let seats = || draw.boards.iter().flat_map(|board| &board.seats);
        let house = self.is_house();
        let (players, of_house) = (seats().count(), seats().filter(|seat| house[seat.who]).count());
        let given = seats().filter(|seat| seat.given).count();
        let seed = self.event.seed();
        let typed =
            if self.event.whole(Key::Seed).is_some() { "" } else { ", made of its id and date" };
        let mut ground = crate::model::Basis::new();
        let boards = counted(draw.boards.len() as i64, "board", "boards");
        ground.because(
            &seeding.boards.clause,
            format!("{players} players at {boards}, drawn by the seed {seed} of the event{typed}"),
        );
        if given > 0 {
            ground.say(&match given == players {
                true => "it stands on the sheet Games and is kept".to_string(),
                false => format!(
                    "{} given on the sheet Games and kept",
                    counted(given as i64, "seat is", "seats are")
                ),
            });
        }
        if of_house > 0 {
            let told = format!(
                "{} by the house",
                counted(of_house as i64, "position is played", "positions are played")
            );
            ground.because(&seeding.standing_down.clause, &told);
        }
        if !draw.standing_down.is_empty() {
            let verb = if draw.standing_down.len() == 1 { "stands" } else { "stand" };
            let told = format!(
                "{} {verb} down by the lot of the seed {seed}, those who already stood down last",
                self.names(&draw.standing_down)
            );
            ground.because(&seeding.standing_down.clause, &told);
        }
        draw.ground = ground;
    }

    /// The wishes that each seat does not meet.
    fn say_of_seats(&self, draw: &mut Draw, now: &Seating) {
        let seeding = rules::seeding();
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
                    .filter(|other| now.meetings_of(who, *other) > seeding.meetings.most)
                    .collect();
                if !third.is_empty() {
                    let told = format!("meets {} a third time", self.names(&third));
                    seat.basis.because(&seeding.meetings.clause, &told);
                }
                let mates: Vec<usize> =
                    others(who).filter(|other| now.must_be_apart(round, who, *other)).collect();
                if !mates.is_empty() {
                    let told = format!("at a board with {}", self.names(&mates));
                    seat.basis.because(&seeding.teams.clause, &told);
                }
                let before = |seat: usize| {
                    (0..round).any(|r| {
                        let seats = &now.rounds[r].seats;
                        (0..seats.len()).any(|at| at % SEATS == seat && seats[at] == Some(who))
                    })
                };
                let group = now.group_of(power);
                if before(power) {
                    let told = format!("{} again", seat.power.name());
                    seat.basis.because(&seeding.groups.clause, &told);
                } else if now.times_in_group(who, group) > 1 {
                    let told = format!("a second power of {}", seeding.groups.named(group));
                    seat.basis.because(&seeding.groups.clause, &told);
                }
                for earlier in 0..round {
                    let Some(there) = now.board_of(earlier, who) else { continue };
                    let with: Vec<usize> = others(who)
                        .filter(|other| now.board_of(earlier, *other) == Some(there))
                        .collect();
                    if with.len() > 1 {
                        let told = format!(
                            "with {} again, as in round {}",
                            self.names(&with),
                            earlier + 1
                        );
                        seat.basis.because(&seeding.threes.clause, &told);
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
