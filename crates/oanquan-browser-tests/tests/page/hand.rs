//! What scenarios share: reading what is kept and what is shown, and playing by mouse, keys, finger and text.
//!
//! What the page keeps is read by the rules, and what it shows is compared with that.

use anyhow::{Context, Result, ensure};
use oanquan::{Content, Direction, Game, Lender, Move, Position, Record, Step};
use oanquan_browser_tests::Page;
use serde_json::Value;
use thirtyfour::Key;

/// No motion and no sound: where it is not motion that is looked at.
pub(crate) const AT_ONCE: &str = "speed=none\nsound=false";

/// The board that is played at.
pub(crate) const BOARD: &str = "[data-testid=board]";

/// No game lasts so many moves of a person: half the plies of R15's stall would have come first.
const MOST_TURNS: usize = 400;

/// Gives every visit these settings until others are made, and the same chance every time.
pub(crate) async fn with_settings(page: &Page, settings: &str) -> Result<()> {
    page.before_load(&format!(
        "if (location.protocol === 'http:') {{
           let state = 20240;
           Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
           if (!localStorage.getItem('oanquan:settings')) {{
             localStorage.setItem('oanquan:settings', {settings:?});
           }}
         }}"
    ))
    .await
}

/// Puts a game on the board of the next visit, as an earlier visit would have kept it.
pub(crate) async fn with_game(page: &Page, text: &str) -> Result<()> {
    let text = Value::from(text);
    page.before_load(&format!(
        "if (location.protocol === 'http:' && !localStorage.getItem('oanquan:current')) {{
           localStorage.setItem('oanquan:current', 'given');
           localStorage.setItem('oanquan:game:given', {text});
         }}"
    ))
    .await
}

/// A game between these players as `.oaq` text, before its first move.
pub(crate) fn game_between(rules: &str, players: &[&str]) -> Result<String> {
    let game = Game::start(rules.parse()?)?;
    let mut record = Record::of_game(&game);
    for (seat, player) in players.iter().enumerate() {
        record.set_tag(&format!("Seat{seat}"), player)?;
    }
    record.set_tag("Seed", "7")?;
    Ok(record.to_string())
}

/// The fragment of a link to a position.
pub(crate) fn link_to(position: &Position) -> String {
    format!("p={}", in_link(position))
}

/// The fragment of a link to a game.
pub(crate) fn link_to_game(game: &Game) -> String {
    let moves: String = game.moves().iter().map(Move::to_string).collect();
    format!("g={};{moves}", in_link(&game.positions()[0]))
}

fn in_link(position: &Position) -> String {
    position.to_string().replace(' ', "_").replace('>', ".")
}

/// The text of the game on the board, as it is kept.
pub(crate) async fn kept_text(page: &Page) -> Result<String> {
    let script =
        "const id = sessionStorage.getItem('oanquan:current') ?? localStorage.getItem('oanquan:current');
        return localStorage.getItem(`oanquan:game:${id}`);";
    let text = page.script(script).await?;
    Ok(text.as_str().context("the game on the board is not kept")?.to_string())
}

/// The game on the board, as it is kept.
pub(crate) async fn kept(page: &Page) -> Result<Game> {
    let text = kept_text(page).await?;
    let record: Record = text.parse().with_context(|| text.clone())?;
    record.replay().with_context(|| text.clone())
}

/// Where a game stands for the person before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Stand {
    /// A person is to move.
    Turn,
    /// It is over.
    Over,
}

/// Waits until a person may move or the game is over, and nothing moves.
pub(crate) async fn until_turn(page: &Page) -> Result<Stand> {
    let script = "const board = document.querySelector('[data-testid=board]');
        if (board?.dataset.rests !== 'true') return null;
        if (document.querySelector('[data-testid=ending]')) return 'over';
        return board.querySelector('[data-square]:not([aria-disabled])') ? 'turn' : null;";
    let stand = page.until("the turn of a person, or the end", script).await?;
    Ok(if stand == "over" { Stand::Over } else { Stand::Turn })
}

/// Waits until so many moves are kept.
pub(crate) async fn until_moves(page: &Page, moves: usize) -> Result<Game> {
    let look = async || Ok(Some(kept(page).await?).filter(|game| game.moves().len() >= moves));
    page.until_found(&format!("move number {moves}"), look).await
}

