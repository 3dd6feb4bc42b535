// @chunk cards
/** Illustrations of empty and offline states, loaded when they are shown. */
import { lazy } from "../loading/lazy";
import { Suspense } from "../loading/suspense";
import styles from "./lazy-illustrations.module.css";

const NothingFound = lazy(() =>
  import("./nothing-found").then((module) => ({ default: module.NothingFoundIllustration })),
);
const Offline = lazy(() => import("./offline").then((module) => ({ default: module.OfflineIllustration })));

/** Nothing was found. Takes its space while it loads, and stays empty when loading fails. */
export function NothingFoundPicture() {
  return (
    <div className={styles.frame}>
      <Suspense fallback={null}>
        <NothingFound />
      </Suspense>
    </div>
  );
}

/** There is no network; the service worker has the illustration in its cache. */
export function OfflinePicture() {
  return (
    <div className={styles.frame}>
      <Suspense fallback={null}>
        <Offline />
      </Suspense>
    </div>
  );
}
