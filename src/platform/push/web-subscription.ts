/** The browser's own subscription of standard Web Push. */

/** Some browsers never answer `subscribe` without their push service; ms. */
const patience = 20_000;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

function isUnder(subscription: PushSubscription, key: Uint8Array): boolean {
  const used = subscription.options?.applicationServerKey;
  // A browser that does not say which key it used is believed.
  if (!used) return true;
  const bytes = new Uint8Array(used);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

/** The subscription under this key, made anew when there is none or the shop has another key now. Throws after 20 s. */
export async function subscribeWithKey(
  registration: ServiceWorkerRegistration,
  serverKey: string,
  milliseconds = patience,
): Promise<PushSubscription> {
  const key = bytesOf(serverKey);
  const { pushManager } = registration;
  const current = await pushManager.getSubscription();
  if (current && isUnder(current, key)) return current;
  await current?.unsubscribe();
  return withTimeout(
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
    milliseconds,
  );
}

/** Rejects when the work has not ended in time. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The push service did not answer in time.")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
