/**
 * Open overlays: dialogs, drawers, sheets. They stack (a question over the cart drawer), the last one on top.
 * Each has an entry in the history, so that the back button or gesture closes it and nothing else.
 */
import { create } from "zustand";
import type { Address, Item } from "@/contract";
import type { Position } from "@/platform/storage/local-values";
import type { CartLineInput } from "./cart";

export interface PickedPlace {
  text: string;
  position: Position;
  zoneId: string | null;
}

/** The texts of a question before something happens; missing ones have defaults. */
export interface ConfirmQuestion {
  question?: string;
  text?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: "normal" | "danger";
}

export type AuthMode = "sign-in" | "sign-up" | "phone_modal" | "user_info" | "is_exist_user" | "otp";

export type Overlay =
  | { kind: "item"; slug: string; moduleId?: number; item?: Item; campaign?: boolean; lineKey?: string }
  | { kind: "cart" }
  | { kind: "wishlist" }
  | { kind: "search" }
  | { kind: "side-menu" }
  | { kind: "profile-menu" }
  | { kind: "welcome" }
  | { kind: "filters" }
  | { kind: "point-transfer" }
  | { kind: "add-fund" }
  | {
      kind: "location-picker";
      purpose: "delivery" | "receiver" | "address";
      start?: Position;
      /** Text that the search starts with; the place's own words where the shop has no search. */
      search?: string;
    }
  | { kind: "location-alert" }
  | { kind: "location-permission" }
  | { kind: "module-chooser"; required: boolean }
  /** `contact` is filled in to sign in by password. */
  | { kind: "auth"; mode: AuthMode; returnTo?: string; contact?: string }
  /** `target` is where the guest goes on, and where signing in leads back to. */
  | { kind: "guest-prompt"; target: string }
  | { kind: "guest-contact" }
  /** `line` is what is to take the place of another store's lines. */
  | { kind: "clear-cart"; line: CartLineInput }
  | ({ kind: "confirm" } & ConfirmQuestion)
  | { kind: "address-form"; address?: Address; place?: PickedPlace }
  | { kind: "saved-addresses"; zoneId?: number }
  | { kind: "language"; languageCode?: string }
  | { kind: "tracking"; orderId: number; contactNumber?: string }
  /** The courier and the way that is left. */
  | { kind: "courier-map"; orderId: number; contactNumber?: string }
  | { kind: "cancel-order"; orderId: number }
  | { kind: "refund"; orderId: number }
  | { kind: "offline-payment"; orderId: number }
  /** Puts a past order into the cart. */
  | { kind: "reorder"; orderId: number }
  /** `elsewhere`: an address says that it is placed, and this device knows nothing of it. */
  | { kind: "order-placed"; orderId: number; status?: "success" | "fail" | "cancel" | "elsewhere" }
  | { kind: "failed-order"; orderId: number }
  | { kind: "waiting-order"; rowKey: string }
  /** Waits for its payment. */
  | { kind: "unpaid-order"; orderId: number }
  | { kind: "unsent" }
  | { kind: "map"; title: string; position: Position; address?: string }
  | { kind: "pictures"; pictures: string[]; index: number; title: string }
  | { kind: "store-info"; storeId: number; part?: "reviews" }
  /** Pictures of what was ordered. */
  | { kind: "review-reminder"; orderId: number; images: string[] }
  | { kind: "shop-address"; address: string };

export type OverlayKind = Overlay["kind"];
export type OverlayOf<K extends OverlayKind> = Extract<Overlay, { kind: K }>;
/** Kinds that a page renders by itself, because they change what it shows. The overlay host renders all others. */
export type OverlayKindOfPage = "filters" | "point-transfer" | "add-fund";

/** Props that the overlay host passes to the component of a kind. */
export interface OverlayProps<K extends OverlayKind> {
  overlay: OverlayOf<K>;
  /** False while it is closing: pass it to the sheet, which animates. */
  open: boolean;
  onClose: () => void;
  /** Call it when the closing animation has ended (the sheet's `onClosed`). */
  onClosed: () => void;
}

