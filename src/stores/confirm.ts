// @chunk outbox
/** Overlays with a result: whoever opens one awaits what the shopper chose in it. */
import type { Address } from "@/contract";
import {
  type ConfirmQuestion,
  closeOverlay,
  currentOverlay,
  type Overlay,
  type OverlayOf,
  openOverlay,
  type PickedPlace,
  replaceOverlay,
  subscribeOverlays,
} from "./overlay";
import { showError } from "./show-error";

/** The result of overlays of each kind. */
interface OverlayResults {
  /** The shopper said yes. The dialog stays open, busy, until it is closed. */
  confirm: true;
  "location-picker": PickedPlace;
  "saved-addresses": Address;
  "address-form": Address;
}
type AskingKind = keyof OverlayResults;

/** Resolvers of open overlays; an entry lives as long as its overlay is open. */
const resolvers = new Map<Overlay, (answer: unknown) => void>();

/** Opens the overlay. Resolves to what was chosen in it, null when it was closed without a choice. */
export function askInOverlay<K extends AskingKind>(overlay: OverlayOf<K>): Promise<OverlayResults[K] | null> {
  openOverlay(overlay);
  return resultOf(overlay);
}

/** Called by the overlay itself, before it is closed: what the shopper chose. */
export function resolveOverlay<K extends AskingKind>(overlay: OverlayOf<K>, answer: OverlayResults[K]): void {
  resolvers.get(overlay)?.(answer);
}

/** Asks whether something should happen. */
export async function askToConfirm(question: ConfirmQuestion): Promise<boolean> {
  const overlay: OverlayOf<"confirm"> = { kind: "confirm", ...question };
  const confirmed = (await askInOverlay(overlay)) !== null;
  closeIfOnTop(overlay);
  return confirmed;
}

/**
 * Asks, then runs the work while the dialog stays open, busy. When it fails, the error is shown and the shopper may press again.
 */
export async function confirmAndRun(question: ConfirmQuestion, work: () => Promise<void>): Promise<void> {
  let overlay: OverlayOf<"confirm"> = { kind: "confirm", ...question };
  openOverlay(overlay);
  while ((await resultOf(overlay)) !== null) {
    try {
      await work();
      closeIfOnTop(overlay);
      return;
    } catch (error) {
      showError(error);
      if (currentOverlay() !== overlay) return;
      overlay = { ...overlay };
      replaceOverlay(overlay);
    }
  }
}

function resultOf<K extends AskingKind>(overlay: OverlayOf<K>): Promise<OverlayResults[K] | null> {
  return new Promise((resolve) => {
    const finish = (answer: unknown) => {
      unsubscribe();
      resolvers.delete(overlay);
      resolve(answer as OverlayResults[K] | null);
    };
    const unsubscribe = subscribeOverlays((overlays) => {
      if (!overlays.includes(overlay)) finish(null);
    });
    resolvers.set(overlay, finish);
  });
}

function closeIfOnTop(overlay: Overlay): void {
  if (currentOverlay() === overlay) closeOverlay();
}
