/**
 * What lies over the page: dialogs, drawers, sheets. They lie on each other (a question over the cart drawer), the last
 * one on top. Each has an entry in the history, so that the back button or gesture closes it and nothing else.
 */
import { create } from "zustand";
import type { Address, Item } from "@/contract";
import type { Position } from "@/platform/storage/local-values";

export interface PickedPlace {
  text: string;
  position: Position;
  zoneId: string | null;
}

export type AuthMode = "sign-in" | "sign-up" | "phone_modal" | "user_info" | "is_exist_user" | "otp";

export type Overlay =
  | { kind: "item"; slug: string; moduleId?: number; item?: Item; campaign?: boolean; lineKey?: string }
  | { kind: "cart" }
  | { kind: "wishlist" }
  | { kind: "side-menu" }
  | { kind: "profile-menu" }
  | { kind: "search" }
  | { kind: "filters" }
  | {
      kind: "location-picker";
      purpose: "delivery" | "receiver" | "address";
      start?: Position;
      /** Words that the search begins with. */
      search?: string;
      onPicked?: (place: PickedPlace) => void;
    }
  | { kind: "location-alert" }
  | { kind: "location-permission" }
  | { kind: "module-chooser"; required: boolean }
  | { kind: "auth"; mode: AuthMode; returnTo?: string }
  /** `target` is where the guest goes on, and where signing in leads back to. */
  | { kind: "guest-prompt"; target: string }
  | { kind: "guest-contact" }
  /** `item` is what stands in the way of the cart; `onConfirm` says whether the cart was changed. */
  | { kind: "clear-cart"; item: Item; onConfirm: () => boolean }
  | {
      kind: "confirm";
      question?: string;
      text?: string;
      confirmLabel?: string;
      cancelLabel?: string;
      tone?: "normal" | "danger";
      onConfirm: () => void | Promise<void>;
      onCancel?: () => void;
    }
  | {
      kind: "address-form";
      address?: Address;
      place?: PickedPlace;
      onSaved?: (address: Address | null) => void;
    }
  | { kind: "saved-addresses"; zoneId?: number; onSelect: (address: Address) => void }
  | { kind: "language"; languageCode?: string }
  | { kind: "tracking"; orderId: number; contactNumber?: string }
  | { kind: "cancel-order"; orderId: number }
  | { kind: "order-placed"; orderId: number; status?: "success" | "fail" | "cancel" }
  | { kind: "failed-order"; orderId: number }
  | { kind: "waiting-order"; rowKey: string }
  | { kind: "unsent" }
  | { kind: "map"; title: string; position: Position; address?: string }
  | { kind: "pictures"; pictures: string[]; index: number; title: string }
  | { kind: "store-info"; storeId: number }
  | { kind: "shop-address"; address: string };

export type OverlayKind = Overlay["kind"];

/** What the overlay host hands to the component of a kind. */
export interface OverlayProps<K extends OverlayKind> {
  overlay: Extract<Overlay, { kind: K }>;
  /** False while it leaves the screen: hand it to the sheet, so that it may go with its motion. */
  open: boolean;
  onClose: () => void;
  /** To be called when it has left the screen (the sheet's `onClosed`). */
  onClosed: () => void;
}

interface OverlayState {
  overlays: readonly Overlay[];
}

const useStore = create<OverlayState>(() => ({ overlays: [] }));

/** Mark of our own history entries: how many overlays are open at it. */
export const openOverlayCountKey = "doorstepOverlays";

/** The overlay on top, or null. */
export const useOverlay = (): Overlay | null => useStore((state) => state.overlays.at(-1) ?? null);
/** All of them, lowest first; the overlay host renders these. */
export const useOverlays = (): readonly Overlay[] => useStore((state) => state.overlays);
export const currentOverlay = (): Overlay | null => useStore.getState().overlays.at(-1) ?? null;

/** Opens an overlay on top of what is open. The same kind again takes the place of the one on top. */
export function openOverlay(overlay: Overlay): void {
  if (currentOverlay()?.kind === overlay.kind) {
    replaceOverlay(overlay);
    return;
  }
  const overlays = [...useStore.getState().overlays, overlay];
  useStore.setState({ overlays });
  // An overlay that was closed a moment ago has left its entry; it serves the next one.
  if (marked() === overlays.length) return;
  // The router's own state of this entry stays, so that it takes the entry for the same page.
  history.pushState({ ...(history.state as object | null), [openOverlayCountKey]: overlays.length }, "");
}

/** Puts an overlay in the place of the one on top, e.g. sign-up for sign-in. */
export function replaceOverlay(overlay: Overlay): void {
  const { overlays } = useStore.getState();
  if (overlays.length === 0) openOverlay(overlay);
  else useStore.setState({ overlays: [...overlays.slice(0, -1), overlay] });
}

/** Closes the one on top and takes its history entry back. */
export function closeOverlay(): void {
  closeDownTo(useStore.getState().overlays.length - 1);
}

/** Closes all, e.g. after signing in. */
export function closeOverlays(): void {
  closeDownTo(0);
}

/** Closes all and goes somewhere else: the new page takes the place of the topmost overlay's history entry. */
export function closeOverlaysAndNavigate(navigate: (options: { replace: boolean }) => void): void {
  const open = useStore.getState().overlays.length > 0;
  useStore.setState({ overlays: [] });
  navigate({ replace: open && marked() > 0 });
}

/** Closes what belongs to another page. The app calls it after every navigation. */
export function closeOverlaysOfOtherPages(): void {
  const { overlays } = useStore.getState();
  if (marked() < overlays.length) useStore.setState({ overlays: overlays.slice(0, marked()) });
}

/** Listens to the back button; answers how to stop. */
export function closeOverlaysOnBack(): () => void {
  // After a reload with an overlay open its entry is still there, but nothing is open.
  if (marked() > 0) history.replaceState({ ...(history.state as object), [openOverlayCountKey]: 0 }, "");
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
    const surplus = marked() - useStore.getState().overlays.length;
    if (surplus > 0) history.go(-surplus);
  });
}

function marked(): number {
  const state: unknown = history.state;
  const count =
    typeof state === "object" && state !== null ? (state as Record<string, unknown>)[openOverlayCountKey] : 0;
  return typeof count === "number" ? count : 0;
}
