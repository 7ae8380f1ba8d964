//! The title of the event and who ran it, among the lines above the first table.

use std::collections::HashSet;

use super::super::sections::section_in_text;
use super::content::CellShape;
use super::days::{first_day_in_text, lone_day_has_time};
use super::facts::FoundFacts;
use super::grid::{GridCell, GridValue};
use super::headings::{heading_meanings, squeeze_heading};
use super::lines::LineOutsideTables;
use super::months::month_from_name;
use super::phrases::says_only_counts;
use super::words::{fact_words, line_tokens, names_organising_body};
use super::{FactKind, Sureness};

/// Finds the title and the organiser.
pub(super) fn find_title_and_organiser(lines: &[LineOutsideTables], told: &mut FoundFacts) {
    let tables = find_rows_about_tables(lines, told);
    let free = |line: &&LineOutsideTables| {
        line.above
            && !told.values.contains(&line.at)
            && !tables.contains(&line.at.row)
            && is_title_like(line)
    };
    let lines: Vec<&LineOutsideTables> = lines.iter().filter(free).collect();
    let counts = |line: &&&LineOutsideTables| {
        const COUNTS: [FactKind; 4] =
            [FactKind::Boards, FactKind::Rounds, FactKind::Round, FactKind::ResultsCounted];
        let told =
            told.facts.iter().any(|fact| fact.at == Some(line.at) && COUNTS.contains(&fact.kind));
        told && !has_event_word(&line.text)
    };
    let of_event = |line: &&&LineOutsideTables| {
        has_event_word(&line.text) && !is_about_one_table(&line.text) && !names_round(line, told)
    };
    let plain = |line: &&&LineOutsideTables| {
        !counts(line) && !is_about_one_table(&line.text) && section_in_text(&line.text).is_none()
    };
    let body = |line: &&&LineOutsideTables| names_organising_body(&line.text);
    let runs = |line: &&&LineOutsideTables| body(line) && !names_other_body(&line.text);
    let title = lines.iter().find(|line| of_event(line) && !body(line));
    let title = title.or_else(|| {
        lines.iter().find(|line| of_event(line) && body(line) && !ends_as_body(&line.text))
    });
    let title = title.or_else(|| lines.iter().find(|line| plain(line) && !body(line)));
    let title = title.or_else(|| {
        let named = |line: &&&LineOutsideTables| !runs(line) && has_own_word(line);
        lines
            .iter()
            .find(|line| counts(line) && first_day_in_text(&line.text).is_some() && named(line))
    });
    let organiser = lines
        .iter()
        .find(|line| runs(line) && (!has_event_word(&line.text) || ends_as_body(&line.text)));
    if let Some(organiser) = organiser.filter(|line| title.is_none_or(|title| title.at != line.at))
    {
        let evidence = "a line above the table is a club or union";
        let (body, at) = (body_of(&organiser.text), organiser.at);
        told.add_fact(FactKind::Organiser, body, at, Sureness::Likely, evidence);
    }
    if let Some(title) = title {
        told.add_fact(
            FactKind::Title,
            title_without_day(&title.text),
            title.at,
            Sureness::Likely,
            "heading of the sheet",
        );
    }
}

/// The rows that tell of one table, as `Dealer N` beside `Board 1` tells of the board.
fn find_rows_about_tables(lines: &[LineOutsideTables], told: &FoundFacts) -> HashSet<u32> {
    lines
        .iter()
        .filter(|line| line.at.column > 0 || line.beside.is_some())
        // `24 donnes` counts, and `Board 1` is of a table.
        .filter(|line| !begins_with_digit(&line.text) && !told.values.contains(&line.at))
        .filter(|line| is_about_one_table(&line.text))
        .map(|line| line.at.row)
        .collect()
}

