# O que só a linha de comando diz. A página web não precisa disto.
command-named = { $name }: { $reason }
command-more =
    { $count ->
        [one] e mais uma mensagem como estas
       *[other] e mais { $number } mensagens como estas
    }
command-help = Esta ajuda está em inglês.
command-inputs = Uma entrada (INPUT) é um Sudoku (uma linha de células ou uma grade), um arquivo com Sudokus, ou - para a entrada padrão.
command-no-file = { $reason } { command-inputs }
command-neither = “{ $found }” não é um Sudoku nem um arquivo. { command-inputs }
command-puzzle = Sudoku
command-problem = problema
command-argument = argumento { $number }
command-input = entrada padrão
family-needs-puzzle = este problema precisa das suas pistas: uma linha com um sinal por célula, ou um arquivo com linhas assim.
command-output = a saída padrão
command-no-window = este programa foi compilado sem a janela; veja recuo --help
command-twice = { $strategy } foi indicada mais de uma vez e é comparada uma só vez
command-interrupted = interrompido no passo { $step }
command-interrupted-runs = interrompido; execuções terminadas: { $done }
command-interrupted-file = interrompido; { $name } não foi escrito
command-interrupted-check = interrompido; { $name } não foi verificado até o fim
command-interrupted-waiting = interrompido à espera da entrada
command-interrupted-made =
    { $count ->
        [one] interrompido: foi gerado um Sudoku
       *[other] interrompido: foram gerados { $number } Sudokus
    }

# Argumentos que não podem ser lidos
expected-names = esperava-se um destes: { $names }
expected-boxes = esperavam-se linhas x colunas, como 2x3
expected-window = esperava-se largura x altura, de { $least } a { $most }, como 1280x800
expected-side = esperava-se um lado de 4 a 16
expected-ending = esperava-se um nome terminado em um destes: { $endings }
expected-range = esperavam-se dois passos, como 1..500, e um deles pode faltar
expected-alignment = esperava-se step, guess, work ou share
expected-address = esperava-se um endereço que comece com https:// ou http://
expected-amount = esperava-se um número inteiro de { $least } a { $most }
expected-shard = esperava-se K/N: qual parte, a partir de 1, e de quantas, até { $most }
expected-rows = { $name } não é nome para linhas de dados: esperava-se um terminado em { $endings }
expected-scale = esperava-se um número de { $least } a { $most }
expected-speed = esperava-se um número de imagens por segundo, de { $least } a { $most }

# Argumentos que não combinam
usage-range = o passo { $first } vem depois do passo { $last }
usage-trace = --from { $first } vem depois de --to { $last }: não há nada para mostrar
usage-size = regiões de { $boxes } dão um tabuleiro de lado { $size }: indique --size { $size }
usage-command = não existe o comando { $name }; os comandos são { $names }
usage-lesson = uma lição tem as suas próprias estratégias e objetivos
usage-recording = a execução de um programa tem o objetivo dela, e nenhuma estratégia para escolher
export-not-naive = nesta linguagem só se escrevem programas de naive, com o objetivo first ou all
usage-boards = uma imagem mostra de 1 a { $most } tabuleiros, e não { $found }
usage-what = --what é { $whats }, e não serve para { $kind }
usage-what-for = { $what } para { $endings }

# Até onde chegou
progress-run = { $steps } passos  { $rate } passos/s  profundidade { $depth }
progress-proof = { $name }  { $steps } passos  { $rate } passos/s
progress-written = Feito: { $done } de { $all }
progress-runs = { $done } execuções
progress-made = { $done } de { $all } Sudokus criados, tabuleiro { $tries } do próximo

# Contadores, com a quantidade de cada um
count-search = busca
count-inference = dedução
count-time = tempo
count-steps =
    { $count ->
        [one] { $number } passo
       *[other] { $number } passos
    }
count-selects =
    { $count ->
        [one] { $number } escolha
       *[other] { $number } escolhas
    }
count-tests =
    { $count ->
        [one] { $number } teste
       *[other] { $number } testes
    }
count-conflicts =
    { $count ->
        [one] { $number } conflito
       *[other] { $number } conflitos
    }
count-placements =
    { $count ->
        [one] { $number } palpite
       *[other] { $number } palpites
    }
count-backtracks =
    { $count ->
        [one] { $number } recuo
       *[other] { $number } recuos
    }
count-dead-ends =
    { $count ->
        [one] { $number } beco sem saída
       *[other] { $number } becos sem saída
    }
count-naked-singles =
    { $count ->
        [one] { $number } candidato único
       *[other] { $number } candidatos únicos
    }
count-hidden-singles =
    { $count ->
        [one] { $number } lugar único
       *[other] { $number } lugares únicos
    }
