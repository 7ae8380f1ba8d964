//! A reconciled register as lists: what every output tells of it.

use std::collections::BTreeMap;

use crate::engine::rules;
use crate::model::register::Member;
use crate::model::{AwardKind, Exact, Holding};
use crate::problem::Told;
use crate::register::reconcile::{
    Balance, BodyTotals, Case, Change, GoldStanding, PaperFate, Promotion, Reconciliation,
};

use super::html::Issued;
use super::listing::{Column, Field, Listing, Rows, day, decimal, number, prose, text};

const MEMBERS: [Column; 14] = [
    text("number", "Number", 11.0),
    text("name", "Name", 28.0),
    text("club", "Club", 28.0),
    text("area", "Area", 14.0),
    text("status", "Status", 10.0),
    day("joined", "Joined"),
    number("local_points", "Local points", 12.0),
    decimal("green_points", "Green points", 12.0),
    decimal("gold_points", "Gold points", 12.0),
    decimal("master_points", "Master points", 13.0),
    text("rank", "Rank", 22.0),
    day("registered_to", "Registered to"),
    text("next_rank", "Next rank", 22.0),
    text("needs", "Still needs", 28.0),
];

const CHANGES: [Column; 7] = [
    text("number", "Number", 11.0),
    text("name", "Name", 26.0),
    text("column", "Column", 14.0),
    text("old", "Old", 14.0),
    text("new", "New", 14.0),
    text("clauses", "Clauses", 12.0),
    prose("why", "Why", 100.0),
];

const PROMOTIONS: [Column; 8] = [
    text("rank", "Rank", 24.0),
    text("number", "Number", 11.0),
    text("name", "Name", 28.0),
    text("club", "Club", 28.0),
    text("from", "From", 24.0),
    day("date", "Date"),
    text("clauses", "Clauses", 12.0),
    prose("why", "Why", 60.0),
];

const CURRENT_FORM: [Column; 6] = [
    number("place", "Place", 7.0),
    text("number", "Number", 11.0),
    text("name", "Name", 28.0),
    text("club", "Club", 28.0),
    decimal("gold_points", "Gold points", 12.0),
    prose("awards", "Awards", 70.0),
];

const CERTIFICATES: [Column; 9] = [
    text("certificate", "Certificate", 18.0),
    text("number", "Number", 11.0),
    day("date", "Date"),
    text("issuer", "Issuer", 14.0),
    text("event", "Event", 28.0),
    number("local_points", "Local points", 12.0),
    decimal("green_points", "Green points", 12.0),
    text("state", "State", 12.0),
    prose("why", "Why", 60.0),
];

const CASES: [Column; 15] = [
    text("case", "Case", 22.0),
    text("kind", "Kind", 12.0),
    text("number", "Number", 11.0),
    text("name", "Name", 24.0),
    text("club", "Club", 24.0),
    prose("evidence", "Evidence", 60.0),
    number("local_points", "Local points", 10.0),
    number("green_points", "Green points", 10.0),
    number("gold_points", "Gold points", 10.0),
    text("suggestion", "Suggestion", 16.0),
    text("suggested_member", "Suggested member", 12.0),
    number("score", "Score", 8.0),
    prose("reasons", "Reasons", 50.0),
    text("decision", "Decision", 16.0),
    text("member", "Member", 12.0),
];

const FATES: [Column; 8] = [
    text("event_key", "Key", 24.0),
    text("event", "Event", 28.0),
    text("player_no", "Number", 11.0),
    text("player", "Player", 26.0),
    text("kind", "Kind", 8.0),
    number("points", "Points", 9.0),
    text("state", "State", 10.0),
    prose("why", "Why", 70.0),
];

const CONTROL: [Column; 5] = [
    text("line", "", 56.0),
    number("local_points", "Local points", 14.0),
    decimal("green_points", "Green points", 14.0),
    decimal("gold_points", "Gold points", 14.0),
    text("balances", "Balances", 10.0),
];

const BODIES: [Column; 10] = [
    text("name", "Name", 34.0),
    number("members", "Members", 10.0),
    number("changed", "With changes", 12.0),
    number("local_before", "Local before", 14.0),
    number("local_credited", "Local credited", 14.0),
    number("local_after", "Local now", 14.0),
    decimal("green_before", "Green before", 13.0),
    decimal("green_credited", "Green credited", 13.0),
    decimal("green_after", "Green now", 13.0),
    decimal("master_points", "Master points now", 14.0),
];

