//! `palmares new`: a blank return, or the templates to change.

use std::io;
use std::path::{Path, PathBuf};

use swiss::random::RandomTournamentPlan;

use super::adopt::terminal_prompts::{TerminalPerson, prompt_choice, prompt_text};
use super::exit_status::{ExitStatus, print_error_and_next_command, print_usage_error};
use super::files::{OutputFile, print_written_path, write_new_file};
use super::rule_books::RuleBookIdParser;
use super::terminal::Terminal;
use super::typed_command::corrected_command_line;
use model::file_names::NativePathText;
use model::misspelt_names::nearest_word;
use model::{Format, Language};
use report::html::builtin_templates;
use report::publish::Disk;
use report::xlsx::{BlankReturnOptions, blank_return_book};

/// Write a blank return for a format, or the templates of the pages
///
/// The workbook has the lines and columns that the format and the rule book need, a drop-down
/// wherever the answers are fixed, a note on every heading and an example above it. Things you
/// rarely need are folded away or on hidden sheets. If you leave out the format, palmares asks you
/// three questions. Existing files are never overwritten.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares new pairs july.xlsx --rules wbu-2003
  palmares new pairs monday.xlsx --boards
  palmares new teams --several --language de
  palmares new swiss trial.trf --random 40 --rounds 9 --seed 7
  palmares new --templates my-templates")]
pub(super) struct Args {
    /// What kind of event: pairs, teams, individual, swiss-pairs, swiss …; asked for if it is left
    /// out.
    format: Option<String>,

    /// The workbook to write; by default it is named after the format, such as pairs.xlsx.
    file: Option<PathBuf>,

    /// The rule book to fill in, or a rule file of your own (.toml).
    #[arg(long, value_name = "ID", value_parser = RuleBookIdParser)]
    rules: Option<&'static str>,

    /// Allow several events in one workbook, such as a club's month.
    #[arg(long)]
    several: bool,

    /// Add the Boards sheet, for the result of every board at every table.
    #[arg(long)]
    boards: bool,

    /// The language of its explanations: cy, ga, mi, fr, de, es, pl or nl. Sheets, columns and values keep
    /// their English names, so that any office can use them.
    #[arg(long, value_name = "CODE", value_parser = language, default_value = "en",
        hide_default_value = true)]
    language: Language,

    /// Fill in a Swiss with this many made-up players: entries by rating, all rounds drawn and
    /// played, with byes, withdrawals and forfeits. A file that ends in .trf becomes a Tournament
    /// Report File.
    #[arg(long, value_name = "N", conflicts_with_all = ["several", "boards"],
        value_parser = clap::value_parser!(u16).range(2..=2000))]
    random: Option<u16>,

    /// With --random: how many rounds.
    #[arg(long, value_name = "N", requires = "random", default_value_t = 7,
        value_parser = clap::value_parser!(u8).range(1..=30))]
    rounds: u8,

    /// With --random: any number; the same number always makes the same tournament.
    #[arg(long, value_name = "N", requires = "random", default_value_t = 1)]
    seed: u32,

    /// Write the templates of the pages into a folder, so that you can change them and use them
    /// with run --templates.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["format", "file", "rules", "several", "boards"])]
    templates: Option<PathBuf>,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    match (&args.templates, &args.format) {
        (Some(folder), _) => print_written_path(eject(folder), folder, out, err),
        (None, Some(word)) => match Format::parse_lenient(word) {
            Some(format) => match args.random {
                Some(players) => random(args, format, usize::from(players), out, err),
                None => blank(args, format, out, err),
            },
            None => no_format(word, err),
        },
        (None, None) if TerminalPerson::can_be_asked() => match asked(args) {
            Ok(Some((args, format))) => blank(&args, format, out, err),
            Ok(None) => print_usage_error(err, "nothing chosen, nothing written"),
            Err(why) => print_usage_error(err, &why.to_string()),
        },
        (None, None) => print_usage_error(
            err,
            &format!(
                "say which format ({}), such as: palmares new pairs july.xlsx --rules wbu-2003",
                listed()
            ),
        ),
    }
}

