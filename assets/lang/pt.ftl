# Casas
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

# O que um passo fez: o facto e, em `.rest`, a sua razão ou consequência.
start =
    { $empty ->
        [0] Ainda nada foi feito, e não há nenhuma célula vazia.
        [one] Ainda nada foi feito. Há uma célula vazia.
       *[other] Ainda nada foi feito. Há { $empty } células vazias.
    }
select-tests = { $cell } é a próxima célula vazia.
    .rest = Os seus { $options } valores serão testados um a um.
select-first = { $cell } é a próxima célula vazia.
    .rest =
        { $options ->
            [0] Não lhe resta nenhum candidato.
            [one] Tem um candidato.
           *[other] Tem { $options } candidatos.
        }
select-fewest = Agora decide-se { $cell }.
    .rest =
        { $options ->
            [0] Não lhe resta nenhum candidato.
            [one] Tem um só candidato, e nenhuma célula tem menos.
           *[other] Tem { $options } candidatos, e nenhuma célula tem menos.
        }
select-fewest-places = Agora decide-se { $cell }.
    .rest =
        { $options ->
            [0] Não lhe resta nenhum candidato.
            [one] Tem um só candidato, e nada tem menos opções.
           *[other] Tem { $options } candidatos, e nada tem menos opções.
        }
select-places = Agora decide-se o lugar do { $value } na { $house }.
    .rest =
        { $options ->
            [0] Não lhe resta nenhum lugar.
            [one] Tem um só lugar, e nada tem menos opções.
           *[other] Tem { $options } lugares, e nada tem menos opções.
        }
place-tested = { $cell }: escreve-se o { $value }.
    .rest = Por agora não quebra nenhuma regra: é um palpite.
place-candidate = { $cell }: escreve-se o { $value }.
    .rest = É um dos candidatos: um palpite.
place-only = { $cell }: escreve-se o { $value }.
    .rest = É a única opção: aqui não há escolha.
conflict-row = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma linha, já o tem.
conflict-column = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma coluna, já o tem.
conflict-box = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma região, já o tem.
conflict-region = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma região, já o tem.
conflict-diagonal = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma diagonal, já o tem.
conflict-window = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma janela, já o tem.
conflict-queen-column = { $cell }, coluna { $value }: não serve.
    .rest = A rainha da { $with } ataca esta casa pela coluna.
conflict-queen-diagonal = { $cell }, coluna { $value }: não serve.
    .rest = A rainha da { $with } ataca esta casa pela diagonal.
conflict-neighbour = { $cell }: o { $value } não serve.
    .rest = { $with }, que faz fronteira, já tem a cor { $value }.
deduce-naked = { $cell } tem de ser { $value }.
    .rest = É o único candidato que lhe resta.
deduce-hidden = { $cell } tem de ser { $value }.
    .rest = Nenhuma outra célula da { $house } o pode ter.
dead-end-cell = Beco sem saída em { $cell }.
    .rest = Não resta nenhum candidato para esta célula.
dead-end-places = Beco sem saída: o { $value } na { $house }.
    .rest = Já não cabe em nenhuma célula.
backtrack = { $cell }: retira-se o { $value }.
    .rest = Falhou tudo o que se podia tentar a partir deste palpite.
backtrack-explored = { $cell }: retira-se o { $value }.
    .rest = Já se explorou tudo o que se podia tentar a partir deste palpite.
backtrack-deduced = { $cell }: retira-se o { $value }.
    .rest = O que se deduziu a partir deste palpite apaga-se com ele.
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
        [one] Desiste: fica uma célula vazia.
       *[other] Desiste: ficam { $empty } células vazias.
    }
    .rest = Uma passagem inteira não preencheu nada; daqui em diante seria preciso adivinhar.

# O que uma rainha ou uma cor fez, onde se diz por outras palavras.
start-queen =
    { $empty ->
        [0] Ainda nada foi feito, e a nenhuma linha falta a rainha.
        [one] Ainda nada foi feito. Há uma linha sem rainha.
       *[other] Ainda nada foi feito. Há { $empty } linhas sem rainha.
    }
start-map =
    { $empty ->
        [0] Ainda nada foi feito, e não há nenhum nó sem cor.
        [one] Ainda nada foi feito. Há um nó sem cor.
       *[other] Ainda nada foi feito. Há { $empty } nós sem cor.
    }
select-tests-queen = Segue-se a { $cell }.
    .rest = As suas { $options } casas serão testadas uma a uma.
select-tests-map = Segue-se { $cell }.
    .rest = { $options } cores serão testadas uma a uma.
select-first-queen = Segue-se a { $cell }.
    .rest =
        { $options ->
            [0] Todas as suas casas estão atacadas.
            [one] Resta-lhe uma casa que não está atacada.
           *[other] Restam-lhe { $options } casas que não estão atacadas.
        }
select-first-map = Segue-se { $cell }.
    .rest =
        { $options ->
            [0] Não lhe resta nenhuma cor.
            [one] Resta-lhe uma cor.
           *[other] Restam-lhe { $options } cores.
        }
select-fewest-queen = Agora decide-se a { $cell }.
    .rest =
        { $options ->
            [0] Todas as suas casas estão atacadas.
            [one] Resta-lhe uma só casa que não está atacada, e a nenhuma linha restam menos.
           *[other] Restam-lhe { $options } casas que não estão atacadas, e a nenhuma linha restam menos.
        }
select-fewest-places-queen = Agora decide-se a { $cell }.
    .rest =
        { $options ->
            [0] Todas as suas casas estão atacadas.
            [one] Resta-lhe uma só casa que não está atacada, e nada tem menos opções.
           *[other] Restam-lhe { $options } casas que não estão atacadas, e nada tem menos opções.
        }
select-fewest-map =
    .rest =
        { $options ->
            [0] Não lhe resta nenhuma cor.
            [one] Resta-lhe uma só cor, e a nenhum nó restam menos.
           *[other] Restam-lhe { $options } cores, e a nenhum nó restam menos.
        }
select-places-queen = Agora decide-se a linha da rainha da coluna { $value }.
place-tested-queen = { $cell }: uma rainha na coluna { $value }.
    .rest = Nenhuma outra rainha a ataca: é um palpite.
place-candidate-queen = { $cell }: uma rainha na coluna { $value }.
    .rest = É uma das casas que nenhuma rainha ataca: um palpite.
place-only-queen = { $cell }: uma rainha na coluna { $value }.
place-tested-map = { $cell }: { $value }.
    .rest = Nenhum vizinho tem esta cor: é um palpite.
place-candidate-map = { $cell }: { $value }.
    .rest = É uma das cores que lhe restam: um palpite.
place-only-map = { $cell }: { $value }.
deduce-naked-queen = { $cell }: a rainha tem de ficar na coluna { $value }.
    .rest = É a única casa que lhe resta.
deduce-hidden-queen = { $cell }: a rainha tem de ficar na coluna { $value }.
    .rest = A nenhuma outra linha resta uma casa nessa coluna.
deduce-naked-map =
    .rest = É a única cor que lhe resta.
dead-end-cell-queen = Beco sem saída na { $cell }.
    .rest = Todas as suas casas estão atacadas.
dead-end-cell-map =
    .rest = Não resta nenhuma cor para este nó.
dead-end-places-queen = Beco sem saída na coluna { $value }.
    .rest = A nenhuma linha resta uma casa nela.
backtrack-queen = { $cell }: retira-se a rainha da coluna { $value }.
backtrack-explored-queen = { $cell }: retira-se a rainha da coluna { $value }.
backtrack-deduced-queen = { $cell }: retira-se a rainha da coluna { $value }.
solution-queen =
    .rest = Todas as linhas têm a sua rainha e nenhuma ataca outra.
solution-map =
    .rest = Todos os nós têm cor e não há vizinhos com a mesma.
solution-only-queen =
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
spoken-help = Setas: um passo. N: próxima paragem da lição. Tab: os controlos. H: todas as teclas.
region-bar = Menus
region-transport = Passos e linha do tempo
region-inspector = Inspetor
language = Idioma
course-of-lesson = Curso (lição: { $title })
text-smaller = Texto menor
text-larger = Texto maior
speed-slower = Mais devagar
speed-faster = Mais depressa
next-of = { $kind } seguinte
editing-size = Tamanho do tabuleiro
editing-erase = Apagar
page-back = O anterior
page-on = O seguinte
course-reached = Paragens alcançadas: { $stop } de { $stops }.
lane = Linha do tempo: { $name }
option-right = certa
option-wrong = errada
views-more = Mais vistas
vote-fewer = Menos um voto em { $option }
vote-more = Mais um voto em { $option }

