-- Who has had each process's number last: whose lock was lost learns whether somebody else had it.
CREATE TABLE holders (
    process INTEGER PRIMARY KEY,
    holder  BIGINT NOT NULL
);
