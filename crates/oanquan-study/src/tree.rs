//! A game tree: a main line with variations, comments, glyphs and marks, and a cursor in it. It is what a
//! [`Record`] holds, in a shape that can be walked and changed.
//!
//! ```
//! use oanquan::{Position, Rules};
//! use oanquan_study::tree::Tree;
//!
//! let mut tree = Tree::new(Position::start(Rules::SEED).unwrap());
//! tree.play("9r".parse().unwrap()).unwrap();
//! tree.back();
//! tree.play("7r".parse().unwrap()).unwrap();
//! assert!(tree.to_record().to_string().contains("1. 9rx11Q ( 1. 7r"));
//! assert_eq!(Tree::from_record(&tree.to_record()).unwrap(), tree);
//! ```

mod glyph;
mod marks;
mod record;

pub use glyph::Glyph;
pub use marks::{Colour, Marks};

use oanquan::{Comment, Game, IllegalMove, Move, Position, Record};
use thiserror::Error;

/// A position of a tree: it stays the same whatever is added, promoted or deleted elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Id(usize);

impl Id {
    /// The position before any move.
    pub const ROOT: Id = Id(0);
}

/// A tree.
///
/// Trees are equal when everything that is written of them is; where the cursor stands does not matter.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The tags, the first position and the result of the main line; nothing of the moves.
    head: Record,
    /// The root first. What was deleted stays here, where nothing leads to it.
    nodes: Vec<Node>,
    cursor: Id,
}

/// A move, with what is said about it and what can follow.
#[derive(Clone, Debug)]
struct Node {
    parent: Id,
    /// `None` for the root.
    mv: Option<Move>,
    /// After the move and the passes that follow it.
    after: Position,
    /// Comments before the move; none where it is the first of its siblings.
    before: Vec<Comment>,
    glyphs: Vec<u8>,
    comments: Vec<Comment>,
    /// What is said about each pass that follows the move.
    passes: Vec<PassNote>,
    /// The first goes on with the line, the others are variations.
    children: Vec<Id>,
}

/// What is said about a pass.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct PassNote {
    glyphs: Vec<u8>,
    comments: Vec<Comment>,
}

/// Why a tree does not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TreeError {
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// No file holds variations as deep.
    #[error("a variation more than {most} deep, expected no deeper one", most = Record::MAX_DEPTH)]
    Deep,
}

/// A text with both a `}` and a line break, which no comment can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a comment with a closing brace and a line break, expected at most one of the two")]
pub struct CommentError;

impl Node {
    fn new(parent: Id, mv: Option<Move>, after: Position, passes: usize) -> Node {
        let passes = vec![PassNote::default(); passes];
        let (before, glyphs, comments, children) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Node { parent, mv, after, before, glyphs, comments, passes, children }
    }
}

/// Walking.
impl Tree {
    /// A tree without moves.
    pub fn new(start: Position) -> Tree {
        Tree::of_head(Record::new(start))
    }

    fn of_head(head: Record) -> Tree {
        let root = Node::new(Id::ROOT, None, head.start, 0);
        Tree { head, nodes: vec![root], cursor: Id::ROOT }
    }

    fn node(&self, id: Id) -> &Node {
        &self.nodes[id.0]
    }

    fn node_mut(&mut self, id: Id) -> &mut Node {
        &mut self.nodes[id.0]
    }

    /// Where one is.
    pub fn cursor(&self) -> Id {
        self.cursor
    }

    /// Goes to a position. One that was deleted leaves the cursor where it is.
    pub fn go(&mut self, id: Id) {
        if self.has(id) {
            self.cursor = id;
        }
    }

    /// Goes on with the line; `false` at its end.
    pub fn forward(&mut self) -> bool {
        let next = self.children(self.cursor).first().copied();
        self.cursor = next.unwrap_or(self.cursor);
        next.is_some()
    }

    /// Goes one move back; `false` at the start.
    pub fn back(&mut self) -> bool {
        let before = self.parent(self.cursor);
        self.cursor = before.unwrap_or(self.cursor);
        before.is_some()
    }

    /// Goes to the position before any move.
    pub fn to_start(&mut self) {
        self.cursor = Id::ROOT;
    }

    /// Goes to the end of the line.
    pub fn to_end(&mut self) {
        while self.forward() {}
    }

    /// The position before a move; `None` for the root.
    pub fn parent(&self, id: Id) -> Option<Id> {
        (id != Id::ROOT).then(|| self.node(id).parent)
    }

    /// What was played from a position: first what goes on with the line, then the variations.
    pub fn children(&self, id: Id) -> &[Id] {
        &self.node(id).children
    }

    /// The move that leads to a position; `None` for the root.
    pub fn mv(&self, id: Id) -> Option<Move> {
        self.node(id).mv
    }

