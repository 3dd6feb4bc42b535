/** Payments under way while their gateway's keys are taken out of the settings. */
import { afterAll, expect, it, vi } from "vitest";
import type { PaymentGateway } from "../../ports";
import { cancelOrderByOperator } from "../../services/orders/operator-orders";
import { reportMissingGateways } from "../../services/payments/payment-report";
import { openOnlineShop } from "../../testing/online-orders";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { newGuest } from "../../testing/shoppers";

const open = await openOnlineShop();
const { server, orderOnline, openPage, visitPage, paymentOf, orderRow, lookUp } = open;
const { charge, chargeQuietly, runMinute } = open;
const { context } = server;
afterAll(() => server.close());

const gateways = context.paymentGateways as Map<string, PaymentGateway>;
const sandbox = present(gateways.get("sandbox"));
async function withoutKeys(work: () => Promise<void>): Promise<void> {
  gateways.delete("sandbox");
  try {
    await work();
  } finally {
    gateways.set("sandbox", sandbox);
  }
}
const report = textOfCommand(context, "payments");

it("keep their stock and their question, say so to the operator, and go on once the keys are back", async () => {
  const who = await newGuest(server);
  const order = await orderOnline(who);
  expect(await openPage(order)).toBe(303);
  await chargeQuietly(order);
  await withoutKeys(async () => {
    server.clock.advance(31 * 60_000);
    await runMinute();
    expect(await orderRow(order)).toMatchObject({ status: "failed", holdsStock: true });
    expect((await lookUp(who, order.order_id)).payment_state).toBe("checking");
    // Nobody is led to pay a second time.
    expect((await visitPage(order)).statusCode).not.toBe(303);
    expect(await report()).toContain("1 payments wait for sandbox, which has no keys here.");
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    await reportMissingGateways(context);
    expect(written).toHaveBeenCalledWith(expect.stringContaining("no keys"), {
      gateway: "sandbox",
      payments: 1,
      error: "Error",
    });
    written.mockRestore();
  });
  server.clock.advance(3 * 60_000);
  await runMinute();
  expect(await orderRow(order)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
  expect(await report()).toBe("No payment needs you.");
});

it("are given back once the keys are back, where an order was canceled meanwhile", async () => {
  const order = await orderOnline(await newGuest(server));
  await openPage(order);
  await charge(order);
  await withoutKeys(async () => {
    await cancelOrderByOperator(context, order.order_id);
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    await server.runJobs().catch(() => {});
    written.mockRestore();
    expect((await paymentOf(order)).status).toBe("refund_due");
    expect(await report()).toContain("wait for sandbox");
  });
  server.clock.advance(2 * 3_600_000);
  await runMinute();
  expect((await paymentOf(order)).status).toBe("refunded");
});
