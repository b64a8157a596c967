"""Why a game did not go to its end, or something that was asked for cannot be had, in the language of the window.

The sentence is the domain's, which is French. Those that are met most are recognised by their words; any other is shown
as it stands.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ui.tournoi_mots import translate

# As ``protocoles``, ``joueurs`` and ``tournoi`` write them, the longest before those that it contains.
PHRASES: Final = tuple(
    map(
        str,
        (
            QT_TRANSLATE_NOOP("Raison", "{} joue {}, coup illégal : attendu {}"),
            QT_TRANSLATE_NOOP("Raison", "{} a joué un coup illégal : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} passe alors qu'il peut jouer"),
            QT_TRANSLATE_NOOP("Raison", "{} abandonne la partie"),
            QT_TRANSLATE_NOOP("Raison", "{} n'a pas répondu à {} en {} s"),
            QT_TRANSLATE_NOOP("Raison", "{} s'est arrêté (tué par le signal {}) : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} s'est arrêté (tué par le signal {})"),
            QT_TRANSLATE_NOOP("Raison", "{} s'est arrêté (code {}) : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} s'est arrêté (code {})"),
            QT_TRANSLATE_NOOP("Raison", "{} ne démarre pas : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} refuse le coup {} : {}"),
            QT_TRANSLATE_NOOP("Raison", "{} répond {} : attendu {}"),
            QT_TRANSLATE_NOOP("Raison", "arbitrage : fin résolue"),
            QT_TRANSLATE_NOOP("Raison", "attendu la ligne de commande d'un moteur, par exemple gtp-rhino -l 3"),
            QT_TRANSLATE_NOOP("Raison", "programme {} introuvable"),
            QT_TRANSLATE_NOOP("Raison", "commande {} : un guillemet n'est pas fermé"),
            QT_TRANSLATE_NOOP("Raison", "le nom {} : ni virgule ni deux-points, qui séparent les options d'un joueur"),
            QT_TRANSLATE_NOOP(
                "Raison", "les lignes envoyées {} : ni virgule ni deux-points, qui séparent les options d'un joueur"
            ),
            QT_TRANSLATE_NOOP("Raison", "un moteur externe ne joue qu'à othello sur {} × {}"),
            QT_TRANSLATE_NOOP("Raison", "la grappe {} ne répond pas : {}"),
            QT_TRANSLATE_NOOP("Raison", "la grappe {} n'a pas d'ouvrier"),
            QT_TRANSLATE_NOOP("Raison", "une grappe demande Dask : {}"),
            QT_TRANSLATE_NOOP("Raison", "le dossier {} n'existe pas"),
            QT_TRANSLATE_NOOP("Raison", "la base {} n'existe pas"),
            QT_TRANSLATE_NOOP("Raison", "la base {} ne contient aucun tournoi"),
            QT_TRANSLATE_NOOP("Raison", "{} n'est pas une base de tournois"),
            QT_TRANSLATE_NOOP("Raison", "base de tournois {} : ne peut pas être ouverte"),
            QT_TRANSLATE_NOOP("Raison", "base de tournois {} : ce fichier n'est pas une base SQLite"),
            QT_TRANSLATE_NOOP("Raison", "base de tournois {} : en lecture seule"),
            QT_TRANSLATE_NOOP("Raison", "un tournoi de la base {} se joue déjà"),
            QT_TRANSLATE_NOOP("Raison", "{} : suffixe attendu {}"),
            QT_TRANSLATE_NOOP("Raison", "{} non écrit : {}"),
        ),
    )
)
MODELES: Final = tuple((phrase, re.compile("(.+?)".join(map(re.escape, phrase.split("{}"))))) for phrase in PHRASES)


def dire_raison(raison: str) -> str:
    """Return ``raison`` in the language of the moment."""
    for phrase, modele in MODELES:
        if lue := modele.fullmatch(raison):
            return translate("Raison", phrase).format(*lue.groups())
    return raison
