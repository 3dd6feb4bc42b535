import { eq } from "drizzle-orm";
import type {
  ForgotPasswordRequest,
  PhoneOrEmail,
  ResetPasswordRequest,
  VerifyTokenRequest,
} from "@/contract/calls/auth";
import { normalisePassword } from "@/domain/normalise-password";
import type { ServerContext } from "../../context";
import { customers } from "../../db/schema";
import { transact } from "../../db/transact";
import { refuse } from "../refusals";
import { countCodeRequest, countCodeSent, countCodeTry } from "./code-requests";
import { type CodeRequester, type CodeSubject, checkCode, sendCode } from "./codes";
import { accountContact, findCustomer } from "./customer-account";
import { endAllAccess } from "./end-access";
import { checkNewPassword } from "./password-rules";
import { hashPassword } from "./passwords";
import { queueSecurityMail } from "./security-mail";

async function subjectOf({ database }: ServerContext, body: ForgotPasswordRequest): Promise<CodeSubject> {
  const medium: PhoneOrEmail = body.verification_method ?? (body.email && !body.phone ? "email" : "phone");
  const target = await accountContact(database, medium, medium === "phone" ? body.phone : body.email);
  if (!target) throw refuse(medium === "phone" ? "phone_invalid" : "email_invalid");
  return { purpose: "reset", medium, target };
}

/**
 * POST /auth/forgot-password. 404 `not-found` for people without an account, as the contract says; tries are counted
 * by address and person before that, so that nobody can walk through a list of people. Strangers cannot use up the codes
 * of an address that the person has signed in from.
 */
export async function forgotPassword(
  context: ServerContext,
  body: ForgotPasswordRequest,
  requester: CodeRequester,
): Promise<void> {
  const subject = await subjectOf(context, body);
  const { target } = subject;
  const request = { use: "reset", target, address: requester.address } as const;
  await countCodeRequest(context, request);
  const customer = await findCustomer(context.database, subject.medium, target);
  if (!customer) throw refuse("reset_unknown");
  await countCodeSent(context, customer.id, request);
  await sendCode(context, subject, requester);
}

/** POST /auth/verify-token: looks at the code without using it up. 400 `invalid`. */
export async function verifyResetToken(
  context: ServerContext,
  body: VerifyTokenRequest,
  address: string,
): Promise<void> {
  await countCodeTry(context, "reset", address);
  const attempt = { subject: await subjectOf(context, body), code: body.reset_token, address };
  if (!(await checkCode(context.database, context.clock.now(), attempt, false)))
    throw refuse("reset_invalid");
}

/** PUT /auth/reset-password: sets the password, uses the code up and ends every login with its devices. 400 `invalid`, 401 `mismatch`. */
export async function resetPassword(
  context: ServerContext,
  body: ResetPasswordRequest,
  address: string,
): Promise<void> {
  const subject = await subjectOf(context, body);
  if (normalisePassword(body.password) !== normalisePassword(body.confirm_password))
    throw refuse("password_mismatch");
  checkNewPassword(context.settings, body.password);
  await countCodeTry(context, "reset", address);
  const now = context.clock.now();
  const attempt = { subject, code: body.reset_token, address };
  // Looked at before the password is hashed, which costs the server more than the caller.
  if (!(await checkCode(context.database, now, attempt, false))) throw refuse("reset_invalid");
  const passwordHash = await hashPassword(body.password);
  if (!(await checkCode(context.database, now, attempt, true))) throw refuse("reset_invalid");
  await transact(context.database, async (tx) => {
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash, updatedAt: now })
      .where(eq(subject.medium === "phone" ? customers.phone : customers.email, subject.target))
      .returning({ id: customers.id });
    if (!customer) throw refuse("reset_invalid");
    await endAllAccess(tx, customer.id);
    await queueSecurityMail(tx, context, customer.id, "password_changed");
  });
}
