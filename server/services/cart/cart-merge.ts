import { and, asc, eq, inArray } from "drizzle-orm";
import { lineKey, type MergeableLine, mergeGuestCart } from "@/domain/cart-lines";
import { countsStock } from "@/domain/quantity-limits";
import type { Language, Transaction } from "../../context";
import { cartLines, items, itemVariations, modules } from "../../db/schema";
import { type CartRow, identityOfLine } from "./read-cart";

type Row = MergeableLine & { row: CartRow };

const asMergeable = (row: CartRow): Row => ({
  ...identityOfLine(row),
  storeId: row.storeId,
  quantity: row.quantity,
  row,
});

/** The largest quantity that an equal line may have after the merge; both were within limits when they were added. */
async function limitOf(tx: Transaction, row: CartRow, countsStock: boolean): Promise<number> {
  const [item] = await tx.select().from(items).where(eq(items.id, row.itemId)).limit(1);
  if (!item) return row.quantity;
  const type = row.variation.flatMap((entry) => ("values" in entry ? [] : [entry.type]))[0];
  let stock = item.stock;
  if (type !== undefined) {
    const [combination] = await tx
      .select({ stock: itemVariations.stock })
      .from(itemVariations)
      .where(and(eq(itemVariations.itemId, row.itemId), eq(itemVariations.type, type)))
      .limit(1);
    stock = combination?.stock ?? 0;
  }
  const max = item.maximumCartQuantity || Number.POSITIVE_INFINITY;
  return Math.max(1, Math.min(max, countsStock ? stock : Number.POSITIVE_INFINITY));
}

/**
 * Moves a guest's cart into a customer's, module by module, by the contract's merge: same store, both stay and equal
 * lines once at the larger quantity within limits; another store, only the guest's stay. Returns the lines removed.
 */
export async function mergeGuestCarts(
  tx: Transaction,
  input: { guestId: number; customerId: number; language: Language; now: Date },
): Promise<{ item_id: number; name: string }[]> {
  const { guestId, customerId, now } = input;
  const rows = await tx
    .select()
    .from(cartLines)
    .where(eq(cartLines.guestId, guestId))
    .orderBy(asc(cartLines.id))
    .for("update");
  if (rows.length === 0) return [];
  const own = await tx
    .select()
    .from(cartLines)
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.id))
    .for("update");
  const removed: CartRow[] = [];
  for (const moduleId of new Set(rows.map((row) => row.moduleId))) {
    const guest = rows.filter((row) => row.moduleId === moduleId).map(asMergeable);
    const customer = own.filter((row) => row.moduleId === moduleId).map(asMergeable);
    const merged = mergeGuestCart(guest, customer);
    removed.push(...merged.removed.map((line) => line.row));
    for (const line of merged.kept) {
      const twin = guest.find((other) => lineKey(other) === lineKey(line));
      if (line.row.customerId === null || !twin) continue;
      const limit = await limitOf(tx, line.row, await moduleCountsStock(tx, line.row.itemId));
      await tx
        .update(cartLines)
        .set({ quantity: Math.min(line.quantity, Math.max(limit, 1)), updatedAt: now })
        .where(eq(cartLines.id, line.row.id));
      await tx.delete(cartLines).where(eq(cartLines.id, twin.row.id));
    }
  }
  if (removed.length > 0) {
    await tx.delete(cartLines).where(
      inArray(
        cartLines.id,
        removed.map((row) => row.id),
      ),
    );
  }
  await tx
    .update(cartLines)
    .set({ customerId, guestId: null, updatedAt: now })
    .where(eq(cartLines.guestId, guestId));
  return namesOf(tx, removed, input.language);
}

async function moduleCountsStock(tx: Transaction, itemId: number): Promise<boolean> {
  const [row] = await tx
    .select({ type: modules.type })
    .from(items)
    .innerJoin(modules, eq(modules.id, items.moduleId))
    .where(eq(items.id, itemId))
    .limit(1);
  return row ? countsStock(row.type as Parameters<typeof countsStock>[0]) : false;
}

async function namesOf(tx: Transaction, rows: readonly CartRow[], language: Language) {
  if (rows.length === 0) return [];
  const named = await tx
    .select({ id: items.id, name: items.name, translations: items.translations })
    .from(items)
    .where(
      inArray(
        items.id,
        rows.map((row) => row.itemId),
      ),
    );
  return rows.map((row) => {
    const item = named.find((candidate) => candidate.id === row.itemId);
    return { item_id: row.itemId, name: item?.translations[language]?.name ?? item?.name ?? "" };
  });
}
