"""Our engine over NBoard's protocol, version 2: see ``protocoles.nboard`` for its source.

Nothing there answers a command that cannot be obeyed, which is to be ignored: the status line says why.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from time import perf_counter
from typing import ClassVar, Final

from ecosysteme.cases import TAILLE_STANDARD, CoupOuPasse, Position
from ecosysteme.fautes import Faute
from ecosysteme.formats.ggf import lire_ggf
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.joueurs.pendule import Part, part
from ecosysteme.moteur.othello.avis import Avis, Limites, Note
from ecosysteme.pendules import Horloge, Temps, lire_duree
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.nboard import EXACT, ecrire_coup, ecrire_coup_joue, ecrire_ligne, lire_coup
from ecosysteme.reglages import PROFONDEUR, Reglage
from ecosysteme.serveur.penseur import Penseur
from ecosysteme.serveur.serveur import NOM, SECONDES, Serveur

FIN_RESOLUE: Final = 20  # empty squares that take a second to solve: a depth of half as many goes to the end
COUPS_PAR_CAMP: Final = 30
NOMBRE: Final = Reglage("hint", 1, "Coups à évaluer.", 1)


class _Compteur:
    """A side's clock as the game that was sent tells it, and what its moves have taken since."""

    def __init__(self, horloge: Horloge | None) -> None:
        self._horloge = horloge
        self._coups, self._utilise = 0, 0.0

    def compter(self, secondes: float) -> None:
        self._coups += 1
        self._utilise += secondes

    def allouer(self, vides: int, vitesse: float) -> Part | None:
        """Return the time of the next move, ``None`` without a clock; ``vitesse`` is the engine's."""
        if self._horloge is None:
            return None
        # A window that does not time the moves must not be believed when it shows a clock still full.
        utilise = self._utilise or self._horloge.initial * min(self._coups / COUPS_PAR_CAMP, 1)
        reste = self._horloge.initial + self._coups * self._horloge.increment - utilise
        rallonge = reste <= 0 < self._horloge.rallonge
        reste += self._horloge.rallonge if rallonge else 0.0
        return part(Temps(reste, rallonge, self._horloge.increment), vides, vitesse=vitesse)


