# Menyu, na yanayohusu ukurasa mzima.

menu-title = Ô Ăn Quan
# Kichwa cha kichupo: $page ni jina la ukurasa.
menu-page-title = { $page } · { $name }
# Kwa visoma skrini: jina la menyu.
menu-main = Menyu kuu
menu-skip = Ruka menyu
menu-play = Cheza
menu-new = Mchezo mpya
menu-learn = Jifunze
menu-games = Michezo
menu-settings = Mipangilio

menu-update = Toleo jipya liko tayari.
menu-update-load = Pakia sasa
menu-update-later = Baadaye

# Ukurasa ambao haujapakiwa bado, na ule usioweza kupakiwa.
menu-page-waits = Subiri kidogo, ukurasa huu unapakiwa.
menu-page-missing = Ukurasa huu haukupakiwa. Angalia kama una mtandao, kisha ujaribu tena; mchezo wako umehifadhiwa.
menu-page-again = Jaribu tena
