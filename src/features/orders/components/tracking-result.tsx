import { useConnectivity } from "@/platform/connectivity";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { NothingFoundPicture, OfflinePicture } from "@/ui/illustrations/lazy-illustrations";
import { Button } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { Skeleton, SkeletonText } from "@/ui/plain/skeleton";
import type { TrackedOrderState } from "../use-tracked-order";
import { TrackedOrder } from "./tracked-order";
import styles from "./tracked-order.module.css";

/** The tracked order, a skeleton while it loads, or why there is none. */
export function TrackingResult({ tracked }: { readonly tracked: TrackedOrderState }) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const online = useConnectivity() === "online";
  if (tracked.order)
    return <TrackedOrder order={tracked.order} storedAt={tracked.storedAt} contactNumber={tracked.contact} />;
  if (tracked.state === "loading") {
    return (
      <div className={styles.loading} role="status" aria-label={shell("app.loading")}>
        <Skeleton height="7rem" />
        <SkeletonText lines={4} />
        <Skeleton height="15rem" />
        <SkeletonText lines={3} />
      </div>
    );
  }
  // Only the shop itself can tell that the order does not exist.
  const missing = online && isApiError(tracked.error, "refused", "unauthorised");
  return (
    <EmptyState
      compact
      headingLevel={3}
      title={missing || online ? t("track.notFound") : shell("empty.offlineTitle")}
      text={
        missing ? t("track.notFoundText") : online ? errorText(tracked.error) : shell("empty.offlineText")
      }
      illustration={missing || online ? <NothingFoundPicture /> : <OfflinePicture />}
      action={
        <Button variant="soft" loading={tracked.fetching} onClick={tracked.retry}>
          {shell("app.retry")}
        </Button>
      }
    />
  );
}
