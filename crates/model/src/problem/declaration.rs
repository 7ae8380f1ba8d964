//! Declarations of problems, each in the room or pack that raises it.

use super::Severity;

/// What all problems of one kind share.
#[derive(PartialEq, Eq, Debug)]
pub struct Declaration {
    /// The stable short name.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// Whether it keeps one contestant or one kind of award from an event, so that the other awards
    /// stand.
    pub of_part: bool,
}

/// A kind of problem, declared by `problems!`.
pub trait DeclaredProblem: Into<ProblemDetail> {
    /// What all problems of this kind share.
    const DECLARATION: &'static Declaration;
}

/// The words of a problem: sentence and hint.
#[derive(Clone, PartialEq, Debug)]
pub struct ProblemDetail {
    pub(super) declaration: &'static Declaration,
    pub(super) message: String,
    pub(super) hint: String,
}

impl ProblemDetail {
    /// A problem of a kind, with its sentence and hint.
    pub fn new(declaration: &'static Declaration, message: String, hint: String) -> Self {
        ProblemDetail { declaration, message, hint }
    }

    /// The stable short name.
    pub fn code(&self) -> &'static str {
        self.declaration.code
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.declaration.severity
    }

    /// Whether it concerns only a part of an event's awards, see [`Declaration`].
    pub fn affects_part_only(&self) -> bool {
        self.declaration.of_part
    }

    /// Whether it has the code of this kind.
    pub fn is<D: DeclaredProblem>(&self) -> bool {
        self.code() == D::DECLARATION.code
    }
}

/// Declares the problems that a room or a pack raises. Each declaration is
///
/// ```text
/// error "no-tricks" NoTricks { contract: String }:
///     let what = named(&contract);
///     "The contract {what} has no tricks, so the row was left out."
///     => "Fill in Tricks (0 to 13).";
/// ```
///
/// - its severity (`error`, `warning`, `note`), `error(part)` where the other awards of the event
///   stand;
/// - its code, in kebab case, which never changes;
/// - the struct that callers fill in, with its fields;
/// - values worked out from the fields, if any;
/// - the sentence, and behind the arrow the hint.
///
/// The struct turns into a [`ProblemDetail`] with `into()`. `LIST` holds all declarations of the room;
/// `season::declared_problems` joins those lists.
#[macro_export]
macro_rules! problems {
    ($(
        $(#[$attribute:meta])*
        $severity:ident $(($part:ident))? $code:literal
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
                const DECLARATION: &'static $crate::problem::Declaration =
                    &$crate::problem::Declaration {
                        code: $code,
                        severity: $crate::problem::problems!(@severity $severity),
                        of_part: $crate::problem::problems!(@part $($part)?),
                    };
            }

            impl From<$name> for $crate::problem::ProblemDetail {
                fn from(problem: $name) -> Self {
                    let $name $({ $($field),* })? = problem;
                    $(let $worked = $value;)*
                    let declaration = <$name as $crate::problem::DeclaredProblem>::DECLARATION;
                    Self::new(declaration, format!($message), format!($hint))
                }
            }
        )*

        /// The problems declared here.
        #[allow(unreachable_pub)] // as visible as the module that declares
        pub const LIST: &[&$crate::problem::Declaration] =
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
    (@severity error) => { $crate::problem::Severity::Error };
    (@severity warning) => { $crate::problem::Severity::Warning };
    (@severity note) => { $crate::problem::Severity::Note };
    (@part) => { false };
    (@part part) => { true };
}
pub use problems;
