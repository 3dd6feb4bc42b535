import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { maxRewardsPerMonth } from "@/domain/referrals";
import { customers, orders, refundRequests } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { approveRefund } from "../../services/refunds/decide-refund";
import { writeSetting } from "../../services/settings/settings";
import { person } from "../../testing/people";
import { present } from "../../testing/present";
import { device, resetPushes, sendAll, subscribe } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, place, plain, type Shopper, shopperPassword } from "../../testing/shoppers";
import { openWallets, readBalances, readWallet, richCustomer } from "../../testing/wallets";

const { server, shop, withSetting } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());

const reward = 5;
beforeEach(async () => {
  await openWallets(server);
  await writeSetting(database, "ref_earning_status", 1);
  await writeSetting(database, "ref_earning_exchange_rate", reward);
});

/** A customer who invites, with the code of their own page. */
async function newReferrer() {
  const customer = await richCustomer(server);
  const info = await server.call("GET", "/customer/info", { token: customer.token, language: "en" });
  return { ...customer, code: info.body.ref_code };
}

const signUp = (code: string, changes: Record<string, unknown> = {}) =>
  server.call("POST", "/auth/sign-up", { body: person({ ref_code: code, ...changes }) });

/** Signs a friend up with the code. */
async function newFriend(code: string): Promise<{ token: string }> {
  const { body } = await signUp(code);
  return { token: present(body.token) };
}

async function removeAccount(token: string, password: string): Promise<void> {
  const { status } = await server.call("DELETE", "/customer/remove-account", { token, body: { password } });
  expect(status).toBe(200);
}

/** Orders a soup and brings it; returns the order's number. */
async function deliverOrder(who: Shopper): Promise<number> {
  await fillCart(server, who, shop.food, plain(shop.soup));
  const { body } = await place(server, shop, who);
  for (let step = 0; step < 6; step += 1) await advanceOrder(server.context, body.order_id);
  return body.order_id;
}

const rewardsOf = async (who: { token: string }) =>
  (await readWallet(server, who, { type: "referrer" })).data.map(({ credit }) => credit);

describe("a friend's code at sign-up", () => {
  it("is named on the new customer's page, however it was typed", async () => {
    const referrer = await newReferrer();
    const { token } = await newFriend(` ${referrer.code.toLowerCase()} `);
    const { body } = await server.call("GET", "/customer/info", { token, language: "en" });
    expect(body.ref_by).toBe(referrer.id);
  });

  it.each([
    ["that nobody has", "NOBODY-HAS-IT"],
    ["that is no code", "<script>"],
  ])("%s is refused at its field, and no account is made", async (_, code) => {
    const who = person({ ref_code: code });
    const response = await server.call("POST", "/auth/sign-up", { body: who });
    expect([response.status, response.errors[0]?.code]).toEqual([405, "ref_code"]);
    const rows = await database.select().from(customers).where(eq(customers.phone, who.phone));
    expect(rows).toEqual([]);
  });

  it.each(["ref_earning_status", "customer_wallet_status"])(
    "is refused while %s is off, and an empty one never",
    async (setting) => {
      const { code } = await newReferrer();
      await withSetting(setting, 0, 1, async () => {
        const response = await signUp(code);
        expect([response.status, response.errors[0]?.code]).toEqual([403, "ref_code"]);
        expect((await signUp("  ")).status).toBe(200);
      });
    },
  );

  it("of somebody who is blocked is unknown", async () => {
    const referrer = await newReferrer();
    await database.update(customers).set({ blocked: true }).where(eq(customers.id, referrer.id));
    expect((await signUp(referrer.code)).status).toBe(405);
  });

  it("is used once by a phone number, with an account that is gone as well", async () => {
    const { code } = await newReferrer();
    const who = person({ ref_code: code });
    const first = await server.call("POST", "/auth/sign-up", { body: who });
    await removeAccount(present(first.body.token), who.password);
    const again = await server.call("POST", "/auth/sign-up", { body: who });
    expect([again.status, again.errors[0]?.code]).toEqual([203, "phone"]);
    const without = await server.call("POST", "/auth/sign-up", { body: { ...who, ref_code: undefined } });
    expect(without.status).toBe(200);
  });
});

describe("somebody who has been a customer before", () => {
  it("is no friend of anybody with the same number again", async () => {
    const { code } = await newReferrer();
    const who = person();
    const first = await server.call("POST", "/auth/sign-up", { body: who });
    await removeAccount(present(first.body.token), who.password);
    const again = await server.call("POST", "/auth/sign-up", { body: { ...who, ref_code: code } });
    expect([again.status, again.errors[0]?.code]).toEqual([203, "phone"]);
  });
});

