import type { ServerContext } from "../../context";
import { checkNewPassword } from "../auth/password-rules";
import { hashPassword, verifyPassword } from "../auth/passwords";
import { countAttempt, takeAttemptsBack } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";

/** Passwords that may be tried by one who is signed in, for whatever needs one. */
const tries = { limit: 10, windowSeconds: 600 } as const;

/** Refusals that name the field in which the password came. */
const refusalsOf = {
  current_password: { missing: "current_password_missing", wrong: "current_password_wrong" },
  password: { missing: "password_missing", wrong: "password_wrong" },
} as const;

interface AccountPassword {
  id: number;
  passwordHash: string | null;
}

/**
 * Asks one who is signed in for the password, so that an open phone is not enough to take an account over; an account
 * without one needs none. Refuses with 403 and the field that it came in, and 429 after too many wrong ones. Hashes, so it
 * is called outside of a transaction.
 */
export async function checkCurrentPassword(
  { database, clock }: ServerContext,
  customer: AccountPassword,
  password: string | null | undefined,
  field: keyof typeof refusalsOf = "current_password",
): Promise<void> {
  if (customer.passwordHash === null) return;
  if (!password) throw refuse(refusalsOf[field].missing);
  const counter = { kind: "account-password", subject: String(customer.id), ...tries };
  await countAttempt(database, clock.now(), counter);
  if ((await verifyPassword(customer.passwordHash, password)) === "no") throw refuse(refusalsOf[field].wrong);
  await takeAttemptsBack(database, [counter]);
}

/**
 * Checks a change of the password and returns the new one's hash. Refuses with 403 `password` or `current_password`, and as
 * `checkCurrentPassword` does.
 */
export async function prepareNewPassword(
  context: ServerContext,
  customer: AccountPassword,
  change: { password: string | null | undefined; currentPassword: string | null | undefined },
): Promise<string> {
  const { password, currentPassword } = change;
  if (!password) throw refuse("password_missing");
  checkNewPassword(context.settings, password);
  await checkCurrentPassword(context, customer, currentPassword);
  return hashPassword(password);
}
