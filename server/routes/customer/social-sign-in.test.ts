import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { identitySandbox } from "../../services/social";
import { person } from "../../testing/people";
import { openShopServer } from "../../testing/shop-server";

const { server } = await openShopServer();
const sandbox = await identitySandbox(() => server.clock.now());
server.context.identityProviders = sandbox.providers;
afterAll(() => server.close());

const offered = (changes: Record<string, number> = {}) =>
  writeSetting(server.context.database, "centralize_login", {
    social_login_status: 1,
    google_login_status: 1,
    facebook_login_status: 1,
    apple_login_status: 1,
    ...changes,
  });
beforeAll(() => offered());

type Medium = "google" | "facebook" | "apple";
const codeVerifier = "v".repeat(43);
const redirectUri = "http://localhost/sign-in-return";
const nonce = "nonce-of-this-page";

const granted = (personId: string, medium: Medium) =>
  sandbox.grant(medium, {
    personId,
    redirectUri,
    nonce,
    challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
  });
const exchange = (medium: Medium, code: string, changes: Record<string, string> = {}) =>
  server.call("POST", "/auth/social-exchange", {
    body: { medium, code, code_verifier: codeVerifier, redirect_uri: redirectUri, nonce, ...changes },
  });
/** A fresh token of somebody, by the page's own way. */
const tokenOf = async (personId: string, medium: Medium = "google") =>
  (await exchange(medium, granted(personId, medium))).body.token;
const login = (token: string, more: Record<string, unknown> = {}) =>
  server.call("POST", "/auth/login", { body: { login_type: "social", medium: "google", token, ...more } });
const complete = (token: string, who: { name: string; phone: string; email: string }, more = {}) =>
  server.call("POST", "/auth/update-info", {
    body: { login_type: "social", medium: "google", token, ...who, ...more },
  });
const contacts = () => {
  const { name, phone, email } = person();
  return { name, phone, email };
};
const account = async (email: string) => {
  const [row] = await server.context.database
    .select()
    .from(customers)
    .where(eq(customers.email, email.toLowerCase()));
  return row;
};

