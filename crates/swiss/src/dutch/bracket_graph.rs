//! A bracket with its look-ahead as a weighted graph. The grades of all criteria, as digits of one
//! number, form the weight of a pair.

use std::collections::BTreeMap;
use std::ops::Range;

use super::criteria::{C9_POSITION, GradeComparison, PairBracket, PossiblePair, QUALITY_CRITERIA};
use super::draw_player::{DrawPlayer, PreferenceStrength};
use super::floats::PlayerFloat;
use crate::crosstable::{Colour, GamePoints};
use crate::matching::{AdjacencyMatrix, VertexSet, Weight, WeightedGraph};

/// The role of a vertex in a scope, in the order of vertices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum BracketVertexRole {
    /// A player moved down into the bracket.
    MovedDown,
    /// A resident of the bracket.
    Resident,
    /// A resident of the following bracket.
    Next,
    /// Anybody of the brackets below.
    Below,
    Bye,
}

/// Players with equal role, score, colours and floats, which no criterion tells apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct PlayerKind {
    role: BracketVertexRole,
    score: GamePoints,
    preference: Option<Colour>,
    strength: Option<PreferenceStrength>,
    difference: i32,
    twice: Option<Colour>,
    floats: Option<[PlayerFloat; 2]>,
    unplayed: i64,
}

impl PlayerKind {
    fn from_card(
        role: BracketVertexRole,
        card: Option<&DrawPlayer>,
        with_unplayed: bool,
    ) -> PlayerKind {
        let (score, in_bracket) =
            (card.map(|card| card.score), role <= BracketVertexRole::Resident);
        let card = card.filter(|_| in_bracket);
        PlayerKind {
            role,
            score: score.filter(|_| role <= BracketVertexRole::Next).unwrap_or_default(),
            preference: card.and_then(|card| card.preference),
            strength: card.map(|card| card.strength),
            difference: card.map(|card| card.difference).unwrap_or_default(),
            twice: card.and_then(|card| card.twice),
            floats: card.map(|card| card.floats),
            unplayed: card.filter(|_| with_unplayed).map(|card| card.unplayed).unwrap_or_default(),
        }
    }
}

/// The vertices of a scope.
#[derive(Clone, Debug)]
pub(super) struct BracketGraphVertices {
    /// Positions among the cards, by role; the bye is the last.
    pub players: Vec<usize>,
    /// The number of moved-down players.
    pub moved_down: usize,
    /// The size of the bracket.
    pub bracket: usize,
    /// The end of the next bracket's residents.
    pub next: usize,
    /// Whether everybody must be paired, here or below. Then all players not yet paired are
    /// members.
    pub everybody: bool,
}

impl BracketGraphVertices {
    fn role(&self, member: usize, cards: usize) -> BracketVertexRole {
        match self.players[member] {
            player if player == cards => BracketVertexRole::Bye,
            _ if member < self.moved_down => BracketVertexRole::MovedDown,
            _ if member < self.bracket => BracketVertexRole::Resident,
            _ if member < self.next => BracketVertexRole::Next,
            _ => BracketVertexRole::Below,
        }
    }

    pub(super) fn residents(&self) -> Range<usize> {
        self.moved_down..self.bracket
    }
}

/// One digit of a pair's weight.
struct Digit {
    values: Vec<i64>,
    bits: u32,
}

/// The first bits of the digits for the order of generation.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GenerationOrderBitOffsets {
    /// The preference among one player's opponents.
    pub favour: u32,
    /// The sum of the numbers in the upper half (4.3.2).
    pub numbers: u32,
    /// The number of players who stay in the upper half (4.3.1).
    pub stay: u32,
}

/// The weights of a scope before they have a width.
pub(super) struct BracketGraphPlan {
    pub members: BracketGraphVertices,
    kinds: Vec<u16>,
    kind_count: usize,
    roles: Vec<BracketVertexRole>,
    digits: Vec<Digit>,
    /// The digits of lower order.
    pub places: GenerationOrderBitOffsets,
    /// The bits of a sum of weights, with room for duals.
    pub bits: u32,
    /// The pairs that may meet, by vertex.
    pub rows: AdjacencyMatrix,
}

/// The bits that hold sums between plus and minus a number.
fn bits_for(most: usize) -> u32 {
    usize::BITS - (2 * most + 1).leading_zeros() + 1
}

