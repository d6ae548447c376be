-- Empty: a file has one process. In PostgreSQL: who has had each process's number last.
CREATE TABLE holders (
    process INTEGER PRIMARY KEY,
    holder  INTEGER NOT NULL
);

-- Empty as well. In PostgreSQL: the last transaction of each process that writes.
CREATE TABLE writers (
    writer INTEGER PRIMARY KEY,
    batch  INTEGER NOT NULL
);
