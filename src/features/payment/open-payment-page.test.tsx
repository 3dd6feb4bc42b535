import { beforeEach, describe, expect, it, vi } from "vitest";
import { signIn } from "@/stores/session";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { openPaymentPage, paymentPageAddress } from "./open-payment-page";

const backend = mockApi();
const opened: string[] = [];
beforeEach(() => {
  signIn("secret", 9);
  opened.length = 0;
  vi.stubGlobal("location", {
    origin: "http://shop.test",
    assign: (address: string) => opened.push(address),
  });
  return () => vi.unstubAllGlobals();
});

/** The browser shows the page again as it was left. */
function comeBack<T>(returned: Promise<T>): Promise<T> {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  return returned;
}

describe("the address of the contract", () => {
  it.each([[null], [0], [-1]])("names no payment page for customer %s", (customerId) => {
    expect(paymentPageAddress({ orderId: 5, customerId, gateway: "card" })).toBeNull();
  });

  it("names the payer, the order and the gateway", () => {
    const address = new URL(
      paymentPageAddress({ orderId: 5, customerId: 9, gateway: "card" }) ?? "about:blank",
    );
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      order_id: "5",
      customer_id: "9",
      payment_method: "card",
    });
  });
});

describe("the payment page", () => {
  const order = { orderId: 5, customerId: 9, gateway: "card" };

  it("is opened by the link that the shop signs", async () => {
    const link = "http://shop.test/payment-mobile?order_id=5&signature=x";
    backend.respond = () => ({ body: { redirect_link: link } });
    const returned = openPaymentPage(order);
    await vi.waitFor(() => expect(opened).toEqual([link]));
    await expect(comeBack(returned)).resolves.toBe(true);
    expect(JSON.parse(String(backend.calls[0]?.init.body))).toMatchObject({
      order_id: 5,
      payment_method: "card",
      callback: expect.stringContaining("http://shop.test/profile"),
    });
  });

  it("is opened by the address of the contract at a shop that signs none", async () => {
    const returned = openPaymentPage(order);
    await vi.waitFor(() => expect(opened[0]).toContain("customer_id=9"));
    await expect(comeBack(returned)).resolves.toBe(true);
    expect(await openPaymentPage({ ...order, customerId: null })).toBe(false);
  });

  it.each([
    [403, { errors: [{ code: "callback", message: "No." }] }],
    [404, { errors: [{ code: "order", message: "There is no such order." }] }],
    [503, {}],
    [200, { redirect_link: "javascript:alert(1)" }],
  ])("is not opened after %i %j", async (status, body) => {
    backend.respond = () => ({ status, body });
    await expect(openPaymentPage(order)).rejects.toThrow();
    expect(opened).toEqual([]);
  });
});
