import { useState } from "react";
import { addOnRows } from "@/domain/add-on-rows";
import { describeLineChoice } from "@/domain/line-options";
import { toMajor } from "@/domain/money";
import { useMoney } from "@/platform/format";
import { commaList } from "@/platform/format/comma-list";
import { useTexts } from "@/platform/i18n";
import { countPieces } from "@/stores/cart";
import { AddOnRows } from "@/ui/plain/add-on-rows";
import { Card } from "@/ui/plain/card";
import { useCheckoutContext } from "../use-checkout";
import styles from "./order-items.module.css";

/** More of them are folded at first. */
const maxShownLines = 3;

/** What is ordered and what it comes to, above everything that is asked. */
export function OrderItems() {
  const { lines, store, prices, total, digits, distance } = useCheckoutContext();
  const t = useTexts("checkout");
  const money = useMoney();
  const [open, setOpen] = useState(lines.length <= maxShownLines);
  const amount = (minor: number) => money(toMajor(minor, digits));
  return (
    <Card as="section" aria-label={t("summary.items")} className={styles.items} data-open={open || undefined}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
        <h2 className={styles.title}>{store.name}</h2>
        <span className={styles.count}>
          <small>{t("summary.count", { count: countPieces(lines) })}</small>{" "}
          <bdi>{distance.pending ? "…" : amount(total.total)}</bdi>
        </span>
      </button>
      {open ? (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <li key={line.key} className={styles.line}>
              <span className={styles.quantity}>{line.quantity}×</span>
              <span className={styles.name}>
                {line.item.name}
                <small className={styles.choice}>
                  <bdi>{describeLineChoice(line, commaList)}</bdi>
                </small>
              </span>
              <bdi>{amount(prices.lines[index]?.products ?? 0)}</bdi>
              <AddOnRows
                rows={addOnRows(line.item, line.addOns, digits).map((row) => ({
                  ...row,
                  amount: amount(row.amount),
                }))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
