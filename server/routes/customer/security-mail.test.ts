import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { login, person } from "../../testing/people";
import { profileForm } from "../../testing/profile-form";
import { openTestServer } from "../../testing/test-server";

const server = await openTestServer();
afterAll(() => server.close());
const update = profileForm(server);
beforeEach(() => {
  server.mails.length = 0;
});

async function owner(language: "en" | "ar" = "en") {
  const who = person();
  const signedUp = await server.call("POST", "/auth/sign-up", { body: who, language });
  return { ...who, email: who.email.toLowerCase(), token: signedUp.body.token ?? "" };
}

async function mails() {
  await server.runJobs();
  return server.mails.map(({ to, subject, text }) => ({ to, subject, text }));
}

async function reset(email: string, password: string) {
  const who = { verification_method: "email", email };
  await server.call("POST", "/auth/forgot-password", { body: who });
  const reset_token = server.codes.at(-1)?.code ?? "";
  return server.call("PUT", "/auth/reset-password", {
    body: { ...who, reset_token, password, confirm_password: password },
  });
}

describe("the owner of an account is told", () => {
  it("of a reset password, in their language, with nothing in the mail that opens the account", async () => {
    const who = await owner("ar");
    expect((await reset(who.email, "a new one")).status).toBe(200);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: who.email, subject: expect.stringContaining("تم تغيير كلمة مرورك") });
    expect(mail?.text).toContain("/forgot-password");
    expect(mail?.text).not.toContain(server.codes.at(-1)?.code);
    expect(mail?.text).not.toContain("a new one");
  });

  it("of a password that was changed in the profile, and of nothing when it was not", async () => {
    const who = await owner();
    const change = (current_password: string) =>
      update(who, { button_type: "change_password", password: "picosecond", current_password });
    expect((await change("wrong")).code).toBe("current_password");
    expect(await mails()).toEqual([]);
    expect((await change(who.password)).status).toBe(200);
    expect(await mails()).toMatchObject([{ to: who.email, subject: expect.stringContaining("was changed") }]);
  });

  it("once of ten wrong passwords, and still gets in", async () => {
    const who = await owner();
    const wrong = (address: string) =>
      server.call("POST", "/auth/login", {
        body: { login_type: "manual", email_or_phone: who.email, password: "guess", field_type: "email" },
        address,
      });
    for (let count = 0; count < 9; count += 1) await wrong("198.51.100.7");
    expect(await mails()).toEqual([]);
    for (let count = 0; count < 3; count += 1) await wrong("198.51.100.8");
    expect(await mails()).toMatchObject([
      { to: who.email, subject: expect.stringContaining("tries passwords") },
    ]);
    expect((await login(server, who.email, who.password)).status).toBe(200);
  });

  it("five times a day at most: nobody fills a mailbox with changes", async () => {
    const who = await owner();
    for (let count = 0; count < 7; count += 1) {
      expect((await reset(who.email, `password ${count}`)).status).toBe(200);
      server.clock.advance(1_900_000);
    }
    expect(await mails()).toHaveLength(5);
    server.clock.release();
  });
});
