import { useCallback, useEffect, useRef, useState } from "react";
import { connectivity, suspectedConnectivity } from "@/platform/connectivity";
import { measureServerClock } from "@/platform/connectivity/server-clock";
import { shopFormat } from "@/platform/format/shop-format";
import { translator } from "@/platform/i18n/texts";
import {
  acceptOrderTerms,
  acknowledgeRow,
  cancelRow,
  type OrderRow,
  type OutboxRow,
  orderEndOf,
  putInOutbox,
} from "@/platform/outbox";
import { randomUuid } from "@/platform/random-uuid";
import { releaseBuyNowItems } from "@/stores/buy-now";
import { forgetOrdersExcept, holdOrderedLines } from "@/stores/cart/ordered-lines";
import { writeUnwrittenCart } from "@/stores/cart/write-cart";
import { confirmAndRun } from "@/stores/confirm";
import { useOutboxRows } from "@/stores/outbox-rows";
import { reloadSession, session, useAccountKey } from "@/stores/session";
import { showErrorTexts } from "@/stores/toasts";
import { agreeToCart } from "./agree-to-cart";
import { holdChosenItem } from "./hold-chosen-item";
import { type OrderInput, orderPayload, orderTerms } from "./order-payload";
import { isOfChosenItem, isOrderOf, type OrderSource } from "./order-source";
import { markPressedHere } from "./pressed-here";
import { withChange } from "./updated-cash-change";

const isCustomer = (accountKey: string): boolean => accountKey.startsWith("customer:");

/** Another tab may have just signed the customer out: then nothing is ordered for the next person. */
function isStillSameCustomer(): boolean {
  const { accountKey } = session();
  reloadSession();
  return session().accountKey === accountKey || !isCustomer(accountKey);
}

export interface PlaceOrder {
  /** The order on its way, or null before the shopper pressed the button. */
  submission: OrderRow | null;
  place: (input: OrderInput) => void;
  /** Accepts a total (major units), and the cart of now where the cart had changed, and tries again. */
  agree: (expectedTotal: number) => Promise<void>;
  /** Cancels it (only while it cannot have arrived) or closes what is over. */
  dismiss: () => Promise<void>;
  /** The shopper has canceled or closed the last one. */
  isDismissed: boolean;
}

/**
 * Puts an order into the outbox and follows it. A press is never lost and never counted twice. `onPress` is
 * called before anything is written: a quick response may empty the cart before the outbox has shown the row. With an
 * empty cart an order is followed that was placed before this page was opened and has not been shown yet.
 */
