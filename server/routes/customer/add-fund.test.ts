import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { payments, sandboxSessions } from "../../db/schema";
import { receiveWebhook } from "../../services/payments/receive-webhook";
import { sandboxMessage } from "../../services/payments/sandbox-gateway";
import { settlePayment } from "../../services/payments/settle-payment";
import { writeSetting } from "../../services/settings/settings";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import {
  openWallets,
  type RichCustomer,
  readBalances,
  readWallet,
  richCustomer,
} from "../../testing/wallets";

const { server } = await openShopServer({ paymentSandbox: true });
const { context } = server;
const { database } = context;
afterAll(() => server.close());
await openWallets(server);
for (const [key, value] of Object.entries({
  digital_payment: true,
  add_fund_status: 1,
  add_fund_minimum: 5,
  add_fund_maximum: 500,
}))
  await writeSetting(database, key, value);

const ops = textOfCommand(context);

const callback = "http://localhost:8080/profile?page=wallet";
const host = { host: "localhost:8080" };
let callers = 0;
/** Each call comes from a network address of its own: their limit is no part of these stories. */
const add = (
  who: RichCustomer,
  amount: number,
  changes: Record<string, unknown> = {},
  key: string = randomUUID(),
) => {
  callers += 1;
  return server.call("POST", "/customer/wallet/add-fund", {
    ...who,
    body: { amount, payment_method: "sandbox", payment_platform: "web", callback, ...changes },
    headers: { "idempotency-key": key, ...host },
    address: `203.0.113.${callers}`,
  });
};
const get = (url: string) => server.inject({ method: "GET", url, headers: host });
const paymentsOf = ({ id }: RichCustomer) =>
  database.select().from(payments).where(eq(payments.customerId, id)).orderBy(payments.createdAt);

/** Follows the link to the sandbox, presses a button, and goes back: the address that the shopper is led to. */
async function pay(link: string, choice: string, message = "never"): Promise<URL> {
  const gateway = await get(new URL(link).pathname + new URL(link).search);
  expect(gateway.statusCode).toBe(303);
  const page = await get(String(gateway.headers.location));
  const session = present(/name="session" value="([^"]+)"/.exec(page.body)?.[1]);
  const pressed = await server.inject({
    method: "POST",
    url: "/payment-mobile/sandbox",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ session, choice, message }).toString(),
  });
  const back = await get(String(pressed.headers.location));
  return new URL(String(back.headers.location));
}

