import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { customers, sessions } from "../../db/schema";
import { tokenHashOf } from "../../services/auth/sessions";
import { outcome, passkeyOwners } from "../../testing/passkey-owners";
import { openTestServer } from "../../testing/test-server";

const server = await openTestServer();
afterAll(() => server.close());
beforeEach(() => server.clock.release());
const { owner, ownerWithPasskey, signInOptions, signIn, confirmOptions } = passkeyOwners(server);

describe("an account is removed", () => {
  const remove = (token: string, body: Record<string, unknown>) =>
    server.call("DELETE", "/customer/remove-account", { token, body });
  const withoutPassword = async (email: string) =>
    server.context.database
      .update(customers)
      .set({ passwordHash: null, emailVerified: true })
      .where(eq(customers.email, email));

  it("with a passkey in the password's place, which is gone with it", async () => {
    const { token, passkey } = await ownerWithPasskey();
    const options = await confirmOptions(token);
    const stranger = await ownerWithPasskey();
    expect((await remove(token, { passkey: stranger.passkey.sign(options) })).status).toBe(403);
    const again = await confirmOptions(token);
    expect((await remove(token, { passkey: passkey.sign(again) })).status).toBe(200);
    expect(outcome(await signIn(passkey.sign(await signInOptions())))).toEqual([404, "passkey"]);
  });

  it("without a password by a code to the proved address, once the sign-in is older than ten minutes", async () => {
    const { token, email } = await owner();
    await withoutPassword(email);
    server.clock.advance(10 * 60_000);
    const asked = await remove(token, {});
    expect([asked.status, asked.errors[0]?.code]).toEqual([403, "proof"]);
    const sent = await server.call("POST", "/customer/owner-code", { token });
    expect(sent.body).toMatchObject({ verification_on: "email" });
    expect(server.codes.at(-1)).toMatchObject({ target: email, purpose: "owner" });
    expect((await remove(token, { otp: "000000" })).status).toBe(404);
    expect((await remove(token, { otp: server.codes.at(-1)?.code })).status).toBe(200);
  });

  it("without a password and at once after signing in", async () => {
    const { token, email } = await owner();
    await withoutPassword(email);
    expect((await remove(token, {})).status).toBe(200);
  });

  it("by nobody whose sign-in is old and who can be sent nothing", async () => {
    const { token, email } = await owner();
    await server.context.database
      .update(customers)
      .set({ passwordHash: null })
      .where(eq(customers.email, email));
    server.clock.advance(10 * 60_000);
    const sent = await server.call("POST", "/customer/owner-code", { token });
    expect([sent.status, sent.errors[0]?.code]).toEqual([403, "otp"]);
    expect((await remove(token, { otp: "123456" })).status).toBe(403);
  });

  it("and each device that was signed in is told that it is gone, and let in nowhere", async () => {
    const { token, email, password } = await owner();
    const elsewhere = await server.call("POST", "/auth/login", {
      body: { login_type: "manual", email_or_phone: email, field_type: "email", password },
    });
    const other = String(elsewhere.body.token);
    expect((await remove(token, { password })).status).toBe(200);
    for (const gone of [token, other]) {
      const response = await server.call("GET", "/customer/info", { token: gone });
      expect(response).toMatchObject({
        status: 401,
        body: { errors: [{ code: "account_removed", message: "This account was deleted." }] },
      });
      expect((await server.call("POST", "/customer/address/add", { token: gone, body: {} })).status).toBe(
        401,
      );
    }
    // Whom the operator blocks may have neither number nor address either, and keeps what the device holds.
    const blocked = await owner();
    await server.context.database
      .update(customers)
      .set({ blocked: true, phone: null, email: null })
      .where(eq(customers.email, blocked.email));
    expect((await server.call("GET", "/customer/info", { token: blocked.token })).errors[0]?.code).not.toBe(
      "account_removed",
    );
    const kept = await server.context.database
      .select({ device: sessions.device })
      .from(sessions)
      .where(inArray(sessions.tokenHash, [token, other].map(tokenHashOf)));
    expect(kept).toEqual([{ device: "" }, { device: "" }]);
  });

  it("and nobody else is: a token of nobody, and of a blocked customer", async () => {
    const blocked = await owner();
    await server.context.database
      .update(customers)
      .set({ blocked: true })
      .where(eq(customers.email, blocked.email));
    for (const token of ["nonsense", blocked.token])
      expect((await server.call("GET", "/customer/info", { token })).body).toEqual({
        errors: [{ code: "auth-001", message: "Unauthenticated." }],
      });
  });
});