/// Asks for the format, the rule book and the file; `None` if somebody leaves.
fn asked(args: &Args) -> io::Result<Option<(Args, Format)>> {
    let formats: Vec<String> = Format::WORDS.iter().map(ToString::to_string).collect();
    let Some(format) = prompt_choice("What kind of event", &formats, 0)? else { return Ok(None) };
    let Some(format) = Format::ALL.get(format).copied() else { return Ok(None) };
    let mut books: Vec<String> = packs::rule_book_ids().iter().map(ToString::to_string).collect();
    books.push("(none of these)".to_string());
    let usual = packs::default_rule_book_of_format(format)
        .and_then(|own| books.iter().position(|id| id == own));
    let rules = match &args.rules {
        Some(rules) => Some(*rules),
        None => {
            let first = usual.unwrap_or(books.len() - 1);
            let Some(book) = prompt_choice("Which rule book", &books, first)? else {
                return Ok(None);
            };
            packs::rule_book_ids().get(book).copied()
        }
    };
    let file = prompt_text("File to write", &usual_file(format).native_path_text())?;
    let args =
        Args { format: None, file: Some(PathBuf::from(file)), rules, templates: None, ..*args };
    Ok(Some((args, format)))
}

/// Reads the code of a language.
fn language(code: &str) -> Result<Language, String> {
    Language::named(code).ok_or_else(|| format!("choose from {}", Language::WORDS.join(", ")))
}

/// The file of a format, if none is named.
fn usual_file(format: Format) -> PathBuf {
    PathBuf::from(format!("{}.xlsx", format.word().replace(' ', "-")))
}

/// The formats, as typed without quotes.
fn listed() -> String {
    typed_formats().join(", ")
}

fn typed_formats() -> Vec<String> {
    Format::WORDS.iter().map(|format| format.replace(' ', "-")).collect()
}

/// Says that there is no such format, and which was probably meant.
fn no_format(word: &str, err: &mut Terminal) -> ExitStatus {
    let formats = typed_formats();
    let names: Vec<&str> = formats.iter().map(String::as_str).collect();
    let (asked, meant) = match nearest_word(word, &names) {
        Some(meant) => (format!("did you mean {meant}? "), meant),
        None => (String::new(), "FORMAT"),
    };
    let told = format!("there is no format {word}; {asked}choose from {}", names.join(", "));
    print_error_and_next_command(err, &told, corrected_command_line(word, meant))
}

fn blank(args: &Args, format: Format, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let file = args.file.clone().unwrap_or_else(|| usual_file(format));
    if file.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("xlsx")) {
        return print_usage_error(
            err,
            &format!("{}: the name of a blank return must end in .xlsx", file.native_path_text()),
        );
    }
    if args.boards && !format.is_played_with_cards() {
        return print_usage_error(err, &format!("the format {format} has no Boards sheet"));
    }
    let wanted = BlankReturnOptions {
        format,
        rules: args.rules,
        several: args.several,
        boards: args.boards,
        language: args.language,
    };
    let written = blank_return_book(&wanted).map_err(io::Error::other).and_then(|bytes| {
        write_new_file(&Disk::default(), &OutputFile { path: file.clone(), bytes })
    });
    print_written_path(written, &file, out, err)
}

/// Writes a random tournament as a return, or as a Tournament Report File.
fn random(
    args: &Args,
    format: Format,
    players: usize,
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    if format != Format::Swiss {
        return print_usage_error(err, "--random makes events of format swiss only");
    }
    let file = args.file.clone().unwrap_or_else(|| usual_file(format));
    let ends =
        |wanted: &str| file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(wanted));
    let as_report = ends("trf");
    if !as_report && !ends("xlsx") {
        let file = file.native_path_text();
        return print_usage_error(
            err,
            &format!("{file}: a random tournament is an .xlsx or a .trf file"),
        );
    }
    let wish = RandomTournamentPlan::new(players, usize::from(args.rounds), u64::from(args.seed));
    let bytes = if as_report {
        Ok(swiss::trf::write_tournament_report(&wish.report()))
    } else {
        let rules = args.rules.or_else(|| packs::default_rule_book_of_format(format));
        let title = file.file_stem().unwrap_or_default().to_string_lossy();
        workbook::write::copy_workbook(&season::random_return(&wish, rules), &title, "palmares")
    };
    let written = bytes.map_err(io::Error::other).and_then(|bytes| {
        write_new_file(&Disk::default(), &OutputFile { path: file.clone(), bytes })
    });
    print_written_path(written, &file, out, err)
}

/// Writes the built-in templates into a folder that has none of them.
fn eject(folder: &Path) -> io::Result<()> {
    let taken = builtin_templates().map(|(name, _)| folder.join(name)).find(|path| path.exists());
    if taken.is_some() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    builtin_templates().try_for_each(|(name, text)| {
        let made = OutputFile { path: folder.join(name), bytes: text.as_bytes().to_vec() };
        write_new_file(&Disk::default(), &made)
    })
}
