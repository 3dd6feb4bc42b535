import { type FormEvent, useEffect, useRef, useState } from "react";
import { useClock } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { useGuestOrders } from "@/stores/guest-orders";
import { openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { showErrorTexts } from "@/stores/toasts";
import { TextField } from "@/ui/chakra/text-field";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { ReceiptIcon } from "@/ui/icons/receipt";
import { lazy, preload } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { readTrackRequest, type TrackRequest } from "../track-request";
import { useTrackedOrder } from "../use-tracked-order";
import { useIsOrderWaiting } from "../waiting-order";
import styles from "./orders.module.css";

const loadResult = preload(() => import("./tracking-result"));
/** Comes beside the form, which is there first. */
const TrackingResult = lazy(() => loadResult().then(({ TrackingResult }) => ({ default: TrackingResult })));
const WaitingOrders = lazy(optional<object>(() => import("./waiting-orders")));
const RunningOrderLine = lazy(optional(() => import("./running-order-line")));

export interface TrackOrderViewProps {
  /** From the address of the page. */
  readonly orderId: string;
  readonly contact: string;
}

/** Finds an order by its number; a guest also says the phone number or e-mail address of the order. */
export default function TrackOrderView(props: TrackOrderViewProps) {
  const t = useTexts("orders");
  const signedIn = useIsSignedIn();
  const isAnyWaiting = useIsOrderWaiting();
  const [orderId, setOrderId] = useState(props.orderId);
  const [contact, setContact] = useState(props.contact);
  const [request, setRequest] = useState<TrackRequest | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = readTrackRequest({ orderId, contact, signedIn });
    if ("missing" in typed)
      showErrorTexts([t(typed.missing === "orderId" ? "track.needOrderId" : "track.needContact")]);
    else setRequest(typed);
  };

  // Orders of this device come first; with a number in the address the form does.
  const recentFirst = props.orderId === "" && request === null;
  return (
    <div className={styles.track}>
      {isAnyWaiting ? (
        <Suspense>
          <WaitingOrders />
        </Suspense>
      ) : null}
      {!signedIn && recentFirst ? <RecentOrders /> : null}
      <Card padding="lg" variant="raised">
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label={t("track.orderId")}
            size="lg"
            required
            inputMode="numeric"
            enterKeyHint={signedIn ? "search" : undefined}
            dir="ltr"
            value={orderId}
            onChange={(event) => setOrderId(event.target.value)}
          />
          {signedIn ? null : (
            <TextField
              label={t("track.contact")}
              size="lg"
              required
              autoComplete="tel"
              inputMode="email"
              enterKeyHint="search"
              dir="ltr"
              hint={t("track.contactHint")}
              value={contact}
              onChange={(event) => setContact(event.target.value)}
            />
          )}
          <Button type="submit" size="lg" wide>
            {t("order.track")}
          </Button>
        </form>
      </Card>
      {request ? <FoundOrder key={`${request.orderId} ${request.contact}`} request={request} /> : null}
      {signedIn || recentFirst ? null : <RecentOrders />}
    </div>
  );
}

function FoundOrder({ request }: { request: TrackRequest }) {
  const tracked = useTrackedOrder(request.orderId, request.contact);
  const card = useRef<HTMLDivElement>(null);
  // On a phone the result is below the form, under the bar.
  useEffect(() => {
    if (tracked.state !== "loading") card.current?.scrollIntoView({ block: "nearest" });
  }, [tracked.state]);
  return (
    <Card ref={card} padding="lg" aria-live="polite">
      <Suspense>
        <TrackingResult tracked={tracked} />
      </Suspense>
    </Card>
  );
}

/** A guest's orders of this device: one tap tracks them. */
function RecentOrders() {
  const t = useTexts("orders");
  const clock = useClock();
  const orders = useGuestOrders((state) => state.orders);
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="recent-orders">
      <h2 id="recent-orders" className={styles.subtitle}>
        {t("track.recent")}
      </h2>
      <ul className={styles.recent}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <button
              type="button"
              onClick={() =>
                openOverlay({ kind: "tracking", orderId: order.orderId, contactNumber: order.contact })
              }
            >
              <ReceiptIcon size={22} />
              <span className={styles.words}>
                <span className={styles.strong}>
                  <bdi>{order.storeName || t("order.number", { id: order.orderId })}</bdi>
                </span>
                <br />
                <span className={styles.muted}>
                  {t("order.number", { id: order.orderId })} ·{" "}
                  <bdi>{formatDateTime(order.placedAt, clock)}</bdi>
                </span>
                {order.closed ? null : (
                  <Suspense>
                    <RunningOrderLine guestOrder={order} />
                  </Suspense>
                )}
              </span>
              <ChevronEndIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
