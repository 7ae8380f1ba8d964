//! The sheets of a return: for each column its synonyms, kind of content, help and example.
//! Reading, blank returns and the manual take them from here. `register` has the sheets of a
//! register.

use crate::format::Format;
use crate::kinds::{
    Acceleration, AdjustmentUnit, BoardOrder, BoardPrizes, Category, Championship, Direction,
    GameEnding, IssueAsked, Licensor, Movement, Note, Offence, OpenTo, Room, SeatOutcome, Sharing,
    Stage, Status, TeamScore,
};
use crate::season_competition::{Contender, EventValue, SeasonValue};

use super::columns::ColumnKind::{self, *};
use super::columns::{
    ColumnDefinition, ColumnIndicesByName, FormColumn, RuleBookWordList, SheetForm, sheet,
};

/// The sheet of a blank return that explains every column. It is known, so that reading it raises
/// no problem.
pub const GUIDE_SHEET: &str = "Guide";

const SEATS: &[&str] = &["N", "S", "E", "W"];

sheet! {
    /// The keys of the sheet `Event`, which are the columns of `Events`.
    Key = "Event", "One row per event (Events sheet), or a single event with one line for each detail (Event sheet).";
    Event "Event": Label, "Short name of the event, unique in this workbook. Optional if there is only one event.", "1";
    Title "Title": Text, "Name of the event, as printed on certificates.", "Monday Pairs";
    Competition "Competition": OfBooks(RuleBookWordList::Competitions), "The competition, if the rule book has several.", "";
    Date "Date": Date, "First day of the event.", "2026-01-12";
    EndDate "End date": Date, "Last day, if there are several.", "";
    Organiser "Organiser" ["Club"]: Text, "Organiser of the event.", "Riverside Bridge Club";
    OrganiserNo "Organiser no" ["Organiser number", "Club no"]: MemberNumber, "Number of the organiser.", "";
    Area "Area": Text, "Area association.", "East";
    Rules "Rules" ["Rule set", "Rule book"]: OfBooks(RuleBookWordList::Books), "Rule book for the awards.", "wbu-2003";
    Format "Format": Choice(Format::WORDS), "Kind of event.", "pairs";
    Scoring "Scoring": OfBooks(RuleBookWordList::Scorings), "What the scores are; in Diplomacy, the scoring system. If blank, taken from the format and the heading of the scores.", "percent";
    Status "Status": Choice(Status::WORDS), "The organiser's status, before any increase.", "club";
    Movement "Movement": Suggestion(Movement::WORDS), "How the pairs moved. A Mitchell has two winners.", "mitchell";
    Winners "Winners": Choice(&["1", "2", "4"]), "Number of ranking lists: 2 for a Mitchell, 4 for an individual with a list for each seat, otherwise 1.", "2";
    Tables "Tables": Number, "Tables in play, half tables allowed. If blank, counted from Entries.", "";
    Boards "Boards": Number, "Boards played by each contestant in the whole event.", "24";
    BoardsPerMatch "Boards per match": Whole, "Boards in each match, if contestants meet in matches.", "";
    Rounds "Rounds": Whole, "Number of rounds planned; needed for draws.", "";
    Sessions "Sessions": Whole, "Number of sessions.", "1";
    Championship "Championship": Choice(Championship::WORDS), "Major or minor championship of the organiser; blank if neither.", "";
    Licence "Licence": Text, "Licence number of a licensed event.", "";
    LicensedBy "Licensed by": Choice(Licensor::WORDS), "Who issued the licence.", "";
    Congress "Congress": Text, "Name of the congress, the same for all its events.", "";
    OpenTo "Open to": Choice(OpenTo::WORDS), "Who could enter.", "members";
    OutsideEntry "Outside entry": YesNo, "Whether a significant part of the field came from outside the district; for a major congress or an invitation event, from outside the area.", "";
    EntryLimit "Entry limit": Choice(&["one per body"]), "Whether each club or area could send only one team, two pairs or four individuals.", "";
    Venue "Venue": Text, "Venue.", "";
    Special "Special": Choice(&["no fear", "junior", "simultaneous", "invitation", "inter-area league", "inter-club", "special"]), "Special kind of event, such as simultaneous or invitation; blank if none.", "";
    Issue "Issue": Choice(IssueAsked::WORDS), "How players receive their points: on certificates, or by direct credit.", "certificate";
    IssuingOfficer "Issuing officer": Text, "Name of the officer signing the certificates.", "";
    Stage "Stage": Choice(Stage::WORDS), "Which stage of a competition this is.", "single";
    OriginalEntry "Original entry": Number, "Full tables in the first stage.", "";
    OriginalContestants "Original contestants": Whole, "Number of contestants in the first stage.", "";
    PartOf "Part of": Text, "Name of the competition, the same for all its divisions, sections, flights, finals and consolations.", "";
    Legs "Legs": Whole, "Number of round-robins in the league.", "";
    ResultsCounted "Results counted": Whole, "Number of results that count in the ladder or series.", "";
    Ladder "Ladder": Text, "Name of the ladder, the same for all its games.", "";
    Qualifier "Qualifier": List, "Event of the previous stage (separate several with commas).", "";
    CarryOverFrom "Carry over from": Label, "Event whose scores are carried forward. For a carry-over by rule, the one under Qualifier if blank.", "";
    QualifyingStages "Qualifying stages": Whole, "Number of earlier stages.", "";
    PremierTables "Premier tables": Number, "For a consolation: how many full tables reached the premier final.", "";
    NotQualifiedTables "Not qualified tables": Number, "For a consolation: how many full tables reached neither final.", "";
    Divisions "Divisions": Whole, "Number of divisions in the league.", "";
    Division "Division": ColumnKind::Division, "Which division this is; the top one is 1. 2A and 2B are both 2.", "";
    Sections "Sections": Whole, "Number of sections of different status.", "";
    SectionNumber "Section number": Whole, "Which of the sections of different status this is; the top one is 1.", "";
    ScoredAcross "Scored across the field": YesNo, "Whether the sections are ranked as one field. Usually yes for matchpoints, otherwise no.", "";
    EntryFee "Entry fee": Remark, "Entry fee, for the entry-desk list.", "";
    TeamSize "Team size": Whole, "How many members of a team play at a time.", "";
    RankedBy "Ranked by" ["Primary score"]: Choice(TeamScore::WORDS), "Whether chess teams are ranked by match points or game points; the other can break ties.", "match points";
    BoardOrder "Board order": Choice(BoardOrder::WORDS), "Whether the players of chess teams must sit in the order of Entries.", "fixed";
    BoardPrizes "Board prizes": Choice(BoardPrizes::WORDS), "How players of chess teams are ranked for a prize on each board. Blank for no board prizes.", "";
    BoardPrizeGames "Board prize games": Whole, "How many games a player must play on a board to be ranked on it.", "";
    Handicap "Handicap": YesNo, "Whether the event was ranked with handicaps.", "";
    GamesAvailable "Games available": Whole, "Number of games in the ladder.", "";
    AverageTables "Average tables": Number, "Average number of full tables in the ladder's games.", "";
    LadderFinal "Ladder final": YesNo, "Whether the ladder leads to a final.", "";
    HeatFor "Heat for": Choice(&["national pairs", "webber cup", "area major", "other area"]), "The main event, if this is a club heat of it.", "";
    GreenPoints "Green points": Choice(&["area teams", "area pairs", "agm teams", "agm pairs", "joint swiss teams", "joint swiss pairs", "flight a", "flight b", "multiple teams", "multiple pairs"]), "Kind of Green Point event.", "";
    FlightBTables "Flight B tables": Number, "For flight A: tables in flight B.", "";
    Category "Category": Choice(Category::WORDS), "Who the event is for.", "open";
    CarryOver "Carry over": OfBooks(RuleBookWordList::CarryOvers), "Carry-over rule for scores coming into this stage.", "";
    VpScale "VP scale": Text, "Name of the victory point scale.", "";
    VpScaleBoards "VP scale boards": Whole, "Number of boards of the VP scale to use, if different from the boards played.", "";
    DatumWith "Datum with": List, "Other events whose tables count in this event's datum.", "";
    DatumWeight "Datum weight": Whole, "How many times the event's own scores count in the datum.", "";
    SectionCount "Section count": Whole, "Number of sections of the congress, if different from the rules.", "";
    TieBreaks "Tie-breaks": List, "Tie-breaks in order, if not those of the rule book.", "";
    Acceleration "Acceleration": Choice(Acceleration::WORDS), "Acceleration of a Swiss.", "";
    Rated "Rated" ["FIDE rated"]: YesNo, "Whether the games are rated. If blank, the rule book decides.", "";
    ChiefArbiter "Chief arbiter": Text, "Chief arbiter, for reports; a FIDE number can follow the name.", "";
    DeputyArbiters "Deputy arbiters" ["Deputy arbiter", "Deputy chief arbiter", "Deputy chief arbiters"]: List, "Deputies of the chief arbiter, separated by semicolons or commas.", "";
    TimeControl "Time control" ["Rate of play"]: Text, "Time for a game, such as 90+30; for reports.", "";
    RoundDates "Round dates" ["Dates of rounds"]: List, "Days of the rounds in order, separated by commas; not needed for an event of one day.", "";
    ReportComments "Report comments": Remark, "Comments for the Tournament Report File, one on each line of the cell.", "";
    BestOf "Best of": Whole, "Number of results that count for each contestant; all if blank.", "";
    Seed "Seed": ColumnKind::Seed, "Any whole number, for random draws; the same number gives the same draw.", "";
    Draw "Draw": Text, "The next round to draw, or the word none for no draw.", "";
    ChargeCode "Charge code" ["Charge rate", "P2P code", "P2P charge rate", "UMS code"]: MemberNumber, "The union's code for what it charges, such as 10 for a club session in England; leading zeros are kept.", "";
    ResultsOfficer "Results officer": Text, "Who sends the results in, for chess reports; an e-mail address can follow after a comma.", "";
    Treasurer "Treasurer": Text, "Treasurer, for chess reports; an e-mail address can follow after a comma.", "";
}

