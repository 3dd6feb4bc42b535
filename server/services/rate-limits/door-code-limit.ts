import { and, eq } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { orders } from "../../db/schema";
import { countAttempt } from "./attempt-limits";

/** Codes that a courier may try at one order in ten minutes: they have four digits. */
const guesses = { limit: 10, windowSeconds: 600 } as const;

/**
 * Counts a code before it is compared; 429 with the seconds to wait. An order that the code has delivered gives nothing away: a
 * phone that never heard the answer may ask as often as it takes.
 */
export async function countCodeGuess(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { courier, orderId }: { courier: { id: number }; orderId: number },
): Promise<void> {
  const isTheirs = and(
    eq(orders.id, orderId),
    eq(orders.courierId, courier.id),
    eq(orders.status, "delivered"),
  );
  const [delivered] = await database.select({ id: orders.id }).from(orders).where(isTheirs).limit(1);
  if (delivered) return;
  await countAttempt(database, clock.now(), {
    kind: "door-code",
    subject: `${courier.id} ${orderId}`,
    ...guesses,
  });
}
