"""The configuration of the site that ``make site`` builds.

A reader's browser loads nothing from other servers.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from sphinx.application import Sphinx

from manila_bot import ROOMS, __version__

HERE = Path(__file__).parent
REPOSITORY = os.environ.get("REPOSITORY", "")
"""The project's home, such as ``https://example.org/owner/name``. Without it, other files have no links."""

project = "manila-bot"
release = version = __version__
copyright = "its authors, MIT license"
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]
source_suffix = {".md": "markdown"}
# Every heading can be linked to.
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence", "fieldlist"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
# Pygments doesn't know Fluent, the language of the catalogs.
suppress_warnings = ["myst.header", "misc.highlighting_failure"]

html_theme = "furo"
html_title = f"manila-bot {release}"
html_favicon = "_static/favicon.png"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"footer_icons": [], "navigation_with_keys": True}

# Files with another name on the site.
_PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "developers/contributing.md",
    "SECURITY.md": "hosts/security.md",
    "CHANGELOG.md": "hosts/changelog.md",
}


_LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\(([^)\s:#]+)\)")


def _lead(folder: Path, page: Path, match: re.Match[str]) -> str:
    """Return a link to a file as the site can follow it.

    To a page, to the repository, or only its text. ``folder``: where the link is; ``page``: where it is shown.
    """
    words, target = match.groups()
    file = (folder / target).resolve()
    if file.is_relative_to(HERE) or not file.exists():
        return match[0]  # a page; or a mistake, which Sphinx reports
    inside = file.relative_to(ROOMS).as_posix()
    if inside in _PAGES:
        return f"[{words}]({os.path.relpath(HERE / _PAGES[inside], page.parent)})"
    return f"[{words}]({REPOSITORY}/blob/HEAD/{inside})" if REPOSITORY else words


def _read(app: Sphinx, docname: str, source: list[str]) -> None:
    page = Path(app.env.doc2path(docname))
    source[0] = _LINK.sub(lambda match: _lead(page.parent, page, match), source[0])


def _include(app: Sphinx, path: Path, docname: str, source: list[str]) -> None:  # noqa: ARG001 - MyST gives its last part
    page = Path(app.env.doc2path(app.env.docname))
    source[0] = _LINK.sub(lambda match: _lead((HERE / path).resolve().parent, page, match), source[0])


def setup(app: Sphinx) -> None:
    """Register hooks; called by Sphinx."""
    app.connect("source-read", _read)
    app.connect("include-read", _include)
