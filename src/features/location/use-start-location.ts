/** Choosing a place on the landing: by typing, by the device's position, or on the map; then Explore. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { chooseModule } from "@/features/modules";
import { translator } from "@/platform/i18n";
import { namesListing } from "@/platform/navigation/paths";
import { deliveryLocation, isLocationSet, useLocationStore } from "@/stores/location";
import { goTo } from "@/stores/navigation";
import { openOverlay } from "@/stores/overlay";
import { showError } from "@/stores/show-error";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { placesQuery } from "./api/search-places";
import { applyLocation, resolveLocation } from "./apply-location";
import { currentPosition, PositionError } from "./current-position";
import { nameOfPoint } from "./name-of-point";
import { type ChosenPlace, type PlaceSearch, usePlaceSearch } from "./use-place-search";

export type StartAction = "explore" | "locate" | "map";

export interface StartLocation {
  search: PlaceSearch;
  /** The action in progress, for the button that started it. */
  busy: StartAction | null;
  /** Typed text; it clears the earlier choice. */
  type: (text: string) => void;
  /** `typed` is the box's text when this render does not have it yet. */
  run: (action: StartAction, typed?: string) => void;
}

/** `onNoModule` is called when a place was set where nothing is offered. */
export function useStartLocation(onNoModule: () => void): StartLocation {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ChosenPlace | null>(null);
  const [busy, setBusy] = useState<StartAction | null>(null);
  const stored = useLocationStore((state) => state.text);
  const search = usePlaceSearch(setChosen, { text: stored ?? "" });
  // A place that was picked on the map or in another tab is shown in the box.
  const [followed, setFollowed] = useState(stored);
  if (stored !== followed) {
    setFollowed(stored);
    if (stored !== null) {
      search.setText(stored);
      setChosen(null);
    }
  }

  const text = translator("shell");

  async function placeInBox(typed: string): Promise<ChosenPlace | null> {
    if (typed === "") return null;
    if (chosen && chosen.text === typed) return chosen;
    // Just chosen: wait for its position.
    if (search.lastChosen?.description === typed) return search.choose(search.lastChosen);
    // Typed and not chosen: take the first suggestion.
    const { data } = await queryClient.fetchQuery(placesQuery(typed));
    const [first] = data;
    return first ? search.choose(first) : null;
  }

  /** `words` are the shopper's own for the place that they are about to choose. */
  function openPicker(words: string): void {
    openOverlay({
      kind: "location-picker",
      purpose: "delivery",
      start: chosen?.position,
      ...(words === "" ? {} : { search: words }),
    });
  }

  async function explore(typed: string): Promise<void> {
    const { text: storedText, position, zoneId, zoneData } = deliveryLocation();
    const unchanged = isLocationSet() && position !== null && typed === storedText;
    if (!unchanged && !search.available) {
      openPicker(typed);
      return;
    }
    const place = unchanged ? { text: storedText ?? "", position } : await placeInBox(typed);
    if (!place) {
      showErrorTexts([text("landing.locationRequired")]);
      return;
    }
    const location =
      unchanged && zoneId !== null
        ? { ...place, zoneId, zoneData }
        : await resolveLocation(queryClient, place.position, place.text);
    if (!location) {
      showErrorTexts([text("location.noAddress")]);
      return;
    }
    const offer = await applyLocation(queryClient, location);
    showSuccess(text("location.newLocation"));
    // A shared list stands here as soon as there is a place, and asks for the module itself.
    const listed = namesListing(new URLSearchParams(window.location.search));
    if (offer.kind === "one") chooseModule(offer.module, "selected", listed);
    else if (offer.kind === "none") onNoModule();
    else if (listed) return;
    else if (offer.kind === "several") openOverlay({ kind: "module-chooser", required: true });
    else goTo("/");
  }

  async function locate(): Promise<void> {
    const position = await currentPosition();
    // Only the map shows what the coordinates are, and asks for the shopper's words.
    if (!search.available) {
      openOverlay({ kind: "location-picker", purpose: "delivery", start: position });
      return;
    }
    const data = await nameOfPoint(queryClient, position);
    if (!data) {
      showErrorTexts([text("location.noAddress")]);
      return;
    }
    search.setText(data);
    setChosen({ text: data, position });
  }

  function run(action: StartAction, typed: string = search.text): void {
    if (busy) return;
    if (action === "map") {
      openPicker(search.available || typed === stored ? "" : typed.trim());
      return;
    }
    setBusy(action);
    (action === "explore" ? explore(typed.trim()) : locate())
      .catch((error: unknown) => {
        if (error instanceof PositionError) openOverlay({ kind: "location-permission" });
        else showError(error);
      })
      .finally(() => setBusy(null));
  }

  return {
    search,
    busy,
    type: (typed) => {
      setChosen(null);
      search.type(typed);
    },
    run,
  };
}
