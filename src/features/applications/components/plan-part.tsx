import { useConfig } from "@/features/configuration";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import type { PlanPackage } from "../api/store-plans";
import { commissionPlan, type StorePlan } from "../use-store-plan";
import styles from "./applications.module.css";
import { PlanPayment } from "./plan-payment";

interface Props {
  readonly storePlan: StorePlan;
  readonly error: string | undefined;
}

/** How the store pays the shop; without a choice when that is a commission. */
export function PlanPart({ storePlan, error }: Props) {
  const t = useTexts("applications");
  const config = useConfig();
  const { offered, packages, plan, setPlan, payments, payment, setPayment } = storePlan;
  if (!offered.subscription)
    return <p className={styles.hint}>{t("store.commission", { percent: config?.admin_commission ?? 0 })}</p>;
  return (
    <section className={styles.part} aria-labelledby="application-plan">
      <h2 id="application-plan">{t("plan.part")}</h2>
      <PlanChoice
        packages={packages}
        commission={offered.commission}
        plan={plan}
        onPlan={setPlan}
        error={error}
      />
      {payment === undefined ? null : (
        <PlanPayment payments={payments} payment={payment} onPayment={setPayment} />
      )}
    </section>
  );
}

interface PlanProps {
  readonly packages: readonly PlanPackage[];
  readonly commission: boolean;
  /** `commission` or the id of a package. */
  readonly plan: string | undefined;
  readonly onPlan: (plan: string) => void;
  readonly error: string | undefined;
}

/** How the store pays the shop. */
function PlanChoice({ packages, commission, plan, onPlan, error }: PlanProps) {
  const t = useTexts("applications");
  const money = useMoney();
  const config = useConfig();
  const limit = (count: number | null, one: "plan.orders" | "plan.items") =>
    count === null ? null : t(one, { count });
  return (
    <div className={styles.plan} data-missing={error === undefined ? undefined : true}>
      <RadioCards<string>
        legend={t("plan.title")}
        value={plan}
        onValueChange={onPlan}
        options={[
          ...(commission
            ? [
                {
                  value: commissionPlan,
                  label: t("plan.commission"),
                  hint: t("store.commission", { percent: config?.admin_commission ?? 0 }),
                },
              ]
            : []),
          ...packages.map((row) => ({
            value: String(row.id),
            label: row.name,
            hint: [
              row.text,
              t("plan.days", { count: row.days }),
              limit(row.orders, "plan.orders"),
              limit(row.items, "plan.items"),
              row.orders === null && row.items === null ? t("plan.unlimited") : null,
            ]
              .filter(Boolean)
              .join(" · "),
            endSlot: <span>{row.price === 0 ? t("plan.free") : money(row.price)}</span>,
          })),
        ]}
      />
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
