//! The sentences of the rules page, each with its case. The order is that of `docs/rules.md`.

use super::{Case, Entry, Section, Sentence};

/// A sentence about a rule.
const fn rule(id: &'static str, number: u8, case: Case) -> Entry {
    Entry { sentence: Sentence::Rule(id), number, case }
}

/// What a value of an option means.
const fn value(option: &'static str, value: &'static str, number: u8, case: Case) -> Entry {
    Entry { sentence: Sentence::Value { option, value }, number, case }
}

/// What a rule set with a name is.
const fn preset(name: &'static str, number: u8, case: Case) -> Entry {
    Entry { sentence: Sentence::Preset(name), number, case }
}

/// A case: its number, how many of its moves come before, the position then, and the moves that are shown.
const fn case(id: u64, after: usize, position: &'static str, moves: &'static str) -> Case {
    Case { id, after, position, moves }
}

/// All sections.
pub const SECTIONS: [Section; 6] = [
    Section { id: "setup", is_reconstruction: false, entries: &SETUP },
    Section { id: "turn", is_reconstruction: false, entries: &TURN },
    Section { id: "end", is_reconstruction: false, entries: &END },
    Section { id: "more", is_reconstruction: true, entries: &MORE },
    Section { id: "rounds", is_reconstruction: true, entries: &ROUNDS },
    Section { id: "presets", is_reconstruction: false, entries: &PRESETS },
];

const SETUP: [Entry; 11] = [
    rule("squares", 1, case(19, 0, "oaq1 6,0,0,0,0,Q/0,0,0,1,2,Q1 0 21,19 0,0 - 3 27 seed", "5r")),
    rule("labels", 2, case(1674, 24, "oaq1 0,1,4,1,3,2/1,0,0,0,1,0 0 19,18 1,1 - 0 24 seed", "7r")),
    rule("start", 3, case(3, 0, "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed", "8r")),
    value("seats", "2", 3, case(15, 0, "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed", "9l")),
    value(
        "first",
        "1",
        3,
        case(200001, 0, "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 1 0,0 0,0 - 0 0 seed+first=1", "2r"),
    ),
    value("row", "3", 3, case(527, 0, "oaq1 2,0,0,0/0,0,0,Q 0 8,14 1,0 - 0 15 seed+citizens=4+row=3", "3r")),
    value("citizens", "3", 3, case(547, 0, "oaq1 3,3,Q/3,3,Q 0 0,0 0,0 - 0 0 seed+citizens=3+row=2", "3r")),
    value(
        "mandarin",
        "stone",
        4,
        case(1577, 26, "oaq1 0,0,1,0,0,Q9/0,0,0,0,0,1 0 22,17 0,1 - 0 26 seed", "7r"),
    ),
    value(
        "mandarin",
        "pebbles",
        4,
        case(1618, 10, "oaq1 1,0,1,0,0,10/1,0,0,0,0,14 0 16,27 0,0 - 2 10 tonkin", "7r"),
    ),
    value(
        "mandarin_value",
        "10",
        4,
        case(1188, 9, "oaq1 0,0,1,0,0,3/1,2,0,0,0,0 0 25,18 2,0 - 3 61 seed", "7r"),
    ),
    value(
        "mandarin_value",
        "5",
        4,
        case(2111, 26, "oaq1 0,0,1,0,0,Q13/1,0,0,0,0,0 0 13,22 1,0 - 9 26 schoolyard", "7r"),
    ),
];

