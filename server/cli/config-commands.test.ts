import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../db/schema";
import { configDefaults } from "../services/settings/config-defaults";
import { settingTable } from "../services/settings/setting-table";
import { readSetting } from "../services/settings/settings";
import { linesOfCommand } from "../testing/operator";
import { openTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server?.close());

const config = (...words: string[]) => linesOfCommand(server.context, "config")(...words);

describe("the settings of an empty shop", () => {
  it("are all listed, with what they mean and their default", async () => {
    const lines = await config("list");
    for (const key of Object.keys(configDefaults)) {
      if (
        [
          "module_config",
          "idempotency",
          "place_search",
          "place_credit",
          "decimal_option_prices",
          "demo_otp",
          "passkey_rp_id",
        ].includes(key)
      )
        continue;
      expect(
        lines.some((line) => line.startsWith(`${key}  `) && line.length > key.length + 10),
        key,
      ).toBe(true);
    }
    expect(lines[lines.findIndex((line) => line.startsWith("maintenance_mode  ")) + 1]).toBe(
      "  default: false",
    );
  });

  it("are set one by one, and the storefront obeys", async () => {
    expect(await config("get", "maintenance_mode")).toEqual(["false"]);
    expect(await config("set", "maintenance_mode", "true")).toEqual(["maintenance_mode true"]);
    expect(await config("get")).toEqual(["maintenance_mode true"]);
    await config("set", "business_name", '{"en":"Corner Shop","ar":"متجر الزاوية"}');
    await config("set", "admin_free_delivery", '{"status":true,"type":"free_delivery_to_all_store"}');
    const shown = await server.call("GET", "/config", { language: "ar" });
    expect(shown.body).toMatchObject({
      maintenance_mode: true,
      business_name: "متجر الزاوية",
      admin_free_delivery: { status: true, type: "free_delivery_to_all_store", free_delivery_over: 0 },
    });
    await config("set", "terms_and_conditions", '"<p>Be kind.</p>"');
    expect((await server.call("GET", "/terms-and-conditions")).body).toContain("Be kind.");
  });

  it("of several fields keep those that are not named", async () => {
    await config("set", "centralize_login", '{"otp_login_status":1,"google_login_status":1}');
    await config("set", "centralize_login", '{"facebook_login_status":1,"google_login_status":0}');
    const [stored = ""] = await config("get", "centralize_login");
    expect(JSON.parse(stored)).toMatchObject({
      otp_login_status: 1,
      google_login_status: 0,
      facebook_login_status: 1,
    });
    await config("set", "admin_free_delivery", '{"status":true,"type":"free_delivery_to_all_store"}');
    await config("set", "admin_free_delivery", '{"free_delivery_over":20}');
    expect((await server.call("GET", "/config")).body.admin_free_delivery).toEqual({
      status: true,
      type: "free_delivery_to_all_store",
      free_delivery_over: 20,
    });
    await config("set", "admin_free_delivery", '{"status":false}');
  });

  it("stay texts where they look like numbers", async () => {
    for (const hours of ["12", "24"]) {
      await config("set", "timeformat", JSON.stringify(hours));
      expect(await config("get", "timeformat")).toEqual([JSON.stringify(hours)]);
      expect((await server.call("GET", "/config")).body.timeformat).toBe(hours);
    }
    await config("set", "business_name", '"1207"');
    expect((await server.call("GET", "/config")).body.business_name).toBe("1207");
  });

  it.each([
    ["business_name", "7", "business_name: is integer, not string"],
    ["cash_on_delivery", '"no"', "cash_on_delivery: is string, not boolean"],
    ["guest_checkout_status", "2", "guest_checkout_status: 2 is not one of its words"],
    ["timeformat", '"13"', 'timeformat: "13" is not one of its words'],
    ["social_media", '[{"id":1}]', "social_media[0].name: is missing"],
    [
      "centralize_login",
      '{"typo_status":1}',
      "centralize_login.typo_status: there is no such part; there are manual_login_status,",
    ],
    ["refund_reasons", '"none"', "refund_reasons: is string, not array"],
    ["business_name", "null", "business_name: is null, not string"],
    ["digit_after_decimal_point", "null", "digit_after_decimal_point: is null, not integer"],
    ["refund_reasons", "null", "refund_reasons: is null, not array"],
    ["free_delivery_over", "-5", "free_delivery_over: -5 is below 0"],
    ["parcel_tax", "1e999", "parcel_tax: is not finite"],
    [
      "admin_free_delivery",
      '{"free_delivery_over":-1}',
      "admin_free_delivery.free_delivery_over: -1 is below 0",
    ],
    ["footer_text", '"a\\u0000b"', "footer_text: has a sign that cannot be stored"],
    ["footer_text", '{"en":"fine","ar":"\\ud800"}', "footer_text.ar: has a sign that cannot be stored"],
    ["refund_reasons", '["late","\\udfff"]', "refund_reasons[1]: has a sign that cannot be stored"],
  ])("refuse %s = %s", async (key, value, reason) => {
    const before = await config("get", key);
    await expect(config("set", key, value)).rejects.toThrow(reason);
    await expect(config("set", key, value)).rejects.toThrow(". Nothing was changed.");
    expect(await config("get", key)).toEqual(before);
  });

  it("may be null where there may be nothing, and are null then", async () => {
    await config("set", "admin_free_delivery", '{"status":false}');
    for (const [key, { type }] of settingTable) {
      const nullable = type.nullable === true;
      const set = config("set", key, "null");
      if (nullable) expect(await set, key).toEqual([`${key} null`]);
      else await expect(set, key).rejects.toThrow("Nothing was changed.");
      if (nullable) expect(await config("get", key), key).toEqual(["null"]);
    }
    expect((await server.call("GET", "/config")).status).toBe(200);
  });

  it("of free delivery say the same in both forms, whichever was set last", async () => {
    const shown = async () => {
      const { free_delivery_over, admin_free_delivery } = (await server.call("GET", "/config")).body;
      return [free_delivery_over, admin_free_delivery.status, admin_free_delivery.free_delivery_over];
    };
    const byAmount = '{"status":true,"type":"free_delivery_by_order_amount","free_delivery_over":30}';
    await config("set", "admin_free_delivery", byAmount);
    expect(await shown()).toEqual([30, true, 30]);
    await config("set", "free_delivery_over", "20.5");
    expect(await shown()).toEqual([20.5, true, 20.5]);
    await config("set", "free_delivery_over", "null");
    expect(await shown()).toEqual([null, false, 0]);
    await config("set", "free_delivery_over", "12");
    expect(await shown()).toEqual([12, true, 12]);
    await config("set", "free_delivery_over", "0");
    expect(await shown()).toEqual([null, false, 0]);
    await config("set", "admin_free_delivery", '{"status":true,"type":"free_delivery_to_all_store"}');
    await expect(config("set", "free_delivery_over", "null")).rejects.toThrow(/admin_free_delivery makes/);
    expect((await shown()).slice(1, 2)).toEqual([true]);
  });

  it.each(["idempotency", "decimal_option_prices", "module_config", "no_such_setting"])(
    "do not include %s",
    async (key) => {
      await expect(config("set", key, "true")).rejects.toThrow(/There is no setting .* config list/);
    },
  );
});

