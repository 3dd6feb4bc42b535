-- Languages that the shop brought, each with its texts; what they leave out is in English.
create table languages (
  code text primary key check (code ~ '^[a-z]{2}$'),
  -- {name, direction, server}: the texts by their keys.
  texts jsonb not null,
  updated_at timestamptz not null default now()
);