export function usePlaceOrder(source: OrderSource, onPress: () => void, isCartEmpty = false): PlaceOrder {
  const { buyNow } = source;
  const rows = useOutboxRows();
  const account = useAccountKey();
  const [followed, setFollowed] = useState<{ account: string; row: OrderRow } | null>(null);
  /** Canceled or closed: its row may be seen for a moment longer. */
  const [dismissed, setDismissed] = useState<string | null>(null);
  /** The account and module of a press whose order is being written down or on its way: a second press does nothing. */
  const pressedBy = useRef<{ account: string; moduleId: number } | null>(null);
  /** Orders whose rows were seen. */
  const listed = useRef(new Set<string>());
  const orders = rows.filter((row) => row.kind === "order").filter((row) => isOrderOf(row, source));

  // A customer who signed out, here or in another tab, leaves no order to the next person.
  const signedOut = followed !== null && followed.account !== account && isCustomer(followed.account);
  const current = followed !== null && !signedOut && isOrderOf(followed.row, source) ? followed.row : null;
  // An order that was left by an earlier visit of this page is resumed: it must not be ordered a second time.
  const found =
    current === null
      ? orders.find(
          (row) =>
            row.owner === account &&
            (isCartEmpty || row.state !== "placed") &&
            row.id !== dismissed &&
            isOfChosenItem(row),
        )
      : orders.find((row) => row.id === current.id);
  // A row that is gone from the outbox is shown as it last was, until it is known how it ended.
  const submission = found ?? current;
  useEffect(() => {
    // One that was just written down may not be listed yet.
    if (current === null || found || current.state === "placed" || !listed.current.has(current.id)) return;
    const { id } = current;
    let isOver = false;
    void orderEndOf(id)
      .then((end) => {
        if (isOver || end === null) return;
        if (end !== "gone")
          return setFollowed({ account, row: { ...current, state: "placed", result: end, problem: null } });
        // Taken back or let go in another tab.
        pressedBy.current = null;
        setDismissed(id);
        setFollowed(null);
      })
      .catch(() => {
        // Read again with the next change of the rows.
      });
    return () => {
      isOver = true;
    };
  }, [current, found, account]);
  useEffect(() => {
    if (found) listed.current.add(found.id);
  }, [found]);
  if (submission !== (followed?.row ?? null) || (followed !== null && followed.account !== account))
    setFollowed(submission && { account, row: submission });

  const put = useCallback(async (payload: OrderRow["payload"], key: string) => {
    const { accountKey, epoch } = session();
    const owner = { key: accountKey, epoch };
    markPressedHere(key);
    let row: OutboxRow | null = null;
    try {
      // All at once: what is added to the cart from now on belongs to the next order. The cart goes first.
      const writer = { put: putInOutbox, owner: () => owner, prices: () => shopFormat().money };
      let cart: Promise<void> | undefined;
      if (payload.buyNow === undefined) {
        holdOrderedLines(payload.moduleId, key, payload.lines ?? []);
        cart = writeUnwrittenCart(payload.moduleId, writer);
      }
      row = await putInOutbox({ kind: "order", payload }, owner, key);
      await cart;
    } catch (error) {
      if (row !== null) throw error;
      // It is not on disk and was never sent: its lines are free again.
      forgetOrdersExcept((known) => known !== key);
      releaseBuyNowItems((known) => known !== key);
      showErrorTexts([translator("checkout")("placing.notStored")]);
    } finally {
      if (row?.kind !== "order") pressedBy.current = null;
    }
    if (row?.kind === "order") setFollowed({ account: accountKey, row });
  }, []);

  const place = useCallback(
    (input: OrderInput) => {
      const { store, onAccepted } = input;
      const press = async () => {
        const by = pressedBy.current;
        const pressed =
          by?.moduleId === store.module_id &&
          (by.account === session().accountKey || !isCustomer(by.account));
        if (pressed || !isStillSameCustomer()) return;
        const key = randomUuid();
        if (!holdChosenItem(buyNow, key)) return;
        pressedBy.current = { account: session().accountKey, moduleId: store.module_id };
        onPress();
        onAccepted?.();
        await put(orderPayload(input, buyNow), key);
      };
      // A slow shop may respond; the order's panel shows its progress. A device that has lost its network asks at once.
      const isLost = suspectedConnectivity() === "offline";
      if (!isLost && (connectivity() === "online" || connectivity() === "slow")) {
        void press();
        return;
      }
      const t = translator("checkout");
      const question = {
        question: t("placing.offlineTitle"),
        text: t("placing.offlineText"),
        confirmLabel: t("placing.keepTrying"),
      };
      void confirmAndRun(question, press);
    },
    [put, onPress, buyNow],
  );

  const agree = useCallback(
    async (expectedTotal: number) => {
      if (!submission) return;
      await measureServerClock();
      await acceptOrderTerms(submission.id, {
        expectedTotal,
        ...orderTerms(submission.payload.slotStartsAt),
        body: withChange(submission.payload, expectedTotal),
        ...(submission.problem?.code === "cart" && !submission.payload.buyNow ? agreeToCart(submission) : {}),
      });
    },
    [submission],
  );

  const dismiss = useCallback(async () => {
    if (!submission) return;
    const over = submission.state === "needs-you" || submission.state === "placed";
    if (over) await acknowledgeRow(submission.id);
    else if (!(await cancelRow(submission.id))) return;
    pressedBy.current = null;
    setDismissed(submission.id);
    setFollowed(null);
  }, [submission]);

  return { submission, place, agree, dismiss, isDismissed: submission === null && dismissed !== null };
}
