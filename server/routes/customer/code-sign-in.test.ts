import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codes, customers } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { login, person } from "../../testing/people";
import { noCodeSender } from "../../testing/recording-code-sender";
import { openShopServer } from "../../testing/shop-server";

const { server } = await openShopServer();
afterAll(() => server.close());
beforeAll(() => writeSetting(server.context.database, "centralize_login", { otp_login_status: 1 }));

const lastCode = () => server.codes.at(-1)?.code ?? "";
const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");
const ask = (phone: string, more: Record<string, unknown> = {}) =>
  server.call("POST", "/auth/login", { body: { login_type: "otp", phone, ...more } });
const verify = (phone: string, otp: string) =>
  server.call("POST", "/auth/verify-phone", {
    body: { phone, otp, verification_type: "phone", login_type: "otp" },
  });
const complete = (body: Record<string, unknown>) =>
  server.call("POST", "/auth/update-info", { body: { login_type: "otp", ...body } });
const infoOf = (token: string | null) =>
  server.call("GET", "/customer/info", { token: token ?? "", language: "en" });

/** A new person who has said who they are, signed in by a code. */
async function newByCode() {
  const who = person();
  await ask(who.phone);
  await verify(who.phone, lastCode());
  const done = await complete({ name: who.name, phone: who.phone, email: who.email, otp: lastCode() });
  return { who, done };
}

describe("signing in by a code", () => {
  it("sends one to any number, the same response for known and unknown ones", async () => {
    const { who } = await newByCode();
    server.clock.advance(61_000);
    const known = await ask(who.phone);
    const unknown = await ask(person().phone);
    expect(known.body).toEqual(unknown.body);
    expect(known.body).toMatchObject({ token: null, is_phone_verified: 0 });
    const [row] = await server.context.database.select().from(codes).where(eq(codes.target, who.phone));
    expect(row?.codeHash).not.toContain(server.codes.at(-2)?.code);
    server.clock.release();
  });

  it("sends none to a number that exists nowhere, also where an account has it from earlier", async () => {
    const { database } = server.context;
    const sent = server.codes.length;
    const [account] = await database.select().from(customers).limit(1);
    const phone = "+10000000000";
    await database
      .update(customers)
      .set({ phone })
      .where(eq(customers.id, account?.id ?? 0));
    for (const number of [phone, "+12", "0000000000"]) {
      const response = await ask(number);
      expect(response.status).toBe(403);
    }
    expect(server.codes.length).toBe(sent);
  });

  it("makes no account before a new person has said who they are, and then one with a proved number", async () => {
    const who = person();
    await ask(who.phone);
    const code = lastCode();
    const verified = await verify(who.phone, code);
    expect(verified.body).toMatchObject({ token: null, is_personal_info: 0, is_exist_user: null });
    const none = await server.context.database.select().from(customers).where(eq(customers.phone, who.phone));
    expect(none).toEqual([]);
    const fields = { name: who.name, phone: who.phone, email: who.email };
    const taken = await complete({ ...fields, email: "ada@shop.test", otp: code });
    expect([taken.status, taken.errors[0]?.code]).toEqual([403, "email"]);
    const done = await complete({ ...fields, otp: code });
    expect(done.body).toMatchObject({ token: expect.any(String), login_type: "otp", is_phone_verified: 1 });
    expect((await infoOf(done.body.token)).body).toMatchObject({ f_name: "Grace", is_phone_verified: 1 });
    expect((await complete({ ...fields, email: person().email, otp: code })).status).toBe(404);
  });

  it.each([
    ["no code", undefined],
    ["a wrong code", "wrong"],
  ])("makes no account with %s", async (_, typed) => {
    const who = person();
    await ask(who.phone);
    const otp = typed === undefined ? undefined : wrongOf(lastCode());
    const refused = await complete({ name: who.name, phone: who.phone, email: who.email, otp });
    expect(refused.status).toBe(404);
  });

  it("gives a new person half an hour to say who they are", async () => {
    const who = person();
    await ask(who.phone);
    const code = lastCode();
    await verify(who.phone, code);
    server.clock.advance(1_700_000);
    const done = await complete({ name: who.name, phone: who.phone, email: who.email, otp: code });
    expect(done.status).toBe(200);
    server.clock.release();
  });

  it("signs in at once where the number is proved, once a code", async () => {
    const { who } = await newByCode();
    server.clock.advance(61_000);
    await ask(who.phone);
    const code = lastCode();
    expect((await verify(who.phone, code)).body).toMatchObject({
      token: expect.any(String),
      login_type: "otp",
    });
    expect((await verify(who.phone, code)).status).toBe(404);
    server.clock.release();
  });

  it("refuses the fifth wrong code, and a blocked account after the right one only", async () => {
    const { who } = await newByCode();
    server.clock.advance(61_000);
    await ask(who.phone);
    const code = lastCode();
    await server.context.database
      .update(customers)
      .set({ blocked: true })
      .where(eq(customers.phone, who.phone));
    expect((await verify(who.phone, wrongOf(code))).status).toBe(404);
    const blocked = await verify(who.phone, code);
    expect([blocked.status, blocked.errors[0]?.code]).toEqual([403, "auth-003"]);
    server.clock.advance(61_000);
    await ask(who.phone);
    const next = lastCode();
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await verify(who.phone, wrongOf(next))).status);
    expect(statuses).toEqual([404, 404, 404, 404, 405]);
    server.clock.release();
  });
});

