//! Where everything lies: squares, stores, numbers, arrows. Pure geometry, in CSS pixels.
//!
//! Anticlockwise on screen is ascending ring order in every layout, and the viewer's row is the nearest: at
//! the bottom, or at the right where the board stands upright.

mod plan;
mod plane;

pub use plane::Point;
pub(crate) use plane::{at_angle, sine, within};

use crate::shape::{Shape, Way};

/// What to lay out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    /// The ring.
    pub shape: Shape,
    /// The seat nearest to the reader.
    pub viewer: u8,
    /// Two people sit on two sides of the screen.
    pub face_to_face: bool,
    /// A miniature: squares only, no stores.
    pub small: bool,
    /// The width of the box.
    pub width: f64,
    /// The height of the box.
    pub height: f64,
}

/// The part of a square in which stones lie: an ellipse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bowl {
    /// Its middle.
    pub center: Point,
    /// Half its size along the ring.
    pub along: f64,
    /// Half its size across.
    pub across: f64,
}

/// A square.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Its middle.
    pub center: Point,
    /// One step in ascending ring order, one long.
    pub along: Point,
    /// Away from the middle of the board, one long.
    pub out: Point,
    /// Its size along the ring.
    pub length: f64,
    /// Its size across.
    pub depth: f64,
    /// Its border.
    pub outline: Vec<Point>,
    /// Where stones lie.
    pub bowl: Bowl,
    /// Where the count is written.
    pub chip: Point,
    /// Where the name is written; `None` where there is no place for it.
    pub label: Option<Point>,
    /// Whether it is a Mandarin square.
    pub mandarin: bool,
}

/// A store: a box beside the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tray {
    /// Left edge.
    pub left: f64,
    /// Upper edge.
    pub top: f64,
    /// Width; 0 in miniatures.
    pub width: f64,
    /// Height; 0 in miniatures.
    pub height: f64,
}

impl Tray {
    /// Whether name and stones need a line each.
    pub fn two_lines(self) -> bool {
        self.width < 250.0
    }

    /// Where stones fly to and from.
    pub fn mouth(self) -> Point {
        if self.two_lines() {
            Point::new(self.left + 26.0, self.top + 0.7 * self.height)
        } else {
            Point::new(self.left + 0.56 * self.width, self.top + 0.5 * self.height)
        }
    }
}

/// An arrow that plays a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// Its middle.
    pub center: Point,
    /// Where it points, one long.
    pub points: Point,
    /// Radius of its touch target.
    pub radius: f64,
}

/// The whole board.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// Width of the drawing.
    pub width: f64,
    /// Height of the drawing.
    pub height: f64,
    /// The squares, in ring order from seat 0.
    pub cells: Vec<Cell>,
    /// The stores, by seat.
    pub trays: Vec<Tray>,
    /// The lines drawn with chalk: chains of points.
    pub lines: Vec<Vec<Point>>,
    /// Radius of a citizen.
    pub stone: f64,
    /// Half the height of a count.
    pub chip: f64,
    /// Seats whose text is turned round.
    pub turned: Vec<bool>,
    shape: Shape,
}

/// How many points a quarter turn of a Mandarin square's border has.
const ARC: usize = 8;
/// The least radius of an arrow's target: 44 pixels across.
const ARROW: f64 = 23.0;

