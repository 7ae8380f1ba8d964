//! The tables of a reconciled register: members, changes, and points not credited.

use std::collections::BTreeMap;

use engine::rules::membership::MemberRegisterRules;
use model::annotation::{RANKS_REACHED_SHEET, REGISTER_REPORT_SHEETS};
use model::problem::RenderedProblem;
use model::register::Member;
use model::{AwardKind, Exact, Language, PointsByKind, StableSort};
use register::reconcile::{
    AwardFate, CertificateFate, ClubOrAreaTotals, DoubtfulCase, GoldAward, MemberCellChange,
    PointsByFate, Reconciliation,
};

use super::{Table, TableDraft, problems};

/// A reconciliation with the data that its outputs share.
pub struct ReconciliationTables<'a> {
    pub reconciliation: &'a Reconciliation,
    /// The changed cells of `Members`.
    pub changes: Vec<MemberCellChange>,
    /// The ranks that members have, the most senior one first.
    pub ranks: Vec<RankCount>,
    /// Members by Gold Points.
    form: Vec<CurrentForm>,
    /// The lines of the control totals.
    control: Vec<ControlLine>,
    /// The indices of claims that were not credited.
    open: Vec<usize>,
    /// Problems with their files.
    problems: &'a [(String, RenderedProblem)],
    /// The language in which they are said.
    language: Language,
}

/// Counts the members of each rank that any has.
fn rank_counts(reconciliation: &Reconciliation) -> Vec<RankCount> {
    let ranks = reconciliation.terms.rules.ranks.rank.iter().enumerate().rev();
    let counts = ranks.map(|(seniority, rank)| RankCount {
        rank: &rank.name,
        reached: reconciliation.promotions.iter().filter(|own| own.seniority == seniority).count(),
        members: reconciliation.members.iter().filter(|own| *own.rank == *rank.name).count(),
    });
    counts.filter(|own| own.members > 0).collect()
}

/// How many members have a rank.
pub struct RankCount {
    pub rank: &'static str,
    /// Those of them who reached it now.
    pub reached: usize,
    pub members: usize,
}

/// A member's Gold Points.
struct CurrentForm {
    member: u32,
    place: usize,
    left: Exact,
    awards: String,
}

/// A line of the control totals.
struct ControlLine {
    title: String,
    points: PointsByKind,
    /// Whether a sum balances; `None` for other lines.
    balances: Option<bool>,
}

impl<'a> ReconciliationTables<'a> {
    /// Prepares the shared data; `changes` are the changed cells by member.
    pub fn new(
        reconciliation: &'a Reconciliation,
        changes: Vec<MemberCellChange>,
        problems: &'a [(String, RenderedProblem)],
        language: Language,
    ) -> ReconciliationTables<'a> {
        let fates = reconciliation.fates.iter().enumerate();
        let open = fates.filter(|(_, fate)| !matches!(fate, AwardFate::Credited(_)));
        ReconciliationTables {
            reconciliation,
            changes,
            ranks: rank_counts(reconciliation),
            form: current_form(reconciliation),
            control: control_lines(reconciliation),
            open: open.map(|(claim, _)| claim).collect(),
            problems,
            language,
        }
    }

    fn member(&self, member: u32) -> &'a Member {
        &self.reconciliation.members[member as usize]
    }

    /// All tables that are written as CSV files.
    pub fn csv_tables(&self) -> Vec<Table<'_>> {
        vec![
            self.members(),
            self.member_changes(),
            self.promotions(),
            self.doubtful_cases(),
            self.members_by_gold_points(),
            self.submitted_certificates(),
            self.uncredited_awards(),
            self.control_totals(),
            self.club_totals(),
            self.area_totals(),
            self.problems(),
        ]
    }

    /// The reports on the changes, on sheets of the new register.
    pub(crate) fn change_reports(&self) -> [Table<'_>; REGISTER_REPORT_SHEETS.len()] {
        [
            self.promotions(),
            self.ranks_reached(),
            self.members_by_gold_points(),
            self.control_totals(),
            self.member_changes(),
        ]
    }

    /// The table of the control totals.
    pub(crate) fn control_totals(&self) -> Table<'_> {
        let of = |kind| move |line: &ControlLine| line.points.points(kind);
        let rules = self.reconciliation.terms.rules;
        let mut draft = TableDraft::from_rows("data/control.csv", "Totals", "All points received were credited, are pending or were refused. Points held before, less those taken back or faded, plus those credited, are the points held now.", &self.control)
