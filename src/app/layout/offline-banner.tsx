import { useConnectivity } from "@/platform/connectivity";
import { useUpdate } from "@/platform/worker";
import { useDoesAnythingNeedShopper, useIsAnythingDelayed } from "@/stores/outbox-rows";
import { LazyPart, lazyPart } from "../lazy-part";
import styles from "./offline-banner.module.css";

const notes = () => import("./offline-notes");
const OfflineNote = lazyPart(() => notes().then((module) => ({ default: module.OfflineNote })));
const Notices = lazyPart(() => notes().then((module) => ({ default: module.Notices })));

/** One line below the bar, always in view: no network, changes that wait for one. */
export function OfflineBanner() {
  const unusual = [useConnectivity() !== "online", useIsAnythingDelayed()].includes(true);
  return (
    <div role="status" className={styles.connection}>
      {unusual ? (
        <LazyPart>
          <OfflineNote />
        </LazyPart>
      ) : null}
    </div>
  );
}

/** Lines that can wait until the shopper is at the page's top: changes that need an answer, a new version. */
export function NoticeLines() {
  const unusual = [useDoesAnythingNeedShopper(), useUpdate().waiting].includes(true);
  return (
    <div role="status" className={styles.notices}>
      {unusual ? (
        <LazyPart>
          <Notices />
        </LazyPart>
      ) : null}
    </div>
  );
}
