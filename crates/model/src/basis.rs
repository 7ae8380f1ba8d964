//! The basis of a number: clauses and arithmetic, step by step.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A clause of a rule book: `4.1.2`.
pub type Clause = Cow<'static, str>;

/// One step of a derivation: input, arithmetic, result, a note such as the rounding, and the
/// clause. Only the input is always present. Prints as `input: arithmetic = result, note`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BasisStep {
    clause: Option<Clause>,
    opens: Option<Arc<str>>,
    taken: Box<str>,
    sum: Option<Box<Arithmetic>>,
}

/// The arithmetic of a step; empty parts are absent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Arithmetic {
    arithmetic: Box<str>,
    result: Box<str>,
    note: Box<str>,
}

impl BasisStep {
    /// A step with an input only: a place, a scale, a fact.
    pub fn new(taken: impl Into<Box<str>>) -> BasisStep {
        BasisStep { taken: taken.into(), ..BasisStep::default() }
    }

    /// The same step with another input.
    pub fn with_input(self, taken: impl Into<Box<str>>) -> BasisStep {
        BasisStep { taken: taken.into(), ..self }
    }

    /// The same step with its arithmetic.
    pub fn with_arithmetic(mut self, arithmetic: impl Into<Box<str>>) -> BasisStep {
        self.sum.get_or_insert_default().arithmetic = arithmetic.into();
        self
    }

    /// The same step with its result.
    pub fn with_result(mut self, result: impl fmt::Display) -> BasisStep {
        self.sum.get_or_insert_default().result = result.to_string().into();
        self
    }

    /// The same step with a note on the result: how it was rounded, or shared. May be empty.
    pub fn with_note(mut self, note: impl Into<Box<str>>) -> BasisStep {
        self.sum.get_or_insert_default().note = note.into();
        self
    }

    /// The part of the event that begins with this step, if an award has several. The steps that
    /// follow belong to it.
    pub fn part_title(&self) -> Option<&str> {
        self.opens.as_deref()
    }

    /// Its arithmetic, result and note without what it takes; `None` without arithmetic.
    pub(crate) fn calculation(&self) -> Option<String> {
        let sum = self.sum.as_ref().filter(|sum| !sum.arithmetic.is_empty())?;
        Some(BasisStep { sum: Some(sum.clone()), ..BasisStep::default() }.to_string())
    }

    /// Whether both print the same, whatever their clauses and parts.
    pub fn has_same_text(&self, other: &BasisStep) -> bool {
        (&self.taken, &self.sum) == (&other.taken, &other.sum)
    }

    /// Whether it has a clause and no text.
    fn has_no_text(&self) -> bool {
        self.taken.is_empty() && self.sum.is_none()
    }
}

impl BasisStep {
    fn write(&self, f: &mut dyn fmt::Write) -> fmt::Result {
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

impl fmt::Display for BasisStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text)?;
        f.write_str(&with_approximations(text))
    }
}

/// Writes `\u{2248}` instead of `=` where a side of it has a number that is cut (`0.307...`), so that
/// every sum with `=` is exact.
fn with_approximations(text: String) -> String {
    if !has_cut(&text) {
        return text;
    }
    let ends = [';', ',', ':'];
    let sides: Vec<&str> = text.split(" = ").collect();
    let mut told = String::with_capacity(text.len());
    for (nth, side) in sides.iter().enumerate() {
        if let Some(before) = nth.checked_sub(1).map(|before| sides[before]) {
            let left = before.rsplit(ends).next().unwrap_or_default();
            let right = side.split(ends).next().unwrap_or_default();
            let is_cut = has_cut(left) || has_cut(right);
            told.push_str(if is_cut { " \u{2248} " } else { " = " });
        }
        told.push_str(side);
    }
    told
}

/// Whether a number in a text is cut; dots for the terms of a long sum follow no digit.
fn has_cut(text: &str) -> bool {
    text.match_indices("...").any(|(at, _)| text[..at].ends_with(|c: char| c.is_ascii_digit()))
}

impl From<&str> for BasisStep {
    fn from(text: &str) -> BasisStep {
        BasisStep::new(text)
    }
}

impl From<&String> for BasisStep {
    fn from(text: &String) -> BasisStep {
        BasisStep::new(text.as_str())
    }
}

impl From<String> for BasisStep {
    fn from(text: String) -> BasisStep {
        BasisStep::new(text)
    }
}

/// The reasons for a place or an award, in the order in which they apply. Notes, certificates,
/// pages, CSV files and `explain` print it.
///
/// A basis can extend another: the awards of a list share the basis of their scale and add their
/// place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    ground: Option<Arc<Basis>>,
    steps: Vec<BasisStep>,
}

