import { eq } from "drizzle-orm";
import type { Transaction } from "../../context";
import { stores } from "../../db/schema";
import { type Operator, reaches } from "../operators/operator";
import { refuse } from "../refusals";

/** The author of a change: an operator, or null for the operator's commands. */
export type Hand = Operator | null;

/** Locks a store of the operator's; 404 for any other. */
export async function lockStore(
  tx: Transaction,
  hand: Hand,
  storeId: number,
): Promise<typeof stores.$inferSelect> {
  const [store] =
    hand === null || reaches(hand, storeId)
      ? await tx.select().from(stores).where(eq(stores.id, storeId)).for("update")
      : [];
  if (!store) throw refuse("board_store_unknown");
  return store;
}

/** The operator's part of an audit entry. */
export const byHand = (hand: Hand): { operator?: Operator } => (hand === null ? {} : { operator: hand });
