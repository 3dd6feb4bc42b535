/** How a store may pay the shop: a commission of each order, or a package for a time. */

/** Days of each unit in which a shop says how long a trial is. */
const daysOf = { day: 1, month: 30, year: 365 } as const;

export interface PlanTerms {
  readonly commission_business_model: 0 | 1;
  readonly subscription_business_model: 0 | 1;
  readonly subscription_free_trial_status: 0 | 1;
  readonly subscription_free_trial_days: number;
  readonly subscription_free_trial_type: "day" | "month" | "year";
}

/** How long a package is free at first, days; 0 without a trial. */
export const trialDays = (terms: PlanTerms): number =>
  terms.subscription_free_trial_status === 1
    ? Math.max(0, terms.subscription_free_trial_days) * daysOf[terms.subscription_free_trial_type]
    : 0;

/** Which plans can be chosen. A shop that offers nothing takes a commission, as shops did before there were packages. */
export function offeredPlans(
  terms: PlanTerms,
  packages: readonly unknown[],
): { readonly commission: boolean; readonly subscription: boolean } {
  const subscription = terms.subscription_business_model === 1 && packages.length > 0;
  return { commission: terms.commission_business_model === 1 || !subscription, subscription };
}
