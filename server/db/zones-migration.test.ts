import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wrongZones } from "../services/zones/wrong-zones";
import { zonesAround } from "../services/zones/zones";
import { zoneIdsOf } from "../services/zones/zones-of-place";
import { embeddedProgram } from "../testing/embedded-program";
import { openEmbedded } from "./connection";
import { migrate, readMigrations } from "./migrate";
import { rowsOf } from "./rows";

const connection = await openEmbedded({ program: await embeddedProgram() });
const { database } = connection;
afterAll(() => connection.close());

const before: Record<string, string> = {
  plain: "((10,50),(10.1,50),(10.1,50.1),(10,50.1))",
  closed: "((11,50),(11.1,50),(11.1,50.1),(11,50))",
  digits:
    "((13.404953999999998,52.52000659999999),(13.5,52.5200066),(1.34e+01,52.6),(13.300000000000001,5.26e1))",
  bow: "((20,50),(20.2,50.2),(20.2,50),(20,50.2))",
  south: "((-70.66,-33.45),(-70.6,-33.45),(-70.6,-33.4),(-70.7,-33.38),(-70.7000001,-33.4))",
};

describe("zones from before their outlines were exact", () => {
  beforeAll(async () => {
    await migrate(
      database,
      async (tx, text) => {
        await connection.executeSqlIn(tx)(text);
      },
      readMigrations().filter(({ name }) => name < "0051"),
    );
    for (const [key, area] of Object.entries(before))
      await database.execute(sql`
        insert into zones (key, name, area, square_meters, active, increased_fee)
        values (${key}, ${`Zone ${key}`}, ${area}::polygon, 100, ${key !== "closed"}, 250)`);
    expect(await connection.migrate()).toContain("0051_zone_outlines.sql");
  });

  it("are all there, with every corner as it was", async () => {
    const rows = rowsOf<{ key: string; outline: number[][][][]; active: boolean; increased_fee: number }>(
      await database.execute(sql`select key, outline, active, increased_fee from zones order by id`),
    );
    expect(rows.map(({ key }) => key)).toEqual(Object.keys(before));
    for (const { key, outline, active, increased_fee } of rows) {
      const numbers = [...(before[key] ?? "").matchAll(/[-+\d.e]+/g)].map(([number]) => Number(number));
      expect(outline.flat(3), key).toEqual(numbers);
      expect([outline.length, outline[0]?.length, active, increased_fee]).toEqual([
        1,
        1,
        key !== "closed",
        250,
      ]);
    }
  });

  it("that cross themselves are kept, served, and known to do so", async () => {
    const problems = rowsOf(
      await database.execute(sql`select key, outline_problem from zones where outline_problem is not null`),
    );
    expect(await wrongZones(database)).toEqual([
      { id: 4, name: "Zone bow", problem: "crosses itself at 50.100000, 20.100000" },
    ]);
    expect(problems).toEqual([{ key: "bow", outline_problem: "crosses itself at 50.100000, 20.100000" }]);
    const served = await zonesAround(database, { lat: 50.1, lng: 20.15 }, "en");
    expect(served).toMatchObject({ zone_data: [{ name: "Zone bow" }] });
    // Other columns of such a zone can be changed; a new outline is checked.
    await database.execute(sql`update zones set increased_fee = 300, outline = outline where key = 'bow'`);
    expect(
      rowsOf(await database.execute(sql`select 1 from zones where outline_problem is not null`)),
    ).toHaveLength(1);
    await database.execute(
      sql`update zones set outline = '[[[[20,50],[20.2,50],[20.2,50.2]]]]' where key = 'bow'`,
    );
    expect(
      rowsOf(await database.execute(sql`select 1 from zones where outline_problem is not null`)),
    ).toEqual([]);
    expect(await zoneIdsOf(database, { lat: 50.18, lng: 20.05 })).toEqual([]);
  });
});
