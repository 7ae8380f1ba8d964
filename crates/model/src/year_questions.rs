//! Kinds of questions about a year of returns: what is missing, and what is odd. The register asks
//! them; settings can silence what is odd, kind by kind.

use crate::words;

words! {
    /// What is missing or stands twice.
    MissingKind {
        /// A week that habit expects has no return.
        NoReturn = "no-return",
        /// Far fewer tables than ever.
        FewTables = "few-tables",
        /// An event in two returns.
        EventTwice = "event-twice",
        /// A player in two places on one day.
        TwoPlaces = "two-places",
        /// A day of the week on which the event never is.
        OddDay = "odd-day",
    }

    /// What is odd about a result or an event, as a question to the secretary.
    OddKind {
        /// Percentages that cannot average 50.
        Average = "average",
        /// A list that was sent before.
        Copied = "copied",
        /// Results in the order of the alphabet.
        Order = "order",
        /// A result far from what the player has otherwise.
        Habit = "habit",
        /// A maximum that the tables cannot give.
        Top = "top",
        /// Places that contradict the scores.
        Place = "place",
    }
}
