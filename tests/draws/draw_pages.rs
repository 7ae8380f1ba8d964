//! Pages of a chess event: the next round for the wall, the crosstable, the rounds.
//!
//! The tournament, the draw and its reasons are text, since this tests the pages and not the
//! engine.

use crate::support::{self, Folder, golden, palmares};
use engine::awards::{ComputedEvent, SeasonContext};
use engine::draw::{Draw, Pairing};
use model::Basis;
use model::crosstable::{
    Colour, Contestant, Crosstable, GamePoints, PlayerGameResult, PointSystem, RoundResult,
};
use register::{EventRecord, SeasonPlayers};
use report::Site;
use season::compute_return_file;

/// Number, title, name, rating, rounds, and the next round.
const PLAYERS: &str = "
1  | GM  | Anna Tudor       | 2412 | 5w1 2b= | .
2  | WIM | Bea <b>Rees</b>  | 2280 | 6b1 1w= | .
3  |     | Cai O'Neill      | 2105 | 7w= 5b1 | .
4  |     | Dai Pugh & Sons  | 2050 | 8b1 9w1 | .
5  |     | Elin Vaughan     | 1990 | 1b0 3w0 | .
6  |     | Ffion Gwynne     | 1850 | 2w0 7b- | Z
7  |     | Gwen Hopkin      | 1700 | 3b= 6w+ | .
8  |     | Huw ap Llwyd     | 1655 | 4w0 H   | .
9  |     | Ifor Maddox      |      | U   4b0 | .
10 |     | Jac Bowen        |      | .   Z   | .
";

/// White, Black, reason; the last is the bye.
const BOARDS: &str = "
4 1 the bracket of 2 points has one player, who goes down to the bracket of 1½; no. 1 prefers White mildly, no. 4 strongly; the stronger preference is granted
3 2 S1 of the bracket of 1½ points meets S2; both get the colour that they prefer
7 9 S1 of the bracket of 1 point is empty; no. 7 goes down for want of an opponent [C6]
5 8 the bracket of ½ point
10 - nobody else with as few points may have the bye [C5]
";

fn round_result(text: &str, position: &impl Fn(u32) -> usize) -> RoundResult {
    match text {
        "." => return RoundResult::Absent,
        "Z" => return RoundResult::ZeroBye,
        "H" => return RoundResult::HalfBye,
        "U" => return RoundResult::AllocatedBye,
        _ => {}
    }
    let at = text.find(['w', 'b']).unwrap();
    let opponent = position(text[..at].parse().unwrap());
    let colour = if &text[at..=at] == "w" { Colour::White } else { Colour::Black };
    let game = |result| RoundResult::Game { opponent, colour, result, rated: true };
    let forfeit =
        |result| RoundResult::Forfeit { opponent: Some(opponent), colour: Some(colour), result };
    match &text[at + 1..] {
        "1" => game(PlayerGameResult::Win),
        "=" => game(PlayerGameResult::Draw),
        "0" => game(PlayerGameResult::Loss),
        "+" => forfeit(PlayerGameResult::Win),
        "-" => forfeit(PlayerGameResult::Loss),
        other => panic!("{other}"),
    }
}

fn fields(line: &str) -> Vec<&str> {
    line.split('|').map(str::trim).collect()
}

fn table() -> Crosstable {
    let rows: Vec<Vec<&str>> = PLAYERS.trim().lines().map(fields).collect();
    let number = |row: &Vec<&str>| row[0].parse::<u32>().unwrap();
    let position = |wanted: u32| rows.iter().position(|row| number(row) == wanted).unwrap();
    let contestants = rows.iter().enumerate().map(|(entry, row)| Contestant {
        number: number(row),
        entry,
        name: row[2].to_string(),
        title: row[1].to_string(),
        rating: row[3].parse().ok(),
        round_results: row[4]
            .split_whitespace()
            .map(|text| round_result(text, &position))
            .collect(),
        virtual_points: Vec::new(),
        next: Some(round_result(row[5], &position)),
        ..Contestant::default()
    });
    Crosstable {
        contestants: contestants.collect(),
        played: 2,
        rounds: Some(5),
        points: PointSystem::STANDARD,
        initial_colour: Some(Colour::White),
        ..Crosstable::default()
    }
}

fn draw(coloured: bool) -> Draw {
    let mut ground = Basis::new();
    ground
        .add_cited_step("C.04.3", "FIDE (Dutch) system")
        .add_step("White for the odd numbers by lot, seed 7");
    let pairing = |line: &str| {
        let mut words = line.splitn(3, ' ');
        let number = words.next().unwrap().parse::<usize>().unwrap();
        let second = words.next().unwrap().parse::<usize>().ok().map(|number| number - 1);
        let mut basis = Basis::new();
        words.next().unwrap().split("; ").for_each(|step| {
            basis.add_cited_step("3.2.1", step);
        });
        Pairing { first: number - 1, second, table: None, basis }
    };
    Draw {
        round: 3,
        coloured,
        pairings: BOARDS.trim().lines().map(pairing).collect(),
        ground,
        ..Draw::default()
    }
}

