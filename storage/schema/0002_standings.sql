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

INSERT OR IGNORE INTO visits (user_id, table_id)
SELECT CAST(json_extract(args, '$[0]') AS INTEGER), table_id FROM log
WHERE seat IS NULL AND json_array_length(args) > 0
    AND verb IN ('open', 'join', 'leave', 'house', 'unhouse', 'set', 'start', 'end');

-- One for each time somebody was forgotten; it says nothing of whom.
CREATE TABLE tombstones (
    id INTEGER PRIMARY KEY AUTOINCREMENT
);

-- Tables that were over before there were results; each leaves when it has been looked at.
CREATE TABLE owed (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    ended_ms BIGINT NOT NULL
);

INSERT INTO owed (table_id, ended_ms)
SELECT id, (SELECT max(at_ms) FROM log WHERE table_id = id) FROM tables
WHERE stage IN ('over', 'closed') AND EXISTS (SELECT 1 FROM log WHERE table_id = id);
