//! `palmares draw --if`: what a change would do to the next round. Nothing is written.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::support::{Folder, Said, palmares_unchecked};

/// A Swiss of players 1 to `players`, the strongest first; `matches` are rows of Matches.
fn swiss(players: usize, matches: &str) -> Folder {
    let mut text = "## Event\nTitle | Riverside Open\nFormat | swiss\nRules | fide-2026\n\
         Date | @2026-05-02\nRounds | 5\nSeed | 7\n\
         ## Entries\nEntry | Player | Rating | Colour\n"
        .to_string();
    for player in 1..=players {
        let colour = if player == 1 { "white" } else { "" };
        writeln!(text, "{player} | Fore{player} Sur{player} | {} | {colour}", 2400 - 10 * player)
            .unwrap();
    }
    text.push_str("## Matches\nRound | Table | White | Black | Result\n");
    text.push_str(matches);
    Folder::with(&text)
}

fn rehearse(folder: &Folder, said: &str, options: &[&str]) -> Said {
    let file = folder.returns().join("club.xlsx");
    let before = std::fs::read(&file).unwrap();
    let mut words = vec!["draw", file.to_str().unwrap(), "--if", said];
    words.extend(options);
    let said = palmares_unchecked(&words);
    assert_eq!(std::fs::read(&file).unwrap(), before, "the return was changed");
    said
}

/// The lines `was` or `now` as label pairs.
fn lines(said: &Said, when: &str) -> BTreeSet<[String; 2]> {
    let begin = format!("  {when} ");
    let lines = said.out.lines().filter_map(|line| line.strip_prefix(&begin)?.split_once('\t'));
    let label = |side: &str| side.split(' ').next().unwrap().to_string();
    lines
        .map(|(_, sides)| {
            let (one, other) = sides.split_once(" - ").unwrap();
            [label(one), label(other)]
        })
        .collect()
}

fn pairs<const N: usize>(pairs: [[&str; 2]; N]) -> BTreeSet<[String; 2]> {
    pairs.into_iter().map(|pair| pair.map(String::from)).collect()
}

/// C.04.3, 3.3: the upper half of round 1 meets the lower half, and odd numbers have white; the
/// lowest has the bye of an odd field. Of eight players the sixth leaves: 1-5, 6-2, 3-7, 8-4 become
/// 1-4, 5-2, 3-7, and 8 has the bye.
#[test]
fn a_round_that_nobody_has_seen_is_drawn_anew() {
    let said = rehearse(&swiss(8, ""), "6 withdraws", &[]);
    assert_eq!(said.status, 0, "{said:#?}");
    assert!(said.out.contains("round 1: 3 of 4 pairings change"), "{said:#?}");
    assert_eq!(lines(&said, "was"), pairs([["1", "5"], ["6", "2"], ["8", "4"]]));
    assert_eq!(lines(&said, "now"), pairs([["1", "4"], ["5", "2"], ["8", "bye"]]));
}

/// The lowest of an odd field has the bye (C.04.3, 2.1), and nobody else is drawn otherwise if that player
/// leaves: the bye goes, and it is said who is not in the round now.
#[test]
fn a_pairing_that_only_goes_is_told() {
    let folder = swiss(7, "");
    let said = rehearse(&folder, "7 withdraws", &[]);
    assert_eq!(said.status, 0, "{said:#?}");
    assert!(said.out.contains("1 pairing goes, and none comes in its place"), "{said:#?}");
    assert_eq!(lines(&said, "was"), pairs([["7", "bye"]]), "{said:#?}");
    assert!(said.out.contains("not in the round now: 7 Fore7 Sur7"), "{said:#?}");
    // Both sides of a published pairing stay away: no other pairing changes.
    let folder = swiss(8, &format!("{ROUND_1}{ROUND_2}"));
    let said = rehearse(&folder, "5 absent; 8 absent", &["--redraw"]);
    assert_eq!(lines(&said, "was"), pairs([["5", "8"]]), "{said:#?}");
    assert_eq!(said.out.matches("not in the round now").count(), 2, "{said:#?}");
}

const ROUND_1: &str =
    "1 | 1 | 1 | 5 | 1-0\n1 | 2 | 6 | 2 | 0-1\n1 | 3 | 3 | 7 | 1-0\n1 | 4 | 8 | 4 | 0-1\n";
const ROUND_2: &str = "2 | 1 | 4 | 1 |\n2 | 2 | 2 | 3 |\n2 | 3 | 5 | 8 |\n2 | 4 | 7 | 6 |\n";