# Uma célula por palavras
cell-given = pista
cell-guess = palpite
cell-deduction = deduzido
cell-empty = vazia
cell-candidates = candidatos
cell-no-candidate = nenhum candidato
cell-written = acabado de escrever
cell-refused = { $value } recusado
cell-culprit = em conflito
cell-taken-back = { $value } retirado
cell-dead-end = beco sem saída
cell-place = lugar para o { $value }
cell-no-place = sem lugar para o { $value }
cell-pointed = a lição aponta para aqui
cell-asked = perguntou-se por ela

# Contadores
counter-steps = passos
counter-placements = palpites
counter-conflicts = conflitos
counter-backtracks = recuos
counter-dead-ends = becos
counter-deductions = deduções
counter-eliminations = eliminações
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
pause = Pausa
speed = velocidade
speed-per-second = { $rate } passos/s
speed-unlimited = sem limite
speed-now = agora { $rate } passos/s
next = seguinte
kind-conflict = conflito
kind-backtrack = recuo
kind-dead-end = beco
kind-solution = solução
out = fim do palpite
theme-system = Como o sistema
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
exploring = a explorar: { $steps } passos
explored-stopped = explorado até agora: { $steps } passos
explore-on = Continuar
explore-stop = Parar
first-step = Primeiro passo
last-step = Último passo
step-back = Um passo atrás
step-on = Um passo à frente
move-back = Uma jogada atrás
move-on = Uma jogada à frente
not-explored = Esta busca ainda não foi explorada até aí.
no-further = Não há mais nenhum nesse sentido.
percent-of-explored = Ainda não se conhece o fim: a percentagem é do que já foi explorado.
looking = Ainda não foi explorado até aí: a procurar…

# Teclas
key-play = Reproduzir ou pausar
key-next = Próximo conflito, recuo, beco sem saída, solução
key-previous = O anterior
key-out = Até ao fim do palpite atual: onde é retirado
key-stop = Etapa seguinte da lição (Shift: anterior)
key-ends = Primeiro ou último passo
key-percent = Ir para 0 %, 10 %, … 90 % da busca
key-speed = Metade ou o dobro da velocidade
key-bookmark = Marcar este passo ou tirar a marca
key-view = Vista seguinte (com Shift: a anterior)
key-explain = Explicar uma linha do programa; Esc fecha
key-presenter = Modo de apresentação: grande, em ecrã inteiro
key-blank = Ecrã em branco
key-help = Esta ajuda; Esc fecha-a
keys-moving = Andar no percurso
keys-finding = Encontrar um momento
keys-seeing = O que se vê
keys-class = Turma e comparação
keys-files = Curso e ficheiros
keys-screen = Ecrã
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
stop-passed = { $stop }, no passo { $step }
stop-on = Etapa seguinte  N
stop-back = Etapa anterior
view-stack = Pilha
view-tree = Árvore
view-why = Porquê
view-log = Registo
view-heat = Calor
view-chart = Gráfico
why-cell = O que pode ter { $cell }?
why-places = Onde cabe o { $value } na { $house }?
why-nothing = Este passo diz respeito a todo o tabuleiro. Clique numa célula para perguntar por ela.
why-hint = Clique numa célula do tabuleiro para perguntar por ela.
why-back = Voltar à célula em jogo
why-given = vem do Sudoku
why-guess = está aqui escrito: é um palpite
why-deduction = está aqui escrito: é uma dedução
why-taken = a célula já tem o { $value }
why-refused = já está em { $peers }
why-failed = foi testado aqui e retirado
why-failed-nodes =
    { $nodes ->
        [one] foi testado aqui e retirado: um nó
       *[other] foi testado aqui e retirado: { $count } nós
    }
why-untried = ainda não foi testado
why-candidate = é possível: não está na sua linha, coluna ou região
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
log-now = Voltar a este passo
heat-choose-so-far = Até agora
heat-choose-whole = Execução inteira
heat-counted =
    { $what ->
        [so-far] Até ao passo { $step }
        [whole] A execução inteira, { $step } passos
       *[explored] Tudo o que está explorado, { $step } passos
    }: em cada célula, quantas vezes foi preenchida e (−) apagada.
heat-counting = A contar: passo { $step } de { $goal }
heat-cell =
    { $writes ->
        [0] { $cell } nunca foi preenchida.
        [one] { $cell } foi preenchida uma vez e { $erasures ->
            [0] nunca apagada
            [one] apagada uma vez
           *[other] apagada { $erased } vezes
        }.
       *[other] { $cell } foi preenchida { $written } vezes e { $erasures ->
            [0] nunca apagada
            [one] apagada uma vez
           *[other] apagada { $erased } vezes
        }.
    }
heat-given = { $cell } vem do Sudoku e nunca é preenchida.
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
        [0] nenhum palpite dentro dele
        [one] um palpite dentro dele
       *[other] { $count } palpites dentro dele
    }
chart-scale = Os contadores até agora, em escala logarítmica: cada traço vertical vale dez vezes o anterior.
chart-search = Trabalho de busca
chart-inference = Trabalho de dedução
stack-size =
    { $frames ->
        [0] Nenhum ponto de escolha aberto
        [one] Um ponto de escolha aberto
       *[other] { $frames } pontos de escolha abertos
    }
stack-failed = falharam (nós)
stack-now = agora
stack-untried = por testar
stack-more =
    { $frames ->
        [one] e mais um por baixo
       *[other] e mais { $frames } por baixo
    }
stack-hint = Clique: ir ao passo deste palpite.

# Programas: o que faz cada função
pseudocode = Pseudocódigo
program-copy = Copiar
program-copy-hint = Copiar o programa
program-save = Guardar…
program-save-hint = Guardar o programa num ficheiro
code-calls = chamadas
code-calls-hint = As chamadas abertas da função recursiva, a última no fim: uma por cada decisão pendente.
code-hint = Clique: mostrar ou esconder o corpo da função, e explicá-la.
code-close = Fechar a explicação
code-is-safe = Diz se o valor pode ficar ali: nenhuma célula da mesma linha, coluna ou região o tem já.
code-find-unassigned = Procura a primeira célula vazia, linha a linha. Se não há nenhuma, o tabuleiro está cheio.
code-solve-tested = Experimenta de 1 a N na primeira célula vazia. Depois de cada valor permitido chama-se a si própria para o resto do tabuleiro; se isso falha, volta a esvaziar a célula. É esse o recuo.
code-solve = Decide uma escolha e chama-se a si própria para o resto. Antes de cada palpite guarda uma cópia do tabuleiro inteiro; se o palpite falha, a cópia repõe tudo.
code-next-first = A próxima célula a decidir: a primeira vazia, linha a linha.
code-next-fewest = A próxima célula a decidir: a que tem menos candidatos, onde um erro se descobre mais cedo.
code-next-places = A próxima restrição a decidir: uma célula sem valor, ou um algarismo que falta numa linha, coluna ou região; a que tem menos opções.
code-check-forward = Olha em frente: se uma célula vazia ficou sem candidatos, o palpite não pode estar certo e é retirado logo.
code-check-naked = Escreve o que é forçado: enquanto houver uma célula com um só candidato, escreve-o. Responde que não se alguma ficou sem nenhum.
code-check-hidden = Escreve o que é forçado: o único candidato de uma célula, ou o único lugar de um algarismo em uma unidade. Responde que não se a uma célula ou a um algarismo não resta nada.
code-mark = Escreve um valor e risca-o das máscaras de todas as células que veem esta: o bit v da máscara diz se o v ainda é possível.
code-options = As opções de uma restrição: primeiro vêm as células, depois os algarismos das linhas, colunas e regiões. Uma restrição já cumprida não tem lista.
code-first = A primeira restrição com este número de opções.
code-force = Escreve a única opção que resta a uma restrição.
code-count = Quantas opções restam.
code-candidates = Os candidatos de uma célula, por ordem crescente.
code-cells = Todas as células como linha e coluna, linha a linha.
code-board = O tabuleiro: um valor e uma máscara por célula, e quantas células estão vazias. Uma cópia dele basta para desfazer.
code-load = Lê o Sudoku. N é o número de linhas, H e W são a altura e a largura de uma região, e 0 é uma célula vazia.
code-print = Mostra o tabuleiro e conta as soluções.
code-main = Carrega o Sudoku e começa a busca. Termina aqui com uma mensagem quando já nada há para experimentar.
code-sweep = Percorre o tabuleiro vezes sem conta e preenche cada célula que tem um só candidato. Nunca adivinha: se uma passagem inteira não preenche nada, desiste.
code-candidates-left = O que linha, coluna e região deixam para uma célula.
code-value-of = O valor cujo bit está ligado na máscara.
code-main-sweep = Carrega o Sudoku e faz a varredura.

