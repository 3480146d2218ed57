"""How Sphinx makes the documentation site from the Markdown of this repository: `make docs`."""

from __future__ import annotations

import re
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[1]
VERSION = ROOT / "src" / "midtown" / "version.py"

project = "Midtown"
release = re.findall(r'"(.+)"', VERSION.read_text())[0]
extensions = ["myst_parser"]
root_doc = "docs/README"
include_patterns = ["*.md", "docs/**"]
exclude_patterns = [".*", "benchmarks", "examples", "site", "src", "tests", "tools", "web"]
myst_heading_anchors = 6

html_theme = "furo"
html_title = f"{project} {release}"
html_copy_source = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a5a12", "color-brand-content": "#8a5a12"},
    "dark_css_variables": {"color-brand-primary": "#e0b667", "color-brand-content": "#e0b667"},
}
html_additional_pages = {"index": "index.html"}
templates_path = ["templates"]

LINK = re.compile(r"\]\(([^):#]+)\.md[)#]")


def setup(app: Sphinx) -> None:
    app.connect("source-read", add_contents)


def add_contents(_: Sphinx, page: str, source: list[str]) -> None:
    """What an index links to, in its order, are the contents of the site: there is no second list to keep."""
    if page == root_doc or page.endswith("/README"):
        lines = "\n".join(contents(page, source[0]))
        source[0] += f"\n```{{toctree}}\n:hidden:\n\n{lines}\n```\n"


def contents(page: str, text: str) -> list[str]:
    """The pages that an index is the first to list, absolute and each once."""
    listed = links(page, text)
    if page == root_doc:
        return listed
    known = links(root_doc, (ROOT / f"{root_doc}.md").read_text(encoding="utf-8"))
    return [one for one in listed if one not in known and one.startswith(f"/{Path(page).parent}/")]


def links(page: str, text: str) -> list[str]:
    folder = (ROOT / page).parent
    found = ["/" + (folder / target).resolve().relative_to(ROOT).as_posix() for target in LINK.findall(text)]
    return list(dict.fromkeys(one for one in found if one != f"/{page}"))
