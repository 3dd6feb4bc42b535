-- What is for new customers is not for those who remove their account and come again with the same phone number: only a hash of
-- it with the server's secret stays, beside the orders of the removed account.
alter table customers add column former_phone_hash text;

create index customers_former_phone on customers (former_phone_hash) where former_phone_hash is not null;