fn begins_with_digit(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether a text names a body that does not run the event, as `Thanks to Barry Bridge Club` does, or
/// two bodies.
fn names_other_body(text: &str) -> bool {
    let (words, tokens) = (fact_words(), line_tokens(text));
    let others = tokens.first().is_some_and(|first| words.other_bodies.contains(first));
    let two = tokens.iter().enumerate().any(|(at, word)| {
        at > 0 && at + 1 < tokens.len() && ["v", "vs", "versus"].contains(&word.as_str())
    });
    others || two
}

/// The name of a body without the day, the boards, the event or the year of its foundation that stand
/// beside it.
fn body_of(text: &str) -> String {
    let less = match text.trim().strip_suffix(')').and_then(|open| open.rsplit_once('(')) {
        Some((body, inside))
            if inside.bytes().any(|b| b.is_ascii_digit())
                || inside.starts_with(char::is_lowercase) =>
        {
            body
        }
        _ => text,
    };
    let less = body_alone(less);
    let beside = |part: &str| {
        let counts = says_only_counts(part) || part.bytes().any(|b| b.is_ascii_digit());
        let days = || line_tokens(part).iter().all(|word| fact_words().weekdays.contains_key(word));
        first_day_in_text(part).is_some()
            || counts
            || days()
            || has_event_word(part) && !names_organising_body(part)
    };
    let parts = less.split(" - ").flat_map(|part| part.split(", ")).filter(|part| !beside(part));
    let joined = parts.collect::<Vec<_>>().join(", ");
    let kept = if joined.trim().is_empty() { text } else { &joined };
    title_without_day(kept)
}

/// The name of a body without words of results in front of it and a day or season behind: `Results of
/// Monmouth Bridge Club 14 January 2026`.
fn body_alone(text: &str) -> &str {
    const BETWEEN: [&str; 14] = [
        "of", "at", "from", "for", "the", "der", "des", "vom", "von", "du", "de", "van", "del",
        "im",
    ];
    const MOST_WORDS_OF_A_DAY: usize = 4;
    let mut kept = text.trim();
    let mut begun = false;
    while let Some((first, rest)) = kept.split_once(char::is_whitespace) {
        let word = squeeze_heading(first, true).text;
        let joins = begun && BETWEEN.contains(&word.as_str());
        let says = fact_words().list.contains(&word)
            || has_event_word(first) && !names_organising_body(first);
        if !(joins || says) || !names_organising_body(rest) {
            break;
        }
        (kept, begun) = (rest.trim_start(), true);
    }
    let is_season = |word: &str| {
        let years = word.split(['-', '/']).collect::<Vec<_>>();
        let digits = |year: &&str| year.len() >= 2 && year.bytes().all(|b| b.is_ascii_digit());
        years.len() == 2 && years.iter().all(digits)
    };
    let spaces: Vec<usize> = kept.match_indices(' ').map(|(at, _)| at).collect();
    for at in spaces.into_iter().rev().take(MOST_WORDS_OF_A_DAY) {
        let (rest, tail) = (&kept[..at], kept[at..].trim());
        let weekday = fact_words().weekdays.contains_key(&squeeze_heading(tail, true).text);
        if (weekday || is_season(tail) || lone_day_has_time(tail).is_some())
            && names_organising_body(rest)
        {
            kept = rest.trim_end_matches([',', ' ', '-', '\u{2013}']);
            break;
        }
    }
    kept
}

/// Whether a line could be a title: no day, label, address or name of a list.
pub(super) fn is_title_like(line: &LineOutsideTables) -> bool {
    let words = fact_words();
    let text = &line.text;
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let label = squeeze_heading(text.split(':').next().unwrap_or_default(), true).text;
    // `Antall spill: 24`, whatever its words mean, has a value.
    let value = text.split_once(':').map_or("", |(_, value)| value.trim());
    let counts = !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
    let aside = text.contains(':') && (counts || words.labels.contains_key(&label));
    let plain = line_tokens(text);
    let stale = plain.first().is_some_and(|first| words.stale.contains(first));
    let address = text.contains('@') || text.contains("http") || text.contains("www.");
    let of_list =
        |token: &String| words.list.contains(token) || token.bytes().any(|b| b.is_ascii_digit());
    let weekday = plain.iter().all(|token| words.weekdays.contains_key(token));
    let list = plain.iter().all(of_list)
        || weekday
        || says_only_counts(text)
        || names_source_program(text);
    let day = lone_day_has_time(text).is_some() && !has_own_word(&line);
    letters >= 4 && !list && !day && !aside && !stale && !address
}

/// Whether a line with a day has a word that belongs neither to it nor to a count or a list.
fn has_own_word(line: &&LineOutsideTables) -> bool {
    let words = fact_words();
    line.text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() >= 3).any(
        |word| {
            let token = squeeze_heading(word, true).text;
            let known = [
                &words.list,
                &words.boards,
                &words.rounds,
                &words.round,
                &words.after,
                &words.stale,
            ];
            month_from_name(word).is_none()
                && !words.weekdays.contains_key(&token)
                && !known.iter().any(|known| known.contains(&token))
        },
    )
}

