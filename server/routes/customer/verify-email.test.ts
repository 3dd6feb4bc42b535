import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeSetting } from "../../services/settings/settings";
import { person } from "../../testing/people";
import { openTestServer } from "../../testing/test-server";

const server = await openTestServer();
afterAll(() => server.close());

const verifying = (status: 0 | 1) =>
  writeSetting(server.context.database, "centralize_login", { email_verification_status: status });
beforeAll(() => verifying(1));
beforeEach(() => {
  server.codes.length = 0;
});

const ask = (email: string, address?: string) =>
  server.call("POST", "/auth/check-email", { body: { email }, ...(address ? { address } : {}) });
const verify = (email: string, token: string) =>
  server.call("POST", "/auth/verify-email", { body: { email, token } });

/** An account whose address is not proved; the code of the sign-up is used up by nobody. */
async function unproved() {
  const who = person();
  await server.call("POST", "/auth/sign-up", { body: who });
  server.codes.length = 0;
  server.clock.advance(61_000);
  return who;
}

describe("an e-mail address", () => {
  it("is proved by the code that was sent there, and signs in from then on", async () => {
    const who = await unproved();
    expect((await ask(who.email)).status).toBe(200);
    const [sent] = server.codes;
    expect(sent).toMatchObject({ medium: "email", target: who.email.toLowerCase() });
    expect((await verify(who.email, "000000")).status).toBe(404);
    expect((await verify(who.email, sent?.code ?? "")).status).toBe(200);
    const signedIn = await server.call("POST", "/auth/login", {
      body: { login_type: "manual", email_or_phone: who.email, password: who.password, field_type: "email" },
    });
    expect(signedIn.body.token).toEqual(expect.any(String));
  });

  it("gets the same answers whether or not somebody has it", async () => {
    const who = await unproved();
    const answers = async (email: string) => {
      const seen: unknown[] = [];
      for (let tries = 0; tries < 3; tries += 1) {
        const { status, body } = await ask(email);
        seen.push([status, body]);
      }
      for (let tries = 0; tries < 8; tries += 1) {
        const { status, body } = await verify(email, "000000");
        seen.push([status, body]);
      }
      return seen;
    };
    expect(await answers(who.email)).toEqual(await answers("nobody-at-all@shop.test"));
    expect(server.codes).toHaveLength(1);
  });

  it("is sent no more codes than its limit, and its owner can still ask from elsewhere", async () => {
    const who = await unproved();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await ask(who.email, "203.0.113.4")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask(who.email, "203.0.113.5")).status).toBe(200);
    expect(server.codes).toHaveLength(2);
  });

  it("is not asked for where the shop verifies none", async () => {
    const who = await unproved();
    await verifying(0);
    expect((await ask(who.email)).status).toBe(403);
    expect((await verify(who.email, "123456")).status).toBe(403);
    await verifying(1);
  });
});