describe("signing in with another service", () => {
  it("asks a new person who they are, and knows them from then on", async () => {
    const first = await tokenOf("silent");
    expect((await login(first)).body).toMatchObject({
      token: null,
      is_personal_info: 0,
      is_exist_user: null,
    });
    const who = contacts();
    const done = await complete(first, who);
    expect(done.body).toMatchObject({ token: expect.any(String), login_type: "social" });
    expect(await account(who.email)).toMatchObject({
      emailVerified: false,
      phoneVerified: false,
      passwordHash: null,
    });
    const again = await login(await tokenOf("silent"));
    expect(again.body).toMatchObject({ token: expect.any(String), is_personal_info: 1 });
    // Another service's person of the same id is somebody else.
    const other = await login(await tokenOf("silent", "apple"), { medium: "apple" });
    expect(other.body).toMatchObject({ token: null, is_personal_info: 0 });
  });

  it("takes the address that the service has verified as proved", async () => {
    const { token, email } = (await exchange("facebook", granted("new", "facebook"))).body;
    const who = { ...contacts(), email: email ?? "" };
    const done = await complete(token, who, { medium: "facebook" });
    expect(done.body.token).toEqual(expect.any(String));
    expect(await account(who.email)).toMatchObject({ emailVerified: true, loginMedium: "facebook" });
  });

  it("asks whether the account of that address is theirs, and ends what a stranger attached to it", async () => {
    const stranger = { ...person(), email: "demo@doorstep.test" };
    const signedUp = await server.call("POST", "/auth/sign-up", { body: stranger });
    const token = await tokenOf("known");
    const asked = await login(token);
    expect(asked.body).toMatchObject({ token: null, is_exist_user: { name: expect.any(String) } });
    const mine = await login(token, { verified: "yes" });
    expect(mine.body.token).toEqual(expect.any(String));
    expect(await account(stranger.email)).toMatchObject({ emailVerified: true, passwordHash: null });
    const old = await server.call("GET", "/customer/info", { token: signedUp.body.token, language: "en" });
    expect(old.status).toBe(401);
  });

  it("makes a new account for who says that it is not theirs, under another address", async () => {
    const claimed = "demo@doorstep.test";
    const token = await tokenOf("known", "apple");
    expect((await login(token, { medium: "apple" })).body.is_exist_user).not.toBeNull();
    const no = await login(token, { medium: "apple", verified: "no" });
    expect(no.body).toMatchObject({ token: null, is_personal_info: 0 });
    const same = await complete(token, { ...contacts(), email: claimed }, { medium: "apple" });
    expect([same.status, same.errors[0]?.code]).toEqual([403, "email"]);
    const done = await complete(token, contacts(), { medium: "apple" });
    expect(done.body.token).toEqual(expect.any(String));
  });

  it("works once a token, however many copies come at once", async () => {
    const token = await tokenOf("silent");
    const copies = await Promise.all([login(token), login(token), login(token)]);
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await login(token);
    expect([late.status, late.errors[0]?.code]).toEqual([403, "token"]);
  });

  it("knows a used token by every spelling of its signature", async () => {
    const token = await tokenOf("silent");
    expect((await login(token)).status).toBe(200);
    // 64 bytes are 86 letters, whose last one has four bits that say nothing.
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const respelled = token.slice(0, -1) + letters[letters.indexOf(token.slice(-1)) ^ 1];
    const late = await login(respelled);
    expect([late.status, late.errors[0]?.code]).toEqual([403, "token"]);
  });

  it.each([
    ["no token", { token: undefined }, "token"],
    ["a token of no service", { token: "x.y.z" }, "token"],
    ["another person's id", { unique_id: "victim" }, "token"],
    ["another service", { medium: "facebook" }, "token"],
    ["no service", { medium: "myspace" }, "login_type"],
  ])("refuses %s", async (_, changes, code) => {
    const refused = await login(await tokenOf("silent"), changes);
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, code]);
  });

  it("is refused to a blocked account", async () => {
    const { database } = server.context;
    await database.update(customers).set({ blocked: true }).where(eq(customers.email, "demo@doorstep.test"));
    const refused = await login(await tokenOf("known"));
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, "auth-003"]);
  });

  it("is offered only where it is set up and switched on", async () => {
    const config = async () => (await server.call("GET", "/config")).body;
    expect((await config()).social_login[0]).toMatchObject({ login_medium: "google", status: true });
    await offered({ google_login_status: 0 });
    const off = await login(await tokenOf("silent", "apple"));
    expect(off.errors[0]?.code).toBe("login_type");
    await offered();
    server.context.identityProviders = {};
    expect((await config()).centralize_login.social_login_status).toBe(0);
    expect((await login("x")).errors[0]?.code).toBe("login_type");
    server.context.identityProviders = sandbox.providers;
  });
});

describe("a code of a service", () => {
  it.each([
    ["another page's verifier", { code_verifier: "w".repeat(43) }],
    ["another address", { redirect_uri: "https://evil.test/sign-in-return" }],
    ["another nonce", { nonce: "nonce-of-another-page" }],
  ])("is no good with %s, and gone afterwards", async (_, changes) => {
    const code = granted("silent", "google");
    expect((await exchange("google", code, changes)).status).toBe(403);
    expect((await exchange("google", code)).status).toBe(403);
  });

  it("is good once, for a minute", async () => {
    const code = granted("silent", "google");
    expect((await exchange("google", code)).body.unique_id).toBe("silent");
    expect((await exchange("google", code)).status).toBe(403);
    const late = granted("silent", "google");
    server.clock.advance(61_000);
    expect((await exchange("google", late)).status).toBe(403);
    server.clock.release();
  });
});

describe("the older calls", () => {
  it("ask for the phone number of a new person, and make the account with it", async () => {
    const { token, unique_id, email: told } = (await exchange("google", granted("new", "google"))).body;
    const body = { medium: "google", token, unique_id, email: told };
    const needed = await server.call("POST", "/auth/social-login", { body });
    expect([needed.status, needed.errors[0]?.code]).toEqual([403, "email"]);
    const { phone, email } = contacts();
    const done = await server.call("POST", "/auth/social-register", { body: { ...body, phone, email } });
    expect(done.body).toMatchObject({ token: expect.any(String), is_phone_verified: 1 });
    const again = await server.call("POST", "/auth/social-register", { body: { ...body, phone, email } });
    expect([again.status, again.errors[0]?.code]).toEqual([403, "token"]);
    const known = { medium: "google", token: await tokenOf("silent") };
    expect((await server.call("POST", "/auth/social-login", { body: known })).body.token).toEqual(
      expect.any(String),
    );
  });
});
