import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, openEmbedded } from "../../db/connection";
import { rowsOf } from "../../db/rows";
import { embeddedProgram } from "../../testing/embedded-program";
import { vacuumEmbedded } from "./vacuum-embedded";

let connection: Connection;

beforeAll(async () => {
  connection = await openEmbedded({ program: await embeddedProgram() });
  await connection.executeSql("create table counted (id int primary key, note text)");
  await connection.executeSql("create table quiet (id int primary key)");
  await connection.executeSql(
    "insert into counted select i, repeat('x', 300) from generate_series(1, 2000) as i",
  );
  await connection.executeSql("insert into quiet values (1)");
  await connection.executeSql("vacuum analyze");
});
afterAll(() => connection.close());

const bytes = async (): Promise<number> => {
  const [row] = rowsOf<{ bytes: number }>(
    await connection.database.execute(sql`select pg_total_relation_size('counted')::int as bytes`),
  );
  return row?.bytes ?? 0;
};

const updateAll = () => connection.executeSql("update counted set note = md5(note) || repeat('y', 260)");

describe("the embedded database", () => {
  it("does not grow with each update, and leaves alone what nobody changed", async () => {
    const before = await bytes();
    for (let round = 0; round < 20; round += 1) {
      await updateAll();
      expect(await vacuumEmbedded(connection.database)).toEqual(["counted"]);
    }
    // The rows once more, while their old versions stand beside them; without a vacuum it is 20 times as much.
    expect(await bytes()).toBeLessThan(3 * before);
    expect(await vacuumEmbedded(connection.database)).toEqual([]);
  });
});
