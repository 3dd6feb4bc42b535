-- What rounding an order's total to coins, or to what a gateway can charge, added or took off. Older totals were not rounded.
alter table orders add column rounding bigint not null default 0;
