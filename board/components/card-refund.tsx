import { useState } from "react";
import { Button } from "@/ui/plain/button";
import { useDecides, useRefunds } from "../refunds/refunds";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { Note } from "./card-lines";
import styles from "./card-part.module.css";
import { PhotoLinks } from "./photo-links";
import { RefundDialog } from "./refund-dialog";

/** The customer's request for the money of this order; nothing where there is none. */
export function CardRefund({ orderId }: { readonly orderId: number }) {
  const t = useTexts();
  const { money } = useFormats();
  const refund = useRefunds((state) => state.refunds.find(({ order_id: of }) => of === orderId));
  const decides = useDecides();
  const [dialog, setDialog] = useState<"approve" | "reject" | null>(null);
  const [result, setResult] = useState<string | null>(null);
  if (refund === undefined) return result === null ? null : <p role="status">{result}</p>;
  return (
    <section className={styles.part} aria-labelledby="card-refund">
      <h3 className={styles.heading} id="card-refund">
        {t("refund.title")}
      </h3>
      <p className={styles.person}>{money(refund.amount)}</p>
      <Note title={t("refuse.reasons")} text={[refund.reason, refund.note].filter(Boolean).join("\n")} />
      <PhotoLinks photos={refund.photos} />
      {decides ? (
        <div className={styles.links}>
          <Button size="lg" onClick={() => setDialog("approve")}>
            {t("refund.approve")}
          </Button>
          <Button size="lg" variant="outline" onClick={() => setDialog("reject")}>
            {t("refund.reject")}
          </Button>
        </div>
      ) : (
        <p className={styles.extra}>{t("refund.shopDecides")}</p>
      )}
      <RefundDialog
        decision={dialog}
        refund={refund}
        onClose={() => setDialog(null)}
        onDone={(text) => {
          setResult(text);
          setDialog(null);
        }}
      />
    </section>
  );
}
