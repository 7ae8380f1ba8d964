//! Reads the arithmetic of a basis as a person would, and works it out again, exactly and apart
//! from the code that printed it: both sides of each `=` are exactly equal, those of each `≈` are
//! near and not exact, each rounding is right, and no sum has fractions beside decimals.

use num_rational::Ratio;

type Number = Ratio<i128>;

/// What is wrong with the arithmetic of a basis; empty if nothing is.
pub fn faults(basis: &str) -> Vec<String> {
    let tokens = tokens(basis);
    let mut faults = Vec::new();
    for at in (0..tokens.len()).filter(|at| is_equation(&tokens[*at])) {
        if let Err(why) = check_equation(&tokens, at) {
            faults.push(format!("{why}: {basis}"));
        }
    }
    for at in 0..tokens.len() {
        if let Err(why) = check_change(&tokens, at) {
            faults.push(format!("{why}: {basis}"));
        }
    }
    faults
}

/// The number of equations that were worked out.
pub fn equations(basis: &str) -> usize {
    let tokens = tokens(basis);
    let known = |at: usize| matches!(check_equation(&tokens, at), Ok(true));
    (0..tokens.len()).filter(|at| is_equation(&tokens[*at]) && known(*at)).count()
}

fn is_equation(token: &Token) -> bool {
    matches!(token, Token::Equals | Token::Near)
}

/// Whether a number stands in a basis, to two decimals.
pub fn states(basis: &str, number: &str) -> bool {
    let Some(Token::Number(wanted, _)) = number_of(number) else { return false };
    let near = |value: &Span| {
        value.low - Ratio::new(1, 200) <= wanted.low
            && wanted.low <= value.high + Ratio::new(1, 200)
    };
    tokens(basis).iter().any(|token| matches!(token, Token::Number(value, _) if near(value)))
}

/// A number, known between two bounds: `0.307...` is at least 0.307 and at most 0.308.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Span {
    low: Number,
    high: Number,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Whole,
    Decimal,
    Fraction,
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Number(Span, Kind),
    /// The terms that a long sum leaves out.
    LeftOut,
    /// `x`, `+`, `-`, `/`.
    By(char),
    Open,
    Close,
    Equals,
    /// `≈`: a side has a number that is cut or rounded.
    Near,
    Word(String),
    /// What ends a sum: `,`, `;`, `:`.
    End,
}

impl Span {
    fn exactly(number: Number) -> Span {
        Span { low: number, high: number }
    }

    fn by(self, sign: char, other: Span) -> Option<Span> {
        let zero = Number::from(0);
        let apply = |a: Number, b: Number| match sign {
            '+' => Some(a + b),
            '-' => Some(a - b),
            'x' => Some(a * b),
            _ => (b != zero).then(|| a / b),
        };
        let ends = [
            apply(self.low, other.low)?,
            apply(self.low, other.high)?,
            apply(self.high, other.low)?,
            apply(self.high, other.high)?,
        ];
        Some(Span { low: *ends.iter().min()?, high: *ends.iter().max()? })
    }

    fn root(self) -> Span {
        const FINE: i128 = 1_000_000_000;
        let exact = Ratio::new(self.low.numer().isqrt(), self.low.denom().isqrt());
        if self.low == self.high && exact * exact == self.low {
            return Span::exactly(exact);
        }
        let root = |number: Number| (number * FINE * FINE).floor().to_integer().isqrt();
        Span { low: Ratio::new(root(self.low), FINE), high: Ratio::new(root(self.high) + 1, FINE) }
    }
}

/// The tokens of a text. A remark in brackets is none.
fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    for chunk in text.split_whitespace() {
        let mut rest = chunk;
        while let Some(after) = rest.strip_prefix('(') {
            tokens.push(Token::Open);
            rest = after;
        }
        let is_root = rest.starts_with("sqrt(");
        let end = rest.trim_end_matches([',', ';', ':']);
        let ended = end.len() < rest.len();
        let (core, closed) = match is_root {
            true => (&end[..end.find(')').unwrap_or(end.len() - 1) + 1], 0),
            false => {
                let core = end.trim_end_matches(')');
                (core, end.len() - core.len())
            }
        };
        tokens.extend(token_of(core));
        tokens.extend((0..closed).map(|_| Token::Close));
        if ended {
            tokens.push(Token::End);
        }
    }
    without_remarks(joined(tokens))
}

