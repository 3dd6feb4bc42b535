-- The rows that lists show, by their ids, as functions: PostgreSQL keeps the plan of such a function for each connection, so
-- that a list is read in one call whose small remainder alone is planned anew. Planning all of it takes as long as reading it.

-- The rules of the shop's clock, each written once; the lists' own conditions use them too.

-- Whether a daily window holds a time; one that ends before it starts runs over midnight.
create function inside_window(starts time, ends time, clock time) returns boolean
  language sql immutable parallel safe
  return case when starts = ends then true
    when starts < ends then clock between starts and ends
    else clock >= starts or clock <= ends end;

-- Whether an opening window holds a time, also one that began the day before. Days from 0, Sunday.
create function inside_opening(opening_day integer, opens time, closes time, today integer, clock time) returns boolean
  language sql immutable parallel safe
  return case when opens < closes
    then opening_day = today and clock >= opens and (clock < closes or closes >= '23:59'::time)
    else (opening_day = today and clock >= opens) or (opening_day = (today + 6) % 7 and clock < closes) end;

-- Whether a store-wide discount runs.
create function discount_runs(discount store_discounts, today date, clock time) returns boolean
  language sql immutable parallel safe
  return today between (discount).start_date and (discount).end_date and (discount).percent > 0
    and inside_window((discount).start_time, (discount).end_time, clock);

-- Whether a flash sale runs.
create function sale_runs(sale flash_sales, moment timestamptz) returns boolean
  language sql immutable parallel safe
  return (sale).published and (sale).starts_at <= moment and (sale).ends_at > moment;

-- An instant as ISO 8601 in UTC.
create function iso_instant(value timestamptz) returns text
  language sql stable parallel safe
  return to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Everything of items that the wire shows, in no order. `shop_` is what the shop's clock shows.
create function item_rows(item_ids integer[], moment timestamptz, shop_date date, shop_day integer, shop_time time)
  returns json language plpgsql stable parallel safe as $$
declare
  result json;
begin
  select coalesce(json_agg(shown), '[]') into result from (
    select i.id, i.slug, i.name, i.description, i.translations, i.image, i.images, i.store_id, i.module_id,
      i.zone_id, i.category_id, i.parent_category_id, i.brand_id, i.price, i.discount, i.discount_type,
      i.option_groups, i.choices, i.available_from::text as available_from, i.available_to::text as available_to,
      inside_window(i.available_from, i.available_to, shop_time) as available_now,
      i.veg, i.organic, i.halal, i.prescription_required, i.recommended, i.active, i.stock,
      i.maximum_cart_quantity, i.unit, i.average_rating, i.rating_count, i.generic_names, i.nutrition,
      i.allergies, i.tags, iso_instant(i.created_at) as created_at, iso_instant(i.updated_at) as updated_at,
      s.name as store_name, s.translations as store_translations, s.schedule_order, s.tax as store_tax,
      s.active as store_active,
      (select json_agg(json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes))
        from store_schedules h where h.store_id = s.id) as store_hours,
      s.halal as store_halal, m.name as module_name, m.type as module_type,
      m.translations as module_translations, c.name as category_name, c.translations as category_translations,
      p.name as parent_name, p.translations as parent_translations, d.percent as store_percent,
      d.minimum_purchase as store_minimum, d.maximum_discount as store_maximum,
      sale.discount as sale_discount, sale.discount_type as sale_type,
      (select json_agg(json_build_object('type', v.type, 'price', v.price, 'stock', v.stock) order by v.position, v.id)
        from item_variations v where v.item_id = i.id) as variations,
      (select json_agg(json_build_object('id', a.id, 'name', a.name, 'translations', a.translations, 'price', a.price,
          'store_id', a.store_id) order by a.id)
        from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active
        where ia.item_id = i.id) as add_ons
    from items i
    join stores s on s.id = i.store_id
    join modules m on m.id = i.module_id
    join categories c on c.id = i.category_id
    join categories p on p.id = i.parent_category_id
    left join store_discounts d on d.store_id = i.store_id and discount_runs(d, shop_date, shop_time)
    left join lateral (
      select fi.discount, fi.discount_type from flash_sale_items fi
      join flash_sales f on f.id = fi.flash_sale_id and sale_runs(f, moment)
      where fi.item_id = i.id and fi.available_stock > 0 order by f.id limit 1) sale on true
    where i.id = any(item_ids)) as shown;
  return result;
end $$;

-- Everything of stores that the wire shows, in no order.
create function store_rows(store_ids integer[], shop_date date, shop_day integer, shop_time time)
  returns json language plpgsql stable parallel safe as $$
declare
  result json;
