//! Why a number is what it is: clauses and arithmetic, step by step.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A clause of a rule book: `4.1.2`.
pub type Clause = Cow<'static, str>;

/// One step to a number: what was taken, the arithmetic, the result and a note on it, as
/// how it was rounded, and the clause that asks for it. Only the first is always there: many
/// steps are a fact and no sum. It prints as `taken: arithmetic = result, note`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    clause: Option<Clause>,
    opens: Option<Arc<str>>,
    taken: Box<str>,
    sum: Option<Box<Sum>>,
}

/// The arithmetic of a step; what is empty is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Sum {
    arithmetic: Box<str>,
    result: Box<str>,
    note: Box<str>,
}

impl Step {
    /// A step that takes something: a place, a scale, a fact.
    pub fn of(taken: impl Into<Box<str>>) -> Step {
        Step { taken: taken.into(), ..Step::default() }
    }

    /// The same step, taken from something else.
    pub fn taking(self, taken: impl Into<Box<str>>) -> Step {
        Step { taken: taken.into(), ..self }
    }

    /// The same step with its arithmetic.
    pub fn worked(mut self, arithmetic: impl Into<Box<str>>) -> Step {
        self.sum.get_or_insert_default().arithmetic = arithmetic.into();
        self
    }

    /// The same step with what came out.
    pub fn gives(mut self, result: impl fmt::Display) -> Step {
        self.sum.get_or_insert_default().result = result.to_string().into();
        self
    }

    /// The same step with a note on the result: how it was rounded, or shared. May be empty.
    pub fn noting(mut self, note: impl Into<Box<str>>) -> Step {
        self.sum.get_or_insert_default().note = note.into();
        self
    }

    /// The part of the event that begins with this step, where an award is made of
    /// several; the steps behind it belong to that part too.
    pub fn opens(&self) -> Option<&str> {
        self.opens.as_deref()
    }

    /// Whether it says the same, whatever clause it rests on and whatever it opens.
    pub fn is_as(&self, other: &Step) -> bool {
        (&self.taken, &self.sum) == (&other.taken, &other.sum)
    }

    /// Whether it names a clause and says nothing.
    fn is_silent(&self) -> bool {
        self.taken.is_empty() && self.sum.is_none()
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(part) = &self.opens {
            write!(f, "{part}: ")?;
        }
        f.write_str(&self.taken)?;
        let Some(sum) = &self.sum else { return Ok(()) };
        for (between, text) in [(": ", &sum.arithmetic), (" = ", &sum.result)] {
            if !text.is_empty() {
                write!(
                    f,
                    "{}{text}",
                    if self.taken.is_empty() && between == ": " { "" } else { between }
                )?;
            }
        }
        if sum.note.is_empty() { Ok(()) } else { write!(f, ", {}", sum.note) }
    }
}

impl From<&str> for Step {
    fn from(text: &str) -> Step {
        Step::of(text)
    }
}

impl From<&String> for Step {
    fn from(text: &String) -> Step {
        Step::of(text.as_str())
    }
}

impl From<String> for Step {
    fn from(text: String) -> Step {
        Step::of(text)
    }
}

