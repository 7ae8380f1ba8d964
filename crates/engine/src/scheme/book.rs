//! A scheme of awards as a rule book, which answers the questions of the engine from figures alone.

use std::fmt;

use toml::Table;

use super::check::unsound_figures;
use super::{Scheme, award, description};
use crate::awards::EventAwards;
use crate::pack::{AwardContext, Pack};
use crate::rules::book::RuleBookFacts;
use crate::rules::membership::{MembershipRules, PointValues, Rank, Ranks, RegistrationRule};
use crate::rules::{RuleBookSource, UnsoundFigure, expect_embedded, figures_of};
use model::Format;
use model::blank_return::FormAdditions;
use model::form::Key;
use model::problem::Problem;

/// A rule book that is figures alone.
pub struct SchemeBook {
    scheme: &'static Scheme,
    figures: &'static Table,
    membership: &'static MembershipRules,
}

impl SchemeBook {
    /// The book of a scheme and the figures that it was read from.
    pub fn new(scheme: Scheme, figures: Table) -> &'static SchemeBook {
        let membership = Box::leak(Box::new(membership_of(&scheme)));
        let (scheme, figures) = (Box::leak(Box::new(scheme)), Box::leak(Box::new(figures)));
        Box::leak(Box::new(SchemeBook { scheme, figures, membership }))
    }

    /// The book of a file that is part of the program.
    pub fn from_embedded(file: &str, text: &str) -> &'static SchemeBook {
        let figures: Result<Table, String> = text.parse().map_err(|why| format!("{why}"));
        let figures = expect_embedded(file, figures);
        SchemeBook::new(expect_embedded(file, figures_of(&figures)), figures)
    }
}

/// The register of a scheme: its ranks, each with its stars, and what points count for them.
fn membership_of(scheme: &Scheme) -> MembershipRules {
    let clause = scheme.rank.first().map_or(&scheme.awards.clause, |rank| &rank.clause);
    let mut membership = MembershipRules {
        registration: RegistrationRule { clause: scheme.awards.clause.clone() },
        worth: scheme
            .worth
            .clone()
            .unwrap_or_else(|| PointValues { clause: clause.clone(), ..PointValues::default() }),
        ranks: Ranks {
            clause: clause.clone(),
            rank: scheme.rank.iter().flat_map(Rank::with_stars).collect(),
        },
        gold: scheme.gold.clone().unwrap_or_default(),
        ..MembershipRules::default()
    };
    for named in membership.register.clauses() {
        named.clone_from(clause);
    }
    membership
}

impl RuleBookFacts for SchemeBook {
    fn membership(&self) -> Option<&'static MembershipRules> {
        Some(self.membership)
    }

    fn form_needs(&self, format: Format) -> FormAdditions {
        const BY_STATUS: &[Key] = &[Key::Status, Key::Tables];
        const KEYS: &[Key] = &[Key::Tables];
        let Scheme { least_entry, weight, scale, .. } = self.scheme;
        let least = least_entry.iter().map(|least| &least.events);
        let weights = weight.iter().map(|weight| &weight.events);
        let mut events = scale.iter().map(|scale| &scale.events).chain(least).chain(weights);
        let keys = match events.any(|events| !events.status.is_empty()) {
            _ if !format.has_cards() => &[],
            true => BY_STATUS,
            false => KEYS,
        };
        FormAdditions { keys, ..FormAdditions::default() }
    }
}

impl Pack for SchemeBook {
    fn source(&self) -> &'static RuleBookSource {
        &self.scheme.source
    }

    fn figures(&self) -> Option<Table> {
        Some(self.figures.clone())
    }

    fn check_figures(&self, figures: &Table) -> Result<Vec<UnsoundFigure>, String> {
        figures_of(figures).map(|scheme| unsound_figures(&scheme))
    }

    fn with_figures(&self, figures: &Table) -> Option<&'static dyn Pack> {
        figures_of(figures).ok().map(|scheme| SchemeBook::new(scheme, figures.clone()) as &dyn Pack)
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::print(self.scheme, out)
    }

    fn together_clause(&self) -> Option<&'static str> {
        self.scheme.certificate.together_clause.as_deref()
    }

    fn certificate_closing(&self) -> String {
        self.scheme.certificate.closing.clone()
    }

    fn has_certificates_of_titles(&self) -> bool {
        self.scheme.scale.iter().any(|scale| scale.titles.is_some())
    }

    fn award(&self, case: &AwardContext<'_>, problems: &mut Vec<Problem>) -> EventAwards {
        award::award(self.scheme, case, problems)
    }
}
