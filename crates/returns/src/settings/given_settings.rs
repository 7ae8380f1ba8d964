//! Settings as they were given, and how those of several places go together.

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::civil::Date;
use paper::Picture;

use model::certificate_look::CertificateLook;
use model::certificate_signature::SigningKey;
use model::form::{Key, PICTURE_SETTING_KEYS, SURNAME_FIRST_CHOICE, SettingKey};
use model::season_competition::SeasonCompetition;
use model::year_questions::OddKind;
use model::{GroupRow, HandRecordFile, KnownPlayers, Language, SettingOrigin, TypedValue};

use super::setting::Setting;

/// The settings of a folder, or those of the command line.
#[derive(Clone, Debug, Default, Hash)]
pub struct Settings {
    given: Vec<GivenSetting>,
    /// Those whose value cannot be read: what leaves them out is in doubt.
    unread: Vec<(Setting, SettingOrigin)>,
    /// The pictures of the settings that name one, as far as they could be read.
    pictures: Vec<(SettingKey, Arc<Picture>)>,
    /// The key that the settings name, if it could be read.
    key: Option<Arc<SigningKey>>,
    /// The rule book under which every event is computed, whatever it names.
    under: Option<&'static str>,
    /// Lists of players, the nearest first.
    pub(super) known: Vec<Arc<KnownPlayers>>,
    /// The competitions over many events.
    competitions: Vec<Arc<SeasonCompetition>>,
    /// The groups of events that have none of their own.
    pub(crate) groups: Vec<GroupRow>,
    /// Whether a group could not be read: events without groups of their own are in doubt.
    pub(crate) are_groups_faulty: bool,
    /// The hands beside a return.
    pub(super) hands: Option<Arc<HandRecordFile>>,
}

/// A setting with its value.
#[derive(Clone, Debug, Hash)]
pub(super) struct GivenSetting {
    pub setting: Setting,
    pub value: TypedValue,
    /// Where the setting was made.
    pub from: SettingOrigin,
}

impl Settings {
    /// Whether nothing is set.
    pub fn is_empty(&self) -> bool {
        self.given.is_empty()
            && self.unread.is_empty()
            && self.competitions.is_empty()
            && self.groups.is_empty()
            && !self.are_groups_faulty
    }

    /// Where a setting was made, whether it could be read or not.
    pub(crate) fn origin_of_setting(&self, setting: Setting) -> Option<&SettingOrigin> {
        let unread = self.unread.iter().find(|(known, _)| *known == setting);
        self.find(setting).map(|given| &given.from).or(unread.map(|(_, from)| from))
    }

    /// Adds a setting behind those that were given before.
    pub(super) fn add_setting(&mut self, given: GivenSetting) {
        self.given.push(given);
    }

    /// Remembers that a value could not be read.
    pub(super) fn add_unread_setting(&mut self, setting: Setting, from: SettingOrigin) {
        self.unread.push((setting, from));
    }

    /// These settings, and those of a farther folder for what they leave out.
    pub fn with_fallback(&self, farther: &Settings) -> Settings {
        let mut all = self.clone();
        let open = |setting| self.origin_of_setting(setting).is_none();
        all.given.extend(farther.given.iter().filter(|given| open(given.setting)).cloned());
        all.unread.extend(farther.unread.iter().filter(|(setting, _)| open(*setting)).cloned());
        let open = |key| open(Setting::OfSeason(key));
        all.pictures.extend(farther.pictures.iter().filter(|(key, _)| open(*key)).cloned());
        if open(SettingKey::SigningKey) {
            all.key.clone_from(&farther.key);
        }
        if open(SettingKey::MemberList) {
            all.known.extend(farther.known.iter().cloned());
        }
        all.competitions.extend(farther.competitions.iter().cloned());
        if self.groups.is_empty() && !self.are_groups_faulty {
            all.are_groups_faulty = farther.are_groups_faulty;
            all.groups.clone_from(&farther.groups);
        }
        all
    }

