"""The paper dialog: composed as it is edited, written whole, refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.explication import Certitude, Phrase, Pourquoi
from ecosysteme.fautes import Message
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.problemes import Probleme
from tests.papier import fiche_de
from tests.ui.papier.test_rapport import jugee
from ui.papier.champs import LIEU
from ui.papier.dialogue import DialoguePapier
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.taches import Tache
from ui.socle.theme import CLAIR


class Resolveur:
    """Answers when the test says so."""

    def __init__(self) -> None:
        self.demandes: list[
            tuple[Path | None, Callable[[Sequence[Probleme]], None], Callable[[BaseException], None]]
        ] = []
        self.tache = Tache()

    def __call__(
        self,
        fiche: Fiche,
        fichier: Path | None,
        recevoir: Callable[[Sequence[Probleme]], None],
        refuser: Callable[[BaseException], None],
    ) -> Tache:
        self.demandes.append((fichier, recevoir, refuser))
        self.tache = Tache()
        return self.tache


class Explicateur:
    """Says why when the test wants."""

    def __init__(self) -> None:
        self.demandes: list[Callable[[Mapping[int, Pourquoi]], None]] = []
        self.tache = Tache()

    def __call__(self, recevoir: Callable[[Mapping[int, Pourquoi]], None]) -> Tache:
        self.demandes.append(recevoir)
        return self.tache


@pytest.fixture
def resolveur() -> Resolveur:
    return Resolveur()


@pytest.fixture
def fiche(request: pytest.FixtureRequest) -> Fiche:
    """A game that nothing judged, unless a test has it judged."""
    juger: Callable[[Fiche], Fiche] | None = getattr(request, "param", None)
    return fiche_de() if juger is None else juger(fiche_de())


@pytest.fixture
def explicateur() -> Explicateur:
    return Explicateur()


@pytest.fixture
def dialogue(
    qtbot: QtBot, memoire: Memoire, langue: Langue, resolveur: Resolveur, explicateur: Explicateur, fiche: Fiche
) -> Iterator[DialoguePapier]:
    parent = QWidget()
    qtbot.addWidget(parent)
    ouvert = DialoguePapier(
        parent, fiche, memoire, CLAIR, numeros="20", ici=20, resoudre=resolveur, expliquer=explicateur
    )
    ouvert.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    yield ouvert
    ouvert.close()


def textes(dialogue: DialoguePapier) -> tuple[str, ...]:
    """Return what the first page of the document says; nothing while there is none."""
    return dialogue.document.pages[0].textes if dialogue.document else ()


def test_le_document_suit_les_champs(qtbot: QtBot, dialogue: DialoguePapier) -> None:
    dialogue.montrer("feuille")
    qtbot.waitUntil(lambda: "Bob" in textes(dialogue))
    assert dialogue.enregistrer.isEnabled()
    qtbot.waitUntil(dialogue.enregistrer.isDefault)  # it stands out, and Enter presses it
    dialogue.champs.second.setText("Carole")
    qtbot.waitUntil(lambda: "Carole" in textes(dialogue))
    dialogue.champs.choisir("diagrammes")
    qtbot.waitUntil(lambda: "Coup 20 : g4" in textes(dialogue))


def test_la_feuille_et_son_corrige_se_voient_ensemble(qtbot: QtBot, dialogue: DialoguePapier) -> None:
    """At 1366 × 768 the dialog takes the room of both; a document of one page leaves it as it is."""
    dialogue.montrer("feuille")
    qtbot.waitUntil(lambda: dialogue.document is not None)
    large = dialogue.width()
    dialogue.champs.choisir("classe")
    qtbot.waitUntil(lambda: len(dialogue.apercu.vues) == 2)
    assert dialogue.width() > large
    assert dialogue.width() <= dialogue.screen().availableGeometry().width()
    assert dialogue.geometry().left() >= 0


def test_ce_qui_manque_est_dit_et_rien_ne_s_imprime(qtbot: QtBot, dialogue: DialoguePapier) -> None:
    dialogue.montrer("rapport")
    qtbot.waitUntil(lambda: dialogue.remarque.text().startswith("Aucun coup de cette partie n'est jugé"))
    assert not dialogue.enregistrer.isEnabled()
    assert not dialogue.imprimer.isEnabled()
    dialogue.champs.numeros.setText("99")
    dialogue.champs.choisir("diagrammes")
    qtbot.waitUntil(lambda: "de 0 à 60" in dialogue.remarque.text())
    dialogue.champs.numeros.setText("9")
    qtbot.waitUntil(lambda: "Coup 9 : f5" in textes(dialogue))
    assert dialogue.remarque.text() == ""
    assert dialogue.imprimer.isEnabled()


def test_ou_il_va_est_demande(qtbot: QtBot, dialogue: DialoguePapier, memoire: Memoire, tmp_path: Path) -> None:
    dialogue.montrer("feuille")
    qtbot.waitUntil(lambda: dialogue.document is not None)
    dialogue.champs.lieu.setText("Lyon")
    qtbot.waitUntil(lambda: "Lyon" in textes(dialogue))
    dialogue.enregistrer.click()
    boite = trouver(dialogue, QFileDialog, "boite_enregistrer_pdf")
    assert boite.selectedFiles()[0].endswith("Feuille de partie - Alice - Bob.pdf")
    with qtbot.waitSignal(dialogue.pdf_demande) as demande:
        boite.fileSelected.emit(str(tmp_path / "feuille.pdf"))
    boite.reject()
    assert demande.args == [dialogue.document, tmp_path / "feuille.pdf"]
    assert memoire.lire(LIEU) == "Lyon", "for the next sheet"


def test_l_imprimante_est_demandee_sans_bloquer(qtbot: QtBot, dialogue: DialoguePapier) -> None:
    dialogue.champs.format.setCurrentText("A5")
    dialogue.montrer("feuille")
    qtbot.waitUntil(lambda: dialogue.document is not None)
    dialogue.imprimer.click()
    boite = trouver(dialogue, QPrintDialog, "boite_imprimer")
    with qtbot.waitSignal(dialogue.impression_demandee) as demande:
        boite.accepted.emit(boite.printer())
    boite.reject()
    document, imprimante = demande.args
    assert document is dialogue.document
    assert isinstance(imprimante, QPrinter)
    assert (imprimante.docName(), imprimante.fullPage()) == ("Alice – Bob", True)
    assert imprimante.pageLayout().pageSize().name() == "A5"


def test_les_problemes_se_cherchent_une_fois(qtbot: QtBot, dialogue: DialoguePapier, resolveur: Resolveur) -> None:
    dialogue.montrer("problemes")
    assert dialogue.remarque.text() == "Recherche des problèmes…"
    assert not dialogue.enregistrer.isEnabled()
    [(fichier, recevoir, _)] = resolveur.demandes
    assert fichier is None
    note = fiche_de().coups[50]
    recevoir([Probleme(note.avant, {note.coup: 2}, gagnant=True)])
    qtbot.waitUntil(lambda: "Un seul coup gagne. Lequel ?" in textes(dialogue))
    dialogue.champs.choisir("feuille")
    dialogue.champs.choisir("problemes")
    qtbot.waitUntil(lambda: "Un seul coup gagne. Lequel ?" in textes(dialogue))
    assert len(resolveur.demandes) == 1


def test_un_fichier_de_problemes_remplace_ceux_de_la_partie(
    qtbot: QtBot, dialogue: DialoguePapier, resolveur: Resolveur, tmp_path: Path
) -> None:
    dialogue.montrer("problemes")
    premiere = resolveur.tache
    (tmp_path / "ffo.obf").write_text("")
    dialogue.champs.fichier.click()
    boite = trouver(dialogue, QFileDialog, "boite_problemes")
    boite.fileSelected.emit(str(tmp_path / "ffo.obf"))
    boite.reject()
    assert premiere.arret.is_set(), "nobody waits for the first ones any more"
    fichier, _, refuser = resolveur.demandes[-1]
    assert fichier == tmp_path / "ffo.obf"
    refuser(ValueError("ligne 1 : position de 3 signes"))
    assert dialogue.remarque.text() == "Ligne 1 : position de 3 signes"


def test_fermer_arrete_la_recherche(qtbot: QtBot, dialogue: DialoguePapier, resolveur: Resolveur) -> None:
    dialogue.montrer("problemes")
    dialogue.close()
    assert resolveur.tache.arret.is_set()


@pytest.mark.parametrize("fiche", [jugee], indirect=True)
def test_le_rapport_se_montre_puis_dit_pourquoi(
    qtbot: QtBot, dialogue: DialoguePapier, explicateur: Explicateur
) -> None:
    dialogue.montrer("feuille")
    assert not explicateur.demandes
    dialogue.champs.choisir("rapport")
    qtbot.waitUntil(lambda: "coups jugés" in textes(dialogue))
    [recevoir] = explicateur.demandes
    recevoir({10: Pourquoi((Phrase(Certitude.PROUVE, Message("parce que")),), {}, {}, (3, 2), (), ())})

    def dites() -> bool:
        pages = dialogue.document.pages if dialogue.document else ()
        return any("Prouvé : parce que." in texte for page in pages for texte in page.textes)

    qtbot.waitUntil(dites)
    dialogue.champs.second.setText("Carole")
    qtbot.waitUntil(lambda: "Carole" in textes(dialogue))
    assert dites()
    assert len(explicateur.demandes) == 1
    dialogue.close()
    assert explicateur.tache.arret.is_set()
