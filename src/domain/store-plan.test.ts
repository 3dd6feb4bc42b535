import { expect, it } from "vitest";
import { offeredPlans, type PlanTerms, trialDays } from "./store-plan";

const terms: PlanTerms = {
  commission_business_model: 1,
  subscription_business_model: 1,
  subscription_free_trial_status: 1,
  subscription_free_trial_days: 2,
  subscription_free_trial_type: "day",
};

it.each([
  ["day", 2],
  ["month", 60],
  ["year", 730],
] as const)("two %ss of trial are %i days", (subscription_free_trial_type, days) => {
  expect(trialDays({ ...terms, subscription_free_trial_type })).toBe(days);
});

it("there is no trial where the shop gives none, or says a length that cannot be meant", () => {
  expect(trialDays({ ...terms, subscription_free_trial_status: 0 })).toBe(0);
  expect(trialDays({ ...terms, subscription_free_trial_days: -3 })).toBe(0);
});

it.each([
  [1, 1, 3, true, true],
  [1, 1, 0, true, false],
  [0, 1, 3, false, true],
  // Nothing else is left.
  [0, 1, 0, true, false],
  [0, 0, 3, true, false],
] as const)(
  "commission %i, packages %i of %i: %s and %s",
  (commission, subscription, count, first, second) => {
    const offered = offeredPlans(
      { ...terms, commission_business_model: commission, subscription_business_model: subscription },
      Array.from({ length: count }),
    );
    expect(offered).toEqual({ commission: first, subscription: second });
  },
);
