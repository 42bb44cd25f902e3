# Unidades: linhas, colunas, regiões
row = linha { $number }
column = coluna { $number }
box = região { $number }
region = região { $number }
falling = diagonal descendente
rising = diagonal ascendente
window = janela { $number }
columns = colunas
falling-diagonals = diagonais descendentes
rising-diagonals = diagonais ascendentes
edge = { $first }–{ $second }
whole = tabuleiro
cage = gaiola { $number }

# O que um passo fez: o fato e, em `.rest`, a sua razão ou consequência.
start =
    { $empty ->
        [0] Nada foi feito ainda, e não há nenhuma célula vazia.
        [one] Nada foi feito ainda. Há uma célula vazia.
       *[other] Nada foi feito ainda. Há { $empty } células vazias.
    }
select-tests = { $cell } é a próxima célula vazia.
    .rest = Os { $options } valores serão testados um a um.
select-first = { $cell } é a próxima célula vazia.
    .rest =
        { $options ->
            [0] Não resta nenhum candidato.
            [one] Tem um candidato.
           *[other] Tem { $options } candidatos.
        }
select-fewest = Próxima decisão: { $cell }.
    .rest =
        { $options ->
            [0] Não resta nenhum candidato.
            [one] Tem um só candidato, e nenhuma célula tem menos.
           *[other] Tem { $options } candidatos, e nenhuma célula tem menos.
        }
select-fewest-places = Próxima decisão: { $cell }.
    .rest =
        { $options ->
            [0] Não resta nenhum candidato.
            [one] Tem um só candidato, e nada tem menos opções.
           *[other] Tem { $options } candidatos, e nada tem menos opções.
        }
select-places = Próxima decisão: o lugar do { $value } na { $house }.
    .rest =
        { $options ->
            [0] Não resta nenhum lugar.
            [one] Tem um só lugar, e nada tem menos opções.
           *[other] Tem { $options } lugares, e nada tem menos opções.
        }
place-tested = { $cell } recebe o { $value }.
    .rest = Por enquanto não quebra nenhuma regra: é um palpite.
place-candidate = { $cell } recebe o { $value }.
    .rest = É um dos candidatos: um palpite.
place-only = { $cell } recebe o { $value }.
    .rest = É a única opção: aqui não há escolha.
conflict-row = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma linha, já tem o { $value }.
conflict-column = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma coluna, já tem o { $value }.
conflict-box = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma região, já tem o { $value }.
conflict-region = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma região, já tem o { $value }.
conflict-diagonal = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma diagonal, já tem o { $value }.
conflict-window = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma janela, já tem o { $value }.
conflict-column-queens = { $cell }, coluna { $value }: não serve.
    .rest = A rainha da { $with } ataca esta casa pela coluna.
conflict-diagonal-queens = { $cell }, coluna { $value }: não serve.
    .rest = A rainha da { $with } ataca esta casa pela diagonal.
conflict-edge = { $cell }: { $value } não serve.
    .rest = { $with }, nó vizinho, já tem a cor { $value }.
conflict-unsaid = { $cell }: { $value } não serve.
relation-whole = { $cell }: { $value } não serve.
    .rest = { $with } já tem { $value }, e nenhum valor pode se repetir.
relation-cage = { $cell }: { $value } não serve.
    .rest = { $with }, na mesma gaiola, já tem { $value }.
relation-sign = { $cell }: { $value } não serve.
    .rest = { $other } é { $held }, e é preciso que { $relation }.
relation-never = { $cell }: { $value } não serve.
    .rest = Seja o que for que fique nas células vazias, { $relation } já não pode dar certo.
relation-false = { $cell }: { $value } não serve.
    .rest = { $left } dá { $sum }, e não { $right }.
relation-over = { $cell }: { $value } não serve.
    .rest = { $left } já passa de { $right }.
relation-under = { $cell }: { $value } não serve.
    .rest = Mesmo com tudo o que resta, só se chega a { $most } de { $right }.
relation-first = { $cell }: { $value } não serve.
    .rest = Nenhuma palavra começa com 0.
relation-forbids = { $relation } não deixa
way-visited = O passo para { $cell } não serve.
    .rest = O caminho já passou por lá.
way-wall = O passo para { $cell } não serve.
    .rest = Ali há uma parede.
way-select = O caminho termina em { $cell }.
    .rest =
        { $options ->
            [one] Um passo cabe no tabuleiro.
           *[other] { $options } passos cabem no tabuleiro.
        }
way-place = { $cell } está livre: é a casa { $value } do caminho.
way-back = O caminho volta de { $cell }.
way-solution = Solução { $number }: o caminho está completo.
item-name = item { $number }
item-place = posição { $number }
item-letter = a letra { $letter }
item-in = dentro
item-out = fora
item-of = { $sum } de { $all }
item-select = O { $cell } é o próximo: dentro ou fora.
    .rest = As duas escolhas são testadas uma depois da outra, enquanto a busca continuar.
item-taken = O { $cell } entra.
item-left = O { $cell } fica fora.
item-not-in = O { $cell } não pode entrar.
item-not-out = O { $cell } não pode ficar fora.
item-undone = A escolha “{ $cell }: { $value }” é desfeita.
item-solution =
    .rest = Todos os itens estão decididos e nenhuma regra é quebrada.
way-visited-knight = O cavalo não vai para { $cell }.
    .rest = O cavalo já esteve em { $cell }.
way-select-knight = O cavalo está em { $cell }.
    .rest =
        { $options ->
            [one] Um movimento fica dentro do tabuleiro.
           *[other] { $options } movimentos ficam dentro do tabuleiro.
        }
way-place-knight = O cavalo vai para { $cell }, a sua casa número { $value }.
way-back-knight = O cavalo volta de { $cell }.
way-solution-knight = Solução { $number }: o cavalo passou por todas as casas.
way-is-wall = parede
way-is-end = saída do labirinto, ainda não alcançada
way-is-refused = o passo para cá não serve
select-tests-cryptarithm = { $cell } é a próxima.
    .rest = Os { $options } algarismos serão testados um a um.
deduce-naked = { $cell } só pode ser { $value }.
    .rest = É o único candidato que resta.
deduce-hidden = { $cell } só pode ser { $value }.
    .rest = Nenhuma outra célula da { $house } pode ter esse valor.
deduce-unsaid = { $cell } só pode ser { $value }, diz o programa.
dead-end-cell = Beco sem saída em { $cell }.
    .rest = Não resta nenhum candidato para esta célula.
dead-end-places = Beco sem saída: o { $value } na { $house }.
    .rest = Nenhuma célula dela pode ter esse valor.
backtrack = { $cell }: o { $value } é apagado.
    .rest = Tudo o que se podia tentar a partir deste palpite falhou.
backtrack-explored = { $cell }: o { $value } é apagado.
    .rest = Tudo o que se podia tentar a partir deste palpite já foi explorado.
backtrack-deduced = { $cell }: o { $value } é apagado.
    .rest = O que foi deduzido a partir deste palpite é apagado com ele.
clear = { $cell } é esvaziada, e já estava vazia.
blame-guess = A culpa é desse palpite.
blame-nobody = É uma pista: ninguém tem culpa.
jump-over = Não tem culpa: o salto volta até { $cell }.
jump-out = Ninguém tem culpa: todos os palpites são retirados.
jump-here = É o último palpite culpado: a busca continua aqui.
sweep = Começa a passagem { $number } pelo tabuleiro.
solution = Solução { $number }!
    .rest = Todas as células estão preenchidas e nenhuma regra é quebrada.
solution-only = Solução!
    .rest = Todas as células estão preenchidas e nenhuma regra é quebrada.
exhausted =
    { $solutions ->
        [0] Tudo foi testado: não há solução.
        [one] Tudo foi testado: há exatamente uma solução.
       *[other] Tudo foi testado: há exatamente { $solutions } soluções.
    }
gave-up =
    { $empty ->
        [one] Desistiu: ficou uma célula vazia.
       *[other] Desistiu: ficaram { $empty } células vazias.
    }
    .rest = Uma passagem inteira não preencheu nada; daqui em diante seria preciso adivinhar.

# Por que esta célula, ou este valor
reason-degree = { $cell } é a próxima decisão.
    .rest =
        { $peers ->
            [0] Nenhuma vizinha dela está vazia, e o mesmo vale para todas as outras células vazias.
            [one] Uma vizinha dela está vazia, e nenhuma célula vazia tem mais.
           *[other] { $peers } vizinhas dela estão vazias, e nenhuma célula vazia tem mais.
        }
reason-degree-queens = { $cell } é a próxima decisão.
    .rest = Toda linha sem rainha é vizinha de todas as outras: fica a primeira.
reason-degree-map = { $cell } é a próxima decisão.
    .rest =
        { $peers ->
            [0] Todos os vizinhos têm cor, como os de qualquer nó que falta.
            [one] Um vizinho está sem cor, e nenhum nó que falta tem mais.
           *[other] { $peers } vizinhos estão sem cor, e nenhum nó que falta tem mais.
        }
reason-tie =
    { $peers ->
        [0] Nenhuma vizinha dela está vazia.
        [one] Uma vizinha dela está vazia: das células com tão poucos, nenhuma tem mais.
       *[other] { $peers } vizinhas dela estão vazias: das células com tão poucos, nenhuma tem mais.
    }
reason-tie-queens = Das linhas com tão poucas, é a primeira.
reason-tie-map =
    { $peers ->
        [0] Todos os vizinhos têm cor.
        [one] Um vizinho está sem cor: dos nós com tão poucas, nenhum tem mais.
       *[other] { $peers } vizinhos estão sem cor: dos nós com tão poucas, nenhum tem mais.
    }
reason-strikes =
    { $struck ->
        [0] Não risca nenhum candidato à volta; { $next } riscaria { $more }.
        [one] Risca um candidato à volta; { $next } riscaria { $more }.
       *[other] Risca { $struck } candidatos à volta; { $next } riscaria { $more }.
    }
reason-lot = Na ordem sorteada com a semente { $seed }, é o primeiro dos valores que restam.

# O que se aprende com uma falha
nogood-learned =
    { $count ->
        [one] Proibição { $number } aprendida: nunca { $guesses }.
       *[other] Proibição { $number } aprendida: nunca { $guesses } ao mesmo tempo.
    }
    .rest =
        { $count ->
            [one] Nenhuma solução tem isso.
           *[other] Estes palpites são os culpados da falha: nenhuma solução tem todos eles.
        }
nogood-refused = { $cell }: o { $value } é recusado.
    .rest =
        { $count ->
            [0] Proibição { $number }: nenhuma solução tem isso. Nenhum palpite leva a culpa.
            [one] Proibição { $number }: já falhou junto com { $guesses }, que leva a culpa.
           *[other] Proibição { $number }: já falhou junto com { $guesses }, que levam a culpa.
        }
nogood-own = O programa guarda por que falhou.
nogoods-here = ; dela vem a proibição { $number }
nogoods-forbid = a proibição { $number } não deixa
nogoods-known =
    { $learned ->
        [0] Nada foi aprendido ainda.
        [one] Uma proibição é conhecida; valores recusados por ela: { $reused }.
       *[other] { $count } proibições são conhecidas; valores recusados por elas: { $reused }.
    }
nogoods-never =
    { $count ->
        [one] nunca { $guesses }
       *[other] não { $guesses } ao mesmo tempo
    }
nogoods-refused =
    { $refusals ->
        [0] sem uso
        [one] recusou uma vez
       *[other] recusou { $count } vezes
    }

# O que uma rainha ou uma cor fez, onde se diz com outras palavras.
start-knight = Nada foi feito ainda. O cavalo está na sua primeira casa.
start-maze = Nada foi feito ainda. O caminho só tem o seu início.
start-queens =
    { $empty ->
        [0] Nada foi feito ainda, e nenhuma linha está sem rainha.
        [one] Nada foi feito ainda. Há uma linha sem rainha.
       *[other] Nada foi feito ainda. Há { $empty } linhas sem rainha.
    }
start-map =
    { $empty ->
        [0] Nada foi feito ainda, e não há nenhum nó sem cor.
        [one] Nada foi feito ainda. Há um nó sem cor.
       *[other] Nada foi feito ainda. Há { $empty } nós sem cor.
    }
select-tests-queens = Próxima: { $cell }.
    .rest =
        { $options ->
            [one] A sua única casa será testada.
           *[other] As suas { $options } casas serão testadas uma a uma.
        }
select-tests-map = A seguir: { $cell }.
    .rest =
        { $options ->
            [one] Uma cor será testada.
           *[other] { $options } cores serão testadas uma a uma.
        }
select-first-queens = Próxima: { $cell }.
    .rest =
        { $options ->
            [0] Todas as suas casas estão atacadas.
            [one] Resta uma casa que não está atacada.
           *[other] Restam { $options } casas que não estão atacadas.
        }
select-first-map = A seguir: { $cell }.
    .rest =
        { $options ->
            [0] Não resta nenhuma cor.
            [one] Resta uma cor.
           *[other] Restam { $options } cores.
        }
select-fewest-queens = Próxima decisão: { $cell }.
    .rest =
        { $options ->
            [0] Todas as suas casas estão atacadas.
            [one] Só resta uma casa que não está atacada, e nenhuma linha tem menos.
           *[other] Restam { $options } casas que não estão atacadas, e nenhuma linha tem menos.
        }
select-fewest-places-queens = Próxima decisão: { $cell }.
    .rest =
        { $options ->
            [0] Todas as suas casas estão atacadas.
            [one] Só resta uma casa que não está atacada, e nada tem menos opções.
           *[other] Restam { $options } casas que não estão atacadas, e nada tem menos opções.
        }
select-fewest-map =
    .rest =
        { $options ->
            [0] Não resta nenhuma cor.
            [one] Só resta uma cor, e nenhum nó tem menos.
           *[other] Restam { $options } cores, e nenhum nó tem menos.
        }
select-places-queens = Próxima decisão: a linha da rainha da coluna { $value }.
place-tested-queens = { $cell }: uma rainha na coluna { $value }.
    .rest = Nenhuma outra rainha a ataca: é um palpite.
place-candidate-queens = { $cell }: uma rainha na coluna { $value }.
    .rest = É uma das casas que nenhuma rainha ataca: um palpite.
place-only-queens = { $cell }: uma rainha na coluna { $value }.
place-tested-map = { $cell }: { $value }.
    .rest = Nenhum vizinho tem esta cor: é um palpite.
place-candidate-map = { $cell }: { $value }.
    .rest = É uma das cores que restam: um palpite.
place-only-map = { $cell }: { $value }.
deduce-naked-queens = { $cell }: a rainha só pode ficar na coluna { $value }.
    .rest = É a única casa que resta.
deduce-hidden-queens = { $cell }: a rainha só pode ficar na coluna { $value }.
    .rest = Nenhuma outra linha tem casa livre nessa coluna.
deduce-naked-map =
    .rest = É a única cor que resta.
dead-end-cell-queens = Beco sem saída na { $cell }.
    .rest = Todas as suas casas estão atacadas.
dead-end-cell-map =
    .rest = Não resta nenhuma cor: cada uma já é de um vizinho.
dead-end-places-queens = Beco sem saída na coluna { $value }.
    .rest = Nenhuma linha tem casa livre nela.
backtrack-queens = { $cell }: a rainha da coluna { $value } é retirada.
backtrack-explored-queens = { $cell }: a rainha da coluna { $value } é retirada.
backtrack-deduced-queens = { $cell }: a rainha da coluna { $value } é retirada.
solution-queens =
    .rest = Todas as linhas têm a sua rainha e nenhuma ataca outra.
solution-map =
    .rest = Todos os nós têm cor e não há vizinhos com a mesma.
solution-only-queens =
    .rest = Todas as linhas têm a sua rainha e nenhuma ataca outra.
solution-only-map =
    .rest = Todos os nós têm cor e não há vizinhos com a mesma.
# Uma cor de um mapa, com o seu número.
colour =
    { $number ->
        [1] azul
        [2] amarelo
        [3] verde
        [4] rosa
        [5] laranja
        [6] lilás
        [7] lima
        [8] salmão
       *[other] cor
    } ({ $number })

