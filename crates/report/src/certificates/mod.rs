//! What each certificate says.
//!
//! A certificate holds what WBU 1.8.5 requires: the name of the player, the date of issue,
//! the points in figures and words, and a place for the signature of the issuing officer.
//! By 1.10.2 it covers one event or stage with all kinds of points; by 1.10.3 an event can
//! have several, and a congress one for all its events. Its number depends only on event,
//! player and part, so that a second printing is the same certificate.

mod certificate;
mod club_certificates;
mod event_certificates;
mod rank_certificates;
mod sentences;

pub use certificate::{Certificate, IssuedCertificate};
pub use club_certificates::{
    CertificatesToHandOut, PLAYERS_WITHOUT_CLUB, certificate_holders_by_club, certificates_by_club,
    club_from_first_event,
};
pub use event_certificates::{
    CertificateDesignKey, all_player_certificates, design_key_per_certificate,
    player_event_certificates, player_has_certificate,
};
pub use rank_certificates::{rank_certificates, rank_certificates_file_name};
