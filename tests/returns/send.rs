//! `palmares send`: each body's file is read by a parser made from that body's own description, ten broken
//! seasons of each are refused at their cell, and the ledger knows what was written and what came back.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{Folder, Said, files, palmares, project, rows};

/// Sends the returns of a folder.
fn send(folder: &Folder, body: &str, more: &[&str]) -> Said {
    let (returns, out) = (folder.returns(), folder.out());
    let mut words = vec!["send", "--to", body, returns.to_str().unwrap()];
    words.extend(["--out", out.to_str().unwrap()]);
    words.extend(more);
    palmares(&words)
}

/// What is in the folder of the files.
fn written_in(folder: &Folder) -> BTreeMap<String, Vec<u8>> {
    if folder.out().exists() { files(&folder.out()) } else { BTreeMap::new() }
}

/// The last digit of a number of the Australian federation: the first six by 7, 6, 5, 4, 3, 2; modulo
/// 11; 0 and 1 stay, of others what is missing to 11.
fn check_digit(six: &str) -> u32 {
    let digits = six.chars().zip([7, 6, 5, 4, 3, 2]);
    match digits.map(|(digit, weight)| digit.to_digit(10).unwrap() * weight).sum::<u32>() % 11 {
        rest @ (0 | 1) => rest,
        rest => 11 - rest,
    }
}

/// Eight pairs of a club, with numbers that every union takes.
fn pairs(rules: &str) -> String {
    let number = |nth: u32| {
        let six = format!("{:06}", 123_400 + nth);
        format!("{six}{}", check_digit(&six))
    };
    let mut text = format!(
        "## Event\nTitle | Monday\nFormat | pairs\nRules | {rules}\nDate | @2026-05-04\nBoards | 24\n\
         Movement | howell\nOrganiser | Riverside\nOrganiser no | '0042\n\
         ## Entries\nPair | Player 1 | No 1 | Club no 1 | Player 2 | No 2\n"
    );
    for pair in 1..=8 {
        let (one, other) = (number(2 * pair), number(2 * pair + 1));
        text += &format!("{pair} | Ann P{pair} | '{one} | '102 | Bob P{pair} | '{other}\n");
    }
    text += "## Results\nPair | %\n";
    for (pair, score) in (1..).zip(["60", "56", "54", "52", "49", "46", "43", "40"]) {
        text += &format!("{pair} | {score}\n");
    }
    text
}

/// Two teams of four who play one match: C points of New Zealand, two a board of the match won.
const TEAMS: &str = "## Event\nTitle | Teams\nFormat | teams\nRules | nz-bridge-2021\nDate | @2026-05-04\n\
    Boards | 8\nOrganiser | Riverside\nScoring | imps\n## Entries\n\
    Team no | Name | Player 1 | No 1 | Player 2 | No 2 | Player 3 | No 3 | Player 4 | No 4\n\
    1 | Tui | Ann Lee | '21 | Bob Rees | '22 | Cat Day | '23 | Dai Orr | '24\n\
    2 | Kea | Eve Moss | '25 | Flo Nye | '26 | Gil Pugh | '27 | Hal Quin | '28\n\
    ## Matches\nRound | Home | Away | Boards | Home IMPs | Away IMPs\n1 | 1 | 2 | 8 | 20 | 10\n";

/// Four players of chess in three rounds; `codes` are their numbers.
fn chess(codes: [&str; 4]) -> String {
    let [a, b, c, d] = codes;
    format!(
        "## Event\nEvent | OPEN26\nTitle | Open\nFormat | swiss\nRules | fide-2026\nDate | @2026-05-05\nRounds | 3\n\
         Venue | Riverside\nArea | WLS\nChief arbiter | Jo Lark\nResults officer | Jo Lark, jo@club.example\n\
         Treasurer | Al Penny, al@club.example\nTime control | 90+30\n\
         ## Entries\nEntry | Player | No\n1 | Ann Ash | '{a}\n2 | Bob Beech | '{b}\n3 | Cy Cedar | '{c}\n4 | Di Dogwood | '{d}\n\
         ## Matches\nRound | Table | White | Black | Result\n1 | 1 | 1 | 3 | 1-0\n1 | 2 | 4 | 2 | ½-½\n\
         2 | 1 | 2 | 1 | 0-1\n2 | 2 | 3 | 4 | 1-0\n3 | 1 | 1 | 4 | 1-0\n3 | 2 | 2 | 3 | --+\n"
    )
}

