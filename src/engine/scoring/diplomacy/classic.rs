//! World Classic and Summer Classic: centres, survival, and a pot shared by the leaders.

use crate::engine::rules::diplomacy::Classic;
use crate::model::Exact;

use super::position::{Position, Worked};
use super::systems::{System, points};

impl System for Classic {
    fn description(&self) -> Vec<String> {
        let leaders = match self.most_leaders {
            7.. => "shared by all who lead in centres".to_string(),
            most => format!("shared by those who lead in centres, if they are at most {most}"),
        };
        vec![
            format!("A win: {} to the winner, nothing to the others.", points(self.solo)),
            format!("A drawn game: {} for each centre;", points(self.centre)),
            format!("{} for holding a centre at the end;", points(self.alive)),
            format!("{} {leaders};", points(self.pot)),
            format!("{} for each year survived to the eliminated.", points(self.year)),
        ]
    }

    fn work(&self, position: &Position) -> Vec<Worked> {
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => Worked::sum(vec![("win", self.solo)]),
            Some(_) => Worked::sum(Vec::new()),
            None => self.drawn(position, seat),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }
}

impl Classic {
    fn drawn(&self, position: &Position, seat: usize) -> Worked {
        let power = &position.powers[seat];
        if !power.is_alive() {
            let years = Exact::whole(power.years_survived());
            return Worked::sum(vec![("years survived", self.year * years)]);
        }
        let (place, leaders) = position.place(seat);
        let leads = place == 1 && leaders <= self.most_leaders;
        Worked::sum(vec![
            ("centres", self.centre * Exact::whole(power.last())),
            ("alive", self.alive),
            ("leader", if leads { self.pot / leaders } else { Exact::ZERO }),
        ])
    }
}