sheet! {
    /// The columns of the sheet `Entries`.
    EntryColumn = "Entries", "One row per contestant: a pair, a team, a player.";
    Event "Event": Label, "Event of the entry. Optional if the workbook holds one event.", "1";
    Entry "Entry" ["No", "Nr", "Pair", "Pair no", "Team no", "Pairing no", "Pair number", "Team number"]: Label, "Contestant's number or short name, unique in its event, section and direction. 1NS and 1EW work too.", "1NS";
    Section "Section": Label, "Section, if there are several.", "";
    Direction "Direction": Choice(Direction::WORDS), "Direction, if each has its own ranking list.", "NS";
    Name "Name" ["Team", "Team name"]: Text, "Team name.", "";
    Names "Names" ["Pair names", "Player names", "Players", "Partnership"]: Text, "All players in one cell, if they have no columns of their own: Carys Lorimer & Huw Tremlett.", "";
    Numbers "Numbers" ["Member nos", "Member numbers", "EBU nos", "EBU numbers"]: Text, "Member numbers of all players in one cell, in the order of Names: 012345 & 023456.", "";
    Player "Player" ["Player name", "Name 1", "P 1"] x 16: Text, "Player's name, forename first.", "Carys Lorimer;Huw Tremlett;Megan Oakes;Idris Vance;Nia Colter;Owen Strand";
    Number "No" ["Nr", "Number", "Member no", "Member number", "Membership no", "Membership number", "Player no", "Player number", "Player member no", "EBU no", "EBU number", "WBU no", "WBU number", "ABF no", "ABF number", "SBU no", "NIBU no", "CBAI no"] x 16: MemberNumber, "That player's member number; leading zeros are kept.", "012345;023456;034567;045678;056789;067890";
    Boards "Boards" x 16: Whole, "Number of boards this player played, if not all.", "";
    Matches "Matches" x 16: Whole, "Number of matches this player played, if not all.", "";
    Finals "Finals" x 16: Whole, "Number of stanzas of the Final that this player played.", "";
    Repechage "Repechage" x 16: Whole, "Number of stanzas of the Repechage that this player played.", "";
    Together "Together": Whole, "Rounds played by the partnership as entered.", "";
    Club "Club": Text, "Club of the contestant.", "";
    Category "Category": Text, "Category of the contestant.", "";
    Rating "Rating" [
        // Ratings without a list, then those of FIDE, of a federation, and of fast games. Of
        // several columns the one earliest in this list is used.
        "Rtg", "Elo", "Elo rating", "TWZ", "Ratings",
        "FIDE rating", "Rating FIDE", "FIDE Elo", "Elo FIDE", "FIDE Rtg", "Rtg FIDE", "FIDE",
        "RtgI", "RtgInt", "Intl", "Intl rating", "Int rating", "International rating",
        "Rating int", "Rating intl", "Rating international", "EloI", "Elo int", "Elo intl",
        "Elo international", "Int Elo", "IRtg", "Standard rating", "Rating standard",
        "RtgN", "RtgNat", "Nat rating", "National rating", "Rating nat", "Rating national",
        "EloN", "Elo nat", "Elo national", "Nat Elo", "National Elo", "NRtg", "NWZ", "DWZ",
        "ICU", "ICU rating", "Rating ICU", "ECF", "ECF rating", "Rating ECF", "USCF",
        "USCF rating", "Club rating", "Local rating",
        "Rapid rating", "Rating rapid", "Elo rapid", "Blitz rating", "Rating blitz", "Elo blitz"
    ]: Rating, "Rating, for the initial order.", "1875";
    Title "Title": Text, "Title, for the initial order: GM, IM, WGM, FM, WIM, CM, WFM, WCM.", "FM";
    Federation "Federation" ["Fed"]: Text, "Player's federation, a three-letter code, for title norms and reports.", "";
    RatedGames "Rated games" ["Games rated"]: Whole, "Rated games played before the event; with fewer than 30, the rating changes faster.", "";
    BirthYear "Birth year" ["Year of birth", "YOB"] x 16: Whole, "That player's year of birth, if the date is not known; juniors' ratings change faster.", "";
    Coefficient "K" ["K factor"]: Whole, "Development coefficient (K) from the rating list: 10, 20 or 40. If blank, worked out from rating, games and age.", "";
    PlayerRating "Player rating" x 16: Rating, "Rating of that player of a team.", "";
    PlayerTitle "Player title" x 16: Text, "Title of that player of a team.", "";
    Seed "Seed" ["Seeding"]: Whole, "Seeding.", "";
    DrawNumber "Draw number": Whole, "Number in a fixed draw table.", "";
    Lot "Lot": Whole, "Order in which lots were drawn by hand; 1 is first.", "";
    TeamOf "Team of" ["Team"]: Text, "Team of a player in a team competition.", "";
    Group "Group": Label, "Qualifying group.", "";
    GroupPlace "Group place": Choice(&["A", "B", "C", "D"]), "Seat in the group.", "";
    Byes "Byes" ["Bye rounds"]: Rounds, "Rounds in which a bye was requested, such as 1,3. A bye can have its own score: 1,3=½.", "3";
    ByeScore "Bye score": Number, "Score for requested byes without one of their own: ½ or 0.", "½";
    Status "Status": Text, "withdrawn after N, house, drop-in N, guest, not contending, or green elsewhere.", "";
    Qualifying "Qualifying": YesNo, "Whether the pair is trying to qualify.", "";
    Side "Side": Choice(&["A", "B", "C"]), "Which of its area's teams this is: A, B or C.", "";
    Area "Area": Text, "Area of the contestant.", "";
    Born "Date of birth" x 16: Birth, "Date of birth of that player.", "";
    Masterpoints "Masterpoints" x 16: Number, "Master points of that player.", "";
    Pqp "PQP" x 16: YesNo, "Whether that player can earn Playoff Qualifying Points.", "";
    Authorised "Authorised" x 16: Text, "Who allowed that player to play, if the rules would not.", "";
    Handicap "Handicap": Number, "Handicap of the contestant.", "";
    Colour "Colour": Choice(&["white", "black"]), "Colour of the top seed in round 1; fill it in on that player's row.", "";
    ClubNumber "Club no" x 16: MemberNumber, "Number of that player's club; leading zeros are kept.", "";
    FeeDue "Fee due": Remark, "What this contestant has to pay, if not the usual entry fee; or waived.", "";
    FeePaid "Fee paid": Remark, "What the contestant has paid.", "20";
    Present "Present": Remark, "Whether the contestant is here: yes or no. This does not affect the draw.", "";
    Arrives "Arrives": Remark, "When a late contestant is expected. This does not affect the draw.", "";
    LaterRatings "Later ratings": Text, "Ratings on the lists of later months, for an event of more than 30 days that is rated month by month: 2026-06=2415.", "";
    VirtualPoints "Virtual points": Rounds, "Points that count only for the draw, round by round: 1-2=1, 3=½.", "";
}

