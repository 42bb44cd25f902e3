# Unidades
row = fila { $number }
column = columna { $number }
box = región { $number }
region = región { $number }
falling = diagonal descendente
rising = diagonal ascendente
window = ventana { $number }
columns = columnas
falling-diagonals = diagonales descendentes
rising-diagonals = diagonales ascendentes
edge = { $first }–{ $second }
whole = tablero
cage = jaula { $number }

# Lo que hizo un paso: el hecho y, en `.rest`, su razón o su consecuencia.
start =
    { $empty ->
        [0] Todavía no se ha hecho nada, y no hay ninguna casilla vacía.
        [one] Todavía no se ha hecho nada. Hay una casilla vacía.
       *[other] Todavía no se ha hecho nada. Hay { $empty } casillas vacías.
    }
select-tests = { $cell } es la siguiente casilla vacía.
    .rest = Tiene { $options } valores por probar, uno tras otro.
select-first = { $cell } es la siguiente casilla vacía.
    .rest =
        { $options ->
            [0] No le queda ningún candidato.
            [one] Tiene un candidato.
           *[other] Tiene { $options } candidatos.
        }
select-fewest = Ahora se decide { $cell }.
    .rest =
        { $options ->
            [0] No le queda ningún candidato.
            [one] Tiene un solo candidato, y ninguna casilla tiene menos.
           *[other] Tiene { $options } candidatos, y ninguna casilla tiene menos.
        }
select-fewest-places = Ahora se decide { $cell }.
    .rest =
        { $options ->
            [0] No le queda ningún candidato.
            [one] Tiene un solo candidato, y nada tiene menos opciones.
           *[other] Tiene { $options } candidatos, y nada tiene menos opciones.
        }
select-places = Ahora se decide dónde va el { $value } en la { $house }.
    .rest =
        { $options ->
            [0] No le queda ningún sitio.
            [one] Tiene un solo sitio, y nada tiene menos opciones.
           *[other] Tiene { $options } sitios, y nada tiene menos opciones.
        }
place-tested = { $cell }: se escribe el { $value }.
    .rest = De momento no incumple ninguna regla: es una conjetura.
place-candidate = { $cell }: se escribe el { $value }.
    .rest = Es uno de los candidatos: una conjetura.
place-only = { $cell }: se escribe el { $value }.
    .rest = Es la única opción: aquí no hay elección.
conflict-row = { $cell }: el { $value } no sirve.
    .rest = { $with }, en la misma fila, ya lo tiene.
conflict-column = { $cell }: el { $value } no sirve.
    .rest = { $with }, en la misma columna, ya lo tiene.
conflict-box = { $cell }: el { $value } no sirve.
    .rest = { $with }, en la misma región, ya lo tiene.
conflict-region = { $cell }: el { $value } no sirve.
    .rest = { $with }, en la misma región, ya lo tiene.
conflict-diagonal = { $cell }: el { $value } no sirve.
    .rest = { $with }, en la misma diagonal, ya lo tiene.
conflict-window = { $cell }: el { $value } no sirve.
    .rest = { $with }, en la misma ventana, ya lo tiene.
conflict-column-queens = { $cell }, columna { $value }: no sirve.
    .rest = La reina de la { $with } ataca esta casilla por la columna.
conflict-diagonal-queens = { $cell }, columna { $value }: no sirve.
    .rest = La reina de la { $with } ataca esta casilla por la diagonal.
conflict-edge = { $cell }: el { $value } no sirve.
    .rest = { $with }, nodo vecino, ya es de color { $value }.
conflict-unsaid = { $cell }: { $value } no sirve.
relation-whole = { $cell }: { $value } no sirve.
    .rest = { $with } ya tiene { $value }, y ningún valor puede repetirse.
relation-cage = { $cell }: { $value } no sirve.
    .rest = { $with }, en la misma jaula, ya tiene { $value }.
relation-sign = { $cell }: { $value } no sirve.
    .rest = { $other } es { $held }, y debe cumplirse { $relation }.
relation-never = { $cell }: { $value } no sirve.
    .rest = Se ponga lo que se ponga en las casillas vacías, { $relation } ya no puede cumplirse.
relation-false = { $cell }: { $value } no sirve.
    .rest = { $left } da { $sum }, no { $right }.
relation-over = { $cell }: { $value } no sirve.
    .rest = { $left } ya es más que { $right }.
relation-under = { $cell }: { $value } no sirve.
    .rest = Incluso con todo lo que queda, solo se llega a { $most } de { $right }.
relation-first = { $cell }: { $value } no sirve.
    .rest = Ninguna palabra empieza por 0.
relation-forbids = { $relation } no lo permite
way-visited = El paso a { $cell } no sirve.
    .rest = El camino ya ha pasado por ahí.
way-wall = El paso a { $cell } no sirve.
    .rest = Ahí hay una pared.
way-select = El camino termina en { $cell }.
    .rest =
        { $options ->
            [one] Un paso cabe en el tablero.
           *[other] { $options } pasos caben en el tablero.
        }
way-place = { $cell } está libre: es la casilla { $value } del camino.
way-back = El camino vuelve de { $cell }.
way-solution = Solución { $number }: el camino está completo.
item-name = elemento { $number }
item-place = posición { $number }
item-letter = la letra { $letter }
item-in = dentro
item-out = fuera
item-of = { $sum } de { $all }
item-select = Sigue el { $cell }: dentro o fuera.
    .rest = Las dos opciones se prueban una tras otra, mientras la búsqueda siga.
item-taken = El { $cell } entra.
item-left = El { $cell } se queda fuera.
item-not-in = El { $cell } no puede entrar.
item-not-out = El { $cell } no puede quedarse fuera.
item-undone = Se deshace la elección «{ $cell }: { $value }».
item-solution =
    .rest = Todos los elementos están decididos y no se incumple ninguna regla.
way-visited-knight = El caballo no va a { $cell }.
    .rest = El caballo ya ha estado en { $cell }.
way-select-knight = El caballo está en { $cell }.
    .rest =
        { $options ->
            [one] Un salto cabe en el tablero.
           *[other] { $options } saltos caben en el tablero.
        }
way-place-knight = El caballo va a { $cell }, su casilla número { $value }.
way-back-knight = El caballo vuelve de { $cell }.
way-solution-knight = Solución { $number }: el caballo ha pasado por todas las casillas.
way-is-wall = pared
way-is-end = salida del laberinto, aún no alcanzada
way-is-refused = el paso hasta aquí no sirve
select-tests-cryptarithm = { $cell } es la siguiente.
    .rest = Tiene { $options } cifras por probar, una tras otra.
deduce-naked = { $cell } tiene que ser { $value }.
    .rest = Es el único candidato que le queda.
deduce-hidden = { $cell } tiene que ser { $value }.
    .rest = Ninguna otra casilla de la { $house } puede tenerlo.
deduce-unsaid = { $cell } tiene que ser { $value }, dice el programa.
dead-end-cell = Callejón sin salida en { $cell }.
    .rest = A esta casilla no le queda ningún candidato.
dead-end-places = Callejón sin salida: el { $value } en la { $house }.
    .rest = Ya no cabe en ninguna casilla.
backtrack = { $cell }: se retira el { $value }.
    .rest = Ha fallado todo lo que se podía intentar a partir de esta conjetura.
backtrack-explored = { $cell }: se retira el { $value }.
    .rest = Ya se ha explorado todo lo que se podía intentar a partir de esta conjetura.
backtrack-deduced = { $cell }: se retira el { $value }.
    .rest = Lo que se dedujo a partir de esta conjetura se borra con ella.
clear = { $cell } se vacía, y ya estaba vacía.
blame-guess = La culpa es de esa conjetura.
blame-nobody = Es una pista: nadie tiene la culpa.
jump-over = No tiene la culpa: el salto vuelve hasta { $cell }.
jump-out = Nadie tiene la culpa: se retiran todas las conjeturas.
jump-here = Es la última conjetura culpable: la búsqueda sigue aquí.
sweep = Empieza la pasada { $number } por el tablero.
solution = ¡Solución { $number }!
    .rest = Todas las casillas están llenas y no se incumple ninguna regla.
solution-only = ¡Solución!
    .rest = Todas las casillas están llenas y no se incumple ninguna regla.
exhausted =
    { $solutions ->
        [0] Se ha probado todo: no hay solución.
        [one] Se ha probado todo: hay exactamente una solución.
       *[other] Se ha probado todo: hay exactamente { $solutions } soluciones.
    }
gave-up =
    { $empty ->
        [one] Se rinde: queda una casilla vacía.
       *[other] Se rinde: quedan { $empty } casillas vacías.
    }
    .rest = Una pasada entera no ha rellenado ninguna casilla; a partir de aquí habría que adivinar.

# Por qué esta casilla, o este valor
reason-degree = { $cell } es lo siguiente que se decide.
    .rest =
        { $peers ->
            [0] Ninguna de sus vecinas está vacía, y lo mismo pasa con las demás casillas vacías.
            [one] Una de sus vecinas está vacía, y ninguna casilla vacía tiene más.
           *[other] { $peers } de sus vecinas están vacías, y ninguna casilla vacía tiene más.
        }
reason-degree-queens = { $cell } es lo siguiente que se decide.
    .rest = Toda fila sin reina es vecina de todas las demás: se toma la primera.
reason-degree-map = { $cell } es lo siguiente que se decide.
    .rest =
        { $peers ->
            [0] Todos sus vecinos tienen color, como los de cualquier nodo que falta.
            [one] Uno de sus vecinos no tiene color, y ningún nodo que falta tiene más.
           *[other] { $peers } de sus vecinos no tienen color, y ningún nodo que falta tiene más.
        }
reason-tie =
    { $peers ->
        [0] Ninguna de sus vecinas está vacía.
        [one] Una de sus vecinas está vacía: de las casillas con tan pocos, ninguna tiene más.
       *[other] { $peers } de sus vecinas están vacías: de las casillas con tan pocos, ninguna tiene más.
    }
reason-tie-queens = De las filas con tan pocas, es la primera.
reason-tie-map =
    { $peers ->
        [0] Todos sus vecinos tienen color.
        [one] Uno de sus vecinos no tiene color: de los nodos con tan pocos, ninguno tiene más.
       *[other] { $peers } de sus vecinos no tienen color: de los nodos con tan pocos, ninguno tiene más.
    }
reason-strikes =
    { $struck ->
        [0] No tacha ningún candidato alrededor; { $next } tacharía { $more }.
        [one] Tacha un candidato alrededor; { $next } tacharía { $more }.
       *[other] Tacha { $struck } candidatos alrededor; { $next } tacharía { $more }.
    }
reason-lot = En el orden sorteado con la semilla { $seed }, es el primero de los valores que quedan.

# Lo que se aprende de un fallo
nogood-learned =
    { $count ->
        [one] Prohibición { $number } aprendida: nunca { $guesses }.
       *[other] Prohibición { $number } aprendida: nunca { $guesses } a la vez.
    }
    .rest =
        { $count ->
            [one] Ninguna solución lo tiene.
           *[other] Estas conjeturas tienen la culpa del fallo: ninguna solución las tiene todas.
        }
nogood-refused = { $cell }: se rechaza el { $value }.
    .rest =
        { $count ->
            [0] Prohibición { $number }: ninguna solución lo tiene. No se culpa a ninguna conjetura.
            [one] Prohibición { $number }: ya falló junto con { $guesses }, que tiene la culpa.
           *[other] Prohibición { $number }: ya falló junto con { $guesses }, que tienen la culpa.
        }
nogood-own = El programa guarda por qué ha fallado.
nogoods-here = ; de ahí sale la prohibición { $number }
nogoods-forbid = la prohibición { $number } no lo permite
nogoods-known =
    { $learned ->
        [0] Todavía no se ha aprendido nada.
        [one] Se conoce una prohibición; valores rechazados por ella: { $reused }.
       *[other] Se conocen { $count } prohibiciones; valores rechazados por ellas: { $reused }.
    }
nogoods-never =
    { $count ->
        [one] nunca { $guesses }
       *[other] no { $guesses } a la vez
    }
nogoods-refused =
    { $refusals ->
        [0] sin uso
        [one] rechazó una vez
       *[other] rechazó { $count } veces
    }

# Lo que hizo una reina o un color, donde se dice con otras palabras.
start-knight = Todavía no se ha hecho nada. El caballo está en su primera casilla.
start-maze = Todavía no se ha hecho nada. El camino solo tiene su inicio.
start-queens =
    { $empty ->
        [0] Todavía no se ha hecho nada, y a ninguna fila le falta su reina.
        [one] Todavía no se ha hecho nada. Hay una fila sin reina.
       *[other] Todavía no se ha hecho nada. Hay { $empty } filas sin reina.
    }
start-map =
    { $empty ->
        [0] Todavía no se ha hecho nada, y no hay ningún nodo sin color.
        [one] Todavía no se ha hecho nada. Hay un nodo sin color.
       *[other] Todavía no se ha hecho nada. Hay { $empty } nodos sin color.
    }
select-tests-queens = Sigue la { $cell }.
    .rest =
        { $options ->
            [one] Tiene una sola casilla por probar.
           *[other] Tiene { $options } casillas por probar, una tras otra.
        }
select-tests-map = Sigue { $cell }.
    .rest =
        { $options ->
            [one] Tiene un solo color por probar.
           *[other] Tiene { $options } colores por probar, uno tras otro.
        }
select-first-queens = Sigue la { $cell }.
    .rest =
        { $options ->
            [0] Todas sus casillas están atacadas.
            [one] Le queda una casilla sin atacar.
           *[other] Le quedan { $options } casillas sin atacar.
        }
select-first-map = Sigue { $cell }.
    .rest =
        { $options ->
            [0] No le queda ningún color.
            [one] Le queda un color.
           *[other] Le quedan { $options } colores.
        }
select-fewest-queens = Ahora se decide la { $cell }.
    .rest =
        { $options ->
            [0] Todas sus casillas están atacadas.
            [one] Le queda una sola casilla sin atacar, y a ninguna fila le quedan menos.
           *[other] Le quedan { $options } casillas sin atacar, y a ninguna fila le quedan menos.
        }
select-fewest-places-queens = Ahora se decide la { $cell }.
    .rest =
        { $options ->
            [0] Todas sus casillas están atacadas.
            [one] Le queda una sola casilla sin atacar, y nada tiene menos opciones.
           *[other] Le quedan { $options } casillas sin atacar, y nada tiene menos opciones.
        }
select-fewest-map =
    .rest =
        { $options ->
            [0] No le queda ningún color.
            [one] Le queda un solo color, y a ningún nodo le quedan menos.
           *[other] Le quedan { $options } colores, y a ningún nodo le quedan menos.
        }
select-places-queens = Ahora se decide la fila de la reina de la columna { $value }.
place-tested-queens = { $cell }: una reina en la columna { $value }.
    .rest = Ninguna otra reina la ataca: es una conjetura.
place-candidate-queens = { $cell }: una reina en la columna { $value }.
    .rest = Es una de las casillas que ninguna reina ataca: una conjetura.
place-only-queens = { $cell }: una reina en la columna { $value }.
place-tested-map = { $cell }: { $value }.
    .rest = Ningún vecino tiene este color: es una conjetura.
place-candidate-map = { $cell }: { $value }.
    .rest = Es uno de los colores que le quedan: una conjetura.
place-only-map = { $cell }: { $value }.
deduce-naked-queens = { $cell }: la reina tiene que ir en la columna { $value }.
    .rest = Es la única casilla que le queda.
deduce-hidden-queens = { $cell }: la reina tiene que ir en la columna { $value }.
    .rest = A ninguna otra fila le queda una casilla en esa columna.
deduce-naked-map =
    .rest = Es el único color que le queda.
dead-end-cell-queens = Callejón sin salida en la { $cell }.
    .rest = Todas sus casillas están atacadas.
dead-end-cell-map =
    .rest = No queda ningún color: cada uno lo tiene ya un vecino.
dead-end-places-queens = Callejón sin salida en la columna { $value }.
    .rest = A ninguna fila le queda una casilla en ella.
backtrack-queens = { $cell }: se retira la reina de la columna { $value }.
backtrack-explored-queens = { $cell }: se retira la reina de la columna { $value }.
backtrack-deduced-queens = { $cell }: se retira la reina de la columna { $value }.
solution-queens =
    .rest = Todas las filas tienen su reina y ninguna ataca a otra.
