import type { OrderLine } from "@/contract";
import { useMoney } from "@/platform/format";
import { AddOnRows } from "@/ui/plain/add-on-rows";
import { Picture } from "@/ui/plain/picture";
import { describeLineOptions } from "../describe-line-options";
import styles from "./orders.module.css";

/** The items of an order, as they were when it was placed. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const money = useMoney();
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.picture}>
            <Picture src={line.image_full_url} alt="" maxWidth={64} />
          </span>
          <div className={styles.words}>
            <p className={styles.strong}>
              <bdi dir="ltr">{line.quantity}×</bdi> <bdi>{line.item_details.name}</bdi>
            </p>
            {describeLineOptions(line) ? (
              <p className={styles.muted}>
                <bdi>{describeLineOptions(line)}</bdi>
              </p>
            ) : null}
            <AddOnRows
              rows={line.add_ons.map((addOn) => ({ ...addOn, amount: money(addOn.price * addOn.quantity) }))}
            />
          </div>
          <bdi className={styles.figure}>{money(line.price * line.quantity)}</bdi>
        </li>
      ))}
    </ul>
  );
}
