import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { customers, notifications, orders } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { runRefundDecision } from "../../services/refunds/refund-autopilot";
import { writeSetting } from "../../services/settings/settings";
import { moveWallet } from "../../services/wallet/wallet-movements";
import { appendPhotos, postForm } from "../../testing/form-call";
import { textOfCommand } from "../../testing/operator";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, type Shopper, shopperPassword } from "../../testing/shoppers";
import { openWallets, readBalances, richCustomer } from "../../testing/wallets";

// A folder of its own: photos are counted.
const dataFolder = mkdtempSync(join(tmpdir(), "refunds-"));
const { server, orderSoup, trackOrder, withSetting } = await openShopServer({ dataFolder });
await openWallets(server);
await writeSetting(server.context.database, "refund_active_status", true);
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true });
});
const { database } = server.context;

const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#653" } })
  .png()
  .toBuffer();
const picturePath = join(dataFolder, "door.png");
writeFileSync(picturePath, picture);
const photosOnDisk = () => {
  try {
    return readdirSync(join(dataFolder, "photos")).length;
  } catch {
    return 0;
  }
};

async function ask(
  token: string | null,
  orderId: number,
  more: { reason?: string; note?: string; photos?: Buffer[]; key?: string } = {},
) {
  const form = new FormData();
  form.set("order_id", String(orderId));
  form.set("customer_reason", more.reason ?? "The item was damaged or spoiled");
  if (more.note !== undefined) form.set("customer_note", more.note);
  form.set("refund_method", "wallet");
  appendPhotos(form, "image[]", more.photos ?? []);
  return postForm(server, "/customer/order/refund-request", form, { token, key: more.key });
}
const ops = textOfCommand(server.context);
async function deliver(orderId: number) {
  for (;;) if ((await advanceOrder(server.context, orderId)).status === "delivered") return;
}
async function delivered(who: Shopper, changes: Record<string, unknown> = {}) {
  const orderId = await orderSoup(who, changes);
  await deliver(orderId);
  return orderId;
}

