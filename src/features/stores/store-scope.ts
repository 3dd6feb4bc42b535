import type { ShopScope } from "@/platform/http/shop-scope";

/**
 * The scope of what belongs to one store. Whoever follows a link to a store has no place yet, and no list is answered
 * without a zone: then it is the store's own.
 */
export const scopeOfStore = (scope: ShopScope, store: { readonly zone_id: number }): ShopScope =>
  scope.zoneId === null ? { ...scope, zoneId: JSON.stringify([store.zone_id]) } : scope;
