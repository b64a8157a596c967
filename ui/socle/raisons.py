"""Why a game did not go to its end, or something that was asked for cannot be had, in the language of the window.

The sentence is the domain's, which is French. Those that are met most are recognised by their words; any other is shown
as it stands.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ui.socle.langue import translate

# As the rules, ``protocoles``, ``joueurs`` and ``tournoi`` write them, the longest before those that it contains.
PHRASES: Final = tuple(
    map(
        str,
        (
            QT_TRANSLATE_NOOP("Raison", "{} joue {}, coup illégal : attendu {}"),
            QT_TRANSLATE_NOOP("Raison", "{} a joué un coup illégal : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} passe alors qu'il peut jouer"),
            QT_TRANSLATE_NOOP("Raison", "la case {} est déjà occupée"),
            QT_TRANSLATE_NOOP("Raison", "un pion en {} n'encadre aucun pion adverse"),
            QT_TRANSLATE_NOOP("Raison", "la colonne {} est pleine"),
            QT_TRANSLATE_NOOP("Raison", "le tas {} est vide"),
            QT_TRANSLATE_NOOP("Raison", "il faut prendre au moins un objet"),
            QT_TRANSLATE_NOOP("Raison", "on ne prend que 1 objet au plus à la fois"),
            QT_TRANSLATE_NOOP("Raison", "on ne prend que {} objets au plus à la fois"),
            QT_TRANSLATE_NOOP("Raison", "{} abandonne la partie"),
            QT_TRANSLATE_NOOP("Raison", "{} n'a pas répondu comme un moteur {} en {} s : essayer {} ?"),
            QT_TRANSLATE_NOOP("Raison", "{} répond comme un moteur GTP : essayer GTP ?"),
            QT_TRANSLATE_NOOP("Raison", "{} n'a pas répondu à {} en {} s"),
            QT_TRANSLATE_NOOP("Raison", "{} écrit sans fin : plus de {} Mo pour une réponse"),
            QT_TRANSLATE_NOOP("Raison", "{} a fermé sa sortie"),
            QT_TRANSLATE_NOOP("Raison", "{} ne connaît pas time_settings : temps=… n'y peut rien"),
            QT_TRANSLATE_NOOP("Raison", "{} ne sait pas partir d'une position dont les coups sont inconnus"),
            QT_TRANSLATE_NOOP("Raison", "{} s'est arrêté (tué par le signal {}) : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} s'est arrêté (tué par le signal {})"),
            QT_TRANSLATE_NOOP("Raison", "{} s'est arrêté (code {}) : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} s'est arrêté (code {})"),
            QT_TRANSLATE_NOOP("Raison", "{} ne démarre pas : ce fichier n'est pas un programme"),
            QT_TRANSLATE_NOOP("Raison", "{} ne démarre pas : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} refuse le coup {} : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} refuse {} : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} répond à la commande {} au lieu de {}"),
            QT_TRANSLATE_NOOP("Raison", "{} répond {} : attendu une réponse GTP, « = … » ou « ? … »"),
            QT_TRANSLATE_NOOP("Raison", "{} répond {} : attendu un coup, de a1 à h8, ou {}"),
            QT_TRANSLATE_NOOP("Raison", "arbitrage : fin résolue"),
            QT_TRANSLATE_NOOP("Raison", "attendu la ligne de commande d'un moteur, par exemple gtp-rhino -l 3"),
            QT_TRANSLATE_NOOP("Raison", "programme {} introuvable"),
            QT_TRANSLATE_NOOP("Raison", "{} est un dossier, attendu un programme"),
            QT_TRANSLATE_NOOP("Raison", "le fichier {} n'est pas exécutable (chmod +x le permet)"),
            QT_TRANSLATE_NOOP("Raison", "commande {} : un guillemet n'est pas fermé"),
            QT_TRANSLATE_NOOP("Raison", "le nom {} : ni virgule ni deux-points, qui séparent les options d'un joueur"),
            QT_TRANSLATE_NOOP(
                "Raison", "les lignes envoyées {} : ni virgule ni deux-points, qui séparent les options d'un joueur"
            ),
            QT_TRANSLATE_NOOP("Raison", "un moteur externe ne joue qu'à othello sur {} × {}"),
            QT_TRANSLATE_NOOP(
                "Raison", "la grappe {} ne répond pas, attendu l'adresse d'un ordonnanceur Dask en marche : {}"
            ),
            QT_TRANSLATE_NOOP(
                "Raison", "adresse de grappe {}, attendu tcp://HÔTE:PORT, par exemple tcp://127.0.0.1:8786 : {}"
            ),
            QT_TRANSLATE_NOOP(
                "Raison",
                "la grappe {} ne se comprend pas, attendu un ordonnanceur de la même version de Dask qu'ici : {}",
            ),
            QT_TRANSLATE_NOOP("Raison", "la grappe {} n'a pas d'ouvrier : en démarrer un par dask worker {}"),
            QT_TRANSLATE_NOOP(
                "Raison",
                "un ouvrier de la grappe {} ne peut pas travailler, attendu la même version de Python et d'othellier "
                "qu'ici : {}",
            ),
            QT_TRANSLATE_NOOP("Raison", "une grappe demande Dask : {}"),
            QT_TRANSLATE_NOOP("Raison", "le dossier {} n'existe pas"),
            QT_TRANSLATE_NOOP("Raison", "la base {} n'existe pas"),
            QT_TRANSLATE_NOOP("Raison", "la base {} ne contient aucun tournoi"),
            QT_TRANSLATE_NOOP("Raison", "{} n'est pas une base de tournois"),
            QT_TRANSLATE_NOOP("Raison", "base de tournois {} : ne peut pas être ouverte"),
            QT_TRANSLATE_NOOP("Raison", "base de tournois {} : ce fichier n'est pas une base SQLite"),
            QT_TRANSLATE_NOOP("Raison", "base de tournois {} : en lecture seule"),
            QT_TRANSLATE_NOOP("Raison", "un tournoi de la base {} se joue déjà"),
            QT_TRANSLATE_NOOP("Raison", "les processus meurent avant de jouer"),
            QT_TRANSLATE_NOOP("Raison", "un processus meurt chaque fois qu'il joue la partie {}"),
            QT_TRANSLATE_NOOP("Raison", "un processus meurt chaque fois qu'il joue une des parties {}"),
            QT_TRANSLATE_NOOP("Raison", "{} : suffixe attendu {}"),
            QT_TRANSLATE_NOOP("Raison", "{} non écrit : {}"),
            QT_TRANSLATE_NOOP("Raison", "IA Externe ({})"),  # who is at fault in the others
        ),
    )
)
MODELES: Final = tuple((phrase, re.compile("(.+?)".join(map(re.escape, phrase.split("{}"))))) for phrase in PHRASES)


def dire_raison(raison: str) -> str:
    """Return ``raison`` in the language of the moment, and so the sentences and the names that it holds."""
    for phrase, modele in MODELES:
        if lue := modele.fullmatch(raison):
            return translate("Raison", phrase).format(*map(dire_raison, lue.groups()))
    return raison
