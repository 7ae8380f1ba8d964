//! Long lists over several pages, each below 150 KB: rows and cards are divided by the bytes of
//! their markup, and each page links to others.

use super::PageLink;

/// The markup of the rows of a page, in bytes; with head and foot it stays below 150 KB.
const MOST_BYTES: usize = 110 << 10;

/// Fills pages with rows, one after the other.
#[derive(Default)]
pub(super) struct PageFiller {
    pages: usize,
    used: usize,
}

impl PageFiller {
    /// Adds a row with about so many bytes of markup. Returns the page it is on, from 0.
    pub(super) fn add_row(&mut self, bytes: usize) -> usize {
        if self.pages == 0 || self.used + bytes > MOST_BYTES && self.used > 0 {
            self.pages += 1;
            self.used = 0;
        }
        self.used += bytes;
        self.pages - 1
    }
}

/// The rows of each page; `bytes` is about the markup of a row. There is at least one page.
pub(super) fn split_rows_into_pages<T>(rows: Vec<T>, bytes: impl Fn(&T) -> usize) -> Vec<Vec<T>> {
    let mut filling = PageFiller::default();
    let mut pages = vec![Vec::new()];
    for row in rows {
        let page = filling.add_row(bytes(&row));
        if page == pages.len() {
            pages.push(Vec::new());
        }
        pages[page].push(row);
    }
    pages
}

/// Cards in printed sheets with as many on each.
pub(super) fn split_cards_into_sheets<T>(cards: Vec<T>, on_each: usize) -> Vec<Vec<T>> {
    let mut cards = cards.into_iter().peekable();
    let mut sheets = Vec::new();
    while cards.peek().is_some() {
        sheets.push(cards.by_ref().take(on_each.max(1)).collect());
    }
    sheets
}

/// The links to pages of sheets, each with the names of its first and last card.
pub(super) fn card_page_links<T>(
    stem: &str,
    pages: &[Vec<Vec<T>>],
    name: impl Fn(&T) -> &str,
) -> Vec<PageLink> {
    let link = |(at, sheets): (usize, &Vec<Vec<T>>)| {
        let cards: Vec<&T> = sheets.iter().flatten().collect();
        let ends = [cards.first(), cards.last()].map(|card| card.map_or("", |card| name(card)));
        PageLink { href: page_file_name(stem, at), text: ends.join(" \u{2013} "), here: false }
    };
    pages.iter().enumerate().map(link).collect()
}

/// The file of a page of a kind: `players.html`, `players-2.html`.
pub(super) fn page_file_name(stem: &str, page: usize) -> String {
    if page == 0 { format!("{stem}.html") } else { format!("{stem}-{}.html", page + 1) }
}

/// More pages than these are not all linked from each: the first and the last ones, those around the
/// one that is shown, and some at equal distances.
const MOST_LINKS: usize = 60;
/// Pages on each side of the one that is shown.
const AROUND: usize = 10;

/// The links to pages, of which one is shown.
pub(super) fn page_navigation_links(links: &[PageLink], shown: &str) -> Vec<PageLink> {
    if links.len() < 2 {
        return Vec::new();
    }
    let here = links.iter().position(|link| link.href == shown).unwrap_or_default();
    let apart = links.len().div_ceil(MOST_LINKS - 2 * AROUND);
    let is_near = |at: usize| at.abs_diff(here) <= AROUND || at + 1 == links.len();
    let is_linked =
        |at: usize| links.len() <= MOST_LINKS || is_near(at) || at.is_multiple_of(apart);
    let link = |(at, link): (usize, &PageLink)| PageLink { here: at == here, ..link.clone() };
    links.iter().enumerate().filter(|(at, _)| is_linked(*at)).map(link).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_full_and_have_every_row_once() {
        let sizes = vec![60 << 10, 40 << 10, 20 << 10, 200 << 10, 1, 2];
        let pages = split_rows_into_pages(sizes.clone(), |size| *size);
        assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1, 1, 2]);
        assert_eq!(pages.concat(), sizes);
        assert_eq!(split_rows_into_pages(Vec::new(), |size| *size), [Vec::<usize>::new()]);
        let files = [page_file_name("events", 0), page_file_name("events", 1)];
        assert_eq!(files, ["events.html", "events-2.html"]);
    }

    #[test]
    fn of_many_pages_each_links_some() {
        let link =
            |at| PageLink { href: page_file_name("events", at), text: at.to_string(), here: false };
        let all: Vec<PageLink> = (0..5_000).map(link).collect();
        assert_eq!(page_navigation_links(&all[..60], "events.html").len(), 60);
        let some = page_navigation_links(&all, "events-1234.html");
        assert!(some.len() <= MOST_LINKS + 2, "{}", some.len());
        let texts: Vec<&str> = some.iter().map(|link| link.text.as_str()).collect();
        assert_eq!((texts[0], texts[texts.len() - 1]), ("0", "4999"));
        assert!((1_223..=1_243).all(|at| texts.contains(&at.to_string().as_str())));
        let here: Vec<&PageLink> = some.iter().filter(|link| link.here).collect();
        assert_eq!((here.len(), &*here[0].href), (1, "events-1234.html"));
    }
}
