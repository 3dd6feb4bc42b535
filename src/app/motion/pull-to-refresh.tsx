import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { connectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { refreshActiveQueries } from "@/platform/query";
import { currentOverlay } from "@/stores/overlay";
import { classNames } from "@/ui/class-names";
import { RefreshIcon } from "@/ui/icons/refresh";
import { LiveRegion } from "@/ui/plain/live-region";
import { beginPull, mayPull, movePull, type Pull, refreshAt } from "./pull-gesture";
import styles from "./pull-to-refresh.module.css";

/** Pulled down at its top, the page asks the shop anew for what it shows. For touch, in an app without a browser's bar. */
export function PullToRefresh() {
  const t = useTexts("frame");
  const queryClient = useQueryClient();
  const [distance, setDistance] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [status, setStatus] = useState("");
  const isBusy = useRef(false);

  const refresh = useCallback(async () => {
    isBusy.current = true;
    setIsRefreshing(true);
    setStatus(t("pull.refreshing"));
    await refreshActiveQueries(queryClient);
    isBusy.current = false;
    setIsRefreshing(false);
    const isOnline = connectivity() === "online" || connectivity() === "slow";
    setStatus(t(isOnline ? "pull.refreshed" : "pull.offline"));
  }, [queryClient, t]);

  useEffect(() => {
    let pull: Pull | null = null;
    const drop = () => {
      pull = null;
      setDistance(0);
    };
    const start = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const isFree = !isBusy.current && touches.length === 1 && currentOverlay() === null;
      if (!isFree || !touch || !mayPull(target, window.scrollY)) return drop();
      pull = beginPull(touch.clientX, touch.clientY);
    };
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (pull === null || !touch) return;
      pull = touches.length === 1 ? movePull(pull, touch.clientX, touch.clientY, window.scrollY) : null;
      setDistance(pull?.distance ?? 0);
    };
    const end = () => {
      const isFar = pull !== null && pull.distance >= refreshAt;
      drop();
      if (isFar) void refresh();
    };
    const passive = { passive: true } as const;
    window.addEventListener("touchstart", start, passive);
    window.addEventListener("touchmove", move, passive);
    window.addEventListener("touchend", end, passive);
    window.addEventListener("touchcancel", drop, passive);
    // The browser's own pull would load the whole page again.
    const { style } = document.documentElement;
    style.overscrollBehaviorY = "contain";
    return () => {
      window.removeEventListener("touchstart", start);
      window.removeEventListener("touchmove", move);
      window.removeEventListener("touchend", end);
      window.removeEventListener("touchcancel", drop);
      style.overscrollBehaviorY = "";
    };
  }, [refresh]);

  const shown = isRefreshing ? refreshAt : distance;
  return (
    <>
      <LiveRegion>{status}</LiveRegion>
      {shown > 0 ? (
        <div
          className={classNames(styles.indicator, isRefreshing && styles.turning)}
          style={{ transform: `translateY(${shown}px) rotate(${shown * 3}deg)` }}
          aria-hidden="true"
          data-far={distance >= refreshAt || undefined}
        >
          <RefreshIcon size={22} />
        </div>
      ) : null}
    </>
  );
}
