import { useConnectivity } from "@/platform/connectivity";
import { keepPreviousInScope, useQuery } from "@/platform/query";
import { recentSearches, useSearchHistory } from "@/stores/search-history";
import { useAccountKey } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { useDebouncedText } from "@/ui/plain/use-debounced-text";
import { suggestedItemsQuery } from "../api/get-suggested-items";
import { suggestionsQuery } from "../api/get-suggestions";
import { offlineSuggestionsQuery } from "../offline/offline-suggestions";
import type { SearchEntry } from "./search-entry";

/** Pause after the last key press before suggestions are requested, by the specification, ms. */
export const suggestionsDelayMs = 500;

interface SearchEntries {
  readonly entries: readonly SearchEntry[];
  /** The entries belong to what was typed before. */
  readonly isStale: boolean;
  /** Without network the entries are what this device has seen. */
  readonly isFromDevice: boolean;
  /** The corrected text of the entries, when what was typed looks misspelled. */
  readonly corrected?: string | null;
}

/** The entries of the search box: past searches and suggested items while it is empty, then items and stores that match. */
export function useSearchEntries(typed: string, open: boolean): SearchEntries {
  const isTyping = typed.trim() !== "";
  const text = useDebouncedText(typed.trim(), suggestionsDelayMs);
  const scope = useShopScope();
  const online = useConnectivity() === "online";
  const history = useSearchHistory((state) => state.searches);
  const suggestionOptions = suggestionsQuery(scope, text);
  const suggestions = useQuery({
    ...suggestionOptions,
    enabled: open && online && suggestionOptions.enabled === true,
    placeholderData: keepPreviousInScope(scope),
  });
  const offline = useQuery({
    ...offlineSuggestionsQuery(scope, text),
    enabled: open && !online && text !== "",
  });
  const suggestedOptions = suggestedItemsQuery(useAccountKey(), scope);
  const suggested = useQuery({
    ...suggestedOptions,
    enabled: open && !isTyping && suggestedOptions.enabled === true,
  });
  const status = { isStale: online && suggestions.isPlaceholderData, isFromDevice: !online && isTyping };
  if (!isTyping) {
    const past = recentSearches(history).map((entry) => ({ name: entry, image_full_url: null }));
    return { ...status, entries: [...asEntries("history", past), ...asEntries("suggested", suggested.data)] };
  }
  const found = text === "" ? undefined : online ? suggestions.data : offline.data;
  return {
    ...status,
    corrected: online ? suggestions.data?.corrected : null,
    entries: [
      ...asEntries("item", firstOfEachName(found?.items)),
      ...asEntries("store", firstOfEachName(found?.stores)),
    ],
  };
}

interface Suggestion {
  readonly name: string;
  readonly image_full_url: string | null;
}

/** Choosing one searches for its name: another of the same name would do the same. */
function firstOfEachName(rows: readonly Suggestion[] = []): Suggestion[] {
  const first = new Map<string, Suggestion>();
  for (const row of rows) {
    const name = row.name.trim().toLowerCase();
    if (!first.has(name)) first.set(name, row);
  }
  return [...first.values()];
}

const asEntries = (kind: SearchEntry["kind"], rows: readonly Suggestion[] = []): SearchEntry[] =>
  rows.map((row) => ({ kind, text: row.name, picture: row.image_full_url }));
