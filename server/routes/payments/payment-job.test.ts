import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { payments, refundRequests, sandboxSessions } from "../../db/schema";
import type { PaymentGateway } from "../../ports";
import { pressSandbox } from "../../services/payments/sandbox-gateway";
import { approveRefund } from "../../services/refunds/decide-refund";
import { openOnlineShop } from "../../testing/online-orders";
import { present } from "../../testing/present";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server, orderOnline, openPage, orderRow, paymentOf, chargeQuietly, runMinute } =
  await openOnlineShop();
const { context } = server;
const { database } = context;
const gateway = present(context.paymentGateways.get("sandbox"));
afterAll(() => server.close());
const advance = (minutes: number) => server.clock.advance(minutes * 60_000);

/** Runs something while the gateway answers in another way; returns what is written to the log meanwhile. */
async function withGateway(
  changes: Partial<PaymentGateway>,
  work: () => Promise<void>,
): Promise<unknown[][]> {
  const before = { ...gateway };
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  Object.assign(gateway, changes);
  try {
    await work();
    return log.mock.calls;
  } finally {
    Object.assign(gateway, before);
    log.mockRestore();
  }
}

describe("the job of every minute", () => {
  it("goes on after an order whose gateway says nonsense, and comes back to it", async () => {
    const [bad, good] = [
      await orderOnline(await newGuest(server)),
      await orderOnline(await newGuest(server)),
    ];
    expect([await openPage(bad), await openPage(good)]).toEqual([303, 303]);
    const { session } = await paymentOf(bad);
    const { close, read } = { ...gateway };
    // This answer cannot be used.
    const nonsense = null as unknown as Awaited<ReturnType<typeof read>>;
    const orBad = (real: typeof read) => async (id: string) => (id === session ? nonsense : real(id));
    advance(31);
    await withGateway({ close: orBad(close), read: orBad(read) }, runMinute);
    expect([(await orderRow(bad)).holdsStock, (await orderRow(good)).holdsStock]).toEqual([true, false]);
    advance(3);
    await runMinute();
    expect((await orderRow(bad)).holdsStock).toBe(false);
  });

  it("says in the log which payment's gateway could not be asked", async () => {
    const order = await orderOnline(await newGuest(server));
    expect(await openPage(order)).toBe(303);
    const { id } = await paymentOf(order);
    const down = () => Promise.reject(new TypeError("No way to pk_secret"));
    advance(2);
    const log = await withGateway({ close: down, read: down }, runMinute);
    expect(log).toContainEqual(["A gateway could not be asked.", { paymentId: id, error: "TypeError" }]);
    expect(JSON.stringify(log)).not.toContain("pk_secret");
  });

  it("repeats a refund whose own job was given up", async () => {
    const order = await orderOnline(await newGuest(server));
    expect(await openPage(order)).toBe(303);
    await chargeQuietly(order);
    const { id } = await paymentOf(order);
    for (const status of ["paid", "refund_due"] as const)
      await database
        .update(payments)
        .set({ status, updatedAt: server.clock.now() })
        .where(eq(payments.id, id));
    const down = () => Promise.reject(new Error("down"));
    advance(61);
    await withGateway({ refund: down }, runMinute);
    advance(30);
    await runMinute();
    expect((await paymentOf(order)).status).toBe("refund_due");
    advance(31);
    await runMinute();
    expect((await paymentOf(order)).status).toBe("refunded");
  });
});

describe("a refund that the operator approves", () => {
  it.each([
    [null, "gateway", "refunded"],
    [1, "gateway", "refunded"],
  ] as const)("of %s goes back by %s", async (amount, returnedTo, status) => {
    const { token } = await newCustomer(server);
    const order = await orderOnline({ token });
    expect(await openPage(order)).toBe(303);
    const payment = await paymentOf(order);
    await pressSandbox(context, present(payment.session), { choice: "pay", message: "now" });
    await server.runJobs();
    const row = await orderRow(order);
    await database.insert(refundRequests).values({
      orderId: row.id,
      amount: row.total,
      reason: "Cold",
      customerId: present(row.customerId),
      createdAt: server.clock.now(),
    });
    expect((await approveRefund(context, row.id, amount)).returnedTo).toBe(returnedTo);
    await server.runJobs();
    expect((await paymentOf(order)).status).toBe(status);
    const [session] = await database
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.id, present(payment.session)));
    expect([session?.state, session?.refunded]).toEqual(amount === null ? ["refunded", 0] : ["paid", 100]);
  });
});