impl Basis {
    /// A basis without any reason yet.
    pub fn new() -> Self {
        Basis::default()
    }

    /// A basis that extends another.
    pub fn extending(ground: &Arc<Basis>) -> Self {
        Basis { ground: Some(Arc::clone(ground)), ..Basis::default() }
    }

    /// The basis that it extends, and its own steps.
    pub fn base_and_steps(&self) -> (Option<&Arc<Basis>>, &[BasisStep]) {
        (self.ground.as_ref(), &self.steps)
    }

    /// A basis of these parts.
    pub fn from_base_and_steps(ground: Option<Arc<Basis>>, steps: Vec<BasisStep>) -> Basis {
        Basis { ground, steps }
    }

    /// Adds a clause without a step.
    pub fn cite(&mut self, clause: &'static str) -> &mut Self {
        self.cite_one(Cow::Borrowed(clause))
    }

    fn cite_one(&mut self, clause: Clause) -> &mut Self {
        if !self.cites(&clause) {
            self.steps.push(BasisStep { clause: Some(clause), ..BasisStep::default() });
        }
        self
    }

    /// Adds the clauses of another basis.
    pub fn cite_clauses_of(&mut self, other: &Basis) -> &mut Self {
        for clause in other.each().filter_map(|step| step.clause.as_ref()) {
            self.cite_one(clause.clone());
        }
        self
    }

    /// Adds a step without a clause of its own, below the clause before.
    pub fn add_step(&mut self, step: impl Into<BasisStep>) -> &mut Self {
        self.steps.push(step.into());
        self
    }

    /// Adds a step with its clause.
    pub fn add_cited_step(
        &mut self,
        clause: &'static str,
        step: impl Into<BasisStep>,
    ) -> &mut Self {
        self.steps.push(BasisStep { clause: Some(Cow::Borrowed(clause)), ..step.into() });
        self
    }

    fn cites(&self, clause: &str) -> bool {
        self.each().any(|step| step.clause.as_deref() == Some(clause))
    }

    /// Adds the steps of another basis with their clauses.
    pub fn append(&mut self, other: &Basis) -> &mut Self {
        self.steps.extend(other.each().cloned());
        self
    }

    /// Adds the steps of another basis as a part of the event; with an empty name, as plain steps.
    pub fn append_part(&mut self, part: &str, other: &Basis) -> &mut Self {
        let first = self.steps.len();
        self.append(other);
        if let Some(step) = self.steps[first..].iter_mut().find(|step| !step.has_no_text())
            && !part.is_empty()
        {
            step.opens = Some(part.into());
        }
        self
    }

    /// Adds the steps of another basis, with its clauses in brackets. They do not become clauses of
    /// this basis.
    pub fn append_with_bracketed_clauses(&mut self, other: &Basis) -> &mut Self {
        let mut steps: Vec<BasisStep> =
            other.steps().map(|step| BasisStep { clause: None, ..step.clone() }).collect();
        if let Some(last) = steps.last_mut() {
            *last = BasisStep::new(format!("{last} ({})", other.cited_clauses().join(", ")));
        }
        self.steps.append(&mut steps);
        self
    }

    /// All steps, those of the extended basis first.
    fn each(&self) -> Box<dyn Iterator<Item = &BasisStep> + '_> {
        match &self.ground {
            Some(ground) => Box::new(ground.each().chain(&self.steps)),
            None => Box::new(self.steps.iter()),
        }
    }

    /// All steps with text, those of the extended basis first.
    pub fn steps(&self) -> impl Iterator<Item = &BasisStep> {
        self.each().filter(|step| !step.has_no_text())
    }

    /// All clauses in the order of use, without duplicates.
    pub fn cited_clauses(&self) -> Vec<&str> {
        let mut cited: Vec<&str> = Vec::new();
        for clause in self.each().filter_map(|step| step.clause.as_deref()) {
            if !cited.contains(&clause) {
                cited.push(clause);
            }
        }
        cited
    }

    /// The clauses, as `4.1.2;4.1.5`.
    pub fn clauses_text(&self) -> String {
        self.cited_clauses().join(";")
    }

    /// All steps as one sentence.
    pub fn sentence(&self) -> String {
        sentence_of_steps(self.steps())
    }

    /// Its own steps as one sentence, without those of the extended basis.
    pub fn own_sentence(&self) -> String {
        sentence_of_steps(self.steps.iter().filter(|step| !step.has_no_text()))
    }

    /// What it reckons in short, if it adds one step with arithmetic to the basis that it extends.
    pub fn own_calculation(&self) -> Option<String> {
        let mut own = self.steps.iter().filter(|step| !step.has_no_text());
        let only = own.next().filter(|_| own.next().is_none())?;
        only.calculation()
    }

    /// Whether it contains a step.
    pub fn contains_step(&self, step: &BasisStep) -> bool {
        self.steps().any(|own| own.has_same_text(step))
    }

    /// Whether it contains all steps of another basis, one after the other.
    pub fn contains_steps_of(&self, other: &Basis) -> bool {
        let (own, all): (Vec<&BasisStep>, Vec<&BasisStep>) =
            (self.steps().collect(), other.steps().collect());
        let same =
            |own: &[&BasisStep]| own.iter().zip(&all).all(|(own, other)| own.has_same_text(other));
        all.is_empty() || own.windows(all.len()).any(same)
    }

    /// Whether it has no steps.
    pub fn is_empty(&self) -> bool {
        self.steps().next().is_none()
    }
}

