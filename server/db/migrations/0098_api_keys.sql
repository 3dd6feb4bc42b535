-- Keys with which other systems call the board's routes. Each is an operator without a mailbox, so that roles, stores and the
-- audit log hold for it as they do for people.
alter table operators alter column email drop not null;

create table api_keys (
  -- Only a key's SHA-256 is stored.
  token_hash text primary key,
  operator_id integer not null unique references operators (id) on delete cascade,
  -- What the shop calls it.
  name text not null unique check (name <> ''),
  may_write boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

-- Streams that were opened with it end, as those of a login that has ended do.
create trigger api_keys_end after delete on api_keys
  for each row execute function tell_operator_session_end();
