/** The address that leads to a payment: who is given one, for which order, to which site it leads back, and the sandbox's page behind it. */
import { afterAll, describe, expect, it } from "vitest";
import { payments } from "../../db/schema";
import { signPayment } from "../../services/payments/payment-token";
import { openOnlineShop } from "../../testing/online-orders";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server, orderOnline, visitPage, paymentOf } = await openOnlineShop();
const { database } = server.context;
afterAll(() => server.close());

const get = (url: string) => server.inject({ method: "GET", url, headers: { host: "localhost:8080" } });

describe("the way to the payment page", () => {
  const link = (who: Parameters<typeof orderOnline>[0], id: number, more: Record<string, unknown> = {}) =>
    server.call("POST", "/customer/order/payment-link", {
      ...who,
      headers: { host: "localhost:8080" },
      body: { order_id: id, payment_method: "sandbox", callback: "http://localhost:8080/home", ...more },
    });

  it("is a signed link that names nobody, for customers and guests", async () => {
    for (const who of [await newGuest(server), { token: (await newCustomer(server)).token }]) {
      const order = await orderOnline(who);
      const { redirect_link: address } = (await link(who, order.order_id)).body;
      const url = new URL(address);
      expect([url.origin, url.pathname, url.searchParams.get("customer_id")]).toEqual([
        "http://localhost:8080",
        "/payment-mobile",
        null,
      ]);
      expect((await get(url.pathname + url.search)).headers.location).toContain("/payment-mobile/sandbox");
    }
  });

  it("is no customer's number, which is easily guessed; a guest's, which is a secret, is one", async () => {
    const customer = await newCustomer(server);
    const order = await orderOnline({ token: customer.token });
    const guessed = await visitPage(order, { customer_id: String(order.user_id) });
    expect([
      guessed.statusCode,
      (await database.select().from(payments)).filter(({ orderId }) => orderId === order.order_id),
    ]).toEqual([404, []]);
    const guest = await newGuest(server);
    const own = await orderOnline(guest);
    expect((await visitPage(own, { customer_id: String(guest.guest) })).statusCode).toBe(303);
  });

  it("is given for no order of somebody else, leads back to no other site, and is signed for one order", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    expect((await link(await newGuest(server), order.order_id)).status).toBe(404);
    expect((await link(who, order.order_id, { callback: "https://evil.test/" })).status).toBe(403);
    const other = await orderOnline(await newGuest(server));
    const { redirect_link: address } = (await link(who, order.order_id)).body;
    const url = new URL(address);
    url.searchParams.set("order_id", String(other.order_id));
    expect((await get(url.pathname + url.search)).statusCode).toBe(404);
  });

  it.each([
    ["host", { host: "evil.test" }],
    ["host", { host: "localhost.evil.test" }],
  ])("is not led elsewhere by a %s that is none of the shop's: %j", async (_, headers) => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    const signature = await signPayment(database, "order", String(order.order_id));
    const query = new URLSearchParams({
      order_id: String(order.order_id),
      signature,
      payment_method: "sandbox",
      callback: "http://evil.test/home",
    });
    const page = await server.inject({ method: "GET", url: `/payment-mobile?${query}`, headers });
    expect([page.statusCode, page.headers.location]).toEqual([403, undefined]);
    query.set("callback", "http://localhost:8080/home");
    const unknown = await server.inject({ method: "GET", url: `/payment-mobile?${query}`, headers });
    expect([unknown.statusCode, unknown.headers.location]).toEqual([421, undefined]);
    expect(unknown.body).not.toContain("evil.test");
    const called = await server.call("POST", "/customer/order/payment-link", {
      ...who,
      headers,
      body: { order_id: order.order_id, payment_method: "sandbox", callback: "http://localhost:8080/home" },
    });
    expect([called.status, called.errors[0]?.code]).toEqual([421, "host"]);
  });
});

describe("behind a proxy that hands on what it was told", () => {
  it("no X-Forwarded-Host of a stranger leads a payment elsewhere", async () => {
    const behind = await openOnlineShop({ trustProxy: 1, publicUrl: "https://shop.test" });
    try {
      const who = await newGuest(behind.server);
      const order = await behind.orderOnline(who);
      const ask = (callback: string, forwarded: string) =>
        behind.server.call("POST", "/customer/order/payment-link", {
          ...who,
          headers: { host: "shop.test", "x-forwarded-host": forwarded, "x-forwarded-proto": "https" },
          body: { order_id: order.order_id, payment_method: "sandbox", callback },
        });
      expect((await ask("https://evil.test/home", "evil.test")).status).toBe(403);
      expect((await ask("https://shop.test/home", "evil.test")).status).toBe(421);
      const { body } = await ask("https://shop.test/home", "shop.test");
      expect(new URL(body.redirect_link).origin).toBe("https://shop.test");
    } finally {
      await behind.server.close();
    }
  });
});

describe("the sandbox's page", () => {
  it("says what it is, loads nothing from anywhere, and speaks the shopper's language", async () => {
    const order = await orderOnline(await newGuest(server));
    const query = new URLSearchParams({
      order_id: String(order.order_id),
      customer_id: String(order.user_id),
      payment_method: "sandbox",
      callback: "http://localhost:8080/home?tab=1",
    });
    const opened = await server.inject({
      method: "GET",
      url: `/payment-mobile?${query}`,
      headers: { host: "localhost:8080", "accept-language": "ar-EG,en" },
    });
    const page = await get(String(opened.headers.location));
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain("لا يُسحب أي مال");
    // As the shop's pages write it; a sign that the direction of the text turns about would be another amount.
    const { amount } = await paymentOf(order);
    expect(page.body).toContain(
      `<bdi class="amount" dir="ltr">\u2068$${(amount / 100).toFixed(2)}\u2069</bdi>`,
    );
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' http:\/\/localhost:8080;/,
    );
    expect(page.body).not.toContain("<script");
    expect(page.headers["cache-control"]).toBe("no-store");
  });
});
