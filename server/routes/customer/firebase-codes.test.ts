/** Codes that Firebase has sent, with a service on loopback that answers in Firebase's recorded shapes. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { customers } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { login, person } from "../../testing/people";
import { openTestServer } from "../../testing/test-server";

const project = "shop-test";
const pair = await generateKeyPair("RS256");
const stranger = await generateKeyPair("RS256");
const key = { ...(await exportJWK(pair.publicKey)), kid: "one", alg: "RS256" };

let now = new Date();
/** The service's answer; a text is Firebase's error. */
let answer: { phone: string; changes?: Record<string, unknown>; forged?: boolean } | string = "";
let isDown = false;
const asked: { path: string; body: unknown }[] = [];

async function idToken({ phone, changes = {}, forged }: Exclude<typeof answer, string>): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    phone_number: phone,
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: "firebase-user",
    iat: seconds,
    exp: seconds + 3600,
    ...changes,
  })
    .setProtectedHeader({ alg: "RS256", kid: "one" })
    .sign(forged ? stranger.privateKey : pair.privateKey);
}

const service = createServer((request, response) => {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (request.url === "/keys") return void send(200, { keys: [key] });
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", async () => {
    asked.push({ path: request.url ?? "", body: JSON.parse(Buffer.concat(parts).toString()) });
    if (isDown) return send(503, {});
    if (typeof answer === "string")
      return send(400, { error: { code: 400, message: answer, errors: [{ reason: "invalid" }] } });
    return send(200, {
      idToken: await idToken(answer),
      refreshToken: "r",
      expiresIn: "3600",
      localId: "firebase-user",
      isNewUser: true,
      phoneNumber: answer.phone,
    });
  });
});
await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const server = await openTestServer({
  settings: { firebasePhone: { apiKey: "web-key", projectId: project, url, keysUrl: `${url}/keys` } },
});
afterAll(async () => {
  await server.close();
  await new Promise((closed) => service.close(closed));
});

const using = (status: 0 | 1) => writeSetting(server.context.database, "firebase_otp_verification", status);
await writeSetting(server.context.database, "centralize_login", {
  manual_login_status: 1,
  otp_login_status: 1,
});

beforeEach(async () => {
  await using(1);
  now = server.context.clock.now();
  isDown = false;
  asked.length = 0;
});

const verify = (phone: string, otp = "424242", address?: string, login_type: "otp" | "manual" = "otp") =>
  server.call("POST", "/auth/firebase-verify-token", {
    body: { session_info: "session", phone, otp, login_type },
    ...(address ? { address } : {}),
  });
const outcome = ({ status, errors }: Awaited<ReturnType<typeof verify>>) => [status, errors[0]?.code];

async function owner() {
  const who = person();
  await server.call("POST", "/auth/sign-up", { body: who });
  await server.context.database
    .update(customers)
    .set({ phoneVerified: true })
    .where(eq(customers.phone, who.phone));
  return who;
}

