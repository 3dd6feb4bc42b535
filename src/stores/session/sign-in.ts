/** Signing in: what has to happen before, and whose account a new token belongs to. */
import { rememberAccount } from "@/platform/query/forgotten-accounts";
import { localValues } from "@/platform/storage/local-values";
import { knownKeyOf, learnKeys } from "./account-keys";
import { useSession } from "./session-store";
import { askWhoseToken, customerKey, keyOfContact, keyOfCustomer } from "./token-owner";

/** Signing in waits this long for the call that says whose token it is, ms. */
const customerInfoTimeoutMs = 4_000;
/** Signing in waits this long for the guest's unsent rows, ms. */
const guestRowsTimeoutMs = 2_000;

const beforeSignIn = new Set<() => Promise<void> | void>();

/** Registers work to be done before somebody signs in, such as sending the guest's rows. Returns a function that removes it. */
export function onBeforeSignIn(work: () => Promise<void> | void): () => void {
  beforeSignIn.add(work);
  return () => beforeSignIn.delete(work);
}

/** Await this before any sign-in call. Resolves after 2 s at most; never rejects. */
export async function prepareSignIn(): Promise<void> {
  const work = Promise.allSettled([...beforeSignIn].map(async (hook) => hook()));
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, guestRowsTimeoutMs))]);
}

/**
 * Stores the token of a sign-in call and switches to the customer's account. `customerId`: backends that say whose token it is.
 * Others are asked for 4 s; after that the account goes by `contact`, the account's email or what was typed to sign in, and
 * `identify-account.ts` goes on asking. Never rejects.
 */
export async function signIn(token: string, customerId?: number, contact?: string | null): Promise<void> {
  const provisional = contact ? keyOfContact(contact) : customerKey(token);
  const owner =
    customerId === undefined
      ? await askWhoseToken(token, customerInfoTimeoutMs).catch(() => null)
      : { key: keyOfCustomer(customerId), byContact: [] };
  const accountKey = owner?.key ?? knownKeyOf(provisional);
  if (owner) learnKeys([provisional, ...owner.byContact], accountKey);
  rememberAccount(accountKey);
  localValues.account.write(accountKey);
  localValues.token.write(token);
  // The guest's id is retired when it joins an account; the next guest on this device is somebody else.
  localValues.guestId.write(null);
  useSession.setState({ token, guestId: null, accountKey });
}
