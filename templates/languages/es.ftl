# Español (Spanish)

## The frame of every page

frame-skip = Ir al contenido
frame-trail = Dónde está
frame-season = Temporada
frame-made-by = Hecho con palmares { $version }.
frame-triangle = Un número con triángulo se abre y muestra cómo se calculó.
frame-pages = Páginas
language-code = es

## Links and titles

link-certificates = Diplomas
events = Torneos
quotas = Cupos
players = Jugadores
clubs = Clubes
link-workbook = La temporada como libro de cálculo
link-secretary = Para el secretario
competitions = Competiciones
players-by-surname = , por apellido
players-letters = Letras
score-cards = Tarjetas de puntuación
standings = Clasificación
lists-workbook = Lo mismo como libro de cálculo
promotions-certificates = Diplomas para imprimir
promotions-none = Sin ascensos.
players-other = Otros

## Heads of columns, and labels on phones

head-date = Fecha
head-event = Torneo
head-with = Con
head-place = Puesto
head-score = Resultado
head-award = Otorgado
head-round = Ronda
head-colour = Color
head-opponent = Rival
head-result = Resultado
head-points = Puntos
head-game = Partida
head-power = Potencia
head-centres-by-year = Centros por año
head-outcome = Final
head-opponents = Rivales
head-centres = Centros
head-tables = Mesas
head-winners = Ganadores
head-state = Estado
head-player = Jugador
head-number = Número
head-events = Torneos
head-club = Club
head-who = Quién
head-field = Participantes
head-name = Nombre
head-counted = Contados
head-played = Jugados
head-basis = Justificación
head-total = Total
head-rating = Elo
head-section = Grupo
head-scratch = Sin hándicap
head-overall = General
head-prize = Premio
head-amount = Importe
head-home = Local
head-away = Visitante
head-boards = Manos
head-imps = IMP
head-games = Partidas
head-expected = Esperado
head-change = Cambio
head-new-rating = Nuevo Elo
head-performance = Rendimiento
head-norm = Norma
head-norm-result = Resultado, o lo que aún falta
head-team = Equipo
head-no = N.º
head-mps-of = MP de { $top }
head-white = Blancas
head-black = Negras
head-board = Tablero
head-side = Lado

## Things with their number

count-boards =
    { $count ->
        [one] { $number } mano
       *[other] { $number } manos
    }
count-certificates =
    { $count ->
        [one] { $number } diploma
       *[other] { $number } diplomas
    }
count-clubs =
    { $count ->
        [one] { $number } club
       *[other] { $number } clubes
    }
count-contestants =
    { $count ->
        [one] { $number } participante
       *[other] { $number } participantes
    }
count-errors =
    { $count ->
        [one] { $number } error
       *[other] { $number } errores
    }
count-events =
    { $count ->
        [one] { $number } torneo
       *[other] { $number } torneos
    }
count-more = { $number } más
count-players =
    { $count ->
        [one] { $number } jugador
       *[other] { $number } jugadores
    }
