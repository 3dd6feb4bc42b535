-- Orders that are to be paid first are open as well while they hold their stock: the index of phone numbers did not know them, so
-- that every order of a guest read all orders.
drop index orders_open_phone;
create index orders_open_phone on orders ((address ->> 'contact_person_number'))
  where (status = 'pending' or (status = 'failed' and holds_stock = true)) and payment_status = 'unpaid';
