import { useConnectivity } from "@/platform/connectivity";
import { useUpdate } from "@/platform/worker";
import { useIsAnythingHeldUp } from "@/stores/waiting";
import { LatePart, latePart } from "../late-part";
import styles from "./connection-line.module.css";

const ConnectionNotes = latePart(() => import("./connection-notes"));

/** One calm line for everything that is not as usual: no network, changes that wait or need the shopper, a new version. */
export function ConnectionLine() {
  const unusual = [useConnectivity() !== "online", useIsAnythingHeldUp(), useUpdate().waiting].includes(true);
  return (
    <div role="status" className={styles.line}>
      {unusual ? (
        <LatePart>
          <ConnectionNotes />
        </LatePart>
      ) : null}
    </div>
  );
}
