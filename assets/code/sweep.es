// @names cell=casilla mask=candidatos
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
        imprimir() // @solution
//[all count]
        escribir "No hay más soluciones" // @exhausted
//[]
    si no
        escribir "Demasiado complicado para mí" // @gave-up

función candidatosDe(casilla) // @function candidates-left
    devolver las cifras de 1 a N
        que fila, columna y región no tienen

programa // @function main-sweep
    cargar() // @start
    barrer()

función cargar() // @function load
    tablero ← las pistas

función imprimir() // @function print
    para cada fila
        escribir sus valores
