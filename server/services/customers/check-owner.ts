/** Asking one who is signed in to prove once more who they are, before something that an open phone must not be enough for. */
import { and, eq } from "drizzle-orm";
import type { PhoneOrEmail } from "@/contract/calls/auth";
import type { OwnerProof } from "@/contract/calls/passkeys";
import type { ServerContext } from "../../context";
import { coreError } from "../../core/errors";
import { customers, sessions } from "../../db/schema";
import { checkCode, sendCode } from "../auth/codes";
import type { CustomerRow } from "../auth/customer-account";
import { verifyAssertion } from "../passkeys/verify-assertion";
import { countAttempt } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { checkCurrentPassword } from "./change-password";
import type { ProfileCaller } from "./save-profile";

/** A sign-in proves an account without a password for so long (ms). */
const freshSignInMs = 10 * 60_000;
/** Codes that one customer may ask for. */
const codeLimits = [
  { kind: "owner-code", limit: 5, windowSeconds: 600 },
  { kind: "owner-code-day", limit: 20, windowSeconds: 86_400 },
] as const;

async function customerOf({ database }: ServerContext, customerId: number): Promise<CustomerRow> {
  const [customer] = await database.select().from(customers).where(eq(customers.id, customerId)).limit(1);
  if (!customer) throw coreError("unauthenticated");
  return customer;
}

/** Where a code proves the owner: a contact that was proved before, and that this server can send to. */
function provedContact(
  { codeSender }: ServerContext,
  customer: CustomerRow,
): { medium: PhoneOrEmail; target: string } | null {
  const { phone, email, phoneVerified, emailVerified } = customer;
  if (phone && phoneVerified && codeSender.sends.phone) return { medium: "phone", target: phone };
  if (email && emailVerified && codeSender.sends.email) return { medium: "email", target: email };
  return null;
}

async function isFreshSignIn({ database, clock }: ServerContext, caller: ProfileCaller): Promise<boolean> {
  const [login] = await database
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, caller.tokenHash), eq(sessions.customerId, caller.customerId)));
  return login !== undefined && clock.now().getTime() - login.createdAt.getTime() < freshSignInMs;
}

/**
 * Proof for an account without a password before something that would let somebody in later: a sign-in of the last ten
 * minutes. Refuses an older one with 403 `proof`.
 */
export async function requireFreshSignIn(context: ServerContext, caller: ProfileCaller): Promise<void> {
  if (!(await isFreshSignIn(context, caller))) throw refuse("sign_in_again");
}

/**
 * Asks for a passkey, the password, or where there is none for a code or a sign-in of the last ten minutes. Refuses with 403
 * `password` where the password lacks or is wrong, 403 `proof` where something else is needed, 404 for a wrong code, and 429
 * after too many tries. Hashes, so it is called outside of a transaction.
 */
export async function checkOwner(
  context: ServerContext,
  caller: ProfileCaller,
  { password, otp, passkey }: OwnerProof,
): Promise<void> {
  const { customerId, address } = caller;
  if (passkey) {
    await verifyAssertion(context, passkey, { purpose: "confirm", customerId }, address);
    return;
  }
  const customer = await customerOf(context, customerId);
  if (customer.passwordHash !== null) {
    await checkCurrentPassword(context, customer, password, "password");
    return;
  }
  if (await isFreshSignIn(context, caller)) return;
  const contact = provedContact(context, customer);
  if (!otp || contact === null) throw refuse("owner_proof");
  const subject = { purpose: "owner", ...contact } as const;
  const { database, clock } = context;
  if (!(await checkCode(database, clock.now(), { subject, code: otp, address }, true)))
    throw refuse("otp_wrong");
}

/** POST /customer/owner-code: sends the code that `checkOwner` takes. 403 `otp` where there is nowhere to send it. */
export async function sendOwnerCode(context: ServerContext, caller: ProfileCaller): Promise<PhoneOrEmail> {
  const contact = provedContact(context, await customerOf(context, caller.customerId));
  if (contact === null) throw refuse("owner_code_off");
  for (const limit of codeLimits)
    await countAttempt(context.database, context.clock.now(), {
      ...limit,
      subject: String(caller.customerId),
    });
  await sendCode(context, { purpose: "owner", ...contact }, caller);
  return contact.medium;
}