describe("a code that Firebase has sent", () => {
  it("signs in whoever has proved the number, once Firebase has said that it is right", async () => {
    const who = await owner();
    answer = { phone: who.phone };
    const signedIn = await verify(who.phone);
    expect(signedIn.body).toMatchObject({ token: expect.any(String), login_type: "otp" });
    expect(asked).toEqual([
      {
        path: "/v1/accounts:signInWithPhoneNumber?key=web-key",
        body: { sessionInfo: "session", code: "424242" },
      },
    ]);
    expect(server.codes).toEqual([]);
  });

  it("proves a number that the shop asks an account to prove, and is no other way around its password", async () => {
    const who = await owner();
    answer = { phone: who.phone };
    const prove = () => verify(who.phone, "424242", "203.0.113.20", "manual");
    expect(outcome(await prove())).toEqual([403, "login_type"]);
    const ways = { manual_login_status: 1, otp_login_status: 1 };
    const setWays = (more: object) =>
      writeSetting(server.context.database, "centralize_login", { ...ways, ...more });
    await setWays({ phone_verification_status: 1 });
    try {
      expect(outcome(await prove())).toEqual([403, "login_type"]);
      const claim = eq(customers.phone, who.phone);
      await server.context.database.update(customers).set({ phoneVerified: false }).where(claim);
      expect((await prove()).body).toMatchObject({ token: expect.any(String), is_phone_verified: 1 });
    } finally {
      await setWays({});
    }
  });

  it("lets a new person say who they are, with the same code", async () => {
    const who = person();
    answer = { phone: who.phone };
    expect((await verify(who.phone)).body).toMatchObject({ token: null, is_personal_info: 0 });
    const made = await server.call("POST", "/auth/update-info", {
      body: { name: who.name, email: who.email, phone: who.phone, login_type: "otp", otp: "424242" },
    });
    expect(made.body.token).toEqual(expect.any(String));
  });

  it.each([
    ["INVALID_CODE", 403, "otp"],
    ["SESSION_EXPIRED", 403, "session_info"],
    ["INVALID_SESSION_INFO : session", 403, "session_info"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER : later", 405, "otp_block_time"],
    ["API_KEY_INVALID", 503, "unavailable"],
    ["OPERATION_NOT_ALLOWED", 503, "unavailable"],
  ])("is refused as Firebase says: %s", async (message, status, code) => {
    const who = await owner();
    answer = message;
    expect(outcome(await verify(who.phone))).toEqual([status, code]);
  });

  it.each([
    ["of another project", { aud: "other", iss: "https://securetoken.google.com/other" }],
    ["of another issuer", { iss: "https://evil.test" }],
    ["whose time is over", { exp: 1_700_000_000, iat: 1_699_996_400 }],
    ["without a number", { phone_number: undefined }],
  ])("is not believed with a token %s", async (_what, changes) => {
    const who = await owner();
    answer = { phone: who.phone, changes };
    expect(outcome(await verify(who.phone))).toEqual([403, "otp"]);
  });

  it("is not believed with a token that somebody else signed, nor for another's number", async () => {
    const who = await owner();
    answer = { phone: who.phone, forged: true };
    expect(outcome(await verify(who.phone))).toEqual([403, "otp"]);
    answer = { phone: "+12025550000" };
    expect(outcome(await verify(who.phone))).toEqual([403, "otp"]);
  });

  it("cannot be checked while Firebase is down, which is said", async () => {
    const who = await owner();
    isDown = true;
    expect(outcome(await verify(who.phone))).toEqual([503, "unavailable"]);
  });

  it("is limited for each number and network address, so that nobody locks its owner out", async () => {
    const who = await owner();
    answer = "INVALID_CODE";
    let last: unknown;
    for (let tries = 0; tries <= 10; tries += 1)
      [last] = outcome(await verify(who.phone, "000000", "203.0.113.8"));
    expect(last).toBe(429);
    answer = { phone: who.phone };
    expect((await verify(who.phone)).status).toBe(200);
  });

  it("sets a new password", async () => {
    const who = await owner();
    answer = { phone: who.phone };
    const reset = (phone: string) =>
      server.call("PUT", "/auth/firebase-reset-password", {
        body: { sessionInfo: "session", phoneNumber: phone, code: "424242", is_reset_token: 1 },
      });
    expect((await reset(who.phone)).status).toBe(200);
    const set = await server.call("PUT", "/auth/reset-password", {
      body: {
        verification_method: "phone",
        phone: who.phone,
        reset_token: "424242",
        password: "a new one",
        confirm_password: "a new one",
      },
    });
    expect(set.status).toBe(200);
    expect((await login(server, who.email, "a new one")).body.token).toEqual(expect.any(String));
    answer = { phone: "+12025550001" };
    expect((await reset("+12025550001")).status).toBe(404);
  });

  it("is taken only where the shop uses Firebase, and the config says whether it does", async () => {
    const who = await owner();
    expect((await server.call("GET", "/config")).body.firebase_otp_verification).toBe(1);
    await using(0);
    expect(outcome(await verify(who.phone))).toEqual([403, "login_type"]);
    expect((await server.call("GET", "/config")).body.firebase_otp_verification).toBe(0);
  });
});