/// The event with its points and the manual draw.
fn outcome(table: Option<Crosstable>, draw: Draw) -> ComputedEvent {
    let mut text = "## Event\nTitle | Trer-Eos <i>Open</i>\nFormat | individual\nScoring | points\nDate | @2026-05-02\n".to_string();
    text.push_str("## Entries\nEntry | Player 1\n");
    let rows: Vec<Vec<&str>> = PLAYERS.trim().lines().map(fields).collect();
    rows.iter().for_each(|row| text.push_str(&format!("{} | {}\n", row[0], row[2])));
    text.push_str("## Results\nEntry | Score\n");
    let points = self::table();
    for (position, row) in rows.iter().enumerate() {
        let GamePoints(tenths) = points.total_points(position);
        text.push_str(&format!("{} | {}.{}\n", row[0], tenths / 10, tenths % 10));
    }
    let folder = Folder::with(&text);
    let computed = compute_return_file(
        &folder.returns().join("club.xlsx"),
        &Default::default(),
        &SeasonContext::default(),
    );
    let mut outcome = computed.outcomes.into_iter().next().unwrap();
    outcome.table = table;
    outcome.draw = Some(draw);
    outcome
}

/// The pages of an event: its own and that of its draw.
fn pages(outcome: &ComputedEvent) -> [String; 2] {
    let mut people = SeasonPlayers::default();
    let record = EventRecord::new(outcome, "open-1".to_string(), &mut people);
    let site = Site::new(None).unwrap();
    let (name, drawn) = site.next_round_page(&people, &record, outcome).unwrap().unwrap();
    assert_eq!(name, "events/open-1/draw.html");
    let event = site.event_page(&people, &record, outcome, None, &[]).unwrap();
    [event, drawn].map(|page| String::from_utf8(page).unwrap())
}

/// The part between header and footer of a page.
fn main_of(page: &str) -> &str {
    let start = page.find("<main").unwrap();
    &page[start..page.find("</main>").unwrap()]
}

fn section<'a>(page: &'a str, id: &str) -> &'a str {
    let start = page.find(&format!("<section id=\"{id}\"")).unwrap();
    &page[start..start + page[start..].find("</section>").unwrap()]
}

#[test]
fn the_next_round_hangs_on_the_wall() {
    let [_, drawn] = pages(&outcome(Some(table()), draw(true)));
    golden("tests/pages/swiss.draw.html", main_of(&drawn));
}

#[test]
fn the_event_shows_who_met_whom() {
    let [event, _] = pages(&outcome(Some(table()), draw(true)));
    assert!(event.contains("href=\"open-1/draw.html\""));
    let shown = format!("{}\n{}", section(&event, "crosstable"), section(&event, "rounds"));
    golden("tests/pages/swiss.games.html", &shown);
}

#[test]
fn a_draw_without_colours_and_crosstable_names_tables() {
    let [event, drawn] = pages(&outcome(None, draw(false)));
    assert!(!event.contains("id=\"crosstable\""));
    for words in ["Home", "Away", "Table 1", "By table"] {
        assert!(drawn.contains(words), "{words}");
    }
    assert!(!drawn.contains("White</th>"));
}

#[test]
fn no_name_becomes_markup() {
    for page in pages(&outcome(Some(table()), draw(true))) {
        assert!(!page.contains("<b>Rees") && !page.contains("<i>Open"));
    }
}

#[test]
fn everybody_who_is_drawn_stands_once_by_board_and_once_by_name() {
    let [_, drawn] = pages(&outcome(Some(table()), draw(true)));
    for name in ["Anna Tudor", "Elin Vaughan", "Huw ap Llwyd", "Jac Bowen"] {
        let (boards, names) = (section(&drawn, "boards"), section(&drawn, "names"));
        assert_eq!(boards.matches(name).count(), 1, "{name} by board");
        // Once in an own row, once as an opponent, except for the bye.
        let times = if name == "Jac Bowen" { 1 } else { 2 };
        assert_eq!(names.matches(name).count(), times, "{name} by name");
    }
    assert!(section(&drawn, "boards").contains("Ffion Gwynne (not playing)"));
}

// ---- A whole run --------------------------------------------------------------

