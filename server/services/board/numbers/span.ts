/** The days of the board's numbers as instants. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { BoardNumbersQuery } from "@/contract/calls/board-numbers";
import type { TimeZone } from "@/domain/time-zone";
import { instantNearWall } from "@/domain/wall-time";
import { orders } from "../../../db/schema";
import { dateAfter, daysBetween, isDate } from "../../dates/calendar-dates";
import { type Operator, reachedBy, reaches } from "../../operators/operator";
import { refuse } from "../../refusals";

const maxDays = 366;

export interface Span {
  /** YYYY-MM-DD, oldest first. */
  dates: string[];
  /** ISO 8601 in UTC: when each day begins, and when the last one ends. */
  edges: string[];
  from: string;
  end: string;
  /** The orders that the operator may see in it. */
  stores: SQL;
}

/** Reads a span of whole days. 403 for what is no date, ends before it begins or is too long; 404 for a store of others. */
export function readSpan(query: BoardNumbersQuery, operator: Operator, timeZone: TimeZone): Span {
  const { from, until, store_id: storeId } = query;
  if (storeId !== undefined && !reaches(operator, storeId)) throw refuse("board_store_unknown");
  if (!isDate(from) || !isDate(until)) throw refuse("numbers_date");
  const length = daysBetween(from, until) + 1;
  if (length < 1 || length > maxDays) throw refuse("numbers_span", { count: String(maxDays) });
  const dates = Array.from({ length }, (_, index) => dateAfter(from, index));
  // A zone may have no midnight on the day when its clocks change.
  const edges = [...dates, dateAfter(until, 1)].map((date) =>
    new Date(instantNearWall(Date.parse(`${date}T00:00:00Z`), timeZone)).toISOString(),
  );
  const one = storeId === undefined ? sql`true` : eq(orders.storeId, storeId);
  return {
    dates,
    edges,
    from: edges[0] ?? "",
    end: edges.at(-1) ?? "",
    stores: sql`${orders.announced} and ${reachedBy(orders.storeId, operator)} and ${one}`,
  };
}

/** When an order reached a status, as ISO 8601 text. */
export const reachedAt = (status: "delivered" | "canceled" | "confirmed"): SQL =>
  sql`(${orders.reached} ->> ${sql.raw(`'${status}'`)})`;

/** Orders that reached a status within the span. */
export const reachedIn = ({ from, end, stores }: Span, status: "delivered" | "canceled"): SQL =>
  sql`${reachedAt(status)} >= ${from} and ${reachedAt(status)} < ${end} and ${stores}`;
