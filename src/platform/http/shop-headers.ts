import { isSharedRead } from "@/domain/shared-reads";
import { isZoneId } from "@/domain/zone-id";

/** The shopper and their place as page or worker know them. Unknown values are null or left out. */
export interface ShopHeaderValues {
  /** The text that the zone lookup returned, unchanged, such as "[2,1]". */
  zoneId?: string | null;
  moduleId?: number | string | null;
  language?: string | null;
  latitude?: number | string | null;
  longitude?: number | string | null;
  token?: string | null;
  /** Goes into query or body, never into a header. */
  guestId?: number | null;
  softwareId?: string | null;
}

/** The specification's standard headers for the values that are known; an unknown value has no header at all. */
export function shopHeaders(values: ShopHeaderValues, withToken: boolean): Record<string, string> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (isZoneId(values.zoneId)) headers.zoneId = values.zoneId;
  put(headers, "moduleId", values.moduleId);
  put(headers, "X-localization", values.language);
  // Half a position is none.
  if (isWorthSending(values.latitude) && isWorthSending(values.longitude)) {
    put(headers, "latitude", values.latitude);
    put(headers, "longitude", values.longitude);
  }
  put(headers, "X-software-id", values.softwareId);
  if (withToken && isWorthSending(values.token)) headers.Authorization = `Bearer ${values.token}`;
  return headers;
}

function put(headers: Record<string, string>, name: string, value: number | string | null | undefined): void {
  // A header outside Latin-1 makes fetch throw, and then every call would fail because of one odd stored value.
  if (isWorthSending(value) && /^[\x20-\x7e]+$/.test(String(value))) headers[name] = String(value);
}

/** Whether a value is worth sending: not empty, and none of the words that careless storage leaves behind. */
export function isWorthSending<T extends number | string>(value: T | null | undefined): value is T {
  return (
    value !== null && value !== undefined && !["", "null", "undefined", "NaN"].includes(String(value).trim())
  );
}

/** The headers that say which zone, module and language is asked for; in the order in which a scope names them. */
const scopeHeaders = ["zoneId", "moduleId", "X-localization"] as const;

/**
 * The address of a public read with its scope beside the headers, for a cache in front that knows responses by their address
 * alone. Missing ones are empty. Reads that no cache keeps stay as they are and go past it.
 */
export function scopedAddress(url: string, headers: Record<string, string>): string {
  if (!isSharedRead(url)) return url;
  const scope = scopeHeaders.map((name) => headers[name]).join();
  return `${url}${url.includes("?") ? "&" : "?"}shop_scope=${encodeURIComponent(scope)}`;
}

/** The response's own word for which zone, module and language it is. */
export const scopeHeader = "X-Shop-Scope";

/**
 * Whether a response belongs to another zone, module or language than was asked for, as from a cache that mixes them up.
 * A backend that does not say is believed.
 */
export function isOfOtherScope(response: Headers, asked: Headers): boolean {
  // A header that was not sent is empty.
  const scope = `${scopeHeaders.map((name) => asked.get(name))}`;
  return (response.get(scopeHeader) ?? scope) !== scope;
}
