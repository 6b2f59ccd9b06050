//! The board as people see it, from any seat's side: drawn, or told in words. Labels never change; the
//! seat that looks finds its own squares at the bottom, left to right.
//!
//! ```text
//!         4     3     2     1     0
//!  ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
//!  │ M1  │  5  │  5  │  5  │  5  │  5  │ M0  │
//!  │  ◆  ├─────┼─────┼─────┼─────┼─────┤  ◆  │
//!  │     │  5  │  5  │  5  │  5  │  5  │     │
//!  └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
//!         5     6     7     8     9
//! ```

use anstyle::{AnsiColor, Style};
use oanquan::{BySeat, Content, Directions, Lender, Position, Seat, Square};
use oanquan_session::{Table, tell};
use unicode_width::UnicodeWidthStr;

use crate::canvas::Canvas;
use crate::language::Voice;
use crate::look::{Lines, Look};
use crate::paragraph::{terminal_width, wrap};
use crate::seated;

/// From one square of a ring to the next, in characters: room for `M0 ◆ 12`.
const RING_PITCH: usize = 10;

/// Colours that can be read on dark and on light ground.
const FAINT: Style = Style::new().dimmed();
const MOVER: Style = AnsiColor::Green.on_default().bold();
const MANDARIN: Style = AnsiColor::Red.on_default().bold();
const STONES: Style = Style::new().bold();

/// What is shown.
pub(crate) struct Scene<'a> {
    /// What tells it.
    pub(crate) voice: Voice,
    /// The game whose present position it is.
    pub(crate) table: &'a Table,
    /// The seat at the bottom.
    pub(crate) view: Seat,
    /// Who plays each seat; empty where nobody is known.
    pub(crate) names: BySeat<String>,
}

impl<'a> Scene<'a> {
    /// A position with nobody at the board.
    pub(crate) fn of(voice: Voice, table: &'a Table, view: Seat) -> Scene<'a> {
        Scene { voice, table, view, names: BySeat::default() }
    }

    fn position(&self) -> &'a Position {
        self.table.position()
    }

    /// The seat to move, `None` when the game is over.
    fn mover(&self) -> Option<Seat> {
        self.table.mover()
    }
}

/// The board with everything else the position holds, in lines of text.
pub(crate) fn show(scene: &Scene, look: Look) -> String {
    match look {
        Look::Words => tell(scene),
        Look::Drawn(lines) => fitting(scene.voice, draw(scene, lines), terminal_width(), || tell(scene)),
    }
}

/// The squares alone, without what the seats have: for a look between two moves.
pub(crate) fn show_squares(scene: &Scene, look: Look) -> String {
    match look {
        Look::Words => tell_squares(scene),
        Look::Drawn(lines) => {
            let picture = if scene.position().rules().seats == 2 {
                canvas_of_two(scene, lines)
            } else {
                canvas_of_ring(scene, lines)
            };
            fitting(scene.voice, picture.render(lines), terminal_width(), || tell_squares(scene))
        }
    }
}

/// The drawing, or the words and why, where the terminal would break the lines of the drawing.
fn fitting(voice: Voice, drawing: String, columns: Option<usize>, words: impl Fn() -> String) -> String {
    let plain = anstream::adapter::strip_str(&drawing).to_string();
    let width = plain.lines().map(|line| line.trim_end().width()).max().unwrap_or_default();
    match columns {
        Some(columns) if columns < width => {
            let why = voice.terminal.terminal_too_narrow(width as i64);
            format!("{}{}", wrap(&why, "", "  "), words())
        }
        _ => drawing,
    }
}

/// The way a seat's row runs on the screen, from the seat's left to its right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Bottom,
    Right,
    Top,
    Left,
}

/// The side of the screen a seat's row lies on.
pub(crate) fn side(position: &Position, view: Seat, seat: Seat) -> Side {
    let seats = position.rules().seats;
    let turns = (seat.number() + seats - view.number()) % seats;
    match (turns, seats) {
        (0, _) => Side::Bottom,
        (1, 2) => Side::Top,
        (1, _) => Side::Right,
        (2, 4) => Side::Top,
        _ => Side::Left,
    }
}