fn token_of(core: &str) -> Option<Token> {
    match core {
        "" => None,
        "=" => Some(Token::Equals),
        "≈" => Some(Token::Near),
        "..." => Some(Token::LeftOut),
        "x" | "+" | "/" => core.chars().next().map(Token::By),
        "-" | "\u{2212}" => Some(Token::By('-')),
        _ => {
            let under = core.strip_prefix("sqrt(").and_then(|rest| rest.strip_suffix(')'));
            if let Some(Token::Number(span, _)) = under.and_then(number_of) {
                // What stands under the root is no part of the sum.
                return Some(Token::Number(span.root(), Kind::Whole));
            }
            Some(number_of(core).unwrap_or_else(|| Token::Word(core.to_string())))
        }
    }
}

/// A number: `12`, `-1.5`, `0.307...`, `1/3`.
fn number_of(text: &str) -> Option<Token> {
    let (sign, digits) = match text.strip_prefix(['-', '\u{2212}']) {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let whole = |text: &str| {
        let plain = !text.is_empty() && text.len() < 16 && text.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| text.parse::<i128>().ok()).flatten()
    };
    if let Some((above, below)) = digits.split_once('/') {
        let (above, below) = (whole(above)?, whole(below).filter(|below| *below > 0)?);
        let span = Span::exactly(Ratio::new(sign * above, below));
        return Some(Token::Number(span, Kind::Fraction));
    }
    let (digits, cut) = match digits.strip_suffix("...") {
        Some(digits) => (digits, true),
        None => (digits, false),
    };
    let (before, after) = digits.split_once('.').unwrap_or((digits, ""));
    if digits.contains('.') && after.is_empty() {
        return None;
    }
    let scale = 10i128.checked_pow(after.len() as u32)?;
    let behind = if after.is_empty() { 0 } else { whole(after)? };
    let near = Ratio::new(sign * (whole(before)? * scale + behind), scale);
    let far = if cut { near + Ratio::new(sign, scale) } else { near };
    let span = Span { low: near.min(far), high: near.max(far) };
    let kind = if after.is_empty() && !cut { Kind::Whole } else { Kind::Decimal };
    Some(Token::Number(span, kind))
}

/// Joins `27` and `1/3` to a mixed fraction.
fn joined(tokens: Vec<Token>) -> Vec<Token> {
    let mut joined: Vec<Token> = Vec::with_capacity(tokens.len());
    for token in tokens {
        let whole = match (joined.last(), &token) {
            (Some(Token::Number(whole, Kind::Whole)), Token::Number(part, Kind::Fraction))
                if part.low < Number::from(1) && part.low > Number::from(0) =>
            {
                let sign = if whole.low < Number::from(0) { '-' } else { '+' };
                whole.by(sign, *part)
            }
            _ => None,
        };
        match whole {
            Some(mixed) => {
                joined.pop();
                joined.push(Token::Number(mixed, Kind::Fraction));
            }
            None => joined.push(token),
        }
    }
    joined
}

/// Leaves out what is in brackets and no arithmetic.
fn without_remarks(tokens: Vec<Token>) -> Vec<Token> {
    let mut kept = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at] == Token::Open {
            let mut depth = 0;
            let closes = (at..tokens.len()).find(|end| {
                depth += match tokens[*end] {
                    Token::Open => 1,
                    Token::Close => -1,
                    _ => 0,
                };
                depth == 0
            });
            let end = closes.unwrap_or(at);
            let is_remark =
                |token: &Token| matches!(token, Token::Word(_) | Token::End) || is_equation(token);
            if tokens[at..=end].iter().any(is_remark) {
                at = end + 1;
                continue;
            }
        }
        kept.push(tokens[at].clone());
        at += 1;
    }
    kept
}

/// Checks both sides of an `=`; whether both are known.
fn check_equation(tokens: &[Token], at: usize) -> Result<bool, String> {
    let ends = |token: &Token| *token == Token::End || is_equation(token);
    let from = tokens[..at].iter().rposition(ends).map_or(0, |end| end + 1);
    let to = tokens[at + 1..].iter().position(ends).map_or(tokens.len(), |end| at + 1 + end);
    let left = (from..at).find_map(|from| Some((from, value_of(&tokens[from..at])?)));
    let Some((from, left)) = left else { return Err("no arithmetic before `=`".to_string()) };
    let right = (at + 2..=to).rev().find_map(|to| Some((to, value_of(&tokens[at + 1..to])?)));
    let Some((to, right)) = right else { return Err("no number after `=`".to_string()) };
    let kinds = |wanted: Kind| {
        tokens[from..to]
            .iter()
            .any(|token| matches!(token, Token::Number(_, kind) if *kind == wanted))
    };
    if kinds(Kind::Decimal) && kinds(Kind::Fraction) {
        return Err("fractions beside decimals".to_string());
    }
    let exact = |side: Span| side.low == side.high;
    match (left, right) {
        (Some(left), Some(right)) if tokens[at] == Token::Near => {
            let apart = (left.low - right.high).max(right.low - left.high);
            if exact(left) && left == right {
                return Err(format!("≈ stands before the exact {}", told(right)));
            }
            // Scores are printed to two decimals.
            match apart <= Ratio::new(1, 100) {
                true => Ok(true),
                false => Err(format!("{} is not near {}", told(left), told(right))),
            }
        }
        (Some(left), Some(right)) if !exact(left) || !exact(right) => {
            Err(format!("{} = {} is not exact", told(left), told(right)))
        }
        (Some(left), Some(right)) if left != right => {
            Err(format!("{} is not {}", told(left), told(right)))
        }
        (Some(_), Some(_)) => Ok(true),
        _ => Ok(false),
    }
}

