import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { customers, sessions } from "../../db/schema";
import { saveProfile } from "../../services/customers/save-profile";
import { writeSetting } from "../../services/settings/settings";
import { login, person } from "../../testing/people";
import { profileForm } from "../../testing/profile-form";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const { server } = await openShopServer();
afterAll(() => server.close());

const update = profileForm(server);
const info = async (token: string) =>
  (await server.call("GET", "/customer/info", { token, language: "en" })).body;
/** From now on the shop verifies this, or nothing. */
const verify = (medium: "phone" | "email" | null) =>
  writeSetting(server.context.database, "centralize_login", {
    phone_verification_status: medium === "phone" ? 1 : 0,
    email_verification_status: medium === "email" ? 1 : 0,
  });
afterEach(() => verify(null));
const lastCode = () => server.codes.at(-1)?.code ?? "";

describe("the profile", () => {
  it("keeps a new name, and contacts in their canonical form where the shop verifies none", async () => {
    const customer = await newCustomer(server);
    const saved = await update(customer, {
      name: "  Grace Brewster Hopper ",
      phone: "1 (202) 555-4711",
      email: " Grace.H@Shop.test",
    });
    expect([saved.status, saved.body]).toEqual([200, { message: "Updated successfully." }]);
    expect(await info(customer.token)).toMatchObject({
      f_name: "Grace",
      l_name: "Brewster Hopper",
      phone: "+12025554711",
      email: "grace.h@shop.test",
    });
  });

  it.each([
    ["name", { name: "   " }],
    ["name", { name: "x".repeat(192) }],
    ["phone", { phone: "12" }],
    ["email", { email: "no address" }],
    ["button_type", { button_type: "other" }],
  ])("refuses a bad %s and changes nothing", async (field, changes) => {
    const customer = await newCustomer(server);
    const before = await info(customer.token);
    const refused = await update(customer, { name: "Somebody Else", ...changes });
    expect([refused.status, refused.code]).toEqual([403, field]);
    expect(await info(customer.token)).toEqual(before);
  });

  it("gives an account without a password neither its first one nor another contact on an open phone", async () => {
    const customer = await newCustomer(server);
    await server.context.database
      .update(customers)
      .set({ passwordHash: null })
      .where(eq(customers.email, customer.email));
    const thief = { email: "open-phone@shop.test" };
    const first = { button_type: "change_password", password: "a thief's one" };
    server.clock.advance(10 * 60_000);
    for (const changes of [thief, first])
      expect(await update(customer, changes)).toMatchObject({ status: 403, code: "proof" });
    expect((await update(customer, { name: "Same Person" })).status).toBe(200);
    await server.context.database.update(sessions).set({ createdAt: server.clock.now() });
    for (const changes of [thief, first]) expect((await update(customer, changes)).status).toBe(200);
  });

  it("changes no contact for one who found an open phone", async () => {
    const customer = await newCustomer(server);
    const mine = { email: "thief@shop.test" };
    expect((await update(customer, { ...mine, current_password: "" })).code).toBe("current_password");
    expect((await update(customer, { ...mine, current_password: "guess" })).code).toBe("current_password");
    expect((await update(customer, { phone: "+12025551212", current_password: "" })).code).toBe(
      "current_password",
    );
    expect((await update(customer, { name: "Ada King", current_password: "" })).status).toBe(200);
    expect(await info(customer.token)).toMatchObject({ email: customer.email, phone: customer.phone });
  });

  it("takes an e-mail address of 255 letters, as sign-up does", async () => {
    const customer = await newCustomer(server);
    const email = `${"x".repeat(245)}@shop.test`;
    expect((await update(customer, { email })).status).toBe(200);
    expect((await update({ ...customer, email })).status).toBe(200);
    expect((await update(customer, { email: `x${email}` })).code).toBe("email");
  });

  it("is not written over a removed account, nor over a change in between", async () => {
    const customer = await newCustomer(server);
    const { database } = server.context;
    const { id } = await info(customer.token);
    const [before] = await database.select().from(customers).where(eq(customers.id, id));
    if (!before) throw new Error("The customer is not there.");
    const [login] = await database.select().from(sessions).where(eq(sessions.customerId, id));
    const caller = {
      customerId: id,
      tokenHash: login?.tokenHash ?? "",
      address: "127.0.0.1",
      language: "en",
    } as const;
    const save = () =>
      saveProfile(server.context, caller, { before, changes: { firstName: "Late" }, photo: null });
    expect((await update(customer, { email: "meanwhile@shop.test" })).status).toBe(200);
    await expect(save()).rejects.toMatchObject({ status: 409 });
    await server.call("DELETE", "/customer/remove-account", {
      token: customer.token,
      body: { password: "enigma-machine" },
    });
    await expect(save()).rejects.toMatchObject({ status: 401 });
    const [now] = await database.select().from(customers).where(eq(customers.id, id));
    expect(now).toMatchObject({ firstName: "", email: null });
  });

  it("refuses what belongs to another account, and is only for the one who is signed in", async () => {
    const other = await newCustomer(server);
    const customer = await newCustomer(server);
    expect((await update(customer, { phone: other.phone })).code).toBe("phone");
    expect((await update(customer, { email: other.email.toUpperCase() })).code).toBe("email");
    expect((await update({ ...customer, token: "nobody" })).status).toBe(401);
    expect(await info(customer.token)).toMatchObject({ phone: customer.phone, email: customer.email });
  });
});

