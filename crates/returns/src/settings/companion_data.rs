//! What stands beside returns and completes them: lists of players, dealt hands.

use std::sync::Arc;

use super::given_settings::Settings;
use crate::scoring_pads::problems::{PadHandsOther, PadResultsBeside, PlayersNotListed};
use crate::scoring_pads::scoring_pad_words::shortened_list;
use model::problem::Problem;
use model::{Event, HandRecordFile, KnownPlayers, State};

impl Settings {
    /// Adds a list of players, which is looked into before those that are there.
    pub fn add_known_players(&mut self, known: Arc<KnownPlayers>) {
        self.known.insert(0, known);
    }

    /// Adds the hands of a file beside a return.
    pub fn set_companion_hands(&mut self, hands: Arc<HandRecordFile>) {
        self.hands = Some(hands);
    }

    /// Gives players their names, by their numbers or by their users' names.
    pub(crate) fn fill_player_names(&self, event: &mut Event, problems: &mut Vec<Problem>) {
        if self.known.is_empty() {
            return;
        }
        let mut unknown = Vec::new();
        let mut first = None;
        for player in event.entries.iter_mut().flat_map(|entry| &mut entry.players) {
            if !self.known.iter().any(|known| known.complete_player(player)) {
                first = first.or(Some(player.at));
                unknown.push(player.name.clone());
            }
        }
        if let Some(at) = first {
            unknown.sort();
            unknown.dedup();
            let trouble = PlayersNotListed { players: shortened_list(unknown) };
            problems.push(Problem::new(trouble, at).with_event(&event.id));
        }
    }

    /// Gives an event the hands that stand beside its return, unless it has its own.
    pub(crate) fn give_hands_to_event(&self, event: &mut Event, problems: &mut Vec<Problem>) {
        let Some(hands) = &self.hands else { return };
        if !event.deals.is_empty() || event.boards.is_empty() || event.state == State::Rejected {
            return;
        }
        let played = |board: u32| event.boards.iter().any(|line| line.board == board);
        let deals: Vec<_> = hands.deals.iter().filter(|deal| played(deal.board)).cloned().collect();
        let sound = match hands.unsound {
            0 => None,
            n => Some(format!("those of {n} boards are not thirteen different cards each")),
        };
        let why = match (hands.day, event.date()) {
            (Some(dealt), Some(day)) if dealt != day => {
                format!("they are of {dealt}, and the event was on {day}")
            }
            _ if deals.is_empty() => "they are of other boards".to_string(),
            _ => {
                event.deals = deals;
                if hands.with_results {
                    let beside = PadResultsBeside { file: hands.file.clone() };
                    problems.push(Problem::for_file(beside).with_event(&event.id));
                }
                let Some(why) = sound else { return };
                why
            }
        };
        let file = hands.file.clone();
        problems.push(Problem::for_file(PadHandsOther { file, why }).with_event(&event.id));
    }
}
