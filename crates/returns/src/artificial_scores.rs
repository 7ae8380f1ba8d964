//! The column `Adjusted`: artificial, split and weighted scores (Law 12C), boards not played and
//! boards fouled, as directors write them. Out comes a `BoardLineScore` or the problem; the engine
//! values it.

use model::problem::ProblemDetail;
use model::{ArtificialScore, BoardLineScore, Exact, PlainOrWeightedScore};

use super::number;
use super::problems;

/// The denominators of shares of a weighted score divide this number: hundredths of a per cent,
/// and fractions down to a twelfth. No ruling is finer, and exact arithmetic has no room for it.
const SHARES: i128 = 6_930_000;

/// Parses an adjusted score such as `A+`, `A+/A-`, `60/40`, `NP`, `fouled`,
/// `weighted 420*0.6+170*0.4`.
pub(super) fn parse_adjusted_score(text: &str) -> Result<BoardLineScore, ProblemDetail> {
    let plain = text.trim().to_lowercase();
    let bare: String = plain.chars().filter(|c| !c.is_whitespace() && *c != '.').collect();
    match bare.as_str() {
        "np" | "notplayed" | "noplay" => return Ok(BoardLineScore::NotPlayed),
        "fouled" | "foul" => return Ok(BoardLineScore::Fouled),
        _ => {}
    }
    if let Some(shares) = plain.strip_prefix("weighted").or(plain.strip_prefix("w ")) {
        return weighted(shares).unwrap_or_else(|| Err(unreadable(text)));
    }
    if let Some(artificial) = artificial(&bare) {
        return Ok(BoardLineScore::Artificial {
            north_south: artificial,
            east_west: artificial,
            one_word: true,
        });
    }
    let sides = bare.split_once('/').or_else(|| bare.split_once(':'));
    let two = sides.and_then(|(one, other)| Some((share(one)?, share(other)?)));
    let Some((north_south, east_west)) = two else {
        return Err(unreadable(text));
    };
    Ok(BoardLineScore::Artificial { north_south, east_west, one_word: false })
}

fn unreadable(text: &str) -> ProblemDetail {
    problems::UnreadableAdjusted { text: text.to_string() }.into()
}

/// A word for one side.
fn artificial(word: &str) -> Option<ArtificialScore> {
    let word = word.replace(['\u{2212}', '\u{2013}'], "-");
    Some(match word.as_str() {
        "a+" | "av+" | "ave+" | "avg+" | "averageplus" | "average+" => ArtificialScore::AveragePlus,
        "a" | "a=" | "av" | "ave" | "avg" | "average" => ArtificialScore::Average,
        "a-" | "av-" | "ave-" | "avg-" | "averageminus" | "average-" => {
            ArtificialScore::AverageMinus
        }
        _ => return None,
    })
}

/// A word or a percentage for one side.
fn share(text: &str) -> Option<ArtificialScore> {
    artificial(text).or_else(|| {
        let digits = text.strip_suffix('%').unwrap_or(text);
        let percent = Exact::parse_decimal(&digits.replace(',', "."))?;
        (Exact::ZERO..=Exact::whole(100))
            .contains(&percent)
            .then_some(ArtificialScore::Percent(percent))
    })
}

/// `420*0.6 + 170*0.4` or `60% 420 + 40% 170`: scores of North-South and their shares. `None` if
/// unreadable.
fn weighted(text: &str) -> Option<Result<BoardLineScore, ProblemDetail>> {
    let mut shares: Vec<(i32, Exact)> = Vec::new();
    for term in terms(text) {
        shares.push(weighted_term(&term)?);
    }
    let sum: Exact = shares.iter().map(|(_, share)| *share).sum();
    if shares.is_empty() || shares.iter().any(|(_, share)| *share <= Exact::ZERO) {
        return None;
    }
    if sum != Exact::whole(1) {
        let text = text.trim().to_string();
        return Some(Err(problems::WeightsNotOne { text, sum: sum.to_decimal() }.into()));
    }
    let north_south = PlainOrWeightedScore::Weighted(shares);
    Some(Ok(BoardLineScore::Real { east_west: north_south.for_other_side(), north_south }))
}

