# Português de Portugal: o que difere de pt.ftl.
spoken-help = Setas: um passo. N: próxima etapa da lição. Tab: os controlos. H: todas as teclas.
exploring = a explorar: { $steps } passos
looking = Ainda não foi explorado até aí: a procurar…
key-presenter = Modo de apresentação: grande, em ecrã inteiro
key-clicker = Comando: de etapa em etapa, ou passo a passo
clicker-stops = O comando vai de etapa em etapa
clicker-goes-stops = O comando vai agora de etapa em etapa.
clicker-goes-steps = O comando vai agora passo a passo.
blank-screen = Ecrã em branco
key-blank = Ecrã em branco (B de um comando)
keys-files = Curso e ficheiros
keys-screen = Ecrã
view-why = Porquê
view-log = Registo
heat-counting = A contar: passo { $step } de { $goal }
program-save = Guardar…
program-save-hint = Guardar o programa num ficheiro
line-fail-jumping = Aqui não resta nenhuma opção: a resposta é não, com os palpites culpados. As chamadas sem culpa também terminam, até à última que a tem.
code-candidates =
    { $family ->
        [map] Os candidatos de um nó, por ordem crescente.
       *[other] Os candidatos de uma { family-cell }, por ordem crescente.
    }
look = Aspeto
settings-broken = Não foi possível ler algo que estava guardado (definições, progresso ou um problema). O ficheiro foi posto de lado, e começou-se um novo.
settings-unreadable = Não foi possível ler algo que estava guardado (definições, progresso ou um problema). O ficheiro ficou como está.
settings-unsaved = Não foi possível guardar as definições, o progresso ou um problema.
link-copy = Copiar uma ligação para este momento
link-copied = A ligação foi copiada.
link-newer = Esta ligação é de uma versão mais recente e não pode ser lida aqui. Esta é a primeira lição.
link-broken = Não foi possível ler a ligação; talvez esteja cortada. Esta é a primeira lição.
link-title = Um problema partilhado
link-text = Este momento foi partilhado por uma ligação.
tree-hint = Clique: ir até lá. Duplo clique ou botão direito: recolher, expandir. Roda do rato: zoom. Arrastar: mover.
own-boards-text = O problema da lição, com as buscas que escolheu. O que a lição dizia valia para os tabuleiros dela; em “Tabuleiros” pode voltar a eles.
read-forms = O que pode ser lido: ficheiros de Sudoku (.sdk, .sdm, .ss, .sdx, OpenSudoku); tabelas (CSV, TSV, Markdown, HTML); listas entre parênteses retos, de qualquer linguagem; uma linha: 81 sinais para 9×9; linhas, com ou sem moldura; labirintos, futoshikis e Sudokus killer; o nome de um problema, como subset-sum:9:3,4,5. Os sinais para uma célula vazia: { $blanks }
read-packed-link = esta ligação contém um Sudoku compactado, que só o próprio sítio pode abrir. Copie o tabuleiro de lá.
read-nothing = Não há aqui nenhum Sudoku. O texto começa por “{ $text }”.
goal-unknown = “{ $found }” não é um objetivo. Esperava-se "first", "all" ou quantas soluções procurar (1 ou mais).
field-control = o carácter { $found } é invisível. Esperavam-se palavras, espaços e mudanças de linha.
field-name = um nome é feito de letras sem acentos, algarismos e hífenes, no máximo { $longest }.
field-elsewhere = noutro problema a contagem vai até ao fim da execução: aqui não há `at`, `over` nem `all-solutions`.
field-brace = há uma chaveta sozinha. O nome de um número fica entre duas chavetas; para escrever uma chaveta, use duas seguidas.
link-version = A ligação é da versão “{ $version }”, e este programa lê as versões 1 e 2.
link-parts = A ligação está incompleta: esperavam-se oito ou nove partes separadas por ; com { $longest } caracteres no máximo.
link-family = Não foi possível ler o problema da ligação: esperava-se um nome como queens:8 ou map:brazil:4, e não “{ $found }”.
link-cells = Não foi possível ler as células da ligação: esperava-se um algarismo, uma letra ou . por célula, e não “{ $found }”.
link-boards = Não foi possível ler os tabuleiros da ligação: esperavam-se de uma a quatro estratégias, como naive*all, e não “{ $found }”.
link-step = Não foi possível ler o passo da ligação: esperava-se um número, e não “{ $found }”.
link-language = Não foi possível ler o idioma da ligação: esperava-se pt, pt-PT, es ou en, e não “{ $found }”.
link-alignment = Não foi possível ler o alinhamento da ligação: esperava-se um alinhamento e um tabuleiro, como guess*1, e não “{ $found }”.
link-names = Não foi possível ler os nomes da ligação: esperavam-se letras, algarismos e hífenes, e não “{ $found }”.
link-problem = No problema da ligação, { $reason }
open-title = Abrir um Sudoku, uma lição ou uma ligação
open-hint = Escreva ou cole aqui: um Sudoku, uma lição inteira ou uma ligação para um momento.
open-first-of = Chegaram { $count } ficheiros. Só o primeiro foi lido: { $name }.
open-file = Escolher um ficheiro…
open-drop = Também pode largar um ficheiro em qualquer sítio da página.
verdict-reading = A ler… Sudokus até agora: { $count }
verdict-link =
    Uma ligação para o passo { $step }: { $puzzle }; { $boards ->
        [one] um tabuleiro
       *[other] { $boards } tabuleiros
    }.
