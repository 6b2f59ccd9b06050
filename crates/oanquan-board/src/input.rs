//! What taps, drags and keys do.

use oanquan_view::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

use crate::board::Scene;
use crate::keys;
use crate::layout::Point;
use crate::shape::Way;
use crate::show::Show;

/// A finger that moved no further than this has tapped.
const TAP: f64 = 14.0;
/// A finger that moved further than this has chosen a way.
const DRAG: f64 = 26.0;

/// A finger or a mouse button that is down.
#[derive(Clone, Copy, Default)]
pub(crate) struct Press {
    from: Option<(usize, Point)>,
    /// It has dragged, so that the click that follows is none.
    dragged: bool,
}

impl Scene {
    /// Plays a square.
    pub(crate) fn choose(self, square: usize, way: Way) {
        // The arrow that has the focus goes away; the square stays.
        self.focus(square);
        self.put_back();
        self.on_choice.run((square, way));
    }

    /// Takes the arrows away.
    pub(crate) fn put_back(self) {
        if self.picked.get_untracked().is_some() {
            self.picked.set(None);
            self.meant.set(None);
            self.on_considered.run(None);
        }
    }

    pub(crate) fn end_motions(self) {
        self.show.with_value(|show| show.as_ref().map(Show::end));
    }

    /// A tap or Space while motions are shown: on to the next lap if they wait for it, else to the end.
    fn hurry(self) {
        self.show.with_value(|show| show.as_ref().map(Show::hurry));
    }

    fn focus(self, square: usize) {
        self.focused.set(square);
        let Some(root) = self.root.get_untracked() else { return };
        let selector = format!("[data-square='{square}']");
        if let Ok(Some(element)) = root.query_selector(&selector)
            && let Some(element) = element.dyn_ref::<web_sys::SvgElement>()
        {
            // Focus is a convenience here: an element that cannot take it changes nothing.
            let _ = element.focus();
        }
    }

    fn pick(self, square: usize) {
        if self.ways_now(square).is_empty() {
            self.put_back();
            self.on_refused.run(square);
        } else if self.picked.get_untracked() == Some(square) {
            self.put_back();
        } else {
            self.picked.set(Some(square));
        }
    }

    fn ways_now(self, square: usize) -> Vec<Way> {
        untrack(|| self.ways(square))
    }

    pub(crate) fn square_click(self, event: &MouseEvent, square: usize) {
        if self.small || self.moving.get_untracked() {
            return;
        }
        event.stop_propagation();
        if self.press.get_value().dragged {
            self.let_go();
        } else {
            self.pick(square);
        }
    }

    /// A tap beside the squares, or anywhere while motions are shown.
    pub(crate) fn ground_click(self) {
        if self.press.get_value().dragged {
            self.let_go();
        } else if self.moving.get_untracked() {
            self.hurry();
        } else {
            self.put_back();
        }
    }

    /// Keys that mean the same wherever the focus is on the board.
    pub(crate) fn board_key(self, event: &KeyboardEvent) {
        if !self.moving.get_untracked() {
            return;
        }
        match event.key().as_str() {
            "Escape" => self.end_motions(),
            " " => self.hurry(),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    pub(crate) fn square_key(self, event: &KeyboardEvent, square: usize) {
        if self.small || self.moving.get_untracked() || modified(event) {
            return;
        }
        let key = event.key();
        let picked = self.picked.get_untracked() == Some(square);
        let used = match key.as_str() {
            "Enter" | " " => {
                self.pick(square);
                true
            }
            "Escape" if self.picked.get_untracked().is_some() => {
                self.put_back();
                true
            }
            "Home" | "End" => {
                let shape = self.shape.get_untracked();
                let first = usize::from(self.viewer.get_untracked()) * shape.part();
                self.focus(first + if key == "Home" { 0 } else { usize::from(shape.row) - 1 });
                true
            }
            _ => match keys::direction(&key) {
                Some(direction) if picked => {
                    self.choose_by_key(square, direction);
                    true
                }
                Some(direction) => {
                    let next =
                        self.layout.with_untracked(|layout| keys::neighbour(layout, square, direction));
                    next.into_iter().for_each(|next| self.focus(next));
                    true
                }
                None => false,
            },
        };
        if used {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    pub(crate) fn arrow_key(self, event: &KeyboardEvent, square: usize, way: Way) {
        if modified(event) {
            return;
        }
        match event.key().as_str() {
            "Enter" | " " => self.choose(square, way),
            "Escape" => {
                self.focus(square);
                self.put_back();
            }
            key => match keys::direction(key) {
                Some(direction) => self.choose_by_key(square, direction),
                None => return,
            },
        }
        event.prevent_default();
        event.stop_propagation();
    }

    fn choose_by_key(self, square: usize, direction: Point) {
        let ways = self.ways_now(square);
        let way = self.layout.with_untracked(|layout| keys::way_of_key(layout, square, &ways, direction));
        if let Some(way) = way {
            self.choose(square, way);
        }
    }

    pub(crate) fn press(self, event: &PointerEvent, square: usize) {
        let from = (!self.small && !self.moving.get_untracked() && event.is_primary())
            .then(|| (square, Point::new(f64::from(event.client_x()), f64::from(event.client_y()))));
        self.press.set_value(Press { from, dragged: false });
    }

    /// How far the finger is from where it came down, and on which square that was.
    fn dragged(self, event: &PointerEvent) -> Option<(usize, Point)> {
        let (square, start) = self.press.get_value().from?;
        let now = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
        Some((square, now - start))
    }

    pub(crate) fn drag(self, event: &PointerEvent) {
        let Some((square, moved)) = self.dragged(event).filter(|(_, moved)| moved.length() > TAP) else {
            return;
        };
        let ways = self.ways_now(square);
        if ways.is_empty() {
            return;
        }
        self.press.update_value(|press| press.dragged = true);
        if self.picked.get_untracked() != Some(square) {
            self.picked.set(Some(square));
        }
        let way = self.layout.with_untracked(|layout| keys::way_towards(layout, square, &ways, moved));
        if self.meant.get_untracked() != way {
            self.meant.set(way);
            self.on_considered.run(way.map(|way| (square, way)));
        }
    }

    pub(crate) fn release(self, event: &PointerEvent) {
        let dragged = self.dragged(event).filter(|(_, moved)| moved.length() > DRAG);
        self.press.update_value(|press| press.from = None);
        let Some((square, moved)) = dragged else {
            self.meant.set(None);
            return;
        };
        let ways = self.ways_now(square);
        let way = self.layout.with_untracked(|layout| keys::way_towards(layout, square, &ways, moved));
        self.meant.set(None);
        if let Some(way) = way {
            self.choose(square, way);
        }
    }

    /// The finger is gone without having chosen.
    pub(crate) fn let_go(self) {
        self.press.set_value(Press::default());
        if self.meant.get_untracked().is_some() {
            self.meant.set(None);
            self.on_considered.run(None);
        }
    }
}

/// Whether a key belongs to the browser or the system.
fn modified(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}
