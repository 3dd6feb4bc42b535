/** The shop's answers about one order, asked past the faulty network and without asking the gateway. */
import { expect } from "@playwright/test";
import type { Order } from "@/contract";
import { ShopError } from "../../scripts/browser/shop";
import { endOfOrder, type PaymentEnd } from "./money-invariants";
import type { ScenarioRun } from "./scenario-run";

const askingOf = ({ token, outcome, town }: ScenarioRun) => ({
  place: town.place,
  moduleId: town.module.id,
  ...(token === null ? { guestId: outcome.identity.guestIds.at(-1) } : { token }),
});

/** The number of the order that waits for its payment; null where none does. */
export async function unpaidOrder(life: ScenarioRun): Promise<number | null> {
  const { order_id = null } = await life.shop.get<{ order_id?: number }>(
    "/customer/order/payment-failed",
    askingOf(life),
  );
  return order_id;
}

export async function readOrder(life: ScenarioRun, orderId: number): Promise<Order> {
  const contact =
    life.token === null ? `&contact_number=${encodeURIComponent(life.shopping.person.phone)}` : "";
  return life.shop.get<Order>(`/customer/order/track?order_id=${orderId}${contact}`, askingOf(life));
}

export async function endNow(life: ScenarioRun, orderId: number): Promise<PaymentEnd> {
  const { order_status: status, payment_status: paymentStatus } = await readOrder(life, orderId);
  return endOfOrder({ status, paymentStatus });
}

/** Waits until the shop says so; returns whether it did. */
export function endsAs(
  life: ScenarioRun,
  orderId: number,
  end: PaymentEnd,
  timeout: number,
): Promise<boolean> {
  return expect
    .poll(() => endNow(life, orderId).catch(whileAway), { timeout, intervals: [100, 250] })
    .toBe(end)
    .then(
      () => true,
      () => false,
    );
}

/** A server that is started again answers a little later. */
function whileAway(error: unknown): null {
  if (error instanceof ShopError) throw error;
  return null;
}
