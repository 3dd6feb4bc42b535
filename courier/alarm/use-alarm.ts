import { useEffect } from "react";
import { prepareSound, ring, silence } from "../../staff/alarm/bell";
import { useDeviceSettings } from "../settings/device-settings";
import { useTexts } from "../texts/texts";
import { hearOrders, useNewOrders } from "./new-orders";

const buzz = [300, 120, 300];
/** ms. */
const buzzEveryMs = 4_000;
/** A new order that nobody touches the phone for falls silent after this, ms: it stays in the list. */
const longestMs = 60_000;

/** Rings and shakes while there is an offer, or an order that nobody has noticed. Returns whether it does. */
export function useAlarm(title: string, offers: number): boolean {
  const t = useTexts();
  const sound = useDeviceSettings((settings) => settings.sound);
  const unheard = useNewOrders((orders) => orders.unheard);
  const isCalling = offers > 0 || unheard.size > 0;

  useEffect(prepareSound, []);
  useEffect(() => {
    if (!isCalling || !sound) return;
    ring(1);
    return silence;
  }, [isCalling, sound]);

  useEffect(() => {
    if (!isCalling) return;
    const knock = () => {
      // A browser complains about a page that nobody has touched yet.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
    };
    knock();
    const timer = setInterval(knock, buzzEveryMs);
    return () => clearInterval(timer);
  }, [isCalling]);

  useEffect(() => {
    if (unheard.size === 0) return;
    const timer = setTimeout(hearOrders, longestMs);
    addEventListener("pointerdown", hearOrders);
    addEventListener("keydown", hearOrders);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", hearOrders);
      removeEventListener("keydown", hearOrders);
    };
  }, [unheard]);

  useEffect(() => {
    document.title = isCalling ? t("alarm.title", { title }) : title;
  }, [title, isCalling, t]);
  return isCalling;
}
