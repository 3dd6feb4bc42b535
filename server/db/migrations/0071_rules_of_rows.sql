-- What a row of the catalogue cannot mean is refused here too, whoever writes it. Rows from before stay: a rule that some of them
-- break holds for what is written from now on, and `doctor` names them. Dates in the wrong order are not among the rules: an import
-- names their lines once all is written.

-- What can only be meant one way is mended.
update items i set module_id = s.module_id, zone_id = s.zone_id from stores s
  where s.id = i.store_id and (i.module_id, i.zone_id) is distinct from (s.module_id, s.zone_id);
update store_schedules set opens = least(opens, '23:59:59'), closes = least(closes, '23:59:59') where '24:00' in (opens, closes);
update items set available_from = least(available_from, '23:59:59'), available_to = least(available_to, '23:59:59')
  where '24:00' in (available_from, available_to);
update store_discounts set start_time = least(start_time, '23:59:59'), end_time = least(end_time, '23:59:59')
  where '24:00' in (start_time, end_time);
update item_campaigns set start_time = least(start_time, '23:59:59'), end_time = least(end_time, '23:59:59')
  where '24:00' in (start_time, end_time);
update campaigns set start_time = least(start_time, '23:59:59'), end_time = least(end_time, '23:59:59')
  where '24:00' in (start_time, end_time);

-- Texts in other languages: an object by language, of objects by name.
create function are_translations(translations jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(translations) = 'object' and not jsonb_path_exists(translations, '$.* ? (@.type() != "object")');

create function are_texts(texts jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(texts) = 'array' and not jsonb_path_exists(texts, '$[*] ? (@.type() != "string")');

create function are_option_groups(groups jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(groups) = 'array' and not jsonb_path_exists(groups, '$[*] ? (!(@.name.type() == "string"
      && (@.type == "single" || @.type == "multi") && @.required.type() == "boolean"
      && @.min.type() == "number" && @.min >= 0 && @.max.type() == "number" && @.max >= 0
      && @.values.type() == "array" && @.values.size() > 0))')
    and not jsonb_path_exists(groups, '$[*].values[*] ? (!(@.label.type() == "string" && @.price.type() == "number" && @.price >= 0))');

create function are_choices(choices jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(choices) = 'array' and not jsonb_path_exists(choices, '$[*] ? (!(@.name.type() == "string"
    && @.title.type() == "string" && @.options.type() == "array" && @.options.size() > 0))')
    and not jsonb_path_exists(choices, '$[*].options[*] ? (@.type() != "string")');

create unique index stores_with_module_and_zone on stores (id, module_id, zone_id);

set constraints all immediate;

do $$
declare
  rule record;
begin
  for rule in
    select t as of, t || '_translations_rule' as name, 'check (are_translations(translations))' as definition
      from unnest(array['zones', 'modules', 'categories', 'brands', 'conditions', 'stores', 'add_ons', 'items', 'coupons', 'banners',
        'campaigns', 'item_campaigns', 'flash_sales', 'cashback_offers', 'advertisements', 'section_banners']) as t
    union all
    select t, t || '_percent_rule', 'check (discount_type <> ''percent'' or discount <= 10000)'
      from unnest(array['items', 'item_campaigns', 'flash_sale_items', 'coupons']) as t
    union all
    select t, t || '_times_rule', format('check (%1$I < ''24:00'' and %2$I < ''24:00'')', a, b)
      from (values ('store_schedules', 'opens', 'closes'), ('items', 'available_from', 'available_to'),
        ('store_discounts', 'start_time', 'end_time'), ('item_campaigns', 'start_time', 'end_time'),
        ('campaigns', 'start_time', 'end_time')) as times (t, a, b)
    union all
    select t, t || '_' || what || '_rule', 'check (' || rule_of || ')' from (values
      ('zones', 'surcharge', 'increased_fee between 0 and 10000'),
      ('modules', 'type', 'type in (''food'', ''grocery'', ''pharmacy'', ''ecommerce'', ''parcel'')'),
      ('module_zones', 'charge_type', 'charge_type in (''distance'', ''fixed'')'),
      ('module_zones', 'charges', 'least(per_km, minimum_charge, maximum_charge, fixed_charge, maximum_cash_order) >= 0'),
      ('stores', 'place', 'place[0] between -180 and 180 and place[1] between -90 and 90'),
      ('stores', 'charges', 'least(per_km, minimum_charge, maximum_charge) >= 0'),
      ('stores', 'minutes', 'least(minimum_minutes, maximum_minutes) >= 0 and schedule_interval_minutes > 0'),
      ('items', 'option_groups', 'are_option_groups(option_groups)'),
      ('items', 'choices', 'are_choices(choices)'),
      ('items', 'texts', 'are_texts(images) and are_texts(generic_names) and are_texts(nutrition) and are_texts(allergies) and are_texts(tags)'),
      ('item_variations', 'type', 'type <> '''''),
      ('flash_sales', 'shares', 'admin_share between 0 and 10000 and vendor_share between 0 and 10000'),
      ('flash_sale_items', 'discount', 'discount >= 0'),
      ('coupons', 'type', 'type in (''default'', ''store_wise'', ''zone_wise'', ''free_delivery'', ''first_order'')'),
      ('coupons', 'amounts', 'least(minimum_purchase, maximum_discount, limit_per_customer) >= 0'),
      ('coupons', 'zones', 'jsonb_typeof(zone_ids) = ''array'' and not jsonb_path_exists(zone_ids, ''$[*] ? (@.type() != "number")'')'),
      ('banners', 'type', 'type in (''default'', ''store_wise'', ''item_wise'')'),
      ('advertisements', 'type', 'type in (''store_promotion'', ''video_promotion'')'),
      ('vehicle_bands', 'amounts', 'least(from_meters, extra_charge) >= 0')) as others (t, what, rule_of)
    union all
    -- Lists find items by copies of their store's module and zone: they follow it, and are never another's.
    select 'items', 'items_store_rule', 'foreign key (store_id, module_id, zone_id)
      references stores (id, module_id, zone_id) on update cascade'
  loop
    execute format('alter table %I add constraint %I %s not valid', rule.of, rule.name, rule.definition);
    begin
      execute format('alter table %I validate constraint %I', rule.of, rule.name);
    exception when check_violation or foreign_key_violation then
      raise notice '% has rows from before that break %', rule.of, rule.name;
    end;
  end loop;
end $$;
