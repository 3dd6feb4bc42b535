-- Accounts of other services that people sign in with, and their tokens that have signed somebody in already.
create table customer_identities (
  medium text not null check (medium in ('google', 'facebook', 'apple')),
  subject text not null,
  customer_id integer not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (medium, subject)
);
create index customer_identities_customer on customer_identities (customer_id);
create table used_identity_tokens (
  token_hash text primary key,
  used_at timestamptz not null
);
create index used_identity_tokens_used_at on used_identity_tokens (used_at);
