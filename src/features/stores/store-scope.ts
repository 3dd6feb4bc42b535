import type { ShopScope } from "@/platform/http/shop-scope";

/**
 * The scope of one store's data. A shopper who follows a link to a store may have no place yet, but lists need a zone:
 * then it is the store's.
 */
export const scopeOfStore = (scope: ShopScope, store: { readonly zone_id: number }): ShopScope =>
  scope.zoneId === null ? { ...scope, zoneId: JSON.stringify([store.zone_id]) } : scope;
