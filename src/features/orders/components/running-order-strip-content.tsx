import { type ReactNode, useState } from "react";
import type { Order } from "@/contract";
import { awaitsPayment, isClosed, isOver, reachedStep } from "@/domain/order-status-steps";
import { useConnectivity } from "@/platform/connectivity";
import { formatAge, useMoney } from "@/platform/format";
import { currentLanguage, useTexts } from "@/platform/i18n";
import type { OrderRow } from "@/platform/outbox";
import { pollIntervalMs, storedAtOf, useInfiniteQuery } from "@/platform/query";
import { type GuestOrder, useGuestOrders } from "@/stores/guest-orders";
import { useOutboxRows, useParkedOrders } from "@/stores/outbox-rows";
import { openOverlay, useOverlays } from "@/stores/overlay";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { classNames } from "@/ui/class-names";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { ClockIcon } from "@/ui/icons/clock";
import { CloseIcon } from "@/ui/icons/close";
import { ScooterIcon } from "@/ui/icons/scooter";
import { WalletIcon } from "@/ui/icons/wallet";
import { WarningIcon } from "@/ui/icons/warning";
import { useRootMark } from "@/ui/plain/use-root-mark";
import { watchScrolling } from "@/ui/plain/watch-scrolling";
import { ordersQuery } from "../api/get-orders";
import { hideOrder, useIsOrderHidden } from "../hidden-order";
import { orderHeadline } from "../order-headline";
import { useArrivalText } from "../use-arrival-text";
import { useTrackedOrder } from "../use-tracked-order";
import { useUnpaidText } from "../use-unpaid-text";
import { shownState } from "../waiting-order";
import styles from "./running-order-strip.module.css";

/** Less often than in the tracking drawer. */
const stripIntervalMs = 30_000;

/** An order in the outbox comes first, because it is shown nowhere else; then the newest running one. */
export default function RunningOrderStripContent() {
  const signedIn = useIsSignedIn();
  const waiting = useOutboxRows().find((row): row is OrderRow => row.kind === "order");
  const [parked] = useParkedOrders();
  const parkedHidden = useIsOrderHidden(parked?.key ?? "");
  const remembered = useGuestOrders((state) => state.orders.find((order) => !order.closed));
  if (waiting) return <WaitingStrip row={waiting} />;
  if (parked && !parkedHidden) return <ParkedStrip row={parked} />;
  if (signedIn) return <CustomerStrip />;
  return remembered ? <GuestStrip guestOrder={remembered} /> : null;
}

function WaitingStrip({ row }: { row: OrderRow }) {
  const t = useTexts("orders");
  const state = shownState(row);
  const urgent = state === "needs-you" || state === "full";
  return (
    <Strip
      icon={urgent ? <WarningIcon size={22} /> : <ClockIcon size={22} />}
      title={t(`waiting.${state}`)}
      text={row.payload.storeName}
      urgent={urgent}
      onPress={() => openOverlay({ kind: "waiting-order", rowKey: row.key })}
    />
  );
}

/** Its owner was signed out before it was sent, or before the shop had confirmed it. */
function ParkedStrip({ row }: { row: OrderRow }) {
  const t = useTexts("orders");
  const store = row.payload.storeName;
  const isTried = row.firstTriedAt !== null;
  return (
    <Strip
      icon={<WarningIcon size={22} />}
      title={t(isTried ? "parked.unconfirmed" : "parked.notSent", { store })}
      text={t(isTried ? "parked.signInToCheck" : "parked.signInToSend")}
      urgent
      onPress={() => openOverlay({ kind: "auth", mode: "sign-in" })}
      onClose={() => hideOrder(row.key)}
    />
  );
}

/** Tracking reads the order itself: it is not asked about twice. */
const useIsTracking = () => useOverlays().some(({ kind }) => kind === "tracking");