const ISSUED: [Column; 7] = [
    text("certificate", "Certificate", 18.0),
    text("club", "Club", 28.0),
    text("player", "Player", 28.0),
    text("player_no", "Number", 11.0),
    text("event", "Event", 40.0),
    text("issued", "Issued", 18.0),
    text("points", "Points", 40.0),
];

const PROBLEMS: [Column; 7] = [
    text("severity", "Severity", 10.0),
    text("code", "Code", 24.0),
    text("file", "File", 28.0),
    text("sheet", "Sheet", 14.0),
    text("cell", "Cell", 8.0),
    prose("message", "What is wrong", 70.0),
    prose("hint", "What to do", 60.0),
];

/// A reconciliation with what its outputs have in common, worked out once.
pub struct Books<'a> {
    /// The reconciliation.
    pub reconciliation: &'a Reconciliation,
    /// The cells of `Members` that change.
    pub changes: Vec<Change>,
    /// Gold Points in order of current form.
    form: Vec<CurrentForm>,
    /// The lines of the control totals.
    control: Vec<ControlLine>,
    /// Awards that were not credited: positions among the claims.
    open: Vec<usize>,
    /// Problems by the file they are in.
    problems: &'a [(String, Told)],
}

/// A member's Gold Points.
struct CurrentForm {
    member: u32,
    place: usize,
    left: Exact,
    awards: String,
}

/// A line of the control totals.
pub struct ControlLine {
    /// What it is.
    pub title: String,
    /// The points.
    pub points: Holding,
    /// Whether it is a sum, and then whether it holds.
    pub balances: Option<bool>,
}

