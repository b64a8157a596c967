"""The games that were finished: a line each, the newest first, which opens its game.

Above those of each series, once there are several, a line says which series it is.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHeaderView, QTableWidget

from ecosysteme.entete import Entete, Participant
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Issue, Jeu
from ecosysteme.partie import CAMPS, Partie
from ecosysteme.pendules import Pendules
from ecosysteme.tournoi.fiche import ecrire_score
from ecosysteme.variantes.noeud import RACINE, Noeud
from ecosysteme.variantes.parcours import parcourir, parents
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.chances import suite_des_chances
from ui.jeux.ouvertures import nom_ouverture
from ui.jeux.registre import adaptateur_de, titre_de
from ui.joueurs.noms import dire_qui
from ui.socle.langue import deux_points, translate
from ui.socle.tables import aider_ligne, aligner_nombres, ecrire_ligne, largeur_utile, preparer
from ui.socle.textes import infobulle, nouvelle_cellule
from ui.suivi.statistiques import dire_duree
from ui.widgets.fenetre import FenetreDessinee

MAXIMUM: Final = 10_000  # games kept, some three kilobytes each with their line
NUMERO, SCORE, DUREE, FIN, OUVERTURE = 0, 2, 4, 5, 6  # columns; the last two are there when a game has some
NOMS: Final = (1, 3)
COLONNES: Final = 7
DEBUT: Final = 4  # moves of an opening that its column shows
HAUTEUR: Final = 22  # px a line
OUVERTURE_MINIMALE: Final = 70  # px under which an opening is read in the tooltip of its line only
MESUREES: Final = 20  # lines that the widths are computed from: a fast series adds several games a second
COUPS: Final[dict[CoupQuelconque, CoupQuelconque]] = {}  # each move once, whatever the number of games


@dataclass(frozen=True)
class PartieJouee:
    """A finished game without its states, which ``rejouer`` finds again: ``rang`` counts from 1 in its ``serie``.

    0 is before it. ``temps`` are the seconds that each of ``coups`` took, ``basculement`` is the move at which a judge
    saw the chances swing most, if one looked at it, and by how much. ``graine`` is that of the openings of its series,
    where they were drawn, ``quand`` when it ended, in seconds since 1970.
    ``arbre`` is the tree of a game with variations or notes, ``fin`` the number of the node where it ended.
    """

    rang: int
    entete: Entete
    jeu: Jeu
    depart: EtatQuelconque
    coups: tuple[CoupQuelconque, ...]
    temps: array[float]
    issue: Issue | None
    points: tuple[int, int]
    arbre: Noeud | None = None
    fin: int = RACINE
    decidee: bool = False  # by a flag, a resignation or an agreement
    pendules: Pendules | None = None
    entames: int = 0  # turns of its opening
    serie: int = 1
    basculement: tuple[str, float] | None = None
    graine: int | None = None
    quand: float | None = None

    @classmethod
    def de(
        cls, partie: Partie, rang: int, qui: tuple[Participant, Participant], entames: int = 0, serie: int = 1
    ) -> PartieJouee:
        """Keep what there is to keep of ``partie``, whose players, in the end, were ``qui``."""
        entete = replace(partie.entete, noir=qui[0], blanc=qui[1])
        traits = [trait for trait in partie.historique if trait.coup is not None]
        coups = tuple(COUPS.setdefault(trait.coup, trait.coup) for trait in traits)
        temps = array("d", [trait.secondes for trait in traits])
        rien_de_plus = all(len(noeud.suites) < 2 and not _note(noeud) for noeud in parcourir(partie.racine))
        arbre = None if rien_de_plus else partie.racine
        fin = partie.issue, partie.resultat, arbre, partie.noeud.numero, partie.decidee, partie.pendules, entames, serie
        return cls(rang, entete, partie.jeu, partie.depart, coups, temps, *fin, plus_grand_basculement(partie))

    @property
    def score(self) -> str:
        """Its points, or how it ended where none are counted, in the language of the moment."""
        if self.issue is not None and self.decidee and self.jeu.unite and self.entete.ecart is None:
            return ecrire_score(self.issue, None, " - ")  # resigned: nobody counts the discs
        return adaptateur_de(self.jeu).score(self.issue, self.points)

    @property
    def resultat(self) -> str:
        """Its score, or the sentence of an end that the board does not tell, in the language of the moment."""
        gagnant = self.issue if self.decidee else None
        if self.issue is None:  # forfeited, as a tournament says in the header: the board still waits for a move
            gagnant = CAMPS.get(self.entete.decision[:1])
        if gagnant is None:
            return self.score
        return adaptateur_de(self.jeu).resultat_decide(gagnant, self.points, self.entete.decision)

    @property
    def noms(self) -> tuple[str, str]:
        """The names of the players, in the language of the moment."""
        premier, second = map(dire_qui, self.entete.joueurs)
        return premier, second

    @property
    def dite(self) -> str:
        """Which game it is, who played it and how it ended, in the language of the moment."""
        quoi = translate("Revue", "Partie {}").format(self.rang) if self.rang else translate("Revue", "Avant la série")
        if evenement := self.entete.evenement:
            quoi = translate("Revue", "{}, partie {}").format(evenement, self.rang)
        return deux_points(quoi, "{} – {}, {}".format(*self.noms, self.resultat))

    @property
    def de_quelle_serie(self) -> str:
        """Which series it is of, of which game, and who plays it, in the language of the moment."""
        phrase = translate("PartiesJouees", "Série {}, {} : {}")
        return phrase.format(self.serie, titre_de(self.jeu.nom), " – ".join(self.noms))

    @property
    def secondes(self) -> float:
        """What both players took, together; with clocks, the turn that one of them did not finish too."""
        if self.pendules is None:
            return sum(self.temps, 0.0)
        return sum(compte.depense for compte in self.pendules.comptes)

    @property
    def fin_dite(self) -> str:
        """How it ended where the board did not end it, in the language of the moment."""
        if not self.decidee:
            return ""
        if not self.issue:
            return translate("PartiesJouees", "nulle convenue")
        au_temps = self.entete.decision.endswith("T")
        return translate("PartiesJouees", "au temps") if au_temps else translate("PartiesJouees", "abandon")

    @property
    def ouverture(self) -> str:
        """What its opening is called, else the first moves of the one that it began with, empty when it has none."""
        if nom := nom_ouverture(self.jeu, self.coups, self.depart):
            return nom
        coups = "".join(map(self.jeu.ecrire_coup, self.coups[: min(self.entames, DEBUT)]))
        return f"{coups}…" if self.entames > DEBUT else coups

    def rejouer(self) -> Partie:
        """Return the game, at its end; where somebody deleted that since, at the end of its main line."""
        partie = self._rejouer()
        partie.pendules = self.pendules
        if self.decidee and (self.arbre is None or partie.noeud.numero == self.fin):
            partie.decidee_en = partie.noeud.numero
        return partie

    def _rejouer(self) -> Partie:
        if self.arbre is not None:
            connue = Partie.depuis_arbre(self.jeu, self.arbre, self.entete)
            if self.fin in parents(self.arbre):
                connue.aller_au_noeud(self.fin)
            else:
                connue.aller_a(connue.nb_coups_total)
            return connue
        partie: Partie = Partie(self.jeu, self.depart, self.entete)
        for coup, secondes in zip(self.coups, self.temps, strict=True):
            partie.jouer(coup, secondes)
        return partie


@dataclass(frozen=True)
class _Titre:
    """The line above the games of a series, of which this is the first that was finished."""

    premiere: PartieJouee

    def __str__(self) -> str:
        """Say which series it is."""
        return self.premiere.de_quelle_serie


def plus_grand_basculement(partie: Partie) -> tuple[str, float] | None:
    """Return the move at which the chances of ``partie`` swung most, as far as a judge has seen it, and how they fell.

    It falls as the button of that move tells it.
    """
    suite = suite_des_chances(partie)
    pire = max(suite.basculements, key=lambda un: un.ampleur, default=None) if suite else None
    return None if pire is None else (partie.jeu.ecrire_coup(pire.noeud.coup), pire.chute)


def _note(noeud: Noeud) -> bool:
    """Whether somebody wrote something about a node."""
    return bool(noeud.commentaire or noeud.glyphe or noeud.marque or noeud.proprietes)


class PartiesJouees(QObject):
    """Lists them; a double click or Enter chooses one."""

    choisie = Signal(object)  # a ``PartieJouee``

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        self._table = fenetre.widgets.parties_jouees
        self._aide = fenetre.widgets.aide_parties
        preparer(self._table, COLONNES, elastique=1)
        self._table.horizontalHeader().setResizeContentsPrecision(MESUREES)
        self._table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._table.verticalHeader().setDefaultSectionSize(HAUTEUR)
        self._table.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # what tells two names is often at their end
        self._table.setWordWrap(False)
        self._table.viewport().installEventFilter(self)
        self._lignes: list[PartieJouee | _Titre] = []
        self._nombre = 0  # of games
        self._dites: set[int] = set()  # the columns of ``FIN`` and ``OUVERTURE`` in which a game has something
        self._repartir()
        self._table.cellActivated.connect(lambda ligne, _colonne: self._choisir(self._lignes[ligne]))

    def _choisir(self, ligne: PartieJouee | _Titre) -> None:
        if isinstance(ligne, PartieJouee):
            self.choisie.emit(ligne)

    def presenter(self, vue: AdaptateurJeu) -> None:
        """Write the headers for a game in the language of the moment."""
        premier, second = vue.camps
        titres = (
            *(self.tr("N°"), premier, self.tr("Score"), second, self.tr("Réflexion")),
            *(self.tr("Fin"), self.tr("Ouverture")),
        )
        self._table.setHorizontalHeaderLabels(list(titres))
        aligner_nombres(self._table, (NUMERO, SCORE, DUREE))
        if (reflexion := self._table.horizontalHeaderItem(DUREE)) is not None:
            infobulle(reflexion, self.tr("Le temps que les deux joueurs ont réfléchi, sans la cadence"))
        for rang, ligne in enumerate(self._lignes):
            self._ecrire(rang, ligne)
        self._repartir()
        self._aider()

    def _ecrire(self, rang: int, ligne: PartieJouee | _Titre) -> None:
        if isinstance(ligne, _Titre):
            self._intituler(rang, str(ligne))
        else:
            self._ecrire_partie(rang, ligne)

    def _intituler(self, rang: int, titre: str) -> None:
        """Write ``titre`` over the whole width, where nothing can be chosen; no column is as wide as it."""
        cellule = nouvelle_cellule(titre)
        cellule.setFlags(Qt.ItemFlag.ItemIsEnabled)
        cellule.setSizeHint(QSize(0, HAUTEUR))
        police = cellule.font()
        police.setBold(True)
        cellule.setFont(police)
        infobulle(cellule, titre)
        self._table.setItem(rang, 0, cellule)
        self._table.setSpan(rang, 0, 1, COLONNES)

    def _ecrire_partie(self, ligne: int, jouee: PartieJouee) -> None:
        """Write a game; its tooltip has what its columns may cut or leave out."""
        textes = self._textes(jouee)
        ecrire_ligne(self._table, ligne, textes)
        commentaire = jouee.entete.commentaire if jouee.entames else ""
        qui = " – ".join(textes[rang] for rang in NOMS)
        aides = (qui, textes[FIN], textes[OUVERTURE], commentaire)
        aider_ligne(self._table, ligne, "\n".join(filter(None, aides)))
        aligner_nombres(self._table, (NUMERO, SCORE, DUREE), ligne)
        if (cellule := self._table.item(ligne, NUMERO)) is not None:
            lue = ", ".join(filter(None, (jouee.dite, textes[OUVERTURE])))
            cellule.setData(Qt.ItemDataRole.AccessibleTextRole, lue)
        self._dites |= {rang for rang in (FIN, OUVERTURE) if textes[rang]}

    def _repartir(self) -> None:
        """Give the names the room that they need, then how games ended, the times and the openings, as far as it goes.

        What no game of the list has to say has no column.
        """
        table, modes = self._table, QHeaderView.ResizeMode
        entete = table.horizontalHeader()
        besoins = [largeur_utile(table, rang) for rang in range(COLONNES)]
        besoins[OUVERTURE] = min(besoins[OUVERTURE], OUVERTURE_MINIMALE)
        reste = table.viewport().width() - sum(besoins[rang] for rang in (NUMERO, SCORE, *NOMS))
        for rang in (FIN, DUREE, OUVERTURE):
            montree = rang in {DUREE, *self._dites} and besoins[rang] <= reste
            reste -= besoins[rang] if montree else 0
            table.setColumnHidden(rang, not montree)
        ouvertures = not table.isColumnHidden(OUVERTURE)  # they take what is left, else the names do
        entete.setSectionResizeMode(OUVERTURE, modes.Stretch if ouvertures else modes.ResizeToContents)
        for rang in NOMS:
            entete.setSectionResizeMode(rang, modes.ResizeToContents if ouvertures else modes.Stretch)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Fit the columns into another width, once the header is laid out."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._repartir)
        return False

    def _aider(self) -> None:
        """Say what can be done with a line, or what will bring one."""
        plein, vide = self.tr("Double clic : revoir la partie"), self.tr("Les parties finies viendront ici")
        if self._nombre == MAXIMUM:
            plein = self.tr("{} ; les {} dernières sont ici").format(plein, QLocale().toString(MAXIMUM))
        self._aide.setText(plein if self._nombre else vide)

    def ajouter(self, jouee: PartieJouee) -> None:
        """Put a game first; it stands for that of the same number in its series, which was taken back.

        The newest are seen, unless somebody is reading older ones, which then stay where they are.
        """
        lue = self._lue
        self._poser(jouee)
        self._finir()
        if lue is None:
            self._table.scrollToTop()
        elif lue in self._lignes:
            self._table.doItemsLayout()
            cellule = self._table.model().index(self._lignes.index(lue), 0)
            self._table.scrollTo(cellule, QTableWidget.ScrollHint.PositionAtTop)

    def rendre(self, serie: int, rendues: Sequence[PartieJouee]) -> None:
        """Put the games of ``serie`` first, with those of ``rendues`` that are not in the list."""
        jouees = {jouee.rang: jouee for jouee in rendues} | {jouee.rang: jouee for jouee in self.de(serie)}
        self._table.setUpdatesEnabled(False)
        for rang, ligne in reversed(list(enumerate(self._lignes))):
            if (ligne.premiere if isinstance(ligne, _Titre) else ligne).serie == serie:
                self._retirer(rang)
        for rang in sorted(jouees):
            self._poser(jouees[rang])
        self._finir()
        self._table.setUpdatesEnabled(True)
        self._table.scrollToTop()

    def _poser(self, jouee: PartieJouee) -> None:
        avant = self._recente
        while (recente := self._recente) is not None and recente.serie == jouee.serie and recente.rang >= jouee.rang:
            self._retirer(self._lignes.index(recente))
        if avant is not None and avant.serie != jouee.serie:
            if not self._titree:
                self._inserer(0, _Titre(self.toutes()[0]))
            self._inserer(0, _Titre(jouee))
        elif self._titree and avant is not None and avant.rang == 0:  # what came before the series was of others
            self._lignes[0] = _Titre(jouee)
            self._ecrire(0, self._lignes[0])
        self._inserer(int(self._titree), jouee)

    def _finir(self) -> None:
        """Drop the oldest games when they are too many, and fit the columns."""
        while self._lignes and (self._nombre > MAXIMUM or isinstance(self._lignes[-1], _Titre)):
            self._retirer(len(self._lignes) - 1)
        self._repartir()
        self._aider()

    @property
    def _lue(self) -> PartieJouee | _Titre | None:
        """The first line that is seen, where the mouse or the keyboard is in the list, and it was scrolled."""
        haut = self._table.rowAt(0)
        tenue = self._table.underMouse() or self._table.hasFocus() or self._table.viewport().underMouse()
        return self._lignes[haut] if tenue and haut > 0 else None

    @property
    def _titree(self) -> bool:
        return bool(self._lignes) and isinstance(self._lignes[0], _Titre)

    @property
    def _recente(self) -> PartieJouee | None:
        return next((ligne for ligne in self._lignes[:2] if isinstance(ligne, PartieJouee)), None)

    def _inserer(self, rang: int, ligne: PartieJouee | _Titre) -> None:
        self._lignes.insert(rang, ligne)
        self._nombre += isinstance(ligne, PartieJouee)
        self._table.insertRow(rang)
        self._ecrire(rang, ligne)

    def _retirer(self, rang: int) -> None:
        self._nombre -= isinstance(self._lignes.pop(rang), PartieJouee)
        self._table.removeRow(rang)

    def toutes(self) -> Sequence[PartieJouee]:
        """Return the games, the oldest first."""
        return [ligne for ligne in reversed(self._lignes) if isinstance(ligne, PartieJouee)]

    def de(self, serie: int) -> Sequence[PartieJouee]:
        """Return those of ``serie``, the oldest first."""
        return [jouee for jouee in self.toutes() if jouee.serie == serie]

    def vider(self) -> None:
        """Forget every game."""
        self._lignes.clear()
        self._nombre = 0
        self._dites.clear()
        self._table.clearSpans()
        self._table.setRowCount(0)
        self._repartir()
        self._aider()

    @staticmethod
    def _textes(jouee: PartieJouee) -> Sequence[str]:
        premier, second = jouee.noms
        duree = dire_duree(jouee.secondes)
        return str(jouee.rang or "–"), premier, jouee.score, second, duree, jouee.fin_dite, jouee.ouverture
