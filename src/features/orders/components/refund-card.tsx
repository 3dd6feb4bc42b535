import type { OrderRefund } from "@/contract";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { Card } from "@/ui/plain/card";
import { StatusNote } from "@/ui/plain/status-note";
import { OrderPhotos } from "./order-photos";
import styles from "./orders.module.css";

const tones = { pending: "info", approved: "positive", rejected: "warning" } as const;

/** The refund of an order: its request and the outcome, or what the shop gave back unasked. */
export function RefundCard({ refund }: { readonly refund: OrderRefund }) {
  const t = useTexts("aftercare");
  const money = useMoney();
  const { refund_status: state, refund_method: way, admin_note: answer } = refund;
  return (
    <Card padding="lg" as="section" aria-labelledby="order-refund">
      <h3 id="order-refund" className={styles.subtitle}>
        {t("refund.heading")}
      </h3>
      <StatusNote tone={tones[state]}>
        {t(`refund.state.${state}`, { amount: money(refund.refund_amount) })}
      </StatusNote>
      {state === "approved" && (way === "gateway" || way === "outside") ? (
        <p>{t(`refund.to.${way}`)}</p>
      ) : null}
      {refund.customer_reason ? (
        <p>
          <bdi>{refund.customer_reason}</bdi>
        </p>
      ) : null}
      {refund.customer_note ? (
        <p className={styles.muted}>
          <bdi>{refund.customer_note}</bdi>
        </p>
      ) : null}
      {answer ? (
        <p>
          <span className={styles.strong}>{t("refund.answer")}</span> <bdi>{answer}</bdi>
        </p>
      ) : null}
      <OrderPhotos
        photos={refund.image_full_url}
        title={t("refund.heading")}
        label={(number) => t("photos.one", { number })}
      />
    </Card>
  );
}