describe("a request for a refund", () => {
  it("waits with reason, note and photos, and is listed for the operator", async () => {
    const { token } = await newCustomer(server);
    const orderId = await delivered({ token });
    const sent = await ask(token, orderId, {
      note: " Cold and\nspilt ",
      photos: [picture],
      key: "ask-for-refund-1",
    });
    expect([sent.status, sent.body]).toEqual([200, { message: "Your request for a refund was sent." }]);
    expect(
      (await ask(token, orderId, { note: " Cold and\nspilt ", photos: [picture], key: "ask-for-refund-1" }))
        .status,
    ).toBe(200);
    const order = await trackOrder({ token }, orderId);
    expect(order).toMatchObject({
      order_status: "refund_requested",
      refund: {
        customer_reason: "The item was damaged or spoiled",
        customer_note: "Cold and\nspilt",
        refund_status: "pending",
        refund_amount: order.order_amount,
        admin_note: null,
      },
    });
    expect(order.refund_requested).not.toBeNull();
    expect(order.refund?.image_full_url).toEqual([expect.stringMatching(/^\/photos\/[0-9a-f]{32}\.webp$/)]);
    expect(photosOnDisk()).toBe(1);
    const list = await ops("refund");
    expect(list).toMatch(new RegExp(`^${orderId} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d {2}\\d`, "m"));
    expect(list).toContain("Cold and spilt");
    expect((await ask(token, orderId)).code).toBe("refund");
    const removed = await server.call("DELETE", "/customer/remove-account", {
      token,
      body: { password: shopperPassword },
    });
    expect([removed.status, photosOnDisk()]).toEqual([200, 0]);
    expect(await ops("refund")).not.toContain(String(orderId));
  });

  it("is for the customer's own order, delivered and paid, and only where the shop takes requests", async () => {
    const { token } = await newCustomer(server);
    const early = await orderSoup({ token });
    expect(await ask(token, early)).toMatchObject({ status: 403, code: "refund" });
    await deliver(early);
    const other = await newCustomer(server);
    expect(await ask(other.token, early)).toMatchObject({ status: 404, code: "order" });
    expect((await ask(null, early)).status).toBe(401);
    expect((await ask(token, early, { reason: "  " })).status).toBe(403);
    expect((await ask(token, early, { photos: [picture, picture, picture, picture] })).status).toBe(403);
    expect((await ask(token, early, { photos: [Buffer.from("no picture")] })).status).toBe(403);
    await withSetting("refund_active_status", false, true, async () => {
      expect(await ask(token, early)).toMatchObject({ status: 403, code: "refund" });
    });
    expect(photosOnDisk()).toBe(0);
    expect((await trackOrder({ token }, early)).order_status).toBe("delivered");
  });

  it("that is approved puts what was paid into the wallet, once, and tells the customer", async () => {
    const customer = await richCustomer(server, 100);
    const orderId = await delivered(customer, { payment_method: "wallet" });
    const before = (await readBalances(server, customer)).money;
    await ask(customer.token, orderId);
    const { total } = (await database.select().from(orders).where(eq(orders.id, orderId)))[0]!;
    await expect(ops("refund", String(orderId), "approve", "9999")).rejects.toThrow("not an amount");
    expect(await ops("refund", String(orderId), "approve")).toContain("went to the customer's wallet");
    expect((await readBalances(server, customer)).money).toBeCloseTo(before + total / 100, 2);
    const order = await trackOrder(customer, orderId);
    expect([order.order_status, order.refund?.refund_status]).toEqual(["refunded", "approved"]);
    await expect(ops("refund", String(orderId), "approve")).rejects.toThrow("decided already");
    const told = await database.select().from(notifications).where(eq(notifications.customerId, customer.id));
    expect(told.map(({ content }) => content.status)).toContain("refunded");
  });

  it("of an order paid in cash may be granted in part, and one paid elsewhere is the operator's to give back", async () => {
    const customer = await richCustomer(server, 0);
    const cash = await delivered(customer);
    await ask(customer.token, cash);
    await ops("refund", String(cash), "approve", "2.5");
    expect((await readBalances(server, customer)).money).toBe(2.5);
    expect((await trackOrder(customer, cash)).refund?.refund_amount).toBe(2.5);
    const online = await delivered(customer);
    await database.update(orders).set({ paymentMethod: "stripe" }).where(eq(orders.id, online));
    await ask(customer.token, online);
    expect(await ops("refund", String(online), "approve")).toMatch(/paid by stripe: give .* back there/);
    expect((await readBalances(server, customer)).money).toBe(2.5);
  });

  it("that is declined says why, and moves no money", async () => {
    const customer = await richCustomer(server, 0);
    const orderId = await delivered(customer);
    await ask(customer.token, orderId);
    await ops("refund", String(orderId), "reject", "The", "photo", "shows", "another", "dish.");
    const order = await trackOrder(customer, orderId);
    expect([order.order_status, order.refund?.refund_status, order.refund?.admin_note]).toEqual([
      "refund_request_canceled",
      "rejected",
      "The photo shows another dish.",
    ]);
    expect((await readBalances(server, customer)).money).toBe(0);
    expect((await ask(customer.token, orderId)).code).toBe("refund");
  });
});

describe("a photo of the delivery", () => {
  it("is added on the way and seen by the order's owner alone, as is the code for the door", async () => {
    const guest = await newGuest(server);
    const orderId = await orderSoup(guest);
    await expect(ops("proof", String(orderId), picturePath)).rejects.toThrow("once the order is on its way");
    await deliver(orderId);
    await ops("proof", String(orderId), picturePath);
    const own = await trackOrder(guest, orderId);
    expect(own.order_proof_full_url).toHaveLength(1);
    expect(own.otp).toMatch(/^\d{4}$/);
    const stranger = await trackOrder(await newGuest(server), orderId);
    expect([stranger.id, stranger.order_proof_full_url, stranger.otp]).toEqual([orderId, [], ""]);
    await expect(ops("proof", String(orderId), join(dataFolder, "nothing.png"))).rejects.toThrow("ENOENT");
  });
});

