-- Reading a name in all its languages costs a sub-query a row, far more than the planner takes for granted (100): told
-- the truth, it looks names up by their trigrams instead of reading those of a whole zone.
alter function searchable(text, jsonb) cost 5000;
