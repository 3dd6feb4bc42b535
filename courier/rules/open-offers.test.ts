import { expect, it } from "vitest";
import { newOffer } from "../testing/stand-in";
import { openOffers, secondsLeft } from "./open-offers";

const now = Date.UTC(2026, 10, 30, 12);

it("counts an offer's seconds down to nothing, and lets go of it then", () => {
  const [soon, later] = [newOffer(9, now + 1_200), newOffer(10, now + 45_000)];
  expect([soon, later].map((offer) => secondsLeft(offer, now))).toEqual([2, 45]);
  expect(secondsLeft(soon, now + 60_000)).toBe(0);
  expect(openOffers([soon, later], now + 1_000)).toHaveLength(2);
  expect(openOffers([soon, later], now + 1_200)).toEqual([later]);
});
