"""`midtown site`: where it writes, and what it says where it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from midtown.errors import InvalidError
from midtown.server import site
from midtown.server.http.pages import WEB
from tests.cli.test_commands import run

BUILT = pytest.mark.skipif(not (WEB / "index.html").is_file(), reason="the browser client is not built: make web")


@BUILT
def test_the_site_is_the_built_page_with_all_its_parts_beside_it(tmp_path: Path) -> None:
    done = run("site", tmp_path / "new" / "site")
    assert (done.returncode, done.stderr) == (0, "")
    written = {each.relative_to(tmp_path / "new" / "site") for each in (tmp_path / "new" / "site").rglob("*")}
    assert written == {each.relative_to(WEB) for each in WEB.rglob("*")}
    page = (tmp_path / "new" / "site" / "index.html").read_text(encoding="utf-8")
    assert 'src="/' not in page
    assert 'href="/' not in page
    assert '<meta name="midtown-service" content="none" />' in page


@BUILT
def test_the_rules_of_security_stand_in_the_page_where_no_server_sends_them(tmp_path: Path) -> None:
    site.write_site(tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'" in page


@BUILT
def test_nothing_of_anybodys_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("mine")
    done = run("site", tmp_path)
    assert done.returncode == 2
    assert f"{tmp_path} is not empty." in done.stderr
    assert (tmp_path / "index.html").read_text() == "mine"


@BUILT
@pytest.mark.parametrize(("place", "said"), [("file", "is a file"), ("file/site", "Not a directory")])
def test_a_place_that_cannot_be_written_to_is_said_in_a_sentence(tmp_path: Path, place: str, said: str) -> None:
    (tmp_path / "file").write_text("")
    done = run("site", tmp_path / place)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.startswith("midtown: ")


@pytest.mark.parametrize(
    ("made", "said"),
    [((), "has not been built"), (("index.html",), "without its games")],
)
def test_a_page_that_is_not_built_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, made: tuple[str, ...], said: str
) -> None:
    monkeypatch.setattr(site, "WEB", tmp_path / "web")
    (tmp_path / "web").mkdir()
    for name in made:
        (tmp_path / "web" / name).write_text("")
    with pytest.raises(InvalidError, match=said):
        site.write_site(tmp_path / "site")
    assert not (tmp_path / "site").exists()