# Nomes para quem ouve a janela
spoken-help = Setas: um passo. N: próxima etapa da lição. Tab: os controles. H: todas as teclas.
region-bar = Menus
region-transport = Passos e linha do tempo
region-inspector = Inspetor
language = Idioma
course-of-lesson = Curso (lição: { $title })
text-smaller = Texto menor
text-larger = Texto maior
speed-slower = Mais devagar
speed-faster = Mais rápido
next-of = { $kind } seguinte
editing-size = Tamanho do tabuleiro
editing-erase = Apagar
page-back = Página anterior
page-on = Página seguinte
puzzle-back = Sudoku anterior
puzzle-on = Sudoku seguinte
course-reached = Etapas alcançadas: { $stop } de { $stops }.
lane = Linha do tempo: { $name }
option-right = certa
option-wrong = errada
views-more = Mais vistas
vote-fewer = Menos um voto em { $option }

# Uma célula em palavras
cell-given = pista
cell-guess = palpite
cell-deduction = dedução
cell-empty = vazia
cell-candidates = candidatos
cell-no-candidate = nenhum candidato
cell-written = escrito agora
cell-refused = { $value } recusado
cell-culprit = em conflito
cell-taken-back = { $value } apagado
cell-dead-end = beco sem saída
cell-place = lugar para o { $value }
cell-no-place = sem lugar para o { $value }
cell-pointed = a lição indica esta célula
cell-asked = é o assunto da pergunta

# Contadores
counter-steps = passos
counter-placements = palpites
counter-conflicts = conflitos
counter-backtracks = recuos
counter-dead-ends = becos
counter-deductions = deduções
counter-eliminations = riscados
counter-depth = profundidade
counter-solutions = soluções
counter-sweeps = passagens
counter-empty = células vazias
counter-work = trabalho (testes, riscados)
counter-selects = escolhas
counter-tests = testes
counter-naked-singles = candidatos únicos
counter-hidden-singles = lugares únicos
counter-nodes = nós
counter-max-depth = profundidade máxima
counter-jumps = saltos
counter-skipped = saltados
counter-learned = aprendidas
counter-reused = reaproveitadas

# A janela
step-of = passo { $step } de { $length }
step-of-at-least = passo { $step } de pelo menos { $length }
step-so-far = passo { $step }
play = Reproduzir
space-key = Espaço
shift-key = Shift
home-key = Home
end-key = End
page-up-key = PageUp
page-down-key = PageDown
delete-key = Delete
pause = Pausar
speed = velocidade
speed-per-second = { $count ->
        [one] { $rate } passo/s
       *[other] { $rate } passos/s
    }
speed-unlimited = sem limite
speed-now = agora { $rate } passos/s
next = seguinte
kind-conflict = conflito
kind-backtrack = recuo
kind-dead-end = beco
kind-solution = solução
out = fim do palpite
theme-system = Igual ao sistema
theme-light = Claro
theme-dark = Escuro
theme-contrast = Alto contraste
menu = Menu
presenter-leave = Sair da apresentação
inspector-larger = Mais espaço para esta vista
inspector-smaller = Mostrar de novo os tabuleiros
transport-more = Velocidade e saltos
presenter = Apresentação
help = Ajuda
exploring = explorando: { $steps } passos
explored-stopped = explorado até agora: { $steps } passos
explore-on = Continuar
explore-stop = Parar
first-step = Primeiro passo
last-step = Último passo
going-when = Ir para quando…
step-back = Um passo para trás
step-on = Um passo para a frente
move-back = Uma jogada para trás
move-on = Uma jogada para a frente
not-explored = Esta busca ainda não foi explorada até aí.
no-further = Não há mais nada nessa direção.
lesson-ended = Fim da lição.  U ou N: a lição seguinte.
stops-passed = Fim da lição.  Shift + N: as etapas. U ou N: a lição seguinte.
package-alone = Aqui só há esta lição. Escolha a seguinte na sua plataforma de ensino.
package-next = Lição seguinte: na sua plataforma
percent-of-explored = O fim ainda não é conhecido: 100% é o que já foi explorado.
looking = Ainda não foi explorado até aí: buscando…
looking-share = Ainda não foi explorado até aí: { $percent } % prontos.
looking-left = Ainda não foi explorado até aí: { $percent } % prontos, tempo restante: { $seconds } s.
looking-stop = Parar

# Teclas
key-play = Reproduzir ou pausar
key-next = Próximo conflito, recuo, beco sem saída, solução
key-previous = O anterior
key-out = Ir para onde o palpite atual é retirado
key-stop = Etapa seguinte da lição (Shift: anterior)
key-ends = Primeiro ou último passo
key-percent = Ir para 0%, 10%, … 90% da execução
key-speed = Metade ou o dobro da velocidade
key-bookmark = Marcar este passo ou tirar a marca
key-view = Vista seguinte (com Shift: a anterior)
key-swap = Trocar a vista e os tabuleiros de lugar
key-explain = Explicar uma linha do programa; Esc fecha
key-presenter = Modo de apresentação: grande, em tela cheia
key-clicker = Controle remoto: de etapa em etapa, ou passo a passo
blank-screen = Tela em branco
key-blank = Tela em branco (B de um controle remoto)
key-teacher = Foco de luz; caneta (Esc encerra os dois)
key-help = Esta ajuda; Esc fecha
keys-moving = Percorrer a execução
keys-finding = Encontrar um momento
keys-seeing = O que se vê
keys-class = Turma e comparação
keys-files = Curso e arquivos
keys-screen = Tela
glossary = Glossário
glossary-filter = Procurar uma palavra…
glossary-none = Nenhuma palavra do glossário contém “{ $text }”.
glossary-lesson = Lição: { $title }
glossary-later = Há uma pergunta aberta com esta palavra. O significado vem depois da resposta.
help-keys = Teclas
help-marks = Marcas

# O inspetor
view-lesson = Lição
view-code = Código
view-flow = Fluxo
stops-more =
    { $stops ->
        [one] mais uma etapa
       *[other] mais { $stops } etapas
    }
stop-of = Etapa { $stop } de { $stops }
stop-passed = { $stop } (passo { $step })
stop-on = Etapa seguinte  N
stop-back = Etapa anterior
view-stack = Pilha
view-tree = Árvore
view-why = Por quê
view-log = Registro
view-heat = Calor
view-nogoods = Proibições
view-chart = Gráfico
why-square =
    { $is ->
        [place] O caminho já passou por aqui: este é o lugar { $number }.
        [wall] Ali há uma parede.
        [near] Um movimento leva de { $from }, onde o caminho termina, até aqui: ele pode seguir por aqui.
       *[far] Nenhum movimento leva de { $from }, onde o caminho termina, até aqui.
    }
why-cell = O que pode ficar em { $cell }?
why-places = Onde cabe o { $value } na { $house }?
why-nothing = Este passo diz respeito a todo o tabuleiro. { why-hint }
why-hint =
    { $family ->
        [map] Clique num nó para perguntar sobre ele.
       *[other] Clique numa { family-cell } para perguntar sobre ela.
    }
why-back =
    { $family ->
        [map] Voltar ao nó deste passo
       *[other] Voltar à { family-cell } deste passo
    }
cover = Cobertura exata
cover-size =
    { $demands ->
        [0] Todas as restrições estão cumpridas.
       *[other] Colunas: restrições em aberto ({ $demands }); a altura da barra é o número de opções. Linhas: opções ({ $options }), marcadas onde cumprem uma restrição. A restrição a decidir fica em destaque, com as suas opções.
    }
cover-kind =
    { $kind ->
        [cell] células
        [row] linhas
        [column] colunas
        [box] regiões
        [region] regiões
        [falling] diagonais
        [rising] diagonais
        [window] janelas
       *[other] unidades
    }
cover-demand =
    { $options ->
        [one] { $demand }: uma opção
       *[other] { $demand }: { $options } opções
    }
why-given = vem do problema
why-guess = foi escrito aqui: um palpite
why-only = escrito aqui: é a única opção
why-deduction = foi escrito aqui: uma dedução
why-taken =
    { $family ->
        [map] o nó já tem a cor { $value }
       *[other] a { family-cell } já tem o { $value }
    }
why-refused = já está em { $peers }
why-failed = foi testado aqui e retirado
why-failed-nodes =
    { $nodes ->
        [one] foi testado aqui e retirado: um nó
       *[other] foi testado aqui e retirado: { $count } nós
    }
why-untried = ainda não foi testado
why-candidate = é possível: nenhuma regra o impede aqui
why-holder-row = { $cell } (linha)
why-holder-column = { $cell } (coluna)
why-holder-box = { $cell } (região)
why-holder-region = { $cell } (região)
why-holder-falling = { $cell } (diagonal)
why-holder-rising = { $cell } (diagonal)
why-holder-window = { $cell } (janela)
why-holder-columns = { $cell } (coluna)
why-holder-falling-diagonals = { $cell } (diagonal)
why-holder-rising-diagonals = { $cell } (diagonal)
why-holder-edge = { $cell } (vizinho)
why-holder-whole = { $cell } (tabuleiro)
why-holder-cage = { $cell } (gaiola)
log-now = Voltar a este passo
heat-choose-so-far = Até agora
heat-choose-whole = Execução inteira
heat-counted =
    { $what ->
        [so-far] Até agora, passo { $step }
        [whole] A execução inteira, { $step } passos
       *[explored] Tudo o que foi explorado, { $step } passos
    }: { $family ->
        [map] em cada nó, quantas vezes foi colorido e (−) apagado.
       *[other] em cada { family-cell }, quantas vezes foi preenchida e (−) apagada.
    }
heat-counting = Contando: passo { $step } de { $goal }
heat-cell =
    { $writes ->
        [0] { $cell } nunca recebeu um valor.
       *[other] { $cell }: valores escritos, { $written }; apagados, { $erasures ->
            [0] nenhum
           *[other] { $erased }
        }.
    }
heat-given = { $cell } vem do problema e nunca muda.
heat-worst =
    { $what ->
        [so-far] Os palpites que até agora custaram mais
       *[other] Os palpites que custaram mais
    }
heat-none =
    { $what ->
        [so-far] Até agora nenhum palpite falhou.
       *[other] Nenhum palpite falha.
    }
heat-waste = { $cell } = { $value }: { $steps } passos
heat-waste-below =
    { $below ->
        [0] nenhum palpite abaixo dele
        [one] um palpite abaixo dele
       *[other] { $count } palpites abaixo dele
    }
chart-scale = Os contadores até agora, em escala logarítmica: cada traço vertical vale dez vezes o anterior.
log-scale = escala logarítmica
chart-search = Trabalho de busca
chart-inference = Trabalho de dedução
stack-size =
    { $frames ->
        [0] Nenhum ponto de escolha aberto
        [one] Um ponto de escolha aberto
       *[other] { $frames } pontos de escolha abertos
    }
values-of = valores de { $cell }
stack-failed = falharam (nós)
stack-now = agora
stack-untried = não testados
stack-more =
    { $frames ->
        [one] e mais um abaixo
       *[other] e mais { $frames } abaixo
    }
stack-hint = Clique: ir ao passo deste palpite.

# Por que nenhuma solução tem um valor, ou combina com uma posição
reason-asked = Por que não { $asked }?
reason-ask = Perguntar se alguma solução tem isso
reason-queue =
    { $count ->
        [0] A fila do AC-3 está vazia: nada tem um só candidato.
       *[other] A fila do AC-3, com o que tem um só candidato: { $list }.
    }
reason-only = Só o que importa
reason-looking = Procurando um motivo…
reason-refused = As regras recusam { $asked } por causa de { $list }.
reason-possible =
    { $kind ->
        [value] É possível chegar a uma solução com { $asked }.
       *[position] Ainda é possível chegar a uma solução.
    }
reason-undecided =
    { $kind ->
        [value] É demorado demais verificar se alguma solução tem { $asked }; por isso não há motivo a mostrar.
       *[position] É demorado demais verificar se ainda é possível chegar a uma solução; por isso não há motivo a mostrar.
    }
reason-givens =
    { $given ->
        [0] as próprias regras impedem isso
        [one] { $all ->
            [one] a única pista impede isso
           *[other] uma das { $all } pistas impede isso
        }
       *[other] { $given } das { $all } pistas impedem isso
    }
reason-value =
    { $guesses ->
        [0] Nenhuma solução tem { $asked }: { $givens }.
        [one] Com o palpite { $list }, nenhuma solução tem { $asked }: { $givens }.
       *[other] Com os palpites { $list }, nenhuma solução tem { $asked }: { $givens }.
    }
reason-position =
    { $guesses ->
        [0] O problema não tem solução: { $givens }.
        [one] Nenhuma solução combina com o palpite { $list }: { $givens }. É ele que deve ser retirado.
       *[other] Nenhuma solução combina com os palpites { $list }: { $givens }. O que deve ser retirado é { $culprit }.
    }
reason-minimal = Nada disso pode faltar.
reason-suffices = Isso basta; é demorado demais verificar se tudo é necessário.

# Programas: o que faz cada função
pseudocode = Pseudocódigo
program-copy = Copiar
program-copy-hint = Copiar o programa
program-save = Salvar…
program-save-hint = Salvar o programa num arquivo
code-calls = chamadas
code-calls-hint = As chamadas abertas da função recursiva, a última no fim: uma para cada decisão pendente.
code-hint = Clique: mostrar ou esconder o corpo da função, com a explicação.
code-close = Fechar a explicação
code-is-safe = Diz se a regra permite o valor: { $family ->
    [sudoku] nenhuma outra célula da mesma linha, coluna ou região tem esse valor
    [queens] nenhuma rainha ataca a casa
    [map] nenhum vizinho tem a cor
    [permutations] nenhuma célula tem ainda o número
    [combinations] ainda podem entrar tantos itens quantos se pedem
    [subset-sum] a soma ainda pode dar certo
    [cryptarithm] nenhuma letra tem ainda o algarismo, e as relações deixam
    [magic] nenhuma célula tem ainda o número, e as somas deixam
    [futoshiki] a linha e a coluna ainda não o têm, e os sinais deixam
    [killer] a linha, a coluna, a região e a gaiola ainda não o têm, e a soma da gaiola deixa
   *[other] nenhuma célula que vê esta tem o valor
    }.
code-is-true = Diz se uma relação continua verdadeira com o valor. Enquanto lhe falta outro valor, nada há contra ela.
code-can-be-true = Diz se uma relação ainda pode ser verdadeira. O que falta conta com o menor e com o maior valor que existem; a soma fica entre os dois.
code-extend = Continua da casa onde o caminho termina, um passo após o outro. Depois de cada passo a uma casa livre, chama a si mesma para o resto do caminho; se isso falha, volta atrás. Esse é o recuo (backtracking).
code-moves-from = As casas aonde um passo leva, sempre na mesma ordem. O que fica fora do tabuleiro não conta.
code-in-order = As mesmas casas na ordem em que são testadas: primeiro a que tem menos saídas livres (regra de Warnsdorff). As que não estão livres vêm antes das outras, porque só são recusadas.
code-onward = A quantas casas livres uma casa leva; menos do que qualquer número, se ela mesma não está livre.
code-find-unassigned =
    { $kind ->
        [choice] Procura o primeiro item por decidir. Se não há nenhum, tudo está decidido.
        [map] Procura o primeiro nó sem cor. Se não há nenhum, o mapa está completo.
       *[other] Procura a primeira { family-open }. Se não há nenhuma, o tabuleiro está completo.
    }
code-find-unassigned-degree =
    { $family ->
        [map] Procura o nó sem cor com mais vizinhos sem cor; no empate, o primeiro. Se não há nenhum, o mapa está completo.
       *[other] Procura a { family-cell } vazia com mais vizinhas vazias; no empate, a primeira. Se não há nenhuma, o tabuleiro está completo.
    }
