import { useState } from "react";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import type { OrderRow } from "@/platform/outbox";
import { useCart } from "@/stores/cart";
import { WarningIcon } from "@/ui/icons/warning";
import { Button } from "@/ui/plain/button";
import { changedLines } from "../changed-lines";
import { isNoteTooSmall } from "../updated-cash-change";
import styles from "./placing-panel.module.css";

interface Props {
  submission: OrderRow;
  /** The current cart's price, major units; null when it cannot be ordered. */
  cartTotal: number | null;
  /** Accepts a total in major units. */
  onAgree: (expectedTotal: number) => Promise<void>;
  onDismiss: () => Promise<void>;
}

const knownProblems = {
  expired: "placing.expired",
  unconfirmed: "placing.unconfirmed",
  too_old: "placing.unconfirmed",
  failing: "placing.unconfirmed",
  cart: "placing.cartChanged",
  clock: "placing.clock",
  cart_waits: "placing.cartWaits",
  signed_in: "placing.signedIn",
} as const;

/** Asks about changes since the press, or says why the order could not be placed. Nothing happens without the shopper. */
export function PlacingQuestion({ submission, cartTotal, onAgree, onDismiss }: Props) {
  const t = useTexts("checkout");
  const ordering = useTexts("ordering");
  const money = useMoney();
  const [busy, setBusy] = useState(false);
  const { problem, payload } = submission;
  const cart = useCart((state) => state.carts[payload.moduleId]?.lines) ?? noLines;
  const newTotal = problem?.code === "order_amount" ? problem.total : null;
  const priceChanged = newTotal !== null && newTotal !== undefined;
  // After a problem with the clock only a new press can set the deadline.
  const cartChanged = problem?.code === "cart" && !payload.buyNow;
  const agreeable = priceChanged
    ? newTotal
    : cartChanged
      ? cartTotal
      : problem?.code === "clock"
        ? payload.expectedTotal
        : null;
  const text = priceChanged
    ? t("placing.newTotal", { before: money(payload.expectedTotal), now: money(newTotal) })
    : problem && Object.hasOwn(knownProblems, problem.code) && (cartChanged || problem.code !== "cart")
      ? t(knownProblems[problem.code as keyof typeof knownProblems])
      : problem?.message || t("placing.refused");
  // An earlier try may still arrive, so it cannot be called 'not placed' yet.
  const title = priceChanged
    ? "placing.priceChanged"
    : submission.firstTriedAt === null
      ? "placing.notPlaced"
      : "placing.notSoFar";
  const changes = cartChanged ? changedLines(payload.lines ?? [], cart) : [];
  return (
    <>
      <span className={styles.sign}>
        <WarningIcon size={28} />
      </span>
      <h2 className={styles.title}>{t(title)}</h2>
      <p className={styles.text} role="alert">
        {text}
      </p>
      {priceChanged && isNoteTooSmall(payload, newTotal) ? (
        <p className={styles.text} role="status">
          {ordering("change.tooSmallNow", { amount: money(newTotal) })}
        </p>
      ) : null}
      {changes.length > 0 ? (
        <ul className={styles.text} aria-label={t("placing.changes")}>
          {changes.map(({ key, name, before, now }) => (
            <li key={key}>{t("placing.lineChanged", { name, before, now })}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.buttons}>
        <Button variant={agreeable === null ? "solid" : "outline"} onClick={() => void onDismiss()}>
          {t("placing.back")}
        </Button>
        {agreeable === null ? null : (
          <Button
            loading={busy}
            onClick={() => {
              setBusy(true);
              void onAgree(agreeable).finally(() => setBusy(false));
            }}
          >
            {priceChanged || cartChanged
              ? t("placing.orderAnyway", { total: money(agreeable) })
              : t("placing.orderNow")}
          </Button>
        )}
      </div>
    </>
  );
}

const noLines: never[] = [];
