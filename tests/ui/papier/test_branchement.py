"""Paper plugged into the window: each entry opens its document, the engine finds the problems."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.analyse.analyse import Jugement
from ecosysteme.entete import Entete
from ecosysteme.explication import Certitude, Phrase, Pourquoi
from ecosysteme.fautes import Message
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import NATURES
from ecosysteme.variantes.edition import annoter
from tests.fenetre import PATIENCE, a_deux, jouer, message
from tests.papier import partie_de
from tests.ui.papier.test_rapport import jugee
from ui.papier.dialogue import DialoguePapier
from ui.socle.chargeur import trouver


def dialogue(fenetre: ApplicationIHM, nature: str) -> DialoguePapier:
    """Choose an entry of the menu, and return what it opened."""
    trouver(fenetre, QAction, f"action_imprimer_{nature}").trigger()
    return next(ouvert for ouvert in fenetre.findChildren(DialoguePapier) if ouvert.isVisible())


def textes(ouvert: DialoguePapier) -> tuple[str, ...]:
    return ouvert.document.pages[0].textes if ouvert.document else ()


def test_chaque_entree_ouvre_son_document(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.ouvrir_partie(partie_de("f5d6c3"))
    for nature in NATURES:
        ouvert = dialogue(fenetre, nature)
        assert ouvert.champs.choisie == nature
        assert not ouvert.isModal(), "the game goes on behind"


def test_la_feuille_est_celle_de_la_partie_montree(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, "a1b2c3")
    ouvert = dialogue(fenetre, "feuille")
    qtbot.waitUntil(lambda: {"Morpion", "a1", "b2", "c3", "Humain"} <= set(textes(ouvert)))
    fenetre.partie_montree.entete = Entete("Alice", "Bob", "1998", "Coupe")
    ouvert = dialogue(fenetre, "feuille")
    qtbot.waitUntil(lambda: {"Alice", "Bob", "1998", "Coupe"} <= set(textes(ouvert)))


def test_les_diagrammes_sont_ceux_que_la_partie_marque(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    partie = partie_de("f5d6c3")
    fenetre.ouvrir_partie(partie)
    assert dialogue(fenetre, "diagrammes").champs.numeros.text() == "3", "where one stands, without a mark"
    partie.modifier(annoter(partie.racine, partie.racine.suites[0].numero, marque=True))
    ouvert = dialogue(fenetre, "diagrammes")
    qtbot.waitUntil(lambda: "Coup 1 : f5" in textes(ouvert))
    assert ouvert.champs.numeros.text() == ""


def test_le_rapport_est_celui_de_l_analyse(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    fenetre.ouvrir_partie(partie_de())
    with qtbot.waitSignal(fenetre.assistance.analyse.juge, timeout=PATIENCE) as juge:
        fenetre.assistance.analyser()
    fenetre.assistance.arreter_analyse()
    _, jugement = juge.args
    assert isinstance(jugement, Jugement)
    assert fenetre.partie_en_cours.racine.suites[0].evaluation is None
    assert fenetre.partie_en_cours.defaits or fenetre.partie_en_cours.historique[-1].evaluation == jugement.evaluation
    ouvert = dialogue(fenetre, "rapport")
    qtbot.waitUntil(lambda: "coups jugés" in textes(ouvert))
    assert "60" in textes(ouvert), "the last moves come first"


def test_le_rapport_dit_pourquoi_des_qu_il_le_sait(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = partie_de()
    fiche = jugee(Fiche.de(partie))
    for tour in fiche.tours:
        if tour.evaluation is not None:
            partie.noter(tour.numero, tour.evaluation)
    fenetre.ouvrir_partie(partie)
    dite = Pourquoi((Phrase(Certitude.PROUVE, Message("parce que")),), {}, {}, (3, 2), (), ())
    monkeypatch.setattr("ui.papier.rapport.expliquer_revu", lambda *_: dite)
    ouvert = dialogue(fenetre, "rapport")
    qtbot.waitUntil(
        lambda: any(
            "Prouvé : parce que." in texte
            for page in (ouvert.document.pages if ouvert.document else ())
            for texte in page.textes
        ),
        timeout=PATIENCE,
    )


def test_le_moteur_de_la_fenetre_trouve_les_problemes(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.ouvrir_partie(partie_de())
    cedes: list[bool] = []
    fenetre.salles.papier.cherche.connect(cedes.append)
    ouvert = dialogue(fenetre, "problemes")
    qtbot.waitUntil(lambda: "Un seul coup gagne. Lequel ?" in textes(ouvert), timeout=PATIENCE)
    assert cedes == [True, False], "hints leave it meanwhile"


def test_le_pdf_est_ecrit_en_entier_et_c_est_dit(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    ouvert = dialogue(fenetre, "vierge")
    qtbot.waitUntil(lambda: ouvert.document is not None)
    ouvert.pdf_demande.emit(ouvert.document, tmp_path / "feuille.pdf")
    ouvert.close()  # what was asked for is done all the same
    qtbot.waitUntil(lambda: message(fenetre) == f"Écrit dans {tmp_path / 'feuille.pdf'}")
    assert (tmp_path / "feuille.pdf").read_bytes().startswith(b"%PDF-")
    assert {fichier.name for fichier in tmp_path.iterdir()} <= {"feuille.pdf", "memoire.ini"}, "nothing half written"


def test_le_dialogue_qui_couvre_la_fenetre_dit_aussi_que_le_pdf_est_ecrit(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    ouvert = dialogue(fenetre, "vierge")
    qtbot.waitUntil(lambda: ouvert.document is not None)
    ouvert.pdf_demande.emit(ouvert.document, tmp_path / "feuille.pdf")
    qtbot.waitUntil(lambda: ouvert.remarque.text() == f"Écrit dans {tmp_path / 'feuille.pdf'}", timeout=10_000)
    assert ouvert.remarque.isVisible()
    assert not ouvert.remarque.styleSheet(), "ce n'est pas une erreur"


def test_un_pdf_qui_ne_peut_etre_ecrit_laisse_le_document(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    ouvert = dialogue(fenetre, "vierge")
    qtbot.waitUntil(lambda: ouvert.document is not None)
    ouvert.pdf_demande.emit(ouvert.document, tmp_path / "absent" / "feuille.pdf")
    qtbot.waitUntil(lambda: "non écrit" in ouvert.remarque.text())
    assert message(fenetre) == ouvert.remarque.text()
    assert ouvert.document is not None


def test_l_imprimante_recoit_les_pages(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    """A printer that writes a file stands for one of paper: what is painted is the same."""
    ouvert = dialogue(fenetre, "vierge")
    qtbot.waitUntil(lambda: ouvert.document is not None)
    imprimante = QPrinter(QPrinter.PrinterMode.HighResolution)
    imprimante.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    imprimante.setOutputFileName(str(tmp_path / "papier.pdf"))
    ouvert.impression_demandee.emit(ouvert.document, imprimante)
    qtbot.waitUntil(lambda: message(fenetre) == "Envoyé à l'imprimante")
    assert (tmp_path / "papier.pdf").read_bytes().count(b"/Type /Page\n") == 1


def test_une_recherche_abandonnee_rend_le_moteur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.ouvrir_partie(partie_de())
    cedes: list[bool] = []
    fenetre.salles.papier.cherche.connect(cedes.append)
    dialogue(fenetre, "problemes").close()
    assert cedes == [True, False]
    dialogue(fenetre, "feuille").close()
    assert cedes == [True, False], "only what was taken is given back"


def test_la_fenetre_se_ferme_sur_un_dialogue_ouvert(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    ouvert = dialogue(fenetre, "feuille")
    fenetre.close()
    assert not ouvert.isVisible()