.text("line", "", 56.0, |line| &line.title)
.number("local_points", "Local points", 14.0, of(AwardKind::Local))
.decimal("green_points", "Green points", 14.0, of(AwardKind::Green))
.decimal("gold_points", "Gold points", 14.0, of(AwardKind::Gold));
        for (key, heading, kind) in
            [("red_points", "Red points", AwardKind::Red), ("points", "Points", AwardKind::Points)]
        {
            if rules.registers_points_of_kind(kind) {
                draft = draft.decimal(key, heading, 14.0, of(kind));
            }
        }
        draft
            .text("balances", "Balances", 10.0, |line| {
                line.balances.map(|balances| if balances { "yes" } else { "no" })
            })
            .build()
    }

    /// All members with their totals after the reconciliation.
    pub fn members(&self) -> Table<'_> {
        let rules = self.reconciliation.terms.rules;
        let mut draft = TableDraft::from_rows(
            "data/members.csv",
            "Members",
            "All members of the register.",
            &self.reconciliation.members,
        )
        .text("number", "Number", 11.0, |member| &member.number)
        .text("name", "Name", 28.0, |member| &member.name)
        .text("club", "Club", 28.0, |member| &member.club)
        .text("area", "Area", 14.0, |member| &member.area)
        .text("status", "Status", 10.0, |member| member.status.word())
        .day("joined", "Joined", |member| member.joined)
        .number("local_points", "Local points", 12.0, |member| member.points.local)
        .decimal("green_points", "Green points", 12.0, |member| member.points.green);
        if rules.registers_points_of_kind(AwardKind::Red) {
            draft = draft.decimal("red_points", "Red points", 12.0, |member| member.points.red);
        }
        draft = draft.decimal("gold_points", "Gold points", 12.0, |member| member.points.gold);
        if rules.registers_points_of_kind(AwardKind::Points) {
            draft = draft.decimal("points", "Points", 12.0, |member| member.points.points);
        }
        draft
            .decimal("master_points", "Master points", 13.0, move |member| {
                rules.master_points(&member.points)
            })
            .text("rank", "Rank", 22.0, |member| &member.rank)
            .day("registered_to", "Registered to", |member| member.registered)
            .text("next_rank", "Next rank", 22.0, move |member| {
                next_rank_and_requirement(rules, member).map(|(rank, _)| rank)
            })
            .text("needs", "Still needs", 28.0, move |member| {
                next_rank_and_requirement(rules, member).map(|(_, needs)| needs)
            })
            .build()
    }

    /// The changed cells of `Members`, old and new.
    pub(crate) fn member_changes(&self) -> Table<'_> {
        TableDraft::from_rows(
            "data/changes.csv",
            "Changes",
            "Every cell of Members that changed, with its calculation.",
            &self.changes,
        )
        .text("number", "Number", 11.0, |change| &self.member(change.member).number)
        .text("name", "Name", 26.0, |change| &self.member(change.member).name)
        .text("column", "Column", 14.0, |change| heading_of(change.column))
        .text("old", "Old", 14.0, |change| &*change.old)
        .text("new", "New", 14.0, |change| &*change.new)
        .text("clauses", "Clauses", 12.0, |change| &*change.clauses)
        .prose("why", "Why", 100.0, |change| &*change.why)
        .build()
    }

    /// The promotions, the most senior rank first (WBU 1.6.2).
    pub(crate) fn promotions(&self) -> Table<'_> {
        TableDraft::from_rows(
            "data/promotions.csv",
            "Promotions",
            "Most senior first.",
            &self.reconciliation.promotions,
        )
        .text("rank", "Rank", 24.0, |promotion| promotion.to)
        .text("number", "Number", 11.0, |promotion| &self.member(promotion.member).number)
        .text("name", "Name", 28.0, |promotion| &self.member(promotion.member).name)
        .text("club", "Club", 28.0, |promotion| &self.member(promotion.member).club)
        .text("from", "From", 24.0, |promotion| &*promotion.from)
        .day("date", "Date", |promotion| promotion.date)
        .text("clauses", "Clauses", 12.0, |promotion| promotion.basis.clauses_text())
        .prose("why", "Why", 60.0, |promotion| promotion.basis.sentence())
        .build()
    }

    /// How many members reached each rank, and how many have it.
    pub(crate) fn ranks_reached(&self) -> Table<'_> {
        TableDraft::from_rows("", RANKS_REACHED_SHEET, "", &self.ranks)
            .text("rank", "Rank", 28.0, |own| own.rank)
            .whole_number("reached", "Reached now", 13.0, |own| own.reached)
            .whole_number("members", "Members", 13.0, |own| own.members)
            .build()
    }

    /// The members by Gold Points, which count towards no rank (WBU 1.5.2).
    pub(crate) fn members_by_gold_points(&self) -> Table<'_> {
        TableDraft::from_rows(
            "data/current-form.csv",
            "Current form",
            "Present Gold Points; they do not count towards ranks.",
            &self.form,
        )
        .whole_number("place", "Place", 7.0, |form| form.place)
        .text("number", "Number", 11.0, |form| &self.member(form.member).number)
        .text("name", "Name", 28.0, |form| &self.member(form.member).name)
        .text("club", "Club", 28.0, |form| &self.member(form.member).club)
        .decimal("gold_points", "Gold points", 12.0, |form| form.left)
        .prose("awards", "Awards", 70.0, |form| &form.awards)
        .build()
    }

    /// The fates of the certificates that members sent in, each of which counts once (WBU
    /// 1.7, 1.11).
    pub(crate) fn submitted_certificates(&self) -> Table<'_> {
        let papers = &self.reconciliation.register.certificates;
        let fates = &self.reconciliation.papers;
        TableDraft::new(
            "data/certificates.csv",
            "Certificates sent in",
            "Each certificate counts once.",
            papers.len(),
            move || papers.iter().zip(fates),
        )
        .text("certificate", "Certificate", 18.0, |(paper, _)| &paper.certificate)
        .text("number", "Number", 11.0, |(paper, _)| &paper.number)
        .day("date", "Date", |(paper, _)| paper.date)
        .text("issuer", "Issuer", 14.0, |(paper, _)| &paper.issuer)
        .text("event", "Event", 28.0, |(paper, _)| &paper.event)
        .number("local_points", "Local points", 12.0, |(paper, _)| paper.points.local)
        .decimal("green_points", "Green points", 12.0, |(paper, _)| paper.points.green)
        .text("state", "State", 12.0, |(_, fate)| fate_of_paper(fate).0)
        .prose("why", "Why", 60.0, |(_, fate)| fate_of_paper(fate).1)
        .build()
    }

    /// The doubtful cases, those without a decision first.
    pub(crate) fn doubtful_cases(&self) -> Table<'_> {
        const WIDTHS: [f64; 15] = [
            22.0, 12.0, 11.0, 24.0, 24.0, 60.0, 10.0, 10.0, 10.0, 16.0, 12.0, 8.0, 50.0, 16.0, 12.0,
        ];
        add_case_columns(
            TableDraft::from_rows(
                "data/decisions.csv",
                "Decisions",
                "Doubtful cases. Decide them in decisions.xlsx and run again with --decisions.",
                &self.reconciliation.cases,
            ),
            self,
            WIDTHS,
        )
        .build()
    }

    /// Awards that were not credited, with their reasons.
    pub(crate) fn uncredited_awards(&self) -> Table<'_> {
        let rec = self.reconciliation;
        let claims = &rec.claims;
        let event = |claim: &usize| &claims.events[claims.awards[*claim].event as usize].name;
        let player = |claim: &usize| &claims.players[claims.awards[*claim].player as usize];
        TableDraft::from_rows(
            "data/not-credited.csv",
            "Not credited",
            "Points that are pending or were refused, each with its reason.",
            &self.open,
        )
        .text("event_key", "Key", 24.0, move |claim| &event(claim).key)
        .text("event", "Event", 28.0, move |claim| &event(claim).title)
        .text("player_no", "Number", 11.0, move |claim| player(claim).number.as_deref())
        .text("player", "Player", 26.0, move |claim| &*player(claim).name)
        .text("kind", "Kind", 8.0, |claim| claims.awards[*claim].kind.id())
        .number("points", "Points", 9.0, |claim| claims.awards[*claim].points)
        .text("state", "State", 10.0, |claim| match rec.fates[*claim] {
            AwardFate::Credited(_) => "credited",
            AwardFate::Pending(_) => "pending",
            AwardFate::Refused(_) => "refused",
        })
        .prose("why", "Why", 70.0, |claim| rec.award_fate_in_words(*claim))
        .build()
    }

    /// The table of totals by club.
    pub(crate) fn club_totals(&self) -> Table<'_> {
        body_columns(
            self.reconciliation.terms.rules,
            TableDraft::from_rows(
                "data/clubs.csv",
                "Clubs",
                "Points by the club of the members.",
                &self.reconciliation.clubs,
            ),
        )
        .build()
    }

    /// Totals by area of primary allegiance (WBU 3.1.3).
    pub(crate) fn area_totals(&self) -> Table<'_> {
        body_columns(
            self.reconciliation.terms.rules,
            TableDraft::from_rows(
                "data/areas.csv",
                "Areas",
                "Points by area.",
                &self.reconciliation.areas,
            ),
        )
        .build()
    }

    /// The problems of the register, the decisions and the season.
    pub fn problems(&self) -> Table<'_> {
        problems::reconciliation_problems_table(self.problems, self.language)
    }
}