impl<'a> Books<'a> {
    /// Works out what the outputs share; `changes` are the cells that change, member by
    /// member.
    pub fn new(
        reconciliation: &'a Reconciliation,
        changes: Vec<Change>,
        problems: &'a [(String, Told)],
    ) -> Books<'a> {
        use crate::register::reconcile::Fate;
        let fates = reconciliation.fates.iter().enumerate();
        let open = fates.filter(|(_, fate)| !matches!(fate, Fate::Credited(_)));
        Books {
            reconciliation,
            changes,
            form: current_form(reconciliation),
            control: control_lines(reconciliation),
            open: open.map(|(claim, _)| claim).collect(),
            problems,
        }
    }

    fn member(&self, member: u32) -> &'a Member {
        &self.reconciliation.members[member as usize]
    }

    /// The control totals.
    pub fn control(&self) -> Listing<'_> {
        let about = "What came in is what was credited, what waits and what was refused; what was held before, with what was credited, is what is held now.";
        Listing::of(("data/control.csv", "Totals"), about, &CONTROL, &self.control, |line| {
            let mut row: Vec<Field<'_>> = vec![line.title.as_str().into()];
            let kinds = [AwardKind::Local, AwardKind::Green, AwardKind::Gold];
            row.extend(kinds.map(|kind| Field::Number(line.points.of(kind))));
            row.push(match line.balances {
                Some(true) => "yes".into(),
                Some(false) => "no".into(),
                None => Field::Nothing,
            });
            row
        })
    }

    /// All members as they are now.
    pub fn members(&self) -> Listing<'_> {
        let members = &self.reconciliation.members;
        Listing::of(
            ("data/members.csv", "Members"),
            "Everybody in the register.",
            &MEMBERS,
            members,
            member_row,
        )
    }

    /// The cells that changed.
    pub fn changes(&self) -> Listing<'_> {
        self.listing(
            ("data/changes.csv", "Changes"),
            "Every cell of Members that changed, with its sum.",
            &CHANGES,
            &self.changes,
            |books, change: &Change| {
                let member = books.member(change.member);
                vec![
                    (&*member.number).into(),
                    (&*member.name).into(),
                    heading_of(change.column).into(),
                    (&*change.old).into(),
                    (&*change.new).into(),
                    (&*change.clauses).into(),
                    (&*change.why).into(),
                ]
            },
        )
    }

    /// The promotions, the most senior rank first.
    pub fn promotions(&self) -> Listing<'_> {
        let promotions = &self.reconciliation.promotions;
        self.listing(
            ("data/promotions.csv", "Promotions"),
            "In order of seniority (WBU 1.6.2).",
            &PROMOTIONS,
            promotions,
            |books, promotion: &Promotion| {
                let member = books.member(promotion.member);
                vec![
                    promotion.to.into(),
                    (&*member.number).into(),
                    (&*member.name).into(),
                    (&*member.club).into(),
                    (&*promotion.from).into(),
                    Field::on(promotion.date),
                    promotion.basis.clauses().into(),
                    promotion.basis.sentence().into(),
                ]
            },
        )
    }

    /// Gold Points: who is in form.
    pub fn current_form(&self) -> Listing<'_> {
        self.listing(
            ("data/current-form.csv", "Current form"),
            "Gold Points as they stand; they count towards no rank (WBU 1.5.2).",
            &CURRENT_FORM,
            &self.form,
            |books, form: &CurrentForm| {
                let member = books.member(form.member);
                vec![
                    Field::count(form.place),
                    (&*member.number).into(),
                    (&*member.name).into(),
                    (&*member.club).into(),
                    Field::Number(form.left),
                    form.awards.as_str().into(),
                ]
            },
        )
    }

    /// What became of the certificates that members sent in.
    pub fn certificates(&self) -> Listing<'_> {
        let papers = &self.reconciliation.register.certificates;
        Listing {
            file: "data/certificates.csv",
            title: "Certificates sent in",
            about: "Each certificate counts once (WBU 1.7, 1.11).".to_string(),
            columns: &CERTIFICATES,
            count: papers.len(),
            rows: Box::new(move || -> Rows<'_> {
                let fates = self.reconciliation.papers.iter();
                Box::new(papers.iter().zip(fates).map(|(paper, fate)| {
                    let (state, why) = match fate {
                        PaperFate::Before => ("before", "dealt with by an earlier reconciliation"),
                        PaperFate::Credited(_) => ("credited", ""),
                        PaperFate::Pending(why) => ("pending", why.as_str()),
                        PaperFate::Refused(why) => ("refused", why.as_str()),
                    };
                    vec![
                        (&*paper.certificate).into(),
                        (&*paper.number).into(),
                        Field::on(paper.date),
                        (&*paper.issuer).into(),
                        (&*paper.event).into(),
                        Field::Number(paper.points.local),
                        Field::Number(paper.points.green),
                        state.into(),
                        why.into(),
                    ]
                }))
            }),
        }
    }

    /// The doubtful cases, those without a decision first.
    pub fn cases(&self) -> Listing<'_> {
        let cases = &self.reconciliation.cases;
        self.listing(
            ("data/decisions.csv", "Decisions"),
            "Doubtful cases; decide them in decisions.xlsx and give it back with --decisions.",
            &CASES,
            cases,
            case_row,
        )
    }

    /// Awards that were not credited, with the reason.
    pub fn open(&self) -> Listing<'_> {
        self.listing(
            ("data/not-credited.csv", "Not credited"),
            "Points that wait or were refused, each with its reason.",
            &FATES,
            &self.open,
            |books, claim: &usize| {
                use crate::register::reconcile::Fate;
                let claims = &books.reconciliation.claims;
                let award = claims.awards[*claim];
                let event = &claims.events[award.event as usize].name;
                let player = &claims.players[award.player as usize];
                let state = match books.reconciliation.fates[*claim] {
                    Fate::Credited(_) => "credited",
                    Fate::Pending(_) => "pending",
                    Fate::Refused(_) => "refused",
                };
                vec![
                    (&*event.key).into(),
                    (&*event.title).into(),
                    player.number.as_deref().unwrap_or_default().into(),
                    (&*player.name).into(),
                    award.kind.id().into(),
                    Field::Number(award.points),
                    state.into(),
                    books.reconciliation.fate_told(*claim).into(),
                ]
            },
        )
    }

    /// Why each of the points that wait does, in the order of the claims.
    pub fn pending_reasons(&self) -> impl Iterator<Item = String> + '_ {
        use crate::register::reconcile::Fate;
        let rec = self.reconciliation;
        let waits = self.open.iter().filter(|at| matches!(rec.fates[**at], Fate::Pending(_)));
        waits.map(|at| rec.fate_told(*at))
    }

    /// Totals by club.
    pub fn clubs(&self) -> Listing<'_> {
        let clubs = &self.reconciliation.clubs;
        Listing::of(
            ("data/clubs.csv", "Clubs"),
            "Points by club of the members.",
            &BODIES,
            clubs,
            body_row,
        )
    }

    /// Totals by area.
    pub fn areas(&self) -> Listing<'_> {
        let areas = &self.reconciliation.areas;
        Listing::of(
            ("data/areas.csv", "Areas"),
            "Points by area of primary allegiance (WBU 3.1.3).",
            &BODIES,
            areas,
            body_row,
        )
    }

    /// The problems of the register, the decisions and the season.
    pub fn problems(&self) -> Listing<'_> {
        Listing::of(
            ("data/problems.csv", "Problems"),
            "What is wrong, where, and what to do.",
            &PROBLEMS,
            self.problems,
            |(file, told)| {
                vec![
                    told.severity.id().into(),
                    (&*told.code).into(),
                    file.as_str().into(),
                    told.sheet.as_str().into(),
                    told.cell.as_str().into(),
                    told.message.as_str().into(),
                    told.hint.as_str().into(),
                ]
            },
        )
    }

    /// All lists that become CSV files.
    pub fn listings(&self) -> Vec<Listing<'_>> {
        vec![
            self.members(),
            self.changes(),
            self.promotions(),
            self.cases(),
            self.current_form(),
            self.certificates(),
            self.open(),
            self.control(),
            self.clubs(),
            self.areas(),
            self.problems(),
        ]
    }

    /// A list whose rows need the register.
    fn listing<'b, T: Sync>(
        &'b self,
        (file, title): (&'static str, &'static str),
        about: &str,
        columns: &'static [Column],
        things: &'b [T],
        row: fn(&'b Books<'a>, &'b T) -> Vec<Field<'b>>,
    ) -> Listing<'b> {
        Listing {
            file,
            title,
            about: about.to_string(),
            columns,
            count: things.len(),
            rows: Box::new(move || Box::new(things.iter().map(move |thing| row(self, thing)))),
        }
    }
}

