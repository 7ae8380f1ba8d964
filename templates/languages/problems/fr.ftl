# Français (French): what is wrong, and what to do about it

blank-meant = Vouliez-vous dire « { $nearest } » ?{" "}
blank-pair = { $pair }
blank-more = { $rest ->
            [one] {" "}; et { $rest } autre
           *[other] {" "}; et { $rest } autres
        }
layout-invalid = Cette mise en page n’a pas été utilisée : { $why }.
    .hint = Corrigez-la, ou laissez palmares adopt la réécrire.
layout-changed = Cet onglet ressemble à ceux lus avec la mise en page { $layout }, mais les en-têtes de la ligne { $row } ont changé{ $gone }{ $new }.
    .hint = Lancez palmares adopt sur cet onglet pour apprendre les nouveaux en-têtes, ou remettez les anciens.
    .gone = {" "}; disparus : { $gone }
    .new = {" "}; nouveaux : { $new }
column-new = La mise en page { $layout } ne mentionne pas la colonne « { $heading } » ; elle n’a donc pas été lue.
    .hint = Si elle contient des noms ou des scores, lancez palmares adopt sur cet onglet ; sinon, ajoutez son en-tête à la liste ignored de la table de la mise en page.
rows-not-read = La mise en page { $layout } ne mentionne pas la liste des lignes { $first } à { $last } ; elle n’a donc pas été lue.
    .hint = Si elle contient des résultats, lancez palmares adopt sur cet onglet ; sinon, rien à faire.
layout-several = La mise en page { $layout } vaut pour un seul tableau, mais ce classeur en a plusieurs semblables : { $places }.
    .hint = Mettez chaque tournoi dans son propre classeur. S’il s’agit d’un seul tournoi, écrivez le groupe ou l’orientation au-dessus de chaque tableau.
layouts-disagree = Deux mises en page conviennent à cet onglet et le lisent différemment : { $one } et { $other }.
    .hint = Supprimez la mauvaise, ou déplacez-la dans le dossier des onglets auxquels elle est destinée.
read-by-layout = C’est un tableau propre au club, lu comme { $kind } avec la mise en page { $layout }.
    .hint = Rien à faire. Ce qui a été lu figure dans les premiers onglets de la copie annotée ; ceux du club viennent ensuite.
read-by-proof = C’est un tableau propre au club, lu comme { $kind } : { $columns }. La preuve : { $proofs }.
    .hint = Rien à faire si c’est exact. Sinon, lancez palmares adopt FILE --out FOLDER et indiquez dans la mise en page ce que contient chaque colonne.
file-day-differs = Le nom du fichier dit { $other }, mais l’onglet dit { $day }. La date de l’onglet a été retenue.
    .hint = Corrigez celle des deux qui est fausse.
questions-workbook = Ce classeur contient des questions de palmares adopt ; ce n’est pas une feuille.
    .hint = Remplissez sa colonne Answer et donnez-le à palmares adopt --answers, ou supprimez-le.
sheet-not-adopted = C’est un tableau de résultats propre au club ; il manque encore quelques détails. Lu jusqu’ici : { $what }.{ $missing }
    .hint = Lancez palmares adopt FILE --out FOLDER. Il demande une seule fois ce qui manque ; le prochain tableau de ce genre sera lu sans questions.
    .missing = {" "}Il manque encore : { $missing }.
sheet-not-recognised = Aucun tableau de résultats ou de membres n’a été trouvé ici : { $why }.
    .hint = { $hint }
column-left = La colonne « { $heading } » contient { $cells } nombres ou noms ; elle n’a pas été lue.
    .hint = S’il s’agit de noms, de numéros de membre ou de scores, dites ce que contient la colonne : sous columns dans la mise en page, ou dans questions.xlsx.
nothing-read = Cela ressemble à { $kind }, mais impossible d’y lire { $what }.
    .hint = Mettez les participants les uns sous les autres, chacun avec son score à côté du nom, sous des en-têtes comme Pair, Names et % ; ou dites dans la mise en page ce que contiennent les colonnes.
parts-aside = Les colonnes { $headings } sont des parties des scores utilisés ; elles n’ont pas servi elles-mêmes.
    .hint = Rien à faire si le total compte. Si chaque séance compte séparément, donnez à chacune ses propres lignes dans la feuille.
scores-unnamed = L’onglet ne dit pas ce que sont les scores sous « { $heading } » ; ils ont été lus comme des matchpoints.
    .hint = S’il s’agit de pourcentages, d’IMP ou de PV, dites-le sous Scoring dans la feuille, ou au-dessus de la colonne.
remarks-left = La colonne « { $heading } » contient { $cells } sans usage, par exemple « { $first } ».
    .hint = Si elle dit que quelqu’un ne compte pas, ou qu’un score a été modifié, indiquez-le dans la feuille comme statut ou comme ajustement. Si elle contient des noms ou des scores, dites-le sous columns dans la mise en page. Sinon, rien à faire.
    .cells =
        { $cells ->
            [one] 1 cellule restée
           *[other] { $cells } cellules restées
        }
left-open = { $words }
    .hint = Corrigez l’onglet, ou la cellule marquée de la feuille.
cells-left = Dans la colonne « { $heading } », { $cells } pour rien : « { $first } ».
    .hint = Écrivez la cellule comme les autres, ou vérifiez sa ligne dans la feuille et complétez ce qui manque.
    .cells =
        { $cells ->
            [one] 1 cellule n’a pas pu être lue comme les autres et n’a compté
           *[other] { $cells } cellules n’ont pas pu être lues comme les autres et n’ont compté
        }
members-column-left = La colonne « { $heading } » ({ $cells } cellules) a été laissée de côté : un registre n’a pas de telle colonne.
    .hint = Pour la garder, copiez-la à droite de l’onglet Members ; palmares ne touche pas à vos propres colonnes.
row-left = La ligne de « { $name } » se trouve sous le tableau ; elle n’a pas été lue.
    .hint = Si c’est un participant, donnez une place ou un score à la ligne, ou écrivez W/D à la place du score. Si c’est une remarque, laissez une ligne vide au-dessus.
lines-left = Ce texte à côté des résultats peut les concerner ; il n’a pas été lu : { $texts }.
    .hint = Si quelqu’un ne compte pas, ou si un score a été modifié, indiquez-le dans la feuille comme statut ou comme ajustement. Si les résultats peuvent encore changer, attendez les définitifs.
lines-aside = Texte à côté des résultats, non lu : { $texts }.
    .hint = Rien à faire, sauf s’il modifie un résultat.
sheet-left = L’onglet « { $sheet } » n’a pas été lu : { $why }.
    .hint = S’il contient des résultats, affichez-le ou enregistrez-le dans un classeur à part ; sinon, rien à faire.
hidden-counts = Masqué dans Excel, mais lu quand même : { $what }.
    .hint = Affichez ces éléments pour voir ce qui a été lu. S’ils ne doivent pas compter, supprimez-les de l’onglet ou de la feuille.
direction-alone = La liste { $what }, et aucune autre n’a été trouvée. Elle a été lue comme le tournoi entier.
    .hint = S’il manque une autre orientation ou un autre groupe, mettez les deux dans un même classeur, chacun sous son nom ; si c’est tout, rien à faire.
weekday-differs = Le titre « { $title } » ne concorde pas avec la date du tournoi : { $why }.
    .hint = Vérifiez lequel est juste, et corrigez la date dans la feuille si elle est fausse.
title-borrowed = Détails absents de { $sheets } et repris d’un autre onglet : { $what }.
    .hint = Si ce tournoi a un autre titre, ou un autre nombre de donnes, écrivez-le au-dessus de son tableau ou corrigez la feuille.
count-differs = L’onglet dit « { $text } », mais { $read } { $of } ont été lus.
    .hint = S’il manque des lignes, ajoutez-les à l’onglet ou à la feuille.
sheet-joined = { $list } : { $contestants } « { $first } », lu comme partie du même tournoi.
    .hint = Si c’est un autre tournoi, écrivez chaque date au-dessus de son tableau, ou prenez un classeur pour chacun. Si c’est un autre groupe ou une autre orientation, écrivez-le au-dessus de chaque tableau. Si chaque ligne est un match entre deux camps, mettez-leur les en-têtes Home et Away.
name-odd = Le nom « { $name } » { $why }.
    .hint = Corrigez-le dans l’onglet, ou dans l’onglet Entries de la feuille : les certificats et le registre l’utilisent.
marks-aside = Des marques à côté de { $names } ont été laissées de côté : { $marks }.
    .hint = Si une marque dit que quelqu’un ne compte pas, ou qu’un score a été modifié, indiquez-le dans la feuille comme statut ou comme ajustement. Sinon, rien à faire.
    .names =
        { $names ->
            [one] 1 nom
           *[other] { $names } noms
        }
second-list = Une deuxième liste commence ici{ $under } ; seule la première a été lue.
    .hint = Si c’est un autre tournoi, un autre groupe ou une autre orientation, dites-le sur une ligne au-dessus. Si elle classe autrement le même tournoi, rien à faire.
    .under = {" "}sous « { $caption } »
number-stands-twice = Le numéro { $number } désigne des personnes différentes ici et en { $first }.
    .hint = S’il s’agit de deux tournois, groupes ou orientations, nommez chacun au-dessus de ses lignes ou dans une colonne. Si un numéro est faux, corrigez-le.
places-begin-anew = La place { $place } vient après la place { $before } dans la même liste.
    .hint = Si un autre tournoi, un autre groupe ou une autre orientation commence ici, nommez-le au-dessus de ses lignes ou dans une colonne.
places-doubtful = La colonne « { $heading } » a été lue comme des places, mais { $wrong } sur { $all } ne concordent pas avec { $from }.
    .hint = Si elle contient des numéros de participants, dites-le sous columns dans la mise en page. Si le plus petit score gagne, ou si des scores sont faux, corrigez cela dans la feuille.
kind-doubtful = « { $title } » fait penser à { $titled }, mais les lignes ont été lues comme { $read }.
    .hint = Vérifiez les inscriptions dans la feuille, et dites de quel genre de tournoi il s’agit.
round-cell-unclear = La cellule « { $text } »{ $round } n’a pas été lue : { $why }. Sa partie manque.
    .hint = Corrigez la cellule, ou ajoutez la partie dans l’onglet Matches de la feuille.
    .round = {" "}de la ronde { $round }
rounds-disagree = La cellule « { $text } » et celle de l’adversaire{ $round }, « { $other } » en { $place }, se contredisent sur la partie. Aucune n’a été utilisée.
    .hint = Corrigez la cellule fausse, ou ajoutez la partie dans l’onglet Matches de la feuille.
    .round = {" "}à la ronde { $round }
typed-points-differ = { $name } a ici { $typed } points, mais les parties du tableau en donnent { $points }. Les parties comptent.
    .hint = Corrigez les points, ou la partie fausse.
column-disagrees = { $name } : { $typed } { $under } ne concorde pas avec { $from } ; d’après les autres lignes, ce devrait être { $follows }.
    .hint = Corrigez la cellule fausse, dans l’onglet ou dans la feuille.
    .under =
        { $heading ->
            [0] ici
           *[other] sous « { $heading } »
        }
points-of-a-win = Une victoire vaut ici { $win } points et une nulle 1 ; elles ont été lues comme des parties gagnées et nulles, que palmares compte 1 et ½.
    .hint = Si chaque rencontre comptait deux ou trois parties, donnez à chaque partie une ligne dans l’onglet Matches de la feuille ; sinon, rien à faire.
usebio-refused = Le fichier USEBIO n’a pas été lu, parce que { $what }.
    .hint = Aucun logiciel de calcul n’écrit un tel fichier. Demandez d’où il vient, et procurez-vous-en un autre.
edition-not-in-force = Le tournoi a commencé le { $date }, mais son règlement ne s’applique qu’à partir du { $from }. Il ne donne pas de points.
    .hint = Vérifiez la date. Les tournois antérieurs relèvent de l’édition précédente.
edition-not-in-force_edition-out-of-force = Le tournoi a commencé le { $date }, mais son règlement ne s’appliquait que jusqu’au { $until }. Il ne donne pas de points.
    .hint = Vérifiez la date. Les tournois postérieurs relèvent de l’édition suivante.
no-entries = Le tournoi n’a aucune inscription ; il n’y a rien à classer.
    .hint = Inscrivez les participants dans l’onglet Entries, avec l’id du tournoi.
no-results = Le tournoi n’a aucun résultat ; il n’y a rien à classer.
    .hint = Saisissez le score de chaque inscription dans l’onglet Results.
no-results_sheet-not-scored = Le tournoi a des lignes dans l’onglet { $sheet }, que palmares ne calcule pas, et aucun résultat.
    .hint = Saisissez le score de chaque inscription dans l’onglet Results.
same-event-twice = { $other } contient le même tournoi. Il a été compté là-bas et ignoré ici.
    .hint = Retirez l’un des deux fichiers, ou corrigez celui qui est faux.
same-event-twice_same-event-beside = Le tournoi { $other } de ce classeur est le même. Il a été compté là-bas et ignoré ici.
    .hint = Retirez l’un des deux, ou corrigez celui qui est faux.
event-changed = { $other } contient ce tournoi avec les mêmes participants mais d’autres résultats. Ni l’un ni l’autre ne donne de points tant que vous n’avez pas décidé lequel est juste.
    .hint = Gardez le fichier corrigé et retirez l’autre. S’il s’agit de deux tournois, donnez-leur des titres différents.
event-alike = { $other } contient un tournoi avec les mêmes participants le même jour, mais avec un autre titre et d’autres résultats. Les deux comptent.
    .hint = Si l’un corrige l’autre, retirez le mauvais.
event-copied = { $other } est probablement une copie de ce tournoi : { $shares }. Ni l’un ni l’autre ne donne de points tant que vous n’avez pas décidé.
    .hint = Gardez le bon fichier et retirez l’autre. Si les deux ont été joués, envoyez-les dans un même classeur.
event-repeated = Ce tournoi a les scores du tournoi { $other } de ce classeur : { $shares }. Ni l’un ni l’autre ne donne de points tant que vous n’avez pas décidé.
    .hint = Saisissez les inscriptions et les résultats propres à ce tournoi, ou retirez celui qui n’a pas été joué.
scores-again = Ce tournoi a les mêmes { $what } que { $other } : { $shares }. Les deux comptent.
    .hint = Si une même soirée a été saisie ou envoyée deux fois, retirez la mauvaise.
ladder-without-games = Cette échelle n’a pas de classement, et aucune partie ne la nomme ({ $clause }).
    .hint = Remplissez Entries et Results, ou écrivez l’id de l’échelle sous Ladder dans chacune de ses parties et joignez ces feuilles.
ladder-game = L’échelle est classée d’après ses parties, et { $game } ne peut pas compter : { $why }. Le classement est provisoire et ne donne pas de points.
    .hint = Corrigez cette partie, ou donnez le classement de l’échelle dans l’onglet Results.
datum-with-unknown = Datum with nomme le tournoi { $id }, mais aucune feuille ne le contient.
    .hint = Corrigez l’id d’après l’onglet Events, ou joignez cette feuille.
carry-over-unknown_carry-unknown = Carry over from nomme le tournoi { $id }, mais cette feuille ne le contient pas.
    .hint = Mettez les deux phases dans une même feuille, ou saisissez les scores reportés dans l’onglet Adjustments.
carry-over-not-computed_carry-not-computed = palmares ne sait pas calculer la règle de report { $rule }.
    .hint = Saisissez les scores reportés dans l’onglet Adjustments et videz Carry over.
carry-over-missing_carry-missing = L’inscription { $label } n’a pas de score dans le tournoi { $id } ; elle reporte donc 0.
    .hint = Si elle y a joué, vérifiez les numéros et les noms de ses joueurs.
glyph-missing = Les polices des certificats n’ont pas { $missing } ; les certificats montrent donc « { $shown } » pour « { $text } ».
    .hint = Si ce n’est pas bon, écrivez-le dans la feuille en lettres latines, grecques ou cyrilliques.
fee-odd_no-money = Les totaux du bureau des inscriptions omettent les montants illisibles : { $names }.
    .hint = Écrivez un montant comme 20 ou £7.50, tous dans la même monnaie, ou waived.
present-odd_present-unclear = Sous Present ne figure ni yes ni no : { $names }.
    .hint = Écrivez yes ou no, ou laissez la cellule vide.
arrives-odd_arrives-unclear = Sous Arrives ne figure ni ronde ni heure : { $names }.
    .hint = Écrivez round 3, ou une heure telle que 10:30.
entry-not-present_not-present = Absents, mais appariés à la ronde 1 : { $names }.
    .hint = Viennent-ils ? Sinon, écrivez « withdrawn after 0 » ou « drop-in 2 » sous Status, ou 1 sous Byes ; s’ils sont là, yes sous Present. Sans cela, personne n’est écarté.
no-rounds = Le nombre de rondes manque ; aucune ronde n’est donc appariée comme la dernière{ $and }.
    .hint = Remplissez Rounds : la dernière ronde a des règles particulières pour les couleurs.
    .and = {" "}ni accélérée
scheveningen-sides = Aucune ronde du match Scheveningen n’est appariée, parce que { $why }.
    .hint = Remplissez Team pour chaque joueur dans Entries : deux équipes de même taille, de 2 à 8 ou de 10 joueurs. Un remplaçant prend la ligne du joueur.
scheveningen-rounds = Rounds indique { $typed }, mais { $players } joueurs par camp se rencontrent en { $players } rondes.
    .hint = Écrivez { $players } sous Rounds.
scheveningen-met = Dans un match Scheveningen, chacun rencontre une fois chaque joueur de l’autre camp ; rencontrés à nouveau : { $games }. Toutes les parties comptent.
    .hint = Corrigez les joueurs ou les couleurs de l’une de ces lignes.
scheveningen-same-side = Des joueurs du même camp se sont rencontrés dans un match Scheveningen : { $games }. Les parties comptent.
    .hint = Corrigez les joueurs de ces lignes, ou Team dans Entries.
scheveningen-missing = Toutes les rondes du match Scheveningen sont terminées, mais ces parties manquent : { $games }.
    .hint = Saisissez leurs résultats, ou des forfaits. Si elles restent à jouer, écrivez un nombre plus grand sous Rounds.
scheveningen-unpaired = Non appariés à la ronde { $round }, parce que leur adversaire est absent ou en rencontre un autre : { $players }.
    .hint = Saisissez la partie avec un forfait comme résultat, ou jouez-la dans une ronde supplémentaire.
many-rounds = { $rounds } rondes sont prévues, mais { $players } joueurs ne peuvent en jouer que { $most } sans se rencontrer à nouveau.
    .hint = Corrigez Rounds, ou ajoutez les inscriptions manquantes.
results-missing = La ronde { $round } n’a pas encore de résultat pour { $boards }.{ $then }
    .hint = Saisissez les résultats{ $or }.
    .then =
        { $drawn ->
            [0] {" "}La ronde { $next } sera appariée quand tous les résultats seront là.
           *[other] {" "}La ronde { $next } a tout de même été appariée, comme le demande Draw ({ $drawn }).
        }
    .or = {" "}; pour apparier sans eux, écrivez { $next } sous Draw dans l’onglet Event
game-adjourned_games-adjourned = Parties ajournées : { $boards }. Une partie inachevée ne rapporte encore rien à aucun des deux joueurs.{ $then }
    .hint = Saisissez le résultat quand la partie est terminée.
    .then = {" "}Elle compte comme nulle pour le seul appariement de la ronde { $next } (C.04.2, 3.1).
draw-without_unused-in-draw = Non pris en compte dans les appariements : { $what }, parce que { $why }.
    .hint = Videz la cellule, ou appariez la ronde à la main.
draw-waits = La ronde { $round } n’a pas été appariée, parce que l’appariement utilise des cellules qui contiennent des erreurs : { $cells }.
    .hint = Corrigez les erreurs. Pour apparier quand même, écrivez { $round } sous Draw dans l’onglet Event.
draw-round = Draw dit « { $text } », mais cela ne peut pas être apparié : { $why }.
    .hint = Écrivez le numéro d’une ronde, ou none. Si la cellule est vide, la première ronde sans résultats est appariée.
draw-again = La ronde { $round } a déjà des résultats ; elle a été réappariée d’après les rondes précédentes, comme Draw le demande.
    .hint = Videz Draw pour apparier la première ronde sans résultats.
draw-stands = La ronde { $round } de la feuille diffère de ce qui serait apparié maintenant ({ $differs }). Elle a été gardée, car un appariement publié ne change plus.
    .hint = Pour réapparier la ronde { $round }, supprimez ses lignes.
not-drawn = Ces joueurs manquent dans la ronde { $round } de la feuille : { $labels }.
    .hint = Ajoutez leurs parties ou leurs exemptions, ou supprimez les lignes de la ronde pour la réapparier.
no-draw = Aucun appariement permis de la ronde { $round } ne comprend tout le monde ({ $clause }). Il ne reste pas assez d’adversaires pour { $obstructing } : ils se sont déjà rencontrés, ne doivent pas se rencontrer, ou ne peuvent pas être exempts.
    .hint = L’arbitre doit décider : arrêter le tournoi, accorder une exemption, ou apparier la ronde à la main dans l’onglet Matches.
nobody-to-draw = Personne ne joue la ronde { $round } ; rien n’a donc été apparié.
    .hint = S’il devrait y avoir des joueurs, corrigez Byes et Status.
congress-rounds_rounds-differ = Rounds indique { $typed }, mais un open à groupes perméables en a { $rounds } ({ $clause }) : 4 avec flottement, puis celles à l’intérieur des groupes.
    .hint = Corrigez Rounds, sauf si c’est juste.
lowest-section-outgrown_lowest-outgrown = Le groupe le plus bas a { $lowest } joueurs, les autres { $others }, ce qui est le maximum permis ({ $clause }).
    .hint = Rien à faire. Pour avoir plus de groupes, remplissez Section count dans l’onglet Event.
few-for-sections = { $counted } joueurs, c’est trop peu pour { $wanted } groupes de deux ou plus ; il y en a { $made } ({ $clause }).
    .hint = Rien à faire.
section-odd_odd-section = Le groupe { $section } a { $players } joueurs à la ronde { $round } ; il lui faut donc son propre exempt ({ $clause }).
    .hint = Rien à faire.
third-meeting = { $pair } se retrouvent au même plateau aux rondes { $rounds }. Deux joueurs peuvent se rencontrer deux fois au plus (règle { $clause }).
    .hint = Corrigez les numéros s’ils sont faux. Si cela a été joué ainsi, la ronde reste valable.
threes-meet-again = { $groups }. Il faudrait aussi peu de tels groupes que possible (règle { $clause }).
    .hint = Rien à faire.
    .groups =
        { $count ->
            [one] Un groupe de trois se retrouve plus d’une fois à un plateau ({ $example })
           *[other] { $count } groupes de trois se retrouvent plus d’une fois à un plateau, par exemple { $example }
        }
power-again_power-twice = { $label } joue { $power } aux rondes { $rounds }. Chaque joueur devrait jouer une puissance de chaque groupe (règle { $clause }).
    .hint = Corrigez la puissance si elle est fausse. Si cela a été joué ainsi, la ronde reste valable.
group-again_groups-twice = { $players } a une deuxième puissance du même groupe : { $labels } (règle { $clause }, une recommandation).
    .hint = Rien à faire. Si tout le monde joue toutes les rondes, on ne peut pas toujours l’éviter.
    .players =
        { $count ->
            [one] Un joueur
           *[other] Dans { $count } cas, un joueur
        }
seated-while-away = { $label } est assis { $place }, mais a le statut « { $status } ». La place compte.
    .hint = Corrigez le statut, ou donnez la place à un autre joueur.
    .place =
        { $board ->
            [0] à la ronde { $round }
           *[other] au plateau { $board } de la ronde { $round }
        }
team-mates-meet = { $pair } de l’équipe { $team } se retrouvent au même plateau à la ronde { $round }, la ronde par équipes (règle { $clause }).
    .hint = Corrigez les numéros ou l’équipe. Si cela a été joué ainsi, la ronde reste valable.
stands-down = { $players } joueurs sont là pour la ronde { $round }, mais un plateau en accueille sept : { $labels } { $why } (règle { $clause }).
    .hint = Pour que davantage puissent jouer, inscrivez des joueurs maison (statut house).
asked-off-plays = { $labels } : exemption demandée pour la ronde { $round }, mais apparié quand même ; sinon, un plateau ne serait pas complet et d’autres devraient s’abstenir (règle { $clause }).
    .hint = Si un joueur ne peut pas venir, écrivez withdrawn ou drop-in avec la ronde sous Status. Les joueurs maison sont placés d’abord.
too-few-for-board = Seulement { $players } joueurs sont là pour la ronde { $round }, mais il en faut sept par plateau ; rien n’a donc été apparié.
    .hint = Inscrivez d’autres joueurs, ou des joueurs maison (statut house).
draw-short-of-wishes = Les appariements de la ronde { $round } ne peuvent pas satisfaire tous les souhaits : { $wishes }.
    .hint = Rien à faire. Les appariements montrent à chaque place quel souhait n’est pas satisfait.
draw-against-rules = Les appariements de la ronde { $round } ne peuvent pas respecter toutes les règles : { $rules }.
    .hint = Changez des places à la main dans l’onglet Games, ou laissez ainsi.
group-unknown-players_group-unknown = { $who } sans { $what }, donc non classé dans ce groupe ({ $group }).
    .hint = S’ils en font partie, complétez l’onglet Entries ; les rangs figurent dans l’onglet Members ou dans la liste des membres.
    .who =
        { $many ->
            [one] 1 participant
           *[other] { $many } participants
        }
group-empty = Personne n’est dans ce groupe ({ $group }).
    .hint = Rien à faire si c’est exact ; sinon, comparez ses limites avec l’onglet Entries.
prize-twice = La place { $place } ({ $group }) a déjà un prix en { $first } ; aucun prix n’a donc été calculé pour ce tournoi.
    .hint = Corrigez Place, ou additionnez les deux montants ; avec « yes » sous Beside others, les deux sont versés.
prize-rises = La place { $place } ({ $group }) reçoit plus que la place au-dessus.
    .hint = Corrigez les montants si ce n’est pas voulu. Les prix sont versés tels qu’écrits.
prize-list = Le tournoi a plusieurs classements ({ $lists }), mais ce prix ne dit pas lequel ; aucun prix n’a donc été calculé.
    .hint = Remplissez Section ou Direction.
prize-currencies = Des prix en { $one } et en { $other } ne se comparent pas ; aucun n’a donc été calculé.
    .hint = Prenez la même monnaie pour tous les montants d’un tournoi.
prize-sharing = { $many } participants avec { $points } points se partagent { $prizes } ({ $group }), mais Sharing est vide ; ils partagent à parts égales.
    .hint = Remplissez Sharing : average, hort ou place.
    .prizes =
        { $prizes ->
            [one] un prix
           *[other] { $prizes } prix
        }
prize-sharing-differs = Les prix d’un même groupe ({ $group }) sont partagés de deux façons, ici et en { $first } ; aucun n’a donc été calculé pour ce tournoi.
    .hint = Écrivez la même chose sous Sharing dans toutes les lignes d’un groupe.
prize-unknown-players_prize-unknown = { $who } sans { $what }, donc hors course pour les prix de ce groupe ({ $group }).
    .hint = S’ils peuvent les gagner, complétez l’onglet Entries.
    .who =
        { $many ->
            [one] 1 participant
           *[other] { $many } participants
        }
prize-unclaimed = Personne ne reçoit { $name } : trop peu de participants y ont droit, ou ils ont un meilleur prix.
    .hint = Rien à faire. Il compte comme restant dans le total des prix.
missing-cell = « { $column } » manque ici ; la ligne a été ignorée.
    .hint = Remplissez la cellule, ou supprimez le reste de la ligne.
number-two-names = Le numéro de membre { $number } appartient à { $name } ici et à { $other } en { $other_at }.
    .hint = L’un des deux a un faux numéro ; les points suivent le numéro.
