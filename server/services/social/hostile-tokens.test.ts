/** Tokens that must never sign anybody in, at a service whose keys are on loopback. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { facebookProvider } from "./facebook-provider";
import { oidcProvider, remoteKeys } from "./oidc-provider";

const now = new Date("2026-03-01T12:00:00Z");
const seconds = Math.floor(now.getTime() / 1000);
const issuer = "https://id.test";
const nonce = "nonce-of-this-page-0123";

let service: Server;
let url: string;
let isDown = false;
let keyRequests = 0;
/** The token endpoint's answer. */
let idToken = "";
let debugData: Record<string, unknown> = {};
const asked: string[] = [];
const pair = await generateKeyPair("RS256");
const stranger = await generateKeyPair("RS256");

beforeAll(async () => {
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: "one", alg: "RS256" };
  service = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    request.resume();
    const send = (body: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (isDown) return void send({}, 503);
    if (path === "/keys") {
      keyRequests += 1;
      return void send({ keys: [jwk] });
    }
    if (path === "/token")
      return void (idToken === "" ? send({ error: "invalid_grant" }, 400) : send({ id_token: idToken }));
    if (path.endsWith("/debug_token")) return void send({ data: debugData });
    return void send({ id: "fb1", name: "Fay", email: "fay@shop.test", access_token: "fb-token" });
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  isDown = false;
  idToken = "";
  debugData = {
    is_valid: true,
    app_id: "app",
    type: "USER",
    user_id: "fb1",
    issued_at: seconds - 5,
    expires_at: seconds + 60,
  };
});
afterAll(() => new Promise((closed) => service.close(closed)));

const provider = () =>
  oidcProvider({
    issuer: { medium: "google", issuer, audience: "shop", keys: remoteKeys(`${url}/keys`) },
    authorizeUrl: `${issuer}/authorize`,
    tokenUrl: `${url}/token`,
    scope: "openid",
    clientSecret: async () => "secret",
    now: () => now,
  });

const good: JWTPayload = {
  iss: issuer,
  aud: "shop",
  sub: "g1",
  email: "ada@shop.test",
  email_verified: true,
  nonce,
  iat: seconds - 5,
  exp: seconds + 600,
};
const signed = (
  changes: JWTPayload = {},
  key = pair.privateKey,
  header: { alg: string; kid?: string } = { alg: "RS256", kid: "one" },
) => new SignJWT({ ...good, ...changes }).setProtectedHeader(header).sign(key);
const withoutClaim = (name: keyof JWTPayload) => {
  const { [name]: _, ...rest } = good;
  return new SignJWT(rest).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(pair.privateKey);
};
const hmac = (payload: JWTPayload) =>
  new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode("x".repeat(32)));

const result = {
  code: "code",
  codeVerifier: "v".repeat(43),
  redirectUri: "https://shop.test/sign-in-return",
  nonce,
};

describe("an ID token", () => {
  it("that is sound says who it is", async () => {
    expect(await provider().identify(await signed())).toEqual({
      medium: "google",
      subject: "g1",
      email: "ada@shop.test",
      name: null,
    });
  });

  it("names no e-mail address that the service has not verified", async () => {
    for (const email_verified of [false, "false", undefined, 1]) {
      expect(await provider().identify(await signed({ email_verified }))).toMatchObject({ email: null });
    }
  });

  it.each([
    ["expired", () => signed({ exp: seconds - 120, iat: seconds - 600 })],
    ["too old", () => signed({ iat: seconds - 4000 })],
    ["not valid yet", () => signed({ nbf: seconds + 600 })],
    ["from the future", () => signed({ iat: seconds + 600 })],
    ["for another shop", () => signed({ aud: "other" })],
    ["for several, given to another", () => signed({ aud: ["shop", "other"], azp: "other" })],
    ["of another issuer", () => signed({ iss: "https://evil.test" })],
    ["signed by another key", () => signed({}, stranger.privateKey)],
    [
      "signed by a key that is not there",
      () => signed({}, stranger.privateKey, { alg: "RS256", kid: "two" }),
    ],
    ["not signed", async () => new UnsecuredJWT(good).encode()],
    ["signed with a shared secret", () => hmac(good)],
    [
      "changed afterwards",
      async () => {
        const [head, , tail] = (await signed()).split(".");
        const body = Buffer.from(JSON.stringify({ ...good, sub: "victim" })).toString("base64url");
        return `${head}.${body}.${tail}`;
      },
    ],
    ["without a person", () => withoutClaim("sub")],
    ["without an end", () => withoutClaim("exp")],
    ["without a beginning", () => withoutClaim("iat")],
    ["no token", async () => "x"],
    ["far too long", async () => `${await signed()}${"a".repeat(9000)}`],
  ])("that is %s is refused", async (_, make) => {
    await expect(provider().identify(await make())).rejects.toMatchObject({ status: 403 });
  });

  it("of another visit's nonce is refused when the code is exchanged", async () => {
    idToken = await signed({ nonce: "of-somebody-else-456" });
    await expect(provider().exchange(result)).rejects.toMatchObject({ status: 403 });
    idToken = await withoutClaim("nonce");
    await expect(provider().exchange(result)).rejects.toMatchObject({ status: 403 });
    idToken = await signed();
    expect(await provider().exchange(result)).toBe(idToken);
  });

  it("of a code that the service refuses is refused", async () => {
    await expect(provider().exchange(result)).rejects.toMatchObject({ status: 403 });
  });
});

describe("the keys of a service", () => {
  it("are fetched once for many tokens", async () => {
    const before = keyRequests;
    const one = provider();
    await one.identify(await signed());
    await one.identify(await signed());
    expect(keyRequests).toBe(before + 1);
  });

  it("that cannot be reached are an outage, not a wrong token", async () => {
    isDown = true;
    await expect(provider().identify(await signed())).rejects.toMatchObject({ status: 503 });
    await expect(provider().exchange(result)).rejects.toMatchObject({ status: 503 });
    const nowhere = { ...result };
    url = url.replace(/\d+$/, "1");
    await expect(provider().exchange(nowhere)).rejects.toMatchObject({ status: 503 });
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
});

describe("Facebook's access token", () => {
  const facebook = () => facebookProvider({ appId: "app", appSecret: "secret", graphUrl: url }, () => now);

  it("that is this app's says who it is, and stands in no address", async () => {
    const identity = await facebook().identify("fb-token");
    // Its address proves nothing.
    expect(identity).toMatchObject({ subject: "fb1", email: null, unprovedEmail: "fay@shop.test" });
    expect(asked.join()).not.toMatch(/fb-token|secret/);
  });

  it.each([
    ["of another app", { app_id: "other" }],
    ["invalid", { is_valid: false }],
    ["expired", { expires_at: seconds - 1 }],
    ["too old", { issued_at: seconds - 3600 }],
    ["of no known age", { issued_at: undefined }],
    ["of a page", { type: "PAGE" }],
    ["of another person", { user_id: "victim" }],
    ["of nobody", { user_id: undefined }],
  ])("that is %s is refused", async (_, changes) => {
    debugData = { ...debugData, ...changes };
    await expect(facebook().identify("fb-token")).rejects.toMatchObject({ status: 403 });
  });

  it("cannot be looked at while Facebook is down", async () => {
    isDown = true;
    await expect(facebook().identify("fb-token")).rejects.toMatchObject({ status: 503 });
  });
});
