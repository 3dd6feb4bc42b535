-- Cash that a courier took at a door, until it is handed in.
create table courier_cash (
  order_id bigint primary key references orders (id) on delete cascade,
  courier_id integer not null references couriers (id) on delete cascade,
  -- Smallest units.
  amount bigint not null,
  taken_at timestamptz not null,
  handed_in_at timestamptz,
  -- Who counted it.
  handed_in_to text
);
create index courier_cash_of_courier on courier_cash (courier_id, taken_at);
