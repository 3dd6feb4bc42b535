/** Which offers can still be answered. */
import type { CourierOffer } from "@/contract/calls/couriers";

/** Whole seconds, `now` by the server's clock; 0: the server asks the next courier. */
export const secondsLeft = ({ expires_at }: Pick<CourierOffer, "expires_at">, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expires_at) - now) / 1_000));

export const openOffers = (offers: readonly CourierOffer[], now: number): CourierOffer[] =>
  offers.filter((offer) => secondsLeft(offer, now) > 0);
