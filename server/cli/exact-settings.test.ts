/** Settings have to be amounts that the currency has, and a country that exists. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../db/schema";
import { phoneReader } from "../services/contacts/contacts";
import { readConfig } from "../services/settings/config";
import { writeSetting } from "../services/settings/settings";
import { countryProblem, storedCountryProblem } from "../services/settings/shop-country";
import { shopCurrencyKey } from "../services/settings/shop-view";
import { linesOfCommand } from "../testing/operator";
import { openTestServer } from "../testing/test-server";
import { runDoctor } from "./doctor-command";

const server = await openTestServer();
const { context } = server;
afterAll(() => server.close());

const run = (command: "config" | "bonus" | "cashback" | "packages", ...words: string[]) =>
  linesOfCommand(context, command)(...words);
/** The doctor's output; the empty shop's red ending does not matter here. */
async function doctorText(): Promise<string> {
  const lines: string[] = [];
  await runDoctor(context, (line) => lines.push(line)).catch(() => {});
  return lines.join("\n");
}
const inCurrency = (code: string) => writeSetting(context.database, shopCurrencyKey, code);
beforeEach(async () => {
  await context.database.delete(settings).where(eq(settings.key, "digit_after_decimal_point"));
});

describe("an amount that the currency cannot write", () => {
  it.each([
    [
      "USD",
      "additional_charge",
      "1.005",
      "additional_charge is 1.005, but amounts in USD have at most 2 decimals: the smallest step is 0.01.",
    ],
    [
      "JPY",
      "free_delivery_over",
      "99.5",
      "free_delivery_over is 99.5, but amounts in JPY have no decimals: the smallest step is 1.",
    ],
    ["KWD", "minimum_shipping_charge", "0.0005", "at most 3 decimals: the smallest step is 0.001."],
    [
      "USD",
      "admin_free_delivery",
      '{"free_delivery_over":9.999}',
      "admin_free_delivery.free_delivery_over is 9.999",
    ],
    [
      "USD",
      "parcel_categories",
      '[{"name":"A"},{"name":"B","parcel_per_km_shipping_charge":0.333}]',
      "parcel_categories[1].parcel_per_km_shipping_charge is 0.333",
    ],
    ["USD", "add_fund_minimum", "0.001", "add_fund_minimum is 0.001"],
    ["JPY", "ref_earning_exchange_rate", "1.5", "ref_earning_exchange_rate is 1.5"],
    ["USD", "cash_rounding", "0.025", "cash_rounding is 0.025"],
  ])("is refused in %s for %s: %s", async (currency, key, value, sentence) => {
    await inCurrency(currency);
    await expect(run("config", "set", key, value)).rejects.toThrow(sentence);
    expect(await run("config", "get", key)).not.toEqual([value]);
  });

  it.each([
    ["KWD", "additional_charge", "0.125"],
    ["USD", "additional_charge", "1.1"],
    ["JPY", "additional_charge", "150"],
    // No amount: points for one unit.
    ["JPY", "loyalty_point_exchange_rate", "15"],
  ])("is not one in %s for %s: %s", async (currency, key, value) => {
    await inCurrency(currency);
    expect(await run("config", "set", key, value)).toEqual([`${key} ${value}`]);
  });

  it("is refused by the other commands", async () => {
    await inCurrency("USD");
    for (const words of [
      ["bonus", "add", "Spring", "1.005", "3"],
      ["bonus", "add", "Spring", "5%", "3", "10.001"],
      ["cashback", "add", "Spring", "1.005", "3"],
    ] as const) {
      const [command, ...rest] = words;
      await expect(run(command, ...rest), words.join(" ")).rejects.toThrow("at most 2 decimals");
    }
  });
});

describe("a country", () => {
  it.each(["DE", "GB", "SA", "de", ""])("may be %j", (value) => expect(countryProblem(value)).toBeNull());

  it.each(["Germany", "UK", "DEU", "+49", "XX", " DE", 49, null, ["DE"]])("cannot be %j", async (value) => {
    expect(countryProblem(value)).toMatch(/two letters of a country \(ISO 3166\), as DE for Germany/);
    await expect(run("config", "set", "country", JSON.stringify(value))).rejects.toThrow(/country/);
    await writeSetting(context.database, "country", value);
    expect(await storedCountryProblem(context.database)).toMatch(/config set country '"DE"'/);
    expect(await doctorText()).toContain(`country is ${JSON.stringify(value)}, which is none`);
    expect(await readConfig(context.database)).toMatchObject({ country: "" });
    // By the plan of the default country it would be somebody's number there.
    expect((await phoneReader(context.database))("202 555 0143")).toBeNull();
    expect((await phoneReader(context.database))("+1 202 555 0143")).toBe("+12025550143");
    await context.database.delete(settings).where(eq(settings.key, "country"));
    expect(await storedCountryProblem(context.database)).toBeNull();
    expect(await doctorText()).toMatch(/^ok +Country/m);
    expect(await readConfig(context.database)).toMatchObject({ country: "US" });
  });
});
