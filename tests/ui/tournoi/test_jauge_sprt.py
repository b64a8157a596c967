from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ecosysteme.tournoi.elo import Resultat, estimer
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE
from ui.tournoi.instantane import Jauge
from ui.tournoi.jauge_sprt import JaugeSprt

JAUGE = Jauge(elo0=0.0, elo1=10.0, bas=-2.94, haut=2.94, rapport=1.5, paires=40, verdict=None)


@pytest.fixture
def widget(qtbot: QtBot) -> JaugeSprt:
    widget = JaugeSprt()
    qtbot.addWidget(widget)
    widget.resize(400, widget.sizeHint().height())
    return widget


def teintes(widget: JaugeSprt) -> list[int]:
    """Return where the rail has the colour of what leads to H1."""
    image = widget.grab().toImage()
    milieu = round(widget.sizeHint().height() / 2 - 1)
    accent = QColor(CLAIR.accent)
    return [x for x in range(image.width()) if image.pixelColor(x, milieu) == accent]


def test_le_rail_se_remplit_de_zero_vers_la_borne(widget: JaugeSprt) -> None:
    widget.montrer(JAUGE)
    loin = teintes(widget)
    widget.montrer(replace(JAUGE, rapport=0.5))
    pres = teintes(widget)

    assert min(loin) == pytest.approx(200, abs=3)
    assert min(pres) == pytest.approx(200, abs=3)
    assert max(pres) < max(loin) < 392
    widget.montrer(replace(JAUGE, rapport=-2.0))
    assert teintes(widget) == []


def test_tout_se_lit_en_mots_dans_la_langue_du_moment(widget: JaugeSprt, langue: Langue) -> None:
    widget.montrer(JAUGE)
    assert widget.accessibleName() == "SPRT : 1,50 entre −2,94 et 2,94 après 40 paires ; pas encore de verdict"
    widget.montrer(replace(JAUGE, verdict="H1"))
    assert widget.accessibleName().endswith("H1 acceptée")
    widget.definir_theme(SOMBRE)
    assert not widget.grab().isNull()


def test_qui_est_juge_et_ce_qui_en_est_mesure_se_lisent_avec_ce_que_le_test_n_a_pas_compte(
    widget: JaugeSprt, langue: Langue
) -> None:
    widget.montrer(replace(JAUGE, teste=Resultat(20, 10, 10)), "Max")
    assert widget.accessibleName().endswith(f"pas encore de verdict ; Max : Elo {estimer(20, 10, 10).texte()} (95 %)")
    avec = widget.grab().toImage()
    widget.montrer(JAUGE, "Max")
    assert widget.accessibleName().endswith("; Max"), "rien n'est mesuré"
    assert widget.grab().toImage() != avec
    widget.montrer(replace(JAUGE, verdict="H1", hors=3), "Max")
    assert widget.toolTip().endswith("H1 acceptée ; Max ; 3 parties finies après le verdict, hors du test")


def test_un_nom_sans_fin_ne_couvre_pas_les_hypotheses(widget: JaugeSprt, langue: Langue) -> None:
    def bords() -> list[QImage]:
        image, ligne = widget.grab().toImage(), widget.fontMetrics().height()
        return [image.copy(0, 0, 80, ligne), image.copy(image.width() - 80, 0, 80, ligne)]

    widget.montrer(JAUGE)
    sans = bords()
    widget.montrer(replace(JAUGE, teste=Resultat(20, 10, 10)), "Un nom qui ne finit pas " * 9)
    assert bords() == sans
    widget.resize(150, widget.height())
    assert not widget.grab().isNull()


def test_sans_test_il_n_y_a_pas_de_jauge(widget: JaugeSprt) -> None:
    widget.show()
    widget.montrer(None)

    assert (widget.isVisible(), widget.texte) == (False, "")