# Programas: o que acontece numa linha
line-start = Lê-se o enigma e começa o percurso.
line-select = Já se sabe o que se decide a seguir. Abre-se um ponto de escolha: mais uma camada na pilha.
line-conflict-row = A linha já tem este valor, por isso é recusado: um conflito. Nada foi escrito.
line-conflict-column = A coluna já tem este valor, por isso é recusado: um conflito. Nada foi escrito.
line-conflict-box = A região já tem este valor, por isso é recusado: um conflito. Nada foi escrito.
line-place = Escreve-se o valor. É um palpite: fica até ser retirado.
line-stuck = Ao que foi escolhido não resta nenhuma opção: um beco sem saída. Esta chamada acaba logo.
line-dead-end-cell = A uma célula vazia não resta nenhum candidato: um beco sem saída. Tal como está, o tabuleiro não se pode completar.
line-dead-end-places = A um algarismo não resta lugar numa casa: um beco sem saída. Tal como está, o tabuleiro não se pode completar.
line-deduce-naked = A célula tem um só candidato, que se escreve. Não é um palpite: é forçado.
line-deduce-hidden = Ao algarismo resta um só lugar numa casa, e escreve-se aí. Não é um palpite: é forçado.
line-backtrack = Retira-se o palpite. Tudo o que dependia dele falhou ou já foi explorado. É este o recuo.
line-sweep = Começa uma passagem por todo o tabuleiro.
line-solution = Todas as células estão preenchidas: uma solução.
line-exhausted = Já nada resta para experimentar, e o percurso acaba.
line-gave-up = Uma passagem inteira não preencheu nada. O programa nunca adivinha, por isso desiste.
line-each = Aqui chega a vez de cada opção. Quando não resta nenhuma, o ciclo acaba.
line-test = Só se escreve um valor que passa no teste. Caso contrário, é a vez do seguinte.
line-copy = Copia-se o tabuleiro inteiro, para se poder retirar o palpite com tudo o que dele se seguir.
line-call = A função chama-se a si própria para o resto do tabuleiro, e esta chamada espera. Se a resposta for sim, a procura acabou. Se for não, retira-se o palpite.
line-checked-call = Primeiro vem a verificação aqui nomeada. Só se não der com um beco sem saída é que a função se chama a si própria para o resto, enquanto esta chamada espera. Se a resposta for sim, a procura acabou. Se for não, retira-se o palpite.
line-fail = Aqui não resta nenhuma opção, por isso a resposta é não. Uma chamada que esteja à espera retira o seu próprio palpite.

# Fluxogramas
yes = sim
no = não
flow-start = Início
flow-empty = Ainda há células vazias?
flow-choose-first = Tomar a primeira célula vazia
flow-choose-fewest = Tomar a célula com menos candidatos
flow-choose-places = Tomar a restrição com menos opções
flow-left-tested = Resta algum valor por testar?
flow-left = Resta algum candidato?
flow-left-places = Resta alguma opção?
flow-allowed = Está livre na linha, coluna e região?
flow-write-tested = Escrever o valor
flow-write = Escrever o valor e riscá-lo nas células que o veem
flow-wiped = Alguma célula sem candidatos?
flow-wiped-places = Alguma célula ou algarismo sem opções?
flow-single = Alguma célula com um só candidato?
flow-single-places = Há um candidato ou um lugar único?
flow-force = Escrever: é forçado
flow-solution-first = Solução: parar
flow-solution = Uma solução! Continuar
flow-solution-count = Uma solução! Parar ao fim de { $limit }
flow-guess = Há algum palpite no tabuleiro?
flow-take-back = Retirar o último palpite
flow-end = Já se tentou tudo: parar
flow-pass = Começar uma passagem
flow-more = Há outra célula vazia?
flow-none = Não tem candidatos?
flow-one = Tem um só?
flow-write-single = Escrever o candidato
flow-filled = Esta passagem preencheu algo?
flow-gave-up = Desistir
flow-impossible = Impossível: parar

# Estratégias
strategy-naive = básica
strategy-masks = máscaras
strategy-forward-checking = verificação antecipada
strategy-fewest-candidates = menos candidatos
strategy-singles = só passagens
strategy-propagation = propagação
strategy-algorithm-x = Algoritmo X
select-rule-row-major = primeira célula vazia
select-rule-fewest-candidates = menos candidatos
select-rule-fewest-places = menos lugares
check-rules = regras
check-masks = máscaras
check-forward-checking = verificação antecipada
check-naked-singles = candidato único
check-hidden-singles = lugar único
order-ascending = ordem crescente
order-descending = ordem decrescente

# Marcas
mark-given = pista: um valor do Sudoku
mark-guess = palpite: testado, pode ser retirado
mark-deduction = dedução: forçada
mark-selected = decide-se agora
mark-new-guess = palpite acabado de fazer
mark-new-deduction = dedução acabada de fazer
mark-refused = valor acabado de recusar
mark-culprit = a célula por causa da qual foi recusado
mark-taken-back = palpite acabado de retirar
mark-dead-end = beco sem saída: não resta nenhum candidato
legend-depth = número de palpites no tabuleiro; sem palpites, número de deduções
legend-conflicts = conflitos (em buscas curtas)
legend-backtracks = recuos (em buscas curtas)
legend-dead-ends = becos sem saída (em buscas curtas)
legend-solution = uma solução
legend-stop = uma etapa da lição
legend-hidden = ainda não se chegou lá
legend-unexplored = ainda por explorar
legend-doom = já não se chega a nenhuma solução
legend-lit = o que a lição indica

# Aspeto e definições
look = Aspeto
text-size = Tamanho do texto
show-candidates = Candidatos
show-coordinates = Números das linhas e colunas
settings-broken = Algo do que se guarda (definições, progresso ou um Sudoku) não se conseguiu ler. O ficheiro foi posto de lado e começa de novo.
settings-unreadable = Algo do que se guarda (definições, progresso ou um Sudoku) não se conseguiu ler. O ficheiro ficou como está.
settings-unsaved = Não foi possível guardar definições, progresso ou um Sudoku.
link-copy = Copiar uma ligação para este momento
link-copied = A ligação foi copiada.
read-otherwise = Este Sudoku também se podia ler de outra maneira.
program-copied = O programa foi copiado.
no-file-dialog = Aqui não há diálogo de ficheiros. Escreva o caminho do ficheiro ou largue-o na janela.
board-copied = O tabuleiro foi copiado.
not-copied = Não foi possível copiar o texto: o sistema não deixa.
link-newer = Esta ligação é de uma versão mais recente e aqui não se consegue ler. Esta é a primeira lição.
lesson-unknown = O curso não tem nenhuma lição com esse nome. Esta é a primeira.
newer = Há uma versão nova.
newer-load = Abrir agora
newer-later = Mais tarde
link-broken = Não foi possível ler a ligação; talvez esteja cortada. Esta é a primeira lição.
link-title = Um Sudoku partilhado
link-text = Este momento foi partilhado por uma ligação.

# A árvore de busca
tree-none = Esta estratégia nunca arrisca um palpite, por isso não tem árvore de busca.
tree-fit = Ajustar
tree-fold-failed = Recolher falhas
tree-unfold = Expandir
tree-previous-solution = Solução anterior
tree-next-solution = Solução seguinte
tree-choice = escolha
tree-failure = falha
tree-solution = solução
tree-open = em aberto
tree-unreached = por visitar
tree-folded-failure = recolhido
tree-folded-solution = recolhido, com solução
tree-root = A raiz, antes de qualquer palpite: { $what }.
tree-node = { $cell } = { $value }, escrito no passo { $step }: { $what }.
tree-what-open = ainda não se sabe no que dá
tree-what-failure = nada se pode escrever a seguir
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
tree-hint = Clique: ir até lá. Duplo clique ou botão direito: recolher, expandir. Roda: ampliar. Arrastar: mover.

# Comparar
boards = Tabuleiros
boards-choose = Escolher os tabuleiros
boards-strategy = Estratégia
boards-select = Que célula a seguir
boards-order = Que valor primeiro
boards-check = O que se nota
boards-goal = Objetivo
board-shown = Tabuleiro mostrado
boards-all = Todos
boards-alone = A corrida, as diferenças e o alinhamento precisam de dois tabuleiros ou mais.
boards-home = Como na lição
board-add = Juntar um tabuleiro
board-remove = Retirar
goal-first = primeira solução
goal-all = todas as soluções
goal-count = número de soluções:
own-boards-text = O Sudoku da lição, com as buscas que escolheu. O que a lição dizia era sobre os seus próprios tabuleiros; em «Tabuleiros» pode voltar a eles.
align = Como se acertam os tabuleiros
align-step = passo
align-step-hint = Todos no mesmo passo.
align-guess = palpite
align-guess-hint = O enésimo palpite de um ao lado do enésimo do outro.
align-work = trabalho
align-work-hint = Com o mesmo trabalho feito: testes mais candidatos riscados.
align-share = execução
align-share-hint = Na mesma fração da execução de cada um; é preciso conhecer o fim de ambos.
align-own = cada um por si
align-own-hint = Só se move o tabuleiro escolhido.

