/** Which calls register a device, and for whom. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import type { DeviceAddress, PushPreferences } from "./device-record";
import { registerDevice } from "./push-calls";

const wishes: PushPreferences = { orders: true, chat: true, offers: false, quietFrom: null, quietTo: null };
const token: DeviceAddress = { kind: "firebase", token: "device-a" };
const web: DeviceAddress = { kind: "web", endpoint: "https://push.test/1", p256dh: "p", auth: "a" };

let asked: { path: string; method: string; body: unknown }[];
/** Paths that the shop responds to with 404. */
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
  it("with a Firebase token is sent by both calls for a customer", async () => {
    expect(await registerDevice(token, wishes, true)).toEqual({ recipient: "r" });
    expect(paths()).toEqual(["/push/subscriptions", "/customer/cm-firebase-token"]);
    expect(asked[1]).toMatchObject({
      method: "POST",
      body: { cm_firebase_token: "device-a", _method: "put" },
    });
  });
  it("of a guest is never sent by the customer's call", async () => {
    expect(await registerDevice(token, wishes, false)).toEqual({ recipient: "r" });
    expect(paths()).toEqual(["/push/subscriptions"]);
  });
  it("of standard Web Push has no token for the older call", async () => {
    await registerDevice(web, wishes, true);
    expect(paths()).toEqual(["/push/subscriptions"]);
  });
  it("of a customer is registered with a shop that has the older call only; a guest's is not", async () => {
    unknown = ["/push/subscriptions"];
    expect(await registerDevice(token, wishes, true)).toEqual({ recipient: null });
    expect(await registerDevice(token, wishes, false)).toBeNull();
    expect(await registerDevice(web, wishes, true)).toBeNull();
  });
});
