//! The table of issued certificates (`data/certificates-issued.csv`), in the order of printing, for
//! the registrar.

use crate::certificates::IssuedCertificate;

use super::{Table, TableDraft};

/// The certificates with their numbers, in printing order.
pub fn issued_certificates_table(issued: &[IssuedCertificate]) -> Table<'_> {
    TableDraft::from_rows(
        "data/certificates-issued.csv",
        "Certificates issued",
        "By club and name; every number is unique.",
        issued,
    )
    .text("certificate", "Certificate", 18.0, |own| &own.number)
    .text("club", "Club", 28.0, |own| &own.club)
    .text("player", "Player", 28.0, |own| &own.player)
    .text("player_no", "Number", 11.0, |own| &own.member)
    .text("event", "Event", 40.0, |own| &own.event)
    .text("issued", "Issued", 18.0, |own| &own.issued)
    .text("points", "Points", 40.0, |own| &own.points)
    .build()
}
