// @names row=fila column=columna cell=casilla value=número board=tablero
//[queens]
// @word el número de => el número de
// @word tablero[fila, columna] => reina[fila]
// @word (fila, columna) ← => fila ←
// @word (fila, columna, número) => (fila, columna)
// @word (fila, columna, número, culpables) => (fila, columna, culpables)
// @word relación, fila, columna, número => relación, fila, columna
// @word devolver su lugar => devolverla
// @word devolver el lugar de mejor => devolver mejor
// @word , fila a fila =>
// @word casilla => fila
// @word número => columna
// @word sus números => su columna
// @word tablero => reina
//[map]
// @word el número de => el número de
// @word tablero[fila, columna] => mapa[nodo]
// @word (fila, columna) ← => nodo ←
// @word (fila, columna, número) => (nodo, color)
// @word (fila, columna, número, culpables) => (nodo, color, culpables)
// @word relación, fila, columna, número => relación, nodo, color
// @word devolver su lugar => devolverlo
// @word devolver el lugar de mejor => devolver mejor
// @word más vecinas vacías => más vecinos sin color
// @word mejor ← ninguna => mejor ← ninguno
// @word mejor es ninguna => mejor es ninguno
// @word devolver ninguna => devolver ninguno
// @word si no hay ninguna => si no hay ningún nodo
// @word , fila a fila =>
// @word cada fila => cada nodo
// @word esta casilla => este nodo
// @word casilla => nodo
// @word número => color
// @word sus números => su color
// @word tablero => mapa
// @word vacía => sin color
// @word buscarVacía => buscarSinColor
//[permutations magic]
// @word (fila, columna) ← => casilla ←
// @word fila, columna => casilla
// @word devolver su lugar => devolverla
// @word devolver el lugar de mejor => devolver mejor
// @word , fila a fila =>
// @word cada fila => cada casilla
// @word sus números => su número
//[combinations]
// @word la suma de los => el número de los
// @word suma => total
// @word objetivo => k
//[subsets combinations subset-sum]
// @word el número de => el número de
// @word (fila, columna) ← => elemento ←
// @word fila, columna => elemento
// @word devolver su lugar => devolverlo
// @word devolver el lugar de mejor => devolver mejor
// @word devolver ninguna => devolver ninguno
// @word no hay ninguna => no hay ningún elemento
// @word , fila a fila =>
// @word cada fila => cada elemento
// @word sus números => su elección
// @word  de 1 a N - 1 => : dentro
// @word  de 1 a N => : dentro, luego fuera
// @word  de N a 1 => : fuera, luego dentro
// @word casilla => elemento
// @word número => elección
// @word tablero => elegido
// @word vacía => sin decidir
// @word buscarVacía => buscarElemento
//[cryptarithm]
// @word el número de => el número de
// @word (fila, columna) ← => letra ←
// @word fila, columna => letra
// @word devolver su lugar => devolverla
// @word , fila a fila =>
// @word cada fila => cada letra
// @word sus números => su cifra
// @word de 1 a N => de 0 a 9
// @word de N a 1 => de 9 a 0
// @word casilla => letra
// @word número => cifra
// @word tablero => valor
// @word vacía => sin cifra
// @word buscarVacía => buscarLetra
//[]
//[backjumping learning grid list]
función esSeguro(fila, columna, número, culpables) // @function is-safe-blaming
    ocupantes ← las vecinas que tienen número
//[backjumping learning queens]
función esSeguro(fila, columna, culpables) // @function is-safe-blaming
    ocupantes ← las filas con una reina que la ataca
//[backjumping learning map]
función esSeguro(nodo, color, culpables) // @function is-safe-blaming
    ocupantes ← los vecinos con este color
//[backjumping learning]
//[backjumping]
    si no hay ninguno, devolver verdadero
//[learning]
    si no hay ninguno
        devolver esNueva(fila, columna, número, culpables)
//[backjumping learning]
    si uno de ellos es una pista, devolver falso // @refused-given
    añadir el más antiguo a culpables // @refused-guess
    devolver falso
//[rules grid]
función esSeguro(fila, columna, número) // @function is-safe
    para cada casilla de esta fila
        si contiene número, devolver falso // @conflict-row
    para cada casilla de esta columna
        si contiene número, devolver falso // @conflict-column
//[rules sudoku diagonal windows jigsaw]
    para cada casilla de la región
        si contiene número, devolver falso // @conflict-box
//[rules diagonal]
    para cada casilla de sus diagonales
        si contiene número, devolver falso // @conflict-diagonal
//[rules windows]
    para cada casilla de su ventana, si la hay
        si contiene número, devolver falso // @conflict-window
//[rules killer]
    para cada casilla de la región o jaula
        si contiene número, devolver falso // @conflict-box
//[rules queens]
función esSeguro(fila, columna) // @function is-safe
    para cada otra fila
        si su reina está en esa columna
            devolver falso // @conflict-column
    para cada otra fila
        si su reina está en una diagonal de (fila, columna)
            devolver falso // @conflict-diagonal
