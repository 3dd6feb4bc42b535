import { useCallback, useEffect, useRef, useState } from "react";
import type { StoreDetails } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { toMajor } from "@/domain/money";
import { connectivity, isServerClockKnown, serverNow } from "@/platform/connectivity";
import { translator } from "@/platform/i18n/texts";
import {
  acceptOrderTerms,
  acknowledgeRow,
  cancelRow,
  type OrderRow,
  type OutboxRow,
  putInOutbox,
} from "@/platform/outbox";
import { fingerprintOfCart, type StoredCartLine } from "@/stores/cart";
import { useOutboxRows } from "@/stores/outbox-rows";
import { openOverlay } from "@/stores/overlay";
import { reloadSession, session, useAccountKey } from "@/stores/session";
import { measureClock } from "./measure-clock";

/** An order is tried for this long after the press, ms; never longer, whatever happens to the network. */
export const orderTimeoutMs = 15 * 60_000;

export interface OrderPress {
  lines: readonly StoredCartLine[];
  store: StoreDetails;
  totalMinor: number;
  digits: number;
  zoneId: string;
  body: PlaceOrderRequest;
  /** Called once when the press counts, before the order is written down. */
  onPressed?: () => void;
  /** Start of a chosen slot, epoch ms by the server's clock: an order is not tried beyond it. */
  slotStartsAt?: number;
}

/** Until when an order pressed now is tried, by the server's clock; a chosen slot also ends it. */
function terms(slotStartsAt = Number.POSITIVE_INFINITY): { deadline: number; clockKnown: boolean } {
  return {
    deadline: Math.round(Math.min(serverNow() + orderTimeoutMs, slotStartsAt)),
    clockKnown: isServerClockKnown(),
  };
}

/** Another tab may have signed the customer out a moment ago: what he wanted is nobody else's order. */
function isStillTheSamePerson(): boolean {
  const { accountKey } = session();
  reloadSession();
  return session().accountKey === accountKey || !accountKey.startsWith("customer:");
}

export interface PlaceOrder {
  /** The order on its way, or null before the press. */
  submission: OrderRow | null;
  place: (press: OrderPress) => void;
  /** Goes on with the total that the server named. */
  agree: (expectedTotal: number) => Promise<void>;
  /** Takes it back (only when it cannot have arrived) or closes what is over. */
  dismiss: () => Promise<void>;
}

/**
 * Writes an order down and follows what becomes of it. The press is never lost and never counted twice.
 * `onPress` is told before anything is written: a quick answer may empty the cart before the outbox has shown the row.
 */
export function usePlaceOrder(onPress: () => void): PlaceOrder {
  const rows = useOutboxRows();
  const account = useAccountKey();
  const [rowId, setRowId] = useState<string | null>(null);
  const [written, setWritten] = useState<OrderRow | null>(null);
  /** Taken back or closed: its row may be seen for a moment longer. */
  const [gone, setGone] = useState<string | null>(null);
  const found = rows.find((row): row is OrderRow => row.kind === "order" && row.id === rowId);
  // An order that an earlier life of this page left is taken up again: it must not be pressed a second time.
  const left = rows.find(
    (row): row is OrderRow =>
      row.kind === "order" && row.owner === account && row.state !== "placed" && row.id !== gone,
  );
  const submission = found ?? (rowId === null ? (left ?? null) : written);
  /** An order is being written down or on its way: a second press of the same button is none. */
  const pressed = useRef(false);

  const follows = useRef(account);
  useEffect(() => {
    // Who has left, here or in another tab, leaves no order to be followed to whoever comes next.
    if (follows.current !== account && follows.current.startsWith("customer:")) {
      pressed.current = false;
      setRowId(null);
      setWritten(null);
    }
    follows.current = account;
  }, [account]);
  useEffect(() => {
    if (rowId === null && left) setRowId(left.id);
  }, [rowId, left]);
  useEffect(() => {
    if (found) setWritten(found);
  }, [found]);

  const put = useCallback(async (payload: OrderRow["payload"]) => {
    let row: OutboxRow | null = null;
    try {
      const { accountKey, epoch } = session();
      row = await putInOutbox({ kind: "order", payload }, { key: accountKey, epoch });
    } finally {
      pressed.current = row?.kind === "order";
    }
    if (row?.kind !== "order") return;
    setWritten(row);
    setRowId(row.id);
  }, []);

  const place = useCallback(
    ({ lines, store, totalMinor, digits, zoneId, body, slotStartsAt, onPressed }: OrderPress) => {
      const press = async () => {
        if (pressed.current || !isStillTheSamePerson()) return;
        pressed.current = true;
        onPress();
        onPressed?.();
        await put({
          moduleId: store.module_id,
          storeName: store.name,
          body,
          expectedTotal: toMajor(totalMinor, digits),
          expectedCart: fingerprintOfCart(lines),
          ...terms(slotStartsAt),
          slotStartsAt,
          zoneId,
          lines: lines.map((line) => ({ key: line.key, name: line.item.name, quantity: line.quantity })),
        });
      };
      // A slow shop may answer; the order says by itself how far it is.
      if (connectivity() === "online" || connectivity() === "slow") {
        void press();
        return;
      }
      const t = translator("checkout");
      openOverlay({
        kind: "confirm",
        question: t("placing.offlineTitle"),
        text: t("placing.offlineText"),
        confirmLabel: t("placing.keepTrying"),
        onConfirm: press,
      });
    },
    [put, onPress],
  );

  const change = useCallback(
    async (expectedTotal: number) => {
      if (!submission) return;
      await measureClock();
      await acceptOrderTerms(submission.id, { expectedTotal, ...terms(submission.payload.slotStartsAt) });
    },
    [submission],
  );

  const dismiss = useCallback(async () => {
    if (!submission) return;
    const over = submission.state === "needs-you" || submission.state === "placed";
    if (over) await acknowledgeRow(submission.id);
    else if (!(await cancelRow(submission.id))) return;
    pressed.current = false;
    setGone(submission.id);
    setRowId(null);
    setWritten(null);
  }, [submission]);

  return { submission, place, agree: change, dismiss };
}