code-solve-tested =
    { $kind ->
        [choice] Põe dentro o item encontrado, e depois o deixa fora. Depois de cada escolha permitida, chama a si mesma para os outros itens; se isso falha, o item fica outra vez por decidir. Esse passo atrás é o recuo (backtracking).
        [cryptarithm] Testa os algarismos um a um na letra encontrada. Depois de cada algarismo permitido, chama a si mesma para as outras letras; se isso falha, a letra fica sem algarismo de novo. Esse passo atrás é o recuo (backtracking).
        [map] Testa as cores uma a uma no nó encontrado. Depois de cada cor permitida, chama a si mesma para o resto do mapa; se isso falha, tira a cor do nó de novo. Esse passo atrás é o recuo (backtracking).
       *[other] Testa os valores um a um na { family-cell } encontrada. Depois de cada valor permitido, chama a si mesma para o resto do tabuleiro; se isso falha, esvazia a { family-cell } de novo. Esse passo atrás é o recuo (backtracking).
    }
code-is-safe-blaming = Diz se o valor pode ficar ali. Se só palpites o impedem, a culpa é do mais antigo; uma pista não é culpa de ninguém.
code-solve-jumping =
    { $family ->
        [map] Testa as cores uma a uma no primeiro nó sem cor e reúne os nós que as recusas culpam. Se o resto falha sem culpar este nó, outra cor aqui não ajudaria: a função termina imediatamente, e a busca salta.
       *[other] Testa de 1 a N na primeira célula vazia e reúne as células que as recusas culpam. Se o resto falha sem culpar esta célula, outro valor aqui não ajudaria: a função termina imediatamente, e a busca salta.
    }
code-solve = Decide uma escolha e chama a si mesma para o resto. Antes de cada palpite, faz uma cópia do tabuleiro inteiro; se o palpite falha, a cópia restaura tudo.
code-next-first =
    { $family ->
        [map] O próximo nó a decidir: o primeiro sem cor.
       *[other] A próxima { family-cell } a decidir: a primeira vazia.
    }
code-next-fewest =
    { $family ->
        [map] O próximo nó a decidir: o que tem menos candidatos. Há menos palpites errados a fazer ali, e um erro aparece mais cedo.
       *[other] A próxima { family-cell } a decidir: a que tem menos candidatos. Há menos palpites errados a fazer ali, e um erro aparece mais cedo.
    }
code-next-degree =
    { $family ->
        [map] O próximo nó a decidir: o que tem mais vizinhos sem cor, porque limita mais os outros.
       *[other] A próxima { family-cell } a decidir: a que tem mais vizinhas vazias, porque limita mais as outras.
    }
code-next-places = A próxima restrição a decidir: uma { family-cell } vazia, ou um valor que falta numa unidade; a que tem menos opções.
code-check-forward =
    { $family ->
        [map] Olha adiante: se um nó sem cor ficou sem candidatos, o palpite não pode estar certo e é retirado imediatamente.
       *[other] Olha adiante: se uma { family-cell } vazia ficou sem candidatos, o palpite não pode estar certo e é retirado imediatamente.
    }
code-check-naked =
    { $family ->
        [map] Escreve o que é forçado: enquanto houver um nó com um só candidato, essa cor é escrita. Responde não se algum nó ficou sem candidatos.
       *[other] Escreve o que é forçado: enquanto houver uma { family-cell } com um só candidato, esse valor é escrito. Responde não se alguma { family-cell } ficou sem candidatos.
    }
code-check-hidden = Escreve o que é forçado: o único candidato de uma { family-cell }, ou o único lugar de um valor numa unidade. Responde não se uma { family-cell } ou um valor ficou sem opções.
code-mark =
    { $family ->
        [map] Escreve uma cor e risca essa cor das máscaras de todos os vizinhos: o bit v da máscara diz se v ainda é possível.
       *[other] Escreve um valor e risca esse valor das máscaras de todas as células que veem esta: o bit v da máscara diz se v ainda é possível.
    }
code-options = As opções de uma restrição: primeiro vêm as células, depois os valores das unidades. Uma restrição já cumprida não tem lista.
code-first = A primeira restrição com este número de opções.
code-force = Escreve a única opção que resta de uma restrição.
code-count = Quantas opções restam.
code-is-better = Diz se a primeira tem menos candidatos do que a segunda ou, no empate, mais vizinhas vazias.
code-degree =
    { $family ->
        [map] Quantos vizinhos de um nó estão sem cor.
       *[other] Quantas vizinhas de uma { family-cell } estão vazias.
    }
code-arranged = Os valores na ordem em que são testados aqui: do menor peso ao maior.
code-arranged-options = As opções na ordem em que são testadas: os valores de uma { family-cell }, do menor peso ao maior; os lugares de um valor, na ordem habitual.
code-rank-struck = Quantos candidatos o valor riscaria. O que risca menos tem a sua vez primeiro; no empate, o valor menor.
code-rank-random = Um número que parece sorteado, mas depende só da semente, do lugar e do valor. Assim cada lugar tem uma ordem própria, igual em todas as execuções.
code-mix = O gerador SplitMix64: faz de um número outro que parece sorteado. Calcula com 64 bits, e o que não cabe neles é descartado.
code-candidates =
    { $family ->
        [map] Os candidatos de um nó, em ordem crescente.
       *[other] Os candidatos de uma { family-cell }, em ordem crescente.
    }
code-add-cells =
    { $family ->
        [map] Acrescenta um conjunto de nós a outro.
       *[other] Acrescenta um conjunto de células a outro.
    }
code-is-new = Procura uma proibição que vale para o valor: uma que o inclui e cujos outros palpites estão todos no tabuleiro. Eles levam então a culpa.
code-stands =
    { $family ->
        [map] Diz se uma proibição está toda no mapa, exceto um nó, e reúne os seus outros nós.
       *[other] Diz se uma proibição está toda no tabuleiro, exceto uma { family-cell }, e reúne as suas outras { family-cell }s.
    }
code-is-worth-learning = Diz se vale a pena guardar os palpites culpados: se são poucos, e não simplesmente todos desde o primeiro, porque a esses a busca nunca volta.
code-learn = Guarda os palpites culpados como estão no tabuleiro: uma proibição.
code-guesses =
    { $family ->
        [map] Todos os nós sem pista: depois de uma solução, todos os palpites levam a culpa.
       *[other] Todas as células sem pista: depois de uma solução, todos os palpites levam a culpa.
    }
code-cells = Todas as células como linha e coluna, linha a linha.
code-board =
    { $family ->
        [map] O mapa: uma cor e uma máscara por nó, e quantos estão sem cor. Uma cópia dele basta para desfazer.
       *[other] O tabuleiro: um valor e uma máscara por { family-cell }, e quantas estão vazias. Uma cópia dele basta para desfazer.
    }
code-load = Lê o problema. { $kind ->
    [choice] 0 é um item por decidir, IN (dentro) é 1 e OUT (fora) é 2.
    [cryptarithm] −1 é uma letra sem algarismo.
    [way] 0 é uma casa livre, 1 o início e −1 uma parede.
    [map] N é o número de valores, e 0 é um nó sem cor.
   *[other] N é o número de valores, e 0 é uma { family-cell } vazia. Onde há regiões retangulares, H e W são a sua altura e largura.
    }
code-print = Mostra o tabuleiro e conta as soluções.
code-main = Carrega o problema e começa a busca. Termina aqui, com uma mensagem, quando não há mais nada a testar.
code-sweep =
    { $family ->
        [map] Percorre o mapa várias vezes e preenche cada nó que tem um só candidato. Nunca adivinha: se uma passagem inteira não preenche nada, desiste.
       *[other] Percorre o tabuleiro várias vezes e preenche cada célula que tem um só candidato. Nunca adivinha: se uma passagem inteira não preenche nada, desiste.
    }
code-candidates-left =
    { $family ->
        [map] O que os vizinhos deixam para um nó.
       *[other] O que as unidades deixam para uma { family-cell }.
    }
code-value-of = O valor cujo bit está ligado na máscara.
code-main-sweep = Carrega o problema e começa a varredura.
code-visit-all = Visita uma célula, mesmo com pista, e tenta ali cada valor; depois chama a si mesma para a próxima célula. Não devolve nada: quem quer saber se há solução precisa olhar o que foi impresso.
code-is-safe-own = Diz se um valor pode ficar numa célula. Uma pista fica com o seu próprio valor e não aceita outro; numa célula vazia são verificadas a linha, a coluna e a região, nesta ordem.
code-main-silent = Começa na primeira célula. Quando a chamada volta, todas as soluções já foram impressas; se não há nenhuma, nada é impresso.
code-save-first = Guarda a primeira solução em outro tabuleiro. O primeiro tabuleiro vai ser esvaziado na volta.
code-print-kept = Imprime o tabuleiro guardado.
code-next-value = Escreve o próximo valor que o mapa da célula permite e devolve esse valor; 0 se não há mais nenhum.
code-bits = O tabuleiro: 16 bits por célula. 9 dizem quais algarismos são permitidos, 4 guardam o algarismo ou 0. Para desfazer, basta uma cópia dele.
code-pass = Uma passagem: preenche cada célula vazia que tem um só valor possível e conta as outras. Vê o que a mesma passagem acabou de escrever.
code-only-candidate = O que a linha, a coluna e a região ainda não usaram: três diferenças de conjuntos e a sua interseção. Devolve o valor se for um só; senão, 0.
code-solve-with-stack = A mesma busca num laço. O que a recursão guarda em chamadas que esperam fica aqui numa lista: cada palpite, com a sua célula. Recuar é tirar o último da lista.
# Uma célula, no nome que tem para quem joga; é feminino. Os nós de mapas têm frases próprias.
family-cell = { $family ->
    [queens] linha
    [cryptarithm] letra
    [knight] casa
    [maze] casa
   *[other] célula
    }
family-open = { $kind ->
    [cryptarithm] letra sem algarismo
   *[other] { family-cell } vazia
    }

# Programas: o que acontece numa linha
line-start = O problema é lido, e a execução começa.
line-select = A próxima decisão foi escolhida. Um ponto de escolha é aberto: mais uma camada na pilha.
line-conflict-row = { $family ->
    [permutations] Uma célula já tem este número
    [magic] Uma célula já tem este número
    [cryptarithm] Uma letra já tem este algarismo
   *[other] A linha já tem este valor
    }, por isso é recusado: um conflito. Nada foi escrito.
line-conflict-column = { $family ->
    [queens] A coluna já tem uma rainha
   *[other] A coluna já tem este valor
    }, por isso é recusado: um conflito. Nada foi escrito.
line-conflict-box = { $family ->
    [killer] A região ou a gaiola já tem este valor
   *[other] A região já tem este valor
    }, por isso é recusado: um conflito. Nada foi escrito.
line-refused-relation = O valor tornaria falsa uma relação, ou ela nunca mais poderia ser verdadeira, por isso é recusado: um conflito. Nada foi escrito.
line-refused-visited = O caminho já passou por essa casa, por isso o passo é recusado: um conflito.
line-refused-wall = Ali há uma parede, por isso o passo é recusado: um conflito.
line-refused-given = Uma pista tem o valor, por isso ele é recusado. Ninguém tem culpa.
line-refused-guess = Há palpites com esse valor, por isso ele é recusado, e o mais antigo leva a culpa.
line-excluded = Uma proibição vale aqui: este valor já falhou junto com palpites que estão outra vez no tabuleiro. Eles levam a culpa.
line-learn = Os palpites culpados ficam guardados, se forem poucos e não simplesmente todos.
line-place = O valor é escrito. É um palpite: fica até ser retirado.
line-conflict-diagonal = { $family ->
    [queens] Uma rainha ataca esta casa numa diagonal
   *[other] Uma diagonal já tem este valor
    }, por isso é recusado: um conflito. Nada foi escrito.
line-conflict-window = A janela já tem este valor, por isso é recusado: um conflito. Nada foi escrito.
line-conflict-edge = Um vizinho já tem esta cor, por isso ela é recusada: um conflito. Nada foi escrito.
line-stuck = O que foi escolhido não tem nenhuma opção: um beco sem saída. Esta chamada termina imediatamente.
line-dead-end-cell =
    { $family ->
        [map] Um nó sem cor ficou sem candidatos: um beco sem saída. Assim como está, o mapa não pode ser completado.
       *[other] Uma { family-cell } vazia ficou sem candidatos: um beco sem saída. Assim como está, o tabuleiro não pode ser completado.
    }
line-dead-end-places = Um valor ficou sem lugar numa unidade: um beco sem saída. Assim como está, o tabuleiro não pode ser completado.
line-deduce-naked =
    { $family ->
        [map] O nó tem um só candidato, e ele é escrito. Não é um palpite: é forçado.
       *[other] A { family-cell } tem um só candidato, e ele é escrito. Não é um palpite: é forçado.
    }
line-deduce-hidden = Só resta um lugar para o valor numa unidade, e ele é escrito ali. Não é um palpite: é forçado.
line-backtrack = O palpite é retirado. Tudo o que dependia dele falhou ou já foi explorado. Este é o recuo.
line-sweep = Começa uma passagem por todo o tabuleiro.
line-solution =
    { $kind ->
        [way] O caminho está completo: uma solução.
        [map] Não resta nenhum nó sem cor: uma solução.
        [choice] Todos os itens estão decididos: uma solução.
        [cryptarithm] Não resta nenhuma letra sem algarismo: uma solução.
       *[other] Não resta nenhuma { family-cell } vazia: uma solução.
    }
line-exhausted = Não resta nada a testar, e a execução termina.
line-gave-up = Uma passagem inteira não preencheu nada. O programa nunca adivinha, por isso desiste.
line-each = Aqui cada opção tem a sua vez. Quando não resta nenhuma, a repetição termina.
line-test = Só é escrito um valor que passa no teste. Caso contrário, é a vez do próximo.
line-copy = O tabuleiro inteiro é copiado, para que o palpite possa ser retirado com tudo o que vier dele.
line-call = A função chama a si mesma para o resto do tabuleiro, e esta chamada espera. Se a resposta for sim, a busca terminou. Se for não, o palpite é retirado.
line-checked-call = Primeiro vem a verificação indicada aqui. Se ela não encontra um beco sem saída, a função chama a si mesma para o resto, e esta chamada espera. Se a resposta for sim, a busca terminou. Se for não, o palpite é retirado.
line-fail = Aqui não resta nenhuma opção, por isso a resposta é não. A chamada que espera por ela retira o seu próprio palpite.
line-fail-jumping = Aqui não resta nenhuma opção: a resposta é não, com os palpites culpados. As chamadas sem culpa também terminam, até a última que a tem.
line-visit = A função chama a si mesma para a próxima célula. Quando essa chamada volta, tudo o que decorre deste valor já foi tentado.
line-own-value = Uma célula que não está vazia é uma pista: só o seu próprio valor pode ficar ali. Nada mais é comparado com ela.
line-keep = A solução é copiada para o segundo tabuleiro. Só a primeira é guardada.
line-no-progress = Faltam tantas células quantas antes da passagem. Um tabuleiro que já estava completo também chega aqui, e um com uma célula sem valor possível também.
line-push = O palpite vai para a lista. Uma função recursiva chamaria a si mesma aqui.
line-pop = Não há mais valores para esta célula, por isso o último palpite sai da lista. Uma função recursiva voltaria aqui da sua chamada.
line-jump =
    { $family ->
        [map] Se o resto falhou sem culpar este nó, nenhuma outra cor aqui ajudaria: esta chamada também termina.
       *[other] Se o resto falhou sem culpar esta célula, nenhum outro valor aqui ajudaria: esta chamada também termina.
    }

# Fluxogramas
yes = sim
no = não
flow-start = Início
flow-empty =
    { $kind ->
        [way] O caminho tem de continuar?
        [map] Há algum nó sem cor?
        [choice] Há algum item por decidir?
        [cryptarithm] Há alguma letra sem algarismo?
       *[other] Há alguma { family-cell } vazia?
    }
flow-choose-first =
    { $kind ->
        [way] Tomar os passos a partir do fim do caminho
        [choice] Escolher o primeiro item por decidir
        [map] Escolher o primeiro nó sem cor
       *[other] Escolher a primeira { family-open }
    }
