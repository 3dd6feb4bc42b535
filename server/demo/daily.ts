/** The demo is never over: once a day everything dated moves along with the calendar. */
import { sql } from "drizzle-orm";
import { shopTime } from "@/domain/availability";
import type { ServerContext } from "../context";
import { transact } from "../db/retry";
import type { JobDefinition } from "../jobs/queue";
import { readSetting, writeSetting } from "../services/catalogue/settings-rows";
import { demoDayKey } from "./seed/seed-settings";

const dayMs = 86_400_000;

/** Tables of the demo with a first and a last day. */
const dated = [
  ["campaigns", "start_date", "end_date"],
  ["item_campaigns", "start_date", "end_date"],
  ["advertisements", "start_date", "end_date"],
  ["store_discounts", "start_date", "end_date"],
  ["coupons", "start_date", "expire_date"],
] as const;

/**
 * Moves campaigns, flash sales, advertisements, coupons and store discounts on by the days that have passed since the
 * last time; answers how many. Without the demo's own mark nothing is touched.
 */
export function moveDemoAlong(
  context: Pick<ServerContext, "database" | "clock" | "settings">,
): Promise<number> {
  const today = shopTime(context.clock.now(), context.settings.timeZone).date;
  return transact(context.database, async (tx) => {
    // Two processes at the same time would move everything twice.
    await tx.execute(sql`select 1 from settings where key = ${demoDayKey} for update`);
    const last = await readSetting(tx, demoDayKey);
    if (typeof last !== "string") return 0;
    const days = Math.round((Date.parse(today) - Date.parse(last)) / dayMs);
    if (!Number.isFinite(days) || days <= 0) return 0;
    for (const [table, first, end] of dated) {
      const [name, from, to] = [sql.raw(table), sql.raw(first), sql.raw(end)];
      await tx.execute(sql`update ${name} set ${from} = ${from} + ${days}::int, ${to} = ${to} + ${days}::int`);
    }
    await tx.execute(sql`
      update flash_sales set starts_at = starts_at + make_interval(days => ${days}::int),
        ends_at = ends_at + make_interval(days => ${days}::int)`);
    // Yesterday's rush is over: the pieces of the sale are there again, in the share that was sold at first.
    await tx.execute(sql`update flash_sale_items set available_stock = stock - sold where available_stock < stock - sold`);
    await writeSetting(tx, demoDayKey, today);
    return days;
  });
}

/** Shortly after midnight on the shop's clock. */
export const demoDailyJob: JobDefinition = {
  name: "demo-daily",
  cron: "3 0 * * *",
  run: async (context) => {
    await moveDemoAlong(context);
  },
};
