// @chunk frame

import { type ShopScope, scopeKey } from "@/platform/http/shop-scope";

/**
 * `placeholderData`: the previous data stays, dimmed, while the next response loads, but never data of another place, module
 * or language. The scope is the second part of every public key.
 */
export function keepPreviousInScope(scope: ShopScope) {
  const key = scopeKey(scope);
  return <T>(before: T | undefined, query?: { queryKey: readonly unknown[] }): T | undefined =>
    query?.queryKey[1] === key ? before : undefined;
}