const TURN: [Entry; 30] = [
    rule("refill", 5, case(636, 0, "oaq1 0,0,0,0,0,0/0,0,0,1,1,Q 0 28,20 0,1 - 0 20 seed", "6l")),
    rule("borrow", 6, case(100006, 0, "oaq1 0,0,0,0,0,Q6/9,1,4,9,8,Q5 0 3,5 0,0 - 0 2 seed", "6r")),
    value(
        "refill",
        "borrow",
        6,
        case(685, 14, "oaq1 0,0,0,0,0,11/3,3,0,2,0,Q13 0 3,15 1,0 - 2 14 vietnam", "5l"),
    ),
    value(
        "refill",
        "bank",
        6,
        case(124, 0, "oaq1 0,0,0,0,0,1/1,0,6,5,0,Q2 0 1,1 0,1 - 0 58 seed+refill=bank", "8r"),
    ),
    value(
        "refill",
        "end",
        6,
        case(200002, 0, "oaq1 1,0,4,0,0,Q36/0,0,0,3,0,0 0 4,2 0,1 - 0 40 seed+refill=end", "5l"),
    ),
    value(
        "refill",
        "lose",
        6,
        case(200003, 0, "oaq1 1,0,4,0,0,Q36/0,0,0,3,0,0 0 4,2 0,1 - 0 40 seed+refill=lose", "5l"),
    ),
    rule("move", 7, case(1602, 28, "oaq1 0,0,1,0,0,0/1,0,0,1,1,3 0 17,26 1,1 - 1 28 seed", "7l")),
    rule("circle", 7, case(2304, 11, "oaq1 0,0,14,0,0,Q5/0,0,0,1,0,5 0 20,5 0,1 - 1 42 seed", "7r")),
    value(
        "direction",
        "free",
        7,
        case(1881, 3, "oaq1 0,0,1,0,1,Q3/0,0,0,0,0,Q2 0 24,19 0,0 - 0 33 seed", "7l"),
    ),
    value(
        "direction",
        "anticlockwise",
        7,
        case(1675, 28, "oaq1 0,1,0,0,0,2/0,0,0,0,0,4 0 57,6 0,0 - 1 28 tonkin", "6r"),
    ),
    value(
        "direction",
        "clockwise",
        7,
        case(962, 18, "oaq1 0,0,0,2,0,1/0,2,0,1,1,0 0 19,24 1,1 - 0 70 seed+direction=clockwise", "8l"),
    ),
    rule("relay", 8, case(1558, 0, "oaq1 0,0,3,1,0,Q/1,0,1,3,0,0 0 15,26 0,1 - 0 46 seed", "7r")),
    rule("stop", 9, case(135, 22, "oaq1 0,1,0,0,0,0/0,1,1,0,0,4 0 27,16 0,2 - 1 22 seed", "6l")),
    value(
        "relay_mandarin",
        "stop",
        9,
        case(390, 18, "oaq1 0,1,0,0,0,1/0,1,0,0,0,4 0 34,9 2,0 - 1 18 seed", "6l"),
    ),
    value(
        "relay_mandarin",
        "lift_one",
        9,
        case(2036, 36, "oaq1 0,0,2,0,0,10/0,0,0,0,0,1 0 45,12 0,0 - 0 36 tonkin", "7r"),
    ),
    rule("open", 10, case(480, 22, "oaq1 0,0,2,0,0,2/0,2,0,0,2,0 0 38,4 2,0 - 3 22 seed", "7l")),
    value(
        "empty_mandarin",
        "stop",
        10,
        case(1878, 16, "oaq1 0,0,0,1,0,0/1,1,0,0,0,Q4 0 21,22 1,0 - 1 16 seed", "8r"),
    ),
    value(
        "empty_mandarin",
        "gap",
        10,
        case(2129, 36, "oaq1 0,0,0,1,0,0/1,1,0,2,0,2 0 25,18 2,0 - 1 90 vietnam", "8r"),
    ),
    rule("capture", 11, case(1677, 8, "oaq1 2,0,0,0,0,0/0,1,3,0,0,2 0 8,34 1,1 - 2 42 seed", "5l")),
    rule("mandarin", 11, case(1485, 6, "oaq1 1,0,1,0,0,Q3/3,1,0,2,1,Q1 0 24,13 0,0 - 1 33 seed", "7r")),
    rule("nothing", 11, case(480, 20, "oaq1 0,1,1,0,0,1/1,1,1,0,2,0 0 38,4 2,0 - 1 20 seed", "6r")),
    rule("chain", 12, case(1983, 8, "oaq1 1,0,0,1,0,3/0,0,1,1,1,1 0 31,10 0,2 - 4 107 seed", "5r")),
    rule("last", 12, case(480, 24, "oaq1 1,1,0,0,0,3/1,0,1,1,0,0 0 38,4 2,0 - 5 24 seed", "5l")),
    value(
        "chain_over_empty_mandarin",
        "true",
        12,
        case(100026, 0, "oaq1 3,0,0,1,0,Q/0,0,2,0,1,0 0 21,22 1,0 - 0 0 seed", "8l"),
    ),
    value(
        "chain_over_empty_mandarin",
        "false",
        12,
        case(
            100047,
            0,
            "oaq1 4,0,0,1,0,Q/0,0,2,0,1,0 0 27,15 0,1 - 0 0 seed+chain_over_empty_mandarin=false",
            "8l",
        ),
    ),
    rule(
        "protected",
        13,
        case(1889, 34, "oaq1 0,0,1,0,0,Q3/0,0,0,1,0,3 0 25,17 1,0 - 0 49 seed+young_mandarin=5", "7r"),
    ),
    value(
        "young_mandarin",
        "0",
        13,
        case(1782, 0, "oaq1 0,0,1,0,0,Q1/2,0,1,2,0,Q 0 24,19 0,0 - 3 14 seed", "7r"),
    ),
    value(
        "young_mandarin",
        "5",
        13,
        case(1579, 45, "oaq1 1,0,1,0,0,Q4/0,0,0,1,0,0 0 20,23 1,0 - 5 99 schoolyard", "7r"),
    ),
    value("mandarin_ban", "0", 13, case(99, 0, "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed", "9r")),
    value(
        "mandarin_ban",
        "1",
        13,
        case(256, 0, "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed+mandarin_ban=1", "9r"),
    ),
];