/// The arrows of `r` and `l` for a side.
fn arrows(side: Side, lines: Lines) -> (char, char) {
    match (side, lines) {
        (Side::Bottom, Lines::Unicode) => ('→', '←'),
        (Side::Top, Lines::Unicode) => ('←', '→'),
        (Side::Right, Lines::Unicode) => ('↑', '↓'),
        (Side::Left, Lines::Unicode) => ('↓', '↑'),
        (Side::Bottom, Lines::Ascii) => ('>', '<'),
        (Side::Top, Lines::Ascii) => ('<', '>'),
        (Side::Right, Lines::Ascii) => ('^', 'v'),
        (Side::Left, Lines::Ascii) => ('v', '^'),
    }
}

/// The arrows of the directions the rules allow (R7).
fn ways(position: &Position, right: char, left: char) -> String {
    match position.rules().direction {
        Directions::Free => format!("r {right}  l {left}"),
        Directions::Anticlockwise => format!("r {right}"),
        Directions::Clockwise => format!("l {left}"),
    }
}

/// Where the directions go that the rules allow, in words, by the row of the seat that looks.
fn ways_in_words(scene: &Scene) -> String {
    let ring = scene.position().ring();
    let mut row: Vec<String> = ring.row_of(scene.view).map(|square| ring.name(square).to_string()).collect();
    let ways = match scene.position().rules().direction {
        Directions::Free => "free",
        Directions::Anticlockwise => "anticlockwise",
        Directions::Clockwise => "clockwise",
    };
    if ways == "clockwise" {
        row.reverse();
    } else {
        row.push(ring.name(ring.mandarin_square(scene.view)).to_string());
    }
    scene.voice.terminal.terminal_ways(ways, &row.join(" "))
}

/// The arrow of a move as the board shows it; nothing where the board is told in words.
pub(crate) fn arrow(position: &Position, view: Seat, mv: oanquan::Move, look: Look) -> String {
    let Look::Drawn(lines) = look else {
        return String::new();
    };
    let seat = position.ring().citizen_square(mv.label).and_then(|square| position.ring().owner(square));
    let (right, left) = arrows(side(position, view, seat.unwrap_or(view)), lines);
    match mv.direction {
        oanquan::Direction::Right => format!(" {right}"),
        oanquan::Direction::Left => format!(" {left}"),
    }
}

fn draw(scene: &Scene, lines: Lines) -> String {
    let picture =
        if scene.position().rules().seats == 2 { draw_two(scene, lines) } else { draw_ring(scene, lines) };
    format!("{picture}{}", wrap(&headline(scene), "", "  "))
}

/// Two rows between two Mandarin squares, each seat's account beside its row.
fn draw_two(scene: &Scene, lines: Lines) -> String {
    let near = scene.view;
    let far = near.next(scene.position().rules().seats);
    let squares = canvas_of_two(scene, lines).render(lines);
    format!("{}{squares}{}", account(scene, far, lines), account(scene, near, lines))
}

fn canvas_of_two(scene: &Scene, lines: Lines) -> Canvas {
    const PITCH: usize = 6;
    let position = scene.position();
    let ring = position.ring();
    let row = usize::from(ring.row());
    let (near, far) = (scene.view, scene.view.next(2));
    let right_edge = 1 + PITCH * (row + 2);
    let mut canvas = Canvas::new(right_edge + 16, 7);
    for (seat, x) in [(far, 1), (near, right_edge - PITCH)] {
        let square = ring.mandarin_square(seat);
        canvas.frame((x, 1), (x + PITCH, 5));
        canvas.text((x + 2, 2), &ring.name(square).to_string(), FAINT);
        let (text, style) = stones(position, square, lines);
        canvas.text((x + 1, 3), &format!("{text:^5}"), style);
    }
    for (seat, top, label_y) in [(near, 3, 6), (far, 1, 0)] {
        let label_style = if scene.mover() == Some(seat) { MOVER } else { FAINT };
        for (place, square) in ring.row_of(seat).enumerate() {
            let column = if seat == near { place } else { row - 1 - place };
            let x = 1 + PITCH * (column + 1);
            canvas.frame((x, top), (x + PITCH, top + 2));
            let (text, style) = stones(position, square, lines);
            canvas.text((x + 1, top + 1), &format!("{text:^5}"), style);
            canvas.text((x + 1, label_y), &format!("{:^5}", ring.name(square).to_string()), label_style);
        }
        if scene.mover() == Some(seat) {
            let (right, left) = arrows(side(position, scene.view, seat), lines);
            canvas.text((right_edge + 3, label_y), &ways(position, right, left), MOVER);
        }
    }
    canvas
}

