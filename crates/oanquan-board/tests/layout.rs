//! Where things lie: nothing overlaps, everything is large enough to be touched, and anticlockwise is true.

use oanquan_board::layout::{Cell, Layout, Point, Request};
use oanquan_board::{Shape, Way};

/// The boxes a board is put in: phones both ways, small parts of a zoomed page, tablets, desktops.
const BOXES: [(f64, f64); 10] = [
    (320.0, 480.0),
    (320.0, 560.0),
    (360.0, 540.0),
    (390.0, 700.0),
    (568.0, 260.0),
    (740.0, 300.0),
    (768.0, 900.0),
    (1000.0, 700.0),
    (1280.0, 640.0),
    (1900.0, 900.0),
];

fn requests() -> impl Iterator<Item = Request> {
    let shapes = (2..=4).flat_map(|seats| (2..=5).map(move |row| Shape { seats, row }));
    shapes.flat_map(|shape| {
        BOXES.iter().flat_map(move |&(width, height)| {
            let viewers = 0..shape.seats;
            viewers.flat_map(move |viewer| {
                [false, true].map(|face_to_face| Request {
                    shape,
                    viewer,
                    face_to_face,
                    small: false,
                    width,
                    height,
                })
            })
        })
    })
}

/// Whether a point lies in a polygon.
fn inside(polygon: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (place, a) in polygon.iter().enumerate() {
        let b = polygon[(place + 1) % polygon.len()];
        if (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
    }
    inside
}

/// Points all over a square, its very border left out.
fn samples(cell: &Cell) -> impl Iterator<Item = Point> + '_ {
    let middle = cell.outline.iter().fold(Point::default(), |sum, point| sum + *point)
        * (1.0 / cell.outline.len() as f64);
    let rings = [0.0, 0.5, 0.97];
    rings.into_iter().flat_map(move |part| cell.outline.iter().map(move |point| middle.towards(*point, part)))
}

#[test]
fn squares_do_not_overlap_and_lie_in_the_box() {
    for request in requests() {
        let layout = Layout::new(&request);
        assert_eq!(layout.cells.len(), request.shape.squares());
        for (place, cell) in layout.cells.iter().enumerate() {
            for point in samples(cell) {
                assert!(
                    (0.0..=request.width).contains(&point.x) && (0.0..=request.height).contains(&point.y),
                    "{request:?}: square {place} reaches {point:?}"
                );
                let others = layout.cells.iter().enumerate().filter(|(other, _)| *other != place);
                for (other, polygon) in others {
                    assert!(
                        !inside(&polygon.outline, point),
                        "{request:?}: {place} and {other} share {point:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn stores_hide_no_square() {
    for request in requests() {
        let layout = Layout::new(&request);
        for tray in &layout.trays {
            let (right, bottom) = (tray.left + tray.width, tray.top + tray.height);
            assert!(tray.left >= 0.0 && tray.top >= 0.0, "{request:?} {tray:?}");
            assert!(right <= request.width && bottom <= request.height, "{request:?} {tray:?}");
            let hidden = |point: Point| {
                point.x > tray.left && point.x < right && point.y > tray.top && point.y < bottom
            };
            for (place, cell) in layout.cells.iter().enumerate() {
                assert!(!samples(cell).any(hidden), "{request:?}: a store lies on square {place}");
            }
        }
    }
}

#[test]
fn squares_can_be_touched_on_the_smallest_phone() {
    for seats in 2..=4 {
        for row in 2..=5 {
            let shape = Shape { seats, row };
            let request =
                Request { shape, viewer: 0, face_to_face: false, small: false, width: 320.0, height: 480.0 };
            let layout = Layout::new(&request);
            for (place, cell) in layout.cells.iter().enumerate().filter(|(_, cell)| !cell.mandarin) {
                assert!(
                    cell.length >= 44.0 && cell.depth >= 44.0,
                    "{shape:?}: square {place} is {} by {}",
                    cell.length,
                    cell.depth
                );
            }
        }
    }
}

#[test]
fn squares_are_never_below_the_least_target() {
    for request in requests() {
        for cell in Layout::new(&request).cells.iter().filter(|cell| !cell.mandarin) {
            assert!(cell.length >= 24.0 && cell.depth >= 24.0, "{request:?}: {} {}", cell.length, cell.depth);
        }
    }
}

#[test]
fn the_board_of_two_fills_the_width() {
    for request in requests().filter(|request| request.shape == Shape { seats: 2, row: 5 }) {
        let layout = Layout::new(&request);
        let xs = || layout.cells.iter().flat_map(|cell| cell.outline.iter().map(|point| point.x));
        let width = xs().fold(0.0, f64::max) - xs().fold(f64::INFINITY, f64::min);
        assert!(width >= 0.9 * request.width, "{request:?}: {width}");
    }
}

#[test]
fn ascending_is_anticlockwise_and_the_viewer_is_nearest() {
    for request in requests() {
        let layout = Layout::new(&request);
        let middle = layout.middle();
        let count = layout.cells.len();
        // The area within the middles of the squares, in ring order, is negative when y points down and they go
        // anticlockwise on screen.
        let area: f64 = (0..count)
            .map(|place| {
                let (a, b) =
                    (layout.cells[place].center - middle, layout.cells[(place + 1) % count].center - middle);
                a.x * b.y - a.y * b.x
            })
            .sum();
        assert!(area < 0.0, "{request:?}");
        let first = usize::from(request.viewer) * request.shape.part();
        let row = &layout.cells[first..first + usize::from(request.shape.row)];
        let upright = row[0].along.y.abs() > 0.5;
        assert!(
            row.iter().all(|cell| if upright { cell.center.x > middle.x } else { cell.center.y > middle.y }),
            "{request:?}"
        );
    }
}

#[test]
fn arrows_point_along_the_ring_and_can_be_touched() {
    for request in requests() {
        let layout = Layout::new(&request);
        for place in (0..layout.cells.len()).filter(|place| !request.shape.is_mandarin(*place)) {
            for way in Way::BOTH {
                let arrow = layout.arrow(place, way);
                let next = layout.cells[request.shape.step(place, way)].center - layout.cells[place].center;
                assert!(arrow.points.dot(next.unit()) > 0.3, "{request:?}: {place} {way:?}");
                assert!(arrow.radius >= 22.0);
                assert!(arrow.center.x >= arrow.radius && arrow.center.x <= request.width - arrow.radius);
            }
            let (a, b) = (layout.arrow(place, Way::Right), layout.arrow(place, Way::Left));
            assert!(
                (a.center - b.center).length() >= a.radius + b.radius,
                "{request:?}: arrows of {place} meet"
            );
        }
    }
}

#[test]
fn two_people_each_have_a_row_on_their_side() {
    let shape = Shape { seats: 2, row: 5 };
    let request = Request { shape, viewer: 1, face_to_face: true, small: false, width: 320.0, height: 560.0 };
    let layout = Layout::new(&request);
    assert_eq!(layout.turned, [true, false]);
    assert!(layout.cells[6].center.y > layout.cells[0].center.y);
    assert!(layout.cells[6].along.y.abs() < 0.1);
}