flow-choose-fewest =
    { $family ->
        [map] Escolher o nó com menos candidatos
       *[other] Escolher a { family-cell } com menos candidatos
    }
flow-choose-places = Escolher a restrição com menos opções
flow-choose-degree =
    { $family ->
        [map] Escolher o nó com mais vizinhos sem cor
       *[other] Escolher a célula com mais vizinhas vazias
    }
flow-choose-tie =
    { $family ->
        [map] Escolher o nó com menos candidatos; no empate, o que tem mais vizinhos sem cor
       *[other] Escolher a célula com menos candidatos; no empate, a que tem mais vizinhas vazias
    }
flow-left-tested = { $kind ->
    [way] Resta algum passo?
    [choice] Resta “dentro” ou “fora”?
   *[other] Resta algum valor a testar?
    }
flow-left = Resta algum candidato?
flow-left-places = Resta alguma opção?
flow-left-least = Resta algum candidato? Tomar o que risca menos nas outras
flow-left-random = Resta algum valor? Tomar o próximo da ordem sorteada
flow-left-onward = Resta algum passo? Tomar o que tem menos saídas livres
flow-allowed = { $family ->
    [sudoku] Está livre na linha, coluna e região?
    [queens] Nenhuma rainha ataca a casa?
    [map] Nenhum vizinho tem a cor?
    [permutations] O número ainda não foi usado?
    [knight] Essa casa está livre?
    [maze] Essa casa está livre?
   *[other] Está livre em todas as suas unidades?
    }
flow-allowed-related = { $kind ->
    [choice] A soma pode dar certo?
   *[other] Está livre, e as relações deixam?
    }
flow-allowed-or-blame = Está livre? Se não, um palpite leva a culpa
flow-allowed-or-learned = Está livre, e nenhuma proibição vale? Se não, palpites levam a culpa
flow-left-learning = Resta algum valor? Se não, guardar os palpites culpados
flow-write-tested = { $kind ->
    [way] Ir para lá
    [choice] Pôr dentro, ou deixar fora
   *[other] Escrever o valor
    }
flow-write =
    { $family ->
        [map] Escrever a cor e riscá-la dos vizinhos
       *[other] Escrever o valor e riscá-lo das células que o veem
    }
flow-wiped =
    { $family ->
        [map] Algum nó sem candidatos?
       *[other] Alguma { family-cell } sem candidatos?
    }
flow-wiped-places = Alguma { family-cell } ou valor sem opções?
flow-single =
    { $family ->
        [map] Algum nó com um só candidato?
       *[other] Alguma { family-cell } com um só candidato?
    }
flow-single-places = Há um candidato ou um lugar único?
flow-force = Escrever: é forçado
flow-solution-first = Solução: parar
flow-solution = Uma solução! Continuar
flow-solution-count = Uma solução! Parar depois de { $limit }
flow-guess = { $kind ->
    [way] Há algum passo a retirar?
   *[other] Há algum palpite no tabuleiro?
    }
flow-take-back = { $kind ->
    [way] Retirar o último passo
   *[other] Retirar o último palpite
    }
flow-to-blame = Ele tinha culpa?
flow-end = Tudo foi testado: parar
flow-pass = Começar uma passagem
flow-more =
    { $family ->
        [map] Há outro nó sem cor?
       *[other] Há outra { family-cell } vazia?
    }
flow-none = Não tem candidatos?
flow-one = Tem um só?
flow-write-single = Escrever o candidato
flow-filled = Esta passagem preencheu algo?
flow-gave-up = Desistir
flow-impossible = Impossível: parar
flow-start-named = { $main } chama { $solve }
flow-empty-named = { $find_unassigned }: há { family-cell } sem valor?
flow-allowed-named = { $is_safe }: o valor pode ficar aí?
flow-solution-named = { $print }; devolve verdadeiro
flow-call = { $solve } para o resto: verdadeiro?
flow-erase = Apagar o valor
flow-succeed = Devolver verdadeiro
flow-fail = Devolver falso

# Estratégias
strategy-naive = básica
strategy-masks = máscaras
strategy-forward-checking = verificação antecipada
strategy-fewest-candidates = menos candidatos
strategy-singles = varredura
strategy-propagation = propagação
strategy-algorithm-x = Algoritmo X
strategy-backjumping = salto para trás
strategy-least-constraining = menos restritivo
strategy-learning = aprendizado
strategy-bounds = limites
strategy-warnsdorff = Warnsdorff
select-rule-row-major = primeira célula vazia
select-rule-fewest-candidates = menos candidatos
select-rule-fewest-places = menos lugares
select-rule-degree = mais vizinhas vazias
select-rule-fewest-candidates-degree = menos candidatos, depois mais vizinhas vazias
check-rules = regras
check-masks = máscaras
check-forward-checking = verificação antecipada
check-naked-singles = candidato único
check-hidden-singles = lugar único
check-backjumping = salto para trás
check-learning = aprendizado
check-bounds = limites
order-ascending = ordem crescente
order-descending = ordem decrescente
order-least-constraining = o menos restritivo primeiro
order-random = ordem sorteada, semente { $seed }
order-fewest-onward = menos saídas
order-seed = Semente

# Marcas
mark-given = pista: um valor do problema
mark-guess = palpite: testado, pode ser retirado
mark-deduction = dedução: valor forçado
mark-selected = próxima decisão
mark-new-guess = palpite feito agora
mark-new-deduction = dedução feita agora
mark-refused = valor recusado agora
mark-culprit = a célula que causou a recusa
mark-taken-back = palpite apagado agora
mark-dead-end = beco sem saída: não resta nenhum candidato
mark-blamed = levou a culpa
legend-depth = número de palpites no tabuleiro; sem palpites, número de deduções
legend-conflicts = conflitos (em buscas curtas)
legend-backtracks = recuos (em buscas curtas)
legend-dead-ends = becos sem saída (em buscas curtas)
legend-solution = uma solução
legend-stop = uma etapa da lição
legend-hidden = ainda não alcançado
legend-unexplored = ainda não explorado
legend-doom = nenhuma solução é possível: uma barra sob o tabuleiro e um canto do palpite culpado
legend-struck = candidato que acaba de ser riscado
legend-house = a unidade em que o passo se baseia
legend-lit = o que a lição indica

# Aparência e configurações
look = Exibir
text-size = Tamanho do texto
show-candidates = Candidatos
show-coordinates = Números das linhas e colunas
settings-broken = Não foi possível ler algo que estava salvo (configurações, progresso ou um problema). O arquivo foi posto de lado, e um novo foi começado.
settings-unreadable = Não foi possível ler algo que estava salvo (configurações, progresso ou um problema). O arquivo ficou como está.
settings-unsaved = Não foi possível salvar as configurações, o progresso ou um problema.
link-copy = Copiar um link para este momento
link-copied = O link foi copiado.
read-otherwise = Este Sudoku também poderia ser lido de outra maneira.
program-copied = O programa foi copiado.
board-copied = O tabuleiro foi copiado.
not-copied = Não foi possível copiar o texto: o sistema não permitiu.
link-newer = Este link é de uma versão mais recente e não pode ser lido aqui. Esta é a primeira lição.
lesson-unknown = O curso não tem nenhuma lição com esse nome. Esta é a primeira.
newer = Há uma nova versão.
newer-load = Abrir agora
newer-later = Mais tarde
link-broken = Não foi possível ler o link; talvez ele esteja cortado. Esta é a primeira lição.
link-title = Um problema compartilhado
link-text = Este momento foi compartilhado por um link.

# A árvore de busca
tree-none = Esta estratégia nunca dá palpites, por isso não tem árvore de busca.
tree-fit = Ajustar
tree-fold-failed = Recolher falhas
tree-unfold = Expandir
tree-previous-solution = Solução anterior
tree-next-solution = Solução seguinte
tree-choice = escolha
tree-failure = falha
tree-solution = solução
tree-open = em aberto
tree-learned = com lição
tree-unreached = não visitado
tree-folded-failure = recolhido
tree-folded-solution = recolhido, com solução
tree-root = A raiz, antes de qualquer palpite: { $what }.
tree-node = { $cell } = { $value }, escrito no passo { $step }: { $what }.
tree-what-open = o resultado ainda não é conhecido
tree-what-failure = abaixo dele nada pode ser escrito
tree-what-solution = todas as células estão preenchidas
tree-what-choice =
    { $count ->
        [one] um nó abaixo, até agora
       *[other] { $nodes } nós abaixo, até agora
    }
tree-what-failed =
    { $count ->
        [one] um nó abaixo, nenhuma solução
       *[other] { $nodes } nós abaixo, nenhuma solução
    }
tree-what-solved =
    { $count ->
        [one] um nó abaixo; soluções: { $solutions }
       *[other] { $nodes } nós abaixo; soluções: { $solutions }
    }
tree-what-unreached =
    { $count ->
        [0] a busca ainda não chegou aqui
        [one] a busca ainda não chegou aqui; terá um nó abaixo
       *[other] a busca ainda não chegou aqui; terá { $nodes } nós abaixo
    }
tree-hint = Clique: ir até lá. Duplo clique ou botão direito: recolher, expandir. Roda do mouse: zoom. Arrastar: mover.

# Comparar
boards = Tabuleiros
boards-choose = Escolher os tabuleiros
boards-strategy = Estratégia
boards-select = Próxima célula
boards-order = Ordem dos valores
boards-check = Verificação
boards-goal = Objetivo
board-shown = Tabuleiro mostrado
boards-as-names = à esquerda=com “{ $left }”|da esquerda=de “{ $left }”|à direita=com “{ $right }”|da direita=de “{ $right }”
boards-all = Todos
boards-alone = A corrida, as diferenças e o alinhamento precisam de pelo menos dois tabuleiros.
boards-home = Como na lição
board-add = Adicionar um tabuleiro
board-remove = Remover
goal-first = primeira solução
goal-all = todas as soluções
goal-count = número de soluções:
own-boards-text = O problema da lição, com as buscas que você escolheu. O que a lição dizia valia para os tabuleiros dela; em “Tabuleiros” você pode voltar a eles.
align = Como alinhar os tabuleiros
align-step = passo
align-step-hint = Todos no mesmo passo.
align-guess = palpite
align-guess-hint = O enésimo palpite de um ao lado do enésimo do outro.
align-work = trabalho
align-work-hint = Com o mesmo trabalho feito: testes mais candidatos riscados.
align-share = avanço
align-share-hint = Na mesma fração da execução de cada um; é preciso conhecer o fim de ambos.
align-own = cada um por si
align-own-hint = Só o tabuleiro escolhido se move.

# Estratégias lado a lado, como documento
comparison-title = { $name }: estratégias lado a lado
comparison-goal = objetivo
comparison-outcome = resultado
comparison-stopped = Uma execução parada antes do fim teria continuado: o que foi contado é o mínimo que ela custa.
comparison-solutions =
    { $count ->
        [one] uma solução
       *[other] { $number } soluções
    }
outcome-solved = resolvido
outcome-enumerated = tudo testado
outcome-no-solution = sem solução
outcome-gave-up = desistiu
outcome-limit = parou antes do fim
# Um tabuleiro deste tamanho
board-of-size = um tabuleiro { $size }×{ $size }
# O que não pode ser lido: onde e por quê
fault-at-line = Linha { $line } do texto: { $reason }
    .command = linha { $line }: { $reason }
fault-at-column = Linha { $line } do texto, coluna { $column }: { $reason }
    .command = linha { $line }, coluna { $column }: { $reason }
read-unknown = “{ $found }” não é uma célula. Esperava-se { $values }, ou um destes sinais para uma célula vazia: { $blanks }
read-own-sign = { $found } não é um valor aqui. Esperava-se um destes: { $values }, ou . para uma célula aberta.
read-values = { $digits } ou { $letters }
read-too-high = { $found } é alto demais: { board-of-size } usa { $values }.
read-count =
    { $cells ->
        [one] só há uma célula, e não existe um tabuleiro tão pequeno.
       *[other] há { $cells } células, e nenhum tabuleiro tem esse número. Com { $near } seria { $size }×{ $size }.
    }
read-count-rows =
    { $cells ->
        [one] só há uma célula, e não existe um tabuleiro tão pequeno.
       *[other] há { $cells } células, que bastam para { board-of-size }, mas não estão em { $size } linhas de { $size }.
    }
read-count-most = há { $cells } células, e o maior tabuleiro tem { $near } ({ $size }×{ $size }).
read-odd-row =
    { $cells ->
        [one] A linha { $line } tem uma só célula, e as outras têm { $others }.
       *[other] A linha { $line } tem { $cells } células, e as outras têm { $others }.
    }
read-count-odd = { $count } { $row }
read-cell-count =
    { $cells ->
        [one] só há uma célula, e este problema tem { $expected }.
       *[other] há { $cells } células, e este problema tem { $expected }.
    }
read-rows =
    { $rows ->
        [one] há uma só linha de { $width } células, e { board-of-size } tem { $width } linhas.
       *[other] há { $rows } linhas de { $width } células, e { board-of-size } tem { $width } linhas.
    }
read-blanks = não está claro quais células estão vazias. Marque cada célula vazia com um destes sinais: { $blanks }
read-too-large = este tabuleiro tem { $size } linhas de { $size } células, e o limite é { $most }×{ $most }.
read-long-line = esta linha tem { $length } caracteres, e o limite é { $longest }.
read-nothing = Não há nenhum Sudoku aqui. O texto começa com “{ $text }”.
read-empty = Não há nenhum Sudoku aqui: o texto está vazio.
read-forms = O que pode ser lido: arquivos de Sudoku (.sdk, .sdm, .ss, .sdx, OpenSudoku); tabelas (CSV, TSV, Markdown, HTML); listas entre colchetes, de qualquer linguagem; uma linha: 81 sinais para 9×9; linhas, com ou sem moldura; labirintos, futoshikis e Sudokus killer; o nome de um problema, como subset-sum:9:3,4,5. Os sinais para uma célula vazia: { $blanks }
read-columns = este tabuleiro está escrito coluna a coluna ou virado, e assim não é lido. Escreva-o linha a linha.
read-game-id = isto é o identificador de um jogo, com as suas pistas ou gaiolas compactadas, e não um tabuleiro que se possa ler. Abra-o no seu programa e copie o tabuleiro.
read-recording = isto é a execução de um programa, e não um Sudoku.
record-word = “{ $said }” não é um evento. Esperava-se um destes: { $words }
record-late = “@{ $said }” vem depois do primeiro evento. Era esperado antes dele.
record-second = “@{ $said }” começa outro tabuleiro. A gravação termina aqui.
record-free = “@{ $said }” trata de um tabuleiro livre. Esperava-se @board antes dele.
record-more = “{ $said }” está a mais. Esperava-se o fim da linha.
record-cell = “{ $said }” não é uma célula deste tabuleiro. Esperava-se uma de { $first } a { $last }
record-cell-missing = “{ $said }” não diz em que célula. Esperava-se uma de { $first } a { $last }
record-code = “{ $said }” não é um lugar deste mapa. Esperava-se um destes: { $codes }
record-code-missing = “{ $said }” não diz em que lugar. Esperava-se um destes: { $codes }
record-zero = “{ $said }”: as células são contadas a partir de 1.
record-value = “{ $said }” não é um valor deste tabuleiro. Esperava-se um de 1 a { $most }
record-value-missing = “{ $said }” não diz o valor. Esperava-se um de 1 a { $most }
record-long-word = “{ $said }” não pode ser um valor. Esperava-se uma palavra de no máximo { $most } caracteres.
record-words = “{ $said }” é um valor a mais. Esperavam-se no máximo { $most } valores diferentes.
record-label = “{ $said }” não pode ser o nome desta célula. Esperava-se uma palavra de no máximo { $most } caracteres que não seja de outra célula.
record-size = “{ $said }” não é um tabuleiro. Esperavam-se linhas e colunas, ou um número de células; no máximo { $most } células.
record-long-line = “{ $said }…” tem mais de { $most } bytes. O resto da linha ficou de fora.
record-json = “{ $said }” não é um evento. Esperava-se um objeto com “event”, como os que recuo trace escreve.
record-house = “{ $said }” não é uma unidade deste tabuleiro. Esperava-se uma como as que recuo trace escreve, por exemplo { $house }
read-packed-link = este link contém um Sudoku compactado, que só o próprio site pode abrir. Copie o tabuleiro de lá.
read-twice = a célula da linha { $row }, coluna { $column } tem dois valores diferentes.
read-several = um segundo Sudoku começa aqui, e só um é esperado.
note-boxes = as regiões foram lidas como { $taken }; também poderiam ser { $other }. Indique o tamanho das regiões.
note-zero-based = o 0 foi lido como o primeiro algarismo, e não como célula vazia: 0–F aparece como 1–G.
note-zero-empty = o 0 foi lido como célula vazia, embora haja outro sinal para ela; também poderia ser o algarismo mais baixo.
note-placed =
    { $count ->
        [one] um algarismo escrito pelo jogador, ou que era o último candidato da célula, não é pista e ficou de fora.
       *[other] { $count } algarismos escritos pelo jogador, ou que eram os últimos candidatos das células, não são pistas e ficaram de fora.
    }
