//! Pages of a reconciled register: the overview, a report to print, and the promotions for
//! a newsletter.

use serde::Serialize;

use super::lists::{ListOnPage, ListsPageContext};
use super::{Site, TOP, count_with_noun};
use crate::certificates::rank_certificates_file_name;
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
        let as_of = words::day_text(rec.terms.as_of);
        let quotas = season.map(quotas::season_quotas_table);
        let mut overview = vec![
            books.control_totals(),
            books.doubtful_cases(),
            books.promotions(),
            books.members_by_gold_points(),
            books.club_totals(),
            books.area_totals(),
            books.member_changes(),
            books.uncredited_awards(),
            books.submitted_certificates(),
        ];
        overview.extend(quotas);
        overview.push(books.problems());
        let hidden = ["event_key", "case", "clauses"];
        let title = format!("Register on {as_of}");
        let index = ListsPageContext {
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
            lists: overview.iter().map(|list| ListOnPage::from_table(list, &hidden)).collect(),
        };
        let report = [books.control_totals(), books.club_totals(), books.area_totals()];
        let report_title = format!("Reconciliation of {as_of}");
        let report = ListsPageContext {
            title: &report_title,
            root: TOP,
            facts: facts(books),
            workbook,
            links: Vec::new(),
            lists: report.iter().map(|list| ListOnPage::from_whole_table(list)).collect(),
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
                date: promotion.date.map(words::day_text).unwrap_or_default(),
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
                words::day_text(rec.terms.as_of),
                count_with_noun(rec.promotions.len(), "promotion", "promotions")
            ),
            certificates: match rec.promotions.is_empty() {
                true => String::new(),
                false => rank_certificates_file_name(),
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
        award_texts::award_text(
            points.kinds_or_local().into_iter().map(|kind| (kind, points.points(kind))),
        )
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
        count_with_noun(rec.members.len(), "member", "members"),
        format!("credited {}", told(&credited)),
        count_with_noun(pending, "award pending", "awards pending"),
        count_with_noun(open, "case to decide", "cases to decide"),
        count_with_noun(rec.promotions.len(), "promotion", "promotions"),
        balances.to_string(),
    ]
    .join(" \u{b7} ")
}
