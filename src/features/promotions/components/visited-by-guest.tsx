// @chunk none
import { useQueries } from "@tanstack/react-query";
import { storeQuery } from "@/features/stores";
import { useGuestOrders } from "@/stores/guest-orders";
import { zoneIds } from "@/stores/location";
import { useShopScope } from "@/stores/shop-scope";
import { VisitedStores } from "./visited-stores";

/** Stores shown, the last one first. */
const maxStores = 5;

/** Stores of this place and module that a guest has ordered from on this device. Stores that cannot be loaded are left out. */
export default function VisitedByGuest() {
  const scope = useShopScope();
  const orders = useGuestOrders((state) => state.orders);
  const ids = orders.flatMap(({ store }) => (store && store.moduleId === scope.moduleId ? store.id : []));
  const { data, isPending, refetch } = useQueries({
    queries: [...new Set(ids)].slice(0, maxStores).map((id) => storeQuery(scope, String(id))),
    combine: (results) => ({
      data: results.flatMap(({ data: store }) => store ?? []),
      isPending: results.some((result) => result.isPending && result.fetchStatus === "fetching"),
      refetch: () => Promise.all(results.map((result) => result.refetch())),
    }),
  });
  const here = data.filter(({ zone_id }) => zoneIds(scope.zoneId).includes(zone_id));
  return (
    <VisitedStores
      query={{
        data: isPending ? undefined : here,
        isError: false,
        fetchStatus: isPending ? "fetching" : "idle",
        error: null,
        isFetching: isPending,
        refetch,
      }}
    />
  );
}
