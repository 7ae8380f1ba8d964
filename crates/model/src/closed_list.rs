//! The closed lists of the form as enums.
//!
//! `words!` makes an enum of each list and is the only place that spells its words. The form's
//! drop-downs and header notes show `WORDS`; cells are parsed into variants. To add a word, add a
//! line.

/// A word of a closed list of the form.
pub trait ClosedListWord: Copy + 'static {
    /// The words in the form's order and spelling.
    const WORDS: &'static [&'static str];
    /// The value of a word; the spelling must be the form's.
    fn named(word: &str) -> Option<Self>;
}

/// Declares an enum of a closed list, each variant with its word.
#[macro_export]
macro_rules! words {
    ($($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:literal,)* })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$about])* $variant,)*
        }

        impl $name {
            /// All values, in the order of the form.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            /// All words, in the order of the form.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// The word on the form.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// The value of a word; the spelling must be the form's.
            pub fn named(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name::$variant),)*
                    _ => None,
                }
            }
        }

        impl $crate::ClosedListWord for $name {
            const WORDS: &'static [&'static str] = $name::WORDS;
            fn named(word: &str) -> Option<$name> {
                $name::named(word)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> std::result::Result<S::Ok, S::Error> {
                to.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> std::result::Result<Self, D::Error> {
                let word = std::borrow::Cow::<'de, str>::deserialize(from)?;
                let unknown = || serde::de::Error::unknown_variant(&word, Self::WORDS);
                $name::named(&word).ok_or_else(unknown)
            }
        }
    )*};
}
