import { errorText } from "@/stores/show-error";
import type { AppliedPlan } from "./api/applications";
import { choosePlan, type PlanPackage } from "./api/store-plans";
import { namedBy, type PendingPlan, savePendingPlan } from "./pending-plan";
import { planCallback } from "./plan-callback";

/**
 * Continues with the package of an application that was sent: opens its payment page, or begins its trial. The application
 * stays sent whatever fails here; the result says what is left to do, and why.
 */
export async function beginPlan(
  { storeId, key }: AppliedPlan,
  { id: packageId, name, price }: PlanPackage,
  payment: string | undefined,
): Promise<{ pending: PendingPlan | null; problem: string | null }> {
  const pending = { storeId, key, packageId, name, price };
  if (price > 0) savePendingPlan(pending);
  try {
    const { payAt } = await choosePlan({
      ...namedBy(pending),
      business_plan: "subscription",
      package_id: packageId,
      ...(payment === undefined ? {} : { payment_gateway: payment, callback: planCallback() }),
    });
    if (payAt !== null) location.assign(payAt);
    return { pending: price > 0 ? pending : null, problem: null };
  } catch (error) {
    return { pending, problem: errorText(error) };
  }
}
