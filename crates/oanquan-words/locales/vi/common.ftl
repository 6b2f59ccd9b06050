# What many parts of the program say.

## The language

# What the language calls itself, in itself.
language-name = Tiếng Việt

## Lists

# "A, B" in an enumeration that goes on.
list-next = { $before }, { $next }

# The end of an enumeration: "A and B", "A, B and C".
list-last = { $before } và { $last }

## Players

# The one person who plays against the computer.
player-you = Bạn

player-computer = Máy

# A person without a name; the first one is 1.
player-numbered = Người chơi { NUMBER($number) }

## Buttons

cancel = Hủy
