/**
 * How often a password may be tried. Strangers' wrong tries slow the strangers down and never the owner: tries are counted
 * for each pair of account and network address. See docs/decisions/limits.md.
 */
import type { ServerContext } from "../../context";
import { transact } from "../../db/transact";
import { addAttempt, clearAttempts, countAttempt, recentAttempts } from "../rate-limits/attempt-limits";
import { isKnownAddress } from "./known-addresses";
import { queueSecurityMail } from "./security-mail";

/** Tries of one address in `windowSeconds`. */
const signInLimits = {
  windowSeconds: 600,
  /** For one account. */
  perAccount: 10,
  /** For one account that is being guessed at, from an address that it never signed in from. */
  perGuessedAccount: 3,
  /** For all accounts that never signed in from the address; many phones may share one. */
  allAccounts: 200,
} as const;
/** So many wrong passwords in an hour, from all addresses together, mean that an account is being guessed at. */
const guessed = { failures: 30, toldAt: 10, windowSeconds: 3600 } as const;

export interface SignInTry {
  /** Phone number or e-mail address, as it is stored. */
  account: string;
  /** Null where there is no such account; the same limits hold, so that nobody can tell. */
  customerId: number | null;
  /** Network address. */
  address: string;
  /** Of somebody who is no customer: whether they signed in from the address before. */
  isKnown?: () => Promise<boolean>;
}

const pairOf = ({ account, address }: SignInTry) => ({ kind: "login", subject: `${account} ${address}` });

/** Counts a try before its password is checked; 429 with the seconds to wait. */
export async function countSignIn({ database, clock }: ServerContext, attempt: SignInTry): Promise<void> {
  const now = clock.now();
  const { windowSeconds, ...limits } = signInLimits;
  const { customerId, account, address } = attempt;
  const known = attempt.isKnown
    ? await attempt.isKnown()
    : customerId !== null && (await isKnownAddress(database, customerId, address, now));
  if (!known) {
    const everybody = { kind: "login-address", subject: address };
    await countAttempt(database, now, { ...everybody, limit: limits.allAccounts, windowSeconds });
  }
  const failures = await recentAttempts(database, now, {
    kind: "login-failed",
    subject: account,
    windowSeconds: guessed.windowSeconds,
  });
  const limit = !known && failures >= guessed.failures ? limits.perGuessedAccount : limits.perAccount;
  await countAttempt(database, now, { ...pairOf(attempt), limit, windowSeconds });
}

/** A wrong password. The tenth in an hour is told to the owner, once a day. */
export async function countWrongPassword(context: ServerContext, attempt: SignInTry): Promise<void> {
  const { database, clock } = context;
  const { count } = await addAttempt(database, clock.now(), {
    kind: "login-failed",
    subject: attempt.account,
    windowSeconds: guessed.windowSeconds,
  });
  const { customerId } = attempt;
  if (customerId === null || count !== guessed.toldAt) return;
  await transact(database, (tx) => queueSecurityMail(tx, context, customerId, "password_guessed"));
}

/** The right password: what this address has tried before no longer counts. */
export async function forgetSignInTries({ database }: ServerContext, attempt: SignInTry): Promise<void> {
  await clearAttempts(database, pairOf(attempt));
}
