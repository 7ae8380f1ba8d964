# Español (Spanish): what is wrong, and what to do about it

blank-meant = ¿Quería decir «{ $nearest }»?{" "}
blank-pair = { $pair }
blank-more = { $rest ->
            [one] ; y { $rest } más
           *[other] ; y { $rest } más
        }
layout-invalid = Este esquema no se usó: { $why }.
    .hint = Corríjalo, o deje que palmares adopt lo escriba de nuevo.
layout-changed = Esta hoja se parece a las que se leen con el esquema { $layout }, pero los encabezados de la fila { $row } han cambiado{ $gone }{ $new }.
    .hint = Ejecute palmares adopt con esta hoja para que aprenda los nuevos encabezados, o restablezca los antiguos.
    .gone = ; ya no están: { $gone }
    .new = ; nuevos: { $new }
column-new = El esquema { $layout } no menciona la columna «{ $heading }», así que no se leyó.
    .hint = Si contiene nombres o resultados, ejecute palmares adopt con esta hoja; si no, añada su encabezado a la lista ignored de la tabla del esquema.
rows-not-read = El esquema { $layout } no menciona la lista de las filas { $first } a { $last }, así que no se leyó.
    .hint = Si contiene resultados, ejecute palmares adopt con esta hoja; si no, no hay que hacer nada.
layout-several = El esquema { $layout } es para una sola tabla, pero este libro tiene varias parecidas: { $places }.
    .hint = Ponga cada torneo en su propio libro. Si son un solo torneo, escriba el grupo o la dirección encima de cada tabla.
layouts-disagree = Dos esquemas encajan con esta hoja y la leen de forma distinta: { $one } y { $other }.
    .hint = Borre el equivocado, o muévalo a la carpeta de las hojas a las que corresponde.
read-by-layout = Es una hoja propia de un club, leída como { $kind } con el esquema { $layout }.
    .hint = No hay que hacer nada. Lo leído está en las primeras hojas de la copia anotada; las hojas del club van detrás.
read-by-proof = Es una hoja propia de un club, leída como { $kind }: { $columns }. La prueba: { $proofs }.
    .hint = Si es correcto, no hay que hacer nada. Si no, ejecute palmares adopt FILE --out FOLDER e indique en el esquema qué contiene cada columna.
file-day-differs = El nombre del archivo dice { $other }, pero la hoja dice { $day }. Se usó la fecha de la hoja.
    .hint = Corrija la que esté mal.
questions-workbook = Este libro contiene preguntas de palmares adopt; no es un informe.
    .hint = Rellene su columna Answer y páselo a palmares adopt --answers, o bórrelo.
sheet-not-adopted = Es una hoja de resultados propia de un club; aún faltan algunos datos. Leído hasta ahora: { $what }.{ $missing }
    .hint = Ejecute palmares adopt FILE --out FOLDER. Pregunta una sola vez lo que falta; la próxima hoja de este tipo se leerá sin preguntas.
    .missing = {" "}Falta: { $missing }.
sheet-not-recognised = Aquí no se encontró ninguna tabla de resultados ni de socios: { $why }.
    .hint = { $hint }
column-left = La columna «{ $heading }» contiene { $cells } números o nombres; no se leyó.
    .hint = Si son nombres, números de socio o resultados, indique qué contiene la columna: en columns del esquema, o en questions.xlsx.
nothing-read = Parece ser { $kind }, pero no se pudo leer ningún dato ({ $what }).
    .hint = Escriba los participantes uno debajo de otro, cada uno con su resultado al lado del nombre, bajo encabezados como Pair, Names y %; o indique en el esquema qué contienen las columnas.
parts-aside = Las columnas { $headings } son partes de los resultados que se usaron; ellas mismas no se usaron.
    .hint = No hay que hacer nada si cuenta el total. Si cada sesión cuenta por separado, dé a cada una sus propias filas en el informe.
scores-unnamed = La hoja no dice qué son los resultados bajo «{ $heading }»; se leyeron como matchpoints.
    .hint = Si son porcentajes, IMP o PV, indíquelo en Scoring del informe, o encima de la columna.
remarks-left = La columna «{ $heading }» contiene { $cells } sin usar, por ejemplo «{ $first }».
    .hint = Si dice que alguien no cuenta, o que se cambió un resultado, indíquelo en el informe como estado o como ajuste. Si contiene nombres o resultados, indíquelo en columns del esquema. Si no, no hay que hacer nada.
    .cells =
        { $cells ->
            [one] 1 celda
           *[other] { $cells } celdas
        }
left-open = { $words }
    .hint = Corrija la hoja, o la celda marcada del informe.
cells-left = De la columna «{ $heading }» no se leyó como el resto, ni contó para nada, lo siguiente ({ $cells }): «{ $first }».
    .hint = Escriba la celda como las demás, o revise su fila en el informe y rellene lo que falte.
    .cells =
        { $cells ->
            [one] 1 celda
           *[other] { $cells } celdas
        }
members-column-left = La columna «{ $heading }» (celdas: { $cells }) se omitió: un registro no tiene esa columna.
    .hint = Para conservarla, cópiela a la derecha en la hoja Members; palmares no toca sus columnas propias.
row-left = La fila de «{ $name }» no se leyó como una de la tabla.
    .hint = Si es un participante, dé a la fila un puesto o un resultado, o escriba W/D en lugar del resultado. Si es una observación, deje una fila en blanco encima.
lines-left = Este texto junto a los resultados puede afectarles; no se leyó: { $texts }.
    .hint = Si alguien no cuenta, o se cambió un resultado, indíquelo en el informe como estado o como ajuste. Si los resultados aún pueden cambiar, espere a los definitivos.
lines-aside = Texto junto a los resultados, no leído: { $texts }.
    .hint = No hay que hacer nada, salvo que cambie un resultado.
sheet-left = La hoja «{ $sheet }» no se leyó: { $why }.
    .hint = Si contiene resultados, muéstrela o guárdela como libro aparte; si no, no hay que hacer nada.
hidden-counts = Oculto en Excel, pero leído de todos modos: { $what }.
    .hint = Muéstrelo para ver lo que se leyó. Si no debe contar, bórrelo de la hoja o del informe.
direction-alone = La lista { $what }, y no se encontró ninguna otra. Se leyó como el torneo entero.
    .hint = Si falta otra dirección u otro grupo, ponga ambos en un mismo libro, cada uno bajo su nombre; si esto es todo, no hay que hacer nada.
weekday-differs = El título «{ $title }» no concuerda con la fecha del torneo: { $why }.
    .hint = Compruebe cuál es correcto, y corrija la fecha en el informe si está mal.
title-borrowed = { $sheets } no daba estos datos, así que se copiaron de otra hoja: { $what }.
    .hint = Si su torneo tiene otro título u otro número de manos, escríbalo encima de su tabla o corrija el informe.
count-differs = La hoja dice «{ $text }», pero se leyeron { $read } { $of }.
    .hint = Si faltan filas, añádalas a la hoja o al informe.
sheet-joined = La { $list } tiene { $contestants } «{ $first }» y se leyó como parte del mismo torneo.
    .hint = Si es otro torneo, escriba cada fecha encima de su tabla, o use un libro para cada uno. Si es otro grupo u otra dirección, escríbalo encima de cada tabla. Si cada fila es un encuentro de dos bandos, encabécelos Home y Away.
name-odd = El nombre «{ $name }» { $why }.
    .hint = Corríjalo en la hoja, o en la hoja Entries del informe: lo usan los diplomas y el registro.
marks-aside = Se omitieron marcas junto a { $names }: { $marks }.
    .hint = Si una marca dice que alguien no cuenta, o que se cambió un resultado, indíquelo en el informe como estado o como ajuste. Si no, no hay que hacer nada.
    .names =
        { $names ->
            [one] 1 nombre
           *[other] { $names } nombres
        }
second-list = Aquí empieza una segunda lista{ $under }; solo se leyó la primera.
    .hint = Si es otro torneo, grupo o dirección, indíquelo en una línea encima. Si clasifica el mismo torneo de otra manera, no hay que hacer nada.
    .under = {" "}bajo «{ $caption }»
number-stands-twice = El número { $number } es de personas distintas aquí y en { $first }.
    .hint = Si son dos torneos, grupos o direcciones, nombre cada uno encima de sus filas o en una columna. Si un número está mal, corríjalo.
places-begin-anew = El puesto { $place } viene después del puesto { $before } en la misma lista.
    .hint = Si aquí empieza otro torneo, grupo o dirección, nómbrelo encima de sus filas o en una columna.
places-doubtful = La columna «{ $heading }» se leyó como puestos, pero { $wrong } de { $all } no concuerdan con { $from }.
    .hint = Si contiene números de participante, indíquelo en columns del esquema. Si gana el resultado más bajo, o hay resultados erróneos, corríjalo en el informe.
kind-doubtful = «{ $title }» hace pensar en { $titled }, pero las filas se leyeron como { $read }.
    .hint = Revise las inscripciones del informe, y corrija Format en la hoja Event si está mal.
round-cell-unclear = La celda «{ $text }»{ $round } no se leyó: { $why }. Falta su partida.
    .hint = Corrija la celda, o añada la partida a la hoja Matches del informe.
    .round = {" "}de la ronda { $round }
rounds-disagree = La celda «{ $text }» y la del rival{ $round }, «{ $other }» en { $place }, no concuerdan sobre la partida. No se usó ninguna.
    .hint = Corrija la celda equivocada, o añada la partida a la hoja Matches del informe.
    .round = {" "}en la ronda { $round }
typed-points-differ = { $name } tiene aquí { $typed } puntos, pero las partidas de la tabla suman { $points }. Cuentan las partidas.
    .hint = Corrija los puntos, o la partida equivocada.
column-disagrees = { $name }: { $typed } { $under } no concuerda con { $from }; según las demás filas debería ser { $follows }.
    .hint = Corrija la celda equivocada, en la hoja o en el informe.
    .under =
        { $heading ->
            [0] aquí
           *[other] bajo «{ $heading }»
        }
points-of-a-win = Aquí una victoria vale { $win } puntos y unas tablas 1; se leyeron como partidas ganadas y tablas, que palmares cuenta como 1 y ½.
    .hint = Si cada encuentro fue a dos o tres partidas, dé a cada partida una fila en la hoja Matches del informe; si no, no hay que hacer nada.
usebio-refused = El archivo USEBIO no se leyó porque { $what }.
    .hint = Ningún programa de cálculo escribe un archivo así. Pregunte de dónde salió, y consiga otro.
edition-not-in-force = El torneo empezó el { $date }, pero su reglamento solo rige desde el { $from }. No da puntos.
    .hint = Compruebe la fecha. Los torneos anteriores necesitan la edición anterior.
edition-not-in-force_edition-out-of-force = El torneo empezó el { $date }, pero su reglamento solo rigió hasta el { $until }. No da puntos.
    .hint = Compruebe la fecha. Los torneos posteriores necesitan la edición siguiente.
no-entries = El torneo no tiene inscripciones, así que no hay nada que clasificar.
    .hint = Escriba los participantes en la hoja Entries, con el id del torneo.
no-results = El torneo no tiene resultados, así que no hay nada que clasificar.
    .hint = Escriba el resultado de cada inscripción en la hoja Results.
no-results_sheet-not-scored = El torneo tiene filas en la hoja { $sheet }, que palmares no puntúa, y ningún resultado.
    .hint = Escriba el resultado de cada inscripción en la hoja Results.
same-event-twice = { $other } tiene el mismo torneo. Se contó allí y se omitió aquí.
    .hint = Quite uno de los dos archivos, o corrija el equivocado.
same-event-twice_same-event-beside = El torneo { $other } de este libro es el mismo torneo. Se contó allí y se omitió aquí.
    .hint = Quite uno de los dos, o corrija el equivocado.
event-changed = { $other } tiene este torneo con los mismos participantes pero otros resultados. Ninguno da puntos hasta que usted decida cuál es el correcto.
    .hint = Quédese con el archivo corregido y quite el otro. Si son dos torneos, póngales títulos distintos.
event-changed_event-details-changed = { $other } tiene este torneo con las mismas puntuaciones, pero los dos informes difieren en { $differs }. Ninguno da puntos hasta que usted decida cuál es el correcto.
    .hint = Quédese con el archivo corregido y quite el otro.
event-alike = { $other } tiene un torneo con los mismos participantes el mismo día, pero con otro título y otros resultados. Cuentan los dos.
    .hint = Si uno corrige al otro, quite el equivocado. Si son dos torneos, no hay que hacer nada.
event-copied = { $other } es probablemente una copia de este torneo: { $shares }. Ninguno da puntos hasta que usted decida.
    .hint = Quédese con el archivo correcto y quite el otro. Si se jugaron los dos, informe de ambos en un solo libro.
event-repeated = Este torneo tiene los resultados del torneo { $other } de este libro: { $shares }. Ninguno da puntos hasta que usted decida.
    .hint = Escriba las inscripciones y los resultados propios de este torneo, o quite el que no se jugó.
scores-again = Este torneo tiene los mismos datos ({ $what }) que { $other }: { $shares }. Cuentan los dos.
    .hint = Si una misma velada se escribió o se envió dos veces, quite la equivocada.
ladder-without-games = Esta escalera no tiene clasificación, y ninguna partida la nombra ({ $clause }).
    .hint = Rellene Entries y Results, o escriba el id de la escalera en Ladder de cada una de sus partidas e incluya esos informes.
ladder-game = La escalera se clasifica por sus partidas, y { $game } no puede contar: { $why }. La clasificación es provisional y no da puntos.
    .hint = Corrija esa partida, o dé la clasificación de la escalera en la hoja Results.
datum-with-unknown = Datum with nombra el torneo { $id }, pero ningún informe lo tiene.
    .hint = Corrija el id como está en la hoja Events, o incluya ese informe.
carry-over-unknown_carry-unknown = Carry over from nombra el torneo { $id }, pero este informe no lo tiene.
    .hint = Ponga las dos fases en un mismo informe, o escriba lo arrastrado en la hoja Adjustments.
carry-over-not-computed_carry-not-computed = palmares no puede calcular la regla de arrastre { $rule }.
    .hint = Escriba lo arrastrado en la hoja Adjustments y vacíe Carry over.
carry-over-missing_carry-missing = La inscripción { $label } no tiene resultado en el torneo { $id }, así que arrastra 0.
    .hint = Si jugó allí, revise los números y nombres de sus jugadores.
glyph-missing = Las fuentes de los diplomas no tienen { $missing }, así que los diplomas ponen «{ $shown }» por «{ $text }».
    .hint = Si no es correcto, escríbalo en el informe con letras latinas, griegas o cirílicas.
fee-odd_no-money = Las sumas de la mesa de inscripción omiten importes que no se pueden leer: { $names }.
    .hint = Escriba un importe como 20 o £7.50, todos en la misma moneda, o waived.
present-odd_present-unclear = En Present no pone ni yes ni no: { $names }.
    .hint = Escriba yes o no, o deje la celda en blanco.
arrives-odd_arrives-unclear = En Arrives no hay ni ronda ni hora: { $names }.
    .hint = Escriba round 3, o una hora como 10:30.
entry-not-present_not-present = No presentes, pero emparejados en la ronda 1: { $names }.
    .hint = ¿Van a venir? Si no, escriba «withdrawn after 0» o «drop-in 2» en Status, o 1 en Byes; si están aquí, yes en Present. Sin eso no se excluye a nadie.
no-rounds = Falta el número de rondas, así que ninguna ronda se empareja como última{ $and }.
    .hint = Rellene Rounds: la última ronda tiene reglas especiales para los colores.
    .and = {" "}ni se acelera
scheveningen-sides = No se empareja ninguna ronda del encuentro Scheveningen, porque { $why }.
    .hint = Rellene Team de cada jugador en Entries: dos equipos del mismo tamaño, de 2 a 8 o de 10 jugadores. Un suplente ocupa la fila del jugador.
scheveningen-rounds = Rounds es { $typed }, pero { $players } jugadores por bando se enfrentan en { $players } rondas.
    .hint = Escriba { $players } en Rounds.
scheveningen-met = En un encuentro Scheveningen cada uno se enfrenta una vez a cada jugador del otro bando; repetidas: { $games }. Todas las partidas cuentan.
    .hint = Corrija los jugadores o los colores de una de estas filas.
scheveningen-same-side = Jugadores del mismo bando se enfrentaron en un encuentro Scheveningen: { $games }. Las partidas cuentan.
    .hint = Corrija los jugadores de estas filas, o Team en Entries.
scheveningen-missing = Todas las rondas del encuentro Scheveningen han terminado, pero faltan estas partidas: { $games }.
    .hint = Escriba sus resultados, o incomparecencias. Si aún están por jugar, escriba un número mayor en Rounds.
scheveningen-unpaired = Sin emparejar en la ronda { $round }, porque su rival está ausente o juega contra otro: { $players }.
    .hint = Escriba la partida con una incomparecencia como resultado, o juéguela en una ronda adicional.
many-rounds = Hay { $rounds } rondas previstas, pero { $players } jugadores solo pueden jugar { $most } sin repetir rival.
    .hint = Corrija Rounds, o añada las inscripciones que falten.
results-missing = La ronda { $round } aún no tiene resultado para { $boards }.{ $then }
    .hint = Rellene los resultados{ $or }.
    .then =
        { $drawn ->
            [0] {" "}La ronda { $next } se emparejará cuando estén todos los resultados.
           *[other] {" "}La ronda { $next } se emparejó de todos modos, como pide Draw ({ $drawn }).
        }
    .or = ; para emparejar sin ellos, escriba { $next } en Draw en la hoja Event
game-adjourned_games-adjourned = Aplazadas: { $boards }. Una partida sin terminar todavía no da puntos a ningún jugador.{ $then }
    .hint = Escriba el resultado cuando termine la partida.
    .then = {" "}Cuenta como tablas solo para el emparejamiento de la ronda { $next } (C.04.2, 3.1).
draw-without_unused-in-draw = No se usó en el emparejamiento: { $what }, porque { $why }.
    .hint = Vacíelo, o empareje la ronda a mano.
draw-waits = La ronda { $round } no se emparejó, porque el emparejamiento usa celdas con errores: { $cells }.
    .hint = Corrija los errores. Para emparejar de todos modos, escriba { $round } en Draw de la hoja Event.
draw-round = Draw dice «{ $text }», pero eso no se puede emparejar: { $why }.
    .hint = Escriba el número de una ronda, o none. En blanco, se empareja la primera ronda sin resultados.
draw-again = La ronda { $round } ya tiene resultados; se emparejó de nuevo a partir de las rondas anteriores, como pide Draw.
    .hint = Vacíe Draw para emparejar la primera ronda sin resultados.
draw-stands = La ronda { $round } del informe difiere de lo que se emparejaría ahora ({ $differs }). Se mantuvo, porque un emparejamiento publicado no se cambia.
    .hint = Para emparejar de nuevo la ronda { $round }, borre sus filas.
not-drawn = Estos jugadores faltan en la ronda { $round } del informe: { $labels }.
    .hint = Añada sus partidas o descansos, o borre las filas de la ronda para emparejarla de nuevo.
no-draw = Ningún emparejamiento legal de la ronda { $round } incluye a todos ({ $clause }). No quedan bastantes rivales para { $obstructing }: ya se han enfrentado, no pueden enfrentarse o no pueden descansar.
    .hint = Debe decidir el árbitro: terminar el torneo, dar un descanso o emparejar la ronda a mano en la hoja Matches.
nobody-to-draw = Nadie juega en la ronda { $round }, así que no se emparejó nada.
    .hint = Si debería haber jugadores, corrija Byes y Status.
congress-rounds_rounds-differ = Rounds es { $typed }, pero un congreso de grupos porosos tiene { $rounds } ({ $clause }): 4 con flotación, y después las de dentro de los grupos.
    .hint = Corrija Rounds, salvo que sea correcto.
lowest-section-outgrown_lowest-outgrown = El grupo más bajo tiene { $lowest } jugadores y los demás { $others }, el máximo permitido ({ $clause }).
    .hint = No hay que hacer nada. Para tener más grupos, rellene Section count en la hoja Event.
few-for-sections = { $counted } jugadores son muy pocos para { $wanted } grupos de dos o más; hay { $made } ({ $clause }).
    .hint = No hay que hacer nada.
section-odd_odd-section = El grupo { $section } tiene { $players } jugadores en la ronda { $round }, así que necesita su propio descanso ({ $clause }).
    .hint = No hay que hacer nada.
third-meeting = { $pair } coinciden en el mismo tablero en las rondas { $rounds }. Dos jugadores pueden coincidir dos veces como máximo (regla { $clause }).
    .hint = Corrija los números si están mal. Si se jugó así, la ronda es válida.
threes-meet-again = { $groups }. Debe haber los menos grupos así posibles (regla { $clause }).
    .hint = No hay que hacer nada.
    .groups =
        { $count ->
            [one] Un grupo de tres coincide más de una vez en un tablero ({ $example })
           *[other] { $count } grupos de tres coinciden más de una vez en un tablero, como { $example }
        }
power-again_power-twice = { $label } juega con { $power } en las rondas { $rounds }. Cada jugador debe jugar una potencia de cada grupo (regla { $clause }).
    .hint = Corrija la potencia si está mal. Si se jugó así, la ronda es válida.
group-again_groups-twice = { $players } con una segunda potencia del mismo grupo: { $labels } (regla { $clause }, orientativa).
    .hint = No hay que hacer nada. Si todos juegan todas las rondas, no siempre se puede evitar.
    .players =
        { $count ->
            [one] Un jugador
           *[other] En { $count } casos, un jugador
        }
seated-while-away = { $label } tiene asiento { $place }, pero su estado es «{ $status }». El asiento cuenta.
    .hint = Corrija el estado, o dé el asiento a otro jugador.
    .place =
        { $board ->
            [0] en la ronda { $round }
           *[other] en el tablero { $board } de la ronda { $round }
        }
team-mates-meet = { $pair }, del equipo { $team }, coinciden en el mismo tablero en la ronda { $round }, la ronda por equipos (regla { $clause }).
    .hint = Corrija los números o el equipo. Si se jugó así, la ronda es válida.
stands-down = Hay { $players } jugadores para la ronda { $round }, pero en cada tablero caben siete: { $labels } { $why } (regla { $clause }).
    .hint = Para que puedan jugar más, inscriba jugadores de la casa (Status house).
asked-off-plays = { $labels } con descanso pedido en la ronda { $round }, pero con asiento; si no, un tablero quedaría incompleto y otros tendrían que quedarse fuera (regla { $clause }).
    .hint = Si un jugador no puede venir, escriba withdrawn o drop-in con la ronda en Status. Para dar el descanso de todos modos, inscriba a un jugador de la casa (house en Status) que ocupe el asiento.
too-few-for-board = Solo hay { $players } jugadores para la ronda { $round }, pero un tablero necesita siete, así que no se emparejó nada.
    .hint = Inscriba más jugadores, o jugadores de la casa (Status house).
draw-short-of-wishes = El emparejamiento de la ronda { $round } no puede cumplir todos los deseos: { $wishes }.
    .hint = No hay que hacer nada. El emparejamiento muestra en cada asiento qué deseo no se cumple.
draw-against-rules = El emparejamiento de la ronda { $round } no puede cumplir todas las reglas: { $rules }.
    .hint = Cambie asientos a mano en la hoja Games, o déjelo así.
group-unknown-players_group-unknown = Hay { $who } sin { $what }; sin ese dato no se entra en la clasificación de este grupo ({ $group }).
    .hint = Si pertenece a él, rellénelo en la hoja Entries; los rangos están en la hoja Members o en la lista de socios.
    .who =
        { $many ->
            [one] 1 participante
           *[other] { $many } participantes
        }
group-empty = No hay nadie en este grupo ({ $group }).
    .hint = No hay que hacer nada si es correcto; si no, compare sus límites con la hoja Entries.
prize-twice = El puesto { $place } ({ $group }) ya tiene un premio en { $first }, así que no se calcularon premios para este torneo.
    .hint = Corrija Place, o sume los dos importes; con «yes» en Beside others se pagan los dos.
prize-rises = El puesto { $place } ({ $group }) recibe más que el puesto anterior.
    .hint = Corrija los importes si no es lo que quería. Los premios se pagan tal como están escritos.
prize-list = El torneo tiene varias clasificaciones ({ $lists }), pero este premio no dice de cuál es, así que no se calcularon premios.
    .hint = Rellene Section o Direction.
prize-currencies = No se pueden comparar premios en { $one } y en { $other }, así que no se calculó ninguno.
    .hint = Use una sola moneda para todos los importes de un torneo.
prize-sharing = { $many } participantes con { $points } puntos se reparten { $prizes } ({ $group }), pero Sharing está en blanco; se reparten a partes iguales.
    .hint = Rellene Sharing: average, hort o place.
    .prizes =
        { $prizes ->
            [one] un premio
           *[other] { $prizes } premios
        }
prize-sharing-differs = Los premios de un grupo ({ $group }) se reparten de dos maneras, aquí y en { $first }, así que no se calculó ninguno para este torneo.
    .hint = Escriba lo mismo en Sharing en todas las filas de un grupo.
prize-unknown-players_prize-unknown = Hay { $who } sin { $what }; sin ese dato no se pueden ganar los premios de este grupo ({ $group }).
    .hint = Si puede ganarlos, rellénelo en la hoja Entries.
    .who =
        { $many ->
            [one] 1 participante
           *[other] { $many } participantes
        }
category-near = Ningún grupo ni premio es para la categoría «{ $typed }», pero hay uno para «{ $category }», en el que no está este participante.
    .hint = Si se quiere decir «{ $category }», escríbala así.
team-near = El equipo «{ $typed }» solo tiene a este jugador; «{ $team }» tiene más.
    .hint = Si se trata de «{ $team }», escríbalo así.
seeding-odd_rating-odd = La valoración { $rating } está lejos de las demás, que rondan { $near }. Los sorteos la usan como está escrita.
    .hint = Compruebe las cifras y el signo. Deje la celda vacía si no hay valoración.
seeding-odd_seed-twice = El número de serie { $seed } ya está en { $first }.
    .hint = Dé a cada participante un número de serie propio.
seeding-odd_seeds-missing = El participante { $label } no tiene número de serie (sin él: { $without }), así que el sorteo no usa ninguno: va por valoraciones, títulos y nombres.
    .hint = Dé un número de serie a todos, o vacíe la columna Seed.
prize-unclaimed_prize-category-of-nobody = Nadie se lleva { $name }: nadie tiene la categoría «{ $category }».
    .hint = Escriba la misma palabra en Category de la hoja Entries para quienes pueden ganarlo. Si pueden todos, vacíe esta celda.
prize-unclaimed = Nadie se lleva { $name }: muy pocos participantes cumplen las condiciones, o tienen un premio mejor.
    .hint = No hay que hacer nada. Cuenta como sobrante en el total de premios.
missing-cell = Falta «{ $column }» aquí, así que esta fila se omitió.
    .hint = Rellene la celda, o borre el resto de la fila.
number-two-names = El número de socio { $number } es de { $name } aquí y de { $other } en { $other_at }.
    .hint = Uno de los dos tiene el número equivocado; los puntos siguen al número.
name-spelt-differently = El socio con el número { $number } es { $name } aquí y { $other } en otra parte.
    .hint = Cuenta el número, así que no se pierde nada; corrija la grafía si quiere.
too-few-tables_scheme-too-few-tables = Sin puntos{ $field }: para { $events } hacen falta { $least } mesas completas, pero hubo { $tables } ({ $clause }).
    .hint = No hay que hacer nada si el número es correcto.
too-few-boards = Sin puntos: todos deben jugar al menos { $least } manos, pero solo se jugaron { $boards } ({ $clause }).
    .hint = No hay que hacer nada si el número es correcto; si no, corrija Boards.
no-boards = Falta el número de manos, y los puntos dependen de él.
    .hint = Rellene Boards: cuántas jugó cada participante.
no-match-boards_scheme-no-match-boards = Los puntos dependen de las manos de cada encuentro ({ $clause }), y falta ese número, así que no hay puntos.
    .hint = Rellene Boards en la hoja Matches, o Boards per match en la hoja Event.
no-scale_scheme-no-scale = { $book } no tiene baremo para { $what }, así que no hay puntos.
    .hint = Corrija las respuestas si están mal, o añada un baremo a su archivo de reglas.
no-weight = { $book } no tiene coeficiente para { $what }, así que no hay puntos.
    .hint = Corrija las respuestas si están mal, o añada un bloque [[weight]] a su archivo de reglas.
rules-unreadable = El archivo de reglas «{ $file }» no se puede usar: { $why }.
    .hint = Corrija el archivo de reglas; palmares rules FILE lo muestra, y palmares rules new escribe uno para empezar. Hasta entonces estos torneos no dan puntos.
rules-syntax = El archivo de reglas no se puede leer aquí ({ $why }).
    .hint = Escriba una clave, un signo igual y un valor; ponga el texto y los números exactos entre comillas: factor = "1/2".
rules-unknown-key_unknown-key = Un archivo de reglas no tiene «{ $key }» aquí.
    .hint = { $meant }Aquí se conocen: { $known }.
rules-missing-key_missing-key = A este bloque le falta { $key }.
    .hint = Añádalo; palmares rules new escribe un archivo con todas las claves.
rules-missing-clause_missing-clause = Este bloque no nombra ningún artículo, así que los puntos no podrían decir qué regla siguen.
    .hint = Añada clause = "...": el número o el encabezado de la regla impresa.
rules-unfit-value_unfit-value = Este valor no se puede usar: { $why }.
    .hint = Escriba los números exactos como decimales o fracciones entre comillas, como "0.25" o "1/3", y las cantidades como números enteros sin ellas; las palabras son las de un informe.
rules-number_impossible-number = { $key } es { $number }, pero debe ser { $wanted }.
    .hint = Corrija el número.
rules-shape_shape-not-one = El baremo «{ $title }» tiene { $found }, pero necesita exactamente una forma.
    .hint = Use una de step, first, places, matches, each_board, each_point, titles; para otra forma, añada otro bloque [[scale]].
rules-shape-key_key-of-other-shape = { $key } solo va con { $of }.
    .hint = Bórrelo, o cambie el baremo a esa forma.
rules-formula_formula-not-one = El premio del primer puesto tiene aquí { $found } fórmulas, pero necesita exactamente una.
    .hint = Use una de each_table, award, curve, root.
rules-gap_gap = Ningún bloque cubre { $from }{ $to } { $what }: el anterior termina en { $before }.
    .hint = Empiece cada tramo donde termina el anterior, y omita el final del último.
rules-overlap_overlap = { $what } están tanto en este bloque como en { $other }.
    .hint = Empiece cada tramo donde termina el anterior.
rules-hidden_hidden = «{ $title }» no se aplica nunca: «{ $other }» está antes y cubre todos sus torneos.
    .hint = Ponga primero el bloque más específico, o borre uno.
rules-awards-rise_awards-rise = El puesto { $place } recibe { $award }, más que los { $before } del puesto anterior{ $told }.
    .hint = Un puesto inferior no puede recibir más.
rules-order_out-of-order = { $what } tiene { $number }, que no es más que los { $before } de { $other }, que va antes.
    .hint = Ponga los bloques en orden, el más bajo primero.
rules-twice_twice = Aquí aparece por segunda vez: { $what } { $name }.
    .hint = Borre uno, o póngale otro nombre.
rules-dates_dates-reversed = Las reglas rigen desde el { $from } hasta el { $until }, que es anterior.
    .hint = Corrija valid_from o valid_until.
rules-id_bad-id = El id «{ $id }» { $why }.
    .hint = Escriba el id con letras minúsculas, cifras y guiones, como "lakeside-2026", distinto de los id de otros reglamentos.
rules-extends_nothing-extended = Un archivo no puede ampliar «{ $id }».
    .hint = Puede ampliar { $known }, o un archivo que esté al lado de este, como "my-union.toml". Omita extends si el archivo está completo.
rules-no-scale_no-scales = Las reglas no dan nada: no hay ningún baremo.
    .hint = Añada un bloque [[scale]].
game-round = { $wrong }
    .hint = Escriba 1, 2 o 3 en Round.
    .wrong =
        { $text ->
            [0] La fila no dice la ronda y se omitió la fila.
           *[other] «{ $text }» no es una ronda y se omitió la fila.
        }
unknown-power = «{ $text }» no es una potencia, así que la partida no se puntúa.
    .hint = Escriba Austria-Hungary, England, France, Germany, Italy, Russia o Turkey, o su inicial.
no-power = La fila no nombra ninguna potencia, así que la partida no se puntúa.
    .hint = Escriba la potencia que llevó el jugador.
power-twice = { $power } aparece dos veces en { $game }, la primera en { $first }, así que la partida no se puntúa.
    .hint = Corrija la potencia, la ronda o el tablero de una de las dos.
powers-missing = { $game } no tiene fila para { $powers }, así que no se puntúa.
    .hint = Una partida necesita siete filas, incluidas las potencias eliminadas y las que haya jugado el director.
two-seats_player-twice = La inscripción { $label } ya juega en la ronda { $round } en { $first }. Esta fila solo cuenta para los demás de su tablero.
    .hint = Corrija el jugador o la ronda de una de las dos.
