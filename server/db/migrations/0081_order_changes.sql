-- Every change of an order takes the next number of its store (0: parcels), so that a board knows what it missed.
create table order_counters (
  store_id integer primary key,
  seq bigint not null
);

-- The number of each order's last change.
create table order_changes (
  order_id bigint primary key references orders (id) on delete cascade,
  store_id integer not null,
  seq bigint not null
);
create index order_changes_of_store on order_changes (store_id, seq);

alter table orders
  -- When the shop promised it to be ready.
  add column ready_by timestamptz;

create index orders_of_boards on orders (store_id, created_at desc, id desc)
  where announced and status in ('pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up');

-- The counter's row is locked until the commit: numbers become visible in their order.
create function count_order_change() returns trigger language plpgsql as $$
declare
  store integer := coalesce(new.store_id, 0);
  number bigint;
begin
  -- Who removes the demo cancels its orders and deletes them in one transaction.
  if not exists (select 1 from orders where id = new.id) then return null; end if;
  insert into order_counters as counters values (store, 1)
    on conflict (store_id) do update set seq = counters.seq + 1
    returning seq into number;
  insert into order_changes values (new.id, store, number)
    on conflict (order_id) do update set store_id = store, seq = number;
  perform pg_notify('board', store || ':' || number || ':' || new.id);
  return null;
end
$$;

-- Deferred, so that the counter is locked last, whatever else its transaction locks. A new order is announced by an update.
create constraint trigger orders_change after update on orders deferrable initially deferred
  for each row when (
    new.announced and (
      old.announced, old.status, old.payment_status, old.payment_method, old.rest_method, old.courier_id, old.total,
      old.prescription_state, old.ready_by, old.scheduled_at, old.store_id, old.address, old.note, old.cancel_reason
    ) is distinct from (
      new.announced, new.status, new.payment_status, new.payment_method, new.rest_method, new.courier_id, new.total,
      new.prescription_state, new.ready_by, new.scheduled_at, new.store_id, new.address, new.note, new.cancel_reason
    ))
  execute function count_order_change();
