/** Signing in: what has to happen before, and whose account a new token belongs to. */
import { textHash } from "@/domain/text-hash";
import { get } from "@/platform/http/client";
import { fields, identifier } from "@/platform/http/normalise/readers";
import { rememberAccount } from "@/platform/query/forgotten-accounts";
import { localValues } from "@/platform/storage/local-values";
import { useSession } from "./session-store";

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
 * Stores the token of a sign-in call and switches to the customer's account. Without `customerId` the server is asked whose
 * token it is. Never rejects.
 */
export async function signIn(token: string, customerId?: number): Promise<void> {
  const id = customerId ?? (await customerOf(token));
  const accountKey = `customer:${textHash(id === null ? token : `customer ${id}`)}`;
  rememberAccount(accountKey);
  localValues.account.write(accountKey);
  localValues.token.write(token);
  // The guest's id is retired when it joins an account; the next guest on this device is somebody else.
  localValues.guestId.write(null);
  useSession.setState({ token, guestId: null, accountKey });
}

async function customerOf(token: string): Promise<number | null> {
  try {
    const { data } = await get({
      path: "/customer/info",
      authenticated: false,
      cache: "no-store",
      headers: { Authorization: `Bearer ${token}` },
      timeoutMs: customerInfoTimeoutMs,
      normalise: (response) => identifier(fields(response)?.id),
    });
    return data;
  } catch {
    return null;
  }
}
