/** Proving an e-mail address by a code outside of signing in: the contract's older calls. */
import { eq } from "drizzle-orm";
import type { CheckEmailRequest, VerifyEmailRequest } from "@/contract/calls/auth";
import type { Database, ServerContext } from "../../context";
import { ContractError } from "../../core/errors";
import { customers } from "../../db/schema";
import { canonicalEmail } from "../contacts/contacts";
import { refuse } from "../refusals";
import { countCodeRequest, countCodeSent, countCodeTry } from "./code-requests";
import { type CodeRequester, type CodeSubject, checkCode, sendCode } from "./codes";
import { findCustomer } from "./customer-account";
import { hashSecret } from "./passwords";
import { verificationRules } from "./verification";

/** Refuses with 403 `email` where the shop does not verify addresses, or the address is none. */
async function subjectOf(context: ServerContext, { email }: CheckEmailRequest): Promise<CodeSubject> {
  if (!(await verificationRules(context)).email || !context.codeSender.sends.email)
    throw refuse("email_codes_off");
  const target = canonicalEmail(email);
  if (!target) throw refuse("email_invalid");
  return { purpose: "verify", medium: "email", target };
}

/**
 * POST /auth/check-email: sends a code where an account with this address has still to prove it. The answer is the same for
 * everybody, so that nobody learns whose address has an account; only what the caller asked for too often is refused with 429.
 */
export async function requestEmailCode(
  context: ServerContext,
  body: CheckEmailRequest,
  requester: CodeRequester,
): Promise<void> {
  const subject = await subjectOf(context, body);
  const request = { use: "email", target: subject.target, address: requester.address } as const;
  await countCodeRequest(context, request);
  const customer = await findCustomer(context.database, "email", subject.target);
  if (!customer || customer.blocked || customer.emailVerified) {
    // Takes as long as making a code.
    await hashSecret(subject.target);
    return;
  }
  try {
    await countCodeSent(context, customer.id, request);
    await sendCode(context, subject, requester);
  } catch (error) {
    // One that was sent a moment ago, or too many: said to nobody, because it would tell of the account.
    if (!(error instanceof ContractError)) throw error;
  }
}

/**
 * POST /auth/verify-email: takes the code and signs nobody in. 404 for a wrong one, whoever's address it is: also where the
 * code is blocked by wrong tries, because that would tell that one was sent.
 */
export async function verifyEmail(
  context: ServerContext,
  body: VerifyEmailRequest,
  address: string,
): Promise<void> {
  const subject = await subjectOf(context, body);
  await countCodeTry(context, "verify", address);
  const now = context.clock.now();
  const { database } = context;
  if (!(await isRight(database, now, { subject, code: body.token, address }))) throw refuse("otp_wrong");
  const [verified] = await database
    .update(customers)
    .set({ emailVerified: true, updatedAt: now })
    .where(eq(customers.email, subject.target))
    .returning({ id: customers.id });
  if (!verified) throw refuse("otp_wrong");
}

async function isRight(
  database: Database,
  now: Date,
  attempt: { subject: CodeSubject; code: string; address: string },
): Promise<boolean> {
  try {
    return await checkCode(database, now, attempt, true);
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
}
