//! What tests of the looks go through: every place of the page, as it stands when most of it is to be seen.

use anyhow::{Result, ensure};
use oanquan::{Game, Position, Rules};
use oanquan_browser_tests::Page;
use thirtyfour::Key;

use crate::hand::{Stand, greedy, kept, link_to_game, played_out, until_turn};

/// A position in which nobody can take anything, so that four moves bring it back.
pub(crate) const CYCLE: &str = "oaq1_0,0,0,1,0,Q/0,0,0,1,0,Q_0_24,24_0,0_-_0_30_seed";

/// A place and what is there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Place {
    /// A game of two at its start, a square picked.
    Start,
    /// A game of two that has gone on for a while.
    Midgame,
    /// Three seats.
    Three,
    /// Four seats.
    Four,
    /// The end of a game.
    End,
    /// The end of a game by repetition.
    Repetition,
    /// The form of a new game with every option and a board.
    New,
    /// The saved games with an export and a fault.
    Games,
    /// The settings.
    Settings,
    /// A lesson of the course.
    Course,
    /// A puzzle.
    Puzzle,
    /// The rules page with a board opened and its move shown.
    Rules,
    /// The game in the world.
    World,
    /// The analysis board with a reviewed game, a variation, marks, and a position that is set up and wrong.
    Analysis,
}

/// A game with a blunder, a variation, a comment and marks.
const STUDIED: &str = "[Seat0 \"human\"]\n[Seat1 \"human\"]\n\n\
    1. 9r {[%csl G7,RM0,Y2,B3] Hmm!} 2r ( 1... 3l $5 2. 6r ) 2. 8l *\n";

impl Place {
    /// All of them.
    pub(crate) const ALL: [Place; 14] = [
        Place::Start,
        Place::Midgame,
        Place::Three,
        Place::Four,
        Place::End,
        Place::Repetition,
        Place::New,
        Place::Games,
        Place::Settings,
        Place::Course,
        Place::Puzzle,
        Place::Rules,
        Place::World,
        Place::Analysis,
    ];

    /// Those where there is most to read.
    pub(crate) const WORDY: [Place; 10] = [
        Place::Start,
        Place::End,
        Place::New,
        Place::Games,
        Place::Settings,
        Place::Course,
        Place::Puzzle,
        Place::Rules,
        Place::World,
        Place::Analysis,
    ];

    /// A name for pictures.
    pub(crate) fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Goes there.
    pub(crate) async fn show(self, page: &Page) -> Result<()> {
        match self {
            Place::Start => {
                page.open("g=seed;").await?;
                until_turn(page).await?;
                page.find("[data-testid=board] [data-square='2']").await?.click().await?;
                page.find("[data-testid=board] [data-way=r]").await?;
            }
            Place::Midgame => open_after(page, Rules::SEED, 4).await?,
            Place::Three => open_after(page, Rules::THREE, 3).await?,
            Place::Four => open_after(page, Rules::FOUR, 4).await?,
            Place::End => {
                let game = played_out(Position::start(Rules::SEED)?)?;
                page.open(&link_to_game(&game)).await?;
                ensure!(until_turn(page).await? == Stand::Over, "the game goes on");
            }
            Place::Repetition => {
                page.open(&format!("g={CYCLE};8r3r9l4l8r3r9l4l")).await?;
                ensure!(until_turn(page).await? == Stand::Over, "the game goes on");
            }
            Place::New => {
                page.open("g=seed;").await?;
                page.click("[data-testid=menu-new]").await?;
                page.click("[data-testid=options]").await?;
                page.click("[data-testid=show-empty_mandarin]").await?;
                page.find("[data-testid=board-empty_mandarin]").await?;
            }
            Place::Games => {
                page.open("g=seed;9r2r").await?;
                page.click("[data-testid=menu-games]").await?;
                page.click("[data-testid=game] [data-testid=export]").await?;
                page.find("[data-testid=import-text]").await?.send_keys("9r 9r").await?;
                page.click("[data-testid=import-read]").await?;
                page.find("[data-testid=import-faults] p").await?;
            }
            Place::Settings => {
                page.open_beside_board("settings").await?;
                page.find("[data-testid=settings]").await?;
            }
            Place::Course => {
                page.open_beside_board("learn/course").await?;
                page.find("[data-testid=course]").await?;
            }
            Place::Puzzle => {
                page.open_beside_board("learn/puzzles").await?;
                page.find("[data-testid=puzzles]").await?;
            }
            Place::Rules => {
                page.open_beside_board("learn/rules").await?;
                page.click("[data-testid=open-capture]").await?;
                page.click("[data-testid=handbook-show]").await?;
                page.find("[data-testid=handbook-told] p").await?;
            }
            Place::World => {
                page.open_beside_board("learn/world").await?;
                page.find("[data-testid=world]").await?;
            }
            Place::Analysis => {
                page.open_beside_board("settings").await?;
                page.script(&format!("localStorage.setItem('oanquan:analysis', {STUDIED:?});")).await?;
                page.open_beside_board("learn/analysis").await?;
                page.click("[data-testid=analysis-begin]").await?;
                page.find("[data-testid=miss-0] [data-testid=line-0]").await?;
                page.click("[data-testid=try-0]").await?;
                page.click("[data-testid=node-9r]").await?;
                page.find("[data-testid=analysis-scores] [data-testid=analysis-play-line]").await?;
                page.click("[data-testid=analysis-setup]").await?;
                page.find("[data-testid=set-7]").await?.send_keys("x" + Key::Tab).await?;
                page.find("#set-7-wrong").await?;
            }
        }
        page.script("scrollTo(0, 0); return document.fonts.ready.then(() => true);").await.map(drop)
    }
}

/// Opens a game after so many moves by its link.
async fn open_after(page: &Page, rules: Rules, moves: usize) -> Result<()> {
    let mut game = Game::start(rules)?;
    for _ in 0..moves {
        let mv = greedy(&game)?;
        game.play(mv)?;
    }
    page.open(&link_to_game(&game)).await?;
    ensure!(kept(page).await?.moves() == game.moves(), "the link does not open as a game");
    Ok(())
}