begin
  select coalesce(json_agg(shown), '[]') into result from (
    select s.id, s.slug, s.name, s.translations, s.phone, s.email, s.logo, s.cover, s.place[1] as lat,
      s.place[0] as lng, s.address, s.minimum_order, s.schedule_order, s.schedule_interval_minutes, s.status,
      s.active, s.vendor_id, s.free_delivery, s.delivery, s.take_away, s.reviews_section, s.veg, s.non_veg,
      s.tax, s.zone_id, s.module_id, m.type as module_type, m.name as module_name,
      m.translations as module_translations, s.self_delivery, s.per_km, s.minimum_charge, s.maximum_charge,
      s.minimum_minutes, s.maximum_minutes, s.featured, s.prescription_order, s.cutlery, s.announcement_active,
      s.announcement, s.halal, s.packaging_active, s.packaging_charge, s.business_model, s.ratings,
      s.average_rating, s.rating_count, iso_instant(s.created_at) as created_at, iso_instant(s.updated_at) as updated_at,
      (select count(*)::int from items i where i.store_id = s.id and i.active) as total_items,
      (select count(*)::int from campaign_stores cs join campaigns k on k.id = cs.campaign_id
        where cs.store_id = s.id and k.active and shop_date between k.start_date and k.end_date) as total_campaigns,
      exists (select 1 from store_schedules h
        where h.store_id = s.id and inside_opening(h.day, h.opens, h.closes, shop_day, shop_time)) as open,
      coalesce(
        (select h.opens from store_schedules h
          where h.store_id = s.id and inside_opening(h.day, h.opens, h.closes, shop_day, shop_time)
          order by h.opens limit 1),
        (select h.opens from store_schedules h where h.store_id = s.id and h.day = shop_day
          and h.opens > shop_time order by h.opens limit 1))::text as opening_time,
      (select json_agg(json_build_object('id', h.id, 'day', h.day, 'opens', h.opens, 'closes', h.closes)
          order by h.day, h.opens) from store_schedules h where h.store_id = s.id) as schedules,
      (select json_build_object('percent', d.percent, 'minimum_purchase', d.minimum_purchase,
          'maximum_discount', d.maximum_discount, 'start_date', d.start_date, 'end_date', d.end_date,
          'start_time', d.start_time, 'end_time', d.end_time)
        from store_discounts d where d.store_id = s.id and discount_runs(d, shop_date, shop_time)) as discount
    from stores s
    join modules m on m.id = s.module_id
    where s.id = any(store_ids)) as shown;
  return result;
end $$;

-- Upper categories of items in order of priority, for the chips beside a list; their items are counted up to 100.
create function upper_category_rows(item_ids integer[])
  returns json language plpgsql stable parallel safe as $$
declare
  result json;
begin
  select coalesce(json_agg(shown), '[]') into result from (
    select c.id, c.slug, c.name, c.translations, c.image, c.module_id, c.parent_id, c.priority, c.featured, c.active,
      case when c.parent_id is null
        then (select count(*)::int from (select 1 from items i where i.parent_category_id = c.id and i.active
          limit 100) as upper_items)
        else (select count(*)::int from (select 1 from items i where i.category_id = c.id and i.active
          limit 100) as lower_items) end as products_count,
      (select json_agg(json_build_object('id', k.id, 'slug', k.slug, 'name', k.name, 'translations', k.translations,
          'image', k.image) order by k.priority desc, k.id)
        from categories k where k.parent_id = c.id and k.active) as childes
    from categories c
    where c.active and c.id in (select listed.parent_category_id from items listed where listed.id = any(item_ids))
    order by c.priority desc, c.id) as shown;
  return result;
end $$;

-- Where the rows of a request may lie: its module (or every active one) in its zones, switched off ones left out. A
-- module that serves every zone is looked through everywhere.
create function served_zones(asked_zones integer[], asked_module integer)
  returns json language plpgsql stable parallel safe as $$
declare
  result json;
begin
  select coalesce(json_agg(json_build_object('moduleId', served.module_id, 'zoneId', served.zone_id)), '[]') into result from (
    select m.id as module_id, z.id as zone_id
    from modules m
    join module_zones mz on mz.module_id = m.id
    join zones z on z.id = mz.zone_id and z.active
    where m.active and m.type <> 'parcel' and (asked_module is null or m.id = asked_module)
      and (m.all_zone_service or z.id = any(asked_zones))
      and exists (
        select 1 from module_zones own join zones o on o.id = own.zone_id and o.active
        where own.module_id = m.id and own.zone_id = any(asked_zones))
    order by m.position, m.id, z.id) as served;
  return result;
end $$;
