import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { pagedOptions } from "./paged-options";

it("a paged list is loaded from page 1 on, until all rows are there", async () => {
  const asked: { limit: number; offset: number }[] = [];
  const total = 30;
  const { pages } = await new QueryClient().fetchInfiniteQuery({
    queryKey: ["stores"],
    ...pagedOptions(12, async (page) => {
      asked.push(page);
      const rows = Array.from({ length: Math.min(12, total - asked.length * 12 + 12) }, (_, row) => row);
      return {
        data: { rows, totalSize: total, offset: page.offset },
        storedAt: 0,
        receivedAt: 0,
        serverTime: null,
      };
    }),
    pages: 9,
  });
  expect(asked).toEqual([1, 2, 3].map((offset) => ({ limit: 12, offset })));
  expect(pages.flatMap((page) => page.data.rows)).toHaveLength(total);
});
