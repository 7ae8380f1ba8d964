//! Problems of schemes: events that a scheme cannot award, and files of figures that are not sound.

use model::problem::{Phrase, did_you_mean_text, problems};

problems! {
    // Events
    warning "too-few-tables" "Too few tables for an award" SchemeTooFewTables { field: String, events: String, tables: u32, least: u32, clause: String }:
        "No awards{field}: {events} need {least} full tables, but there were {tables} ({clause})."
        => "No action needed if the number is right; otherwise correct Tables, or add the missing entries.";

    warning "too-few-boards" "Too few boards in the event" TooFewBoards { boards: u32, least: u32, clause: String }:
        "No awards: everybody must play at least {least} boards, but only {boards} were played ({clause})."
        => "No action needed if the number is right; otherwise correct Boards.";

    error "no-boards" "Number of boards missing" NoBoards:
        "The number of boards is missing, and awards depend on it."
        => "Fill in Boards: how many each contestant played.";

    error "no-match-boards" "Boards per match missing" SchemeNoMatchBoards { clause: String }:
        "Awards depend on the boards in each match ({clause}), and that number is missing, so there are no awards."
        => "Fill in Boards on the Matches sheet, or Boards per match on the Event sheet.";

    warning "no-scale" "No scale for the event" SchemeNoScale { what: String, book: String }:
        "{book} has no scale for {what}, so there are no awards."
        => "Correct the details on the Event sheet if they are wrong, or add a scale to your rule file.";

    warning "no-weight" "No factor for the event" NoWeight { what: String, book: String }:
        "{book} has no factor for {what}, so there are no awards."
        => "Correct the details on the Event sheet if they are wrong, or add the factor to your rule file, in a [[weight]] block.";

    // Files of figures
    error "rules-unreadable" "Rule file not used" RulesUnreadable { file: String, why: String }:
        "The rule file “{file}” cannot be used: {why}."
        => "Correct the rule file; palmares rules FILE shows it, and palmares rules new writes one to start from. Until then these events have no awards.";

    error "rules-syntax" "Rule file: not readable" RulesSyntax { why: String }:
        "The rule file cannot be read here ({why})."
        => "Write a key (the name of an item), an equals sign and a value; put text and exact numbers in quotation marks: factor = \"1/2\".";

    error "rules-unknown-key" "Rule file: unknown key" UnknownKey { key: String, known: String, nearest: Option<String> }:
        let meant = did_you_mean_text(nearest.as_deref());
        "A rule file cannot have “{key}” here."
        => "{meant}It can have: {known}.";

    error "rules-missing-key" "Rule file: key missing" MissingKey { key: String }:
        "“{key}” is missing from this block."
        => "Add it; palmares rules new writes a file with every key.";

    error "rules-missing-clause" "Rule file: clause missing" MissingClause:
        "This block names no clause, so awards could not say which rule they follow."
        => "Add clause = \"...\": the number or heading of the printed rule.";

    error "rules-unfit-value" "Rule file: value not usable" UnfitValue { why: String }:
        "This value cannot be used: {why}."
        => "Write exact numbers as decimals or fractions in quotation marks, such as \"0.25\" or \"1/3\", and whole numbers without quotation marks. For words, use the same ones as in a return.";

    error "rules-number" "Rule file: number out of range" ImpossibleNumber { key: String, number: String, wanted: Phrase }:
        "“{key}” is {number}, but must be {wanted}."
        => "Correct the number.";

    error "rules-shape" "Rule file: shape of a scale" ShapeNotOne { title: String, found: String }:
        "The scale “{title}” has {found}, but needs exactly one shape (a way to work out awards)."
        => "Use one of step, first, places, matches, each_board, each_point, titles; for another shape, add another [[scale]] block.";

    error "rules-shape-key" "Rule file: key of another shape" KeyOfOtherShape { key: &'static str, of: &'static str }:
        "“{key}” can be used only with “{of}”."
        => "Delete it, or change the scale to that shape.";

    error "rules-formula" "Rule file: formulas of the first award" FormulaNotOne { found: usize }:
        "This first award has {found} formulas, but needs exactly one."
        => "Use one of each_table, award, curve, root.";

    error "rules-gap" "Rule file: gap between blocks" Gap { what: &'static str, from: u32, to: String, before: String }:
        "No block covers {from}{to} {what}: the one before ends with {before}."
        => "Start each range where the one before ends, and leave out the end of the last.";

    error "rules-overlap" "Rule file: blocks overlap" Overlap { what: String, other: String }:
        "{what} are covered twice: in this block and in {other}."
        => "Start each range where the one before ends.";

    error "rules-hidden" "Rule file: block never applies" Hidden { title: String, other: String }:
        "“{title}” never applies: “{other}” comes first and covers all its events."
        => "Put the narrower block first, or delete one.";

    error "rules-awards-rise" "Rule file: lower place gets more" AwardsRise { place: u32, award: String, before: String, told: String }:
        "Place {place} gets {award}, more than the {before} of the place above{told}."
        => "Correct one of the two: a lower place may not get more.";

    error "rules-order" "Rule file: blocks out of order" OutOfOrder { what: String, number: String, other: String, before: String }:
        "{what} has {number}, but {other} before it already has {before}."
        => "Put the blocks in order, lowest first.";

    error "rules-twice" "Rule file: name used twice" Twice { what: &'static str, name: String }:
        "The {what} {name} appears a second time here."
        => "Delete one, or give it another name.";

    error "rules-dates" "Rule file: ends before it begins" DatesReversed { from: String, until: String }:
        "The rules are in force from {from} until {until}, which is earlier."
        => "Correct valid_from or valid_until.";

    error "rules-id" "Rule file: id not usable" BadId { id: String, why: Phrase }:
        "The id “{id}” {why}."
        => "Write id in lower-case letters, digits and hyphens, such as \"lakeside-2026\", different from other rule books' ids.";

    error "rules-extends" "Rule file: cannot be extended" NothingExtended { id: String, known: String }:
        "A file cannot extend “{id}”."
        => "It can extend {known}, or a file beside this one, such as \"my-union.toml\". Leave out extends if the file is complete.";

    error "rules-no-scale" "Rule file: no scale" NoScales:
        "These rules award nothing, because there is no scale."
        => "Add a [[scale]] block.";
}
