import { isLocationSet, useLocationStore } from "./location";
import { closeOverlay, currentOverlay, type Overlay, openOverlay, subscribeOverlays } from "./overlay";

/** Ends the asking for a place before this one: only the newest press goes on. */
let stopAskingForPlace = () => {};

/**
 * Asks a newcomer for a place. Resolves to true as soon as one is chosen, before what was opened for it closes, and to false
 * when it was closed without one or another press asks.
 */
export function askForPlace(): Promise<boolean> {
  stopAskingForPlace();
  const alert: Overlay = { kind: "location-alert" };
  return new Promise((resolve) => {
    let asking = 0;
    const finish = (isPlaced: boolean) => {
      stopPlace();
      stopOverlays();
      if (currentOverlay() === alert) closeOverlay();
      resolve(isPlaced);
    };
    const stopPlace = useLocationStore.subscribe(() => {
      if (isLocationSet()) finish(true);
    });
    // The map takes the place of the alert, and what is opened on the way lies over it.
    const stopOverlays = subscribeOverlays((overlays) => {
      asking ||= overlays.length;
      if (overlays.length < asking) finish(false);
    });
    stopAskingForPlace = () => finish(false);
    openOverlay(alert);
  });
}