/// A ring of squares round the middle, for three and four seats; with three, one Mandarin square takes
/// the whole far side. Labels stand in the squares, accounts below.
fn draw_ring(scene: &Scene, lines: Lines) -> String {
    let mut out = canvas_of_ring(scene, lines).render(lines);
    for seat in scene.view.in_turn(scene.position().rules().seats) {
        out += &account(scene, seat, lines);
    }
    out
}

fn canvas_of_ring(scene: &Scene, lines: Lines) -> Canvas {
    let position = scene.position();
    let ring = position.ring();
    let last = usize::from(ring.row()) + 1;
    let mut canvas = Canvas::new(2 + RING_PITCH * (last + 1), 2 * last + 3);
    for seat in Seat::all(ring.seats()) {
        let side = side(position, scene.view, seat);
        for (place, square) in ring.row_of(seat).enumerate() {
            let (column, line) = match side {
                Side::Bottom => (place + 1, last),
                Side::Right => (last, last - 1 - place),
                Side::Top => (last - 1 - place, 0),
                Side::Left => (0, place + 1),
            };
            draw_square(&mut canvas, scene, square, (column, line), (column, lines));
        }
        let corner = ring.mandarin_square(seat);
        // The Mandarin square lies where the row ends.
        let (column, line, end) = match (side, ring.seats()) {
            (Side::Bottom, _) => (last, last, last),
            (Side::Right, 3) => (0, 0, last),
            (Side::Right, _) => (last, 0, last),
            (Side::Top, _) => (0, 0, 0),
            (Side::Left, _) => (0, last, 0),
        };
        draw_square(&mut canvas, scene, corner, (column, line), (end, lines));
        let name = seated::name(scene.voice, seat);
        let (x, y) = match side {
            Side::Bottom => (1 + RING_PITCH * (last + 1) / 2 - 3, 2 * last - 1),
            Side::Top => (1 + RING_PITCH * (last + 1) / 2 - 3, 3),
            Side::Left => (3 + RING_PITCH, last + 1),
            Side::Right => (RING_PITCH * last - name.width(), last + 1),
        };
        let style = if scene.mover() == Some(seat) { MOVER } else { FAINT };
        canvas.text((x, y), &name, style);
    }
    canvas
}

/// Draws a square of the ring from its column to another one.
fn draw_square(
    canvas: &mut Canvas,
    scene: &Scene,
    square: Square,
    (column, line): (usize, usize),
    (end, lines): (usize, Lines),
) {
    let (x, y) = (1 + RING_PITCH * column, 2 * line);
    let right = 1 + RING_PITCH * (end + 1);
    canvas.frame((x, y), (right, y + 2));
    let ring = scene.position().ring();
    let (text, style) = stones(scene.position(), square, lines);
    let mine = ring.owner(square).is_some() && ring.owner(square) == scene.mover();
    let label_style = if mine { MOVER } else { FAINT };
    // A square wider than the others has its text in the middle.
    let inset = (right - x - RING_PITCH) / 2;
    canvas.text((x + inset + 2, y + 1), &ring.name(square).to_string(), label_style);
    let width = text.chars().count();
    canvas.text((x + inset + RING_PITCH - 1 - width, y + 1), &text, style);
}

/// What lies in a square, and its colour.
fn stones(position: &Position, square: Square, lines: Lines) -> (String, Style) {
    let Content { citizens, mandarin } = position.board().get(square);
    let (alone, with, nothing) = match lines {
        Lines::Unicode => ("◆", "◆ ", "·"),
        Lines::Ascii => ("Q", "Q+", "."),
    };
    match (mandarin, citizens) {
        (true, 0) => (alone.to_string(), MANDARIN),
        (true, _) => (format!("{with}{citizens}"), MANDARIN),
        (false, 0) => (nothing.to_string(), FAINT),
        (false, _) => (citizens.to_string(), STONES),
    }
}

