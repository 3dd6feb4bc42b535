import { useTexts } from "@/platform/i18n";
import type { OrderRow } from "@/platform/outbox";
import { useOutboxRows } from "@/stores/outbox-rows";
import { openOverlay } from "@/stores/overlay";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { ClockIcon } from "@/ui/icons/clock";
import { WarningIcon } from "@/ui/icons/warning";
import { shownState } from "../waiting-order";
import styles from "./orders.module.css";

/**
 * Orders of this device that the shop does not have yet, or has not confirmed. They stand before those that it knows: whoever
 * looks for one and does not find it orders again.
 */
export default function WaitingOrders() {
  const t = useTexts("orders");
  const rows = useOutboxRows().filter((row): row is OrderRow => row.kind === "order");
  return (
    <ul className={styles.recent}>
      {rows.map((row) => {
        const state = shownState(row);
        return (
          <li key={row.key}>
            <button type="button" onClick={() => openOverlay({ kind: "waiting-order", rowKey: row.key })}>
              {state === "needs-you" || state === "full" ? (
                <WarningIcon size={22} />
              ) : (
                <ClockIcon size={22} />
              )}
              <span className={styles.words}>
                <span className={styles.strong}>{t(`waiting.${state}`)}</span>
                <br />
                <span className={styles.muted}>
                  <bdi>{row.payload.storeName}</bdi>
                </span>
              </span>
              <ChevronEndIcon size={20} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
