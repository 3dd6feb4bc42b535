/** Everything a list needs before it reads its page, in one database call. */
import { type SQL, sql } from "drizzle-orm";
import type { ServerContext, ShopHeaders } from "../../context";
import { fixedPlan } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { digitsFrom, digitsSetting, type ShopView, viewWith } from "../settings/shop-view";
import { type ServedZone, servedZonesOf } from "../zones/served-zones";

/** Where a list looks, and how its rows are shown. */
export interface CatalogueScope<Subject = null> {
  view: ShopView;
  served: readonly ServedZone[];
  /** The subject of the list, from the query passed in; null where that found nothing. */
  subject: Subject | null;
}

/** Reads the scope of a request. `subject` is a query of one JSON value at most, such as the category of the address. */
export async function readScope<Subject = null>(
  context: ServerContext,
  shop: ShopHeaders,
  subject: SQL | null = null,
): Promise<CatalogueScope<Subject>> {
  const [row] = rowsOf<{ digits: unknown; served: ServedZone[]; subject: Subject | null }>(
    await context.database.execute(sql`
      ${fixedPlan} select ${digitsSetting} as digits, ${servedZonesOf(shop)} as served,
        ${subject === null ? sql`null::json` : sql`(${subject})`} as subject`),
  );
  return {
    view: viewWith(context, shop, digitsFrom(row?.digits)),
    served: row?.served ?? [],
    subject: row?.subject ?? null,
  };
}
