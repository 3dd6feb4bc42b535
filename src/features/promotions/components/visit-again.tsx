import { useQuery } from "@/platform/query";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { lazy } from "@/ui/loading/lazy";
import { visitedStoresQuery } from "../api/get-visited-stores";
import { VisitedStores } from "./visited-stores";

const VisitedByGuest = lazy(() => import("./visited-by-guest"));

/** Stores that a customer has ordered from, or a guest on this device. Nothing is requested for who has ordered nothing. */
export function VisitAgain() {
  if (useIsSignedIn()) return <VisitedByCustomer />;
  return safeStorage.getItem(storageKeys.guestOrders) === null ? null : <VisitedByGuest />;
}

function VisitedByCustomer() {
  return <VisitedStores query={useQuery(visitedStoresQuery(useAccountKey(), useShopScope()))} />;
}
