# El formulario de una partida nueva, la página de partidas guardadas y la de ajustes.

## Una partida nueva: ya

setup-quick = Jugar ya
setup-quick-name = { $game ->
    [computer] Contra la máquina
    [two] Dos personas
    [four] Cuatro personas
   *[watch] Mirar
}
setup-quick-about = { $game ->
    [computer] Se adapta a tu nivel.
    [two] En este dispositivo, por turnos.
    [four] Cada cual por su cuenta, en el tablero grande.
   *[watch] La máquina juega contra sí misma.
}

## Una partida nueva: con detalle

setup-details = O elígelo todo
setup-players = Jugadores
setup-seat = Quién juega
setup-person = Una persona
setup-name = Nombre
setup-name-help = Puede quedar vacío.
setup-level = Máquina { NUMBER($level) }: { $name }
# Personajes, unos en femenino y otros en masculino.
setup-level-name = { $level ->
    [1] principiante
    [2] niño
    [3] compañera de clase
    [4] primo
    [5] vecina
    [6] maestro
    [7] abuela
   *[other] campeona
}
setup-level-about = { $level ->
    [1] Acaba de oír las reglas. Toma lo que tiene cerca y se le escapan muchas cosas.
    [2] Juega con un dedo en el tablero y solo piensa en su propia jugada.
    [3] Mira también tu respuesta, pero se pierde en las jugadas largas.
    [4] Juega en todas las fiestas: ve su jugada, tu respuesta y la siguiente.
    [5] Calcula cada jugada hasta el final, con dos jugadas por bando.
    [6] Calcula más lejos, juzga mejor y rara vez se le escapa algo.
    [7] Lleva toda la vida jugando. Casi nunca se le escapa nada.
   *[other] Juega tan bien como puede este programa.
}
setup-adaptive = Máquina adaptable
setup-adaptive-about = Juega mejor cuando ganas y más suave cuando pierdes. Ahora está en el nivel { NUMBER($level) }.
setup-seats = Cuántos juegan
setup-seats-value = { $seats ->
    [two] Dos
    [three] Tres
   *[four] Cuatro
}
setup-first = Quién empieza
setup-first-lot = Por sorteo
setup-serious = Partida seria
setup-serious-about = No se puede deshacer nada y no hay pistas. En la revancha sigue igual.
setup-start = Empezar
setup-start-not = Todavía no se puede empezar: { $why }
setup-position = Una posición propia
setup-position-about = La partida empieza en esta posición, con sus reglas: { $rules }
setup-position-drop = Empezar desde el inicio normal

## Una partida nueva: reglas

setup-rules = Reglas
setup-rules-own = Propias
setup-rules-own-about = Con tus propias opciones, elegidas más abajo.
setup-options = Todas las opciones
setup-notation = Las reglas en una línea
setup-notation-help = Como las escriben los archivos y otros programas: un nombre y lo que cambia, por ejemplo vietnam+young_mandarin=5.
setup-notation-error = Carácter { NUMBER($column) }: { $why }
setup-show = Ver en un tablero
setup-show-again = Ver otra vez
setup-shown = En un tablero: { $option }, { $value }

## Partidas guardadas

shelf-list = Partidas guardadas
shelf-empty = Todavía no hay partidas guardadas. Cada partida se guarda sola mientras juegas.
shelf-item = { $plies ->
    [0] Sin empezar
    [one] Una jugada
   *[other] { $plies } jugadas
}
shelf-going-on = En curso
shelf-over = Terminada, { $scores }
shelf-current = En el tablero
shelf-serious = Seria
shelf-open = Abrir
shelf-open-game = Abrir: { $game }
shelf-analyse-game = Analizar: { $name }
shelf-delete = Borrar
shelf-delete-game = Borrar: { $game }
shelf-deleted = Borrada: { $game }
shelf-undo = Deshacer
shelf-put-back = Recuperada: { $game }
shelf-players = { $first } – { $second }
shelf-unreadable = Un texto que no es una partida
shelf-unreadable-about = Se guardó aquí, pero ya no se puede leer. No se pierde nada: puedes descargar el texto. { $why }
shelf-full = Al navegador no le queda espacio. Solo esta pestaña conserva tu partida: expórtala o borra partidas viejas.
shelf-forbidden = El navegador no guarda nada de esta página, como en una ventana privada. Tus partidas se pierden al cerrar esta pestaña: exporta las que quieras conservar.

shelf-export = Exportar
shelf-export-game = Exportar: { $game }
shelf-download = Descargar el archivo
shelf-copy-game = Copiar la partida como texto
shelf-copy-link = Copiar un enlace
shelf-copy-position = Copiar la posición
shelf-share = Compartir
shelf-copied = { $what ->
    [game] Partida copiada como texto.
    [link] Enlace copiado.
   *[position] Posición copiada.
}
shelf-copy-yourself = El navegador no deja que la página copie. Copia tú este texto:

shelf-import = Importar
shelf-import-about = Archivos de partidas (.oaq), el texto de una o más partidas, una línea de posición o un enlace. También puedes soltar archivos aquí.
shelf-import-file = Elegir archivos
shelf-import-text = O pega un texto
shelf-import-read = Leer el texto
shelf-imported = { $games ->
    [one] Una partida añadida.
   *[other] { $games } partidas añadidas.
}
shelf-import-failed = { $file }: { $why }
shelf-import-unreadable-file = Este archivo no se puede leer.

## Ajustes

settings-language = Idioma
# Un idioma por su propio nombre, cuyas palabras no llegaron.
settings-language-failed = No se pudo cargar { $language }, así que la página sigue en español. Inténtalo de nuevo cuando tengas conexión.
settings-theme = Colores
settings-theme-value = { $theme ->
    [system] Como el sistema
    [light] Claro
    [dark] Oscuro
   *[contrast] Alto contraste
}
settings-speed = Velocidad de las jugadas
settings-speed-value = { $speed ->
    [step] Paso a paso
    [slow] Lenta
    [normal] Normal
    [fast] Rápida
   *[none] Sin animación
}
settings-speed-about = { $speed ->
    [step] Cada tramo espera un toque o la barra espaciadora.
    [slow] Para aprender y explicar.
    [normal] Como se juega en el suelo.
    [fast] Para quien ya conoce el juego.
   *[none] El tablero muestra enseguida cómo terminó la jugada.
}
settings-more = Al jugar
settings-switch = { $name ->
    [sound] Sonidos
    [preview] Vista previa de las jugadas
    [face_to_face] Cara a cara
   *[labels] Números de las casillas
}
settings-switch-about = { $name ->
    [sound] Sonidos suaves de piedras que caen y se capturan.
    [preview] Muestra dónde termina una jugada y qué captura, antes de que la hagas.
    [face_to_face] Gira el texto de quien está enfrente, para dos personas con el dispositivo en medio.
   *[labels] Escritos en las casillas, para teclear jugadas como 7r.
}
