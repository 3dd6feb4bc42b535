import type { UseQueryResult } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { offeredPlans } from "@/domain/store-plan";
import { useConfig } from "@/features/configuration";
import { useQuery } from "@/platform/query";
import { type PlanPackage, packagesQuery } from "./api/store-plans";
import type { ApplicationValues } from "./application-rules";
import { type PlanPaymentWay, usePlanPayments } from "./use-plan-payments";

/** The form's value for a commission; packages are kept by their ids. */
export const commissionPlan = "commission";

export interface StorePlan {
  /** Null where the shop sells none: they are not asked for. */
  query: UseQueryResult<PlanPackage[]> | null;
  packages: readonly PlanPackage[];
  offered: ReturnType<typeof offeredPlans>;
  /** `commission`, or the id of a package; undefined while one has to be chosen. */
  plan: string | undefined;
  setPlan: (plan: string) => void;
  /** The package that is chosen. */
  chosen: PlanPackage | undefined;
  payments: readonly PlanPaymentWay[];
  /** How it is paid; undefined where it costs nothing. */
  payment: string | undefined;
  setPayment: (payment: string) => void;
}

/** The plan in the form of a store's application, from what the shop offers. */
export function useStorePlan({ watch, setValue, clearErrors }: UseFormReturn<ApplicationValues>): StorePlan {
  const config = useConfig();
  const sells = config?.subscription_business_model === 1;
  const query = useQuery({ ...packagesQuery(), enabled: sells });
  const payments = usePlanPayments();
  const rows = query.data ?? [];
  const offered = config ? offeredPlans(config, rows) : { commission: true, subscription: false };
  const [kept, keptPayment] = [watch("plan"), watch("payment")];
  // A kept draft may name a package that is not offered any more.
  const chosen = offered.subscription ? rows.find(({ id }) => String(id) === kept) : undefined;
  const plan = chosen ? String(chosen.id) : offered.commission ? commissionPlan : undefined;
  const way = payments.find(({ value }) => value === keptPayment) ?? payments[0];
  return {
    query: sells ? query : null,
    packages: rows,
    offered,
    plan,
    setPlan: (value) => {
      setValue("plan", value);
      clearErrors("plan");
    },
    chosen,
    payments,
    payment: (chosen?.price ?? 0) > 0 ? way?.value : undefined,
    setPayment: (value) => setValue("payment", value),
  };
}
