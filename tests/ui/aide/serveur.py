"""A server of versions on this machine, for the tests: it says what a test wants, and remembers who asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread


class ServeurDeVersions(ThreadingHTTPServer):
    """Answers every request with ``code``, ``champs`` and ``corps``; silent until ``parler`` when that is clear."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Reponse)
        self.code, self.corps, self.champs = 200, b"", dict[str, str]()
        self.demandes: list[dict[str, str]] = []
        self.chemins: list[str] = []
        self.parler = Event()
        self.parler.set()

    @property
    def adresse(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/version.txt"


class _Reponse(BaseHTTPRequestHandler):
    server: ServeurDeVersions

    def do_GET(self) -> None:
        self.server.demandes.append(dict(self.headers))
        self.server.chemins.append(self.path)
        self.server.parler.wait()
        self.send_response(self.server.code)
        for champ, valeur in self.server.champs.items():
            self.send_header(champ, valeur)
        self.send_header("Content-Length", str(len(self.server.corps)))
        self.end_headers()
        self.wfile.write(self.server.corps)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def servir() -> Iterator[ServeurDeVersions]:
    with ServeurDeVersions() as serveur:
        fil = Thread(target=serveur.serve_forever, daemon=True)
        fil.start()
        yield serveur
        serveur.parler.set()
        serveur.shutdown()
        fil.join()
