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

-- What stays of finished tables. Rows of `results` are never deleted, nor is one ever changed but
-- to take a person out of it. In `boards` -1 stands for every channel, and for all time.

CREATE TABLE seasons (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    guild     BIGINT NOT NULL,
    number    INTEGER NOT NULL,
    name      TEXT NOT NULL,
    began_ms  BIGINT NOT NULL,
    closed_ms BIGINT,
    UNIQUE (guild, number)
);

-- One open season a server.
CREATE UNIQUE INDEX seasons_open ON seasons (guild) WHERE closed_ms IS NULL;

CREATE TABLE results (
    id       INTEGER PRIMARY KEY AUTOINCREMENT, -- the order of finishing
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id),
    guild    BIGINT,
    channel  BIGINT NOT NULL,
    game     TEXT NOT NULL,
    options  TEXT NOT NULL, -- JSON
    began_ms BIGINT NOT NULL,
    ended_ms BIGINT NOT NULL,
    actions  INTEGER NOT NULL,
    reason   TEXT, -- JSON of a line
    crew     TEXT NOT NULL, -- who played, sorted
    unrated  TEXT,
    season   INTEGER REFERENCES seasons (id)
);

CREATE INDEX results_guild ON results (guild, id);
CREATE INDEX results_game ON results (guild, game, id);
CREATE INDEX results_channel ON results (channel, id);
CREATE INDEX results_crew ON results (guild, game, crew, ended_ms) WHERE unrated IS NULL;

-- A seat of a result: the house is NULL, a forgotten person is minus the id of a tombstone.
-- `guild` and `game` are the result's, so that a person's games are found by one index.
CREATE TABLE placings (
    result       INTEGER NOT NULL REFERENCES results (id),
    seat         INTEGER NOT NULL,
    guild        BIGINT,
    game         TEXT NOT NULL,
    user_id      BIGINT,
    name         TEXT NOT NULL,
    side         INTEGER NOT NULL,
    place        INTEGER,
    won          INTEGER, -- NULL: there was no real end
    score        INTEGER,
    has_left     INTEGER NOT NULL,
    own          INTEGER NOT NULL,
    covered      INTEGER NOT NULL,
    lapsed       INTEGER NOT NULL,
    mu_before    REAL, -- from here on NULL: not rated
    sigma_before REAL,
    games_before INTEGER,
    wins_before  INTEGER,
    mu_after     REAL,
    sigma_after  REAL,
    PRIMARY KEY (result, seat)
);

CREATE INDEX placings_user ON placings (user_id, guild, result, game, won);

CREATE TABLE boards (
    id      INTEGER PRIMARY KEY,
    guild   BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    season  INTEGER NOT NULL,
    game    TEXT NOT NULL,
    UNIQUE (guild, channel, season, game)
);

CREATE TABLE ratings (
    board    INTEGER NOT NULL REFERENCES boards (id),
    user_id  BIGINT NOT NULL,
    name     TEXT NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    games    INTEGER NOT NULL,
    wins     INTEGER NOT NULL,
    standing INTEGER NOT NULL, -- what a board is sorted by
    hidden   INTEGER NOT NULL, -- by the person's own wish
    PRIMARY KEY (board, user_id)
) WITHOUT ROWID;

CREATE INDEX ratings_user ON ratings (user_id);
-- `hidden` stands in them, not in their WHERE: so a page is found in the index alone.
CREATE INDEX ratings_standing ON ratings (board, hidden, standing DESC, user_id);
CREATE INDEX ratings_wins ON ratings (board, hidden, wins DESC, standing DESC, user_id);
CREATE INDEX ratings_games ON ratings (board, hidden, games DESC, standing DESC, user_id);

-- How many listed people of a board have the same standing, wins or games. A rank is the sum of
-- those above, so it costs as many rows as there are different numbers, not people.
CREATE TABLE tallies (
    board  INTEGER NOT NULL,
    sort   TEXT NOT NULL,
    number INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (board, sort, number)
) WITHOUT ROWID;

CREATE TRIGGER ratings_entered AFTER INSERT ON ratings WHEN NEW.hidden = 0 BEGIN
    INSERT INTO tallies (board, sort, number, people) VALUES
        (NEW.board, 'rating', NEW.standing, 1),
        (NEW.board, 'wins', NEW.wins, 1),
        (NEW.board, 'games', NEW.games, 1)
    ON CONFLICT (board, sort, number) DO UPDATE SET people = people + 1;
END;

CREATE TRIGGER ratings_deleted AFTER DELETE ON ratings WHEN OLD.hidden = 0 BEGIN
    UPDATE tallies SET people = people - 1
    WHERE board = OLD.board AND (sort, number) IN
        (VALUES ('rating', OLD.standing), ('wins', OLD.wins), ('games', OLD.games));
    DELETE FROM tallies
    WHERE people = 0 AND board = OLD.board AND (sort, number) IN
        (VALUES ('rating', OLD.standing), ('wins', OLD.wins), ('games', OLD.games));
END;

CREATE TRIGGER ratings_left AFTER UPDATE OF standing, wins, games, hidden ON ratings
WHEN OLD.hidden = 0 BEGIN
    UPDATE tallies SET people = people - 1
    WHERE board = OLD.board AND (sort, number) IN
        (VALUES ('rating', OLD.standing), ('wins', OLD.wins), ('games', OLD.games));
    DELETE FROM tallies
    WHERE people = 0 AND board = OLD.board AND (sort, number) IN
        (VALUES ('rating', OLD.standing), ('wins', OLD.wins), ('games', OLD.games));
END;

CREATE TRIGGER ratings_reached AFTER UPDATE OF standing, wins, games, hidden ON ratings
WHEN NEW.hidden = 0 BEGIN
    INSERT INTO tallies (board, sort, number, people) VALUES
        (NEW.board, 'rating', NEW.standing, 1),
        (NEW.board, 'wins', NEW.wins, 1),
        (NEW.board, 'games', NEW.games, 1)
    ON CONFLICT (board, sort, number) DO UPDATE SET people = people + 1;
END;

-- JSON, so that a new choice is no migration.
CREATE TABLE servers (
    guild  BIGINT PRIMARY KEY,
    chosen TEXT NOT NULL
);

-- Who was ever at a table, if only in its lobby: where a person's name and id may stand.
CREATE TABLE visits (
    user_id  BIGINT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;

-- One for each time somebody was forgotten; it says nothing of whom.
CREATE TABLE tombstones (
    id INTEGER PRIMARY KEY AUTOINCREMENT
);
