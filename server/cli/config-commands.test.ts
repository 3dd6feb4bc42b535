import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configDefaults } from "../services/settings/config-defaults";
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
    ["centralize_login", '{"typo_status":1}', "centralize_login.typo_status: is not in the schema"],
    ["refund_reasons", '"none"', "refund_reasons: is string, not array"],
  ])("refuse %s = %s", async (key, value, reason) => {
    const before = await config("get", key);
    await expect(config("set", key, value)).rejects.toThrow(`${reason}. Nothing was changed.`);
    expect(await config("get", key)).toEqual(before);
  });

  it.each(["idempotency", "module_config", "no_such_setting"])("do not include %s", async (key) => {
    await expect(config("set", key, "true")).rejects.toThrow(/There is no setting .* config list/);
  });
});