solution-map =
    .rest = Todos los nodos tienen color y no hay vecinos con el mismo.
solution-only-queens =
    .rest = Todas las filas tienen su reina y ninguna ataca a otra.
solution-only-map =
    .rest = Todos los nodos tienen color y no hay vecinos con el mismo.
# Un color de un mapa, con su número.
colour =
    { $number ->
        [1] azul
        [2] amarillo
        [3] verde
        [4] rosa
        [5] naranja
        [6] lila
        [7] lima
        [8] salmón
       *[other] color
    } ({ $number })

# Nombres para quien oye la ventana
spoken-help = Flechas: un paso. N: siguiente parada de la lección. Tab: los controles. H: todas las teclas.
region-bar = Menús
region-transport = Pasos y línea de tiempo
region-inspector = Inspector
language = Idioma
course-of-lesson = Curso (lección: { $title })
text-smaller = Texto más pequeño
text-larger = Texto más grande
speed-slower = Más despacio
speed-faster = Más deprisa
next-of = { $kind } siguiente
editing-size = Tamaño del tablero
editing-erase = Borrar
page-back = Página anterior
page-on = Página siguiente
puzzle-back = Sudoku anterior
puzzle-on = Sudoku siguiente
course-reached = Paradas alcanzadas: { $stop } de { $stops }.
lane = Línea de tiempo: { $name }
option-right = correcta
option-wrong = incorrecta
views-more = Más vistas
vote-fewer = Un voto menos para { $option }

# Una casilla en palabras
cell-given = pista
cell-guess = conjetura
cell-deduction = deducción
cell-empty = vacía
cell-candidates = candidatos
cell-no-candidate = ningún candidato
cell-written = recién escrito
cell-refused = { $value } rechazado
cell-culprit = en conflicto
cell-taken-back = { $value } retirado
cell-dead-end = callejón sin salida
cell-place = sitio para el { $value }
cell-no-place = sin sitio para el { $value }
cell-pointed = la lección señala aquí
cell-asked = se pregunta por ella

# Contadores
counter-steps = pasos
counter-placements = conjeturas
counter-conflicts = conflictos
counter-backtracks = retrocesos
counter-dead-ends = callejones
counter-deductions = deducciones
counter-eliminations = tachados
counter-depth = profundidad
counter-solutions = soluciones
counter-sweeps = pasadas
counter-empty = vacías
counter-work = trabajo (pruebas, tachados)
counter-selects = elecciones
counter-tests = pruebas
counter-naked-singles = candidatos únicos
counter-hidden-singles = sitios únicos
counter-nodes = nodos
counter-max-depth = profundidad máxima
counter-jumps = saltos
counter-skipped = saltadas
counter-learned = aprendidas
counter-reused = reutilizadas

# La ventana
step-of = paso { $step } de { $length }
step-of-at-least = paso { $step } de al menos { $length }
step-so-far = paso { $step }
play = Reproducir
space-key = Espacio
shift-key = Mayús
home-key = Inicio
end-key = Fin
page-up-key = RePág
page-down-key = AvPág
delete-key = Supr
pause = Pausa
speed = velocidad
speed-per-second = { $count ->
        [one] { $rate } paso/s
       *[other] { $rate } pasos/s
    }
speed-unlimited = sin límite
speed-now = ahora { $rate } pasos/s
next = siguiente
kind-conflict = conflicto
kind-backtrack = retroceso
kind-dead-end = callejón
kind-solution = solución
out = fin de la conjetura
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
menu = Menú
presenter-leave = Salir de la presentación
inspector-larger = Más espacio para esta vista
inspector-smaller = Mostrar otra vez los tableros
transport-more = Velocidad y saltos
presenter = Presentación
help = Ayuda
exploring = explorando: { $steps } pasos
explored-stopped = explorado hasta ahora: { $steps } pasos
explore-on = Seguir
explore-stop = Parar
first-step = Primer paso
last-step = Último paso
going-when = Ir a cuando…
step-back = Un paso atrás
step-on = Un paso adelante
move-back = Una jugada atrás
move-on = Una jugada adelante
not-explored = Esta búsqueda aún no se ha explorado hasta ahí.
no-further = No hay nada más en ese sentido.
lesson-ended = Fin de la lección.  U o N: la lección siguiente.
stops-passed = Fin de la lección.  Mayús + N: sus paradas. U o N: la lección siguiente.
package-alone = Aquí solo está esta lección. Elija la siguiente en su plataforma de aprendizaje.
package-next = Lección siguiente: en su plataforma
percent-of-explored = Aún no se conoce el final: el porcentaje es de lo explorado.
looking = Aún no se ha explorado hasta ahí: buscando…
looking-share = Aún no se ha explorado hasta ahí: { $percent } % hecho.
looking-left = Aún no se ha explorado hasta ahí: { $percent } % hecho, tiempo restante: { $seconds } s.
looking-stop = Parar

# Teclas
key-play = Reproducir o pausar
key-next = Siguiente conflicto, retroceso, callejón sin salida, solución
key-previous = El anterior
key-out = Hasta el fin de la conjetura actual: donde se retira
key-stop = Parada siguiente de la lección (Mayús: anterior)
key-ends = Primer o último paso
key-percent = Ir al 0 %, 10 %, … 90 % de la ejecución
key-speed = La mitad o el doble de velocidad
key-bookmark = Marcar este paso o quitar la marca
key-view = Vista siguiente (con Mayús: la anterior)
key-swap = Cambiar de lugar la vista y los tableros
key-explain = Explicar una línea del programa; Esc cierra
key-presenter = Modo presentación: grande, a pantalla completa
key-clicker = Mando: de parada en parada, o paso a paso
blank-screen = Pantalla en blanco
key-blank = Pantalla en blanco (B de un control remoto)
key-teacher = Foco de luz; lápiz (Esc cierra los dos)
key-help = Esta ayuda; Esc la cierra
keys-moving = Moverse por la ejecución
keys-finding = Encontrar un momento
keys-seeing = Lo que se ve
keys-class = Clase y comparación
keys-files = Curso y archivos
keys-screen = Pantalla
glossary = Glosario
glossary-filter = Buscar una palabra…
glossary-none = Ninguna palabra del glosario contiene «{ $text }».
glossary-lesson = Lección: { $title }
glossary-later = Hay una pregunta abierta con esta palabra. El significado viene después de la respuesta.
help-keys = Teclas
help-marks = Marcas

# El inspector
view-lesson = Lección
view-code = Código
view-flow = Flujo
stops-more =
    { $stops ->
        [one] una parada más
       *[other] { $stops } paradas más
    }
stop-of = Parada { $stop } de { $stops }
stop-passed = { $stop } (paso { $step })
stop-on = Parada siguiente  N
stop-back = Parada anterior
view-stack = Pila
view-tree = Árbol
view-why = Por qué
view-log = Registro
view-heat = Calor
view-nogoods = Prohibiciones
view-chart = Gráfico
why-square =
    { $is ->
        [place] El camino ya ha pasado por aquí: este es el lugar { $number }.
        [wall] Ahí hay una pared.
        [near] Un movimiento lleva de { $from }, donde termina el camino, hasta aquí: puede seguir por aquí.
       *[far] Ningún movimiento lleva de { $from }, donde termina el camino, hasta aquí.
    }
why-cell = ¿Qué puede haber en { $cell }?
why-places = ¿Dónde cabe el { $value } en la { $house }?
why-nothing = Este paso se refiere a todo el tablero. { why-hint }
why-hint =
    { $family ->
        [map] Haga clic en un nodo para preguntar por él.
       *[other] Haga clic en una { family-cell } para preguntar por ella.
    }
why-back =
    { $family ->
        [map] Volver al nodo de este paso
       *[other] Volver a la { family-cell } de este paso
    }
cover = Cobertura exacta
cover-size =
    { $demands ->
        [0] Todas las restricciones están cumplidas.
       *[other] Columnas: restricciones pendientes ({ $demands }); la altura de la barra es el número de opciones. Filas: opciones ({ $options }), marcadas donde cumplen una restricción. La restricción que se decide se resalta, con sus opciones.
    }
cover-kind =
    { $kind ->
        [cell] casillas
        [row] filas
        [column] columnas
        [box] regiones
        [region] regiones
        [falling] diagonales
        [rising] diagonales
        [window] ventanas
       *[other] unidades
    }
cover-demand =
    { $options ->
        [one] { $demand }: una opción
       *[other] { $demand }: { $options } opciones
    }
why-given = viene dado en el problema
why-guess = está escrito aquí: es una conjetura
why-only = escrito aquí: la única opción
why-deduction = está escrito aquí: es una deducción
why-taken =
    { $family ->
        [map] el nodo ya tiene el color { $value }
       *[other] la { family-cell } ya tiene el { $value }
    }
why-refused = ya está en { $peers }
why-failed = se probó aquí y se retiró
why-failed-nodes =
    { $nodes ->
        [one] se probó aquí y se retiró: un nodo
       *[other] se probó aquí y se retiró: { $count } nodos
    }
why-untried = aún no se ha probado
why-candidate = es posible: ninguna regla lo impide aquí
why-holder-row = { $cell } (fila)
why-holder-column = { $cell } (columna)
why-holder-box = { $cell } (región)
why-holder-region = { $cell } (región)
why-holder-falling = { $cell } (diagonal)
why-holder-rising = { $cell } (diagonal)
why-holder-window = { $cell } (ventana)
why-holder-columns = { $cell } (columna)
why-holder-falling-diagonals = { $cell } (diagonal)
why-holder-rising-diagonals = { $cell } (diagonal)
why-holder-edge = { $cell } (vecino)
why-holder-whole = { $cell } (tablero)
why-holder-cage = { $cell } (jaula)
log-now = Volver a este paso
heat-choose-so-far = Hasta ahora
heat-choose-whole = Ejecución entera
heat-counted =
    { $what ->
        [so-far] Hasta el paso { $step }
        [whole] La ejecución entera, { $step } pasos
       *[explored] Todo lo explorado, { $step } pasos
    }: { $family ->
        [map] en cada nodo, cuántas veces se coloreó y (−) se borró.
       *[other] en cada { family-cell }, cuántas veces se rellenó y (−) se borró.
    }
heat-counting = Contando: paso { $step } de { $goal }
heat-cell =
    { $writes ->
        [0] { $cell } nunca se ha rellenado.
        [one] { $cell } se rellenó una vez y { $erasures ->
            [0] nunca se borró
            [one] se borró una vez
           *[other] se borró { $erased } veces
        }.
       *[other] { $cell } se rellenó { $written } veces y { $erasures ->
            [0] nunca se borró
            [one] se borró una vez
           *[other] se borró { $erased } veces
        }.
    }
heat-given = { $cell } viene con el problema y nunca se rellena.
heat-worst =
    { $what ->
        [so-far] Las conjeturas que más han costado hasta ahora
       *[other] Las conjeturas que más cuestan
    }
heat-none =
    { $what ->
        [so-far] Hasta ahora no ha fallado ninguna conjetura.
       *[other] No falla ninguna conjetura.
    }
heat-waste = { $cell } = { $value }: { $steps } pasos
heat-waste-below =
    { $below ->
        [0] ninguna conjetura por debajo
        [one] una conjetura por debajo
       *[other] { $count } conjeturas por debajo
    }
chart-scale = Los contadores hasta ahora, en escala logarítmica: cada raya vertical vale diez veces la anterior.
log-scale = escala logarítmica
chart-search = Trabajo de búsqueda
chart-inference = Trabajo de deducción
stack-size =
    { $frames ->
        [0] Ningún punto de elección abierto
        [one] Un punto de elección abierto
       *[other] { $frames } puntos de elección abiertos
    }
values-of = valores de { $cell }
stack-failed = fallaron (nodos)
stack-now = ahora
stack-untried = sin probar
stack-more =
    { $frames ->
        [one] y otro más abajo
       *[other] y otros { $frames } más abajo
    }
stack-hint = Clic: ir al paso de esta conjetura.

# Por qué ninguna solución tiene un valor, o concuerda con una posición
reason-asked = ¿Por qué no { $asked }?
reason-ask = Preguntar si alguna solución lo tiene
reason-queue =
    { $count ->
        [0] La cola de AC-3 está vacía: nada tiene un solo candidato.
       *[other] La cola de AC-3, con lo que tiene un solo candidato: { $list }.
    }
reason-only = Solo lo que importa
reason-looking = Buscando un motivo…
reason-refused = Las reglas rechazan { $asked } por { $list }.
reason-possible =
    { $kind ->
        [value] Se puede llegar a una solución con { $asked }.
       *[position] Todavía se puede llegar a una solución.
    }
reason-undecided =
    { $kind ->
        [value] Averiguar si alguna solución tiene { $asked } lleva demasiado tiempo; por eso no se ofrece un motivo.
       *[position] Averiguar si todavía se puede llegar a una solución lleva demasiado tiempo; por eso no se ofrece un motivo.
    }
reason-givens =
    { $given ->
        [0] las propias reglas lo impiden
        [one] { $all ->
            [one] la única pista lo impide
           *[other] una de las { $all } pistas lo impide
        }
       *[other] { $given } de las { $all } pistas lo impiden
    }
reason-value =
    { $guesses ->
        [0] Ninguna solución tiene { $asked }: { $givens }.
        [one] Con la conjetura { $list }, ninguna solución tiene { $asked }: { $givens }.
       *[other] Con las conjeturas { $list }, ninguna solución tiene { $asked }: { $givens }.
    }
reason-position =
    { $guesses ->
        [0] El problema no tiene solución: { $givens }.
        [one] Ninguna solución concuerda con la conjetura { $list }: { $givens }. Es la que hay que retirar.
       *[other] Ninguna solución concuerda con las conjeturas { $list }: { $givens }. La que hay que retirar es { $culprit }.
    }
reason-minimal = Nada de esto puede faltar.
reason-suffices = Esto basta; averiguar si todo es necesario lleva demasiado tiempo.

# Programas: qué hace cada función
pseudocode = Pseudocódigo
program-copy = Copiar
program-copy-hint = Copiar el programa
program-save = Guardar…
program-save-hint = Guardar el programa en un archivo
code-calls = llamadas
code-calls-hint = Las llamadas abiertas de la función recursiva, la última al final: una por cada decisión pendiente.
code-hint = Clic: mostrar u ocultar el cuerpo de la función, y explicarla.
code-close = Cerrar la explicación
code-is-safe = Dice si la regla permite el valor: { $family ->
    [sudoku] ninguna casilla de la misma fila, columna o región tiene ya el valor
    [queens] ninguna reina ataca la casilla
    [map] ningún vecino tiene el color
    [permutations] ninguna casilla tiene aún el número
    [combinations] aún pueden entrar tantos elementos como se piden
    [subset-sum] la suma aún puede ser correcta
    [cryptarithm] ninguna letra tiene aún la cifra, y las relaciones lo permiten
    [magic] ninguna casilla tiene aún el número, y las sumas lo permiten
    [futoshiki] ni la fila ni la columna lo tienen, y los signos lo permiten
    [killer] ni la fila, ni la columna, ni la región, ni la jaula lo tienen, y la suma de la jaula lo permite
   *[other] ninguna casilla que ve a esta tiene ya el valor
    }.
code-is-true = Dice si una relación sigue siendo cierta con el valor. Mientras le falte otro valor, nada hay en su contra.
code-can-be-true = Dice si una relación aún puede ser cierta. Lo que falta cuenta con el menor y con el mayor valor que hay; la suma queda entre los dos.
code-extend = Sigue desde la casilla donde termina el camino, un paso tras otro. Tras cada paso a una casilla libre se llama a sí misma para el resto del camino; si eso falla, retira el paso. Ese es el retroceso.
code-moves-from = Las casillas a las que lleva un paso, siempre en el mismo orden. Lo que queda fuera del tablero no cuenta.
code-in-order = Las mismas casillas en el orden en que se prueban: primero la que tiene menos salidas libres (regla de Warnsdorff). Las que no están libres van antes que las demás, porque solo se rechazan.
code-onward = A cuántas casillas libres lleva una casilla; menos que cualquier número si ella misma no está libre.
code-find-unassigned =
    { $kind ->
        [choice] Busca el primer elemento sin decidir. Si no hay ninguno, todo está decidido.
        [map] Busca el primer nodo sin color. Si no hay ninguno, el mapa está completo.
       *[other] Busca la primera { family-open }. Si no hay ninguna, el tablero está lleno.
    }