sheet! {
    /// The columns of the sheet `Results`.
    ResultColumn = "Results", "Scores: one row per contestant, or per contestant and session.";
    Event "Event": Label, "Event of the result.", "1";
    Section "Section": Label, "Section, if there are several.", "";
    Direction "Direction": Choice(Direction::WORDS), "Direction, if the entry does not include it.", "NS";
    Entry "Entry" ["No", "Nr", "Pair", "Pair no", "Team", "Team no", "Pairing no", "Pair number", "Team number", "Player"]: Label, "The entry as on the Entries sheet.", "1NS";
    Score "Score" ["MPs", "Matchpoints", "Points", "%", "Percentage", "Percent", "VPs", "IMPs", "Total"]: Score, "The contestant's score, before any adjustment.", "57.25";
    MaxScore "Max score" ["Maximum", "Max"]: Number, "The maximum score. If given, contestants are ranked by percentage.", "";
    HandicapScore "Handicap score": Score, "The score with the handicap.", "";
    Place "Place" ["Position", "Pos", "Posn", "Rank", "Ranking"]: Place, "The place that the organiser worked out; it is only checked. In a chess event with points but no games, it separates equal points.", "1";
    Session "Session": Label, "Session of the score; one row for each.", "";
}

sheet! {
    /// The columns of the sheet `Boards`.
    BoardColumn = "Boards", "Travellers: one row per table and board.";
    Event "Event": Label, "Event of the board.", "1";
    Session "Session": Label, "Session.", "";
    Round "Round": Label, "Round or match.", "";
    Room "Room": Choice(Room::WORDS), "Room of a team match.", "";
    Section "Section": Label, "Section.", "";
    Board "Board": Whole, "Board number; it gives dealer and vulnerability.", "7";
    NorthSouth "NS" ["NS pair", "North South", "N-S pair"]: Label, "North-South contestant.", "1";
    EastWest "EW" ["EW pair", "East West", "E-W pair"]: Label, "East-West contestant.", "4";
    North "North" ["N"]: Label, "Player sitting North, in an individual. You can also type two players under NS: 3 & 7.", "3";
    South "South" ["S"]: Label, "Player sitting South, in an individual.", "7";
    East "East" ["E"]: Label, "Player sitting East, in an individual.", "1";
    West "West" ["W"]: Label, "Player sitting West, in an individual.", "5";
    Contract "Contract": Text, "4H, 3NTx, 2Sxx or pass.", "4H";
    By "By" ["Declarer"]: Choice(SEATS), "Declarer.", "S";
    Lead "Lead": Text, "Opening lead.", "DK";
    Tricks "Tricks": Whole, "Tricks made, 0 to 13.", "10";
    Result "Result": Text, "Instead of tricks: =, +1, -2.", "";
    Score "Score": Number, "Score from North-South's point of view.", "420";
    NorthSouthScore "NS score": Number, "North-South's score, if the two sides' scores differ.", "";
    EastWestScore "EW score": Number, "East-West's score, if the two sides' scores differ.", "";
    Adjusted "Adjusted": Text, "A+, A, A-, A+/A-, 60/40, NP, fouled, or weighted 420*0.6+170*0.4.", "";
    Version "Version": Choice(&["A", "B"]), "Which version of a fouled board was played.", "";
    NorthSouthGiven "NS given": Number, "North-South's points from a scoring program; compared, never used.", "";
    EastWestGiven "EW given": Number, "East-West's points from a scoring program; compared, never used.", "";
    Play "Play" ["LIN", "Link"]: Text, "Link to the auction and play of the board, or its LIN; shown as a link on its page.", "";
}

