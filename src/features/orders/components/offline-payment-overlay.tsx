import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Order } from "@/contract";
import { canSayOfflinePayment } from "@/domain/order-status-steps";
import {
  emptyOfflineDetails,
  OfflineFields,
  offlineFormProblems,
  offlineMethodsQuery,
  sentOfflineDetails,
} from "@/features/payment";
import { LoadFailure } from "@/features/query-state";
import { useMoney } from "@/platform/format";
import type { OfflineDetails } from "@/platform/http/offline-details";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { markBusy } from "@/platform/worker";
import type { OverlayProps } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { showSuccess } from "@/stores/toasts";
import { Dialog } from "@/ui/chakra/dialog";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { invalidateOrders } from "../invalidate-orders";
import { sayOfflinePayment } from "../say-offline-payment";
import { useTrackedOrder } from "../use-tracked-order";
import styles from "./orders.module.css";

/** The earlier statement about a payment outside of the app, in the form's words; nothing for a method that is gone. */
function saidDetails({ offline_payment: said }: Order): OfflineDetails | null {
  if (!said || said.data.method_id === null) return null;
  return {
    methodId: said.data.method_id,
    answers: Object.fromEntries(said.input.map(({ user_input, user_data }) => [user_input, user_data])),
    note: said.data.customer_note ?? "",
  };
}

/** Says how an order was paid outside of the app, or corrects what was said, until the shop has verified it. */
export default function OfflinePaymentOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"offline-payment">) {
  const { orderId } = overlay;
  const t = useTexts("offlinePayment");
  const shell = useTexts("shell");
  const money = useMoney();
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const { order } = useTrackedOrder(orderId);
  const methods = useQuery(offlineMethodsQuery(currentLanguage()));
  const [typed, setTyped] = useState<OfflineDetails | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => (typed === null ? undefined : markBusy()), [typed]);

  const said = order ? saidDetails(order) : null;
  const wanted = typed?.methodId ?? said?.methodId;
  const offered = methods.data ?? [];
  const method = offered.find(({ id }) => id === wanted) ?? offered[0];
  const before = typed ?? said;
  const details = method && (before?.methodId === method.id ? before : emptyOfflineDetails(method.id));
  // While the dialog closes over what it has sent itself it stays as it is.
  const tooLate = order !== undefined && !canSayOfflinePayment(order) && !sent;
  const change = (next: OfflineDetails) => {
    setTyped(next);
    setRefusal(null);
  };

  const submit = async () => {
    if (!order || !method || !details) return;
    if (offlineFormProblems(method, details) !== null) {
      setRefusals((count) => count + 1);
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      const form = sentOfflineDetails(method, details);
      const first = order.offline_payment === null;
      await sayOfflinePayment(orderId, form, first);
      setSent(true);
      showSuccess(t("saved"));
      onClose();
    } catch (error) {
      setRefusal(errorText(error));
      setBusy(false);
    }
    invalidateOrders(queryClient, accountKey);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("dialog")}
      closeLabel={shell("app.close")}
      width="30rem"
      footer={
        <div className={tooLate ? undefined : styles.two}>
          <Button variant="outline" wide onClick={onClose}>
            {shell("app.back")}
          </Button>
          {tooLate ? null : (
            <Button
              wide
              disabled={!order || !method}
              loading={busy}
              loadingLabel={shell("app.loading")}
              onClick={() => void submit()}
            >
              {t("save")}
            </Button>
          )}
        </div>
      }
    >
      {tooLate ? (
        <StatusNote tone="warning" live>
          {t("tooLate")}
        </StatusNote>
      ) : methods.isError && !methods.data ? (
        <LoadFailure query={methods} title={t("loadFailed")} />
      ) : order && method && details ? (
        <div className={styles.list}>
          <p>{t("choice.pay", { amount: money(order.order_amount) })}</p>
          {offered.length > 1 ? (
            <RadioCards<string>
              legend={t("method")}
              value={String(method.id)}
              onValueChange={(id) => change(emptyOfflineDetails(Number(id)))}
              options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          ) : null}
          <Suspense>
            <OfflineFields method={method} value={details} refusals={refusals} onChange={change} />
          </Suspense>
          {refusal === null ? null : (
            <StatusNote tone="danger" live>
              {refusal}
            </StatusNote>
          )}
        </div>
      ) : methods.data?.length === 0 ? (
        <StatusNote tone="warning">{t("none")}</StatusNote>
      ) : (
        <div className={styles.list} role="status" aria-label={shell("app.loading")}>
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
        </div>
      )}
    </Dialog>
  );
}
