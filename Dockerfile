# A server's image: the bot without the sandbox and the test tools. Tables live in /data.
#
# A tag can be moved to other contents. For the same base at every build give its digest, as
# `docker buildx imagetools inspect` says it: --build-arg PYTHON=python:3.11.14-slim-bookworm@sha256:...
ARG PYTHON=python:3.11.14-slim-bookworm
FROM ${PYTHON}
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_COMPILE_BYTECODE=1 \
    PYTHONUNBUFFERED=1 PATH=/app/.venv/bin:$PATH
# The default place of the tables, data/hedgerow.db, is in the volume too.
RUN pip install --no-cache-dir uv==0.13.9 \
    && useradd --uid 10001 --create-home hedgerow \
    && install --directory --owner hedgerow --mode 700 /data \
    && mkdir /app && ln -s /data /app/data
WORKDIR /app
COPY pyproject.toml uv.lock .python-version ./
RUN uv sync --frozen --no-default-groups --group postgres --no-cache
COPY bot.py LICENSE ./
COPY cogs cogs
COPY engine engine
COPY storage storage
COPY seeds seeds
RUN python -m compileall -q bot.py cogs engine storage
USER hedgerow
# Memory of large pictures goes back to the system at once: a fifteenth less stays resident, for
# about a seventh more processor time of pictures.
ENV MALLOC_MMAP_THRESHOLD_=1000000
ENV HEDGEROW_DB=/data/hedgerow.db HEDGEROW_METRICS=127.0.0.1:9090
VOLUME /data
# Nothing is asked where HEDGEROW_METRICS is empty, and nothing of a command such as --restore.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["python", "-c", \
    "import os, urllib.request as r; at = os.environ.get('HEDGEROW_METRICS', ''); at and r.urlopen('http://127.0.0.1:' + at.rpartition(':')[2] + '/healthz', timeout=4)"]
# Python itself gets SIGTERM, upon which the bot ends in five seconds.
CMD ["python", "bot.py"]
