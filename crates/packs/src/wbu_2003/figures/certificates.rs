//! 1.7 to 1.11: certificates. The handbook gives no figures for them, so these are the clauses that
//! certificates and their problems cite.

use serde::Deserialize;

/// The clauses of certificates.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CertificateClauses {
    /// Certificates or direct credit.
    pub issue_clause: String,
    pub congress_clause: String,
    /// Certificates made by computer.
    pub computer_clause: String,
    /// What a certificate holds.
    pub contents_clause: String,
    /// Every player who earned points gets one.
    pub everybody_clause: String,
    /// When it is issued.
    pub date_clause: String,
    /// One event or stage on each certificate.
    pub alone_clause: String,
    /// All events of a congress on one certificate.
    pub together_clause: String,
    /// The clause that alterations of a certificate are signed.
    pub alteration_clause: String,
    /// Which licence gives which kind.
    pub licence_clause: String,
}