/// The terms of a sum; a minus after another sign belongs to the score.
fn terms(text: &str) -> Vec<String> {
    let bare = text.replace('\u{2212}', "-").replace('\u{d7}', "*").replace(" x ", "*");
    let joined = bare.replace(" and ", "+").replace(';', "+");
    joined.split('+').map(|term| term.trim().to_string()).filter(|term| !term.is_empty()).collect()
}

fn weighted_term(term: &str) -> Option<(i32, Exact)> {
    let parts: Vec<&str> = if term.contains('*') {
        term.splitn(2, '*').map(str::trim).collect()
    } else {
        term.splitn(2, char::is_whitespace).map(str::trim).collect()
    };
    let [one, other] = parts[..] else { return None };
    // Far beyond any score of a board.
    let score = |text: &str| text.parse().ok().filter(|score| (-10_000..=10_000).contains(score));
    let weight = |text: &str| match text.strip_suffix('%') {
        Some(percent) => Exact::parse_decimal(percent.trim()).map(|share| share / 100),
        None => match text.split_once('/') {
            Some((over, under)) => {
                Exact::ratio(over.trim().parse::<i32>().ok()?, under.trim().parse::<i32>().ok()?)
            }
            None => number::parse_number(text).map(|typed| typed.number),
        },
    };
    let share = |text: &str| {
        weight(text).filter(|share| *share <= Exact::whole(1) && SHARES % share.denominator() == 0)
    };
    score(one).zip(share(other)).or_else(|| score(other).zip(share(one)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjusted_scores_are_read_as_people_write_them() {
        let both = |word| -> Result<_, ProblemDetail> {
            Ok(BoardLineScore::Artificial { north_south: word, east_west: word, one_word: true })
        };
        let sides = |north_south, east_west| {
            Ok(BoardLineScore::Artificial { north_south, east_west, one_word: false })
        };
        let percent = |n: i128| ArtificialScore::Percent(Exact::whole(n));
        let (plus, minus) = (ArtificialScore::AveragePlus, ArtificialScore::AverageMinus);
        for (text, read_as) in [
            ("A+", both(plus)),
            ("Ave", both(ArtificialScore::Average)),
            ("a \u{2212}", both(minus)),
            ("A+/A-", sides(plus, minus)),
            ("60/40", sides(percent(60), percent(40))),
            ("60% / 40%", sides(percent(60), percent(40))),
            ("NP", Ok(BoardLineScore::NotPlayed)),
            ("not played", Ok(BoardLineScore::NotPlayed)),
            ("Fouled", Ok(BoardLineScore::Fouled)),
            ("60", Err(problems::UnreadableAdjusted { text: "60".to_string() }.into())),
            ("130/20", Err(problems::UnreadableAdjusted { text: "130/20".to_string() }.into())),
        ] {
            assert_eq!(parse_adjusted_score(text), read_as, "{text}");
        }
    }

    #[test]
    fn weighted_scores_have_shares_of_one() {
        for text in [
            "weighted 420*0.6+170*0.4",
            "weighted 60% 420 + 40% 170",
            "Weighted 420 * 3/5 + 170*2/5",
        ] {
            let means = match parse_adjusted_score(text) {
                Ok(BoardLineScore::Real { north_south, east_west }) => {
                    Some([north_south, east_west].map(|scored| scored.mean().to_decimal()))
                }
                _ => None,
            };
            assert_eq!(means, Some(["320".to_string(), "-320".to_string()]), "{text}");
        }
        let minus = parse_adjusted_score("weighted -100*0.5+110*0.5");
        assert!(
            matches!(minus, Ok(BoardLineScore::Real { north_south, .. }) if north_south.mean() == Exact::whole(5))
        );
        assert!(
            matches!(parse_adjusted_score("weighted 420*0.6+170*0.5"), Err(wrong) if wrong.is_of_kind::<problems::WeightsNotOne>())
        );
        for text in [
            "weighted 420*1/0+170*1",
            "weighted 420*1e999+170*1",
            "weighted 420*1/2147483647+170*2147483646/2147483647",
            "weighted 420*0.123456789+170*0.876543211",
            "weighted 420*2+170*-1",
        ] {
            assert!(
                matches!(parse_adjusted_score(text), Err(wrong) if wrong.is_of_kind::<problems::UnreadableAdjusted>()),
                "{text}"
            );
        }
    }
}
