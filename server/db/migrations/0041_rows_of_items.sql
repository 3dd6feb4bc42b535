-- What items share (store, module, categories) is read and written once for all items of a page: a store's menu has it in every row,
-- and JSON was most of what reading cost.

drop function item_rows(integer[], timestamptz, date, integer, time);

-- Everything of items that the wire shows, in no order: `items`, and the `stores`, `modules` and `categories` that these name.
-- `shop_` is what the shop's clock shows. All of it is found by ids, so that whole tables are never worth reading.
create function item_rows(item_ids integer[], moment timestamptz, shop_date date, shop_time time)
  returns json language plpgsql stable parallel safe
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  items json;
  store_ids integer[];
  module_ids integer[];
  category_ids integer[];
  stores json;
  modules json;
  categories json;
begin
  select json_agg(shown), array_agg(distinct shown.store_id), array_agg(distinct shown.module_id),
      array_agg(distinct shown.category_id) || array_agg(distinct shown.parent_category_id)
    into items, store_ids, module_ids, category_ids
  from (
    select i.id, i.slug, i.name, i.description, i.translations, i.image, i.images, i.store_id, i.module_id,
      i.zone_id, i.category_id, i.parent_category_id, i.brand_id, i.price, i.discount, i.discount_type,
      i.option_groups, i.choices, i.available_from, i.available_to,
      inside_window(i.available_from, i.available_to, shop_time) as available_now,
      i.veg, i.organic, i.halal, i.prescription_required, i.recommended, i.active, i.stock,
      i.maximum_cart_quantity, i.unit, i.average_rating, i.rating_count, i.generic_names, i.nutrition,
      i.allergies, i.tags, iso_instant(i.created_at) as created_at, iso_instant(i.updated_at) as updated_at,
      sale.discount as sale_discount, sale.discount_type as sale_type,
      (select json_agg(json_build_object('type', v.type, 'price', v.price, 'stock', v.stock) order by v.position, v.id)
        from item_variations v where v.item_id = i.id) as variations,
      (select json_agg(json_build_object('id', a.id, 'name', a.name, 'translations', a.translations, 'price', a.price,
          'store_id', a.store_id) order by a.id)
        from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active
        where ia.item_id = i.id) as add_ons
    from items i
    left join lateral (
      select fi.discount, fi.discount_type from flash_sale_items fi
      join flash_sales f on f.id = fi.flash_sale_id and sale_runs(f, moment)
      where fi.item_id = i.id and fi.available_stock > 0 order by f.id limit 1) sale on true
    where i.id = any(item_ids)) as shown;
  if items is null then
    return null;
  end if;
  select json_agg(shown) into stores from (
    select s.id, s.name, s.translations, s.schedule_order, s.tax, s.active, s.halal,
      (select json_agg(json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes))
        from store_schedules h where h.store_id = s.id) as hours,
      d.percent, d.minimum_purchase, d.maximum_discount
    from stores s
    left join store_discounts d on d.store_id = s.id and discount_runs(d, shop_date, shop_time)
    where s.id = any(store_ids)) as shown;
  select json_agg(shown) into modules from (
    select m.id, m.name, m.type, m.translations from modules m where m.id = any(module_ids)) as shown;
  select json_agg(shown) into categories from (
    select c.id, c.name, c.translations from categories c where c.id = any(category_ids)) as shown;
  return json_build_object('items', items, 'stores', stores, 'modules', modules, 'categories', categories);
end $$;