describe("an account that claims the number without having proved it", () => {
  async function claimed() {
    const who = person();
    const { token } = (await server.call("POST", "/auth/sign-up", { body: who })).body;
    await ask(who.phone);
    const code = lastCode();
    return { who, token, code, verified: await verify(who.phone, code) };
  }

  it("is named, and opened by nothing but yes", async () => {
    const { verified } = await claimed();
    expect(verified.body).toMatchObject({ token: null, is_personal_info: 1 });
    expect(verified.body.is_exist_user).toMatchObject({ name: "Grace Brewster Hopper", image: null });
  });

  it("is theirs who say yes: the password and the logins of whoever made it end", async () => {
    const { who, token, code } = await claimed();
    const yes = await ask(who.phone, { otp: code, verified: "yes" });
    expect(yes.body).toMatchObject({ token: expect.any(String), is_phone_verified: 1 });
    expect((await infoOf(token)).status).toBe(401);
    expect((await login(server, who.email, who.password)).status).toBe(401);
    expect((await infoOf(yes.body.token)).body).toMatchObject({ email: who.email.toLowerCase() });
    expect((await ask(who.phone, { otp: code, verified: "yes" })).status).toBe(404);
  });

  it("is not offered to who proves the number where somebody has proved its e-mail address", async () => {
    const { who, token } = await claimed();
    const { database } = server.context;
    await database.update(customers).set({ emailVerified: true }).where(eq(customers.phone, who.phone));
    server.clock.advance(61_000);
    await ask(who.phone);
    const verified = await verify(who.phone, lastCode());
    expect(verified.body).toMatchObject({ token: null, is_personal_info: 0, is_exist_user: null });
    const yes = await ask(who.phone, { otp: lastCode(), verified: "yes" });
    expect(yes.body).toMatchObject({ token: null, is_exist_user: null });
    expect((await infoOf(token)).status).toBe(200);
    expect((await login(server, who.email, who.password)).status).toBe(200);
    server.clock.release();
  });

  it("loses the number to those who say no, and keeps everything else", async () => {
    const { who, token, code } = await claimed();
    const no = await ask(who.phone, { otp: code, verified: "no" });
    expect(no.body).toMatchObject({ token: null, is_personal_info: 0 });
    const fields = { name: "Nova Vale", phone: who.phone, email: person().email, otp: code };
    const done = await complete(fields);
    expect((await infoOf(done.body.token)).body).toMatchObject({ f_name: "Nova", phone: who.phone });
    expect((await infoOf(token)).body).toMatchObject({ phone: null, email: who.email.toLowerCase() });
    expect((await login(server, who.email, who.password)).status).toBe(200);
  });

  it("is not opened with a wrong code", async () => {
    const { who, code } = await claimed();
    expect((await ask(who.phone, { otp: wrongOf(code), verified: "yes" })).status).toBe(404);
  });
});

describe("codes to sign in", () => {
  it("are asked for once a minute and five times in ten minutes", async () => {
    const { phone } = person();
    expect((await ask(phone)).status).toBe(200);
    const soon = await ask(phone);
    expect([soon.status, soon.errors[0]?.code]).toEqual([405, "otp"]);
    for (let index = 0; index < 3; index += 1) {
      server.clock.advance(61_000);
      expect((await ask(phone)).status).toBe(200);
    }
    server.clock.advance(61_000);
    expect((await ask(phone)).status).toBe(429);
    server.clock.release();
  });

  it.each(["", "12", "not a number"])("are not sent to %j", async (phone) => {
    const before = server.codes.length;
    const refused = await ask(phone);
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, "phone"]);
    expect(server.codes).toHaveLength(before);
  });

  it("are not offered where nothing sends them", async () => {
    const { codeSender } = server.context;
    const configOf = async () => (await server.call("GET", "/config")).body.centralize_login.otp_login_status;
    expect(await configOf()).toBe(1);
    server.context.codeSender = noCodeSender;
    expect(await configOf()).toBe(0);
    const refused = await ask(person().phone);
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, "otp"]);
    server.context.codeSender = codeSender;
  });

  it("are told by config where all are the same only", async () => {
    const { codeSender } = server.context;
    expect((await server.call("GET", "/config")).body.demo_otp).toBeNull();
    server.context.codeSender = { ...codeSender, fixedCode: "123456" };
    expect((await server.call("GET", "/config")).body.demo_otp).toBe("123456");
    const { phone } = person();
    await ask(phone);
    expect(lastCode()).toBe("123456");
    server.context.codeSender = codeSender;
  });
});
