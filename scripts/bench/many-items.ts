/**
 * Many items for measuring, ten thousand to a million: the demo town's own rows, copied into 20 zones of very different
 * size (the n-th zone gets 1/n of what the first one has). Written as SQL, so that both databases get exactly the same.
 */
import { skewedShares } from "./statistics";

export interface ShopSize {
  zones: number;
  stores: number;
  items: number;
}

export const ITEMS_10K: ShopSize = { zones: 20, stores: 600, items: 10_000 };
export const ITEMS_100K: ShopSize = { zones: 20, stores: 2_000, items: 100_000 };
export const ITEMS_1M: ShopSize = { zones: 20, stores: 8_000, items: 1_000_000 };

/** A store of the town has so many items at least. */
const FEWEST_ITEMS = 8;
/** Names end in a number below this, so that the dictionary of words does not grow with the shop as no real one does. */
const NUMBERS = 10_000;

/** Ids of generated rows begin here; the demo's are far below. */
export const FIRST_STORE = 100_001;
const FIRST_ITEM = 1_000_001;

/** Degrees; zones stand side by side, far from the town. */
const ORIGIN = { lng: 20, lat: 45 };
const ZONE_STEP = 0.2;
const ZONE_SIZE = 0.1;

/** A point well inside the n-th generated zone (from 0). */
export const pointInZone = (zone: number) => ({
  lat: ORIGIN.lat + ZONE_SIZE / 2,
  lng: ORIGIN.lng + zone * ZONE_STEP + ZONE_SIZE / 2,
});

/** Statements in the order in which they are to be run, each on its own. */
export function manyItemsStatements(size: ShopSize = ITEMS_10K): string[] {
  const rounds = Math.ceil(size.items / (size.stores * FEWEST_ITEMS));
  const zoneOfStore = skewedShares(size.stores, size.zones).flatMap((count, zone) =>
    Array.from({ length: count }, () => zone),
  );
  const corner = (zone: string, lng: number, lat: number) =>
    `jsonb_build_array(${ORIGIN.lng} + ${ZONE_STEP} * ${zone} + ${lng}, ${ORIGIN.lat + lat})`;
  const square = [
    [0, 0],
    [ZONE_SIZE, 0],
    [ZONE_SIZE, ZONE_SIZE],
    [0, ZONE_SIZE],
  ] as const;
  return [
    `insert into zones (key, name, outline, square_meters)
      select 'measured-' || z, 'Measured zone ' || (z + 1),
        jsonb_build_array(jsonb_build_array(jsonb_build_array(${square.map(([lng, lat]) => corner("z", lng, lat)).join(", ")}))),
        87000000
      from generate_series(0, ${size.zones - 1}) as z`,
    `insert into module_zones (zone_id, module_id, per_km, minimum_charge, maximum_charge, charge_type)
      select z.id, m.id, 70, 200, 900, 'distance' from zones z cross join modules m where z.key like 'measured-%'`,
    `create table measured_stores as
      select ${FIRST_STORE} - 1 + a.n as id, t.id as template, z.id as zone_id, a.n, a.zone
      from unnest(array[${zoneOfStore.join(",")}]) with ordinality as a (zone, n)
      join zones z on z.key = 'measured-' || a.zone
      join (select s.id, row_number() over (order by s.id) as place, count(*) over () as many from stores s
        where s.status and exists (select 1 from items i where i.store_id = s.id)) as t
        on t.place = 1 + (a.n * 7) % t.many`,
    `insert into stores select r.* from measured_stores m join stores t on t.id = m.template
      cross join lateral jsonb_populate_record(t, jsonb_build_object(
        'id', m.id, 'slug', 'measured-' || m.n, 'name', t.name || ' ' || m.n, 'zone_id', m.zone_id,
        'place', format('(%s,%s)', ${ORIGIN.lng} + ${ZONE_STEP} * m.zone + ${ZONE_SIZE} * ((m.n * 37) % 97) / 97.0,
          ${ORIGIN.lat} + ${ZONE_SIZE} * ((m.n * 53) % 89) / 89.0),
        'order_count', (m.n * 7919) % 4000, 'average_rating', 3 + ((m.n * 31) % 20) / 10.0)) as r`,
    `insert into store_schedules (store_id, day, opens, closes)
      select m.id, s.day, s.opens, s.closes from measured_stores m join store_schedules s on s.store_id = m.template`,
    `create table measured_items as
      select ${FIRST_ITEM} - 1 + row_number() over (order by copy.round, m.n, i.id) as id, i.id as template,
        m.id as store_id, m.zone_id, row_number() over (order by copy.round, m.n, i.id) as n
      from measured_stores m join items i on i.store_id = m.template and i.active
      cross join generate_series(1, ${rounds}) as copy (round)
      order by copy.round, m.n, i.id limit ${size.items}`,
    // A million rows are put into the dictionary at once, below, instead of one by one.
    "alter table items disable trigger items_words",
    `insert into items select r.* from measured_items m join items t on t.id = m.template
      cross join lateral jsonb_populate_record(t, jsonb_build_object(
        'id', m.id, 'slug', 'measured-' || m.n, 'sku', null, 'name', t.name || ' ' || m.n % ${NUMBERS}, 'store_id', m.store_id,
        'zone_id', m.zone_id, 'order_count', (m.n * 7919) % 5000, 'average_rating', 2.5 + ((m.n * 31) % 25) / 10.0,
        'rating_count', (m.n * 13) % 300, 'price', t.price + (m.n * 17) % 300,
        'created_at', now() - make_interval(mins => m.n::int))) as r`,
    `insert into item_variations (item_id, type, price, stock, position)
      select m.id, v.type, v.price, v.stock, v.position from measured_items m
      join item_variations v on v.item_id = m.template`,
    `insert into item_add_ons (item_id, add_on_id)
      select m.id, a.add_on_id from measured_items m join item_add_ons a on a.item_id = m.template`,
    `insert into search_words (module_id, word, field, spelling)
      select distinct names.module_id, w.word, ':', w.word
      from (select distinct i.module_id, i.name from measured_items m join items i on i.id = m.id) as names,
        unnest(search_words_in(names.name)) as w (word) on conflict do nothing`,
    "alter table items enable trigger items_words",
    "drop table measured_items",
    "drop table measured_stores",
    "analyze",
  ];
}