/// C.04.2, 4.4: a published pairing stays. Who is away loses it without playing.
#[test]
fn a_published_round_is_kept_or_drawn_with_few_changes() {
    let folder = swiss(8, &format!("{ROUND_1}{ROUND_2}"));
    let said = rehearse(&folder, "8 absent", &["--keep"]);
    assert!(said.out.contains("C.04.2, 4.4"), "{said:#?}");
    assert!(said.out.contains("table 3: 8 Fore8 Sur8 is away; 5 Fore5 Sur5 wins"), "{said:#?}");
    assert!(said.out.contains("+--"), "{said:#?}");
    // Seven are left, of whom one has the bye: 5, whose pairing is broken. No other changes.
    let said = rehearse(&folder, "8 absent", &["--redraw"]);
    assert_eq!(lines(&said, "was"), pairs([["5", "8"]]), "{said:#?}");
    assert_eq!(lines(&said, "now"), pairs([["5", "bye"]]), "{said:#?}");
    assert!(said.out.contains("nobody is left to play against"), "{said:#?}");
    // Two opponents of the absent meet.
    let said = rehearse(&folder, "8 absent; Sur6 withdraws", &["--redraw"]);
    assert_eq!(lines(&said, "was"), pairs([["5", "8"], ["7", "6"]]), "{said:#?}");
    let now = lines(&said, "now");
    assert!(now == pairs([["5", "7"]]) || now == pairs([["7", "5"]]), "{said:#?}");
    // A result of round 1 that was wrong changes nothing that is published.
    let said = rehearse(&folder, "round 1 board 1 = 0-1", &["--keep"]);
    assert!(said.out.contains("all its pairings stay"), "{said:#?}");
    // A newcomer meets the one who has no game, and no other pairing changes.
    let said = rehearse(&folder, "6 withdraws; new entry \"Nia Colter\" 2100", &["--redraw"]);
    assert_eq!(lines(&said, "was"), pairs([["7", "6"]]), "{said:#?}");
    let now = lines(&said, "now");
    assert!(now == pairs([["7", "9"]]) || now == pairs([["9", "7"]]), "{said:#?}");
}

/// Those who must not meet are parted with as few changes as legal: two pairings exchange players.
#[test]
fn a_ban_parts_a_published_pairing() {
    let folder = swiss(8, &format!("{ROUND_1}{ROUND_2}"));
    let said = rehearse(&folder, "4 must not meet 1", &[]);
    assert!(said.out.contains("must not meet, so this pairing has to be changed"), "{said:#?}");
    let (was, now) = (lines(&said, "was"), lines(&said, "now"));
    assert_eq!((was.len(), now.len()), (2, 2), "{said:#?}");
    assert!(was.contains(&["4".to_string(), "1".to_string()]), "{said:#?}");
    // The other pairing is that of the winners, who have the same score.
    assert!(was.contains(&["2".to_string(), "3".to_string()]), "{said:#?}");
}

/// A result that is still missing: the round cannot be drawn now, and can then.
#[test]
fn a_missing_result_shows_the_round_that_follows() {
    let folder = swiss(8, &ROUND_1.replace("| 8 | 4 | 0-1", "| 8 | 4 |"));
    let said = rehearse(&folder, "board 4 = 0-1", &[]);
    assert!(said.out.contains("round 2 can then be drawn"), "{said:#?}");
    let now = lines(&said, "now");
    assert_eq!(now.len(), 4, "{said:#?}");
    let winners: BTreeSet<&str> = ["1", "2", "3", "4"].into();
    for pair in now {
        assert_eq!(winners.contains(pair[0].as_str()), winners.contains(pair[1].as_str()));
    }
}

#[test]
fn what_does_not_fit_is_said() {
    let folder = swiss(8, ROUND_1);
    for (changes, words) in [
        ("12 withdraws", "no entry of event"),
        ("Fore3 Surr3 withdraws", "did you mean"),
        ("6 sleeps", "is not understood"),
        ("board 9 = 1-0", "has no board 9"),
        ("board 1 = maybe", "is not a board result"),
        ("board 1 = 2-0", "“2-0” is not a board result"),
        ("1 must not meet 1", "are one entry"),
    ] {
        let said = rehearse(&folder, changes, &[]);
        assert_eq!(said.status, 2, "{changes}: {said:#?}");
        assert!(said.err.contains(words), "{changes}: {said:#?}");
    }
}

/// No number is left after the greatest one.
#[test]
fn an_entry_without_a_number_is_refused() {
    let text = "## Event\nFormat | swiss\nDate | @2026-05-02\nRounds | 3\nSeed | 3\n\
        ## Entries\nEntry | Player\n1 | Ann Ash\n2 | Bob Beech\n4294967295 | Cy Cedar\n";
    let said = rehearse(&Folder::with(text), "new entry \"Zed Zee\" 1850", &[]);
    assert_eq!(said.status, 2, "{said:#?}");
    assert!(said.err.contains("no number is left"), "{said:#?}");
}