name-spelt-differently = Le membre numéro { $number } s’appelle { $name } ici et { $other } ailleurs.
    .hint = Le numéro compte, rien n’est donc perdu ; corrigez l’orthographe si vous voulez.
too-few-tables_scheme-too-few-tables = Pas de points{ $field } : il faut à { $events } { $least } tables complètes, mais il y en avait { $tables } ({ $clause }).
    .hint = Rien à faire si le nombre est juste.
too-few-boards = Pas de points : chacun doit jouer au moins { $least } donnes, mais seulement { $boards } ont été jouées ({ $clause }).
    .hint = Rien à faire si le nombre est juste.
no-boards = Le nombre de donnes manque, et les points en dépendent.
    .hint = Remplissez Boards : combien de donnes chaque participant a jouées.
no-match-boards_scheme-no-match-boards = Les points dépendent du nombre de donnes par match ({ $clause }), et il manque ; il n’y a donc pas de points.
    .hint = Remplissez Boards dans l’onglet Matches, ou Boards per match dans l’onglet Event.
no-scale_scheme-no-scale = { $book } n’a pas de barème pour { $what } ; il n’y a donc pas de points.
    .hint = Corrigez les réponses si elles sont fausses, ou ajoutez un barème à votre fichier de règles.
no-weight = { $book } n’a pas de coefficient pour { $what } ; il n’y a donc pas de points.
    .hint = Corrigez les réponses si elles sont fausses, ou ajoutez un bloc [[weight]] à votre fichier de règles.
rules-unreadable = Le fichier de règles « { $file } » est inutilisable : { $why }.
    .hint = Corrigez le fichier de règles ; palmares rules FILE l’affiche, et palmares rules new en écrit un pour commencer. D’ici là, ces tournois ne donnent pas de points.
rules-syntax = Le fichier de règles ne peut pas être lu ici ({ $why }).
    .hint = Écrivez une clé, un signe égal et une valeur ; mettez le texte et les nombres exacts entre guillemets droits : factor = "1/2".
rules-unknown-key_unknown-key = Un fichier de règles n’a pas de « { $key } » ici.
    .hint = { $meant }Connus ici : { $known }.
rules-missing-key_missing-key = Il manque { $key } à ce bloc.
    .hint = Ajoutez-le ; palmares rules new écrit un fichier avec toutes les clés.
rules-missing-clause_missing-clause = Ce bloc ne nomme aucun article ; les points ne pourraient pas dire quelle règle ils suivent.
    .hint = Ajoutez clause = "..." : le numéro ou le titre de la règle imprimée.
rules-unfit-value_unfit-value = Cette valeur est inutilisable : { $why }.
    .hint = Écrivez les nombres exacts en décimales ou en fractions entre guillemets droits, comme "0.25" ou "1/3", et les quantités en nombres entiers sans guillemets ; les mots sont ceux d’une feuille.
rules-number_impossible-number = { $key } vaut { $number }, mais doit être { $wanted }.
    .hint = Corrigez le nombre.
rules-shape_shape-not-one = Le barème « { $title } » a { $found }, mais il lui faut exactement une forme.
    .hint = Prenez l’une de ces formes : step, first, places, matches, each_board, each_point, titles ; pour une autre forme, ajoutez un autre bloc [[scale]].
rules-shape-key_key-of-other-shape = { $key } ne va qu’avec { $of }.
    .hint = Supprimez la clé, ou donnez cette forme au barème.
rules-formula_formula-not-one = Cette première attribution a { $found } formules, mais il lui en faut exactement une.
    .hint = Prenez l’une d’elles : each_table, award, curve, root.
rules-gap_gap = Aucun bloc ne couvre { $from }{ $to } { $what } : le précédent finit à { $before }.
    .hint = Commencez chaque intervalle là où le précédent finit, et omettez la fin du dernier.
rules-overlap_overlap = { $what } figurent à la fois dans ce bloc et dans { $other }.
    .hint = Commencez chaque intervalle là où le précédent finit.
rules-hidden_hidden = « { $title } » ne s’applique jamais : « { $other } » vient d’abord et couvre tous ses tournois.
    .hint = Mettez d’abord le bloc le plus étroit, ou supprimez-en un.
rules-awards-rise_awards-rise = La place { $place } reçoit { $award }, plus que les { $before } de la place au-dessus{ $told }.
    .hint = Une place inférieure ne peut pas recevoir plus.
rules-order_out-of-order = { $what } : { $number } n’est pas supérieur aux { $before } de { $other } avant lui.
    .hint = Mettez les blocs dans l’ordre, le plus bas d’abord.
rules-twice_twice = { $what } { $name } figure ici une deuxième fois.
    .hint = Supprimez l’un des deux, ou donnez-lui un autre nom.
rules-dates_dates-reversed = Les règles sont en vigueur du { $from } au { $until }, qui est plus tôt.
    .hint = Corrigez valid_from ou valid_until.
rules-id_bad-id = L’id « { $id } » { $why }.
    .hint = Écrivez id en minuscules, chiffres et traits d’union, comme "lakeside-2026", différent des id des autres règlements.
rules-extends_nothing-extended = Un fichier ne peut pas prolonger « { $id } ».
    .hint = Il peut prolonger { $known }, ou un fichier à côté de celui-ci, comme "my-union.toml". Omettez extends si le fichier est complet.
rules-no-scale_no-scales = Les règles ne donnent aucun point : il n’y a pas de barème.
    .hint = Ajoutez un bloc [[scale]].
game-round = { $wrong }
    .hint = Écrivez 1, 2 ou 3 sous Round.
    .wrong =
        { $text ->
            [0] La ligne n’indique pas de ronde ; la ligne a été ignorée.
           *[other] « { $text } » n’est pas une ronde ; la ligne a été ignorée.
        }
unknown-power = « { $text } » n’est pas une puissance ; la partie n’est pas comptée.
    .hint = Écrivez Austria-Hungary, England, France, Germany, Italy, Russia ou Turkey, ou l’initiale.
no-power = La ligne ne nomme aucune puissance ; la partie n’est pas comptée.
    .hint = Écrivez la puissance qu’avait le joueur.
power-twice = { $power } figure deux fois dans { $game }, d’abord en { $first } ; la partie n’est pas comptée.
    .hint = Corrigez la puissance, la ronde ou le plateau de l’une des deux lignes.
powers-missing = { $game } : pas de ligne pour { $powers } ; la partie n’est pas comptée.
    .hint = Une partie demande sept lignes, y compris les puissances éliminées et celles jouées par l’arbitre.
two-seats_player-twice = Le participant { $label } joue déjà à la ronde { $round }, en { $first }. Cette ligne ne compte que pour les autres à son plateau.
    .hint = Corrigez le joueur ou la ronde de l’une des deux lignes.
odd-centres = Une puissance ne peut pas tenir { $text } centres après { $year } ; la partie n’est pas comptée.
    .hint = Les centres sont des nombres entiers de 0 à 34.
too-many-centres = { $game } : les centres de { $year } font { $sum } au total, mais la carte en a 34.
    .hint = Corrigez les centres de cette année. D’ici là, le tournoi est provisoire.
back-from-nothing = { $power } a des centres après { $year }, mais n’en avait plus après { $gone }.
    .hint = Une puissance sans centres est hors jeu. Corrigez l’un des deux.
year-gap = { $game } : pas de centres pour { $years }, mais il y en a pour une année ultérieure.
    .hint = Remplissez chaque année de jeu, de 1901 à la dernière.
centres-missing = Les centres de { $power } après { $year } manquent ; la partie n’est pas comptée.
    .hint = Saisissez-les, avec 0 pour une puissance éliminée cette année-là.
game-goes-on_goes-on = { $game } : la partie a pris fin quand { $power } avait { $centres } centres après { $year }. Les années suivantes ne comptent pas.
    .hint = Une puissance avec 18 centres gagne et met fin à la partie. Videz les années suivantes, ou corrigez les centres.
game-without-centres_no-centres = { $game } : une fin ou une issue, mais pas de centres ; la partie n’est pas comptée.
    .hint = Saisissez les centres de chaque année de jeu.
ending-twice = La fin de { $game } est { $other } en { $first }, mais { $ending } ici. C’est la première qui compte.
    .hint = Une seule fin, sur n’importe quelle ligne de la partie, suffit.
solo-without-18_solo-without-centres = La fin de { $game } est solo, mais personne n’a plus de { $most } centres. La partie compte comme concédée, donc comme abandonnée, avec 0 pour tous.
    .hint = Corrigez les centres ou la fin.
game-conceded_conceded = { $game } : la partie a été concédée, ce qui n’est pas permis. Elle compte comme abandonnée, avec 0 pour tous.
    .hint = Rien à faire si c’est bien ce qui s’est passé.
ending-differs = La fin de { $game } est { $ending }, mais { $power } a { $centres } centres. La partie compte comme gagnée.
    .hint = Écrivez solo, ou corrigez les centres.
ending-blank = { $game } : ni fin ni vainqueur ; la partie compte comme nulle.
    .hint = Écrivez time, vote ou abandoned sous Ending sur l’une de ses lignes.
outcome-differs = L’issue de { $power } est « { $typed } », mais d’après les centres et la fin, c’est « { $worked } », qui compte.
    .hint = Corrigez l’issue, les centres ou la fin. L’issue peut rester vide.
warnings = Le participant { $label } a { $warnings } avertissements, qui valent pour tout le tournoi.
    .hint = À partir du deuxième avertissement, l’arbitre peut retirer des points (une ligne avec Kind points) ou disqualifier.
championship-rounds_event-rounds = Rounds indique { $typed }, mais le championnat en a { $rounds }.
    .hint = Rien à faire si c’est juste.
missing-session = Le participant { $label } a un score dans { $played } séances sur { $sessions }. Les autres comptent 0.
    .hint = S’il a joué, ajoutez les scores manquants.
missing-session_sessions-differ = Sessions indique { $typed }, mais les lignes de Results sont de { $played }. Les points comptent toutes les séances.
    .hint = Corrigez Sessions, ou saisissez les résultats de toutes les séances. Tant que l’épreuve est en cours, il n’y a rien à faire.
score-above-max = Le score { $score } dépasse le maximum de { $max } ; il n’a pas été utilisé.
    .hint = Vérifiez les deux nombres.
adjustment-not-computed = L’ajustement n’a pas de montant, et le règlement n’en prévoit pas pour cette infraction.
    .hint = Remplissez Amount, avec un moins pour une pénalité.
adjustment-kind = Un ajustement en { $kind } ne peut pas s’ajouter à des scores en { $unit }.
    .hint = Donnez le montant dans la même unité que les scores.
drop-in-alone = { $label } arrive en cours de tournoi, mais personne de la catégorie { $category } n’a encore joué ; il n’y a pas de moyenne de départ ({ $clause }). Il commence à 0.
    .hint = Corrigez Category, ou donnez un score dans l’onglet Adjustments.
penalty-computed = { $label } : { $amount } { $unit }, { $basis }.
    .hint = Rien à faire. Pour un autre montant, remplissez Amount.
penalty-warning_penalty-warns = { $label } reçoit un avertissement : { $basis }. Il ne coûte rien, mais compte comme infraction.
    .hint = Rien à faire.
penalty-suggested = { $label } : { $amount } { $unit } applicables, { $basis }. L’arbitre décide ; rien n’a été appliqué.
    .hint = Remplissez Amount pour appliquer la pénalité.
penalty-director = { $label } : { $basis }. Rien n’a été appliqué.
    .hint = Remplissez Amount quand l’arbitre aura décidé.
penalty-incomplete_penalty-lacks = { $label } : la pénalité dépend de { $column }, qui est vide.
    .hint = Remplissez { $column }, ou Amount.
penalty-differs = { $label } : le montant est { $typed }, mais les règles disent { $amount } { $unit } : { $basis }. { $typed } a été retenu.
    .hint = Corrigez Amount, ou videz-le pour qu’il soit calculé.
no-such-round = { $wrong }
    .hint = Corrigez Round, ou Rounds dans l’onglet Event. { $span }
    .wrong =
        { $text ->
            [0] La ligne n’indique pas de ronde ; la ligne a été ignorée.
           *[other] « { $text } » n’est pas une ronde de ce tournoi ; la ligne a été ignorée.
        }
    .span =
        { $rounds ->
            [0] Les rondes sont numérotées à partir de 1.
           *[other] Les rondes sont numérotées de 1 à { $rounds }.
        }
round-twice = Le participant { $label } a déjà une partie ou une exemption à la ronde { $round }, en { $first } ; cette ligne a été ignorée.
    .hint = Corrigez la ronde ou le numéro, ou supprimez l’une des deux lignes.
results-disagree = La partie { $sides } de la ronde { $round } a ici le résultat { $result }, mais { $other } en { $first }. Elle compte comme inachevée.
    .hint = Corrigez ou supprimez l’un des deux.
odd-result = { $why }. Le résultat de cette ligne n’a pas été utilisé.
    .hint = Videz la note ou le résultat, selon ce qui est faux.
scores-no-result = { $home } et { $away } ne peuvent pas être le résultat d’une partie entre deux joueurs ; la ligne n’a pas de résultat.
    .hint = Saisissez 1-0, ½-½ ou 0-1 sous Result. S’il y a eu plusieurs parties, donnez à chacune sa propre ligne et sa ronde.
board-order_board-order-broken = { $player } de { $team } joue à l’échiquier { $board }, derrière { $other } à l’échiquier { $above } : ce n’est pas l’ordre de Entries.
    .hint = Corrigez le joueur ou l’ordre des joueurs de l’équipe, ou videz Board order. Le résultat compte tel quel.
board-player-twice = { $player } de { $team } joue aux échiquiers { $first } et { $board } du même match.
    .hint = Corrigez Home player ou Away player à l’un des deux échiquiers. Une cellule vide désigne le joueur de cet échiquier dans l’ordre de Entries.
no-team-size = Le nombre d’échiquiers par match est inconnu ; une exemption ou un forfait ne rapporte donc pas de points de partie.
    .hint = Remplissez Team size dans l’onglet Event.
not-paired = Le participant { $label } n’a ni partie ni exemption à la ronde { $round }. Il compte comme absent et ne marque rien.
    .hint = Ajoutez la partie ou l’exemption, écrivez la ronde sous Byes, ou écrivez withdrawn after N sous Status.
plays-while-away = Le participant { $label } a une partie à la ronde { $round }, mais son statut est « { $status } ». La partie compte.
    .hint = Corrigez le statut, la ronde ou le numéro.
draw-changed = { $pairing } : fixé à la main ; les appariements donnaient { $drawn }. C’est ce qui a été fixé à la main qui compte.
    .hint = Rien à faire si l’arbitre a changé l’appariement.
bye-and-game = Le participant { $label } a demandé une exemption à la ronde { $round }, mais a une partie. La partie compte.
    .hint = Videz la ronde sous Byes, ou corrigez la partie.
bye-score = Le score d’exemption du participant { $label } est { $text }, mais une exemption demandée rapporte ½ ou 0. Elle compte 0.
    .hint = Écrivez ½ ou 0 sous Bye score.
virtual-points = Les points virtuels de { $label } sont illisibles : « { $text } ».
    .hint = Écrivez les rondes avec leurs points, comme 1-2=1, 3=½ ; chaque ronde une fois.
later-ratings = Les classements ultérieurs de l’inscription { $label } sont illisibles : « { $text } ». Le classement de l’onglet vaut pour chaque mois.
    .hint = Écrivez le mois de chaque liste avec son classement : 2026-06=2415, 2026-07=2398.
later-ratings_later-ratings-outside = Les classements ultérieurs de l’inscription { $label } pour { $months } n’ont pas été utilisés : le tournoi commence en { $first } et finit en { $last }.
    .hint = Corrigez le mois, ou les dates du tournoi. Le classement du début va sous Rating.
entry-arrives-late_arrives-late = Appariés à la ronde { $round }, mais arrivant plus tard : { $names }.
    .hint = Qui est absent de façon certaine n’est pas apparié et ne marque rien (C.04.2, 2.4 et 3.3) : écrivez « drop-in 3 » sous Status, ou les rondes sous Byes. Arrives ne change rien aux appariements.
bye-score-blank = Les exemptions demandées sans score d’exemption comptent 0 : { $labels }.
    .hint = Si le tournoi donne un demi-point, écrivez ½ sous Bye score.
round-list = « { $text } » n’est pas une liste de rondes de ce tournoi ; elle n’a pas été utilisée.
    .hint = Écrivez 1,3 ou 1-4. { $span }
    .span =
        { $rounds ->
            [0] Les rondes sont numérotées à partir de 1.
           *[other] Les rondes sont numérotées de 1 à { $rounds }.
        }
status-round = « { $text } » ne nomme aucune ronde : { $read }.
    .hint = Écrivez « withdrawn after 3 » ou « drop-in 2 ».
colour-not-top = Colour se trouve sur la ligne du participant { $label }, mais la tête de série n° 1 est { $top }. La couleur a été prise pour celle de la tête de série n° 1 à la ronde 1.
    .hint = Déplacez-la sur la ligne de la tête de série n° 1.
unlisted-game = « { $name } » ne figure pas dans la liste des jeux de société ; la partie ne compte pas.
    .hint = { $meant }Prenez les noms que donne palmares rules nzdc-1999.
no-game = La ligne n’a pas de jeu ; elle a été ignorée.
    .hint = Écrivez le nom du jeu.
players-of-play = { $play } a { $players } joueurs, mais seuls { $least } à { $most } peuvent marquer.
    .hint = Donnez à chaque partie son propre numéro sous Sheet, et une ligne à chaque joueur.
place-missing = La place dans { $play } manque ; cette ligne ne marque rien.
    .hint = Reportez la place de la feuille de score.
place-impossible = La place { $place } est impossible dans { $play } avec { $players } joueurs ; la ligne ne marque rien.
    .hint = Corrigez la place, ou ajoutez les joueurs manquants.
places-impossible = Les places { $places } dans { $play } sont impossibles ; la partie ne marque rien. Une place est le nombre de joueurs mieux classés plus un.
    .hint = Recopiez les places de la feuille de score. Après deux joueurs deuxièmes vient le quatrième : 1, 2, 2, 4.
twice-in-play = Le participant { $label } est déjà dans { $play }, en { $first } ; cette ligne a été ignorée.
    .hint = Corrigez le joueur ou Sheet.
counts-twice = Pour { $play }, Counts est yes sur une ligne et no en { $first } ; la partie a été ignorée.
    .hint = Écrivez la même chose sur toutes ses lignes, ou sur une seule.
play-left-out = { $play } ne compte pas, comme convenu entre ses joueurs.
    .hint = Rien à faire.
version-missing = Les deux versions de la donne mal remise { $board } ont été jouées, mais cette ligne ne dit pas laquelle. Elle compte comme marque artificielle.
    .hint = Écrivez A ou B sous Version.
other-percentage = Le match { $sides } n’a un pourcentage que pour un camp. L’autre camp a reçu le reste, { $other } %.
    .hint = Remplissez les deux ; avec des marques artificielles, ils ne font pas 100.
boards-disagree = Boards indique { $typed }, mais d’après les feuilles ambulantes un participant en a joué { $counted }. Les points s’appuient sur { $typed }.
    .hint = Corrigez Boards, ou videz-le pour que les donnes soient comptées.
fewer-boards = Ceux-ci ont joué moins de { $most } donnes : { $labels }. Ils sont classés au pourcentage ou au score.
    .hint = Rien à faire s’ils étaient exempts ou si des donnes n’ont pas été jouées.
fewer-results = Donnes avec moins de { $expected } résultats : { $boards }. { $how }
    .hint = Ajoutez les résultats manquants, s’il y en a.
one-room = La donne { $board } de { $sides } n’a de résultat que dans une salle ; elle ne peut pas être comparée.
    .hint = Ajoutez le résultat de l’autre salle, ou écrivez fouled ou NP sous Adjusted.
too-few-scores = La donne { $board } a { $scores } scores, trop peu pour un datum sans les extrêmes. Elle compte 0.
    .hint = Saisissez les scores des autres tables, ou une marque ajustée.
artificial-without-value = { $text } n’a pas de valeur dans un tournoi marqué en { $method } ; la donne compte 0.
    .hint = En IMP, écrivez A+, A ou A- (ou 60, 50 ou 40 pour cent), ou attribuez un score.
published-score = Le participant { $label } a { $typed } dans la feuille, mais ses donnes donnent { $computed }. Les donnes comptent.{ $boards }
    .hint = Vérifiez ses donnes, et les pénalités qui manqueraient dans l’onglet Adjustments.
published-points = À la donne { $board }, le participant { $label } a { $given } dans la feuille, mais les résultats donnent { $computed }. Les résultats comptent.{ $others }
    .hint = Comparez les résultats de la donne avec le logiciel de calcul. Les logiciels ne marquent pas tous de la même façon les moyennes et les donnes qui n’ont pas été jouées à toutes les tables.
    .others =
        { $others ->
            [one] {" "}Un autre participant diffère aussi.
           *[other] {" "}{ $others } autres participants diffèrent aussi.
        }
published-points-of-many = Sur { $count } donnes sur { $of }, les points de la feuille diffèrent des résultats : { $boards }. { $example } Les résultats comptent.
    .hint = Le logiciel de calcul compare sans doute d’autres tables, ou marque autrement les donnes qui n’ont pas été jouées à toutes les tables. Vérifiez-y l’une des donnes.
unknown-vp-scale_unknown-scale = Il n’y a pas d’échelle de PV « { $name } ».
    .hint = Choisissez-en une : { $known }.
vp-scale-boards_scale-boards = L’échelle { $name } n’a pas de table pour des matchs de { $boards } donnes.
    .hint = Corrigez Boards per match ou VP scale boards, ou choisissez une autre échelle de PV.
match-boards-unknown = Le match { $sides } n’a pas de nombre de donnes ; il n’a donc pas de PV et ne compte pas{ $others }.
    .hint = Remplissez Boards per match dans l’onglet Event, ou Boards à côté du match. Boards et Rounds du tournoi suffisent s’ils se divisent sans reste. Des PV saisis n’ont pas besoin de donnes.
    .others =
        { $others ->
            [one] , de même qu’un autre match
           *[other] , de même que { $others } autres matchs
        }
scale-of-percent = L’échelle { $name } et le tournoi ne vont pas ensemble : l’un est pour des pourcentages, l’autre pour des IMP.
    .hint = Choisissez une autre échelle de PV, ou un autre Scoring.
one-score = Le match { $sides } n’a { $of } que pour un camp ; ils n’ont pas été utilisés.
    .hint = Complétez pour l’autre camp, avec 0 s’il n’a rien.
vps-beyond-scale = { $typed } PV sont impossibles : l’échelle va de { $least } à { $most }. Les PV de ce match n’ont pas été utilisés.
    .hint = Corrigez-les, ou videz-les si les IMP sont donnés. Si l’arbitre les a attribués, écrivez adjusted sous Note.
match-without-result = Le match { $sides } n’a ni IMP ni PV ; il marque 0.
    .hint = Saisissez les IMP ou les PV, même pour une exemption ou un forfait. S’il n’y a pas eu de match, écrivez not played sous Note.
match-twice = Le match { $sides } a ici le résultat { $result }, mais { $other } en { $first } sur l’autre onglet, qui a été retenu.
    .hint = Corrigez ou supprimez l’un des deux.
plays-on-after-defeat = Le participant { $label } a perdu en { $round }, mais joue dans un tour suivant.
    .hint = Corrigez le score, Round ou les participants. Pour un match à trois, écrivez triangular sous Note ; pour un match de classement, play-off.
knockout-unfinished = { $undefeated } participants sont invaincus après le dernier tour ; la coupe n’a pas de vainqueur.
    .hint = Ajoutez les tours manquants, ou le résultat du dernier match.
match-not-ranked = Le match { $sides } ({ $note }) n’a pas de scores ; il ne compte pas dans le classement.
    .hint = Saisissez le score de chaque camp, s’il y en a un.
vps-disagree = { $label } a { $typed } PV dans la feuille, mais une différence de { $net } en donne { $computed }. Les PV saisis ont été retenus.
    .hint = Vérifiez les IMP, le nombre de donnes et l’échelle de PV.
imps-disagree = { $sides } a { $typed } IMP dans la feuille, mais les donnes en font { $computed }, qui ont été retenus.
    .hint = Vérifiez les donnes du match.
entry-without-result = L’inscription { $label } n’a pas de résultat, donc pas de place.
    .hint = Saisissez son score dans l’onglet Results, ou écrivez « withdrawn after N » sous Status.
place-disagrees = La feuille donne à l’inscription { $label } la place { $typed }, mais son score de { $score } la met à la place { $place }.
    .hint = Vérifiez son score et ceux de ses voisins. Places et points suivent les scores.
tie-broken = La feuille donne à l’inscription { $label } la place { $typed }, mais elle partage les places { $place } à { $last }.
    .hint = Rien à faire ; les ex æquo se partagent les points.
team-too-large_fourth-member = Une équipe a au plus { $most } joueurs ; l’inscription { $label } n’a pas été admise dans { $team }.
    .hint = Corrigez Team.
second-team = L’inscription { $label } est déjà dans { $other } ; elle ne compte pas pour { $team }.
    .hint = Corrigez Team. Un joueur ne peut être que dans une équipe.
tie-break-unknown_unknown-tie-break = « { $name } » n’est pas un départage ; les ex æquo ont été départagés sans lui, et le classement est provisoire.
    .hint = { $meant }Écrivez les codes ou les noms des départages, comme BH-C1 ou Buchholz Cut 1, séparés par des virgules.
tie-break-of-teams = { $title } est un départage d’équipes ; il a été sauté.
    .hint = Retirez-le de Tie-breaks.
tie-break-without-ratings =
    { $title } a été sauté, parce que { $unrated ->
        [one] { $unrated } joueur n’a
       *[other] { $unrated } joueurs n’ont
    } pas d’Elo. Les départages à l’Elo exigent celui de tous ({ $clause }).
    .hint = Remplissez Rating pour tous dans l’onglet Entries, ou choisissez un autre départage.
board-prizes-lack = Les prix d’échiquier laissent de côté { $of_matches } sans résultats par échiquier et les parties de { $of_games } que nulle ligne ne nomme.
    .hint = Écrivez une ligne par échiquier dans l’onglet Matches, et les joueurs de chaque équipe dans Entries.
    .of_matches =
        { $matches ->
            [one] 1 match
           *[other] { $matches } matchs
        }
    .of_games =
        { $nameless ->
            [one] 1 joueur
           *[other] { $nameless } joueurs
        }
tie-breaks-not-applied = Tie-breaks est rempli, mais le format { $format } n’en a pas.
    .hint = Les participants au même score partagent la place. Videz Tie-breaks, ou corrigez Format.
internal-fault = palmares a échoué sur ce fichier à cause d’une erreur du programme ({ $why }).
    .hint = Les autres feuilles ne sont pas touchées. Merci d’envoyer le fichier aux auteurs de palmares.
competition-unknown = Le tournoi ne dit pas de quelle compétition il s’agit, et presque toutes les règles en dépendent ({ $clause }) ; il n’y a donc pas de points.
    .hint = Remplissez Competition dans l’onglet Event : { $known }.
too-old-for-youth_too-old = { $name } est né le { $born }, mais les jeunes doivent être nés le { $limit } ou après ({ $clause }) ; l’inscription ne reçoit pas de points jeunes.
    .hint = Corrigez Date of birth, ou remplissez Authorised si le comité l’a autorisé.
too-young-for-seniors_too-young = { $name } est né le { $born }, mais les seniors doivent être nés avant le { $limit } ({ $clause }).
    .hint = Corrigez Date of birth, ou remplissez Authorised si le comité l’a autorisé.
many-masterpoints = { $name } a { $points } points de maître, mais cette catégorie en demande moins de { $below } ({ $clause }{ $remark }).
    .hint = Corrigez Masterpoints ou Category.
player-number-missing_number-missing = { $name } n’a pas de numéro, mais tous les joueurs du Butler Pairs doivent être membres à jour de cotisation ({ $clause }). L’inscription reste.
    .hint = Saisissez le numéro ; les joueurs étrangers deviennent membres d’honneur.
