-- What a store has run out of, and when it takes no orders or needs longer. All of it ends by itself: whether it lasts is asked of
-- the clock, and no job has to come in time.

-- `sold_out_until` null: until somebody says otherwise.
alter table items
  add column sold_out boolean not null default false,
  add column sold_out_until timestamptz;
alter table item_variations
  add column sold_out boolean not null default false,
  add column sold_out_until timestamptz;
alter table add_ons
  add column sold_out boolean not null default false,
  add column sold_out_until timestamptz;

-- Options of dishes, which have no rows: named as the item's groups and labels are stored.
create table sold_out_options (
  item_id integer not null references items (id) on delete cascade,
  group_name text not null,
  label text not null,
  until timestamptz,
  primary key (item_id, group_name, label)
);

alter table stores
  add column paused_at timestamptz,
  -- Null: not paused.
  add column paused_until timestamptz,
  add column pause_reason text,
  -- Added to every arrival.
  add column busy_minutes integer not null default 0 check (busy_minutes between 0 and 180);

create function is_sold_out(marked boolean, until timestamptz, moment timestamptz) returns boolean
  language sql immutable parallel safe
  return marked and (until is null or until > moment);

-- Everything of stores that the wire shows, in no order.
create or replace function store_rows(store_ids integer[], shop_date date, shop_time time)
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
      s.average_rating, s.rating_count, s.busy_minutes, s.pause_reason,
      iso_instant(s.paused_at) as paused_at, iso_instant(s.paused_until) as paused_until, iso_instant(s.created_at) as created_at, iso_instant(s.updated_at) as updated_at,
      (select count(*)::int from items i where i.store_id = s.id and i.active) as total_items,
      (select count(*)::int from campaign_stores cs join campaigns k on k.id = cs.campaign_id
        where cs.store_id = s.id and k.active and shop_date between k.start_date and k.end_date) as total_campaigns,
      (select json_agg(json_build_object('id', h.id, 'day', h.day, 'opens', h.opens, 'closes', h.closes)
          order by h.day, h.opens) from store_schedules h where h.store_id = s.id) as schedules,
      -- Yesterday's may run over midnight.
      (select json_agg(json_build_object('id', x.id, 'date', x.date, 'opens', x.opens, 'closes', x.closes) order by x.date, x.opens)
        from store_special_days x
        where x.store_id = s.id and x.date between shop_date - 1 and shop_date + 7) as special_days,
      (select json_build_object('percent', d.percent, 'minimum_purchase', d.minimum_purchase,
          'maximum_discount', d.maximum_discount, 'start_date', d.start_date, 'end_date', d.end_date,
          'start_time', d.start_time, 'end_time', d.end_time)
        from store_discounts d where d.store_id = s.id and discount_runs(d, shop_date, shop_time)) as discount
    from stores s
    join modules m on m.id = s.module_id
    where s.id = any(store_ids)) as shown;
  return result;
end $$;

-- Everything of items that the wire shows, in no order: `items`, and the `stores`, `modules` and `categories` that these name.
-- `shop_` is what the shop's clock shows. All of it is found by ids, so that whole tables are never worth reading.
create or replace function item_rows(item_ids integer[], moment timestamptz, shop_date date, shop_time time)
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
      is_sold_out(i.sold_out, i.sold_out_until, moment) as sold_out,
      (select json_agg(json_build_object('group', o.group_name, 'label', o.label))
        from sold_out_options o where o.item_id = i.id and is_sold_out(true, o.until, moment)) as sold_out_options,
      i.veg, i.organic, i.halal, i.prescription_required, i.recommended, i.active, i.stock,
      i.maximum_cart_quantity, i.unit, i.average_rating, i.rating_count, i.generic_names, i.nutrition,
      i.allergies, i.tags, iso_instant(i.created_at) as created_at, iso_instant(i.updated_at) as updated_at,
      sale.discount as sale_discount, sale.discount_type as sale_type,
      (select json_agg(json_build_object('type', v.type, 'price', v.price,
          'stock', case when is_sold_out(v.sold_out, v.sold_out_until, moment) then 0 else v.stock end) order by v.position, v.id)
        from item_variations v where v.item_id = i.id) as variations,
      (select json_agg(json_build_object('id', a.id, 'name', a.name, 'translations', a.translations, 'price', a.price,
          'store_id', a.store_id, 'sold_out', is_sold_out(a.sold_out, a.sold_out_until, moment)) order by a.id)
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
    select s.id, s.name, s.translations, s.schedule_order, s.tax, s.active, s.halal, iso_instant(s.paused_at) as paused_at,
      iso_instant(s.paused_until) as paused_until,
      (select json_agg(json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes))
        from store_schedules h where h.store_id = s.id) as hours,
      -- Yesterday's may run over midnight.
      (select json_agg(json_build_object('id', x.id, 'date', x.date, 'opens', x.opens, 'closes', x.closes) order by x.date, x.opens)
        from store_special_days x
        where x.store_id = s.id and x.date between shop_date - 1 and shop_date + 7) as special_days,
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