/// The numbers of the certificates that were issued.
pub fn issued(issued: &[Issued]) -> Listing<'_> {
    Listing::of(
        ("data/certificates-issued.csv", "Certificates issued"),
        "In order of club and name; no two have one number.",
        &ISSUED,
        issued,
        |certificate| {
            vec![
                certificate.number.as_str().into(),
                certificate.club.as_str().into(),
                certificate.player.as_str().into(),
                certificate.member.as_str().into(),
                certificate.event.as_str().into(),
                certificate.issued.as_str().into(),
                certificate.points.as_str().into(),
            ]
        },
    )
}

/// The heading of a column of `Members`.
pub fn heading_of(column: crate::model::form::MemberColumn) -> &'static str {
    use crate::model::form::FormColumn;
    column.column().name
}

fn member_row(member: &Member) -> Vec<Field<'_>> {
    let points = &member.points;
    let handbook = rules::wbu();
    let next = handbook.rank_of(points).map_or(0, |reached| reached + 1);
    let next = handbook.ranks.rank.get(next);
    let needs = next.map(|rank| {
        let lacks = [
            (rank.master_points - points.master_points(), "master points"),
            (rank.green_points - points.green, "Green Points"),
        ];
        let lacks = lacks.into_iter().filter(|(points, _)| *points > Exact::ZERO);
        let told = lacks.map(|(points, what)| format!("{} {what}", points.to_decimal()));
        told.collect::<Vec<_>>().join(" and ")
    });
    vec![
        (&*member.number).into(),
        (&*member.name).into(),
        (&*member.club).into(),
        (&*member.area).into(),
        member.status.word().into(),
        Field::on(member.joined),
        Field::Number(points.local),
        Field::Number(points.green),
        Field::Number(points.gold),
        Field::Number(points.master_points()),
        (&*member.rank).into(),
        Field::on(member.registered),
        next.map_or("", |rank| rank.name.as_str()).into(),
        needs.unwrap_or_default().into(),
    ]
}

/// A case as a row of the decisions.
pub fn case_row<'b>(books: &'b Books<'_>, case: &'b Case) -> Vec<Field<'b>> {
    let reconciliation = books.reconciliation;
    let decided = reconciliation.decision_row(case);
    let number = |number: Option<Box<str>>| number.map(String::from).unwrap_or_default();
    vec![
        (&*case.key).into(),
        case.kind.word().into(),
        (&*case.number).into(),
        (&*case.name).into(),
        (&*case.club).into(),
        case.evidence.as_str().into(),
        Field::Number(case.points.local),
        Field::Number(case.points.green),
        Field::Number(case.points.gold),
        case.suggestion.into(),
        number(decided.suggested).into(),
        Field::count(usize::from(case.score)),
        case.reasons.join("; ").into(),
        case.decided.as_deref().unwrap_or_default().into(),
        number(decided.member).into(),
    ]
}

