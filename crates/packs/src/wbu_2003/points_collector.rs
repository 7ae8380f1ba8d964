//! A player's awards from several sources, added exactly and rounded once per certificate
//! (2.4.1, 1.10.3).

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::civil::Date;

use engine::standings::{RankingList, Standing};
use model::{
    Award, AwardKind, AwardPartWithCertificate, Basis, Exact, Place, StableSort, Surd,
    sum_with_total_text,
};

use super::award_case::AwardCase;
use super::rounding;

/// A certificate for a part of an award.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PartCertificate {
    /// Its index in the event.
    pub number: u32,
    /// The part of the event; empty for the whole event.
    pub title: String,
    /// Date of issue, if not that of the event.
    pub issued: Option<Date>,
}

/// One award of a player.
#[derive(Debug, Clone)]
struct Part {
    certificate: PartCertificate,
    points: Surd,
    told: Basis,
}

/// Collects the Local Points of an event's players.
#[derive(Debug, Default)]
pub(super) struct LocalPointsCollector {
    parts: BTreeMap<(usize, usize), Vec<Part>>,
}

/// The minimum total of a certificate, and its clause (4.6.3).
pub(super) type CertificateMinimum = (Exact, &'static str);

impl LocalPointsCollector {
    /// Adds an award of a player. `told` explains it.
    pub(super) fn add(
        &mut self,
        entry: usize,
        player: usize,
        certificate: &PartCertificate,
        points: Surd,
        told: Basis,
    ) {
        let certificate = certificate.clone();
        self.parts.entry((entry, player)).or_default().push(Part { certificate, points, told });
    }

    /// The awards: parts added per certificate, raised to the minimum and rounded up once.
    pub(super) fn into_awards(
        self,
        case: &AwardCase<'_>,
        lists: &[RankingList],
        ground: &Basis,
        least: Option<CertificateMinimum>,
    ) -> Vec<Award> {
        let ground = Arc::new(ground.clone());
        let mut awards: Vec<Award> = Vec::with_capacity(self.parts.len());
        for ((entry, player), parts) in self.parts {
            let mut basis = Basis::extending(&ground);
            let mut portions = Vec::new();
            let mut by_certificate: BTreeMap<PartCertificate, Vec<Part>> = BTreeMap::new();
            for part in parts {
                by_certificate.entry(part.certificate.clone()).or_default().push(part);
            }
            for (certificate, parts) in by_certificate {
                let points = settle_one(case, &certificate, &parts, least, &mut basis);
                portions.push(AwardPartWithCertificate {
                    title: certificate.title,
                    issued: certificate.issued,
                    points: Exact::whole(points),
                });
            }
            let points: Exact = portions.iter().map(|portion| portion.points).sum();
            if points == Exact::ZERO {
                continue;
            }
            if portions.len() > 1 {
                let each: Vec<Exact> = portions.iter().map(|portion| portion.points).collect();
                basis.add_step(format!(
                    "{} certificates: {}",
                    portions.len(),
                    sum_with_total_text(&each)
                ));
            } else if portions
                .iter()
                .all(|portion| portion.title.is_empty() && portion.issued.is_none())
            {
                portions.clear();
            }
            let Place { number: place, tied } = place_of_entry(lists, entry);
            let kind = AwardKind::Local;
            let basis = Arc::new(basis);
            let title = Box::default();
            awards.push(Award { entry, player, place, tied, kind, title, points, basis, portions });
        }
        awards.arrange_by_key(|award| (award.place, award.entry, award.player));
        awards
    }
}

/// The points of a certificate and their basis.
fn settle_one(
    case: &AwardCase<'_>,
    certificate: &PartCertificate,
    parts: &[Part],
    least: Option<CertificateMinimum>,
    basis: &mut Basis,
) -> i128 {
    for part in parts {
        basis.append_part(&certificate.title, &part.told);
    }
    let Some(sum) = parts.iter().map(|part| part.points).reduce(|sum, points| sum + points) else {
        return 0;
    };
    let raised = least.filter(|(least, _)| sum.is_below(*least) && sum.ceil() > 0);
    let total = raised.map_or(sum, |(least, _)| Surd::from_exact(least));
    let points = total.ceil();
    let mut told = match parts.len() {
        1 if raised.is_none() => total.to_string(),
        1 => String::new(),
        _ => {
            let terms: Vec<Surd> = parts.iter().map(|part| part.points).collect();
            format!("together {}", sum_with_total_text(&terms))
        }
    };
    if let Some((least, clause)) = raised {
        basis.cite(clause);
        let between = if told.is_empty() { "" } else { ", " };
        told.push_str(&format!("{between}raised to the least certificate {least} ({clause})"));
    }
    let rounded = rounding::award_rounding_text(case.handbook, total, basis);
    if parts.len() > 1 || raised.is_some() || !rounded.is_empty() {
        basis.add_step(told + &rounded);
    }
    points
}

/// The place of an entry and how many share it; last if it is not ranked.
pub(super) fn place_of_entry(lists: &[RankingList], entry: usize) -> Place {
    let found: Option<&Standing> = lists.iter().find_map(|list| list.standing_of_entry(entry));
    let last = || lists.iter().map(|list| list.standings.len() as u32 + 1).max().unwrap_or(1);
    found.map_or_else(|| Place { number: last(), tied: 1 }, Place::from)
}
