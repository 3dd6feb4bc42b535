/** Confirms a place, in each of the three ways: on the map, a saved address, the device's position. */
import type { QueryClient } from "@tanstack/react-query";
import type { Address } from "@/contract";
import { chooseModule, type ModuleOffer } from "@/features/modules";
import { agreesToUndeliverable } from "@/features/undeliverable-carts";
import { translator } from "@/platform/i18n";
import { resolveOverlay } from "@/stores/confirm";
import type { ChosenLocation } from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import {
  closeOverlay,
  closeOverlays,
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
 * A point of the map. For a parcel's receiver and for an address form the delivery place stays as it is; otherwise it is
 * stored, and except on a store's page the address form opens. Stores of the carts that do not deliver there are named first.
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
    resolveOverlay(picker, place);
    closeOverlay();
    return;
  }
  if (!(await agreesToUndeliverable(queryClient, location))) return;
  const before = selectedModule() !== null;
  const offer = await applyLocation(queryClient, location);
  showSuccess(translator("shell")("location.newLocation"));
  resolveOverlay(picker, place);
  if (atStore()) closeOverlay();
  else replaceOverlay({ kind: "address-form", place });
  followOffer(offer, before);
}

/** A place that was chosen before, with the zones that it had then. */
export async function returnToPlace(queryClient: QueryClient, place: ChosenLocation): Promise<void> {
  if (!(await agreesToUndeliverable(queryClient, place))) return;
  const before = selectedModule() !== null;
  const offer = await applyLocation(queryClient, place);
  showSuccess(translator("shell")("location.newLocation"));
  followOffer(offer, before);
}

/** A saved address. Rejects with the zone lookup's error. */
export async function chooseSavedAddress(queryClient: QueryClient, address: Address): Promise<void> {
  const position = { lat: Number(address.latitude), lng: Number(address.longitude) };
  const location = await resolveLocation(queryClient, position, address.address);
  if (!location || !(await agreesToUndeliverable(queryClient, location))) return;
  const before = selectedModule() !== null;
  const offer = await applyLocation(queryClient, location);
  showSuccess(translator("shell")("location.newAddress"));
  if (currentOverlay()?.kind === "saved-addresses") closeOverlay();
  if (currentOverlay()?.kind === "location-picker") closeOverlay();
  followOffer(offer, before);
}

/**
 * Where the device is. The page starts anew, as the specification says; the toast is shown by the page that follows.
 * Rejects with PositionError or the zone lookup's error. `reload` is a parameter for tests only.
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
  if (!(await agreesToUndeliverable(queryClient, found))) return;
  const offer = await applyLocation(queryClient, found);
  if (offer.kind === "one") selectModule(offer.module);
  saveToastForReload({ kind: "success", textKey: "location.newLocation" });
  await leaveOverlays();
  reload();
}

/** The way back in the history is not told of by every browser, ms. */
const leaveTimeoutMs = 500;

/** The reload would leave their history entries without overlays: a press of the back button would do nothing. */
async function leaveOverlays(): Promise<void> {
  if (currentOverlay() === null) return;
  const left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  closeOverlays();
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, leaveTimeoutMs))]);
}

/** The page of a single store, where the shopper continues; not one of the store lists. */
const atStore = () => /^\/store\/(?!(latest|popular|top-offer-nearby)$)/.test(window.location.pathname);

const atHome = () => ["/", "/home"].includes(window.location.pathname);

/** Asks only where there was a module before: the landing shows the modules itself. */
function followOffer(offer: ModuleOffer, hadModule: boolean): void {
  if (offer.kind === "one") {
    // An open home updates itself, and a page that was opened by a link waits for its first module: navigating would close the
    // address form, and lose what was shared.
    if (!atHome()) chooseModule(offer.module, "selected", !hadModule);
    else {
      selectModule(offer.module);
      showSuccess(translator("shell")("module.selected"));
    }
  } else if (offer.kind !== "kept" && hadModule) openOverlay({ kind: "module-chooser", required: true });
}
