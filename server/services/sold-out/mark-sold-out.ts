/** Marks items, their variations and options, and add-ons as sold out. */
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { BoardSoldOut, BoardSoldOutRequest } from "@/contract/calls/board-items";
import type { ServerContext, Transaction } from "../../context";
import { addOns, items, itemVariations, soldOutOptions } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { byHand, type Hand, lockStore } from "../availability/reach-store";
import { refuse } from "../refusals";
import { soldOutUntil } from "./sold-out-until";

type Option = NonNullable<BoardSoldOutRequest["options"]>[number];

/** Options are marked by their names, which the item must have; a mark that is left of others harms nothing. */
async function markOptions(
  tx: Transaction,
  storeId: number,
  options: readonly Option[],
  mark: { soldOut: boolean; until: Date | null },
): Promise<void> {
  if (options.length === 0) return;
  const rows = await tx
    .select({ id: items.id, groups: items.optionGroups })
    .from(items)
    .where(
      and(
        eq(items.storeId, storeId),
        inArray(
          items.id,
          options.map(({ item_id }) => item_id),
        ),
      ),
    );
  for (const { item_id: itemId, group, label } of options) {
    const found = rows.find(({ id }) => id === itemId)?.groups.find(({ name }) => name === group);
    if (!found?.values.some((value) => value.label === label)) throw refuse("board_part_unknown");
  }
  await tx
    .delete(soldOutOptions)
    .where(
      or(
        ...options.map(({ item_id, group, label }) =>
          and(
            eq(soldOutOptions.itemId, item_id),
            eq(soldOutOptions.groupName, group),
            eq(soldOutOptions.label, label),
          ),
        ),
      ),
    );
  if (!mark.soldOut) return;
  const values = options.map(({ item_id, group, label }) => ({
    itemId: item_id,
    groupName: group,
    label,
    until: mark.until,
  }));
  await tx.insert(soldOutOptions).values(values).onConflictDoNothing();
}

/** PUT /board/items/sold-out. 404 where one of them is not the store's, and nothing is marked. */
export async function markSoldOut(
  tx: Transaction,
  context: Pick<ServerContext, "clock" | "timeZones">,
  hand: Hand,
  body: BoardSoldOutRequest,
): Promise<BoardSoldOut> {
  const { store_id: storeId, sold_out: soldOut } = body;
  // Every change locks the store's row first, so that two presses at once happen one after the other.
  await lockStore(tx, hand, storeId);
  const until = await soldOutUntil(tx, context, body);
  const mark = { soldOut, soldOutUntil: until } satisfies PgUpdateSetSource<typeof items>;
  const itemIds = [...new Set(body.item_ids)];
  const variationIds = [...new Set(body.variation_ids)];
  const addOnIds = [...new Set(body.add_on_ids)];
  const ofStore = sql`${itemVariations.itemId} in (select id from items where store_id = ${storeId})`;
  const markedItems =
    itemIds.length === 0
      ? []
      : await tx
          .update(items)
          .set(mark)
          .where(and(eq(items.storeId, storeId), inArray(items.id, itemIds)))
          .returning({ id: items.id });
  if (markedItems.length < itemIds.length) throw refuse("board_item_unknown");
  const markedVariations =
    variationIds.length === 0
      ? []
      : await tx
          .update(itemVariations)
          .set(mark)
          .where(and(inArray(itemVariations.id, variationIds), ofStore))
          .returning({ id: itemVariations.id });
  const markedAddOns =
    addOnIds.length === 0
      ? []
      : await tx
          .update(addOns)
          .set(mark)
          .where(and(eq(addOns.storeId, storeId), inArray(addOns.id, addOnIds)))
          .returning({ id: addOns.id });
  if (markedVariations.length < variationIds.length || markedAddOns.length < addOnIds.length)
    throw refuse("board_part_unknown");
  await markOptions(tx, storeId, body.options ?? [], { soldOut, until });
  const end = until?.toISOString() ?? null;
  await writeAudit(tx, {
    now: context.clock.now(),
    ...byHand(hand),
    action: soldOut ? "sold_out" : "on_sale_again",
    storeId,
    ...(itemIds.length === 1 ? { itemId: itemIds[0] ?? 0 } : {}),
    after: {
      until: end,
      items: itemIds,
      variations: variationIds,
      add_ons: addOnIds,
      options: body.options ?? [],
    },
  });
  return { sold_out: soldOut, until: end };
}
