-- What a zone added to an order's delivery and why, as it was when the order was placed: {percent, reason, translations}. Older
-- orders have none.
alter table orders add column surge jsonb;
