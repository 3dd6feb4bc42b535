-- Orders that bring something from one person to another: `address` is the sender's then.
alter table orders add column receiver jsonb;
alter table orders add column receiver_place point;
alter table orders add column charge_payer text check (charge_payer in ('sender', 'receiver'));
alter table orders add column parcel_category_id integer;
-- What the category was called when it was chosen; shown when the shop no longer has it.
alter table orders add column parcel_category_name text;
alter table orders add constraint orders_parcel_receiver check (type <> 'parcel' or receiver is not null);
