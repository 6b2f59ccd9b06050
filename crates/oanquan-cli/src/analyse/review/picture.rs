//! The graph of the margin over a reviewed game, and the board before the move that lost most, as an SVG file that
//! needs nothing else.

mod board;

use std::fmt::Write;

use oanquan::{Move, Points, Position, Seat};
use oanquan_engine::Reason;
use oanquan_study::review::{Dot, Graph, Review};
use oanquan_study::tree::Glyph;

use super::told::Told;
use board::Board;

/// The box of the graph inside of the picture.
const LEFT: f64 = 60.0;
const TOP: f64 = 60.0;
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 280.0;
/// The width of the picture.
const WHOLE: f64 = 820.0;
/// Where what is said of the board stands, and where the board begins.
const BELOW: f64 = TOP + HEIGHT + 100.0;
const BOARD: f64 = BELOW + 16.0;

/// Half the size of a dot.
const DOT: f64 = 4.0;

const STYLE: &str = "\
text{font:14px sans-serif;fill:#222}.back{fill:#fff}.line{fill:none;stroke:#1b5e8c;stroke-width:2}\
.dot{fill:#1b5e8c;stroke:#1b5e8c;stroke-width:2}.guess{fill:#fff}.rule{stroke:#bbb}.zero{stroke:#555}\
.miss{fill:#b3261e;font-weight:bold}.square{fill:none;stroke:#555}.mandarin{fill:#555}\
.count{font-weight:bold}.name{font-size:11px}.move{fill:none;stroke-width:3}.move.played{stroke:#b3261e}\
.move.better{stroke:#1b5e8c;stroke-dasharray:6 4}.way.played{fill:#b3261e}.way.better{fill:#1b5e8c}\
@media(prefers-color-scheme:dark){text{fill:#eee}.back,.guess{fill:#1c1c1c}.line,.dot{stroke:#7cc4f4}\
.dot{fill:#7cc4f4}.guess{fill:#1c1c1c}.rule{stroke:#555}.zero,.square{stroke:#aaa}.miss,.way.played{fill:#ff8a80}.mandarin{fill:#aaa}.move.played{stroke:#ff8a80}\
.move.better{stroke:#7cc4f4}.way.better{fill:#7cc4f4}}";

/// The picture.
pub(super) fn draw(told: &Told, review: &Review<Reason>) -> String {
    let graph = Graph::new(&review.margins, WIDTH, HEIGHT);
    let shown = Shown::of(told, review);
    let board = shown.board(told);
    let (width, height) = (WHOLE, BOARD + board.height());
    let (study, terminal) = (told.voice.study, told.voice.terminal);
    let title = study.analysis_graph(&told.player(Seat::FIRST));
    let mut out = String::new();
    let mut add = |text: String| {
        out += &text;
        out.push('\n');
    };
    add(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-labelledby=\"title desc\">"
    ));
    add(format!("<title id=\"title\">{}</title>", escaped(&title)));
    add(format!("<desc id=\"desc\">{}</desc>", escaped(&description(told, review, &graph, &shown))));
    add(format!("<style>{STYLE}</style>"));
    add(format!("<rect class=\"back\" width=\"{width}\" height=\"{height}\"/>"));
    add(format!("<text x=\"{LEFT}\" y=\"30\">{}</text>", escaped(&title)));
    for (share, margin) in
        [(0.0, graph.scale), (0.25, graph.scale / 2), (0.5, 0), (0.75, -graph.scale / 2), (1.0, -graph.scale)]
    {
        let y = TOP + share * HEIGHT;
        let class = if margin == 0 { "zero" } else { "rule" };
        add(format!("<path class=\"{class}\" d=\"M{LEFT} {y}h{WIDTH}\"/>"));
        let at = (LEFT - 8.0, y + 5.0);
        add(format!("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>", at.0, at.1, signed(margin)));
    }
    for piece in graph.pieces() {
        let points: Vec<String> =
            piece.iter().map(|dot| format!("{:.1},{:.1}", LEFT + dot.x, TOP + dot.y)).collect();
        add(format!("<polyline class=\"line\" points=\"{}\"/>", points.join(" ")));
    }
    for dot in &graph.dots {
        add(dot_drawn(dot));
    }
    for place in review.misses() {
        let sign = sign(review, place);
        // The loss shows in the position after the move.
        if let Some(dot) = graph.dots.iter().find(|dot| dot.ply == place + 1) {
            let (x, y) = (LEFT + dot.x, TOP + dot.y - 10.0);
            add(format!(
                "<text class=\"miss\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{sign}</text>"
            ));
        }
    }
    let moves = review.moves.len();
    let last = LEFT + WIDTH;
    add(format!("<text x=\"{LEFT}\" y=\"{}\">0</text>", TOP + HEIGHT + 24.0));
    add(format!("<text x=\"{last}\" y=\"{}\" text-anchor=\"end\">{moves}</text>", TOP + HEIGHT + 24.0));
    let legend = TOP + HEIGHT + 54.0;
    for (at, is_exact, kind) in [(0.0, true, "proved"), (WIDTH / 2.0, false, "estimate")] {
        add(sign_drawn(LEFT + at + DOT, legend - 5.0, is_exact));
        let told = escaped(&terminal.terminal_sureness(kind));
        add(format!("<text x=\"{}\" y=\"{legend}\">{told}</text>", LEFT + at + 16.0));
    }
    add(format!("<text x=\"{LEFT}\" y=\"{BELOW}\">{}</text>", escaped(&shown.caption)));
    add(board.draw().trim_end().to_string());
    add("</svg>".to_string());
    out
}

