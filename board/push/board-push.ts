/** Whether this device hears of new orders while the board is closed, by standard Web Push to the board's own worker. */
import { create } from "zustand";
import type { BoardPushKey } from "@/contract/calls/board-push";
import { subscribeWithKey } from "@/platform/push/web-subscription";
import { callBoard } from "../api/call-board";
import { openOrder } from "../orders/opened-order";
import { useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { registeredWorker } from "../updates/updates";

/** `asking`: the browser or the server is being asked. `failed`: it was not possible this time. */
export type PushState = "unsupported" | "denied" | "off" | "asking" | "failed" | "on";

export const usePush = create<{ readonly state: PushState }>(() => ({ state: "unsupported" }));

const setState = (state: PushState) => usePush.setState({ state });

/** The board's worker; undefined where there is none yet: then the address belongs to the shopper's, or to nobody. */
async function registrationOfBoard(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration("/board/");
  return registration?.scope.endsWith("/board/") ? registration : undefined;
}

const isSupported = () => typeof Notification === "function" && "PushManager" in globalThis;

/** What the server needs of a subscription. */
function partsOf(subscription: PushSubscription) {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Subscribes with the server's present key, and names the device to the server. */
async function subscribe(registration: ServiceWorkerRegistration, token: string): Promise<void> {
  const { language } = useDeviceSettings.getState();
  const { key } = await callBoard<BoardPushKey>({ path: "/push", token });
  const subscription = await subscribeWithKey(registration, key);
  await callBoard({
    method: "POST",
    path: "/push/subscribe",
    token,
    language,
    body: partsOf(subscription),
  });
}

/** Looks whether this device listens, and has it listen for whoever is signed in now. Never rejects. */
export async function followPush(token: string): Promise<void> {
  if (!isSupported() || !("serviceWorker" in navigator)) return setState("unsupported");
  // The first visit registers it while orders are read already.
  const registration = (await registrationOfBoard().catch(() => undefined)) ?? (await registeredWorker);
  if (useSession.getState().token !== token) return;
  if (Notification.permission === "denied") return setState("denied");
  const current = await registration.pushManager.getSubscription().catch(() => null);
  if (current === null || Notification.permission !== "granted") return setState("off");
  // Until the server has said no it still tells this device.
  setState("on");
  await subscribe(registration, token).catch((error: unknown) => console.warn(error));
}

/** Asks the browser and then the server; to be called by a press. */
export async function turnPushOn(): Promise<void> {
  const { token } = useSession.getState();
  if (token === null) return;
  setState("asking");
  try {
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return setState(permission === "denied" ? "denied" : "off");
    const registration = await registrationOfBoard();
    if (registration === undefined) return setState("unsupported");
    await subscribe(registration, token);
    setState("on");
  } catch (error) {
    console.warn(error);
    setState("failed");
  }
}

/** The device listens no more. What the server does not hear of it finds out with its next push. */
export async function turnPushOff(): Promise<void> {
  const { token } = useSession.getState();
  const endpoint = await dropSubscription();
  setState("off");
  if (endpoint !== null && token !== null)
    await callBoard({ method: "POST", path: "/push/unsubscribe", token, body: { endpoint } }).catch(
      (error: unknown) => console.warn(error),
    );
}

/** Ends the browser's subscription, and returns its address. Never rejects. */
export async function dropSubscription(): Promise<string | null> {
  try {
    const subscription = await (await registrationOfBoard())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return subscription?.endpoint ?? null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Opens the order whose notification was pressed while a board was open. */
export function openPressedOrders(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent) => {
    const { type, id } = (data ?? {}) as { type?: unknown; id?: unknown };
    if (type === "OPEN_ORDER" && typeof id === "number") openOrder(id);
  });
}
