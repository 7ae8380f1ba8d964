//! Modifiers of tie-breaks (C.07, article 14), and their names: cuts, medians, limits and the like,
//! as typed behind the code of a tie-break (`BH-C1`) and as printed. `list` says which one can have
//! which.

/// What a modifier does, whatever its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ModifierKind {
    /// Without the least one or two values.
    Cut,
    /// Without the least and the greatest one or two values.
    Median,
    /// Koya's limit moved by half points.
    Limit,
    /// Of Fore Buchholz.
    Fore,
    /// Forfeits count as games.
    Forfeits,
    /// The lower value comes first.
    Reversed,
}

impl ModifierKind {
    /// Its codes: `-C1 -C2`.
    pub fn codes(self) -> &'static str {
        match self {
            ModifierKind::Cut => "-C1 -C2",
            ModifierKind::Median => "-M1 -M2",
            ModifierKind::Limit => "-L+1 -L-1 ...",
            ModifierKind::Fore => "-F",
            ModifierKind::Forfeits => "-P",
            ModifierKind::Reversed => "-R",
        }
    }
}

/// A modifier of a tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Modifier {
    /// Without this many of the least values.
    Cut(u8),
    /// Without this many of the least, then of the greatest values.
    Median(u8),
    /// Koya's limit moved by this many half points.
    Limit(i8),
    /// Of Fore Buchholz.
    Fore,
    /// With forfeits as games.
    Forfeits,
    /// The lower value comes first.
    Reversed,
}

impl Modifier {
    pub(super) fn kind(self) -> ModifierKind {
        match self {
            Modifier::Cut(_) => ModifierKind::Cut,
            Modifier::Median(_) => ModifierKind::Median,
            Modifier::Limit(_) => ModifierKind::Limit,
            Modifier::Fore => ModifierKind::Fore,
            Modifier::Forfeits => ModifierKind::Forfeits,
            Modifier::Reversed => ModifierKind::Reversed,
        }
    }

    /// Its code, to follow that of a tie-break.
    pub(super) fn code(self) -> String {
        match self {
            Modifier::Cut(values) => format!("C{values}"),
            Modifier::Median(values) => format!("M{values}"),
            Modifier::Limit(halves) => format!("L{halves:+}"),
            Modifier::Fore => "F".to_string(),
            Modifier::Forfeits => "P".to_string(),
            Modifier::Reversed => "R".to_string(),
        }
    }

    /// Its name, to follow that of a tie-break.
    pub(super) fn title(self) -> String {
        match self {
            Modifier::Cut(values) => format!("Cut {values}"),
            Modifier::Median(values) => format!("Median {values}"),
            Modifier::Limit(halves) => format!("with limit {halves:+} half points"),
            Modifier::Fore => "with Fore Buchholz".to_string(),
            Modifier::Forfeits => "with forfeits".to_string(),
            Modifier::Reversed => "reversed".to_string(),
        }
    }

    /// Parses the end of a folded name, such as `cut1` or `l+1`.
    pub(super) fn read(end: &str) -> Option<Modifier> {
        let count = |digits: &str| digits.parse().ok().filter(|count| (1..=2).contains(count));
        let after = |words: &[&str]| words.iter().find_map(|word| end.strip_prefix(word));
        match end {
            "median" => return Some(Modifier::Median(1)),
            "f" | "fore" | "withforebuchholz" => return Some(Modifier::Fore),
            "p" | "withforfeits" => return Some(Modifier::Forfeits),
            "r" | "reversed" => return Some(Modifier::Reversed),
            _ => {}
        }
        if let Some(digits) = after(&["cut", "c"]) {
            return count(digits).map(Modifier::Cut);
        }
        if let Some(digits) = after(&["median", "m"]) {
            return count(digits).map(Modifier::Median);
        }
        // Larger numbers mean per cent in other programs.
        let halves: i8 = after(&["limit", "l"])?.parse().ok()?;
        (1..=9).contains(&halves.unsigned_abs()).then_some(Modifier::Limit(halves))
    }
}