impl BracketGraphPlan {
    /// Plans a scope; `unplayed` if C9 applies.
    pub(super) fn new(
        cards: &[DrawPlayer],
        rows: &AdjacencyMatrix,
        members: BracketGraphVertices,
        unplayed: bool,
    ) -> BracketGraphPlan {
        let role = |member: usize| members.role(member, cards.len());
        let mut known: BTreeMap<PlayerKind, Vec<usize>> = BTreeMap::new();
        for member in 0..members.players.len() {
            let kind =
                PlayerKind::from_card(role(member), cards.get(members.players[member]), unplayed);
            known.entry(kind).or_default().push(member);
        }
        let mut kinds = vec![0; members.players.len()];
        for (kind, (_, all)) in known.iter().enumerate() {
            all.iter().for_each(|member| kinds[*member] = kind as u16);
        }
        let examples: Vec<usize> = known.values().map(|all| all[0]).collect();
        let (kind_count, roles) = (examples.len(), known.keys().map(|kind| kind.role).collect());
        let pairs = pairs_of_kinds(cards, &members, &examples);
        let digits = digits(&pairs, cards, &members, unplayed);
        let size = members.bracket + 2;
        let places = GenerationOrderBitOffsets {
            favour: 0,
            numbers: bits_for(2 * size * size),
            stay: bits_for(2 * size * size) + bits_for(size * size),
        };
        let quality = places.stay + bits_for(size);
        // A dual is up to twice a weight, and slack adds two of them.
        let bits = quality + digits.iter().map(|digit| digit.bits).sum::<u32>() + 4;
        let rows = local_rows(rows, &members);
        BracketGraphPlan { members, kinds, kind_count, roles, digits, places, bits, rows }
    }

    /// The weights as integers of sufficient width.
    pub(super) fn build_graph<W: Weight>(self) -> BracketGraph<W> {
        let mut table = vec![W::default(); self.kind_count * self.kind_count];
        let mut shift = self.places.stay + bits_for(self.members.bracket + 2);
        for digit in self.digits.iter().rev() {
            for (cell, value) in table.iter_mut().zip(&digit.values) {
                if *value != 0 {
                    *cell += W::from_shifted(*value, shift);
                }
            }
            shift += digit.bits;
        }
        let size = self.members.players.len();
        BracketGraph {
            members: self.members,
            kinds: self.kinds,
            kind_count: self.kind_count,
            roles: self.roles,
            table,
            places: self.places,
            rows: self.rows,
            lifts: vec![W::default(); size],
            favours: vec![W::default(); size],
            favoured: usize::MAX,
            bonus: vec![W::default(); size],
        }
    }
}

/// The pair of two kinds; `None` if they cannot meet.
type KindPair<'a> = Option<PossiblePair<'a>>;

fn pairs_of_kinds<'a>(
    cards: &'a [DrawPlayer],
    members: &BracketGraphVertices,
    examples: &[usize],
) -> Vec<KindPair<'a>> {
    let mut pairs = Vec::with_capacity(examples.len() * examples.len());
    for a in examples {
        for b in examples {
            let (high, low) = (*a.min(b), *a.max(b));
            let role = |member: usize| members.role(member, cards.len());
            let reach = match (role(high), role(low)) {
                (BracketVertexRole::MovedDown, BracketVertexRole::MovedDown) => PairBracket::Beyond,
                (_, BracketVertexRole::Resident) => PairBracket::Here,
                (_, BracketVertexRole::Next) => PairBracket::Next,
                _ => PairBracket::Beyond,
            };
            let card = |member: usize| cards.get(members.players[member]);
            pairs.push(card(high).map(|higher| PossiblePair { higher, lower: card(low), reach }));
        }
    }
    pairs
}

fn digits(
    pairs: &[KindPair<'_>],
    cards: &[DrawPlayer],
    members: &BracketGraphVertices,
    unplayed: bool,
) -> Vec<Digit> {
    let size = members.players.len();
    let mut scores: BTreeMap<GamePoints, usize> = BTreeMap::new();
    for player in &members.players[..members.bracket] {
        *scores.entry(cards[*player].score).or_default() += 1;
    }
    let graded = |grade: fn(&PossiblePair<'_>) -> i64, score: Option<GamePoints>| {
        let value = |pair: &KindPair<'_>| {
            let pair = pair.filter(|pair| score.is_none_or(|score| pair.higher.score == score));
            pair.map_or(0, |pair| grade(&pair))
        };
        pairs.iter().map(value).collect::<Vec<i64>>()
    };
    let mut digits = Vec::new();
    if members.everybody {
        // C4 comes first: everybody is paired.
        digits.push(Digit { values: vec![1; pairs.len()], bits: bits_for(size) });
    }
    let mut push = |values: Vec<i64>, count: usize| {
        let most = values.iter().map(|value| value.unsigned_abs()).max().unwrap_or(0) as usize;
        // A digit that is always 0 decides nothing.
        if most > 0 {
            digits.push(Digit { values, bits: bits_for(most * count) });
        }
    };
    for (index, criterion) in QUALITY_CRITERIA.iter().enumerate() {
        match criterion.scale {
            GradeComparison::Plain if index == C9_POSITION && !unplayed => {}
            GradeComparison::Plain => push(graded(criterion.grade, None), size / 2 + 1),
            GradeComparison::ByScore => {
                for (score, count) in scores.iter().rev() {
                    push(graded(criterion.grade, Some(*score)), *count);
                }
            }
        }
    }
    digits
}

