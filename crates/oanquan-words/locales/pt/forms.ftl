# O formulário de uma nova partida, a página das partidas salvas e a dos ajustes.

## Nova partida: jogar já

setup-quick = Jogar já
setup-quick-name = { $game ->
    [computer] Contra o computador
    [two] Duas pessoas
    [four] Quatro pessoas
   *[watch] Assistir
}
setup-quick-about = { $game ->
    [computer] Ele se ajusta ao seu nível.
    [two] Neste aparelho, uma de cada vez.
    [four] Cada um por si, no tabuleiro grande.
   *[watch] O computador joga contra si mesmo.
}

## Nova partida: em detalhe

setup-details = Ou escolha tudo
setup-players = Jogadores
setup-seat = Quem joga
setup-person = Uma pessoa
setup-name = Nome
setup-name-help = Pode ficar em branco.
setup-level = Computador { NUMBER($level) }: { $name }
setup-level-name = { $level ->
    [one] iniciante
    [2] criança
    [3] colega
    [4] primo
    [5] vizinha
    [6] professor
    [7] avó
   *[other] campeã
}
setup-level-about = { $level ->
    [one] Acabou de ouvir as regras. Pega o que está perto e deixa passar muita coisa.
    [2] Joga com o dedo no tabuleiro e só pensa na própria jogada.
    [3] Olha também a sua resposta, mas se perde nas jogadas mais longas.
    [4] Joga em todo feriado: vê a própria jogada, a sua resposta e a jogada seguinte.
    [5] Calcula cada jogada até o fim, duas jogadas à frente para cada lado.
    [6] Calcula mais longe, avalia melhor e raramente deixa passar algo.
    [7] Joga desde criança. Quase nunca deixa passar nada.
   *[other] Joga o melhor que este programa consegue.
}
setup-adaptive = Computador adaptável
setup-adaptive-about = Joga mais forte quando você ganha e mais fraco quando você perde. Agora no nível { NUMBER($level) }.
setup-seats = Quantos jogam
setup-seats-value = { $seats ->
    [two] Dois
    [three] Três
   *[four] Quatro
}
setup-first = Quem começa
setup-first-lot = Por sorteio
setup-serious = Partida para valer
setup-serious-about = Nada pode ser desfeito e não há dicas. Na revanche também é assim.
setup-start = Começar
setup-start-not = Ainda não dá para começar: { $why }
setup-position = Sua própria posição
setup-position-about = A partida começa nesta posição, com as regras dela: { $rules }
setup-position-drop = Começar da posição inicial normal

## Nova partida: regras

setup-rules = Regras
setup-rules-own = Suas regras
setup-rules-own-about = As opções que você escolher abaixo.
setup-options = Todas as opções
setup-notation = As regras em uma linha
setup-notation-help = Como em arquivos e outros programas: um nome e o que muda em relação a ele, por exemplo vietnam+young_mandarin=5.
setup-notation-error = Caractere { NUMBER($column) }: { $why }
setup-show = Mostrar no tabuleiro
setup-show-again = Mostrar de novo
setup-shown = No tabuleiro: { $option }, { $value }

## Partidas salvas

shelf-list = Partidas salvas
shelf-empty = Nenhuma partida salva ainda. Enquanto você joga, cada partida é salva sozinha.
shelf-item = { $plies ->
    [0] Não começou
    [one] { $plies } jogada
   *[other] { $plies } jogadas
}
shelf-going-on = Em andamento
shelf-over = Acabou, { $scores }
shelf-current = No tabuleiro
shelf-serious = Para valer
shelf-open = Abrir
shelf-open-game = Abrir: { $game }
shelf-analyse-game = Analisar: { $name }
shelf-delete = Excluir
shelf-delete-game = Excluir: { $game }
# $game pode ser uma partida ou um texto: nada aqui concorda com ele.
shelf-deleted = Você excluiu: { $game }
shelf-undo = Desfazer
shelf-put-back = De volta à lista: { $game }
shelf-players = { $first } – { $second }
shelf-unreadable = Um texto que não é partida
shelf-unreadable-about = Isto foi salvo aqui, mas não dá mais para ler. Nada se perdeu: você pode baixar o texto. { $why }
shelf-full = O espaço do navegador acabou. Sua partida está só nesta aba: exporte-a ou exclua partidas antigas.
shelf-forbidden = O navegador não guarda nada desta página, como em uma janela anônima. Ao fechar esta aba, você perde suas partidas: exporte as que quiser guardar.

shelf-export = Exportar
shelf-export-game = Exportar: { $game }
shelf-download = Baixar o arquivo
shelf-copy-game = Copiar a partida como texto
shelf-copy-link = Copiar um link
shelf-copy-position = Copiar a posição
shelf-share = Compartilhar
shelf-copied = { $what ->
    [game] A partida foi copiada como texto.
    [link] O link foi copiado.
   *[position] A posição foi copiada.
}
shelf-copy-yourself = O navegador não deixa a página copiar. Selecione e copie este texto:

shelf-import = Importar
shelf-import-about = Arquivos de partida (.oaq), o texto de partidas, uma linha de posição ou um link. Você também pode soltar arquivos aqui.
shelf-import-file = Escolher arquivos
shelf-import-text = Ou cole um texto
shelf-import-read = Ler o texto
shelf-imported = { $games ->
    [0] Nenhuma partida adicionada.
    [one] { $games } partida adicionada.
   *[other] { $games } partidas adicionadas.
}
shelf-import-failed = { $file }: { $why }
shelf-import-unreadable-file = Não foi possível ler este arquivo.

## Ajustes

settings-language = Idioma
settings-language-failed = Não foi possível carregar { $language }; a página continua em português. Tente de novo quando houver conexão.
settings-theme = Tema
settings-theme-value = { $theme ->
    [system] Igual ao do sistema
    [light] Claro
    [dark] Escuro
   *[contrast] Alto contraste
}
settings-speed = Ritmo das jogadas
settings-speed-value = { $speed ->
    [step] Passo a passo
    [slow] Lento
    [normal] Normal
    [fast] Rápido
   *[none] Sem animação
}
settings-speed-about = { $speed ->
    [step] Cada etapa espera um toque ou a barra de espaço.
    [slow] Para aprender e explicar.
    [normal] Como se joga no chão.
    [fast] Para quem já conhece o jogo.
   *[none] O tabuleiro mostra logo como a jogada terminou.
}
settings-more = Durante o jogo
settings-switch = { $name ->
    [sound] Sons
    [preview] Prévia das jogadas
    [face_to_face] Frente a frente
   *[labels] Números das casas
}
settings-switch-about = { $name ->
    [sound] Sons suaves de pedras caindo e sendo capturadas.
    [preview] Mostra onde a jogada termina e o que captura antes de você jogar.
    [face_to_face] Vira o texto de quem está do outro lado, para duas pessoas com o aparelho entre elas.
   *[labels] Escritos nas casas, para digitar jogadas como 7r.
}