describe("contacts that the shop verifies", () => {
  it("change only with the code that was sent to the new one", async () => {
    const customer = await newCustomer(server);
    await verify("email");
    const email = "new-address@shop.test";
    const asked = await update(customer, { name: "New Name", email });
    expect([asked.status, asked.body]).toEqual([
      200,
      { verification_on: "email", verification_medium: "email", otp_send: true, message: expect.any(String) },
    ]);
    expect(server.codes.at(-1)).toMatchObject({ target: email, medium: "email", purpose: "profile" });
    expect(await info(customer.token)).toMatchObject({ email: customer.email, f_name: "Alan" });
    const confirm = (otp: string) =>
      update(customer, {
        name: "New Name",
        email,
        otp,
        verification_on: "email",
        verification_medium: "email",
      });
    const wrong = await confirm(lastCode() === "000000" ? "000001" : "000000");
    expect([wrong.status, wrong.body]).toEqual([
      403,
      {
        verification_on: "email",
        verification_medium: "email",
        otp_send: false,
        message: "The code is wrong.",
      },
    ]);
    expect((await confirm(lastCode())).body).toEqual({ message: "Updated successfully." });
    const changed = await info(customer.token);
    expect(changed).toMatchObject({ email, f_name: "New", is_email_verified: 1 });
    // The response was lost and the same is sent again.
    expect((await confirm(lastCode())).status).toBe(200);
  });

  it("do not take a code that was sent to another address or for another purpose", async () => {
    const customer = await newCustomer(server);
    await verify("email");
    await update(customer, { email: "mine@shop.test" });
    const code = lastCode();
    const stolen = await update(customer, { email: "boss@shop.test", otp: code, verification_on: "email" });
    expect(stolen.status).toBe(403);
    await server.call("POST", "/auth/forgot-password", {
      body: { verification_method: "email", email: customer.email },
    });
    const reset = lastCode();
    const reused = await update(customer, { button_type: "email", otp: reset, verification_on: "email" });
    expect(reused.status).toBe(403);
    expect(await info(customer.token)).toMatchObject({ email: customer.email });
  });

  it("are verified on demand, and a verified phone number cannot be changed", async () => {
    const customer = await newCustomer(server);
    expect(await info(customer.token)).toMatchObject({ is_phone_verified: 0 });
    const asked = await update(customer, { button_type: "phone" });
    expect(asked.body).toMatchObject({ verification_on: "phone", verification_medium: "SMS" });
    await update(customer, { button_type: "phone", otp: lastCode(), verification_on: "phone" });
    await verify("phone");
    expect(await info(customer.token)).toMatchObject({ is_phone_verified: 1 });
    expect((await update(customer, { phone: "+12025559999" })).code).toBe("phone");
    expect(await info(customer.token)).toMatchObject({ phone: customer.phone });
  });

  it("cost only so many codes", async () => {
    const customer = await newCustomer(server);
    await verify("email");
    const results: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      results.push((await update(customer, { email: `a${turn}@shop.test` })).status);
    }
    expect(results).toEqual([...Array(10).fill(200), 429, 429]);
  });
});

describe("the password", () => {
  it("changes with the old one, and every other login ends", async () => {
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    const signIn = async (password: string) => (await login(server, who.email, password)).body.token;
    const here = { token: (await signIn(who.password)) ?? "", phone: who.phone, email: who.email };
    const other = (await signIn(who.password)) ?? "";
    const change = { button_type: "change_password", password: "picosecond", current_password: who.password };
    expect((await update(here, { ...change, current_password: "guess" })).code).toBe("current_password");
    expect((await update(here, { ...change, current_password: "" })).code).toBe("current_password");
    expect((await update(here, { ...change, password: "short" })).code).toBe("password");
    expect((await server.call("GET", "/customer/info", { token: other, language: "en" })).status).toBe(200);
    expect((await update(here, change)).status).toBe(200);
    expect((await server.call("GET", "/customer/info", { token: other, language: "en" })).status).toBe(401);
    expect((await info(here.token)).email).toBe(who.email.toLowerCase());
    expect(await signIn("picosecond")).toEqual(expect.any(String));
    expect((await login(server, who.email, who.password)).status).toBe(401);
    // The new password says nothing of the old one.
    const guess = { ...change, current_password: "guess" };
    expect((await update(here, guess)).code).toBe("current_password");
  });

  it("changes nothing else: name and contacts of an old copy are left alone", async () => {
    const customer = await newCustomer(server);
    await update(customer, { name: "Ada King", email: "newer@shop.test" });
    const change = { button_type: "change_password", password: "another-one" };
    expect((await update(customer, { name: "Old Name", ...change })).status).toBe(200);
    expect(await info(customer.token)).toMatchObject({ f_name: "Ada", email: "newer@shop.test" });
  });

  it("is not guessed by one who found an open phone", async () => {
    const customer = await newCustomer(server);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const guess = {
        button_type: "change_password",
        password: "new-password",
        current_password: `g${turn}`,
      };
      statuses.push((await update(customer, guess)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
  });
});
