import { type ReactNode, useMemo } from "react";
import { CachedCopyNote, LoadFailure, queryProgress } from "@/features/query-state";
import { isMissing } from "@/platform/http/api-error";
import { classNames } from "@/ui/class-names";
import { LoadMore } from "./load-more";
import styles from "./paged-list.module.css";
import { type PagedQuery, pagedRows, totalRows } from "./paged-query";
import { useJoinedRows } from "./use-joined-rows";

export interface PagedListProps<Row> {
  readonly query: PagedQuery<Row>;
  /**
   * The rendered data where it follows the query's own later, e.g. deferred. Its data is undefined until it has followed
   * for the first time: the skeleton stays so long.
   */
  readonly shown?: { readonly data: PagedQuery<Row>["data"] };
  readonly skeleton: ReactNode;
  /** Shown when there are no rows, also when what is listed does not exist. */
  readonly empty: ReactNode;
  /** "12 of 80" above the button. */
  readonly showsCount?: boolean;
  /** The rows of the previous filters stay, faded, while those of the new ones load. */
  readonly fadesStaleRows?: boolean;
  /** Key of a query above the list whose note about cached data may already say the same. */
  readonly noteBelow?: readonly unknown[];
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is loaded page by page: its skeleton, a failure with a retry, the empty state, or the rows and the way to more. */
export function PagedList<Row>({
  query,
  shown = query,
  skeleton,
  empty,
  showsCount = false,
  fadesStaleRows = false,
  noteBelow,
  children,
}: PagedListProps<Row>) {
  const { data } = shown;
  const { rows, complete } = useJoinedRows(useMemo(() => pagedRows(data), [data]));
  const progress = queryProgress(query);
  if (progress === "failed") return isMissing(query.error) ? empty : <LoadFailure query={query} />;
  if (progress === "loading" || data === undefined) return skeleton;
  if (rows.length === 0) return empty;
  const list = (
    <>
      <CachedCopyNote data={query.data} below={noteBelow} />
      {children(rows)}
      <LoadMore
        query={query}
        rowsShown={complete}
        shown={showsCount ? rows.length : undefined}
        total={showsCount ? totalRows(data) : undefined}
      />
    </>
  );
  if (!fadesStaleRows) return list;
  return (
    <div className={classNames(query.isPlaceholderData && styles.stale)} aria-busy={query.isPlaceholderData}>
      {list}
    </div>
  );
}
