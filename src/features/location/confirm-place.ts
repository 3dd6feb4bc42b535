/** What confirming a place does, for each of the three ways: on the map, a saved address, the device's position. */
import type { QueryClient } from "@tanstack/react-query";
import type { Address } from "@/contract";
import { chooseModule, type ModuleOffer } from "@/features/modules";
import { translator } from "@/platform/i18n";
import { answerOverlay } from "@/stores/ask-overlay";
import type { ChosenLocation } from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import {
  closeOverlay,
  currentOverlay,
  type OverlayOf,
  openOverlay,
  type PickedPlace,
  replaceOverlay,
} from "@/stores/overlay";
import { saveToastForReload, showErrorTexts, showSuccess } from "@/stores/toasts";
import { applyLocation, resolveLocation } from "./apply-location";
import { currentPosition } from "./current-position";

type Picker = OverlayOf<"location-picker">;

/**
 * A point of the map. A parcel's receiver and a point for an address form change nothing of where the shopper is;
 * otherwise the place is kept, and except from a store's page the address form follows.
 */
export async function confirmPlace(
  queryClient: QueryClient,
  picker: Picker,
  location: ChosenLocation,
): Promise<void> {
  const place: PickedPlace = {
    text: location.text,
    position: location.position,
    zoneId: location.zoneId,
  };
  if (picker.purpose === "receiver" || picker.purpose === "address") {
    answerOverlay(picker, place);
    closeOverlay();
    return;
  }
  const before = selectedModule() !== null;
  const offer = await applyLocation(queryClient, location);
  showSuccess(translator("shell")("location.newLocation"));
  answerOverlay(picker, place);
  if (atStore()) closeOverlay();
  else replaceOverlay({ kind: "address-form", place });
  followOffer(offer, before);
}

/** A saved address. Rejects with the zone lookup's error. */
export async function chooseSavedAddress(queryClient: QueryClient, address: Address): Promise<void> {
  const position = { lat: Number(address.latitude), lng: Number(address.longitude) };
  const location = await resolveLocation(queryClient, position, address.address);
  if (!location) return;
  const before = selectedModule() !== null;
  const offer = await applyLocation(queryClient, location);
  showSuccess(translator("shell")("location.newAddress"));
  if (currentOverlay()?.kind === "saved-addresses") closeOverlay();
  if (currentOverlay()?.kind === "location-picker") closeOverlay();
  followOffer(offer, before);
}

/**
 * Where the device is. The page starts anew, as the specification says; the toast is shown by the page that follows.
 * Rejects with PositionError or the zone lookup's error. `reload` is handed in by tests only.
 */
export async function chooseCurrentPosition(
  queryClient: QueryClient,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  const found = await resolveLocation(queryClient, await currentPosition());
  if (!found) {
    showErrorTexts([translator("shell")("location.noAddress")]);
    return;
  }
  const offer = await applyLocation(queryClient, found);
  if (offer.kind === "one") selectModule(offer.module);
  saveToastForReload({ kind: "success", textKey: "location.newLocation" });
  reload();
}

/** The page of a store, not one of the lists beside it: there the shopper goes on with what it sells. */
const atStore = () => /^\/store\/(?!(latest|popular|top-offer-nearby)$)/.test(window.location.pathname);

const atHome = () => ["/", "/home"].includes(window.location.pathname);

/** Only where there was a module before: on the landing they stand under the hero by themselves. */
function followOffer(offer: ModuleOffer, hadModule: boolean): void {
  if (offer.kind === "one") {
    // Where a home shows already it changes by itself; leaving would take the address form away.
    if (!atHome()) chooseModule(offer.module, "selected");
    else {
      selectModule(offer.module);
      showSuccess(translator("shell")("module.selected"));
    }
  } else if (offer.kind !== "kept" && hadModule) openOverlay({ kind: "module-chooser", required: true });
}
