import { ClockIcon } from "@/ui/icons/clock";
import { PauseIcon } from "@/ui/icons/pause";
import { useStores } from "../items/store-now";
import { resumeStore, setBusy } from "../items/switches";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { Bar, Press } from "./bar";

/** A pause or a busy mode that is forgotten costs orders. */
export function StoreBars() {
  const t = useTexts();
  const { time } = useFormats();
  return useStores().map((store) => {
    const { id, name, paused_until: until, pause_reason: reason, busy_minutes: busy } = store;
    if (!store.isPaused)
      return busy === 0 ? null : (
        <Bar
          key={id}
          tone="info"
          icon={<ClockIcon size={24} />}
          action={<Press onPress={() => void setBusy(store, 0)}>{t("store.busyOff")}</Press>}
        >
          {t("store.busyBar", { name, count: busy })}
        </Bar>
      );
    return (
      <Bar
        key={id}
        tone="warning"
        icon={<PauseIcon size={24} />}
        action={<Press onPress={() => void resumeStore(store)}>{t("store.resume")}</Press>}
      >
        <strong>
          {until === null
            ? t("store.pausedUntilClosingBar", { name })
            : t("store.pausedBar", { name, time: time(until) })}
        </strong>
        {reason === null ? null : <p>{reason}</p>}
      </Bar>
    );
  });
}
