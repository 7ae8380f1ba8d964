# Español

## Frame

skip = Ir a los resultados
about = Clasificaciones, puntos y diplomas de bridge, ajedrez y Diplomacy.
private = Nada sale de este ordenador.
private-how = Esta página calcula aquí, en su navegador. Tiene prohibida toda conexión, funciona sin red y no recuerda nada al cerrarla.
language = Idioma de esta página
licences = Licencias

## Files

returns = Hojas de resultados
drop = Suelte aquí libros de Excel o una carpeta, o
choose-files = Elegir archivos
choose-folder = Elegir una carpeta
files-none = Todavía no hay archivos.
files-held =
    { $count ->
        [one] { $count } archivo cargado.
       *[other] { $count } archivos cargados.
    }

## Answers

answers = Respuestas a lo que las hojas no dicen
answer-rules = Reglamento
answer-as-returned = como diga la hoja
answer-date = Fecha
answer-boards = Manos
answer-language = Idioma de las páginas y los diplomas
answer-others = Otras, una por línea, por ejemplo Organiser=Riverside

## A run

compute = Calcular
stop = Detener
clear = Quitar los archivos
progress = Progreso
reading = Leyendo
read-returns =
    { $count ->
        [one] { $done } de { $count } hoja leída
       *[other] { $done } de { $count } hojas leídas
    }
written-pages =
    { $count ->
        [one] { $done } de { $count } página escrita
       *[other] { $done } de { $count } páginas escritas
    }
gathering = Reuniendo la temporada
publishing = Terminando
done = Listo en { $seconds } s: { $events }, { $files }.
stopped = Detenido. No se ha guardado nada.
memory-full = La memoria de este navegador está llena. Pruebe con menos hojas cada vez, o con el programa palmares, que necesita menos.
cannot-run = Este navegador no puede ejecutar palmares ({ $why }).

## Counts

count-events =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } torneos
    }
count-files =
    { $count ->
        [one] { $count } archivo
       *[other] { $count } archivos
    }
count-errors =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
count-remarks =
    { $count ->
        [one] { $count } observación
       *[other] { $count } observaciones
    }
count-awards =
    { $count ->
        [one] { $count } concesión de puntos
       *[other] { $count } concesiones de puntos
    }
count-members =
    { $count ->
        [one] { $count } socio
       *[other] { $count } socios
    }
count-promotions =
    { $count ->
        [one] { $count } ascenso
       *[other] { $count } ascensos
    }
count-open = { $count } por decidir

## A club’s own sheets

own-sheets = Hojas propias de un club
own-wrong = Eso no es una respuesta: { $why }
own-needed = Hace falta.
own-open = Preguntas por responder: { $count }.
own-keep = Guardar su disposición, para soltarla con la próxima hoja así
own-understood = Se entendió sin preguntar.
own-use = Usar estas respuestas

## What was read

problems = Lo que se leyó
problems-of = Problemas de { $path }
all-returns = todas las hojas
whole-file = archivo
head-place = Lugar
head-wrong = Qué está mal

## Standings and rounds

standings = Clasificaciones
head-rank = Puesto
head-players = Jugadores
head-score = Resultado
more-entries = y { $count } más, en la página del torneo
event-page = Su página
rounds = Rondas emparejadas
round-of = { $title }, ronda { $round }
round-proposed = { $title }, ronda { $round } (propuesta)
head-first = Primero
head-second = Segundo
head-why = Por qué
bye = descansa
round-write = Escribir esta ronda en el libro
round-written = Escrito en { $file }: { $places }. Guárdelo en lugar del suyo; la página parte ahora de él.
round-rows =
    { $count ->
        [one] { $count } fila en la hoja { $sheet }
       *[other] { $count } filas en la hoja { $sheet }
    }

## What if

if-title = ¿Y si…?
if-what = Qué cambia
if-kind-result = un resultado
if-kind-withdraws = alguien se retira
if-kind-absent = alguien falta a la próxima ronda
if-kind-joins = alguien llega tarde
if-kind-apart = dos no deben enfrentarse
if-who = Quién
if-other = y
if-more = Otro cambio
if-show = Mostrar qué emparejamientos cambian
if-when = Cuándo
if-was = antes
if-now = ahora
if-pairing = Emparejamiento
if-changed = Ronda { $round }: emparejamientos que cambian: { $count } de { $all }
if-none = Entonces no hay emparejamiento: { $why }
if-keep = Esta ronda está en el libro y por eso se queda como está.
if-all-stay = Todos sus emparejamientos quedan; un resultado cambiado cuenta desde el próximo emparejamiento.
if-gone = Ausente: { $who }
if-walkover = { $who } gana sin jugar
if-no-game = { $who } no tiene partida
if-both-gone = sin partida
if-illegal = { $pair }: no deben enfrentarse, así que hay que cambiar este emparejamiento
if-unpaired = { $who } participa desde la próxima ronda
if-redraw = Emparejada de nuevo, si los jugadores aún no la han visto:

## Pages

pages = Páginas y diplomas
page-title = Una página de los resultados
season = La temporada
certificates = Diplomas
certificates-all = Diplomas ({ $count })
back = Atrás
print = Imprimir esta página
not-opened = No se abrió, porque nada puede salir de esta página: { $way }

## Take away

take-away = Llevarse los resultados
zip = Todo en un archivo zip
workbooks = Libros anotados, uno por uno

## A register

credit = Abonar en un registro de socios
register = Registro
decisions = Decisiones de una conciliación anterior, rellenadas
as-of = Fecha de la conciliación (si no, el último día de la temporada)
first = palmares nunca ha abonado nada en este registro
reconcile = Conciliar
reconciling = Conciliando
reconciled = Conciliado.
look = Ver sus páginas
zip-register = Todo en un archivo zip
