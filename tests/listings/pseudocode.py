"""Runs pseudocode. Every line is translated into Python by the forms below, which say once what each
says in English, Portuguese and Spanish; a line of any other form is refused."""

import re
import sys

TONGUES = ["en", "pt", "es"]

# Where `<c>` stands there is a condition, `<e>` an expression, `<s>` a statement, `<n>` a name and
# `<a>` names between commas. In Python `it` is what the last loop or condition was about, and `them`
# what was looked for last.
STATEMENTS = """
function <n>(<a>) | função <n>(<a>) | función <n>(<a>) => def <n>(<a>):
function <n>() | função <n>() | función <n>() => def <n>():
program | programa | programa => def main():
if <c> | se <c> | si <c> => if <c>:
if <c>, <s> | se <c>, <s> | si <c>, <s> => if <c>: <s>
else if <c> | senão, se <c> | si no, si <c> => elif <c>:
else | senão | si no => else:
while <c> | enquanto <c> | mientras <c> => while <c>:
repeat | repete | repetir => while True:
for each cell | para cada célula | para cada casilla => for CELL in CELLS:
for each cell, row by row | para cada célula, linha a linha | para cada casilla, fila a fila => for CELL in CELLS:
for each empty cell | para cada célula vazia | para cada casilla vacía => for CELL in empty_cells():
for each empty cell, row by row | para cada célula vazia, linha a linha | para cada casilla vacía, fila a fila => for CELL in empty_cells():
for each cell of this row | para cada célula desta linha | para cada casilla de esta fila => for CELL in house(ROW, COLUMN, 0):
for each cell of this column | para cada célula desta coluna | para cada casilla de esta columna => for CELL in house(ROW, COLUMN, 1):
for each cell of the box | para cada célula da região | para cada casilla de la región => for CELL in house(ROW, COLUMN, 2):
for each cell of its diagonals | para cada célula das suas diagonais | para cada casilla de sus diagonales => for CELL in house(ROW, COLUMN, 3):
for each cell of its window, if it has one | para cada célula da sua janela, se houver | para cada casilla de su ventana, si la hay => for CELL in house(ROW, COLUMN, 3):
for each other row | para cada outra linha | para cada otra fila => for peer in CELLS:
for each other row, d rows away | para cada outra linha, a d linhas desta | para cada otra fila, a d filas de esta => for peer, d in away(CELL):
for each neighbour of <e> | para cada vizinho de <e> | para cada vecino de <e> => for peer in PEERS[CELL]:
for each empty peer of <e> | para cada célula vazia que vê esta | para cada casilla vacía que ve a esta => for peer in empty_peers(CELL):
for each other cell | para cada outra célula | para cada otra casilla => for peer in PEERS[CELL]:
for each cell of the box or cage | para cada célula da região ou gaiola | para cada casilla de la región o jaula => for CELL in PEERS[place(locals())]:
for each relation of this cell | para cada relação em que está | para cada relación en la que está => for RELATION in relations_of(place(locals())):
for each <n> in <n>(<a>) | para cada <n> em <n>(<a>) | para cada <n> en <n>(<a>) => for <n> in <n>(<a>):
sort <n> by <n>, least first | ordena <n> por <n>, do menor ao maior | ordenar <n> por <n>, de menor a mayor => <n>.sort(key=<n>)
try the next | passa ao próximo | pasar al siguiente => continue
write the place of each square | escreve o lugar de cada casa | escribir el lugar de cada casilla => pass
way[<e>] ← <e> | caminho[<e>] ← <e> | camino[<e>] ← <e> => BOARD[<e>] = <e>
for each given | para cada pista | para cada pista => for given in CLUES:
for each row | para cada linha | para cada fila => for line in range(N):
for <n> from 1 to N | para <n> de 1 a N | para <n> de 1 a N => for <n> in range(1, N + 1):
for <n> from 1 to N - 1 | para <n> de 1 a N - 1 | para <n> de 1 a N - 1 => for <n> in range(1, N):
for <n> from 1 to N, least rank first | para <n> de 1 a N, do menor peso ao maior | para <n> de 1 a N, de menor a mayor peso => for <n> in by_rank(range(1, N + 1), place(locals())):
for <n> from N down to 1 | para <n> de N até 1 | para <n> de N a 1 => for <n> in range(N, 0, -1):
for each <n> in mask[cell], ascending | para cada <n> da sua máscara, do menor ao maior | para cada <n> de su máscara, de menor a mayor => for <n> in sorted(MASK[CELL]):
for each <n> in mask[cell], descending | para cada <n> da sua máscara, do maior ao menor | para cada <n> de su máscara, de mayor a menor => for <n> in sorted(MASK[CELL], reverse=True):
for each <n> in mask[cell], least rank first | para cada <n> da sua máscara, do menor peso ao maior | para cada <n> de su máscara, de menor a mayor peso => for <n> in by_rank(sorted(MASK[CELL]), CELL):
for each (<a>) of constraint, ascending | para cada (<a>), do menor ao maior | para cada (<a>), de menor a mayor => for <a> in options(CONSTRAINT):
for each (<a>) of constraint, values descending | para cada (<a>), valores do maior ao menor | para cada (<a>), valores de mayor a menor => for <a> in sorted(options(CONSTRAINT), key=lambda option: -option[1]):
for each (<a>) of constraint, values by rank | para cada (<a>), valores do menor peso ao maior | para cada (<a>), valores de menor a mayor peso => for <a> in options_by_rank(CONSTRAINT):
for each nogood, in order | para cada proibição, da primeira à última | para cada prohibición, en orden => for nogood in NOGOODS:
for each constraint that is not met | para cada restrição não cumprida | para cada restricción sin cumplir => for CONSTRAINT in unmet():
return <e> | devolve <e> | devolver <e> => return <e>
return it | devolve-a | devolverla => return it
return this node | devolve-o | devolverlo => return it
write <q> | escreve <q> | escribir <q> => pass
write <q> and stop | escreve <q> e termina | escribir <q> y terminar => return
write the number of this solution | escreve o número desta solução | escribir el número de esta solución => solved()
write its values | escreve os seus valores | escribir sus valores => pass
write its numbers | escreve os seus números | escribir sus números => pass
write it into the first such cell | escreve-o na primeira que o tem | escribirlo en la primera que lo tiene => force(it)
write it there | escreve-o nela | escribirlo en ella => force(it)
write it there | escreve-o aí | escribirla ahí => force(it)
strike <e> and <e> ± d from mask[that row] | risca <e> e <e> ± d de máscara[dessa linha] | tachar <e> y <e> ± d de máscara[esa fila] => MASK[peer] -= {VALUE, VALUE - d, VALUE + d}
strike <e> from mask[peer] | risca <e> de máscara[dessa célula] | tachar <e> de máscara[esa casilla] => MASK[peer].discard(<e>)
mask of every cell ← {1, …, N} | máscara de todas as células ← {1, …, N} | máscara de todas las casillas ← {1, …, N} => fill_masks()
add the earliest of them to blamed | acrescenta o mais antigo a culpados | añadir el más antiguo a culpables => BLAMED.add(min(them))
add its others to blamed | acrescenta os outros a culpados | añadir las otras a culpables => BLAMED.update(others(nogood, place(locals())))
add the blamed guesses to the nogoods | junta os palpites culpados às proibições | añadir esas conjeturas a las prohibiciones => NOGOODS.append({peer: BOARD[peer] for peer in BLAMED})
add every guess to blamed | acrescenta todos os palpites a culpados | añadir todas las conjeturas a culpables => BLAMED.update(guesses())
add rest without this cell to blamed | junta resto sem esta célula a culpados | añadir resto sin esta casilla a culpables => BLAMED.update(REST - {place(locals())})
blamed ← rest | culpados ← resto | culpables ← resto => BLAMED.clear(); BLAMED.update(REST)
board ← saved | tabuleiro ← guardado | tablero ← guardado => restore(SAVED)
saved ← a copy of the whole board | guardado ← cópia do tabuleiro inteiro | guardado ← copia del tablero entero => SAVED = snapshot()
board ← the givens | tabuleiro ← as pistas | tablero ← las pistas => BOARD.cells[:] = GIVENS
grid[…] ← its given, or empty | tabuleiro[…] ← a sua pista, ou vazia | tablero[…] ← su pista, o vacía => BOARD[it] = GIVENS[it]
board[<e>] ← <e> | tabuleiro[<e>] ← <e> | tablero[<e>] ← <e> => BOARD[<e>] = <e>
mask[<e>] ← {} | máscara[<e>] ← {} | máscara[<e>] ← {} => MASK[<e>] = set()
grid[<e>] ← <e> | tabuleiro[<e>] ← <e> | tablero[<e>] ← <e> => BOARD[<e>] = <e>
(<a>) ← <e> | (<a>) ← <e> | (<a>) ← <e> => them = <e>; <a> = them or (None, None)
<n> ← <e> | <n> ← <e> | <n> ← <e> => <n> = them = <e>
<n>(its cell, its value) | <n>(a sua célula, o seu valor) | <n>(su casilla, su valor) => <n>(given, GIVENS[given])
<n>(<a>) | <n>(<a>) | <n>(<a>) => <n>(<a>)
<n>() | <n>() | <n>() => <n>()
"""

