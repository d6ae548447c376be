-- Tournaments. `data` is JSON, its form is pinned: docs/upgrading.md.
CREATE TABLE tournaments (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    BIGINT NOT NULL,
    stage    TEXT NOT NULL, -- running until its end is shown
    revision INTEGER NOT NULL,
    data     TEXT NOT NULL
);

CREATE INDEX tournaments_guild ON tournaments (guild, id);
CREATE INDEX tournaments_active ON tournaments (id) WHERE stage IN ('registration', 'running');

-- Whose name and id a tournament has: its entrants, and who organises it.
CREATE TABLE tournament_people (
    user_id       BIGINT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (user_id, tournament_id)
) WITHOUT ROWID;

CREATE INDEX tournament_people_of ON tournament_people (tournament_id);

-- Which table was opened for which pairing: never a second one. The table may have been deleted.
CREATE TABLE tournament_tables (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    table_id      INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, round, number)
) WITHOUT ROWID;
