"""``scripts/claims.py``: what image, compose and manifest claim is held against the program, and mistakes are found."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from scripts import claims, published

ROOT: Final = Path(__file__).parents[2]
COPIED: Final = (
    "Dockerfile",
    ".dockerignore",
    "compose.yaml",
    "deploy/kubernetes.yaml",
    "pyproject.toml",
    "requirements.lock",
    "requirements-build.lock",
)
IMAGE: Final = f"ghcr.io/someone/manila-bot@sha256:{'a' * 64}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of what is claimed, and of what the claims are about."""
    (tmp_path / "deploy").mkdir()
    for name in COPIED:
        shutil.copy(ROOT / name, tmp_path / name)
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        kept = tmp_path / line[1:]
        if line.startswith("!") and not kept.exists():
            kept.parent.mkdir(exist_ok=True)
            kept.touch()
    return tmp_path


def test_all_that_is_claimed_is_so(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert claims.main(ROOT) == 0
    assert claims.main(folder) == 0
    assert capsys.readouterr().err == ""


PLANTED: Final = [
    ("Dockerfile", "USER 10001", "USER root", "USER root is not the number of somebody without rights"),
    ("Dockerfile", "USER 10001", "USER 10002", "USER 10002 is not created"),
    ("Dockerfile", "MANILA_DATA_DIR=/data", "MANILA_DATA_DIR=/app", "MANILA_DATA_DIR is /app, which is no VOLUME"),
    ("Dockerfile", "-m 700 /data", "-m 755 /data", "/data is not made for its user alone"),
    ("Dockerfile", "MANILA_METRICS_PORT=9090", "MANILA_METRIC_PORT=9090", "MANILA_METRIC_PORT is no setting"),
    ("Dockerfile", "MANILA_METRICS_PORT=9090", "MANILA_METRICS_PORT=high", "MANILA_METRICS_PORT: Input should be"),
    ("Dockerfile", "/healthz", "/health", "the health check asks for /health, which the bot does not have"),
    ("Dockerfile", "== '0' or", "== '0' oder", "the health check is no Python"),
    ("Dockerfile", 'CMD ["run"]', 'CMD ["serve"]', "manila has no command serve"),
    (
        "Dockerfile",
        'ENTRYPOINT ["manila"]',
        'ENTRYPOINT ["bot"]',
        "it starts bot run, which the package does not install",
    ),
    ("Dockerfile", "--from=build", "--from=wheel", "COPY --from=wheel, and no stage is called so"),
    ("Dockerfile", "COPY requirements-build.lock", "COPY .env.example", "COPY .env.example, which is not there"),
    ("Dockerfile", "COPY requirements-build.lock", "COPY Dockerfile", "which .dockerignore keeps from the builder"),
    ("Dockerfile", "install --no-cache-dir --require-hashes", "install", "packages are installed without their hashes"),
    (".dockerignore", "!engine", "!engines", ".dockerignore lets engines pass, which is not there"),
    (
        "compose.yaml",
        'MANILA_METRICS_PORT: "9090"',
        'MANILA_METRICS_PORT: "9091"',
        "the health check asks at port 9090",
    ),
    ("compose.yaml", "/healthz", "/alive", "the health check asks for /alive, which the bot does not have"),
    ("compose.yaml", "MANILA_METRICS_HOST", "MANILA_HOST", "MANILA_HOST is no setting"),
    ("compose.yaml", "@database/", "@postgres/", "the database is looked for at postgres, which is no service"),
    ("compose.yaml", "stop_grace_period: 12s", "stop_grace_period: 5s", "5 s are too short to end in"),
    ("compose.yaml", "networks: [inside]", "networks: [within]", "database is in the network within, which is none"),
    ("compose.yaml", "- database:/var", "- data:/var", "database keeps its data in data, which is no volume"),
    ("compose.yaml", "read_only: true", "read_only: false", "can change its image"),
    ("compose.yaml", "build: .", "build: docker", "build: docker, where no Dockerfile is"),
    ("deploy/kubernetes.yaml", "runAsUser: 10001", "runAsUser: 1000", "it runs as 1000, and the image's user is 10001"),
    ("deploy/kubernetes.yaml", "containerPort: 9090", "containerPort: 8080", "port 8080 is named"),
    ("deploy/kubernetes.yaml", 'port: "9090"', 'port: "9100"', "port 9100 is named"),
    ("deploy/kubernetes.yaml", "path: /standbyz", "path: /ready", "readinessProbe asks for /ready"),
    ("deploy/kubernetes.yaml", "name: MANILA_LOG_FORMAT", "name: MANILA_FORMAT", "MANILA_FORMAT is no setting"),
    ("deploy/kubernetes.yaml", "value: json", "value: yaml", "MANILA_LOG_FORMAT: Input should be"),
    ("deploy/kubernetes.yaml", "name: MANILA_TOKEN", "name: MANILA_KEY", "MANILA_KEY is no setting"),
    ("deploy/kubernetes.yaml", "value: 0.0.0.0", "value: 127.0.0.1", "the bot answers nobody but itself"),
    ("deploy/kubernetes.yaml", "[manila, run]", "[manila, run, --count]", "manila run has no --count"),
    ("deploy/kubernetes.yaml", "[manila, run]", "[manila, start]", "manila has no command start"),
    ("deploy/kubernetes.yaml", "replicas: 4", "replicas: 2", "2 pods are not twice MANILA_PROCESSES"),
    ("deploy/kubernetes.yaml", 'value: "4"', 'value: "5"', "5 shards cannot be divided among 2 processes"),
    (
        "deploy/kubernetes.yaml",
        "fieldPath: metadata.name",
        "fieldPath: metadata.uid",
        "MANILA_PROCESS and MANILA_PROCESSES need each other",
    ),
    ("deploy/kubernetes.yaml", "Seconds: 15", "Seconds: 9", "9 s are too short to end in"),
    (
        "deploy/kubernetes.yaml",
        "- name: temporary\n          emptyDir",
        "- name: data\n          emptyDir",
        "is no volume",
    ),
    (
        "deploy/kubernetes.yaml",
        "readOnlyRootFilesystem: true",
        "readOnlyRootFilesystem: false",
        "it can change its image",
    ),
    ("deploy/kubernetes.yaml", "serviceName: manila", "serviceName: bot", "serviceName bot names no Service"),
]


@pytest.mark.parametrize(
    ("file", "is_so", "planted", "told"), PLANTED, ids=[f"{each[0]}: {each[2]}" for each in PLANTED]
)
def test_a_claim_that_is_not_so_is_named(folder: Path, file: str, is_so: str, planted: str, told: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert is_so in text
    (folder / file).write_text(text.replace(is_so, planted, 1), encoding="utf-8")
    assert [line for line in claims.untrue(folder) if told in line]


# -- what a release brings ---------------------------------------------------------------------------------------


def test_release_copies_name_its_image_and_make_true_claims(folder: Path, tmp_path: Path) -> None:
    published.write(IMAGE, tmp_path / "release")
    for name in published.PLACES:
        text = (tmp_path / "release" / Path(name).name).read_text(encoding="utf-8")
        assert re.findall(r"^ +image: (\S+manila\S*)$", text, re.MULTILINE) == [IMAGE]
        (folder / name).write_text(text, encoding="utf-8")
    assert list(claims.untrue(folder)) == []


@pytest.mark.parametrize("image", ["ghcr.io/someone/manila-bot:1", "manila", f"Someone/manila@sha256:{'a' * 64}"])
def test_image_that_may_be_another_tomorrow_is_not_written_down(image: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="by its digest"):
        published.write(image, tmp_path)
    assert not any(tmp_path.iterdir())