/// The heading of a column of `Members`.
fn heading_of(column: model::form::MemberColumn) -> &'static str {
    use model::form::FormColumn;
    column.definition().name
}

/// The rank above the one that a member has or has reached, and what it still needs.
pub(crate) fn next_rank_and_requirement(
    rules: &'static MemberRegisterRules,
    member: &Member,
) -> Option<(&'static str, String)> {
    let held = rules.ranks.rank.iter().position(|rank| *rank.name == *member.rank);
    let next =
        rules.highest_rank_reached(&member.points).max(held).map_or(0, |reached| reached + 1);
    let rank = rules.ranks.rank.get(next)?;
    Some((&rank.name, rules.shortfall_text(rank, &member.points)))
}

/// The fate of a certificate and its reason.
fn fate_of_paper(fate: &CertificateFate) -> (&'static str, &str) {
    match fate {
        CertificateFate::Before => ("before", "counted by an earlier reconciliation"),
        CertificateFate::Credited(_) => ("credited", ""),
        CertificateFate::Pending(why) => ("pending", why),
        CertificateFate::Refused(why) => ("refused", why),
    }
}

/// The columns of cases: those of the form of decisions.
pub(crate) fn add_case_columns<'a>(
    draft: TableDraft<'a, &'a DoubtfulCase>,
    books: &'a ReconciliationTables<'_>,
    widths: [f64; 15],
) -> TableDraft<'a, &'a DoubtfulCase> {
    let rec = books.reconciliation;
    let [case, kind, no, name, club, evidence, local, green, gold, ..] = widths;
    let [.., suggestion, suggested, score, reasons, decision, member] = widths;
    draft
        .text("case", "Case", case, |case| &case.key)
        .text("kind", "Kind", kind, |case| case.kind.word())
        .text("number", "Number", no, |case| &case.number)
        .text("name", "Name", name, |case| &case.name)
        .text("club", "Club", club, |case| &case.club)
        .prose("evidence", "Evidence", evidence, |case| &case.evidence)
        .number("local_points", "Local points", local, |case| case.points.local)
        .number("green_points", "Green points", green, |case| case.points.green)
        .number("gold_points", "Gold points", gold, |case| case.points.gold)
        .text("suggestion", "Suggestion", suggestion, |case| case.suggestion)
        .text("suggested_member", "Suggested member", suggested, |case| {
            rec.decision_row(case).suggested.map(String::from)
        })
        .whole_number("score", "Score", score, |case| u32::from(case.score))
        .prose("reasons", "Reasons", reasons, |case| case.reasons.join("; "))
        .text("decision", "Decision", decision, |case| case.decided.as_deref())
        .text("member", "Member", member, |case| rec.decision_row(case).member.map(String::from))
}