count-eliminations =
    { $count ->
        [one] { $number } candidato riscado
       *[other] { $number } candidatos riscados
    }
count-sweeps =
    { $count ->
        [one] { $number } passagem
       *[other] { $number } passagens
    }
count-nodes =
    { $count ->
        [one] { $number } nó
       *[other] { $number } nós
    }
count-max-depth = profundidade máxima { $number }
count-jumps =
    { $count ->
        [one] { $number } salto
       *[other] { $number } saltos
    }
count-skipped = saltados: { $number }
count-learned = aprendidas: { $number }
count-reused = reaproveitadas: { $number }

# recuo solve
solve-heading = { $name } · { $strategy } · objetivo { $goal }
solve-grid-solved = { $family ->
    [sudoku] Sudoku resolvido:
   *[other] Resolvido:
    }
solve-grid-none = { $family ->
    [sudoku] Não é possível resolver o Sudoku.
   *[other] Não é possível resolver.
    }
solve-estimate-grid = Uma estimativa não é uma grade: --estimate escreve text, json ou csv.
solve-solution = solução { $number }
solve-full = nada a fazer: o tabuleiro estava completo
solve-as-asked =
    { $count ->
        [one] 1 solução encontrada, como foi pedido
       *[other] { $number } soluções encontradas, como foi pedido
    }
solve-exactly =
    { $count ->
        [one] exatamente 1 solução
       *[other] exatamente { $number } soluções
    }
solve-gave-up = desistiu: uma passagem inteira não preencheu nada, { $empty }
solve-impossible = sem solução: uma célula ficou sem candidatos, { $empty }
solve-stays-empty =
    { $count ->
        [one] fica 1 célula vazia
       *[other] ficam { $number } células vazias
    }
solve-stopped =
    parou antes do fim, { $solutions ->
        [one] 1 solução
       *[other] { $found } soluções
    } até agora, { $count ->
        [one] 1 célula vazia
       *[other] { $number } células vazias
    }

# recuo at
at-never =
    isso nunca acontece: a execução termina depois de { $count ->
        [one] 1 passo
       *[other] { $number } passos
    }.
at-heading = { $name } · { $strategy } · passo { $step }
at-stack = pilha, a partir da raiz:
at-place = { $value } na { $house }
at-tried = testados { $options }
at-blames = culpa: { $cells }
at-candidates = candidatos:
at-candidates-unseen = candidatos (esta estratégia não olha para eles):

# recuo why
why-givens = pistas: { $list }
why-way = um caminho não tem pistas nem palpites que se possam tirar.
why-steps = verificado em { count-steps }

# recuo compare
compare-listed = Os Sudokus um a um: --format csv ou jsonl.

# recuo check, recuo new-lesson
check-good = { $name }: tudo certo
new-lesson-written = Pronto: { $name }. Altere-o e depois: recuo check { $name }
new-lesson-exists = { $name } já existe. Escolha outro nome.

# recuo program: os comentários dos programas
comment-about = Resolve o problema abaixo por backtracking. Cada linha impressa com @ no início é um evento.
comment-watch = Para ver a execução: { $command }
comment-lines = Copie estas linhas para o seu programa, cada uma para o lugar que o comentário descreve.
comment-from-0 =
    { $family ->
        [queens] Aqui as linhas contam a partir de 0, e as colunas a partir de 1.
        [map] Aqui os nós contam a partir de 0, e as cores a partir de 1.
       *[other] Aqui as linhas e as colunas contam a partir de 0, e os valores a partir de 1.
    }
comment-from-1 = Aqui tudo se conta a partir de 1.
comment-grid = 0 é uma célula vazia.
comment-region = As células de uma região têm a mesma letra.
comment-queens = A coluna da rainha de cada linha; 0 é uma linha ainda sem rainha.
comment-edges = Pares de vizinhos, pelos seus lugares na lista acima.
comment-colours = A cor de cada nó; 0 é um nó ainda sem cor.
comment-event = Imprime um evento e a linha deste programa de onde ele vem.
comment-header = Imprime qual é o problema.
comment-holder =
    { $family ->
        [queens] A linha cuja rainha ataca este lugar, se houver uma: na coluna, depois nas diagonais.
        [map] O vizinho que já tem esta cor, se houver um.
        [latin] A célula que já tem este valor, se houver uma: na linha, depois na coluna.
        [jigsaw] A célula que já tem este valor, se houver uma: na linha, na coluna, na região.
        [diagonal] A célula que já tem este valor, se houver uma: linha, coluna, região, diagonais.
        [windows] A célula que já tem este valor, se houver uma: linha, coluna, região, janela.
       *[other] A célula que já tem este valor, se houver uma: na linha, na coluna, na região.
    }
