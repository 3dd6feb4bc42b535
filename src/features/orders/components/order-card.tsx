import { Link } from "react-router-dom";
import type { Order } from "@/contract";
import { awaitsPrice, isClosed, isReviewable } from "@/domain/order-status-steps";
import { useClock, useMoney } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { openOverlay } from "@/stores/overlay";
import { BoxIcon } from "@/ui/icons/box";
import { Button, ButtonLink } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { Picture } from "@/ui/plain/picture";
import { useArrivalText } from "../use-arrival-text";
import styles from "./orders.module.css";
import { StatusBadge } from "./status-badge";

/** One order of the list; the whole card leads to its details. */
export function OrderCard({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const care = useTexts("aftercare");
  const money = useMoney();
  const clock = useClock();
  const arrival = useArrivalText(order);
  return (
    <Card as="li" interactive className={styles.card}>
      <div className={styles.head}>
        <span className={styles.logo}>
          <Picture src={order.store?.logo_full_url} alt="" maxWidth={52} fallback={<BoxIcon size={24} />} />
        </span>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <Link to={paths.profile.href("my-orders", { orderId: order.id })}>
              <bdi>{order.store?.name ?? order.module.module_name}</bdi>
            </Link>
          </h3>
          <p className={styles.muted}>{t("order.number", { id: order.id })}</p>
          <p className={styles.muted}>
            <bdi>{formatDateTime(order.created_at, clock)}</bdi>
          </p>
          {arrival === null ? null : <p className={styles.strong}>{arrival}</p>}
        </div>
        <StatusBadge order={order} />
      </div>
      <div className={styles.foot}>
        <p>
          <bdi className={styles.figure}>
            {awaitsPrice(order) ? t("order.priceToCome") : money(order.order_amount)}
          </bdi>
          {order.details_count > 0 ? (
            <span className={styles.muted}>
              {" · "}
              {order.pieces_count === undefined
                ? t("order.products", { count: order.details_count })
                : t("order.items", { count: order.pieces_count })}
            </span>
          ) : null}
        </p>
        {isReviewable(order.order_status) ? (
          <span className={styles.above}>
            <ButtonLink as={Link} to={paths.rateAndReview.href(order.id)} size="sm" variant="soft">
              {t("order.rate")}
            </ButtonLink>
          </span>
        ) : null}
        {isClosed(order.order_status) && order.details_count > 0 ? (
          <span className={styles.above}>
            <Button
              size="sm"
              variant="soft"
              onClick={() => openOverlay({ kind: "reorder", orderId: order.id })}
            >
              {care("again.button")}
            </Button>
          </span>
        ) : null}
        {isClosed(order.order_status) ? null : (
          <span className={styles.above}>
            <Button
              size="sm"
              variant="soft"
              onClick={() => openOverlay({ kind: "tracking", orderId: order.id })}
            >
              {t("order.track")}
            </Button>
          </span>
        )}
      </div>
    </Card>
  );
}
