import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { settings as settingRows } from "../../db/schema";
import { linesOfCommand } from "../../testing/operator";
import { openShopServer } from "../../testing/shop-server";
import { openTestServer } from "../../testing/test-server";
import { readConfig } from "./config";
import { readSetting, writeSetting } from "./settings";
import { currencyProblem, openCurrency } from "./shop-currency-check";
import { readDigits } from "./shop-view";

const stripe = { secretKey: "sk_test", webhookSecret: "whsec_test", address: null };
const named = (currency: string) => ({ currency, currencyIsSet: true, stripe: null });
const unnamed = { currency: "usd", currencyIsSet: false, stripe: null };

describe("currency, decimals, sign and gateway", () => {
  it.each([
    [named("jpy"), 2, "¥", "CURRENCY is JPY, which has 0 decimals; digit_after_decimal_point is 2"],
    [named("usd"), 3, "$", "CURRENCY is USD, which has 2 decimals; digit_after_decimal_point is 3"],
    [named("kwd"), 4, "KWD", "CURRENCY is KWD, which has 3 decimals; digit_after_decimal_point is 4"],
    [named("isk"), 2, "kr", "CURRENCY is ISK, which has 0 decimals; digit_after_decimal_point is 2"],
    [named("usd"), 2, "€", "CURRENCY is USD; currency_symbol is €, the sign of EUR"],
    [named("kwd"), 3, { en: "KWD", ar: "د.إ" }, "CURRENCY is KWD; currency_symbol is د.إ, the sign of AED"],
    [named("chf"), 2, "EUR", "CURRENCY is CHF; currency_symbol is EUR, the sign of EUR"],
    [
      { ...unnamed, stripe },
      2,
      "€",
      "CURRENCY is not set, which means USD; currency_symbol is €, the sign of EUR",
    ],
    [named("kwd"), 3, { en: "KWD", ar: "د.ك" }, null],
    [named("kwd"), 2, "KD", null],
    [named("egp"), 2, "£", null],
    [named("huf"), 0, "Ft", null],
    [named("twd"), 0, "NT$", null],
    [named("sek"), 2, "kr", null],
    [named("usd"), undefined, undefined, null],
    [unnamed, 3, "€", null],
  ])("%o with %s decimals and %o: %s", (environment, digit_after_decimal_point, currency_symbol, problem) => {
    expect(currencyProblem(environment, { digit_after_decimal_point, currency_symbol })).toBe(problem);
  });
});

const empty = await openTestServer();
const { server } = await openShopServer();
afterAll(async () => {
  await empty.close();
  await server.close();
});

const startWith = (open: typeof server, currency: string) =>
  openCurrency({
    database: open.context.database,
    settings: { ...open.context.settings, ...named(currency) },
  });

describe("a start", () => {
  const { database } = empty.context;
  beforeEach(() => database.delete(settingRows));

  it.each([
    ["kwd", 3, "KWD", "د.ك", "right"],
    ["jpy", 0, "¥", "¥", "left"],
    ["eur", 2, "€", "€", "left"],
    ["isk", 0, "ISK", "ISK", "right"],
  ] as const)(
    "in %s counts with its %i decimals and writes it as %s where nothing was set",
    async (currency, digits, sign, arabic, direction) => {
      await startWith(empty, currency);
      expect(await readDigits(database)).toBe(digits);
      expect(await readConfig(database, "en")).toMatchObject({
        digit_after_decimal_point: digits,
        currency_symbol: sign,
        currency_symbol_direction: direction,
      });
      expect((await readConfig(database, "ar")).currency_symbol).toBe(arabic);
    },
  );

  it("in another currency is no contradiction while nothing is sold", async () => {
    await startWith(empty, "usd");
    await startWith(empty, "jpy");
    expect(await readDigits(database)).toBe(0);
  });

  it("is refused with a sentence, and nothing is written", async () => {
    await writeSetting(database, "digit_after_decimal_point", 2);
    await expect(startWith(empty, "jpy")).rejects.toThrow(
      /^CURRENCY is JPY, which has 0 decimals; .* Set CURRENCY/,
    );
    expect(await readSetting(database, "shop_currency")).toBeUndefined();
  });
});

describe("a shop that has prices", () => {
  const { database } = server.context;

  it("keeps their decimals, whatever currency it is started with next", async () => {
    await database.delete(settingRows).where(eq(settingRows.key, "digit_after_decimal_point"));
    await expect(startWith(server, "jpy")).rejects.toThrow("digit_after_decimal_point is 2");
    await startWith(server, "kwd");
    expect(await readDigits(database)).toBe(2);
  });

  it.each([
    [
      "digit_after_decimal_point",
      "3",
      "which has 2 decimals; digit_after_decimal_point is 3. Nothing was changed.",
    ],
    ["digit_after_decimal_point", "0", "The shop has prices with 2 decimals, which would become others."],
    ["currency_symbol", '"€"', "currency_symbol is €, the sign of EUR. Nothing was changed."],
  ])("refuses config set %s %s", async (key, json, sentence) => {
    const context = { ...server.context, settings: { ...server.context.settings, ...named("usd") } };
    const before = await readSetting(database, key);
    await expect(linesOfCommand(context, "config", "set")(key, json)).rejects.toThrow(sentence);
    expect(await readSetting(database, key)).toEqual(before);
  });

  it("takes what fits", async () => {
    const context = { ...server.context, settings: { ...server.context.settings, ...named("usd") } };
    const set = linesOfCommand(context, "config", "set");
    expect(await set("currency_symbol", '"US$"')).toEqual(['currency_symbol "US$"']);
    expect(await set("digit_after_decimal_point", "2")).toEqual(["digit_after_decimal_point 2"]);
  });
});