comment-solve =
    { $family ->
        [queens] Preenche esta linha e as seguintes. Devolve se a busca terminou.
        [map] Colore este nó e os seguintes. Devolve se a busca terminou.
       *[other] Preenche esta célula e as seguintes. Devolve se a busca terminou.
    }
comment-given = As pistas não mudam.
comment-puzzle = antes de tudo, o problema
comment-select =
    { $family ->
        [queens] é a vez desta linha
        [map] é a vez deste nó
       *[other] é a vez desta célula
    }
comment-conflict =
    { $family ->
        [queens] esta coluna foi testada e recusada
        [map] esta cor foi testada e recusada
       *[other] este valor foi testado e recusado
    }
comment-place =
    { $family ->
        [queens] a rainha é colocada
        [map] a cor é escrita
       *[other] o valor é escrito
    }
comment-backtrack =
    { $family ->
        [queens] a rainha é retirada
        [map] a cor é retirada
       *[other] o valor é retirado
    }
comment-solution = não resta nada a preencher
comment-done = a busca terminou

# recuo generate
program-none = não se escreve um programa inteiro para este problema; recuo export --what program escreve o da vista de código.
generate-family = só são gerados Sudokus e as suas variantes, quadrados latinos, futoshikis, Sudokus killer de até 9×9 e labirintos; outros problemas podem começar com pistas suas.
generate-made = { $difficulty } para { $strategy }, semente { $seed }: { $amount } ({ $least } a { $most })
generate-left-empty =
    { $count ->
        [one] { $number } célula que fica vazia
       *[other] { $number } células que ficam vazias
    }
generate-none =
    não há nenhum Sudoku assim: de { $tries } tabuleiros a partir da semente { $seed }, nenhum tem de { $least } a { $most } { $charge ->
        [empty] células que ficam vazias
       *[backtracks] recuos
    }

# Uma lição no terminal
lesson-help = n ou Enter: etapa seguinte; p: etapa anterior; A a D: responder; + ou -: um passo para a frente ou para trás (+5 ou -5: cinco passos); 5: ir para o passo 5; g: o tabuleiro em grade; w: o tabuleiro em palavras; k: contadores; r: repetir; ? beco: o que quer dizer uma palavra; h: esta ajuda; q: sair.
lesson-answer-first = Responda primeiro: A a D. Repita o comando para avançar sem responder.
lesson-over = Foi a última etapa. Enter de novo para sair.
lesson-no-command = { $line } não é um comando; h mostra todos.
lesson-no-question = Aqui não há nenhuma pergunta aberta com essa resposta. n vai para a próxima etapa.
lesson-no-word = { $word } não está no glossário, que tem: { $names }.
lesson-score = Fim da lição. Perguntas { $score }.
lesson-order = Escreva as letras em ordem, como CAB, e deixe de fora as das linhas que não pertencem à função.
lesson-shown =
    { $times ->
        [one] Uma resposta errada pode vir da ideia “{ $text }” { $truth } Para ver: recuo lesson { $lesson } --text
       *[other] { $times } respostas erradas mostram a ideia “{ $text }” { $truth } Para ver: recuo lesson { $lesson } --text
    }

# O que as execuções de uma lição não confirmam
proof-false = `{ $name }` não é verdade: a execução tem { $count }.
proof-false-over =
    `{ $name }` não é verdade: a execução tem { $count }; o outro tabuleiro, { $over ->
        [0] 0.
       *[other] { $other }: { $times } vezes esse número.
    }
proof-never = a execução nunca chega a este ponto.
proof-too-far = a execução não chega a este ponto em { $steps } passos.
proof-order = esta etapa está no passo { $step }, antes da anterior na lista, que está no passo { $before }: as etapas são escritas na ordem da execução.
proof-other-board = esta etapa é de outro tabuleiro: esperava-se uma do tabuleiro da afirmação, ou `alignment: "step"`.
proof-no-answer = depois do passo { $step }, esta pergunta não tem resposta, ou só tem uma possível.
proof-no-mistake = “{ $answer }” não está entre as respostas erradas desta pergunta: { $wrong }.
proof-two-right = duas opções dizem “{ $answer }”.
proof-no-line = o programa da estratégia deste tabuleiro não tem a linha `{ $line }`.
proof-alignment = não faz sentido aqui: um tabuleiro sozinho não se alinha com nenhum, e `share` só serve quando todas as buscas terminam.
proof-number = nada prova o número { $number }: faça dele uma afirmação (`claims`) e escreva o nome dela entre chaves.
proof-house = o texto em `{ $language }` só menciona “{ $named }”, onde nenhuma célula tem o { $value }: ele é recusado por causa de { $with }, em “{ $house }”.
# Words for these houses in lesson texts, in lower case.
words-row = linha linhas
words-column = coluna colunas
words-box = região regiões caixa caixas bloco blocos quadrante quadrantes
proof-not-refused = `{ $name }` diz o que recusou um valor, e aqui nenhum é recusado: esperava-se uma etapa num `Conflict`.
proof-told =
    a resposta, “{ $answer }”, pode ser lida antes de ser dada: { $place ->
        [heading] no título da lição (`{ $language }`).
        [goal] no objetivo da lição (`{ $language }`).
        [introduction] na introdução (`{ $language }`).
        [title] no título da etapa (`{ $language }`).
        [text] no texto da etapa (`{ $language }`).
        [question] na pergunta (`{ $language }`).
        [earlier] a etapa { $number } já a disse (`{ $language }`).
        [past] a etapa { $number } já a disse (`{ $language }`).
        [mark] a etapa marca a célula.
       *[counter] um contador do tabuleiro { $number } a mostra. Pergunte outra coisa ou esconda o tabuleiro (`hide`).
    }
