//! Sheets of chess and draughts that were not made for palmares: `palmares run` reads what
//! `palmares adopt` writes, and the standings are those of the games.

use crate::support::{Folder, Said, palmares};

/// Adopts a sheet and runs the return; what both said, and `place name score` of each contestant.
struct Season {
    adopted: Said,
    problems: Vec<String>,
    standings: Vec<String>,
}

impl Season {
    fn of(csv: &str) -> Season {
        let (sheets, folder) = (Folder::new(), Folder::new());
        sheets.add_bytes("sheet.csv", csv.as_bytes());
        let [file, out] = [sheets.returns().join("sheet.csv"), folder.returns()];
        let [file, out] = [file, out].map(|path| path.to_str().unwrap().to_string());
        let words = ["adopt", &file, "--out", &out, "--yes", "--rules", "fide-2026"];
        let adopted = palmares(&words);
        folder.run();
        let line = |row: &std::collections::BTreeMap<String, String>| {
            format!("{} {} {}", row["place"], row["name"], row["score"])
        };
        let standings = folder.rows("standings").iter().map(line).collect();
        Season { adopted, problems: folder.problems(), standings }
    }

    /// What run told beside what the sheet leaves open: its day and organiser.
    fn errors(&self) -> Vec<&String> {
        self.problems.iter().filter(|told| told.starts_with("error ")).collect()
    }
}

/// A crosstable of four, of which single cells are exchanged.
const OPEN: &str = "\
Weiden Open 12 May 2024
Rk.,Name,Rtg,1.Rd,2.Rd,3.Rd,Pts.
1,\"Birke, Anton\",2101,4b1,3w½,2b1,2.5
2,\"Linde, Berta\",1950,3w½,4b1,1w0,1.5
3,\"Ahorn, Carl\",1877,2b½,1b½,4w½,1.5
4,\"Tanne, Doris\",1820,1w0,2w0,3b½,0.5
";

/// The standings of that crosstable: Carl is before Berta by Sonneborn-Berger, 2.25 against 1.25.
const STANDINGS: [&str; 4] =
    ["1 Anton Birke 2.5", "2 Carl Ahorn 1.5", "3 Berta Linde 1.5", "4 Doris Tanne 0.5"];

#[test]
fn a_crosstable_gives_the_standings_of_its_games() {
    let season = Season::of(OPEN);
    assert_eq!(season.standings, STANDINGS);
    assert_eq!(season.errors(), [""; 0]);
    assert!(!season.adopted.err.contains("warning"), "{}", season.adopted.err);
}

#[test]
fn a_year_of_birth_behind_a_name_drops_no_game() {
    let season = Season::of(&OPEN.replace("\"Tanne, Doris\"", "Doris Tanne 2007"));
    assert_eq!(season.standings, STANDINGS);
}

#[test]
fn one_cell_that_cannot_be_read_is_told_and_the_other_games_stay() {
    let season = Season::of(&OPEN.replace("3b½,0.5", "sick,0.5"));
    assert!(season.adopted.err.contains("[round-cell-unclear]"), "{}", season.adopted.err);
    // Without Doris's game of round 3 as she tells it, Carl's cell still does.
    assert_eq!(season.standings, STANDINGS);
}

#[test]
fn two_cells_that_contradict_each_other_give_no_game() {
    let season = Season::of(&OPEN.replace("1w0,1.5", "1w1,1.5"));
    assert_eq!(
        season.adopted.err.matches("[rounds-disagree]").count(),
        1,
        "{}",
        season.adopted.err
    );
    // Anton has 1½ by the games that are sure; his 2½ are told.
    assert!(
        season
            .adopted
            .err
            .contains("Anton Birke has 2.5 points here, but the games in the table add up to 1.5")
    );
    let anton = season.standings.iter().find(|one| one.contains("Anton Birke"));
    assert!(anton.unwrap().ends_with(" 1.5"), "{:?}", season.standings);
}

