"""Add build facts to the package: its commit and its home.

``manila --version`` prints the commit. The home is the repository, if the environment names it (``REPOSITORY``): the
files don't, so a copy never names someone else's. A package index only shows the README, so its links and pictures then
lead to the repository.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMMIT: Final = "manila_bot/commit"
_RELATIVE: Final = re.compile(r"(?<=\]\()(?!https?:|#)[^)\s]+")
_PICTURES: Final = (".gif", ".png", ".svg")


class Home(MetadataHookInterface):
    """Adds the package's addresses, and its README with absolute links."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Update the metadata; called by hatch."""
        home = os.environ.get("REPOSITORY", "")
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        urls: dict[str, str] = {}
        if home:
            pages = {"Changelog": "blob/HEAD/CHANGELOG.md", "Documentation": "tree/HEAD/docs", "Issues": "issues"}
            urls = {"Source": home, **{name: f"{home}/{page}" for name, page in pages.items()}}
            readme = absolute(readme, home, metadata["version"])
        metadata["urls"] = urls
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def absolute(readme: str, home: str, version: str) -> str:
    """Return a text with its links leading to this version in ``home``."""
    tag = "HEAD" if "dev" in version else f"v{version}"

    def address(found: re.Match[str]) -> str:
        target = found[0]
        if target.startswith("../../"):  # of the code host, not of its files
            return f"{home}/{target.removeprefix('../../')}"
        return f"{home}/{'raw' if target.endswith(_PICTURES) else 'blob'}/{tag}/{target}"

    return _RELATIVE.sub(address, readme)


class Commit(BuildHookInterface[Any]):
    """Writes the commit next to the version.

    A wheel built from an sdist takes it from there.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the interface's
        """Write the commit; called by hatch before a build."""
        root = Path(self.root)
        if (root / COMMIT).exists() or not (root / ".git").exists():
            return
        asked = ("git", "rev-parse", "HEAD")
        commit = subprocess.run(asked, cwd=root, capture_output=True, text=True, check=True).stdout
        file = Path(self.directory) / "commit"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(commit, encoding="utf-8")
        build_data["force_include"][str(file)] = COMMIT

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove the file again; called by hatch after a build."""
        (Path(self.directory) / "commit").unlink(missing_ok=True)
