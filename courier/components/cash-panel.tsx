import { useId } from "react";
import type { CourierMe } from "@/contract/calls/couriers";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./cash-panel.module.css";

/** What the courier owes the shop; nothing is said where they have taken none. */
export function CashPanel({ cash }: { readonly cash: CourierMe["cash"] }) {
  const t = useTexts();
  const { money } = useFormats();
  const id = useId();
  if (cash.to_hand_in === 0 && cash.taken === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          {t("cash.title")}
        </h2>
        <p className={styles.more}>{t("cash.orders", { count: cash.orders })}</p>
        <p className={styles.more}>{t("cash.taken", { amount: money(cash.taken) })}</p>
      </div>
      <p className={styles.sum}>{money(cash.to_hand_in)}</p>
    </section>
  );
}
