// @chunk clock-time
/** When an order arrives: a range of clock times, which moves with the order's steps. */

/** Epoch ms, whole five minutes. */
export interface Arrival {
  from: number;
  to: number;
}

/** A store's delivery time, minutes from the order to the door; `max` 0 says nothing. */
export interface DeliveryMinutes {
  min: number;
  max: number;
}

const minute = 60_000;
/** A clock time is told in steps of this, ms: nobody can promise a single minute. */
const step = 5 * minute;
/** Where nobody names the length of a slot, minutes. */
const defaultSlotMinutes = 30;

/** The rest of the store's time once a step is reached, as a share of it. */
export const shareLeft = { placed: 1, handover: 0.5, onTheWay: 0.4 } as const;
/** An order that is collected takes as long as a delivery without the trip. */
export const shareCollected = shareLeft.placed - shareLeft.onTheWay;

/** A clock time alone says nothing of another day, ms. */
const maxAheadMs = 12 * 60 * minute;
/** Arrivals later than this are promised no more, ms: nobody knows when they come. */
const maxLateMs = 60 * minute;

/** The arrival where a clock time says it: null when it ends so far ahead that it may be of another day. */
export const ifSoon = (arrival: Arrival | null, now: number): Arrival | null =>
  arrival !== null && arrival.to - now < maxAheadMs ? arrival : null;

/** In whole steps around the range, at least one step long. */
function inSteps(from: number, to: number): Arrival {
  const first = Math.floor(from / step) * step;
  return { from: first, to: Math.max(first + step, Math.ceil(to / step) * step) };
}

/** When an order that is placed at a moment (epoch ms) arrives. Null where the store names no time. */
export function arrivalFrom(start: number, { min, max }: DeliveryMinutes): Arrival | null {
  return max > 0 ? inSteps(start + min * minute, start + max * minute) : null;
}

/** When an order that is placed at a moment can be collected. Null where the store names no time. */
export const readyFrom = (start: number, { min, max }: DeliveryMinutes): Arrival | null =>
  arrivalFrom(start, { min: min * shareCollected, max: max * shareCollected });

/** When an order for later arrives: in the slot that was chosen, which starts at `start` (epoch ms). */
export function arrivalInSlot(start: number, slotMinutes: number): Arrival {
  return { from: start, to: start + (slotMinutes > 0 ? slotMinutes : defaultSlotMinutes) * minute };
}

/** The times of an order's steps, epoch ms; null while a step has not been reached or has no time. */
export interface StepTimes {
  placed: number | null;
  confirmed: number | null;
  handover: number | null;
  onTheWay: number | null;
  /** The start of the slot that was ordered for; null for an order for now. */
  scheduled: number | null;
  /** The length of that slot, minutes; 0 where nobody names it. */
  slotMinutes?: number;
  /** The shopper collects it: the time is when it is ready. */
  collected?: boolean;
}

/**
 * When an order under way arrives, counted from the last step whose time is known: the whole time of the store until the courier has
 * it, then the way. What is late is due now and does not end in the past. Null without times, and for what is over an hour
 * late; not for an order that is over.
 */
export function arrivalOfOrder(times: StepTimes, minutes: DeliveryMinutes, now: number): Arrival | null {
  const expected = expectedArrival(times, minutes);
  if (expected === null || expected.to > now) return expected;
  return now - expected.to > maxLateMs ? null : inSteps(now, now + step);
}

function expectedArrival(times: StepTimes, { min, max }: DeliveryMinutes): Arrival | null {
  const after = (start: number, share: number) => arrivalFrom(start, { min: min * share, max: max * share });
  // A courier on the way arrives when they arrive; the slot was an earlier promise.
  if (times.onTheWay !== null) return after(times.onTheWay, shareLeft.onTheWay);
  if (times.collected && times.handover !== null) return null;
  if (times.scheduled !== null) return arrivalInSlot(times.scheduled, times.slotMinutes ?? 0);
  if (times.handover !== null) return after(times.handover, shareLeft.handover);
  const start = times.confirmed ?? times.placed;
  return start === null ? null : after(start, times.collected ? shareCollected : shareLeft.placed);
}
