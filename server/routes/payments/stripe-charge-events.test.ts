/** Stripe's messages about charges after they were paid, in the shapes of its documentation. */
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { paymentEvents, paymentLog, payments } from "../../db/schema";
import { cancelOrderByOperator } from "../../services/orders/operator-orders";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { openStripeShop } from "../../testing/stripe-shop";
import { moveSession, type StripeSession } from "../../testing/stripe-stand-in";
import { openWallets, readBalances, richCustomer } from "../../testing/wallets";

const shop = await openStripeShop();
const { server, api, begin, send, statusOf, paymentOf, runMinute } = shop;
const { context } = server;
const { database } = context;
await openWallets(server);
afterAll(shop.close);

const ops = textOfCommand(context, "payments");
async function paid(who?: Parameters<typeof begin>[0]) {
  const begun = await begin(who);
  moveSession(begun.session, "paid");
  await send("checkout.session.completed", begun.session);
  return { ...begun, id: (await paymentOf(begun.order)).id };
}
/** A paid order that the shop canceled: its money has gone back, as far as the shop knows. */
async function refunded(who?: Parameters<typeof begin>[0]) {
  const one = await paid(who);
  await cancelOrderByOperator(context, one.order.order_id);
  await server.runJobs();
  const refund = present(api.refunds.find(({ payment_intent }) => payment_intent === `pi_${one.session.id}`));
  return { ...one, refund };
}
const chargeOf = ({ id, amount_total: amount, currency }: StripeSession, amount_refunded: number) => ({
  id: `ch_${id}`,
  object: "charge",
  amount,
  amount_refunded,
  refunded: amount_refunded === amount,
  currency,
  payment_intent: `pi_${id}`,
});
const refundObject = ({ id, payment_intent }: { id: string; payment_intent: string }, amount: number) => ({
  id,
  object: "refund",
  amount,
  currency: "usd",
  payment_intent,
  status: "failed",
  failure_reason: "lost_or_stolen_card",
});
const eventsOf = (paymentId: string) =>
  database
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(paymentEvents.id);
const fail = (refund: { status: string; failure_reason: string | null }) => {
  refund.status = "failed";
  refund.failure_reason = "lost_or_stolen_card";
};

describe("a refund that fails at the bank", () => {
  it("is owed again, once, and waits for the operator", async () => {
    const { order, session, refund, id } = await refunded();
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "refunded"]);
    fail(refund);
    const told = refundObject(refund, session.amount_total);
    // Both messages tell of the same failure.
    for (const type of ["refund.failed", "charge.refund.updated", "refund.failed"])
      expect((await send(type, told)).statusCode).toBe(200);
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "refund_due"]);
    expect((await paymentOf(order)).refundAttempt).toBe(1);
    const log = await database
      .select()
      .from(paymentLog)
      .where(eq(paymentLog.paymentId, id))
      .orderBy(paymentLog.id);
    expect(log.map(({ toStatus }) => toStatus)).toEqual(["paid", "refund_due", "refunded", "refund_due"]);
    server.clock.advance(2 * 3_600_000);
    await runMinute();
    expect(api.refunds.filter(({ payment_intent }) => payment_intent === refund.payment_intent)).toHaveLength(
      1,
    );
    const report = await ops();
    expect(report).toContain(`${id}  ${session.amount_total / 100} of order ${order.order_id} is owed`);
    expect(report).toContain("lost_or_stolen_card");
  });

  it("is tried again when the operator says so, as another refund", async () => {
    const { order, session, refund, id } = await refunded();
    fail(refund);
    await send("refund.failed", refundObject(refund, session.amount_total));
    expect(await ops("retry", id)).toBe("It is tried once more.");
    await server.runJobs();
    const tries = api.refunds.filter(({ payment_intent }) => payment_intent === refund.payment_intent);
    expect(tries.map(({ key }) => key)).toEqual([`refund-${id}`, `refund-${id}-1`]);
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "refunded"]);
    expect((await paymentOf(order)).refund).toBe(tries[1]?.id);
    // The old message, sent again, is not about this refund.
    await send("refund.failed", refundObject(refund, session.amount_total));
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "refunded"]);
  });

  it("goes to the customer's wallet when the operator says so, and not twice", async () => {
    const customer = await richCustomer(server);
    const { order, session, refund, id } = await refunded(customer);
    fail(refund);
    await send("refund.failed", refundObject(refund, session.amount_total));
    expect(await ops("wallet", id)).toBe("The money is in the customer's wallet.");
    expect((await readBalances(server, customer)).money).toBe(session.amount_total / 100);
    await expect(ops("wallet", id)).rejects.toThrow("No refund of a payment with this id has failed.");
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "refunded"]);
    expect((await readBalances(server, customer)).money).toBe(session.amount_total / 100);
  });

  it("of a guest goes to no wallet, but can be given back outside", async () => {
    const { order, session, refund, id } = await refunded();
    fail(refund);
    await send("refund.failed", refundObject(refund, session.amount_total));
    await expect(ops("wallet", id)).rejects.toThrow("nobody who has a wallet");
    await ops("done", id);
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "refunded"]);
    expect((await paymentOf(order)).refund).toBe("outside");
  });

  it("is believed when Stripe itself says so alone", async () => {
    const { order, session, refund } = await refunded();
    await send("refund.failed", refundObject(refund, session.amount_total));
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "refunded"]);
  });

  it("and is told of before the shop has noted the refund is owed all the same", async () => {
    const { order, session, id } = await paid();
    const gateway = present(context.paymentGateways.get("stripe"));
    const name = await gateway.refund(session.id, { paymentId: id, attempt: 0, amount: null });
    const refund = present(api.refunds.find((one) => one.id === name));
    fail(refund);
    await send("refund.failed", refundObject(refund, session.amount_total));
    refund.status = "succeeded";
    await cancelOrderByOperator(context, order.order_id);
    await server.runJobs();
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "refund_due"]);
  });
});

