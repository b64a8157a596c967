<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="fr">
<context>
    <name>Affichage</name>
    <message>
        <source>Transcription copiée : {}</source>
        <translation>Transcript copied: {}</translation>
    </message>
</context>
<context>
    <name>Aide</name>
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
        <source>Raccourcis</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>Jouer à Othello, Puissance 4, Morpion et Nim, faire s&apos;affronter des programmes, comprendre.</source>
        <translation>Play Othello, Connect Four, tic-tac-toe and Nim, let programs compete, understand.</translation>
    </message>
    <message>
        <source>À propos d&apos;Othellier</source>
        <translation>About Othellier</translation>
    </message>
</context>
<context>
    <name>ApplicationIHM</name>
    <message>
        <source>Ce joueur a échoué : {}</source>
        <translation>This player failed: {}</translation>
    </message>
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
        <source>Externe…</source>
        <translation>External…</translation>
    </message>
    <message>
        <source>Les moteurs externes ne sont pas encore disponibles dans cette version</source>
        <translation>External engines are not available in this version yet</translation>
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
        <source>Match</source>
        <translation>Match</translation>
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
        <source>Interrompre ; Démarrer continue</source>
        <translation>Interrupt; Start resumes</translation>
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
        <source>Partie</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Édition</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>Temps de l&apos;analyse</source>
        <translation>Analysis time</translation>
    </message>
    <message>
        <source>Affichage</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Thème</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Langue</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Aide</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Nouvelle partie</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Quit</translation>
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
        <source>Copier la transcription</source>
        <translation>Copy transcript</translation>
    </message>
    <message>
        <source>Montrer ce que valent les coups</source>
        <translation>Show what the moves are worth</translation>
    </message>
    <message>
        <source>Analyser 0,2 s par coup</source>
        <translation>Analyse 0.2 s a move</translation>
    </message>
    <message>
        <source>Analyser 1 s par coup</source>
        <translation>Analyse 1 s a move</translation>
    </message>
    <message>
        <source>Analyser 5 s par coup</source>
        <translation>Analyse 5 s a move</translation>
    </message>
    <message>
        <source>Début de la partie</source>
        <translation>Start of game</translation>
    </message>
    <message>
        <source>Coup précédent</source>
        <translation>Previous move</translation>
    </message>
    <message>
        <source>Coup suivant</source>
        <translation>Next move</translation>
    </message>
    <message>
        <source>Fin de la partie</source>
        <translation>End of game</translation>
    </message>
    <message>
        <source>Échanger les joueurs</source>
        <translation>Swap players</translation>
    </message>
    <message>
        <source>Clair</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Sombre</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Montrer les coups légaux</source>
        <translation>Show legal moves</translation>
    </message>
    <message>
        <source>Animer les pions</source>
        <translation>Animate discs</translation>
    </message>
    <message>
        <source>Raccourcis</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>À propos d&apos;Othellier</source>
        <translation>About Othellier</translation>
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
</context>
<context>
    <name>Chauffe</name>
    <message>
        <source>Préparation du moteur : {}/{}</source>
        <translation>Preparing the engine: {}/{}</translation>
    </message>
</context>
<context>
    <name>Conseil</name>
    <message>
        <source>Juger chaque coup avec le moteur ; une seconde fois : arrêter</source>
        <translation>Let the engine judge every move; once more to stop</translation>
    </message>
    <message>
        <source>résolution…</source>
        <translation>solving…</translation>
    </message>
    <message>
        <source>Le moteur a échoué : {}</source>
        <translation>The engine failed: {}</translation>
    </message>
