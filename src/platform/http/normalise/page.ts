import { ApiError } from "../api-error";
import {
  type Fields,
  fields,
  integerOrNull,
  list,
  requireList,
  requireObject,
  requireReadable,
} from "./readers";

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
 * A reader of pages whatever their array is called; a bare array with rows is a whole page of its own (an empty one is
 * how some backends hide an error). Broken rows are dropped, but counted: the total is the backend's. Throws `unusable`
 * for what is no page, and when none of its entries is a row.
 */
export function normalisePage<T>(
  read: (row: Fields) => T | null,
  key?: string,
): (response: unknown) => Page<T> {
  return (response) => {
    if (Array.isArray(response) && response.length > 0)
      return { rows: requireReadable(response, read), totalSize: response.length, offset: 1 };
    const body = requireObject(response);
    const found = (key === undefined ? rowKeys : [key, ...rowKeys]).find((name) => body[name] !== undefined);
    // A page inside `data`, the way some gateways wrap it.
    const inner = found === "data" && !Array.isArray(body.data) ? fields(body.data) : null;
    if (inner !== null && list(inner).length === 0 && Object.keys(inner).length > 0)
      return normalisePage(read, key)(inner);
    const total = integerOrNull(body.total_size);
    // Without rows it is a page only when it says that there are none.
    if (found === undefined && total !== 0) throw new ApiError("unusable");
    const raw = found === undefined ? [] : requireList(body[found]);
    return {
      rows: requireReadable(raw, read),
      totalSize: Math.max(total ?? raw.length, 0),
      offset: Math.max(integerOrNull(body.offset) ?? 1, 1),
    };
  };
}

/** Where older backends send all rows at once, and an empty array for none. */
export function normaliseListOrPage<T>(read: (row: Fields) => T | null): (response: unknown) => Page<T> {
  const page = normalisePage(read);
  return (response) =>
    Array.isArray(response) && response.length === 0 ? { rows: [], totalSize: 0, offset: 1 } : page(response);
}

/** The next page's number, or undefined after the last: the page was empty or all rows are there. `limit` is the page size asked for. */
export function nextPage(page: Page<unknown>, asked: number, limit: number): number | undefined {
  if (page.rows.length === 0) return undefined;
  return asked * limit >= page.totalSize ? undefined : asked + 1;
}