/// The position whose board is drawn.
struct Shown<'a> {
    position: &'a Position,
    /// What was played there, and what was better, where a move lost points.
    moves: Option<(Move, Move)>,
    /// Which position it is.
    caption: String,
}

impl<'a> Shown<'a> {
    /// The position before the move that lost most; the last one where none lost points worth speaking of.
    fn of(told: &Told<'a>, review: &Review<Reason>) -> Shown<'a> {
        let verdict = |place: usize| review.moves[place].verdict.as_ref();
        let misses = review.misses().filter_map(|place| Some((place, verdict(place)?)));
        // Of equal ones the first.
        let worst = misses.min_by_key(|(_, verdict)| -verdict.loss.points);
        let Some((place, verdict)) = worst else {
            let position = told.game.position();
            return Shown { position, moves: None, caption: told.voice.terminal.terminal_picture_end() };
        };
        let (played, better) = (verdict.played.mv, verdict.best.mv);
        let played_there = format!("{} {played}{}", told.number(place), sign(review, place));
        let caption = told.voice.terminal.terminal_picture_before(&played_there, &better.to_string());
        Shown { position: &told.game.positions()[place], moves: Some((played, better)), caption }
    }

    fn board(&self, told: &Told) -> Board<'a> {
        let terminal = told.voice.terminal;
        let store = |seat| {
            let reserve = terminal.terminal_reserve(self.position.reserve(seat).into());
            let mandarins = terminal.terminal_mandarins(self.position.mandarins_won(seat).into());
            escaped(&format!("{}: {reserve}, {mandarins}", told.player(seat)))
        };
        Board {
            position: self.position,
            played: self.moves.map(|(played, _)| played),
            better: self.moves.map(|(_, better)| better),
            stores: Seat::all(self.position.rules().seats).map(store).collect(),
            left: LEFT,
            top: BOARD,
            width: WIDTH,
        }
    }
}

fn dot_drawn(dot: &Dot) -> String {
    sign_drawn(LEFT + dot.x, TOP + dot.y, dot.is_exact())
}

/// A proved margin is a full square, an estimate an empty circle.
fn sign_drawn(x: f64, y: f64, is_exact: bool) -> String {
    if is_exact {
        let (x, y, size) = (x - DOT, y - DOT, 2.0 * DOT);
        format!("<rect class=\"dot\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{size}\" height=\"{size}\"/>")
    } else {
        format!("<circle class=\"dot guess\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{DOT}\"/>")
    }
}

/// The picture in words.
fn description(told: &Told, review: &Review<Reason>, graph: &Graph, shown: &Shown) -> String {
    let (study, terminal) = (told.voice.study, told.voice.terminal);
    let ends = graph.dots.last().map(|dot| {
        let kind = if dot.is_exact() { "proved" } else { "estimate" };
        let end = study.analysis_graph_end(dot.margin.points, dot.ply as i64);
        format!("{end} ({}) ", terminal.terminal_sureness(kind))
    });
    let misses = review
        .misses()
        .map(|place| format!("{} {}{}", told.number(place), review.moves[place].mv, sign(review, place)));
    let misses: Vec<String> = misses.collect();
    let lost = match misses.as_slice() {
        [] => terminal.terminal_picture_nothing_lost(),
        misses => terminal.terminal_picture_lost(&misses.join(", ")),
    };
    format!("{}{lost} {}: {}.", ends.unwrap_or_default(), shown.caption, shown.position)
}

fn sign(review: &Review<Reason>, place: usize) -> &'static str {
    let class = review.moves[place].verdict.as_ref().map(|verdict| verdict.class);
    class.and_then(oanquan_study::review::Class::glyph).map_or("", Glyph::sign)
}

fn signed(points: Points) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string() }
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        // An `expect` on a `String` would say nothing: writing to it does not fail.
        let _ = match letter {
            '&' => write!(out, "&amp;"),
            '<' => write!(out, "&lt;"),
            '>' => write!(out, "&gt;"),
            other => write!(out, "{other}"),
        };
    }
    out
}