impl Layout {
    /// Lays out a board in a box.
    pub fn new(request: &Request) -> Layout {
        let shape = request.shape;
        let plan = plan::plan(request);
        let seats = usize::from(shape.seats);
        let sides: Vec<Side> = (0..seats)
            .map(|side| Side::between(plan.corners[side], plan.corners[(side + 1) % seats]))
            .collect();
        let shortest = sides.iter().map(|side| side.length).fold(f64::INFINITY, f64::min);
        let row = usize::from(shape.row);
        let span = (shortest / row as f64).min(plan.depth);
        let chip = within(0.17 * span, if request.small { 6.0 } else { 9.5 }, 22.0);
        let sizes = Sizes { depth: plan.depth, reach: plan.reach, chip, row };

        let mut by_side: Vec<Vec<Cell>> = Vec::new();
        let mut lines = Vec::new();
        for (number, side) in sides.iter().enumerate() {
            let next = &sides[(number + 1) % seats];
            let mut part: Vec<Cell> = (0..row).map(|place| sizes.citizen(side, place)).collect();
            part.push(sizes.mandarin(side, next, shape.seats));
            lines.extend(sizes.lines(side, &part[row], seats == 2 && number == 1));
            by_side.push(part);
        }
        let stone = by_side[0][..1]
            .iter()
            .chain(&by_side[seats - 1][..1])
            .map(|cell| cell.bowl.along.min(1.7 * cell.bowl.across).min(cell.bowl.across * 1.25))
            .fold(f64::INFINITY, f64::min)
            * 0.29;
        // The first side is the viewer's; cells and stores are wanted from seat 0 on.
        let viewer = usize::from(request.viewer) % seats;
        let place = |seat: usize| (seat + seats - viewer) % seats;
        let cells = (0..seats).flat_map(|seat| by_side[place(seat)].clone()).collect();
        let trays = (0..seats).map(|seat| plan.trays[place(seat)]).collect();
        let turned = (0..seats).map(|seat| request.face_to_face && seats == 2 && seat != viewer).collect();
        Layout {
            width: request.width,
            height: request.height,
            cells,
            trays,
            lines,
            stone: within(stone, 2.5, 24.0),
            chip,
            turned,
            shape,
        }
    }

    /// A square. A part of the view that is about to go away, as the ring has become smaller, may ask for one
    /// that is no more; it gets another.
    pub fn cell(&self, square: usize) -> &Cell {
        &self.cells[square % self.cells.len()]
    }

    /// The store of a seat, in the same way.
    pub fn tray(&self, seat: usize) -> Tray {
        self.trays[seat % self.trays.len()]
    }

    /// The middle of the board.
    pub fn middle(&self) -> Point {
        let sum = self.cells.iter().fold(Point::default(), |sum, cell| sum + cell.center);
        sum * (1.0 / self.cells.len() as f64)
    }

    /// Whether the text of a seat is turned round.
    pub fn is_turned(&self, seat: usize) -> bool {
        self.turned[seat % self.turned.len()]
    }

    /// Whether the text of a square is turned round.
    pub fn turned_at(&self, square: usize) -> bool {
        !self.shape.is_mandarin(square) && self.is_turned(usize::from(self.shape.seat(square)))
    }

    /// The arrow that sows a square one way. It lies towards the inside of the board, where it hides no
    /// neighbour that could be chosen instead.
    pub fn arrow(&self, square: usize, way: Way) -> Arrow {
        let cell = self.cell(square);
        let radius = within(0.21 * cell.length.min(cell.depth), ARROW, 34.0);
        let aside = (0.5 * cell.length).max(radius + 2.0);
        let inward = if self.shape.seats == 2 {
            0.5 * cell.depth - 0.35 * radius
        } else {
            0.5 * cell.depth + 0.9 * radius
        };
        let mut center = cell.center + cell.along * (way.sign() * aside) - cell.out * inward;
        center.x = within(center.x, radius + 1.0, (self.width - radius - 1.0).max(radius + 1.0));
        center.y = within(center.y, radius + 1.0, (self.height - radius - 1.0).max(radius + 1.0));
        Arrow { center, points: cell.along * way.sign(), radius }
    }
}

/// A side of the polygon, on which a row stands.
struct Side {
    from: Point,
    along: Point,
    out: Point,
    length: f64,
}

impl Side {
    fn between(from: Point, to: Point) -> Side {
        let along = (to - from).unit();
        Side { from, along, out: along.quarter(), length: (to - from).length() }
    }
}

struct Sizes {
    depth: f64,
    reach: f64,
    chip: f64,
    row: usize,
}