describe("settings of a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-settings-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => server.context.database.delete(settings));
  const stored = (key: string) => readSetting(server.context.database, key);
  const file = join(folder, "settings.json");
  const setFile = (text: string) => {
    writeFileSync(file, text);
    return config("set", "--file", file);
  };

  it("are all set", async () => {
    const values = {
      business_name: { en: "Quay", ar: "رصيف" },
      additional_charge: 0.125,
      digit_after_decimal_point: 3,
      centralize_login: { otp_login_status: 1 },
    };
    expect(await setFile(`\ufeff${JSON.stringify(values)}`)).toHaveLength(4);
    for (const [key, value] of Object.entries(values)) expect(await stored(key), key).toEqual(value);
  });

  it("are none of them set where some are wrong, and all of these are named", async () => {
    const values = { business_name: "Quay", country: "UK", additional_charge: 0.125, bussiness_name: "A" };
    const failure = await setFile(JSON.stringify(values)).catch((error: Error) => error.message);
    expect(failure).toMatch(/^3 settings are wrong\. Nothing was changed\.\n/);
    for (const part of [
      "two letters of a country",
      "additional_charge is 0.125",
      "Did you mean business_name?",
    ])
      expect(failure).toContain(part);
    expect(await config("get")).toEqual([]);
  });

  it.each([
    [{ free_delivery_over: 20, admin_free_delivery: { status: false } }, "name one of them"],
    [
      { admin_free_delivery: { status: true, type: "free_delivery_to_all_store" }, free_delivery_over: 5 },
      "name one",
    ],
  ])("that contradict each other are refused: %j", async (values, reason) => {
    await expect(setFile(JSON.stringify(values))).rejects.toThrow(reason);
    expect(await config("get")).toEqual([]);
  });

  it("may say the same in both forms", async () => {
    const rule = { status: true, type: "free_delivery_by_order_amount", free_delivery_over: 5 };
    expect(await setFile(JSON.stringify({ free_delivery_over: 5, admin_free_delivery: rule }))).toHaveLength(
      2,
    );
  });

  it.each([
    ['{\n"country": "DE",\n}', ", line 3: "],
    ["[]", "is no object of settings"],
    ["", "Nothing was changed."],
  ])("are refused from %j", async (text, reason) => {
    await expect(setFile(text)).rejects.toThrow(reason);
    expect(await config("get")).toEqual([]);
  });

  it("are refused from a file that cannot be read", async () => {
    await expect(config("set", "--file", join(folder, "none"))).rejects.toThrow("cannot be read (ENOENT)");
    await expect(config("set", "--file")).rejects.toThrow("needs a FILE");
  });
});
