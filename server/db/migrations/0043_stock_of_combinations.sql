-- An item with combinations (Red-L, Blue-S) has as many pieces as they have together. An item's own figure that said otherwise
-- let a cart offer 200 of a combination that no order could get.

create function item_stock_of_combinations() returns trigger language plpgsql as $$
begin
  update items set stock = sums.stock
  from (
    select changed.item_id, coalesce(sum(v.stock), 0)::integer as stock
    from (select distinct item_id from changed) as changed
    left join item_variations v on v.item_id = changed.item_id
    group by changed.item_id
  ) as sums
  where items.id = sums.item_id and items.stock <> sums.stock;
  return null;
end $$;

create trigger item_stock_inserted after insert on item_variations
  referencing new table as changed for each statement execute function item_stock_of_combinations();
create trigger item_stock_updated after update on item_variations
  referencing new table as changed for each statement execute function item_stock_of_combinations();
create trigger item_stock_deleted after delete on item_variations
  referencing old table as changed for each statement execute function item_stock_of_combinations();

-- Whoever sets an item's own figure, its combinations decide.
create function item_stock_by_combinations() returns trigger language plpgsql as $$
declare
  combined integer;
begin
  select sum(stock)::integer into combined from item_variations where item_id = new.id;
  if combined is not null then new.stock := combined; end if;
  return new;
end $$;

create trigger item_stock_set before update of stock on items
  for each row when (new.stock is distinct from old.stock) execute function item_stock_by_combinations();

update items set stock = sums.stock
from (select item_id, sum(stock)::integer as stock from item_variations group by item_id) as sums
where items.id = sums.item_id and items.stock <> sums.stock;