code-find-unassigned-degree =
    { $family ->
        [map] Busca el nodo sin color con más vecinos sin color; en caso de empate, el primero. Si no hay ninguno, el mapa está completo.
       *[other] Busca la { family-cell } vacía con más vecinas vacías; en caso de empate, la primera. Si no hay ninguna, el tablero está lleno.
    }
code-solve-tested =
    { $kind ->
        [choice] Pone dentro el elemento encontrado, y luego lo deja fuera. Tras cada elección permitida se llama a sí misma para los demás elementos; si eso falla, el elemento vuelve a quedar sin decidir. Ese es el retroceso.
        [cryptarithm] Prueba una cifra tras otra en la letra encontrada. Tras cada cifra permitida se llama a sí misma para las demás letras; si eso falla, la letra vuelve a quedar sin cifra. Ese es el retroceso.
        [map] Prueba un color tras otro en el nodo encontrado. Tras cada color permitido se llama a sí misma para el resto del mapa; si eso falla, vuelve a quitarle el color al nodo. Ese es el retroceso.
       *[other] Prueba un valor tras otro en la { family-cell } encontrada. Tras cada valor permitido se llama a sí misma para el resto del tablero; si eso falla, vuelve a vaciar la { family-cell }. Ese es el retroceso.
    }
code-is-safe-blaming = Dice si el valor puede estar ahí. Si solo lo impiden conjeturas, se culpa a la más antigua; una pista no es culpa de nadie.
code-solve-jumping =
    { $family ->
        [map] Prueba los colores uno a uno en el primer nodo sin color y reúne los nodos a los que culpan los rechazos. Si el resto falla sin culpar a este nodo, otro color aquí no ayudaría: la función termina enseguida, y la búsqueda salta.
       *[other] Prueba de 1 a N en la primera casilla vacía y reúne las casillas a las que culpan los rechazos. Si el resto falla sin culpar a esta casilla, otro valor aquí no ayudaría: la función termina enseguida, y la búsqueda salta.
    }
code-solve = Toma una decisión y se llama a sí misma para el resto. Antes de cada conjetura guarda una copia del tablero entero; si la conjetura falla, la copia lo repone todo.
code-next-first =
    { $family ->
        [map] El siguiente nodo que se decide: el primero sin color.
       *[other] La siguiente { family-cell } que se decide: la primera vacía.
    }
code-next-fewest =
    { $family ->
        [map] El siguiente nodo que se decide: el que tiene menos candidatos. Ahí hay menos conjeturas erróneas posibles, y un error se descubre antes.
       *[other] La siguiente { family-cell } que se decide: la que tiene menos candidatos. Ahí hay menos conjeturas erróneas posibles, y un error se descubre antes.
    }
code-next-degree =
    { $family ->
        [map] El siguiente nodo que se decide: el que tiene más vecinos sin color, porque es el que más limita a otros.
       *[other] La siguiente { family-cell } que se decide: la que tiene más vecinas vacías, porque es la que más limita a otras.
    }
code-next-places = La siguiente restricción que se decide: una { family-cell } vacía, o un valor que falta en una unidad; la que tiene menos opciones.
code-check-forward =
    { $family ->
        [map] Mira hacia delante: si un nodo sin color se ha quedado sin candidatos, la conjetura no puede ser correcta y se retira enseguida.
       *[other] Mira hacia delante: si una { family-cell } vacía se ha quedado sin candidatos, la conjetura no puede ser correcta y se retira enseguida.
    }
code-check-naked =
    { $family ->
        [map] Escribe lo que está forzado: mientras haya un nodo con un solo candidato, lo escribe. Responde que no si alguno se ha quedado sin ninguno.
       *[other] Escribe lo que está forzado: mientras haya una { family-cell } con un solo candidato, lo escribe. Responde que no si alguna se ha quedado sin ninguno.
    }
code-check-hidden = Escribe lo que está forzado: el único candidato de una { family-cell }, o el único sitio de un valor en una unidad. Responde que no si a una { family-cell } o a un valor no le queda nada.
code-mark =
    { $family ->
        [map] Escribe un color y lo tacha de las máscaras de todos los vecinos: el bit v de la máscara dice si el v aún es posible.
       *[other] Escribe un valor y lo tacha de las máscaras de todas las casillas que ven a esta: el bit v de la máscara dice si el v aún es posible.
    }
code-options = Las opciones de una restricción: primero van las casillas, después los valores de las unidades. Una restricción ya cumplida no tiene lista.
code-first = La primera restricción con ese número de opciones.
code-force = Escribe la única opción que le queda a una restricción.
code-count = Cuántas opciones quedan.
code-is-better = Dice si la primera tiene menos candidatos que la segunda o, en caso de empate, más vecinas vacías.
code-degree =
    { $family ->
        [map] Cuántos vecinos de un nodo están sin color.
       *[other] Cuántas vecinas de una { family-cell } están vacías.
    }
code-arranged = Los valores en el orden en que se prueban aquí: de menor a mayor peso.
code-arranged-options = Las opciones en el orden en que se prueban: los valores de una { family-cell }, de menor a mayor peso; los sitios de un valor, en su orden habitual.
code-rank-struck = Cuántos candidatos tacharía el valor. El que menos tacha va primero; en caso de empate, el valor menor.
code-rank-random = Un número que parece sorteado, pero que solo depende de la semilla, del lugar y del valor. Así cada lugar tiene su propio orden, el mismo en todas las ejecuciones.
code-mix = El generador SplitMix64: hace de un número otro que parece sorteado. Calcula con 64 bits, y lo que no cabe en ellos se descarta.
code-candidates =
    { $family ->
        [map] Los candidatos de un nodo, en orden creciente.
       *[other] Los candidatos de una { family-cell }, en orden creciente.
    }
code-add-cells =
    { $family ->
        [map] Añade un conjunto de nodos a otro.
       *[other] Añade un conjunto de casillas a otro.
    }
code-is-new = Busca una prohibición que valga para el valor: una que lo incluya y cuyas otras conjeturas estén todas en el tablero. A ellas se las culpa entonces.
code-stands =
    { $family ->
        [map] Dice si una prohibición está entera en el mapa, salvo un nodo, y reúne sus otros nodos.
       *[other] Dice si una prohibición está entera en el tablero, salvo una { family-cell }, y reúne sus otras { family-cell }s.
    }
code-is-worth-learning = Dice si vale la pena guardar las conjeturas culpables: si son pocas, y no simplemente todas desde la primera, porque a esas la búsqueda no vuelve nunca.
code-learn = Guarda las conjeturas culpables tal como están en el tablero: una prohibición.
code-guesses =
    { $family ->
        [map] Todos los nodos sin pista: tras una solución se culpa a todas las conjeturas.
       *[other] Todas las casillas sin pista: tras una solución se culpa a todas las conjeturas.
    }
code-cells = Todas las casillas como fila y columna, fila a fila.
code-board =
    { $family ->
        [map] El mapa: un color y una máscara por nodo, y cuántos están sin color. Una copia suya basta para deshacer.
       *[other] El tablero: un valor y una máscara por { family-cell }, y cuántas están vacías. Una copia suya basta para deshacer.
    }
code-load = Lee el problema. { $kind ->
    [choice] 0 es un elemento sin decidir, IN (dentro) es 1 y OUT (fuera) es 2.
    [cryptarithm] −1 es una letra sin cifra.
    [way] 0 es una casilla libre, 1 el inicio y −1 una pared.
    [map] N es el número de valores, y 0 es un nodo sin color.
   *[other] N es el número de valores, y 0 es una { family-cell } vacía. Donde hay regiones rectangulares, H y W son su alto y su ancho.
    }
code-print = Muestra el tablero y cuenta las soluciones.
code-main = Carga el problema y empieza la búsqueda. Termina aquí con un mensaje cuando ya no queda nada que probar.
code-sweep =
    { $family ->
        [map] Recorre el mapa una y otra vez y rellena cada nodo que tiene un solo candidato. Nunca conjetura: si una pasada entera no rellena nada, se rinde.
       *[other] Recorre el tablero una y otra vez y rellena cada casilla que tiene un solo candidato. Nunca conjetura: si una pasada entera no rellena nada, se rinde.
    }
code-candidates-left =
    { $family ->
        [map] Lo que los vecinos dejan para un nodo.
       *[other] Lo que las unidades dejan para una { family-cell }.
    }
code-value-of = El valor cuyo bit está a 1 en la máscara.
code-main-sweep = Carga el problema y empieza el barrido.
code-visit-all = Visita una casilla, también si es una pista, y prueba en ella cada valor; después se llama a sí misma para la casilla siguiente. No devuelve nada: quien quiera saber si hay solución tiene que mirar lo que se imprimió.
code-is-safe-own = Dice si un valor puede estar en una casilla. Una pista conserva su propio valor y no admite otro; en una casilla vacía se miran la fila, la columna y la región, en este orden.
code-main-silent = Empieza en la primera casilla. Cuando la llamada vuelve, ya se han impreso todas las soluciones; si no hay ninguna, no se imprime nada.
code-save-first = Guarda la primera solución en un segundo tablero. El primer tablero se vaciará en el camino de vuelta.
code-print-kept = Imprime el tablero guardado.
code-next-value = Escribe el siguiente valor que permite el mapa de la casilla y lo devuelve; 0 si no queda ninguno.
code-bits = El tablero: 16 bits por casilla. 9 dicen qué cifras se permiten y 4 guardan la cifra o 0. Para deshacer basta con una copia.
code-pass = Una pasada: rellena cada casilla vacía que tiene un solo valor posible y cuenta las demás. Ve lo que la misma pasada acaba de escribir.
code-only-candidate = Lo que la fila, la columna y la región aún no han usado: tres diferencias de conjuntos y su intersección. Devuelve el valor si es uno solo; si no, 0.
code-solve-with-stack = La misma búsqueda en un bucle. Lo que la recursión guarda en llamadas que esperan se guarda aquí en una lista: cada conjetura, con su casilla. Retroceder es quitar la última de la lista.
# Una casilla, como la llama quien juega; es femenino. Los nodos de mapas tienen frases propias.
family-cell = { $family ->
    [queens] fila
    [cryptarithm] letra
   *[other] casilla
    }
family-open = { $kind ->
    [cryptarithm] letra sin cifra
   *[other] { family-cell } vacía
    }

# Programas: qué ocurre en una línea
line-start = Se lee el problema y empieza la ejecución.
line-select = Ya se sabe qué se decide a continuación. Se abre un punto de elección: una capa más en la pila.
line-conflict-row = { $family ->
    [permutations] Una casilla ya tiene ese número
    [magic] Una casilla ya tiene ese número
    [cryptarithm] Una letra ya tiene esa cifra
   *[other] La fila ya tiene ese valor
    }, así que se rechaza: un conflicto. No se ha escrito nada.
line-conflict-column = { $family ->
    [queens] La columna ya tiene una reina
   *[other] La columna ya tiene ese valor
    }, así que se rechaza: un conflicto. No se ha escrito nada.
line-conflict-box = { $family ->
    [killer] La región o la jaula ya tiene ese valor
   *[other] La región ya tiene ese valor
    }, así que se rechaza: un conflicto. No se ha escrito nada.
line-refused-relation = El valor haría falsa una relación, o ya no podría llegar a ser cierta, así que se rechaza: un conflicto. No se ha escrito nada.
line-refused-visited = El camino ya ha pasado por esa casilla, así que se rechaza el paso: un conflicto.
line-refused-wall = Ahí hay una pared, así que se rechaza el paso: un conflicto.
line-refused-given = Una pista tiene el valor, así que se rechaza. Nadie tiene la culpa.
line-refused-guess = Hay conjeturas con ese valor, así que se rechaza, y se culpa a la más antigua.
line-excluded = Vale una prohibición: este valor ya falló junto con conjeturas que están otra vez en el tablero. A ellas se las culpa.
line-learn = Se guardan las conjeturas culpables, si son pocas y no simplemente todas.
line-place = Se escribe el valor. Es una conjetura: se queda hasta que se retire.
line-conflict-diagonal = { $family ->
    [queens] Una reina ataca la casilla en diagonal
   *[other] Una diagonal ya tiene ese valor
    }, así que se rechaza: un conflicto. No se ha escrito nada.
line-conflict-window = La ventana ya tiene ese valor, así que se rechaza: un conflicto. No se ha escrito nada.
line-conflict-edge = Un vecino ya tiene ese color, así que se rechaza: un conflicto. No se ha escrito nada.
line-stuck = A lo elegido no le queda ninguna opción: un callejón sin salida. Esta llamada termina enseguida.
line-dead-end-cell =
    { $family ->
        [map] A un nodo sin color no le queda ningún candidato: un callejón sin salida. Tal como está, el mapa no se puede completar.
       *[other] A una { family-cell } vacía no le queda ningún candidato: un callejón sin salida. Tal como está, el tablero no se puede completar.
    }
line-dead-end-places = A un valor no le queda sitio en una unidad: un callejón sin salida. Tal como está, el tablero no se puede completar.
line-deduce-naked =
    { $family ->
        [map] El nodo tiene un solo candidato, y se escribe. No es una conjetura: está forzado.
       *[other] La { family-cell } tiene un solo candidato, y se escribe. No es una conjetura: está forzado.
    }
line-deduce-hidden = Al valor le queda un solo sitio en una unidad, y se escribe ahí. No es una conjetura: está forzado.
line-backtrack = Se retira la conjetura. Todo lo que dependía de ella ha fallado o ya se ha explorado.
line-sweep = Empieza una pasada por todo el tablero.
line-solution =
    { $kind ->
        [way] El camino está completo: una solución.
        [map] No queda ningún nodo sin color: una solución.
        [choice] Todos los elementos están decididos: una solución.
        [cryptarithm] No queda ninguna letra sin cifra: una solución.
       *[other] No queda ninguna { family-cell } vacía: una solución.
    }
line-exhausted = No queda nada por probar, y la ejecución termina.
line-gave-up = Una pasada entera no ha rellenado nada. El programa nunca conjetura, así que se rinde.
line-each = Aquí le llega el turno a cada opción. Cuando no queda ninguna, el bucle termina.
line-test = Solo se escribe un valor que pasa la prueba. Si no, le toca al siguiente.
line-copy = Se copia el tablero entero, para poder retirar la conjetura con todo lo que se siga de ella.
line-call = La función se llama a sí misma para el resto del tablero, y esta llamada espera. Si la respuesta es sí, la búsqueda ha acabado. Si es no, se retira la conjetura.
line-checked-call = Primero va la comprobación que se nombra aquí. Solo si no da con un callejón sin salida, la función se llama a sí misma para el resto, y esta llamada espera. Si la respuesta es sí, la búsqueda ha acabado. Si es no, se retira la conjetura.
line-fail = Aquí no queda ninguna opción, así que la respuesta es no. La llamada que la espera retira su propia conjetura.
line-fail-jumping = Aquí no queda ninguna opción: la respuesta es no, con las conjeturas culpables. Las llamadas sin culpa terminan también, hasta la última que la tiene.
line-visit = La función se llama a sí misma para la casilla siguiente. Cuando esa llamada vuelve, ya se ha probado todo lo que se sigue de este valor.
line-own-value = Una casilla que no está vacía es una pista: solo puede quedar en ella su propio valor. No se compara nada más.
line-keep = La solución se copia en el segundo tablero. Solo se guarda la primera.
line-no-progress = Faltan tantas casillas como antes de la pasada. También llega aquí un tablero que ya estaba lleno, y uno con una casilla sin valor posible.
line-push = La conjetura pasa a la lista. Una función recursiva se llamaría aquí a sí misma.
line-pop = A esta casilla no le quedan valores, así que la última conjetura sale de la lista. Una función recursiva volvería aquí de su llamada.
line-jump =
    { $family ->
        [map] Si el resto falló sin culpar a este nodo, ningún otro color aquí ayudaría: esta llamada también termina.
       *[other] Si el resto falló sin culpar a esta casilla, ningún otro valor aquí ayudaría: esta llamada también termina.
    }

# Diagramas de flujo
yes = sí
no = no
flow-start = Inicio
flow-empty =
    { $kind ->
        [way] ¿Tiene que seguir el camino?
        [map] ¿Queda algún nodo sin color?
        [choice] ¿Queda algún elemento sin decidir?
        [cryptarithm] ¿Queda alguna letra sin cifra?
       *[other] ¿Queda alguna { family-cell } vacía?
    }
