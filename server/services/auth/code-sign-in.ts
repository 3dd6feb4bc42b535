/** Signing in by a code to the phone, without a password. */
import type { LoginResult } from "@/contract";
import type { LoginRequest, UpdateInfoRequest, VerifyPhoneRequest } from "@/contract/calls/auth";
import type { ServerContext } from "../../context";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { countCodeRequest, countCodeSent, countCodeTry } from "./code-requests";
import { type CodeSubject, checkCode, keepProvedCode, sendCode } from "./codes";
import { accountContact, type CustomerRow, findCustomer } from "./customer-account";
import { countNewAccount, refuseTakenContacts } from "./new-account";
import {
  createProvedCustomer,
  existingPersonResult,
  newPersonResult,
  readPersonalInfo,
  takeAccountOver,
} from "./new-person";
import { type SignInOrigin, signInVerified } from "./verification";

const loginType = "otp" as const;

/** Refuses with 403 `login_type` where the operator does not offer it. */
async function refuseUnlessOffered({ database }: ServerContext): Promise<void> {
  const config = await readConfig(database);
  if (config.centralize_login.otp_login_status !== 1) throw refuse("otp_login_off");
}

async function subjectOf(
  { database }: ServerContext,
  phone: string | null | undefined,
): Promise<CodeSubject> {
  const target = await accountContact(database, "phone", phone);
  if (!target) throw refuse("phone_invalid");
  return { purpose: "sign-in", medium: "phone", target };
}

/**
 * POST /auth/login with login_type otp. Without a code one is sent, to known and unknown numbers alike: 405 `otp` within 60 s
 * of the last, 429 above the limits. With the code it is the answer to 'Is it you?': `verified` no leads to a new account,
 * anything else signs in to the one that claims the number.
 */
export async function loginByCode(
  context: ServerContext,
  body: LoginRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  await refuseUnlessOffered(context);
  const subject = await subjectOf(context, body.phone);
  if (body.otp) return answerIsItYou(context, { ...body, otp: body.otp }, origin);
  const request = { use: "sign-in", target: subject.target, address: origin.address } as const;
  await countCodeRequest(context, request);
  const customer = await findCustomer(context.database, "phone", subject.target);
  await countCodeSent(context, customer?.id ?? null, request);
  await sendCode(context, subject, origin);
  // The same for everybody: nothing says whether there is an account.
  return {
    token: null,
    is_phone_verified: 0,
    is_email_verified: 0,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: loginType,
    email: null,
  };
}

/**
 * POST /auth/verify-phone with login_type otp. Signs in to the account that has proved the number. One that only claims it is
 * named in `is_exist_user`, and a new person says who they are first; for both the code works for another half hour.
 */
export async function verifySignInCode(
  context: ServerContext,
  body: VerifyPhoneRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  await refuseUnlessOffered(context);
  const subject = await subjectOf(context, body.phone);
  const customer = await findCustomer(context.database, "phone", subject.target);
  const isProved = customer?.phoneVerified === true;
  await requireCode(context, subject, body.otp, origin, isProved);
  if (customer?.blocked) throw refuse("account_blocked");
  if (customer && isProved) {
    return signInVerified(context, customer, { loginType, guestId: body.guest_id, origin });
  }
  await keepProvedCode(context, subject);
  return customer && mayBeTheirs(customer)
    ? existingPersonResult(customer, loginType)
    : newPersonResult(loginType, null, true);
}

/** The owner of an account is whoever has proved its e-mail address; its phone number may be a typing error. */
const mayBeTheirs = (customer: CustomerRow): boolean => customer.phoneVerified || !customer.emailVerified;

async function answerIsItYou(
  context: ServerContext,
  body: LoginRequest & { otp: string },
  origin: SignInOrigin,
): Promise<LoginResult> {
  const subject = await subjectOf(context, body.phone);
  const isMe = body.verified !== "no";
  const customer = await findCustomer(context.database, "phone", subject.target);
  const isTheirs = isMe && customer !== null && mayBeTheirs(customer);
  await requireCode(context, subject, body.otp, origin, isTheirs);
  if (!isTheirs) return newPersonResult(loginType, null, true);
  if (customer.blocked) throw refuse("account_blocked");
  const taken = await takeAccountOver(context, customer, { medium: "phone", loginMedium: loginType });
  return signInVerified(context, taken, { loginType, guestId: body.guest_id, origin });
}

/**
 * POST /auth/update-info with login_type otp: makes the account of a new person who has proved the number by its code, which
 * comes along as `otp`. 404 for a code that is wrong or too old, 403 with the field's name for what is wrong or taken.
 */
export async function completeByCode(
  context: ServerContext,
  body: UpdateInfoRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  await refuseUnlessOffered(context);
  const info = await readPersonalInfo(context, body);
  const subject = await subjectOf(context, body.phone);
  await countNewAccount(context, origin.address);
  await requireCode(context, subject, body.otp ?? "", origin, false);
  await refuseTakenContacts(context.database, { phone: null, email: info.email });
  await requireCode(context, subject, body.otp ?? "", origin, true);
  const proved = { phone: true, email: false };
  const customer = await createProvedCustomer(context, info, { loginMedium: loginType, proved, origin });
  return signInVerified(context, customer, { loginType, guestId: body.guest_id, origin });
}

/** Refuses a wrong code with 404; with `consume` a right one is gone afterwards. */
async function requireCode(
  context: ServerContext,
  subject: CodeSubject,
  code: string,
  { address }: SignInOrigin,
  consume: boolean,
): Promise<void> {
  await countCodeTry(context, "sign-in", address);
  const attempt = { subject, code, address };
  if (!(await checkCode(context.database, context.clock.now(), attempt, consume))) throw refuse("otp_wrong");
}