CONDITIONS = """
a value is missing | falta um valor | falta un valor => is_open(RELATION, place(locals()))
<n> = 0 and <n> ≠ target | <n> = 0 e <n> ≠ alvo | <n> = 0 y <n> ≠ objetivo => <n> == 0 and <n> != TARGET
<n> > target or <n> + <n> < target | <n> > alvo ou <n> + <n> < alvo | <n> > objetivo o <n> + <n> < objetivo => <n> > TARGET or <n> + <n> < TARGET
<n> > the number of squares | <n> > o número de casas | <n> > el número de casillas => <n> > len(CELLS)
<n> is the end | <n> é o fim | <n> es el final => <n> == END
<n> is a wall | <n> é parede | <n> es pared => GIVENS[<n>] < 0
the way has been on <n> | <n> já foi visitado | <n> ya se visitó => BOARD[<n>] > 0
<n> is not free | <n> não está livre | <n> no está libre => not is_free(<n>)
<n>(<n>, <n> + 1) | <n>(<n>, <n> + 1) | <n>(<n>, <n> + 1) => <n>(<n>, <n> + 1)
<n>(start, 2) | <n>(início, 2) | <n>(inicio, 2) => <n>(START, 2)
<c> and <c> | <c> e <c> | <c> y <c> => <c> and <c>
not <c> | não <c> | no <c> => not <c>
(<c>) | (<c>) | (<c>) => (<c>)
<n>(<a>) | <n>(<a>) | <n>(<a>) => <n>(<a>)
<n>() | <n>() | <n>() => <n>()
filled | preencheu | rellenó => <&>
no cell is empty | não há células vazias | no hay casillas vacías => not empty_cells()
cells are empty | há células vazias | quedan casillas vacías => empty_cells()
best is none | melhor é nenhuma | mejor es ninguna => best is None
there is none | não há nenhuma | no hay ninguna => them is None
there is no node | não há nenhum nó | no hay ningún nodo => them is None
there are none | não há nenhum | no hay ninguno => not them
one of them is a given | um deles é uma pista | uno de ellos es una pista => any(GIVENS[peer] for peer in them)
this cell is not in rest | esta célula não está em resto | esta casilla no está en resto => place(locals()) not in REST
there is only one | há um só | hay uno solo => len(them) == 1
it is empty | está vazia | está vacía => BOARD[it] == 0
its queen is in column | a sua rainha está nessa coluna | su reina está en esa columna => BOARD[it] == NUMBER
its queen is on a diagonal of (<a>) | a sua rainha está numa diagonal de (<a>) | su reina está en una diagonal de (<a>) => BOARD[it] and abs(BOARD[it] - NUMBER) == abs(it - CELL)
it has the same colour | tem a mesma cor | tiene el mismo color => BOARD[it] == NUMBER
it holds <e> | contém <e> | contiene <e> => BOARD[it] == <e>
mask[cell] is empty | máscara[célula] está vazia | máscara[casilla] está vacía => not MASK[CELL]
its mask is empty | a sua máscara está vazia | su máscara está vacía => not MASK[it]
constraint has no option | restrição não tem opções | restricción no tiene opciones => not options(CONSTRAINT)
it has fewer candidates than best | tem menos candidatos do que melhor | tiene menos candidatos que mejor => best is None or len(MASK[it]) < len(MASK[best])
it ties | empata | empata => len(MASK[it]) == len(MASK[best])
it has more empty neighbours than best | tem mais vizinhas vazias do que melhor | tiene más vecinas vacías que mejor => best is None or degree(it) > degree(best)
has more empty neighbours | tem mais vizinhas vazias | tiene más vecinas vacías => degree(it) > degree(best)
it has this guess | inclui este palpite | incluye esta conjetura => nogood.get(place(locals())) == NUMBER
its others stand | os outros estão de pé | las otras siguen en pie => all(BOARD[peer] == nogood[peer] for peer in others(nogood, place(locals())))
none or more than <d> are blamed | não há culpados ou são mais de <d> | no hay culpables o son más de <d> => not 1 <= len(BLAMED) <= <d>
every guess before their latest is blamed | todos antes do último têm culpa | todas antes de la última son culpables => BLAMED.issuperset(guesses(max(BLAMED)))
it has fewer options than best | tem menos opções do que melhor | tiene menos opciones que mejor => best is None or len(options(it)) < len(options(best))
an empty cell has no candidate | há uma célula vazia sem candidatos | hay una casilla vacía sin candidatos => (it := first(CELLS, 0)) is not None
no cell has exactly one candidate | nenhuma célula tem um só candidato | ninguna casilla tiene un solo candidato => (it := first(CELLS, 1)) is None
a cell has exactly one candidate | há uma célula com um só candidato | hay una casilla con un solo candidato => (it := first(CELLS, 1)) is not None
a digit has no place in a house | um algarismo não tem lugar numa unidade | una cifra no tiene lugar en una unidad => (it := first(PLACES, 0)) is not None
a digit has one place in a house | um algarismo só cabe num lugar | una cifra solo cabe en un lugar => (it := first(PLACES, 1)) is not None
"""

