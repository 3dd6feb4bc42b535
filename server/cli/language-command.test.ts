import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { broughtLanguages } from "../db/schema";
import { loadLanguages } from "../services/languages/brought-languages";
import { advanceOrder } from "../services/orders/advance-order";
import { changeSetting } from "../services/settings/change-setting";
import { readConfig } from "../services/settings/config";
import { unsetSetting } from "../services/settings/unset-setting";
import { linesOfCommand } from "../testing/operator";
import {
  device,
  pushData,
  resetPushes,
  sendAll,
  subscribe as subscribeDevice,
} from "../testing/push-devices";
import { openShopServer } from "../testing/shop-server";
import { place, plain } from "../testing/shoppers";

const { server, shop, guestWithCart } = await openShopServer();
const folder = mkdtempSync(join(tmpdir(), "languages-"));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const german = resolve("tests/fixtures/languages/de");
const ops = linesOfCommand(server.context, "language");

let folders = 0;
/** A folder of a language with these files. */
function folderOf(files: Readonly<Record<string, unknown>>): string {
  folders += 1;
  const path = join(folder, String(folders));
  mkdirSync(path);
  mkdirSync(join(path, "page"));
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(path, name), typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

const subscribe = (email: string, language: string) =>
  server.call("POST", "/newsletter/subscribe", { body: { email }, language });
const codesOfConfig = async (language: string) =>
  (await server.call("GET", "/config", { language })).body.sys_language.map(({ key }) => key);

describe("a folder of texts", () => {
  it.each<[what: string, files: Readonly<Record<string, unknown>>, complaint: RegExp]>([
    ["no texts", {}, /server\.json: is missing/],
    ["no JSON", { "server.json": "{" }, /cannot be read as JSON/],
    ["a list of texts", { "server.json": ["a"] }, /no object of texts/],
    ["an unknown key", { "server.json": { messages: { nonsense: "x" } } }, /messages\.nonsense: is no key/],
    ["a number", { "server.json": { orderNumber: 5 } }, /orderNumber: is no text/],
    ["a text in the place of many", { "server.json": { messages: "x" } }, /messages: is no key/],
    ["an empty text", { "server.json": { orderWithoutNumber: " " } }, /orderWithoutNumber: is empty/],
    ["too long a text", { "server.json": { orderWithoutNumber: "x".repeat(2001) } }, /longer than 2000/],
    ["markup", { "server.json": { orderWithoutNumber: "<b>Alt</b>" } }, /has markup/],
    ["an entity", { "server.json": { orderWithoutNumber: "Alt&nbsp;" } }, /has markup/],
    ["a lost placeholder", { "server.json": { orderNumber: "Nummer" } }, /names no placeholders.*\{number\}/],
    [
      "a part of a list",
      { "server.json": { refundReasons: ["Zu spät"] } },
      /refundReasons: the list is not whole/,
    ],
    [
      "an unknown file of the page",
      { "server.json": {}, "page/nonsense.json": {} },
      /nonsense\.json: is no file/,
    ],
    [
      "an unknown key of the page",
      { "server.json": {}, "page/shell.json": { "nav.nowhere": "x" } },
      /page\/shell\.json:1: nav\.nowhere: is no key/,
    ],
    [
      "a lost placeholder of the page",
      { "server.json": {}, "page/shell.json": { "nav.more": "Mehr" } },
      /nav\.more: names no placeholders.*title/,
    ],
    [
      "a plural form that the language has not",
      { "server.json": {}, "page/shell.json": { "nav.cartPieces": "{count, plural, few {#} other {#}}" } },
      /nav\.cartPieces: has the plural form few; the language has one, other/,
    ],
    [
      "a plural without other",
      { "server.json": {}, "page/shell.json": { "nav.cartPieces": "{count, plural, one {#}}" } },
      /nav\.cartPieces: has a plural without other/,
    ],
    [
      "another form than a plural",
      { "server.json": {}, "page/shell.json": { "nav.cartPieces": "{count, select, other {#}}" } },
      /nav\.cartPieces: has the form select/,
    ],
    [
      "an open brace",
      { "server.json": {}, "page/shell.json": { "nav.more": "{title" } },
      /nav\.more: has a brace that is not closed/,
    ],
    [
      "an unknown key of the board",
      { "server.json": {}, "board.json": { "x.y": "x" } },
      /board\.json:1: x\.y: is no key/,
    ],
    [
      "a lost placeholder of the board",
      { "server.json": {}, "board.json": { "app.named": "Tafel" } },
      /board\.json:1: app\.named: names no placeholders.*shop/,
    ],
    [
      "an unknown key of the couriers' page",
      { "server.json": {}, "courier.json": { "x.y": "x" } },
      /courier\.json:1: x\.y: is no key/,
    ],
    ["a direction of its own", { "language.json": { direction: "up" }, "server.json": {} }, /"direction" is/],
    ["a name with markup", { "language.json": { name: "<i>" }, "server.json": {} }, /"name" is a text/],
    ["an unknown word about it", { "language.json": { flag: "x" }, "server.json": {} }, /flag is not known/],
  ])("with %s is refused, and nothing is changed", async (_what, files, complaint) => {
    await expect(ops("add", "de", folderOf(files))).rejects.toThrow(complaint);
    expect(await server.context.database.select().from(broughtLanguages)).toEqual([]);
  });

  it.each([
    ["en", /ships with the product/],
    ["DE", /no code of two small letters/],
    ["deu", /no code of two small letters/],
  ])("is not taken for %s", (code, complaint) => expect(ops("add", code, german)).rejects.toThrow(complaint));

  it("is checked without being taken, and what it lacks is named", async () => {
    const lines = await ops("check", "de", german);
    expect(lines[0]).toMatch(/^\d+ of \d+ texts are missing and stay in English:$/);
    expect(lines).toContain("  dates.comma");
    expect(lines.at(-1)).toBe("Deutsch (de) can be added.");
    expect(await server.context.database.select().from(broughtLanguages)).toEqual([]);
  });

  it("begins as a copy of the English texts, which lacks nothing", async () => {
    const copy = join(folder, "copy");
    await ops("template", copy);
    expect(await ops("check", "he", copy)).toEqual(["עברית (he) can be added."]);
    expect(readFileSync(join(copy, "server.json"), "utf8")).not.toContain("languageName");
    await expect(ops("template", copy)).rejects.toThrow("EEXIST");
  });
});

describe("a language that the shop brought", () => {
  it("answers whoever asks for it, and is in English before it was added", async () => {
    expect((await subscribe("ada@shop.test", "de")).body.message).toBe("You are subscribed.");
    expect(await ops("add", "de", german)).toContain("Deutsch (de) is added.");
    expect((await subscribe("grace@shop.test", "de-AT")).body.message).toBe("Sie sind angemeldet.");
    // Left out of the folder.
    expect((await subscribe("grace@shop.test", "de")).errors[0]?.message).toBe(
      (await subscribe("grace@shop.test", "en")).errors[0]?.message,
    );
    const unknown = await server.call("GET", "/nothing" as "/config", { language: "de" });
    expect(unknown.errors[0]?.message).toBe("Das gibt es nicht.");
    expect((await subscribe("mary@shop.test", "ar")).body.message).toBe("تم الاشتراك بنجاح.");
  });

  it("is the language of mails about an order that was placed in it", async () => {
    await server.runJobs();
    server.mails.length = 0;
    const guest = await guestWithCart(plain(shop.soup));
    const body = { contact_person_email: "ada@shop.test" };
    const placed = await place(server, shop, guest, body, { language: "de" });
    await server.runJobs();
    const mail = server.mails.find(({ to }) => to === "ada@shop.test");
    expect(mail?.subject).toBe(`Ihre Bestellung Nr. ${placed.body.order_id} bei kitchen`);
    expect(mail?.text).toMatch(/^Guten Tag,/);
    expect(mail?.text).toContain("Summe: ");
    expect(mail?.text).toContain("You can follow it in the shop at any time.");
    expect(mail?.html).toContain('lang="de"');
  });

  it("is the language of pushes to a device that reads it, key by key English", async () => {
    await resetPushes(server);
    const guest = await guestWithCart(plain(shop.soup));
    await subscribeDevice(server, guest, device(), "de");
    const { order_id: id } = (await place(server, shop, guest)).body;
    await sendAll(server);
    server.push.sent.length = 0;
    await advanceOrder(server.context, id);
    await sendAll(server);
    expect(pushData(server)).toMatchObject({
      title: "Ihre Bestellung ist angenommen",
      body: `kitchen · Order #${id}`,
    });
  });

  it("is listed by the config, and the shop may write in it by itself", async () => {
    expect(await codesOfConfig("en")).toEqual(["en", "ar", "de"]);
    const config = await readConfig(server.context.database);
    expect(config.sys_language.at(-1)).toEqual({
      key: "de",
      value: "Deutsch",
      direction: "ltr",
      default: false,
    });
    await changeSetting(server.context, "sys_language", [
      { key: "de", value: "Deutsch", direction: "ltr", default: true },
    ]);
    expect(await codesOfConfig("en")).toEqual(["de"]);
    expect(await ops("list")).toContain("de  Deutsch, ltr, brought by the shop");
    await unsetSetting(server.context, "sys_language");
  });

  it("is told to be offered by nobody where the shop names its languages", async () => {
    await changeSetting(server.context, "sys_language", [
      { key: "en", value: "English", direction: "ltr", default: true },
    ]);
    expect((await ops("add", "de", german)).at(-1)).toMatch(/sys_language, which does not name de/);
    await unsetSetting(server.context, "sys_language");
  });

  it("is replaced by a folder with other texts", async () => {
    const other = folderOf({ "server.json": { messages: { newsletter_subscribed: "Fertig." } } });
    expect(await ops("add", "de", other)).toContain("Deutsch (de) has new texts.");
    expect((await subscribe("joan@shop.test", "de")).body.message).toBe("Fertig.");
  });

  it("is there again after a start, and gone after it was removed", async () => {
    await loadLanguages(server.context.database);
    expect(await codesOfConfig("en")).toEqual(["en", "ar", "de"]);
    expect(await ops("remove", "de")).toEqual([
      "Removed de. Who reads it is answered in English from now on.",
    ]);
    expect((await subscribe("ida@shop.test", "de")).body.message).toBe("You are subscribed.");
    await expect(ops("remove", "de")).rejects.toThrow("There is no language de.");
    await expect(ops("remove", "ar")).rejects.toThrow("ships with the product");
  });
});
