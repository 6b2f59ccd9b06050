//! How large a board fits into a box: the polygon between the rows, how deep the rows are, where the stores lie.
//!
//! All boards are built alike: rows stand outward on the sides of a polygon (for two seats on both sides of a
//! single line), and the corners between neighbouring rows are the Mandarin squares.

use super::plane::{Point, within};
use super::{Request, Tray};
use crate::shape::Shape;

/// Where the rows stand.
pub(super) struct Plan {
    /// The polygon, in ring order from the left end of the viewer's row.
    pub(super) corners: Vec<Point>,
    /// How far the rows reach outward.
    pub(super) depth: f64,
    /// How far the Mandarin squares reach outward.
    pub(super) reach: f64,
    /// Where each seat's store lies, the viewer's first, then in ring order.
    pub(super) trays: Vec<Tray>,
}

/// A touch target has at least this side wherever the box allows it (WCAG 2.5.5), and some air for the line.
const TOUCH: f64 = 46.0;
/// A store is at least so high.
const LEAST_STRIP: f64 = 36.0;
/// Between the board and its stores.
const GAP: f64 = 6.0;

/// A box in which parts are placed.
#[derive(Clone, Copy)]
struct Room {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

pub(super) fn plan(request: &Request) -> Plan {
    let pad = within(0.012 * request.width.min(request.height), 3.0, 10.0);
    let room =
        Room { left: pad, top: pad, width: request.width - 2.0 * pad, height: request.height - 2.0 * pad };
    let strip = if request.small {
        0.0
    } else {
        within((0.125 * request.height).min(0.16 * request.width), LEAST_STRIP, 64.0)
    };
    match request.shape.seats {
        2 if stands_upright(request) => upright(request.shape, room, strip),
        2 => flat(request, room, strip),
        3 => triangle(request, room, strip),
        _ => quadrangle(request, room),
    }
}

/// Whether two rows stand left and right instead of below and above. Not between two people facing each
/// other, who need a row each on their side.
pub(super) fn stands_upright(request: &Request) -> bool {
    request.shape.seats == 2
        && !request.face_to_face
        && request.height > 1.1 * request.width
        && request.width < 600.0
}

fn flat(request: &Request, room: Room, strip: f64) -> Plan {
    let row = f64::from(request.shape.row);
    let around = if strip > 0.0 { strip + GAP } else { 0.0 };
    let slender = if request.face_to_face { 2.6 } else { 1.3 };
    let depth = (0.5 * room.height - around).min(slender * room.width / (row + 2.0)).max(20.0);
    let mut reach = depth.min(0.2 * room.width);
    let mut length = (room.width - 2.0 * reach) / row;
    if length < TOUCH {
        reach = (0.5 * (room.width - TOUCH * row)).max(30.0);
        length = (room.width - 2.0 * reach) / row;
    }
    if length > 1.7 * depth {
        length = 1.7 * depth;
        reach = (1.15 * depth).min(0.5 * (room.width - length * row));
    }
    let center = Point::new(room.left + 0.5 * room.width, room.top + 0.5 * room.height);
    let half = Point::new(0.5 * length * row, 0.0);
    let width = length * row + 2.0 * reach;
    let left = center.x - 0.5 * width;
    let trays = vec![
        Tray { left, top: center.y + depth + GAP, width, height: strip },
        Tray { left, top: center.y - depth - around, width, height: strip },
    ];
    Plan { corners: vec![center - half, center + half], depth, reach, trays }
}

fn upright(shape: Shape, room: Room, strip: f64) -> Plan {
    let row = f64::from(shape.row);
    // Squares large enough for a finger come before large stores.
    let spare = 0.5 * (room.height - TOUCH * (row + 2.0)) - GAP;
    let strip = strip.min(spare.max(LEAST_STRIP));
    let around = if strip > 0.0 { strip + GAP } else { 0.0 };
    let height = room.height - 2.0 * around;
    let mut length = (height / (row + 2.3)).min(0.62 * room.width);
    let mut reach = 1.15 * length;
    if length < TOUCH {
        reach = (0.5 * (height - TOUCH * row)).max(34.0);
        length = (height - 2.0 * reach) / row;
    }
    let depth = (0.5 * room.width).min(4.3 * length);
    let reach = reach.min(depth);
    let center = Point::new(room.left + 0.5 * room.width, room.top + 0.5 * room.height);
    let half = Point::new(0.0, 0.5 * length * row);
    let end = 0.5 * length * row + reach;
    let (left, width) = (center.x - depth, 2.0 * depth);
    let trays = vec![
        Tray { left, top: center.y + end + GAP, width, height: strip },
        Tray { left, top: center.y - end - around, width, height: strip },
    ];
    Plan { corners: vec![center + half, center - half], depth, reach, trays }
}

fn triangle(request: &Request, room: Room, strip: f64) -> Plan {
    let row = f64::from(request.shape.row);
    let around = if strip > 0.0 { strip + GAP } else { 0.0 };
    let height = room.height - around;
    let depth = (room.width / (row + 2.0)).min(height / (0.7 * row + 2.0)).min(0.2 * room.width);
    let mut base = room.width - 2.0 * depth;
    let rise = (height - 2.0 * depth).min(1.2 * base);
    base = base.min(rise / 0.62);
    let center = room.left + 0.5 * room.width;
    let spare = 0.5 * (height - rise - 2.0 * depth);
    let foot = room.top + spare + depth + rise;
    let corners = vec![
        Point::new(center - 0.5 * base, foot),
        Point::new(center + 0.5 * base, foot),
        Point::new(center, foot - rise),
    ];
    let card = if request.small { 0.0 } else { 52.0 };
    // The upper stores stand beside the tip: how far the board reaches to both sides at their foot.
    let slope = Point::new(0.5 * base, rise).length();
    let reach = depth * rise / slope + (card - depth + 0.5 * depth * base / slope) * 0.5 * base / rise;
    // A box that is measured while the page is being drawn may be too narrow for stores.
    let side = within(0.5 * room.width - reach.max(depth) - GAP, 0.0, 260.0);
    let width = base + 2.0 * depth;
    let top = room.top + spare;
    let trays = vec![
        Tray { left: center - 0.5 * width, top: foot + depth + GAP, width, height: strip },
        Tray { left: room.left + room.width - side, top, width: side, height: card },
        Tray { left: room.left, top, width: side, height: card },
    ];
    Plan { corners, depth, reach: depth, trays }
}

fn quadrangle(request: &Request, room: Room) -> Plan {
    let row = f64::from(request.shape.row);
    let width = room.width.min(1.95 * room.height);
    let height = room.height.min(1.5 * room.width);
    let least = width.min(height);
    let depth =
        (least / (row + 1.4)).min(0.2 * least).min((0.5 * (least - TOUCH * row)).max(least / (row + 2.0)));
    let inner = Point::new(width - 2.0 * depth, height - 2.0 * depth);
    let center = Point::new(room.left + 0.5 * room.width, room.top + 0.5 * room.height);
    let half = inner * 0.5;
    let corners = vec![
        center + Point::new(-half.x, half.y),
        center + half,
        center + Point::new(half.x, -half.y),
        center - half,
    ];
    let card = if request.small {
        Point::default()
    } else {
        Point::new((0.46 * inner.x).min(240.0), within(0.28 * inner.y, 40.0, 64.0))
    };
    let air = Point::new(half.x - 0.5 * card.x - GAP, half.y - 0.5 * card.y - GAP);
    let tray = |x: f64, y: f64| Tray {
        left: center.x + x - 0.5 * card.x,
        top: center.y + y - 0.5 * card.y,
        width: card.x,
        height: card.y,
    };
    let trays = vec![tray(0.0, air.y), tray(air.x, 0.0), tray(0.0, -air.y), tray(-air.x, 0.0)];
    Plan { corners, depth, reach: depth, trays }
}