describe("adding money to the wallet", () => {
  it("credits it once with its bonus, however often and late it is told of", async () => {
    await ops("bonus", "add", "Ten percent more", "10%", "3", "20", "15");
    const who = await richCustomer(server);
    const { body: bonuses } = await server.call("GET", "/customer/wallet/bonuses", { token: who.token });
    expect(bonuses).toMatchObject([
      {
        bonus_type: "percentage",
        bonus_amount: 10,
        minimum_add_amount: 20,
        maximum_bonus_amount: 15,
        status: 1,
      },
    ]);
    const started = await add(who, 50);
    const link = started.body.redirect_link;
    expect(new URL(link).pathname).toBe("/payment-mobile/pay");
    const back = await pay(link, "pay", "twice");
    expect([back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
      "/profile",
      { page: "wallet", flag: "success" },
    ]);
    await server.runJobs();
    const [payment] = await paymentsOf(who);
    const { session } = present(payment);
    const { body, headers } = await sandboxMessage(database, present(session));
    expect(await receiveWebhook(context, "sandbox", body, headers)).toBe(true);
    // Going back in the browser, or opening the link again, pays nothing again.
    expect((await get(new URL(link).pathname + new URL(link).search)).headers.location).toContain("/return?");
    expect(await readBalances(server, who)).toMatchObject({ money: 55 });
    const { data } = await readWallet(server, who, { type: "add_fund" });
    expect(data).toMatchObject([{ credit: 50, admin_bonus: 5, balance: 55, transaction_type: "add_fund" }]);
    await ops("bonus", "end", String(bonuses[0]?.id));
    expect((await server.call("GET", "/customer/wallet/bonuses", { token: who.token })).body).toEqual([]);
  });

  it.each([
    ["fail", "fail", "failed"],
    ["cancel", "cancel", "canceled"],
  ])("%s leads back with %s and credits nothing", async (choice, flag, status) => {
    const who = await richCustomer(server);
    const back = await pay((await add(who, 20)).body.redirect_link, choice);
    expect(back.searchParams.get("flag")).toBe(flag);
    expect((await paymentsOf(who)).map((payment) => payment.status)).toEqual([status]);
    expect(await readBalances(server, who)).toMatchObject({ money: 0 });
  });

  it("is credited without the shopper's return, when the gateway's message comes first, and when nothing comes", async () => {
    const who = await richCustomer(server);
    const links = [await add(who, 20), await add(who, 30)].map(({ body }) => new URL(body.redirect_link));
    for (const { pathname, search } of links) await get(pathname + search);
    await database.update(sandboxSessions).set({ state: "paid" });
    const [first] = await paymentsOf(who);
    const { body, headers } = await sandboxMessage(database, present(first?.session));
    await receiveWebhook(context, "sandbox", body, headers);
    expect(await readBalances(server, who)).toMatchObject({ money: Number(first?.amount) / 100 });
    server.clock.advance(120_000);
    await database.transaction((tx) => context.jobs.send(tx, "unpaid-orders", {}));
    await server.runJobs();
    expect(await readBalances(server, who)).toMatchObject({ money: 50 });
  });

  it("ignores forged messages, and gives a charge of another amount back", async () => {
    const who = await richCustomer(server);
    const { redirect_link } = (await add(who, 20)).body;
    const { pathname, search } = new URL(redirect_link);
    await get(pathname + search);
    const payment = present((await paymentsOf(who))[0]);
    const forged = JSON.stringify({ session: payment.session });
    expect(await receiveWebhook(context, "sandbox", forged, { "x-sandbox-signature": "AAAA" })).toBe(false);
    expect(await readBalances(server, who)).toMatchObject({ money: 0 });
    await settlePayment(
      context,
      payment,
      { state: "paid", paid: { amount: 1, currency: payment.currency }, payUrl: null },
      "webhook",
    );
    expect((await paymentsOf(who)).map(({ status }) => status)).toEqual(["refund_due"]);
    expect(await readBalances(server, who)).toMatchObject({ money: 0 });
    expect((await get(`${pathname}?payment=${payment.id}.forged`)).statusCode).toBe(404);
  });

  it("begins one payment for one key", async () => {
    const who = await richCustomer(server);
    const key = randomUUID();
    const [first, second] = [await add(who, 20, {}, key), await add(who, 20, {}, key)];
    expect(second.body).toEqual(first.body);
    expect(await paymentsOf(who)).toHaveLength(1);
  });

  it.each([
    [{ amount: 4.99 }, "amount"],
    [{ amount: 500.01 }, "amount"],
    [{ amount: -1 }, "amount"],
    [{ callback: "https://evil.test/" }, "callback"],
    [{ callback: "javascript:alert(1)" }, "callback"],
  ])("refuses %j", async (changes, code) => {
    const who = await richCustomer(server);
    expect(await add(who, 20, changes)).toMatchObject({ status: 403, body: { errors: [{ code }] } });
    expect(await paymentsOf(who)).toEqual([]);
  });

  it("refuses an unknown gateway and a shop that takes none, with an object of errors, and more than ten open ones", async () => {
    const who = await richCustomer(server);
    const off = { status: 403, body: { errors: { message: expect.stringContaining("not offered") } } };
    expect(await add(who, 20, { payment_method: "nobody" })).toMatchObject(off);
    await writeSetting(database, "add_fund_status", 0);
    expect(await add(who, 20)).toMatchObject(off);
    await writeSetting(database, "add_fund_status", 1);
    for (let count = 0; count < 10; count += 1) expect((await add(who, 20)).status).toBe(200);
    expect(await add(who, 20)).toMatchObject({ status: 403, body: { errors: [{ code: "amount" }] } });
  });
});
