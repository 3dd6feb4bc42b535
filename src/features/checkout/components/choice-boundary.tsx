import { type ReactNode, useEffect } from "react";
import { onRecovered } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { Suspense } from "@/ui/loading/suspense";
import { ErrorPanel } from "@/ui/plain/error-panel";

interface ChoiceProps {
  /** Names what is missing where it fails. */
  readonly title: string;
  /** In its place until it is there. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** The place of a choice, whose file is loaded where there is one: it fails there and nowhere else. */
export function ChoiceBoundary({ title, waiting, children }: ChoiceProps) {
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
