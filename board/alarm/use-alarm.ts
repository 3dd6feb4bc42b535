import { useEffect, useMemo, useState } from "react";
import { ring, silence, useSound } from "../../staff/alarm/bell";
import { keepAwake } from "../../staff/alarm/keep-awake";
import { useOrders } from "../orders/orders";
import { useDeviceSettings } from "../settings/device-settings";
import { useSteps } from "../steps/steps";
import { useTexts } from "../texts/texts";
import { useNow } from "../texts/use-now";
import { type AlarmState, alarmState, tabTitle, unanswered } from "./alarm-rules";

const buzz = [300, 120, 300];
/** ms. */
const buzzEvery = 4_000;

type Badges = Navigator & {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/**
 * Makes everything that can be heard or seen of this device call somebody while an order is unanswered. Returns how many are, and what
 * the alarm does about it.
 */
export function useAlarm(title: string): { waiting: number; alarm: AlarmState } {
  const t = useTexts();
  const orders = useOrders((state) => state.orders);
  const steps = useSteps((state) => state.steps);
  const { storeId, volume, mutedUntil } = useDeviceSettings();
  const soundAllowed = useSound((state) => state.allowed);
  const now = useNow(1_000);

  const waiting = useMemo(() => {
    const answered = new Set(
      steps.flatMap(({ orderId, refusal }) => (refusal === null && orderId !== null ? [orderId] : [])),
    );
    return unanswered({ orders: orders.values(), storeId, answered }).length;
  }, [orders, steps, storeId]);
  const alarm = alarmState(waiting, { mutedUntil, volume, soundAllowed }, now);

  useEffect(() => {
    if (alarm !== "ringing") return;
    ring(volume);
    return silence;
  }, [alarm, volume]);

  useEffect(() => {
    if (alarm !== "ringing" && alarm !== "blocked") return;
    const knock = () => {
      // A browser complains about a page that nobody has touched yet.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
    };
    knock();
    const timer = setInterval(knock, buzzEvery);
    return () => clearInterval(timer);
  }, [alarm]);

  const [isOdd, setOdd] = useState(false);
  const isCalling = waiting > 0;
  useEffect(() => {
    if (!isCalling) return;
    const timer = setInterval(() => setOdd((odd) => !odd), 1_000);
    return () => clearInterval(timer);
  }, [isCalling]);
  useEffect(() => {
    document.title = tabTitle(title, waiting, t("alarm.title", { count: waiting }), isOdd);
  }, [title, waiting, isOdd, t]);

  useEffect(() => {
    const badges = navigator as Badges;
    const done = waiting > 0 ? badges.setAppBadge?.(waiting) : badges.clearAppBadge?.();
    done?.catch(() => undefined);
  }, [waiting]);

  useEffect(keepAwake, []);
  return { waiting, alarm };
}