member-not-financial = { $name } joue avec le numéro { $number }, qui est { $why }, mais tous les joueurs du Butler Pairs doivent être membres à jour de cotisation ({ $clause }). L’inscription reste.
    .hint = Corrigez le numéro, ou le registre ; les joueurs étrangers deviennent membres d’honneur.
to-the-final_finalists = En finale{ $field } : { $names } ({ $clause }){ $instead }.
    .hint = Rien à faire.
finalists-tied = { $labels } partagent la place { $place }, mais tous ne peuvent pas aller en finale. Sans leurs matchs, rien ne les départage ({ $clause }).
    .hint = Ajoutez les matchs, ou tirez au sort et écrivez l’ordre sous Lot dans l’onglet Entries.
fields-differ = La finale a { $north_south } paires Nord-Sud et { $east_west } paires Est-Ouest ; l’écart permis est de { $most } au plus ({ $clause }).
    .hint = Remplacez une paire par la suivante de sa propre orientation.
finalist-stays-out = { $label } est en finale, mais s’est retiré ou jouait hors classement dans la phase précédente ({ $clause }).
    .hint = Corrigez Status dans la phase précédente, ou remplacez la paire par la suivante au classement.
not-contending-in-final_not-contending-here = { $label } joue hors classement (not contending), mais cette phase décide des points, et seules les paires en lice reçoivent titres et points ({ $clause }). La paire n’en reçoit pas, et les suivantes remontent.
    .hint = Si la paire est en lice, videz Status. Sinon, rien à faire.
datum-weight = Les scores propres du tournoi comptent { $counted } dans le datum, mais les règles disent { $by_rule } ({ $clause }). Le datum suit la feuille.
    .hint = Écrivez { $weight } sous Datum weight.
    .counted =
        { $typed ->
            [one] une fois
           *[other] { $typed } fois
        }
    .by_rule =
        { $weight ->
            [one] une fois
           *[other] { $weight } fois
        }
few-rounds = { $label } : { $who } a joué { $played } des { $rounds } { $of }, mais doit en jouer au moins { $least } ({ $clause }). L’inscription garde sa place, mais ne reçoit pas de points.
    .hint = Si le nombre est faux, corrigez-le.
carry-few-pairs = Le report demande la première et la { $last }e paire de la phase précédente ({ $clause }), qui n’avait que { $pairs } paires ; rien n’a été reporté.
    .hint = Videz Carry over, et saisissez ce qui est reporté dans l’onglet Adjustments.
carry-level = La première et la { $last }e paire de la phase précédente sont à égalité avec { $score } PV ; il n’y a donc pas de report ({ $clause }), et rien n’a été reporté.
    .hint = L’organisateur décide : videz Carry over, et saisissez ce qui est reporté dans l’onglet Adjustments.
withdrawal-elsewhere = { $labels } : retrait en cours de phase. ABF TR 14 traite de ces retraits, mais ne fait pas partie de ce règlement ({ $clause }) : les résultats ont été pris tels que saisis.
    .hint = L’arbitre décide s’ils comptent ; Note dans l’onglet Matches le dit.
few-boards-compared_few-compared = Dans le match { $sides }, seules { $compared } donnes sur { $boards } ont été comparées, moins de la moitié. Il devrait être marqué comme un forfait où aucun camp n’est fautif ({ $clause }), selon ABF TR 15.1, qui ne fait pas partie de ce règlement : il a été marqué tel que saisi.
    .hint = Donnez aux deux camps les PV d’un camp non fautif, et écrivez unplayable sous Note.
drop-in-of-no-team = { $label } arrive à la ronde { $round }, mais { $why } ({ $clause }).
    .hint = Corrigez les joueurs ou Status, sauf si l’arbitre l’a autorisé.
draw-numbers = Les numéros sous Draw number n’ont pas été utilisés : il en faut un différent à chaque équipe, de 1 au nombre d’équipes ({ $clause }).
    .hint = Saisissez tous les numéros, ou videz la colonne pour que le tirage suive le classement.
boards-beyond-match = Cette ligne a { $count } { $what }, mais le match a { $boards } donnes ; la ligne a été ignorée.
    .hint = Corrigez ce qui est faux ; si toutes les donnes ont été jouées, laissez les deux vides.
match-length = Le match { $sides } a { $boards } donnes, mais les matchs en ont { $planned } ({ $clause }).
    .hint = Corrigez Boards, sauf si le match a été raccourci ou allongé.
team-number = { $state } est inscrit sous le numéro { $label }, mais a tiré le numéro { $number } ({ $clause }).
    .hint = Rien à faire s’il y a eu un nouveau tirage ; les numéros de la feuille comptent.
field-size = Le règlement a des tirages pour 5 à 8 équipes, mais { $teams } sont inscrites (10.4, 10.5).
    .hint = Corrigez Entries, ou appariez les rondes à la main dans l’onglet Matches et remplissez Rounds.
guest-player = L’équipe { $label } a un joueur invité ; les remplaçants ne sont permis qu’en cas d’urgence, avec l’accord de l’arbitre ({ $clause }).
    .hint = Rien à faire si l’arbitre a autorisé le remplaçant.
final-waits = Les équipes de ce tournoi seront connues après { $stage } ({ $clause }).
    .hint = Saisissez les résultats là-bas, ou saisissez les équipes à la main.
final-not-entered = D’après les phases précédentes, { $placed } devraient jouer ici ({ $clause }), mais ne sont pas inscrites.
    .hint = Inscrivez les deux équipes dans l’onglet Entries de cette feuille.
carry-over-blank = Carry over est vide ; rien n’a donc été reporté. Selon les règles, l’équipe la mieux classée du Qualifying Stage reporte un dixième de l’écart en PV ({ $clause }).
    .hint = Écrivez abf 11.2 sous Carry over, ou none si rien n’est reporté.
not-in-final = { $team } ne joue pas ici ({ $clause }) ; cette ligne a été ignorée.
    .hint = Corrigez le numéro de l’équipe, ou le tournoi.
final-teams = Les équipes inscrites sont { $typed }, mais d’après les phases précédentes ce devraient être { $placed } ({ $clause }). Ce sont les équipes inscrites qui jouent.
    .hint = Corrigez Entries, sauf si une équipe s’est retirée.
stage-not-known = { $wrong } ; le report et les places sont donc inconnus.
    .hint = Remplissez ou corrigez Qualifier ou Carry over from, ou joignez cette feuille.
    .wrong =
        { $id ->
            [0] Aucune phase qualificative n’est indiquée
           *[other] Aucune feuille n’a la phase qualificative « { $id } »
        }
repechage-tied = { $teams } sont à égalité même sans le report, mais une place en finale ne se partage pas ({ $clause }).
    .hint = L’organisateur décide : ajoutez une ligne avec la note play-off et le Result de qui continue.
player-not-eligible = { $player } de { $label } a joué ici sans en avoir le droit : { $why } ({ $clause }).
    .hint = Corrigez les nombres de matchs et de segments dans l’onglet Entries, ou demandez à l’arbitre.
pqp-withheld = { $player } de { $label } ne reçoit pas de Playoff Qualifying Points : { $why } ({ $clause }).
    .hint = Si ce n’est pas exact, corrigez Matches, Repechage, Finals ou PQP de ce joueur dans l’onglet Entries.
forfeit-vps = La feuille donne à { $label } { $typed } PV pour un match sans résultat, mais la règle en donne { $computed } ({ $clause }), qui ont été retenus.
    .hint = Videz les PV ; ils découlent de la note et des autres matchs.
bye-vps = La feuille donne à { $label } { $typed } PV pour une exemption, mais elle vaut { $vps } PV ({ $clause }). Les PV saisis ont été retenus.
    .hint = Videz les PV, sauf si l’arbitre les a attribués.
bye-missing = L’équipe { $label } n’a ni match ni exemption à la ronde { $round } ; elle ne reçoit pas de PV. Une exemption en vaut { $vps } ({ $clause }).
    .hint = Ajoutez une ligne avec la ronde, l’équipe sous Home et bye sous Note.
sections-unknown = Pas de titres : les groupes des joueurs sont inconnus ({ $clause }), car le tournoi n’a ni rondes ni colonne Section.
    .hint = Remplissez Section dans l’onglet Entries, ou prenez Format swiss et joignez les matchs.
other-entrants = Il y a { $players } inscrits, mais la coupe est pour { $entrants } : trois de chaque groupe de quatre et un meilleur perdant font les 16 joueurs de la Phase One ({ $clause }). Les groupes ont { $sizes } joueurs.
    .hint = Un joueur sans adversaire dans le groupe passe au tour suivant. Si la Phase One n’a pas 16 joueurs, saisissez ses parties à la main.
group-place-taken = Un autre joueur a la place { $place } du groupe { $group } ; { $label } y reçoit une place libre.
    .hint = Corrigez Group place, ou laissez vide pour un tirage au sort.
group-full = Le groupe { $group } a déjà { $size } joueurs ; il n’y a pas de place pour { $label }.
    .hint = Corrigez Group, ou laissez vide pour un tirage au sort.
no-such-stage = { $wrong }
    .hint = Les tours sont Q1, Q2 ; 1.1, 1.2, 1.3 ; 2.1, 2.2, 2.3 ; SF et F.
    .wrong =
        { $text ->
            [0] La ligne n’indique pas de ronde ; la ligne a été ignorée.
           *[other] « { $text } » n’est pas un tour de cette épreuve à élimination ; la ligne a été ignorée.
        }
plays-twice = { $label } a déjà une partie au tour { $round } ; cette ligne a été ignorée.
    .hint = Corrigez le tour ou le numéro, ou supprimez l’une des deux lignes.
results-differ = La partie { $sides } du tour { $round } a un autre vainqueur ailleurs dans le classeur ; elle compte comme inachevée.
    .hint = Corrigez Result dans Matches ou Draw, ou Outcome dans Games.
result-and-note_odd-result = { $why } ; la ligne n’a pas de résultat utilisable.
    .hint = Videz la note ou le résultat, selon ce qui est faux.
game-drawn = La partie { $sides } du tour { $round } n’a pas de vainqueur, mais les règles ne connaissent que des parties gagnées et perdues : aucun des deux joueurs ne passe.
    .hint = Décidez qui passe, et saisissez ce résultat.
sides-not-exchanged = { $label } joue { $side } dans les deux parties d’un duel du tour { $round } ; chaque joueur doit jouer les deux côtés.
    .hint = Corrigez Power dans l’onglet Games. Les parties comptent telles que jouées.
own-group = La partie { $sides } oppose des joueurs du même groupe de qualification { $group }, qui ne doivent pas se rencontrer dans les premières parties ({ $clause }).
    .hint = Corrigez les numéros. La partie compte telle que jouée.
plays-on = { $label } a été éliminé en { $out }, mais a une partie au tour { $round }.
    .hint = Corrigez le numéro ou les résultats précédents. La partie compte telle que jouée.
pairing-not-given = Les règles ne prévoient pas la partie { $sides } au tour { $round } : { $why } ({ $clause }).
    .hint = Corrigez les numéros, le tour ou les résultats précédents. La partie compte telle que jouée.
bye-not-given = { $label } a une exemption au tour { $round }, mais les règles n’en permettent pas là : elle ne compte pas, et le joueur ne passe pas.
    .hint = Saisissez la partie avec son résultat ; un joueur qui n’est pas venu l’a perdue (+-- ou --+).
game-numbers = Les parties du tour { $round } ne sont pas numérotées 1, 2, 3 et ainsi de suite. Le tour suivant dépend des numéros ; l’ordre des lignes a donc été retenu.
    .hint = Écrivez le numéro de chaque partie sous Table.
centres-unknown_centres-missing = Le meilleur perdant est choisi d’après les centres ({ $clause }), mais on ne les connaît pas pour { $labels } ; personne n’est donc choisi.
    .hint = Saisissez les deux parties de chaque joueur dans l’onglet Games : deux lignes par partie, avec les centres sous les années.
odd-centres_game-odd-centres = { $text } n’est pas un nombre de centres possible après { $year } ; les centres du joueur dans cette partie sont tenus pour inconnus.
    .hint = Les centres sont des nombres entiers de 0 à 34.
too-many-centres_game-too-many-centres = Les centres de { $year } dans la partie { $sides } font { $sum } au total, mais la carte en a 34.
    .hint = Corrigez les centres de cette année ; d’ici là, le tournoi est provisoire.
phase-does-not-fit = Le tour { $round } a { $players } joueurs, mais les règles en demandent { $wanted } ({ $clause }) ; il n’a pas été apparié.
    .hint = Saisissez les parties du tour dans l’onglet Matches comme vous en décidez.
no-pairing-left_no-pairing = Aucun appariement du tour { $round } ne respecte les règles ({ $clause }) ; il n’a pas été apparié.
    .hint = Saisissez ses parties dans l’onglet Matches comme vous en décidez.
knockout-draw-waits_draw-waits = Le tour { $round } n’a pas été apparié, parce que l’appariement utilise des cellules qui contiennent des erreurs : { $cells }.
    .hint = Corrigez les erreurs. Pour apparier quand même, écrivez { $round } sous Draw dans l’onglet Event.
withdrawn-drawn = { $label } s’est retiré, mais a encore une partie au tour { $round } ; les règles ne disent pas qui passe.
    .hint = Saisissez la partie avec +-- ou --+ pour l’adversaire, ou comme vous en décidez.
results-awaited = Les appariements attendent les résultats de ces parties : { $games }.
    .hint = Saisissez leurs résultats dans l’onglet Matches ou Draw.
nobody-to-meet = Rien ne peut être apparié, bien que la finale ne soit pas décidée : en { $round }, les règles et les parties précédentes ne laissent aucun adversaire à { $players }.
    .hint = Corrigez les parties précédentes, ou décidez les suivantes et saisissez-les dans l’onglet Matches.
odd-team-size = Pas de points : le manuel ne prévoit pas d’équipes de { $size } joueurs en jeu ({ $clause }).
    .hint = Team size est le nombre de membres qui jouent en même temps : 4, 6, 8, 10 et ainsi de suite.
too-few-tables = Pas de points{ $field } : il faut à { $event } { $least }, mais il y en avait { $tables } ({ $clause }).
    .hint = Rien à faire si le nombre est juste.
handicap-without-scratch = Pas de points : le tournoi a été classé avec handicaps, et les scores sans handicap manquent ({ $clause }).
    .hint = Mettez les scores sans handicap sous Score, et les autres sous Handicap score.
not-major = Ce ne peut pas être un championnat majeur : { $why } ({ $clause }). Les points sont ceux de son niveau de base.
    .hint = Videz Championship, ou corrigez ce qui est faux.
boards-not-played = Pas de points pour { $player } : { $played } jouées, { $needed } requises ({ $clause }).
    .hint = Rien à faire si le nombre de donnes est juste.
unregistered-award = { $player } reçoit un certificat, mais sans numéro de membre rien ne peut être enregistré ({ $clause }).
    .hint = Saisissez le numéro de membre, s’il y en a un.
unknown-qualifier = Il n’y a pas de tournoi { $id } dans cette feuille ni dans la saison ; l’effectif initial est donc inconnu et il n’y a pas de points.
    .hint = Corrigez Qualifier, joignez la feuille de ce tournoi, ou remplissez Original entry.
unknown-qualifier_unknown-qualifier-unused = Il n’y a pas de tournoi { $id } dans cette feuille ni dans la saison ; Original entry, rempli ici, a été retenu.
    .hint = Corrigez Qualifier, ou joignez la feuille de ce tournoi.
several-qualifiers = Plusieurs feuilles de la saison ont un tournoi { $id } ; l’effectif initial est donc inconnu et il n’y a pas de points.
    .hint = Donnez aux deux tournois le même Part of, ou remplissez Original entry.
several-qualifiers_several-qualifiers-unused = Plusieurs feuilles de la saison ont un tournoi { $id } ; Original entry, rempli ici, a été retenu.
    .hint = Donnez aux deux tournois le même Part of, ou videz Qualifier.
no-original-entry = Les points pour { $stage } dépendent du nombre de tables complètes de la première phase ({ $clause }), qui manque.
    .hint = Remplissez Original entry, ou nommez le tournoi de la première phase sous Qualifier.
original-entry-disagrees = Original entry dit { $typed }, mais { $from } avait { $counted } tables. Les points s’appuient sur { $typed }.
    .hint = Corrigez Original entry, ou videz-le et palmares comptera les tables.
stages-not-counted = Les phases précédentes ne comptent pas pour les points : { $why } ({ $clause }). Les points suivent l’effectif propre du tournoi.
    .hint = Rien à faire si c’est bien le cas.
qualified-by-handicap = Pas de points : des participants se sont qualifiés sur des scores avec handicap dans { $stage } ({ $clause }).
    .hint = Rien à faire si c’est bien le cas.
many-qualified = { $finalists } participants sur { $original } se sont qualifiés ; le manuel recommande au plus { $share } des participants ({ $clause }).
    .hint = Rien à faire ; moins de participants que d’habitude reçoivent des points.
no-premier-tables = Les points d’une consolante dépendent des tables complètes de la finale principale et de celles des non-qualifiés ({ $clause }), qui sont inconnues.
    .hint = Remplissez Premier tables et Not qualified tables, ou réunissez les finales par Part of et nommez la première phase sous Qualifier.
no-consolation = Le manuel ne considère pas ceci comme une consolante : { $why } ({ $clause }). Les points suivent son propre effectif, un niveau en dessous du tournoi principal.
    .hint = Rien à faire si les tables sont justes.
no-stage = { $key } est rempli, mais Stage ne dit pas de quelle phase il s’agit ({ $clause }). Les points suivent l’effectif propre du tournoi.
    .hint = Remplissez Stage (final, consolation, second qualifying ...), ou videz ceci.
status-differs = Status dit { $claimed }, mais les autres réponses donnent { $status } : { $why } ({ $clause }). Les points s’appuient sur { $status }.
    .hint = Corrigez Status, ou les réponses sur la licence et les inscriptions.
licence-missing = Le tournoi était ouvert à { $who }, mais n’a pas de licence ({ $clause }).
    .hint = Remplissez Licence et Licensed by, ou corrigez Open to.
non-members = Seuls les membres peuvent jouer dans { $what } ({ $clause }), mais il manque les numéros de membre de { $names }.
    .hint = Saisissez les numéros de membre manquants.
teams-without-matches_without-matches = Un tel tournoi de { $boards } donnes donne des points par match gagné ({ $clause }), mais la feuille n’a pas de matchs ; { $instead }.
    .hint = Si les participants se sont affrontés en matchs, ajoutez l’onglet Matches.
    .instead =
        { $printed ->
            [yes] la colonne imprimée pour les équipes a été utilisée
           *[no] seuls les points du classement ont été donnés
        }
no-match-boards = Les points pour un match gagné dépendent du nombre de donnes du match ({ $clause }), qui manque ; il n’y a donc pas de points.
    .hint = Remplissez Boards dans l’onglet Matches, ou Boards per match dans l’onglet Event.
no-lineups = { $player } : { $played } ; la feuille ne dit pas dans quels matchs, donc tous les matchs gagnés comptent pour ce joueur ({ $clause }).
    .hint = Si d’autres ont joué une partie des matchs gagnés, ajoutez l’onglet Lineups.
small-part = { $part } : { $size } seulement, il en faut { $least }. Cette partie ne compte pas et reçoit les points de { $as_part } ({ $clause }).
    .hint = Rien à faire si les inscriptions sont complètes.
impossible-part = Il n’y a pas de { $part } { $number } sur { $parts } ; il n’y a donc pas de points.
    .hint = Corrigez le numéro de cette division ou de ce groupe, ou leur nombre.
player-in-two-sections = { $player } joue aussi dans { $section }, mais personne ne peut jouer dans deux groupes de statut différent ({ $clause }) ; il n’y a donc pas de points.
    .hint = Corrigez les inscriptions, ou videz Sections si ce sont des tournois distincts.
few-areas = Un championnat interzones demande des équipes de { $least } zones ({ $clause }), mais les inscriptions en ont { $areas } ; il n’y a donc pas de points.
    .hint = Remplissez Area pour chaque équipe dans l’onglet Entries.
no-side = La zone de l’équipe { $label } a plusieurs équipes, et leur statut dépend de leur ordre ({ $clause }), qui manque ; l’équipe ne reçoit pas de points.
    .hint = Remplissez Side (A, B ou C) dans l’onglet Entries.
small-knockout = Pas de points : une coupe demande un effectif initial d’au moins { $least } tables complètes ({ $clause }) ; celle-ci en avait { $tables }.
    .hint = Si ces participants s’étaient qualifiés, remplissez Original entry ; sinon, rien à faire.
knockout-without-matches = Une coupe donne des points par match gagné ({ $clause }), mais la feuille n’a pas de matchs.
    .hint = Remplissez l’onglet Matches : une ligne par match, avec Round, Home, Away et le score ou Result.
more-than-original = { $playing } participants jouent, mais au plus { $original } de l’effectif initial ont pu atteindre ce tournoi ({ $clause }).
    .hint = Corrigez Original entry, Original contestants ou Premier tables.
level-knockout-match = { $sides } en { $round } s’est terminé à égalité et a été décidé sans donnes supplémentaires ; chaque camp reçoit la moitié des points ({ $clause }).
    .hint = Si des donnes supplémentaires l’ont décidé, écrivez extra boards sous Note et le vainqueur sous Result.
surplus-rounds = La table des points a { $most } tours ; { $surplus } de plus, au début, ont reçu les points préliminaires ({ $clause }).
    .hint = Rien à faire, sauf si un tour manque ou est nommé deux fois.
match-boards-assumed = Le nombre de donnes par match manque ; chaque match a été compté avec les { $boards } donnes du tournoi.
    .hint = Remplissez Boards per match, ou Boards dans l’onglet Matches.
no-scale = Le manuel n’a pas de barème pour { $what } ({ $clause }) ; il n’y a donc pas de points.
    .hint = Corrigez les réponses si elles sont fausses, ou demandez les points à la fédération.
green-conditions = Pas de Green Points : { $why } ({ $clause }). Des Local Points ont été donnés selon le barème habituel.
    .hint = Si c’est faux, corrigez l’onglet Event.
green-in-doubt = Ceci ne remplit pas les conditions du manuel pour un tournoi à Green Points : { $why } ({ $clause }). Des Green Points ont été donnés quand même.
    .hint = Vérifiez ce qui a été joué, et interrogez la fédération avant de délivrer les points.
local-for-green = { $player } reçoit des Local Points et pas de Green Points : { $why } ({ $clause }).
    .hint = Rien à faire si c’est bien le cas.
green-without-matches = Les points par victoire ({ $what }) manquent ({ $clause }), car la feuille n’a pas de matchs.
    .hint = Remplissez l’onglet Matches : une ligne par match, avec le score.
green-without-boards = Les points par match gagné dépendent du nombre de donnes d’un match ({ $clause }), qui est inconnu ; il n’y a donc pas de points.
    .hint = Remplissez Boards per match, ou Boards dans l’onglet Matches.
green-match-length = Les Green Points par match gagné demandent des matchs de { $least } à { $most } donnes ({ $clause }) ; ceux de { $boards } donnes n’en rapportent pas.
    .hint = Si les matchs étaient plus longs ou plus courts, corrigez Boards ou Boards per match.
no-flight-b = Les points du flight A dépendent des tables des deux flights ({ $clause }), et celles du flight B sont inconnues.
    .hint = Remplissez Flight B tables, ou réunissez les deux flights par Part of.
congress-certificate = Les certificats de festival sont pour les tournois autorisés par la fédération ({ $clause }), mais { $why }. Des certificats ordinaires ont été établis à la place.
    .hint = Remplissez Licence, ou mettez Issue sur certificate.
ordinary-certificate = Les tournois autorisés par la fédération ont des certificats de festival ({ $clause }). Des certificats ordinaires ont été établis, comme le dit Issue.
    .hint = Pour des certificats de festival, videz Issue.
ladder-size-unknown = Les points d’une échelle dépendent du nombre moyen de tables complètes dans ses parties ({ $clause }) ; il manque, et aucune de ses parties n’a été trouvée.
    .hint = Remplissez Average tables, ou joignez les parties avec le nom de l’échelle sous Ladder.
ladder-results-unknown = Une échelle ne donne de points que si assez de résultats comptent pour chaque participant ({ $clause }), et ce nombre manque.
    .hint = Remplissez Results counted.
ladder-few-results = Pas de points : { $results } résultats comptent dans cette échelle, mais il en faut au moins { $least } ({ $clause }).
    .hint = Rien à faire si le nombre est juste.
ladder-disagrees = { $what } dit { $typed }, mais les parties de l’échelle donnent { $counted }. Les points s’appuient sur { $typed }.
    .hint = Corrigez-le, ou videz-le et palmares le calculera.
ladder-awaits-final = Les points de cette échelle attendent le résultat de sa finale ({ $clause }).
    .hint = Quand la finale aura été jouée, joignez-la avec Stage final et cette échelle sous Qualifier.
ladder-final-awarded = Les places de sa finale, { $other }, décident des points de cette échelle ({ $clause }).
    .hint = Rien à faire.
noughts-elsewhere = Le numéro de membre { $text } de { $name } est { $other } dans { $path } ; il a peut-être perdu ses zéros de tête. Les points sont maintenant sous deux numéros différents.
    .hint = Mettez la colonne au format texte et saisissez le numéro tel qu’il figure sur la carte du membre.
status-unlike = Les { $count } tournois de cette feuille ont tous le statut { $status } ; dans les autres feuilles de l’organisateur, les tournois de mêmes titres ont { $usual }.
    .hint = Si le statut a été recopié vers le bas depuis le premier tournoi, corrigez-le : les points en dépendent.
boards-unlikely_boards-unlike = Boards indique { $boards }, mais les { $count } tournois de ce genre dans les autres feuilles de l’organisateur en ont tous { $meant }.
    .hint = Si deux chiffres ont été intervertis, corrigez Boards ; les points en dépendent.
status-unlike_status-alone = Ce tournoi a le statut { $status } ; les { $count } autres tournois de cet organisateur, dont certains du même titre, ont tous { $usual }.
    .hint = Si c’est une erreur, corrigez-la : les points dépendent du statut.
boards-unlikely_boards-alone = Boards indique { $boards }, mais les { $count } autres tournois de ce titre ont tous { $usual }.
    .hint = Si c’est une erreur, corrigez Boards : les points en dépendent.
over-quota = { $organiser } a tenu { $held } { $what }{ $year }, mais n’a droit qu’à { $allowed }{ $note } ({ $clause }). Ce tournoi est le premier au-delà du quota ; ses points comptent quand même.
    .hint = Remplissez Part of si des tournois font partie d’une même compétition, ou Licence si la fédération a autorisé le tournoi ; sinon, il faut une licence à l’organisateur.
    .year = {" "}en { $year }
competition-empty = Aucun tournoi ne compte pour la compétition { $id }.
    .hint = Vérifiez Organiser, Events, Weekday, Format, From et To, et que les feuilles se trouvent dans son dossier ou en dessous.
competition-without-values = { $events } pour la compétition { $id }.
    .hint = Envoyez des pourcentages, ou Max score à côté des scores ; ou choisissez une autre valeur sous By.
    .events =
        { $count ->
            [one] 1 tournoi sans valeur ({ $what }) ne compte pas
           *[other] { $count } tournois sans valeur ({ $what }) ne comptent pas
        }
competition-without-ranks = La compétition { $id } utilise les rangs, mais aucun rang n’est connu.
    .hint = Ajoutez un onglet Members avec Number et Rank, ou nommez la liste des membres sous Member list dans palmares.toml.
competition-without-year = La compétition { $id } utilise les moyennes de l’an dernier, mais aucun tournoi de cette année-là n’a été trouvé ; personne n’a donc de handicap.
    .hint = Remplissez From, et joignez les feuilles de l’an dernier.
competition-without-beginning = La compétition { $id } est ouverte aux nouveaux, mais n’a pas de premier jour ; chacun compte donc comme nouveau.
    .hint = Remplissez From : les nouveaux sont ceux qui n’ont pas joué avant ce jour.
