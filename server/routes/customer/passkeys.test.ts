import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { PasskeyAssertion } from "@/contract/calls/passkeys";
import { customers } from "../../db/schema";
import { outcome, passkeyOwners } from "../../testing/passkey-owners";
import { makePasskey } from "../../testing/software-authenticator";
import { openTestServer } from "../../testing/test-server";

const server = await openTestServer();
afterAll(() => server.close());
beforeEach(() => server.clock.release());

const { owner, addOptions, add, list, ownerWithPasskey, signInOptions, signIn, confirmOptions } =
  passkeyOwners(server);

describe("a passkey", () => {
  it("signs in without anything typed, and says when it was used", async () => {
    const { passkey, token, email } = await ownerWithPasskey();
    expect(await list(token)).toMatchObject([{ last_used_at: null }]);
    const options = await signInOptions();
    expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [], userVerification: "required" });
    const signedIn = await signIn(passkey.sign(options));
    expect(signedIn.status).toBe(200);
    const info = await server.call("GET", "/customer/info", { token: signedIn.body.token, language: "en" });
    expect(info.body.email).toBe(email);
    expect(await list(token)).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  it("is offered in the config with the domain it belongs to", async () => {
    expect((await server.call("GET", "/config")).body.passkey_rp_id).toBe("localhost");
  });

  it("is told to the owner by mail, and asks for the password before it is made", async () => {
    const who = await owner();
    const wrong = await addOptions({ ...who, password: "wrong one" });
    expect([wrong.status, wrong.errors[0]?.code]).toEqual([403, "password"]);
    const none = await server.call("POST", "/customer/passkeys/options", { token: who.token, body: {} });
    expect([none.status, none.errors[0]?.code]).toEqual([403, "password"]);
    await add(who.token, makePasskey((await addOptions(who)).body));
    await server.runJobs();
    expect(server.mails.filter(({ to }) => to === who.email)).toMatchObject([
      { subject: expect.stringContaining("A passkey was added") },
    ]);
  });

  it.each([
    ["of another page", { origin: "https://shop.evil.test" }],
    ["of another port", { origin: "http://localhost:9999" }],
    ["of another domain", { domain: "evil.test" }],
    ["without finger, face or PIN", { flags: 1 }],
    ["without anybody there", { flags: 4 }],
    ["of another person", { userHandle: "c29tZWJvZHkgZWxzZQ" }],
  ])("signs nobody in with a signature %s", async (_what, answer) => {
    const { passkey } = await ownerWithPasskey();
    expect(outcome(await signIn(passkey.sign(await signInOptions(), answer)))).toEqual([403, "passkey"]);
  });

  it("signs in once with a challenge, and with none that is old, made up or for something else", async () => {
    const { passkey, token } = await ownerWithPasskey();
    const options = await signInOptions();
    const signed = passkey.sign(options);
    expect((await signIn(signed)).status).toBe(200);
    expect(outcome(await signIn(signed))).toEqual([403, "passkey"]);
    const madeUp = passkey.sign(options, { challenge: "bWFkZSB1cA" });
    expect(outcome(await signIn(madeUp))).toEqual([403, "passkey"]);
    const confirming = await confirmOptions(token);
    expect(outcome(await signIn(passkey.sign(confirming)))).toEqual([403, "passkey"]);
    const old = await signInOptions();
    server.clock.advance(5 * 60_000 + 1);
    expect(outcome(await signIn(passkey.sign(old)))).toEqual([403, "passkey"]);
  });

  it("signs in once when the same signature comes twice at the same moment", async () => {
    const { passkey } = await ownerWithPasskey();
    const signed = passkey.sign(await signInOptions());
    const statuses = (await Promise.all([signIn(signed), signIn(signed)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403]);
  });

  it("is refused when a copy counts its uses anew", async () => {
    const { passkey } = await ownerWithPasskey();
    expect((await signIn(passkey.sign(await signInOptions(), { counter: 7 }))).status).toBe(200);
    expect(outcome(await signIn(passkey.sign(await signInOptions(), { counter: 7 })))).toEqual([
      403,
      "passkey",
    ]);
    expect((await signIn(passkey.sign(await signInOptions(), { counter: 8 }))).status).toBe(200);
  });

  it("is not taken with a forged signature, nor with somebody else's name", async () => {
    const { passkey } = await ownerWithPasskey();
    const other = (await ownerWithPasskey()).passkey;
    const options = await signInOptions();
    const signed = passkey.sign(options);
    const stolen = { ...other.sign(options), id: signed.id, rawId: signed.rawId };
    expect(outcome(await signIn(stolen))).toEqual([403, "passkey"]);
  });

  it("that was removed or never added is not known", async () => {
    const { passkey, token } = await ownerWithPasskey();
    const [mine] = await list(token);
    const path = `/customer/passkeys/${mine?.id}` as "/customer/passkeys/{id}";
    const stranger = await owner();
    expect((await server.call("DELETE", path, { token: stranger.token })).status).toBe(404);
    expect((await server.call("DELETE", path, { token })).status).toBe(200);
    expect(outcome(await signIn(passkey.sign(await signInOptions())))).toEqual([404, "passkey"]);
  });

  it.each([
    ["for another page", { origin: "https://shop.evil.test" }],
    ["for another domain", { domain: "evil.test" }],
    ["without finger, face or PIN", { flags: 1 }],
    ["with a made-up challenge", { challenge: "bWFkZSB1cA" }],
  ])("is not added when it was made %s", async (_what, answer) => {
    const who = await owner();
    const made = makePasskey((await addOptions(who)).body, answer);
    const added = await add(who.token, made);
    expect([added.status, added.errors[0]?.code]).toEqual([403, "passkey"]);
    expect(await list(who.token)).toEqual([]);
  });

  it("is not added twice, nor with another customer's challenge", async () => {
    const { token, passkey, ...who } = await ownerWithPasskey();
    expect((await add(token, passkey)).status).toBe(403);
    const stranger = await owner();
    const made = makePasskey((await addOptions({ ...who, token })).body);
    expect((await add(stranger.token, made)).status).toBe(403);
  });

  it("is one of ten at most", async () => {
    const who = await owner();
    for (let made = 0; made < 10; made += 1)
      expect((await add(who.token, makePasskey((await addOptions(who)).body))).status).toBe(200);
    const eleventh = await addOptions(who);
    expect([eleventh.status, eleventh.errors[0]?.code]).toEqual([403, "passkey"]);
  });

  it("stays when the password is changed, and ends when it is reset", async () => {
    const { token, name, phone, email, password, passkey } = await ownerWithPasskey();
    const changed = await server.call("POST", "/customer/update-profile", {
      token,
      body: {
        name,
        phone,
        email,
        button_type: "change_password",
        password: "a new one",
        current_password: password,
      },
    });
    expect([changed.status, changed.errors]).toEqual([200, []]);
    expect((await signIn(passkey.sign(await signInOptions()))).status).toBe(200);
    const who = { verification_method: "email", email };
    await server.call("POST", "/auth/forgot-password", { body: who });
    const reset_token = server.codes.at(-1)?.code ?? "";
    await server.call("PUT", "/auth/reset-password", {
      body: { ...who, reset_token, password: "another", confirm_password: "another" },
    });
    expect(outcome(await signIn(passkey.sign(await signInOptions())))).toEqual([404, "passkey"]);
  });

  it("does not sign in to a blocked account", async () => {
    const { passkey, email } = await ownerWithPasskey();
    await server.context.database.update(customers).set({ blocked: true }).where(eq(customers.email, email));
    expect(outcome(await signIn(passkey.sign(await signInOptions())))).toEqual([403, "auth-003"]);
  });

  it("is limited by network address, and signs its owner in from any other", async () => {
    const { passkey } = await ownerWithPasskey();
    const forged = passkey.sign({ challenge: "bWFkZSB1cA" });
    const from = (address: string, credential: PasskeyAssertion) =>
      server.call("POST", "/auth/passkey/login", { body: { credential }, address });
    let last = 403;
    for (let tries = 0; tries <= 200; tries += 1) last = (await from("203.0.113.9", forged)).status;
    expect(last).toBe(429);
    expect((await from("203.0.113.10", passkey.sign(await signInOptions()))).status).toBe(200);
  });
});
