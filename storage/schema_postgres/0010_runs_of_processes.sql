ALTER TABLE runs DROP CONSTRAINT runs_pkey;
ALTER TABLE runs ADD COLUMN process INTEGER NOT NULL DEFAULT 0;
ALTER TABLE runs ADD PRIMARY KEY (process, began_ms);

-- When the next request of all processes to Discord may start: Unix microseconds of this server.
-- Nothing is lost with it.
CREATE UNLOGGED TABLE request_pace (
    id     INTEGER PRIMARY KEY,
    due_us BIGINT NOT NULL
);