ledger-missing = Ce registre a déjà fait l’objet d’un rapprochement, mais son onglet { $sheet } manque ; des points seraient crédités une deuxième fois.
    .hint = Remettez l’onglet sous ce nom, ou donnez le registre qui l’a encore avec --ledger. Si rien n’a jamais été crédité, utilisez --first-reconciliation.
ledger-row-changed = Cette ligne a été modifiée depuis que palmares l’a écrite : une cellule a été modifiée, déplacée ou vidée.
    .hint = Annulez la modification, ou donnez le registre d’avant avec --ledger. Si la modification était voulue, utilisez --ledger-as-it-stands.
ledger-row-twice = Cette ligne figure déjà en { $first }.
    .hint = Supprimez l’une des deux.
ledger-older = Le journal finit le { $ends }, mais les membres ont été rapprochés le { $day } : il vient d’un registre plus ancien, et les points suivants seraient crédités une deuxième fois.
    .hint = Prenez le journal du registre écrit ce jour-là. Si rien n’a été crédité depuis, utilisez --ledger-as-it-stands.
ledger-differs = L’onglet { $sheet } { $rows } : des lignes ont été supprimées, ajoutées ou modifiées, ou l’onglet vient d’une autre copie du registre.
    .hint = Annulez la modification, ou donnez le registre d’avant avec --ledger. Si la modification était voulue, utilisez --ledger-as-it-stands.
    .rows = a { $holds } lignes, alors que le dernier rapprochement en a écrit { $wrote }
members-moved = Le membre { $number } avait { $was } dans la colonne { $column } au dernier rapprochement et a maintenant { $is }, qui appartenait à un autre membre : des cellules de cette colonne ont été déplacées sans leurs lignes.{ $more }
    .hint = Rien n’a été crédité. Annulez le tri ou le déplacement, pour que chaque ligne soit de nouveau un seul membre.
    .more =
        { $rest ->
            [one] {" "}Il en va de même pour 1 autre ligne.
           *[other] {" "}Il en va de même pour { $rest } autres lignes.
        }
credited-unknown = Selon le journal, { $held } ont été crédités au membre { $number }, qui n’est pas dans l’onglet Members.
    .hint = Si le numéro a changé, saisissez celui-ci sous Old number dans l’onglet Aliases.
totals-gone = L’onglet Members n’a pas de colonne { $column }, mais des membres avaient de tels points au dernier rapprochement ; ils repartiraient de zéro.
    .hint = Remettez la colonne, ou renommez son en-tête en { $column }.
member-number-changed = { $name } avait le numéro { $was } au dernier rapprochement et a maintenant { $is } ; les points de ce membre sont en attente.
    .hint = Remettez l’ancien numéro, ou saisissez-le sous Old number dans l’onglet Aliases.
member-typed-over = Le membre { $was } n’est plus dans l’onglet Members, et le nouveau membre { $is } a exactement les mêmes totaux ({ $held }) : quelqu’un a écrit par-dessus la ligne. Les points du nouveau membre sont en attente.
    .hint = Rétablissez la ligne de { $was }, et donnez au nouveau membre une ligne avec des totaux à 0. Si c’est la même personne, saisissez l’ancien nom et l’ancien numéro dans l’onglet Aliases.
member-gone = Le membre { $number } { $name } avait { $held } au dernier rapprochement, mais n’est plus dans l’onglet Members.
    .hint = Si la ligne a été supprimée par erreur, remettez-la. Pour un membre parti, écrivez « lapsed » sous Status.
total-typed = { $column } du membre { $number } { $name } : { $was } après le dernier rapprochement, { $is } maintenant ; quelqu’un l’a modifié.
    .hint = Rien à faire si c’était voulu ; sinon, remettez l’ancien total.
new-member-totals = Le membre { $number } { $name } est nouveau depuis le dernier rapprochement, mais a déjà { $held }{ $same } : la ligne a peut-être été copiée avec ses totaux. Il ne reçoit pas de points tant que vous n’avez pas décidé.
    .hint = Si la ligne a été copiée, videz ses totaux. Si le membre a apporté ces points, décidez « count » dans decisions.xlsx.
    .same = , exactement comme { $same }
totals-exchanged = { $column } et { $other } de { $count } membres ont été intervertis depuis le dernier rapprochement : les deux colonnes ou leurs en-têtes ont changé de place. Rien n’a été crédité.
    .hint = Remettez les deux colonnes à leur place, et refaites le rapprochement.
member-renamed = Le membre { $number } s’appelait { $was } au dernier rapprochement et s’appelle { $is } maintenant.
    .hint = Saisissez l’ancien nom dans l’onglet Aliases, pour que les feuilles qui le portent trouvent le membre. Si le numéro a été donné à quelqu’un d’autre, donnez à cette personne un numéro à elle.
aliases-unchecked = L’onglet Aliases n’a pas de colonne Check ; palmares ne peut pas savoir si ses lignes ont changé depuis le dernier rapprochement. Elles ont été prises telles quelles.
    .hint = Si la colonne a été supprimée, comparez les lignes avec le registre précédent. Si l’onglet est nouveau, rien à faire.
alias-changed = Cette ligne de l’onglet Aliases, désormais pour le membre { $number }, a changé depuis le dernier rapprochement : une cellule a été modifiée ou déplacée. Elle n’a pas été utilisée, car elle pourrait désigner le mauvais membre.
    .hint = Annulez la modification. Si elle était voulue, videz la cellule Check de cette ligne.
member-status-changed_status-changed = Le membre { $number } { $name } était { $was } au dernier rapprochement et est { $is } maintenant.
    .hint = Rien à faire si c’était voulu : les points des membres partis ou décédés sont en attente.
gold-changed = Les lignes de l’onglet Gold du membre { $number } { $name } donnaient { $was } Gold Points le { $day }, au dernier rapprochement, et donnent maintenant { $is } pour ce jour : quelqu’un a modifié, ajouté ou supprimé une ligne.
    .hint = Rien à faire si c’était voulu ; sinon, rétablissez la ligne.
certificate-day-gone = Le certificat { $certificate } a été compté par un rapprochement précédent, mais sa date sous Registered a disparu ; il n’a pas été compté à nouveau.
    .hint = Remettez la date. S’il s’agit d’un autre certificat avec le même numéro et les mêmes points, corrigez son numéro.
certificate-changed = Le certificat { $certificate } a été compté par un rapprochement précédent comme { $was }, mais la ligne dit maintenant { $is } ; les points comptés alors restent.
    .hint = Annulez la modification. Une correction est une paire de lignes : les anciens points avec un moins, puis les bons.
certificate-never-counted = Le certificat { $certificate } a une date sous Registered, mais aucun rapprochement ne l’a compté ; ses points sont en attente.
    .hint = Videz la date, pour qu’il soit compté. Si ses points ont été ajoutés au total à la main, utilisez --ledger-as-it-stands.
certificate-gone = Le certificat { $certificate }, compté par un rapprochement précédent comme { $points }, n’est plus dans l’onglet Certificates ; ses points restent.{ $others }
    .hint = Remettez la ligne, avec sa date sous Registered.
    .others =
        { $rest ->
            [one] {" "}Il en va de même pour 1 autre.
           *[other] {" "}Il en va de même pour { $rest } autres.
        }
noughts-lost = Le registre dit { $number }, mais les feuilles et les crédits antérieurs disent { $form } : Excel a supprimé les zéros de tête. Le numéro a été lu comme { $form }.{ $others }
    .hint = Mettez la colonne Number au format texte et ressaisissez les zéros de tête.
    .others =
        { $rest ->
            [one] {" "}Il en va de même pour 1 autre membre.
           *[other] {" "}Il en va de même pour { $rest } autres membres.
        }
noughts-unclear = Le numéro { $number } a perdu ses zéros de tête, et { $one } et { $other } existent tous deux ailleurs ; les points de ce membre sont en attente.
    .hint = Mettez la cellule au format texte et saisissez le numéro avec ses zéros de tête.
register-number-twice_number-twice = Le membre { $number } figure aussi en { $first } ; les points de ce numéro sont en attente.
    .hint = Corrigez le numéro faux, ou fusionnez les deux lignes.
register-date-future_future-date = { $column } est le { $date }, après la date du rapprochement ({ $as_of }).
    .hint = Corrigez la date, ou donnez la date du rapprochement avec --as-of.
rank-unknown_unknown-rank = « { $text } » n’est pas un rang du manuel ; palmares a calculé le rang d’après les points.
    .hint = Corrigez le rang, ou videz-le.
rank-not-borne-out = { $rank } demande { $takes } ({ $clause }), mais le membre a { $holds }. Le rang a été gardé.
    .hint = Corrigez le rang, ou les totaux s’il manque des points.
rank-behind = Le membre a { $holds }, assez pour { $due } ({ $clause }), mais le registre dit { $rank }. Le membre est promu maintenant.
    .hint = Rien à faire.
register-unknown-member_unknown-member = Il n’y a pas de membre { $number } dans l’onglet Members.
    .hint = Corrigez le numéro, ou saisissez le membre.
register-several-rows_several-rows = Le membre { $number } figure sur plusieurs lignes de l’onglet Members ; on ne sait pas quel membre cette ligne désigne.
    .hint = Corrigez le numéro faux dans l’onglet Members, ou fusionnez les lignes.
old-number-taken = L’ancien numéro { $number } est maintenant celui de { $name } ; il n’est pas utilisé comme ancien numéro.
    .hint = Videz l’ancien numéro, ou corrigez-le.
gold-without-rows = Aucune ligne de l’onglet Gold ne justifie les { $points } Gold Points du membre ; ils ne peuvent pas s’éteindre ({ $clause }) et ont été laissés inchangés.
    .hint = Saisissez les attributions avec leurs dates dans l’onglet Gold.
gold-entered = Aucune ligne de l’onglet Gold ne justifie les { $points } Gold Points du membre ; une ligne datée du { $date } a été ajoutée, et ils s’éteignent à partir de là ({ $clause }).
    .hint = Corrigez la date et les points de cette ligne dans l’onglet Gold.
certificate-twice = Le certificat { $certificate } figure déjà en { $first } et ne peut compter qu’une fois ({ $clause }) ; cette ligne a été refusée.
    .hint = Retirez la ligne, ou corrigez le numéro du certificat.
certificate-expired = Le certificat { $certificate } a expiré le { $expires } et a été refusé ; cette condition ne souffre aucune exception ({ $clause }).
    .hint = Rien à faire si la date est juste.
certificate-other-scheme = Le certificat { $certificate } a été délivré par { $issuer }, dont les points ne sont pas reconnus ({ $clause }) ; il a été refusé.
    .hint = Corrigez Issuer s’il s’agit d’une fédération reconnue ou d’un organisateur de cette fédération.
certificate-without-issuer = Le certificat { $certificate } ne nomme pas d’émetteur ; il a été compté comme l’un de ceux de cette fédération ({ $clause }).
    .hint = Remplissez Issuer.
certificate-differs = Le certificat { $certificate } dit { $says }, mais la feuille de son tournoi donne { $award } ; ce sont ces points-là qui comptent ({ $clause }).
    .hint = Récupérez le certificat et faites-le rectifier par le responsable qui l’a délivré.
certificate-other-name = Le certificat { $certificate } nomme { $name }, mais le numéro { $number } appartient à { $member } ; il ne compte pas tant que vous n’avez pas décidé.
    .hint = Corrigez le numéro ou le nom. Si c’est la même personne, décidez « count » dans decisions.xlsx.
certificate-not-taken-back = La ligne reprend le certificat { $certificate }, mais aucune ligne antérieure n’a ce certificat avec le même membre et les mêmes points ({ $clause }) ; elle a été refusée.
    .hint = Une correction est une paire de lignes : les anciens points avec un moins, puis les bons.
decision-moved = Cette ligne ne correspond pas à son cas ({ $case }) : des cellules ont été triées ou déplacées sans le reste de la ligne. La décision n’a pas été appliquée.
    .hint = Annulez le tri, ou décidez de nouveau le cas dans le nouveau decisions.xlsx.
decision-changed = La décision conservée sur { $what } (maintenant « { $decided } ») a été modifiée depuis que palmares l’a écrite : une cellule de cette ligne a été modifiée, déplacée ou vidée. Elle n’a pas été appliquée ; le cas est de nouveau à décider.
    .hint = Annulez la modification. Pour décider autrement, décidez le cas dans le nouveau decisions.xlsx et utilisez-le avec --decisions ; pour retirer la décision, videz sa cellule Decision.
decision-cleared = La décision conservée sur { $what } a été vidée ; le cas sera de nouveau à décider la prochaine fois qu’il se présente.
    .hint = Rien à faire si c’était voulu ; sinon, annulez la modification.
decisions-gone = Le dernier rapprochement a conservé { $wrote } décisions, mais l’onglet Decisions n’en a que { $holds } ; les autres cas seront de nouveau à décider la prochaine fois qu’ils se présentent.
    .hint = Rien à faire si les lignes ont été supprimées exprès ; sinon, remettez-les.
decision-outdated = Le cas avait été décidé « { $decided } », mais depuis, { $what } ; il est de nouveau à décider.
    .hint = Décidez de nouveau le cas dans le nouveau decisions.xlsx.
decision-noughts = La décision dit { $number }, mais les numéros de ce registre ont { $digits } chiffres ; elle a été lue comme { $form }.
    .hint = Mettez la cellule au format texte et saisissez le numéro avec ses zéros de tête.
decision-noughts-unclear = Excel garde { $number } comme un nombre, et { $one } et { $other } sont tous deux membres ; la décision n’a pas été appliquée.
    .hint = Mettez la cellule au format texte et saisissez le numéro avec ses zéros de tête.
points-to-other-name_decision-other-name = La décision donne les points de { $name } au membre { $number } { $member }, qui porte un autre nom.
    .hint = Si c’est la même personne, saisissez le nom dans l’onglet Aliases ; sinon, corrigez le numéro.
probable-member_decision-against-match = { $name } a été décidé « { $decided } », mais c’est probablement le membre { $number } { $member } ({ $score } sur 100).
    .hint = Rien à faire si c’est quelqu’un d’autre ; sinon, décidez « same person ».
decision-unknown_unknown-decision = « { $text } » n’est pas une décision pour ce cas ; elle n’a pas été appliquée.
    .hint = Choisissez l’une de celles-ci : { $choices }.
decision-gone = La décision porte sur { $what }, qui n’est pas dans le registre ; elle n’a pas été appliquée.
    .hint = Décidez de nouveau le cas.
decision-nobody = La décision dit « same person », mais aucun membre n’était proposé ; elle n’a pas été appliquée.
    .hint = Saisissez le numéro du membre comme décision.
decision-several-rows = La décision nomme le membre { $number }, mais ce numéro figure sur plusieurs lignes du registre ; elle n’a pas été appliquée.
    .hint = Corrigez le numéro faux dans l’onglet Members, ou fusionnez les lignes ; puis décidez de nouveau.
decision-too-late = La décision vient trop tard pour reprendre des points : { $what }.
    .hint = { $hint }
merge-taken-back = Les membres { $one } et { $other } sont de nouveau deux personnes : ce qui avait été déplacé à leur fusion est revenu au membre { $other }. Les points crédités depuis restent au membre { $one }.
    .hint = Pour déplacer des points arrivés depuis avec le numéro { $other }, redonnez leurs feuilles.
rows-not-merged = Les membres { $one } et { $other } n’ont pas été fusionnés : { $why }.
    .hint = Corrigez les lignes dans le registre, ou décidez de nouveau le cas.
decision-number-taken_new-number-taken = La décision crée un nouveau membre { $number }, mais ce numéro appartient à { $name } ; elle n’a pas été appliquée.
    .hint = Écrivez un numéro libre sous Member, ou laissez vide pour le prochain numéro libre ; si le joueur est ce membre, décidez « same person ».
decision-kept = Le cas { $case } ne s’est pas présenté cette fois ; la décision est conservée.
    .hint = Rien à faire.
decision-replaced = Le cas { $case } avait été décidé « { $before } ». Les points refusés alors n’ont pas été conservés ; ils ne reviennent qu’avec leur feuille.
    .hint = Redonnez les feuilles de ce joueur ou de ce tournoi avec la décision.
decisions-contradict = { $what }, mais { $first } dit le contraire ; aucune des deux n’a été appliquée.
    .hint = Gardez l’une des deux décisions.
points-not-kept = { $points } de cette saison n’ont pas été crédités : le règlement de ce registre ne les compte pas.
    .hint = Si c’est le registre d’une autre fédération, donnez son règlement avec --rules ; sinon, rien à faire.
event-far-ahead = { $event } est daté du { $date }, bien après tous les autres tournois (le dernier est daté du { $last }) : l’année ou le mois est probablement faux. Il ne fixe pas la date du rapprochement, et ses points sont en attente.
    .hint = Corrigez la date dans la feuille et relancez. Si elle est juste, donnez la date du rapprochement avec --as-of.
event-far-back = { $event } est daté du { $date }, des années avant tous les autres tournois (le premier est daté du { $first }) : l’année est probablement fausse. Ses points comptent à partir de cette date.
    .hint = Corrigez la date dans la feuille et relancez. Si elle est juste, rien à faire.
day-far-ahead = La date du rapprochement est le { $day }, plus de deux ans après { $what } ({ $since }) ; une année est probablement fausse.{ $effects }
    .hint = Corrigez --as-of, ou les dates des feuilles. Si la date est juste, rien à faire.
    .effects = {" "}Entre les deux dates, certificats qui expirent : { $papers } ; membres dont des Gold Points s’effacent : { $faded }.
day-far-back = La date du rapprochement est le { $day }, avant { $events } le { $first } ; rien n’a encore été crédité.
    .hint = Corrigez --as-of. Si la date est juste, rien à faire.
    .events =
        { $events ->
            [one] le seul tournoi, qui a lieu
           *[other] les { $events } tournois, dont le premier a lieu
        }
event-in-two-files = { $title } figure aussi dans { $other }, avec d’autres points. Les points communs aux deux comptent une fois ; les autres sont en attente tant que vous n’avez pas décidé.
    .hint = Décidez dans decisions.xlsx, ou retirez le mauvais fichier.
event-gone = { $what } plus dans cette feuille ; { $members } les points ({ $points }).
    .hint = Si le tournoi a été retiré, reprenez ses points avec un rectificatif de palmares diff. Si cette feuille est d’une autre année et porte seulement le même nom, rien à faire.
    .what =
        { $events ->
            [one] { $event } avait été crédité et n’est
           *[other] { $events } tournois, dont { $event }, avaient été crédités et ne sont
        }
    .members =
        { $members ->
            [one] 1 membre garde
           *[other] { $members } membres gardent
        }
awards-replaced = { $event } avait déjà été crédité, et { $lost } de ses { $all } membres perdraient maintenant leurs points au profit d’autres : { $members }. Rien n’a été changé ; c’est en attente tant que vous n’avez pas décidé.
    .hint = Si des numéros ou des noms ont glissé dans la feuille, ou si c’est un autre tournoi, prenez la bonne feuille. Si la correction est voulue, décidez « count » dans decisions.xlsx ; « ignore » garde ce qui a été crédité.
points-taken-back = { $event } avait été crédité avec d’autres points ; { $count } maintenant moins de points : { $members }{ $more }.
    .hint = Rien à faire si la feuille a été corrigée ; si c’est une copie plus ancienne, ou un autre fichier du tournoi, prenez la bonne.
    .count =
        { $count ->
            [one] 1 membre a
           *[other] { $count } membres ont
        }
points-added = { $event } avait été crédité avec d’autres points ; { $count } maintenant plus de points : { $members }{ $more }.
    .hint = Rien à faire si la feuille a été corrigée ; si le statut, les donnes ou les scores ont été changés par erreur, prenez la bonne.
    .count =
        { $count ->
            [one] 1 membre a
           *[other] { $count } membres ont
        }
event-back = Tous les points de { $event } avaient été repris par un rapprochement précédent, mais cette feuille les ramène ; { $members }.
    .hint = Si le tournoi a été retiré, cette feuille est une copie plus ancienne : refaites le rapprochement sans elle, à partir du même registre. S’il a été retiré par erreur, rien à faire.
    .members =
        { $members ->
            [one] membre crédité : 1
           *[other] membres crédités : { $members }
        }
not-taken-back = { $points } du membre { $number } pour { $event } ne sont plus dans la feuille et devraient être repris, mais { $why } ; ils ont été laissés.
    .hint = Corrigez la ligne dans le registre, puis refaites le rapprochement avec la feuille du tournoi.
amendment-differs = Le rectificatif reprend { $says } au membre { $member } pour { $event }, mais le registre a crédité { $held }. Rien n’a été repris ni crédité pour ce tournoi.
    .hint = Prenez la feuille elle-même, ou établissez le rectificatif à partir des calculs avec lesquels le registre a été rapproché.
amendment-takes-nothing = Le rectificatif reprend { $says } à { $who } pour { $event }, mais le registre ne les a jamais crédités. Rien n’a été repris ni crédité pour ce tournoi.
    .hint = Prenez la feuille elle-même, ou établissez le rectificatif à partir des calculs avec lesquels le registre a été rapproché. Si le tournoi est nouveau, rapprochez-le d’abord, puis le rectificatif.
amendment-twice = Il y a un autre rectificatif de { $event } ; un seul à la fois peut être appliqué. Rien n’a été repris ni crédité pour celui-ci.
    .hint = Rapprochez les rectificatifs l’un après l’autre, dans l’ordre où ils ont été établis.
amendment-day = « { $day } » ne peut pas être lu comme la date de { $event } ; un autre programme a peut-être enregistré le fichier dans son propre format. Rien n’a été repris ni crédité pour ce tournoi.
    .hint = Prenez amendment.csv tel que palmares diff l’a écrit, sans l’ouvrir dans Excel.
amendment-changed = Les lignes de { $event } ont changé depuis que palmares diff les a écrites : { $rows }. Rien n’a été repris ni crédité pour ce tournoi.
    .hint = Prenez amendment.csv tel que palmares diff l’a écrit, sans l’ouvrir dans Excel. Corrigez des points faux dans la feuille.
amendment-outdone = Le rectificatif donne { $says } au membre { $member } pour { $event }, mais la feuille du tournoi elle-même donne { $returned }. La feuille compte ; le rectificatif n’a pas été appliqué.
    .hint = Prenez le rectificatif seul, ou la feuille corrigée ; une feuille d’avant la correction ramène les anciens points.
amendment-empty = Ce rectificatif n’a pas de lignes ; il ne corrige rien.
    .hint = Si palmares diff a trouvé des points modifiés, des lignes ont été supprimées : prenez amendment.csv tel que palmares diff l’a écrit.
amendment-cut = palmares diff a écrit { $wrote } lignes dans ce rectificatif, mais il y en a { $holds } : des tournois manquent ou ont été ajoutés.
    .hint = Prenez amendment.csv tel que palmares diff l’a écrit.
letters-list_no-letters-list = Ce n’est pas une liste de joueurs telle que palmares l’écrit : son premier onglet n’a pas de ligne d’en-têtes avec la colonne { $lacks }, une seule fois.
    .hint = Donnez letters/players.csv des dernières lettres, avec un mot sous « sent » pour chacune de celles qui sont parties.
letters-list-other_other-letters-list = Cette liste a été écrite par { $command }, dont les points sont différents.
    .hint = Donnez la liste que cette commande a écrite la dernière fois.
letters-list-row_changed-list-row = La ligne de { $name } n’est pas telle que palmares l’a écrite.
    .hint = Reprenez la liste des dernières lettres, ne remplissez que la colonne « sent », et ne triez que des lignes entières. Retirez les lignes qui ne sont pas celles de joueurs.
letters-list-twice_listed-twice = { $name } figure deux fois dans la liste, ici et en { $other }, une fois avec une lettre envoyée et une fois sans.
    .hint = Gardez la bonne ligne.
letters-list-sent_unclear-sent = « { $typed } » ne dit pas si la lettre a été envoyée.
    .hint = Écrivez yes ou le jour où elle est partie ; laissez la cellule vide, ou écrivez no, si elle n’est pas partie.
letters-list-cleared_cleared-sent = La cellule « sent » de { $name } est vide, mais palmares l’avait remplie : la colonne a peut-être été triée seule.
    .hint = Reprenez la liste des dernières lettres, et ne triez que des lignes entières.
letters-list-unsent_nothing-sent = Aucune lettre de cette liste n’est marquée comme envoyée.
    .hint = Écrivez un mot ou une date sous « sent » pour chaque lettre partie ; s’il n’y en a aucune, omettez --sent.
report-record_missing-record = Un rapport pour l’Elo demande { $what } (ligne { $record }), et le tournoi n’a pas de { $key }.
    .hint = Remplissez { $key } dans l’onglet Event. palmares export trf --draft écrit le fichier sans cela, Rated no dit que personne n’est classé à l’Elo.
report-board_unfinished-match = Ronde { $round } : { $home } contre { $away } n’est pas terminé. Échiquiers sans ligne : { $boards }.
    .hint = Donnez à chacun de ces échiquiers une ligne dans l’onglet Matches, avec son résultat ou une note (not played, si personne n’est venu). palmares export trf --draft écrit le fichier en laissant ces parties ouvertes.
report-days_missing-days = Un rapport pour l’Elo demande le jour de chaque ronde (ligne 132) : { $rounds } sans jour.
    .hint = Remplissez Round dates dans l’onglet Event : les jours de toutes les rondes dans l’ordre, comme 2026-05-02, 2026-05-02, 2026-05-03. palmares export trf --draft écrit le fichier sans eux.
report-days_unfit-day = La ronde { $round } est le { $day }, mais elle ne peut être que du { $first } au { $last } : après les rondes précédentes, dans les jours du tournoi.
    .hint = Corrigez le jour de la ronde, ou Date et End date dans l’onglet Event. palmares export trf --draft écrit le fichier tel quel.
report-federation_federation = « { $typed } » n’est le code d’aucune fédération de la FIDE.
    .hint = Tapez le code de trois lettres, comme WLS, GER ou NED. palmares export trf --draft écrit le fichier tel quel, Rated no dit que personne n’est classé à l’Elo.
report-time-control_unreadable-time-control = La cadence « { $typed } » ne peut pas être codée dans un rapport pour l’Elo (ligne 222).
    .hint = Tapez les minutes et les secondes par coup, comme 90+30, ou des périodes, comme 40/90+30, 30+30. palmares export trf --draft écrit le fichier sans elle.
report-time-control_unfit-time-control = { $typed } donne à chaque joueur { $minutes } minutes pour 60 coups, mais il en faut ici { $range } pour l’Elo { $kind }.
    .hint = Corrigez Time control dans l’onglet Event. Une partie standard demande 60 minutes, 90 avec un joueur de 1800 ou plus, 120 avec un joueur de 2400 ou plus (B.02 1.1). Pour un autre Elo, écrivez Rapid rating ou Blitz rating en tête de la colonne. palmares export trf --draft écrit le fichier tel quel.
report-number_long-number = Le numéro FIDE { $number } de { $name } est trop long : un rapport a de la place pour 11 chiffres.
    .hint = Corrigez No dans l’onglet Entries. palmares export trf --draft écrit le fichier sans lui.
report-number_missing-number = Un rapport pour l’Elo demande le numéro FIDE de chaque joueur, et { $name } n’en a pas.
    .hint = Remplissez No dans l’onglet Entries, en chiffres seulement. palmares export trf --draft écrit le fichier sans lui, Rated no dit que personne n’est classé à l’Elo.
report-number_shared-number = { $name } a le numéro FIDE { $number }, mais { $other } aussi ; un numéro n’appartient qu’à un joueur.
    .hint = Corrigez l’un des deux sous No dans l’onglet Entries. palmares export trf --draft écrit le fichier tel quel, Rated no dit que personne n’est classé à l’Elo.
report-rating_long-rating = L’Elo { $rating } de { $name } est trop long : un rapport a de la place pour 4 chiffres.
    .hint = Corrigez { $column } dans l’onglet Entries. palmares export trf --draft écrit le fichier sans lui.
