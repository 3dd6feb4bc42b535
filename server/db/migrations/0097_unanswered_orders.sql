-- Who was told that an order waits for an answer: each level once.
create table unanswered_notices (
  order_id bigint not null references orders (id) on delete cascade,
  level smallint not null,
  told_at timestamptz not null,
  primary key (order_id, level)
);
