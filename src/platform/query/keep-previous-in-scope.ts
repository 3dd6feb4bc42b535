// @chunk frame

import { type ShopScope, scopeKey } from "@/platform/http/shop-scope";

/**
 * `placeholderData`: what was shown before stays, dimmed, while the next response is on its way; but never what belongs
 * to another place, module or language. The scope stands second in every public key.
 */
export function keepPreviousInScope(scope: ShopScope) {
  const key = scopeKey(scope);
  return <T>(before: T | undefined, query?: { queryKey: readonly unknown[] }): T | undefined =>
    query?.queryKey[1] === key ? before : undefined;
}