odd-centres = Una potencia no puede tener { $text } centros tras { $year }, así que la partida no se puntúa.
    .hint = Los centros son números enteros de 0 a 34.
too-many-centres = { $game }: los centros de { $year } suman { $sum }, pero el mapa tiene 34.
    .hint = Corrija los centros de ese año. Hasta entonces el torneo es provisional.
fewer-centres = { $game }: los centros de { $year } suman { $sum }, pero los del año anterior { $before }. Un centro con dueño no vuelve a quedar libre.
    .hint = Corrija los centros de ese año o del anterior.
back-from-nothing = { $power } tiene centros tras { $year }, pero no tenía ninguno tras { $gone }.
    .hint = Una potencia sin centros está fuera de la partida. Corrija uno de los dos años.
year-gap = { $game } no tiene centros para { $years }, pero sí para un año posterior.
    .hint = Rellene todos los años de juego desde 1901 hasta el último.
centres-missing = Faltan los centros de { $power } tras { $year }, así que la partida no se puntúa.
    .hint = Rellénelos, con 0 para una potencia eliminada ese año.
game-goes-on_goes-on = { $game } terminó cuando { $power } tenía { $centres } centros tras { $year }. Los años posteriores no se usan.
    .hint = Una potencia con 18 centros gana y termina la partida. Vacíe los años posteriores, o corrija los centros.
game-without-centres_no-centres = { $game } tiene un final o un desenlace, pero no centros, así que no se puntúa.
    .hint = Rellene los centros de cada año de juego.
ending-twice = El final de { $game } es { $other } en { $first }, pero { $ending } aquí. Se usa el primero.
    .hint = Basta con indicar el final en una fila cualquiera de la partida.
solo-without-18_solo-without-centres = El final de { $game } es «solo», pero nadie tiene más de { $most } centros. Cuenta como concedida, y por tanto como abandonada, con 0 para todos.
    .hint = Corrija los centros o el final.
game-conceded_conceded = { $game } se concedió, lo cual no está permitido. Cuenta como abandonada, con 0 para todos.
    .hint = No hay que hacer nada si fue eso lo que ocurrió.
ending-differs = El final de { $game } es { $ending }, pero { $power } tiene { $centres } centros. Cuenta como ganada.
    .hint = Escriba «solo», o corrija los centros.
ending-blank = { $game } no tiene final ni ganador, así que cuenta como tablas.
    .hint = Escriba time, vote o abandoned en Ending en cualquiera de sus filas.
outcome-differs = El desenlace de { $power } es «{ $typed }», pero por los centros y el final es «{ $worked }», que es lo que cuenta.
    .hint = Corrija el desenlace, los centros o el final. El desenlace puede quedar en blanco.
warnings = La inscripción { $label } tiene { $warnings } { $warnings ->
        [one] amonestación, que vale
       *[other] amonestaciones, que valen
    } para todo el torneo.
    .hint = A partir de la segunda amonestación, el director puede restar puntos (una fila con Kind points) o descalificar.
championship-rounds_event-rounds = Rounds es { $typed }, pero el campeonato tiene { $rounds }.
    .hint = No hay que hacer nada si es correcto.
missing-session = La inscripción { $label } tiene resultado en { $played } de { $sessions } sesiones. Las demás cuentan como 0.
    .hint = Si jugó, añada los resultados que faltan.
missing-session_session-of-few = La sesión «{ $name }» tiene resultados de menos inscripciones que otra ({ $few } de { $most }), pero cuenta como una sesión aparte.
    .hint = Si el nombre está mal escrito, corrija Session; si no, añada los resultados que faltan.
missing-session_sessions-differ = Sessions dice { $typed }, pero las filas de Results son de { $played }. Los premios cuentan todas las sesiones.
    .hint = Corrija Sessions o escriba los resultados de todas las sesiones. Mientras la prueba está en curso, no hay que hacer nada.
score-above-max = El resultado { $score } supera el máximo de { $max }, así que no se usó.
    .hint = Compruebe los dos números.
adjustment-not-computed = El ajuste no tiene importe, y el reglamento no tiene ninguno para la infracción.
    .hint = Rellene Amount, con signo menos si es una penalización.
adjustment-kind = Un ajuste en { $kind } no se puede sumar a resultados en { $unit }.
    .hint = Dé la cantidad en la misma unidad que los resultados.
drop-in-alone = { $label } se incorpora, pero aún no ha jugado nadie de la categoría { $category }, así que no hay media de la que partir ({ $clause }). Empieza con 0.
    .hint = Corrija Category, o dé un resultado en la hoja Adjustments.
penalty-computed = { $label }: { $amount } { $unit }, { $basis }.
    .hint = No hay que hacer nada. Para otra cantidad, rellene Amount.
penalty-warning_penalty-warns = { $label } recibe una amonestación: { $basis }. No cuesta nada, pero cuenta como infracción.
    .hint = No hay que hacer nada.
penalty-suggested = { $label }: se pueden aplicar { $amount } { $unit }, { $basis }. Decide el director; no se aplicó nada.
    .hint = Rellene Amount para aplicar la penalización.
penalty-director = { $label }: { $basis }. No se aplicó nada.
    .hint = Rellene Amount cuando el director haya decidido.
penalty-incomplete_penalty-lacks = { $label }: la penalización depende de { $column }, que está en blanco.
    .hint = Rellene { $column }, o Amount.
penalty-differs = { $label }: la cantidad es { $typed }, pero según las reglas es { $amount } { $unit }: { $basis }. Se usó { $typed }.
    .hint = Corrija Amount, o vacíelo para que se calcule.
no-such-round = { $wrong }
    .hint = Corrija Round, o Rounds en la hoja Event. { $span }
    .wrong =
        { $text ->
            [0] La fila no dice la ronda y se omitió la fila.
           *[other] «{ $text }» no es una ronda de este torneo y se omitió la fila.
        }
    .span =
        { $rounds ->
            [0] Las rondas se numeran desde 1.
           *[other] Las rondas se numeran del 1 al { $rounds }.
        }
round-twice = La inscripción { $label } ya tiene una partida o un descanso en la ronda { $round } en { $first }, así que esta fila se omitió.
    .hint = Corrija la ronda o el número, o borre una de las dos filas.
results-disagree = La partida { $sides } de la ronda { $round } tiene aquí el resultado { $result }, pero { $other } en { $first }. Cuenta como sin terminar.
    .hint = Corrija o borre una de las dos.
odd-result = { $why }. No se usó el resultado de esta fila.
    .hint = Vacíe la nota o el resultado, lo que esté mal.
scores-no-result = { $home } y { $away } no pueden ser el resultado de una partida entre dos jugadores, así que la fila no tiene resultado.
    .hint = Escriba 1-0, ½-½ o 0-1 en Result. Si hubo varias partidas, dé a cada una su propia fila y ronda.
board-order_board-order-broken = { $player }, de { $team }, está en el tablero { $board }, por debajo de { $other }, en el tablero { $above }, y ese no es el orden de Entries.
    .hint = Corrija el jugador o el orden de los jugadores del equipo, o vacíe Board order. El resultado cuenta tal como está.
board-player-twice = { $player }, de { $team }, está en los tableros { $first } y { $board } del mismo encuentro.
    .hint = Corrija Home player o Away player en uno de los dos tableros. Una celda vacía significa el jugador de ese tablero en el orden de Entries.
no-team-size = No se conoce el número de tableros de un encuentro, así que un descanso o una incomparecencia no da puntos de partida.
    .hint = Rellene Team size en la hoja Event.
team-size-unmet = Team size es { $size }, pero ningún encuentro tiene filas para más de { $most } tableros. Un encuentro sin todos sus tableros no está terminado y no da puntos.
    .hint = Corrija Team size, o añada las filas de los demás tableros.
not-paired = La inscripción { $label } no tiene partida ni descanso en la ronda { $round }. Cuenta como ausente y no puntúa.
    .hint = Añada la partida o el descanso, escriba la ronda en Byes, o escriba withdrawn after N en Status.
plays-while-away = La inscripción { $label } tiene una partida en la ronda { $round }, pero su estado es «{ $status }». La partida cuenta.
    .hint = Corrija el estado, la ronda o el número.
draw-changed = { $pairing } se puso a mano; el emparejamiento tenía { $drawn }. Cuenta el puesto a mano.
    .hint = No hay que hacer nada si fue el árbitro quien cambió el emparejamiento.
bye-and-game = La inscripción { $label } pidió descanso en la ronda { $round }, pero tiene una partida. La partida cuenta.
    .hint = Quite la ronda de Byes, o corrija la partida.
bye-score = La puntuación del descanso de la inscripción { $label } es { $text }, pero un descanso pedido puntúa ½ o 0. Cuenta como 0.
    .hint = Escriba ½ o 0 en Bye score.
virtual-points = Los puntos virtuales de { $label } no se pueden leer: «{ $text }».
    .hint = Escriba rondas con sus puntos, como 1-2=1, 3=½; cada ronda una sola vez.
later-ratings = No se pueden leer los Elo posteriores de la inscripción { $label }: «{ $text }». El Elo de la hoja vale para todos los meses.
    .hint = Escriba el mes de cada lista con su Elo: 2026-06=2415, 2026-07=2398.
later-ratings_later-ratings-outside = No se usaron los Elo posteriores de la inscripción { $label } para { $months }: el torneo empieza en { $first } y termina en { $last }.
    .hint = Corrija el mes, o las fechas del torneo. El Elo del comienzo va en Rating.
entry-arrives-late_arrives-late = Emparejados en la ronda { $round }, pero llegan más tarde: { $names }.
    .hint = Quien se sabe ausente no se empareja y no puntúa (C.04.2, 2.4 y 3.3): escriba «drop-in 3» en Status, o las rondas en Byes. Arrives no cambia el emparejamiento.
bye-score-blank = Los descansos pedidos sin puntuación cuentan como 0: { $labels }.
    .hint = Si el torneo da medio punto, escriba ½ en Bye score.
round-list = «{ $text }» no es una lista de rondas de este torneo, así que no se usó.
    .hint = Escriba 1,3 o 1-4. { $span }
    .span =
        { $rounds ->
            [0] Las rondas se numeran desde 1.
           *[other] Las rondas se numeran del 1 al { $rounds }.
        }
status-round = «{ $text }» no nombra ninguna ronda: { $read }.
    .hint = Escriba «withdrawn after 3» o «drop-in 2».
colour-not-top = Colour está en la fila de la inscripción { $label }, pero el primer cabeza de serie es { $top }. Se usó como color del primer cabeza de serie en la ronda 1.
    .hint = Páselo a la fila del primer cabeza de serie.
unlisted-game = «{ $name }» no está en la lista de juegos de mesa, así que la partida no cuenta.
    .hint = { $meant }Use los nombres que muestra palmares rules nzdc-1999.
no-game = La fila no tiene juego, así que se omitió.
    .hint = Escriba el nombre del juego.
players-of-play = { $play } tiene { $players } jugadores, pero solo pueden puntuar de { $least } a { $most }.
    .hint = Dé a cada partida su propio número en Sheet, y a cada jugador una fila.
place-missing = Falta el puesto en { $play }, así que esta fila no puntúa.
    .hint = Rellene el puesto según la hoja de puntuación.
place-impossible = El puesto { $place } es imposible en { $play } con { $players } jugadores, así que la fila no puntúa.
    .hint = Corrija el puesto, o añada los jugadores que faltan.
places-impossible = Los puestos { $places } en { $play } son imposibles, así que la partida no puntúa.
    .hint = Copie los puestos de la hoja de puntuación. Tras dos jugadores en segundo puesto viene el cuarto: 1, 2, 2, 4.
twice-in-play = La inscripción { $label } ya está en { $play } en { $first }, así que esta fila se omitió.
    .hint = Corrija el jugador o Sheet.
counts-twice = Para { $play }, Counts es «yes» en una fila y «no» en { $first }, así que la partida se omitió.
    .hint = Escriba lo mismo en todas sus filas, o en una sola.
play-left-out = { $play } no cuenta, según acordaron sus jugadores.
    .hint = No hay que hacer nada.
version-missing = Se jugaron las dos versiones de la mano alterada { $board }, pero esta fila no dice cuál. Cuenta como puntuación artificial.
    .hint = Escriba A o B en Version.
other-percentage = El encuentro { $sides } tiene porcentaje solo para un bando. El otro recibió el resto, { $other } %.
    .hint = Rellene los dos; con puntuaciones artificiales no tienen por qué sumar 100.
boards-disagree = Boards dice { $typed }, pero según las hojas de manos un participante jugó { $counted }. Para los puntos se usa { $typed }.
    .hint = Corrija Boards, o vacíelo para que se cuenten.
fewer-boards = Jugaron menos de { $most } manos: { $labels }. Se clasifican por las manos que jugaron.
    .hint = No hay que hacer nada si descansaron o hubo manos sin jugar.
fewer-results = Manos con menos de { $expected } resultados: { $boards }. { $how }
    .hint = Añada los resultados que falten, si los hay.
one-room = La mano { $board } de { $sides } tiene resultado solo en una sala, así que no se puede comparar.
    .hint = Añada el resultado de la otra sala, ponga la misma Round en las dos salas, o escriba fouled o NP en Adjusted.
too-few-scores = La mano { $board } tiene { $scores } puntuaciones, demasiado pocas para un datum sin los extremos. Cuenta como 0.
    .hint = Escriba las puntuaciones de las demás mesas, o una puntuación ajustada.
artificial-without-value = { $text } no tiene valor en un torneo puntuado por { $method }, así que la mano cuenta como 0.
    .hint = En IMP, escriba A+, A o A- (o 60, 50 o 40 por ciento), o asigne una puntuación.
published-score = La inscripción { $label } tiene { $typed } en el informe, pero sus manos dan { $computed }. Cuentan las manos.{ $boards }
    .hint = Revise sus manos, y si faltan penalizaciones en la hoja Adjustments.
results-against-matches = Results pone la inscripción { $above } por encima de la { $below }, pero según la hoja Matches va por delante la { $below }, { $more } a { $fewer }. Se usó Results.
    .hint = Corrija la hoja equivocada. Para clasificar por los encuentros, vacíe Results.
published-points = En la mano { $board } la inscripción { $label } tiene { $given } en el informe, pero los resultados dan { $computed }. Cuentan los resultados.{ $others }
    .hint = Compare los resultados de la mano con el programa de cálculo. Los programas difieren en cómo puntúan las medias y las manos no jugadas en todas las mesas.
    .others =
        { $others ->
            [one] {" "}También difiere otro participante.
           *[other] {" "}También difieren otros { $others } participantes.
        }
published-points-of-many = En { $count } de { $of } manos los puntos del informe difieren de los resultados: { $boards }. { $example } Cuentan los resultados.
    .hint = Probablemente el programa de cálculo compara otras mesas, o puntúa de otra forma las manos no jugadas en todas las mesas. Revise allí una de las manos.
unknown-vp-scale_unknown-scale = No existe ninguna escala de puntos de victoria «{ $name }».
    .hint = Elija una de estas: { $known }.
vp-scale-boards_scale-boards = La escala { $name } no tiene tabla para encuentros de { $boards } manos.
    .hint = Corrija Boards per match o VP scale boards, o elija otra VP scale.
match-boards-unknown = El encuentro { $sides } no tiene número de manos, así que no tiene puntos de victoria y no cuenta{ $others }.
    .hint = Rellene Boards per match en la hoja Event, o Boards junto al encuentro. Bastan Boards y Rounds del torneo si la división es exacta. Los puntos de victoria escritos no necesitan manos.
    .others =
        { $others ->
            [one] , igual que otro encuentro
           *[other] , igual que otros { $others } encuentros
        }
scale-of-percent = La escala { $name } y el torneo no casan: de los dos, uno es de porcentajes y otro de IMP.
    .hint = Elija otra VP scale, u otro Scoring.
one-score = El encuentro { $sides } tiene { $of } solo para un bando, así que no se usó.
    .hint = Rellene también el del otro bando, con 0 si no hay.
vps-beyond-scale = { $typed } PV son imposibles: la escala va de { $least } a { $most }. Los PV de este encuentro no se usaron.
    .hint = Corríjalos, o vacíelos si se dan los IMP. Si los concedió el director, escriba adjusted en Note.
match-without-result = El encuentro { $sides } no tiene IMP ni PV, así que puntúa 0.
    .hint = Rellene los IMP o los puntos de victoria, también en un descanso o una incomparecencia. Si no hubo encuentro, escriba not played en Note.
match-twice = El encuentro { $sides } tiene aquí el resultado { $result }, pero { $other } en { $first } de la otra hoja, que es el que se usó.
    .hint = Corrija o borre uno de los dos.
plays-on-after-defeat = El participante { $label } perdió en { $round }, pero juega en una ronda posterior.
    .hint = Corrija el resultado, Round o los participantes. Para un encuentro a tres, escriba triangular en Note; para un encuentro por un puesto, play-off.
match-missing_no-match-after-win = La inscripción { $label } ganó en { $round }, pero no juega ninguna ronda posterior.
    .hint = Añada el encuentro que falta. Si se retiró, escriba withdrawn en Status.
match-missing_round-without-match = En la ronda { $round } estas inscripciones no tienen encuentro ni descanso: { $labels }.
    .hint = Añada el encuentro que falta, o una fila con bye en Note. Si alguna se retiró, escriba withdrawn en Status.
match-missing_pairs-did-not-meet = Todos deben enfrentarse este número de veces: { $legs }; estos lo hicieron de otro modo: { $pairs }.
    .hint = Añada los encuentros que faltan, o corrija los participantes de los que están. Si un participante se retiró, escriba withdrawn en Status.
knockout-unfinished = { $undefeated } participantes siguen invictos tras la última ronda, así que la eliminatoria no tiene ganador.
    .hint = Añada las rondas que faltan, o el resultado del último encuentro.
match-not-ranked = El encuentro { $sides } ({ $note }) no tiene resultados, así que no cuenta en la clasificación.
    .hint = Rellene el resultado de cada bando, si lo hay.
vps-disagree = { $label } tiene { $typed } PV en el informe, pero un neto de { $net } da { $computed }. Se usaron los PV escritos.
    .hint = Revise los IMP, el número de manos y la escala de PV.
imps-disagree = { $sides } tiene { $typed } IMP en el informe, pero las manos dan { $computed }, que es lo que se usó.
    .hint = Revise las manos del encuentro.
entry-without-result = La inscripción { $label } no tiene resultado, así que no tiene puesto.
    .hint = Escriba su resultado en la hoja Results, o «withdrawn after N» en Status.
place-disagrees = El informe da a la inscripción { $label } el puesto { $typed }, pero con su resultado de { $score } le corresponde el puesto { $place }.
    .hint = Revise su resultado y los de sus vecinos. Los puestos y los puntos siguen a los resultados.
tie-broken = El informe da a la inscripción { $label } el puesto { $typed }, pero comparte los puestos { $place } a { $last }.
    .hint = No hay que hacer nada; los participantes empatados comparten los puntos.
team-too-large_fourth-member = Un equipo tiene { $most } jugadores como máximo, así que la inscripción { $label } quedó fuera de { $team }.
    .hint = Corrija Team.
second-team = La inscripción { $label } ya está en { $other }, así que no cuenta para { $team }.
    .hint = Corrija Team. Un jugador solo puede estar en un equipo.
tie-break-unknown_unknown-tie-break = «{ $name }» no es un desempate, así que los empates se resolvieron sin él y la clasificación es provisional.
    .hint = { $meant }Escriba códigos o nombres de desempates, como BH-C1 o Buchholz Cut 1, separados por comas.
tie-break-of-teams = { $title } es un desempate de equipos; se omitió.
    .hint = Quítelo de Tie-breaks.
tie-break-without-ratings = { $title } se omitió: hay { $unrated } { $unrated ->
        [one] jugador
       *[other] jugadores
    } sin Elo. Los desempates por Elo necesitan el de todos ({ $clause }).
    .hint = Rellene Rating de todos en la hoja Entries, o elija otro desempate.
board-prizes-lack = Los premios por tablero omiten { $of_matches } sin resultados de tableros y { $of_games } de partidas que ninguna fila nombra.
    .hint = Escriba una fila por tablero en la hoja Matches, y los jugadores de cada equipo en Entries.
    .of_matches =
        { $matches ->
            [one] 1 encuentro
           *[other] { $matches } encuentros
        }
    .of_games =
        { $nameless ->
            [one] 1 jugador
           *[other] { $nameless } jugadores
        }
tie-breaks-not-applied = Tie-breaks está relleno, pero el formato { $format } no tiene desempates.
    .hint = Los participantes con el mismo resultado comparten puesto. Vacíe Tie-breaks, o corrija Format.
internal-fault = palmares falló con este archivo por un error propio ({ $why }).
    .hint = Los demás informes no se ven afectados. Envíe el archivo a los autores de palmares, por favor.
competition-unknown = El torneo no dice de qué competición se trata, y casi todas las reglas dependen de ello ({ $clause }), así que no hay puntos.
    .hint = Rellene Competition en la hoja Event: { $known }.
too-old-for-youth_too-old = { $name } nació el { $born }, pero los juveniles deben haber nacido el { $limit } o después ({ $clause }); la inscripción no recibe premio juvenil.
    .hint = Corrija Date of birth, o rellene Authorised si el comité lo ha permitido.
too-young-for-seniors_too-young = { $name } nació el { $born }, pero los séniors deben haber nacido antes del { $limit } ({ $clause }).
    .hint = Corrija Date of birth, o rellene Authorised si el comité lo ha permitido.
many-masterpoints = { $name } tiene { $points } puntos de maestro, pero esta categoría es para menos de { $below } ({ $clause }{ $remark }).
    .hint = Corrija Masterpoints o Category.
player-number-missing_number-missing = { $name } no tiene número, pero todos los jugadores del Butler Pairs deben ser socios al corriente de pago ({ $clause }). La inscripción se mantiene.
    .hint = Rellene el número; los jugadores de ultramar pasan a ser socios honorarios.
member-not-financial = { $name } juega con el número { $number }, que está { $why }, pero todos los jugadores del Butler Pairs deben ser socios al corriente de pago ({ $clause }). La inscripción se mantiene.
    .hint = Corrija el número, o el registro; los jugadores de ultramar pasan a ser socios honorarios.
to-the-final_finalists = A la Final{ $field }: { $names } ({ $clause }){ $instead }.
    .hint = No hay que hacer nada.
finalists-tied = { $labels } comparten el puesto { $place }, pero no todos pueden pasar a la Final. Sin sus encuentros nada los separa ({ $clause }).
    .hint = Añada los encuentros, o haga un sorteo y escriba el orden en Lot de la hoja Entries.
fields-differ = La Final tiene { $north_south } parejas Norte-Sur y { $east_west } parejas Este-Oeste; pueden diferir en { $most } como máximo ({ $clause }).
    .hint = Sustituya una pareja por la siguiente de su propia línea.
finalist-stays-out = { $label } está en la Final, pero se retiró o no optaba a ella en la fase anterior ({ $clause }).
    .hint = Corrija Status en la fase anterior, o sustituya la pareja por la siguiente clasificada.
not-contending-in-final_not-contending-here = { $label } no opta a los premios, pero esta fase los decide, y solo las parejas que optan reciben títulos y puntos ({ $clause }). La pareja no recibe nada, y las siguientes suben un puesto.
    .hint = Si la pareja opta, vacíe Status. Si no, no hay que hacer nada.
datum-weight = Los resultados propios del torneo cuentan { $counted } en el datum, pero según las reglas { $by_rule } ({ $clause }). El datum sigue al informe.
    .hint = Escriba { $weight } en Datum weight.
    .counted =
        { $typed ->
            [one] una vez
           *[other] { $typed } veces
        }
    .by_rule =
        { $weight ->
            [one] una vez
           *[other] { $weight } veces
        }
few-rounds = { $label }: { $who } jugó { $played } de { $rounds } { $of }, pero debe jugar al menos { $least } ({ $clause }). La inscripción conserva su puesto, pero no recibe puntos.
    .hint = No hay que hacer nada si el número es correcto; si no, corríjalo en la hoja Entries o Lineups.
carry-few-pairs = El arrastre necesita la primera y la { $last }.ª pareja de la fase anterior ({ $clause }), que solo tuvo { $pairs } parejas; no se arrastró nada.
    .hint = Vacíe Carry over, y escriba lo que se arrastra en la hoja Adjustments.
carry-level = La primera y la { $last }.ª pareja de la fase anterior están empatadas a { $score } PV, así que no hay arrastre ({ $clause }); no se arrastró nada.
    .hint = Decide el organizador: vacíe Carry over, y escriba lo que se arrastra en la hoja Adjustments.
withdrawal-elsewhere = Retirada de { $labels }. ABF TR 14 trata las retiradas durante una fase, pero no forma parte de este reglamento ({ $clause }): los resultados se usaron tal como están escritos.
    .hint = El director decide si cuentan; lo dice Note en la hoja Matches.
few-boards-compared_few-compared = En el encuentro { $sides } solo se compararon { $compared } de { $boards } manos, menos de la mitad. Debería puntuarse como una incomparecencia sin bando infractor ({ $clause }), según ABF TR 15.1, que no forma parte de este reglamento: se puntuó tal como está escrito.
    .hint = Dé a los dos bandos los puntos de victoria de un no infractor, y escriba unplayable en Note.
drop-in-of-no-team = { $label } se incorpora en la ronda { $round }, pero { $why } ({ $clause }).
    .hint = Corrija los jugadores o Status, salvo que el director lo haya permitido.
draw-numbers = No se usaron los números de Draw number: cada equipo necesita uno distinto, de 1 al número de equipos ({ $clause }).
    .hint = Rellene todos los números, o vacíe la columna para que el emparejamiento use la clasificación.
boards-beyond-match = Esta fila tiene { $count } { $what }, pero el encuentro tiene { $boards } manos, así que la fila se omitió.
    .hint = Corrija lo que esté mal; si se jugaron todas las manos, deje Home A+, Away A+ y Boards compared en blanco.
match-length = El encuentro { $sides } tiene { $boards } manos, pero los encuentros tienen { $planned } ({ $clause }).
    .hint = Corrija Boards, salvo que el encuentro se acortara o alargara.
team-number = { $state } está inscrito con el número { $label }, pero sacó el número { $number } ({ $clause }).
    .hint = No hay que hacer nada si se volvieron a sortear los números; cuentan los del informe.
field-size = El reglamento tiene cuadros para 5 a 8 equipos, pero se inscribieron { $teams } (10.4, 10.5).
    .hint = Corrija Entries, o empareje las rondas a mano en la hoja Matches y rellene Rounds.
guest-player = El equipo { $label } tiene un jugador invitado; los suplentes solo se admiten en caso de urgencia, con autorización del director ({ $clause }).
    .hint = No hay que hacer nada si el director autorizó al suplente.
final-waits = Los equipos de este torneo se conocerán después de { $stage } ({ $clause }).
    .hint = Rellene allí los resultados, o inscriba los equipos a mano.
final-not-entered = Según las fases anteriores, aquí debería jugar: { $placed } ({ $clause }), pero no está inscrito.
    .hint = Inscriba los dos equipos en la hoja Entries de este informe.
carry-over-blank = Carry over está en blanco, así que no se arrastró nada; según las reglas, el equipo mejor clasificado de la Qualifying Stage arrastra una décima parte de la diferencia en PV ({ $clause }).
    .hint = Escriba abf 11.2 en Carry over, o none si no se arrastra nada.
not-in-final = { $team } no juega aquí ({ $clause }), así que esta fila se omitió.
    .hint = Corrija el número del equipo, o el torneo.
final-teams = Los equipos inscritos son { $typed }, pero según las fases anteriores deberían ser { $placed } ({ $clause }). Juegan los equipos inscritos.
    .hint = Corrija Entries, salvo que se haya retirado un equipo.
stage-not-known = { $wrong }, así que no se conocen ni el arrastre ni los puestos.
    .hint = Rellene o corrija Qualifier o Carry over from, o incluya ese informe.
    .wrong =
        { $id ->
            [0] No se nombra ninguna fase clasificatoria
           *[other] Ningún informe tiene la fase clasificatoria «{ $id }»
        }
repechage-tied = { $teams } empatan incluso sin el arrastre, pero una plaza en la Final no se puede compartir ({ $clause }).
    .hint = Decide el organizador: añada en la hoja Matches una fila para los dos equipos, con play-off en Note y 1-0 en Result si pasa el primero; si no, 0-1.
player-not-eligible = { $player }, de { $label }, jugó aquí, pero no tenía derecho: { $why } ({ $clause }).
    .hint = Corrija los números de encuentros y segmentos en la hoja Entries, o pregunte al director.
pqp-withheld = { $player }, de { $label }, no recibe Playoff Qualifying Points: { $why } ({ $clause }).
    .hint = Si no es así, corrija Matches, Repechage, Finals o PQP de ese jugador en la hoja Entries.
forfeit-vps = El informe da a { $label } { $typed } PV por un encuentro sin resultado, pero la regla da { $computed } ({ $clause }), que es lo que se usó.
    .hint = Vacíe los PV; se deducen de la nota y de los demás encuentros.
bye-vps = El informe da a { $label } { $typed } PV por un descanso, pero un descanso vale { $vps } PV ({ $clause }). Se usaron los PV escritos.
    .hint = Vacíe los PV, salvo que los diera el director.
bye-missing = El equipo { $label } no tiene ni encuentro ni descanso en la ronda { $round }, así que no recibe PV; un descanso vale { $vps } PV ({ $clause }).
    .hint = Añada una fila con la ronda, el equipo en Home y bye en Note.
sections-unknown = Sin títulos: no se conocen los grupos de los jugadores ({ $clause }), porque el torneo no tiene ni rondas ni una columna Section.
    .hint = Rellene Section en la hoja Entries, o use Format swiss e incluya los encuentros.
other-entrants = Hay { $players } participantes, pero la eliminatoria es para { $entrants }: tres de cada grupo de cuatro y un repescado forman los 16 jugadores de la Phase One ({ $clause }). Los grupos tienen { $sizes } jugadores.
    .hint = Un jugador sin rival en el grupo pasa. Si la Phase One no tiene 16 jugadores, escriba sus partidas a mano.
group-place-taken = Otro jugador tiene la plaza { $place } del grupo { $group }; { $label } recibe allí una plaza libre.
    .hint = Corrija Group place, o déjelo en blanco para que se sortee.
group-full = El grupo { $group } ya tiene { $size } jugadores, así que no hay plaza para { $label }.
    .hint = Corrija Group, o déjelo en blanco para que se sortee.
no-such-stage = { $wrong }
    .hint = Las rondas son Q1, Q2; 1.1, 1.2, 1.3; 2.1, 2.2, 2.3; SF y F.
    .wrong =
        { $text ->
            [0] La fila no dice la ronda y se omitió la fila.
           *[other] «{ $text }» no es una ronda de esta eliminatoria y se omitió la fila.
        }
plays-twice = { $label } ya tiene una partida en la ronda { $round }, así que esta fila se omitió.
    .hint = Corrija la ronda o el número, o borre una de las dos filas.
results-differ = La partida { $sides } de la ronda { $round } tiene otro ganador en otra parte del libro; cuenta como sin terminar.
    .hint = Corrija Result en Matches o en Draw, u Outcome en Games.
result-and-note_odd-result = { $why }; la fila no tiene ningún resultado utilizable.
    .hint = Vacíe la nota o el resultado, lo que esté mal.
game-drawn = La partida { $sides } de la ronda { $round } no tiene ganador, pero las reglas solo conocen partidas ganadas y perdidas: no pasa ningún jugador.
    .hint = Decida quién pasa, y escriba ese resultado.
sides-not-exchanged = { $label } juega con { $side } en las dos partidas de una serie en la ronda { $round }; cada jugador debe jugar con los dos bandos.
    .hint = Corrija Power en la hoja Games. Las partidas cuentan tal como se jugaron.
own-group = La partida { $sides } es entre jugadores del mismo grupo clasificatorio { $group }, que no deben enfrentarse en las primeras partidas ({ $clause }).
    .hint = Corrija los números. La partida cuenta tal como se jugó.
plays-on = { $label } quedó eliminado en { $out }, pero tiene una partida en la ronda { $round }.
    .hint = Corrija el número o los resultados anteriores. La partida cuenta tal como se jugó.
pairing-not-given = Las reglas no prevén la partida { $sides } en la ronda { $round }: { $why } ({ $clause }).
    .hint = Corrija los números, la ronda o los resultados anteriores. La partida cuenta tal como se jugó.
bye-not-given = { $label } tiene descanso en la ronda { $round }, pero las reglas no permiten ninguno ahí: no cuenta, y el jugador no pasa.
    .hint = Escriba la partida con su resultado; un jugador que no vino la ha perdido (+-- o --+).
game-numbers = Las partidas de la ronda { $round } no están numeradas 1, 2, 3, etc. La ronda siguiente depende de los números, así que se usó el orden de las filas.
    .hint = Escriba el número de cada partida en Table.
centres-unknown_centres-missing = El repescado se elige por centros ({ $clause }), pero no se conocen los de { $labels }, así que no se elige a nadie.
    .hint = Escriba las dos partidas de cada jugador en la hoja Games: dos filas por partida, con los centros bajo los años.
