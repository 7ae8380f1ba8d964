//! Couples of whom one is not named: `Mr & Mrs Tom Quayle`, `Tom Quayle & wife`.

use std::sync::OnceLock;

use serde::Deserialize;

use engine::rules::figures;

/// The words of `couples.toml`.
#[derive(Deserialize, Default)]
struct Words {
    courtesy: Vec<String>,
    spouse: Vec<String>,
}

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| figures(include_str!("couples.toml")).unwrap_or_default())
}

/// Whether a word stands before the name of a man or a woman.
fn is_courtesy(word: &str) -> bool {
    let small = word.to_lowercase();
    let bare = small.trim_end_matches('.');
    words().courtesy.iter().any(|known| *known == small || known == bare)
}

/// Whether a text tells of somebody beside another and gives no name: `Mr`, `wife`.
pub(super) fn is_nameless(text: &str) -> bool {
    let spouse = |word: &str| words().spouse.contains(&word.to_lowercase());
    // `his wife`, `und seine Frau`
    let last = text.split_whitespace().last();
    is_addressed(text) || text.split_whitespace().count() < 3 && last.is_some_and(spouse)
}

/// Whether all words of a text stand before names.
fn is_addressed(text: &str) -> bool {
    let mut words = text.split_whitespace().peekable();
    words.peek().is_some() && words.all(is_courtesy)
}

/// Whether a name is one word behind what stands before it: `Mrs Quayle`.
pub(super) fn is_without_forename(name: &str) -> bool {
    let behind = name.split_whitespace().skip_while(|word| is_courtesy(word)).count();
    // `M. Ash` may be an initial.
    let is_whole = |word: &str| is_courtesy(word) && word.trim_end_matches('.').len() > 1;
    behind <= 1 && name.split_whitespace().next().is_some_and(is_whole)
}

/// The man of `Mr`, `Mrs Tom Quayle`, and what stands before the name of his wife: the forename is
/// his.
pub(super) fn named_after_one<'a>(parts: &[&'a str]) -> Option<(String, &'a str)> {
    let [first, second] = parts else { return None };
    let title = second.split_whitespace().next().filter(|word| is_courtesy(word))?;
    let name: Vec<&str> = second.split_whitespace().skip_while(|word| is_courtesy(word)).collect();
    (is_addressed(first) && name.len() > 1).then(|| (name.join(" "), title))
}
