/**
 * Exactly one notification for every push, whatever its form. These listeners are registered before Firebase's, which
 * run all the same; so they stop the event and show, except for Firebase's data-only pushes, which go on to
 * `onBackgroundMessage` and come back here.
 */
import { type PushMessage, type ReceivedPush, readPush } from "@/domain/push-message";
import { readSession } from "@/platform/outbox/storage/session-record";
import { markPushSeen, readDevice, wasPushSeen } from "@/platform/push/device-record";
import { openTarget } from "./notification-click";
import { deliverToPage, visiblePages } from "./open-pages";
import { showNeutralNotification, showPush } from "./push-notification";

declare const self: ServiceWorkerGlobalScope;

/** How long Firebase's SDK may take to hand over a push that is its own to hand over, ms. */
const firebasePatience = 4_000;

/** Pushes that are being shown, by id: the SDK's way and ours may meet. */
const underWay = new Map<string, Promise<void>>();
/** Calls that end the wait for the SDK to hand over a push, by its id. */
const awaited = new Map<string, () => void>();

/** Registers the listeners. `firebase`: the SDK's own follow. */
export function listenForPushes(firebase: boolean): void {
  self.addEventListener("push", (event) => {
    const received = event.data ? readPush(textOf(event.data)) : null;
    if (firebase && received?.firebase && !received.hasNotification) {
      event.waitUntil(leaveToFirebase(received));
      return;
    }
    event.stopImmediatePropagation();
    event.waitUntil(received ? receivePush(received.message) : showNeutralNotification());
  });
  self.addEventListener("notificationclick", (event) => {
    // The SDK would follow a link of the payload; ours are built from ids.
    event.stopImmediatePropagation();
    event.notification.close();
    const data: unknown = event.notification.data;
    event.waitUntil(openTarget((data as { target?: unknown } | null)?.target));
  });
}

function textOf(data: PushMessageData): string {
  try {
    return data.text();
  } catch {
    return "";
  }
}

/** With a page in view the SDK notifies the page and shows nothing, so we do; otherwise it calls us back. */
async function leaveToFirebase({ message }: ReceivedPush): Promise<void> {
  const { id } = message;
  if (id !== null && (await visiblePages()).length === 0) {
    await new Promise<void>((resolve) => {
      awaited.set(id, resolve);
      setTimeout(resolve, firebasePatience);
      if (underWay.has(id)) resolve();
    });
  }
  // Without an id it is unknown whether the SDK has handled it; Firebase always sets one.
  await receivePush(message);
}

/** Shows a push once: by the page in view, else by a notification. Copies of it end here. */
export function receivePush(message: PushMessage): Promise<void> {
  const { id } = message;
  const before = id === null ? undefined : underWay.get(id);
  if (before) return before;
  const work = receiveOnce(message);
  if (id !== null) {
    underWay.set(id, work);
    awaited.get(id)?.();
  }
  return work;
}

async function receiveOnce(message: PushMessage): Promise<void> {
  const { id } = message;
  if (id !== null && (await wasPushSeen(id).catch(() => false))) {
    if (await isApple()) await showPush(message, await isSignedIn(), "again");
    return;
  }
  const addressee = await isForWhoIsHere(message);
  if (!addressee.here) await showNeutralNotification();
  else if (!(await deliverToPage(message))) await showPush(message, addressee.signedIn, "new");
  // WebKit takes a subscription away after a few pushes that show nothing.
  else if (await isApple()) await showPush(message, addressee.signedIn, "again");
  if (id !== null) await markPushSeen(id).catch(() => undefined);
}

/**
 * Whether a push is for the person using this device now. A push that names nobody (other backends) is for them; one with a
 * name must name them.
 */
async function isForWhoIsHere(message: PushMessage): Promise<{ here: boolean; signedIn: boolean }> {
  const session = await readSession().catch(() => null);
  if (session === null || (session.token === null && session.guestId === null)) {
    return { here: false, signedIn: false };
  }
  const signedIn = session.token !== null;
  if (message.recipient === null) return { here: true, signedIn };
  const device = await readDevice().catch(() => null);
  return {
    here: device?.accountKey === session.owner && device.recipient === message.recipient,
    signedIn,
  };
}

const isSignedIn = async (): Promise<boolean> => (await readSession().catch(() => null))?.token !== null;

async function isApple(): Promise<boolean> {
  try {
    const subscription = await self.registration.pushManager.getSubscription();
    return subscription !== null && new URL(subscription.endpoint).hostname.endsWith(".push.apple.com");
  } catch {
    return false;
  }
}