/// The allowed matches of members: moved-down players meet each other only if everybody must be
/// paired; players below the bracket meet only members.
fn local_rows(rows: &AdjacencyMatrix, members: &BracketGraphVertices) -> AdjacencyMatrix {
    let mut local = AdjacencyMatrix::without_edges(members.players.len());
    for (a, player) in members.players.iter().enumerate() {
        let row = rows.neighbours_of(*player);
        for (b, other) in members.players[..a].iter().enumerate() {
            let floats = a < members.moved_down && !members.everybody;
            if row.contains(*other) && !floats {
                local.add_edge(a, b);
            }
        }
    }
    local
}

/// A scope with its weights.
pub(super) struct BracketGraph<W> {
    pub members: BracketGraphVertices,
    kinds: Vec<u16>,
    kind_count: usize,
    roles: Vec<BracketVertexRole>,
    table: Vec<W>,
    /// The digits of lower order.
    pub places: GenerationOrderBitOffsets,
    /// The allowed matches that remain.
    pub rows: AdjacencyMatrix,
    /// The bonus of the higher player in a pair of residents.
    pub lifts: Vec<W>,
    /// The bonus of the favoured player's opponents.
    pub favours: Vec<W>,
    /// The player whose opponents are favoured; beyond the members for nobody.
    pub favoured: usize,
    /// The bonus of moved-down players to be paired here.
    pub bonus: Vec<W>,
}

impl<W: Weight> BracketGraph<W> {
    /// Initial duals that cover every weight. Residents have the greatest weight among themselves;
    /// the excess is added to the others. So most of the best pairs are tight from the start.
    pub(super) fn initial_duals(&self) -> Vec<W> {
        let weight = |a: usize, b: usize| self.table[a * self.kind_count + b];
        let mut of_kinds = vec![W::default(); self.kind_count];
        let mut done: Vec<usize> = Vec::new();
        for role in [
            BracketVertexRole::Resident,
            BracketVertexRole::Next,
            BracketVertexRole::Below,
            BracketVertexRole::Bye,
            BracketVertexRole::MovedDown,
        ] {
            let own = |kind: &usize| self.roles[*kind] == role;
            let own: Vec<usize> = (0..self.kind_count).filter(own).collect();
            for kind in &own {
                let among = own.iter().map(|other| weight(*kind, *other));
                let doubled = |other: &usize| weight(*kind, *other) + weight(*kind, *other);
                let across = done.iter().map(|other| doubled(other) - of_kinds[*other]);
                let greatest = among.chain(across).max().unwrap_or_default();
                of_kinds[*kind] = greatest.max(W::default());
            }
            done.extend(own);
        }
        self.kinds.iter().map(|kind| of_kinds[usize::from(*kind)]).collect()
    }

    /// Whether two members meet in the bracket.
    pub(super) fn is_pair_of_bracket(&self, a: usize, b: usize) -> bool {
        let (high, low) = (a.min(b), a.max(b));
        low < self.members.bracket && (low >= self.members.moved_down) && high < low
    }

    /// The possible opponents of a member in the bracket.
    pub(super) fn opponents_in_bracket(&self, member: usize) -> impl Iterator<Item = usize> + '_ {
        self.rows
            .neighbours_of(member)
            .iter()
            .filter(move |other| self.is_pair_of_bracket(member, *other))
    }
}

impl<W: Weight> WeightedGraph<W> for BracketGraph<W> {
    fn neighbours(&self, vertex: usize) -> &VertexSet {
        self.rows.neighbours_of(vertex)
    }

    fn weight(&self, a: usize, b: usize) -> W {
        let (kind, other) = (usize::from(self.kinds[a]), usize::from(self.kinds[b]));
        let mut weight = self.table[kind * self.kind_count + other];
        if a == self.favoured {
            weight += self.favours[b];
        } else if b == self.favoured {
            weight += self.favours[a];
        }
        let (high, low) = (a.min(b), a.max(b));
        if low < self.members.bracket && low >= self.members.moved_down {
            weight += self.lifts[high];
            weight += self.bonus[high];
        }
        weight
    }
}
