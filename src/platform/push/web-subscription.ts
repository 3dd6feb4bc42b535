/** The browser's own subscription of standard Web Push. */

/** Some browsers leave `subscribe` pending when their push service cannot be reached, ms. */
const subscribeTimeoutMs = 20_000;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

function usesKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const used = subscription.options?.applicationServerKey;
  // Some browsers do not say which key they used: assume the right one.
  if (!used) return true;
  const bytes = new Uint8Array(used);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

/** The subscription with this key; a new one when there is none or the shop's key has changed. Rejects after 20 s. */
export async function subscribeWithKey(
  registration: ServiceWorkerRegistration,
  serverKey: string,
  timeoutMs = subscribeTimeoutMs,
): Promise<PushSubscription> {
  const key = bytesOf(serverKey);
  const { pushManager } = registration;
  const current = await pushManager.getSubscription();
  if (current && usesKey(current, key)) return current;
  await current?.unsubscribe();
  return withTimeout(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), timeoutMs);
}

/** Rejects when the work takes longer. */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The push service timed out.")), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
