//! Where keys and fingers point: pure geometry of input.

use crate::layout::{Layout, Point};
use crate::shape::Way;

/// The direction of an arrow key on screen.
pub(crate) fn direction(key: &str) -> Option<Point> {
    Some(match key {
        "ArrowRight" => Point::new(1.0, 0.0),
        "ArrowLeft" => Point::new(-1.0, 0.0),
        "ArrowUp" => Point::new(0.0, -1.0),
        "ArrowDown" => Point::new(0.0, 1.0),
        _ => return None,
    })
}

/// The nearest square that lies in a direction, within about 60 degrees of it.
pub(crate) fn neighbour(layout: &Layout, square: usize, direction: Point) -> Option<usize> {
    let here = layout.cell(square).center;
    let cost = |other: usize| {
        let way = layout.cell(other).center - here;
        let ahead = way.dot(direction);
        let aside = (way - direction * ahead).length();
        (ahead > 1.0 && aside < 1.8 * ahead).then_some(ahead + 2.0 * aside)
    };
    (0..layout.cells.len())
        .filter(|other| *other != square)
        .filter_map(|other| cost(other).map(|cost| (other, cost)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(other, _)| other)
}

/// Which of these ways goes in a direction on screen, within about 65 degrees.
pub(crate) fn way_towards(layout: &Layout, square: usize, ways: &[Way], direction: Point) -> Option<Way> {
    let direction = direction.unit();
    let along = layout.cell(square).along;
    ways.iter().copied().find(|way| along.dot(direction) * way.sign() > 0.42)
}

/// The way an arrow key means: the one whose arrow points there; where both point across, in a row that
/// stands upright, right and left as the mover sees them.
pub(crate) fn way_of_key(layout: &Layout, square: usize, ways: &[Way], direction: Point) -> Option<Way> {
    if layout.cell(square).along.dot(direction).abs() > 0.42 {
        return way_towards(layout, square, ways, direction);
    }
    let meant = match direction.x {
        x if x > 0.5 => Way::Right,
        x if x < -0.5 => Way::Left,
        _ => return None,
    };
    ways.contains(&meant).then_some(meant)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Request;
    use crate::shape::Shape;

    fn layout(seats: u8, width: f64, height: f64) -> Layout {
        let shape = Shape { seats, row: 5 };
        Layout::new(&Request { shape, viewer: 0, face_to_face: false, small: false, width, height })
    }

    fn go(layout: &Layout, square: usize, key: &str) -> Option<usize> {
        neighbour(layout, square, direction(key).unwrap())
    }

    #[test]
    fn arrow_keys_go_where_they_point() {
        let flat = layout(2, 900.0, 400.0);
        assert_eq!(go(&flat, 1, "ArrowRight"), Some(2));
        assert_eq!(go(&flat, 4, "ArrowRight"), Some(5));
        assert_eq!(go(&flat, 1, "ArrowUp"), Some(9));
        assert_eq!(go(&flat, 0, "ArrowLeft"), Some(11));
        assert_eq!(go(&flat, 1, "ArrowDown"), None);
        let upright = layout(2, 320.0, 520.0);
        assert_eq!(go(&upright, 1, "ArrowUp"), Some(2));
        assert_eq!(go(&upright, 1, "ArrowLeft"), Some(9));
    }

    #[test]
    fn every_square_can_be_reached_by_arrow_keys() {
        for seats in 2..=4 {
            for (width, height) in [(320.0, 520.0), (900.0, 500.0)] {
                let layout = layout(seats, width, height);
                let mut reached = vec![0];
                let mut next = 0;
                while let Some(square) = reached.get(next).copied() {
                    next += 1;
                    for key in ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] {
                        let found = go(&layout, square, key).filter(|found| !reached.contains(found));
                        reached.extend(found);
                    }
                }
                assert_eq!(reached.len(), layout.cells.len(), "{seats} seats at {width} by {height}");
            }
        }
    }

    #[test]
    fn keys_choose_the_way_the_arrow_points() {
        let right =
            |layout: &Layout, square, key| way_of_key(layout, square, &Way::BOTH, direction(key).unwrap());
        let flat = layout(2, 900.0, 400.0);
        assert_eq!(right(&flat, 1, "ArrowRight"), Some(Way::Right));
        // The far row faces the other way.
        assert_eq!(right(&flat, 7, "ArrowRight"), Some(Way::Left));
        assert_eq!(right(&flat, 1, "ArrowUp"), None);
        let upright = layout(2, 320.0, 520.0);
        assert_eq!(right(&upright, 1, "ArrowUp"), Some(Way::Right));
        assert_eq!(right(&upright, 1, "ArrowLeft"), Some(Way::Left));
        assert_eq!(way_of_key(&flat, 1, &[Way::Left], direction("ArrowRight").unwrap()), None);
    }
}
