/** Drawings of empty and offline states. Hardly anybody sees them, so they come when they are needed. */
import { lazy } from "../loading/lazy";
import { Suspense } from "../loading/suspense";
import styles from "./lazy-illustrations.module.css";

const NothingFound = lazy(() =>
  import("./nothing-found").then((module) => ({ default: module.NothingFoundIllustration })),
);
const Offline = lazy(() => import("./offline").then((module) => ({ default: module.OfflineIllustration })));

/** Nothing was found; keeps its place while it loads, and stays empty when it cannot. */
export function NothingFoundPicture() {
  return (
    <div className={styles.frame}>
      <Suspense fallback={null}>
        <NothingFound />
      </Suspense>
    </div>
  );
}

/** There is no network; the service worker keeps the drawing, whoever has it. */
export function OfflinePicture() {
  return (
    <div className={styles.frame}>
      <Suspense fallback={null}>
        <Offline />
      </Suspense>
    </div>
  );
}
