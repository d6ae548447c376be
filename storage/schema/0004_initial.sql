-- Plain SQL that other engines read too, except for the PRAGMA, AUTOINCREMENT and WITHOUT ROWID.
-- Times are Unix milliseconds. The id of a deleted row of `tables` or `results` is never used again.

-- "HEDG": tells a file of Hedgerow from another program's.
PRAGMA application_id = 1212499015;

-- Tables and what is kept beside them. `checksum` is of the columns before it, without `id`
-- (storage/checksums.py): where it differs, the row is damaged.

CREATE TABLE tables (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    channel  BIGINT NOT NULL,
    guild    BIGINT,
    game     TEXT NOT NULL,
    stage    TEXT NOT NULL,
    revision INTEGER NOT NULL,
    due_ms   BIGINT,
    ended_ms BIGINT,                     -- NULL: unfinished
    packed   INTEGER NOT NULL DEFAULT 0, -- 1: data, log and checkpoint (storage/packing.py)
    data     BLOB NOT NULL,
    checksum INTEGER NOT NULL
);

-- One unfinished table a channel.
CREATE UNIQUE INDEX tables_unfinished ON tables (channel) WHERE stage IN ('lobby', 'play');
CREATE INDEX tables_guild ON tables (guild, stage) WHERE guild IS NOT NULL;
CREATE INDEX tables_channel ON tables (channel);
CREATE INDEX tables_ended ON tables (packed, ended_ms) WHERE ended_ms IS NOT NULL;

-- Replayed from the checkpoint, it restores the table's state. Appended to while the table is
-- unfinished; then it is packed.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    revision INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    seat     INTEGER,
    verb     TEXT NOT NULL,
    args     TEXT NOT NULL, -- a JSON list of words
    cause    TEXT NOT NULL,
    at_ms    BIGINT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision)
) WITHOUT ROWID;

-- The latest of each unfinished table.
CREATE TABLE checkpoints (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    revision INTEGER NOT NULL,
    data     BLOB NOT NULL,
    checksum INTEGER NOT NULL
);

-- The people at a table, in seat order.
CREATE TABLE seated (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (table_id, position)
) WITHOUT ROWID;

CREATE INDEX seated_user ON seated (user_id, table_id);

-- Everybody who was ever at a table, if only in its lobby: where their name and id may be stored.
CREATE TABLE visits (
    user_id  BIGINT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;

-- Which Discord messages show a table.
CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL,
    seat     INTEGER NOT NULL, -- -1: no seat (NULLs are never equal in a key)
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL, -- 0: none is known to have been sent
    nonce    BIGINT, -- of a message on its way, which will take the place of this one
    PRIMARY KEY (table_id, kind, seat)
) WITHOUT ROWID;

CREATE INDEX messages_to_repair ON messages (table_id)
WHERE kind = 'table' OR nonce IS NOT NULL;

-- JSON of the preferences that were changed. The form is pinned: docs/upgrading.md.
CREATE TABLE preferences (
    user_id BIGINT PRIMARY KEY,
    changes TEXT NOT NULL
);

-- JSON. The form is pinned: docs/upgrading.md.
CREATE TABLE server_settings (
    guild    BIGINT PRIMARY KEY,
    settings TEXT NOT NULL
);

-- Servers of which something is stored and that the bot is no longer on.
CREATE TABLE departures (
    guild   BIGINT PRIMARY KEY,
    left_ms BIGINT NOT NULL
);

-- Results. A row is only ever changed to forget a person.

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
    id         INTEGER PRIMARY KEY AUTOINCREMENT, -- the order in which games ended
    table_id   INTEGER NOT NULL UNIQUE, -- the table may have been deleted
    guild      BIGINT,
    channel    BIGINT NOT NULL,
    game       TEXT NOT NULL,
    options    TEXT NOT NULL, -- JSON
    began_ms   BIGINT NOT NULL,
    ended_ms   BIGINT NOT NULL,
    actions    INTEGER NOT NULL,
    reason     TEXT, -- a line as JSON
    people_key TEXT NOT NULL, -- the user ids, sorted
    unrated    TEXT,
    season_id  INTEGER REFERENCES seasons (id)
);

CREATE INDEX results_guild ON results (guild, id);
CREATE INDEX results_game ON results (guild, game, id);
CREATE INDEX results_people ON results (guild, game, people_key, ended_ms) WHERE unrated IS NULL;

-- A seat of a result. `user_id` is NULL for the house, and minus the id of a tombstone for a person
-- who was forgotten. `guild` and `game` repeat the result's, so that one index finds a person's games.
CREATE TABLE placings (
    result_id    INTEGER NOT NULL REFERENCES results (id),
    seat         INTEGER NOT NULL,
    guild        BIGINT,
    game         TEXT NOT NULL,
    user_id      BIGINT,
    name         TEXT NOT NULL,
    side         INTEGER NOT NULL,
    place        INTEGER,
    won          INTEGER, -- NULL: the game was ended early
    score        INTEGER,
    has_left     INTEGER NOT NULL,
    own_moves    INTEGER NOT NULL,
    house_moves  INTEGER NOT NULL,
    timed_out    INTEGER NOT NULL,
    mu_before    REAL, -- this and the following: NULL if the game is not rated
    sigma_before REAL,
    games_before INTEGER,
    wins_before  INTEGER,
    mu_after     REAL,
    sigma_after  REAL,
    PRIMARY KEY (result_id, seat)
) WITHOUT ROWID;

