import { useEffect, useRef } from "react";
import { useTexts } from "@/platform/i18n";
import { forgetSearch, forgetSearches } from "@/stores/search-history";
import { classNames } from "@/ui/class-names";
import { CloseIcon } from "@/ui/icons/close";
import { HistoryIcon } from "@/ui/icons/history";
import { Picture } from "@/ui/picture";
import type { SearchEntry } from "./search-box";
import styles from "./search-panel.module.css";

export interface SearchPanelProps {
  readonly id: string;
  readonly entries: readonly SearchEntry[];
  /** The entry that the arrow keys stand on; -1 for none. */
  readonly active: number;
  /** What is shown belongs to what was typed before. */
  readonly stale: boolean;
  readonly onPick: (text: string) => void;
}

/** What the search box offers: past searches, or items and stores that fit. */
export default function SearchPanel({ id, entries, active, stale, onPick }: SearchPanelProps) {
  const t = useTexts("catalogue");
  const list = useRef<HTMLDivElement>(null);
  const history = entries[0]?.kind === "history";
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
    // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is the reason to scroll
  }, [active]);
  return (
    // A press must not take the focus from the box, or the list would be gone before the click.
    <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      {history ? (
        <div className={styles.head}>
          <span className={styles.title}>{t("search.recent")}</span>
          <button type="button" className={styles.clear} onClick={forgetSearches}>
            {t("search.clearAll")}
          </button>
        </div>
      ) : null}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t(history ? "search.recent" : "search.suggestions")}
        className={classNames(styles.list, stale && styles.stale)}
      >
        {entries.map((entry, index) => {
          const first = !history && entries[index - 1]?.kind !== entry.kind;
          return (
            <div key={`${entry.kind}-${entry.text}-${entry.picture}`} role="presentation">
              {first ? (
                <p className={styles.title} role="presentation">
                  {t(entry.kind === "item" ? "search.items" : "search.stores")}
                </p>
              ) : null}
              <div className={styles.row} role="presentation">
                <div
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.entry}
                  onClick={() => onPick(entry.text)}
                  onKeyDown={(event) => {
                    if (event.key === "Enter") onPick(entry.text);
                  }}
                >
                  {entry.kind === "history" ? (
                    <HistoryIcon size={18} className={styles.icon} />
                  ) : (
                    <span className={styles.picture}>
                      <Picture src={entry.picture} alt="" widest={40} />
                    </span>
                  )}
                  <span className={styles.text}>{entry.text}</span>
                </div>
                {entry.kind === "history" ? (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t("search.remove", { text: entry.text })}
                    onClick={() => forgetSearch(entry.text)}
                  >
                    <CloseIcon size={16} />
                  </button>
                ) : null}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