/// Six players, one with a requested bye, before the second of three rounds.
const OPEN: &str = "
## Event
Title | Trer-Eos Open
Date | @2026-05-02
Rules | fide-2026
Format | swiss
Rounds | 3
## Entries
Entry | Player 1 | Rating | Byes | Bye score
1 | Anna Tudor | 2100
2 | Bea Rees | 2000
3 | Cai O'Neill | 1900
4 | Dai Pugh | 1800
5 | Elin Vaughan | 1700 | 2 | 0.5
6 | Ffion Gwynne | 1600
## Matches
Round | White | Black | Result
1 | 1 | 4 | 1-0
1 | 5 | 2 | 0-1
1 | 3 | 6 | ½-½
";

#[test]
fn a_run_makes_the_pages_and_links_to_them() {
    let folder = Folder::with(OPEN);
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
    let drawn = folder.written("events/club-1/draw.html");
    assert!(drawn.contains("Round 2 of 3"));
    // Five play, so one is left over; no. 5 requested half a point.
    let boards = section(&drawn, "boards");
    assert_eq!(boards.matches("<td class=\"n no\">").count(), 3, "two boards and a bye");
    assert!(boards.contains("Elin Vaughan (half-point bye)"));
    assert_eq!(section(&drawn, "why").matches("<li>").count(), 3);
    for (page, link) in
        [("index.html", "events/club-1/draw.html"), ("events/club-1.html", "club-1/draw.html")]
    {
        assert!(folder.written(page).contains(&format!("href=\"{link}\"")), "{page}");
    }
    let event = folder.written("events/club-1.html");
    assert!(section(&event, "crosstable").contains("w1</a>"));
    assert!(!event.contains("id=\"matches\""), "a crosstable says what matches would");
    let players = support::files(&folder.out()).into_iter();
    let players = players.filter(|(name, _)| name.starts_with("players/"));
    let pages: Vec<String> = players.map(|(_, page)| String::from_utf8(page).unwrap()).collect();
    assert_eq!(pages.len(), 6);
    assert!(pages.iter().all(|page| page.contains("round by round")), "every player has games");
}