# Estratégias lado a lado, como documento
comparison-title = { $name }: estratégias lado a lado
comparison-goal = objetivo
comparison-outcome = desfecho
comparison-stopped = Uma execução parada antes do fim teria continuado: o que se contou é o mínimo que ela custa.
comparison-solutions =
    { $count ->
        [one] uma solução
       *[other] { $number } soluções
    }
outcome-solved = resolvido
outcome-enumerated = tudo experimentado
outcome-no-solution = sem solução
outcome-gave-up = desistiu
outcome-limit = parou antes do fim
# Um tabuleiro deste tamanho
board-of-size = um tabuleiro { $size }×{ $size }
# O que não se consegue ler: onde e porquê
fault-at-line = Linha { $line } do texto: { $reason }
    .command = linha { $line }: { $reason }
fault-at-column = Linha { $line } do texto, coluna { $column }: { $reason }
    .command = linha { $line }, coluna { $column }: { $reason }
read-unknown = «{ $found }» não é uma célula. Esperava-se { $values }, ou um destes sinais para uma célula vazia: { $blanks }
read-values = { $digits } ou { $letters }
read-too-high = { $found } é demasiado alto: { board-of-size } leva { $values }.
read-count =
    { $cells ->
        [one] só há uma célula, e não existe um tabuleiro tão pequeno.
       *[other] há { $cells } células, e nenhum tabuleiro tem esse número. Com { $near } seria { $size }×{ $size }.
    }
