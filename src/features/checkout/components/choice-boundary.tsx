import { type ReactNode, useEffect } from "react";
import { onRecovered } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { Suspense } from "@/ui/loading/suspense";
import { ErrorPanel } from "@/ui/plain/error-panel";

interface ChoiceProps {
  /** The name of the choice, for the message when it fails. */
  readonly title: string;
  /** Shown until the choice has loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Holds a lazily loaded choice, so that a failure stays within its place. */
export function ChoiceBoundary({ title, waiting, children }: ChoiceProps) {
  return (
    <ErrorBoundary fallback={(_, retry) => <ChoiceFailed title={title} onRetry={retry} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Stands in for a choice that failed to load; the rest of the order can be filled in meanwhile. */
function ChoiceFailed({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  const t = useTexts("shell");
  useEffect(() => onRecovered(onRetry), [onRetry]);
  return (
    <ErrorPanel title={title} text={t("error.pageTitle")} retryLabel={t("app.retry")} onRetry={onRetry} />
  );
}
