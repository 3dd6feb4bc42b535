/** Whether this device hears of orders while a program's page is closed, by standard Web Push to the program's own worker. */
import { create, type StoreApi, type UseBoundStore } from "zustand";
import type { StaffPushKey } from "@/contract/calls/staff-push";
import { subscribeWithKey } from "@/platform/push/web-subscription";
import type { StaffCall } from "../api/call-staff";

/** `asking`: the browser or the server is being asked. `failed`: it was not possible this time. */
export type PushState = "unsupported" | "denied" | "off" | "asking" | "failed" | "on";

interface Program {
  /** The worker's scope, e.g. "/board/". */
  readonly path: string;
  readonly call: <T>(call: StaffCall) => Promise<T>;
  /** Null while nobody is signed in. */
  readonly token: () => string | null;
  readonly language: () => string;
  readonly registeredWorker: Promise<ServiceWorkerRegistration>;
  /** Opens the order whose notification was pressed. */
  readonly openOrder: (id: number) => void;
}

export interface DevicePush {
  readonly usePush: UseBoundStore<StoreApi<{ readonly state: PushState }>>;
  /** Looks whether this device listens, and has it listen for whoever is signed in now. Never rejects. */
  readonly followPush: (token: string) => Promise<void>;
  /** Asks the browser and then the server; to be called by a press. */
  readonly turnPushOn: () => Promise<void>;
  /** The device listens no more. What the server does not hear of it finds out with its next push. */
  readonly turnPushOff: () => Promise<void>;
  /** Ends the browser's subscription, and returns its address. Never rejects. */
  readonly dropSubscription: () => Promise<string | null>;
  /** Opens the order whose notification was pressed while a page was open. */
  readonly openPressedOrders: () => void;
}

const isSupported = () => typeof Notification === "function" && "PushManager" in globalThis;

/** What the server needs of a subscription. */
function partsOf(subscription: PushSubscription) {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

export function devicePush(program: Program): DevicePush {
  const { path, call } = program;
  const usePush = create<{ readonly state: PushState }>(() => ({ state: "unsupported" }));
  const setState = (state: PushState) => usePush.setState({ state });

  /** The program's worker; undefined where there is none yet: then the address belongs to the shopper's, or to nobody. */
  const ownRegistration = async (): Promise<ServiceWorkerRegistration | undefined> => {
    if (!("serviceWorker" in navigator)) return undefined;
    const registration = await navigator.serviceWorker.getRegistration(path);
    return registration?.scope.endsWith(path) ? registration : undefined;
  };

  /** Subscribes with the server's present key, and names the device to the server. */
  const subscribe = async (registration: ServiceWorkerRegistration, token: string): Promise<void> => {
    const { key } = await call<StaffPushKey>({ path: "/push", token });
    const body = partsOf(await subscribeWithKey(registration, key));
    await call({ method: "POST", path: "/push/subscribe", token, language: program.language(), body });
  };

  const followPush = async (token: string): Promise<void> => {
    if (!isSupported() || !("serviceWorker" in navigator)) return setState("unsupported");
    // The first visit registers it while orders are read already.
    const registration = (await ownRegistration().catch(() => undefined)) ?? (await program.registeredWorker);
    if (program.token() !== token) return;
    if (Notification.permission === "denied") return setState("denied");
    const current = await registration.pushManager.getSubscription().catch(() => null);
    if (current === null || Notification.permission !== "granted") return setState("off");
    // Until the server has said no it still tells this device.
    setState("on");
    await subscribe(registration, token).catch((error: unknown) => console.warn(error));
  };

  const turnPushOn = async (): Promise<void> => {
    const token = program.token();
    if (token === null) return;
    setState("asking");
    try {
      const permission = await Notification.requestPermission();
      if (permission !== "granted") return setState(permission === "denied" ? "denied" : "off");
      const registration = await ownRegistration();
      if (registration === undefined) return setState("unsupported");
      await subscribe(registration, token);
      setState("on");
    } catch (error) {
      console.warn(error);
      setState("failed");
    }
  };

  const dropSubscription = async (): Promise<string | null> => {
    try {
      const subscription = await (await ownRegistration())?.pushManager.getSubscription();
      await subscription?.unsubscribe();
      return subscription?.endpoint ?? null;
    } catch (error) {
      console.warn(error);
      return null;
    }
  };

  const turnPushOff = async (): Promise<void> => {
    const token = program.token();
    const endpoint = await dropSubscription();
    setState("off");
    if (endpoint !== null && token !== null)
      await call({ method: "POST", path: "/push/unsubscribe", token, body: { endpoint } }).catch(
        (error: unknown) => console.warn(error),
      );
  };

  const openPressedOrders = (): void => {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent) => {
      const { type, id } = (data ?? {}) as { type?: unknown; id?: unknown };
      if (type === "OPEN_ORDER" && typeof id === "number") program.openOrder(id);
    });
  };

  return { usePush, followPush, turnPushOn, turnPushOff, dropSubscription, openPressedOrders };
}