/// Steps as one sentence, joined by semicolons.
pub fn sentence_of_steps<'a>(steps: impl Iterator<Item = &'a BasisStep>) -> String {
    use fmt::Write;
    let mut sentence = String::new();
    for step in steps {
        let between = if sentence.is_empty() { "" } else { "; " };
        // Writing to a string cannot fail.
        let _ = write!(sentence, "{between}{step}");
    }
    sentence
}

/// Terms as a printed sum: `110 + 27.5 - 5`. A term with a minus sign is subtracted, so that no sum
/// prints `+ -5`.
pub fn sum_of_terms_text<T: AsRef<str>>(terms: &[T]) -> String {
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
            assert_eq!(sum_of_terms_text(&terms), sum);
        }
    }

    #[test]
    fn a_basis_says_its_ground_first_and_cites_each_clause_once() {
        let mut ground = Basis::new();
        ground.add_cited_step("4.1.2", "Scale A");
        let ground = Arc::new(ground);
        let mut basis = Basis::extending(&ground);
        basis.cite("4.1.2").add_cited_step("2.5.1", "place 2 = 50");
        assert_eq!(basis.clauses_text(), "4.1.2;2.5.1");
        assert_eq!(basis.sentence(), "Scale A; place 2 = 50");
        assert_eq!(basis.own_sentence(), "place 2 = 50");
        assert_eq!(basis.own_calculation(), None);
        let mut basis = Basis::extending(&ground);
        basis.cite("2.5.1").add_step(
            BasisStep::new("places 2 to 3").with_arithmetic("(9 + 0) / 2").with_result("4.5"),
        );
        assert_eq!(basis.own_calculation().as_deref(), Some("(9 + 0) / 2 = 4.5"));
        basis.add_step("nobody else");
        assert_eq!(basis.own_calculation(), None);
    }

    #[test]
    fn a_step_prints_what_it_has() {
        let bonus = BasisStep::new("Bonus").with_arithmetic("7 / 3").with_result("2 1/3");
        for (step, printed) in [
            (BasisStep::new("place 2"), "place 2"),
            (BasisStep::new("place 2").with_result(50), "place 2 = 50"),
            (BasisStep::new("").with_arithmetic("1 + 2").with_result(3), "1 + 2 = 3"),
            (bonus.clone(), "Bonus: 7 / 3 = 2 1/3"),
            (bonus.with_note("rounded up to 3"), "Bonus: 7 / 3 = 2 1/3, rounded up to 3"),
            (
                BasisStep::new("steps of 100 / 30.5... = 3.2..., and 2 x 3 = 6"),
                "steps of 100 / 30.5... \u{2248} 3.2..., and 2 x 3 = 6",
            ),
        ] {
            assert_eq!(step.to_string(), printed);
        }
    }

    #[test]
    fn the_steps_of_another_basis_keep_their_clauses_or_quote_them() {
        let mut other = Basis::new();
        other.add_cited_step("1.1", "a").add_cited_step("1.2", "b");
        let mut basis = Basis::new();
        basis.append_with_bracketed_clauses(&other);
        assert_eq!(
            (basis.sentence().as_str(), basis.clauses_text().as_str()),
            ("a; b (1.1, 1.2)", "")
        );
        let mut basis = Basis::new();
        basis.append_part("round-robin 1", &other);
        assert_eq!(basis.sentence(), "round-robin 1: a; b");
        assert_eq!(basis.clauses_text(), "1.1;1.2");
        assert_eq!(basis.steps().next().and_then(BasisStep::part_title), Some("round-robin 1"));
    }
}
