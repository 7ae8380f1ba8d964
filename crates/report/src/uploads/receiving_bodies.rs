//! The bodies that take results, as `bodies.toml` describes them: the layout of their files, the
//! keys and numbers they ask for, their charges. `preflight` checks an event against its body.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::master_point_credits::{
    MasterPointColour, MasterPointColoursByPointKind, parse_check_digit_number,
};
use model::AwardKind;
use model::form::{FormColumn, Key};
use model::name_comparison::folded_name;

/// The letters that end a code with a check letter.
const CHECK_LETTERS: &str = "ABCDEFGHJKL";
/// The digits before it.
const DIGITS: usize = 6;

/// The writer of a body's files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UploadFormat {
    Usebio,
    /// Tournament Report Files.
    Trf,
    /// Results files of chess, fields that begin with `#`.
    Ecf,
    /// The two tables of Diplomacy.
    Wdd,
    /// The points of a season as lines of digits.
    Credits,
    /// The members of a season with their points.
    Members,
}

/// How a member number looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemberNumberFormat {
    Digits,
    /// Digits, the last of which checks the others.
    CheckDigit,
    /// Six digits and a letter.
    CheckLetter,
}

/// What becomes of a player without a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MissingNumberPolicy {
    /// The file is not taken.
    Refused,
    /// The file is taken, and the player gets nothing.
    Unpaid,
}

/// The member numbers of a body.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberNumberRules {
    pub form: MemberNumberFormat,
    pub without: MissingNumberPolicy,
}

/// A code for what a body charges.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChargeCode {
    pub code: String,
    /// What it is for.
    pub what: String,
    /// Whether the event has more than one session.
    #[serde(default)]
    pub several: bool,
    /// Whether the event has a licence.
    #[serde(default)]
    pub licensed: bool,
    /// Whether it is that of a club's own session.
    #[serde(default)]
    pub default: bool,
}

/// A body that takes results.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReceivingBody {
    /// Its word on the command line.
    pub id: String,
    /// Its name for people.
    pub name: String,
    pub layout: UploadFormat,
    #[serde(default)]
    needs: Vec<String>,
    pub numbers: Option<MemberNumberRules>,
    #[serde(default)]
    pub charges: Vec<ChargeCode>,
    #[serde(default)]
    pub full_names: bool,
    #[serde(default)]
    points: BTreeMap<String, String>,
    /// The columns of its list of members.
    pub columns: Option<String>,
}

/// The file `bodies.toml`.
#[derive(Default, serde::Deserialize)]
struct Bodies {
    body: Vec<ReceivingBody>,
}

static BODIES: LazyLock<Vec<ReceivingBody>> = LazyLock::new(|| {
    // A test reads it.
    toml::from_str::<Bodies>(include_str!("bodies.toml")).unwrap_or_default().body
});

impl ReceivingBody {
    /// Every body.
    pub fn all() -> &'static [ReceivingBody] {
        &BODIES
    }

    /// The body with a word.
    pub fn find_by_id(id: &str) -> Option<&'static ReceivingBody> {
        ReceivingBody::all().iter().find(|body| body.id.eq_ignore_ascii_case(id))
    }

    /// The keys without which it takes no event.
    pub(crate) fn required_keys(&self) -> impl Iterator<Item = Key> {
        self.needs.iter().filter_map(|name| Key::columns_by_name(&folded_name(name), true).next())
    }

    /// The colour of each kind of points that it credits.
    pub fn colours_by_kind(&self) -> MasterPointColoursByPointKind {
        let known = self.points.iter().filter_map(|(kind, colour)| {
            let kind = AwardKind::ALL.into_iter().find(|known| known.id() == kind)?;
            Some((
                kind.id(),
                MasterPointColour::ALL.into_iter().find(|known| known.word() == colour)?,
            ))
        });
        known.collect()
    }

    /// Whether a file of it adds to what it has already, so that a changed file must not follow one
    /// that was taken.
    pub fn adds_to_earlier_files(&self) -> bool {
        matches!(self.layout, UploadFormat::Credits | UploadFormat::Members)
    }
}

impl MemberNumberFormat {
    /// Whether a number has this form.
    pub(crate) fn fits(self, number: &str) -> bool {
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        match self {
            MemberNumberFormat::Digits => {
                digits(number) && number.bytes().any(|digit| digit != b'0')
            }
            MemberNumberFormat::CheckDigit => parse_check_digit_number(number).is_some(),
            MemberNumberFormat::CheckLetter => {
                number.split_at_checked(DIGITS).is_some_and(|(six, rest)| {
                    digits(six) && rest.len() == 1 && CHECK_LETTERS.contains(rest)
                })
            }
        }
    }

    /// What it is, behind `a number must be`.
    pub(crate) fn description(self) -> &'static str {
        match self {
            MemberNumberFormat::Digits => "digits only",
            MemberNumberFormat::CheckDigit => {
                "up to seven digits, the last of which checks the others"
            }
            MemberNumberFormat::CheckLetter => "six digits and a letter from A to L, but not I",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_names_what_there_is() {
        let ids: Vec<&str> = ReceivingBody::all().iter().map(|body| &*body.id).collect();
        assert_eq!(ids, ["ebu", "sbu", "wbu", "abf", "nz", "fide", "ecf", "wdd"]);
        for body in ReceivingBody::all() {
            assert_eq!(body.required_keys().count(), body.needs.len(), "{}", body.id);
            assert_eq!(body.colours_by_kind().len(), body.points.len(), "{}", body.id);
            let columns =
                body.columns.as_deref().map(super::super::members_upload::parse_member_columns);
            assert!(columns.is_none_or(|columns| columns.is_ok()), "{}", body.id);
        }
    }
}
