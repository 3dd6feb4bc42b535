import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { Order, OrderLine } from "@/contract";
import { isClosed, isReviewable } from "@/domain/order-status-steps";
import { OrderWithLines } from "@/features/orders";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useOutboxRows } from "@/stores/outbox-rows";
import { needOutbox } from "@/stores/outbox-start";
import { useAccountKey } from "@/stores/session";
import { BackIcon } from "@/ui/icons/back";
import { CheckCircleIcon } from "@/ui/icons/check-circle";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { orderReviewsQuery } from "../api/get-order-reviews";
import { reviewSubjects } from "../review-subjects";
import { ReviewCard } from "./review-card";
import styles from "./reviews.module.css";

/** Rates the items of an order and the person who brought it, one by one. */
export default function RateAndReviewView({ orderId }: { readonly orderId: number }) {
  const t = useTexts("reviews");
  // Reviews wait there when there is no network.
  useEffect(() => needOutbox(), []);
  return (
    <>
      <Link to={paths.profile.href("my-orders", { orderId })} className={styles.back}>
        <BackIcon size={20} />
        {t("page.back")}
      </Link>
      <OrderWithLines orderId={orderId}>
        {(order, lines) => <OrderToReview order={order} lines={lines} />}
      </OrderWithLines>
    </>
  );
}

function OrderToReview({ order, lines }: { order: Order; lines: readonly OrderLine[] }) {
  const t = useTexts("reviews");
  const shell = useTexts("shell");
  const accountKey = useAccountKey();
  const rows = useOutboxRows();
  const isRated = isReviewable(order.order_status);
  const reviews = useQuery({ ...orderReviewsQuery(accountKey, order.id), enabled: isRated });
  const [isShown, setShown] = useState(false);
  if (!isRated) {
    const isOver = isClosed(order.order_status) && order.order_status !== "failed";
    return <StatusNote tone="info">{t(isOver ? "page.closed" : "page.notDelivered")}</StatusNote>;
  }
  // Without a network it is not known what was written before; the shop takes the newer words for a change.
  if (!isShown && !reviews.data && reviews.fetchStatus === "fetching" && reviews.failureCount === 0)
    return (
      <div role="status" aria-label={shell("app.loading")}>
        <Skeleton height="18rem" />
      </div>
    );
  // Another try, once there is a network, must not take away what is being typed.
  if (!isShown) setShown(true);
  const subjects = reviewSubjects({ order, lines, reviews: reviews.data ?? null, rows });
  const isDone =
    subjects.length > 0 && subjects.every(({ written, row }) => written !== null && row === null);
  return (
    <>
      <p className={styles.muted}>
        {t("page.order", { id: order.id })}
        {order.store ? (
          <>
            {" · "}
            <bdi>{order.store.name}</bdi>
          </>
        ) : null}
      </p>
      {order.store && reviews.data?.takes_reviews === false ? (
        <StatusNote tone="info">{t("page.storeOff")}</StatusNote>
      ) : null}
      {subjects.length === 0 ? <StatusNote>{t("page.nothing")}</StatusNote> : null}
      {isDone ? (
        <StatusNote tone="positive" icon={<CheckCircleIcon size={18} />} live>
          {t("page.done")}
        </StatusNote>
      ) : null}
      <ul className={styles.list}>
        {subjects.map((subject) => (
          <ReviewCard key={`${subject.target}-${subject.id}`} subject={subject} orderId={order.id} />
        ))}
      </ul>
    </>
  );
}
