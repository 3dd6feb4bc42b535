import { and, eq } from "drizzle-orm";
import type { LoginResult } from "@/contract";
import type {
  LoginRequest,
  SignUpRequest,
  UpdateInfoRequest,
  VerifyPhoneRequest,
} from "@/contract/calls/auth";
import type { ServerContext, Transaction } from "../../context";
import { customers } from "../../db/schema";
import { transact } from "../../db/transact";
import { canonicalEmail, phoneReader, splitName, storedForms } from "../contacts/contacts";
import { takeReferralCode } from "../referrals/referral-codes";
import { refuse } from "../refusals";
import { countCodeTry } from "./code-requests";
import { completeByCode, loginByCode, verifySignInCode } from "./code-sign-in";
import { checkCode } from "./codes";
import {
  accountContact,
  accountsOf,
  type CustomerRow,
  createCustomer,
  missingVerification,
  signIn,
  unverifiedResult,
} from "./customer-account";
import { prepareAccount } from "./new-account";
import { refusePasswordsWhenOff } from "./password-sign-in";
import { hashPassword, verifyPassword } from "./passwords";
import { countSignIn, countWrongPassword, forgetSignInTries } from "./sign-in-limits";
import { completeBySocial, loginBySocial } from "./social-sign-in";
import { type SignInOrigin, sendVerificationCode, trySendingCode, verificationRules } from "./verification";

interface SignInTerms {
  rules: Awaited<ReturnType<typeof verificationRules>>;
  guestId: LoginRequest["guest_id"];
  origin: SignInOrigin;
  now: Date;
}

/**
 * Signs in whom the work ends with, in the same transaction; without a token where a contact of theirs is to be verified first,
 * also when the code could not be sent.
 */
async function signInWhereVerified(
  context: ServerContext,
  { rules, guestId, origin, now }: SignInTerms,
  work: (tx: Transaction) => Promise<CustomerRow>,
): Promise<LoginResult> {
  const outcome = await transact(context.database, async (tx) => {
    const customer = await work(tx);
    const missing = missingVerification(customer, rules);
    if (missing) return { customer, missing };
    return { result: await signIn(tx, { customer, rules, guestId, ...origin, now }) };
  });
  if ("result" in outcome) return outcome.result as LoginResult;
  await trySendingCode(context, outcome.customer, outcome.missing, origin);
  return unverifiedResult(outcome.customer, rules);
}

/**
 * POST /auth/sign-up. Without a token where phone number or e-mail address have to be verified first, also when the code
 * could not be sent; 403 `otp` and no account where nothing sends codes. A friend's code that is not valid is refused, see
 * `takeReferralCode`.
 */
export async function signUp(
  context: ServerContext,
  body: SignUpRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  await refusePasswordsWhenOff(context.database);
  const now = context.clock.now();
  const { firstName, lastName } = splitName(body.name);
  const phone = (await phoneReader(context.database))(body.phone);
  const email = canonicalEmail(body.email);
  if (!firstName) throw refuse("name_missing");
  if (!phone) throw refuse("phone_invalid");
  if (!email) throw refuse("email_invalid");
  const rules = await verificationRules(context);
  const { sends } = context.codeSender;
  if ((rules.phone && !sends.phone) || (rules.email && !sends.email)) throw refuse("codes_off");
  const passwordHash = await prepareAccount(
    context,
    { phone, email, password: body.password },
    origin.address,
  );
  return signInWhereVerified(context, { rules, guestId: body.guest_id, origin, now }, async (tx) => {
    const referredBy = await takeReferralCode(tx, body.ref_code, phone, now);
    return createCustomer(
      tx,
      { firstName, lastName, phone, email, passwordHash, language: origin.language, referredBy },
      now,
    );
  });
}