odd-centres_game-odd-centres = { $text } no es un número de centros posible tras { $year }; los centros del jugador en esa partida se tratan como desconocidos.
    .hint = Los centros son números enteros de 0 a 34.
too-many-centres_game-too-many-centres = Los centros de { $year } en la partida { $sides } suman { $sum }, pero el mapa tiene 34.
    .hint = Corrija los centros de ese año; hasta entonces el torneo es provisional.
phase-does-not-fit = La ronda { $round } tiene { $players } jugadores, pero las reglas necesitan { $wanted } ({ $clause }), así que no se emparejó.
    .hint = Escriba las partidas de la ronda en la hoja Matches como usted decida.
no-pairing-left_no-pairing = Ningún emparejamiento de la ronda { $round } respeta las reglas ({ $clause }), así que no se emparejó.
    .hint = Escriba sus partidas en la hoja Matches como usted decida.
knockout-draw-waits_draw-waits = La ronda { $round } no se emparejó, porque el emparejamiento usa celdas con errores: { $cells }.
    .hint = Corrija los errores. Para emparejar de todos modos, escriba { $round } en Draw de la hoja Event.
withdrawn-drawn = { $label } se ha retirado, pero aún tiene una partida en la ronda { $round }; las reglas no dicen quién pasa.
    .hint = Escriba la partida con +-- o --+ a favor del rival, o como usted decida.
results-awaited = El emparejamiento espera los resultados de estas partidas: { $games }.
    .hint = Escriba sus resultados en la hoja Matches o Draw.
nobody-to-meet = No se puede emparejar nada, aunque la final no está decidida: en { $round }, las reglas y las partidas anteriores no dejan rival para { $players }.
    .hint = Corrija las partidas anteriores, o decida las siguientes y escríbalas en la hoja Matches.
odd-team-size = Sin puntos: el manual no contempla equipos de { $size } miembros en juego ({ $clause }).
    .hint = Team size es cuántos miembros juegan a la vez: 4, 6, 8, 10, etc.
too-few-tables = Sin puntos{ $field }: para { $event } se requiere { $least }, pero hubo { $tables } ({ $clause }).
    .hint = No hay que hacer nada si el número es correcto; si no, corrija Tables o añada las inscripciones que faltan.
handicap-without-scratch = Sin puntos: el torneo se clasificó con hándicap, y faltan los resultados sin él ({ $clause }).
    .hint = Ponga los resultados sin hándicap en Score, y los que lo incluyen en Handicap score.
not-major = No puede ser un campeonato mayor: { $why } ({ $clause }). Se puntuó en su nivel básico.
    .hint = Vacíe Championship, o corrija lo que esté mal.
boards-not-played = Sin puntos para { $player }: jugó { $played } y necesitaba { $needed } ({ $clause }).
    .hint = No hay que hacer nada si el número es correcto; si no, corríjalo en la hoja Entries o Lineups.
unregistered-award = { $player } recibe un diploma, pero sin número de socio no se puede registrar nada ({ $clause }).
    .hint = Rellene el número de socio, si lo hay.
unknown-qualifier = No hay ningún torneo { $id } en este informe ni en la temporada, así que no se conoce la inscripción inicial y no hay puntos.
    .hint = Corrija Qualifier, incluya el informe de ese torneo, o rellene Original entry.
unknown-qualifier_unknown-qualifier-unused = No hay ningún torneo { $id } en este informe ni en la temporada; se usó la Original entry indicada aquí.
    .hint = Corrija Qualifier, o incluya el informe de ese torneo.
several-qualifiers = Varios informes de la temporada tienen un torneo { $id }, así que no se conoce la inscripción inicial y no hay puntos.
    .hint = Ponga en los dos torneos lo mismo en Part of, o rellene Original entry.
several-qualifiers_several-qualifiers-unused = Varios informes de la temporada tienen un torneo { $id }; se usó la Original entry indicada aquí.
    .hint = Ponga en los dos torneos lo mismo en Part of, o vacíe Qualifier.
no-original-entry = Los puntos de esta fase ({ $stage }) dependen del número de mesas completas de la primera fase ({ $clause }), que falta.
    .hint = Rellene Original entry, o nombre el torneo de la primera fase en Qualifier.
original-entry-disagrees = Original entry dice { $typed }, pero { $from } tuvo { $counted } mesas. Para los puntos se usa { $typed }.
    .hint = Corrija Original entry, o vacíelo y palmares contará las mesas.
stages-not-counted = Las fases anteriores no cuentan para los puntos: { $why } ({ $clause }). Los puntos se dan por la inscripción del propio torneo.
    .hint = Si es así, no hay que hacer nada.
qualified-by-handicap = Sin puntos: en { $stage } hubo participantes que se clasificaron por resultados con hándicap ({ $clause }).
    .hint = Si es así, no hay que hacer nada.
many-qualified = Se clasificaron { $finalists } de { $original } participantes; el manual recomienda como máximo { $share } de los participantes ({ $clause }).
    .hint = No hay que hacer nada; reciben puntos menos participantes que de costumbre.
no-premier-tables = Los puntos de una consolación dependen de las mesas completas de la final principal y de las que no están en ninguna final ({ $clause }), que no se conocen.
    .hint = Rellene Premier tables y Not qualified tables, o una las finales con Part of y nombre la primera fase en Qualifier.
no-consolation = El manual no considera esto una consolación: { $why } ({ $clause }). Los puntos se dan por su propia inscripción, un nivel por debajo del torneo principal.
    .hint = No hay que hacer nada si las mesas son correctas.
no-stage = { $key } está relleno, pero Stage no dice qué fase es esta ({ $clause }). Los puntos se dan por la inscripción del propio torneo.
    .hint = Rellene Stage (final, consolation, second qualifying ...), o vacíe esto.
status-differs = Status dice { $claimed }, pero por las demás respuestas es { $status }: { $why } ({ $clause }). Para los puntos se usa { $status }.
    .hint = Corrija Status, o las respuestas sobre la licencia y la participación.
licence-missing = El torneo estaba abierto a { $who }, pero no tiene licencia ({ $clause }).
    .hint = Rellene Licence y Licensed by, o corrija Open to.
non-members = Solo pueden jugar socios en { $what } ({ $clause }), pero faltan los números de socio de { $names }.
    .hint = Rellene los números de socio que faltan.
teams-without-matches_without-matches = Un torneo como este, de { $boards } manos, da puntos por cada encuentro ganado ({ $clause }), pero el informe no tiene encuentros; { $instead }.
    .hint = Si los participantes jugaron encuentros, añada la hoja Matches.
    .instead =
        { $printed ->
            [yes] se usó la columna impresa para equipos
           *[no] solo se dieron los puntos de la clasificación
        }
no-match-boards = Los puntos por encuentro ganado dependen de las manos del encuentro ({ $clause }), que faltan, así que no hay puntos.
    .hint = Rellene Boards en la hoja Matches, o Boards per match en la hoja Event.
no-lineups = { $player }: { $played }; el informe no dice en qué encuentros, así que cada encuentro ganado cuenta para ese jugador ({ $clause }).
    .hint = Si en alguno de los encuentros ganados jugaron otros, añada la hoja Lineups.
small-part = { $part } tiene { $size }, pero necesita { $least }: no cuenta, y recibe los puntos de { $as_part } ({ $clause }).
    .hint = No hay que hacer nada si las inscripciones están completas.
impossible-part = No existe { $part } { $number } de { $parts }, así que no hay puntos.
    .hint = Corrija el número de esta división o de este grupo, o cuántos hay.
player-in-two-sections = { $player } también juega en { $section }, pero nadie puede jugar en dos grupos de distinta categoría ({ $clause }), así que no hay puntos.
    .hint = Corrija las inscripciones, o vacíe Sections si son torneos separados.
few-areas = Una liga entre zonas necesita equipos de { $least } zonas ({ $clause }), pero las inscripciones tienen { $areas }, así que no hay puntos.
    .hint = Rellene Area de cada equipo en la hoja Entries.
no-side = La zona del equipo { $label } tiene varios equipos, y su categoría depende del orden entre ellos ({ $clause }), que falta; el equipo no recibe puntos.
    .hint = Rellene Side (A, B o C) en la hoja Entries.
small-knockout = Sin puntos: una eliminatoria necesita una inscripción inicial de al menos { $least } mesas completas ({ $clause }); esta tuvo { $tables }.
    .hint = Si estos participantes venían clasificados, rellene Original entry; si no, no hay que hacer nada.
knockout-without-matches = Una eliminatoria da puntos por cada encuentro ganado ({ $clause }), pero el informe no tiene encuentros.
    .hint = Rellene la hoja Matches: una fila por encuentro, con Round, Home, Away y la puntuación o Result.
more-than-original = Juegan { $playing } participantes, pero de la inscripción inicial pueden haber llegado a este torneo { $original } como máximo ({ $clause }).
    .hint = Corrija Original entry, Original contestants o Premier tables.
level-knockout-match = { $sides } en { $round } terminó empatado y se decidió sin manos adicionales, así que cada bando recibe la mitad de los puntos ({ $clause }).
    .hint = Si lo decidieron manos adicionales, escriba extra boards en Note y el ganador en Result.
surplus-rounds = La tabla de puntos tiene { $most } rondas; al principio hay { $surplus } más, con puntos preliminares ({ $clause }).
    .hint = No hay que hacer nada, salvo que falte una ronda o esté nombrada dos veces.
match-boards-assumed = Falta el número de manos de un encuentro; se supuso que cada encuentro tenía las { $boards } manos del torneo.
    .hint = Rellene Boards per match, o Boards en la hoja Matches.
no-scale = El manual no tiene baremo para { $what } ({ $clause }), así que no hay puntos.
    .hint = Corrija las respuestas si están mal, o pregunte los puntos a la federación.
green-conditions = Sin Green Points: { $why } ({ $clause }). Se dieron Local Points según el baremo habitual.
    .hint = Si no es correcto, corrija la hoja Event.
green-in-doubt = Esto no cumple las condiciones del manual para un torneo de Green Points: { $why } ({ $clause }). Se dieron Green Points de todos modos.
    .hint = Compruebe qué se jugó, y pregunte a la federación antes de expedir los puntos.
local-for-green = { $player } recibe Local Points y no Green Points: { $why } ({ $clause }).
    .hint = Si es así, no hay que hacer nada.
green-without-matches = Faltan los puntos por cada { $what } ganado ({ $clause }), porque el informe no tiene encuentros.
    .hint = Rellene la hoja Matches: una fila por encuentro, con el resultado.
green-without-boards = Los puntos por encuentros ganados dependen de las manos de un encuentro ({ $clause }), que no se conocen, así que no hay puntos.
    .hint = Rellene Boards per match, o Boards en la hoja Matches.
green-match-length = Los Green Points por encuentro ganado exigen encuentros de { $least } a { $most } manos ({ $clause }); los de { $boards } manos no dan ninguno.
    .hint = Si los encuentros fueron más largos o más cortos, corrija Boards o Boards per match.
no-flight-b = Los puntos del flight A dependen de las mesas de los dos flights ({ $clause }), y no se conocen las del flight B.
    .hint = Rellene Flight B tables, o una los dos flights con Part of.
congress-certificate = Los diplomas de congreso son para torneos con licencia de la federación ({ $clause }), pero { $why }. En su lugar se hicieron diplomas corrientes.
    .hint = Rellene Licence, o ponga certificate en Issue.
ordinary-certificate = Los torneos con licencia de la federación tienen diplomas de congreso ({ $clause }). Se hicieron corrientes, como dice Issue.
    .hint = Para diplomas de congreso, vacíe Issue.
ladder-size-unknown = Los puntos de una escalera dependen de la media de mesas completas de sus partidas ({ $clause }), que falta, y no se encontró ninguna de sus partidas.
    .hint = Rellene Average tables, o incluya las partidas con el nombre de la escalera en Ladder.
ladder-results-unknown = Una escalera solo da puntos si cuentan bastantes resultados de cada participante ({ $clause }), y falta ese número.
    .hint = Rellene Results counted.
ladder-few-results = Sin puntos: en esta escalera { $results ->
        [one] cuenta
       *[other] cuentan
    } { $results } { $results ->
        [one] resultado
       *[other] resultados
    }, pero deben contar al menos { $least } ({ $clause }).
    .hint = No hay que hacer nada si el número es correcto; si no, corrija Results counted.
ladder-disagrees = { $what } dice { $typed }, pero según las partidas de la escalera es { $counted }. Para los puntos se usa { $typed }.
    .hint = Corríjalo, o vacíelo y palmares lo calculará.
ladder-awaits-final = Los puntos de esta escalera esperan el resultado de su final ({ $clause }).
    .hint = Cuando se haya jugado la final, inclúyala con Stage final y esta escalera en Qualifier.
ladder-final-awarded = Los puestos de su final, { $other }, deciden los puntos de esta escalera ({ $clause }).
    .hint = No hay que hacer nada.
noughts-elsewhere = El número de socio { $text } de { $name } es { $other } en { $path }; puede haber perdido los ceros iniciales. Los puntos están ahora bajo dos números distintos.
    .hint = Dé a la columna formato de texto y escriba el número tal como está en el carné del socio.
number-slip = { $name } tiene aquí el número de miembro { $text } y en otro lugar ({ $path }) { $other }, a un desliz de distancia. Los puntos están ahora bajo dos números distintos.
    .hint = Compruebe el número en el carné del miembro. Si son dos personas, no hay que hacer nada.
organiser-near = El organizador es aquí «{ $name }» y en otros informes ({ $count }) «{ $other }», con casi los mismos jugadores. Ambos figuran ahora como clubes.
    .hint = Si es un solo club, corrija el nombre en Organiser; si no, no hay que hacer nada.
status-unlike = Los { $count } torneos de este informe tienen la categoría { $status }; en los demás informes del organizador, los torneos con los mismos títulos tienen { $usual }.
    .hint = Si la categoría se copió hacia abajo desde el primer torneo, corríjala: los puntos dependen de ella.
boards-unlikely_boards-unlike = Boards dice { $boards }, pero los { $count } torneos de este tipo en los demás informes del organizador tienen { $meant }.
    .hint = Si se cambiaron de orden dos cifras, corrija Boards; los puntos dependen de ello.
status-unlike_status-alone = Este torneo tiene la categoría { $status }; los otros { $count } torneos de este organizador, algunos con el mismo título, tienen { $usual }.
    .hint = Si es un error, corríjalo: los puntos dependen de la categoría.
boards-unlikely_boards-alone = Boards dice { $boards }, pero los otros { $count } torneos con este título tienen { $usual }.
    .hint = Si es un error, corrija Boards: los puntos dependen de ello.
over-quota = { $organiser } ha organizado { $held } { $what }{ $year }, pero solo puede organizar { $allowed }{ $note } ({ $clause }). Este torneo es el primero por encima del cupo; sus puntos cuentan de todos modos.
    .hint = Rellene Part of si varios torneos pertenecen a una misma competición, o Licence si la federación dio licencia al torneo; si no, el organizador necesita una licencia.
    .year = {" "}en { $year }
competition-empty = Ningún torneo cuenta para la competición { $id }.
    .hint = Revise Organiser, Events, Weekday, Format, From y To, y que los informes estén en su carpeta o por debajo de ella.
competition-without-values = Para la competición { $id }: { $events }.
    .hint = Envíe porcentajes, o Max score junto a los resultados; o elija otro valor en By.
    .events =
        { $count ->
            [one] 1 torneo no tiene { $what } y no cuenta
           *[other] { $count } torneos no tienen { $what } y no cuentan
        }
competition-without-ranks = La competición { $id } usa rangos, pero no se conoce ninguno.
    .hint = Añada una hoja Members con Number y Rank, o nombre la lista de socios en Member list de palmares.toml.
competition-without-year = La competición { $id } usa las medias del año anterior, pero no se encontró ningún torneo de ese año, así que nadie tiene hándicap.
    .hint = Rellene From, e incluya los informes del año anterior.
competition-without-beginning = La competición { $id } está abierta a los nuevos, pero no tiene primer día, así que todos cuentan como nuevos.
    .hint = Rellene From: son nuevos quienes no jugaron antes de ese día.
ledger-missing = Este registro ya se ha conciliado antes, pero le falta la hoja { $sheet }, así que los puntos se acreditarían por segunda vez.
    .hint = Vuelva a poner la hoja con ese nombre, o dé con --ledger el registro que aún la tiene. Si nunca se acreditó nada, use --first-reconciliation.
ledger-row-changed = Esta fila se cambió después de que palmares la escribiera: se modificó, movió o vació una celda.
    .hint = Deshaga el cambio, o dé con --ledger el registro anterior. Si el cambio era intencionado, use --ledger-as-it-stands.
ledger-row-twice = Esta fila ya está en { $first }.
    .hint = Borre una de las dos.
ledger-older = El libro mayor termina el { $ends }, pero los socios se conciliaron el { $day }: procede de un registro más antiguo, y los puntos posteriores se acreditarían por segunda vez.
    .hint = Use el libro mayor del registro escrito ese día. Si desde entonces no se ha acreditado nada, use --ledger-as-it-stands.
ledger-older_ledger-of-other-copy = Los totales de socios (número: { $count }) difieren del libro mayor, que termina el { $ends }: el libro mayor y la hoja Members proceden de copias distintas del registro, y se acreditarían puntos dos veces o se perderían.
    .hint = Use el libro mayor y la hoja Members del mismo registro, con su columna Registered to. Si los totales se cambiaron a propósito, use --ledger-as-it-stands.
ledger-differs = La hoja { $sheet } { $rows }: se borraron, añadieron o cambiaron filas, o la hoja es de otra copia del registro.
    .hint = Deshaga el cambio, o dé con --ledger el registro anterior. Si el cambio era intencionado, use --ledger-as-it-stands.
    .rows = tiene { $holds } filas y la última conciliación escribió { $wrote }
members-moved = El socio { $number } tenía { $was } en la columna { $column } en la última conciliación y ahora tiene { $is }, que era de otro socio: se movieron celdas de esta columna sin sus filas.{ $more }
    .hint = No se acreditó nada. Deshaga la ordenación o el movimiento, para que cada fila vuelva a ser un solo socio.
    .more =
        { $rest ->
            [one] {" "}Lo mismo ocurre en 1 fila más.
           *[other] {" "}Lo mismo ocurre en otras { $rest } filas.
        }
members-moved_column-moved = Desde la última conciliación se movieron celdas de la columna { $column } sin sus filas: hay socios (número: { $count }) con las de otros; el primero es el socio { $number } { $name }.
    .hint = No se acreditó nada. Deshaga la ordenación o el movimiento, para que cada fila vuelva a ser un socio. Si las celdas se cambiaron a propósito, use --ledger-as-it-stands.
credited-unknown = Según el libro mayor se acreditaron { $held } al socio { $number }, que no está en la hoja Members.
    .hint = Si el número se cambió, escriba este en Old number de la hoja Aliases.
totals-gone = La hoja Members no tiene columna { $column }, pero los socios tenían esos puntos en la última conciliación; volverían a empezar de cero.
    .hint = Vuelva a poner la columna, o cambie su encabezado a { $column }.
column-gone = La columna { $column } de la hoja Members falta o está vacía, pero tras la última conciliación había socios (número: { $count }) con algo en ella.
    .hint = Vuelva a poner la columna o cambie su encabezado a { $column }. Sin Rank o Status no se acredita nada, salvo con --ledger-as-it-stands.
column-gone_detail-column-gone = La columna { $column } de la hoja Members falta o está vacía, pero tras la última conciliación había socios (número: { $count }) con algo en ella.
    .hint = Si se borró a propósito, no hay que hacer nada; si no, vuelva a poner la columna o cambie su encabezado a { $column }.
member-number-changed = { $name } tenía el número { $was } en la última conciliación y ahora tiene { $is }; los puntos de este socio están en espera.
    .hint = Escriba de nuevo el número antiguo, o póngalo en Old number de la hoja Aliases.
member-typed-over = El socio { $was } ya no está en la hoja Members, y el nuevo socio { $is } tiene exactamente los mismos totales ({ $held }): alguien escribió encima de la fila. Los puntos del nuevo socio están en espera.
    .hint = Restablezca la fila de { $was }, y dé al nuevo socio una fila con los totales a 0. Si es la misma persona, escriba el nombre anterior y el número antiguo en la hoja Aliases.
member-gone = El socio { $number } { $name } tenía { $held } en la última conciliación, pero ya no está en la hoja Members.
    .hint = Si la fila se borró por error, vuelva a ponerla. Para un socio que se ha ido, escriba «lapsed» en Status.
total-typed = { $column } del socio { $number } { $name } era { $was } tras la última conciliación y ahora es { $is }: alguien lo cambió.
    .hint = Si era intencionado, no hay que hacer nada; si no, escriba de nuevo el total antiguo.
new-member-totals = El socio { $number } { $name } es nuevo desde la última conciliación, pero ya tiene { $held }{ $same }: la fila puede haberse copiado con sus totales. No recibe puntos hasta que usted decida.
    .hint = Si la fila se copió, vacíe sus totales. Si el socio traía estos puntos, decida «count» en decisions.xlsx.
    .same = , exactamente como { $same }
totals-exchanged = { $column } y { $other } de { $count } socios se han intercambiado desde la última conciliación: las dos columnas o sus encabezados cambiaron de lugar. No se acreditó nada.
    .hint = Intercambie de nuevo las dos columnas, y repita la conciliación.
member-renamed = El socio { $number } era { $was } en la última conciliación y ahora es { $is }.
    .hint = Escriba el nombre anterior en la hoja Aliases, para que los informes que lo llevan encuentren al socio. Si el número se dio a otra persona, dé a esa persona un número propio.
aliases-unchecked = La hoja Aliases no tiene columna Check, así que palmares no puede saber si sus filas han cambiado desde la última conciliación; se usaron tal como están.
    .hint = Si la columna se borró, compare las filas con el registro anterior. Si la hoja es nueva, no hay que hacer nada.
alias-changed = Esta fila de la hoja Aliases, ahora del socio { $number }, ha cambiado desde la última conciliación: se modificó o movió una celda. No se usó, porque puede llevar al socio equivocado.
    .hint = Deshaga el cambio. Si era intencionado, vacíe la celda Check de esta fila.
alias-changed_alias-gone = Faltan filas en la hoja Aliases desde la última conciliación (número: { $count }); la primera es la del socio { $number } { $name }. Los puntos con un nombre anterior o un número antiguo pueden quedar en espera.
    .hint = Vuelva a poner las filas del registro anterior. Si se borraron a propósito, no hay que hacer nada.
member-status-changed_status-changed = El estado del socio { $number } { $name } era { $was } en la última conciliación y ahora es { $is }.
    .hint = Si era intencionado, no hay que hacer nada: los puntos de socios de baja o fallecidos están en espera.
gold-changed = Las filas de la hoja Gold del socio { $number } { $name } sumaban { $was } Gold Points el { $day }, la última conciliación, y ahora suman { $is } para ese día: alguien cambió, añadió o borró una fila.
    .hint = Si era intencionado, no hay que hacer nada; si no, restablezca la fila.
gold-changed_gold-redated = Las filas de la hoja Gold del socio { $number } { $name } siguen sumando { $was } Gold Points para el { $day }, el día de la última conciliación, pero han cambiado sus fechas o puntos, así que caducarán de otro modo.
    .hint = Si fue intencionado, no hay que hacer nada; si no, restaure la fila.
certificate-day-gone = El diploma { $certificate } se contó en una conciliación anterior, pero su fecha en Registered ha desaparecido; no se contó de nuevo.
    .hint = Escriba de nuevo la fecha. Si es otro diploma con el mismo número y los mismos puntos, corrija su número.
certificate-changed = El diploma { $certificate } se contó en una conciliación anterior como { $was }, pero la fila dice ahora { $is }; se mantienen los puntos contados entonces.
    .hint = Deshaga el cambio. Una corrección son dos filas: los puntos antiguos con signo menos, y después los correctos.
certificate-changed_certificate-beside-moved = La fila del certificado { $certificate } nombra al socio { $number }, pero desde la última conciliación se movieron los números de socio de otros certificados; sus puntos quedan en espera.
    .hint = Deshaga la ordenación o el movimiento, para que cada fila vuelva a ser un certificado.
certificate-never-counted = El diploma { $certificate } tiene fecha en Registered, pero ninguna conciliación lo contó; sus puntos están en espera.
    .hint = Vacíe la fecha para que se cuente. Si sus puntos se sumaron al total a mano, use --ledger-as-it-stands.
certificate-gone = El diploma { $certificate }, contado en una conciliación anterior como { $points }, ya no está en la hoja Certificates; sus puntos se mantienen.{ $others }
    .hint = Vuelva a poner la fila, con su fecha en Registered.
    .others =
        { $rest ->
            [one] {" "}Lo mismo ocurre con 1 más.
           *[other] {" "}Lo mismo ocurre con { $rest } más.
        }
certificate-gone_certificate-waiting-gone = El certificado { $certificate } ({ $points }) estaba en espera en la última conciliación y ya no está en la hoja Certificates, así que sus puntos no se acreditarán.{ $others }
    .hint = Si la fila se borró por error, vuelva a ponerla; si no, no hay que hacer nada.
    .others =
        { $rest ->
            [one] {" "}Lo mismo ocurre con 1 más.
           *[other] {" "}Lo mismo ocurre con { $rest } más.
        }
noughts-lost = El registro dice { $number }, pero los informes y lo acreditado antes dicen { $form }: Excel suprimió los ceros iniciales. Se leyó como { $form }.{ $others }
    .hint = Dé a la columna Number formato de texto y escriba de nuevo los ceros iniciales.
    .others =
        { $rest ->
            [one] {" "}Lo mismo ocurre con 1 socio más.
           *[other] {" "}Lo mismo ocurre con otros { $rest } socios.
        }
noughts-unclear = El número { $number } perdió los ceros iniciales, y tanto { $one } como { $other } aparecen en otra parte; los puntos de este socio están en espera.
    .hint = Dé a la celda formato de texto y escriba el número con sus ceros iniciales.
register-number-twice_number-twice = El socio { $number } está también en { $first }; los puntos de ese número están en espera.
    .hint = Corrija el número equivocado, o una las dos filas.
register-date-future_future-date = { $column } es { $date }, posterior a la fecha de la conciliación ({ $as_of }).
    .hint = Corrija la fecha, o dé la fecha de la conciliación con --as-of.
rank-unknown_unknown-rank = «{ $text }» no es un rango del manual; palmares dedujo el rango de los puntos.
    .hint = Corrija el rango, o vacíelo.
rank-not-borne-out = { $rank } exige { $takes } ({ $clause }), pero el socio tiene { $holds }. El rango se mantuvo.
    .hint = Corrija el rango, o los totales si faltan puntos.
rank-behind = El socio tiene { $holds }, suficiente para { $due } ({ $clause }), pero el registro dice { $rank }. El socio asciende ahora.
    .hint = No hay que hacer nada.
register-unknown-member_unknown-member = No hay ningún socio { $number } en la hoja Members.
    .hint = Corrija el número, o dé de alta al socio.
register-several-rows_several-rows = El socio { $number } está en varias filas de la hoja Members, así que no está claro a qué socio se refiere esta fila.
    .hint = Corrija el número equivocado en la hoja Members, o una las filas.
old-number-taken = El número antiguo { $number } es ahora el número de { $name }; no se usa como número antiguo.
    .hint = Vacíe Old number, o corríjalo.
gold-without-rows = Ninguna fila de la hoja Gold justifica los { $points } Gold Points del socio, así que no pueden caducar ({ $clause }); se dejaron como estaban.
    .hint = Escriba en la hoja Gold los puntos con sus fechas.
gold-entered = Ninguna fila de la hoja Gold justifica los { $points } Gold Points del socio; se añadió una fila con fecha { $date }, y van caducando a partir de entonces ({ $clause }).
    .hint = Corrija la fecha y los puntos de esa fila en la hoja Gold.
certificate-twice = El diploma { $certificate } ya está en { $first } y solo puede contar una vez ({ $clause }); esta fila se rechazó.
    .hint = Quite la fila, o corrija el número del diploma.
certificate-expired = El diploma { $certificate } caducó el { $expires } y se rechazó; esta condición nunca se dispensa ({ $clause }).
    .hint = No hay que hacer nada si la fecha es correcta.
certificate-other-scheme = El diploma { $certificate } lo expidió { $issuer }, cuyos puntos no se reconocen ({ $clause }); se rechazó.
    .hint = Corrija Issuer si debería ser una federación reconocida o un organizador de esta federación.
certificate-without-issuer = El diploma { $certificate } no nombra a quien lo expidió; se contó como de esta federación ({ $clause }).
    .hint = Rellene Issuer.
certificate-differs = El diploma { $certificate } dice { $says }, pero el informe de su torneo da { $award }; cuentan los puntos del informe ({ $clause }).
    .hint = Recupere el diploma y haga que lo corrija el responsable que lo expidió.
certificate-other-name = El diploma { $certificate } nombra a { $name }, pero el número { $number } es de { $member }; no cuenta hasta que usted decida.
    .hint = Corrija el número o el nombre. Si los dos son la misma persona, decida «count» en decisions.xlsx.
certificate-not-taken-back = La fila anula el diploma { $certificate }, pero ninguna fila anterior tiene este diploma con el mismo socio y los mismos puntos ({ $clause }); se rechazó.
    .hint = Una corrección son dos filas: los puntos antiguos con signo menos, y después los correctos.
decision-moved = Esta fila no corresponde a su caso ({ $case }): se ordenaron o movieron celdas sin el resto de la fila. La decisión no se aplicó.
    .hint = Deshaga la ordenación, o decida el caso de nuevo en el nuevo decisions.xlsx.
decision-beside = En esta fila se escribió algo bajo { $columns }; no decide nada y no se leyó.
    .hint = Escriba la decisión bajo Decision, también si es el número de un miembro.
decision-changed = La decisión guardada sobre { $what } (ahora «{ $decided }») se cambió después de que palmares la escribiera: se modificó, movió o vació una celda de esta fila. No se aplicó; el caso vuelve para que se decida.
    .hint = Deshaga el cambio. Para decidir otra cosa, decida el caso en el nuevo decisions.xlsx y úselo con --decisions; para retirar la decisión, vacíe su celda Decision.
decision-cleared = La decisión guardada sobre { $what } se vació; el caso volverá para que se decida cuando se presente de nuevo.
    .hint = Si era intencionado, no hay que hacer nada; si no, deshaga el cambio.
decisions-gone = La última conciliación guardó { $wrote } { $wrote ->
        [one] decisión
       *[other] decisiones
    }, pero la hoja Decisions solo tiene { $holds }; los demás casos volverán para que se decidan cuando se presenten de nuevo.
    .hint = Si las filas se borraron a propósito, no hay que hacer nada; si no, vuelva a ponerlas.
decision-outdated = El caso se decidió antes como «{ $decided }», pero desde entonces { $what }; vuelve para que se decida.
    .hint = Decida el caso de nuevo en el nuevo decisions.xlsx.
decision-noughts = La decisión dice { $number }, pero los números de este registro tienen { $digits } cifras; se leyó como { $form }.
    .hint = Dé a la celda formato de texto y escriba el número con sus ceros iniciales.
decision-noughts-unclear = Excel guarda { $number } como número, y tanto { $one } como { $other } son socios; la decisión no se aplicó.
    .hint = Dé a la celda formato de texto y escriba el número con sus ceros iniciales.
points-to-other-name_decision-other-name = La decisión da los puntos de { $name } al socio { $number } { $member }, que tiene otro nombre.
    .hint = Si es la misma persona, escriba el nombre en la hoja Aliases; si no, corrija el número.
probable-member_decision-against-match = { $name } se decidió como «{ $decided }», pero es probablemente el socio { $number } { $member } ({ $score } de 100).
    .hint = Si es otra persona, no hay que hacer nada; si no, decida «same person».
decision-unknown_unknown-decision = «{ $text }» no es una decisión para este caso; no se aplicó.
    .hint = Elija una de estas: { $choices }.
decision-gone = La decisión se refiere a { $what }, que no está en el registro; no se aplicó.
    .hint = Decida el caso de nuevo.
decision-nobody = La decisión dice «same person», pero no se proponía ningún socio; no se aplicó.
    .hint = Escriba como decisión el número del socio.
decision-several-rows = La decisión nombra al socio { $number }, pero ese número está en varias filas del registro; no se aplicó.
    .hint = Corrija el número equivocado en la hoja Members, o una las filas; después decida de nuevo.
decision-too-late = La decisión llega tarde para retirar puntos: { $what }.
    .hint = { $hint }
merge-taken-back = Los socios { $one } y { $other } vuelven a ser dos personas: lo que se pasó al unirlos ha vuelto al socio { $other }. Los puntos acreditados desde entonces se quedan con el socio { $one }.
    .hint = Para pasar los puntos informados desde entonces con el número { $other }, dé de nuevo sus informes.
rows-not-merged = Los socios { $one } y { $other } no se unieron: { $why }.
    .hint = Corrija las filas en el registro, o decida el caso de nuevo.
