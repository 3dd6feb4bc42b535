import { useEffect, useRef } from "react";
import { useTexts } from "@/platform/i18n";
import { deleteSearch, deleteSearches } from "@/stores/search-history";
import { classNames } from "@/ui/class-names";
import { CloseIcon } from "@/ui/icons/close";
import { HistoryIcon } from "@/ui/icons/history";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { Suspense } from "@/ui/loading/suspense";
import { Picture } from "@/ui/plain/picture";
import { usePressOutside } from "../use-press-outside";
import type { SearchEntry } from "./search-entry";
import styles from "./search-panel.module.css";
import { SearchStart } from "./search-start";

export interface SearchPanelProps {
  readonly id: string;
  readonly entries: readonly SearchEntry[];
  /** Index of the entry chosen by the arrow keys; -1 for none. */
  readonly active: number;
  /** The entries belong to what was typed before. */
  readonly stale: boolean;
  /** There is no network: the entries are what this device has seen. */
  readonly fromDevice?: boolean;
  /** The corrected text of the entries, when what was typed looks misspelled. */
  readonly corrected?: string | null;
  readonly onPick: (text: string, kind: SearchEntry["kind"]) => void;
  /** Nothing is typed yet: popular dishes and categories stand below the list. */
  readonly starting?: boolean;
  /** Below the box of a sheet, in place of over the page. */
  readonly inSheet?: boolean;
  /** A press outside the search box and its list. */
  readonly onPressOutside?: (() => void) | undefined;
}

/** The list of the search box: past searches, or items and stores that match. */
export default function SearchPanel({
  id,
  entries,
  active,
  stale,
  fromDevice = false,
  corrected = null,
  starting = false,
  inSheet = false,
  onPick,
  onPressOutside,
}: SearchPanelProps) {
  const t = useTexts("catalogue");
  const panel = useRef<HTMLDivElement>(null);
  usePressOutside(panel, onPressOutside);
  const history = entries[0]?.kind === "history";
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    // A press must not move the focus out of the box: the list would close before the click.
    <div
      ref={panel}
      className={classNames(styles.panel, inSheet && styles.inSheet)}
      onPointerDown={(event) => event.preventDefault()}
    >
      {history ? (
        <div className={styles.head}>
          <span className={styles.title}>{t("search.recent")}</span>
          <button type="button" className={styles.clear} onClick={deleteSearches}>
            {t("search.clearAll")}
          </button>
        </div>
      ) : null}
      {fromDevice ? (
        <p className={styles.note} role="status">
          <WifiOffIcon size={16} />
          {t("list.fromDeviceShort")}
        </p>
      ) : null}
      {corrected === null ? null : (
        <Suspense fallback={<p className={styles.note}>&nbsp;</p>}>
          <CorrectedNote text={corrected} />
        </Suspense>
      )}
      <div className={classNames(styles.list, stale && styles.stale)}>
        {entries.length === 0 ? null : (
          <div id={id} role="listbox" aria-label={t(history ? "search.recent" : "search.suggestions")}>
            {groupsOf(entries).map(({ kind, rows }) => (
              // biome-ignore lint/a11y/useSemanticElements: options of a listbox belong in a group, not a fieldset
              <div key={kind} role="group" aria-label={kind === "history" ? undefined : t(titles[kind])}>
                {kind === "history" ? null : (
                  <p className={styles.title} aria-hidden="true">
                    {t(titles[kind])}
                  </p>
                )}
                {rows.map(({ entry, index }) => (
                  <div
                    key={`${entry.text}-${index}`}
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={classNames(styles.entry, entry.kind === "history" && styles.past)}
                    onClick={() => onPick(entry.text, entry.kind)}
                    onKeyDown={(event) => {
                      if (event.key === "Enter") onPick(entry.text, entry.kind);
                    }}
                  >
                    {entry.kind === "history" ? (
                      <HistoryIcon size={18} className={styles.icon} />
                    ) : (
                      <span className={styles.picture}>
                        <Picture src={entry.picture} alt="" maxWidth={40} />
                      </span>
                    )}
                    <span className={styles.text}>{entry.text}</span>
                  </div>
                ))}
              </div>
            ))}
          </div>
        )}
        {history ? (
          <Suspense fallback={null}>
            <RemoveButtons entries={entries} />
          </Suspense>
        ) : null}
        {starting ? (
          <Suspense fallback={null}>
            <SearchStart onPick={(text) => onPick(text, "item")} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

/** A button beside each past search. Not in the options, which must not contain buttons; the keyboard has Delete. */
function RemoveButtons({ entries }: Pick<SearchPanelProps, "entries">) {
  const t = useTexts("browse");
  return (
    <div className={styles.removals}>
      {entries
        .filter(({ kind }) => kind === "history")
        .map(({ text }) => (
          <button
            key={text}
            type="button"
            tabIndex={-1}
            aria-label={t("search.remove", { text })}
            className={styles.remove}
            onClick={() => deleteSearch(text)}
          >
            <CloseIcon size={16} />
          </button>
        ))}
    </div>
  );
}

function CorrectedNote({ text }: { readonly text: string }) {
  const t = useTexts("browse");
  return (
    <p className={styles.note} role="status">
      <bdi>{t("search.correctedTo", { text })}</bdi>
    </p>
  );
}

const titles = { suggested: "search.suggested", item: "search.items", store: "search.stores" } as const;

/** Entries by kind, each with its index in the whole list. */
function groupsOf(entries: readonly SearchEntry[]) {
  return (["history", "suggested", "item", "store"] as const)
    .map((kind) => ({
      kind,
      rows: entries.flatMap((entry, index) => (entry.kind === kind ? [{ entry, index }] : [])),
    }))
    .filter(({ rows }) => rows.length > 0);
}
