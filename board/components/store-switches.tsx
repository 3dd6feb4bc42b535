import { useState } from "react";
import { Button } from "@/ui/chakra/button";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import { ClockIcon } from "@/ui/icons/clock";
import { PauseIcon } from "@/ui/icons/pause";
import { PlayIcon } from "@/ui/icons/play";
import type { StoreNow } from "../items/store-now";
import { pauseStore, resumeStore, setBusy } from "../items/switches";
import { type Translate, useTexts } from "../texts/texts";
import { type Formats, useFormats } from "../texts/use-formats";
import styles from "./items.module.css";
import { PauseDialog } from "./pause-dialog";
import { HoursDialog } from "./store-hours/hours-dialog";

/** Minutes of the busy mode that a press chooses. */
const busyChoices = [0, 10, 15, 30];

/** Whether a store takes orders, in words. */
export function storeText({ isPaused, open, ...store }: StoreNow, t: Translate, formats: Formats): string {
  if (!isPaused) return t(open ? "store.open" : "store.closed");
  if (store.paused_until === null) return t("store.pausedUntilClosing");
  return t("store.paused", { time: formats.time(store.paused_until) });
}

export function StoreSwitches({ store }: { readonly store: StoreNow }) {
  const t = useTexts();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [showsHours, setShowsHours] = useState(false);
  const { isPaused, busy_minutes: busy } = store;
  const choices = busyChoices.includes(busy) ? busyChoices : [...busyChoices, busy];
  return (
    <section className={styles.store} aria-label={store.name}>
      <div className={styles.state}>
        <p className={styles.words} role="status">
          <strong className={styles.is} data-state={isPaused ? "paused" : store.open ? "open" : "closed"}>
            {storeText(store, t, formats)}
          </strong>
          {store.pause_reason !== null && isPaused ? <span>{store.pause_reason}</span> : null}
          {store.waits ? <span className={styles.quiet}>{t("waiting.short")}</span> : null}
        </p>
        {isPaused ? (
          <Button size="lg" startIcon={<PlayIcon />} onClick={() => void resumeStore(store)}>
            {t("store.resume")}
          </Button>
        ) : (
          <Button variant="outline" size="lg" startIcon={<PauseIcon />} onClick={() => setAsking(true)}>
            {t("store.pause")}
          </Button>
        )}
      </div>
      <div className={styles.busy}>
        <p>{t("store.busy")}</p>
        <SegmentedControl
          legend={t("store.busy")}
          look="chips"
          value={String(busy)}
          segments={choices.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t("store.busyOff") : t("store.busyBy", { count: minutes }),
          }))}
          onValueChange={(minutes) => void setBusy(store, Number(minutes))}
        />
      </div>
      <Button variant="outline" size="lg" startIcon={<ClockIcon />} onClick={() => setShowsHours(true)}>
        {t("hours.open")}
      </Button>
      <HoursDialog open={showsHours} store={store} onClose={() => setShowsHours(false)} />
      <PauseDialog
        open={isAsking}
        name={store.name}
        onClose={() => setAsking(false)}
        onPause={(pause) => void pauseStore(store, pause)}
      />
    </section>
  );
}
