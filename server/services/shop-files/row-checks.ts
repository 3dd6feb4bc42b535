/** Checks that need more than one row, as SQL over the rows that were written. */
import { itemIdSql } from "./kinds/items";

/** A check that needs more than one row. */
interface Check {
  kind: string;
  /** Other kinds without whose file the check has nothing to look at are none: the database has their rows. */
  column: string;
  severity: "error" | "warning";
  /** SQL that selects `line`, `value` and `message` of rows of `{waiting}`. */
  select: string;
}

/** SQL of the zones whose border is one ring, as shapes of the database's own. */
const shapes = `select z.key, (select ('(' || string_agg('(' || (c.value ->> 0) || ',' || (c.value ->> 1) || ')', ',' order by c.ordinality) || ')')::polygon
    from jsonb_array_elements(z.outline -> 0 -> 0) with ordinality c) as border
  from zones z where jsonb_array_length(z.outline) = 1 and jsonb_array_length(z.outline -> 0) = 1 offset 0`;

const checks: readonly Check[] = [
  {
    kind: "special-days",
    column: "opens, closes",
    severity: "error",
    select: `select r.line, coalesce(r.opens, r.closes)::text as value,
        case when r.opens is null then 'has a time to close and none to open.' else 'has a time to open and none to close.' end as message
      from {waiting} r where (r.opens is null) <> (r.closes is null)`,
  },
  {
    kind: "special-days",
    column: "opens, closes",
    severity: "error",
    select: `select r.line, r.date::text as value, 'is closed in this row and open in another.' as message from {waiting} r
      where r.opens is null and exists (
        select 1 from {waiting} o where o.store = r.store and o.date = r.date and o.opens is not null)`,
  },
  {
    kind: "zones",
    column: "outline",
    severity: "error",
    select: `select r.line, null as value, p.problem as message from {waiting} r join zones t on t.key = r.zone,
      lateral (select 'the border ' || outline_problem(t.outline) as problem) p where p.problem is not null`,
  },
  {
    kind: "stores",
    column: "latitude, longitude",
    severity: "error",
    select: `select r.line, r.latitude || ', ' || r.longitude as value,
      case when z.swapped then 'lies outside of its zone ' || r.zone || ', and would lie in it with the two swapped.'
        else 'lies outside of its zone ' || r.zone || '.' end as message
      from {waiting} r join lateral (
        select not outline_holds(o.outline, r.longitude, r.latitude) as outside,
          abs(r.longitude) <= 90 and outline_holds(o.outline, r.latitude, r.longitude) as swapped from zones o where o.key = r.zone) z on true
        left join (${shapes}) shape on shape.key = r.zone
      where r.latitude is not null and r.longitude is not null and r.zone is not null
        -- A shape of the database's own is a hundred times as fast and says the same of all but the border.
        and not coalesce(shape.border @> point(r.longitude, r.latitude), false) and z.outside`,
  },
  {
    kind: "stores",
    column: "zone",
    severity: "error",
    select: `select r.line, r.zone as value, 'is not served by the module ' || m.slug || ': delivery-charges has no row for the two.' as message
      from {waiting} r join stores t on t.slug = r.store join modules m on m.id = t.module_id
      where m.type <> 'parcel' and not m.all_zone_service
        and not exists (select 1 from module_zones z where z.module_id = t.module_id and z.zone_id = t.zone_id)`,
  },
  {
    kind: "stores",
    column: "store",
    severity: "warning",
    select: `select r.line, r.store as value, 'has no hours: it is closed every day.' as message from {waiting} r
      join stores t on t.slug = r.store where not exists (select 1 from store_schedules h where h.store_id = t.id)`,
  },
  {
    kind: "categories",
    column: "parent",
    severity: "error",
    select: `select r.line, p.slug as value, case when p.id = t.id then 'is the category itself.'
        when p.module_id <> t.module_id then 'belongs to another module.'
        else 'has a category above itself: there are two levels.' end as message
      from {waiting} r join categories t on t.slug = r.category join categories p on p.id = t.parent_id
      where p.id = t.id or p.module_id <> t.module_id or p.parent_id is not null`,
  },
  ...(["category", "brand", "condition"] as const).map(
    (column): Check => ({
      kind: "items",
      column,
      severity: "error",
      select: `select r.line, c.slug as value, 'belongs to another module than the store ' || s.slug || '.' as message
        from {waiting} r join stores s on s.slug = r.store join items t on t.store_id = s.id and t.sku = r.sku
        join ${column === "category" ? "categories" : `${column}s`} c on c.id = t.${column}_id where c.module_id <> s.module_id`,
    }),
  ),
  {
    kind: "items",
    column: "slug",
    severity: "error",
    select: `select line, slug as value, 'is the slug of another row, too.' as message from (
      select r.line, r.slug, count(*) over (partition by r.slug) as many from {waiting} r where r.slug is not null) as slugs where many > 1`,
  },
  {
    kind: "variations",
    column: "value_1",
    severity: "error",
    select: `select line, name as value, 'is the name of another combination of this item, too.' as message from (
      select r.line, concat_ws('-', r.value_1, r.value_2, r.value_3) as name,
        row_number() over (partition by r.item, concat_ws('-', r.value_1, r.value_2, r.value_3) order by r.line) as place
      from {waiting} r) as names where place > 1`,
  },
  {
    kind: "options",
    column: "at_most",
    severity: "error",
    select: `select r.line, r.at_least || ' to ' || r.at_most as value, case
        when r.at_least > r.at_most then 'is no span: at_least is more than at_most.'
        else 'cannot be chosen: the group has only ' || g.many || ' options.' end as message
      from {waiting} r join (select item, "group", count(*) as many, min(line) as first from {waiting} group by item, "group") g
        on g.item = r.item and g."group" = r."group" and g.first = r.line
      where r.choose = 'several' and (r.at_least > r.at_most or r.at_least > g.many)`,
  },
  ...["coupons", "store-discounts", "campaigns", "item-campaigns", "cashback"].map(
    (kind): Check => ({
      kind,
      column: "to_day",
      severity: "error",
      select: `select r.line, r.to_day::text as value, 'is before from_day.' as message from {waiting} r where r.to_day < r.from_day`,
    }),
  ),
  {
    kind: "flash-sales",
    column: "ends",
    severity: "error",
    select: `select r.line, null as value, 'is not after starts.' as message from {waiting} r where r.ends <= r.starts`,
  },
  {
    kind: "flash-sale-items",
    column: "item",
    severity: "error",
    select: `select r.line, r.item as value, 'belongs to another module than the sale.' as message
      from {waiting} r join flash_sales f on f.key = r.flash_sale join items i on i.id = ${itemIdSql("r")} where i.module_id <> f.module_id`,
  },
  {
    kind: "coupons",
    column: "store",
    severity: "error",
    select: `select r.line, null as value, 'is missing: a coupon of the kind store_wise names its store.' as message
      from {waiting} r where r.kind = 'store_wise' and r.store is null`,
  },
  {
    kind: "coupons",
    column: "discount",
    severity: "error",
    select: `select r.line, null as value, 'is missing: only a coupon of the kind free_delivery takes nothing off.' as message
      from {waiting} r where r.kind <> 'free_delivery' and coalesce((r.discount ->> 'percent')::bigint, (r.discount ->> 'amount')::bigint, 0) = 0`,
  },
  {
    kind: "banners",
    column: "opens",
    severity: "error",
    select: `select r.line, r.opens as value, 'needs the column ' || r.opens || '.' as message from {waiting} r
      where (r.opens = 'store' and r.store is null) or (r.opens = 'item' and r.item is null)`,
  },
];

/** Zones of which one lies over the other without holding it: shoppers there are in two. */
const overlaps = `select r.line, r.zone as value,
    'lies over the border of ' || o.key || ': who lives in both is served by the smaller.' as message
  from {waiting} r join zones t on t.key = r.zone
    join zones o on o.id <> t.id and o.bounds && t.bounds and o.square_meters >= t.square_meters,
    lateral (select jsonb_agg(c.value) as corners, avg((c.value ->> 0)::float8) as x, avg((c.value ->> 1)::float8) as y
      from jsonb_array_elements(t.outline -> 0 -> 0) c) ring,
    -- A little inside of the corners: zones that share a border only touch.
    lateral (select bool_or(inside) and not bool_and(inside) as is_over from (
      select outline_holds(o.outline, (c ->> 0)::float8 * 0.999 + ring.x * 0.001, (c ->> 1)::float8 * 0.999 + ring.y * 0.001) as inside
      from jsonb_array_elements(ring.corners) c) as corners) over_it
  where over_it.is_over`;

export const rowChecks: readonly Check[] = [
  ...checks,
  { kind: "zones", column: "outline", severity: "warning", select: overlaps },
];
