/** Past search texts, newest first. Stored under the specification's key `searchedValues`. */
import { create } from "zustand";
import { localValues } from "@/platform/storage/local-values";
import { forgetScreens } from "@/platform/storage/screen-snapshots";

/** Searches shown. */
export const maxShownSearches = 5;
const maxSearches = 20;

interface SearchHistoryState {
  searches: string[];
}

export const useSearchHistory = create<SearchHistoryState>(() => ({
  searches: localValues.searchedValues.read() ?? [],
}));

/** The newest five. The array is the same while nothing changes. */
export function recentSearches(searches: readonly string[]): string[] {
  return searches.slice(0, maxShownSearches);
}

/** Saves a text once; an empty one is not saved. */
export function saveSearch(text: string): void {
  const term = text.trim();
  const { searches } = useSearchHistory.getState();
  if (term === "" || searches.includes(term)) return;
  write([term, ...searches].slice(0, maxSearches));
}

export function deleteSearch(text: string): void {
  write(useSearchHistory.getState().searches.filter((entry) => entry !== text));
  forgetScreens();
}

/** Also what searches showed last, whose addresses have their texts. */
export function deleteSearches(): void {
  write([]);
  forgetScreens();
}

function write(searches: string[]): void {
  localValues.searchedValues.write(searches.length > 0 ? searches : null);
  useSearchHistory.setState({ searches });
}
