from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.travail_repris import AVANCE, LignesFaites, rendre


def faire(fichier: Path, *lignes: str, titre: str = "essai") -> list[str]:
    """Add lines; return those that were there."""
    lues: list[str] = []
    travail = LignesFaites(fichier, titre, lues.append)
    for ligne in lignes:
        travail.ajouter(ligne)
    travail.fermer()
    return lues


def test_un_travail_reprend_apres_sa_derniere_ligne_entiere(tmp_path: Path) -> None:
    fichier = tmp_path / "journal"
    assert faire(fichier, "a", "b") == []
    with fichier.open("a", encoding="ascii", newline="\n") as flux:
        flux.write("coup")  # cut short
    assert faire(fichier, "c") == ["a", "b"]
    assert faire(fichier) == ["a", "b", "c"]
    assert fichier.read_bytes() == b"# essai\na\nb\nc\n"


def test_chaque_ligne_est_au_disque_des_qu_elle_est_faite(tmp_path: Path) -> None:
    travail = LignesFaites(tmp_path / "journal", "essai", str)
    travail.ajouter("a")
    assert (tmp_path / "journal").read_text(encoding="ascii") == "# essai\na\n"
    travail.fermer()


def test_un_autre_travail_et_une_ligne_illisible_sont_refuses_et_restent_entiers(tmp_path: Path) -> None:
    fichier = tmp_path / "journal"
    faire(fichier, "x")
    avant = fichier.read_bytes()
    with pytest.raises(ValueError, match="d'un autre travail"):
        faire(fichier, titre="autre")
    with pytest.raises(ValueError, match="illisible"):
        LignesFaites(fichier, "essai", int)
    assert fichier.read_bytes() == avant


def test_chaque_part_est_rendue_des_qu_elle_finit_et_peu_sont_demandees_d_avance() -> None:
    demandees, rendues = list[int](), dict[int, int]()

    def demandes() -> Iterator[tuple[int, int]]:
        for rang in range(20):
            demandees.append(rang)
            yield rang, rang
            assert len(demandees) - len(rendues) <= AVANCE * 2

    with ThreadPoolExecutor(2) as fils:
        for cle, reponse in rendre(fils, 2, lambda rang: rang**2, demandes(), Event()):
            rendues[cle] = reponse
    assert rendues == {rang: rang**2 for rang in range(20)}


def test_une_part_qui_echoue_arrete_tout() -> None:
    def faire(rang: int) -> int:
        raise ValueError(f"part {rang}")

    with ThreadPoolExecutor(1) as fils, pytest.raises(ValueError, match="part 0"):
        list(rendre(fils, 1, faire, [(0, 0), (1, 1)], Event()))


def test_arrete_il_rend_ce_qui_est_fini_et_rien_de_plus() -> None:
    arret, rendues = Event(), list[int]()

    def travailler(fils: ThreadPoolExecutor) -> None:
        for cle, _ in rendre(fils, 1, abs, ((rang, rang) for rang in range(100)), arret):
            rendues.append(cle)
            arret.set()

    with ThreadPoolExecutor(1) as fils, pytest.raises(Interrompu):
        travailler(fils)
    assert 0 < len(rendues) <= AVANCE