flow-choose-first =
    { $kind ->
        [way] Tomar los pasos desde el final del camino
        [choice] Tomar el primer elemento sin decidir
        [map] Tomar el primer nodo sin color
       *[other] Tomar la primera { family-open }
    }
flow-choose-fewest =
    { $family ->
        [map] Tomar el nodo con menos candidatos
       *[other] Tomar la { family-cell } con menos candidatos
    }
flow-choose-places = Tomar la restricción con menos opciones
flow-choose-degree =
    { $family ->
        [map] Tomar el nodo con más vecinos sin color
       *[other] Tomar la casilla con más vecinas vacías
    }
flow-choose-tie =
    { $family ->
        [map] Tomar el nodo con menos candidatos; en caso de empate, el de más vecinos sin color
       *[other] Tomar la casilla con menos candidatos; en caso de empate, la de más vecinas vacías
    }
flow-left-tested = { $kind ->
    [way] ¿Queda algún paso?
    [choice] ¿Queda “dentro” o “fuera”?
   *[other] ¿Queda algún valor por probar?
    }
flow-left = ¿Queda algún candidato?
flow-left-places = ¿Queda alguna opción?
flow-left-least = ¿Queda algún candidato? Tomar el que menos tacha en otras
flow-left-random = ¿Queda algún valor? Tomar el siguiente del orden sorteado
flow-left-onward = ¿Queda algún paso? Tomar el de menos salidas libres
flow-allowed = { $family ->
    [sudoku] ¿Está libre en fila, columna y región?
    [queens] ¿Ninguna reina ataca la casilla?
    [map] ¿Ningún vecino tiene el color?
    [permutations] ¿Está el número sin usar?
    [knight] ¿Está libre esa casilla?
    [maze] ¿Está libre esa casilla?
   *[other] ¿Ninguna casilla que la ve lo tiene?
    }
flow-allowed-related = { $kind ->
    [choice] ¿Puede ser correcta la suma?
   *[other] ¿Está libre, y lo permiten las relaciones?
    }
flow-allowed-or-blame = ¿Está libre? Si no, se culpa a una conjetura
flow-allowed-or-learned = ¿Está libre, y no vale ninguna prohibición? Si no, se culpa a conjeturas
flow-left-learning = ¿Queda algún valor? Si no, se guardan las conjeturas culpables
flow-write-tested = { $kind ->
    [way] Ir ahí
    [choice] Ponerlo dentro, o dejarlo fuera
   *[other] Escribir el valor
    }
flow-write =
    { $family ->
        [map] Escribir el color y tacharlo en los vecinos
       *[other] Escribir el valor y tacharlo en las casillas que lo ven
    }
flow-wiped =
    { $family ->
        [map] ¿Algún nodo sin candidatos?
       *[other] ¿Alguna { family-cell } sin candidatos?
    }
flow-wiped-places = ¿Alguna { family-cell } o valor sin opciones?
flow-single =
    { $family ->
        [map] ¿Algún nodo con un solo candidato?
       *[other] ¿Alguna { family-cell } con un solo candidato?
    }
flow-single-places = ¿Hay un candidato o un sitio único?
flow-force = Escribir: está forzado
flow-solution-first = Solución: parar
flow-solution = ¡Una solución! Seguir
flow-solution-count = ¡Una solución! Parar tras { $limit }
flow-guess = { $kind ->
    [way] ¿Hay algún paso que retirar?
   *[other] ¿Hay alguna conjetura en el tablero?
    }
flow-take-back = { $kind ->
    [way] Retirar el último paso
   *[other] Retirar la última conjetura
    }
flow-to-blame = ¿Tenía la culpa?
flow-end = Ya se probó todo: parar
flow-pass = Empezar una pasada
flow-more =
    { $family ->
        [map] ¿Hay otro nodo sin color?
       *[other] ¿Hay otra { family-cell } vacía?
    }
flow-none = ¿No tiene candidatos?
flow-one = ¿Tiene uno solo?
flow-write-single = Escribir el candidato
flow-filled = ¿Esta pasada ha rellenado algo?
flow-gave-up = Rendirse
flow-impossible = Imposible: parar
flow-start-named = { $main } llama a { $solve }
flow-empty-named = { $find_unassigned }: ¿hay { family-cell } sin valor?
flow-allowed-named = { $is_safe }: ¿puede ir ahí?
flow-solution-named = { $print }; devolver verdadero
flow-call = { $solve } para el resto: ¿verdadero?
flow-erase = Borrar el valor
flow-succeed = Devolver verdadero
flow-fail = Devolver falso

# Estrategias
strategy-naive = ingenua
strategy-masks = máscaras
strategy-forward-checking = comprobación hacia delante
strategy-fewest-candidates = menos candidatos
strategy-singles = barrido
strategy-propagation = propagación
strategy-algorithm-x = Algoritmo X
strategy-backjumping = salto atrás
strategy-least-constraining = menos restrictivo
strategy-learning = aprendizaje
strategy-bounds = límites
strategy-warnsdorff = Warnsdorff
select-rule-row-major = primera casilla vacía
select-rule-fewest-candidates = menos candidatos
select-rule-fewest-places = menos sitios
select-rule-degree = más vecinas vacías
select-rule-fewest-candidates-degree = menos candidatos, luego más vecinas vacías
check-rules = reglas
check-masks = máscaras
check-forward-checking = comprobación hacia delante
check-naked-singles = candidato único
check-hidden-singles = sitio único
check-backjumping = salto atrás
check-learning = aprendizaje
check-bounds = límites
order-ascending = orden creciente
order-descending = orden decreciente
order-least-constraining = primero el menos restrictivo
order-random = orden sorteado, semilla { $seed }
order-fewest-onward = menos salidas
order-seed = Semilla

# Marcas
mark-given = pista: un valor del problema
mark-guess = conjetura: probada, puede retirarse
mark-deduction = deducción: valor forzado
mark-selected = se decide ahora
mark-new-guess = conjetura recién hecha
mark-new-deduction = deducción recién hecha
mark-refused = valor recién rechazado
mark-culprit = la casilla por la que se rechazó
mark-taken-back = conjetura recién retirada
mark-dead-end = callejón sin salida: no queda ningún candidato
mark-blamed = culpable
legend-depth = número de conjeturas en el tablero; sin conjeturas, número de deducciones
legend-conflicts = conflictos (en búsquedas cortas)
legend-backtracks = retrocesos (en búsquedas cortas)
legend-dead-ends = callejones sin salida (en búsquedas cortas)
legend-solution = una solución
legend-stop = una parada de la lección
legend-hidden = aún no se ha llegado
legend-unexplored = aún sin explorar
legend-doom = ya no se llega a ninguna solución: una barra bajo el tablero y una esquina de la conjetura culpable
legend-struck = candidato recién tachado
legend-house = la unidad en la que se basa el paso
legend-lit = lo que señala la lección

# Aspecto y ajustes
look = Aspecto
text-size = Tamaño del texto
show-candidates = Candidatos
show-coordinates = Números de fila y columna
settings-broken = No se pudo leer algo que estaba guardado (ajustes, progreso o un problema). Su archivo se ha apartado y se ha empezado uno nuevo.
settings-unreadable = No se pudo leer algo que estaba guardado (ajustes, progreso o un problema). Su archivo se ha dejado como está.
settings-unsaved = No se pudieron guardar los ajustes, el progreso o un problema.
link-copy = Copiar un enlace a este momento
link-copied = El enlace se ha copiado.
read-otherwise = Este sudoku también podría leerse de otra manera.
program-copied = El programa se ha copiado.
board-copied = El tablero se ha copiado.
not-copied = No se ha podido copiar el texto: el sistema no lo permite.
link-newer = Este enlace es de una versión más nueva y aquí no se puede leer. Esta es la primera lección.
lesson-unknown = El curso no tiene ninguna lección con ese nombre. Esta es la primera.
newer = Hay una versión nueva.
newer-load = Abrirla ahora
newer-later = Más tarde
link-broken = No se ha podido leer el enlace; puede que esté cortado. Esta es la primera lección.
link-title = Un problema compartido
link-text = Este momento se compartió con un enlace.

# El árbol de búsqueda
tree-none = Esta estrategia nunca arriesga una conjetura, así que no tiene árbol de búsqueda.
tree-fit = Ajustar
tree-fold-failed = Plegar fallos
tree-unfold = Desplegar
tree-previous-solution = Solución anterior
tree-next-solution = Solución siguiente
tree-choice = elección
tree-failure = fallo
tree-solution = solución
tree-open = abierto
tree-learned = con lección
tree-unreached = por visitar
tree-folded-failure = plegado
tree-folded-solution = plegado, con solución
tree-root = La raíz, antes de cualquier conjetura: { $what }.
tree-node = { $cell } = { $value }, escrito en el paso { $step }: { $what }.
tree-what-open = aún no se sabe en qué acaba
tree-what-failure = no se puede escribir nada después
tree-what-solution = todas las casillas están llenas
tree-what-choice =
    { $count ->
        [one] un nodo debajo, hasta ahora
       *[other] { $nodes } nodos debajo, hasta ahora
    }
tree-what-failed =
    { $count ->
        [one] un nodo debajo, ninguna solución
       *[other] { $nodes } nodos debajo, ninguna solución
    }
tree-what-solved =
    { $count ->
        [one] un nodo debajo; soluciones: { $solutions }
       *[other] { $nodes } nodos debajo; soluciones: { $solutions }
    }
tree-what-unreached =
    { $count ->
        [0] la búsqueda aún no ha llegado aquí
        [one] la búsqueda aún no ha llegado aquí; tendrá un nodo debajo
       *[other] la búsqueda aún no ha llegado aquí; tendrá { $nodes } nodos debajo
    }
tree-hint = Clic: ir allí. Doble clic o botón derecho: plegar, desplegar. Rueda: ampliar. Arrastrar: mover.

# Comparar
boards = Tableros
boards-choose = Elegir los tableros
boards-strategy = Estrategia
boards-select = Qué casilla sigue
boards-order = Qué valor primero
boards-check = Qué se comprueba
boards-goal = Objetivo
board-shown = Tablero mostrado
boards-as-names = a la izquierda=con «{ $left }»|de la izquierda=de «{ $left }»|a la derecha=con «{ $right }»|de la derecha=de «{ $right }»
boards-all = Todos
boards-alone = La carrera, las diferencias y la alineación necesitan dos tableros o más.
boards-home = Como en la lección
board-add = Añadir un tablero
board-remove = Quitar
goal-first = primera solución
goal-all = todas las soluciones
goal-count = número de soluciones:
own-boards-text = El problema de la lección, con las búsquedas que ha elegido. Lo que decía la lección se refería a los tableros de la propia lección; en «Tableros» puede volver a ellos.
align = Cómo se alinean los tableros
align-step = paso
align-step-hint = Todos en el mismo paso.
align-guess = conjetura
align-guess-hint = La enésima conjetura de uno junto a la enésima del otro.
align-work = trabajo
align-work-hint = Con el mismo trabajo hecho: pruebas más candidatos tachados.
align-share = avance
align-share-hint = En la misma fracción de la ejecución de cada uno; hace falta conocer el final de ambos.
align-own = cada uno por su lado
align-own-hint = Solo se mueve el tablero elegido.

# Estrategias lado a lado, como documento
comparison-title = { $name }: estrategias lado a lado
comparison-goal = objetivo
comparison-outcome = resultado
comparison-stopped = Una ejecución detenida antes del final habría continuado: lo que se ha contado es lo mínimo que cuesta.
comparison-solutions =
    { $count ->
        [one] una solución
       *[other] { $number } soluciones
    }
outcome-solved = resuelto
outcome-enumerated = todo probado
outcome-no-solution = sin solución
outcome-gave-up = se ha rendido
outcome-limit = se detuvo antes del final
# Un tablero de este tamaño
board-of-size = un tablero de { $size }×{ $size }
# Lo que no se puede leer: dónde y por qué
fault-at-line = Línea { $line } del texto: { $reason }
    .command = línea { $line }: { $reason }
fault-at-column = Línea { $line } del texto, columna { $column }: { $reason }
    .command = línea { $line }, columna { $column }: { $reason }
read-unknown = «{ $found }» no es una casilla. Se esperaba { $values }, o uno de estos signos para una casilla vacía: { $blanks }
read-own-sign = { $found } no es un valor aquí. Se esperaba uno de { $values }, o . para una casilla abierta.
read-values = { $digits } o { $letters }
read-too-high = { $found } es demasiado alto: { board-of-size } lleva { $values }.
read-count =
    { $cells ->
        [one] solo hay una casilla, y no existe un tablero tan pequeño.
       *[other] hay { $cells } casillas, y ningún tablero tiene esa cantidad. Con { $near } sería de { $size }×{ $size }.
    }
read-count-rows =
    { $cells ->
        [one] solo hay una casilla, y no existe un tablero tan pequeño.
       *[other] hay { $cells } casillas, que bastan para { board-of-size }, pero no están en { $size } filas de { $size }.
    }
read-count-most = hay { $cells } casillas, y el tablero más grande tiene { $near } ({ $size }×{ $size }).
read-odd-row =
    { $cells ->
        [one] La línea { $line } tiene una sola casilla, y las demás tienen { $others }.
       *[other] La línea { $line } tiene { $cells } casillas, y las demás tienen { $others }.
    }
read-count-odd = { $count } { $row }
read-cell-count =
    { $cells ->
        [one] solo hay una casilla, y este problema tiene { $expected }.
       *[other] hay { $cells } casillas, y este problema tiene { $expected }.
    }
read-rows =
    { $rows ->
        [one] hay una sola fila de { $width } casillas, y { board-of-size } tiene { $width } filas.
       *[other] hay { $rows } filas de { $width } casillas, y { board-of-size } tiene { $width } filas.
    }
read-blanks = no está claro qué casillas están vacías. Marque cada casilla vacía con uno de estos signos: { $blanks }
read-too-large = este tablero tiene { $size } filas de { $size } casillas, y el mayor que se lee es de { $most }×{ $most }.
read-long-line = esta línea tiene { $length } caracteres, y la más larga que se lee tiene { $longest }.
read-nothing = Aquí no hay ningún sudoku. El texto empieza por «{ $text }».
read-empty = Aquí no hay ningún sudoku: el texto está vacío.
read-forms = Lo que se puede leer: archivos de sudokus (.sdk, .sdm, .ss, .sdx, OpenSudoku); tablas (CSV, TSV, Markdown, HTML); listas entre corchetes, de cualquier lenguaje; una línea: 81 signos para 9×9; filas, con o sin marco; laberintos, futoshikis y sudokus killer; el nombre de un problema, como subset-sum:9:3,4,5. Los signos para una casilla vacía: { $blanks }
read-columns = este tablero está escrito columna a columna o girado, y así no se lee. Escríbalo fila a fila.
read-game-id = esto es el identificador de una partida, con sus pistas o jaulas comprimidas, y no un tablero que se pueda leer. Ábralo en su programa y copie el tablero.
read-recording = esto es la ejecución de un programa, y no un sudoku.
record-word = «{ $said }» no es un evento. Se esperaba uno de estos: { $words }
record-late = «@{ $said }» viene después del primer evento. Se esperaba antes.
record-second = «@{ $said }» empieza otro tablero. La grabación termina aquí.
record-free = «@{ $said }» trata de un tablero libre. Se esperaba @board antes.
record-more = «{ $said }» sobra. Se esperaba el final de la línea.
record-cell = «{ $said }» no es una casilla de este tablero. Se esperaba una de { $first } a { $last }
record-cell-missing = «{ $said }» no dice en qué casilla. Se esperaba una de { $first } a { $last }
record-code = «{ $said }» no es un lugar de este mapa. Se esperaba uno de estos: { $codes }
record-code-missing = «{ $said }» no dice en qué lugar. Se esperaba uno de estos: { $codes }
record-zero = «{ $said }»: las casillas se cuentan desde 1.
record-value = «{ $said }» no es un valor de este tablero. Se esperaba uno de 1 a { $most }
record-value-missing = «{ $said }» no dice el valor. Se esperaba uno de 1 a { $most }
record-long-word = «{ $said }» no puede ser un valor. Se esperaba una palabra de { $most } caracteres como máximo.
record-words = «{ $said }» es un valor de más. Se esperaban { $most } valores distintos como máximo.
record-label = «{ $said }» no puede ser el nombre de esta casilla. Se esperaba una palabra de { $most } caracteres como máximo que no nombre otra casilla.
record-size = «{ $said }» no es un tablero. Se esperaban filas y columnas, o un número de casillas; { $most } casillas como máximo.
record-long-line = «{ $said }…» tiene más de { $most } bytes. El resto de la línea se omitió.
record-json = «{ $said }» no es un evento. Se esperaba un objeto con «event», como los que escribe recuo trace.
record-house = «{ $said }» no es una unidad de este tablero. Se esperaba una como las que escribe recuo trace, por ejemplo { $house }
read-packed-link = este enlace lleva un sudoku comprimido, que solo su propio sitio puede abrir. Copie el tablero desde allí.
read-twice = la casilla de la fila { $row }, columna { $column } tiene dos valores distintos.
read-several = aquí empieza un segundo sudoku, y solo se espera uno.
note-boxes = las regiones se han leído como { $taken }; también podrían ser { $other }. Indíquelas con el tamaño de las regiones.
note-zero-based = el 0 se ha tomado por la primera cifra, y no por una casilla vacía: 0–F se muestra como 1–G.
note-zero-empty = el 0 se ha leído como casilla vacía, aunque hay otro signo para ella; también podría ser la cifra más baja.
note-placed =
    { $count ->
        [one] una cifra que había puesto el jugador, o que era el último candidato de su casilla, no es una pista y no se ha tenido en cuenta.
       *[other] { $count } cifras que había puesto el jugador, o que eran los últimos candidatos de sus casillas, no son pistas y no se han tenido en cuenta.
    }