EXPRESSIONS = """
the sum of the items in, with this choice | a soma dos itens dentro, com esta escolha | la suma de los de dentro, con esta elección => chosen_sum(CELL, NUMBER)
the sum of the other undecided items | a soma dos outros itens por decidir | la suma de los otros elementos sin decidir => open_sum(CELL)
whether its sum is right | se a sua soma está certa | si su suma es correcta => is_right(RELATION, *ends(RELATION, place(locals()), NUMBER))
the least that its sum can become | o menor valor possível da sua soma | el menor valor posible de su suma => ends(RELATION, place(locals()), NUMBER)[0]
the most that its sum can become | o maior valor possível da sua soma | el mayor valor posible de su suma => ends(RELATION, place(locals()), NUMBER)[1]
whether a sum from <n> to <n> is right | se uma soma de <n> a <n> serve | si una suma de <n> a <n> sirve => is_right(RELATION, <n>, <n>)
a knight’s moves from <n>, on the board | os saltos do cavalo desde <n>, no tabuleiro | los saltos de caballo desde <n> => moves(<n>, KNIGHT)
right, below, left and above, on the board | à direita, abaixo, à esquerda e acima | derecha, abajo, izquierda y arriba => moves(SQUARE, STEPS)
how many of <n>(<a>) are free | quantas casas de <n>(<a>) estão livres | cuántas de <n>(<a>) están libres => sum(map(is_free, <n>(<a>)))
free | livre | libre => 0
start | início | inicio => START
1 | 1 | 1 => 1
−1 | −1 | −1 => -1
true | verdadeiro | verdadero => True
false | falso | falso => False
none | nenhuma | ninguna => None
no node | nenhum | ninguno => None
nobody | ninguém | nadie => set()
the peers that hold <n> | as vizinhas que têm <n> | las vecinas que tienen <n> => peers_with(place(locals()), <n>)
the rows with a queen that attacks it | as linhas com uma rainha que a ataca | las filas con una reina que la ataca => attackers(ROW, COLUMN)
the neighbours with this colour | os vizinhos com esta cor | los vecinos con este color => peers_with(CELL, NUMBER)
empty | vazia | vacía => 0
best | melhor | mejor => best
this cell | esta célula | esta casilla => it
this constraint | esta restrição | esta restricción => it
its place | o seu lugar | su lugar => divmod(it, N)
that candidate | esse candidato | ese candidato => min(them)
the place of best | o lugar de melhor | el lugar de mejor => divmod(best, N)
how many candidates <n>(<a>) strikes | quantos candidatos <n>(<a>) risca | cuántos candidatos tacha <n>(<a>) => struck(<a>)
what seed <d> draws for the two | o sorteio da semente <d> para os dois | el sorteo de la semilla <d> para ambos => drawn(<d>, *locals().values())
whether fewer than <d> nogoods are known | se há menos de <d> proibições | si hay menos de <d> prohibiciones => len(NOGOODS) < <d>
whether this was solution <d> | se esta foi a solução <d> | si esta fue la solución <d> => SOLVED[0] == <d>
the digits 1 to N that row, column and box do not hold | os algarismos de 1 a N que linha, coluna e região não têm | las cifras de 1 a N que fila, columna y región no tienen => left_for(CELL)
the digits 1 to N that no peer holds | os algarismos de 1 a N que nenhuma célula que vê esta tem | las cifras de 1 a N que ninguna casilla que ve a esta tiene => left_for(CELL)
the columns 1 to N that no queen attacks in this row | as colunas de 1 a N que nenhuma rainha ataca nesta linha | las columnas de 1 a N que ninguna reina ataca en esta fila => unattacked(CELL)
the colours 1 to N that no neighbour has | as cores de 1 a N que nenhum vizinho tem | los colores de 1 a N que ningún vecino tiene => left_for(CELL)
<n>(<a>) | <n>(<a>) | <n>(<a>) => <n>(<a>)
<n>() | <n>() | <n>() => <n>()
<a> | <a> | <a> => <a>
"""

