// @names cell=casilla value=valor mask=máscara constraint=restricción
//[diagonal]
// @word fila, columna o región => fila, columna, región o diagonal
//[windows]
// @word fila, columna o región => fila, columna, región o ventana
//[latin]
// @word fila, columna o región => fila o columna
//[queens]
// @word esta fila, columna o región necesita => esta columna necesita
// @word esta cifra => una fila
// @word una cifra no tiene lugar en una unidad => una columna se quedó sin fila
// @word una cifra solo cabe en un lugar => una columna solo cabe en una fila
// @word , fila a fila =>
// @word sus valores => su columna
// @word valores => columnas
// @word un valor => una columna
// @word casilla => fila
// @word casillas => filas
// @word valor => columna
// @word siguienteCasilla => siguienteFila
//[map]
// @word máscara[casilla] está vacía => máscara[nodo] está vacía
// @word máscara está vacía => máscara está vacía
// @word casilla vacía que ve a esta => vecino sin color
// @word , fila a fila =>
// @word cada fila => cada nodo
// @word esta casilla => este nodo
// @word esa casilla => ese nodo
// @word una casilla => un nodo
// @word ninguna casilla => ningún nodo
// @word todas las casillas => todos los nodos
// @word en la primera que lo tiene => en el primero que lo tiene
// @word en ella => en él
// @word devolverla => devolverlo
// @word sus valores => su color
// @word más vecinas vacías => más vecinos sin color
// @word mejor ← ninguna => mejor ← ninguno
// @word vacía => sin color
// @word vacías => sin color
// @word casilla => nodo
// @word casillas => nodos
// @word valor => color
// @word tablero => mapa
// @word siguienteCasilla => siguienteNodo
//[permutations subsets]
// @word esta fila, columna o región necesita => el tablero necesita
// @word esta cifra => este número
// @word , fila a fila =>
// @word cada fila => cada casilla
// @word sus valores => su valor
//[]
función resolver() // @function solve
    si no hay casillas vacías
        imprimir() // @solution
//[first]
        devolver verdadero
//[all]
        devolver falso
//[count]
        devolver si esta fue la solución LIMIT
//[cells]
    casilla ← siguienteCasilla()
//[cells masks]
    si máscara[casilla] está vacía
        devolver falso // @stuck
//[cells ascending]
    para cada valor de su máscara, de menor a mayor // @about each
//[cells descending]
    para cada valor de su máscara, de mayor a menor // @about each
//[cells least-constraining random]
    para cada valor de su máscara, de menor a mayor peso // @about each
//[fewest-places]
    restricción ← siguienteRestricción()
//[fewest-places masks forward-checking naked-singles]
    si restricción no tiene opciones
        devolver falso // @stuck
//[fewest-places ascending]
    para cada (casilla, valor), de menor a mayor // @about each
//[fewest-places descending]
    para cada (casilla, valor), valores de mayor a menor // @about each
//[fewest-places least-constraining random]
    para cada (casilla, valor), valores de menor a mayor peso // @about each
//[]
        guardado ← copia del tablero entero // @about copy
        marcar(casilla, valor) // @place
//[masks]
        si resolver(), devolver verdadero // @about call
//[forward-checking]
        si esViable() y resolver(), devolver verdadero // @about checked-call
//[naked-singles hidden-singles]
        si propagar() y resolver(), devolver verdadero // @about checked-call
//[]
        tablero ← guardado // @backtrack
    devolver falso // @about fail

//[row-major]
función siguienteCasilla() // @function next-first
    para cada casilla, fila a fila
        si está vacía, devolverla // @select
//[fewest-candidates fewest-candidates-degree]
función siguienteCasilla() // @function next-fewest
    mejor ← ninguna
    para cada casilla vacía, fila a fila
        si tiene menos candidatos que mejor
            mejor ← esta casilla
//[fewest-candidates-degree]
        si no, si empata y tiene más vecinas vacías
            mejor ← esta casilla
//[fewest-candidates fewest-candidates-degree]
    devolver mejor // @select
//[degree]
función siguienteCasilla() // @function next-degree
    mejor ← ninguna
    para cada casilla vacía, fila a fila
        si tiene más vecinas vacías que mejor
            mejor ← esta casilla
    devolver mejor // @select
//[fewest-places]
función siguienteRestricción() // @function next-places
    mejor ← ninguna
    para cada restricción sin cumplir
        si tiene menos opciones que mejor
            mejor ← esta restricción
    devolver mejor // @select
//[]

//[forward-checking]
función esViable() // @function check-forward
    para cada casilla vacía
        si su máscara está vacía
            devolver falso // @dead-end-cell
    devolver verdadero
//[naked-singles]
función propagar() // @function check-naked
    repetir
        si hay una casilla vacía sin candidatos
            devolver falso // @dead-end-cell
        si ninguna casilla tiene un solo candidato
            devolver verdadero
        escribirlo en la primera que lo tiene // @deduce-naked
//[hidden-singles]
función propagar() // @function check-hidden
    repetir
        si hay una casilla vacía sin candidatos
            devolver falso // @dead-end-cell
        si una cifra no tiene lugar en una unidad
            devolver falso // @dead-end-places
        si hay una casilla con un solo candidato
            escribirlo en ella // @deduce-naked
        si no, si una cifra solo cabe en un lugar
            escribirla ahí // @deduce-hidden
        si no
            devolver verdadero
//[]

programa // @function main
    cargar() // @start
//[masks]
    si no resolver()
//[forward-checking]
    si no (esViable() y resolver())
//[naked-singles hidden-singles]
    si no (propagar() y resolver())
//[first]
        escribir "Sin solución" // @exhausted
//[all count]
        escribir "No hay más soluciones" // @exhausted
//[]

función marcar(casilla, valor) // @function mark
    tablero[casilla] ← valor
    máscara[casilla] ← {}
//[grid map list]
    para cada casilla vacía que ve a esta
        tachar valor de máscara[esa casilla]
//[queens]
    para cada otra fila, a d filas de esta
        tachar columna y columna ± d de máscara[esa fila]
//[]

//[fewest-places]
una restricción es una de estas: // @function options
    esta casilla necesita un valor
    esta fila, columna o región necesita
        esta cifra
sus opciones son los (casilla, valor) que la cumplen

//[least-constraining]
función peso(casilla, valor) // @function rank-struck
    devolver cuántos candidatos tacha marcar(casilla, valor)

//[random]
función peso(casilla, valor) // @function rank-random
    devolver el sorteo de la semilla SEED para ambos

//[]
función cargar() // @function load
    máscara de todas las casillas ← {1, …, N}
    para cada pista
        marcar(su casilla, su valor)

función imprimir() // @function print
    escribir el número de esta solución
    para cada fila
        escribir sus valores
