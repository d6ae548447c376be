-- Codes of finished tables whose replay is shared with other servers. Server settings have a field more.
CREATE TABLE shares (
    code     TEXT COLLATE "C" PRIMARY KEY,
    table_id BIGINT NOT NULL UNIQUE REFERENCES tables (id) DEFERRABLE
);
