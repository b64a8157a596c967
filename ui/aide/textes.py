"""The words of the glossary. Each entry is one text: its title, a line break, then what it means.

``[words](key)`` is a link to the entry ``key``; keys are the same in all languages.
"""

from __future__ import annotations

from ui.socle.langue import translate


def entrees() -> dict[str, str]:
    """Return the text of each entry by its key, in the language of the moment."""
    return {
        **_recherche(),
        **_noeuds(),
        **_arbre(),
        **_alphabeta(),
        **_coupures(),
        **_resolution(),
        **_indices(),
        **_raisons(),
        **_jeux(),
        **_parties(),
    }


def _recherche() -> dict[str, str]:
    return {
        "minmax": translate(
            "Glossaire",
            "Min-max\nL'algorithme qui joue le coup dont le pire résultat est le meilleur. Il parcourt "
            "l'[arbre](arbre) jusqu'à sa [profondeur](profondeur), donne une [évaluation](evaluation) à chaque "
            "[feuille](feuille), puis remonte : là où il joue, il garde la plus haute valeur ; là où l'adversaire "
            "joue, la plus basse.",
        ),
        "negamax": translate(
            "Glossaire",
            "Néga-max\nLe [min-max](minmax) écrit en une ligne. Ce que l'un gagne, l'autre le perd : la valeur d'une "
            "position pour qui a le trait est la plus haute des opposées des valeurs de ses suites. Mêmes positions "
            "visitées, mêmes valeurs.",
        ),
        "arbre": translate(
            "Glossaire",
            "Arbre de jeu\nLa position de départ, la [racine](racine), et sous elle toutes celles où un coup mène, "
            "puis sous chacune les suivantes. Une branche est un coup, un [nœud](noeud) une position, et ce qui n'a "
            "rien dessous une [feuille](feuille).",
        ),
        "feuille": translate(
            "Glossaire",
            "Feuille\nUne position où la recherche s'arrête : la partie y est finie, ou la [profondeur](profondeur) "
            "est atteinte. Elle reçoit une [évaluation](evaluation) ; tout le reste de l'[arbre](arbre) s'en déduit.",
        ),
        "evaluation": translate(
            "Glossaire",
            "Évaluation\nUn nombre qui dit qui est devant, sans chercher plus loin : à Othello la différence de "
            "pions, à Puissance 4 et au morpion les alignements encore possibles. Exacte quand la partie est finie, "
            "elle n'est avant qu'une estimation.",
        ),
    }


def _noeuds() -> dict[str, str]:
    return {
        "noeud": translate(
            "Glossaire",
            "Nœud\nUne position dans l'[arbre](arbre), avec la suite de coups qui y mène : la même position, atteinte "
            "par deux chemins, fait deux nœuds. Sans rien dessous, c'est une [feuille](feuille).",
        ),
        "racine": translate(
            "Glossaire",
            "Racine\nLe [nœud](noeud) d'où part la recherche : la position où l'on cherche un coup. Elle est en haut "
            "de l'[arbre](arbre), et sa valeur est celle du meilleur coup.",
        ),
    }


def _arbre() -> dict[str, str]:
    return {
        "profondeur": translate(
            "Glossaire",
            "Profondeur\nLe nombre de [demi-coups](demi_coup) regardés d'avance. Un de plus multiplie le nombre de "
            "positions par le nombre moyen de coups possibles, sauf ce que l'[alpha-bêta](alphabeta) coupe.",
        ),
        "demi_coup": translate(
            "Glossaire",
            "Demi-coup\nUn coup d'un seul camp. Une [passe](passe) forcée en est un aussi.",
        ),
        "variante": translate(
            "Glossaire",
            "Variante principale\nLa suite des meilleurs coups des deux camps, de la racine à une [feuille](feuille) "
            ": ce que la recherche s'attend à voir jouer. Elle est en trait épais dans l'[arbre](arbre).",
        ),
        "effet_horizon": translate(
            "Glossaire",
            "Effet d'horizon\nCe qui arrive juste après la [profondeur](profondeur) est invisible : une perte "
            "inévitable paraît évitée dès qu'elle est repoussée au-delà.",
        ),
    }


