//! The analysis board: a position set up, varied, taken along and brought again; a game reviewed.

use anyhow::{Context, Result, bail, ensure};
use oanquan::{Game, Move, Position, Record};
use oanquan_browser_tests::{Page, Screen, visit};
use oanquan_study::tree::{Id, Tree};

use thirtyfour::Key;

use crate::hand::{
    AT_ONCE, BOARD, check_shows_position, choose_move, text, until_text, with_game, with_settings,
};

/// The board of the form.
const SET_BOARD: &str = "[data-testid=set-board]";

/// The page.
const ANALYSIS: &str = "[data-testid=analysis]";

/// The first move gives a Mandarin and ten citizens more for one Mandarin; the answer takes them.
const BLUNDER: &str = "[Seat0 \"human\"]\n[Seat1 \"human\"]\n\n1. 9r 2r 2. 8l *\n";

/// Waits until the board has come to rest after so many moves.
async fn until_ply(page: &Page, ply: usize) -> Result<()> {
    page.find(&format!("{ANALYSIS}[data-ply='{ply}'] {BOARD}[data-rests=true]")).await.map(drop)
}

/// The value of a field.
async fn value(page: &Page, id: &str) -> Result<String> {
    let found = page.script(&format!("return document.querySelector('[data-testid={id}]').value;")).await?;
    Ok(found.as_str().context("a text")?.to_string())
}

/// Writes into a field as somebody does who then leaves it.
async fn fill(page: &Page, id: &str, text: &str) -> Result<()> {
    let text = serde_json::Value::from(text);
    let script = format!(
        "const field = document.querySelector('[data-testid={id}]');
         field.value = {text};
         field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.script(&script).await.map(drop)
}

/// The tree that the page shows as a record.
async fn tree(page: &Page) -> Result<Tree> {
    let record: Record = value(page, "analysis-record").await?.parse()?;
    Ok(Tree::from_record(&record)?)
}

#[test]
fn a_position_is_set_up_varied_taken_along_and_brought_again() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.open_beside_board("learn/analysis").await?;
        page.find(ANALYSIS).await?;
        // One citizen goes from square 7 into the reserve.
        page.click("[data-testid=analysis-setup]").await?;
        page.click("label[for=set-tool-less]").await?;
        page.click(&format!("{SET_BOARD} [data-square='2']")).await?;
        until_text(page, "[data-testid=set-faults]", "is 49 and has to be 50").await?;
        ensure!(value(page, "set-7").await? == "4", "the number does not follow the tap");
        page.click("[data-testid=set-use]").await?;
        until_text(page, "[data-testid=analysis-faults]", "has to be 50").await?;
        page.find("[data-testid=analysis-setup]").await?;
        fill(page, "reserve-0", "1").await?;
        until_text(page, "[data-testid=set-faults]", "The stones add up").await?;
        page.click("[data-testid=set-use]").await?;
        let line = "oaq1 5,5,4,5,5,Q/5,5,5,5,5,Q 0 1,0 0,0 - 0 0 seed";
        let position: Position = line.parse()?;
        page.until(
            "the record",
            "return document.querySelector('[data-testid=analysis-record]') !== null || null;",
        )
        .await?;
        ensure!(*tree(page).await?.position(Id::ROOT) == position, "another position");
        // What the engine says, told apart in words and shape.
        let first = page.find("[data-testid=analysis-scores] .score").await?;
        ensure!(first.attr("data-kind").await?.is_some_and(|kind| kind == "about" || kind == "exact"));
        page.click("[data-testid=analysis-best]").await?;
        until_ply(page, 1).await?;
        page.click("[data-testid=analysis-back]").await?;
        until_ply(page, 0).await?;
        // A variation with a comment and a sign.
        let best = tree(page).await?;
        let best = best.mv(best.children(Id::ROOT)[0]).context("a move")?;
        let other = position.legal_moves().iter().find(|mv| *mv != best).context("another move")?;
        choose_move(page, &position, other).await?;
        until_ply(page, 1).await?;
        fill(page, "analysis-comment", "another way").await?;
        fill(page, "analysis-glyph", "?!").await?;
        until_text(page, "[data-testid=analysis-moves]", "another way").await?;
        let made = tree(page).await?;
        ensure!(made.children(Id::ROOT).len() == 2, "no variation");
        let record = value(page, "analysis-record").await?;
        ensure!(record.contains("$6 {another way}"), "{record}");
        page.check_accessible().await?;
        page.whole_picture("analysis-variation").await?;
        // Another position, and back.
        fill(page, "analysis-text", "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed").await?;
        page.click("[data-testid=analysis-read]").await?;
        until_text(page, "[data-testid=analysis-moves]", "No move yet").await?;
        fill(page, "analysis-text", &record).await?;
        page.click("[data-testid=analysis-read]").await?;
        until_text(page, "[data-testid=analysis-moves]", "another way").await?;
        ensure!(value(page, "analysis-record").await? == record && tree(page).await? == made, "not the same");
        // It is still there after a visit elsewhere, and a promoted variation is the line.
        page.click("[data-testid=study-puzzles]").await?;
        page.find("[data-testid=puzzles]").await?;
        page.click("[data-testid=study-analysis]").await?;
        until_text(page, "[data-testid=analysis-moves]", "another way").await?;
        page.click(&format!("[data-testid=node-{other}]")).await?;
        page.click("[data-testid=analysis-promote]").await?;
        page.until_found("the promoted line", async || {
            let now = tree(page).await?;
            Ok((now.mv(now.children(Id::ROOT)[0]) == Some(other)).then_some(()))
        })
        .await?;
        fill(page, "analysis-text", "nonsense").await?;
        page.click("[data-testid=analysis-read]").await?;
        until_text(page, "[data-testid=analysis-wrong]", "This is no game record").await
    });
}

