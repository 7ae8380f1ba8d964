//! Declarations of problems, each in the room or pack that raises it.

use super::Severity;
use super::blanks::{SentenceValue, fill_blanks, has_only_known_blanks};

/// What all problems of one kind share.
#[derive(PartialEq, Eq, Debug)]
pub struct ProblemDeclaration {
    /// The stable short name.
    pub code: &'static str,
    /// What stands above problems of this kind; kinds with one code have the same.
    pub heading: &'static str,
    /// The name of its struct: kinds with one code have several.
    pub name: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// Whether it keeps one contestant or one kind of award from an event, so that the other awards
    /// stand.
    pub of_part: bool,
    /// What is wrong, as a sentence with blanks: `{column} is missing here.`
    pub message: &'static str,
    /// What to do about it, with the same blanks.
    pub hint: &'static str,
    /// The names of the blanks: its fields, then the values worked out from them.
    pub blanks: &'static [&'static str],
}

impl ProblemDeclaration {
    /// This declaration; it compiles only if its sentences name no other blanks.
    pub const fn checked(self) -> ProblemDeclaration {
        assert!(
            has_only_known_blanks(self.message, self.blanks),
            "the sentence names an unknown blank"
        );
        assert!(has_only_known_blanks(self.hint, self.blanks), "the hint names an unknown blank");
        self
    }
}

/// The key of a kind of problem in the catalogues of other languages, from its code and the name of its
/// struct: `missing-cell`, or `no-scale_scheme-no-scale` where the name says more than the code.
pub fn problem_translation_key(code: &str, name: &str) -> String {
    let mut own = String::with_capacity(code.len());
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !own.is_empty() {
            own.push('-');
        }
        own.push(letter.to_ascii_lowercase());
    }
    if own == code { own } else { format!("{code}_{own}") }
}

/// A kind of problem, declared by `problems!`.
pub trait DeclaredProblem: Into<ProblemDetail> {
    /// What all problems of this kind share.
    const DECLARATION: &'static ProblemDeclaration;
}

/// What is wrong: a kind of problem and what its blanks hold. Its sentence is made where somebody
/// reads it.
#[derive(Clone, PartialEq, Debug)]
pub struct ProblemDetail {
    pub(super) declaration: &'static ProblemDeclaration,
    /// In the order of the names.
    pub(super) blanks: Vec<SentenceValue>,
}

impl ProblemDetail {
    /// A problem of a kind, with what its blanks hold.
    #[inline(never)] // the code for each number of blanks is there once
    pub fn new<const N: usize>(
        declaration: &'static ProblemDeclaration,
        blanks: [SentenceValue; N],
    ) -> Self {
        ProblemDetail { declaration, blanks: blanks.into() }
    }

    /// Adds what its next blank holds.
    #[inline(never)]
    pub fn fill_next_blank(&mut self, blank: SentenceValue) {
        self.blanks.push(blank);
    }

    /// The stable short name.
    pub fn code(&self) -> &'static str {
        self.declaration.code
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.declaration.severity
    }

    /// Whether it concerns only a part of an event's awards, see [`ProblemDeclaration`].
    pub fn affects_only_part_of_awards(&self) -> bool {
        self.declaration.of_part
    }

    /// Whether it has the code of this kind.
    pub fn is_of_kind<D: DeclaredProblem>(&self) -> bool {
        self.code() == D::DECLARATION.code
    }

    /// A sentence of its declaration in English.
    pub(super) fn fill_sentence(&self, sentence: &str) -> String {
        // The last blank of a name is meant.
        let nth = |name: &str| self.declaration.blanks.iter().rposition(|own| *own == name);
        fill_blanks(sentence, |name| self.blanks.get(nth(name)?))
    }
}

