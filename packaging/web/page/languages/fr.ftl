# Français

## Frame

skip = Aller aux résultats
about = Classements, points et certificats de bridge, d’échecs et de Diplomacy.
private = Rien ne quitte cet ordinateur.
private-how = Cette page calcule ici, dans votre navigateur. Toute connexion lui est interdite, elle fonctionne sans réseau et ne retient rien une fois fermée.
language = Langue de cette page
licences = Licences

## Files

returns = Feuilles de résultats
drop = Déposez ici des classeurs ou un dossier, ou
choose-files = Choisir des fichiers
choose-folder = Choisir un dossier
files-none = Aucun fichier pour l’instant.
files-held =
    { $count ->
        [one] { $count } fichier chargé.
       *[other] { $count } fichiers chargés.
    }

## Answers

answers = Réponses à ce que les feuilles ne disent pas
answer-rules = Règlement
answer-as-returned = comme l’indique la feuille
answer-date = Date
answer-boards = Donnes
answer-language = Langue des pages et des certificats
answer-others = Autres, une par ligne, par exemple Organiser=Riverside

## A run

compute = Calculer
stop = Arrêter
clear = Retirer les fichiers
progress = Avancement
reading = Lecture en cours
read-returns =
    { $count ->
        [one] { $done } feuille lue sur { $count }
       *[other] { $done } feuilles lues sur { $count }
    }
written-pages =
    { $count ->
        [one] { $done } page écrite sur { $count }
       *[other] { $done } pages écrites sur { $count }
    }
gathering = Assemblage de la saison
publishing = Bientôt terminé
done = Terminé en { $seconds } s : { $events }, { $files }.
stopped = Arrêté. Rien n’a été conservé.
memory-full = La mémoire de ce navigateur est pleine. Essayez avec moins de feuilles à la fois, ou avec le programme palmares, qui en demande moins.
cannot-run = Ce navigateur ne peut pas exécuter palmares ({ $why }).

## Counts

count-events =
    { $count ->
        [one] { $count } tournoi
       *[other] { $count } tournois
    }
count-files =
    { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }
count-errors =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
count-remarks =
    { $count ->
        [one] { $count } remarque
       *[other] { $count } remarques
    }
count-awards =
    { $count ->
        [one] { $count } attribution
       *[other] { $count } attributions
    }
count-members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
count-promotions =
    { $count ->
        [one] { $count } promotion
       *[other] { $count } promotions
    }
count-open = { $count } à décider

## A club’s own sheets

own-sheets = Feuilles propres à un club
own-wrong = Ce n’est pas une réponse : { $why }
own-needed = Indispensable.
own-open = Questions sans réponse : { $count }.
own-keep = Enregistrer sa disposition, à déposer avec la prochaine feuille de ce genre
own-understood = Compris sans question.
own-use = Utiliser ces réponses

## What was read

problems = Ce qui a été lu
problems-of = Problèmes de { $path }
all-returns = toutes les feuilles
whole-file = fichier
head-place = Endroit
head-wrong = Ce qui ne va pas

## Standings and rounds

standings = Classements
head-rank = Place
head-players = Joueurs
head-score = Résultat
more-entries =
    { $count ->
        [one] et { $count } autre, sur la page du tournoi
       *[other] et { $count } autres, sur la page du tournoi
    }
event-page = Sa page
rounds = Rondes appariées
round-of = { $title }, ronde { $round }
round-proposed = { $title }, ronde { $round } (proposée)
head-first = Premier
head-second = Second
head-why = Pourquoi
bye = exempt
round-write = Écrire cette ronde dans le classeur
round-written = Écrit dans { $file } : { $places }. Enregistrez-le à la place du vôtre ; la page repart de celui-ci.
round-rows =
    { $count ->
        [one] { $count } ligne sur la feuille { $sheet }
       *[other] { $count } lignes sur la feuille { $sheet }
    }

## What if

if-title = Et si ?
if-what = Ce qui change
if-kind-result = un résultat
if-kind-withdraws = quelqu’un abandonne
if-kind-absent = quelqu’un manque la ronde suivante
if-kind-joins = quelqu’un arrive en retard
if-kind-apart = deux ne doivent pas se rencontrer
if-who = Qui
if-other = et
if-more = Un autre changement
if-show = Montrer les appariements qui changent
if-when = Quand
if-was = avant
if-now = maintenant
if-pairing = Appariement
if-changed = Ronde { $round } : appariements qui changent : { $count } sur { $all }
if-none = Alors il n’y a pas d’appariement : { $why }
if-keep = Cette ronde est dans le classeur, elle reste donc telle quelle.
if-all-stay = Tous ses appariements restent ; un résultat changé compte à partir du prochain appariement.
if-gone = Absence : { $who }
if-walkover = { $who } gagne par forfait
if-no-game = { $who } n’a pas de partie
if-both-gone = pas de partie
if-illegal = { $pair } : ils ne doivent pas se rencontrer, il faut donc changer cet appariement
if-unpaired = { $who } participe à partir de la ronde suivante
if-redraw = Appariée à nouveau, si les joueurs ne l’ont pas encore vue :

## Pages

pages = Pages et certificats
page-title = Une page des résultats
season = La saison
certificates = Certificats
certificates-all = Certificats ({ $count })
back = Retour
print = Imprimer cette page
not-opened = Pas ouvert, car rien ne doit quitter cette page : { $way }

## Take away

take-away = Emporter
zip = Tout en un fichier zip
workbooks = Classeurs annotés, un par un

## A register

credit = Créditer un registre des membres
register = Registre
decisions = Décisions d’un rapprochement antérieur, remplies
as-of = Date du rapprochement (sinon le dernier jour de la saison)
first = palmares n’a encore jamais rien crédité dans ce registre
reconcile = Rapprocher
reconciling = Rapprochement en cours
reconciled = Rapproché.
look = Voir ses pages
zip-register = Tout en un fichier zip
