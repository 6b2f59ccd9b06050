# O menu, e o que é da página inteira.

menu-title = Ô Ăn Quan
menu-page-title = { $page } · { $name }
menu-main = Menu principal
menu-skip = Pular o menu
menu-play = Jogar
menu-new = Nova partida
menu-learn = Aprender
menu-games = Partidas
menu-settings = Ajustes

menu-update = Há uma nova versão.
menu-update-load = Carregar agora
menu-update-later = Depois

menu-page-waits = Um momento, a página está carregando.
menu-page-missing = Não foi possível carregar esta página. Veja se há conexão e tente de novo; sua partida está guardada.
menu-page-again = Tentar de novo