/// Declares the problems that a room or a pack raises. Each declaration is
///
/// ```text
/// error "no-tricks" "Tricks missing" NoTricks { contract: String }:
///     let what = named(&contract);
///     "The contract {what} has no tricks, so the row was left out."
///     => "Fill in Tricks (0 to 13).";
/// ```
///
/// - its severity (`error`, `warning`, `note`), `error(part)` where the other awards of the event
///   stand;
/// - its code, in kebab case, which never changes, and a heading in words;
/// - the struct that callers fill in, with its fields;
/// - values worked out from the fields, if any;
/// - the sentence, and behind the arrow the hint.
///
/// Fields and worked values are what the sentences can name; a worked value hides a field of its
/// name there. Both have a type that turns into a [`SentenceValue`].
///
/// The struct turns into a [`ProblemDetail`] with `into()`. `LIST` holds all declarations of the room;
/// `season::declared_problems` joins those lists.
#[macro_export]
macro_rules! problems {
    ($(
        $(#[$attribute:meta])*
        $severity:ident $(($part:ident))? $code:literal $heading:literal
        $name:ident $({ $($field:ident: $type:ty),* $(,)? })?:
        $(let $worked:ident = $value:expr;)*
        $message:literal => $hint:literal;
    )*) => {
        $(
            $crate::problem::problems! {
                @struct
                #[doc = concat!("`", $code, "`: ", $message)]
                $(#[$attribute])*
                $name $({ $($field: $type),* })?
            }

            impl $crate::problem::DeclaredProblem for $name {
                const DECLARATION: &'static $crate::problem::ProblemDeclaration =
                    &$crate::problem::ProblemDeclaration {
                        code: $code,
                        heading: $heading,
                        name: stringify!($name),
                        severity: $crate::problem::problems!(@severity $severity),
                        of_part: $crate::problem::problems!(@part $($part)?),
                        message: $message,
                        hint: $hint,
                        blanks: &[$($(stringify!($field),)*)? $(stringify!($worked)),*],
                    }
                    .checked();
            }

            impl From<$name> for $crate::problem::ProblemDetail {
                fn from(problem: $name) -> Self {
                    let $name $({ $($field),* })? = problem;
                    let declaration = <$name as $crate::problem::DeclaredProblem>::DECLARATION;
                    $crate::problem::problems! {
                        @detail declaration [$($($field)*)?] $($worked = $value;)*
                    }
                }
            }
        )*

        /// The problems declared here.
        #[allow(unreachable_pub)] // as visible as the module that declares
        pub const LIST: &[&$crate::problem::ProblemDeclaration] =
            &[$(<$name as $crate::problem::DeclaredProblem>::DECLARATION),*];
    };
    (@struct $(#[$attribute:meta])* $name:ident) => {
        $(#[$attribute])*
        #[allow(unreachable_pub)] // as visible as the module that declares
        pub struct $name;
    };
    (@struct $(#[$attribute:meta])* $name:ident { $($field:ident: $type:ty),* }) => {
        $(#[$attribute])*
        #[allow(missing_docs, unreachable_pub)] // the sentence names the blanks
        pub struct $name { $(pub $field: $type),* }
    };
    (@detail $declaration:ident [$($field:ident)*]) => {
        Self::new($declaration, [$($crate::problem::SentenceValue::from($field)),*])
    };
    // A worked value can use a field up.
    (@detail $declaration:ident [$($field:ident)*] $($worked:ident = $value:expr;)+) => {{
        let given = [$($crate::problem::SentenceValue::from(Clone::clone(&$field))),*];
        let mut detail = Self::new($declaration, given);
        $(
            let $worked = $value;
            detail.fill_next_blank($crate::problem::SentenceValue::from(Clone::clone(&$worked)));
        )+
        detail
    }};
    (@severity error) => { $crate::problem::Severity::Error };
    (@severity warning) => { $crate::problem::Severity::Warning };
    (@severity note) => { $crate::problem::Severity::Note };
    (@part) => { false };
    (@part part) => { true };
}
pub use problems;
