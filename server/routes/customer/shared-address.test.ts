/** Guesses of many people behind one network address, where one person's limit must not be used up by another's. */
import { afterAll, describe, expect, it } from "vitest";
import { addAttempt, readAttempts } from "../../services/rate-limits/attempt-limits";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, place, plain } from "../../testing/shoppers";

const { server, shop, orderSoup } = await openShopServer();
afterAll(() => server.close());

const { database } = server.context;
const countOf = async (kind: string, subject: string) =>
  (await readAttempts(database, { kind, subject }))?.count ?? 0;

/** As if so many had been tried a moment ago. */
async function fillCounter(kind: string, subject: string, count: number) {
  for (let index = 0; index < count; index += 1)
    await addAttempt(database, server.clock.now(), { kind, subject, windowSeconds: 600 });
}

describe("coupon codes at an address with too many guesses", () => {
  it("are refused without being counted as guesses of the person, who can still order", async () => {
    const address = "192.0.2.90";
    await fillCounter("coupon-address", address, 200);
    const customer = await newCustomer(server);
    const applied = (from: string, code = "TEN") =>
      server.call("GET", "/coupon/apply", {
        ...customer,
        query: { code, store_id: shop.kitchen },
        address: from,
      });
    for (let count = 0; count < 25; count += 1) expect((await applied(address)).status).toBe(429);
    expect((await applied("192.0.2.91")).status).toBe(200);

    await fillCart(server, customer, shop.food, plain(shop.soup, 2));
    const placed = (code: string) => place(server, shop, customer, { coupon_code: code }, { address });
    const ordered = await placed("TEN");
    expect([ordered.status, ordered.errors]).toEqual([200, []]);
  });

  it("cannot be guessed by placing orders: the person's own limit holds", async () => {
    const address = "192.0.2.92";
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const guessed = await place(server, shop, customer, { coupon_code: `GUESS${count}` }, { address });
      statuses.push(guessed.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 403), 429]);
    expect(await countOf("coupon-address", address)).toBe(0);
  });

  it("are counted for a guest who becomes a customer with the order", async () => {
    const address = "192.0.2.93";
    await fillCounter("coupon-address", address, 200);
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    const account = {
      create_new_user: 1,
      password: "a password",
      contact_person_number: "+12025550001",
      contact_person_email: "guesser@shop.test",
    };
    const guessed = await place(server, shop, guest, { ...account, coupon_code: "GUESS" }, { address });
    expect(guessed.status).toBe(429);
  });
});

describe("a guest's order that too many have guessed at", () => {
  it("costs the address nothing that asks for it again", async () => {
    const address = "192.0.2.94";
    const id = await orderSoup(await newGuest(server));
    await fillCounter("track-order", String(id), 20);
    const { guest } = await newGuest(server);
    const track = (orderId: number) =>
      server.call("GET", "/customer/order/track", {
        guest,
        query: { order_id: orderId, contact_number: "+12025553456" },
        address,
      });
    for (let count = 0; count < 61; count += 1) expect((await track(id)).status).toBe(429);
    expect((await track(await orderSoup(await newGuest(server)))).status).toBe(200);
  });
});