/// What a table of totals says of a kind of points: keys and headings of before, credited, now.
type KindColumns = (AwardKind, [(&'static str, &'static str); 3]);

/// The kinds of points that only some registers keep.
const OTHER_KINDS: [KindColumns; 2] = [
    (
        AwardKind::Red,
        [("red_before", "Red before"), ("red_credited", "Red credited"), ("red_after", "Red now")],
    ),
    (
        AwardKind::Points,
        [
            ("points_before", "Points before"),
            ("points_credited", "Points credited"),
            ("points_after", "Points now"),
        ],
    ),
];

fn body_columns<'a>(
    rules: &'static MemberRegisterRules,
    draft: TableDraft<'a, &'a ClubOrAreaTotals>,
) -> TableDraft<'a, &'a ClubOrAreaTotals> {
    let draft = draft
        .text(
            "name",
            "Name",
            34.0,
            |body| {
                if body.name.is_empty() { "(none)" } else { &*body.name }
            },
        )
        .whole_number("members", "Members", 10.0, |body| body.members)
        .whole_number("changed", "With changes", 12.0, |body| body.changed)
        .number("local_before", "Local before", 14.0, |body| body.before.local)
        .number("local_credited", "Local credited", 14.0, |body| body.credited.local)
        .number("local_after", "Local now", 14.0, |body| body.after.local)
        .decimal("green_before", "Green before", 13.0, |body| body.before.green)
        .decimal("green_credited", "Green credited", 13.0, |body| body.credited.green)
        .decimal("green_after", "Green now", 13.0, |body| body.after.green);
    let kept = OTHER_KINDS.into_iter().filter(|(kind, _)| rules.registers_points_of_kind(*kind));
    let draft = kept.fold(draft, |draft, (kind, [before, credited, after])| {
        draft
            .decimal(before.0, before.1, 13.0, move |body| body.before.points(kind))
            .decimal(credited.0, credited.1, 13.0, move |body| body.credited.points(kind))
            .decimal(after.0, after.1, 13.0, move |body| body.after.points(kind))
    });
    draft.decimal("master_points", "Master points now", 14.0, move |body| {
        rules.master_points(&body.after)
    })
}

