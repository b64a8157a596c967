"""The glossary: the words of the program explained, and one cut of alpha-beta shown step by step."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QFont, QImage, QKeyEvent, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMainWindow, QVBoxLayout

from ecosysteme.arbre import Arbre
from ui.aide.coupe_racontee import Pas, dessiner, exemple, pas, peindre, quatre_jeux, taille_image
from ui.aide.mots_cherches import simplifier
from ui.aide.textes import entrees
from ui.disposition.projecteur import fois_projete
from ui.socle.devant import dimensionner, mettre_devant
from ui.widgets.fenetre import FenetreDessinee
from ui.widgets.page_lue import PageLue

LIEN: Final = re.compile(r"\[([^\]]+)\]\((\w+)\)")
MARCHE: Final = "marche"  # the key of the walk-through
JEUX: Final = "jeux"  # the key of the four games' trees, which come last
CHIFFRES: Final = 98  # width of a picture, in digits of the font: its letters are then as large as those of the text
AUTOUR: Final = 72  # px beside a picture: margins and scroll bar
TAILLE: Final = QSize(880, 720)
REDESSIN: Final = frozenset({QEvent.Type.LanguageChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange})


def sans_liens(texte: str) -> str:
    """Return what an entry says, its links being words."""
    return LIEN.sub(r"\1", texte)


class Glossaire(QDialog):
    """A window of its own, which lets the game go on."""

    _plus_tard: QTimer | None = None

    def __init__(self, fenetre: QMainWindow) -> None:
        """Belong to ``fenetre``; dressed and worded as the application is, whenever that changes."""
        super().__init__(fenetre)
        self.setObjectName("glossaire")
        self.setModal(False)
        dimensionner(self, TAILLE)
        self.recherche = QLineEdit(self)
        self.recherche.setObjectName("glossaire_recherche")
        self.recherche.setClearButtonEnabled(True)
        self.texte = PageLue(self)
        self.texte.document().setDocumentMargin(16)  # as in the guide
        self.texte.setObjectName("glossaire_texte")
        disposition = QVBoxLayout(self)
        disposition.addWidget(self.recherche)
        disposition.addWidget(self.texte)
        self._fois = 1.0  # how large the letters are
        self._a_peindre: list[Pas] = []  # whose pictures are still to come
        self._peintes: dict[str, QImage] = {}  # those that came: a search asks for them again and again
        self._peintre = QTimer(self, interval=0)
        self._peintre.timeout.connect(self._peindre_un_pas)
        self._plus_tard = QTimer(self, singleShot=True, interval=0)  # a theme changes palette and font: once is enough
        self._plus_tard.timeout.connect(self._reecrire)
        self.recherche.textChanged.connect(lambda _: self._ecrire())
        self.recherche.returnPressed.connect(self.texte.setFocus)
        self.texte.anchorClicked.connect(lambda lien: self.aller(lien.fragment()))
        chercher = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        chercher.activated.connect(self.recherche.setFocus)
        self._ecrire()

    def grandir(self, fois: float) -> None:
        """Write in letters so many times as large as the application's, in a window that is larger too."""
        if fois == self._fois:
            return
        self._fois, police = fois, QApplication.font()
        police.setPointSizeF(police.pointSizeF() * fois)
        for widget in (self, self.recherche, self.texte):  # the style sheet keeps them from inheriting it
            widget.setFont(police if fois != 1 else QFont())  # that of the application, whatever it becomes
        dimensionner(self, (TAILLE * fois))

    def aller(self, cle: str) -> None:
        """Show the entry ``cle``, whatever is searched."""
        self.recherche.clear()
        self.texte.aller(cle)

    @property
    def largeur_image(self) -> int:
        """The width of a picture, which follows the font, as a projector enlarges both, in a window that holds it."""
        return min(CHIFFRES * self.fontMetrics().horizontalAdvance("0"), self.width() - AUTOUR)

    # What is written.

    def _ecrire(self) -> None:
        """Write what matches the search, all without one."""
        self.setWindowTitle(self.tr("Glossaire"))
        self.recherche.setPlaceholderText(self.tr("Chercher un mot"))
        self.recherche.setAccessibleName(self.tr("Chercher dans le glossaire"))
        self.texte.setAccessibleName(self.tr("Glossaire"))
        cherche = simplifier(self.recherche.text().strip())
        tout = entrees()
        gardees = [cle for cle, texte in tout.items() if cherche in simplifier(sans_liens(texte))]
        gardees.sort(key=lambda cle: simplifier(tout[cle]))
        corps = [self._index(gardees, tout)]
        corps += [self._entree(cle, tout[cle]) for cle in gardees]
        self._a_peindre = []
        illustrees = "".join(self._illustrer(cle, titre, etapes, cherche) for cle, titre, etapes in self._planches())
        corps.append(illustrees)
        if not gardees and not illustrees:
            rien = self.tr("Aucune entrée ne contient ces mots.")
            corps = [f"<p>{escape(rien)}</p>"]
        self.texte.setHtml("".join(corps))
        self._peintre.start()

    def _reecrire(self) -> None:
        """Write and draw it again, and stay where the reader is."""
        barre = self.texte.verticalScrollBar()
        hauteur = barre.value()
        self._peintes.clear()
        self._ecrire()
        self.texte.aller(JEUX)  # which is the last: the bar knows how far it goes
        self.texte.setTextCursor(QTextCursor(self.texte.document()))
        barre.setValue(hauteur)

    def _index(self, cles: list[str], tout: dict[str, str]) -> str:
        liens = [f'<a href="#{cle}">{escape(tout[cle].partition(chr(10))[0])}</a>' for cle in cles]
        noms = {MARCHE: self.tr("Une coupure pas à pas"), JEUX: self.tr("Un arbre de chaque jeu")}
        planches = [f'<a href="#{cle}"><b>{escape(nom)}</b></a>' for cle, nom in noms.items()]
        return f"<p>{' · '.join((*planches, *liens))}</p>"

    def _planches(self) -> tuple[tuple[str, str, list[Pas]], ...]:
        """What is told with pictures: key, title, steps."""
        return (
            (MARCHE, self.tr("Une coupure de l'alpha-bêta, pas à pas"), pas(exemple())),
            (JEUX, self.tr("Un arbre de chaque jeu"), quatre_jeux()),
        )

    def _illustrer(self, cle: str, titre: str, etapes: list[Pas], cherche: str) -> str:
        """Return what holds the words that are searched, nothing when it does not; its pictures are still to come."""
        if cherche not in simplifier("\n".join((titre, *(etape.phrase for etape in etapes)))):
            return ""
        self._a_peindre += [etape for etape in etapes if etape.cle not in self._peintes]
        return f'<h2><a name="{cle}">{escape(titre)}</a></h2>{self._images(etapes)}'

    @staticmethod
    def _entree(cle: str, texte: str) -> str:
        titre, _, sens = texte.partition("\n")
        lie = LIEN.sub(r'<a href="#\2">\1</a>', escape(sens, quote=False))
        return f'<h3><a name="{cle}">{escape(titre)}</a></h3><p>{lie}</p>'

    def _images(self, etapes: list[Pas]) -> str:
        """Leave room for the pictures: they come one at a time, so that the window never waits for them."""
        tailles: dict[Arbre, QSize] = {}
        blanche = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        blanche.fill(0)
        morceaux = []
        for rang, etape in enumerate(etapes, start=1):
            self._poser(etape, self._peintes.get(etape.cle, blanche))
            if etape.arbre not in tailles:
                tailles[etape.arbre] = taille_image(dessiner(etape.arbre, 0, self.palette()), self.largeur_image)
            taille = tailles[etape.arbre]
            cote = f'width="{taille.width()}" height="{taille.height()}"'
            image = f'<img src="{self.adresse(etape).toString()}" {cote} alt="{escape(etape.phrase)}">'
            morceaux.append(f"<p><b>{rang}.</b> {escape(etape.phrase)}</p><p>{image}</p>")
        return "".join(morceaux)

    @staticmethod
    def adresse(etape: Pas) -> QUrl:
        """Return what the picture of a step is called in the document."""
        return QUrl(etape.cle)

    def _peindre_un_pas(self) -> None:
        if not self._a_peindre:
            self._peintre.stop()
            return
        etape, *self._a_peindre = self._a_peindre
        document = dessiner(etape.arbre, etape.k, self.palette())
        self._peintes[etape.cle] = peindre(document, self.largeur_image, self.devicePixelRatioF())
        self._poser(etape, self._peintes[etape.cle])
        self.texte.viewport().update()

    def _poser(self, etape: Pas, image: QImage) -> None:
        self.texte.document().addResource(QTextDocument.ResourceType.ImageResource, self.adresse(etape), image)

    # Events.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the search to what it found with the arrow down."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown) and self.recherche.hasFocus():
            self.texte.setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and size of the text."""
        super().changeEvent(event)
        if event.type() in REDESSIN and self._plus_tard is not None:  # Qt tells of some before all is made
            self._plus_tard.start()


def montrer_glossaire(fenetre: FenetreDessinee) -> Glossaire:
    """Show the glossary of ``fenetre``, the same whenever it is asked for, ready for a word to be typed.

    At the projector a class reads it.
    """
    glossaire = fenetre.findChild(Glossaire) or Glossaire(fenetre)
    glossaire.grandir(fois_projete(fenetre) if fenetre.widgets.action_projecteur.isChecked() else 1.0)
    mettre_devant(glossaire)
    glossaire.recherche.setFocus()
    return glossaire
