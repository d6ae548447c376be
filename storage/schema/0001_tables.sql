-- Plain SQL that other engines read too, but for the PRAGMA and AUTOINCREMENT. Times are Unix
-- milliseconds. Rows of `tables` and `log` are never deleted, so an id is never used again.

-- "HEDG": how an opening Hedgerow tells its own file from another program's.
PRAGMA application_id = 1212499015;

CREATE TABLE tables (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    channel  BIGINT NOT NULL,
    guild    BIGINT,
    game     TEXT NOT NULL,
    stage    TEXT NOT NULL,
    revision INTEGER NOT NULL,
    due_ms   BIGINT,
    data     BLOB NOT NULL
);

-- One unfinished table a channel.
CREATE UNIQUE INDEX tables_taken ON tables (channel) WHERE stage IN ('lobby', 'play');
CREATE INDEX tables_channel ON tables (channel, id);

-- Append-only: replayed from the latest checkpoint it gives the table's state again.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    revision INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    seat     INTEGER,
    verb     TEXT NOT NULL,
    args     TEXT NOT NULL, -- a JSON list of words
    cause    TEXT NOT NULL,
    at_ms    BIGINT NOT NULL,
    PRIMARY KEY (table_id, revision)
);

CREATE TABLE checkpoints (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    revision INTEGER NOT NULL,
    data     BLOB NOT NULL,
    PRIMARY KEY (table_id, revision)
);

-- Who sits where, in seat order; the rows of a finished table stay.
CREATE TABLE sitters (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place    INTEGER NOT NULL,
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (table_id, place)
);

CREATE INDEX sitters_user ON sitters (user_id, table_id);

CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL,
    seat     INTEGER NOT NULL, -- -1: of no seat, since NULLs are never equal in a key
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
);

CREATE INDEX posts_to_tell ON posts (table_id) WHERE kind = 'table';

-- JSON, so that a new preference is no migration.
CREATE TABLE preferences (
    user_id BIGINT PRIMARY KEY,
    chosen  TEXT NOT NULL
);
