/**
 * Renders what is open. Features never render each other's dialogs; they say in the overlay store what should be open.
 * Every component here is a chunk of its own, loaded when it is opened for the first time.
 */
import { type ComponentType, useEffect, useRef, useState } from "react";
import { AddressFormOverlay, SavedAddressesOverlay } from "@/features/addresses";
import { AuthOverlay } from "@/features/auth";
import { CartOverlay, ClearCartOverlay } from "@/features/cart";
import { GuestContactOverlay, GuestPromptOverlay } from "@/features/checkout";
import { ItemOverlay, PicturesOverlay } from "@/features/items";
import {
  LocationAlertOverlay,
  LocationPermissionOverlay,
  LocationPickerOverlay,
  MapOverlay,
} from "@/features/location";
import { ModuleChooserOverlay } from "@/features/modules";
import {
  CancelOrderOverlay,
  FailedOrderOverlay,
  OrderPlacedOverlay,
  TrackingOverlay,
  WaitingOrderOverlay,
} from "@/features/orders";
import { StoreInfoOverlay } from "@/features/stores";
import { UnsentOverlay } from "@/features/unsent";
import { WishlistOverlay } from "@/features/wishlist";
import { useTexts } from "@/platform/i18n";
import {
  closeOverlay,
  type Overlay,
  type OverlayKind,
  type OverlayProps,
  useOverlays,
} from "@/stores/overlay";
import { Suspense } from "@/ui/loading/suspense";
import { ErrorBoundary } from "../error-boundary";
import {
  ConfirmOverlay,
  LanguageOverlay,
  ProfileMenuOverlay,
  ShopAddressOverlay,
  SideMenuOverlay,
} from "../layout/lazy-overlays";
import styles from "./overlay-host.module.css";
import { OverlayLoading } from "./overlay-loading";
import veil from "./overlay-loading.module.css";

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
  "failed-order": FailedOrderOverlay,
  "waiting-order": WaitingOrderOverlay,
  unsent: UnsentOverlay,
  "store-info": StoreInfoOverlay,
  "side-menu": SideMenuOverlay,
  "profile-menu": ProfileMenuOverlay,
  language: LanguageOverlay,
  confirm: ConfirmOverlay,
  "shop-address": ShopAddressOverlay,
};

/** What has left the store stays until its closing motion is over; this long at the most, ms. */
const longestClosing = 700;

interface Shown {
  id: number;
  overlay: Overlay;
  open: boolean;
}

let lastId = 0;

/** Brings what is shown in step with what is open: a sibling of the same kind takes the place of the one before it. */
function reconcile(shown: readonly Shown[], overlays: readonly Overlay[]): Shown[] {
  const open = shown.filter((entry) => entry.open);
  const next = overlays.map((overlay, index): Shown => {
    const before = open[index];
    if (before?.overlay.kind === overlay.kind)
      return before.overlay === overlay ? before : { ...before, overlay };
    lastId += 1;
    return { id: lastId, overlay, open: true };
  });
  const kept = new Set(next.map((entry) => entry.id));
  const leaving = shown
    .filter((entry) => !kept.has(entry.id))
    .map((entry) => (entry.open ? { ...entry, open: false } : entry));
  return [...next, ...leaving];
}

export function OverlayHost() {
  const overlays = useOverlays();
  const [shown, setShown] = useState<readonly Shown[]>(() => reconcile([], overlays));
  useEffect(() => setShown((before) => reconcile(before, overlays)), [overlays]);
  const remove = (id: number) =>
    setShown((before) => before.filter((entry) => entry.id !== id || entry.open));
  return shown.map(({ id, overlay, open }) => (
    <ErrorBoundary key={id} fallback={() => (open ? <OverlayFailed /> : null)}>
      <Suspense fallback={open ? <OverlayLoading /> : null}>
        <OneOverlay overlay={overlay} open={open} onClosed={() => remove(id)} />
      </Suspense>
    </ErrorBoundary>
  ));
}

function OneOverlay({ overlay, open, onClosed }: { overlay: Overlay; open: boolean; onClosed: () => void }) {
  const OverlayComponent = components[overlay.kind] as ComponentType<OverlayProps<OverlayKind>> | undefined;
  const closed = useRef(onClosed);
  closed.current = onClosed;
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => closed.current(), longestClosing);
    return () => clearTimeout(timer);
  }, [open]);
  return OverlayComponent ? (
    <OverlayComponent overlay={overlay} open={open} onClose={closeOverlay} onClosed={onClosed} />
  ) : null;
}

function OverlayFailed() {
  const t = useTexts("shell");
  return (
    <div className={veil.veil} role="alert">
      <div className={styles.failed}>
        <p>{t("error.pageTitle")}</p>
        <button type="button" className={styles.close} onClick={closeOverlay}>
          {t("app.close")}
        </button>
      </div>
    </div>
  );
}
