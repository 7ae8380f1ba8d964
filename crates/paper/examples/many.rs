//! Sets many certificates as PDF files of forty, and as one file; tells time and size.
//!
//! `cargo run --release -p palmares-paper --features pdf --example many -- 20000`
#![allow(clippy::unwrap_used)] // an example ends at the first fault

use std::fmt::Write as _;
use std::time::Instant;

use paper::{CertificateDesign, PaperSheet, PdfFile, PlacedDesign, make_typesettable};

/// The sheets of a file.
const OF_A_CLUB: usize = 40;

/// A design with a frame of waves and the texts of a certificate.
fn design() -> CertificateDesign {
    let mut svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 210 297'>\
        <g fill='none' stroke='#a8843a' stroke-width='.35'>"
        .to_string();
    for (x, y, dx, dy, count) in
        [(18, 15, 3, 0, 58), (18, 282, 3, 0, 58), (15, 18, 0, 3, 87), (195, 18, 0, 3, 87)]
    {
        for side in [2, -2] {
            let (bend_x, bend_y) = if dy == 0 { (1, side) } else { (side, 1) };
            write!(svg, "<path d='M{x} {y}q{bend_x} {bend_y} {dx} {dy}").unwrap();
            (1..count).for_each(|_| write!(svg, "t{dx} {dy}").unwrap());
            svg.push_str("'/>");
        }
    }
    svg.push_str("</g><g data-flow='' text-anchor='middle'>");
    for (slot, y, size) in [
        ("union", 60, 5),
        ("heading", 80, 14),
        ("name", 110, 17),
        ("member", 122, 4),
        ("achievement", 150, 12),
        ("event", 165, 8),
        ("occasion", 177, 5),
        ("points", 195, 9),
        ("words", 205, 5),
    ] {
        write!(
            svg,
            "<text id='{slot}' x='105' y='{y}' font-size='{size}' data-width='150' data-lines='2'/>"
        )
        .unwrap();
    }
    svg.push_str("</g><text id='print' x='105' y='250' font-size='3' text-anchor='middle' data-width='150' data-height='16'/></svg>");
    CertificateDesign::read(&svg).unwrap()
}

/// The texts of the certificate with a number.
fn text(slot: &str, number: usize) -> Option<String> {
    let text = match slot {
        "union" => "WELSH BRIDGE UNION".to_string(),
        "heading" => "Master Point Certificate".to_string(),
        "name" => format!("Gwenllïan Llŷr-Prŷs {number} of Abergwyngregyn ap Llywelyn Fawr"),
        "member" => format!("Member number {number}"),
        "achievement" => "Shared second place".to_string(),
        "event" => "The Memorial Charity Invitation Swiss Pairs Championship of South-West Wales".to_string(),
        "occasion" => "organised by Llanfair Bridge Club, 5 May 2026".to_string(),
        "points" => format!("{} Local Points", number % 400),
        "words" => "in words: one hundred and twenty-six".to_string(),
        _ => "Scale A: 25 full tables, 18-35 boards, one winner: 17 awards in equal steps from the maximum of 100; \
              place 10 of 17 = 48. Clauses 4.1.1, 4.1.2, 4.1.3, 4.1.4, 4.1.5 of the handbook."
            .to_string(),
    };
    Some(make_typesettable(&text, |_| String::new()).text)
}

/// The bytes of files with so many sheets each.
fn files(design: &CertificateDesign, count: usize, each: usize) -> usize {
    let numbers: Vec<usize> = (0..count).collect();
    let file = |numbers: &[usize]| {
        let mut book = PdfFile::new("Certificates", (2026, 5, 5)).unwrap();
        for number in numbers {
            let texts = design.typeset(&|slot| text(slot, *number));
            let label = format!("Certificate {number}");
            let placed = vec![PlacedDesign {
                design,
                texts,
                code: None,
                label,
                x: 0.0,
                y: 0.0,
                width: 210.0,
            }];
            book.add_sheet(&PaperSheet { width: 210.0, height: 297.0, placed }).unwrap();
        }
        book.finish().unwrap().len()
    };
    numbers.chunks(each).map(file).sum()
}

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(20_000);
    let design = design();
    let whole = std::env::args().nth(2).is_some();
    let began = Instant::now();
    let bytes = files(&design, count, if whole { count } else { OF_A_CLUB });
    let seconds = began.elapsed().as_secs_f64();
    println!("{count} certificates, {:.1} MB, {seconds:.1} s", bytes as f64 / 1e6);
}
