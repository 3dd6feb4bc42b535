import { sql } from "drizzle-orm";
import { rowsOf } from "../db/rows";
import type { TestDatabase } from "./test-database";

/** Corners of a ring, longitude and latitude. */
export const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

/** The database's complaint about an outline, a list of parts; null for a sound one. */
export async function problemOfOutline(
  { connection }: TestDatabase,
  outline: unknown,
): Promise<string | null> {
  const [row] = rowsOf<{ problem: string | null }>(
    await connection.database.execute(
      sql`select outline_problem(${JSON.stringify(outline)}::jsonb) as problem`,
    ),
  );
  return row?.problem ?? null;
}