decision-number-taken_new-number-taken = La decisión crea un nuevo socio { $number }, pero ese número es de { $name }; no se aplicó.
    .hint = Escriba un número libre en Member, o déjelo vacío para el siguiente libre; si el jugador es ese socio, decida «same person».
decision-kept = El caso { $case } no se presentó esta vez; la decisión se guarda.
    .hint = No hay que hacer nada.
decision-replaced = El caso { $case } se decidió antes como «{ $before }». Los puntos rechazados entonces no se guardaron; solo vuelven con su informe.
    .hint = Dé de nuevo los informes de este jugador o torneo junto con la decisión.
decisions-contradict = { $what }, pero { $first } lo contradice; no se aplicó ninguna de las dos.
    .hint = Quédese con una de las dos decisiones.
points-not-kept = No se acreditaron { $points } de esta temporada: el reglamento de este registro no los cuenta.
    .hint = Si es el registro de otra federación, dé su reglamento con --rules; si no, no hay que hacer nada.
event-far-ahead = { $event } tiene la fecha { $date }, mucho después de todos los demás torneos (el último es del { $last }): probablemente está mal el año o el mes. No fija la fecha de la conciliación, y sus puntos están en espera.
    .hint = Corrija la fecha en el informe y ejecútelo de nuevo. Si es correcta, dé la fecha de la conciliación con --as-of.
event-far-back = { $event } tiene la fecha { $date }, años antes que todos los demás torneos (el primero es del { $first }): probablemente está mal el año. Sus puntos cuentan desde esa fecha.
    .hint = Corrija la fecha en el informe y ejecútelo de nuevo. Si es correcta, no hay que hacer nada.
day-far-ahead = La fecha de la conciliación es { $day }, más de dos años después de { $what } ({ $since }); probablemente está mal un año.{ $effects }
    .hint = Corrija --as-of, o las fechas de los informes. Si la fecha es correcta, no hay que hacer nada.
    .effects = {" "}Entre ambas fechas caducan diplomas ({ $papers }) y se desvanecen Gold Points de socios ({ $faded }).
day-far-back = La fecha de la conciliación es { $day }, antes de { $events } el { $first }; aún no se ha acreditado nada.
    .hint = Corrija --as-of. Si la fecha es correcta, no hay que hacer nada.
    .events =
        { $events ->
            [one] el único torneo, que es
           *[other] los { $events } torneos, el primero de ellos
        }
day-far-back_day-before-ledger = La fecha de la conciliación es { $day }, pero este registro ya se concilió hasta { $before }. Los puntos ganados entre las dos fechas esperan, y los puntos que se desvanecen cuentan como en la fecha anterior.
    .hint = Corrija --as-of, o no lo indique. Si la fecha es correcta, no hay que hacer nada.
event-in-two-files = { $title } está también en { $other }, con otros puntos. Los puntos que están en ambos cuentan una vez; los demás quedan en espera hasta que usted decida.
    .hint = Decida en decisions.xlsx, o quite el archivo equivocado.
event-gone = { $what } no aparece ya en este informe; { $members } los puntos ({ $points }).
    .hint = Si el torneo se retiró, anule sus puntos con una rectificación de palmares diff. Si este informe es de otro año y solo tiene el mismo nombre, no hay que hacer nada.
    .what =
        { $events ->
            [one] { $event } se acreditó antes y
           *[other] De { $events } torneos acreditados antes, como { $event }, alguno
        }
    .members =
        { $members ->
            [one] 1 socio conserva
           *[other] { $members } socios conservan
        }
credited-unread = { $event } se acreditó antes, pero ahora no tiene un resultado final en este informe; los socios (número: { $count }) conservan los puntos ({ $points }).
    .hint = Corrija lo que dicen los problemas de este informe y concílielo de nuevo; hasta entonces los puntos quedan como están.
awards-replaced = { $event } ya se acreditó antes, y { $lost } de sus { $all } socios perderían ahora sus puntos en favor de otros: { $members }. No se cambió nada; queda en espera hasta que usted decida.
    .hint = Si en el informe se desplazaron números o nombres, o es otro torneo, use el informe correcto. Si la corrección es intencionada, decida «count» en decisions.xlsx; «ignore» conserva lo acreditado.
points-taken-back = { $event } ya se acreditó antes con otros puntos, y ahora { $count } menos puntos: { $members }{ $more }.
    .hint = No hay que hacer nada si se corrigió el informe; si es una copia más antigua, u otro archivo del torneo, use el correcto.
    .count =
        { $count ->
            [one] 1 socio tiene
           *[other] { $count } socios tienen
        }
points-added = { $event } ya se acreditó antes con otros puntos, y ahora { $count } más puntos: { $members }{ $more }.
    .hint = No hay que hacer nada si se corrigió el informe; si se cambiaron por error la categoría, las manos o los resultados, use el correcto.
    .count =
        { $count ->
            [one] 1 socio tiene
           *[other] { $count } socios tienen
        }
event-back = Una conciliación anterior retiró todos los puntos de { $event }, pero este informe los vuelve a traer; acreditados: { $members }.
    .hint = Si el torneo se retiró, este informe es una copia más antigua: repita la conciliación sin él, desde el mismo registro. Si se retiró por error, no hay que hacer nada.
    .members =
        { $members ->
            [one] 1 socio
           *[other] { $members } socios
        }
not-taken-back = { $points } del socio { $number } por { $event } ya no están en el informe y habría que retirarlos, pero { $why }; se dejaron.
    .hint = Corrija la fila en el registro, y concilie de nuevo el informe del torneo.
amendment-differs = La rectificación retira { $says } al socio { $member } por { $event }, pero el registro acreditó { $held }. No se retiró ni se acreditó nada de este torneo.
    .hint = Use el propio informe, o haga la rectificación con las ejecuciones con que se concilió el registro.
amendment-takes-nothing = La rectificación retira { $says } a { $who } por { $event }, pero el registro nunca lo acreditó. No se retiró ni se acreditó nada de este torneo.
    .hint = Use el propio informe, o haga la rectificación con las ejecuciones con que se concilió el registro. Si el torneo es nuevo, concílielo primero y después la rectificación.
amendment-twice = Hay otra rectificación de { $event }; solo se puede aplicar una a la vez. De esta no se retiró ni se acreditó nada.
    .hint = Concilie las rectificaciones una tras otra, en el orden en que se hicieron.
amendment-day = «{ $day }» no se puede leer como fecha de { $event }; otro programa puede haber guardado el archivo con su propio formato. No se retiró ni se acreditó nada de este torneo.
    .hint = Use amendment.csv tal como lo escribió palmares diff, sin abrirlo en Excel.
amendment-changed = Las filas de { $event } han cambiado desde que palmares diff las escribió: { $rows }. No se retiró ni se acreditó nada de este torneo.
    .hint = Use amendment.csv tal como lo escribió palmares diff, sin abrirlo en Excel. Corrija en el informe los puntos que estén mal.
amendment-outdone = La rectificación da { $says } al socio { $member } por { $event }, pero el propio informe del torneo da { $returned }. Cuenta el informe; la rectificación no se aplicó.
    .hint = Use solo la rectificación, o el informe corregido; un informe anterior a la corrección vuelve a traer los puntos antiguos.
amendment-empty = Esta rectificación no tiene filas, así que no corrige nada.
    .hint = Si palmares diff encontró puntos cambiados, se borraron filas: use amendment.csv tal como lo escribió palmares diff.
amendment-cut = palmares diff escribió { $wrote } { $wrote ->
        [one] fila
       *[other] filas
    } en esta rectificación, pero hay { $holds }: faltan torneos o se añadieron.
    .hint = Use amendment.csv tal como lo escribió palmares diff.
letters-list_no-letters-list = No es una lista de jugadores como las que escribe palmares: su primera hoja no tiene una fila de encabezados con la columna { $lacks }, una sola vez.
    .hint = Dé el letters/players.csv de las últimas cartas, con una palabra en «sent» por cada una que se envió.
letters-list-other_other-letters-list = Esta lista la escribió { $command }, cuyos puntos son otros.
    .hint = Dé la lista que escribió este comando la última vez.
letters-list-row_changed-list-row = La fila de { $name } no es como la escribió palmares.
    .hint = Tome de nuevo la lista de las últimas cartas, rellene solo la columna «sent» y ordene solo filas enteras. Quite las filas que no sean de jugadores.
letters-list-twice_listed-twice = { $name } está dos veces en la lista, aquí y en { $other }, una vez con carta enviada y otra sin ella.
    .hint = Quédese con la fila correcta.
letters-list-sent_unclear-sent = «{ $typed }» no dice si la carta se envió.
    .hint = Escriba «yes» o el día en que salió; si no salió, deje la celda en blanco o escriba «no».
letters-list-cleared_cleared-sent = La celda «sent» de { $name } está en blanco, pero palmares la había rellenado: quizá se ordenó esa columna sola.
    .hint = Tome de nuevo la lista de las últimas cartas, y ordene solo filas enteras.
letters-list-unsent_nothing-sent = Ninguna carta de esta lista está marcada como enviada.
    .hint = Escriba una palabra o una fecha en «sent» por cada carta que salió; si no salió ninguna, omita --sent.
report-record_missing-record = Un informe para Elo necesita { $what } (registro { $record }), y el torneo no tiene { $key }.
    .hint = Rellene { $key } en la hoja Event. palmares export trf --draft escribe el archivo sin ello; Rated con «no» indica que nadie puntúa para Elo.
report-board_unfinished-match = Ronda { $round }: { $home } contra { $away } no ha terminado. Tableros sin fila: { $boards }.
    .hint = Dé a cada uno de estos tableros una fila en la hoja Matches, con su resultado o una nota (not played, si no vino nadie). palmares export trf --draft escribe el archivo con estas partidas abiertas.
report-days_missing-days = Un informe para Elo necesita el día de cada ronda (registro 132); sin día: { $rounds }.
    .hint = Rellene Round dates en la hoja Event: los días de todas las rondas en orden, como 2026-05-02, 2026-05-02, 2026-05-03. palmares export trf --draft escribe el archivo sin ellos.
report-days_unfit-day = La ronda { $round } es el { $day }, pero solo puede ser del { $first } al { $last }: después de las rondas anteriores, dentro de los días del torneo.
    .hint = Corrija el día de la ronda, o Date y End date en la hoja Event. palmares export trf --draft escribe el archivo tal como está.
report-federation_federation = «{ $typed }» no es el código de ninguna federación de la FIDE.
    .hint = Escriba el código de tres letras, como WLS, GER o NED. palmares export trf --draft escribe el archivo tal como está; Rated con «no» indica que nadie puntúa para Elo.
report-time-control_unreadable-time-control = El ritmo de juego «{ $typed }» no se puede codificar; el informe para Elo solo tiene estas palabras (registro 122, sin 222).
    .hint = Escriba los minutos y los segundos por jugada, como 90+30, o periodos, como 40/90+30, 30+30.
report-time-control_missing-time-control = El torneo no tiene Time control; el informe para Elo no dice el ritmo de juego (registros 122 y 222).
    .hint = Escríbalo en la hoja Event, como 90+30. Si las partidas no cuentan para Elo, escriba no en Rated.
report-time-control_unfit-time-control = { $typed } da a cada jugador { $minutes } minutos para 60 jugadas, pero aquí hacen falta { $range } para el Elo { $kind }.
    .hint = Corrija Time control en la hoja Event. Una partida estándar necesita 60 minutos, 90 con un jugador de 1800 o más, 120 con uno de 2400 o más (B.02 1.1). Para otros Elos, escriba Rapid rating o Blitz rating como encabezado. palmares export trf --draft escribe el archivo tal como está.
report-number_long-number = El número FIDE { $number } de { $name } es demasiado largo: en un informe caben 11 cifras.
    .hint = Corrija No en la hoja Entries. palmares export trf --draft escribe el archivo sin ello.
report-number_missing-number = Un informe para Elo necesita el número FIDE de cada jugador, y { $name } no tiene.
    .hint = Rellene No en la hoja Entries, solo con cifras. palmares export trf --draft escribe el archivo sin ello; Rated con «no» indica que nadie puntúa para Elo.
report-number_shared-number = { $name } tiene el número FIDE { $number }, pero { $other } también; un número pertenece a un solo jugador.
    .hint = Corrija uno de los dos en No de la hoja Entries. palmares export trf --draft escribe el archivo tal como está; Rated no dice que las partidas no se valoran.
report-adjustment_unreported-adjustment = { $name } tiene un ajuste de { $amount }, pero un informe solo tiene resultados: sus puntos y puestos serían otros.
    .hint = palmares export trf --draft escribe el archivo sin el ajuste; dígaselo a quien lo reciba.
report-name_long-name = El informe tiene «{ $cut }» por { $name }: caben 33 caracteres.
    .hint = Para tenerlo de otro modo, acorte el nombre en la hoja Entries.
report-rating_long-rating = El Elo { $rating } de { $name } es demasiado largo: en un informe caben 4 cifras.
    .hint = Corrija { $column } en la hoja Entries. palmares export trf --draft escribe el archivo sin ello.
upload-needs_needed-answer = { $body } no admite torneos sin { $key }, y a este le falta.
    .hint = Rellene { $key } en la hoja Event{ $folder }.
    .folder = , o en palmares.toml para todos los torneos de una carpeta
upload-charge_unknown-charge = { $body } { $typed }.
    .hint = Rellene Charge code en la hoja Event: { $codes }.
    .typed =
        { $typed ->
            [0] cobra según un código, y este torneo no tiene ninguno
           *[other] no conoce el código de cobro { $typed }
        }
upload-charge-unfit_unfit-charge = El código de cargo { $code } de { $body } es para { $what }, y este torneo tiene { $lacks }.
    .hint = Corrija Charge code, o lo que la hoja Event dice del torneo.
upload-number_unsound-number = { $body } rechazaría el número { $typed } de { $name }: un número es { $form }.
    .hint = Corrija el número en la hoja Entries.
upload-without-number_number-needed = { $body } no admite resultados sin el número de cada jugador, y { $name } no tiene.
    .hint = Rellene No en la hoja Entries.
upload-unpaid_unpaid = { $name } no tiene número, así que { $body } no puede acreditarle nada.
    .hint = Rellene No en la hoja Entries, salvo que el jugador no sea socio.
upload-number-twice_number-twice = { $name } tiene el número { $number }, igual que { $other }; { $body } los tomaría por un solo jugador.
    .hint = Corrija uno de los números en la hoja Entries.
upload-name_unfit-name = { $body } no sabría quién es { $name }: { $why }.
    .hint = Escriba nombre y apellido en la hoja Entries, como Carys Lorimer.
upload-points_unfit-points = { $body } admite puntos en centésimas enteras hasta 9999.99, y { $name } tiene { $points }.
    .hint = Revise el reglamento del torneo, y los ajustes.
upload-provisional_provisional-upload = El torneo es provisional, así que no se envía nada de él a { $body }.
    .hint = palmares explain dice qué falta; envíe el torneo cuando sea definitivo.
upload-time-control_unfit-time-control = { $body } admite el tiempo de una partida en minutos, y «{ $typed }» no lo da así.
    .hint = Escriba Time control en minutos, con los segundos por jugada detrás de un signo más: 90+30.
upload-game_unfit-game = { $white } contra { $black } en la ronda { $round } tiene { $trouble }, y { $body } no admite una partida así.
    .hint = Corrija el resultado en la hoja Matches; una partida no jugada es +--, --+ o ---.
upload-address_address-needed = { $body } pide una dirección para { $key }, y «{ $typed }» no la tiene.
    .hint = Escríbala detrás de una coma: Jo Lark, jo@club.example.
upload-nothing_nothing-to-send = Aquí no hay ningún torneo que admita { $body }, así que no se escribió nada.
    .hint = Compruebe la carpeta, y el organismo indicado con --to; palmares send --help los enumera.
upload-ledger-damaged_ledger-damaged = El libro de envíos no se puede leer: { $why }. No se escribió nada.
    .hint = Tome uploads.csv de una copia de seguridad. Si no la hay, aparte ese archivo y los que lo acompañan; palmares empieza uno nuevo, que no sabe nada de los envíos anteriores.
upload-ledger-contradiction_ledger-contradiction = El libro de envíos se contradice: { $why }. No se escribió nada.
    .hint = Deshaga lo que se cambió en uploads.csv, o tómelo de una copia de seguridad; usted solo debe rellenar su columna note.
upload-not-written_answer-unknown = { $file } no se escribió para este organismo, así que no hay nada que aceptar ni rechazar. No se escribió nada.
    .hint = Dé el nombre de un archivo tal como está en la columna file de uploads.csv, y el organismo al que se envió.
upload-file-changed_file-changed = { $file } no está como lo escribió palmares, así que no se sustituyó. No se escribió nada.
    .hint = Use una carpeta propia para cada organismo; o aparte el archivo, o indique --overwrite para sustituirlo.
upload-adds-twice_adds-twice = { $file } fue aceptado y ahora tendría otros puntos; { $body } los acreditaría además de los que ya tiene. No se escribió nada.
    .hint = Envíe aparte los informes nuevos, con --name; comunique al organismo lo que cambió en los que ya tiene.
upload-refused_still-refused = { $file } fue rechazado y sigue igual.
    .hint = Corrija el informe como dice el organismo. Envíelo de nuevo tal cual si el fallo no fue suyo.
competition-twice = La competición { $id } ya está en { $first }; esta se omitió.
    .hint = Dé a cada competición un nombre corto propio.
competition-days = { $from } es posterior a { $to }, así que no podría contar ningún torneo; la competición se omitió.
    .hint = Intercambie las dos fechas, o corrija una de ellas.
competition-comparison = Una mejora necesita un periodo anterior con que compararse; la competición se omitió.
    .hint = Rellene Compare from y Compare to, como 2025-09-01 y 2026-05-31.
competition-place-points = «{ $text }» en Place points no es un número; la competición se omitió.
    .hint = Escriba los puntos del primer puesto, del segundo, etc.: 10,8,6,5,4,3,2,1.
competition-best = Best es 0, así que ningún resultado podría contar; la competición se omitió.
    .hint = Escriba cuántos de los mejores resultados cuentan, o deje la celda vacía si cuentan todos.
competition-group = «{ $text }» en Open to no es un grupo; la competición se omitió.
    .hint = Escriba all, newcomers, o rank, category o club seguido de un nombre: category women, club Riverside.
competition-handicap = El hándicap «{ $text }» no se entendió; la competición se omitió.
    .hint = Escriba «none»; «by rank: Novice 6, Master 2»; «by average: 45 5, 50 2» (5 con una media inferior a 45, 2 con una inferior a 50); o, con porcentajes, «by average» sin más: lo que a la media del año anterior le falta para 50.
competition-key = Una competición no tiene la clave «{ $key }», así que su valor no se usó.
    .hint = { $meant }Las claves son las columnas de la hoja Competitions.
group-bounds = Nadie puede estar en este grupo, porque sus límites terminan antes de empezar ({ $what }); la fila se omitió.
    .hint = Intercambie los dos límites, o vacíe uno.
rating-bound = { $text } no es un Elo, así que { $column } no limita nada; la fila se omitió.
    .hint = Escriba un número entero de 0 o más, o vacíe la celda.
group-twice = Ya está en { $first } ({ $what } «{ $name }»), así que esta fila se omitió.
    .hint = Borre una de las dos filas, o cámbiele el nombre.
stratum-label = «{ $label }» no puede ser un estrato: o cada estrato tiene una letra, o cada uno tiene un número entero.
    .hint = Escriba B, C … o 2, 3 … en Stratum, el más bajo al final. Un nombre como Silver va en Group.
stratum-unbounded = El estrato { $label } no tiene límites, así que estarían todos en él, y en cada estrato superior.
    .hint = Rellene quién está en él, por ejemplo con Masterpoints to.
stratum-order = El estrato { $label } está por debajo del estrato { $higher }, pero sus límites admiten participantes tan fuertes como los de { $higher }, o más.
    .hint = La última letra o el último número es el estrato más bajo: intercambie las dos etiquetas, o corrija los límites.
groups-unread = Esta hoja parece una lista propia, no de grupos de participantes, así que no se leyeron grupos de ella.
    .hint = No hay que hacer nada si es correcto; si no, encabece las columnas Group y lo que los limita, como Category, Rating to o Masterpoints to, sin jugadores al lado.
group-column_group-column-unread = La columna { $name } no es de la hoja Groups, así que no se leyó y no limita ningún grupo.
    .hint = Corrija el encabezado (palmares new los muestra), o borre la columna.
stratum-column = La columna { $name } no es de la hoja Groups, así que no se leyó; quizá dice quién está en un estrato.
    .hint = Corrija el encabezado (palmares new los muestra), o borre la columna.
groups-too-many_too-many-groups = Un torneo puede tener { $most } grupos como máximo, y aquí hay más; esta fila se omitió.
    .hint = Pase a otra hoja las filas que no sean grupos.
group-key = Un grupo no tiene la clave «{ $key }», así que este grupo se omitió.
    .hint = { $meant }Las claves son las columnas de la hoja Groups, salvo Event.
prize-amount = «{ $text }» no es un importe de dinero, así que no se calcularon premios para este torneo.
    .hint = Escriba un número positivo con dos decimales como máximo, como 80 o 80 EUR.
prize-amount_prize-currency-contradicts = «{ $text }» no está en { $currency }, que figura en Currency, así que no se calcularon premios de este torneo.
    .hint = Ponga la misma moneda en las dos celdas, o solo en una.
prize-place = No hay puesto 0 al que dar un premio, así que no se calcularon premios para este torneo.
    .hint = Los puestos empiezan en 1 en cada grupo.
prize-bounds = Nadie puede ganar este premio, porque sus límites terminan antes de empezar ({ $what }); no se calcularon premios para este torneo.
    .hint = Intercambie los dos límites, o vacíe uno.
prize-column_prize-column-unread = La columna «{ $name }» quizá dice quién puede ganar un premio, pero no es de la hoja Prizes, así que no se calcularon premios.
    .hint = Escriba el encabezado como en un informe en blanco: Rating from, Rating to, Born from, Born to, Masterpoints from o Masterpoints to, con ambos límites incluidos.
prizes-too-many_too-many-prizes = Un torneo puede tener { $most } premios como máximo, y aquí hay más; no se calculó ninguno.
    .hint = Pase a otra hoja las filas que no sean premios.
prize-group = No hay ningún grupo «{ $name }» en { $place } para este torneo, y ninguna inscripción tiene esa categoría, así que no se calcularon premios para él.
    .hint = { $meant }Escriba el nombre de un grupo tal como está allí, o los propios límites.
sheet-copy_sheet-copied = Todas las filas de esta hoja están también en la hoja { $read }; se leyó esa.
    .hint = Borre la copia, para que nadie siga en la que no es.
sheet-copy_sheet-differs = Esta hoja parece una copia de { $read }, pero hay filas que allí no están: { $rows }. Solo se leyó { $read }; nada de esta hoja cuenta.
    .hint = Copie a { $read } las filas que deban contar, y borre esta hoja.
    .rows =
        { $count ->
            [one] 1 fila
           *[other] { $count } filas
        }
sheet-copy_sheet-unlike = Esta hoja parece la hoja { $form } que falta. No se leyó, y nada de ella cuenta.
    .hint = Si debe contar, cámbiele el nombre a { $form }.
sheet-copy_decisions-unread = El libro no tiene hoja Decisions. La hoja { $sheet } tiene los encabezados correctos, pero no se leyó, así que no se aplicó ninguna de sus decisiones.
    .hint = Si la correcta es { $sheet }, cámbiele el nombre a Decisions y repita la conciliación.
decisions-unread_decisions-not-read = No se leyó ninguna decisión de esta hoja{ $cells }: solo decide una columna con el encabezado Decision.
    .hint = Dé a la columna de las decisiones el encabezado Decision, o muévalas a ella, y concilie de nuevo.
sheet-of-others_sheet-of-strangers = Esta hoja contiene participantes y resultados, pero { $strangers } de los participantes no están en ningún torneo de este libro. No se leyó, y nada de ella cuenta.
    .hint = Si es un torneo, guárdelo como libro aparte, o añada sus filas a las hojas de un informe (palmares new).
corrections-unread = La columna «{ $heading }» no forma parte de un informe; { $cells } nada: { $texts }.
    .hint = Escriba las penalizaciones en la hoja Adjustments, los resultados y números corregidos en las columnas habituales, y quite de Results a los participantes que no cuentan. Si todo esto ya está en los resultados, no hay que hacer nada.
    .cells =
        { $count ->
            [one] su celda rellena no cambia
           *[other] sus { $count } celdas rellenas no cambian
        }
result-name = El participante { $label } es { $name }, pero junto a su resultado pone { $typed }. El torneo está en espera hasta que ambos coincidan.
    .hint = Si se ordenó una columna sin las demás, deshágalo; si es un nombre antiguo, corríjalo o bórrelo.
struck-out_row-struck = Esta fila está tachada, pero cuenta igual.
    .hint = Si no debe contar, borre la fila; si no, quite el tachado.
struck-out_cell-struck = «{ $text }» está tachado, pero se leyó igual.
    .hint = Si no debe contar, vacíe la celda; si no, quite el tachado.
score-out-of-line = { $score } es { $times } sus vecinos, que rondan { $near }.
    .hint = Compruebe la coma decimal y las cifras. El resultado se usó tal como está escrito.
adjustment-odd_penalty-adds = El motivo es «{ $reason }», pero { $amount } suma a la puntuación: una sanción lleva un signo menos.
    .hint = Escriba un signo menos delante de la cantidad si es una sanción. Se usó tal como está escrita.
adjustment-odd_warning-with-amount = La fila es una advertencia, que no cambia la puntuación, pero tiene la cantidad { $amount }. La cantidad no se usó.
    .hint = Si cuenta, escriba su unidad en Kind; si no, vacíe Amount.
adjustment-odd_adjustment-again = El mismo ajuste ya está en { $first }; los dos cuentan.
    .hint = Borre una de las dos filas, o dé a cada una su ronda o su motivo.
score-tenth = { $score } % es una décima parte de los demás; probablemente quiere decir { $meant } %. El torneo está en espera hasta que se corrija la celda.
    .hint = Escriba { $meant }. Si alguien se fue antes, escriba las manos jugadas en Boards.
score-slip = Con { $meant } en vez de { $score }, la media de los porcentajes sería 50 %; tal como están escritos es { $average } %.
    .hint = Compare este resultado y los demás con la hoja del director.
score-out-of-line_score-over-boards = { $score } IMP en un encuentro de { $boards } manos son más de 10 por mano.
    .hint = Compruebe la coma decimal y las cifras. El resultado se usó tal como está escrito.
negative-score = El resultado { $score } es negativo{ $alike }, y en { $unit } no puede serlo.
    .hint = Quite el signo menos. Si los resultados pueden ser negativos, indique en Scoring qué son.
    .alike =
        { $rest ->
            [one] , como 1 más del torneo
           *[other] , como { $rest } más del torneo
        }
lone-sign = { $score } es el único resultado { $own } entre { $others } { $other }.
    .hint = Compruebe el signo. El resultado se usó tal como está escrito.
    .own =
        { $negative ->
            [yes] positivo
           *[no] negativo
        }
    .other =
        { $negative ->
            [yes] negativos
           *[no] positivos
        }
field-average = Los { $scores } porcentajes{ $session } dan una media de { $average } %, pero con los participantes completos la media es 50 %.
    .hint = Revise la columna, y que no falten participantes. Si los resultados no son porcentajes, indíquelo en Scoring.
    .session = {" "}de la sesión { $session }
imp-sum = Los { $scores } resultados ({ $scoring }) suman { $sum }, pero los de todo un campo suman 0 aproximadamente.
    .hint = Compruebe los signos y las cifras, y que no falten participantes. Si se explica por resultados ajustados, no hay que hacer nada.
filled-down = Los resultados de { $area } { $are }.
    .hint = Escriba el resultado de cada participante.
    .are =
        { $copy ->
            [0] suben de 1 en 1 de fila en fila, como si Excel hubiera rellenado una serie
           *[other] son todos { $copy }, como si se hubiera rellenado una celda hacia abajo
        }
match-sum_sum-of-match = La suma de los dos bandos es { $sum } en este encuentro ({ $what }), pero { $usual } en los demás.
    .hint = Corrija el equivocado, o escriba adjusted en Note si los concedió el director.
two-in-round = La inscripción { $label } tiene dos rivales en la ronda { $round }, aquí y en { $first }, mientras que la inscripción { $absent } no tiene ninguno.
    .hint = Corrija el número equivocado.
two-in-round_other-round = { $sides } tienen además otros rivales en la ronda { $round }, y ninguno en la ronda { $meant }.
    .hint = Corrija la ronda si se enfrentaron en la ronda { $meant }.
met-again = En la ronda { $round } estos se enfrentan otra vez: { $pairs }. En un suizo nadie se enfrenta dos veces al mismo rival (C.04.1).
    .hint = Corrija la ronda o los números. Si se enfrentaron otra vez, no hay que hacer nada.
met-again_round-again = La ronda { $round } es igual que la ronda { $other }: cada encuentro con su resultado.
    .hint = Si las filas de la ronda { $other } se pegaron dos veces, escriba los encuentros de la ronda { $round }; si no, no hay que hacer nada.
session-again = { $same } de { $both } participantes tienen en la sesión { $session } el mismo resultado que en la sesión { $other }. Cuentan las dos.
    .hint = Si los resultados de la sesión { $other } se pegaron dos veces, escriba los de la sesión { $session }; si no, no hay que hacer nada.
opponent-missing = El encuentro de la inscripción { $label } tiene resultado de los dos bandos pero no rival; cuenta como descanso.
    .hint = Rellene el rival. Si no lo hubo, escriba bye en Note y vacíe el otro resultado.
lone-sign_lone-declarer = { $score } en la mano { $board } tiene el signo contrario al de los otros { $others } resultados, que por lo demás son casi todos iguales.
    .hint = Compruebe el signo y el declarante. El resultado se usó tal como está escrito.
scoring-heading = Scoring dice { $scoring }, pero el encabezado de los resultados es «{ $heading }». Se leyeron como { $scoring }.
    .hint = Corrija Scoring, o cambie el encabezado a Score.
scoring-heading_scores-of-percent = Scoring dice { $scoring }, pero los { $scores } resultados tienen una media de 50 exactos, como los porcentajes. Se leyeron como { $scoring }.
    .hint = Si son porcentajes, escriba percent en Scoring.
name-is-number = { $wrong }.
    .hint = Ponga el nombre en Player y el número de socio en No; el número decide quién recibe los puntos.
    .wrong =
        { $number ->
            [0] «{ $text }» no es un nombre
           *[other] El nombre es «{ $text }» y el número «{ $number }»: las dos columnas están cambiadas
        }
name-blank = El jugador con el número { $number } no tiene nombre, aunque los demás sí.
    .hint = Escriba el nombre; sin él nadie notaría un número equivocado.
player-missing_players-missing = La inscripción { $label } solo nombra a { $named }, pero una inscripción tiene { $usual } jugadores; los demás no reciben puntos.
    .hint = Escriba los nombres y números de los jugadores que faltan.
name-in-two = { $name } está también en la inscripción { $other } ({ $at }), pero nadie puede jugar en dos.
    .hint = Corrija el nombre equivocado. Si son dos personas con el mismo nombre, dé a cada una un número de socio.
name-in-two_name-with-other-number = { $name } está también en el participante { $other } ({ $at }), con otro número de socio.
    .hint = Corrija el nombre si se rellenó hacia abajo o se pegó: se imprime tal como está. Si son dos personas del mismo nombre, no hay que hacer nada.
two-names = «{ $text }» son dos nombres en la celda de un solo jugador, así que no está claro de quién son el número y los puntos.
    .hint = Dé a cada jugador su propia celda y su propio número.
placeholder-name_placeholder = «{ $name }» no es el nombre de un jugador, pero ocupa un puesto y cuenta para las mesas y los puntos.
    .hint = Si es una pareja fantasma o un descanso, borre la fila; si no, escriba quién jugó.
entry-out = La inscripción { $label } está «{ $status }», pero tiene resultado y recibiría puntos. El torneo está en espera hasta que se cambie una de las dos cosas.
    .hint = Si el resultado no cuenta, quítelo de la hoja Results; si no, vacíe el estado.
entry-left = La inscripción { $label } está «{ $status }», pero su resultado cuenta como cualquier otro.
    .hint = Si el resultado no cuenta, quítelo de la hoja Results; si no, no hay que hacer nada.
entry-status-unread = «{ $status }» no es un estado que palmares conozca, así que la inscripción { $label } cuenta como cualquier otra.
    .hint = Escriba withdrawn after N, house, drop-in N, guest, not contending o green elsewhere; ponga las observaciones en Note.
many-boards = Nadie puede jugar { $boards } manos en { $over }; el máximo es { $most }.
    .hint = Corrija el número. Si es correcto, rellene Sessions, Rounds o End date.
many-boards_boards-of-match = Este encuentro tiene { $boards } manos; los demás tienen unas { $near }.
    .hint = Corrija el número; los puntos de victoria dependen de él.