# Says what a word means, and does nothing.
PROSE = {
    "a constraint is one of: this cell needs a value this row, column or box needs this digit",
    "its options are the (cell, value) that meet it",
    "uma restrição é uma destas: esta célula precisa de um valor"
    " esta linha, coluna ou região precisa deste algarismo",
    "as suas opções são os (célula, valor) que a cumprem",
    "una restricción es una de estas: esta casilla necesita un valor"
    " esta fila, columna o región necesita esta cifra",
    "sus opciones son los (casilla, valor) que la cumplen",
}

# The names of variables that the forms use, as the listings call them.
NAMES = {
    "en": dict(
        CELL="cell", CONSTRAINT="constraint", SAVED="saved", ROW="row", COLUMN="column",
        VALUE="value", NUMBER="number", BLAMED="blamed", REST="rest",
        RELATION="relation", SQUARE="square", TO="to", PLACE="place",
    ),
    "pt": dict(
        CELL="célula", CONSTRAINT="restrição", SAVED="guardado", ROW="linha", COLUMN="coluna",
        VALUE="valor", NUMBER="número", BLAMED="culpados", REST="resto",
        RELATION="relação", SQUARE="casa", TO="destino", PLACE="lugar",
    ),
    "es": dict(
        CELL="casilla", CONSTRAINT="restricción", SAVED="guardado", ROW="fila", COLUMN="columna",
        VALUE="valor", NUMBER="número", BLAMED="culpables", REST="resto",
        RELATION="relación", SQUARE="casilla", TO="destino", PLACE="lugar",
    ),
}
# What the cells of a family are called where a value says whether they are chosen.
CHOSEN = "chosen", "escolhido", "elegido"
# What the place of a value is called; the earlier ones first.
PLACES = "node row nó linha nodo fila item letter cell letra célula elemento casilla".split()
BEST = {"melhor": "best", "mejor": "best"}
PIECES = {"n": r"(\w+)", "a": r"(\w+(?:, \w+)*)", "d": r"(\d+)", "q": r'("[^"]*")'}


