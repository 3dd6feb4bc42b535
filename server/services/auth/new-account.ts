import { inArray, or } from "drizzle-orm";
import type { Queryable, ServerContext } from "../../context";
import { customers } from "../../db/schema";
import { storedForms } from "../contacts/contacts";
import { countAttempt, takeAttemptsBack } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { checkNewPassword } from "./password-rules";
import { hashPassword } from "./passwords";

/** Accounts that may be asked for from one network address, made or refused; many phones may share one. */
const signUps = { perAddress: 200, windowSeconds: 600 } as const;

export interface AccountContacts {
  /** Null: not asked for. */
  phone: string | null;
  email: string;
}

/** Contacts that turn out to have an account, at the checkout of guests of one network address. */
const takenContacts = { kind: "taken-contact", limit: 5, windowSeconds: 86_400 } as const;

/** Refuses with 403 `phone` or `email` when one of them has an account already, in whatever form it is stored. */
export async function refuseTakenContacts(database: Queryable, wanted: AccountContacts): Promise<void> {
  const phones = await storedForms(database, "phone", wanted.phone);
  const emails = await storedForms(database, "email", wanted.email);
  const taken = await database
    .select({ phone: customers.phone })
    .from(customers)
    .where(or(inArray(customers.phone, phones), inArray(customers.email, emails)));
  if (taken.some(({ phone }) => phone !== null && phones.includes(phone))) throw refuse("phone_taken");
  if (taken.length > 0) throw refuse("email_taken");
}

/** Counts an account that is asked for from a network address; 429 with the seconds to wait. */
export async function countNewAccount({ database, clock }: ServerContext, address: string): Promise<void> {
  await countAttempt(database, clock.now(), {
    kind: "sign-up",
    subject: address,
    limit: signUps.perAddress,
    windowSeconds: signUps.windowSeconds,
  });
}

/**
 * Refuses taken contacts at the checkout, where an order may be tried again and again. The try is counted before the lookup,
 * and taken back when the contacts are free; after too many no account is made there for a while (429), and guests order on
 * without one.
 */
export async function refuseTakenAtCheckout(
  { database, clock }: ServerContext,
  wanted: AccountContacts,
  address: string,
): Promise<void> {
  const counter = { ...takenContacts, subject: address };
  await countAttempt(database, clock.now(), counter);
  await refuseTakenContacts(database, wanted);
  await takeAttemptsBack(database, [counter]);
}

/**
 * Checks a new account outside of any transaction and returns its password's hash. What costs little comes first; asking
 * who has an account is counted wherever an account can be made, at sign-up and at the checkout.
 */
export async function prepareAccount(
  context: ServerContext,
  wanted: AccountContacts & { password: string },
  address: string,
  refuseTaken: typeof refuseTakenAtCheckout = ({ database }) => refuseTakenContacts(database, wanted),
): Promise<string> {
  checkNewPassword(context.settings, wanted.password);
  await countNewAccount(context, address);
  await refuseTaken(context, wanted, address);
  return hashPassword(wanted.password);
}