boards-unlikely = Boards dice { $boards }, pero { $why }.
    .hint = Corrija lo que esté mal; los puntos dependen de las manos.
boards-unlikely_boards-of-all = Todos los encuentros tienen { $boards } manos, pero { $why }.
    .hint = Corrija lo que esté mal; los puntos de victoria dependen de las manos de un encuentro.
note-against-score = La nota dice { $note }, pero { $winner } gana por { $score }.
    .hint = Corrija la nota o el resultado. Si se rindió el bando que iba ganando, no hay que hacer nada.
winners-of-mitchell = Movement es Mitchell, que clasifica Norte-Sur y Este-Oeste por separado, pero Winners es 1; todos se clasificaron en una sola lista.
    .hint = Escriba 2 en Winners, o scrambled mitchell en Movement.
pairs-not-teams = Format dice teams, pero cada inscripción tiene dos jugadores y ningún equipo tiene nombre.
    .hint = Escriba pairs en Format si son parejas.
pairs-not-players = Format dice individual, pero cada participante tiene dos jugadores.
    .hint = Escriba pairs en Format si son parejas.
date-ahead = La fecha { $date } probablemente está mal: { $why }.
    .hint = Corrija el año.
winners-not-said = Las inscripciones tienen dirección, pero ni Movement ni Winners dicen si Norte-Sur y Este-Oeste se clasifican por separado. Todos se clasificaron en una sola lista.
    .hint = Rellene Winners: 2 si se clasifican por separado, 1 si todos son una sola clasificación.
best-of-differs = Best of es { $best }, { $why }.
    .hint = Corrija Best of, o dé a cada participante una fila por sesión.
results-counted-blank = Results counted está en blanco, así que de cada participante de la escalera se contó lo siguiente: { $what }.
    .hint = Rellene cuántos resultados cuentan de cada participante.
matches-under-format_matches-unused = Los resultados están en la hoja Matches, pero el formato { $format } no tiene encuentros.
    .hint = Elija un formato con encuentros, como swiss pairs, o dé los resultados en Results.
totals-row = La fila «{ $text }» contiene totales; se omitió.
    .hint = No hay que hacer nada.
not-a-workbook = Este archivo tiene nombre de libro de cálculo, pero es { $looks_like }.
    .hint = Ábralo en Excel o LibreOffice y guárdelo como libro de Excel (.xlsx).
text-alone_sheet-alone = Este archivo no es un libro de cálculo: tiene los encabezados de la hoja { $sheet } de un informe, y nada más.
    .hint = Un archivo de texto (CSV) solo contiene una hoja. Guarde el libro entero como .xlsx en Excel o LibreOffice y use ese; o copie las filas a la hoja { $sheet } de un informe en blanco (palmares new).
text-alone_table-alone = Este archivo es una tabla de texto que palmares no conoce; sus encabezados son { $headings }.
    .hint = Si viene de una plataforma de bridge, de terminales de anotación o de la web de un club, exporte allí la sesión como .pbn, .bws, USEBIO (.xml), o un .csv que empiece por #Title o #VERSION. Si es una hoja propia, ejecute palmares adopt FILE --out FOLDER, que pregunta qué significan sus columnas.
workbook-damaged = El libro está dañado o incompleto ({ $why }).
    .hint = Pida de nuevo el archivo, o ábralo en Excel, deje que Excel lo repare y guárdelo otra vez.
workbook-encrypted = El libro está protegido con contraseña y no se puede leer.
    .hint = Ábralo con su contraseña, quítesela (Archivo, Información, Proteger libro) y guárdelo.
workbook-too-large = El libro no se leyó porque { $what }.
    .hint = Copie las celdas en uso a un libro nuevo y guárdelo como .xlsx.
sheet-unreadable = Solo se pudo leer una parte de la hoja ({ $why }).
    .hint = Abra el libro en Excel, deje que Excel lo repare y guárdelo otra vez.
layout-not-copied = { $what }: está en el informe, pero no en la copia anotada.
    .hint = No hay que hacer nada: se leyeron todos los valores, y el propio informe queda como está.
layout-not-copied_copy-rebuilt = La copia anotada de este informe es un libro nuevo con las mismas celdas y el mismo formato, porque { $why }. No lleva imágenes, gráficos, formatos condicionales ni macros.
    .hint = No hay que hacer nada: se leyeron todos los valores. Para tener una copia con todo, guarde el informe en Excel como libro .xlsx o .xlsm corriente.
layout-not-copied_register-rebuilt = El nuevo registro es un libro nuevo con las celdas y el formato del antiguo, porque { $why }. No lleva imágenes, gráficos, formatos condicionales ni macros.
    .hint = No hay que hacer nada: se leyeron todos los valores. Para tener un registro con todo, guarde el antiguo en Excel como libro .xlsx o .xlsm corriente y concílielo de nuevo.
no-event-sheet = No hay hoja Event ni Events ni tabla de resultados, así que no se puede usar nada de este libro.
    .hint = Si es un informe, llame «Event» a la hoja que describe el torneo; palmares new escribe una en blanco. Si es una hoja propia, dé a sus columnas encabezados claros, como Place, Names y Score.
no-event-sheet_register-among-returns = Este libro es un registro de socios, no un informe: no tiene hoja Event ni Events.
    .hint = Guárdelo fuera de la carpeta de los informes.
no-event-sheet_event-unknown = No hay hoja Event, y nada más da los datos del torneo que faltan: { $missing }.
    .hint = Délos en la línea de comandos ({ $how }), póngalos en un archivo palmares.toml en esta carpeta, o añada la hoja Event (palmares new).
event-from-settings = No hay hoja Event, así que los ajustes describen el torneo: { $said }.
    .hint = No hay que hacer nada si es correcto; si no, añada la hoja Event.
no-event = La hoja no tiene ningún torneo: no hay nada relleno.
    .hint = Rellene al menos Rules y Format.
unknown-sheet = Esta hoja no forma parte de un informe; no se leyó, pero permanece en la copia anotada{ $said }.
    .hint = { $meant }Si contiene inscripciones o resultados, llámela como en un informe en blanco (palmares new).
    .said = : { $texts }
repeated-sheet = El libro tiene esta hoja dos veces; solo se usó «{ $first }».
    .hint = Ponga todas las filas en una sola hoja, y borre la otra o cámbiele el nombre.
hidden-sheet = La hoja está oculta, pero se leyó de todos modos.
    .hint = Muéstrela para ver lo que se leyó, o bórrela si no debe contar.
hidden-rows = Se leyeron filas ocultas o filtradas de todos modos: { $rows }.
    .hint = Muéstrelas para ver lo que se leyó, o bórrelas si no deben contar.
hidden-columns = Se leyeron columnas ocultas de todos modos: { $columns }.
    .hint = Muéstrelas para ver lo que se leyó, o bórrelas si no deben contar.
bye-result_result-of-bye = Esta fila es un descanso, así que «{ $typed }» no cuenta; cuenta el descanso.
    .hint = Vacíe la celda. Si hubo partida, rellene el rival.
number-letter = El número de socio «{ $text }» tiene una letra entre las cifras; probablemente quiere decir { $meant }.
    .hint = Si es así, escriba la cifra en lugar de la letra.
merged-scores = Las celdas { $area } están combinadas; cada una de estas filas recibió el resultado.
    .hint = Separe las celdas y escriba cada resultado.
merged-cells = Las celdas { $area } están combinadas; cada una de estas filas recibió el valor.
    .hint = Si solo es de la primera fila, separe las celdas.
no-headings = No se encontró ninguna fila de encabezados en las 25 primeras filas de la hoja { $sheet }.
    .hint = Los encabezados deben incluir al menos dos de: { $wanted }.
missing-column = La hoja no tiene columna { $column }, así que no se puede usar ninguna fila.
    .hint = Escriba «{ $column }» encima de la columna que lo contiene.
beyond-columns = Solo se leen { $most } columnas así, de modo que la columna «{ $heading }» no se usó.
    .hint = No use más columnas que esas; puede omitir a los jugadores que no jugaron.
repeated-column = El encabezado «{ $heading }» aparece dos veces; solo se usó la columna de { $first }.
    .hint = Borre una de las dos, o cámbiele el nombre.
second-score-column = Tanto «{ $used }» como «{ $left }» contienen resultados; los participantes se clasifican por «{ $used }».
    .hint = Si debe contar la otra, cambie su encabezado a «Score».
second-score-column_second-scores-differ = «{ $left }» daría otra clasificación que «{ $used }»; los participantes se clasifican por «{ $used }».
    .hint = Si debe contar «{ $left }», pase sus resultados a «{ $used }». Si muestra penalizaciones que están en la hoja Adjustments, no hay que hacer nada.
column-near = La columna «{ $heading }» es probablemente { $nearest }, pero el encabezado es distinto, así que no se leyó.
    .hint = Cambie el encabezado a { $nearest }.
column-near_column-lost = La columna «{ $heading }» es probablemente { $nearest }, pero el encabezado es distinto, así que no se leyó.
    .hint = Cambie el encabezado a { $nearest }.
heading-adjustment-odd = Ajuste dudoso
heading-blank_heading-lost = La columna no tiene encabezado, así que no se leyó; probablemente es { $nearest }.
    .hint = Póngale el encabezado { $nearest }.
heading-blank = La columna no tiene encabezado, así que no se { $count ->
        [one] leyó su única celda
       *[other] leyeron sus { $count } celdas
    }.
    .hint = Póngale el encabezado de un informe en blanco (palmares new), o uno propio si es para su uso.
unknown-column = La columna «{ $heading }» no forma parte de un informe; no se leyó, pero permanece en la copia anotada{ $said }.
    .hint = { $meant }No hay que hacer nada si la columna es para su propio uso.
    .said = : { $texts }
unknown-column_column-not-kept = La columna «{ $heading }» no forma parte de esta hoja, que palmares escribe de nuevo: lo que contiene ({ $cells }) no estará en el libro nuevo.
    .hint = Guárdelo en otro lugar: en una hoja propia, o en Members.
note-not-kept = palmares escribe de nuevo la hoja «{ $sheet }»: las notas de sus celdas no estarán en el libro nuevo: { $texts }.
    .hint = Guárdelas en otro lugar: en una hoja propia, o en Members.
note-not-kept_reasons-not-kept = Lo que se escribió bajo { $columns } en la hoja { $sheet } desde que palmares la escribió (filas: { $rows }) no se conserva, porque palmares escribe estas columnas de nuevo.
    .hint = Guárdelo en otro lugar: en una hoja propia, o en Members.
cell-not-kept = palmares escribe de nuevo la hoja «{ $sheet }»: lo escrito fuera de su tabla no estará en el libro nuevo: { $texts }.
    .hint = Guárdelo en otro lugar: en una hoja propia, o en Members.
unknown-column_other-column = La columna «{ $heading }» contiene { $what }; no se leyó, pero permanece en la copia anotada.
    .hint = No hay que hacer nada.
sheet-found = La hoja «{ $name }» contiene participantes y resultados; se leyó como la hoja Results.
    .hint = No hay que hacer nada si es correcto; si no, llame «Results» a la hoja de los resultados.
entries-numbered = Los participantes no tienen números, así que se numeraron en el orden de las filas.
    .hint = No hay que hacer nada. Para numerarlos usted, añada una columna «Entry».
unknown-key = La hoja Event no tiene la clave «{ $key }», así que su valor no se usó.
    .hint = { $meant }La columna A de un informe en blanco (palmares new) enumera las claves.
repeated-key = { $key } ya está relleno en { $first }; esta segunda respuesta no se usó.
    .hint = Borre una de las dos. Para varios torneos en un libro, use la hoja Events, con una fila por torneo.
error-cell = La celda contiene el error { $error } en lugar de un valor.
    .hint = Repare la fórmula o escriba el valor.
formula-without-value = La fórmula ={ $formula } se guardó sin su resultado.
    .hint = Abra el libro en Excel y guárdelo, o escriba el valor.
unreadable-number = «{ $text }» no se puede leer como número para { $column }.
    .hint = Escriba un número como 57.25, 57,25, 7½ o 1,234.5.
no-whole-number = { $column } debe ser un número entero; { $text } no lo es.
    .hint = Escriba un número entero, como 24.
number-too-large = { $column } no puede ser { $text }: el número máximo posible es { $most }.
    .hint = Compruebe si sobran cifras, o si el número es de otra columna.
unreadable-date = «{ $text }» no es una fecha: { $why }.
    .hint = Escriba día/mes/año, como 27/07/2026, o 2026-07-27.
number-for-date = El número { $text } se leyó como la fecha { $read }.
    .hint = Si es correcto, dé a la celda formato de fecha; si no, escriba la fecha.
birth-year = { $year } es solo un año, así que no se conoce la fecha de nacimiento.
    .hint = Escriba la fecha completa, como 27/07/{ $year }, o encabece una columna de años con Birth year.
unreadable-place = «{ $text }» no es un puesto, así que no se comprobó.
    .hint = Escriba 3, o 3= si el puesto es compartido. De todos modos, palmares deduce los puestos de los resultados.
unknown-choice = «{ $text }» no es una respuesta para { $column }.
    .hint = { $meant }Puede ser: { $choices }.
unknown-format = «{ $text }» no es un formato de torneo.
    .hint = { $meant }La lista desplegable de un informe en blanco (palmares new) tiene todos los formatos.
unknown-rules = «{ $text }» no es un reglamento.
    .hint = { $meant }Ejecute palmares rules para ver la lista.
unknown-status = «{ $text }» no es una categoría de organizador.
    .hint = { $meant }Puede ser club, district, area, regional o national.
missing-key = El torneo no tiene { $key }.
    .hint = Rellene { $key } en la hoja Event; un informe en blanco (palmares new) enumera las respuestas posibles.
date-for-number = Excel convirtió lo que se escribió aquí en la fecha { $shown }{ $perhaps }{ $readings }.
    .hint = Dé a la celda formato de texto y escríbalo de nuevo.
    .perhaps = ; puede que fuera{" "}
    .readings = { $readings }
date-undone = Excel convirtió { $read } en la fecha { $shown }; se leyó como { $read }.
    .hint = Dé a estas celdas formato de texto antes de escribir.
text-numbers = { $count } { $count ->
        [one] número
       *[other] números
    } de esta columna, como «{ $example }», { $count ->
        [one] está
       *[other] están
    } en formato de texto; { $count ->
        [one] se leyó como número
       *[other] se leyeron como números
    }.
    .hint = No hay que hacer nada, pero las sumas de Excel omiten esas celdas.
decimal-comma = «{ $text }» se leyó como { $read }, con coma decimal.
    .hint = Si la coma separa los millares, omítala.
percent-guessed = Ningún número de la columna «{ $column }» es mayor que 1, así que { $text } se leyó como { $read } %, y los demás, igual.
    .hint = Dé a las celdas formato de porcentaje, o escriba 57.25.
percent-mixed = { $text } probablemente quiere decir { $meant } %: los demás porcentajes son mayores que 1. El torneo está en espera hasta que se corrija la celda.
    .hint = Escriba { $meant }.
impossible-percent = { $text } no es un porcentaje entre 0 y 100, así que la fila se omitió.
    .hint = Compruebe el resultado, o indique en Scoring qué son los resultados.
leading-zeros = Excel suprimió los ceros iniciales del número de socio { $text }; se leyó como { $read }.
    .hint = Dé a la columna formato de texto antes de escribir los números.
short-number = El número de socio { $text } es más corto que los demás de este informe, que tienen { $length } cifras; puede haber perdido ceros iniciales.
    .hint = Compruébelo, y dé a la columna formato de texto.
number-unlike = El número de socio { $text } no se parece a los demás de este informe, como { $example }{ $perhaps }.
    .hint = Compruébelo: el número decide quién recibe los puntos. Se usó tal como está escrito.
    .perhaps = ; probablemente quiere decir { $meant }
number-behind-name = «{ $text }» se leyó como el nombre { $name } y el número de socio { $number }.
    .hint = No hay que hacer nada; los números de socio tienen su propia columna.
number-in-name = «{ $text }» es un nombre con el número { $number }, que no se usó como número de socio.
    .hint = Ponga el número de socio en No, o quite las cifras del nombre.
odd-number = «{ $text }» no puede ser un número de socio, así que no se usó.
    .hint = Escriba el número tal como está en el carné del socio, o deje la celda en blanco.
repeated-event = El torneo { $id } ya está en { $first }; este se omitió.
    .hint = Dé a cada torneo su propio id y úselo en las demás hojas.
unknown-event = No hay ningún torneo { $id } en este libro, así que la fila se omitió.
    .hint = Use el id del torneo que está en la hoja Event o Events.
no-event-named = El libro tiene varios torneos, pero esta fila no dice de cuál es; se omitió.
    .hint = Rellene la columna Event.
no-rules = El torneo no tiene reglamento.
    .hint = Rellene Rules, por ejemplo con wbu-2003, o dé --rules en la línea de comandos.
no-date = El torneo no tiene fecha, así que sus diplomas tampoco.
    .hint = Rellene Date.
no-date_sheet-without-date = Esta hoja no da ninguna fecha, así que sus diplomas tampoco la llevan.
    .hint = Use --set "Date=2026-05-05", o ejecute palmares adopt con esta hoja, que pregunta la fecha.
end-before-start = El torneo termina el { $end }, antes de empezar el { $start }.
    .hint = Compruebe las dos fechas; el día va antes del mes.
impossible-boards = { $text } no es un número de manos.
    .hint = Escriba cuántas manos jugó cada participante, como número entero.
impossible-boards_more-boards-than-played = Un jugador no puede haber jugado { $text } manos en un torneo de { $played }.
    .hint = Corrija lo que esté mal; si el jugador las jugó todas, deje en blanco las manos del jugador.
impossible-rounds = { $text } no es un número de rondas.
    .hint = Escriba cuántas rondas tiene el torneo, como número entero de 1 a { $most }, o vacíe la celda.
impossible-tables = { $text } no puede ser el número de mesas para { $entries } inscripciones.
    .hint = Escriba el número de mesas en juego (se admiten medias mesas), o deje la celda en blanco y palmares las contará.
tables-disagree = El informe dice { $typed } mesas, pero según las inscripciones son { $counted }; se usó { $typed }.
    .hint = Inscriba a todos los participantes, o deje Tables en blanco y palmares las contará.
impossible-winners = Un torneo de formato { $format } no puede tener { $winners } clasificaciones.
    .hint = Las parejas tienen 1 o 2 ganadores, los individuales 1 o 4, los equipos 1.
unknown-movement = «{ $text }» no es un movimiento conocido, así que todas las parejas se clasificaron en una sola lista.
    .hint = { $meant }Rellene Winners: 2 si Norte-Sur y Este-Oeste se clasifican por separado; si no, 1.
unknown-movement_movement-of-swiss = «{ $text }» no es un movimiento de un suizo de jugadores, así que no se empareja ninguna ronda.
    .hint = { $meant }Deje Movement en blanco para un suizo; escriba scheveningen para un encuentro de dos equipos.
unknown-movement_movement-of-chess-teams = «{ $text }» no es un movimiento de equipos de ajedrez, así que no se empareja ninguna ronda.
    .hint = { $meant }Deje Movement en blanco para un suizo, o escriba all play all. Un encuentro Scheveningen tiene Format swiss y una fila por jugador.
unknown-movement_movement-of-bridge = «{ $text }» no es un movimiento conocido, así que no se empareja ninguna ronda.
    .hint = { $meant }Deje Movement en blanco para un suizo, o escriba all play all.
result-before_no-result-before = Result before dice «{ $text }», que no es un resultado, así que no se usó.
    .hint = Escriba el resultado anterior a la corrección, como 1-0, o vacíe la celda.
fee-of-nobody = La fila { $row } tiene una cuota pero no una inscripción, así que las sumas de la mesa de inscripción la omiten.
    .hint = Escriba en la fila el número de la inscripción, o vacíe la fila.
repeated-entry = La inscripción { $label } ya está en { $first }; esta fila se omitió.
    .hint = Dé a cada participante un número propio en su grupo y dirección.
no-players = { $what }.
    .hint = Escriba los nombres en Player 1, Player 2, etc.
    .what =
        { $all ->
            [0] La inscripción { $label } no tiene jugadores, así que nadie puede recibir sus puntos
           *[other] No se conocen los jugadores de ninguna de las { $all } inscripciones. Se clasifican por número, y nadie puede recibir puntos
        }
number-twice = El número de socio { $number } aparece dos veces en la inscripción { $label }.
    .hint = Corrija el equivocado: el número decide quién recibe los puntos.
player-twice = El jugador con el número { $number } está también en la inscripción { $other } de este torneo.
    .hint = Compruebe a cuál de las dos inscripciones pertenece el jugador.
no-direction = La inscripción { $label } no tiene dirección, pero cada dirección se clasifica por separado; se omitió.
    .hint = Rellene Direction, o numere las parejas 1NS, 1EW, etc.
no-direction_no-directions = { $what } significa { $winners } clasificaciones, pero ninguna inscripción tiene dirección; todas se clasificaron en una sola lista.
    .hint = Escriba 1 en Winners si todos forman una sola clasificación, como en un Howell; si no, dé a cada pareja su dirección, como 1NS y 1EW.
direction-disagrees = La inscripción { $label } no concuerda con la dirección { $direction } de su fila, así que la fila se omitió.
    .hint = Corrija la que esté mal.
direction-unused = La dirección { $direction } no tiene clasificación en un torneo con { $winners } ganadores, así que la fila se omitió.
    .hint = Use NS y EW con 2 ganadores; N, S, E y W con 4.
unknown-entry = No hay ninguna inscripción { $label } en este torneo, así que la fila se omitió.
    .hint = { $meant }Use el número de la hoja Entries.
unknown-entry_totals-as-entry = No hay ninguna inscripción { $label } en este torneo, así que la fila se omitió.
    .hint = Si es una fila de totales, pásela a otra hoja.
ambiguous-entry = La inscripción { $label } puede ser { $readings }, así que la fila se omitió.
    .hint = Rellene Direction o Section, o escriba la inscripción completa.
columns-swapped = { $entry } y { $score } parecen intercambiados en { $area }: las inscripciones están bajo { $score }, así que no se leyó ninguna fila.
    .hint = Intercambie los dos encabezados, o las dos columnas que hay debajo.
repeated-result = La inscripción { $label } ya tiene un resultado en { $first }; esta fila se omitió.
    .hint = Borre uno de los dos, o rellene Session si el torneo tiene varias.
draw-name = El número { $label } es { $name }, pero el nombre que hay al lado es { $typed }. Cuenta el número.
    .hint = Para cambiar un emparejamiento, escriba otro número; los nombres solo sirven de comprobación.
second-rating-column_second-rating = Tanto «{ $used }» como «{ $left }» contienen Elo; el orden inicial usa «{ $used }».
    .hint = Si debe contar la otra, cambie su encabezado a «Rating».
second-rating-column_second-rating-missed = Tanto «{ $used }» como «{ $left }» contienen Elo; el orden inicial usa «{ $used }». Como sin Elo, aunque con un número en «{ $left }»: { $players }.
    .hint = Si debe contar la otra, cambie su encabezado a «Rating».
    .players =
        { $without ->
            [one] 1 jugador
           *[other] { $without } jugadores
        }
unused-numbers = La columna «{ $heading }» contiene { $why }.
    .hint = Si son los Elo, cambie el encabezado a «Rating»; si no, no hay que hacer nada.
    .why =
        { $used ->
            [0] números, pero no se usa, y nadie tiene Elo: el orden inicial usa título y nombre (C.04.2, 2.2)
           *[other] lo que parecen Elo, pero no se usa: el orden inicial usa «{ $used }»
        }
impossible-board = { $text } no es un número de mano, así que la fila se omitió.
    .hint = Las manos se numeran desde 1.
unreadable-contract = «{ $text }» no es un contrato, así que la fila se omitió.
    .hint = Escriba 4H, 3NT, 2Sx, 5Dxx o pass.
no-declarer = El contrato { $contract } no tiene declarante, así que no tiene puntuación y la fila se omitió.
    .hint = Rellene By con N, E, S o W.
no-tricks = El contrato { $contract } no tiene ni bazas ni resultado ni puntuación, así que la fila se omitió.
    .hint = Rellene Tricks (de 0 a 13), Result (=, +1, -2) o Score.
impossible-tricks = «{ $text }» no pueden ser las bazas ni el resultado de este contrato, así que la fila se omitió.
    .hint = Las bazas van de 0 a 13; un resultado es =, +1, -2, etc.
tricks-disagree = Tricks dice { $tricks }, pero Result { $result } significa otro número; la fila se omitió.
    .hint = Corrija o vacíe uno de los dos.
contract-score = La puntuación es { $typed }, pero { $contract } por { $by } haciendo { $tricks } bazas da { $computed }; la mano se puntuó con { $typed }.
    .hint = Corrija la puntuación, el contrato, el declarante o las bazas. Las puntuaciones se ven desde Norte-Sur: con menos si ganó Este-Oeste.
impossible-score = Ningún contrato de esta mano da { $score }: { $why }. { $then }.
    .hint = Corrija la puntuación; ponga la decisión del director en Adjusted.
    .then =
        { $used ->
            [yes] La mano se puntuó con él
           *[no] Se omitió la fila
        }
scores-disagree = Una puntuación de esta fila es { $score } y otra, vista desde Norte-Sur, es { $other }; la fila se omitió.
    .hint = Score y NS score son de Norte-Sur, EW score es de Este-Oeste. Corrija o vacíe una de ellas.
play-without-contract_play-unused = { $column } está relleno sin contrato, así que no se usó.
    .hint = Rellene el contrato y el declarante, o vacíelo.
not-two-players = «{ $text }» no nombra a los dos jugadores de un bando, así que la fila se omitió.
    .hint = Escriba los dos números con & en medio, como 3 & 7, o use las columnas North, South, East y West.
odd-ruling = La decisión del director tiene una puntuación de { $score }, que ningún contrato de esta mano da: { $why }. Se usó tal como está escrita.
    .hint = Revise el número de la mano y las puntuaciones de la decisión.
scores-both-gain = Norte-Sur tiene { $north_south } y Este-Oeste { $east_west }, más de lo que puede dar una mano.
    .hint = Cada puntuación se ve desde su propio bando: una pérdida lleva signo menos.
unreadable-adjusted = «{ $text }» no es una puntuación ajustada, así que la fila se omitió.
    .hint = Escriba A+, A, A-, A+/A-, 60/40, NP, fouled, o weighted 420*0.6+170*0.4.
weights-not-one = Las partes de «{ $text }» suman { $sum }, no 1, así que la fila se omitió.
    .hint = Las partes son decimales, fracciones o por cientos, y suman 1.
deal-invalid = La distribución se omitió porque { $why }.
    .hint = Escriba las cuatro manos como KQ76.A72.753.975, primero las picas; ninguna puntuación depende de ellas.
board-without-result = La mano { $board } no tiene resultado aquí, así que la fila se omitió.
    .hint = Rellene el contrato o la puntuación; escriba NP en Adjusted si no se jugó.
board-without-result_boards-without-result = { $count } filas no tienen resultado, así que se omitieron: { $rows }.
    .hint = Rellene el contrato o la puntuación; escriba NP en Adjusted donde no se jugó la mano.
meets-itself = La inscripción { $label } juega contra sí misma, así que la fila se omitió.
    .hint = Corrija uno de los dos números.
repeated-board = La mano { $board } entre estos dos ya está en { $first }; esta fila se omitió.
    .hint = Borre una de las dos, o rellene Round o Session si los mismos números se jugaron otra vez.
board-twice = La inscripción { $label } ya tiene un resultado en la mano { $board } en { $first }, así que esta fila se omitió.
    .hint = Corrija la mano o la inscripción, o rellene Round o Session si los mismos números se jugaron otra vez.
two-tables = La inscripción { $label } tiene otro rival en la ronda { $round } en { $first }; nadie puede estar en dos mesas.
    .hint = Corrija la ronda o la inscripción.
repeated-match = El encuentro { $sides } ya está en { $first }; esta fila se omitió.
    .hint = Borre uno de los dos, o rellene Round si los mismos se enfrentaron otra vez.
match-board = «{ $text }» no es un número de tablero, así que la fila se omitió.
    .hint = Numere los tableros de un encuentro desde 1.
match-board-twice = El tablero { $board } de este encuentro ya está en { $first }; esta fila se omitió.
    .hint = Corrija uno de los dos tableros, o rellene Round si los mismos equipos se enfrentaron otra vez.
unknown-player = «{ $player }» no es un jugador de la inscripción { $label }, así que la fila se omitió.
    .hint = Escriba la posición del jugador en la fila de Entries (de 1 a 16), o su número de socio o su nombre de allí.
unknown-round = La inscripción { $label } no tiene encuentro en la ronda { $round }, así que la fila se omitió.
    .hint = Escriba la ronda como en la hoja Matches, o déjela en blanco para todos los encuentros juntos.
lineup-boards = { $player } tiene { $boards } manos, pero el encuentro tiene { $most }.
    .hint = Corrija Boards o Deemed boards, o las manos del encuentro.
lineup-short = Estos jugadores de la inscripción { $label } suman { $boards } manos, demasiado pocas: uno tiene { $most } y juegan { $seats } a la vez. Quien no está en la alineación no recibe nada por el encuentro.
    .hint = Añada la fila que falta o corrija Round y Boards.
lineup-seats = Los jugadores de la inscripción { $label } suman { $boards } manos, pero con { $seats } jugando a la vez un encuentro de { $most } manos tiene menos.
    .hint = Corrija Boards de los jugadores que no jugaron el encuentro entero.
register-no-members_no-members = Este libro no tiene hoja Members, así que no es un registro.
    .hint = Llame Members a la hoja de los socios, o use una lista con encabezados para el número de socio (como Member no) y el nombre.
list-as-register = Es una lista propia de un club, leída como registro de socios: { $columns }. Sus socios empiezan sin puntos.
    .hint = Revise las columnas. Para dar a los socios puntos u otro estado, use el registro que escribe palmares.
register-heading-asked_heading-asked = La columna «{ $heading }» es probablemente { $column }, pero el encabezado es distinto. No se acreditó nada, porque sus celdas se perderían.
    .hint = Cambie el encabezado a { $column }. Si es otra cosa, póngale un nombre que no se parezca a { $column }.
list-with-totals = La columna «{ $heading }» contiene probablemente puntos, pero de una lista propia de un club no se leen puntos: sus socios empezarían de cero. No se acreditó nada.
    .hint = Llame Members a la hoja, y Number, Name y Local points (o Green, Red, Gold) a las columnas; o borre la columna.
register-uncounted_totals-uncounted = La columna «{ $heading }» contiene { $kind }, que el reglamento no cuenta, y no hay columna { $column }, así que todos los socios empezarían de cero. No se acreditó nada.
    .hint = Si son los totales, cambie el encabezado a { $column }. Si no, añada una columna { $column } con los totales (0 para los socios sin ninguno), o nombre el reglamento con --rules.
register-second-block_second-block = Aquí empieza un segundo bloque de socios, al lado del primero; solo se leería el primero. No se acreditó nada.
    .hint = Pase sus filas debajo del primer bloque. Si no son socios, ponga la lista en una hoja propia.
register-member-above_member-above = La fila de este socio está encima de los encabezados y se perdería. No se acreditó nada.
    .hint = Pásela debajo de los encabezados.
register-sum-beside_sum-beside = La columna «{ $heading }» no se leyó, porque { $column } da los totales.
    .hint = Si { $column } son los puntos de un año y estos son los totales, intercambie los encabezados.
register-totals-missing_totals-missing = La hoja Members tiene { $given }, pero no { $column }, así que todos los socios empiezan de cero en estos.
    .hint = Si hay totales, añada una columna { $column }, con 0 para los socios sin ninguno.
register-totals-swapped_totals-swapped = La mayoría de los totales de { $column } tienen decimales, mientras que los de { $other } no tienen y son mayores: los dos encabezados parecen intercambiados.
    .hint = Si es así, intercambie los encabezados y concilie de nuevo.
register-total-twice_total-twice = Las columnas «{ $first }» y «{ $heading }» son las dos { $column }, pero solo una puede ser los totales. No se acreditó nada.
    .hint = Dé otro nombre a la que no sea los totales, como This year.
register-unheaded_totals-unheaded = La columna { $column } tiene cifras de { $numbers } { $numbers ->
        [one] socio
       *[other] socios
    }, pero no tiene encabezado, así que quizá son los totales. No se acreditó nada.
    .hint = Póngale el encabezado Local points (o Green, Red, Gold), o diga qué es.
register-unheaded_figures-unheaded = La columna { $column } tiene cifras de { $numbers } { $numbers ->
        [one] socio
       *[other] socios
    }, pero no tiene encabezado, así que no se leyó.
    .hint = Póngale un encabezado que diga qué es.
register-nameless_nameless-row = La fila de { $number } no tiene nombre; puede ser un recuento o un total. Los puntos de este número están en espera.
    .hint = Rellene el nombre del socio, o borre la fila si no es un socio.
register-merged-total_merged-total = Las celdas { $area } están combinadas, así que no está claro de quién es este total; los puntos de { $whose } están en espera.
    .hint = Separe las celdas y escriba cada total en su propia celda.
    .whose =
        { $members ->
            [one] este socio
           *[other] estos { $members } socios
        }