upload-needs_needed-answer = { $body } ne prend pas de tournoi sans { $key }, et celui-ci n’en a pas.
    .hint = Remplissez { $key } dans l’onglet Event{ $folder }.
    .folder = , ou dans palmares.toml pour tous les tournois d’un dossier
upload-charge_unknown-charge = { $body } { $typed }.
    .hint = Remplissez Charge code dans l’onglet Event : { $codes }.
    .typed =
        { $typed ->
            [0] facture d’après un code, et ce tournoi n’en a pas
           *[other] ne connaît pas le code de facturation { $typed }
        }
upload-charge-unfit_unfit-charge = Le code tarifaire { $code } de { $body } est pour { $what }, et ce tournoi a { $lacks }.
    .hint = Corrigez Charge code, ou ce que l’onglet Event dit du tournoi.
upload-number_unsound-number = { $body } refuserait le numéro { $typed } de { $name } : un numéro est { $form }.
    .hint = Corrigez le numéro dans l’onglet Entries.
upload-without-number_number-needed = { $body } ne prend pas de résultats sans le numéro de chaque joueur, et { $name } n’en a pas.
    .hint = Remplissez No dans l’onglet Entries.
upload-unpaid_unpaid = { $name } n’a pas de numéro ; { $body } ne peut donc rien créditer.
    .hint = Remplissez No dans l’onglet Entries, sauf si le joueur n’est pas membre.
upload-number-twice_number-twice = { $name } a le numéro { $number }, que { $other } a aussi ; { $body } les prendrait pour un seul joueur.
    .hint = Corrigez l’un des numéros dans l’onglet Entries.
upload-name_unfit-name = { $body } ne saurait pas qui est { $name } : { $why }.
    .hint = Écrivez prénom et nom dans l’onglet Entries, comme Carys Lorimer.
upload-points_unfit-points = { $body } prend des points en centièmes entiers jusqu’à 9999.99, et { $name } a { $points }.
    .hint = Vérifiez le règlement du tournoi, et les ajustements.
upload-provisional_provisional-upload = Le tournoi est provisoire ; rien n’en part à { $body }.
    .hint = palmares explain dit ce qui manque ; envoyez le tournoi quand il est définitif.
upload-time-control_unfit-time-control = { $body } prend le temps d’une partie en minutes, et « { $typed } » ne les donne pas.
    .hint = Écrivez Time control en minutes, et les secondes par coup après un plus : 90+30.
upload-game_unfit-game = { $white } contre { $black } à la ronde { $round } a { $trouble }, et { $body } ne prend pas de telle partie.
    .hint = Corrigez le résultat dans l’onglet Matches ; une partie non jouée est +--, --+ ou ---.
upload-address_address-needed = { $body } veut une adresse pour { $key }, et « { $typed } » n’en a pas.
    .hint = Écrivez-la après une virgule : Jo Lark, jo@club.example.
upload-nothing_nothing-to-send = Aucun tournoi ici n’est de ceux que prend { $body } ; rien n’a donc été écrit.
    .hint = Vérifiez le dossier, et l’organisme après --to ; palmares send --help les énumère.
upload-ledger-damaged_ledger-damaged = Le journal des envois ne peut pas être lu : { $why }. Rien n’a été écrit.
    .hint = Reprenez uploads.csv d’une sauvegarde. Sans sauvegarde, mettez de côté ce fichier et ceux qui l’accompagnent ; palmares en commence un nouveau, qui ne sait rien des envois précédents.
upload-ledger-contradiction_ledger-contradiction = Le journal des envois se contredit : { $why }. Rien n’a été écrit.
    .hint = Annulez ce qui a été modifié dans uploads.csv, ou reprenez-le d’une sauvegarde ; seule sa colonne note est à remplir par vous.
upload-not-written_answer-unknown = { $file } n’a pas été écrit pour cet organisme ; il n’y a donc rien à accepter ni à refuser. Rien n’a été écrit.
    .hint = Donnez le nom d’un fichier tel qu’il figure dans la colonne file de uploads.csv, et l’organisme auquel il a été envoyé.
upload-file-changed_file-changed = { $file } n’est pas tel que palmares l’a écrit ; il n’a donc pas été remplacé. Rien n’a été écrit.
    .hint = Prenez un dossier à part pour chaque organisme ; ou mettez le fichier de côté, ou donnez --overwrite pour le remplacer.
upload-adds-twice_adds-twice = { $file } a été accepté et aurait maintenant d’autres points ; { $body } les créditerait en plus de ce qu’il a. Rien n’a été écrit.
    .hint = Envoyez à part les feuilles nouvelles, avec --name ; signalez à l’organisme ce qui a changé dans celles qu’il a.
upload-refused_still-refused = { $file } a été refusé et n’a pas changé.
    .hint = Corrigez la feuille comme le dit l’organisme. Renvoyez-la telle quelle si la faute n’était pas de votre côté.
competition-twice = La compétition { $id } figure déjà en { $first } ; celle-ci a été laissée de côté.
    .hint = Donnez à chaque compétition un nom court à elle.
competition-days = { $from } est après { $to } ; aucun tournoi ne pourrait compter. La compétition a été laissée de côté.
    .hint = Intervertissez les deux dates, ou corrigez l’une d’elles.
competition-comparison = Une progression demande une période antérieure à laquelle se comparer ; la compétition a été laissée de côté.
    .hint = Remplissez Compare from et Compare to, comme 2025-09-01 et 2026-05-31.
competition-place-points = « { $text } » sous Place points n’est pas un nombre ; la compétition a été laissée de côté.
    .hint = Écrivez les points de la première place, de la deuxième et ainsi de suite : 10,8,6,5,4,3,2,1.
competition-group = « { $text } » sous Open to n’est pas un groupe ; la compétition a été laissée de côté.
    .hint = Écrivez all, newcomers, ou rank, category ou club suivi d’un nom : category women, club Riverside.
competition-handicap = Le handicap « { $text } » n’a pas été compris ; la compétition a été laissée de côté.
    .hint = Écrivez none ; by rank: Novice 6, Master 2 ; by average: 45 5, 50 2 ; ou, pour des pourcentages, simplement by average : ce qui manque à la moyenne de l’an dernier pour atteindre 50.
competition-key = Une compétition n’a pas de clé « { $key } » ; sa valeur n’a pas été utilisée.
    .hint = { $meant }Les clés sont les colonnes de l’onglet Competitions.
group-bounds = Personne ne peut être dans ce groupe, car les limites ({ $what }) finissent avant de commencer ; la ligne a été ignorée.
    .hint = Intervertissez les deux limites, ou videz-en une.
rating-bound = { $text } n’est pas un Elo ; { $column } ne limite donc rien, et la ligne a été ignorée.
    .hint = Saisissez un nombre entier, 0 ou plus, ou videz la cellule.
group-twice = { $what } « { $name } » figure déjà en { $first } ; cette ligne a été ignorée.
    .hint = Supprimez l’une des deux lignes, ou renommez-la.
stratum-label = « { $label } » ne peut pas être une strate : chaque strate a une lettre, ou chacune un nombre entier.
    .hint = Écrivez B, C … ou 2, 3 … sous Stratum, la plus basse en dernier. Un nom comme Silver va sous Group.
stratum-unbounded = La strate { $label } n’a pas de limites ; tout le monde y serait, comme dans toutes celles au-dessus.
    .hint = Indiquez qui en fait partie, par exemple Masterpoints to.
stratum-order = La strate { $label } est sous la strate { $higher }, mais ses limites admettent des participants aussi forts que ceux de { $higher }, ou plus forts.
    .hint = La dernière lettre ou le dernier nombre est la strate la plus basse : intervertissez les deux, ou corrigez les limites.
groups-unread = Cet onglet ressemble à une liste à vous, non à des groupes de participants ; aucun groupe n’y a été lu.
    .hint = Rien à faire si c’est exact ; sinon, donnez aux colonnes l’en-tête Group et ceux de leurs limites, comme Category, Rating to ou Masterpoints to, sans joueurs à côté.
group-column_group-column-unread = La colonne { $name } n’est pas de l’onglet Groups ; elle n’a pas été lue et ne limite aucun groupe.
    .hint = Corrigez l’en-tête (palmares new les énumère), ou supprimez la colonne.
stratum-column = La colonne { $name } n’est pas de l’onglet Groups ; elle n’a pas été lue, alors qu’elle dit peut-être qui est dans une strate.
    .hint = Corrigez l’en-tête (palmares new les énumère), ou supprimez la colonne.
groups-too-many_too-many-groups = Un tournoi peut avoir au plus { $most } groupes, et il y en a davantage ici ; cette ligne a été ignorée.
    .hint = Déplacez dans un autre onglet les lignes qui ne sont pas des groupes.
group-key = Un groupe n’a pas de clé « { $key } » ; ce groupe a été laissé de côté.
    .hint = { $meant }Les clés sont les colonnes de l’onglet Groups, sauf Event.
prize-amount = « { $text } » n’est pas un montant ; aucun prix n’a donc été calculé pour ce tournoi.
    .hint = Écrivez un nombre positif avec deux décimales au plus, comme 80 ou 80 EUR.
prize-place = Il n’y a pas de place 0 à récompenser ; aucun prix n’a donc été calculé pour ce tournoi.
    .hint = Les places commencent à 1 dans chaque groupe.
prize-bounds = Personne ne peut obtenir ce prix, car les limites ({ $what }) finissent avant de commencer ; aucun prix n’a été calculé pour ce tournoi.
    .hint = Intervertissez les deux limites, ou videz-en une.
prize-column_prize-column-unread = La colonne « { $name } » dit peut-être qui peut gagner un prix, mais n’est pas de l’onglet Prizes ; aucun prix n’a donc été calculé.
    .hint = Écrivez l’en-tête comme dans une feuille vierge : Rating from, Rating to, Born from, Born to, Masterpoints from ou Masterpoints to, limites comprises.
prizes-too-many_too-many-prizes = Un tournoi peut avoir au plus { $most } prix, et il y en a davantage ici ; aucun n’a été calculé.
    .hint = Déplacez dans un autre onglet les lignes qui ne sont pas des prix.
prize-group = Il n’y a pas de groupe « { $name } » dans { $place } pour ce tournoi, et aucune inscription n’a cette catégorie ; aucun prix n’a donc été calculé pour lui.
    .hint = { $meant }Écrivez le nom d’un groupe tel qu’il y figure, ou les limites elles-mêmes.
sheet-copy_sheet-copied = Toutes les lignes de cet onglet figurent aussi dans l’onglet { $read } ; c’est celui-là qui a été lu.
    .hint = Supprimez la copie, pour que personne ne continue dans le mauvais onglet.
sheet-copy_sheet-differs = Cet onglet ressemble à une copie de { $read }, mais { $rows } là-bas. Seul { $read } a été lu ; rien de cet onglet ne compte.
    .hint = Copiez dans { $read } les lignes qui doivent compter, et supprimez cet onglet.
    .rows =
        { $count ->
            [one] 1 de ses lignes est absente
           *[other] { $count } de ses lignes sont absentes
        }
sheet-copy_sheet-unlike = Cet onglet ressemble à l’onglet manquant { $form }. Il n’a pas été lu, et rien n’y compte.
    .hint = S’il doit compter, renommez-le { $form }.
sheet-copy_decisions-unread = Le classeur n’a pas d’onglet Decisions. L’onglet { $sheet } a les bons en-têtes mais n’a pas été lu ; aucune de ses décisions n’a été appliquée.
    .hint = Si { $sheet } est le bon, renommez-le Decisions et refaites le rapprochement.
sheet-of-others_sheet-of-strangers = Cet onglet contient des participants et des scores, mais { $strangers } des participants ne sont dans aucun tournoi de ce classeur. Il n’a pas été lu, et rien n’y compte.
    .hint = Si c’est un tournoi, enregistrez-le dans un classeur à part, ou ajoutez ses lignes aux onglets d’une feuille (palmares new).
corrections-unread = La colonne « { $heading } » ne fait pas partie d’une feuille ; { $cells } rien.
    .hint = Saisissez les pénalités dans l’onglet Adjustments, les scores et numéros corrigés dans les colonnes habituelles, et retirez de Results les participants qui ne comptent pas. Si tout cela est déjà dans les scores, rien à faire.
    .cells =
        { $count ->
            [one] sa cellule remplie ne change
           *[other] ses { $count } cellules remplies ne changent
        }
struck-out_row-struck = Cette ligne est barrée, mais compte quand même.
    .hint = Si elle ne doit pas compter, supprimez la ligne ; sinon, enlevez l’effet barré.
struck-out_cell-struck = « { $text } » est barré, mais a été lu quand même.
    .hint = Si la cellule ne doit pas compter, videz-la ; sinon, enlevez l’effet barré.
score-out-of-line = { $score } vaut { $times } ses voisins, qui sont proches de { $near }.
    .hint = Vérifiez la virgule et les chiffres. Le score a été pris tel que saisi.
score-tenth = { $score } % est le dixième des autres ; il s’agit probablement de { $meant } %. Le tournoi est en attente tant que la cellule n’est pas corrigée.
    .hint = Saisissez { $meant }. Si quelqu’un est parti plus tôt, saisissez les donnes jouées sous Boards.
score-slip = Avec { $meant } au lieu de { $score }, la moyenne des pourcentages serait de 50 % ; tels que saisis, elle est de { $average } %.
    .hint = Comparez ce score et les autres avec la feuille de l’arbitre.
score-out-of-line_score-over-boards = { $score } IMP dans un match de { $boards } donnes, c’est plus de 10 par donne.
    .hint = Vérifiez la virgule et les chiffres. Le score a été pris tel que saisi.
negative-score = Le score { $score } est négatif{ $alike }, et { $unit } ne peut pas l’être.
    .hint = Retirez le moins. Si des scores peuvent être négatifs, dites sous Scoring ce qu’ils sont.
    .alike =
        { $rest ->
            [one] , comme 1 autre du tournoi
           *[other] , comme { $rest } autres du tournoi
        }
lone-sign = { $score } est le seul score { $own } parmi { $others } scores { $other }.
    .hint = Vérifiez le signe. Le score a été pris tel que saisi.
    .own =
        { $negative ->
            [yes] positif
           *[no] négatif
        }
    .other =
        { $negative ->
            [yes] négatifs
           *[no] positifs
        }
field-average = Les { $scores } pourcentages{ $session } font { $average } % en moyenne, mais avec tous les participants la moyenne est de 50 %.
    .hint = Vérifiez la colonne, et qu’il ne manque pas de participants. Si les scores ne sont pas des pourcentages, dites-le sous Scoring.
    .session = {" "}de la séance { $session }
filled-down = Les scores de { $area } { $are }.
    .hint = Saisissez le score de chaque participant.
    .are =
        { $copy ->
            [0] augmentent de 1 de ligne en ligne, comme si Excel avait rempli une série
           *[other] sont tous { $copy }, comme si une cellule avait été recopiée vers le bas
        }
match-sum_sum-of-match = { $what } des deux camps : { $sum } au total, mais { $usual } dans les autres matchs.
    .hint = Corrigez celui qui est faux, ou écrivez adjusted sous Note si l’arbitre les a attribués.
two-in-round = Le participant { $label } a deux adversaires à la ronde { $round }, ici et en { $first }, tandis que le participant { $absent } n’en a pas.
    .hint = Corrigez le numéro faux.
two-in-round_other-round = { $sides } : d’autres adversaires aussi à la ronde { $round }, et aucun à la ronde { $meant }.
    .hint = Corrigez la ronde s’ils se sont rencontrés à la ronde { $meant }.
opponent-missing = Le match du participant { $label } a des scores pour les deux camps mais pas d’adversaire ; il compte comme une exemption.
    .hint = Saisissez l’adversaire. S’il n’y en avait pas, écrivez bye sous Note et videz les autres scores.
lone-sign_lone-declarer = { $score } à la donne { $board } est de signe contraire aux { $others } autres résultats, pour la plupart identiques par ailleurs.
    .hint = Vérifiez le signe et le déclarant. Le score a été pris tel que saisi.
scoring-heading = Scoring dit { $scoring }, mais l’en-tête des scores est « { $heading } ». Ils ont été lus comme { $scoring }.
    .hint = Corrigez Scoring, ou changez l’en-tête en Score.
scoring-heading_scores-of-percent = Scoring indique { $scoring }, mais la moyenne des { $scores } scores est exactement 50, comme pour des pourcentages. Ils ont été lus comme { $scoring }.
    .hint = Si ce sont des pourcentages, écrivez percent sous Scoring.
name-is-number = { $wrong }.
    .hint = Mettez le nom sous Player et le numéro de membre sous No ; c’est le numéro qui décide qui reçoit les points.
    .wrong =
        { $number ->
            [0] « { $text } » n’est pas un nom
           *[other] Le nom est « { $text } » et le numéro « { $number } » : les deux colonnes sont interverties
        }
name-blank = Le joueur numéro { $number } n’a pas de nom, alors que tous les autres en ont un.
    .hint = Saisissez le nom ; sans lui, personne ne remarquerait un faux numéro.
player-missing_players-missing = L’inscription { $label } ne nomme que { $named }, mais une inscription a { $usual } joueurs ; les autres ne reçoivent pas de points.
    .hint = Saisissez les noms et les numéros des joueurs manquants.
name-in-two = { $name } figure aussi dans l’inscription { $other } ({ $at }), mais personne ne peut jouer dans deux.
    .hint = Corrigez le nom faux. Si deux personnes portent le même nom, donnez à chacune un numéro de membre.
two-names = « { $text } », ce sont deux noms dans la cellule d’un seul joueur ; on ne sait pas à qui sont le numéro et les points.
    .hint = Donnez à chaque joueur sa propre cellule et son numéro.
placeholder-name_placeholder = « { $name } » n’est pas un nom de joueur, mais occupe une place et compte pour les tables et les points.
    .hint = Si c’est un fantôme ou une exemption, supprimez la ligne ; sinon, saisissez qui a joué.
entry-out = L’inscription { $label } est « { $status } », mais a un score et recevrait des points. Le tournoi est en attente tant que l’un des deux n’est pas changé.
    .hint = Si le score ne compte pas, retirez-le de l’onglet Results ; sinon, videz le statut.
entry-left = L’inscription { $label } est « { $status } », mais son score compte comme tout autre.
    .hint = Si le score ne compte pas, retirez-le de l’onglet Results ; sinon, rien à faire.
entry-status-unread = « { $status } » n’est pas un statut que palmares connaît ; l’inscription { $label } compte comme toute autre.
    .hint = Écrivez withdrawn after N, house, drop-in N, guest, not contending ou green elsewhere ; mettez les remarques sous Note.
many-boards = Personne ne peut jouer { $boards } donnes en { $over } ; le maximum est { $most }.
    .hint = Corrigez le nombre. S’il est juste, remplissez Sessions, Rounds ou End date.
many-boards_boards-of-match = Ce match a { $boards } donnes ; les autres en ont environ { $near }.
    .hint = Corrigez le nombre ; les PV en dépendent.
boards-unlikely = Boards indique { $boards }, mais { $why }.
    .hint = Corrigez ce qui est faux ; les points dépendent des donnes.
boards-unlikely_boards-of-all = Chaque match a { $boards } donnes, mais { $why }.
    .hint = Corrigez ce qui est faux ; les PV dépendent du nombre de donnes par match.
note-against-score = La note dit { $note }, mais { $winner } mène de { $score }.
    .hint = Corrigez la note ou le score. Si le camp qui menait a concédé le match, rien à faire.
winners-of-mitchell = Movement indique Mitchell, qui classe séparément Nord-Sud et Est-Ouest, mais Winners vaut 1 ; tous ont été classés dans une seule liste.
    .hint = Écrivez 2 sous Winners, ou scrambled mitchell sous Movement.
pairs-not-teams = Format dit teams, mais chaque inscription a deux joueurs et aucune équipe n’a de nom.
    .hint = Écrivez pairs sous Format si ce sont des paires.
date-ahead = La date { $date } est probablement fausse : { $why }.
    .hint = Corrigez l’année.
winners-not-said = Les inscriptions ont une orientation, mais ni Movement ni Winners ne dit si Nord-Sud et Est-Ouest sont classés séparément. Tous ont été classés dans une seule liste.
    .hint = Remplissez Winners : 2 s’ils sont classés séparément, 1 si tous ne forment qu’une liste.
best-of-differs = Best of vaut { $best }, { $why }.
    .hint = Corrigez Best of, ou donnez à chaque participant une ligne par séance.
results-counted-blank = Results counted est vide ; { $what } ont compté pour chaque participant de l’échelle.
    .hint = Indiquez combien de résultats comptent pour chaque participant.
matches-under-format_matches-unused = Les scores sont dans l’onglet Matches, mais le format { $format } n’a pas de matchs.
    .hint = Choisissez un format avec des matchs, comme swiss pairs, ou donnez les scores dans Results.
totals-row = La ligne « { $text } » contient des totaux ; elle a été laissée de côté.
    .hint = Rien à faire.
not-a-workbook = Ce fichier porte un nom de classeur, mais c’est { $looks_like }.
    .hint = Ouvrez-le dans Excel ou LibreOffice et enregistrez-le comme classeur Excel (.xlsx).
text-alone_sheet-alone = Ce fichier n’est pas un classeur : il a les en-têtes de l’onglet { $sheet } d’une feuille, et rien d’autre.
    .hint = Un fichier texte (CSV) ne contient qu’un onglet. Enregistrez tout le classeur en .xlsx dans Excel ou LibreOffice et prenez celui-là ; ou copiez les lignes dans l’onglet { $sheet } d’une feuille vierge (palmares new).
text-alone_table-alone = Ce fichier est un tableau de texte que palmares ne connaît pas ; ses en-têtes sont { $headings }.
    .hint = S’il vient d’une plateforme de bridge, de boîtiers de saisie ou du site d’un club, exportez-y la séance en .pbn, .bws, USEBIO (.xml), ou en .csv commençant par #Title ou #VERSION. Si c’est votre propre tableau, lancez palmares adopt FILE --out FOLDER, qui demande ce que signifient ses colonnes.
workbook-damaged = Le classeur est endommagé ou incomplet ({ $why }).
    .hint = Redemandez le fichier, ou ouvrez-le dans Excel, laissez Excel le réparer, et enregistrez-le à nouveau.
workbook-encrypted = Le classeur est protégé par un mot de passe et ne peut pas être lu.
    .hint = Ouvrez-le avec son mot de passe, retirez le mot de passe (Fichier, Informations, Protéger le classeur) et enregistrez-le.
workbook-too-large = Le classeur n’a pas été lu, parce que { $what }.
    .hint = Copiez les cellules utilisées dans un nouveau classeur et enregistrez-le en .xlsx.
sheet-unreadable = Seule une partie de l’onglet a pu être lue ({ $why }).
    .hint = Ouvrez le classeur dans Excel, laissez Excel le réparer, et enregistrez-le à nouveau.
layout-not-copied = { $what } : dans la feuille, mais pas dans la copie annotée.
    .hint = Rien à faire : chaque valeur a été lue, et la feuille elle-même reste inchangée.
layout-not-copied_copy-rebuilt = La copie annotée de cette feuille est un nouveau classeur avec les mêmes cellules et la même mise en forme, parce que { $why }. Images, graphiques, mises en forme conditionnelles et macros n’y sont pas.
    .hint = Rien à faire : chaque valeur a été lue. Pour une copie complète, enregistrez la feuille dans Excel comme classeur .xlsx ou .xlsm ordinaire.
layout-not-copied_register-rebuilt = Le nouveau registre est un nouveau classeur avec les cellules et la mise en forme de l’ancien, parce que { $why }. Images, graphiques, mises en forme conditionnelles et macros n’y sont pas.
    .hint = Rien à faire : chaque valeur a été lue. Pour un registre complet, enregistrez l’ancien dans Excel comme classeur .xlsx ou .xlsm ordinaire et refaites le rapprochement.
no-event-sheet = Il n’y a ni onglet Event ou Events ni tableau de résultats ; rien dans ce classeur n’est utilisable.
    .hint = Si c’est une feuille, nommez « Event » l’onglet qui décrit le tournoi ; palmares new en écrit une vierge. Si c’est votre propre tableau, donnez à ses colonnes des en-têtes simples, comme Place, Names et Score.
no-event-sheet_register-among-returns = Ce classeur est un registre des membres, pas une feuille : il n’a pas d’onglet Event ni Events.
    .hint = Rangez-le hors du dossier des feuilles.
no-event-sheet_event-unknown = Il n’y a pas d’onglet Event, et rien d’autre n’indique ceci du tournoi : { $missing }.
    .hint = Donnez-le sur la ligne de commande ({ $how }), mettez-le dans un fichier palmares.toml de ce dossier, ou ajoutez l’onglet Event (palmares new).
event-from-settings = Il n’y a pas d’onglet Event ; ce sont les réglages qui décrivent le tournoi : { $said }.
    .hint = Rien à faire si c’est exact ; sinon, ajoutez l’onglet Event.
no-event = L’onglet n’a pas de tournoi : rien n’est rempli.
    .hint = Remplissez au moins Rules et Format.
unknown-sheet = Cet onglet ne fait pas partie d’une feuille ; il n’a pas été lu, mais reste dans la copie annotée.
    .hint = { $meant }S’il contient des inscriptions ou des résultats, nommez-le comme dans une feuille vierge (palmares new).
repeated-sheet = Le classeur a cet onglet deux fois ; seul « { $first } » a été utilisé.
    .hint = Mettez toutes les lignes dans un seul onglet, et supprimez ou renommez l’autre.
hidden-sheet = L’onglet est masqué, mais a été lu quand même.
    .hint = Affichez-le pour voir ce qui a été lu, ou supprimez-le s’il ne doit pas compter.
hidden-rows = Des lignes masquées ou filtrées ont été lues quand même : { $rows }.
    .hint = Affichez-les pour voir ce qui a été lu, ou supprimez-les si elles ne doivent pas compter.
hidden-columns = Des colonnes masquées ont été lues quand même : { $columns }.
    .hint = Affichez-les pour voir ce qui a été lu.
bye-result_result-of-bye = Cette ligne est une exemption ; « { $typed } » ne compte donc pas, l’exemption si.
    .hint = Videz la cellule. S’il y a eu une partie, saisissez l’adversaire.
number-letter = Le numéro de membre « { $text } » a une lettre parmi les chiffres ; il s’agit probablement de { $meant }.
    .hint = Si oui, saisissez le chiffre à la place de la lettre.
merged-scores = Les cellules { $area } sont fusionnées ; chacune de ces lignes a reçu le score.
    .hint = Défusionnez les cellules et saisissez chaque score.
merged-cells = Les cellules { $area } sont fusionnées ; chacune de ces lignes a reçu la valeur.
    .hint = Si elle n’appartient qu’à la première ligne, défusionnez les cellules.
no-headings = Aucune ligne d’en-têtes n’a été trouvée dans les 25 premières lignes de l’onglet { $sheet }.
    .hint = Les en-têtes doivent comprendre au moins deux de ceux-ci : { $wanted }.
missing-column = L’onglet n’a pas de colonne { $column } ; aucune ligne n’est utilisable.
    .hint = Écrivez « { $column } » au-dessus de la colonne qui la contient.
beyond-columns = Seules { $most } colonnes de ce genre sont lues ; la colonne « { $heading } » n’a pas été utilisée.
    .hint = N’en utilisez pas davantage ; vous pouvez omettre des joueurs qui n’ont pas joué.
repeated-column = L’en-tête « { $heading } » figure deux fois ; seule la colonne en { $first } a été utilisée.
    .hint = Supprimez ou renommez l’une des deux.
second-score-column = « { $used } » et « { $left } » contiennent toutes deux des scores ; les participants sont classés d’après « { $used } ».
    .hint = Si c’est l’autre qui doit compter, changez son en-tête en « Score ».
column-near = La colonne « { $heading } » est probablement { $nearest }, mais l’en-tête diffère ; elle n’a pas été lue.
    .hint = Changez l’en-tête en { $nearest }.