    /// Adds a competition over many events.
    pub(super) fn add_competition(&mut self, competition: SeasonCompetition) {
        self.competitions.push(Arc::new(competition));
    }

    /// The competitions of these settings and those that a return asks for, with the ranks of the
    /// members' list where they need them.
    pub fn competitions_with_ranks(
        &self,
        asked: &[Arc<SeasonCompetition>],
    ) -> Vec<Arc<SeasonCompetition>> {
        let all = asked.iter().chain(&self.competitions);
        let with_ranks = |competition: &Arc<SeasonCompetition>| {
            if !competition.needs_member_ranks() || !competition.ranks.is_empty() {
                return Arc::clone(competition);
            }
            let ranks = self.ranks_by_number();
            Arc::new(SeasonCompetition { ranks, ..SeasonCompetition::clone(competition) })
        };
        all.map(with_ranks).collect()
    }

    /// The ranks of the lists of players, by number.
    pub(crate) fn ranks_by_number(&self) -> BTreeMap<String, String> {
        let ranks = self.known.iter().rev().flat_map(|known| known.ranks());
        ranks.map(|(number, rank)| (number.to_string(), rank.to_string())).collect()
    }

    /// What is not asked about.
    pub fn silenced_checks(&self) -> Vec<OddKind> {
        let keys = [
            (SettingKey::OddAverage, OddKind::Average),
            (SettingKey::OddCopied, OddKind::Copied),
            (SettingKey::OddOrder, OddKind::Order),
            (SettingKey::OddHabit, OddKind::Habit),
            (SettingKey::OddTop, OddKind::Top),
            (SettingKey::OddPlace, OddKind::Place),
        ];
        let is_off = |key| {
            let given = self.find(Setting::OfSeason(key)).map(|given| &given.value);
            matches!(given, Some(TypedValue::YesNo(false)))
        };
        keys.into_iter().filter(|(key, _)| is_off(*key)).map(|(_, kind)| kind).collect()
    }

    /// The same settings with a rule book for every event, whatever it names.
    pub fn with_forced_rule_book(&self, book: &'static str) -> Settings {
        Settings { under: Some(book), ..self.clone() }
    }

