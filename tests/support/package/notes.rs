//! Checks notes: each has a text and a shape on the same cell.

use std::collections::BTreeSet;

use super::Package;
use super::areas::{cell, units};
use super::xml::Element;

/// Checks the notes of a sheet; `comments` and `shapes` are its parts.
pub fn check(package: &mut Package, sheet: &str, comments: Option<String>, shapes: Option<String>) {
    let (Some(comments), Some(shapes)) = (&comments, &shapes) else {
        return package.must(comments.is_none() && shapes.is_none(), sheet, || {
            format!("has notes in {comments:?} and shapes in {shapes:?}")
        });
    };
    let texts = texts(package, comments);
    let drawn = drawn(package, shapes);
    let same = texts == drawn;
    package.must(same, sheet, || format!("has notes on {texts:?} and shapes on {drawn:?}"));
}

/// The cells with a text.
fn texts(package: &mut Package, part: &str) -> BTreeSet<(u32, u32)> {
    let mut cells = BTreeSet::new();
    let Some(root) = package.parts.remove(part) else { return cells };
    let authors = root.child("authors").map_or(0, |list| list.all("author").count());
    for comment in root.child("commentList").iter().flat_map(|list| list.all("comment")) {
        let place = comment.get("ref").unwrap_or_default();
        match cell(place) {
            Some(at) => {
                package.must(cells.insert(at), part, || format!("two notes on {place}"));
            }
            None => package.fault(part, &format!("a note on {place:?}")),
        }
        let author = comment.number("authorId");
        package.must(author.is_some_and(|author| author < authors), part, || {
            format!("{place} is by author {author:?}")
        });
        let text = comment.whole_text();
        package.must(units(&text) <= 32_767, part, || format!("the note on {place} is too long"));
    }
    cells
}

/// The cells with a shape.
fn drawn(package: &mut Package, part: &str) -> BTreeSet<(u32, u32)> {
    let mut cells = BTreeSet::new();
    let Some(root) = package.parts.remove(part) else { return cells };
    let mut ids = BTreeSet::new();
    for shape in root.all("shape") {
        let id = shape.get("id").unwrap_or_default();
        package.must(ids.insert(id.to_string()), part, || format!("two shapes are {id}"));
        let data = shape.child("ClientData");
        let number = |name: &str| -> Option<u32> {
            data.and_then(|data| data.child(name)).map(Element::whole_text)?.parse().ok()
        };
        match number("Row").zip(number("Column")) {
            Some((row, column)) => {
                let at = (row + 1, column + 1);
                package.must(cells.insert(at), part, || format!("two shapes on {at:?}"));
            }
            None => package.fault(part, &format!("{id} is on no cell")),
        }
        let anchor = data.and_then(|data| data.child("Anchor")).map(Element::whole_text);
        let numbers: Option<Vec<u32>> =
            anchor.and_then(|text| text.split(',').map(|n| n.trim().parse().ok()).collect());
        let sound = numbers.is_some_and(|n| n.len() == 8 && n[0] <= n[4] && n[2] <= n[6]);
        package.must(sound, part, || format!("{id} has no place"));
    }
    cells
}
