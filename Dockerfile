# The bot in a small image:
#   docker build -t manila .
#   docker run -d --name manila --restart unless-stopped -e MANILA_TOKEN=… -v manila:/data manila
FROM python:3.11-slim

# Emojis in names keep their colours with this font. Fonts of all scripts are among the packages.
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes --requirement requirements.lock
COPY . .

RUN useradd --system --uid 10001 manila && install -d -o manila -g manila /data
USER manila
ENV MANILA_DATA_DIR=/data PYTHONUNBUFFERED=1
VOLUME /data

CMD ["python", "-m", "bot", "run"]
