-- Network addresses from which a customer has signed in: guesses from elsewhere do not lock them out there.
create table known_addresses (
  customer_id integer not null references customers (id) on delete cascade,
  address_hash text not null,
  last_seen_at timestamptz not null,
  primary key (customer_id, address_hash)
);

create index known_addresses_seen on known_addresses (last_seen_at);

-- Each network address that asks for a code gets one of its own, with tries of its own.
drop index codes_subject;
alter table codes
  add column requester text not null default '',
  add column other_tries integer not null default 0 check (other_tries >= 0);
create unique index codes_subject on codes (purpose, medium, target, requester);
