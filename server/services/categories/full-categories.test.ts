/** How many items a category beside a list is said to have. */
import { sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { idArray } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { openDemoServer } from "../../testing/demo-shop";
import { present } from "../../testing/present";
import { type CategoryRow, formatUpperCategories, fullCategories, upperCategoryRowsOf } from "./categories";

const { server } = await openDemoServer();
afterAll(() => server.close());
const { database } = server.context;

const { item, category } = present(
  rowsOf<{ item: number; category: number }>(
    await database.execute(sql`
      select min(i.id) as item, i.parent_category_id as category from items i join categories c
      on c.id = i.parent_category_id and c.active where i.active group by 2 having count(*) < 100 limit 1`),
  )[0],
);

async function countWith(full: readonly number[]): Promise<number> {
  const [read] = rowsOf<{ rows: CategoryRow[] }>(
    await database.execute(sql`select ${upperCategoryRowsOf(idArray([item]), full)} as rows`),
  );
  const shown = formatUpperCategories(database, present(read).rows, full, "en");
  return present(shown.find(({ id }) => id === category)).products_count;
}

it("a category that is full is counted again after a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    formatUpperCategories(database, [{ id: category, products_count: 100 } as CategoryRow], [], "en");
    vi.setSystemTime(Date.now() + 59_000);
    expect(fullCategories(database)).toContain(category);
    vi.setSystemTime(Date.now() + 2_000);
    expect(fullCategories(database)).not.toContain(category);
  } finally {
    vi.useRealTimers();
  }
});

it("a list that did not count a category says nothing new of it when it comes to its end", async () => {
  // A list that began while the category was known as full.
  expect(await countWith([category])).toBe(100);
  const full = fullCategories(database);
  expect(full).not.toContain(category);
  expect(await countWith(full)).toBeLessThan(100);
});
