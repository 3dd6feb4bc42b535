import { useState } from "react";
import { useTexts } from "@/platform/i18n";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { BellIcon } from "@/ui/icons/bell";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { StatusNote } from "@/ui/plain/status-note";
import { usePush } from "../use-push";
import styles from "./push-offer.module.css";

/** After 'Not now' the offer is hidden for this long, ms. */
const dismissedFor = 30 * 24 * 3_600_000;

function wasDismissed(): boolean {
  const at = Number(safeStorage.getItem(storageKeys.pushHint));
  const age = Date.now() - at;
  return at > 0 && age >= 0 && age < dismissedFor;
}

/** Asks whether to notify about this order, before the browser asks for permission. */
export default function PushOffer() {
  const t = useTexts("push");
  const push = usePush();
  const [asked, setAsked] = useState(false);
  const [dismissed, setDismissed] = useState(wasDismissed);
  if (asked && push.state === "on") {
    return (
      <StatusNote tone="positive" icon={<BellIcon size={18} />} live>
        {t("offer.done")}
      </StatusNote>
    );
  }
  if (asked && (push.state === "denied" || push.state === "unavailable")) {
    return (
      <StatusNote tone="info" live>
        {t(push.state === "denied" ? "state.denied" : "state.unavailable")}
      </StatusNote>
    );
  }
  if (push.state !== "off" || dismissed) return null;
  return (
    <Card padding="md" as="section" aria-labelledby="push-offer">
      <div className={styles.offer}>
        <span className={styles.icon} aria-hidden="true">
          <BellIcon size={22} />
        </span>
        <div className={styles.words}>
          <h3 id="push-offer" className={styles.title}>
            {t("offer.title")}
          </h3>
          <p className={styles.text}>{t("offer.text")}</p>
        </div>
      </div>
      {push.failed ? (
        <StatusNote tone="warning" live>
          {t("state.failed")}
        </StatusNote>
      ) : null}
      <div className={styles.buttons}>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            safeStorage.setItem(storageKeys.pushHint, String(Date.now()));
            setDismissed(true);
          }}
        >
          {t("offer.later")}
        </Button>
        <Button
          size="sm"
          loading={push.busy}
          onClick={() => {
            setAsked(true);
            void push.turnOn();
          }}
        >
          {t("offer.accept")}
        </Button>
      </div>
    </Card>
  );
}