    /// The position itself.
    pub fn position(&self, id: Id) -> &Position {
        &self.node(id).after
    }

    /// The positions from the root to this one, both included.
    pub fn path(&self, id: Id) -> Vec<Id> {
        let mut path = vec![id];
        while let Some(parent) = self.parent(path[path.len() - 1]) {
            path.push(parent);
        }
        path.reverse();
        path
    }

    /// The main line, the root first.
    pub fn main_line(&self) -> Vec<Id> {
        let mut line = vec![Id::ROOT];
        while let Some(&next) = self.children(line[line.len() - 1]).first() {
            line.push(next);
        }
        line
    }

    /// The game that leads to a position: it knows repetition (R15).
    pub fn game(&self, id: Id) -> Game {
        let mut game = Game::new(self.head.start);
        for mv in self.path(id).into_iter().filter_map(|id| self.mv(id)) {
            game.play(mv).expect("a tree holds legal moves");
        }
        game
    }

    /// Whether a position is in the tree.
    pub fn has(&self, id: Id) -> bool {
        id.0 < self.nodes.len()
            && self.path(id).windows(2).all(|pair| self.children(pair[0]).contains(&pair[1]))
    }

    /// How many variations inside of each other lead to a position: 0 on the main line.
    pub fn depth(&self, id: Id) -> usize {
        let path = self.path(id);
        path.windows(2).filter(|pair| self.children(pair[0])[0] != pair[1]).count()
    }

    /// The value of a tag, such as the name of a player.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.head.tag(name)
    }
}

/// Changing.
impl Tree {
    /// Plays a move where the cursor stands, and goes there: it follows the line or the variation that has the
    /// move already, or begins one.
    ///
    /// # Errors
    /// [`TreeError`]; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Id, TreeError> {
        let from = self.cursor;
        let known = self.child(from, mv);
        if known.is_none() {
            let deeper = usize::from(!self.children(from).is_empty());
            if self.depth(from) + deeper > Record::MAX_DEPTH {
                return Err(TreeError::Deep);
            }
        }
        let id = match known {
            Some(id) => id,
            None => self.keeping_the_result(|tree| {
                let mut game = tree.game(from);
                tree.add(from, mv, &mut game)
            })?,
        };
        self.cursor = id;
        Ok(id)
    }

    fn child(&self, from: Id, mv: Move) -> Option<Id> {
        self.children(from).iter().copied().find(|&id| self.mv(id) == Some(mv))
    }

    /// Adds a move to a position at which the game stands.
    fn add(&mut self, from: Id, mv: Move, game: &mut Game) -> Result<Id, TreeError> {
        let mut steps = Vec::new();
        game.play_observed(mv, &mut steps)?;
        let passes = steps.iter().filter(|step| matches!(step, oanquan::Step::Pass { .. })).count();
        let id = Id(self.nodes.len());
        self.nodes.push(Node::new(from, Some(mv), *game.position(), passes));
        self.node_mut(from).children.push(id);
        Ok(id)
    }

    /// Lets the line go on with the variation in which a position lies: the innermost one takes the place of
    /// the line it leaves. `false` on the main line, where there is nothing to promote, and where what it
    /// replaces would lie too deep.
    pub fn promote(&mut self, id: Id) -> bool {
        let path = self.path(id);
        let leaves = path.windows(2).rev().find(|pair| self.children(pair[0])[0] != pair[1]);
        let Some(&[from, to]) = leaves else { return false };
        let mut promoted = self.clone();
        promoted.keeping_the_result(|tree| {
            let children = &mut tree.node_mut(from).children;
            children.retain(|&child| child != to);
            children.insert(0, to);
            tree.settle_first(from);
        });
        let fits = promoted.deepest() <= Record::MAX_DEPTH;
        if fits {
            *self = promoted;
        }
        fits
    }

    /// Takes a move away, with all that follows. A cursor in it goes to the position before. `false` for the
    /// root.
    pub fn delete(&mut self, id: Id) -> bool {
        let Some(parent) = self.parent(id).filter(|_| self.has(id)) else { return false };
        self.keeping_the_result(|tree| {
            tree.node_mut(parent).children.retain(|&child| child != id);
            tree.settle_first(parent);
        });
        if !self.has(self.cursor) {
            self.cursor = parent;
        }
        true
    }

    /// What was said before a variation is said of its first move, when that goes on with the line.
    fn settle_first(&mut self, id: Id) {
        if let Some(&first) = self.children(id).first() {
            let first = self.node_mut(first);
            let said = std::mem::take(&mut first.before);
            first.comments.splice(..0, said);
        }
    }

    /// Changes the tree. Where that changes the main line, its result is what the rules say from then on.
    fn keeping_the_result<T>(&mut self, change: impl FnOnce(&mut Tree) -> T) -> T {
        let before = self.main_line();
        let result = change(self);
        let after = self.main_line();
        if after != before {
            let outcome = self.game(after[after.len() - 1]).outcome();
            let seats = self.head.rules().seats;
            self.head.result = outcome.map(|outcome| outcome.scores.seats(seats).to_vec());
            self.head.loser = outcome.and_then(|outcome| outcome.loser);
            self.head.termination = outcome.map(|outcome| oanquan::Termination::Rule(outcome.reason));
        }
        result
    }

    /// The depth of the deepest variation.
    fn deepest(&self) -> usize {
        let mut deepest = 0;
        let mut open = vec![(Id::ROOT, 0)];
        while let Some((id, depth)) = open.pop() {
            deepest = deepest.max(depth);
            let children = self.children(id).iter().enumerate();
            open.extend(children.map(|(place, &child)| (child, depth + usize::from(place > 0))));
        }
        deepest
    }

    /// Every position of the tree, in the order in which a record tells them, but for the root.
    pub fn all(&self) -> Vec<Id> {
        let mut all = Vec::new();
        let mut open: Vec<Id> = self.children(Id::ROOT).iter().rev().copied().collect();
        while let Some(id) = open.pop() {
            all.push(id);
            open.extend(self.children(id).iter().rev());
        }
        all
    }
}

