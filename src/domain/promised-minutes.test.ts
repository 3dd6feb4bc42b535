import { expect, it } from "vitest";
import { arrivalOfOrder } from "./arrival";
import { withPromise } from "./promised-minutes";

const minute = 60_000;
const usual = { min: 20, max: 30 };
const arrival = (collected: boolean) => {
  const times = { placed: 0, confirmed: 0, handover: null, onTheWay: null, scheduled: null, collected };
  const told = arrivalOfOrder(times, withPromise(usual, 45, { collected }), minute);
  return told && [told.from / minute, told.to / minute];
};

it.each([
  ["at the door after what was promised and the way", false, [55, 60]],
  ["at the counter when it was promised", true, [45, 50]],
])("an order comes %s", (_, collected, told) => {
  expect(arrival(collected)).toEqual(told);
});