note-solution = uma solução foi deixada de fora, porque não é um jogo a resolver.
note-only-solution = este tabuleiro está indicado como solução; foi lido porque não há outro.
note-family =
    { $family ->
        [diagonal] o título fala de um Sudoku com diagonais, e este foi lido com outras regras. Para tê-las: “{ editing }…”, ou --problem diagonal.
        [windows] o título fala de um Sudoku com janelas, e este foi lido com outras regras. Para tê-las: “{ editing }…”, ou --problem windows.
        [jigsaw] o título fala de um Sudoku irregular, e este foi lido com outras regras. As suas regiões vão abaixo do tabuleiro, ou com --problem jigsaw --regions.
        [latin] o título fala de um quadrado latino, e este foi lido com outras regras. Para tê-las: “{ editing }…”, ou --problem latin.
       *[other] o título fala de um Sudoku killer, e isto foi lido sem gaiolas. Elas vão abaixo do tabuleiro, ou em --problem killer:….
    }
note-regions = o tabuleiro abaixo parece o das regiões de um Sudoku irregular, e foi deixado de fora. Para usá-lo: escreva “jigsaw” acima do tabuleiro, ou --problem jigsaw.
problem-length = { board-of-size } tem { $cells } células, e não { $found }.
problem-too-high = o { $value } em { $cell } é alto demais para { board-of-size }.
problem-clashes =
    as pistas quebram as regras: { $clashes }{ $more ->
        [0] .
        [one] ; e há mais um conflito.
       *[other] ; e há mais { $more } conflitos.
    }
problem-clash = { $first } e { $second } têm ambas o { $value } ({ $house })
problem-relation = com as pistas isto é falso: { $relation }.
shape-empty = uma região tem pelo menos uma linha e uma coluna, e não { $rows }×{ $columns }.
shape-size = regiões de { $rows }×{ $columns } dão um tabuleiro de lado { $size }, e os lados vão de 2 a 16.
strategy-needs-candidates = “{ $choice }” conta candidatos, e “{ $check }” não mantém nenhum. Escolha “masks” ou uma verificação mais forte.
strategy-fixed-choices = “{ $check }” só combina com “row-major” e “ascending”.
strategy-unknown = não há nenhuma estratégia chamada “{ $name }”. Esperava-se { $names }, ou três escolhas na forma select + order + check.
strategy-choices = “{ $name }” não tem a forma select + order + check. Para select: { $selects }; para order: { $orders }; para check: { $checks }.
goal-unknown = “{ $found }” não é um objetivo. Esperava-se "first", "all" ou quantas soluções buscar (1 ou mais).
lesson-too-long = A lição é longa demais: o máximo é { $longest } bytes.
lesson-field = { $field }: { $reason }
field-empty = falta escrever alguma coisa aqui.
field-stop = eventos, tabuleiros e etapas são contados a partir de 1.
field-speed = esperava-se um número de passos por segundo maior do que 0.
field-meant = { $reason } Seria `{ $meant }`?
field-relation-cells = esperavam-se duas células diferentes.
field-relation-weight = uma célula é multiplicada por um número grande demais.
field-relation-way = um caminho não tem relações.
field-relations = um problema tem no máximo { $most } relações, incluídas as das suas próprias regras.
field-many =
    { $found ->
        [0] esperava-se uma lista de 1 a { $most }, e esta está vazia.
       *[other] esperava-se uma lista de 1 a { $most }, e esta tem { $found }.
    }
field-long = este texto tem mais de { $longest } caracteres.
field-control = o caractere { $found } é invisível. Esperavam-se palavras, espaços e mudanças de linha.
field-name = um nome é feito de letras sem acentos, algarismos e hifens, no máximo { $longest }.
field-lines = esperava um número menor, para que restem pelo menos três linhas, num tabuleiro de `naive`.
field-bug = o programa deste tabuleiro não pode ter este erro.
field-only-claims = este lugar serve só para afirmações (`claims`).
field-elsewhere = em outro problema a contagem vai até o fim da execução: aqui não há `at`, `over` nem `all-solutions`.
field-constant = esperavam-se números inteiros com `+`, `*` e `^`, como "2 * 81" ou "9^5", até 2^64 - 1; com `digits: true`, de até mil algarismos.
field-taken = o nome `{ $found }` já está em uso.
field-unknown =
    não existe `{ $found }`. { $meant ->
        [none] Esperava-se um destes: { $names }.
       *[other] Seria `{ $meant }`? Esperava-se um destes: { $names }.
    }
field-unknown-alone = não existe `{ $found }`: nada recebeu um nome aqui.
field-range =
    { $what ->
        [board] não existe o tabuleiro { $found }: eles vão de 1 a { $last }.
        [row] não existe a linha { $found }: elas vão de 1 a { $last }.
        [column] não existe a coluna { $found }: elas vão de 1 a { $last }.
        [box] não existe a região { $found }: elas vão de 1 a { $last }.
       *[stop] não existe a etapa { $found }: elas vão de 1 a { $last }.
    }
field-cell = não existe a célula `{ $found }` neste tabuleiro: as células vão de { $first } a { $last }.
field-brace = há uma chave sozinha. O nome de um número fica entre duas chaves; para escrever uma chave, use duas seguidas.
field-no-boxes = neste problema não há regiões a escolher.
field-name-or-nodes = esperava-se o nome de um mapa, ou então os seus nós e arestas.
field-size = esperava-se um tamanho de { $least } a { $most }.
field-no-house = neste problema não há tal linha, coluna ou região.
field-idle = esta etapa não faz nada. Esperava-se pelo menos um destes: `text`, `ask`, `point`, `view`.
field-bounds = esperava-se exatamente um destes: `value`, `at_least`, `at_most`; aqui há { $found }.
field-options = esperavam-se de 2 a { $most } opções, uma delas com `right: true`.
field-no-options = só uma pergunta do tipo `Choice`, `Cell`, `Value` ou `Count` tem opções.
field-answer = { $what ->
    [cell] esperava-se uma só célula para todos os idiomas, como "R1C3".
    [value] esperava-se um só valor para todos os idiomas, como "3".
   *[number] esperava-se um só número inteiro para todos os idiomas, como "120".
}
field-no-mistakes = só uma resposta errada mostra uma ideia errada: `shows` vai numa opção errada, e `mistakes` numa pergunta a que a execução responde.
field-compared = não há nada para comparar aqui: esperava-se outro tabuleiro.
syntax-missing = falta o campo `{ $field }`.
syntax-twice = o campo `{ $field }` está repetido.
syntax-unknown-field =
    não existe o campo `{ $found }` aqui. { $meant ->
        [none] Esperava-se um destes: { $names }.
       *[other] Seria `{ $meant }`? Esperava-se um destes: { $names }.
    }
syntax-unknown-name =
    a palavra `{ $found }` não significa nada aqui. { $meant ->
        [none] Esperava-se uma destas: { $names }.
       *[other] Seria `{ $meant }`? Esperava-se uma destas: { $names }.
    }
syntax-expected-sign = esperava-se { $sign } aqui.
syntax-expected-text = esperava-se um texto entre aspas.
syntax-expected-text-end = faltam as aspas no fim deste texto.
syntax-expected-whole = esperava-se um número inteiro, a partir de 0.
syntax-expected-number = esperava-se um número.
syntax-expected-name = esperava-se um nome.
syntax-option = escreva o valor sem `Some`; um campo sem valor é deixado de fora.
syntax-number = não foi possível ler este número.
syntax-escape = o sinal depois da \ não significa nada aqui.
syntax-comment = este comentário não tem fim.
syntax-character = “{ $found }” não significa nada aqui.
syntax-end = o texto termina antes da lição.
syntax-goes-on = a lição já terminou, e o texto continua.
syntax-too-deep = há parênteses demais uns dentro dos outros.
syntax-other = não foi possível ler isto (o RON diz: { $message }).
link-version = O link é da versão “{ $version }”, e este programa lê as versões 1 e 2.
link-parts = O link está incompleto: esperavam-se oito ou nove partes separadas por ; com { $longest } caracteres no máximo.
link-cells = Não foi possível ler as células do link: esperava-se um algarismo, uma letra ou . por célula, e não “{ $found }”.
link-boards = Não foi possível ler os tabuleiros do link: esperavam-se de uma a quatro estratégias, como naive*all, e não “{ $found }”.
link-step = Não foi possível ler o passo do link: esperava-se um número, e não “{ $found }”.
link-language = Não foi possível ler o idioma do link: esperava-se pt, pt-PT, es ou en, e não “{ $found }”.
link-alignment = Não foi possível ler o alinhamento do link: esperava-se um alinhamento e um tabuleiro, como guess*1, e não “{ $found }”.
link-names = Não foi possível ler os nomes do link: esperavam-se letras, algarismos e hifens, e não “{ $found }”.
link-problem = No problema do link, { $reason }
link-family = Não foi possível ler o problema do link: esperava-se um nome como queens:8 ou map:brazil:4, e não “{ $found }”.

# Abrir um Sudoku, uma lição ou um link
open = Abrir
open-title = Abrir um Sudoku, uma lição ou um link
open-hint = Digite ou cole aqui: um Sudoku, uma lição inteira ou um link para um momento.
open-first-of = Chegaram { $count } arquivos. Só o primeiro foi lido: { $name }.
open-typed = O que foi escrito ou colado
open-long = { $name }: { $size } KiB de texto, longo demais para ser mostrado aqui.
open-paste = Colar
open-clear = Limpar
open-forms = O que pode ser lido
open-which = Sudoku
open-of = de { $count }
open-boxes = Regiões:
open-boards = Estratégias:
open-boards-now = como agora ({ $names })
open-file = Escolher um arquivo…
open-drop = Você também pode soltar um arquivo em qualquer lugar da página.
open-cancel = Cancelar
verdict-puzzle =
    { $givens ->
        [0] { $size }×{ $size }, regiões de { $boxes }, sem pistas
        [one] { $size }×{ $size }, regiões de { $boxes }, com uma pista
       *[other] { $size }×{ $size }, regiões de { $boxes }, com { $givens } pistas
    }
verdict-reading = Lendo… Sudokus até agora: { $count }
verdict-one = Um Sudoku: { $puzzle }.
verdict-several =
    Sudoku { $number } de { $count }{ $name ->
        [none] {""}
       *[other] {" "}“{ $name }”
    }, linha { $line } do texto. { $what }{ $faulty ->
        [0] {""}
        [one] {" "}Um dos Sudokus não pode ser aberto.
       *[other] {" "}{ $faulty } dos Sudokus não podem ser abertos.
    }
verdict-most = Só foram lidos os primeiros { $most } Sudokus.
verdict-lesson =
    Uma lição, “{ $title }”: { $puzzle }; { $boards ->
        [one] um tabuleiro
       *[other] { $boards } tabuleiros
    }; { $stops ->
        [0] sem etapas
        [one] uma etapa
       *[other] { $stops } etapas
    }.
verdict-link =
    Um link para o passo { $step }: { $puzzle }; { $boards ->
        [one] um tabuleiro
       *[other] { $boards } tabuleiros
    }.
file-not-text = { $name } não é um arquivo de texto. Se deveria ser, salve-o em UTF-8.
file-refused = Não foi possível ler { $name }. Pode ser uma pasta ou pertencer a outra pessoa.
    .command = Não foi possível ler { $name }: { $reason }
file-too-long = { $name } é longo demais: o máximo aqui é { $longest } MiB.
file-fault = { $name }: { $reason }
puzzle-title = Um problema seu
puzzle-text = Este problema foi digitado, colado ou lido de um arquivo.
own-beside = Pôr ao lado: { $strategy }
find-all = Encontrar todas as soluções
puzzle-several = Este problema tem mais de uma solução.
key-open = Abrir um Sudoku, uma lição ou um link
key-paste = Abrir o que está na área de transferência

# Conjuntos de Sudokus
set-title =
    { $count ->
        [one] Um problema, objetivo: { $goal }, no máximo { $steps } passos
       *[other] { $puzzles } problemas, objetivo: { $goal }, no máximo { $steps } passos por execução
    }
set-title-shard = { $title } (parte { $shard })
set-description = Cada problema em barras ({ $counter }), uma estratégia contra outra problema a problema, e a distribuição dos problemas, tudo em escalas logarítmicas. Estratégias: { $strategies }.
set-each = Problema a problema
set-against = Uma contra a outra
set-distribution = Distribuição
set-time = tempo na máquina que fez a execução
set-puzzles = problema
set-puzzles-binned = problema; cada barra junta { $count }: a mediana, e uma linha até o maior
set-share = parte dos problemas que não precisa de mais do que isto
set-stopped = parou no limite: pelo menos isto
set-same = tracejado: empate
difference-next = Diferença seguinte
difference-previous = Diferença anterior
key-difference = Próxima decisão diferente (Shift: anterior)
no-difference = Não há mais diferenças nessa direção.
difference-alone = Para comparar são necessários dois tabuleiros.
race = Corrida
key-race = Corrida de todos os tabuleiros em 15 segundos
race-alone = Uma corrida precisa de dois tabuleiros: escolha mais em Tabuleiros.
bookmark-set = Passo marcado.
bookmark-removed = Marca retirada.
race-preparing = passos explorados antes da corrida.
race-now = R: começar já.
race-ordinal = { $place }.º
race-open = ainda não terminou
race-clock = testes e riscados no relógio.
race-finished =
    { $done ->
        [one] { $done } de { $all } terminou.
       *[other] { $done } de { $all } terminaram.
    }
race-ratio = o trabalho de { $name } em relação ao do primeiro:
race-against = { $guesses } contra { $fewer }
race-work = { $words } testes e riscados
race-guesses =
    { $count ->
        [one] { $words } palpite
       *[other] { $words } palpites
    }
race-undone =
    { $count ->
        [one] { $words } desfeito
       *[other] { $words } desfeitos
    }
key-doom = Mostrar desde quando não há solução possível
board-hidden = Oculto até a pergunta ser respondida
reveal = Revelar o que vem
timeline-hidden = Esta parte fica oculta até você chegar a ela. Pressione End para ir ao fim ou escolha Exibir → Revelar o que vem.
motion = Animar cada passo
show-doom = Avisar quando não há solução possível
future-hidden = Isso revelaria o que vem a seguir. Exibir → Revelar o que vem permite mostrá-lo, exceto enquanto há perguntas ou um aluno está trabalhando.
clicker-stops = O controle remoto vai de etapa em etapa
clicker-goes-stops = O controle remoto agora vai de etapa em etapa.
clicker-goes-steps = O controle remoto agora vai passo a passo.
show-notes = Notas do professor
solutions = Todas as soluções
key-solutions = Todas as soluções em tabuleiros pequenos
solutions-found =
    { $count ->
        [0] A execução terminou sem nenhuma solução.
        [one] A execução terminou com uma solução.
       *[other] A execução terminou com { $number } soluções. Clique numa delas para ir ao passo em que foi encontrada.
    }
