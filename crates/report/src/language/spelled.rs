//! Points in words, as on a cheque: for certificates, which state them in figures and in words (WBU
//! 1.8.5). Each language has a function of its own, since each forms its numbers differently.

use model::{Exact, Language};

use super::LanguageTexts;
use crate::words;

/// The highest number that every language spells; higher ones stay figures.
const MOST: u64 = 9_999;

impl LanguageTexts {
    /// Points in words: quarters by name, other fractions digit by digit.
    pub(crate) fn points_in_words(&self, points: Exact) -> String {
        if self.language == Language::English {
            return words::points_in_words(points);
        }
        let Some(whole) = u64::try_from(points.floor()).ok().filter(|whole| *whole <= MOST) else {
            return self.localise_number(&points.to_decimal()).into_owned();
        };
        let rest = points - Exact::whole(points.floor());
        let spelled = number(self.language, whole);
        let part = match (rest.numerator(), rest.denominator()) {
            (0, _) => return spelled,
            (1, 4) => "quarter",
            (1, 2) => "half",
            (3, 4) => "three-quarters",
            _ => {
                let digits = rest.to_decimal();
                let digits = digits.chars().skip(2).filter_map(|digit| digit.to_digit(10));
                let digits: Vec<String> =
                    digits.map(|digit| number(self.language, digit.into())).collect();
                let values = [("whole", &*spelled), ("digits", &*digits.join(" "))];
                return self.fill("spelled-decimal", &values);
            }
        };
        match whole {
            0 => self.text(&format!("spelled-{part}")),
            _ => self.fill(&format!("spelled-and-{part}"), &[("whole", &spelled)]),
        }
    }
}

/// A whole number up to [`MOST`] in words.
fn number(language: Language, number: u64) -> String {
    match language {
        Language::English => words::number_in_words(number),
        Language::Welsh => welsh(number),
        Language::Irish => irish(number),
        Language::Maori => maori(number),
        Language::French => french(number),
        Language::German => german(number),
        Language::Spanish => spanish(number),
        Language::Polish => polish(number),
        Language::Dutch => dutch(number),
    }
}

/// The word at a digit's place in a list.
fn nth(list: &str, digit: u64) -> &str {
    list.split(' ').nth(digit as usize).unwrap_or_default()
}

/// The same where words of the list have blanks, written as `_`.
fn of(list: &str, digit: u64) -> String {
    nth(list, digit).replace('_', " ")
}

/// Parts that are there, with something between them.
fn joined(first: String, between: &str, rest: String) -> String {
    match (first.is_empty(), rest.is_empty()) {
        (true, _) => rest,
        (_, true) => first,
        _ => format!("{first}{between}{rest}"),
    }
}

/// The part of a number below a unit in words; empty if there is none.
fn below(number: u64, unit: u64, spell: fn(u64) -> String) -> String {
    match number % unit {
        0 => String::new(),
        rest => spell(rest),
    }
}

/// Welsh by tens, as in schools: `dau ddeg tri`.
fn welsh(number: u64) -> String {
    const ONES: &str = "dim un dau tri pedwar pump chwech saith wyth naw deg";
    const AND: &str = "_ ac_un a_dau a_thri a_phedwar a_phump a_chwech a_saith ac_wyth a_naw a_deg";
    const TENS: &str =
        "_ un_deg dau_ddeg tri_deg pedwar_deg pum_deg chwe_deg saith_deg wyth_deg naw_deg";
    const HUNDREDS: &str =
        "_ cant dau_gant tri_chant pedwar_cant pum_cant chwe_chant saith_cant wyth_cant naw_cant";
    const THOUSANDS: &str =
        "_ mil dwy_fil tair_mil pedair_mil pum_mil chwe_mil saith_mil wyth_mil naw_mil";
    let after = |rest: u64| match rest {
        0 => String::new(),
        1..=10 => of(AND, rest),
        _ => welsh(rest),
    };
    match number {
        0..=10 => of(ONES, number),
        11..100 => joined(of(TENS, number / 10), " ", below(number, 10, welsh)),
        100..1_000 => joined(of(HUNDREDS, number / 100), " ", after(number % 100)),
        _ => joined(of(THOUSANDS, number / 1_000), " ", after(number % 1_000)),
    }
}