file-not-text = { $name } não é um ficheiro de texto. Se devia ser, guarde-o em UTF-8.
puzzle-text = Este problema foi escrito, colado ou lido de um ficheiro.
key-open = Abrir um Sudoku, uma lição ou uma ligação
set-puzzles-binned = problema; cada barra junta { $count }: a mediana, e uma linha até ao maior
timeline-hidden = Esta parte fica oculta até se chegar a ela. Prima End para ir ao fim ou escolha Aspeto → Revelar o que vem.
future-hidden = Isso revelaria o que vem a seguir. Aspeto → Revelar o que vem permite mostrá-lo, exceto enquanto há perguntas ou um aluno está a trabalhar.
reason-asked = Porque não { $asked }?
reason-looking = A procurar um motivo…
doom-unknown = A verificar se ainda é possível chegar a uma solução…
doom-some = Nenhuma solução é possível; a verificar que palpite é o culpado…
doom-counting = A contar os passos desperdiçados…
export-own-rules = O texto de um problema não guarda as regras que uma lição acrescentou. Exporte a lição: FICHEIRO.ron
export-not-ours = Esta execução vem de um programa seu, que não pode ser exportado como programa ou lição do recuo. Uma lição mostra uma execução assim com program: "FICHEIRO".
export-trace-csv = Registo de um tabuleiro (CSV)
export-trace-jsonl = Registo de um tabuleiro (JSON, um evento por linha)
export-too-many = São { $count } passos, e um ficheiro leva no máximo { $most }. Escolha um intervalo mais curto ou deixe passos de fora.
    .command = São { $count } passos, e um ficheiro leva no máximo { $most }. Escolha menos com --steps, --every ou --moves.
kind-trace = um registo
export-end = até ao fim
own-lesson =
    Uma lição com um Sudoku seu: diga de que trata, guarde o ficheiro e verifique-o com
        recuo check FICHEIRO
    Tudo o que se pode escrever aqui está, em inglês, em lessons/REFERENCE.md (ou: recuo lesson-reference).
    Um idioma basta: um texto simples, como title: "Um Sudoku meu", aparece em todos os idiomas.
export-name = Nome do ficheiro:
export-file = Ficheiro:
export-downloaded = { $name } está nas suas transferências.
export-exploring = { $name }: a explorar, { $steps } passos até agora
export-making = A criar { $name }
film-captions = As frases como legendas, num ficheiro ao lado (.vtt)
set-write = Guardar
answer-first = Responda primeiro, ou prima de novo para saltar.
answer-reveal = Prima de novo para ver a resposta certa.
fork-hint = O ramo é uma busca própria ao lado desta, igual até aqui. Vai nas exportações, mas não nas ligações.
link-without-address = A ligação foi copiada sem o endereço de uma página, por isso não se pode clicar nela. Indique um endereço em Aspeto.
frame-without-address = Nada foi copiado: um quadro precisa do endereço de uma página com este programa. Indique um em Aspeto.
link-address = Endereço das ligações:
link-without-map = Nada foi copiado: as ligações só conhecem os mapas e as regras que vêm com o programa.
link-without-branches = Ligação copiada. Abre os tabuleiros sem os ramos.
editing-title = O meu problema
editing-hint = Escreva algarismos, toque numa célula e numa tecla, cole ou largue aqui um ficheiro.
editing-kept = Tudo fica guardado.
editing-unkept = Aqui não é possível guardar nada, e as alterações perdem-se ao fechar a janela: guarde o problema num ficheiro.
editing-looking = A contar soluções: { $steps } passos até agora
editing-save = Guardar
learners-hint = Cada aluno tem o seu próprio progresso. As definições e o problema do editor são comuns a todos.
family-no-map = não existe o mapa “{ $name }”. Esperava-se um ficheiro ou um destes: { $maps }.
posed-no-file = { $name } precisa de um ficheiro, como { $name }:meu-{ $name }.txt.
answers-csv = Respostas em CSV, para uma folha de cálculo
guide-save = Guardar o guia do professor
export-strip = Sequência para fichas de trabalho (PDF, um passo por página)
export-handout = Ficha de trabalho: a lição em papel (PDF)
ask-lines = Ponha por ordem as linhas desta função, como estão nela. Duas não lhe pertencem.
ask-next-cell =
    { $deed ->
        [emptied]
            { $kind ->
                [map] Que nó perde a cor agora?
                [queens] Que linha perde a rainha agora?
               *[other] Que célula é esvaziada agora?
            }
        [stuck]
            { $kind ->
                [map] Que nó ficou sem nenhuma cor possível?
                [queens] Que linha ficou sem nenhuma casa possível?
               *[other] Que célula ficou sem candidatos?
            }
        [chosen]
            { $kind ->
                [map] Que nó é escolhido agora?
                [queens] Que linha é escolhida agora?
               *[other] Que célula é escolhida agora?
            }
       *[other]
            { $kind ->
                [map] Que nó recebe a próxima cor?
                [queens] Que linha recebe a próxima rainha?
               *[other] Que célula é preenchida agora?
            }
    }
