import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useConnectivity } from "@/platform/connectivity";
import { useUpdate } from "@/platform/worker";
import { useDoesAnythingNeedShopper, useIsAnythingDelayed } from "@/stores/outbox-rows";
import { classNames } from "@/ui/window/class-names";
import { LazyPart, lazyPart } from "../lazy-part";
import styles from "./connection-line.module.css";

const notes = () => import("./connection-notes");
const ConnectionNote = lazyPart(() => notes().then((module) => ({ default: module.ConnectionNote })));
const Notices = lazyPart(() => notes().then((module) => ({ default: module.Notices })));

/**
 * One line below the bar, always in view: no network, changes that wait for one. Over a page that is being looked at it lies
 * until that is scrolled, because nothing may move away from a finger; pages that are opened later begin below it.
 */
export function ConnectionLine() {
  const unusual = [useConnectivity() !== "online", useIsAnythingDelayed()].includes(true);
  const { pathname } = useLocation();
  const [page, setPage] = useState({ pathname, hasRoom: unusual });
  if (page.pathname !== pathname) setPage({ pathname, hasRoom: unusual });
  const covers = unusual && !page.hasRoom;
  useEffect(() => {
    if (!covers) return;
    const giveRoom = () => setPage({ pathname, hasRoom: true });
    window.addEventListener("scroll", giveRoom, { once: true, passive: true });
    return () => window.removeEventListener("scroll", giveRoom);
  }, [covers, pathname]);
  return (
    <div role="status" className={classNames(styles.connection, page.hasRoom && styles.withRoom)}>
      {unusual ? (
        <LazyPart>
          <ConnectionNote />
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