read-count-rows =
    { $cells ->
        [one] só há uma célula, e não existe um tabuleiro tão pequeno.
       *[other] há { $cells } células, que chegam para { board-of-size }, mas não estão em { $size } linhas de { $size }.
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
read-too-large = este tabuleiro tem { $size } linhas de { $size } células, e o maior que se lê é { $most }×{ $most }.
read-boxes = este tabuleiro é de { $size }×{ $size }, e regiões de { $boxes } dão um tabuleiro de { $other }×{ $other }.
read-missing-column = falta aqui a coluna { $column }, onde o cabeçalho diz que estão os Sudokus.
read-long-line = esta linha tem { $length } caracteres, e a mais longa que se lê tem { $longest }.
read-nothing = Não há aqui nenhum Sudoku. O texto começa por «{ $text }».
read-empty = Não há aqui nenhum Sudoku: o texto está vazio.
read-notations = O que se consegue ler: um tabuleiro numa só linha (81 células para 9×9) ou linha a linha, com ou sem moldura, com ou sem rótulos nas linhas e colunas, e com números ou letras a partir de 10; listas e tabelas (CSV), com soluções e dificuldades ao lado dos Sudokus; listas de candidatos; números ou textos entre parênteses (JSON, Python, C, R, Matlab, YAML …) e tabelas de LaTeX; os ficheiros .sdk, .sdm, .sdx e .ss, e os do OpenSudoku, do HoDoKu, do GNOME Sudoku e do pzpr. Os sinais para uma célula vazia: { $blanks }
read-several = começa aqui um segundo Sudoku, e só se espera um.
note-boxes = as regiões foram lidas como { $taken }; também podiam ser { $other }. Indique-as com o tamanho das regiões.
note-zero-based = o 0 foi tomado pelo primeiro algarismo, e não por uma célula vazia: 0–F mostra-se como 1–G.
note-zero-empty = o 0 foi lido como célula vazia, embora haja outro sinal para ela.
note-placed =
    { $count ->
        [one] um algarismo que o jogador tinha escrito não é pista e ficou de fora.
       *[other] { $count } algarismos que o jogador tinha escrito não são pistas e ficaram de fora.
    }
note-listed =
    { $count ->
        [one] um algarismo sozinho foi tomado pelo último candidato da sua célula e não por uma pista, porque outras células ainda o têm na sua lista.
       *[other] { $count } algarismos sozinhos foram tomados pelos últimos candidatos das suas células e não por pistas, porque outras células ainda os têm na sua lista.
    }
note-solution = o que está marcado como solução não foi lido como Sudoku.
problem-length = { board-of-size } tem { $cells } células, e não { $found }.
problem-too-high = o { $value } em { $cell } é demasiado alto para { board-of-size }.
problem-clashes =
    as pistas quebram as regras: { $clashes }{ $more ->
        [0] .
        [one] ; e há mais um choque.
       *[other] ; e há mais { $more } choques.
    }
problem-clash = { $first } e { $second } têm ambas o { $value } ({ $house })
shape-empty = uma região tem pelo menos uma linha e uma coluna, e não { $rows }×{ $columns }.
shape-size = regiões de { $rows }×{ $columns } dão um tabuleiro de lado { $size }, e os lados vão de 2 a 16.
strategy-needs-candidates = «{ $select }» conta candidatos, e «rules» não guarda nenhuns. Escolha «masks» ou uma verificação mais forte, ou então «row-major».
strategy-unknown = não há nenhuma estratégia chamada «{ $name }». Esperava-se { $names }, ou três escolhas na forma select + order + check.
strategy-choices = «{ $name }» não tem a forma select + order + check. Para select: { $selects }; para order: { $orders }; para check: { $checks }.
goal-unknown = «{ $found }» não é um objetivo. Esperava-se "first", "all" ou quantas soluções procurar (1 ou mais).
lesson-too-long = A lição é demasiado longa: leem-se no máximo { $longest } bytes.
lesson-field = { $field }: { $reason }
field-empty = falta escrever aqui alguma coisa.
field-boards =
    { $found ->
        [0] uma lição mostra de 1 a { $most } tabuleiros, e aqui não há nenhum.
       *[other] uma lição mostra de 1 a { $most } tabuleiros, e não { $found }.
    }
field-stop = os acontecimentos, os tabuleiros e as etapas contam-se a partir de 1.
field-speed = esperava-se um número de passos por segundo maior do que 0.
field-meant = { $reason } Seria `{ $meant }`?
field-many =
    { $found ->
        [0] esperava-se uma lista de 1 a { $most }, e esta está vazia.
       *[other] esperava-se uma lista de 1 a { $most }, e esta tem { $found }.
    }
field-long = este texto tem mais de { $longest } caracteres.
field-control = o carácter { $found } não se vê. Esperavam-se palavras, espaços e mudanças de linha.
field-name = um nome faz-se com letras sem acentos, algarismos e hífenes, no máximo { $longest }.
field-taken = o nome `{ $found }` já está ocupado.
field-unknown =
    não existe `{ $found }`. { $meant ->
        [none] Esperava-se um destes: { $names }.
       *[other] Seria `{ $meant }`? Esperava-se um destes: { $names }.
    }
field-unknown-alone = não existe `{ $found }`: esta lição não tem afirmações (`claims`).
field-range =
    { $what ->
        [board] não há tabuleiro { $found }: vão de 1 a { $last }.
        [row] não há linha { $found }: vão de 1 a { $last }.
        [column] não há coluna { $found }: vão de 1 a { $last }.
        [box] não há região { $found }: vão de 1 a { $last }.
       *[stop] não há etapa { $found }: vão de 1 a { $last }.
    }
field-cell = não há célula `{ $found }` neste tabuleiro: as células vão de { $first } a { $last }.
field-no-boxes = neste problema não há regiões a escolher.
field-name-or-nodes = esperava-se o nome de um mapa, ou então os seus nós e arestas.
field-size = esperava-se um tamanho de { $least } a { $most }.
field-no-house = neste problema não há tal linha, coluna ou região.
field-brace = há uma chaveta sozinha. O nome de um número põe-se entre duas; a própria chaveta escreve-se duas vezes.
field-idle = esta etapa não faz nada. Esperava-se pelo menos um destes: `text`, `ask`, `point`, `view`.
field-bounds = esperava-se exatamente um destes: `value`, `at_least`, `at_most`; aqui há { $found }.
field-options = esperavam-se de 2 a { $most } opções, uma delas com `right: true`.
field-no-options = só uma pergunta do tipo `Choice` tem opções.
field-compared = não há aqui nada para comparar: esperava-se outro tabuleiro.
field-not-counted = nenhum tabuleiro vai contando `{ $found }`. Só uma afirmação (`claims`) o pode dizer.
syntax-missing = falta o campo `{ $field }`.
syntax-twice = o campo `{ $field }` está repetido.
syntax-unknown-field =
    não há aqui nenhum campo `{ $found }`. { $meant ->
        [none] Esperava-se um destes: { $names }.
       *[other] Seria `{ $meant }`? Esperava-se um destes: { $names }.
    }
syntax-unknown-name =
    a palavra `{ $found }` não quer dizer nada aqui. { $meant ->
        [none] Esperava-se uma destas: { $names }.
       *[other] Seria `{ $meant }`? Esperava-se uma destas: { $names }.
    }
syntax-expected-sign = esperava-se aqui { $sign }
syntax-expected-text = esperava-se um texto entre aspas.
syntax-expected-text-end = faltam as aspas no fim deste texto.
syntax-expected-whole = esperava-se um número inteiro, de 0 para cima.
syntax-expected-number = esperava-se um número.
syntax-expected-name = esperava-se um nome.
syntax-number = não se consegue ler este número.
syntax-escape = o sinal que se segue à \ não quer dizer nada.
syntax-comment = este comentário não tem fim.
syntax-character = «{ $found }» não quer dizer nada aqui.
syntax-end = o texto acaba antes da lição.
syntax-goes-on = a lição já acabou, e o texto continua.
syntax-too-deep = há demasiados parênteses uns dentro dos outros.
syntax-other = não se consegue ler isto (o RON diz: { $message }).
link-version = A ligação é da versão «{ $version }», e este programa lê as versões 1 e 2.
link-parts = A ligação não está inteira: esperavam-se oito ou nove partes separadas por ; com { $longest } caracteres no máximo.
link-boxes = Não se conseguem ler as regiões da ligação: esperava-se linhas x colunas, como 3x3, e não «{ $found }».
link-family = Não se consegue ler o problema da ligação: esperava-se um nome como queens:8 ou map:brazil:4, e não “{ $found }”.
link-cells = Não se conseguem ler as células da ligação: esperava-se um algarismo, uma letra ou . por célula, e não «{ $found }».
link-boards = Não se conseguem ler os tabuleiros da ligação: esperava-se uma a quatro estratégias, como naive*all, e não «{ $found }».
link-step = Não se consegue ler o passo da ligação: esperava-se um número, e não «{ $found }».
link-language = Não se consegue ler a língua da ligação: esperava-se pt, pt-PT, es ou en, e não «{ $found }».
link-alignment = Não se consegue ler o alinhamento da ligação: esperava-se um alinhamento e um tabuleiro, como guess*1, e não «{ $found }».
link-names = Não se conseguem ler os nomes da ligação: esperavam-se letras, algarismos e hífenes, e não «{ $found }».
link-problem = No Sudoku da ligação, { $reason }
# Porque não há janela
window-no-display = não há nenhum ecrã onde abrir uma janela (DISPLAY e WAYLAND_DISPLAY não estão definidas).
window-not-opened = não se consegue abrir a janela: { $reason }
window-panic = um erro interno, mostrado acima, fechou a janela. Por favor, comunique-o.
window-graphics = o controlador gráfico recusa os shaders da janela; talvez um mais recente os aceite, e no Linux basta LIBGL_ALWAYS_SOFTWARE=1 para desenhar sem ele: { $reason }
# O que as execuções de uma lição não confirmam
proof-false = `{ $name }` não é verdade: a execução tem { $count }.
proof-false-over =
    `{ $name }` não é verdade: a execução tem { $count }; o outro tabuleiro, { $over ->
        [0] 0.
       *[other] { $other }: { $times } vezes esse número.
    }
proof-never = a execução nunca chega a este ponto.
proof-too-far = a execução não chega a este ponto em { $steps } passos.
proof-order = esta etapa está no passo { $step }, antes da anterior na lista, que está no passo { $before }: as etapas escrevem-se pela ordem da execução.
proof-other-board = esta etapa é de outro tabuleiro: esperava-se uma do tabuleiro da afirmação, ou `alignment: "step"`.
proof-no-answer = depois do passo { $step }, esta pergunta não tem resposta, ou só tem uma possível.
proof-no-line = o programa da estratégia deste tabuleiro não tem a linha `{ $line }`.
proof-alignment = aqui não quer dizer nada: um tabuleiro sozinho não se acerta com nenhum, e por execução só quando todas as buscas acabam.
proof-number = nada prova o número { $number }: faça dele uma afirmação (`claims`) e escreva o nome dela entre chavetas.
proof-letter = os tipos de letra do programa não têm a letra «{ $letter }»: ficaria em branco.
proof-too-many = o Sudoku tem mais de { $most } soluções, e tantas não se contam.

# Abrir um Sudoku, uma lição ou uma ligação
open = Abrir
open-title = Abrir um Sudoku, uma lição ou uma ligação
open-hint = Escreva ou cole aqui: um Sudoku em qualquer notação, uma lição inteira ou uma ligação para um momento.
open-pasted = O que foi colado não se consegue abrir assim. Por baixo diz-se o que está mal.
open-first-of = Chegaram { $count } ficheiros. Só se leu o primeiro: { $name }.
open-typed = O que foi escrito ou colado
open-long = { $name }: { $size } KiB de texto, longo demais para se mostrar aqui.
open-paste = Colar
open-clear = Limpar
open-notations = Notações que se conseguem ler
open-which = Sudoku
open-of = de { $count }
open-boxes = Regiões:
open-boards = Estratégias:
open-boards-now = como agora ({ $names })
open-file = Escolher um ficheiro…
open-drop = Também pode largar um ficheiro em qualquer sítio da página.
open-path = ou o caminho de um ficheiro
open-read = Ler
open-cancel = Cancelar
verdict-puzzle =
    { $givens ->
        [0] { $size }×{ $size }, regiões de { $boxes }, sem pistas
        [one] { $size }×{ $size }, regiões de { $boxes }, com uma pista
       *[other] { $size }×{ $size }, regiões de { $boxes }, com { $givens } pistas
    }
verdict-reading = A ler… Sudokus até agora: { $count }
verdict-one = Um Sudoku: { $puzzle }.
verdict-several =
    Sudoku { $number } de { $count }{ $name ->
        [none] {""}
       *[other] {" "}«{ $name }»
    }, linha { $line } do texto. { $what }{ $faulty ->
        [0] {""}
        [one] {" "}Um dos Sudokus não se consegue abrir.
       *[other] {" "}{ $faulty } dos Sudokus não se conseguem abrir.
    }
verdict-most = Só se leram os primeiros { $most } Sudokus.
verdict-lesson =
    Uma lição, «{ $title }»: { $puzzle }; { $boards ->
        [one] um tabuleiro
       *[other] { $boards } tabuleiros
    }; { $stops ->
        [0] sem etapas
        [one] uma etapa
       *[other] { $stops } etapas
    }.
verdict-link =
    Uma ligação para o passo { $step }: { $puzzle }; { $boards ->
        [one] um tabuleiro
       *[other] { $boards } tabuleiros
    }.
file-missing = Não existe nenhum ficheiro { $name }.
file-folder = { $name } é uma pasta, e esperava-se um ficheiro.
file-not-text = { $name } não é um ficheiro de texto. Se devia ser, guarde-o como UTF-8.
file-refused = Não se consegue ler { $name }. Pode ser uma pasta ou pertencer a outra pessoa.
    .command = Não se consegue ler { $name }: { $reason }
file-too-long = { $name } é demasiado longo: aqui leem-se no máximo { $longest } MiB.
file-fault = { $name }: { $reason }
puzzle-title = Um Sudoku à escolha
puzzle-text = Este Sudoku foi escrito, colado ou lido de um ficheiro.
key-open = Abrir um Sudoku, uma lição ou uma ligação
key-paste = Abrir o que se copiou noutro sítio

# Conjuntos de Sudokus
set-title =
    { $count ->
        [one] Um Sudoku, objetivo: { $goal }, no máximo { $steps } passos
       *[other] { $puzzles } Sudokus, objetivo: { $goal }, no máximo { $steps } passos por execução
    }
set-title-shard = { $title } (parte { $shard })
set-goal-count = { $limit } soluções
set-description = Cada Sudoku em barras ({ $counter }), uma estratégia contra outra Sudoku a Sudoku, e a distribuição dos Sudokus, tudo em escalas logarítmicas. Estratégias: { $strategies }.
set-each = Sudoku a Sudoku
set-against = Uma contra a outra
set-distribution = Distribuição
set-time = tempo na máquina que fez a execução
set-puzzles = Sudoku
set-puzzles-binned = Sudoku; cada barra junta { $count }: a mediana, e uma linha até ao maior
set-share = parte dos Sudokus que não precisa de mais
set-stopped = parou no limite: pelo menos isto
set-same = tracejado: as duas por igual
difference-next = Diferença seguinte
difference-previous = Diferença anterior
key-difference = Próxima decisão diferente (Shift: anterior)
no-difference = Nesse sentido, estas buscas decidem sempre o mesmo.
difference-alone = Para comparar são precisos dois tabuleiros.
race = Corrida
key-race = Corrida de todos os tabuleiros em 15 segundos
race-alone = Para uma corrida são precisos dois tabuleiros: escolha mais em Tabuleiros.
race-preparing = A explorar as buscas antes da corrida
race-explored = { $name }: { $steps } passos
race-now = Começar já
race-place =
    { $place }.º · { $count ->
        [one] um passo
       *[other] { $steps } passos
    }
race-running = por acabar após { $steps } passos
key-doom = Mostrar desde quando já não há solução
board-hidden = Oculto até responder à pergunta
reveal = Revelar o que vem
timeline-hidden = Esta parte fica oculta até se chegar a ela. Prima End para ir ao fim ou escolha Aspeto → Revelar o que vem.
motion = Animar cada passo
show-doom = Avisar quando já não há solução
show-notes = Notas do professor
solutions = Todas as soluções
key-solutions = Todas as soluções em tabuleiros pequenos
solutions-found =
    { $count ->
        [0] A execução acabou sem nenhuma solução.
        [one] A execução acabou com uma solução.
       *[other] A execução acabou com { $number } soluções. Clique numa para ir ao seu passo.
    }
solutions-so-far =
    { $count ->
        [0] Nenhuma solução nos { $steps } passos explorados até agora.
        [one] Uma solução nos { $steps } passos explorados até agora; pode haver mais.
       *[other] { $number } soluções nos { $steps } passos explorados até agora; pode haver mais.
    }
solutions-one = { $number } · passo { $step }
solutions-page = página { $page } de { $pages }
doom-alive = Ainda se pode chegar a uma solução.
doom-reached = Aqui está uma solução.
doom-unknown = A averiguar se ainda se pode chegar a uma solução…
doom-some = Já não se chega a nenhuma solução; a averiguar por culpa de que palpite…
doom-by = Sem solução possível desde o passo { $from } ({ $cell } = { $value }); em vão: { $steps }.
doom-puzzle = Este Sudoku não tem solução: nada do que se tente pode resultar.
doom-undecided = Demora demasiado averiguar se ainda se pode chegar a uma solução.
doom-counting = A contar os passos em vão…
doom-not-counted = A execução é demasiado longa: os passos em vão não foram contados até aqui.
doom-wasted = Passos em vão até agora: { $least }.
doom-wasted-between = Passos em vão até agora: entre { $least } e { $most }.
doom-worst = Pior palpite: { $cell } = { $value }, { $steps }.
doom-stack = Este palpite não pode estar certo: com ele já não se chega a nenhuma solução.
chart-times = Entre parênteses: quantas vezes o valor do tabuleiro escolhido.
chart-finished = terminou
chart-progress = { $percent } % da execução
chart-open = passo { $step } de pelo menos { $least }
finish = Todos os tabuleiros chegaram ao fim
finish-of =
    { $name }: { $count ->
        [one] um passo
       *[other] { $steps } passos
    } ({ $outcome }), { $ratio ->
        [least] o mínimo
       *[more] { $times } o mínimo
    }
ablation = Comparação 2×2
ablation-hint = Quatro tabuleiros que só diferem em duas escolhas, para ver o que cada uma faz por si.
ablation-check-select = Propagar ou não × que célula primeiro
ablation-check-order = Propagar ou só regras × ordem dos valores
ablation-select-order = Que célula primeiro × ordem dos valores
ablation-look-ahead = Verificar à frente ou não × que célula primeiro

# Levar imagens, filmes e dados para fora
export = Exportar
export-title = Exportar imagens, filmes ou dados
export-what = O quê:
export-png = Imagem (PNG)
export-svg = Imagem vetorial (SVG, texto selecionável)
export-film = Filme (GIF animado)
export-strip = Sequência para fichas de trabalho (PDF, um passo por página)
export-slides = Tira para diapositivos (uma pasta de imagens PNG)
export-trace-csv = Registo de um tabuleiro (CSV)
export-trace-jsonl = Registo de um tabuleiro (JSON, um acontecimento por linha)
export-counters-csv = Contadores (CSV)
export-counters-json = Contadores (JSON)
export-comparison-csv = Comparação de todos os tabuleiros (CSV)
export-comparison-md = Comparação de todos os tabuleiros (Markdown)
export-handout-pdf = Ficha: a lição em papel (PDF)
export-handout-svg = Ficha: a lição em papel (SVG)
export-handout-hint = O Sudoku e cada pergunta ao lado do tabuleiro desse momento, com espaço para responder.
export-answers = Com as respostas, numa folha à parte
export-puzzle = O Sudoku como texto
export-lesson = Uma lição com este Sudoku (RON)
export-program-c = Programa (C)
export-program-java = Programa (Java)
export-program-python = Programa (Python)
export-program-rust = Programa (Rust)
export-program-pseudocode = Programa (pseudocódigo)
export-lesson-hint = Uma pequena lição com o Sudoku e os tabuleiros, com comentários, para continuar em qualquer editor de texto.
export-strip-hint = Cada página mostra um passo e diz numa frase o que acontece.
export-strip-page = Cada página mostra um passo e diz numa frase o que acontece. Só o programa instalado faz pastas de imagens soltas.
export-slides-hint = A pasta recebe imagens numeradas e as suas frases num ficheiro de texto.
export-comparison-hint = Todos os contadores de todos os tabuleiros, com a razão para o primeiro. Cada busca vai até ao fim.
export-now = O passo que se vê, { $step }
export-several = Vários passos
export-from = Do passo
export-to = ao passo
export-all = todos os passos
export-every = um passo em cada
export-moves = só jogadas
export-moves-hint = Colocações, deduções, becos sem saída, recuos e soluções do primeiro tabuleiro
export-limit = Parar cada busca ao fim de tantos passos:
export-boards = Tabuleiros:
export-all-boards = todos
export-view = Mostrar:
export-scale = Tamanho:
export-transparent = Nada por trás dos tabuleiros (transparente)
export-speed = Imagens por segundo:
export-amount-film =
    { $count ->
        [one] Uma imagem.
       *[other] { $number } imagens, { $seconds } s ao todo.
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
export-too-many = São { $count } passos, e um ficheiro leva no máximo { $most }. Escolha um intervalo mais curto ou deixe passos de fora.
    .command = São { $count } passos, e um ficheiro leva no máximo { $most }. Escolha menos com --steps, --every ou --moves.
export-sparser = Usar um passo em cada { $every }
export-one-board = Uma comparação precisa de dois tabuleiros ou mais. Junte um em «Tabuleiros».
    .command = Uma comparação precisa de dois tabuleiros ou mais. Indique as estratégias com --strategy naive,masks.
export-too-long = A execução ainda não acabou ao fim de { $steps } passos. Escolha passos até aí.
    .command = A execução ainda não acabou ao fim de { $steps } passos. Escolha outros antes, com --step ou --steps.
export-no-move = Não há nenhuma jogada nestes passos do primeiro tabuleiro.
export-past-the-end = Não existe o passo { $step }: a busca acaba no passo { $end }.
usage-option = { $option } é para { $kinds }, e não para { $kind }
usage-board = não há tabuleiro { $number }: vão de 1 a { $count }
usage-one-board = um registo é de um só tabuleiro: escolha-o com --board, de 1 a { $count }
usage-subject = { $kind }: isto é feito de outra coisa
kind-file = { $ending }
kind-folder = uma pasta
kind-trace = um registo
kind-counters = contadores
kind-comparison = uma comparação
kind-handout = uma ficha
kind-program = um programa
kind-set = um conjunto de Sudokus
export-name = Nome do ficheiro:
export-folder = Pasta:
export-file = Ficheiro:
export-replace = Substituir o que já lá estiver
export-busy = Ainda está a decorrer outra exportação.
export-give-up = Cancelar
export-close = Fechar
export-written = { $name } está escrito.
export-downloaded = { $name } está nas suas transferências.
export-exploring = { $name }: a procurar mais à frente, { $steps } passos até agora
export-making = A escrever { $name }
write-exists = { $name } já existe. Escolha outro nome ou assinale que pode ser substituído.
    .command = { $name } já existe; com --force é substituído.
write-not-empty = Já há alguma coisa na pasta { $name }. Escolha outra ou assinale que pode ser substituída.
    .command = Já há alguma coisa na pasta { $name }; com --force é substituída.
write-foreign = A pasta { $name } não é substituída, porque contém { $other }. Escolha outra.
write-no-folder = Não se consegue escrever { $name }, porque essa pasta não existe. Crie-a primeiro ou escolha outra.
write-not-a-file = { $name } não é um ficheiro que se possa substituir. Escolha outro nome.
write-not-a-folder = { $name } não é uma pasta que se possa substituir. Escolha outro nome.
write-refused = Não se consegue escrever { $name }: nesta pasta não se pode guardar nada. Escolha outra.
write-busy = Outro processo está a escrever { $name }.
write-full = Não há espaço no disco para { $name }. Não se escreveu nada.
write-too-large = { $name } seria maior do que é permitido. Não se escreveu nada.
write-other = Não se consegue escrever { $name }: { $reason }
# Muitos Sudokus de uma vez
open-set = Comparar em todos
set = Conjunto de Sudokus
set-heading =
    { $count ->
        [one] Um Sudoku
       *[other] { $puzzles } Sudokus
    }
set-close = Fechar
set-csv = Dados (CSV)
set-json = Dados (JSON)
set-markdown = Tabelas (Markdown)
set-svg = Gráficos (SVG)
set-write = Guardar
set-faults =
    { $count ->
        [one] Não se conseguiu ler um Sudoku
       *[other] Não se conseguiu ler { $number } Sudokus
    }
set-limit = Limite de passos por Sudoku:
set-start = Começar
set-stop = Parar
set-progress = { $done } de { $all }
set-done = Chegaram ao fim { $done } de { $all } execuções.
set-hint = Escolha até quatro estratégias e comece. Cada uma resolve todos os Sudokus; a que chegar ao limite é interrompida, e isso é dito.
set-counter = Por Sudoku: { $counter }
set-judged = Ganha cada Sudoku a estratégia que menos precisa; se várias precisam do mesmo, é um empate.
set-by = Julgar por:
set-seconds =
    { $count ->
        [one] Segundos na máquina que fez a execução, cada execução uma vez
       *[other] Segundos na máquina que fez a execução, a mediana de { $number } vezes cada execução
    }
set-strategy = estratégia
set-least = mínimo
set-quarter = 25 %
set-median = mediana
set-three-quarters = 75 %
set-nine-tenths = 90 %
set-most = máximo
set-limited = no limite
set-chart-name = { $name } (desistiu: { $count })
set-gave-up = desistiu
set-wins = vitórias
set-ties = empates
set-chart-each = Sudoku a Sudoku
set-chart-time = Tempo
set-chart-distribution = Distribuição
set-chart-scatter = Uma contra outra
set-time-hint = Tempos desta máquina, medidos uma vez, com tudo o mais que ela fazia.
set-open = Clique para abrir o Sudoku { $number }.
set-puzzle = Sudoku

# Perguntas
ask-next-cell = Que célula vem a seguir?
ask-next-value =
    { $told ->
        [none] Que valor vem a seguir?
       *[other] Que valor vem a seguir em { $cell }?
    }
ask-what-happens =
    { $told ->
        [both] Testa-se o { $value } em { $cell }. O que acontece?
       *[other] O que acontece a seguir?
    }
ask-steps-backtrack = Quantos passos faltam para o próximo recuo?
ask-steps-solution = Quantos passos faltam para a próxima solução?
ask-steps-end = Quantos passos faltam para o fim?
ask-which-peer =
    { $told ->
        [both] Que célula impede o { $value } em { $cell }?
       *[other] Que célula impede o próximo valor?
    }
happens-write = escreve-se um valor
happens-refuse = recusa-se um valor
happens-take-back = retira-se o último palpite
happens-dead-end = chega-se a um beco sem saída
happens-deduce = deduz-se um valor
answer-right = Certo!
answer-right-then = Certo, à segunda tentativa.
answer-again = Essa não. Tente mais uma vez.
answer-wrong = Não: a resposta certa é «{ $answer }».
answer-show = Mostrar
answer-score = certas: { $right } de { $asked }
answer-hint = Responda com A, B, C, D, com um clique ou escrevendo a resposta.
key-answer = Responder a uma pergunta, também por escrito

# Tomar parte
taking-part = Participar
asking = Perguntar antes de cada jogada
class = A turma responde
class-hint = A, B, C e D contam mais um; com Shift, menos um.
class-verdict = Veredito
class-right = { $right } de { $all } escolheram a resposta certa: «{ $answer }».
answer-first = Responda primeiro (A–D ou clique). A mesma tecla outra vez avança sem responder.
review = Revisão
review-flawless = Nenhuma resposta errada.
review-wrong = Passo { $step }: { $question } Resposta dada: { $answer }. Certa: { $right }.
solving = Resolver à mão
solving-start = Agora todos os passos desta busca são seus. O que faz ela primeiro?
solving-hint = Dica
solving-leave = Sair
solving-house = Célula ou unidade
solving-keys = Clique numa célula ou use as setas e depois: Enter decide-a, um algarismo experimenta aí um valor, 0 diz que não resta nada, Backspace retira o palpite. W, X e S dizem o que significam os algarismos: escrito, recusado, forçado. H aponta para a linha, a coluna ou a região, e escreve-se a seguir o algarismo. Uma dica ou uma recusa custa um ponto.
solving-done = Feito: a busca acabou.
solving-left = Como correu
solving-flawless = Nem um passo errado.
solving-mistakes = O que convém rever
solving-go-on = Continuar
solving-again = Outra vez
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
        [select] É preciso escolher o que se decide a seguir.
        [write] Há um valor que serve, e escreve-se.
        [refuse] Há um valor que se testa e se recusa.
        [deduce] Há um valor forçado.
        [take-back] É preciso retirar um palpite.
       *[dead-end] Algures não resta nada.
    }
hint-where = Repare: { $at }.
hint-whole =
    { $move ->
        [select] Decide-se { $at }.
        [write] Escreve-se o { $value } em { $at }.
        [refuse] Recusa-se o { $value } em { $at }.
        [deduce] Em { $at } o { $value } é forçado.
        [take-back] Retira-se o palpite de { $at }.
       *[dead-end] Não resta nada para { $at }.
    }
mistake-skipped = O { $value } em { $at } vem mais tarde: há algo antes dele por experimentar.
    .rest = As opções experimentam-se por ordem, sem saltar nenhuma.
    .name = Saltar uma opção
mistake-already-tried = O { $value } em { $at } já foi experimentado.
    .rest = O que falhou num ponto de escolha não se volta a experimentar aí.
    .name = Repetir o que já falhou
mistake-wrong-cell =
    { $move ->
        [select] Ainda não é a sua vez: { $at }.
       *[write] Agora decide-se { $choice }, e não { $at }.
    }
    .rest = É a estratégia que diz o que vem a seguir: { $rule }.
    .name = Escolher outra célula
mistake-wrong-value = Agora decide-se { $choice }, e não o do { $value }.
    .rest = Onde se decide um algarismo, experimentam-se os seus lugares, e nenhum outro algarismo.
    .name = Escolher outro algarismo
mistake-filled = Já está decidido: { $at }.
    .rest = Um valor fica até se retirar um palpite de que ele depende.
    .name = Escrever por cima de um valor
mistake-forbidden = O { $value } não pode estar em { $at }: { $with }, na { $house }, já o tem.
    .rest = Nenhuma linha, coluna ou região tem um valor duas vezes.
    .name = Não ver um conflito
mistake-fits = O { $value } serve em { $at }: não está na sua linha, nem na coluna, nem na região.
    .rest = Um valor só se recusa quando outra célula da mesma unidade já o tem.
    .name = Recusar um valor que serve
mistake-select-first = Ainda não se escolheu onde experimentar o { $value }.
    .rest = Primeiro escolhe-se o que se decide a seguir, depois experimentam-se os valores.
    .name = Experimentar sem escolher
mistake-still-open = Ainda há que experimentar: { $choice }.
    .rest = A busca só avança quando aí fica um valor, e só recua quando já não resta nenhum.
    .name = Deixar uma escolha a meio
mistake-too-soon = Ainda não há razão para retirar nada.
    .rest = Um palpite só se retira quando falhou tudo o que ele permitia.
    .name = Retirar cedo de mais
mistake-forgot-to-undo = Primeiro é preciso retirar qualquer coisa.
    .rest = Quando não resta nada para experimentar, ou depois de uma solução, retira-se o último palpite antes de mais nada.
    .name = Esquecer-se de retirar
mistake-not-latest = O último palpite não é o de { $at }.
    .rest = Os palpites retiram-se pela ordem inversa, o último primeiro.
    .name = Retirar pela ordem errada
mistake-missed-deduction = Algures há um valor forçado.
    .rest = O que é forçado escreve-se antes de se dar qualquer palpite.
    .name = Não ver um valor forçado
mistake-not-forced = Nada obriga a que { $at } seja { $value }.
    .rest =
        { $hidden ->
            [yes] Um valor é forçado quando é o único candidato da sua célula, ou quando uma unidade não tem outro lugar para ele.
           *[no] Um valor é forçado quando é o único candidato da sua célula.
        }
    .name = Tomar um palpite por dedução
mistake-wrong-order =
    { $move ->
        [deduce] O { $value } é forçado em { $at }, é verdade, mas a busca encontra outra coisa primeiro.
        [dead-end] Não resta nada para { $at }, é verdade, mas a busca encontra outra coisa primeiro.
       *[write] Não é agora a sua vez.
    }
    .rest = A busca olha por uma ordem fixa: becos sem saída, depois as células linha a linha, depois as unidades.
    .name = Certo, mas fora de ordem
mistake-missed-dead-end = Algures não resta nada.
    .rest = A partir de um beco sem saída todos os passos seriam em vão: diz-se antes de mais nada.
    .name = Não ver um beco sem saída
mistake-false-dead-end = Não é um beco sem saída: { $at }.
    .rest = Um beco sem saída é uma célula vazia sem candidatos, ou um algarismo em falta sem lugar.
    .name = Ver um beco sem saída onde não o há
mistake-not-noticed = Não resta nada para { $at }, é verdade.
    .rest = Mas esta estratégia não olha para aí, ou ainda não: é por isso que desperdiça passos.
    .name = Ver mais do que a estratégia vê
mistake-not-this-strategy =
    { $move ->
        [refuse] Esta estratégia não recusa valores: só experimenta candidatos.
        [deduce] Esta estratégia não deduz nada: experimenta valores.
        [dead-end] Esta estratégia não conhece becos sem saída: descobre-os ao testar todos os valores.
       *[write] Esta estratégia nunca dá palpites: só escreve o que é forçado.
    }
    .rest = Cada estratégia tem os seus próprios passos.
    .name = Dar um passo de outra estratégia

fork = Ramificar aqui
fork-step = Depois do passo { $step }: que mais se podia fazer?
fork-value = Experimentar primeiro outro valor:
fork-cell = Decidir primeiro outra célula: clique nela, ou escolha-a aqui.
fork-strategy = Continuar com outra estratégia:
fork-forced = O que vem a seguir não é uma escolha: resulta do que já se fez.
fork-hint = O ramo é uma busca própria ao lado desta, igual até aqui. As exportações levam-no, as ligações não.
fork-discard = Pôr este ramo de parte
fork-back = Recuperar o último ramo
fork-full = Há lugar para quatro tabuleiros: ponha primeiro um ramo de parte.
fork-none = Neste passo a busca não se pode desviar assim.
fork-cannot-take-over = A estratégia { $strategy } não consegue continuar a partir desta posição.
fork-too-many = Uma execução pode ser desviada { $most } vezes.
fork-not-a-branch = Este tabuleiro não é um ramo: só os ramos se põem de parte.
fork-discarded = Posto de parte. Ctrl+Z recupera-o.
fork-name =
    { $turn ->
        [try] { $strategy }, desde { $step }: { $value } em { $at }
        [select] { $strategy }, desde { $step }: { $at }
       *[strategy] desde { $step }: { $strategy }
    }
key-fork = Ramificar aqui; pôr um ramo de parte; recuperá-lo
key-asking = Perguntar antes de cada jogada; responde a turma
link-without-address = A ligação foi copiada sem o endereço de uma página, por isso não se pode clicar nela. Indique um em Aspeto.
link-address = Endereço das ligações:
link-without-branches = Ligação copiada. Abre os tabuleiros sem os ramos.
link-without-map = Nada foi copiado: as ligações só conhecem os mapas que vêm com o programa.

# A puzzle of one's own
editing = Sudoku próprio
editing-hint = Escreva algarismos, toque numa célula e numa tecla, cole, ou largue aqui um ficheiro.
editing-kept = Tudo fica guardado.
editing-unkept = Aqui não é possível guardar nada, e as alterações perdem-se ao fechar a janela: guarde o Sudoku num ficheiro.
editing-none = Sem solução.
editing-one = Exatamente uma solução.
editing-several = Mais do que uma solução.
editing-looking = A contar soluções: { $steps } passos até agora
editing-unknown = Após { $steps } passos ainda não se sabe quantas soluções há.
editing-undo = Anular
editing-redo = Refazer
editing-take = Usar o Sudoku do tabuleiro
editing-wish = Criar um Sudoku
editing-for = para
editing-seed = Semente:
editing-make = Criar
editing-tries = tabuleiro { $tries }
editing-made = Semente { $seed }, { $difficulty } para { $strategy }: { $band }
editing-not-found = Nenhum Sudoku assim em { $tries } tabuleiros: { $band }. Experimente outro tamanho ou outra estratégia.
editing-play = Resolver no tabuleiro
editing-save = Guardar
editing-leave = Voltar
editing-other = Ficou guardado o Sudoku de outra janela:
editing-other-open = Abrir
editing-other-discard = Deitar fora
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
course-of-chapter = { $done } de { $count }
course-score = { $right } de { $asked } perguntas certas à primeira
course-left =
    etapa { $stop } de { $stops }, { $minutes ->
        [0] terminada
        [one] falta cerca de um minuto
       *[other] faltam cerca de { $minutes } minutos
    }
course-set = Comparar com todos os Sudokus…
course-next = Lição seguinte: { $title }
course-length =
    { $stops ->
        [one] uma etapa
       *[other] { $stops } etapas
    } · { $minutes } min
learners = Alunos
learners-hint = Cada aluno tem o seu próprio progresso. As definições e o Sudoku do editor são comuns a todos.
learner-current = Aluno: { $name }
learner-unnamed = Sem nome
learner-new = Nome novo:
learner-add = Acrescentar
learner-taken = Já há alguém com este nome.
learner-remove = Retirar o nome
learner-reset = Apagar o progresso
learner-sure =
    { $what ->
        [learner-remove] Retirar { $name } e todo o seu progresso?
       *[learner-reset] { $who ->
            [name] Apagar o progresso de { $name }?
           *[unnamed] Apagar o progresso feito sem nome?
        }
    }
learner-lost = Lições começadas: { $lessons }. Etapas alcançadas: { $stops }. Não será possível recuperá-las.
key-course = O curso: todas as lições; a lição seguinte

# On paper
handout-name = Nome
handout-date = Data
handout-because = Porque
handout-answers = Respostas
handout-stop = Etapa { $stop }
reload-fault = Há um erro no ficheiro da lição. Mostra-se a última versão boa.

# Problemas de outras famílias.
family-unknown = não existe o problema “{ $name }”. Esperava-se um de { $families }.
family-size = { $name } precisa de um tamanho de { $least } a { $most }, como { $name }:8.
family-colours = um mapa precisa de um número de cores de 1 a { $most }, como map:brazil:4.
family-no-map = não existe o mapa “{ $name }”. Esperava-se um arquivo ou um de { $maps }.
family-no-regions = um jigsaw precisa das suas regiões: uma letra ou um dígito por célula, linha por linha.
regions-length = as regiões têm { $found } sinais, e um tabuleiro tem 4, 9, 16, 25… ou 256 células.
regions-symbol = linha { $line }, coluna { $column }: { $found } não nomeia uma região. Esperava-se uma letra ou um dígito.
regions-count = há { $found } regiões num tabuleiro { $size }×{ $size }, e tem de haver { $size }.
regions-cells = a região { $region } tem { $found } células, e cada uma tem de ter { $size }.
regions-apart = a região { $region } está dividida: de { $first } não se chega a { $second } por células da região.
map-at = linha { $line }, coluna { $column }: { $reason }
map-form = isto não tem a forma de um mapa: { $reason }.
map-empty = um mapa precisa de pelo menos um nó.
map-nodes = o mapa tem { $found } nós, e pode ter no máximo { $most }.
map-colours = pedem-se { $found } cores. Esperava-se de 1 a { $most }.
map-code = o código { $code } do nó { $number } tem de ter de 1 a { $longest } letras ou dígitos.
map-twice = dois nós têm o código { $code }.
map-place = a posição do nó { $code } tem de ser dois números finitos.
map-unknown = a aresta { $number } leva a { $code }, e nenhum nó tem esse código.
map-loop = a aresta { $number } liga { $code } a si mesmo.
map-repeated = a aresta { $number } volta a ligar { $first } e { $second }.
map-edges = o mapa tem { $found } arestas, e pode ter no máximo { $most }.
map-neighbours = { $code } tem { $found } vizinhos, e pode ter no máximo { $most }.

# Outros problemas que não o Sudoku, e as suas regras
title-jigsaw = Um Sudoku irregular
    .rule = Cada linha, cada coluna e cada região tem de conter todos os valores.
title-diagonal = Um Sudoku com diagonais
    .rule = Cada linha, coluna e região, e as duas diagonais, têm de conter todos os valores.
title-windows = Um Sudoku com janelas
    .rule = Cada linha, coluna e região, e as quatro janelas sombreadas, têm de conter todos os valores.
title-latin = Um quadrado latino
    .rule = Cada linha e cada coluna tem de conter todos os valores.
title-queens = { $size } rainhas
    .rule = Nenhuma rainha pode estar na mesma linha, coluna ou diagonal de outra.
title-map = Um mapa com { $size } cores
    .rule = Dois vizinhos não podem ter a mesma cor.
program-of-sudoku = Este é o programa do Sudoku. A busca é a mesma aqui, mas os valores são testados por outra regra: { $rule }
