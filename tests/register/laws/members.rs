//! The rows of a random register: members, and second rows of some of them.

use model::MemberStatus;

use crate::support::chance::Chance;

/// Names that are neither similar to nor short forms of each other.
const FORENAMES: [&str; 26] = [
    "Ambrose",
    "Beatrix",
    "Cuthbert",
    "Delyth",
    "Ethelinda",
    "Fergus",
    "Gwladys",
    "Horatio",
    "Isambard",
    "Jemima",
    "Kermit",
    "Lowri",
    "Montague",
    "Nesta",
    "Octavius",
    "Prudence",
    "Quentin",
    "Rosamund",
    "Septimus",
    "Tabitha",
    "Ursula",
    "Vaughan",
    "Wulfhild",
    "Xanthe",
    "Yorath",
    "Zebedee",
];
const SURNAMES: [&str; 26] = [
    "Appleyard",
    "Braithwaite",
    "Cadwallader",
    "Dunwoody",
    "Eglinton",
    "Fothergill",
    "Gillibrand",
    "Hathersage",
    "Inglethorpe",
    "Jerningham",
    "Kettlewell",
    "Llewhellin",
    "Micklethwait",
    "Nankivell",
    "Ormathwaite",
    "Pettibone",
    "Quennell",
    "Ravenscroft",
    "Satterthwaite",
    "Tregarthen",
    "Umfreville",
    "Venables",
    "Wrigglesworth",
    "Xerxeson",
    "Yelverton",
    "Zouche",
];
pub const CLUBS: [&str; 3] = ["Alpha", "Beta", "Gamma"];

/// A row of `Members`.
#[derive(Clone)]
pub struct Row {
    pub number: String,
    pub name: String,
    pub club: &'static str,
    pub status: MemberStatus,
    pub local: u32,
    /// In quarters.
    pub green: u32,
    pub sound: bool,
    pub old: Option<String>,
    pub former: Option<String>,
    /// Rows of `Gold`: the year, and the points in fifths.
    pub gold: Vec<(i16, u32)>,
    /// Gold Points only in the column, in fifths.
    pub gold_alone: u32,
}

/// The rows of a register.
pub fn rows(chance: &mut Chance) -> Vec<Row> {
    let (mut forenames, mut surnames) = (FORENAMES.to_vec(), SURNAMES.to_vec());
    chance.shuffle(&mut forenames);
    chance.shuffle(&mut surnames);
    let mut rows: Vec<Row> = Vec::new();
    for at in 0..10 + chance.below(8) {
        let status = match chance.below(10) {
            0 => MemberStatus::Lapsed,
            1 => MemberStatus::Deceased,
            _ => MemberStatus::Active,
        };
        let mut row = Row {
            // Any two of these differ in at least three digits.
            number: format!("{}", 100_111 + at * 3_222 + 100_000 * (at % 5)),
            name: format!("{} {}", forenames[at], surnames[at]),
            club: chance.of::<&str>(&CLUBS),
            status,
            local: chance.below(9_000) as u32,
            green: chance.below(40) as u32,
            sound: !chance.one_in(12),
            old: chance.one_in(6).then(|| format!("0{:05}", 11_111 + at * 1_717)),
            former: chance.one_in(6).then(|| format!("{} Ffoulkes", forenames[at])),
            gold: Vec::new(),
            gold_alone: 0,
        };
        match chance.below(5) {
            0 => row.gold = vec![(2023 + chance.below(3) as i16, 1 + chance.below(9) as u32)],
            1 => row.gold_alone = 1 + chance.below(9) as u32,
            _ => {}
        }
        rows.push(row);
    }
    for _ in 0..chance.below(3) {
        let of = chance.below(rows.len());
        let plain = rows.iter().filter(|row| row.name == rows[of].name).count() == 1
            && rows.iter().filter(|row| row.number == rows[of].number).count() == 1;
        if plain {
            let row = second_row(&rows, of, chance);
            rows.push(row);
        }
    }
    rows
}

/// A second row of a person under another or the same number, or of another person under
/// the same number.
fn second_row(rows: &[Row], of: usize, chance: &mut Chance) -> Row {
    let at = rows.len();
    let mut row = rows[of].clone();
    (row.old, row.former, row.gold, row.gold_alone) = (None, None, Vec::new(), 0);
    (row.local, row.green, row.sound) = (chance.below(900) as u32, chance.below(9) as u32, true);
    match chance.below(3) {
        0 => {
            row.number = format!("{}", 600_555 + at * 4_333);
            row.status = MemberStatus::Lapsed;
        }
        1 => row.status = MemberStatus::Lapsed,
        _ => row.name = format!("Thaddeus {}", ["Bodkin", "Crumb", "Dabchick"][at % 3]),
    }
    row
}
