import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { customers, guests, sessions } from "../../db/schema";
import { login, person } from "../../testing/people";
import { openShopServer } from "../../testing/shop-server";

const { server, shop } = await openShopServer();
afterAll(() => server.close());

describe("guests", () => {
  it("get a random number of up to 52 bits, never counted up", async () => {
    const ids = [];
    for (let index = 0; index < 20; index += 1) {
      ids.push((await server.call("POST", "/auth/guest/request")).body.guest_id as number);
    }
    expect(new Set(ids).size).toBe(20);
    expect(Math.max(...ids)).toBeLessThan(2 ** 52);
    expect(Math.max(...ids)).toBeGreaterThan(2 ** 44);
    expect([...ids].sort((a, b) => a - b)).not.toEqual(ids);
  });

  it("leave the token of their device", async () => {
    const { guest_id: id } = (
      await server.call("POST", "/auth/guest/request", { body: { fcm_token: "device" } })
    ).body;
    const [row] = await server.context.database.select().from(guests).where(eq(guests.id, id));
    expect(row?.firebaseToken).toBe("device");
  });
});

describe("signing up", () => {
  it("returns a token that opens the account, with the name in two parts", async () => {
    const who = person({ confirm_password: "whatever", unknown_field: 1 });
    const response = await server.call("POST", "/auth/sign-up", { body: who });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ is_phone_verified: 1, is_email_verified: 1, is_personal_info: 1 });
    const info = await server.call("GET", "/customer/info", { token: response.body.token, language: "en" });
    expect(info.body).toMatchObject({
      f_name: "Grace",
      l_name: "Brewster Hopper",
      phone: who.phone,
      email: who.email.toLowerCase(),
    });
  });

  it("stores neither password nor token in readable form", async () => {
    const who = person();
    const { token } = (await server.call("POST", "/auth/sign-up", { body: who })).body;
    const [row] = await server.context.database
      .select()
      .from(customers)
      .where(eq(customers.phone, who.phone));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    const kept = await server.context.database.select().from(sessions);
    expect(kept.some((session) => session.tokenHash === token)).toBe(false);
  });

  it.each([
    ["phone", { phone: "12" }, 403],
    ["phone", { phone: undefined }, 403],
    ["email", { email: "nobody" }, 403],
    ["password", { password: "12345" }, 403],
    ["name", { name: "   " }, 403],
  ])("refuses a bad %s: %j", async (code, changes, status) => {
    const response = await server.call("POST", "/auth/sign-up", { body: person(changes) });
    expect(response.status).toBe(status);
    expect(response.errors[0]?.code).toBe(code);
  });

  it("takes e-mail addresses of up to 255 letters, which sign in as well", async () => {
    const emailOf = (length: number) => `${"a".repeat(length - 7)}@b.test`;
    const who = person({ email: emailOf(255) });
    expect((await server.call("POST", "/auth/sign-up", { body: who })).status).toBe(200);
    expect((await login(server, who.email, who.password)).status).toBe(200);
    const over = await server.call("POST", "/auth/sign-up", { body: person({ email: emailOf(256) }) });
    expect([over.status, over.errors[0]?.code]).toEqual([403, "email"]);
  });

  it("refuses a phone number or an e-mail address that has an account, however it is written", async () => {
    const phone = await server.call("POST", "/auth/sign-up", { body: person({ phone: "1 (555) 0100-200" }) });
    expect([phone.status, phone.errors[0]?.code]).toEqual([403, "phone"]);
    const email = await server.call("POST", "/auth/sign-up", { body: person({ email: "ADA@Shop.test" }) });
    expect([email.status, email.errors[0]?.code]).toEqual([403, "email"]);
  });

  it("makes one account of twenty sign-ups at once", async () => {
    const who = person();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.call("POST", "/auth/sign-up", { body: who })),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.status === 403)).toHaveLength(19);
  });

  it("is refused in the caller's language", async () => {
    const response = await server.call("POST", "/auth/sign-up", {
      body: person({ password: "123" }),
      language: "ar",
    });
    expect(response.errors[0]?.message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe("signing in", () => {
  it("takes e-mail or phone", async () => {
    expect((await login(server, "ADA@shop.test", shop.customer.password)).body.token).toMatch(/^[\w-]{43}$/);
    const byPhone = await login(server, "12025550200", shop.customer.password, { field_type: "phone" });
    expect(byPhone.body).toMatchObject({
      is_phone_verified: 1,
      login_type: "manual",
      email: "ada@shop.test",
    });
  });

  it("returns the same response for a wrong password and an unknown account", async () => {
    const wrong = await login(server, "ada@shop.test", "wrong password");
    const unknown = await login(server, "nobody@shop.test", "wrong password");
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect(unknown.status).toBe(401);
    expect(wrong.errors[0]?.code).toBe("auth-001");
  });

  it("tells a blocked customer so, after the right password only", async () => {
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    await server.context.database
      .update(customers)
      .set({ blocked: true })
      .where(eq(customers.phone, who.phone));
    const right = await login(server, who.email, who.password);
    expect([right.status, right.errors[0]?.code]).toEqual([403, "auth-003"]);
    expect((await login(server, who.email, "wrong")).errors[0]?.code).toBe("auth-001");
  });

  it("counts the tries of one account and forgets them after a success or a while", async () => {
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    for (let index = 0; index < 10; index += 1)
      expect((await login(server, who.email, "wrong")).status).toBe(401);
    const over = await login(server, who.email, who.password);
    expect(over.status).toBe(429);
    expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
    server.clock.advance(601_000);
    expect((await login(server, who.email, who.password)).status).toBe(200);
    for (let index = 0; index < 9; index += 1)
      expect((await login(server, who.email, "wrong")).status).toBe(401);
    server.clock.release();
  });

  it.each(["otp", "social"])("returns the contract's error for %s", async (kind) => {
    const response = await server.call("POST", "/auth/login", {
      body: { login_type: kind, phone: "+12025550200" },
    });
    expect([response.status, response.errors[0]?.code]).toEqual([403, "login_type"]);
  });

  it("ends with logging out: the token is worthless afterwards", async () => {
    const { token } = (await login(server, "ada@shop.test", shop.customer.password)).body;
    expect((await server.call("POST", "/auth/logout", { token })).status).toBe(200);
    expect((await server.call("GET", "/customer/info", { token, language: "en" })).status).toBe(401);
    expect((await server.call("POST", "/auth/logout", { token })).status).toBe(401);
  });
});
