import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { attempts, customers } from "../../db/schema";
import { login, person } from "../../testing/people";
import { device, subscribe, subscriptions } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, place, plain } from "../../testing/shoppers";

const { server, shop, orderSoup } = await openShopServer();
afterAll(() => server.close());

const home = "203.0.113.7";
const elsewhere = (n: number) => `198.51.${n >> 8}.${n & 255}`;

/** Signs up at home. */
async function owner() {
  const who = person();
  const signedUp = await server.call("POST", "/auth/sign-up", { body: who, address: home });
  return { ...who, token: signedUp.body.token };
}

describe("strangers who guess a password", () => {
  const signIn = (email: string, password: string, address: string) =>
    server.call("POST", "/auth/login", {
      body: { login_type: "manual", email_or_phone: email, password, field_type: "email" },
      address,
    });

  it("are stopped at their address, and do not stop the owner anywhere else", async () => {
    const who = await owner();
    for (let count = 0; count < 10; count += 1)
      expect((await signIn(who.email, "wrong", elsewhere(1))).status).toBe(401);
    const right = await signIn(who.email, who.password, elsewhere(1));
    expect(right.status).toBe(429);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
    expect((await signIn(who.email, who.password, home)).status).toBe(200);
    expect((await signIn(who.email, who.password, elsewhere(2))).status).toBe(200);
  });

  it("get fewer tries each when many guess, and the owner still gets in at once", async () => {
    const who = await owner();
    for (let count = 0; count < 30; count += 1)
      await signIn(who.email, "wrong", elsewhere(100 + (count % 5)));
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await signIn(who.email, "wrong", elsewhere(200))).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    // A mistyped password at home has all its tries.
    for (let count = 0; count < 9; count += 1)
      expect((await signIn(who.email, "mistyped", home)).status).toBe(401);
    expect((await signIn(who.email, who.password, home)).status).toBe(200);
    expect((await signIn(who.email, who.password, elsewhere(201))).status).toBe(200);
  });
});

describe("strangers who ask for codes", () => {
  const forgot = (email: string, address: string) =>
    server.call("POST", "/auth/forgot-password", { body: { verification_method: "email", email }, address });
  const check = (email: string, code: string, address: string) =>
    server.call("POST", "/auth/verify-token", {
      body: { verification_method: "email", email, reset_token: code },
      address,
    });
  const lastCode = () => server.codes.at(-1)?.code ?? "";
  const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");

  it("do not keep the owner from asking, nor make the owner's code worthless", async () => {
    const who = await owner();
    for (let address = 300; address < 312; address += 1) await forgot(who.email, elsewhere(address));
    expect((await forgot(who.email, elsewhere(312))).status).toBe(429);
    expect((await forgot(who.email, home)).status).toBe(200);
    const code = lastCode();
    // Strangers' wrong tries.
    for (let address = 300; address < 304; address += 1)
      for (let count = 0; count < 6; count += 1) await check(who.email, wrongOf(code), elsewhere(address));
    expect((await check(who.email, wrongOf(code), elsewhere(300))).status).toBe(405);
    expect((await check(who.email, code, home)).status).toBe(200);
  });

  it("get five tries at a code that they did not ask for, all together", async () => {
    const who = await owner();
    await forgot(who.email, home);
    const code = lastCode();
    for (let count = 0; count < 5; count += 1)
      expect((await check(who.email, wrongOf(code), elsewhere(320 + count))).status).toBe(400);
    expect((await check(who.email, code, elsewhere(330))).status).toBe(400);
    expect((await check(who.email, code, home)).status).toBe(200);
  });

  it("leave a code that works after the phone has changed its network", async () => {
    const who = await owner();
    await forgot(who.email, home);
    expect((await check(who.email, lastCode(), elsewhere(340))).status).toBe(200);
  });
});

