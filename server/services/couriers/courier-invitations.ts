/** Links with which couriers sign in for the first time. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { courierInvitations, couriers } from "../../db/schema";
import { transact } from "../../db/transact";
import { writeAudit } from "../audit/write-audit";
import { tokenHashOf } from "../auth/sessions";
import { refuse } from "../refusals";

/** A link is good for so long (days). */
export const courierLinkDays = 7;

/** A new link of a courier, in the place of earlier ones. Its token stands behind #, which no server is sent. */
export async function courierLink(
  tx: Transaction,
  { clock, settings }: Pick<ServerContext, "clock" | "settings">,
  { id, oneOrder }: { id: number; oneOrder: boolean },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.delete(courierInvitations).where(eq(courierInvitations.courierId, id));
  await tx.insert(courierInvitations).values({
    tokenHash: tokenHashOf(token),
    courierId: id,
    expiresAt: new Date(clock.now().getTime() + courierLinkDays * 86_400_000),
  });
  return `${settings.publicUrl}/courier/#${oneOrder ? "order" : "invite"}=${token}`;
}

/** A link with which an active courier chooses a password; the one that they have stays until it is used. 404 for nobody. */
export function inviteCourier(
  context: ServerContext,
  courierId: number,
  operator?: { id: number; name: string },
): Promise<string> {
  return transact(context.database, async (tx) => {
    const [courier] = await tx.select().from(couriers).where(eq(couriers.id, courierId)).for("update");
    if (!courier?.active || courier.oneOrder) throw refuse("courier_not_found");
    await writeAudit(tx, {
      now: context.clock.now(),
      ...(operator ? { operator } : {}),
      action: "courier_invited",
      after: { courier_id: courierId },
    });
    return courierLink(tx, context, courier);
  });
}
