<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="fr">
<context>
    <name>APropos</name>
    <message>
        <source>À propos d&apos;Othellier</source>
        <translation>About Othellier</translation>
    </message>
    <message>
        <source>Jouer à Othello, Puissance 4, Morpion et Nim, faire s&apos;affronter des programmes, comprendre.</source>
        <translation>Play Othello, Connect Four, tic-tac-toe and Nim, let programs play each other, understand.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Texte de la licence</source>
        <translation>Text of the licence</translation>
    </message>
    <message>
        <source>Composant</source>
        <translation>Component</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Demander une fois par jour au plus s&apos;il existe une nouvelle &amp;version</source>
        <translation>Ask once a day at most whether there is a new &amp;version</translation>
    </message>
    <message>
        <source>Lit le petit fichier {adresse}. Rien n&apos;est envoyé que cette demande, et rien n&apos;est installé.</source>
        <translation>Reads the small file {adresse}. Nothing is sent but this request, and nothing is installed.</translation>
    </message>
    <message>
        <source>Aucune adresse n&apos;est déclarée dans ce programme : rien ne peut être demandé.</source>
        <translation>No address is declared in this program: nothing can be asked.</translation>
    </message>
    <message>
        <source>&amp;Copier les versions</source>
        <translation>Cop&amp;y the versions</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Versions copiées</source>
        <translation>Versions copied</translation>
    </message>
    <message>
        <source>Ce composant est installé sans le texte de sa licence, {nom}.</source>
        <translation>This component is installed without the text of its licence, {nom}.</translation>
    </message>
</context>
<context>
    <name>Accord</name>
    <message>
        <source>Programmes d&apos;un fichier</source>
        <translation>Programs of a file</translation>
    </message>
    <message>
        <source>Ne les lancez que si vous connaissez l&apos;auteur du fichier.</source>
        <translation>Start them only if you know who made the file.</translation>
    </message>
    <message>
        <source>Lancer</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Ce tournoi lance des programmes, ou lit des fichiers, que vous n&apos;avez jamais donnés depuis {} :</source>
        <translation>This tournament starts programs, or reads files, that you have never given from {}:</translation>
    </message>
</context>
<context>
    <name>Accords</name>
    <message>
        <source>Ce jeu n&apos;a pas de nulle</source>
        <translation>This game has no draw</translation>
    </message>
    <message>
        <source>C&apos;est à la machine de jouer : une nulle se propose à son propre tour</source>
        <translation>It is the machine&apos;s turn: a draw is offered in one&apos;s own turn</translation>
    </message>
    <message>
        <source>Aucune partie n&apos;est en cours sur le plateau</source>
        <translation>No game is under way on the board</translation>
    </message>
    <message>
        <source>Deux machines jouent : personne n&apos;abandonne</source>
        <translation>Two machines play: nobody resigns</translation>
    </message>
    <message>
        <source>Abandonner la partie ? {} la perd.</source>
        <translation>Resign the game? {} loses it.</translation>
    </message>
    <message>
        <source>Abandonner</source>
        <translation>Resign</translation>
    </message>
    <message>
        <source>Continuer à jouer</source>
        <translation>Go on playing</translation>
    </message>
    <message>
        <source>{} propose la nulle : {} l&apos;accepte-t-il ?</source>
        <translation>{} offers a draw: does {} accept it?</translation>
    </message>
    <message>
        <source>{} refuse la nulle</source>
        <translation>{} declines the draw</translation>
    </message>
    <message>
        <source>{} refuse la nulle : il se croit mieux</source>
        <translation>{} declines the draw: it thinks that it is better</translation>
    </message>
    <message>
        <source>Échanger au milieu de la partie ? Chacun continue celle que l&apos;autre a commencée.</source>
        <translation>Swap in the middle of the game? Each goes on with what the other began.</translation>
    </message>
</context>
<context>
    <name>Accueil</name>
    <message>
        <source>Bienvenue dans Othellier</source>
        <translation>Welcome to Othellier</translation>
    </message>
    <message>
        <source>Par quoi voulez-vous commencer ?</source>
        <translation>What would you like to start with?</translation>
    </message>
    <message>
        <source>Jouer</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Apprendre</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>Étudier</source>
        <translation>Study</translation>
    </message>
    <message>
        <source>Une partie d&apos;Othello contre la machine. Vous avez les Noirs, et vous commencez.</source>
        <translation>A game of Othello against the machine. You have Black, and you begin.</translation>
    </message>
    <message>
        <source>Les règles des quatre jeux, sur des plateaux qui bougent : deux minutes.</source>
        <translation>The rules of the four games, on boards that move: two minutes.</translation>
    </message>
    <message>
        <source>Une partie ou une position à vous : ce que vaut chaque coup, et ce qu&apos;il fallait jouer.</source>
        <translation>A game or a position of yours: what each move is worth, and what should have been played.</translation>
    </message>
    <message>
        <source>Passer</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Échap ou Entrée pour passer. Cette page revient par Aide, Bienvenue.</source>
        <translation>Escape or Enter to skip. This page comes back by Help, Welcome.</translation>
    </message>
    <message>
        <source>Les premiers coups</source>
        <translation>The first moves</translation>
    </message>
    <message>
        <source>Les règles</source>
        <translation>The rules</translation>
    </message>
    <message>
        <source>Des exercices</source>
        <translation>Exercises</translation>
    </message>
    <message>
        <source>Voir la machine réfléchir</source>
        <translation>Watch the machine think</translation>
    </message>
    <message>
        <source>Ce qui s&apos;est joué</source>
        <translation>What was played</translation>
    </message>
    <message>
        <source>Ouvrir un fichier…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Coller une partie</source>
        <translation>Paste a game</translation>
    </message>
    <message>
        <source>Poser une position</source>
        <translation>Set up a position</translation>
    </message>
    <message>
        <source>À mon niveau, ≈ {} ({})</source>
        <translation>At my level, ≈ {} ({})</translation>
    </message>
    <message>
        <source>Regarder</source>
        <translation>Watch</translation>
    </message>
    <message>
        <source>Deux programmes jouent l&apos;un contre l&apos;autre : choisissez lesquels, comptez qui gagne.</source>
        <translation>Two programs play each other: choose which, and count who wins.</translation>
    </message>
    <message>
        <source>Une partie</source>
        <translation>A game</translation>
    </message>
    <message>
        <source>Un match de {}</source>
        <translation>A match of {}</translation>
    </message>
    <message>
        <source>Un tournoi</source>
        <translation>A tournament</translation>
    </message>
    <message>
        <source>À vous de jouer. Moteur au niveau {} ({}), réglable dans le panneau.</source>
        <translation>Your move. The engine is at level {} ({}), which the panel sets.</translation>
    </message>
    <message>
        <source>Joueurs, parties et cadence se règlent dans le panneau.</source>
        <translation>The players, how many games and how fast are set in the panel.</translation>
    </message>
</context>
<context>
    <name>AccueilEleve</name>
    <message>
        <source>Essai</source>
        <translation>Trial</translation>
    </message>
    <message>
        <source>Écrivez votre nom pour commencer</source>
        <translation>Write your name to begin</translation>
    </message>
    <message>
        <source>Une copie de {} est commencée sur cet ordinateur. Est-ce la vôtre ?</source>
        <translation>Work by {} has been begun on this computer. Is it yours?</translation>
    </message>
    <message>
        <source>Reprendre cette copie</source>
        <translation>Go on with this work</translation>
    </message>
    <message>
        <source>Je suis quelqu&apos;un d&apos;autre</source>
        <translation>I am somebody else</translation>
    </message>
    <message>
        <source>Ajoutez une initiale à votre nom : chacun a sa copie</source>
        <translation>Add an initial to your name: each pupil has their own work</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Aucun coup ne suit</source>
        <translation>No move follows</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>&amp;Reprendre</source>
        <translation>&amp;Resume</translation>
    </message>
</context>
<context>
    <name>Aide</name>
    <message>
        <source>Sur le plateau</source>
        <translation>On the board</translation>
    </message>
    <message>
        <source>Flèches</source>
        <translation>Arrows</translation>
    </message>
    <message>
        <source>déplacer le curseur</source>
        <translation>move the cursor</translation>
    </message>
    <message>
        <source>Entrée ou espace</source>
        <translation>Enter or space</translation>
    </message>
    <message>
        <source>jouer la case</source>
        <translation>play the square</translation>
    </message>
    <message>
        <source>désigner une case par son nom, puis Entrée</source>
        <translation>type a square&apos;s name, then Enter</translation>
    </message>
    <message>
        <source>à Puissance 4, désigner une colonne, puis Entrée</source>
        <translation>in Connect Four, choose a column, then Enter</translation>
    </message>
    <message>
        <source>au Nim, prendre deux objets du tas a, puis Entrée</source>
        <translation>in Nim, take two objects from heap a, then Enter</translation>
    </message>
    <message>
        <source>lire les coups possibles</source>
        <translation>read the possible moves</translation>
    </message>
    <message>
        <source>lire le score</source>
        <translation>read the score</translation>
    </message>
    <message>
        <source>lire le dernier coup et ce qu&apos;il a retourné</source>
        <translation>read the last move and what it flipped</translation>
    </message>
    <message>
        <source>lire qui a le trait, et les temps de réflexion</source>
        <translation>read whose turn it is, and the thinking times</translation>
    </message>
    <message>
        <source>marquer la case : rond, croix, triangle, carré</source>
        <translation>mark the square: circle, cross, triangle, square</translation>
    </message>
    <message>
        <source>mettre une lettre sur la case</source>
        <translation>put a letter on the square</translation>
    </message>
    <message>
        <source>commencer une flèche, puis la finir</source>
        <translation>begin an arrow, then end it</translation>
    </message>
    <message>
        <source>Clic droit</source>
        <translation>Right click</translation>
    </message>
    <message>
        <source>marquer la case</source>
        <translation>mark the square</translation>
    </message>
    <message>
        <source>Glissé droit</source>
        <translation>Right drag</translation>
    </message>
    <message>
        <source>tracer une flèche</source>
        <translation>draw an arrow</translation>
    </message>
    <message>
        <source>Raccourcis</source>
        <translation>Shortcuts</translation>
    </message>
</context>
<context>
    <name>AjoutParties</name>
    <message>
        <source>Ajouter des parties</source>
        <translation>Add games</translation>
    </message>
    <message>
        <source>Parties en tout (jouées : {})</source>
        <translation>Games in all (played: {})</translation>
    </message>
    <message>
        <source>Jouer</source>
        <translation>Play</translation>
    </message>
</context>
<context>
    <name>Annonces</name>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
</context>
<context>
    <name>Apercu</name>
    <message>
        <source>Page précédente</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Page suivante</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>page {} / {}</source>
        <translation>page {} of {}</translation>
    </message>
    <message>
        <source>pages {} et {} / {}</source>
        <translation>pages {} and {} / {}</translation>
    </message>
</context>
<context>
    <name>ApplicationIHM</name>
    <message>
        <source>Humain</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>À la souris ou au clavier</source>
        <translation>With the mouse or the keyboard</translation>
    </message>
    <message>
        <source>Aléatoire</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Un coup légal au hasard</source>
        <translation>Any legal move, at random</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Min-Max</source>
        <translation>Min-Max</translation>
    </message>
    <message>
        <source>Explore tout jusqu&apos;à la profondeur</source>
        <translation>Searches everything to the depth</translation>
    </message>
    <message>
        <source>Néga-Max</source>
        <translation>Nega-Max</translation>
    </message>
    <message>
        <source>Min-Max écrit en une seule ligne</source>
        <translation>Min-Max written in a single line</translation>
    </message>
    <message>
        <source>Alpha-Bêta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Min-Max, sans explorer l&apos;inutile</source>
        <translation>Min-Max without useless search</translation>
    </message>
    <message>
        <source>Moteur</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Profondeur</source>
        <translation>Depth</translation>
    </message>
    <message>
        <source>Nombre de demi-coups explorés.</source>
        <translation>Number of plies searched.</translation>
    </message>
    <message>
        <source>Temps (s)</source>
        <translation>Time (s)</translation>
    </message>
    <message>
        <source>Secondes par coup, pour le moteur.</source>
        <translation>Seconds per move, for the engine.</translation>
    </message>
    <message>
        <source>Jeu</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Taille du plateau</source>
        <translation>Board size</translation>
    </message>
    <message>
        <source>Changer de taille commence une nouvelle partie.</source>
        <translation>Changing the size begins a new game.</translation>
    </message>
    <message>
        <source>Prise max.</source>
        <translation>Max. take</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Nombre de parties d&apos;une série IA contre IA.</source>
        <translation>Number of games in an AI vs AI series.</translation>
    </message>
    <message>
        <source>Nombre de parties</source>
        <translation>Number of games</translation>
    </message>
    <message>
        <source>Cadence</source>
        <translation>Pace</translation>
    </message>
    <message>
        <source>Pause entre deux coups de machines.</source>
        <translation>Pause between two machine moves.</translation>
    </message>
    <message>
        <source>Cadence en millisecondes</source>
        <translation>Pace in milliseconds</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Externe</source>
        <translation>External</translation>
    </message>
    <message>
        <source>Avancement de la série ou de l&apos;analyse</source>
        <translation>Progress of the series or of the analysis</translation>
    </message>
    <message>
        <source>Démarrer</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Commencer ou continuer la partie</source>
        <translation>Begin or resume the game</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Restart</translation>
    </message>
    <message>
        <source>Tout reprendre depuis le début</source>
        <translation>Begin everything again</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Revenir au jeu</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>Rendre le plateau à la partie en cours</source>
        <translation>Give the board back to the game under way</translation>
    </message>
    <message>
        <source>Statistiques</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Liste des coups</source>
        <translation>Move list</translation>
    </message>
    <message>
        <source>Analyser la partie</source>
        <translation>Analyse the game</translation>
    </message>
    <message>
        <source>Le coup qui avance le moins, aussitôt</source>
        <translation>The move that gains least at once</translation>
    </message>
    <message>
        <source>Le coup qui avance le plus, aussitôt</source>
        <translation>The move that gains most at once</translation>
    </message>
    <message>
        <source>Tas</source>
        <translation>Heaps</translation>
    </message>
    <message>
        <source>Le nombre d&apos;objets de chaque tas, entre des tirets : 3-4-5.</source>
        <translation>The number of objects of each heap, between hyphens: 3-4-5.</translation>
    </message>
    <message>
        <source>libre</source>
        <translation>any</translation>
    </message>
    <message>
        <source>Prise maximale</source>
        <translation>Most objects taken</translation>
    </message>
    <message>
        <source>Combien d&apos;objets on peut prendre à la fois, au plus.</source>
        <translation>How many objects may be taken at once, at most.</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère play</translation>
    </message>
    <message>
        <source>Qui prend le dernier objet perd.</source>
        <translation>Whoever takes the last object loses.</translation>
    </message>
    <message>
        <source>Alterner les camps</source>
        <translation>Alternate sides</translation>
    </message>
    <message>
        <source>Échanger les camps à chaque partie de la série.</source>
        <translation>Swap sides at each game of the series.</translation>
    </message>
    <message>
        <source>Annuler le coup</source>
        <translation>Undo move</translation>
    </message>
    <message>
        <source>Rétablir le coup</source>
        <translation>Redo move</translation>
    </message>
    <message>
        <source>Coup précédent</source>
        <translation>Previous move</translation>
    </message>
    <message>
        <source>Voir le rapport</source>
        <translation>View report</translation>
    </message>
    <message>
        <source>Copier le rapport</source>
        <translation>Copy report</translation>
    </message>
    <message>
        <source>Oublier ce rapport</source>
        <translation>Forget this report</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Ne pas la reprendre : elle reste dans les parties récentes</source>
        <translation>Do not resume it: it stays among the recent games</translation>
    </message>
    <message>
        <source>Ne pas la reprendre</source>
        <translation>Do not resume it</translation>
    </message>
    <message>
        <source>Au début de la partie</source>
        <translation>To the start of the game</translation>
    </message>
    <message>
        <source>Coup suivant</source>
        <translation>Next move</translation>
    </message>
    <message>
        <source>À la fin de la partie</source>
        <translation>To the end of the game</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>En-tête</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Panneau</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Coins donnés</source>
        <translation>Corners given</translation>
    </message>
    <message>
        <source>Handicap : coins donnés à Noir</source>
        <translation>Handicap: corners given to Black</translation>
    </message>
    <message>
        <source>Noir commence avec un pion dans autant de coins. En changer commence une nouvelle partie.</source>
        <translation>Black begins with a disc in as many corners. Changing it begins a new game.</translation>
    </message>
    <message>
        <source>Réfléchir aussi pendant le tour de l&apos;adversaire</source>
        <translation>Think during the opponent&apos;s turn too</translation>
    </message>
    <message>
        <source>Le moteur cherche d&apos;avance la suite du coup qu&apos;il prévoit.</source>
        <translation>The engine searches ahead from the reply that it foresees.</translation>
    </message>
    <message>
        <source>Pendule : temps de chaque camp pour toute la partie, dès la prochaine.</source>
        <translation>Clock: the time of each side for a whole game, from the next one on.</translation>
    </message>
    <message>
        <source>Pendule</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Ce qui arrive à qui n&apos;a plus de temps.</source>
        <translation>What happens to whoever runs out of time.</translation>
    </message>
    <message>
        <source>Règle du temps</source>
        <translation>Time rule</translation>
    </message>
    <message>
        <source>Ouvertures</source>
        <translation>Openings</translation>
    </message>
    <message>
        <source>Ouvertures de la série</source>
        <translation>Openings of the series</translation>
    </message>
    <message>
        <source>La même graine donne les mêmes ouvertures ; sans elle, chaque série en tire une, qui est dite sous les statistiques.</source>
        <translation>The same seed gives the same openings; without one, each series draws its own, which is told under the statistics.</translation>
    </message>
    <message>
        <source>Graine des ouvertures</source>
        <translation>Seed of the openings</translation>
    </message>
    <message>
        <source>Commentaire du coup</source>
        <translation>Comment on the move</translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Écrire les statistiques dans un fichier CSV</source>
        <translation>Write the statistics to a CSV file</translation>
    </message>
    <message>
        <source>Parties jouées</source>
        <translation>Games played</translation>
    </message>
    <message>
        <source>Écrire toutes les parties jouées dans un fichier SGF, GGF ou CSV</source>
        <translation>Write all games played into an SGF, GGF or CSV file</translation>
    </message>
    <message>
        <source>Dire aussitôt ce que perd une erreur, et proposer de la reprendre</source>
        <translation>Tell at once what a mistake loses, and offer to take it back</translation>
    </message>
    <message>
        <source>Encore 10</source>
        <translation>10 more</translation>
    </message>
    <message>
        <source>Jouer 10 parties de plus, dans le même compte</source>
        <translation>Play 10 more games, on the same account</translation>
    </message>
    <message>
        <source>Encore 10 parties à la série</source>
        <translation>10 more games in the series</translation>
    </message>
    <message>
        <source>Parties…</source>
        <translation>Games…</translation>
    </message>
    <message>
        <source>Exporter les parties jouées</source>
        <translation>Export the games played</translation>
    </message>
    <message>
        <source>Parties jouées : Entrée en ouvre une</source>
        <translation>Games played: Enter opens one</translation>
    </message>
    <message>
        <source>Double clic ou Entrée : revoir la partie</source>
        <translation>Double-click or Enter: look at the game again</translation>
    </message>
    <message>
        <source>Interrompre ; Reprendre continue</source>
        <translation>Interrupt; Resume goes on</translation>
    </message>
    <message>
        <source>&amp;Partie</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Fichiers récents</source>
        <translation>Recent &amp;files</translation>
    </message>
    <message>
        <source>&amp;Imprimer et exporter</source>
        <translation>&amp;Print and export</translation>
    </message>
    <message>
        <source>É&amp;dition</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>Copier co&amp;mme</source>
        <translation>Copy &amp;as</translation>
    </message>
    <message>
        <source>Ana&amp;lyse</source>
        <translation>A&amp;nalysis</translation>
    </message>
    <message>
        <source>&amp;Temps de l&apos;analyse</source>
        <translation>Analysis &amp;time</translation>
    </message>
    <message>
        <source>&amp;Variantes</source>
        <translation>Va&amp;riations</translation>
    </message>
    <message>
        <source>&amp;Appréciation</source>
        <translation>Move &amp;assessment</translation>
    </message>
    <message>
        <source>Matc&amp;h</source>
        <translation>Mat&amp;ch</translation>
    </message>
    <message>
        <source>A&amp;ffichage</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Thème</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>Plateau et pi&amp;ons</source>
        <translation>&amp;Board and discs</translation>
    </message>
    <message>
        <source>Or&amp;ientation</source>
        <translation>Or&amp;ientation</translation>
    </message>
    <message>
        <source>Sons et &amp;volume</source>
        <translation>Sounds and &amp;volume</translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Aid&amp;e</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Barre de menus</source>
        <translation>M&amp;enu bar</translation>
    </message>
    <message>
        <source>Plein éc&amp;ran</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Ouvrir…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>&amp;Enregistrer</source>
        <translation>Sa&amp;ve</translation>
    </message>
    <message>
        <source>Enregistrer &amp;sous…</source>
        <translation>Save &amp;as…</translation>
    </message>
    <message>
        <source>Co&amp;ller</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>&amp;Recommencer</source>
        <translation>&amp;Restart</translation>
    </message>
    <message>
        <source>&amp;Démarrer</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Montrer ou replier le panneau</source>
        <translation>Show or fold the panel</translation>
    </message>
    <message>
        <source>Donner le clavier au plateau, d&apos;où qu&apos;on soit</source>
        <translation>Give the board the keyboard, wherever it is</translation>
    </message>
    <message>
        <source>Voir comment un programme choisit son coup</source>
        <translation>See how a program chooses its move</translation>
    </message>
    <message>
        <source>Faire jouer des programmes</source>
        <translation>Let programs play</translation>
    </message>
    <message>
        <source>Chercher ce qui s&apos;est joué ici, et apprendre</source>
        <translation>See what was played here, and learn</translation>
    </message>
    <message>
        <source>Revoir la partie et l&apos;analyser</source>
        <translation>Review the game and analyse it</translation>
    </message>
    <message>
        <source>Jouer une partie</source>
        <translation>Play a game</translation>
    </message>
    <message>
        <source>&amp;Joueurs et circonstances…</source>
        <translation>Pla&amp;yers and event…</translation>
    </message>
    <message>
        <source>&amp;Arrêter</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>Proposer la &amp;nulle</source>
        <translation>Offer a dra&amp;w</translation>
    </message>
    <message>
        <source>A&amp;bandonner…</source>
        <translation>Resi&amp;gn…</translation>
    </message>
    <message>
        <source>Donner &amp;15 secondes à l&apos;adversaire</source>
        <translation>Give the opponent &amp;15 seconds</translation>
    </message>
    <message>
        <source>Réclamer le &amp;temps</source>
        <translation>&amp;Claim on time</translation>
    </message>
    <message>
        <source>&amp;Parties récentes…</source>
        <translation>R&amp;ecent games…</translation>
    </message>
    <message>
        <source>Re&amp;venir à la partie quittée</source>
        <translation>Go &amp;back to the game you left</translation>
    </message>
    <message>
        <source>Revenir à la série q&amp;uittée</source>
        <translation>Go back to the series yo&amp;u left</translation>
    </message>
    <message>
        <source>&amp;Quitter</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Annuler le coup</source>
        <translation>&amp;Undo move</translation>
    </message>
    <message>
        <source>&amp;Rétablir le coup</source>
        <translation>&amp;Redo move</translation>
    </message>
    <message>
        <source>&amp;Feuille de partie…</source>
        <translation>&amp;Score sheet…</translation>
    </message>
    <message>
        <source>&amp;Diagrammes…</source>
        <translation>&amp;Diagrams…</translation>
    </message>
    <message>
        <source>&amp;Rapport d&apos;analyse…</source>
        <translation>Analysis &amp;report…</translation>
    </message>
    <message>
        <source>&amp;Problèmes de finale…</source>
        <translation>&amp;Endgame problems…</translation>
    </message>
    <message>
        <source>Feuille &amp;vierge…</source>
        <translation>&amp;Blank sheet…</translation>
    </message>
    <message>
        <source>Feuille pour la &amp;classe…</source>
        <translation>Sheet for the &amp;class…</translation>
    </message>
    <message>
        <source>&amp;Image du plateau…</source>
        <translation>&amp;Picture of the board…</translation>
    </message>
    <message>
        <source>&amp;Animation de la partie…</source>
        <translation>&amp;Animation of the game…</translation>
    </message>
    <message>
        <source>Copier l&apos;image en &amp;SVG</source>
        <translation>Copy picture as S&amp;VG</translation>
    </message>
    <message>
        <source>Copier l&apos;image en P&amp;NG</source>
        <translation>Copy picture as P&amp;NG</translation>
    </message>
    <message>
        <source>&amp;Copier</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Poser une &amp;position</source>
        <translation>&amp;Set up a position</translation>
    </message>
    <message>
        <source>Montrer ce que &amp;valent les coups</source>
        <translation>Show what moves are &amp;worth</translation>
    </message>
    <message>
        <source>&amp;Analyser la partie</source>
        <translation>&amp;Analyse the game</translation>
    </message>
    <message>
        <source>Erreur pré&amp;cédente</source>
        <translation>Previous mista&amp;ke</translation>
    </message>
    <message>
        <source>Erreur s&amp;uivante</source>
        <translation>Ne&amp;xt mistake</translation>
    </message>
    <message>
        <source>Mes résu&amp;ltats</source>
        <translation>M&amp;y results</translation>
    </message>
    <message>
        <source>Analyser &amp;0,2 s par coup</source>
        <translation>Analyse &amp;0.2 s a move</translation>
    </message>
    <message>
        <source>Analyser &amp;1 s par coup</source>
        <translation>Analyse &amp;1 s a move</translation>
    </message>
    <message>
        <source>Analyser &amp;5 s par coup</source>
        <translation>Analyse &amp;5 s a move</translation>
    </message>
    <message>
        <source>Variante &amp;précédente</source>
        <translation>&amp;Previous variation</translation>
    </message>
    <message>
        <source>Variante &amp;suivante</source>
        <translation>&amp;Next variation</translation>
    </message>
    <message>
        <source>Embranchement pr&amp;écédent</source>
        <translation>Previous &amp;branching point</translation>
    </message>
    <message>
        <source>Embranchement s&amp;uivant</source>
        <translation>Ne&amp;xt branching point</translation>
    </message>
    <message>
        <source>&amp;Revenir à la ligne principale</source>
        <translation>&amp;Return to the main line</translation>
    </message>
    <message>
        <source>Pr&amp;omouvoir d&apos;un cran</source>
        <translation>Promote by one &amp;step</translation>
    </message>
    <message>
        <source>En faire la &amp;ligne principale</source>
        <translation>Make this the &amp;main line</translation>
    </message>
    <message>
        <source>Supprimer à partir d&apos;&amp;ici</source>
        <translation>&amp;Delete from here</translation>
    </message>
    <message>
        <source>Replier ou &amp;déplier</source>
        <translation>&amp;Fold or unfold</translation>
    </message>
    <message>
        <source>&amp;Commenter le coup</source>
        <translation>&amp;Comment on the move</translation>
    </message>
    <message>
        <source>&amp;Marquer pour un diagramme</source>
        <translation>Mark for a dia&amp;gram</translation>
    </message>
    <message>
        <source>Copier la varia&amp;nte</source>
        <translation>C&amp;opy the variation</translation>
    </message>
    <message>
        <source>Annuler la modi&amp;fication</source>
        <translation>&amp;Undo the edit</translation>
    </message>
    <message>
        <source>Ré&amp;tablir la modification</source>
        <translation>R&amp;edo the edit</translation>
    </message>
    <message>
        <source>!  &amp;Bon coup</source>
        <translation>!  &amp;Good move</translation>
    </message>
    <message>
        <source>?  &amp;Erreur</source>
        <translation>?  &amp;Mistake</translation>
    </message>
    <message>
        <source>!!  &amp;Coup excellent</source>
        <translation>!!  &amp;Brilliant move</translation>
    </message>
    <message>
        <source>??  &amp;Gaffe</source>
        <translation>??  B&amp;lunder</translation>
    </message>
    <message>
        <source>!?  Coup &amp;intéressant</source>
        <translation>!?  &amp;Interesting move</translation>
    </message>
    <message>
        <source>?!  Coup &amp;douteux</source>
        <translation>?!  &amp;Dubious move</translation>
    </message>
    <message>
        <source>&amp;Aucune</source>
        <translation>&amp;None</translation>
    </message>
    <message>
        <source>&amp;Début de la partie</source>
        <translation>&amp;Start of the game</translation>
    </message>
    <message>
        <source>Coup &amp;précédent</source>
        <translation>&amp;Previous move</translation>
    </message>
    <message>
        <source>Coup &amp;suivant</source>
        <translation>&amp;Next move</translation>
    </message>
    <message>
        <source>&amp;Fin de la partie</source>
        <translation>&amp;End of the game</translation>
    </message>
    <message>
        <source>Adversaire à &amp;mon niveau</source>
        <translation>Opponent at &amp;my level</translation>
    </message>
    <message>
        <source>Le moteur joue contre une personne au niveau où elle gagne près d&apos;une partie sur deux</source>
        <translation>Against a person, the engine plays at the level that they beat nearly every other game</translation>
    </message>
    <message>
        <source>&amp;Leçon</source>
        <translation>&amp;Lesson</translation>
    </message>
    <message>
        <source>Contre un programme, dire aussitôt ce que perd une erreur</source>
        <translation>Against a program, tell at once what a mistake loses</translation>
    </message>
    <message>
        <source>É&amp;changer les joueurs</source>
        <translation>Swap &amp;players</translation>
    </message>
    <message>
        <source>Encore &amp;10 parties à la série</source>
        <translation>&amp;10 more games in the series</translation>
    </message>
    <message>
        <source>&amp;Alterner les camps</source>
        <translation>&amp;Alternate sides</translation>
    </message>
    <message>
        <source>C&amp;ommentaire des matchs</source>
        <translation>Commentary on &amp;matches</translation>
    </message>
    <message>
        <source>Faire juger par un arbitre neutre les parties que des programmes jouent entre eux</source>
        <translation>Have a neutral judge follow the games that programs play against each other</translation>
    </message>
    <message>
        <source>&amp;Moteurs externes…</source>
        <translation>External &amp;engines…</translation>
    </message>
    <message>
        <source>&amp;Clair</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Sombre</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>&amp;Vert</source>
        <translation>&amp;Green</translation>
    </message>
    <message>
        <source>&amp;Bois</source>
        <translation>&amp;Wood</translation>
    </message>
    <message>
        <source>B&amp;leu</source>
        <translation>&amp;Blue</translation>
    </message>
    <message>
        <source>&amp;Papier</source>
        <translation>&amp;Paper</translation>
    </message>
    <message>
        <source>&amp;Contraste élevé</source>
        <translation>&amp;High contrast</translation>
    </message>
    <message>
        <source>Pions &amp;ombrés</source>
        <translation>&amp;Shaded discs</translation>
    </message>
    <message>
        <source>Pions pl&amp;ats</source>
        <translation>&amp;Flat discs</translation>
    </message>
    <message>
        <source>Pions avec leur le&amp;ttre</source>
        <translation>&amp;Lettered discs</translation>
    </message>
    <message>
        <source>Comme &amp;imprimé, a1 en haut à gauche</source>
        <translation>As &amp;printed, a1 at the top left</translation>
    </message>
    <message>
        <source>Quart de tour à d&amp;roite</source>
        <translation>Quarter turn &amp;right</translation>
    </message>
    <message>
        <source>&amp;Demi-tour</source>
        <translation>&amp;Half turn</translation>
    </message>
    <message>
        <source>Quart de tour à &amp;gauche</source>
        <translation>Quarter turn &amp;left</translation>
    </message>
    <message>
        <source>&amp;Miroir gauche-droite</source>
        <translation>&amp;Mirrored left to right</translation>
    </message>
    <message>
        <source>Miroir &amp;haut-bas</source>
        <translation>Mirrored &amp;top to bottom</translation>
    </message>
    <message>
        <source>Symétrie par la diago&amp;nale de a1</source>
        <translation>Mirrored by the &amp;diagonal of a1</translation>
    </message>
    <message>
        <source>Symétrie par l&apos;a&amp;utre diagonale</source>
        <translation>Mirrored by the &amp;other diagonal</translation>
    </message>
    <message>
        <source>&amp;Entendre les coups</source>
        <translation>&amp;Hear the moves</translation>
    </message>
    <message>
        <source>Volume &amp;faible</source>
        <translation>Volume &amp;low</translation>
    </message>
    <message>
        <source>Volume &amp;moyen</source>
        <translation>Volume &amp;medium</translation>
    </message>
    <message>
        <source>Volume f&amp;ort</source>
        <translation>Volume h&amp;igh</translation>
    </message>
    <message>
        <source>Montrer les coups lé&amp;gaux</source>
        <translation>Show le&amp;gal moves</translation>
    </message>
    <message>
        <source>Pions &amp;retournés au dernier coup</source>
        <translation>Discs &amp;turned by the last move</translation>
    </message>
    <message>
        <source>Pions &amp;stables (prouvés ; d&apos;autres peuvent l&apos;être)</source>
        <translation>&amp;Stable discs (proved; others may be)</translation>
    </message>
    <message>
        <source>&amp;Numéros des coups</source>
        <translation>Move &amp;numbers</translation>
    </message>
    <message>
        <source>&amp;Coup suivant de la partie</source>
        <translation>Ne&amp;xt move of the game</translation>
    </message>
    <message>
        <source>&amp;Effacer flèches et marques</source>
        <translation>&amp;Erase arrows and marks</translation>
    </message>
    <message>
        <source>A&amp;nimer les pions</source>
        <translation>An&amp;imate discs</translation>
    </message>
    <message>
        <source>Mode proj&amp;ecteur</source>
        <translation>Pro&amp;jector mode</translation>
    </message>
    <message>
        <source>&amp;Bienvenue</source>
        <translation>&amp;Welcome</translation>
    </message>
    <message>
        <source>Pre&amp;miers pas</source>
        <translation>&amp;First steps</translation>
    </message>
    <message>
        <source>E&amp;xercices</source>
        <translation>E&amp;xercises</translation>
    </message>
    <message>
        <source>&amp;Ouvrir une séance…</source>
        <translation>&amp;Open a session…</translation>
    </message>
    <message>
        <source>Co&amp;mposer une séance…</source>
        <translation>Co&amp;mpose a session…</translation>
    </message>
    <message>
        <source>&amp;Résultats de la classe…</source>
        <translation>&amp;Results of the class…</translation>
    </message>
    <message>
        <source>Règles des &amp;jeux</source>
        <translation>&amp;Rules of the games</translation>
    </message>
    <message>
        <source>G&amp;uide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>&amp;Chercher une commande…</source>
        <translation>F&amp;ind a command…</translation>
    </message>
    <message>
        <source>&amp;Raccourcis</source>
        <translation>&amp;Shortcuts</translation>
    </message>
    <message>
        <source>&amp;Glossaire</source>
        <translation>Gl&amp;ossary</translation>
    </message>
    <message>
        <source>À &amp;propos d&apos;Othellier</source>
        <translation>&amp;About Othellier</translation>
    </message>
    <message>
        <source>&amp;Panneau</source>
        <translation>Pa&amp;nel</translation>
    </message>
    <message>
        <source>Cla&amp;sse</source>
        <translation>C&amp;lass</translation>
    </message>
    <message>
        <source>Repère&amp;s</source>
        <translation>&amp;Overlays</translation>
    </message>
    <message>
        <source>Aller a&amp;u plateau</source>
        <translation>Go to t&amp;he board</translation>
    </message>
    <message>
        <source>&amp;Comprendre</source>
        <translation>&amp;Understand</translation>
    </message>
    <message>
        <source>&amp;Matchs</source>
        <translation>&amp;Matches</translation>
    </message>
    <message>
        <source>Étud&amp;ier</source>
        <translation>&amp;Study</translation>
    </message>
    <message>
        <source>&amp;Analyser</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;Jouer</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>Enregistrer la partie</source>
        <translation>Save the game</translation>
    </message>
    <message>
        <source>Fermer cet avis</source>
        <translation>Close this notice</translation>
    </message>
    <message>
        <source>Nouvelle partie à partir de cette position</source>
        <translation>New game from this position</translation>
    </message>
</context>
<context>
    <name>ApportsBibliotheque</name>
    <message>
        <source>Choisir un dossier de parties</source>
        <translation>Choose a folder of games</translation>
    </message>
    <message>
        <source>Ajouter un fichier à la bibliothèque</source>
        <translation>Add a file to the library</translation>
    </message>
    <message>
        <source>Le journal n&apos;a pas encore de partie</source>
        <translation>The journal has no game yet</translation>
    </message>
    <message>
        <source>Un import est en cours : attendez-en la fin, ou annulez-le</source>
        <translation>An import is under way: wait for its end, or cancel it</translation>
    </message>
    <message>
        <source>Import abandonné : la bibliothèque est comme avant</source>
        <translation>Import given up: the library is as before</translation>
    </message>
    <message>
        <source>Rien de nouveau</source>
        <translation>Nothing new</translation>
    </message>
    <message>
        <source>{} de plus dans la bibliothèque</source>
        <translation>{} more in the library</translation>
    </message>
    <message>
        <source>{} refusée</source>
        <translation>{} refused</translation>
    </message>
    <message>
        <source>{} refusées</source>
        <translation>{} refused</translation>
    </message>
    <message>
        <source>{} passage illisible</source>
        <translation>{} unreadable part</translation>
    </message>
    <message>
        <source>{} passages illisibles</source>
        <translation>{} unreadable parts</translation>
    </message>
    <message>
        <source>{} déjà là</source>
        <translation>{} there already</translation>
    </message>
    <message>
        <source>{} pas finie, restée au journal</source>
        <translation>{} not over, left in the journal</translation>
    </message>
    <message>
        <source>{} pas finies, restées au journal</source>
        <translation>{} not over, left in the journal</translation>
    </message>
    <message>
        <source>l&apos;ancienne, abîmée, est mise de côté : {}</source>
        <translation>the old one, damaged, is set aside: {}</translation>
    </message>
</context>
<context>
    <name>Arbitre</name>
    <message>
        <source>Ce choix de pendule vaut pour la prochaine partie</source>
        <translation>This choice of a clock holds for the next game</translation>
    </message>
    <message>
        <source>Personne n&apos;a dépassé son temps, ou il a déjà compté</source>
        <translation>Nobody has run out of time, or it has counted already</translation>
    </message>
    <message>
        <source>L&apos;ordinateur a dormi : ce temps n&apos;est pas compté, Reprendre pour continuer</source>
        <translation>The computer slept: that time is not counted, Resume to go on</translation>
    </message>
    <message>
        <source>{} secondes de plus pour {}</source>
        <translation>{} more seconds for {}</translation>
    </message>
</context>
<context>
    <name>ArbreDessine</name>
    <message>
        <source>{algorithme}, profondeur {profondeur}, étape {k} sur {total}</source>
        <translation>{algorithme}, depth {profondeur}, step {k} of {total}</translation>
    </message>
    <message>
        <source>meilleurs coups d&apos;abord</source>
        <translation>best moves first</translation>
    </message>
    <message>
        <source>variante principale</source>
        <translation>principal variation</translation>
    </message>
    <message>
        <source>chemin en cours</source>
        <translation>path being searched</translation>
    </message>
    <message>
        <source>positions visitées : {visites}, dont feuilles : {feuilles} ; positions élaguées : {elagues}</source>
        <translation>positions visited: {visites}, of which leaves: {feuilles}; positions pruned: {elagues}</translation>
    </message>
    <message>
        <source>branche coupée, et ses positions</source>
        <translation>branch cut, and its positions</translation>
    </message>
    <message>
        <source>Une valeur est celle de qui a le trait</source>
        <translation>A value is that of the side to move</translation>
    </message>
    <message>
        <source>Une valeur est celle de {camp}</source>
        <translation>A value is that of {camp}</translation>
    </message>
    <message>
        <source> ; {gain} : gagné, {perte} : perdu</source>
        <translation>; {gain}: won, {perte}: lost</translation>
    </message>
    <message>
        <source>trop de feuilles pour écrire leur valeur : pliez des branches</source>
        <translation>too many leaves to write their values: fold branches</translation>
    </message>
</context>
<context>
    <name>Assistance</name>
    <message>
        <source>résolution…</source>
        <translation>solving…</translation>
    </message>
    <message>
        <source>&amp;Arrêter l&apos;analyse</source>
        <translation>&amp;Stop the analysis</translation>
    </message>
    <message>
        <source>Arrêter l&apos;analyse</source>
        <translation>Stop the analysis</translation>
    </message>
    <message>
        <source>Ce qui est jugé le reste</source>
        <translation>What is judged stays so</translation>
    </message>
    <message>
        <source>&amp;Analyser la partie</source>
        <translation>&amp;Analyse the game</translation>
    </message>
    <message>
        <source>Analyser la partie</source>
        <translation>Analyse the game</translation>
    </message>
    <message>
        <source>Juger chaque coup avec le moteur</source>
        <translation>Judge each move with the engine</translation>
    </message>
    <message>
        <source>Un programme joue cette partie : Arrêter, ou ouvrir une partie finie, puis l&apos;analyse.</source>
        <translation>A program is playing this game: Stop, or open a finished game, then analyse.</translation>
    </message>
    <message>
        <source>Rien à analyser encore : la partie n&apos;a aucun coup.</source>
        <translation>Nothing to analyse yet: the game has no move.</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Analyse en cours</source>
        <translation>The analysis runs</translation>
    </message>
    <message>
        <source>Rien à analyser encore. {}, {}, ou jouez-la.</source>
        <translation>Nothing to analyse yet. {}, {}, or play it.</translation>
    </message>
    <message>
        <source>Ouvrez une partie</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>collez-la</source>
        <translation>paste it</translation>
    </message>
    <message>
        <source>Le moteur a échoué : {}</source>
        <translation>The engine failed: {}</translation>
    </message>
    <message>
        <source>Ni indices ni analyse</source>
        <translation>Neither hints nor analysis</translation>
    </message>
</context>
<context>
    <name>BancEssai</name>
    <message>
        <source>&amp;Tester</source>
        <translation>Tr&amp;y</translation>
    </message>
    <message>
        <source>Annuler l&apos;essai</source>
        <translation>Stop trying</translation>
    </message>
    <message>
        <source>Essai en cours…</source>
        <translation>Trying…</translation>
    </message>
    <message>
        <source>Essai en cours… sans coup encore : est-ce le bon protocole ?</source>
        <translation>Testing… no move yet: is this the right protocol?</translation>
    </message>
    <message>
        <source>{} joue {} en {}</source>
        <translation>{} plays {} in {}</translation>
    </message>
    <message>
        <source>Ce moteur</source>
        <translation>This engine</translation>
    </message>
</context>
<context>
    <name>BarreEntete</name>
    <message>
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
    <message>
        <source>Changer de thème</source>
        <translation>Change the theme</translation>
    </message>
    <message>
        <source>FR</source>
        <translation>EN</translation>
    </message>
    <message>
        <source>Speak English</source>
        <translation>Parler français</translation>
    </message>
</context>
<context>
    <name>BarreGestes</name>
    <message>
        <source>Terminer</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Suivante</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Indice</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Le quart du plateau où chercher (touche I)</source>
        <translation>The quarter of the board to look in (key I)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Montrer le meilleur coup ; l&apos;erreur revient demain (touche V)</source>
        <translation>Show the best move; the mistake comes back tomorrow (key V)</translation>
    </message>
    <message>
        <source>Aller à la suite ; sans réponse, rien n&apos;est noté (touche N)</source>
        <translation>Go on; without an answer, nothing is graded (key N)</translation>
    </message>
    <message>
        <source>Revenir à la partie (Échap)</source>
        <translation>Back to the game (Escape)</translation>
    </message>
</context>
<context>
    <name>BarreGestesRepertoire</name>
    <message>
        <source>Terminer</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Revenir à la page du répertoire (touche N)</source>
        <translation>Back to the page of the repertoire (N key)</translation>
    </message>
    <message>
        <source>Ligne suivante</source>
        <translation>Next line</translation>
    </message>
    <message>
        <source>Réviser une autre ligne (touche N)</source>
        <translation>Drill another line (N key)</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Jouer le coup dit (touche N)</source>
        <translation>Play the move that was told (N key)</translation>
    </message>
    <message>
        <source>Indice</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>La colonne du coup (touche I)</source>
        <translation>The column of the move (I key)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Dire le coup ; il revient demain (touche V)</source>
        <translation>Tell the move; it comes back tomorrow (V key)</translation>
    </message>
    <message>
        <source>Jouer contre le niveau {}</source>
        <translation>Play against level {}</translation>
    </message>
    <message>
        <source>Quitter la révision, et jouer cette position contre le moteur (touche C)</source>
        <translation>Leave the drill, and play this position against the engine (C key)</translation>
    </message>
    <message>
        <source>Revenir à la partie (Échap)</source>
        <translation>Back to the game (Esc)</translation>
    </message>
</context>
<context>
    <name>BarreIncident</name>
    <message>
        <source>La dernière séance s&apos;est interrompue. Un rapport est prêt, pour vous seul.</source>
        <translation>The last session broke off. A report is ready, for your eyes only.</translation>
    </message>
    <message>
        <source>La dernière séance a rencontré une erreur. Un rapport est prêt, pour vous seul.</source>
        <translation>The last session met an error. A report is ready, for your eyes only.</translation>
    </message>
</context>
<context>
    <name>BarreLecon</name>
    <message>
        <source>Réessayer</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Garder</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Pourquoi ?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>Reprendre ce coup (Entrée, Échap ou Ctrl+Z)</source>
        <translation>Take this move back (Enter, Escape or Ctrl+Z)</translation>
    </message>
    <message>
        <source>Continuer la partie avec ce coup (Tab, puis Entrée)</source>
        <translation>Go on with this move (Tab, then Enter)</translation>
    </message>
    <message>
        <source>Dire ce qu&apos;il a de mauvais, et montrer ce qui le punit (F1)</source>
        <translation>Tell what is wrong with it, and show what punishes it (F1)</translation>
    </message>
</context>
<context>
    <name>BarreLecture</name>
    <message>
        <source>étape {} / {}</source>
        <translation>step {} / {}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>{} (Espace)</source>
        <translation>{} (Space)</translation>
    </message>
    <message>
        <source>Première étape</source>
        <translation>First step</translation>
    </message>
    <message>
        <source>Étape précédente</source>
        <translation>Previous step</translation>
    </message>
    <message>
        <source>Étape suivante</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Début</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>C&apos;est la dernière étape</source>
        <translation>This is the last step</translation>
    </message>
    <message>
        <source>C&apos;est la première étape</source>
        <translation>This is the first step</translation>
    </message>
    <message>
        <source>Page préc</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Page suiv</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Dernière étape</source>
        <translation>Last step</translation>
    </message>
    <message>
        <source>Fin</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Coupure précédente</source>
        <translation>Previous cut</translation>
    </message>
    <message>
        <source>Maj+C</source>
        <translation>Shift+C</translation>
    </message>
    <message>
        <source>Coupure suivante</source>
        <translation>Next cut</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Étape de la recherche</source>
        <translation>Step of the search</translation>
    </message>
    <message>
        <source>Vitesse de la lecture</source>
        <translation>Playback speed</translation>
    </message>
    <message>
        <source>{} étape/s</source>
        <translation>{} step/s</translation>
    </message>
    <message>
        <source>{} étapes/s</source>
        <translation>{} steps/s</translation>
    </message>
</context>
<context>
    <name>BarreLigne</name>
    <message>
        <source>Début de la ligne (Origine)</source>
        <translation>Start of the line (Home)</translation>
    </message>
    <message>
        <source>Coup précédent (Page préc.)</source>
        <translation>Previous move (Page Up)</translation>
    </message>
    <message>
        <source>Coup suivant (Page suiv.)</source>
        <translation>Next move (Page Down)</translation>
    </message>
    <message>
        <source>Fin de la ligne (Fin)</source>
        <translation>End of the line (End)</translation>
    </message>
</context>
<context>
    <name>BarreOutils</name>
    <message>
        <source>Le nombre de pions dit à qui c&apos;est de jouer</source>
        <translation>The number of pieces tells whose turn it is</translation>
    </message>
    <message>
        <source>Donner le trait à l&apos;autre camp (T)</source>
        <translation>Give the turn to the other side (T)</translation>
    </message>
    <message>
        <source>Pinceau : {}</source>
        <translation>Brush: {}</translation>
    </message>
    <message>
        <source>Vide</source>
        <translation>Empty</translation>
    </message>
    <message>
        <source>{} : ce que peint le bouton gauche (touche {})</source>
        <translation>{}: what the left button paints (key {})</translation>
    </message>
    <message>
        <source>Annuler (Ctrl+Z)</source>
        <translation>Undo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Rétablir (Ctrl+Y)</source>
        <translation>Redo (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Vider</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Ôter tout ce qui est sur le plateau</source>
        <translation>Take everything off the board</translation>
    </message>
    <message>
        <source>Départ</source>
        <translation>Initial</translation>
    </message>
    <message>
        <source>Poser le début de la partie</source>
        <translation>Set up the start of the game</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Tourner ou retourner la position</source>
        <translation>Turn or mirror the position</translation>
    </message>
    <message>
        <source>Symétries</source>
        <translation>Symmetries</translation>
    </message>
    <message>
        <source>Quart de tour à droite</source>
        <translation>Quarter turn right</translation>
    </message>
    <message>
        <source>Quart de tour à gauche</source>
        <translation>Quarter turn left</translation>
    </message>
    <message>
        <source>Demi-tour</source>
        <translation>Half turn</translation>
    </message>
    <message>
        <source>Miroir gauche-droite</source>
        <translation>Mirror left to right</translation>
    </message>
    <message>
        <source>Miroir haut-bas</source>
        <translation>Mirror top to bottom</translation>
    </message>
    <message>
        <source>Échanger les camps</source>
        <translation>Swap the sides</translation>
    </message>
</context>
<context>
    <name>BarreReprise</name>
    <message>
        <source>Reprendre {partie}, {jeu}, coup {coups} ?</source>
        <translation>Resume {partie} ({jeu}), move {coups}?</translation>
    </message>
    <message>
        <source>Reprendre {partie}, coup {coups} ?</source>
        <translation>Resume {partie}, move {coups}?</translation>
    </message>
</context>
<context>
    <name>BarreSuites</name>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Résoudre</source>
        <translation>Solve</translation>
    </message>
    <message>
        <source>La valeur exacte et la meilleure suite ; une seconde fois : arrêter</source>
        <translation>The exact value and the best line; a second time: stop</translation>
    </message>
    <message>
        <source>Jouer ici</source>
        <translation>Play here</translation>
    </message>
    <message>
        <source>Commencer ici une partie, avec les joueurs cochés (Ctrl+Entrée)</source>
        <translation>Begin a game here, with the players that are ticked (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Analyser</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Étudier cette position, avec ce que vaut chaque coup (F1)</source>
        <translation>Study this position, with what each move is worth (F1)</translation>
    </message>
    <message>
        <source>Arbre</source>
        <translation>Tree</translation>
    </message>
    <message>
        <source>Comprendre : l&apos;arbre de recherche de cette position (F8)</source>
        <translation>Understand: the search tree of this position (F8)</translation>
    </message>
    <message>
        <source>Copier</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copier la position comme texte (Ctrl+C)</source>
        <translation>Copy the position as text (Ctrl+C)</translation>
    </message>
    <message>
        <source>Coller</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Poser la position que contient le presse-papiers (Ctrl+V)</source>
        <translation>Set up the position that the clipboard holds (Ctrl+V)</translation>
    </message>
    <message>
        <source>Revenir à la partie (Échap)</source>
        <translation>Back to the game (Escape)</translation>
    </message>
</context>
<context>
    <name>Bascules</name>
    <message>
        <source>{} : oui</source>
        <translation>{}: on</translation>
    </message>
    <message>
        <source>{} : non</source>
        <translation>{}: off</translation>
    </message>
</context>
<context>
    <name>Bibliotheque</name>
    <message>
        <source>{} partie</source>
        <translation>{} game</translation>
    </message>
    <message>
        <source>{} parties</source>
        <translation>{} games</translation>
    </message>
    <message>
        <source>{} partie jouée ici</source>
        <translation>{} game played here</translation>
    </message>
    <message>
        <source>{} parties jouées ici</source>
        <translation>{} games played here</translation>
    </message>
    <message>
        <source>+ {} par interversion</source>
        <translation>+ {} by transposition</translation>
    </message>
    <message>
        <source>Noir gagne {}</source>
        <translation>Black wins {}</translation>
    </message>
    <message>
        <source>nulles {}</source>
        <translation>drawn {}</translation>
    </message>
    <message>
        <source>score moyen {}</source>
        <translation>mean score {}</translation>
    </message>
    <message>
        <source>éval. {}</source>
        <translation>eval. {}</translation>
    </message>
    <message>
        <source>{} des parties</source>
        <translation>{} of the games</translation>
    </message>
    <message>
        <source>année moyenne {}</source>
        <translation>mean year {}</translation>
    </message>
    <message>
        <source>{}, le plus joué {}</source>
        <translation>{}, most played {}</translation>
    </message>
    <message>
        <source>{} sans « {} »</source>
        <translation>{} without “{}”</translation>
    </message>
    <message>
        <source>{} avec les interversions</source>
        <translation>{} with transpositions</translation>
    </message>
    <message>
        <source>Personne n&apos;a joué ici.</source>
        <translation>Nobody played here.</translation>
    </message>
    <message>
        <source>Aucune partie ici avec ces filtres. Les élargir :</source>
        <translation>No game here with these filters. Widen them:</translation>
    </message>
    <message>
        <source>{} coup plus tôt</source>
        <translation>{} move earlier</translation>
    </message>
    <message>
        <source>{} coups plus tôt</source>
        <translation>{} moves earlier</translation>
    </message>
    <message>
        <source>Personne n&apos;a joué ici : {} {}.</source>
        <translation>Nobody played here: {} {}.</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Années</source>
        <translation>Years</translation>
    </message>
    <message>
        <source>Humains seulement</source>
        <translation>Humans only</translation>
    </message>
    <message>
        <source>XOT</source>
        <translation>XOT</translation>
    </message>
</context>
<context>
    <name>BoiteCommandes</name>
    <message>
        <source>Chercher une commande</source>
        <translation>Find a command</translation>
    </message>
    <message>
        <source>Que faire ? Quelques mots, dans n&apos;importe quel ordre</source>
        <translation>What to do? A few words, in any order</translation>
    </message>
    <message>
        <source>Commandes trouvées</source>
        <translation>Commands found</translation>
    </message>
    <message>
        <source>Aucune commande n&apos;a ces mots.</source>
        <translation>No command has these words.</translation>
    </message>
    <message>
        <source>{} commande</source>
        <translation>{} command</translation>
    </message>
    <message>
        <source>{} commandes</source>
        <translation>{} commands</translation>
    </message>
    <message>
        <source>impossible à ce moment</source>
        <translation>not possible now</translation>
    </message>
</context>
<context>
    <name>BoiteNiveau</name>
    <message>
        <source>Un jeu parfait, dès le niveau {}, s&apos;il en a le temps.</source>
        <translation>Perfect play, from level {} on, given the time.</translation>
    </message>
    <message>
        <source>Niveau {} : {} coups sur {} sont d&apos;un débutant, les autres parfaits s&apos;il en a le temps.</source>
        <translation>Level {}: {} moves out of {} are a beginner&apos;s, the others perfect, given the time.</translation>
    </message>
    <message>
        <source>Niveau 1 : le plus faible, à égalité avec Max, qui ne compte que les pions.</source>
        <translation>Level 1: the weakest, on a par with Max, which only counts discs.</translation>
    </message>
    <message>
        <source>Niveau {} : {} Elo [{} ; {}] sur le niveau {}, mesurés en {} parties.</source>
        <translation>Level {}: {} Elo [{}, {}] over level {}, measured in {} games.</translation>
    </message>
    <message>
        <source>Niveau {} : cherche à {} demi-coups.</source>
        <translation>Level {}: looks {} plies ahead.</translation>
    </message>
    <message>
        <source>max : seul le temps limite la recherche.</source>
        <translation>max: only time limits the search.</translation>
    </message>
    <message>
        <source>{} · gagne {} parties sur 100 contre le niveau {}</source>
        <translation>{} · wins {} games in 100 against level {}</translation>
    </message>
    <message>
        <source>Débutant</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Confirmé</source>
        <translation>Skilled</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Maître</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
</context>
<context>
    <name>BoutonExemples</name>
    <message>
        <source>Exemples</source>
        <translation>Examples</translation>
    </message>
    <message>
        <source>Exemples à regarder</source>
        <translation>Examples to look at</translation>
    </message>
    <message>
        <source>Des positions choisies, et ce qu&apos;il faut y regarder</source>
        <translation>Chosen positions, and what to look at in them</translation>
    </message>
</context>
<context>
    <name>BoutonImage</name>
    <message>
        <source>Image</source>
        <translation>Picture</translation>
    </message>
    <message>
        <source>Enregistrer une image de cet onglet</source>
        <translation>Save a picture of this tab</translation>
    </message>
    <message>
        <source>Image PNG, comme à l&apos;écran…</source>
        <translation>PNG picture, as on screen…</translation>
    </message>
    <message>
        <source>Image PNG, page A4…</source>
        <translation>PNG picture, A4 page…</translation>
    </message>
</context>
<context>
    <name>BoutonsDeSuite</name>
    <message>
        <source>Meilleure suite, coup par coup</source>
        <translation>Best line, move by move</translation>
    </message>
    <message>
        <source>Voir la position après {} (← et → parcourent la suite)</source>
        <translation>See the position after {} (← and → walk through the line)</translation>
    </message>
</context>
<context>
    <name>BranchementBibliotheque</name>
    <message>
        <source>Bibliothèque</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>La bibliothèque s&apos;ouvre…</source>
        <translation>The library is being opened…</translation>
    </message>
    <message>
        <source>Le moteur se prépare, une seule fois : la bibliothèque s&apos;ouvre ensuite</source>
        <translation>The engine is getting ready, once only: the library opens afterwards</translation>
    </message>
    <message>
        <source>La bibliothèque est celle de l&apos;Othello 8 × 8</source>
        <translation>The library is of Othello 8 × 8</translation>
    </message>
    <message>
        <source>arrêtée ici</source>
        <translation>ended here</translation>
    </message>
    <message>
        <source>{}. Que faire : {}</source>
        <translation>{}. What to do: {}</translation>
    </message>
    <message>
        <source>Ouverte dans Analyser : {} – {}</source>
        <translation>Opened in Analyse: {} – {}</translation>
    </message>
    <message>
        <source>Exporter les parties trouvées</source>
        <translation>Export the games found</translation>
    </message>
    <message>
        <source>Parties trouvées</source>
        <translation>Games found</translation>
    </message>
    <message>
        <source>Parties PGN</source>
        <translation>PGN games</translation>
    </message>
    <message>
        <source>Parties SGF</source>
        <translation>SGF games</translation>
    </message>
    <message>
        <source>Parties GGF</source>
        <translation>GGF games</translation>
    </message>
    <message>
        <source>Transcriptions, une ligne par partie</source>
        <translation>Transcripts, a line a game</translation>
    </message>
    <message>
        <source>Parties écrites dans {} : {}</source>
        <translation>Games written to {}: {}</translation>
    </message>
    <message>
        <source>Le journal n&apos;a pas encore de partie finie d&apos;Othello 8 × 8</source>
        <translation>The journal has no finished game of 8 × 8 Othello yet</translation>
    </message>
</context>
<context>
    <name>BranchementClasse</name>
    <message>
        <source>Ouvrir une séance</source>
        <translation>Open a session</translation>
    </message>
    <message>
        <source>Séances de classe ({})</source>
        <translation>Class sessions ({})</translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>La séance garde vos réponses : rouvrez-la pour continuer</source>
        <translation>The session keeps your answers: open it again to go on</translation>
    </message>
    <message>
        <source>Le brouillon de la séance est gardé : Composer une séance y revient</source>
        <translation>The draft of the session is kept: Compose a session leads back to it</translation>
    </message>
</context>
<context>
    <name>BranchementDocuments</name>
    <message>
        <source>Lecture arrêtée</source>
        <translation>Reading stopped</translation>
    </message>
    <message>
        <source>Ouvrir une partie</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>Parties et positions ({})</source>
        <translation>Games and positions ({})</translation>
    </message>
    <message>
        <source>Séances de classe ({})</source>
        <translation>Class sessions ({})</translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Rien à lire : attendu une partie, une position ou un fichier</source>
        <translation>Nothing to read: a game, a position or a file is expected</translation>
    </message>
    <message>
        <source>Lecture en cours… Échap pour l&apos;arrêter</source>
        <translation>Reading… Escape stops it</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Partie SGF : tout ce qu&apos;elle contient</source>
        <translation>SGF game: all that it holds</translation>
    </message>
    <message>
        <source>Partie GGF</source>
        <translation>GGF game</translation>
    </message>
    <message>
        <source>Partie PGN d&apos;Othello</source>
        <translation>Othello PGN game</translation>
    </message>
    <message>
        <source>Position OBF</source>
        <translation>OBF position</translation>
    </message>
    <message>
        <source>Transcription</source>
        <translation>Transcript</translation>
    </message>
    <message>
        <source>Enregistrer la partie</source>
        <translation>Save the game</translation>
    </message>
    <message>
        <source>Partie enregistrée dans {}</source>
        <translation>Game saved in {}</translation>
    </message>
</context>
<context>
    <name>BranchementErreurs</name>
    <message>
        <source>Mes erreurs</source>
        <translation>My mistakes</translation>
    </message>
    <message>
        <source>&amp;Reprendre mes erreurs ({})</source>
        <translation>&amp;Retry my mistakes ({})</translation>
    </message>
    <message>
        <source>&amp;Reprendre mes erreurs</source>
        <translation>&amp;Retry my mistakes</translation>
    </message>
    <message>
        <source>&amp;Mes erreurs de toutes les parties</source>
        <translation>My &amp;mistakes in all games</translation>
    </message>
    <message>
        <source>Mes erreurs ({})</source>
        <translation>My mistakes ({})</translation>
    </message>
    <message>
        <source>L&apos;analyse n&apos;est pas finie : les erreurs qu&apos;elle trouve se reprendront ensuite</source>
        <translation>The analysis is not over: the mistakes that it finds can be retried afterwards</translation>
    </message>
    <message>
        <source>L&apos;analyse n&apos;a trouvé aucune erreur à reprendre</source>
        <translation>The analysis found no mistake to retry</translation>
    </message>
    <message>
        <source>Aucune erreur connue à reprendre : l&apos;analyse de la partie les trouve</source>
        <translation>No known mistake to play again: the analysis of the game finds them</translation>
    </message>
    <message>
        <source>Les erreurs se reprennent quand le moteur ne cherche plus</source>
        <translation>Mistakes are played again when the engine no longer searches</translation>
    </message>
    <message>
        <source>{} erreur entre au carnet</source>
        <translation>{} mistake goes into the notebook</translation>
    </message>
    <message>
        <source>{} erreurs entrent au carnet</source>
        <translation>{} mistakes go into the notebook</translation>
    </message>
    <message>
        <source>la même erreur, {}e fois</source>
        <translation>the same mistake, {} times</translation>
    </message>
    <message>
        <source>Rien à revoir aujourd&apos;hui</source>
        <translation>Nothing to review today</translation>
    </message>
    <message>
        <source>{} trouvée du premier coup</source>
        <translation>{} found at the first try</translation>
    </message>
    <message>
        <source>{} trouvées du premier coup</source>
        <translation>{} found at the first try</translation>
    </message>
    <message>
        <source>{}, sur {}</source>
        <translation>{}, of {}</translation>
    </message>
</context>
<context>
    <name>BranchementExercices</name>
    <message>
        <source>Exercices</source>
        <translation>Exercises</translation>
    </message>
    <message>
        <source>La suite se lit une fois l&apos;exercice fini</source>
        <translation>The line is read once the exercise is over</translation>
    </message>
    <message>
        <source>C&apos;est le début de l&apos;exercice</source>
        <translation>This is the beginning of the exercise</translation>
    </message>
    <message>
        <source>C&apos;est le dernier coup. {}</source>
        <translation>This is the last move. {}</translation>
    </message>
    <message>
        <source>Ouvrir un paquet d&apos;exercices</source>
        <translation>Open a pack of exercises</translation>
    </message>
    <message>
        <source>Paquets d&apos;exercices (*.obf)</source>
        <translation>Packs of exercises (*.obf)</translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>BranchementIncidents</name>
    <message>
        <source>Rapport copié.</source>
        <translation>Report copied.</translation>
    </message>
</context>
<context>
    <name>BranchementJournal</name>
    <message>
        <source>Aucune partie n&apos;a été quittée.</source>
        <translation>No game was left.</translation>
    </message>
    <message>
        <source>Partie quittée au coup {} : {} y revient.</source>
        <translation>You left a game at move {}: {} goes back to it.</translation>
    </message>
    <message>
        <source>Position quittée : {} y revient.</source>
        <translation>Position left: {} goes back to it.</translation>
    </message>
    <message>
        <source>Partie reprise : jouer un coup, ou Démarrer si c&apos;est à un programme de jouer.</source>
        <translation>Game resumed: play a move, or Start if it is a program&apos;s turn.</translation>
    </message>
    <message>
        <source>&amp;Enregistrer…</source>
        <translation>&amp;Save…</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Fermer ? La partie n&apos;est gardée ni dans le journal ni dans un fichier : elle se perd.</source>
        <translation>Close? The game is kept neither in the journal nor in a file: it would be lost.</translation>
    </message>
    <message>
        <source>&amp;Rester</source>
        <translation>&amp;Stay</translation>
    </message>
</context>
<context>
    <name>BranchementLivre</name>
    <message>
        <source>Livre</source>
        <translation>Book</translation>
    </message>
    <message>
        <source>Importer un livre</source>
        <translation>Import a book</translation>
    </message>
    <message>
        <source>Livres</source>
        <translation>Books</translation>
    </message>
    <message>
        <source>Exporter les livres</source>
        <translation>Export the books</translation>
    </message>
    <message>
        <source>Livre d&apos;ouvertures</source>
        <translation>Opening book</translation>
    </message>
    <message>
        <source>L&apos;ancien livre, abîmé, est mis de côté : {lieu}</source>
        <translation>The old book, damaged, is set aside: {lieu}</translation>
    </message>
    <message>
        <source>{} position importée</source>
        <translation>{} position imported</translation>
    </message>
    <message>
        <source>{} positions importées</source>
        <translation>{} positions imported</translation>
    </message>
    <message>
        <source>{} position exportée</source>
        <translation>{} position exported</translation>
    </message>
    <message>
        <source>{} positions exportées</source>
        <translation>{} positions exported</translation>
    </message>
</context>
<context>
    <name>BranchementMonNiveau</name>
    <message>
        <source>Indices éteints pour cette partie</source>
        <translation>Hints off for this game</translation>
    </message>
    <message>
        <source>Ne compte pas pour votre niveau</source>
        <translation>Does not count for your level</translation>
    </message>
</context>
<context>
    <name>BranchementMoteurs</name>
    <message>
        <source>Plus de moteur {} : Alpha-Bêta prend sa place.</source>
        <translation>Engine {} is gone: Alpha-Beta takes its place.</translation>
    </message>
</context>
<context>
    <name>BranchementOuvertures</name>
    <message>
        <source>Vos noms d&apos;ouvertures</source>
        <translation>Your opening names</translation>
    </message>
</context>
<context>
    <name>BranchementPapier</name>
    <message>
        <source>Écrit dans {}</source>
        <translation>Written to {}</translation>
    </message>
    <message>
        <source>Envoyé à l&apos;imprimante</source>
        <translation>Sent to the printer</translation>
    </message>
</context>
<context>
    <name>BranchementPosition</name>
    <message>
        <source>Position copiée : {}</source>
        <translation>Position copied: {}</translation>
    </message>
    <message>
        <source>La première de {} positions</source>
        <translation>The first of {} positions</translation>
    </message>
</context>
<context>
    <name>BranchementRaisonnement</name>
    <message>
        <source>Recherche arrêtée</source>
        <translation>Search stopped</translation>
    </message>
    <message>
        <source>Enregistrer l&apos;arbre en {}</source>
        <translation>Save the tree as {}</translation>
    </message>
    <message>
        <source>profondeur {}</source>
        <translation>depth {}</translation>
    </message>
    <message>
        <source>Image {}</source>
        <translation>{} image</translation>
    </message>
    <message>
        <source>Enregistrer l&apos;image en PNG</source>
        <translation>Save the picture as PNG</translation>
    </message>
</context>
<context>
    <name>BranchementReperes</name>
    <message>
        <source>Flèches et marques effacées : Annuler la modification les rend</source>
        <translation>Arrows and marks erased: Undo the edit brings them back</translation>
    </message>
    <message>
        <source>Rien n&apos;est dessiné sur cette position</source>
        <translation>Nothing is drawn over this position</translation>
    </message>
    <message>
        <source>On ne dessine pas sur le plateau de ce jeu</source>
        <translation>The board of this game is not drawn on</translation>
    </message>
    <message>
        <source>Flèche depuis {case} : {touche} sur la case où elle arrive, Échap pour y renoncer</source>
        <translation>Arrow from {case}: {touche} on the square where it ends, Escape to give it up</translation>
    </message>
</context>
<context>
    <name>BranchementRepertoire</name>
    <message>
        <source>Répertoire</source>
        <translation>Repertoire</translation>
    </message>
    <message>
        <source>Positions à savoir : {}</source>
        <translation>Positions to know: {}</translation>
    </message>
    <message>
        <source>Aucun répertoire : « Nouveau » en propose un d&apos;après la bibliothèque.</source>
        <translation>No repertoire: “New” proposes one from the library.</translation>
    </message>
    <message>
        <source>Supprimer le répertoire « {} » ?</source>
        <translation>Delete the repertoire “{}”?</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord un répertoire, dans l&apos;onglet Répertoire</source>
        <translation>First choose a repertoire, in the Repertoire tab</translation>
    </message>
    <message>
        <source>Coup ajouté au répertoire « {} »</source>
        <translation>Move added to the repertoire “{}”</translation>
    </message>
    <message>
        <source>Aucun trou : les parties n&apos;en disent pas plus</source>
        <translation>No gap: the games say no more</translation>
    </message>
    <message>
        <source>Une ligne s&apos;arrête là : {}</source>
        <translation>A line ends there: {}</translation>
    </message>
    <message>
        <source>Sans réponse : {}</source>
        <translation>Without an answer: {}</translation>
    </message>
</context>
<context>
    <name>BranchementRevueEnSerie</name>
    <message>
        <source>Analyses</source>
        <translation>Analyses</translation>
    </message>
    <message>
        <source>Exporter les erreurs</source>
        <translation>Export the mistakes</translation>
    </message>
    <message>
        <source>Erreurs</source>
        <translation>Mistakes</translation>
    </message>
    <message>
        <source>Tableau CSV</source>
        <translation>CSV table</translation>
    </message>
    <message>
        <source>Erreurs exportées : {fichier}</source>
        <translation>Mistakes exported: {fichier}</translation>
    </message>
</context>
<context>
    <name>BranchementSons</name>
    <message>
        <source>Rien ici ne joue de sons : il y faut un programme du système, pw-play, paplay ou aplay</source>
        <translation>Nothing here plays sounds: a program of the system is needed, pw-play, paplay or aplay</translation>
    </message>
    <message>
        <source>Les sons sont coupés : {}</source>
        <translation>The sounds are switched off: {}</translation>
    </message>
</context>
<context>
    <name>BranchementTournois</name>
    <message>
        <source>Tournoi écrit dans {}</source>
        <translation>Tournament written to {}</translation>
    </message>
    <message>
        <source>Lecture de {}…</source>
        <translation>Reading {}…</translation>
    </message>
    <message>
        <source>Dernier tournoi</source>
        <translation>Last tournament</translation>
    </message>
    <message>
        <source>Ouvrir un tournoi</source>
        <translation>Open tournament</translation>
    </message>
    <message>
        <source>Tournois (*.sqlite)</source>
        <translation>Tournaments (*.sqlite)</translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Exporter le tournoi</source>
        <translation>Export tournament</translation>
    </message>
    <message>
        <source>&amp;Tournoi</source>
        <translation>&amp;Tournament</translation>
    </message>
    <message>
        <source>Rapport</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Classement : Elo et statistiques, un joueur par ligne</source>
        <translation>Standing: Elo and statistics, one player per line</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Parties, une ligne chacune</source>
        <translation>Games, one line each</translation>
    </message>
    <message>
        <source>Transcriptions</source>
        <translation>Transcripts</translation>
    </message>
    <message>
        <source>Parties GGF</source>
        <translation>GGF games</translation>
    </message>
    <message>
        <source>Parties SGF</source>
        <translation>SGF games</translation>
    </message>
    <message>
        <source>Parties PGN</source>
        <translation>PGN games</translation>
    </message>
    <message>
        <source>Aucune partie finie pour l&apos;instant</source>
        <translation>No finished game yet</translation>
    </message>
    <message>
        <source>Tournoi {}</source>
        <translation>Tournament {}</translation>
    </message>
    <message>
        <source>&amp;Nouveau tournoi…</source>
        <translation>&amp;New tournament…</translation>
    </message>
    <message>
        <source>&amp;Ouvrir un tournoi…</source>
        <translation>&amp;Open tournament…</translation>
    </message>
    <message>
        <source>&amp;Exporter le tournoi…</source>
        <translation>&amp;Export tournament…</translation>
    </message>
    <message>
        <source>&amp;Démarrer ou reprendre</source>
        <translation>&amp;Start or resume</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Arrêter</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>A&amp;jouter des parties…</source>
        <translation>Add &amp;games…</translation>
    </message>
    <message>
        <source>&amp;Salle des tournois</source>
        <translation>Tournament &amp;room</translation>
    </message>
    <message>
        <source>&amp;Rejouer les forfaits</source>
        <translation>Play &amp;forfeits again</translation>
    </message>
</context>
<context>
    <name>BranchementVariantes</name>
    <message>
        <source>Aucune autre variante n&apos;a été jouée avant cette position</source>
        <translation>No other variation was played before this position</translation>
    </message>
    <message>
        <source>Supprimé à partir de {} : Annuler la modification le rend</source>
        <translation>Deleted from {} on: Undo the edit brings it back</translation>
    </message>
    <message>
        <source>Modification annulée</source>
        <translation>Change undone</translation>
    </message>
    <message>
        <source>Suppression annulée : {} et la suite sont rendus</source>
        <translation>Deletion undone: {} and what follows are back</translation>
    </message>
    <message>
        <source>Modification rétablie</source>
        <translation>Change made again</translation>
    </message>
    <message>
        <source>Variante copiée : {}</source>
        <translation>Variation copied: {}</translation>
    </message>
    <message>
        <source>Début</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>C&apos;est déjà la ligne principale</source>
        <translation>This is the main line already</translation>
    </message>
</context>
<context>
    <name>Calendrier</name>
    <message>
        <source>Aujourd&apos;hui</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>{} sur {}</source>
        <translation>{} of {}</translation>
    </message>
    <message>
        <source>{} jours de suite</source>
        <translation>{} days in a row</translation>
    </message>
    <message>
        <source>à venir</source>
        <translation>to come</translation>
    </message>
    <message>
        <source>trouvée</source>
        <translation>found</translation>
    </message>
    <message>
        <source>à moitié trouvée</source>
        <translation>half found</translation>
    </message>
    <message>
        <source>ratée</source>
        <translation>missed</translation>
    </message>
    <message>
        <source>Erreur {}</source>
        <translation>Mistake {}</translation>
    </message>
    <message>
        <source>Cliquer : revoir ces erreurs</source>
        <translation>Click: review these mistakes</translation>
    </message>
    <message>
        <source>{} à revoir</source>
        <translation>{} to review</translation>
    </message>
    <message>
        <source>rien</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>{} réponse</source>
        <translation>{} answer</translation>
    </message>
    <message>
        <source>{} réponses</source>
        <translation>{} answers</translation>
    </message>
    <message>
        <source>{} trouvée</source>
        <translation>{} found</translation>
    </message>
    <message>
        <source>{} trouvées</source>
        <translation>{} found</translation>
    </message>
</context>
<context>
    <name>CarteErreur</name>
    <message>
        <source>Erreur précédente</source>
        <translation>Previous mistake</translation>
    </message>
    <message>
        <source>Erreur suivante</source>
        <translation>Next mistake</translation>
    </message>
    <message>
        <source>‹ Erreur</source>
        <translation>‹ Mistake</translation>
    </message>
    <message>
        <source>Erreur ›</source>
        <translation>Mistake ›</translation>
    </message>
    <message>
        <source>Ce coup n&apos;est pas jugé.</source>
        <translation>This move is not judged.</translation>
    </message>
    <message>
        <source>Début de la partie.</source>
        <translation>Start of the game.</translation>
    </message>
    <message>
        <source>Première erreur : coup {}.</source>
        <translation>First mistake: move {}.</translation>
    </message>
    <message>
        <source>Voir la suite</source>
        <translation>Show the line</translation>
    </message>
    <message>
        <source>Jouer la meilleure suite sur le plateau, puis revenir à la partie</source>
        <translation>Play the best line on the board, then come back to the game</translation>
    </message>
</context>
<context>
    <name>CarteFin</name>
    <message>
        <source>Revoir la partie</source>
        <translation>Review the game</translation>
    </message>
    <message>
        <source>Plus fort</source>
        <translation>Stronger</translation>
    </message>
    <message>
        <source>Plus facile</source>
        <translation>Easier</translation>
    </message>
    <message>
        <source>Une autre partie, contre le niveau {}</source>
        <translation>Another game, against level {}</translation>
    </message>
    <message>
        <source>Une autre partie, à la profondeur {}</source>
        <translation>Another game, at depth {}</translation>
    </message>
    <message>
        <source>Revoir</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Revanche</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>Échanger les camps</source>
        <translation>Swap sides</translation>
    </message>
    <message>
        <source>Une autre partie, chacun à la place de l&apos;autre</source>
        <translation>Another game, each in the other&apos;s place</translation>
    </message>
    <message>
        <source>Fermer (Échap)</source>
        <translation>Close (Esc)</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>CarteMorpion</name>
    <message>
        <source>← coups joués</source>
        <translation>← moves played</translation>
    </message>
</context>
<context>
    <name>CarteRaison</name>
    <message>
        <source>Dire d&apos;abord la raison</source>
        <translation>Tell the reason first</translation>
    </message>
    <message>
        <source>Choisir pourquoi l&apos;ancien coup perd avant de jouer ; la note compte les deux</source>
        <translation>Choose why the move of the game loses before you play; the grade counts both</translation>
    </message>
</context>
<context>
    <name>CarteReponse</name>
    <message>
        <source>Réessayer</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Revenir à la question (Échap) ; la note reste</source>
        <translation>Back to the question (Escape); the grade stays</translation>
    </message>
    <message>
        <source>La suite, coup par coup (← →)</source>
        <translation>The line, move by move (← →)</translation>
    </message>
    <message>
        <source>Montrer la position après ce coup</source>
        <translation>Show the position after this move</translation>
    </message>
</context>
<context>
    <name>ChampCommande</name>
    <message>
        <source>Choisir un programme</source>
        <translation>Choose a program</translation>
    </message>
    <message>
        <source>Programme du moteur</source>
        <translation>Engine program</translation>
    </message>
</context>
<context>
    <name>ChampCommentaire</name>
    <message>
        <source>Entrée pour écrire le commentaire, Échap pour y renoncer</source>
        <translation>Enter writes the comment, Escape gives it up</translation>
    </message>
</context>
<context>
    <name>ChampPendule</name>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Pendule de chaque camp</source>
        <translation>Clock of each side</translation>
    </message>
    <message>
        <source>Règle du temps écoulé</source>
        <translation>Rule for time that is used up</translation>
    </message>
    <message>
        <source>Le temps de chaque camp pour toute la partie : 5:00 vaut cinq minutes, comme 5 min ; 5:00/0:03 ajoute trois secondes à chaque coup, comme 5+3. Le temps du moteur par coup reste un maximum.</source>
        <translation>The time of each side for the whole game: 5:00 is five minutes, as 5 min; 5:00/0:03 adds three seconds to each move, as 5+3. The engine&apos;s time per move remains a maximum.</translation>
    </message>
</context>
<context>
    <name>ChampsPapier</name>
    <message>
        <source>positions marquées</source>
        <translation>marked positions</translation>
    </message>
    <message>
        <source>Numéros de coups, comme 20,34 ou 50-55 ; rien : les positions marquées</source>
        <translation>Numbers of moves, such as 20,34 or 50-55; nothing: the marked positions</translation>
    </message>
    <message>
        <source>Fichier &amp;OBF…</source>
        <translation>&amp;OBF file…</translation>
    </message>
    <message>
        <source>Demi-coups de l&apos;arbre à chercher à la main</source>
        <translation>Plies of the tree to be searched by hand</translation>
    </message>
    <message>
        <source>Feuille de partie</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Diagrammes</source>
        <translation>Diagrams</translation>
    </message>
    <message>
        <source>Rapport d&apos;analyse</source>
        <translation>Analysis report</translation>
    </message>
    <message>
        <source>Feuille vierge</source>
        <translation>Blank sheet</translation>
    </message>
    <message>
        <source>Problèmes de finale</source>
        <translation>Endgame problems</translation>
    </message>
    <message>
        <source>Feuille pour la classe</source>
        <translation>Sheet for the class</translation>
    </message>
    <message>
        <source>&amp;Document</source>
        <translation>&amp;Document</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>Paper si&amp;ze</translation>
    </message>
    <message>
        <source>É&amp;vénement</source>
        <translation>&amp;Event</translation>
    </message>
    <message>
        <source>&amp;Ronde</source>
        <translation>&amp;Round</translation>
    </message>
    <message>
        <source>Da&amp;te</source>
        <translation>Da&amp;te</translation>
    </message>
    <message>
        <source>&amp;Lieu</source>
        <translation>&amp;Place</translation>
    </message>
    <message>
        <source>Après les &amp;coups</source>
        <translation>After mo&amp;ves</translation>
    </message>
    <message>
        <source>Po&amp;sitions</source>
        <translation>Po&amp;sitions</translation>
    </message>
    <message>
        <source>Profonde&amp;ur</source>
        <translation>Dep&amp;th</translation>
    </message>
</context>
<context>
    <name>ChoixExercices</name>
    <message>
        <source>celui du programme</source>
        <translation>the program&apos;s</translation>
    </message>
    <message>
        <source>&amp;Jeu</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Genre</source>
        <translation>&amp;Kind</translation>
    </message>
    <message>
        <source>&amp;Difficulté</source>
        <translation>&amp;Difficulty</translation>
    </message>
    <message>
        <source>Paquet</source>
        <translation>Pack</translation>
    </message>
    <message>
        <source>Plus facile</source>
        <translation>Easier</translation>
    </message>
    <message>
        <source>À mon niveau</source>
        <translation>At my level</translation>
    </message>
    <message>
        <source>Plus difficile</source>
        <translation>Harder</translation>
    </message>
    <message>
        <source>Tous les genres</source>
        <translation>All kinds</translation>
    </message>
    <message>
        <source>Ouvrir un paquet…</source>
        <translation>Open a pack…</translation>
    </message>
    <message>
        <source>Un fichier OBF, tel qu&apos;othellier exercices les écrit ; on peut aussi le déposer ici</source>
        <translation>An OBF file, as othellier exercices writes them; it may also be dropped here</translation>
    </message>
    <message>
        <source>Ceux du programme</source>
        <translation>The program&apos;s</translation>
    </message>
</context>
<context>
    <name>ChoixLecon</name>
    <message>
        <source>Leçon</source>
        <translation>Lesson</translation>
    </message>
</context>
<context>
    <name>ChoixMoteur</name>
    <message>
        <source>Autre, écrit ci-dessous</source>
        <translation>Other, written below</translation>
    </message>
    <message>
        <source>Aucun moteur</source>
        <translation>No engine</translation>
    </message>
    <message>
        <source>Gérer les moteurs…</source>
        <translation>Manage engines…</translation>
    </message>
    <message>
        <source>Les moteurs externes enregistrés</source>
        <translation>The saved external engines</translation>
    </message>
</context>
<context>
    <name>ChoixOuvertures</name>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>équilibrées</source>
        <translation>balanced</translation>
    </message>
    <message>
        <source>au hasard</source>
        <translation>at random</translation>
    </message>
    <message>
        <source>un fichier…</source>
        <translation>a file…</translation>
    </message>
    <message>
        <source>graine </source>
        <translation>seed </translation>
    </message>
    <message>
        <source>graine tirée</source>
        <translation>drawn seed</translation>
    </message>
    <message>
        <source>Ouvertures de la série : une transcription par ligne</source>
        <translation>Openings of the series: one transcript a line</translation>
    </message>
    <message>
        <source>Transcriptions (*.txt)</source>
        <translation>Transcripts (*.txt)</translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Chaque ouverture est jouée deux fois, couleurs échangées ; ses coups ne sont à personne.</source>
        <translation>Each opening is played twice, colours swapped; its moves are nobody&apos;s.</translation>
    </message>
    <message>
        <source>Les ouvertures échangent les camps à chaque partie</source>
        <translation>Openings swap the sides after each game</translation>
    </message>
</context>
<context>
    <name>ChoixPartie</name>
    <message>
        <source>Parties du tournoi</source>
        <translation>Games of the tournament</translation>
    </message>
    <message>
        <source>Double clic ou Entrée : ouvrir la partie sur le plateau.</source>
        <translation>Double click or Enter: open the game on the board.</translation>
    </message>
</context>
<context>
    <name>Classe</name>
    <message>
        <source>Texte à lire</source>
        <translation>Text to read</translation>
    </message>
    <message>
        <source>Coup à jouer</source>
        <translation>Move to play</translation>
    </message>
    <message>
        <source>Réponse à choisir</source>
        <translation>Answer to choose</translation>
    </message>
    <message>
        <source>Réponse à écrire</source>
        <translation>Answer to write</translation>
    </message>
    <message>
        <source>Exercice</source>
        <translation>Exercise</translation>
    </message>
    <message>
        <source>Feuille de papier</source>
        <translation>Sheet of paper</translation>
    </message>
    <message>
        <source>Étape {} : sans texte ni page cochée, l&apos;élève n&apos;a que le nom de la feuille.</source>
        <translation>Step {}: with neither text nor page ticked, the pupil has the name of the sheet alone.</translation>
    </message>
    <message>
        <source>Arbre à remplir</source>
        <translation>Tree to fill in</translation>
    </message>
    <message>
        <source>Arbre corrigé</source>
        <translation>Tree, solved</translation>
    </message>
    <message>
        <source>Attracteurs à remplir</source>
        <translation>Attractors to fill in</translation>
    </message>
    <message>
        <source>Attracteurs corrigés</source>
        <translation>Attractors, solved</translation>
    </message>
    <message>
        <source>Grundy à remplir</source>
        <translation>Grundy to fill in</translation>
    </message>
    <message>
        <source>Grundy corrigé</source>
        <translation>Grundy, solved</translation>
    </message>
    <message>
        <source>{} étape</source>
        <translation>{} step</translation>
    </message>
    <message>
        <source>{} étapes</source>
        <translation>{} steps</translation>
    </message>
    <message>
        <source>{} question</source>
        <translation>{} question</translation>
    </message>
    <message>
        <source>{} questions</source>
        <translation>{} questions</translation>
    </message>
    <message>
        <source>Chaque réponse est corrigée tout de suite, et ne change plus.</source>
        <translation>Each answer is corrected at once, and can no longer change.</translation>
    </message>
    <message>
        <source>Tout est corrigé à la fin ; jusque-là, une réponse peut changer.</source>
        <translation>All is corrected at the end; until then an answer may change.</translation>
    </message>
    <message>
        <source>Laquelle de ces copies est la vôtre ? Une plus ancienne revient sous son nom.</source>
        <translation>Which of these is your work? Older work comes back under its name.</translation>
    </message>
    <message>
        <source>Des copies sont commencées : laquelle est la vôtre ?</source>
        <translation>Work has been begun: which one is yours?</translation>
    </message>
    <message>
        <source>Une copie est commencée : est-ce la vôtre ?</source>
        <translation>Work has been begun: is it yours?</translation>
    </message>
    <message>
        <source>{} joue : choisissez un coup sur le plateau.</source>
        <translation>{} to play: choose a move on the board.</translation>
    </message>
    <message>
        <source>Choisissez une réponse, puis validez.</source>
        <translation>Choose an answer, then submit it.</translation>
    </message>
    <message>
        <source>Écrivez votre réponse, puis validez.</source>
        <translation>Write your answer, then submit it.</translation>
    </message>
    <message>
        <source>Jouez sur le plateau.</source>
        <translation>Play on the board.</translation>
    </message>
    <message>
        <source>Ouvrez la feuille « {} », imprimez-la, et répondez sur le papier.</source>
        <translation>Open the sheet “{}”, print it, and answer on the paper.</translation>
    </message>
    <message>
        <source>Prenez la feuille « {} », et répondez sur le papier.</source>
        <translation>Take the sheet “{}” and answer on paper.</translation>
    </message>
    <message>
        <source>Juste. Encore {} coup à trouver.</source>
        <translation>Right. {} more move to find.</translation>
    </message>
    <message>
        <source>Juste. Encore {} coups à trouver.</source>
        <translation>Right. {} more moves to find.</translation>
    </message>
    <message>
        <source>Réponse notée : {}.</source>
        <translation>Answer noted: {}.</translation>
    </message>
    <message>
        <source>Réponse notée.</source>
        <translation>Answer noted.</translation>
    </message>
    <message>
        <source>Réponse notée : votre professeur la lira.</source>
        <translation>Answer noted: your teacher will read it.</translation>
    </message>
    <message>
        <source>Sans réponse.</source>
        <translation>No answer.</translation>
    </message>
    <message>
        <source>C&apos;est juste.</source>
        <translation>That is right.</translation>
    </message>
    <message>
        <source>Sans réponse. Attendu : {}.</source>
        <translation>No answer. Expected: {}.</translation>
    </message>
    <message>
        <source>Attendu : {}.</source>
        <translation>Expected: {}.</translation>
    </message>
    <message>
        <source>Ce n&apos;est pas cela. Attendu : {}.</source>
        <translation>That is not it. Expected: {}.</translation>
    </message>
    <message>
        <source>{}, puis {}</source>
        <translation>{}, then {}</translation>
    </message>
    <message>
        <source>{} ou {}</source>
        <translation>{} or {}</translation>
    </message>
    <message>
        <source>{} réponse juste sur {}.</source>
        <translation>{} right answer out of {}.</translation>
    </message>
    <message>
        <source>{} réponses justes sur {}.</source>
        <translation>{} right answers out of {}.</translation>
    </message>
    <message>
        <source>{} réponse sera lue par votre professeur.</source>
        <translation>{} answer will be read by your teacher.</translation>
    </message>
    <message>
        <source>{} réponses seront lues par votre professeur.</source>
        <translation>{} answers will be read by your teacher.</translation>
    </message>
    <message>
        <source>La séance est finie.</source>
        <translation>The session is over.</translation>
    </message>
    <message>
        <source>Étape {} sur {}</source>
        <translation>Step {} of {}</translation>
    </message>
</context>
<context>
    <name>CollectionsBibliotheque</name>
    <message>
        <source>{} de moins ; tout peut revenir pendant 30 jours</source>
        <translation>{} less; all of it can come back for 30 days</translation>
    </message>
    <message>
        <source>{} de plus</source>
        <translation>{} more</translation>
    </message>
    <message>
        <source>Les collections de la bibliothèque</source>
        <translation>The collections of the library</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Genre</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Refusées</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>WTHOR</source>
        <translation>WTHOR</translation>
    </message>
    <message>
        <source>Fichier</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Ajouter un dossier…</source>
        <translation>Add a folder…</translation>
    </message>
    <message>
        <source>Ajouter un fichier…</source>
        <translation>Add a file…</translation>
    </message>
    <message>
        <source>Ajouter le journal</source>
        <translation>Add the journal</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation>Bring back</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>des parties choisies</source>
        <translation>games that were chosen</translation>
    </message>
    <message>
        <source>Rétablir ce qui a été retiré en dernier : {}</source>
        <translation>Bring back what was removed last: {}</translation>
    </message>
</context>
<context>
    <name>Commentaire</name>
    <message>
        <source>{} passe de {} à {}</source>
        <translation>{} drops from {} to {}</translation>
    </message>
    <message>
        <source>{} gagnait</source>
        <translation>{} was winning</translation>
    </message>
    <message>
        <source>la partie était nulle</source>
        <translation>the game was a draw</translation>
    </message>
    <message>
        <source>{}, {} avait {}</source>
        <translation>{}, {} had {}</translation>
    </message>
</context>
<context>
    <name>Copie</name>
    <message>
        <source>&amp;Transcription</source>
        <translation>&amp;Transcript</translation>
    </message>
    <message>
        <source>&amp;Position (plateau)</source>
        <translation>&amp;Position (board)</translation>
    </message>
    <message>
        <source>&amp;GGF</source>
        <translation>&amp;GGF</translation>
    </message>
    <message>
        <source>SG&amp;F</source>
        <translation>SG&amp;F</translation>
    </message>
    <message>
        <source>&amp;OBF</source>
        <translation>&amp;OBF</translation>
    </message>
    <message>
        <source>PGN &amp;d&apos;Othello</source>
        <translation>Ot&amp;hello PGN</translation>
    </message>
    <message>
        <source>Copié, {} : {}</source>
        <translation>Copied, {}: {}</translation>
    </message>
</context>
<context>
    <name>CoucheFantome</name>
    <message>
        <source>Fantôme : la racine de la recherche</source>
        <translation>Ghost: the root of the search</translation>
    </message>
    <message>
        <source>Fantôme, après {}</source>
        <translation>Ghost, after {}</translation>
    </message>
    <message>
        <source>Retour à la partie</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>Échap ou un clic : revenir à la partie</source>
        <translation>Esc or a click: back to the game</translation>
    </message>
</context>
<context>
    <name>Coups</name>
    <message>
        <source>Ce joueur a échoué : {}</source>
        <translation>This player failed: {}</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>la partie de {}</source>
        <translation>the {} game</translation>
    </message>
    <message>
        <source>la partie d&apos;hier</source>
        <translation>yesterday&apos;s game</translation>
    </message>
    <message>
        <source>la partie de {jour}</source>
        <translation>{jour}&apos;s game</translation>
    </message>
    <message>
        <source>la partie du {date}</source>
        <translation>the game of {date}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>hier</source>
        <translation>yesterday</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
</context>
<context>
    <name>DialogueApercu</name>
    <message>
        <source>Tout n&apos;a pas été compris</source>
        <translation>Not everything was understood</translation>
    </message>
    <message>
        <source>Lu : {}. {}, en rouge ci-dessous.</source>
        <translation>Read: {}. {}, in red below.</translation>
    </message>
    <message>
        <source>Texte lu, ce qui est ignoré en rouge</source>
        <translation>The text that was read, what is ignored in red</translation>
    </message>
    <message>
        <source>&amp;Ouvrir quand même</source>
        <translation>&amp;Open anyway</translation>
    </message>
    <message>
        <source>&amp;Annuler</source>
        <translation>&amp;Cancel</translation>
    </message>
</context>
<context>
    <name>DialogueCirconstances</name>
    <message>
        <source>Joueurs et circonstances</source>
        <translation>Players and event</translation>
    </message>
    <message>
        <source>2019-05-04, 2019-05 ou 2019</source>
        <translation>2019-05-04, 2019-05 or 2019</translation>
    </message>
    <message>
        <source>É&amp;vénement</source>
        <translation>&amp;Event</translation>
    </message>
    <message>
        <source>&amp;Ronde</source>
        <translation>&amp;Round</translation>
    </message>
    <message>
        <source>Da&amp;te</source>
        <translation>Da&amp;te</translation>
    </message>
    <message>
        <source>&amp;Lieu</source>
        <translation>&amp;Place</translation>
    </message>
    <message>
        <source>Qui joue ici se choisit dans les cases des deux camps.</source>
        <translation>Who plays here is chosen in the boxes of both sides.</translation>
    </message>
</context>
<context>
    <name>DialogueComposition</name>
    <message>
        <source>Composer une séance</source>
        <translation>Compose a session</translation>
    </message>
    <message>
        <source>Exercices :</source>
        <translation>Exercises:</translation>
    </message>
    <message>
        <source>Ma séance</source>
        <translation>My session</translation>
    </message>
    <message>
        <source>tout de suite</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>à la fin</source>
        <translation>at the end</translation>
    </message>
    <message>
        <source>de tous les genres</source>
        <translation>of all kinds</translation>
    </message>
    <message>
        <source>niveau </source>
        <translation>level </translation>
    </message>
    <message>
        <source>Jeu des exercices</source>
        <translation>Game of the exercises</translation>
    </message>
    <message>
        <source>Genre des exercices</source>
        <translation>Kind of the exercises</translation>
    </message>
    <message>
        <source>Niveau des exercices</source>
        <translation>Level of the exercises</translation>
    </message>
    <message>
        <source>Nombre d&apos;exercices</source>
        <translation>Number of exercises</translation>
    </message>
    <message>
        <source>Titre de la séan&amp;ce</source>
        <translation>Session &amp;title</translation>
    </message>
    <message>
        <source>&amp;Fait par</source>
        <translation>&amp;Made by</translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Correc&amp;tion</source>
        <translation>Corrected &amp;when</translation>
    </message>
    <message>
        <source>Ajouter &amp;des exercices</source>
        <translation>Ad&amp;d exercises</translation>
    </message>
    <message>
        <source>Nouvelle</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Ou&amp;vrir…</source>
        <translation>O&amp;pen…</translation>
    </message>
    <message>
        <source>Essa&amp;yer</source>
        <translation>Tr&amp;y</translation>
    </message>
    <message>
        <source>&amp;Enregistrer sous…</source>
        <translation>Sav&amp;e as…</translation>
    </message>
    <message>
        <source>Fer&amp;mer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>« {} » n&apos;est pas enregistrée. Abandonner ce qui est écrit ?</source>
        <translation>“{}” is not saved. Give up what is written?</translation>
    </message>
    <message>
        <source>Essa&amp;yer depuis l&apos;étape {}</source>
        <translation>Tr&amp;y from step {}</translation>
    </message>
    <message>
        <source>Donnez un titre à la séance.</source>
        <translation>Give the session a title.</translation>
    </message>
    <message>
        <source>Ajoutez au moins une étape.</source>
        <translation>Add at least one step.</translation>
    </message>
    <message>
        <source>Étape {} : {}</source>
        <translation>Step {}: {}</translation>
    </message>
    <message>
        <source>Séances de classe ({})</source>
        <translation>Class sessions ({})</translation>
    </message>
    <message>
        <source>Ouvrir une séance à composer</source>
        <translation>Open a session to compose</translation>
    </message>
    <message>
        <source>Enregistrer la séance</source>
        <translation>Save the session</translation>
    </message>
    <message>
        <source>Séance</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Séance de classe</source>
        <translation>Class session</translation>
    </message>
    <message>
        <source>Séance enregistrée dans {}</source>
        <translation>Session saved in {}</translation>
    </message>
</context>
<context>
    <name>DialogueDocument</name>
    <message>
        <source>&amp;Imprimer…</source>
        <translation>Pr&amp;int…</translation>
    </message>
    <message>
        <source>Enregistrer en &amp;PDF…</source>
        <translation>Save as PD&amp;F…</translation>
    </message>
    <message>
        <source>Ferm&amp;er</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Enregistrer en PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Document PDF</source>
        <translation>PDF document</translation>
    </message>
</context>
<context>
    <name>DialogueMoteurs</name>
    <message>
        <source>Moteurs externes</source>
        <translation>External engines</translation>
    </message>
    <message>
        <source>Enre&amp;gistrer</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Un moteur est à corriger.</source>
        <translation>An engine needs correcting.</translation>
    </message>
    <message>
        <source>Plusieurs moteurs s&apos;appellent « {} ».</source>
        <translation>Several engines are called “{}”.</translation>
    </message>
</context>
<context>
    <name>DialogueNom</name>
    <message>
        <source>Renommer le répertoire</source>
        <translation>Rename the repertoire</translation>
    </message>
    <message>
        <source>&amp;Nom</source>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>DialoguePapier</name>
    <message>
        <source>Imprimer</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Recherche des problèmes…</source>
        <translation>Looking for problems…</translation>
    </message>
    <message>
        <source>Positions OBF (*.obf *.txt)</source>
        <translation>OBF positions (*.obf *.txt)</translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Problèmes d&apos;un fichier</source>
        <translation>Problems from a file</translation>
    </message>
</context>
<context>
    <name>DialogueParties</name>
    <message>
        <source>{} partie</source>
        <translation>{} game</translation>
    </message>
    <message>
        <source>{} parties</source>
        <translation>{} games</translation>
    </message>
    <message>
        <source>{} sur {}</source>
        <translation>{} of {}</translation>
    </message>
    <message>
        <source>{}, les suivantes arrivent…</source>
        <translation>{}, the next ones are coming…</translation>
    </message>
    <message>
        <source>Aucune des dernières parties ; les autres arrivent…</source>
        <translation>None of the last games; the others are coming…</translation>
    </message>
    <message>
        <source>Aucune partie ne contient tous ces mots.</source>
        <translation>No game holds all these words.</translation>
    </message>
    <message>
        <source>Aucune partie supprimée.</source>
        <translation>No deleted game.</translation>
    </message>
    <message>
        <source>Aucune partie pour l&apos;instant : chaque partie jouée vient ici, dès son premier coup.</source>
        <translation>No game yet: every game that is played comes here, from its first move.</translation>
    </message>
    <message>
        <source>Parties récentes</source>
        <translation>Recent games</translation>
    </message>
    <message>
        <source>Chercher un joueur, une ouverture, un jeu, une date…</source>
        <translation>Search a player, an opening, a game, a date…</translation>
    </message>
    <message>
        <source>Chercher</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Supprimées</source>
        <translation>Deleted</translation>
    </message>
    <message>
        <source>&amp;Ouvrir</source>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>&amp;Rendre</source>
        <translation>&amp;Restore</translation>
    </message>
    <message>
        <source>&amp;Supprimer</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>&amp;Annuler la suppression</source>
        <translation>&amp;Undo the deletion</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>{}, effacées pour de bon après trente jours où l&apos;on a joué</source>
        <translation>{}, erased for good after thirty days on which one played</translation>
    </message>
    <message>
        <source>Aucune partie.</source>
        <translation>No game.</translation>
    </message>
</context>
<context>
    <name>DialoguePendule</name>
    <message>
        <source>Pendule de la prochaine partie</source>
        <translation>Clock of the next game</translation>
    </message>
    <message>
        <source>La &amp;même pour les deux camps</source>
        <translation>The &amp;same for both sides</translation>
    </message>
    <message>
        <source>&amp;Règle</source>
        <translation>&amp;Rule</translation>
    </message>
</context>
<context>
    <name>DialogueRapport</name>
    <message>
        <source>Rapport d&apos;incident</source>
        <translation>Incident report</translation>
    </message>
    <message>
        <source>Copié</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Ce texte n&apos;est envoyé à personne. Il aide qui corrige le programme : relisez-le, copiez-le et joignez-le à votre message. Les noms de vos dossiers en sont retirés.</source>
        <translation>This text is sent to nobody. It helps whoever mends the program: read it, copy it and put it into your message. The names of your folders are taken out of it.</translation>
    </message>
    <message>
        <source>&amp;Copier</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>DialogueRepertoire</name>
    <message>
        <source>Nouveau répertoire</source>
        <translation>New repertoire</translation>
    </message>
    <message>
        <source>Avec Noir</source>
        <translation>With Black</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Blanc</source>
        <translation>White</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>tous, ou des noms séparés par ;</source>
        <translation>all, or names with ; between them</translation>
    </message>
    <message>
        <source>Compter aussi les parties des &amp;programmes</source>
        <translation>Also count the games of &amp;programs</translation>
    </message>
    <message>
        <source>&amp;Nom</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Couleur</source>
        <translation>&amp;Colour</translation>
    </message>
    <message>
        <source>&amp;Lignes proposées d&apos;après la bibliothèque</source>
        <translation>&amp;Lines proposed from the library</translation>
    </message>
    <message>
        <source>C&amp;oups par ligne</source>
        <translation>M&amp;oves a line</translation>
    </message>
    <message>
        <source>Parties de ces &amp;joueurs</source>
        <translation>Games of these &amp;players</translation>
    </message>
    <message>
        <source>Avec Blanc</source>
        <translation>With White</translation>
    </message>
</context>
<context>
    <name>DialogueResultats</name>
    <message>
        <source>Dossier des copies</source>
        <translation>Folder of the pupils&apos; work</translation>
    </message>
    <message>
        <source>Choisissez le dossier où sont les copies des élèves.</source>
        <translation>Choose the folder that holds the pupils&apos; work.</translation>
    </message>
    <message>
        <source>{} copie</source>
        <translation>{} piece of work</translation>
    </message>
    <message>
        <source>{} copies</source>
        <translation>{} pieces of work</translation>
    </message>
    <message>
        <source>{} de « {} »</source>
        <translation>{} of “{}”</translation>
    </message>
    <message>
        <source>{} dans {}</source>
        <translation>{} in {}</translation>
    </message>
    <message>
        <source>{} nom a plusieurs copies</source>
        <translation>{} name has several works</translation>
    </message>
    <message>
        <source>{} noms ont plusieurs copies</source>
        <translation>{} names have several works</translation>
    </message>
    <message>
        <source>{} fichier n&apos;est pas compté</source>
        <translation>{} file is not counted</translation>
    </message>
    <message>
        <source>{} fichiers ne sont pas comptés</source>
        <translation>{} files are not counted</translation>
    </message>
    <message>
        <source>Exporter le tableau</source>
        <translation>Export the table</translation>
    </message>
    <message>
        <source>Classe</source>
        <translation>Class</translation>
    </message>
    <message>
        <source>Tableau CSV</source>
        <translation>CSV table</translation>
    </message>
    <message>
        <source>Tableau écrit dans {}</source>
        <translation>Table written in {}</translation>
    </message>
    <message>
        <source>Résultats de la classe</source>
        <translation>Results of the class</translation>
    </message>
    <message>
        <source>&amp;Choisir un dossier…</source>
        <translation>C&amp;hoose a folder…</translation>
    </message>
    <message>
        <source>&amp;Juste</source>
        <translation>&amp;Right</translation>
    </message>
    <message>
        <source>À &amp;moitié</source>
        <translation>Hal&amp;f</translation>
    </message>
    <message>
        <source>Fau&amp;x</source>
        <translation>&amp;Wrong</translation>
    </message>
    <message>
        <source>&amp;Sans avis</source>
        <translation>No &amp;verdict</translation>
    </message>
    <message>
        <source>Compter juste la réponse choisie, et passer à l&apos;élève suivant</source>
        <translation>Count the chosen answer as right, and go to the next pupil</translation>
    </message>
    <message>
        <source>Compter la réponse choisie pour ½, et passer à l&apos;élève suivant</source>
        <translation>Count the chosen answer for ½, and go on to the next pupil</translation>
    </message>
    <message>
        <source>Compter fausse la réponse choisie, et passer à l&apos;élève suivant</source>
        <translation>Count the chosen answer as wrong, and go to the next pupil</translation>
    </message>
    <message>
        <source>Laisser la séance juger la réponse choisie</source>
        <translation>Leave the chosen answer to how the session judges it</translation>
    </message>
    <message>
        <source>&amp;Exporter en CSV…</source>
        <translation>&amp;Export as CSV…</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Fichiers &amp;non comptés</source>
        <translation>Files &amp;not counted</translation>
    </message>
    <message>
        <source>Fichiers non comptés</source>
        <translation>Files not counted</translation>
    </message>
</context>
<context>
    <name>DialogueTournoi</name>
    <message>
        <source>Nouveau tournoi</source>
        <translation>New tournament</translation>
    </message>
    <message>
        <source> coups</source>
        <translation> moves</translation>
    </message>
    <message>
        <source>jamais</source>
        <translation>never</translation>
    </message>
    <message>
        <source> cases vides</source>
        <translation> empty squares</translation>
    </message>
    <message>
        <source>tirée au sort</source>
        <translation>random</translation>
    </message>
    <message>
        <source>S&apos;arrêter dès &amp;que c&apos;est prouvé</source>
        <translation>Stop &amp;when it is proved</translation>
    </message>
    <message>
        <source>aucune ; sinon tcp://…:8786</source>
        <translation>none; otherwise tcp://…:8786</translation>
    </message>
    <message>
        <source>une transcription par ligne</source>
        <translation>one transcript per line</translation>
    </message>
    <message>
        <source>Jeu</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Nombre de parties</source>
        <translation>Number of games</translation>
    </message>
    <message>
        <source>Ouvertures</source>
        <translation>Openings</translation>
    </message>
    <message>
        <source>Coups tirés au hasard</source>
        <translation>Random moves</translation>
    </message>
    <message>
        <source>Fichier d&apos;ouvertures</source>
        <translation>Openings file</translation>
    </message>
    <message>
        <source>Temps du moteur par coup</source>
        <translation>Engine time per move</translation>
    </message>
    <message>
        <source>Arbitrage par le solveur</source>
        <translation>Adjudication by the solver</translation>
    </message>
    <message>
        <source>Graine</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Elo de l&apos;hypothèse H0</source>
        <translation>Elo of hypothesis H0</translation>
    </message>
    <message>
        <source>Elo de l&apos;hypothèse H1</source>
        <translation>Elo of hypothesis H1</translation>
    </message>
    <message>
        <source>Parties à la fois</source>
        <translation>Games at once</translation>
    </message>
    <message>
        <source>Adresse d&apos;une grappe Dask</source>
        <translation>Address of a Dask cluster</translation>
    </message>
    <message>
        <source>Noter ce que les moteurs externes reçoivent et disent</source>
        <translation>Write down what external engines receive and say</translation>
    </message>
    <message>
        <source>Fichier des résultats</source>
        <translation>Results file</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>&amp;Démarrer</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>à la fois</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>J&amp;eu</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>Ou&amp;vertures</source>
        <translation>&amp;Openings</translation>
    </message>
    <message>
        <source>Temps du &amp;moteur</source>
        <translation>Engine &amp;time</translation>
    </message>
    <message>
        <source>Moteurs externes</source>
        <translation>External engines</translation>
    </message>
    <message>
        <source>À l&apos;heure, ligne à ligne, dans un dossier à côté des résultats</source>
        <translation>Line by line, each with its time, in a folder beside the results</translation>
    </message>
    <message>
        <source>Ré&amp;sultats</source>
        <translation>Results f&amp;ile</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Noter leurs d&amp;ialogues</source>
        <translation>Write their dialogues down</translation>
    </message>
    <message>
        <source>&amp;Parties</source>
        <translation>Ga&amp;mes</translation>
    </message>
    <message>
        <source>Pe&amp;ndule</source>
        <translation>&amp;Clock per side</translation>
    </message>
    <message>
        <source>Ar&amp;bitrage dès</source>
        <translation>Ad&amp;judicate at</translation>
    </message>
    <message>
        <source>&amp;Graine</source>
        <translation>See&amp;d</translation>
    </message>
    <message>
        <source>SPRT</source>
        <translation>SPRT</translation>
    </message>
    <message>
        <source>Grappe Das&amp;k</source>
        <translation>Das&amp;k cluster</translation>
    </message>
    <message>
        <source>Choisir un fichier</source>
        <translation>Choose a file</translation>
    </message>
    <message>
        <source>Un joueur est à corriger.</source>
        <translation>A player needs correcting.</translation>
    </message>
    <message>
        <source>Il faut au moins deux joueurs.</source>
        <translation>At least two players are needed.</translation>
    </message>
    <message>
        <source>Un match oppose deux joueurs, ils sont {}.</source>
        <translation>A match is between two players, not {}.</translation>
    </message>
    <message>
        <source>Le solveur ne juge que l&apos;Othello sur 8 × 8.</source>
        <translation>The solver only adjudicates 8 × 8 Othello.</translation>
    </message>
    <message>
        <source>Quel fichier ?</source>
        <translation>Which file?</translation>
    </message>
    <message>
        <source>Ce test juge deux joueurs, ils sont {}.</source>
        <translation>This test compares two players, not {}.</translation>
    </message>
    <message>
        <source>H0 doit être plus petit que H1.</source>
        <translation>H0 must be less than H1.</translation>
    </message>
    <message>
        <source>Dans quel fichier ?</source>
        <translation>In which file?</translation>
    </message>
    <message>
        <source>Par tour, {} × 2 parties, couleurs échangées ; tours : {}</source>
        <translation>Each round {} × 2 games, colours swapped; rounds: {}</translation>
    </message>
    <message>
        <source>Par tour, {} × 2 parties, couleurs échangées ; tours : {}, le dernier inégal</source>
        <translation>Each round {} × 2 games, colours swapped; rounds: {}, the last one uneven</translation>
    </message>
    <message>
        <source>Vérification…</source>
        <translation>Checking…</translation>
    </message>
    <message>
        <source>Transcriptions (*.txt)</source>
        <translation>Transcripts (*.txt)</translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Tournois</source>
        <translation>Tournaments</translation>
    </message>
    <message>
        <source>Tous les fichiers</source>
        <translation>All files</translation>
    </message>
</context>
<context>
    <name>DockArbre</name>
    <message>
        <source>position d&apos;avant, recherche en cours</source>
        <translation>previous position, searching</translation>
    </message>
    <message>
        <source> · × 2 : 2 positions élaguées</source>
        <translation> · × 2: 2 positions pruned</translation>
    </message>
    <message>
        <source>Recherche arrêtée.
Pour chercher à nouveau : « Relancer », ou un autre coup, une autre profondeur, un autre algorithme.</source>
        <translation>Search stopped.
To go on: “Search again”, or another move, another depth, another algorithm.</translation>
    </message>
    <message>
        <source>Recherche…</source>
        <translation>Searching…</translation>
    </message>
    <message>
        <source>racine</source>
        <translation>root</translation>
    </message>
    <message>
        <source>Raisonnement</source>
        <translation>Reasoning</translation>
    </message>
    <message>
        <source>Cacher le raisonnement</source>
        <translation>Hide the reasoning</translation>
    </message>
    <message>
        <source>Détacher le raisonnement</source>
        <translation>Detach the reasoning</translation>
    </message>
    <message>
        <source>Arbre</source>
        <translation>Tree</translation>
    </message>
    <message>
        <source>Façons de raisonner</source>
        <translation>Ways of reasoning</translation>
    </message>
</context>
<context>
    <name>DockEtudier</name>
    <message>
        <source>Étudier</source>
        <translation>Study</translation>
    </message>
    <message>
        <source>Façons d&apos;étudier</source>
        <translation>Ways to study</translation>
    </message>
</context>
<context>
    <name>DockTournoi</name>
    <message>
        <source>n° {}</source>
        <translation>No. {}</translation>
    </message>
    <message>
        <source>Arrêt…</source>
        <translation>Stopping…</translation>
    </message>
    <message>
        <source>Un tournoi se joue : Pause ou Arrêter, puis un autre. Rien de ce qui est joué n&apos;est perdu.</source>
        <translation>A tournament is being played: Pause or Stop, then another one. Nothing that was played is lost.</translation>
    </message>
    <message>
        <source>Des machines se rencontrent ici : classement, Elo, parties en cours.</source>
        <translation>Machines meet here: ranking, Elo, games in progress.</translation>
    </message>
    <message>
        <source>« Nouveau… » règle un tournoi et le lance.</source>
        <translation>“New…” sets up a tournament and starts it.</translation>
    </message>
    <message>
        <source>« Ouvrir… » en montre un d&apos;un fichier ; interrompu, il reprend où il en était.</source>
        <translation>“Open…” shows one from a file; if it was interrupted, it goes on where it stopped.</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Démarrer</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Aucun tournoi</source>
        <translation>No tournament</translation>
    </message>
    <message>
        <source>Pause demandée, les parties en cours se finissent</source>
        <translation>Pause requested, games in progress are finishing</translation>
    </message>
    <message>
        <source>{} parties/h</source>
        <translation>{} games/h</translation>
    </message>
    <message>
        <source>encore {}</source>
        <translation>{} left</translation>
    </message>
    <message>
        <source>à Elo égal, départage de Sonneborn-Berger</source>
        <translation>equal Elo: ranked by Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Elo comptés avec une nulle de plus par rencontre, ou tout gagner les rendrait infinis</source>
        <translation>Elo counted with one more draw per pairing, or winning every game would make them infinite</translation>
    </message>
    <message>
        <source>{} partie finie après le verdict, hors du test</source>
        <translation>{} game that ended after the verdict, outside the test</translation>
    </message>
    <message>
        <source>{} parties finies après le verdict, hors du test</source>
        <translation>{} games that ended after the verdict, outside the test</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Cacher la salle</source>
        <translation>Hide the room</translation>
    </message>
    <message>
        <source>Détacher la salle</source>
        <translation>Detach the room</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Ajouter des parties…</source>
        <translation>Add games…</translation>
    </message>
    <message>
        <source>Nouveau…</source>
        <translation>New…</translation>
    </message>
    <message>
        <source>Ouvrir…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Les parties en cours se finissent</source>
        <translation>Games in progress will finish</translation>
    </message>
    <message>
        <source>Les parties en cours seront rejouées</source>
        <translation>Games in progress will be replayed</translation>
    </message>
    <message>
        <source>Tournois du fichier</source>
        <translation>Tournaments in the file</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Statistiques</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Ce que l&apos;on voit du tournoi</source>
        <translation>What is seen of the tournament</translation>
    </message>
    <message>
        <source>Double clic ou Entrée : les parties d&apos;un joueur, ou d&apos;une rencontre</source>
        <translation>Double click or Enter: the games of a player, or of a match</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>{} partie</source>
        <translation>{} game</translation>
    </message>
    <message>
        <source>{} parties</source>
        <translation>{} games</translation>
    </message>
    <message>
        <source>{} sur {}</source>
        <translation>{} of {}</translation>
    </message>
    <message>
        <source>dont perdues par forfait : {}</source>
        <translation>of which lost by forfeit: {}</translation>
    </message>
    <message>
        <source>le plus fort : {} (probabilité : {} %)</source>
        <translation>the stronger: {} (probability: {}%)</translation>
    </message>
    <message>
        <source>Rejouer les forfaits</source>
        <translation>Play forfeits again</translation>
    </message>
    <message>
        <source>Efface les parties perdues par forfait, et les joue de nouveau</source>
        <translation>Erases the games lost by forfeit, and plays them again</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>n° {}</source>
        <translation>No. {}</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Blanc</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Écart</source>
        <translation>Margin</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Épreuve</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>N°</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>To move</translation>
    </message>
    <message>
        <source>Cases vides</source>
        <translation>Empty</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Remarque</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>{} position</source>
        <translation>{} position</translation>
    </message>
    <message>
        <source>{} positions</source>
        <translation>{} positions</translation>
    </message>
    <message>
        <source>{} partie</source>
        <translation>{} game</translation>
    </message>
    <message>
        <source>{} parties</source>
        <translation>{} games</translation>
    </message>
    <message>
        <source>{} coup</source>
        <translation>{} move</translation>
    </message>
    <message>
        <source>{} coups</source>
        <translation>{} moves</translation>
    </message>
    <message>
        <source>{} passage n&apos;a pas été compris et sera ignoré</source>
        <translation>{} passage was not understood and will be ignored</translation>
    </message>
    <message>
        <source>{} passages n&apos;ont pas été compris et seront ignorés</source>
        <translation>{} passages were not understood and will be ignored</translation>
    </message>
    <message>
        <source>« {} » : {}</source>
        <translation>“{}”: {}</translation>
    </message>
    <message>
        <source>À savoir de cette lecture</source>
        <translation>About what was read</translation>
    </message>
</context>
<context>
    <name>Eclairage</name>
    <message>
        <source>Cases éclairées : {}</source>
        <translation>Squares lit: {}</translation>
    </message>
</context>
<context>
    <name>EcritureImage</name>
    <message>
        <source>Arbre écrit dans {}</source>
        <translation>Tree written to {}</translation>
    </message>
    <message>
        <source>Image écrite dans {}</source>
        <translation>Picture written to {}</translation>
    </message>
</context>
<context>
    <name>EditeurEtape</name>
    <message>
        <source>&amp;Prendre le plateau</source>
        <translation>Take the &amp;board</translation>
    </message>
    <message>
        <source>Sans position</source>
        <translation>No position</translation>
    </message>
    <message>
        <source>&amp;Genre</source>
        <translation>&amp;Kind</translation>
    </message>
    <message>
        <source>T&amp;itre</source>
        <translation>T&amp;itle</translation>
    </message>
    <message>
        <source>Te&amp;xte</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Exercice</source>
        <translation>Exercise</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Coups &amp;justes</source>
        <translation>Ri&amp;ght moves</translation>
    </message>
    <message>
        <source>Nom de la feuille</source>
        <translation>Name of the sheet</translation>
    </message>
    <message>
        <source>Séparés par des espaces ; rien : vous lirez</source>
        <translation>With spaces between them; nothing: you will read</translation>
    </message>
    <message>
        <source>Imprimée</source>
        <translation>Printed</translation>
    </message>
    <message>
        <source>Répon&amp;ses</source>
        <translation>An&amp;swers</translation>
    </message>
    <message>
        <source>Explicatio&amp;n</source>
        <translation>Explanatio&amp;n</translation>
    </message>
    <message>
        <source>Dite à l&apos;élève une fois sa réponse corrigée</source>
        <translation>Told to the pupil once the answer is corrected</translation>
    </message>
    <message>
        <source>Montrer à l&apos;élève la position qui est maintenant sur le plateau</source>
        <translation>Show the pupil the position that is on the board now</translation>
    </message>
    <message>
        <source>L&apos;élève imprime cette page, de la position de l&apos;étape</source>
        <translation>The pupil prints this page, of the position of the step</translation>
    </message>
    <message>
        <source>Une réponse par ligne, * devant les bonnes</source>
        <translation>One answer a line, * before the right ones</translation>
    </message>
    <message>
        <source>Réponses justes, une par ligne ; rien : vous lirez</source>
        <translation>Right answers, one a line; nothing: you will read them</translation>
    </message>
    <message>
        <source>Par symétrie aussi : {}</source>
        <translation>By symmetry too: {}</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>fin</source>
        <translation>over</translation>
    </message>
</context>
<context>
    <name>EditeurJoueur</name>
    <message>
        <source>Genre de joueur</source>
        <translation>Kind of player</translation>
    </message>
    <message>
        <source>&amp;Joueur</source>
        <translation>&amp;Player</translation>
    </message>
    <message>
        <source>Moteur</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>&amp;Commande</source>
        <translation>Comma&amp;nd</translation>
    </message>
    <message>
        <source>Autres opt&amp;ions</source>
        <translation>Ot&amp;her options</translation>
    </message>
    <message>
        <source>Protoco&amp;le</source>
        <translation>Protoco&amp;l</translation>
    </message>
    <message>
        <source>celui du tournoi</source>
        <translation>the tournament&apos;s</translation>
    </message>
</context>
<context>
    <name>EditeurMoteur</name>
    <message>
        <source>Sans temps ni profondeur, il joue comme sa commande le dit. Un « ; » sépare les lignes envoyées.</source>
        <translation>Without time or depth, it plays as its command says. A “;” separates the lines sent.</translation>
    </message>
    <message>
        <source>&amp;Nom</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Protoco&amp;le</source>
        <translation>Protoco&amp;l</translation>
    </message>
    <message>
        <source>Co&amp;mmande</source>
        <translation>Comma&amp;nd</translation>
    </message>
</context>
<context>
    <name>EleveEnSeance</name>
    <message>
        <source>Écrivez votre nom pour commencer</source>
        <translation>Write your name to begin</translation>
    </message>
    <message>
        <source>C&apos;est la première étape</source>
        <translation>This is the first step</translation>
    </message>
    <message>
        <source>C&apos;est la dernière étape</source>
        <translation>This is the last step</translation>
    </message>
    <message>
        <source>Donnez d&apos;abord une réponse</source>
        <translation>Give an answer first</translation>
    </message>
    <message>
        <source>Des questions n&apos;ont pas de réponse. Rendre votre copie quand même ?</source>
        <translation>Some questions have no answer. Hand your work in all the same?</translation>
    </message>
    <message>
        <source>Enregistrer ma copie</source>
        <translation>Save my work</translation>
    </message>
    <message>
        <source>Copie d&apos;élève</source>
        <translation>Pupil&apos;s work</translation>
    </message>
</context>
<context>
    <name>EnDirect</name>
    <message>
        <source>La partie est finie.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Valeur et meilleure suite de la position</source>
        <translation>Value and best line of the position</translation>
    </message>
    <message>
        <source>Un programme a le trait.</source>
        <translation>A program has the move.</translation>
    </message>
    <message>
        <source>Réflexion…</source>
        <translation>Thinking…</translation>
    </message>
</context>
<context>
    <name>EntrainementRepertoire</name>
    <message>
        <source>Le coup est dans la colonne {}.</source>
        <translation>The move is in column {}.</translation>
    </message>
</context>
<context>
    <name>Erreurs</name>
    <message>
        <source>{} : trouvez mieux que dans la partie</source>
        <translation>{}: find better than in the game</translation>
    </message>
    <message>
        <source>Erreur {} sur {}</source>
        <translation>Mistake {} of {}</translation>
    </message>
    <message>
        <source>coup {}</source>
        <translation>move {}</translation>
    </message>
    <message>
        <source>{} case vide</source>
        <translation>{} empty square</translation>
    </message>
    <message>
        <source>{} cases vides</source>
        <translation>{} empty squares</translation>
    </message>
    <message>
        <source>Le moteur juge la position…</source>
        <translation>The engine is judging the position…</translation>
    </message>
    <message>
        <source>Dites d&apos;abord une raison, dans le panneau</source>
        <translation>Tell a reason first, in the panel</translation>
    </message>
    <message>
        <source>Jouez votre réponse sur le plateau : la première compte</source>
        <translation>Play your answer on the board: the first one counts</translation>
    </message>
    <message>
        <source>Raison trouvée.</source>
        <translation>Right reason.</translation>
    </message>
    <message>
        <source>La raison : {}.</source>
        <translation>The reason: {}.</translation>
    </message>
    <message>
        <source>La même erreur, {}e fois.</source>
        <translation>The same mistake, {} times now.</translation>
    </message>
    <message>
        <source>trouvée, elle revient {}</source>
        <translation>found, it comes back {}</translation>
    </message>
    <message>
        <source>Aucune cause ne se dit ici : la raison ne compte pas.</source>
        <translation>No cause can be told here: the reason does not count.</translation>
    </message>
    <message>
        <source>La solution était {}.</source>
        <translation>The solution was {}.</translation>
    </message>
    <message>
        <source>Trouvé : {}.</source>
        <translation>Found: {}.</translation>
    </message>
    <message>
        <source>Oui, {}, après un essai.</source>
        <translation>Yes, {}, after another try.</translation>
    </message>
    <message>
        <source>perd {} pion</source>
        <translation>loses {} disc</translation>
    </message>
    <message>
        <source>perd {} pions</source>
        <translation>loses {} discs</translation>
    </message>
    <message>
        <source>Raté : {} {}.</source>
        <translation>Missed: {} {}.</translation>
    </message>
    <message>
        <source>demain</source>
        <translation>tomorrow</translation>
    </message>
    <message>
        <source>dans {} jour</source>
        <translation>in {} day</translation>
    </message>
    <message>
        <source>dans {} jours</source>
        <translation>in {} days</translation>
    </message>
    <message>
        <source>À revoir {}.</source>
        <translation>To review {}.</translation>
    </message>
    <message>
        <source>Un bon coup est dans le quart de {} à {}</source>
        <translation>A good move is in the quarter from {} to {}</translation>
    </message>
    <message>
        <source>Dans la partie, {} perdait</source>
        <translation>In the game, {} was losing</translation>
    </message>
    <message>
        <source>Pourquoi {} perd</source>
        <translation>Why {} loses</translation>
    </message>
    <message>
        <source>Trop de coups laissés</source>
        <translation>Too many moves left</translation>
    </message>
    <message>
        <source>Mur exposé</source>
        <translation>Exposed wall</translation>
    </message>
    <message>
        <source>Réserve dépensée</source>
        <translation>Reserve spent</translation>
    </message>
    <message>
        <source>Coup d&apos;attente manquant</source>
        <translation>No waiting move</translation>
    </message>
    <message>
        <source>Coin perdu</source>
        <translation>Corner lost</translation>
    </message>
    <message>
        <source>Trop de pions retournés</source>
        <translation>Too many discs flipped</translation>
    </message>
    <message>
        <source>Sans cause dite</source>
        <translation>No cause told</translation>
    </message>
    <message>
        <source>Que doit éviter le bon coup ?</source>
        <translation>What must the right move avoid?</translation>
    </message>
</context>
<context>
    <name>EtapesEditees</name>
    <message>
        <source>Étapes de la séance</source>
        <translation>Steps of the session</translation>
    </message>
    <message>
        <source>sans titre</source>
        <translation>no title</translation>
    </message>
</context>
<context>
    <name>Exercices</name>
    <message>
        <source>Derniers coups</source>
        <translation>Last moves</translation>
    </message>
    <message>
        <source>Coin à prendre</source>
        <translation>Corner to take</translation>
    </message>
    <message>
        <source>Faire passer l&apos;adversaire</source>
        <translation>Make the other side pass</translation>
    </message>
    <message>
        <source>Garder les coins</source>
        <translation>Keep the corners</translation>
    </message>
    <message>
        <source>Seul coup gagnant</source>
        <translation>Only winning move</translation>
    </message>
    <message>
        <source>Seul coup nul</source>
        <translation>Only drawing move</translation>
    </message>
    <message>
        <source>Sacrifice du coin</source>
        <translation>Corner sacrifice</translation>
    </message>
    <message>
        <source>Coin à laisser</source>
        <translation>Corner to leave</translation>
    </message>
    <message>
        <source>Parité</source>
        <translation>Parity</translation>
    </message>
    <message>
        <source>Meilleur de 4 pions</source>
        <translation>Best by 4 discs</translation>
    </message>
    <message>
        <source>{} joue et gagne</source>
        <translation>{} to play and win</translation>
    </message>
    <message>
        <source>{} joue et annule</source>
        <translation>{} to play and draw</translation>
    </message>
    <message>
        <source>{} joue au mieux</source>
        <translation>{} to play the best move</translation>
    </message>
    <message>
        <source>cote {}</source>
        <translation>rated {}</translation>
    </message>
    <message>
        <source>À chaque fois, un seul coup gagne.</source>
        <translation>Each time, only one move wins.</translation>
    </message>
    <message>
        <source>Un seul coup gagne.</source>
        <translation>Only one move wins.</translation>
    </message>
    <message>
        <source>À chaque fois, un seul coup sauve la nulle.</source>
        <translation>Each time, only one move saves the draw.</translation>
    </message>
    <message>
        <source>Un seul coup sauve la nulle.</source>
        <translation>Only one move saves the draw.</translation>
    </message>
    <message>
        <source>À chaque fois, un coup vaut mieux que tous les autres.</source>
        <translation>Each time, one move is better than all others.</translation>
    </message>
    <message>
        <source>Un coup vaut mieux que tous les autres.</source>
        <translation>One move is better than all others.</translation>
    </message>
    <message>
        <source>{} case vide</source>
        <translation>{} empty square</translation>
    </message>
    <message>
        <source>{} cases vides</source>
        <translation>{} empty squares</translation>
    </message>
    <message>
        <source>{} coup à trouver</source>
        <translation>{} move to find</translation>
    </message>
    <message>
        <source>{} coups à trouver</source>
        <translation>{} moves to find</translation>
    </message>
    <message>
        <source>qui prend le dernier objet gagne</source>
        <translation>whoever takes the last object wins</translation>
    </message>
    <message>
        <source>qui prend le dernier objet perd</source>
        <translation>whoever takes the last object loses</translation>
    </message>
    <message>
        <source>déjà essayé</source>
        <translation>tried before</translation>
    </message>
    <message>
        <source>Cote {} et plus · le niveau {} ne le trouve pas</source>
        <translation>Rated {} or more · level {} does not find it</translation>
    </message>
    <message>
        <source>Cote {} · le niveau {} le trouve dans {} des cas</source>
        <translation>Rated {} · level {} finds it in {} of the cases</translation>
    </message>
    <message>
        <source>Indice : le bon coup est {}. L&apos;exercice reviendra demain.</source>
        <translation>Hint: the right move is {}. The exercise will come back tomorrow.</translation>
    </message>
    <message>
        <source>Indice : {}</source>
        <translation>Hint: {}</translation>
    </message>
    <message>
        <source>après le bon coup, {} doit passer.</source>
        <translation>after the right move, {} has to pass.</translation>
    </message>
    <message>
        <source>après le bon coup, {camp} n&apos;a qu&apos;{n} réponse.</source>
        <translation>after the right move, {camp} has only {n} reply.</translation>
    </message>
    <message>
        <source>après le bon coup, {camp} a {n} réponses.</source>
        <translation>after the right move, {camp} has {n} replies.</translation>
    </message>
    <message>
        <source>le gain vient au prochain coup.</source>
        <translation>the win comes with the next move.</translation>
    </message>
    <message>
        <source>le gain vient en {} coups de votre part.</source>
        <translation>the win takes {} moves of yours.</translation>
    </message>
    <message>
        <source>peu de cases restent : jouez chaque coup en pensée, et comptez les pions.</source>
        <translation>few squares are left: play each move in your head, and count the discs.</translation>
    </message>
    <message>
        <source>un coin est à prendre.</source>
        <translation>a corner is there to take.</translation>
    </message>
    <message>
        <source>tous les coups sauf un offrent un coin à {}.</source>
        <translation>all moves but one offer a corner to {}.</translation>
    </message>
    <message>
        <source>le bon coup laisse un coin à {}.</source>
        <translation>the right move leaves a corner to {}.</translation>
    </message>
    <message>
        <source>un coin est à prendre, et ce n&apos;est pas le bon coup.</source>
        <translation>a corner can be taken, and that is not the right move.</translation>
    </message>
    <message>
        <source>comptez les cases vides de chaque région : le bon coup entre dans une région impaire.</source>
        <translation>count the empty squares of each region: the right move goes into an odd one.</translation>
    </message>
    <message>
        <source>le bon coup ramène à 0 le OU exclusif des tas.</source>
        <translation>the right move brings the exclusive or of the heaps to 0.</translation>
    </message>
    <message>
        <source>La solution : {}, puis {}.</source>
        <translation>The solution: {}, then {}.</translation>
    </message>
    <message>
        <source>La solution : {}.</source>
        <translation>The solution: {}.</translation>
    </message>
    <message>
        <source>Prouvé : {} {} ; le meilleur autre coup {}.</source>
        <translation>Proved: {} {}; the best other move {}.</translation>
    </message>
    <message>
        <source>Selon le paquet : {} {} ; le meilleur autre coup {}.</source>
        <translation>According to the pack: {} {}; the best other move {}.</translation>
    </message>
    <message>
        <source>Prouvé : {} {} ; tout autre coup perd.</source>
        <translation>Proved: {} {}; every other move loses.</translation>
    </message>
    <message>
        <source>Trouvé. {}</source>
        <translation>Found. {}</translation>
    </message>
    <message>
        <source>Trouvé avec un indice. {}</source>
        <translation>Found with a hint. {}</translation>
    </message>
    <message>
        <source>Trouvé, après un essai. {}</source>
        <translation>Found, after a try. {}</translation>
    </message>
    <message>
        <source>Raté : {}. La réfutation se cherche…</source>
        <translation>Missed: {}. Looking for the refutation…</translation>
    </message>
    <message>
        <source>Raté. Prouvé : {} {}, le bon coup {}.</source>
        <translation>Missed. Proved: {} {}, the right move {}.</translation>
    </message>
    <message>
        <source>Raté. {} {} ; selon le paquet, le bon coup {}.</source>
        <translation>Missed. {} {}; according to the pack, the right move {}.</translation>
    </message>
    <message>
        <source>{} répond {}.</source>
        <translation>{} answers {}.</translation>
    </message>
    <message>
        <source>fait nulle</source>
        <translation>draws</translation>
    </message>
    <message>
        <source>gagne</source>
        <translation>wins</translation>
    </message>
    <message>
        <source>perd</source>
        <translation>loses</translation>
    </message>
    <message>
        <source>gagne de {} pion</source>
        <translation>wins by {} disc</translation>
    </message>
    <message>
        <source>gagne de {} pions</source>
        <translation>wins by {} discs</translation>
    </message>
    <message>
        <source>perd de {} pion</source>
        <translation>loses by {} disc</translation>
    </message>
    <message>
        <source>perd de {} pions</source>
        <translation>loses by {} discs</translation>
    </message>
    <message>
        <source>Il revient demain.</source>
        <translation>It comes back tomorrow.</translation>
    </message>
    <message>
        <source>Il revient dans {} jours.</source>
        <translation>It comes back in {} days.</translation>
    </message>
    <message>
        <source>{} exercice</source>
        <translation>{} exercise</translation>
    </message>
    <message>
        <source>{} exercices</source>
        <translation>{} exercises</translation>
    </message>
    <message>
        <source>{} trouvé</source>
        <translation>{} found</translation>
    </message>
    <message>
        <source>{} trouvés</source>
        <translation>{} found</translation>
    </message>
    <message>
        <source>Aujourd&apos;hui : {}</source>
        <translation>Today: {}</translation>
    </message>
    <message>
        <source>{} jours de suite</source>
        <translation>{} days in a row</translation>
    </message>
    <message>
        <source>{} à revoir</source>
        <translation>{} to go over again</translation>
    </message>
    <message>
        <source>{} étoile</source>
        <translation>{} star</translation>
    </message>
    <message>
        <source>{} étoiles</source>
        <translation>{} stars</translation>
    </message>
    <message>
        <source>{} trouvé du premier coup sur {}</source>
        <translation>{} found at the first try of {}</translation>
    </message>
    <message>
        <source>{} trouvés du premier coup sur {}</source>
        <translation>{} found at the first try of {}</translation>
    </message>
    <message>
        <source>Votre cote : encore {} exercice d&apos;Othello pour l&apos;estimer</source>
        <translation>Your rating: {} more exercise of Othello to estimate it</translation>
    </message>
    <message>
        <source>Votre cote : encore {} exercices d&apos;Othello pour l&apos;estimer</source>
        <translation>Your rating: {} more exercises of Othello to estimate it</translation>
    </message>
    <message>
        <source>Votre cote : {} · niveau {} ({})</source>
        <translation>Your rating: {} · level {} ({})</translation>
    </message>
    <message>
        <source>{} trouvé sur {}</source>
        <translation>{} found out of {}</translation>
    </message>
    <message>
        <source>{} trouvés sur {}</source>
        <translation>{} found out of {}</translation>
    </message>
    <message>
        <source>à vous</source>
        <translation>your turn</translation>
    </message>
    <message>
        <source>Coup {}</source>
        <translation>Move {}</translation>
    </message>
</context>
<context>
    <name>ExportImages</name>
    <message>
        <source>Plateau copié en SVG</source>
        <translation>Board copied as SVG</translation>
    </message>
    <message>
        <source>Plateau copié en image de {} × {} pixels</source>
        <translation>Board copied as a picture of {} × {} pixels</translation>
    </message>
    <message>
        <source>coup {}</source>
        <translation>move {}</translation>
    </message>
    <message>
        <source>Enregistrer l&apos;image du plateau</source>
        <translation>Save a picture of the board</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Image PNG</source>
        <translation>PNG picture</translation>
    </message>
    <message>
        <source>Image SVG</source>
        <translation>SVG picture</translation>
    </message>
    <message>
        <source>&amp;Grand côté</source>
        <translation>&amp;Larger side</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>Taille de l&apos;image</source>
        <translation>Size of the picture</translation>
    </message>
    <message>
        <source>Enregistrer l&apos;animation de la partie</source>
        <translation>Save an animation of the game</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Animation GIF</source>
        <translation>GIF animation</translation>
    </message>
    <message>
        <source>Animation PNG</source>
        <translation>PNG animation</translation>
    </message>
    <message>
        <source>&amp;Durée d&apos;un coup</source>
        <translation>&amp;Time of a move</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Animation en préparation…</source>
        <translation>The animation is being made…</translation>
    </message>
    <message>
        <source>Écrit dans {}</source>
        <translation>Written to {}</translation>
    </message>
</context>
<context>
    <name>ExportParties</name>
    <message>
        <source>Aucune partie finie à exporter</source>
        <translation>No finished game to export</translation>
    </message>
    <message>
        <source>Toutes les séries…</source>
        <translation>All series…</translation>
    </message>
    <message>
        <source>Exporter les parties finies : {}</source>
        <translation>Export the finished games: {}</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Parties SGF</source>
        <translation>SGF games</translation>
    </message>
    <message>
        <source>Parties GGF</source>
        <translation>GGF games</translation>
    </message>
    <message>
        <source>Parties PGN</source>
        <translation>PGN games</translation>
    </message>
    <message>
        <source>Transcriptions</source>
        <translation>Transcripts</translation>
    </message>
    <message>
        <source>Tableau CSV, une ligne par partie</source>
        <translation>CSV table, a line a game</translation>
    </message>
    <message>
        <source>Parties écrites dans {} : {}</source>
        <translation>Games written to {}: {}</translation>
    </message>
    <message>
        <source>d&apos;avant la série, laissées : {}</source>
        <translation>of before the series, left out: {}</translation>
    </message>
</context>
<context>
    <name>ExportStatistiques</name>
    <message>
        <source>&amp;Copier les statistiques</source>
        <translation>&amp;Copy the statistics</translation>
    </message>
    <message>
        <source>&amp;Exporter en CSV…</source>
        <translation>&amp;Export as CSV…</translation>
    </message>
    <message>
        <source>Statistiques copiées</source>
        <translation>Statistics copied</translation>
    </message>
    <message>
        <source>Exporter les statistiques</source>
        <translation>Export the statistics</translation>
    </message>
    <message>
        <source>Statistiques</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Tableau CSV</source>
        <translation>CSV table</translation>
    </message>
    <message>
        <source>Statistiques écrites dans {}</source>
        <translation>Statistics written to {}</translation>
    </message>
</context>
<context>
    <name>Faute</name>
    <message>
        <source>({ligne}, {colonne}) est hors du plateau de 8 × 8</source>
        <translation>({ligne}, {colonne}) is off the 8 × 8 board</translation>
    </message>
    <message>
        <source>--etape choisit ce qui est dessiné : attendu -o FICHIER</source>
        <translation>--etape chooses what is drawn: expected -o FILE</translation>
    </message>
    <message>
        <source>--ouvertures échange les couleurs : --sans-alterner n&apos;y a pas sa place</source>
        <translation>--ouvertures swaps the colours: --sans-alterner has no place beside it</translation>
    </message>
    <message>
        <source>Avec « Meilleurs coups d&apos;abord », l&apos;alpha-bêta visite 142 positions au lieu de 520, même valeur.</source>
        <translation>With “Best moves first”, alpha-beta visits 142 positions instead of 520, same value.</translation>
    </message>
    <message>
        <source>GGF : jeu {jeu!r} : attendu Othello</source>
        <translation>GGF: game {jeu!r}: expected Othello</translation>
    </message>
    <message>
        <source>GGF, BO : plateau de {taille!r} cases de côté : attendu {cote}</source>
        <translation>GGF, BO: board of {taille!r} squares a side: expected {cote}</translation>
    </message>
    <message>
        <source>GGF, caractère {place} : {texte!r} : attendu une étiquette ou ;)</source>
        <translation>GGF, character {place}: {texte!r}: expected a tag or ;)</translation>
    </message>
    <message>
        <source>GGF, coup {rang}, {coup!r} : {erreur}</source>
        <translation>GGF, move {rang}, {coup!r}: {erreur}</translation>
    </message>
    <message>
        <source>IA Externe ({nom})</source>
        <translation>External engine ({nom})</translation>
    </message>
    <message>
        <source>Jaune</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Matplotlib n&apos;ouvre pas de fenêtre : {erreur}</source>
        <translation>Matplotlib opens no window: {erreur}</translation>
    </message>
    <message>
        <source>Matplotlib n&apos;ouvre pas de fenêtre avec {backend} : attendu un écran, et une interface comme QtAgg ou TkAgg (MPLBACKEND)</source>
        <translation>Matplotlib opens no window with {backend}: expected a screen, and an interface such as QtAgg or TkAgg (MPLBACKEND)</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Othello : une passe</source>
        <translation>Othello: a pass</translation>
    </message>
    <message>
        <source>Rouge</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>a fermé sa sortie</source>
        <translation>closed its output</translation>
    </message>
    <message>
        <source>abandonne la partie</source>
        <translation>resigns the game</translation>
    </message>
    <message>
        <source>adresse de grappe {adresse!r}, attendu tcp://HÔTE:PORT, par exemple tcp://127.0.0.1:8786 : {erreur}</source>
        <translation>cluster address {adresse!r}, expected tcp://HOST:PORT, for instance tcp://127.0.0.1:8786: {erreur}</translation>
    </message>
    <message>
        <source>algorithme {algorithme!r} inconnu : attendu {attendus}</source>
        <translation>unknown algorithm {algorithme!r}: expected {attendus}</translation>
    </message>
    <message>
        <source>algorithme {algo} inconnu : attendu {attendus}</source>
        <translation>unknown algorithm {algo}: expected {attendus}</translation>
    </message>
    <message>
        <source>arbitrage : fin résolue</source>
        <translation>adjudication: endgame solved</translation>
    </message>
    <message>
        <source>attendu la ligne de commande d&apos;un moteur, par exemple gtp-rhino -l 3</source>
        <translation>expected the command line of an engine, for example gtp-rhino -l 3</translation>
    </message>
    <message>
        <source>attendu une transcription (f5d6c3…), un plateau ou une partie (formats : voir le guide)</source>
        <translation>expected a transcript (f5d6c3…), a board or a game (formats: see the guide)</translation>
    </message>
    <message>
        <source>attendu {nom} int16 {forme}, trouvé {type_lu} {forme_lue}</source>
        <translation>expected {nom} int16 {forme}, found {type_lu} {forme_lue}</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>aucun coup joué : rien à tracer</source>
        <translation>no move was played: nothing to draw</translation>
    </message>
    <message>
        <source>aucun fichier .wtb dans {dossier}</source>
        <translation>no .wtb file in {dossier}</translation>
    </message>
    <message>
        <source>aucun joueur dans ce JSON : attendu ce qu&apos;écrit othellier match --json</source>
        <translation>no player in this JSON: expected what othellier match --json writes</translation>
    </message>
    <message>
        <source>aucun livre d&apos;ouvertures n&apos;est livré avec le programme : en donner un par --livre</source>
        <translation>no opening book comes with the program: give one with --livre</translation>
    </message>
    <message>
        <source>aucun lot de positions à {vides} cases vides dans {dossier}</source>
        <translation>no batch of positions with {vides} empty squares in {dossier}</translation>
    </message>
    <message>
        <source>aucune option</source>
        <translation>no option</translation>
    </message>
    <message>
        <source>aucune partie : rien à estimer</source>
        <translation>no game: nothing to estimate</translation>
    </message>
    <message>
        <source>aucune partie finie : rien à tracer</source>
        <translation>no finished game: nothing to draw</translation>
    </message>
    <message>
        <source>aucune partie à retirer</source>
        <translation>no game to take back</translation>
    </message>
    <message>
        <source>base de tournois {base} : {raison}</source>
        <translation>file of tournaments {base}: {raison}</translation>
    </message>
    <message>
        <source>c&apos;est un dossier, attendu un fichier</source>
        <translation>this is a folder, expected a file</translation>
    </message>
    <message>
        <source>case {case!r} : attendu deux entiers, la ligne et la colonne</source>
        <translation>square {case!r}: expected two integers, the row and the column</translation>
    </message>
    <message>
        <source>ce coup est déjà joué à cet endroit</source>
        <translation>this move is already played there</translation>
    </message>
    <message>
        <source>ce disque est en lecture seule</source>
        <translation>this disk is read-only</translation>
    </message>
    <message>
        <source>ce dossier n&apos;est pas vide</source>
        <translation>this folder is not empty</translation>
    </message>
    <message>
        <source>ce fichier est abîmé</source>
        <translation>this file is damaged</translation>
    </message>
    <message>
        <source>ce fichier n&apos;est pas un programme</source>
        <translation>this file is not a program</translation>
    </message>
    <message>
        <source>ce fichier n&apos;est pas une base SQLite</source>
        <translation>this is not an SQLite file</translation>
    </message>
    <message>
        <source>ce fichier ou ce dossier n&apos;existe pas</source>
        <translation>this file or folder does not exist</translation>
    </message>
    <message>
        <source>ce n&apos;est pas du JSON : attendu ce qu&apos;écrit othellier match --json</source>
        <translation>this is not JSON: expected what othellier match --json writes</translation>
    </message>
    <message>
        <source>ce n&apos;est pas le bon genre de fichier : attendu un fichier {suffixe}</source>
        <translation>this is not the right kind of file: expected a file {suffixe}</translation>
    </message>
    <message>
        <source>ce n&apos;est pas un livre d&apos;ouvertures : {erreur}</source>
        <translation>this is not an opening book: {erreur}</translation>
    </message>
    <message>
        <source>ce n&apos;est pas à {joueur} de jouer</source>
        <translation>it is not {joueur}&apos;s turn</translation>
    </message>
    <message>
        <source>ce n&apos;est pas à {joueur} de jouer : attendu un joueur de {attendue}</source>
        <translation>it is not {joueur}&apos;s turn: expected a player of {attendue}</translation>
    </message>
    <message>
        <source>ce nom est déjà pris</source>
        <translation>this name is already taken</translation>
    </message>
    <message>
        <source>ce nom est trop long</source>
        <translation>this name is too long</translation>
    </message>
    <message>
        <source>ce tournoi attend dans {base} : --reprendre le continue, ou changez de --base</source>
        <translation>this tournament is waiting in {base}: --reprendre continues it, or choose another --base</translation>
    </message>
    <message>
        <source>centre vide en {cases}</source>
        <translation>empty centre at {cases}</translation>
    </message>
    <message>
        <source>cette position ne se laisse pas changer : attendu des listes</source>
        <translation>this position cannot be changed: expected lists</translation>
    </message>
    <message>
        <source>code {code}</source>
        <translation>code {code}</translation>
    </message>
    <message>
        <source>colonne {c!r} pleine ou inexistante : attendu une colonne de 0 à {derniere}, non pleine</source>
        <translation>column {c!r} is full or does not exist: expected a column from 0 to {derniere} that is not full</translation>
    </message>
    <message>
        <source>commande vide : attendu un programme et ses arguments</source>
        <translation>empty command: expected a program and its arguments</translation>
    </message>
    <message>
        <source>commande {commande!r} : un guillemet n&apos;est pas fermé</source>
        <translation>command {commande!r}: a quotation mark is not closed</translation>
    </message>
    <message>
        <source>couleur {couleur!r} inconnue : attendu &apos;N&apos; (noir) ou &apos;B&apos; (blanc)</source>
        <translation>unknown colour {couleur!r}: expected &apos;N&apos; (black) or &apos;B&apos; (white)</translation>
    </message>
    <message>
        <source>couleur {p!r} inconnue : attendu 1 (blanc) ou 2 (noir)</source>
        <translation>unknown colour {p!r}: expected 1 (white) or 2 (black)</translation>
    </message>
    <message>
        <source>coup {coup} refusé : attendu {forme}</source>
        <translation>move {coup} refused: expected {forme}</translation>
    </message>
    <message>
        <source>coup {nb_coups} inexistant : la partie en compte {nombre}</source>
        <translation>there is no move {nb_coups}: the game has {nombre}</translation>
    </message>
    <message>
        <source>coup {nom} : il n&apos;y a que {nombre} tas</source>
        <translation>move {nom}: there are only {nombre} heaps</translation>
    </message>
    <message>
        <source>coup {rang} : {erreur}</source>
        <translation>move {rang}: {erreur}</translation>
    </message>
    <message>
        <source>coup {rang} : {refus}</source>
        <translation>move {rang}: {refus}</translation>
    </message>
    <message>
        <source>coup {rang} inexistant : la partie en compte {nombre}</source>
        <translation>there is no move {rang}: the game has {nombre}</translation>
    </message>
    <message>
        <source>coup {rang}, {coup} : {erreur}</source>
        <translation>move {rang}, {coup}: {erreur}</translation>
    </message>
    <message>
        <source>coup {texte!r} illisible : attendu par exemple F5/1.00/0.5</source>
        <translation>move {texte!r} cannot be read: expected for example F5/1.00/0.5</translation>
    </message>
    <message>
        <source>dessin illisible : attendu 4, 6, 8 ou 10 lignes d&apos;autant de signes N, B, . ou #</source>
        <translation>the drawing cannot be read: expected 4, 6, 8 or 10 rows of as many signs N, B, . or #</translation>
    </message>
    <message>
        <source>dessin {sortie} : attendu un fichier .svg</source>
        <translation>drawing {sortie}: expected an .svg file</translation>
    </message>
    <message>
        <source>direction ({dx}, {dy}) inconnue : attendu deux nombres -1, 0 ou 1, pas tous deux nuls</source>
        <translation>unknown direction ({dx}, {dy}): expected two numbers -1, 0 or 1, not both zero</translation>
    </message>
    <message>
        <source>direction {direction!r} inconnue : attendu un entier de 0 (nord) à 7 (nord-ouest)</source>
        <translation>unknown direction {direction!r}: expected an integer from 0 (north) to 7 (north-west)</translation>
    </message>
    <message>
        <source>dossier {dossier} impossible : {erreur}</source>
        <translation>the folder {dossier} cannot be used: {erreur}</translation>
    </message>
    <message>
        <source>egalites={egalites} : attendu {attendu}</source>
        <translation>egalites={egalites}: expected {attendu}</translation>
    </message>
    <message>
        <source>elle est abîmée</source>
        <translation>it is damaged</translation>
    </message>
    <message>
        <source>en lecture seule</source>
        <translation>read-only</translation>
    </message>
    <message>
        <source>fichier de {octets} octets : attendu au moins les {minimum} de l&apos;en-tête</source>
        <translation>file of {octets} bytes: expected at least the {minimum} of the header</translation>
    </message>
    <message>
        <source>fichier de {octets} octets : attendu {attendu} pour {nb_parties} parties annoncées</source>
        <translation>file of {octets} bytes: expected {attendu} for {nb_parties} games announced</translation>
    </message>
    <message>
        <source>fichier sans suffixe</source>
        <translation>a file without a suffix</translation>
    </message>
    <message>
        <source>figure {chemin} : attendu un fichier {attendus}</source>
        <translation>figure {chemin}: expected a file {attendus}</translation>
    </message>
    <message>
        <source>format {format!r} inconnu : attendu {attendus}</source>
        <translation>unknown format {format!r}: expected {attendus}</translation>
    </message>
    <message>
        <source>glyphe {glyphe!r} inconnu : attendu {glyphes}</source>
        <translation>unknown glyph {glyphe!r}: expected {glyphes}</translation>
    </message>
    <message>
        <source>grille de Puissance 4 : attendu autant de pions de chaque camp, ou un de plus au premier</source>
        <translation>Connect Four grid: expected as many discs on each side, or one more for the first</translation>
    </message>
    <message>
        <source>grille de Puissance 4 : un pion ne repose sur rien</source>
        <translation>Connect Four grid: a disc rests on nothing</translation>
    </message>
    <message>
        <source>grille de morpion : attendu autant de X que de O, ou un X de plus</source>
        <translation>tic-tac-toe grid: expected as many X as O, or one more X</translation>
    </message>
    <message>
        <source>grille illisible : attendu {lignes} lignes de {colonnes} cases</source>
        <translation>the grid cannot be read: expected {lignes} rows of {colonnes} squares</translation>
    </message>
    <message>
        <source>grille mal formée : attendu {lignes} lignes de {colonnes} cases</source>
        <translation>the grid has the wrong shape: expected {lignes} rows of {colonnes} squares</translation>
    </message>
    <message>
        <source>hasard:{plis} : {trouvees} ouverture(s) différente(s) seulement, il en faut {nombre}</source>
        <translation>hasard:{plis}: only {trouvees} different opening(s), {nombre} are needed</translation>
    </message>
    <message>
        <source>horloge impossible : attendu de 0 à 24 heures, et du temps pour commencer</source>
        <translation>impossible clock: expected 0 to 24 hours, and time to begin with</translation>
    </message>
    <message>
        <source>horloge {texte!r} illisible : attendu 5:00, 5:00/0:03, 5:00//2:00, 5+3 ou 5 min</source>
        <translation>clock {texte!r} cannot be read: expected 5:00, 5:00/0:03, 5:00//2:00, 5+3 or 5 min</translation>
    </message>
    <message>
        <source>il faut prendre au moins un objet</source>
        <translation>at least one object must be taken</translation>
    </message>
    <message>
        <source>il n&apos;y a pas de tas n° {rang} : attendu de 1 à {nombre}</source>
        <translation>there is no heap {rang}: expected 1 to {nombre}</translation>
    </message>
    <message>
        <source>il n&apos;y a rien à chercher : attendu une position où le joueur au trait a un coup</source>
        <translation>there is nothing to search: expected a position in which the player to move has a move</translation>
    </message>
    <message>
        <source>jeu {nom!r} inconnu : attendu {attendus}</source>
        <translation>unknown game {nom!r}: expected {attendus}</translation>
    </message>
    <message>
        <source>joue {coup}, coup illégal : attendu {attendus}</source>
        <translation>plays {coup}, an illegal move: expected {attendus}</translation>
    </message>
    <message>
        <source>joueur {joueur!r} inconnu : attendu 1 ou 2</source>
        <translation>unknown player {joueur!r}: expected 1 or 2</translation>
    </message>
    <message>
        <source>joueur {nom!r} inconnu : attendu {attendus}</source>
        <translation>unknown player {nom!r}: expected {attendus}</translation>
    </message>
    <message>
        <source>joueur {specification!r} : attendu un moteur enregistré</source>
        <translation>player {specification!r}: expected a saved engine</translation>
    </message>
    <message>
        <source>joueur {specification!r} : attendu un moteur externe</source>
        <translation>player {specification!r}: expected an external engine</translation>
    </message>
    <message>
        <source>l&apos;arbitrage par le solveur ne vaut qu&apos;à othello sur 8 × 8</source>
        <translation>the solver only adjudicates Othello on 8 × 8</translation>
    </message>
    <message>
        <source>l&apos;arbre a plus de {maximum} positions : attendu une profondeur plus petite</source>
        <translation>the tree has more than {maximum} positions: expected a smaller depth</translation>
    </message>
    <message>
        <source>la base {base} ne contient aucun tournoi</source>
        <translation>the file {base} holds no tournament</translation>
    </message>
    <message>
        <source>la base {chemin} n&apos;existe pas</source>
        <translation>the file {chemin} does not exist</translation>
    </message>
    <message>
        <source>la boucle ne joue pas à {jeu} : attendu {attendus}</source>
        <translation>the loop does not play {jeu}: expected {attendus}</translation>
    </message>
    <message>
        <source>la case {case} est déjà occupée</source>
        <translation>square {case} is already taken</translation>
    </message>
    <message>
        <source>la case {coup!r} n&apos;existe pas : attendu de {premiere} à {derniere}</source>
        <translation>square {coup!r} does not exist: expected {premiere} to {derniere}</translation>
    </message>
    <message>
        <source>la case {nom} est déjà occupée</source>
        <translation>square {nom} is already taken</translation>
    </message>
    <message>
        <source>la colonne {colonne} est pleine</source>
        <translation>column {colonne} is full</translation>
    </message>
    <message>
        <source>la colonne {colonne} n&apos;existe pas : attendu de 1 à {colonnes}</source>
        <translation>column {colonne} does not exist: expected 1 to {colonnes}</translation>
    </message>
    <message>
        <source>la colonne {nom} est pleine</source>
        <translation>column {nom} is full</translation>
    </message>
    <message>
        <source>la connexion est refusée</source>
        <translation>the connection is refused</translation>
    </message>
    <message>
        <source>la grappe {adresse} n&apos;a pas d&apos;ouvrier : en démarrer un par dask worker {adresse}</source>
        <translation>cluster {adresse} has no worker: start one with dask worker {adresse}</translation>
    </message>
    <message>
        <source>la grappe {adresse} ne répond pas, attendu l&apos;adresse d&apos;un ordonnanceur Dask en marche : {erreur}</source>
        <translation>cluster {adresse} does not answer, expected the address of a running Dask scheduler: {erreur}</translation>
    </message>
    <message>
        <source>la grappe {adresse} ne se comprend pas, attendu un ordonnanceur de la même version de Dask qu&apos;ici : {erreur}</source>
        <translation>cluster {adresse} cannot be understood, expected a scheduler of the same version of Dask as here: {erreur}</translation>
    </message>
    <message>
        <source>la grille est pleine : attendu une position où il reste un coup</source>
        <translation>the grid is full: expected a position with a move left</translation>
    </message>
    <message>
        <source>la lettre d&apos;un tas, de a à {dernier}, et un nombre d&apos;objets, comme a1</source>
        <translation>the letter of a heap, from a to {dernier}, and a number of objects, like a1</translation>
    </message>
    <message>
        <source>la partie est déjà gagnée : attendu une position sans quatre pions alignés</source>
        <translation>the game is already won: expected a position without four discs in a row</translation>
    </message>
    <message>
        <source>la partie est terminée</source>
        <translation>the game is over</translation>
    </message>
    <message>
        <source>la partie est terminée, {resultat} : il n&apos;y a rien à résoudre</source>
        <translation>the game is over, {resultat}: there is nothing to solve</translation>
    </message>
    <message>
        <source>la partie n&apos;est pas terminée</source>
        <translation>the game is not over</translation>
    </message>
    <message>
        <source>la partie {numero} du journal est illisible : {raison}</source>
        <translation>game {numero} of the journal cannot be read: {raison}</translation>
    </message>
    <message>
        <source>la permission est refusée</source>
        <translation>permission is denied</translation>
    </message>
    <message>
        <source>le disque est plein</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>le disque ne répond pas comme il le doit</source>
        <translation>the disk does not answer as it should</translation>
    </message>
    <message>
        <source>le dossier {dossier} n&apos;existe pas</source>
        <translation>the folder {dossier} does not exist</translation>
    </message>
    <message>
        <source>le départ de la partie ne se supprime pas</source>
        <translation>the start of the game cannot be deleted</translation>
    </message>
    <message>
        <source>le fichier {chemin} ne peut pas être écrit</source>
        <translation>the file {chemin} cannot be written</translation>
    </message>
    <message>
        <source>le fichier {nom} n&apos;existe pas</source>
        <translation>the file {nom} does not exist</translation>
    </message>
    <message>
        <source>le fichier {nom} ne peut pas être lu</source>
        <translation>the file {nom} cannot be read</translation>
    </message>
    <message>
        <source>le fichier {programme!r} n&apos;est pas exécutable (chmod +x le permet)</source>
        <translation>the file {programme!r} is not executable (chmod +x makes it so)</translation>
    </message>
    <message>
        <source>le fichier {texte} contient {nombre} parties : en choisir une par --partie, de 1 à {nombre}</source>
        <translation>the file {texte} holds {nombre} games: choose one with --partie, from 1 to {nombre}</translation>
    </message>
    <message>
        <source>le fichier {texte} n&apos;existe pas</source>
        <translation>the file {texte} does not exist</translation>
    </message>
    <message>
        <source>le journal {fichier} est d&apos;un autre travail : l&apos;effacer d&apos;abord</source>
        <translation>the log {fichier} belongs to another job: delete it first</translation>
    </message>
    <message>
        <source>le journal {fichier} est d&apos;un autre travail ou d&apos;un autre moteur : l&apos;effacer d&apos;abord</source>
        <translation>the log {fichier} belongs to another job or another engine: delete it first</translation>
    </message>
    <message>
        <source>le journal {fichier} est illisible : l&apos;effacer d&apos;abord</source>
        <translation>the log {fichier} cannot be read: delete it first</translation>
    </message>
    <message>
        <source>le moteur joue sur 8 × 8, pas sur {taille} × {taille}</source>
        <translation>the engine plays on 8 × 8, not on {taille} × {taille}</translation>
    </message>
    <message>
        <source>le moteur ne joue pas à {jeu}</source>
        <translation>the engine does not play {jeu}</translation>
    </message>
    <message>
        <source>le moteur ne joue à othello que sur {cote} × {cote}, pas sur {taille} × {taille}</source>
        <translation>the engine only plays Othello on {cote} × {cote}, not on {taille} × {taille}</translation>
    </message>
    <message>
        <source>le nom {nom!r} : ni virgule ni deux-points, qui séparent les options d&apos;un joueur</source>
        <translation>the name {nom!r}: no comma nor colon, which separate the options of a player</translation>
    </message>
    <message>
        <source>le nombre {cle} d&apos;un joueur manque : attendu ce qu&apos;écrit othellier match --json</source>
        <translation>the number {cle} of a player is missing: expected what othellier match --json writes</translation>
    </message>
    <message>
        <source>le presse-papiers est vide : attendu une position</source>
        <translation>the clipboard is empty: expected a position</translation>
    </message>
    <message>
        <source>le sprt juge deux joueurs, pas {nombre}</source>
        <translation>the SPRT judges two players, not {nombre}</translation>
    </message>
    <message>
        <source>le tas {nom} est vide</source>
        <translation>heap {nom} is empty</translation>
    </message>
    <message>
        <source>le tas {nom} n&apos;a que {objets} objet, pas {nombre}</source>
        <translation>heap {nom} only has {objets} object, not {nombre}</translation>
    </message>
    <message>
        <source>le tas {nom} n&apos;a que {objets} objets, pas {nombre}</source>
        <translation>heap {nom} only has {objets} objects, not {nombre}</translation>
    </message>
    <message>
        <source>le tournoi {numero} de {base} a un autre règlement : {differences}</source>
        <translation>tournament {numero} of {base} has other rules: {differences}</translation>
    </message>
    <message>
        <source>le trait est à {camp}</source>
        <translation>it is {camp}&apos;s turn</translation>
    </message>
    <message>
        <source>le trait est à {lu} dans ce texte, mais le nombre de pions le donne à {attendu}</source>
        <translation>this text gives the turn to {lu}, but the number of discs gives it to {attendu}</translation>
    </message>
    <message>
        <source>le trait manque à la fin de la position : attendu {premier} ou {second}</source>
        <translation>the side to move is missing at the end of the position: expected {premier} or {second}</translation>
    </message>
    <message>
        <source>les deux camps ont un alignement</source>
        <translation>both sides have a line</translation>
    </message>
    <message>
        <source>n&apos;aura {n}</source>
        <translation>will have {n}</translation>
    </message>
    <message>
        <source>partie de rang {rang!r}, attendu de 0 à {dernier}</source>
        <translation>game of rank {rang!r}, expected from 0 to {dernier}</translation>
    </message>
    <message>
        <source>partie {numero} abîmée</source>
        <translation>game {numero} is damaged</translation>
    </message>
    <message>
        <source>partie {numero} abîmée : les joueurs ou le résultat</source>
        <translation>game {numero} is damaged: the players or the result</translation>
    </message>
    <message>
        <source>pas de tournoi {numero} dans {base} : il y a {presents}</source>
        <translation>no tournament {numero} in {base}: there is {presents}</translation>
    </message>
    <message>
        <source>position de {nombre} signes : attendu {cases} cases ({premier}, {second} ou {vide}) puis le trait ({premier} ou {second})</source>
        <translation>position of {nombre} signs: expected {cases} squares ({premier}, {second} or {vide}), then the side to move ({premier} or {second})</translation>
    </message>
    <message>
        <source>signe {signe!r} inconnu, le {rang}e de la position : attendu {premier}, {second} ou {vide}</source>
        <translation>unknown sign {signe!r}, number {rang} of the position: expected {premier}, {second} or {vide}</translation>
    </message>
    <message>
        <source>texte de {longueur} signes : attendu une position, {maximum} au plus</source>
        <translation>text of {longueur} signs: expected a position, {maximum} at most</translation>
    </message>
    <message>
        <source>un plateau de {taille} × {taille} ne s&apos;écrit pas ainsi : attendu {cote} × {cote}</source>
        <translation>a {taille} × {taille} board is not written like this: expected {cote} × {cote}</translation>
    </message>
    <message>
        <source>les branches coupées ont plus de {maximum} positions : attendu une profondeur plus petite</source>
        <translation>the branches that were cut have more than {maximum} positions: expected a smaller depth</translation>
    </message>
    <message>
        <source> : </source>
        <translation>: </translation>
    </message>
    <message>
        <source>--csv écrit le tableau d&apos;un dossier : {chemin} n&apos;en est pas un</source>
        <translation>--csv writes the table of a folder: {chemin} is none</translation>
    </message>
    <message>
        <source>0 est {couleur}, {trait}</source>
        <translation>0 is {couleur}, {trait}</translation>
    </message>
    <message>
        <source>Abandons</source>
        <translation>Resigned</translation>
    </message>
    <message>
        <source>Après b8, l&apos;autre camp ne peut pas jouer : l&apos;arbre n&apos;a là qu&apos;une branche, et qui a joué b8 rejoue.</source>
        <translation>After b8 the other side cannot move: the tree has a single branch there, and who played b8 plays again.</translation>
    </message>
    <message>
        <source>Après ce coup, l&apos;autre gagne tout de suite. Essayez ailleurs.</source>
        <translation>After this move the other side wins at once. Try elsewhere.</translation>
    </message>
    <message>
        <source>Après ce coup, l&apos;autre peut encore vous arrêter. Essayez ailleurs.</source>
        <translation>After this move the other side can still stop you. Try elsewhere.</translation>
    </message>
    <message>
        <source>Après ce coup, l&apos;autre peut gagner. Essayez autre chose.</source>
        <translation>After this move the other side can win. Try something else.</translation>
    </message>
    <message>
        <source>Après ce coup, l&apos;autre peut menacer de deux côtés. Essayez ailleurs.</source>
        <translation>After this move the other side can threaten in two places. Try elsewhere.</translation>
    </message>
    <message>
        <source>Après {case}, Blanc finit avec plus de pions.</source>
        <translation>After {case}, White ends with more discs.</translation>
    </message>
    <message>
        <source>Après {case}, Blanc peut encore jouer en {reponse}.</source>
        <translation>After {case}, White can still play on {reponse}.</translation>
    </message>
    <message>
        <source>Après {case}, Blanc peut finir à égalité.</source>
        <translation>After {case}, White can end level.</translation>
    </message>
    <message>
        <source>Après {case}, Blanc prend le coin {coin}.</source>
        <translation>After {case}, White takes the corner {coin}.</translation>
    </message>
    <message>
        <source>Arrêter l&apos;autre</source>
        <translation>Stop the other side</translation>
    </message>
    <message>
        <source>Au plus</source>
        <translation>At most</translation>
    </message>
    <message>
        <source>Avec le trait</source>
        <translation>Moving first</translation>
    </message>
    <message>
        <source>Bien. Blanc n&apos;a aucun coup : il passe. Jouez encore.</source>
        <translation>Good. White has no move and passes. Play again.</translation>
    </message>
    <message>
        <source>Bien. Continuez.</source>
        <translation>Good. Go on.</translation>
    </message>
    <message>
        <source>Blanc</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Bravo ! Blanc n&apos;a pas de coin.</source>
        <translation>Well done! White has no corner.</translation>
    </message>
    <message>
        <source>Bravo ! Blanc n&apos;a presque plus le choix.</source>
        <translation>Well done! White has hardly any choice left.</translation>
    </message>
    <message>
        <source>Bravo ! C&apos;est à l&apos;autre de jouer.</source>
        <translation>Well done! Now the other side plays.</translation>
    </message>
    <message>
        <source>Bravo ! C&apos;est à l&apos;autre de prendre.</source>
        <translation>Well done! Now the other side takes.</translation>
    </message>
    <message>
        <source>Bravo ! Ce coin est à vous jusqu&apos;à la fin.</source>
        <translation>Well done! This corner is yours to the end.</translation>
    </message>
    <message>
        <source>Bravo ! Ce tas est vide.</source>
        <translation>Well done! This heap is empty.</translation>
    </message>
    <message>
        <source>Bravo ! Deux lignes d&apos;un coup.</source>
        <translation>Well done! Two lines at once.</translation>
    </message>
    <message>
        <source>Bravo ! Il en reste un.</source>
        <translation>Well done! One is left.</translation>
    </message>
    <message>
        <source>Bravo ! Il est posé dessus.</source>
        <translation>Well done! It lies on top.</translation>
    </message>
    <message>
        <source>Bravo ! Il ne reste que deux tas égaux.</source>
        <translation>Well done! Only two equal heaps are left.</translation>
    </message>
    <message>
        <source>Bravo ! Jaune est arrêté.</source>
        <translation>Well done! Yellow is stopped.</translation>
    </message>
    <message>
        <source>Bravo ! Jaune ne gagne pas.</source>
        <translation>Well done! Yellow does not win.</translation>
    </message>
    <message>
        <source>Bravo ! L&apos;autre doit prendre le dernier.</source>
        <translation>Well done! The other side must take the last one.</translation>
    </message>
    <message>
        <source>Bravo ! L&apos;autre est arrêté.</source>
        <translation>Well done! The other side is stopped.</translation>
    </message>
    <message>
        <source>Bravo ! L&apos;autre ne peut plus gagner.</source>
        <translation>Well done! The other side can no longer win.</translation>
    </message>
    <message>
        <source>Bravo ! Le pion blanc est devenu noir.</source>
        <translation>Well done! The white disc has become black.</translation>
    </message>
    <message>
        <source>Bravo ! Le pion est tombé.</source>
        <translation>Well done! The disc has fallen.</translation>
    </message>
    <message>
        <source>Bravo ! Les deux tas sont pareils.</source>
        <translation>Well done! Both heaps are the same.</translation>
    </message>
    <message>
        <source>Bravo ! Toute la ligne s&apos;est retournée.</source>
        <translation>Well done! The whole line has turned.</translation>
    </message>
    <message>
        <source>Bravo ! Trois lignes d&apos;un coup.</source>
        <translation>Well done! Three lines at once.</translation>
    </message>
    <message>
        <source>Bravo ! Vous avez joué deux fois de suite.</source>
        <translation>Well done! You played twice in a row.</translation>
    </message>
    <message>
        <source>Bravo ! Vous n&apos;avez pas perdu.</source>
        <translation>Well done! You did not lose.</translation>
    </message>
    <message>
        <source>Ce coup est permis. Cherchez-en un qui ne l&apos;est pas.</source>
        <translation>This move is allowed. Look for one that is not.</translation>
    </message>
    <message>
        <source>Ce coup ne gagne pas encore. Cherchez celui qui gagne tout de suite.</source>
        <translation>This move does not win yet. Look for the one that wins at once.</translation>
    </message>
    <message>
        <source>Cette colonne était vide : le pion est tombé tout en bas.</source>
        <translation>This column was empty: the disc fell to the bottom.</translation>
    </message>
    <message>
        <source>Choisissez une colonne.</source>
        <translation>Choose a column.</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Standing</translation>
    </message>
    <message>
        <source>Commencé le {date}.</source>
        <translation>Begun on {date}.</translation>
    </message>
    <message>
        <source>Commencée</source>
        <translation>Begun</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Dans tous les sens</source>
        <translation>In every direction</translation>
    </message>
    <message>
        <source>Deux lignes à la fois</source>
        <translation>Two lines at once</translation>
    </message>
    <message>
        <source>Deux menaces</source>
        <translation>Two threats</translation>
    </message>
    <message>
        <source>Deux tas égaux</source>
        <translation>Two equal heaps</translation>
    </message>
    <message>
        <source>Deux tas égaux sont un piège pour l&apos;autre.</source>
        <translation>Two equal heaps are a trap for the other side.</translation>
    </message>
    <message>
        <source>Début</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Départage</source>
        <translation>Tie-break</translation>
    </message>
    <message>
        <source>Egaroucid</source>
        <translation>Egaroucid</translation>
    </message>
    <message>
        <source>Egaroucid : la position à {nombre} pions est illisible</source>
        <translation>Egaroucid: the position with {nombre} discs cannot be read</translation>
    </message>
    <message>
        <source>Egaroucid : la position à {nombre} pions ne suit pas la précédente</source>
        <translation>Egaroucid: the position with {nombre} discs does not follow from the one before</translation>
    </message>
    <message>
        <source>Egaroucid, {erreur}</source>
        <translation>Egaroucid, {erreur}</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Elo au fil des parties</source>
        <translation>Elo as the games went</translation>
    </message>
    <message>
        <source>Empiler</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Empêchez Jaune de gagner.</source>
        <translation>Keep Yellow from winning.</translation>
    </message>
    <message>
        <source>Empêchez l&apos;autre de gagner.</source>
        <translation>Keep the other side from winning.</translation>
    </message>
    <message>
        <source>En laisser un</source>
        <translation>Leave one</translation>
    </message>
    <message>
        <source>Essayez d&apos;en prendre quatre.</source>
        <translation>Try to take four.</translation>
    </message>
    <message>
        <source>Essayez de jouer dans la colonne pleine.</source>
        <translation>Try to play in the full column.</translation>
    </message>
    <message>
        <source>Essayez de jouer sur une case prise.</source>
        <translation>Try to play on a taken square.</translation>
    </message>
    <message>
        <source>Essayez une case vide où rien ne se retourne.</source>
        <translation>Try an empty square where nothing turns.</translation>
    </message>
    <message>
        <source>FEN, ligne {ligne} : {nombre} cases : attendu 8</source>
        <translation>FEN, line {ligne}: {nombre} squares: 8 expected</translation>
    </message>
    <message>
        <source>Faire pareil</source>
        <translation>Do the same</translation>
    </message>
    <message>
        <source>Faites passer Blanc, puis jouez encore une fois.</source>
        <translation>Make White pass, then play once more.</translation>
    </message>
    <message>
        <source>Fautes</source>
        <translation>Faults</translation>
    </message>
    <message>
        <source>Fichier</source>
        <translation>File</translation>
    </message>
    <message>
        <source>GGF</source>
        <translation>GGF</translation>
    </message>
    <message>
        <source>Gagner d&apos;abord</source>
        <translation>Win first</translation>
    </message>
    <message>
        <source>Gagnez avec quatre pions côte à côte.</source>
        <translation>Win with four discs side by side.</translation>
    </message>
    <message>
        <source>Gagnez avec trois croix côte à côte.</source>
        <translation>Win with three crosses side by side.</translation>
    </message>
    <message>
        <source>Gagnez avec trois croix l&apos;une sur l&apos;autre.</source>
        <translation>Win with three crosses one above the other.</translation>
    </message>
    <message>
        <source>Gagnez d&apos;un coin à l&apos;autre.</source>
        <translation>Win from corner to corner.</translation>
    </message>
    <message>
        <source>Gagnez dans une colonne.</source>
        <translation>Win in a column.</translation>
    </message>
    <message>
        <source>Gagnez tout de suite.</source>
        <translation>Win at once.</translation>
    </message>
    <message>
        <source>Gagné ! Comptez : Noir a le plus de pions.</source>
        <translation>You win! Count them: Black has the most discs.</translation>
    </message>
    <message>
        <source>Gagné ! Inutile d&apos;arrêter l&apos;autre.</source>
        <translation>You win! No need to stop the other side.</translation>
    </message>
    <message>
        <source>Gagné ! L&apos;autre ne pouvait pas tout fermer.</source>
        <translation>You win! The other side could not close both.</translation>
    </message>
    <message>
        <source>Gagné ! Quatre côte à côte.</source>
        <translation>You win! Four side by side.</translation>
    </message>
    <message>
        <source>Gagné ! Quatre en biais.</source>
        <translation>You win! Four on a slant.</translation>
    </message>
    <message>
        <source>Gagné ! Quatre l&apos;un sur l&apos;autre.</source>
        <translation>You win! Four on top of each other.</translation>
    </message>
    <message>
        <source>Gagné ! Trois côte à côte.</source>
        <translation>You win! Three side by side.</translation>
    </message>
    <message>
        <source>Gagné ! Trois en biais.</source>
        <translation>You win! Three on a slant.</translation>
    </message>
    <message>
        <source>Gagné ! Trois l&apos;une sur l&apos;autre.</source>
        <translation>You win! Three one above the other.</translation>
    </message>
    <message>
        <source>Gagné ! Vous avez pris le dernier.</source>
        <translation>You win! You took the last one.</translation>
    </message>
    <message>
        <source>Gagné ! Vous avez toujours fait pareil.</source>
        <translation>You win! You always did the same.</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Gardez toujours deux tas égaux, jusqu&apos;au bout.</source>
        <translation>Keep the two heaps equal, to the end.</translation>
    </message>
    <message>
        <source>H0 acceptée</source>
        <translation>H0 accepted</translation>
    </message>
    <message>
        <source>H1 acceptée</source>
        <translation>H1 accepted</translation>
    </message>
    <message>
        <source>Ici, qui prend le dernier objet perd.</source>
        <translation>Here, whoever takes the last object loses.</translation>
    </message>
    <message>
        <source>Il reste des objets dans ce tas. Prenez celui du bas.</source>
        <translation>Objects are left in this heap. Take the lowest one.</translation>
    </message>
    <message>
        <source>Il reste trois tas, ou deux qui ne sont pas égaux. Essayez autre chose.</source>
        <translation>Three heaps are left, or two that are not equal. Try something else.</translation>
    </message>
    <message>
        <source>Il reste {reste} objets dans ce tas, pas un seul.</source>
        <translation>{reste} objects are left in this heap, not one.</translation>
    </message>
    <message>
        <source>JSON illisible</source>
        <translation>JSON that cannot be read</translation>
    </message>
    <message>
        <source>JSON illisible à partir du caractère {place}</source>
        <translation>JSON that cannot be read from character {place} on</translation>
    </message>
    <message>
        <source>JSON qui n&apos;est pas une partie d&apos;Egaroucid : attendu une position par nombre de pions, de 4 à 64</source>
        <translation>JSON that is no Egaroucid game: a position for each number of discs expected, from 4 to 64</translation>
    </message>
    <message>
        <source>JSON qui n&apos;est pas une partie d&apos;Othello Quest : attendu players et position.moves</source>
        <translation>JSON that is no Othello Quest game: players and position.moves expected</translation>
    </message>
    <message>
        <source>Jaune a trois pions et va gagner.</source>
        <translation>Yellow has three discs and is about to win.</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Jouez pour qu&apos;il ne puisse pas gagner.</source>
        <translation>Play so that it cannot win.</translation>
    </message>
    <message>
        <source>Jouez sans laisser Jaune gagner au coup suivant.</source>
        <translation>Play without letting Yellow win on the next move.</translation>
    </message>
    <message>
        <source>Jouez sans laisser de coin à Blanc.</source>
        <translation>Play without leaving White a corner.</translation>
    </message>
    <message>
        <source>Jouez sur une case qui porte un rond.</source>
        <translation>Play on a square with a ring.</translation>
    </message>
    <message>
        <source>Jouez toute la partie sans perdre.</source>
        <translation>Play the whole game without losing.</translation>
    </message>
    <message>
        <source>Jugées</source>
        <translation>Judged</translation>
    </message>
    <message>
        <source>Justes</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>L&apos;autre a deux ronds et va gagner.</source>
        <translation>The other side has two noughts and is about to win.</translation>
    </message>
    <message>
        <source>L&apos;autre menace, mais c&apos;est à vous de jouer.</source>
        <translation>The other side threatens, but it is your turn.</translation>
    </message>
    <message>
        <source>L&apos;autre veut menacer de deux côtés.</source>
        <translation>The other side wants to threaten in two places.</translation>
    </message>
    <message>
        <source>La grille pleine</source>
        <translation>The full grid</translation>
    </message>
    <message>
        <source>Laisser peu de choix</source>
        <translation>Leave little choice</translation>
    </message>
    <message>
        <source>Laisser tomber un pion</source>
        <translation>Drop a disc</translation>
    </message>
    <message>
        <source>Laissez des tas de un, deux et trois.</source>
        <translation>Leave heaps of one, two and three.</translation>
    </message>
    <message>
        <source>Laissez deux tas égaux, et rien d&apos;autre.</source>
        <translation>Leave two equal heaps, and nothing else.</translation>
    </message>
    <message>
        <source>Laissez le dernier objet à l&apos;autre.</source>
        <translation>Leave the last object to the other side.</translation>
    </message>
    <message>
        <source>Laissez à Blanc le moins de cases possible.</source>
        <translation>Leave White as few squares as possible.</translation>
    </message>
    <message>
        <source>Le dernier objet</source>
        <translation>The last object</translation>
    </message>
    <message>
        <source>Les colonnes 2 et 5 ouvrent trois pions des deux côtés : à 1 demi-coup, l&apos;arbre n&apos;en voit rien ; à 3, il voit qu&apos;elles gagnent.</source>
        <translation>Columns 2 and 5 make three discs open on both sides: at 1 ply the tree sees nothing of it; at 3 it sees that they win.</translation>
    </message>
    <message>
        <source>Les dernières cases</source>
        <translation>The last squares</translation>
    </message>
    <message>
        <source>Les lignes vont à plat, debout ou en biais.</source>
        <translation>Lines go across, up and down, or on a slant.</translation>
    </message>
    <message>
        <source>Les tas ont {premier} et {second} : ils ne sont pas égaux.</source>
        <translation>The heaps have {premier} and {second}: they are not equal.</translation>
    </message>
    <message>
        <source>Marge</source>
        <translation>Margin</translation>
    </message>
    <message>
        <source>Menacez de deux côtés, puis gagnez.</source>
        <translation>Threaten in two places, then win.</translation>
    </message>
    <message>
        <source>Mobilité</source>
        <translation>Mobility</translation>
    </message>
    <message>
        <source>Moins l&apos;autre a de cases où jouer, plus c&apos;est difficile pour lui.</source>
        <translation>The fewer squares the other side has, the harder it is.</translation>
    </message>
    <message>
        <source>Morpion : le piège des coins opposés</source>
        <translation>Tic-tac-toe: the trap of the opposite corners</translation>
    </message>
    <message>
        <source>Ne pas donner le coin</source>
        <translation>Do not give the corner</translation>
    </message>
    <message>
        <source>Nim : deux tas égaux</source>
        <translation>Nim: two equal heaps</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Nulles</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>O doit jouer un bord : les deux coins libres perdent, et il faut 4 demi-coups pour le voir.</source>
        <translation>O must play an edge: both free corners lose, and it takes 4 plies to see it.</translation>
    </message>
    <message>
        <source>On choisit combien on prend.</source>
        <translation>You choose how many you take.</translation>
    </message>
    <message>
        <source>On gagne aussi avec quatre pions l&apos;un sur l&apos;autre.</source>
        <translation>Four discs on top of each other win too.</translation>
    </message>
    <message>
        <source>On gagne aussi dans une colonne.</source>
        <translation>A column wins too.</translation>
    </message>
    <message>
        <source>On gagne aussi en biais, comme un escalier.</source>
        <translation>Four on a slant win too, like stairs.</translation>
    </message>
    <message>
        <source>On gagne aussi en biais.</source>
        <translation>Three on a slant win too.</translation>
    </message>
    <message>
        <source>On ne joue pas sur une case prise.</source>
        <translation>One does not play on a taken square.</translation>
    </message>
    <message>
        <source>On peut vider un tas d&apos;un coup.</source>
        <translation>You may empty a heap in one go.</translation>
    </message>
    <message>
        <source>On prend des objets dans un tas : un, ou plusieurs. Choisir un objet prend aussi ceux qui sont dessus.</source>
        <translation>You take objects from one heap: one, or several. Choosing an object also takes those above it.</translation>
    </message>
    <message>
        <source>Othello : l&apos;ordre des coups</source>
        <translation>Othello: the order of the moves</translation>
    </message>
    <message>
        <source>Othello : la parité d&apos;une fin</source>
        <translation>Othello: the parity of an ending</translation>
    </message>
    <message>
        <source>Othello Quest</source>
        <translation>Othello Quest</translation>
    </message>
    <message>
        <source>Othello Quest, {erreur}</source>
        <translation>Othello Quest, {erreur}</translation>
    </message>
    <message>
        <source>Ouvertures</source>
        <translation>Openings</translation>
    </message>
    <message>
        <source>PGN</source>
        <translation>PGN</translation>
    </message>
    <message>
        <source>PGN, partie {rang}, {erreur}</source>
        <translation>PGN, game {rang}, {erreur}</translation>
    </message>
    <message>
        <source>Par coup</source>
        <translation>Per move</translation>
    </message>
    <message>
        <source>Parfois, on ne peut prendre que trois objets à la fois.</source>
        <translation>Sometimes, you may take only three objects at once.</translation>
    </message>
    <message>
        <source>Partie nulle : personne n&apos;a gagné.</source>
        <translation>A draw: nobody has won.</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Passer son tour</source>
        <translation>Passing</translation>
    </message>
    <message>
        <source>Pertes</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Poser une croix</source>
        <translation>Place a cross</translation>
    </message>
    <message>
        <source>Posez un pion sur un autre.</source>
        <translation>Put a disc on another one.</translation>
    </message>
    <message>
        <source>Posez une croix où vous voulez.</source>
        <translation>Place a cross wherever you like.</translation>
    </message>
    <message>
        <source>Premier</source>
        <translation>First</translation>
    </message>
    <message>
        <source>Prendre des objets</source>
        <translation>Take objects</translation>
    </message>
    <message>
        <source>Prendre un coin</source>
        <translation>Take a corner</translation>
    </message>
    <message>
        <source>Prenez ce que vous voulez.</source>
        <translation>Take what you like.</translation>
    </message>
    <message>
        <source>Prenez des objets, et laissez-en un seul dans le tas.</source>
        <translation>Take objects, and leave just one in the heap.</translation>
    </message>
    <message>
        <source>Prenez tout un tas.</source>
        <translation>Take a whole heap.</translation>
    </message>
    <message>
        <source>Prenez un coin.</source>
        <translation>Take a corner.</translation>
    </message>
    <message>
        <source>Puissance 4 : deux menaces à la fois</source>
        <translation>Connect Four: two threats at once</translation>
    </message>
    <message>
        <source>Quand l&apos;autre prend dans un tas, prenez autant dans l&apos;autre tas.</source>
        <translation>When the other side takes from one heap, take as many from the other heap.</translation>
    </message>
    <message>
        <source>Quand plus personne ne peut jouer, on compte : qui a le plus de pions gagne.</source>
        <translation>When nobody can play any more, count: whoever has the most discs wins.</translation>
    </message>
    <message>
        <source>Quand tout est plein et que personne n&apos;a quatre pions de suite, la partie est nulle.</source>
        <translation>When everything is full and nobody has four in a row, the game is a draw.</translation>
    </message>
    <message>
        <source>Quatre debout</source>
        <translation>Four up</translation>
    </message>
    <message>
        <source>Quatre en biais</source>
        <translation>Four on a slant</translation>
    </message>
    <message>
        <source>Quatre pions de suite gagnent.</source>
        <translation>Four discs in a row win.</translation>
    </message>
    <message>
        <source>Quatre à plat</source>
        <translation>Four across</translation>
    </message>
    <message>
        <source>Quelqu&apos;un a tout gagné ou tout perdu : une nulle supposée par rencontre borne les Elo.</source>
        <translation>Somebody has won or lost everything: a draw that is assumed in each pairing bounds the Elo.</translation>
    </message>
    <message>
        <source>Qui ne peut rien retourner passe son tour : l&apos;autre joue encore.</source>
        <translation>Whoever cannot turn anything passes: the other side plays again.</translation>
    </message>
    <message>
        <source>Qui perd gagne</source>
        <translation>Losing wins</translation>
    </message>
    <message>
        <source>Qui prend le dernier objet gagne.</source>
        <translation>Whoever takes the last object wins.</translation>
    </message>
    <message>
        <source>Regarder au-dessus</source>
        <translation>Look above</translation>
    </message>
    <message>
        <source>Remarque</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>Remplissez la dernière colonne.</source>
        <translation>Fill the last column.</translation>
    </message>
    <message>
        <source>Rendez les deux tas égaux.</source>
        <translation>Make the two heaps equal.</translation>
    </message>
    <message>
        <source>Rendue</source>
        <translation>Handed in</translation>
    </message>
    <message>
        <source>Retourner un pion</source>
        <translation>Turn a disc</translation>
    </message>
    <message>
        <source>Retournez deux lignes avec un seul pion.</source>
        <translation>Turn two lines with a single disc.</translation>
    </message>
    <message>
        <source>Retournez trois lignes avec un seul pion.</source>
        <translation>Turn three lines with a single disc.</translation>
    </message>
    <message>
        <source>Retournez trois pions d&apos;une même ligne.</source>
        <translation>Turn three discs of one line.</translation>
    </message>
    <message>
        <source>SGF</source>
        <translation>SGF</translation>
    </message>
    <message>
        <source>SGF, partie {rang}, {erreur}</source>
        <translation>SGF, game {rang}, {erreur}</translation>
    </message>
    <message>
        <source>SPRT de {zero} et {un} Elo : {rapport} [{bas} ; {haut}], {verdict}</source>
        <translation>SPRT of {zero} and {un} Elo: {rapport} [{bas}; {haut}], {verdict}</translation>
    </message>
    <message>
        <source>SQLite répond {nom}</source>
        <translation>SQLite answers {nom}</translation>
    </message>
    <message>
        <source>Sans le trait</source>
        <translation>Moving second</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>Secondes</source>
        <translation>Seconds</translation>
    </message>
    <message>
        <source>Sensei</source>
        <translation>Sensei</translation>
    </message>
    <message>
        <source>Seules les {nombre} premières parties sont ici.</source>
        <translation>Only the first {nombre} games are here.</translation>
    </message>
    <message>
        <source>Si deux cases gagnent, l&apos;autre ne peut en fermer qu&apos;une.</source>
        <translation>If two squares win, the other side can close only one.</translation>
    </message>
    <message>
        <source>Si deux tas sont égaux, le troisième est de trop.</source>
        <translation>If two heaps are equal, the third is one too many.</translation>
    </message>
    <message>
        <source>Si personne ne se trompe, personne ne gagne.</source>
        <translation>If nobody makes a mistake, nobody wins.</translation>
    </message>
    <message>
        <source>Sur ce petit plateau, choisissez la case qui fait gagner Noir.</source>
        <translation>On this small board, choose the square that makes Black win.</translation>
    </message>
    <message>
        <source>Séance</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Tableau croisé</source>
        <translation>Cross table</translation>
    </message>
    <message>
        <source>Tournoi {numero} : {jeu}</source>
        <translation>Tournament {numero}: {jeu}</translation>
    </message>
    <message>
        <source>Tous les coups perdent : l&apos;autre joueur imite, et prend le dernier objet. L&apos;arbre va jusqu&apos;à la fin.</source>
        <translation>Every move loses: the other player imitates, and takes the last object. The tree goes to the end.</translation>
    </message>
    <message>
        <source>Tous les pions blancs qui se suivent entre deux noirs se retournent ensemble.</source>
        <translation>All the white discs in a row between two black ones turn together.</translation>
    </message>
    <message>
        <source>Tout un tas</source>
        <translation>A whole heap</translation>
    </message>
    <message>
        <source>Toute une ligne</source>
        <translation>A whole line</translation>
    </message>
    <message>
        <source>Toute une partie</source>
        <translation>A whole game</translation>
    </message>
    <message>
        <source>Trois au plus</source>
        <translation>Three at most</translation>
    </message>
    <message>
        <source>Trois croix de suite gagnent.</source>
        <translation>Three crosses in a row win.</translation>
    </message>
    <message>
        <source>Trois debout</source>
        <translation>Three up</translation>
    </message>
    <message>
        <source>Trois en biais</source>
        <translation>Three on a slant</translation>
    </message>
    <message>
        <source>Trois tas</source>
        <translation>Three heaps</translation>
    </message>
    <message>
        <source>Trois à plat</source>
        <translation>Three across</translation>
    </message>
    <message>
        <source>Trouvez la dernière marche de l&apos;escalier.</source>
        <translation>Find the last step of the stairs.</translation>
    </message>
    <message>
        <source>Un pion dans un coin ne peut jamais être coincé : il reste à vous.</source>
        <translation>A disc in a corner can never be trapped: it stays yours.</translation>
    </message>
    <message>
        <source>Un pion mal placé peut ouvrir un coin à l&apos;autre.</source>
        <translation>A badly placed disc may open a corner to the other side.</translation>
    </message>
    <message>
        <source>Un pion qui ne retourne rien est interdit.</source>
        <translation>A disc that turns nothing is forbidden.</translation>
    </message>
    <message>
        <source>Un pion se pose sur ceux qui sont déjà là.</source>
        <translation>A disc lands on those that are already there.</translation>
    </message>
    <message>
        <source>Un seul pion peut fermer plusieurs lignes.</source>
        <translation>A single disc can close several lines.</translation>
    </message>
    <message>
        <source>Un, deux et trois objets : qui doit jouer là perd.</source>
        <translation>One, two and three objects: whoever must play there loses.</translation>
    </message>
    <message>
        <source>Un, deux, trois</source>
        <translation>One, two, three</translation>
    </message>
    <message>
        <source>Une case interdite</source>
        <translation>A forbidden square</translation>
    </message>
    <message>
        <source>Une case prise</source>
        <translation>A taken square</translation>
    </message>
    <message>
        <source>Une colonne a six places. Ensuite, elle est pleine.</source>
        <translation>A column has six places. Then it is full.</translation>
    </message>
    <message>
        <source>Une colonne pleine</source>
        <translation>A full column</translation>
    </message>
    <message>
        <source>Voir venir</source>
        <translation>See it coming</translation>
    </message>
    <message>
        <source>Votre pion sert de marche : l&apos;autre peut jouer juste dessus.</source>
        <translation>Your disc is a step: the other side can play right on top of it.</translation>
    </message>
    <message>
        <source>Vous avez les croix. On joue chacun son tour.</source>
        <translation>You have the crosses. Players take turns.</translation>
    </message>
    <message>
        <source>Vous avez les pions noirs. Posez un pion pour coincer un pion blanc entre deux noirs : il devient noir.</source>
        <translation>You have the black discs. Place a disc to trap a white one between two black ones: it becomes black.</translation>
    </message>
    <message>
        <source>Vous avez les rouges. Un pion tombe tout en bas de sa colonne.</source>
        <translation>You have the red discs. A disc falls to the bottom of its column.</translation>
    </message>
    <message>
        <source>Vous avez tout pris. Il fallait en laisser un.</source>
        <translation>You took them all. One had to be left.</translation>
    </message>
    <message>
        <source>Vous voyez : c&apos;est trop.</source>
        <translation>You see: that is too many.</translation>
    </message>
    <message>
        <source>Vous voyez : elle est déjà prise.</source>
        <translation>You see: it is taken already.</translation>
    </message>
    <message>
        <source>Vous voyez : il n&apos;y a plus de place.</source>
        <translation>You see: there is no room left.</translation>
    </message>
    <message>
        <source>Vous voyez : le plateau ne veut pas.</source>
        <translation>You see: the board does not let you.</translation>
    </message>
    <message>
        <source>WTHOR</source>
        <translation>WTHOR</translation>
    </message>
    <message>
        <source>WTHOR n&apos;a que des parties qui partent de la position initiale</source>
        <translation>WTHOR holds only games from the starting position</translation>
    </message>
    <message>
        <source>a1 est le bit de poids faible (Edax)</source>
        <translation>a1 is the least significant bit (Edax)</translation>
    </message>
    <message>
        <source>a1 est le bit de poids fort (Egaroucid)</source>
        <translation>a1 is the most significant bit (Egaroucid)</translation>
    </message>
    <message>
        <source>a1 est seule, h1 et h2 vont ensemble : jouer dans la région impaire gagne, entrer dans la paire perd.</source>
        <translation>a1 stands alone, h1 and h2 go together: playing in the odd region wins, entering the even one loses.</translation>
    </message>
    <message>
        <source>abandon</source>
        <translation>resigned</translation>
    </message>
    <message>
        <source>abandons</source>
        <translation>resignations</translation>
    </message>
    <message>
        <source>ampleur</source>
        <translation>swing</translation>
    </message>
    <message>
        <source>animation {chemin} : attendu un fichier {attendus}</source>
        <translation>animation {chemin}: expected a file {attendus}</translation>
    </message>
    <message>
        <source>après {coup}, rien n&apos;empêchait de gagner au coup suivant</source>
        <translation>after {coup}, nothing could stop a win on the next move</translation>
    </message>
    <message>
        <source>après {joue}, {moi} {c} à côté d&apos;une case vide et {adv} {d} ; après {mieux}, {a} et {b} (six coups plus loin, si chacun joue bien) : on ne peut jouer qu&apos;à côté de ceux de l&apos;autre</source>
        <translation>after {joue}, {moi} {c} next to an empty square and {adv} {d}; after {mieux}, {a} and {b} (six moves later, if both play well): each can only play next to those of the other</translation>
    </message>
    <message>
        <source>après {joue}, {moi} {c} à jouer et {adv} {d} ; après {mieux}, {a} et {b} (six coups plus loin, si chacun joue bien)</source>
        <translation>after {joue}, {moi} {c} to choose from and {adv} {d}; after {mieux}, {a} and {b} (six moves later, if both play well)</translation>
    </message>
    <message>
        <source>après {rang} coups : une position posée, ou deux coups à la fois</source>
        <translation>after {rang} moves: a position set up, or two moves at once</translation>
    </message>
    <message>
        <source>attendu au moins deux numéros différents, comme 1 3 6</source>
        <translation>expected at least two different numbers, such as 1 3 6</translation>
    </message>
    <message>
        <source>attendu de 1 à {limite} coups, comme f5d6c3</source>
        <translation>expected 1 to {limite} moves, such as f5d6c3</translation>
    </message>
    <message>
        <source>attendu des coups, comme f5d6c3, ou un nom de fichier</source>
        <translation>expected moves, such as f5d6c3, or the name of a file</translation>
    </message>
    <message>
        <source>attendu un nom de fichier, qui ne commence pas par un tiret</source>
        <translation>expected the name of a file, which does not begin with a hyphen</translation>
    </message>
    <message>
        <source>attendu un numéro de 1 à {nombre}</source>
        <translation>expected a number from 1 to {nombre}</translation>
    </message>
    <message>
        <source>attendu un objet JSON</source>
        <translation>expected a JSON object</translation>
    </message>
    <message>
        <source>aucun coup</source>
        <translation>no move</translation>
    </message>
    <message>
        <source>aucun coup : attendu par exemple f5d6c3</source>
        <translation>no move: for example f5d6c3 expected</translation>
    </message>
    <message>
        <source>aucun coup de ce texte ne peut être joué</source>
        <translation>no move of this text can be played</translation>
    </message>
    <message>
        <source>aucun coup de cette partie n&apos;est jugé : analyser la partie d&apos;abord</source>
        <translation>no move of this game has been judged: analyse the game first</translation>
    </message>
    <message>
        <source>aucun coup n&apos;est possible dans cette position : attendu une position où l&apos;on joue</source>
        <translation>no move is possible in this position: expected one in which somebody plays</translation>
    </message>
    <message>
        <source>aucun diagramme : attendu une position marquée, ou des numéros de coups, comme 20,34</source>
        <translation>no diagram: expected a marked position, or numbers of moves, such as 20,34</translation>
    </message>
    <message>
        <source>aucun fichier de parties dans {dossier}</source>
        <translation>no file of games in {dossier}</translation>
    </message>
    <message>
        <source>aucun nom de la bibliothèque ne ressemble à {nom}</source>
        <translation>no name of the library looks like {nom}</translation>
    </message>
    <message>
        <source>aucun nom n&apos;est réuni à un autre sous {nom} : bibliotheque personnes les liste</source>
        <translation>no name is joined to another under {nom}: bibliotheque personnes lists them</translation>
    </message>
    <message>
        <source>aucun pion</source>
        <translation>no disc</translation>
    </message>
    <message>
        <source>aucun problème : jamais un seul coup ne gagne dans les fins de cette partie</source>
        <translation>no problem: there is no position at the end of this game in which only one move wins</translation>
    </message>
    <message>
        <source>aucun processus ne peut travailler pour celui-ci, il manque les sémaphores du système (sous Linux, le dossier /dev/shm, où il faut pouvoir écrire) : {erreur}</source>
        <translation>no process can work for this one, for lack of the system&apos;s semaphores (on Linux, the folder /dev/shm, which must be writable): {erreur}</translation>
    </message>
    <message>
        <source>aucun répertoire {nom} : il y a {connus}</source>
        <translation>no repertoire {nom}: there are {connus}</translation>
    </message>
    <message>
        <source>aucune position dans ce texte</source>
        <translation>no position in this text</translation>
    </message>
    <message>
        <source>aucune étape : attendu au moins une</source>
        <translation>no step: expected at least one</translation>
    </message>
    <message>
        <source>aura {n}</source>
        <translation>will have {n}</translation>
    </message>
    <message>
        <source>basculement</source>
        <translation>turning_point</translation>
    </message>
    <message>
        <source>base de tournois {base} : un texte y est illisible</source>
        <translation>file of tournaments {base}: a text in it cannot be read</translation>
    </message>
    <message>
        <source>blanc</source>
        <translation>white</translation>
    </message>
    <message>
        <source>c&apos;est un autre genre de fichier</source>
        <translation>it is another kind of file</translation>
    </message>
    <message>
        <source>caractère {place} : {texte!r}</source>
        <translation>character {place}: {texte!r}</translation>
    </message>
    <message>
        <source>ce n&apos;est pas un exercice : attendu des coups que la position permet</source>
        <translation>this is no exercise: expected moves that the position allows</translation>
    </message>
    <message>
        <source>ce n&apos;est pas un livre d&apos;Edax</source>
        <translation>this is no book of Edax</translation>
    </message>
    <message>
        <source>ce n&apos;est pas un livre d&apos;Egaroucid</source>
        <translation>this is no book of Egaroucid</translation>
    </message>
    <message>
        <source>ce plateau a plusieurs sens : {sens}</source>
        <translation>this board has several meanings: {sens}</translation>
    </message>
    <message>
        <source>ce système ne dit pas ce que tient un processus : attendu Linux, et son /proc</source>
        <translation>this system does not tell what a process holds: expected Linux, and its /proc</translation>
    </message>
    <message>
        <source>cette position a plusieurs sens : {sens}</source>
        <translation>this position has several meanings: {sens}</translation>
    </message>
    <message>
        <source>champ {nom!r} inconnu : attendu {attendus}</source>
        <translation>unknown field {nom!r}: expected {attendus}</translation>
    </message>
    <message>
        <source>chutes</source>
        <translation>flags</translation>
    </message>
    <message>
        <source>coins {coins!r} impossible : attendu {attendu}</source>
        <translation>corners {coins!r} impossible: expected {attendu}</translation>
    </message>
    <message>
        <source>correction {voulue!r} inconnue : attendu {attendues}</source>
        <translation>unknown correction {voulue!r}: expected {attendues}</translation>
    </message>
    <message>
        <source>couleur {couleur!r} : attendu {attendu}</source>
        <translation>colour {couleur!r}: expected {attendu}</translation>
    </message>
    <message>
        <source>couleurs fixes</source>
        <translation>fixed colours</translation>
    </message>
    <message>
        <source>coup {coup!r} impossible : attendu parmi {possibles}</source>
        <translation>impossible move {coup!r}: expected one of {possibles}</translation>
    </message>
    <message>
        <source>coup {rang}, {coup!r} : {erreur}</source>
        <translation>move {rang}, {coup!r}: {erreur}</translation>
    </message>
    <message>
        <source>coup {rang}, {coup} : la casse est celle d&apos;un coup de {ecrit}, le trait est à {trait}</source>
        <translation>move {rang}, {coup}: its case is that of a move by {ecrit}, {trait} is to move</translation>
    </message>
    <message>
        <source>coups</source>
        <translation>moves</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decision</translation>
    </message>
    <message>
        <source>defaites</source>
        <translation>losses</translation>
    </message>
    <message>
        <source>demande {genre!r} inconnue : attendu {attendus}</source>
        <translation>unknown demand {genre!r}: expected {attendus}</translation>
    </message>
    <message>
        <source>departage</source>
        <translation>tie_break</translation>
    </message>
    <message>
        <source>des coups n&apos;y tiennent à rien</source>
        <translation>some of its moves hang on nothing</translation>
    </message>
    <message>
        <source>des parties de {premiere} à {derniere} : WTHOR n&apos;a qu&apos;une année par fichier</source>
        <translation>games from {premiere} to {derniere}: WTHOR has one year in a file</translation>
    </message>
    <message>
        <source>dessins hors du plateau ou illisibles, gardés tels quels : {nombre}, dont {exemple}</source>
        <translation>drawings off the board or unreadable, kept as they are: {nombre}, such as {exemple}</translation>
    </message>
    <message>
        <source>dont au temps</source>
        <translation>of these on time</translation>
    </message>
    <message>
        <source>dont forfaits</source>
        <translation>of these forfeits</translation>
    </message>
    <message>
        <source>elo</source>
        <translation>elo</translation>
    </message>
    <message>
        <source>elo_bas</source>
        <translation>elo_low</translation>
    </message>
    <message>
        <source>elo_haut</source>
        <translation>elo_high</translation>
    </message>
    <message>
        <source>exercice de {jeu} : attendu {connus}</source>
        <translation>exercise of {jeu}: expected {connus}</translation>
    </message>
    <message>
        <source>faisait nulle</source>
        <translation>drew</translation>
    </message>
    <message>
        <source>fait nulle</source>
        <translation>draws</translation>
    </message>
    <message>
        <source>fautes</source>
        <translation>faults</translation>
    </message>
    <message>
        <source>fautif</source>
        <translation>at_fault</translation>
    </message>
    <message>
        <source>fichier abîmé, ou d&apos;un autre genre ({raison}) : attendu un fichier {suffixe}</source>
        <translation>damaged file, or of another kind ({raison}): expected a file {suffixe}</translation>
    </message>
    <message>
        <source>fins résolues à {vides} cases vides</source>
        <translation>endings solved from {vides} empty squares</translation>
    </message>
    <message>
        <source>format {vers!r} inconnu : attendu {attendus}</source>
        <translation>unknown format {vers!r}: expected {attendus}</translation>
    </message>
    <message>
        <source>fr</source>
        <translation>en</translation>
    </message>
    <message>
        <source>gagnait de {n}</source>
        <translation>won by {n}</translation>
    </message>
    <message>
        <source>gagne de {n}</source>
        <translation>wins by {n}</translation>
    </message>
    <message>
        <source>gantelet</source>
        <translation>gauntlet</translation>
    </message>
    <message>
        <source>genre {nom!r} inconnu : attendu {genres}</source>
        <translation>unknown kind {nom!r}: expected {genres}</translation>
    </message>
    <message>
        <source>graine</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>graine trop grande : attendu {maximum} au plus</source>
        <translation>seed too large: expected {maximum} at most</translation>
    </message>
    <message>
        <source>graine {graine}</source>
        <translation>seed {graine}</translation>
    </message>
    <message>
        <source>il est en lecture seule</source>
        <translation>it is read-only</translation>
    </message>
    <message>
        <source>il est occupé par un autre programme</source>
        <translation>another program is using it</translation>
    </message>
    <message>
        <source>il faut au moins deux réponses à choisir, il y en a {nombre}</source>
        <translation>at least two answers to choose from are needed, there are {nombre}</translation>
    </message>
    <message>
        <source>il n&apos;y a rien à rétablir : les parties supprimées reviennent pendant 30 jours</source>
        <translation>nothing to restore: deleted games can come back for 30 days</translation>
    </message>
    <message>
        <source>il ne peut pas être ouvert</source>
        <translation>it cannot be opened</translation>
    </message>
    <message>
        <source>il y avait de quoi gagner tout de suite : {coups}</source>
        <translation>this won at once: {coups}</translation>
    </message>
    <message>
        <source>image de {cote} pixels : attendu {attendu}</source>
        <translation>picture of {cote} pixels: expected {attendu}</translation>
    </message>
    <message>
        <source>jeu</source>
        <translation>game</translation>
    </message>
    <message>
        <source>jeu GM[{genre}] : attendu 2, l&apos;othello</source>
        <translation>game GM[{genre}]: 2 expected, Othello</translation>
    </message>
    <message>
        <source>joueur</source>
        <translation>player</translation>
    </message>
    <message>
        <source>joueur {texte} : un caractère qui ne se voit pas n&apos;y a pas sa place</source>
        <translation>player {texte}: a character that cannot be seen has no place there</translation>
    </message>
    <message>
        <source>l&apos;adversaire gagne tout de suite : {coups}</source>
        <translation>the opponent wins at once: {coups}</translation>
    </message>
    <message>
        <source>l&apos;adversaire peut laisser un nombre impair de tas de valeur 1, par {coup}</source>
        <translation>the opponent can leave an odd number of heaps of value 1, with {coup}</translation>
    </message>
    <message>
        <source>l&apos;analyse d&apos;une partie entière ne se fait qu&apos;à Othello</source>
        <translation>whole games are analysed at Othello only</translation>
    </message>
    <message>
        <source>l&apos;étape n&apos;a pas de titre : attendu celui que l&apos;élève lira</source>
        <translation>the step has no title: expected the one that the pupil will read</translation>
    </message>
    <message>
        <source>la bibliothèque n&apos;a pas de collection {numero}</source>
        <translation>the library has no collection {numero}</translation>
    </message>
    <message>
        <source>la bibliothèque n&apos;a pas de joueur {nom}</source>
        <translation>the library has no player {nom}</translation>
    </message>
    <message>
        <source>la bibliothèque n&apos;a pas de partie {numero}</source>
        <translation>the library has no game {numero}</translation>
    </message>
    <message>
        <source>la bibliothèque n&apos;a rien sous ce numéro : {numero}</source>
        <translation>the library has nothing under this number: {numero}</translation>
    </message>
    <message>
        <source>la bibliothèque {chemin} est abîmée</source>
        <translation>the library {chemin} is damaged</translation>
    </message>
    <message>
        <source>la bibliothèque {chemin} ne peut pas être utilisée : {raison}</source>
        <translation>the library {chemin} cannot be used: {raison}</translation>
    </message>
    <message>
        <source>la fenêtre ne s&apos;est pas ouverte : {raison}</source>
        <translation>the window did not open: {raison}</translation>
    </message>
    <message>
        <source>la feuille n&apos;a pas de nom : attendu celui que l&apos;élève lira</source>
        <translation>the sheet has no name: expected the one that the pupil will read</translation>
    </message>
    <message>
        <source>la même copie que {fichier}</source>
        <translation>the same work as {fichier}</translation>
    </message>
    <message>
        <source>la partie est terminée ici : rien à étendre</source>
        <translation>the game is over here: nothing to extend</translation>
    </message>
    <message>
        <source>la partie {numero} de la bibliothèque est abîmée</source>
        <translation>game {numero} of the library is damaged</translation>
    </message>
    <message>
        <source>langue {langue!r} impossible : attendu fr, en…</source>
        <translation>impossible language {langue!r}: expected fr, en…</translation>
    </message>
    <message>
        <source>langue {langue} : attendu {attendues}</source>
        <translation>language {langue}: expected {attendues}</translation>
    </message>
    <message>
        <source>le carnet {chemin} est abîmé</source>
        <translation>the notebook {chemin} is damaged</translation>
    </message>
    <message>
        <source>le carnet {chemin} ne peut pas être utilisé : {raison}</source>
        <translation>the notebook {chemin} cannot be used: {raison}</translation>
    </message>
    <message>
        <source>le coup {rang}, {coup}, n&apos;est pas permis</source>
        <translation>move {rang}, {coup}, is not legal</translation>
    </message>
    <message>
        <source>le dossier {dossier} ne peut pas être créé : {raison}</source>
        <translation>the folder {dossier} cannot be made: {raison}</translation>
    </message>
    <message>
        <source>le fichier des versions dit {ligne} : attendu un numéro comme 1.2.0</source>
        <translation>the file of versions says {ligne}: expected a number such as 1.2.0</translation>
    </message>
    <message>
        <source>le fichier des versions est trop long : attendu {octets} octets au plus</source>
        <translation>the file of versions is too long: expected {octets} bytes at most</translation>
    </message>
    <message>
        <source>le fichier {chemin} est abîmé</source>
        <translation>the file {chemin} is damaged</translation>
    </message>
    <message>
        <source>le fichier {texte} ne contient aucune partie ni position</source>
        <translation>the file {texte} holds no game and no position</translation>
    </message>
    <message>
        <source>le fichier {verrou} ne peut pas être écrit</source>
        <translation>the file {verrou} cannot be written</translation>
    </message>
    <message>
        <source>le journal n&apos;a pas de partie {numero}</source>
        <translation>the journal has no game {numero}</translation>
    </message>
    <message>
        <source>le journal {chemin} est abîmé</source>
        <translation>the journal {chemin} is damaged</translation>
    </message>
    <message>
        <source>le journal {chemin} ne peut pas être utilisé : {raison}</source>
        <translation>the journal {chemin} cannot be used: {raison}</translation>
    </message>
    <message>
        <source>le même travail que {fichier}, qui est plus complet ou plus récent</source>
        <translation>the same work as {fichier}, which is more complete or later</translation>
    </message>
    <message>
        <source>le programme qui lisait s&apos;est arrêté sans rien dire</source>
        <translation>the program that was reading stopped without a word</translation>
    </message>
    <message>
        <source>le rapport d&apos;une analyse n&apos;existe que pour Othello</source>
        <translation>only a game of Othello has a report of its analysis</translation>
    </message>
    <message>
        <source>le répertoire {chemin}, abîmé, est mis de côté : {ailleurs}</source>
        <translation>the repertoire {chemin} is damaged and set aside: {ailleurs}</translation>
    </message>
    <message>
        <source>le répertoire {nom} n&apos;a encore aucun coup à apprendre</source>
        <translation>the repertoire {nom} has no move to learn yet</translation>
    </message>
    <message>
        <source>le tournoi {numero} de {base} a changé depuis qu&apos;il a été lu</source>
        <translation>tournament {numero} of {base} has changed since it was read</translation>
    </message>
    <message>
        <source>le trait manque à la fin de la position : attendu X (noir) ou O (blanc)</source>
        <translation>the side to move is missing at the end of the position: expected X (black) or O (white)</translation>
    </message>
    <message>
        <source>le xor des valeurs des tas est {somme} après ce coup, et l&apos;adversaire le rend nul par {coup}</source>
        <translation>the xor of the heaps&apos; values is {somme} after this move, and the opponent makes it zero with {coup}</translation>
    </message>
    <message>
        <source>les comptes de la série sont illisibles</source>
        <translation>the accounts of the series cannot be read</translation>
    </message>
    <message>
        <source>les coups d&apos;une partie</source>
        <translation>the moves of a game</translation>
    </message>
    <message>
        <source>les deux couleurs occupent la case {case}</source>
        <translation>both colours are on square {case}</translation>
    </message>
    <message>
        <source>les deux nombres ont des cases en commun : attendu les pions d&apos;un camp, puis ceux de l&apos;autre</source>
        <translation>the two numbers have squares in common: the discs of one side expected, then those of the other</translation>
    </message>
    <message>
        <source>les lignes envoyées {envoi!r} : ni virgule ni deux-points, qui séparent les options d&apos;un joueur</source>
        <translation>the lines sent {envoi!r}: no comma nor colon, which separate the options of a player</translation>
    </message>
    <message>
        <source>les nombres</source>
        <translation>the numbers</translation>
    </message>
    <message>
        <source>les ouvertures et le sprt échangent les couleurs : elles ne peuvent pas être fixes</source>
        <translation>openings and the SPRT swap the colours, which cannot be fixed then</translation>
    </message>
    <message>
        <source>les ouvertures {demande} ne sont plus celles de ce tournoi</source>
        <translation>the openings {demande} are no longer those of this tournament</translation>
    </message>
    <message>
        <source>les ouvertures équilibrées manquent dans cette version : attendu hasard:8</source>
        <translation>this version lacks the balanced openings: expected hasard:8</translation>
    </message>
    <message>
        <source>les parties de la bibliothèque {dossier} sont déjà en cours d&apos;analyse</source>
        <translation>the games of the library {dossier} are being analysed already</translation>
    </message>
    <message>
        <source>les processus meurent avant de jouer</source>
        <translation>the processes die before they play</translation>
    </message>
    <message>
        <source>les processus meurent, quelle que soit la partie qu&apos;ils jugent</source>
        <translation>the processes die, whichever game they judge</translation>
    </message>
    <message>
        <source>ligne {numero} : {erreur}</source>
        <translation>line {numero}: {erreur}</translation>
    </message>
    <message>
        <source>ligne {numero} : {ligne!r} : attendu un champ comme Black:</source>
        <translation>line {numero}: {ligne!r}: a field like Black: expected</translation>
    </message>
    <message>
        <source>livre d&apos;Edax coupé : {nombre} positions annoncées, {octets} octets</source>
        <translation>book of Edax cut short: {nombre} positions announced, {octets} bytes</translation>
    </message>
    <message>
        <source>livre d&apos;Edax de version {version} : attendu la {attendue}</source>
        <translation>book of Edax of version {version}: expected {attendue}</translation>
    </message>
    <message>
        <source>livre d&apos;Egaroucid coupé : {nombre} positions annoncées, {octets} octets</source>
        <translation>book of Egaroucid cut short: {nombre} positions announced, {octets} bytes</translation>
    </message>
    <message>
        <source>livre d&apos;Egaroucid de version {version} : attendu la {attendue}</source>
        <translation>book of Egaroucid of version {version}: expected {attendue}</translation>
    </message>
    <message>
        <source>livre d&apos;ouvertures d&apos;une version plus récente d&apos;Othellier</source>
        <translation>opening book of a newer version of Othellier</translation>
    </message>
    <message>
        <source>livre d&apos;ouvertures de {nombre} Mo : attendu {limite} Mo au plus</source>
        <translation>opening book of {nombre} MB: expected {limite} MB at most</translation>
    </message>
    <message>
        <source>livre d&apos;ouvertures illisible : positions en désordre ou valeurs impossibles</source>
        <translation>the opening book cannot be read: positions out of order or impossible values</translation>
    </message>
    <message>
        <source>livre d&apos;ouvertures illisible : ses tableaux ne vont pas ensemble</source>
        <translation>the opening book cannot be read: its arrays do not go together</translation>
    </message>
    <message>
        <source>livre d&apos;ouvertures illisible : types ou formes inattendus</source>
        <translation>the opening book cannot be read: unexpected types or shapes</translation>
    </message>
    <message>
        <source>livre d&apos;ouvertures illisible : un coup jugé par un inconnu</source>
        <translation>opening book cannot be read: a move judged by nobody known</translation>
    </message>
    <message>
        <source>livre d&apos;ouvertures illisible : un coup sur une case occupée</source>
        <translation>the opening book cannot be read: a move on a square that is taken</translation>
    </message>
    <message>
        <source>livre de Puissance 4 faux : un score ou une colonne hors du jeu</source>
        <translation>the Connect Four book is wrong: a score or a column that the game does not have</translation>
    </message>
    <message>
        <source>livre de Puissance 4 illisible : attendu ce qu&apos;écrit la commande qui le construit</source>
        <translation>the Connect Four book cannot be read: expected what the command that builds it writes</translation>
    </message>
    <message>
        <source>loi des chances impossible : attendu {nombre} écarts et parts</source>
        <translation>impossible law of chances: expected {nombre} deviations and shares</translation>
    </message>
    <message>
        <source>lois des chances illisibles : {erreur}</source>
        <translation>unreadable laws of chances: {erreur}</translation>
    </message>
    <message>
        <source>lot {chemin} illisible ({erreur}) : l&apos;effacer, il sera refait</source>
        <translation>batch {chemin} cannot be read ({erreur}): delete it, it will be made again</translation>
    </message>
    <message>
        <source>marge_moyenne</source>
        <translation>mean_margin</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>matrice de forme {forme} : attendu autant de lignes que de colonnes, 4, 6, 8 ou 10</source>
        <translation>matrix of shape {forme}: expected as many rows as columns, 4, 6, 8 or 10</translation>
    </message>
    <message>
        <source>matrice de {type} : attendu des entiers</source>
        <translation>matrix of {type}: expected integers</translation>
    </message>
    <message>
        <source>matrice illisible : ses lignes n&apos;ont pas toutes la même longueur</source>
        <translation>the matrix cannot be read: its rows do not all have the same length</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>mobilite</source>
        <translation>mobility</translation>
    </message>
    <message>
        <source>moteur externe {suite!r} : attendu externe:PROTOCOLE[,option=valeur…]:COMMANDE, protocole {protocoles}, par exemple externe:gtp:gtp-rhino -l 3</source>
        <translation>external engine {suite!r}: expected externe:PROTOCOL[,option=value…]:COMMAND, protocol {protocoles}, for example externe:gtp:gtp-rhino -l 3</translation>
    </message>
    <message>
        <source>n&apos;a pas répondu comme un moteur {protocole} en {patience:g} s : essayer {autre} ?</source>
        <translation>did not answer as a {protocole} engine would within {patience:g} s: try {autre}?</translation>
    </message>
    <message>
        <source>n&apos;a pas répondu à {question} avant la fin de son temps</source>
        <translation>did not answer {question} before its time was over</translation>
    </message>
    <message>
        <source>n&apos;a pas répondu à {question} en {patience:g} s</source>
        <translation>did not answer {question} within {patience:g} s</translation>
    </message>
    <message>
        <source>n&apos;est pas une case</source>
        <translation>is not a square</translation>
    </message>
    <message>
        <source>ne connaît pas time_settings : temps=… n&apos;y peut rien</source>
        <translation>does not know time_settings: temps=… cannot help</translation>
    </message>
    <message>
        <source>ne démarre pas : {erreur}</source>
        <translation>does not start: {erreur}</translation>
    </message>
    <message>
        <source>ne peut pas être ouverte</source>
        <translation>cannot be opened</translation>
    </message>
    <message>
        <source>ne sait pas partir d&apos;une position dont les coups sont inconnus</source>
        <translation>cannot start from a position whose moves are unknown</translation>
    </message>
    <message>
        <source>noir</source>
        <translation>black</translation>
    </message>
    <message>
        <source>nom_ouverture</source>
        <translation>opening_name</translation>
    </message>
    <message>
        <source>nous a des pions qui ne sont pas dans masque : attendu ceux de qui a le trait, parmi tous</source>
        <translation>nous has discs that are not in masque: expected those of the side to move, among all</translation>
    </message>
    <message>
        <source>nulle convenue</source>
        <translation>agreed draw</translation>
    </message>
    <message>
        <source>nulles</source>
        <translation>draws</translation>
    </message>
    <message>
        <source>nœud {numero} déjà utilisé dans cette partie</source>
        <translation>node {numero} is already used in this game</translation>
    </message>
    <message>
        <source>nœud {numero} inexistant dans cette partie</source>
        <translation>no node {numero} in this game</translation>
    </message>
    <message>
        <source>occupée par un autre programme depuis {patience:g} s</source>
        <translation>in use by another program for {patience:g} s</translation>
    </message>
    <message>
        <source>on ne passe pas son tour à {jeu}</source>
        <translation>there is no pass in {jeu}</translation>
    </message>
    <message>
        <source>on ne prend que {maximum} objet au plus à la fois</source>
        <translation>at most {maximum} object can be taken at a time</translation>
    </message>
    <message>
        <source>on ne prend que {maximum} objets au plus à la fois</source>
        <translation>at most {maximum} objects can be taken at a time</translation>
    </message>
    <message>
        <source>option {cle} donnée deux fois pour {nom}</source>
        <translation>option {cle} given twice for {nom}</translation>
    </message>
    <message>
        <source>option {option!r} impossible pour {nom} : attendu {attendues}</source>
        <translation>option {option!r} is not possible for {nom}: expected {attendues}</translation>
    </message>
    <message>
        <source>othello de taille {taille} : la boucle ne le joue que sur {cote} × {cote}</source>
        <translation>Othello of size {taille}: the loop only plays it on {cote} × {cote}</translation>
    </message>
    <message>
        <source>othello ne se résout que sur 8 × 8, pas sur {taille} × {taille}</source>
        <translation>Othello is only solved on 8 × 8, not on {taille} × {taille}</translation>
    </message>
    <message>
        <source>oui ou non</source>
        <translation>oui (yes) or non (no)</translation>
    </message>
    <message>
        <source>ouverture</source>
        <translation>opening</translation>
    </message>
    <message>
        <source>ouvertures {demande!r} introuvables : attendu un fichier, hasard:PLIS ou equilibrees</source>
        <translation>openings {demande!r} not found: expected a file, hasard:PLIES or equilibrees</translation>
    </message>
    <message>
        <source>ouvertures {ouvertures}</source>
        <translation>openings {ouvertures}</translation>
    </message>
    <message>
        <source>page {nom!r} inconnue : attendu {attendues}</source>
        <translation>unknown page {nom!r}: expected {attendues}</translation>
    </message>
    <message>
        <source>partie</source>
        <translation>game</translation>
    </message>
    <message>
        <source>partie sans résultat : WTHOR veut un score, celui du plateau, {score}, est écrit</source>
        <translation>game without a result: WTHOR wants a score, that of the board, {score}, is written</translation>
    </message>
    <message>
        <source>partie {numero} : le résultat {noirs}-{blancs} n&apos;est pas celui de ses coups</source>
        <translation>game {numero}: the result {noirs}-{blancs} is not that of its moves</translation>
    </message>
    <message>
        <source>partie {numero} abîmée : ses coups ne peuvent être joués</source>
        <translation>game {numero} is damaged: its moves cannot be played</translation>
    </message>
    <message>
        <source>partie {numero} abîmée : ses coups s&apos;arrêtent avant la fin</source>
        <translation>game {numero} is damaged: its moves stop before the end</translation>
    </message>
    <message>
        <source>partie {numero} inexistante : le nombre de parties est {nombre}</source>
        <translation>there is no game {numero}: the number of games is {nombre}</translation>
    </message>
    <message>
        <source>partie {partie} : {nom} de {lu} pions noirs : attendu 0 à {cases}</source>
        <translation>game {partie}: {nom} of {lu} black discs: expected 0 to {cases}</translation>
    </message>
    <message>
        <source>partie {partie}, coup {coup} : {lu} {raison} : attendu 11 (a1) à 88 (h8), puis des 0</source>
        <translation>game {partie}, move {coup}: {lu} {raison}: expected 11 (a1) to 88 (h8), then zeros</translation>
    </message>
    <message>
        <source>partie {rang} : aucun coup à juger</source>
        <translation>game {rang}: no move to judge</translation>
    </message>
    <message>
        <source>partie {rang} : {erreur}</source>
        <translation>game {rang}: {erreur}</translation>
    </message>
    <message>
        <source>parties</source>
        <translation>games</translation>
    </message>
    <message>
        <source>parties en {suffixe} : attendu {attendus}</source>
        <translation>games as {suffixe}: expected {attendus}</translation>
    </message>
    <message>
        <source>pas de lots de positions dans {dossier} : attendu le dossier d&apos;un entraînement</source>
        <translation>no batches of positions in {dossier}: expected the folder of a training</translation>
    </message>
    <message>
        <source>pas de position dont apprendre, ou sur laquelle mesurer</source>
        <translation>no position to learn from, or to measure on</translation>
    </message>
    <message>
        <source>pas de verdict</source>
        <translation>no verdict</translation>
    </message>
    <message>
        <source>passe alors qu&apos;il peut jouer</source>
        <translation>passes but can play</translation>
    </message>
    <message>
        <source>passe impossible : {coup} se joue</source>
        <translation>no pass is possible: {coup} can be played</translation>
    </message>
    <message>
        <source>passes {passes} : attendu de 0 à {maximum} par camp</source>
        <translation>passes {passes}: expected 0 to {maximum} for each side</translation>
    </message>
    <message>
        <source>pendule {pendule}, règle {regle}</source>
        <translation>clock {pendule}, rule {regle}</translation>
    </message>
    <message>
        <source>pendules {texte!r} illisibles</source>
        <translation>clocks {texte!r} cannot be read</translation>
    </message>
    <message>
        <source>perd de {n}</source>
        <translation>loses by {n}</translation>
    </message>
    <message>
        <source>perdait de {n}</source>
        <translation>lost by {n}</translation>
    </message>
    <message>
        <source>personne n&apos;écrit dans le tube {nom}</source>
        <translation>nobody writes to the pipe {nom}</translation>
    </message>
    <message>
        <source>personne ne conseille à {jeu} avec ces options</source>
        <translation>nobody advises on {jeu} with these options</translation>
    </message>
    <message>
        <source>plateau de 64 cases</source>
        <translation>board of 64 squares</translation>
    </message>
    <message>
        <source>plateau de {taille} × {taille} : attendu 8 × 8</source>
        <translation>board of {taille} × {taille}: expected 8 × 8</translation>
    </message>
    <message>
        <source>plateau en deux nombres</source>
        <translation>board as two numbers</translation>
    </message>
    <message>
        <source>plus de {limite} ouvertures nommées</source>
        <translation>more than {limite} named openings</translation>
    </message>
    <message>
        <source>plus de {limite} répertoires dans {dossier}</source>
        <translation>more than {limite} repertoires in {dossier}</translation>
    </message>
    <message>
        <source>plus de {maximum} fichiers dans {dossier}</source>
        <translation>more than {maximum} files in {dossier}</translation>
    </message>
    <message>
        <source>plus de {maximum} noms : WTHOR n&apos;en a pas davantage</source>
        <translation>more than {maximum} names: WTHOR holds no more</translation>
    </message>
    <message>
        <source>plus de {maximum} parties : la bibliothèque n&apos;en tient pas davantage</source>
        <translation>more than {maximum} games: the library holds no more</translation>
    </message>
    <message>
        <source>plus de {maximum} positions : attendu une profondeur plus petite</source>
        <translation>more than {maximum} positions: expected a smaller depth</translation>
    </message>
    <message>
        <source>plusieurs noms ressemblent à {nom} : {noms}</source>
        <translation>several names look like {nom}: {noms}</translation>
    </message>
    <message>
        <source>poids illisibles : {erreur}</source>
        <translation>the weights cannot be read: {erreur}</translation>
    </message>
    <message>
        <source>poids {nom!r} illisibles : {erreur}</source>
        <translation>the weights {nom!r} cannot be read: {erreur}</translation>
    </message>
    <message>
        <source>poids {poids} : attendu de 0 à {limite}</source>
        <translation>weight {poids}: expected 0 to {limite}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>position FEN</source>
        <translation>FEN position</translation>
    </message>
    <message>
        <source>position de {nombre} signes : attendu 64 cases (X, O ou -) puis le trait (X ou O)</source>
        <translation>position of {nombre} signs: expected 64 squares (X, O or -) then the side to move (X or O)</translation>
    </message>
    <message>
        <source>position {rang} : attendu les scores de ses coups, ou {vides} cases vides au plus pour la résoudre</source>
        <translation>position {rang}: expected the scores of its moves, or at most {vides} empty squares for it to be solved</translation>
    </message>
    <message>
        <source>position {rang} : ce n&apos;est pas un exercice, attendu ce qu&apos;écrit othellier exercices</source>
        <translation>position {rang}: this is no exercise, expected what othellier exercices writes</translation>
    </message>
    <message>
        <source>position {rang} : coup ou valeur impossible</source>
        <translation>position {rang}: impossible move or value</translation>
    </message>
    <message>
        <source>position {rang} : deux pions sur la même case</source>
        <translation>position {rang}: two discs on one square</translation>
    </message>
    <message>
        <source>position {rang} : la partie est terminée, personne n&apos;a de coup</source>
        <translation>position {rang}: the game is over, nobody has a move</translation>
    </message>
    <message>
        <source>position {rang} : le trait n&apos;a aucun coup</source>
        <translation>position {rang}: the side to move has no move</translation>
    </message>
    <message>
        <source>position {rang} : qui a le trait doit passer, il n&apos;y a pas de coup à juger</source>
        <translation>position {rang}: the side to move must pass, there is no move to judge</translation>
    </message>
    <message>
        <source>position {rang} : {noms} a un score sans être un coup légal</source>
        <translation>position {rang}: {noms} has a score and is not a legal move</translation>
    </message>
    <message>
        <source>position {rang} : {noms} sans score, attendu celui de chaque coup légal</source>
        <translation>position {rang}: {noms} without a score, that of each legal move was expected</translation>
    </message>
    <message>
        <source>positions OBF</source>
        <translation>OBF positions</translation>
    </message>
    <message>
        <source>positions, une par ligne</source>
        <translation>positions, one a line</translation>
    </message>
    <message>
        <source>premier</source>
        <translation>first</translation>
    </message>
    <message>
        <source>profondeur={profondeur} : attendu 2 ou 3 demi-coups</source>
        <translation>profondeur={profondeur}: expected 2 or 3 plies</translation>
    </message>
    <message>
        <source>profondeur={profondeur} : attendu un entier au moins égal à 1</source>
        <translation>profondeur={profondeur}: expected an integer of at least 1</translation>
    </message>
    <message>
        <source>profondeur={profondeur} : {protocole} ne sait pas le dire à un moteur</source>
        <translation>profondeur={profondeur}: {protocole} cannot tell it to an engine</translation>
    </message>
    <message>
        <source>programme {programme!r} introuvable</source>
        <translation>program {programme!r} not found</translation>
    </message>
    <message>
        <source>quand</source>
        <translation>when</translation>
    </message>
    <message>
        <source>qui prend le dernier objet perd</source>
        <translation>whoever takes the last object loses</translation>
    </message>
    <message>
        <source>raison</source>
        <translation>reason</translation>
    </message>
    <message>
        <source>rang</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>rapport de vraisemblance</source>
        <translation>likelihood ratio</translation>
    </message>
    <message>
        <source>recette {nom} inconnue : attendu {attendus}</source>
        <translation>unknown recipe {nom}: expected {attendus}</translation>
    </message>
    <message>
        <source>refuse le coup {coup} : {reponse}</source>
        <translation>refuses the move {coup}: {reponse}</translation>
    </message>
    <message>
        <source>refuse {commande} : {reponse}</source>
        <translation>refuses {commande}: {reponse}</translation>
    </message>
    <message>
        <source>resultat</source>
        <translation>result</translation>
    </message>
    <message>
        <source>rien ne s&apos;y lit</source>
        <translation>nothing can be read there</translation>
    </message>
    <message>
        <source>rien à analyser : attendu une transcription (f5d6c3…) ou un fichier</source>
        <translation>nothing to analyse: expected a transcript (f5d6c3…) or a file</translation>
    </message>
    <message>
        <source>rien à importer : attendu un fichier, un dossier, ou --journal</source>
        <translation>nothing to import: a file, a folder or --journal is expected</translation>
    </message>
    <message>
        <source>rien à imprimer : attendu une partie, --vierge ou --problemes FICHIER</source>
        <translation>nothing to print: expected a game, --vierge or --problemes FILE</translation>
    </message>
    <message>
        <source>rien à lire : {acceptes}</source>
        <translation>nothing to read: {acceptes}</translation>
    </message>
    <message>
        <source>rien à réclamer : personne n&apos;a dépassé son temps</source>
        <translation>nothing to claim: nobody has used up their time</translation>
    </message>
    <message>
        <source>rien à résoudre : attendu un fichier OBF, une transcription ou un plateau</source>
        <translation>nothing to solve: expected an OBF file, a transcript or a board</translation>
    </message>
    <message>
        <source>rien à supprimer : attendu des numéros de parties, ou --collection</source>
        <translation>nothing to remove: expected numbers of games, or --collection</translation>
    </message>
    <message>
        <source>règle {regle!r} inconnue : attendu {attendues}</source>
        <translation>unknown rule {regle!r}: expected {attendues}</translation>
    </message>
    <message>
        <source>règlement de tournoi illisible : il est abîmé, ou d&apos;une version plus récente</source>
        <translation>unreadable tournament rules: they are damaged, or of a later version</translation>
    </message>
    <message>
        <source>règlement de tournoi illisible : {erreur}</source>
        <translation>the rules of the tournament cannot be read: {erreur}</translation>
    </message>
    <message>
        <source>répond comme un moteur GTP : essayer GTP ?</source>
        <translation>answers as a GTP engine does: try GTP?</translation>
    </message>
    <message>
        <source>répond {ligne!r} : attendu une réponse GTP, « = … » ou « ? … »</source>
        <translation>answers {ligne!r}: expected a GTP answer, “= …” or “? …”</translation>
    </message>
    <message>
        <source>répond {mot!r} : attendu un coup, de a1 à h8, ou {passe}</source>
        <translation>answers {mot!r}: expected a move, from a1 to h8, or {passe}</translation>
    </message>
    <message>
        <source>répond à la commande {numero} au lieu de {attendu}</source>
        <translation>answers command {numero} instead of {attendu}</translation>
    </message>
    <message>
        <source>résultat noté {note}, qu&apos;aucune partie ne peut avoir : il n&apos;est pas gardé</source>
        <translation>recorded result {note}, which no game can have: it is not kept</translation>
    </message>
    <message>
        <source>s&apos;est arrêté ({fin})</source>
        <translation>stopped ({fin})</translation>
    </message>
    <message>
        <source>s&apos;est arrêté ({fin}) : {plaintes}</source>
        <translation>stopped ({fin}): {plaintes}</translation>
    </message>
    <message>
        <source>sans ouvertures</source>
        <translation>no openings</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>secondes</source>
        <translation>seconds</translation>
    </message>
    <message>
        <source>secondes_max</source>
        <translation>seconds_max</translation>
    </message>
    <message>
        <source>secondes_par_coup</source>
        <translation>seconds_per_move</translation>
    </message>
    <message>
        <source>serie</source>
        <translation>series</translation>
    </message>
    <message>
        <source>seule une position d&apos;othello sur 8 × 8 s&apos;écrit ainsi</source>
        <translation>only a position of Othello on 8 × 8 is written like this</translation>
    </message>
    <message>
        <source>seulement {nombre}</source>
        <translation>only {nombre}</translation>
    </message>
    <message>
        <source>si chacun joue bien jusqu&apos;à la fin, {adv} devra passer après {mieux}, et jamais après {joue}</source>
        <translation>if both play well to the end, {adv} will have to pass after {mieux}, and never after {joue}</translation>
    </message>
    <message>
        <source>si chacun joue bien jusqu&apos;à la fin, {moi} devra passer après {joue}, et jamais après {mieux}</source>
        <translation>if both play well to the end, {moi} will have to pass after {joue}, and never after {mieux}</translation>
    </message>
    <message>
        <source>si chacun joue bien, le jeu continue après {mieux} par {suite}</source>
        <translation>if both play well, play goes on after {mieux} with {suite}</translation>
    </message>
    <message>
        <source>si chacun joue bien, le jeu continue après {mieux} par {suite} ; après {joue}, par {autre}</source>
        <translation>if both play well, play goes on after {mieux} with {suite}; after {joue}, with {autre}</translation>
    </message>
    <message>
        <source>si chacun joue bien, {moi} devra bientôt passer après {joue} ; après {mieux}, il aura toujours {m} au moins</source>
        <translation>if both play well, {moi} will soon have to pass after {joue}; after {mieux}, there will always be at least {m}</translation>
    </message>
    <message>
        <source>si chacun joue bien, {moi} n&apos;aura bientôt plus qu&apos;un coup à jouer après {joue} ; après {mieux}, toujours {m} au moins</source>
        <translation>if both play well, {moi} will soon be down to one move after {joue}; after {mieux}, always at least {m}</translation>
    </message>
    <message>
        <source>si chacun joue bien, {moi} n&apos;aura bientôt plus que {n} à jouer après {joue} ; après {mieux}, toujours {m} au moins</source>
        <translation>if both play well, {moi} will soon be down to {n} after {joue}; after {mieux}, always at least {m}</translation>
    </message>
    <message>
        <source>si l&apos;adversaire joue {coup}, rien ne l&apos;empêche plus de gagner au coup suivant</source>
        <translation>if the opponent plays {coup}, nothing can stop a win on the next move</translation>
    </message>
    <message>
        <source>signe {signe!r} inconnu, le {rang}e de la position : attendu X, O ou -</source>
        <translation>unknown sign {signe!r}, number {rang} of the position: expected X, O or -</translation>
    </message>
    <message>
        <source>son {nom!r} inconnu</source>
        <translation>unknown sound {nom!r}</translation>
    </message>
    <message>
        <source>specification</source>
        <translation>specification</translation>
    </message>
    <message>
        <source>sprt : les deux risques d&apos;erreur sont entre 0 et 0,5</source>
        <translation>sprt: both risks of error are between 0 and 0.5</translation>
    </message>
    <message>
        <source>sprt {elo0:g} {elo1:g} : attendu deux nombres, le plus petit d&apos;abord</source>
        <translation>sprt {elo0:g} {elo1:g}: expected two numbers, the smaller one first</translation>
    </message>
    <message>
        <source>table de {mega!r} Mo impossible : attendu un entier de 1 à {mega_max}</source>
        <translation>no table of {mega!r} MB is possible: expected an integer from 1 to {mega_max}</translation>
    </message>
    <message>
        <source>table de {mega} Mo impossible : la mémoire manque</source>
        <translation>no table of {mega} MB is possible: there is not enough memory</translation>
    </message>
    <message>
        <source>taille {taille!r} impossible : attendu 4, 6, 8 ou 10</source>
        <translation>size {taille!r} is not possible: expected 4, 6, 8 or 10</translation>
    </message>
    <message>
        <source>tas donnés deux fois : attendu {option}=… ou la position {position}, pas les deux</source>
        <translation>heaps given twice: expected {option}=… or the position {position}, not both</translation>
    </message>
    <message>
        <source>tas {tas} : attendu 1 à {tas_nombre} nombres de 0 à {tas_max}, comme [3, 4, 5]</source>
        <translation>heaps {tas}: expected 1 to {tas_nombre} numbers from 0 to {tas_max}, like [3, 4, 5]</translation>
    </message>
    <message>
        <source>tas {texte!r} : attendu 1 à {tas_nombre} nombres de {minimum} à {tas_max}, comme {exemple}</source>
        <translation>heaps {texte!r}: expected 1 to {tas_nombre} numbers from {minimum} to {tas_max}, like {exemple}</translation>
    </message>
    <message>
        <source>temps</source>
        <translation>time</translation>
    </message>
    <message>
        <source>temps : jouée en rallonge, le résultat est plafonné</source>
        <translation>time: played in overtime, the result is capped</translation>
    </message>
    <message>
        <source>texte de {nombre} caractères : attendu {limite} au plus</source>
        <translation>text of {nombre} characters: {limite} at most expected</translation>
    </message>
    <message>
        <source>texte de {nombre} caractères illisible : on n&apos;en tire des coups que jusqu&apos;à {limite}</source>
        <translation>text of {nombre} characters that cannot be read: moves are picked out of {limite} at most</translation>
    </message>
    <message>
        <source>texte qui n&apos;est pas de Sensei : attendu une ligne comme Black: ou Tournament:</source>
        <translation>text that is not of Sensei: a line like Black: or Tournament: expected</translation>
    </message>
    <message>
        <source>toutes-rondes</source>
        <translation>round-robin</translation>
    </message>
    <message>
        <source>trait {trait!r} inconnu : attendu &apos;N&apos; (noir) ou &apos;B&apos; (blanc)</source>
        <translation>unknown side to move {trait!r}: expected &apos;N&apos; (black) or &apos;B&apos; (white)</translation>
    </message>
    <message>
        <source>trait à {couleur}</source>
        <translation>{couleur} to move</translation>
    </message>
    <message>
        <source>transcription</source>
        <translation>transcript</translation>
    </message>
    <message>
        <source>trop de fichiers sont ouverts</source>
        <translation>too many files are open</translation>
    </message>
    <message>
        <source>trop peu de parties pour proposer un répertoire : attendu au moins {nombre}</source>
        <translation>too few games to propose a repertoire: expected at least {nombre}</translation>
    </message>
    <message>
        <source>tué par le signal {signal}</source>
        <translation>killed by signal {signal}</translation>
    </message>
    <message>
        <source>un autre coup</source>
        <translation>another move</translation>
    </message>
    <message>
        <source>un coup est demandé sans position : attendu une position</source>
        <translation>a move is asked for without a position: expected a position</translation>
    </message>
    <message>
        <source>un coup se joue : passe impossible</source>
        <translation>a move can be played: no pass is possible</translation>
    </message>
    <message>
        <source>un couple (i, j) d&apos;entiers de 0 à {dernier}</source>
        <translation>a pair (i, j) of integers from 0 to {dernier}</translation>
    </message>
    <message>
        <source>un couple (tas, nombre) d&apos;entiers, le rang du tas à partir de 0</source>
        <translation>a pair (heap, number) of integers, heaps numbered from 0</translation>
    </message>
    <message>
        <source>un couple (x, y) d&apos;entiers de 1 à {cote}</source>
        <translation>a pair (x, y) of integers from 1 to {cote}</translation>
    </message>
    <message>
        <source>un document à la fois : attendu une seule des options qui en choisissent un</source>
        <translation>one document at a time: expected only one of the options that choose one</translation>
    </message>
    <message>
        <source>un entier</source>
        <translation>an integer</translation>
    </message>
    <message>
        <source>un exercice a sa position : attendu aucune autre</source>
        <translation>an exercise has its own position: expected no other</translation>
    </message>
    <message>
        <source>un fichier OBF</source>
        <translation>an OBF file</translation>
    </message>
    <message>
        <source>un fichier de positions</source>
        <translation>a file of positions</translation>
    </message>
    <message>
        <source>un fichier de transcriptions</source>
        <translation>a file of transcripts</translation>
    </message>
    <message>
        <source>un livre d&apos;ouvertures</source>
        <translation>an opening book</translation>
    </message>
    <message>
        <source>un livre de Puissance 4</source>
        <translation>a Connect Four book</translation>
    </message>
    <message>
        <source>un match oppose deux joueurs, pas {nombre}</source>
        <translation>a match is between two players, not {nombre}</translation>
    </message>
    <message>
        <source>un match se joue entre machines : humain n&apos;y a pas sa place</source>
        <translation>a match is played between machines: humain has no place in it</translation>
    </message>
    <message>
        <source>un moteur externe ne joue qu&apos;à othello sur {taille} × {taille}</source>
        <translation>an external engine only plays Othello on {taille} × {taille}</translation>
    </message>
    <message>
        <source>un nombre</source>
        <translation>a number</translation>
    </message>
    <message>
        <source>un nombre d&apos;objets, comme 1 ou a1</source>
        <translation>a number of objects, like 1 or a1</translation>
    </message>
    <message>
        <source>un ouvrier de la grappe {adresse} ne peut pas travailler, attendu la même version de Python et d&apos;othellier qu&apos;ici : {reponse}</source>
        <translation>a worker of cluster {adresse} cannot work, expected the same version of Python and of othellier as here: {reponse}</translation>
    </message>
    <message>
        <source>un paquet d&apos;exercices</source>
        <translation>a pack of exercises</translation>
    </message>
    <message>
        <source>un pion en {case} n&apos;encadre aucun pion adverse</source>
        <translation>a disc on {case} outflanks no opposing disc</translation>
    </message>
    <message>
        <source>un pion en {nom} n&apos;encadre aucun pion adverse</source>
        <translation>a disc on {nom} outflanks no opposing disc</translation>
    </message>
    <message>
        <source>un pion flotte dans la colonne {colonne} : attendu des pions empilés depuis le bas</source>
        <translation>a disc floats in column {colonne}: expected discs stacked from the bottom</translation>
    </message>
    <message>
        <source>un plateau de {taille} × {taille} ne s&apos;écrit pas ainsi : attendu 8 × 8</source>
        <translation>a board of {taille} × {taille} is not written so: expected 8 × 8</translation>
    </message>
    <message>
        <source>un processus meurt chaque fois qu&apos;il joue la partie {liste}</source>
        <translation>a process dies each time it plays game {liste}</translation>
    </message>
    <message>
        <source>un processus meurt chaque fois qu&apos;il joue une des parties {liste}</source>
        <translation>a process dies each time it plays one of the games {liste}</translation>
    </message>
    <message>
        <source>un processus meurt chaque fois qu&apos;il juge cette partie</source>
        <translation>a process dies whenever it judges this game</translation>
    </message>
    <message>
        <source>un répertoire a au plus {limite} coups</source>
        <translation>a repertoire has at most {limite} moves</translation>
    </message>
    <message>
        <source>un répertoire commence au début de la partie</source>
        <translation>a repertoire begins at the start of the game</translation>
    </message>
    <message>
        <source>un répertoire s&apos;appelle déjà {nom}</source>
        <translation>a repertoire is called {nom} already</translation>
    </message>
    <message>
        <source>un résultat de match</source>
        <translation>the result of a match</translation>
    </message>
    <message>
        <source>un temps négatif</source>
        <translation>a negative time</translation>
    </message>
    <message>
        <source>un texte</source>
        <translation>a text</translation>
    </message>
    <message>
        <source>un texte y dépasse {limite} octets</source>
        <translation>a text in it is longer than {limite} bytes</translation>
    </message>
    <message>
        <source>un texte y est illisible</source>
        <translation>a text in it cannot be read</translation>
    </message>
    <message>
        <source>un tournoi de la base {base} se joue déjà</source>
        <translation>a tournament of the file {base} is already being played</translation>
    </message>
    <message>
        <source>un tournoi se joue entre machines : humain n&apos;y a pas sa place</source>
        <translation>a tournament is played between machines: humain has no place in it</translation>
    </message>
    <message>
        <source>un tournoi se joue à deux joueurs au moins</source>
        <translation>a tournament needs at least two players</translation>
    </message>
    <message>
        <source>un tournoi se joue à {maximum} joueurs au plus</source>
        <translation>a tournament is played by {maximum} players at most</translation>
    </message>
    <message>
        <source>une animation demande Pillow : pip install &apos;othellier[images]&apos;</source>
        <translation>an animation needs Pillow: pip install &apos;othellier[images]&apos;</translation>
    </message>
    <message>
        <source>une colonne, un entier de 0 à {derniere}</source>
        <translation>a column, an integer from 0 to {derniere}</translation>
    </message>
    <message>
        <source>une feuille est à imprimer sans position : attendu une position</source>
        <translation>a sheet is to be printed without a position: expected a position</translation>
    </message>
    <message>
        <source>une figure demande matplotlib : pip install &apos;othellier[figures]&apos;</source>
        <translation>a figure needs matplotlib: pip install &apos;othellier[figures]&apos;</translation>
    </message>
    <message>
        <source>une grappe demande Dask : pip install &apos;othellier[cluster]&apos;</source>
        <translation>a cluster needs Dask: pip install &apos;othellier[cluster]&apos;</translation>
    </message>
    <message>
        <source>une liste [i, j] d&apos;entiers de 0 à {dernier}</source>
        <translation>a list [i, j] of integers from 0 to {dernier}</translation>
    </message>
    <message>
        <source>une partie du chemin n&apos;est pas un dossier</source>
        <translation>a part of the path is not a folder</translation>
    </message>
    <message>
        <source>une personne n&apos;est pas un ordinateur : attendu par exemple ia_alea ou ia_moteur</source>
        <translation>a person is not a computer: expected for example ia_alea or ia_moteur</translation>
    </message>
    <message>
        <source>une seule réponse punit {joue} : {reponse}</source>
        <translation>{reponse} is the only reply that punishes {joue}</translation>
    </message>
    <message>
        <source>une transcription ou un fichier</source>
        <translation>a transcript or a file</translation>
    </message>
    <message>
        <source>une transcription part de la position initiale : cette partie commence ailleurs</source>
        <translation>a transcript begins at the starting position: this game begins elsewhere</translation>
    </message>
    <message>
        <source>une version plus récente d&apos;Othellier l&apos;a écrit</source>
        <translation>a newer version of Othellier wrote it</translation>
    </message>
    <message>
        <source>vers un dossier, le format se dit par --vers : {attendus}</source>
        <translation>for a folder, --vers tells the format: {attendus}</translation>
    </message>
    <message>
        <source>version {version} du format : attendu {attendue}</source>
        <translation>version {version} of the format: expected {attendue}</translation>
    </message>
    <message>
        <source>victoires</source>
        <translation>wins</translation>
    </message>
    <message>
        <source>vient après la fin de la partie</source>
        <translation>comes after the end of the game</translation>
    </message>
    <message>
        <source>vos réglages ne peuvent pas être gardés : {raison}. Que faire : vérifier {fichier}, les droits de son dossier et la place sur son disque, puis rouvrir Othellier</source>
        <translation>your settings cannot be kept: {raison}. What to do: check {fichier}, the permissions of its folder and the room on its disk, then open Othellier again</translation>
    </message>
    <message>
        <source>{adresse} ne répond pas : {raison}</source>
        <translation>{adresse} does not answer: {raison}</translation>
    </message>
    <message>
        <source>{base} : base de version {version}, attendu {attendue}</source>
        <translation>{base}: file of version {version}, expected {attendue}</translation>
    </message>
    <message>
        <source>{base} n&apos;est pas une base de tournois</source>
        <translation>{base} is not a file of tournaments</translation>
    </message>
    <message>
        <source>{base} n&apos;est pas une base de tournois écrite par Othellier : elle contient autre chose que ses tables</source>
        <translation>{base} is not a file of tournaments written by Othellier: it holds something else than its tables</translation>
    </message>
    <message>
        <source>{camp} a déjà gagné et a encore le trait</source>
        <translation>{camp} has already won and is still to move</translation>
    </message>
    <message>
        <source>{case} laisse {ici} cases à Blanc. On peut lui en laisser moins.</source>
        <translation>{case} leaves White {ici} squares. It can be fewer.</translation>
    </message>
    <message>
        <source>{case} n&apos;est pas un coin. Les coins sont tout au bout du plateau.</source>
        <translation>{case} is not a corner. Corners are at the very ends of the board.</translation>
    </message>
    <message>
        <source>{case} ne retourne qu&apos;un pion par ligne. Essayez ailleurs.</source>
        <translation>{case} turns only one disc a line. Try elsewhere.</translation>
    </message>
    <message>
        <source>{case} ne retourne qu&apos;une ligne. Essayez ailleurs.</source>
        <translation>{case} turns only one line. Try elsewhere.</translation>
    </message>
    <message>
        <source>{case} ne retourne que deux lignes. Essayez ailleurs.</source>
        <translation>{case} turns only two lines. Try elsewhere.</translation>
    </message>
    <message>
        <source>{case} ne retourne que deux pions par ligne. Essayez ailleurs.</source>
        <translation>{case} turns only two discs a line. Try elsewhere.</translation>
    </message>
    <message>
        <source>{case} ne tient pas aux autres pions</source>
        <translation>{case} is not joined to the other discs</translation>
    </message>
    <message>
        <source>{champs} : ce n&apos;est pas une annotation</source>
        <translation>{champs}: this is no annotation</translation>
    </message>
    <message>
        <source>{chemin} : le dossier {dossier} n&apos;existe pas</source>
        <translation>{chemin}: the folder {dossier} does not exist</translation>
    </message>
    <message>
        <source>{chemin} : rien ne peut être écrit dans ce dossier</source>
        <translation>{chemin}: nothing can be written in that folder</translation>
    </message>
    <message>
        <source>{chemin} : rien ne peut être écrit dans le dossier {dossier}</source>
        <translation>{chemin}: nothing can be written in the folder {dossier}</translation>
    </message>
    <message>
        <source>{chemin} : suffixe inconnu : attendu {attendus}</source>
        <translation>{chemin}: unknown suffix: {attendus} expected</translation>
    </message>
    <message>
        <source>{chemin} : un autre programme y écrit</source>
        <translation>{chemin}: another program is writing to it</translation>
    </message>
    <message>
        <source>{chemin} : une autre extension est en cours</source>
        <translation>{chemin}: it is already being extended</translation>
    </message>
    <message>
        <source>{chemin} : {erreur}</source>
        <translation>{chemin}: {erreur}</translation>
    </message>
    <message>
        <source>{chemin} : {raison}</source>
        <translation>{chemin}: {raison}</translation>
    </message>
    <message>
        <source>{chemin} est illisible ({erreur}) : l&apos;effacer, il sera refait</source>
        <translation>{chemin} cannot be read ({erreur}): delete it, it will be made again</translation>
    </message>
    <message>
        <source>{chemin} est illisible : l&apos;effacer pour reprendre ce dossier</source>
        <translation>{chemin} cannot be read: delete it to go on with this folder</translation>
    </message>
    <message>
        <source>{chemin} est illisible : l&apos;effacer, il sera refait</source>
        <translation>{chemin} cannot be read: delete it, it will be made again</translation>
    </message>
    <message>
        <source>{chemin} est un dossier : attendu le fichier d&apos;une base, comme tournois.sqlite</source>
        <translation>{chemin} is a folder: expected the file of a database, such as tournois.sqlite</translation>
    </message>
    <message>
        <source>{chemin} est un dossier : attendu un fichier à écrire</source>
        <translation>{chemin} is a folder: a file to write is expected</translation>
    </message>
    <message>
        <source>{chemin} existe déjà : --force le remplace</source>
        <translation>{chemin} already exists: --force replaces it</translation>
    </message>
    <message>
        <source>{chemin} ne peut pas être utilisé : {raison}</source>
        <translation>{chemin} cannot be used: {raison}</translation>
    </message>
    <message>
        <source>{chemin} non écrit : {erreur}</source>
        <translation>{chemin} not written: {erreur}</translation>
    </message>
    <message>
        <source>{coup!r} n&apos;est pas un coup de cette position</source>
        <translation>{coup!r} is no move of this position</translation>
    </message>
    <message>
        <source>{coups} n&apos;a pas de nom : attendu des coups, leurs noms français, les anglais</source>
        <translation>{coups} has no name: expected moves, their French names, the English ones</translation>
    </message>
    <message>
        <source>{coup} est un coup légal</source>
        <translation>{coup} is a legal move</translation>
    </message>
    <message>
        <source>{decision} n&apos;est pas un score : WTHOR en veut un, celui du plateau, {score}, est écrit</source>
        <translation>{decision} is no score: WTHOR wants one, that of the board, {score}, is written</translation>
    </message>
    <message>
        <source>{destination} : suffixe inconnu : attendu {attendus}, ou --vers</source>
        <translation>{destination}: unknown suffix: expected {attendus}, or --vers</translation>
    </message>
    <message>
        <source>{dossier} : aucune partie entre personnes qui en ont joué {nombre}</source>
        <translation>{dossier}: no game between people who have played {nombre}</translation>
    </message>
    <message>
        <source>{dossier} a été commencé avec d&apos;autres parties ({parties})</source>
        <translation>{dossier} was begun with other games ({parties})</translation>
    </message>
    <message>
        <source>{dossier} a été commencé avec la recette {recette}</source>
        <translation>{dossier} was begun with the recipe {recette}</translation>
    </message>
    <message>
        <source>{etape} : note</source>
        <translation>{etape}: mark</translation>
    </message>
    <message>
        <source>{etape} : secondes</source>
        <translation>{etape}: seconds</translation>
    </message>
    <message>
        <source>{faute} : il est mis de côté sous le nom {nom}, parties retrouvées : {nombre}</source>
        <translation>{faute}: it is set aside under the name {nom}, games found again: {nombre}</translation>
    </message>
    <message>
        <source>{fichier} : suffixe attendu {attendus}</source>
        <translation>{fichier}: expected suffix {attendus}</translation>
    </message>
    <message>
        <source>{fichier} : {erreur}</source>
        <translation>{fichier}: {erreur}</translation>
    </message>
    <message>
        <source>{fichier} n&apos;est ni un journal ni une base de tournois</source>
        <translation>{fichier} is neither a journal nor a file of tournaments</translation>
    </message>
    <message>
        <source>{format} : aucune partie à juger</source>
        <translation>{format}: no game to judge</translation>
    </message>
    <message>
        <source>{format} n&apos;écrit que des parties d&apos;othello sur 8 × 8, pas de {jeu}</source>
        <translation>{format} holds only games of Othello on 8 × 8, not of {jeu}</translation>
    </message>
    <message>
        <source>{format}, {faites} parties sur {toutes}</source>
        <translation>{format}, {faites} of {toutes} games</translation>
    </message>
    <message>
        <source>{genre} : {texte}</source>
        <translation>{genre}: {texte}</translation>
    </message>
    <message>
        <source>{geste}, puis jouer un coup</source>
        <translation>{geste}, then play a move</translation>
    </message>
    <message>
        <source>{inconnue!r} dans une case : attendu 0, 1 ou 2</source>
        <translation>{inconnue!r} in a square: expected 0, 1 or 2</translation>
    </message>
    <message>
        <source>{inconnu} dans la matrice : attendu 0 (vide), 1 (blanc) ou 2 (noir)</source>
        <translation>{inconnu} in the matrix: expected 0 (empty), 1 (white) or 2 (black)</translation>
    </message>
    <message>
        <source>{jeu} n&apos;a pas d&apos;image</source>
        <translation>{jeu} has no picture</translation>
    </message>
    <message>
        <source>{jeu} ne s&apos;écrit pas ainsi : attendu une partie d&apos;othello sur 8 × 8</source>
        <translation>{jeu} is not written like this: a game of Othello on 8 × 8 expected</translation>
    </message>
    <message>
        <source>{jeu} ne se dessine pas : attendu {connus}</source>
        <translation>{jeu} cannot be drawn: expected {connus}</translation>
    </message>
    <message>
        <source>{joueur} a joué un coup illégal : {erreur}</source>
        <translation>{joueur} played an illegal move: {erreur}</translation>
    </message>
    <message>
        <source>{joueur} n&apos;a aucun coup possible</source>
        <translation>{joueur} has no possible move</translation>
    </message>
    <message>
        <source>{joue} laisse {adv} prendre le coin {coin} : s&apos;il ne le pouvait pas, {joue} ne coûterait presque rien</source>
        <translation>{joue} lets {adv} take the corner {coin}: without that, {joue} would cost next to nothing</translation>
    </message>
    <message>
        <source>{joue} pouvait attendre : {adv} ne pouvait pas y jouer</source>
        <translation>{joue} could wait: {adv} could not play there</translation>
    </message>
    <message>
        <source>{joue} retourne {n} à côté d&apos;une case vide, {mieux} {m} : {adv} ne peut jouer qu&apos;à côté de tels pions</source>
        <translation>{joue} flips {n} next to an empty square, {mieux} {m}: {adv} can only play next to such discs</translation>
    </message>
    <message>
        <source>{mieux} est discret : les pions qu&apos;il retourne ne touchent aucune case vide, {adv} ne peut pas jouer à côté</source>
        <translation>{mieux} is quiet: the discs it flips touch no empty square, so {adv} cannot play next to them</translation>
    </message>
    <message>
        <source>{joue} offre un coin à {adv}</source>
        <translation>{joue} offers {adv} a corner</translation>
    </message>
    <message>
        <source>{joue} retourne {n}, {mieux} {m} : moins, c&apos;est mieux ici</source>
        <translation>{joue} flips {n}, {mieux} {m}; fewer is better here</translation>
    </message>
    <message>
        <source>{mieux} laisse prendre le coin {coin} et reste meilleur de {n}</source>
        <translation>{mieux} lets the corner {coin} be taken and is still {n} better</translation>
    </message>
    <message>
        <source>{mieux} vaut mieux que le coin {joue}</source>
        <translation>{mieux} is better than the corner {joue}</translation>
    </message>
    <message>
        <source>{mieux} {avant}, {joue} {apres}</source>
        <translation>{mieux} {avant}, {joue} {apres}</translation>
    </message>
    <message>
        <source>{mot!r} n&apos;est pas un plateau de bits : attendu un entier de 0 à 2^64 - 1</source>
        <translation>{mot!r} is not a bitboard: expected an integer from 0 to 2^64 - 1</translation>
    </message>
    <message>
        <source>{moteur} {erreur}</source>
        <translation>{moteur} {erreur}</translation>
    </message>
    <message>
        <source>{nature} au moins égal à {minimum:g}</source>
        <translation>{nature} of at least {minimum:g}</translation>
    </message>
    <message>
        <source>{nature} de {minimum:g} à {maximum:g}</source>
        <translation>{nature} from {minimum:g} to {maximum:g}</translation>
    </message>
    <message>
        <source>{nom!r} n&apos;est pas une case : attendu de a1 à h8</source>
        <translation>{nom!r} is not a square: a1 to h8 expected</translation>
    </message>
    <message>
        <source>{nom!r} ne peut pas nommer un répertoire : attendu de 1 à {limite} signes, sans / ni \ ni :</source>
        <translation>{nom!r} cannot name a repertoire: expected 1 to {limite} characters, without / or \ or :</translation>
    </message>
    <message>
        <source>{nombre} Mo à lire : attendu {limite} Mo au plus</source>
        <translation>{nombre} MB to read: {limite} MB at most expected</translation>
    </message>
    <message>
        <source>{nombre} autres parties : de même</source>
        <translation>{nombre} other games: likewise</translation>
    </message>
    <message>
        <source>{nombre} coup</source>
        <translation>{nombre} move</translation>
    </message>
    <message>
        <source>{nombre} coups</source>
        <translation>{nombre} moves</translation>
    </message>
    <message>
        <source>{nombre} exercices : attendu un seul</source>
        <translation>{nombre} exercises: expected one</translation>
    </message>
    <message>
        <source>{nombre} pion</source>
        <translation>{nombre} disc</translation>
    </message>
    <message>
        <source>{nombre} pions</source>
        <translation>{nombre} discs</translation>
    </message>
    <message>
        <source>{nombre} positions : attendu au moins {minimum}</source>
        <translation>{nombre} positions: at least {minimum} expected</translation>
    </message>
    <message>
        <source>{nombre} tas lus : attendu {attendu}, ceux du jeu</source>
        <translation>{nombre} heaps read: expected {attendu}, those of the game</translation>
    </message>
    <message>
        <source>{nom} : attendu des rangs différents</source>
        <translation>{nom}: expected different numbers</translation>
    </message>
    <message>
        <source>{nom} : attendu des textes différents</source>
        <translation>{nom}: expected different texts</translation>
    </message>
    <message>
        <source>{nom} : attendu true, false ou null</source>
        <translation>{nom}: expected true, false or null</translation>
    </message>
    <message>
        <source>{nom} : attendu un entier de {minimum} à {maximum}</source>
        <translation>{nom}: expected a whole number from {minimum} to {maximum}</translation>
    </message>
    <message>
        <source>{nom} : attendu un nom en {egaroucid} (Egaroucid), {edax} (Edax) ou {othellier}</source>
        <translation>{nom}: expected a name in {egaroucid} (Egaroucid), {edax} (Edax) or {othellier}</translation>
    </message>
    <message>
        <source>{nom} : attendu un texte</source>
        <translation>{nom}: expected a text</translation>
    </message>
    <message>
        <source>{nom} : attendu un texte de {limite} signes au plus</source>
        <translation>{nom}: expected a text of at most {limite} characters</translation>
    </message>
    <message>
        <source>{nom} : attendu un texte en UTF-8</source>
        <translation>{nom}: expected a text in UTF-8</translation>
    </message>
    <message>
        <source>{nom} : attendu une date comme 2026-01-31T10:30:00</source>
        <translation>{nom}: expected a date such as 2026-01-31T10:30:00</translation>
    </message>
    <message>
        <source>{nom} : attendu une durée en secondes</source>
        <translation>{nom}: expected a duration in seconds</translation>
    </message>
    <message>
        <source>{nom} : attendu une liste de {nombre} éléments au plus</source>
        <translation>{nom}: expected a list of at most {nombre} elements</translation>
    </message>
    <message>
        <source>{nom} : aucun exercice</source>
        <translation>{nom}: no exercise</translation>
    </message>
    <message>
        <source>{nom} : {erreur}</source>
        <translation>{nom}: {erreur}</translation>
    </message>
    <message>
        <source>{nom} = {valeur!r} : attendu un entier au moins égal à 1</source>
        <translation>{nom} = {valeur!r}: expected an integer of at least 1</translation>
    </message>
    <message>
        <source>{nom} a des pions hors des 6 lignes et 7 colonnes : attendu des bits 7 × colonne + ligne</source>
        <translation>{nom} has discs outside the 6 rows and 7 columns: expected bits 7 × column + row</translation>
    </message>
    <message>
        <source>{nom} est un dossier : attendu {attendu}</source>
        <translation>{nom} is a folder: expected {attendu}</translation>
    </message>
    <message>
        <source>{nom} n&apos;est pas un fichier</source>
        <translation>{nom} is not a file</translation>
    </message>
    <message>
        <source>{nom} n&apos;est pas un répertoire : attendu une partie SGF avec {propriete}[noir]</source>
        <translation>{nom} is no repertoire: expected a game of SGF with {propriete}[noir]</translation>
    </message>
    <message>
        <source>{nom} vaut {mot!r} : attendu un entier, un bit par pion</source>
        <translation>{nom} is {mot!r}: expected an integer, one bit a disc</translation>
    </message>
    <message>
        <source>{nom}={texte} : attendu {attendu}</source>
        <translation>{nom}={texte}: expected {attendu}</translation>
    </message>
    <message>
        <source>{octets} octets pour {nombre} noms annoncés : attendu 20 (joueurs) ou 26 (tournois) par nom</source>
        <translation>{octets} bytes for {nombre} names announced: expected 20 (players) or 26 (tournaments) a name</translation>
    </message>
    <message>
        <source>{option} va avec --reprendre</source>
        <translation>{option} goes with --reprendre</translation>
    </message>
    <message>
        <source>{option} {valeur} : attendu {attendu}</source>
        <translation>{option} {valeur}: expected {attendu}</translation>
    </message>
    <message>
        <source>{option}={valeur} : attendu {attendu}</source>
        <translation>{option}={valeur}: expected {attendu}</translation>
    </message>
    <message>
        <source>{parties} parties : ce tournoi en a déjà {nombre}</source>
        <translation>{parties} games: this tournament already has {nombre}</translation>
    </message>
    <message>
        <source>{position!r} est hors du plateau de {taille} × {taille}</source>
        <translation>{position!r} is off the {taille} × {taille} board</translation>
    </message>
    <message>
        <source>{position!r} n&apos;est pas une position : attendu un couple d&apos;entiers (ligne, colonne)</source>
        <translation>{position!r} is not a position: expected a pair of integers (row, column)</translation>
    </message>
    <message>
        <source>{premiers} ou {dernier}</source>
        <translation>{premiers} or {dernier}</translation>
    </message>
    <message>
        <source>{premier} contre {second}</source>
        <translation>{premier} against {second}</translation>
    </message>
    <message>
        <source>{programme!r} est un dossier, attendu un programme</source>
        <translation>{programme!r} is a folder, expected a program</translation>
    </message>
    <message>
        <source>{programme} n&apos;a pas pu jouer un son</source>
        <translation>{programme} could not play a sound</translation>
    </message>
    <message>
        <source>{raison} ; --souple convertit ce qui se lit</source>
        <translation>{raison}; --souple converts what can be read</translation>
    </message>
    <message>
        <source>{raison} ; {acceptes}</source>
        <translation>{raison}; {acceptes}</translation>
    </message>
    <message>
        <source>{refus}. {bravo}</source>
        <translation>{refus}. {bravo}</translation>
    </message>
    <message>
        <source>{reste!r} n&apos;est pas un coup, après {joues} : attendu par exemple f5</source>
        <translation>{reste!r} is not a move, after {joues}: expected for example f5</translation>
    </message>
    <message>
        <source>{secondes!r} s de réflexion : attendu un nombre supérieur à 0</source>
        <translation>{secondes!r} s of thinking: expected a number greater than 0</translation>
    </message>
    <message>
        <source>{source} : aucune ouverture</source>
        <translation>{source}: no opening</translation>
    </message>
    <message>
        <source>{source} : {erreur}</source>
        <translation>{source}: {erreur}</translation>
    </message>
    <message>
        <source>{source} : {raison}</source>
        <translation>{source}: {raison}</translation>
    </message>
    <message>
        <source>{source} : à {jeu} les ouvertures se tirent au sort, attendu hasard:PLIS</source>
        <translation>{source}: the openings of {jeu} are drawn at random, expected hasard:PLIES</translation>
    </message>
    <message>
        <source>{source} est un dossier : attendu un dossier pour l&apos;écrire</source>
        <translation>{source} is a folder: a folder is expected to write it</translation>
    </message>
    <message>
        <source>{source} n&apos;existe pas</source>
        <translation>{source} does not exist</translation>
    </message>
    <message>
        <source>{source} ne contient aucun fichier</source>
        <translation>{source} holds no file</translation>
    </message>
    <message>
        <source>{source}, ligne {rang} : la partie est déjà terminée</source>
        <translation>{source}, line {rang}: the game is already over</translation>
    </message>
    <message>
        <source>{source}, ligne {rang} : {erreur}</source>
        <translation>{source}, line {rang}: {erreur}</translation>
    </message>
    <message>
        <source>{taches!r} tâches impossible : attendu un entier de 1 à {fils_max}</source>
        <translation>{taches!r} threads is not possible: expected an integer from 1 to {fils_max}</translation>
    </message>
    <message>
        <source>{texte!r} : attendu des numéros de coups, comme 20,34 ou 8-12</source>
        <translation>{texte!r}: expected numbers of moves, such as 20,34 or 8-12</translation>
    </message>
    <message>
        <source>{texte!r} : attendu des numéros de coups, de 0 à {nombre}</source>
        <translation>{texte!r}: expected numbers of moves, from 0 to {nombre}</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas un coup : attendu {attendu}</source>
        <translation>{texte!r} is not a move: expected {attendu}</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas un message : attendu ce qu&apos;écrit en_json</source>
        <translation>{texte!r} is not a message: expected what en_json writes</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une case : attendu deux chiffres de 0 à {dernier}, comme 0 2</source>
        <translation>{texte!r} is not a square: expected two digits from 0 to {dernier}, like 0 2</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une case : attendu deux chiffres de 1 à {cote}, comme 34</source>
        <translation>{texte!r} is not a square: expected two digits from 1 to {cote}, like 34</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une case : attendu deux chiffres de 1 à {cote}, comme 34 pour x=3 et y=4</source>
        <translation>{texte!r} is not a square: expected two digits from 1 to {cote}, like 34 for x=3 and y=4</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une case : attendu une lettre et un nombre, de a1 à {derniere}</source>
        <translation>{texte!r} is not a square: expected a letter and a number, from a1 to {derniere}</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une colonne : attendu un chiffre de 0 à {derniere}</source>
        <translation>{texte!r} is not a column: expected a digit from 0 to {derniere}</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une colonne : attendu un chiffre de 1 à {colonnes}</source>
        <translation>{texte!r} is not a column: expected a digit from 1 to {colonnes}</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une paire de nombres : attendu 0x… 0x…</source>
        <translation>{texte!r} is not a pair of numbers: 0x… 0x… expected</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une partie GGF : attendu (;GM[Othello]…;)</source>
        <translation>{texte!r} is not a GGF game: expected (;GM[Othello]…;)</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une partie PGN : attendu [Event …]</source>
        <translation>{texte!r} is not a PGN game: [Event …] expected</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une partie SGF : attendu (;FF[4]GM[2]…)</source>
        <translation>{texte!r} is not an SGF game: (;FF[4]GM[2]…) expected</translation>
    </message>
    <message>
        <source>{texte!r} n&apos;est pas une position FEN : attendu par exemple {exemple}</source>
        <translation>{texte!r} is not a FEN position: for example {exemple} expected</translation>
    </message>
    <message>
        <source>{texte}</source>
        <translation>{texte}</translation>
    </message>
    <message>
        <source>{un} ou {autre}</source>
        <translation>{un} or {autre}</translation>
    </message>
    <message>
        <source>{valeur!r} n&apos;est pas un score : attendu par exemple G8:+18, ou +18 seul</source>
        <translation>{valeur!r} is not a score: expected for example G8:+18, or +18 alone</translation>
    </message>
    <message>
        <source>{vides} cases vides : attendu {maximum} au plus</source>
        <translation>{vides} empty squares: expected {maximum} at most</translation>
    </message>
    <message>
        <source>À Elo égal, le départage de Sonneborn-Berger : pour chaque adversaire, les points pris contre lui multipliés par ceux qu&apos;il a en tout ; puis l&apos;ordre d&apos;inscription.</source>
        <translation>At equal Elo, the Sonneborn-Berger tie-break: for each opponent, the points taken from it times those that it has in all; then the order of entry.</translation>
    </message>
    <message>
        <source>Élève</source>
        <translation>Pupil</translation>
    </message>
    <message>
        <source>Étape {rang}</source>
        <translation>Step {rang}</translation>
    </message>
    <message>
        <source>à 95 %</source>
        <translation>at 95%</translation>
    </message>
    <message>
        <source>écrit sans fin : plus de {volume} Mo pour une réponse</source>
        <translation>writes without end: more than {volume} MB for one answer</translation>
    </message>
    <message>
        <source>étape {k} inexistante : l&apos;arbre en compte {nombre}</source>
        <translation>there is no step {k}: the tree has {nombre}</translation>
    </message>
    <message>
        <source>étape {rang} : {erreur}</source>
        <translation>step {rang}: {erreur}</translation>
    </message>
    <message>
        <source>perte, distance et profondeur d&apos;un coup : attendu des nombres de 0 à {borne}</source>
        <translation>loss, distance and depth of a move: expected numbers from 0 to {borne}</translation>
    </message>
    <message>
        <source>valeur {valeur} d&apos;un coup : attendu un nombre de -{borne} à {borne}</source>
        <translation>value {valeur} of a move: expected a number from -{borne} to {borne}</translation>
    </message>
    <message>
        <source>le joueur {joueur} n&apos;a pas pu commencer, {fois} fois de suite : {raison}</source>
        <translation>the player {joueur} could not begin, {fois} times in a row: {raison}</translation>
    </message>
    <message>
        <source>JSON de {nombre} Mo : attendu {limite} Mo au plus</source>
        <translation>{nombre} MB of JSON: expected {limite} MB at most</translation>
    </message>
    <message>
        <source>SGF : plus de {maximum} nœuds, variantes et valeurs</source>
        <translation>SGF: more than {maximum} nodes, variations and values</translation>
    </message>
    <message>
        <source>caractère {place} : {code} n&apos;est que la moitié d&apos;un signe</source>
        <translation>character {place}: {code} is only half of a sign</translation>
    </message>
    <message>
        <source>partie de {nombre} caractères : attendu {limite} au plus</source>
        <translation>game of {nombre} characters: expected {limite} at most</translation>
    </message>
    <message>
        <source>plus de {limite} caractères</source>
        <translation>more than {limite} characters</translation>
    </message>
    <message>
        <source>plus de {limite} parties</source>
        <translation>more than {limite} games</translation>
    </message>
    <message>
        <source>{nombre} caractères : attendu {limite} au plus</source>
        <translation>{nombre} characters: expected {limite} at most</translation>
    </message>
    <message>
        <source>{base} lance des programmes, ou lit des fichiers, que vous n&apos;avez jamais donnés depuis ce dossier : {programmes} ; --confiance l&apos;accepte</source>
        <translation>{base} starts programs, or reads files, that you have never given from this folder: {programmes}; --confiance accepts it</translation>
    </message>
    <message>
        <source>après {joue}, il manque un coup d&apos;attente à {moi} : s&apos;il pouvait passer son tour une fois, {joue} ne coûterait presque rien</source>
        <translation>after {joue}, {moi} lacks a waiting move: if it were possible to skip one turn, {joue} would cost next to nothing</translation>
    </message>
    <message>
        <source>après {joue}, {adv} a le choix entre {n} ; après {mieux}, {m}</source>
        <translation>after {joue}, {adv} can choose between {n}; after {mieux}, {m}</translation>
    </message>
    <message>
        <source>après {joue}, {adv} menace de prendre le coin {coin} : s&apos;il ne le pouvait pas, {joue} ne coûterait presque rien</source>
        <translation>after {joue}, {adv} threatens to take the corner {coin}: without that, {joue} would cost next to nothing</translation>
    </message>
    <message>
        <source>après {joue}, {moi} a {n} à côté d&apos;une case vide, après {mieux} {m} : {adv} ne peut jouer qu&apos;à côté de ceux-là</source>
        <translation>after {joue}, {moi} has {n} next to an empty square, after {mieux} {m}: {adv} can only play next to those</translation>
    </message>
    <message>
        <source>après {mieux}, {moi} garde {m} où {adv} ne peut pas jouer ; après {joue}, {n}</source>
        <translation>after {mieux}, {moi} keeps {m} where {adv} cannot play; after {joue}, {n}</translation>
    </message>
    <message>
        <source>ce fichier n&apos;est pas un texte : {acceptes}</source>
        <translation>this file is not a text: {acceptes}</translation>
    </message>
    <message>
        <source>cette partie n&apos;est pas gardée : {faute}. Que faire : {remede}</source>
        <translation>this game is not being kept: {faute}. What to do: {remede}</translation>
    </message>
    <message>
        <source>déplacer ce fichier</source>
        <translation>move that file away</translation>
    </message>
    <message>
        <source>enregistrer la partie dans un fichier</source>
        <translation>save the game to a file</translation>
    </message>
    <message>
        <source>fermer cet autre programme</source>
        <translation>close that other program</translation>
    </message>
    <message>
        <source>libérer de la place</source>
        <translation>free some space</translation>
    </message>
    <message>
        <source>mettre ce programme à jour</source>
        <translation>update this program</translation>
    </message>
    <message>
        <source>permettre d&apos;écrire dans ce dossier</source>
        <translation>allow writing in that folder</translation>
    </message>
    <message>
        <source>vérifier ce disque et ce dossier</source>
        <translation>check that disk and that folder</translation>
    </message>
    <message>
        <source>caractère {place} : {texte!r} : attendu une propriété, ;, ( ou )</source>
        <translation>character {place}: {texte!r}: expected a property, ;, ( or )</translation>
    </message>
    <message>
        <source>ce qui suit la faute n&apos;est pas lu</source>
        <translation>what follows the fault is not read</translation>
    </message>
    <message>
        <source>le texte s&apos;arrête avant la parenthèse qui ferme la partie</source>
        <translation>the text ends before the bracket that closes the game</translation>
    </message>
    <message>
        <source>transcription avant la première faute</source>
        <translation>transcript before the first fault</translation>
    </message>
    <message>
        <source>{destination} recevrait {premier} et {second} : attendu un nom par fichier</source>
        <translation>{destination} would receive {premier} and {second}: expected a name for each file</translation>
    </message>
    <message>
        <source>diagramme : le coup {numero} manque</source>
        <translation>diagram: move {numero} is missing</translation>
    </message>
    <message>
        <source>diagramme : le coup {numero} y est deux fois, ou n&apos;existe pas</source>
        <translation>diagram: move {numero} is there twice, or cannot be</translation>
    </message>
    <message>
        <source>diagramme dont les cases sont numérotées</source>
        <translation>diagram with numbered squares</translation>
    </message>
    <message>
        <source>partie {rang} : {remarque}</source>
        <translation>game {rang}: {remarque}</translation>
    </message>
    <message>
        <source>résultat noté {note}, mais le plateau de la fin dit {plateau} : c&apos;est lui qui est suivi</source>
        <translation>result recorded as {note}, but the final board says {plateau}: the board is followed</translation>
    </message>
    <message>
        <source>ce n&apos;est pas un fichier .npz</source>
        <translation>this is not a .npz file</translation>
    </message>
    <message>
        <source>tableau {nom} : ce n&apos;est pas ce que dit son en-tête</source>
        <translation>array {nom}: it is not what its header says</translation>
    </message>
    <message>
        <source>tableau {nom} : compression inconnue</source>
        <translation>array {nom}: unknown compression</translation>
    </message>
    <message>
        <source>tableau {nom} : version inconnue</source>
        <translation>array {nom}: unknown version</translation>
    </message>
    <message>
        <source>tableau {nom} absent</source>
        <translation>array {nom} missing</translation>
    </message>
    <message>
        <source>tableau {nom} de {nombre} Mo : attendu {limite} Mo au plus</source>
        <translation>array {nom} of {nombre} MB: expected {limite} MB at most</translation>
    </message>
    <message>
        <source>c&apos;est une base SQLite, et non une partie : menu Tournoi, Ouvrir, ou othellier tournoi --base</source>
        <translation>this is an SQLite base, not a game: Tournament menu, Open, or othellier tournoi --base</translation>
    </message>
    <message>
        <source>les poids</source>
        <translation>the weights</translation>
    </message>
    <message>
        <source>leur notice</source>
        <translation>the text beside them</translation>
    </message>
    <message>
        <source>{chemin} est le fichier lu : attendu un autre fichier à écrire</source>
        <translation>{chemin} is the file that is read: expected another file to write</translation>
    </message>
</context>
<context>
    <name>FicheBibliotheque</name>
    <message>
        <source>Avec les Noirs</source>
        <translation>As Black</translation>
    </message>
    <message>
        <source>Avec les Blancs</source>
        <translation>As White</translation>
    </message>
    <message>
        <source>sans date</source>
        <translation>no date</translation>
    </message>
    <message>
        <source>Adversaires</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Couleurs</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Ouvertures</source>
        <translation>Openings</translation>
    </message>
    <message>
        <source>Années</source>
        <translation>Years</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Gagnées</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Nulles</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Perdues</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Réussite</source>
        <translation>Success</translation>
    </message>
    <message>
        <source>Pions</source>
        <translation>Discs</translation>
    </message>
    <message>
        <source>Ouverture, coups 1 à 20</source>
        <translation>Opening, moves 1 to 20</translation>
    </message>
    <message>
        <source>Milieu, coups 21 à 40</source>
        <translation>Middle, moves 21 to 40</translation>
    </message>
    <message>
        <source>Fin, coups 41 à 60</source>
        <translation>End, moves 41 to 60</translation>
    </message>
    <message>
        <source>Parties jugées</source>
        <translation>Games judged</translation>
    </message>
    <message>
        <source>Pions perdus par coup</source>
        <translation>Discs lost a move</translation>
    </message>
    <message>
        <source>Erreurs par partie</source>
        <translation>Mistakes a game</translation>
    </message>
    <message>
        <source>Gaffes par partie</source>
        <translation>Blunders a game</translation>
    </message>
    <message>
        <source>Mes résultats</source>
        <translation>My results</translation>
    </message>
    <message>
        <source>Voir ces parties seules</source>
        <translation>See these games alone</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
</context>
<context>
    <name>Fichiers</name>
    <message>
        <source>Sans nom</source>
        <translation>Untitled</translation>
    </message>
</context>
<context>
    <name>FiltresBibliotheque</name>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Années</source>
        <translation>Years</translation>
    </message>
    <message>
        <source>Première année</source>
        <translation>First year</translation>
    </message>
    <message>
        <source>Dernière année</source>
        <translation>Last year</translation>
    </message>
    <message>
        <source>Première année ; vide : toutes</source>
        <translation>First year; empty: all</translation>
    </message>
    <message>
        <source>Dernière année ; vide : toutes</source>
        <translation>Last year; empty: all</translation>
    </message>
    <message>
        <source>Humains seulement</source>
        <translation>Humans only</translation>
    </message>
    <message>
        <source>Laisser de côté les parties où un programme joue</source>
        <translation>Leave out the games in which a program plays</translation>
    </message>
    <message>
        <source>Avec les interversions</source>
        <translation>With transpositions</translation>
    </message>
    <message>
        <source>Compter aussi les parties venues ici par d&apos;autres coups</source>
        <translation>Count also the games that came here by other moves</translation>
    </message>
    <message>
        <source>XOT</source>
        <translation>XOT</translation>
    </message>
    <message>
        <source>Seulement les tournois dont les huit premiers coups sont tirés au sort</source>
        <translation>Only tournaments whose first eight moves are drawn</translation>
    </message>
</context>
<context>
    <name>GardeSerie</name>
    <message>
        <source>Série quittée à la partie {} sur {} ({}) : {}</source>
        <translation>Series left at game {} of {} ({}): {}</translation>
    </message>
    <message>
        <source>la plus ancienne de celles qui attendaient est oubliée</source>
        <translation>the oldest of those that waited is forgotten</translation>
    </message>
    <message>
        <source>Aucune série n&apos;a été quittée.</source>
        <translation>No series was left.</translation>
    </message>
    <message>
        <source>{} : {}, partie {} sur {}</source>
        <translation>{}: {}, game {} of {}</translation>
    </message>
    <message>
        <source>{} : {}, finie, {} parties</source>
        <translation>{}: {}, finished, {} games</translation>
    </message>
    <message>
        <source>Série reprise : partie {} sur {}</source>
        <translation>Series taken up: game {} of {}</translation>
    </message>
    <message>
        <source>Série finie retrouvée : {} parties</source>
        <translation>Finished series found again: {} games</translation>
    </message>
    <message>
        <source>{} partie</source>
        <translation>{} game</translation>
    </message>
    <message>
        <source>{} parties</source>
        <translation>{} games</translation>
    </message>
    <message>
        <source>{} sur {} dans la liste ; les autres sont dans les parties récentes</source>
        <translation>{} of {} in the list; the others are among the recent games</translation>
    </message>
    <message>
        <source>{} séries attendent : {}</source>
        <translation>{} series wait: {}</translation>
    </message>
    <message>
        <source>Une série attend à la partie {} sur {} : {}</source>
        <translation>A series waits at game {} of {}: {}</translation>
    </message>
    <message>
        <source>Revenir à la série quittée</source>
        <translation>Go back to the series you left</translation>
    </message>
    <message>
        <source>La série qui était en cours est illisible : {}</source>
        <translation>The series that was under way cannot be read: {}</translation>
    </message>
</context>
<context>
    <name>Glossaire</name>
    <message>
        <source>Glossaire</source>
        <translation>Glossary</translation>
    </message>
    <message>
        <source>Chercher un mot</source>
        <translation>Search for a word</translation>
    </message>
    <message>
        <source>Chercher dans le glossaire</source>
        <translation>Search the glossary</translation>
    </message>
    <message>
        <source>Un arbre de chaque jeu</source>
        <translation>One tree of each game</translation>
    </message>
    <message>
        <source>Une coupure de l&apos;alpha-bêta, pas à pas</source>
        <translation>A cutoff of alpha-beta, step by step</translation>
    </message>
    <message>
        <source>Aucune entrée ne contient ces mots.</source>
        <translation>No entry contains these words.</translation>
    </message>
    <message>
        <source>Une coupure pas à pas</source>
        <translation>A cutoff step by step</translation>
    </message>
    <message>
        <source>Min-max
L&apos;algorithme qui joue le coup dont le pire résultat est le meilleur. Il parcourt l&apos;[arbre](arbre) jusqu&apos;à sa [profondeur](profondeur), donne une [évaluation](evaluation) à chaque [feuille](feuille), puis remonte : là où il joue, il garde la plus haute valeur ; là où l&apos;adversaire joue, la plus basse.</source>
        <translation>Min-max
The algorithm that plays the move whose worst outcome is the best. It goes through the [tree](arbre) down to its [depth](profondeur), gives an [evaluation](evaluation) to each [leaf](feuille), then goes back up: where it plays, it keeps the highest value; where the opponent does, the lowest.</translation>
    </message>
    <message>
        <source>Néga-max
Le [min-max](minmax) écrit en une ligne. Ce que l&apos;un gagne, l&apos;autre le perd : la valeur d&apos;une position pour qui a le trait est la plus haute des opposées des valeurs de ses suites. Mêmes positions visitées, mêmes valeurs.</source>
        <translation>Nega-max
[Min-max](minmax) in one line. What one side gains the other loses: a position is worth, to the side to move, the highest of the opposites of the values of what follows. The same positions visited, the same values.</translation>
    </message>
    <message>
        <source>Feuille
Une position où la recherche s&apos;arrête : la partie y est finie, ou la [profondeur](profondeur) est atteinte. Elle reçoit une [évaluation](evaluation) ; tout le reste de l&apos;[arbre](arbre) s&apos;en déduit.</source>
        <translation>Leaf
A position where the search ends: the game is over there, or the [depth](profondeur) is reached. It is given an [evaluation](evaluation); the rest of the [tree](arbre) follows from those.</translation>
    </message>
    <message>
        <source>Évaluation
Un nombre qui dit qui est devant, sans chercher plus loin : à Othello la différence de pions, à Puissance 4 et au morpion les alignements encore possibles. Exacte quand la partie est finie, elle n&apos;est avant qu&apos;une estimation.</source>
        <translation>Evaluation
A number that says who is ahead, without looking further: the difference in discs at Othello, the lines that are still possible at Connect Four and tic-tac-toe. Exact when the game is over, it is only an estimate before.</translation>
    </message>
    <message>
        <source>Profondeur
Le nombre de [demi-coups](demi_coup) regardés d&apos;avance. Un de plus multiplie le nombre de positions par le nombre moyen de coups possibles, sauf ce que l&apos;[alpha-bêta](alphabeta) coupe.</source>
        <translation>Depth
The number of [plies](demi_coup) looked ahead. One more multiplies the number of positions by the mean number of moves, but for what [alpha-beta](alphabeta) cuts.</translation>
    </message>
    <message>
        <source>Demi-coup
Un coup d&apos;un seul camp. Une [passe](passe) forcée en est un aussi.</source>
        <translation>Ply
One move of one side. A forced [pass](passe) is one too.</translation>
    </message>
    <message>
        <source>Variante principale
La suite des meilleurs coups des deux camps, de la racine à une [feuille](feuille) : ce que la recherche s&apos;attend à voir jouer. Elle est en trait épais dans l&apos;[arbre](arbre).</source>
        <translation>Principal variation
The best moves of both sides, from the root to a [leaf](feuille): what the search expects to be played. It is the thick line of the [tree](arbre).</translation>
    </message>
    <message>
        <source>Effet d&apos;horizon
Ce qui arrive juste après la [profondeur](profondeur) est invisible : une perte inévitable paraît évitée dès qu&apos;elle est repoussée au-delà.</source>
        <translation>Horizon effect
What happens just after the [depth](profondeur) is not seen: a loss that cannot be avoided looks avoided once it is put off beyond it.</translation>
    </message>
    <message>
        <source>Alpha-bêta
Le [néga-max](negamax) qui abandonne une position dès qu&apos;elle ne peut plus changer le choix de la racine. Il trouve la même valeur en visitant bien moins de positions (Knuth et Moore, 1975). Entre [α](alpha) et [β](beta), la valeur compte ; au-delà, il y a [coupure](coupure).</source>
        <translation>Alpha-beta
[Nega-max](negamax) that gives up a position as soon as it can no longer change the choice at the root. It finds the same value in far fewer positions (Knuth and Moore, 1975). Between [α](alpha) and [β](beta), the value counts; beyond, there is a [cutoff](coupure).</translation>
    </message>
    <message>
        <source>Alpha (α)
Ce que le joueur qui a le trait est déjà sûr d&apos;obtenir. α monte à chaque meilleure suite trouvée.</source>
        <translation>Alpha (α)
What the side to move is already sure to get. α rises with each better line found.</translation>
    </message>
    <message>
        <source>Fenêtre
L&apos;intervalle entre [α](alpha) et [β](beta). Plus elle est étroite, plus l&apos;[alpha-bêta](alphabeta) coupe. Une valeur qui en sort n&apos;est qu&apos;une borne, écrite avec ≤ ou ≥.</source>
        <translation>Window
The interval between [α](alpha) and [β](beta). The narrower it is, the more [alpha-beta](alphabeta) cuts. A value outside it is only a bound, written with ≤ or ≥.</translation>
    </message>
    <message>
        <source>Ordre des coups
L&apos;[alpha-bêta](alphabeta) coupe d&apos;autant plus qu&apos;il essaie tôt les bons coups. Parfait, l&apos;ordre ramène le nombre de positions à peu près à sa racine carrée ; le pire, et rien n&apos;est coupé.</source>
        <translation>Move ordering
[Alpha-beta](alphabeta) cuts all the more as it tries good moves early. Perfect ordering brings the number of positions down to about its square root; with the worst, nothing is cut.</translation>
    </message>
    <message>
        <source>Réfutation
La réponse qui montre qu&apos;un coup est mauvais : une seule suffit, d&apos;où la [coupure](coupure).</source>
        <translation>Refutation
The reply that shows that a move is bad: one is enough, hence the [cutoff](coupure).</translation>
    </message>
    <message>
        <source>Arbre de jeu
La position de départ, la [racine](racine), et sous elle toutes celles où un coup mène, puis sous chacune les suivantes. Une branche est un coup, un [nœud](noeud) une position, et ce qui n&apos;a rien dessous une [feuille](feuille).</source>
        <translation>Game tree
The position at the start, the [root](racine), and below it all those that a move leads to, then the next ones below each. A branch is a move, a [node](noeud) a position, and what has nothing below it a [leaf](feuille).</translation>
    </message>
    <message>
        <source>Nœud
Une position dans l&apos;[arbre](arbre), avec la suite de coups qui y mène : la même position, atteinte par deux chemins, fait deux nœuds. Sans rien dessous, c&apos;est une [feuille](feuille).</source>
        <translation>Node
A position in the [tree](arbre), with the moves that lead to it: the same position, reached by two ways, makes two nodes. With nothing below, it is a [leaf](feuille).</translation>
    </message>
    <message>
        <source>Racine
Le [nœud](noeud) d&apos;où part la recherche : la position où l&apos;on cherche un coup. Elle est en haut de l&apos;[arbre](arbre), et sa valeur est celle du meilleur coup.</source>
        <translation>Root
The [node](noeud) where the search begins: the position in which a move is looked for. It is at the top of the [tree](arbre), and its value is that of the best move.</translation>
    </message>
    <message>
        <source>Bêta (β)
Ce que l&apos;adversaire laissera au plus à qui a le trait, puisqu&apos;il est déjà sûr d&apos;autant ailleurs : c&apos;est l&apos;opposé de son [α](alpha). Une valeur qui atteint β (juste sous la [racine](racine) : qui le dépasse) provoque une [coupure](coupure).</source>
        <translation>Beta (β)
The most that the opponent will leave to the side to move, being already sure of as much elsewhere: the opposite of their [α](alpha). A value that reaches β (just below the [root](racine): that exceeds it) causes a [cutoff](coupure).</translation>
    </message>
    <message>
        <source>Coupure
L&apos;abandon d&apos;une position avant d&apos;avoir essayé tous ses coups : l&apos;un d&apos;eux atteint [β](beta), donc l&apos;adversaire, qui a au moins aussi bien ailleurs, n&apos;ira pas. Les branches qui restent sont [élaguées](elagage) : grises, en tirets, barrées d&apos;une croix.</source>
        <translation>Cutoff
Giving up a position before all its moves were tried: one of them reaches [β](beta), so the opponent, who has at least as good elsewhere, will not go there. The branches that are left are [pruned](elagage): grey, dashed, crossed out.</translation>
    </message>
    <message>
        <source>Élagage
Ce que fait une [coupure](coupure) : laisser de côté des branches de l&apos;[arbre](arbre), avec tout ce qu&apos;elles portent, sans changer le choix à la [racine](racine).</source>
        <translation>Pruning
What a [cutoff](coupure) does: leave branches of the [tree](arbre) aside, with all that they carry, without changing the choice at the [root](racine).</translation>
    </message>
    <message>
        <source>Coupure profonde
Une [coupure](coupure) décidée non par un frère de la position, mais par un coup essayé trois demi-coups plus haut, ou cinq, ou plus encore.</source>
        <translation>Deep cutoff
A [cutoff](coupure) decided not by a sibling of the position, but by a move tried three plies higher, or five, or more still.</translation>
    </message>
    <message>
        <source>Attracteur
L&apos;ensemble des positions d&apos;où un joueur peut forcer le gain. On part des parties gagnées et on remonte : on y ajoute toute position où il a un coup vers l&apos;ensemble, et toute position où l&apos;adversaire n&apos;a que des coups vers lui.</source>
        <translation>Attractor
The set of positions from which a player can force a win. Start from the games won and go back: add each position where that player has a move into the set, and each position where the opponent has only moves into it.</translation>
    </message>
    <message>
        <source>Rang
Dans l&apos;[attracteur](attracteur), le nombre de [demi-coups](demi_coup) jusqu&apos;au gain, si le gagnant fait au plus court et le perdant au plus long.</source>
        <translation>Rank
In the [attractor](attracteur), the number of [plies](demi_coup) to the win, if the winner hurries and the loser delays.</translation>
    </message>
    <message>
        <source>Stratégie
Un coup pour chaque position. Elle est gagnante si elle gagne quoi que réponde l&apos;adversaire : jouer vers un [rang](rang) plus petit de l&apos;[attracteur](attracteur) en est une.</source>
        <translation>Strategy
A move for each position. It is winning if it wins whatever the opponent answers: playing towards a smaller [rank](rang) of the [attractor](attracteur) is one.</translation>
    </message>
    <message>
        <source>Valeur de Grundy
Le [mex](mex) des valeurs des positions suivantes. Zéro : qui a le trait perd. Celle d&apos;un tas de Nim est son nombre d&apos;objets, modulo un de plus que le maximum s&apos;il y en a un ; celle de plusieurs tas en est la [somme xor](xor).</source>
        <translation>Grundy value
The [mex](mex) of the values of the next positions. Zero: the side to move loses. That of a heap of Nim is its number of objects, modulo one more than the maximum if there is one; that of several heaps is their [xor sum](xor).</translation>
    </message>
    <message>
        <source>Mex
Le plus petit entier naturel absent d&apos;un ensemble : le mex de {0, 1, 3} est 2, celui de l&apos;ensemble vide est 0.</source>
        <translation>Mex
The smallest natural number that is not in a set: the mex of {0, 1, 3} is 2, that of the empty set is 0.</translation>
    </message>
    <message>
        <source>Somme xor
L&apos;addition en binaire sans retenue : 3 xor 5, soit 011 et 101, donne 110, soit 6. Au [Nim](nim), on gagne en ramenant à zéro celle des tas.</source>
        <translation>Xor sum
Binary addition without carry: 3 xor 5, that is 011 and 101, gives 110, that is 6. At [Nim](nim), one wins by bringing that of the heaps to zero.</translation>
    </message>
    <message>
        <source>Jeu résolu
Un jeu dont on sait qui gagne si personne ne se trompe. Le morpion est nul ; à Puissance 4, qui commence gagne en jouant au milieu ; au [Nim](nim), la [somme xor](xor) le dit.</source>
        <translation>Solved game
A game of which it is known who wins if nobody errs. Tic-tac-toe is drawn; at Connect Four, who begins wins by playing in the middle; at [Nim](nim), the [xor sum](xor) tells.</translation>
    </message>
    <message>
        <source>Pions d&apos;avance
Ce que dit +5 sur une case d&apos;Othello : qui y joue finira avec 5 pions de plus que l&apos;autre, si les deux camps jouent au mieux jusqu&apos;au bout ; −5, avec 5 de moins. Une estimation, sauf avec une coche : la [finale](finale) est alors [résolue](resolu). Dans les autres jeux, G 4 dit un gain en 4 [demi-coups](demi_coup), P 4 une perte, N une nulle.</source>
        <translation>Discs ahead
What +5 says on a square of Othello: who plays there will have 5 discs more than the other at the end, if both sides play their best to the last move; −5, 5 fewer. An estimate, unless there is a tick: the [endgame](finale) is then [solved](resolu). In the other games, W 4 says a win in 4 [plies](demi_coup), L 4 a loss, D a draw.</translation>
    </message>
    <message>
        <source>Prouvé, vérifié, sans doute
Ce que vaut la raison d&apos;une faute. Prouvé : le résultat est calculé jusqu&apos;à la fin de la partie. Vérifié : la cause ôtée, un coin ou un coup d&apos;attente qui manque, l&apos;essentiel de la perte disparaît ; ce test se trompe sur quelque 8 % des coups égaux. Sans doute : des faits qui vont plus souvent avec les fautes qu&apos;avec les bons coups, sans rien prouver.</source>
        <translation>Proved, checked, probably
How much the reason of a mistake is worth. Proved: the result is computed to the end of the game. Checked: with the cause taken away, a corner or a waiting move that is lacking, most of the loss vanishes; this test is wrong on some 8% of equal moves. Probably: facts that go with mistakes more often than with good moves, and prove nothing.</translation>
    </message>
    <message>
        <source>Nim
Des tas d&apos;objets : à son tour, on en prend un ou plusieurs dans un seul tas. Qui prend le dernier gagne, ou perd dans la version [misère](misere).</source>
        <translation>Nim
Heaps of objects: in turn, take one or more from a single heap. Who takes the last one wins, or loses when [misère](misere) is played.</translation>
    </message>
    <message>
        <source>Misère
La règle inversée : qui prend le dernier objet perd. Au [Nim](nim) on joue comme d&apos;habitude, jusqu&apos;à ce qu&apos;il ne reste qu&apos;un tas de plus d&apos;un objet : on laisse alors un nombre impair de tas d&apos;un objet.</source>
        <translation>Misère
The rule reversed: who takes the last object loses. [Nim](nim) is played as usual until only one heap has more than one object: an odd number of heaps of one object is then left.</translation>
    </message>
    <message>
        <source>Passe
À Othello, qui ne peut retourner aucun pion passe son tour, et ne peut passer qu&apos;alors. La partie finit quand aucun des deux ne peut jouer.</source>
        <translation>Pass
At Othello, who can turn no disc passes, and may pass only then. The game ends when neither side can move.</translation>
    </message>
    <message>
        <source>Mobilité
Le nombre de coups possibles. À Othello, en priver l&apos;adversaire vaut mieux, jusqu&apos;à la fin, que d&apos;avoir beaucoup de pions.</source>
        <translation>Mobility
The number of possible moves. At Othello, leaving the opponent few is worth more, until the end, than having many discs.</translation>
    </message>
    <message>
        <source>Livre d&apos;ouvertures
Des débuts de partie calculés d&apos;avance : tant que la position y est, le moteur répond sans réfléchir.</source>
        <translation>Opening book
Beginnings of games worked out in advance: as long as the position is there, the engine answers without thinking.</translation>
    </message>
    <message>
        <source>Moteur
Le joueur le plus fort : un [alpha-bêta](alphabeta) compilé, avec un [livre](livre) d&apos;ouvertures et une [évaluation](evaluation) apprise, qui résout la fin de partie exactement.</source>
        <translation>Engine
The strongest player: a compiled [alpha-beta](alphabeta), with an opening [book](livre) and an [evaluation](evaluation) that was learnt, which solves endgames exactly.</translation>
    </message>
    <message>
        <source>Finale
Les derniers coups, assez peu pour être tous examinés : la valeur n&apos;est plus une estimation, mais le score de la partie jouée au mieux par les deux camps.</source>
        <translation>Endgame
The last moves, few enough to be all examined: the value is no longer an estimate, but the score of the game played best by both sides.</translation>
    </message>
    <message>
        <source>Trait
Avoir le trait, c&apos;est être celui qui doit jouer maintenant : quand Noir a le trait, c&apos;est à Noir de jouer. Qui vient de jouer donne le trait à l&apos;autre, sauf si celui-ci [passe](passe).</source>
        <translation>Turn
To have the turn is to be the one who must play now: when Black has the turn, it is for Black to play. Whoever has just played gives the turn to the other, unless that one must [pass](passe).</translation>
    </message>
    <message>
        <source>Imprécision, erreur, gaffe
Ce qu&apos;un coup a gâché, du moins grave au plus grave, par sa [perte](perte) : à Othello, à partir de 5, de 10 ou de 20 % de chances de gagner. Dans un [jeu résolu](resolu), une erreur change un gain en nulle, ou une nulle en défaite ; une gaffe, un gain en défaite.</source>
        <translation>Inaccuracy, mistake, blunder
What a move spoilt, from the least to the gravest, by its [loss](perte): at Othello, from 5, 10 or 20% of the chances to win. In a [solved game](resolu), a mistake turns a win into a draw, or a draw into a loss; a blunder, a win into a loss.</translation>
    </message>
    <message>
        <source>Perte
Ce qu&apos;un coup laisse échapper : la différence entre le meilleur coup et celui qui a été joué, en pions ou en chances de gagner. Zéro : aucun coup n&apos;était meilleur.</source>
        <translation>Loss
What a move lets slip: the difference between the best move and the one that was played, in discs or in chances to win. Zero: no move was better.</translation>
    </message>
</context>
<context>
    <name>Graphique</name>
    <message>
        <source>{} au fil des coups</source>
        <translation>{}, move by move</translation>
    </message>
    <message>
        <source>{} pion</source>
        <translation>{} disc</translation>
    </message>
    <message>
        <source>{} pions</source>
        <translation>{} discs</translation>
    </message>
    <message>
        <source>tournant {}</source>
        <translation>turning point {}</translation>
    </message>
    <message>
        <source>moment {}</source>
        <translation>moment {}</translation>
    </message>
    <message>
        <source>chances de {}</source>
        <translation>{}&apos;s chances</translation>
    </message>
    <message>
        <source>prouvé</source>
        <translation>proved</translation>
    </message>
    <message>
        <source>Coup {}, {} : {}</source>
        <translation>Move {}, {}: {}</translation>
    </message>
    <message>
        <source>coup {} sur {}</source>
        <translation>move {} of {}</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Guide d&apos;Othellier</source>
        <translation>Othellier guide</translation>
    </message>
    <message>
        <source>Chercher dans le guide</source>
        <translation>Search the guide</translation>
    </message>
    <message>
        <source>Aucune page ne contient ces mots.</source>
        <translation>No page holds these words.</translation>
    </message>
    <message>
        <source>Pages du guide</source>
        <translation>Pages of the guide</translation>
    </message>
    <message>
        <source>Page du guide</source>
        <translation>Page of the guide</translation>
    </message>
</context>
<context>
    <name>JaugeSprt</name>
    <message>
        <source>SPRT : {} entre {} et {} après {} paires</source>
        <translation>SPRT: {} between {} and {} after {} pairs</translation>
    </message>
    <message>
        <source>Elo {} (95 %)</source>
        <translation>Elo {} (95%)</translation>
    </message>
    <message>
        <source>pas encore de verdict</source>
        <translation>no verdict yet</translation>
    </message>
    <message>
        <source>{} acceptée</source>
        <translation>{} accepted</translation>
    </message>
</context>
<context>
    <name>Jeton</name>
    <message>
        <source>avec l&apos;une ou l&apos;autre couleur</source>
        <translation>with either colour</translation>
    </message>
    <message>
        <source>avec les Noirs</source>
        <translation>as Black</translation>
    </message>
    <message>
        <source>avec les Blancs</source>
        <translation>as White</translation>
    </message>
    <message>
        <source>Page de {}</source>
        <translation>Page of {}</translation>
    </message>
    <message>
        <source>Sa page : ses résultats, ses ouvertures, ses adversaires</source>
        <translation>Their page: results, openings, opponents</translation>
    </message>
    <message>
        <source>Clic : une autre couleur</source>
        <translation>Click: another colour</translation>
    </message>
    <message>
        <source>Clic : sa page</source>
        <translation>Click: the page</translation>
    </message>
    <message>
        <source>Retirer {}</source>
        <translation>Remove {}</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
</context>
<context>
    <name>Joueurs</name>
    <message>
        <source>{} n° {}</source>
        <translation>{} No. {}</translation>
    </message>
    <message>
        <source>{}, puis {}</source>
        <translation>{}, then {}</translation>
    </message>
    <message>
        <source>Profondeur {}</source>
        <translation>Depth {}</translation>
    </message>
    <message>
        <source>Niveau {}</source>
        <translation>Level {}</translation>
    </message>
</context>
<context>
    <name>Langue</name>
    <message>
        <source>Un jour commence à {} h du matin : la nuit compte avec la veille.</source>
        <translation>A day begins at {} a.m.: the night counts with the day before.</translation>
    </message>
</context>
<context>
    <name>Lecon</name>
    <message>
        <source>Sans leçon</source>
        <translation>No lesson</translation>
    </message>
    <message>
        <source>Leçon douce</source>
        <translation>Gentle lesson</translation>
    </message>
    <message>
        <source>Leçon normale</source>
        <translation>Normal lesson</translation>
    </message>
    <message>
        <source>Leçon stricte</source>
        <translation>Strict lesson</translation>
    </message>
    <message>
        <source>{} : prévient à {}</source>
        <translation>{}: warns at {}</translation>
    </message>
    <message>
        <source>Leçon arrêtée : vos erreurs ne se disent plus</source>
        <translation>Lesson ended: your mistakes are no longer told</translation>
    </message>
    <message>
        <source>Leçon demandée : elle attend une partie d&apos;Othello contre un programme</source>
        <translation>Lesson asked for: it waits for a game of Othello against a program</translation>
    </message>
    <message>
        <source>Leçon : un coup qui perd {} ou plus se dit aussitôt</source>
        <translation>Lesson: a move that loses {} or more is told at once</translation>
    </message>
    <message>
        <source>{} pion</source>
        <translation>{} disc</translation>
    </message>
    <message>
        <source>{} pions</source>
        <translation>{} discs</translation>
    </message>
    <message>
        <source>{} perd {} de chances (≈ {})</source>
        <translation>{} loses {} of the chances (≈ {})</translation>
    </message>
    <message>
        <source>Aucune raison n&apos;est assez sûre : la suite montre ce qui le punit.</source>
        <translation>No reason is sure enough: the line shows what punishes it.</translation>
    </message>
    <message>
        <source>Aucune raison à dire : un autre coup laissait plus de pions.</source>
        <translation>No reason to tell: another move left more discs.</translation>
    </message>
    <message>
        <source>Leçon : aucun coup réessayé</source>
        <translation>Lesson: no move tried again</translation>
    </message>
    <message>
        <source>Leçon : {} coup réessayé</source>
        <translation>Lesson: {} move tried again</translation>
    </message>
    <message>
        <source>Leçon : {} coups réessayés</source>
        <translation>Lesson: {} moves tried again</translation>
    </message>
</context>
<context>
    <name>Lecons</name>
    <message>
        <source>Prouvé</source>
        <translation>Proved</translation>
    </message>
    <message>
        <source>Vérifié</source>
        <translation>Checked</translation>
    </message>
    <message>
        <source>Sans doute</source>
        <translation>Probably</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Aucune erreur connue après ce coup : la partie n&apos;est pas analysée jusqu&apos;au bout</source>
        <translation>No mistake known after this move: the game has not been analysed to its end</translation>
    </message>
    <message>
        <source>Aucune erreur connue avant ce coup : la partie n&apos;est pas analysée jusqu&apos;au bout</source>
        <translation>No mistake known before this move: the game has not been analysed to its end</translation>
    </message>
    <message>
        <source>L&apos;analyse n&apos;a trouvé aucune erreur</source>
        <translation>The analysis found no mistake</translation>
    </message>
    <message>
        <source>Aucune erreur après ce coup</source>
        <translation>No mistake after this move</translation>
    </message>
    <message>
        <source>Aucune erreur avant ce coup</source>
        <translation>No mistake before this move</translation>
    </message>
    <message>
        <source>{} (au lieu de {})</source>
        <translation>{} (instead of {})</translation>
    </message>
    <message>
        <source>Coup {} : {}, aucun n&apos;était meilleur.</source>
        <translation>Move {}: {}, none was better.</translation>
    </message>
    <message>
        <source>Coup {}, {} : {}</source>
        <translation>Move {}, {}: {}</translation>
    </message>
    <message>
        <source>{} de chances et {}</source>
        <translation>{} of the chances and {}</translation>
    </message>
    <message>
        <source>{}, perd {}.</source>
        <translation>{}, loses {}.</translation>
    </message>
    <message>
        <source>De {} à {}.</source>
        <translation>From {} to {}.</translation>
    </message>
    <message>
        <source>Mieux : {}.</source>
        <translation>Better: {}.</translation>
    </message>
    <message>
        <source>Meilleur résultat d&apos;ici : {}.</source>
        <translation>Best result from here: {}.</translation>
    </message>
    <message>
        <source>Prouvé.</source>
        <translation>Proved.</translation>
    </message>
    <message>
        <source>Probable.</source>
        <translation>Likely.</translation>
    </message>
    <message>
        <source>Coup {}, {}, {} : de {} à {} pour cent, {}.</source>
        <translation>Move {}, {}, {}: from {} to {} per cent, {}.</translation>
    </message>
    <message>
        <source>Analyse finie : aucune erreur</source>
        <translation>Analysis over: no mistake</translation>
    </message>
    <message>
        <source>Analyse finie : {} erreur</source>
        <translation>Analysis over: {} mistake</translation>
    </message>
    <message>
        <source>Analyse finie : {} erreurs</source>
        <translation>Analysis over: {} mistakes</translation>
    </message>
    <message>
        <source>La plus grave : {}</source>
        <translation>The gravest: {}</translation>
    </message>
    <message>
        <source>nulle</source>
        <translation>draw</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>win</translation>
    </message>
    <message>
        <source>perte</source>
        <translation>loss</translation>
    </message>
    <message>
        <source>la partie était nulle, elle est perdue</source>
        <translation>the game was a draw, it is lost</translation>
    </message>
    <message>
        <source>la partie était gagnée, elle est nulle</source>
        <translation>the game was won, it is a draw</translation>
    </message>
    <message>
        <source>la partie était gagnée, elle est perdue</source>
        <translation>the game was won, it is lost</translation>
    </message>
    <message>
        <source>{} pion</source>
        <translation>{} disc</translation>
    </message>
    <message>
        <source>{} pions</source>
        <translation>{} discs</translation>
    </message>
</context>
<context>
    <name>LegendeFantome</name>
    <message>
        <source>Échap : revenir</source>
        <translation>Esc: back</translation>
    </message>
</context>
<context>
    <name>Liste</name>
    <message>
        <source>{} sur {}</source>
        <translation>{} of {}</translation>
    </message>
    <message>
        <source>Chercher un nom, une date, un tournoi</source>
        <translation>Search for a name, a date, an event</translation>
    </message>
    <message>
        <source>Chercher dans la liste</source>
        <translation>Search the list</translation>
    </message>
    <message>
        <source>Parties lues : Entrée en ouvre une</source>
        <translation>Games that were read: Enter opens one</translation>
    </message>
    <message>
        <source>Double clic ou Entrée : mettre sur le plateau</source>
        <translation>Double click or Enter: put it on the board</translation>
    </message>
    <message>
        <source>Fermer la liste</source>
        <translation>Close the list</translation>
    </message>
</context>
<context>
    <name>ListeCoups</name>
    <message>
        <source>Tour</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Valeur après le coup, pour {}</source>
        <translation>Value after the move, for {}</translation>
    </message>
    <message>
        <source>Le coup qui valait plus, à côté d&apos;une faute</source>
        <translation>The move that was worth more, beside a mistake</translation>
    </message>
    <message>
        <source>Éval. : pour {} · Perte : de qui joue</source>
        <translation>Eval.: for {} · Loss: mover&apos;s</translation>
    </message>
</context>
<context>
    <name>ListeDebuts</name>
    <message>
        <source>Aucune</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Équilibrées</source>
        <translation>Balanced</translation>
    </message>
    <message>
        <source>Coups au hasard</source>
        <translation>Random moves</translation>
    </message>
    <message>
        <source>Un fichier</source>
        <translation>A file</translation>
    </message>
</context>
<context>
    <name>ListeEditee</name>
    <message>
        <source>&amp;Ajouter</source>
        <translation>&amp;Add</translation>
    </message>
    <message>
        <source>D&amp;upliquer</source>
        <translation>D&amp;uplicate</translation>
    </message>
    <message>
        <source>Descendre</source>
        <translation>Move down</translation>
    </message>
    <message>
        <source>&amp;Retirer</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>M&amp;onter</source>
        <translation>Mo&amp;ve up</translation>
    </message>
</context>
<context>
    <name>ListeMoteurs</name>
    <message>
        <source>Moteurs enregistrés</source>
        <translation>Saved engines</translation>
    </message>
    <message>
        <source>Nouveau moteur</source>
        <translation>New engine</translation>
    </message>
</context>
<context>
    <name>ListeParties</name>
    <message>
        <source>{} partie</source>
        <translation>{} game</translation>
    </message>
    <message>
        <source>{} parties</source>
        <translation>{} games</translation>
    </message>
    <message>
        <source>{} sur {}</source>
        <translation>{} of {}</translation>
    </message>
    <message>
        <source>Chercher : joueur, joueur contre joueur, n°</source>
        <translation>Find: player, player vs player, no.</translation>
    </message>
    <message>
        <source>Chercher une partie du tournoi</source>
        <translation>Find a game of the tournament</translation>
    </message>
    <message>
        <source>Les dernières du tournoi, ou celles que la recherche trouve</source>
        <translation>The last ones of the tournament, or those that the search finds</translation>
    </message>
</context>
<context>
    <name>Livre</name>
    <message>
        <source>moi</source>
        <translation>me</translation>
    </message>
    <message>
        <source>moteur</source>
        <translation>engine</translation>
    </message>
    <message>
        <source>fichier</source>
        <translation>file</translation>
    </message>
    <message>
        <source>absent du livre</source>
        <translation>not in the book</translation>
    </message>
    <message>
        <source>vaut {valeur}</source>
        <translation>worth {valeur}</translation>
    </message>
    <message>
        <source>source : {source}</source>
        <translation>source: {source}</translation>
    </message>
    <message>
        <source>profondeur {plis}</source>
        <translation>depth {plis}</translation>
    </message>
    <message>
        <source>Hors du livre</source>
        <translation>Not in the book</translation>
    </message>
    <message>
        <source>{} coup du livre</source>
        <translation>{} book move</translation>
    </message>
    <message>
        <source>{} coups du livre</source>
        <translation>{} book moves</translation>
    </message>
    <message>
        <source>{}, le meilleur {}</source>
        <translation>{}, the best {}</translation>
    </message>
    <message>
        <source>Votre livre : {} position, sur celui du programme.</source>
        <translation>Your book: {} position, over the program&apos;s own.</translation>
    </message>
    <message>
        <source>Votre livre : {} positions, sur celui du programme.</source>
        <translation>Your book: {} positions, over the program&apos;s own.</translation>
    </message>
    <message>
        <source>Cette position n&apos;est dans aucun des deux.</source>
        <translation>This position is in neither.</translation>
    </message>
    <message>
        <source>{} position jugée</source>
        <translation>{} position judged</translation>
    </message>
    <message>
        <source>{} positions jugées</source>
        <translation>{} positions judged</translation>
    </message>
    <message>
        <source>{} sur {}</source>
        <translation>{} of {}</translation>
    </message>
    <message>
        <source>coup {}</source>
        <translation>move {}</translation>
    </message>
    <message>
        <source>coups {} à {}</source>
        <translation>moves {} to {}</translation>
    </message>
    <message>
        <source>{} est déjà dans votre livre</source>
        <translation>{} is in your book already</translation>
    </message>
    <message>
        <source>{} sont déjà dans votre livre</source>
        <translation>{} are in your book already</translation>
    </message>
    <message>
        <source>Une partie n&apos;est pas rangée jusqu&apos;au bout.</source>
        <translation>A game is not in the book to its end.</translation>
    </message>
    <message>
        <source>Une extension de {} position n&apos;est pas finie.</source>
        <translation>An extension of {} position is not finished.</translation>
    </message>
    <message>
        <source>Une extension de {} positions n&apos;est pas finie.</source>
        <translation>An extension of {} positions is not finished.</translation>
    </message>
    <message>
        <source>{} position de plus dans votre livre</source>
        <translation>{} more position in your book</translation>
    </message>
    <message>
        <source>{} positions de plus dans votre livre</source>
        <translation>{} more positions in your book</translation>
    </message>
    <message>
        <source>(arrêtée : la suite reprendra là)</source>
        <translation>(stopped: it will go on from there)</translation>
    </message>
</context>
<context>
    <name>Marche</name>
    <message>
        <source>{jeu}, {camp} a le trait : {meilleur} est le meilleur coup. Positions visitées : {visites} sur {total}.</source>
        <translation>{jeu}, {camp} to move: {meilleur} is the best move. Positions visited: {visites} of {total}.</translation>
    </message>
    <message>
        <source>{camp} a le trait. La recherche regarde chacun de ses coups, et chaque réponse. Rien n&apos;est encore connu : α = −∞, β = +∞.</source>
        <translation>{camp} is to move. The search looks at each of its moves, and at each reply. Nothing is known yet: α = −∞, β = +∞.</translation>
    </message>
    <message>
        <source>{premier} est exploré en entier. Après la meilleure réponse, il vaut {alpha} pour {camp}, qui est désormais sûr d&apos;autant : α = {alpha}.</source>
        <translation>{premier} is explored in full. After the best reply, it is worth {alpha} to {camp}, who is now sure of as much: α = {alpha}.</translation>
    </message>
    <message>
        <source>Au tour de {coupe}. Ce dont {camp} est sûr devient la limite de {adverse} : β = {beta}. Si {adverse} y trouve plus, {camp} préférera {premier}.</source>
        <translation>Next, {coupe}. What {camp} is sure of becomes the limit of {adverse}: β = {beta}. If {adverse} finds more there, {camp} will prefer {premier}.</translation>
    </message>
    <message>
        <source>Une première réponse, {reponse}, donne déjà {obtenu} à {adverse} : plus que β = {beta}.</source>
        <translation>A first reply, {reponse}, already gives {obtenu} to {adverse}: more than β = {beta}.</translation>
    </message>
    <message>
        <source>Coupure. {camp} a déjà mieux ailleurs, avec {premier} : {coupe} est réfuté. Réponses coupées sans avoir été regardées : {reste}.</source>
        <translation>Cutoff. {camp} already has better elsewhere, with {premier}: {coupe} is refuted. Replies cut without being looked at: {reste}.</translation>
    </message>
    <message>
        <source>Fin : le meilleur coup est {meilleur}, qui vaut {valeur} pour {camp}. Positions visitées : {visites}, au lieu des {total} du min-max, pour le même résultat.</source>
        <translation>The end: the best move is {meilleur}, worth {valeur} to {camp}. Positions visited: {visites}, instead of the {total} of min-max, for the same result.</translation>
    </message>
    <message>
        <source>étape {k} sur {total}</source>
        <translation>step {k} of {total}</translation>
    </message>
</context>
<context>
    <name>Memorisation</name>
    <message>
        <source>Réglages illisibles, gardés sous le nom {} : ceux du premier jour sont revenus.</source>
        <translation>The settings could not be read and are kept under the name {}: those of the first day are back.</translation>
    </message>
</context>
<context>
    <name>ModeQuestion</name>
    <message>
        <source>C&apos;est le début de la suite</source>
        <translation>This is the beginning of the line</translation>
    </message>
</context>
<context>
    <name>ModeleCoups</name>
    <message>
        <source>Coup</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Noir · nulle · Blanc</source>
        <translation>Black · draw · White</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Éval.</source>
        <translation>Eval.</translation>
    </message>
    <message>
        <source>Ouverture</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Le score moyen des Noirs, en pions</source>
        <translation>Black&apos;s mean score, in discs</translation>
    </message>
    <message>
        <source>Ce que le moteur pense du coup, en pions, pour qui le joue</source>
        <translation>What the engine thinks of the move, in discs, for who plays it</translation>
    </message>
</context>
<context>
    <name>ModeleErreurs</name>
    <message>
        <source>Noir</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Blanc</source>
        <translation>White</translation>
    </message>
    <message>
        <source>sans date</source>
        <translation>no date</translation>
    </message>
    <message>
        <source>sans nom</source>
        <translation>no name</translation>
    </message>
    <message>
        <source>Parties : {parties}, coups : {coups}. Perdus par coup : {pions} en pions, {points} en centièmes de point. Erreurs : {erreurs}, dont gaffes : {gaffes}.</source>
        <translation>Games: {parties}, moves: {coups}. Lost a move: {pions} in discs, {points} in hundredths of a point. Mistakes: {erreurs}, blunders among them: {gaffes}.</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Ouverture</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Année</source>
        <translation>Year</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Perte</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Erreurs</source>
        <translation>Mistakes</translation>
    </message>
    <message>
        <source>Pions perdus par coup</source>
        <translation>Discs lost a move</translation>
    </message>
    <message>
        <source>Pions perdus par coup, aux coups {coups}</source>
        <translation>Discs lost a move, at moves {coups}</translation>
    </message>
    <message>
        <source>Parties jugées</source>
        <translation>Games judged</translation>
    </message>
    <message>
        <source>Erreurs (? et ??) par partie</source>
        <translation>Mistakes (? and ??) a game</translation>
    </message>
</context>
<context>
    <name>ModeleParties</name>
    <message>
        <source>coins donnés : {}</source>
        <translation>corners given: {}</translation>
    </message>
    <message>
        <source>{} au plus</source>
        <translation>{} at most</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>misère</translation>
    </message>
    <message>
        <source>inachevée</source>
        <translation>unfinished</translation>
    </message>
    <message>
        <source>fenêtre</source>
        <translation>window</translation>
    </message>
    <message>
        <source>série</source>
        <translation>series</translation>
    </message>
    <message>
        <source>console</source>
        <translation>console</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Jeu</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Ouverture</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Résultat</source>
        <translation>Result</translation>
    </message>
</context>
<context>
    <name>ModelePartiesTournoi</name>
    <message>
        <source>{} coup</source>
        <translation>{} move</translation>
    </message>
    <message>
        <source>{} coups</source>
        <translation>{} moves</translation>
    </message>
</context>
<context>
    <name>ModeleResultats</name>
    <message>
        <source>Élève</source>
        <translation>Pupil</translation>
    </message>
    <message>
        <source>Séance</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Justes</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>Temps</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Rendue</source>
        <translation>Handed in</translation>
    </message>
    <message>
        <source>Étape {}</source>
        <translation>Step {}</translation>
    </message>
    <message>
        <source>{}
(jugée à la main)</source>
        <translation>{}
(judged by hand)</translation>
    </message>
    <message>
        <source>{} sur {}</source>
        <translation>{} of {}</translation>
    </message>
    <message>
        <source>sur papier</source>
        <translation>on paper</translation>
    </message>
    <message>
        <source>{} min {} s</source>
        <translation>{} min {} s</translation>
    </message>
</context>
<context>
    <name>ModeleTrouvees</name>
    <message>
        <source>Année</source>
        <translation>Year</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Blanc</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Pages des joueurs et du tournoi</source>
        <translation>Pages of the players and the tournament</translation>
    </message>
    <message>
        <source>fin</source>
        <translation>end</translation>
    </message>
    <message>
        <source>par interversion</source>
        <translation>by transposition</translation>
    </message>
</context>
<context>
    <name>MonNiveau</name>
    <message>
        <source>Adversaire à mon niveau</source>
        <translation>Opponent at my level</translation>
    </message>
    <message>
        <source>≈ niveau {} ({})</source>
        <translation>≈ level {} ({})</translation>
    </message>
    <message>
        <source>Adversaire à mon niveau, ≈ {} ({})</source>
        <translation>Opponent at my level, ≈ {} ({})</translation>
    </message>
    <message>
        <source>Le niveau change d&apos;une partie à l&apos;autre, jamais en cours de partie.</source>
        <translation>The level changes from one game to the next, never during a game.</translation>
    </message>
    <message>
        <source>Encore {} partie contre le moteur pour connaître votre niveau.</source>
        <translation>{} more game against the engine to know your level.</translation>
    </message>
    <message>
        <source>Encore {} parties contre le moteur pour connaître votre niveau.</source>
        <translation>{} more games against the engine to know your level.</translation>
    </message>
    <message>
        <source>Le vôtre, d&apos;après {} parties : {}.</source>
        <translation>Yours, from {} games: {}.</translation>
    </message>
    <message>
        <source>Encore {} partie pour connaître votre niveau</source>
        <translation>{} more game to know your level</translation>
    </message>
    <message>
        <source>Encore {} parties pour connaître votre niveau</source>
        <translation>{} more games to know your level</translation>
    </message>
    <message>
        <source>Vous : {}</source>
        <translation>You: {}</translation>
    </message>
</context>
<context>
    <name>Moteurs</name>
    <message>
        <source>non dit</source>
        <translation>not set</translation>
    </message>
    <message>
        <source>non dite</source>
        <translation>not set</translation>
    </message>
</context>
<context>
    <name>MotsArbre</name>
    <message>
        <source>la recherche n&apos;a pas commencé, Lecture ou Page suiv la fait avancer</source>
        <translation>the search has not begun, Play or PgDown moves it on</translation>
    </message>
    <message>
        <source>La recherche n&apos;est pas encore arrivée ici.</source>
        <translation>The search has not come here yet.</translation>
    </message>
    <message>
        <source>{} position</source>
        <translation>{} position</translation>
    </message>
    <message>
        <source>{} positions</source>
        <translation>{} positions</translation>
    </message>
    <message>
        <source>Branche coupée : {}</source>
        <translation>Branch cut: {}</translation>
    </message>
    <message>
        <source>Valeur encore inconnue</source>
        <translation>Value not known yet</translation>
    </message>
    <message>
        <source>Valeur pour {} : {}</source>
        <translation>Value to {}: {}</translation>
    </message>
    <message>
        <source>{} position visitée</source>
        <translation>{} position visited</translation>
    </message>
    <message>
        <source>{} positions visitées</source>
        <translation>{} positions visited</translation>
    </message>
    <message>
        <source>{} feuille</source>
        <translation>{} leaf</translation>
    </message>
    <message>
        <source>{} feuilles</source>
        <translation>{} leaves</translation>
    </message>
    <message>
        <source>{} élaguée</source>
        <translation>{} pruned</translation>
    </message>
    <message>
        <source>{} élaguées</source>
        <translation>{} pruned</translation>
    </message>
    <message>
        <source>{} n&apos;a qu&apos;un coup à essayer</source>
        <translation>{} has only one move to try</translation>
    </message>
    <message>
        <source>{} cherche le meilleur de ses {} coups, et coupera ce qui n&apos;y peut plus rien changer</source>
        <translation>{} looks for the best of {} moves, and will cut whatever can no longer change it</translation>
    </message>
    <message>
        <source>{} cherche le meilleur de ses {} coups : chacun vaut l&apos;opposé de la meilleure réponse</source>
        <translation>{} looks for the best of {} moves: each is worth the opposite of the best reply</translation>
    </message>
    <message>
        <source>{} cherche parmi ses {} coups la plus grande valeur, l&apos;adversaire la plus petite</source>
        <translation>{} looks for the highest value among {} moves, the opponent for the lowest</translation>
    </message>
    <message>
        <source>{} doit passer</source>
        <translation>{} must pass</translation>
    </message>
    <message>
        <source>{} joue {}</source>
        <translation>{} plays {}</translation>
    </message>
    <message>
        <source>{}, et la partie est finie : c&apos;est une feuille, à évaluer</source>
        <translation>{}, and the game is over: this is a leaf, to be evaluated</translation>
    </message>
    <message>
        <source>{}, à la profondeur voulue : c&apos;est une feuille, à évaluer</source>
        <translation>{}, at the depth asked for: this is a leaf, to be evaluated</translation>
    </message>
    <message>
        <source>{} y prendra la plus grande valeur</source>
        <translation>{} will take the highest value there</translation>
    </message>
    <message>
        <source>{} y prendra la plus petite valeur</source>
        <translation>{} will take the lowest value there</translation>
    </message>
    <message>
        <source>{} y cherche sa plus grande valeur, dont on prendra l&apos;opposé</source>
        <translation>{} looks there for the highest value, and its opposite will be taken</translation>
    </message>
    <message>
        <source>{camp} y cherche sa meilleure réponse</source>
        <translation>{camp} looks there for the best reply</translation>
    </message>
    <message>
        <source>{camp} y cherche au moins {alpha}</source>
        <translation>{camp} looks there for at least {alpha}</translation>
    </message>
    <message>
        <source>{camp} y cherche mieux que α = {alpha}</source>
        <translation>{camp} looks there for better than α = {alpha}</translation>
    </message>
    <message>
        <source>{}, et s&apos;arrêtera dès qu&apos;il dépasse {{beta}} (à égalité on continue, pour départager les coups)</source>
        <translation>{}, and will stop as soon as it exceeds {{beta}} (on a tie the search goes on, to tell the moves apart)</translation>
    </message>
    <message>
        <source>{}, et s&apos;arrêtera dès que β = {{beta}} est atteint</source>
        <translation>{}, and will stop as soon as β = {{beta}} is reached</translation>
    </message>
    <message>
        <source>{} vaut {} pour {}</source>
        <translation>{} is worth {} to {}</translation>
    </message>
    <message>
        <source>{} vaut {} pour {}, donc {} pour {}</source>
        <translation>{} is worth {} to {}, so {} to {}</translation>
    </message>
    <message>
        <source>{} vaut au moins {} pour {}, donc au plus {} pour {}</source>
        <translation>{} is worth at least {} to {}, so at most {} to {}</translation>
    </message>
    <message>
        <source>{} vaut au plus {} pour {}, donc au moins {} pour {}</source>
        <translation>{} is worth at most {} to {}, so at least {} to {}</translation>
    </message>
    <message>
        <source>c&apos;est la première valeur, {} garde ce coup</source>
        <translation>this is the first value, {} keeps this move</translation>
    </message>
    <message>
        <source>pas mieux qu&apos;avec {coup} ({valeur}), rien ne change pour {camp}</source>
        <translation>no better than with {coup} ({valeur}), nothing changes for {camp}</translation>
    </message>
    <message>
        <source>mieux qu&apos;avec {coup} ({valeur}), {camp} garde ce coup</source>
        <translation>better than with {coup} ({valeur}), {camp} keeps this move</translation>
    </message>
    <message>
        <source>plus grand qu&apos;avec {coup} ({valeur}), {camp} garde ce coup</source>
        <translation>higher than with {coup} ({valeur}), {camp} keeps this move</translation>
    </message>
    <message>
        <source>plus petit qu&apos;avec {coup} ({valeur}), {camp} garde ce coup</source>
        <translation>lower than with {coup} ({valeur}), {camp} keeps this move</translation>
    </message>
    <message>
        <source>{camp} a déjà mieux avec {coup} ({valeur})</source>
        <translation>{camp} already has better with {coup} ({valeur})</translation>
    </message>
    <message>
        <source>{camp} a déjà plus grand avec {coup} ({valeur})</source>
        <translation>{camp} already has a higher value with {coup} ({valeur})</translation>
    </message>
    <message>
        <source>{camp} a déjà plus petit avec {coup} ({valeur})</source>
        <translation>{camp} already has a lower value with {coup} ({valeur})</translation>
    </message>
    <message>
        <source>{}, par {}</source>
        <translation>{}, by {}</translation>
    </message>
    <message>
        <source>{}, plus haut, par {}</source>
        <translation>{}, higher up, by {}</translation>
    </message>
    <message>
        <source>la recherche est finie : à cette profondeur tous les coups se valent pour {camp} ({valeur}) ; {coup} est le premier essayé</source>
        <translation>the search is over: at this depth all moves are equal for {camp} ({valeur}); {coup} is the first one tried</translation>
    </message>
    <message>
        <source>la recherche est finie : le meilleur coup pour {camp} est {coup}, qui vaut {valeur}</source>
        <translation>the search is over: the best move for {camp} is {coup}, worth {valeur}</translation>
    </message>
    <message>
        <source>{} a déjà mieux ailleurs ({}) : inutile d&apos;explorer la suite ({})</source>
        <translation>{} already has better elsewhere ({}): no need to search the rest ({})</translation>
    </message>
    <message>
        <source>{} n&apos;est pas essayé, car {}</source>
        <translation>{} is not tried, for {}</translation>
    </message>
    <message>
        <source>{} a déjà aussi bien ailleurs ({}) : inutile d&apos;explorer la suite ({})</source>
        <translation>{} already has as good elsewhere ({}): no need to search the rest ({})</translation>
    </message>
    <message>
        <source>{} coup</source>
        <translation>{} move</translation>
    </message>
    <message>
        <source>{} coups</source>
        <translation>{} moves</translation>
    </message>
    <message>
        <source>comme {} autre</source>
        <translation>like {} other</translation>
    </message>
    <message>
        <source>comme {} autres</source>
        <translation>like {} others</translation>
    </message>
    <message>
        <source>{}, {} : le premier essayé est gardé</source>
        <translation>{}, {}: the first one tried is kept</translation>
    </message>
    <message>
        <source>la passe</source>
        <translation>the pass</translation>
    </message>
    <message>
        <source>un gain</source>
        <translation>a win</translation>
    </message>
    <message>
        <source>une perte</source>
        <translation>a loss</translation>
    </message>
</context>
<context>
    <name>Nouveautes</name>
    <message>
        <source>Demande en cours…</source>
        <translation>Asking…</translation>
    </message>
    <message>
        <source>Othellier {annoncee} est sorti ; ceci est la version {installee}.</source>
        <translation>Othellier {annoncee} is out; this is version {installee}.</translation>
    </message>
    <message>
        <source>Aucune version plus récente que {installee}.</source>
        <translation>No version newer than {installee}.</translation>
    </message>
</context>
<context>
    <name>OngletsMatchs</name>
    <message>
        <source>Série</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Façons de faire jouer des programmes</source>
        <translation>Ways to let programs play</translation>
    </message>
    <message>
        <source>Détacher dans une fenêtre</source>
        <translation>Move to a window of its own</translation>
    </message>
</context>
<context>
    <name>OngletsSerie</name>
    <message>
        <source>Partie</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Ce que l&apos;on voit de la série</source>
        <translation>What is seen of the series</translation>
    </message>
</context>
<context>
    <name>OptionsJeu</name>
    <message>
        <source>Tas « {} » : attendu 1 à {} nombres de 1 à {} séparés par des tirets, comme {}</source>
        <translation>Heaps “{}”: expected 1 to {} numbers from 1 to {} between hyphens, such as {}</translation>
    </message>
</context>
<context>
    <name>OutilsArbre</name>
    <message>
        <source>{} nœud</source>
        <translation>{} node</translation>
    </message>
    <message>
        <source>{} nœuds</source>
        <translation>{} nodes</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Chercher un coup</source>
        <translation>Find a move</translation>
    </message>
    <message>
        <source>Chercher un coup, ou une suite de coups</source>
        <translation>Find a move, or a sequence of moves</translation>
    </message>
    <message>
        <source>Nœud trouvé précédent</source>
        <translation>Previous node found</translation>
    </message>
    <message>
        <source>Nœud trouvé suivant</source>
        <translation>Next node found</translation>
    </message>
    <message>
        <source>Plier des branches</source>
        <translation>Fold branches</translation>
    </message>
    <message>
        <source>Voir tout l&apos;arbre</source>
        <translation>See the whole tree</translation>
    </message>
    <message>
        <source>Réduire</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>Agrandir</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Enregistrer une image de l&apos;arbre</source>
        <translation>Save an image of the tree</translation>
    </message>
    <message>
        <source>Plier</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Ajuster</source>
        <translation>Fit</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Plier ou déplier le nœud choisi</source>
        <translation>Fold or unfold the selected node</translation>
    </message>
    <message>
        <source>Ne garder qu&apos;un demi-coup</source>
        <translation>Keep only one ply</translation>
    </message>
    <message>
        <source>Ne garder que 2 demi-coups</source>
        <translation>Keep only 2 plies</translation>
    </message>
    <message>
        <source>Ne garder que 3 demi-coups</source>
        <translation>Keep only 3 plies</translation>
    </message>
    <message>
        <source>Tout déplier</source>
        <translation>Unfold all</translation>
    </message>
    <message>
        <source>Image SVG…</source>
        <translation>SVG image…</translation>
    </message>
    <message>
        <source>Image PNG, comme à l&apos;écran…</source>
        <translation>PNG picture, as on screen…</translation>
    </message>
    <message>
        <source>Image PNG, page A4…</source>
        <translation>PNG picture, A4 page…</translation>
    </message>
</context>
<context>
    <name>PageAnalyses</name>
    <message>
        <source>Analyser ces parties ({nombre})</source>
        <translation>Analyse these games ({nombre})</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{} partie jugée</source>
        <translation>{} game judged</translation>
    </message>
    <message>
        <source>{} parties jugées</source>
        <translation>{} games judged</translation>
    </message>
    <message>
        <source>{} attend</source>
        <translation>{} waits</translation>
    </message>
    <message>
        <source>{} attendent</source>
        <translation>{} wait</translation>
    </message>
    <message>
        <source>reste {duree}</source>
        <translation>{duree} left</translation>
    </message>
    <message>
        <source>{} refusée</source>
        <translation>{} refused</translation>
    </message>
    <message>
        <source>{} refusées</source>
        <translation>{} refused</translation>
    </message>
    <message>
        <source>reprendra après la partie qui se joue</source>
        <translation>goes on after the game being played</translation>
    </message>
    <message>
        <source>en pause</source>
        <translation>paused</translation>
    </message>
    <message>
        <source>Rien n&apos;attend d&apos;être jugé.</source>
        <translation>Nothing waits to be judged.</translation>
    </message>
    <message>
        <source>Aucune partie de la bibliothèque ne passe par cette position.</source>
        <translation>No game of the library goes through this position.</translation>
    </message>
    <message>
        <source>Analysez des parties pour voir ici qui se trompe, et à quel moment.</source>
        <translation>Analyse games to see here who errs, and when.</translation>
    </message>
    <message>
        <source>{jugees} sur {parties}. Entre parenthèses : moins de 30 parties, qui disent peu.</source>
        <translation>{jugees} of {parties}. In brackets: fewer than 30 games, which say little.</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>Analyses</translation>
    </message>
    <message>
        <source>Approfondir</source>
        <translation>Go deeper</translation>
    </message>
    <message>
        <source>Dix fois plus de positions là où un coup perd au moins deux pions : plus long, plus sûr</source>
        <translation>Ten times more positions where a move loses two discs or more: longer, surer</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Reprendre au prochain démarrage</source>
        <translation>Resume at the next start</translation>
    </message>
    <message>
        <source>Par joueur</source>
        <translation>By player</translation>
    </message>
    <message>
        <source>Par camp</source>
        <translation>By side</translation>
    </message>
    <message>
        <source>Par ouverture</source>
        <translation>By opening</translation>
    </message>
    <message>
        <source>Par année</source>
        <translation>By year</translation>
    </message>
    <message>
        <source>Ce qui a une ligne dans le tableau</source>
        <translation>What has a line in the table</translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Qui se trompe où</source>
        <translation>Who errs where</translation>
    </message>
    <message>
        <source>Parties jugées</source>
        <translation>Games judged</translation>
    </message>
</context>
<context>
    <name>PageBibliotheque</name>
    <message>
        <source>Page de {}</source>
        <translation>Page of {}</translation>
    </message>
    <message>
        <source>Ajouter à mon répertoire</source>
        <translation>Add to my repertoire</translation>
    </message>
    <message>
        <source>Bibliothèque</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>Coups suivants</source>
        <translation>Next moves</translation>
    </message>
    <message>
        <source>Parties trouvées</source>
        <translation>Games found</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>double clic : ouvrir dans Analyser</source>
        <translation>double click: open in Analyse</translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Écrire ces parties dans un fichier</source>
        <translation>Write these games to a file</translation>
    </message>
    <message>
        <source>Choisir un dossier WTHOR…</source>
        <translation>Choose a WTHOR folder…</translation>
    </message>
    <message>
        <source>Ajouter mes parties du journal</source>
        <translation>Add my games of the journal</translation>
    </message>
    <message>
        <source>Collections…</source>
        <translation>Collections…</translation>
    </message>
    <message>
        <source>Mes résultats</source>
        <translation>My results</translation>
    </message>
    <message>
        <source>Vos parties du journal, par couleur, par adversaire et par ouverture</source>
        <translation>Your games of the journal, by colour, by opponent and by opening</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Abandonner l&apos;import : la bibliothèque reste comme elle était</source>
        <translation>Give up the import: the library stays as it was</translation>
    </message>
    <message>
        <source>{} dans la bibliothèque</source>
        <translation>{} in the library</translation>
    </message>
    <message>
        <source>La bibliothèque est vide. Déposez ici des fichiers de parties, ou :</source>
        <translation>The library is empty. Drop files of games here, or:</translation>
    </message>
    <message>
        <source>Import : {} lues</source>
        <translation>Import: {} read</translation>
    </message>
</context>
<context>
    <name>PageErreurs</name>
    <message>
        <source>Mes erreurs</source>
        <translation>My mistakes</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Revoir</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Reprendre sur le plateau celles qui reviennent aujourd&apos;hui</source>
        <translation>Retry on the board those that come back today</translation>
    </message>
    <message>
        <source>Le carnet est vide : analysez une de vos parties (F7), ses erreurs y entreront.</source>
        <translation>The notebook is empty: analyse one of your games (F7), and its mistakes will come into it.</translation>
    </message>
    <message>
        <source>{} à revoir aujourd&apos;hui</source>
        <translation>{} to review today</translation>
    </message>
    <message>
        <source>Rien à revoir aujourd&apos;hui, ni les jours qui viennent.</source>
        <translation>Nothing to review today, nor in the days to come.</translation>
    </message>
    <message>
        <source>Rien à revoir aujourd&apos;hui ; la suite le {}.</source>
        <translation>Nothing to review today; the next ones on {}.</translation>
    </message>
</context>
<context>
    <name>PageLivre</name>
    <message>
        <source>Le moteur s&apos;y met…</source>
        <translation>The engine begins…</translation>
    </message>
    <message>
        <source>Le livre est celui de l&apos;Othello 8 × 8.</source>
        <translation>The book is that of Othello on 8 × 8.</translation>
    </message>
    <message>
        <source>Livre</source>
        <translation>Book</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Profondeur</source>
        <translation>Depth</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Coups du livre</source>
        <translation>Moves of the book</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Ma valeur</source>
        <translation>My value</translation>
    </message>
    <message>
        <source>Valeur de ma main</source>
        <translation>Value by my hand</translation>
    </message>
    <message>
        <source>Positions jugées</source>
        <translation>Positions judged</translation>
    </message>
    <message>
        <source>sans fin</source>
        <translation>no limit</translation>
    </message>
    <message>
        <source>Corriger</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Donner cette valeur au coup : elle l&apos;emporte sur toute autre</source>
        <translation>Give the move this value: it comes before any other</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Enlever la valeur de votre main (Suppr)</source>
        <translation>Remove the value by your hand (Del)</translation>
    </message>
    <message>
        <source>Étendre d&apos;ici</source>
        <translation>Extend from here</translation>
    </message>
    <message>
        <source>Faire juger les suites les plus probables de la position</source>
        <translation>Have the likeliest continuations of the position judged</translation>
    </message>
    <message>
        <source>La finir</source>
        <translation>Finish it</translation>
    </message>
    <message>
        <source>Reprendre là où elle s&apos;est arrêtée, avec ses réglages</source>
        <translation>Go on from where it stopped, with its settings</translation>
    </message>
    <message>
        <source>Ranger la partie</source>
        <translation>Store the game</translation>
    </message>
    <message>
        <source>Faire juger les positions de cette partie</source>
        <translation>Have the positions of this game judged</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Ce qui est jugé est gardé</source>
        <translation>What is judged is kept</translation>
    </message>
    <message>
        <source>Importer…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Ajouter un livre d&apos;Egaroucid, d&apos;Edax ou d&apos;Othellier</source>
        <translation>Add a book of Egaroucid, Edax or Othellier</translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Écrire les deux livres pour Egaroucid ou Edax</source>
        <translation>Write both books for Egaroucid or Edax</translation>
    </message>
    <message>
        <source>En pions, pour qui joue le coup</source>
        <translation>In discs, for who plays the move</translation>
    </message>
    <message>
        <source>Entrée joue le coup, F2 en change la valeur</source>
        <translation>Enter plays the move, F2 changes its value</translation>
    </message>
</context>
<context>
    <name>PageRepertoires</name>
    <message>
        <source>Répertoires</source>
        <translation>Repertoires</translation>
    </message>
    <message>
        <source>Apprendre</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>Jouer les lignes sur le plateau, où ce qui est à revoir est demandé</source>
        <translation>Play the lines on the board, where what is due is asked</translation>
    </message>
    <message>
        <source>Plus grand trou</source>
        <translation>Biggest gap</translation>
    </message>
    <message>
        <source>Aller là où les gens sortent le plus souvent du répertoire</source>
        <translation>Go where people leave the repertoire most often</translation>
    </message>
    <message>
        <source>Nouveau…</source>
        <translation>New…</translation>
    </message>
    <message>
        <source>Un répertoire vide, ou proposé d&apos;après la bibliothèque</source>
        <translation>A repertoire that is empty, or proposed from the library</translation>
    </message>
    <message>
        <source>Renommer…</source>
        <translation>Rename…</translation>
    </message>
    <message>
        <source>Supprimer…</source>
        <translation>Delete…</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Ajouter ce coup, avec ceux qui mènent là sur le plateau</source>
        <translation>Add this move, with those that lead there on the board</translation>
    </message>
    <message>
        <source>Enseigner</source>
        <translation>Teach</translation>
    </message>
    <message>
        <source>Faire de ce coup le vôtre ; les autres restent acceptés</source>
        <translation>Make this move yours; the others are still accepted</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Retirer ce coup et tout ce qui suit</source>
        <translation>Remove this move and all that follows</translation>
    </message>
    <message>
        <source>Surprises : l&apos;adversaire sort parfois du répertoire</source>
        <translation>Surprises: the opponent leaves the repertoire now and then</translation>
    </message>
    <message>
        <source>Poids</source>
        <translation>Weight</translation>
    </message>
    <message>
        <source>Commentaire du coup : il est dit après la réponse</source>
        <translation>Comment on the move: it is said after the answer</translation>
    </message>
    <message>
        <source>Commentaire du coup</source>
        <translation>Comment on the move</translation>
    </message>
    <message>
        <source>Combien de fois plus souvent cette réponse est demandée ; 0 : jamais</source>
        <translation>How many times as often this answer is asked; 0: never</translation>
    </message>
</context>
<context>
    <name>PanneauAttracteurs</name>
    <message>
        <source>Le calcul a échoué : {}</source>
        <translation>The computation failed: {}</translation>
    </message>
    <message>
        <source>Après {}</source>
        <translation>After {}</translation>
    </message>
    <message>
        <source>Position du plateau</source>
        <translation>Position on the board</translation>
    </message>
    <message>
        <source>Calcul des attracteurs…</source>
        <translation>Computing the attractors…</translation>
    </message>
    <message>
        <source>{} et {}</source>
        <translation>{} and {}</translation>
    </message>
    <message>
        <source>&amp;Attracteur de</source>
        <translation>&amp;Attractor of</translation>
    </message>
    <message>
        <source>Attracteur montré</source>
        <translation>Attractor shown</translation>
    </message>
    <message>
        <source>{} force le gain</source>
        <translation>{} forces a win</translation>
    </message>
    <message>
        <source>personne : nulle</source>
        <translation>nobody: draw</translation>
    </message>
    <message>
        <source>Nombre : le rang, demi-coups jusqu&apos;au gain ; plus il est petit, plus la couleur est forte. ★ : coup de la stratégie. Dans le graphe, les positions symétriques ne font qu&apos;une.</source>
        <translation>Number: the rank, plies to the win; the smaller it is, the stronger the colour. ★: the strategy&apos;s move. In the graph, symmetric positions are one.</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Revenir à la position du plateau (Début)</source>
        <translation>Back to the position on the board (Home)</translation>
    </message>
    <message>
        <source>Agrandir le graphe (+)</source>
        <translation>Enlarge the graph (+)</translation>
    </message>
    <message>
        <source>Réduire le graphe (−)</source>
        <translation>Shrink the graph (−)</translation>
    </message>
    <message>
        <source>Voir tout le graphe (0)</source>
        <translation>See the whole graph (0)</translation>
    </message>
    <message>
        <source>Graphe des positions, à la symétrie près</source>
        <translation>Graph of the positions, up to symmetry</translation>
    </message>
    <message>
        <source>Flèches : parcourir ; + − 0 : zoom ; Maj+flèches ou souris : déplacer ; clic : montrer au plateau</source>
        <translation>Arrows: go through it; + − 0: zoom; Shift+arrows or mouse: pan; click: show on the board</translation>
    </message>
    <message>
        <source>Choisir une case : voir où mène ce coup</source>
        <translation>Choose a square: see where this move leads</translation>
    </message>
</context>
<context>
    <name>PanneauChances</name>
    <message>
        <source>{}, un peu plus tôt</source>
        <translation>{}, a little earlier</translation>
    </message>
</context>
<context>
    <name>PanneauErreurs</name>
    <message>
        <source>Mes erreurs</source>
        <translation>My mistakes</translation>
    </message>
    <message>
        <source>La revoir</source>
        <translation>Review it</translation>
    </message>
    <message>
        <source>Derniers essais</source>
        <translation>Last tries</translation>
    </message>
    <message>
        <source>La même erreur, {}e fois</source>
        <translation>The same mistake, {} times</translation>
    </message>
    <message>
        <source>Au coup {} la dernière fois.</source>
        <translation>At move {} the last time.</translation>
    </message>
    <message>
        <source>Elle revient aujourd&apos;hui.</source>
        <translation>It comes back today.</translation>
    </message>
    <message>
        <source>Elle revient le {}.</source>
        <translation>It comes back on {}.</translation>
    </message>
    <message>
        <source>coup {}</source>
        <translation>move {}</translation>
    </message>
    <message>
        <source>solution demandée</source>
        <translation>solution asked for</translation>
    </message>
</context>
<context>
    <name>PanneauExercices</name>
    <message>
        <source>De chaque genre, une étoile à 1, 5 et 15 trouvés du premier coup</source>
        <translation>Of each kind, a star at 1, 5 and 15 found at the first try</translation>
    </message>
    <message>
        <source>Le suivant se cherche…</source>
        <translation>Looking for the next one…</translation>
    </message>
    <message>
        <source>Aucun exercice</source>
        <translation>No exercise</translation>
    </message>
    <message>
        <source>Ce paquet n&apos;en a pas de ce genre : choisissez-en un autre plus bas.</source>
        <translation>This pack has none of this kind: choose another one below.</translation>
    </message>
    <message>
        <source>Passer</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Suivant</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Reprendre mes erreurs ({})</source>
        <translation>Retry my mistakes ({})</translation>
    </message>
    <message>
        <source>Exercices</source>
        <translation>Exercises</translation>
    </message>
    <message>
        <source>Indice</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Réessayer</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Une idée, puis la case (touche I)</source>
        <translation>An idea, then the square (key I)</translation>
    </message>
    <message>
        <source>Jouer la solution ; l&apos;exercice revient demain (touche V)</source>
        <translation>Play the solution; the exercise comes back tomorrow (key V)</translation>
    </message>
    <message>
        <source>Reprendre au coup manqué ; la note ne change pas (touche R)</source>
        <translation>Go on from the missed move; the grade does not change (key R)</translation>
    </message>
    <message>
        <source>Un autre exercice ; sans réponse, rien n&apos;est noté (touche N)</source>
        <translation>Another exercise; without an answer, nothing is graded (key N)</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Revenir à la partie (Échap)</source>
        <translation>Back to the game (Escape)</translation>
    </message>
    <message>
        <source>Celles de vos parties : trouver le coup qu&apos;il fallait jouer</source>
        <translation>Those of your games: find the move that should have been played</translation>
    </message>
</context>
<context>
    <name>PanneauGrundy</name>
    <message>
        <source>Tas</source>
        <translation>Heap</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Prendre</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Aucun coup ne gagne</source>
        <translation>No move wins</translation>
    </message>
    <message>
        <source>Coups &amp;gagnants ({})</source>
        <translation>&amp;Winning moves ({})</translation>
    </message>
    <message>
        <source>aucun coup</source>
        <translation>no move</translation>
    </message>
    <message>
        <source>Objets</source>
        <translation>Objects</translation>
    </message>
    <message>
        <source>Un coup mène aux valeurs</source>
        <translation>A move leads to values</translation>
    </message>
    <message>
        <source>Valeur (mex)</source>
        <translation>Value (mex)</translation>
    </message>
    <message>
        <source>&amp;Valeur d&apos;un tas : le plus petit entier qu&apos;aucun coup n&apos;atteint</source>
        <translation>&amp;Value of a heap: the smallest natural number that no move leads to</translation>
    </message>
    <message>
        <source>Valeurs des tas en binaire et leur xor</source>
        <translation>Values of the heaps in binary and their xor</translation>
    </message>
    <message>
        <source>Choisir un tas : d&apos;où vient sa valeur. Colonne teintée : nombre impair de 1.</source>
        <translation>Choose a heap: where its value comes from. Tinted column: odd number of 1s.</translation>
    </message>
    <message>
        <source>Coups gagnants</source>
        <translation>Winning moves</translation>
    </message>
    <message>
        <source>Choisir un coup : le voir sur le plateau ; Échap : revenir</source>
        <translation>Choose a move: see it on the board; Esc: back</translation>
    </message>
    <message>
        <source>Valeurs des tas de 0 objet au plus grand</source>
        <translation>Values of the heaps, from 0 objects to the largest</translation>
    </message>
</context>
<context>
    <name>PanneauInscrits</name>
    <message>
        <source>Joueurs du tournoi</source>
        <translation>Tournament players</translation>
    </message>
</context>
<context>
    <name>PanneauJoueur</name>
    <message>
        <source>Profondeur {}</source>
        <translation>Depth {}</translation>
    </message>
    <message>
        <source>Niveau {}</source>
        <translation>Level {}</translation>
    </message>
    <message>
        <source>Joueur {}</source>
        <translation>Player {}</translation>
    </message>
    <message>
        <source>Profondeur, {}</source>
        <translation>Depth, {}</translation>
    </message>
    <message>
        <source>Niveau, {}</source>
        <translation>Level, {}</translation>
    </message>
    <message>
        <source>Temps par coup, {}</source>
        <translation>Time per move, {}</translation>
    </message>
    <message>
        <source>Réfléchir pendant le tour de l&apos;adversaire, {}</source>
        <translation>Think during the opponent&apos;s turn, {}</translation>
    </message>
    <message>
        <source>Moteur externe, {}</source>
        <translation>External engine, {}</translation>
    </message>
    <message>
        <source>Aucun moteur enregistré : cocher pour en ajouter</source>
        <translation>No saved engine: tick to add one</translation>
    </message>
    <message>
        <source>Un autre programme, sur cette machine</source>
        <translation>Another program, on this machine</translation>
    </message>
    <message>
        <source>Parfait dès le niveau {}, s&apos;il a le temps</source>
        <translation>Perfect from level {} on, given the time</translation>
    </message>
    <message>
        <source>Parfait dès le niveau {}</source>
        <translation>Perfect from level {} on</translation>
    </message>
    <message>
        <source>Le moteur compilé, du débutant au champion</source>
        <translation>The compiled engine, beginner to champion</translation>
    </message>
</context>
<context>
    <name>PanneauMatch</name>
    <message>
        <source>Une partie à la fois : les séries se jouent entre deux programmes, cochés des deux côtés.</source>
        <translation>One game at a time: series are played between two programs, one ticked on each side.</translation>
    </message>
</context>
<context>
    <name>PanneauPas</name>
    <message>
        <source>Terminer</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Étape suivante</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Montrer</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Montrer un coup qui convient</source>
        <translation>Show a move that is right</translation>
    </message>
    <message>
        <source>Étape précédente</source>
        <translation>Previous step</translation>
    </message>
    <message>
        <source>Jouer une partie</source>
        <translation>Play a game</translation>
    </message>
    <message>
        <source>Contre le niveau le plus facile ; vous commencez</source>
        <translation>Against the easiest level; you begin</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Revenir à la partie (Échap)</source>
        <translation>Back to the game (Escape)</translation>
    </message>
    <message>
        <source>Premiers pas : {}</source>
        <translation>First steps: {}</translation>
    </message>
    <message>
        <source>Étape {} sur {}</source>
        <translation>Step {} of {}</translation>
    </message>
</context>
<context>
    <name>PanneauPlateaux</name>
    <message>
        <source>Les programmes se préparent ; leurs parties se voient ici dès le premier coup.</source>
        <translation>The programs are getting ready; their games are seen here from the first move.</translation>
    </message>
    <message>
        <source>Parties finies…</source>
        <translation>Finished games…</translation>
    </message>
    <message>
        <source>Les dernières parties finies du tournoi, à revoir pendant qu&apos;il se joue</source>
        <translation>The last finished games of the tournament, to look at while it is played</translation>
    </message>
</context>
<context>
    <name>PanneauScore</name>
    <message>
        <source>Points de {}</source>
        <translation>Points of {}</translation>
    </message>
    <message>
        <source>Parties gagnées par {}</source>
        <translation>Games won by {}</translation>
    </message>
    <message>
        <source>Part des points</source>
        <translation>Share of the points</translation>
    </message>
</context>
<context>
    <name>PanneauSeance</name>
    <message>
        <source>Enregistrez votre copie : c&apos;est le fichier à donner à votre professeur.</source>
        <translation>Save your work: it is the file to give to your teacher.</translation>
    </message>
    <message>
        <source>Copie enregistrée dans {}, à donner à votre professeur.</source>
        <translation>Work saved in {}, to be given to your teacher.</translation>
    </message>
    <message>
        <source>Commencer</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Je suis quelqu&apos;un d&apos;autre</source>
        <translation>I am somebody else</translation>
    </message>
    <message>
        <source>Changer d&apos;élève…</source>
        <translation>Change pupil…</translation>
    </message>
    <message>
        <source>Choisir un autre coup</source>
        <translation>Choose another move</translation>
    </message>
    <message>
        <source>Valider</source>
        <translation>Submit</translation>
    </message>
    <message>
        <source>Ouvrir la feuille…</source>
        <translation>Open the sheet…</translation>
    </message>
    <message>
        <source>Étape précédente</source>
        <translation>Previous step</translation>
    </message>
    <message>
        <source>Étape suivante</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Rendre ma copie</source>
        <translation>Hand my work in</translation>
    </message>
    <message>
        <source>Enregistrer ma copie…</source>
        <translation>Save my work…</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Revenir à la partie (Échap) ; la séance garde sa place</source>
        <translation>Back to the game (Escape); the session keeps its place</translation>
    </message>
    <message>
        <source>Revenir à la composition (Échap)</source>
        <translation>Back to where it is composed (Escape)</translation>
    </message>
    <message>
        <source>Reprendre la copie de {}</source>
        <translation>Go on with the work of {}</translation>
    </message>
    <message>
        <source>Donner la place à un autre élève ; votre copie est gardée</source>
        <translation>Give the place to another pupil; your work is kept</translation>
    </message>
    <message>
        <source>Ctrl+Entrée</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Page préc.</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page suiv.</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Votre &amp;nom</source>
        <translation>Your &amp;name</translation>
    </message>
    <message>
        <source>Votre nom</source>
        <translation>Your name</translation>
    </message>
    <message>
        <source>Votre réponse (Ctrl+Entrée pour valider)</source>
        <translation>Your answer (Ctrl+Enter to submit it)</translation>
    </message>
</context>
<context>
    <name>PanneauStatistiques</name>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Marge</source>
        <translation>Margin</translation>
    </message>
    <message>
        <source>Fautes</source>
        <translation>Faults</translation>
    </message>
    <message>
        <source>Parties perdues par une faute : coup illégal, panne, temps écoulé</source>
        <translation>Games lost by a fault: illegal move, breakdown, time used up</translation>
    </message>
    <message>
        <source>Début</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Résultats</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Toutes les parties du tournoi ; barres : gagnées · nulles · perdues.</source>
        <translation>All games of the tournament; bars: won · drawn · lost.</translation>
    </message>
    <message>
        <source>Statistiques des joueurs</source>
        <translation>Player statistics</translation>
    </message>
    <message>
        <source>Débuts de partie du joueur choisi</source>
        <translation>Openings of the selected player</translation>
    </message>
    <message>
        <source>En 1er</source>
        <translation>As 1st</translation>
    </message>
    <message>
        <source>En 2e</source>
        <translation>As 2nd</translation>
    </message>
    <message>
        <source>Temps</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Mob.</source>
        <translation>Mob.</translation>
    </message>
    <message>
        <source>Parties jouées en premier : gagnées, nulles, perdues</source>
        <translation>Games played first: won, drawn, lost</translation>
    </message>
    <message>
        <source>Parties jouées en second : gagnées, nulles, perdues</source>
        <translation>Games played second: won, drawn, lost</translation>
    </message>
    <message>
        <source>Différence moyenne de points</source>
        <translation>Mean difference of points</translation>
    </message>
    <message>
        <source>Temps moyen d&apos;un coup</source>
        <translation>Mean time a move</translation>
    </message>
    <message>
        <source>Mobilité : nombre moyen de coups possibles à son tour</source>
        <translation>Mobility: mean number of legal moves on its turn</translation>
    </message>
</context>
<context>
    <name>PanneauSuite</name>
    <message>
        <source>La partie est finie.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Une machine réfléchit : la suite se cherche quand elle a joué.</source>
        <translation>A machine is thinking: the line can be searched for once it has played.</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Chercher la suite</source>
        <translation>Find the line</translation>
    </message>
    <message>
        <source>Demander au moteur la meilleure suite ; une seconde fois : arrêter</source>
        <translation>Ask the engine for the best line; once more to stop</translation>
    </message>
    <message>
        <source>Le moteur a échoué : {}</source>
        <translation>The engine failed: {}</translation>
    </message>
    <message>
        <source>La meilleure ligne que le moteur trouve, coup par coup</source>
        <translation>The best line that the engine finds, move by move</translation>
    </message>
    <message>
        <source>Recherche…</source>
        <translation>Searching…</translation>
    </message>
    <message>
        <source>jeu parfait, exact</source>
        <translation>perfect play, exact</translation>
    </message>
    <message>
        <source>profondeur {}, exact</source>
        <translation>depth {}, exact</translation>
    </message>
    <message>
        <source>profondeur {}, estimé ({} %)</source>
        <translation>depth {}, estimated ({}%)</translation>
    </message>
    <message>
        <source>{} coups</source>
        <translation>{} moves</translation>
    </message>
    <message>
        <source>{} coup</source>
        <translation>{} move</translation>
    </message>
    <message>
        <source>position du plateau</source>
        <translation>position on the board</translation>
    </message>
    <message>
        <source>{} passe</source>
        <translation>{} passes</translation>
    </message>
    <message>
        <source>Fin de la suite : {}.</source>
        <translation>End of the line: {}.</translation>
    </message>
    <message>
        <source>Coup {} sur {} : {} joue {}. {}</source>
        <translation>Move {} of {}: {} plays {}. {}</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Pions</source>
        <translation>Discs</translation>
    </message>
    <message>
        <source>Éval.</source>
        <translation>Eval.</translation>
    </message>
    <message>
        <source>Valeur après le coup, pour {}</source>
        <translation>Value after the move, for {}</translation>
    </message>
    <message>
        <source>Coups de la suite</source>
        <translation>Moves of the line</translation>
    </message>
    <message>
        <source>Choisir un coup : le voir sur le plateau ; Espace : lire ; Échap : revenir</source>
        <translation>Choose a move: see it on the board; Space: play; Esc: back</translation>
    </message>
</context>
<context>
    <name>PanneauxRaisonnement</name>
    <message>
        <source>Attracteurs</source>
        <translation>Attractors</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy values</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Line</translation>
    </message>
</context>
<context>
    <name>Papier</name>
    <message>
        <source>Diagrammes</source>
        <translation>Diagrams</translation>
    </message>
    <message>
        <source>Position de départ</source>
        <translation>Starting position</translation>
    </message>
    <message>
        <source>Variante, coup {} : {}</source>
        <translation>Variation, move {}: {}</translation>
    </message>
    <message>
        <source>Coup {} : {}</source>
        <translation>Move {}: {}</translation>
    </message>
    <message>
        <source>Feuille de partie</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Ronde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Lieu</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Ouverture</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Position finale</source>
        <translation>Final position</translation>
    </message>
    <message>
        <source>Position atteinte</source>
        <translation>Position reached</translation>
    </message>
    <message>
        <source>{} : temps {}</source>
        <translation>{}: time {}</translation>
    </message>
    <message>
        <source>Score, {}</source>
        <translation>Score, {}</translation>
    </message>
    <message>
        <source>Résultat, {}</source>
        <translation>Result, {}</translation>
    </message>
    <message>
        <source>Temps, {}</source>
        <translation>Time, {}</translation>
    </message>
    <message>
        <source>Signature, {}</source>
        <translation>Signature, {}</translation>
    </message>
    <message>
        <source>Remarques</source>
        <translation>Remarks</translation>
    </message>
    <message>
        <source>n°</source>
        <translation>no.</translation>
    </message>
    <message>
        <source>coup</source>
        <translation>move</translation>
    </message>
    <message>
        <source>temps</source>
        <translation>time</translation>
    </message>
    <message>
        <source>passe</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>Problèmes de finale</source>
        <translation>Endgame problems</translation>
    </message>
    <message>
        <source>Un seul coup gagne. Lequel ?</source>
        <translation>Only one move wins. Which one?</translation>
    </message>
    <message>
        <source>Quels sont les meilleurs coups ?</source>
        <translation>What are the best moves?</translation>
    </message>
    <message>
        <source>Quel est le meilleur coup ?</source>
        <translation>What is the best move?</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>Chances de {} après chaque coup ; en tirets et à droite, l&apos;évaluation en pions</source>
        <translation>{}&apos;s chances after each move; in dashes and at the right, the evaluation in discs</translation>
    </message>
    <message>
        <source>pour {}</source>
        <translation>for {}</translation>
    </message>
    <message>
        <source>Moments clés</source>
        <translation>Key moments</translation>
    </message>
    <message>
        <source>Moments clés et autres fautes</source>
        <translation>Key moments and other mistakes</translation>
    </message>
    <message>
        <source>Résultat</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>joueur</source>
        <translation>player</translation>
    </message>
    <message>
        <source>coups jugés</source>
        <translation>moves judged</translation>
    </message>
    <message>
        <source>précision</source>
        <translation>precision</translation>
    </message>
    <message>
        <source>niveau</source>
        <translation>level</translation>
    </message>
    <message>
        <source>perte moyenne</source>
        <translation>mean loss</translation>
    </message>
    <message>
        <source>meilleurs coups</source>
        <translation>best moves</translation>
    </message>
    <message>
        <source>imprécisions</source>
        <translation>inaccuracies</translation>
    </message>
    <message>
        <source>erreurs</source>
        <translation>mistakes</translation>
    </message>
    <message>
        <source>gaffes</source>
        <translation>blunders</translation>
    </message>
    <message>
        <source>{} ({} à {})</source>
        <translation>{} ({} to {})</translation>
    </message>
    <message>
        <source>perte</source>
        <translation>loss</translation>
    </message>
    <message>
        <source>meilleur</source>
        <translation>better</translation>
    </message>
    <message>
        <source>× joué : {} ({})</source>
        <translation>× played: {} ({})</translation>
    </message>
    <message>
        <source>★ meilleur : {} ({})</source>
        <translation>★ better: {} ({})</translation>
    </message>
    <message>
        <source>Feuille pour la classe</source>
        <translation>Sheet for the class</translation>
    </message>
    <message>
        <source>Alpha-bêta à la main</source>
        <translation>Alpha-beta by hand</translation>
    </message>
    <message>
        <source>position après {}</source>
        <translation>position after {}</translation>
    </message>
    <message>
        <source>{} coup</source>
        <translation>{} move</translation>
    </message>
    <message>
        <source>position de départ</source>
        <translation>starting position</translation>
    </message>
    <message>
        <source>{} coups</source>
        <translation>{} moves</translation>
    </message>
    <message>
        <source>Chacun n&apos;essaie que ses {} coups qui paraissent les meilleurs.</source>
        <translation>Each player tries only the {} moves that look best.</translation>
    </message>
    <message>
        <source>Une feuille vaut la différence de pions, pour qui y a le trait.</source>
        <translation>A leaf is worth the difference in discs, for the side to move there.</translation>
    </message>
    <message>
        <source>Une feuille vaut ce qu&apos;en pense le programme, pour qui y a le trait ; {} : gagné, {} : perdu.</source>
        <translation>A leaf is worth what the program thinks of it, for the side to move there; {}: won, {}: lost.</translation>
    </message>
    <message>
        <source>Une valeur v est celle de qui a le trait : la plus grande des valeurs de ses suites, changées de signe.</source>
        <translation>A value v is that of the side to move: the largest of the values of what follows, with their signs changed.</translation>
    </message>
    <message>
        <source>α : ce que le joueur au trait est sûr d&apos;avoir ; β : ce que l&apos;autre ne lui laissera pas dépasser. En descendant, (α, β) devient (−β, −α). Dès que α ≥ β, on coupe ce qui reste (à l&apos;écran, juste sous la racine, à égalité on continue).</source>
        <translation>α: what the side to move is sure to have; β: what the other will not let it exceed. On the way down, (α, β) becomes (−β, −α). As soon as α ≥ β, what remains is cut (on screen, just below the root, equality does not cut).</translation>
    </message>
    <message>
        <source>1. Remplissez les cases de gauche à droite, et barrez chaque branche coupée sur son trait en pointillé. Combien de feuilles l&apos;alpha-bêta évalue-t-il ?</source>
        <translation>1. Fill in the boxes from left to right, and strike out each branch that is cut, on its dotted line. How many leaves does alpha-beta evaluate?</translation>
    </message>
    <message>
        <source>2. Quel coup choisit-il, et que vaut ce coup ?</source>
        <translation>2. Which move does it choose, and what is that move worth?</translation>
    </message>
    <message>
        <source>3. Si chacun essayait d&apos;abord son meilleur coup, combien de feuilles seraient évaluées ? Pourquoi ?</source>
        <translation>3. If each player tried the best move first, how many leaves would be evaluated? Why?</translation>
    </message>
    <message>
        <source>1. Il évalue {} des {} feuilles.</source>
        <translation>1. It evaluates {} of the {} leaves.</translation>
    </message>
    <message>
        <source>2. Il choisit {}, qui vaut {} pour {}.</source>
        <translation>2. It chooses {}, which is worth {} for {}.</translation>
    </message>
    <message>
        <source>3. {} feuilles : plus tôt le meilleur coup est connu, plus α est haut, et plus tôt on coupe.</source>
        <translation>3. {} leaves: the sooner the best move is known, the higher α is, and the sooner one cuts.</translation>
    </message>
    <message>
        <source>la passe</source>
        <translation>the pass</translation>
    </message>
    <message>
        <source>Après {ligne}, {camp} a déjà {valeur} par {coup}, et β = {beta} : {autre} n&apos;ira pas là. {coupes}.</source>
        <translation>After {ligne}, {camp} already has {valeur} by {coup}, and β = {beta}: {autre} will not go there. {coupes}.</translation>
    </message>
    <message>
        <source>Coupé : {}</source>
        <translation>Cut: {}</translation>
    </message>
    <message>
        <source>Coupés : {}</source>
        <translation>Cut: {}</translation>
    </message>
    <message>
        <source>Attracteur de {}</source>
        <translation>Attractor of {}</translation>
    </message>
    <message>
        <source>Rang 0 : {camp} a gagné. Rang n : au trait de {camp}, un coup mène au rang n − 1 ; au trait de l&apos;autre, tous ses coups mènent à un rang plus petit, dont un au rang n − 1. Hors de l&apos;attracteur : {camp} ne peut pas forcer le gain.</source>
        <translation>Rank 0: {camp} has won. Rank n: with {camp} to move, a move leads to rank n − 1; with the other to move, all moves lead to a smaller rank, one of them to rank n − 1. Outside the attractor: {camp} cannot force a win.</translation>
    </message>
    <message>
        <source>Écrivez le rang de chaque position, ou un tiret.</source>
        <translation>Write the rank of each position, or a dash.</translation>
    </message>
    <message>
        <source>hors</source>
        <translation>outside</translation>
    </message>
    <message>
        <source>Rang {}</source>
        <translation>Rank {}</translation>
    </message>
    <message>
        <source>Nombres de Grundy</source>
        <translation>Grundy values</translation>
    </message>
    <message>
        <source>La valeur d&apos;un tas est le plus petit entier (mex) qui n&apos;est pas la valeur d&apos;un tas qu&apos;un coup laisse.</source>
        <translation>The value of a heap is the least whole number (mex) that is not the value of a heap that a move leaves.</translation>
    </message>
    <message>
        <source>Objets</source>
        <translation>Objects</translation>
    </message>
    <message>
        <source>Valeurs des tas qu&apos;un coup laisse</source>
        <translation>Values of the heaps that a move leaves</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>aucun coup</source>
        <translation>no move</translation>
    </message>
    <message>
        <source>Position : {}</source>
        <translation>Position: {}</translation>
    </message>
    <message>
        <source>Chaque valeur s&apos;écrit en binaire ; le xor a un 1 dans les colonnes où le nombre de 1 est impair.</source>
        <translation>Each value is written in binary; the xor has a 1 in the columns where the number of 1s is odd.</translation>
    </message>
    <message>
        <source>Tas</source>
        <translation>Heap</translation>
    </message>
    <message>
        <source>Qui a le trait gagne-t-il ? Quels sont les coups gagnants ?</source>
        <translation>Does the side to move win? Which moves win?</translation>
    </message>
    <message>
        <source>corrigé</source>
        <translation>solution</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Classe</source>
        <translation>Class</translation>
    </message>
</context>
<context>
    <name>PartieRegardee</name>
    <message>
        <source>Partie {} du tournoi : {} contre {}, {} coups</source>
        <translation>Game {} of the tournament: {} vs {}, {} moves</translation>
    </message>
    <message>
        <source>Partie {} · {} coups</source>
        <translation>Game {} · {} moves</translation>
    </message>
    <message>
        <source>Leurs parties…</source>
        <translation>Their games…</translation>
    </message>
    <message>
        <source>Les parties finies de ces deux joueurs, à revoir sur le plateau</source>
        <translation>The finished games of these two players, to be looked at on the board</translation>
    </message>
    <message>
        <source>Rendre le plateau</source>
        <translation>Give the board back</translation>
    </message>
    <message>
        <source>Toutes les parties</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Échap ou un clic : revoir la partie de la fenêtre, à laquelle rien n&apos;a changé</source>
        <translation>Escape or a click: see the window&apos;s own game again, where nothing has changed</translation>
    </message>
    <message>
        <source>Partie regardée</source>
        <translation>Game being watched</translation>
    </message>
</context>
<context>
    <name>PartiesJouees</name>
    <message>
        <source>nulle convenue</source>
        <translation>agreed draw</translation>
    </message>
    <message>
        <source>au temps</source>
        <translation>on time</translation>
    </message>
    <message>
        <source>abandon</source>
        <translation>resigned</translation>
    </message>
    <message>
        <source>Série {}, {} : {}</source>
        <translation>Series {}, {}: {}</translation>
    </message>
    <message>
        <source>N°</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Réflexion</source>
        <translation>Thinking</translation>
    </message>
    <message>
        <source>Fin</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Ouverture</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Le temps que les deux joueurs ont réfléchi, sans la cadence</source>
        <translation>The time that both players thought, without the pace</translation>
    </message>
    <message>
        <source>Double clic : revoir la partie</source>
        <translation>Double click: look at the game again</translation>
    </message>
    <message>
        <source>Les parties finies viendront ici</source>
        <translation>Finished games will come here</translation>
    </message>
    <message>
        <source>{} ; les {} dernières sont ici</source>
        <translation>{}; the last {} are here</translation>
    </message>
</context>
<context>
    <name>PartiesTournoi</name>
    <message>
        <source>Parties finies du tournoi</source>
        <translation>Finished games of the tournament</translation>
    </message>
    <message>
        <source>N°</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Durée</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Remarque</source>
        <translation>Remark</translation>
    </message>
</context>
<context>
    <name>Pendules</name>
    <message>
        <source>Autre…</source>
        <translation>Other…</translation>
    </message>
    <message>
        <source>{} heure</source>
        <translation>{} hour</translation>
    </message>
    <message>
        <source>{} heures</source>
        <translation>{} hours</translation>
    </message>
    <message>
        <source>{} minute</source>
        <translation>{} minute</translation>
    </message>
    <message>
        <source>{} minutes</source>
        <translation>{} minutes</translation>
    </message>
    <message>
        <source>{} seconde</source>
        <translation>{} second</translation>
    </message>
    <message>
        <source>{} secondes</source>
        <translation>{} seconds</translation>
    </message>
    <message>
        <source>Sans pendule</source>
        <translation>No clock</translation>
    </message>
    <message>
        <source>Othello mondial : + 2 min</source>
        <translation>World Othello: + 2 min</translation>
    </message>
    <message>
        <source>0–64 au drapeau</source>
        <translation>0–64 when the flag falls</translation>
    </message>
    <message>
        <source>Japon : à réclamer</source>
        <translation>Japan: to be claimed</translation>
    </message>
    <message>
        <source>Qui n&apos;a plus de temps reçoit deux minutes, une fois, et marque au plus un pion de moins que la moitié. S&apos;il les épuise aussi, il perd tout.</source>
        <translation>Whoever runs out of time gets two minutes, once, and scores one disc less than half at most. If these run out too, all is lost.</translation>
    </message>
    <message>
        <source>Qui n&apos;a plus de temps perd aussitôt, tous les pions à l&apos;adversaire.</source>
        <translation>Whoever runs out of time loses at once, all discs to the opponent.</translation>
    </message>
    <message>
        <source>Qui n&apos;a plus de temps joue encore, mais l&apos;adversaire peut réclamer la partie avant sa fin.</source>
        <translation>Whoever runs out of time plays on, but the opponent may claim the game before its end.</translation>
    </message>
    <message>
        <source>{} a dépassé son temps</source>
        <translation>{} ran out of time</translation>
    </message>
    <message>
        <source>{} : l&apos;adversaire peut le réclamer</source>
        <translation>{}: the opponent may claim the game</translation>
    </message>
    <message>
        <source>deux minutes de rallonge</source>
        <translation>two minutes of overtime</translation>
    </message>
    <message>
        <source>{}, {} pions au plus</source>
        <translation>{}, {} discs at most</translation>
    </message>
    <message>
        <source>Plus que {} secondes</source>
        <translation>{} seconds left</translation>
    </message>
    <message>
        <source>Pendule de {} : {}</source>
        <translation>{}&apos;s clock: {}</translation>
    </message>
    <message>
        <source>tombé</source>
        <translation>fallen</translation>
    </message>
    <message>
        <source>en rallonge</source>
        <translation>overtime</translation>
    </message>
    <message>
        <source>Donner {} secondes à {}</source>
        <translation>Give {} seconds to {}</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Trait aux Noirs</source>
        <translation>Black to move</translation>
    </message>
    <message>
        <source>Trait aux Blancs</source>
        <translation>White to move</translation>
    </message>
    <message>
        <source>Partie nulle, {} à {}</source>
        <translation>Draw, {} to {}</translation>
    </message>
    <message>
        <source>Noir gagne {} à {}</source>
        <translation>Black wins {} to {}</translation>
    </message>
    <message>
        <source>Blanc gagne {} à {}</source>
        <translation>White wins {} to {}</translation>
    </message>
    <message>
        <source>Vous avez gagné {} à {}</source>
        <translation>You won {} to {}</translation>
    </message>
    <message>
        <source>Vous avez perdu {} à {}</source>
        <translation>You lost {} to {}</translation>
    </message>
    <message>
        <source>Le moteur résout jusqu&apos;à {} cases vides ; il y en a {}</source>
        <translation>The engine solves up to {} empty squares; there are {}</translation>
    </message>
    <message>
        <source>Par exemple, {}</source>
        <translation>For example, {}</translation>
    </message>
    <message>
        <source>Différence finale de pions que le coup laisse à qui le joue</source>
        <translation>Final disc difference that the move leaves to its player</translation>
    </message>
    <message>
        <source>Pions de moins que le meilleur coup ; ?! : 5 % de chances perdues, ? : 10, ?? : 20</source>
        <translation>Discs fewer than the best move; ?!: 5 % of the chances lost, ?: 10, ??: 20</translation>
    </message>
    <message>
        <source>évaluation</source>
        <translation>evaluation</translation>
    </message>
    <message>
        <source>pions</source>
        <translation>discs</translation>
    </message>
    <message>
        <source>mobilité</source>
        <translation>mobility</translation>
    </message>
    <message>
        <source>commencée par d&apos;autres joueurs, elle ne compte pas ; la série commence</source>
        <translation>others began it, so it does not count; the series begins</translation>
    </message>
    <message>
        <source>nulles {}</source>
        <translation>draws {}</translation>
    </message>
    <message>
        <source>{}, cases vides comprises</source>
        <translation>{}, empty squares included</translation>
    </message>
    <message>
        <source>Ni {} ni {} ne peut plus jouer : la partie est finie</source>
        <translation>Neither {} nor {} can move: the game is over</translation>
    </message>
    <message>
        <source>Partie reprise</source>
        <translation>Game resumed</translation>
    </message>
    <message>
        <source>Partie commencée</source>
        <translation>Game started</translation>
    </message>
    <message>
        <source>Partie {} sur {}</source>
        <translation>Game {} of {}</translation>
    </message>
    <message>
        <source>joueurs changés : {} pour une autre partie</source>
        <translation>players changed: {} for another game</translation>
    </message>
    <message>
        <source>joueurs changés : {} pour une autre série</source>
        <translation>players changed: {} for another series</translation>
    </message>
    <message>
        <source>Les joueurs de la série sont de retour : {} la continue</source>
        <translation>The players of the series are back: {} goes on with it</translation>
    </message>
    <message>
        <source>{} bat {} : {} à {} en points</source>
        <translation>{} beats {}: {} to {} in points</translation>
    </message>
    <message>
        <source>{} et {} à égalité : {} à {} en points</source>
        <translation>{} and {} draw: {} to {} in points</translation>
    </message>
    <message>
        <source>Variante : les coups joués avant sont gardés</source>
        <translation>Variation: the moves played before are kept</translation>
    </message>
    <message>
        <source>La partie est terminée, la suivante commence.</source>
        <translation>The game is over, the next one is about to begin.</translation>
    </message>
    <message>
        <source>La partie est terminée : Reprendre pour jouer la suivante.</source>
        <translation>The game is over: press Resume to play the next one.</translation>
    </message>
    <message>
        <source>La partie est terminée : Démarrer pour en jouer une autre.</source>
        <translation>The game is over: press Start to play another.</translation>
    </message>
    <message>
        <source>C&apos;est à {} de jouer.</source>
        <translation>{} is to move.</translation>
    </message>
    <message>
        <source>Tour {} · coup {} · {}</source>
        <translation>Turn {} · move {} · {}</translation>
    </message>
    <message>
        <source>{} coup</source>
        <translation>{} move</translation>
    </message>
    <message>
        <source>{} coups</source>
        <translation>{} moves</translation>
    </message>
    <message>
        <source>Analyse arrêtée : {} sur {}</source>
        <translation>Analysis stopped: {} of {}</translation>
    </message>
    <message>
        <source>Tous les coups étaient déjà jugés, avec autant de temps ou plus.</source>
        <translation>Every move was judged already, with as much time or more.</translation>
    </message>
    <message>
        <source>aucune faute</source>
        <translation>no mistake</translation>
    </message>
    <message>
        <source>début</source>
        <translation>opening</translation>
    </message>
    <message>
        <source>milieu</source>
        <translation>middle</translation>
    </message>
    <message>
        <source>fin</source>
        <translation>end</translation>
    </message>
    <message>
        <source>{} : perte moyenne {}</source>
        <translation>{}: mean loss {}</translation>
    </message>
    <message>
        <source>précision {}</source>
        <translation>accuracy {}</translation>
    </message>
    <message>
        <source>joué comme le niveau {} ({})</source>
        <translation>played like level {} ({})</translation>
    </message>
    <message>
        <source>{} imprécision</source>
        <translation>{} inaccuracy</translation>
    </message>
    <message>
        <source>C&apos;est à {} de jouer : {} pour continuer.</source>
        <translation>{} is to move: press {} to continue.</translation>
    </message>
    <message>
        <source>{} imprécisions</source>
        <translation>{} inaccuracies</translation>
    </message>
    <message>
        <source>{} erreur</source>
        <translation>{} mistake</translation>
    </message>
    <message>
        <source>{} erreurs</source>
        <translation>{} mistakes</translation>
    </message>
    <message>
        <source>{} gaffe</source>
        <translation>{} blunder</translation>
    </message>
    <message>
        <source>{} gaffes</source>
        <translation>{} blunders</translation>
    </message>
    <message>
        <source>{} perte qui ne change presque rien</source>
        <translation>{} loss that changes next to nothing</translation>
    </message>
    <message>
        <source>{} pertes qui ne changent presque rien</source>
        <translation>{} losses that change next to nothing</translation>
    </message>
    <message>
        <source>{} et plus</source>
        <translation>{} and up</translation>
    </message>
    <message>
        <source>{} à {}</source>
        <translation>{} to {}</translation>
    </message>
    <message>
        <source>Morpion</source>
        <translation>Tic-tac-toe</translation>
    </message>
    <message>
        <source>{} réfléchit…</source>
        <translation>{} is thinking…</translation>
    </message>
    <message>
        <source>{} · {} nœuds · {} ms</source>
        <translation>{} · {} nodes · {} ms</translation>
    </message>
    <message>
        <source>prof. {}</source>
        <translation>depth {}</translation>
    </message>
    <message>
        <source>prof. {}, exact</source>
        <translation>depth {}, exact</translation>
    </message>
    <message>
        <source>retourne {}</source>
        <translation>flips {}</translation>
    </message>
    <message>
        <source>Le moteur ne joue que sur le plateau 8 × 8</source>
        <translation>The engine only plays on the 8 × 8 board</translation>
    </message>
    <message>
        <source>passe</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>{} nœuds/s</source>
        <translation>{} nodes/s</translation>
    </message>
    <message>
        <source>Analyse : {} / {} coups</source>
        <translation>Analysis: {} / {} moves</translation>
    </message>
    <message>
        <source>encore {}</source>
        <translation>{} left</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Blanc</source>
        <translation>White</translation>
    </message>
    <message>
        <source>de {}</source>
        <translation>for {}</translation>
    </message>
    <message>
        <source>Trait à {}</source>
        <translation>{} to move</translation>
    </message>
    <message>
        <source>Partie nulle</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Vous avez gagné</source>
        <translation>You won</translation>
    </message>
    <message>
        <source>Vous avez perdu</source>
        <translation>You lost</translation>
    </message>
    <message>
        <source>Nulle convenue</source>
        <translation>Draw agreed</translation>
    </message>
    <message>
        <source>{} gagne par forfait</source>
        <translation>{} wins by forfeit</translation>
    </message>
    <message>
        <source>{} gagne au temps</source>
        <translation>{} wins on time</translation>
    </message>
    <message>
        <source>Vous avez gagné au temps</source>
        <translation>You won on time</translation>
    </message>
    <message>
        <source>Vous perdez au temps</source>
        <translation>You lose on time</translation>
    </message>
    <message>
        <source>Vous avez abandonné</source>
        <translation>You resigned</translation>
    </message>
    <message>
        <source>{} abandonne</source>
        <translation>{} resigns</translation>
    </message>
    <message>
        <source>{} gagne</source>
        <translation>{} wins</translation>
    </message>
    <message>
        <source>{} ne peut pas jouer et passe son tour</source>
        <translation>{} cannot move and passes</translation>
    </message>
    <message>
        <source>Ni moteur ni solveur ne connaît ce jeu</source>
        <translation>Neither the engine nor a solver knows this game</translation>
    </message>
    <message>
        <source>Un moteur externe ne joue qu&apos;à Othello, sur 8 × 8</source>
        <translation>An external engine only plays Othello, on 8 × 8</translation>
    </message>
    <message>
        <source>Premier</source>
        <translation>First</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>Objet</source>
        <translation>Object</translation>
    </message>
    <message>
        <source>du premier joueur</source>
        <translation>for the first player</translation>
    </message>
    <message>
        <source>du second joueur</source>
        <translation>for the second player</translation>
    </message>
    <message>
        <source>Trait au premier</source>
        <translation>First player to move</translation>
    </message>
    <message>
        <source>Trait au second</source>
        <translation>Second player to move</translation>
    </message>
    <message>
        <source>Vous êtes {}</source>
        <translation>You are {}</translation>
    </message>
    <message>
        <source>le premier joueur</source>
        <translation>the first player</translation>
    </message>
    <message>
        <source>le second joueur</source>
        <translation>the second player</translation>
    </message>
    <message>
        <source>Puissance 4</source>
        <translation>Connect Four</translation>
    </message>
    <message>
        <source>Rouge</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Jaune</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>la colonne {}</source>
        <translation>column {}</translation>
    </message>
    <message>
        <source>résolution…</source>
        <translation>solving…</translation>
    </message>
    <message>
        <source>jouer {}</source>
        <translation>play {}</translation>
    </message>
    <message>
        <source>N</source>
        <translation>D</translation>
    </message>
    <message>
        <source>G {}</source>
        <translation>W {}</translation>
    </message>
    <message>
        <source>P {}</source>
        <translation>L {}</translation>
    </message>
    <message>
        <source>nulle</source>
        <translation>draw</translation>
    </message>
    <message>
        <source>gain en 1 demi-coup</source>
        <translation>win in 1 ply</translation>
    </message>
    <message>
        <source>gain en {} demi-coups</source>
        <translation>win in {} plies</translation>
    </message>
    <message>
        <source>perte en {} demi-coups</source>
        <translation>loss in {} plies</translation>
    </message>
    <message>
        <source>Gain, nulle ou perte, et en combien de demi-coups, pour qui joue le coup</source>
        <translation>Win, draw or loss, and in how many plies, for who plays the move</translation>
    </message>
    <message>
        <source>G</source>
        <translation>W</translation>
    </message>
    <message>
        <source>P</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Ce que le coup gâche ; ? : le gain ou la nulle, ?? : un gain devenu perte</source>
        <translation>What the move throws away; ?: the win or the draw, ??: a win turned into a loss</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>{} : {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{} ; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{}%</translation>
    </message>
    <message>
        <source>Aucun coup : la partie est terminée</source>
        <translation>No move: the game is over</translation>
    </message>
    <message>
        <source>{} coup possible</source>
        <translation>{} possible move</translation>
    </message>
    <message>
        <source>{} coups possibles</source>
        <translation>{} possible moves</translation>
    </message>
    <message>
        <source>Parties gagnées</source>
        <translation>Games won</translation>
    </message>
    <message>
        <source>{} nulle</source>
        <translation>{} draw</translation>
    </message>
    <message>
        <source>{} nulles</source>
        <translation>{} draws</translation>
    </message>
    <message>
        <source>C&apos;est le début de la partie</source>
        <translation>This is the beginning of the game</translation>
    </message>
    <message>
        <source>Aucun coup n&apos;a été joué</source>
        <translation>No move has been played</translation>
    </message>
    <message>
        <source>Meilleur coup</source>
        <translation>Best move</translation>
    </message>
    <message>
        <source>{} meilleurs coups</source>
        <translation>{} best moves</translation>
    </message>
    <message>
        <source>Annulé</source>
        <translation>Taken back</translation>
    </message>
    <message>
        <source>Rétabli</source>
        <translation>Played again</translation>
    </message>
    <message>
        <source>Temps de réflexion</source>
        <translation>Thinking time</translation>
    </message>
    <message>
        <source>Fin prouvée : {} pour {}.</source>
        <translation>Proved result: {} for {}.</translation>
    </message>
    <message>
        <source>Fin prévue : {} pour {}.</source>
        <translation>Expected result: {} for {}.</translation>
    </message>
    <message>
        <source>Nulle si chacun joue au mieux.</source>
        <translation>A draw with best play.</translation>
    </message>
    <message>
        <source>{} gagne au prochain coup.</source>
        <translation>{} wins with the next move.</translation>
    </message>
    <message>
        <source>{} gagne dans {} demi-coups.</source>
        <translation>{} wins in {} plies.</translation>
    </message>
    <message>
        <source>Partie finie</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>Aucune partie n&apos;y mène</source>
        <translation>No game leads here</translation>
    </message>
    <message>
        <source>Jugement partiel : {} / {} coups</source>
        <translation>Partly judged: {} / {} moves</translation>
    </message>
    <message>
        <source>Vous jouez {}</source>
        <translation>You play {}</translation>
    </message>
    <message>
        <source>Nouveau compte ; le précédent : {}</source>
        <translation>New count; the one before: {}</translation>
    </message>
    <message>
        <source>Partie interrompue : Reprendre pour continuer.</source>
        <translation>Game interrupted: Resume to go on.</translation>
    </message>
    <message>
        <source>partie interrompue : {} pour continuer</source>
        <translation>game interrupted: {} to go on</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>en pause : {} pour continuer</source>
        <translation>paused: {} to go on</translation>
    </message>
    <message>
        <source>Démarrer</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>la partie restante</source>
        <translation>the game left</translation>
    </message>
    <message>
        <source>les {} parties restantes</source>
        <translation>the {} games left</translation>
    </message>
    <message>
        <source>{} laissera {} ; recochez les joueurs de la série pour la reprendre</source>
        <translation>{} will drop {}; tick the players of the series again to resume it</translation>
    </message>
    <message>
        <source>{} coup était déjà jugé</source>
        <translation>{} move was judged already</translation>
    </message>
    <message>
        <source>{} coups étaient déjà jugés</source>
        <translation>{} moves were judged already</translation>
    </message>
    <message>
        <source>Analyse finie : {}.</source>
        <translation>Analysis done: {}.</translation>
    </message>
    <message>
        <source>gaffe</source>
        <translation>blunder</translation>
    </message>
    <message>
        <source>erreur</source>
        <translation>mistake</translation>
    </message>
    <message>
        <source>imprécision</source>
        <translation>inaccuracy</translation>
    </message>
    <message>
        <source>coup tenable</source>
        <translation>playable move</translation>
    </message>
    <message>
        <source>Chances de {} : {}, selon l&apos;arbitre</source>
        <translation>{}&apos;s chances: {}, says the judge</translation>
    </message>
    <message>
        <source>la nulle est prouvée</source>
        <translation>a draw is proved</translation>
    </message>
    <message>
        <source>le gain {} est prouvé</source>
        <translation>a win {} is proved</translation>
    </message>
    <message>
        <source>gain {} prouvé</source>
        <translation>win {} proved</translation>
    </message>
    <message>
        <source>nulle prouvée</source>
        <translation>draw proved</translation>
    </message>
</context>
<context>
    <name>PlateauVue</name>
    <message>
        <source>Plateau de Puissance 4</source>
        <translation>Connect Four board</translation>
    </message>
    <message>
        <source>Grille de morpion</source>
        <translation>Tic-tac-toe grid</translation>
    </message>
    <message>
        <source>Tas de Nim</source>
        <translation>Nim heaps</translation>
    </message>
    <message>
        <source>« {saisie} » est incomplet</source>
        <translation>“{saisie}” is incomplete</translation>
    </message>
    <message>
        <source>« {saisie} » n&apos;est le numéro d&apos;aucune colonne</source>
        <translation>“{saisie}” is not the number of a column</translation>
    </message>
    <message>
        <source>« {saisie} » n&apos;est pas un tas et un nombre, comme a2</source>
        <translation>“{saisie}” is not a heap and a number, such as a2</translation>
    </message>
    <message>
        <source>« {saisie} » n&apos;est aucune case du plateau</source>
        <translation>“{saisie}” is not a square of the board</translation>
    </message>
    <message>
        <source>tas {lettre}, hauteur {hauteur}</source>
        <translation>heap {lettre}, height {hauteur}</translation>
    </message>
    <message>
        <source>Le tas {lettre} est vide</source>
        <translation>Heap {lettre} is empty</translation>
    </message>
    <message>
        <source>Le tas {lettre} n&apos;a que {nombre} objets, pas {pris}</source>
        <translation>Heap {lettre} only has {nombre} objects, not {pris}</translation>
    </message>
    <message>
        <source>Le tas {lettre} n&apos;a qu&apos;un objet, pas {pris}</source>
        <translation>Heap {lettre} only has one object, not {pris}</translation>
    </message>
    <message>
        <source>{case}, noir</source>
        <translation>{case}, black</translation>
    </message>
    <message>
        <source>{case}, blanc</source>
        <translation>{case}, white</translation>
    </message>
    <message>
        <source>{case}, jouable, retourne {nombre}</source>
        <translation>{case}, legal, flips {nombre}</translation>
    </message>
    <message>
        <source>{case}, vide</source>
        <translation>{case}, empty</translation>
    </message>
    <message>
        <source>{case} retournerait {nombre}, en {lignes} ligne</source>
        <translation>{case} would turn {nombre}, in {lignes} line</translation>
    </message>
    <message>
        <source>{case} retournerait {nombre}, en {lignes} lignes</source>
        <translation>{case} would turn {nombre}, in {lignes} lines</translation>
    </message>
    <message>
        <source>{} pion</source>
        <translation>{} disc</translation>
    </message>
    <message>
        <source>{} pions</source>
        <translation>{} discs</translation>
    </message>
    <message>
        <source>colonne {numero}, ligne {ligne}</source>
        <translation>column {numero}, row {ligne}</translation>
    </message>
    <message>
        <source>rouge</source>
        <translation>red</translation>
    </message>
    <message>
        <source>jaune</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>colonne {numero}</source>
        <translation>column {numero}</translation>
    </message>
    <message>
        <source>pleine</source>
        <translation>full</translation>
    </message>
    <message>
        <source>jouable</source>
        <translation>playable</translation>
    </message>
    <message>
        <source>de bas en haut : {pions}</source>
        <translation>from the bottom up: {pions}</translation>
    </message>
    <message>
        <source>vide</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>tas {lettre}</source>
        <translation>heap {lettre}</translation>
    </message>
    <message>
        <source>prendre {pris} sur {nombre}</source>
        <translation>take {pris} of {nombre}</translation>
    </message>
    <message>
        <source>reste {nombre}</source>
        <translation>{nombre} left</translation>
    </message>
    <message>
        <source>égalité</source>
        <translation>level</translation>
    </message>
    <message>
        <source>{} pion d&apos;avance</source>
        <translation>{} disc ahead</translation>
    </message>
    <message>
        <source>{} pions d&apos;avance</source>
        <translation>{} discs ahead</translation>
    </message>
    <message>
        <source>{} pion de retard</source>
        <translation>{} disc behind</translation>
    </message>
    <message>
        <source>{} pions de retard</source>
        <translation>{} discs behind</translation>
    </message>
    <message>
        <source>{sens} à la fin, si les deux camps jouent au mieux</source>
        <translation>{sens} at the end, if both sides play their best</translation>
    </message>
    <message>
        <source>prouvé</source>
        <translation>proved</translation>
    </message>
    <message>
        <source>estimation</source>
        <translation>estimate</translation>
    </message>
    <message>
        <source>bord, {case}</source>
        <translation>edge, {case}</translation>
    </message>
    <message>
        <source>{part} des parties</source>
        <translation>{part} of the games</translation>
    </message>
    <message>
        <source>vaut {valeur}</source>
        <translation>worth {valeur}</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>le meilleur</source>
        <translation>the best</translation>
    </message>
    <message>
        <source>du livre</source>
        <translation>of the book</translation>
    </message>
    <message>
        <source>du moteur</source>
        <translation>of the engine</translation>
    </message>
    <message>
        <source>coup {numero}</source>
        <translation>move {numero}</translation>
    </message>
    <message>
        <source>retourné au dernier coup</source>
        <translation>turned by the last move</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stable</translation>
    </message>
    <message>
        <source>le coup suivant de la partie</source>
        <translation>the next move of the game</translation>
    </message>
    <message>
        <source>mieux que le dernier coup</source>
        <translation>better than the last move</translation>
    </message>
    <message>
        <source>marquée {texte}</source>
        <translation>marked {texte}</translation>
    </message>
    <message>
        <source>flèche vers {case}</source>
        <translation>arrow to {case}</translation>
    </message>
    <message>
        <source>flèche venant de {case}</source>
        <translation>arrow from {case}</translation>
    </message>
    <message>
        <source>marquée d&apos;un rond</source>
        <translation>marked with a circle</translation>
    </message>
    <message>
        <source>marquée d&apos;une croix</source>
        <translation>marked with a cross</translation>
    </message>
    <message>
        <source>marquée d&apos;un triangle</source>
        <translation>marked with a triangle</translation>
    </message>
    <message>
        <source>marquée d&apos;un carré</source>
        <translation>marked with a square</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Position à poser</source>
        <translation>Position to set up</translation>
    </message>
    <message>
        <source>N</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B</source>
        <translation>W</translation>
    </message>
</context>
<context>
    <name>Pliage</name>
    <message>
        <source>Replier les cases</source>
        <translation>Fold the boxes</translation>
    </message>
    <message>
        <source>Choisir un autre joueur</source>
        <translation>Choose another player</translation>
    </message>
</context>
<context>
    <name>PliageMatch</name>
    <message>
        <source>Replier les réglages</source>
        <translation>Fold the settings</translation>
    </message>
    <message>
        <source>Montrer la règle du temps et les ouvertures</source>
        <translation>Show the time rules and the openings</translation>
    </message>
    <message>
        <source>Montrer les réglages</source>
        <translation>Show the settings</translation>
    </message>
</context>
<context>
    <name>PliageStatistiques</name>
    <message>
        <source>Replier les statistiques</source>
        <translation>Fold the statistics</translation>
    </message>
    <message>
        <source>Montrer les statistiques</source>
        <translation>Show the statistics</translation>
    </message>
</context>
<context>
    <name>PreparationMoteur</name>
    <message>
        <source>Moteur en préparation : {} %, une seule fois</source>
        <translation>Engine getting ready: {}%, once only</translation>
    </message>
    <message>
        <source>un joueur plus simple répond en attendant</source>
        <translation>a simpler player answers meanwhile</translation>
    </message>
    <message>
        <source>Préparation : {} %</source>
        <translation>Getting ready: {}%</translation>
    </message>
    <message>
        <source>Préparation des autres jeux : {} %</source>
        <translation>Preparing the other games: {} %</translation>
    </message>
    <message>
        <source>La préparation du moteur a échoué : il sera préparé quand il devra jouer</source>
        <translation>The engine could not be got ready: it will be when it has to play</translation>
    </message>
    <message>
        <source>Moteur prêt : il joue à partir du prochain coup</source>
        <translation>Engine ready: it plays from the next move on</translation>
    </message>
    <message>
        <source>Moteur prêt</source>
        <translation>Engine ready</translation>
    </message>
</context>
<context>
    <name>Projecteur</name>
    <message>
        <source>Quitter le projecteur</source>
        <translation>Leave the projector</translation>
    </message>
    <message>
        <source>Revenir à la fenêtre entière, comme par Échap</source>
        <translation>Back to the whole window, as by Escape</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Deux lectures possibles</source>
        <translation>Two possible readings</translation>
    </message>
    <message>
        <source>Ce texte peut se lire de plusieurs façons : cliquer sur la bonne.</source>
        <translation>This text can be read in several ways: click the right one.</translation>
    </message>
    <message>
        <source>&amp;Annuler</source>
        <translation>&amp;Cancel</translation>
    </message>
</context>
<context>
    <name>Raccourcis</name>
    <message>
        <source>Chercher un raccourci : ce qu&apos;il fait, ou sa touche</source>
        <translation>Search the shortcuts: what one does, or its key</translation>
    </message>
    <message>
        <source>Chercher un raccourci</source>
        <translation>Search the shortcuts</translation>
    </message>
    <message>
        <source>Ce qu&apos;elle fait</source>
        <translation>What it does</translation>
    </message>
    <message>
        <source>Touche</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Où</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>Pressez une touche</source>
        <translation>Press a key</translation>
    </message>
    <message>
        <source>&amp;Prendre cette touche</source>
        <translation>&amp;Take this key</translation>
    </message>
    <message>
        <source>&amp;Aucune</source>
        <translation>&amp;None</translation>
    </message>
    <message>
        <source>Celle d&apos;&amp;origine</source>
        <translation>The &amp;original one</translation>
    </message>
    <message>
        <source>&amp;Toutes celles d&apos;origine</source>
        <translation>&amp;All the original ones</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Touche de {}</source>
        <translation>Key of {}</translation>
    </message>
    <message>
        <source>Cette touche ne se change pas.</source>
        <translation>This key cannot be changed.</translation>
    </message>
    <message>
        <source>{}, non. {}</source>
        <translation>{}: no. {}</translation>
    </message>
    <message>
        <source>{} est la touche de {}, qui n&apos;en aurait plus.</source>
        <translation>{} is the key of {}, which would have none.</translation>
    </message>
    <message>
        <source>{} n&apos;a plus de touche.</source>
        <translation>{} has no key any more.</translation>
    </message>
    <message>
        <source>{} : {}</source>
        <translation>{}: {}</translation>
    </message>
</context>
<context>
    <name>Raisonnement</name>
    <message>
        <source>{} a trois signes alignés : partie gagnée, rang 0.</source>
        <translation>{} has three in a row: game won, rank 0.</translation>
    </message>
    <message>
        <source>Grille pleine, personne n&apos;a gagné : partie nulle.</source>
        <translation>Full grid, nobody has won: the game is drawn.</translation>
    </message>
    <message>
        <source>Personne ne peut forcer le gain.</source>
        <translation>Nobody can force a win.</translation>
    </message>
    <message>
        <source>{} : jouer {}.</source>
        <translation>{}: play {}.</translation>
    </message>
    <message>
        <source>Tous les coups se valent.</source>
        <translation>All moves are equal.</translation>
    </message>
    <message>
        <source>{} retarde le plus.</source>
        <translation>{} delays it most.</translation>
    </message>
    <message>
        <source>{} ou {}</source>
        <translation>{} or {}</translation>
    </message>
    <message>
        <source>Il ne reste rien : la partie est finie.</source>
        <translation>Nothing is left: the game is over.</translation>
    </message>
    <message>
        <source>Le xor des valeurs est {}</source>
        <translation>The xor of the values is {}</translation>
    </message>
    <message>
        <source>Misère, et plus aucune valeur au-dessus de 1 : les tas de valeur 1 sont {}</source>
        <translation>Misère, and no value above 1 is left: the number of heaps of value 1 is {}</translation>
    </message>
    <message>
        <source>{}, nombre pair. Qui a le trait gagne : en laisser un nombre impair.</source>
        <translation>{}, which is even. The side to move wins: leave an odd number of them.</translation>
    </message>
    <message>
        <source>{}, nombre impair. Qui a le trait perd contre un jeu juste.</source>
        <translation>{}, which is odd. The side to move loses against correct play.</translation>
    </message>
    <message>
        <source>{}, pas nul : qui a le trait gagne, en le rendant nul.</source>
        <translation>{}, not zero: the side to move wins, by making it zero.</translation>
    </message>
    <message>
        <source>Tout coup de {} garde la nulle.</source>
        <translation>Every move of {} keeps the draw.</translation>
    </message>
    <message>
        <source>{} garde la nulle par {}.</source>
        <translation>{} keeps the draw with {}.</translation>
    </message>
    <message>
        <source>{} gagne en 1 coup</source>
        <translation>{} wins in 1 move</translation>
    </message>
    <message>
        <source>{} gagne en 1 coup à lui ({} demi-coups), quoi que fasse {}</source>
        <translation>{} wins in 1 move of its own ({} plies), whatever {} does</translation>
    </message>
    <message>
        <source>{} gagne en {} coups à lui ({} demi-coups), quoi que fasse {}</source>
        <translation>{} wins in {} moves of its own ({} plies), whatever {} does</translation>
    </message>
    <message>
        <source>{} : qui a le trait perd, car tout coup le rend non nul, et l&apos;adversaire peut alors le rendre nul de nouveau.</source>
        <translation>{}: the side to move loses, since any move makes it non-zero and the opponent can then make it zero again.</translation>
    </message>
    <message>
        <source>{}, pas nul : qui a le trait gagne, ici comme dans la règle normale.</source>
        <translation>{}, not zero: the side to move wins, here as in normal play.</translation>
    </message>
    <message>
        <source>{} : qui a le trait perd, ici comme dans la règle normale.</source>
        <translation>{}: the side to move loses, here as in normal play.</translation>
    </message>
    <message>
        <source>Au plus {} à la fois : valeur d&apos;un tas = taille mod {}.</source>
        <translation>At most {} at once: value of a heap = size mod {}.</translation>
    </message>
    <message>
        <source>Prise libre : la valeur d&apos;un tas est sa taille.</source>
        <translation>Any number may be taken: the value of a heap is its size.</translation>
    </message>
    <message>
        <source>Misère (qui prend le dernier objet perd) : jouer comme dans la règle normale tant qu&apos;une valeur dépasse 1 ; le coup qui n&apos;en laisse plus doit laisser un nombre impair de tas de valeur 1.</source>
        <translation>Misère (whoever takes the last object loses): play as in normal play while some value is above 1; the move that leaves none must leave an odd number of heaps of value 1.</translation>
    </message>
    <message>
        <source>Prendre {} au tas {} (valeur {}) rend le xor nul</source>
        <translation>Taking {} from heap {} (value {}) makes the xor zero</translation>
    </message>
    <message>
        <source>Prendre {} au tas {} (valeur {}) laisse un nombre impair de tas de valeur 1</source>
        <translation>Taking {} from heap {} (value {}) leaves an odd number of heaps of value 1</translation>
    </message>
    <message>
        <source>Tas vide : aucun coup, donc valeur 0.</source>
        <translation>Empty heap: no move, so value 0.</translation>
    </message>
    <message>
        <source>{} objets</source>
        <translation>{} objects</translation>
    </message>
    <message>
        <source>{} objet</source>
        <translation>{} object</translation>
    </message>
    <message>
        <source>Tas {}, {}</source>
        <translation>Heap {}, {}</translation>
    </message>
    <message>
        <source>{} : un coup mène à la valeur {} ; le plus petit entier absent est {}.</source>
        <translation>{}: a move leads to value {}; the smallest missing integer is {}.</translation>
    </message>
    <message>
        <source>{} : un coup mène aux valeurs {} ; le plus petit entier absent est {}.</source>
        <translation>{}: a move leads to values {}; the smallest natural number missing is {}.</translation>
    </message>
</context>
<context>
    <name>Rapport</name>
    <message>
        <source>Système</source>
        <translation>System</translation>
    </message>
    <message>
        <source>scalaires</source>
        <translation>scalar</translation>
    </message>
    <message>
        <source>Noyaux du moteur</source>
        <translation>Engine kernels</translation>
    </message>
    <message>
        <source>{nom} : {valeur}</source>
        <translation>{nom}: {valeur}</translation>
    </message>
    <message>
        <source>Séance interrompue le {date}</source>
        <translation>Session broken off on {date}</translation>
    </message>
    <message>
        <source>Séance avec une erreur, le {date}</source>
        <translation>Session with an error, on {date}</translation>
    </message>
</context>
<context>
    <name>Recents</name>
    <message>
        <source>&amp;Vider cette liste</source>
        <translation>&amp;Clear this list</translation>
    </message>
</context>
<context>
    <name>RechercheArbre</name>
    <message>
        <source>La partie est terminée : il n&apos;y a plus rien à chercher.</source>
        <translation>The game is over: there is nothing left to search.</translation>
    </message>
    <message>
        <source>Trop de positions (plus de {}) : réduire la profondeur.</source>
        <translation>Too many positions (more than {}): reduce the depth.</translation>
    </message>
    <message>
        <source>La recherche a échoué : {}</source>
        <translation>The search failed: {}</translation>
    </message>
</context>
<context>
    <name>Refus</name>
    <message>
        <source>« {} » n&apos;est pas possible à ce moment.</source>
        <translation>“{}” is not possible now.</translation>
    </message>
</context>
<context>
    <name>ReglageArbre</name>
    <message>
        <source>Relancer</source>
        <translation>Search again</translation>
    </message>
    <message>
        <source>Recommencer la recherche qui a été arrêtée</source>
        <translation>Start again the search that was stopped</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Arrêter la recherche (Échap)</source>
        <translation>Stop the search (Esc)</translation>
    </message>
    <message>
        <source>Algorithme montré</source>
        <translation>Algorithm shown</translation>
    </message>
    <message>
        <source>Profondeur</source>
        <translation>Depth</translation>
    </message>
    <message>
        <source>Profondeur de la recherche, en demi-coups</source>
        <translation>Depth of the search, in plies</translation>
    </message>
    <message>
        <source>Meilleurs coups d&apos;abord</source>
        <translation>Best moves first</translation>
    </message>
    <message>
        <source>Essayer d&apos;abord les coups qui paraissent les meilleurs : on coupe plus tôt</source>
        <translation>Try first the moves that look best: cutoffs come sooner</translation>
    </message>
    <message>
        <source>Épingler</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Garder cette position, au lieu de suivre la partie</source>
        <translation>Keep this position, instead of following the game</translation>
    </message>
    <message>
        <source>Min-Max</source>
        <translation>Min-Max</translation>
    </message>
    <message>
        <source>Néga-Max</source>
        <translation>Nega-Max</translation>
    </message>
    <message>
        <source>Alpha-Bêta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Celui du joueur : {}</source>
        <translation>The player&apos;s: {}</translation>
    </message>
    <message>
        <source>Par défaut : {}</source>
        <translation>Default: {}</translation>
    </message>
</context>
<context>
    <name>Regles</name>
    <message>
        <source>{} · étape {} sur {}</source>
        <translation>{} · step {} of {}</translation>
    </message>
    <message>
        <source>Jouer à ce jeu</source>
        <translation>Play this game</translation>
    </message>
    <message>
        <source>Premiers pas</source>
        <translation>First steps</translation>
    </message>
    <message>
        <source>Animer</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Règles des jeux</source>
        <translation>Rules of the games</translation>
    </message>
    <message>
        <source>Jeux</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Précédent</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Étape précédente (←)</source>
        <translation>Previous step (←)</translation>
    </message>
    <message>
        <source>Suivant</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Étape suivante (→)</source>
        <translation>Next step (→)</translation>
    </message>
    <message>
        <source>Arrêter ou relancer les coups (espace)</source>
        <translation>Stop the moves or let them go on (space)</translation>
    </message>
    <message>
        <source>De petites positions de ce jeu, à jouer une à une sur le plateau</source>
        <translation>Small positions of this game, to play one by one on the board</translation>
    </message>
    <message>
        <source>Une partie contre le moteur, au niveau réglé, sinon débutant</source>
        <translation>A game against the engine, at the level that is set, or a beginner&apos;s</translation>
    </message>
    <message>
        <source>Noir commence, puis chacun joue à son tour. Un pion posé ne bouge plus, mais il peut changer de couleur. À la fin, qui a le plus de pions gagne.</source>
        <translation>Black begins, then each plays in turn. A disc never moves once it is laid, but it may change colour. At the end, whoever has more discs wins.</translation>
    </message>
    <message>
        <source>Un coup doit encadrer des pions adverses, entre celui que l&apos;on pose et un autre des siens : tous ceux qui sont entre les deux se retournent. Ici, {dernier} en retourne {change}.</source>
        <translation>A move must enclose discs of the other side between the one that is laid and another of one&apos;s own: all those between the two are turned over. Here, {dernier} turns {change}.</translation>
    </message>
    <message>
        <source>On encadre en ligne, en colonne et en diagonale, et dans plusieurs directions à la fois : {dernier} en retourne {change}.</source>
        <translation>Discs are enclosed along lines, columns and diagonals, in several directions at once: {dernier} turns {change}.</translation>
    </message>
    <message>
        <source>Un coup qui ne retourne rien est interdit. Les points montrent les cases permises.</source>
        <translation>A move that turns nothing is not allowed. The dots show the squares where you may play.</translation>
    </message>
    <message>
        <source>Qui ne peut rien retourner passe son tour, et l&apos;autre rejoue.</source>
        <translation>Whoever cannot turn anything passes, and the other side plays again.</translation>
    </message>
    <message>
        <source>Quand personne ne peut plus jouer, la partie est finie, même s&apos;il reste des cases vides.</source>
        <translation>When nobody can play any more, the game is over, even if some squares are empty.</translation>
    </message>
    <message>
        <source>Chacun à son tour lâche un pion dans une colonne. Il tombe jusqu&apos;en bas, ou sur le pion qui est déjà là.</source>
        <translation>Each side in turn drops a disc into a column. It falls to the bottom, or onto the disc that is already there.</translation>
    </message>
    <message>
        <source>Quatre pions de sa couleur alignés gagnent : en colonne, en rangée…</source>
        <translation>Four discs of one&apos;s colour in line win: in a column, in a row…</translation>
    </message>
    <message>
        <source>… ou en diagonale, et c&apos;est elle que l&apos;on oublie de voir.</source>
        <translation>… or in a diagonal, which is the one that people miss.</translation>
    </message>
    <message>
        <source>Dans une colonne pleine, on ne joue plus. Quand tout est plein sans alignement, personne ne gagne.</source>
        <translation>Nothing can be played in a full column. When everything is full without a line, nobody wins.</translation>
    </message>
    <message>
        <source>X commence. Chacun à son tour met son signe sur une case libre.</source>
        <translation>X begins. Each side in turn puts its sign on a free square.</translation>
    </message>
    <message>
        <source>Trois signes en ligne gagnent. Ici, {premier} menace de deux côtés à la fois : l&apos;autre ne peut en arrêter qu&apos;un.</source>
        <translation>Three signs in line win. Here, {premier} threatens on two sides at once: the other player can only stop one.</translation>
    </message>
    <message>
        <source>Si personne ne se trompe, personne ne gagne.</source>
        <translation>If nobody makes a mistake, nobody wins.</translation>
    </message>
    <message>
        <source>Chacun à son tour choisit un tas, et y prend autant d&apos;objets qu&apos;il veut : un au moins, tous s&apos;il veut. Un coup s&apos;écrit par la lettre du tas et le nombre d&apos;objets pris, comme {premier}.</source>
        <translation>Each player in turn chooses a heap, and takes as many objects from it as they like: at least one, or all of them. A move is written as the letter of the heap and the number of objects taken, such as {premier}.</translation>
    </message>
    <message>
        <source>Qui prend le dernier objet gagne. Faites deux tas égaux, comme {premier}, puis répondez toujours pareil dans l&apos;autre tas.</source>
        <translation>Whoever takes the last object wins. Make two equal heaps, as {premier} does, then always answer alike in the other heap.</translation>
    </message>
    <message>
        <source>On peut aussi jouer à qui perd gagne : prendre le dernier objet fait perdre. Ici, {premier} n&apos;en laisse qu&apos;un.</source>
        <translation>It can also be played the other way round: taking the last object loses. Here, {premier} leaves only one.</translation>
    </message>
</context>
<context>
    <name>Repertoires</name>
    <message>
        <source>{} sur {}</source>
        <translation>{} of {}</translation>
    </message>
    <message>
        <source>à ajouter</source>
        <translation>to add</translation>
    </message>
    <message>
        <source>trou</source>
        <translation>gap</translation>
    </message>
    <message>
        <source>enseigné</source>
        <translation>taught</translation>
    </message>
    <message>
        <source>accepté</source>
        <translation>accepted</translation>
    </message>
    <message>
        <source>jamais demandé</source>
        <translation>never asked</translation>
    </message>
    <message>
        <source>prévu</source>
        <translation>expected</translation>
    </message>
    <message>
        <source>{} : jouez le coup de votre répertoire</source>
        <translation>{}: play the move of your repertoire</translation>
    </message>
    <message>
        <source>Jouez {} pour continuer</source>
        <translation>Play {} to go on</translation>
    </message>
    <message>
        <source>La ligne se joue…</source>
        <translation>The line is being played…</translation>
    </message>
    <message>
        <source>{} n&apos;est pas dans votre répertoire : à vous de trouver</source>
        <translation>{} is not in your repertoire: it is up to you</translation>
    </message>
    <message>
        <source>Ligne sue</source>
        <translation>Line known</translation>
    </message>
    <message>
        <source>Ligne à revoir : {} faute</source>
        <translation>Line to go over: {} mistake</translation>
    </message>
    <message>
        <source>Ligne à revoir : {} fautes</source>
        <translation>Line to go over: {} mistakes</translation>
    </message>
    <message>
        <source>tout ce qui était à revoir est revu</source>
        <translation>all that was due is done</translation>
    </message>
    <message>
        <source>rien n&apos;est à revoir : sans note</source>
        <translation>nothing is due: no grades</translation>
    </message>
    <message>
        <source>{} position à revoir</source>
        <translation>{} position due</translation>
    </message>
    <message>
        <source>{} positions à revoir</source>
        <translation>{} positions due</translation>
    </message>
    <message>
        <source>Juste : {}.</source>
        <translation>Right: {}.</translation>
    </message>
    <message>
        <source>Raté : le coup est {}.</source>
        <translation>Wrong: the move is {}.</translation>
    </message>
    <message>
        <source>À revoir demain.</source>
        <translation>Due tomorrow.</translation>
    </message>
    <message>
        <source>À revoir dans {} jours.</source>
        <translation>Due in {} days.</translation>
    </message>
    <message>
        <source> ou </source>
        <translation> or </translation>
    </message>
    <message>
        <source>{} trouvée du premier coup</source>
        <translation>{} found at the first try</translation>
    </message>
    <message>
        <source>{} trouvées du premier coup</source>
        <translation>{} found at the first try</translation>
    </message>
    <message>
        <source>{}, sur {}</source>
        <translation>{}, of {}</translation>
    </message>
    <message>
        <source>{} partie</source>
        <translation>{} game</translation>
    </message>
    <message>
        <source>{} parties</source>
        <translation>{} games</translation>
    </message>
</context>
<context>
    <name>Resolution</name>
    <message>
        <source>La partie est finie : il n&apos;y a rien à résoudre</source>
        <translation>The game is over: there is nothing to solve</translation>
    </message>
    <message>
        <source>Résolution…</source>
        <translation>Solving…</translation>
    </message>
    <message>
        <source>Le moteur a échoué : {}</source>
        <translation>The engine failed: {}</translation>
    </message>
</context>
<context>
    <name>ResumeSerie</name>
    <message>
        <source>Commencée par d&apos;autres, cette partie ne comptera pas ; série ensuite : {} parties</source>
        <translation>Begun by others, this game will not count; then a series of {} games</translation>
    </message>
    <message>
        <source>Partie {} sur {}</source>
        <translation>Game {} of {}</translation>
    </message>
    <message>
        <source>{} parties/h</source>
        <translation>{} games/h</translation>
    </message>
    <message>
        <source>encore {}</source>
        <translation>{} left</translation>
    </message>
    <message>
        <source>Probabilité que {} soit le plus fort : {} %</source>
        <translation>Probability that {} is the stronger: {}%</translation>
    </message>
    <message>
        <source>graine {}</source>
        <translation>seed {}</translation>
    </message>
    <message>
        <source>Elo : {} {} (95 %)</source>
        <translation>Elo: {} {} (95%)</translation>
    </message>
    <message>
        <source>Elo : {} au moins +{} (95 %)</source>
        <translation>Elo: {} at least +{} (95%)</translation>
    </message>
    <message>
        <source>Elo : trop peu de parties</source>
        <translation>Elo: too few games</translation>
    </message>
    <message>
        <source>{} pour {}</source>
        <translation>{} for {}</translation>
    </message>
    <message>
        <source>nulles : {}</source>
        <translation>draws: {}</translation>
    </message>
    <message>
        <source>victoires : {}</source>
        <translation>wins: {}</translation>
    </message>
</context>
<context>
    <name>RetourAuTournoi</name>
    <message>
        <source>← Tournoi</source>
        <translation>← Tournament</translation>
    </message>
    <message>
        <source>Revenir au tournoi</source>
        <translation>Back to the tournament</translation>
    </message>
    <message>
        <source>Revenir à la salle des tournois, là où la partie a été ouverte</source>
        <translation>Back to the tournaments, where the game was opened</translation>
    </message>
</context>
<context>
    <name>Revue</name>
    <message>
        <source>Recommencer ? Le compte des parties finies ({}) repart de zéro ; elles restent dans les parties récentes.</source>
        <translation>Start over? The count of the finished games ({}) goes back to zero; they stay in the recent games.</translation>
    </message>
    <message>
        <source>Recommencer ? Les parties finies ({}) quittent la liste et restent dans les parties récentes ; une série se retrouve, finie ou non, par « Revenir à la série quittée ».</source>
        <translation>Start over? The finished games ({}) leave the list and stay in the recent games; a series is found again, finished or not, with “Go back to the series you left”.</translation>
    </message>
    <message>
        <source>La partie revue est refermée : le plateau est à la partie en cours</source>
        <translation>The game looked at is closed: the board is that of the game under way</translation>
    </message>
    <message>
        <source>Partie {}</source>
        <translation>Game {}</translation>
    </message>
    <message>
        <source>Avant la série</source>
        <translation>Before the series</translation>
    </message>
    <message>
        <source>{}, partie {}</source>
        <translation>{}, game {}</translation>
    </message>
</context>
<context>
    <name>Serie</name>
    <message>
        <source>graine {}</source>
        <translation>seed {}</translation>
    </message>
    <message>
        <source>Ouverture jouée d&apos;avance : {} ({})</source>
        <translation>Opening played beforehand: {} ({})</translation>
    </message>
</context>
<context>
    <name>SuitesDeCoups</name>
    <message>
        <source>Après {}</source>
        <translation>After {}</translation>
    </message>
    <message>
        <source>La suite au mieux des deux camps, non celle de la partie</source>
        <translation>Best play of both sides, not that of the game</translation>
    </message>
    <message>
        <source>Voir la position après {}</source>
        <translation>Show the position after {}</translation>
    </message>
    <message>
        <source>Suites, coup par coup</source>
        <translation>Lines, move by move</translation>
    </message>
</context>
<context>
    <name>SurLePlateau</name>
    <message>
        <source>Une partie du tournoi est sur le plateau ; « Rendre le plateau » montre la vôtre.</source>
        <translation>A game of the tournament is on the board; “Give the board back” shows yours.</translation>
    </message>
</context>
<context>
    <name>TableCoups</name>
    <message>
        <source>Coups de la position</source>
        <translation>Moves of the position</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Répertoire</source>
        <translation>Repertoire</translation>
    </message>
</context>
<context>
    <name>TableGenres</name>
    <message>
        <source>{} erreur au carnet</source>
        <translation>{} mistake in the notebook</translation>
    </message>
    <message>
        <source>{} erreurs au carnet</source>
        <translation>{} mistakes in the notebook</translation>
    </message>
    <message>
        <source>ouverture {}</source>
        <translation>opening {}</translation>
    </message>
    <message>
        <source>milieu {}</source>
        <translation>middle game {}</translation>
    </message>
    <message>
        <source>fin {}</source>
        <translation>endgame {}</translation>
    </message>
    <message>
        <source>toutes</source>
        <translation>all</translation>
    </message>
    <message>
        <source>raison</source>
        <translation>reason</translation>
    </message>
    <message>
        <source>à revoir</source>
        <translation>to review</translation>
    </message>
    <message>
        <source>Revoir celles qui reviennent aujourd&apos;hui</source>
        <translation>Review those that come back today</translation>
    </message>
    <message>
        <source>Raisons trouvées, sur celles qu&apos;il fallait dire</source>
        <translation>Reasons found, of those that had to be told</translation>
    </message>
    <message>
        <source>{} erreur</source>
        <translation>{} mistake</translation>
    </message>
    <message>
        <source>{} erreurs</source>
        <translation>{} mistakes</translation>
    </message>
    <message>
        <source>{} à revoir</source>
        <translation>{} to review</translation>
    </message>
</context>
<context>
    <name>TableIncidents</name>
    <message>
        <source>Double clic ou Entrée : voir la partie</source>
        <translation>Double-click or Enter: see the game</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Raison</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Parties interrompues par une faute</source>
        <translation>Games cut short by a fault</translation>
    </message>
</context>
<context>
    <name>TableRepertoires</name>
    <message>
        <source>Mes répertoires</source>
        <translation>My repertoires</translation>
    </message>
    <message>
        <source>Répertoire</source>
        <translation>Repertoire</translation>
    </message>
    <message>
        <source>Lignes sues</source>
        <translation>Lines known</translation>
    </message>
    <message>
        <source>À revoir</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Couverture</source>
        <translation>Coverage</translation>
    </message>
</context>
<context>
    <name>TableauComptes</name>
    <message>
        <source>Min-Max</source>
        <translation>Min-Max</translation>
    </message>
    <message>
        <source>Néga-Max</source>
        <translation>Nega-Max</translation>
    </message>
    <message>
        <source>Alpha-Bêta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Alpha-Bêta ordonné</source>
        <translation>Ordered Alpha-Beta</translation>
    </message>
    <message>
        <source>Visitées</source>
        <translation>Visited</translation>
    </message>
    <message>
        <source>Feuilles</source>
        <translation>Leaves</translation>
    </message>
    <message>
        <source>Élaguées</source>
        <translation>Pruned</translation>
    </message>
    <message>
        <source>Épargné</source>
        <translation>Spared</translation>
    </message>
    <message>
        <source>Algorithme</source>
        <translation>Algorithm</translation>
    </message>
    <message>
        <source>Positions où l&apos;algorithme est entré</source>
        <translation>Positions that the algorithm entered</translation>
    </message>
    <message>
        <source>Positions visitées où la recherche s&apos;arrête</source>
        <translation>Visited positions where the search ends</translation>
    </message>
    <message>
        <source>Positions jamais visitées, grâce aux coupures</source>
        <translation>Positions never visited, thanks to cutoffs</translation>
    </message>
    <message>
        <source>Part des positions que les coupures épargnent</source>
        <translation>Share of the positions that cutoffs spare</translation>
    </message>
    <message>
        <source>Ce que coûte chaque algorithme</source>
        <translation>What each algorithm costs</translation>
    </message>
</context>
<context>
    <name>TableauCroise</name>
    <message>
        <source>{} contre {}</source>
        <translation>{} vs {}</translation>
    </message>
    <message>
        <source>Double clic ou Entrée : ses parties</source>
        <translation>Double click or Enter: its games</translation>
    </message>
    <message>
        <source>aucune partie</source>
        <translation>no games</translation>
    </message>
    <message>
        <source>points : {} sur {}</source>
        <translation>points: {} of {}</translation>
    </message>
    <message>
        <source>{} gagnées, {} nulles, {} perdues</source>
        <translation>{} won, {} drawn, {} lost</translation>
    </message>
    <message>
        <source>Départage</source>
        <translation>Tie-break</translation>
    </message>
    <message>
        <source>Rang</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Départage de Sonneborn-Berger</source>
        <translation>Sonneborn-Berger tie-break</translation>
    </message>
    <message>
        <source>Elo ± 95 %</source>
        <translation>Elo ± 95%</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Tableau croisé du tournoi</source>
        <translation>Tournament cross-table</translation>
    </message>
    <message>
        <source>Parties perdues par forfait : un coup illégal ou une panne</source>
        <translation>Games lost by forfeit: an illegal move or a breakdown</translation>
    </message>
    <message>
        <source>Forf.</source>
        <translation>Forf.</translation>
    </message>
</context>
<context>
    <name>TableauStatistiques</name>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>G</source>
        <translation>W</translation>
    </message>
    <message>
        <source>N</source>
        <translation>D</translation>
    </message>
    <message>
        <source>P</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Marge</source>
        <translation>Margin</translation>
    </message>
    <message>
        <source>Gagnées</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Nulles</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Perdues</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Différence moyenne de pions</source>
        <translation>Mean disc difference</translation>
    </message>
    <message>
        <source>Coups joués, ceux de la partie en cours compris</source>
        <translation>Moves played, those of the current game included</translation>
    </message>
    <message>
        <source>Mobilité : nombre moyen de coups possibles à son tour</source>
        <translation>Mobility: mean number of moves that were possible on its turns</translation>
    </message>
    <message>
        <source>Pions retournés par coup, en moyenne</source>
        <translation>Discs turned by a move, on average</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Elo, borne basse</source>
        <translation>Elo, lower end</translation>
    </message>
    <message>
        <source>Elo, borne haute</source>
        <translation>Elo, upper end</translation>
    </message>
    <message>
        <source>Le temps qu&apos;une personne a pris, et non un calcul</source>
        <translation>The time that a person took, not a computation</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Moy.</source>
        <translation>Mean</translation>
    </message>
    <message>
        <source>Max.</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Mob.</source>
        <translation>Mob.</translation>
    </message>
    <message>
        <source>Ret.</source>
        <translation>Turned</translation>
    </message>
    <message>
        <source>Temps moyen d&apos;un coup ; en italique, celui qu&apos;une personne a pris</source>
        <translation>Mean time of a move; in italics, what a person took</translation>
    </message>
    <message>
        <source>Temps du coup le plus long ; en italique, celui qu&apos;une personne a pris</source>
        <translation>Time of the longest move; in italics, what a person took</translation>
    </message>
    <message>
        <source>Parties finies</source>
        <translation>Games finished</translation>
    </message>
</context>
<context>
    <name>TemoinMatchs</name>
    <message>
        <source>une série joue, {} sur {}</source>
        <translation>a series is playing, {} of {}</translation>
    </message>
    <message>
        <source>deux programmes jouent</source>
        <translation>two programs are playing</translation>
    </message>
    <message>
        <source>un tournoi joue, {} sur {}</source>
        <translation>a tournament is playing, {} of {}</translation>
    </message>
    <message>
        <source>un tournoi est terminé, {} sur {}</source>
        <translation>a tournament is over, {} of {}</translation>
    </message>
</context>
<context>
    <name>TempsCoups</name>
    <message>
        <source>{} seconde</source>
        <translation>{} seconds</translation>
    </message>
    <message>
        <source>{} secondes</source>
        <translation>{} seconds</translation>
    </message>
    <message>
        <source>coup {}, {}</source>
        <translation>move {}, {}</translation>
    </message>
</context>
<context>
    <name>TextesCoups</name>
    <message>
        <source>Coup</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Pions</source>
        <translation>Discs</translation>
    </message>
    <message>
        <source>Temps</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Perte</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Mieux</source>
        <translation>Better</translation>
    </message>
    <message>
        <source>Éval.</source>
        <translation>Eval.</translation>
    </message>
    <message>
        <source>passe</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>Coup {}, {} joue {}</source>
        <translation>Move {}, {} plays {}</translation>
    </message>
    <message>
        <source>Éval. (pour {})</source>
        <translation>Eval. (for {})</translation>
    </message>
    <message>
        <source>Variante {}</source>
        <translation>Variation {}</translation>
    </message>
    <message>
        <source>rejoint la ligne principale au coup {}</source>
        <translation>joins the main line at move {}</translation>
    </message>
    <message>
        <source>rejoint la variante {} au coup {}</source>
        <translation>joins variation {} at move {}</translation>
    </message>
    <message>
        <source>Départ</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>TitreDetache</name>
    <message>
        <source>Remettre</source>
        <translation>Put back</translation>
    </message>
    <message>
        <source>Remettre la salle à côté du plateau</source>
        <translation>Put the room back beside the board</translation>
    </message>
</context>
<context>
    <name>ToileArbre</name>
    <message>
        <source>Racine</source>
        <translation>Root</translation>
    </message>
    <message>
        <source>choisit le maximum</source>
        <translation>chooses the maximum</translation>
    </message>
    <message>
        <source>choisit le minimum</source>
        <translation>chooses the minimum</translation>
    </message>
    <message>
        <source>replié sur {} position</source>
        <translation>folded over {} position</translation>
    </message>
    <message>
        <source>replié sur {} positions</source>
        <translation>folded over {} positions</translation>
    </message>
    <message>
        <source>pas encore atteint</source>
        <translation>not reached yet</translation>
    </message>
    <message>
        <source>branche coupée, {} position élaguée</source>
        <translation>branch cut, {} position pruned</translation>
    </message>
    <message>
        <source>branche coupée, {} positions élaguées</source>
        <translation>branch cut, {} positions pruned</translation>
    </message>
    <message>
        <source>en cours, valeur {}</source>
        <translation>being searched, value {}</translation>
    </message>
    <message>
        <source>valeur {}</source>
        <translation>value {}</translation>
    </message>
    <message>
        <source>Arbre de la recherche</source>
        <translation>Search tree</translation>
    </message>
</context>
<context>
    <name>Touches</name>
    <message>
        <source>Raccourcis illisibles dans les réglages, laissés de côté : {}</source>
        <translation>Unreadable shortcuts in the settings, left aside: {}</translation>
    </message>
    <message>
        <source>Le plateau a besoin de cette touche : elle y écrit le nom d&apos;une case.</source>
        <translation>The board needs this key: it writes the name of a square.</translation>
    </message>
    <message>
        <source>Le plateau a besoin de cette touche : elle fait lire la position.</source>
        <translation>The board needs this key: it has the position read.</translation>
    </message>
    <message>
        <source>Cette touche sert partout à choisir, à aller ou à fermer.</source>
        <translation>This key chooses, moves on or closes everywhere.</translation>
    </message>
    <message>
        <source>Le plateau a besoin de cette touche : elle y déplace le curseur.</source>
        <translation>The board needs this key: it moves the cursor.</translation>
    </message>
    <message>
        <source>Alt et un signe ouvrent un menu, un onglet, ou pressent un bouton.</source>
        <translation>Alt and a sign open a menu, a tab, or press a button.</translation>
    </message>
    <message>
        <source>Une salle de la fenêtre a déjà cette touche, qui ne se change pas.</source>
        <translation>A room of the window has this key already, which cannot be changed.</translation>
    </message>
    <message>
        <source>« {} »</source>
        <translation>“{}”</translation>
    </message>
</context>
<context>
    <name>Tournants</name>
    <message>
        <source>Tournants de la partie</source>
        <translation>Turning points of the game</translation>
    </message>
    <message>
        <source>coup {}, {} : {} passe de {} à {}</source>
        <translation>move {}, {}: {} drops from {} to {}</translation>
    </message>
    <message>
        <source>Tournants :</source>
        <translation>Turning points:</translation>
    </message>
    <message>
        <source>{} · tournants :</source>
        <translation>{} · turning points:</translation>
    </message>
</context>
<context>
    <name>Tournoi</name>
    <message>
        <source>Moteur externe</source>
        <translation>External engine</translation>
    </message>
    <message>
        <source>{} s</source>
        <translation>{} s</translation>
    </message>
    <message>
        <source>{} min {} s</source>
        <translation>{} min {} s</translation>
    </message>
    <message>
        <source>{} h {} min</source>
        <translation>{} h {} min</translation>
    </message>
    <message>
        <source>{} j {} h</source>
        <translation>{} d {} h</translation>
    </message>
    <message>
        <source>Toutes rondes</source>
        <translation>Round-robin</translation>
    </message>
    <message>
        <source>Gantelet</source>
        <translation>Gauntlet</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>{} joueurs</source>
        <translation>{} players</translation>
    </message>
    <message>
        <source>SPRT de {} et {} Elo, risques {} % et {} %</source>
        <translation>SPRT of {} and {} Elo, risks {}% and {}%</translation>
    </message>
    <message>
        <source>temps écoulé</source>
        <translation>time is up</translation>
    </message>
    <message>
        <source>rallonge</source>
        <translation>overtime</translation>
    </message>
    <message>
        <source>Prêt</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>En cours</source>
        <translation>Running</translation>
    </message>
    <message>
        <source>En pause</source>
        <translation>Paused</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>En panne</source>
        <translation>Failed</translation>
    </message>
    <message>
        <source>Rien à arrêter : ni partie ni analyse en cours</source>
        <translation>Nothing to stop: neither a game nor an analysis is under way</translation>
    </message>
    <message>
        <source>Un tournoi joue : Pause ({}), Arrêter ({})</source>
        <translation>A tournament is playing: Pause ({}), Stop ({})</translation>
    </message>
    <message>
        <source>De {} à {}</source>
        <translation>From {} to {}</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Profondeur</source>
        <translation>Depth</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Temps par coup</source>
        <translation>Time per move</translation>
    </message>
    <message>
        <source>Égalités</source>
        <translation>Ties</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Timeout</translation>
    </message>
    <message>
        <source>Lignes envoyées</source>
        <translation>Lines sent</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Coins donnés</source>
        <translation>Corners given</translation>
    </message>
    <message>
        <source>Tas</source>
        <translation>Heaps</translation>
    </message>
    <message>
        <source>Objets à la fois</source>
        <translation>Objects at once</translation>
    </message>
    <message>
        <source>Qui prend le dernier perd</source>
        <translation>Whoever takes the last loses</translation>
    </message>
    <message>
        <source>au hasard</source>
        <translation>at random</translation>
    </message>
    <message>
        <source>le premier</source>
        <translation>the first one</translation>
    </message>
</context>
<context>
    <name>Vignette</name>
    <message>
        <source>Sur le grand plateau</source>
        <translation>On the large board</translation>
    </message>
    <message>
        <source>Partie {} : {} contre {}</source>
        <translation>Game {}: {} vs {}</translation>
    </message>
    <message>
        <source>Partie {}, {} coups</source>
        <translation>Game {}, {} moves</translation>
    </message>
</context>
<context>
    <name>_Champs</name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>secondes</source>
        <translation>seconds</translation>
    </message>
    <message>
        <source>secondes ajoutées par coup</source>
        <translation>seconds added a move</translation>
    </message>
    <message>
        <source> s par coup</source>
        <translation> s a move</translation>
    </message>
</context>
</TS>
