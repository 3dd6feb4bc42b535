/** Parsing of bodies and headers. */

/** Null when the body is not JSON. An empty one is not: every call of the contract answers with a body. */
export function parseJsonBody(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Epoch ms of an HTTP date, null when it is none. */
export function parseHttpDate(text: string | null): number | null {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** Retry-After is a number of seconds or a date. Returns ms from `now`, null when it is missing or unreadable. */
export function parseRetryAfter(text: string | null, now: number): number | null {
  if (text === null || text.trim() === "") return null;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = parseHttpDate(text);
  return at === null ? null : Math.max(0, at - now);
}

/** The age of a response in caches on the way, ms; 0 when no header says. */
export function ageOf(headers: Headers): number {
  const seconds = Number(headers.get("Age"));
  return seconds > 0 && Number.isFinite(seconds) ? seconds * 1000 : 0;
}

/** The server's clock on receipt, epoch ms; null where the response does not say. */
export function serverTimeOf(headers: Headers): number | null {
  const sentAt = parseHttpDate(headers.get("Date"));
  return sentAt === null ? null : sentAt + ageOf(headers);
}