/// The grounds of a place or an award, in the order in which they were used.
/// Notes, certificates, pages, CSV files and `explain` all print this one.
///
/// A basis can rest on another: the awards of a list share the ground of their
/// scale and add only their place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    ground: Option<Arc<Basis>>,
    steps: Vec<Step>,
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

    /// The basis it rests on, and what it adds.
    pub fn parts(&self) -> (Option<&Arc<Basis>>, &[Step]) {
        (self.ground.as_ref(), &self.steps)
    }

    /// A basis of such parts.
    pub fn of_parts(ground: Option<Arc<Basis>>, steps: Vec<Step>) -> Basis {
        Basis { ground, steps }
    }

    /// Names a clause that no step of its own rests on.
    pub fn cite(&mut self, clause: &'static str) -> &mut Self {
        self.cite_one(Cow::Borrowed(clause))
    }

    fn cite_one(&mut self, clause: Clause) -> &mut Self {
        if !self.cites(&clause) {
            self.steps.push(Step { clause: Some(clause), ..Step::default() });
        }
        self
    }

    /// Names the clauses of another basis.
    pub fn cite_all(&mut self, other: &Basis) -> &mut Self {
        for clause in other.each().filter_map(|step| step.clause.as_ref()) {
            self.cite_one(clause.clone());
        }
        self
    }

    /// Adds a step.
    pub fn say(&mut self, step: impl Into<Step>) -> &mut Self {
        self.steps.push(step.into());
        self
    }

    /// Adds a step and the clause it rests on.
    pub fn because(&mut self, clause: &'static str, step: impl Into<Step>) -> &mut Self {
        self.steps.push(Step { clause: Some(Cow::Borrowed(clause)), ..step.into() });
        self
    }

    fn cites(&self, clause: &str) -> bool {
        self.each().any(|step| step.clause.as_deref() == Some(clause))
    }

    /// Adds the steps of another basis with their clauses.
    pub fn follow_with(&mut self, other: &Basis) -> &mut Self {
        self.steps.extend(other.each().cloned());
        self
    }

    /// Adds the steps of another basis under the name of the part of the event that
    /// they are about; without a name just the steps.
    pub fn open(&mut self, part: &str, other: &Basis) -> &mut Self {
        let first = self.steps.len();
        self.follow_with(other);
        if let Some(step) = self.steps[first..].iter_mut().find(|step| !step.is_silent())
            && !part.is_empty()
        {
            step.opens = Some(part.into());
        }
        self
    }

    /// Adds the steps of another basis with its clauses in brackets behind them; this
    /// basis does not cite them.
    pub fn quote(&mut self, other: &Basis) -> &mut Self {
        let mut steps: Vec<Step> =
            other.steps().map(|step| Step { clause: None, ..step.clone() }).collect();
        if let Some(last) = steps.last_mut() {
            *last = Step::of(format!("{last} ({})", other.cited().join(", ")));
        }
        self.steps.append(&mut steps);
        self
    }

    /// All that was added, that of the ground first.
    fn each(&self) -> Box<dyn Iterator<Item = &Step> + '_> {
        match &self.ground {
            Some(ground) => Box::new(ground.each().chain(&self.steps)),
            None => Box::new(self.steps.iter()),
        }
    }

    /// The steps that say something, those of the ground first.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.each().filter(|step| !step.is_silent())
    }

    /// The clauses in the order of use, those of the ground first, each once.
    pub fn cited(&self) -> Vec<&str> {
        let mut cited: Vec<&str> = Vec::new();
        for clause in self.each().filter_map(|step| step.clause.as_deref()) {
            if !cited.contains(&clause) {
                cited.push(clause);
            }
        }
        cited
    }

    /// The clauses, as `4.1.2;4.1.5`.
    pub fn clauses(&self) -> String {
        self.cited().join(";")
    }

    /// The steps as one sentence, those of the ground first.
    pub fn sentence(&self) -> String {
        sentence_of(self.steps())
    }

    /// Only what is added to the ground.
    pub fn own_sentence(&self) -> String {
        sentence_of(self.steps.iter().filter(|step| !step.is_silent()))
    }

    /// Whether a step was said already.
    pub fn says(&self, step: &Step) -> bool {
        self.steps().any(|own| own.is_as(step))
    }

    /// Whether all steps of another basis were said already, one behind the other.
    pub fn says_all(&self, other: &Basis) -> bool {
        let (own, all): (Vec<&Step>, Vec<&Step>) =
            (self.steps().collect(), other.steps().collect());
        let same = |own: &[&Step]| own.iter().zip(&all).all(|(own, other)| own.is_as(other));
        all.is_empty() || own.windows(all.len()).any(same)
    }

    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.steps().next().is_none()
    }
}

/// Steps as one sentence, joined by semicolons.
pub fn sentence_of<'a>(steps: impl Iterator<Item = &'a Step>) -> String {
    use fmt::Write;
    let mut sentence = String::new();
    for step in steps {
        let between = if sentence.is_empty() { "" } else { "; " };
        // Writing to a string cannot fail.
        let _ = write!(sentence, "{between}{step}");
    }
    sentence
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

    #[test]
    fn a_step_prints_what_it_has() {
        let bonus = Step::of("Bonus").worked("7 / 3").gives("2 1/3");
        for (step, printed) in [
            (Step::of("place 2"), "place 2"),
            (Step::of("place 2").gives(50), "place 2 = 50"),
            (Step::of("").worked("1 + 2").gives(3), "1 + 2 = 3"),
            (bonus.clone(), "Bonus: 7 / 3 = 2 1/3"),
            (bonus.noting("rounded up to 3"), "Bonus: 7 / 3 = 2 1/3, rounded up to 3"),
        ] {
            assert_eq!(step.to_string(), printed);
        }
    }

    #[test]
    fn the_steps_of_another_basis_keep_their_clauses_or_quote_them() {
        let mut other = Basis::new();
        other.because("1.1", "a").because("1.2", "b");
        let mut basis = Basis::new();
        basis.quote(&other);
        assert_eq!((basis.sentence().as_str(), basis.clauses().as_str()), ("a; b (1.1, 1.2)", ""));
        let mut basis = Basis::new();
        basis.open("round-robin 1", &other);
        assert_eq!(basis.sentence(), "round-robin 1: a; b");
        assert_eq!(basis.clauses(), "1.1;1.2");
        assert_eq!(basis.steps().next().and_then(Step::opens), Some("round-robin 1"));
    }
}
