"""A pupil who goes through a session: where they are, what they answered, what they may be told, how long it took."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from datetime import datetime
from typing import Final

from ecosysteme.classe.copie import CopieEleve, ReponseEleve
from ecosysteme.classe.etape import EtapeDeSeance, ExerciceDonne
from ecosysteme.classe.fichier import TEXTE_MAX, TITRE_MAX, empreinte
from ecosysteme.classe.seance import Correction, SeanceDeClasse
from ecosysteme.fautes import nettoyer


def _maintenant() -> datetime:
    return datetime.now().astimezone()


class PassageEleve:
    """Goes through ``seance`` as ``eleve``; nothing of the session can change.

    Where the correction comes at once, an answer is told and stays. Where it comes at the end, it may be given again
    until the work is handed in; an exercise stays as it ended in both, for its last move tells how it went.
    """

    def __init__(
        self,
        seance: SeanceDeClasse,
        eleve: str,
        horloge: Callable[[], float] = time.monotonic,
        maintenant: Callable[[], datetime] = _maintenant,
    ) -> None:
        self.seance: Final = seance
        self.eleve: Final = nettoyer(eleve, TITRE_MAX)
        self._horloge, self._maintenant = horloge, maintenant
        self._commencee = maintenant()
        self._travail = secrets.token_hex(8)
        self._rendue: datetime | None = None
        self._depuis: float | None = horloge()
        self._secondes = [0.0] * len(seance.etapes)
        self._reponses = [""] * len(seance.etapes)
        self.rang = 0

    @property
    def etape(self) -> EtapeDeSeance:
        """Where the pupil is."""
        return self.seance.etapes[self.rang]

    @property
    def rendu(self) -> bool:
        """Whether the work is handed in."""
        return self._rendue is not None

    @property
    def entame(self) -> bool:
        """Whether anything was answered."""
        return any(self._reponses)

    @property
    def manquantes(self) -> int:
        """How many questions have no answer, or an exercise that is not at its end."""
        return sum(not self.finie(rang) for rang in self.seance.questions)

    def reponse(self, rang: int) -> str:
        """Return what was answered to a step, empty for nothing."""
        return self._reponses[rang]

    def aller(self, rang: int) -> None:
        """Go to another step."""
        self._compter()
        self.rang = rang

    def suspendre(self) -> None:
        """Stop counting the time: the pupil looks at something else."""
        self._compter()
        self._depuis = None

    def reprendre(self) -> None:
        """Count the time again."""
        if self._depuis is None and not self.rendu:
            self._depuis = self._horloge()

    def _compter(self) -> None:
        if self._depuis is not None:
            maintenant = self._horloge()
            self._secondes[self.rang] += maintenant - self._depuis
            self._depuis = maintenant

    def repondre(self, texte: str) -> None:
        """Answer the step; nothing happens where the answer stays as it is."""
        if self.etape.repondable and not self.fixee(self.rang):
            self._reponses[self.rang] = nettoyer(texte, TEXTE_MAX).strip()

    def fixee(self, rang: int) -> bool:
        """Tell whether the answer to a step can change no more."""
        exercice = isinstance(self.seance.etapes[rang].demande, ExerciceDonne)
        return self.corrigee(rang) or (exercice and self.finie(rang))

    def corrigee(self, rang: int) -> bool:
        """Tell whether the pupil may be told how the answer to a step is."""
        return self.rendu or (self.finie(rang) and self.seance.correction is Correction.TOUT_DE_SUITE)

    def finie(self, rang: int) -> bool:
        """Tell whether a step is answered: an exercise, to its end."""
        demande, reponse = self.seance.etapes[rang].demande, self._reponses[rang]
        return demande.rejouer(reponse).finie if isinstance(demande, ExerciceDonne) else bool(reponse)

    def juste(self, rang: int) -> bool | None:
        """Tell whether the answer to a step is right, ``None`` where that is not judged."""
        return self.seance.etapes[rang].juger(self._reponses[rang])

    def rendre(self) -> CopieEleve:
        """Hand the work in; from now on all is told. Done again, it is the same work."""
        if self._rendue is None:
            self.suspendre()
            self._rendue = self._maintenant()
        return self.copie

    @property
    def copie(self) -> CopieEleve:
        """The work as it stands."""
        return CopieEleve(
            self.eleve,
            self.seance.titre,
            empreinte(self.seance),
            self._commencee.isoformat(timespec="seconds"),
            "" if self._rendue is None else self._rendue.isoformat(timespec="seconds"),
            tuple(self._rendue_de(rang) for rang in range(len(self._reponses))),
            self._travail,
        )

    def continuer(self, copie: CopieEleve) -> None:
        """Go on from ``copie``, work of the same pupil in the same session: at the first question without an answer."""
        self._commencee, self._travail = datetime.fromisoformat(copie.commencee), copie.travail
        self._rendue = datetime.fromisoformat(copie.rendue) if copie.rendue else None
        self._depuis = None if self.rendu else self._depuis
        for rang, reponse in enumerate(copie.reponses[: len(self._reponses)]):
            self._reponses[rang], self._secondes[rang] = reponse.texte, reponse.secondes
        self.rang = next((rang for rang in self.seance.questions if not self.finie(rang)), self.rang)

    def _rendue_de(self, rang: int) -> ReponseEleve:
        etape, secondes = self.seance.etapes[rang], round(self._secondes[rang], 1)
        reponse, juste = self._reponses[rang], self.juste(rang)
        return ReponseEleve(reponse, juste, secondes, etape.titre, etape.repondable, etape.sur_papier)
