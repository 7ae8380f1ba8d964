//! What the title of an event says against its days: the day of the week, a day, a month.

use std::collections::BTreeSet;

use jiff::{ToSpan, civil::Date};

use super::days::{day_without_year_in_text, first_day_in_text, last_day_in_text};
use super::facts::is_about_another_time;
use super::months::month_from_name;
use super::words::{fact_words, line_tokens};

/// Days of an event that are looked at: a year.
const MOST_DAYS: usize = 366;

/// Why a title does not fit the first to the last day of an event. `organiser`: who ran it, whose name
/// can have a day of the week: the Monday Club.
pub fn title_day_conflict(title: &str, organiser: &str, days: [Date; 2]) -> Option<String> {
    let [first, last] = days;
    let all = std::iter::successors(Some(first), |day| day.checked_add(1.day()).ok());
    let days: Vec<Date> = all.take(MOST_DAYS).take_while(|day| *day <= last.max(first)).collect();
    (!is_about_another_time(title)).then_some(())?;
    other_day(title, &days)
        .or_else(|| other_weekday(title, organiser, &days))
        .or_else(|| turned_month(title, first))
        .or_else(|| other_month(title, organiser, &days))
}

fn other_weekday(title: &str, organiser: &str, days: &[Date]) -> Option<String> {
    let (words, title, organiser) = (fact_words(), line_tokens(title), line_tokens(organiser));
    // `Tuesdays`, `Tuesday's`
    let one = |word: &String| word.trim_end_matches(['s', '\'', '\u{2019}']).to_string();
    let known = |word: &String| words.weekdays.contains_key(word);
    let plain = |word: String| {
        if known(&word) { word } else { Some(one(&word)).filter(known).unwrap_or(word) }
    };
    let title: Vec<String> = title.into_iter().map(plain).collect();
    let named = |word: &String| *words.weekdays.get(word)?;
    let is_clear = |at: &usize| {
        let word = &title[*at];
        let of_body = title[at + 1..].iter().take(2).any(|next| words.organiser.contains(next));
        // `16 Mawrth` is of March, and no Tuesday.
        let other = words.no_weekday.contains(word) || month_from_name(word).is_some();
        !other && !of_body && !organiser.contains(word)
    };
    let clear = (0..title.len()).filter(is_clear).find_map(|at| named(&title[at]))?;
    let fits = |weekday| days.iter().any(|day| day.weekday() == weekday);
    let any = title.iter().filter_map(named).any(fits);
    let first = days.first().filter(|_| !any)?;
    Some(format!("{first} is a {:?}, not a {clear:?}", first.weekday()))
}

fn other_day(title: &str, days: &[Date]) -> Option<String> {
    let (first, last) = (days.first()?, days.last()?);
    if let Some(named) = first_day_in_text(title) {
        let until = last_day_in_text(title).unwrap_or(named).to_iso();
        let open = named.is_ambiguous().then(|| named.alternative_day().to_iso());
        let within = |day: &str| (first.to_string()..=last.to_string()).contains(&day.to_string());
        let fits = within(&named.to_iso()) || (named.to_iso()..=until).contains(&first.to_string());
        let fits = fits || open.is_some_and(|turned| within(&turned));
        return (!fits).then(|| format!("{first} is not {}", named.to_iso()));
    }
    let named = day_without_year_in_text(title)?;
    // `14-15 March`, `30 May and 1 June`
    let (words, tokens, months) = (fact_words(), line_tokens(title), months(title));
    // `Round 3 May Cup`
    let counts = |two: &[String]| {
        let counted = [&words.round, &words.rounds, &words.boards, &words.sessions];
        two[1].parse() == Ok(named.day) && counted.iter().any(|known| known.contains(&two[0]))
    };
    let of_title = |day: &Date| {
        months.contains(&day.month()) && tokens.iter().any(|word| word.parse() == Ok(day.day()))
    };
    let shown = Date::new(2024, named.month as i8, named.day as i8).ok()?.strftime("%-d %B");
    let fits = tokens.windows(2).any(counts) || days.iter().any(of_title);
    (!fits).then(|| format!("{first} is not {shown}"))
}

/// The day of an event whose day and month are swapped, by the month of its title: `January Pairs` on
/// 2026-05-01.
fn turned_month(title: &str, first: Date) -> Option<String> {
    let months = months(title);
    let turned = Date::new(first.year(), first.day(), first.month()).ok()?;
    let swapped = months.contains(&turned.month()) && !months.contains(&first.month());
    swapped.then(|| format!("{first} is not in {}, but {turned} is", turned.strftime("%B")))
}