/// One line of what a seat has, with a mark when it moves next.
fn account(scene: &Scene, seat: Seat, lines: Lines) -> String {
    let position = scene.position();
    let moves = scene.mover() == Some(seat);
    let mark = match lines {
        _ if !moves => ' ',
        Lines::Unicode => '▶',
        Lines::Ascii => '>',
    };
    let style = if moves { MOVER } else { Style::new() };
    let seats = Seat::all(position.rules().seats);
    let column = |of: &dyn Fn(Seat) -> String| {
        let width = seats.clone().map(|seat| of(seat).width()).max().unwrap_or_default();
        let text = of(seat);
        match width {
            0 => String::new(),
            _ => format!("  {text}{}", " ".repeat(width - text.width())),
        }
    };
    let name = column(&|seat| scene.names[seat].clone());
    let points = column(&|seat| scene.voice.terminal.terminal_points(position.scores()[seat]));
    let mut line = format!(
        "{mark} {style}{}{style:#}{name}{points}  {}",
        seated::name(scene.voice, seat),
        holdings(scene, seat)
    );
    if moves && position.rules().seats > 2 {
        let (right, left) = arrows(side(position, scene.view, seat), lines);
        line += &format!("  {style}{}{style:#}", ways(position, right, left));
    }
    line.push('\n');
    line
}

/// Reserve, Mandarins and debts: `reserve 3, Mandarins 1, owes 2 to: Seat 1`.
fn holdings(scene: &Scene, seat: Seat) -> String {
    let (position, terminal) = (scene.position(), scene.voice.terminal);
    let mut parts = vec![terminal.terminal_reserve(position.reserve(seat).into())];
    if position.rules().start_mandarins() > 0 || position.mandarins_won(seat) > 0 {
        parts.push(terminal.terminal_mandarins(position.mandarins_won(seat).into()));
    }
    for debt in position.debts().filter(|debt| debt.debtor == seat.number()) {
        let lender = match debt.lender {
            Lender::Seat(seat) => seated::name(scene.voice, seat),
            Lender::Bank => "bank".to_string(),
        };
        parts.push(terminal.terminal_owes(&lender, debt.citizens.into()));
    }
    parts.join(", ")
}

/// Whose turn it is, what comes before the move, and how many were played.
fn headline(scene: &Scene) -> String {
    let (words, table) = (scene.voice.words, scene.table);
    let mut sentences = vec![tell::to_move(words, table).unwrap_or_else(|| words.told_refused_over())];
    sentences.extend(tell::must_refill(words, table));
    sentences.push(scene.voice.terminal.terminal_played(scene.position().ply().into()));
    sentences.join(" ")
}

/// The board in words, one thing a line, from the seat that looks round the board.
fn tell(scene: &Scene) -> String {
    let position = scene.position();
    let ring = position.ring();
    let mut out = wrap(&headline(scene), "", "  ");
    if scene.mover().is_some() {
        out += &wrap(&ways_in_words(scene), "", "  ");
    }
    out += &tell_squares(scene);
    for seat in scene.view.in_turn(ring.seats()) {
        let name = match scene.names[seat].as_str() {
            "" => String::new(),
            name => format!(", {name}"),
        };
        let points = scene.voice.terminal.terminal_points(position.scores()[seat]);
        let seat_name = seated::name(scene.voice, seat);
        let text = format!("{seat_name}{name}: {points}, {}.", holdings(scene, seat));
        out += &wrap(&text, "", "  ");
    }
    out
}

/// The squares in words, from the seat that looks round the board.
fn tell_squares(scene: &Scene) -> String {
    let ring = scene.position().ring();
    let mut out = String::new();
    for seat in scene.view.in_turn(ring.seats()) {
        let squares = ring.row_of(seat).chain([ring.mandarin_square(seat)]);
        let squares: Vec<String> = squares.map(|square| told(scene, square)).collect();
        let row = scene.voice.terminal.terminal_row(&seated::name(scene.voice, seat), &squares.join(", "));
        out += &wrap(&row, "", "  ");
    }
    out
}

