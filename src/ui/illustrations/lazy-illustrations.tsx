// @chunk cards
/** Illustrations of empty and offline states, loaded when they are shown. */
import { lazy } from "../loading/lazy";
import { optional } from "../loading/optional";
import { Suspense } from "../loading/suspense";
import styles from "./lazy-illustrations.module.css";

const NothingFound = lazy(
  optional(async () => ({ default: (await import("./nothing-found")).NothingFoundIllustration })),
);
const Offline = lazy(optional(async () => ({ default: (await import("./offline")).OfflineIllustration })));

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
