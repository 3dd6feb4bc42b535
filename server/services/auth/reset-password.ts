import { eq } from "drizzle-orm";
import type {
  ForgotPasswordRequest,
  PhoneOrEmail,
  ResetPasswordRequest,
  VerifyTokenRequest,
} from "@/contract/calls/auth";
import type { ServerContext } from "../../context";
import { customers } from "../../db/schema";
import { transact } from "../../db/transact";
import { canonicalEmail, canonicalPhone } from "../contacts/contacts";
import { countAttempt } from "../rate-limits/attempts";
import { refuse } from "../refusals";
import { type CodeSubject, checkCode, sendCode } from "./codes";
import { findCustomer } from "./customer-account";
import { checkNewPassword } from "./password-rules";
import { hashSecret } from "./passwords";
import { endAllSessions } from "./sessions";

function subjectOf(body: ForgotPasswordRequest): CodeSubject {
  const medium: PhoneOrEmail = body.verification_method ?? (body.email && !body.phone ? "email" : "phone");
  const target = medium === "phone" ? canonicalPhone(body.phone) : canonicalEmail(body.email);
  if (!target) throw refuse(medium === "phone" ? "phone_invalid" : "email_invalid");
  return { purpose: "reset", medium, target };
}

async function countReset(
  context: ServerContext,
  kind: string,
  subject: string,
  limit: number,
): Promise<void> {
  await countAttempt(context.database, context.clock.now(), { kind, subject, limit, windowSeconds: 600 });
}

/**
 * POST /auth/forgot-password. 404 `not-found` for people without an account, as the contract says; tries are counted
 * by address and by target before that, so that nobody can walk through a list of people.
 */
export async function forgotPassword(
  context: ServerContext,
  body: ForgotPasswordRequest,
  address: string,
): Promise<void> {
  const subject = subjectOf(body);
  await countReset(context, "reset-address", address, 60);
  await countReset(context, "reset", subject.target, 5);
  const customer = await findCustomer(context.database, subject.medium, subject.target);
  if (!customer) throw refuse("reset_unknown");
  await sendCode(context, subject);
}

/** POST /auth/verify-token: looks at the code without using it up. 400 `invalid`. */
export async function verifyResetToken(
  context: ServerContext,
  body: VerifyTokenRequest,
  address: string,
): Promise<void> {
  await countReset(context, "reset-check", address, 200);
  const right = await checkCode(
    context.database,
    context.clock.now(),
    subjectOf(body),
    body.reset_token,
    false,
  );
  if (!right) throw refuse("reset_invalid");
}

/** PUT /auth/reset-password: sets the password, uses the code up and ends every login. 400 `invalid`, 401 `mismatch`. */
export async function resetPassword(
  context: ServerContext,
  body: ResetPasswordRequest,
  address: string,
): Promise<void> {
  const subject = subjectOf(body);
  if (body.password !== body.confirm_password) throw refuse("password_mismatch");
  checkNewPassword(context.settings, body.password);
  await countReset(context, "reset-check", address, 200);
  const now = context.clock.now();
  const passwordHash = await hashSecret(body.password);
  if (!(await checkCode(context.database, now, subject, body.reset_token, true)))
    throw refuse("reset_invalid");
  await transact(context.database, async (tx) => {
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash, updatedAt: now })
      .where(eq(subject.medium === "phone" ? customers.phone : customers.email, subject.target))
      .returning({ id: customers.id });
    if (!customer) throw refuse("reset_invalid");
    await endAllSessions(tx, customer.id);
  });
}
