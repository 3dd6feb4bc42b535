-- Couriers sign in, work in shifts and say where they are while they bring an order.
alter table couriers
  -- Null until an invitation was accepted.
  add column password_hash text,
  -- Null: not on shift.
  add column shift_started_at timestamptz,
  -- When they agreed to say where they are; null: they do not.
  add column position_consent_at timestamptz,
  add column last_seen_at timestamptz,
  -- Brings one order by a link and is in no list.
  add column one_order boolean not null default false;
create unique index couriers_login on couriers (phone) where password_hash is not null;

-- Only a token's SHA-256 is stored.
create table courier_sessions (
  token_hash text primary key,
  courier_id integer not null references couriers (id) on delete cascade,
  -- Where it began, hashed with a secret.
  address_hash text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index courier_sessions_courier on courier_sessions (courier_id);

-- One use, seven days.
create table courier_invitations (
  token_hash text primary key,
  courier_id integer not null references couriers (id) on delete cascade,
  expires_at timestamptz not null
);
create index courier_invitations_courier on courier_invitations (courier_id);

alter table orders
  -- When the courier's phone said where it is; null where the operator or nobody did.
  add column courier_placed_at timestamptz,
  -- When the courier was at the door.
  add column courier_arrived_at timestamptz,
  -- Why a courier brought it back, until it is picked up again.
  add column returned_reason text;

create index orders_under_way on orders (courier_id)
  where status in ('pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up');

-- Where a courier is is nobody's business once the order is over or in other hands, whichever way that came.
create function forget_courier_place() returns trigger language plpgsql as $$
begin
  new.courier_place := null;
  new.courier_placed_at := null;
  return new;
end
$$;
create trigger orders_forget_courier before update on orders
  for each row when (
    old.courier_placed_at is not null and (
      new.status <> 'picked_up' or new.courier_id is distinct from old.courier_id
    ))
  execute function forget_courier_place();
