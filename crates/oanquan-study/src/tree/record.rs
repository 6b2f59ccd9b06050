//! A tree out of a record, and back: nothing that a record says is lost.

use oanquan::{
    AnnotatedMove, Expected, Found, Game, Move, Played, Record, RecordedPly, ReplayError, Variation,
};

use super::{Id, PassNote, Tree};

impl Tree {
    /// The tree of a record. What stands in it twice, a variation with the moves of another, is there once, with
    /// what is said in both places.
    ///
    /// # Errors
    /// [`ReplayError`] names what contradicts the rules, and a variation of a pass, which has no alternative.
    pub fn from_record(record: &Record) -> Result<Tree, ReplayError> {
        record.replay()?;
        let mut head = record.clone();
        head.comments.clear();
        head.line.clear();
        let mut game = Game::new(record.start);
        let mut tree = Tree::of_head(head);
        tree.node_mut(Id::ROOT).comments.clone_from(&record.comments);
        tree.read_line(Id::ROOT, &record.line, &mut game)?;
        Ok(tree)
    }

    /// Adds a line to a position at which the game stands, where it stands again at the end.
    fn read_line(&mut self, from: Id, line: &[RecordedPly], game: &mut Game) -> Result<(), ReplayError> {
        let (mut now, mut passes) = (from, 0);
        let mut moves = Vec::new();
        for ply in line {
            let Played::Move(annotated) = &ply.played else {
                if !ply.variations.is_empty() {
                    let found = Found::Text("(".to_string());
                    return Err(ReplayError { place: ply.place, found, expected: Expected::NoVariation });
                }
                let note = &mut self.node_mut(now).passes[passes];
                note.glyphs.extend(&ply.nags);
                note.comments.extend(ply.comments.iter().cloned());
                passes += 1;
                continue;
            };
            moves.push((now, &ply.variations));
            (now, passes) = (self.read_move(now, annotated.mv, game), 0);
            let node = self.node_mut(now);
            node.glyphs.extend(&ply.nags);
            node.comments.extend(ply.comments.iter().cloned());
        }
        // When the line is there: what has its moves and goes on otherwise shall not come before it.
        for (before, variations) in moves.into_iter().rev() {
            game.undo();
            for variation in variations {
                self.read_variation(before, variation, game)?;
            }
        }
        Ok(())
    }

    fn read_variation(
        &mut self,
        from: Id,
        variation: &Variation,
        game: &mut Game,
    ) -> Result<(), ReplayError> {
        let Variation { comments, line } = variation;
        let Some(RecordedPly { played: Played::Move(first), .. }) = line.first() else {
            // A text has no such variation; what it says is not lost.
            self.node_mut(from).comments.extend(comments.iter().cloned());
            return Ok(());
        };
        let is_new = self.child(from, first.mv).is_none();
        let id = self.read_move(from, first.mv, game);
        game.undo();
        let node = self.node_mut(id);
        let said = if is_new { &mut node.before } else { &mut node.comments };
        said.extend(comments.iter().cloned());
        self.read_line(from, line, game)
    }

    /// Plays a move of a record that was replayed, and finds or adds it.
    fn read_move(&mut self, from: Id, mv: Move, game: &mut Game) -> Id {
        match self.child(from, mv) {
            Some(id) => {
                game.play(mv).expect("a tree holds legal moves");
                id
            }
            None => self.add(from, mv, game).expect("the record was replayed"),
        }
    }

    /// The record of the tree, every move annotated.
    pub fn to_record(&self) -> Record {
        let mut record = self.head.clone();
        record.comments.clone_from(&self.node(Id::ROOT).comments);
        record.line = self.write_line(Id::ROOT, None);
        record
    }

    /// The moves from a position: those of the line with all variations, or of the variation that begins with a
    /// child.
    fn write_line(&self, from: Id, variation: Option<Id>) -> Vec<RecordedPly> {
        let mut line = Vec::new();
        let mut before = from;
        let mut next = variation.or_else(|| self.children(from).first().copied());
        while let Some(id) = next {
            let node = self.node(id);
            let mv = node.mv.expect("the root is nobody's child");
            let annotated = AnnotatedMove::of(self.position(before), mv).expect("a tree holds legal moves");
            let mut ply = RecordedPly::new(Played::Move(annotated));
            ply.nags.clone_from(&node.glyphs);
            ply.comments.clone_from(&node.comments);
            let is_line = self.children(before).first() == Some(&id);
            if is_line {
                ply.variations = self.children(before)[1..]
                    .iter()
                    .map(|&other| Variation {
                        comments: self.node(other).before.clone(),
                        line: self.write_line(before, Some(other)),
                    })
                    .collect();
            }
            line.push(ply);
            line.extend(node.passes.iter().map(|PassNote { glyphs, comments }| RecordedPly {
                nags: glyphs.clone(),
                comments: comments.clone(),
                ..RecordedPly::new(Played::Pass)
            }));
            before = id;
            next = self.children(id).first().copied();
        }
        line
    }
}
