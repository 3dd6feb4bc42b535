import { useClock } from "@/platform/format";
import { clockRange } from "@/platform/format/clock-time";
import { useTexts } from "@/platform/i18n";
import { useArrival } from "../use-arrival";

/** When the order arrives or can be collected, in words; null when nobody can say. */
export function useCheckoutArrivalText(): string | null {
  const t = useTexts("checkout");
  const clock = useClock();
  const { time, isDelivered } = useArrival();
  return time && t(isDelivered ? "summary.arrives" : "summary.ready", clockRange(time, clock));
}
