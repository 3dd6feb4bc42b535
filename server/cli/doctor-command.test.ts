import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { settings } from "../db/schema";
import { readConfig } from "../services/settings/config";
import { configDefaults } from "../services/settings/config-defaults";
import { writeSetting } from "../services/settings/settings";
import { linesOfCommand } from "../testing/operator";
import { openTestServer } from "../testing/test-server";
import { runDoctor } from "./doctor-command";

const server = await openTestServer();
afterAll(() => server.close());
/** The lines of a shop that lacks much; that it ends in red is no matter here. */
async function linesOfDoctor(timeZone = server.context.settings.timeZone): Promise<string[]> {
  const { context } = server;
  const lines: string[] = [];
  await runDoctor({ ...context, settings: { ...context.settings, timeZone } }, (line) =>
    lines.push(line),
  ).catch(() => {});
  return lines;
}
/** Those of the check whose title begins so. */
async function doctor(timeZone: string): Promise<string[]> {
  const lines = await linesOfDoctor(timeZone);
  const start = lines.findIndex((line) => /^\w+ +Time zone/.test(line));
  const end = lines.findIndex((line, index) => index > start && /^\w/.test(line));
  return lines.slice(start, end);
}

it("says which data are used, and that all agree where no law has changed", async () => {
  server.clock.set("2026-11-28T12:00:00Z");
  const [title, used, agree] = await doctor("Europe/Berlin");
  expect(title).toMatch(/^ok +Time zone Europe\/Berlin: the package's \(2026f\) data are used/);
  expect(used).toContain(
    "the package (2026f): GMT+1, from 2027-03-28T01:00Z GMT+2, from 2027-10-31T01:00Z GMT+1",
  );
  expect(agree).toContain("agree on the next twelve months");
});

it("names who says otherwise of the shop's zone", async () => {
  server.clock.set("2026-10-15T12:00:00Z");
  const lines = await doctor("America/Havana");
  expect(lines[0]).toMatch(/^yellow +Time zone America\/Havana/);
  expect(lines[1]).toContain("the package (2026f): GMT−4");
  // Node 20 has data of 2025.
  expect(lines.find((line) => line.includes("this Node"))).toContain("from 2026-11-01T05:00Z GMT−5");
});

it.each([
  ["admin_free_delivery", { status: "often" }],
  ["centralize_login", { otp_login_status: [1] }],
  ["language", [null]],
  ["social_media", [{ id: "x" }]],
  ["business_name", 12],
  ["digital_payment_info", "yes"],
  ["download_user_app_links", { playstore_url: 5 }],
  ["free_delivery_over", { much: 1 }],
  ["sys_language", "en"],
  ["additional_charge", "a lot"],
])("names %s of another form, and config goes on with the default", async (key, value) => {
  const { context } = server;
  await writeSetting(context.database, "business_name", "Quay");
  const before = (await server.call("GET", "/config", {})).body as Record<string, unknown>;
  await writeSetting(context.database, key, value);
  const { status, body } = await server.call("GET", "/config", {});
  expect(status).toBe(200);
  if (key !== "business_name") expect(body).toEqual(before);
  expect(body.business_name).toBe(key === "business_name" ? "Doorstep" : "Quay");
  const lines = await linesOfDoctor();
  expect(lines.filter((line) => line.includes(`: see "config explain ${key}"`))).toHaveLength(1);
  await context.database.delete(settings).where(eq(settings.key, key));
  expect((await linesOfDoctor()).join()).toContain("Settings: each has its form.");
});

it("asks of the names of payment services nothing that the server adds itself", async () => {
  const { context } = server;
  const row = { gateway: "sandbox", gateway_title: { en: "Card", ar: "بطاقة" }, gateway_image: null };
  await writeSetting(context.database, "active_payment_method_list", [row]);
  const lines = await linesOfDoctor();
  const again = await linesOfCommand(context, "config")(
    "set",
    "active_payment_method_list",
    JSON.stringify([row]),
  );
  const config = await readConfig(context.database, "ar");
  await context.database.delete(settings).where(eq(settings.key, "active_payment_method_list"));
  expect(lines.join()).toContain("Settings: each has its form.");
  expect(again).toHaveLength(1);
  expect(config.active_payment_method_list).toMatchObject([{ gateway_title: "بطاقة" }]);
});

it.each([
  ["free_delivery_over", "50", 50],
  ["additional_charge", " 2.5 ", 2.5],
  ["additional_charge_status", "1", 1],
  // The default itself, as text.
  ["additional_charge", "0", 0],
  ["admin_commission", "0", 0],
])("%s counts also as the text %j", async (key, value, read) => {
  const { context } = server;
  await writeSetting(context.database, key, value);
  const body = (await server.call("GET", "/config", {})).body as Record<string, unknown>;
  const lines = await linesOfDoctor();
  await context.database.delete(settings).where(eq(settings.key, key));
  expect(body[key]).toBe(read);
  expect(lines.join()).toContain("Settings: each has its form.");
});

it.each([
  [
    "admin_free_delivery",
    { status: "often", type: "free_delivery_to_all_store", free_delivery_over: "7" },
    { status: false, type: "free_delivery_to_all_store", free_delivery_over: 7 },
    ["admin_free_delivery.status"],
  ],
  [
    "centralize_login",
    { otp_login_status: [1], google_login_status: 1 },
    { otp_login_status: configDefaults.centralize_login.otp_login_status, google_login_status: 1 },
    ["centralize_login.otp_login_status"],
  ],
  [
    "social_media",
    [{ id: "x" }, { id: 4, name: "instagram", link: "https://example.test", status: 1 }, 7],
    [{ id: 4, name: "instagram", link: "https://example.test", status: 1 }],
    ["social_media[0]", "social_media[2]"],
  ],
])("the good parts of %s hold, and each wrong one is named once", async (key, value, read, named) => {
  const { context } = server;
  await writeSetting(context.database, key, value);
  const body = (await server.call("GET", "/config", {})).body as Record<string, unknown>;
  const lines = await linesOfDoctor();
  await context.database.delete(settings).where(eq(settings.key, key));
  if (Array.isArray(read)) expect(body[key]).toEqual(read);
  else expect(body[key]).toMatchObject(read);
  expect(lines.flatMap((line) => /^ +(\S+): see "config explain/.exec(line)?.[1] ?? [])).toEqual(named);
});
