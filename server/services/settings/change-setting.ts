import { eq, sql } from "drizzle-orm";
import type { Database } from "../../context";
import { settings } from "../../db/schema";
import { transact } from "../../db/transact";
import { StartError } from "../../errors";

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

/**
 * Changes a setting that exists. Refuses a value of another kind and an object without one of the old fields: the API
 * would return what no client expects. Throws a StartError with a sentence for the operator.
 */
export async function changeSetting(database: Database, key: string, value: unknown): Promise<void> {
  await transact(database, async (tx) => {
    const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for("update");
    if (!row) throw new StartError(`There is no setting ${key}. npm run ops -- config get lists all.`);
    const [oldKind, newKind] = [kindOf(row.value), kindOf(value)];
    if (oldKind !== newKind && oldKind !== "null" && newKind !== "null") {
      throw new StartError(`${key} is a ${oldKind}, not a ${newKind}. Nothing was changed.`);
    }
    if (oldKind === "object" && newKind === "object")
      requireFields(key, row.value as object, value as object);
    await tx.update(settings).set({ value, updatedAt: sql`now()` }).where(eq(settings.key, key));
  });
}

function requireFields(key: string, before: object, after: object): void {
  const missing = Object.keys(before).filter((name) => !(name in after));
  if (missing.length === 0) return;
  throw new StartError(`${key} needs the fields ${missing.join(", ")} too. Nothing was changed.`);
}
