//! Prize money: the sheet `Prizes` and the ranking become payments, each with its arithmetic.
//!
//! Rows with the same group and way of sharing are one list, whose prizes go to its places. `members`
//! says who can get them, `shares` who gets how much.

mod members;
pub mod problems;
mod shares;

use std::sync::Arc;

use crate::standings::RankingList;
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail};
use model::{
    Basis, BasisStep, Entry, Event, Exact, PrizeRow, Sharing, StableSort, State, normalize_category,
};

use members::EventWithRankings;
use shares::{
    PrizeListMember, PrizeShare, PrizesByPlace, TiedMembers, divide_prize_lists,
    round_shares_to_hundredths,
};

/// The prizes of an event, divided among its contestants.
#[derive(Debug, Clone, Default)]
pub struct DividedPrizes {
    /// The currency of all amounts; may be empty.
    pub currency: String,
    /// What is paid, in the order of the sheet, then by place.
    pub payments: Vec<PrizePayment>,
    /// The sum of the sheet.
    pub total: Exact,
    /// The sum that is paid.
    pub paid: Exact,
    /// The prizes that nobody gets.
    pub unclaimed: Vec<String>,
}

/// A prize, or a share of some, for a contestant.
#[derive(Debug, Clone)]
pub struct PrizePayment {
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// The names of the prizes that it is, or is a share of.
    pub name: String,
    /// The money, in hundredths at most.
    pub amount: Exact,
    /// How it comes about.
    pub basis: Arc<Basis>,
}

impl DividedPrizes {
    /// What is left over.
    pub fn remainder(&self) -> Exact {
        self.total - self.paid
    }

    /// An amount with the currency.
    pub fn amount_with_currency(&self, amount: Exact) -> String {
        amount_with_currency(amount, &self.currency)
    }
}

/// An amount with a currency: `£5`, `5 EUR`; alone without one.
pub(crate) fn amount_with_currency(amount: Exact, currency: &str) -> String {
    let amount = amount_without_currency(amount);
    match currency.chars().next() {
        None => amount,
        Some(sign) if !sign.is_alphabetic() => format!("{currency}{amount}"),
        Some(_) => format!("{amount} {currency}"),
    }
}

/// An amount for people: whole, or with two decimals.
pub(crate) fn amount_without_currency(amount: Exact) -> String {
    if amount.is_whole() { amount.to_decimal() } else { amount.to_fixed(2) }
}

/// Divides the prizes of a final event; `None` if it has none, or if one of its rows cannot be paid
/// as it is written.
pub(crate) fn divide_prizes(
    event: &Event,
    lists: &[RankingList],
    problems: &mut Vec<Problem>,
) -> Option<DividedPrizes> {
    let rows = &event.prizes.rows;
    if event.state != State::Final || event.prizes.is_faulty || rows.is_empty() {
        return None;
    }
    let currency = one_currency(event, problems)?;
    let mut funds = Vec::new();
    for row in rows {
        enter(event, row, &mut funds, problems)?;
    }
    let field = EventWithRankings { event, lists };
    let drafts = funds.iter().map(|fund| fund.draft(&field, problems));
    let drafts: Vec<PrizesByPlace> = drafts.collect::<Option<_>>()?;
    let shares = divide_prize_lists(drafts.clone());
    let mut prizes = DividedPrizes {
        currency,
        total: rows.iter().map(|row| row.amount).sum(),
        ..DividedPrizes::default()
    };
    for (at, fund) in funds.iter().enumerate() {
        let own: Vec<&PrizeShare> = shares.iter().filter(|share| share.list == at).collect();
        let exact: Vec<Exact> = own.iter().map(|share| share.exact).collect();
        for (share, (amount, more)) in own.iter().zip(round_shares_to_hundredths(&exact)) {
            let paid = Paid { fund, share, amount, more, funds: &funds, drafts: &drafts };
            prizes.paid = prizes.paid + amount;
            prizes.payments.push(paid.payment());
        }
        let members = own.iter().map(|share| share.level.first + share.level.many).max();
        let filled = members.unwrap_or_default();
        for row in fund.rows.iter().filter(|row| row.place as usize > filled) {
            let name = row.name.clone();
            problems.push(event.problem(why_unclaimed(event, row), row.at));
            prizes.unclaimed.push(name);
        }
    }
    Some(prizes)
}

/// Why nobody gets a prize: a category that nobody has may be misspelt.
fn why_unclaimed(event: &Event, row: &PrizeRow) -> ProblemDetail {
    let name = row.name.clone();
    let is_of_nobody = |category: &&String| {
        let wanted = folded_name(&normalize_category(category));
        let mut all = event.entries.iter().flat_map(Entry::categories);
        !all.any(|own| folded_name(&own) == wanted)
    };
    match row.group.category.clone().filter(|category| is_of_nobody(&category)) {
        Some(category) => problems::PrizeCategoryOfNobody { name, category }.into(),
        None => problems::PrizeUnclaimed { name }.into(),
    }
}

