//! Why a number is what it is: clauses and arithmetic (rule 4 of the house).

use std::sync::Arc;

/// The grounds of a place or an award, in the order in which they were used.
/// Notes, certificates, pages, CSV files and `explain` all print this one.
///
/// A basis can rest on another: the awards of a list share the ground of their
/// scale and add only their place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    ground: Option<Arc<Basis>>,
    clauses: Vec<&'static str>,
    sentence: String,
}

impl Basis {
    /// Nothing yet.
    pub fn new() -> Self {
        Basis::default()
    }

    /// A basis that rests on a ground.
    pub fn on(ground: &Arc<Basis>) -> Self {
        Basis { ground: Some(Arc::clone(ground)), ..Basis::default() }
    }

    /// Adds a clause, once.
    pub fn cite(&mut self, clause: &'static str) -> &mut Self {
        if !self.cites(clause) {
            self.clauses.push(clause);
        }
        self
    }

    /// Adds arithmetic. Steps are joined by semicolons into one sentence.
    pub fn say(&mut self, step: &str) -> &mut Self {
        if !self.sentence.is_empty() {
            self.sentence.push_str("; ");
        }
        self.sentence.push_str(step);
        self
    }

    /// Adds arithmetic and the clause it rests on.
    pub fn because(&mut self, clause: &'static str, step: &str) -> &mut Self {
        self.cite(clause).say(step)
    }

    fn cites(&self, clause: &str) -> bool {
        self.clauses.contains(&clause)
            || self.ground.as_ref().is_some_and(|ground| ground.cites(clause))
    }

    /// Adds what another basis says, behind this one.
    pub fn follow_with(&mut self, other: &Basis) -> &mut Self {
        for clause in other.cited() {
            self.cite(clause);
        }
        self.say(&other.sentence())
    }

    /// The clauses in the order of use, those of the ground first.
    pub fn cited(&self) -> Vec<&'static str> {
        let mut cited = self.ground.as_ref().map(|ground| ground.cited()).unwrap_or_default();
        cited.extend(&self.clauses);
        cited
    }

    /// The clauses, as `4.1.2;4.1.5`.
    pub fn clauses(&self) -> String {
        self.cited().join(";")
    }

    /// The arithmetic as one sentence, that of the ground first.
    pub fn sentence(&self) -> String {
        match &self.ground {
            Some(ground) if !ground.is_empty() => {
                let mut whole = ground.sentence();
                if !self.sentence.is_empty() {
                    whole.push_str("; ");
                    whole.push_str(&self.sentence);
                }
                whole
            }
            _ => self.sentence.clone(),
        }
    }

    /// The clauses and the sentence of a basis that is not needed any more.
    pub fn into_words(self) -> (String, String) {
        let clauses = self.clauses();
        match self.ground {
            Some(_) => (clauses, self.sentence()),
            None => (clauses, self.sentence),
        }
    }

    /// Only what is added to the ground.
    pub fn own_sentence(&self) -> &str {
        &self.sentence
    }

    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.sentence.is_empty() && self.ground.as_ref().is_none_or(|ground| ground.is_empty())
    }
}

/// Terms as a sum for people: `110 + 27.5 - 5`. What begins with a minus sign is taken
/// away, so that no sum says `+ -5`.
pub fn added<T: AsRef<str>>(terms: &[T]) -> String {
    let mut sum = String::new();
    for (nth, term) in terms.iter().enumerate() {
        let term = term.as_ref();
        let taken = ["-", "\u{2212}"].into_iter().find_map(|sign| {
            term.strip_prefix(sign).filter(|_| nth > 0).map(|amount| (sign, amount))
        });
        match taken {
            Some((sign, amount)) => sum.push_str(&format!(" {sign} {amount}")),
            None if nth > 0 => sum.push_str(&format!(" + {term}")),
            None => sum.push_str(term),
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_away_has_its_sign_between() {
        for (terms, sum) in [
            (vec!["110", "27.5"], "110 + 27.5"),
            (vec!["110", "-5 adjustment"], "110 - 5 adjustment"),
            (vec!["-5", "-2\u{bd}", "3"], "-5 - 2\u{bd} + 3"),
            (vec!["1", "\u{2212}2"], "1 \u{2212} 2"),
            (vec![], ""),
        ] {
            assert_eq!(added(&terms), sum);
        }
    }

    #[test]
    fn a_basis_says_its_ground_first_and_cites_each_clause_once() {
        let mut ground = Basis::new();
        ground.because("4.1.2", "Scale A");
        let ground = Arc::new(ground);
        let mut basis = Basis::on(&ground);
        basis.cite("4.1.2").because("2.5.1", "place 2 = 50");
        assert_eq!(basis.clauses(), "4.1.2;2.5.1");
        assert_eq!(basis.sentence(), "Scale A; place 2 = 50");
        assert_eq!(basis.own_sentence(), "place 2 = 50");
    }
}
