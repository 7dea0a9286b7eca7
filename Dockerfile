# The bot in a small image, with its extras:
#   scripts/pin.sh            (once, and for updates: names the base image by its digest)
#   docker build -t manila .
#   docker run -d --name manila --restart unless-stopped --read-only --tmpfs /tmp --cap-drop ALL \
#       --security-opt no-new-privileges -e MANILA_TOKEN=… -v manila:/data manila
#   docker run --rm manila doctor      (any other command of the bot)
FROM python:3.11-slim AS build

WORKDIR /build
COPY requirements-build.lock requirements.lock ./
RUN pip install --no-cache-dir --require-hashes --requirement requirements-build.lock \
    && python -m venv --without-pip /opt/manila \
    && pip --python /opt/manila/bin/python install --no-cache-dir --require-hashes --requirement requirements.lock
COPY . .
# What manila --version tells: docker build --build-arg COMMIT="$(git rev-parse HEAD)" …
ARG COMMIT=""
RUN if [ -n "$COMMIT" ]; then echo "$COMMIT" >manila_bot/commit; fi \
    && python -m hatchling build --target wheel \
    && pip --python /opt/manila/bin/python install --no-cache-dir --no-deps --no-index dist/*.whl

FROM python:3.11-slim

# Emojis in names keep their colours with this font. Fonts of all scripts are among the packages.
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/manila /opt/manila

# By its number, so that a cluster can see that it is not root. What it keeps is for its own eyes.
RUN useradd --system --uid 10001 manila && install -d -o manila -g manila -m 700 /data
USER 10001
WORKDIR /data
ENV PATH=/opt/manila/bin:$PATH MANILA_DATA_DIR=/data MANILA_METRICS_PORT=9090 PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
VOLUME /data

# Asks the bot on the port of its settings; where that is 0, whoever set it does not want it to be asked.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import os, urllib.request as r; p = os.environ['MANILA_METRICS_PORT']; p == '0' or r.urlopen(f'http://127.0.0.1:{p}/healthz', timeout=3)"]

ENTRYPOINT ["manila"]
CMD ["run"]
