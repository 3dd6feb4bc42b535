// @vitest-environment jsdom
/** A start of the app and this device's subscription. */
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { closeDatabase } from "@/platform/outbox/storage/database";
import { deleteDevice, readDevice, writeDevice } from "./device-record";
import { defaultPushPreferences, type PushAccount, refreshSubscription } from "./push";

const account: PushAccount = { key: "customer:ada", epoch: 1, signedIn: true };
const keyOf = (fill: number) => Buffer.alloc(65, fill).toString("base64url");

/** The browser's push manager: each subscription has an address of its own. */
class PushService {
  count = 0;
  current: ReturnType<PushService["subscription"]> | null = null;
  private subscription(key: ArrayBuffer) {
    this.count += 1;
    const endpoint = `https://push.test/${this.count}`;
    return {
      options: { applicationServerKey: key },
      toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
      unsubscribe: async () => {
        this.current = null;
        return true;
      },
    };
  }
  getSubscription = async () => this.current;
  subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    this.current = this.subscription(applicationServerKey.slice().buffer);
    return this.current;
  };
}

let pushService: PushService;
/** Endpoints that the shop knows, and its key. */
let shop: { devices: Set<string>; key: string; answers: boolean };
let sent: string[];

beforeEach(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  pushService = new PushService();
  const registration = { pushManager: pushService };
  Object.defineProperty(navigator, "serviceWorker", {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted" });
  shop = { devices: new Set(), key: keyOf(1), answers: true };
  sent = [];
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({ token: "secret" }) });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (!shop.answers) throw new TypeError("no network");
    if (String(url).endsWith("/push/settings"))
      return Response.json({ vapid_public_key: shop.key, firebase: false });
    const { endpoint } = JSON.parse(String(init?.body)) as { endpoint: string };
    sent.push(`${init?.method} ${endpoint}`);
    if (init?.method === "POST") shop.devices.add(endpoint);
    else if (!shop.devices.has(endpoint))
      return Response.json({ errors: [{ code: "endpoint", message: "" }] }, { status: 404 });
    return Response.json({ message: "", recipient: "ada" });
  });
  const subscription = await pushService.subscribe({
    applicationServerKey: Uint8Array.from(Buffer.alloc(65, 1)),
  });
  shop.devices.add("https://push.test/1");
  await writeDevice({
    accountKey: account.key,
    recipient: "ada",
    address: { kind: "web", endpoint: subscription.toJSON().endpoint, p256dh: "p", auth: "a" },
    serverKey: shop.key,
    preferences: { ...defaultPushPreferences, offers: false },
    sentAt: Date.now(),
  });
});
afterEach(async () => {
  await closeDatabase();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const address = async () => {
  const record = await readDevice();
  return record?.address.kind === "web" ? record.address.endpoint : null;
};

describe("a start of the app", () => {
  it("asks whether the shop still knows the device, and changes nothing then", async () => {
    await refreshSubscription(account);
    expect(sent).toEqual(["PUT https://push.test/1"]);
    expect(await address()).toBe("https://push.test/1");
  });

  it("subscribes again when the shop has lost the device, with the same preferences", async () => {
    shop.devices.clear();
    await refreshSubscription(account);
    // The address that a push service had ended would be lost again with the next push.
    expect(sent).toEqual(["PUT https://push.test/1", "POST https://push.test/2"]);
    expect(await address()).toBe("https://push.test/2");
    expect((await readDevice())?.preferences.offers).toBe(false);
    sent = [];
    await refreshSubscription(account);
    expect(sent).toEqual(["PUT https://push.test/2"]);
  });

  it("subscribes again when the browser has lost the subscription", async () => {
    await pushService.current?.unsubscribe();
    await refreshSubscription(account);
    expect(sent).toEqual(["POST https://push.test/2"]);
  });

  it("subscribes again when the shop has another key", async () => {
    shop.key = keyOf(2);
    await refreshSubscription(account);
    expect(sent).toEqual(["POST https://push.test/2"]);
    expect((await readDevice())?.serverKey).toBe(keyOf(2));
  });

  it("changes nothing without network", async () => {
    shop.answers = false;
    await refreshSubscription(account);
    expect(await address()).toBe("https://push.test/1");
    expect(pushService.count).toBe(1);
  });

  it("registers nothing for a shopper who turned pushes off, or for another customer", async () => {
    await refreshSubscription({ ...account, key: "customer:grace" });
    await deleteDevice();
    await refreshSubscription(account);
    expect(sent).toEqual([]);
  });
});