#[test]
fn points_that_are_not_those_of_the_games_are_told() {
    let season = Season::of(&OPEN.replace("2b1,2.5", "2b1,3"));
    assert!(
        season
            .adopted
            .err
            .contains("Anton Birke has 3 points here, but the games in the table add up to 2.5")
    );
    assert_eq!(season.standings, STANDINGS);
}

#[test]
fn who_plays_no_more_has_withdrawn() {
    let season = Season::of(
        "Weiden Blitz 12 May 2024\nRk.,Name,Rtg,1.Rd,2.Rd,3.Rd,4.Rd,Pts.\n\
         1,\"Birke, Anton\",2101,4b1,3w1,2b1,-1,4\n2,\"Linde, Berta\",1950,3w1,-1,1w0,3b1,3\n\
         3,\"Ahorn, Carl\",1877,2b0,1b0,-1,2w0,1\n4,\"Tanne, Doris\",1820,1w0,0,0,0,0\n",
    );
    let first = ["1 Anton Birke 4", "2 Berta Linde 3", "3 Carl Ahorn 1", "4 Doris Tanne 0"];
    assert_eq!(season.standings, first);
    assert_eq!(season.errors(), [""; 0]);
    let absent = season.problems.iter().filter(|told| told.contains("not-paired"));
    assert_eq!(absent.count(), 0, "{:?}", season.problems);
}

#[test]
fn an_event_of_all_against_all_needs_no_rounds() {
    let single = "Club Championship 12 May 2024\nNo,Name,Grade,1,2,3,4,Total\n\
        1,Ann Ash,150,x,½,1,1,2.5\n2,Ben Birch,140,½,x,1,0,1.5\n\
        3,Cat Cedar,129,0,0,x,1,1\n4,Dan Dale,98,0,1,0,x,1\n";
    // Dan won against Ben (1½), Cat against Dan (1): Sonneborn-Berger puts Dan first.
    let wanted = ["1 Ann Ash 2.5", "2 Ben Birch 1.5", "3 Dan Dale 1", "4 Cat Cedar 1"];
    let season = Season::of(single);
    assert_eq!(season.standings, wanted);
    assert_eq!(season.errors(), [""; 0]);
    let double = "Club Championship 12 May 2024\nNo,Name,Grade,1,2,3,4,Total\n\
        1,Ann Ash,150,x,½1,11,10,4.5\n2,Ben Birch,140,½0,x,1½,00,2\n\
        3,Cat Cedar,129,00,0½,x,11,2.5\n4,Dan Dale,98,01,11,00,x,3\n";
    let season = Season::of(double);
    let wanted = ["1 Ann Ash 4.5", "2 Dan Dale 3", "3 Cat Cedar 2.5", "4 Ben Birch 2"];
    assert_eq!(season.standings, wanted);
    assert_eq!(season.errors(), [""; 0]);
    let dated = "Aber Chess Club Championship 2019-2020\n,White,,Black,Date,Result\n\
        1,Ann Ash,v,Ben Birch,17-10-2019,1-0\n2,Cat Cedar,v,Ann Ash,24-10-2019,0-1\n\
        3,Dan Dale,v,Ann Ash,07-11-2019,½-½\n4,Ben Birch,v,Cat Cedar,14-11-2019,1-0\n\
        5,Ben Birch,v,Dan Dale,21-11-2019,0-1\n6,Cat Cedar,v,Dan Dale,28-11-2019,½-½\n";
    let season = Season::of(dated);
    let wanted = ["1 Ann Ash 2.5", "2 Dan Dale 2", "3 Ben Birch 1", "4 Cat Cedar 0.5"];
    assert_eq!(season.standings, wanted);
    assert_eq!(season.errors(), [""; 0]);
}

