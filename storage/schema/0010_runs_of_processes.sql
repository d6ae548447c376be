-- Each process that shares the servers has runs of its own: time in which it was down counts for nobody.
CREATE TABLE runs_of_processes (
    process  INTEGER NOT NULL,
    began_ms INTEGER NOT NULL,
    seen_ms  INTEGER NOT NULL,
    PRIMARY KEY (process, began_ms)
) WITHOUT ROWID;
INSERT INTO runs_of_processes SELECT 0, began_ms, seen_ms FROM runs;
DROP TABLE runs;
ALTER TABLE runs_of_processes RENAME TO runs;

-- Empty: a file has one process. In PostgreSQL: when the next request of all may start.
CREATE TABLE request_pace (
    id     INTEGER PRIMARY KEY,
    due_us BIGINT NOT NULL
);
