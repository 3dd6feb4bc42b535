import { AddressesSection } from "@/features/addresses";
import { customerQuery } from "@/features/auth";
import { ProfileCard } from "@/features/profile";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { Suspense } from "@/ui/loading/suspense";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./profile.module.css";

/** The customer's profile and their addresses. */
export function ProfileSettings() {
  const shell = useTexts("shell");
  const query = useQuery(customerQuery(useAccountKey()));
  const progress = queryProgress(query);
  return (
    <div className={styles.parts}>
      {query.data ? (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <ProfileCard customer={query.data} />
        </Suspense>
      ) : progress === "failed" ? (
        <LoadFailure query={query} />
      ) : (
        <div role="status" aria-label={shell("app.loading")}>
          <Skeleton height="12rem" />
        </div>
      )}
      <AddressesSection />
    </div>
  );
}
