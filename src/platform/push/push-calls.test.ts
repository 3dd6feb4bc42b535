/** Which calls tell a shop about a device, and whose they are. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import type { DeviceAddress, PushPreferences } from "./device-record";
import { registerDevice } from "./push-calls";

const wishes: PushPreferences = { orders: true, chat: true, offers: false, quietFrom: null, quietTo: null };
const token: DeviceAddress = { kind: "firebase", token: "device-a" };
const web: DeviceAddress = { kind: "web", endpoint: "https://push.test/1", p256dh: "p", auth: "a" };

let asked: { path: string; method: string; body: unknown }[];
/** Paths that the shop does not know. */
let unknown: string[];

beforeEach(() => {
  asked = [];
  unknown = [];
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({ token: "secret" }) });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const path = new URL(String(url)).pathname.replace("/api/v1", "");
    asked.push({ path, method: String(init?.method), body: JSON.parse(String(init?.body)) });
    return unknown.includes(path)
      ? Response.json({ errors: [{ code: "not_found", message: "" }] }, { status: 404 })
      : Response.json({ recipient: "r" });
  });
});
afterEach(() => vi.restoreAllMocks());

const paths = () => asked.map(({ path }) => path);

describe("a device", () => {
  it("with a token of Firebase is told by both calls when its person is a customer", async () => {
    expect(await registerDevice(token, wishes, true)).toEqual({ recipient: "r" });
    expect(paths()).toEqual(["/push/subscriptions", "/customer/cm-firebase-token"]);
    expect(asked[1]).toMatchObject({
      method: "POST",
      body: { cm_firebase_token: "device-a", _method: "put" },
    });
  });
  it("of a guest is never told by the customer's call", async () => {
    expect(await registerDevice(token, wishes, false)).toEqual({ recipient: "r" });
    expect(paths()).toEqual(["/push/subscriptions"]);
  });
  it("of standard Web Push has no token for the older call", async () => {
    await registerDevice(web, wishes, true);
    expect(paths()).toEqual(["/push/subscriptions"]);
  });
  it("is known to a shop that has the older call alone when its person is a customer, and only then", async () => {
    unknown = ["/push/subscriptions"];
    expect(await registerDevice(token, wishes, true)).toEqual({ recipient: null });
    expect(await registerDevice(token, wishes, false)).toBeNull();
    expect(await registerDevice(web, wishes, true)).toBeNull();
  });
});
