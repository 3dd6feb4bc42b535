import { useQuery } from "@tanstack/react-query";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useConnectivity } from "@/platform/connectivity";
import { scopeKey } from "@/platform/http/shop-scope";
import { useTexts } from "@/platform/i18n";
import { paths, withQuery } from "@/platform/navigation/paths";
import { keepPreviousInScope } from "@/platform/query";
import { deleteSearch, recentSearches, saveSearch, useSearchHistory } from "@/stores/search-history";
import { useAccountKey } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { classNames } from "@/ui/window/class-names";
import { SearchField } from "@/ui/window/search-field";
import { suggestedItemsQuery } from "../api/get-suggested-items";
import { suggestionsQuery } from "../api/get-suggestions";
import styles from "./search-box.module.css";

const SearchPanel = lazy(() => import("./search-panel"));

/** Suggestions are asked for so long after the last key, by the specification, ms. */
export const suggestionsDelayMs = 500;

export interface SearchEntry {
  readonly kind: "history" | "suggested" | "item" | "store";
  readonly text: string;
  readonly picture: string | null;
}

export interface SearchBoxProps {
  /** `raised` and large on the hero, `sunken` in bars. */
  readonly variant?: "raised" | "sunken";
  readonly size?: "md" | "lg";
  readonly className?: string;
}

/**
 * The search of a module: past searches on focus, suggestions while typing, results on submit. Speaks with the shell's
 * texts only, so that it stands in the bar at once; its list is loaded when it opens for the first time.
 */
export function SearchBox({ variant = "sunken", size = "md", className }: SearchBoxProps) {
  const t = useTexts("shell");
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const searched = address.get("data_type") === "searched" ? (address.get("search") ?? "") : "";
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const history = useSearchHistory((state) => state.searches);

  // Another address is another search, also when it came by the back button.
  const [before, setBefore] = useState(searched);
  if (before !== searched) {
    setBefore(searched);
    setText(searched);
  }

  const wanted = useDebounced(text.trim(), suggestionsDelayMs);
  const scope = useShopScope();
  const online = useConnectivity() === "online";
  const suggestions = useQuery({
    ...suggestionsQuery(scope, wanted),
    enabled: open && online && wanted !== "" && scope.zoneId !== null && scope.moduleId !== null,
    placeholderData: keepPreviousInScope(scope),
  });
  // Without network the same box offers what was seen on this device.
  const kept = useQuery({
    queryKey: ["suggestions", scopeKey(scope), "device", wanted],
    queryFn: () =>
      import("../listing/offline-matches").then(({ offlineSuggestions: keptSuggestions }) =>
        keptSuggestions(scope, wanted),
      ),
    enabled: open && !online && wanted !== "",
    networkMode: "always",
    gcTime: 0,
  });
  const typing = text.trim() !== "";
  const account = useAccountKey();
  const suggested = suggestedItemsQuery(account, scope);
  const mayWant = useQuery({ ...suggested, enabled: open && !typing && suggested.enabled === true });
  const offered = online ? suggestions.data : kept.data;
  const entries: SearchEntry[] = typing
    ? wanted === ""
      ? []
      : [
          ...(offered?.items ?? []).map(
            (row): SearchEntry => ({ kind: "item", text: row.name, picture: row.image_full_url }),
          ),
          ...(offered?.stores ?? []).map(
            (row): SearchEntry => ({ kind: "store", text: row.name, picture: row.image_full_url }),
          ),
        ]
    : [
        ...recentSearches(history).map(
          (entry): SearchEntry => ({ kind: "history", text: entry, picture: null }),
        ),
        ...(mayWant.data ?? []).map(
          (row): SearchEntry => ({ kind: "suggested", text: row.name, picture: row.image_full_url }),
        ),
      ];
  const shown = open && entries.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const search = (term: string, kind?: SearchEntry["kind"]) => {
    close();
    const trimmed = term.trim();
    box.current?.querySelector("input")?.blur();
    if (trimmed !== "") {
      setText(trimmed);
      saveSearch(trimmed);
      // A store's name is looked for among the stores.
      const ofItem = kind === "item" || kind === "suggested";
      const tab = kind === "store" ? "stores" : ofItem ? undefined : tabOf(address);
      void navigate(withQuery(paths.searchResults.href(trimmed), { tab }));
    } else if (searched !== "") {
      // An emptied search goes back to everything there is.
      void navigate(
        paths.listing.href(address.get("tab") === "stores" ? "all" : "category", { tab: address.get("tab") }),
      );
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    } else if (event.key === "Delete" && entries[active]?.kind === "history") {
      event.preventDefault();
      deleteSearch(entries[active].text);
      setActive(-1);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && entries.length > 0) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // From the box itself (-1) down to the first or up to the last, and round.
      setActive((at) => ((at + 1 + step + entries.length + 1) % (entries.length + 1)) - 1);
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left
    <div ref={box} className={classNames(styles.box, className)} onBlur={onBlur}>
      <search className={styles.form}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            search(entries[active]?.text ?? text, entries[active]?.kind);
          }}
        >
          <SearchField
            variant={variant}
            size={size}
            label={t("app.search")}
            placeholder={t("nav.searchPlaceholder")}
            clearLabel={t("app.clear")}
            value={text}
            onValueChange={(value) => {
              setText(value);
              setOpen(true);
              setActive(-1);
            }}
            maxLength={191}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
        </form>
      </search>
      {shown ? (
        <Suspense fallback={null}>
          <SearchPanel
            id={listId}
            entries={entries}
            active={active}
            stale={online && suggestions.isPlaceholderData}
            fromDevice={!online && typing}
            onPick={search}
            onPressOutside={close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The tab of the listing that is searched again; a search from elsewhere begins with items. */
const tabOf = (address: URLSearchParams) =>
  address.has("data_type") && address.get("tab") === "stores" ? "stores" : undefined;

/** A text that follows after a pause; an emptied one at once. */
function useDebounced(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return text === "" ? "" : settled;
}
