// @chunk none
import { useStoresOfGuestQuery, VisitedStores } from "@/features/promotions";
import { queryWith, useQuery } from "@/platform/query";
import { useGuestOrders } from "@/stores/guest-orders";
import { zoneIds } from "@/stores/location";
import { useShopScope } from "@/stores/shop-scope";
import { RowsOfShopper } from "./rows-of-shopper";
import { sizeOf } from "./size-of";

/** Stores shown, the last one first. */
const maxStores = 5;

/** Stores of this place and module that a guest has ordered from on this device. Stores that cannot be loaded are left out. */
export default function RowsOfGuest() {
  const scope = useShopScope();
  const orders = useGuestOrders((state) => state.orders);
  const ids = orders.flatMap(({ store }) => (store && store.moduleId === scope.moduleId ? store.id : []));
  const query = useQuery(useStoresOfGuestQuery(scope, [...new Set(ids)].slice(0, maxStores)));
  const here = query.data?.filter(({ zone_id }) => zoneIds(scope.zoneId).includes(zone_id));
  const visited = queryWith(query, { data: here });
  return (
    <RowsOfShopper visited={sizeOf(visited, (stores) => stores.length)}>
      <VisitedStores query={visited} />
    </RowsOfShopper>
  );
}