solutions-stopped =
    { $count ->
        [one] Este tabuleiro para na primeira solução
       *[other] Este tabuleiro para depois de { $number } soluções
    }{ $more ->
        [yes] ; o problema tem mais.
        [no] , e o problema não tem outra.
       *[maybe] ; pode haver mais.
    }
solutions-so-far =
    { $count ->
        [0] Nenhuma solução até agora. Passos explorados: { $steps }.
        [one] Uma solução até agora; pode haver mais. Passos explorados: { $steps }.
       *[other] { $number } soluções até agora; pode haver mais. Passos explorados: { $steps }.
    }
solutions-one = { $number } · passo { $step }
solutions-page = página { $page } de { $pages }
doom-alive = Ainda é possível chegar a uma solução.
doom-reached = Aqui está uma solução.
doom-over = A busca terminou.
doom-unknown = Verificando se ainda é possível chegar a uma solução…
doom-some = Nenhuma solução é possível; verificando qual palpite é o culpado…
doom-by = Sem solução desde o passo { $from } ({ $cell } = { $value }); passos desperdiçados: { $steps }.
doom-puzzle = Este problema não tem solução: nenhuma tentativa pode dar certo.
doom-undecided = É demorado demais verificar se ainda é possível chegar a uma solução.
doom-counting = Contando os passos desperdiçados…
doom-not-counted = Passos desperdiçados: não contados, são muitos.
doom-wasted = Passos desperdiçados: { $steps }.
doom-worst = Pior palpite: { $cell } = { $value } ({ $steps }).
doom-stack = Este palpite não pode estar certo: com ele nenhuma solução é possível.
chart-times = Entre parênteses: quantas vezes o valor do tabuleiro escolhido.
chart-times-fewest = Entre parênteses: quantas vezes o valor do tabuleiro que terminou com menos passos.
chart-times-first = Entre parênteses: quantas vezes o valor do tabuleiro que chegou primeiro.
chart-progress = { $percent }% da execução
chart-open = passo { $step } de pelo menos { $least }
ablation = Comparação 2×2
ablation-hint = Quatro tabuleiros que só diferem em duas escolhas, para ver o efeito de cada uma.
ablation-check-select = Propagar ou não × escolha da célula
ablation-check-order = Propagar ou só regras × ordem dos valores
ablation-select-order = Escolha da célula × ordem dos valores
ablation-look-ahead = Olhar adiante ou não × escolha da célula

