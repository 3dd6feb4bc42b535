/** Photos cost the processor more than anything else that a shopper sends. */
import type { ServerContext } from "../../context";
import { type AttemptLimit, countAttempts } from "./attempt-limits";

/** In ten minutes. */
const photoLimits = { perPerson: 60, perAddress: 300, windowSeconds: 600 } as const;

/** Counts photos that are about to be converted; 429 above the limits. `address` is null for customers. */
export async function countPhotos(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { person, address, count }: { person: string; address: string | null; count: number },
): Promise<void> {
  const { perPerson, perAddress, windowSeconds } = photoLimits;
  const limits: AttemptLimit[] = [{ kind: "photo-person", subject: person, limit: perPerson, windowSeconds }];
  if (address !== null)
    limits.push({ kind: "photo-address", subject: address, limit: perAddress, windowSeconds });
  await countAttempts(database, clock.now(), Array.from({ length: count }, () => limits).flat());
}
