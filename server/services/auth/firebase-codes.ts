/** Signing in and new passwords by a code that Firebase has sent. */
import type { LoginResult } from "@/contract";
import type { FirebaseResetRequest, FirebaseVerifyRequest } from "@/contract/calls/auth";
import type { ServerContext } from "../../context";
import { phoneReader } from "../contacts/contacts";
import { countAttempt } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { countCodeTry } from "./code-requests";
import { type CodeSubject, storeProvedCode } from "./codes";
import { findCustomer } from "./customer-account";
import { verifyContact } from "./sign-in";
import { type SignInOrigin, verificationRules } from "./verification";

/** Codes that one network address may try for one number, in ten minutes. */
const tries = { limit: 10, windowSeconds: 600 } as const;

interface Proof {
  sessionInfo: string;
  phone: string;
  code: string;
}

/**
 * Asks Firebase whether the code is right, and keeps it as one of ours: from here on everything goes as with a code that this
 * server sent. Refuses with 403 `login_type` where the shop does not use Firebase, and as `PhoneVerification` does.
 */
async function takeFirebaseCode(
  context: ServerContext,
  purpose: CodeSubject["purpose"],
  { sessionInfo, phone, code }: Proof,
  address: string,
): Promise<string> {
  const { phoneVerification, database, clock } = context;
  const config = await readConfig(database);
  if (phoneVerification === null || config.firebase_otp_verification !== 1) throw refuse("firebase_off");
  const readPhone = await phoneReader(database);
  const target = readPhone(phone);
  if (!target) throw refuse("phone_invalid");
  await countCodeTry(context, "sign-in", address);
  const pair = { kind: "firebase-code", subject: `${target} ${address}` };
  await countAttempt(database, clock.now(), { ...pair, ...tries });
  const proved = readPhone(await phoneVerification.provedPhone({ sessionInfo, code }));
  // Somebody's own number proves nothing about another.
  if (proved !== target) throw refuse("firebase_code_wrong");
  await storeProvedCode(context, { purpose, medium: "phone", target }, code, address);
  return target;
}

/**
 * POST /auth/firebase-verify-token. With login_type manual it proves the number of an account that the shop asks for that proof,
 * and of no other: where nobody may sign in by a code alone, this is no way to. 403 `login_type` then.
 */
export async function verifyFirebaseCode(
  context: ServerContext,
  body: FirebaseVerifyRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  const { session_info: sessionInfo, phone, otp, login_type, guest_id } = body;
  const purpose = login_type === "otp" ? "sign-in" : "verify";
  const isOwed = login_type === "otp" || (await verificationRules(context)).phone;
  if (!isOwed) throw refuse("firebase_off");
  const target = await takeFirebaseCode(context, purpose, { sessionInfo, phone, code: otp }, origin.address);
  const isProved = (await findCustomer(context.database, "phone", target))?.phoneVerified === true;
  if (login_type === "manual" && isProved) throw refuse("firebase_off");
  return verifyContact(
    context,
    { otp, verification_type: "phone", phone: target, login_type, ...(guest_id ? { guest_id } : {}) },
    origin,
  );
}

/** PUT /auth/firebase-reset-password: the code works for PUT /auth/reset-password then. 404 for a number without an account. */
export async function acceptFirebaseReset(
  context: ServerContext,
  { sessionInfo, phoneNumber, code }: FirebaseResetRequest,
  address: string,
): Promise<void> {
  const target = await takeFirebaseCode(context, "reset", { sessionInfo, phone: phoneNumber, code }, address);
  if (!(await findCustomer(context.database, "phone", target))) throw refuse("reset_unknown");
}
