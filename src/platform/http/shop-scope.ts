/**
 * What a public response belongs to: its zone, module and language. Part of every public query key and sent with the
 * request that fills it, so that a response is never stored for another place when the shopper moves meanwhile.
 */
import type { ShopHeaderValues } from "./shop-headers";

export interface ShopScope {
  /** Text of the zoneId header, null before a place was chosen. */
  zoneId: string | null;
  moduleId: number | null;
  language: string;
  /** Where the shopper is: distances depend on it. Not part of the key: a few metres make no other response. */
  position: { lat: number; lng: number } | null;
}

/** The scope as one text for query keys. */
export function scopeKey(scope: ShopScope): string {
  return `${scope.zoneId ?? "-"}/${scope.moduleId ?? "-"}/${scope.language}`;
}

/** The header values that belong to the scope. */
export function scopeHeaders(scope: ShopScope): ShopHeaderValues {
  return {
    zoneId: scope.zoneId,
    moduleId: scope.moduleId,
    language: scope.language,
    latitude: scope.position?.lat ?? null,
    longitude: scope.position?.lng ?? null,
  };
}
