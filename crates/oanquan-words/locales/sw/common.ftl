# Maneno yanayotumika katika sehemu nyingi za programu.

## Lugha

# Jina la lugha, kwa lugha yenyewe.
language-name = Kiswahili

## Orodha

# "A, B" katika orodha inayoendelea.
list-next = { $before }, { $next }

# Mwisho wa orodha: "A na B", "A, B na C".
list-last = { $before } na { $last }

## Wachezaji

# Mtu mmoja anayecheza na kompyuta.
player-you = Wewe

player-computer = Kompyuta

# Mtu asiye na jina; wa kwanza ni 1.
player-numbered = Mchezaji { NUMBER($number) }

## Vitufe

cancel = Ghairi
