/** Whether a shopper finds anything to order: zones, kinds of shop, stores and their hours, ways to pay. */
import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { readConfig } from "../settings/config";
import { readShopRules } from "../settings/shop-rules";
import { holdsPlace } from "../zones/zones-of-place";
import { type Check, type Diagnosis, redWhereAny } from "./diagnosis";

async function named(database: Queryable, query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = rowsOf<{ id: number; name: string }>(await database.execute(query));
  return rows.map(({ id, name }) => `${id} ${name}`);
}

/** Stores `s` that are listed and not switched off by their vendor, with their module `m`. */
const sellingStores = sql`stores s join modules m on m.id = s.module_id and m.active where s.status and s.active`;

/** Checks the start of the way in. A place needs no provider: a pin in a zone is enough. */
export const checkWayIn: Check = async ({ database }) => {
  const [row] = rowsOf<{
    zones: number;
    modules: number;
    pairs: number;
    stores: number;
    items: number;
    parcels: number;
  }>(
    await database.execute(sql`select
      (select count(*)::int from zones where active) as zones,
      (select count(*)::int from modules where active) as modules,
      (select count(*)::int from module_zones mz join zones z on z.id = mz.zone_id and z.active
        join modules m on m.id = mz.module_id and m.active) as pairs,
      (select count(*)::int from modules m where m.active and m.type = 'parcel') as parcels,
      (select count(*)::int from ${sellingStores}) as stores,
      (select count(*)::int from (select 1 from items i where i.active and exists
        (select 1 from ${sellingStores} and s.id = i.store_id) limit 1) one) as items`),
  );
  const red = (title: string, mend: string): Diagnosis => ({ state: "red", title, mend });
  const found: Diagnosis[] = [];
  if (!row?.zones)
    found.push(
      red(
        "Zones: there is none, so no place can be chosen.",
        "Make a zone with its outline, and switch it on.",
      ),
    );
  if (!row?.modules)
    found.push(
      red(
        "Modules: none is on, so there is nothing to choose.",
        "Make a module, such as food, and switch it on.",
      ),
    );
  else if (row.zones > 0 && row.pairs === 0)
    found.push(
      red(
        "Modules: none is offered in any zone.",
        "Name in delivery-charges.csv which module is offered in which zone, and import it.",
      ),
    );
  if (!row?.stores && !row?.parcels)
    found.push(
      red(
        "Stores: none is listed and switched on.",
        "Import one with npm run ops -- import, listed and open.",
      ),
    );
  else if (!row.items && !row.parcels)
    found.push(red("Items: no store has one that can be bought.", "Add items, or set their active to true."));
  return found.length > 0
    ? found
    : { state: "ok", title: "Way in: a zone, a kind of shop, a store and an item are there." };
};

export const checkMaintenance: Check = async ({ database }) => {
  const { maintenance_mode: isClosed } = await readConfig(database);
  return isClosed
    ? {
        state: "red",
        title: "Maintenance: shoppers see that the shop is closed.",
        mend: "Open it: npm run ops -- config set maintenance_mode false.",
      }
    : { state: "ok", title: "Maintenance: the shop is open." };
};

/** How orders are paid, brought, and by whom they may be made. */
export const checkOrdering: Check = async ({ database, paymentGateways }) => {
  const config = await readConfig(database);
  const rules = await readShopRules(database);
  const found: Diagnosis[] = [];
  const isPayable =
    rules.cashOnDelivery || (rules.digitalPayment && paymentGateways.size > 0) || rules.offlinePayment;
  if (!isPayable)
    found.push({
      state: "red",
      title: "Payment: no order can be paid.",
      mend: "Offer one way: npm run ops -- config set cash_on_delivery true, or set up a payment service.",
    });
  else if (rules.digitalPayment && paymentGateways.size === 0)
    found.push({
      state: "yellow",
      title: "Payment: online payment is on, and no payment service is set up.",
      mend: "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or digital_payment to false.",
    });
  if (!rules.delivery && !rules.takeAway)
    found.push({
      state: "red",
      title: "Orders: neither delivery nor take-away is offered.",
      mend: "Offer one: npm run ops -- config set home_delivery_status 1.",
    });
  const { manual_login_status, otp_login_status, social_login_status } = config.centralize_login;
  if (!rules.guestCheckout && manual_login_status + otp_login_status + social_login_status === 0)
    found.push({
      state: "red",
      title: "Accounts: guests may not order, and nobody can sign in.",
      mend: "Let guests in: npm run ops -- config set guest_checkout_status 1.",
    });
  return found.length > 0 ? found : { state: "ok", title: "Orders: they can be made, paid and brought." };
};

/** Zones without a seller. A zone for parcels alone needs no store. */
export const checkZones: Check = async ({ database }) =>
  redWhereAny(
    await named(
      database,
      sql`select z.id, z.name from zones z where z.active
        and not exists (select 1 from ${sellingStores} and (s.zone_id = z.id or m.all_zone_service))
        and not exists (select 1 from module_zones mz join modules p on p.id = mz.module_id and p.active
          and p.type = 'parcel' where mz.zone_id = z.id) order by z.id`,
    ),
    {
      fine: "Zones: each has a store.",
      wrong: "Zones: these have no store, so who lives there finds nothing.",
      mend: "Add a store there, or set the zone's active to false.",
    },
  );

export const checkHours: Check = async ({ database }) =>
  redWhereAny(
    await named(
      database,
      sql`select s.id, s.name from ${sellingStores}
        and not exists (select 1 from store_schedules h where h.store_id = s.id) order by s.id`,
    ),
    {
      fine: "Hours: each store has some.",
      wrong: "Hours: these stores have none, so they never open.",
      mend: "Add a row for each day to hours.csv, and import it.",
    },
  );

export const checkStorePlaces: Check = async ({ database }) =>
  redWhereAny(
    await named(
      database,
      sql`select s.id, s.name from stores s join zones z on z.id = s.zone_id
        join modules m on m.id = s.module_id and m.active where s.status and s.active
        and not ${holdsPlace("z", { lat: sql`s.place[1]`, lng: sql`s.place[0]` })} order by s.id`,
    ),
    {
      fine: "Places: each store stands in its zone.",
      wrong: "Places: these stores stand outside of their zone, so their distances and couriers are wrong.",
      mend: "Correct the store's place (latitude and longitude may be swapped) or its zone.",
    },
  );