/// The currency of all rows; `None` if there are several.
fn one_currency(event: &Event, problems: &mut Vec<Problem>) -> Option<String> {
    let mut named = event.prizes.rows.iter().filter(|row| !row.currency.is_empty());
    let Some(first) = named.next() else { return Some(String::new()) };
    let Some(other) = named.find(|row| row.currency != first.currency) else {
        return Some(first.currency.clone());
    };
    let (one, two) = (first.currency.clone(), other.currency.clone());
    problems.push(event.problem(problems::PrizeCurrencies { one, other: two }, other.at));
    None
}

/// The prizes of one group, by place.
struct Fund<'a> {
    rows: Vec<&'a PrizeRow>,
}

/// Enters a row in the fund of its group; `None` if it cannot be paid beside the others.
fn enter<'a>(
    event: &Event,
    row: &'a PrizeRow,
    funds: &mut Vec<Fund<'a>>,
    problems: &mut Vec<Problem>,
) -> Option<()> {
    let same = |fund: &&mut Fund<'_>| {
        let first = fund.rows[0];
        first.group.is_same(&row.group) && first.beside == row.beside
    };
    let Some(fund) = funds.iter_mut().find(same) else {
        funds.push(Fund { rows: vec![row] });
        return Some(());
    };
    let group = row.group.title();
    if let Some(other) = fund.rows.iter().find(|other| other.place == row.place) {
        let (place, first) = (row.place, other.at.a1());
        problems.push(event.problem(problems::PrizeTwice { place, group, first }, row.at));
        return None;
    }
    let differs = |other: &&&PrizeRow| other.sharing.is_some() && other.sharing != row.sharing;
    if row.sharing.is_some()
        && let Some(other) = fund.rows.iter().find(differs)
    {
        let first = other.at.a1();
        problems.push(event.problem(problems::PrizeSharingDiffers { group, first }, row.at));
        return None;
    }
    fund.rows.push(row);
    Some(())
}

impl Fund<'_> {
    /// How its prizes are shared, if a row says so.
    fn typed_sharing(&self) -> Option<Sharing> {
        self.rows.iter().find_map(|row| row.sharing)
    }

    fn sharing(&self) -> Sharing {
        self.typed_sharing().unwrap_or(Sharing::Average)
    }

    /// The prize of each place that a contestant of the event can have.
    fn prizes(&self, contestants: usize) -> Vec<Exact> {
        let places = self.rows.iter().map(|row| row.place as usize).max().unwrap_or_default();
        let mut prizes = vec![Exact::ZERO; places.min(contestants)];
        for row in &self.rows {
            if let Some(prize) = prizes.get_mut(row.place as usize - 1) {
                *prize = row.amount;
            }
        }
        prizes
    }

    /// The prizes with those who can get them; `None` if no ranking fits.
    fn draft(
        &self,
        field: &EventWithRankings<'_>,
        problems: &mut Vec<Problem>,
    ) -> Option<PrizesByPlace> {
        let first = self.rows[0];
        let members = field.prize_contenders(first, problems)?;
        let event = field.event;
        let list = PrizesByPlace {
            prizes: self.prizes(event.entries.len()),
            sharing: self.sharing(),
            beside: first.beside,
            members,
        };
        self.tell_rising(event, problems);
        if self.typed_sharing().is_none() {
            self.tell_sharing(event, &list, problems);
        }
        Some(list)
    }

    /// Reports prizes that are larger than the one above, or have none above them between two places.
    fn tell_rising(&self, event: &Event, problems: &mut Vec<Problem>) {
        let mut rows = self.rows.clone();
        rows.arrange_by_key(|row| row.place);
        let rises = |pair: &&[&PrizeRow]| {
            pair[1].amount > pair[0].amount || pair[1].place > pair[0].place.saturating_add(1)
        };
        for pair in rows.windows(2).filter(rises) {
            let (place, group) = (pair[1].place, pair[1].group.title());
            problems.push(event.problem(problems::PrizeRises { place, group }, pair[1].at));
        }
    }

    /// Tells of contestants level in points whom tie-breaks part, where it matters how they share.
    fn tell_sharing(&self, event: &Event, list: &PrizesByPlace, problems: &mut Vec<Problem>) {
        let mut first = 0;
        for level in list.members.chunk_by(|one, other| one.points == other.points) {
            let shared: Vec<&Exact> = list.prizes.iter().skip(first).take(level.len()).collect();
            first += level.len();
            let parted = level.iter().any(|member| member.place != level[0].place);
            let whole =
                shared.len() == level.len() && shared.windows(2).all(|two| two[0] == two[1]);
            if parted && !shared.is_empty() && !whole {
                let trouble = problems::PrizeSharing {
                    group: self.rows[0].group.title(),
                    many: level.len(),
                    points: level[0].points.to_short_text(),
                    prizes: shared.len(),
                };
                problems.push(event.problem(trouble, self.rows[0].at));
                return;
            }
        }
    }

    /// The names of the prizes at some positions, joined.
    fn names(&self, level: TiedMembers) -> String {
        let mut rows: Vec<&&PrizeRow> = self
            .rows
            .iter()
            .filter(|row| {
                (level.first..level.first + level.many).contains(&(row.place as usize - 1))
            })
            .collect();
        rows.arrange_by_key(|row| row.place);
        rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>().join(" and ")
    }
}

