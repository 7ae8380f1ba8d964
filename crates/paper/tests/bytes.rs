//! How many bytes a certificate takes on a page of many.
#![allow(clippy::unwrap_used)] // a test fails by panicking

use std::fmt::Write as _;

use paper::{CertificateDesign, PageAsset, PaperSheet, PlacedDesign, sheets_to_svg};

/// A certificate among many takes no more, the first of them no more than four.
const MOST_BYTES: usize = 560;

/// The texts of a certificate on A4, each with the middle of its baseline, its size and its colour.
const TEXTS: [(&str, u32, f32, f32, &str); 14] = [
    ("union", 105, 77.0, 5.0, "#22292b"),
    ("heading", 105, 94.0, 15.0, "#1f4e5f"),
    ("awarded", 105, 107.0, 5.0, "#22292b"),
    ("name", 105, 126.0, 18.0, "#1f4e5f"),
    ("member", 105, 136.5, 3.9, "#5b6466"),
    ("achievement", 105, 164.66, 13.0, "#22292b"),
    ("event", 105, 180.132, 8.0, "#22292b"),
    ("occasion", 105, 194.506, 4.8, "#22292b"),
    ("points", 105, 215.527, 9.0, "#1f4e5f"),
    ("words", 105, 226.644, 4.6, "#22292b"),
    ("issued", 50, 246.4, 4.4, "#22292b"),
    ("officer", 160, 252.4, 3.2, "#5b6466"),
    ("number", 105, 252.4, 3.2, "#5b6466"),
    ("print", 105, 263.5, 2.8, "#5b6466"),
];

fn design() -> CertificateDesign {
    let mut svg =
        "<svg viewBox='0 0 210 297'><g font-family='serif' text-anchor='middle'>".to_string();
    for (slot, x, y, size, colour) in TEXTS {
        let height = if slot == "print" { " data-height='13.5'" } else { "" };
        write!(
            svg,
            "<text id='{slot}' x='{x}' y='{y}' font-size='{size}' fill='{colour}' \
             data-width='146'{height}/>"
        )
        .unwrap();
    }
    CertificateDesign::read(&(svg + "</g></svg>")).unwrap()
}

/// What the certificate of the player's evening says.
fn text(slot: &str, evening: usize) -> String {
    let (tables, place) = (7 + evening % 9, 1 + evening % 5);
    match slot {
        "union" => "WELSH BRIDGE UNION".to_string(),
        "heading" => "Master Point Certificate".to_string(),
        "awarded" => "awarded to".to_string(),
        "name" => "Gareth Hollis".to_string(),
        "member" => "Member number 100007".to_string(),
        "achievement" => {
            ["First", "Second", "Third", "Fourth", "Fifth"][place - 1].to_string() + " place"
        }
        "event" => format!("Ashdown {evening} Bridge Club mitchell 4"),
        "occasion" => format!("organised by Ashdown {evening} Bridge Club, {place} March 2025"),
        "points" => format!("{} Local Points", 6 * (6 - place)),
        "words" => "in words: twenty-four".to_string(),
        "issued" => format!("{place} March 2025"),
        "officer" => "Issuing officer".to_string(),
        "number" => format!("Certificate 5XLL-BC9V-{:04}", evening * 331),
        _ => format!(
            "Scale A: {tables} full tables, 18-35 boards, one winner: 5 awards of 6; place {place} of 5 \
             awards, in a field of {}: {} x 6 = {}. Clauses 4.1.1, 4.1.2, 4.1.3, 4.1.4, 4.1.5 of the \
             WBU Master Point Handbook, 5th edition (2003). Any alteration must be signed by the \
             issuing officer (1.11.2). Made by computer: it counts where the union has authorised \
             its issuer to do so (1.8.3).",
            2 * tables,
            6 - place,
            6 * (6 - place),
        ),
    }
}

#[test]
fn a_certificate_among_many_is_small() {
    let design = design();
    let sheet = |evening: usize| {
        let texts = design.typeset(&|slot| Some(text(slot, evening)));
        let label = text("number", evening);
        let placed = vec![PlacedDesign {
            design: &design,
            texts,
            code: None,
            label,
            x: 0.0,
            y: 0.0,
            width: 210.0,
        }];
        PaperSheet { width: 210.0, height: 297.0, placed }
    };
    let sheets: Vec<PaperSheet<'_>> = (1..=20).map(sheet).collect();
    let address = |_: &CertificateDesign, file| match file {
        PageAsset::Backdrop => "classic-a2cbc206e6242fc6.svg".to_string(),
        PageAsset::Stylesheet => "classic-9ceb8d63d5f3e5a1.css".to_string(),
    };
    let drawn = sheets_to_svg(&sheets, &address);
    let (first, others) = drawn.split_first().unwrap();
    let bytes = others.iter().map(String::len).sum::<usize>() / others.len();
    println!("the first certificate {} bytes, each other one {bytes}", first.len());
    assert!(bytes <= MOST_BYTES, "{bytes} bytes: {}", others.last().unwrap());
    assert!(first.len() <= 4 * MOST_BYTES, "{first}");
}
