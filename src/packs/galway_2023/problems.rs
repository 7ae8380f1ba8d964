//! What is wrong with a congress of porous sections, by the page that describes it.

use crate::problem::problems;

problems! {
    warning "congress-rounds" RoundsDiffer { typed: u32, rounds: usize, clause: String }:
        "Rounds is {typed}, and a congress of porous sections has {rounds} ({clause}): 4 with floating, then those inside sections."
        => "Correct Rounds, or nothing if the congress is played so.";

    warning "lowest-section-outgrown" LowestOutgrown { lowest: usize, others: usize, clause: String }:
        "The lowest section has {lowest} players and the others {others}, which is the most that a section above it may have ({clause})."
        => "Nothing needs to be done; Section count on the sheet Event asks for more sections.";

    note "few-for-sections" FewForSections { counted: usize, wanted: usize, made: usize, clause: String }:
        "{counted} players are too few for {wanted} sections of two or more; there are {made} ({clause})."
        => "Nothing needs to be done.";

    note "section-odd" OddSection { section: String, players: usize, round: usize, clause: String }:
        "Section {section} has {players} players in round {round}, so it has a bye of its own ({clause})."
        => "Nothing needs to be done.";

    warning "sections-unknown" SectionsUnknown { clause: String }:
        "No titles: it is not known who is in which section ({clause}), since the event holds no rounds and no column Section."
        => "Fill in Section on the sheet Entries, or send the event with Format swiss and its matches.";
}