/// What lies in a square, in words: `7 has 5`, `Mandarin square M0, the Mandarin and 3 stones`, `8 empty`.
fn told(scene: &Scene, square: Square) -> String {
    let Content { citizens, .. } = scene.position().board().get(square);
    let ring = scene.position().ring();
    match ring.is_mandarin(square) {
        true => tell::square(scene.voice.words, scene.table, square, None),
        false => scene.voice.terminal.terminal_square(citizens.into(), &ring.name(square).to_string()),
    }
}

#[cfg(test)]
mod tests {
    use oanquan::{Game, Rules};
    use oanquan_words::Language;

    use super::*;

    /// The board of a position without colours.
    fn shown(position: &str, view: u8, look: Look) -> String {
        shown_in(Language::En, position, view, look)
    }

    fn shown_in(language: Language, position: &str, view: u8, look: Look) -> String {
        let voice = Voice::of(language);
        let table = seated::unattended(voice, &Game::new(position.parse().unwrap()));
        let text = show(&Scene::of(voice, &table, Seat::new(view).unwrap()), look);
        anstream::adapter::strip_str(&text).to_string()
    }

    const UNICODE: Look = Look::Drawn(Lines::Unicode);
    const TWO: &str = "oaq1 1,2,3,14,5,Q7/6,0,8,0,0,0 0 1,3 0,1 0>1:2 3 12 seed";
    const FOUR: &str = "oaq1 5,0,5,5,5,Q12/5,5,5,5,5,Q/5,5,5,5,5,Q1/5,0,0,5,5,0 2 2,0,0,0 0,0,0,1 - 0 4 four";

