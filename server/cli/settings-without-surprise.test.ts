/** Tests of keeping, taking back, refusing and explaining settings. */
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Config } from "@/contract";
import { settings } from "../db/schema";
import { settingTable } from "../services/settings/setting-table";
import { readSetting } from "../services/settings/settings";
import { linesOfCommand } from "../testing/operator";
import { openTestServer } from "../testing/test-server";

const server = await openTestServer();
const { context } = server;
afterAll(() => server.close());
beforeEach(() => context.database.delete(settings));

const config = (...words: string[]) => linesOfCommand(context, "config")(...words);
const set = (key: string, value: unknown) => config("set", key, JSON.stringify(value));
const stored = (key: string) => readSetting(context.database, key);

/** Computed fields, which cannot be set. */
const computed = [
  ..."timezone timezone_offsets module demo base_urls module_config idempotency".split(" "),
  ..."place_search place_credit decimal_option_prices demo_otp passkey_rp_id".split(" "),
  ..."phone_text currency branding_version".split(" "),
];

describe("the table of settings", () => {
  it("has every field of config that the server does not compute", () => {
    const fields = Object.keys(Config.properties).filter((key) => !computed.includes(key));
    expect(fields.filter((key) => !settingTable.has(key))).toEqual([]);
    expect(computed.filter((key) => settingTable.has(key))).toEqual([]);
  });

  it.each([...settingTable.keys()])("explains %s, whose example can be set and taken back", async (key) => {
    const lines = await config("explain", key);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^\w+ {2}\S.{8}/);
    expect(lines[1]).toMatch(/^ {2}default: ./);
    expect(lines[2]).toMatch(/^ {2}unit: ./);
    expect(lines[3]).toMatch(/^ {2}allowed: ./);
    expect(lines[3]).not.toMatch(/undefined|anything|an object$/);
    expect(lines[4]).toMatch(new RegExp(`^ {2}example: config set ${key} .`));
    expect(lines[5]).toBe("  it was not set");
    expect(await config("get", key, "--help")).toEqual(lines);
    expect((await config("list", key)).join("\n")).toContain(lines.slice(0, 5).join("\n"));
    const { example } = settingTable.get(key) ?? {};
    await set(key, example);
    expect(await stored(key)).toEqual(example);
    expect((await server.call("GET", "/config")).status).toBe(200);
    const [, now = ""] = /^ {2}now: (.*)/.exec((await config("explain", key))[5] ?? "") ?? [];
    expect(JSON.parse(now)).toEqual(example);
    expect((await config("unset", key))[0]).toMatch(`${key} is at its default: `);
    expect(await stored(key)).toBeUndefined();
    expect(await config("unset", key)).toEqual([`${key} was not set.`]);
  });
});

describe("a value that names some parts", () => {
  const objects = [...settingTable].flatMap(([key, { type }]) =>
    type.properties ? [[key, Object.keys(type.properties)] as const] : [],
  );

  it.each([
    ["centralize_login", { otp_login_status: 1 }, { google_login_status: 1 }],
    ["admin_free_delivery", { status: true }, { free_delivery_over: 20 }],
    ["default_location", { lat: "50.5" }, { lng: "-1.1" }],
    ["digital_payment_info", { digital_payment: true }, { plugin_payment_gateways: true }],
    ["download_user_app_links", { playstore_url_status: 1 }, { playstore_url: "https://x.test" }],
    ["react_landing_page", { header_title: "One" }, { header_sub_title: "Two" }],
    ["branding", { short_name: "Nour" }, { accent: "#8a1c4a" }],
  ])("of %s keeps the others, which can be taken back one by one", async (key, one, two) => {
    expect(objects.map(([name]) => name)).toContain(key);
    await set(key, one);
    expect(await set(key, two)).toEqual([`${key} ${JSON.stringify({ ...one, ...two })}`]);
    expect(await stored(key)).toEqual({ ...one, ...two });
    await config("unset", `${key}.${Object.keys(one)[0]}`);
    expect(await stored(key)).toEqual(two);
    await config("unset", `${key}.${Object.keys(two)[0]}`);
    expect(await stored(key)).toBeUndefined();
  });

  it("is there for every setting that has parts", () => expect(objects).toHaveLength(7));

  it("keeps what is deeper, and the other languages of a text", async () => {
    await set("react_landing_page", {
      header_title: "One",
      download_user_app_links: { playstore_url_status: 1 },
    });
    await set("react_landing_page", {
      header_title: { ar: "واحد" },
      download_user_app_links: { playstore_url: "https://x.test" },
    });
    expect(await stored("react_landing_page")).toEqual({
      header_title: { en: "One", ar: "واحد" },
      download_user_app_links: { playstore_url_status: 1, playstore_url: "https://x.test" },
    });
    await set("business_name", { ar: "متجر" });
    expect(await stored("business_name")).toEqual({ en: "Doorstep", ar: "متجر" });
    await set("business_name", { en: "Quay" });
    expect(await stored("business_name")).toEqual({ en: "Quay", ar: "متجر" });
    await config("unset", "business_name.ar");
    expect(await stored("business_name")).toEqual({ en: "Quay" });
    await expect(config("unset", "business_name.en")).rejects.toThrow("as a whole");
    await set("business_name", "Corner");
    expect(await stored("business_name")).toBe("Corner");
  });

  it("switches no other way of signing in off", async () => {
    await set("centralize_login", { otp_login_status: 1, manual_login_status: 0 });
    await set("centralize_login", { facebook_login_status: 1 });
    expect((await stored("centralize_login")) as object).toMatchObject({
      otp_login_status: 1,
      manual_login_status: 0,
    });
  });
});

