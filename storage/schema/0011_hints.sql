-- 1: the person took a hint where that keeps the rating from rising.
ALTER TABLE placings ADD COLUMN capped INTEGER NOT NULL DEFAULT 0;
