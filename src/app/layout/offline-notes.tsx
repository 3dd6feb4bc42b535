import { useLayoutEffect, useRef } from "react";
import { type Connectivity, checkConnectivity, useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { useUpdate } from "@/platform/worker";
import { useDelayedCount, useNeedsShopperCount, useUnsentCount } from "@/stores/outbox-row-counts";
import { openOverlay } from "@/stores/overlay";
import { RefreshIcon } from "@/ui/icons/refresh";
import { WarningIcon } from "@/ui/icons/warning";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { Container } from "@/ui/plain/container";
import { StatusNote } from "@/ui/plain/status-note";
import styles from "./offline-banner.module.css";

const lines = {
  slow: "offline.slow",
  offline: "offline.offline",
  unreachable: "offline.unreachable",
  captive: "offline.captive",
} as const satisfies Record<Exclude<Connectivity, "online" | "maintenance">, string>;

/** The text of the connection line when something is not as usual; a chunk of its own, which the worker keeps. */
export function OfflineNote() {
  const t = useTexts("frame");
  const status = useConnectivity();
  const all = useUnsentCount();
  const heldUp = useDelayedCount();
  const strip = useRef<HTMLDivElement>(null);
  // Maintenance has a page of its own.
  const line = status === "online" || status === "maintenance" ? null : lines[status];
  const waiting = status === "online" ? heldUp : all;
  const said = line !== null || waiting > 0;
  // Elements that stick below the bar stick below this line, too.
  useLayoutEffect(() => {
    const element = strip.current;
    if (!said || element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--offline-banner-height", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--offline-banner-height");
    };
  }, [said]);
  if (!said) return null;
  return (
    <div ref={strip} className={styles.strip}>
      <Container>
        <StatusNote
          slim
          tone={line ? "warning" : "neutral"}
          icon={line ? <WifiOffIcon size={18} /> : <RefreshIcon size={18} />}
          action={
            line ? (
              <button type="button" className={styles.action} onClick={() => void checkConnectivity()}>
                {t("app.retry")}
              </button>
            ) : undefined
          }
        >
          {line ? t(line) : null}{" "}
          {waiting > 0
            ? t(status !== "online" ? "offline.waiting" : "offline.sending", { count: waiting })
            : null}
        </StatusNote>
      </Container>
    </div>
  );
}

/** Notices that wait for the shopper's answer: changes that could not be sent, a new version. */
export function Notices() {
  const t = useTexts("frame");
  const needsYou = useNeedsShopperCount();
  const update = useUpdate();
  return (
    <>
      {needsYou > 0 ? (
        <Container>
          <StatusNote
            tone="warning"
            icon={<WarningIcon size={18} />}
            action={
              <button type="button" className={styles.action} onClick={() => openOverlay({ kind: "unsent" })}>
                {t("unsent.look")}
              </button>
            }
          >
            {t("unsent.line", { count: needsYou })}
          </StatusNote>
        </Container>
      ) : null}
      {update.waiting ? (
        <Container>
          <StatusNote
            tone="info"
            action={
              <>
                <button type="button" className={styles.action} onClick={update.dismiss}>
                  {t("update.later")}
                </button>
                <button
                  type="button"
                  className={styles.action}
                  onClick={update.apply}
                  disabled={update.applying}
                >
                  {t("update.apply")}
                </button>
              </>
            }
          >
            {t("update.ready")}
          </StatusNote>
        </Container>
      ) : null}
    </>
  );
}
