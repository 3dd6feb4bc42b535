import { ApiError } from "../api-error";
import { type Fields, fields, integerOrNull, list, rows } from "./readers";

/** A page of rows. `offset` is the page's number from 1. */
export interface Page<T> {
  rows: T[];
  totalSize: number;
  offset: number;
}

/** Array keys of the contract's pages, which differ from call to call. */
const rowKeys = [
  "products",
  "items",
  "stores",
  "orders",
  "addresses",
  "data",
  "reasons",
  "reviews",
  "conversations",
  "conversation",
  "messages",
] as const;

/**
 * A reader of pages whatever their array is called; a bare array is a whole page of its own. Broken rows are dropped,
 * but counted: the total is the backend's.
 */
export function normalisePage<T>(
  read: (row: Fields) => T | null,
  key?: string,
): (response: unknown) => Page<T> {
  return (response) => {
    if (response === null) return { rows: [], totalSize: 0, offset: 1 };
    if (Array.isArray(response)) return { rows: rows(response, read), totalSize: response.length, offset: 1 };
    const body = fields(response);
    if (body === null) throw new ApiError("unusable");
    const found = (key === undefined ? rowKeys : [key, ...rowKeys]).find((name) => body[name] !== undefined);
    // A page inside `data`, the way some gateways wrap it.
    const inner = found === "data" && !Array.isArray(body.data) ? fields(body.data) : null;
    if (inner !== null && list(inner).length === 0 && Object.keys(inner).length > 0)
      return normalisePage(read, key)(inner);
    if (found === undefined && body.total_size === undefined && Object.keys(body).length > 0) {
      throw new ApiError("unusable");
    }
    const raw = found === undefined ? [] : list(body[found]);
    return {
      rows: rows(raw, read),
      totalSize: Math.max(integerOrNull(body.total_size) ?? raw.length, 0),
      offset: Math.max(integerOrNull(body.offset) ?? 1, 1),
    };
  };
}

/** The next page's number, or undefined after the last: the page was empty or all rows are there. `limit` is the page size asked for. */
export function nextPage(page: Page<unknown>, asked: number, limit: number): number | undefined {
  if (page.rows.length === 0) return undefined;
  return asked * limit >= page.totalSize ? undefined : asked + 1;
}