</context>
<context>
    <name>DialogueTournoi</name>
    <message>
        <source>Nouveau tournoi</source>
        <translation>New tournament</translation>
    </message>
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
        <source>&amp;S&apos;arrêter dès que c&apos;est prouvé</source>
        <translation>Stop &amp;when it is proved</translation>
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
        <source>&amp;Jeu</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Parties</source>
        <translation>Ga&amp;mes</translation>
    </message>
    <message>
        <source>&amp;Ouvertures</source>
        <translation>&amp;Openings</translation>
    </message>
    <message>
        <source>&amp;Temps du moteur</source>
        <translation>Engine &amp;time</translation>
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
        <source>Parties à la &amp;fois</source>
        <translation>Games at on&amp;ce</translation>
    </message>
    <message>
        <source>&amp;Résultats</source>
        <translation>Results f&amp;ile</translation>
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
        <source>Transcriptions (*.txt);;Tous les fichiers (*)</source>
        <translation>Transcripts (*.txt);;All files (*)</translation>
    </message>
    <message>
        <source>Tournois (*.sqlite)</source>
        <translation>Tournaments (*.sqlite)</translation>
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
        <source>« Nouveau… » en règle un, « Ouvrir… » en reprend un.</source>
        <translation>“New…” sets one up, “Open…” resumes one.</translation>
    </message>
    <message>
        <source>{} parties sur {}</source>
        <translation>{} of {} games</translation>
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
        <source>probabilité que {} soit le plus fort : {} %</source>
        <translation>likelihood that {} is the stronger: {}%</translation>
    </message>
    <message>
        <source>Elo bornés par une nulle supposée par rencontre</source>
        <translation>Elo bounded by one assumed draw per pairing</translation>
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
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
</context>
<context>
    <name>EditeurJoueur</name>
    <message>
        <source>Genre de joueur</source>
        <translation>Kind of player</translation>
    </message>
    <message>
        <source>&amp;Essayer</source>
        <translation>T&amp;est</translation>
    </message>
    <message>
        <source>&amp;Joueur</source>
        <translation>&amp;Player</translation>
    </message>
    <message>
        <source>Protoco&amp;le</source>
        <translation>Protoco&amp;l</translation>
    </message>
    <message>
        <source>Co&amp;mmande</source>
        <translation>Comma&amp;nd</translation>
    </message>
    <message>
        <source>A&amp;utres options</source>
        <translation>Ot&amp;her options</translation>
    </message>
    <message>
        <source>non dit</source>
        <translation>not set</translation>
    </message>
    <message>
        <source>non dite</source>
        <translation>not set</translation>
    </message>
    <message>
        <source>celui du tournoi</source>
        <translation>the tournament&apos;s</translation>
    </message>
    <message>
        <source>Essai en cours…</source>
        <translation>Testing…</translation>
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
    <name>Graphique</name>
    <message>
        <source>{} au fil des coups</source>
        <translation>{}, move by move</translation>
    </message>
