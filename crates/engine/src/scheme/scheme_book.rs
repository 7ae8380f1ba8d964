//! A scheme of awards as a rule book, which answers the questions of the engine from figures alone.

use std::fmt;

use toml::Table;

use super::figure_checks::unsound_scheme_figures;
use super::{AwardScheme, award, description};
use crate::awards::EventAwards;
use crate::pack::{AwardContext, Pack};
use crate::rules::membership::{
    MemberRegisterRules, PointsEntitlementRule, Rank, RankList, RankValueByPointKind,
};
use crate::rules::rule_book_facts::RuleBookFacts;
use crate::rules::{
    RuleBookSource, UnsoundFigure, expect_parsed_embedded_file, figures_from_table,
};
use model::Format;
use model::blank_return::BlankReturnAdditions;
use model::form::Key;
use model::problem::Problem;

/// A rule book that is figures alone.
pub struct AwardSchemeBook {
    scheme: &'static AwardScheme,
    figures: &'static Table,
    membership: &'static MemberRegisterRules,
}

impl AwardSchemeBook {
    /// The book of a scheme and the figures that it was read from.
    pub fn new(scheme: AwardScheme, figures: Table) -> &'static AwardSchemeBook {
        let membership = Box::leak(Box::new(membership_of(&scheme)));
        let (scheme, figures) = (Box::leak(Box::new(scheme)), Box::leak(Box::new(figures)));
        Box::leak(Box::new(AwardSchemeBook { scheme, figures, membership }))
    }

    /// The book of a file that is part of the program.
    pub fn from_embedded(file: &str, text: &str) -> &'static AwardSchemeBook {
        let figures: Result<Table, String> = text.parse().map_err(|why| format!("{why}"));
        let figures = expect_parsed_embedded_file(file, figures);
        AwardSchemeBook::new(
            expect_parsed_embedded_file(file, figures_from_table(&figures)),
            figures,
        )
    }
}

/// The register of a scheme: its ranks, each with its stars, and what points count for them.
fn membership_of(scheme: &AwardScheme) -> MemberRegisterRules {
    let clause = scheme.rank.first().map_or(&scheme.awards.clause, |rank| &rank.clause);
    let mut membership = MemberRegisterRules {
        registration: PointsEntitlementRule { clause: scheme.awards.clause.clone() },
        worth: scheme.worth.clone().unwrap_or_else(|| RankValueByPointKind {
            clause: clause.clone(),
            ..RankValueByPointKind::default()
        }),
        ranks: RankList {
            clause: clause.clone(),
            rank: scheme.rank.iter().flat_map(Rank::with_stars).collect(),
        },
        gold: scheme.gold.clone().unwrap_or_default(),
        ..MemberRegisterRules::default()
    };
    for named in membership.register.clauses_mut() {
        named.clone_from(clause);
    }
    membership
}

impl RuleBookFacts for AwardSchemeBook {
    fn member_register_rules(&self) -> Option<&'static MemberRegisterRules> {
        Some(self.membership)
    }

    fn form_additions(&self, format: Format) -> BlankReturnAdditions {
        const BY_STATUS: &[Key] = &[Key::Status, Key::Tables];
        const KEYS: &[Key] = &[Key::Tables];
        let AwardScheme { least_entry, weight, scale, .. } = self.scheme;
        let least = least_entry.iter().map(|least| &least.events);
        let weights = weight.iter().map(|weight| &weight.events);
        let mut events = scale.iter().map(|scale| &scale.events).chain(least).chain(weights);
        let keys = match events.any(|events| !events.status.is_empty()) {
            _ if !format.is_played_with_cards() => &[],
            true => BY_STATUS,
            false => KEYS,
        };
        BlankReturnAdditions { keys, ..BlankReturnAdditions::default() }
    }
}

impl Pack for AwardSchemeBook {
    fn source(&self) -> &'static RuleBookSource {
        &self.scheme.source
    }

    fn figures(&self) -> Option<Table> {
        Some(self.figures.clone())
    }

    fn check_figures(&self, figures: &Table) -> Result<Vec<UnsoundFigure>, String> {
        figures_from_table(figures).map(|scheme| unsound_scheme_figures(&scheme))
    }

    fn with_figures(&self, figures: &Table) -> Option<&'static dyn Pack> {
        figures_from_table(figures)
            .ok()
            .map(|scheme| AwardSchemeBook::new(scheme, figures.clone()) as &dyn Pack)
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::print_scheme(self.scheme, out)
    }

    fn congress_certificate_clause(&self) -> Option<&'static str> {
        self.scheme.certificate.together_clause.as_deref()
    }

    fn certificate_closing(&self) -> String {
        self.scheme.certificate.closing.clone()
    }

    fn has_certificates_of_titles(&self) -> bool {
        self.scheme.scale.iter().any(|scale| scale.titles.is_some())
    }

    fn award(&self, case: &AwardContext<'_>, problems: &mut Vec<Problem>) -> EventAwards {
        award::award_by_scheme(self.scheme, case, problems)
    }
}
