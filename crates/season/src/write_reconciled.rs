//! Writes a reconciled register: the new register, the decisions to fill in, pages, CSV files, and
//! certificates.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use rayon::prelude::*;
use workbook::write::XlsxError;

use super::reconcile::ReconciledRegister;
use super::threads::join_parallel;
use super::{RunOutput, letters};
use model::name_comparison::name_key;
use model::problem::{RenderedProblem, catch_panic};
use register::past_run::REGISTER_FILE_NAMES;
use register::reconcile::{AwardFate, Reconciliation, Refusal};
use register::{EventRecord, Person, Season};
use report::certificates::{CertificatesToHandOut, certificates_by_club, rank_certificates};
use report::html::CertificateRenderer;
use report::player_letters::{RegisterLetterSource, register_letter_drafts};
use report::tables::reconciliation::ReconciliationTables;
use report::tables::{issued_certificates, quotas};
use report::xlsx::OldRegister;
use report::{OutputError, Publication, Site, csv, xlsx};
use returns::problems::RegisterRebuilt;

/// Writes everything of a reconciliation and publishes it. A register that cannot be changed after
/// all is made anew, and a problem tells why.
pub fn write_reconciliation(
    reconciled: &mut ReconciledRegister,
    all: bool,
    output: RunOutput<'_>,
) -> Result<(), OutputError> {
    if let Some(why) = write_all(reconciled, all, &output)? {
        reconciled.book = None;
        let told = RenderedProblem::for_file(RegisterRebuilt { why });
        reconciled.problems.push((reconciled.name.clone(), told));
        write_all(reconciled, all, &output)?;
    }
    output.publication.finish().map(drop)
}

/// Writes everything; returns why the register's workbook cannot be changed, if it cannot.
fn write_all(
    reconciled: &ReconciledRegister,
    all: bool,
    output: &RunOutput<'_>,
) -> Result<Option<String>, OutputError> {
    let reconciliation = &reconciled.reconciliation;
    // Each with its sum, which takes a while for a union's register.
    let members = (0..reconciliation.members.len() as u32).into_par_iter();
    let changes =
        members.flat_map_iter(|member| reconciliation.member_cell_changes(member)).collect();
    let (publication, site) = (&output.publication, output.site);
    let problems = &reconciled.problems;
    let books = ReconciliationTables::new(reconciliation, changes, problems, site.language());
    let register = || write_register(reconciled, &books, publication);
    let others = || -> Result<(), OutputError> {
        write_decisions(&books, publication)?;
        write_files(reconciled, &books, publication, site)?;
        let press = CertificateRenderer::new(site, &reconciled.looks);
        write_certificates(reconciled, all, output, &press)
    };
    let (register, others) = rayon::join(register, others);
    others.and(register)
}

/// The name of the new register.
fn name_of(reconciled: &ReconciledRegister) -> &'static str {
    match &reconciled.book {
        Some((_, book)) if book.macros => REGISTER_FILE_NAMES[1],
        _ => REGISTER_FILE_NAMES[0],
    }
}

