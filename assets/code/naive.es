// @names row=fila column=columna value=número
función esSeguro(fila, columna, número) // @function is-safe
    para cada casilla de esta fila
        si contiene número, devolver falso // @conflict-row
    para cada casilla de esta columna
        si contiene número, devolver falso // @conflict-column
    para cada casilla de la región
        si contiene número, devolver falso // @conflict-box
    devolver verdadero

función buscarVacía() // @function find-unassigned
    para cada casilla, fila a fila
        si está vacía, devolver su lugar // @select
    devolver ninguna

función resolver() // @function solve-tested
    (fila, columna) ← buscarVacía()
    si no hay ninguna
        imprimir() // @solution
//[first]
        devolver verdadero
//[all]
        devolver falso
//[count]
        devolver si esta fue la solución LIMIT
//[]
//[ascending]
    para número de 1 a N // @about each
//[descending]
    para número de N a 1 // @about each
//[]
        si esSeguro(fila, columna, número) // @about test
            tablero[fila, columna] ← número // @place
            si resolver(), devolver verdadero // @about call
            tablero[fila, columna] ← vacía // @backtrack
    devolver falso // @about fail

programa // @function main
    cargar() // @start
    si no resolver()
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