describe("the reward for a friend", () => {
  it("comes with the friend's first delivered order, and once", async () => {
    const referrer = await newReferrer();
    const friend = await newFriend(referrer.code);
    expect(await rewardsOf(referrer)).toEqual([]);
    await deliverOrder(friend);
    expect(await rewardsOf(referrer)).toEqual([reward]);
    expect((await readBalances(server, referrer)).money).toBe(reward);
    await deliverOrder(friend);
    expect(await rewardsOf(referrer)).toEqual([reward]);
  });

  it("goes back when the shop refunds that order, and comes again with the next", async () => {
    const referrer = await newReferrer();
    const friend = await newFriend(referrer.code);
    const orderId = await deliverOrder(friend);
    const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
    await database.insert(refundRequests).values({
      orderId,
      customerId: present(order?.customerId),
      amount: present(order?.total),
      reason: "Cold",
      createdAt: server.clock.now(),
    });
    await approveRefund(server.context, orderId, null);
    expect((await readBalances(server, referrer)).money).toBe(0);
    await deliverOrder(friend);
    expect((await readBalances(server, referrer)).money).toBe(reward);
  });

  it("names the friend's order in no way that the referrer could find out by trying numbers", async () => {
    const referrer = await newReferrer();
    const orderId = await deliverOrder(await newFriend(referrer.code));
    const [movement] = (await readWallet(server, referrer, { type: "referrer" })).data;
    const guesses = [`${orderId}`, `order ${orderId}`, `referral-order ${orderId}`].flatMap((guess) =>
      (["hex", "base64url"] as const).map((form) => createHash("sha256").update(guess).digest(form)),
    );
    const [, named = ""] = /^referral-(.{12})$/.exec(movement?.reference ?? "") ?? [];
    expect(named).not.toBe("");
    expect(guesses.filter((guess) => guess.startsWith(named))).toEqual([]);
  });

  it("comes once though two orders are delivered at the same moment", async () => {
    const referrer = await newReferrer();
    const friend = await newFriend(referrer.code);
    const ids: number[] = [];
    for (let order = 0; order < 2; order += 1) {
      await fillCart(server, friend, shop.food, plain(shop.soup));
      const { order_id: id } = (await place(server, shop, friend)).body;
      for (let step = 0; step < 5; step += 1) await advanceOrder(server.context, id);
      ids.push(id);
    }
    await Promise.all(ids.map((id) => advanceOrder(server.context, id)));
    expect(await rewardsOf(referrer)).toEqual([reward]);
  });

  it("comes for so many friends in 30 days, and again after them", async () => {
    const referrer = await newReferrer();
    const { token } = await newFriend(referrer.code);
    const now = server.clock.now();
    const rewardedAt = async (at: Date) => {
      for (let friend = 0; friend < maxRewardsPerMonth; friend += 1) {
        const { id } = await richCustomer(server);
        const change = { referredBy: referrer.id, referralRewardedAt: at };
        await database.update(customers).set(change).where(eq(customers.id, id));
      }
    };
    await rewardedAt(new Date(now.getTime() - 86_400_000));
    await deliverOrder({ token });
    expect(await rewardsOf(referrer)).toEqual([]);
    const old = new Date(now.getTime() - 31 * 86_400_000);
    await database
      .update(customers)
      .set({ referralRewardedAt: old })
      .where(eq(customers.referredBy, referrer.id));
    await deliverOrder(await newFriend(referrer.code));
    expect(await rewardsOf(referrer)).toEqual([reward]);
  });

  it("is told by a push that names no amount and no friend", async () => {
    await resetPushes(server);
    const referrer = await newReferrer();
    await subscribe(server, referrer, device());
    await deliverOrder(await newFriend(referrer.code));
    await sendAll(server);
    expect(server.push.sent.map(({ note }) => note.data)).toEqual([
      expect.objectContaining({ type: "referral_code", order_id: "" }),
    ]);
    const { title, body } = present(server.push.sent[0]).note.data;
    expect(`${title} ${body}`).not.toMatch(/\d|Grace/);
  });

  it("waits for the next order when referrals were off at the first", async () => {
    const referrer = await newReferrer();
    const friend = await newFriend(referrer.code);
    await withSetting("ref_earning_status", 0, 1, async () => {
      await deliverOrder(friend);
    });
    expect(await rewardsOf(referrer)).toEqual([]);
    await deliverOrder(friend);
    expect(await rewardsOf(referrer)).toEqual([reward]);
  });

  it("is nobody's when the friend who invited is gone, and the order is delivered all the same", async () => {
    const referrer = await newReferrer();
    const friend = await newFriend(referrer.code);
    await removeAccount(referrer.token, shopperPassword);
    await deliverOrder(friend);
    const running = await server.call("GET", "/customer/order/list", {
      token: friend.token,
      query: { limit: 10, offset: 1 },
    });
    expect(running.body.orders.map((order: { order_status: string }) => order.order_status)).toEqual([
      "delivered",
    ]);
  });
});
