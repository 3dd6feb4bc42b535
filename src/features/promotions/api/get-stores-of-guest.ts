import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { storeQuery } from "@/features/stores";
import type { ShopScope } from "@/platform/http/shop-scope";
import { placeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/**
 * Stores by their ids, in this order. One query over all of them, each taken from where the store's page keeps it: a
 * list of queries would bring its own observer into the first script. Those that cannot be loaded are left out.
 */
const storesOfGuestQuery = (client: QueryClient, scope: ShopScope, ids: readonly number[]) =>
  queryOptions({
    queryKey: ["stores-of-guest", placeKey(scope), ...ids],
    queryFn: async () => {
      const loaded = await Promise.allSettled(
        ids.map((id) => client.ensureQueryData(storeQuery(scope, String(id)))),
      );
      return loaded.flatMap((store) => (store.status === "fulfilled" ? (dataOf(store.value) ?? []) : []));
    },
    staleTime: staleTimeFor(cacheWindows.otherLists),
  });

export const useStoresOfGuestQuery = (scope: ShopScope, ids: readonly number[]) =>
  storesOfGuestQuery(useQueryClient(), scope, ids);
