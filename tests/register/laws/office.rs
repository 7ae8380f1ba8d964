//! Reads a register, reconciles it and writes the new one.

use adopt::Layouts;
use model::join_sequential;
use model::register::{
    DecisionReasons, DecisionRow, Member, PendingPointsRow, Register, RegisterSourceWorkbook,
};
use model::{AwardKind, CellAddress, Exact, PointsByKind, WorkbookCopy};
use register::certificates::comparable_certificate_number;
use register::ledger_chain;
use register::reconcile::claims::{AwardClaim, AwardClaims, ClaimedCertificate, ClaimedEvent};
use register::reconcile::{
    PointsPosting, PostingOrigin, ProblemFile, Reconciliation, ReconciliationOptions,
    reconcile_register_with_claims,
};
use report::tables::reconciliation::ReconciliationTables;
use report::xlsx::{OldRegister, new_register_book};
use returns::read_register;

use super::deciding::{Decision, What};
use super::world::{AS_OF, Award, Delivery, Kind, World, certificate_number};
use crate::support::workbook;

pub struct Office<'a> {
    world: &'a World,
    /// The register before the season.
    pub first: &'a Book,
}

/// A register read from its workbook.
pub struct Book {
    pub register: Register,
    bytes: Vec<u8>,
    workbook_copy: WorkbookCopy,
    book: RegisterSourceWorkbook,
}

impl Book {
    /// The register before the season.
    pub fn first(world: &World) -> Book {
        Book::read(&workbook::xlsx(&world.register()))
    }

    fn read(bytes: &[u8]) -> Book {
        let read = read_register(bytes, join_sequential, &Layouts::default());
        Book {
            register: read.register.unwrap(),
            bytes: bytes.to_vec(),
            workbook_copy: read.workbook_copy.unwrap(),
            book: read.book.unwrap(),
        }
    }
}

/// A reconciled register, and the new one as read again.
pub struct Done {
    pub reconciliation: Reconciliation,
    pub book: Book,
}

/// The input of a reconciliation.
pub struct Given<'a> {
    pub returns: &'a [Delivery],
    /// Cases with their decisions.
    pub decided: &'a [(String, What)],
    /// Invalid rows of the workbook of decisions: case and text.
    pub nonsense: &'a [(String, String)],
    pub as_of: jiff::civil::Date,
}

