/** A search box for places after the ARIA combobox pattern: suggestions while typing, arrows to move, Enter to take. */

import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useConfig } from "@/features/configuration";
import type { PlacePrediction } from "@/platform/http/normalise/place";
import { useQuery } from "@/platform/query";
import type { Position } from "@/stores/location";
import { showError } from "@/stores/show-error";
import { isComposing } from "@/ui/plain/is-composing";
import { placeQuery } from "./api/get-place";
import { placesQuery } from "./api/search-places";

/** A place that was chosen; its address may still have to be looked up. */
export interface ChosenPlace {
  text: string;
  position: Position;
}

/** Typing pauses this long before the server is asked, ms. */
const debounceMs = 250;

export interface PlaceSearch {
  /** The shop looks up places; otherwise what is typed are the shopper's own words for one. */
  available: boolean;
  text: string;
  /** Sets the text without opening suggestions. */
  setText: (text: string) => void;
  type: (text: string) => void;
  open: boolean;
  options: readonly PlacePrediction[];
  active: number;
  busy: boolean;
  /** The server has responded for this very text. */
  isSettled: boolean;
  listId: string;
  choose: (option: PlacePrediction) => Promise<ChosenPlace | null>;
  /** The option chosen last, whose position may still be on its way. */
  lastChosen: PlacePrediction | null;
  /** Credit for the options; empty for none. */
  credit: string | undefined;
  /** For the input element. */
  inputProps: {
    role?: "combobox";
    "aria-expanded"?: boolean;
    "aria-controls"?: string;
    "aria-autocomplete"?: "list";
    "aria-activedescendant": string | undefined;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
    onFocus: () => void;
  };
}

/** State of a place search. `onPlace` gets what was chosen, with its position; `initial.open` searches at once. */
export function usePlaceSearch(
  onPlace: (place: ChosenPlace) => void,
  initial: { readonly text?: string; readonly open?: boolean } = {},
): PlaceSearch {
  const queryClient = useQueryClient();
  const listId = useId();
  const [text, setTextState] = useState(initial.text ?? "");
  const [asked, setAsked] = useState("");
  const [wantsOpen, setWantsOpen] = useState(initial.open ?? false);
  const [active, setActive] = useState(-1);
  const [resolving, setResolving] = useState(false);
  const [taken, setTaken] = useState<PlacePrediction | null>(null);

  useEffect(() => {
    if (!wantsOpen) return;
    const timer = setTimeout(() => setAsked(text.trim()), text.trim() === "" ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [text, wantsOpen]);

  const config = useConfig();
  const available = config?.place_search !== false;
  const query = useQuery({
    ...placesQuery(asked),
    enabled: available && asked !== "" && wantsOpen,
    placeholderData: (before) => before,
  });
  const current = text.trim();
  const options = current === "" ? [] : (query.data ?? []);
  const answered =
    current !== "" && asked === current && !query.isPlaceholderData && query.data !== undefined;
  const open = wantsOpen && current !== "" && (options.length > 0 || answered);
  const busy =
    resolving || (available && wantsOpen && current !== "" && (asked !== current || query.isFetching));

  const close = () => {
    setWantsOpen(false);
    setActive(-1);
  };
  const choose = async (option: PlacePrediction): Promise<ChosenPlace | null> => {
    setTextState(option.description);
    setTaken(option);
    close();
    setResolving(true);
    try {
      const { data } = await queryClient.fetchQuery(placeQuery(option.placeId));
      if (!data) return null;
      const place = { text: option.description, position: { lat: data.latitude, lng: data.longitude } };
      onPlace(place);
      return place;
    } catch (error) {
      showError(error);
      return null;
    } finally {
      setResolving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!open) {
        setWantsOpen(true);
        return;
      }
      event.preventDefault();
      setActive(nextOption(active, options.length, event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter" && open) {
      const option = options[active];
      if (!option) return;
      event.preventDefault();
      void choose(option);
    }
  };

  return {
    available,
    text,
    setText: (next) => {
      setTextState(next);
      close();
    },
    type: (next) => {
      setTextState(next);
      setWantsOpen(true);
      setActive(-1);
    },
    open,
    options,
    active,
    busy,
    isSettled: answered,
    listId,
    choose,
    lastChosen: taken,
    credit: config?.place_credit,
    inputProps: {
      ...(available
        ? ({
            role: "combobox",
            "aria-expanded": open,
            "aria-controls": listId,
            "aria-autocomplete": "list",
          } as const)
        : {}),
      "aria-activedescendant": open && active >= 0 ? `${listId}-${active}` : undefined,
      onKeyDown,
      onBlur: close,
      onFocus: () => {},
    },
  };
}

/** The option that an arrow leads to: from the box into the list, round at its ends. */
export function nextOption(active: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
