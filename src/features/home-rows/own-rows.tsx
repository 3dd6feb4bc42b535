import { VisitedStores, visitedStoresQuery } from "@/features/promotions";
import { useQuery } from "@/platform/query";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { lazy } from "@/ui/loading/lazy";
import { RowsOfShopper } from "./rows-of-shopper";
import { sizeOf } from "./size-of";

const RowsOfGuest = lazy(() => import("./rows-of-guest"));

/**
 * Where this shopper has been: stores that a customer has ordered from, or a guest on this device, and what was opened here.
 * Nothing is requested for who has ordered nothing.
 */
export function OwnRows() {
  if (useIsSignedIn()) return <RowsOfCustomer />;
  return safeStorage.getItem(storageKeys.guestOrders) === null ? (
    <RowsOfShopper visited={0} />
  ) : (
    <RowsOfGuest />
  );
}

function RowsOfCustomer() {
  const query = useQuery(visitedStoresQuery(useAccountKey(), useShopScope()));
  return (
    <RowsOfShopper visited={sizeOf(query, (stores) => stores.length)}>
      <VisitedStores query={query} />
    </RowsOfShopper>
  );
}
