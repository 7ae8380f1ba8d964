//! The columns of the form, and the macro that declares a sheet.

use std::collections::HashMap;

use crate::name_comparison::folded_name;

/// The type of a column's cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ColumnKind {
    Text,
    /// The name of an event, entry, section or board: text. `1` typed as a number or as text is the
    /// same.
    Label,
    /// A member number: text with its leading zeros.
    MemberNumber,
    /// A number, fractions and decimals allowed.
    Number,
    Whole,
    /// The number of a division, perhaps with the letter of one of its halves: `2A` is 2.
    Division,
    /// A whole number for lots, up to 32 bits.
    Seed,
    /// A score: a number, or a percentage.
    Score,
    /// A rating: a number, or a word for no rating.
    Rating,
    Percent,
    Date,
    /// The day on which somebody was born.
    Birth,
    /// One of a closed list.
    Choice(&'static [&'static str]),
    /// One of the words that the rule books define.
    OfBooks(RuleBookWordList),
    /// Any text; the list holds suggestions.
    Suggestion(&'static [&'static str]),
    YesNo,
    /// A place such as `3` or `3=`.
    Place,
    /// The result of a game: `1-0`, `½-½`, `+--` …
    Outcome,
    /// Several labels, separated by commas.
    List,
    /// Rounds: `1,3` or `1-4`.
    Rounds,
    /// What an organiser notes beside the list: as shown, whatever it is. No other heading is a slip
    /// of such a one, and a row with nothing else is none.
    Remark,
}

/// Closed lists whose words the rule books and their figures define.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleBookWordList {
    /// The ids of rule books.
    Books,
    Competitions,
    /// `none` and the carry-over rules.
    CarryOvers,
    /// Scorings of cards, then the scoring systems of Diplomacy.
    Scorings,
}

/// A column of a sheet, or a key of the sheet `Event`.
#[derive(Debug)]
pub struct ColumnDefinition {
    /// Its name on the sheet.
    pub name: &'static str,
    /// Other names for it.
    pub aliases: &'static [&'static str],
    /// How often it repeats: `Player 1` to `Player 16` are one column 16 times.
    pub times: u8,
    /// The type of its cells.
    pub kind: ColumnKind,
    /// Its explanation, for the header note.
    pub help: &'static str,
    /// An example value; several, separated by `;`, for a repeated column; empty to leave the
    /// example blank.
    pub example: &'static str,
}

/// One sheet of the form.
#[derive(Debug)]
pub struct SheetForm {
    pub name: &'static str,
    /// What one row holds.
    pub about: &'static str,
    /// Its columns in their usual order.
    pub columns: &'static [ColumnDefinition],
    /// Where each folded name of a column is found.
    pub(super) names: fn() -> &'static ColumnIndicesByName,
}

/// The columns of a sheet by folded name and by folded alias. Columns can share an alias.
#[derive(Debug)]
pub(super) struct ColumnIndicesByName([HashMap<String, Vec<u8>>; 2]);

impl ColumnIndicesByName {
    pub(super) fn from_form(form: &SheetForm) -> Self {
        let mut names = [HashMap::new(), HashMap::new()];
        for (index, column) in (0..).zip(form.columns) {
            names[0].entry(folded_name(column.name)).or_insert_with(Vec::new).push(index);
            for alias in column.aliases {
                names[1].entry(folded_name(alias)).or_insert_with(Vec::new).push(index);
            }
        }
        Self(names)
    }
}

/// The columns of one sheet as an enum, so that a misspelt column cannot compile.
pub trait FormColumn: Copy + PartialEq + 'static {
    /// The description of the sheet that these columns belong to.
    const FORM: &'static SheetForm;
    /// All columns in their order.
    const ALL: &'static [Self];
    /// The position in [`SheetForm::columns`].
    fn index(self) -> u8;
    /// The columns with a folded name (`exact`) or alias.
    fn columns_by_name(name: &str, exact: bool) -> impl Iterator<Item = Self> {
        Self::FORM.columns_by_name(name, exact).map(Self::from_untyped)
    }
    /// The name, kind and help of the column.
    fn definition(self) -> &'static ColumnDefinition {
        &Self::FORM.columns[usize::from(self.index())]
    }
    /// The column without its type.
    fn untyped(self) -> UntypedColumn {
        UntypedColumn { column: self.definition(), index: self.index() }
    }
    /// The column of this form that was read without its type.
    fn from_untyped(column: UntypedColumn) -> Self {
        Self::ALL[usize::from(column.index)]
    }
}

impl SheetForm {
    /// All columns in their order.
    pub fn all_columns(&'static self) -> impl Iterator<Item = UntypedColumn> {
        (0..).zip(self.columns).map(|(index, column)| UntypedColumn { column, index })
    }

    /// The column at a position, from 0.
    pub fn column_at(&'static self, index: u8) -> Option<UntypedColumn> {
        let column = self.columns.get(usize::from(index))?;
        Some(UntypedColumn { column, index })
    }

    /// The columns with a folded name (`exact`) or alias.
    pub fn columns_by_name(
        &'static self,
        name: &str,
        exact: bool,
    ) -> impl Iterator<Item = UntypedColumn> + use<> {
        let found = (self.names)().0[usize::from(!exact)].get(name);
        found.map_or(&[][..], Vec::as_slice).iter().filter_map(move |index| self.column_at(*index))
    }
}

/// A column of a [`SheetForm`]. Columns of one form are compared, never those of two.
#[derive(Clone, Copy, Debug)]
pub struct UntypedColumn {
    column: &'static ColumnDefinition,
    index: u8,
}

impl UntypedColumn {
    /// The position in [`SheetForm::columns`].
    pub fn index(self) -> u8 {
        self.index
    }

    /// The name, kind and help of the column.
    pub fn definition(self) -> &'static ColumnDefinition {
        self.column
    }
}

impl PartialEq for UntypedColumn {
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index
    }
}

impl<C: FormColumn> PartialEq<C> for UntypedColumn {
    fn eq(&self, other: &C) -> bool {
        self.index == other.index()
    }
}

macro_rules! sheet {
    ($(#[$doc:meta])* $name:ident = $sheet:literal, $about:literal;
     $($variant:ident $title:literal $([$($alias:literal),*])? $(x $times:literal)? : $kind:expr, $help:literal, $example:literal;)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $(#[doc = $help] $variant,)*
        }
        impl FormColumn for $name {
            const FORM: &'static SheetForm = &SheetForm {
                names: || {
                    static NAMES: std::sync::LazyLock<ColumnIndicesByName> =
                        std::sync::LazyLock::new(|| ColumnIndicesByName::from_form($name::FORM));
                    &NAMES
                },
                name: $sheet,
                about: $about,
                columns: &[$(ColumnDefinition {
                    name: $title,
                    aliases: &[$($($alias),*)?],
                    times: sheet!(@times $($times)?),
                    kind: $kind,
                    help: $help,
                    example: $example,
                }),*],
            };
            const ALL: &'static [Self] = &[$(Self::$variant),*];
            fn index(self) -> u8 {
                self as u8
            }
        }
    };
    (@times) => { 1 };
    (@times $times:literal) => { $times };
}
pub(super) use sheet;