/// A game of seven in four years.
const DIPLOMACY: &str = "## Event\nTitle | Weekend\nFormat | diplomacy\nRules | nzdc-1999\nDate | @2026-08-28\nRounds | 1\n\
    ## Entries\nEntry | Player\n1 | Ann Lee\n2 | Jan van der Berg\n3 | Carys Lorimer\n4 | Dai Rees\n5 | Eve Moss\n\
    6 | Fay Nye\n7 | Guy Marlow\n\
    ## Games\nRound | Board | Power | Player | Ending | 1901 | 1902 | 1903 | 1904\n\
    1 | A | Austria | 1 | solo | 6 | 10 | 14 | 18\n1 | A | England | 2 | | 5 | 5 | 5 | 5\n\
    1 | A | France | 3 | | 3 | 2 | 0 | 0\n1 | A | Germany | 4 | | 4 | 3 | 2 | 0\n\
    1 | A | Italy | 5 | | 4 | 4 | 4 | 4\n1 | A | Russia | 6 | | 6 | 5 | 5 | 4\n1 | A | Turkey | 7 | | 6 | 5 | 4 | 3\n";

/// A sound season for a body.
fn season(body: &str) -> String {
    match body {
        "abf" => pairs("abf-masterpoints"),
        "nz" => TEAMS.to_string(),
        "fide" => chess(["1700001", "1700002", "1700003", "1700004"]),
        "ecf" => chess(["123456A", "123457B", "123458K", "123459L"]),
        "wdd" => DIPLOMACY.to_string(),
        _ => pairs("wbu-2003"),
    }
}

type Parsed = Result<usize, String>;

/// What stands between the tags of a name.
fn tags<'a>(xml: &'a str, name: &str) -> Vec<&'a str> {
    let (open, close) = (format!("<{name}>"), format!("</{name}>"));
    xml.split(&*open).skip(1).filter_map(|rest| rest.split(&*close).next()).collect()
}

