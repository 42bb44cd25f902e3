// @names cell=casilla mask=candidatos
//[queens]
// @word , fila a fila =>
// @word sus valores => su columna
// @word casilla => fila
// @word casillas => filas
//[map]
// @word , fila a fila =>
// @word cada fila => cada nodo
// @word sus valores => su color
// @word vacía => sin color
// @word vacías => sin color
// @word casilla => nodo
// @word casillas => nodos
// @word tablero => mapa
//[permutations subsets]
// @word , fila a fila =>
// @word cada fila => cada casilla
// @word sus valores => su valor
//[]
función barrer() // @function sweep
    rellenó ← verdadero
    mientras rellenó y quedan casillas vacías
        rellenó ← falso // @sweep
        para cada casilla vacía, fila a fila
            candidatos ← candidatosDe(casilla)
            si no hay ninguno
                escribir "Imposible" y terminar // @dead-end-cell
            si hay uno solo
                tablero[casilla] ← ese candidato // @deduce-naked
                rellenó ← verdadero
    si no hay casillas vacías
    // @bug gives-up => si no rellenó
        imprimir() // @solution
//[all count]
        escribir "No hay más soluciones" // @exhausted
//[]
    si no
        escribir "Demasiado complicado para mí" // @gave-up
        // @said gave_up => escribir "{}"

función candidatosDe(casilla) // @function candidates-left
//[sudoku]
    devolver las cifras de 1 a N
        que fila, columna y región no tienen
//[jigsaw diagonal windows latin permutations subsets]
    devolver las cifras de 1 a N
        que ninguna casilla que ve a esta tiene
//[queens]
    devolver las columnas de 1 a N
        que ninguna reina ataca en esta fila
//[map]
    devolver los colores de 1 a N
        que ningún vecino tiene
//[]

programa // @function main-sweep
    cargar() // @start
    barrer()

función cargar() // @function load
    tablero ← las pistas

función imprimir() // @function print
    para cada fila
        escribir sus valores
