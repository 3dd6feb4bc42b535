import { type DeliveryMinutes, shareCollected, shareLeft } from "./arrival";

/**
 * The minutes from which `arrivalOfOrder` tells when an order comes whose shop promised it ready so many minutes after it
 * confirmed: at the counter then, at the door after the way.
 */
export const withPromise = (
  { min, max }: DeliveryMinutes,
  promised: number,
  { collected }: { collected: boolean },
): DeliveryMinutes => {
  if (collected) {
    const whole = Math.round(promised / shareCollected);
    return { min: whole, max: whole };
  }
  const after = (way: number) => promised + Math.round(way * shareLeft.handover);
  return { min: after(min), max: after(max) };
};
