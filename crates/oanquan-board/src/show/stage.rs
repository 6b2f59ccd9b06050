//! The stones in the air and in the hand: a fixed number of nodes of which only the places change.

use oanquan_view::prelude::document;
use web_sys::Element;

use crate::board::Scene;
use crate::decimal::{decimal, px, translate};
use crate::layout::{Layout, Point, at_angle, sine, within};
use crate::pebbles::{self, Pebble};
use crate::timeline::{Course, Flight, Gesture, HandMove, Place, Timeline};
use crate::view::stones;

/// Citizens that can be seen flying at the same time.
const FLYING: usize = 14;
/// Mandarins that can.
const BIG: usize = 2;
/// Citizens that can be seen in the hand.
const HELD: usize = 7;
/// Fish that leave a ripple where they come to rest.
const RIPPLES: usize = 5;
/// Milliseconds until a ripple is gone.
const RIPPLE: f64 = 420.0;
/// Citizens of one flight that are drawn.
const FLOCK: u32 = 8;

pub(super) struct Stage {
    root: Element,
    shadow: Element,
    hand: Element,
    held: Vec<Element>,
    count: Element,
    flying: Vec<Element>,
    big: Vec<Element>,
    ripples: Vec<Element>,
    /// What the hand was drawn with.
    in_hand: Option<u32>,
    /// The first part of the hand's path that is not over, and the first flight.
    hand_part: usize,
    first_flight: usize,
    /// What is visible now: the hand, and how many of the flying stones.
    hand_shown: bool,
    flying_shown: usize,
    big_shown: usize,
}

const SVG: &str = "http://www.w3.org/2000/svg";

impl Stage {
    /// Sets the stage up; `None` when the browser makes no elements.
    pub(super) fn new(scene: &Scene, root: &Element) -> Option<Stage> {
        root.set_text_content(None);
        let layout = scene.layout;
        let radius = layout.with_untracked(|layout| layout.stone);
        let citizen = |parent: &Element, seed: u32, at: Point| {
            let pebble = pebbles::loose(seed, at, radius);
            let node = child(parent, "use")?;
            set(&node, "href", &format!("#{}", scene.id(&format!("stone{}", pebble.form))));
            set(&node, "class", &format!("board-hue{}", pebble.hue));
            set(&node, "transform", &stones::placed(&pebble));
            Some(node)
        };
        let shadow = child(root, "ellipse")?;
        set(&shadow, "class", "board-hand-shadow");
        set(&shadow, "rx", &px(2.3 * radius));
        set(&shadow, "ry", &px(1.5 * radius));
        let ripples = (0..RIPPLES)
            .map(|_| {
                let node = child(root, "circle")?;
                set(&node, "class", "board-ripple");
                Some(node)
            })
            .collect::<Option<Vec<_>>>()?;
        let flying =
            (0..FLYING).map(|n| citizen(root, 500 + n as u32, Point::default())).collect::<Option<_>>()?;
        let big = (0..BIG)
            .map(|_| {
                let node = child(root, "use")?;
                set(&node, "href", &format!("#{}", scene.id("mandarin")));
                Some(node)
            })
            .collect::<Option<_>>()?;
        let hand = child(root, "g")?;
        let palm = child(&hand, "ellipse")?;
        set(&palm, "class", "board-palm");
        set(&palm, "rx", &px(2.5 * radius));
        set(&palm, "ry", &px(2.1 * radius));
        let held = (0..HELD)
            .map(|n| {
                let far = if n == 0 { 0.0 } else { 1.25 * radius };
                let at = at_angle(n as f64 * std::f64::consts::TAU / (HELD - 1) as f64) * far;
                citizen(&hand, 37 * n as u32 + 5, Point::new(at.x, 0.8 * at.y))
            })
            .collect::<Option<_>>()?;
        let count = child(&hand, "text")?;
        set(&count, "class", "board-hand-count");
        set(&count, "text-anchor", "middle");
        let size = within(2.2 * radius, 14.0, 26.0);
        set(&count, "font-size", &px(size));
        set(&count, "y", &px(-2.3 * radius - 3.0));
        let stage = Stage {
            root: root.clone(),
            shadow,
            hand,
            held,
            count,
            flying,
            big,
            ripples,
            in_hand: None,
            hand_part: 0,
            first_flight: 0,
            hand_shown: false,
            flying_shown: 0,
            big_shown: 0,
        };
        stage
            .flying
            .iter()
            .chain(&stage.big)
            .chain(&stage.ripples)
            .chain([&stage.shadow, &stage.hand])
            .for_each(hide);
        Some(stage)
    }

