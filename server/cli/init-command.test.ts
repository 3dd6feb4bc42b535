import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerContext } from "../context";
import { rowsOf } from "../db/rows";
import { missingSettings, writeEnvironmentFile } from "../environment/environment-file";
import { openEmptyTestDatabase, type TestDatabase } from "../testing/test-database";
import { testSettings } from "../testing/test-settings";
import { initShop } from "./init-command";
import { gatherAnswers } from "./init-command/gather-answers";

const answers = {
  name: "Mühle & Söhne",
  country: "de",
  currency: "EUR",
  languages: ["en"],
  time_zone: "Europe/Berlin",
  zone: "53.55 9.99 4 km",
  delivery_per_km: "0,80",
  delivery_minimum: 2,
  address: "12 Mill Lane",
  phone: "0151 23456789",
  email: "orders@mill.example",
  hours: ["mon-fri 07:00-18:00", "sat 08:00-24:00"],
};

let folder: string;
let test: TestDatabase;
const file = (content: object, name = "init.json") => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-init-test-"));
  test = await openEmptyTestDatabase();
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const row = async (statement: string) =>
  rowsOf<Record<string, unknown>>(await test.connection.database.execute(sql.raw(statement)))[0];
const run = (words: readonly string[], settings = {}) => {
  const said: string[] = [];
  const context = {
    database: test.connection.database,
    settings: testSettings({ currency: "eur", currencyIsSet: true, timeZone: "Europe/Berlin", ...settings }),
  } as ServerContext;
  return initShop(context, words, (line) => said.push(line)).then(() => said);
};

describe("answers of a new shop", () => {
  it("come from flags before the file, and the usual is taken for the rest", async () => {
    const words = ["--file", file(answers), "--trade", "pharmacy", "--longitude", "9.98"];
    expect(await gatherAnswers(words, null)).toMatchObject({
      languages: "en",
      zone_name: "Town",
      trade: "pharmacy",
      category: "Medicine",
      store: "Mühle & Söhne",
      latitude: "53.55",
      longitude: "9.98",
      hours: "mon-fri 07:00-18:00, sat 08:00-24:00",
    });
  });

  it("are refused with everything that is missing or wrong", async () => {
    const wrong = file({
      ...answers,
      zone: "9.99 km",
      phone: 12,
      colour: "red",
      email: undefined,
      hours: "mon",
    });
    await expect(gatherAnswers(["--file", wrong, "--country", "ZZ"], null)).rejects.toThrow(
      /colour, which nobody asks.*--country "ZZ" is no country.*--zone .*--phone "12" .*--hours "mon" .*needed: --latitude, --longitude, --email/s,
    );
    await expect(gatherAnswers(["--colour", "red"], null)).rejects.toThrow("init has no --colour");
  });

  it("are asked at a terminal until they can be meant", async () => {
    const typed = ["E", "EUR"];
    const asked: string[] = [];
    const said: string[] = [];
    const terminal = {
      ask: async (question: string) => {
        asked.push(question);
        return typed.shift() ?? "";
      },
      say: (line: string) => void said.push(line),
    };
    const { currency, ...rest } = answers;
    const given = await gatherAnswers(["--file", file(rest), "--yes"], terminal);
    expect(given.currency).toBe(currency);
    expect(asked).toHaveLength(2);
    expect(said).toEqual(['  "E" is no currency of ISO 4217.']);
  });
});

describe("init", () => {
  it("leaves a shop that is open, once", async () => {
    expect(await run(["--file", file(answers)])).toEqual([expect.stringContaining("Mühle & Söhne is open.")]);
    expect(
      await row(
        `select s.slug, s.phone, z.key as zone, m.slug as module, c.slug as category, d.per_km, d.minimum_charge, s.status and s.active as open,
           (select count(*)::int from store_schedules) as windows
         from stores s join zones z on z.id = s.zone_id join modules m on m.id = s.module_id
         join categories c on c.module_id = m.id join module_zones d on d.module_id = m.id and d.zone_id = z.id`,
      ),
    ).toEqual({
      slug: "muhle-sohne",
      phone: "+4915123456789",
      zone: "town",
      module: "food",
      category: "dishes",
      per_km: 80,
      minimum_charge: 200,
      open: true,
      windows: 6,
    });
    expect(await row("select value from settings where key = 'sys_language'")).toEqual({
      value: [expect.objectContaining({ key: "en" })],
    });
    await expect(run(["--file", file(answers)])).rejects.toThrow("has a shop already");
  });

  it("is not run by a server that has another currency or time zone", async () => {
    await expect(run(["--file", file(answers)], { currency: "usd" })).rejects.toThrow(
      "Stop the server first",
    );
    await expect(run(["--file", file(answers)], { timeZone: "UTC" })).rejects.toThrow(
      "Stop the server first",
    );
  });
});

describe("what a new shop needs in the environment", () => {
  it("is written where it is not set, and refused where it says something else", () => {
    const wanted = { CURRENCY: "EUR", TIME_ZONE: "Europe/Berlin", DEMO: "0" };
    const missing = missingSettings(wanted, { CURRENCY: "eur", DEMO: " " });
    expect(missing).toEqual({ TIME_ZONE: "Europe/Berlin", DEMO: "0" });
    expect(() => missingSettings(wanted, { DEMO: "1" })).toThrow("DEMO is 1 in the environment");
    const path = join(folder, ".env");
    writeFileSync(path, "# mine\nDEMO=\nPORT=1234");
    writeEnvironmentFile(path, missing);
    expect(readFileSync(path, "utf8")).toBe("# mine\nDEMO=0\nPORT=1234\nTIME_ZONE=Europe/Berlin\n");
  });
});
