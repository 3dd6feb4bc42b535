/** The proof of phone numbers and e-mail addresses that the operator asks for before an account can be used. */
import type { LoginResult } from "@/contract";
import type { PhoneOrEmail } from "@/contract/calls/auth";
import type { Language, ServerContext } from "../../context";
import { ContractError } from "../../core/errors";
import { transact } from "../../db/transact";
import { refuse } from "../refusals";
import { readShopRules, type VerificationRules } from "../settings/shop-rules";
import { sendCode } from "./codes";
import {
  type CustomerRow,
  type LoginType,
  missingVerification,
  signIn,
  unverifiedResult,
} from "./customer-account";

/** The caller: the language of messages, the network address, for counting attempts, and the device that signs in. */
export interface SignInOrigin {
  language: Language;
  address: string;
  device: string;
}

export async function verificationRules(context: ServerContext): Promise<VerificationRules> {
  const rules = await readShopRules(context.database);
  return rules.verification;
}

/** Sends the code that is still needed; within a minute of the last one 405 `otp`. */
export async function sendVerificationCode(
  context: ServerContext,
  customer: CustomerRow,
  medium: PhoneOrEmail,
  origin: SignInOrigin,
): Promise<void> {
  const target = medium === "phone" ? customer.phone : customer.email;
  if (target) await sendCode(context, { purpose: "verify", medium, target }, origin);
}

/** The same after an account has changed: where no code can be sent now, the change stands and another can be asked for. */
export async function trySendingCode(...call: Parameters<typeof sendVerificationCode>): Promise<void> {
  try {
    await sendVerificationCode(...call);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
  }
}

/** Signs a proven customer in, or sends the code that the operator still requires. */
export async function signInVerified(
  context: ServerContext,
  customer: CustomerRow,
  input: { loginType: LoginType; guestId: number | null | undefined; origin: SignInOrigin },
): Promise<LoginResult> {
  if (customer.blocked) throw refuse("account_blocked");
  const { loginType, guestId, origin } = input;
  const rules = await verificationRules(context);
  const missing = missingVerification(customer, rules);
  if (missing) {
    await trySendingCode(context, customer, missing, origin);
    return unverifiedResult(customer, rules, loginType);
  }
  const now = context.clock.now();
  return transact(context.database, (tx) =>
    signIn(tx, { customer, rules, loginType, guestId, ...origin, now }),
  );
}