ask-next-value =
    { $deed ->
        [tested]
            { $kind ->
                [map] Que cor é testada agora em { $cell }?
                [queens] Que casa é testada agora na { $cell }?
               *[other] Que valor é testado agora em { $cell }?
            }
        [tried]
            { $kind ->
                [map] Que cor é tentada agora em { $cell }?
                [queens] Que casa é tentada agora na { $cell }?
               *[other] Que valor é tentado agora em { $cell }?
            }
       *[other]
            { $kind ->
                [map] Que cor { $cell } recebe agora?
                [queens] Que casa da { $cell } recebe a rainha agora?
               *[other] Que valor { $cell } recebe agora?
            }
    }
ask-next-written =
    { $kind ->
        [map] Que nó recebe a próxima cor?
        [queens] Que linha recebe a próxima rainha?
       *[other] Que célula recebe o próximo valor?
    }
ask-take-back = Que palpite deve ser retirado para que uma solução volte a ser possível?
ask-which-peer =
    { $told ->
        [both]
            { $kind ->
                [map] Que nó impede { $value } em { $cell }?
                [queens] Que linha impede { $value } na { $cell }?
               *[other] Que célula impede o { $value } em { $cell }?
            }
       *[other]
            { $kind ->
                [map] Que nó impede a próxima cor?
                [queens] Que linha impede a próxima casa?
               *[other] Que célula impede o próximo valor?
            }
    }
mistake-skipped = O { $value } ({ $at }) vem depois: antes dele há algo a testar.
    .rest = As opções são testadas por ordem, e nenhuma fica para trás.
    .name = Deixar uma opção para trás
mistake-fits = O { $value } serve em { $at }: não está na mesma linha, nem na coluna, nem na região.
    .rest = Um valor só é recusado quando já está noutra célula da mesma linha, coluna ou região.
    .name = Recusar um valor que serve
field-file = esperava um ficheiro na pasta da lição ou abaixo dela, sem .. e sem unidade de disco
field-no-files = não há esse ficheiro ao lado da lição; abra a lição a partir da pasta em que estão os ficheiros
field-source-ending = esperava um programa: um ficheiro com nome terminado em .c, .cpp, .cs, .java, .js, .m, .py ou .rs
field-source-mark = a linha { $line } deste ficheiro tem a marca { $mark }, que não é um passo nem algo que se explique
own-select = O programa passa a { $cell }.
own-naive = Pôr a procura básica ao lado
link-without-program = Uma ligação não leva a execução de um programa. Guarde a saída num ficheiro e passe-o.
own-done = O programa diz que a procura terminou.
unseen-output = Só um programa próprio tem saída. As procuras do recuo não escrevem nada.
unseen-flow = O fluxograma é das procuras do recuo, não de um programa próprio.
rules-unknown = Só o programa conhece as regras deste tabuleiro: nenhuma procura do recuo pode ficar ao lado dele.
not-of-programs = Isto faz-se com as procuras do recuo, e não com a execução de um programa: ela é o que foi.
program-no-source =
    { $line ->
        [0] Para ver o programa aqui, abra-o com --source FICHEIRO. Para ver a linha acesa, escreva o número dela no fim de cada evento, como em @place R1C3 4 :42
       *[other] Linha { $line } de { $name }. Para ver o programa aqui, abra-o com --source FICHEIRO.
    }
judge-overlooked = Todos os valores que quebram uma regra chocam { $kind ->
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
not-judged-yet = A execução do programa ainda está a ser lida. É julgada quando terminar.
address-unreadable = Não é possível ler a lição em { $address }. O endereço pode estar errado, o servidor pode não responder ou não permitir que outras páginas leiam os seus ficheiros (Access-Control-Allow-Origin). O endereço de outro servidor começa com https.
tap-answer-typed = Toque na sua resposta ou escreva-a.
when-fault = no carácter { $column }: { $reason }
when-looking = A procurar…
when-looking-share = A procurar: { $percent } % feito.
when-looking-left = A procurar: { $percent } % feito, faltam { $seconds } s.