# Levar imagens, animações e dados para fora
export = Exportar
dialog-export = Exportar imagens, animações ou dados
export-what = O quê:
export-png = Imagem (PNG)
export-svg = Imagem vetorial (SVG, texto selecionável)
export-film = Animação (GIF)
film-apng = Animação (PNG)
export-strip = Sequência para fichas de atividades (PDF, um passo por página)
export-trace-csv = Registro de um tabuleiro (CSV)
export-trace-jsonl = Registro de um tabuleiro (JSON, um evento por linha)
export-counters = Contadores (CSV)
export-comparison-csv = Comparação de todos os tabuleiros (CSV)
export-comparison-md = Comparação de todos os tabuleiros (Markdown)
export-handout = Ficha de atividades: a lição no papel (PDF)
export-handout-hint = O problema e cada pergunta ao lado do tabuleiro desse momento, com espaço para responder.
export-guide = Guia do professor: todo o curso (PDF)
export-guide-hint = Cada lição com o que mostrar, as perguntas e as respostas; planos de aula, currículos e o glossário.
export-answers = Com as respostas, numa folha à parte
export-puzzle = O problema como texto
export-lesson = Uma lição com este problema (RON)
export-program-c = Programa (C)
export-program-cpp = Programa (C++)
export-program-java = Programa (Java)
export-program-python = Programa (Python)
export-program-csharp = Programa (C#)
export-program-javascript = Programa (JavaScript)
export-program-octave = Programa (Octave)
export-program-rust = Programa (Rust)
export-program-pseudocode = Programa (pseudocódigo)
export-lesson-hint = Uma pequena lição com o problema e os tabuleiros, com comentários, para continuar em qualquer editor de texto.
export-strip-hint = Cada página mostra um passo e diz numa frase o que acontece.
export-comparison-hint = Todos os contadores de todos os tabuleiros, com as razões em relação ao primeiro. Cada busca é feita por inteiro.
export-now = O passo mostrado, { $step }
export-several = Vários passos
export-from = Do passo
export-to = ao passo
export-end = até o fim
export-all = todos os passos
export-every = um passo a cada
export-moves = só jogadas
export-moves-hint = Palpites, deduções, becos sem saída, recuos e soluções do primeiro tabuleiro
export-limit = Parar cada busca depois deste número de passos:
export-boards = Tabuleiros:
export-all-boards = todos
export-view = Mostrar:
export-scale = Tamanho:
export-transparent = Nada por trás dos tabuleiros (transparente)
export-speed = Imagens por segundo:
film-captions = As frases como legendas, num arquivo ao lado (.vtt)
export-amount-film =
    { $count ->
        [one] Uma imagem.
       *[other] { $number } imagens, { $seconds } s no total.
    }
export-amount-pictures =
    { $count ->
        [one] Uma imagem.
       *[other] { $number } imagens.
    }
export-amount-steps =
    { $count ->
        [one] Um passo.
       *[other] { $number } passos.
    }
export-too-many = São { $count } passos, e um arquivo comporta no máximo { $most }. Escolha um intervalo mais curto ou deixe passos de fora.
    .command = São { $count } passos, e um arquivo comporta no máximo { $most }. Escolha menos com --steps, --every ou --moves.
export-sparser = Usar um passo a cada { $every }
export-one-board = Uma comparação precisa de pelo menos dois tabuleiros. Adicione um em “Tabuleiros”.
    .command = Uma comparação precisa de pelo menos dois tabuleiros. Indique as estratégias com --strategy naive,masks.
export-too-long = A execução não terminou em { $steps } passos. Escolha passos até aí.
    .command = A execução não terminou em { $steps } passos. Escolha passos anteriores com --step ou --steps.
export-no-move = Não há nenhuma jogada nestes passos do primeiro tabuleiro.
export-own-rules = O texto de um problema não guarda as regras que uma lição acrescentou. Exporte a lição: ARQUIVO.ron
export-not-ours = Esta execução vem de um programa seu, que não pode ser exportado como programa ou lição do recuo. Uma lição mostra uma execução assim com program: "ARQUIVO".
export-past-the-end = Não existe o passo { $step }: a busca termina no passo { $end }.
kind-file = { $ending }
kind-trace = um registro
kind-counters = contadores
kind-comparison = uma comparação
kind-handout = uma ficha
kind-guide = um guia do professor
kind-program = um programa
own-lesson =
    Uma lição com um Sudoku seu: diga do que trata, salve o arquivo e verifique-o com
        recuo check ARQUIVO
    Tudo o que se pode escrever aqui está, em inglês, em lessons/REFERENCE.md (ou: recuo lesson-reference).
    Um idioma basta: um texto simples, como title: "Um Sudoku meu", aparece em todos os idiomas.
export-name = Nome do arquivo:
export-file = Arquivo:
export-busy = Outra exportação ainda não terminou.
export-give-up = Cancelar
dialog-close = Fechar
export-written = Pronto: { $name }
export-downloaded = { $name } está nos seus downloads.
export-exploring = { $name }: explorando, { $steps } passos até agora
export-making = Criando { $name }
# Muitos Sudokus de uma vez
open-set = Comparar em todos
set = Conjunto de problemas
set-heading =
    { $count ->
        [one] Um problema
       *[other] { $puzzles } problemas
    }
set-close = Fechar
set-csv = Dados (CSV)
set-jsonl = Dados (JSONL)
set-markdown = Tabelas (Markdown)
set-svg = Gráficos (SVG)
set-write = Salvar
set-faults =
    { $count ->
        [one] Não foi possível ler um problema
       *[other] Não foi possível ler { $number } problemas
    }
set-full = São comparadas no máximo quatro estratégias: desmarque uma para escolher outra.
set-limit = Limite de passos por problema:
set-start = Começar
set-stop = Parar
set-progress = { $done } de { $all }
set-done = Execuções terminadas: { $done } de { $all }.
set-hint = Escolha até quatro estratégias e comece. Cada uma resolve todos os problemas; a que chegar ao limite é interrompida e marcada.
set-counter = Por problema: { $counter }
set-judged = Em cada problema vence a estratégia que precisa de menos; se várias precisam do mesmo, há empate.
set-by = Critério:
set-seconds = Segundos na máquina que fez a execução
set-strategy = estratégia
set-least = mínimo
set-quarter = 25%
set-median = mediana
set-three-quarters = 75%
set-nine-tenths = 90%
set-most = máximo
set-limited = no limite
set-chart-name = { $name } (desistiu: { $count })
set-gave-up = desistiu
set-wins = vitórias
set-ties = empates
set-chart-each = Problema a problema
set-chart-time = Tempo
set-chart-distribution = Distribuição
set-chart-scatter = Uma contra outra
set-time-hint = Tempos desta máquina, medidos uma só vez, com tudo o que ela fazia ao mesmo tempo.
set-open = Clique para abrir o problema { $number }.
set-puzzle = problema

# Perguntas
ask-next-cell =
    { $deed ->
        [emptied]
            { $kind ->
                [map] Qual nó perde a cor agora?
                [queens] Qual linha perde a rainha agora?
               *[other] Qual célula é esvaziada agora?
            }
        [stuck]
            { $kind ->
                [map] Qual nó ficou sem nenhuma cor possível?
                [queens] Qual linha ficou sem nenhuma casa possível?
               *[other] Qual célula ficou sem candidatos?
            }
        [chosen]
            { $kind ->
                [map] Qual nó é escolhido agora?
                [queens] Qual linha é escolhida agora?
               *[other] Qual célula é escolhida agora?
            }
       *[other]
            { $kind ->
                [knight] Qual casa é tentada agora?
                [maze] Qual casa é tentada agora?
                [map] Qual nó recebe a próxima cor?
                [queens] Qual linha recebe a próxima rainha?
               *[other] Qual célula é preenchida agora?
            }
    }
ask-next-value =
    { $deed ->
        [tested]
            { $kind ->
                [map] Qual cor é testada agora em { $cell }?
                [queens] Qual casa é testada agora na { $cell }?
               *[other] Qual valor é testado agora em { $cell }?
            }
        [tried]
            { $kind ->
                [map] Qual cor é tentada agora em { $cell }?
                [queens] Qual casa é tentada agora na { $cell }?
               *[other] Qual valor é tentado agora em { $cell }?
            }
       *[other]
            { $kind ->
                [map] Qual cor { $cell } recebe agora?
                [queens] Qual casa da { $cell } recebe a rainha agora?
               *[other] Qual valor { $cell } recebe agora?
            }
    }
ask-what-happens =
    { $told ->
        [both] O { $value } é testado em { $cell }. O que acontece?
       *[other] O que acontece a seguir?
    }
ask-steps-backtrack = Quantos passos faltam para o próximo recuo?
ask-steps-solution = Quantos passos faltam para a próxima solução?
ask-steps-end = Quantos passos faltam para o fim?
ask-lines = Ponha em ordem as linhas desta função, como estão nela. Duas não pertencem a ela.
ask-lines-other = outra ordem
order-unused = Não usadas:
order-hint = Arraste cada linha para o seu lugar, ou escolha com ↑ ↓ e mova com Shift + ↑ ↓. As que não pertencem à função ficam no fim, abaixo de “Não usadas”.
order-wrong =
    { $line ->
        [none] Faltam linhas no fim.
       *[other] A linha { $line } é a primeira errada.
    }
ask-bug = Uma linha desta função está errada. Qual?
ask-bug-missing = Falta uma linha nesta função. Depois de qual?
bug-right = A linha certa: { $line }
bug-missing = A linha que falta: { $line }
bug-short-loop = A repetição termina um valor antes do fim, e o último valor nunca é testado. Onde ele é necessário, a busca falha, e um problema que tem solução parece não ter nenhuma.
bug-gives-up = Esta linha pergunta se a última passagem preencheu alguma coisa, e não se o tabuleiro está completo. A passagem que preenche a última célula preencheu alguma coisa, por isso o programa desiste com o tabuleiro completo; e, inversamente, imprimiria como solução um tabuleiro com células vazias.
bug-no-return = A chamada diz que encontrou uma solução, mas ninguém escuta. A repetição continua: apaga um a um os palpites da solução que acabou de imprimir, testa tudo o que resta e, no fim, diz que não há solução.
bug-no-undo = Um palpite que falhou não é apagado. Quando os valores de uma célula acabam, o último testado fica no tabuleiro e proíbe valores certos em outras células: um problema que tem solução parece não ter nenhuma.
ask-falls = Quantos palpites caem antes que outro valor seja escrito?
ask-next-written =
    { $kind ->
        [map] Qual nó recebe a próxima cor?
        [queens] Qual linha recebe a próxima rainha?
       *[other] Qual célula recebe o próximo valor?
    }
ask-take-back = Qual palpite deve ser retirado para que uma solução volte a ser possível?
ask-which-peer =
    { $told ->
        [both]
            { $kind ->
                [map] Qual nó impede { $value } em { $cell }?
                [queens] Qual linha impede { $value } na { $cell }?
               *[other] Qual célula impede o { $value } em { $cell }?
            }
       *[other]
            { $kind ->
                [map] Qual nó impede a próxima cor?
                [queens] Qual linha impede a próxima casa?
               *[other] Qual célula impede o próximo valor?
            }
    }
happens-write = um palpite é escrito
happens-refuse = um valor é recusado
happens-take-back = o último palpite é apagado
happens-dead-end = aparece um beco sem saída
happens-deduce = um valor forçado é escrito
why-wrong-harmless = { $cell } tem um { $value }, que não atrapalha.
why-wrong-failed = { $cell } já recusou ou perdeu o { $value }.
why-wrong-later = Em { $cell }, o { $value } vem depois.
why-wrong-stuck = Nada cabe em { $cell } enquanto os palpites anteriores ficarem.
why-wrong-older = O palpite de { $cell } é mais antigo: primeiro cai o último.
why-wrong-empty = { $cell } já está vazia.
answer-right = Certo!
answer-right-then = Certo, na segunda tentativa.
answer-again = Essa não. Tente mais uma vez.
answer-wrong = A opção { $answer } não está certa.
option-is = A certa é a { $letter }.
answer-show = Mostrar no tabuleiro
answer-score = certas: { $right } de { $asked }
lesson-result =
    { $open ->
        [0] certas: { $right } de { $asked }
       *[other] certas: { $right } de { $asked }, sem resposta: { $open }
    }
answer-score-stops = { $score } (por etapa: { $signs })
answer-hint = Responda com { $letters } ou com um clique.
answer-hint-typed = Responda com { $letters }, com um clique ou por escrito.
key-answer = Responder a uma pergunta, também por escrito

# Tomar parte
taking-part = Participar
asking = Perguntar antes de cada jogada
class = A turma responde
class-answers = As próximas perguntas são respondidas pela turma, com votos.
class-answers-not = As próximas perguntas são respondidas por uma só pessoa.
class-hint = { $letters } ou um clique somam um voto; com Shift, tiram um.
class-verdict = Veredito
countdown = { $seconds } s para votar
countdown-over = Acabou o tempo
class-chose = Escolhida por { $right } de { $all }.
answer-first = Responda primeiro, ou pressione de novo para pular.
answer-reveal = Pressione de novo para ver a resposta certa.
option-unknown = Não há essa opção.
review = Revisão
review-flawless = Nenhuma resposta errada.
review-wrong = Passo { $step }: { $question } Resposta dada: { $answer }. Certa: { $right }.
solving = Resolver à mão
solving-start = Agora todos os passos desta busca são seus. O que ela faz primeiro?
solving-hint = Dica
solving-leave = Sair
solving-house = Célula ou unidade
solving-related = Clique em uma célula ou use as setas. Decidir fica com a célula que vem em seguida; depois os valores são testados em ordem: Escrever diz que o valor serve, Recusar que não serve. Retirar apaga o último palpite. Uma dica ou uma recusa custa um ponto.
solving-way = Clique em uma casa ou use as setas. Decidir fica com a casa em que o caminho termina, Escrever segue para uma casa, Recusar passa adiante e Retirar deixa a última. Uma dica ou uma recusa custa um ponto.
solving-keys = Clique numa célula ou use as setas. Depois: Enter decide a célula, um algarismo testa um valor, 0 diz que não resta nada, Backspace retira o palpite. W, X e S dizem o que os algarismos significam: escrito, recusado, forçado. H aponta para a linha, a coluna ou a região; o algarismo vem em seguida. Uma dica ou uma recusa custa um ponto.
solving-done = Pronto: a busca terminou.
solving-left = Como foi
solving-flawless = Nenhum passo errado.
solving-mistakes = O que vale a pena rever
solving-go-on = Continuar
solving-again = De novo
solving-close = Fechar
solving-score = pontos: { $points } de { $most } · passos: { $right } · recusados: { $wrong } · dicas: { $hints }
move-select = Decidir
move-write = Escrever
move-refuse = Recusar
move-deduce = Forçado
move-dead-end = Não resta nada
move-take-back = Retirar
place-in = o lugar do { $value } na { $house }
hint-kind =
    { $move ->
        [select] É preciso escolher a próxima decisão.
        [write] Um valor serve e é escrito.
        [refuse] Um valor é testado e recusado.
        [deduce] Há um valor forçado.
        [take-back] É preciso retirar um palpite.
       *[dead-end] Há uma célula ou um algarismo sem opções.
    }
hint-where = Observe: { $at }.
hint-whole =
    { $move ->
        [select] A próxima decisão é { $at }.
        [write] Escreva o { $value } em { $at }.
        [refuse] Recuse o { $value } em { $at }.
        [deduce] Em { $at } o { $value } é forçado.
        [take-back] Retire o palpite de { $at }.
       *[dead-end] Não resta nada para { $at }.
    }
mistake-skipped = O { $value } ({ $at }) vem depois: antes dele há algo a testar.
    .rest = As opções são testadas em ordem, e nenhuma fica para trás.
    .name = Deixar uma opção para trás
mistake-already-tried = O { $value } ({ $at }) já foi testado.
    .rest = O que falhou num ponto de escolha não é testado ali de novo.
    .name = Repetir o que já falhou
mistake-wrong-cell =
    { $move ->
        [select] Ainda não chegou a vez: { $at }.
       *[write] A decisão agora é { $choice }, e não { $at }.
    }
    .rest = A estratégia é que diz o que vem a seguir: { $rule }.
    .name = Escolher outra célula
mistake-wrong-value = A decisão agora é { $choice }, e não o do { $value }.
    .rest = Quando a decisão é sobre um algarismo, são testados os lugares dele, e nenhum outro algarismo.
    .name = Escolher outro algarismo
mistake-filled = Já está decidido: { $at }.
    .rest = Um valor fica até que seja retirado um palpite do qual ele depende.
    .name = Escrever por cima de um valor
mistake-forbidden = O { $value } não pode estar em { $at }: { $with }, na { $house }, já tem esse valor.
    .rest = Nenhuma linha, coluna ou região pode ter o mesmo valor duas vezes.
    .name = Não ver um conflito
mistake-fits = O { $value } serve em { $at }: não está na mesma linha, nem na coluna, nem na região.
    .rest = Um valor só é recusado quando já está em outra célula da mesma linha, coluna ou região.
    .name = Recusar um valor que serve
mistake-select-first = Ainda não foi escolhido onde testar o { $value }.
    .rest = Primeiro vem a escolha do que decidir, depois os valores.
    .name = Testar sem escolher
mistake-still-open = Ainda há algo a testar: { $choice }.
    .rest = A busca só avança quando um valor fica escrito, e só recua quando não resta nenhum.
    .name = Abandonar uma escolha cedo demais
mistake-too-soon = Ainda não há razão para retirar nada.
    .rest = Um palpite só é retirado quando falhou tudo o que ele permitia.
    .name = Retirar antes do tempo
mistake-forgot-to-undo = Primeiro é preciso retirar alguma coisa.
    .rest = Quando não resta nada a testar, num salto ou depois de uma solução, o último palpite é retirado antes de mais nada.
    .name = Esquecer o recuo
mistake-not-latest = O último palpite não é o de { $at }.
    .rest = Os palpites são retirados na ordem inversa, o último primeiro.
    .name = Retirar na ordem errada
mistake-missed-deduction = Há um valor forçado.
    .rest = O que é forçado é escrito antes de qualquer palpite.
    .name = Não ver um valor forçado
mistake-not-forced = Nada obriga { $at } a ser { $value }.
    .rest =
        { $hidden ->
            [yes] Um valor é forçado quando é o único candidato da célula, ou quando uma linha, coluna ou região não tem outro lugar para ele.
           *[no] Um valor é forçado quando é o único candidato da célula.
        }
    .name = Tomar um palpite por dedução
mistake-wrong-order =
    { $move ->
        [deduce] É verdade que o { $value } é forçado em { $at }, mas a busca encontra outra coisa primeiro.
        [dead-end] É verdade: não resta nada para { $at }. Mas a busca encontra outra coisa primeiro.
       *[write] Ainda não é a vez.
    }
    .rest = A busca olha numa ordem fixa: becos sem saída, depois as células linha a linha, depois linhas, colunas e regiões.
    .name = Certo, mas fora de ordem
mistake-missed-dead-end = Há uma célula ou um algarismo sem opções.
    .rest = Depois de um beco sem saída todos os passos seriam desperdiçados: ele é apontado antes de mais nada.
    .name = Não ver um beco sem saída
mistake-false-dead-end = Não é um beco sem saída: { $at }.
    .rest = Um beco sem saída é uma célula vazia sem candidatos, ou um algarismo que falta e não tem lugar.
    .name = Ver um beco sem saída onde não há
mistake-not-noticed = É verdade: não resta nada para { $at }.
    .rest = Mas esta estratégia não olha para lá, ou ainda não: é por isso que desperdiça passos.
    .name = Ver mais do que a estratégia vê
mistake-not-this-strategy =
    { $move ->
        [refuse] Esta estratégia não recusa valores: só testa candidatos.
        [deduce] Esta estratégia não deduz nada: testa valores.
        [dead-end] Esta estratégia não reconhece becos sem saída: testa todos os valores até descobrir.
       *[write] Esta estratégia nunca dá palpites: só escreve o que é forçado.
    }
    .rest = Cada estratégia tem os seus próprios passos.
    .name = Dar um passo de outra estratégia

fork = Ramificar aqui
fork-step = Depois do passo { $step }: o que mais poderia ser feito?
fork-value = Testar outro valor primeiro:
fork-cell = Decidir outra célula primeiro: clique nela ou escolha-a aqui.
fork-strategy = Continuar com outra estratégia:
fork-forced = O que vem a seguir não é uma escolha: resulta do que já foi feito.
fork-hint = O ramo é uma busca própria ao lado desta, igual até aqui. Ele vai nas exportações, mas não nos links.
fork-discard = Descartar este ramo
fork-back = Recuperar o último ramo
fork-full = Só cabem quatro tabuleiros: descarte um ramo primeiro.
fork-none = Neste passo a busca não pode ser mudada assim.
fork-cannot-take-over = A estratégia { $strategy } não consegue continuar a partir desta posição.
fork-blames = Uma busca que salta para trás não pode ser alterada no meio: quem ela culpa não se deduz do tabuleiro.
fork-recorded = A execução de um programa não pode ser alterada no meio: não se sabe o que o programa faria então.
fork-too-many = Uma execução pode ter no máximo { $most } ramificações.
fork-not-a-branch = Este tabuleiro não é um ramo: só ramos podem ser descartados.
fork-discarded = Ramo descartado.  Para recuperá-lo: Ctrl+Z.
fork-name =
    { $turn ->
        [try] { $strategy }, desde { $step }: { $value } em { $at }
        [select] { $strategy }, desde { $step }: { $at }
       *[strategy] desde { $step }: { $strategy }
    }
key-fork = Ramificar aqui; descartar um ramo; recuperá-lo
key-asking = Perguntar antes de cada jogada; a turma responde
link-without-address = O link foi copiado sem o endereço de uma página, por isso não é clicável. Indique um endereço em Exibir.
link-address = Endereço dos links:
link-without-branches = Link copiado. Ele abre os tabuleiros sem os ramos.
link-without-map = Nada foi copiado: os links só conhecem os mapas e as regras que vêm com o programa.
frame-copy = Copiar o código de um quadro para uma página
frame-copied = O código do quadro foi copiado. Ele vai no HTML de uma página.
frame-without-address = Nada foi copiado: um quadro precisa do endereço de uma página com este programa. Defina um em Exibir.
embedded-open = Abrir no recuo

# A puzzle of one's own
editing = Editor de problemas
editing-title = Meu problema
editing-hint = Digite algarismos, toque numa célula e numa tecla, cole ou solte um arquivo aqui.
editing-kept = Tudo fica salvo.
editing-unkept = Aqui não é possível salvar nada, e as alterações se perdem ao fechar a janela: salve o problema num arquivo.
editing-none = Sem solução.
editing-one = Exatamente uma solução.
editing-several = Mais de uma solução.
editing-looking = Contando soluções: { $steps } passos até agora
editing-unknown = Após { $steps } passos ainda não se sabe quantas soluções há.
editing-undo = Desfazer
editing-redo = Refazer
editing-take = Usar o problema do tabuleiro
editing-wish = Criar um problema
editing-for = para
editing-seed = Semente:
editing-make = Criar
editing-tries = tabuleiro { $tries }
editing-made = Semente { $seed }, { $difficulty } para a estratégia “{ $strategy }”: { $band }
editing-not-found = Nenhum problema assim em { $tries } tabuleiros: { $band }. Tente outro tamanho ou outra estratégia.
editing-play = Resolver no tabuleiro
editing-save = Salvar
editing-leave = Voltar
difficulty-easy = fácil
difficulty-medium = médio
difficulty-hard = difícil
band-backtracks = recuos: { $amount }
band-empty = células que ficam vazias: { $amount }

# The course
course = Curso
course-progress =
    { $done ->
        [one] Uma de { $count } lições concluída
       *[other] { $done } de { $count } lições concluídas
    }
course-continue = Continuar: { $title }
course-go-on = Continuar
course-finished = Todas as lições do curso foram concluídas.
course-of-chapter = { $done } de { $count }
course-score = { $right } de { $asked } perguntas certas na primeira tentativa
course-left =
    etapa { $stop } de { $stops }, { $minutes ->
        [0] concluída
        [one] falta cerca de um minuto
       *[other] faltam cerca de { $minutes } minutos
    }
course-set = Comparar com todos os problemas…
course-next = Lição seguinte: { $title }
course-next-short = Lição seguinte  U
course-length =
    { $stops ->
        [one] uma etapa
       *[other] { $stops } etapas
    } · { $minutes } min
course-end = Fim do curso
results = Resultados
results-none = Nenhuma pergunta foi respondida ainda.
results-shown = O que as respostas erradas sugerem
results-belief =
    { $times ->
        [one] Uma resposta errada pode vir da ideia “{ $text }”
       *[other] { $times } respostas erradas mostram a ideia “{ $text }”
    }
results-lesson = Ir para a lição: { $title }
answers-csv = Respostas em CSV, para uma planilha
learners = Alunos
learners-hint = Cada aluno tem o seu próprio progresso. As configurações e o problema do editor são comuns a todos.
learner-current = Aluno: { $name }
learner-unnamed = Sem nome
learner-new = Novo nome:
learner-add = Adicionar
learner-taken = Já existe um aluno com este nome.
learner-remove = Remover o nome
learner-reset = Apagar o progresso
learner-sure =
    { $what ->
        [learner-remove] Remover { $name } e todo o progresso?
       *[learner-reset] { $who ->
            [name] Apagar o progresso de { $name }?
           *[unnamed] Apagar o progresso feito sem nome?
        }
    }
learner-lost = Lições iniciadas: { $lessons }. Etapas alcançadas: { $stops }. Não será possível recuperá-las.
key-course = O curso: todas as lições; a lição seguinte

# On paper
handout-name = Nome
handout-date = Data
handout-because = Porque
handout-answers = Respostas
handout-stop = Etapa { $stop }
handout-board = Tabuleiro { $number }: { $name }
handout-strategy = Estratégia: { $name }
handout-cover = Responda de cima para baixo e cubra o que vem depois: cada tabuleiro mostra o que aconteceu em seguida.
guide-save = Salvar o guia do professor
guide-contents = Conteúdo
guide-show = O que mostrar
guide-questions = Perguntas
guide-right = Certa: { $answer }
guide-others = Outras respostas
guide-may-show = O que pode mostrar: “{ $idea }” Na verdade: { $truth }
guide-plans = Planos de aula
guide-curricula = Onde cabe nos currículos
guide-minutes = { $minutes } min
guide-lesson = Lição { $number }
guide-length =
    { $lessons ->
        [one] uma lição
       *[other] { $lessons } lições
    } · { $minutes } min

# Problemas de outras famílias.
family-unknown = não existe o problema “{ $name }”. Esperava-se um destes: { $families }.
family-size = { $name } precisa de um tamanho de { $least } a { $most }, como { $name }:8.
family-colours = um mapa precisa de um número de cores de 1 a { $most }, como map:brazil:4.
family-no-map = não existe o mapa “{ $name }”. Esperava-se um arquivo ou um destes: { $maps }.
family-no-regions = um Sudoku irregular (jigsaw) precisa das suas regiões: uma letra ou um algarismo por célula, em linhas abaixo do tabuleiro, com --regions ou, entre os eventos, com @regions.
posed-strategy = “{ $strategy }” não conhece relações entre células, como somas. Escolha “naive” ou “bounds”: “row-major”, com “ascending” ou “descending”, e “rules” ou “bounds”.
posed-no-file = { $name } precisa de um arquivo, como { $name }:meu-{ $name }.txt.
posed-items = { $name } precisa de 1 a { $most } elementos, como permutations:4, subsets:4, combinations:5:3, subset-sum:9:3,4,5.
posed-chosen = esperava-se quantos de { $items } são escolhidos, de 0 a { $items }, como combinations:5:3.
posed-target = esperava-se uma soma a partir de 0 e números a partir de 1, até 2147483647, como subset-sum:9:3,34,4,12,5,2.
posed-equation = esperavam-se palavras com + entre elas, um = e uma palavra, como cryptarithm:SEND+MORE=MONEY.
posed-letter = { $found } não é uma letra. Esperavam-se palavras com + entre elas, um = e uma palavra.
posed-long-word = { $word } é longa demais: as palavras têm no máximo { $most } letras.
posed-letters = há { $found } letras, e só { $most } algarismos.
posed-words = há palavras demais.
posed-magic = existem magic:3 e magic:4.
posed-lines = um futoshiki de N linhas ocupa 2N − 1 linhas de texto, N de 2 a 16: entre duas linhas há sempre mais uma, que pode ficar vazia. Este tem { $found }.
posed-sign = { $found } não pode estar aqui.
posed-width = esta linha tem { $found } células, e o tabuleiro tem { $size } linhas.
posed-signs = há { $found } sinais, e são possíveis no máximo { $most }.
posed-size = a primeira linha tem { $found } células, e um Sudoku killer tem de 2 a 16.
posed-rows = esperavam-se { $size } linhas de células e outras tantas com uma letra para a gaiola de cada uma, e há { $found }.
posed-sum = esperava-se a soma de uma gaiola, como A=15.
posed-twice = a gaiola { $cage } tem duas somas.
posed-no-sum = a gaiola { $cage } não tem soma.
posed-no-cage = nenhuma célula está na gaiola { $cage }.
posed-cage = a gaiola { $cage } tem { $found } células, e só há { $size } valores diferentes.
posed-slow = sem pistas, isto leva muitíssimos passos.
posed-fork = um caminho não se bifurca: os seus passos dependem da casa onde ele termina.
posed-bounds = “bounds” só combina com “row-major” e com “ascending” ou “descending”.
posed-ways = para o passeio do cavalo e o labirinto só existem as estratégias “naive” e “warnsdorff”, e “warnsdorff” só serve para eles.
posed-board = esperavam-se linhas e colunas de 1 a { $most }, como knight:5x5 ou knight:5x5:R1C1.
posed-start = a casa inicial não está no tabuleiro. Esperava-se uma como R1C1.
posed-squares = o tabuleiro tem { $rows } × { $columns } casas. Esperavam-se no máximo { $side } linhas e colunas, e de 1 a { $most } casas.
posed-maze-width = esta linha do labirinto tem { $found } casas, e a primeira tem { $columns }.
posed-ends = um labirinto precisa de um { $sign }, e este tem { $found }.
posed-way-start = de um caminho só é dada a casa inicial.
posed-edit-text = O problema como texto
posed-edit-signs = As teclas < > põem um sinal à direita da célula, ^ e v abaixo dela; a mesma tecla tira o sinal.
posed-edit-cages = Shift com uma seta ou um clique leva a próxima célula para a gaiola desta, ou a tira de lá.
posed-edit-sum = Soma desta gaiola
posed-edit-leave = Tirar da gaiola
posed-edit-knight = Um clique põe o início aqui.  A tecla S também.
posed-edit-maze = Um clique põe ou tira uma parede.  As teclas # e . também; S e E mudam o início e o fim de lugar.
regions-length = as regiões têm { $found } sinais, e um tabuleiro tem 4, 9, 16, 25… ou 256 células.
regions-symbol = linha { $line }, coluna { $column }: { $found } não indica uma região. Esperava-se uma letra ou um algarismo.
regions-count = um tabuleiro { $size }×{ $size } deve ter { $size } regiões, e não { $found }.
regions-cells = a região { $region } tem { $found } células, e cada uma deve ter { $size }.
regions-apart = a região { $region } está dividida: não se chega de { $first } a { $second } por células da região.
map-at = linha { $line }, coluna { $column }: { $reason }
map-form = isto não tem a forma de um mapa. Um mapa tem nós e arestas, como em ( nodes: [("A", "Ana", 0, 0), ("B", "Bea", 1, 0)], edges: [("A", "B")] ), ou é um grafo de DIMACS com linhas como “p edge 2 1” e “e 1 2”.
map-empty = um mapa precisa de pelo menos um nó.
map-nodes = o mapa tem { $found } nós, e pode ter no máximo { $most }.
map-colours = foram pedidas { $found } cores. Esperava-se de 1 a { $most }.
map-code = o código { $code } do nó { $number } deve ter de 1 a { $longest } letras ou algarismos.
map-twice = dois nós têm o código { $code }.
map-place = a posição do nó { $code } deve ser dada por dois números finitos.
map-unknown = a aresta { $number } leva a { $code }, e nenhum nó tem esse código.
map-loop = a aresta { $number } liga { $code } a si mesmo.
map-repeated = a aresta { $number } volta a ligar { $first } e { $second }.
map-edges = o mapa tem { $found } arestas, e pode ter no máximo { $most }.
map-neighbours = { $code } tem { $found } vizinhos, e pode ter no máximo { $most }.

# Outros problemas que não o Sudoku, e as suas regras
title-jigsaw = Um Sudoku irregular
    .rule = Cada linha, cada coluna e cada região deve conter todos os valores.
title-diagonal = Um Sudoku com diagonais
    .rule = Cada linha, coluna e região, e as duas diagonais, devem conter todos os valores.
title-windows = Um Sudoku com janelas
    .rule = Cada linha, coluna e região, e as quatro janelas sombreadas, devem conter todos os valores.
title-latin = Um quadrado latino
    .rule = Cada linha e cada coluna deve conter todos os valores.
title-queens = { $size } rainhas
    .rule = Nenhuma rainha pode estar na mesma linha, coluna ou diagonal de outra.
title-map = Um mapa com { $size } cores
    .rule = Dois vizinhos não podem ter a mesma cor.
title-permutations = Permutações de { $size }
    .rule = Cada número aparece uma vez.
title-subsets = Subconjuntos
    .rule = Cada coisa entra (✓) ou fica de fora (–).
title-combinations = Combinações
    .rule = Entram (✓) exatamente tantas coisas quantas foram pedidas.
title-subset-sum = Soma de subconjunto
    .rule = Os números que entram (✓) dão a soma pedida.
title-cryptarithm = Criptaritmo
    .rule = Cada letra vale um algarismo só seu, nenhuma palavra começa com 0, e a soma dá certo.
title-magic = Quadrado mágico
    .rule = Cada número aparece uma vez, e todas as linhas, colunas e as duas diagonais têm a mesma soma.
title-futoshiki = Futoshiki { $size }×{ $size }
    .rule = Cada número aparece uma vez em cada linha e coluna, e os sinais são verdadeiros.
title-killer = Sudoku killer { $size }×{ $size }
    .rule = Um Sudoku em que as células de uma gaiola são diferentes e dão a soma indicada.
title-knight = Passeio do cavalo
    .rule = O cavalo passa uma vez por cada casa.
title-maze = Labirinto
    .rule = O caminho leva da entrada à saída e nunca passa duas vezes pelo mesmo lugar.
title-free = Um tabuleiro livre
    .rule = Só o programa conhece as regras.

# O que está errado na execução de um programa.
in-cell = { $family ->
    [queens] na { $cell }
   *[other] em { $cell }
    }
of-with = { $family ->
    [queens] a { $with }
   *[other] { $with }
    }
judge-clash = O programa escreveu { $value } { in-cell } e quebrou uma regra: { of-with } não deixa ({ $house }).
judge-refusal = O programa recusou { $value } { in-cell }, e nenhuma regra o proíbe ali.
judge-lost-solution = Aqui o programa desistiu de uma solução: com { $value } { in-cell } ainda se chegava a ela.
judge-lost-solution-full = O tabuleiro estava cheio e certo aqui, e o programa não disse nada.
judge-wrong-deduction = O programa escreveu { $value } { in-cell } como única possibilidade, e outro valor também leva a uma solução.
judge-writing-over = O programa escreveu { $value } por cima do que havia { in-cell }, sem desfazer antes.
judge-wrong-undo = O programa desfez { $value } { in-cell } com um palpite posterior ainda no tabuleiro: { $with }.
judge-given-changed = O programa mudou um valor dado: { $cell }.
judge-false-solution = O programa anunciou uma solução, e o tabuleiro não está cheio ou quebra uma regra.
judge-same-twice = O programa já tinha anunciado a mesma solução.
judge-too-few = O programa terminou com menos soluções do que o objetivo pede, e há mais.
judge-too-many = O programa anunciou mais soluções do que o objetivo pede.
judge-working-on = O objetivo foi alcançado, e o programa continuou.
judge-no-end = Daqui em diante o programa repete os mesmos passos sem fim.
judge-overlooked = Todos os valores que quebram uma regra se chocam { $kind ->
        [row] numa linha
        [column] numa coluna
        [box] numa região
        [region] numa região
        [falling] numa diagonal que desce (\)
        [rising] numa diagonal que sobe (/)
        [window] numa janela
        [columns] numa coluna
        [falling-diagonals] numa diagonal que desce (\)
        [rising-diagonals] numa diagonal que sobe (/)
       *[edge] numa fronteira
    }{ $place ->
        [some] . Lá o teste recusou outros valores, mas não estes
        [row] : o teste não olhou ali, na linha { $number }
        [column] : o teste não olhou ali, na coluna { $number }
       *[all] : o teste não olhou ali
    }.

# Programs whose runs are watched.
own-select = O programa passa para { $cell }.
own-dead-end = Beco sem saída em { $cell }, diz o programa.
own-dead-end-queens = Beco sem saída na { $cell }, diz o programa.
own-solution = O programa diz que achou uma solução.
own-done = O programa diz que a busca terminou.
own-line = Linha { $line } do programa.
field-file = esperava um arquivo na pasta da lição ou abaixo dela, sem .. e sem unidade de disco
field-no-files = não há esse arquivo ao lado da lição; abra a lição a partir da pasta em que estão os arquivos
field-source-ending = esperava um programa: um arquivo com nome terminado em .c, .cpp, .cs, .java, .js, .m, .py ou .rs
field-source-mark = a linha { $line } deste arquivo tem a marca { $mark }, que não é um passo nem algo que se explique
field-code-name = esperava um nome ou uma mensagem com no máximo 48 caracteres, sem aspas, chaves, % nem \
board-program-or-strategy = um tabuleiro mostra uma busca ou a execução de um programa; tire strategy ou program
board-other-puzzle = este programa trabalha com um quebra-cabeça diferente do da lição
program-not-started = { $name } não pôde ser iniciado: { $reason }
program-unread = { $name } não pôde ser lido até o fim: { $reason }
program-nothing = { $name } terminou, e nenhuma linha diz o que ele faz: um evento é uma linha como @place R1C3 4. { $reason } { $errors }
program-crashed = { $name } terminou com o código de saída { $code }. Podem faltar linhas que ainda não tinham sido enviadas.
program-exit-code = { $name } terminou com o código de saída { $code }.
program-killed =
    { $name } foi interrompido pelo sistema{ $signal ->
        [none] {""}
       *[other] {" "}(sinal { $signal })
    }. Podem faltar linhas que ainda não tinham sido enviadas.
program-stopped = { $name } foi parado.
program-silent = { $name } fechou a saída e continua em execução.
program-waiting = { $name } começou e ainda não escreveu nenhum evento.
program-lines =
    { $count ->
        [one] Uma linha que começa com @ não foi entendida; “Saída” diz por quê.
       *[other] { $number } linhas que começam com @ não foram entendidas; “Saída” diz por quê.
    }
program-judged =
    { $count ->
        [0] { $name }: nenhuma falha foi encontrada.
        [one] { $name }: uma falha. { $key } leva até ela.
       *[other] { $name }: { $faults } falhas. { $key } leva à próxima.
    }
program-no-source =
    { $line ->
        [0] Para ver o programa aqui, abra-o com --source ARQUIVO. Para ver a linha acesa, escreva o número dela no fim de cada evento, como em @place R1C3 4 :42
       *[other] Linha { $line } de { $name }. Para ver o programa aqui, abra-o com --source ARQUIVO.
    }
program-no-line = Nenhuma linha está acesa: o programa não diz qual delas fez isto. Ele pode escrevê-la no fim de cada evento, como em @place R1C3 4 :42
program-no-picture = A janela mostra o texto deste programa.
program-pasted = execução colada
program-notice = Há novidades sobre o programa.
program-text = Esta é a execução de um programa, passo a passo, a partir do que ele escreveu.
program-events =
    { $count ->
        [one] 1 evento
       *[other] { $events } eventos
    }, { $solutions ->
        [0] nenhuma solução anunciada.
        [one] uma solução anunciada.
       *[other] { $found } soluções anunciadas.
    }
program-left-out = Houve mais { $count } eventos, que não foram guardados.
program-running = Ainda não chegou ao fim.
program-stop = Parar
program-right-so-far = Nenhuma falha até onde vai a execução.
program-faults =
    { $count ->
        [0] Nenhuma falha: cada passo respeita as regras e o objetivo.
        [one] Uma falha.
       *[other] { $faults } falhas.
    }
verdict-run = A saída de um programa que diz o que faz.
view-output = Saída
unseen-output = Só um programa próprio tem saída. As buscas do recuo não escrevem nada.
unseen-flow = O fluxograma é das buscas do recuo, não de um programa próprio.
unseen-why = Só o programa conhece as regras deste tabuleiro.
unseen-nogoods = Só a estratégia “aprendizado” aprende proibições.
output-nothing = Até aqui só foram escritos eventos.
output-gap = … aqui faltam { $lines } linhas …
output-end = O programa terminou.
fault-of = (falha { $number } de { $count })
kind-fault = falha
fault-next = Próxima falha
fault-previous = Falha anterior
key-fault = Próxima falha do seu programa (Shift+J: anterior)
own-naive = Pôr a busca básica ao lado
not-judged = Aqui não há nenhuma execução de programa que tenha sido julgada.
not-judged-yet = A execução do programa ainda está sendo lida. Ela é julgada quando terminar.
faults-not-kept = Há mais falhas depois desta. Só as primeiras 1.000 têm bandeira: corrija estas antes.
not-of-programs = Isto se faz com as buscas do recuo, e não com a execução de um programa: ela é o que foi.
rules-unknown = Só o programa conhece as regras deste tabuleiro: nenhuma busca do recuo pode ficar ao lado dele.
link-without-program = Um link não comporta a execução de um programa. Salve a saída em um arquivo e passe-o adiante.
judge-empty = Não há nenhum evento que se possa ler, como @solution, ou @place com uma célula e um valor.
judge-no-rules = As regras de um tabuleiro livre não são conhecidas; a execução não pode ser julgada.
judge-way = As execuções de passeios do cavalo e labirintos são mostradas, mas não julgadas.
judge-board-unread = O tabuleiro não pôde ser lido ou viola uma regra; a execução não pode ser julgada.
judge-gaps = Faltam passos; a execução não pode ser julgada.

# Em telas sem teclado.
tap-answer = Toque na sua resposta.
tap-answer-typed = Toque na sua resposta ou digite.
tap-vote = Cada toque soma um voto.
tap-order = Arraste cada linha para o seu lugar. As que não pertencem à função ficam no fim, abaixo de “Não usadas”.
tap-solving = Toque numa célula e depois escolha o que fazer com ela. Uma dica ou uma recusa custa um ponto.

address-unreadable = Não é possível ler a lição em { $address }. O endereço pode estar errado, o servidor pode não responder ou não permitir que outras páginas leiam os seus arquivos (Access-Control-Allow-Origin). O endereço de outro servidor começa com https.
read-aloud = Ler em voz alta o que acontece

# O tamanho estimado de uma árvore
estimate-words =
    { $goal ->
        [first] No máximo, cerca de
       *[all] Cerca de
    } { $guesses } { $count ->
        [one] palpite
       *[other] palpites
    } na árvore inteira{ $band ->
        [none] {""}
       *[wide] , talvez de { $low } a { $high }
    }: a um { $unit ->
        [step] passo
       *[guess] palpite
    } por segundo, { $time }.
estimate-time =
    { $amount } { $unit ->
        [millions] { $count ->
            [one] milhão de anos
           *[other] milhões de anos
        }
        [years] anos
        [days] dias
        [hours] horas
        [minutes] minutos
       *[seconds] { $count ->
            [one] segundo
           *[other] segundos
        }
    }
estimate-short = cerca de { $guesses } palpites
estimate-no-guess = Não é preciso dar nenhum palpite: o que se deduz decide o resto.
estimate-not-of-jumps = sem estimativa: uma busca que salta para trás deixa de lado partes da árvore, e uma única descida não mostra quais.
estimate-not-of-sweeps = sem estimativa: uma varredura não dá palpites.

# Ir para quando algo acontece
when-next = Próximo
when-previous = Anterior
when-forms = Uma célula ({ $cell }), um valor escrito nela ({ $cell } = 1), depth >= 20, um tipo de passo ou um contador com um número (conflict 1000, eliminations 50), o que é aprendido (nogood 3 e nogood 3 refuses), ou um lugar como nas lições (Doom, End).
when-looking = Procurando…
when-looking-share = Procurando: { $percent } % feito.
when-looking-left = Procurando: { $percent } % feito, faltam { $seconds } s.
when-fault = no caractere { $column }: { $reason }
when-value = esperava-se aqui um valor de 1 a { $last }.
when-number = esperava-se aqui um número a partir de 1.
when-unknown = “{ $found }” não é nada que aconteça numa execução. Esperava-se uma célula ({ $cell }), um valor nela ({ $cell } = 1), depth >= 20, um tipo de passo ou um contador com um número (conflict 1000), o que é aprendido (nogood 3 e nogood 3 refuses), ou um lugar como nas lições (Doom, End).
