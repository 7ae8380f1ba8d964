//! A value of a file of figures, as serde asks for it.
//!
//! The deserialiser of `toml::Value` tries every kind of value for each type that is asked for,
//! names of keys too; made for all types of the rule books, that was a ninth of the program's code.
//! Here each request has one path.

use std::fmt;
use std::iter::Enumerate;

use serde::de::value::{BorrowedStrDeserializer, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use toml::map::Iter;
use toml::{Table, Value};

/// The keys and positions that lead to a value of a file.
pub(crate) type FigurePath = Vec<String>;

/// A value of a file that is read.
#[derive(Clone, Copy)]
struct FigureValue<'de>(&'de Value);

/// Why a value cannot be read, and the steps that lead to it, the innermost first.
#[derive(Debug)]
pub struct FigureError {
    message: String,
    steps: Vec<Step>,
}

/// One step from a file to a value in it.
#[derive(Debug)]
enum Step {
    Key(String),
    Position(usize),
}

impl FigureError {
    /// Why, without the place.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The keys and positions that lead to the value, or to the block where a key is missing or
    /// unknown.
    pub fn path(&self) -> FigurePath {
        let step = |step: &Step| match step {
            Step::Key(key) => key.clone(),
            Step::Position(nth) => nth.to_string(),
        };
        self.steps.iter().rev().map(step).collect()
    }
}

impl fmt::Display for FigureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.message)?;
        let key = |step: &'_ Step| match step {
            Step::Key(key) => Some(key.clone()),
            Step::Position(_) => None,
        };
        let keys: Vec<String> = self.steps.iter().rev().filter_map(key).collect();
        if keys.is_empty() {
            return Ok(());
        }
        writeln!(f, "in `{}`", keys.join("."))
    }
}

impl std::error::Error for FigureError {}

impl Error for FigureError {
    fn custom<T: fmt::Display>(message: T) -> FigureError {
        FigureError { message: message.to_string(), steps: Vec::new() }
    }
}

impl<'de> FigureValue<'de> {
    /// A text; a day is one too.
    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FigureError> {
        match self.0 {
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Datetime(day) => visitor.visit_string(day.to_string()),
            _ => self.unfit(&visitor),
        }
    }

    fn whole_number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FigureError> {
        match self.0 {
            Value::Integer(number) => visitor.visit_i64(*number),
            _ => self.unfit(&visitor),
        }
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FigureError> {
        let Value::Array(values) = self.0 else { return self.unfit(&visitor) };
        let mut rest = values.iter().enumerate();
        let read = visitor.visit_seq(UnreadItems(&mut rest))?;
        if rest.len() > 0 {
            return Err(FigureError::invalid_length(values.len(), &"fewer elements in array"));
        }
        Ok(read)
    }

    fn table<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FigureError> {
        match self.0 {
            Value::Table(table) => visitor.visit_map(UnreadKeys::from_table(table)),
            _ => self.unfit(&visitor),
        }
    }

    /// The error of a value of another kind than the visitor wants.
    fn unfit<T>(self, visitor: &dyn serde::de::Expected) -> Result<T, FigureError> {
        let found = match self.0 {
            Value::String(text) => Unexpected::Str(text),
            Value::Integer(number) => Unexpected::Signed(*number),
            Value::Float(number) => Unexpected::Float(*number),
            Value::Boolean(value) => Unexpected::Bool(*value),
            Value::Datetime(_) => Unexpected::Other("a day"),
            Value::Array(_) => Unexpected::Seq,
            Value::Table(_) => Unexpected::Map,
        };
        Err(FigureError::invalid_type(found, visitor))
    }
}

/// Several requests that are read in the same way.
macro_rules! read_by {
    ($way:ident: $($method:ident($($name:ident: $type:ty),*))+) => {
        $(fn $method<V: Visitor<'de>>(
            self,
            $($name: $type,)*
            visitor: V,
        ) -> Result<V::Value, FigureError> {
            self.$way(visitor)
        })+
    };
}

