-- Orders that no store has accepted yet are limited for each person, phone number and network address.
alter table orders add column placed_from text;

create index orders_open_phone on orders ((address ->> 'contact_person_number')) where status = 'pending';
create index orders_open_placed_from on orders (placed_from) where placed_from is not null;
