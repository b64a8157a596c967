import json
from pathlib import Path

import pytest

from ecosysteme.fautes import citer
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ui.socle.langue import Langue
from ui.tournoi.fichiers import ECRITURES, Refus, consulter, exporter, inscrire


def reglement(**autres: object) -> Reglement:
    return Reglement(**{"jeu": "morpion", "joueurs": ("ia_alea", "ia_max"), "parties": 4, **autres})  # type: ignore[arg-type]


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A tournament of which one game was lost by a fault, and one drawn."""
    chemin = tmp_path / "essai.sqlite"
    inscrire(reglement(), chemin)
    vide = {"graine": "", "ouverture": "", "temps": ((), ()), "mobilite": (0.0, 0.0), "quand": 0.0}
    with Base(chemin) as ouverte:
        faute = PartieFinie(1, 1, 0, coups="", issue=2, points=(0, 0), raison=citer("panne sèche"), fautif=1, **vide)  # type: ignore[arg-type]
        nulle = PartieFinie(0, 0, 1, coups="a1 b2 c3 b1 b3 a3 c1 c2 a2", issue=0, points=(0, 0), **vide)  # type: ignore[arg-type]
        ouverte.ajouter(1, [nulle, faute])
    return chemin


def test_un_tournoi_se_relit_avec_ses_incidents(base: Path) -> None:
    dossier = consulter(base)

    assert (dossier.numero, dossier.numeros, dossier.etat.parties, dossier.etat.complet) == (1, (1,), 2, False)
    assert [(incident.rang, incident.place, incident.raison) for incident in dossier.incidents] == [
        (1, 1, citer("panne sèche"))
    ]
    assert [ligne.place for ligne in dossier.etat.lignes] == [0, 1]
    assert dossier.etat.duel is not None
    assert dossier.etat.duel.points == 1.5


@pytest.mark.parametrize(
    ("champ", "autres"),
    [
        ("joueurs", {"joueurs": ("ia_alea", "externe:gtp:true")}),  # it plays Othello only
        ("ouvertures", {"ouvertures": "equilibrees"}),
        ("ouvertures", {"jeu": "othello", "ouvertures": "nulle-part.txt"}),
    ],
)
def test_un_refus_nomme_le_champ_et_n_ecrit_rien(tmp_path: Path, champ: str, autres: dict[str, object]) -> None:
    chemin = tmp_path / "essai.sqlite"

    with pytest.raises(Refus) as refus:
        inscrire(reglement(**autres), chemin)

    assert (refus.value.champ, chemin.exists()) == (champ, False)


def test_un_fichier_qui_n_est_pas_une_base_est_refuse_et_garde(tmp_path: Path) -> None:
    chemin = tmp_path / "lettre.txt"
    chemin.write_text("chère base, " * 100)

    with pytest.raises(Refus) as refus:
        inscrire(reglement(), chemin)

    assert refus.value.champ == "base"
    assert chemin.read_text().startswith("chère base")
    with pytest.raises(Refus, match="n'existe pas"):
        inscrire(reglement(), tmp_path / "absent" / "b.sqlite")


def test_chaque_suffixe_s_exporte_et_un_echec_n_abime_rien(base: Path, tmp_path: Path) -> None:
    for suffixe in (".html", ".json", ".classement.csv", ".csv", ".txt"):
        assert exporter(base, 1, tmp_path / f"sortie{suffixe}").stat().st_size > 0
    assert json.loads((tmp_path / "sortie.json").read_text())["parties"] == 2
    exporter(base, 1, tmp_path / "nommee.CSV", ["Ada", "Bob"])
    assert "Ada,Bob" in (tmp_path / "nommee.CSV").read_text()
    assert (
        (tmp_path / "sortie.classement.csv").read_text().startswith("rang,joueur,specification,elo,elo_bas,elo_haut,")
    )

    ancien = tmp_path / "sortie.ggf"
    ancien.write_text("précieux")
    with pytest.raises(ValueError, match="GGF"):
        exporter(base, 1, ancien)  # these are not games of Othello
    assert (ancien.read_text(), list(tmp_path.glob("*-partiel"))) == ("précieux", [])
    with pytest.raises(ValueError, match="suffixe attendu"):
        exporter(base, 1, tmp_path / "sortie.pdf")
    with pytest.raises(ValueError, match="est le fichier lu"):
        exporter(base.rename(tmp_path / "base.csv"), 1, tmp_path / "base.csv")
    assert ".ggf" in ECRITURES


def test_ce_qui_s_exporte_parle_la_langue_de_la_fenetre(base: Path, tmp_path: Path, langue: Langue) -> None:
    langue.choisir("en")
    parties, lignes, classement = (
        exporter(base, 1, tmp_path / f"s{suffixe}", ["Ada", "Bob"]).read_text()
        for suffixe in (".csv", ".txt", ".classement.csv")
    )

    assert parties.startswith("game,first,second,result,points_first,points_second,opening,moves,seconds_first,")
    assert lignes.splitlines()[0].endswith("# 1: Ada against Bob, ½-½")
    assert classement.startswith("rank,player,specification,elo,elo_low,elo_high,games,wins,draws,losses,")