#[test]
fn places_of_a_ranking_by_tie_breaks_stay() {
    let season = Season::of(
        "Open 12 May 2024\nRank,Name,Rating,Points,Buchholz\n1,Ann Ash,1900,4,12\n\
         2,Ben Birch,1850,4,11\n3,Cat Cedar,1800,4,9.5\n4,Dan Dale,1750,2,8\n",
    );
    assert_eq!(season.standings, ["1 Ann Ash 4", "2 Ben Birch 4", "3 Cat Cedar 4", "4 Dan Dale 2"]);
}

#[test]
fn games_in_points_of_two_and_three_and_in_words_are_games() {
    let wanted = ["1 Ann Ash 2", "2 Dan Dale 1.5", "3 Cat Cedar 0.5", "4 Ben Birch 0"];
    let two = Season::of(
        "Cup 12 May 2024\nRound,Table,Player 1,Score,Player 2,Score\n1,1,Ann Ash,2,Ben Birch,0\n\
         1,2,Cat Cedar,1,Dan Dale,1\n2,1,Ann Ash,2,Cat Cedar,0\n2,2,Ben Birch,0,Dan Dale,2\n",
    );
    assert_eq!(two.standings, wanted);
    assert!(two.adopted.err.contains("A win is worth 2 points here"), "{}", two.adopted.err);
    let three = Season::of(
        "Cup 12 May 2024\nRound,Board,White,Result,Black\n1,1,Ann Ash,3-0,Ben Birch\n\
         1,2,Cat Cedar,1-1,Dan Dale\n2,1,Cat Cedar,0-3,Ann Ash\n2,2,Dan Dale,3-0,Ben Birch\n",
    );
    assert_eq!(three.standings, wanted);
    assert!(three.adopted.err.contains("A win is worth 3 points here"), "{}", three.adopted.err);
    let words = Season::of(
        "Cup 12 May 2024\nRound,Bo.,Name,Pts.,Result,Pts.,Name\n1,1,Ann Ash,0,Beat,0,Ben Birch\n\
         1,2,Cat Cedar,0,Drew,0,Dan Dale\n2,1,Cat Cedar,0.5,Lost to,1,Ann Ash\n\
         2,2,Dan Dale,0.5,Beat,0,Ben Birch\n",
    );
    assert_eq!(words.standings, wanted);
    assert!(!words.adopted.err.contains("warning"), "{}", words.adopted.err);
}

#[test]
fn draughts_and_matches_of_teams_stand_in_one_cell_too() {
    let draughts = Season::of(
        "Damtoernooi Weiden 12 May 2024\nPl,Name,Rating,R1,R2,R3,Pt\n\
         1,Ann Ash,2200,2/4w,1/3b,2/2w,5\n2,Ben Birch,2100,1/3w,2/4b,0/1b,3\n\
         3,Cat Cedar,2050,1/2b,1/1w,1/4w,3\n4,Dan Dale,1990,0/1b,0/2w,1/3b,1\n",
    );
    // Points as in the crosstable above: half of those of the sheet.
    let wanted = ["1 Ann Ash 2.5", "2 Cat Cedar 1.5", "3 Ben Birch 1.5", "4 Dan Dale 0.5"];
    assert_eq!(draughts.standings, wanted);
    assert!(
        draughts.adopted.err.contains("A win is worth 2 points here"),
        "{}",
        draughts.adopted.err
    );
    let teams = Season::of(
        "Teams Open 12 May 2018\nRk.,Team,1.Rd,2.Rd,3.Rd\n1,Weiden,4w3,3b3½,2b3\n\
         2,Ahlen,3w4,4b2½,1w1\n3,Buchen,2b0,1w½,4w2\n4,Erlen,1b1,2w1½,3b2\n",
    );
    // Match points 2, 1 and 0; game points 4½ against 2½ for the third place.
    assert_eq!(teams.standings, ["1 Weiden 6", "2 Ahlen 4", "3 Erlen 1", "4 Buchen 1"]);
    assert_eq!(teams.errors(), [""; 0]);
}
