/** The operator signed in to the board, their stores, and the shop's formats of money and time. */
import { and, asc } from "drizzle-orm";
import type { BoardMe, BoardStore } from "@/contract/calls/board-sign-in";
import type { ServerContext } from "../../context";
import { stores } from "../../db/schema";
import { languages } from "../../locales";
import { readConfig } from "../settings/config";
import { viewWith } from "../settings/shop-view";
import { unansweredMinutes } from "../settings/unanswered-settings";
import { storesById } from "../stores/stores-by-id";
import { type Operator, reachedBy } from "./operator";

/** The stores that an operator works for, by their names in the shop's own language. */
export async function boardStores(
  context: ServerContext,
  operator: Pick<Operator, "storeIds">,
): Promise<BoardStore[]> {
  const { database } = context;
  const rows = await database
    .select({ id: stores.id, name: stores.name, busyMinutes: stores.busyMinutes })
    .from(stores)
    .where(and(reachedBy(stores.id, operator)))
    .orderBy(asc(stores.name), asc(stores.id));
  const view = viewWith(context, { language: "en" }, 2);
  const ids = rows.map(({ id }) => id);
  const shown = await storesById(database, ids, view, null);
  return rows.flatMap(({ id, name, busyMinutes }) => {
    const store = shown.get(id);
    if (!store) return [];
    return {
      id,
      slug: store.slug,
      name,
      module_type: store.module_type,
      open: store.open === 1 && store.active && store.status === 1,
      paused_until: store.paused_until ?? null,
      pause_reason: store.pause_reason ?? null,
      busy_minutes: busyMinutes,
    };
  });
}

/** GET /board/me. */
export async function boardMe(context: ServerContext, operator: Operator): Promise<BoardMe> {
  const config = await readConfig(context.database);
  const { id, name, email, role } = operator;
  return {
    operator: { id, name, email, role },
    stores: await boardStores(context, operator),
    unanswered_minutes: context.mail.isConfigured ? await unansweredMinutes(context.database) : 0,
    shop: {
      name: config.business_name,
      time_zone: context.settings.timeZone,
      currency: context.settings.currency.toUpperCase(),
      currency_symbol: config.currency_symbol,
      currency_before: config.currency_symbol_direction === "left",
      digits: config.digit_after_decimal_point,
      languages: [...languages],
    },
  };
}