    /// Takes everything away.
    pub(super) fn clear(&self) {
        self.root.set_text_content(None);
    }

    pub(super) fn draw(&mut self, layout: &Layout, timeline: &Timeline, moment: f64, in_hand: u32) {
        self.draw_hand(layout, timeline, moment, in_hand);
        while timeline.flights.get(self.first_flight).is_some_and(|flight| flight.end <= moment) {
            self.first_flight += 1;
        }
        let (mut citizens, mut mandarins) = (0, 0);
        let under_way = timeline.flights[self.first_flight..]
            .iter()
            .take_while(|flight| flight.start <= moment)
            .filter(|flight| moment < flight.end);
        for flight in under_way {
            let hand = hand_at(layout, timeline, self.hand_part, flight.start);
            for number in 0..flight.cargo.citizens.min(FLOCK) {
                let Some(node) = self.flying.get(citizens) else { break };
                citizens += 1;
                let seed = 500 + citizens as u32 - 1;
                let pebble = Pebble {
                    at: place_in_flight(layout, flight, moment, number, hand),
                    ..pebbles::loose(seed, Point::default(), layout.stone)
                };
                set(node, "transform", &stones::placed(&pebble));
            }
            for number in 0..flight.cargo.mandarins {
                let Some(node) = self.big.get(mandarins) else { break };
                mandarins += 1;
                let at = place_in_flight(layout, flight, moment, number, hand);
                let radius = match flight.from {
                    Place::Square(square) => pebbles::mandarins(layout.cell(square), 1).1,
                    _ => 2.0 * layout.stone,
                };
                let size = radius * (1.0 - 0.5 * part(flight.start, flight.end, moment));
                set(node, "transform", &format!("{}scale({})", translate(at), px(size)));
            }
        }
        self.draw_ripples(layout, timeline, moment);
        show_first(&self.flying, &mut self.flying_shown, citizens);
        show_first(&self.big, &mut self.big_shown, mandarins);
    }

    /// The fish are the first that flies in a turn.
    fn draw_ripples(&self, layout: &Layout, timeline: &Timeline, moment: f64) {
        let fish = timeline.flights.iter().take_while(|flight| flight.course != Course::Fall);
        let fish = fish.filter(|flight| flight.course == Course::Fish);
        for (node, flight) in self.ripples.iter().zip(fish) {
            let part = (moment - flight.end) / RIPPLE;
            if !(0.0..1.0).contains(&part) {
                hide(node);
                continue;
            }
            let at = place_in_flight(layout, flight, flight.end, 0, None);
            set(node, "transform", &translate(at));
            set(node, "r", &px(layout.stone * (1.0 + 2.2 * part)));
            set(node, "opacity", &decimal(1.0 - part, 2));
            show(node);
        }
    }

    fn show_hand(&mut self, shown: bool) {
        if self.hand_shown != shown {
            self.hand_shown = shown;
            [&self.hand, &self.shadow].into_iter().for_each(if shown { show } else { hide });
        }
    }

    fn draw_hand(&mut self, layout: &Layout, timeline: &Timeline, moment: f64, in_hand: u32) {
        while timeline.hand.get(self.hand_part + 1).is_some_and(|next| next.start <= moment) {
            self.hand_part += 1;
        }
        let Some(gesture) = timeline.hand.get(self.hand_part) else { return };
        // An empty hand that has nowhere to go is not shown.
        if gesture.start > moment || (moment > gesture.end && in_hand == 0) {
            self.show_hand(false);
            return;
        }
        let (ground, height) = hand_over(layout, gesture, moment);
        set(&self.hand, "transform", &translate(ground - Point::new(0.0, height)));
        set(&self.shadow, "transform", &translate(ground + Point::new(0.3, 0.25) * height));
        self.show_hand(true);
        if self.in_hand != Some(in_hand) {
            self.in_hand = Some(in_hand);
            let shown = (in_hand as usize).min(HELD);
            self.held[..shown].iter().for_each(show);
            self.held[shown..].iter().for_each(hide);
            self.count.set_text_content(Some(&if in_hand > 0 { in_hand.to_string() } else { String::new() }));
        }
    }
}

