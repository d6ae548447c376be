-- Empty: a file has one process. In PostgreSQL: who has had each process's number last.
CREATE TABLE holders (
    process INTEGER PRIMARY KEY,
    holder  INTEGER NOT NULL
);