fn told(span: Span) -> String {
    let [low, high] = [span.low, span.high].map(|end| *end.numer() as f64 / *end.denom() as f64);
    if span.low == span.high { low.to_string() } else { format!("{low} to {high}") }
}

/// Checks a rounding, or a raise to a least number, that begins at a word.
fn check_change(tokens: &[Token], at: usize) -> Result<(), String> {
    let word = |nth: usize| match tokens.get(at + nth) {
        Some(Token::Word(word)) => word.as_str(),
        _ => "",
    };
    let (first, second) = (word(0), word(1));
    if !matches!((first, second), ("rounded", "up" | "down" | "to") | ("raised", "to")) {
        return Ok(());
    }
    let number = |token: &Token| match token {
        Token::Number(span, _) => Some(*span),
        _ => None,
    };
    let before = tokens[..at].iter().rev().find_map(number);
    let after = tokens[at..].iter().take_while(|token| **token != Token::End).find_map(number);
    let (Some(before), Some(after)) = (before, after) else { return Ok(()) };
    let one = match word(4) {
        "quarter" => Ratio::new(1, 4),
        _ => Number::from(1),
    };
    let up = |number: Number| (number / one).ceil() * one;
    let is_right = match (first, second) {
        ("rounded", "up") => up(before.low) == after.low || up(before.high) == after.low,
        ("rounded", "down") => before.low.floor() == after.low,
        ("rounded", _) => {
            let off = before.low - after.low;
            let off = if off < Number::from(0) { -off } else { off };
            // Half of the last decimal.
            off * 2 <= Ratio::new(1, *after.low.denom()) && before != after
        }
        // A list of awards names the least one before any award.
        _ => before.low < after.high || word(2) != "the",
    };
    match is_right {
        true => Ok(()),
        false => Err(format!("{} {first} {second} {}", told(before), told(after))),
    }
}

/// The value of a whole run of tokens, if it is arithmetic; without a value if it leaves out terms.
fn value_of(tokens: &[Token]) -> Option<Option<Span>> {
    let mut reader = Reader { tokens, at: 0 };
    let value = reader.sum()?;
    (reader.at == tokens.len()).then_some(value)
}

struct Reader<'a> {
    tokens: &'a [Token],
    at: usize,
}

impl Reader<'_> {
    fn sum(&mut self) -> Option<Option<Span>> {
        self.row("+-", Reader::product)
    }

    fn product(&mut self) -> Option<Option<Span>> {
        self.row("x/", Reader::number)
    }

    fn row(
        &mut self,
        signs: &str,
        part: impl Fn(&mut Self) -> Option<Option<Span>>,
    ) -> Option<Option<Span>> {
        let mut value = part(self)?;
        while let Some(Token::By(sign)) = self
            .tokens
            .get(self.at)
            .filter(|token| matches!(token, Token::By(sign) if signs.contains(*sign)))
        {
            let sign = *sign;
            self.at += 1;
            let other = part(self)?;
            value = value.zip(other).map(|(one, other)| one.by(sign, other)).unwrap_or(None);
        }
        Some(value)
    }

    /// A number with its unit, terms left out, or a sum in brackets.
    fn number(&mut self) -> Option<Option<Span>> {
        let value = match self.tokens.get(self.at)? {
            Token::Number(span, _) => Some(*span),
            Token::LeftOut => None,
            Token::Open => {
                self.at += 1;
                let value = self.sum()?;
                matches!(self.tokens.get(self.at)?, Token::Close).then_some(())?;
                value
            }
            _ => return None,
        };
        self.at += 1;
        while matches!(self.tokens.get(self.at), Some(Token::Word(_))) {
            self.at += 1;
        }
        Some(value)
    }
}