note-solution = se ha omitido una solución, por no ser un sudoku que resolver.
note-only-solution = este tablero figura como solución; se ha leído porque no hay otro.
note-family =
    { $family ->
        [diagonal] el título habla de un sudoku con diagonales, y este se ha leído con otras reglas. Para tenerlas: «{ editing }…», o --problem diagonal.
        [windows] el título habla de un sudoku con ventanas, y este se ha leído con otras reglas. Para tenerlas: «{ editing }…», o --problem windows.
        [jigsaw] el título habla de un sudoku irregular, y este se ha leído con otras reglas. Sus regiones van debajo del tablero, o con --problem jigsaw --regions.
        [latin] el título habla de un cuadrado latino, y este se ha leído con otras reglas. Para tenerlas: «{ editing }…», o --problem latin.
       *[other] el título habla de un sudoku killer, y esto se leyó sin jaulas. Van debajo del tablero, o en --problem killer:….
    }
note-regions = el tablero de debajo parece el de las regiones de un sudoku irregular, y se ha omitido. Para usarlo: escriba «jigsaw» encima del tablero, o --problem jigsaw.
problem-length = { board-of-size } tiene { $cells } casillas, no { $found }.
problem-too-high = el { $value } de { $cell } es demasiado alto para { board-of-size }.
problem-clashes =
    las pistas incumplen las reglas: { $clashes }{ $more ->
        [0] .
        [one] ; y hay un choque más.
       *[other] ; y hay { $more } choques más.
    }
problem-clash = { $first } y { $second } tienen las dos el { $value } ({ $house })
problem-relation = con las pistas esto es falso: { $relation }.
shape-empty = una región tiene al menos una fila y una columna, no { $rows }×{ $columns }.
shape-size = las regiones de { $rows }×{ $columns } forman un tablero de lado { $size }, y los lados van de 2 a 16.
strategy-needs-candidates = «{ $choice }» cuenta candidatos, y «{ $check }» no guarda ninguno. Elija «masks» o una comprobación más fuerte.
strategy-fixed-choices = «{ $check }» solo admite «row-major» y «ascending».
strategy-unknown = no hay ninguna estrategia llamada «{ $name }». Se esperaba { $names }, o tres opciones en la forma select + order + check.
strategy-choices = «{ $name }» no tiene la forma select + order + check. Para select: { $selects }; para order: { $orders }; para check: { $checks }.
goal-unknown = «{ $found }» no es un objetivo. Se esperaba "first", "all" o cuántas soluciones buscar (1 o más).
lesson-too-long = La lección es demasiado larga: se leen como máximo { $longest } bytes.
lesson-field = { $field }: { $reason }
field-empty = aquí falta escribir algo.
field-stop = los eventos, los tableros y las paradas se cuentan desde 1.
field-speed = se esperaba un número de pasos por segundo mayor que 0.
field-meant = { $reason } ¿Quiso decir `{ $meant }`?
field-relation-cells = se esperaban dos casillas distintas.
field-relation-weight = una casilla se multiplica por un número demasiado grande.
field-relation-way = un camino no tiene relaciones.
field-relations = un problema tiene { $most } relaciones como máximo, incluidas las de sus propias reglas.
field-many =
    { $found ->
        [0] se esperaba una lista de 1 a { $most }, y esta está vacía.
       *[other] se esperaba una lista de 1 a { $most }, y esta tiene { $found }.
    }
field-long = este texto tiene más de { $longest } caracteres.
field-control = el carácter { $found } no se ve. Se esperaban palabras, espacios y saltos de línea.
field-name = un nombre se hace con letras sin acentos, cifras y guiones, { $longest } como máximo.
field-lines = se esperaba un número menor, para que queden al menos tres líneas, en un tablero de `naive`.
field-bug = el programa de este tablero no puede tener este error.
field-only-claims = este lugar solo sirve para las afirmaciones (`claims`).
field-elsewhere = en otro problema se cuenta hasta el final: aquí no hay `at`, `over` ni `all-solutions`.
field-constant = se esperaban números enteros con `+`, `*` y `^`, como "2 * 81" o "9^5", hasta 2^64 - 1; con `digits: true`, de hasta mil cifras.
field-taken = el nombre `{ $found }` ya está ocupado.
field-unknown =
    no existe `{ $found }`. { $meant ->
        [none] Se esperaba uno de estos: { $names }.
       *[other] ¿Quiso decir `{ $meant }`? Se esperaba uno de estos: { $names }.
    }
field-unknown-alone = no existe `{ $found }`: aquí nada tiene nombre.
field-range =
    { $what ->
        [board] no hay tablero { $found }: van de 1 a { $last }.
        [row] no hay fila { $found }: van de 1 a { $last }.
        [column] no hay columna { $found }: van de 1 a { $last }.
        [box] no hay región { $found }: van de 1 a { $last }.
       *[stop] no hay parada { $found }: van de 1 a { $last }.
    }
field-cell = no existe la casilla `{ $found }` en este tablero: las casillas van de { $first } a { $last }.
field-no-boxes = en este problema no hay regiones que elegir.
field-name-or-nodes = se esperaba el nombre de un mapa, o bien sus nodos y aristas.
field-size = se esperaba un tamaño de { $least } a { $most }.
field-no-house = en este problema no hay tal fila, columna o región.
field-brace = hay una llave suelta. El nombre de un número va entre dos; la propia llave se escribe dos veces.
field-idle = esta parada no hace nada. Se esperaba al menos uno de estos: `text`, `ask`, `point`, `view`.
field-bounds = se esperaba exactamente uno de estos: `value`, `at_least`, `at_most`; aquí hay { $found }.
field-options = se esperaban de 2 a { $most } opciones, una de ellas con `right: true`.
field-no-options = solo una pregunta del tipo `Choice`, `Cell`, `Value` o `Count` tiene opciones.
field-answer = { $what ->
    [cell] se esperaba una sola casilla para todos los idiomas, como "R1C3".
    [value] se esperaba un solo valor para todos los idiomas, como "3".
   *[number] se esperaba un solo número entero para todos los idiomas, como "120".
}
field-no-mistakes = solo una respuesta incorrecta muestra una idea equivocada: `shows` va en una opción incorrecta y `mistakes` en una pregunta que responde la ejecución.
field-compared = aquí no hay nada que comparar: se esperaba otro tablero.
syntax-missing = falta el campo `{ $field }`.
syntax-twice = el campo `{ $field }` está repetido.
syntax-unknown-field =
    aquí no hay ningún campo `{ $found }`. { $meant ->
        [none] Se esperaba uno de estos: { $names }.
       *[other] ¿Quiso decir `{ $meant }`? Se esperaba uno de estos: { $names }.
    }
syntax-unknown-name =
    la palabra `{ $found }` no significa nada aquí. { $meant ->
        [none] Se esperaba una de estas: { $names }.
       *[other] ¿Quiso decir `{ $meant }`? Se esperaba una de estas: { $names }.
    }
syntax-expected-sign = aquí se esperaba { $sign }.
syntax-expected-text = se esperaba un texto entre comillas.
syntax-expected-text-end = faltan las comillas al final de este texto.
syntax-expected-whole = se esperaba un número entero, de 0 en adelante.
syntax-expected-number = se esperaba un número.
syntax-expected-name = se esperaba un nombre.
syntax-option = escriba el valor sin `Some`; un campo sin valor se omite.
syntax-number = no se puede leer este número.
syntax-escape = el signo que sigue a la \ no significa nada.
syntax-comment = este comentario no tiene fin.
syntax-character = «{ $found }» no significa nada aquí.
syntax-end = el texto se acaba antes que la lección.
syntax-goes-on = la lección ya ha terminado, y el texto sigue.
syntax-too-deep = hay demasiados paréntesis unos dentro de otros.
syntax-other = esto no se puede leer (RON dice: { $message }).
link-version = El enlace es de la versión «{ $version }», y este programa lee las versiones 1 y 2.
link-parts = El enlace no está entero: se esperaban ocho o nueve partes separadas por ; con { $longest } caracteres como máximo.
link-family = No se puede leer el problema del enlace: se esperaba un nombre como queens:8 o map:brazil:4, y no «{ $found }».
link-cells = No se pueden leer las casillas del enlace: se esperaba una cifra, una letra o . por casilla, y no «{ $found }».
link-boards = No se pueden leer los tableros del enlace: se esperaban de una a cuatro estrategias, como naive*all, y no «{ $found }».
link-step = No se puede leer el paso del enlace: se esperaba un número, y no «{ $found }».
link-language = No se puede leer el idioma del enlace: se esperaba pt, pt-PT, es o en, y no «{ $found }».
link-alignment = No se puede leer la alineación del enlace: se esperaba una alineación y un tablero, como guess*1, y no «{ $found }».
link-names = No se pueden leer los nombres del enlace: se esperaban letras, cifras y guiones, y no «{ $found }».
link-problem = En el problema del enlace, { $reason }

# Abrir un sudoku, una lección o un enlace
open = Abrir
open-title = Abrir un sudoku, una lección o un enlace
open-hint = Escriba o pegue aquí: un sudoku, una lección entera o un enlace a un momento.
open-first-of = Han llegado { $count } archivos. Solo se ha leído el primero: { $name }.
open-typed = Lo que se ha escrito o pegado
open-long = { $name }: { $size } KiB de texto, demasiado largo para mostrarlo aquí.
open-paste = Pegar
open-clear = Borrar
open-forms = Lo que se puede leer
open-which = Sudoku
open-of = de { $count }
open-boxes = Regiones:
open-boards = Estrategias:
open-boards-now = como ahora ({ $names })
open-file = Elegir un archivo…
open-drop = También puede soltar un archivo en cualquier parte de la página.
open-cancel = Cancelar
verdict-puzzle =
    { $givens ->
        [0] { $size }×{ $size }, regiones de { $boxes }, sin pistas
        [one] { $size }×{ $size }, regiones de { $boxes }, con una pista
       *[other] { $size }×{ $size }, regiones de { $boxes }, con { $givens } pistas
    }
verdict-reading = Leyendo… Sudokus hasta ahora: { $count }
verdict-one = Un sudoku: { $puzzle }.
verdict-several =
    Sudoku { $number } de { $count }{ $name ->
        [none] {""}
       *[other] {" "}«{ $name }»
    }, línea { $line } del texto. { $what }{ $faulty ->
        [0] {""}
        [one] {" "}Uno de los sudokus no se puede abrir.
       *[other] {" "}{ $faulty } de los sudokus no se pueden abrir.
    }
verdict-most = Solo se han leído los primeros { $most } sudokus.
verdict-lesson =
    Una lección, «{ $title }»: { $puzzle }; { $boards ->
        [one] un tablero
       *[other] { $boards } tableros
    }; { $stops ->
        [0] sin paradas
        [one] una parada
       *[other] { $stops } paradas
    }.
verdict-link =
    Un enlace al paso { $step }: { $puzzle }; { $boards ->
        [one] un tablero
       *[other] { $boards } tableros
    }.
file-not-text = { $name } no es un archivo de texto. Si debe serlo, guárdelo como UTF-8.
file-refused = No se puede leer { $name }. Puede ser una carpeta o pertenecer a otra persona.
    .command = No se puede leer { $name }: { $reason }
file-too-long = { $name } es demasiado largo: aquí se leen como máximo { $longest } MiB.
file-fault = { $name }: { $reason }
puzzle-title = Un problema propio
puzzle-text = Este problema se ha escrito, pegado o leído de un archivo.
own-beside = Poner al lado: { $strategy }
find-all = Buscar todas las soluciones
puzzle-several = Este problema tiene más de una solución.
key-open = Abrir un sudoku, una lección o un enlace
key-paste = Abrir lo que hay en el portapapeles

# Conjuntos de sudokus
set-title =
    { $count ->
        [one] Un problema, objetivo: { $goal }, { $steps } pasos como máximo
       *[other] { $puzzles } problemas, objetivo: { $goal }, { $steps } pasos como máximo por ejecución
    }
set-title-shard = { $title } (parte { $shard })
set-description = Cada problema en barras ({ $counter }), una estrategia frente a otra problema a problema, y la distribución de los problemas, todo en escalas logarítmicas. Estrategias: { $strategies }.
set-each = Problema a problema
set-against = Una frente a otra
set-distribution = Distribución
set-time = tiempo en la máquina que hizo la ejecución
set-puzzles = problema
set-puzzles-binned = problema; cada barra reúne { $count }: la mediana, y una línea hasta el mayor
set-share = parte de los problemas que no necesita más que esto
set-stopped = parado en el límite: al menos esto
set-same = línea discontinua: empate
difference-next = Diferencia siguiente
difference-previous = Diferencia anterior
key-difference = Siguiente decisión distinta (Mayús: anterior)
no-difference = No hay más diferencias en ese sentido.
difference-alone = Para comparar hacen falta dos tableros.
race = Carrera
key-race = Carrera de todos los tableros en 15 segundos
race-alone = Para una carrera hacen falta dos tableros: elija más en Tableros.
bookmark-set = Paso marcado.
bookmark-removed = Marca quitada.
race-preparing = pasos explorados antes de la carrera.
race-now = R: empezar ya.
race-ordinal = { $place }.º
race-open = sin terminar
race-clock = pruebas y tachados en el reloj.
race-finished =
    { $done ->
        [one] { $done } de { $all } ha terminado.
       *[other] { $done } de { $all } han terminado.
    }
race-ratio = el trabajo de { $name } respecto al del primero:
race-against = { $guesses } frente a { $fewer }
race-work = { $words } pruebas y tachados
race-guesses =
    { $count ->
        [one] { $words } conjetura
       *[other] { $words } conjeturas
    }
race-undone =
    { $count ->
        [one] { $words } deshecha
       *[other] { $words } deshechas
    }
key-doom = Mostrar desde cuándo ya no hay solución
board-hidden = Oculto hasta responder a la pregunta
reveal = Revelar lo que viene
timeline-hidden = Esta parte se oculta hasta que se llega a ella. Pulse Fin para ir al final o elija Aspecto → Revelar lo que viene.
motion = Animar cada paso
show-doom = Avisar cuando ya no hay solución
future-hidden = Eso revelaría lo que viene. Aspecto → Revelar lo que viene permite mostrarlo, salvo mientras haya preguntas o un estudiante esté trabajando.
clicker-stops = El control remoto va de parada en parada
clicker-goes-stops = El control remoto va ahora de parada en parada.
clicker-goes-steps = El control remoto va ahora paso a paso.
show-notes = Notas para docentes
solutions = Todas las soluciones
key-solutions = Todas las soluciones en tableros pequeños
solutions-found =
    { $count ->
        [0] La ejecución ha terminado sin ninguna solución.
        [one] La ejecución ha terminado con una solución.
       *[other] La ejecución ha terminado con { $number } soluciones. Haga clic en una para ir a su paso.
    }
