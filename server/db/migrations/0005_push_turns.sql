-- When the next push of a person or a store has its turn: whoever has many waiting lets the others go first.
create table push_turns (
  subject text primary key,
  next_at timestamptz not null
);

create index push_turns_next on push_turns (next_at);
