//! A competition over many events as it is asked for.

use std::sync::Arc;

use model::season_competition::SeasonCompetition;

/// A competition and where it holds.
#[derive(Debug)]
pub(super) struct CompetitionRequest {
    pub competition: Arc<SeasonCompetition>,
    /// The file that asks for it.
    pub file: String,
    /// What the paths of its returns begin with.
    folder: String,
}

impl CompetitionRequest {
    pub(super) fn from_competition(
        competition: &Arc<SeasonCompetition>,
        path: &str,
    ) -> CompetitionRequest {
        let file = match competition.from.settings.as_str() {
            "" => path,
            settings => settings,
        };
        // Settings above the folder that was given hold for all of it.
        let folder = file.trim_start_matches("../").rsplit_once('/');
        let folder = folder.map_or(String::new(), |(folder, _)| format!("{folder}/"));
        CompetitionRequest { competition: Arc::clone(competition), file: file.to_string(), folder }
    }

    /// Whether a return is one of those that it is about.
    pub(super) fn is_about_return(&self, path: &str) -> bool {
        path.starts_with(&self.folder)
    }
}
