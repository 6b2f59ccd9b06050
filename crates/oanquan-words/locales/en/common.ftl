# What many parts of the program say.

## The language

# What the language calls itself, in itself.
language-name = English

## Lists

# "A, B" in an enumeration that goes on.
list-next = { $before }, { $next }

# The end of an enumeration: "A and B", "A, B and C".
list-last = { $before } and { $last }

## Players

# The one person who plays against the computer.
player-you = You

player-computer = Computer

# A person without a name; the first one is 1.
player-numbered = Player { NUMBER($number) }

## Buttons

cancel = Cancel
