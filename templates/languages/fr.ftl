# Français (French)

## The frame of every page

frame-skip = Aller au contenu
frame-trail = Où vous êtes
frame-season = Saison
frame-made-by = Réalisé avec palmares { $version }.
frame-triangle = Un nombre avec un triangle s’ouvre pour montrer son calcul.
frame-pages = Pages
language-code = fr

## Links and titles

link-certificates = Certificats
events = Tournois
quotas = Quotas
players = Joueurs
clubs = Clubs
link-workbook = La saison en classeur
link-secretary = Pour le secrétaire
competitions = Compétitions
players-by-surname = , par nom
players-letters = Lettres
score-cards = Fiches de scores
standings = Classement
lists-workbook = La même chose en classeur
promotions-certificates = Certificats à imprimer
promotions-none = Aucune promotion.
players-other = Autres

## Heads of columns, and labels on phones

head-date = Date
head-event = Tournoi
head-with = Avec
head-place = Place
head-score = Score
head-award = Attribué
head-round = Ronde
head-colour = Couleur
head-opponent = Adversaire
head-result = Résultat
head-points = Points
head-game = Partie
head-power = Puissance
head-centres-by-year = Centres par année
head-outcome = Issue
head-opponents = Adversaires
head-centres = Centres
head-tables = Tables
head-winners = Vainqueurs
head-state = État
head-player = Joueur
head-number = Numéro
head-events = Tournois
head-club = Club
head-who = Qui
head-field = Participants
head-name = Nom
head-counted = Comptés
head-played = Joués
head-basis = Justification
head-total = Total
head-rating = Elo
head-section = Groupe
head-scratch = Sans handicap
head-overall = Général
head-prize = Prix
head-amount = Montant
head-home = Domicile
head-away = Extérieur
head-boards = Donnes
head-imps = IMP
head-games = Parties
head-expected = Attendu
head-change = Variation
head-new-rating = Nouvel Elo
head-performance = Performance
head-norm = Norme
head-norm-result = Résultat, ou ce qui manque encore
head-team = Équipe
head-no = N°
head-mps-of = MP sur { $top }
head-white = Blancs
head-black = Noirs
head-board = Échiquier
head-side = Côté

## Things with their number

count-boards =
    { $count ->
        [one] { $number } donne
       *[other] { $number } donnes
    }
count-certificates =
    { $count ->
        [one] { $number } certificat
       *[other] { $number } certificats
    }
count-clubs =
    { $count ->
        [one] { $number } club
       *[other] { $number } clubs
    }
count-contestants =
    { $count ->
        [one] { $number } participant
       *[other] { $number } participants
    }
count-errors =
    { $count ->
        [one] { $number } erreur
       *[other] { $number } erreurs
    }
count-events =
    { $count ->
        [one] { $number } tournoi
       *[other] { $number } tournois
    }
count-more =
    { $count ->
        [one] { $number } autre
       *[other] { $number } autres
    }