fn body_row(body: &BodyTotals) -> Vec<Field<'_>> {
    vec![
        if body.name.is_empty() { "(none)" } else { &*body.name }.into(),
        Field::count(body.members as usize),
        Field::count(body.changed as usize),
        Field::Number(body.before.local),
        Field::Number(body.credited.local),
        Field::Number(body.after.local),
        Field::Number(body.before.green),
        Field::Number(body.credited.green),
        Field::Number(body.after.green),
        Field::Number(body.after.master_points()),
    ]
}

/// Members with Gold Points, the most first.
fn current_form(reconciliation: &Reconciliation) -> Vec<CurrentForm> {
    let mut members: BTreeMap<u32, (Exact, Vec<&GoldStanding>)> = BTreeMap::new();
    for row in reconciliation.gold.iter().filter(|row| !row.left.is_zero()) {
        if let Some(member) = row.member {
            let (left, rows) = members.entry(member).or_default();
            *left = *left + row.left;
            rows.push(row);
        }
    }
    let mut form: Vec<CurrentForm> = members
        .into_iter()
        .map(|(member, (left, rows))| {
            let told = |row: &&GoldStanding| {
                let (awarded, left) = (row.awarded.to_decimal(), row.left.to_decimal());
                format!("{}: {awarded}, now {left}", row.date)
            };
            let awards = rows.iter().map(told).collect::<Vec<_>>().join("; ");
            CurrentForm { member, place: 0, left, awards }
        })
        .collect();
    let name = |form: &CurrentForm| &reconciliation.members[form.member as usize].name;
    form.sort_by(|a, b| b.left.cmp(&a.left).then_with(|| name(a).cmp(name(b))));
    for at in 0..form.len() {
        let tied = at > 0 && form[at - 1].left == form[at].left;
        form[at].place = if tied { form[at - 1].place } else { at + 1 };
    }
    form
}

fn less(one: &Holding, other: &Holding) -> Holding {
    let mut rest = *one;
    for kind in AwardKind::ALL {
        rest.add(kind, Exact::ZERO - other.of(kind));
    }
    rest
}

fn control_lines(reconciliation: &Reconciliation) -> Vec<ControlLine> {
    let control = &reconciliation.control;
    let plain = |title: &str, points: Holding| ControlLine {
        title: title.to_string(),
        points,
        balances: None,
    };
    let mut lines = Vec::new();
    let sources: [(&str, &Balance); 3] = [
        ("Awards of the returns", &control.returns),
        ("Awards that had waited", &control.carried),
        ("Certificates sent in", &control.certificates),
    ];
    for (title, balance) in sources {
        lines.push(ControlLine {
            title: title.to_string(),
            points: balance.claimed,
            balances: Some(balance.balances()),
        });
        lines.push(plain(&format!("{title}: credited"), balance.credited));
        lines.push(plain(&format!("{title}: pending"), balance.pending));
        lines.push(plain(&format!("{title}: refused"), balance.refused));
        let before = format!("{title}: refused because credited by an earlier reconciliation");
        lines.push(plain(&before, balance.before));
    }
    let mut credited = control.returns.credited;
    credited.join(&control.carried.credited);
    credited.join(&control.certificates.credited);
    let mut faded = Holding::default();
    faded.add(AwardKind::Gold, control.faded);
    let mut now = less(&control.held_before, &control.reversed);
    now.join(&credited);
    now = less(&now, &faded);
    lines.push(plain("Held by all members before", control.held_before));
    lines.push(plain("less what was taken back for corrected returns", control.reversed));
    lines.push(plain("and what was credited", credited));
    lines.push(plain("less Gold Points that faded (WBU 1.5.1)", faded));
    lines.push(ControlLine {
        title: "Held by all members now".to_string(),
        points: control.held_after,
        balances: Some(now == control.held_after),
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::annotation::REGISTER_REPORTS;

    #[test]
    fn reports_in_a_register_are_known_by_their_headings() {
        let columns: [&[Column]; 4] = [&PROMOTIONS, &CURRENT_FORM, &CONTROL, &CHANGES];
        for ((title, headings), columns) in REGISTER_REPORTS.iter().zip(columns) {
            let own: Vec<&str> = columns.iter().map(|column| column.heading).collect();
            assert_eq!(own, *headings, "{title}");
        }
    }
}
