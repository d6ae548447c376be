# A server's image: the bot without the sandbox and the test tools. Tables live in /data.
FROM python:3.11-slim
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy PYTHONUNBUFFERED=1
RUN pip install --no-cache-dir uv && useradd --create-home hedgerow && mkdir /data && chown hedgerow /data
WORKDIR /app
COPY pyproject.toml uv.lock .python-version ./
RUN uv sync --frozen --no-default-groups --no-cache
COPY bot.py LICENSE ./
COPY cogs cogs
COPY engine engine
COPY storage storage
COPY seeds seeds
USER hedgerow
ENV HEDGEROW_DB=/data/hedgerow.db
VOLUME /data
STOPSIGNAL SIGINT
CMD ["uv", "run", "--frozen", "--no-sync", "--no-default-groups", "bot.py"]