-- What tells whether anything of an item that the wire shows has changed since it was read: a line an item, its id first. A row
-- that is replaced has another place (ctid) and another transaction (xmin); what an item has many of, and what depends on the
-- moment, stands there by value. To compare it costs a third of reading the rows. Whoever adds to `item_rows` adds here.
-- All of it is found by ids, so that whole tables are never worth reading.
create or replace function item_versions(item_ids integer[], moment timestamptz, shop_date date, shop_time time)
  returns text language plpgsql stable parallel safe
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  result text;
begin
  select string_agg(
      concat_ws(' ', i.id, i.ctid, i.xmin, inside_window(i.available_from, i.available_to, shop_time),
        is_sold_out(i.sold_out, i.sold_out_until, moment),
        s.ctid, s.xmin, m.ctid, m.xmin, c.ctid, c.xmin, p.ctid, p.xmin,
        coalesce(d.percent::text, '-'), coalesce(d.minimum_purchase::text, '-'), coalesce(d.maximum_discount::text, '-'),
        coalesce((select fi.discount || ' ' || fi.discount_type from flash_sale_items fi
          join flash_sales f on f.id = fi.flash_sale_id and sale_runs(f, moment)
          where fi.item_id = i.id and fi.available_stock > 0 order by f.id limit 1), '-'),
        coalesce((select bit_xor(hash_record_extended(row(h.id, h.day, h.opens, h.closes), 0))
          from store_schedules h where h.store_id = i.store_id), 0),
        coalesce((select bit_xor(hash_record_extended(row(x.id, x.date, x.opens, x.closes), 0))
          from store_special_days x where x.store_id = i.store_id and x.date between shop_date - 1 and shop_date + 7), 0),
        coalesce((select bit_xor(hash_record_extended(row(v.id, v.type, v.price, v.stock, v.position,
            is_sold_out(v.sold_out, v.sold_out_until, moment)), 0))
          from item_variations v where v.item_id = i.id), 0),
        coalesce((select bit_xor(hash_record_extended(row(a.id, a.name, a.translations, a.price, a.store_id,
            is_sold_out(a.sold_out, a.sold_out_until, moment)), 0))
          from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active where ia.item_id = i.id), 0),
        coalesce((select bit_xor(hash_record_extended(row(o.group_name, o.label), 0))
          from sold_out_options o where o.item_id = i.id and is_sold_out(true, o.until, moment)), 0)),
      E'\n')
    into result
  from items i
  join stores s on s.id = i.store_id
  join modules m on m.id = i.module_id
  join categories c on c.id = i.category_id
  join categories p on p.id = i.parent_category_id
  left join store_discounts d on d.store_id = i.store_id and discount_runs(d, shop_date, shop_time)
  where i.id = any(item_ids);
  return coalesce(result, '');
end $$;

-- Pages that show a store hear that something of it came or went; what, they ask. Equal messages of one transaction are one.
create function tell_store_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('store_changed', new.id::text);
  return null;
end $$;
create trigger store_changed after update of paused_until, pause_reason, busy_minutes, active on stores
  for each row when ((old.paused_until, old.pause_reason, old.busy_minutes, old.active)
    is distinct from (new.paused_until, new.pause_reason, new.busy_minutes, new.active))
  execute function tell_store_changed();

create function tell_store_of_row_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('store_changed', new.store_id::text);
  return null;
end $$;
create trigger item_sold_out after update of sold_out, sold_out_until, stock on items
  for each row when ((old.sold_out, old.sold_out_until, old.stock > 0) is distinct from (new.sold_out, new.sold_out_until, new.stock > 0))
  execute function tell_store_of_row_changed();
create trigger add_on_sold_out after update of sold_out, sold_out_until on add_ons
  for each row when ((old.sold_out, old.sold_out_until) is distinct from (new.sold_out, new.sold_out_until))
  execute function tell_store_of_row_changed();

create function tell_store_of_part_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('store_changed', store_id::text) from items where id = coalesce(new.item_id, old.item_id);
  return null;
end $$;
create trigger variation_sold_out after update of sold_out, sold_out_until, stock on item_variations
  for each row when ((old.sold_out, old.sold_out_until, old.stock > 0) is distinct from (new.sold_out, new.sold_out_until, new.stock > 0))
  execute function tell_store_of_part_changed();
create trigger option_sold_out after insert or update or delete on sold_out_options
  for each row execute function tell_store_of_part_changed();
