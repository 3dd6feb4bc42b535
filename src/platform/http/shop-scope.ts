/**
 * The scope of a public response: its zone, module and language. Part of every public query key and sent with the
 * request that fills it, so that a response is never stored for another place when the shopper moves meanwhile.
 */
import type { ShopHeaderValues } from "./shop-headers";

export interface ShopScope {
  /** Text of the zoneId header, null before a place was chosen. */
  zoneId: string | null;
  moduleId: number | null;
  language: string;
  /** Where the shopper is: part of the keys of responses with distances only, so that moving keeps everything else. */
  position: { lat: number; lng: number } | null;
}

/** The scope as one text for query keys. */
export function scopeKey(scope: ShopScope): string {
  return `${scope.zoneId ?? "-"}/${scope.moduleId ?? "-"}/${scope.language}`;
}

/**
 * The same with the place, for responses that tell of distances, and of fees and times that follow from them. Ten metres make
 * no other response.
 */
export function placeKey(scope: ShopScope): string {
  const { position } = scope;
  return scopeKey(scope) + (position ? `@${position.lat.toFixed(4)},${position.lng.toFixed(4)}` : "");
}

/** Whether a part of a query's key names this zone, module and language, at whichever place. */
export const isInScope = (keyPart: unknown, scope: ShopScope): boolean =>
  `${keyPart}@`.startsWith(`${scopeKey(scope)}@`);

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
