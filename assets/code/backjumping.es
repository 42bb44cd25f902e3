// @names row=fila column=columna value=número
función esSeguro(fila, columna, número, culpables) // @function is-safe-blaming
    ocupantes ← las vecinas que tienen número
    si nadie lo tiene, devolver verdadero
    si una de ellas es una pista, devolver falso // @refused-given
    añadir la más antigua a culpables // @refused-guess
    devolver falso

función buscarVacía() // @function find-unassigned
    para cada casilla, fila a fila
        si está vacía, devolver su lugar // @select
    devolver ninguna

función resolver(culpables) // @function solve-jumping
    (fila, columna) ← buscarVacía()
    si no hay ninguna
        imprimir() // @solution
//[first]
        devolver verdadero
//[all count]
        añadir todas las conjeturas a culpables
//[all]
        devolver falso
//[count]
        devolver si esta fue la solución LIMIT
//[]
    para número de 1 a N // @about each
        si esSeguro(fila, columna, número, culpables) // @about test
            resto ← nadie
            tablero[fila, columna] ← número // @place
            si resolver(resto), devolver verdadero // @about call
            tablero[fila, columna] ← vacía // @backtrack
            si esta casilla no está en resto // @about jump
                culpables ← resto
                devolver falso
            añadir resto sin esta casilla a culpables
    devolver falso // @about fail-jumping

programa // @function main
    cargar() // @start
    culpables ← nadie
    si no resolver(culpables)
//[first]
        escribir "Sin solución" // @exhausted
//[all count]
        escribir "No hay más soluciones" // @exhausted
//[]

función cargar() // @function load
    para cada casilla
        tablero[…] ← su pista, o vacía

función imprimir() // @function print
    escribir el número de esta solución
    para cada fila
        escribir sus números
