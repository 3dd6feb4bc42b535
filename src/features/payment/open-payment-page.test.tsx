import { beforeEach, expect, it } from "vitest";
import { signIn } from "@/stores/session";
import { paymentPageAddress } from "./open-payment-page";

beforeEach(() => signIn("secret", 9));

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
