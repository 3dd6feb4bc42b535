import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths, withQuery } from "@/platform/navigation/paths";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { deleteSearch, saveSearch } from "@/stores/search-history";
import { classNames } from "@/ui/class-names";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { SearchField } from "@/ui/plain/search-field";
import styles from "./search-box.module.css";
import type { SearchEntry } from "./search-entry";
import { useSearchEntries } from "./use-search-entries";

const SearchPanel = lazy(() => import("./search-panel"));

export interface SearchBoxProps {
  /** `raised` and large on the hero, `sunken` in bars. */
  readonly variant?: "raised" | "sunken";
  readonly size?: "md" | "lg";
  /** In a sheet of its own: it takes the focus, and its list always stands below it. */
  readonly inSheet?: boolean;
  readonly className?: string;
}

/**
 * The search of a module: past searches on focus, suggestions while typing, results on submit. It uses the shell's texts
 * only, so that it renders with the bar; its list is loaded when it first opens.
 */
export function SearchBox({ variant = "sunken", size = "md", inSheet = false, className }: SearchBoxProps) {
  const t = useTexts("shell");
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const searched = address.get("data_type") === "searched" ? (address.get("search") ?? "") : "";
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(inSheet);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();

  // The text follows the address, also after the back button.
  const [before, setBefore] = useState(searched);
  if (before !== searched) {
    setBefore(searched);
    setText(searched);
  }

  const { entries, isStale, isFromDevice, corrected } = useSearchEntries(text, open);
  const listed = open && entries.length > 0;
  // Before anything is typed there is more to choose from than a list of words.
  const shown = listed || (open && text.trim() === "");

  const close = () => {
    setOpen(inSheet);
    setActive(-1);
  };
  const go = (path: string) => closeOverlaysAndNavigate((options) => void navigate(path, options));
  const search = (term: string, kind?: SearchEntry["kind"]) => {
    close();
    const trimmed = term.trim();
    box.current?.querySelector("input")?.blur();
    if (trimmed !== "") {
      setText(trimmed);
      saveSearch(trimmed);
      // A store's name is searched among the stores.
      const ofItem = kind === "item" || kind === "suggested";
      const tab = kind === "store" ? "stores" : ofItem ? undefined : tabOf(address);
      go(withQuery(paths.searchResults.href(trimmed), { tab }));
    } else if (searched !== "") {
      // An emptied search goes back to the whole listing.
      go(
        paths.listing.href(address.get("tab") === "stores" ? "all" : "category", { tab: address.get("tab") }),
      );
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && open && !inSheet) {
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
      // From the field itself (-1) to the first or the last entry, and around.
      setActive((at) => ((at + 1 + step + entries.length + 1) % (entries.length + 1)) - 1);
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that the focus has left
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
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed && active >= 0 ? `${listId}-${active}` : undefined}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            data-autofocus={inSheet || undefined}
          />
        </form>
      </search>
      {shown ? (
        <Suspense fallback={null}>
          <SearchPanel
            id={listId}
            entries={entries}
            active={active}
            stale={isStale}
            fromDevice={isFromDevice}
            corrected={corrected}
            onPick={search}
            starting={text.trim() === ""}
            inSheet={inSheet}
            onPressOutside={inSheet ? undefined : close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Searching again stays on the tab of the listing; a search from elsewhere starts with items. */
const tabOf = (address: URLSearchParams) =>
  address.has("data_type") && address.get("tab") === "stores" ? "stores" : undefined;
