# The menu, and what belongs to the page as a whole.

menu-title = Ô Ăn Quan
# The title of a tab: $page is the name of a place.
menu-page-title = { $page } · { $name }
# For screen readers: the name of the menu.
menu-main = Main menu
menu-skip = Skip the menu
menu-play = Play
menu-new = New game
menu-learn = Learn
menu-games = Games
menu-settings = Settings

menu-update = A new version is ready.
menu-update-load = Load it now
menu-update-later = Later

# A page beside the board that is not loaded yet, and one that cannot be loaded.
menu-page-waits = One moment, this page is being loaded.
menu-page-missing = This page could not be loaded. Look whether you are connected, and try again; your game is kept.
menu-page-again = Try again