column-near_column-lost = La colonne « { $heading } » est probablement { $nearest }, mais l’en-tête diffère ; elle n’a pas été lue.
    .hint = Changez l’en-tête en { $nearest }.
heading-blank_heading-lost = La colonne n’a pas d’en-tête et n’a pas été lue ; c’est probablement { $nearest }.
    .hint = Donnez-lui l’en-tête { $nearest }.
heading-blank = La colonne n’a pas d’en-tête ; ses { $count } cellules n’ont pas été lues.
    .hint = Donnez-lui l’en-tête d’une feuille vierge (palmares new), ou un en-tête à vous si elle est pour votre usage.
unknown-column = La colonne « { $heading } » ne fait pas partie d’une feuille ; elle n’a pas été lue, mais reste dans la copie annotée.
    .hint = { $meant }Rien à faire si la colonne est pour votre usage.
unknown-column_other-column = La colonne « { $heading } » contient { $what } ; elle n’a pas été lue, mais reste dans la copie annotée.
    .hint = Rien à faire.
sheet-found = L’onglet « { $name } » contient des participants et des scores ; il a été lu comme l’onglet Results.
    .hint = Rien à faire si c’est exact ; sinon, renommez « Results » l’onglet des résultats.
entries-numbered = Les participants n’ont pas de numéros ; ils ont été numérotés dans l’ordre des lignes.
    .hint = Rien à faire. Pour les numéroter vous-même, ajoutez une colonne « Entry ».
unknown-key = L’onglet Event n’a pas de clé « { $key } » ; sa valeur n’a pas été utilisée.
    .hint = { $meant }La colonne A d’une feuille vierge (palmares new) énumère les clés.
repeated-key = { $key } est déjà rempli en { $first } ; cette deuxième réponse n’a pas été utilisée.
    .hint = Supprimez l’une des deux. Pour plusieurs tournois dans un classeur, prenez l’onglet Events, une ligne pour chacun.
error-cell = La cellule contient l’erreur { $error } au lieu d’une valeur.
    .hint = Réparez la formule ou saisissez la valeur.
formula-without-value = La formule ={ $formula } a été enregistrée sans son résultat.
    .hint = Ouvrez le classeur dans Excel et enregistrez-le, ou saisissez la valeur.
unreadable-number = « { $text } » ne peut pas être lu comme un nombre pour { $column }.
    .hint = Saisissez un nombre comme 57.25, 57,25, 7½ ou 1,234.5.
no-whole-number = { $column } doit être un nombre entier ; { $text } n’en est pas un.
    .hint = Saisissez un nombre entier, comme 24.
number-too-large = { $column } ne peut pas être { $text } : le plus grand nombre possible est { $most }.
    .hint = Cherchez des chiffres en trop, ou un nombre d’une autre colonne.
unreadable-date = « { $text } » n’est pas une date : { $why }.
    .hint = Saisissez jour/mois/année, comme 27/07/2026, ou 2026-07-27.
number-for-date = Le nombre { $text } a été lu comme la date { $read }.
    .hint = Mettez la cellule au format date.
birth-year = { $year } n’est qu’une année ; la date de naissance n’est donc pas connue.
    .hint = Saisissez la date entière, comme 27/07/{ $year }, ou donnez à une colonne d’années l’en-tête Birth year.
unreadable-place = « { $text } » n’est pas une place ; elle n’a pas été vérifiée.
    .hint = Saisissez 3, ou 3= pour une place partagée. De toute façon, palmares calcule les places d’après les scores.
unknown-choice = « { $text } » n’est pas une réponse pour { $column }.
    .hint = { $meant }Réponses possibles : { $choices }.
unknown-format = « { $text } » n’est pas un format de tournoi.
    .hint = { $meant }La liste déroulante d’une feuille vierge (palmares new) contient tous les formats.
unknown-rules = « { $text } » n’est pas un règlement.
    .hint = { $meant }Lancez palmares rules pour en avoir la liste.
unknown-status = « { $text } » n’est pas un statut d’organisateur.
    .hint = { $meant }Réponses possibles : club, district, area, regional ou national.
missing-key = Le tournoi n’a pas de { $key }.
    .hint = Remplissez { $key } dans l’onglet Event ; une feuille vierge (palmares new) énumère les réponses possibles.
date-for-number = Excel a changé ce qui avait été saisi ici en la date { $shown }{ $perhaps }{ $readings }.
    .hint = Mettez la cellule au format texte et ressaisissez.
    .perhaps = {" "}; c’était peut-être{" "}
    .readings = { $readings }
date-undone = Excel a changé { $read } en la date { $shown } ; la cellule a été lue comme { $read }.
    .hint = Mettez ces cellules au format texte avant de saisir.
text-numbers =
    { $count ->
        [one] { $count } nombre de cette colonne, « { $example } », est enregistré comme texte
       *[other] { $count } nombres de cette colonne, comme « { $example } », sont enregistrés comme texte
    } ; { $read }.
    .hint = Rien à faire, mais les sommes dans Excel omettent ces cellules.
    .read =
        { $count ->
            [one] il a été lu comme un nombre
           *[other] ils ont été lus comme des nombres
        }
decimal-comma = « { $text } » a été lu comme { $read }, avec une virgule décimale.
    .hint = Si la virgule sépare les milliers, omettez-la.
percent-guessed = Aucun nombre de la colonne « { $column } » ne dépasse 1 ; { $text } a donc été lu comme { $read } %, et les autres de même.
    .hint = Mettez les cellules au format pourcentage, ou saisissez 57.25.
percent-mixed = { $text } signifie probablement { $meant } % : les autres pourcentages dépassent 1. Le tournoi est en attente tant que la cellule n’est pas corrigée.
    .hint = Saisissez { $meant }.
impossible-percent = { $text } n’est pas un pourcentage entre 0 et 100 ; la ligne a été ignorée.
    .hint = Vérifiez le score, ou dites sous Scoring ce que sont les scores.
leading-zeros = Excel a supprimé les zéros de tête du numéro de membre { $text } ; il a été lu comme { $read }.
    .hint = Mettez la colonne au format texte avant de saisir les numéros.
short-number = Le numéro de membre { $text } est plus court que les autres de cette feuille, qui ont { $length } chiffres ; il a peut-être perdu des zéros de tête.
    .hint = Vérifiez-le, et mettez la colonne au format texte.
number-unlike = Le numéro de membre { $text } ne ressemble pas aux autres de cette feuille, comme { $example }{ $perhaps }.
    .hint = Vérifiez-le : c’est le numéro qui décide qui reçoit les points. Il a été pris tel que saisi.
    .perhaps = {" "}; il s’agit sans doute de { $meant }
number-behind-name = « { $text } » a été lu comme le nom { $name } et le numéro de membre { $number }.
    .hint = Rien à faire ; les numéros de membre ont leur propre colonne.
number-in-name = « { $text } » est un nom avec le numéro { $number }, qui n’a pas été utilisé comme numéro de membre.
    .hint = Mettez le numéro de membre sous No, ou retirez les chiffres du nom.
odd-number = « { $text } » ne peut pas être un numéro de membre ; il n’a pas été utilisé.
    .hint = Saisissez le numéro tel qu’il figure sur la carte du membre, ou laissez la cellule vide.
repeated-event = Le tournoi { $id } figure déjà en { $first } ; celui-ci a été laissé de côté.
    .hint = Donnez à chaque tournoi son propre id et utilisez-le dans les autres onglets.
unknown-event = Il n’y a pas de tournoi { $id } dans ce classeur ; la ligne a été ignorée.
    .hint = Prenez l’id du tournoi dans l’onglet Event ou Events.
no-event-named = Le classeur a plusieurs tournois, mais cette ligne ne dit pas lequel ; elle a été ignorée.
    .hint = Remplissez la colonne Event.
no-rules = Le tournoi n’a pas de règlement.
    .hint = Remplissez Rules, par exemple wbu-2003, ou donnez --rules sur la ligne de commande.
no-date = Le tournoi n’a pas de date ; ses certificats n’en ont donc pas non plus.
    .hint = Remplissez Date.
no-date_sheet-without-date = Cet onglet ne donne pas de date ; ses certificats n’en ont donc pas non plus.
    .hint = Utilisez --set "Date=2026-05-05", ou lancez palmares adopt sur cet onglet, qui demande la date.
end-before-start = Le tournoi finit le { $end }, avant de commencer le { $start }.
    .hint = Vérifiez les deux dates ; le jour vient avant le mois.
impossible-boards = { $text } n’est pas un nombre de donnes.
    .hint = Saisissez combien de donnes chaque participant a jouées, en nombre entier.
impossible-boards_more-boards-than-played = Un joueur ne peut pas avoir joué { $text } donnes dans un tournoi de { $played }.
    .hint = Corrigez ce qui est faux ; si le joueur les a toutes jouées, laissez vides les donnes du joueur.
impossible-tables = { $text } ne peut pas être le nombre de tables pour { $entries } inscriptions.
    .hint = Saisissez le nombre de tables en jeu (demi-tables permises), ou laissez la cellule vide et palmares les comptera.
tables-disagree = La feuille dit { $typed } tables, mais les inscriptions en font { $counted } ; { $typed } a été retenu.
    .hint = Inscrivez tous les participants, ou laissez Tables vide et palmares les comptera.
impossible-winners = Un tournoi au format { $format } ne peut pas avoir { $winners } classements.
    .hint = Les paires ont 1 ou 2 vainqueurs, les individuels 1 ou 4, les équipes 1.
unknown-movement = « { $text } » n’est pas un mouvement connu ; toutes les paires ont été classées dans une seule liste.
    .hint = { $meant }Remplissez Winners : 2 si Nord-Sud et Est-Ouest sont classés séparément, sinon 1.
unknown-movement_movement-of-swiss = « { $text } » n’est pas un mouvement de système suisse individuel ; les rondes sont appariées comme celles d’un suisse.
    .hint = { $meant }Laissez Movement vide pour un suisse ; écrivez scheveningen pour un match de deux équipes.
unknown-movement_movement-of-chess-teams = « { $text } » n’est pas un mouvement d’équipes d’échecs ; les rondes sont appariées comme celles d’un suisse.
    .hint = { $meant }Laissez Movement vide pour un suisse, ou écrivez all play all. Un match Scheveningen a Format swiss et une ligne par joueur.
result-before_no-result-before = Result before dit « { $text } », qui n’est pas un résultat ; il n’a pas été utilisé.
    .hint = Écrivez le résultat d’avant la correction, comme 1-0, ou videz la cellule.
fee-of-nobody = La ligne { $row } a des droits mais pas d’inscription ; les totaux du bureau des inscriptions l’omettent.
    .hint = Écrivez le numéro d’inscription sur la ligne, ou videz la ligne.
repeated-entry = L’inscription { $label } figure déjà en { $first } ; cette ligne a été ignorée.
    .hint = Donnez à chaque participant son propre numéro dans son groupe et son orientation.
no-players = { $what }.
    .hint = Saisissez les noms sous Player 1, Player 2 et ainsi de suite.
    .what =
        { $all ->
            [0] L’inscription { $label } n’a pas de joueurs ; personne ne peut recevoir ses points
           *[other] Les joueurs des { $all } inscriptions sont inconnus. Elles sont classées par numéro, et personne ne peut recevoir de points
        }
number-twice = Le numéro de membre { $number } figure deux fois dans l’inscription { $label }.
    .hint = Corrigez le faux : c’est le numéro qui décide qui reçoit les points.
player-twice = Le joueur numéro { $number } figure aussi dans l’inscription { $other } de ce tournoi.
    .hint = Vérifiez à laquelle des deux inscriptions le joueur appartient.
no-direction = L’inscription { $label } n’a pas d’orientation, mais chaque orientation est classée séparément ; elle a été laissée de côté.
    .hint = Remplissez Direction, ou numérotez les paires 1NS, 1EW et ainsi de suite.
no-direction_no-directions = { $what } implique { $winners } classements, mais aucune inscription n’a d’orientation ; tous ont été classés dans une seule liste.
    .hint = Écrivez 1 sous Winners si tous ne forment qu’une liste, comme dans un Howell ; sinon, donnez à chaque paire son orientation, comme 1NS et 1EW.
direction-disagrees = L’inscription { $label } ne correspond pas à l’orientation { $direction } de sa ligne ; la ligne a été ignorée.
    .hint = Corrigez ce qui est faux.
direction-unused = L’orientation { $direction } n’a pas de classement dans un tournoi à { $winners } vainqueurs ; la ligne a été ignorée.
    .hint = Prenez NS et EW avec 2 vainqueurs ; N, S, E et W avec 4.
unknown-entry = Il n’y a pas d’inscription { $label } dans ce tournoi ; la ligne a été ignorée.
    .hint = { $meant }Utilisez le numéro de l’onglet Entries.
unknown-entry_totals-as-entry = Il n’y a pas d’inscription { $label } dans ce tournoi ; la ligne a été ignorée.
    .hint = Si c’est une ligne de totaux, déplacez-la dans un autre onglet.
ambiguous-entry = L’inscription { $label } peut être { $readings } ; la ligne a été ignorée.
    .hint = Remplissez Direction ou Section, ou écrivez l’inscription en entier.
columns-swapped = { $entry } et { $score } semblent intervertis dans { $area } : les inscriptions sont sous { $score }, donc aucune ligne n’a été lue.
    .hint = Intervertissez les deux en-têtes, ou les deux colonnes en dessous.
repeated-result = L’inscription { $label } a déjà un résultat en { $first } ; cette ligne a été ignorée.
    .hint = Supprimez l’une des deux, ou remplissez Session si le tournoi en a plusieurs.
draw-name = Le numéro { $label } est { $name }, mais le nom à côté est { $typed }. C’est le numéro qui compte.
    .hint = Pour changer un appariement, saisissez un autre numéro ; les noms ne sont qu’un contrôle.
second-rating-column_second-rating = « { $used } » et « { $left } » contiennent toutes deux des Elo ; le classement initial utilise « { $used } ».
    .hint = Si c’est l’autre qui doit compter, changez son en-tête en « Rating ».
second-rating-column_second-rating-missed = « { $used } » et « { $left } » contiennent toutes deux des Elo ; le classement initial utilise « { $used } ». { $players } un nombre sous « { $left } » et passent pour sans Elo.
    .hint = Si c’est l’autre qui doit compter, changez son en-tête en « Rating ».
    .players =
        { $without ->
            [one] Un joueur sans Elo a
           *[other] { $without } joueurs sans Elo ont
        }
unused-numbers = La colonne « { $heading } » contient { $why }.
    .hint = Si ce sont les Elo, changez l’en-tête en « Rating » ; sinon, rien à faire.
    .why =
        { $used ->
            [0] des nombres, mais n’est pas utilisée, et personne n’a d’Elo : l’ordre initial suit le titre et le nom (C.04.2, 2.2)
           *[other] ce qui ressemble à des Elo, mais n’est pas utilisée : l’ordre initial suit « { $used } »
        }
impossible-board = { $text } n’est pas un numéro de donne ; la ligne a été ignorée.
    .hint = Les donnes sont numérotées à partir de 1.
unreadable-contract = « { $text } » n’est pas un contrat ; la ligne a été ignorée.
    .hint = Écrivez 4H, 3NT, 2Sx, 5Dxx ou pass.
no-declarer = Le contrat { $contract } n’a pas de déclarant, donc pas de score, et la ligne a été ignorée.
    .hint = Remplissez By avec N, E, S ou W.
no-tricks = Le contrat { $contract } n’a ni levées, ni résultat, ni score ; la ligne a été ignorée.
    .hint = Remplissez Tricks (0 à 13), Result (=, +1, -2) ou Score.
impossible-tricks = « { $text } » ne peut être ni le nombre de levées ni le résultat de ce contrat ; la ligne a été ignorée.
    .hint = Les levées vont de 0 à 13 ; un résultat est =, +1, -2 et ainsi de suite.
tricks-disagree = Tricks dit { $tricks }, mais Result { $result } veut dire un autre nombre ; la ligne a été ignorée.
    .hint = Corrigez ou videz l’un des deux.
contract-score = Le score est { $typed }, mais { $contract } par { $by } avec { $tricks } levées donne { $computed } ; la donne a été marquée avec { $typed }.
    .hint = Corrigez le score, le contrat, le déclarant ou les levées. Les scores sont vus de Nord-Sud : moins si Est-Ouest a gagné.
impossible-score = Aucun contrat de cette donne ne donne { $score } : { $why }. { $then }.
    .hint = Corrigez le score ; mettez une décision de l’arbitre sous Adjusted.
    .then =
        { $used ->
            [yes] La donne a été calculée avec
           *[no] La ligne a été ignorée
        }
scores-disagree = Un score de cette ligne est { $score } et un autre, vu de Nord-Sud, est { $other } ; la ligne a été ignorée.
    .hint = Score et NS score sont ceux de Nord-Sud, EW score est celui d’Est-Ouest. Corrigez ou videz l’un d’eux.
play-without-contract_play-unused = { $column } est rempli sans contrat ; il n’a pas été utilisé.
    .hint = Saisissez le contrat et le déclarant, ou videz-le.
not-two-players = « { $text } » ne nomme pas les deux joueurs d’un camp ; la ligne a été ignorée.
    .hint = Écrivez les deux numéros séparés par &, comme 3 & 7, ou prenez les colonnes North, South, East et West.
odd-ruling = La décision de l’arbitre a un score de { $score }, qu’aucun contrat de cette donne ne donne : { $why }. Il a été pris tel que saisi.
    .hint = Vérifiez le numéro de la donne et les scores de la décision.
scores-both-gain = Nord-Sud a { $north_south } et Est-Ouest { $east_west }, plus qu’une donne ne peut rapporter.
    .hint = Chaque score est vu de son propre camp : une perte porte un moins.
unreadable-adjusted = « { $text } » n’est pas une marque ajustée ; la ligne a été ignorée.
    .hint = Écrivez A+, A, A-, A+/A-, 60/40, NP, fouled, ou weighted 420*0.6+170*0.4.
weights-not-one = Les parts de « { $text } » font { $sum }, et non 1 ; la ligne a été ignorée.
    .hint = Les parts sont des décimales, des fractions ou des pour cent, et font 1 au total.
deal-invalid = La distribution a été laissée de côté, parce que { $why }.
    .hint = Écrivez les quatre mains comme KQ76.A72.753.975, les piques d’abord ; aucun score n’en dépend.
board-without-result = La donne { $board } n’a pas de résultat ici ; la ligne a été ignorée.
    .hint = Saisissez le contrat ou le score ; écrivez NP sous Adjusted si elle n’a pas été jouée.
board-without-result_boards-without-result = { $count } lignes n’ont pas de résultat ; elles ont été ignorées : { $rows }.
    .hint = Saisissez le contrat ou le score ; écrivez NP sous Adjusted là où une donne n’a pas été jouée.
meets-itself = Le participant { $label } joue contre lui-même ; la ligne a été ignorée.
    .hint = Corrigez l’un des deux numéros.
repeated-board = La donne { $board } entre ces deux-là figure déjà en { $first } ; cette ligne a été ignorée.
    .hint = Supprimez l’une des deux, ou remplissez Round ou Session si les mêmes numéros ont été rejoués.
board-twice = Le participant { $label } a déjà un résultat à la donne { $board }, en { $first } ; cette ligne a été ignorée.
    .hint = Corrigez la donne ou l’inscription, ou remplissez Round ou Session si les mêmes numéros ont été rejoués.
two-tables = Le participant { $label } a un autre adversaire à la ronde { $round }, en { $first } ; personne ne peut être assis à deux tables.
    .hint = Corrigez la ronde ou l’inscription.
repeated-match = Le match { $sides } figure déjà en { $first } ; cette ligne a été ignorée.
    .hint = Supprimez l’une des deux, ou remplissez Round si les deux mêmes se sont rencontrés à nouveau.
match-board = « { $text } » n’est pas un numéro d’échiquier ; la ligne a été ignorée.
    .hint = Numérotez les échiquiers d’un match à partir de 1.
match-board-twice = L’échiquier { $board } de ce match figure déjà en { $first } ; cette ligne a été ignorée.
    .hint = Corrigez l’un des deux échiquiers, ou remplissez Round si les mêmes équipes se sont rencontrées à nouveau.
unknown-player = « { $player } » n’est pas un joueur de l’inscription { $label } ; la ligne a été ignorée.
    .hint = Écrivez le rang du joueur dans la ligne de Entries (1 à 16), ou le numéro de membre ou le nom qui y figure.
unknown-round = L’inscription { $label } n’a pas de match à la ronde { $round } ; la ligne a été ignorée.
    .hint = Écrivez la ronde comme dans l’onglet Matches, ou laissez vide pour tous les matchs ensemble.
lineup-boards = { $player } a { $boards } donnes, mais le match en a { $most }.
    .hint = Corrigez Boards ou Deemed boards, ou les donnes du match.
lineup-seats = Les joueurs de l’inscription { $label } totalisent { $boards } donnes, mais avec { $seats } joueurs à la fois, un match de { $most } donnes en a moins.
    .hint = Corrigez Boards pour les joueurs qui n’ont pas joué tout le match.
register-no-members_no-members = Ce classeur n’a pas d’onglet Members ; ce n’est donc pas un registre.
    .hint = Renommez Members l’onglet des membres, ou prenez une liste avec des en-têtes pour le numéro de membre (comme Member no) et le nom.
list-as-register = C’est la liste propre à un club, lue comme un registre des membres : { $columns }. Ses membres commencent sans points.
    .hint = Vérifiez les colonnes. Pour donner des points ou un autre statut aux membres, prenez le registre que palmares écrit.
register-heading-asked_heading-asked = La colonne « { $heading } » est probablement { $column }, mais l’en-tête diffère. Rien n’a été crédité, car ses cellules seraient perdues.
    .hint = Changez l’en-tête en { $column }. Si c’est autre chose, donnez-lui un nom qui ne ressemble pas à { $column }.
list-with-totals = La colonne « { $heading } » contient probablement des points, mais on ne lit pas de points dans la liste propre à un club : ses membres partiraient de zéro. Rien n’a été crédité.
    .hint = Appelez l’onglet Members et les colonnes Number, Name et Local points (ou Green, Red, Gold) ; ou supprimez la colonne.
register-uncounted_totals-uncounted = La colonne « { $heading } » contient { $kind }, que le règlement ne compte pas, et il n’y a pas de colonne { $column } ; tous les membres partiraient de zéro. Rien n’a été crédité.
    .hint = Si ce sont les totaux, changez l’en-tête en { $column }. Sinon, ajoutez une colonne { $column } avec les totaux (0 pour les membres qui n’en ont pas), ou nommez le règlement avec --rules.
register-second-block_second-block = Un deuxième bloc de membres commence ici, à côté du premier ; seul le premier serait lu. Rien n’a été crédité.
    .hint = Déplacez ses lignes sous le premier bloc. Si ce ne sont pas des membres, mettez la liste dans un onglet à part.
register-member-above_member-above = La ligne de ce membre est au-dessus des en-têtes et serait perdue. Rien n’a été crédité.
    .hint = Déplacez-la sous les en-têtes.
register-sum-beside_sum-beside = La colonne « { $heading } » n’a pas été lue, car { $column } donne les totaux.
    .hint = Si { $column } contient les points d’une année et celle-ci les totaux, intervertissez les en-têtes.
register-totals-missing_totals-missing = L’onglet Members a { $given } mais pas de { $column } ; pour ceux-là, tous les membres partent de zéro.
    .hint = S’il y a des totaux, ajoutez une colonne { $column }, avec 0 pour les membres qui n’en ont pas.
register-totals-swapped_totals-swapped = La plupart des totaux sous { $column } ont des décimales, tandis que ceux sous { $other } n’en ont pas et sont plus grands : les deux en-têtes semblent intervertis.
    .hint = Si c’est le cas, intervertissez les en-têtes et refaites le rapprochement.
register-total-twice_total-twice = Les colonnes « { $first } » et « { $heading } » sont toutes deux { $column }, mais une seule peut être celle des totaux. Rien n’a été crédité.
    .hint = Donnez un autre nom à celle qui ne contient pas les totaux, comme This year.
register-unheaded_totals-unheaded = La colonne { $column } a des chiffres pour { $numbers } membres mais pas d’en-tête ; ce sont peut-être les totaux. Rien n’a été crédité.
    .hint = Donnez-lui l’en-tête Local points (ou Green, Red, Gold), ou dites ce que c’est.
register-unheaded_figures-unheaded = La colonne { $column } a des chiffres pour { $numbers } membres mais pas d’en-tête ; elle n’a pas été lue.
    .hint = Donnez-lui un en-tête qui dit ce que c’est.
register-nameless_nameless-row = La ligne de { $number } n’a pas de nom ; c’est peut-être un compte ou un total. Les points de ce numéro sont en attente.
    .hint = Saisissez le nom du membre, ou supprimez la ligne si ce n’est pas un membre.
register-merged-total_merged-total = Les cellules { $area } sont fusionnées ; on ne sait pas à qui est ce total. Points en attente : ceux de { $whose }.
    .hint = Défusionnez les cellules et saisissez chaque total dans sa propre cellule.
    .whose =
        { $members ->
            [one] ce membre
           *[other] ces { $members } membres
        }
register-heading-year_heading-year = La colonne « { $heading } » a été lue comme { $column }, les totaux de toutes les années.
    .hint = Changez l’en-tête en { $column }. Si elle ne contient que les points de cette année-là, mettez-y plutôt les totaux.
register-numbers-unread_numbers-unread = L’onglet Members n’a pas de colonne de points (Local, Red ou sans couleur) ; les membres partent donc de zéro. « { $heading } » contient { $numbers } et n’a pas été lue.
    .hint = Si ce sont les totaux, changez l’en-tête en Local points (ou Green, Red, Gold) ; sinon, rien à faire.
    .numbers =
        { $numbers ->
            [one] un nombre
           *[other] { $numbers } nombres
        }
register-heading-near_heading-near = La colonne « { $heading } » est probablement { $column }, mais l’en-tête diffère ; elle n’a pas été lue.
    .hint = Changez l’en-tête en { $column }.
register-thousands_thousands-comma = « { $text } » a été lu comme { $read }, car les points de cette colonne sont des nombres entiers.
    .hint = Saisissez-le sans virgule.
register-comma_comma-in-total = « { $text } » peut être des milliers ou des décimales ; { $then }.
    .hint = Saisissez-le comme nombre, non comme texte, sans rien entre les milliers.
register-total-unclear_total-unclear = « { $text } » { $why } ; { $then }.
    .hint = Saisissez le total comme simple nombre dans une cellule au format nombre.
register-formulas_formulas-without-value = { $count } cellules sous { $column }, à partir de celle-ci, contiennent des formules enregistrées sans leur résultat ; les points de ces membres sont en attente.
    .hint = Ouvrez le registre dans Excel et enregistrez-le, ou saisissez les totaux.
register-more-members_more-members = L’onglet { $sheet } a { $rows } lignes qui ressemblent à des membres, mais seul l’onglet Members est lu ; ces personnes sont donc inconnues.
    .hint = Déplacez les lignes dans l’onglet Members, avec lapsed, deceased ou active sous Status.
register-sheet-nearly_sheet-nearly = L’onglet { $sheet } n’a pas été lu. Son nom est presque { $meant }, et il n’y a pas d’onglet { $meant }.
    .hint = Renommez l’onglet { $meant }. Si c’est autre chose, donnez-lui un nom qui y ressemble moins.
register-no-number_no-number-column = L’onglet Members n’a pas de colonne Number ; aucun membre ne peut y être trouvé.
    .hint = Changez en Number l’en-tête des numéros de membre.
register-negative-points_negative-points = { $column } vaut { $text }, mais un total ne peut pas être négatif ; la ligne a été laissée telle quelle, et les points de ce membre sont en attente.
    .hint = Corrigez le total.
register-cut-off_cut-off = L’onglet finit à la ligne { $rows }, la dernière de l’ancien format (.xls) ; les membres au-delà manquent.
    .hint = Enregistrez de nouveau le registre en .xlsx, depuis le programme qui a tous les membres.
