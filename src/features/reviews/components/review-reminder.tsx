import { useIsSignedIn } from "@/stores/session";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";

const Content = lazy(() => import("./review-reminder-content"));

/** Asks a customer on the home for a review of what was delivered. Loads and asks nothing for guests. */
export function ReviewReminder() {
  return useIsSignedIn() ? (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  ) : null;
}
