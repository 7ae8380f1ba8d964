//! Couples of whom one is not named: `Mr & Mrs Tom Quayle`, `Tom Quayle & wife`.

use std::sync::OnceLock;

use serde::Deserialize;

use engine::rules::parse_figures;

/// The words of `couples.toml`.
#[derive(Deserialize, Default)]
struct Words {
    courtesy: Vec<String>,
    titles: Vec<String>,
    spouse: Vec<String>,
    possessive: Vec<String>,
}

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| parse_figures(include_str!("couples.toml")).unwrap_or_default())
}

/// Whether a word before a name is left out of it: `Mrs`, `Herr`.
pub(super) fn is_courtesy_title(word: &str) -> bool {
    let small = word.trim_end_matches('.').to_lowercase();
    words().courtesy.contains(&small)
}

/// Whether a word stands before the name of a man or a woman.
fn is_before_name(word: &str) -> bool {
    let small = word.to_lowercase();
    let bare = small.trim_end_matches('.');
    is_courtesy_title(word) || words().titles.iter().any(|known| *known == small || known == bare)
}

/// Whether a text tells of somebody beside another and gives no name: `Mr`, `wife`, `his wife`.
pub(super) fn is_unnamed_spouse(text: &str) -> bool {
    let small = text.to_lowercase();
    let spouse = |word: &str| words().spouse.iter().any(|known| known == word);
    let whose = |word: &str| words().possessive.iter().any(|known| known == word);
    is_addressed(text)
        || match small.split_whitespace().collect::<Vec<_>>()[..] {
            [only] => spouse(only),
            [before, last] => whose(before) && spouse(last),
            _ => false,
        }
}

/// Whether all words of a text stand before names.
fn is_addressed(text: &str) -> bool {
    let mut words = text.split_whitespace().peekable();
    words.peek().is_some() && words.all(is_before_name)
}

/// Whether a name is one word behind what stands before it: `Mrs Quayle`.
pub(super) fn lacks_forename(name: &str) -> bool {
    let behind = name.split_whitespace().skip_while(|word| is_before_name(word)).count();
    // `M. Ash` may be an initial.
    let is_whole = |word: &str| is_before_name(word) && word.trim_end_matches('.').len() > 1;
    behind <= 1 && name.split_whitespace().next().is_some_and(is_whole)
}

/// The man of `Mr`, `Mrs Tom Quayle`, and what stands before the name of his wife: the forename is
/// his.
pub(super) fn split_couple_under_one_name<'a>(parts: &[&'a str]) -> Option<(String, &'a str)> {
    let [first, second] = parts else { return None };
    let title = second.split_whitespace().next().filter(|word| is_before_name(word))?;
    let name: Vec<&str> =
        second.split_whitespace().skip_while(|word| is_before_name(word)).collect();
    (is_addressed(first) && name.len() > 1).then(|| (name.join(" "), title))
}