certificate-without-points = Ce certificat n’a pas de points ; il est en attente : ni Local points ni Green points n’est rempli.
    .hint = Saisissez les points dans une colonne d’en-tête Local points ou Green points.
credited-unreadable_kept-unreadable = « { $text } » ne peut pas être lu comme un crédit d’un rapprochement précédent ; son tournoi risque de compter deux fois.
    .hint = Recopiez la cellule du registre que palmares a écrit.
pad-refused = Le fichier des boîtiers n’a pas été lu, parce que { $why }.
    .hint = Fermez le programme des boîtiers et recopiez le fichier depuis son ordinateur, ou exportez en USEBIO depuis le logiciel de calcul.
pad-table-missing = Le fichier des boîtiers n’a pas { $what } ; on ne connaît donc pas { $lost }.
    .hint = Exportez de nouveau le fichier depuis le programme des boîtiers, ou complétez ce qui manque dans le classeur (palmares import bws).
    .what =
        { $column ->
            [0] de table { $table }
           *[other] de colonne { $column } dans sa table { $table }
        }
pad-rows-missing = La table { $table } devrait avoir { $promised } lignes, mais seules { $found } sont lisibles : le fichier est endommagé.
    .hint = Fermez le programme des boîtiers et recopiez le fichier depuis son ordinateur.
pad-unfinished = Groupe { $section } : sur les { $all } résultats attendus, il en manque { $missing }{ $begun }.
    .hint = Saisissez les résultats et recopiez le fichier, ou complétez-les dans le classeur (palmares import bws), avec NP sous Adjusted pour les donnes non jouées.
    .begun =
        { $begun ->
            [one] {" "}; 1 d’entre eux a un contrat mais pas encore de résultat
           *[other] {" "}; { $begun } d’entre eux ont un contrat mais pas encore de résultat
        }
pad-remark = palmares ne connaît pas la remarque « { $remark } » ({ $row }).
    .hint = Décidez ce qu’elle signifie : importez le fichier (palmares import bws) et remplissez Adjusted sur cette ligne, ou corrigez le score.
pad-undecided = L’arbitre n’a pas décidé du score ({ $row }).
    .hint = Demandez à l’arbitre ; saisissez ensuite le score dans le logiciel de calcul, ou remplissez Adjusted dans le classeur (palmares import bws).
pad-earlier =
    { $count ->
        [one] { $count } ligne concerne une donne ressaisie ou effacée
       *[other] { $count } lignes concernent une donne ressaisie ou effacée
    } par la suite ; la dernière saisie compte ({ $rows }).
    .hint = Rien à faire.
pad-other-direction =
    Sur { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }, les paires étaient assises dans l’autre sens d’après les boîtiers ; les scores ont été intervertis ({ $rows }).
    .hint = Rien à faire, sauf si cela a été saisi par erreur.
pad-other-pairs = Le résultat a été saisi pour les paires { $entered }, mais le mouvement y prévoit { $movement } ({ $row }). Le résultat compte tel que saisi.
    .hint = Demandez aux joueurs. Si le mouvement est juste, corrigez NS et EW dans le classeur (palmares import bws).
pad-not-in-movement = Un résultat a été saisi, mais dans le mouvement personne n’y joue cette donne ({ $row }). Il compte.
    .hint = Demandez aux joueurs. Si le résultat est faux, retirez la ligne du classeur (palmares import bws).
pad-players-unknown = Pas de nom pour { $seats }.
    .hint = Complétez les noms dans le classeur (palmares import bws).
pad-player-changed = { $player } a rejoint la paire { $entry } à la ronde { $round } ; chaque joueur reçoit les donnes d’avant ou d’après.
    .hint = Si des points en dépendent, comparez Boards 1, Boards 2 et ainsi de suite avec qui a joué.
pad-events = Le fichier contient { $what } ; chacun est devenu un tournoi à part : { $events }.
    .hint = Si les groupes ne forment qu’un classement, importez le fichier (palmares import bws), mettez toutes les lignes dans un seul tournoi et remplissez Section.
pad-line = La ligne { $line } du fichier ne peut pas être lue comme un résultat : { $why }.
    .hint = Corrigez-la dans le logiciel de calcul, ou dans le classeur (palmares import).
pad-hands-only = Le fichier contient { $hands } mais pas de résultats ; ce n’est donc pas une séance.
    .hint = Rien à faire. S’il porte le même nom qu’une séance (monday.pbn et monday.bws), ses mains figurent sur les pages des donnes.
    .hands =
        { $boards ->
            [one] les mains de 1 donne
           *[other] les mains de { $boards } donnes
        }
pad-hands-other = Les mains de { $file } ne sont pas affichées : { $why }.
    .hint = Donnez aux mains le nom de leur séance : monday.pbn à côté de monday.bws.
pad-results-beside = { $file } contient des mains, et des résultats de paires sans noms. Ses mains sont affichées ; les résultats de cette feuille comptent.
    .hint = Rien à faire. Si ses résultats sont ceux d’une autre séance, donnez un autre nom au fichier.
players-not-listed = Absents des listes de joueurs : { $players }.
    .hint = Ajoutez-les à la liste des membres (réglage Member list) ou à la liste des utilisateurs, ou saisissez leurs noms.
pad-left-out =
    Laissé de côté, car une feuille ne peut pas le contenir : { $what } ({ $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }).
    .hint = Rien à faire ; gardez le fichier si vous en avez besoin.
pad-scoring = Le fichier ne dit pas comment les donnes ont été marquées ; les matchpoints ont été retenus.
    .hint = Si c’étaient des IMP, mettez Scoring sur butler ou cross imps dans palmares.toml, avec --set, ou dans le classeur.
pad-teams = C’est un fichier d’équipes, mais il ne dit pas quelles sont les deux tables du match de { $entries } à la ronde { $round }.
    .hint = Remplissez Room dans le classeur (palmares import bws), ou mettez Format sur pairs.
settings-unreadable = Les réglages n’ont pas pu être lus : { $why }.
    .hint = Modifiez palmares.toml avec un éditeur de texte et enregistrez-le en UTF-8. D’ici là, ces réglages sont ignorés.
settings-syntax = « { $line } » ne peut pas être lu ({ $why }).
    .hint = Écrivez une clé, un signe égal et une valeur. Mettez le texte entre guillemets droits, ainsi qu’une clé de plusieurs mots : "Organiser no" = "R14", Boards = 24, "First day" = 2026-09-01.
unknown-setting = « { $key } » n’est pas un réglage ; sa valeur n’a pas été utilisée.
    .hint = { $meant }Les réglages sont Names, First day, ceux des certificats et les clés de l’onglet Event.
unknown-setting_no-setting = { $key } doit différer entre les tournois d’un classeur ; on ne peut pas le régler pour tous, et sa valeur n’a pas été utilisée.
    .hint = Remplissez-le dans l’onglet Event ou Events.
repeated-setting = { $key } est déjà réglé à la ligne { $first } ; cette deuxième valeur n’a pas été utilisée.
    .hint = Supprimez l’une des deux.
repeated-setting_given-twice = { $key } est réglé deux fois.
    .hint = Donnez-le une seule fois.
setting-blank = { $key } n’a pas de valeur.
    .hint = Écrivez sa valeur, ou supprimez la ligne.
setting-unfit = { $key } ne peut pas être { $what }.
    .hint = Écrivez une seule valeur : du texte entre guillemets droits, un nombre, un jour comme 2026-09-01, true ou false.
setting-awaited = Le tournoi prend { $key } dans les réglages, mais la valeur qui s’y trouve ({ $from }) ne peut pas être lue.
    .hint = Corrigez-la là-bas, ou remplissez { $key } ici.
picture-unreadable = { $key } : « { $file } » n’est pas sur les certificats : { $why }.
    .hint = Donnez le nom d’un fichier PNG, JPEG ou SVG dans le dossier de palmares.toml ou en dessous. Dans un SVG, convertissez le texte en tracés.
key-unreadable = Signing key : « { $file } » ne peut pas signer les certificats : { $why }. Ils n’ont pas de codes.
    .hint = Donnez le fichier créé par palmares key, dans le dossier de palmares.toml ou en dessous, ou sur la ligne de commande avec --set.
list-unreadable = La liste de joueurs « { $file } » ne donne pas de noms : { $why }.
    .hint = Donnez une liste avec numéros et noms, ou avec utilisateurs, noms et numéros, dans le dossier de palmares.toml ou en dessous ; à côté de monday.csv, elle s’appelle monday.names.csv.
outside-season = Le tournoi est le { $date }, hors de la saison du { $first } au { $last }.
    .hint = Vérifiez la date ; le réglage First day dit quand la saison commence.
trf-encoding_encoding = Le texte n’est pas en UTF-8 ; il a été lu en Windows-1252 (Europe occidentale).
    .hint = Vérifiez les noms avec accents. S’ils sont faux, enregistrez de nouveau le fichier en UTF-8.
trf-no-players_no-players = Ce Tournament Report File n’a pas de joueurs : { $why }.
    .hint = Exportez de nouveau le fichier depuis le logiciel d’appariement ; chaque joueur est une ligne qui commence par 001.
trf-kept_kept = Gardé, mais pas utilisé : { $what }.
    .hint = Rien à faire, sauf si les appariements en dépendent.
trf-teams_teams = Le fichier contient des équipes (à partir de la ligne { $line }), mais les parties ne forment pas de matchs d’équipes ; chaque joueur est traité individuellement.
    .hint = Les appariements d’équipes demandent des résultats d’équipes ; exportez-les depuis le logiciel d’appariement.
trf-line_line = Une partie de cette ligne ne peut pas être lue : { $why }.
    .hint = Exportez de nouveau le fichier depuis le logiciel d’appariement, ou corrigez les colonnes de la ligne.
trf-shifted_shifted =
    Après le nom, les colonnes sont décalées de { $by ->
        [one] { $by } caractère
       *[other] { $by } caractères
    } ({ $side }) ; elles ont été lues là.
    .hint = Rien à faire si nom, Elo et résultats sont justes.
trf-record_record = L’enregistrement { $code } est inutilisable : { $why }.
    .hint = Corrigez l’enregistrement, ou retirez-le si rien n’en dépend.
trf-bye-without-letter_byes-without-letter =
    { $count ->
        [one] { $count } exemption n’a
       *[other] { $count } exemptions n’ont
    } pas de lettre, comme dans les fichiers d’avant 2016 : + a été lu comme l’exemption du tirage, 1 comme une exemption à un point, = à un demi-point, - et 0 comme une exemption demandée sans point.
    .hint = Donnez-leur leurs lettres (U, F, H, Z) si l’une d’elles était d’un autre genre.
trf-other-system_other-system = Aucune ronde du fichier n’est appariée : { $why }. Ses résultats ont été lus.
    .hint = Appariez avec un programme qui connaît ce système. Si l’enregistrement est faux, corrigez-le ; check compare les places malgré tout.
trf-not-counted_not-counted = L’enregistrement { $code } n’est pas compté : { $what }.
    .hint = Les scores découlent des résultats ; comparez le classement.
trf-number-twice_number-twice = Le numéro de joueur { $number } figure déjà à la ligne { $first } ; cette ligne a été ignorée.
    .hint = Donnez à chaque joueur un numéro différent.
trf-numbers-missing_numbers-missing = Des numéros manquent parmi les joueurs : { $numbers }. Les couleurs sont attribuées sans les compter.
    .hint = Rien à faire si ces joueurs se sont retirés avant la première ronde.
trf-unknown-opponent_unknown-opponent = À la ronde { $round }, l’adversaire est le numéro { $opponent }, mais il n’y a pas de tel joueur.
    .hint = Corrigez l’adversaire, ou ajoutez la ligne du joueur.
trf-meets-itself_meets-itself = À la ronde { $round }, le joueur est son propre adversaire.
    .hint = Corrigez l’adversaire ; une exemption a pour adversaire 0000.
trf-opponents-disagree_opponents-disagree = À la ronde { $round }, le joueur rencontre { $opponent }, mais { $opponent } y { $other }.
    .hint = Corrigez la ligne fausse.
trf-two-results_two-results = La partie de la ronde { $round } contre { $opponent } a deux résultats : { $own } ici, { $others } là-bas.
    .hint = Corrigez la ligne fausse.
trf-no-result_no-result = La partie de la ronde { $round } contre { $opponent } n’a pas de résultat. D’ici là, elle compte comme nulle pour apparier les rondes suivantes, et ne rapporte rien.
    .hint = Saisissez le résultat, et refaites les appariements.
trf-drawn-already_drawn-already = La ronde { $round } est appariée dans le fichier mais n’a pas de résultats ; ces appariements ont été ignorés.
    .hint = Saisissez les résultats pour apparier la ronde suivante.
trf-points_points = Le fichier donne { $typed }, mais les résultats de { $played } font { $counted } points ; les résultats comptent.
    .hint = Corrigez les résultats ou les points. D’autres points pour une victoire ou une nulle vont dans un enregistrement 162 ou XXS.
    .played =
        { $rounds ->
            [one] la ronde jouée
           *[other] { $rounds } rondes jouées
        }
trf-place_place = La place est { $typed } ; d’après { $by }, c’est { $place } : { $values }.
    .hint = Corrigez la place, les résultats, ou la liste des départages (202, 212).
trf-places-not-compared_places-not-compared = Les places du fichier n’ont pas été comparées à ses résultats : { $why }.
    .hint = Pour les vérifier, ajoutez les places ou les résultats manquants et relancez check.
trf-places-not-compared_places-partly-compared = Les places ont été comparées seulement d’après { $by } : { $why }.
    .hint = Vérifiez vous-même l’ordre de ceux qui restent à égalité, ou corrigez la liste des départages (202, 212).
trf-more-rounds_more-rounds =
    Le fichier a { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } : plus que { $why }.
    .hint = Vérifiez le nombre de rondes (142, XXR) ; des joueurs ne peuvent se rencontrer qu’une fois.
usebio-damaged = Le fichier USEBIO est endommagé ou incomplet (ligne { $line } : { $why }).
    .hint = Exportez de nouveau le fichier depuis le logiciel de calcul, ou redemandez-le.
usebio-encoding = Le fichier USEBIO n’a pas été lu, parce que { $why }.
    .hint = Exportez de nouveau le fichier depuis le logiciel de calcul, en UTF-8 si vous avez le choix.
usebio-left-out =
    Laissé de côté, car une feuille ne peut pas le contenir : { $what } ({ $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    } à partir de la ligne { $line }).
    .hint = Rien à faire, sauf si le résultat en dépend ; gardez le fichier si vous en avez besoin.
usebio-version = Le fichier USEBIO { $names } ; il a été lu comme version 1.3.
    .hint = Comparez les inscriptions et les résultats avec le logiciel de calcul.
    .names =
        { $version ->
            [0] n’indique pas de version
           *[other] est de version « { $version } »
        }
bundle-damaged = Ce n’est pas un paquet complet : { $why }.
    .hint = Redemandez le paquet ; palmares bundle en crée un.
bundle-too-large = Le paquet n’a pas été déballé : { $why }.
    .hint = Demandez plutôt les feuilles de la saison, et lancez palmares dessus.
bundle-name_name-outside = Le paquet nomme « { $name } », qui n’est pas à l’intérieur du paquet. Rien n’a été déballé.
    .hint = palmares n’écrit pas de tel paquet ; demandez qui l’a envoyé.
bundle-entry-missing_entry-missing = Le paquet énumère ce fichier, mais ne le contient pas.
    .hint = Redemandez le paquet.
bundle-entry-changed_entry-changed = Ce fichier du paquet n’est pas celui qui y a été mis : { $why }.
    .hint = Redemandez le paquet ; ce qu’il doit contenir est énuméré dans bundle.json.
bundle-entry-unlisted_entry-unlisted = Le paquet contient ce fichier, mais ne l’énumère pas.
    .hint = palmares n’écrit pas de tel paquet ; demandez qui a ajouté le fichier.
bundle-version_other-version = Le calcul a été fait avec palmares { $theirs }, et ceci est { $ours }.
    .hint = Là où les deux diffèrent, CHANGELOG.md dit sous Results ce qui a changé.
bundle-not-computed_not-computed = La saison ne peut pas être calculée à partir du paquet : { $why }.
    .hint = Vérifiez que le paquet a été fait avec toutes les feuilles et tous les fichiers du calcul.
bundle-differs_file-differs = Ce fichier du calcul ne ressort pas comme le paquet le dit : { $how }.
    .hint = Ou bien le contenu du paquet a été modifié après coup, ou bien le programme est un autre.
bundle-run-changed_run-changed = Ce fichier a été modifié ou retiré depuis que le calcul l’a écrit.
    .hint = Relancez palmares dans ce dossier, puis faites le paquet.
bundle-run-differs_run-differs = Ce fichier du calcul ne ressort pas de ces feuilles : { $how }.
    .hint = Donnez les feuilles, les réglages et les modèles avec lesquels le calcul a été fait, ou relancez palmares, puis faites le paquet.
file-unreadable = Le fichier n’a pas pu être ouvert : { $why }.
    .hint = Vérifiez que vous en avez le droit, et qu’il n’est pas ouvert dans un autre programme ni en cours de copie.
folder-unreadable = Le dossier « { $folder } » n’a pas pu être ouvert : { $why }. Ses feuilles n’ont pas été lues.
    .hint = Vérifiez qu’il existe et que vous avez le droit de l’ouvrir.
file-left-out = Ce fichier ({ $kind }) n’est pas un classeur et n’a pas été lu.
    .hint = Les feuilles sont des fichiers .xlsx, .xlsm, .xls, .xlsb ou .ods, ou des résultats USEBIO (.xml). S’il contient des inscriptions ou des résultats, lancez palmares adopt dessus. Pour un Tournament Report File (.trf), prenez palmares import trf.
workbook-left-out_workbook-misnamed = Ce fichier est un classeur, mais son nom ne le dit pas. Il n’a pas été lu, et rien n’y compte.
    .hint = Si c’est une feuille, renommez-le pour que son nom finisse par .{ $ending }. Si c’est une copie, sortez-la de ce dossier.
workbook-left-out_workbook-as-text = Ce fichier est un classeur enregistré comme texte (XML). Il n’a pas été lu, et rien n’y compte.
    .hint = Si c’est une feuille, ouvrez-le dans Excel ou LibreOffice et enregistrez-le en .xlsx. Si c’est une copie, sortez-la de ce dossier.
workbook-left-out_workbook-hidden = Ce fichier est un classeur, mais son nom commence par un point, comme celui d’un fichier caché. Il n’a pas été lu, et rien n’y compte.
    .hint = Si c’est une feuille, retirez le point de son nom. Si c’est une copie, sortez-la de ce dossier.
workbook-left-out_workbooks-in-archive = Cette archive contient { $files }. Les archives ne sont pas lues, et rien n’y compte.
    .hint = Si elle contient des feuilles, déballez-la dans ce dossier et mettez l’archive ailleurs. Si ce sont des copies, sortez-la de ce dossier.
    .files =
        { $count ->
            [one] « { $first } »
           *[other] { $count } fichiers portant des noms de feuilles, dont « { $first } »
        }
settings-misnamed = Ce fichier a presque le nom de palmares.toml, le fichier de réglages d’un dossier. Il n’a pas été lu, et rien n’y compte.
    .hint = Si les réglages doivent compter, renommez-le palmares.toml, en minuscules et sans deuxième extension (Windows peut en cacher une). Si c’est une copie, sortez-la de ce dossier.
amendment-among-returns = Ce rectificatif de palmares diff se trouve parmi les feuilles, où il ne corrige rien.
    .hint = Donnez-le à palmares reconcile avec le dossier des feuilles. Si c’est déjà fait, sortez-le de ce dossier.
other-program = C’est { $what }, que palmares ne lit pas.
    .hint = { $instead }
open-elsewhere = Le classeur est ouvert dans { $by } ; les modifications non enregistrées ne sont pas lues.
    .hint = Enregistrez-le et fermez-le, puis refaites le rapprochement.
link-followed = Ceci est un lien ; « { $to } » a été lu.
    .hint = Rien à faire si c’est voulu.
folder-passed-over_passed-over = « { $folder } » a été sauté : { $why }.
    .hint = Aucune feuille n’y a été lue. Donnez le dossier même des feuilles, sans liens vers des dossiers du système et d’autres fichiers.
folder-passed-over_rest-passed-over = Le reste de « { $folder } » a été sauté : { $why }.
    .hint = Certaines feuilles n’ont peut-être pas été lues. Donnez le dossier même des feuilles, sans liens vers des dossiers du système et d’autres fichiers.
read-elsewhere = C’est le même fichier que { $other } ; c’est celui-là qui a été lu.
    .hint = Rien à faire. Il compte une fois.
return-in-output = Ce classeur n’a pas été lu : il a été ajouté à un dossier que palmares a écrit.
    .hint = Si c’est une feuille, déplacez-le dans le dossier des feuilles.
marker-alone = Ce dossier contient le fichier .palmares, qui marque ce que palmares a écrit, mais rien de tel. Ses feuilles ont été lues.
    .hint = Supprimez-y le fichier .palmares.
round-not-written_round-kind = La ronde n’a pas été écrite : on ne peut ajouter des rondes qu’à des classeurs .xlsx et .xlsm qui ont les onglets d’une feuille.
    .hint = Enregistrez-le en .xlsx, ou continuez avec la copie que palmares run FILE --out DIR écrit dans DIR/returns.
round-not-written_round-refused = La ronde n’a pas été écrite : rien ne peut être ajouté à ce classeur ({ $why }).
    .hint = Continuez avec la copie que palmares run FILE --out DIR écrit dans DIR/returns.
round-not-written_round-read-otherwise = La ronde n’a pas été écrite : il manque des colonnes à l’onglet qui contient les rondes du tournoi { $event }.
    .hint = Ajoutez-lui les colonnes manquantes : Event (s’il y en a plusieurs), Round, Table et les deux camps.
round-not-written_round-not-replaced = La ronde n’a pas été écrite : { $why }.
    .hint = Le classeur n’a pas été modifié.
changes-not-understood = Rien n’a été essayé : { $why }.
    .hint = Écrivez les changements comme « 12 withdraws; board 3 = 0-1; new entry Nia Colter 1850 », séparés par des points-virgules ; docs/draws.md les énumère tous.
plan-unusable = Le plan n’a pas été utilisé : { $why }.
    .hint = Refaites-le avec palmares plan sur les mêmes feuilles, et gardez les mêmes --rules et --set à chaque étape.
part-unusable = Rien n’a été réuni : { $why }.
    .hint = Donnez le dossier de chaque partie du plan, une fois chacun. Si une partie manque, est incomplète ou d’une autre version, relancez-la avec palmares run --plan.
csv-unfit = Le tournoi { $event } n’a pas été écrit en CSV pour les sites des clubs : { $why }.
    .hint = { $instead }.
    .instead =
        { $instead ->
            [0] Envoyez la feuille elle-même
           *[other] Utilisez palmares export { $instead }, qui accepte de tels tournois
        }
event-not-exported = Le tournoi { $event } n’a pas de fichier : il { $unfit }.
    .hint = Choisissez un autre genre de fichier ; palmares export --help les énumère, avec les tournois auxquels ils conviennent.
event-not-exported_no-round-exported = Le tournoi { $event } n’a pas de fichier : aucune ronde n’a encore été jouée.
    .hint = Saisissez les résultats d’une ronde et exportez de nouveau.
credit-left-out = { $why } ; omis des fichiers.
    .hint = Corrigez le numéro dans l’onglet Entries, et exportez à nouveau.
nobody-credited = Personne n’a de points des genres à créditer ; aucun fichier n’a donc été écrit.
    .hint = Dites quels genres créditer avec --points, comme --points local=green.
upload-columns-unknown = La liste des membres n’a pas de colonnes : { $why }.
    .hint = Écrivez "Upload columns" = "Member No = number; Points = local" dans palmares.toml, ou donnez --columns.
quotas-not-checked = Ce qu’a écrit un calcul ne contient ni championnats, ni licences, ni lieux ; les quotas des organisateurs n’ont donc pas été vérifiés.
    .hint = Prenez les feuilles elles-mêmes ; palmares run vérifie aussi les quotas.

# Phrases within sentences, by their English words

