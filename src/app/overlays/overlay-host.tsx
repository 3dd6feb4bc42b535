/**
 * Renders the open overlays. Features never render each other's dialogs; they say in the overlay store what should be
 * open. Every component here is a chunk of its own, loaded when it is opened for the first time.
 */
import { type ComponentType, useEffect, useRef, useState } from "react";
import { AddressFormOverlay, SavedAddressesOverlay } from "@/features/addresses";
import { AuthOverlay } from "@/features/auth";
import { CartOverlay, ClearCartOverlay } from "@/features/cart";
import { GuestContactOverlay, GuestPromptOverlay } from "@/features/checkout";
import { FailedChangesOverlay } from "@/features/failed-changes";
import { ItemDialog, PicturesOverlay } from "@/features/items";
import { LanguageOverlay } from "@/features/language";
import {
  LocationAlertOverlay,
  LocationPermissionOverlay,
  LocationPickerOverlay,
  MapOverlay,
} from "@/features/location";
import { ModuleChooserOverlay } from "@/features/modules";
import {
  CancelOrderOverlay,
  CourierMapOverlay,
  FailedOrderOverlay,
  OfflinePaymentOverlay,
  OrderPlacedOverlay,
  RefundOverlay,
  ReorderOverlay,
  TrackingOverlay,
  UnpaidOrderOverlay,
  WaitingOrderOverlay,
} from "@/features/orders";
import { ReviewReminderOverlay } from "@/features/reviews";
import { SearchOverlay } from "@/features/search";
import { StoreInfoOverlay } from "@/features/stores";
import { WelcomeOverlay } from "@/features/welcome";
import { WishlistOverlay } from "@/features/wishlist";
import { useTexts } from "@/platform/i18n";
import {
  closeOverlay,
  type Overlay,
  type OverlayKind,
  type OverlayKindOfPage,
  type OverlayOf,
  type OverlayProps,
  useOverlays,
} from "@/stores/overlay";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { Suspense } from "@/ui/loading/suspense";
import {
  ConfirmOverlay,
  ProfileMenuOverlay,
  ShopAddressOverlay,
  SideMenuOverlay,
} from "../layout/lazy-overlays";
import styles from "./overlay-host.module.css";
import { OverlayLoading } from "./overlay-loading";
import loadingStyles from "./overlay-loading.module.css";

type HostedKind = Exclude<OverlayKind, OverlayKindOfPage>;
type HostedOverlay = OverlayOf<HostedKind>;

/** One component for every kind: a new kind without one does not compile. */
const components: { readonly [K in HostedKind]: ComponentType<OverlayProps<K>> } = {
  item: ItemDialog,
  pictures: PicturesOverlay,
  cart: CartOverlay,
  "clear-cart": ClearCartOverlay,
  wishlist: WishlistOverlay,
  search: SearchOverlay,
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
  "courier-map": CourierMapOverlay,
  "cancel-order": CancelOrderOverlay,
  refund: RefundOverlay,
  "offline-payment": OfflinePaymentOverlay,
  reorder: ReorderOverlay,
  "order-placed": OrderPlacedOverlay,
  "failed-order": FailedOrderOverlay,
  "waiting-order": WaitingOrderOverlay,
  "unpaid-order": UnpaidOrderOverlay,
  unsent: FailedChangesOverlay,
  "store-info": StoreInfoOverlay,
  "review-reminder": ReviewReminderOverlay,
  "side-menu": SideMenuOverlay,
  "profile-menu": ProfileMenuOverlay,
  language: LanguageOverlay,
  confirm: ConfirmOverlay,
  "shop-address": ShopAddressOverlay,
  welcome: WelcomeOverlay,
};

/** A closed overlay stays until its motion is over, at most this long, ms. */
const maxClosingMs = 700;

interface Shown {
  id: number;
  overlay: HostedOverlay;
  open: boolean;
}

/** Owned by this module: the last key that was given to an overlay. */
let lastId = 0;

const isHosted = (overlay: Overlay): overlay is HostedOverlay => overlay.kind in components;

/** The overlays to show after a change. An overlay of the same kind replaces the one before it without motion. */
function reconcile(shown: readonly Shown[], overlays: readonly Overlay[]): Shown[] {
  const open = shown.filter((entry) => entry.open);
  const next = overlays.filter(isHosted).map((overlay, index): Shown => {
    const before = open[index];
    if (before?.overlay.kind === overlay.kind)
      return before.overlay === overlay ? before : { ...before, overlay };
    lastId += 1;
    return { id: lastId, overlay, open: true };
  });
  const stays = new Set(next.map((entry) => entry.id));
  const closing = shown
    .filter((entry) => !stays.has(entry.id))
    .map((entry) => (entry.open ? { ...entry, open: false } : entry));
  return [...next, ...closing];
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

function OneOverlay({
  overlay,
  open,
  onClosed,
}: {
  overlay: HostedOverlay;
  open: boolean;
  onClosed: () => void;
}) {
  // TypeScript cannot match a component and its overlay when the kind is only known at run time.
  const OverlayComponent = components[overlay.kind] as ComponentType<OverlayProps<HostedKind>>;
  const closed = useRef(onClosed);
  closed.current = onClosed;
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => closed.current(), maxClosingMs);
    return () => clearTimeout(timer);
  }, [open]);
  return <OverlayComponent overlay={overlay} open={open} onClose={closeOverlay} onClosed={onClosed} />;
}

function OverlayFailed() {
  const t = useTexts("shell");
  return (
    <div className={loadingStyles.overlay} role="alert">
      <div className={styles.failed}>
        <p>{t("error.pageTitle")}</p>
        <button type="button" className={styles.close} onClick={closeOverlay}>
          {t("app.close")}
        </button>
      </div>
    </div>
  );
}
