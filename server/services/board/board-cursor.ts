/** Where a board is: the last number of each store that it has seen, "12:45,13:7". */
import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "../../context";
import { orderCounters } from "../../db/schema";
import type { Operator } from "../operators/operator";

/** The last number by store; 0 is the shop's parcels. */
export type Cursor = ReadonlyMap<number, number>;

export const cursorText = (cursor: Cursor): string =>
  [...cursor].map(([storeId, seq]) => `${storeId}:${seq}`).join(",");

/** The cursor of a text that the contract's pattern admits. */
export const parseCursor = (text: string): Cursor =>
  new Map(
    text === ""
      ? []
      : text.split(",").map((entry) => {
          const [storeId = "", seq = ""] = entry.split(":");
          return [Number(storeId), Number(seq)] as const;
        }),
  );

/** The last numbers of an operator's stores as they are now. */
export async function readCursor(
  database: Queryable,
  { storeIds }: Pick<Operator, "storeIds">,
): Promise<Cursor> {
  const rows = await database
    .select()
    .from(orderCounters)
    .where(storeIds === null ? undefined : inArray(orderCounters.storeId, [...storeIds]))
    .orderBy(asc(orderCounters.storeId));
  return new Map(rows.map(({ storeId, seq }) => [storeId, seq]));
}