phrase-0-or-more = 0 ou plus
phrase-1-match = 1 match
phrase-1-section = 1 groupe
phrase-2-complete-tables = 2 tables complètes
phrase-3-complete-tables = 3 tables complètes
phrase-3-complete-teams = 3 équipes complètes
phrase-5-complete-tables = 5 tables complètes
phrase-a-bye = exempt
phrase-a-club-event-with-the-permission-of-its-area = un tournoi de club avec la permission de sa zone
phrase-a-division-of-an-area-s-league-above-the-lowest = une division d’une ligue de zone au-dessus de la dernière
phrase-a-document-of-another-program = un document d’un autre programme
phrase-a-file-of-chess-games = un fichier de parties d’échecs
phrase-a-file-of-hands-for-a-dealing-machine = un fichier de donnes pour une machine à dupliquer
phrase-a-file-that-icloud-has-not-downloaded-to-this-computer = un fichier qu’iCloud n’a pas téléchargé sur cet ordinateur
phrase-a-four-winner-individual-event = un tournoi individuel à quatre vainqueurs
phrase-a-hand-is-missing-or-is-not-written-as-kq76-a72-753-975 = une main manque ou n’est pas écrite comme KQ76.A72.753.975
phrase-a-ladder-cannot-be-one = une échelle ne peut pas en être un
phrase-a-licensed-event-is-never-a-championship = un tournoi sous licence n’est jamais un championnat
phrase-a-lin-file-of-hands-and-play-of-bridge-base-online = un fichier LIN de donnes et de jeu de Bridge Base Online
phrase-a-link-to-a-sheet-of-google-not-the-sheet-itself = un lien vers une feuille Google, pas la feuille elle-même
phrase-a-list = une liste
phrase-a-list-of-something-other-than-names = une liste d’autre chose que des noms
phrase-a-mailbox = une boîte aux lettres
phrase-a-maximum-of-max-is-a-whole-number-per-board-with-meant = un maximum de { $max } est un nombre entier par donne avec { $meant }
phrase-a-minor-championship-is-not-the-one-that-the-area-nominates = un championnat mineur n’est pas celui que désigne la zone
phrase-a-number-that-is-not-decimal = un nombre non décimal
phrase-a-packed-archive = une archive compressée
phrase-a-packed-file = un fichier compressé
phrase-a-pdf = un PDF
phrase-a-plain-text-file = un simple fichier texte
phrase-a-qualifying-round-was-played-by-fewer-than-teams-teams = un tour de qualification a été joué par moins de { $teams } équipes
phrase-a-single-winner-individual-event = un tournoi individuel à un vainqueur
phrase-a-single-winner-pairs-event = un tournoi par paires à un vainqueur
phrase-a-special-event-of-an-area = un tournoi de zone du genre { $special }
phrase-a-spreadsheet-of-apple-numbers = un tableau Apple Numbers
phrase-a-table = un tableau
phrase-a-table-decides-who-meets-whom = une table fixe qui rencontre qui
phrase-a-team-that-lost-a-repechage-final = une équipe battue dans une Repechage Final
phrase-a-teams-event = un tournoi par équipes
phrase-a-text-document = un document de texte
phrase-a-two-winner-pairs-event = un tournoi par paires à deux vainqueurs
phrase-a-web-page = une page web
phrase-a-weekend = un week-end
phrase-a-youth-finalist = un finaliste Youth
phrase-about-a-hundred-times = environ cent fois
phrase-about-a-hundredth-of = environ un centième de
phrase-about-a-tenth-of = environ un dixième de
phrase-about-a-thousand-times = environ mille fois
phrase-about-ten-times = environ dix fois
phrase-above-0-and-at-most-1 = supérieur à 0 et au plus 1
phrase-all-count-sessions = les { $count } séances
phrase-all-members-of-the-area = tous les membres de la zone
phrase-all-members-of-the-union = tous les membres de la fédération
phrase-an-acblscore-file = un fichier ACBLscore
phrase-an-acblscore-game-file = un fichier de tournoi ACBLscore
phrase-an-archive-of-other-files = une archive d’autres fichiers
phrase-an-e-mail = un courriel
phrase-an-event-of-national-status = un tournoi de statut national
phrase-an-invitation-event-at-least-share-of-the-entry-from-outside = un tournoi sur invitation, au moins { $share } des inscriptions venant de l’extérieur
phrase-an-invitation-event-less-than-share-of-the-entry-from-outside = un tournoi sur invitation, moins de { $share } des inscriptions venant de l’extérieur
phrase-an-invitation-event-one-entry-for-each-body = un tournoi sur invitation, une inscription par organisme
phrase-an-xml-file = un fichier XML
phrase-another-player-has-this-name = un autre joueur porte ce nom
phrase-any-board = aucun échiquier
phrase-any-match = aucun match
phrase-anyone = tous
phrase-as-given = tel qu’indiqué
phrase-as-if-they-had-not-been-played = comme si elles n’avaient pas été jouées
phrase-as-many-rows-as-the-one-under = autant de lignes que celle sous
phrase-ask-the-club-for-the-file-again-pictures-and-text-boxes-on-a-sheet-cannot-be-read = Redemandez le fichier au club : les images et les zones de texte d’un onglet ne peuvent pas être lues.
phrase-ask-the-club-for-the-sheet-with-its-results-or-leave-the-file-out = Demandez au club la feuille avec ses résultats, ou laissez ce fichier de côté.
phrase-at-most-a-million-with-at-most-six-decimals = au plus un million, avec au plus six décimales
phrase-awards-which-palmares-works-out-itself = des points, que palmares calcule lui-même
phrase-blank = vide
phrase-board-board = donne { $board }
phrase-board-table-sides = échiquier { $table } ({ $sides })
phrase-boards-compared = donnes comparées
phrase-boards-of-average-plus = donnes à average plus
phrase-boards-per-match-says-each = Boards per match indique { $each }
phrase-but-each-contestant-has-one-score-for-all-typed-sessions = mais chaque participant a un seul score pour les { $typed } séances
phrase-but-results-counted-is-counted = mais Results counted vaut { $counted }
phrase-by-lot-seed-seed-sparing-those-who-have-already-stood-down = par tirage au sort (graine { $seed }), en épargnant ceux qui se sont déjà abstenus
phrase-can-be-a-fraction-a-date-or-two-figures = peut être une fraction, une date ou deux nombres
phrase-column-column = colonne { $column }
phrase-contestant = de participant
phrase-count-matches = { $count } matchs
phrase-count-rounds = { $count } rondes
phrase-count-sections = { $count } groupes
phrase-count-sessions = { $count } séances
phrase-counted-as-present-from-the-first-round = compté comme présent dès la première ronde
phrase-counted-as-withdrawn-after-the-last-game = compté comme retiré après la dernière partie
phrase-date-of-birth = date de naissance
phrase-dates-of-birth = dates de naissance
phrase-different-contestants-from = autres participants que
phrase-digits-only = fait de chiffres seulement
phrase-download-the-results-of-the-tournament-as-csv-or-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Téléchargez les résultats du tournoi en CSV, ou mettez les donnes en PBN à côté d’une séance du même nom.
phrase-each-row-is-a-single-cell-so-names-and-scores-cannot-be-told-apart = chaque ligne est une seule cellule, si bien que noms et scores ne peuvent pas être séparés
phrase-earlier-stages-do-not-count-for-invited-contestants = les phases précédentes ne comptent pas pour les invités
phrase-earlier-stages-were-run-by-other-bodies = les phases précédentes ont été organisées par d’autres
phrase-east = Est
phrase-empty = un fichier vide
phrase-entered-as-one-who-played-in-the-final-of-another-area = inscrit comme ayant joué la finale d’une autre zone
phrase-equal-of-all-boards-have-the-same-results = { $equal } donnes sur { $all } ont les mêmes résultats
phrase-equal-of-all-contestants-have-the-same-score = { $equal } participants sur { $all } ont le même score
phrase-equal-of-all-contestants-have-the-same-score-in-whole-numbers = { $equal } participants sur { $all } ont le même score en nombres entiers
phrase-event-id = le tournoi { $id }
phrase-event-id-of-path = le tournoi { $id } de { $path }
phrase-event-id-of-this-workbook = le tournoi { $id } de ce classeur
phrase-excel-has-no-such-date = Excel n’a pas de telle date
phrase-export-the-game-from-acblscore-as-pbn-or-as-text-with-the-results = Exportez le tournoi depuis ACBLscore en PBN ou en texte avec les résultats.
phrase-export-the-tournament-as-a-tournament-report-file-trf = Exportez le tournoi en Tournament Report File (.trf).
phrase-far-above = bien plus que
phrase-federations-of-players = des fédérations de joueurs
phrase-first-or-last = { $first } ou { $last }
phrase-folders-are-nested-more-than-most-deep = des dossiers sont emboîtés sur plus de { $most } niveaux
phrase-for-members = pour les membres
phrase-game-round-round = { $game } (ronde { $round })
phrase-game-rounds-rounds = { $game } (rondes { $rounds })
phrase-grades-of-players = des niveaux de joueurs
phrase-group = Le groupe
phrase-had-what-but-the-minimum-is-least = { $had } { $what }, mais le minimum est { $least }
phrase-has-no-forename = n’a pas de prénom
phrase-has-no-games-between-two-players-which-a-tournament-report-file-needs-for-a-chess-team-match-give-each-board-its-own-row = n’a pas de parties entre deux joueurs, dont un Tournament Report File a besoin ; pour un match d’échecs par équipes, donnez une ligne à chaque échiquier
phrase-has-no-games-of-diplomacy = n’a pas de parties de Diplomacy
phrase-has-no-page = n’a pas de page
phrase-is-not-rated-as-rated-says = ne compte pas pour le classement, comme le dit Rated
phrase-is-not-a-tournament-of-single-players = n’est pas un tournoi individuel
phrase-has-no-players-with-ratings-of-fide-which-title-norms-need = n’a pas de joueurs avec un Elo FIDE, qu’exigent les normes de titre
phrase-has-something-other-than-small-letters-digits-and-hyphens = contient autre chose que des minuscules, des chiffres et des traits d’union
phrase-holds-more-than-a-name = contient plus qu’un nom
phrase-home-to-away = { $home } à { $away }
phrase-how-to-reach-people = des coordonnées
phrase-if-it-has-returns-attached-save-them-in-this-folder = Si des feuilles de résultats y sont jointes, enregistrez-les dans ce dossier.
phrase-if-it-holds-returns-unpack-it-in-this-folder = Si elle contient des feuilles de résultats, décompressez-la dans ce dossier.
phrase-if-it-is-a-return-export-it-from-numbers-as-an-excel-workbook-xlsx = Si c’est une feuille de résultats, exportez-la de Numbers en classeur Excel (.xlsx).
phrase-if-it-is-a-return-open-it-and-download-it-as-an-excel-workbook-xlsx = Si c’est une feuille de résultats, ouvrez-la et téléchargez-la en classeur Excel (.xlsx).
phrase-if-it-is-a-return-open-it-once-to-download-it-then-run-again = Si c’est une feuille de résultats, ouvrez-la une fois pour la télécharger, puis relancez.
phrase-if-it-is-a-return-or-holds-returns-unpack-it-in-this-folder = Si c’est une feuille de résultats, ou s’il en contient, décompressez-le dans ce dossier.
phrase-if-it-is-an-event-put-the-names-in-a-column-headed-names-name-or-team-if-not-leave-the-file-out = Si c’est un tournoi, mettez les noms dans une colonne intitulée Names, Name ou Team ; sinon, laissez ce fichier de côté.
phrase-if-they-have-returns-attached-save-them-in-this-folder = Si des feuilles de résultats y sont jointes, enregistrez-les dans ce dossier.
phrase-in-field = {" "}dans { $field }
phrase-is-a-percentage-but-points-never-are = est un pourcentage, ce que des points ne sont jamais
phrase-is-empty = est vide
phrase-is-longer-than-40-signs = dépasse 40 signes
phrase-is-missing-a-part-that-the-others-have = n’a pas une partie que les autres ont
phrase-is-not-a-bridge-event-and-usebio-has-no-type-for-it = n’est pas un tournoi de bridge, et USEBIO n’a pas de type pour lui
phrase-is-that-of-another-rule-book = est celui d’un autre règlement
phrase-is-the-third-name-in-a-pair = est le troisième d’une paire
phrase-it-belongs-to-the-operating-system = cela appartient au système
phrase-it-cannot-be-a-major-championship-why = ce ne peut pas être un championnat majeur : { $why }
phrase-it-enters-category-category = l’inscription est dans la catégorie { $category }
phrase-it-has-errors = elle contient des erreurs
phrase-it-has-fewer-than-36-boards = il a moins de 36 donnes
phrase-it-has-games-between-two-players = il a des parties entre deux joueurs
phrase-it-has-games-of-diplomacy-or-board-games = il a des parties de Diplomacy ou de jeux de société
phrase-it-has-neither-results-nor-the-people-who-played = il n’a ni résultats ni joueurs
phrase-it-holds-more-than-most-files-and-folders = il contient plus de { $most } fichiers et dossiers
phrase-it-holds-more-than-most-files-and-folders-in-all = il contient en tout plus de { $most } fichiers et dossiers
phrase-it-is-a-link-to-a-folder-that-contains-the-one-you-gave = c’est un lien vers un dossier qui contient celui que vous avez indiqué
phrase-it-is-hidden-in-excel = il est masqué dans Excel
phrase-it-is-not-a-result-against-a-number-in-this-table = ce n’est pas un résultat contre un numéro de ce tableau
phrase-it-is-not-a-round = ce n’est pas une ronde
phrase-it-is-not-a-way-of-writing-a-game = une partie ne s’écrit pas ainsi
phrase-it-is-not-open-to-all-members = il n’est pas ouvert à tous les membres
phrase-it-is-not-the-result-of-a-game = ce n’est pas le résultat d’une partie
phrase-it-is-not-written-as-day-month-year = elle n’est pas écrite jour/mois/année
phrase-it-is-only-a-number = ce n’est qu’un nombre
phrase-it-is-only-one-name = ce n’est qu’un seul nom
phrase-it-is-scored-in-unit-and-other-in-others = elle est comptée en { $unit }, et { $other } en { $others }
phrase-it-lists-prizes-which-do-not-belong-in-a-return = il énumère des prix, qui n’ont pas leur place dans une feuille de résultats
phrase-it-was-ranked-with-handicaps-and-the-scores-without-handicap-are-missing = elle a été classée avec handicap, et les scores sans handicap manquent
phrase-its-layout-cannot-hold-line-ups = son format n’a pas de place pour les compositions d’équipe
phrase-its-layout-has-only-pairs-and-individuals-without-matches = son format ne connaît que paires et individuels, sans matchs
phrase-its-own-tables-are-fewer-than-the-premier-final-s-premier = ses { $own } tables sont moins que les { $premier } de la finale principale
phrase-its-players-are-not-both-members-of-one-such-team-of = ses joueurs ne sont pas tous deux membres d’une même équipe de ce genre ({ $of })
phrase-its-rule-book-gives-points-of-its-own = son règlement donne des points à lui
phrase-its-scores-are-on-other-sheets-or-add-those-up = ses scores sont sur d’autres onglets, ou en font la somme
phrase-licensed-as-a-major-congress = autorisé comme grand festival
phrase-licensed-by-the-area-with-a-significant-entry-from-outside = autorisé par la zone, avec une participation extérieure notable
phrase-licensed-by-the-area-without-a-significant-entry-from-outside = autorisé par la zone, sans participation extérieure notable
phrase-licensed-who-with-a-significant-entry-from-outside = autorisé, { $who }, avec une participation extérieure notable
phrase-licensed-who-without-a-significant-entry-from-outside = autorisé, { $who }, sans participation extérieure notable
phrase-list-from-column-column-on = Liste à partir de la colonne { $column }
phrase-list-under-caption = Liste sous « { $caption } »
phrase-master-points = points de maître
phrase-match = match
phrase-match-of-the-qualifying-stage = match du Qualifying Stage
phrase-matches-of-the-qualifying-stage = matchs du Qualifying Stage
phrase-matchpoints = un nombre de points de match
phrase-may-hold-a-score-those-of-both-sides-have-a-number-and-no-column-has-scores = contient peut-être un score : ceux des deux camps ont un nombre, et aucune colonne n’a de scores
phrase-members-outside-the-first-division-cannot-win-it = les membres hors de la première division ne peuvent pas le gagner
phrase-more-than-0 = supérieur à 0
phrase-more-than-most-files-and-folders-are-behind-this-link = plus de { $most } fichiers et dossiers sont derrière ce lien
phrase-names-and-count-more = { $names } et { $count } de plus
phrase-names-who-have-no-match-in-it = { $names }, qui n’y ont pas de match
phrase-neither-tables-in-neither-final-needed-needed = { $neither } tables dans aucune des finales, { $needed } requises
phrase-no-bye = pas d’exemption
phrase-no-column-holds-names-of-players-or-teams = aucune colonne ne contient de noms de joueurs ou d’équipes
phrase-no-event-was-in-that-year = aucun tournoi n’a eu lieu cette année-là
phrase-no-heading-in-this-row-says-which-column-holds-the-names = aucun en-tête de cette ligne ne dit quelle colonne contient les noms
phrase-no-heading-in-this-row-says-which-column-holds-the-scores = aucun en-tête de cette ligne ne dit quelle colonne contient les scores
phrase-no-less-than-the-number-before-it = au moins le nombre précédent
phrase-no-licence = pas de Licence
phrase-no-more-than-the-number-before-it = au plus le nombre précédent
phrase-no-result = aucun résultat
phrase-no-stanza-of-the-repechage-final-that-the-team-played = aucune stanza de la Repechage Final que l’équipe a jouée
phrase-nobody-in-this-table-has-that-number = personne dans ce tableau n’a ce numéro
phrase-nobody-who-plays-was-born-in-that-year = aucun joueur n’est né cette année-là
phrase-north = Nord
phrase-not-on-the-members-sheet = absent de l’onglet Members
phrase-note-does-not-fit-the-result-result = « { $note } » ne va pas avec le résultat { $result }
phrase-note-is-not-a-bye = « { $note } » n’est pas une exemption
phrase-nothing-like = tout autre chose que
phrase-numbers-of-games = des nombres de parties
phrase-numbers-of-players-with-fide = des numéros FIDE de joueurs
phrase-of-one-a-bye = de { $one } (exempt)
phrase-one-a-bye = { $one } (exempt)
phrase-one-against-other = { $one } contre { $other }
phrase-one-and-other = { $one } et { $other }
phrase-one-other = { $one }, { $other }
phrase-one-session = une seule séance
phrase-only-pairs-and-teams-events-can-be-nominated = seuls des tournois par paires et par équipes peuvent être désignés
phrase-open-to-non-members = ouvert aux non-membres
phrase-order = places
phrase-pairs-may-drop-in-on-the-interstate-pairs-only = les paires ne peuvent arriver en cours que dans l’Interstate Pairs
phrase-pairs-may-drop-in-only-at-the-start-of-round-4-or-of-round-6 = les paires ne peuvent arriver qu’au début de la ronde 4 ou de la ronde 6
phrase-pairs-pairs-entered-needed-needed = { $pairs } paires inscrites, { $needed } requises
phrase-pairs-pairs-of-both-directions = les paires { $pairs } des deux lignes
phrase-payments = des paiements
phrase-percentages = Pourcentages
phrase-played-and-deemed-deemed-boards = { $played } et { $deemed } donnes comptées comme
phrase-played-boards = { $played } donnes
phrase-played-in-the-final-of-another-area-event = a joué la finale d’une autre zone, { $event }
phrase-played-in-the-final-of-another-area-event-on-date = a joué la finale d’une autre zone, { $event }, le { $date }
phrase-played-matches = { $played } rencontres
phrase-played-played-of-boards-boards-needed-needed = a joué { $played } des { $boards } donnes, { $needed } requises
phrase-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Mettez les donnes en PBN à côté d’une séance du même nom.
phrase-rank = rang
phrase-rating = classement
phrase-ratings = classements
phrase-read-again-it-would-not-have-the-same-places-and-awards = relu, il n’aurait pas les mêmes places ni les mêmes points
phrase-receiveddata-id-board-board-round-round-table-table = ReceivedData, { $id } : donne { $board }, ronde { $round }, table { $table }
phrase-table-id-ids = { $table }, ID { $ids }
phrase-result-is-not-the-score-of-a-bye = { $result } n’est pas le score d’une exemption
phrase-result-is-the-result-of-a-game-a-match-of-teams-has-home-score-and-away-score-or-a-row-for-each-board = { $result } est le résultat d’une partie ; un match d’équipes a Home score et Away score, ou une ligne par échiquier
phrase-round = ronde
phrase-round-next-has-no-results-yet = la ronde { $next } n’a pas encore de résultats
phrase-rounds = rondes
phrase-rounds-of-boards-boards-but-they-must-have-needed = rondes de { $boards } donnes, mais il en faut { $needed }
phrase-rounds-rounds-have-as-many-boards-each-with-meant = { $rounds } rondes ont toutes autant de donnes avec { $meant }
phrase-rounds-rounds-of-of-match-boards-are-all = { $rounds } rondes de { $of_match } donnes font { $all }
phrase-rounds-rounds-of-them-are-more-than-the-all-of-the-event = { $rounds } rondes de ce genre dépassent les { $all } du tournoi
phrase-row-row = ligne { $row }
phrase-rows-first-to-last = lignes { $first } à { $last }
phrase-score = de score
phrase-score-is-more-than-boards-boards-give = { $score } est plus que ne donnent { $boards } échiquiers
phrase-score-is-not-a-number-of-game-points-which-are-whole-or-half = { $score } n’est pas un nombre de points de partie, entiers ou demis
phrase-scores = scores
phrase-scores-are-whole-numbers = les scores sont des nombres entiers
phrase-scores-end-in-0 = les scores finissent par 0
phrase-seat-at-table-table = { $seat } à la table { $table }
phrase-sections-in-1-session = { $sections } en 1 séance
phrase-sections-in-count-sessions = { $sections } en { $count } séances
phrase-sessions = séances
phrase-shared-of-all-contestants-come-in-the-same-order = { $shared } participants sur { $all } sont dans le même ordre
phrase-sheet-name = Onglet « { $name } »
phrase-six-digits-and-a-letter-from-a-to-l-but-not-i = fait de six chiffres et d’une lettre de A à L, sauf I
phrase-something-else = autre chose
phrase-south = Sud
phrase-split-the-text-into-columns-in-excel-data-text-to-columns-and-write-a-heading-above-each-such-as-place-names-and-score = Répartissez le texte en colonnes (dans Excel : Données, Convertir) et écrivez un en-tête au-dessus de chacune, comme Place, Names et Score.
phrase-stage-had-boards-boards-but-a-stage-needs-least = { $stage } avait { $boards } donnes, mais une phase en demande { $least }
phrase-stage-was-played-by-varying-contestants = { $stage } a été joué par des participants variables
phrase-stand-down-how = s’abstiennent, { $how }
phrase-stands-down-how = s’abstient, { $how }
phrase-stanza-of-the-final = stanza du Final
phrase-stanza-of-the-repechage-final = stanza de la Repechage Final
phrase-stanzas-of-the-final = stanzas du Final
phrase-stanzas-of-the-repechage-final = stanzas de la Repechage Final
phrase-stratum = La strate
phrase-table-table-sides = table { $table } ({ $sides })
phrase-team-has-players-players-but-a-team-may-have-most = { $team } a { $players } joueurs, mais une équipe peut en avoir { $most }
phrase-teams-of-size-are-not-teams-of-four = des équipes de { $size } ne sont pas des équipes de quatre
phrase-teams-teams-entered-needed-needed = { $teams } équipes inscrites, { $needed } requises
phrase-teams-teams-played-without-a-qualifying-round = { $teams } équipes ont joué sans tour de qualification
phrase-the-area-has-had-one-such-event-already-event = la zone a déjà eu un tel tournoi, { $event }
phrase-the-board-has-no-number = la donne n’a pas de numéro
phrase-the-boards-of-this-match-make-home-to-away-which-is-not-its-score = Les échiquiers de ce match donnent { $home } à { $away }, ce qui n’est pas son score
phrase-the-bye-of-one = l’exemption de { $one }
phrase-the-calls = les enchères
phrase-the-cards-played = le jeu de la carte
phrase-the-cell-holds-no-date = la cellule ne contient pas de date
phrase-the-chief-arbiter = l’arbitre principal
phrase-the-time-control = la cadence de jeu
phrase-the-city = la ville
phrase-the-count-other-events-of-this-kind-have-meant = les { $count } autres tournois de ce genre en ont { $meant }
phrase-the-day-is-not-a-number = le jour n’est pas un nombre
phrase-the-draw-of-teams-takes-no-points-but-those-scored = l’appariement d’équipes ne prend que les points marqués
phrase-the-entry-says-so-under-pqp = l’inscription le dit sous PQP
phrase-the-event = un seul tournoi
phrase-the-event-at-a-general-meeting-is-not-the-major-championship-of-the-area = le tournoi d’une assemblée générale n’est pas le championnat majeur de la zone
phrase-the-event-had-sessions-sessions-but-must-have-needed = le tournoi avait { $sessions } séances, mais doit en avoir { $needed }
phrase-the-event-has-rounds-rounds = le tournoi a { $rounds } rondes
phrase-the-event-would-take-days-days = le tournoi durerait { $days } jours
phrase-the-federation-of-the-organiser = la fédération de l’organisateur
phrase-the-final-had-boards-boards-but-must-have-needed = la finale avait { $boards } donnes, mais doit en avoir { $needed }
phrase-the-final-had-sessions-sessions-but-must-have-needed = la finale avait { $sessions } séances, mais doit en avoir { $needed }
phrase-the-final-must-be-all-play-all-but-this-has-two-winners = la finale doit être toutes rondes, mais celle-ci a deux vainqueurs
phrase-the-final-must-be-all-play-all-but-this-is-how = la finale doit être toutes rondes, mais celle-ci est { $how }
phrase-the-final-was-not-played-on-a-single-day = la finale n’a pas été jouée en un seul jour
phrase-the-first-day = le premier jour
phrase-the-forbidden-sheet = l’onglet Forbidden
phrase-the-groups-sheet = l’onglet Groups
phrase-the-hands-are-not-thirteen-different-cards-each = les mains n’ont pas chacune treize cartes différentes
phrase-the-headings-are-missing-or-not-known = les en-têtes manquent ou ne sont pas connus
phrase-the-headings-seem-to-run-down-the-sheet-not-across-it = les en-têtes semblent aller de haut en bas, et non de gauche à droite
phrase-the-limit-is-printed-so-and-is-that-of-novice = ; la limite est imprimée ainsi, et c’est celle de Novice
phrase-the-matchpoints-fit-meant-boards = les points de match vont avec { $meant } donnes
phrase-the-month-cannot-be-read = le mois est illisible
phrase-the-name-of-the-tournament = le nom du tournoi
phrase-the-note-note-does-not-fit-the-result-result = La note « { $note } » ne va pas avec le résultat { $result }
phrase-the-note-note-does-not-fit-the-score-score = La note « { $note } » ne va pas avec le score { $score }
phrase-the-note-note-is-on-a-row-with-two-players = La note « { $note } » est sur une ligne à deux joueurs
phrase-the-opponent-s-cell-is-empty = la cellule de l’adversaire est vide
phrase-the-other-events-of-the-return-end-on-last = les autres tournois de la feuille finissent le { $last }
phrase-the-percentages-fit-meant-boards = les pourcentages vont avec { $meant } donnes
phrase-the-row-did-not-count = la ligne n’a pas compté
phrase-the-row-has-one-player-only-and-why = La ligne n’a qu’un joueur, et { $why }
phrase-the-same-contestants-as = mêmes participants que
phrase-the-sheet-is-empty = l’onglet est vide
phrase-the-stage-before-it = la phase précédente
phrase-the-tables-at-which-contestants-sat = les tables où étaient les participants
phrase-the-title-says-named-boards = le titre dit { $named } donnes
phrase-the-year-is-not-a-number = l’année n’est pas un nombre
phrase-the-year-needs-four-digits = l’année demande quatre chiffres
phrase-their-matchpoints-count-as-a-share-of-their-own-top = Leurs points de match comptent comme une part de leur propre top.
phrase-their-matchpoints-were-stretched-by-neuberg-s-formula = Leurs points de match ont été ajustés par la formule de Neuberg.
phrase-there-is-no-such-day-in-that-month = ce jour n’existe pas dans ce mois
phrase-there-is-no-such-month-day-comes-before-month = ce mois n’existe pas ; le jour vient avant le mois
phrase-there-is-no-such-score-with-who-vulnerable = ce score n’existe pas avec { $who } vulnérable
phrase-there-is-nothing-below-this-row-of-headings = il n’y a rien sous cette ligne d’en-têtes
phrase-they-are-for-events-of-an-area-not-of-a-status = ils sont pour les tournois d’une zone, pas de statut { $status }
phrase-they-were-scored-with-the-results-there-are = Elles ont été calculées avec les résultats présents.
phrase-this-event-has-no-licence = ce tournoi n’a pas de licence
phrase-this-event-was-licensed-by-an-area = ce tournoi a été autorisé par une zone
phrase-this-member-s-points-are-on-hold = les points de ce membre sont en attente
phrase-this-stage = cette phase
phrase-tie-breaks-which-palmares-works-out-itself = des départages, que palmares calcule lui-même
phrase-times = des heures
phrase-turn-the-table-round-so-that-each-contestant-has-a-row-in-excel-copy-it-then-paste-special-transpose = Tournez le tableau pour que chaque participant ait une ligne (dans Excel : copier, puis Collage spécial, Transposer).
phrase-two-losers = deux perdants
phrase-typed-of-max-score = { $typed } sur { $max } ({ $score } %)
phrase-up-to-seven-digits-the-last-of-which-checks-the-others = fait de sept chiffres au plus, dont le dernier contrôle les autres
phrase-vps = PV
phrase-west = Ouest
phrase-what-a-side-wins = ce que gagne un camp
phrase-what-but-it-has-no-day = { $what }, mais il n’a pas de date
phrase-what-but-its-day-is-day = { $what }, mais sa date est le { $day }
phrase-what-on-the-same-day = { $what }, le même jour
phrase-why-contract-by-by-with-tricks-tricks-gives-score = { $why } ; { $contract } par { $by } avec { $tricks } levées donne { $score }
phrase-with-these-games-as-draws = avec ces parties comme nulles
phrase-write-names-name-or-team-above-the-column-of-names = Écrivez Names, Name ou Team au-dessus de la colonne des noms.
phrase-write-plain-headings-above-the-columns-such-as-place-names-and-score-if-it-is-not-an-event-leave-the-file-out = Écrivez des en-têtes simples au-dessus des colonnes, comme Place, Names et Score ; si ce n’est pas un tournoi, laissez ce fichier de côté.
phrase-write-score-or-vps-above-the-column-of-scores = Écrivez Score, % ou VPs au-dessus de la colonne des scores.
phrase-year-is-in-the-future = { $year } est dans le futur
phrase-heading-is-meaning = « { $heading } » : { $meaning }
phrase-column-is-meaning = { $column } : { $meaning }
phrase-heading-why = « { $heading } » : { $why }
phrase-one-two = { $one } ; { $two }
phrase-sheet-sheet-rows-first-to-last-kind-columns = feuille « { $sheet } », lignes { $first } à { $last } : { $kind } ({ $columns })
phrase-rows-first-to-last-kind-columns = lignes { $first } à { $last } : { $kind } ({ $columns })
phrase-and-count-more = et { $count } autres
phrase-entry-place-place = { $entry } (place { $place })
phrase-from-field = {" "}depuis { $field }
phrase-in-place-of-out-clause = , à la place de { $out } ({ $clause })
phrase-north-south = Nord-Sud
phrase-east-west = Est-Ouest
phrase-none = personne
phrase-all = tous
phrase-ns = NS
phrase-ew = EO