/// Whether a line tells which round it is and has no other word for an event.
fn names_round(line: &LineOutsideTables, told: &FoundFacts) -> bool {
    let rounds = [FactKind::Round, FactKind::Rounds];
    let told =
        told.facts.iter().any(|fact| fact.at == Some(line.at) && rounds.contains(&fact.kind));
    let words = fact_words();
    let others = |token: &String| !words.round.contains(token) && !words.rounds.contains(token);
    let others: Vec<String> = line_tokens(&line.text).into_iter().filter(others).collect();
    told && !has_event_word(&others.join(" "))
}

/// Whether a text has a word for an event: `Pairs`, `Turnier`.
pub(super) fn has_event_word(text: &str) -> bool {
    let words = fact_words();
    line_tokens(text).iter().any(|token| {
        // `Schnellschachturnier`, `Sommeropen`.
        let inside = |word: &String| {
            word.len() >= 6 && token.contains(word.as_str())
                || word.len() >= 4
                    && token.len() >= word.len() + 4
                    && token.ends_with(word.as_str())
        };
        words.event.contains(token) || words.event.iter().any(inside)
    })
}

/// Whether the last word of a text is one for a body: `Three Valleys Chess League`.
fn ends_as_body(text: &str) -> bool {
    line_tokens(text).last().is_some_and(|last| fact_words().organiser.contains(last))
}

/// Whether a line names the program or the server that a list comes from.
pub(super) fn names_source_program(text: &str) -> bool {
    const PROGRAMS: [&str; 8] = [
        "server",
        "serveur",
        "servidor",
        "sunucu",
        "chess-results",
        "swiss-manager",
        "swiss manager",
        "scored by",
    ];
    let lower = text.to_lowercase();
    PROGRAMS.iter().any(|program| lower.contains(program))
}

/// Whether a line is about one table rather than the event: `Group B`, `Board 1`, `A-lijn`.
pub(super) fn is_about_one_table(text: &str) -> bool {
    let cell = GridCell::new(0, GridValue::Text, text.to_string());
    let heading = || heading_meanings(text).iter().any(|reading| reading.is_likely());
    line_tokens(text).len() <= 3 && heading() || cell.shapes().has(CellShape::Direction)
}

/// A title without the day that stands behind it.
pub(super) fn title_without_day(text: &str) -> String {
    let joined = |holds: &dyn Fn(&str) -> bool| {
        text.split(" - ").filter(|part| holds(part)).collect::<Vec<_>>().join(" - ")
    };
    let ways = [
        joined(&|part| first_day_in_text(part).is_none() && !says_only_counts(part)),
        joined(&|part| !says_only_counts(part)),
    ];
    let kept = ways.into_iter().find(|kept| !kept.trim().is_empty());
    let kept = kept.unwrap_or_else(|| text.to_string());
    kept.trim().trim_end_matches([',', '-', '–']).trim().to_string()
}