#[test]
fn a_review_marks_the_planted_blunder_and_lets_one_try_again() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, BLUNDER).await?;
        page.open("").await?;
        page.open_beside_board("games").await?;
        page.click("[data-testid=analyse]").await?;
        page.find(ANALYSIS).await?;
        until_ply(page, 0).await?;
        page.click("[data-testid=analysis-forward]").await?;
        until_ply(page, 1).await?;
        page.click("[data-testid=analysis-start]").await?;
        until_ply(page, 0).await?;
        page.click("[data-testid=analysis-begin]").await?;
        page.find("[data-testid=miss-0][data-class=blunder]").await?;
        let told = text(page, "[data-testid=miss-0]").await?;
        ensure!(told.contains("9r??") && told.contains("The best move is"), "{told}");
        ensure!(told.contains("The answer 2r can take 21 points."), "{told}");
        page.find("[data-testid=analysis-graph]").await?;
        ensure!(value(page, "analysis-record").await?.contains("9rx11Q $4"), "the tree is not marked");
        page.check_accessible().await?;
        page.whole_picture("analysis-review").await?;
        page.click("[data-testid=try-0]").await?;
        until_text(page, "[data-testid=tried-0]", "Find a better move than 9r").await?;
        let start = Position::start(oanquan::Rules::SEED)?;
        choose_move(page, &start, "5r".parse()?).await?;
        until_text(page, "[data-testid=tried-0]", "5r is not the best").await?;
        // The best line that was missed is played on the board.
        page.click("[data-testid=line-0]").await?;
        until_ply(page, 1).await?;
        let line = step(page).await?;
        ensure!(told.contains(&format!("The best move is {}", &line[..2])), "{line} is not what {told} says");
        Ok(())
    });
}

#[test]
fn the_best_line_is_walked_through_and_becomes_a_variation() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open(FREE_OF_BOOKS).await?;
        page.open_beside_board("learn/analysis").await?;
        let told = text(page, "[data-testid=analysis-best-line]").await?;
        let line = told.trim_start_matches("Best line: ").trim_end_matches('.');
        let known: Vec<Move> = line.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        let before = value(page, "analysis-record").await?;
        page.click("[data-testid=analysis-play-line]").await?;
        until_ply(page, 1).await?;
        let line = whole_line(page).await?;
        ensure!(line.starts_with(&known), "{line:?} in place of {known:?}");
        page.click("[data-testid=analysis-forward]").await?;
        until_ply(page, 2).await?;
        let step = step(page).await?;
        ensure!(step.starts_with(&line[1].to_string()), "{step} in place of {}", line[1]);
        check_square_names(page, &line[..2]).await?;
        page.check_accessible().await?;
        page.whole_picture("analysis-line").await?;
        page.click("[data-testid=analysis-back]").await?;
        until_ply(page, 1).await?;
        check_square_names(page, &line[..1]).await?;
        page.click("[data-testid=analysis-end]").await?;
        until_ply(page, line.len()).await?;
        check_square_names(page, &line).await?;
        page.click("[data-testid=analysis-start]").await?;
        until_ply(page, 0).await?;
        ensure!(
            value(page, "analysis-record").await? == before,
            "a line that is only looked at is in the tree"
        );
        // It can be left, and it can be kept.
        page.click("[data-testid=analysis-line-leave]").await?;
        page.find("[data-testid=analysis-comment]").await?;
        ensure!(value(page, "analysis-record").await? == before, "a line that was left is in the tree");
        let other =
            start_free_of_books()?.legal_moves().iter().find(|mv| *mv != line[0]).context("a move")?;
        page.click(&format!("[data-testid=score-{other}]")).await?;
        until_ply(page, 1).await?;
        page.click("[data-testid=analysis-back]").await?;
        page.click("[data-testid=analysis-play-line]").await?;
        until_ply(page, 1).await?;
        let walked = whole_line(page).await?;
        page.click("[data-testid=analysis-line-add]").await?;
        page.find("[data-testid=analysis-comment]").await?;
        until_ply(page, 1).await?;
        let tree = tree(page).await?;
        let [first, second] = tree.children(Id::ROOT) else { bail!("no variation") };
        ensure!(tree.mv(*first) == Some(other), "the line has taken the place of what was played");
        let (mut added, mut next) = (Vec::new(), Some(*second));
        while let Some(id) = next {
            added.extend(tree.mv(id));
            next = tree.children(id).first().copied();
        }
        ensure!(added == walked, "{added:?} in place of {walked:?}");
        Ok(())
    });
}

