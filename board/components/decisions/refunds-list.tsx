import { openOrder } from "../../orders/opened-order";
import { useRefunds } from "../../refunds/refunds";
import { useTexts } from "../../texts/texts";
import { useFormats } from "../../texts/use-formats";
import styles from "./decisions.module.css";
import { DecisionRow } from "./found-list";

/** Requests for refunds: they are decided on the card of their order. */
export function RefundsList({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTexts();
  const { money, time } = useFormats();
  const refunds = useRefunds((state) => state.refunds);
  if (refunds.length === 0) return <p className={styles.empty}>{t("decide.noRefunds")}</p>;
  return (
    <ul className={styles.list}>
      {refunds.map(({ order_id: number, amount, customer_name: name, reason, asked_at: at }) => (
        <DecisionRow
          key={number}
          title={t("order.number", { number })}
          aside={<span className={styles.amount}>{money(amount)}</span>}
          facts={[name, time(at)]}
          onPress={() => {
            onOpen();
            openOrder(number);
          }}
        >
          <span className={styles.excerpt} dir="auto">
            {reason}
          </span>
        </DecisionRow>
      ))}
    </ul>
  );
}
