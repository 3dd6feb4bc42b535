import { expect } from "vitest";
import type { openDemoServer } from "./demo-shop";
import type { TestRequest } from "./test-server";

type Get = Awaited<ReturnType<typeof openDemoServer>>["get"];

/** All rows of a list, page by page; expects each page to tell its place, and the total never to be less than the rows. */
export async function walkList<T>(
  get: Get,
  path: string,
  key: "products" | "stores",
  request: TestRequest,
  limit = 7,
): Promise<{ rows: T[]; total: number }> {
  const rows: T[] = [];
  let total = 0;
  for (let offset = 1; offset < 100; offset += 1) {
    const { status, body } = await get(path, { ...request, query: { ...request.query, limit, offset } });
    expect(status, path).toBe(200);
    expect(body).toMatchObject({ limit, offset });
    const { [key]: found, total_size: size } = body as Record<typeof key, T[]> & { total_size: number };
    expect(size).toBeGreaterThanOrEqual(rows.length + found.length);
    rows.push(...found);
    total = size;
    if (found.length === 0 || offset * limit >= total) break;
  }
  return { rows, total };
}