sheet! {
    /// The columns of the sheet `Deals`.
    DealColumn = "Deals", "Hands: one row per board. They are shown on the board's page; no score depends on them.";
    Event "Event": Label, "Event of the board.", "1";
    Session "Session": Label, "Session.", "";
    Board "Board": Whole, "Board number; it gives dealer and vulnerability.", "7";
    North "North" ["N"]: Text, "Spades, hearts, diamonds and clubs, separated by full stops.", "KQ76.A72.753.975";
    East "East" ["E"]: Text, "East's hand.", "4.Q5.AKQT942.A32";
    South "South" ["S"]: Text, "South's hand.", "AJT93.KJT86.J.Q8";
    West "West" ["W"]: Text, "West's hand.", "852.943.86.KJT64";
    Makes "Makes": Text, "Makeable contracts, if known.", "NS 2S; EW 3D";
}

sheet! {
    /// The columns of the sheet `Matches`.
    MatchColumn = "Matches", "Head to head: one row per match or game.";
    Event "Event": Label, "Event of the match.", "1";
    Session "Session": Label, "Session.", "";
    Date "Date": Date, "Day of the match.", "";
    Round "Round" ["Match", "Stanza"]: Label, "Round.", "1";
    Table "Table": Label, "Table or board.", "1";
    Home "Home" ["White", "A"]: Label, "Home side, or White.", "3";
    HomePlayer "Home player" ["White player"]: Label, "Who played for the home team on this board: 1 to 16, a member number or a name. If blank, the player for that board in the order of Entries.", "1";
    Away "Away" ["Black", "B"]: Label, "Away side, or Black.", "8";
    AwayPlayer "Away player" ["Black player"]: Label, "Who played for the away team on the board.", "1";
    Board "Board" ["Board no"]: Whole, "Board in a chess team match, one row for each. The home team has White on boards 1, 3, 5 …", "1";
    Boards "Boards": Whole, "Boards in the match.", "24";
    HomeImps "Home IMPs" ["Home score"]: Number, "IMPs or score of the home side.", "41";
    AwayImps "Away IMPs" ["Away score"]: Number, "IMPs or score of the away side.", "36";
    HomeVps "Home VPs": Number, "Victory points of the home side.", "";
    AwayVps "Away VPs": Number, "Victory points of the away side.", "";
    HomePercent "Home %": Percent, "Percentage of the home side.", "";
    AwayPercent "Away %": Percent, "Percentage of the away side.", "";
    HomeAveragePlus "Home A+": Whole, "Number of boards on which the home side gets average plus.", "";
    AwayAveragePlus "Away A+": Whole, "Number of boards on which the away side gets average plus.", "";
    BoardsCompared "Boards compared": Whole, "Boards that were compared.", "";
    Result "Result": Outcome, "1-0, ½-½, 0-1 or 0-0; not played: +--, --+ or ---.", "";
    Note "Note": Choice(Note::WORDS), "Anything special about the match.", "";
    ResultBefore "Result before": Remark, "The result as it was before it was corrected by hand, for reports.", "";
    Drawn "Drawn": Text, "The pairing as palmares drew it, to find pairings changed by hand.", "3 - 8";
}

