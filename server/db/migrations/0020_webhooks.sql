-- What the shop's own system is told of. The body is emptied once it has arrived.
create table webhook_messages (
  id text primary key,
  type text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  problem text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index webhook_messages_state on webhook_messages (state, created_at);

-- The shop hears of an order once it is to be made: one that waits for an online payment is none of its business yet.
alter table orders add column announced boolean not null default false;
update orders set announced = true;
