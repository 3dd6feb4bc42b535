/**
 * Secrets never stand in a log, whatever is logged and whatever fails: a real shop at LOG_LEVEL=trace, whose services refuse
 * everything and repeat what was said to them.
 */
import { createECDH, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openRepeatingServices, type RepeatingServices } from "./testing/repeating-services";
import { secret, secretSettings, secrets, standingIn } from "./testing/secrets";
import { buildProcesses, runOps, type ServerProcess, startServer } from "./testing/server-process";
import { makePasskey } from "./testing/software-authenticator";

let folder: string;
let services: RepeatingServices;
let server: ServerProcess;

beforeAll(async () => {
  await buildProcesses();
  folder = mkdtempSync(join(tmpdir(), "doorstep-secrets-"));
  services = await openRepeatingServices();
  server = await startServer(secretSettings(folder, services));
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.finished;
  await services?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

type Method = "GET" | "POST" | "PUT" | "DELETE";
interface Said {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}
/** A call; how it ends is not looked at unless a test does. */
async function say(method: Method, path: string, { body, token, headers = {} }: Said = {}) {
  const response = await fetch(`${server.address}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: Record<string, unknown> = text.startsWith("{") ? JSON.parse(text) : {};
  return { status: response.status, body: json };
}
const api = (method: Method, path: string, said?: Said) => say(method, `/api/v1${path}`, said);

const who = () => ({
  name: secret("a person's name"),
  phone: secret("a phone number", "+12025557391"),
  email: secret("an e-mail address", `ada.${randomBytes(9).toString("hex")}@shop.test`),
});

async function signedUp() {
  const password = secret("a password");
  const person = who();
  const { status, body } = await api("POST", "/auth/sign-up", { body: { ...person, password } });
  expect(status).toBe(200);
  return { ...person, password, token: secret("a session", String(body.token)) };
}

it("holds nothing of people and no secret of the shop, whatever fails", async () => {
  const ada = await signedUp();
  const { token, password, email, phone } = ada;

  const login = { login_type: "manual", email_or_phone: email, field_type: "email" };
  const again = await api("POST", "/auth/login", { body: { ...login, password } });
  secret("another session", String(again.body.token));
  await api("POST", "/auth/login", { body: { ...login, password: secret("a wrong password") } });
  await api("GET", "/customer/info", { token: secret("a session of nobody") });
  expect((await api("GET", "/customer/info", { token })).status).toBe(200);

  const reset = { verification_method: "phone", phone };
  expect((await api("POST", "/auth/forgot-password", { body: reset })).status).toBe(503);
  const sentCode = /%23(\d{6})|#(\d{6})/.exec(services.heard());
  secret("the code of an SMS", sentCode?.[1] ?? sentCode?.[2] ?? "none");
  expect(secrets.get("the code of an SMS")).toMatch(/^\d{6}$/);
  await api("POST", "/auth/forgot-password", { body: { verification_method: "email", email } });
  const wrongCode = secret("a guessed code", "918273");
  await api("POST", "/auth/verify-token", { body: { ...reset, reset_token: wrongCode } });
  await api("PUT", "/auth/reset-password", {
    body: { ...reset, reset_token: wrongCode, password, confirm_password: password },
  });
  await api("POST", "/auth/firebase-verify-token", {
    body: {
      session_info: secret("the session of a code by Firebase"),
      phone,
      otp: wrongCode,
      login_type: "otp",
    },
  });

  for (const medium of ["google", "facebook", "apple"]) {
    await api("POST", "/auth/social-exchange", {
      body: {
        medium,
        code: secret(`the code of ${medium}`),
        code_verifier: secret(`the verifier for ${medium}`),
        nonce: secret(`the nonce for ${medium}`),
        redirect_uri: "http://localhost:8080/sign-in-return",
      },
    });
    const body = { login_type: "social", medium, token: secret(`the token of ${medium}`) };
    await api("POST", "/auth/login", { body });
  }

  const options = await api("POST", "/customer/passkeys/options", { token, body: { password } });
  const passkey = makePasskey(options.body);
  const added = await api("POST", "/customer/passkeys", { token, body: { credential: passkey.credential } });
  expect(added.status).toBe(200);
  const asked = await api("POST", "/auth/passkey/options", { body: {} });
  const credential = passkey.sign(asked.body);
  secret("the challenge of a passkey", String(asked.body.challenge));
  secret("the id of a passkey", credential.id);
  secret("the signature of a passkey", credential.response.signature);
  secret("what a passkey signed", credential.response.clientDataJSON);
  const byPasskey = await api("POST", "/auth/passkey/login", { body: { credential } });
  secret("a session by passkey", String(byPasskey.body.token));
  await api("POST", "/auth/passkey/login", { body: { credential } });

  const device = {
    endpoint: `https://push.shop.test/${secret("the address of a device")}`,
    keys: {
      p256dh: secret(
        "a device's public key",
        createECDH("prime256v1").generateKeys("base64url") as unknown as string,
      ),
      auth: secret("a device's secret", randomBytes(16).toString("base64url")),
    },
  };
  expect((await api("POST", "/push/subscriptions", { token, body: device })).status).toBe(200);
  const firebase = { fcm_token: secret("a device's token at Firebase") };
  expect((await api("POST", "/push/subscriptions", { token, body: firebase })).status).toBe(200);
  const title = secret("the title of a push");
  const text = secret("the text of a push");
  const pushed = await runOps(["push", "all", "offer", title, text, "100045"], { DATA_DIR: folder });
  expect(pushed.code).toBe(0);

  const word = secret("what was searched for");
  await api("GET", `/config/place-api-autocomplete?search_text=${word}`);
  await api("POST", "/shop/conversations/1/messages", {
    token: secret("a wrong key of the shop's own system"),
    body: { message: "x" },
  });
  const signature = { "stripe-signature": `t=1,v1=${secret("the signature of a payment's message")}` };
  await say("POST", "/payment-mobile/webhook/stripe", { headers: signature, body: `{"id":"${word}"}` });

  // Pages and calls whose address holds what it should not.
  const inAddress = secret("a token in an address");
  for (const path of [
    `/sign-in-return?code=${inAddress}&state=${inAddress}`,
    `/payment-mobile?order_id=1&payment_method=stripe&callback=${inAddress}`,
    `/payment-mobile/pay?payment=${inAddress}`,
    `/${inAddress}`,
    `/%E0%A4%A/${inAddress}`,
    `/assets/${inAddress}.js`,
    `/pictures/${inAddress}/a?w=320`,
    `/api/v1/${inAddress}`,
    `/api/v1/customer/info?token=${inAddress}`,
    `/api/v1/customer/order/track?order_id=1&guest_id=1&contact_number=${inAddress}`,
  ])
    await say("GET", path, { headers: { accept: "text/html", cookie: inAddress, referer: inAddress } });

  // Bodies that cannot be read, and a request that is none.
  const unreadable = secret("a password in an unreadable body");
  for (const body of [`{"password":"${unreadable}`, `${unreadable}`, "[".repeat(40) + unreadable])
    await api("POST", "/auth/login", {
      body,
      headers: { "idempotency-key": secret("the key of a request") },
    });
  await api("POST", "/auth/login", { body: unreadable, headers: { "content-type": "multipart/form-data" } });
  await new Promise<void>((closed) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname, () => socket.end(`GET /${inAddress} HTTP/9.9\r\n\r\n`));
    socket.on("close", () => closed()).on("error", () => closed());
    socket.resume();
  });

  // The services have refused mails and pushes, and the log says so.
  await vi.waitFor(
    () => {
      const output = server.output();
      for (const failure of [
        "did not take a mail",
        "A push service could not be reached",
        "Firebase did not",
      ])
        expect(output).toContain(failure);
    },
    { timeout: 60_000, interval: 250 },
  );
  const output = server.output();
  for (const line of ["Request completed", "A request failed", "A job failed", "/api/v1/auth/login"])
    expect(output).toContain(line);
  expect(secrets.size).toBeGreaterThan(50);
  expect(standingIn(output)).toEqual([]);
}, 240_000);