sheet! {
    /// The columns of the sheet `Lineups`.
    LineupColumn = "Lineups", "Who played for a team or pair, if not everybody played throughout.";
    Event "Event": Label, "Event.", "1";
    Round "Round": Label, "Round.", "1";
    Entry "Entry": Label, "The team or pair.", "3";
    Player "Player": Label, "1 to 16, a member number or a name.", "2";
    Boards "Boards": Whole, "Boards played.", "12";
    DeemedBoards "Deemed boards": Whole, "Boards not played because the match was conceded while the player was there.", "";
}

sheet! {
    /// The columns of the sheet `Forbidden`.
    ForbiddenColumn = "Forbidden", "Contestants who must not play each other.";
    Event "Event": Label, "Event.", "1";
    A "A": Label, "One contestant.", "3";
    B "B": Label, "The other.", "8";
    Rounds "Rounds": Rounds, "Rounds in which they must not meet, such as 1-4; all if blank.", "";
}

sheet! {
    /// The columns of the sheet `Draw`.
    DrawColumn = "Draw", "The round drawn by palmares, one row per board: fill in the results and run palmares again.";
    Event "Event": Label, "Event.", "1";
    Round "Round": Label, "Round.", "1";
    Table "Table" ["Board"]: Label, "Table or board.", "1";
    White "White" ["A", "Home"]: Label, "White, or the first side. You can overwrite it.", "3";
    WhiteName "White name" ["Name of A", "Home name"]: Text, "That player's name; checked against Entries.", "Megan Oakes";
    WhiteRating "White rating": Number, "Rating at the time of the draw.", "";
    WhitePoints "White points" ["Home total"]: Number, "Points before the round.", "";
    Result "Result": Outcome, "1-0, ½-½, 0-1 or 0-0; not played: +--, --+ or ---.", "1-0";
    Black "Black" ["B", "Away"]: Label, "Black, or the other side; blank for a bye.", "8";
    BlackName "Black name" ["Name of B", "Away name"]: Text, "That player's name; checked against Entries.", "Owen Strand";
    BlackRating "Black rating": Number, "Rating at the time of the draw.", "";
    BlackPoints "Black points" ["Away total"]: Number, "Points before the round.", "";
    HomeImps "Home IMPs" ["Home score"]: Number, "IMPs or score of the home side, as on the Matches sheet.", "";
    AwayImps "Away IMPs" ["Away score"]: Number, "IMPs or score of the away side.", "";
    HomePercent "Home %": Percent, "Percentage of the home side.", "";
    AwayPercent "Away %": Percent, "Percentage of the away side.", "";
    HomeAveragePlus "Home A+": Whole, "Number of boards on which the home side gets average plus.", "";
    AwayAveragePlus "Away A+": Whole, "Number of boards on which the away side gets average plus.", "";
    BoardsCompared "Boards compared": Whole, "Boards that were compared, if not all.", "";
    HomeVps "Home VPs": Number, "Victory points of the home side; worked out if blank.", "";
    AwayVps "Away VPs": Number, "Victory points of the away side; worked out if blank.", "";
    Note "Note": Choice(Note::WORDS), "Anything special about the game, as on the Matches sheet.", "";
    Drawn "Drawn": Text, "The pairing as palmares drew it, to find pairings changed by hand.", "3 - 8";
    WhiteNumber "White pairing no.": Number, "That player's pairing number, as used in the explanation of the draw.", "";
    WhiteSection "White section": Text, "Section of that player.", "";
    BlackNumber "Black pairing no.": Number, "That player's pairing number, as used in the explanation of the draw.", "";
    BlackSection "Black section": Text, "Section of that player.", "";
    ResultBefore "Result before": Remark, "The result as it was before it was corrected by hand, for reports.", "";
}

