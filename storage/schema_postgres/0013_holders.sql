-- Who has had each process's number last: whose lock was lost learns whether somebody else had it.
CREATE TABLE holders (
    process INTEGER PRIMARY KEY,
    holder  BIGINT NOT NULL
);

-- The last transaction of each process that writes, which finds here whether it was committed.
CREATE TABLE writers (
    writer BIGINT PRIMARY KEY,
    batch  BIGINT NOT NULL
);