class ServeurNBoard(Serveur):
    """A session. Any line that comes cuts short what is thought about: a move is then played, a hint left there."""

    def __init__(
        self, penseur: Penseur, dire: Callable[[str], None], temps: float | None = None, version: str = ""
    ) -> None:
        super().__init__(penseur, dire, temps)
        self._nom = f"{NOM} {version}".strip()
        self._profondeur: int | None = None
        self._dit: tuple[EtatOthello, CoupOuPasse] | None = None  # the last move that it chose, and where
        self._compteurs: dict[Camp, _Compteur] = {camp: _Compteur(None) for camp in (PREMIER, SECOND)}

    def coupe(self, ligne: str) -> bool:
        """Any command does."""
        return bool(ligne.strip())

    def endurante(self, ligne: str) -> bool:
        """A hint is bound by no clock, nor is the analysis of a whole game."""
        return ligne.split(maxsplit=1)[:1] in (["hint"], ["analyze"])

    def obeir(self, ligne: str, arret: Event) -> None:
        """Obey a command; one that is not known is ignored."""
        nom, _, reste = ligne.strip().partition(" ")
        if nom == "set":
            mot, _, reste = reste.strip().partition(" ")
            nom = f"set {mot}"
        self._arret = arret
        if nom not in self.COMMANDES:
            return
        try:
            self.COMMANDES[nom](self, reste.strip())
        except Exception as erreur:  # whatever it is, the session goes on
            self._dire(f"status Erreur : {nom} : {' '.join(str(erreur).split())}")

    # What the session is.

    def _commencer(self, _: str) -> None:
        self._dire(f"set myname {self._nom}")

    def _quitter(self, _: str) -> None:
        self.fini = True

    def _repondre(self, numero: str) -> None:
        self._dire(f"pong {numero}")

    def _apprendre(self, _: str) -> None:
        self._dire("learned")  # the book is not this program's to change: it comes with its version

    def _mepriser(self, _: str) -> None:
        """Ignore it: it bears on the draws of a book, and ours is played from the values of its moves."""

    def _regler(self, texte: str) -> None:
        self._profondeur = int(PROFONDEUR.lire(texte))

    # The game.

    def _placer(self, texte: str) -> None:
        lue = lire_ggf(texte)
        self._penseur.preparer(self._arret)  # no clock runs before go
        self._recommencer(lue.depart)
        self._compteurs = {camp: _Compteur(lue.horloge(camp)) for camp in (PREMIER, SECOND)}
        for joue in lue.coups:
            self._compteurs[self.suivi.etat.trait].compter(joue.secondes)
            self.jouer(joue.coup)

    def _coup(self, texte: str) -> None:
        try:
            coup = lire_coup(texte)
        except MoteurDefaillant as erreur:
            raise Faute("coup {texte!r} illisible : attendu par exemple F5/1.00/0.5", texte=texte) from erreur
        secondes = lire_duree([*texte.split("/"), "", ""][2]) or 0.0
        sien = self._dit == (self.suivi.etat, coup)
        self.jouer(coup)
        self._joue = self.suivi.etat if sien else None
        self._compteurs[SECOND if self.suivi.etat.trait == PREMIER else PREMIER].compter(secondes)

    # Thinking.

    def _limites(self, etat: EtatOthello, chronometre: bool) -> Limites:
        """Return the depth that was set, and the seconds of a move when it is ``chronometre``.

        Near the end of the game twice the depth is as fast, and final.
        """
        plis, vides = self._profondeur, TAILLE_STANDARD**2 - len(etat.plateau)
        au_bout = plis is not None and vides <= max(plis, min(2 * plis, FIN_RESOLUE))
        profondeur = None if au_bout else plis
        horloge = self._compteurs[etat.trait].allouer(vides, self._vitesse) if chronometre else None
        if horloge is not None:
            visees, secondes = horloge if self._temps is None else horloge.plus(0.0, plafond=self._temps)
            return Limites(secondes, profondeur, visees=visees)
        self._penseur.preparer(self._arret)  # the limits are our own: no referee's clock runs
        if plis is None:
            return Limites(SECONDES if self._temps is None else self._temps)
        return Limites(self._temps if chronometre else None, profondeur)

    def _aller(self, _: str) -> None:
        etat, debut = self.suivi.etat, perf_counter()
        if not etat.coups:
            self._dire(f"=== {ecrire_coup_joue(None, None, 0.0)}")
            return
        self._dire("status Réflexion")
        choix = self._penseur.choisir(etat, self._limites(etat, chronometre=True), self._arret, self._suivre)
        if choix.du_livre:
            self._livrer({choix.coup: choix.avis.score}, choix.avis.profondeur)
        self._compter(choix.avis)
        self._mesurer(choix.avis)
        self._dit = etat, choix.coup
        self._dire(f"=== {ecrire_coup_joue(choix.coup, choix.avis.score, perf_counter() - debut)}")
        self._dire("status")

    def _suivre(self, avis: Avis) -> None:
        self._chercher(ecrire_ligne(avis.ligne) or ecrire_coup(None), avis)

    def _chercher(self, ligne: str, note: Avis | Note) -> None:
        if note.exact:
            profondeur = EXACT
        elif note.certitude < 100 and note.profondeur >= self._vides:
            profondeur = f"{note.profondeur}@{note.certitude}%"  # to the end, with pruning
        else:
            profondeur = str(note.profondeur)
        self._dire(f"search {ligne} {note.score:.2f} 0 {profondeur}")

    def _livrer(self, coups: dict[Position, int], profondeur: int) -> None:
        for coup, valeur in coups.items():
            self._dire(f"book {ecrire_coup(coup)} {valeur:.2f} 0 {profondeur}")

    def _compter(self, avis: Avis) -> None:
        self._dire(f"nodestats {avis.noeuds} {avis.secondes:.2f}")

    def _conseiller(self, texte: str) -> None:
        nombre, etat = int(NOMBRE.lire(texte or str(NOMBRE.defaut))), self.suivi.etat
        connus, profondeur = self._penseur.livre(etat)
        livrer = dict(list(connus.items())[:nombre])
        self._livrer(livrer, profondeur)
        if len(livrer) == min(nombre, len(etat.coups) or 1):
            return
        self._dire("status Analyse")
        dites: list[str] = []

        def montrer(avis: Avis) -> None:
            """Show the best moves, but those of the book, which knows better."""
            coups = {coup: note for coup, note in avis.coups.items() if coup not in livrer}
            for coup, note in list(coups.items())[: nombre - len(livrer)]:
                suite = avis.ligne if coup == avis.meilleur else (coup,)
                self._chercher(ecrire_ligne(suite), note)
            if not avis.coups:
                self._suivre(avis)
            dites[:] = [str((avis.profondeur, avis.certitude, avis.coups))]

        avis = self._penseur.noter(etat, self._limites(etat, chronometre=False), self._arret, montrer)
        if dites != [str((avis.profondeur, avis.certitude, avis.coups))]:
            montrer(avis)
        self._compter(avis)
        self._dire("status")

    def _analyser(self, _: str) -> None:
        """Judge each position of the game for who has the turn, from the last to the first."""
        self._dire("status Analyse")
        for rang, etat in reversed([*enumerate(self.suivi.etats)]):
            avis = self._penseur.noter(etat, self._limites(etat, chronometre=False), self._arret, tous=False)
            if self._arret.is_set():
                break
            self._dire(f"analysis {rang} {avis.score:.2f}")
        self._dire("status")

    COMMANDES: ClassVar[dict[str, Callable[[ServeurNBoard, str], None]]] = {
        "nboard": _commencer,
        "set depth": _regler,
        "set game": _placer,
        "set contempt": _mepriser,
        "move": _coup,
        "hint": _conseiller,
        "go": _aller,
        "ping": _repondre,
        "learn": _apprendre,
        "analyze": _analyser,
        "quit": _quitter,
    }