CREATE INDEX placings_user ON placings (user_id, guild, result_id, game, won);

-- A row each time a person was forgotten. It does not say whom.
CREATE TABLE tombstones (
    id INTEGER PRIMARY KEY AUTOINCREMENT
);

-- Ratings: computed from the results, and computed again by a recompute.

CREATE TABLE leaderboards (
    id      INTEGER PRIMARY KEY,
    guild   BIGINT NOT NULL,
    channel BIGINT NOT NULL,  -- -1: all channels
    season  INTEGER NOT NULL, -- -1: all-time
    game    TEXT NOT NULL,
    UNIQUE (guild, channel, season, game)
);

CREATE TABLE ratings (
    leaderboard_id INTEGER NOT NULL REFERENCES leaderboards (id),
    user_id        BIGINT NOT NULL,
    name           TEXT NOT NULL,
    mu             REAL NOT NULL,
    sigma          REAL NOT NULL,
    games          INTEGER NOT NULL,
    wins           INTEGER NOT NULL,
    sort_key       INTEGER NOT NULL,
    hidden         INTEGER NOT NULL, -- 1: the person does not want to be listed
    PRIMARY KEY (leaderboard_id, user_id)
) WITHOUT ROWID;

CREATE INDEX ratings_user ON ratings (user_id);
-- `hidden` is a column of these and not their WHERE, so that they cover the query of a page.
CREATE INDEX ratings_rating ON ratings (leaderboard_id, hidden, sort_key DESC, user_id);
CREATE INDEX ratings_wins ON ratings (leaderboard_id, hidden, wins DESC, sort_key DESC, user_id);
CREATE INDEX ratings_games ON ratings (leaderboard_id, hidden, games DESC, sort_key DESC, user_id);

-- How many listed people of a leaderboard have the same sort key, wins or games. A rank is the sum
-- of those above, so reading it costs as many rows as there are different values, not people.
-- Kept up to date by the triggers.
CREATE TABLE rank_counts (
    leaderboard_id INTEGER NOT NULL,
    sort           TEXT NOT NULL,
    value          INTEGER NOT NULL,
    people         INTEGER NOT NULL,
    PRIMARY KEY (leaderboard_id, sort, value)
) WITHOUT ROWID;

CREATE TRIGGER ratings_insert AFTER INSERT ON ratings WHEN NEW.hidden = 0 BEGIN
    INSERT INTO rank_counts (leaderboard_id, sort, value, people) VALUES
        (NEW.leaderboard_id, 'rating', NEW.sort_key, 1),
        (NEW.leaderboard_id, 'wins', NEW.wins, 1),
        (NEW.leaderboard_id, 'games', NEW.games, 1)
    ON CONFLICT (leaderboard_id, sort, value) DO UPDATE SET people = people + 1;
END;

CREATE TRIGGER ratings_delete AFTER DELETE ON ratings WHEN OLD.hidden = 0 BEGIN
    UPDATE rank_counts SET people = people - 1
    WHERE leaderboard_id = OLD.leaderboard_id AND (sort, value) IN
        (VALUES ('rating', OLD.sort_key), ('wins', OLD.wins), ('games', OLD.games));
    DELETE FROM rank_counts
    WHERE people = 0 AND leaderboard_id = OLD.leaderboard_id AND (sort, value) IN
        (VALUES ('rating', OLD.sort_key), ('wins', OLD.wins), ('games', OLD.games));
END;

CREATE TRIGGER ratings_update_old AFTER UPDATE OF sort_key, wins, games, hidden ON ratings
WHEN OLD.hidden = 0 BEGIN
    UPDATE rank_counts SET people = people - 1
    WHERE leaderboard_id = OLD.leaderboard_id AND (sort, value) IN
        (VALUES ('rating', OLD.sort_key), ('wins', OLD.wins), ('games', OLD.games));
    DELETE FROM rank_counts
    WHERE people = 0 AND leaderboard_id = OLD.leaderboard_id AND (sort, value) IN
        (VALUES ('rating', OLD.sort_key), ('wins', OLD.wins), ('games', OLD.games));
END;

CREATE TRIGGER ratings_update_new AFTER UPDATE OF sort_key, wins, games, hidden ON ratings
WHEN NEW.hidden = 0 BEGIN
    INSERT INTO rank_counts (leaderboard_id, sort, value, people) VALUES
        (NEW.leaderboard_id, 'rating', NEW.sort_key, 1),
        (NEW.leaderboard_id, 'wins', NEW.wins, 1),
        (NEW.leaderboard_id, 'games', NEW.games, 1)
    ON CONFLICT (leaderboard_id, sort, value) DO UPDATE SET people = people + 1;
END;
