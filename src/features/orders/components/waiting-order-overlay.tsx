import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { orderTimeoutMs } from "@/domain/order-timeout";
import { useModules } from "@/features/modules";
import { useTimeLeft } from "@/platform/connectivity/use-time-left";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import type { Translate } from "@/platform/i18n/texts";
import { paths } from "@/platform/navigation/paths";
import { acknowledgeRow, cancelRow, type OrderRow, retryNow } from "@/platform/outbox";
import { useIsDurable } from "@/stores/is-durable";
import { type SelectedModule, selectModule, useSelectedModule } from "@/stores/module";
import { useOutboxRows } from "@/stores/outbox-rows";
import { closeOverlaysAndNavigate, type OverlayProps, replaceOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { showInfo } from "@/stores/toasts";
import { Dialog } from "@/ui/chakra/dialog";
import { ProgressBar } from "@/ui/chakra/progress-bar";
import { CheckCircleIcon } from "@/ui/icons/check-circle";
import { ClockIcon } from "@/ui/icons/clock";
import { WarningIcon } from "@/ui/icons/warning";
import { Button } from "@/ui/plain/button";
import { Spinner } from "@/ui/plain/spinner";
import { shownState } from "../waiting-order";
import styles from "./orders.module.css";

/** An order that the server has not confirmed yet: its state, the time left, and how to cancel it. */
export default function WaitingOrderOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"waiting-order">) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const rows = useOutboxRows();
  const found = rows.find((row): row is OrderRow => row.kind === "order" && row.key === overlay.rowKey);
  // The row may be gone while the dialog closes.
  const [last, setLast] = useState<OrderRow | null>(found ?? null);
  if (found && found !== last) setLast(found);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("waiting.title")}
      closeLabel={shell("app.close")}
      width="27rem"
    >
      {last ? <RowState row={last} gone={!found} onClose={onClose} /> : <p>{t("waiting.gone")}</p>}
    </Dialog>
  );
}

/** The server may have it already, so it is never called 'not placed'. */
const isUnsure = (row: OrderRow): boolean =>
  row.problem?.code === "unconfirmed" || row.problem?.code === "too_old";

/** Why it needs the shopper: a text for the app's own reasons, the server's message for the others. */
function reasonOf(row: OrderRow, t: Translate<"orders">): string {
  if (isUnsure(row)) return t("waiting.unsureText");
  if (row.problem?.code === "expired") return t("waiting.expiredText");
  if (row.problem?.code === "cart") return t("waiting.cartText");
  return row.problem?.message || t("waiting.needs-youText");
}

const icons: Partial<Record<ReturnType<typeof shownState>, ReactNode>> = {
  waiting: <ClockIcon size={32} />,
  full: <WarningIcon size={32} />,
  placed: <CheckCircleIcon size={32} />,
  "needs-you": <WarningIcon size={32} />,
};

/** The order's module: as the shop describes it now, else as it was when the order was pressed. */
function useModuleOf({ payload }: OrderRow): SelectedModule | null {
  const offered = useModules()?.find(({ id }) => id === payload.moduleId);
  const selected = useSelectedModule();
  return offered ?? payload.module ?? (selected?.id === payload.moduleId ? selected : null);
}

/** The page on which the order was pressed. */
function pageOf({ payload: { buyNow, body } }: OrderRow): string {
  if (buyNow === "prescription") return paths.prescription.href(body.store_id ?? 0);
  return paths.checkout.href(buyNow ?? "cart");
}

function RowState({ row, gone, onClose }: { row: OrderRow; gone: boolean; onClose: () => void }) {
  const durable = useIsDurable();
  const t = useTexts("orders");
  const money = useMoney();
  const navigate = useNavigate();
  const left = useTimeLeft(row.payload.deadline, 5_000);
  const state = shownState(row);
  const waits = state === "waiting" || state === "full";
  const inProgress = waits || state === "sending" || state === "checking";
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  const signedIn = useIsSignedIn();
  const module = useModuleOf(row);
  const look = () => {
    // A checkout asks about orders of its own module.
    if (!unsure) selectModule(module);
    closeOverlaysAndNavigate((options) => void navigate(next, options));
  };
  const orders = signedIn ? paths.profile.href("my-orders") : paths.trackOrder.href();
  const unsure = state === "needs-you" && isUnsure(row);
  const next = unsure ? orders : pageOf(row);
  const cancel = async () => {
    if (await cancelRow(row.id)) {
      showInfo(t("waiting.canceled"));
      onClose();
    }
  };
  return (
    <div className={styles.state}>
      <span className={styles.mark} data-state={state}>
        {icons[state] ?? <Spinner size={32} />}
      </span>
      <p className={styles.headline} aria-live="polite">
        {unsure ? t("waiting.unsure") : t(`waiting.${state}`)}
      </p>
      <p className={styles.muted}>
        {state === "needs-you"
          ? reasonOf(row, t)
          : t(durable || state !== "waiting" ? `waiting.${state}Text` : "waiting.notKept")}
      </p>
      <p className={styles.strong}>
        <bdi>{row.payload.storeName}</bdi> ·{" "}
        <bdi>
          {row.payload.buyNow === "prescription"
            ? t("order.priceToCome")
            : money(row.result?.total ?? row.payload.expectedTotal)}
        </bdi>
      </p>
      {inProgress && left > 0 ? (
        <div className={styles.wide}>
          <ProgressBar
            label={t("waiting.timeLabel")}
            value={left / orderTimeoutMs}
            tone="highlight"
            text={t("waiting.timeLeft", { minutes })}
          />
          <p className={styles.muted}>{t("waiting.timeLeft", { minutes })}</p>
        </div>
      ) : null}
      {gone ? null : (
        <div className={styles.actions}>
          {waits && row.firstTriedAt === null ? (
            <Button variant="outline" onClick={() => void cancel()}>
              {t("waiting.cancel")}
            </Button>
          ) : null}
          {waits ? <Button onClick={() => void retryNow()}>{t("waiting.retry")}</Button> : null}
          {state === "needs-you" ? (
            <>
              <Button
                variant="outline"
                onClick={() => {
                  void acknowledgeRow(row.id);
                  onClose();
                }}
              >
                {t("waiting.dismiss")}
              </Button>
              {unsure || module ? (
                <Button onClick={look}>{t(unsure ? "waiting.orders" : "waiting.look")}</Button>
              ) : null}
            </>
          ) : null}
          {state === "placed" && row.result ? (
            <Button
              onClick={() => {
                const orderId = row.result?.orderId ?? 0;
                void acknowledgeRow(row.id);
                replaceOverlay({ kind: "tracking", orderId });
              }}
            >
              {t("order.track")}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
