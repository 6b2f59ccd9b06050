# El menú, y lo que pertenece a toda la página.

menu-title = Ô Ăn Quan
# El título de una pestaña: $page es el nombre de un lugar.
menu-page-title = { $page } · { $name }
# Para lectores de pantalla: el nombre del menú.
menu-main = Menú principal
menu-skip = Saltar el menú
menu-play = Jugar
menu-new = Nueva partida
menu-learn = Aprender
menu-games = Partidas
menu-settings = Ajustes

menu-update = Hay una versión nueva.
menu-update-load = Cargarla ahora
menu-update-later = Luego

# Una página aparte del tablero que todavía no se ha cargado, y otra que no se puede cargar.
menu-page-waits = Un momento, la página se está cargando.
menu-page-missing = No se pudo cargar esta página. Revisa tu conexión e inténtalo de nuevo; tu partida está guardada.
menu-page-again = Reintentar