solutions-stopped =
    { $count ->
        [one] Este tablero se detiene en la primera solución
       *[other] Este tablero se detiene tras { $number } soluciones
    }{ $more ->
        [yes] ; el problema tiene más.
        [no] , y el problema no tiene otra.
       *[maybe] ; puede haber más.
    }
solutions-so-far =
    { $count ->
        [0] Ninguna solución hasta ahora. Pasos explorados: { $steps }.
        [one] Una solución hasta ahora; puede haber más. Pasos explorados: { $steps }.
       *[other] { $number } soluciones hasta ahora; puede haber más. Pasos explorados: { $steps }.
    }
solutions-one = { $number } · paso { $step }
solutions-page = página { $page } de { $pages }
doom-alive = Todavía se puede llegar a una solución.
doom-reached = Aquí hay una solución.
doom-over = La búsqueda ha terminado.
doom-unknown = Averiguando si todavía se puede llegar a una solución…
doom-some = Ya no se llega a ninguna solución; averiguando por culpa de qué conjetura…
doom-by = Sin solución desde el paso { $from } ({ $cell } = { $value }); pasos perdidos: { $steps }.
doom-puzzle = Este problema no tiene solución: nada de lo que se intente puede funcionar.
doom-undecided = Averiguar si todavía se puede llegar a una solución lleva demasiado tiempo.
doom-counting = Contando los pasos perdidos…
doom-not-counted = Pasos perdidos: sin contar, son demasiados.
doom-wasted = Pasos perdidos: { $steps }.
doom-worst = Peor conjetura: { $cell } = { $value } ({ $steps }).
doom-stack = Esta conjetura no puede ser correcta: con ella ya no se llega a ninguna solución.
chart-times = Entre paréntesis: cuántas veces el valor del tablero elegido.
chart-times-fewest = Entre paréntesis: cuántas veces el valor del tablero que terminó con menos pasos.
chart-times-first = Entre paréntesis: cuántas veces el valor del tablero que llegó primero.
chart-progress = { $percent } % de la ejecución
chart-open = paso { $step } de al menos { $least }
ablation = Comparación 2×2
ablation-hint = Cuatro tableros que solo difieren en dos elecciones, para ver qué hace cada una por sí misma.
ablation-check-select = Propagar o no × qué casilla primero
ablation-check-order = Propagar o solo reglas × orden de los valores
ablation-select-order = Qué casilla primero × orden de los valores
ablation-look-ahead = Comprobar hacia delante o no × qué casilla primero

