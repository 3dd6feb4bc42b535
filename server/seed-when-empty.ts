import { sql } from "drizzle-orm";
import { modules } from "./db/schema";
import type { OpenContext } from "./open-context";

/** Fills an empty database with the seed's shop, completely or not at all. A shop that it filled before moves on to today. */
export async function seedWhenEmpty({ context }: OpenContext, say: (line: string) => void): Promise<void> {
  const { shopSeed } = context;
  if (shopSeed === null) return;
  const [row] = await context.database.select({ id: modules.id }).from(modules).limit(1);
  if (row) {
    await shopSeed.moveToToday(context);
    return;
  }
  say("Filling the demo town …");
  const started = performance.now();
  await context.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
    // Another process may have been quicker.
    await tx.execute(sql`select pg_advisory_xact_lock(7216408154)`);
    const [other] = await tx.select({ id: modules.id }).from(modules).limit(1);
    const progress = (step: string, share: number) =>
      say(`  ${String(Math.round(share * 100)).padStart(3)} % ${step}`);
    if (!other) await shopSeed.fill({ ...context, database: tx }, progress);
  });
  await context.database.execute(sql`analyze`);
  say(`Filled the demo town in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
