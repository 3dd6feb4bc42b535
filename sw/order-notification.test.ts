import { afterEach, describe, expect, it, vi } from "vitest";
import type { Branding } from "@/domain/branding/branding";
import type { OrderRow } from "@/platform/outbox/rows/row";
import { serialize } from "./notification-queue";
import { notificationOf, notifyAboutOrder } from "./order-notification";

const row = {
  kind: "order",
  key: "k",
  owner: "customer:1",
  state: "placed",
  payload: { storeName: "Harbour Grill" },
  result: { orderId: 12345678, total: 10, status: "pending", createdAt: "" },
} as unknown as OrderRow;

describe("the notice of an order that waited", () => {
  it("leads a customer to the placed order", () =>
    expect(notificationOf(row, "en")).toMatchObject({
      title: "Your order is placed",
      path: "/profile?page=my-orders&orderId=12345678",
    }));
  it("speaks Arabic", () => expect(notificationOf(row, "ar")?.title).toBe("تم تأكيد طلبك"));
  it("names no account and leads a guest home", () =>
    expect(notificationOf({ ...row, owner: "guest:7" }, "en")?.path).toBe("/home"));
  it("asks back to the checkout", () =>
    expect(notificationOf({ ...row, state: "needs-you" }, "en")).toMatchObject({
      path: "/checkout?page=cart",
    }));
  it.each(["waiting", "sending", "checking", "parked"] as const)("says nothing about %s", (state) =>
    expect(notificationOf({ ...row, state }, "en")).toBeNull(),
  );
  it("says nothing about an abandoned order", () =>
    expect(notificationOf({ ...row, abandoned: true }, "en")).toBeNull());
});

describe("the notification of it", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("waits for a push that is being shown, and keeps its target", async () => {
    const shown: unknown[] = [];
    vi.stubGlobal("Notification", { permission: "granted" });
    vi.stubGlobal("self", {
      clients: { matchAll: async () => [] },
      registration: {
        showNotification: async (title: string, { data }: NotificationOptions) =>
          void shown.push([title, data]),
      },
    });
    let pushIsShown = () => {};
    const push = serialize(
      () =>
        new Promise<void>((resolve) => {
          pushIsShown = resolve;
        }),
    );
    const notice = notifyAboutOrder(row, "en");
    await new Promise((resolve) => setImmediate(resolve));
    expect(shown).toEqual([]);
    pushIsShown();
    await Promise.all([push, notice]);
    const target = "/profile?page=my-orders&orderId=12345678";
    expect(shown).toEqual([["Your order is placed", { target, sentAt: null }]]);
  });

  it("is in a language that the shop brought, in English where that lacks a text", async () => {
    const shown: unknown[] = [];
    vi.stubGlobal("Notification", { permission: "granted" });
    vi.stubGlobal("self", {
      clients: { matchAll: async () => [] },
      registration: {
        showNotification: async (title: string, { body, lang }: NotificationOptions) =>
          void shown.push([title, body, lang]),
      },
    });
    const text = { en: "Doorstep" };
    const branding: Branding = {
      version: "1",
      name: text,
      shortName: text,
      description: text,
      title: null,
      subTitle: null,
      tagLine: null,
      styles: "",
      stylesHash: "",
      themeColour: { light: "#fff", dark: "#000" },
      icons: null,
      languages: [
        {
          languageName: "Deutsch",
          languageCode: "de",
          direction: "ltr",
          file: "/texts/0123456789abcdef/de.json",
          documentTexts: {},
          firstScreen: {},
          worker: { "order.placed": "Ihre Bestellung ist aufgegeben" },
        },
      ],
    };
    vi.stubGlobal("caches", { match: async () => Response.json(branding) });
    await notifyAboutOrder(row, "de");
    expect(shown).toEqual([
      ["Ihre Bestellung ist aufgegeben", "Harbour Grill has your order #12345678.", "de"],
    ]);
  });
});
