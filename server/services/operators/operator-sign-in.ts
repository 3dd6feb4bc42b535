/** People of the shop sign in to the board: by an invitation first, by mailbox and password from then on. */
import { and, eq, gt } from "drizzle-orm";
import type {
  BoardInvitationRequest,
  BoardSession,
  BoardSignInRequest,
} from "@/contract/calls/board-sign-in";
import type { ServerContext } from "../../context";
import { operatorInvitations, operatorSessions, operators } from "../../db/schema";
import { transact } from "../../db/transact";
import { writeAudit } from "../audit/write-audit";
import { checkNewPassword } from "../auth/password-rules";
import { hashPassword, verifyPassword } from "../auth/passwords";
import { tokenHashOf } from "../auth/sessions";
import { countSignIn, countWrongPassword, forgetSignInTries } from "../auth/sign-in-limits";
import { canonicalEmail } from "../contacts/contacts";
import { refuse } from "../refusals";
import { isOperatorsAddress, startOperatorSession } from "./operator-sessions";

type OperatorRow = typeof operators.$inferSelect;

const sessionOf = (token: string, { id, name, email, role }: OperatorRow): BoardSession => ({
  token,
  operator: { id, name, email: email ?? "", role },
});

/**
 * POST /board/sign-in. The same refusal for an unknown mailbox, a wrong password and one that was never chosen; tries are
 * counted as those of shoppers are, and apart from them.
 */
export async function signInOperator(
  context: ServerContext,
  body: BoardSignInRequest,
  address: string,
): Promise<BoardSession> {
  const { database, clock } = context;
  const now = clock.now();
  const email = canonicalEmail(body.email);
  const [found] =
    email === null ? [] : await database.select().from(operators).where(eq(operators.email, email)).limit(1);
  const attempt = {
    account: `board ${email ?? body.email.trim().toLowerCase()}`,
    customerId: null,
    address,
    isKnown: async () => found !== undefined && isOperatorsAddress(database, found.id, { address, now }),
  };
  await countSignIn(context, attempt);
  if ((await verifyPassword(found?.passwordHash ?? null, body.password)) === "no" || !found) {
    await countWrongPassword(context, attempt);
    throw refuse("board_credentials");
  }
  await forgetSignInTries(context, attempt);
  return transact(database, async (tx) => {
    // Whoever is removed at this moment does not come in, and the password that was looked at is still theirs.
    const [operator] = await tx.select().from(operators).where(eq(operators.id, found.id)).for("share");
    if (operator?.passwordHash !== found.passwordHash) throw refuse("board_credentials");
    return sessionOf(await startOperatorSession(tx, operator.id, { address, now }), operator);
  });
}

/** POST /board/invitations/accept: sets the password, uses the link up and ends earlier logins. 403 `invitation`. */
export async function acceptInvitation(
  context: ServerContext,
  body: BoardInvitationRequest,
  address: string,
): Promise<BoardSession> {
  const { database, clock, settings } = context;
  const now = clock.now();
  const isThis = and(
    eq(operatorInvitations.tokenHash, tokenHashOf(body.token)),
    gt(operatorInvitations.expiresAt, now),
  );
  // Looked at before the password is hashed, which costs the server more than the caller.
  const [invitation] = await database.select().from(operatorInvitations).where(isThis).limit(1);
  if (!invitation) throw refuse("board_invitation");
  checkNewPassword(settings, body.password);
  const passwordHash = await hashPassword(body.password);
  return transact(database, async (tx) => {
    const [used] = await tx.delete(operatorInvitations).where(isThis).returning();
    if (!used) throw refuse("board_invitation");
    const [operator] = await tx
      .update(operators)
      .set({ passwordHash, updatedAt: now })
      .where(eq(operators.id, used.operatorId))
      .returning();
    if (!operator) throw refuse("board_invitation");
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, operator.id));
    await writeAudit(tx, { now, operator, action: "password_chosen" });
    return sessionOf(await startOperatorSession(tx, operator.id, { address, now }), operator);
  });
}
