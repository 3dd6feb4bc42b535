import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { Dialog, type DialogProps } from "@/ui/chakra/dialog";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { Button } from "@/ui/plain/button";
import { ErrorPanel } from "@/ui/plain/error-panel";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import styles from "./orders.module.css";

interface Props extends Pick<DialogProps, "open" | "onClose" | "onClosed" | "title" | "width"> {
  readonly texts: {
    /** The question above the reasons. */
    readonly question: string;
    readonly submit: string;
    /** The reasons could not be loaded. */
    readonly failed: string;
  };
  readonly query: Pick<
    UseQueryResult,
    "data" | "error" | "isError" | "isFetching" | "fetchStatus" | "refetch"
  >;
  /** Undefined until they are loaded. */
  readonly reasons: readonly string[] | undefined;
  readonly reason: string | null;
  readonly onReason: (reason: string) => void;
  /** Why nothing can be sent any more; null while it can. */
  readonly tooLate: ReactNode;
  readonly isDanger?: boolean;
  readonly busy: boolean;
  readonly onSubmit: () => Promise<void>;
  /** More questions, below the reasons. */
  readonly children?: ReactNode;
}

/** Asks for a reason from the shop's list before something is done about an order. */
export function ReasonDialog({
  texts,
  query,
  reasons,
  reason,
  onReason,
  tooLate,
  isDanger = false,
  busy,
  onSubmit,
  children,
  ...dialog
}: Props) {
  const shell = useTexts("shell");
  const isTooLate = tooLate !== null;
  return (
    <Dialog
      {...dialog}
      closeLabel={shell("app.close")}
      footer={
        <div className={isTooLate ? undefined : styles.two}>
          <Button variant="outline" wide onClick={dialog.onClose}>
            {shell("app.back")}
          </Button>
          {isTooLate ? null : (
            <Button
              variant={isDanger ? "danger" : undefined}
              wide
              disabled={reason === null}
              loading={busy}
              loadingLabel={shell("app.loading")}
              onClick={() => void onSubmit()}
            >
              {texts.submit}
            </Button>
          )}
        </div>
      }
    >
      {isTooLate ? (
        <StatusNote tone="warning" live>
          {tooLate}
        </StatusNote>
      ) : !reasons && queryProgress(query) === "failed" ? (
        <ErrorPanel
          title={texts.failed}
          // Without a network the request waits and has not failed.
          text={query.error === null ? shell("empty.offlineText") : errorText(query.error)}
          retryLabel={shell("app.retry")}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : reasons ? (
        <div className={styles.list}>
          <RadioCards
            legend={texts.question}
            value={reason ?? undefined}
            onValueChange={onReason}
            options={reasons.map((text) => ({ value: text, label: text }))}
          />
          {children}
        </div>
      ) : (
        <div className={styles.list} role="status" aria-label={shell("app.loading")}>
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
        </div>
      )}
    </Dialog>
  );
}
