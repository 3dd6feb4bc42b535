-- Keys of the operator's own for couriers and offers, as 0068 gave them to what the shop sells.

alter table couriers add column key text;
update couriers set key = 'courier-' || id;
alter table flash_sales add column key text;
update flash_sales set key = 'flash-sale-' || id;
alter table cashback_offers add column key text;
update cashback_offers set key = 'cashback-' || id;

create trigger couriers_key before insert on couriers for each row when (new.key is null) execute function key_of_its_own('courier-');
create trigger flash_sales_key before insert on flash_sales for each row when (new.key is null) execute function key_of_its_own('flash-sale-');
create trigger cashback_offers_key before insert on cashback_offers for each row when (new.key is null) execute function key_of_its_own('cashback-');

create unique index couriers_key_once on couriers (key);
create unique index flash_sales_key_once on flash_sales (key);
create unique index cashback_offers_key_once on cashback_offers (key);
