import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { ErrorPanel } from "@/ui/plain/error-panel";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./addresses.module.css";

/** Shown in place of the saved addresses: a skeleton while they load, or why they could not be loaded, with a retry. */
export function AddressesPending({
  query,
  rowHeight,
}: {
  readonly query: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** CSS height of an address in the list. */
  readonly rowHeight: string;
}) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  return query.isError ? (
    <ErrorPanel
      title={t("address.loadFailed")}
      text={errorText(query.error)}
      retryLabel={shell("app.retry")}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  ) : (
    <div className={styles.list} role="status" aria-label={shell("app.loading")}>
      <Skeleton height={rowHeight} />
      <Skeleton height={rowHeight} />
    </div>
  );
}
