-- Codes of finished tables whose replay is shared with other servers. Server settings have a field more.
CREATE TABLE shares (
    code     TEXT PRIMARY KEY,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id)
) WITHOUT ROWID;
