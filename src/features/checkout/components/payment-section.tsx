import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { CashIcon } from "@/ui/icons/cash";
import { RadioCards } from "@/ui/kit/radio-cards";
import { Card } from "@/ui/window/card";
import { StatusNote } from "@/ui/window/status-note";
import type { CashProblem } from "../order-quote";

/** How it is paid. Cash is offered where the zone takes it and up to its limit. */
export function PaymentSection({ problem }: { problem: CashProblem | null }) {
  const t = useTexts("checkout");
  const money = useMoney();
  return (
    <Card as="section">
      <RadioCards<"cash_on_delivery">
        legend={t("payment.title")}
        value={problem ? undefined : "cash_on_delivery"}
        onValueChange={() => undefined}
        options={[
          {
            value: "cash_on_delivery",
            label: t("payment.cash"),
            hint: t("payment.cashHint"),
            icon: <CashIcon />,
            disabled: problem !== null,
          },
        ]}
      />
      {problem ? (
        <StatusNote tone="warning" live>
          {problem.reason === "zone"
            ? t("payment.noCash")
            : t("payment.cashLimit", { amount: money(problem.amount) })}
        </StatusNote>
      ) : null}
    </Card>
  );
}
