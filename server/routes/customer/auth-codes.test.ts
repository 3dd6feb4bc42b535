import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { httpCodeSender } from "../../code-senders/http-code-sender";
import { codes } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { login, person } from "../../testing/people";
import { noCodeSender } from "../../testing/recording-code-sender";
import { openShopServer } from "../../testing/shop-server";

const { server } = await openShopServer();
afterAll(() => server.close());

const verification = (phone: 0 | 1) =>
  writeSetting(server.context.database, "centralize_login", {
    phone_verification_status: phone,
    email_verification_status: 0,
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
    expect((await login(server, who.email, who.password)).body.token).toEqual(expect.any(String));
    await verification(0);
  });

  it("sends the next code after 60 s at the earliest, which replaces the first", async () => {
    await verification(1);
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    const first = lastCode();
    const soon = await login(server, who.email, who.password);
    expect([soon.status, soon.errors[0]?.code]).toEqual([405, "otp"]);
    server.clock.advance(61_000);
    expect((await login(server, who.email, who.password)).body).toMatchObject({
      token: null,
      is_phone_verified: 0,
    });
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
    expect(tries.filter((response) => response.status === 404).length).toBeGreaterThanOrEqual(4);
    expect(tries.some((response) => response.errors[0]?.code === "otp_temp_blocked")).toBe(true);
    const right = await verify(who.phone, code);
    expect([right.status, right.errors[0]?.code]).toEqual([405, "otp_block_time"]);
    await verification(0);
  });
});

describe("an account that has to be verified", () => {
  it("is kept when the code cannot be sent, and gets a code later", async () => {
    await verification(1);
    const { codeSender } = server.context;
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    // A port that nothing can be asked at.
    server.context.codeSender = httpCodeSender("http://127.0.0.1:1/codes", null);
    const who = person();
    const signedUp = await server.call("POST", "/auth/sign-up", { body: who });
    expect([signedUp.status, signedUp.body]).toMatchObject([200, { token: null, is_phone_verified: 0 }]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    server.context.codeSender = codeSender;
    server.clock.advance(61_000);
    expect((await login(server, who.email, who.password)).body.token).toBeNull();
    expect(server.codes.at(-1)?.target).toBe(who.phone);
    server.clock.release();
    await verification(0);
  });

  it("is not made where nothing sends codes", async () => {
    await verification(1);
    const { codeSender } = server.context;
    server.context.codeSender = noCodeSender;
    const who = person();
    const refused = await server.call("POST", "/auth/sign-up", { body: who });
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, "otp"]);
    server.context.codeSender = codeSender;
    expect((await server.call("POST", "/auth/sign-up", { body: who })).status).toBe(200);
    await verification(0);
  });
});

describe("resetting a password", () => {
  const forgot = (email: string) =>
    server.call("POST", "/auth/forgot-password", { body: { verification_method: "email", email } });

  it("sends a code to known people and returns 404 for unknown ones, a few times only", async () => {
    const before = server.codes.length;
    const stranger = person().email;
    const unknown = await forgot(stranger);
    expect([unknown.status, unknown.errors[0]?.code]).toEqual([404, "not-found"]);
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
    expect([bad.status, bad.errors[0]?.code]).toEqual([400, "invalid"]);
    expect((await server.call("POST", "/auth/verify-token", { body: fields })).status).toBe(200);
    const reset = (body: object) =>
      server.call("PUT", "/auth/reset-password", { body: { ...fields, ...body } });
    const differs = await reset({ password: "a new one", confirm_password: "another" });
    expect([differs.status, differs.errors[0]?.code]).toEqual([401, "mismatch"]);
    expect((await reset({ password: "a new one", confirm_password: "a new one" })).status).toBe(200);
    expect((await reset({ password: "a newer one", confirm_password: "a newer one" })).status).toBe(400);
    expect((await server.call("GET", "/customer/info", { token, language: "en" })).status).toBe(401);
    expect((await login(server, who.email, "a new one")).status).toBe(200);
  });
});