function CustomerStrip() {
  const tracking = useIsTracking();
  const query = useInfiniteQuery({
    ...ordersQuery(useAccountKey(), "running"),
    refetchInterval: (polled) =>
      !tracking && (polled.state.data?.pages[0]?.data.rows.length ?? 0) > 0
        ? pollIntervalMs(polled, stripIntervalMs)
        : false,
  });
  const rows = query.data?.pages[0]?.data.rows ?? [];
  // An order that is not paid in time is lost; the others go on by themselves.
  const order = rows.find(awaitsPayment) ?? rows.find((row) => !isClosed(row.order_status));
  if (!order) return null;
  return <OrderStrip order={order} storedAt={storedAtOf(query.data)} />;
}

function GuestStrip({ guestOrder }: { guestOrder: GuestOrder }) {
  const tracking = useIsTracking();
  const { order, storedAt } = useTrackedOrder(guestOrder.orderId, guestOrder.contact, {
    refetchInterval: (polled) =>
      tracking || (polled.state.data && isOver(polled.state.data.data))
        ? false
        : pollIntervalMs(polled, stripIntervalMs),
  });
  return order && !isOver(order) ? <OrderStrip order={order} storedAt={storedAt} /> : null;
}

function UnpaidStrip({ order }: { order: Order }) {
  const t = useTexts("orders");
  const money = useMoney();
  const store = order.store?.name ?? t("order.number", { id: order.id });
  return (
    <Strip
      icon={<WalletIcon size={22} />}
      title={useUnpaidText(order)}
      text={`\u2068${store}\u2069 · \u2068${money(order.order_amount)}\u2069`}
      onPress={() => openOverlay({ kind: "unpaid-order", orderId: order.id })}
    />
  );
}

function OrderStrip({ order, storedAt }: { order: Order; storedAt: number | null }) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const online = useConnectivity() === "online";
  const store = order.store?.name ?? t("order.number", { id: order.id });
  const arrival = useArrivalText(order);
  const hidden = useIsOrderHidden(order.id);
  if (awaitsPayment(order)) return <UnpaidStrip order={order} />;
  if (hidden) return null;
  const age =
    online || storedAt === null
      ? null
      : shell("offline.kept", { age: formatAge(storedAt, Date.now(), currentLanguage()) });
  return (
    <Strip
      icon={<ScooterIcon size={22} />}
      title={t(orderHeadline(order))}
      text={age ?? arrival ?? store}
      reached={reachedStep(order)}
      onPress={() => openOverlay({ kind: "tracking", orderId: order.id })}
      onClose={() => hideOrder(order.id)}
    />
  );
}

interface StripProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Number of reached steps, of four. */
  reached?: number;
  urgent?: boolean;
  onPress: () => void;
  /** Hides it for the visit. */
  onClose?: () => void;
}

const steps = [1, 2, 3, 4] as const;

function Strip({ icon, title, text, reached, urgent, onPress, onClose }: StripProps) {
  const t = useTexts("orders");
  // Announced when it changes, not when the page opens.
  const [first] = useState(title);
  useRootMark("data-order-bar");
  const [changed, setChanged] = useState(false);
  if (title !== first && !changed) setChanged(true);
  return (
    <aside ref={watchScrolling} className={styles.place} aria-label={t("strip.label")}>
      <button type="button" className={classNames(styles.strip, urgent && styles.urgent)} onClick={onPress}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words} aria-live={changed ? "polite" : undefined}>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>
            <bdi>{text}</bdi>
          </span>
        </span>
        {reached === undefined ? null : (
          <span className={styles.steps} aria-hidden="true">
            {steps.map((step) => (
              <span key={step} className={step <= reached ? styles.done : styles.open} />
            ))}
          </span>
        )}
        {onClose ? null : <ChevronEndIcon size={20} />}
      </button>
      {onClose ? <CloseButton onClose={onClose} /> : null}
    </aside>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTexts("aftercare");
  return (
    <button type="button" className={styles.close} aria-label={t("bar.close")} onClick={onClose}>
      <CloseIcon size={18} />
    </button>
  );
}