def _alphabeta() -> dict[str, str]:
    return {
        "alphabeta": translate(
            "Glossaire",
            "Alpha-bêta\nLe [néga-max](negamax) qui abandonne une position dès qu'elle ne peut plus changer le choix "
            "de la racine. Il trouve la même valeur en visitant bien moins de positions (Knuth et Moore, 1975). "
            "Entre [α](alpha) et [β](beta), la valeur compte ; au-delà, il y a [coupure](coupure).",
        ),
        "alpha": translate(
            "Glossaire",
            "Alpha (α)\nCe que le joueur qui a le trait est déjà sûr d'obtenir. α monte à chaque meilleure suite "
            "trouvée.",
        ),
        "beta": translate(
            "Glossaire",
            "Bêta (β)\nCe que l'adversaire laissera au plus à qui a le trait, puisqu'il est déjà sûr d'autant "
            "ailleurs : c'est l'opposé de son [α](alpha). Une valeur qui atteint β (juste sous la "
            "[racine](racine) : qui le dépasse) provoque une [coupure](coupure).",
        ),
        "fenetre": translate(
            "Glossaire",
            "Fenêtre\nL'intervalle entre [α](alpha) et [β](beta). Plus elle est étroite, plus "
            "l'[alpha-bêta](alphabeta) coupe. Une valeur qui en sort n'est qu'une borne, écrite avec ≤ ou ≥.",
        ),
    }


def _coupures() -> dict[str, str]:
    return {
        "coupure": translate(
            "Glossaire",
            "Coupure\nL'abandon d'une position avant d'avoir essayé tous ses coups : l'un d'eux atteint [β](beta), "
            "donc l'adversaire, qui a au moins aussi bien ailleurs, n'ira pas. Les branches qui restent sont "
            "[élaguées](elagage) : grises, en tirets, barrées d'une croix.",
        ),
        "elagage": translate(
            "Glossaire",
            "Élagage\nCe que fait une [coupure](coupure) : laisser de côté des branches de l'[arbre](arbre), avec "
            "tout ce qu'elles portent, sans changer le choix à la [racine](racine).",
        ),
        "coupure_profonde": translate(
            "Glossaire",
            "Coupure profonde\nUne [coupure](coupure) décidée non par un frère de la position, mais par un coup "
            "essayé trois demi-coups plus haut, ou cinq, ou plus encore.",
        ),
        "ordre": translate(
            "Glossaire",
            "Ordre des coups\nL'[alpha-bêta](alphabeta) coupe d'autant plus qu'il essaie tôt les bons coups. "
            "Parfait, l'ordre ramène le nombre de positions à peu près à sa racine carrée ; le pire, et rien n'est "
            "coupé.",
        ),
        "refutation": translate(
            "Glossaire",
            "Réfutation\nLa réponse qui montre qu'un coup est mauvais : une seule suffit, d'où la [coupure](coupure).",
        ),
    }


def _resolution() -> dict[str, str]:
    return {
        "attracteur": translate(
            "Glossaire",
            "Attracteur\nL'ensemble des positions d'où un joueur peut forcer le gain. On part des parties gagnées et "
            "on remonte : on y ajoute toute position où il a un coup vers l'ensemble, et toute position où "
            "l'adversaire n'a que des coups vers lui.",
        ),
        "rang": translate(
            "Glossaire",
            "Rang\nDans l'[attracteur](attracteur), le nombre de [demi-coups](demi_coup) jusqu'au gain, si le "
            "gagnant fait au plus court et le perdant au plus long.",
        ),
        "strategie": translate(
            "Glossaire",
            "Stratégie\nUn coup pour chaque position. Elle est gagnante si elle gagne quoi que réponde l'adversaire "
            ": jouer vers un [rang](rang) plus petit de l'[attracteur](attracteur) en est une.",
        ),
        "grundy": translate(
            "Glossaire",
            "Valeur de Grundy\nLe [mex](mex) des valeurs des positions suivantes. Zéro : qui a le trait perd. Celle "
            "d'un tas de Nim est son nombre d'objets, modulo un de plus que le maximum s'il y en a un ; celle de "
            "plusieurs tas en est la [somme xor](xor).",
        ),
        "mex": translate(
            "Glossaire",
            "Mex\nLe plus petit entier naturel absent d'un ensemble : le mex de {0, 1, 3} est 2, celui de l'ensemble "
            "vide est 0.",
        ),
        "xor": translate(
            "Glossaire",
            "Somme xor\nL'addition en binaire sans retenue : 3 xor 5, soit 011 et 101, donne 110, soit 6. Au "
            "[Nim](nim), on gagne en ramenant à zéro celle des tas.",
        ),
        "resolu": translate(
            "Glossaire",
            "Jeu résolu\nUn jeu dont on sait qui gagne si personne ne se trompe. Le morpion est nul ; à Puissance 4, "
            "qui commence gagne en jouant au milieu ; au [Nim](nim), la [somme xor](xor) le dit.",
        ),
    }


