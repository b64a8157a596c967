"""The panel of a session: its first page with the name of the pupil, then a step, its question, and how it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from ecosysteme.classe.etape import FeuilleDonnee
from ecosysteme.classe.fichier import TITRE_MAX
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import SeanceDeClasse
from ecosysteme.fautes import mot
from ui.classe.mots import NOMS_MAX, consigner, faire_le_bilan, juger, marquer_etape, presenter, rappeler, situer
from ui.classe.reponse import ChampReponse
from ui.disposition.panneau_calque import PanneauDeCalque, ajouter_carte
from ui.exercices.seance import ExerciceDemande
from ui.socle.textes import Etiquette, infobulle, sans_raccourci, une_ligne
from ui.socle.theme import marquer

# The size of the letters beside the other words: pupils may be ten years old.
TAILLES: Final = {"entete": 1.3, "titre": 1.5, "texte": 1.2, "consigne": 1.2, "jugement": 1.2, "bilan": 1.3}
GRAS: Final = ("entete", "titre", "consigne", "jugement", "bilan")
REPRISES: Final = tuple(f"reprendre_{rang}" for rang in range(NOMS_MAX))  # a button for each who has begun
NOM_VU: Final = 30  # characters of a name on a button
BOUTONS: Final = (
    *REPRISES,
    "autre",
    "commencer",
    "autre_coup",
    "valider",
    "feuille",
    "precedente",
    "suivante",
    "rendre",
    "enregistrer",
    "changer",
    "quitter",
)


class PanneauSeance(PanneauDeCalque):
    """Shows a session."""

    def __init__(self, parent: QWidget) -> None:
        noms = ("entete", "bilan", "compte", "titre", "texte", "consigne", "jugement")
        super().__init__(parent, "panneau_classe", "classe", noms, BOUTONS)
        self._seance: SeanceDeClasse | None = None
        self._passage: PassageEleve | None = None
        self._manque: ExerciceDemande | None = None
        self._enregistree = ""
        self._en_cours: Sequence[str] = ()
        self._essai = self._autre = False
        self.reponse = ChampReponse()
        self.nom = QLineEdit()
        self.nom.setObjectName("classe_nom")
        self.nom.setMaxLength(TITRE_MAX)
        self.nom.setAcceptDrops(False)
        self._titre_nom = Etiquette()
        self._titre_nom.setBuddy(self.nom)
        self.reponse.valide.connect(lambda: self.geste.emit("valider"))
        self.nom.returnPressed.connect(lambda: self.geste.emit("commencer"))
        self._liste: list[Etiquette] = []
        self._disposer()
        self._traduire()

    def _disposer(self) -> None:
        tout = self._entamer()
        _, self._etape = ajouter_carte(tout)
        for nom in ("bilan", "compte", "titre", "texte", "consigne"):
            self._etape.addWidget(self.textes[nom])
        qui = *(self.boutons[nom] for nom in (*REPRISES, "autre")), self._titre_nom, self.nom, self.boutons["commencer"]
        for widget in (*qui, self.reponse, self.boutons["valider"]):
            self._etape.addWidget(widget)
        for nom in ("autre_coup", "feuille"):
            self._etape.addWidget(self.boutons[nom])
        self._etape.addWidget(self.textes["jugement"])
        ligne = QHBoxLayout()
        for nom in ("precedente", "suivante"):
            ligne.addWidget(self.boutons[nom], 1)
        self._etape.addLayout(ligne)
        for nom in ("rendre", "enregistrer"):
            self._etape.addWidget(self.boutons[nom])
        self._cadre_liste, self._colonne = ajouter_carte(tout, espace=4)
        tout.addWidget(self.boutons["changer"], 0, Qt.AlignmentFlag.AlignRight)
        tout.addStretch(1)
        self.textes["compte"].setProperty("role", "discret")

    def ouvrir(self, seance: SeanceDeClasse, en_cours: Sequence[str] = (), *, essai: bool = False) -> None:
        """Show the first page of a session, with the names of those who have begun it; a teacher may try it."""
        self._seance, self._passage, self._enregistree, self._en_cours = seance, None, "", en_cours
        self._essai, self._autre = essai, not en_cours
        while len(self._liste) < len(seance.etapes):
            ligne = Etiquette()
            self._colonne.addWidget(ligne)
            self._liste.append(ligne)
        self.montrer()

    def viser_nom(self, *, autre: bool) -> None:
        """Give the keyboard to who has begun, or with ``autre`` to somebody else; to the name where nobody has."""
        if self._autre:
            self.nom.setFocus()
            self.nom.selectAll()
        else:
            self.boutons["autre" if autre else REPRISES[0]].setFocus()

    def demander_nom(self) -> None:
        """Ask for the name of somebody else than those who have begun."""
        self._autre = True
        self.montrer()
        self.viser_nom(autre=True)

    def suivre(self, passage: PassageEleve, manque: ExerciceDemande | None = None) -> None:
        """Show where a pupil is, ``manque`` being the exercise that they failed there.

        What was written and not validated is taken away.
        """
        self._passage, self._manque = passage, manque
        self.reponse.montrer(passage.etape.demande, passage.reponse(passage.rang), fixee=passage.fixee(passage.rang))
        self.montrer()

    def enregistree(self, fichier: str) -> None:
        """Say where the answers were written."""
        self._enregistree = fichier
        self.montrer()

    @property
    def phrase(self) -> str:
        """What a screen reader says of the page that is shown; how the whole was is told once, when it is known."""
        noms = ("compte", "titre", "texte", "consigne", "jugement")
        vus = (self.textes[nom].text() for nom in noms if not self.textes[nom].isHidden())
        textes = (ligne.strip() for texte in vus for ligne in texte.splitlines())
        return " ".join(texte if texte[-1] in ".?!…" else f"{texte}." for texte in textes if texte)

    def montrer(self) -> None:
        """Write all that is shown, in the language of the moment."""
        seance, passage = self._seance, self._passage
        if seance is None:
            return
        a_la_partie = self.tr("Revenir à la partie (Échap) ; la séance garde sa place")
        infobulle(self.boutons["quitter"], self.tr("Revenir à la composition (Échap)") if self._essai else a_la_partie)
        entete = (mot(seance.titre, TITRE_MAX), mot(passage.eleve) if passage is not None else "")
        self.textes["entete"].setText(" · ".join(filter(None, entete)))
        if passage is None:
            self._montrer_accueil(seance)
        else:
            self._montrer_etape(seance, passage)
        for nom, texte in self.textes.items():
            texte.setVisible(bool(texte.text()) or (nom == "jugement" and passage is not None))
        self._montrer_liste(seance, passage)

    def _montrer_accueil(self, seance: SeanceDeClasse) -> None:
        for nom in ("bilan", "compte", "titre", "jugement"):
            self.textes[nom].setText("")
        self.textes["texte"].setText(presenter(seance))
        self.textes["consigne"].setText("" if self._autre else rappeler(len(self._en_cours)))
        self.reponse.hide()
        for nom, eleve in zip(REPRISES, self._en_cours, strict=False):
            self.boutons[nom].setText(sans_raccourci(self.tr("Reprendre la copie de {}").format(mot(eleve, NOM_VU))))
        self._montrer_boutons(*(("commencer",) if self._autre else (*REPRISES[: len(self._en_cours)], "autre")))
        self._montrer_nom(visible=self._autre)

    def _montrer_etape(self, seance: SeanceDeClasse, passage: PassageEleve) -> None:
        etape, rang, derniere = passage.etape, passage.rang, passage.rang == len(seance.etapes) - 1
        self.textes["bilan"].setText(self._dire_bilan(passage) if passage.rendu else "")
        self.textes["compte"].setText(situer(rang, len(seance.etapes)))
        self.textes["titre"].setText(etape.titre)
        self.textes["texte"].setText(etape.texte)
        self.textes["consigne"].setText("" if passage.fixee(rang) else consigner(etape))
        self.textes["jugement"].setText(juger(passage, rang, self._manque))
        fixee = passage.fixee(rang)
        ecrite = not self.reponse.isHidden() and not fixee
        coup = bool(passage.reponse(rang)) and not fixee and etape.demande is not None and etape.demande.genre == "coup"
        voulus = ["precedente", "suivante", "enregistrer" if passage.rendu else "rendre"]
        voulus += [] if self._essai else ["changer"]
        imprimable = isinstance(etape.demande, FeuilleDonnee) and bool(etape.demande.pages)
        selon = {"valider": ecrite, "autre_coup": coup, "feuille": imprimable}
        self._montrer_boutons(*voulus, *(nom for nom, montre in selon.items() if montre))
        self._montrer_nom(visible=False)
        self.boutons["precedente"].setEnabled(rang > 0)
        self.boutons["suivante"].setEnabled(not derniere)

    def _dire_bilan(self, passage: PassageEleve) -> str:
        bilan = faire_le_bilan(passage.rendre())
        if not self._enregistree:
            return f"{bilan} " + self.tr("Enregistrez votre copie : c'est le fichier à donner à votre professeur.")
        return f"{bilan} " + self.tr("Copie enregistrée dans {}, à donner à votre professeur.").format(
            mot(self._enregistree)
        )

    def _montrer_boutons(self, *noms: str) -> None:
        for nom, bouton in self.boutons.items():
            bouton.setVisible(nom in noms or nom == "quitter")

    def _montrer_nom(self, *, visible: bool) -> None:
        for widget in (self._titre_nom, self.nom):
            widget.setVisible(visible)

    def _montrer_liste(self, seance: SeanceDeClasse, passage: PassageEleve | None) -> None:
        self._cadre_liste.setVisible(passage is not None)
        for rang, ligne in enumerate(self._liste):
            ligne.setVisible(rang < len(seance.etapes))
            if rang < len(seance.etapes) and passage is not None:
                ligne.setText(f"{marquer_etape(passage, rang)}   {une_ligne(seance.etapes[rang].titre)}")
                marquer(ligne, "role", "titre" if rang == passage.rang else "")

    def _recomposer(self) -> None:
        self._agrandir(TAILLES, GRAS)
        self.reponse.agrandir(self.textes["texte"].font())

    def _traduire(self) -> None:
        textes = {
            "commencer": self.tr("Commencer"),
            "autre": self.tr("Je suis quelqu'un d'autre"),
            "changer": self.tr("Changer d'élève…"),
            "autre_coup": self.tr("Choisir un autre coup"),
            "valider": self.tr("Valider"),
            "feuille": self.tr("Ouvrir la feuille…"),
            "precedente": self.tr("Étape précédente"),
            "suivante": self.tr("Étape suivante"),
            "rendre": self.tr("Rendre ma copie"),
            "enregistrer": self.tr("Enregistrer ma copie…"),
            "quitter": self.tr("Quitter"),
        }
        for nom, texte in textes.items():
            self.boutons[nom].setText(texte)
        infobulle(self.boutons["changer"], self.tr("Donner la place à un autre élève ; votre copie est gardée"))
        infobulle(self.boutons["valider"], self.tr("Ctrl+Entrée"))
        infobulle(self.boutons["precedente"], self.tr("Page préc."))
        infobulle(self.boutons["suivante"], self.tr("Page suiv."))
        self._titre_nom.setText(self.tr("Votre &nom"))
        self.nom.setAccessibleName(self.tr("Votre nom"))
        self.reponse.nommer(self.tr("Votre réponse (Ctrl+Entrée pour valider)"))
        self._recomposer()
        self.montrer()
