// @chunk frame

import { placeKey, type ShopScope, scopeKey } from "@/platform/http/shop-scope";

/**
 * `placeholderData`: the previous data stays, dimmed, while the next response loads, but never that of another place, module
 * or language. The scope is the second part of every public key.
 */
export function keepPreviousInScope(scope: ShopScope) {
  const keys: unknown[] = [scopeKey(scope), placeKey(scope)];
  return <T>(before: T | undefined, query?: { queryKey: readonly unknown[] }): T | undefined =>
    keys.includes(query?.queryKey[1]) ? before : undefined;
}
