// @chunk none
import { queryWith, useQuery } from "@/platform/query";
import { useGuestOrders } from "@/stores/guest-orders";
import { zoneIds } from "@/stores/location";
import { useShopScope } from "@/stores/shop-scope";
import { useStoresOfGuestQuery } from "../api/get-stores-of-guest";
import { VisitedStores } from "./visited-stores";

/** Stores shown, the last one first. */
const maxStores = 5;

/** Stores of this place and module that a guest has ordered from on this device. Stores that cannot be loaded are left out. */
export default function VisitedByGuest() {
  const scope = useShopScope();
  const orders = useGuestOrders((state) => state.orders);
  const ids = orders.flatMap(({ store }) => (store && store.moduleId === scope.moduleId ? store.id : []));
  const query = useQuery(useStoresOfGuestQuery(scope, [...new Set(ids)].slice(0, maxStores)));
  const here = query.data?.filter(({ zone_id }) => zoneIds(scope.zoneId).includes(zone_id));
  return <VisitedStores query={queryWith(query, { data: here })} />;
}
