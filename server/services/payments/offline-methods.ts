/** Ways of paying outside of the app, as the operator keeps them. */
import { asc, eq } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { offlinePaymentMethods } from "../../db/schema";
import { localText } from "./records/offline-payments-of-order";
import { readableMethod } from "./records/readable-method";

/** A method as an operator writes it: JSON as in a column of the table. */
export type NewOfflineMethod = Omit<typeof offlinePaymentMethods.$inferInsert, "id" | "active">;

export async function addOfflineMethod(
  { database }: Pick<ServerContext, "database">,
  method: NewOfflineMethod,
): Promise<number> {
  const [added] = await database
    .insert(offlinePaymentMethods)
    .values(method)
    .returning({ id: offlinePaymentMethods.id });
  if (!added) throw new Error("A method was not written.");
  return added.id;
}

/** Offers a method, or offers it no longer. False when there is none of that id. */
export async function offerOfflineMethod(
  { database }: Pick<ServerContext, "database">,
  id: number,
  active: boolean,
): Promise<boolean> {
  const changed = await database
    .update(offlinePaymentMethods)
    .set({ active })
    .where(eq(offlinePaymentMethods.id, id))
    .returning({ id: offlinePaymentMethods.id });
  return changed.length > 0;
}

/** Every method with whether it is offered. */
export async function listAllOfflineMethods({ database }: Pick<ServerContext, "database">) {
  const rows = await database.select().from(offlinePaymentMethods).orderBy(asc(offlinePaymentMethods.id));
  return rows.map(readableMethod).map(({ id, name, active, fields }) => ({
    id,
    name: localText(name, "en"),
    active,
    fields: fields.map(({ key, required }) => `${key}${required ? "" : " (optional)"}`),
  }));
}
