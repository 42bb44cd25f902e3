# Português de Portugal: o que difere de pt.ftl.
command-inputs = Uma entrada (INPUT) é um Sudoku (uma linha de células ou uma grelha), um ficheiro com Sudokus, ou - para a entrada padrão.
command-neither = “{ $found }” não é um Sudoku nem um ficheiro. { command-inputs }
expected-ending = esperava-se um nome terminado num destes: { $endings }
family-needs-puzzle = este problema precisa das suas pistas: uma linha com um sinal por célula, ou um ficheiro com linhas assim.
lesson-help = n ou Enter: etapa seguinte; p: etapa anterior; A a D: responder; + ou -: um passo para a frente ou para trás (+5 ou -5: cinco passos); 5: ir para o passo 5; g: o tabuleiro em grelha; w: o tabuleiro por palavras; k: contadores; r: repetir; ? beco: o que quer dizer uma palavra; h: esta ajuda; q: sair.
proof-number = nada prova o número { $number }: faça dele uma afirmação (`claims`) e escreva o nome dela entre chavetas.
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
       *[counter] um contador do tabuleiro { $number } mostra-a. Pergunte outra coisa ou esconda o tabuleiro (`hide`).
    }
proof-letter = os tipos de letra do programa não têm a letra “{ $letter }”: ficaria em branco.
command-twice = { $strategy } foi indicada mais do que uma vez e é comparada uma só vez
window-no-display = não há nenhum ecrã onde abrir a janela (DISPLAY e WAYLAND_DISPLAY não estão definidas).
reload-fault = Há um erro no ficheiro da lição. É mostrada a última versão boa.
no-file-dialog = Aqui não há diálogo de ficheiros. Escreva o caminho do ficheiro ou arraste-o para esta janela.
open-path = ou o caminho de um ficheiro
file-missing = O ficheiro { $name } não existe.
file-folder = { $name } é uma pasta, e esperava-se um ficheiro.
write-not-a-file = { $name } não é um ficheiro que possa ser substituído. Escolha outro nome.
usage-one-board = um registo é de um só tabuleiro: escolha-o com --board, de 1 a { $count }
judge-cut = A saída interrompe-se antes do fim da execução: é julgado o que há.
usage-page = um pacote (.zip) precisa da página: --page e a pasta web-build, escrita por assets/web/build, ou um ficheiro comprimido dela
solve-estimate-grid = Uma estimativa não é uma grelha: --estimate escreve text, json ou csv.
