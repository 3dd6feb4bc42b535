/** The browser took a subscription away or renewed it: the server is told, also with no tab open. */
import { configureHttp, post } from "@/platform/http/client";
import { readSession } from "@/platform/outbox/storage/session-record";
import { readDevice, writeDevice } from "@/platform/push/device-record";
import { recipientOf, subscriptionBody, webAddress } from "@/platform/push/subscription-body";

declare const self: ServiceWorkerGlobalScope;

interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null;
}

/** Not for builds with Firebase, whose SDK sees to its own. */
export function renewLostSubscription(): void {
  self.addEventListener("pushsubscriptionchange", (event) => {
    const change = event as SubscriptionChangeEvent;
    change.waitUntil(renew(change.newSubscription ?? null));
  });
}

async function renew(given: PushSubscription | null): Promise<void> {
  const [device, session] = [await readDevice(), await readSession()];
  if (!device?.serverKey || !session || device.accountKey !== session.owner) return;
  const { token, guestId, language, baseUrl } = session;
  const options = { userVisibleOnly: true, applicationServerKey: device.serverKey };
  const address = webAddress(given ?? (await self.registration.pushManager.subscribe(options)));
  if (address === null) return;
  configureHttp({ baseUrl, headers: () => ({ token, guestId, language }) });
  const { data } = await post({
    path: "/push/subscriptions",
    authenticated: true,
    body: subscriptionBody(address, device.preferences),
    normalise: recipientOf,
  });
  await writeDevice({ ...device, address, recipient: data ?? device.recipient, sentAt: Date.now() });
}
