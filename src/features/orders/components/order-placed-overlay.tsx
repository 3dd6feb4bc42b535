import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { awaitsPrice, isSale, isUnpaidFailure } from "@/domain/order-status-steps";
import { PushOffer } from "@/features/notifications";
import { isPayable, PaymentStateNote, unpaidOrderQuery } from "@/features/payment";
import { useClock } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useGuestOrders } from "@/stores/guest-orders";
import { closeOverlaysAndNavigate, type OverlayProps, openOverlay, replaceOverlay } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { Dialog } from "@/ui/chakra/dialog";
import { DeliveredIllustration } from "@/ui/illustrations/delivered";
import { ErrorIllustration } from "@/ui/illustrations/error";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { orderHeadline } from "../order-headline";
import { useArrivalText } from "../use-arrival-text";
import { useTrackedOrder } from "../use-tracked-order";
import styles from "./orders.module.css";
import { UnpaidNote } from "./unpaid-note";

/** The end of a guest's checkout: the placed order, or that placing failed. */
export default function OrderPlacedOverlay(props: OverlayProps<"order-placed">) {
  const { status, orderId } = props.overlay;
  const returned = status === "fail" || status === "cancel";
  // Anybody can write a flag into an address: what the shop knows counts.
  const { data } = useQuery({ ...unpaidOrderQuery(useAccountKey(), orderId), enabled: returned });
  if (status === "elsewhere") return <OrderElsewhere {...props} />;
  if (!returned) return <OrderPlaced {...props} />;
  if (isPayable(data?.state)) return <OrderFailed {...props} />;
  return data === undefined || data.state === "unknown" ? (
    <OutcomeUnknown {...props} />
  ) : (
    <OrderPlaced {...props} />
  );
}

/** The shop has not said yet what became of the payment, or cannot be asked. */
function OutcomeUnknown({ overlay, open, onClose, onClosed }: OverlayProps<"order-placed">) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("details.payment")}
      closeLabel={shell("app.close")}
      width="27rem"
    >
      <Suspense>
        <PaymentStateNote orderId={overlay.orderId} />
      </Suspense>
    </Dialog>
  );
}

/** This device cannot prove that the order is the guest's: its number and contact do. */
function OrderElsewhere({ overlay, open, onClose, onClosed }: OverlayProps<"order-placed">) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const navigate = useNavigate();
  const { orderId } = overlay;
  const form = paths.trackOrder.href({ order_id: orderId });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("order.number", { id: orderId })}
      closeLabel={shell("app.close")}
      width="27rem"
      footer={
        <Button wide onClick={() => closeOverlaysAndNavigate((options) => void navigate(form, options))}>
          {t("order.track")}
        </Button>
      }
    >
      <p>{t("placed.elsewhere")}</p>
    </Dialog>
  );
}

function OrderPlaced({ overlay, open, onClose, onClosed }: OverlayProps<"order-placed">) {
  const t = useTexts("orders");
  const prescriptions = useTexts("prescriptions");
  const shell = useTexts("shell");
  const clock = useClock();
  const { orderId } = overlay;
  const { order } = useTrackedOrder(orderId);
  const remembered = useGuestOrders((state) => state.orders.find((entry) => entry.orderId === orderId));
  const time = formatDateTime(order?.created_at || remembered?.placedAt, clock);
  const arrival = useArrivalText(order);
  const unpaid = order !== undefined && isUnpaidFailure(order);
  const isPrescription = order !== undefined && awaitsPrice(order);
  const isOff = order !== undefined && !unpaid && !isSale(order.order_status);
  // A parcel comes from nobody who could be told.
  const store = order?.store?.name ?? (remembered?.store ? remembered.storeName : undefined);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t(unpaid ? "status.awaitingPayment" : isOff ? orderHeadline(order) : "placed.title")}
      titleHidden={!unpaid}
      closeLabel={shell("app.close")}
      width="27rem"
      footer={
        <div className={styles.two}>
          <Button variant="outline" wide onClick={onClose}>
            {t("placed.continue")}
          </Button>
          <Button wide onClick={() => replaceOverlay({ kind: "tracking", orderId })}>
            {t("order.track")}
          </Button>
        </div>
      }
    >
      {unpaid ? (
        <UnpaidNote order={order} />
      ) : isOff ? (
        <EmptyState compact title={t(orderHeadline(order))} illustration={<ErrorIllustration />} />
      ) : (
        <EmptyState
          compact
          title={t(isPrescription ? orderHeadline(order) : "placed.title")}
          text={
            isPrescription ? prescriptions("waiting.text") : store ? t("placed.text", { store }) : undefined
          }
          illustration={<DeliveredIllustration />}
        />
      )}
      {arrival === null ? null : <p className={styles.arrival}>{arrival}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t("placed.number")}</dt>
          <dd>
            <bdi className={styles.figure}>#{orderId}</bdi>
          </dd>
        </div>
        {time ? (
          <div>
            <dt>{t("placed.time")}</dt>
            <dd>
              <bdi>{time}</bdi>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t("placed.status")}</dt>
          <dd>
            <span className={styles.strong}>
              {t(unpaid ? "status.awaitingPayment" : `status.${order?.order_status ?? "pending"}`)}
            </span>
          </dd>
        </div>
      </dl>
      <div className={styles.after}>
        <Suspense>
          <PushOffer />
        </Suspense>
      </div>
    </Dialog>
  );
}

/** Pause before the question, by the specification, ms. */
export const failedOrderDelayMs = 500;

function OrderFailed({ overlay, open, onClose, onClosed }: OverlayProps<"order-placed">) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const navigate = useNavigate();
  const { orderId } = overlay;
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => openOverlay({ kind: "failed-order", orderId }), failedOrderDelayMs);
    return () => clearTimeout(timer);
  }, [open, orderId]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("failed.title")}
      titleHidden
      closeLabel={shell("app.close")}
      width="27rem"
    >
      <EmptyState
        compact
        title={t("failed.title")}
        text={t("failed.text")}
        illustration={<ErrorIllustration />}
        action={
          <Button
            onClick={() =>
              closeOverlaysAndNavigate((options) => void navigate(paths.landing.href(), options))
            }
          >
            {t("failed.home")}
          </Button>
        }
      />
    </Dialog>
  );
}
