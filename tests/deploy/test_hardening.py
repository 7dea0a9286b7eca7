"""What is built and run elsewhere has no more rights than it needs, and is what was looked at."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

ROOT: Final = Path(__file__).parents[2]
PINNED_ACTION: Final = re.compile(r"[\w-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
IMAGE: Final = re.compile(r"([\w./-]+):(?!latest)([\w.-]+)(@sha256:[0-9a-f]{64})?")
DIGESTS: Final = {"python:3.11-slim": "a" * 64, "postgres:17": "b" * 64}
DOCKER: Final = """#!/bin/sh
case "$1 $2" in
    "pull --quiet") [ ! -e "$0.fails" ] ;;
    "image inspect") grep "^$5 " "$0.digests" | cut -d" " -f2 ;;
esac
"""
"""Stands in for docker: knows the digests of a few images."""
PYTHON: Final = """#!/bin/sh
[ "$1 $2" = "-m venv" ] || exec python3 "$@"
mkdir -p "$3/bin"
cat >"$3/bin/python" <<'END'
#!/bin/sh
[ "$1" != -m ] || exit {pip}
exec python3 "$@"
END
cat >"$3/bin/pip-audit" <<'END'
#!/bin/sh
echo '{said}'
echo "no way to the advisories" >&2
exit {code}
END
chmod +x "$3/bin/python" "$3/bin/pip-audit"
"""
"""Stands in for Python: makes an environment whose pip and pip-audit end as a test wants it."""


def read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def services() -> Any:
    return yaml.safe_load(read("compose.yaml"))["services"]


@pytest.fixture(scope="module")
def documents() -> dict[str, Any]:
    """What the manifest holds, by kind."""
    return {document["kind"]: document for document in yaml.safe_load_all(read("deploy/kubernetes.yaml"))}


def program(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


# -- where it comes from -----------------------------------------------------------------------------------------


def test_every_action_is_named_by_its_commit() -> None:
    for workflow in (ROOT / ".github/workflows").iterdir():
        used = re.findall(r"uses: (.+)", workflow.read_text(encoding="utf-8"))
        assert used
        assert [each for each in used if not PINNED_ACTION.fullmatch(each)] == []


def test_every_image_names_a_version_that_can_be_pinned() -> None:
    images = [*re.findall(r"^FROM (\S+)", read("Dockerfile"), re.MULTILINE)]
    images += [
        service["image"] for service in yaml.safe_load(read("compose.yaml"))["services"].values() if "image" in service
    ]
    assert len(images) == 3
    assert {"".join(match.group(1, 2)) for match in map(IMAGE.fullmatch, images) if match} == {
        image.replace(":", "") for image in DIGESTS
    }


@pytest.fixture
def workplace(tmp_path: Path) -> Path:
    """A copy of what is pinned, and a docker that knows the digests."""
    (tmp_path / "scripts").mkdir()
    for file in ("Dockerfile", "compose.yaml", "scripts/pin.sh"):
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / "bin").mkdir()
    program(tmp_path / "bin/docker", DOCKER)
    known = "".join(f"{image} {image.partition(':')[0]}@sha256:{digest}\n" for image, digest in DIGESTS.items())
    (tmp_path / "bin/docker.digests").write_text(known, encoding="utf-8")
    return tmp_path


def pinned(workplace: Path) -> subprocess.CompletedProcess[str]:
    path = f"{workplace / 'bin'}:{os.environ['PATH']}"
    return subprocess.run(
        [workplace / "scripts/pin.sh"], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )


def test_one_command_pins_all_images_and_does_so_again(workplace: Path) -> None:
    for _ in range(2):
        assert pinned(workplace).returncode == 0
        assert f"FROM python:3.11-slim@sha256:{'a' * 64}\n" in (workplace / "Dockerfile").read_text(encoding="utf-8")
        composed = yaml.safe_load((workplace / "compose.yaml").read_text(encoding="utf-8"))
        assert composed["services"]["database"]["image"] == f"postgres:17@sha256:{'b' * 64}"
    assert sorted(path.name for path in workplace.iterdir()) == ["Dockerfile", "bin", "compose.yaml", "scripts"]


def test_an_image_that_cannot_be_asked_for_is_not_pinned(workplace: Path) -> None:
    (workplace / "bin/docker.fails").touch()
    assert pinned(workplace).returncode != 0
    assert "@" not in (workplace / "Dockerfile").read_text(encoding="utf-8").partition("FROM")[2].splitlines()[0]


# -- weaknesses that are known -------------------------------------------------------------------------------------


def audit(tmp_path: Path, said: object, code: int, pip: int = 0) -> subprocess.CompletedProcess[str]:
    text = PYTHON.replace("{pip}", str(pip)).replace("{code}", str(code)).replace("{said}", json.dumps(said))
    python = program(tmp_path / "python", text)
    return subprocess.run(
        [ROOT / "scripts/audit.sh"],
        env={**os.environ, "PYTHON": str(python)},
        capture_output=True,
        text=True,
        check=False,
    )


SOUND: Final = {"dependencies": [{"name": "sound", "version": "1", "vulns": []}]}
WEAK: Final = {
    "dependencies": [
        {"name": "weak", "version": "1.2", "vulns": [{"id": "CVE-1", "fix_versions": ["1.3"]}]},
        {"name": "sound", "version": "1", "vulns": []},
    ]
}


def test_an_audit_without_a_finding_is_well(tmp_path: Path) -> None:
    assert audit(tmp_path, SOUND, 0).returncode == 0


def test_a_weakness_is_named_with_the_version_that_mends_it(tmp_path: Path) -> None:
    found = audit(tmp_path, WEAK, 1)
    assert found.returncode == 1
    assert "weak 1.2 CVE-1 mended in 1.3" in found.stdout
    assert "sound" not in found.stdout


@pytest.mark.parametrize(("said", "code", "pip"), [("", 1, 0), ("", 0, 1)], ids=["no advisories", "no tool"])
def test_an_audit_that_could_not_be_made_is_no_good_news(tmp_path: Path, said: str, code: int, pip: int) -> None:
    found = audit(tmp_path, said, code, pip)
    assert found.returncode == 69
    assert "NOT CHECKED" in found.stderr


# -- compose -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["bot", "database"])
def test_a_service_changes_nothing_but_its_data_and_has_limits(services: Any, name: str) -> None:
    service = services[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["mem_limit"]
    assert service["pids_limit"]
    assert "/tmp" in service["tmpfs"]
    assert "privileged" not in service
    assert "ports" not in service, "nothing is served to the world"


def test_no_service_is_told_a_secret_of_another(services: Any) -> None:
    assert "env_file" not in services["database"], "the token is the bot's"
    assert not any("TOKEN" in name for name in services["database"]["environment"])
    assert services["bot"]["environment"]["POSTGRES_PASSWORD"] == ""
    assert "cap_add" not in services["bot"]


def test_the_database_can_be_reached_by_the_bot_alone(services: Any) -> None:
    networks = yaml.safe_load(read("compose.yaml"))["networks"]
    assert services["database"]["networks"] == ["inside"]
    assert networks["inside"] == {"internal": True}
    assert set(services["bot"]["networks"]) == {"inside", "outside"}


# -- Kubernetes --------------------------------------------------------------------------------------------------


def test_pod_has_no_cluster_rights_and_a_read_only_image(documents: dict[str, Any]) -> None:
    pod = documents["StatefulSet"]["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert {"memory", "ephemeral-storage"} <= set(container["resources"]["limits"])
    assert {mount["mountPath"] for mount in container["volumeMounts"]} == {"/tmp"}
    assert {mount["name"] for mount in container["volumeMounts"]} == {volume["name"] for volume in pod["volumes"]}


def test_pods_are_reached_for_their_numbers_alone(documents: dict[str, Any]) -> None:
    policy, labels = (
        documents["NetworkPolicy"]["spec"],
        documents["StatefulSet"]["spec"]["template"]["metadata"]["labels"],
    )
    assert policy["podSelector"]["matchLabels"].items() <= labels.items()
    assert set(policy["policyTypes"]) == {"Ingress", "Egress"}
    (way_in,) = policy["ingress"]
    assert [port["port"] for port in way_in["ports"]] == ["metrics"]
    assert way_in["from"], "from somewhere, not from everywhere"


@pytest.mark.parametrize("address", ["169.254.169.254", "10.96.0.1", "192.168.1.1", "fd00:ec2::254"])
def test_pods_reach_discord_and_nothing_inside_by_the_same_way(documents: dict[str, Any], address: str) -> None:
    rules = documents["NetworkPolicy"]["spec"]["egress"]
    (web,) = [rule for rule in rules if [port["port"] for port in rule["ports"]] == [443]]
    for block in [to["ipBlock"] for to in web["to"]]:
        there = ipaddress.ip_address(address)
        if there.version == ipaddress.ip_network(block["cidr"]).version:
            assert any(there in ipaddress.ip_network(hole) for hole in block["except"])
