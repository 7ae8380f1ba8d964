//! The seeds of fuzzing in `fuzz/corpus/`: inputs of the tests in the form of each target.

use std::fs;
use std::io::{Cursor, Read as _};
use std::path::{Path, PathBuf};

use super::{inputs, support};
use crate::fuzzed::TARGETS;

/// Writes all seeds.
pub fn write() {
    let project = support::project();
    let seeds = Seeds { corpus: project.join("fuzz/corpus"), tests: project.join("tests") };
    seeds.of_past_faults();
    seeds.of_packages();
    seeds.of_texts();
    seeds.of_registers();
    seeds.of_small_things();
}

/// The destination and the sources of seeds.
struct Seeds {
    corpus: PathBuf,
    tests: PathBuf,
}

/// The longest seed in bytes; long inputs are slow, and single bytes matter less.
const LONGEST: usize = 24 << 10;

impl Seeds {
    fn put(&self, target: &str, name: &str, input: &[u8]) {
        if input.len() > LONGEST {
            return;
        }
        let folder = self.corpus.join(target);
        fs::create_dir_all(&folder).unwrap();
        let name: String = name.chars().map(|c| if c == '/' { '-' } else { c }).collect();
        fs::write(folder.join(name), input).unwrap();
    }

    fn of_past_faults(&self) {
        for (target, _) in TARGETS {
            for file in inputs(target) {
                self.put(target, &name_of(&file), &fs::read(&file).unwrap());
            }
        }
    }

    /// Each part of each workbook separately, all parts, and the file itself.
    fn of_packages(&self) {
        for file in files(&self.tests.join("file_kinds")) {
            let (name, bytes) = (name_of(&file), fs::read(&file).unwrap());
            let (targets, parts): (&[&str], _) = match ending(&file).as_str() {
                "xlsx" | "xlsm" => (&["xlsx", "copy", "patch"], zipped_parts(&bytes)),
                "xlsb" => (&["xlsb"], zipped_parts(&bytes)),
                "ods" => (&["ods"], zipped_parts(&bytes)),
                "xls" => (&["xls"], streams(&bytes)),
                _ => continue,
            };
            for target in targets {
                self.put(target, &name, &bytes);
                let mut whole = Vec::new();
                for (part, content) in &parts {
                    let one = [format!("@@ {part}\n").as_bytes(), content].concat();
                    self.put(target, &format!("{name}-{part}"), &one);
                    whole.extend_from_slice(&one);
                    whole.push(b'\n');
                }
                self.put(target, &format!("{name}-parts"), &whole);
            }
        }
    }

    /// Workbooks and other inputs that tests and gallery have as text.
    fn of_texts(&self) {
        for file in every_file(&self.tests) {
            let name = file.strip_prefix(&self.tests).unwrap().to_string_lossy().into_owned();
            let text = fs::read(&file).unwrap();
            if text.starts_with(b"## ") {
                self.put("check", &name, &text);
            }
            if file.starts_with(self.tests.join("foreign")) {
                self.put("foreign", &name, &text);
            }
            match ending(&file).as_str() {
                "xml" => self.put("usebio", &name, &text),
                "csv" | "pbn" | "txt" if file.starts_with(self.tests.join("pads")) => {
                    self.put("pads", &name, &text);
                }
                "trf" | "trfx" => self.put("trf", &name, &text),
                _ => {}
            }
        }
    }

    /// The folders of the gallery with a register, each as one input.
    fn of_registers(&self) {
        for folder in fs::read_dir(self.tests.join("problems")).unwrap() {
            let folder = folder.unwrap().path();
            let mut input = Vec::new();
            for file in files(&folder) {
                if let Some(name) = name_of(&file).strip_suffix(".xlsx.txt") {
                    input.extend_from_slice(format!("@@ {name}\n").as_bytes());
                    input.extend(fs::read(&file).unwrap());
                }
            }
            if folder.join("register.xlsx.txt").exists() {
                self.put("register", &name_of(&folder), &input);
            }
        }
    }

    /// A design with a slot, a group and a picture, and a text.
    const CERTIFICATE: &str = "<svg viewBox=\"0 0 210 297\"><g transform=\"translate(5 10) scale(2)\" \
fill=\"#123\"><text data-slot=\"name\" x=\"9\" y=\"9\" font-size=\"1.2em\" data-least=\"2\" \
letter-spacing=\".1em\"><tspan>A &amp; B</tspan></text></g><g data-flow=\"\"><text id=\"b\" y=\"20\" \
style=\"font-family:sans-serif;font-weight:bold\"/></g><rect width=\"9\" height=\"9\"/></svg>\n@@\nAnn Lee";

