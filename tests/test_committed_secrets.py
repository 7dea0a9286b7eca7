"""No token, key or password is committed: every file is searched for what looks like one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest
from detect_secrets.core.secrets_collection import SecretsCollection
from detect_secrets.settings import transient_settings

from tests.test_house import ROOT, files

pytestmark = pytest.mark.slow

DETECTORS: Final = (
    "AWSKeyDetector",
    "BasicAuthDetector",
    "DiscordBotTokenDetector",
    "GitHubTokenDetector",
    "JwtTokenDetector",
    "OpenAIDetector",
    "PrivateKeyDetector",
    "PypiTokenDetector",
    "SlackDetector",
)
"""What has a shape of its own. Looking for mere disorder finds every hash and every seed, and nobody reads the list."""
EXAMPLES: Final = frozenset({"password", "PASSWORD", "…", "..."})
"""What stands for a password in documents. In the tests' addresses any word does: they lead nowhere."""
WEBHOOK: Final = re.compile(r"discord(?:app)?\.com/api/(?:v\d+/)?webhooks/\d{15,}/[\w-]{40,}")


def suspects(paths: Iterable[Path]) -> Iterator[str]:
    """Where in these files something secret seems to stand."""
    settings = {"plugins_used": [{"name": name} for name in DETECTORS], "filters_used": []}
    with transient_settings(settings):
        found = SecretsCollection()
        for path in paths:
            found.scan_file(str(path))
        for name, secret in found:
            made_up = secret.type == "Basic Auth Credentials" and Path(name).is_relative_to(ROOT / "tests")
            if secret.secret_value not in EXAMPLES and not made_up:
                yield f"{name}:{secret.line_number}: {secret.type}"


def test_no_secret_is_committed() -> None:
    assert list(suspects(files())) == []


def test_no_webhook_and_no_file_of_settings_is_committed() -> None:
    assert [path for path in files() if WEBHOOK.search(path.read_text("utf-8", "replace"))] == []
    assert [path for path in files() if path.name == ".env"] == []
    assert "MANILA_TOKEN=\n" in (ROOT / ".env.example").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "secret",
    [
        "MTE4MDAwMDAwMDAwMDAwMDAwMQ." + "GabcdE." + "Zyxwvutsrqponmlkjihgfedcba0",
        "postgresql://manila:" + "correct-horse@db/manila",
        "-----BEGIN " + "RSA PRIVATE KEY-----",
        "ghp_" + "a1B2" * 9,
    ],
)
def test_what_is_looked_for_is_found(tmp_path: Path, secret: str) -> None:
    file = tmp_path / "notes.py"
    file.write_text(f'TOKEN = "{secret}"\n', encoding="utf-8")
    assert len(list(suspects([file]))) == 1
