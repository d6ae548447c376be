-- Leaderboards of periods, of all games and on a wall; seasons with an end, and their medals.

-- In `leaderboards.season` a number below -1 is a day, a week or a month (storage/leaderboard_sql.py).
-- The number that people saw before their first game on the leaderboard.
ALTER TABLE ratings ADD COLUMN began INTEGER NOT NULL DEFAULT 1500;

-- Who hosted the table at its end; NULL: unknown, or forgotten.
ALTER TABLE results ADD COLUMN host BIGINT;
CREATE INDEX results_host ON results (host) WHERE host IS NOT NULL;
CREATE INDEX results_season ON results (season_id, host) WHERE unrated IS NULL;

ALTER TABLE seasons ADD COLUMN ends_ms BIGINT;                     -- NULL: closed by hand alone
ALTER TABLE seasons ADD COLUMN carries INTEGER NOT NULL DEFAULT 0; -- 1: ratings start from all-time
ALTER TABLE seasons ADD COLUMN told INTEGER NOT NULL DEFAULT 1;    -- 0: its podium is to be posted
CREATE INDEX seasons_due ON seasons (ends_ms) WHERE closed_ms IS NULL AND ends_ms IS NOT NULL;
CREATE INDEX seasons_untold ON seasons (guild) WHERE told = 0;

CREATE TABLE medals (
    season_id BIGINT NOT NULL REFERENCES seasons (id),
    game      TEXT COLLATE "C" NOT NULL,
    award     TEXT COLLATE "C" NOT NULL,
    user_id   BIGINT NOT NULL,
    name      TEXT COLLATE "C" NOT NULL,
    value     INTEGER NOT NULL,
    PRIMARY KEY (season_id, game, award, user_id)
);

CREATE INDEX medals_user ON medals (user_id);

-- Servers whose ratings must be computed again: the new leaderboards have no rows yet.
CREATE TABLE recounts (
    guild BIGINT PRIMARY KEY
);

INSERT INTO recounts (guild) SELECT DISTINCT guild FROM leaderboards;

-- Leaderboards that are kept up to date in a channel.
CREATE TABLE walls (
    guild   BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    game    TEXT COLLATE "C" NOT NULL,
    time    TEXT COLLATE "C" NOT NULL,    -- season, month or all
    message BIGINT NOT NULL,  -- 0: none is known to have been sent
    nonce   BIGINT NOT NULL,  -- of the message, should it have to be sent
    lost    INTEGER NOT NULL, -- how often it was deleted; at 2 it is not posted again
    PRIMARY KEY (channel, game, time)
);

CREATE INDEX walls_guild ON walls (guild);