    /// The rule book for every event.
    pub(super) fn forced_rule_book(&self) -> Option<&'static str> {
        self.under
    }

    /// The rule book of events that name none.
    pub fn default_rule_book(&self) -> Option<&'static str> {
        match self.find(Setting::OfEvent(Key::Rules))?.value {
            TypedValue::Choice(id) => Some(id),
            _ => None,
        }
    }

    /// The file of the rule book of events that name none, with its origin, if it is not read yet.
    pub fn default_rule_book_file(&self) -> Option<(String, SettingOrigin)> {
        let given = self.find(Setting::OfEvent(Key::Rules))?;
        match &given.value {
            TypedValue::Text(file) => Some((file.to_string(), given.from.clone())),
            _ => None,
        }
    }

    /// Puts the id of a rule book in place of its file; without one, the file could not be used.
    pub fn set_default_rule_book_id(&mut self, id: Option<&'static str>) {
        let rules = Setting::OfEvent(Key::Rules);
        let Some(at) = self.given.iter().position(|given| given.setting == rules) else { return };
        match id {
            Some(id) => self.given[at].value = TypedValue::Choice(id),
            None => {
                let from = self.given.remove(at).from;
                self.unread.push((rules, from));
            }
        }
    }

    /// The file of the key that signs certificates, with its origin.
    pub fn signing_key_file(&self) -> Option<(String, SettingOrigin)> {
        let given = self.find(Setting::OfSeason(SettingKey::SigningKey))?;
        Some((given.value.to_string(), given.from.clone()))
    }

    /// Adds the key that signs the codes of certificates.
    pub fn set_signing_key(&mut self, key: SigningKey) {
        self.key = Some(Arc::new(key));
    }

    /// The list of members, with its origin.
    pub fn member_list_file(&self) -> Option<(String, SettingOrigin)> {
        let given = self.find(Setting::OfSeason(SettingKey::MemberList))?;
        Some((given.value.to_string(), given.from.clone()))
    }

    /// The files with pictures that these settings name, each with its origin.
    pub fn picture_files(&self) -> Vec<(SettingKey, String, SettingOrigin)> {
        let named = PICTURE_SETTING_KEYS.into_iter().filter_map(|key| {
            let given = self.find(Setting::OfSeason(key))?;
            Some((key, given.value.to_string(), given.from.clone()))
        });
        named.collect()
    }

    /// Adds the picture of a setting.
    pub fn add_picture(&mut self, key: SettingKey, picture: Arc<Picture>) {
        self.pictures.push((key, picture));
    }

    /// The look of certificates that these settings ask for.
    pub fn certificate_look(&self) -> CertificateLook {
        let word = |key| match self.find(Setting::OfSeason(key)).map(|given| &given.value) {
            Some(TypedValue::Choice(word)) => Some(*word),
            _ => None,
        };
        let picture = |wanted| {
            let found = self.pictures.iter().find(|(key, _)| *key == wanted);
            found.map(|(_, picture)| Arc::clone(picture))
        };
        let default = CertificateLook::default();
        CertificateLook {
            design: word(SettingKey::CertificateDesign).unwrap_or(default.design),
            paper: word(SettingKey::CertificatePaper).unwrap_or(default.paper),
            union_crest: picture(SettingKey::UnionCrest),
            club_crest: picture(SettingKey::ClubCrest),
            signature: picture(SettingKey::Signature),
            key: self.key.clone(),
        }
    }

    /// The language of pages, certificates and letters.
    pub fn language(&self) -> Option<Language> {
        match self.find(Setting::OfSeason(SettingKey::Language))?.value {
            TypedValue::Choice(word) => Language::named(word),
            _ => None,
        }
    }

    /// Whether events are of teams, as far as they do not say it.
    pub(crate) fn events_are_teams(&self) -> bool {
        let given = self.find(Setting::OfEvent(Key::Format));
        matches!(given.map(|given| &given.value), Some(TypedValue::Choice("teams")))
    }

    /// The e-mail address of the club.
    pub fn club_email(&self) -> Option<String> {
        self.find(Setting::OfSeason(SettingKey::Mail)).map(|given| given.value.to_string())
    }

    /// The columns of the list of members for upload.
    pub fn member_upload_columns(&self) -> Option<String> {
        self.find(Setting::OfSeason(SettingKey::UploadColumns)).map(|given| given.value.to_string())
    }

    /// What is set for one thing.
    fn find(&self, setting: Setting) -> Option<&GivenSetting> {
        self.given.iter().find(|given| given.setting == setting)
    }

    /// The answers for events, in the order in which they were given.
    pub(super) fn event_answers(&self) -> impl Iterator<Item = (Key, &GivenSetting)> {
        self.given.iter().filter_map(|given| match given.setting {
            Setting::OfEvent(key) => Some((key, given)),
            Setting::OfSeason(_) => None,
        })
    }

    /// The keys of events whose setting cannot be read.
    pub(super) fn unread_event_keys(&self) -> impl Iterator<Item = (Key, &SettingOrigin)> {
        self.unread.iter().filter_map(|(setting, from)| match setting {
            Setting::OfEvent(key) => Some((*key, from)),
            Setting::OfSeason(_) => None,
        })
    }

    /// The first day of the season.
    pub(super) fn season_first_day(&self) -> Option<Date> {
        match self.find(Setting::OfSeason(SettingKey::FirstDay))?.value {
            TypedValue::Date(date) => Some(date),
            _ => None,
        }
    }

    /// Whether names of players stand with the surname first.
    pub(super) fn is_surname_first(&self) -> bool {
        let names = self.find(Setting::OfSeason(SettingKey::Names));
        names.is_some_and(|given| given.value == TypedValue::Choice(SURNAME_FIRST_CHOICE))
    }
}