describe("a refund that somebody made at Stripe", () => {
  it("of the whole charge is noted, so that canceling gives nothing a second time", async () => {
    const { order, session, id } = await paid();
    const charge = chargeOf(session, session.amount_total);
    for (let time = 0; time < 2; time += 1) await send("charge.refunded", charge, { id: `evt_whole_${id}` });
    expect(await statusOf(order)).toEqual(["confirmed", "paid", "refunded"]);
    expect(await eventsOf(id)).toMatchObject([
      { kind: "refunded", state: "whole", amount: session.amount_total },
    ]);
    await cancelOrderByOperator(context, order.order_id);
    await server.runJobs();
    expect(api.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session.id}`)).toEqual([]);
    expect(await ops()).toMatch(new RegExp(`refunded +order ${order.order_id} +whole`));
  });

  it("of a part is told, and the payment stays", async () => {
    const { order, session, id } = await paid();
    await send("charge.refunded", chargeOf(session, 100));
    expect(await statusOf(order)).toEqual(["confirmed", "paid", "paid"]);
    expect(await eventsOf(id)).toMatchObject([{ kind: "refunded", state: "part", amount: 100 }]);
  });

  it("of the shop's own making is written down and changes nothing", async () => {
    const { order, session, id } = await refunded();
    await send("charge.refunded", chargeOf(session, session.amount_total));
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "refunded"]);
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(["refunded"]);
  });
});

it("a dispute is told until it is over, and moves neither payment nor order", async () => {
  const { order, session, id } = await paid();
  const dispute = (status: string) => ({
    id: `dp_${session.id}`,
    object: "dispute",
    amount: session.amount_total,
    currency: "usd",
    charge: `ch_${session.id}`,
    payment_intent: `pi_${session.id}`,
    reason: "fraudulent",
    status,
  });
  await send("charge.dispute.created", dispute("needs_response"));
  expect(await ops()).toMatch(new RegExp(`dispute +order ${order.order_id} +needs_response, fraudulent`));
  await send("charge.dispute.closed", dispute("lost"));
  expect(await ops()).toMatch(new RegExp(`dispute over +order ${order.order_id} +lost, fraudulent`));
  expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(["dispute", "dispute_over"]);
  expect(await statusOf(order)).toEqual(["confirmed", "paid", "paid"]);
});

it("a message that is not signed is not written down", async () => {
  const { session, id } = await paid();
  const told = await send("charge.refunded", chargeOf(session, session.amount_total), {
    secret: "whsec_other",
  });
  expect(told.statusCode).toBe(400);
  expect(await eventsOf(id)).toEqual([]);
  expect((await database.select().from(payments).where(eq(payments.id, id)))[0]?.status).toBe("paid");
});
