-- A shop gives money back without being asked, to guests too.
alter table refund_requests alter column customer_id drop not null;
alter table refund_requests add column by_shop boolean not null default false;
alter table refund_requests add constraint refund_requests_asker check (customer_id is not null or by_shop);
-- Where the money went; null for what is not decided, or was before this was written down.
alter table refund_requests add column returned_to text check (returned_to in ('wallet', 'gateway', 'outside'));
-- The part of a charge that goes back; null: all of it.
alter table payments add column refund_amount bigint check (refund_amount > 0 and refund_amount < amount);
-- What the sandbox gave back of a charge that was not given back whole.
alter table sandbox_sessions add column refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount);