/// The only month of a title where the event is played in another: `February Pairs`. Names of cups and
/// months that are names, too, are left alone; evenings are put off by a week.
fn other_month(title: &str, organiser: &str, days: &[Date]) -> Option<String> {
    const PUT_OFF: i64 = 7;
    let (words, tokens, named) = (fact_words(), line_tokens(title), months(title));
    // A month alone names the return rather than the event.
    let is_alone = tokens.iter().filter(|word| word.parse::<u16>().is_err()).count() < 2;
    let of_name = |word: &String| words.no_month.contains(word);
    // `March 2026`
    let has_year = |at: usize| {
        tokens.get(at + 1).is_some_and(|next| next.len() == 4 && next.parse::<u16>().is_ok())
    };
    let is_clear = |(at, word): (usize, &String)| {
        month_from_name(word).is_some() && (words.clear_months.contains(word) || has_year(at))
    };
    let (first, last) = (days.first()?, days.last()?);
    let near = [first.checked_sub(PUT_OFF.days()).ok()?, last.checked_add(PUT_OFF.days()).ok()?];
    let fits = days.iter().chain(&near).any(|day| named.contains(&day.month()));
    let of_body = months(organiser).iter().any(|month| named.contains(month));
    let said = !is_alone && tokens.iter().enumerate().any(is_clear) && !tokens.iter().any(of_name);
    let month = named.first().filter(|_| named.len() == 1 && said && !fits && !of_body)?;
    let shown = Date::new(2024, *month, 1).ok()?.strftime("%B");
    Some(format!("{first} is not in {shown}"))
}

/// The months that a title names, by their numbers.
fn months(title: &str) -> BTreeSet<i8> {
    line_tokens(title)
        .iter()
        .filter_map(|word| month_from_name(word))
        .map(|month| month as i8)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(title: &str, organiser: &str, first: &str, last: &str) -> Option<String> {
        let days = [first, last].map(|day| day.parse().expect("a day"));
        title_day_conflict(title, organiser, days)
    }

    #[test]
    fn a_clear_month_of_a_title_is_held_against_the_days() {
        for (title, day, against) in [
            ("January Pairs", "2026-02-12", true),
            ("February Pairs", "2026-01-12", true),
            ("February Pairs", "2026-01-30", false),
            ("February Pairs", "2026-02-12", false),
            ("Pairs February 2026", "2026-01-12", true),
            ("Parau Chwefror", "2026-01-12", true),
            ("Paarturnier im Februar", "2026-01-12", true),
            ("March 2026 Pairs", "2026-01-12", true),
            ("January and February Pairs", "2026-04-14", false),
            ("March Pairs", "2026-01-14", false),
            ("May Pairs", "2026-01-14", false),
            ("June Smith Pairs", "2026-01-14", false),
            ("August Bank Holiday Pairs", "2026-01-14", false),
            ("Spring March Past", "2026-01-14", false),
            ("February Cup", "2026-01-12", false),
            ("July 2026", "2026-01-12", false),
            ("Pairs from February", "2026-04-14", false),
            ("Feb Pairs", "2026-01-12", false),
            ("1 February Pairs", "2026-01-12", true),
        ] {
            assert_eq!(
                told(title, "Riverside BC", day, day).is_some(),
                against,
                "{title} on {day}"
            );
        }
        assert_eq!(told("February Teams", "", "2025-12-20", "2026-03-15"), None);
        assert_eq!(told("July Pairs", "July Street BC", "2026-01-13", "2026-01-13"), None);
    }

    #[test]
    fn titles_are_held_against_the_days_of_their_event() {
        let one = |title, day: &str| told(title, "Riverside BC", day, day).is_some();
        // 12 January 2026 is a Monday.
        for (title, day, against) in [
            ("Monday Pairs", "2026-01-13", true),
            ("Monday Pairs", "2026-01-12", false),
            ("Monday's Pairs", "2026-01-13", true),
            ("Montagsturnier", "2026-01-13", false),
            ("Paarturnier am Montag", "2026-01-13", true),
            ("Parau Nos Lun", "2026-01-13", true),
            ("Tournoi du lundi", "2026-01-13", true),
            ("Maandag viertallen", "2026-01-13", true),
            ("Pary w poniedzia\u{142}ek", "2026-01-13", true),
            ("Parejas del lunes", "2026-01-13", true),
            ("Comórtas D\u{e9} Luain", "2026-01-13", true),
            ("R\u{101}hina Pairs", "2026-01-13", true),
            ("Monday Pairs played on Tuesday", "2026-01-13", false),
            ("Monday Club Pairs", "2026-01-13", false),
            ("Monday Bridge Club Cup", "2026-01-13", false),
            ("Segunda ronda", "2026-01-13", false),
            ("Ynys M\u{f4}n Cup", "2026-01-13", false),
            ("Sunderland Cup", "2026-01-13", false),
            ("Parau 16 Mawrth", "2026-03-16", false),
            ("Pairs 14 March", "2026-03-12", true),
            ("Pairs 14 March", "2026-03-14", false),
            ("Congress 14-15 March", "2026-03-14", false),
            ("Pairs 12/1/26", "2026-02-12", true),
            ("Pairs 12/1/26", "2026-12-01", false),
            ("Pairs 12 January 2026", "2026-12-01", true),
            ("Congress 14-15 March 2026", "2026-03-15", false),
            ("January Pairs", "2026-05-01", true),
            ("January Pairs", "2026-02-02", false),
            ("May Day Cup", "2026-05-01", false),
            ("Round 3 May Cup", "2026-05-01", false),
            ("Pairs, closes 3 May", "2026-05-10", false),
        ] {
            assert_eq!(one(title, day), against, "{title} on {day}");
        }
        assert_eq!(told("Monday Pairs", "The Monday Club", "2026-01-13", "2026-01-13"), None);
        assert_eq!(told("Sunday Teams", "", "2026-03-14", "2026-03-15"), None);
        assert!(told("Monday Teams", "", "2026-03-14", "2026-03-15").is_some());
    }
}