#[test]
fn a_line_of_which_a_book_knows_one_move_goes_on() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("g=seed;").await?;
        page.until_kept().await?;
        page.open_beside_board("learn/analysis").await?;
        page.click("[data-testid=analysis-play-line]").await?;
        until_ply(page, 1).await?;
        page.until_found("eight moves", async || Ok((shown_line(page).await?.len() >= 8).then_some(())))
            .await?;
        page.click("[data-testid=analysis-end]").await?;
        page.until_found("the end of the line", async || {
            let ply =
                page.script("return document.querySelector('[data-testid=analysis]').dataset.ply;").await?;
            let plies: Option<usize> = ply.as_str().and_then(|ply| ply.parse().ok());
            Ok((plies == Some(shown_line(page).await?.len())).then_some(()))
        })
        .await
    });
}

/// The moves of the line that is walked through. By a script: a line that grows is drawn anew.
async fn shown_line(page: &Page) -> Result<Vec<Move>> {
    let script = "return [...document.querySelectorAll('[data-testid=analysis-line] li')]
        .map((it) => it.textContent);";
    let told = page.script(script).await?;
    let moves = told.as_array().into_iter().flatten().filter_map(|it| it.as_str()).map(|annotated| {
        let plain = annotated.trim_start_matches('^');
        let end = plain.find(['r', 'l']).context("a direction")?;
        Ok(plain[..=end].parse()?)
    });
    moves.collect()
}

/// The same once it grows no more: it has eight moves.
async fn whole_line(page: &Page) -> Result<Vec<Move>> {
    let look = async || Ok(Some(shown_line(page).await?).filter(|line| line.len() >= 8));
    page.until_found("a line of eight moves", look).await
}

/// The move of the line that was played last, once there is one.
async fn step(page: &Page) -> Result<String> {
    let script =
        "return document.querySelector('[data-testid=analysis-line] [aria-current=step]')?.textContent;";
    let told = page.until("a step of the line", script).await?;
    Ok(told.as_str().context("a text")?.to_string())
}

/// An error unless the squares are named as they are after these moves from where no book helps.
async fn check_square_names(page: &Page, moves: &[Move]) -> Result<()> {
    let mut game = Game::new(start_free_of_books()?);
    for &mv in moves {
        game.play(mv)?;
    }
    // A row that the next move refills is shown as it lies.
    check_shows_position(page, game.position(), false).await
}

/// The address of a game at whose beginning a book would have no line.
const FREE_OF_BOOKS: &str = "g=vietnam;";

fn start_free_of_books() -> Result<Position> {
    Ok(Position::start(oanquan::Rules::VIETNAM)?)
}

