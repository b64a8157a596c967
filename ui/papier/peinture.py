"""Paints a page wherever it is asked for: a PDF, a printer, an image. One painter, so that all three are the same.

Everything is laid out in hundredths of a millimetre, letters included, and the painter is scaled to the device: a font
measures the same on the screen and at 1200 dots an inch.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QPolygonF,
    QTextLayout,
)
from PySide6.QtSvg import QSvgRenderer

from ecosysteme.fautes import nettoyer
from ecosysteme.papier.page import POINT, Dessin, DocumentPapier, Fond, Format, Page, Polyligne, Texte, Trait

UNITES: Final = 100  # a millimetre
PIXELS_PDF: Final = 1200  # an inch
POUCE: Final = 25.4  # mm
LONGUEUR: Final = 10_000  # characters of a text: no page holds more
SERRE: Final = 0.72  # how narrow a text may become before it is cut
ENCRE: Final = QColor("#000000")
PALE: Final = QColor("#5a5a5a")  # read on paper, and told from black
GRIS: Final = QColor("#b4b4b4")
FOND: Final = QColor("#ececec")
COTES: Final = {
    "gauche": Qt.AlignmentFlag.AlignLeft,
    "centre": Qt.AlignmentFlag.AlignHCenter,
    "droite": Qt.AlignmentFlag.AlignRight,
}


def en_pdf(document: DocumentPapier) -> bytes:
    """Return the PDF of ``document``: vectors, the letters as letters. May be called on any thread."""
    tampon = QBuffer()
    tampon.open(QIODevice.OpenModeFlag.WriteOnly)
    pdf = QPdfWriter(tampon)
    pdf.setResolution(PIXELS_PDF)
    pdf.setTitle(document.titre)
    pdf.setCreator("Othellier")
    imprimer(document, pdf, PIXELS_PDF)
    return bytes(tampon.data().data())


def imprimer(document: DocumentPapier, support: QPagedPaintDevice, finesse: float) -> None:
    """Paint the pages of ``document`` on a printer or a PDF of ``finesse`` dots an inch, a sheet each.

    Raises ``OSError`` when the device takes none.
    """
    support.setPageSize(taille_de(document.pages[0].format))
    support.setPageMargins(QMarginsF())
    p = QPainter()
    if not p.begin(support):
        raise OSError("QPainter")
    try:
        for rang, page in enumerate(document.pages):
            if rang:
                support.newPage()
            peindre(p, page, finesse / POUCE)
    finally:
        p.end()


def taille_de(feuille: Format) -> QPageSize:
    """Return the size of a sheet under the name that printers know."""
    return QPageSize(QPageSize.PageSizeId[feuille.nom])


def en_image(page: Page, pixels_par_mm: float) -> QImage:
    """Return a page on white paper, ``pixels_par_mm`` a millimetre. May be called on any thread."""
    large, haut = (math.ceil(cote * pixels_par_mm) for cote in (page.format.largeur, page.format.hauteur))
    image = QImage(large, haut, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as p:
        peindre(p, page, pixels_par_mm)
    return image


def peindre(p: QPainter, page: Page, pixels_par_mm: float) -> None:
    """Paint every element of ``page``, its top left corner at the origin of ``p``."""
    p.save()
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    p.scale(pixels_par_mm / UNITES, pixels_par_mm / UNITES)
    for element in page.elements:
        match element:
            case Texte():
                _ecrire(p, element)
            case Trait():
                p.setPen(_plume(element.epaisseur, GRIS if element.pale else ENCRE))
                p.drawLine(_point(element.x1, element.y1), _point(element.x2, element.y2))
            case Polyligne():
                _tracer(p, element)
            case Fond():
                p.fillRect(_boite(element), FOND)
            case Dessin():
                _dessiner(p, element)
    p.restore()


def _point(x: float, y: float) -> QPointF:
    return QPointF(x * UNITES, y * UNITES)


def _boite(element: Texte | Fond | Dessin) -> QRectF:
    return QRectF(_point(element.x, element.y), QSizeF(element.largeur, element.hauteur) * UNITES)


def _plume(epaisseur: float, couleur: QColor = ENCRE) -> QPen:
    return QPen(couleur, epaisseur * UNITES, c=Qt.PenCapStyle.FlatCap)


def _tracer(p: QPainter, courbe: Polyligne) -> None:
    plume = _plume(courbe.epaisseur)
    plume.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if courbe.tirets:
        plume.setDashPattern([4, 3])
    p.setPen(plume)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPolyline(QPolygonF([_point(*point) for point in courbe.points]))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ENCRE)
    rayon = 1.6 * courbe.epaisseur * UNITES
    for rond in courbe.ronds:
        p.drawEllipse(_point(*rond), rayon, rayon)


def _dessiner(p: QPainter, dessin: Dessin) -> None:
    image = QSvgRenderer(QByteArray(dessin.svg.encode()))
    boite, taille = _boite(dessin), QSizeF(image.defaultSize())
    taille.scale(boite.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(QPointF(), taille)
    place.moveCenter(boite.center())
    image.render(p, place)


# Letters.


def police_de(texte: Texte) -> QFont:
    """Return the font of a text, its size in the units of the page."""
    police = QFont()
    police.setStyleHint(QFont.StyleHint.SansSerif)
    police.setPixelSize(max(1, round(texte.corps * POINT * UNITES)))
    police.setBold(texte.gras)
    police.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return police


def _ecrire(p: QPainter, texte: Texte) -> None:
    p.save()
    boite = _boite(texte)
    if texte.renverse:
        p.translate(boite.center())
        p.rotate(180)
        boite.moveCenter(QPointF())
    p.setPen(PALE if texte.pale else ENCRE)
    p.setFont(police_de(texte))
    if texte.lignes > 1:
        _ecrire_lignes(p, texte, boite)
    else:
        _ecrire_ligne(p, texte, boite)
    p.restore()


def _ecrire_ligne(p: QPainter, texte: Texte, boite: QRectF) -> None:
    """Write in the middle of the height: narrower where the box is too short, then cut."""
    mesures, ecrit = QFontMetricsF(p.font()), nettoyer(texte.texte, LONGUEUR)
    serre = min(1.0, max(SERRE, boite.width() / max(1.0, mesures.horizontalAdvance(ecrit))))
    p.translate(boite.topLeft())
    p.scale(serre, 1.0)
    place = QRectF(0, 0, boite.width() / serre, boite.height())
    ecrit = mesures.elidedText(ecrit, Qt.TextElideMode.ElideRight, place.width() + 1)
    p.drawText(place, COTES[texte.cote] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, ecrit)


def _ecrire_lignes(p: QPainter, texte: Texte, boite: QRectF) -> None:
    """Write from the top, broken between words; what does not fit the lines that there are ends with an ellipsis."""
    mesures = QFontMetricsF(p.font())
    ecrit = nettoyer(texte.texte, LONGUEUR).replace("\n", "\u2028")  # what breaks a line, for Qt
    mise = QTextLayout(ecrit, p.font())
    debuts: list[int] = []
    mise.beginLayout()
    while (ligne := mise.createLine()).isValid():
        ligne.setLineWidth(boite.width())
        debuts.append(ligne.textStart())
    mise.endLayout()
    for rang, (debut, fin) in enumerate(zip(debuts, [*debuts[1:], len(ecrit)], strict=True)):
        dernier = rang == texte.lignes - 1
        morceau = ecrit[debut : None if dernier else fin].strip().replace("\u2028", " ")
        place = QRectF(boite.left(), boite.top() + rang * mesures.height(), boite.width(), mesures.height())
        coupe = mesures.elidedText(morceau, Qt.TextElideMode.ElideRight, boite.width() + 1)
        p.drawText(place, COTES[texte.cote] | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextSingleLine, coupe)
        if dernier:
            break
