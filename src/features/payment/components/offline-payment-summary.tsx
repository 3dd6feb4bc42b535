import type { OrderOfflinePayment } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { StatusNote } from "@/ui/plain/status-note";
import styles from "./offline-payment.module.css";

const tones = { pending: "info", verified: "positive", denied: "warning" } as const;

/** The shopper's statement about a payment outside of the app, and the shop's finding. */
export default function OfflinePaymentSummary({ payment }: { readonly payment: OrderOfflinePayment }) {
  const t = useTexts("offlinePayment");
  const { data, input } = payment;
  return (
    <>
      <StatusNote tone={tones[data.status]} live>
        {t(`state.${data.status}`)}
        {data.status === "denied" && data.admin_note ? (
          <>
            {" "}
            <bdi>{data.admin_note}</bdi>
          </>
        ) : null}
      </StatusNote>
      <dl className={styles.said}>
        <div>
          <dt>{t("method")}</dt>
          <dd>
            <bdi>{data.method_name}</bdi>
          </dd>
        </div>
        {input.map((answer) => (
          <div key={answer.user_input}>
            <dt>{answer.user_label}</dt>
            <dd>
              <bdi>{answer.user_data}</bdi>
            </dd>
          </div>
        ))}
        {data.customer_note ? (
          <div>
            <dt>{t("noteSaid")}</dt>
            <dd>
              <bdi>{data.customer_note}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