impl Sizes {
    fn citizen(&self, side: &Side, place: usize) -> Cell {
        let length = side.length / self.row as f64;
        let (along, out, depth) = (side.along, side.out, self.depth);
        let center = side.from + along * ((place as f64 + 0.5) * length) + out * (0.5 * depth);
        let corner = |a: f64, o: f64| center + along * (a * 0.5 * length) + out * (o * 0.5 * depth);
        // The count lies at the outer edge, the stones in what is left, no longer than they are wide.
        let free = depth - 1.6 * self.chip - 0.05 * depth;
        let inset = 0.06 * length.min(depth);
        let across = 0.5 * free - inset;
        let half = 0.5 * length - inset;
        let bowl = Bowl {
            center: center + out * (0.5 * (free - depth)),
            along: half.min(2.2 * across),
            across: across.min(2.2 * half),
        };
        let aside = 0.5 * length - 4.0 - 0.6 * self.chip;
        Cell {
            center,
            along,
            out,
            length,
            depth,
            outline: vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)],
            bowl,
            chip: center + out * (0.5 * depth - self.chip - 5.0),
            // In a square that is hardly larger than a finger the stones need all the room.
            label: (length.min(depth) > 50.0 || depth > 90.0)
                .then(|| center - along * aside - out * (0.5 * depth - 4.0 - 0.6 * self.chip)),
            mandarin: false,
        }
    }

    /// The Mandarin square between a row and the next.
    fn mandarin(&self, side: &Side, next: &Side, seats: u8) -> Cell {
        let corner = side.from + side.along * side.length;
        let outline = self.round(corner, side, next, seats);
        let (out, along) = if seats == 2 {
            (side.along, -side.out)
        } else {
            ((side.out + next.out).unit(), (side.along + next.along).unit())
        };
        // How far the square reaches outward in its middle.
        let far = outline.iter().map(|point| (*point - corner).dot(out)).fold(0.0, f64::max);
        // Where a board ends in a half round there is room for the count on the reader's side of the big stone;
        // between three and four rows it lies in the inner corner.
        // So is the name, on the other side.
        let (chip, label, center, along_half, across_half) = if seats == 2 {
            let middle = corner + out * (0.47 * far);
            let aside = if along.x + along.y > 0.0 { along } else { -along } * (0.66 * self.depth);
            let label = (self.depth > 50.0).then_some(middle - aside);
            (middle + aside, label, middle, 0.46 * self.depth, 0.42 * far)
        } else {
            let near = 2.2 * self.chip;
            let middle = corner + out * (near + 0.46 * (far - near));
            (corner + out * (1.6 * self.chip), None, middle, 0.46 * self.depth, 0.44 * (far - near))
        };
        Cell {
            center: corner + out * (0.5 * far),
            along,
            out,
            length: if seats == 2 { 2.0 * self.depth } else { self.depth },
            depth: far,
            bowl: Bowl {
                center,
                along: along_half.min(2.2 * across_half),
                across: across_half.min(1.6 * along_half),
            },
            outline,
            chip,
            label,
            mandarin: true,
        }
    }

    /// The border of a Mandarin square: from the corner of the polygon round the outside.
    fn round(&self, corner: Point, side: &Side, next: &Side, seats: u8) -> Vec<Point> {
        let mut points = Vec::new();
        if seats > 2 {
            points.push(corner);
        }
        let (a, b) = (side.out, next.out);
        let steps = if seats == 2 { 2 * ARC } else { ARC + ARC / 2 };
        for step in 0..=steps {
            let turn = std::f64::consts::FRAC_PI_2 * step as f64 / steps as f64;
            points.push(match seats {
                2 => {
                    let at = at_angle(2.0 * turn);
                    corner + a * (self.depth * at.x) + side.along * (self.reach * at.y)
                }
                // An arc round the corner: the directions between the two, one long.
                3 => {
                    let part = step as f64 / steps as f64;
                    let share = |part: f64| sine(part * std::f64::consts::TAU / 3.0);
                    corner + (a * share(1.0 - part) + b * share(part)).unit() * self.reach
                }
                // Nearly a square, its outer corner well rounded.
                _ => {
                    let at = at_angle(turn);
                    corner + a * (self.depth * at.x.max(0.0).sqrt()) + b * (self.depth * at.y.max(0.0).sqrt())
                }
            });
        }
        points
    }

    fn lines(&self, side: &Side, mandarin: &Cell, inner_is_drawn: bool) -> Vec<Vec<Point>> {
        let end = side.from + side.along * side.length;
        let out = side.out * self.depth;
        let mut lines = vec![vec![side.from + out, end + out]];
        if !inner_is_drawn {
            lines.push(vec![side.from, end]);
        }
        for place in 0..=self.row {
            let foot = side.from + side.along * (side.length * place as f64 / self.row as f64);
            lines.push(vec![foot, foot + out]);
        }
        let arc = mandarin.outline.iter().copied();
        lines.push(if mandarin.outline[0] == end { arc.skip(1).collect() } else { arc.collect() });
        lines
    }
}