describe("what an order gave", () => {
  const balancesOf = (who: { token: string }) => readBalances(server, who);
  async function giving() {
    await ops("cashback", "add", "Ten percent back", "10%", "1");
    const who = await richCustomer(server, 100);
    const orderId = await delivered(who, { payment_method: "wallet" });
    const order = await trackOrder(who, orderId);
    const given = await balancesOf(who);
    const cashback = given.money - (100 - order.order_amount);
    expect([cashback > 0, given.points > 0]).toEqual([true, true]);
    return { who, orderId, order, given, cashback };
  }

  it("goes back with its money, once", async () => {
    const { who, orderId } = await giving();
    await ask(who.token, orderId);
    await ops("refund", String(orderId), "approve");
    expect(await balancesOf(who)).toEqual({ money: 100, points: 0 });
    await expect(ops("refund", String(orderId), "approve")).rejects.toThrow();
    expect(await balancesOf(who)).toEqual({ money: 100, points: 0 });
  });

  it("goes back in part with a part of it, and stays with a declined request", async () => {
    const [part, declined] = [await giving(), await giving()];
    for (const { who, orderId } of [part, declined]) await ask(who.token, orderId);
    await ops("refund", String(declined.orderId), "reject", "No");
    expect(await balancesOf(declined.who)).toEqual(declined.given);
    const half = Number((part.order.order_amount / 2).toFixed(2));
    await ops("refund", String(part.orderId), "approve", String(half));
    const after = await balancesOf(part.who);
    const taken = Number((part.given.money + half - after.money).toFixed(2));
    expect(Math.abs(taken - part.cashback / 2)).toBeLessThanOrEqual(0.01);
    expect(Math.abs(after.points - part.given.points / 2)).toBeLessThanOrEqual(1);
  });

  it("is taken out of what comes back where it was spent", async () => {
    const { who, orderId, order, cashback } = await giving();
    await database.transaction(async (tx) => {
      const [{ balance = 0 } = {}] = await tx
        .select({ balance: customers.walletBalance })
        .from(customers)
        .where(eq(customers.id, who.id));
      await moveWallet(tx, {
        customerId: who.id,
        type: "order_place",
        debit: balance,
        now: server.clock.now(),
      });
    });
    expect((await balancesOf(who)).money).toBe(0);
    await ask(who.token, orderId);
    await ops("refund", String(orderId), "approve");
    expect((await balancesOf(who)).money).toBeCloseTo(order.order_amount - cashback, 2);
  });

  it("is owed where it was spent and the money goes elsewhere, and paid by the next money in the wallet", async () => {
    const { who, orderId, cashback } = await giving();
    const spend = (debit: number) =>
      database.transaction((tx) =>
        moveWallet(tx, { customerId: who.id, type: "order_place", debit, now: server.clock.now() }),
      );
    const [{ balance = 0 } = {}] = await database
      .select({ balance: customers.walletBalance })
      .from(customers)
      .where(eq(customers.id, who.id));
    await spend(balance);
    await database.update(orders).set({ paymentMethod: "offline_payment" }).where(eq(orders.id, orderId));
    await ask(who.token, orderId);
    await ops("refund", String(orderId), "approve");
    expect((await balancesOf(who)).money).toBe(0);
    await database.transaction((tx) =>
      moveWallet(tx, {
        customerId: who.id,
        type: "add_fund_by_admin",
        credit: 5000,
        now: server.clock.now(),
      }),
    );
    expect((await balancesOf(who)).money).toBeCloseTo(50 - cashback, 2);
  });
});

it("a request in the demo is approved after a while, and left alone where somebody has decided it", async () => {
  const who = await richCustomer(server, 100);
  const [open, decided] = [
    await delivered(who, { payment_method: "wallet" }),
    await delivered(who, { payment_method: "wallet" }),
  ];
  for (const orderId of [open, decided]) await ask(who.token, orderId);
  await ops("refund", String(decided), "reject", "No");
  for (const orderId of [open, decided]) await runRefundDecision(server.context, { orderId });
  expect((await trackOrder(who, open)).order_status).toBe("refunded");
  expect((await trackOrder(who, decided)).order_status).toBe("refund_request_canceled");
});