/// A bye's score belongs to its round: a bye of a later round changes no draw before it, whatever
/// the score of the byes that the entry has.
#[test]
fn a_later_bye_changes_no_draw_before_it() {
    for (byes, later) in [
        ("1 | ", "half bye in round 4"),
        ("1 | 0", "half bye in round 4"),
        ("1 | 0.5", "absent in round 4"),
        (" | ", "half bye in round 4"),
    ] {
        let mut text = "## Event\nTitle | Riverside Open\nFormat | swiss\nRules | fide-2026\n\
            Date | @2026-05-02\nRounds | 5\nSeed | 7\n\
            ## Entries\nEntry | Player | Rating | Colour | Byes | Bye score\n"
            .to_string();
        for player in 1..=9 {
            let colour = if player == 1 { "white" } else { "" };
            let byes = if player == 9 { byes } else { " | " };
            let rating = 2400 - 10 * player;
            writeln!(text, "{player} | Fore{player} Sur{player} | {rating} | {colour} | {byes}")
                .unwrap();
        }
        text.push_str("## Matches\nRound | Table | White | Black | Result\n");
        text.push_str(ROUND_1);
        let said = rehearse(&Folder::with(&text), &format!("9 {later}"), &[]);
        assert_eq!(said.status, 0, "{byes}: {said:#?}");
        assert!(said.out.contains("round 2: nothing changes"), "{byes}: {said:#?}");
    }
}

/// Pairs and boards of many players are rehearsed too.
#[test]
fn other_formats_are_rehearsed() {
    let mut text = "## Event\nFormat | swiss pairs\nRules | wbu-2003\nDate | @2026-05-02\n\
        Rounds | 4\nBoards per match | 6\nSeed | 3\n## Entries\nEntry | Player 1 | Player 2\n"
        .to_string();
    for pair in 1..=9 {
        writeln!(text, "{pair} | A{pair} Vane{pair} | B{pair} Wye{pair}").unwrap();
    }
    let said = rehearse(&Folder::with(&text), "9 withdraws", &[]);
    assert_eq!(said.status, 0, "{said:#?}");
    assert!(!said.out.contains("bye\n") || said.out.contains("was"), "{said:#?}");
    let mut text =
        "## Event\nFormat | diplomacy\nRules | nzdc-1999\nDate | @2026-05-02\nSeed | 3\n\
        ## Entries\nEntry | Player\n"
            .to_string();
    (1..=14).for_each(|player| writeln!(text, "{player} | Fore Sur{player}").unwrap());
    let said = rehearse(&Folder::with(&text), "14 withdraws", &[]);
    assert_eq!(said.status, 0, "{said:#?}");
    assert!(said.out.contains("seats"), "{said:#?}");
}

/// What becomes of a published round is said in the words of the rule book, if it has some: ABF ANC
/// 6.3 leaves the time of the draw to the director, NZDC 5 how a board of seven is filled. The
/// handbook of the Welsh Bridge Union is about awards only.
#[test]
fn a_published_round_stands_by_its_own_rules() {
    let pairs: String = (1..=8).map(|pair| format!("{pair} | A{pair} | B{pair}\n")).collect();
    let players: String = (1..=14).map(|player| format!("{player} | P{player}\n")).collect();
    let of_pairs = |rules: &str| {
        format!(
            "## Event\nFormat | swiss pairs\nRules | {rules}\nDate | @2026-05-02\nRounds | 4\n\
             Boards per match | 6\nSeed | 3\n## Entries\nEntry | Player 1 | Player 2\n{pairs}"
        )
    };
    let of_players = format!(
        "## Event\nFormat | diplomacy\nRules | nzdc-1999\nDate | @2026-05-02\nSeed | 3\n\
         ## Entries\nEntry | Player\n{players}"
    );
    for (text, words) in [
        (
            of_pairs("abf-anc-2018"),
            "stays as it is; by 6.3 the director alone decides when a round is drawn",
        ),
        (of_pairs("wbu-2003"), "no rule says whether to change a published draw"),
        (of_players, "stays as it is; by 5 the director fills a board"),
    ] {
        let folder = Folder::with(&text);
        let file = folder.returns().join("club.xlsx");
        let written = palmares_unchecked(&["draw", file.to_str().unwrap(), "--write"]);
        assert_eq!(written.status, 0, "{written:#?}");
        let said = rehearse(&folder, "8 withdraws", &["--keep"]);
        assert_eq!(said.status, 0, "{said:#?}");
        assert!(said.out.contains(words), "{words}: {said:#?}");
    }
}