register-heading-year_heading-year = La columna «{ $heading }» se leyó como { $column }, los totales de todos los años.
    .hint = Cambie el encabezado a { $column }. Si solo contiene los puntos de ese año, ponga ahí los totales.
register-numbers-unread_numbers-unread = La hoja Members no tiene columna de puntos (Local, Red o sin color), así que los socios empiezan de cero; «{ $heading }» contiene { $numbers } y no se leyó.
    .hint = Si son los totales, cambie el encabezado a Local points (o Green, Red, Gold); si no, no hay que hacer nada.
    .numbers =
        { $numbers ->
            [one] un número
           *[other] { $numbers } números
        }
register-heading-near_heading-near = La columna «{ $heading }» es probablemente { $column }, pero el encabezado es distinto, así que no se leyó.
    .hint = Cambie el encabezado a { $column }.
register-heading-near_heading-unread = No se leyó la columna «{ $heading }», y la hoja no tiene columna { $column }, que quizá sea esa.
    .hint = Si lo es, cambie el encabezado; si no, no hay que hacer nada.
register-thousands_thousands-comma = «{ $text }» se leyó como { $read }, porque los puntos de esta columna son números enteros.
    .hint = Escríbalo sin coma.
register-comma_comma-in-total = «{ $text }» puede ser millares o decimales; { $then }.
    .hint = Escríbalo como número, no como texto, sin nada entre los millares.
register-total-unclear_total-unclear = «{ $text }» { $why }; { $then }.
    .hint = Escriba el total como simple número en una celda con formato de número.
register-formulas_formulas-without-value = { $count } { $count ->
        [one] celda
       *[other] celdas
    } de { $column }, empezando por esta, { $count ->
        [one] contiene una fórmula guardada
       *[other] contienen fórmulas guardadas
    } sin su resultado; los puntos de { $count ->
        [one] este socio
       *[other] estos socios
    } están en espera.
    .hint = Abra el registro en Excel y guárdelo allí, o escriba los totales.
register-more-members_more-members = La hoja { $sheet } tiene { $rows } { $rows ->
        [one] fila que parece un socio
       *[other] filas que parecen socios
    }, pero solo se lee la hoja Members, así que no se conoce a estas personas.
    .hint = Pase las filas a la hoja Members, con lapsed, deceased o active en Status.
register-sheet-nearly_sheet-nearly = La hoja { $sheet } no se leyó. Su nombre es casi { $meant }, y no hay hoja { $meant }.
    .hint = Cambie el nombre de la hoja a { $meant }. Si es otra cosa, póngale un nombre que se parezca menos.
register-no-number_no-number-column = La hoja Members no tiene columna Number, así que no se puede encontrar a ningún socio en ella.
    .hint = Cambie el encabezado de los números de socio a Number.
register-negative-points_negative-points = { $column } es { $text }, pero un total no puede ser negativo; la fila se dejó como estaba, y los puntos de este socio están en espera.
    .hint = Corrija el total.
register-cut-off_cut-off = La hoja termina en la fila { $rows }, la última del formato antiguo (.xls); faltan los socios que vienen después.
    .hint = Guarde de nuevo el registro como .xlsx, desde el programa que tiene a todos los socios.
certificate-without-points = Este diploma no tiene puntos, así que está en espera: no están rellenos ni Local points ni Green points.
    .hint = Escriba los puntos en una columna con el encabezado Local points o Green points.
credited-unreadable_kept-unreadable = «{ $text }» no se puede leer como un abono de una conciliación anterior, así que su torneo puede contar dos veces.
    .hint = Copie de nuevo la celda desde el registro que escribió palmares.
pad-refused = El archivo de los terminales de anotación no se leyó porque { $why }.
    .hint = Cierre el programa de los terminales y copie de nuevo el archivo desde su ordenador, o exporte USEBIO desde el programa de cálculo.
pad-table-missing = El archivo de los terminales de anotación no tiene { $what }, así que no se conocen { $lost }.
    .hint = Exporte de nuevo el archivo desde el programa de los terminales, o rellene en el libro lo que falte (palmares import bws).
    .what =
        { $column ->
            [0] la tabla { $table }
           *[other] la columna { $column } en su tabla { $table }
        }
pad-rows-missing = La tabla { $table } debería tener { $promised } filas, pero solo se pueden leer { $found }: el archivo está dañado.
    .hint = Cierre el programa de los terminales y copie de nuevo el archivo desde su ordenador.
pad-unfinished = Grupo { $section }: { $missing ->
        [one] falta
       *[other] faltan
    } { $missing } de los { $all } resultados previstos{ $begun }.
    .hint = Introduzca los resultados y copie de nuevo el archivo, o rellénelos en el libro (palmares import bws), con NP en Adjusted para las manos no jugadas.
    .begun =
        { $begun ->
            [one] ; 1 de ellos tiene contrato pero aún no resultado
           *[other] ; { $begun } de ellos tienen contrato pero aún no resultado
        }
pad-remark = palmares no conoce la observación «{ $remark }» ({ $row }).
    .hint = Decida qué significa: importe el archivo (palmares import bws) y rellene Adjusted en esa fila, o corrija la puntuación.
pad-undecided = El director no ha decidido la puntuación ({ $row }).
    .hint = Pregunte al director; después introduzca la puntuación con el programa de cálculo, o rellene Adjusted en el libro (palmares import bws).
pad-earlier = { $count } { $count ->
        [one] fila es de una mano que
       *[other] filas son de manos que
    } después se { $count ->
        [one] introdujo
       *[other] introdujeron
    } otra vez o se { $count ->
        [one] borró
       *[other] borraron
    }; cuenta la última entrada ({ $rows }).
    .hint = No hay que hacer nada.
pad-other-direction = En { $count } { $count ->
        [one] mano
       *[other] manos
    } las parejas estaban sentadas al revés, según los terminales, así que se intercambiaron las puntuaciones ({ $rows }).
    .hint = No hay que hacer nada, salvo que eso se introdujera por error.
pad-other-pairs = El resultado se introdujo para las parejas { $entered }, pero el movimiento tiene ahí { $movement } ({ $row }). El resultado cuenta tal como se introdujo.
    .hint = Pregunte a los jugadores. Si el movimiento es correcto, corrija NS y EW en el libro (palmares import bws).
pad-not-in-movement = Se introdujo un resultado, pero según el movimiento nadie juega ahí esta mano ({ $row }). Cuenta.
    .hint = Pregunte a los jugadores. Si el resultado está mal, quite la fila del libro (palmares import bws).
pad-players-unknown = Falta el nombre de { $seats }.
    .hint = Rellene los nombres en el libro (palmares import bws).
pad-player-changed = { $player } se incorporó a la pareja { $entry } en la ronda { $round }; cada jugador recibe las manos de antes o de después.
    .hint = Si los puntos dependen de ello, compare Boards 1, Boards 2, etc. con quien jugó.
pad-events = El archivo contiene { $what }; cada uno pasó a ser un torneo propio: { $events }.
    .hint = Si los grupos forman una sola clasificación, importe el archivo (palmares import bws), ponga todas las filas en un solo torneo y rellene Section.
pad-line = La línea { $line } del archivo no se puede leer como resultado: { $why }.
    .hint = Corríjala en el programa de cálculo, o en el libro (palmares import).
pad-hands-only = El archivo contiene { $hands } pero ningún resultado, así que no es una sesión.
    .hint = No hay que hacer nada. Si tiene el mismo nombre que una sesión (monday.pbn y monday.bws), sus manos se muestran en las páginas de las manos.
    .hands =
        { $boards ->
            [one] las cartas de 1 mano
           *[other] las cartas de { $boards } manos
        }
pad-hands-other = Las manos de { $file } no se muestran: { $why }.
    .hint = Dé a las manos el nombre de su sesión: monday.pbn junto a monday.bws.
pad-results-beside = { $file } tiene manos, y resultados de parejas sin nombre. Se muestran sus manos; cuentan los resultados de este informe.
    .hint = No hay que hacer nada. Si sus resultados son de otra sesión, dé otro nombre al archivo.
players-not-listed = No están en las listas de jugadores: { $players }.
    .hint = Añádalos a la lista de socios (ajuste Member list) o a la lista de usuarios, o escriba sus nombres.
pad-left-out = Omitido, porque un informe no puede contenerlo: { $what } ({ $count } { $count ->
        [one] fila
       *[other] filas
    }).
    .hint = No hay que hacer nada; conserve el archivo si lo necesita.
pad-scoring = El archivo no dice cómo se puntuaron las manos; se usaron matchpoints.
    .hint = Si eran IMP, ponga butler o cross imps en Scoring: en palmares.toml, con --set o en el libro.
pad-teams = Es un archivo de equipos, pero no dice qué dos mesas forman el encuentro de { $entries } en la ronda { $round }.
    .hint = Rellene Room en el libro (palmares import bws), o ponga pairs en Format.
settings-unreadable = Los ajustes no se pudieron leer: { $why }.
    .hint = Edite palmares.toml con un editor de texto y guárdelo como UTF-8. Hasta entonces estos ajustes no se tienen en cuenta.
settings-syntax = «{ $line }» no se puede leer ({ $why }).
    .hint = Escriba una clave, un signo igual y un valor. Ponga el texto entre comillas, y también una clave de varias palabras: "Organiser no" = "R14", Boards = 24, "First day" = 2026-09-01.
unknown-setting = «{ $key }» no es un ajuste, así que su valor no se usó.
    .hint = { $meant }Los ajustes son Names, First day, los de los diplomas y las claves de la hoja Event.
unknown-setting_no-setting = { $key } debe ser distinto en cada torneo de un libro, así que no se puede fijar para todos; su valor no se usó.
    .hint = Rellénelo en la hoja Event o Events.
repeated-setting = { $key } ya está fijado en la línea { $first }; este segundo valor no se usó.
    .hint = Borre uno de los dos.
repeated-setting_given-twice = { $key } está fijado dos veces.
    .hint = Indíquelo una sola vez.
setting-blank = { $key } está fijado sin valor.
    .hint = Escriba su valor, o borre la línea.
setting-unfit = { $key } no puede ser { $what }.
    .hint = Escriba un solo valor: texto entre comillas, un número, un día como 2026-09-01, true o false.
setting-awaited = El torneo toma { $key } de los ajustes, pero el valor que hay allí ({ $from }) no se puede leer.
    .hint = Corríjalo allí, o rellene { $key } aquí.
picture-unreadable = { $key }: «{ $file }» no está en los diplomas: { $why }.
    .hint = Dé el nombre de un archivo PNG, JPEG o SVG que esté en la carpeta de palmares.toml o por debajo. En un SVG, convierta el texto en trazados.
key-unreadable = Clave de firma: «{ $file }» no puede firmar diplomas: { $why }. Van sin código.
    .hint = Dé el archivo hecho por palmares key, en la carpeta de palmares.toml o por debajo, o en la línea de comandos con --set.
list-unreadable = La lista de jugadores «{ $file }» no da nombres: { $why }.
    .hint = Dé una lista con números y nombres, o con usuarios, nombres y números, en la carpeta de palmares.toml o por debajo; junto a monday.csv se llama monday.names.csv.
outside-season = El torneo es el { $date }, fuera de la temporada del { $first } al { $last }.
    .hint = Compruebe la fecha; el ajuste First day dice cuándo empieza la temporada.
trf-encoding_encoding = El texto no es UTF-8; se leyó como Windows-1252 (Europa occidental).
    .hint = Revise los nombres con tildes. Si están mal, guarde de nuevo el archivo como UTF-8.
trf-no-players_no-players = Este Tournament Report File no tiene jugadores: { $why }.
    .hint = Exporte de nuevo el archivo desde el programa de emparejamientos; cada jugador es una línea que empieza por 001.
trf-kept_kept = Conservado, pero no usado: { $what }.
    .hint = No hay que hacer nada, salvo que el emparejamiento dependa de ello.
trf-teams_teams = El archivo contiene equipos (desde la línea { $line }), pero las partidas no forman encuentros de equipos; cada jugador se trata como individual.
    .hint = Los emparejamientos de equipos necesitan resultados de equipos; expórtelos desde el programa de emparejamientos.
trf-line_line = Una parte de esta línea no se puede leer: { $why }.
    .hint = Exporte de nuevo el archivo desde el programa de emparejamientos, o corrija las columnas de la línea.
trf-shifted_shifted = Después del nombre, las columnas están { $by } { $by ->
        [one] posición
       *[other] posiciones
    } demasiado a la { $side }; se leyeron ahí.
    .hint = No hay que hacer nada si el nombre, el Elo y los resultados son correctos.
    .side =
        { $leftwards ->
            [yes] izquierda
           *[no] derecha
        }
trf-record_record = El registro { $code } no se puede usar: { $why }.
    .hint = Corrija el registro, o quítelo si nada depende de él.
trf-bye-without-letter_byes-without-letter = Hay { $count } { $count ->
        [one] descanso
       *[other] descansos
    } sin letra, como los escribían los archivos anteriores a 2016: + se leyó como descanso por sorteo, 1 como descanso con un punto, = como descanso con medio punto, - y 0 como descanso pedido sin puntos.
    .hint = Póngales sus letras (U, F, H, Z) si alguno de ellos era otro descanso.
trf-other-system_other-system = No se empareja ninguna ronda del archivo: { $why }. Sus resultados se leyeron.
    .hint = Empareje con un programa que tenga ese sistema. Si el registro es erróneo, corríjalo; check compara los puestos de todos modos.
trf-not-counted_not-counted = El registro { $code } no se cuenta: { $what }.
    .hint = Las puntuaciones se deducen de los resultados; compare la clasificación.
trf-number-twice_number-twice = El número de jugador { $number } ya está en la línea { $first }; esta línea se omitió.
    .hint = Dé a cada jugador un número distinto.
trf-numbers-missing_numbers-missing = Faltan números entre los jugadores: { $numbers }. Los colores se asignan sin contarlos.
    .hint = No hay que hacer nada si esos jugadores se retiraron antes de la primera ronda.
trf-unknown-opponent_unknown-opponent = En la ronda { $round } el rival es el número { $opponent }, pero no hay tal jugador.
    .hint = Corrija el rival, o añada la línea de ese jugador.
trf-meets-itself_meets-itself = En la ronda { $round } el jugador es su propio rival.
    .hint = Corrija el rival; un descanso tiene el rival 0000.
trf-opponents-disagree_opponents-disagree = En la ronda { $round } el jugador se enfrenta a { $opponent }, pero ahí { $opponent } { $other }.
    .hint = Corrija la línea equivocada.
trf-two-results_two-results = La partida de la ronda { $round } contra { $opponent } tiene dos resultados: { $own } aquí, { $others } allí.
    .hint = Corrija la línea equivocada.
trf-no-result_no-result = La partida de la ronda { $round } contra { $opponent } no tiene resultado. Hasta que lo tenga, cuenta como tablas al emparejar las rondas siguientes, y no puntúa.
    .hint = Escriba el resultado, y empareje de nuevo.
trf-drawn-already_drawn-already = La ronda { $round } ya está emparejada en el archivo pero no tiene resultados; ese emparejamiento no se tuvo en cuenta.
    .hint = Escriba los resultados para emparejar la ronda siguiente.
trf-points_points = El archivo da { $typed }, pero los resultados de { $played } suman { $counted } puntos; cuentan los resultados.
    .hint = Corrija los resultados o los puntos. Otros puntos por victoria o tablas van en un registro 162 o XXS.
    .played =
        { $rounds ->
            [one] la ronda jugada
           *[other] las { $rounds } rondas jugadas
        }
trf-place_place = El puesto es { $typed }; por { $by } es { $place }: { $values }.
    .hint = Corrija el puesto, los resultados, o la lista de desempates (202, 212).
trf-places-not-compared_places-not-compared = Los puestos del archivo no se compararon con sus resultados: { $why }.
    .hint = Para comprobarlos, añada los puestos o resultados que faltan y ejecute check otra vez.
trf-places-not-compared_places-partly-compared = Los puestos se compararon solo por { $by }: { $why }.
    .hint = Compruebe usted el orden de quienes quedan igualados después, o corrija la lista de desempates (202, 212).
trf-more-rounds_more-rounds = El archivo tiene { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }: más de { $why }.
    .hint = Compruebe el número de rondas (142, XXR); los jugadores solo pueden enfrentarse una vez.
usebio-damaged = El archivo USEBIO está dañado o incompleto (línea { $line }: { $why }).
    .hint = Exporte de nuevo el archivo desde el programa de cálculo, o pídalo otra vez.
usebio-encoding = El archivo USEBIO no se leyó porque { $why }.
    .hint = Exporte de nuevo el archivo desde el programa de cálculo, como UTF-8 si se puede elegir.
usebio-left-out = Omitido, porque un informe no puede contenerlo: { $what } ({ $count } { $count ->
        [one] elemento
       *[other] elementos
    } desde la línea { $line }).
    .hint = No hay que hacer nada, salvo que el resultado dependa de ello; conserve el archivo si lo necesita.
usebio-version = El archivo USEBIO { $names }; se leyó como versión 1.3.
    .hint = Compare las inscripciones y los resultados con el programa de cálculo.
    .names =
        { $version ->
            [0] no dice su versión
           *[other] es de la versión «{ $version }»
        }
bundle-damaged = Este paquete no está entero: { $why }.
    .hint = Pida de nuevo el paquete; lo hace palmares bundle.
bundle-too-large = El paquete no se desempaquetó: { $why }.
    .hint = Pida en su lugar los informes de la temporada, y ejecute palmares con ellos.
bundle-name_name-outside = El paquete nombra «{ $name }», que no está dentro del paquete. No se desempaquetó nada.
    .hint = palmares no escribe paquetes así; pregunte quién lo envió.
bundle-entry-missing_entry-missing = El paquete enumera este archivo, pero no lo contiene.
    .hint = Pida de nuevo el paquete.
bundle-entry-changed_entry-changed = Este archivo del paquete no es el que se metió en él: { $why }.
    .hint = Pida de nuevo el paquete; lo que debería contener está en bundle.json.
bundle-entry-unlisted_entry-unlisted = El paquete contiene este archivo, pero no lo enumera.
    .hint = palmares no escribe paquetes así; pregunte quién lo añadió.
bundle-version_other-version = La ejecución la hizo palmares { $theirs }, y este es { $ours }.
    .hint = Donde difieran, CHANGELOG.md dice en Results qué cambió.
bundle-not-computed_not-computed = La temporada no se puede calcular a partir del paquete: { $why }.
    .hint = Compruebe que el paquete se hizo con todos los informes y archivos de la ejecución.
bundle-differs_file-differs = Este archivo de la ejecución no sale como dice el paquete: { $how }.
    .hint = O se cambió después lo que hay en el paquete, o el programa es otro.
bundle-run-changed_run-changed = Este archivo se cambió o se quitó desde que la ejecución lo escribió.
    .hint = Ejecute palmares de nuevo en la carpeta, y haga después el paquete.
bundle-run-differs_run-differs = Este archivo de la ejecución no sale de estos informes: { $how }.
    .hint = Dé los informes, ajustes y plantillas con que se hizo la ejecución, o ejecute palmares de nuevo y haga después el paquete.
file-unreadable = El archivo no se pudo abrir: { $why }.
    .hint = Compruebe que tiene permiso, y que no está abierto en otro programa ni se está copiando todavía.
folder-unreadable = La carpeta «{ $folder }» no se pudo abrir: { $why }. Sus informes no se leyeron.
    .hint = Compruebe que existe y que tiene permiso para abrirla.
file-left-out = Este { $kind } no es un libro de cálculo y no se leyó.
    .hint = Los informes son archivos .xlsx, .xlsm, .xls, .xlsb u .ods, o resultados USEBIO (.xml). Si contiene inscripciones o resultados, ejecute palmares adopt con él. Para un Tournament Report File (.trf), use palmares import trf.
file-left-out_results-left-out = Este archivo .{ $ending } puede contener inscripciones o resultados. No se leyó, y nada de él cuenta.
    .hint = Si debe contar, conviértalo en un informe: un Tournament Report File (.trf) con palmares import trf, cualquier otra tabla con palmares adopt. Si no, sáquelo de esta carpeta.
workbook-left-out_workbook-misnamed = Este archivo es un libro de cálculo, pero su nombre no lo dice. No se leyó, y nada de él cuenta.
    .hint = Si es un informe, cámbiele el nombre para que termine en .{ $ending }. Si es una copia, sáquela de esta carpeta.
workbook-left-out_workbook-as-text = Este archivo es un libro de cálculo guardado como texto (XML). No se leyó, y nada de él cuenta.
    .hint = Si es un informe, ábralo en Excel o LibreOffice y guárdelo como .xlsx. Si es una copia, sáquela de esta carpeta.
workbook-left-out_workbook-hidden = Este archivo es un libro de cálculo, pero su nombre empieza por un punto, como un archivo oculto. No se leyó, y nada de él cuenta.
    .hint = Si es un informe, quite el punto de su nombre. Si es una copia, sáquela de esta carpeta.
workbook-left-out_workbooks-in-archive = Este archivo comprimido contiene { $files }. Los archivos comprimidos no se leen, y nada de él cuenta.
    .hint = Si contiene informes, descomprímalo en esta carpeta y ponga el archivo comprimido en otro sitio. Si son copias, sáquelo de esta carpeta.
    .files =
        { $count ->
            [one] «{ $first }»
           *[other] { $count } archivos con nombres de informes, como «{ $first }»
        }
settings-misnamed = Este archivo se llama casi como palmares.toml, el archivo de ajustes de una carpeta. No se leyó, y nada de él cuenta.
    .hint = Si los ajustes deben contar, llámelo palmares.toml, en minúsculas y sin una segunda extensión (Windows puede ocultarla). Si es una copia, sáquela de esta carpeta.
amendment-among-returns = Esta rectificación de palmares diff está entre los informes, donde no corrige nada.
    .hint = Désela a palmares reconcile junto con la carpeta de informes. Si ya se hizo, sáquela de esta carpeta.
other-program = Es { $what }, que palmares no lee.
    .hint = { $instead }
open-elsewhere = El libro está abierto en { $by }; los cambios sin guardar no se leen.
    .hint = Guárdelo y ciérrelo, y repita la conciliación.
formulas-replaced = Algunas celdas bajo { $column } contenían fórmulas ({ $cells }). En el registro nuevo contienen el valor nuevo, una suma de cifras o una palabra, y ya no siguen a otras celdas.
    .hint = Si deben seguirlas, guarde la fórmula en una columna propia.
link-followed = Es un enlace; se leyó «{ $to }».
    .hint = No hay que hacer nada si es lo que quería.
folder-passed-over_passed-over = La carpeta «{ $folder }» se omitió: { $why }.
    .hint = No se leyó ningún informe de ella. Dé la propia carpeta de informes, sin enlaces a carpetas del sistema ni a otros archivos.
folder-passed-over_rest-passed-over = El resto de «{ $folder }» se omitió: { $why }.
    .hint = Puede que no se hayan leído algunos informes. Dé la propia carpeta de informes, sin enlaces a carpetas del sistema ni a otros archivos.
read-elsewhere = Es el mismo archivo que { $other }; se leyó ese.
    .hint = No hay que hacer nada. Cuenta una vez.
return-in-output = Este libro no se leyó: se añadió a una carpeta que escribió palmares.
    .hint = Si es un informe, páselo a la carpeta de informes.
marker-alone = Esta carpeta tiene el archivo .palmares, que señala lo escrito por palmares, pero nada escrito por él. Sus informes se leyeron.
    .hint = Borre de ella el archivo .palmares.
round-not-written_round-kind = La ronda no se escribió: solo se pueden añadir rondas a libros .xlsx y .xlsm que tengan las hojas de un informe.
    .hint = Guárdelo como .xlsx, o siga con la copia que palmares run FILE --out DIR escribe en DIR/returns.
round-not-written_round-refused = La ronda no se escribió: a este libro no se le puede añadir nada ({ $why }).
    .hint = Siga con la copia que palmares run FILE --out DIR escribe en DIR/returns.
round-not-written_round-read-otherwise = La ronda no se escribió: a la hoja que contiene las rondas del torneo { $event } le falta una columna para ella.
    .hint = Añádale las columnas que faltan: Event (si hay varios), Round, Table y los dos bandos.
round-not-written_round-not-replaced = La ronda no se escribió: { $why }.
    .hint = El libro no se cambió.
changes-not-understood = No se ensayó nada: { $why }.
    .hint = Escriba cambios como «12 withdraws; board 3 = 0-1; new entry Nia Colter 1850», separados por punto y coma; docs/draws.md los enumera todos.
plan-unusable = El plan no se usó: { $why }.
    .hint = Hágalo de nuevo con palmares plan sobre los mismos informes, y use los mismos --rules y --set en cada paso.
part-unusable = No se unió nada: { $why }.
    .hint = Dé la carpeta de cada parte del plan, una vez cada una. Si una parte falta, está incompleta o es de otra versión, ejecútela de nuevo con palmares run --plan.
csv-unfit = El torneo { $event } no se escribió como CSV para webs de clubes: { $why }.
    .hint = { $instead }.
    .instead =
        { $instead ->
            [0] Envíe el propio informe
           *[other] Use palmares export { $instead }, que admite tales torneos
        }
event-not-exported = El torneo { $event } no tiene archivo: { $unfit }.
    .hint = Elija otro tipo de archivo; palmares export --help los enumera, con los torneos a los que sirven.
event-not-exported_no-round-exported = El torneo { $event } no tiene archivo: todavía no se ha jugado ninguna ronda.
    .hint = Introduzca los resultados de una ronda y exporte otra vez.
credit-left-out = { $why }; se omitió en los archivos.
    .hint = Corrija el número en la hoja Entries, y exporte de nuevo.
nobody-credited = Nadie tiene puntos de las clases que se acreditan, así que no se escribió ningún archivo.
    .hint = Indique con --points qué clases acreditar, como --points local=green.
upload-columns-unknown = La lista de socios no tiene columnas: { $why }.
    .hint = Escriba "Upload columns" = "Member No = number; Points = local" en palmares.toml, o dé --columns.
quotas-not-checked = Los resultados de una ejecución no incluyen campeonatos, licencias ni sedes, así que no se comprobaron los cupos de los organizadores.
    .hint = Use los propios informes; palmares run comprueba también los cupos.

# Phrases within sentences, by their English words