describe("a value that means nothing", () => {
  it.each([
    ["country", "UK", "two letters of a country"],
    ["language", [{ key: "de", value: "Deutsch" }], 'language[0].key: "de" is no language of this server'],
    ["language", [], "language: a shop has at least one language"],
    [
      "sys_language",
      [{ key: "ar", value: "العربية", direction: "ltr", default: true }],
      "sys_language[0].direction: ar is written rtl",
    ],
    [
      "sys_language",
      [{ key: "en", value: "English", direction: "ltr", default: false }],
      "sys_language: one language is the default, not 0",
    ],
    [
      "language",
      [
        { key: "en", value: "English" },
        { key: "en", value: "English" },
      ],
      "language[1].key: en is there twice",
    ],
    ["business_name", { en: "Quay", de: "Kai" }, "business_name.de: is no language of this server"],
    ["default_location", { lat: "139.7", lng: "35.6" }, "default_location.lat"],
    ["default_location", { lat: "north" }, "default_location.lat"],
    ["parcel_tax", 101, "parcel_tax: 101 is above 100"],
    ["digit_after_decimal_point", 5, "5 is above 4"],
    ["partial_payment_method", "cash", '"cash" is not one of its words'],
    [
      "react_landing_page",
      { header_titel: "x" },
      "header_titel: there is no such part, did you mean header_title?",
    ],
    ["react_landing_page", { header_title: 5 }, "react_landing_page.header_title: is integer, not string"],
    [
      "react_landing_page",
      { testimonial_list: [{ nme: "A" }] },
      "testimonial_list[0].nme: there is no such part",
    ],
    ["react_landing_page", { base_urls: {} }, "base_urls: there is no such part"],
    ["parcel_categories", [{ name: "A", prise: 4 }], "parcel_categories[0].prise: there is no such part"],
    ["centralize_login", { otp_login: 1 }, "did you mean otp_login_status?"],
    [
      "social_media",
      [{ id: 1, name: "a", lnk: "b", status: 1 }],
      "social_media[0].lnk: there is no such part",
    ],
  ])("is refused: %s = %j", async (key, value, reason) => {
    await expect(set(key, value)).rejects.toThrow(reason);
    expect(await stored(key)).toBeUndefined();
  });

  it.each([
    ["bussiness_name", "business_name"],
    ["maintenace", "maintenance_mode"],
    ["Country", "country"],
    ["free-delivery-over", "free_delivery_over"],
    ["landing_page", "react_landing_page"],
  ])("has the nearest name beside %s", async (typed, meant) => {
    const sentence = `There is no setting ${typed}. Did you mean ${meant}?`;
    for (const words of [
      ["set", typed, "1"],
      ["get", typed],
      ["unset", typed],
      ["explain", typed],
    ])
      await expect(config(...words), words[0]).rejects.toThrow(sentence);
  });

  it("that is like none has no other name", () =>
    expect(config("get", "zzzzqqqq")).rejects.toThrow("There is no setting zzzzqqqq. npm run ops"));

  it("tells how null goes back to the default", async () => {
    await expect(config("set", "business_name", "null")).rejects.toThrow(
      "config unset business_name goes back to the default",
    );
    await set("free_delivery_over", 20);
    expect(await config("set", "free_delivery_over", "null")).toEqual(["free_delivery_over null"]);
  });
});

it("a country is stored in capitals", async () => {
  await set("country", "de");
  expect(await stored("country")).toBe("DE");
});

it("free delivery is taken back in both its forms", async () => {
  await set("admin_free_delivery", {
    status: true,
    type: "free_delivery_by_order_amount",
    free_delivery_over: 9,
  });
  await set("free_delivery_over", 20);
  expect(await config("unset", "admin_free_delivery")).toHaveLength(2);
  expect((await server.call("GET", "/config")).body).toMatchObject({
    free_delivery_over: null,
    admin_free_delivery: { status: false },
  });
});