sheet! {
    /// The columns of the sheet `Games`.
    GameColumn = "Games", "Games with many players: one row per player.";
    Event "Event": Label, "Event.", "1";
    Round "Round": Label, "Round.", "1";
    Board "Board" ["Table"]: Label, "Board in a Diplomacy round.", "1";
    Game "Game": Text, "Name of a board game.", "";
    Sheet "Sheet": Label, "Number of the score sheet: a new one each time a board game is played.", "";
    Power "Power" ["Country", "Great power", "Side"]: Text, "Power or side played.", "England";
    Player "Player" ["Entry"]: Label, "The player.", "5";
    Name "Name" ["Player name"]: Text, "The player's name; checked against Entries.", "";
    Outcome "Outcome": Choice(SeatOutcome::WORDS), "Outcome for the player; worked out if blank.", "";
    Ending "Ending": Choice(GameEnding::WORDS), "How the game ended; fill it in on any one of its rows.", "";
    Team "Team": Text, "Team of the player.", "";
    Place "Place": Place, "Place in a board game.", "";
    Counts "Counts": YesNo, "Whether this game counts.", "";
    Centres "Year": Whole, "Supply centres after that year's adjustments; the year is the heading.", "";
}

sheet! {
    /// The columns of the sheet `Adjustments`.
    AdjustmentColumn = "Adjustments", "Penalties and bonuses: one row each.";
    Event "Event": Label, "Event.", "1";
    Entry "Entry" ["No", "Nr", "Pair", "Pair no", "Team", "Team no"]: Label, "The entry as on the Entries sheet.", "1NS";
    Round "Round": Label, "Round it belongs to.", "";
    Kind "Kind": Choice(AdjustmentUnit::WORDS), "Unit of the amount; leave blank for an offence.", "percent";
    Amount "Amount": Number, "Amount added to the score; a penalty has a minus. If blank, worked out from the offence.", "-2.5";
    Offence "Offence": Choice(Offence::WORDS), "Offence, if the rules set the amount.", "";
    Minutes "Minutes": Number, "Minutes late.", "";
    Boards "Boards": Whole, "Boards cancelled.", "";
    Reason "Reason": Text, "Reason, for the record.", "Late arrival";
}