    fn of_small_things(&self) {
        const NAMES: &str = "101|Ioa Yarrow|Aber\n101|Iola Yarrow|Aber\n|Zo Penn|\n102|Zo\u{eb} Penn|\n\
            0102|Dr. J. van der Berg|X\n|Berg, Johanna van der|X\n103|Rh\u{f4}s-Jones A.|\n|A Jones Rhos|";
        const NUMBERS: &str = "57.25%\n1,234.5\n-7 1/2\n\u{bd}\n2026-05-02\n2 May 26\n31/12/2025\n3NTx +1\n\
            4\u{2660} =\n1-0\n0.5-0.5\n+-\n-2147483648\n99999999999\n0.000000001\n1/3";
        const AMENDMENT: &str = "event_key,player_no,player,kind,points,date,title,organiser\n\
            club-1,101,Iola Yarrow,local,24,2026-05-02,Tuesday,Aber\nclub-1,101,Iola Yarrow,local,-12,2026-05-02,Tuesday,Aber\n";
        const RUN: &str = "@@ events.csv\nevent_key,date,title,organiser,state,last_day,on_certificates\n\
            club-1,2026-05-02,Tuesday,Aber,final,2026-05-02,no\n@@ awards.csv\n\
            event_key,player_no,player,kind,points\nclub-1,101,Iola Yarrow,local,24\nclub-1,,Zo Penn,green,0.5\n";
        const SETTINGS: &str = "Rules = \"wbu-2003\"\nBoards = 24\nNames = \"Surname, Forename\"\n\"First day\" = 2026-09-01\n\
            # near\n[event]\nStatus = 'club'\nDate = 2026-05-05\nFormat = pairs\n\u{feff}Organiser number = \"R14\"\nVenue = \"\"\"\nHall\"\"\"\n";
        const LEARNED: &str = "@@ layout\nkind = \"crosstable\"\n[answers]\nrules = \"fide-2026\"\n[[table]]\nkind = \"crosstable\"\nheading = 1\n\
            [table.columns]\nA = [\"Nr\", \"number\"]\nB = [\"Name\", \"name\"]\nC = [\"R1\", \"round 1\"]\nD = [\"R2\", \"round 2\"]\n\
            @@ sheet\nNr;Name;R1;R2;R3;Bonus\n1;Lee, Ann;2w1;3b\u{bd};4w1;1\n2;Dahl, Bo;1b0;4w1;3b\u{bd};\n3;Ruiz, Eva;4w1;1w\u{bd};2w\u{bd};\n4;Ortega, Ivo;3b0;2b0;1b0;\n";
        self.put("settings", "settings", SETTINGS.as_bytes());
        self.put("foreign", "learned", LEARNED.as_bytes());
        self.put("names", "names", NAMES.as_bytes());
        self.put("numbers", "numbers", NUMBERS.as_bytes());
        self.put("certificate", "name", "Ŵyn o\u{302} \u{2029}王\u{202e} & WWWW".as_bytes());
        self.put("certificate", "design", Self::CERTIFICATE.as_bytes());
        self.put("csv", "amendment", AMENDMENT.as_bytes());
        self.put("csv", "run", RUN.as_bytes());
    }
}

fn name_of(file: &Path) -> String {
    file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn ending(file: &Path) -> String {
    file.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        files.push(entry.unwrap().path());
    }
    files.retain(|file| file.is_file());
    files.sort();
    files
}

fn every_file(folder: &Path) -> Vec<PathBuf> {
    let mut all = files(folder);
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap().path();
        if entry.is_dir() {
            all.extend(every_file(&entry));
        }
    }
    all
}

type Parts = Vec<(String, Vec<u8>)>;

fn zipped_parts(bytes: &[u8]) -> Parts {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut parts = Vec::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).unwrap();
        let mut part = Vec::new();
        file.read_to_end(&mut part).unwrap();
        parts.push((file.name().unwrap().to_string(), part));
    }
    parts
}

fn streams(bytes: &[u8]) -> Parts {
    let mut file = cfb::CompoundFile::open(Cursor::new(bytes)).unwrap();
    let mut part = Vec::new();
    file.open_stream("Workbook").unwrap().read_to_end(&mut part).unwrap();
    vec![("Workbook".to_string(), part)]
}
