//! How much each piece of evidence says, as in `weights.toml`.

use std::sync::OnceLock;

use serde::Deserialize;

use engine::rules::parse_figures;

macro_rules! weights {
    ($($section:ident $Section:ident { $($name:ident),+ $(,)? })+) => {
        /// The weights of `weights.toml`, where each is explained.
        #[derive(Deserialize, Clone, Default, Debug)]
        #[serde(deny_unknown_fields)]
        pub(super) struct Weights {
            $(pub(super) $section: $Section,)+
        }

        $(
            #[doc = concat!("The section `", stringify!($section), "`.")]
            #[derive(Deserialize, Clone, Default, Debug)]
            #[serde(deny_unknown_fields)]
            pub(super) struct $Section {
                $(pub(super) $name: i32,)+
            }
        )+

        #[cfg(test)]
        impl Weights {
            /// Each weight with its name.
            fn each(&mut self) -> Vec<(&'static str, &mut i32)> {
                vec![$($((concat!(stringify!($section), ".", stringify!($name)),
                    &mut self.$section.$name),)+)+]
            }
        }
    };
}

weights! {
    sureness SurenessWeights { certain, likely, close }
    heading HeadingWeights {
        whole, turned, part, inside, word, alike, thin, line, row, rare, people,
    }
    cells CellWeights { telling, running, loose, shape, people, measure }
    names NameWeights { beside, other, alone, single }
    relation RelationWeights {
        in_order, ranks, unproved, counts, proportion, no_award, award, league, unheaded, between,
        once, sections,
    }
    side SideWeights { name, own, result, composed }
    series SeriesWeights { sure, likely, headed }
}

#[cfg(not(test))]
pub(super) fn weights() -> &'static Weights {
    kept()
}

/// The weights in force.
fn kept() -> &'static Weights {
    static WEIGHTS: OnceLock<Weights> = OnceLock::new();
    WEIGHTS.get_or_init(|| parse_figures(include_str!("weights.toml")).unwrap_or_default())
}

#[cfg(test)]
pub(super) use tests::weights;

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::cell::Cell;
    use std::path::Path;

    use super::*;
    use crate::{adopted_csv_rows, recognise_workbook};

    thread_local! {
        static TRIED: Cell<Option<&'static Weights>> = const { Cell::new(None) };
    }

    /// The weights that a test tries, or those in force.
    pub(in super::super) fn weights() -> &'static Weights {
        TRIED.get().unwrap_or_else(kept)
    }

    /// What is recognised in the sheets of `tests/foreign`, one after the other.
    fn read(copies: &[model::WorkbookCopy]) -> impl Iterator<Item = Vec<[String; 9]>> {
        copies.iter().map(|copy| adopted_csv_rows("sheet", &recognise_workbook(copy), copy))
    }

    #[test]
    fn the_file_of_weights_is_whole() {
        assert!(parse_figures::<Weights>(include_str!("weights.toml")).is_ok());
    }

    #[test]
    fn each_weight_matters() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/foreign");
        let mut files: Vec<_> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let copies: Vec<_> = files
            .iter()
            .filter(|file| !file.ends_with("expected.csv"))
            .map(|file| {
                workbook::read_any_table_file(&std::fs::read(file).unwrap(), &Default::default())
            })
            .map(|opened| opened.unwrap().workbook_copy)
            .collect();
        assert!(copies.len() > 30);
        let usual: Vec<_> = read(&copies).collect();
        let names: Vec<&str> = kept().clone().each().into_iter().map(|(name, _)| name).collect();
        let matters = |at: &usize| {
            [-60, 60].into_iter().any(|by| {
                let mut other = kept().clone();
                *other.each()[*at].1 += by;
                TRIED.set(Some(Box::leak(Box::new(other))));
                let differs = read(&copies).zip(&usual).any(|(one, usual)| one != *usual);
                TRIED.set(None);
                differs
            })
        };
        let idle: Vec<&str> =
            (0..names.len()).filter(|at| !matters(at)).map(|at| names[at]).collect();
        assert_eq!(idle, Vec::<&str>::new(), "no sheet tells these weights apart");
    }
}
