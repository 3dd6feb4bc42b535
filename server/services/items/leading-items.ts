/**
 * The first rows of a search that very many items match. No index of the database holds words in the order of a list; but of the most
 * ordered items of the zone nearly always enough match to fill a page, and which these are two indexes say together.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { fixedPlan, literal } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { type RowRange, roundedUp } from "../paging/list-query";
import type { ServedZone } from "../zones/served-zones";

/** A row of a page needs at least one match among this many of the zone's most ordered items, on average. */
const itemsPerRow = 128;
const minItems = 2_048;
/** Pages that end after more rows than this are read among all matches. */
const maxRows = 128;

/** Where a zone's most ordered items end. */
interface Edge {
  order_count: number;
  id: number;
}
/** Before the least ordered item. */
const everything: Edge = { order_count: -1, id: -1 };

/** ms. An old edge is never wrong: it only lets through a few items more or fewer. */
const edgeMaxAgeMs = 60_000;
const maxEdges = 2_000;
/** One map a database; the servers of a test each have their own. */
const knownEdges = new WeakMap<object, Map<string, { edge: Edge; readAt: number }>>();

async function edgeOf(database: Queryable, { moduleId, zoneId }: ServedZone, rank: number): Promise<Edge> {
  const edges = knownEdges.get(database) ?? new Map<string, { edge: Edge; readAt: number }>();
  knownEdges.set(database, edges);
  const key = `${moduleId}.${zoneId}.${rank}`;
  const known = edges.get(key);
  const age = known ? Date.now() - known.readAt : 0;
  if (known && age >= 0 && age <= edgeMaxAgeMs) return known.edge;
  const [edge = everything] = rowsOf<Edge>(
    await database.execute(sql`${fixedPlan}
      select i.order_count, i.id from items i
      where i.active and i.module_id = ${moduleId} and i.zone_id = ${zoneId}
      order by i.order_count desc, i.id desc limit 1 offset ${rank}`),
  );
  if (edges.size >= maxEdges) edges.clear();
  edges.set(key, { edge, readAt: Date.now() });
  return edge;
}

/**
 * The query for the ids of some rows of items `i`, the most ordered first, read among the zone's most ordered items only: fewer than
 * `limit` where these hold too few. Null for a page far on. `conditions` have to be all that an item of the list fulfils.
 */
export async function leadingItems(
  database: Queryable,
  zone: ServedZone,
  conditions: readonly SQL[],
  { limit, skipped }: RowRange,
): Promise<SQL | null> {
  const rows = limit + skipped;
  if (rows > maxRows) return null;
  // In steps, so that pages share their edges.
  const rank = 2 ** Math.ceil(Math.log2(Math.max(minItems, itemsPerRow * rows)));
  const edge = await edgeOf(database, zone, rank);
  // The id belongs to the edge: most items of a new shop have never been ordered.
  return sql`select id from (
      select i.id from items i
      where i.module_id = ${zone.moduleId} and i.zone_id = ${zone.zoneId}
        and (i.order_count, i.id) > (${edge.order_count}::int, ${edge.id}::int)
        and ${sql.join([...conditions], sql` and `)}
      order by i.order_count desc, i.id desc limit ${literal(roundedUp(rows))}) as ordered
    limit ${limit} offset ${skipped}`;
}
