//! The few pictures on buttons: strokes on a grid of 24, in the colour of the text.

use oanquan_view::prelude::*;

/// A picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    Undo,
    Redo,
    Hint,
    Replay,
    Pause,
    Go,
    Rematch,
    New,
    Resign,
    Sound,
    Silence,
    Preview,
    Back,
    Forward,
    Games,
    Learn,
    Settings,
}

impl Icon {
    const fn strokes(self) -> &'static str {
        match self {
            Icon::Undo => "M9 6L4 11L9 16M4 11H14A5.5 5.5 0 0 1 14 20H10",
            Icon::Redo => "M15 6L20 11L15 16M20 11H10A5.5 5.5 0 0 0 10 20H14",
            Icon::Hint => {
                "M9.5 18H14.5M10.5 21H13.5M9 15C9 13 6.5 12.5 6.5 9A5.5 5.5 0 0 1 17.5 9C17.5 12.5 15 13 15 15Z"
            }
            Icon::Replay => "M5 12A7.5 7.5 0 1 0 8 6M8.5 2.5V6.5H4.5M10.5 9.2V14.8L15 12Z",
            Icon::Pause => "M9 5.5V18.5M15 5.5V18.5",
            Icon::Go => "M8 5V19L18.5 12Z",
            Icon::Rematch => "M4 9H17M13.5 5.5L17 9L13.5 12.5M20 15.5H7M10.5 12L7 15.5L10.5 19",
            Icon::New => "M12 5V19M5 12H19",
            Icon::Resign => "M6 21V4M6 5C10 2.5 13 7.5 18.5 4.5V13C13 16 10 11 6 13.5",
            Icon::Sound => {
                "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15 9A4 4 0 0 1 15 15M17.5 6.5A7.5 7.5 0 0 1 17.5 17.5"
            }
            Icon::Silence => "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5",
            Icon::Preview => {
                "M2.5 12C6 6.5 9 5.5 12 5.5S18 6.5 21.5 12C18 17.5 15 18.5 12 18.5S6 17.5 2.5 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9"
            }
            Icon::Back => "M14.5 5.5L8 12L14.5 18.5",
            Icon::Forward => "M9.5 5.5L16 12L9.5 18.5",
            Icon::Learn => {
                "M12 6.5C9 4.5 6 4.5 3.5 5.5V18.5C6 17.5 9 17.5 12 19.5C15 17.5 18 17.5 20.5 18.5V5.5C18 4.5 15 4.5 12 6.5ZM12 6.5V19"
            }
            Icon::Games => "M4 6.5H20M4 12H20M4 17.5H14",
            Icon::Settings => "M4 7H10M14 7H20M12 5V9M4 17H14M18 17H20M16 15V19M4 12H6M10 12H20M8 10V14",
        }
    }

    /// The picture. What it means stands beside it.
    pub(crate) fn draw(self) -> impl IntoView {
        view! {
            <svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor"
                stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
                <path d=self.strokes()/>
            </svg>
        }
    }
}
