-- Reviews that the shop's owner hides: shoppers do not read them, their stars stay in the averages.
alter table reviews add column hidden_at timestamptz;
-- What a board counts and lists first: words that nobody answered.
create index reviews_unanswered on reviews (store_id, id desc)
  where reply is null and hidden_at is null and comment is not null;
