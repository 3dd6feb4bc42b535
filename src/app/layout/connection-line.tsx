import { lazy, Suspense } from "react";
import { useConnectivity } from "@/platform/connectivity";
import { useUpdate } from "@/platform/worker";
import { useIsAnythingHeldUp } from "@/stores/waiting";
import { ErrorBoundary } from "../error-boundary";
import styles from "./connection-line.module.css";

const ConnectionNotes = lazy(() => import("./connection-notes"));

/** One calm line for everything that is not as usual: no network, changes that wait or need the shopper, a new version. */
export function ConnectionLine() {
  const unusual = [useConnectivity() !== "online", useIsAnythingHeldUp(), useUpdate().waiting].includes(true);
  return (
    <div role="status" className={styles.line}>
      {unusual ? (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <ConnectionNotes />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
