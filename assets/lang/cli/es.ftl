# Lo que solo dice la línea de comandos. La página web prescinde de ello.
command-named = { $name }: { $reason }
command-more =
    { $count ->
        [one] y un mensaje más como estos
       *[other] y { $number } mensajes más como estos
    }
command-help = Esta ayuda está en inglés.
command-inputs = Una entrada (INPUT) es un sudoku (una línea de casillas o una cuadrícula), un archivo con sudokus, o - para la entrada estándar.
command-no-file = { $reason } { command-inputs }
command-neither = «{ $found }» no es ni un sudoku ni un archivo. { command-inputs }
command-puzzle = sudoku
command-problem = problema
command-argument = argumento { $number }
command-input = entrada estándar
family-needs-puzzle = este problema necesita sus pistas: una línea con un signo por casilla, o un archivo con líneas así.
command-output = la salida estándar
command-no-window = este programa se compiló sin la ventana; vea recuo --help
command-twice = { $strategy } está indicada más de una vez, y se compara una sola vez
command-interrupted = interrumpido en el paso { $step }
command-interrupted-runs = interrumpido; ejecuciones terminadas: { $done }
command-interrupted-file = interrumpido; no se ha escrito { $name }
command-interrupted-check = interrumpido; { $name } no se ha comprobado hasta el final
command-interrupted-waiting = interrumpido mientras esperaba la entrada
command-interrupted-made =
    { $count ->
        [one] interrumpido: se ha generado un sudoku
       *[other] interrumpido: se han generado { $number } sudokus
    }

# Argumentos que no se pueden leer
expected-names = se esperaba uno de estos: { $names }
expected-boxes = se esperaban filas x columnas, como 2x3
expected-window = se esperaba ancho x alto, de { $least } a { $most }, como 1280x800
expected-side = se esperaba un lado de 4 a 16
expected-ending = se esperaba un nombre que termine en uno de estos: { $endings }
expected-range = se esperaban dos pasos, como 1..500, de los que puede faltar uno
expected-alignment = se esperaba step, guess, work o share
expected-address = se esperaba una dirección que empiece por https:// o http://
expected-amount = se esperaba un número entero de { $least } a { $most }
expected-shard = se esperaba K/N: qué parte, contando desde 1, y de cuántas, hasta { $most }
expected-rows = { $name } no es un nombre para filas: se esperaba uno que termine en { $endings }
expected-scale = se esperaba un número de { $least } a { $most }
expected-speed = se esperaba un número de imágenes por segundo, de { $least } a { $most }

# Argumentos que no van juntos
usage-range = el paso { $first } viene después del paso { $last }
usage-trace = --from { $first } viene después de --to { $last }: no hay nada que mostrar
usage-size = las regiones de { $boxes } forman un tablero de lado { $size }: indique --size { $size }
usage-command = no existe el comando { $name }; los comandos son { $names }
usage-lesson = una lección tiene sus propias estrategias y objetivos
usage-recording = la ejecución de un programa tiene su propio objetivo, y ninguna estrategia que elegir
export-not-naive = en este lenguaje solo se escriben programas de naive, con el objetivo first o all
usage-boards = una imagen muestra de 1 a { $most } tableros, no { $found }
usage-what = --what es { $whats }, y no sirve para { $kind }
usage-what-for = { $what } para { $endings }

# Hasta dónde ha llegado
progress-run = { $steps } pasos  { $rate } pasos/s  profundidad { $depth }
progress-proof = { $name }  { $steps } pasos  { $rate } pasos/s
progress-written = Hecho: { $done } de { $all }
progress-runs = { $done } ejecuciones
progress-made = { $done } de { $all } sudokus hechos, tablero { $tries } del siguiente

# Contadores, con la cantidad de cada uno
count-search = búsqueda
count-inference = deducción
count-time = tiempo
count-steps =
    { $count ->
        [one] { $number } paso
       *[other] { $number } pasos
    }
