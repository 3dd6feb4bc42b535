import { useState } from "react";
import type { BoardOfflinePayment, BoardOfflinePayments } from "@/contract/calls/board-decisions";
import { Dialog } from "@/ui/chakra/dialog";
import { sendDecision } from "../../decisions/send-decision";
import { useFound } from "../../decisions/use-found";
import { useDecides } from "../../refunds/refunds";
import { useTexts } from "../../texts/texts";
import { useFormats } from "../../texts/use-formats";
import { Note } from "../card-lines";
import dialogs from "../dialogs.module.css";
import { DecisionButtons } from "./decision-buttons";
import styles from "./decisions.module.css";
import { FactList } from "./fact-list";
import { DecisionRow, FoundList } from "./found-list";

/** Payments outside of the app: is the money there? */
export function PaymentsList() {
  const t = useTexts();
  const { money, time } = useFormats();
  const found = useFound<BoardOfflinePayments>("/offline-payments");
  const [shown, setShown] = useState<BoardOfflinePayment | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  return (
    <>
      {result === null ? null : (
        <p className={styles.result} role="status">
          {result}
        </p>
      )}
      <FoundList
        found={found}
        empty={t("decide.noPayments")}
        rowsOf={({ payments }) =>
          payments.map((payment) => (
            <DecisionRow
              key={payment.order_id}
              title={t("order.number", { number: payment.order_id })}
              aside={<span className={styles.amount}>{money(payment.amount)}</span>}
              facts={[payment.customer_name, payment.method, time(payment.said_at)]}
              onPress={() => {
                setShown(payment);
                setOpen(true);
              }}
            />
          ))
        }
      />
      <PaymentDialog
        open={isOpen}
        payment={shown}
        onClose={() => setOpen(false)}
        onDone={(text) => {
          setResult(text);
          setOpen(false);
          found.again();
        }}
      />
    </>
  );
}

interface DialogProps {
  readonly open: boolean;
  readonly payment: BoardOfflinePayment | null;
  readonly onClose: () => void;
  /** What became of it. */
  readonly onDone: (text: string) => void;
}

function PaymentDialog({ open, payment, onClose, onDone }: DialogProps) {
  const t = useTexts();
  const { money, time } = useFormats();
  const decides = useDecides();
  if (payment === null) return null;
  const { order_id: number, said_at, answers, note } = payment;
  const path = `/orders/${number}/offline-payment`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("decide.paymentTitle", { number })}
      closeLabel={t("app.close")}
      width="30rem"
    >
      <div className={dialogs.form}>
        <p className={styles.sum}>{money(payment.amount)}</p>
        <FactList
          facts={[
            [t("card.who"), payment.customer_name],
            [t("decide.method"), payment.method],
            ...answers.map(({ label, value }) => [label, value] as const),
            [t("decide.said"), time(said_at)],
          ]}
        />
        {note === null ? null : <Note title={t("card.note")} text={note} />}
        {decides ? (
          <DecisionButtons
            key={`${number} ${said_at}`}
            texts={{
              accept: t("decide.paymentThere"),
              refuse: t("decide.paymentMissing"),
              refuseText: t("decide.customerReads"),
            }}
            onAccept={async () => {
              await sendDecision("POST", `${path}/verify`, { said_at });
              onDone(t("decide.paymentVerified", { number }));
            }}
            onRefuse={async (reason) => {
              await sendDecision("POST", `${path}/deny`, { said_at, reason });
              onDone(t("decide.paymentDenied", { number }));
            }}
          />
        ) : (
          <p className={dialogs.quiet}>{t("refund.shopDecides")}</p>
        )}
      </div>
    </Dialog>
  );
}