/// Writes the new register; returns why it cannot be the old workbook with changes.
fn write_register(
    reconciled: &ReconciledRegister,
    books: &ReconciliationTables<'_>,
    publication: &Publication,
) -> Result<Option<String>, OutputError> {
    let name = name_of(reconciled);
    let workbook = reconciled.book.as_ref().map(|(bytes, book)| (bytes.as_slice(), book));
    let old = OldRegister { workbook_copy: &reconciled.workbook_copy, workbook };
    let why = match catch_panic(|| xlsx::new_register_book(books, &old, join_parallel)) {
        Ok(Ok(book)) => return publication.write_file(name, &book).map(|()| None),
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
    let book = xlsx::decisions_book(books, join_parallel);
    publication.write_file(NAME, &book.map_err(|why| OutputError::Workbook(NAME.to_string(), why))?)
}

fn write_files(
    reconciled: &ReconciledRegister,
    books: &ReconciliationTables<'_>,
    publication: &Publication,
    site: &Site,
) -> Result<(), OutputError> {
    for (name, text) in site.assets() {
        publication.write_file(name, text.as_bytes())?;
    }
    for (name, page) in
        site.reconciliation_pages(books, reconciled.season.as_ref(), name_of(reconciled))?
    {
        publication.write_file(name, &page)?;
    }
    books
        .csv_tables()
        .par_iter()
        .try_for_each(|table| csv::write_table_files(publication, table))?;
    let quotas = reconciled.season.as_ref().map(quotas::season_quotas_table);
    match quotas.filter(|quotas| !quotas.is_empty()) {
        Some(quotas) => csv::write_table_files(publication, &quotas),
        None => Ok(()),
    }
}

/// A player in an event: the key of the event, and the number, or the name as spellings are compared.
type Named<'a> = (&'a str, Cow<'a, str>);

fn named<'a>(event: &'a str, number: Option<&'a str>, name: &str) -> Named<'a> {
    let who = number.filter(|number| !number.is_empty()).map(Cow::Borrowed);
    (event, who.unwrap_or_else(|| Cow::Owned(name_key(name))))
}

/// Writes the certificates and, if they are asked for, the letters to members. Certificates are a file
/// for each club and one for the ranks reached, and the list of their numbers: for players whose points no member was credited, or for everybody.
fn write_certificates(
    reconciled: &ReconciledRegister,
    all: bool,
    output: &RunOutput<'_>,
    press: &CertificateRenderer<'_>,
) -> Result<(), OutputError> {
    let ReconciledRegister { reconciliation, season, .. } = reconciled;
    let publication = &output.publication;
    let mut files = match season {
        Some(season) => of_clubs(reconciliation, season, all),
        None => Vec::new(),
    };
    files.extend(rank_certificates(reconciliation));
    let mut issued = Vec::new();
    for file in &files {
        let name = format!("certificates/{}.html", file.key);
        publication.write_file(&name, &press.page_of_club(file)?)?;
        #[cfg(feature = "pdf")]
        if output.pdf.is_some() {
            super::pdf::write_club_pdf(file, press, publication)?;
        }
        issued.extend(file.certificates.iter().map(|one| one.to_issued_list_row(&file.name)));
    }
    press.asset_files().iter().try_for_each(|(name, bytes)| publication.write_file(name, bytes))?;
    if season.is_some() || !issued.is_empty() {
        csv::write_table_files(
            publication,
            &issued_certificates::issued_certificates_table(&issued),
        )?;
    }
    write_letters(reconciled, if all { &files } else { &[] }, output)
}

/// Writes the letters to members, if there are to be any.
fn write_letters(
    reconciled: &ReconciledRegister,
    of_all: &[CertificatesToHandOut<'_>],
    output: &RunOutput<'_>,
) -> Result<(), OutputError> {
    let Some(order) = &output.letters else { return Ok(()) };
    let (reconciliation, copy) = (&reconciled.reconciliation, &reconciled.workbook_copy);
    let mails =
        register_letter_drafts(&RegisterLetterSource { reconciliation, copy, of_all }, &order.sent);
    letters::write_player_letters(output, mails, &order.sent)
}

/// The certificates of awards by club: of players whose points no member was credited, or of
/// everybody.
fn of_clubs<'a>(
    reconciliation: &Reconciliation,
    season: &'a Season,
    all: bool,
) -> Vec<CertificatesToHandOut<'a>> {
    let claims = &reconciliation.claims;
    let (mut needed, mut clubs) = (HashSet::new(), HashMap::new());
    for (claim, fate) in claims.awards.iter().zip(&reconciliation.fates) {
        let player = &claims.players[claim.player as usize];
        let event = &claims.events[claim.event as usize].name.key;
        let who = named(event, player.number.as_deref(), &player.name);
        match fate {
            AwardFate::Credited(member) | AwardFate::Refused(Refusal::Registered(member)) => {
                let member = &reconciliation.members[*member as usize];
                clubs.insert(who, &*member.club);
            }
            AwardFate::Pending(_) | AwardFate::Refused(Refusal::NotAMember) => {
                clubs.entry(who.clone()).or_insert(&*player.club);
                needed.insert(who);
            }
            AwardFate::Refused(_) => {}
        }
    }
    let club_of = |person: &Person| -> String {
        let mut events = person.played.iter().map(|part| season.event(part.ret, part.event));
        let own = |event: &EventRecord| {
            let club = clubs.get(&named(&event.key, person.number.as_deref(), &person.name));
            club.copied().filter(|club| !club.is_empty())
        };
        let organiser = events.clone().next().map_or("", |event| &event.organiser.name);
        events.find_map(own).unwrap_or(organiser).to_string()
    };
    let wanted = |person: &Person, event: &EventRecord| {
        all || needed.contains(&named(&event.key, person.number.as_deref(), &person.name))
    };
    certificates_by_club(season, &club_of, &wanted)
}