/// Members with Gold Points, most points first.
fn current_form(reconciliation: &Reconciliation) -> Vec<CurrentForm> {
    let mut members: BTreeMap<u32, (Exact, Vec<&GoldAward>)> = BTreeMap::new();
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
            let told = |row: &&GoldAward| {
                let (awarded, left) = (row.awarded.to_decimal(), row.left.to_decimal());
                format!("{}: {awarded}, now {left}", row.date)
            };
            let awards = rows.iter().map(told).collect::<Vec<_>>().join("; ");
            CurrentForm { member, place: 0, left, awards }
        })
        .collect();
    let name = |form: &CurrentForm| &reconciliation.members[form.member as usize].name;
    form.arrange_by(|a, b| b.left.cmp(&a.left).then_with(|| name(a).cmp(name(b))));
    for at in 0..form.len() {
        let tied = at > 0 && form[at - 1].left == form[at].left;
        form[at].place = if tied { form[at - 1].place } else { at + 1 };
    }
    form
}

fn less(one: &PointsByKind, other: &PointsByKind) -> PointsByKind {
    let mut rest = *one;
    for kind in AwardKind::ALL {
        rest.add(kind, Exact::ZERO - other.points(kind));
    }
    rest
}

fn control_lines(reconciliation: &Reconciliation) -> Vec<ControlLine> {
    let control = &reconciliation.control;
    let plain = |title: &str, points: PointsByKind| ControlLine {
        title: title.to_string(),
        points,
        balances: None,
    };
    let mut lines = Vec::new();
    let sources: [(&str, &PointsByFate); 3] = [
        ("Awards of the returns", &control.returns),
        ("Awards pending before", &control.carried),
        ("Certificates sent in", &control.certificates),
    ];
    for (title, balance) in sources {
        lines.push(ControlLine {
            title: title.to_string(),
            points: balance.claimed,
            balances: Some(balance.is_balanced()),
        });
        lines.push(plain(&format!("{title}: credited"), balance.credited));
        lines.push(plain(&format!("{title}: pending"), balance.pending));
        lines.push(plain(&format!("{title}: refused"), balance.refused));
        let before = format!("{title}: refused because credited by an earlier reconciliation");
        lines.push(plain(&before, balance.before));
    }
    let mut credited = control.returns.credited;
    credited.add_all(&control.carried.credited);
    credited.add_all(&control.certificates.credited);
    let mut faded = PointsByKind::default();
    faded.add(AwardKind::Gold, control.faded);
    let mut now = less(&control.held_before, &control.reversed);
    now.add_all(&credited);
    now = less(&now, &faded);
    lines.push(plain("Held by all members before", control.held_before));
    lines.push(plain("less points taken back for corrected returns", control.reversed));
    lines.push(plain("plus points credited", credited));
    lines.push(plain("less Gold Points that faded", faded));
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
    use model::register::Register;
    use register::reconcile::claims::AwardClaims;
    use register::reconcile::{
        AcceptanceThreshold, ReconciliationOptions, reconcile_register_with_claims,
    };

    #[test]
    fn reports_in_a_register_are_known_by_their_headings() {
        let terms = ReconciliationOptions {
            as_of: jiff::civil::date(2025, 8, 31),
            accept: AcceptanceThreshold::default(),
            rules: packs::default_membership_rules(),
            duplicates: false,
        };
        let join: model::ParallelJoin = |one, other| {
            one();
            other();
        };
        let register = Register::default();
        let reconciled = reconcile_register_with_claims(
            register,
            AwardClaims::default(),
            &[],
            terms,
            join,
            |_, _| Vec::new(),
        );
        let books = ReconciliationTables::new(&reconciled, Vec::new(), &[], Language::English);
        for ((title, headings), table) in REGISTER_REPORT_SHEETS.iter().zip(books.change_reports())
        {
            let table = table.sheet_output_table();
            let own: Vec<&str> = table.columns.iter().map(|column| &*column.heading).collect();
            assert_eq!((&*table.title, &own[..]), (*title, *headings));
        }
    }
}
