/** Couriers sign in: by a link first, by their number and password from then on. */
import { and, eq, gt, isNotNull } from "drizzle-orm";
import type {
  CourierInvitationRequest,
  CourierSession,
  CourierSignInRequest,
} from "@/contract/calls/couriers";
import type { ServerContext } from "../../context";
import { courierInvitations, courierSessions, couriers } from "../../db/schema";
import { constraintOf, transact } from "../../db/transact";
import { writeAudit } from "../audit/write-audit";
import { checkNewPassword } from "../auth/password-rules";
import { hashPassword, verifyPassword } from "../auth/passwords";
import { tokenHashOf } from "../auth/sessions";
import { countSignIn, countWrongPassword, forgetSignInTries } from "../auth/sign-in-limits";
import { phoneReader } from "../contacts/contacts";
import { refuse } from "../refusals";
import { type CourierRow, courierInAudit, courierName } from "./courier";
import { isCouriersAddress, startCourierSession } from "./courier-sessions";

const sessionOf = (token: string, row: CourierRow): CourierSession => ({
  token,
  courier: { id: row.id, name: courierName(row), phone: row.phone, one_order: row.oneOrder },
});

/** POST /courier/sign-in. The same refusal for an unknown number and a wrong password; tries are counted as shoppers' are. */
export async function signInCourier(
  context: ServerContext,
  body: CourierSignInRequest,
  address: string,
): Promise<CourierSession> {
  const { database, clock } = context;
  const now = clock.now();
  const phone = (await phoneReader(database))(body.phone);
  const isThis = and(
    eq(couriers.phone, phone ?? ""),
    isNotNull(couriers.passwordHash),
    eq(couriers.active, true),
  );
  const [found] = phone === null ? [] : await database.select().from(couriers).where(isThis).limit(1);
  const attempt = {
    account: `courier ${phone ?? body.phone.trim()}`,
    customerId: null,
    address,
    isKnown: async () => found !== undefined && isCouriersAddress(database, found.id, { address, now }),
  };
  await countSignIn(context, attempt);
  if ((await verifyPassword(found?.passwordHash ?? null, body.password)) === "no" || !found) {
    await countWrongPassword(context, attempt);
    throw refuse("courier_credentials");
  }
  await forgetSignInTries(context, attempt);
  return transact(database, async (tx) => {
    const [courier] = await tx.select().from(couriers).where(eq(couriers.id, found.id)).for("share");
    if (!courier?.active || courier.passwordHash !== found.passwordHash) throw refuse("courier_credentials");
    return sessionOf(await startCourierSession(tx, courier, { address, now }), courier);
  });
}

/** POST /courier/invitations/accept: uses the link up; of a courier with an account it sets the password and ends earlier logins. */
export async function acceptCourierInvitation(
  context: ServerContext,
  body: CourierInvitationRequest,
  address: string,
): Promise<CourierSession> {
  const { database, clock, settings } = context;
  const now = clock.now();
  const isThis = and(
    eq(courierInvitations.tokenHash, tokenHashOf(body.token)),
    gt(courierInvitations.expiresAt, now),
  );
  // Looked at before the password is hashed, which costs the server more than the caller.
  const [found] = await database
    .select({ oneOrder: couriers.oneOrder })
    .from(courierInvitations)
    .innerJoin(couriers, eq(couriers.id, courierInvitations.courierId))
    .where(isThis)
    .limit(1);
  if (!found) throw refuse("board_invitation");
  if (!found.oneOrder) checkNewPassword(settings, body.password ?? "");
  const passwordHash = found.oneOrder ? null : await hashPassword(body.password ?? "");
  const accept = () =>
    transact(database, async (tx) => {
      const [used] = await tx.delete(courierInvitations).where(isThis).returning();
      if (!used) throw refuse("board_invitation");
      const [courier] = await tx
        .update(couriers)
        .set({ passwordHash })
        .where(eq(couriers.id, used.courierId))
        .returning();
      if (!courier) throw refuse("board_invitation");
      await tx.delete(courierSessions).where(eq(courierSessions.courierId, courier.id));
      const operator = courierInAudit({ name: courierName(courier) });
      await writeAudit(tx, { now, operator, action: courier.oneOrder ? "link_opened" : "password_chosen" });
      return sessionOf(await startCourierSession(tx, courier, { address, now }), courier);
    });
  return accept().catch((error: unknown) => {
    if (constraintOf(error) === "couriers_login") throw refuse("courier_phone_taken");
    throw error;
  });
}