def _indices() -> dict[str, str]:
    return {
        "pions_d_avance": translate(
            "Glossaire",
            "Pions d'avance\nCe que dit +5 sur une case d'Othello : qui y joue finira avec 5 pions de plus que "
            "l'autre, si les deux camps jouent au mieux jusqu'au bout ; −5, avec 5 de moins. Une estimation, sauf "
            "avec une coche : la [finale](finale) est alors [résolue](resolu). Dans les autres jeux, G 4 dit un gain "
            "en 4 [demi-coups](demi_coup), P 4 une perte, N une nulle.",
        ),
    }


def _raisons() -> dict[str, str]:
    return {
        "certitude": translate(
            "Glossaire",
            "Prouvé, vérifié, sans doute\nCe que vaut la raison d'une faute. Prouvé : le résultat est calculé jusqu'à "
            "la fin de la partie. Vérifié : la cause ôtée, un coin ou un coup d'attente qui manque, l'essentiel de la "
            "perte disparaît ; ce test se trompe sur quelque 8 % des coups égaux. Sans doute : des faits qui vont plus "
            "souvent avec les fautes qu'avec les bons coups, sans rien prouver.",
        ),
    }


def _jeux() -> dict[str, str]:
    return {
        "nim": translate(
            "Glossaire",
            "Nim\nDes tas d'objets : à son tour, on en prend un ou plusieurs dans un seul tas. Qui prend le dernier "
            "gagne, ou perd dans la version [misère](misere).",
        ),
        "misere": translate(
            "Glossaire",
            "Misère\nLa règle inversée : qui prend le dernier objet perd. Au [Nim](nim) on joue comme d'habitude, "
            "jusqu'à ce qu'il ne reste qu'un tas de plus d'un objet : on laisse alors un nombre impair de tas d'un "
            "objet.",
        ),
        "passe": translate(
            "Glossaire",
            "Passe\nÀ Othello, qui ne peut retourner aucun pion passe son tour, et ne peut passer qu'alors. La "
            "partie finit quand aucun des deux ne peut jouer.",
        ),
        "mobilite": translate(
            "Glossaire",
            "Mobilité\nLe nombre de coups possibles. À Othello, en priver l'adversaire vaut mieux, jusqu'à la fin, "
            "que d'avoir beaucoup de pions.",
        ),
        "livre": translate(
            "Glossaire",
            "Livre d'ouvertures\nDes débuts de partie calculés d'avance : tant que la position y est, le moteur "
            "répond sans réfléchir.",
        ),
        "moteur": translate(
            "Glossaire",
            "Moteur\nLe joueur le plus fort : un [alpha-bêta](alphabeta) compilé, avec un [livre](livre) "
            "d'ouvertures et une [évaluation](evaluation) apprise, qui résout la fin de partie exactement.",
        ),
        "finale": translate(
            "Glossaire",
            "Finale\nLes derniers coups, assez peu pour être tous examinés : la valeur n'est plus une estimation, "
            "mais le score de la partie jouée au mieux par les deux camps.",
        ),
    }


def _parties() -> dict[str, str]:
    return {
        "trait": translate(
            "Glossaire",
            "Trait\nAvoir le trait, c'est être celui qui doit jouer maintenant : quand Noir a le trait, c'est à Noir "
            "de jouer. Qui vient de jouer donne le trait à l'autre, sauf si celui-ci [passe](passe).",
        ),
        "faute": translate(
            "Glossaire",
            "Imprécision, erreur, gaffe\nCe qu'un coup a gâché, du moins grave au plus grave, par sa [perte](perte) : "
            "à Othello, à partir de 5, de 10 ou de 20 % de chances de gagner. Dans un [jeu résolu](resolu), une "
            "erreur change un gain en nulle, ou une nulle en défaite ; une gaffe, un gain en défaite.",
        ),
        "perte": translate(
            "Glossaire",
            "Perte\nCe qu'un coup laisse échapper : la différence entre le meilleur coup et celui qui a été joué, en "
            "pions ou en chances de gagner. Zéro : aucun coup n'était meilleur.",
        ),
    }