/// Irish as one counts: `fiche a trí`.
fn irish(number: u64) -> String {
    const ONES: &str = "náid a_haon a_dó a_trí a_ceathair a_cúig a_sé a_seacht a_hocht a_naoi a_deich a_haon_déag a_dó_dhéag a_trí_déag a_ceathair_déag a_cúig_déag a_sé_déag a_seacht_déag a_hocht_déag a_naoi_déag";
    const TENS: &str = "_ _ fiche tríocha daichead caoga seasca seachtó ochtó nócha";
    const HUNDREDS: &str = "_ céad dhá_chéad trí_chéad ceithre_chéad cúig_chéad sé_chéad seacht_gcéad ocht_gcéad naoi_gcéad";
    const THOUSANDS: &str = "_ míle dhá_mhíle trí_mhíle ceithre_mhíle cúig_mhíle sé_mhíle seacht_míle ocht_míle naoi_míle";
    match number {
        0..20 => of(ONES, number),
        20..100 => joined(of(TENS, number / 10), " ", below(number, 10, irish)),
        100..1_000 => joined(of(HUNDREDS, number / 100), " ", below(number, 100, irish)),
        _ => joined(of(THOUSANDS, number / 1_000), " ", below(number, 1_000, irish)),
    }
}

/// Māori: `rua tekau mā toru`.
fn maori(number: u64) -> String {
    const ONES: &str = "kore tahi rua toru whā rima ono whitu waru iwa";
    let times = |digit: u64, unit: &str| match digit {
        1 => format!("kotahi {unit}"),
        _ => format!("{} {unit}", nth(ONES, digit)),
    };
    let tens = |digit: u64| match digit {
        1 => "tekau".to_string(),
        _ => times(digit, "tekau"),
    };
    match number {
        0..10 => of(ONES, number),
        10..100 => joined(tens(number / 10), " mā ", below(number, 10, maori)),
        100..1_000 => joined(times(number / 100, "rau"), " ", below(number, 100, maori)),
        _ => joined(times(number / 1_000, "mano"), " ", below(number, 1_000, maori)),
    }
}

/// French: `quatre-vingt-onze`.
fn french(number: u64) -> String {
    const ONES: &str = "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf";
    const TENS: &str =
        "_ _ vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt";
    let times = |count: u64, unit: &str| match count {
        1 => unit.to_string(),
        _ => format!("{} {unit}", french(count)),
    };
    match number {
        0..20 => of(ONES, number),
        80 => "quatre-vingts".to_string(),
        20..100 => {
            // The seventies and nineties count on from sixty and eighty.
            let on = if matches!(number / 10, 7 | 9) { number % 20 } else { number % 10 };
            let between = if matches!(on, 1 | 11) && number < 80 { " et " } else { "-" };
            let rest = if on == 0 { String::new() } else { french(on) };
            joined(of(TENS, number / 10), between, rest)
        }
        100..1_000 => {
            let plural = if number > 199 && number.is_multiple_of(100) { "s" } else { "" };
            let hundreds = times(number / 100, "cent") + plural;
            joined(hundreds, " ", below(number, 100, french))
        }
        _ => joined(times(number / 1_000, "mille"), " ", below(number, 1_000, french)),
    }
}

/// German: `dreiundzwanzig`.
fn german(number: u64) -> String {
    const ONES: &str = "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn";
    const TENS: &str = "_ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig";
    let before = |count: u64| if count == 1 { "ein".to_string() } else { german(count) };
    match number {
        0..20 => of(ONES, number),
        20..100 => match number % 10 {
            0 => of(TENS, number / 10),
            ones => format!("{}und{}", before(ones), nth(TENS, number / 10)),
        },
        100..1_000 => format!("{}hundert{}", before(number / 100), below(number, 100, german)),
        _ => format!("{}tausend{}", before(number / 1_000), below(number, 1_000, german)),
    }
}

/// Spanish: `treinta y tres`.
fn spanish(number: u64) -> String {
    const ONES: &str = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve";
    const TENS: &str = "_ _ _ treinta cuarenta cincuenta sesenta setenta ochenta noventa";
    const HUNDREDS: &str = "_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos";
    match number {
        0..30 => of(ONES, number),
        30..100 => joined(of(TENS, number / 10), " y ", below(number, 10, spanish)),
        100 => "cien".to_string(),
        101..1_000 => joined(of(HUNDREDS, number / 100), " ", below(number, 100, spanish)),
        _ => {
            let thousands = number / 1_000;
            let before = if thousands == 1 { String::new() } else { spanish(thousands) };
            let head = joined(before, " ", "mil".to_string());
            joined(head, " ", below(number, 1_000, spanish))
        }
    }
}

