import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";

export { addressesQuery } from "./api/get-addresses";

export const SavedAddressChips = lazy(optional(() => import("./components/saved-address-chips")));
