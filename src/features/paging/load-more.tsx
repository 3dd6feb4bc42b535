import { useEffect, useRef, useState } from "react";
import { SectionFailure } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { queryWith } from "@/platform/query";
import { Button } from "@/ui/plain/button";
import styles from "./load-more.module.css";
import type { NextPageQuery } from "./paged-query";

/** The next page is requested when the end of the list is this close to the screen. */
const loadAheadMargin = "900px 0px";
/** This many pages load automatically, then a press is needed, so that the page's end stays reachable. */
const maxAutomaticPages = 4;

export interface LoadMoreProps {
  readonly query: NextPageQuery;
  /** False while rows that have been loaded are still joining the list: until then its end is nearer than it will be. */
  readonly rowsShown?: boolean;
  /** Rows shown and rows in all, for the text above the button. */
  readonly shown?: number;
  readonly total?: number;
}

/**
 * The end of a paged list: the next pages load automatically when the end is near, up to a limit, and by the button.
 * After a failure only the button retries.
 */
export function LoadMore({ query, rowsShown = true, shown, total }: LoadMoreProps) {
  const t = useTexts("catalogue");
  const [automaticPages, setAutomaticPages] = useState(0);
  const end = useRef<HTMLDivElement>(null);
  const ready =
    rowsShown &&
    query.hasNextPage &&
    !query.isFetching &&
    !query.isFetchNextPageError &&
    automaticPages < maxAutomaticPages;
  const fetchNext = useRef(query.fetchNextPage);
  fetchNext.current = query.fetchNextPage;

  useEffect(() => {
    const element = end.current;
    if (!ready || element === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setAutomaticPages((pages) => pages + 1);
        void fetchNext.current();
      },
      { rootMargin: loadAheadMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ready]);

  if (!query.hasNextPage && rowsShown) return null;
  return (
    <div ref={end} className={styles.end}>
      {query.isFetchNextPageError ? (
        <SectionFailure query={queryWith(query, { refetch: query.fetchNextPage })} />
      ) : (
        <>
          {shown !== undefined && total !== undefined && total > shown ? (
            <p className={styles.shown}>{t("list.shownOf", { shown, total })}</p>
          ) : null}
          <Button
            variant="soft"
            loading={query.isFetchingNextPage}
            loadingLabel={t("list.loadingMore")}
            onClick={() => {
              setAutomaticPages(0);
              void query.fetchNextPage();
            }}
          >
            {t("list.showMore")}
          </Button>
        </>
      )}
    </div>
  );
}