count-players =
    { $count ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
count-points =
    { $count ->
        [one] { $number } point
       *[other] { $number } points
    }
count-points-part = { $number } points
count-results =
    { $count ->
        [one] { $number } résultat
       *[other] { $number } résultats
    }
count-tables =
    { $count ->
        [one] { $number } table
       *[other] { $number } tables
    }
count-tables-part = { $number } tables
count-warnings =
    { $count ->
        [one] { $number } avertissement
       *[other] { $number } avertissements
    }
count-chess-boards =
    { $count ->
        [one] { $number } échiquier
       *[other] { $number } échiquiers
    }
count-games =
    { $count ->
        [one] { $number } partie
       *[other] { $number } parties
    }
count-cards =
    { $count ->
        [one] { $number } carte
       *[other] { $number } cartes
    }

## The index

index-problems = { $problems } : pour le secrétaire
index-first-hundred = Les cent premiers
index-all-players = Tous les joueurs par nom
index-latest = Derniers résultats
index-calendar = Calendrier
index-ahead = À venir
index-by-month = Par mois
index-all-events = Tous les tournois ({ $number })
index-all-clubs = Tous les clubs ({ $number })
tile-events =
    { $count ->
        [one] tournoi
       *[other] tournois
    }
tile-clubs =
    { $count ->
        [one] club
       *[other] clubs
    }
tile-players =
    { $count ->
        [one] joueur
       *[other] joueurs
    }
season-of = Saison { $years }

## Leaders and records

leaders-title = Les premiers de la saison
leaders-more =
    { $count ->
        [one] { $number } autre avec { $points }
       *[other] { $number } autres avec { $points }
    }
records-most = Le plus de { $kind } en un tournoi
records-highest = Meilleurs pourcentages

## A player

player-number = Numéro de membre { $number }
player-no-number = Sans numéro de membre
player-also = Aussi inscrit comme { $names }.
player-events-played = Tournois joués
player-clauses = La page du tournoi montre le calcul de chaque attribution, article par article : { $clauses }, sauf mention contraire.
player-round-by-round = , ronde par ronde
player-game-by-game = , partie par partie
player-place-of = { $place } sur { $field }
player-clauses-also = aussi { $clauses }
player-clauses-by = selon { $clauses }

## A club

club-players = Joueurs selon les points gagnés ici

## An event

event = Tournoi
event-the-draw = { $round } : les appariements
ratings = Classements Elo
event-house = paire maison
groups = Groupes
prizes = Prix
event-receipts = Reçus à signer
ratings-own = Calculé d’après les classements Elo de la feuille, pour ce seul tournoi.
norms = Normes de titre
event-why = Comment les points ont été calculés
event-clauses = { $book }, articles { $clauses }. Les points valent pour chaque joueur.
event-settled = D’après les réglages, et non la feuille : { $settled }
problems = Problèmes
event-annotated = La feuille annotée
event-annotated-has = contient chaque cellule telle qu’envoyée, suivie de ces résultats.
event-draw-of-round = Appariements de la ronde { $number }
event-status = statut { $status }
event-adjusted = ajustement { $amount }

## Brackets

bracket = Tableau
bracket-by-round = Tableau, tour par tour
bracket-won = gagné
bracket-eliminated = éliminé
bracket-out = éliminé
bracket-key = En gras : le vainqueur. Barré : éliminé à ce tour.

## Matches and rounds

matches = Matchs
crosstable = Grille
rounds = Rondes
matches-after = Classement après chaque tour
matches-after-caption = Classement après chaque tour, en { $unit }, avec la place
round-number = Ronde { $number }
crosstable-key-teams = 12w2½ : contre le numéro 12 avec les Blancs au premier échiquier, 2½ points de partie. + et − ont été décidés par forfait.
crosstable-key = 12w1 : contre le numéro 12 avec les Blancs, gagné ; ½ nulle, 0 perdu. + et − ont été décidés par forfait.
rounds-home-had = Domicile avant
rounds-white-had = Blancs avant
rounds-away-had = Extérieur avant
rounds-black-had = Noirs avant
diplomacy-rounds = Rondes et puissances
diplomacy-key = E 26.563 : England, 26,563 points. A Austria-Hungary, E England, F France, G Germany, I Italy, R Russia, T Turkey.
diplomacy-games = Parties

## Boards and score cards

boards = Donnes
cards-contestants = Participants
cards-own-side = Les scores sont vus du côté du participant.
cards-best = meilleure donne
cards-worst = plus mauvaise donne
boards-most-frequent = La liste des donnes montre le contrat le plus fréquent.
board-number = Donne { $number }
boards-dealer = Donneur { $dealer }, { $vulnerable }
cards-print-four = À imprimer : quatre cartes par page, A4 ou Letter.
cards-print-two = À imprimer : deux cartes par page, A4 ou Letter.
board-prizes = Prix d’échiquier
board-prizes-key = Seules comptent les parties jouées, chacune à l’échiquier où elle l’a été. À pourcentage égal, plus de parties passent devant ; à points égaux, moins.
boards-of = Donnes : { $event }
cards-of = Fiches de scores : { $event }
cards-place-of = Place { $place } sur { $field }
cards-not-ranked = Non classé
board-one = Donne
cards-place-round = Cartes de place, ronde { $number }
how-matchpoints = Par paires : 2 pour chaque résultat moins bon sur la donne, 1 pour chaque résultat égal (Loi 78A).
how-butler = IMP (Loi 78B) de chaque score contre le datum de la donne ({ $clause }).
how-cross-imps = IMP (Loi 78B) de chaque score contre chaque autre score de la donne, divisés ({ $clause }).
how-teams = IMP de la différence entre les deux salles (Loi 78B).
how-board-a-match = Chaque donne est gagnée, partagée ou perdue contre l’autre salle : 2, 1 ou 0.
how-aggregate = Total des points : les scores de toutes les donnes additionnés.
how-neuberg = Quand A résultats d’une donne peuvent être comparés et que d’autres en ont E, M points sont devenus (M + 1) × E / A − 1 ({ $clause }).
how-simple = Sur une donne qui a moins de résultats que les autres, les points comptent comme part de son propre top ({ $clause }).
how-artificial = A+, A et A− sont des marques artificielles de { $plus }, { $average } et { $minus } % ({ $clause }).
how-artificial-own = A+, A et A− sont des marques artificielles de { $plus }, { $average } et { $minus } %, ou la moyenne du participant dans la séance si elle est meilleure pour A+ ou moins bonne pour A− ({ $clause }).
how-artificial-own-minus = A+, A et A− sont des marques artificielles de { $plus }, { $average } et { $minus } %, pour A− la moyenne du participant dans la séance si elle est moins bonne ({ $clause }).
how-artificial-imps = A+, A et A− sont des marques artificielles ; moyenne plus sur une donne vaut { $plus } IMP ({ $clause }).
traveller-version = Version { $version } d’une donne mal remise, comparée à ses seuls résultats.
traveller-top = Top { $top }.
traveller-compared = { $scores } résultats sur { $expected } peuvent être comparés.
traveller-neuberg = M points sont devenus (M + 1) × { $expected } / { $scores } − 1 ({ $clause }).
traveller-divided = { $scores } scores ; la somme des IMP est divisée par { $by }.
traveller-too-few = Trop peu de scores à comparer.
sum-none = Pas de score.
sum-adjusted = ; ajustement { $amount }
sum-scaled = ; ramené à toutes les donnes : { $value } sur { $full }
sum-best = ; les { $best } meilleurs sur { $all } comptent
sum-share = { $value } sur { $most } = { $share } %
sum-matchpoints = Points
sum-together = ensemble

## Draws and cards to print

drawn-number = N° { $number }
drawn-pairing-number = , n° d’appariement { $number }
drawn-section = Groupe { $section }
receipts = Reçus
receipts-received = Reçu { $amount } · date
receipts-signature = Signature
draw-next = Ronde suivante
draw-by = Par { $board }
draw-by-name-link = Par nom
draw-why = Pourquoi
draw-mine = Ma table
draw-mine-list = Ma table : la liste par nom
draw-by-board = par échiquier
draw-by-small = par { $board }
draw-by-name = par nom
draw-not-drawn = Non appariés :
bye = exempt
draw-seat = Échiquier { $board }, { $power }
draw-against = contre
draw-why-seats = Pourquoi ces places
draw-why-pairings = Pourquoi ces appariements
draw-open = Ouvrez un appariement pour en voir les raisons.
draw-mine-type = Ma table : tapez une partie de votre nom
draw-round-of = Ronde { $number } sur { $rounds }

## The search

search-season = La saison
search-find = Chercher un joueur, un tournoi ou un club
search-hits = Résultats de la recherche
search-missing = La liste des noms manque.
search-player = joueur
search-event = tournoi
search-club = club
search-found = trouvés
search-nothing = Rien trouvé
search-first = , les { $most } premiers sont affichés

## Pictures

chart-months = Tournois par mois
chart-months-caption = Tournois par mois.
chart-clubs-master = Points de maître par club
chart-clubs-local = Local Points par club
chart-first-ten = { $title }, les dix premiers.
chart-tables = Tables à chaque tournoi, par date
chart-tables-caption = Tables à chaque tournoi.
chart-course = Part des participants battus à chaque tournoi, par date
chart-course-caption = Part des participants battus, tournoi par tournoi : plus c’est haut, mieux c’est.
chart-spread = Répartition des scores
chart-spread-of = Répartition des scores, { $list }
chart-spread-caption = Combien de participants ont eu quel score.
chart-bars = Les mêmes nombres en barres.
unit-events = tournois
unit-month = mois
unit-tables = tables
unit-day = jour du tournoi
unit-contestants = participants
unit-master-points = points de maître
chart-race = { $unit } gagnés, ronde par ronde
chart-race-caption = { $unit } gagnés dans les matchs, ronde par ronde.
chart-race-caption-named = { $unit } gagnés dans les matchs, ronde par ronde ; les { $number } premiers sont nommés.
unit-round = ronde
chart-running = { $unit } cumulés de { $label }
chart-running-percent = Pourcentage cumulé de { $label }
chart-running-told = { $last } après { $number } donnes ; au plus haut { $high } après { $high-after }, au plus bas { $low } après { $low-after }.
chart-running-axis = { $unit }, donne par donne ({ $number })
chart-spread-some = , dont { $some } avec points
chart-column-with = { $number } avec { $from } { $unit }
chart-column-from = { $number } de { $from } à { $to } { $unit }
chart-per-cent = { $numbers } pour cent
chart-no-award = sans points
chart-with-awards = avec points
chart-centres = Centres de ravitaillement, { $game }

## Letters

letter-number = (numéro { $number })
letter-please-answer = MERCI DE RÉPONDRE
letter-correct = Corrigez votre classeur, ou la copie annotée, et renvoyez-le.
letter-no-questions = Nous n’avons pas de questions à vous poser.
letter-please-tell = MERCI DE NOUS DIRE
letter-only-questions = Ce ne sont que des questions : il peut y avoir une bonne raison.
letter-one-note = 1 remarque ne demande pas de réponse ; les copies annotées la montrent.
letter-notes = { $number } remarques ne demandent pas de réponse ; les copies annotées les montrent.
letter-credited = CRÉDITÉ
letter-nothing = rien
letter-files = FICHIERS
letter-your-return = (votre feuille avec nos remarques)
letter-pdf = (certificats à imprimer)
letter-certificates-of = (certificats : { $name })
letter-up-to = Jusqu’au { $day }
letter-congratulations = FÉLICITATIONS
letter-promotion = Vous êtes maintenant { $rank } : { $why }
letter-your-points = VOS POINTS
letter-since = dont nouveaux pour vous : { $points }
letter-rank = Rang : { $rank }
letter-next-rank = Prochain rang : { $rank }, encore { $needs }
letter-where-from = D’OÙ ILS VIENNENT
letter-waiting = PAS ENCORE CRÉDITÉ
letter-certificates = CERTIFICATS
letter-place = place { $place }

## Certificates

certificates-print = Imprimez sans marges ; chaque feuille est une page.
certificate-awarded-to = décerné à
certificate-awarded-to-capital = Décerné à
certificate-date-of-issue = Date de délivrance
certificate-issuing-officer = Responsable de la délivrance
certificate-place = { $ordinal } place
certificate-place-scratch = { $ordinal } place sans handicap
certificate-place-shared = { $ordinal } place ex æquo
certificate-place-shared-scratch = { $ordinal } place ex æquo sans handicap
certificate-points-won = points gagnés
certificate-title-shared = { $title }, partagé
certificate-organised-by = organisé par { $organiser }
certificate-reached-on = atteint le { $day }
certificate-member-number = Numéro de membre { $number }
certificate-no-member-number = Numéro de membre non indiqué
certificate-number = Certificat { $number }
certificate-officer = Responsable de la délivrance : { $name }
certificate-in-words = en toutes lettres : { $words }
certificate-clauses = Articles { $clauses } : { $book }.
certificate-congress-reasons = La page de chaque tournoi montre le calcul de ses points.
certificates-of = Certificats : { $name }

## Points in words, and places

list-and = { $first } et { $last }
spelled-quarter = un quart
spelled-half = un demi
spelled-three-quarters = trois quarts
spelled-and-quarter = { $whole } et quart
spelled-and-half = { $whole } et demi
spelled-and-three-quarters = { $whole } trois quarts
spelled-decimal = { $whole } virgule { $digits }
ordinal =
    { $count ->
        [1] 1re
       *[other] { $number }e
    }

## Days and months

date-day =
    { $count ->
        [1] 1er { $month } { $year }
       *[other] { $number } { $month } { $year }
    }
date-month = { $month } { $year }
date-day-month =
    { $count ->
        [1] 1er { $month }
       *[other] { $number } { $month }
    }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
month-short-1 = janv.
month-short-2 = févr.
month-short-3 = mars
month-short-4 = avr.
month-short-5 = mai
month-short-6 = juin
month-short-7 = juil.
month-short-8 = août
month-short-9 = sept.
month-short-10 = oct.
month-short-11 = nov.
month-short-12 = déc.
month-none = sans date

## The office

office-returns = Feuilles
office-return = Feuille
office-totals = Totaux de contrôle
office-sums-key = Les mêmes points, additionnés par tournoi, par joueur et par club (avec les tournois sans club). Les trois sommes doivent concorder.
office-kind = Sorte
office-severity = Gravité
office-files = Fichiers
office-stake = Attribué dans ces tournois
office-workbook = le classeur de la saison
office-by-event = Par tournoi
office-by-player = Par joueur
office-by-club = Par club
office-sums = Sommes
office-agree = concordent
office-differ = ne concordent pas
office-errors = Erreurs
office-warnings = Avertissements
office-notes = Remarques
office-without-awards = { $events } sans attribution
office-all-returns = Toutes les feuilles ({ $number })
count-returns =
    { $count ->
        [one] { $number } feuille
       *[other] { $number } feuilles
    }
count-notes =
    { $count ->
        [one] { $number } remarque
       *[other] { $number } remarques
    }
count-questions =
    { $count ->
        [one] { $number } question pour les clubs
       *[other] { $number } questions pour les clubs
    }

## Lists

count-rows =
    { $count ->
        [one] { $number } ligne
       *[other] { $number } lignes
    }
list-in = dans
list-left = ; { $number } autres n’y sont que là et dans le classeur

## The entry desk

desk = Bureau des inscriptions
desk-everybody = Tous
desk-fee = Droit
desk-paid = Payé
desk-open = Dû
desk-is-here = Présent
desk-arrives = Arrive
desk-asked = Exempts
desk-key = Dû : droit − payé ; un signe plus veut dire que l’on a trop payé. Les colonnes sont Fee due, Fee paid, Present, Arrives et Byes de la feuille Entries.
desk-paid-only = Payé { $paid }.
desk-owed = À payer { $due } − payé { $paid } = dû { $owed }.
desk-overpaid = À payer { $due } − payé { $paid } = { $balance } : dû { $owed } − trop payé { $over }.
desk-without = {" "}Sans { $number } dont les montants sont illisibles.
desk-here = { $here } présents, { $away } absents, { $open } non cochés.
desk-owes = Restent à payer
desk-owes-of = { $owed } sur { $due }
desk-owes-left = { $owed } sur { $due } (retiré)
desk-unread = Pas dans les sommes
desk-unread-fee = droit { $due }, payé { $paid }
desk-missing = Pas encore là
desk-late = Arrivent plus tard
desk-byes = Exempts demandés
desk-bye-for = { $rounds } (pour { $score })
count-entries =
    { $count ->
        [one] { $number } inscrit
       *[other] { $number } inscrits
    }

## While an event is played

hall = Salle
hall-final = Classement final
hall-nothing = Aucune ronde n’est encore appariée, et il n’y a pas de résultats.
hall-pause = Pause
hall-go-on = Continuer
find-list = La liste par nom
find-seat = Place
find-plays-for = Joue pour
find-for = pour
find-nothing = Aucune ronde n’est encore appariée.
find-round = { $title }, ronde { $number }
find-standings = { $title } : classement
find-place = place { $place } avec { $score }

## Boards, prizes, competitions

boards-play = jeu
boards-split = score séparé ; { $side } { $score }
boards-weight = { $share } % de { $score }
boards-hands = Mains
boards-makes = Faisable : { $makes }
datum-mean =
    { $count ->
        [one] Datum { $value } : moyenne de { $number } score
       *[other] Datum { $value } : moyenne de { $number } scores
    }
datum-rounded =
    { $count ->
        [one] Datum { $value } : la moyenne de { $number } score est { $mean }, arrondie
       *[other] Datum { $value } : la moyenne de { $number } scores est { $mean }, arrondie
    }
datum-ends = les { $low } plus bas et les { $high } plus hauts
datum-left-out = ; écartés sur { $number } : { $scores }
datum-others = , ceux d’autres tables compris
unit-centres = centres
prizes-paid = Prix { $total }, tout est payé.
prizes-left = Prix { $total } = payé { $paid } + reste { $left }.
norm-result = { $score } sur { $games }, performance { $performance }
count-leaders =
    { $count ->
        [one] { $number } en tête
       *[other] { $number } en tête
    }
competition-by = { $of } par { $by }, { $value }
competition-best = les { $number } meilleurs comptent
competition-least =
    { $count ->
        [one] au moins { $number } tournoi
       *[other] au moins { $number } tournois
    }

## Fixed words

word-certificate = Certificat
word-certificate-of-rank = Certificat de rang
word-congress-certificate = Certificat de festival
word-master-point-certificate = Certificat de points de maître
word-master-points = Points de maître
word-points = Points
word-title = Titre
word-prize = Prix
word-award = Attribué
word-final = définitif
word-provisional = provisoire
word-rejected = refusé
word-state-provisional = Provisoire
word-state-rejected = Refusé
word-state-not-released = Pas encore publié
word-state-no-awards-yet = Les places peuvent encore changer, et il n’y a pas encore de points.
word-state-rounds-to-play = Il reste des rondes à jouer, ou quelque chose dans la feuille n’a pas pu être lu. Les places peuvent encore changer, et il n’y a pas encore de points.
word-state-no-places = Il n’y a pas de places ; les problèmes ci-dessous disent pourquoi.
word-state-hidden = Places, scores et points restent cachés jusqu’à ce que l’arbitre les publie.
word-error = erreur
word-warning = avertissement
word-note = remarque
word-rounds = Tours
word-no = N°
word-team = Équipe
word-pairing-cards = Cartes d’appariement
word-place-cards = Cartes de place
word-board = Échiquier
word-table = Table
word-side = Côté
word-colour = Couleur
word-power = Puissance
word-home = Domicile
word-away = Extérieur
word-white = Blancs
word-black = Noirs
word-net-points = Points nets
word-net-imps = IMP nets
word-mps = MP
word-imps = IMP
word-vps = PV
word-pairs-event = Tournoi par paires
word-teams-event = Tournoi par quatre
word-individual-event = Tournoi individuel
word-swiss-pairs = Patton suisse par paires
word-swiss-teams = Patton suisse par équipes
word-multiple-teams = Équipes multiples
word-team-league = Championnat par équipes
word-round-robin = Toutes rondes
word-knockout-for-teams = Coupe par équipes
word-double-knockout-for-teams = Double élimination par équipes
word-knockout-for-pairs = Coupe par paires
word-ladder-for-pairs = Échelle par paires
word-ladder-for-teams = Échelle par équipes
word-ladder-for-individuals = Échelle individuelle
word-chess-tournament = Tournoi d’échecs (système suisse)
word-chess-team-tournament = Tournoi d’échecs par équipes
word-diplomacy-tournament = Tournoi de Diplomacy
word-two-player-diplomacy = Coupe de Diplomacy à deux
word-board-games = Jeux de société
word-north-south = Nord-Sud
word-east-west = Est-Ouest
word-north = Nord
word-south = Sud
word-east = Est
word-west = Ouest
word-nobody-vulnerable = personne vulnérable
word-ns-vulnerable = NS vulnérables
word-ew-vulnerable = EO vulnérables
word-both-vulnerable = tous vulnérables
word-won-by-forfeit = gagné par forfait
word-lost-by-forfeit = perdu par forfait
word-half-by-forfeit = un demi-point chacun par forfait
word-adjourned = ajournée
word-no-result-yet = pas encore de résultat
word-bye-of-the-draw = exempt au tirage
word-full-point-bye = exempt avec un point
word-half-point-bye = exempt avec un demi-point
word-not-playing = ne joue pas
word-absent = absent
word-session = Séance
word-round = Ronde
word-partner = Partenaire
word-against = Contre
word-our-ns = Nos NS
word-our-ew = Nos EO
word-score = Score
word-contract = Contrat
word-by = Par
word-tricks = Levées
word-result = Résultat
word-room = Salle
word-lead = Entame
word-play = Jeu
word-ns = NS
word-ew = EO
word-ns-mps = MP NS
word-ns-percent = % NS
word-ew-mps = MP EO
word-ew-percent = % EO
word-ns-points = Points NS
word-ew-points = Points EO
word-ns-imps = IMP NS
word-ew-imps = IMP EO
word-charted-percent = Les colonnes montrent le pourcentage de chaque donne, la ligne le pourcentage cumulé.
word-charted-points = Les colonnes montrent les points de chaque donne, la ligne leur somme cumulée.
word-charted-imps = Les colonnes montrent les IMP de chaque donne, la ligne leur somme cumulée.
word-status-club = club
word-status-district = district
word-status-area = zone
word-status-regional = régional
word-status-national = national
word-kind-pairs = paires
word-kind-teams = équipes
word-kind-individual = individuel
word-kind-swiss-pairs = suisse par paires
word-kind-swiss-teams = suisse par équipes
word-kind-multiple-teams = équipes multiples
word-kind-league = championnat
word-kind-round-robin = toutes rondes
word-kind-knockout-teams = coupe par équipes
word-kind-double-knockout-teams = double élimination
word-kind-knockout-pairs = coupe par paires
word-kind-ladder-pairs = échelle par paires
word-kind-ladder-teams = échelle par équipes
word-kind-ladder-individual = échelle individuelle
word-kind-swiss = système suisse
word-kind-chess-teams = échecs par équipes
word-kind-diplomacy = Diplomacy
word-kind-two-player = à deux
word-kind-board-games = jeux de société
word-method-matchpoints = marque par paires
word-method-butler = IMP contre le datum
word-method-cross-imps = IMP croisés
word-method-teams = IMP entre deux salles
word-method-board-a-match = board-a-match
word-method-aggregate = total des points
word-note-bye = exempt
word-note-forfeit-home = forfait à domicile
word-note-forfeit-away = forfait à l’extérieur
word-note-not-played = non joué
word-women = Dames
word-mixed = Mixte
word-seniors = Seniors
word-juniors = Juniors
word-section = Groupe
word-power-austria = Autriche-Hongrie
word-power-england = Angleterre
word-power-france = France
word-power-germany = Allemagne
word-power-italy = Italie
word-power-russia = Russie
word-power-turkey = Turquie
word-outcome-win = victoire
word-outcome-draw = nulle
word-outcome-survived = survie
word-outcome-eliminated = éliminé
word-outcome-disqualified = disqualifié
word-outcome-abandoned = abandonnée
word-seat-north = N
word-seat-east = E
word-seat-south = S
word-seat-west = O
word-no-trumps = SA
word-passed-out = passe
word-fouled = donne mal remise
word-room-open = ouverte
word-room-closed = fermée
word-note-conceded-home = abandon à domicile
word-note-conceded-away = abandon à l’extérieur
word-note-unplayable = injouable
word-note-triangular = triangulaire
word-note-half-bye = demi-exempt
word-note-adjusted = score ajusté
word-note-withdrawn-home = retrait à domicile
word-note-withdrawn-away = retrait à l’extérieur
word-note-play-off = barrage
word-note-extra-boards = donnes supplémentaires
word-closing-wbu = Toute modification doit être signée par l’officier émetteur (#). Établi par ordinateur : valable si l’union y a autorisé l’émetteur (#).
word-quotas = Quotas
word-quotas-about = Ce que chaque organisateur a tenu dans l’année, et ce qu’il peut tenir. Les quotas ne changent pas les points.
word-heading-organiser = Organisateur
word-heading-kind = Sorte
word-heading-year = Année
word-heading-what = Quoi
word-heading-held = Tenus
word-heading-allowed = Permis
word-heading-state = État
word-heading-clause = Clause
word-heading-events-remarks = Tournois et remarques
word-quota-over = dépassé
word-quota-within = respecté
word-quota-any-number = sans limite
word-organiser-congress = festival
word-quota-regular = tournois réguliers
word-quota-minor = championnats mineurs
word-quota-alike = championnats mineurs de même inscription et même forme
word-quota-leagues = championnats par équipes
word-quota-ladders = échelles
word-quota-inter-club = rencontres entre clubs
word-quota-licensed = tournois agréés
word-quota-major-pairs = grands championnats par paires
word-quota-major-teams = grands championnats par équipes
word-quota-special = tournois spéciaux
word-quota-no-fear = tournois sans crainte
word-quota-junior = tournois juniors
word-quota-simultaneous = simultanés par paires
word-quota-invitation = tournois sur invitation
word-wins = Victoires
word-draws = Nulles
word-best-game = Meilleure
word-second-best = 2e meilleure
word-third-best = 3e meilleure
word-games-won = Parties gagnées
word-drawn-games = Nulles dont le joueur faisait partie
word-score-best = Score de la meilleure partie
word-score-second-best = Score de la deuxième meilleure partie
word-score-third-best = Score de la troisième meilleure partie
word-tie-direct = Rencontre directe
word-tie-black-games = Parties avec les Noirs
word-tie-black-wins = Victoires avec les Noirs
word-tie-progressive = Score cumulatif
word-tie-lots = Tirage au sort
word-tie-lot = Tirage au sort
word-tie-match-points = Points de match
word-tie-game-points = Points de partie
word-tie-board-count = Décompte par échiquier
word-tie-average-buchholz = Moyenne des Buchholz des adversaires
word-tie-average-rating = Elo moyen des adversaires
word-tie-performance = Performance du tournoi
word-tie-pairing-number = Numéro d’appariement
word-tie-rating = Elo
word-tie-matches-won = Matchs gagnés, en points de victoire
word-tie-opponents-sum = Somme des points de victoire des adversaires
word-tie-without-carry-over = Score sans le report
word-tie-code-wins = victoires
word-tie-code-lot = sort
word-tie-code-opponents = adversaires
word-tie-code-imps = IMP
word-tie-code-carry-over = sans report
word-game-of-round = Ronde #, table #
word-ending-won = gagnée avec 18 centres ou plus
word-ending-time = nulle au temps
word-ending-vote = nulle votée
word-ending-open = à jouer
word-ending-doubt = non comptée à cause d’erreurs dans la feuille
word-bye-score = exempt #
word-adjourned-short = aj.
word-bye-capital = Exempt
word-stands-down = ne joue pas
word-nobody = personne
word-yes = oui
word-no-lower = non
word-no-event = aucun tournoi
word-norm-made = réalisée
word-norm-possible = possible
word-norm-missed = manquée
word-master-point-to-go = # point de maître
word-master-points-to-go = # points de maître
word-contender-player = joueur
word-contender-pair = paire
word-contender-team = équipe
word-value-percent = pourcentage
word-value-points = points
word-value-places = places
word-value-vps = PV
word-value-sum = somme
word-value-average = moyenne
word-value-improvement = progrès
word-no-awards-no-book = Pas de points : aucun règlement n’est indiqué
word-no-awards-rounds = Pas de points : # rondes sur # sont saisies
word-no-awards-one-round = Pas de points : # ronde est saisie
word-no-awards-some-rounds = Pas de points : # rondes sont saisies
word-no-awards-played = Pas de points : # rondes sur # sont jouées
word-no-awards-played-one = Pas de points : # rondes sur # sont jouées, # partie est ouverte
word-no-awards-played-open = Pas de points : # rondes sur # sont jouées, # parties sont ouvertes
word-no-awards-fide = Pas de points : le manuel de la FIDE a des places, pas de points
word-no-awards-after = Pas de points : le tournoi a commencé après la période de cette édition
word-no-awards-before = Pas de points : le tournoi a commencé avant la période de cette édition
word-no-awards-provisional = Pas de points : le tournoi est provisoire à cause d’erreurs
word-no-awards-rejected = Pas de points : le tournoi est refusé à cause d’erreurs
word-no-awards-error = Pas de points : une erreur en empêche certains
word-no-awards-boards = Pas de points : # donnes, # nécessaires
word-no-awards-boards-missing = Pas de points : le nombre de donnes manque
word-no-awards-sections = Pas de points : on ne sait pas qui est dans quel groupe
word-no-awards-competition = Pas de points : la compétition n’est pas indiquée
word-no-awards-running = Pas de points : l’élimination est en cours
word-no-awards-final-decides = Pas de points : la finale décide
word-no-awards-goes-on = Pas de points : personne n’est encore qualifié
word-no-awards-matches = Pas de points : on ne sait pas qui a gagné quel match
word-no-awards-handicap = Pas de points : classé avec handicaps, et les scores sans handicap manquent
word-no-awards-handicap-stage = Pas de points : les participants se qualifient avec handicap pour une phase suivante
word-no-awards-ladder-waits = Pas de points : les points attendent la finale
word-no-awards-ladder-results = Pas de points : on ne sait pas combien de résultats comptent
word-no-awards-ladder-few = Pas de points : # résultats comptent, il en faut #
word-no-awards-ladder-size = Pas de points : le nombre moyen de tables n’est pas connu
word-no-awards-consolation = Pas de points : les tables de la première finale, ou d’aucune finale, ne sont pas connues
word-no-awards-knockout-small = Pas de points : une inscription initiale de # tables, mais une élimination en demande #
word-why-laid-out = ses feuilles ont été mises en forme de feuille de résultats
word-why-signed = il est signé, et tout changement rompt la signature
word-why-shared = il est partagé, avec un journal des modifications
word-why-template = c’est un modèle
word-why-formats = il a plus de formats de cellule qu’Excel n’en permet
word-why-part-damaged = une partie en est endommagée
word-why-xls = c’est un classeur xls
word-why-xlsb = c’est un classeur xlsb
word-why-no-workbook = ce n’est pas un classeur
word-what-pictures = Images ou graphiques
word-what-notes = Notes
word-why-permission = vous n’avez pas le droit de l’ouvrir
word-why-gone = il n’existe plus
word-why-open-elsewhere = un autre programme, comme Excel, l’a ouvert ; fermez-le là
word-why-cloud = un nuage, comme OneDrive, le garde ailleurs et ne l’a pas envoyé ; choisissez « Toujours conserver sur cet appareil » pour son dossier
word-why-folder-in-itself = c’est un lien vers un dossier qui le contient
word-why-mistakes = il contient des erreurs
word-why-not-opened = il n’a pas pu être ouvert : il n’existe plus
word-why-file-not-opened = Le fichier n’a pas pu être ouvert : il n’existe plus
word-why-no-picture = ce n’est ni un PNG, ni un JPEG, ni un SVG
word-why-not-utf = un caractère n’y est pas en UTF-8
word-why-not-utf-line = son texte n’est pas en UTF-# à la ligne #
word-why-entities = il déclare ses propres entités
word-why-unpacks = il dépasse, en tout ou partie, # Mo une fois décompressé
word-why-cells = il a plus de # cellules
word-why-bytes = il a plus de # octets
word-why-nobody-listed = personne n’y figure
word-why-no-member-list = ce n’est pas une liste de membres avec noms et numéros
word-played-matches = # matchs joués sur #, # nécessaires
word-played-boards = # donnes jouées sur #, # nécessaires
word-played-few-boards = # donnes jouées, # nécessaires
word-nobody-meets-again = personne ne se rencontre deux fois
word-trf-no-player-lines = aucune ligne n’y commence par 001
word-trf-game-open = une partie n’a pas encore de résultat
word-trf-points = points qui ne découlent pas de résultats
word-round-of-knockout = la ronde #
word-round-of-qualifying = la ronde Q#
word-scale-webber = un championnat menant à la Webber Cup
word-scale-divisions = championnats à plusieurs divisions au niveau du district
word-sheet-entries = inscrits seulement
word-sheet-swiss-rounds = rondes d’un suisse
word-sheet-swiss-ranking = classement d’un suisse
word-sheet-crosstable = grille américaine
word-sheet-pairings = appariements
word-sheet-pairs = résultats par paires
word-sheet-teams = résultats par équipes
word-sheet-teams-matches = matchs par équipes
word-sheet-teams-matrix = grille d’équipes
word-sheet-league = tableau de championnat
word-sheet-knock-out = élimination directe
word-sheet-ladder = échelle
word-sheet-matches = matchs
word-sheet-travellers = feuilles ambulantes
word-sheet-centres = comptes de centres
word-sheet-diplomacy = scores de Diplomacy
word-sheet-games = résultats de parties
word-sheet-prizes = liste de prix
word-sheet-register = registre des membres
word-sheet-none = pas un tournoi
word-fact-title = titre
word-fact-date = date
word-fact-organiser = organisateur
word-fact-place = place
word-fact-rounds = rondes
word-fact-round = ronde
word-fact-boards = donnes
word-fact-results-counted = résultats comptés
word-fact-game = jeu
word-fact-rules = règlement
word-fact-format = format
word-fact-scoring = mode de marque
word-fact-status = statut
word-fact-movement = mouvement
word-fact-scale = barème
word-fact-ending = fin
word-column-number = numéro
word-column-name = nom
word-column-names = noms
word-column-forename = prénom
word-column-surname = nom de famille
word-column-score = score
word-column-total = total
word-column-section = groupe
word-column-direction = direction
word-column-rating = elo
word-column-result = résultat
word-column-id = numéro de membre
word-column-opponent-number = adversaire #
word-column-tie-break-number = départage #
word-proof-places-follow = les places la suivent, et non l’autre colonne de cette sorte
word-proof-numbers-in-order = elle numérote les lignes, rangées par score
word-proof-agrees-unlike = elle concorde avec les scores, contrairement à des numéros
word-proof-agrees = elle concorde avec les scores
word-proof-many-none = beaucoup n’en ont pas, mais chaque participant a un numéro
word-proof-numbers = elle numérote les lignes
word-proof-only-numbers = elle ne fait que numéroter les lignes
word-proof-proportion = les pourcentages lui sont proportionnels
word-proof-half = ensemble ils font la moitié de tous les tops
word-proof-other-proportion = une autre colonne est proportionnelle aux pourcentages, ou seules les premières places en ont
word-proof-total = c’est le total des rondes ou des adversaires
word-proof-difference = c’est le pour moins le contre
word-proof-zero-sum = ce que gagne un côté, l’autre le perd