proof-letter = as fontes do programa não têm a letra “{ $letter }”: ela ficaria em branco.

# Janelas e arquivos: o que uma página nunca diz
window-no-display = não há onde abrir a janela (DISPLAY e WAYLAND_DISPLAY não estão definidas).
window-not-opened = não foi possível abrir a janela: { $reason }. No Linux ela precisa de OpenGL e de um servidor gráfico: o de DISPLAY (X11) ou, se DISPLAY não está definida, o de WAYLAND_DISPLAY.
window-graphics = o sistema gráfico recusa os shaders da janela; talvez um mais recente os aceite, e no Linux basta LIBGL_ALWAYS_SOFTWARE=1 para desenhar sem ele: { $reason }
window-panic = um erro interno, mostrado acima, fechou a janela. Por favor, comunique o problema.
reload-fault = Há um erro no arquivo da lição. A última versão boa é mostrada.
no-file-dialog = Aqui não há janela para escolher arquivos. Digite o caminho do arquivo ou arraste-o para esta janela.
open-path = ou o caminho de um arquivo
open-read = Ler
file-missing = O arquivo { $name } não existe.
file-folder = { $name } é uma pasta, e esperava-se um arquivo.
export-replace = Substituir o que já existe
write-exists = { $name } já existe. Escolha outro nome ou permita a substituição.
    .command = { $name } já existe; com --force é substituído.
write-no-folder = Não foi possível criar { $name }, porque essa pasta não existe. Crie a pasta primeiro ou escolha outra.
write-not-a-file = { $name } não é um arquivo que possa ser substituído. Escolha outro nome.
write-refused = Não foi possível criar { $name }: não é permitido gravar nessa pasta. Escolha outra.
write-full = Não há espaço em disco para { $name }. Nada foi gravado.
write-too-large = { $name } seria maior do que o permitido. Nada foi gravado.
write-other = Não foi possível criar { $name }: { $reason }
usage-option = { $option } é para { $kinds }, e não para { $kind }
usage-board = não existe o tabuleiro { $number }: eles vão de 1 a { $count }
usage-one-board = um registro é de um só tabuleiro: escolha-o com --board, de 1 a { $count }
judge-right = Nenhuma falha: cada passo respeita as regras, e não falta nenhuma solução que o objetivo pede.
judge-no-difference = Passo a passo faz o mesmo que { $strategy }.
judge-difference = Primeira diferença em relação a { $strategy }, no passo { $step }:
judge-program-does = O programa: { $event }
judge-strategy-does = { $strategy } (passo { $step }): { $event }
judge-ends = mais nada
judge-fault = Passo { $step }{ $line ->
        [0] {""}
       *[other] {" "}(linha { $line })
    }: { $text }
judge-faults =
    { $count ->
        [one] 1 falha
       *[other] { $faults } falhas
    } em { $events ->
        [one] 1 evento
       *[other] { $number } eventos
    }, { $solutions ->
        [one] uma solução
       *[other] { $found } soluções
    }.
judge-more = Mais { $count }.
judge-cut = A saída se interrompe antes do fim da execução: é julgado o que há.
judge-stopped = O programa foi parado depois de { $seconds } s. Podem faltar linhas que ele ainda não tinha enviado.
judge-silent = O programa fechou a saída, continuou em execução e foi parado.
judge-crashed = O programa quebrou com o código de saída { $code }. Podem faltar linhas que ele ainda não tinha enviado.
judge-killed = O programa foi morto{ $signal ->
        [none] {""}
       *[other] {" "}(sinal { $signal })
    }. Podem faltar linhas que ainda não tinham sido enviadas.
judge-exit-code = O programa terminou com o código de saída { $code }.
usage-page = um pacote (.zip) precisa da página: --page e a pasta web-build, escrita por assets/web/build, ou um arquivo compactado dela
usage-page-only = --page serve para pacotes (.zip)
package-page = { $name } não é a página que assets/web/build escreve
