-- What an item costs now, for the order and the filters of lists: the own discount at once, flash sales and discounts of
-- whole stores by a job, because those begin and end by the clock.

-- A price less a discount, as the domain's lineDiscount: percent in basis points is rounded half up, an amount is at most
-- the price.
create function discounted_price(price bigint, discount bigint, discount_type text) returns bigint
  language sql immutable parallel safe
  return price - least(price, greatest(0,
    case when discount_type = 'percent' then (price * discount + 5000) / 10000 else discount end));

alter table items add column current_price bigint not null default 0;
update items set current_price = discounted_price(price, discount, discount_type);

create function set_current_price() returns trigger language plpgsql as $$
begin
  new.current_price := discounted_price(new.price, new.discount, new.discount_type);
  return new;
end $$;
create trigger items_current_price before insert or update of price, discount, discount_type on items
  for each row execute function set_current_price();

drop index items_by_price;
create index items_by_price on items (module_id, zone_id, current_price, id) where active;
-- Those that a sale or a store makes cheaper; the job looks at them again.
create index items_on_sale on items (id) where current_price <> discounted_price(price, discount, discount_type);
