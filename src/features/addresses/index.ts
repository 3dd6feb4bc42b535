import { lazy } from "@/ui/loading/lazy";

export { saveAddress } from "./api/change-address";

export const AddressFormOverlay = lazy(() => import("./components/address-form-overlay"));
export const SavedAddressesOverlay = lazy(() => import("./components/saved-addresses-overlay"));
/** The profile's part about addresses. */
export const AddressesSection = lazy(() => import("./components/addresses-section"));