/** POST /auth/login, here with login_type manual. The same refusal for an unknown account and a wrong password. */
export async function login(
  context: ServerContext,
  body: LoginRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  if (body.login_type === "otp") return loginByCode(context, body, origin);
  if (body.login_type === "social") return loginBySocial(context, body, origin);
  await refusePasswordsWhenOff(context.database);
  const medium =
    body.field_type ?? (body.type === "email" || body.email_or_phone?.includes("@") ? "email" : "phone");
  if (!body.email_or_phone) throw refuse("email_or_phone_missing");
  if (!body.password) throw refuse("password_missing");
  const now = context.clock.now();
  const accounts = await accountsOf(context.database, medium, body.email_or_phone);
  const [form] = await storedForms(context.database, medium, body.email_or_phone);
  const subject = form ?? body.email_or_phone.trim().toLowerCase();
  const attempt = { account: subject, customerId: accounts[0]?.id ?? null, address: origin.address };
  await countSignIn(context, attempt);
  const customer = await accountWithPassword(context, accounts, body.password);
  if (customer === null) {
    await countWrongPassword(context, attempt);
    throw refuse("wrong_credentials");
  }
  if (customer.blocked) throw refuse("account_blocked");
  await forgetSignInTries(context, attempt);
  const rules = await verificationRules(context);
  const missing = missingVerification(customer, rules);
  if (missing) {
    await sendVerificationCode(context, customer, missing, origin);
    return unverifiedResult(customer, rules);
  }
  return transact(context.database, (tx) =>
    signIn(tx, { customer, rules, guestId: body.guest_id, ...origin, now }),
  );
}

/**
 * The account that the password opens; null when it opens none. Two accounts that turned out to have one phone number or mailbox
 * stay as they are, and each is opened by its own. A hash of an older form is renewed.
 */
async function accountWithPassword(
  { database }: ServerContext,
  accounts: readonly CustomerRow[],
  password: string,
): Promise<CustomerRow | null> {
  // A password is compared even without an account, so that the time taken does not tell whether there is one.
  for (const account of accounts.length > 0 ? accounts : [null]) {
    const stored = account?.passwordHash ?? null;
    const fits = await verifyPassword(stored, password);
    if (account === null || stored === null || fits === "no") continue;
    if (fits === "yes") return account;
    const passwordHash = await hashPassword(password);
    await database
      .update(customers)
      .set({ passwordHash })
      .where(and(eq(customers.id, account.id), eq(customers.passwordHash, stored)));
    return { ...account, passwordHash };
  }
  return null;
}

/** POST /auth/verify-phone, here for accounts that exist, by phone or e-mail. A code that proves one also signs in. */
export async function verifyContact(
  context: ServerContext,
  body: VerifyPhoneRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  const medium = body.verification_type;
  if (body.login_type === "otp" && medium === "phone") return verifySignInCode(context, body, origin);
  const target = await accountContact(context.database, medium, medium === "phone" ? body.phone : body.email);
  if (!target) throw refuse(medium === "phone" ? "phone_invalid" : "email_invalid");
  const now = context.clock.now();
  await countCodeTry(context, "verify", origin.address);
  const attempt = {
    subject: { purpose: "verify", medium, target } as const,
    code: body.otp,
    address: origin.address,
  };
  if (!(await checkCode(context.database, now, attempt, true))) throw refuse("otp_wrong");
  const rules = await verificationRules(context);
  return signInWhereVerified(context, { rules, guestId: body.guest_id, origin, now }, async (tx) => {
    const [customer] = await tx
      .update(customers)
      .set(
        medium === "phone"
          ? { phoneVerified: true, updatedAt: now }
          : { emailVerified: true, updatedAt: now },
      )
      .where(eq(medium === "phone" ? customers.phone : customers.email, target))
      .returning();
    if (!customer) throw refuse("otp_wrong");
    if (customer.blocked) throw refuse("account_blocked");
    return customer;
  });
}

/** POST /auth/update-info: what a new person says of themselves. 403 for accounts by password, which have said it. */
export async function completeSignIn(
  context: ServerContext,
  body: UpdateInfoRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  if (body.login_type === "otp") return completeByCode(context, body, origin);
  if (body.login_type === "social") return completeBySocial(context, body, origin);
  throw refuse("info_complete");
}
