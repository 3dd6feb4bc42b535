-- Orders that are placed with photos of a prescription alone: the pharmacy puts lines and prices together, and the shopper agrees.

alter table orders
  add column prescription_state text check (prescription_state in ('waiting', 'priced', 'agreed')),
  -- Until when the shopper may agree to the price.
  add column agree_until timestamptz,
  add check (agree_until is null or prescription_state is not null);

create index orders_to_agree on orders (agree_until) where prescription_state = 'priced' and status = 'pending';
create index orders_to_price on orders (created_at) where prescription_state = 'waiting' and status = 'pending';
