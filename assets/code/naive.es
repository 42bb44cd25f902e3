// @names row=fila column=columna cell=casilla value=número board=tablero
//[queens]
// @word el número de => el número de
// @word tablero[fila, columna] => reina[fila]
// @word (fila, columna) ← => fila ←
// @word (fila, columna, número) => (fila, columna)
// @word (fila, columna, número, culpables) => (fila, columna, culpables)
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
//[]
//[backjumping learning grid]
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
//[rules]
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
//[rules]
        si esSeguro(fila, columna, número) // @about test
            tablero[fila, columna] ← número // @place
            si resolver(), devolver verdadero // @about call
            // @bug no-return => resolver()
            tablero[fila, columna] ← vacía // @backtrack
            // @bug no-undo
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
