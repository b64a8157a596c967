"""The preview of a lenient reading: what it left out is marked in the text, before the board is replaced."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from ecosysteme.formats.reconnaitre import Lecture
from ecosysteme.formats.reprise import Ignore
from ui.documents.mots import annoncer, compter_passages
from ui.socle.devant import dimensionner
from ui.socle.langue import translate
from ui.socle.raisons import dire
from ui.socle.textes import Etiquette
from ui.socle.theme import Theme
from ui.widgets.page_lue import PageLue

MONTRES: Final = 50  # passages shown at most: more would be read by nobody
AUTOUR: Final = 120  # characters of the text kept on each side of one
CITES: Final = 40  # of a passage itself in the list of reasons; twice as many where it stands
MANQUE: Final = "…"  # stands where something is missing
COUPURE: Final = " […] "


class DialogueApercu(QDialog):
    """Asks whether to open what was read; ``accepted`` is for yes. It waits for nobody: show it with ``open``."""

    def __init__(self, parent: QWidget, lecture: Lecture, theme: Theme) -> None:
        """Show the text of ``lecture`` around what it ignored, which is red, underlined and numbered."""
        super().__init__(parent)
        self.setObjectName("apercu_documents")
        self.setWindowTitle(self.tr("Tout n'a pas été compris"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        nombre = len(lecture.ignores)
        phrase = self.tr("Lu : {}. {}, en rouge ci-dessous.").format(annoncer(lecture), compter_passages(nombre))
        explication = Etiquette(phrase, pliee=True)
        texte = PageLue()
        texte.document().setDocumentMargin(12)
        texte.setObjectName("texte_ignore")
        texte.setHtml(annoter(lecture.texte, lecture.ignores, theme.gaffe))
        texte.setAccessibleName(self.tr("Texte lu, ce qui est ignoré en rouge"))
        texte.setAccessibleDescription(phrase)
        colonne = QVBoxLayout(self)
        for widget in (explication, texte):
            colonne.addWidget(widget)
        boutons = QDialogButtonBox(self)  # after the text, which the keyboard comes to first
        oui = boutons.addButton(self.tr("&Ouvrir quand même"), QDialogButtonBox.ButtonRole.AcceptRole)
        non = boutons.addButton(self.tr("&Annuler"), QDialogButtonBox.ButtonRole.RejectRole)
        for bouton, nom in ((oui, "bouton_ouvrir_quand_meme"), (non, "bouton_annuler_lecture")):
            bouton.setObjectName(nom)
        boutons.accepted.connect(self.accept)
        boutons.rejected.connect(self.reject)
        colonne.addWidget(boutons)
        dimensionner(self, QSize(520, 380))
        non.setDefault(True)


def annoter(texte: str, ignores: Sequence[Ignore], couleur: str) -> str:
    """Write ``texte`` as HTML, each of ``ignores`` in ``couleur`` with a number, and the reasons by their numbers.

    What lies far from every passage is left out, and so are the passages after the first ``MONTRES``.
    """
    morceaux, fin = [], 0
    montres = sorted(ignores, key=lambda ignore: ignore.debut)[:MONTRES]
    for rang, ignore in enumerate(montres, start=1):
        morceaux.append(_entre(texte[fin : ignore.debut], debut=fin == 0))
        fin = ignore.debut + ignore.longueur
        passage = _citer(texte[ignore.debut : fin], 2 * CITES)
        morceaux.append(f'<span style="color: {couleur}; text-decoration: underline"><b>{passage}</b></span>')
        morceaux.append(f'<sup style="color: {couleur}">{rang}</sup>')
    reste = texte[fin:]
    morceaux.append(escape(reste[:AUTOUR]) + (COUPURE if len(reste) > AUTOUR else ""))
    if not texte:  # places in bytes, which nobody reads
        morceaux = []
    pourquoi = translate("Documents", "« {} » : {}")
    raisons = "".join(
        f"<li>{pourquoi.format(f'<b>{_citer(ignore.texte, CITES)}</b>', escape(dire(ignore.raison)))}</li>"
        for ignore in montres
    )
    return f'<div style="white-space: pre-wrap">{"".join(morceaux)}</div><ol>{raisons}</ol>'


def _citer(passage: str, longueur: int) -> str:
    """Write a passage as HTML, or what stands for it where the text stops too early."""
    return escape(_abreger(passage, longueur)) or MANQUE


def _abreger(passage: str, longueur: int) -> str:
    """Keep the beginning and the end of a long passage, such as a whole game."""
    if len(passage) <= longueur:
        return passage
    return f"{passage[: longueur // 2]} … {passage[-longueur // 2 :]}"


def _entre(texte: str, *, debut: bool) -> str:
    """Shorten the text between two passages; with ``debut``, where none precedes it, keep its end only."""
    if len(texte) <= 2 * AUTOUR:
        return escape(texte)
    return ("" if debut else escape(texte[:AUTOUR])) + COUPURE + escape(texte[-AUTOUR:])
