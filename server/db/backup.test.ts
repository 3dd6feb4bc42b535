import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCustomer, addGuest, addModule, addZone } from "../testing/rows";
import { openTestDatabase, type TestDatabase } from "../testing/test-database";
import { backUp, restore } from "./backup";
import { rowsOf } from "./rows";
import { loyaltyMovements, walletMovements } from "./schema";

let test: TestDatabase;
let other: TestDatabase;
let folder: string;
const plain = { name: "schema", sources: [], fill: async () => {} };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-backup-"));
  test = await openTestDatabase(plain);
  other = await openTestDatabase(plain);
  const { database } = test.connection;
  const moduleId = await addModule(database);
  await addZone(database, "old-town");
  const { customerId } = await addCustomer(database, "ada", new Date("2026-03-04T05:06:07.089Z"));
  const moved = { customerId, balance: 0, createdAt: new Date("2026-03-04T05:06:07.089Z") };
  await database.insert(walletMovements).values({ ...moved, type: "add_fund", credit: 500 });
  await database.insert(walletMovements).values({ ...moved, type: "order_place", debit: 120 });
  await database.insert(loyaltyMovements).values({ ...moved, type: "add_points_by_admin", credit: 30 });
  await addGuest(database, 4_503_599_627_370_495);
  await database.execute(
    sql`insert into settings (key, value) values ('texts', ${JSON.stringify({ ar: 'قهوة ☕\n\t"' })}::jsonb)`,
  );
  // A parent with a higher id than its child, and more rows than a batch.
  await database.execute(sql`
    insert into categories (id, slug, name, module_id) select n, 'c' || n, 'C', ${moduleId} from generate_series(1, 1200) n`);
  await database.execute(sql`update categories set parent_id = 1200 where id = 1`);
  await database.execute(sql`select setval(pg_get_serial_sequence('categories', 'id'), 5000)`);
});
afterAll(async () => {
  await test?.close();
  await other?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything there is, as text. */
async function contents({ connection }: TestDatabase): Promise<string[]> {
  const lines: string[] = [];
  const tables = [
    ...["modules", "zones", "customers", "sessions", "guests", "settings", "categories"],
    ...["wallet_movements", "loyalty_movements"],
  ];
  for (const table of tables) {
    const rows = rowsOf<{ line: string }>(
      await connection.database.execute(
        sql`select row_to_json(t)::text as line from ${sql.identifier(table)} t order by 1`,
      ),
    );
    lines.push(...rows.map((row) => `${table} ${row.line}`));
  }
  return lines;
}

describe("a backup", () => {
  it("brings back everything, also into another database, and the counters of ids go on", async () => {
    const path = join(folder, "whole.backup");
    const rows = await backUp(test.connection.database, path, new Date());
    expect(rows).toBeGreaterThan(1200);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const before = await contents(test);
    await addModule(other.connection.database, "to-be-replaced");
    expect(await restore(other.connection.database, path)).toBe(rows);
    expect(await contents(other)).toEqual(before);
    const [next] = rowsOf<{ id: number }>(
      await other.connection.database.execute(
        sql`insert into categories (slug, name, module_id) select 'new', 'N', min(id) from modules returning id`,
      ),
    );
    expect(next?.id).toBe(5001);
  });

  it("leaves nothing behind where it cannot be written", async () => {
    const path = join(folder, "no-such-folder", "x.backup");
    await expect(backUp(test.connection.database, path, new Date())).rejects.toThrow(/cannot be written/);
    expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([]);
  });

  const whole = () => readFileSync(join(folder, "whole.backup"));
  const lines = () => gunzipSync(whole()).toString("utf8").trimEnd().split("\n");
  it.each([
    ["a file of another kind", () => Buffer.from("hello"), /no backup of this program/],
    ["an empty file", () => Buffer.alloc(0), /no backup of this program/],
    ["a zipped file of another kind", () => gzipSync('{"format":"other"}\n'), /no backup of this program/],
    ["a file that was cut off", () => whole().subarray(0, whole().length - 200), /damaged or cut off/],
    [
      "a file in which a byte changed",
      () => {
        const bytes = Buffer.from(whole());
        const middle = Math.floor(bytes.length / 2);
        bytes.writeUInt8(bytes.readUInt8(middle) ^ 0x55, middle);
        return bytes;
      },
      /damaged or cut off|no backup/,
    ],
    [
      "a file in which a row was left out",
      () => gzipSync(`${lines().toSpliced(3, 1).join("\n")}\n`),
      /damaged or cut off/,
    ],
    [
      "a file in which the end is missing",
      () => gzipSync(`${lines().slice(0, -1).join("\n")}\n`),
      /damaged or cut off/,
    ],
    [
      "a file of another version of the database",
      () => {
        const [head = "", ...rest] = lines();
        const header = JSON.stringify({ ...(JSON.parse(head) as object), schemaHash: "other" });
        const body = [header, ...rest.slice(0, -1)];
        const end = JSON.parse(rest.at(-1) ?? "{}") as { rows: number };
        const digest = createDigest(body);
        return gzipSync(`${[...body, JSON.stringify({ end: true, rows: end.rows, digest })].join("\n")}\n`);
      },
      /another version of the database/,
    ],
  ])("is refused when it is %s, and the data stays", async (_, bytes, sentence) => {
    const path = join(folder, "wrong.backup");
    writeFileSync(path, bytes());
    const before = await contents(test);
    await expect(restore(test.connection.database, path)).rejects.toThrow(sentence);
    expect(await contents(test)).toEqual(before);
  });

  it("leaves the data as it was when a row does not fit", async () => {
    const body = lines()
      .slice(0, -1)
      .map((line) =>
        line.startsWith("sessions\t") ? line.replace(/"customer_id":\d+/, '"customer_id":424242') : line,
      );
    const path = join(folder, "unfit.backup");
    const end = JSON.stringify({ end: true, rows: body.length - 1, digest: createDigest(body) });
    writeFileSync(path, gzipSync(`${[...body, end].join("\n")}\n`));
    const before = await contents(test);
    await expect(restore(test.connection.database, path)).rejects.toThrow();
    expect(await contents(test)).toEqual(before);
  });
});

function createDigest(body: readonly string[]): string {
  const hash = createHash("sha256");
  for (const line of body) hash.update(line).update("\n");
  return hash.digest("hex");
}
