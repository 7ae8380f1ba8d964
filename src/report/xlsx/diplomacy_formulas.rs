//! The score of a game of Diplomacy by each family of scoring systems, as a formula over
//! the centres of its rows. The files of `scoring/diplomacy` have the rules.
//!
//! Formulas do not count years: a power without centres was eliminated in the year of the
//! return; one with centres would be eliminated in the last year.

use crate::engine::rules::diplomacy::{
    Bangkok, CDiplo, Carnage, Classic, Detour, DrawSize, Family, ManorCon, SumOfSquares, SystemRule,
};
use crate::model::Exact;

/// The references to the centres of a game.
pub(super) struct Centres {
    /// The cell of the own power's final centres.
    pub held: String,
    /// The range of all powers' final centres.
    pub all: String,
    /// The number of powers.
    pub powers: usize,
    /// The own power and all powers after the year in which survival counts, if the game
    /// lasted so long.
    pub survival: Option<[String; 2]>,
    /// Game years.
    pub years: u32,
    /// Years survived, if eliminated.
    pub lasted: u32,
    /// The score, if eliminated.
    pub dead: Option<Exact>,
}

/// The score of a game: the winner's, that of a beaten power, and the share of a drawn game
/// before rounding.
struct Worth {
    solo: Exact,
    beaten: String,
    drawn: String,
}

/// The score of a game as a formula.
pub(super) fn score(system: &SystemRule, centres: &Centres) -> String {
    let Worth { solo, beaten, drawn } = match &system.rule {
        Family::Detour(rule) => centres.detour(rule),
        Family::CDiplo(rule) => centres.c_diplo(rule),
        Family::SumOfSquares(rule) => centres.sum_of_squares(rule),
        Family::DrawSize(rule) => centres.draw_size(rule),
        Family::Carnage(rule) => centres.carnage(rule),
        Family::ManorCon(rule) => centres.manorcon(rule),
        Family::Bangkok(rule) => centres.bangkok(rule),
        Family::Classic(rule) => centres.classic(rule),
    };
    let Centres { held, all, .. } = centres;
    let (solo, decimals) = (solo.to_cell(), system.decimals);
    format!("IF(MAX({all})>=18,IF({held}>=18,{solo},{beaten}),ROUND({drawn},{decimals}))")
}

/// `{38,14,7}`.
fn list(numbers: impl Iterator<Item = f64>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    format!("{{{}}}", numbers.join(","))
}

impl Centres {
    /// Points for the place by centres; level powers share the points of their places.
    fn shared(&self, points: &[Exact]) -> String {
        let Centres { held, all, .. } = self;
        let places = list((1..=points.len()).map(|place| place as f64));
        let points = list(points.iter().map(|points| points.to_cell()));
        format!(
            "SUMPRODUCT({points}*({places}>COUNTIF({all},\">\"&{held}))*({places}<=COUNTIF({all},\">=\"&{held})))/COUNTIF({all},{held})"
        )
    }

    fn c_diplo(&self, rule: &CDiplo) -> Worth {
        let (played, centre) = (rule.played.to_cell(), rule.centre.to_cell());
        let (held, shared) = (&self.held, self.shared(&rule.position));
        let drawn = format!("{played}+{centre}*{held}+{shared}");
        Worth { solo: rule.solo, beaten: "0".to_string(), drawn }
    }

    fn sum_of_squares(&self, rule: &SumOfSquares) -> Worth {
        let Centres { held, all, .. } = self;
        let drawn = format!("{}*{held}^2/SUMSQ({all})", rule.pot.to_cell());
        Worth { solo: rule.solo, beaten: "0".to_string(), drawn }
    }

    fn draw_size(&self, rule: &DrawSize) -> Worth {
        let Centres { held, all, .. } = self;
        let drawn = format!("{}*({held}>0)/COUNTIF({all},\">0\")", rule.pot.to_cell());
        Worth { solo: rule.solo, beaten: "0".to_string(), drawn }
    }

    fn carnage(&self, rule: &Carnage) -> Worth {
        let Centres { held, all, .. } = self;
        let shared = self.shared(&rule.position);
        let alive = format!("{shared}+{}*{held}", rule.centre.to_cell());
        let drawn = match (rule.by_elimination, self.dead) {
            (false, _) => alive,
            (true, Some(score)) => format!("IF({held}>0,{alive},{})", score.to_cell()),
            // A power eliminated in the last year is placed behind the survivors.
            (true, None) => {
                let points = list(rule.position.iter().map(|points| points.to_cell()));
                format!("IF({held}>0,{alive},INDEX({points},COUNTIF({all},\">0\")+1))")
            }
        };
        Worth { solo: rule.solo, beaten: "0".to_string(), drawn }
    }