fn wanted(is: bool, what: &str) -> Result<(), String> {
    if is { Ok(()) } else { Err(what.to_string()) }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// USEBIO: the club first, then the event with its day; players with their numbers.
fn usebio(xml: &str) -> Parsed {
    let (head, event) = xml.split_once("<EVENT ").ok_or("no event")?;
    wanted(tags(head, "CLUB_NAME").len() == 1, "the club")?;
    let [date] = tags(event, "DATE")[..] else { return Err("the day".to_string()) };
    wanted(date.split('/').map(str::len).eq([2, 2, 4]), "the day")?;
    let players = tags(event, "PLAYER");
    for player in &players {
        wanted(tags(player, "PLAYER_NAME").len() == 1, "a name")?;
        wanted(
            matches!(tags(player, "NATIONAL_ID_NUMBER")[..], [one] if is_digits(one)),
            "a number",
        )?;
    }
    let hundredths = |points: &&str| is_digits(points);
    wanted(tags(event, "MASTER_POINTS_AWARDED").iter().all(hundredths), "points")?;
    Ok(players.len())
}

/// England: besides, the number of the club, and one of the codes.
fn england(xml: &str) -> Parsed {
    let (head, event) = xml.split_once("<EVENT ").ok_or("no event")?;
    wanted(
        matches!(tags(head, "CLUB_ID_NUMBER")[..], [one] if is_digits(one)),
        "the club's number",
    )?;
    let codes = ["02", "10", "30", "40", "50", "60"];
    wanted(
        matches!(tags(event, "P2P_CHARGE_RATE")[..], [one] if codes.contains(&one)),
        "the code",
    )?;
    usebio(xml)
}

/// Lines of 13 digits: a number, hundredths. A member has one line.
fn australia(text: &str) -> Parsed {
    let mut seen = BTreeSet::new();
    for line in text.split_terminator("\r\n") {
        wanted(line.len() == 13 && is_digits(line), "13 digits")?;
        wanted(line[6..7] == check_digit(&line[..6]).to_string(), "the check digit")?;
        wanted(
            line[7..] != *"000000" && seen.insert(&line[..7]),
            "one line a member, with points",
        )?;
    }
    wanted(text.ends_with("\r\n"), "the last line ends")?;
    Ok(seen.len())
}

/// A row a member; C points are whole.
fn new_zealand(text: &str) -> Parsed {
    let rows = rows(text);
    for row in &rows {
        wanted(is_digits(&row["Number"]) && is_digits(&row["C points"]), "a number, whole points")?;
    }
    wanted(
        rows.iter().map(|row| &row["Number"]).collect::<BTreeSet<_>>().len() == rows.len(),
        "twice",
    )?;
    Ok(rows.len())
}

/// TRF26: the mandatory records; players in columns; each game told by both sides.
fn fide(text: &str) -> Parsed {
    let lines: Vec<&str> = text.lines().filter(|line| line.len() > 4).collect();
    for code in ["012", "022", "032", "042", "102", "132"] {
        let said = lines.iter().any(|line| line.starts_with(code) && !line[4..].trim().is_empty());
        wanted(said, code)?;
    }
    let players: BTreeMap<&str, &str> = lines
        .iter()
        .filter(|line| line.starts_with("001"))
        .map(|line| (line[4..8].trim(), *line))
        .collect();
    for (number, line) in &players {
        wanted(is_digits(line[57..68].trim()), "a FIDE number")?;
        for at in (91..line.len()).step_by(10) {
            let (opponent, colour) = (line[at..at + 4].trim(), &line[at + 5..at + 6]);
            if let Some(other) = players.get(opponent) {
                let back = other[at..at + 4].trim();
                wanted(back == *number && other[at + 5..at + 6] != *colour, "a game of two sides")?;
            }
        }
    }
    Ok(players.len())
}

/// Fields `#NAME=value`: details in their order, players by PIN, then results between two PINs.
fn england_chess(text: &str) -> Parsed {
    let fields: Vec<(&str, &str)> = text
        .split('#')
        .skip(1)
        .map(|field| field.trim().split_once('=').unwrap_or((field.trim(), "")))
        .collect();
    let order = [
        "EVENT DETAILS",
        "EVENT CODE",
        "SUBMISSION INDEX",
        "EVENT NAME",
        "EVENT DATE",
        "FINAL RESULT DATE",
        "RESULTS OFFICER",
        "RESULTS OFFICER ADDRESS",
        "TREASURER",
        "TREASURER ADDRESS",
        "MINUTES FOR GAME",
    ];
    for (nth, name) in order.into_iter().enumerate() {
        let field = fields.get(nth).copied().unwrap_or_default();
        wanted(field.0 == name && (nth == 0) == field.1.is_empty(), name)?;
    }
    let mut pins = BTreeSet::new();
    for (name, value) in &fields {
        match *name {
            "PIN" => wanted(is_digits(value) && pins.insert(*value), "a PIN of its own")?,
            "ECF CODE" => wanted(
                value.len() == 7 && is_digits(&value[..6]) && "ABCDEFGHJKL".contains(&value[6..]),
                "a code",
            )?,
            "NAME" => wanted(value.contains(", "), "surname, forename")?,
            "PIN1" | "PIN2" => wanted(pins.contains(value), "a player of the list")?,
            "SCORE" => wanted(["10", "55", "01"].contains(value), "a score")?,
            _ => {}
        }
    }
    wanted(fields.iter().filter(|(name, _)| *name == "FINISH").count() == 1, "the end")?;
    Ok(fields.iter().filter(|(name, _)| *name == "PIN1").count())
}

/// The table of boards: seven powers a board, at most 34 centres, first and last name.
fn diplomacy(text: &str) -> Parsed {
    let mut boards: BTreeMap<(String, String), (BTreeSet<String>, u32)> = BTreeMap::new();
    for row in rows(text) {
        wanted(!row["FIRST NAME"].is_empty() && !row["NAME"].is_empty(), "both names")?;
        let board = boards.entry((row["ROUND"].clone(), row["BOARD"].clone())).or_default();
        board.0.insert(row["COUNTRY"].clone());
        board.1 += row["NB_CENTRE"].parse::<u32>().map_err(|_| "centres")?;
    }
    for (powers, centres) in boards.values() {
        wanted(powers.len() == 7 && *centres <= 34, "seven powers")?;
    }
    Ok(boards.len())
}

/// Each body: its file of a sound season, its parser, how much it finds, and a change that it refuses.
#[test]
fn each_body_takes_its_file() {
    type Case = (&'static str, &'static str, fn(&str) -> Parsed, usize, [&'static str; 2]);
    let cases: [Case; 8] = [
        ("ebu", "club.xml", england, 16, ["P2P_CHARGE_RATE>10", "P2P_CHARGE_RATE>99"]),
        ("sbu", "club.xml", usebio, 16, ["<NATIONAL_ID_NUMBER>12", "<NATIONAL_ID_NUMBER>x2"]),
        ("wbu", "club.xml", usebio, 16, ["<DATE>04/05/2026", "<DATE>2026-05-04"]),
        ("abf", "points.grn", australia, 8, ["1234", "1235"]),
        ("nz", "points.csv", new_zealand, 8, [",Ann Lee,16", ",Ann Lee,1.6"]),
        ("fide", "club.trf", fide, 4, ["1700001", "170000x"]),
        ("ecf", "club.txt", england_chess, 5, ["#SCORE=55", "#SCORE=5"]),
        ("wdd", "club-boards.csv", diplomacy, 1, ["0EN", "0AU"]),
    ];
    for (body, file, parser, count, [from, to]) in cases {
        let folder = Folder::with(&season(body));
        let said = send(&folder, body, &[]);
        assert_eq!(said.status, 0, "{body}: {said:#?}");
        let text = folder.written(file);
        assert_eq!(parser(&text), Ok(count), "{body}: {text}");
        assert!(text.contains(from), "{body}: {text}");
        assert!(parser(&text.replacen(from, to, 1)).is_err(), "{body}");
        // What the ledger says of it.
        let ledger = rows(&folder.written("uploads.csv"));
        let own = ledger.iter().filter(|row| row["body"] == body && row["what"] == "written");
        assert_eq!(own.count(), files(&folder.out()).len() - 1, "{body}: {ledger:?}");
    }
}

/// `send.csv`: a sound season of a body with one change, the code that is told, and its cell.
#[test]
fn broken_seasons_are_refused_at_their_cell() {
    let table = std::fs::read_to_string(project().join("tests/returns/send.csv")).unwrap();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for row in rows(&table) {
        let [body, from, to, code, cell] =
            ["body", "from", "to", "code", "cell"].map(|name| &*row[name]);
        *counts.entry(body.to_string()).or_default() += 1;
        let (from, to) = (from.replace("\\n", "\n"), to.replace("\\n", "\n"));
        let sound = season(body);
        assert!(sound.contains(&from), "{row:?}");
        let folder = Folder::with(&sound.replacen(&from, &to, 1));
        let said = send(&folder, body, &[]);
        let is_warning = said.err.contains(&format!("warning[{code}]"));
        let place = format!(
            "club.xlsx{}{}",
            if cell.is_empty() { "" } else { " › " },
            cell.replace('!', " › ")
        );
        let written = written_in(&folder);
        let block = said.err.split(&format!("[{code}]: ")).nth(1).unwrap_or_default();
        let at = block.lines().nth(1).unwrap_or_default().trim();
        let told = code == "upload-nothing" || at == format!("--> {place}");
        if !told || said.status != i32::from(!is_warning) || written.is_empty() == is_warning {
            wrong.push(format!("{row:?}\n{}{:?}", said.err, written.keys()));
        }
    }
    assert!(wrong.is_empty(), "{} seasons:\n{}", wrong.len(), wrong.join("\n"));
    assert!(counts.len() == 8 && counts.values().all(|count| *count >= 10), "{counts:?}");
}

/// The steps of the ledger: body, file and what, a row a line.
fn steps(folder: &Folder) -> Vec<String> {
    let rows = rows(&folder.written("uploads.csv"));
    rows.iter().map(|row| format!("{} {} {}", row["body"], row["file"], row["what"])).collect()
}

/// Notes what came back.
fn answer(folder: &Folder, body: &str, option: &str, file: &str) -> Said {
    palmares(&["send", "--to", body, "--out", folder.out().to_str().unwrap(), option, file])
}

#[test]
fn only_what_is_new_or_changed_is_written_again() {
    let folder = Folder::with(&season("ecf"));
    let rapid = season("ecf").replace("OPEN26", "RAPID26").replace("Title | Open", "Title | Rapid");
    folder.add("b/rapid.xlsx", &rapid.replace("2026-05-05", "2026-06-05"));
    let said = send(&folder, "ecf", &[]);
    assert_eq!(said.status, 0, "{said:#?}");
    let before = written_in(&folder);
    assert_eq!(before.keys().collect::<Vec<_>>(), ["b/rapid.txt", "club.txt", "uploads.csv"]);
    assert!(
        said.out.contains("2 files to send to English Chess Federation, 0 files unchanged"),
        "{said:#?}"
    );

    assert!(send(&folder, "ecf", &[]).out.contains("0 files to send to"));
    assert_eq!(written_in(&folder), before, "nothing changed");

    let path = folder.out().join("club.txt");
    assert_eq!(answer(&folder, "ecf", "--accepted", path.to_str().unwrap()).status, 0);
    assert_eq!(answer(&folder, "ecf", "--refused", "b/rapid.txt").status, 0);
    let said = send(&folder, "ecf", &[]);
    assert!(said.err.contains("warning[upload-refused]: b/rapid.txt was refused"), "{said:#?}");

    // A correction: the file is written again, with the next submission index.
    folder.add("club.xlsx", &season("ecf").replace("2 | 1 | 2 | 1 | 0-1", "2 | 1 | 2 | 1 | ½-½"));
    let said = send(&folder, "ecf", &[]);
    assert!(said.out.contains("club.txt was accepted before and has changed since"), "{said:#?}");
    assert!(folder.written("club.txt").contains("#SUBMISSION INDEX=2\r\n"));
    assert_eq!(files(&folder.out())["b/rapid.txt"], before["b/rapid.txt"]);
    assert!(send(&folder, "ecf", &[]).out.contains("0 files to send to"));
    assert_eq!(
        steps(&folder),
        [
            "ecf b/rapid.txt written",
            "ecf club.txt written",
            "ecf club.txt accepted",
            "ecf b/rapid.txt refused",
            "ecf club.txt written",
        ]
        .map(|step| step.to_string())
    );
    // A file that was accepted can be kept elsewhere.
    answer(&folder, "ecf", "--accepted", "club.txt");
    std::fs::remove_file(folder.out().join("club.txt")).unwrap();
    std::fs::remove_file(folder.out().join("b/rapid.txt")).unwrap();
    assert_eq!(send(&folder, "ecf", &[]).status, 0);
    assert!(!folder.out().join("club.txt").exists());
    assert_eq!(files(&folder.out())["b/rapid.txt"], before["b/rapid.txt"]);
}

#[test]
fn points_that_were_accepted_are_not_credited_again() {
    let folder = Folder::with(&season("abf"));
    assert_eq!(send(&folder, "abf", &["--name", "may"]).status, 0);
    answer(&folder, "abf", "--accepted", "may.grn");
    assert!(send(&folder, "abf", &["--name", "may"]).out.contains("1 file unchanged"));
    folder.add("june.xlsx", &season("abf").replace("2026-05-04", "2026-06-01"));
    let before = written_in(&folder);
    let said = send(&folder, "abf", &["--name", "may"]);
    assert!(said.status == 1 && said.err.contains("[upload-adds-twice]: may.grn"), "{said:#?}");
    assert_eq!(written_in(&folder), before);
    // The returns that are new, by themselves.
    let (june, out) = (folder.returns().join("june.xlsx"), folder.out());
    let words = ["send", "--to", "abf", june.to_str().unwrap(), "--out", out.to_str().unwrap()];
    assert_eq!(palmares(&[&words[..], &["--name", "june"]].concat()).status, 0);
    assert_eq!(folder.written("june.grn").lines().count(), 8);
}

/// Whatever is changed in a row, apart from its note, is found, and nothing is written.
#[test]
fn a_ledger_that_was_changed_stops_everything() {
    let folder = Folder::with(&season("sbu"));
    send(&folder, "sbu", &[]);
    answer(&folder, "sbu", "--accepted", "club.xml");
    let sound = folder.written("uploads.csv");
    let second = sound.lines().nth(2).unwrap();
    let time = &second[..10];
    let cases = [
        (sound.replace("accepted", "refused"), "upload-ledger-contradiction"),
        (sound.replace(time, "2020-01-01"), "upload-ledger-contradiction"),
        (
            sound.replace("sbu,club.xml,written", "sbu,clubs.xml,written"),
            "upload-ledger-contradiction",
        ),
        (
            sound.lines().filter(|line| !line.contains("written")).collect::<Vec<_>>().join("\n"),
            "upload-ledger-contradiction",
        ),
        (format!("{sound}{second}\r\n"), "upload-ledger-contradiction"),
        (sound.replace(',', ";"), "upload-ledger-damaged"),
        (sound.replace("content", "contents"), "upload-ledger-damaged"),
        (sound[..sound.len() - 4].to_string(), "upload-ledger-damaged"),
        (format!("{sound}a,b\r\n"), "upload-ledger-damaged"),
        (String::new(), "upload-ledger-damaged"),
    ];
    folder.add("club.xlsx", &season("sbu").replace("1 | 60", "1 | 59"));
    for (text, code) in cases {
        assert_ne!(text, sound, "{code}");
        std::fs::write(folder.out().join("uploads.csv"), &text).unwrap();
        let before = written_in(&folder);
        let said = send(&folder, "sbu", &[]);
        assert!(said.status == 1 && said.err.contains(code), "{text}\n{said:#?}");
        assert_eq!(answer(&folder, "sbu", "--refused", "club.xml").status, 1, "{text}");
        assert_eq!(written_in(&folder), before, "{text}");
    }
    // A note is a person's own, and stays.
    let noted = format!("\u{feff}{}", sound.replacen(",\r\n", ",by phone\r\n", 1));
    std::fs::write(folder.out().join("uploads.csv"), noted).unwrap();
    assert_eq!(send(&folder, "sbu", &[]).status, 0);
    let rows = rows(&folder.written("uploads.csv"));
    assert_eq!(rows.iter().map(|row| &*row["note"]).collect::<Vec<_>>(), ["by phone", "", ""]);
}

#[test]
fn files_that_others_changed_are_not_replaced() {
    let folder = Folder::with(&season("wbu"));
    send(&folder, "wbu", &[]);
    std::fs::write(folder.out().join("club.xml"), "mine").unwrap();
    let before = written_in(&folder);
    let said = send(&folder, "wbu", &[]);
    assert!(said.status == 1 && said.err.contains("[upload-file-changed]: club.xml"), "{said:#?}");
    assert_eq!(answer(&folder, "wbu", "--accepted", "monday.xml").status, 1);
    // The file of another body.
    assert_eq!(send(&folder, "sbu", &[]).status, 1);
    assert_eq!(written_in(&folder), before);
    assert_eq!(send(&folder, "wbu", &["--overwrite"]).status, 0);
    assert!(folder.written("club.xml").contains("<USEBIO"));
}

/// A file of a scoring program keeps what its union charges, and the clubs of its players.
#[test]
fn a_usebio_file_keeps_its_charge_code_and_club_numbers() {
    let folder = Folder::new();
    let sound = project().join("tests/problems/usebio-left-out/tuesday.xml");
    let xml = std::fs::read_to_string(sound).unwrap();
    let club = "010431</NATIONAL_ID_NUMBER><CLUB_ID_NUMBER>0102</CLUB_ID_NUMBER>";
    let xml = xml.replace("010431</NATIONAL_ID_NUMBER>", club).replace(
        "<PARTICIPANTS>",
        "<SESSION_COUNT>2</SESSION_COUNT><P2P_CHARGE_RATE>02</P2P_CHARGE_RATE><PARTICIPANTS>",
    );
    let xml = xml.replace("</CLUB_NAME>", "</CLUB_NAME><CLUB_ID_NUMBER>0042</CLUB_ID_NUMBER>");
    folder.add_bytes("tuesday.xml", xml.as_bytes());
    let said = send(&folder, "ebu", &["--rules", "wbu-2003"]);
    assert_eq!(said.status, 0, "{said:#?}");
    let text = folder.written("tuesday.xml");
    assert_eq!(england(&text), Ok(8), "{text}");
    assert_eq!(tags(&text, "P2P_CHARGE_RATE"), ["02"]);
    assert_eq!(tags(&text, "CLUB_ID_NUMBER"), ["0042", "0102"]);
    assert!(!text.contains("Charge code"), "the code stands once");
    // Read again, it says the same; the order of its remarks does not matter.
    let again = Folder::new();
    again.add_bytes("tuesday.xml", text.as_bytes());
    assert_eq!(send(&again, "ebu", &["--rules", "wbu-2003"]).status, 0);
    let lines = |text: &str| {
        let said = text.lines().filter(|line| !line.contains("<?palmares Event"));
        said.map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(lines(&again.written("tuesday.xml")), lines(&text));
}
