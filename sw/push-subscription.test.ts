import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "@/platform/outbox/storage/database";
import { writeSession } from "@/platform/outbox/storage/session-record";
import { readDevice, writeDevice } from "@/platform/push/device-record";
import { renewLostSubscription } from "./push-subscription";

const keyOf = (fill: number) => Buffer.alloc(65, fill).toString("base64url");
const owner = "guest:7";

let changed: (event: object) => void;
let subscribedWith: number[];
let posted: string[];

beforeEach(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  subscribedWith = [];
  posted = [];
  const pushManager = {
    getSubscription: async () => null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      subscribedWith.push(applicationServerKey[0] ?? 0);
      return { toJSON: () => ({ endpoint: "https://push.test/2", keys: { p256dh: "p", auth: "a" } }) };
    },
  };
  vi.stubGlobal("self", {
    registration: { pushManager },
    addEventListener: (_type: string, listener: (event: object) => void) => {
      changed = listener;
    },
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/push/settings")) return Response.json({ vapid_public_key: keyOf(2), firebase: false });
    posted.push(`${init.method} ${(JSON.parse(String(init.body)) as { endpoint: string }).endpoint}`);
    return Response.json({ message: "", recipient: "ada" });
  });
  await writeSession({ owner, guestId: 7, token: null, baseUrl: "https://shop.test" });
  await writeDevice({
    accountKey: owner,
    recipient: "ada",
    address: { kind: "web", endpoint: "https://push.test/1", p256dh: "p", auth: "a" },
    serverKey: keyOf(1),
    preferences: { orders: true, chat: true, offers: true, quietFrom: null, quietTo: null },
    sentAt: 1,
  });
  renewLostSubscription();
});
afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
});

it("a subscription that the browser took away is renewed under the shop's key of now", async () => {
  let renewed: Promise<unknown> = Promise.resolve();
  changed({ waitUntil: (work: Promise<unknown>) => (renewed = work) });
  await renewed;
  expect(subscribedWith).toEqual([2]);
  expect(posted).toEqual(["POST https://push.test/2"]);
  expect(await readDevice()).toMatchObject({
    serverKey: keyOf(2),
    address: { endpoint: "https://push.test/2" },
  });
});
