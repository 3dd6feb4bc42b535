import { trialDays } from "@/domain/store-plan";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";

/** The value that is sent for a package that is tried before it is paid. */
export const freeTrial = "free_trial";

export interface PlanPaymentWay {
  value: string;
  label: string;
}

/** The ways to pay a package: those of the shop, and to try it first. */
export function usePlanPayments(): PlanPaymentWay[] {
  const t = useTexts("applications");
  const pay = useTexts("payment");
  const config = useConfig();
  const days = config ? trialDays(config) : 0;
  const gateways = config?.digital_payment ? config.active_payment_method_list : [];
  return [
    ...(days > 0 ? [{ value: freeTrial, label: t("plan.trial", { count: days }) }] : []),
    ...gateways.map(({ gateway, gateway_title }) => ({
      value: gateway,
      label: gateway_title || pay("online.title"),
    })),
  ];
}
