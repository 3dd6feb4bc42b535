-- Keys of the operator's own, by which files name what the shop has: a record that is written down again is the same record,
-- whatever its number. What has no key yet gets one of its slug or number.

alter table items add column sku text, add column barcode text;
update items set sku = slug;
alter table item_variations add column sku text, add column barcode text;
alter table add_ons add column key text;
update add_ons set key = 'add-on-' || id;
alter table banners add column key text;
update banners set key = 'banner-' || id;

create function key_of_its_own() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'items' then
    new.sku := coalesce(new.sku, new.slug);
  else
    new.key := coalesce(new.key, tg_argv[0] || new.id);
  end if;
  return new;
end $$;

create trigger items_sku before insert on items for each row when (new.sku is null) execute function key_of_its_own();
create trigger add_ons_key before insert on add_ons for each row when (new.key is null) execute function key_of_its_own('add-on-');
create trigger banners_key before insert on banners for each row when (new.key is null) execute function key_of_its_own('banner-');

create unique index items_store_sku on items (store_id, sku);
create unique index add_ons_store_key on add_ons (store_id, key);
create unique index banners_key_once on banners (key);
create index items_barcode on items (barcode) where barcode is not null;

-- Translations with those of a file laid over them: null takes a text away, and a language without texts goes.
create function merged_translations(stored jsonb, written jsonb) returns jsonb
  language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(language, texts) filter (where texts <> '{}'), '{}') from (
    select k.language, jsonb_strip_nulls(coalesce(stored -> k.language, '{}') || coalesce(written -> k.language, '{}')) as texts
    from (select jsonb_object_keys(stored) union select jsonb_object_keys(written)) as k (language)) as each_language
$$;

-- Translations by the names that the table's columns have, from those that the fields of a file have.
create function renamed_translations(written jsonb, names jsonb) returns jsonb
  language sql immutable parallel safe as $$
  select case when written = '{}' or names = '{}' then written else (
    select jsonb_object_agg(l.key, (select jsonb_object_agg(coalesce(names ->> t.key, t.key), t.value) from jsonb_each(l.value) as t))
    from jsonb_each(written) as l) end
$$;