impl<'a> Office<'a> {
    pub fn new(world: &'a World, first: &'a Book) -> Office<'a> {
        Office { world, first }
    }

    /// Reconciles a register and writes the new one.
    pub fn reconcile(&self, book: &Book, given: &Given<'_>) -> Done {
        let reconciliation = self.look(book, given);
        let members = 0..reconciliation.members.len() as u32;
        let changes =
            members.flat_map(|member| reconciliation.member_cell_changes(member)).collect();
        let books = ReconciliationTables::new(&reconciliation, changes, &[], Default::default());
        let workbook = Some((book.bytes.as_slice(), &book.book));
        let old = OldRegister { workbook_copy: &book.workbook_copy, workbook };
        let book = Book::read(&new_register_book(&books, &old, join_sequential).unwrap());
        Done { reconciliation, book }
    }

    /// Reconciles a register without writing it.
    pub fn look(&self, book: &Book, given: &Given<'_>) -> Reconciliation {
        let rows = self.decisions(given);
        let claims = self.claims(given.returns);
        let terms = ReconciliationOptions {
            as_of: given.as_of,
            accept: self.world.accept,
            rules: packs::default_membership_rules(),
            duplicates: false,
        };
        let register = book.register.clone();
        let reconciliation = reconcile_register_with_claims(
            register,
            claims,
            &rows,
            terms,
            join_sequential,
            |members, players| players.iter().map(|player| members.find_member(player)).collect(),
        );
        if std::env::var_os("PALMARES_TELL").is_some() {
            tell(&reconciliation, given);
        }
        assert!(reconciliation.is_balanced(), "{:#?}", reconciliation.control);
        self.nothing_is_lost(&reconciliation, given.returns);
        reconciliation
    }

    /// The returned points equal those that came in, and the members' points changed by
    /// credits and points taken back.
    fn nothing_is_lost(&self, done: &Reconciliation, returns: &[Delivery]) {
        let mut sum = PointsByKind::default();
        for (event, version) in returns {
            for award in
                self.files_of(*event, *version).iter().flat_map(|(_, awards)| awards.iter())
            {
                sum.add(kind_of(award), points_of(award));
            }
        }
        assert_eq!(done.control.returns.claimed, sum);
        let control = &done.control;
        for kind in [AwardKind::Local, AwardKind::Green] {
            let credited = control.returns.credited.points(kind)
                + control.carried.credited.points(kind)
                + control.certificates.credited.points(kind);
            let now = control.held_before.points(kind) + credited - control.reversed.points(kind);
            assert_eq!(now, control.held_after.points(kind));
        }
    }

    /// The files of a return of an event with their awards: copies and rival versions.
    fn files_of(&self, event: usize, version: usize) -> Vec<(String, &'a [Award])> {
        let own = &self.world.events[event];
        let awards = &own.versions[version].awards[..];
        let mut files = vec![(format!("game-{event}"), awards)];
        if version + 1 == own.versions.len() {
            if own.copied {
                files.push((format!("copy-{event}"), awards));
            }
            files.extend(own.rival.iter().map(|rival| (format!("rival-{event}"), &rival[..])));
        }
        files
    }

    fn claims(&self, returns: &[Delivery]) -> AwardClaims {
        let mut claims = AwardClaims::default();
        for (event, version) in returns {
            for (file, awards) in self.files_of(*event, *version) {
                self.claim(&mut claims, (*event, *version), &file, awards);
            }
        }
        claims
    }

    fn claim(
        &self,
        claims: &mut AwardClaims,
        (event, version): Delivery,
        file: &str,
        awards: &[Award],
    ) {
        let own = &self.world.events[event];
        let day = Some(own.versions[version].day);
        let index = claims.add_event(ClaimedEvent {
            name: model::register::RegisterEventIdentity {
                date: day,
                key: format!("{file}-1").into(),
                title: own.title.as_str().into(),
                organiser: own.body.into(),
            },
            source: format!("{file}.xlsx").into(),
            won: day,
            direct: Some(!own.on_paper),
            stands: true,
            ..ClaimedEvent::default()
        });
        for award in awards {
            let typed = &self.world.spellings[award.spelling];
            let player =
                claims.add_or_find_player(typed.number.as_deref(), &typed.name, &typed.club);
            let (kind, points) = (kind_of(award), points_of(award));
            claims.awards.push(AwardClaim { event: index, player, kind, points, carried: false });
            if own.on_paper {
                let number: Box<str> =
                    comparable_certificate_number(&certificate_number(file, award.spelling)).into();
                let paper = claims.certificates.entry(number.clone()).or_insert_with(|| {
                    ClaimedCertificate {
                        awards: Vec::new(),
                        points: PointsByKind::default(),
                        together: vec![number],
                        credited: None,
                        from_returns: true,
                    }
                });
                if !paper.awards.contains(&(index, player)) {
                    paper.awards.push((index, player));
                }
                paper.points.add(kind, points);
            }
        }
    }

    /// The rows of the workbook of decisions.
    fn decisions(&self, given: &Given<'_>) -> Vec<DecisionRow> {
        let text = |text: &str| Some(text).filter(|text| !text.is_empty()).map(Into::into);
        let row = |key: &str, about: [&str; 4], decision: &str| DecisionRow {
            at: CellAddress { sheet: 0, row: 1, column: 0 },
            case: key.into(),
            number: about[0].into(),
            name: about[1].into(),
            club: about[2].into(),
            suggested: text(about[3]),
            decision: text(decision),
            member: None,
            status: None,
            check: None,
            changed: false,
            reasons: DecisionReasons::default(),
        };
        // As palmares writes the row.
        let sealed = |row: DecisionRow| DecisionRow {
            check: Some(ledger_chain::checksum_to_hex(ledger_chain::case_checksum(&row)).into()),
            ..row
        };
        let decided = given.decided.iter().map(|(key, what)| {
            let Decision { number, name, club, suggested, .. } = &self.world.decisions[key];
            sealed(row(key, [number, name, club, suggested], &what.text()))
        });
        let nonsense = given.nonsense.iter().map(|(key, decision)| row(key, [""; 4], decision));
        decided.chain(nonsense).collect()
    }
}