impl<'de> Deserializer<'de> for FigureValue<'de> {
    type Error = FigureError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FigureError> {
        match self.0 {
            Value::String(_) | Value::Datetime(_) => self.text(visitor),
            Value::Integer(_) => self.whole_number(visitor),
            Value::Float(number) => visitor.visit_f64(*number),
            Value::Boolean(value) => visitor.visit_bool(*value),
            Value::Array(_) => self.list(visitor),
            Value::Table(_) => self.table(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FigureError> {
        match self.0 {
            Value::Boolean(value) => visitor.visit_bool(*value),
            _ => self.unfit(&visitor),
        }
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FigureError> {
        match self.0 {
            Value::Float(number) => visitor.visit_f64(*number),
            _ => self.whole_number(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FigureError> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, FigureError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, FigureError> {
        match self.0 {
            Value::String(variant) => {
                let variant: StrDeserializer<'_, FigureError> =
                    variant.as_str().into_deserializer();
                visitor.visit_enum(variant)
            }
            Value::Table(table) if table.len() == 1 => {
                visitor.visit_enum(UnreadKeys::from_table(table))
            }
            Value::Table(table) => {
                let why = format!("wanted exactly 1 element, found {} elements", table.len());
                Err(FigureError::custom(why))
            }
            _ => self.unfit(&visitor),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FigureError> {
        visitor.visit_unit()
    }

    read_by! { text:
        deserialize_char() deserialize_str() deserialize_string() deserialize_identifier()
    }
    read_by! { whole_number:
        deserialize_i8() deserialize_i16() deserialize_i32() deserialize_i64()
        deserialize_u8() deserialize_u16() deserialize_u32() deserialize_u64()
    }
    read_by! { deserialize_f64: deserialize_f32() }
    read_by! { list:
        deserialize_seq()
        deserialize_tuple(_len: usize)
        deserialize_tuple_struct(_name: &'static str, _len: usize)
    }
    read_by! { table:
        deserialize_map()
        deserialize_struct(_name: &'static str, _fields: &'static [&'static str])
    }
    serde::forward_to_deserialize_any! { bytes byte_buf unit unit_struct }
}

/// The values of a list that are still to be read.
struct UnreadItems<'a, 'de>(&'a mut Enumerate<std::slice::Iter<'de, Value>>);

impl<'de> SeqAccess<'de> for UnreadItems<'_, 'de> {
    type Error = FigureError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, FigureError> {
        let Some((nth, value)) = self.0.next() else { return Ok(None) };
        let below = |mut error: FigureError| {
            error.steps.push(Step::Position(nth));
            error
        };
        seed.deserialize(FigureValue(value)).map(Some).map_err(below)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The keys of a table that are still to be read, and the value of the last one.
pub(super) struct UnreadKeys<'de> {
    rest: Iter<'de, String, Value>,
    last: Option<(&'de str, &'de Value)>,
}

impl<'de> UnreadKeys<'de> {
    pub(super) fn from_table(table: &'de Table) -> UnreadKeys<'de> {
        UnreadKeys { rest: table.iter(), last: None }
    }

    /// Goes to the next key.
    fn next(&mut self) -> Option<&'de str> {
        self.last = self.rest.next().map(|(key, value)| (key.as_str(), value));
        self.last.map(|(key, _)| key)
    }

    /// The value of the last key, and an error's way from there to the key.
    fn value(
        &self,
    ) -> Result<(FigureValue<'de>, impl Fn(FigureError) -> FigureError), FigureError> {
        let (key, value) = self.last.ok_or_else(|| FigureError::custom("value is missing"))?;
        let below = move |mut error: FigureError| {
            error.steps.push(Step::Key(key.to_string()));
            error
        };
        Ok((FigureValue(value), below))
    }
}

impl<'de> MapAccess<'de> for UnreadKeys<'de> {
    type Error = FigureError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, FigureError> {
        self.next().map(|key| seed.deserialize(BorrowedStrDeserializer::new(key))).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<T::Value, FigureError> {
        let (value, below) = self.value()?;
        seed.deserialize(value).map_err(below)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

impl<'de> EnumAccess<'de> for UnreadKeys<'de> {
    type Error = FigureError;
    type Variant = UnreadKeys<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(
        mut self,
        seed: T,
    ) -> Result<(T::Value, UnreadKeys<'de>), FigureError> {
        let key = self.next().unwrap_or_default();
        Ok((seed.deserialize(BorrowedStrDeserializer::new(key))?, self))
    }
}

impl<'de> VariantAccess<'de> for UnreadKeys<'de> {
    type Error = FigureError;

    fn unit_variant(self) -> Result<(), FigureError> {
        let (value, below) = self.value()?;
        value.unfit(&"the name alone").map_err(below)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, FigureError> {
        let (value, below) = self.value()?;
        seed.deserialize(value).map_err(below)
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, FigureError> {
        let (value, below) = self.value()?;
        value.list(visitor).map_err(below)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, FigureError> {
        let (value, below) = self.value()?;
        value.table(visitor).map_err(below)
    }
}