/// Polish: `dwadzieścia trzy`.
fn polish(number: u64) -> String {
    const ONES: &str = "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście";
    const TENS: &str = "_ _ dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt";
    const HUNDREDS: &str =
        "_ sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset";
    const THOUSANDS: &str = "_ tysiąc dwa_tysiące trzy_tysiące cztery_tysiące pięć_tysięcy sześć_tysięcy siedem_tysięcy osiem_tysięcy dziewięć_tysięcy";
    match number {
        0..20 => of(ONES, number),
        20..100 => joined(of(TENS, number / 10), " ", below(number, 10, polish)),
        100..1_000 => joined(of(HUNDREDS, number / 100), " ", below(number, 100, polish)),
        _ => joined(of(THOUSANDS, number / 1_000), " ", below(number, 1_000, polish)),
    }
}

/// Dutch: `drieëntwintig`.
fn dutch(number: u64) -> String {
    const ONES: &str = "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien";
    const TENS: &str = "_ _ twintig dertig veertig vijftig zestig zeventig tachtig negentig";
    let before = |count: u64| if count == 1 { String::new() } else { dutch(count) };
    match number {
        0..20 => of(ONES, number),
        20..100 => match number % 10 {
            0 => of(TENS, number / 10),
            ones => {
                let and = if matches!(ones, 2 | 3) { "ën" } else { "en" };
                format!("{}{and}{}", nth(ONES, ones), nth(TENS, number / 10))
            }
        },
        100..1_000 => format!("{}honderd{}", before(number / 100), below(number, 100, dutch)),
        _ => joined(format!("{}duizend", before(number / 1_000)), " ", below(number, 1_000, dutch)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 23, 71, 126 and 2,340.
    const SPELLED: [(Language, [&str; 4]); 8] = [
        (
            Language::Welsh,
            [
                "dau ddeg tri",
                "saith deg un",
                "cant dau ddeg chwech",
                "dwy fil tri chant pedwar deg",
            ],
        ),
        (
            Language::Irish,
            ["fiche a trí", "seachtó a haon", "céad fiche a sé", "dhá mhíle trí chéad daichead"],
        ),
        (
            Language::Maori,
            [
                "rua tekau mā toru",
                "whitu tekau mā tahi",
                "kotahi rau rua tekau mā ono",
                "rua mano toru rau whā tekau",
            ],
        ),
        (
            Language::French,
            ["vingt-trois", "soixante et onze", "cent vingt-six", "deux mille trois cent quarante"],
        ),
        (
            Language::German,
            [
                "dreiundzwanzig",
                "einundsiebzig",
                "einhundertsechsundzwanzig",
                "zweitausenddreihundertvierzig",
            ],
        ),
        (
            Language::Spanish,
            ["veintitrés", "setenta y uno", "ciento veintiséis", "dos mil trescientos cuarenta"],
        ),
        (
            Language::Polish,
            [
                "dwadzieścia trzy",
                "siedemdziesiąt jeden",
                "sto dwadzieścia sześć",
                "dwa tysiące trzysta czterdzieści",
            ],
        ),
        (
            Language::Dutch,
            [
                "drieëntwintig",
                "eenenzeventig",
                "honderdzesentwintig",
                "tweeduizend driehonderdveertig",
            ],
        ),
    ];

    #[test]
    fn numbers_are_spelled_in_every_language() {
        for (language, spelled_so) in SPELLED {
            let spelled = [23, 71, 126, 2_340].map(|count| number(language, count));
            assert_eq!(spelled, spelled_so, "{language}");
        }
        assert_eq!(
            [80, 81, 91, 200, 201].map(french),
            ["quatre-vingts", "quatre-vingt-un", "quatre-vingt-onze", "deux cents", "deux cent un"]
        );
        assert_eq!([101, 110, 103].map(welsh), ["cant ac un", "cant a deg", "cant a thri"]);
    }
}
