import type { Order } from "@/contract";
import { awaitsAgreement, awaitsPrice, isCancelable } from "@/domain/order-status-steps";
import { PaymentChooser } from "@/features/payment";
import { useTimeLeft } from "@/platform/connectivity/use-time-left";
import { useClock, useMoney } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { ClockIcon } from "@/ui/icons/clock";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { StatusNote } from "@/ui/plain/status-note";
import { type Agreement, useAgreement } from "../use-agreement";
import styles from "./prescription-card.module.css";

interface Props {
  readonly order: Order;
  /** A guest's, where the order was found by it. */
  readonly contactNumber: string | null;
}

/** The pharmacy still looks at the prescription, or its price waits for the shopper, or nobody agreed in time. */
export default function PrescriptionCard({ order, contactNumber }: Props) {
  const t = useTexts("prescriptions");
  if (awaitsPrice(order))
    return (
      <StatusNote tone="info" icon={<ClockIcon size={18} />} live>
        {t("waiting.text")}
      </StatusNote>
    );
  if (awaitsAgreement(order)) return <Price order={order} contactNumber={contactNumber} />;
  // Only the job that waits for agreement cancels without a reason.
  const isUnagreed = order.order_status === "canceled" && order.canceled_by === "system";
  return isUnagreed ? <StatusNote tone="danger">{t("unagreed.text")}</StatusNote> : null;
}

function Price({ order, contactNumber }: Props) {
  const t = useTexts("prescriptions");
  const money = useMoney();
  const clock = useClock();
  const agreement = useAgreement(order, contactNumber);
  const until = order.agree_until ?? null;
  const left = useTimeLeft(until === null ? Number.POSITIVE_INFINITY : Date.parse(until), 1_000);
  const isOver = left <= 0;
  return (
    <Card as="section" padding="lg" variant="raised" aria-labelledby="prescription-price">
      <div className={styles.fields}>
        <div className={styles.head}>
          <h3 id="prescription-price" className={styles.title}>
            {t("priced.title")}
          </h3>
          <bdi className={styles.amount}>{money(order.order_amount)}</bdi>
        </div>
        {until === null ? null : (
          <StatusNote tone={isOver ? "danger" : "warning"} icon={<ClockIcon size={18} />} live>
            {isOver ? t("priced.over") : t("priced.text", { time: formatDateTime(until, clock) })}
          </StatusNote>
        )}
        {agreement && !isOver ? <Ways agreement={agreement} /> : null}
        <div className={styles.actions}>
          {agreement && !isOver ? (
            <Button size="lg" loading={agreement.busy} onClick={() => void agreement.agree()}>
              {t("priced.agree", { amount: money(order.order_amount) })}
            </Button>
          ) : null}
          {isCancelable(order) ? (
            <Button
              variant="outline"
              size="lg"
              onClick={() => openOverlay({ kind: "cancel-order", orderId: order.id })}
            >
              {t("priced.cancel")}
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

/** How it is paid; a choice where there is one. */
function Ways({ agreement }: { readonly agreement: Agreement }) {
  const t = useTexts("prescriptions");
  const { options, used, offline, gateway, config, total, balance } = agreement;
  return (
    <Suspense>
      <PaymentChooser
        methods={offline.methods}
        method={offline.method}
        gateways={config.active_payment_method_list}
        options={options}
        used={used}
        gateway={gateway}
        total={total}
        balance={balance}
        digits={config.digit_after_decimal_point}
        onChange={agreement.choose}
      />
      {agreement.isOwn ? null : <StatusNote tone="info">{t("priced.elsewhere")}</StatusNote>}
    </Suspense>
  );
}