    #[test]
    fn two_seats_from_both_sides() {
        insta::assert_snapshot!(shown(TWO, 0, UNICODE), @r#"
          Seat 1  29 points  reserve 3, Mandarins 1
                  4     3     2     1     0
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  ·  │  ·  │  8  │  ·  │  6  │ M0  │
         │  ·  ├─────┼─────┼─────┼─────┼─────┤ ◆ 7 │
         │     │  1  │  2  │  3  │ 14  │  5  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9           r →  l ←
        ▶ Seat 0  24 points  reserve 1, Mandarins 0, owes 2 to: Seat 1
        Seat 0 is to move. 12 moves have been played.
        "#);
        insta::assert_snapshot!(shown(TWO, 1, UNICODE), @r#"
        ▶ Seat 0  24 points  reserve 1, Mandarins 0, owes 2 to: Seat 1
                  9     8     7     6     5           r ←  l →
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M0  │  5  │ 14  │  3  │  2  │  1  │ M1  │
         │ ◆ 7 ├─────┼─────┼─────┼─────┼─────┤  ·  │
         │     │  6  │  ·  │  8  │  ·  │  ·  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  0     1     2     3     4
          Seat 1  29 points  reserve 3, Mandarins 1
        Seat 0 is to move. 12 moves have been played.
        "#);
    }

    #[test]
    fn ascii() {
        insta::assert_snapshot!(shown(TWO, 0, Look::Drawn(Lines::Ascii)), @r#"
          Seat 1  29 points  reserve 3, Mandarins 1
                  4     3     2     1     0
         +-----+-----+-----+-----+-----+-----+-----+
         | M1  |  .  |  .  |  8  |  .  |  6  | M0  |
         |  .  +-----+-----+-----+-----+-----+ Q+7 |
         |     |  1  |  2  |  3  | 14  |  5  |     |
         +-----+-----+-----+-----+-----+-----+-----+
                  5     6     7     8     9           r >  l <
        > Seat 0  24 points  reserve 1, Mandarins 0, owes 2 to: Seat 1
        Seat 0 is to move. 12 moves have been played.
        "#);
    }

    #[test]
    fn words() {
        insta::assert_snapshot!(shown(TWO, 1, Look::Words), @r#"
        Seat 0 is to move. 12 moves have been played.
        r sows anticlockwise: 0 1 2 3 4 M1 …; l sows clockwise.
        Seat 1, from the left: 0 has 6, 1 empty, 2 has 8, 3 empty, 4 empty, Mandarin
          square M1, empty.
        Seat 0, from the left: 5 has 1, 6 has 2, 7 has 3, 8 has 14, 9 has 5, Mandarin
          square M0, the Mandarin and 7 stones.
        Seat 1: 29 points, reserve 3, Mandarins 1.
        Seat 0: 24 points, reserve 1, Mandarins 0, owes 2 to: Seat 1.
        "#);
    }

    #[test]
    fn only_the_directions_of_the_rules_are_shown() {
        let start = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";
        for (direction, drawn, told) in [
            ("anticlockwise", "r →", "One sows anticlockwise only, r: 5 6 7 8 9 M0 …\n"),
            ("clockwise", "l ←", "One sows clockwise only, l: 9 8 7 6 5 …\n"),
        ] {
            let position = format!("{start}+direction={direction}");
            let board = shown(&position, 0, UNICODE);
            let both = board.contains("r →") && board.contains("l ←");
            assert!(board.contains(drawn) && !both, "{board}");
            assert!(shown(&position, 0, Look::Words).contains(told));
        }
    }

    #[test]
    fn a_board_wider_than_the_terminal_is_told_in_words() {
        let drawing = "│ 5 │ 5 │\n└───┴───┘\n".to_string();
        assert_eq!(
            fitting(Voice::of(Language::En), drawing.clone(), Some(9), || "words\n".to_string()),
            drawing
        );
        assert_eq!(
            fitting(Voice::of(Language::En), drawing.clone(), None, || "words\n".to_string()),
            drawing
        );
        let told = fitting(Voice::of(Language::En), drawing, Some(8), || "words\n".to_string());
        assert_eq!(told, "In words: the drawing needs 9 columns.\nwords\n");
    }

    #[test]
    fn four_seats_from_two_sides() {
        insta::assert_snapshot!(shown(FOUR, 0, UNICODE), @r#"
         ┌─────────┬─────────┬─────────┬─────────┬─────────┬─────────┬─────────┐
         │ M2  ◆ 1 │ 9     5 │ 8     5 │ 7     5 │ 6     5 │ 5     5 │ M1    ◆ │
         ├─────────┼─────────┴─────────┴─────────┴─────────┴─────────┼─────────┤
         │ 10    5 │                     Seat 2                      │ 4     5 │
         ├─────────┤                                                 ├─────────┤
         │ 11    · │                                                 │ 3     5 │
         ├─────────┤                                                 ├─────────┤
         │ 12    · │ Seat 3                                   Seat 1 │ 2     5 │
         ├─────────┤                                                 ├─────────┤
         │ 13    5 │                                                 │ 1     5 │
         ├─────────┤                                                 ├─────────┤
         │ 14    5 │                     Seat 0                      │ 0     5 │
         ├─────────┼─────────┬─────────┬─────────┬─────────┬─────────┼─────────┤
         │ M3    · │ 15    5 │ 16    · │ 17    5 │ 18    5 │ 19    5 │ M0 ◆ 12 │
         └─────────┴─────────┴─────────┴─────────┴─────────┴─────────┴─────────┘
          Seat 0  22 points  reserve 2, Mandarins 0
          Seat 1  25 points  reserve 0, Mandarins 0
        ▶ Seat 2  25 points  reserve 0, Mandarins 0  r ←  l →
          Seat 3  25 points  reserve 0, Mandarins 1
        Seat 2 is to move. 4 moves have been played.
        "#);
        insta::assert_snapshot!(shown(FOUR, 3, UNICODE), @r#"
         ┌─────────┬─────────┬─────────┬─────────┬─────────┬─────────┬─────────┐
         │ M1    ◆ │ 4     5 │ 3     5 │ 2     5 │ 1     5 │ 0     5 │ M0 ◆ 12 │
         ├─────────┼─────────┴─────────┴─────────┴─────────┴─────────┼─────────┤
         │ 5     5 │                     Seat 1                      │ 19    5 │
         ├─────────┤                                                 ├─────────┤
         │ 6     5 │                                                 │ 18    5 │
         ├─────────┤                                                 ├─────────┤
         │ 7     5 │ Seat 2                                   Seat 0 │ 17    5 │
         ├─────────┤                                                 ├─────────┤
         │ 8     5 │                                                 │ 16    · │
         ├─────────┤                                                 ├─────────┤
         │ 9     5 │                     Seat 3                      │ 15    5 │
         ├─────────┼─────────┬─────────┬─────────┬─────────┬─────────┼─────────┤
         │ M2  ◆ 1 │ 10    5 │ 11    · │ 12    · │ 13    5 │ 14    5 │ M3    · │
         └─────────┴─────────┴─────────┴─────────┴─────────┴─────────┴─────────┘
          Seat 3  25 points  reserve 0, Mandarins 1
          Seat 0  22 points  reserve 2, Mandarins 0
          Seat 1  25 points  reserve 0, Mandarins 0
        ▶ Seat 2  25 points  reserve 0, Mandarins 0  r ↓  l ↑
        Seat 2 is to move. 4 moves have been played.
        "#);
    }

    #[test]
    fn three_seats_and_short_rows() {
        let rules = Rules { row: 2, ..Rules::THREE };
        let start = Position::start(rules).unwrap().to_string();
        insta::assert_snapshot!(shown(&start, 0, UNICODE), @r#"
         ┌───────────────────────────────────────┐
         │                M1    ◆                │
         ├─────────┬───────────────────┬─────────┤
         │ 2     5 │                   │ 1     5 │
         ├─────────┤ Seat 2     Seat 1 ├─────────┤
         │ 3     5 │      Seat 0       │ 0     5 │
         ├─────────┼─────────┬─────────┼─────────┤
         │ M2    ◆ │ 4     5 │ 5     5 │ M0    ◆ │
         └─────────┴─────────┴─────────┴─────────┘
        ▶ Seat 0  10 points  reserve 0, Mandarins 0  r →  l ←
          Seat 1  10 points  reserve 0, Mandarins 0
          Seat 2  10 points  reserve 0, Mandarins 0
        Seat 0 is to move. No move has been played.
        "#);
        insta::assert_snapshot!(shown(&start, 1, UNICODE), @r#"
         ┌───────────────────────────────────────┐
         │                M2    ◆                │
         ├─────────┬───────────────────┬─────────┤
         │ 4     5 │                   │ 3     5 │
         ├─────────┤ Seat 0     Seat 2 ├─────────┤
         │ 5     5 │      Seat 1       │ 2     5 │
         ├─────────┼─────────┬─────────┼─────────┤
         │ M0    ◆ │ 0     5 │ 1     5 │ M1    ◆ │
         └─────────┴─────────┴─────────┴─────────┘
          Seat 1  10 points  reserve 0, Mandarins 0
          Seat 2  10 points  reserve 0, Mandarins 0
        ▶ Seat 0  10 points  reserve 0, Mandarins 0  r ↓  l ↑
        Seat 0 is to move. No move has been played.
        "#);
    }

    #[test]
    fn every_square_is_named_from_every_side() {
        for (name, rules) in Rules::PRESETS {
            for row in 2..=5 {
                let voice = Voice::of(Language::En);
                let position = Position::start(Rules { row, ..rules }).unwrap();
                let table = seated::unattended(voice, &Game::new(position));
                for view in Seat::all(rules.seats) {
                    for look in [UNICODE, Look::Drawn(Lines::Ascii), Look::Words] {
                        let text = show(&Scene::of(voice, &table, view), look);
                        let text = anstream::adapter::strip_str(&text).to_string();
                        let board: String = text
                            .lines()
                            .filter(|line| !line.contains("reserve"))
                            .collect::<Vec<_>>()
                            .join("\n");
                        for square in position.ring().squares() {
                            let label = position.ring().name(square).to_string();
                            let named =
                                board.split(|c: char| !c.is_alphanumeric()).filter(|word| *word == label);
                            assert!(named.count() >= 1, "{name} row {row} view {view}: {label}\n{text}");
                        }
                        assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
                    }
                }
            }
        }
    }
}
