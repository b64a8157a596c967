"""The person's level plugged into the window: counted when a game is over, told, and given to the engine to come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import time
from weakref import WeakSet

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QSpinBox

from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.cle import concerne
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.carnet.releve import occurrence
from ecosysteme.jeu import NULLE, Camp, autre_camp
from ecosysteme.joueurs import Humain, IAmoteur
from ecosysteme.niveau_personnel.choix import NiveauPersonnel, situer
from ecosysteme.niveau_personnel.niveau import PartieComptee
from ecosysteme.niveau_personnel.rencontre import comptee, niveau_de, personne_contre, profondeur_de
from ecosysteme.partie import Partie
from ui.disposition.carte_fin import CarteFin
from ui.fenetre.cadre import Cadre
from ui.joueurs.cotes import COTES
from ui.mon_niveau.mots import dire_aide, dire_apres, dire_case
from ui.situation import Marche, Salle, Situation
from ui.socle.messages import Messages
from ui.socle.raisons import dire
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Taches
from ui.socle.textes import avec_touche, infobulle, touche_de


class BranchementMonNiveau(Salle):
    """Keeps what each game against a level said in the notebook, and seats the level that follows from it.

    A game counts when the person played it alone: no hint seen, no search shown, no move taken back.
    """

    estime = Signal(object)  # the ``NiveauPersonnel`` that is known now

    def __init__(self, fenetre: Cadre, fin: CarteFin, messages: Messages) -> None:
        super().__init__(fenetre)
        self._fenetre, self._fin, self._messages = fenetre, fin, messages
        self._taches = Taches(self)
        self._carnet = Carnet(chemin_du_carnet())
        self._niveau: NiveauPersonnel | None = None
        self._situation: Situation | None = None
        self._aidees: WeakSet[Partie] = WeakSet()
        self._commencees: WeakSet[Partie] = WeakSet()
        self._finie: Partie | None = None  # the game that was counted last
        widgets = fenetre.widgets
        self._autre: tuple[QSpinBox, int] | None = None  # what the next game may be played at, level or depth
        self._choix, self._indices = widgets.action_a_mon_niveau, widgets.action_indices
        self._choix.toggled.connect(lambda _: self._regler())
        self._indices.toggled.connect(lambda _: self._suivre_indices())
        SuiviLangue(fenetre, self._dire)
        fin.autre_niveau.connect(self._jouer_autre)
        self._depart = QTimer(self, singleShot=True, interval=0)  # once the window stands
        self._depart.timeout.connect(self._lire)
        self._depart.start()

    # Games that count.

    def aider(self, oui: bool) -> None:
        """Note that the person is told something of the position that they play."""
        situation = self._situation
        if oui and situation is not None and not situation.partie.terminee:
            self._aidees.add(situation.partie)

    def _suivre_indices(self) -> None:
        situation = self._situation
        if situation is not None and situation.partie.nb_coups_total and not situation.revue:
            self.aider(self._indices.isChecked())

    def _eteindre_indices(self, situation: Situation) -> None:
        """Have a game against the engine begin without the hints of what was studied before; F1 has them again."""
        joueurs = [occupant.joueur for occupant in situation.joueurs.values()]
        contre_le_moteur = all(any(isinstance(un, classe) for un in joueurs) for classe in (Humain, IAmoteur))
        if self._indices.isChecked() and contre_le_moteur and not situation.partie.nb_coups_total:
            self._indices.setChecked(False)
            phrase = self.tr("Indices éteints pour cette partie")
            self._messages.dire(avec_touche(phrase, touche_de(self._indices)), sur_le_plateau=False)

    def suivre(self, situation: Situation) -> None:
        """Count the game that is over, and give its level to the one that begins."""
        self._situation, partie = situation, situation.partie
        if situation.marche is Marche.EN_COURS and partie not in self._commencees:
            self._commencees.add(partie)
            self._eteindre_indices(situation)
        self._suivre_indices()
        if situation.analyse and not situation.revue:
            self.aider(True)
        if not partie.terminee:
            self._finie = None
            if self._choix.isChecked() and not partie.nb_coups_total:
                QTimer.singleShot(0, self, self._regler)  # the others are told of this change first
        elif partie is not self._finie:
            self._finie = partie
            self._compter(partie)

    def _compter(self, partie: Partie) -> None:
        qui = personne_contre(partie)
        if qui is None:
            return
        self._proposer_moins_profond(partie, *qui)
        if niveau_de(qui[1]) is None or not concerne(partie.jeu):
            return
        self._proposer(partie, *qui)
        faite = comptee(partie, *qui, time(), indices=partie in self._aidees)
        if faite is None:
            self._fin.completer(self.tr("Ne compte pas pour votre niveau"))
            return
        ecrire = partial(_noter, partie=occurrence(partie), comptee=faite)
        self._consulter(ecrire, lambda niveau: self._recevoir(niveau, partie))

    def _proposer(self, partie: Partie, personne: Camp, adversaire: str) -> None:
        """Offer who won a stronger level, who lost an easier one; not where levels follow the person by themselves."""
        niveau = niveau_de(adversaire)
        if niveau is None or partie.issue == NULLE or self._choix.isChecked():
            return
        gagnee = partie.issue == personne
        suivant = niveau + 1 if gagnee else niveau - 1
        if suivant >= 1:
            self._autre = self._fenetre.widgets.camps[COTES[autre_camp(personne)].couleur].niveau, suivant
            self._fin.proposer(suivant, plus_fort=gagnee)

    def _proposer_moins_profond(self, partie: Partie, personne: Camp, adversaire: str) -> None:
        """Offer who lost to a search a game against one that is less deep."""
        profondeur, adverse = profondeur_de(adversaire), autre_camp(personne)
        if profondeur is not None and profondeur > 1 and partie.issue == adverse:
            self._autre = self._fenetre.widgets.camps[COTES[adverse].couleur].profondeur, profondeur - 1
            self._fin.proposer(profondeur - 1, plus_fort=False, profondeur=True)

    def _jouer_autre(self) -> None:
        if self._autre is not None:
            boite, force = self._autre
            boite.setValue(force)
            self._fenetre.widgets.action_demarrer.trigger()

    def _lire(self) -> None:
        if chemin_du_carnet().exists():  # reading would make it
            self._consulter(lambda _carnet: None, self._recevoir)
        else:
            self._recevoir(situer(()))

    def _consulter(self, avant: Callable[[Carnet], object], suite: Callable[[NiveauPersonnel], None]) -> None:
        def travail() -> NiveauPersonnel:
            avant(self._carnet)
            return situer(self._carnet.comptees())

        self._taches.lancer(lambda _arret: travail(), suite, lambda erreur: self._messages.dire(dire(erreur)))

    def _recevoir(self, niveau: NiveauPersonnel, partie: Partie | None = None) -> None:
        self._niveau = niveau
        if partie is not None and partie is self._finie:
            self._fin.completer(dire_apres(niveau))
        self._dire()
        self._regler()
        self.estime.emit(niveau)

    # The level of the next game.

    def _regler(self) -> None:
        """Give the engine that a person is about to meet the person's level; a game that has begun keeps its own."""
        situation, niveau = self._situation, self._niveau
        if situation is None or niveau is None or not self._choix.isChecked():
            return
        partie = situation.partie
        if partie.nb_coups_total or partie.provenance.apportee or not concerne(partie.jeu):
            return
        for camp, cote in COTES.items():
            boite = self._fenetre.widgets.camps[cote.couleur].niveau
            en_face = next(autre for autre in COTES if autre != camp)
            contre_une_personne = isinstance(situation.joueurs[en_face].joueur, Humain)
            if contre_une_personne and isinstance(situation.joueurs[camp].joueur, IAmoteur):
                boite.setValue(niveau.suivant)

    def _dire(self) -> None:
        texte, aide = dire_case(self._niveau), dire_aide(self._niveau)
        for cote in COTES.values():
            case = self._fenetre.widgets.camps[cote.couleur].a_mon_niveau
            case.setText(texte)
            infobulle(case, aide)

    def fermer(self) -> None:
        """Write what the notebook was told."""
        self._depart.stop()
        self._taches.fermer(finir=True)


def _noter(carnet: Carnet, partie: str, comptee: PartieComptee) -> None:
    carnet.compter(partie, comptee)
