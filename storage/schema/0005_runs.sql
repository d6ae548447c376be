-- When the bot ran: people's time to move stands still between two runs.
CREATE TABLE runs (
    began_ms BIGINT PRIMARY KEY,
    seen_ms  BIGINT NOT NULL
);