phrase-0-or-more = 0 o más
phrase-1-match = 1 encuentro
phrase-1-section = 1 grupo
phrase-2-complete-tables = un mínimo de 2 mesas completas
phrase-3-complete-tables = un mínimo de 3 mesas completas
phrase-3-complete-teams = un mínimo de 3 equipos completos
phrase-5-complete-tables = un mínimo de 5 mesas completas
phrase-a-bye = descanso
phrase-a-club-event-with-the-permission-of-its-area = un torneo de club con permiso de su área
phrase-a-division-of-an-area-s-league-above-the-lowest = una división de una liga de área por encima de la última
phrase-a-document-of-another-program = un documento de otro programa
phrase-a-file-of-chess-games = un archivo de partidas de ajedrez
phrase-a-file-of-hands-for-a-dealing-machine = un archivo de manos para una máquina duplicadora
phrase-a-file-that-icloud-has-not-downloaded-to-this-computer = un archivo que iCloud no ha descargado a este ordenador
phrase-a-four-winner-individual-event = un torneo individual con cuatro ganadores
phrase-a-hand-is-missing-or-is-not-written-as-kq76-a72-753-975 = falta una mano o no está escrita como KQ76.A72.753.975
phrase-a-ladder-cannot-be-one = una escalera no puede serlo
phrase-a-licensed-event-is-never-a-championship = un torneo con licencia nunca es un campeonato
phrase-a-lin-file-of-hands-and-play-of-bridge-base-online = un archivo LIN de manos y carteo de Bridge Base Online
phrase-a-link-to-a-sheet-of-google-not-the-sheet-itself = un enlace a una hoja de Google, no la hoja misma
phrase-a-list = una lista
phrase-a-list-of-something-other-than-names = una lista de algo que no son nombres
phrase-a-mailbox = un buzón
phrase-a-maximum-of-max-is-a-whole-number-per-board-with-meant = un máximo de { $max } es un número entero por mano con { $meant }
phrase-a-minor-championship-is-not-the-one-that-the-area-nominates = un campeonato menor no es el que designa el área
phrase-a-number-that-is-not-decimal = un número no decimal
phrase-a-packed-archive = un archivo comprimido
phrase-a-packed-file = un fichero comprimido
phrase-a-pdf = un PDF
phrase-a-plain-text-file = un simple archivo de texto
phrase-a-qualifying-round-was-played-by-fewer-than-teams-teams = menos de { $teams } equipos jugaron una ronda clasificatoria
phrase-a-single-winner-individual-event = un torneo individual con un ganador
phrase-a-single-winner-pairs-event = un torneo de parejas con un ganador
phrase-a-special-event-of-an-area = un torneo de área del tipo { $special }
phrase-a-spreadsheet-of-apple-numbers = una hoja de Apple Numbers
phrase-a-table = una tabla
phrase-a-table-decides-who-meets-whom = una tabla decide quién juega con quién
phrase-a-team-that-lost-a-repechage-final = un equipo que perdió una Repechage Final
phrase-a-teams-event = un torneo de equipos
phrase-a-text-document = un documento de texto
phrase-a-two-winner-pairs-event = un torneo de parejas con dos ganadores
phrase-a-web-page = una página web
phrase-a-weekend = un fin de semana
phrase-a-youth-finalist = un finalista de Youth
phrase-about-a-hundred-times = unas cien veces mayor que
phrase-about-a-hundredth-of = cerca de la centésima parte de
phrase-about-a-tenth-of = cerca de la décima parte de
phrase-about-a-thousand-times = unas mil veces mayor que
phrase-about-ten-times = unas diez veces mayor que
phrase-above-0-and-at-most-1 = mayor que 0 y como mucho 1
phrase-all-count-sessions = las { $count } sesiones
phrase-all-members-of-the-area = todos los socios del área
phrase-all-members-of-the-union = todos los socios de la federación
phrase-an-acblscore-file = un archivo de ACBLscore
phrase-an-acblscore-game-file = un archivo de torneo de ACBLscore
phrase-an-archive-of-other-files = un archivo comprimido con otros archivos
phrase-an-e-mail = un correo electrónico
phrase-an-event-of-national-status = un torneo de categoría nacional
phrase-an-invitation-event-at-least-share-of-the-entry-from-outside = un torneo por invitación, al menos { $share } de la inscripción de fuera
phrase-an-invitation-event-less-than-share-of-the-entry-from-outside = un torneo por invitación, menos de { $share } de la inscripción de fuera
phrase-an-invitation-event-one-entry-for-each-body = un torneo por invitación, una inscripción por entidad
phrase-an-xml-file = un archivo XML
phrase-another-player-has-this-name = otro jugador se llama así
phrase-any-board = ningún tablero
phrase-any-match = ningún encuentro
phrase-anyone = todo el mundo
phrase-as-given = lo indicado
phrase-as-if-they-had-not-been-played = como si no se hubieran jugado
phrase-as-many-rows-as-the-one-under = tantas filas como la que está bajo
phrase-ask-the-club-for-the-file-again-pictures-and-text-boxes-on-a-sheet-cannot-be-read = Pida otra vez el archivo al club: las imágenes y los cuadros de texto de una hoja no se pueden leer.
phrase-ask-the-club-for-the-sheet-with-its-results-or-leave-the-file-out = Pida al club la hoja con los resultados, o deje fuera el archivo.
phrase-at-most-a-million-with-at-most-six-decimals = como mucho un millón, con seis decimales como mucho
phrase-awards-which-palmares-works-out-itself = puntos, que palmares calcula por sí mismo
phrase-blank = en blanco
phrase-board-board = mano { $board }
phrase-board-table-sides = tablero { $table } ({ $sides })
phrase-boards-compared = manos comparadas
phrase-boards-of-average-plus = manos con average plus
phrase-boards-per-match-says-each = Boards per match dice { $each }
phrase-but-each-contestant-has-one-score-for-all-typed-sessions = pero cada participante tiene un solo resultado para las { $typed } sesiones
phrase-but-results-counted-is-counted = pero Results counted es { $counted }
phrase-by-lot-seed-seed-sparing-those-who-have-already-stood-down = por sorteo (semilla { $seed }), sin repetir a quienes ya se quedaron fuera
phrase-can-be-a-fraction-a-date-or-two-figures = puede ser una fracción, una fecha o dos números
phrase-column-column = columna { $column }
phrase-contestant = participantes
phrase-count-matches = { $count } encuentros
phrase-count-rounds = { $count } rondas
phrase-count-sections = { $count } grupos
phrase-count-sessions = { $count } sesiones
phrase-counted-as-present-from-the-first-round = se contó como presente desde la primera ronda
phrase-counted-as-withdrawn-after-the-last-game = se contó como retirado tras la última partida
phrase-date-of-birth = fecha de nacimiento
phrase-dates-of-birth = fecha de nacimiento
phrase-different-contestants-from = participantes distintos de
phrase-digits-only = solo de cifras
phrase-download-the-results-of-the-tournament-as-csv-or-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Descargue los resultados del torneo como CSV, o ponga las manos como PBN junto a una sesión del mismo nombre.
phrase-each-row-is-a-single-cell-so-names-and-scores-cannot-be-told-apart = cada fila es una sola celda, así que no se pueden separar nombres y resultados
phrase-earlier-stages-do-not-count-for-invited-contestants = las fases anteriores no cuentan para los invitados
phrase-earlier-stages-were-run-by-other-bodies = otros organizaron las fases anteriores
phrase-east = Este
phrase-empty = un archivo vacío
phrase-entered-as-one-who-played-in-the-final-of-another-area = inscrito como quien jugó la final de otra área
phrase-equal-of-all-boards-have-the-same-results = { $equal } de { $all } manos tienen los mismos resultados
phrase-equal-of-all-contestants-have-the-same-score = { $equal } de { $all } participantes tienen el mismo resultado
phrase-equal-of-all-contestants-have-the-same-score-in-whole-numbers = { $equal } de { $all } participantes tienen el mismo resultado en números enteros
phrase-event-id = el torneo { $id }
phrase-event-id-of-path = el torneo { $id } de { $path }
phrase-event-id-of-this-workbook = el torneo { $id } de este libro
phrase-excel-has-no-such-date = Excel no tiene esa fecha
phrase-export-the-game-from-acblscore-as-pbn-or-as-text-with-the-results = Exporte el torneo de ACBLscore como PBN o como texto con los resultados.
phrase-export-the-tournament-as-a-tournament-report-file-trf = Exporte el torneo como Tournament Report File (.trf).
phrase-far-above = muy superior a
phrase-federations-of-players = federaciones de jugadores
phrase-first-or-last = { $first } o { $last }
phrase-folders-are-nested-more-than-most-deep = las carpetas están anidadas a más de { $most } niveles
phrase-for-members = para socios
phrase-game-round-round = { $game } (ronda { $round })
phrase-game-rounds-rounds = { $game } (rondas { $rounds })
phrase-grades-of-players = niveles de jugadores
phrase-group = grupo
phrase-had-what-but-the-minimum-is-least = { $had } { $what }, pero el mínimo es { $least }
phrase-has-no-forename = no lleva nombre de pila
phrase-has-no-games-between-two-players-which-a-tournament-report-file-needs-for-a-chess-team-match-give-each-board-its-own-row = no tiene partidas entre dos jugadores, que necesita un Tournament Report File; en un encuentro de ajedrez por equipos, dé una fila a cada tablero
phrase-has-no-games-of-diplomacy = no tiene partidas de Diplomacy
phrase-has-no-page = no tiene página
phrase-is-not-rated-as-rated-says = no se evalúa para el Elo, como dice Rated
phrase-is-not-a-tournament-of-single-players = no es un torneo individual
phrase-has-no-players-with-ratings-of-fide-which-title-norms-need = no tiene jugadores con Elo FIDE, que necesitan las normas de título
phrase-has-something-other-than-small-letters-digits-and-hyphens = contiene algo que no son minúsculas, cifras y guiones
phrase-holds-more-than-a-name = contiene más que un nombre
phrase-home-to-away = { $home } a { $away }
phrase-how-to-reach-people = datos de contacto
phrase-if-it-has-returns-attached-save-them-in-this-folder = Si lleva informes adjuntos, guárdelos en esta carpeta.
phrase-if-it-holds-returns-unpack-it-in-this-folder = Si contiene informes, descomprímalo en esta carpeta.
phrase-if-it-is-a-return-export-it-from-numbers-as-an-excel-workbook-xlsx = Si es un informe, expórtelo de Numbers como libro de Excel (.xlsx).
phrase-if-it-is-a-return-open-it-and-download-it-as-an-excel-workbook-xlsx = Si es un informe, ábralo y descárguelo como libro de Excel (.xlsx).
phrase-if-it-is-a-return-open-it-once-to-download-it-then-run-again = Si es un informe, ábralo una vez para descargarlo y ejecute de nuevo.
phrase-if-it-is-a-return-or-holds-returns-unpack-it-in-this-folder = Si es un informe, o contiene informes, descomprímalo en esta carpeta.
phrase-if-it-is-an-event-put-the-names-in-a-column-headed-names-name-or-team-if-not-leave-the-file-out = Si es un torneo, ponga los nombres en una columna titulada Names, Name o Team; si no, deje fuera el archivo.
phrase-if-they-have-returns-attached-save-them-in-this-folder = Si los correos llevan informes adjuntos, guárdelos en esta carpeta.
phrase-in-field = {" "}en { $field }
phrase-is-a-percentage-but-points-never-are = es un porcentaje, y los puntos nunca lo son
phrase-is-empty = está vacío
phrase-is-longer-than-40-signs = tiene más de 40 signos
phrase-is-missing-a-part-that-the-others-have = no tiene una parte que los demás tienen
phrase-is-not-a-bridge-event-and-usebio-has-no-type-for-it = no es un torneo de bridge, y USEBIO no tiene un tipo para él
phrase-is-that-of-another-rule-book = es de otro reglamento
phrase-is-the-third-name-in-a-pair = es el tercero de una pareja
phrase-it-belongs-to-the-operating-system = pertenece al sistema operativo
phrase-it-cannot-be-a-major-championship-why = no puede ser un campeonato mayor: { $why }
phrase-it-enters-category-category = entra en la categoría { $category }
phrase-it-has-errors = tiene errores
phrase-it-has-fewer-than-36-boards = tiene menos de 36 manos
phrase-it-has-games-between-two-players = tiene partidas entre dos jugadores
phrase-it-has-games-of-diplomacy-or-board-games = tiene partidas de Diplomacy o juegos de mesa
phrase-it-has-neither-results-nor-the-people-who-played = no tiene ni resultados ni jugadores
phrase-it-holds-more-than-most-files-and-folders = contiene más de { $most } archivos y carpetas
phrase-it-holds-more-than-most-files-and-folders-in-all = contiene en total más de { $most } archivos y carpetas
phrase-it-is-a-link-to-a-folder-that-contains-the-one-you-gave = es un enlace a una carpeta que contiene la indicada
phrase-it-is-hidden-in-excel = está oculta en Excel
phrase-it-is-not-a-result-against-a-number-in-this-table = no es un resultado contra un número de esta tabla
phrase-it-is-not-a-round = no es una ronda
phrase-it-is-not-a-way-of-writing-a-game = así no se escribe una partida
phrase-it-is-not-open-to-all-members = no está abierto a todos los socios
phrase-it-is-not-the-result-of-a-game = no es el resultado de una partida
phrase-it-is-not-written-as-day-month-year = no está escrita como día/mes/año
phrase-it-is-only-a-number = es solo un número
phrase-it-is-only-one-name = es un solo nombre
phrase-it-is-scored-in-unit-and-other-in-others = se puntúa en { $unit }, y { $other } en { $others }
phrase-it-lists-prizes-which-do-not-belong-in-a-return = enumera premios, que no van en un informe
phrase-it-was-ranked-with-handicaps-and-the-scores-without-handicap-are-missing = se clasificó con hándicap, y faltan los resultados sin hándicap
phrase-its-layout-cannot-hold-line-ups = su formato no admite alineaciones
phrase-its-layout-has-only-pairs-and-individuals-without-matches = su formato solo admite parejas e individuales, sin encuentros
phrase-its-own-tables-are-fewer-than-the-premier-final-s-premier = sus { $own } mesas son menos que las { $premier } de la final principal
phrase-its-players-are-not-both-members-of-one-such-team-of = sus jugadores no son los dos miembros de un mismo equipo así ({ $of })
phrase-its-rule-book-gives-points-of-its-own = su reglamento da puntos propios
phrase-its-scores-are-on-other-sheets-or-add-those-up = sus resultados están en otras hojas, o los suman
phrase-licensed-as-a-major-congress = con licencia como gran congreso
phrase-licensed-by-the-area-with-a-significant-entry-from-outside = con licencia del área, con participación notable de fuera
phrase-licensed-by-the-area-without-a-significant-entry-from-outside = con licencia del área, sin participación notable de fuera
phrase-licensed-who-with-a-significant-entry-from-outside = con licencia, { $who }, con participación notable de fuera
phrase-licensed-who-without-a-significant-entry-from-outside = con licencia, { $who }, sin participación notable de fuera
phrase-list-from-column-column-on = lista desde la columna { $column }
phrase-list-under-caption = lista bajo «{ $caption }»
phrase-master-points = puntos de maestro
phrase-match = encuentro
phrase-match-of-the-qualifying-stage = encuentro de la Qualifying Stage
phrase-matches-of-the-qualifying-stage = encuentros de la Qualifying Stage
phrase-matchpoints = puntos de match
phrase-may-hold-a-score-those-of-both-sides-have-a-number-and-no-column-has-scores = puede contener un resultado: los de ambos bandos llevan un número y ninguna columna tiene resultados
phrase-members-outside-the-first-division-cannot-win-it = los socios de fuera de la primera división no pueden ganarlo
phrase-more-than-0 = mayor que 0
phrase-more-than-most-files-and-folders-are-behind-this-link = hay más de { $most } archivos y carpetas tras este enlace
phrase-names-and-count-more = { $names } y { $count } más
phrase-names-who-have-no-match-in-it = { $names }, sin encuentro en ella
phrase-neither-tables-in-neither-final-needed-needed = { $neither } mesas en ninguna de las finales, se necesitan { $needed }
phrase-no-bye = no hay descanso
phrase-no-column-holds-names-of-players-or-teams = ninguna columna contiene nombres de jugadores o equipos
phrase-no-event-was-in-that-year = ese año no hubo ningún torneo
phrase-no-heading-in-this-row-says-which-column-holds-the-names = ningún encabezado de esta fila dice qué columna contiene los nombres
phrase-no-heading-in-this-row-says-which-column-holds-the-scores = ningún encabezado de esta fila dice qué columna contiene los resultados
phrase-no-less-than-the-number-before-it = como mínimo el número anterior
phrase-no-licence = ninguna Licence
phrase-no-more-than-the-number-before-it = como mucho el número anterior
phrase-no-result = ningún resultado
phrase-no-stanza-of-the-repechage-final-that-the-team-played = ninguna stanza de la Repechage Final que jugó el equipo
phrase-nobody-in-this-table-has-that-number = nadie en esta tabla tiene ese número
phrase-nobody-who-plays-was-born-in-that-year = nadie que juegue nació ese año
phrase-north = Norte
phrase-not-on-the-members-sheet = fuera de la hoja Members
phrase-note-does-not-fit-the-result-result = «{ $note }» no casa con el resultado { $result }
phrase-note-is-not-a-bye = «{ $note }» no es un descanso
phrase-nothing-like = muy distinto de
phrase-numbers-of-games = números de partidas
phrase-numbers-of-players-with-fide = números FIDE de jugadores
phrase-of-one-a-bye = de { $one } (descanso)
phrase-one-a-bye = { $one } (descanso)
phrase-one-against-other = { $one } contra { $other }
phrase-one-and-other = { $one } y { $other }
phrase-one-other = { $one }, { $other }
phrase-one-session = una sola sesión
phrase-only-pairs-and-teams-events-can-be-nominated = solo se pueden designar torneos de parejas y de equipos
phrase-open-to-non-members = abierto a no socios
phrase-order = orden
phrase-pairs-may-drop-in-on-the-interstate-pairs-only = las parejas solo pueden incorporarse al Interstate Pairs
phrase-pairs-may-drop-in-only-at-the-start-of-round-4-or-of-round-6 = las parejas solo pueden incorporarse al principio de la ronda 4 o de la ronda 6
phrase-pairs-pairs-entered-needed-needed = { $pairs } parejas inscritas, se necesitan { $needed }
phrase-pairs-pairs-of-both-directions = las parejas { $pairs } de las dos direcciones
phrase-payments = pagos
phrase-percentages = porcentajes
phrase-played-and-deemed-deemed-boards = { $played } y { $deemed } manos computadas
phrase-played-boards = { $played } manos
phrase-played-in-the-final-of-another-area-event = jugó la final de otra área, { $event }
phrase-played-in-the-final-of-another-area-event-on-date = jugó la final de otra área, { $event }, el { $date }
phrase-played-matches = { $played } encuentros
phrase-played-played-of-boards-boards-needed-needed = jugó { $played } de { $boards } manos, se necesitan { $needed }
phrase-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Ponga las manos como PBN junto a una sesión del mismo nombre.
phrase-rank = rango
phrase-rating = puntuación Elo
phrase-ratings = puntuación Elo
phrase-read-again-it-would-not-have-the-same-places-and-awards = leído de nuevo, no tendría los mismos puestos y puntos
phrase-receiveddata-id-board-board-round-round-table-table = ReceivedData, { $id }: mano { $board }, ronda { $round }, mesa { $table }
phrase-table-id-ids = { $table }, ID { $ids }
phrase-result-is-not-the-score-of-a-bye = { $result } no es el resultado de un descanso
phrase-result-is-the-result-of-a-game-a-match-of-teams-has-home-score-and-away-score-or-a-row-for-each-board = { $result } es el resultado de una partida; un encuentro de equipos tiene Home score y Away score, o una fila por tablero
phrase-round = encuentro de ronda
phrase-round-next-has-no-results-yet = la ronda { $next } aún no tiene resultados
phrase-rounds = rondas
phrase-rounds-of-boards-boards-but-they-must-have-needed = rondas de { $boards } manos, pero deben tener { $needed }
phrase-rounds-rounds-have-as-many-boards-each-with-meant = { $rounds } rondas tienen las mismas manos cada una con { $meant }
phrase-rounds-rounds-of-of-match-boards-are-all = { $rounds } rondas de { $of_match } manos son { $all }
phrase-rounds-rounds-of-them-are-more-than-the-all-of-the-event = { $rounds } rondas así son más que las { $all } del torneo
phrase-row-row = fila { $row }
phrase-rows-first-to-last = filas { $first } a { $last }
phrase-score = resultados
phrase-score-is-more-than-boards-boards-give = { $score } es más de lo que dan { $boards } tableros
phrase-score-is-not-a-number-of-game-points-which-are-whole-or-half = { $score } no es un número de puntos de partida, que son enteros o medios
phrase-scores = resultados
phrase-scores-are-whole-numbers = las puntuaciones son números enteros
phrase-scores-end-in-0 = las puntuaciones terminan en 0
phrase-seat-at-table-table = { $seat } en la mesa { $table }
phrase-sections-in-1-session = { $sections } en 1 sesión
phrase-sections-in-count-sessions = { $sections } en { $count } sesiones
phrase-sessions = sesiones
phrase-shared-of-all-contestants-come-in-the-same-order = { $shared } de { $all } participantes van en el mismo orden
phrase-sheet-name = hoja «{ $name }»
phrase-six-digits-and-a-letter-from-a-to-l-but-not-i = de seis cifras y una letra de la A a la L, salvo la I
phrase-something-else = otra cosa
phrase-south = Sur
phrase-split-the-text-into-columns-in-excel-data-text-to-columns-and-write-a-heading-above-each-such-as-place-names-and-score = Reparta el texto en columnas (en Excel: Datos, Texto en columnas) y escriba un encabezado sobre cada una, como Place, Names y Score.
phrase-stage-had-boards-boards-but-a-stage-needs-least = { $stage } tuvo { $boards } manos, pero una fase necesita { $least }
phrase-stage-was-played-by-varying-contestants = { $stage } se jugó con participantes cambiantes
phrase-stand-down-how = se quedan fuera, { $how }
phrase-stands-down-how = se queda fuera, { $how }
phrase-stanza-of-the-final = stanza de la Final
phrase-stanza-of-the-repechage-final = stanza de la Repechage Final
phrase-stanzas-of-the-final = stanzas de la Final
phrase-stanzas-of-the-repechage-final = stanzas de la Repechage Final
phrase-stratum = estrato
phrase-table-table-sides = mesa { $table } ({ $sides })
phrase-team-has-players-players-but-a-team-may-have-most = { $team } tiene { $players } jugadores, pero un equipo puede tener { $most }
phrase-teams-of-size-are-not-teams-of-four = equipos de { $size } no son equipos de cuatro
phrase-teams-teams-entered-needed-needed = { $teams } equipos inscritos, se necesitan { $needed }
phrase-teams-teams-played-without-a-qualifying-round = { $teams } equipos jugaron sin ronda clasificatoria
phrase-the-area-has-had-one-such-event-already-event = el área ya tuvo un torneo así, { $event }
phrase-the-board-has-no-number = la mano no tiene número
phrase-the-boards-of-this-match-make-home-to-away-which-is-not-its-score = Los tableros de este encuentro dan { $home } a { $away }, que no es su resultado
phrase-the-bye-of-one = el descanso de { $one }
phrase-the-calls = las subastas
phrase-the-cards-played = el carteo
phrase-the-cell-holds-no-date = la celda no contiene una fecha
phrase-the-chief-arbiter = el árbitro principal
phrase-the-city = la ciudad
phrase-the-count-other-events-of-this-kind-have-meant = los otros { $count } torneos de este tipo tienen { $meant }
phrase-the-day-is-not-a-number = el día no es un número
phrase-the-draw-of-teams-takes-no-points-but-those-scored = el emparejamiento de equipos solo cuenta los puntos logrados
phrase-the-entry-says-so-under-pqp = así lo dice la inscripción en PQP
phrase-the-event = el torneo
phrase-the-event-at-a-general-meeting-is-not-the-major-championship-of-the-area = el torneo de una asamblea general no es el campeonato mayor del área
phrase-the-event-had-sessions-sessions-but-must-have-needed = el torneo tuvo { $sessions } sesiones, pero debe tener { $needed }
phrase-the-event-has-rounds-rounds = el torneo tiene { $rounds } rondas
phrase-the-event-would-take-days-days = el torneo duraría { $days } días
phrase-the-federation-of-the-organiser = la federación del organizador
phrase-the-final-had-boards-boards-but-must-have-needed = la final tuvo { $boards } manos, pero debe tener { $needed }
phrase-the-final-had-sessions-sessions-but-must-have-needed = la final tuvo { $sessions } sesiones, pero debe tener { $needed }
phrase-the-final-must-be-all-play-all-but-this-has-two-winners = la final debe ser todos contra todos, pero esta tiene dos ganadores
phrase-the-final-must-be-all-play-all-but-this-is-how = la final debe ser todos contra todos, pero esta es { $how }
phrase-the-final-was-not-played-on-a-single-day = la final no se jugó en un solo día
phrase-the-first-day = el primer día
phrase-the-forbidden-sheet = la hoja Forbidden
phrase-the-groups-sheet = la hoja Groups
phrase-the-hands-are-not-thirteen-different-cards-each = las manos no tienen trece cartas distintas cada una
phrase-the-headings-are-missing-or-not-known = faltan los encabezados o no se conocen
phrase-the-headings-seem-to-run-down-the-sheet-not-across-it = los encabezados parecen ir de arriba abajo, no de lado a lado
phrase-the-limit-is-printed-so-and-is-that-of-novice = ; el límite está impreso así, y es el de Novice
phrase-the-matchpoints-fit-meant-boards = los puntos de match casan con { $meant } manos
phrase-the-month-cannot-be-read = el mes no se puede leer
phrase-the-name-of-the-tournament = el nombre del torneo
phrase-the-note-note-does-not-fit-the-result-result = La nota «{ $note }» no casa con el resultado { $result }
phrase-the-note-note-does-not-fit-the-score-score = La nota «{ $note }» no casa con el resultado { $score }
phrase-the-note-note-is-on-a-row-with-two-players = La nota «{ $note }» está en una fila con dos jugadores
phrase-the-opponent-s-cell-is-empty = la celda del rival está vacía
phrase-the-other-events-of-the-return-end-on-last = los demás torneos del informe acaban el { $last }
phrase-the-percentages-fit-meant-boards = los porcentajes casan con { $meant } manos
phrase-the-row-did-not-count = la fila no contó
phrase-the-row-has-one-player-only-and-why = La fila tiene un solo jugador, y { $why }
phrase-the-same-contestants-as = los mismos participantes que
phrase-the-sheet-is-empty = la hoja está vacía
phrase-the-stage-before-it = la fase anterior
phrase-the-tables-at-which-contestants-sat = las mesas en que se sentaron los participantes
phrase-the-title-says-named-boards = el título dice { $named } manos
phrase-the-year-is-not-a-number = el año no es un número
phrase-the-year-needs-four-digits = el año necesita cuatro cifras
phrase-their-matchpoints-count-as-a-share-of-their-own-top = Sus puntos de match cuentan como parte de su propio top.
phrase-their-matchpoints-were-stretched-by-neuberg-s-formula = Sus puntos de match se ajustaron con la fórmula de Neuberg.
phrase-there-is-no-such-day-in-that-month = ese día no existe en ese mes
phrase-there-is-no-such-month-day-comes-before-month = ese mes no existe; el día va antes que el mes
phrase-there-is-no-such-score-with-who-vulnerable = no existe esa puntuación con { $who } vulnerable
phrase-there-is-nothing-below-this-row-of-headings = no hay nada debajo de esta fila de encabezados
phrase-they-are-for-events-of-an-area-not-of-a-status = son para torneos de un área, no de categoría { $status }
phrase-they-were-scored-with-the-results-there-are = Se puntuaron con los resultados que hay.
phrase-this-event-has-no-licence = este torneo no tiene licencia
phrase-this-event-was-licensed-by-an-area = este torneo tiene licencia de un área
phrase-this-member-s-points-are-on-hold = los puntos de este socio quedan en espera
phrase-this-stage = esta fase
phrase-tie-breaks-which-palmares-works-out-itself = desempates, que palmares calcula por sí mismo
phrase-times = horas
phrase-turn-the-table-round-so-that-each-contestant-has-a-row-in-excel-copy-it-then-paste-special-transpose = Gire la tabla para que cada participante tenga una fila (en Excel: copiar y luego Pegado especial, Transponer).
phrase-two-losers = dos perdedores
phrase-typed-of-max-score = { $typed } de { $max } ({ $score } %)
phrase-up-to-seven-digits-the-last-of-which-checks-the-others = de hasta siete cifras, la última de las cuales comprueba las demás
phrase-vps = PV
phrase-west = Oeste
phrase-what-a-side-wins = lo que gana un bando
phrase-what-but-it-has-no-day = { $what }, pero no tiene fecha
phrase-what-but-its-day-is-day = { $what }, pero su fecha es el { $day }
phrase-what-on-the-same-day = { $what }, el mismo día
phrase-why-contract-by-by-with-tricks-tricks-gives-score = { $why }; { $contract } de { $by } con { $tricks } bazas da { $score }
phrase-with-these-games-as-draws = con estas partidas como tablas
phrase-write-names-name-or-team-above-the-column-of-names = Escriba Names, Name o Team sobre la columna de los nombres.
phrase-write-plain-headings-above-the-columns-such-as-place-names-and-score-if-it-is-not-an-event-leave-the-file-out = Escriba encabezados sencillos sobre las columnas, como Place, Names y Score; si no es un torneo, deje fuera el archivo.
phrase-write-score-or-vps-above-the-column-of-scores = Escriba Score, % o VPs sobre la columna de los resultados.
phrase-year-is-in-the-future = { $year } está en el futuro
phrase-heading-is-meaning = «{ $heading }» es { $meaning }
phrase-column-is-meaning = { $column } es { $meaning }
phrase-heading-why = «{ $heading }»: { $why }
phrase-one-two = { $one }; { $two }
phrase-sheet-sheet-rows-first-to-last-kind-columns = hoja «{ $sheet }», filas { $first } a { $last }: { $kind } ({ $columns })
phrase-rows-first-to-last-kind-columns = filas { $first } a { $last }: { $kind } ({ $columns })
phrase-and-count-more = y { $count } más
phrase-entry-place-place = { $entry } (puesto { $place })
phrase-from-field = {" "}desde { $field }
phrase-in-place-of-out-clause = , en lugar de { $out } ({ $clause })
phrase-north-south = Norte-Sur
phrase-east-west = Este-Oeste
phrase-none = nadie
phrase-all = todos
phrase-ns = NS
phrase-ew = EO
phrase-on-board-board-entry-label-has-given-but-computed-by-the-results = En la mano { $board } el participante { $label } tiene { $given }, pero { $computed } según los resultados.
phrase-on-each-board-its-points-agree = {" "}Sus puntos coinciden en cada mano.
phrase-its-points-differ-on-board-board = {" "}Sus puntos difieren en la mano { $board }.
phrase-its-points-differ-on-boards-boards = {" "}Sus puntos difieren en las manos { $boards }.
phrase-one-to-other-vps = { $one } a { $other } PV
phrase-one-to-other-net = { $one } a { $other } neto

## Headings of kinds of problems

