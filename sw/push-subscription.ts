/** The browser took a subscription away or renewed it: the server is told, also with no tab open. */
import { configureHttp, post } from "@/platform/http/client";
import { readSession } from "@/platform/outbox/storage/session-record";
import { readDevice, writeDevice } from "@/platform/push/device-record";
import { getPushSettings } from "@/platform/push/push-calls";
import { recipientOf, subscriptionBody, webAddress } from "@/platform/push/subscription-body";
import { subscribeWithKey } from "@/platform/push/web-subscription";

declare const self: ServiceWorkerGlobalScope;

/** Not for builds with Firebase, whose SDK renews its own. */
export function renewLostSubscription(): void {
  self.addEventListener("pushsubscriptionchange", (event) => {
    (event as ExtendableEvent).waitUntil(renew());
  });
}

/** The browser's own new subscription is taken when it is under the shop's key of now. */
async function renew(): Promise<void> {
  const [device, session] = [await readDevice(), await readSession()];
  if (!device?.serverKey || !session || device.accountKey !== session.owner) return;
  const { token, guestId, language, baseUrl } = session;
  configureHttp({ baseUrl, headers: () => ({ token, guestId, language }) });
  const serverKey = (await getPushSettings())?.vapidKey ?? device.serverKey;
  const address = webAddress(await subscribeWithKey(self.registration, serverKey));
  if (address === null) return;
  const { data } = await post({
    path: "/push/subscriptions",
    authenticated: true,
    body: subscriptionBody(address, device.preferences),
    normalise: recipientOf,
  });
  await writeDevice({
    ...device,
    address,
    serverKey,
    recipient: data ?? device.recipient,
    sentAt: Date.now(),
  });
}