/// Where the hand is at a moment, searched from this part of its path back.
fn hand_at(layout: &Layout, timeline: &Timeline, from: usize, moment: f64) -> Option<Point> {
    let parts = &timeline.hand[..(from + 1).min(timeline.hand.len())];
    let gesture = parts.iter().rev().find(|part| part.start <= moment)?;
    let (ground, height) = hand_over(layout, gesture, moment);
    Some(ground - Point::new(0.0, height))
}

/// Above which point of the ground the hand is, and how high.
fn hand_over(layout: &Layout, gesture: &HandMove, moment: f64) -> (Point, f64) {
    let (from, to) = (layout.cell(gesture.from), layout.cell(gesture.to));
    let high = within(0.3 * to.length.min(to.depth), 12.0, 34.0);
    let part = part(gesture.start, gesture.end, moment);
    let smooth = part * part * (3.0 - 2.0 * part);
    let (start, end) = (from.bowl.center, to.bowl.center);
    match gesture.gesture {
        Gesture::Lift if gesture.from == gesture.to => (end, high * smooth),
        // It dips to take the stones up.
        Gesture::Lift => (
            start.towards(end, (1.6 * smooth).min(1.0)),
            high * (1.0 - 0.9 * sine(std::f64::consts::PI * smooth)),
        ),
        Gesture::Carry => (start.towards(end, smooth), high),
        Gesture::Leap => (
            start.towards(end, smooth),
            high * (1.0 - smooth) + 2.4 * high * sine(std::f64::consts::PI * smooth),
        ),
    }
}

/// Where a stone of a flight is.
fn place_in_flight(layout: &Layout, flight: &Flight, moment: f64, number: u32, hand: Option<Point>) -> Point {
    let center = |place: Place| match place {
        Place::Square(square) => layout.cell(square).bowl.center,
        Place::Store(seat) => layout.tray(usize::from(seat)).mouth(),
        Place::Hand | Place::Air => hand.unwrap_or_else(|| layout.middle()),
        Place::Bank => Point::new(0.5 * layout.width, -2.0 * layout.stone),
    };
    // Stones that fly together keep a little apart, and the later ones start a little later.
    let spread =
        |index: u32| at_angle(f64::from(index) * 2.4) * (layout.stone * 0.9 * f64::from(index).sqrt());
    let from = center(flight.from) + spread(number);
    let to = match flight.to {
        Place::Square(square) => {
            let index = (flight.lands_on + number).min(pebbles::SINGLE - 1);
            pebbles::citizen(layout.cell(square), square, index, layout.stone).at
        }
        place => center(place),
    };
    let late = 0.035 * f64::from(number);
    let part = within((part(flight.start, flight.end, moment) - late) / (1.0 - late), 0.0, 1.0);
    let smooth = part * part * (3.0 - 2.0 * part);
    let way = to - from;
    let turn = std::f64::consts::PI * part;
    match flight.course {
        Course::Fall => from.towards(to, part * part),
        Course::Arc => from.towards(to, smooth) - Point::new(0.0, 0.22 * way.length() * sine(turn)),
        // Darting: fast at first, swinging from side to side until it comes to rest.
        Course::Fish => {
            let ahead = 1.0 - (1.0 - part) * (1.0 - part);
            let swing = 0.13 * way.length() * sine(2.0 * turn) * (1.0 - part);
            from.towards(to, ahead) + way.unit().quarter() * swing
        }
    }
}

fn part(start: f64, end: f64, moment: f64) -> f64 {
    if end <= start { 1.0 } else { within((moment - start) / (end - start), 0.0, 1.0) }
}

fn child(parent: &Element, name: &str) -> Option<Element> {
    let node = document().create_element_ns(Some(SVG), name).ok()?;
    parent.append_child(&node).ok()?;
    Some(node)
}

/// Attributes with these names and values are always taken.
fn set(node: &Element, name: &str, value: &str) {
    let _ = node.set_attribute(name, value);
}

/// Makes so many nodes of a list visible, of which `shown` are.
fn show_first(nodes: &[Element], shown: &mut usize, wanted: usize) {
    if wanted > *shown {
        nodes[*shown..wanted].iter().for_each(show);
    } else {
        nodes[wanted..*shown].iter().for_each(hide);
    }
    *shown = wanted;
}

fn show(node: &Element) {
    set(node, "display", "inline");
}

fn hide(node: &Element) {
    set(node, "display", "none");
}
