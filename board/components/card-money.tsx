import type { BoardOrderDetails } from "@/contract/calls/board-orders";
import { textOfWord, useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./card-part.module.css";

/** How it is paid, and what is taken at the door. */
export function CardMoney({ details }: { readonly details: BoardOrderDetails }) {
  const t = useTexts();
  const { money } = useFormats();
  const { amounts, total, cash_to_take: cash, bring_change: change } = details;
  const method = textOfWord(t, "pay", details.payment_method) ?? details.payment_method;
  const paid = textOfWord(t, "pay", details.payment_status) ?? details.payment_status;
  return (
    <section className={styles.part} aria-labelledby="card-money">
      <h3 className={styles.heading} id="card-money">
        {t("card.money")}
      </h3>
      <p>
        {method} · {paid}
      </p>
      <dl className={styles.amounts}>
        {amounts.map(({ name, amount }) => (
          <div key={name} className={styles.amount}>
            <dt>{textOfWord(t, "amount", name) ?? name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={`${styles.amount} ${styles.sum}`}>
          <dt>{t("card.total")}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {details.state === "done" ? null : (
        <p className={styles.cash}>
          {cash > 0 ? t("card.toTake", { amount: money(cash) }) : t("card.paid")}
          {change > 0 ? <br /> : null}
          {change > 0 ? t("card.change", { amount: money(change) }) : null}
        </p>
      )}
    </section>
  );
}
