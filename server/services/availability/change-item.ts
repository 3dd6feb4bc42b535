import { and, eq, sql } from "drizzle-orm";
import type { BoardItemRequest } from "@/contract/calls/board-items";
import { toMajor, toMinor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { items, itemVariations } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { type Operator, reachedBy } from "../operators/operator";
import { refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";

/** An exact amount that the column holds; smallest units. */
function readPrice(price: number, digits: number): number {
  const minor = toMinor(price, digits);
  if (minor < 0 || minor > 1_000_000_000 || toMajor(minor, digits) !== price) throw refuse("board_price");
  return minor;
}

/**
 * PUT /board/items/{id}: another price or stock of an item of the operator's stores, or of one of its variations. New stock ends
 * "sold out". 404 for any other item.
 */
export async function changeItem(
  tx: Transaction,
  { clock }: Pick<ServerContext, "clock">,
  operator: Operator,
  { itemId, variation_id: variationId, price, stock }: BoardItemRequest & { itemId: number },
): Promise<void> {
  const [item] = await tx
    .select()
    .from(items)
    .where(and(eq(items.id, itemId), reachedBy(items.storeId, operator)))
    .for("update");
  if (!item) throw refuse("board_item_unknown");
  const digits = await readDigits(tx);
  const now = clock.now();
  const change = {
    ...(price === undefined ? {} : { price: readPrice(price, digits) }),
    ...(stock === undefined ? {} : { stock }),
    ...(stock !== undefined && stock > 0 ? { soldOut: false, soldOutUntil: null } : {}),
  };
  const variations = await tx.select().from(itemVariations).where(eq(itemVariations.itemId, itemId));
  const variation = variations.find(({ id }) => id === variationId);
  if (variationId !== undefined && !variation) throw refuse("board_part_unknown");
  if (!variation && stock !== undefined && variations.length > 0) throw refuse("board_stock");
  if (Object.keys(change).length === 0) return;
  if (variation) {
    await tx.update(itemVariations).set(change).where(eq(itemVariations.id, variation.id));
    await tx.update(items).set({ updatedAt: now }).where(eq(items.id, itemId));
  } else
    await tx
      .update(items)
      .set({ ...change, updatedAt: now })
      .where(eq(items.id, itemId));
  const before = variation ?? item;
  await tx.execute(sql`select pg_notify('store_changed', ${String(item.storeId)})`);
  await writeAudit(tx, {
    now,
    operator,
    action: "item_changed",
    storeId: item.storeId,
    itemId,
    before: { price: toMajor(before.price, digits), stock: before.stock },
    after: {
      ...(variation ? { variation: variation.type } : {}),
      ...(price === undefined ? {} : { price }),
      ...(stock === undefined ? {} : { stock }),
    },
  });
}
