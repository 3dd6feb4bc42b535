import { eq } from "drizzle-orm";
import type { Transaction } from "../../context";
import { type OrderRow, stores } from "../../db/schema";
import type { Language } from "../../locales";
import { translated } from "../translations/translated-columns";

/** Null for a parcel. */
export async function storeOf(tx: Transaction, { storeId }: OrderRow) {
  if (storeId === null) return null;
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).limit(1);
  return store ?? null;
}

/** The name of the order's store in a language; null for a parcel. */
export async function storeNameIn(tx: Transaction, order: OrderRow, language: Language) {
  const store = await storeOf(tx, order);
  return store && translated(store.name, store.translations, "name", language);
}