    fn manorcon(&self, rule: &ManorCon) -> Worth {
        let Centres { held, all, powers, .. } = self;
        let (linear, constant) = (rule.linear, rule.constant);
        let years = |years: u32| (rule.year * Exact::whole(years)).to_cell();
        let out = years(self.lasted + 1);
        let own = format!("({held}^2+{linear}*{held}+{constant})");
        let sum = format!("(SUMSQ({all})+{linear}*SUM({all})+{powers}*{constant})");
        let drawn = format!("IF({held}>0,{}*{own}/{sum},{out})", rule.pot.to_cell());
        let beaten = format!("IF({held}>0,{},{out})", years(self.years));
        Worth { solo: rule.solo, beaten, drawn }
    }

    fn bangkok(&self, rule: &Bangkok) -> Worth {
        let Centres { held, all, .. } = self;
        let shares = list(rule.shares.iter().map(|shares| shares.to_cell()));
        let below = list((0..rule.shares.len()).map(|below| below as f64));
        let own = format!("SUMPRODUCT({shares}*((MAX({all})-{held})={below}))");
        let sum = format!("SUMPRODUCT({shares}*COUNTIF({all},MAX({all})-{below}))");
        let out = (rule.year * Exact::whole(self.lasted + 1)).to_cell();
        let [centre, pot, alive] =
            [rule.centre, rule.pot, rule.alive].map(|number| number.to_cell());
        let drawn = format!("{centre}*{held}+{pot}*{own}/{sum}+IF({held}>0,{alive},{out})");
        let beaten = format!("{}*{held}", rule.beaten_centre.to_cell());
        Worth { solo: rule.solo, beaten, drawn }
    }

    fn classic(&self, rule: &Classic) -> Worth {
        let Centres { held, all, .. } = self;
        let leaders = format!("COUNTIF({all},MAX({all}))");
        let most = rule.most_leaders;
        let [centre, alive, pot] =
            [rule.centre, rule.alive, rule.pot].map(|number| number.to_cell());
        let lead = format!("IF(AND({held}=MAX({all}),{leaders}<={most}),{pot}/{leaders},0)");
        let out = (rule.year * Exact::whole(self.lasted)).to_cell();
        let drawn = format!("IF({held}>0,{centre}*{held}+{alive}+{lead},{out})");
        Worth { solo: rule.solo, beaten: "0".to_string(), drawn }
    }

    fn detour(&self, rule: &Detour) -> Worth {
        let Centres { held, all, .. } = self;
        let [centre, alive] = [rule.centre, rule.alive].map(|number| number.to_cell());
        let survival = rule.survival.as_ref().zip(self.survival.as_ref());
        let [survived, survived_all] = match survival {
            Some((survival, [own, of_year])) => {
                let points = survival.points.to_cell();
                [format!("+{points}*({own}>0)"), format!("+{points}*COUNTIF({of_year},\">0\")")]
            }
            None => [String::new(), String::new()],
        };
        let places = rule.position.len();
        let lead = format!("(LARGE({all},1)-LARGE({all},2))");
        let raw = format!(
            "{centre}*{held}{survived}+{alive}*({held}>0)+IF({held}=MAX({all}),{lead},0)+({held}>0)*MAX(0,{}-COUNTIF({all},\">=\"&{held}))",
            places + 1
        );
        let level = format!("COUNTIF({all},\">=\"&{all})");
        let sum = format!(
            "{centre}*SUM({all}){survived_all}+{alive}*COUNTIF({all},\">0\")+{lead}+SUMPRODUCT(({all}>0)*({level}<={places})*({}-{level}))",
            places + 1
        );
        let share = format!("{}*({raw})/({sum})", rule.standard.to_cell());
        let Some(outlived) = &rule.outlived else {
            return Worth { solo: rule.solo, beaten: "0".to_string(), drawn: share };
        };
        let more = (outlived.points * Exact::whole(self.lasted)).min(outlived.most).to_cell();
        let drawn = format!("{share}+IF({held}>0,0,{more})");
        Worth { solo: rule.solo, beaten: more.to_string(), drawn }
    }
}