count-selects =
    { $count ->
        [one] { $number } elección
       *[other] { $number } elecciones
    }
count-tests =
    { $count ->
        [one] { $number } prueba
       *[other] { $number } pruebas
    }
count-conflicts =
    { $count ->
        [one] { $number } conflicto
       *[other] { $number } conflictos
    }
count-placements =
    { $count ->
        [one] { $number } conjetura
       *[other] { $number } conjeturas
    }
count-backtracks =
    { $count ->
        [one] { $number } retroceso
       *[other] { $number } retrocesos
    }
count-dead-ends =
    { $count ->
        [one] { $number } callejón sin salida
       *[other] { $number } callejones sin salida
    }
count-naked-singles =
    { $count ->
        [one] { $number } candidato único
       *[other] { $number } candidatos únicos
    }
count-hidden-singles =
    { $count ->
        [one] { $number } sitio único
       *[other] { $number } sitios únicos
    }
count-eliminations =
    { $count ->
        [one] { $number } candidato tachado
       *[other] { $number } candidatos tachados
    }
count-sweeps =
    { $count ->
        [one] { $number } pasada
       *[other] { $number } pasadas
    }
count-nodes =
    { $count ->
        [one] { $number } nodo
       *[other] { $number } nodos
    }
count-max-depth = profundidad máxima { $number }
count-jumps =
    { $count ->
        [one] { $number } salto
       *[other] { $number } saltos
    }
count-skipped = conjeturas saltadas: { $number }
count-learned = aprendidas: { $number }
count-reused = reutilizadas: { $number }

# recuo solve
solve-heading = { $name } · { $strategy } · objetivo { $goal }
solve-grid-solved = { $family ->
    [sudoku] Sudoku resuelto:
   *[other] Resuelto:
    }
solve-grid-none = { $family ->
    [sudoku] No es posible resolver el sudoku.
   *[other] No es posible resolverlo.
    }
solve-estimate-grid = Una estimación no es una cuadrícula: --estimate escribe text, json o csv.
solve-solution = solución { $number }
solve-full = nada que hacer: el tablero estaba completo
solve-as-asked =
    { $count ->
        [one] 1 solución encontrada, la que se pedía
       *[other] { $number } soluciones encontradas, las que se pedían
    }
solve-exactly =
    { $count ->
        [one] exactamente 1 solución
       *[other] exactamente { $number } soluciones
    }
solve-gave-up = se rinde: una pasada entera no ha rellenado nada, { $empty }
solve-impossible = sin solución: a una casilla no le queda ningún candidato, { $empty }
solve-stays-empty =
    { $count ->
        [one] queda 1 casilla vacía
       *[other] quedan { $number } casillas vacías
    }
solve-stopped =
    detenido antes del final, { $solutions ->
        [one] 1 solución
       *[other] { $found } soluciones
    } hasta ahora, { $count ->
        [one] 1 casilla vacía
       *[other] { $number } casillas vacías
    }

# recuo at
at-never =
    eso nunca pasa: la ejecución termina tras { $count ->
        [one] 1 paso
       *[other] { $number } pasos
    }.
at-heading = { $name } · { $strategy } · paso { $step }
at-stack = pila, desde la raíz:
at-place = { $value } en la { $house }
at-tried = probados { $options }
at-blames = culpa a: { $cells }
at-candidates = candidatos:
at-candidates-unseen = candidatos (esta estrategia no los mira):

# recuo why
why-givens = pistas: { $list }
why-way = un camino no tiene pistas ni conjeturas que se puedan quitar.
why-steps = comprobado en { count-steps }

# recuo compare
compare-listed = Los sudokus uno por uno: --format csv o jsonl.

# recuo check, recuo new-lesson
check-good = { $name }: todo bien
new-lesson-written = { $name } está escrito. Cámbielo, y después: recuo check { $name }
new-lesson-exists = { $name } ya existe. Elija otro nombre.

