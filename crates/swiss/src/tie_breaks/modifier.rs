//! Modifiers of tie-breaks (C.07, article 14), and their names: cuts, medians, limits and the like,
//! as typed behind the code of a tie-break (`BH-C1`) and as printed. `list` says which one can have
//! which.

/// What a modifier does, whatever its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TieBreakModifierKind {
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

impl TieBreakModifierKind {
    /// Its codes: `-C1 -C2`.
    pub fn codes(self) -> &'static str {
        match self {
            TieBreakModifierKind::Cut => "-C1 -C2",
            TieBreakModifierKind::Median => "-M1 -M2",
            TieBreakModifierKind::Limit => "-L+1 -L-1 ...",
            TieBreakModifierKind::Fore => "-F",
            TieBreakModifierKind::Forfeits => "-P",
            TieBreakModifierKind::Reversed => "-R",
        }
    }
}

/// A modifier of a tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TieBreakModifier {
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

impl TieBreakModifier {
    pub(super) fn kind(self) -> TieBreakModifierKind {
        match self {
            TieBreakModifier::Cut(_) => TieBreakModifierKind::Cut,
            TieBreakModifier::Median(_) => TieBreakModifierKind::Median,
            TieBreakModifier::Limit(_) => TieBreakModifierKind::Limit,
            TieBreakModifier::Fore => TieBreakModifierKind::Fore,
            TieBreakModifier::Forfeits => TieBreakModifierKind::Forfeits,
            TieBreakModifier::Reversed => TieBreakModifierKind::Reversed,
        }
    }

    /// Its code, to follow that of a tie-break.
    pub(super) fn code(self) -> String {
        match self {
            TieBreakModifier::Cut(values) => format!("C{values}"),
            TieBreakModifier::Median(values) => format!("M{values}"),
            TieBreakModifier::Limit(halves) => format!("L{halves:+}"),
            TieBreakModifier::Fore => "F".to_string(),
            TieBreakModifier::Forfeits => "P".to_string(),
            TieBreakModifier::Reversed => "R".to_string(),
        }
    }

    /// Its name, to follow that of a tie-break.
    pub(super) fn title(self) -> String {
        match self {
            TieBreakModifier::Cut(values) => format!("Cut {values}"),
            TieBreakModifier::Median(values) => format!("Median {values}"),
            TieBreakModifier::Limit(halves) => format!("with limit {halves:+} half points"),
            TieBreakModifier::Fore => "with Fore Buchholz".to_string(),
            TieBreakModifier::Forfeits => "with forfeits".to_string(),
            TieBreakModifier::Reversed => "reversed".to_string(),
        }
    }

    /// Parses the end of a folded name, such as `cut1` or `l+1`.
    pub(super) fn parse_suffix(end: &str) -> Option<TieBreakModifier> {
        let count = |digits: &str| digits.parse().ok().filter(|count| (1..=2).contains(count));
        let after = |words: &[&str]| words.iter().find_map(|word| end.strip_prefix(word));
        match end {
            "median" => return Some(TieBreakModifier::Median(1)),
            "f" | "fore" | "withforebuchholz" => return Some(TieBreakModifier::Fore),
            "p" | "withforfeits" => return Some(TieBreakModifier::Forfeits),
            "r" | "reversed" => return Some(TieBreakModifier::Reversed),
            _ => {}
        }
        if let Some(digits) = after(&["cut", "c"]) {
            return count(digits).map(TieBreakModifier::Cut);
        }
        if let Some(digits) = after(&["median", "m"]) {
            return count(digits).map(TieBreakModifier::Median);
        }
        // Larger numbers mean per cent in other programs.
        let halves: i8 = after(&["limit", "l"])?.parse().ok()?;
        (1..=9).contains(&halves.unsigned_abs()).then_some(TieBreakModifier::Limit(halves))
    }
}
