import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codes, customers, guests, sessions } from "../../db/schema";
import { writeSetting } from "../../services/catalogue/settings-rows";
import { openTestServer, type TestServer } from "../../testing/api";
import { fillSmallShop, type SmallShop } from "../../testing/small-shop";

let server: TestServer;
let shop: SmallShop;

beforeAll(async () => {
  server = await openTestServer();
  shop = await fillSmallShop(server.context.database);
});
afterAll(() => server?.close());

let count = 0;
/** Nobody signs up twice. */
function person(changes: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: "Grace Brewster Hopper",
    phone: `+1555777${String(count).padStart(4, "0")}`,
    email: `Grace${count}@shop.test`,
    password: "nanosecond",
    ...changes,
  };
}
const login = (email: string, password: string, more: Record<string, unknown> = {}) =>
  server.call("POST", "/auth/login", {
    body: { login_type: "manual", email_or_phone: email, password, field_type: "email", ...more },
  });
const verification = (phone: 0 | 1) =>
  writeSetting(server.context.database, "centralize_login", {
    phone_verification_status: phone,
    email_verification_status: 0,
  });

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
  it("answers a token that opens the account, with the name in two parts", async () => {
    const who = person({ confirm_password: "whatever", unknown_field: 1 });
    const answer = await server.call("POST", "/auth/sign-up", { body: who });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ is_phone_verified: 1, is_email_verified: 1, is_personal_info: 1 });
    const info = await server.call("GET", "/customer/info", { token: answer.body.token, language: "en" });
    expect(info.body).toMatchObject({
      f_name: "Grace",
      l_name: "Brewster Hopper",
      phone: who.phone,
      email: who.email.toLowerCase(),
    });
  });

  it("keeps neither password nor token readable", async () => {
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
    ["ref_code", { ref_code: "FRIEND" }, 403],
  ])("refuses a bad %s: %j", async (code, changes, status) => {
    const answer = await server.call("POST", "/auth/sign-up", { body: person(changes) });
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].code).toBe(code);
  });

  it("refuses a phone number or an e-mail address that has an account, however it is written", async () => {
    const phone = await server.call("POST", "/auth/sign-up", { body: person({ phone: "1 (555) 0100-200" }) });
    expect([phone.status, phone.body.errors[0].code]).toEqual([403, "phone"]);
    const email = await server.call("POST", "/auth/sign-up", { body: person({ email: "ADA@Shop.test" }) });
    expect([email.status, email.body.errors[0].code]).toEqual([403, "email"]);
  });

  it("makes one account of twenty sign-ups at once", async () => {
    const who = person();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call("POST", "/auth/sign-up", { body: who })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(19);
  });

  it("speaks the caller's language", async () => {
    const answer = await server.call("POST", "/auth/sign-up", {
      body: person({ password: "123" }),
      language: "ar",
    });
    expect(answer.body.errors[0].message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe("signing in", () => {
  it("takes e-mail or phone", async () => {
    expect((await login("ADA@shop.test", shop.customer.password)).body.token).toMatch(/^[\w-]{43}$/);
    const byPhone = await login("15550100200", shop.customer.password, { field_type: "phone" });
    expect(byPhone.body).toMatchObject({
      is_phone_verified: 1,
      login_type: "manual",
      email: "ada@shop.test",
    });
  });

  it("gives one and the same answer for a wrong password and an unknown account", async () => {
    const wrong = await login("ada@shop.test", "wrong password");
    const unknown = await login("nobody@shop.test", "wrong password");
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect(unknown.status).toBe(401);
    expect(wrong.body.errors[0].code).toBe("auth-001");
  });

  it("tells a blocked customer so, after the right password only", async () => {
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    await server.context.database
      .update(customers)
      .set({ blocked: true })
      .where(eq(customers.phone, who.phone));
    const right = await login(who.email, who.password);
    expect([right.status, right.body.errors[0].code]).toEqual([403, "auth-003"]);
    expect((await login(who.email, "wrong")).body.errors[0].code).toBe("auth-001");
  });

  it("counts the tries of one account and forgets them after a success or a while", async () => {
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    for (let index = 0; index < 10; index += 1) expect((await login(who.email, "wrong")).status).toBe(401);
    const over = await login(who.email, who.password);
    expect(over.status).toBe(429);
    expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
    server.clock.advance(601_000);
    expect((await login(who.email, who.password)).status).toBe(200);
    for (let index = 0; index < 9; index += 1) expect((await login(who.email, "wrong")).status).toBe(401);
    server.clock.release();
  });

  it.each(["otp", "social"])("answers the contract's error for %s", async (kind) => {
    const answer = await server.call("POST", "/auth/login", {
      body: { login_type: kind, phone: "+15550100200" },
    });
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, "login_type"]);
  });

  it("ends with logging out: the token is worthless afterwards", async () => {
    const { token } = (await login("ada@shop.test", shop.customer.password)).body;
    expect((await server.call("POST", "/auth/logout", { token })).status).toBe(200);
    expect((await server.call("GET", "/customer/info", { token, language: "en" })).status).toBe(401);
    expect((await server.call("POST", "/auth/logout", { token })).status).toBe(401);
  });
});

describe("verifying a phone number", () => {
  const verify = (phone: string, otp: string, more: Record<string, unknown> = {}) =>
    server.call("POST", "/auth/verify-phone", {
      body: { phone, otp, verification_type: "phone", login_type: "manual", ...more },
    });
  const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");
  const lastCode = () => server.codes.at(-1)?.code ?? "";

  it("is asked for by config: no token before the code, one after it, and the code works once", async () => {
    await verification(1);
    const who = person();
    const signedUp = await server.call("POST", "/auth/sign-up", { body: who });
    expect(signedUp.body).toMatchObject({ token: null, is_phone_verified: 0 });
    expect(lastCode()).toMatch(/^\d{6}$/);
    const [kept] = await server.context.database.select().from(codes).where(eq(codes.target, who.phone));
    expect(kept?.codeHash).not.toContain(lastCode());
    const wrong = await verify(who.phone, wrongOf(lastCode()));
    expect([wrong.status, wrong.body]).toEqual([404, { message: expect.any(String) }]);
    const right = await verify(who.phone, lastCode());
    expect(right.body).toMatchObject({ is_phone_verified: 1, token: expect.any(String) });
    expect((await verify(who.phone, lastCode())).status).toBe(404);
    expect((await login(who.email, who.password)).body.token).toEqual(expect.any(String));
    await verification(0);
  });

  it("sends the next code after 60 s at the earliest, which replaces the first", async () => {
    await verification(1);
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    const first = lastCode();
    const soon = await login(who.email, who.password);
    expect([soon.status, soon.body.errors[0].code]).toEqual([405, "otp"]);
    server.clock.advance(61_000);
    expect((await login(who.email, who.password)).body).toMatchObject({ token: null, is_phone_verified: 0 });
    expect(lastCode() === first || (await verify(who.phone, first)).status === 404).toBe(true);
    expect((await verify(who.phone, lastCode())).status).toBe(200);
    server.clock.release();
    await verification(0);
  });

  it("forgets a code after ten minutes", async () => {
    await verification(1);
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    server.clock.advance(601_000);
    expect((await verify(who.phone, lastCode())).status).toBe(404);
    server.clock.release();
    await verification(0);
  });

  it("blocks for ten minutes at the fifth wrong try, however many come at once", async () => {
    await verification(1);
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    const code = lastCode();
    const tries = await Promise.all(Array.from({ length: 12 }, () => verify(who.phone, wrongOf(code))));
    expect(tries.filter((answer) => answer.status === 404).length).toBeGreaterThanOrEqual(4);
    expect(tries.some((answer) => answer.body.errors?.[0].code === "otp_temp_blocked")).toBe(true);
    const right = await verify(who.phone, code);
    expect([right.status, right.body.errors[0].code]).toEqual([405, "otp_block_time"]);
    await verification(0);
  });
});

describe("resetting a password", () => {
  const forgot = (email: string) =>
    server.call("POST", "/auth/forgot-password", { body: { verification_method: "email", email } });

  it("sends a code to known people and answers 404 for unknown ones, a few times only", async () => {
    const before = server.codes.length;
    const stranger = person().email;
    const unknown = await forgot(stranger);
    expect([unknown.status, unknown.body.errors[0].code]).toEqual([404, "not-found"]);
    expect(server.codes).toHaveLength(before);
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    expect((await forgot(who.email)).status).toBe(200);
    expect(server.codes).toHaveLength(before + 1);
    expect((await forgot(who.email)).status).toBe(405);
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await forgot(stranger)).status);
    expect(statuses.at(0)).toBe(404);
    expect(statuses.at(-1)).not.toBe(404);
  });

  it("changes it with the code, once, and ends every login", async () => {
    const who = person();
    const { token } = (await server.call("POST", "/auth/sign-up", { body: who })).body;
    await forgot(who.email);
    const code = server.codes.at(-1)?.code ?? "";
    const fields = { verification_method: "email", email: who.email, reset_token: code };
    const wrong = code === "111111" ? "222222" : "111111";
    const bad = await server.call("POST", "/auth/verify-token", { body: { ...fields, reset_token: wrong } });
    expect([bad.status, bad.body.errors[0].code]).toEqual([400, "invalid"]);
    expect((await server.call("POST", "/auth/verify-token", { body: fields })).status).toBe(200);
    const reset = (body: object) =>
      server.call("PUT", "/auth/reset-password", { body: { ...fields, ...body } });
    const differs = await reset({ password: "a new one", confirm_password: "another" });
    expect([differs.status, differs.body.errors[0].code]).toEqual([401, "mismatch"]);
    expect((await reset({ password: "a new one", confirm_password: "a new one" })).status).toBe(200);
    expect((await reset({ password: "a newer one", confirm_password: "a newer one" })).status).toBe(400);
    expect((await server.call("GET", "/customer/info", { token, language: "en" })).status).toBe(401);
    expect((await login(who.email, "a new one")).status).toBe(200);
  });
});
