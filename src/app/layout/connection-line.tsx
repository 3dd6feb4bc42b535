import { useConnectivity } from "@/platform/connectivity";
import { useUpdate } from "@/platform/worker";
import { useIsAnythingAsked, useIsAnythingHeldUp } from "@/stores/waiting";
import { LatePart, latePart } from "../late-part";
import styles from "./connection-line.module.css";

const notes = () => import("./connection-notes");
const ConnectionNote = latePart(() => notes().then((module) => ({ default: module.ConnectionNote })));
const Notices = latePart(() => notes().then((module) => ({ default: module.Notices })));

/** One calm line below the bar, in sight wherever the page stands: no network, changes that wait for one. */
export function ConnectionLine() {
  const unusual = [useConnectivity() !== "online", useIsAnythingHeldUp()].includes(true);
  return (
    <div role="status" className={styles.connection}>
      {unusual ? (
        <LatePart>
          <ConnectionNote />
        </LatePart>
      ) : null}
    </div>
  );
}

/** Lines that can wait until the shopper is at the page's top: changes that need an answer, a new version. */
export function NoticeLines() {
  const unusual = [useIsAnythingAsked(), useUpdate().waiting].includes(true);
  return (
    <div role="status" className={styles.notices}>
      {unusual ? (
        <LatePart>
          <Notices />
        </LatePart>
      ) : null}
    </div>
  );
}
