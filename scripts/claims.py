"""Check the claims of Dockerfile, compose.yaml and deploy/kubernetes.yaml.

    scripts/claims.py [FOLDER]

Exits with 0 if all are true, and else with 1 and a line for each false one. It needs no container engine, and checks
copied files, users, folders, ports, requested paths, settings and their values, commands and their options, references
between parts of a file, and the time to stop.
"""

from __future__ import annotations

import json
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import typer
import yaml
from pydantic import ValidationError

from bot.app import GameBot
from bot.cli.app import app
from bot.cli.common import wrong_settings
from bot.cli.health import application
from bot.cli.process import STOPPING_SECONDS
from bot.settings import Settings

PREFIX: Final = "MANILA_"
FIELDS: Final = {f"{PREFIX}{field.upper()}" for field in Settings.model_fields}
PROGRAM: Final = cast("Any", typer.main.get_command(app))
HELP: Final = {"-h", "--help"}
POD_NAME: Final = {"fieldRef": {"fieldPath": "metadata.name"}}
FOR_OTHERS: Final = {"POSTGRES_PASSWORD"}
"""Variables in the bot's environment for other programs."""


def main(folder: Path) -> int:
    """Print the false claims of a folder, and return the exit code."""
    found = list(untrue(folder))
    sys.stderr.writelines(f"{line}\n" for line in found)
    return 1 if found else 0


def untrue(folder: Path) -> Iterator[str]:
    """Yield the false claims of a folder's files."""
    image = Image(folder)
    yield from (f"Dockerfile: {line}" for line in image.untrue())
    yield from (f"compose.yaml: {line}" for line in composed(folder))
    yield from (f"deploy/kubernetes.yaml: {line}" for line in orchestrated(folder, image))


# -- the image ----------------------------------------------------------------------------------


