import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { StartError } from "../core/errors";
import { readSettings } from "./settings";

describe("settings", () => {
  it("start a demo on port 8080 when nothing is set up", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 8080,
      publicUrl: "http://localhost:8080",
      databaseUrl: null,
      demo: true,
      demoAutopilot: true,
      trustProxy: false,
      minimumPassword: 6,
    });
  });

  it("leave the demo off on a database of one's own, and the autopilot with it", () => {
    const settings = readSettings({ DATABASE_URL: "postgres://u:p@db/shop" });
    expect([settings.demo, settings.demoAutopilot]).toEqual([false, false]);
    expect(readSettings({ DATABASE_URL: "postgres://u:p@db/shop", DEMO: "1" }).demoAutopilot).toBe(true);
    expect(readSettings({ DEMO_AUTOPILOT: "0" })).toMatchObject({ demo: true, demoAutopilot: false });
  });

  it.each([
    [{}, "usd", false],
    [{ CURRENCY: "KWD" }, "kwd", true],
    [{ CURRENCY: "jpy" }, "jpy", true],
    [{ CURRENCY: "iqd" }, "iqd", true],
  ])("of the currency: %o", (environment, currency, currencyIsSet) => {
    expect(readSettings(environment)).toMatchObject({ currency, currencyIsSet });
  });

  it.each([
    [{ CURRENCY: "XYZ" }, 'CURRENCY must be the ISO 4217 code of a currency like USD, not "XYZ".'],
    [{ CURRENCY: "dollar" }, 'CURRENCY must be the ISO 4217 code of a currency like USD, not "dollar".'],
    [{ CURRENCY: "XAU" }, 'CURRENCY must be the ISO 4217 code of a currency like USD, not "XAU".'],
    [
      { CURRENCY: "IQD", STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      "CURRENCY is IQD, in which Stripe takes no payments: leave STRIPE_SECRET_KEY out.",
    ],
  ])("refuse %o", (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it("name everything that is wrong at once, without repeating a password", () => {
    const read = () =>
      readSettings({
        PORT: "80a",
        TIME_ZONE: "Mars/Olympus",
        PUBLIC_URL: "shop.example",
        CORS_ORIGINS: "https://ok.example, ftp://x",
        TRUST_PROXY: "true",
        DATABASE_URL: "mysql://root:hunter2@db",
        DEMO: "maybe",
        MINIMUM_PASSWORD: "3",
      });
    expect(read).toThrow(StartError);
    try {
      read();
    } catch (error) {
      const { message } = error as Error;
      for (const name of [
        "PORT",
        "TIME_ZONE",
        "PUBLIC_URL",
        "CORS_ORIGINS",
        "TRUST_PROXY",
        "DATABASE_URL",
        "DEMO",
        "MINIMUM_PASSWORD",
      ]) {
        expect(message).toContain(name);
      }
      expect(message).not.toContain("hunter2");
    }
  });

  it("refuse a page that is not there and a service account that is none, without repeating it", () => {
    const read = (FIREBASE_SERVICE_ACCOUNT: string) => () =>
      readSettings({ PAGE_DIR: "/no/such/page", FIREBASE_SERVICE_ACCOUNT });
    expect(read("/no/such/file")).toThrow(/FIREBASE_SERVICE_ACCOUNT cannot be used: ENOENT[\s\S]*PAGE_DIR/);
    expect(read('{"private_key":"hunter2"}')).toThrow(
      /^(?![\s\S]*hunter2)[\s\S]*it has no project_id[\s\S]*PAGE_DIR/,
    );
    expect(read("{broken")).toThrow(/it is no JSON/);
  });

  it("refuse half a sender of codes or mails, without repeating its password", () => {
    const read = (environment: Record<string, string>) => () => readSettings(environment);
    const from = "Corner Shop <shop@shop.test>";
    for (const [url, sender] of [
      ["https://u:hunter2@mail.test", from],
      ["smtp://u:hunter2@mail.test/?tls=no", from],
      ["smtps://u:hunter2@mail.test", ""],
      ["smtps://u:hunter2@mail.test", "Shop <a@b.test>\nBcc: x@y.test"],
    ] as const) {
      expect(read({ SMTP_URL: url, MAIL_FROM: sender })).toThrow(/^(?!.*hunter2).*(SMTP_URL|MAIL_FROM)/s);
    }
    expect(read({ TWILIO_ACCOUNT_SID: "AC1" })).toThrow("set together");
    const twilio = { TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "hunter2", TWILIO_FROM: "+1" };
    expect(read({ ...twilio, TWILIO_URL: "http://sms.test" })).toThrow(/^(?!.*hunter2).*TWILIO_URL/s);
    expect(readSettings({ ...twilio, SMTP_URL: "smtps://mail.test:465", MAIL_FROM: from })).toMatchObject({
      twilio: { url: "https://api.twilio.com", account: "AC1", token: "hunter2", from: "+1" },
      smtp: { url: "smtps://mail.test:465", from },
    });
  });

  it("follow the link to the current build once, so that a later build changes nothing for this server", () => {
    const folder = mkdtempSync(join(tmpdir(), "page-link-"));
    try {
      for (const name of ["first", "second"]) {
        mkdirSync(join(folder, name));
        writeFileSync(join(folder, name, "index.html"), name);
      }
      symlinkSync("first", join(folder, "page"));
      const { pageFolder } = readSettings({ PAGE_DIR: join(folder, "page") });
      rmSync(join(folder, "page"));
      symlinkSync("second", join(folder, "page"));
      expect(readFileSync(join(pageFolder, "index.html"), "utf8")).toBe("first");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    ["off", false],
    ["0", false],
    ["1", 1],
    ["2", 2],
    ["10.0.0.0/8, fd00::/8", ["10.0.0.0/8", "fd00::/8"]],
    ["loopback", ["loopback"]],
  ])("read TRUST_PROXY=%s", (value, expected) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it.each(["true", "yes", "*", "99", "everybody"])("refuse TRUST_PROXY=%s", (value) => {
    expect(() => readSettings({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY/);
  });

  it("take origins without their slash", () => {
    const settings = readSettings({
      PUBLIC_URL: "https://shop.example/",
      CORS_ORIGINS: "https://a.example, https://b.example/",
    });
    expect(settings.publicUrl).toBe("https://shop.example");
    expect(settings.corsOrigins).toEqual(["https://a.example", "https://b.example"]);
  });

  it("take both keys of Stripe or none, and repeat neither", () => {
    expect(readSettings({}).stripe).toBeNull();
    const both = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(readSettings(both).stripe).toEqual({
      secretKey: "sk_test_1",
      webhookSecret: "whsec_1",
      address: null,
    });
    expect(() => readSettings({ STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(
      "STRIPE_WEBHOOK_SECRET is missing",
    );
    expect(() => readSettings({ STRIPE_WEBHOOK_SECRET: "whsec_1" })).toThrow("STRIPE_SECRET_KEY is missing");
    const wrong = { STRIPE_SECRET_KEY: "pk_live_hunter2", STRIPE_WEBHOOK_SECRET: "hunter2" };
    expect(() => readSettings(wrong)).toThrow(
      /STRIPE_SECRET_KEY must begin[\s\S]*STRIPE_WEBHOOK_SECRET must begin/,
    );
    expect(() => readSettings(wrong)).not.toThrow(/hunter2/);
  });
});