def renamed(text, words):
    """A text in the words of a family; the first word that fits counts."""
    if not words:
        return text
    own = dict(words)

    def whole(word):
        ends = r"(?<!\w)" if word[0].isalnum() else "", r"(?!\w)" if word[-1].isalnum() else ""
        return ends[0] + re.escape(word) + ends[1]

    return re.sub("|".join(whole(word) for word, _ in words), lambda found: own[found[0]], text)


def table(text, tongue, words):
    """The forms of a language as pairs of a pattern with the kinds of its pieces, and the Python."""
    forms = []
    for row in text.strip().splitlines():
        said, python = row.split(" => ")
        form = renamed(said.split(" | ")[TONGUES.index(tongue)], words)
        kinds = re.findall(r"<(\w)>", form)
        parts = [re.escape(part) for part in re.split(r"<\w>", form)]
        pattern = parts[0]
        for kind, part in zip(kinds, parts[1:]):
            pattern += PIECES.get(kind, "(.+)") + part
        forms.append((re.compile(pattern), kinds, python.replace("<&>", form)))
    return forms


class Translator:
    def __init__(self, tongue, words):
        self.forms = {
            "s": table(STATEMENTS, tongue, words),
            "c": table(CONDITIONS, tongue, words),
            "e": table(EXPRESSIONS, tongue, words),
        }
        self.names = {name: renamed(word, words) for name, word in NAMES[tongue].items()}
        self.prose = {renamed(text, words) for text in PROSE}

    def translate(self, text, kind):
        """The Python of a text, or None if no form fits."""
        for pattern, kinds, python in self.forms[kind]:
            found = pattern.fullmatch(text)
            pieces = found and [self.piece(*piece) for piece in zip(found.groups(), kinds)]
            if found and None not in pieces:
                return self.filled(python, kinds, pieces)
        return None

    def piece(self, text, kind):
        return self.translate(text, kind) if kind in self.forms else BEST.get(text, text)

    def filled(self, python, kinds, pieces):
        left = list(zip(kinds, pieces))

        def next_of(kind):
            # The last piece of a kind stands wherever the Python asks for one more.
            found = next(index for index, piece in enumerate(left) if piece[0] == kind)
            is_last = sum(piece[0] == kind for piece in left) == 1
            return (left[found] if is_last else left.pop(found))[1]

        python = re.sub(r"<(\w)>", lambda match: next_of(match[1]), python)
        return re.sub(r"\b[A-Z]+\b", lambda word: self.names.get(word[0], word[0]), python)

    def unit(self, lines):
        """The Python of a whole listing, whose lines have a tab before the name of what they mark."""
        out = []
        has = lambda function: any(f"\tfunction {function}" in line for line in lines)
        self.tests, self.extends = has("is-safe") or has("solve-tested"), has("extend")
        for line, below in joined(lines):
            text, _, mark = line.partition("\t")
            indent = text[: len(text) - len(text.lstrip())]
            if text.strip() in self.prose or not text.strip():
                continue
            python = self.translate(text.strip(), "s")
            if python is None:
                sys.exit(f"no form says what this means: {text.strip()}")
            is_block = python.endswith(":")
            if is_block != below:
                sys.exit(f"what is below this line: {text.strip()}")
            told = ""
            if mark.startswith("function "):
                out.append("")
                if mark == "function mark":
                    out.insert(0, f"def write_forced(*forced): {python[4:].split('(')[0]}(*forced)")
            elif mark and mark != "start":
                told = f"emit({mark!r}, {self.details(mark, python)}); "
            head, colon, tail = python.partition(": ")
            if colon and head.startswith("if "):
                out.append(f"{indent}{head}: {told}{tail}")
            else:
                out.append(indent + told + python)
            loop = re.match(r"for (\w+) in", python)
            if loop and loop[1] in ("peer", self.names["CELL"], self.names["CONSTRAINT"]):
                out.append(f"{indent}    it = {loop[1]}")
        return "\n".join(out)

    def details(self, mark, python):
        """What a step is about, in Python, from the variables at hand."""
        if mark == "select" and self.extends:
            return f"{self.names['SQUARE']}, len({python.rpartition('return ')[2]})"
        if mark == "select":
            found = "tested" if self.tests else "choice"
            return f"*{found}({python.rpartition('return ')[2]})"
        if mark in ("place", "backtrack") or mark.startswith(("conflict", "refused", "excluded")):
            names = self.names
            return f"*guess(locals(), {names!r})"
        if mark == "learn":
            return "len(NOGOODS) + 1"
        if mark == "stuck":
            return f"locals().get({self.names['CONSTRAINT']!r}, locals().get({self.names['CELL']!r}))"
        if mark == "deduce-naked":
            return "it, min(locals().get('them') or MASK[it])"
        if mark == "deduce-hidden":
            return "*options(it)[0], it"
        return {"dead-end-cell": "it", "dead-end-places": "it", "gave-up": "len(empty_cells())"}.get(mark, "")