heading-adjustment-kind = Corrección en otra unidad
heading-adjustment-not-computed = Corrección sin importe
heading-alias-changed = Alias cambiado a mano
heading-aliases-unchecked = Alias sin comprobación
heading-ambiguous-entry = Participante dudoso
heading-amendment-among-returns = Rectificación entre los informes
heading-amendment-changed = Rectificación cambiada
heading-amendment-cut = Rectificación incompleta
heading-amendment-day = Fecha de la rectificación ilegible
heading-amendment-differs = Rectificación distinta del registro
heading-amendment-empty = Rectificación sin filas
heading-amendment-outdone = Rectificación e informe a la vez
heading-amendment-takes-nothing = Rectificación de puntos nunca abonados
heading-amendment-twice = Dos rectificaciones de un torneo
heading-arrives-odd = Horas de llegada dudosas
heading-artificial-without-value = Puntuación artificial sin valor
heading-asked-off-plays = Descanso pedido, pero emparejado
heading-awards-replaced = La mayoría de los puntos va a otros
heading-back-from-nothing = Potencia que vuelve sin centros
heading-best-of-differs = «Best of» no cuadra con las sesiones
heading-beyond-columns = Más columnas de las que se leen
heading-birth-year = Solo el año de nacimiento
heading-board-order = Jugadores fuera del orden de tableros
heading-board-player-twice = Jugador en dos tableros de un encuentro
heading-board-prizes-lack = Premios por tablero incompletos
heading-board-twice = Participante dos veces en una mano
heading-board-without-result = Mano sin resultado
heading-boards-beyond-match = Más manos de las que tiene el encuentro
heading-boards-disagree = Manos que no cuadran con las hojas
heading-boards-not-played = Muy pocas manos para puntos
heading-boards-unlikely = Número de manos improbable
heading-bundle-damaged = Archivo comprimido dañado
heading-bundle-differs = El archivo comprimido da otra cosa
heading-bundle-entry-changed = Archivo cambiado dentro del comprimido
heading-bundle-entry-missing = Falta un archivo en el comprimido
heading-bundle-entry-unlisted = Archivo del comprimido sin listar
heading-bundle-name = El comprimido nombra un archivo ajeno
heading-bundle-not-computed = Comprimido sin recalcular
heading-bundle-run-changed = Salida cambiada desde el cálculo
heading-bundle-run-differs = La salida resulta distinta
heading-bundle-too-large = Comprimido demasiado grande
heading-bundle-version = Comprimido de otra versión
heading-bye-and-game = Descanso pedido, pero partida jugada
heading-bye-missing = Falta el descanso
heading-bye-not-given = Descanso contra las reglas
heading-bye-result = Descanso con resultado
heading-bye-score = Valor de un descanso pedido
heading-bye-score-blank = Falta el valor de los descansos pedidos
heading-bye-vps = PV de un descanso
heading-carry-few-pairs = Muy pocas parejas para el arrastre
heading-carry-level = No hay diferencia que arrastrar
heading-carry-over-blank = Arrastre en blanco
heading-carry-over-missing = No hay resultado que arrastrar
heading-carry-over-not-computed = Regla de arrastre desconocida
heading-carry-over-unknown = Torneo del arrastre no encontrado
heading-category-near = Categoría escrita de dos maneras
heading-cell-not-kept = Celdas que no se conservan
heading-cells-left = Celdas no leídas
heading-centres-missing = Faltan centros
heading-centres-unknown = Faltan centros para el repescado
heading-certificate-changed = Diploma cambiado
heading-certificate-day-gone = Fecha del diploma borrada
heading-certificate-differs = Diploma e informe difieren
heading-certificate-expired = Diploma caducado
heading-certificate-gone = Falta un diploma
heading-certificate-never-counted = Diploma nunca contado
heading-certificate-not-taken-back = Diploma anulado no encontrado
heading-certificate-other-name = Diploma con otro nombre
heading-certificate-other-scheme = Diploma de otra unión
heading-certificate-twice = Diploma listado dos veces
heading-certificate-without-issuer = Diploma sin emisor
heading-certificate-without-points = Diploma sin puntos
heading-championship-rounds = Número inusual de rondas del campeonato
heading-changes-not-understood = Cambios no entendidos
heading-colour-not-top = Color fuera del primer cabeza de serie
heading-column-disagrees = Columna distinta de las demás
heading-column-gone = Falta una columna de socios
heading-column-left = Columna no leída
heading-column-near = Columna con encabezado mal escrito
heading-column-new = Columna nueva
heading-columns-swapped = Columnas intercambiadas
heading-competition-best = Competición: no cuenta ningún resultado
heading-competition-comparison = Competición sin período anterior
heading-competition-days = Competición que acaba antes de empezar
heading-competition-empty = Competición sin torneos
heading-competition-group = Competición: grupo desconocido
heading-competition-handicap = Competición: hándicap no entendido
heading-competition-key = Competición: columna desconocida
heading-competition-place-points = Competición: puntos por puesto
heading-competition-twice = Competición listada dos veces
heading-competition-unknown = Falta la competición
heading-competition-without-beginning = Competición sin primer día
heading-competition-without-ranks = Competición sin rangos
heading-competition-without-values = Competición en la que nada cuenta
heading-competition-without-year = Competición sin promedios del año pasado
heading-congress-certificate = Sin diplomas del festival
heading-congress-rounds = Número inusual de rondas del festival
heading-contract-score = Puntuación que no cuadra con el contrato
heading-corrections-unread = Correcciones no leídas
heading-count-differs = Número de participantes distinto
heading-counts-twice = «Counts» rellenado de dos maneras
heading-credit-left-out = Abono omitido
heading-credited-unknown = Falta el socio abonado
heading-credited-unread = Torneo acreditado sin resultado
heading-credited-unreadable = Abono ilegible
heading-csv-unfit = Torneo no escrito como CSV
heading-date-ahead = Fecha en el futuro
heading-date-for-number = Número convertido en fecha
heading-date-undone = Fecha leída de nuevo como número
heading-datum-weight = Peso del datum
heading-datum-with-unknown = Torneo del datum no encontrado
heading-day-far-ahead = Día de conciliación demasiado tardío
heading-day-far-back = Día de conciliación demasiado temprano
heading-deal-invalid = Reparto inutilizable
heading-decimal-comma = Coma decimal
heading-decision-beside = Celdas junto a una decisión
heading-decision-changed = Decisión cambiada
heading-decision-cleared = Decisión borrada
heading-decision-gone = Decisión sobre algo que falta
heading-decision-kept = Decisión conservada
heading-decision-moved = Decisión pasada a otro caso
heading-decision-nobody = Decisión sin socio
heading-decision-noughts = Decisión sin ceros iniciales
heading-decision-noughts-unclear = Decisión con ceros iniciales dudosos
heading-decision-number-taken = Número del nuevo socio ya usado
heading-decision-outdated = Decisión anticuada
heading-decision-replaced = Decisión sustituida
heading-decision-several-rows = Decisión para un socio en varias filas
heading-decision-too-late = Decisión tardía
heading-decision-unknown = Decisión desconocida
heading-decisions-contradict = Decisiones contradictorias
heading-decisions-gone = Faltan decisiones
heading-decisions-unread = Decisiones no leídas
heading-direction-alone = Una sola dirección
heading-direction-disagrees = Dirección distinta de la del participante
heading-direction-unused = Dirección sin clasificación
heading-draw-again = Ronda con resultados emparejada de nuevo
heading-draw-against-rules = Emparejamiento contra una regla
heading-draw-changed = Emparejamiento hecho a mano
heading-draw-name = Nombre y número del emparejamiento difieren
heading-draw-numbers = Números de emparejamiento sin usar
heading-draw-round = Ronda que no se puede emparejar
heading-draw-short-of-wishes = Emparejamiento sin algunos deseos
heading-draw-stands = Emparejamiento publicado conservado
heading-draw-waits = Emparejamiento en espera
heading-draw-without = Elo o deseo sin usar
heading-drop-in-alone = Incorporado sin promedio
heading-drop-in-of-no-team = Incorporado sin equipo
heading-edition-not-in-force = Reglamento no vigente en la fecha
heading-end-before-start = Torneo que acaba antes de empezar
heading-ending-blank = Falta el final
heading-ending-differs = Final que no cuadra con los centros
heading-ending-twice = Dos finales de una partida
heading-entries-numbered = Participantes numerados por palmares
heading-entry-arrives-late = Emparejado antes de llegar
heading-entry-left = Participante contado pese a su estatus
heading-entry-not-present = Emparejado pero ausente
heading-entry-out = Retirado pero con resultado
heading-entry-status-unread = Estatus de participante desconocido
heading-entry-without-result = Participante sin resultado
heading-error-cell = Error en una celda
heading-event-alike = Torneo parecido
heading-event-back = Torneo retirado de vuelta
heading-event-changed = Mismo torneo, otros resultados
heading-event-copied = Torneo probablemente copiado
heading-event-far-ahead = Fecha del torneo demasiado tardía
heading-event-far-back = Fecha del torneo demasiado temprana
heading-event-from-settings = Torneo descrito en los ajustes
heading-event-gone = Torneo ausente de su informe
heading-event-in-two-files = Torneo en dos archivos
heading-event-not-exported = Torneo no exportado
heading-event-repeated = Mismas puntuaciones que otro torneo
heading-fee-odd = Cuota ilegible
heading-fee-of-nobody = Cuota sin participante
heading-few-areas = Muy pocas zonas
heading-few-boards-compared = Comparada menos de la mitad del encuentro
heading-few-for-sections = Menos grupos de los pedidos
heading-few-rounds = Muy pocas rondas para puntos
heading-fewer-boards = Participantes con menos manos
heading-fewer-centres = Menos centros que el año anterior
heading-fewer-results = Manos con menos resultados
heading-field-average = Porcentajes sin promedio 50
heading-field-size = Sin emparejamiento para tantos equipos
heading-fields-differ = Campos desiguales
heading-file-day-differs = Nombre de archivo con otra fecha
heading-file-left-out = Archivo omitido
heading-file-unreadable = Archivo ilegible
heading-filled-down = Resultados rellenados hacia abajo
heading-final-not-entered = Equipos clasificados sin inscribir
heading-final-teams = Los equipos inscritos no son los clasificados
heading-final-waits = Equipos aún desconocidos
heading-finalist-stays-out = Finalista que se había retirado
heading-finalists-tied = Empate por la final
heading-folder-passed-over = Carpeta omitida
heading-folder-unreadable = Carpeta ilegible
heading-forfeit-vps = PV de un encuentro sin resultado
heading-formula-without-value = Fórmula sin resultado
heading-formulas-replaced = Fórmulas sustituidas en el registro
heading-game-adjourned = Partidas aplazadas
heading-game-conceded = Partida abandonada
heading-game-drawn = Partida eliminatoria en tablas
heading-game-goes-on = Centros tras ganar la partida
heading-game-numbers = Partidas sin números
heading-game-round = No es una ronda del torneo
heading-game-without-centres = Partida sin centros
heading-glyph-missing = Faltan letras en la fuente de los diplomas
heading-gold-changed = Filas de oro cambiadas
heading-gold-entered = Fila de oro añadida
heading-gold-without-rows = Gold Points sin filas
heading-green-conditions = Sin Green Points
heading-green-in-doubt = Green Points dudosos
heading-green-match-length = Encuentros cortos o largos para Green Points
heading-green-without-boards = Faltan manos para Green Points
heading-green-without-matches = Faltan encuentros para Green Points
heading-group-again = Segunda potencia de un grupo
heading-group-bounds = Límites de un grupo intercambiados
heading-group-column = Grupos: columna desconocida
heading-group-empty = Grupo sin miembros
heading-group-full = Grupo ya completo
heading-group-key = Grupo por una columna desconocida
heading-group-place-taken = Plaza del grupo ya ocupada
heading-group-twice = Grupo listado dos veces
heading-group-unknown-players = Jugadores que pueden ser de un grupo
heading-groups-too-many = Demasiados grupos
heading-groups-unread = Hoja sin grupos
heading-guest-player = Jugador invitado
heading-handicap-without-scratch = Faltan resultados sin hándicap
heading-heading-blank = Columna sin encabezado
heading-hidden-columns = Columnas ocultas leídas
heading-hidden-counts = Filas o columnas ocultas leídas
heading-hidden-rows = Filas ocultas leídas
heading-hidden-sheet = Hoja oculta leída
heading-imp-sum = Los IMPs no suman 0
heading-impossible-board = Número de mano imposible
heading-impossible-boards = Número de manos imposible
heading-impossible-part = División o grupo que no puede existir
heading-impossible-percent = Porcentaje imposible
heading-impossible-rounds = Número de rondas imposible
heading-impossible-score = Puntuación imposible en una mano
heading-impossible-tables = Número de mesas imposible
heading-impossible-tricks = Número de bazas imposible
heading-impossible-winners = Número de ganadores imposible
heading-imps-disagree = IMP que no cuadran con las manos
heading-internal-fault = Error de palmares
heading-key-unreadable = Clave de firma inutilizable
heading-kind-doubtful = Tipo de torneo dudoso
heading-knockout-draw-waits = Emparejamiento eliminatorio en espera
heading-knockout-unfinished = Eliminatoria sin ganador
heading-knockout-without-matches = Eliminatoria sin encuentros
heading-ladder-awaits-final = La escalera espera su final
heading-ladder-disagrees = Escalera que no cuadra con sus torneos
heading-ladder-few-results = Cuentan muy pocos resultados de la escalera
heading-ladder-final-awarded = Escalera decidida por su final
heading-ladder-game = Torneo que no cuenta para la escalera
heading-ladder-results-unknown = Falta cuántos resultados cuentan
heading-ladder-size-unknown = Falta el tamaño de la escalera
heading-ladder-without-games = Escalera sin torneos
heading-later-ratings = Elos posteriores sin usar
heading-layout-changed = Encabezados cambiados desde el diseño
heading-layout-invalid = Diseño sin usar
heading-layout-not-copied = Libro copiado solo en parte
heading-layout-several = Diseño para una sola tabla
heading-layouts-disagree = Dos diseños para una hoja
heading-leading-zeros = Ceros iniciales restaurados
heading-ledger-differs = Filas del libro que no cuadran
heading-ledger-missing = Falta el libro de abonos
heading-ledger-older = Libro de un registro anterior
heading-ledger-row-changed = Fila del libro cambiada
heading-ledger-row-twice = Fila del libro repetida
heading-left-open = Celda en blanco
heading-letters-list = No es una lista de cartas
heading-letters-list-cleared = Celda «Sent» borrada
heading-letters-list-other = Lista de otras cartas
heading-letters-list-row = Fila de la lista de cartas cambiada
heading-letters-list-sent = No está claro si se envió la carta
heading-letters-list-twice = Jugador dos veces en la lista de cartas
heading-letters-list-unsent = Ninguna carta marcada como enviada
heading-level-knockout-match = Encuentro eliminatorio empatado
heading-licence-missing = Falta la licencia
heading-lines-aside = Texto junto a los resultados
heading-lines-left = Texto que puede afectar a los resultados
heading-lineup-boards = Demasiadas manos en una alineación
heading-lineup-seats = Alineaciones con demasiadas manos
heading-lineup-short = Alineación con pocas manos
heading-link-followed = Enlace seguido
heading-list-as-register = Lista del club leída como registro
heading-list-unreadable = Lista de jugadores inutilizable
heading-list-with-totals = Lista de socios con puntos
heading-local-for-green = Local en vez de Green Points
heading-lone-sign = Más o menos suelto
heading-lowest-section-outgrown = El último grupo es mayor que los demás
heading-many-boards = Demasiadas manos
heading-many-masterpoints = Demasiados puntos de maestro para la categoría
heading-many-qualified = Muchos clasificados
heading-many-rounds = Más rondas que rivales
heading-marker-alone = Carpeta de salida sin salida
heading-marks-aside = Marcas junto a los nombres
heading-match-board = Tablero de un encuentro sin número
heading-match-board-twice = Tablero de un encuentro dos veces
heading-match-boards-assumed = Manos por encuentro supuestas
heading-match-boards-unknown = Faltan manos de un encuentro
heading-match-length = Longitud de encuentro inusual
heading-match-missing = Falta un encuentro
heading-match-not-ranked = Encuentro sin puntuaciones
heading-match-sum = Puntuaciones de un encuentro que no cuadran
heading-match-twice = Encuentro con dos resultados
heading-match-without-result = Encuentro sin resultado
heading-matches-under-format = Encuentros en un formato sin ellos
heading-meets-itself = Participante contra sí mismo
heading-member-gone = Falta un socio
heading-member-not-financial = Jugador sin la cuota pagada
heading-member-number-changed = Número de socio cambiado
heading-member-renamed = Socio renombrado
heading-member-status-changed = Estatus de socio cambiado
heading-member-typed-over = Socio sobrescrito
heading-members-column-left = Columna de socios no leída
heading-members-moved = Totales pasados a otros socios
heading-merge-taken-back = Fusión deshecha
heading-merged-cells = Celdas combinadas
heading-merged-scores = Resultados combinados
heading-met-again = Otra vez los mismos rivales
heading-missing-cell = Falta una celda
heading-missing-column = Falta una columna
heading-missing-key = Faltan datos del torneo
heading-missing-session = Falta una sesión
heading-more-than-original = Más participantes de los que podían clasificarse
heading-name-blank = Falta un nombre
heading-name-in-two = Nombre en dos participantes
heading-name-is-number = Número en lugar de nombre
heading-name-odd = Nombre inusual
heading-name-spelt-differently = Nombre escrito de otra forma
heading-negative-score = Resultado negativo
heading-new-member-totals = Nuevo socio con puntos
heading-no-boards = Falta el número de manos
heading-no-consolation = No es una consolación
heading-no-date = Falta la fecha
heading-no-declarer = Falta el declarante
heading-no-direction = Falta la dirección
heading-no-draw = Ningún emparejamiento legal
heading-no-entries = Sin inscritos
heading-no-event = Hoja Event en blanco
heading-no-event-named = Fila sin torneo
heading-no-event-sheet = Falta la hoja Event
heading-no-flight-b = Faltan mesas del flight B
heading-no-game = Falta una partida
heading-no-headings = Faltan encabezados
heading-no-lineups = Faltan alineaciones
heading-no-match-boards = Faltan manos por encuentro
heading-no-original-entry = Falta la inscripción inicial
heading-no-pairing-left = Ningún emparejamiento según las reglas
heading-no-players = Faltan jugadores
heading-no-power = Falta la potencia
heading-no-premier-tables = Faltan mesas de la final principal
heading-no-results = Sin resultados
heading-no-rounds = Falta el número de rondas
heading-no-rules = Falta el reglamento
heading-no-scale = Sin baremo para el torneo
heading-no-side = Falta el orden de los equipos de la zona
heading-no-stage = Falta la fase
heading-no-such-round = Ronda que no existe
heading-no-such-stage = Fase que no existe
heading-no-team-size = Falta el tamaño de los equipos
heading-no-tricks = Faltan bazas
heading-no-weight = Sin factor para el torneo
heading-no-whole-number = No es un número entero
heading-nobody-credited = Nadie a quien abonar
heading-nobody-to-draw = Nadie a quien emparejar
heading-nobody-to-meet = Sin rival disponible
heading-non-members = Faltan números de socio
heading-not-a-workbook = No es un libro de cálculo
heading-not-contending-in-final = Pareja fuera de concurso en la final
heading-not-drawn = Faltan jugadores en una ronda
heading-not-in-final = Equipo que no juega aquí
heading-not-major = No es un gran campeonato
heading-not-paired = Ni partida ni descanso
heading-not-taken-back = Puntos no retirados
heading-not-two-players = No hay dos jugadores por bando
heading-note-against-score = Nota y puntuación se contradicen
heading-note-not-kept = Notas que no se conservan
heading-nothing-read = Hoja del club sin nada legible
heading-noughts-elsewhere = Ceros iniciales distintos
heading-noughts-lost = Ceros iniciales perdidos
heading-noughts-unclear = Ceros iniciales dudosos
heading-number-behind-name = Número tras el nombre
heading-number-for-date = Número leído como fecha
heading-number-in-name = Número dentro de un nombre
heading-number-letter = Letra en un número de socio
heading-number-slip = Número de miembro con un desliz
heading-number-stands-twice = Un número para varias personas
heading-number-too-large = Número demasiado grande
heading-number-twice = Número de socio dos veces en un participante
heading-number-two-names = Un número con dos nombres
heading-number-unlike = Número de socio inusual
heading-odd-centres = Número de centros imposible
heading-odd-number = No es un número de socio
heading-odd-result = Resultado y nota se contradicen
heading-odd-ruling = Puntuación inusual en una decisión arbitral
heading-odd-team-size = Tamaño de equipo fuera del manual
heading-old-number-taken = Número antiguo usado de nuevo
heading-one-room = Resultado en una sola sala
heading-one-score = Puntuación de un solo bando
heading-open-elsewhere = Abierto en otro programa
heading-opponent-missing = Falta el rival
heading-ordinary-certificate = Elegidos diplomas corrientes
heading-organiser-near = Organizador escrito de dos maneras
heading-original-entry-disagrees = La inscripción inicial no cuadra
heading-other-entrants = Número de inscritos inadecuado
heading-other-percentage = Porcentaje de un solo bando
heading-other-program = Archivo de otro programa
heading-outcome-differs = Desenlace que no cuadra con los centros
heading-outside-season = Torneo fuera de la temporada
heading-over-quota = Cupo del organizador superado
heading-own-group = Partida dentro de un grupo clasificatorio
heading-pad-earlier = Mano introducida otra vez en los terminales
heading-pad-events = Varios torneos en los terminales
heading-pad-hands-only = Manos sin resultados
heading-pad-hands-other = Manos de otra sesión
heading-pad-left-out = Datos de terminales omitidos
heading-pad-line = Línea de terminales no leída
heading-pad-not-in-movement = Resultado fuera del movimiento
heading-pad-other-direction = Parejas al revés
heading-pad-other-pairs = Resultado de otras parejas
heading-pad-player-changed = Jugador sustituido
heading-pad-players-unknown = Faltan nombres en los terminales
heading-pad-refused = Archivo de terminales no leído
heading-pad-remark = Observación desconocida en los terminales
heading-pad-results-beside = Archivo de manos con resultados
heading-pad-rows-missing = Archivo de terminales dañado
heading-pad-scoring = Los terminales no dicen la puntuación
heading-pad-table-missing = Datos de terminales incompletos
heading-pad-teams = Mesas de un encuentro dudosas
heading-pad-undecided = Puntuación sin decidir
heading-pad-unfinished = Faltan resultados en los terminales
heading-pairing-not-given = Emparejamiento contra las reglas
heading-pairs-not-players = Parejas inscritas como jugadores individuales
heading-pairs-not-teams = Parejas inscritas como equipos
heading-part-unusable = Partes sin unir
heading-parts-aside = Resultados de sesiones sin usar
heading-penalty-computed = Penalización calculada
heading-penalty-differs = Penalización distinta de las reglas
heading-penalty-director = Penalización a criterio del árbitro
heading-penalty-incomplete = Penalización con datos que faltan
heading-penalty-suggested = Penalización que decide el árbitro
heading-penalty-warning = Advertencia por una infracción
heading-percent-guessed = Porcentajes menores que 1
heading-percent-mixed = Porcentaje menor que 1 entre mayores
heading-phase-does-not-fit = Número de jugadores inadecuado para la ronda
heading-picture-unreadable = Imagen inutilizable
heading-place-disagrees = Puesto que no cuadra con el resultado
heading-place-impossible = Puesto imposible
heading-place-missing = Falta el puesto
heading-placeholder-name = Relleno en lugar de nombre
heading-places-begin-anew = Los puestos empiezan de nuevo
heading-places-doubtful = Puestos dudosos
heading-places-impossible = Puestos imposibles
heading-plan-unusable = Plan inutilizable
heading-play-left-out = Juego sin contar
heading-play-without-contract = Datos sin contrato
heading-player-in-two-sections = Jugador en dos grupos
heading-player-missing = Falta un jugador
heading-player-not-eligible = Jugador sin derecho
heading-player-number-missing = Jugador sin número de socio
heading-player-twice = Jugador en dos participantes
heading-players-not-listed = Jugadores sin listar
heading-players-of-play = Número de jugadores inusual
heading-plays-on = Juega tras ser eliminado
heading-plays-on-after-defeat = Juega tras perder
heading-plays-twice = Dos partidas en una fase
heading-plays-while-away = Jugador ausente con partida
heading-points-added = Puntos añadidos
heading-points-not-kept = Puntos que este registro no cuenta
heading-points-of-a-win = Puntos por victoria distintos de 1
heading-points-taken-back = Puntos retirados
heading-points-to-other-name = Puntos a otro nombre
heading-power-again = Otra vez la misma potencia
heading-power-twice = Potencia dos veces en una partida
heading-powers-missing = Faltan potencias en una partida
heading-pqp-withheld = Sin Playoff Qualifying Points
heading-present-odd = «Present» no es yes ni no
heading-prize-amount = Importe de un premio
heading-prize-bounds = Límites de un premio intercambiados
heading-prize-column = Premios: columna desconocida
heading-prize-currencies = Premios en distintas monedas
heading-prize-group = Premio para un grupo desconocido
heading-prize-list = Premio sin clasificación
heading-prize-place = Premio al puesto 0
heading-prize-rises = Premio mayor que el de arriba
heading-prize-sharing = No se indica el reparto de premios
heading-prize-sharing-differs = Premios de un grupo repartidos de dos maneras
heading-prize-twice = Dos premios para un puesto
heading-prize-unclaimed = Premio sin ganador
heading-prize-unknown-players = Jugadores que pueden optar a un premio
heading-prizes-too-many = Demasiados premios
heading-probable-member = Socio probable rechazado
heading-published-points = Puntos de una mano distintos
heading-published-points-of-many = Puntos de muchas manos distintos
heading-published-score = Resultado que no cuadra con las manos
heading-qualified-by-handicap = Clasificado con hándicap
heading-questions-workbook = Preguntas, no un informe
heading-quotas-not-checked = Cupos sin comprobar
heading-rank-behind = Ascenso pendiente
heading-rank-not-borne-out = Rango sin los puntos
heading-rank-unknown = Rango desconocido
heading-rating-bound = Límite que no es un elo
heading-read-by-layout = Hoja del club leída con un diseño
heading-read-by-proof = Hoja del club leída sin esquema
heading-read-elsewhere = Mismo archivo leído en otro lugar
heading-register-comma = Registro: coma dudosa
heading-register-cut-off = Registro: cortado en la última fila
heading-register-date-future = Fecha posterior a la conciliación
heading-register-formulas = Registro: fórmulas sin resultado
heading-register-heading-asked = Registro: encabezado dudoso
heading-register-heading-near = Registro: encabezado mal escrito
heading-register-heading-year = Registro: totales bajo un año
heading-register-member-above = Registro: socio sobre los encabezados
heading-register-merged-total = Registro: totales combinados
heading-register-more-members = Registro: más socios en otra hoja
heading-register-nameless = Registro: socio sin nombre
heading-register-negative-points = Registro: total negativo
heading-register-no-members = Falta la hoja Members
heading-register-no-number = Registro: faltan números de socio
heading-register-number-twice = Número de socio dos veces en el registro
heading-register-numbers-unread = Registro: columna de números no leída
heading-register-second-block = Registro: segundo bloque de socios
heading-register-several-rows = Socio en varias filas
heading-register-sheet-nearly = Registro: nombre de hoja mal escrito
heading-register-sum-beside = Registro: segunda columna de totales
heading-register-thousands = Registro: coma leída como millares
heading-register-total-twice = Registro: dos columnas de totales
heading-register-total-unclear = Registro: total dudoso
heading-register-totals-missing = Registro: faltan totales
heading-register-totals-swapped = Registro: totales al parecer intercambiados
heading-register-uncounted = Registro: puntos de otro tipo
heading-register-unheaded = Registro: cifras sin encabezado
heading-register-unknown-member = Socio que no está en el registro
heading-remarks-left = Observaciones no leídas
heading-repeated-board = Mano introducida dos veces
heading-repeated-column = Columna repetida
heading-repeated-entry = Participante listado dos veces
heading-repeated-event = Torneo listado dos veces
heading-repeated-key = Línea rellenada dos veces
heading-repeated-match = Encuentro introducido dos veces
heading-repeated-result = Segundo resultado de un participante
heading-repeated-setting = Ajuste repetido
heading-repeated-sheet = Hoja repetida
heading-repechage-tied = Empate por la última plaza de la final
heading-report-adjustment = Informe de elo: ajuste
heading-report-board = Informe de elo: partidas sin acabar
heading-report-days = Informe de elo: fechas de rondas
heading-report-federation = Informe de elo: federaciones
heading-report-name = Informe de elo: nombre demasiado largo
heading-report-number = Informe de elo: números FIDE
heading-report-rating = Informe de elo: elo demasiado largo
heading-report-record = Informe de elo: faltan datos
heading-report-time-control = Informe de elo: ritmo de juego
heading-result-and-note = Nota y resultado en desacuerdo
heading-result-before = «Result before» ilegible
heading-result-name = Nombre y participante difieren en los resultados
heading-results-against-matches = Resultados y encuentros no coinciden
heading-results-awaited = El emparejamiento espera resultados
heading-results-counted-blank = Results counted en blanco
heading-results-differ = Dos ganadores de una partida
heading-results-disagree = Dos resultados de una partida
heading-results-missing = Faltan resultados
heading-return-in-output = Informe en la carpeta de salida
heading-round-cell-unclear = Partida no entendida
heading-round-list = No es una lista de rondas
heading-round-not-written = Ronda no escrita
heading-round-twice = Dos partidas en una ronda
heading-rounds-disagree = Celdas de una partida en desacuerdo
heading-row-left = Fila no leída
heading-rows-not-merged = Socios sin fusionar
heading-rows-not-read = Lista no leída
heading-rules-awards-rise = Archivo de reglas: un puesto inferior recibe más
heading-rules-dates = Archivo de reglas: acaba antes de empezar
heading-rules-extends = Archivo de reglas: no se puede ampliar
heading-rules-formula = Archivo de reglas: fórmulas de los primeros puntos
heading-rules-gap = Archivo de reglas: hueco entre bloques
heading-rules-hidden = Archivo de reglas: bloque sin efecto
heading-rules-id = Archivo de reglas: id inutilizable
heading-rules-missing-clause = Archivo de reglas: falta la cláusula
heading-rules-missing-key = Archivo de reglas: falta una clave
heading-rules-no-scale = Archivo de reglas: sin baremo
heading-rules-number = Archivo de reglas: número fuera de rango
heading-rules-order = Archivo de reglas: bloques desordenados
heading-rules-overlap = Archivo de reglas: bloques que se solapan
heading-rules-shape = Archivo de reglas: forma de un baremo
heading-rules-shape-key = Archivo de reglas: clave de otra forma
heading-rules-syntax = Archivo de reglas: ilegible
heading-rules-twice = Archivo de reglas: nombre usado dos veces
heading-rules-unfit-value = Archivo de reglas: valor inutilizable
heading-rules-unknown-key = Archivo de reglas: clave desconocida
heading-rules-unreadable = Archivo de reglas sin usar
heading-same-event-twice = Mismo torneo en dos lugares
heading-scale-of-percent = Baremo de PV para otros resultados
heading-scheveningen-met = Scheveningen: rivales de nuevo enfrentados
heading-scheveningen-missing = Scheveningen: faltan partidas
heading-scheveningen-rounds = Rondas del encuentro Scheveningen
heading-scheveningen-same-side = Scheveningen: partida dentro de un bando
heading-scheveningen-sides = Bandos del encuentro Scheveningen dudosos
heading-scheveningen-unpaired = Scheveningen: jugadores sin rival
heading-score-above-max = Resultado sobre el máximo
heading-score-out-of-line = Resultado lejos de los demás
heading-score-slip = Posible errata en un resultado
heading-score-tenth = Porcentaje diez veces menor que los demás
heading-scores-again = Mismos resultados que otro torneo
heading-scores-both-gain = Ganan ambos bandos
heading-scores-disagree = Puntuaciones de una fila en desacuerdo
heading-scores-no-result = No es un resultado de partida
heading-scores-unnamed = No se indica el tipo de resultados
heading-scoring-heading = Puntuación y resultados en desacuerdo
heading-seated-while-away = Jugador ausente en un puesto
heading-second-list = Segunda lista en la hoja
heading-second-rating-column = Segunda columna de elos
heading-second-score-column = Segunda columna de resultados
heading-second-team = Jugador en dos equipos
heading-section-odd = Grupo con número impar de jugadores
heading-sections-unknown = Faltan los grupos de los jugadores
heading-seeding-odd = Valoración o cabeza de serie dudosa
heading-session-again = Sesión igual que una anterior
heading-setting-awaited = Dato que falta por un ajuste
heading-setting-blank = Ajuste sin valor
heading-setting-unfit = Ajuste con valor erróneo
heading-settings-misnamed = Archivo de ajustes con nombre erróneo
heading-settings-syntax = Línea de ajustes ilegible
heading-settings-unreadable = Ajustes ilegibles
heading-several-qualifiers = Varios torneos clasificatorios
heading-sheet-copy = Copia de una hoja
heading-sheet-found = Resultados hallados en otra hoja
heading-sheet-joined = Hojas leídas como un solo torneo
heading-sheet-left = Hoja no leída
heading-sheet-not-adopted = Hoja del club a la espera de datos
heading-sheet-not-recognised = Ningún resultado en una hoja
heading-sheet-of-others = Hoja de otros participantes
heading-sheet-unreadable = Hoja leída en parte
heading-short-number = Número de socio demasiado corto
heading-sides-not-exchanged = Misma potencia en ambas partidas
heading-small-knockout = Eliminatoria con muy pocas mesas
heading-small-part = División o grupo demasiado pequeño
heading-solo-without-18 = Solo sin 18 centros
heading-stage-not-known = Fase anterior desconocida
heading-stages-not-counted = Fases anteriores sin contar
heading-stands-down = Jugadores que descansan una ronda
heading-status-differs = Estatus que no cuadra con los datos
heading-status-round = Estatus sin ronda
heading-status-unlike = Estatus inusual
heading-stratum-column = Estratos: columna desconocida
heading-stratum-label = Nombre de estrato no utilizable
heading-stratum-order = Estratos desordenados
heading-stratum-unbounded = Estrato sin límites
heading-struck-out = Tachado pero contado
heading-surplus-rounds = Más rondas que la tabla de puntos
heading-tables-disagree = Número de mesas distinto
heading-team-mates-meet = Compañeros en un mismo tablero
heading-team-near = Equipo escrito de dos maneras
heading-team-number = Número de equipo y de emparejamiento distintos
heading-team-size-unmet = Tamaño de equipo mayor que todo encuentro
heading-team-too-large = Demasiados jugadores en un equipo
heading-teams-without-matches = Torneo de equipos sin encuentros
heading-text-alone = Archivo de texto, no un libro
heading-text-numbers = Números guardados como texto
heading-third-meeting = Tercer encuentro en un tablero
heading-threes-meet-again = Tríos que coinciden otra vez
heading-tie-break-of-teams = Desempate para equipos
heading-tie-break-unknown = Desempate desconocido
heading-tie-break-without-ratings = Desempate sin elos
heading-tie-breaks-not-applied = Desempates en un formato sin ellos
heading-tie-broken = Puestos empatados dados en orden
heading-title-borrowed = Datos copiados de otra hoja
heading-to-the-final = A la final
heading-too-few-boards = Muy pocas manos en el torneo
heading-too-few-for-board = Muy pocos jugadores para un tablero
heading-too-few-scores = Muy pocas puntuaciones para un datum
heading-too-few-tables = Muy pocas mesas para puntos
heading-too-many-centres = Demasiados centros en un año
heading-too-old-for-youth = Demasiado mayor para juveniles
heading-too-young-for-seniors = Demasiado joven para séniores
heading-total-typed = Total cambiado a mano
heading-totals-exchanged = Columnas de totales intercambiadas
heading-totals-gone = Falta la columna de totales
heading-totals-row = Fila de totales
heading-trf-bye-without-letter = Tournament Report File: descansos sin letra
heading-trf-drawn-already = Tournament Report File: ronda ya emparejada
heading-trf-encoding = Tournament Report File: no es UTF-8
heading-trf-kept = Tournament Report File: registros sin usar
heading-trf-line = Tournament Report File: línea ilegible
heading-trf-meets-itself = Tournament Report File: jugador contra sí mismo
heading-trf-more-rounds = Tournament Report File: demasiadas rondas
heading-trf-no-players = Tournament Report File: sin jugadores
heading-trf-no-result = Tournament Report File: partida sin resultado
heading-trf-not-counted = Tournament Report File: registro sin contar
heading-trf-number-twice = Tournament Report File: número de jugador repetido
heading-trf-numbers-missing = Tournament Report File: faltan números de jugador
heading-trf-opponents-disagree = Tournament Report File: rivales en desacuerdo
heading-trf-other-system = Tournament Report File: otro sistema de emparejamiento
heading-trf-place = Tournament Report File: puesto que no cuadra
heading-trf-places-not-compared = Tournament Report File: puestos sin comparar
heading-trf-points = Tournament Report File: puntos que no cuadran
heading-trf-record = Tournament Report File: registro sin usar
heading-trf-shifted = Tournament Report File: columnas desplazadas
heading-trf-teams = Tournament Report File: equipos sin encuentros
heading-trf-two-results = Tournament Report File: dos resultados de una partida
heading-trf-unknown-opponent = Tournament Report File: rival desconocido
heading-tricks-disagree = Bazas y resultado en desacuerdo
heading-twice-in-play = Jugador dos veces en un juego
heading-two-in-round = Dos rivales en una ronda
heading-two-names = Dos nombres en una celda
heading-two-seats = Dos puestos en una ronda
heading-two-tables = Participante en dos mesas
heading-typed-points-differ = Puntos que no cuadran con las partidas
heading-unknown-choice = Valor que no está en la lista
heading-unknown-column = Columna desconocida
heading-unknown-entry = Participante desconocido
heading-unknown-event = Torneo desconocido
heading-unknown-format = Formato desconocido
heading-unknown-key = Línea desconocida de la hoja Event
heading-unknown-movement = Movimiento desconocido
heading-unknown-player = Jugador desconocido en una alineación
heading-unknown-power = Potencia desconocida
heading-unknown-qualifier = Torneo clasificatorio no encontrado
heading-unknown-round = Alineación para una ronda desconocida
heading-unknown-rules = Reglamento desconocido
heading-unknown-setting = Ajuste desconocido
heading-unknown-sheet = Hoja desconocida
heading-unknown-status = Estatus del organizador desconocido
heading-unknown-vp-scale = Baremo de puntos de victoria desconocido
heading-unlisted-game = Juego fuera de la lista
heading-unreadable-adjusted = Resultado ajustado ilegible
heading-unreadable-contract = Contrato ilegible
heading-unreadable-date = Fecha ilegible
heading-unreadable-number = Número ilegible
heading-unreadable-place = Puesto ilegible
heading-unregistered-award = Puntos sin número de socio
heading-unused-numbers = Columna de números sin usar
heading-upload-address = Envío: falta el correo electrónico
heading-upload-adds-twice = Envío: los puntos contarían dos veces
heading-upload-charge = Envío: código de tarifa
heading-upload-charge-unfit = Envío: código de tarifa inadecuado
heading-upload-columns-unknown = Faltan columnas de la lista de socios
heading-upload-file-changed = Envío: archivo cambiado a mano
heading-upload-game = Envío: partida no aceptada
heading-upload-ledger-contradiction = Envío: libro contradictorio
heading-upload-ledger-damaged = Envío: libro ilegible
heading-upload-name = Envío: nombre dudoso
heading-upload-needs = Envío: faltan datos
heading-upload-not-written = Envío: respuesta a un archivo desconocido
heading-upload-nothing = Envío: nada que enviar
heading-upload-number = Envío: número que sería rechazado
heading-upload-number-twice = Envío: dos jugadores con un número
heading-upload-points = Envío: puntos demasiado grandes o exactos
heading-upload-provisional = Envío: torneo provisional
heading-upload-refused = Envío: archivo rechazado sin cambios
heading-upload-time-control = Envío: ritmo de juego
heading-upload-unpaid = Envío: jugador sin puntos
heading-upload-without-number = Envío: jugador sin número
heading-usebio-damaged = USEBIO: archivo dañado
heading-usebio-encoding = USEBIO: texto ilegible
heading-usebio-left-out = USEBIO: datos omitidos
heading-usebio-refused = Archivo USEBIO no leído
heading-usebio-version = USEBIO: otra versión
heading-version-missing = Falta la versión de una mano alterada
heading-virtual-points = Puntos virtuales ilegibles
heading-vp-scale-boards = Baremo de PV sin esta longitud
heading-vps-beyond-scale = PV fuera del baremo
heading-vps-disagree = PV que no cuadran con los IMP
heading-warnings = Varias advertencias
heading-weekday-differs = Título y fecha en desacuerdo
heading-weights-not-one = Partes que no suman 1
heading-winners-not-said = Winners en blanco
heading-winners-of-mitchell = Mitchell con un solo ganador
heading-withdrawal-elsewhere = Retirada durante una fase
heading-withdrawn-drawn = Jugador retirado con partida
heading-workbook-damaged = Libro de cálculo dañado
heading-workbook-encrypted = Libro de cálculo con contraseña
heading-workbook-left-out = Libro de cálculo con otro nombre
heading-workbook-too-large = Libro de cálculo demasiado grande
heading-year-gap = Falta el año de juego