//[rules map]
función esSeguro(nodo, color) // @function is-safe
    para cada vecino de nodo
        si tiene el mismo color, devolver falso // @conflict-edge
//[rules list tested]
función esSeguro(fila, columna, número) // @function is-safe
//[rules permutations magic cryptarithm]
    para cada otra casilla
        si contiene número, devolver falso // @conflict-row
//[rules sum]
    suma ← la suma de los de dentro, con esta elección
    pendiente ← la suma de los otros elementos sin decidir
//[rules sum filled]
    si pendiente = 0 y suma ≠ objetivo
//[rules sum bounded]
    si suma > objetivo o suma + pendiente < objetivo
//[rules sum]
        devolver falso // @refused-relation
//[rules related]
    para cada relación en la que está
//[rules related filled]
        si no esCierta(relación, fila, columna, número)
//[rules related bounded]
        si no puedeSer(relación, fila, columna, número)
//[rules related]
            devolver falso // @refused-relation
//[rules tested]
    devolver verdadero
//[learning]

función esNueva(fila, columna, número, culpables) // @function is-new
    para cada prohibición, en orden
        si incluye esta conjetura y las otras siguen en pie
            añadir las otras a culpables
            devolver falso // @excluded
    devolver verdadero
//[]

//[row-major]
función buscarVacía() // @function find-unassigned
    para cada casilla, fila a fila
        si está vacía, devolver su lugar // @select
    devolver ninguna
//[degree]
función buscarVacía() // @function find-unassigned-degree
    mejor ← ninguna
    para cada casilla vacía, fila a fila
        si tiene más vecinas vacías que mejor
            mejor ← esta casilla
    si mejor es ninguna, devolver ninguna
    devolver el lugar de mejor // @select
//[]

//[rules]
función resolver() // @function solve-tested
//[backjumping learning]
función resolver(culpables) // @function solve-jumping
//[]
    (fila, columna) ← buscarVacía()
    si no hay ninguna
        imprimir() // @solution
//[first]
        devolver verdadero
//[backjumping learning all count]
        añadir todas las conjeturas a culpables
//[all]
        devolver falso
//[count]
        devolver si esta fue la solución LIMIT
//[]
//[ascending]
    para número de 1 a N // @about each
    // @bug short-loop => para número de 1 a N - 1
//[descending]
    para número de N a 1 // @about each
//[random]
    para número de 1 a N, de menor a mayor peso // @about each
//[backjumping learning]
        si esSeguro(fila, columna, número, culpables) // @about test
            resto ← nadie
            tablero[fila, columna] ← número // @place
            si resolver(resto), devolver verdadero // @about call
            tablero[fila, columna] ← vacía // @backtrack
            si esta casilla no está en resto // @about jump
                culpables ← resto
                devolver falso
            añadir resto sin esta casilla a culpables
//[learning]
    si valeLaPena(culpables)
        añadir esas conjeturas a las prohibiciones // @learn
//[backjumping learning]
    devolver falso // @about fail-jumping
//[rules untested]
        tablero[fila, columna] ← número // @place
        si resolver(), devolver verdadero // @about call
        tablero[fila, columna] ← vacía // @backtrack
//[rules tested]
        si esSeguro(fila, columna, número) // @about test
            tablero[fila, columna] ← número // @place
            si resolver(), devolver verdadero // @about call
            // @bug no-return => resolver()
            tablero[fila, columna] ← vacía // @backtrack
            // @bug no-undo
//[rules]
    devolver falso // @about fail
//[]

programa // @function main
    cargar() // @start
//[rules]
    si no resolver()
//[backjumping learning]
    culpables ← nadie
    si no resolver(culpables)
//[first]
        escribir "Sin solución" // @exhausted
        // @said no_solution => escribir "{}"
//[all count]
        escribir "No hay más soluciones" // @exhausted
//[]

//[learning]
función valeLaPena(culpables) // @function is-worth-learning
    si no hay culpables o son más de 6, devolver falso
    si todas antes de la última son culpables, devolver falso
    devolver si hay menos de 16384 prohibiciones

//[random]
función peso(casilla, número) // @function rank-random
    devolver el sorteo de la semilla SEED para ambos

//[rules related filled]
función esCierta(relación, fila, columna, número) // @function is-true
    si falta un valor, devolver verdadero
    devolver si su suma es correcta

//[rules related bounded]
función puedeSer(relación, fila, columna, número) // @function can-be-true
    mínimo ← el menor valor posible de su suma
    máximo ← el mayor valor posible de su suma
    devolver si una suma de mínimo a máximo sirve

//[]
función cargar() // @function load
    para cada casilla
        tablero[…] ← su pista, o vacía

función imprimir() // @function print
    escribir el número de esta solución
//[first]
    // @said solved => escribir "{}"
//[]
    para cada fila
        escribir sus números