# recuo program: los comentarios de los programas
comment-about = Resuelve el problema de abajo por backtracking. Cada línea impresa que empieza por @ es un evento.
comment-watch = Para ver la ejecución: { $command }
comment-lines = Copie estas líneas en su programa, cada una en el sitio que describe su comentario.
comment-from-0 =
    { $family ->
        [queens] Aquí las filas se cuentan desde 0 y las columnas desde 1.
        [map] Aquí los nodos se cuentan desde 0 y los colores desde 1.
       *[other] Aquí las filas y las columnas se cuentan desde 0 y los valores desde 1.
    }
comment-from-1 = Aquí todo se cuenta desde 1.
comment-grid = 0 es una casilla vacía.
comment-region = Las casillas de una región tienen la misma letra.
comment-queens = La columna de la reina de cada fila; 0 es una fila todavía sin reina.
comment-edges = Pares de vecinos, por su posición en la lista de arriba.
comment-colours = El color de cada nodo; 0 es un nodo todavía sin color.
comment-event = Imprime un evento y la línea de este programa de la que viene.
comment-header = Imprime cuál es el problema.
comment-holder =
    { $family ->
        [queens] La fila cuya reina ataca este sitio, si la hay: en la columna, después en las diagonales.
        [map] El vecino que ya tiene este color, si lo hay.
        [latin] La casilla que ya tiene este valor, si la hay: en la fila, después en la columna.
        [jigsaw] La casilla que ya tiene este valor, si la hay: en la fila, en la columna, en la región.
        [diagonal] La casilla que ya tiene este valor, si la hay: fila, columna, región, diagonales.
        [windows] La casilla que ya tiene este valor, si la hay: fila, columna, región, ventana.
       *[other] La casilla que ya tiene este valor, si la hay: en la fila, en la columna, en la región.
    }
comment-solve =
    { $family ->
        [queens] Rellena esta fila y las siguientes. Devuelve si la búsqueda ha acabado.
        [map] Colorea este nodo y los siguientes. Devuelve si la búsqueda ha acabado.
       *[other] Rellena esta casilla y las siguientes. Devuelve si la búsqueda ha acabado.
    }
comment-given = Las pistas no cambian.
comment-puzzle = antes de nada, el problema
comment-select =
    { $family ->
        [queens] le toca a esta fila
        [map] le toca a este nodo
       *[other] le toca a esta casilla
    }
comment-conflict =
    { $family ->
        [queens] se ha probado esta columna y se rechaza
        [map] se ha probado este color y se rechaza
       *[other] se ha probado este valor y se rechaza
    }
comment-place =
    { $family ->
        [queens] se coloca la reina
        [map] se escribe el color
       *[other] se escribe el valor
    }
comment-backtrack =
    { $family ->
        [queens] se retira la reina
        [map] se retira el color
       *[other] se retira el valor
    }
comment-solution = no queda nada por rellenar
comment-done = la búsqueda ha acabado

# recuo generate
program-none = no se escribe un programa entero para este problema; recuo export --what program escribe el de la vista de código.
generate-family = solo se generan sudokus y sus variantes, cuadrados latinos, futoshikis, sudokus killer de hasta 9×9 y laberintos; otros problemas pueden empezar con pistas propias.
generate-made = { $difficulty } para { $strategy }, semilla { $seed }: { $amount } (de { $least } a { $most })
generate-left-empty =
    { $count ->
        [one] { $number } casilla que queda vacía
       *[other] { $number } casillas que quedan vacías
    }
generate-none =
    no hay un sudoku así: de { $tries } tableros desde la semilla { $seed }, ninguno tiene de { $least } a { $most } { $charge ->
        [empty] casillas que quedan vacías
       *[backtracks] retrocesos
    }

