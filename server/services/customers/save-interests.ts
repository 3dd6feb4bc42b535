import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "../../context";
import { categories, customers } from "../../db/schema";
import { refuse } from "../refusals";

/**
 * Stores the categories that a customer likes in one module; those of other modules stay. Refuses with 403 `interest` what is
 * no upper category of the module.
 */
export async function saveInterests(
  tx: Transaction,
  customerId: number,
  moduleId: number,
  chosen: readonly number[],
  now: Date,
): Promise<void> {
  const wanted = [...new Set(chosen)];
  const known =
    wanted.length === 0
      ? []
      : await tx
          .select({ id: categories.id })
          .from(categories)
          .where(
            and(
              inArray(categories.id, wanted),
              eq(categories.moduleId, moduleId),
              eq(categories.active, true),
              isNull(categories.parentId),
            ),
          );
  if (known.length < wanted.length) throw refuse("interest_unknown");
  const [customer] = await tx
    .select({ interests: customers.interests })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  const before = customer?.interests ?? [];
  const ofOthers =
    before.length === 0
      ? []
      : await tx
          .select({ id: categories.id, moduleId: categories.moduleId })
          .from(categories)
          .where(inArray(categories.id, before));
  const kept = ofOthers.filter((row) => row.moduleId !== moduleId).map((row) => row.id);
  await tx
    .update(customers)
    .set({ interests: [...kept, ...wanted], updatedAt: now })
    .where(eq(customers.id, customerId));
}