/// A share that is paid.
struct Paid<'a> {
    fund: &'a Fund<'a>,
    share: &'a PrizeShare,
    amount: Exact,
    /// Whether a hundredth was added that was left over.
    more: bool,
    funds: &'a [Fund<'a>],
    drafts: &'a [PrizesByPlace],
}

impl Paid<'_> {
    fn payment(&self) -> PrizePayment {
        let share = self.share;
        let level = if self.fund.sharing() == Sharing::Place { share.placed } else { share.level };
        PrizePayment {
            entry: share.entry,
            name: self.fund.names(level),
            amount: self.amount,
            basis: Arc::new(self.basis(level)),
        }
    }

    fn basis(&self, level: TiedMembers) -> Basis {
        let (fund, share) = (self.fund, self.share);
        let mut basis = Basis::new();
        basis.add_step(self.place_in_group());
        let points = points_of(self.drafts, share);
        let rounding = self.rounding();
        match fund.sharing() {
            _ if level.many == 1 => {
                basis.add_step(
                    BasisStep::new(fund.names(level))
                        .with_result(amount_without_currency(self.amount)),
                );
            }
            Sharing::Place => {
                let step = BasisStep::new("level after tie-breaks, divided equally");
                basis.add_step(
                    step.with_arithmetic(self.sum(level))
                        .with_result(amount_without_currency(self.amount))
                        .with_note(rounding),
                );
            }
            Sharing::Average => {
                let step = BasisStep::new(format!(
                    "{} level with {points} points, divided equally",
                    level.many
                ));
                basis.add_step(
                    step.with_arithmetic(self.sum(level))
                        .with_result(amount_without_currency(self.amount))
                        .with_note(rounding),
                );
            }
            Sharing::Hort => {
                let half = |what: &str, level: TiedMembers| {
                    let step = BasisStep::new(format!("half {what}"));
                    step.with_arithmetic(format!("{} / 2", self.sum(level)))
                        .with_result(self.half(level))
                };
                basis.add_step(half("by place", share.placed));
                basis.add_step(half(
                    &format!("with the {} who have {points} points", level.many),
                    level,
                ));
                let step = BasisStep::new("both halves, by Hort");
                basis.add_step(
                    step.with_result(amount_without_currency(self.amount)).with_note(rounding),
                );
            }
        }
        if let Some((other, value)) = share.instead {
            let (group, value) = (
                self.funds[other].rows[0].group.title(),
                amount_without_currency(value.rounded(2)),
            );
            basis.add_step(format!(
                "instead of {value} ({group}), as each gets one prize, the better one"
            ));
        }
        basis
    }

    /// The place in the group of the prize, or that the organiser chose who gets it.
    fn place_in_group(&self) -> String {
        let (group, placed) = (&self.fund.rows[0].group, self.share.placed);
        if group.chosen.is_some() {
            return "chosen by the organiser".to_string();
        }
        let others = match placed.many {
            1 => String::new(),
            many => format!(", shared by {many}"),
        };
        let field = match self.drafts[self.share.list].members.len() {
            1 => "1 contestant".to_string(),
            many => format!("{many} contestants"),
        };
        let (place, group) = (placed.first + 1, group.title());
        format!("place {place}{others} ({group}: {field}), not counting who has a better prize")
    }

    /// The prizes of some places by those who divide them.
    fn sum(&self, level: TiedMembers) -> String {
        let prizes = &self.drafts[self.share.list].prizes;
        let own = prizes.iter().skip(level.first).take(level.many);
        let own: Vec<String> = own
            .filter(|prize| !prize.is_zero())
            .map(|prize| amount_without_currency(*prize))
            .collect();
        let sum = if own.len() == 1 { own.concat() } else { format!("({})", own.join(" + ")) };
        if level.many == 1 { sum } else { format!("{sum} / {}", level.many) }
    }

    /// Half of what those level have, to four decimals where no number of decimals is exact.
    fn half(&self, level: TiedMembers) -> String {
        let prizes = self.drafts[self.share.list].prizes.iter().skip(level.first).take(level.many);
        let half = prizes.copied().sum::<Exact>() / (2 * level.many as u32);
        let near = half.rounded(4);
        if near == half { near.to_decimal() } else { format!("{} (rounded)", near.to_decimal()) }
    }

    fn rounding(&self) -> &'static str {
        match (self.more, self.amount == self.share.exact) {
            (_, true) => "",
            (true, _) => "rounded up to a hundredth, so that the sum is paid",
            (false, _) => "rounded down to a hundredth",
        }
    }
}

/// The points of a contestant in its list.
fn points_of(drafts: &[PrizesByPlace], share: &PrizeShare) -> String {
    let members: &[PrizeListMember] = &drafts[share.list].members;
    let own = members.iter().find(|member| member.entry == share.entry);
    own.map(|member| member.points.to_short_text()).unwrap_or_default()
}