def joined(lines):
    """The lines, those that go on in the next one made whole; and whether there is a block below each."""
    whole = []
    for line in lines:
        indent = len(line) - len(line.lstrip())
        goes_on = whole and (
            whole[-1][0].rstrip().endswith(("1 to N", "de 1 a N"))
            and line.strip().startswith(("that ", "que "))
            or whole[-1][2]
        )
        if line.strip() and goes_on and indent > whole[-1][1]:
            whole[-1][0] += " " + line.strip()
            continue
        text, _, mark = line.partition("\t")
        is_prose = mark == "function options"
        whole.append([text if is_prose else line, indent, is_prose])
    full = [entry for entry in whole if entry[0].strip()]
    for index, (line, indent, _) in enumerate(full):
        below = index + 1 < len(full) and full[index + 1][1] > indent
        yield line, below


class Board:
    """The values of cells, which are called by a number or by row and column."""

    def __init__(self, n, size):
        self.n, self.cells = n, [0] * size

    def index(self, key):
        return key[0] * self.n + key[1] if isinstance(key, tuple) else key

    def __getitem__(self, key):
        return self.cells[self.index(key)]

    def __setitem__(self, key, value):
        self.cells[self.index(key)] = value


def splitmix(x):
    x = (x + 0x9E3779B97F4A7C15) % 2**64
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    x = (x ^ x >> 27) * 0x94D049BB133111EB % 2**64
    return x ^ x >> 31


