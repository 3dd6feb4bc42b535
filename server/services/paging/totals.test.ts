import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestServer, type TestServer } from "../../testing/test-server";
import type { ListQuery } from "./list-query";
import { readPage } from "./read-page";
import { cacheTimesOf, longTotal, maxExactTotal } from "./totals";

const rows: ListQuery = {
  from: sql`counted_rows r`,
  id: sql`r.id`,
  branches: [sql`r.id > 0`],
  where: [],
  sort: [],
  idDescending: false,
};
let server: TestServer;
const start = Date.now();

beforeAll(async () => {
  server = await openTestServer();
  await server.connection.executeSql("create table counted_rows (id int primary key)");
});
afterAll(() => server?.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  await server.connection.executeSql("truncate counted_rows");
});
afterEach(() => {
  vi.useRealTimers();
});

const fill = (from: number, to: number) =>
  server.connection.executeSql(`insert into counted_rows select generate_series(${from}, ${to})`);
const total = async (query = rows) =>
  (await readPage(server.context.database, query, { limit: 1, offset: 1 }, {})).total;
/** Lists of the same text with other values are other lists. */
const above = (id: number): ListQuery => ({ ...rows, branches: [sql`r.id > ${id}`] });

describe("the total of a list", () => {
  it("is exact at every call up to a thousand", async () => {
    await fill(1, maxExactTotal - 1);
    expect(await total()).toBe(maxExactTotal - 1);
    await fill(maxExactTotal, maxExactTotal);
    expect(await total()).toBe(maxExactTotal);
  });

  it.each([
    ["greater", maxExactTotal],
    ["very great", longTotal],
  ])(
    "that is %s is told from memory, counted anew aside after a while, and never older than it is kept",
    async (_, size) => {
      const list = above(1);
      await fill(1, size + 5);
      expect(await total(list)).toBe(size + 4);
      const { maxAgeMs: kept, renewAfterMs: renewed } = cacheTimesOf(size + 4);
      await fill(size + 6, size + 7);
      vi.setSystemTime(start + renewed);
      expect(await total(list)).toBe(size + 4);
      vi.setSystemTime(start + renewed + 1);
      expect(await total(list)).toBe(size + 4);
      await vi.waitFor(async () => expect(await total(list)).toBe(size + 6));

      await fill(size + 8, size + 8);
      vi.setSystemTime(Date.now() + kept + 1);
      expect(await total(list)).toBe(size + 7);
    },
  );

  it("is counted more rarely where counting takes long", () => {
    const [greater, veryGreat] = [cacheTimesOf(longTotal), cacheTimesOf(longTotal + 1)];
    expect(veryGreat.renewAfterMs).toBeGreaterThan(greater.renewAfterMs);
    for (const { maxAgeMs: kept, renewAfterMs: renewed } of [greater, veryGreat])
      expect(kept).toBeGreaterThan(renewed);
  });

  it("is exact again once the list has become short", async () => {
    const list = above(2);
    await fill(1, maxExactTotal + 5);
    expect(await total(list)).toBe(maxExactTotal + 3);
    await server.connection.executeSql("delete from counted_rows where id > 100");
    vi.setSystemTime(start + cacheTimesOf(maxExactTotal + 3).maxAgeMs + 1);
    expect(await total(list)).toBe(98);
    await fill(101, 101);
    expect(await total(list)).toBe(99);
  });

  it("is another one for other values", async () => {
    await fill(1, maxExactTotal + 5);
    expect(await total(above(3))).toBe(maxExactTotal + 2);
    expect(await total(above(4))).toBe(maxExactTotal + 1);
  });
});
