-- Paths of the photos of a prescription that an order was placed with.
alter table orders add column attachments jsonb not null default '[]';

-- Those that are to be deleted are found without reading every order.
create index orders_with_attachments on orders (updated_at) where attachments <> '[]'::jsonb;
