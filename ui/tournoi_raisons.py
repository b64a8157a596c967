"""Why a game did not go to its end, in the language of the window.

The file keeps the sentence of the domain, which is French. Those that are met most are recognised by their words; any
other is shown as it stands.
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