# Una lección en el terminal
lesson-help = n o Intro: parada siguiente; p: parada anterior; A a D: responder; + o -: un paso adelante o atrás (+5 o -5: cinco pasos); 5: ir al paso 5; g: el tablero en cuadrícula; w: el tablero en palabras; k: contadores; r: repetir; ? callejón: qué significa una palabra; h: esta ayuda; q: salir.
lesson-answer-first = Responda primero: A a D. Repita el comando para seguir sin responder.
lesson-over = Era la última parada. Pulse Intro otra vez para salir.
lesson-no-command = { $line } no es un comando; h los muestra todos.
lesson-no-question = Aquí no hay ninguna pregunta abierta con esa respuesta. n va a la parada siguiente.
lesson-no-word = { $word } no está en el glosario, que tiene: { $names }.
lesson-score = Fin de la lección. Respuestas { $score }.
lesson-order = Escriba las letras en orden, por ejemplo CAB, sin las de las líneas que no pertenecen a la función.
lesson-shown =
    { $times ->
        [one] Una respuesta incorrecta puede venir de la idea «{ $text }» { $truth } Para verlo: recuo lesson { $lesson } --text
       *[other] { $times } respuestas incorrectas muestran la idea «{ $text }» { $truth } Para verlo: recuo lesson { $lesson } --text
    }

# Lo que las ejecuciones de una lección no confirman
proof-false = `{ $name }` no es verdad: la ejecución tiene { $count }.
proof-false-over =
    `{ $name }` no es verdad: la ejecución tiene { $count }; el otro tablero, { $over ->
        [0] 0.
       *[other] { $other }: { $times } veces esa cantidad.
    }
proof-never = la ejecución nunca llega a este punto.
proof-too-far = la ejecución no llega a este punto en { $steps } pasos.
proof-order = esta parada está en el paso { $step }, antes que la anterior de la lista, que está en el paso { $before }: las paradas se escriben en el orden de la ejecución.
proof-other-board = esta parada es de otro tablero: se esperaba una del tablero de la afirmación, o `alignment: "step"`.
proof-no-answer = después del paso { $step }, esta pregunta no tiene respuesta, o solo una posible.
proof-no-mistake = «{ $answer }» no está entre las respuestas incorrectas de esta pregunta: { $wrong }.
proof-two-right = dos opciones dicen «{ $answer }».
proof-no-line = el programa de la estrategia de este tablero no tiene la línea `{ $line }`.
proof-alignment = aquí no significa nada: un tablero solo no se alinea con ninguno, y `share` solo sirve cuando todas las búsquedas terminan.
proof-number = nada demuestra el número { $number }: conviértalo en una afirmación (`claims`) y escriba su nombre entre llaves.
proof-house = el texto en `{ $language }` solo nombra «{ $named }», donde ninguna casilla tiene el { $value }: se rechaza por { $with }, en «{ $house }».
# Words for these houses in lesson texts, in lower case.
words-row = fila filas
words-column = columna columnas
words-box = región regiones caja cajas cuadro cuadros bloque bloques
proof-not-refused = `{ $name }` dice qué rechazó un valor, y aquí no se rechaza ninguno: se esperaba una parada en un `Conflict`.
proof-told =
    la respuesta, «{ $answer }», se puede leer antes de darla: { $place ->
        [heading] en el título de la lección (`{ $language }`).
        [goal] en el objetivo de la lección (`{ $language }`).
        [introduction] en la introducción (`{ $language }`).
        [title] en el título de la parada (`{ $language }`).
        [text] en el texto de la parada (`{ $language }`).
        [question] en la pregunta (`{ $language }`).
        [earlier] la parada { $number } ya la ha dicho (`{ $language }`).
        [past] la parada { $number } ya la ha dicho (`{ $language }`).
        [mark] la parada marca su casilla.
       *[counter] la muestra un contador del tablero { $number }. Pregunte otra cosa u oculte el tablero (`hide`).
    }
