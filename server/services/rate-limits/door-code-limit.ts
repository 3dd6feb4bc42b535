import type { ServerContext } from "../../context";
import { countAttempt } from "./attempt-limits";

/** Codes that a courier may try at one order in ten minutes: they have four digits. */
const guesses = { limit: 10, windowSeconds: 600 } as const;

/** Counts a code before it is compared; 429 with the seconds to wait. */
export async function countCodeGuess(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { courier, orderId }: { courier: { id: number }; orderId: number },
): Promise<void> {
  await countAttempt(database, clock.now(), {
    kind: "door-code",
    subject: `${courier.id} ${orderId}`,
    ...guesses,
  });
}
