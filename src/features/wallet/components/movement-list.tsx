import { Link } from "react-router-dom";
import { LoadMore } from "@/features/paging";
import { CachedCopyNote, type FailedQuery, LoadFailure, queryProgress } from "@/features/query-state";
import { useClock } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { MinusIcon } from "@/ui/icons/minus";
import { PlusIcon } from "@/ui/icons/plus";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { EmptyState } from "@/ui/plain/empty-state";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./wallet.module.css";

/** A movement as it is shown; amounts in words, with their unit. */
export interface MovementRow {
  readonly id: number;
  readonly label: string;
  readonly createdAt: string;
  /** More about it. */
  readonly detail?: string | undefined;
  /** "+$3.00" */
  readonly change: string;
  readonly gained: boolean;
  /** The balance after it. */
  readonly balance: string;
  /** The order that it belongs to. */
  readonly orderId: number | null;
}

interface MovementQuery extends FailedQuery, NextPage {
  readonly data: unknown;
  readonly isError: boolean;
  readonly fetchStatus: "fetching" | "paused" | "idle";
}
type NextPage = Parameters<typeof LoadMore>[0]["query"];

/** Movements, newest first, page by page; says when they are a saved copy, when there are none, and when they cannot be loaded. */
export function MovementList({
  query,
  rows,
  none,
}: {
  readonly query: MovementQuery;
  readonly rows: readonly MovementRow[];
  readonly none: string;
}) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const clock = useClock();
  const progress = queryProgress(query);
  if (progress === "failed") return <LoadFailure query={query} title={t("movements.loadFailed")} />;
  if (progress === "loading") {
    return (
      <div className={styles.list} role="status" aria-label={shell("app.loading")}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height="4.5rem" />
        ))}
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t("movements.none")}
        text={none}
        illustration={<NothingFoundPicture />}
      />
    );
  }
  return (
    <>
      <CachedCopyNote data={query.data} />
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <span className={row.gained ? styles.gain : styles.spend}>
              {row.gained ? <PlusIcon size={18} /> : <MinusIcon size={18} />}
            </span>
            <div className={styles.words}>
              <p className={styles.name}>{row.label}</p>
              {row.detail === undefined ? null : <p className={styles.muted}>{row.detail}</p>}
              <p className={styles.muted}>
                <bdi>{formatDateTime(row.createdAt, clock)}</bdi>
                {row.orderId === null ? null : (
                  <>
                    {" · "}
                    <Link
                      className={styles.order}
                      to={paths.profile.href("my-orders", { orderId: String(row.orderId) })}
                    >
                      {t("movements.order", { id: row.orderId })}
                    </Link>
                  </>
                )}
              </p>
            </div>
            <p className={styles.amounts}>
              <bdi dir="ltr" className={row.gained ? styles.gained : styles.name}>
                {row.change}
              </bdi>
              <span className={styles.muted}>{t("movements.balance", { balance: row.balance })}</span>
            </p>
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

/** The order of a movement's reference, where its kind refers to orders. */
export function orderOfReference(reference: string | null, ofOrders: boolean): number | null {
  const id = ofOrders && reference !== null && /^\d{1,10}$/.test(reference) ? Number(reference) : 0;
  return id > 0 ? id : null;
}

/** Pages that moved while they were read may hold the same row twice. */
export function uniqueRows<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