def surroundings(n, size, covering, height, width, is_chosen, numbers, emit):
    """What the words of pseudocode mean on a board."""

    def take(count):
        return [next(numbers) for _ in range(count)]

    cells = range(size)
    givens, _ = take(size), take(size)
    houses = [take(n) for _ in range(covering)]
    peers = [take(next(numbers)) for _ in cells]
    relations = [(take(2), take(size)) for _ in range(next(numbers))]
    start, end, is_from_zero = take(3)
    givens = [given + is_from_zero for given in givens]
    board, solved = Board(n, size), [0]
    mask = [set() for _ in cells]

    def house(row, col, kind):
        """The row, the column, or the box of a cell; or what else it belongs to."""
        found = [own for own in houses if board.index((row, col)) in own]
        return found[kind] if kind < 3 else sum(found[3:], [])

    def away(cell):
        return [(other, abs(other - cell)) for other in cells if other != cell]

    def unattacked(cell):
        found = set(range(1, n + 1))
        for other, d in away(cell):
            if board[other]:
                found -= {board[other], board[other] - d, board[other] + d}
        return found

    def attackers(row, column):
        near = [(other, d) for other, d in away(row) if board[other]]
        return [other for other, d in near if abs(board[other] - column) in (0, d)]

    def place(names):
        """The cell that a call is about."""
        row = next(names[name] for name in PLACES if name in names)
        column = [names[name] for name in ("column", "coluna", "columna") if name in names]
        return board.index((row, *column)) if column and size == n * n else row

    def number(value):
        """What a relation counts for a value: items that are in count 1, and letters from 0."""
        return 2 - value if is_chosen else value - is_from_zero

    def ends(relation, at, value):
        """The least and the most that a sum can be with this value."""
        least = most = 0
        for cell, factor in enumerate(relation[1]):
            held = value if cell == at else board[cell]
            terms = [factor * number(other) for other in ([held] if held else [1, n])]
            least, most = least + min(terms), most + max(terms)
        return least, most

    def is_right(relation, low, high):
        return low <= relation[0][1] and relation[0][0] <= high

    def is_open(relation, at):
        return any(factor and cell != at and not board[cell] for cell, factor in enumerate(relation[1]))

    def chosen_sum(item, choice):
        chosen = [cell for cell in cells if (choice if cell == item else board[cell]) == 1]
        return sum(relations[0][1][cell] for cell in chosen)

    def open_sum(item):
        return sum(relations[0][1][cell] for cell in cells if cell != item and not board[cell])

    def is_free(square):
        return not board[square] and givens[square] >= 0

    def moves(square, steps):
        row, column = divmod(square, width)
        found = [(row + down, column + right) for down, right in steps]
        return [r * width + c for r, c in found if 0 <= r < height and 0 <= c < width]

    def options(k):
        """The options of a constraint: cells come first; None where it is met."""
        if k < size:
            return None if board[k] else [(k, value) for value in sorted(mask[k])]
        own, value = houses[(k - size) // n], (k - size) % n + 1
        if any(board[cell] == value for cell in own):
            return None
        return [(cell, value) for cell in own if not board[cell] and value in mask[cell]]

    def first(constraints, count):
        found = ((k, options(k)) for k in constraints)
        return next((k for k, list in found if list is not None and len(list) == count), None)

    def choice(at):
        return at, len(options(at))

    def tested(at):
        return board.index(at), n

    def guess(names, own):
        if own["TO"] in names:
            return names[own["TO"]], names[own["PLACE"]]
        at = names.get(own["CELL"])
        if own["ROW"] in names and own["ROW"] != own["CELL"]:
            at = board.index((names[own["ROW"]], names[own["COLUMN"]]))
        return at, names[own["VALUE"]] if own["VALUE"] in names else names[own["NUMBER"]]

    def restore(saved):
        board.cells[:] = saved[0]
        mask[:] = map(set, saved[1])

    def fill_masks():
        for own in mask:
            own.update(range(1, n + 1))

    def struck(cell, value):
        """The number of candidates that a value would strike from other cells."""
        saved = board.cells[:], [set(own) for own in mask]
        names["write_forced"](cell, value)
        left = sum(len(own) for other, own in enumerate(mask) if other != cell)
        restore(saved)
        return sum(len(own) for own in mask) - len(mask[cell]) - left

    def rank(*option):
        return (names.get("rank") or names["peso"])(*option)

    def options_by_rank(k):
        return sorted(options(k), key=lambda option: rank(*option)) if k < size else options(k)

    def drawn(seed, cell, value):
        return splitmix(splitmix(seed) ^ cell * 256 ^ value)

    def solve_one():
        solved[0] += 1

    names = {
        "N": n, "CELLS": cells, "PLACES": range(size, size + covering * n), "BOARD": board,
        "MASK": mask, "PEERS": peers, "away": away, "unattacked": unattacked, "house": house,
        "GIVENS": givens, "CLUES": [cell for cell in cells if givens[cell]], "SOLVED": solved,
        "emit": emit, "options": options, "first": first, "choice": choice, "tested": tested, "guess": guess,
        "empty_cells": lambda: [cell for cell in cells if not board[cell]],
        "empty_peers": lambda cell: [peer for peer in peers[cell] if not board[peer]],
        "unmet": lambda: [k for k in range(size + covering * n) if options(k) is not None],
        "left_for": lambda cell: set(range(1, n + 1)) - {board[peer] for peer in peers[cell]},
        "place": place, "attackers": attackers,
        "peers_with": lambda cell, value: [peer for peer in peers[cell] if board[peer] == value],
        "guesses": lambda latest=size: [cell for cell in cells if cell <= latest and not givens[cell]],
        "snapshot": lambda: (board.cells[:], [set(own) for own in mask]),
        "NOGOODS": [], "others": lambda nogood, at: [cell for cell in nogood if cell != at],
        "degree": lambda cell: sum(not board[peer] for peer in peers[cell]),
        "by_rank": lambda values, cell: sorted(values, key=lambda value: rank(cell, value)),
        "options_by_rank": options_by_rank, "struck": struck, "drawn": drawn,
        "restore": restore, "fill_masks": fill_masks, "solved": solve_one,
        "relations_of": lambda at: [relation for relation in relations if relation[1][at]],
        "ends": ends, "is_right": is_right, "is_open": is_open, "chosen_sum": chosen_sum,
        "open_sum": open_sum, "TARGET": relations[0][0][0] if relations else 0, "is_free": is_free,
        "moves": moves, "START": start, "END": end, "STEPS": [(0, 1), (1, 0), (0, -1), (-1, 0)],
        "KNIGHT": [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)],
    }
    names["force"] = lambda k: names["write_forced"](*options(k)[0])
    return names


def main():
    tongue, path = sys.argv[1:]
    texts, chosen = [], []
    with open(path, encoding="utf-8") as file:
        for text in file.read().split("\f"):
            lines = text.split("\n")
            words = [line[6:].split(" =>") for line in lines if line.startswith("@word ")]
            words = [(word, own.strip()) for word, own in words]
            chosen.append(any(own in CHOSEN for _, own in words))
            translator = Translator(tongue.split("-")[0], words)
            texts.append(translator.unit([line for line in lines if not line.startswith("@word ")]))
    units = [compile(text, f"unit {number}", "exec") for number, text in enumerate(texts)]
    for line in sys.stdin:
        numbers = map(int, line.split())
        unit, *measures = (next(numbers) for _ in range(6))
        out = []
        emit = lambda site, *details: out.append("@" + " ".join([site, *map(str, details)]))
        names = surroundings(*measures, chosen[unit], numbers, emit)
        exec(units[unit], names)
        names["main"]()
        out.append("=")
        sys.stdout.write("\n".join(out) + "\n")


main()
