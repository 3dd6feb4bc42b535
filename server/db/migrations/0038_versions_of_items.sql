-- What tells whether anything of an item that the wire shows has changed since it was read: a line an item, its id first. A row
-- that is replaced has another place (ctid) and another transaction (xmin); what an item has many of, and what depends on the
-- moment, stands there by value. To compare it costs a third of reading the rows. Whoever adds to `item_rows` adds here.
-- All of it is found by ids, so that whole tables are never worth reading.
create function item_versions(item_ids integer[], moment timestamptz, shop_date date, shop_time time)
  returns text language plpgsql stable parallel safe
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  result text;
begin
  select string_agg(
      concat_ws(' ', i.id, i.ctid, i.xmin, inside_window(i.available_from, i.available_to, shop_time),
        s.ctid, s.xmin, m.ctid, m.xmin, c.ctid, c.xmin, p.ctid, p.xmin,
        coalesce(d.percent::text, '-'), coalesce(d.minimum_purchase::text, '-'), coalesce(d.maximum_discount::text, '-'),
        coalesce((select fi.discount || ' ' || fi.discount_type from flash_sale_items fi
          join flash_sales f on f.id = fi.flash_sale_id and sale_runs(f, moment)
          where fi.item_id = i.id and fi.available_stock > 0 order by f.id limit 1), '-'),
        coalesce((select bit_xor(hash_record_extended(row(h.id, h.day, h.opens, h.closes), 0))
          from store_schedules h where h.store_id = i.store_id), 0),
        coalesce((select bit_xor(hash_record_extended(row(v.id, v.type, v.price, v.stock, v.position), 0))
          from item_variations v where v.item_id = i.id), 0),
        coalesce((select bit_xor(hash_record_extended(row(a.id, a.name, a.translations, a.price, a.store_id), 0))
          from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active where ia.item_id = i.id), 0)),
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

alter function item_rows(integer[], timestamptz, date, integer, time) set enable_hashjoin = off;
alter function item_rows(integer[], timestamptz, date, integer, time) set enable_seqscan = off;

drop function upper_category_rows(integer[]);

-- Upper categories of items in order of priority, for the chips beside a list; their items are counted up to 100, those of
-- `full_ids` are known to be as many. Counting was most of the work.
create function upper_category_rows(item_ids integer[], full_ids integer[])
  returns json language plpgsql stable parallel safe set enable_hashjoin = off set enable_seqscan = off as $$
declare
  result json;
begin
  select coalesce(json_agg(shown), '[]') into result from (
    select c.id, c.slug, c.name, c.translations, c.image, c.module_id, c.parent_id, c.priority, c.featured, c.active,
      case when c.id = any(full_ids) then 100
        when c.parent_id is null
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
