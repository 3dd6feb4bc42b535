-- What of a gift was spent before its order was refunded is taken from the next money that comes into the wallet.
alter table customers add column gifts_owed bigint not null default 0 check (gifts_owed >= 0);
-- The order that brought a friend's reward: with a refund of that order the reward goes back.
alter table customers add column referral_order_id bigint;
