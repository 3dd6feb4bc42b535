import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Order } from "@/contract";
import {
  awaitsOfflineCheck,
  awaitsPayment,
  awaitsPrice,
  isAgreed,
  isClosed,
  isSale,
  isUnpaidFailure,
} from "@/domain/order-status-steps";
import { isUnanswered } from "@/domain/unanswered-order";
import { ChatLink } from "@/features/chat";
import { serverNow, useConnectivity } from "@/platform/connectivity";
import { formatAge, useClock, useMoney } from "@/platform/format";
import { instantOf } from "@/platform/format/clock-time";
import { formatDateTime } from "@/platform/format/date";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useGuestOrders } from "@/stores/guest-orders";
import { useIsSignedIn } from "@/stores/session";
import { ClockIcon } from "@/ui/icons/clock";
import { HistoryIcon } from "@/ui/icons/history";
import { PinIcon } from "@/ui/icons/pin";
import { StoreIcon } from "@/ui/icons/store";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { ButtonLink } from "@/ui/plain/button";
import { StatusNote } from "@/ui/plain/status-note";
import { orderHeadline } from "../order-headline";
import { orderParties, type Party } from "../order-parties";
import { useArrivalText } from "../use-arrival-text";
import { CourierCard } from "./courier-card";
import { DeliveryInstructions } from "./delivery-instructions";
import { OrderMap } from "./order-map";
import { OrderTimeline } from "./order-timeline";
import { PrescriptionNote } from "./prescription-note";
import { StatusBadge } from "./status-badge";
import styles from "./tracked-order.module.css";

const OfflinePaymentCard = lazy(optional(() => import("./offline-payment-card")));
const UnpaidNote = lazy(optional(async () => ({ default: (await import("./unpaid-note")).UnpaidNote })));

const CourierWayNote = lazy(optional(() => import("./courier-way-note")));
const UnansweredNote = lazy(optional(() => import("./unanswered-note")));

interface Props {
  readonly order: Order;
  /** Epoch ms of the response; its age is shown while the shop cannot be reached. */
  readonly storedAt: number | null;
  /** A guest's, where the order was found by it. */
  readonly contactNumber?: string | null;
}

/** Where an order is: status, arrival, map, timeline, courier, who sends and who receives, total. */
export function TrackedOrder({ order, storedAt, contactNumber }: Props) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const money = useMoney();
  const clock = useClock();
  const online = useConnectivity() === "online";
  const signedIn = useIsSignedIn();
  // Its lines are told to nobody who only knows its number and contact.
  const remembered = useGuestOrders(({ orders }) => orders.some(({ orderId }) => orderId === order.id));
  const { sender, receiver } = orderParties(order, t);
  const closed = isClosed(order.order_status);
  const arrival = useArrivalText(order);
  const parcel = order.order_type === "parcel";
  const placedAt = instantOf(order.pending ?? order.created_at, clock.timeZone);
  // The arrival's words follow the clock, and this with them.
  const unanswered = isUnanswered(order, placedAt, serverNow());
  return (
    <div className={styles.tracked}>
      {online || storedAt === null ? null : (
        <StatusNote icon={<HistoryIcon size={18} />} live>
          {shell("offline.kept", { age: formatAge(storedAt, Date.now(), currentLanguage()) })}
        </StatusNote>
      )}
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.number}>{t("order.number", { id: order.id })}</p>
          <p className={styles.headline} aria-live="polite">
            {t(
              awaitsPayment(order)
                ? "headline.awaitingPayment"
                : awaitsOfflineCheck(order)
                  ? "headline.verifyingPayment"
                  : orderHeadline(order),
            )}
          </p>
          {arrival !== null ? (
            <p className={styles.time}>
              <ClockIcon size={16} />
              {arrival}
            </p>
          ) : !closed && order.scheduled === 1 && order.schedule_at ? (
            <p className={styles.time}>
              <ClockIcon size={16} />
              {t("details.scheduled", { time: formatDateTime(order.schedule_at, clock) })}
            </p>
          ) : null}
        </div>
        <StatusBadge order={order} />
      </div>
      <PrescriptionNote order={order} contactNumber={contactNumber} />
      {closed ? null : <OrderMap order={order} />}
      {order.order_status === "picked_up" ? (
        <Suspense>
          <CourierWayNote order={order} contactNumber={contactNumber} />
        </Suspense>
      ) : null}
      <OrderTimeline order={order} />
      {order.offline_payment ? (
        <Suspense>
          <OfflinePaymentCard order={order} />
        </Suspense>
      ) : null}
      {isUnpaidFailure(order) ? (
        <Suspense>
          <UnpaidNote order={order} />
        </Suspense>
      ) : null}
      {unanswered ? (
        <Suspense>
          <UnansweredNote order={order} />
        </Suspense>
      ) : null}
      {signedIn && order.delivery_man && !closed ? (
        <CourierCard courier={order.delivery_man} order={order} />
      ) : null}
      <div className={styles.parties}>
        <PartyCard title={t(parcel ? "party.sender" : "party.store")} party={sender} icon={<StoreIcon />} />
        <PartyCard title={t(parcel ? "party.receiver" : "party.you")} party={receiver} icon={<PinIcon />} />
      </div>
      <DeliveryInstructions order={order} />
      {signedIn && !closed && !unanswered && order.store ? (
        <Suspense>
          <ChatLink
            type="vendor"
            id={order.store.vendor_id}
            order={{ id: order.id, store: order.store.name }}
          />
        </Suspense>
      ) : null}
      {signedIn || !remembered || !isSale(order.order_status) || !isAgreed(order) ? null : (
        <ButtonLink as={Link} to={paths.invoice.href(order.id)} variant="soft" size="sm">
          {t("order.invoice")}
        </ButtonLink>
      )}
      <p className={styles.total}>
        <span>{t("order.total")}</span>
        <bdi>{awaitsPrice(order) ? t("order.priceToCome") : money(order.order_amount)}</bdi>
      </p>
    </div>
  );
}

function PartyCard({ title, party, icon }: { title: string; party: Party; icon: ReactNode }) {
  if (!party.name && !party.address) return null;
  return (
    <div className={styles.party}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.muted}>{title}</p>
        <p className={styles.strong}>
          <bdi>{party.name}</bdi>
        </p>
        {party.address ? (
          <p className={styles.muted}>
            <bdi>{party.address}</bdi>
          </p>
        ) : null}
      </div>
    </div>
  );
}
