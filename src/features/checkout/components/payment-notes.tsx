/** Notes beside the choice of how to pay. */
import type { CashProblem } from "@/features/payment";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { StatusNote } from "@/ui/plain/status-note";

/** Why cash is not taken, in words. */
export function useCashProblemText(): (problem: CashProblem) => string {
  const t = useTexts("checkout");
  const money = useMoney();
  return (problem) =>
    problem.reason === "zone"
      ? t("payment.noCash")
      : t("payment.cashLimit", { amount: money(problem.amount) });
}

/** Why cash is not taken. */
export function CashProblemNote({ problem }: { readonly problem: CashProblem | null }) {
  const text = useCashProblemText();
  return (
    problem && (
      <StatusNote tone="warning" live>
        {text(problem)}
      </StatusNote>
    )
  );
}
