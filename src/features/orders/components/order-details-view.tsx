import { Link } from "react-router-dom";
import type { Order } from "@/contract";
import { awaitsPrice, isAgreed, isClosed, isUnpaidFailure } from "@/domain/order-status-steps";
import { ChatLink } from "@/features/chat";
import { PushOffer } from "@/features/notifications";
import { useConnectivity } from "@/platform/connectivity";
import { formatAge, useClock } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { BackIcon } from "@/ui/icons/back";
import { HistoryIcon } from "@/ui/icons/history";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import { ErrorPanel } from "@/ui/plain/error-panel";
import { Skeleton, SkeletonText } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { orderLinesQuery } from "../api/get-order-lines";
import { useArrivalText } from "../use-arrival-text";
import { useTrackedOrder } from "../use-tracked-order";
import { CourierCard } from "./courier-card";
import { DeliveryCard } from "./delivery-card";
import { CourierInstruction, OrderNotes, SubstitutionWishes } from "./delivery-instructions";
import { DeliveryProof } from "./delivery-proof";
import { HandoverCode } from "./handover-code";
import { OrderActions } from "./order-actions";
import { OrderBill } from "./order-bill";
import styles from "./order-details.module.css";
import { OrderLines } from "./order-lines";
import { OrderPayment } from "./order-payment";
import { OrderPrescription } from "./order-prescription";
import { OrderTimeline } from "./order-timeline";
import orderStyles from "./orders.module.css";
import { ParcelDetails } from "./parcel-details";
import { PrescriptionNote } from "./prescription-note";
import { RefundCard } from "./refund-card";
import { StatusBadge } from "./status-badge";
import { TrackingResult } from "./tracking-result";
import { UnpaidNote } from "./unpaid-note";

const OfflinePaymentCard = lazy(optional(() => import("./offline-payment-card")));

export interface OrderDetailsViewProps {
  readonly orderId: number;
  /** Target of the back link: the page the shopper came from. */
  readonly backTo: string;
}

/** Everything about one order, refreshed while it is running. */
export default function OrderDetailsView({ orderId, backTo }: OrderDetailsViewProps) {
  const t = useTexts("orders");
  const tracked = useTrackedOrder(orderId);
  return (
    <div className={styles.details}>
      <div>
        <Link to={backTo} className={styles.back}>
          <BackIcon size={20} />
          {t("order.back")}
        </Link>
      </div>
      {tracked.order ? (
        <Details order={tracked.order} storedAt={tracked.storedAt} />
      ) : (
        <TrackingResult tracked={tracked} />
      )}
    </div>
  );
}

function Details({ order, storedAt }: { order: Order; storedAt: number | null }) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const clock = useClock();
  const online = useConnectivity() === "online";
  const query = useQuery(orderLinesQuery(useAccountKey(), order.id, order));
  const lines = query.data?.kind === "lines" ? query.data.lines : [];
  const arrival = useArrivalText(order);
  const isParcel = order.order_type === "parcel";
  return (
    <>
      <div className={styles.topline}>
        <div>
          <h2 className={styles.number}>{t("order.number", { id: order.id })}</h2>
          <p className={orderStyles.muted}>
            <bdi>{formatDateTime(order.created_at, clock)}</bdi>
            {order.store ? (
              <>
                {" · "}
                <Link to={paths.store.href(order.store)} className={orderStyles.strong}>
                  <bdi>{order.store.name}</bdi>
                </Link>
              </>
            ) : null}
          </p>
          {arrival === null ? null : <p className={orderStyles.strong}>{arrival}</p>}
        </div>
        <StatusBadge order={order} />
      </div>
      {order.scheduled === 1 && order.schedule_at ? (
        <StatusNote tone="info">
          {t("details.scheduled", { time: formatDateTime(order.schedule_at, clock) })}
        </StatusNote>
      ) : null}
      {online || storedAt === null ? null : (
        <StatusNote icon={<HistoryIcon size={18} />} live>
          {shell("offline.kept", { age: formatAge(storedAt, Date.now(), currentLanguage()) })}
        </StatusNote>
      )}
      <PrescriptionNote order={order} />
      <Card padding="lg" as="section" aria-label={t("timeline.label")}>
        <OrderTimeline order={order} layout="wide" />
      </Card>
      {isClosed(order.order_status) ? null : (
        <Suspense>
          <PushOffer />
        </Suspense>
      )}
      {order.offline_payment ? (
        <Suspense>
          <OfflinePaymentCard order={order} />
        </Suspense>
      ) : null}
      {isUnpaidFailure(order) ? <UnpaidNote order={order} /> : null}
      <HandoverCode order={order} />
      {order.order_status === "canceled" && order.cancellation_reason ? (
        <StatusNote tone="danger">
          {t("details.canceledBecause")}: <bdi>{order.cancellation_reason}</bdi>
        </StatusNote>
      ) : null}
      <OrderActions order={order} />
      <div className={styles.columns}>
        <Card padding="lg" as="section" aria-labelledby="order-lines">
          <h3 id="order-lines" className={orderStyles.subtitle}>
            {t(isParcel ? "details.parcel" : "details.lines")}
          </h3>
          {query.isError && !query.data ? (
            <ErrorPanel
              title={shell("error.pageTitle")}
              text={errorText(query.error)}
              retryLabel={shell("app.retry")}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : query.data ? (
            isParcel ? (
              <ParcelDetails order={order} />
            ) : awaitsPrice(order) ? (
              <p className={orderStyles.muted}>{t("order.linesToCome")}</p>
            ) : (
              <OrderLines lines={lines} />
            )
          ) : (
            <div className={orderStyles.list} role="status" aria-label={shell("app.loading")}>
              <Skeleton height="4rem" />
              <SkeletonText lines={2} />
            </div>
          )}
          <OrderPrescription photos={order.order_attachment_full_url} />
          {order.unavailable_item_note ? (
            <Suspense>
              <SubstitutionWishes note={order.unavailable_item_note} lines={lines} />
            </Suspense>
          ) : null}
          {isParcel ? <CourierInstruction order={order} /> : null}
          {order.order_note || order.cutlery ? (
            <div className={styles.note}>
              <OrderNotes order={order} />
            </div>
          ) : null}
        </Card>
        <Card padding="lg" as="section" aria-labelledby="order-bill" className={styles.aside}>
          <h3 id="order-bill" className={orderStyles.subtitle}>
            {t("details.bill")}
          </h3>
          {awaitsPrice(order) ? (
            <p className={orderStyles.muted}>{t("order.priceToCome")}</p>
          ) : query.data || query.isError ? (
            <OrderBill order={order} lines={lines} />
          ) : (
            <SkeletonText lines={4} />
          )}
        </Card>
        <div className={styles.pair}>
          {isParcel ? null : <DeliveryCard order={order} />}
          <ChatWays order={order} />
          {isAgreed(order) ? <OrderPayment order={order} /> : null}
          {order.refund ? <RefundCard refund={order.refund} /> : null}
          <DeliveryProof order={order} />
        </div>
      </div>
    </>
  );
}

/** Store, sender and courier can be written to while the order is under way. */
function ChatWays({ order }: { order: Order }) {
  const signedIn = useIsSignedIn();
  const { store, delivery_man: courier } = order;
  if (!signedIn || isClosed(order.order_status) || !(store || courier)) return null;
  return (
    <div className={styles.details}>
      {courier ? <CourierCard courier={courier} order={order} /> : null}
      {store ? (
        <Suspense>
          <ChatLink type="vendor" id={store.vendor_id} order={{ id: order.id, store: store.name }} />
        </Suspense>
      ) : null}
    </div>
  );
}