interface OverlayState {
  overlays: readonly Overlay[];
}

const useStore = create<OverlayState>(() => ({ overlays: [] }));

/** The field of our own history entries that says how many overlays are open at them. */
export const openOverlayCountKey = "doorstepOverlays";

/** The overlay on top, or null. */
export const useOverlay = (): Overlay | null => useStore((state) => state.overlays.at(-1) ?? null);
/** All open overlays, lowest first. */
export const useOverlays = (): readonly Overlay[] => useStore((state) => state.overlays);
export const currentOverlay = (): Overlay | null => useStore.getState().overlays.at(-1) ?? null;

/** The same outside React, all of them. */
export const currentOverlays = (): readonly Overlay[] => useStore.getState().overlays;

/** Calls `listener` after every change of what is open; returns a function that unsubscribes. */
export const subscribeOverlays = (listener: (overlays: readonly Overlay[]) => void): (() => void) =>
  useStore.subscribe(({ overlays }) => listener(overlays));

/** Opens an overlay on top of what is open. One of the same kind on top is replaced. */
export function openOverlay(overlay: Overlay): void {
  if (currentOverlay()?.kind === overlay.kind) {
    replaceOverlay(overlay);
    return;
  }
  const overlays = [...useStore.getState().overlays, overlay];
  useStore.setState({ overlays });
  // An overlay that was closed a moment ago has left its entry behind: the next one uses it.
  if (openOverlayCountOfEntry() === overlays.length) return;
  // The router's own state is copied, so that it takes the entry for the same page.
  history.pushState({ ...(history.state as object | null), [openOverlayCountKey]: overlays.length }, "");
}

/** Replaces the overlay on top, e.g. sign-in by sign-up. */
export function replaceOverlay(overlay: Overlay): void {
  const { overlays } = useStore.getState();
  if (overlays.length === 0) openOverlay(overlay);
  else useStore.setState({ overlays: [...overlays.slice(0, -1), overlay] });
}

/** Closes the one on top and removes its history entry. */
export function closeOverlay(): void {
  closeDownTo(useStore.getState().overlays.length - 1);
}

/** Closes all, e.g. after signing in. */
export function closeOverlays(): void {
  closeDownTo(0);
}

/** Closes all and navigates: the new page replaces the history entry of the overlay on top. */
export function closeOverlaysAndNavigate(navigate: (options: { replace: boolean }) => void): void {
  const open = useStore.getState().overlays.length > 0;
  useStore.setState({ overlays: [] });
  navigate({ replace: open && openOverlayCountOfEntry() > 0 });
}

/** Closes overlays of another page. The app calls it after every navigation. */
export function closeOverlaysOfOtherPages(): void {
  const { overlays } = useStore.getState();
  if (openOverlayCountOfEntry() < overlays.length)
    useStore.setState({ overlays: overlays.slice(0, openOverlayCountOfEntry()) });
}

/** The back button closes the overlay on top. Returns a function that unsubscribes. */
export function closeOverlaysOnBack(): () => void {
  // After a reload the entry of an open overlay is still there, but nothing is open.
  if (openOverlayCountOfEntry() > 0)
    history.replaceState({ ...(history.state as object), [openOverlayCountKey]: 0 }, "");
  window.addEventListener("popstate", closeOverlaysOfOtherPages);
  return () => window.removeEventListener("popstate", closeOverlaysOfOtherPages);
}

function closeDownTo(count: number): void {
  const { overlays } = useStore.getState();
  const rest = Math.max(0, count);
  if (rest >= overlays.length) return;
  useStore.setState({ overlays: overlays.slice(0, rest) });
  // Going back is asynchronous and would undo a navigation that the caller does right after closing: look again first.
  setTimeout(() => {
    const surplus = openOverlayCountOfEntry() - useStore.getState().overlays.length;
    if (surplus > 0) history.go(-surplus);
  });
}

function openOverlayCountOfEntry(): number {
  const state: unknown = history.state;
  const count =
    typeof state === "object" && state !== null ? (state as Record<string, unknown>)[openOverlayCountKey] : 0;
  return typeof count === "number" ? count : 0;
}