/// What the board shows: the name of every square in ring order, the number drawn upon it, and the stores.
pub(crate) async fn shown(page: &Page) -> Result<Value> {
    page.script(
        "const board = document.querySelector('[data-testid=board]');
         const squares = [...board.querySelectorAll('[data-square]')];
         squares.sort((a, b) => a.dataset.square - b.dataset.square);
         const texts = (selector) => [...board.querySelectorAll(selector)].map((it) => it.textContent.trim());
         return {
           names: squares.map((it) => it.getAttribute('aria-label')),
           counts: texts('.board-count text'),
           stores: [...board.querySelectorAll('.board-store')].map((it) => it.getAttribute('aria-label')),
         };",
    )
    .await
}

/// An error unless the board shows how a game stands, in English.
pub(crate) async fn check_shows(page: &Page, game: &Game) -> Result<()> {
    check_shows_position(page, game.position(), game.end_reason().is_none()).await
}

/// An error unless the board shows a position. While the game goes on, a refill that the next move begins with
/// (R5) is shown before it.
pub(crate) async fn check_shows_position(page: &Page, position: &Position, goes_on: bool) -> Result<()> {
    let mut contents: Vec<Content> = position.contents().collect();
    let seats = oanquan::Seat::all(position.rules().seats);
    let mut reserves = oanquan::BySeat::from_fn(|seat| position.reserve(seat));
    if let Some(mv) = position.legal_moves().iter().next().filter(|_| goes_on) {
        let mut steps = Vec::new();
        position.play_observed(mv, &mut steps)?;
        let before_move = steps.iter().take_while(|step| !matches!(step, Step::Lift { .. }));
        for step in before_move {
            match step {
                Step::Refill { seat, squares, own } => {
                    squares.iter().for_each(|square| contents[square.index()].citizens += 1);
                    reserves[*seat] -= own;
                }
                Step::Loan { lender: Lender::Seat(lender), citizens, .. } => reserves[*lender] -= citizens,
                _ => {}
            }
        }
    }
    let shown = shown(page).await?;
    for (place, content) in contents.into_iter().enumerate() {
        let name = shown["names"][place].as_str().unwrap_or_default();
        let expected = told(content);
        ensure!(name.split(", ").nth(1) == Some(&expected), "square {place} is {name:?}, not {expected:?}");
        let count = &shown["counts"][place];
        let number = count.as_str().and_then(|count| count.parse().ok());
        ensure!(number == Some(content.citizens), "{name:?} has {count} written upon it");
    }
    for (place, seat) in seats.enumerate() {
        let store = shown["stores"][place].as_str().unwrap_or_default();
        let (citizens, mandarins) = (reserves[seat], position.mandarins_won(seat));
        let expected =
            format!("Store: {}, {}.", counted(citizens, "citizen"), counted(mandarins, "Mandarin"));
        ensure!(store.contains(&expected), "store {place} is {store:?}, expected {expected:?}");
    }
    Ok(())
}

/// What the accessible name of a square says of what lies there.
fn told(content: Content) -> String {
    let stones = match content.citizens {
        0 => "empty".to_string(),
        some => counted(some.into(), "stone"),
    };
    match (content.mandarin, content.citizens) {
        (false, _) => stones,
        (true, 0) => "the Mandarin".to_string(),
        (true, _) => format!("the Mandarin and {stones}"),
    }
}

fn counted(number: u32, noun: &str) -> String {
    if number == 1 { format!("one {noun}") } else { format!("{number} {noun}s") }
}

/// The move that takes most now: it makes games short.
pub(crate) fn greedy(game: &Game) -> Result<Move> {
    let position = *game.position();
    let worth = |mv: &Move| position.play(*mv).map_or(i64::MIN, |after| after.banked()[position.turn()]);
    game.legal_moves().iter().max_by_key(worth).context("a game that goes on has a move")
}

/// How a person plays a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Hand {
    /// Clicks on the square and on the arrow.
    Mouse,
    /// Goes to the square with the arrow keys, picks it, and chooses a way with an arrow key.
    Keys,
    /// Taps on the square and on the arrow.
    Finger,
    /// Types the move.
    Text,
}

