import type { ErrorEntry } from "./api-error";

/**
 * Every form in which backends of the contract report errors, as one list: `errors` as array, object or string;
 * `message`, `error` and `payment` as text; the bare array `["Unauthorized", 401]`. Empty when the body has none.
 */
export function errorsOf(body: unknown): ErrorEntry[] {
  if (isUnauthorisedPair(body)) return [{ code: "auth-001", message: "Unauthorized" }];
  if (typeof body !== "object" || body === null || Array.isArray(body)) return [];
  const fields = body as Record<string, unknown>;
  const named = entriesOf(fields.errors);
  if (named.length > 0) return named;
  for (const key of ["message", "error", "payment"] as const) {
    const found = entriesOf(fields[key], key === "message" ? "" : key);
    if (found.length > 0) return found;
  }
  return [];
}

/** `["Unauthorized", 401]`, which older backends send with HTTP 200 to a guest without a guest_id. */
export function isUnauthorisedPair(body: unknown): boolean {
  return Array.isArray(body) && body.length === 2 && body[0] === "Unauthorized" && Number(body[1]) === 401;
}

/** Whether a response with a good status is a failure nevertheless: its `errors` are neither missing nor empty. */
export function hasErrors(body: unknown): boolean {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  const { errors } = body as Record<string, unknown>;
  if (errors === undefined || errors === null || errors === false || errors === "") return false;
  return typeof errors !== "object" || Object.keys(errors).length > 0;
}

/** The new total that comes with the code order_amount, major units. */
export function newTotalOf(body: unknown): number | null {
  if (typeof body !== "object" || body === null) return null;
  const { total } = body as Record<string, unknown>;
  return typeof total === "number" && Number.isFinite(total) ? total : null;
}

function entriesOf(value: unknown, code = ""): ErrorEntry[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [{ code, message: value.trim() }];
  if (Array.isArray(value)) return value.flatMap((entry) => entriesOf(entry, code));
  if (typeof value !== "object" || value === null) return [];
  const entry = value as Record<string, unknown>;
  if ("message" in entry || "code" in entry) {
    const message = textOf(entry.message);
    const entryCode = textOf(entry.code);
    return message === "" && entryCode === "" ? [] : [{ code: entryCode, message }];
  }
  // Framework validation style: { email: ["is taken"], phone: "is missing" }.
  return Object.entries(entry).flatMap(([field, messages]) => entriesOf(messages, field));
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  return "";
}