proof-letter = las fuentes del programa no tienen la letra «{ $letter }»: quedaría en blanco.

# Ventanas y archivos: lo que una página nunca dice
window-no-display = no hay ninguna pantalla donde abrir una ventana (DISPLAY y WAYLAND_DISPLAY no están definidas).
window-not-opened = no se puede abrir la ventana: { $reason }. En Linux necesita OpenGL y un servidor gráfico: el de DISPLAY (X11) o, si DISPLAY no está definida, el de WAYLAND_DISPLAY.
window-graphics = el controlador gráfico rechaza los shaders de la ventana; quizá uno más reciente los acepte, y en Linux basta con LIBGL_ALWAYS_SOFTWARE=1 para dibujar sin él: { $reason }
window-panic = un error interno, mostrado arriba, ha cerrado la ventana. Comuníquelo, por favor.
reload-fault = Hay un error en el archivo de la lección. Se muestra la última versión buena.
no-file-dialog = Aquí no hay diálogo de archivos. Escriba la ruta del archivo o suéltelo en la ventana.
open-path = o la ruta de un archivo
open-read = Leer
file-missing = No existe ningún archivo { $name }.
file-folder = { $name } es una carpeta, y se esperaba un archivo.
export-replace = Reemplazar lo que ya haya
write-exists = { $name } ya existe. Elija otro nombre o marque que se puede reemplazar.
    .command = { $name } ya existe; con --force se reemplaza.
write-no-folder = No se puede escribir { $name }, porque esa carpeta no existe. Créela primero o elija otra.
write-not-a-file = { $name } no es un archivo que se pueda reemplazar. Elija otro nombre.
write-refused = No se puede escribir { $name }: en esta carpeta no se puede guardar nada. Elija otra.
write-full = No queda sitio en el disco para { $name }. No se ha escrito nada.
write-too-large = { $name } sería mayor de lo permitido. No se ha escrito nada.
write-other = No se puede escribir { $name }: { $reason }
usage-option = { $option } es para { $kinds }, y no para { $kind }
usage-board = no existe el tablero { $number }: van de 1 a { $count }
usage-one-board = una traza es de un solo tablero: elíjalo con --board, de 1 a { $count }
judge-right = Ningún fallo: cada paso respeta las reglas, y no falta ninguna solución que pida el objetivo.
judge-no-difference = Paso a paso hace lo mismo que { $strategy }.
judge-difference = Primera diferencia con { $strategy }, en el paso { $step }:
judge-program-does = El programa: { $event }
judge-strategy-does = { $strategy } (paso { $step }): { $event }
judge-ends = nada más
judge-fault = Paso { $step }{ $line ->
        [0] {""}
       *[other] {" "}(línea { $line })
    }: { $text }
judge-faults =
    { $count ->
        [one] 1 fallo
       *[other] { $faults } fallos
    } en { $events ->
        [one] 1 evento
       *[other] { $number } eventos
    }, { $solutions ->
        [one] una solución
       *[other] { $found } soluciones
    }.
judge-more = { $count } más.
judge-cut = La salida se interrumpe antes del final de la ejecución: se juzga lo que hay.
judge-stopped = El programa fue detenido después de { $seconds } s. Pueden faltar líneas que aún no había enviado.
judge-silent = El programa cerró su salida, siguió en ejecución y fue detenido.
judge-crashed = El programa falló con el código de salida { $code }. Pueden faltar líneas que aún no había enviado.
judge-killed = El programa fue interrumpido{ $signal ->
        [none] {""}
       *[other] {" "}(señal { $signal })
    }. Pueden faltar líneas que aún no había enviado.
judge-exit-code = El programa terminó con el código de salida { $code }.
usage-page = un paquete (.zip) necesita la página: --page y la carpeta web-build que escribe assets/web/build, o un archivo comprimido de ella
usage-page-only = --page es para paquetes (.zip)
package-page = { $name } no es la página que escribe assets/web/build