class Image:
    """The image that a Dockerfile builds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        text = re.sub(r"^\s*#.*\n", "", (folder / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
        lines = text.replace("\\\n", " ").splitlines()
        self.steps = [(word, rest.strip()) for word, _, rest in (line.strip().partition(" ") for line in lines) if word]
        starts = [number for number, (word, _) in enumerate(self.steps) if word == "FROM"]
        self.last = self.steps[starts[-1] :]

    def all(self, word: str) -> list[str]:
        """Return the arguments of an instruction in the final stage."""
        return [rest for found, rest in self.last if found == word]

    @property
    def environment(self) -> dict[str, str]:
        return dict(pair.split("=", 1) for rest in self.all("ENV") for pair in shlex.split(rest))

    @property
    def user(self) -> str:
        return (self.all("USER") or ["root"])[-1]

    def untrue(self) -> Iterator[str]:
        yield from self._sources()
        yield from self._who_and_where()
        yield from settings(self.environment)
        yield from command([*_words(self.all("ENTRYPOINT")), *_words(self.all("CMD"))], self.folder)
        checks = [rest.partition("CMD ")[2] for rest in self.all("HEALTHCHECK")]
        yield from health(json.loads(checks[0]), None) if checks else ["nobody asks how it is (HEALTHCHECK)"]

    def _sources(self) -> Iterator[str]:
        """Yield missing files, stages, and packages without hashes.

        A file may be missing, or not sent to the builder.
        """
        ignored = (self.folder / ".dockerignore").read_text(encoding="utf-8").splitlines()
        kept = [line[1:] for line in ignored if line.startswith("!")]
        stages = [rest.split()[-1] for word, rest in self.steps if word == "FROM" and " AS " in rest]
        for rest in (rest for word, rest in self.steps if word == "COPY"):
            if stage := re.match(r"--from=(\S+)", rest):
                if stage[1] not in stages:
                    yield f"COPY --from={stage[1]}, and no stage is called so"
                continue
            for name in rest.split()[:-1]:
                if not (self.folder / name).exists():
                    yield f"COPY {name}, which is not there"
                elif name != "." and not any(fnmatch(name, each) for each in kept):
                    yield f"COPY {name}, which .dockerignore keeps from the builder"
        for name in [name for name in kept if not (self.folder / name).exists()]:
            yield f".dockerignore lets {name} pass, which is not there"
        installs = [
            part for word, rest in self.steps if word == "RUN" for part in rest.split("&&") if " install" in part
        ]
        for part in (part for part in installs if "pip" in part):
            if "--require-hashes" not in part and "--no-index" not in part:
                yield f"packages are installed without their hashes: {part.strip()}"

    def _who_and_where(self) -> Iterator[str]:
        if not self.user.isdecimal() or int(self.user) == 0:
            yield f"USER {self.user} is not the number of somebody without rights"
        data = self.environment.get("MANILA_DATA_DIR")
        made = " ".join(self.all("RUN"))
        if data not in self.all("VOLUME"):
            yield f"MANILA_DATA_DIR is {data}, which is no VOLUME"
        if not re.search(rf"install -d -o (\S+) -g \S+ -m 700 {data}(?: |$)", made):
            yield f"{data} is not made for its user alone"
        if not re.search(rf"useradd .*--uid {self.user} ", made):
            yield f"USER {self.user} is not created"


def _words(found: list[str]) -> list[str]:
    return list(json.loads(found[-1])) if found else []


# -- compose ------------------------------------------------------------------------------------


def composed(folder: Path) -> Iterator[str]:
    """Yield the false claims of compose.yaml."""
    file = yaml.safe_load((folder / "compose.yaml").read_text(encoding="utf-8"))
    services, bot = file["services"], file["services"]["bot"]
    environment = {name: str(value) for name, value in bot["environment"].items()}
    # Passwords keep a placeholder; an address is read as it will be.
    given = {name: re.sub(r"\$\{\w+(:\?[^}]*)?\}", "word", value) for name, value in environment.items()}
    yield from settings({name: value for name, value in given.items() if name not in FOR_OTHERS})
    yield from health(bot["healthcheck"]["test"][1:], environment.get("MANILA_METRICS_PORT", "0"))
    yield from seconds(bot.get("stop_grace_period", "10s").removesuffix("s"))
    if "build" in bot and not (folder / str(bot["build"]) / "Dockerfile").is_file():
        yield f"build: {bot['build']}, where no Dockerfile is"
    for name, service in services.items():
        if service.get("user", "").split(":")[0] in {"root", "0"}:
            yield f"{name} runs as root"
        for other in set(service.get("depends_on", ())) - set(services):
            yield f"{name} waits for {other}, which is no service"
        for network in set(service.get("networks", ())) - set(file.get("networks") or ()):
            yield f"{name} is in the network {network}, which is none"
        for volume in {volume.split(":")[0] for volume in service.get("volumes", ())}:
            if volume not in (file.get("volumes") or ()):
                yield f"{name} keeps its data in {volume}, which is no volume"
        if service.get("read_only") is not True:
            yield f"{name} can change its image (read_only)"
    host = re.search(r"@([\w.-]+)", given.get("MANILA_DATABASE_URL", ""))
    if host and host[1] not in services:
        yield f"the database is looked for at {host[1]}, which is no service"


# -- Kubernetes ---------------------------------------------------------------------------------


def orchestrated(folder: Path, image: Image) -> Iterator[str]:
    """Yield the false claims of the manifest."""
    text = (folder / "deploy" / "kubernetes.yaml").read_text(encoding="utf-8")
    documents = {document["kind"]: document for document in yaml.safe_load_all(text)}
    owner = documents["StatefulSet"]
    template = owner["spec"]["template"]
    pod = template["spec"]
    (container,) = pod["containers"]
    environment = {each["name"]: str(each.get("value", "")) for each in container["env"]}
    secret = {each["name"] for each in container["env"] if "valueFrom" in each}
    by_pod = [each["name"] for each in container["env"] if each.get("valueFrom") == POD_NAME]
    pod_name, address = f"{owner['metadata']['name']}-0", "postgresql://kept-secret"
    yield from settings(environment | dict.fromkeys(by_pod, pod_name) | {f"{PREFIX}DATABASE_URL": address})
    yield from (f"{name} is no setting" for name in sorted(secret - FIELDS))
    yield from _standbys(owner["spec"]["replicas"], environment.get("MANILA_PROCESSES", ""))
    yield from seconds(pod["terminationGracePeriodSeconds"])
    if str(pod["securityContext"]["runAsUser"]) != image.user:
        yield f"it runs as {pod['securityContext']['runAsUser']}, and the image's user is {image.user}"
    if container["securityContext"].get("readOnlyRootFilesystem") is not True:
        yield "it can change its image (readOnlyRootFilesystem)"
    yield from _ports(documents, container, environment)
    for mount in {mount["name"] for mount in container["volumeMounts"]} ^ {volume["name"] for volume in pod["volumes"]}:
        yield f"{mount} is mounted and is no volume, or the other way round"
    yield from command([*container["command"], *container.get("args", ())], folder)
    for kind in ("Service", "NetworkPolicy", "PodDisruptionBudget"):
        spec = documents[kind]["spec"]
        wanted = (spec.get("podSelector") or spec["selector"]).get("matchLabels") or spec["selector"]
        if not wanted.items() <= template["metadata"]["labels"].items():
            yield f"the {kind} is for other pods: {wanted}"
    if documents["Service"]["metadata"]["name"] != owner["spec"]["serviceName"]:
        yield f"serviceName {owner['spec']['serviceName']} names no Service"


def _standbys(replicas: int, processes: str) -> Iterator[str]:
    """Yield a fault if some processes have no standby."""
    if not processes.isdecimal() or replicas != 2 * int(processes):
        yield f"{replicas} pods are not twice MANILA_PROCESSES: an update leaves servers without a process for a while"


def _ports(documents: dict[str, Any], container: dict[str, Any], environment: dict[str, str]) -> Iterator[str]:
    """Yield ports and paths of checks that nothing serves."""
    port = environment.get("MANILA_METRICS_PORT", "0")
    names = {each["name"]: str(each["containerPort"]) for each in container["ports"]}
    annotated = documents["StatefulSet"]["spec"]["template"]["metadata"]["annotations"]["prometheus.io/port"]
    served = [str(each["port"]) for each in documents["Service"]["spec"]["ports"]]
    for number in {*names.values(), annotated, *served} - {port}:
        yield f"port {number} is named, and the bot answers on {port} (MANILA_METRICS_PORT)"
    if environment.get("MANILA_METRICS_HOST", "127.0.0.1") == "127.0.0.1":
        yield "the bot answers nobody but itself (MANILA_METRICS_HOST)"
    for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
        asked = container[probe]["httpGet"]
        if names.get(str(asked["port"]), str(asked["port"])) != port:
            yield f"{probe} asks at port {asked['port']}, which is not open"
        if asked["path"] not in pages():
            yield f"{probe} asks for {asked['path']}, which the bot does not have"


# -- what the program understands ---------------------------------------------------------------


def settings(given: dict[str, str]) -> Iterator[str]:
    """Yield unknown settings, and invalid values."""
    ours = {name: value for name, value in given.items() if name.startswith(PREFIX)}
    yield from (f"{name} is no setting" for name in sorted(ours.keys() - FIELDS))
    values: dict[str, Any] = {name.removeprefix(PREFIX).lower(): value for name, value in ours.items()}
    try:
        Settings(_env_file=None, **values)
    except ValidationError as error:
        yield from wrong_settings(error)


def command(words: list[str], folder: Path) -> Iterator[str]:
    """Yield faults of a command line of the bot."""
    with (folder / "pyproject.toml").open("rb") as file:
        programs = tomllib.load(file)["project"]["scripts"]
    if not words or words[0] not in programs:
        yield f"it starts {' '.join(words) or 'nothing'}, which the package does not install"
        return
    called, rest = PROGRAM, words[1:]
    while rest and rest[0] in getattr(called, "commands", {}):
        called, rest = called.commands[rest[0]], rest[1:]
    path = " ".join(words[: len(words) - len(rest)])
    options = {option for parameter in called.params for option in parameter.opts} | HELP
    given = [word for word in rest if word.startswith("-")]
    if hasattr(called, "commands") and not "".join(rest[:1]).startswith("-"):
        yield f"{path} has no command {' '.join(rest[:1])}"
    yield from (f"{path} has no {word}" for word in given if word.split("=")[0] not in options)


def health(words: list[str], port: str | None) -> Iterator[str]:
    """Yield faults of a health check.

    ``port``: where the bot answers, if it is written there.
    """
    source = words[-1]
    try:
        compile(source, "healthcheck", "exec")
    except SyntaxError as error:
        yield f"the health check is no Python: {error.msg}"
    asked = re.search(r"127\.0\.0\.1:(\d+|\{p\})(/\w*)", source)
    if asked is None:
        yield "the health check asks nobody"
        return
    if asked[2] not in pages():
        yield f"the health check asks for {asked[2]}, which the bot does not have"
    if port is not None and asked[1] != port:
        yield f"the health check asks at port {asked[1]}, and the bot answers on {port} (MANILA_METRICS_PORT)"


def pages() -> set[str]:
    """Return the paths of the bot's health pages."""
    bot = cast("GameBot", SimpleNamespace(store=None))
    return {route.resource.canonical for route in application(bot).router.routes() if route.resource is not None}


def seconds(given: object) -> Iterator[str]:
    """Yield a fault if the bot gets too little time to stop."""
    if int(str(given)) <= STOPPING_SECONDS:
        yield f"{given} s are too short to end in: the bot takes up to {STOPPING_SECONDS:.0f}"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent))