describe("a stranger who was in an account", () => {
  const reset = async (email: string) => {
    const body = { verification_method: "email", email };
    await server.call("POST", "/auth/forgot-password", { body, address: home });
    const response = await server.call("PUT", "/auth/reset-password", {
      body: {
        ...body,
        reset_token: server.codes.at(-1)?.code,
        password: "a new one",
        confirm_password: "a new one",
      },
      address: home,
    });
    expect(response.status).toBe(200);
  };

  it("gets no pushes after a new password, whatever they attached and however", async () => {
    const who = await owner();
    const guest = await newGuest(server);
    await subscribe(server, guest, device());
    await login(server, who.email, who.password, { guest_id: guest.guest });
    const stranger = await login(server, who.email, who.password);
    await subscribe(server, { token: stranger.body.token }, device());
    await server.call("PUT", "/customer/cm-firebase-token", {
      token: stranger.body.token,
      body: { cm_firebase_token: "stranger" },
    });
    expect(await subscriptions(server)).toHaveLength(2);
    await reset(who.email);
    expect(await subscriptions(server)).toEqual([]);
    const [row] = await server.context.database
      .select()
      .from(customers)
      .where(eq(customers.phone, who.phone));
    expect(row?.firebaseToken).toBeNull();
    expect((await login(server, who.email, "a new one")).status).toBe(200);
  });

  it("keeps no device that came with a guest whose order made the account", async () => {
    const guest = await newGuest(server);
    await subscribe(server, guest, device());
    await fillCart(server, guest, shop.food, plain(shop.soup));
    const who = person();
    const placed = await place(server, shop, guest, {
      create_new_user: 1,
      password: who.password,
      contact_person_number: who.phone,
      contact_person_email: who.email,
    });
    expect(placed.status).toBe(200);
    expect(await subscriptions(server)).toHaveLength(1);
    await reset(who.email);
    expect(await subscriptions(server)).toEqual([]);
  });

  it("cannot remove it without its password", async () => {
    const customer = await newCustomer(server);
    await subscribe(server, customer, device());
    const remove = (body: object) =>
      server.call("DELETE", "/customer/remove-account", { token: customer.token, body });
    for (const body of [{}, { password: "wrong" }]) {
      const refused = await remove(body);
      expect([refused.status, refused.errors[0]?.code]).toEqual([403, "password"]);
    }
    expect(await subscriptions(server)).toHaveLength(1);
    expect((await remove({ password: "enigma-machine" })).status).toBe(200);
    expect(await subscriptions(server)).toEqual([]);
  });
});

describe("an account made at the checkout", () => {
  it("counts as a sign-up, and is refused before anything is hashed", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    const address = elsewhere(400);
    const ask = () =>
      place(
        server,
        shop,
        guest,
        {
          create_new_user: 1,
          password: "a password",
          contact_person_number: shop.customer.phone,
          contact_person_email: "new@shop.test",
        },
        { address },
      );
    const first = await ask();
    expect([first.status, first.errors[0]?.code]).toEqual([403, "phone"]);
    // The same counter as sign-up's: as if 199 more had been asked for.
    await server.context.database.update(attempts).set({ count: 200 }).where(eq(attempts.kind, "sign-up"));
    expect((await ask()).status).toBe(429);
    expect((await server.call("POST", "/auth/sign-up", { body: person(), address })).status).toBe(429);
  });
});

describe("following a guest's order", () => {
  const track = (guest: number, id: number, contact: string, address: string) =>
    server.call("GET", "/customer/order/track", {
      guest,
      query: { order_id: id, contact_number: contact },
      address,
    });

  it("by guessing ends for an order: then the right number waits too, but not its owner", async () => {
    const mine = await newGuest(server);
    const id = await orderSoup(mine);
    const { guest } = await newGuest(server);
    const right = await track(guest, id, "+12025553456", elsewhere(500));
    expect(right.status).toBe(200);
    const code = (await track(mine.guest, id, "+12025553456", elsewhere(511))).body.otp;
    expect(code).toMatch(/^\d{4}$/);
    for (let count = 0; count < 20; count += 1) {
      const miss = await track(guest, id, `+1202999${1000 + count}`, elsewhere(501 + (count % 4)));
      expect(miss.status).toBe(404);
      expect(JSON.stringify(miss.body)).not.toContain(code);
    }
    const late = await track(guest, id, "+12025553456", elsewhere(510));
    expect(late.status).toBe(429);
    expect(JSON.stringify(late.body)).not.toMatch(/otp|\+1202/);
    expect((await track(mine.guest, id, "+12025553456", elsewhere(511))).status).toBe(200);
  });

  it("by guessing ends for an address, whatever the order", async () => {
    const { guest } = await newGuest(server);
    const id = await orderSoup(await newGuest(server));
    for (let count = 0; count < 60; count += 1)
      await track(guest, 10_000_000 + count, "+12025553456", elsewhere(520));
    expect((await track(guest, id, "+12025553456", elsewhere(520))).status).toBe(429);
    expect((await track(guest, id, "+12025553456", elsewhere(521))).status).toBe(200);
  });

  it("by the right number is not counted, however often the page asks", async () => {
    const { guest } = await newGuest(server);
    const id = await orderSoup(await newGuest(server));
    for (let count = 0; count < 65; count += 1)
      expect((await track(guest, id, "+12025553456", elsewhere(530))).status).toBe(200);
  });
});