# Llevarse imágenes, animaciones y datos
export = Exportar
dialog-export = Exportar imágenes, animaciones o datos
export-what = Qué:
export-png = Imagen (PNG)
export-svg = Imagen vectorial (SVG, texto seleccionable)
export-film = Animación (GIF)
film-apng = Animación (PNG)
export-strip = Tira para fichas (PDF, un paso por página)
export-trace-csv = Traza de un tablero (CSV)
export-trace-jsonl = Traza de un tablero (JSON, un evento por línea)
export-counters = Contadores (CSV)
export-comparison-csv = Comparación de todos los tableros (CSV)
export-comparison-md = Comparación de todos los tableros (Markdown)
export-handout = Ficha: la lección en papel (PDF)
export-handout-hint = El problema y cada pregunta junto al tablero de ese momento, con espacio para responder.
export-guide = Guía para docentes: todo el curso (PDF)
export-guide-hint = Cada lección con lo que hay que mostrar, las preguntas y las respuestas; planes de clase, currículos y el glosario.
export-answers = Con las respuestas, en una hoja aparte
export-puzzle = El problema como texto
export-lesson = Una lección con este problema (RON)
export-program-c = Programa (C)
export-program-cpp = Programa (C++)
export-program-java = Programa (Java)
export-program-python = Programa (Python)
export-program-csharp = Programa (C#)
export-program-javascript = Programa (JavaScript)
export-program-octave = Programa (Octave)
export-program-rust = Programa (Rust)
export-program-pseudocode = Programa (pseudocódigo)
export-lesson-hint = Una pequeña lección con el problema y los tableros, con comentarios, para continuarla en cualquier editor de texto.
export-strip-hint = Cada página muestra un paso y dice en una frase lo que ocurre.
export-comparison-hint = Todos los contadores de todos los tableros, con su razón respecto al primero. Cada búsqueda llega hasta el final.
export-now = El paso que se ve, { $step }
export-several = Varios pasos
export-from = Del paso
export-to = al paso
export-end = hasta el final
export-all = todos los pasos
export-every = un paso de cada
export-moves = solo jugadas
export-moves-hint = Conjeturas, deducciones, callejones sin salida, retrocesos y soluciones del primer tablero
export-limit = Parar cada búsqueda tras este número de pasos:
export-boards = Tableros:
export-all-boards = todos
export-view = Mostrar:
export-scale = Tamaño:
export-transparent = Nada detrás de los tableros (transparente)
export-speed = Imágenes por segundo:
film-captions = Las frases como subtítulos, en un archivo aparte (.vtt)
export-amount-film =
    { $count ->
        [one] Una imagen.
       *[other] { $number } imágenes, { $seconds } s en total.
    }
export-amount-pictures =
    { $count ->
        [one] Una imagen.
       *[other] { $number } imágenes.
    }
export-amount-steps =
    { $count ->
        [one] Un paso.
       *[other] { $number } pasos.
    }
export-too-many = Son { $count } pasos, y en un archivo caben como mucho { $most }. Elija un intervalo más corto o deje pasos fuera.
    .command = Son { $count } pasos, y en un archivo caben como mucho { $most }. Elija menos con --steps, --every o --moves.
export-sparser = Tomar un paso de cada { $every }
export-one-board = Una comparación necesita dos tableros o más. Añada uno en «Tableros».
    .command = Una comparación necesita dos tableros o más. Indique las estrategias con --strategy naive,masks.
export-too-long = La ejecución no ha terminado tras { $steps } pasos. Elija pasos hasta ahí.
    .command = La ejecución no ha terminado tras { $steps } pasos. Elija otros anteriores con --step o --steps.
export-no-move = No hay ninguna jugada en estos pasos del primer tablero.
export-own-rules = El texto de un problema no guarda las reglas que una lección ha añadido. Exporte la lección: ARCHIVO.ron
export-not-ours = Esta ejecución viene de un programa suyo, que no se puede exportar como programa o lección de recuo. Una lección muestra una ejecución así con program: "ARCHIVO".
export-past-the-end = No existe el paso { $step }: la búsqueda acaba en el paso { $end }.
kind-file = { $ending }
kind-trace = una traza
kind-counters = contadores
kind-comparison = una comparación
kind-handout = una ficha
kind-guide = una guía para docentes
kind-program = un programa
own-lesson =
    Una lección con un sudoku suyo: diga de qué trata, guarde el archivo y compruébelo con
        recuo check ARCHIVO
    Todo lo que se puede escribir aquí está, en inglés, en lessons/REFERENCE.md (o: recuo lesson-reference).
    Basta un idioma: un texto simple, como title: "Un sudoku mío", se muestra en todos los idiomas.
export-name = Nombre del archivo:
export-file = Archivo:
export-busy = Todavía hay otra exportación en curso.
export-give-up = Cancelar
dialog-close = Cerrar
export-written = { $name } está escrito.
export-downloaded = { $name } está en sus descargas.
export-exploring = { $name }: explorando, { $steps } pasos hasta ahora
export-making = Escribiendo { $name }
# Muchos sudokus a la vez
open-set = Comparar en todos
set = Colección de problemas
set-heading =
    { $count ->
        [one] Un problema
       *[other] { $puzzles } problemas
    }
set-close = Cerrar
set-csv = Datos (CSV)
set-jsonl = Datos (JSONL)
set-markdown = Tablas (Markdown)
set-svg = Gráficos (SVG)
set-write = Guardar
set-faults =
    { $count ->
        [one] No se pudo leer un problema
       *[other] No se pudieron leer { $number } problemas
    }
set-full = Se comparan cuatro estrategias como máximo: quite una para elegir otra.
set-limit = Límite de pasos por problema:
set-start = Empezar
set-stop = Parar
set-progress = { $done } de { $all }
set-done = Ejecuciones terminadas: { $done } de { $all }.
set-hint = Elija hasta cuatro estrategias y empiece. Cada una resuelve todos los problemas; la que llega al límite se interrumpe, y se indica.
set-counter = Por problema: { $counter }
set-judged = En cada problema gana la estrategia que menos necesita; si varias necesitan lo mismo, es un empate.
set-by = Criterio:
set-seconds = Segundos en la máquina que hizo la ejecución
set-strategy = estrategia
set-least = mínimo
set-quarter = 25 %
set-median = mediana
set-three-quarters = 75 %
set-nine-tenths = 90 %
set-most = máximo
set-limited = en el límite
set-chart-name = { $name } (se rindió: { $count })
set-gave-up = se ha rendido
set-wins = victorias
set-ties = empates
set-chart-each = Problema a problema
set-chart-time = Tiempo
set-chart-distribution = Distribución
set-chart-scatter = Una frente a otra
set-time-hint = Tiempos de esta máquina, medidos una sola vez, con todo lo demás que estaba haciendo.
set-open = Clic para abrir el problema { $number }.
set-puzzle = problema

# Preguntas
ask-next-cell =
    { $deed ->
        [emptied]
            { $kind ->
                [map] ¿Qué nodo pierde su color ahora?
                [queens] ¿Qué fila pierde su reina ahora?
               *[other] ¿Qué casilla se vacía ahora?
            }
        [stuck]
            { $kind ->
                [map] ¿Qué nodo se ha quedado sin colores?
                [queens] ¿Qué fila se ha quedado sin casillas?
               *[other] ¿Qué casilla se ha quedado sin candidatos?
            }
        [chosen]
            { $kind ->
                [map] ¿Qué nodo se elige ahora?
                [queens] ¿Qué fila se elige ahora?
               *[other] ¿Qué casilla se elige ahora?
            }
       *[other]
            { $kind ->
                [knight] ¿Qué casilla se prueba ahora?
                [maze] ¿Qué casilla se prueba ahora?
                [map] ¿Qué nodo recibe el próximo color?
                [queens] ¿Qué fila recibe la próxima reina?
               *[other] ¿Qué casilla se rellena ahora?
            }
    }
ask-next-value =
    { $deed ->
        [tested]
            { $kind ->
                [map] ¿Qué color se prueba ahora en { $cell }?
                [queens] ¿Qué casilla se prueba ahora en la { $cell }?
               *[other] ¿Qué valor se prueba ahora en { $cell }?
            }
        [tried]
            { $kind ->
                [map] ¿Qué color se intenta ahora en { $cell }?
                [queens] ¿Qué casilla se intenta ahora en la { $cell }?
               *[other] ¿Qué valor se intenta ahora en { $cell }?
            }
       *[other]
            { $kind ->
                [map] ¿Qué color recibe { $cell } ahora?
                [queens] ¿Qué casilla de la { $cell } recibe la reina ahora?
               *[other] ¿Qué valor se escribe ahora en { $cell }?
            }
    }
ask-what-happens =
    { $told ->
        [both] Se prueba el { $value } en { $cell }. ¿Qué pasa?
       *[other] ¿Qué pasa ahora?
    }
ask-steps-backtrack = ¿Cuántos pasos faltan para el próximo retroceso?
ask-steps-solution = ¿Cuántos pasos faltan para la próxima solución?
ask-steps-end = ¿Cuántos pasos faltan para el final?
ask-lines = Ordene las líneas de esta función, tal como están en ella. Dos no le pertenecen.
ask-lines-other = otro orden
order-unused = Sin usar:
order-hint = Arrastre cada línea a su lugar, o elíjala con ↑ ↓ y muévala con Mayús + ↑ ↓. Las que no pertenecen a la función van al final, debajo de «Sin usar».
order-wrong =
    { $line ->
        [none] Faltan líneas al final.
       *[other] La línea { $line } es la primera incorrecta.
    }
ask-bug = Una línea de esta función está mal. ¿Cuál?
ask-bug-missing = Falta una línea en esta función. ¿Después de cuál?
bug-right = La línea correcta: { $line }
bug-missing = La línea que falta: { $line }
bug-short-loop = El bucle termina un valor antes de tiempo y el último valor no se prueba nunca. Donde hace falta, la búsqueda fracasa, y un problema que tiene solución parece no tener ninguna.
bug-gives-up = Esta línea pregunta si la última pasada rellenó algo, y no si el tablero está lleno. La pasada que rellena la última casilla sí rellenó algo, así que el programa se rinde con el tablero lleno; y al revés, imprimiría como solución un tablero con casillas vacías.
bug-no-return = La llamada dice que encontró una solución, pero nadie la escucha. El bucle sigue: borra una a una las conjeturas de la solución que acaba de imprimir, prueba todo lo que queda y al final dice que no hay solución.
bug-no-undo = Una conjetura que falló no se borra. Cuando se acaban los valores de una casilla, el último que se probó se queda en el tablero y prohíbe valores correctos en otras: un problema que tiene solución parece no tener ninguna.
ask-falls = ¿Cuántas conjeturas caen antes de que se vuelva a escribir un valor?
ask-next-written =
    { $kind ->
        [map] ¿Qué nodo recibe el próximo color?
        [queens] ¿Qué fila recibe la próxima reina?
       *[other] ¿En qué casilla se escribe el próximo valor?
    }
ask-take-back = ¿Qué conjetura hay que retirar para que vuelva a haber solución?
ask-which-peer =
    { $told ->
        [both]
            { $kind ->
                [map] ¿Qué nodo prohíbe { $value } en { $cell }?
                [queens] ¿Qué fila prohíbe { $value } en la { $cell }?
               *[other] ¿Qué casilla prohíbe el { $value } en { $cell }?
            }
       *[other]
            { $kind ->
                [map] ¿Qué nodo prohíbe el próximo color?
                [queens] ¿Qué fila prohíbe la próxima casilla?
               *[other] ¿Qué casilla prohíbe el próximo valor?
            }
    }
happens-write = se escribe una conjetura
happens-refuse = se rechaza un valor
happens-take-back = se retira la última conjetura
happens-dead-end = se llega a un callejón sin salida
happens-deduce = se escribe un valor forzado
why-wrong-harmless = { $cell } tiene un { $value }, que no estorba.
why-wrong-failed = { $cell } ya ha rechazado o perdido el { $value }.
why-wrong-later = En { $cell }, el { $value } viene después.
why-wrong-stuck = En { $cell } no cabe nada mientras sigan las conjeturas anteriores.
why-wrong-older = La conjetura de { $cell } es más antigua: primero cae la última.
why-wrong-empty = { $cell } ya está vacía.
answer-right = ¡Correcto!
answer-right-then = Correcto, al segundo intento.
answer-again = Esa no. Pruebe una vez más.
answer-wrong = La { $answer } no es la correcta.
option-is = Correcta: la { $letter }.
answer-show = Mostrar en el tablero
answer-score = correctas: { $right } de { $asked }
lesson-result =
    { $open ->
        [0] correctas: { $right } de { $asked }
       *[other] correctas: { $right } de { $asked }, sin responder: { $open }
    }
answer-score-stops = { $score } (por parada: { $signs })
answer-hint = Responda con { $letters } o con un clic.
answer-hint-typed = Responda con { $letters }, con un clic o escribiendo la respuesta.
key-answer = Responder a una pregunta, también por escrito

# Tomar parte
taking-part = Participar
asking = Preguntar antes de cada jugada
class = Responde la clase
class-answers = Las próximas preguntas las responde la clase, con votos.
class-answers-not = Las próximas preguntas las responde una sola persona.
class-hint = { $letters } o un clic suman un voto; con Mayús, restan uno.
class-verdict = Veredicto
countdown = { $seconds } s para votar
countdown-over = Se acabó el tiempo
class-chose = Elegida por { $right } de { $all }.
answer-first = Responda primero, o pulse otra vez para saltarla.
answer-reveal = Pulse otra vez para ver la respuesta correcta.
option-unknown = No hay tal opción.
review = Repaso
review-flawless = Ninguna respuesta equivocada.
review-wrong = Paso { $step }: { $question } Respuesta dada: { $answer }. Correcta: { $right }.
solving = Resolver a mano
solving-start = Ahora todos los pasos de esta búsqueda son suyos. ¿Qué hace primero?
solving-hint = Sugerencia
solving-leave = Salir
solving-house = Casilla o unidad
solving-related = Haga clic en una casilla o use las flechas. Decidir toma la casilla que sigue; después se prueban sus valores en orden: Escribir dice que uno sirve, Rechazar que no sirve. Retirar quita la última conjetura. Una sugerencia o un rechazo cuesta un punto.
solving-way = Haga clic en una casilla o use las flechas. Decidir toma la casilla en que termina el camino, Escribir sigue a una casilla, Rechazar pasa de largo y Retirar deja la última. Una sugerencia o un rechazo cuesta un punto.
solving-keys = Haga clic en una casilla o use las flechas, y después: Intro la decide, una cifra prueba ahí un valor, 0 dice que no queda nada, la tecla Retroceso (⌫) retira la conjetura. W, X y S dicen qué significan las cifras: escrita, rechazada, forzada. H señala la fila, la columna o la región, y a continuación se escribe la cifra. Una sugerencia o un rechazo cuesta un punto.
solving-done = Hecho: la búsqueda ha terminado.
solving-left = Cómo ha ido
solving-flawless = Ni un solo paso en falso.
solving-mistakes = Lo que conviene repasar
solving-go-on = Seguir
solving-again = Otra vez
solving-close = Cerrar
solving-score = puntos: { $points } de { $most } · pasos: { $right } · rechazados: { $wrong } · sugerencias: { $hints }
move-select = Decidir
move-write = Escribir
move-refuse = Rechazar
move-deduce = Forzado
move-dead-end = No queda nada
move-take-back = Retirar
place-in = el sitio del { $value } en la { $house }
hint-kind =
    { $move ->
        [select] Hay que elegir qué se decide ahora.
        [write] Hay un valor que sirve, y se escribe.
        [refuse] Hay un valor que se prueba y se rechaza.
        [deduce] Hay un valor forzado.
        [take-back] Hay que retirar una conjetura.
       *[dead-end] Hay una casilla o una cifra sin opciones.
    }
hint-where = Fíjese: { $at }.
hint-whole =
    { $move ->
        [select] Se decide { $at }.
        [write] Se escribe el { $value } en { $at }.
        [refuse] Se rechaza el { $value } en { $at }.
        [deduce] En { $at } el { $value } está forzado.
        [take-back] Se retira la conjetura de { $at }.
       *[dead-end] No queda nada para { $at }.
    }
mistake-skipped = El { $value } en { $at } viene después: antes queda algo por probar.
    .rest = Las opciones se prueban en orden, sin saltarse ninguna.
    .name = Saltarse una opción
mistake-already-tried = El { $value } en { $at } ya se ha probado.
    .rest = Lo que ha fallado en un punto de elección no se vuelve a probar ahí.
    .name = Repetir lo que ya ha fallado
mistake-wrong-cell =
    { $move ->
        [select] Todavía no le toca: { $at }.
       *[write] Ahora se decide { $choice }, y no { $at }.
    }
    .rest = La estrategia dice qué viene ahora: { $rule }.
    .name = Elegir otra casilla
mistake-wrong-value = Ahora se decide { $choice }, y no el del { $value }.
    .rest = Donde se decide una cifra se prueban sus sitios, y ninguna otra cifra.
    .name = Elegir otra cifra
mistake-filled = Ya está decidido: { $at }.
    .rest = Un valor se queda hasta que se retira una conjetura de la que depende.
    .name = Escribir encima de un valor
mistake-forbidden = El { $value } no puede estar en { $at }: { $with }, en la { $house }, ya lo tiene.
    .rest = Ninguna fila, columna o región tiene un valor dos veces.
    .name = No ver un conflicto
mistake-fits = El { $value } sirve en { $at }: no está en su fila, ni en su columna, ni en su región.
    .rest = Un valor solo se rechaza cuando otra casilla de la misma unidad ya lo tiene.
    .name = Rechazar un valor que sirve
mistake-select-first = Todavía no se ha elegido dónde probar el { $value }.
    .rest = Primero se elige qué se decide, y después se prueban los valores.
    .name = Probar sin elegir
mistake-still-open = Todavía queda algo por probar: { $choice }.
    .rest = La búsqueda solo avanza cuando ahí queda escrito un valor, y solo retrocede cuando ya no queda ninguno.
    .name = Dejar una elección a medias
mistake-too-soon = Todavía no hay motivo para retirar nada.
    .rest = Una conjetura solo se retira cuando ha fallado todo lo que permitía.
    .name = Retirar demasiado pronto
mistake-forgot-to-undo = Primero hay que retirar algo.
    .rest = Cuando no queda nada por probar, en un salto o tras una solución, se retira la última conjetura antes que nada.
    .name = Olvidarse de retirar
mistake-not-latest = La última conjetura no es la de { $at }.
    .rest = Las conjeturas se retiran en orden inverso, la última primero.
    .name = Retirar en el orden equivocado
mistake-missed-deduction = En alguna parte hay un valor forzado.
    .rest = Lo forzado se escribe antes de hacer ninguna conjetura.
    .name = No ver un valor forzado
mistake-not-forced = Nada obliga a que { $at } sea { $value }.
    .rest =
        { $hidden ->
            [yes] Un valor está forzado cuando es el único candidato de su casilla, o cuando una unidad no tiene otro sitio para él.
           *[no] Un valor está forzado cuando es el único candidato de su casilla.
        }
    .name = Tomar una conjetura por deducción
mistake-wrong-order =
    { $move ->
        [deduce] El { $value } está forzado en { $at }, es verdad, pero la búsqueda encuentra antes otra cosa.
        [dead-end] No queda nada para { $at }, es verdad, pero la búsqueda encuentra antes otra cosa.
       *[write] No es ahora su turno.
    }
    .rest = La búsqueda mira en un orden fijo: callejones sin salida, después las casillas fila a fila, después las unidades.
    .name = Correcto, pero fuera de orden
mistake-missed-dead-end = Hay una casilla o una cifra sin opciones.
    .rest = Tras un callejón sin salida, cualquier paso más sería inútil; por eso se señala antes que nada.
    .name = No ver un callejón sin salida
mistake-false-dead-end = No es un callejón sin salida: { $at }.
    .rest = Un callejón sin salida es una casilla vacía sin candidatos, o una cifra que falta y no tiene sitio.
    .name = Ver un callejón sin salida donde no lo hay
mistake-not-noticed = No queda nada para { $at }, es verdad.
    .rest = Pero esta estrategia no mira ahí, o todavía no: por eso desperdicia pasos.
    .name = Ver más de lo que ve la estrategia
mistake-not-this-strategy =
    { $move ->
        [refuse] Esta estrategia no rechaza valores: solo prueba candidatos.
        [deduce] Esta estrategia no deduce nada: prueba valores.
        [dead-end] Esta estrategia no conoce callejones sin salida: los descubre al probar todos los valores.
       *[write] Esta estrategia nunca hace conjeturas: solo escribe lo forzado.
    }
    .rest = Cada estrategia tiene sus propios pasos.
    .name = Dar un paso de otra estrategia

fork = Ramificar aquí
fork-step = Tras el paso { $step }: ¿qué más se podría hacer?
fork-value = Probar antes otro valor:
fork-cell = Decidir antes otra casilla: haga clic en ella o elíjala aquí.
fork-strategy = Seguir con otra estrategia:
fork-forced = Lo que viene ahora no es una elección: se sigue de lo ya hecho.
fork-hint = La rama es una búsqueda propia al lado de esta, igual hasta aquí. Las exportaciones la llevan, los enlaces no.
fork-discard = Descartar esta rama
fork-back = Recuperar la última rama
fork-full = Solo caben cuatro tableros: descarte antes una rama.
fork-none = En este paso la búsqueda no se puede cambiar así.
fork-cannot-take-over = La estrategia { $strategy } no puede continuar desde esta posición.
fork-blames = Una búsqueda que salta hacia atrás no se puede cambiar a mitad de camino: a quién culpa no se deduce del tablero.
fork-recorded = La ejecución de un programa no se puede cambiar a mitad de camino: no se sabe qué haría entonces el programa.
fork-too-many = Una ejecución puede tener { $most } ramificaciones como máximo.
fork-not-a-branch = Este tablero no es una rama: solo se descartan las ramas.
fork-discarded = Rama descartada.  Ctrl+Z la recupera.
fork-name =
    { $turn ->
        [try] { $strategy }, desde { $step }: { $value } en { $at }
        [select] { $strategy }, desde { $step }: { $at }
       *[strategy] desde { $step }: { $strategy }
    }
key-fork = Ramificar aquí; descartar una rama; recuperarla
key-asking = Preguntar antes de cada jugada; responde la clase
link-without-address = El enlace se ha copiado sin la dirección de una página, así que no se puede hacer clic en él. Indique una en Aspecto.
link-address = Dirección de los enlaces:
link-without-branches = Enlace copiado. Abre los tableros sin sus ramas.
link-without-map = No se ha copiado nada: los enlaces solo conocen los mapas y las reglas que vienen con el programa.
frame-copy = Copiar el código de un marco para una página
frame-copied = El código del marco se ha copiado. Va en el HTML de una página.
frame-without-address = No se ha copiado nada: un marco necesita la dirección de una página con este programa. Indíquela en Aspecto.
embedded-open = Abrir en recuo

# A puzzle of one's own
editing = Problema propio
editing-title = Mi problema
editing-hint = Escriba cifras, toque una casilla y una tecla, pegue o suelte aquí un archivo.
editing-kept = Todo se guarda.
editing-unkept = Aquí no se puede guardar nada, y los cambios se pierden al cerrar la ventana: guarde el problema como archivo.
editing-none = Sin solución.
editing-one = Exactamente una solución.
editing-several = Más de una solución.
editing-looking = Contando soluciones: { $steps } pasos por ahora
editing-unknown = Tras { $steps } pasos aún no se sabe cuántas soluciones hay.
editing-undo = Deshacer
editing-redo = Rehacer
editing-take = Usar el del tablero
editing-wish = Crear un problema
editing-for = para
editing-seed = Semilla:
editing-make = Crear
editing-tries = tablero { $tries }
editing-made = Semilla { $seed }, { $difficulty } para la estrategia «{ $strategy }»: { $band }
editing-not-found = Ningún problema así en { $tries } tableros: { $band }. Pruebe otro tamaño u otra estrategia.
editing-play = Resolver en el tablero
editing-save = Guardar
editing-leave = Volver
difficulty-easy = fácil
difficulty-medium = medio
difficulty-hard = difícil
band-backtracks = retrocesos: { $amount }
band-empty = casillas que quedan vacías: { $amount }

# The course
course = Curso
course-progress =
    { $done ->
        [one] Una de { $count } lecciones completada
       *[other] { $done } de { $count } lecciones completadas
    }
course-continue = Continuar: { $title }
course-go-on = Seguir
course-finished = Todas las lecciones del curso están terminadas.
course-of-chapter = { $done } de { $count }
course-score = { $right } de { $asked } preguntas bien a la primera
course-left =
    parada { $stop } de { $stops }, { $minutes ->
        [0] terminada
        [one] queda cerca de un minuto
       *[other] quedan unos { $minutes } minutos
    }
course-set = Comparar con todos los problemas…
course-next = Lección siguiente: { $title }
course-next-short = Lección siguiente  U
course-length =
    { $stops ->
        [one] una parada
       *[other] { $stops } paradas
    } · { $minutes } min
course-end = Fin del curso
results = Resultados
results-none = Todavía no se ha respondido ninguna pregunta.
results-shown = Lo que sugieren las respuestas incorrectas
results-belief =
    { $times ->
        [one] Una respuesta incorrecta puede venir de la idea «{ $text }»
       *[other] { $times } respuestas incorrectas muestran la idea «{ $text }»
    }
results-lesson = Ir a la lección: { $title }
answers-csv = Respuestas en CSV, para una hoja de cálculo
learners = Estudiantes
learners-hint = Cada estudiante tiene su propio progreso. Los ajustes y el problema del editor son comunes a todos.
learner-current = Estudiante: { $name }
learner-unnamed = Sin nombre
learner-new = Nombre nuevo:
learner-add = Añadir
learner-taken = Ya hay alguien con este nombre.
learner-remove = Quitar el nombre
learner-reset = Borrar el progreso
learner-sure =
    { $what ->
        [learner-remove] ¿Quitar { $name } y todo su progreso?
       *[learner-reset] { $who ->
            [name] ¿Borrar el progreso de { $name }?
           *[unnamed] ¿Borrar el progreso hecho sin nombre?
        }
    }
learner-lost = Lecciones empezadas: { $lessons }. Paradas alcanzadas: { $stops }. No se podrán recuperar.
key-course = El curso: todas las lecciones; la lección siguiente

# On paper
handout-name = Nombre
handout-date = Fecha
handout-because = Porque
handout-answers = Respuestas
handout-stop = Parada { $stop }
handout-board = Tablero { $number }: { $name }
handout-strategy = Estrategia: { $name }
handout-cover = Responda de arriba abajo y tape lo que sigue: cada tablero muestra lo que pasó después.
guide-save = Guardar la guía para docentes
guide-contents = Contenido
guide-show = Qué mostrar
guide-questions = Preguntas
guide-right = Correcta: { $answer }
guide-others = Otras respuestas
guide-may-show = Lo que puede mostrar: «{ $idea }» En realidad: { $truth }
guide-plans = Planes de clase
guide-curricula = Dónde encaja en los currículos
guide-minutes = { $minutes } min
guide-lesson = Lección { $number }
guide-length =
    { $lessons ->
        [one] una lección
       *[other] { $lessons } lecciones
    } · { $minutes } min

# Problemas de otras familias.
family-unknown = no existe el problema «{ $name }». Se esperaba uno de { $families }.
family-size = { $name } necesita un tamaño de { $least } a { $most }, como { $name }:8.
family-colours = un mapa necesita un número de colores de 1 a { $most }, como map:brazil:4.
family-no-map = no existe el mapa «{ $name }». Se esperaba un archivo o uno de { $maps }.
family-no-regions = un sudoku irregular (jigsaw) necesita sus regiones: una letra o una cifra por casilla, en filas debajo del tablero, con --regions o, entre los eventos, con @regions.
posed-strategy = «{ $strategy }» no conoce relaciones entre casillas, como sumas. Elija «naive» o «bounds»: «row-major», con «ascending» o «descending», y «rules» o «bounds».
posed-no-file = { $name } necesita un archivo, como { $name }:mi-{ $name }.txt.
posed-items = { $name } necesita de 1 a { $most } elementos, como permutations:4, subsets:4, combinations:5:3, subset-sum:9:3,4,5.
posed-chosen = se esperaba cuántos de { $items } se eligen, de 0 a { $items }, como combinations:5:3.
posed-target = se esperaba una suma desde 0 y números desde 1, hasta 2147483647, como subset-sum:9:3,34,4,12,5,2.
posed-equation = se esperaban palabras con + entre ellas, un = y una palabra, como cryptarithm:SEND+MORE=MONEY.
posed-letter = { $found } no es una letra. Se esperaban palabras con + entre ellas, un = y una palabra.
posed-long-word = { $word } es demasiado larga: las palabras tienen { $most } letras como máximo.
posed-letters = hay { $found } letras, y solo { $most } cifras.
posed-words = hay demasiadas palabras.
posed-magic = existen magic:3 y magic:4.
posed-lines = un futoshiki de N filas ocupa 2N − 1 líneas de texto, N de 2 a 16: entre dos filas hay siempre una más, que puede quedar vacía. Este tiene { $found }.
posed-sign = { $found } no puede estar aquí.
posed-width = esta fila tiene { $found } casillas, y el tablero tiene { $size } filas.
posed-signs = hay { $found } signos, y son posibles { $most } como máximo.
posed-size = la primera línea tiene { $found } casillas, y un sudoku killer tiene de 2 a 16.
posed-rows = se esperaban { $size } líneas de casillas y otras tantas con una letra para la jaula de cada una, y hay { $found }.
posed-sum = se esperaba la suma de una jaula, como A=15.
posed-twice = la jaula { $cage } tiene dos sumas.
posed-no-sum = la jaula { $cage } no tiene suma.
posed-no-cage = ninguna casilla está en la jaula { $cage }.
posed-cage = la jaula { $cage } tiene { $found } casillas, y solo hay { $size } valores distintos.
posed-slow = sin pistas, esto lleva muchísimos pasos.
posed-fork = un camino no se bifurca: sus pasos dependen de la casilla donde termina.
posed-bounds = «bounds» solo admite «row-major», y «ascending» o «descending».
posed-ways = para el recorrido del caballo y el laberinto solo existen las estrategias «naive» y «warnsdorff», y «warnsdorff» solo sirve para ellos.
posed-board = se esperaban filas y columnas de 1 a { $most }, como knight:5x5 o knight:5x5:R1C1.
posed-start = la casilla inicial no está en el tablero. Se esperaba una como R1C1.
posed-squares = el tablero tiene { $rows } × { $columns } casillas. Se esperaban { $side } filas y columnas como máximo, y de 1 a { $most } casillas.
posed-maze-width = esta línea del laberinto tiene { $found } casillas, y la primera tiene { $columns }.
posed-ends = un laberinto necesita una { $sign }, y este tiene { $found }.
posed-way-start = de un camino solo se da la casilla inicial.
posed-edit-text = El problema como texto
posed-edit-signs = Las teclas < > ponen un signo a la derecha de la casilla, ^ y v debajo; la misma tecla lo quita.
posed-edit-cages = Mayús con una flecha o un clic lleva la casilla siguiente a la jaula de esta, o la saca de ella.
posed-edit-sum = Suma de esta jaula
posed-edit-leave = Sacar de la jaula
posed-edit-knight = Un clic pone aquí el inicio.  La tecla S también.
posed-edit-maze = Un clic pone o quita una pared.  Las teclas # y . también; S y E cambian de sitio el inicio y el final.
regions-length = las regiones tienen { $found } signos, y un tablero tiene 4, 9, 16, 25… o 256 casillas.
regions-symbol = línea { $line }, columna { $column }: { $found } no nombra una región. Se esperaba una letra o una cifra.
regions-count = un tablero de { $size }×{ $size } debe tener { $size } regiones, y no { $found }.
regions-cells = la región { $region } tiene { $found } casillas, y cada una debe tener { $size }.
regions-apart = la región { $region } está partida: desde { $first } no se llega a { $second } por casillas de la región.
map-at = línea { $line }, columna { $column }: { $reason }
map-form = esto no tiene la forma de un mapa. Un mapa tiene nodos y aristas, como ( nodes: [("A", "Ana", 0, 0), ("B", "Bea", 1, 0)], edges: [("A", "B")] ), o es un grafo de DIMACS con líneas como «p edge 2 1» y «e 1 2».
map-empty = un mapa necesita al menos un nodo.
map-nodes = el mapa tiene { $found } nodos, y puede tener { $most } como máximo.
map-colours = se piden { $found } colores. Se esperaba de 1 a { $most }.
map-code = el código { $code } del nodo { $number } debe tener de 1 a { $longest } letras o cifras.
map-twice = dos nodos tienen el código { $code }.
map-place = la posición del nodo { $code } debe ser dos números finitos.
map-unknown = la arista { $number } lleva a { $code }, y ningún nodo tiene ese código.
map-loop = la arista { $number } une { $code } consigo mismo.
map-repeated = la arista { $number } vuelve a unir { $first } y { $second }.
map-edges = el mapa tiene { $found } aristas, y puede tener { $most } como máximo.
map-neighbours = { $code } tiene { $found } vecinos, y puede tener { $most } como máximo.

# Otros problemas que el sudoku, y sus reglas
title-jigsaw = Un sudoku irregular
    .rule = Cada fila, cada columna y cada región debe contener todos los valores.
title-diagonal = Un sudoku con diagonales
    .rule = Cada fila, columna y región, y las dos diagonales, deben contener todos los valores.
title-windows = Un sudoku con ventanas
    .rule = Cada fila, columna y región, y las cuatro ventanas sombreadas, deben contener todos los valores.
title-latin = Un cuadrado latino
    .rule = Cada fila y cada columna debe contener todos los valores.
title-queens = { $size } reinas
    .rule = Ninguna reina puede estar en la misma fila, columna o diagonal que otra.
title-map = Un mapa con { $size } colores
    .rule = Dos vecinos no pueden tener el mismo color.
title-permutations = Permutaciones de { $size }
    .rule = Cada número aparece una vez.
title-subsets = Subconjuntos
    .rule = Cada cosa entra (✓) o queda fuera (–).
title-combinations = Combinaciones
    .rule = Entran (✓) exactamente tantas cosas como se piden.
title-subset-sum = Suma de subconjunto
    .rule = Los números que entran (✓) dan la suma pedida.
title-cryptarithm = Criptaritmo
    .rule = Cada letra vale una cifra distinta, ninguna palabra empieza por 0 y la suma es correcta.
title-magic = Cuadrado mágico
    .rule = Cada número aparece una vez, y todas las filas, columnas y las dos diagonales suman lo mismo.
title-futoshiki = Futoshiki de { $size }×{ $size }
    .rule = Cada número aparece una vez en cada fila y columna, y los signos se cumplen.
title-killer = Sudoku killer de { $size }×{ $size }
    .rule = Un sudoku en el que las casillas de una jaula son distintas y dan la suma indicada.
title-knight = Recorrido del caballo
    .rule = El caballo pasa una vez por cada casilla.
title-maze = Laberinto
    .rule = El camino lleva de la entrada a la salida y nunca pasa dos veces por el mismo lugar.
title-free = Un tablero libre
    .rule = Solo el programa conoce las reglas.

# Lo que está mal en la ejecución de un programa.
in-cell = { $family ->
    [queens] en la { $cell }
   *[other] en { $cell }
    }
of-with = { $family ->
    [queens] la { $with }
   *[other] { $with }
    }
judge-clash = El programa escribió { $value } { in-cell } y rompió una regla: { of-with } lo impide ({ $house }).
judge-refusal = El programa rechazó { $value } { in-cell }, y ninguna regla lo prohíbe allí.
judge-lost-solution = Aquí el programa abandonó una solución: con { $value } { in-cell } aún se podía llegar a ella.
judge-lost-solution-full = El tablero estaba lleno y bien aquí, y el programa no lo dijo.
judge-wrong-deduction = El programa escribió { $value } { in-cell } como única posibilidad, y otro valor también lleva a una solución.
judge-writing-over = El programa escribió { $value } encima de lo que había { in-cell }, sin deshacerlo antes.
judge-wrong-undo = El programa deshizo { $value } { in-cell } con una conjetura posterior aún en el tablero: { $with }.
judge-given-changed = El programa cambió un valor dado: { $cell }.
judge-false-solution = El programa anunció una solución, y el tablero no está lleno o rompe una regla.
judge-same-twice = El programa ya había anunciado la misma solución.
judge-too-few = El programa terminó con menos soluciones de las que pide el objetivo, y hay más.
judge-too-many = El programa anunció más soluciones de las que pide el objetivo.
judge-working-on = El objetivo se cumplió, y el programa siguió.
judge-no-end = Desde aquí el programa repite los mismos pasos sin fin.
judge-overlooked = Todos los valores que rompen una regla chocan en { $kind ->
        [row] una fila
        [column] una columna
        [box] una región
        [region] una región
        [falling] una diagonal que baja (\)
        [rising] una diagonal que sube (/)
        [window] una ventana
        [columns] una columna
        [falling-diagonals] una diagonal que baja (\)
        [rising-diagonals] una diagonal que sube (/)
       *[edge] una frontera
    }{ $place ->
        [some] . Allí la comprobación rechazó otros valores, pero no estos
        [row] : la comprobación no miró allí, en la fila { $number }
        [column] : la comprobación no miró allí, en la columna { $number }
       *[all] : la comprobación no miró allí
    }.

# Programs whose runs are watched.
own-select = El programa pasa a { $cell }.
own-dead-end = Callejón sin salida en { $cell }, dice el programa.
own-dead-end-queens = Callejón sin salida en la { $cell }, dice el programa.
own-solution = El programa dice que ha encontrado una solución.
own-done = El programa dice que su búsqueda terminó.
own-line = Línea { $line } del programa.
field-file = se esperaba un archivo en la carpeta de la lección o debajo de ella, sin .. ni unidad de disco
field-no-files = no hay tal archivo junto a la lección; abra la lección desde la carpeta donde están sus archivos
field-source-ending = se esperaba un programa: un archivo cuyo nombre acabe en .c, .cpp, .cs, .java, .js, .m, .py o .rs
field-source-mark = la línea { $line } de este archivo lleva la marca { $mark }, que no es un paso ni nada que se explique
field-code-name = se esperaba un nombre o un mensaje de 48 caracteres como máximo, sin comillas, llaves, % ni \
board-program-or-strategy = un tablero muestra una búsqueda o la ejecución de un programa; quite strategy o program
board-other-puzzle = este programa trabaja con otro pasatiempo que el de la lección
program-not-started = No se puede iniciar { $name }: { $reason }
program-unread = { $name } no se pudo leer hasta el final: { $reason }
program-nothing = { $name } terminó, y ninguna de sus líneas dice lo que hace: un evento es una línea como @place R1C3 4. { $reason } { $errors }
program-crashed = { $name } terminó con el código de salida { $code }. Pueden faltar líneas que aún no había enviado.
program-exit-code = { $name } terminó con el código de salida { $code }.
program-killed =
    { $name } fue interrumpido por el sistema{ $signal ->
        [none] {""}
       *[other] {" "}(señal { $signal })
    }. Pueden faltar líneas que aún no había enviado.
program-stopped = { $name } fue detenido.
program-silent = { $name } cerró su salida y sigue en ejecución.
program-waiting = { $name } ha empezado y aún no ha escrito ningún evento.
program-lines =
    { $count ->
        [one] Una línea que empieza con @ no se entendió; «Salida» dice por qué.
       *[other] { $number } líneas que empiezan con @ no se entendieron; «Salida» dice por qué.
    }
program-judged =
    { $count ->
        [0] { $name }: no se encontró ningún fallo.
        [one] { $name }: un fallo. { $key } lleva hasta él.
       *[other] { $name }: { $faults } fallos. { $key } lleva al siguiente.
    }
program-no-source =
    { $line ->
        [0] Para ver aquí el programa, ábralo con --source ARCHIVO. Para ver encendida la línea, escriba su número al final de cada evento, como en @place R1C3 4 :42
       *[other] Línea { $line } de { $name }. Para ver aquí el programa, ábralo con --source ARCHIVO.
    }
program-no-line = Ninguna línea está encendida: el programa no dice cuál hizo esto. Puede escribirla al final de cada evento, como en @place R1C3 4 :42
program-no-picture = La ventana muestra el texto de este programa.
program-pasted = ejecución pegada
program-notice = Hay novedades sobre el programa.
program-text = Esta es la ejecución de un programa, paso a paso, a partir de lo que escribió.
program-events =
    { $count ->
        [one] 1 evento
       *[other] { $events } eventos
    }, { $solutions ->
        [0] ninguna solución anunciada.
        [one] una solución anunciada.
       *[other] { $found } soluciones anunciadas.
    }
program-left-out = Hubo { $count } eventos más, que no se guardaron.
program-running = Todavía no ha llegado al final.
program-stop = Detenerlo
program-right-so-far = Ningún fallo hasta donde llega la ejecución.
program-faults =
    { $count ->
        [0] Ningún fallo: cada paso respeta las reglas y el objetivo.
        [one] Un fallo.
       *[other] { $faults } fallos.
    }
verdict-run = La salida de un programa que dice lo que hace.
view-output = Salida
unseen-output = Solo un programa propio tiene salida. Las búsquedas de recuo no escriben nada.
unseen-flow = El diagrama de flujo es de las búsquedas de recuo, no de un programa propio.
unseen-why = Solo el programa conoce las reglas de este tablero.
unseen-nogoods = Solo la estrategia «aprendizaje» aprende prohibiciones.
output-nothing = Hasta aquí solo se han escrito eventos.
output-gap = … aquí faltan { $lines } líneas …
output-end = El programa terminó.
fault-of = (fallo { $number } de { $count })
kind-fault = fallo
fault-next = Fallo siguiente
fault-previous = Fallo anterior
key-fault = Siguiente fallo de su programa (Mayús+J: anterior)
own-naive = Poner al lado la búsqueda ingenua
not-judged = Aquí no hay ninguna ejecución de un programa que se haya juzgado.
not-judged-yet = La ejecución del programa todavía se está leyendo. Se juzga cuando termina.
faults-not-kept = Hay más fallos después de este. Solo los primeros 1000 llevan bandera: corrija estos antes.
not-of-programs = Esto se hace con las búsquedas de recuo, y no con la ejecución de un programa: es lo que fue.
rules-unknown = Solo el programa conoce las reglas de este tablero: ninguna búsqueda de recuo puede ponerse a su lado.
link-without-program = Un enlace no puede llevar la ejecución de un programa. Guarde la salida en un archivo y páselo.
judge-empty = No hay ningún evento que se pueda leer, como @solution, o @place con una casilla y un valor.
judge-no-rules = Las reglas de un tablero libre no se conocen; la ejecución no se puede juzgar.
judge-way = Las ejecuciones de recorridos del caballo y laberintos se muestran, pero no se juzgan.
judge-board-unread = El tablero no se ha podido leer o incumple una regla; la ejecución no se puede juzgar.
judge-gaps = Faltan pasos; la ejecución no se puede juzgar.

# En pantallas sin teclado.
tap-answer = Toque su respuesta.
tap-answer-typed = Toque su respuesta o escríbala.
tap-vote = Cada toque suma un voto.
tap-order = Arrastre cada línea a su lugar. Las que no pertenecen a la función van al final, debajo de «Sin usar».
tap-solving = Toque una casilla y elija después qué hacer con ella. Una sugerencia o un rechazo cuesta un punto.

address-unreadable = No se puede leer la lección en { $address }. Puede que la dirección esté mal, que el servidor no responda o que no permita a otras páginas leer sus archivos (Access-Control-Allow-Origin). La dirección de otro servidor empieza por https.
read-aloud = Leer en voz alta lo que ocurre

# El tamaño estimado de un árbol
estimate-words =
    { $goal ->
        [first] Como máximo, alrededor de
       *[all] Alrededor de
    } { $guesses } { $count ->
        [one] conjetura
       *[other] conjeturas
    } en todo el árbol{ $band ->
        [none] {""}
       *[wide] , quizá de { $low } a { $high }
    }: a { $unit ->
        [step] un paso
       *[guess] una conjetura
    } por segundo, { $time }.
estimate-time =
    { $amount } { $unit ->
        [millions] { $count ->
            [one] millón de años
           *[other] millones de años
        }
        [years] años
        [days] días
        [hours] horas
        [minutes] minutos
       *[seconds] { $count ->
            [one] segundo
           *[other] segundos
        }
    }
estimate-short = unas { $guesses } conjeturas
estimate-no-guess = No hay que hacer ninguna conjetura: lo que se deduce decide el resto.
estimate-not-of-jumps = sin estimación: una búsqueda que salta hacia atrás deja de lado partes del árbol, y una sola bajada no muestra cuáles.
estimate-not-of-sweeps = sin estimación: un barrido no hace conjeturas.

# Ir a cuando pasa algo
when-next = Siguiente
when-previous = Anterior
when-forms = Una casilla ({ $cell }), un valor escrito en ella ({ $cell } = 1), depth >= 20, un tipo de paso o un contador con un número (conflict 1000, eliminations 50), lo que se aprende (nogood 3 y nogood 3 refuses), o un lugar como en las lecciones (Doom, End).
when-looking = Buscando…
when-looking-share = Buscando: { $percent } % hecho.
when-looking-left = Buscando: { $percent } % hecho, quedan { $seconds } s.
when-fault = en el carácter { $column }: { $reason }
when-value = aquí se esperaba un valor de 1 a { $last }.
when-number = aquí se esperaba un número a partir de 1.
when-unknown = “{ $found }” no es nada que pase en una ejecución. Se esperaba una casilla ({ $cell }), un valor en ella ({ $cell } = 1), depth >= 20, un tipo de paso o un contador con un número (conflict 1000), lo que se aprende (nogood 3 y nogood 3 refuses), o un lugar como en las lecciones (Doom, End).
