// @names cell=destino value=lugar
//[]
función avanzar(casilla, lugar) // @function extend
//[knight]
    si lugar > el número de casillas
//[maze]
    si casilla es el final
//[]
        imprimir() // @solution
//[first]
        devolver verdadero
//[all]
        devolver falso
//[count]
        devolver si esta fue la solución LIMIT
//[ascending]
    para cada destino en pasos(casilla) // @about each
//[fewest-onward]
    para cada destino en ordenados(casilla) // @about each
//[maze]
        si destino es pared, pasar al siguiente // @refused-wall
//[]
        si destino ya se visitó, pasar al siguiente // @refused-visited
        camino[destino] ← lugar // @place
        si avanzar(destino, lugar + 1), devolver verdadero // @about call
        camino[destino] ← libre // @backtrack
    devolver falso // @about fail

//[fewest-onward]
función ordenados(casilla) // @function in-order
    siguientes ← pasos(casilla)
    ordenar siguientes por salidas, de menor a mayor
    devolver siguientes // @select

//[]
función pasos(casilla) // @function moves-from
//[knight]
    siguientes ← los saltos de caballo desde casilla
//[maze]
    siguientes ← derecha, abajo, izquierda y arriba
//[]
//[ascending]
    devolver siguientes // @select
//[fewest-onward]
    devolver siguientes
//[]

programa // @function main
    camino[inicio] ← 1 // @start
    si no avanzar(inicio, 2)
//[first]
        escribir "Sin solución" // @exhausted
//[all count]
        escribir "No hay más soluciones" // @exhausted
//[]

//[fewest-onward]
función salidas(casilla) // @function onward
    si casilla no está libre, devolver −1
    devolver cuántas de pasos(casilla) están libres

//[]
función imprimir() // @function print
    escribir el número de esta solución
    escribir el lugar de cada casilla
