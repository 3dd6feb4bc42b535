import { useEffect, useRef, useState } from "react";
import { type FailedQuery, SectionFailure } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/window/button";
import styles from "./load-more.module.css";

/** The next page is asked for when the end of the list is this near to the screen. */
const nearness = "900px 0px";
/** So many pages come by themselves, then a press is wanted: what stands below the list must be reachable. */
const automaticPages = 4;

export interface LoadMoreProps {
  readonly query: FailedQuery & {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** Rows shown and rows in all, for the words above the button. */
  readonly shown?: number;
  readonly total?: number;
}

/**
 * The end of a list that goes on: the next page comes by itself when the end is near, some pages long, and by the
 * button for those who do not scroll. After a failure only the button asks again.
 */
export function LoadMore({ query, shown, total }: LoadMoreProps) {
  const t = useTexts("catalogue");
  const [automatic, setAutomatic] = useState(0);
  const end = useRef<HTMLDivElement>(null);
  const ready =
    query.hasNextPage && !query.isFetching && !query.isFetchNextPageError && automatic < automaticPages;
  const fetchNext = useRef(query.fetchNextPage);
  fetchNext.current = query.fetchNextPage;

  useEffect(() => {
    const element = end.current;
    if (!ready || element === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setAutomatic((pages) => pages + 1);
        void fetchNext.current();
      },
      { rootMargin: nearness },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ready]);

  if (!query.hasNextPage) return null;
  return (
    <div ref={end} className={styles.end}>
      {query.isFetchNextPageError ? (
        <SectionFailure query={{ ...query, refetch: query.fetchNextPage }} />
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
              setAutomatic(0);
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