/// Declares a sheet whose rows have groups of contestants: its own columns stand before and behind
/// those that bound a group. `HasGroupBoundColumns` finds the bounds.
macro_rules! sheet_of_groups {
    ($(#[$doc:meta])* $name:ident = $sheet:literal, $about:literal;
     { $($before:tt)* } { $($behind:tt)* }) => {
        sheet! {
            $(#[$doc])*
            $name = $sheet, $about;
            $($before)*
            Section "Section": Label, "Only contestants in this section.", "";
            Direction "Direction": Choice(Direction::WORDS), "Only contestants in this direction.", "";
            Category "Category": Text, "Only contestants in this category, such as women or U16.", "";
            Club "Club": Text, "Only contestants from this club.", "";
            Area "Area" ["Region"]: Text, "Only contestants from this area.", "";
            Ranks "Ranks": Text, "Only players of these ranks, separated by commas; ranks are on the Members sheet or in the list of members.", "";
            RatingFrom "Rating from" ["Min rating"]: Whole, "Only contestants with this rating or higher.", "";
            RatingTo "Rating to" ["Max rating"]: Whole, "Only contestants with this rating or lower.", "1599";
            Unrated "Unrated": YesNo, "Whether unrated contestants are included. If no rating limits are given, yes means unrated contestants only.", "";
            BornFrom "Born from": Birth, "Only players born on or after this date.", "";
            BornTo "Born to": Birth, "Only players born on or before this date.", "";
            MasterpointsFrom "Masterpoints from" ["Min masterpoints"]: Number, "Only contestants whose players average this many master points or more.", "";
            MasterpointsTo "Masterpoints to" ["Max masterpoints"]: Number, "Only contestants whose players average this many master points or fewer.", "";
            $($behind)*
        }

        impl HasGroupBoundColumns for $name {
            const BOUNDS: GroupBoundColumns<Self> = GroupBoundColumns {
                section: Self::Section,
                direction: Self::Direction,
                category: Self::Category,
                club: Self::Club,
                area: Self::Area,
                ranks: Self::Ranks,
                rating: [Self::RatingFrom, Self::RatingTo],
                unrated: Self::Unrated,
                born: [Self::BornFrom, Self::BornTo],
                masterpoints: [Self::MasterpointsFrom, Self::MasterpointsTo],
            };
        }
    };
}

/// The columns of a sheet that bound a group of contestants.
#[derive(Clone, Copy, Debug)]
pub struct GroupBoundColumns<C> {
    pub section: C,
    pub direction: C,
    pub category: C,
    pub club: C,
    pub area: C,
    pub ranks: C,
    /// From, and to.
    pub rating: [C; 2],
    pub unrated: C,
    /// From, and to.
    pub born: [C; 2],
    /// From, and to.
    pub masterpoints: [C; 2],
}

/// A column of a sheet whose rows have groups of contestants.
pub trait HasGroupBoundColumns: FormColumn {
    /// Those that bound the group of a row.
    const BOUNDS: GroupBoundColumns<Self>;
}

sheet_of_groups! {
    /// The columns of the sheet `Groups`.
    GroupColumn = "Groups", "Groups that get a ranking of their own: one row per group.";
    {
        Event "Event": Label, "Event.", "1";
        Group "Group" ["Group name"]: Text, "Name of the group.", "Novices";
        Stratum "Stratum" ["Flight"]: Label, "Letter or number of a stratum, the lowest last: B, C. Anybody in one is in every stratum above it too.", "";
    }
    {}
}

sheet_of_groups! {
    /// The columns of the sheet `Prizes`.
    PrizeColumn = "Prizes", "Prize money: one row per prize. A prize without a group is open to everybody.";
    {
        Event "Event": Label, "Event.", "1";
        Prize "Prize" ["Name", "Prize name", "Award"]: Text, "Name of the prize.", "Best under 1600";
        Place "Place" ["Rank", "Position"]: Whole, "Place that wins it, counted within its group; 1 if blank.", "1";
        Amount "Amount" ["Value", "Sum", "Prize money", "Money"]: Text, "Amount: a number, with or without a currency.", "80";
        Currency "Currency": Text, "Currency of the amount.", "EUR";
        Group "Group": Text, "Only contestants in this group on the Groups sheet.", "";
    }
    {
        Sharing "Sharing" ["Shared by"]: Choice(Sharing::WORDS), "How players level on points share the prizes of a group: average, hort (half by place, half equally) or place.", "hort";
        Beside "Beside others" ["Cumulative"]: YesNo, "Whether it can be won in addition to another prize; if not, each contestant gets only the better one.", "";
        Winner "Winner": Label, "The entry chosen to receive it, such as for the best game.", "";
    }
}

sheet! {
    /// The columns of the sheet `Competitions`, and the keys of a `[[competition]]` of
    /// `palmares.toml`. No blank return has them: competitions are asked for above the returns.
    CompetitionColumn = "Competitions", "Rankings over many events: one row per competition.";
    Competition "Competition" ["Id"]: Label, "Short name of the competition.", "pairs-2026";
    Title "Title" ["Name"]: Text, "Name of the competition.", "Pairs of the Year";
    Organiser "Organiser" ["Organisers", "Club", "Clubs"]: Text, "Organisers whose events count: names or numbers separated by commas, * stands for any letters; all if blank.", "Riverside*";
    Events "Events" ["Event"]: Text, "Events that count: titles or ids separated by commas, * stands for any letters; all if blank.", "Monday *";
    Weekday "Weekday" ["Weekdays", "Day"]: Text, "Weekdays that count, separated by commas; all if blank.", "Monday";
    Format "Format" ["Formats"]: Text, "Formats that count, separated by commas; all if blank.", "pairs";
    From "From" ["First day"]: Date, "First date that counts.", "2026-01-01";
    To "To" ["Last day"]: Date, "Last date that counts.", "2026-12-31";
    Of "Of": Choice(Contender::WORDS), "What to rank; players if blank.", "pair";
    By "By": Choice(EventValue::WORDS), "What counts from each event: percentage, awards, points for places or victory points.", "percent";
    Kind "Kind" ["Kinds"]: Text, "Kinds of awards that count, separated by commas, such as local, green; all if blank.", "";
    PlacePoints "Place points": Text, "Points for first place, second place and so on, separated by commas.", "10,8,6,5,4,3,2,1";
    Value "Value": Choice(SeasonValue::WORDS), "How results are put together: sum, average, or improvement on the earlier average.", "average";
    ComparedFrom "Compare from": Date, "First date of the earlier period, for an improvement.", "";
    ComparedTo "Compare to": Date, "Last date of the earlier period, for an improvement.", "";
    Best "Best" ["Best of"]: Whole, "How many of the best results count; all if blank.", "10";
    Minimum "Minimum" ["Least"]: Whole, "How many events a contestant must play to be ranked.", "1";
    OpenTo "Open to": Text, "Only these groups, separated by commas: category women, club Riverside, rank Master, newcomers.", "all";
    Handicap "Handicap": Text, "What is added to each result. Write “by rank: Novice 6, Master 2”, “by average: 45 5, 50 2” (5 for an average below 45, 2 for one below 50), or just “by average” for the difference from 50.", "none";
    Certificates "Certificates": Whole, "How many places get a certificate.", "3";
}

/// The sheets of rows, in the order of the form.
pub const ROW_SHEET_FORMS: &[&SheetForm] = &[
    EntryColumn::FORM,
    ResultColumn::FORM,
    BoardColumn::FORM,
    DealColumn::FORM,
    MatchColumn::FORM,
    LineupColumn::FORM,
    ForbiddenColumn::FORM,
    DrawColumn::FORM,
    GameColumn::FORM,
    AdjustmentColumn::FORM,
    PrizeColumn::FORM,
    GroupColumn::FORM,
];

/// The first year that can head a column of supply centres. Its column number is the year minus
/// this (return format, sheet `Games`).
pub const FIRST_SUPPLY_CENTRE_YEAR: u16 = 1900;
