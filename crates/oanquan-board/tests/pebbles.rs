//! Stones: few enough to be drawn, where they belong, and never the same.

use oanquan_board::Shape;
use oanquan_board::layout::{Layout, Request};
use oanquan_board::pebbles::{MOST, SINGLE, citizen, drawn, outline};

#[test]
fn heaps_have_a_fixed_number_of_stones() {
    for citizens in 0..=255 {
        let here = drawn(citizens);
        assert!(here <= MOST);
        assert!(drawn(citizens + 1) >= here);
        assert_eq!(here == citizens, citizens <= SINGLE || citizens == SINGLE + 1);
    }
    assert!(drawn(20) < drawn(100));
}

#[test]
fn stones_lie_in_their_square() {
    for (seats, width, height) in
        [(2, 320.0, 480.0), (2, 1280.0, 640.0), (3, 320.0, 480.0), (4, 320.0, 480.0)]
    {
        let shape = Shape { seats, row: 5 };
        let request = Request { shape, viewer: 0, face_to_face: false, small: false, width, height };
        let layout = Layout::new(&request);
        for (square, cell) in layout.cells.iter().enumerate().filter(|(_, cell)| !cell.mandarin) {
            for index in 0..MOST {
                let pebble = citizen(cell, square, index, layout.stone);
                let way = pebble.at - cell.center;
                let (along, across) = (way.dot(cell.along).abs(), way.dot(cell.out).abs());
                assert!(along + 0.5 * pebble.radius < 0.5 * cell.length, "{seats}: {square} {index}");
                assert!(across + 0.5 * pebble.radius < 0.5 * cell.depth + 1.0, "{seats}: {square} {index}");
            }
        }
    }
}

#[test]
fn stones_differ() {
    let shape = Shape { seats: 2, row: 5 };
    let request =
        Request { shape, viewer: 0, face_to_face: false, small: false, width: 800.0, height: 400.0 };
    let layout = Layout::new(&request);
    let looks = |square: usize, index: u32| {
        let pebble = citizen(&layout.cells[square], square, index, layout.stone);
        (pebble.form, pebble.hue, (pebble.degrees * 10.0) as i32, (pebble.radius * 100.0) as i32)
    };
    let mut all: Vec<_> =
        (0..5).flat_map(|square| (0..SINGLE).map(move |index| looks(square, index))).collect();
    assert_eq!(looks(3, 4), looks(3, 4));
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 5 * SINGLE as usize);
    assert_ne!(outline(0), outline(1));
}
