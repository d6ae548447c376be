-- The names of a person's feats in a game, with a space between two; NULL: they were not counted yet.
ALTER TABLE placings ADD COLUMN feats TEXT COLLATE "C";
CREATE INDEX placings_feats ON placings (user_id, guild, game, feats, result_id) WHERE feats <> '';
CREATE INDEX placings_uncounted ON placings (result_id) WHERE feats IS NULL AND user_id > 0;
