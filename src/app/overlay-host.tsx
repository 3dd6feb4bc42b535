/**
 * Renders what is open. Features never render each other's dialogs; they say in the overlay store what should be open.
 * Every component here is a chunk of its own, loaded when it is opened for the first time.
 */
import { type ComponentType, Suspense } from "react";
import { AddressFormOverlay, SavedAddressesOverlay } from "@/features/addresses";
import { AuthOverlay } from "@/features/auth";
import { CartOverlay, ClearCartOverlay } from "@/features/cart";
import { GuestContactOverlay, GuestPromptOverlay } from "@/features/checkout";
import { ItemOverlay, PicturesOverlay } from "@/features/items";
import { LocationAlertOverlay, LocationPermissionOverlay, LocationPickerOverlay, MapOverlay } from "@/features/location";
import { ModuleChooserOverlay } from "@/features/modules";
import { CancelOrderOverlay, OrderPlacedOverlay, TrackingOverlay, WaitingOrderOverlay } from "@/features/orders";
import { StoreInfoOverlay } from "@/features/stores";
import { WishlistOverlay } from "@/features/wishlist";
import { useTexts } from "@/platform/i18n";
import { closeOverlay, type Overlay, type OverlayKind, type OverlayProps, useOverlays } from "@/stores/overlay";
import { Spinner } from "@/ui/spinner";
import { ErrorBoundary } from "./error-boundary";
import {
  ConfirmOverlay,
  LanguageOverlay,
  ProfileMenuOverlay,
  ShopAddressOverlay,
  SideMenuOverlay,
} from "./layout/overlays";
import styles from "./overlay-host.module.css";

const components: { [K in OverlayKind]?: ComponentType<OverlayProps<K>> } = {
  item: ItemOverlay,
  pictures: PicturesOverlay,
  cart: CartOverlay,
  "clear-cart": ClearCartOverlay,
  wishlist: WishlistOverlay,
  "location-picker": LocationPickerOverlay,
  "location-alert": LocationAlertOverlay,
  "location-permission": LocationPermissionOverlay,
  map: MapOverlay,
  "module-chooser": ModuleChooserOverlay,
  auth: AuthOverlay,
  "guest-prompt": GuestPromptOverlay,
  "guest-contact": GuestContactOverlay,
  "address-form": AddressFormOverlay,
  "saved-addresses": SavedAddressesOverlay,
  tracking: TrackingOverlay,
  "cancel-order": CancelOrderOverlay,
  "order-placed": OrderPlacedOverlay,
  "waiting-order": WaitingOrderOverlay,
  "store-info": StoreInfoOverlay,
  "side-menu": SideMenuOverlay,
  "profile-menu": ProfileMenuOverlay,
  language: LanguageOverlay,
  confirm: ConfirmOverlay,
  "shop-address": ShopAddressOverlay,
};

export function OverlayHost() {
  const overlays = useOverlays();
  return overlays.map((overlay, index) => (
    // The place in the stack is the identity: a dialog replaced by its sibling starts anew.
    <ErrorBoundary key={`${index}/${overlay.kind}`} fallback={() => <OverlayFailed />}>
      <Suspense fallback={<OverlayLoading />}>
        <OneOverlay overlay={overlay} />
      </Suspense>
    </ErrorBoundary>
  ));
}

function OneOverlay({ overlay }: { overlay: Overlay }) {
  const OverlayComponent = components[overlay.kind] as ComponentType<{ overlay: Overlay; onClose: () => void }> | undefined;
  return OverlayComponent ? <OverlayComponent overlay={overlay} onClose={closeOverlay} /> : null;
}

function OverlayLoading() {
  const t = useTexts("shell");
  return (
    <div className={styles.veil}>
      <Spinner label={t("app.loading")} />
    </div>
  );
}

function OverlayFailed() {
  const t = useTexts("shell");
  return (
    <div className={styles.veil} role="alert">
      <div className={styles.failed}>
        <p>{t("error.pageTitle")}</p>
        <button type="button" className={styles.close} onClick={closeOverlay}>
          {t("app.close")}
        </button>
      </div>
    </div>
  );
}
