//! Long lists over several pages.

use super::PageLink;

/// The markup of the rows of a page, in bytes; with head and foot it stays below 150 KB.
const MOST_BYTES: usize = 110 << 10;

/// The rows of each page; `bytes` is about the markup of a row. There is at least one page.
pub(super) fn pages_of<T>(rows: Vec<T>, bytes: impl Fn(&T) -> usize) -> Vec<Vec<T>> {
    let mut pages = vec![Vec::new()];
    let mut used = 0;
    for row in rows {
        let size = bytes(&row);
        if used + size > MOST_BYTES && used > 0 {
            pages.push(Vec::new());
            used = 0;
        }
        used += size;
        if let Some(page) = pages.last_mut() {
            page.push(row);
        }
    }
    pages
}

/// Cards in printed sheets with as many on each.
pub(super) fn sheets_of<T>(cards: Vec<T>, on_each: usize) -> Vec<Vec<T>> {
    let mut cards = cards.into_iter().peekable();
    let mut sheets = Vec::new();
    while cards.peek().is_some() {
        sheets.push(cards.by_ref().take(on_each.max(1)).collect());
    }
    sheets
}

/// The links to pages of sheets, each with the names of its first and last card.
pub(super) fn links_of<T>(
    stem: &str,
    pages: &[Vec<Vec<T>>],
    name: impl Fn(&T) -> &str,
) -> Vec<PageLink> {
    let link = |(at, sheets): (usize, &Vec<Vec<T>>)| {
        let cards: Vec<&T> = sheets.iter().flatten().collect();
        let ends = [cards.first(), cards.last()].map(|card| card.map_or("", |card| name(card)));
        PageLink { href: file_of(stem, at), text: ends.join(" \u{2013} "), here: false }
    };
    pages.iter().enumerate().map(link).collect()
}

/// The file of a page of a kind: `players.html`, `players-2.html`.
pub(super) fn file_of(stem: &str, page: usize) -> String {
    if page == 0 { format!("{stem}.html") } else { format!("{stem}-{}.html", page + 1) }
}

/// The links to pages, of which one is shown.
pub(super) fn links_from(links: &[PageLink], shown: &str) -> Vec<PageLink> {
    if links.len() < 2 {
        return Vec::new();
    }
    let link = |link: &PageLink| PageLink { here: link.href == shown, ..link.clone() };
    links.iter().map(link).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_full_and_have_every_row_once() {
        let sizes = vec![60 << 10, 40 << 10, 20 << 10, 200 << 10, 1, 2];
        let pages = pages_of(sizes.clone(), |size| *size);
        assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1, 1, 2]);
        assert_eq!(pages.concat(), sizes);
        assert_eq!(pages_of(Vec::new(), |size| *size), [Vec::<usize>::new()]);
        let files = [file_of("events", 0), file_of("events", 1)];
        assert_eq!(files, ["events.html", "events-2.html"]);
    }
}