/// The cards of a page, one below the other, without markup.
fn cards_of(page: &str) -> Vec<String> {
    let plain = |card: &str| {
        let mut text = String::new();
        let mut inside = false;
        for c in card.chars() {
            match c {
                '<' => inside = true,
                '>' => {
                    inside = false;
                    text.push(' ');
                }
                _ if !inside => text.push(c),
                _ => {}
            }
        }
        text.replace("&#39;", "'").split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let page = &page[..page.find("</main>").unwrap()];
    page.split("<div class=\"slip")
        .skip(1)
        .map(|card| plain(card.split_once('>').unwrap().1))
        .collect()
}

#[test]
fn a_drawn_round_has_cards_to_print() {
    let folder = Folder::with(OPEN);
    assert_eq!(folder.run().status, 0);
    let event = folder.written("events/club-1.html");
    for (file, text) in [("pairing-cards", "Pairing cards"), ("place-cards", "Place cards")] {
        assert!(event.contains(&format!("<a href=\"club-1/{file}.html\">{text}</a>")), "{file}");
    }
    let own = cards_of(&folder.written("events/club-1/pairing-cards.html"));
    assert_eq!(own.len(), 6, "{own:#?}");
    let head = "Round Board Colour Opponent Result Points";
    // Round 1 as played, round 2 as drawn or as the bye that was asked for, round 3 to be written.
    assert!(
        own[0].contains(&format!("1 Anna Tudor 2100 {head} 1 White 4 Dai Pugh 1 1 2 ")),
        "{}",
        own[0]
    );
    assert!(own[0].ends_with(" 3"), "{}", own[0]);
    assert!(
        own[2].contains(&format!("{head} 1 White 6 Ffion Gwynne \u{bd} \u{bd} 2 ")),
        "{}",
        own[2]
    );
    assert!(own[4].ends_with("1 White 2 Bea Rees 0 0 2 half-point bye 3"), "{}", own[4]);
    // Each board of the draw stands on one place card, with both names and no bye.
    let draws: Vec<_> =
        folder.rows("draws").into_iter().filter(|row| !row["b"].is_empty()).collect();
    let places = cards_of(&folder.written("events/club-1/place-cards.html"));
    assert_eq!((places.len(), draws.len()), (2, 2));
    for (nth, (card, row)) in places.iter().zip(&draws).enumerate() {
        let who = format!("Board {} White {} ", nth + 1, row["a_name"]);
        assert!(
            card.contains(&who) && card.contains(&format!("Black {} ", row["b_name"])),
            "{card}"
        );
    }
}

#[test]
fn cards_of_matches_and_of_diplomacy_have_their_own_words() {
    let pairs = Folder::with(
        "## Event\nTitle | Swiss\nDate | @2026-05-02\nRules | wbu-2003\nFormat | swiss pairs\nRounds | 2\nScoring | vps\nVP scale | wbf-continuous\nBoards per match | 8\nOrganiser | Riverside\nSeed | 1\n\
         ## Entries\nEntry | Player 1 | Player 2\n1 | Anna Tudor | Bea Rees\n2 | Cai Owen | Dai Pugh\n3 | Elin Vaughan | Ffion Gwynne\n4 | Gwen Hale | Huw Ivor\n\
         ## Matches\nRound | Table | Home | Away | Home IMPs | Away IMPs\n1 | 1 | 1 | 2 | 20 | 10\n1 | 2 | 3 | 4 | 5 | 9\n",
    );
    let said = pairs.run();
    assert_eq!(said.status, 0, "{}", said.err);
    let own = cards_of(&pairs.written("events/club-1/pairing-cards.html"));
    let first =
        "1 Anna Tudor & Bea Rees Round Table Side Opponent Result Points 1 1 Home 2 Cai Owen";
    assert!(own.len() == 4 && own[0].contains(&first.replace('&', "&amp;")), "{own:#?}");
    let places = cards_of(&pairs.written("events/club-1/place-cards.html"));
    assert!(places.len() == 2 && places[0].contains("Table 1 Home "), "{places:#?}");

    let names = ["Ada", "Bob", "Cy", "Dot", "Eve", "Flo", "Gus"];
    let rows: String = (1..).zip(names).map(|(n, name)| format!("{n} | {name} Moss\n")).collect();
    let board = Folder::with(&format!(
        "## Event\nTitle | Weekend\nDate | @2026-05-02\nFormat | diplomacy\nRules | nzdc-1999\nRounds | 2\nSeed | 3\n\
         ## Entries\nEntry | Player 1\n{rows}"
    ));
    let said = board.run();
    assert_eq!(said.status, 0, "{}", said.err);
    let places = cards_of(&board.written("events/club-1/place-cards.html"));
    assert_eq!(places.len(), 1, "{places:#?}");
    for word in names.into_iter().chain(["Austria-Hungary", "England", "Turkey"]) {
        assert!(places[0].contains(word), "{word}: {}", places[0]);
    }
    let own = cards_of(&board.written("events/club-1/pairing-cards.html"));
    assert!(
        own.len() == 7 && own[0].contains("Ada Moss Round Board Power Score Total 1 "),
        "{own:#?}"
    );
}

#[test]
fn cards_are_no_markup_and_no_secret() {
    let [event, _] = pages(&outcome(Some(table()), draw(true)));
    assert!(event.contains("place-cards.html"));
    let folder = Folder::with(&OPEN.replace("Anna Tudor", "Anna <i>Tudor</i>"));
    assert_eq!(folder.run_with(&["--embargo"]).status, 0);
    assert!(!folder.out().join("events/club-1/pairing-cards.html").exists());
    assert_eq!(folder.run().status, 0);
    for file in ["pairing-cards", "place-cards"] {
        assert!(!folder.written(&format!("events/club-1/{file}.html")).contains("<i>Tudor"));
    }
}

#[test]
fn explain_says_why_the_next_round_is_what_it_is() {
    let folder = Folder::with(OPEN);
    let file = folder.returns().join("club.xlsx").display().to_string();
    let all = palmares(&["explain", &file, "--draw"]);
    assert_eq!((all.status, all.err.as_str()), (0, ""), "{}", all.out);
    for words in ["Trer-Eos Open", "\nRound 2\n", "\nBoard 1: ", "\nBoard 2: ", "\nBye: "] {
        assert!(all.out.contains(words), "{words}:\n{}", all.out);
    }
    let own = palmares(&["explain", &file, "--draw", "--entry", "1"]);
    assert!(own.out.contains("Anna Tudor (1) Black"), "{}", own.out);
    assert_eq!(own.out.matches("\nBoard ").count() + own.out.matches("\nBye: ").count(), 1);
    // A player with a requested bye is not drawn.
    let none = palmares(&["explain", &file, "--draw", "--entry", "5"]);
    assert_eq!((none.status, none.out.as_str()), (2, ""));
    let words = "Elin Vaughan is not drawn in round 2: half-point bye";
    assert!(none.err.contains(words), "{}", none.err);
    let nobody = palmares(&["explain", &file]);
    assert_eq!(nobody.status, 2);
    let over = Folder::with(&OPEN.replace("Rounds | 3", "Rounds | 1"));
    let file = over.returns().join("club.xlsx").display().to_string();
    let over = palmares(&["explain", &file, "--draw"]);
    assert_eq!(over.status, 2);
    assert!(over.err.contains("has no round to be drawn"), "{}", over.err);
}