/// Plays a move of the seat at the bottom of the board, or any for a hand that does not go by keys.
pub(crate) async fn play(page: &Page, hand: Hand, game: &Game, mv: Move) -> Result<()> {
    let square = game.position().ring().citizen_square(mv.label).context("a label of the board")?;
    let square = format!("{BOARD} [data-square='{}']", square.index());
    let arrow = format!("{BOARD} [data-way='{}']", if mv.direction == Direction::Right { "r" } else { "l" });
    match hand {
        Hand::Mouse => {
            page.click(&square).await?;
            page.click(&arrow).await?;
        }
        Hand::Finger => {
            page.tap(&square).await?;
            page.tap(&arrow).await?;
        }
        Hand::Text => page.keys(mv.to_string()).await?,
        Hand::Keys => {
            walk_to(page, &square).await?;
            page.keys(Key::Enter).await?;
            page.keys(if mv.direction == Direction::Right { Key::Right } else { Key::Left }).await?;
        }
    }
    until_moves(page, game.moves().len() + 1).await.with_context(|| format!("{mv} by {hand:?}"))?;
    Ok(())
}

/// Goes from the start of the own row to one of its squares, along a row that lies on the screen.
async fn walk_to(page: &Page, square: &str) -> Result<()> {
    page.keys(Key::Home).await?;
    for _ in 0..5 {
        if has_focus(page, square).await? {
            return Ok(());
        }
        page.keys(Key::Right).await?;
    }
    ensure!(has_focus(page, square).await?, "the arrow keys do not lead to {square}");
    Ok(())
}

/// Whether an element has the focus.
pub(crate) async fn has_focus(page: &Page, selector: &str) -> Result<bool> {
    let script = format!("return document.activeElement?.matches({selector:?}) ?? false;");
    Ok(page.script(&script).await? == true)
}

/// Presses Tab until this has the focus.
pub(crate) async fn tab_to(page: &Page, selector: &str) -> Result<()> {
    for _ in 0..80 {
        if has_focus(page, selector).await? {
            return Ok(());
        }
        page.keys(Key::Tab).await?;
    }
    anyhow::bail!("Tab does not come to {selector}")
}

/// Plays every turn of every person until the game is over, and looks at the board at each.
pub(crate) async fn play_to_the_end(page: &Page, hand: Hand) -> Result<Game> {
    for _ in 0..MOST_TURNS {
        let stand = until_turn(page).await?;
        let game = kept(page).await?;
        check_shows(page, &game).await?;
        if stand == Stand::Over {
            return Ok(game);
        }
        play(page, hand, &game, greedy(&game)?).await?;
    }
    anyhow::bail!("the game does not end")
}

/// An error unless the end is told as the rules count it (R18).
pub(crate) async fn check_ending(page: &Page, game: &Game) -> Result<()> {
    let outcome = game.outcome().context("the game is over by the rules")?;
    let totals = page
        .script(
            "return [...document.querySelectorAll('[data-testid=count] .total')]
               .map((it) => Number(it.textContent.trim().replace('−', '-')));",
        )
        .await?;
    let expected = outcome.scores.seats(game.position().rules().seats).to_vec();
    ensure!(totals == Value::from(expected.clone()), "the end tells {totals}, the rules {expected:?}");
    Ok(())
}

/// A whole game that the rules have played: greedily from a position.
pub(crate) fn played_out(first: Position) -> Result<Game> {
    let mut game = Game::new(first);
    while game.end_reason().is_none() {
        let mv = greedy(&game)?;
        game.play(mv)?;
    }
    Ok(game)
}

/// The text of an element that can be seen.
pub(crate) async fn text(page: &Page, selector: &str) -> Result<String> {
    Ok(page.find(selector).await?.text().await?)
}

/// Waits until an element has a text that contains this.
pub(crate) async fn until_text(page: &Page, selector: &str, part: &str) -> Result<()> {
    let script = format!(
        "return document.querySelector({selector:?})?.textContent.includes({}) ?? null;",
        Value::from(part)
    );
    page.until(&format!("{part:?} at {selector}"), &script).await.map(drop)
}

/// Plays a move of the bottom row with the mouse, on a board that shows this position.
pub(crate) async fn choose_move(page: &Page, position: &Position, mv: Move) -> Result<()> {
    let square = position.ring().citizen_square(mv.label).context("a label of the board")?;
    page.click(&format!("{BOARD} [data-square='{}']", square.index())).await?;
    let way = if mv.direction == Direction::Right { "r" } else { "l" };
    page.click(&format!("{BOARD} [data-way='{way}']")).await
}
