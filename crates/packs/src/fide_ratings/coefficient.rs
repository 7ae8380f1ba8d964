//! The development coefficient K of a player, by which a rating changes (B.02 8.3.3; 8.56 in the
//! oldest edition): as entered, else by rating, title, age and number of rated games. What the
//! return does not say is assumed, and the reason says so.

use jiff::civil::Date;

use model::form::EntryColumn;
use model::{Entry, Event};

use super::figures::{JuniorUntil, RatingRulesEdition, rating_regulations};

/// A coefficient with its reason.
pub(super) struct DevelopmentCoefficient {
    /// The value of K (B.02).
    pub k: u32,
    /// Why it is so, and what was assumed.
    pub why: String,
    pub clause: &'static str,
}

/// The coefficient of a rated player.
pub(super) fn development_coefficient(
    edition: &'static RatingRulesEdition,
    event: &Event,
    entry: &Entry,
    rating: u32,
) -> DevelopmentCoefficient {
    let rules = &rating_regulations().coefficient;
    let clause = edition.coefficient_clause.as_str();
    let given = |k: u32, why: String| DevelopmentCoefficient { k, why, clause };
    if let Some(k) = whole(entry, EntryColumn::Coefficient).filter(|k| *k > 0) {
        return given(k, "as entered".to_string());
    }
    if rating >= rules.master_from {
        return given(rules.master, format!("a rating of {} or more", rules.master_from));
    }
    let titles = &rating_regulations().master_titles;
    let title = entry.record.text(EntryColumn::Title).map(|cell| cell.value.to_uppercase());
    if let Some(title) = title.filter(|title| titles.titles.contains(title)) {
        let why = format!("{title}, so {} was reached before", rules.master_from);
        return DevelopmentCoefficient { k: rules.master, why, clause: &titles.clause };
    }
    let (age, games) = (age_of(edition, event, entry), whole(entry, EntryColumn::RatedGames));
    if rating < rules.junior_below && age.is_some_and(|age| age.is_junior) {
        let why = format!("a junior below {}, born in {}", rules.junior_below, age_year(age));
        return given(rules.junior, why);
    }
    if let Some(games) = games.filter(|games| *games < rules.newcomer_games) {
        return given(rules.newcomer, format!("{games} of {} games", rules.newcomer_games));
    }
    let mut assumed = vec![format!("a rating that never reached {}", rules.master_from)];
    assumed.extend(games.is_none().then(|| format!("{} rated games", rules.newcomer_games)));
    let adult = age.is_none() && rating < rules.junior_below;
    assumed.extend(adult.then(|| format!("an age above {}", rules.junior_age)));
    let why = format!("below {} (assumed: {})", rules.master_from, assumed.join(", "));
    given(rules.usual, why)
}

/// The coefficient for so many games of a period, with what lowered it.
pub(super) fn lowered_coefficient(k: u32, games: u32) -> Option<u32> {
    let most = rating_regulations().coefficient.most_with_games;
    (games > 0 && k.saturating_mul(games) > most).then(|| most / games)
}

/// What the sheet says of a player's age.
#[derive(Clone, Copy)]
struct Age {
    year: i16,
    is_junior: bool,
}

fn age_year(age: Option<Age>) -> i16 {
    age.map_or(0, |age| age.year)
}

/// The age of a player at the event; `None` if the sheet does not say it.
fn age_of(edition: &RatingRulesEdition, event: &Event, entry: &Entry) -> Option<Age> {
    let most = rating_regulations().coefficient.junior_age;
    let day = event.date()?;
    let born: Option<Date> = entry.record.date(EntryColumn::Born).map(|cell| cell.value);
    let typed = whole(entry, EntryColumn::BirthYear).and_then(|year| i16::try_from(year).ok());
    let year = born.map(|born| born.year()).or(typed)?;
    let turns = day.year() - year;
    let is_past = born.is_some_and(|born| (day.month(), day.day()) >= (born.month(), born.day()));
    let is_junior = match edition.junior_until {
        JuniorUntil::EndOfYear => turns <= most,
        JuniorUntil::Birthday => turns < most || (turns == most && !is_past),
    };
    Some(Age { year, is_junior })
}

fn whole(entry: &Entry, column: EntryColumn) -> Option<u32> {
    let number = entry.record.number(column)?.value;
    number.is_whole().then(|| u32::try_from(number.numerator()).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 39 games with K 20 counted with 17 in a calculation that FIDE published.
    #[test]
    fn many_games_lower_the_coefficient() {
        for (k, games, lower) in
            [(20, 39, Some(17)), (20, 35, None), (40, 17, None), (40, 18, Some(38)), (20, 0, None)]
        {
            assert_eq!(lowered_coefficient(k, games), lower, "{games} games with K {k}");
        }
    }
}