/// What is said.
impl Tree {
    /// What is said of a move, or of the first position: the texts of its comments without what programs have
    /// written into them, one a line.
    pub fn comment(&self, id: Id) -> String {
        let node = self.node(id);
        let texts = node.before.iter().chain(&node.comments).map(|comment| marks::text_of(comment.text()));
        texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// Says this of a move, or of the first position, in place of what was said; what programs have written
    /// into comments stays. An empty text says nothing.
    ///
    /// # Errors
    /// [`CommentError`] for a text that no comment can hold; nothing has changed then.
    pub fn set_comment(&mut self, id: Id, text: &str) -> Result<(), CommentError> {
        let node = self.node(id);
        let commands =
            node.before.iter().chain(&node.comments).map(|comment| marks::commands_of(comment.text()));
        let commands: Vec<String> = commands.filter(|commands| !commands.is_empty()).collect();
        let whole = [commands.join(" "), text.trim().to_string()].join(" ");
        let whole = whole.trim();
        let comment = Comment::new(whole).ok_or(CommentError)?;
        let node = self.node_mut(id);
        node.before.clear();
        node.comments = if whole.is_empty() { Vec::new() } else { vec![comment] };
        Ok(())
    }

    /// The first sign of a move that judges it.
    pub fn glyph(&self, id: Id) -> Option<Glyph> {
        self.node(id).glyphs.iter().find_map(|&number| Glyph::of_number(number))
    }

    /// Judges a move by a sign, in place of the signs that judge it, or by none. Other signs stay. The first
    /// position is no move, and has none.
    pub fn set_glyph(&mut self, id: Id, glyph: Option<Glyph>) {
        if id == Id::ROOT {
            return;
        }
        let glyphs = &mut self.node_mut(id).glyphs;
        glyphs.retain(|&number| Glyph::of_number(number).is_none());
        glyphs.splice(..0, glyph.map(Glyph::number));
    }

    /// The squares that are marked in a position.
    pub fn marks(&self, id: Id) -> Marks {
        let ring = self.position(id).ring();
        let node = self.node(id);
        Marks::read(node.before.iter().chain(&node.comments).map(Comment::text), ring)
    }

    /// Marks these squares of a position and no others.
    pub fn set_marks(&mut self, id: Id, marks: &Marks) {
        let ring = self.position(id).ring();
        let node = self.node_mut(id);
        for comment in node.before.iter_mut().chain(&mut node.comments) {
            if let Some(without) = marks::without_marks(comment.text()) {
                *comment = Comment::new(without).expect("a part of a comment is one");
            }
        }
        node.before.retain(|comment| !comment.text().trim().is_empty());
        node.comments.retain(|comment| !comment.text().trim().is_empty());
        if let Some(command) = marks.command(ring) {
            node.comments.push(Comment::new(command).expect("one line is a comment"));
        }
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let mut open = vec![(Id::ROOT, Id::ROOT)];
        while let Some((one, two)) = open.pop() {
            let (one, two) = (self.node(one), other.node(two));
            let is_same = one.mv == two.mv
                && one.before == two.before
                && one.glyphs == two.glyphs
                && one.comments == two.comments
                && one.passes == two.passes
                && one.children.len() == two.children.len();
            if !is_same {
                return false;
            }
            open.extend(one.children.iter().copied().zip(two.children.iter().copied()));
        }
        self.head == other.head
    }
}

impl Eq for Tree {}