/// The count of a problem in the decisions.
pub fn told(done: &Reconciliation, code: &str) -> usize {
    told_with(done, code, "")
}

/// The count of a problem whose text contains some words.
pub fn told_with(done: &Reconciliation, code: &str, words: &str) -> usize {
    let decisions = done.problems.iter().filter(|(place, _)| *place == ProblemFile::Decisions);
    let told = decisions.map(|(_, problem)| problem.render(None));
    told.filter(|told| told.code == code && told.message.contains(words)).count()
}

/// Asserts that no points of members change, and nothing else is pending.
pub fn changes_nothing(done: &Reconciliation, since: &Book, what: &str) {
    let rows = |members: &[Member]| -> Vec<String> {
        members.iter().map(|member| format!("{member:?}")).collect()
    };
    let (now, then) = (rows(&done.members), rows(&since.register.members));
    let other: Vec<_> = now.iter().zip(&then).filter(|(now, then)| now != then).collect();
    assert!(other.is_empty() && now.len() == then.len(), "{what}: the members: {other:#?}");
    let merged = |posting: &PointsPosting| matches!(posting.origin, PostingOrigin::Merged(_));
    assert!(done.postings.iter().all(merged), "{what}: {:#?}", done.postings);
    let waiting = |rows: &[PendingPointsRow]| -> Vec<String> {
        let told = rows.iter().map(|row| {
            let points = row.points.to_decimal();
            format!("{} {} {} {:?} {points}", row.event.title, row.number, row.name, row.kind)
        });
        let mut told: Vec<String> = told.collect();
        told.sort();
        told
    };
    let now = waiting(&done.pending_rows());
    assert_eq!(now, waiting(&since.register.pending), "{what}: what waits");
}

/// Prints a reconciliation, to debug a failed law.
fn tell(done: &Reconciliation, given: &Given<'_>) {
    eprintln!("---- returns {:?}, decided {:?}", given.returns, given.decided);
    eprintln!("     nonsense {:?}", given.nonsense);
    for (at, award) in done.claims.awards.iter().enumerate() {
        let event = &done.claims.events[award.event as usize];
        let player = &done.claims.players[award.player as usize];
        eprintln!(
            "  {} {:?} {:?} {}: {} {}{}: {}",
            event.name.key,
            event.name.date,
            player.number,
            player.name,
            award.points,
            award.kind.id(),
            if award.carried { " carried" } else { "" },
            done.award_fate_in_words(at)
        );
    }
    for member in 0..done.members.len() as u32 {
        for change in done.member_cell_changes(member) {
            let number = &done.members[member as usize].number;
            eprintln!(
                "  {number} {:?} {} -> {}: {}",
                change.column, change.old, change.new, change.why
            );
        }
    }
    for (paper, fate) in done.register.certificates.iter().zip(&done.papers) {
        eprintln!("  certificate {} of {}: {fate:?}", paper.certificate, paper.number);
    }
    for case in &done.cases {
        eprintln!(
            "  case {}: {:?} {:?} kept {}",
            case.key,
            case.decided,
            case.verdict,
            case.kept.is_some()
        );
    }
    for (place, problem) in &done.problems {
        let told = problem.render(None);
        eprintln!("  {place:?} {}: {}", told.code, told.message);
    }
    for row in &done.credited {
        eprintln!("  credited {} {:?}: {}", row.event.key, row.event.date, row.text);
    }
}

fn kind_of(award: &Award) -> AwardKind {
    match award.kind {
        Kind::Local => AwardKind::Local,
        Kind::Green => AwardKind::Green,
        Kind::Gold => AwardKind::Gold,
    }
}

fn points_of(award: &Award) -> Exact {
    let points = Exact::whole(i128::from(award.points));
    match award.kind {
        Kind::Local => points,
        Kind::Green => points / 4,
        Kind::Gold => points / 100,
    }
}

/// The input that reconciles everything at the end of the season.
pub fn at_the_end<'a>(returns: &'a [Delivery], decided: &'a [(String, What)]) -> Given<'a> {
    Given { returns, decided, nonsense: &[], as_of: AS_OF }
}
