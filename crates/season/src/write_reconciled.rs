//! Writes a reconciled register: the new register, the decisions to fill in, pages, CSV files, and
//! certificates.

use std::collections::{HashMap, HashSet};

use rayon::prelude::*;
use workbook::write::XlsxError;

use super::Output;
use super::reconcile::{REGISTERS, Reconciled};
use super::threads::join;
use model::problem::{RenderedProblem, guarded};
use register::reconcile::{Fate, Reconciliation, Refusal};
use register::{EventRecord, Person, Season};
use report::certificates::by_club;
use report::html::CertificatePress;
use report::tables::reconciliation::ReconciliationTables;
use report::tables::{issued, quotas};
use report::xlsx::OldRegister;
use report::{OutputError, Publication, Site, csv, xlsx};
use returns::problems::RegisterRebuilt;

/// Writes everything of a reconciliation and publishes it. A register that cannot be changed after
/// all is made anew, and a problem tells why.
pub fn write_reconciled(
    reconciled: &mut Reconciled,
    all: bool,
    output: Output<'_>,
) -> Result<(), OutputError> {
    if let Some(why) = write_all(reconciled, all, &output)? {
        reconciled.book = None;
        let told = RenderedProblem::of_file(RegisterRebuilt { why });
        reconciled.problems.push((reconciled.name.clone(), told));
        write_all(reconciled, all, &output)?;
    }
    output.publication.finish().map(drop)
}

/// Writes everything; returns why the register's workbook cannot be changed, if it cannot.
fn write_all(
    reconciled: &Reconciled,
    all: bool,
    output: &Output<'_>,
) -> Result<Option<String>, OutputError> {
    let reconciliation = &reconciled.reconciliation;
    // Each with its sum, which takes a while for a union's register.
    let members = (0..reconciliation.members.len() as u32).into_par_iter();
    let changes = members.flat_map_iter(|member| reconciliation.changes_of(member)).collect();
    let books = ReconciliationTables::new(reconciliation, changes, &reconciled.problems);
    let (publication, site) = (&output.publication, output.site);
    let register = || write_register(reconciled, &books, publication);
    let others = || -> Result<(), OutputError> {
        write_decisions(&books, publication)?;
        write_files(reconciled, &books, publication, site)?;
        match &reconciled.season {
            Some(season) => {
                let press = CertificatePress::new(site, &reconciled.looks);
                write_certificates(&reconciled.reconciliation, season, all, output, &press)
            }
            None => Ok(()),
        }
    };
    let (register, others) = rayon::join(register, others);
    others.and(register)
}

/// The name of the new register.
fn name_of(reconciled: &Reconciled) -> &'static str {
    match &reconciled.book {
        Some((_, book)) if book.macros => REGISTERS[1],
        _ => REGISTERS[0],
    }
}

/// Writes the new register; returns why it cannot be the old workbook with changes.
fn write_register(
    reconciled: &Reconciled,
    books: &ReconciliationTables<'_>,
    publication: &Publication,
) -> Result<Option<String>, OutputError> {
    let name = name_of(reconciled);
    let workbook = reconciled.book.as_ref().map(|(bytes, book)| (bytes.as_slice(), book));
    let old = OldRegister { workbook_copy: &reconciled.workbook_copy, workbook };
    let why = match guarded(|| xlsx::register_book(books, &old, join)) {
        Ok(Ok(book)) => return publication.write(name, &book).map(|()| None),
        Ok(Err(why)) => why.to_string(),
        Err(fault) => fault.why,
    };
    match workbook {
        Some(_) => Ok(Some(why)),
        None => Err(OutputError::Workbook(name.to_string(), XlsxError::ParameterError(why))),
    }
}

fn write_decisions(
    books: &ReconciliationTables<'_>,
    publication: &Publication,
) -> Result<(), OutputError> {
    const NAME: &str = "decisions.xlsx";
    let book = xlsx::decisions_book(books, join);
    publication.write(NAME, &book.map_err(|why| OutputError::Workbook(NAME.to_string(), why))?)
}

fn write_files(
    reconciled: &Reconciled,
    books: &ReconciliationTables<'_>,
    publication: &Publication,
    site: &Site,
) -> Result<(), OutputError> {
    for (name, text) in site.assets() {
        publication.write(name, text.as_bytes())?;
    }
    for (name, page) in
        site.register_pages(books, reconciled.season.as_ref(), name_of(reconciled))?
    {
        publication.write(name, &page)?;
    }
    books.tables().par_iter().try_for_each(|table| csv::write(publication, table))?;
    let quotas = reconciled.season.as_ref().map(quotas::of_season);
    match quotas.filter(|quotas| !quotas.is_empty()) {
        Some(quotas) => csv::write(publication, &quotas),
        None => Ok(()),
    }
}

/// A player as an event names one: number, or name without one.
type Named<'a> = (&'a str, &'a str);

fn named(person: &Person) -> Named<'_> {
    match person.number.as_deref() {
        Some(number) => (number, ""),
        None => ("", &person.name),
    }
}

/// Writes the certificates, a file for each club, and the list of their numbers: for players whose
/// points no member was credited, or for everybody.
fn write_certificates(
    reconciliation: &Reconciliation,
    season: &Season,
    all: bool,
    output: &Output<'_>,
    press: &CertificatePress<'_>,
) -> Result<(), OutputError> {
    let publication = &output.publication;
    let claims = &reconciliation.claims;
    let mut needed: HashSet<(&str, Named<'_>)> = HashSet::new();
    let mut clubs: HashMap<Named<'_>, &str> = HashMap::new();
    for (claim, fate) in claims.awards.iter().zip(&reconciliation.fates) {
        let player = &claims.players[claim.player as usize];
        let who = match player.number.as_deref() {
            Some(number) => (number, ""),
            None => ("", &*player.name),
        };
        match fate {
            Fate::Credited(member) | Fate::Refused(Refusal::Registered(member)) => {
                let member = &reconciliation.members[*member as usize];
                clubs.insert(who, &member.club);
            }
            Fate::Pending(_) | Fate::Refused(Refusal::NotAMember) => {
                needed.insert((&*claims.events[claim.event as usize].name.key, who));
                clubs.entry(who).or_insert(&player.club);
            }
            Fate::Refused(_) => {}
        }
    }
    let club_of = |person: &Person| -> String {
        let known = clubs.get(&named(person)).filter(|club| !club.is_empty());
        let first = person.played.first().map(|part| season.event(part.ret, part.event));
        let organiser = first.map(|event| event.organiser.as_str()).unwrap_or_default();
        known.copied().unwrap_or(organiser).to_string()
    };
    let wanted = |person: &Person, event: &EventRecord| {
        all || needed.contains(&(event.key.as_str(), named(person)))
    };
    let mut issued = Vec::new();
    for club in by_club(season, &club_of, &wanted) {
        let name = format!("certificates/{}.html", club.key);
        publication.write(&name, &press.page_of_club(&club)?)?;
        #[cfg(feature = "pdf")]
        if output.pdf.is_some() {
            super::pdf::write_club(&club, press, publication)?;
        }
        issued.extend(club.certificates.iter().map(|one| one.to_issued(&club.name)));
    }
    press.files().iter().try_for_each(|(name, bytes)| publication.write(name, bytes))?;
    csv::write(publication, &issued::table(&issued))
}