const END: [Entry; 10] = [
    rule("taken", 14, case(99, 20, "oaq1 0,2,1,1,0,0/0,1,0,0,1,3 0 16,25 1,1 - 3 20 seed", "7l")),
    value(
        "end",
        "squares",
        14,
        case(2283, 10, "oaq1 0,0,1,0,0,Q8/2,0,0,1,0,1 0 20,17 0,1 - 0 38 seed", "7r"),
    ),
    value(
        "end",
        "stones",
        14,
        case(916, 10, "oaq1 2,0,1,0,0,Q4/1,0,1,0,1,2 0 20,18 0,1 - 4 109 ludii", "7r"),
    ),
    rule(
        "repetition",
        15,
        case(100263, 0, "oaq1 0,0,1,0,0,0/1,0,0,0,0,2 0 46,0 1,1 - 0 0 seed", "7r 0r 8l 1l 7r 0r 8l 1l"),
    ),
    rule("quiet", 15, case(543, 0, "oaq1 0,0,0,0,0,Q/0,0,5,0,0,0 0 19,26 1,0 - 99 99 seed", "6l")),
    rule("short", 16, case(1338, 0, "oaq1 0,0,0,0,0,Q/0,0,0,0,0,Q41 0 6,3 0,0 - 0 49 seed", "8l")),
    rule("order", 17, case(1728, 10, "oaq1 0,1,1,0,0,0/0,0,0,0,0,2 0 19,27 1,1 - 0 31 seed", "7l")),
    rule("count", 18, case(1515, 10, "oaq1 0,2,0,3,3,4/0,0,1,0,0,2 0 15,20 0,2 0>1:3 2 54 seed", "9r")),
    value("sweep", "owner", 18, case(2385, 9, "oaq1 0,1,1,1,0,0/1,0,0,0,1,Q2 0 25,18 0,1 - 6 45 seed", "7l")),
    value(
        "sweep",
        "split",
        18,
        case(440, 24, "oaq1 3,0,0,0,0,1/0,0,1,0,4,0 0 32,29 0,0 - 5 84 tonkin", "5r"),
    ),
];

const MORE: [Entry; 7] = [
    rule(
        "four",
        19,
        case(
            25,
            0,
            "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0,0,0 0,0,0,0 - 0 0 four",
            "17r",
        ),
    ),
    value(
        "seats",
        "4",
        19,
        case(
            82,
            0,
            "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0,0,0 0,0,0,0 - 0 0 four",
            "19l",
        ),
    ),
    value(
        "teams",
        "none",
        19,
        case(
            1165,
            21,
            "oaq1 0,1,1,0,0,0/0,3,1,0,0,0/1,0,0,0,1,Q4/0,2,0,2,0,4 0 12,32,17,19 0,0,0,3 - 2 68 four",
            "17l",
        ),
    ),
    value(
        "teams",
        "opposite",
        19,
        case(
            200004,
            0,
            "oaq1 0,0,1,0,0,Q/4,0,0,1,0,0/3,0,2,0,0,0/0,2,0,0,1,0 0 20,30,25,11 0,1,2,0 - 0 90 four+teams=opposite",
            "17r",
        ),
    ),
    rule(
        "three",
        20,
        case(5, 0, "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0,0 0,0,0 - 0 0 three", "13l"),
    ),
    value(
        "seats",
        "3",
        20,
        case(62, 0, "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0,0 0,0,0 - 0 0 three", "12r"),
    ),
    rule(
        "pass",
        20,
        case(100092, 0, "oaq1 0,0,0,0,0,Q7/0,0,0,0,0,Q4/11,8,7,7,14,Q12 0 0,2,3 0,0,0 - 0 8 three", "14r"),
    ),
];

const ROUNDS: [Entry; 1] =
    [rule("round", 21, case(1230, 20, "oaq1 0,2,0,2,0,0/0,0,1,0,0,2 0 29,14 1,1 - 1 20 seed", "8l"))];

const PRESETS: [Entry; 7] = [
    preset("seed", 3, case(9, 0, "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed", "8r")),
    preset("vietnam", 10, case(1540, 34, "oaq1 0,0,0,1,0,0/1,1,0,2,0,2 0 33,10 2,0 - 1 34 vietnam", "8r")),
    preset(
        "schoolyard",
        13,
        case(1579, 3, "oaq1 1,0,1,0,0,Q1/1,1,0,1,0,1 0 22,21 1,0 - 0 57 schoolyard", "7r"),
    ),
    preset("tonkin", 4, case(22, 0, "oaq1 5,5,5,5,5,10/5,5,5,5,5,10 0 0,0 0,0 - 0 0 tonkin", "8r")),
    preset("ludii", 14, case(1505, 24, "oaq1 0,0,1,0,0,Q10/0,0,1,1,0,2 0 24,11 0,1 - 5 24 ludii", "7r")),
    preset(
        "three",
        20,
        case(43, 0, "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0,0 0,0,0 - 0 0 three", "12r"),
    ),
    preset(
        "four",
        19,
        case(
            44,
            0,
            "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0,0,0 0,0,0,0 - 0 0 four",
            "15r",
        ),
    ),
];