count-points =
    { $count ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
count-points-part = { $number } puntos
count-results =
    { $count ->
        [one] { $number } resultado
       *[other] { $number } resultados
    }
count-tables =
    { $count ->
        [one] { $number } mesa
       *[other] { $number } mesas
    }
count-tables-part = { $number } mesas
count-warnings =
    { $count ->
        [one] { $number } advertencia
       *[other] { $number } advertencias
    }
count-chess-boards =
    { $count ->
        [one] { $number } tablero
       *[other] { $number } tableros
    }
count-games =
    { $count ->
        [one] { $number } partida
       *[other] { $number } partidas
    }
count-cards =
    { $count ->
        [one] { $number } tarjeta
       *[other] { $number } tarjetas
    }

## The index

index-problems = { $problems }: para el secretario
index-first-hundred = Los cien primeros
index-all-players = Todos los jugadores por apellido
index-latest = Últimos resultados
index-calendar = Calendario
index-ahead = Próximamente
index-by-month = Por meses
index-all-events = Todos los torneos ({ $number })
index-all-clubs = Todos los clubes ({ $number })
tile-events =
    { $count ->
        [one] torneo
       *[other] torneos
    }
tile-clubs =
    { $count ->
        [one] club
       *[other] clubes
    }
tile-players =
    { $count ->
        [one] jugador
       *[other] jugadores
    }
season-of = Temporada { $years }

## Leaders and records

leaders-title = Los mejores de la temporada
leaders-more = { $number } más con { $points }
records-most = Más { $kind } en un torneo
records-highest = Mejores porcentajes

## A player

player-number = Número de socio { $number }
player-no-number = Sin número de socio
player-also = Inscrito también como { $names }.
player-events-played = Torneos jugados
player-clauses = La página del torneo muestra cómo se calculó cada premio, artículo por artículo: { $clauses }, salvo que se citen otros.
player-round-by-round = , ronda a ronda
player-game-by-game = , partida a partida
player-place-of = { $place } de { $field }
player-clauses-also = también { $clauses }
player-clauses-by = según { $clauses }

## A club

club-players = Jugadores por puntos ganados aquí

## An event

event = Torneo
event-the-draw = { $round }: los emparejamientos
ratings = Elo
event-house = pareja de la casa
groups = Grupos
prizes = Premios
event-receipts = Recibos para firmar
ratings-own = Calculado con los Elo del informe, solo para este torneo.
norms = Normas de título
event-why = Cómo se calcularon los puntos
event-clauses = { $book }, artículos { $clauses }. Los puntos son para cada jugador.
event-settled = De los ajustes, no del informe: { $settled }
problems = Problemas
event-annotated = El informe anotado
event-annotated-has = contiene cada celda tal como se envió, seguida de estos resultados.
event-draw-of-round = Emparejamientos de la ronda { $number }
event-status = categoría { $status }
event-adjusted = ajuste { $amount }

## Brackets

bracket = Cuadro
bracket-by-round = Cuadro, ronda a ronda
bracket-won = ganó
bracket-eliminated = eliminado
bracket-out = eliminado
bracket-key = En negrita: el ganador. Tachado: eliminado ahí.

## Matches and rounds

matches = Encuentros
crosstable = Cuadro cruzado
rounds = Rondas
matches-after = Clasificación tras cada ronda
matches-after-caption = Clasificación tras cada ronda, en { $unit }, con el puesto
round-number = Ronda { $number }
crosstable-key-teams = 12w2½: contra el número 12 con blancas en el primer tablero, 2½ puntos de partida. + y − se decidieron por incomparecencia.
crosstable-key = 12w1: contra el número 12 con blancas, ganada; ½ tablas, 0 perdida. + y − se decidieron por incomparecencia.
rounds-home-had = Local tenía
rounds-white-had = Blancas tenían
rounds-away-had = Visitante tenía
rounds-black-had = Negras tenían
diplomacy-rounds = Rondas y potencias
diplomacy-key = E 26.563: England, 26,563 puntos. A Austria-Hungary, E England, F France, G Germany, I Italy, R Russia, T Turkey.
diplomacy-games = Partidas

## Boards and score cards

boards = Manos
cards-contestants = Participantes
cards-own-side = Los resultados se ven desde el lado del participante.
cards-best = mejor mano
cards-worst = peor mano
boards-most-frequent = La lista de manos muestra el contrato más frecuente.
board-number = Mano { $number }
boards-dealer = Da { $dealer }, { $vulnerable }
cards-print-four = Para imprimir: cuatro tarjetas por página, A4 o Letter.
cards-print-two = Para imprimir: dos tarjetas por página, A4 o Letter.
board-prizes = Premios por tablero
board-prizes-key = Solo cuentan las partidas jugadas, cada una en el tablero en que se jugó. A igual porcentaje, más partidas van delante; a iguales puntos, menos.
boards-of = Manos: { $event }
cards-of = Tarjetas de puntuación: { $event }
cards-place-of = Puesto { $place } de { $field }
cards-not-ranked = Sin clasificar
board-one = Mano
cards-place-round = Tarjetas de asiento, ronda { $number }
how-matchpoints = Matchpoints: 2 por cada resultado peor de la mano, 1 por cada uno igual (Ley 78A).
how-butler = IMP (Ley 78B) de cada puntuación contra el datum de la mano ({ $clause }).
how-cross-imps = IMP (Ley 78B) de cada puntuación contra todas las demás de la mano, divididos ({ $clause }).
how-teams = IMP de la diferencia entre las dos salas (Ley 78B).
how-board-a-match = Cada mano se gana, se empata o se pierde contra la otra sala: 2, 1 o 0.
how-aggregate = Puntos totales: la suma de las puntuaciones de todas las manos.
how-neuberg = Donde se pueden comparar A resultados de una mano y otras tienen E, M matchpoints pasaron a (M + 1) × E / A − 1 ({ $clause }).
how-simple = En una mano con menos resultados que las demás, los matchpoints cuentan como parte de su propio top ({ $clause }).
how-artificial = A+, A y A− son puntuaciones artificiales de { $plus }, { $average } y { $minus } % ({ $clause }).
how-artificial-own = A+, A y A− son puntuaciones artificiales de { $plus }, { $average } y { $minus } %, o la media del participante en la sesión si es mejor para A+ o peor para A− ({ $clause }).
how-artificial-own-minus = A+, A y A− son puntuaciones artificiales de { $plus }, { $average } y { $minus } %, para A− la media del participante en la sesión si es peor ({ $clause }).
how-artificial-imps = A+, A y A− son puntuaciones artificiales; media más en una mano son { $plus } IMP ({ $clause }).
traveller-version = Versión { $version } de una mano alterada, comparada solo con sus propios resultados.
traveller-top = Top { $top }.
traveller-compared = Se pueden comparar { $scores } de { $expected } resultados.
traveller-neuberg = M matchpoints pasaron a (M + 1) × { $expected } / { $scores } − 1 ({ $clause }).
traveller-divided = { $scores } puntuaciones; la suma de IMP se divide por { $by }.
traveller-too-few = Demasiado pocas puntuaciones para comparar.
sum-none = Sin resultado.
sum-adjusted = ; ajuste { $amount }
sum-scaled = ; llevado a todas las manos: { $value } de { $full }
sum-best = ; cuentan los { $best } mejores de { $all }
sum-share = { $value } de { $most } = { $share } %
sum-matchpoints = Matchpoints
sum-together = en total

## Draws and cards to print

drawn-number = N.º { $number }
drawn-pairing-number = , n.º de emparejamiento { $number }
drawn-section = Grupo { $section }
receipts = Recibos
receipts-received = Recibido { $amount } · fecha
receipts-signature = Firma
draw-next = Próxima ronda
draw-by = Por { $board }
draw-by-name-link = Por nombre
draw-why = Por qué
draw-mine = Mi mesa
draw-mine-list = Mi mesa: la lista por nombre
draw-by-board = por tablero
draw-by-small = por { $board }
draw-by-name = por nombre
draw-not-drawn = Sin emparejar:
bye = descansa
draw-seat = Tablero { $board }, { $power }
draw-against = contra
draw-why-seats = Por qué estos asientos
draw-why-pairings = Por qué estos emparejamientos
draw-open = Abra un emparejamiento para ver sus razones.
draw-mine-type = Mi mesa: escriba una parte de su nombre
draw-round-of = Ronda { $number } de { $rounds }

## The search

search-season = La temporada
search-find = Buscar un jugador, un torneo o un club
search-hits = Resultados de la búsqueda
search-missing = Falta la lista de nombres.
search-player = jugador
search-event = torneo
search-club = club
search-found = encontrados
search-nothing = No se encontró nada
search-first = , se muestran los { $most } primeros

## Pictures

chart-months = Torneos por mes
chart-months-caption = Torneos por mes.
chart-clubs-master = Puntos de maestro por club
chart-clubs-local = Local Points por club
chart-first-ten = { $title }, los diez primeros.
chart-tables = Mesas en cada torneo, por fecha
chart-tables-caption = Mesas en cada torneo.
chart-course = Parte de los participantes superada en cada torneo, por fecha
chart-course-caption = Parte de los participantes superada, torneo a torneo: cuanto más arriba, mejor.
chart-spread = Distribución de los resultados
chart-spread-of = Distribución de los resultados, { $list }
chart-spread-caption = Cuántos participantes tuvieron cada resultado.
chart-bars = Los mismos números en barras.
unit-events = torneos
unit-month = mes
unit-tables = mesas
unit-day = día del torneo
unit-contestants = participantes
unit-master-points = puntos de maestro
chart-race = { $unit } ganados, ronda a ronda
chart-race-caption = { $unit } ganados en los encuentros, ronda a ronda.
chart-race-caption-named = { $unit } ganados en los encuentros, ronda a ronda; se nombran los { $number } primeros.
unit-round = ronda
chart-running = { $unit } acumulados de { $label }
chart-running-percent = Porcentaje acumulado de { $label }
chart-running-told = { $last } tras { $number } manos; máximo { $high } tras { $high-after }, mínimo { $low } tras { $low-after }.
chart-running-axis = { $unit }, mano a mano ({ $number })
chart-spread-some = , { $some } con puntos
chart-column-with = { $number } con { $from } { $unit }
chart-column-from = { $number } de { $from } a { $to } { $unit }
chart-per-cent = { $numbers } por ciento
chart-no-award = sin puntos
chart-with-awards = con puntos
chart-centres = Centros de suministro, { $game }

## Letters

letter-number = (número { $number })
letter-please-answer = LE ROGAMOS QUE RESPONDA
letter-correct = Corrija su libro de cálculo, o la copia anotada, y envíelo de nuevo.
letter-no-questions = No tenemos preguntas para usted.
letter-please-tell = DÍGANOS, POR FAVOR
letter-only-questions = Son solo preguntas: bien puede haber una buena razón.
letter-one-note = 1 nota no necesita respuesta; las copias anotadas la muestran.
letter-notes = { $number } notas no necesitan respuesta; las copias anotadas las muestran.
letter-credited = ACREDITADO
letter-nothing = nada
letter-files = ARCHIVOS
letter-your-return = (su informe con nuestras notas)
letter-pdf = (diplomas para imprimir)
letter-certificates-of = (diplomas: { $name })
letter-up-to = Hasta el { $day }
letter-congratulations = ENHORABUENA
letter-promotion = Ahora es { $rank }: { $why }
letter-your-points = SUS PUNTOS
letter-since = nuevos para usted: { $points }
letter-rank = Rango: { $rank }
letter-next-rank = Rango siguiente: { $rank }, faltan { $needs }
letter-where-from = DE DÓNDE PROCEDEN
letter-waiting = AÚN SIN ACREDITAR
letter-certificates = DIPLOMAS
letter-place = puesto { $place }

## Certificates

certificates-print = Imprima sin márgenes; cada hoja es una página.
certificate-awarded-to = otorgado a
certificate-awarded-to-capital = Otorgado a
certificate-date-of-issue = Fecha de expedición
certificate-issuing-officer = Expedido por
certificate-place = { $ordinal } puesto
certificate-place-scratch = { $ordinal } puesto sin hándicap
certificate-place-shared = { $ordinal } puesto compartido
certificate-place-shared-scratch = { $ordinal } puesto compartido sin hándicap
certificate-points-won = puntos ganados
certificate-title-shared = { $title }, compartido
certificate-organised-by = organizado por { $organiser }
certificate-reached-on = alcanzado el { $day }
certificate-member-number = Número de socio { $number }
certificate-no-member-number = Sin número de socio indicado
certificate-number = Diploma { $number }
certificate-officer = Expedido por: { $name }
certificate-in-words = en letras: { $words }
certificate-clauses = Artículos { $clauses }: { $book }.
certificate-congress-reasons = La página de cada torneo muestra cómo se calcularon sus puntos.
certificates-of = Diplomas: { $name }

## Points in words, and places

list-and = { $first } y { $last }
spelled-quarter = un cuarto
spelled-half = medio
spelled-three-quarters = tres cuartos
spelled-and-quarter = { $whole } y cuarto
spelled-and-half = { $whole } y medio
spelled-and-three-quarters = { $whole } y tres cuartos
spelled-decimal = { $whole } coma { $digits }
ordinal =
    { $count ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    }

## Days and months

date-day = { $number } de { $month } de { $year }
date-month = { $month } { $year }
date-day-month = { $number } { $month }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
month-short-1 = ene
month-short-2 = feb
month-short-3 = mar
month-short-4 = abr
month-short-5 = may
month-short-6 = jun
month-short-7 = jul
month-short-8 = ago
month-short-9 = sept
month-short-10 = oct
month-short-11 = nov
month-short-12 = dic
month-none = sin fecha

## The office

office-returns = Informes
office-return = Informe
office-totals = Totales de control
office-sums-key = Los mismos puntos, sumados por torneo, por jugador y por club (con los torneos sin club). Las tres sumas deben coincidir.
office-kind = Tipo
office-severity = Gravedad
office-files = Archivos
office-stake = Otorgado en estos torneos
office-workbook = el libro de la temporada
office-by-event = Por torneo
office-by-player = Por jugador
office-by-club = Por club
office-sums = Sumas
office-agree = coinciden
office-differ = no coinciden
office-errors = Errores
office-warnings = Advertencias
office-notes = Notas
office-without-awards = { $events } sin puntos otorgados
office-all-returns = Todos los informes ({ $number })
count-returns =
    { $count ->
        [one] { $number } informe
       *[other] { $number } informes
    }
count-notes =
    { $count ->
        [one] { $number } nota
       *[other] { $number } notas
    }
count-questions =
    { $count ->
        [one] { $number } pregunta para los clubes
       *[other] { $number } preguntas para los clubes
    }

## Lists

count-rows =
    { $count ->
        [one] { $number } fila
       *[other] { $number } filas
    }
list-in = en
list-left = ; otras { $number } solo están allí y en el libro de cálculo

## The entry desk

desk = Mesa de inscripción
desk-everybody = Todos
desk-fee = Cuota
desk-paid = Pagado
desk-open = Pendiente
desk-is-here = Presente
desk-arrives = Llega
desk-asked = Descansos
desk-key = Pendiente es cuota − pagado; un signo más significa que se pagó de más. Las columnas son Fee due, Fee paid, Present, Arrives y Byes de la hoja Entries.
desk-paid-only = Pagado { $paid }.
desk-owed = A pagar { $due } − pagado { $paid } = pendiente { $owed }.
desk-overpaid = A pagar { $due } − pagado { $paid } = { $balance }: pendiente { $owed } − pagado de más { $over }.
desk-without = {" "}Sin { $number }, cuyos importes no se pueden leer.
desk-here = { $here } presentes, { $away } ausentes, { $open } sin marcar.
desk-owes = Faltan por pagar
desk-owes-of = { $owed } de { $due }
desk-owes-left = { $owed } de { $due } (retirado)
desk-unread = Fuera de las sumas
desk-unread-fee = cuota { $due }, pagado { $paid }
desk-missing = Aún no han llegado
desk-late = Llegan tarde
desk-byes = Descansos pedidos
desk-bye-for = { $rounds } (por { $score })
count-entries =
    { $count ->
        [one] { $number } inscrito
       *[other] { $number } inscritos
    }

## While an event is played

hall = Sala
hall-final = Clasificación final
hall-nothing = Aún no hay ronda emparejada ni resultados.
hall-pause = Pausa
hall-go-on = Seguir
find-list = La lista por nombre
find-seat = Asiento
find-plays-for = Juega por
find-for = por
find-nothing = Aún no hay ronda emparejada.
find-round = { $title }, ronda { $number }
find-standings = { $title }: clasificación
find-place = puesto { $place } con { $score }

## Boards, prizes, competitions

boards-play = juego
boards-split = dividido; { $side } { $score }
boards-weight = { $share } % de { $score }
boards-hands = Manos
boards-makes = Se cumple: { $makes }
datum-mean =
    { $count ->
        [one] Datum { $value }: media de { $number } puntuación
       *[other] Datum { $value }: media de { $number } puntuaciones
    }
datum-rounded =
    { $count ->
        [one] Datum { $value }: la media de { $number } puntuación es { $mean }, redondeada
       *[other] Datum { $value }: la media de { $number } puntuaciones es { $mean }, redondeada
    }
datum-ends = las { $low } más bajas y las { $high } más altas
datum-left-out = ; excluidas de { $number }: { $scores }
datum-others = , incluidas las de otras mesas
unit-centres = centros
prizes-paid = Premios { $total }, todo pagado.
prizes-left = Premios { $total } = pagado { $paid } + sobrante { $left }.
norm-result = { $score } de { $games }, performance { $performance }
count-leaders =
    { $count ->
        [one] { $number } en cabeza
       *[other] { $number } en cabeza
    }
competition-by = { $of } por { $by }, { $value }
competition-best = cuentan los { $number } mejores
competition-least =
    { $count ->
        [one] al menos { $number } torneo
       *[other] al menos { $number } torneos
    }

## Fixed words

word-certificate = Diploma
word-certificate-of-rank = Diploma de rango
word-congress-certificate = Diploma de congreso
word-master-point-certificate = Diploma de puntos de maestro
word-master-points = Puntos de maestro
word-points = Puntos
word-title = Título
word-prize = Premio
word-award = Otorgado
word-final = definitivo
word-provisional = provisional
word-rejected = rechazado
word-state-provisional = Provisional
word-state-rejected = Rechazado
word-state-not-released = Aún sin publicar
word-state-no-awards-yet = Los puestos aún pueden cambiar, y todavía no hay puntos.
word-state-rounds-to-play = Quedan rondas por jugar, o algo del informe no se pudo leer. Los puestos aún pueden cambiar, y todavía no hay puntos.
word-state-no-places = No hay puestos; los problemas de abajo dicen por qué.
word-state-hidden = Los puestos, resultados y puntos quedan ocultos hasta que el director los publique.
word-error = error
word-warning = advertencia
word-note = nota
word-rounds = Rondas
word-no = N.º
word-team = Equipo
word-pairing-cards = Tarjetas de emparejamiento
word-place-cards = Tarjetas de asiento
word-board = Tablero
word-table = Mesa
word-side = Lado
word-colour = Color
word-power = Potencia
word-home = Local
word-away = Visitante
word-white = Blancas
word-black = Negras
word-net-points = Puntos netos
word-net-imps = IMP netos
word-mps = MP
word-imps = IMP
word-vps = PV
word-pairs-event = Torneo de parejas
word-teams-event = Torneo de equipos
word-individual-event = Torneo individual
word-swiss-pairs = Suizo de parejas
word-swiss-teams = Suizo de equipos
word-multiple-teams = Equipos múltiples
word-team-league = Liga de equipos
word-round-robin = Todos contra todos
word-knockout-for-teams = Eliminatoria de equipos
word-double-knockout-for-teams = Doble eliminatoria de equipos
word-knockout-for-pairs = Eliminatoria de parejas
word-ladder-for-pairs = Escalera de parejas
word-ladder-for-teams = Escalera de equipos
word-ladder-for-individuals = Escalera individual
word-chess-tournament = Torneo de ajedrez (suizo)
word-chess-team-tournament = Torneo de ajedrez por equipos
word-diplomacy-tournament = Torneo de Diplomacy
word-two-player-diplomacy = Eliminatoria de Diplomacy para dos
word-board-games = Juegos de mesa
word-north-south = Norte-Sur
word-east-west = Este-Oeste
word-north = Norte
word-south = Sur
word-east = Este
word-west = Oeste
word-nobody-vulnerable = nadie vulnerable
word-ns-vulnerable = NS vulnerables
word-ew-vulnerable = EO vulnerables
word-both-vulnerable = todos vulnerables
word-won-by-forfeit = ganada por incomparecencia
word-lost-by-forfeit = perdida por incomparecencia
word-half-by-forfeit = medio punto cada uno por incomparecencia
word-adjourned = aplazada
word-no-result-yet = aún sin resultado
word-bye-of-the-draw = descanso por sorteo
word-full-point-bye = descanso con un punto
word-half-point-bye = descanso con medio punto
word-not-playing = no juega
word-absent = ausente
word-session = Sesión
word-round = Ronda
word-partner = Compañero
word-against = Contra
word-our-ns = Nuestros NS
word-our-ew = Nuestros EO
word-score = Puntuación
word-contract = Contrato
word-by = Por
word-tricks = Bazas
word-result = Resultado
word-room = Sala
word-lead = Salida
word-play = Juego
word-ns = NS
word-ew = EO
word-ns-mps = MP NS
word-ns-percent = % NS
word-ew-mps = MP EO
word-ew-percent = % EO
word-ns-points = Puntos NS
word-ew-points = Puntos EO
word-ns-imps = IMP NS
word-ew-imps = IMP EO
word-charted-percent = Las columnas muestran el porcentaje de cada mano; la línea, el porcentaje acumulado.
word-charted-points = Las columnas muestran los puntos de cada mano; la línea, su suma acumulada.
word-charted-imps = Las columnas muestran los IMP de cada mano; la línea, su suma acumulada.
word-status-club = de club
word-status-district = de distrito
word-status-area = de zona
word-status-regional = regional
word-status-national = nacional
word-kind-pairs = parejas
word-kind-teams = equipos
word-kind-individual = individual
word-kind-swiss-pairs = suizo de parejas
word-kind-swiss-teams = suizo de equipos
word-kind-multiple-teams = equipos múltiples
word-kind-league = liga
word-kind-round-robin = todos contra todos
word-kind-knockout-teams = eliminatoria de equipos
word-kind-double-knockout-teams = doble eliminatoria
word-kind-knockout-pairs = eliminatoria de parejas
word-kind-ladder-pairs = escalera de parejas
word-kind-ladder-teams = escalera de equipos
word-kind-ladder-individual = escalera individual
word-kind-swiss = suizo
word-kind-chess-teams = equipos de ajedrez
word-kind-diplomacy = Diplomacy
word-kind-two-player = para dos
word-kind-board-games = juegos de mesa
word-method-matchpoints = matchpoints
word-method-butler = IMP contra el datum
word-method-cross-imps = IMP cruzados
word-method-teams = IMP entre dos salas
word-method-board-a-match = board-a-match
word-method-aggregate = puntos totales
word-note-bye = descansa
word-note-forfeit-home = local no presentado
word-note-forfeit-away = visitante no presentado
word-note-not-played = no jugado
word-women = Damas
word-mixed = Mixto
word-seniors = Séniors
word-juniors = Júniors
word-section = Grupo
word-power-austria = Austria-Hungría
word-power-england = Inglaterra
word-power-france = Francia
word-power-germany = Alemania
word-power-italy = Italia
word-power-russia = Rusia
word-power-turkey = Turquía
word-outcome-win = victoria
word-outcome-draw = tablas
word-outcome-survived = supervivencia
word-outcome-eliminated = eliminado
word-outcome-disqualified = descalificado
word-outcome-abandoned = abandonada
word-seat-north = N
word-seat-east = E
word-seat-south = S
word-seat-west = O
word-no-trumps = ST
word-passed-out = paso
word-fouled = mano alterada
word-room-open = abierta
word-room-closed = cerrada
word-note-conceded-home = local abandona
word-note-conceded-away = visitante abandona
word-note-unplayable = injugable
word-note-triangular = triangular
word-note-half-bye = medio descanso
word-note-adjusted = ajustado
word-note-withdrawn-home = local retirado
word-note-withdrawn-away = visitante retirado
word-note-play-off = desempate
word-note-extra-boards = manos adicionales
word-closing-wbu = Toda modificación debe ir firmada por el responsable de la emisión (#). Hecho por ordenador: es válido si la unión ha autorizado a ello al emisor (#).
word-quotas = Cupos
word-quotas-about = Lo que cada organizador celebró en el año y lo que puede celebrar. Los cupos no cambian los puntos.
word-heading-organiser = Organizador
word-heading-kind = Tipo
word-heading-year = Año
word-heading-what = Qué
word-heading-held = Celebrados
word-heading-allowed = Permitidos
word-heading-state = Estado
word-heading-clause = Cláusula
word-heading-events-remarks = Torneos y observaciones
word-quota-over = superado
word-quota-within = dentro
word-quota-any-number = sin límite
word-organiser-congress = festival
word-quota-regular = torneos regulares
word-quota-minor = campeonatos menores
word-quota-alike = campeonatos menores de igual inscripción y formato
word-quota-leagues = ligas de equipos
word-quota-ladders = escaleras
word-quota-inter-club = torneos entre clubes
word-quota-licensed = torneos autorizados
word-quota-major-pairs = grandes campeonatos de parejas
word-quota-major-teams = grandes campeonatos de equipos
word-quota-special = torneos especiales
word-quota-no-fear = torneos sin miedo
word-quota-junior = torneos júnior
word-quota-simultaneous = simultáneas de parejas
word-quota-invitation = torneos por invitación
word-wins = Victorias
word-draws = Tablas
word-best-game = Mejor
word-second-best = 2.ª mejor
word-third-best = 3.ª mejor
word-games-won = Partidas ganadas
word-drawn-games = Tablas en las que participó el jugador
word-score-best = Puntos de la mejor partida
word-score-second-best = Puntos de la segunda mejor partida
word-score-third-best = Puntos de la tercera mejor partida
word-tie-direct = Encuentro directo
word-tie-black-games = Partidas con negras
word-tie-black-wins = Victorias con negras
word-tie-progressive = Puntuación progresiva
word-tie-lots = Sorteo
word-tie-lot = Sorteo
word-tie-match-points = Puntos de encuentro
word-tie-game-points = Puntos de partida
word-tie-board-count = Cuenta de tableros
word-tie-average-buchholz = Media de los Buchholz de los rivales
word-tie-average-rating = Elo medio de los rivales
word-tie-performance = Performance del torneo
word-tie-pairing-number = Número de emparejamiento
word-tie-rating = Elo
word-tie-matches-won = Encuentros ganados, en puntos de victoria
word-tie-opponents-sum = Suma de los puntos de victoria de los rivales
word-tie-without-carry-over = Resultado sin el arrastre
word-tie-code-wins = victorias
word-tie-code-lot = sorteo
word-tie-code-opponents = rivales
word-tie-code-imps = IMP
word-tie-code-carry-over = sin arrastre
word-game-of-round = Ronda #, tablero #
word-ending-won = ganada con 18 centros o más
word-ending-time = tablas por tiempo
word-ending-vote = tablas por votación
word-ending-open = por jugar
word-ending-doubt = sin puntuar por errores en el informe
word-bye-score = descansa #
word-adjourned-short = apl.
word-bye-capital = Descansa
word-stands-down = no juega esta ronda
word-nobody = nadie
word-yes = sí
word-no-lower = no
word-no-event = ningún torneo
word-norm-made = lograda
word-norm-possible = posible
word-norm-missed = no lograda
word-master-point-to-go = # punto de maestro
word-master-points-to-go = # puntos de maestro
word-contender-player = jugador
word-contender-pair = pareja
word-contender-team = equipo
word-value-percent = porcentaje
word-value-points = puntos
word-value-places = puestos
word-value-vps = PV
word-value-sum = suma
word-value-average = media
word-value-improvement = mejora
word-no-awards-no-book = Sin puntos: no se indica ningún reglamento
word-no-awards-rounds = Sin puntos: están # de # rondas
word-no-awards-one-round = Sin puntos: está # ronda
word-no-awards-some-rounds = Sin puntos: están # rondas
word-no-awards-played = Sin puntos: se han jugado # de # rondas
word-no-awards-played-one = Sin puntos: se han jugado # de # rondas, queda # partida
word-no-awards-played-open = Sin puntos: se han jugado # de # rondas, quedan # partidas
word-no-awards-fide = Sin puntos: el manual de la FIDE tiene puestos, no puntos
word-no-awards-after = Sin puntos: el torneo empezó después de la vigencia de esta edición
word-no-awards-before = Sin puntos: el torneo empezó antes de la vigencia de esta edición
word-no-awards-provisional = Sin puntos: el torneo es provisional por errores
word-no-awards-rejected = Sin puntos: el torneo está rechazado por errores
word-no-awards-error = Sin puntos: un error impide algunos
word-no-awards-boards = Sin puntos: # manos, hacen falta #
word-no-awards-boards-missing = Sin puntos: falta el número de manos
word-no-awards-sections = Sin puntos: no se sabe quién está en qué grupo
word-no-awards-competition = Sin puntos: no se indica la competición
word-no-awards-running = Sin puntos: la eliminatoria está en curso
word-no-awards-final-decides = Sin puntos: decide la final
word-no-awards-goes-on = Sin puntos: aún no pasa nadie
word-no-awards-matches = Sin puntos: no se sabe quién ganó qué encuentro
word-no-awards-handicap = Sin puntos: clasificado con hándicap, y faltan los resultados sin él
word-no-awards-handicap-stage = Sin puntos: los participantes se clasifican con hándicap para una fase posterior
word-no-awards-ladder-waits = Sin puntos: los puntos esperan a la final
word-no-awards-ladder-results = Sin puntos: no se sabe cuántos resultados cuentan
word-no-awards-ladder-few = Sin puntos: cuentan # resultados, deben ser #
word-no-awards-ladder-size = Sin puntos: no se conoce el promedio de mesas
word-no-awards-consolation = Sin puntos: no se conocen las mesas de la primera final, ni las de ninguna
word-no-awards-knockout-small = Sin puntos: una inscripción inicial de # mesas, pero una eliminatoria necesita #
word-why-laid-out = sus hojas se dispusieron como informe
word-why-signed = está firmado, y cualquier cambio rompe la firma
word-why-shared = está compartido, con un registro de cambios
word-why-template = es una plantilla
word-why-formats = tiene más formatos de celda de los que permite Excel
word-why-part-damaged = una parte está dañada
word-why-xls = es un libro xls
word-why-xlsb = es un libro xlsb
word-why-no-workbook = no es un libro de cálculo
word-what-pictures = Imágenes o gráficos
word-what-notes = Notas
word-why-permission = no tiene permiso para abrirlo
word-why-gone = ya no existe
word-why-open-elsewhere = otro programa, como Excel, lo tiene abierto; ciérrelo allí
word-why-cloud = una nube, como OneDrive, lo guarda en otro sitio y no lo envió; elija «Mantener siempre en este dispositivo» para su carpeta
word-why-folder-in-itself = es un enlace a una carpeta que la contiene
word-why-mistakes = tiene errores
word-why-not-opened = no se pudo abrir: ya no existe
word-why-file-not-opened = El archivo no se pudo abrir: ya no existe
word-why-no-picture = no es PNG, JPEG ni SVG
word-why-not-utf = un carácter no está en UTF-8
word-why-not-utf-line = su texto no está en UTF-# en la línea #
word-why-entities = declara entidades propias
word-why-unpacks = él o una parte ocupa más de # MB al descomprimirlo
word-why-cells = tiene más de # celdas
word-why-bytes = tiene más de # bytes
word-why-nobody-listed = no figura nadie en él
word-why-no-member-list = no es una lista de socios con nombres y números
word-played-matches = # de # encuentros jugados, hacen falta #
word-played-boards = # de # manos jugadas, hacen falta #
word-played-few-boards = # manos jugadas, hacen falta #
word-nobody-meets-again = nadie se enfrenta dos veces
word-trf-no-player-lines = ninguna línea empieza por 001
word-trf-game-open = una partida aún no tiene resultado
word-trf-points = puntos que no resultan de resultados
word-round-of-knockout = la ronda #
word-round-of-qualifying = la ronda Q#
word-scale-webber = una liga que lleva a la Webber Cup
word-scale-divisions = ligas de varias divisiones a nivel de distrito
word-sheet-entries = solo inscritos
word-sheet-swiss-rounds = rondas de un suizo
word-sheet-swiss-ranking = clasificación de un suizo
word-sheet-crosstable = cuadro de doble entrada
word-sheet-pairings = emparejamientos
word-sheet-pairs = resultados de parejas
word-sheet-teams = resultados de equipos
word-sheet-teams-matches = encuentros de equipos
word-sheet-teams-matrix = matriz de equipos
word-sheet-league = tabla de liga
word-sheet-knock-out = eliminatoria
word-sheet-ladder = escalera
word-sheet-matches = encuentros
word-sheet-travellers = hojas ambulantes
word-sheet-centres = cuentas de centros
word-sheet-diplomacy = puntuaciones de Diplomacy
word-sheet-games = resultados de partidas
word-sheet-prizes = lista de premios
word-sheet-register = registro de socios
word-sheet-none = no es un torneo
word-fact-title = título
word-fact-date = fecha
word-fact-organiser = organizador
word-fact-place = puesto
word-fact-rounds = rondas
word-fact-round = ronda
word-fact-boards = manos
word-fact-results-counted = resultados contados
word-fact-game = juego
word-fact-rules = reglamento
word-fact-format = formato
word-fact-scoring = puntuación
word-fact-status = estatus
word-fact-movement = movimiento
word-fact-scale = baremo
word-fact-ending = final
word-column-number = número
word-column-name = nombre
word-column-names = nombres
word-column-forename = nombre de pila
word-column-surname = apellido
word-column-score = resultado
word-column-total = total
word-column-section = grupo
word-column-direction = dirección
word-column-rating = elo
word-column-result = resultado
word-column-id = número de socio
word-column-opponent-number = rival #
word-column-tie-break-number = desempate #
word-proof-places-follow = los puestos la siguen, no la otra columna de este tipo
word-proof-numbers-in-order = numera las filas, que están por orden de resultado
word-proof-agrees-unlike = concuerda con los resultados, a diferencia de números
word-proof-agrees = concuerda con los resultados
word-proof-many-none = muchos no tienen, pero cada participante tiene un número
word-proof-numbers = numera las filas
word-proof-only-numbers = solo numera las filas
word-proof-proportion = los porcentajes son proporcionales a ella
word-proof-half = juntos suman la mitad de todos los tops
word-proof-other-proportion = otra columna es proporcional a los porcentajes, o solo los primeros puestos tienen
word-proof-total = es el total de las rondas o los rivales
word-proof-difference = es a favor menos en contra
word-proof-zero-sum = lo que gana un lado lo pierde el otro
