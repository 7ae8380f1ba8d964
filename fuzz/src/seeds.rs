//! Writes what fuzzing begins with: the inputs of the tests, cut to the form that each
//! target takes, in `fuzz/corpus/`.

use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let seeds = Seeds { corpus: project.join("fuzz/corpus"), tests: project.join("tests") };
    seeds.of_past_faults()?;
    seeds.of_packages()?;
    seeds.of_texts()?;
    seeds.of_registers()?;
    seeds.of_small_things()?;
    Ok(())
}

/// Where seeds are written, and what they are made of.
struct Seeds {
    corpus: PathBuf,
    tests: PathBuf,
}

/// The longest seed in bytes: long inputs are slow, and change little by a byte.
const LONGEST: usize = 24 << 10;

impl Seeds {
    fn put(&self, target: &str, name: &str, input: &[u8]) -> Result<(), Failure> {
        if input.len() > LONGEST {
            return Ok(());
        }
        let folder = self.corpus.join(target);
        fs::create_dir_all(&folder)?;
        let name: String = name.chars().map(|c| if c == '/' { '-' } else { c }).collect();
        Ok(fs::write(folder.join(name), input)?)
    }

    fn of_past_faults(&self) -> Result<(), Failure> {
        for (target, _) in palmares_fuzz::TARGETS {
            let folder = self.tests.join("fuzzed").join(target);
            // A target that never failed has none.
            let past = if folder.is_dir() { files(&folder)? } else { Vec::new() };
            for file in past {
                self.put(target, &name_of(&file), &fs::read(&file)?)?;
            }
        }
        Ok(())
    }

    /// Each part of each workbook by itself, all of them, and the file as it is.
    fn of_packages(&self) -> Result<(), Failure> {
        for file in files(&self.tests.join("file_kinds"))? {
            let (name, bytes) = (name_of(&file), fs::read(&file)?);
            let (targets, parts): (&[&str], _) = match ending(&file).as_str() {
                "xlsx" | "xlsm" => (&["xlsx", "copy"], zipped_parts(&bytes)?),
                "xlsb" => (&["xlsb"], zipped_parts(&bytes)?),
                "ods" => (&["ods"], zipped_parts(&bytes)?),
                "xls" => (&["xls"], streams(&bytes)?),
                _ => continue,
            };
            for target in targets {
                self.put(target, &name, &bytes)?;
                let mut whole = Vec::new();
                for (part, content) in &parts {
                    let one = [format!("@@ {part}\n").as_bytes(), content].concat();
                    self.put(target, &format!("{name}-{part}"), &one)?;
                    whole.extend_from_slice(&one);
                    whole.push(b'\n');
                }
                self.put(target, &format!("{name}-parts"), &whole)?;
            }
        }
        Ok(())
    }

    /// Workbooks that tests and gallery write as text, and what else they hold as text.
    fn of_texts(&self) -> Result<(), Failure> {
        for file in every_file(&self.tests)? {
            let name = file.strip_prefix(&self.tests)?.to_string_lossy().into_owned();
            let text = fs::read(&file)?;
            if text.starts_with(b"## ") {
                self.put("check", &name, &text)?;
            }
            match ending(&file).as_str() {
                "xml" => self.put("usebio", &name, &text)?,
                "trf" | "trfx" => self.put("trf", &name, &text)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// The folders of the gallery that hold a register, each as one input.
    fn of_registers(&self) -> Result<(), Failure> {
        for folder in fs::read_dir(self.tests.join("problems"))? {
            let folder = folder?.path();
            let mut input = Vec::new();
            for file in files(&folder)? {
                if let Some(name) = name_of(&file).strip_suffix(".xlsx.txt") {
                    input.extend_from_slice(format!("@@ {name}\n").as_bytes());
                    input.extend(fs::read(&file)?);
                }
            }
            if folder.join("register.xlsx.txt").exists() {
                self.put("register", &name_of(&folder), &input)?;
            }
        }
        Ok(())
    }

    fn of_small_things(&self) -> Result<(), Failure> {
        const NAMES: &str = "101|Ioa Yarrow|Aber\n101|Iola Yarrow|Aber\n|Zo Penn|\n102|Zo\u{eb} Penn|\n\
            0102|Dr. J. van der Berg|X\n|Berg, Johanna van der|X\n103|Rh\u{f4}s-Jones A.|\n|A Jones Rhos|";
        const NUMBERS: &str = "57.25%\n1,234.5\n-7 1/2\n\u{bd}\n2026-05-02\n2 May 26\n31/12/2025\n3NTx +1\n\
            4\u{2660} =\n1-0\n0.5-0.5\n+-\n-2147483648\n99999999999\n0.000000001\n1/3";
        const AMENDMENT: &str = "event_key,player_no,player,kind,points,date,title,organiser\n\
            club-1,101,Iola Yarrow,local,24,2026-05-02,Tuesday,Aber\nclub-1,101,Iola Yarrow,local,-12,2026-05-02,Tuesday,Aber\n";
        const RUN: &str = "@@ events.csv\nevent_key,date,title,organiser,state,last_day,on_certificates\n\
            club-1,2026-05-02,Tuesday,Aber,final,2026-05-02,no\n@@ awards.csv\n\
            event_key,player_no,player,kind,points\nclub-1,101,Iola Yarrow,local,24\nclub-1,,Zo Penn,green,0.5\n";
        self.put("names", "names", NAMES.as_bytes())?;
        self.put("numbers", "numbers", NUMBERS.as_bytes())?;
        self.put("csv", "amendment", AMENDMENT.as_bytes())?;
        self.put("csv", "run", RUN.as_bytes())
    }
}

fn name_of(file: &Path) -> String {
    file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn ending(file: &Path) -> String {
    file.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default()
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        files.push(entry?.path());
    }
    files.retain(|file| file.is_file());
    files.sort();
    Ok(files)
}

fn every_file(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut all = files(folder)?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?.path();
        if entry.is_dir() {
            all.extend(every_file(&entry)?);
        }
    }
    Ok(all)
}

type Parts = Vec<(String, Vec<u8>)>;

fn zipped_parts(bytes: &[u8]) -> Result<Parts, Failure> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes))?;
    let mut parts = Vec::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index)?;
        let mut part = Vec::new();
        file.read_to_end(&mut part)?;
        parts.push((file.name()?.to_string(), part));
    }
    Ok(parts)
}

fn streams(bytes: &[u8]) -> Result<Parts, Failure> {
    let mut file = cfb::CompoundFile::open(Cursor::new(bytes))?;
    let mut part = Vec::new();
    file.open_stream("Workbook")?.read_to_end(&mut part)?;
    Ok(vec![("Workbook".to_string(), part)])
}