</context>
<context>
    <name>JaugeSprt</name>
    <message>
        <source>SPRT : {} entre {} et {} après {} paires</source>
        <translation>SPRT: {} between {} and {} after {} pairs</translation>
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
    <name>ListeCoups</name>
    <message>
        <source>N°</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
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
        <source>Éval.</source>
        <translation>Eval.</translation>
    </message>
    <message>
        <source>Perte</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>passe</source>
        <translation>pass</translation>
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
    <name>PanneauInscrits</name>
    <message>
        <source>Joueurs du tournoi</source>
        <translation>Tournament players</translation>
    </message>
    <message>
        <source>&amp;Ajouter</source>
        <translation>&amp;Add</translation>
    </message>
    <message>
        <source>D&amp;upliquer</source>
        <translation>D&amp;uplicate</translation>
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
    <name>PanneauJoueur</name>
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
    <name>PanneauPlateaux</name>
    <message>
        <source>Partie {} : {} contre {}, {} coups</source>
        <translation>Game {}: {} vs {}, {} moves</translation>
    </message>
    <message>
        <source>Les parties en cours se voient ici.</source>
        <translation>Games in progress are shown here.</translation>
    </message>
    <message>
        <source>Toutes les parties</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Partie regardée</source>
        <translation>Game being watched</translation>
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
    <message>
        <source>Part des parties gagnées</source>
        <translation>Share of the games won</translation>
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
        <source>En premier</source>
        <translation>As first</translation>
    </message>
    <message>
        <source>En second</source>
        <translation>As second</translation>
    </message>
    <message>
        <source>Marge</source>
        <translation>Margin</translation>
    </message>
    <message>
        <source>Temps/coup</source>
        <translation>Time/move</translation>
    </message>
    <message>
        <source>Mobilité</source>
        <translation>Mobility</translation>
    </message>
    <message>
        <source>Fautes</source>
        <translation>Faults</translation>
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
        <source>Toutes les parties du fichier ; barres : gagnées · nulles · perdues.</source>
        <translation>All games in the file; bars: won · drawn · lost.</translation>
    </message>
    <message>
        <source>Statistiques des joueurs</source>
        <translation>Player statistics</translation>
    </message>
    <message>
        <source>Débuts de partie du joueur choisi</source>
        <translation>Openings of the selected player</translation>
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
        <source>Différence finale de pions que le coup laisse à qui le joue</source>
        <translation>Final disc difference that the move leaves to its player</translation>
    </message>
    <message>
        <source>Pions de moins que le meilleur coup ; ? : une erreur, ?? : une gaffe</source>
        <translation>Discs lost to the best move; ?: a mistake, ??: a blunder</translation>
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
        <source>La partie est terminée, la suivante commence.</source>
        <translation>The game is over, the next one is about to begin.</translation>
    </message>
    <message>
        <source>La partie est terminée : Démarrer pour en jouer une autre.</source>
        <translation>The game is over: press Start to play another.</translation>
    </message>
    <message>
        <source>Partie interrompue : Démarrer pour continuer.</source>
        <translation>Game stopped: press Start to continue.</translation>
    </message>
    <message>
        <source>C&apos;est à {} de jouer : Démarrer pour continuer.</source>
        <translation>{} is to move: press Start to continue.</translation>
    </message>
    <message>
        <source>C&apos;est à {} de jouer.</source>
        <translation>{} is to move.</translation>
    </message>
    <message>
        <source>Morpion</source>
        <translation>Tic-tac-toe</translation>
    </message>
    <message>
        <source>{} est déjà occupée</source>
        <translation>{} is already occupied</translation>
    </message>
    <message>
        <source>Un pion en {} n&apos;encadrerait aucun pion adverse</source>
        <translation>A disc on {} would outflank no opposing disc</translation>
    </message>
    <message>
        <source>partie interrompue : Démarrer pour continuer</source>
        <translation>game stopped: press Start to go on</translation>
    </message>
    <message>
        <source>{} réfléchit…</source>
        <translation>{} is thinking…</translation>
    </message>
    <message>
        <source>en pause : Démarrer pour continuer</source>
        <translation>paused: press Start to go on</translation>
    </message>
    <message>
        <source>Coup {} · {}</source>
        <translation>Move {} · {}</translation>
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
        <source>{} : perte moyenne {} · erreurs {} · gaffes {}</source>
        <translation>{}: mean loss {} · mistakes {} · blunders {}</translation>
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
        <source>{} gagne</source>
        <translation>{} wins</translation>
    </message>
    <message>
        <source>{} ne peut pas jouer et passe son tour</source>
        <translation>{} cannot move and passes</translation>
    </message>
    <message>
        <source>L&apos;analyse d&apos;une partie entière ne se fait qu&apos;à Othello</source>
        <translation>Only a game of Othello can be analysed as a whole</translation>
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
        <source>Trait au premier</source>
        <translation>First to move</translation>
    </message>
    <message>
        <source>Trait au second</source>
        <translation>Second to move</translation>
    </message>
    <message>
        <source>Le premier gagne</source>
        <translation>The first wins</translation>
    </message>
    <message>
        <source>Le second gagne</source>
        <translation>The second wins</translation>
    </message>
    <message>
        <source>Le tas {} est vide</source>
        <translation>Heap {} is empty</translation>
    </message>
    <message>
        <source>Il n&apos;y a rien à prendre là : choisir un objet du tas {}</source>
        <translation>Nothing to take there: choose an object of heap {}</translation>
    </message>
    <message>
        <source>On ne prend qu&apos;un objet à la fois, pas {}</source>
        <translation>Only one object may be taken at once, not {}</translation>
    </message>
    <message>
        <source>On ne prend que {} objets au plus à la fois, pas {}</source>
        <translation>At most {} objects may be taken at once, not {}</translation>
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
        <source>La colonne {} est pleine</source>
        <translation>Column {} is full</translation>
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
        <source>Plateau</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>TableauCroise</name>
    <message>
        <source>{} contre {}</source>
        <translation>{} vs {}</translation>
    </message>
    <message>
        <source>{} gagnées, {} nulles, {} perdues</source>
        <translation>{} won, {} drawn, {} lost</translation>
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
        <source>Temps/coup</source>
        <translation>Time/move</translation>
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
        <source>Partie {} sur {}</source>
        <translation>Game {} of {}</translation>
    </message>
    <message>
        <source>nulles {}</source>
        <translation>draws {}</translation>
    </message>
    <message>
        <source>victoires : {}</source>
        <translation>wins: {}</translation>
    </message>
    <message>
        <source>{} parties/h</source>
        <translation>{} games/h</translation>
    </message>
    <message>
        <source>encore {} min {} s</source>
        <translation>{} min {} s left</translation>
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
        <source>De {} à {}</source>
        <translation>From {} to {}</translation>
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
</context>
<context>
    <name>Tournois</name>
    <message>
        <source>Tournoi écrit dans {}</source>
        <translation>Tournament written to {}</translation>
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
        <source>Rapport</source>
        <translation>Report</translation>
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
        <source>Tournoi</source>
        <translation>Tournament</translation>
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
        <source>&amp;Salle des tournois</source>
        <translation>Tournament &amp;room</translation>
    </message>
</context>
<context>
    <name>Vignette</name>
    <message>
        <source>Partie {} : {} contre {}</source>
        <translation>Game {}: {} vs {}</translation>
    </message>
    <message>
        <source>Partie {}, {} coups</source>
        <translation>Game {}, {} moves</translation>
    </message>
</context>
</TS>
