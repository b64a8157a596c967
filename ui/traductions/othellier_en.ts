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
        <source>Raccourcis</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>Jouer à Othello, faire s&apos;affronter des programmes, comprendre.</source>
        <translation>Play Othello, set programs against each other, understand.</translation>
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
        <source>Pions noirs</source>
        <translation>Black discs</translation>
    </message>
    <message>
        <source>Part des pions de chaque couleur</source>
        <translation>Share of the discs of each colour</translation>
    </message>
    <message>
        <source>Pions blancs</source>
        <translation>White discs</translation>
    </message>
    <message>
        <source>Joueur noir</source>
        <translation>Black player</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Black</translation>
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
        <source>Retourne le moins de pions possible</source>
        <translation>Flips as few discs as possible</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Retourne le plus de pions possible</source>
        <translation>Flips as many discs as possible</translation>
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
        <source>Profondeur, noir</source>
        <translation>Depth, Black</translation>
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
        <source>Temps par coup, noir</source>
        <translation>Time per move, Black</translation>
    </message>
    <message>
        <source>Joueur blanc</source>
        <translation>White player</translation>
    </message>
    <message>
        <source>Blanc</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Profondeur, blanc</source>
        <translation>Depth, White</translation>
    </message>
    <message>
        <source>Temps par coup, blanc</source>
        <translation>Time per move, White</translation>
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
        <source>Alterner les couleurs</source>
        <translation>Alternate colours</translation>
    </message>
    <message>
        <source>Échanger les couleurs à chaque partie de la série.</source>
        <translation>Swap the colours at each game of the series.</translation>
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
        <source>Évaluation, différence de pions et mobilité au fil des coups</source>
        <translation>Evaluation, disc difference and mobility, move by move</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Niveau, noir</source>
        <translation>Level, black</translation>
    </message>
    <message>
        <source>Niveau, blanc</source>
        <translation>Level, white</translation>
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
        <source>Juger chaque coup avec le moteur ; une seconde fois : arrêter</source>
        <translation>Let the engine judge every move; once more to stop</translation>
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
        <source>Le moteur a échoué : {}</source>
        <translation>The engine failed: {}</translation>
    </message>
</context>
<context>
    <name>Graphique</name>
    <message>
        <source>pions</source>
        <translation>discs</translation>
    </message>
    <message>
        <source>mobilité</source>
        <translation>mobility</translation>
    </message>
    <message>
        <source>évaluation</source>
        <translation>evaluation</translation>
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
        <source>Différence finale de pions que le coup laisse à qui le joue</source>
        <translation>Final disc difference that the move leaves to its player</translation>
    </message>
    <message>
        <source>Pions de moins que le meilleur coup ; ? : une erreur, ?? : une gaffe</source>
        <translation>Discs lost to the best move; ?: a mistake, ??: a blunder</translation>
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
        <source>Noir</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Blanc</source>
        <translation>White</translation>
    </message>
    <message>
        <source>passe</source>
        <translation>pass</translation>
    </message>
</context>
<context>
    <name>PanneauJoueur</name>
    <message>
        <source>Le moteur compilé, du débutant au champion</source>
        <translation>The compiled engine, beginner to champion</translation>
    </message>
    <message>
        <source>Le moteur ne joue que sur le plateau 8 × 8</source>
        <translation>The engine only plays on the 8 × 8 board</translation>
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
        <source>Noir ne peut pas jouer et passe son tour</source>
        <translation>Black cannot move and passes</translation>
    </message>
    <message>
        <source>Blanc ne peut pas jouer et passe son tour</source>
        <translation>White cannot move and passes</translation>
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
</context>
<context>
    <name>PlateauVue</name>
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
        <source>victoires noires {}, blanches {}, nulles {}</source>
        <translation>Black wins {}, White wins {}, draws {}</translation>
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
</TS>
