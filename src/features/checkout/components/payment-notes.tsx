/** What is said in the place where it is chosen how to pay. */
import { type ReactNode, useEffect } from "react";
import type { CashProblem } from "@/features/payment";
import { onRecovered } from "@/platform/connectivity";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { Suspense } from "@/ui/loading/suspense";
import { ErrorPanel } from "@/ui/window/error-panel";
import { StatusNote } from "@/ui/window/status-note";

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

interface ChoiceProps {
  /** Names what is missing where it fails. */
  readonly title: string;
  /** In its place until it is there: cash. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** The place of a choice of how to pay, whose file is loaded where there is one: it fails there and nowhere else. */
export function PaymentChoiceBoundary({ title, waiting, children }: ChoiceProps) {
  return (
    <ErrorBoundary fallback={(_, retry) => <ChoiceFailed title={title} onRetry={retry} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** In the place of the choice whose file could not be loaded: everything else of the order can be filled in meanwhile. */
function ChoiceFailed({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  const t = useTexts("shell");
  useEffect(() => onRecovered(onRetry), [onRetry]);
  return (
    <ErrorPanel title={title} text={t("error.pageTitle")} retryLabel={t("app.retry")} onRetry={onRetry} />
  );
}
