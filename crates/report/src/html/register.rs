//! Pages of a reconciled register: the overview, a report to print, and the promotions for
//! a newsletter.

use serde::Serialize;

use super::lists::{ListPart, ListsPage};
use super::{Site, TOP, counted};
use crate::certificates::ranks_file_name;
use crate::publish::OutputError;
use crate::tables::quotas;
use crate::tables::reconciliation::ReconciliationTables;
use crate::{award_texts, words};
use model::{Language, PointsByKind};
use register::Season;
use register::reconcile::AwardFate;

/// The context of the template `promotions.html`.
#[derive(Serialize)]
struct PromotionsPage {
    title: String,
    root: &'static str,
    facts: String,
    /// The page of their certificates; empty without promotions.
    certificates: String,
    ranks: Vec<RankPart>,
}

/// The members promoted to a rank.
#[derive(Serialize)]
struct RankPart {
    rank: &'static str,
    members: Vec<Promoted>,
}

#[derive(Serialize)]
struct Promoted {
    name: String,
    number: String,
    club: String,
    date: String,
    why: String,
}

impl Site {
    /// The pages of a reconciliation, with their paths; `workbook` is the file name of the new
    /// register.
    pub fn reconciliation_pages(
        &self,
        books: &ReconciliationTables<'_>,
        season: Option<&Season>,
        workbook: &'static str,
    ) -> Result<Vec<(&'static str, Vec<u8>)>, OutputError> {
        let rec = books.reconciliation;
        let as_of = words::day(rec.terms.as_of);
        let quotas = season.map(quotas::season_table);
        let mut overview = vec![
            books.control_totals(),
            books.doubtful_cases(),
            books.promotions(),
            books.current_form(),
            books.clubs(),
            books.areas(),
            books.changes(),
            books.uncredited(),
            books.certificates(),
        ];
        overview.extend(quotas);
        overview.push(books.problems());
        let hidden = ["event_key", "case", "clauses"];
        let title = format!("Register on {as_of}");
        let index = ListsPage {
            title: &title,
            root: TOP,
            facts: facts(books),
            workbook,
            links: vec![
                ("decisions.xlsx", "Decisions to fill in"),
                ("promotions.html", "Promotions"),
                ("report.html", "Report to print"),
                ("data/members.csv", "All members"),
            ],
            lists: overview.iter().map(|list| ListPart::from_table(list, &hidden)).collect(),
        };
        let report = [books.control_totals(), books.clubs(), books.areas()];
        let report_title = format!("Reconciliation of {as_of}");
        let report = ListsPage {
            title: &report_title,
            root: TOP,
            facts: facts(books),
            workbook,
            links: Vec::new(),
            lists: report.iter().map(|list| ListPart::whole(list)).collect(),
        };
        Ok(vec![
            ("index.html", self.render_in(Language::English, "lists.html", &index)?),
            ("report.html", self.render_in(Language::English, "lists.html", &report)?),
            ("promotions.html", self.promotions_page(books)?),
        ])
    }

    fn promotions_page(&self, books: &ReconciliationTables<'_>) -> Result<Vec<u8>, OutputError> {
        let rec = books.reconciliation;
        let mut ranks: Vec<RankPart> = Vec::new();
        for promotion in &rec.promotions {
            let member = &rec.members[promotion.member as usize];
            let promoted = Promoted {
                name: member.name.to_string(),
                number: member.number.to_string(),
                club: member.club.to_string(),
                date: promotion.date.map(words::day).unwrap_or_default(),
                why: promotion.basis.sentence(),
            };
            match ranks.last_mut().filter(|part| part.rank == promotion.to) {
                Some(part) => part.members.push(promoted),
                None => ranks.push(RankPart { rank: promotion.to, members: vec![promoted] }),
            }
        }
        let page = PromotionsPage {
            title: "Promotions".to_string(),
            root: TOP,
            facts: format!(
                "{} \u{b7} {}",
                words::day(rec.terms.as_of),
                counted(rec.promotions.len(), "promotion", "promotions")
            ),
            certificates: match rec.promotions.is_empty() {
                true => String::new(),
                false => ranks_file_name(),
            },
            ranks,
        };
        self.render_in(Language::English, "promotions.html", &page)
    }
}

/// The key figures of a reconciliation in one line.
fn facts(books: &ReconciliationTables<'_>) -> String {
    let rec = books.reconciliation;
    let told = |points: &PointsByKind| {
        award_texts::award(points.kinds().into_iter().map(|kind| (kind, points.points(kind))))
    };
    let mut credited = rec.control.returns.credited;
    credited.add_all(&rec.control.carried.credited);
    credited.add_all(&rec.control.certificates.credited);
    let pending = rec.fates.iter().filter(|fate| matches!(fate, AwardFate::Pending(_))).count();
    let open =
        rec.cases.iter().filter(|case| case.verdict.is_none() && case.kept.is_none()).count();
    let balances =
        if rec.is_balanced() { "control totals balance" } else { "control totals do NOT balance" };
    [
        counted(rec.members.len(), "member", "members"),
        format!("credited {}", told(&credited)),
        counted(pending, "award pending", "awards pending"),
        counted(open, "case to decide", "cases to decide"),
        counted(rec.promotions.len(), "promotion", "promotions"),
        balances.to_string(),
    ]
    .join(" \u{b7} ")
}