#[test]
fn stones_are_set_up_by_finger_and_keys_and_what_is_wrong_is_told() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.open_beside_board("learn/analysis").await?;
        page.click("[data-testid=analysis-setup]").await?;
        page.click("[data-testid=set-empty]").await?;
        until_text(page, "[data-testid=set-faults]", "is 0 and has to be 50").await?;
        until_text(page, "[data-testid=set-faults]", "is 0 and has to be 2").await?;
        // With a finger: five and one.
        page.click("label[for=set-tool-five]").await?;
        page.tap(&format!("{SET_BOARD} [data-square='0']")).await?;
        until_text(page, "[data-testid=set-faults]", "is 5 and has to be 50").await?;
        page.click("label[for=set-tool-one]").await?;
        page.tap(&format!("{SET_BOARD} [data-square='0']")).await?;
        until_text(page, "[data-testid=set-faults]", "is 6 and has to be 50").await?;
        let label = format!("return document.querySelector(\"{SET_BOARD} [data-square='0']\").ariaLabel;");
        let told = page.script(&label).await?;
        ensure!(told.as_str().is_some_and(|told| told.contains("6 stones")), "{told}");
        // A Mandarin stands only in its own squares; with the keys.
        page.click("label[for=set-tool-mandarin]").await?;
        page.script(&format!("document.querySelector(\"{SET_BOARD} [data-square='0']\").focus();")).await?;
        page.keys(Key::Enter).await?;
        until_text(page, "[data-testid=set-refused]", "only in a Mandarin square").await?;
        for square in [5, 11] {
            page.script(&format!(
                "document.querySelector(\"{SET_BOARD} [data-square='{square}']\").focus();"
            ))
            .await?;
            page.keys(" ").await?;
        }
        page.until(
            "no fault of Mandarins",
            "return !document.querySelector('[data-testid=set-faults]').textContent.includes('Mandarins');",
        )
        .await?;
        // What is no number is told, and keeps the position from the board.
        fill(page, "reserve-0", "many").await?;
        until_text(page, "[data-testid=set-faults]", "found “many”, expected a whole number from 0 to 255")
            .await?;
        page.click("[data-testid=set-use]").await?;
        ensure!(!value(page, "analysis-record").await?.contains("Position"), "a position out of no numbers");
        fill(page, "reserve-0", "20").await?;
        fill(page, "reserve-1", "24").await?;
        until_text(page, "[data-testid=set-faults]", "The stones add up").await?;
        page.check_accessible().await?;
        page.whole_picture("analysis-setup").await?;
        page.click("[data-testid=set-use]").await?;
        let expected: Position = "oaq1 6,0,0,0,0,Q/0,0,0,0,0,Q 0 20,24 0,0 - 0 0 seed".parse()?;
        page.until_found("the position", async || {
            Ok((*tree(page).await?.position(Id::ROOT) == expected).then_some(()))
        })
        .await?;
        // A text may leave out what says nothing.
        fill(page, "analysis-text", "oaq1  5,5,5,5,5,Q/5,5,5,5,4,Q").await?;
        page.click("[data-testid=analysis-read]").await?;
        until_text(page, "[data-testid=analysis-faults]", "is 49 and has to be 50").await
    });
}

#[test]
fn squares_are_marked_and_the_marks_are_kept_in_the_record() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, "[Seat0 \"human\"]\n[Seat1 \"human\"]\n\n{[%csl G7] Look!} 1. 9r *\n").await?;
        page.open("").await?;
        page.open_beside_board("learn/analysis").await?;
        let mark = |square: usize, class: &str| {
            format!(
                "return document.querySelectorAll('{BOARD} .study-sign-{class}').length === 1
                   && document.querySelector(\"{BOARD} [data-square='{square}']\").ariaLabel.endsWith('marked {class}');"
            )
        };
        page.until("the green mark", &mark(2, "green")).await?;
        page.find("[data-testid=analysis-marking] option[value=red]").await?.click().await?;
        page.click(&format!("{BOARD} [data-square='5']")).await?;
        page.until("the red mark", &mark(5, "red")).await?;
        ensure!(value(page, "analysis-record").await?.contains("[%csl G7,RM0]"), "the record has no mark");
        page.check_accessible().await?;
        page.picture("analysis-marks").await?;
        // By key: another colour, and off again.
        page.script(&format!("document.querySelector(\"{BOARD} [data-square='2']\").focus();")).await?;
        page.keys(Key::Enter).await?;
        page.until_found("two red marks", async || {
            Ok(value(page, "analysis-record").await?.contains("[%csl R7,RM0]").then_some(()))
        })
        .await?;
        page.keys(Key::Enter).await?;
        page.until_found("one red mark", async || {
            Ok(value(page, "analysis-record").await?.contains("[%csl RM0]").then_some(()))
        })
        .await?;
        ensure!(value(page, "analysis-record").await?.contains("Look!"), "the comment is gone");
        // Every position has its own, and without a colour a tap plays again.
        page.click("[data-testid=node-9r]").await?;
        until_ply(page, 1).await?;
        page.until("no mark", &format!("return !document.querySelector('{BOARD} .study-sign');")).await?;
        page.click("[data-testid=analysis-back]").await?;
        page.until("the red mark", &mark(5, "red")).await?;
        page.find("[data-testid=analysis-marking] option[value='']").await?.click().await?;
        choose_move(page, &Position::start(oanquan::Rules::SEED)?, "5r".parse()?).await?;
        until_ply(page, 1).await
    });
}
