import { Link } from "react-router-dom";
import { LoadMore } from "@/features/paging";
import { CachedCopyNote, LoadFailure, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useInfiniteQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { Tabs } from "@/ui/chakra/tabs";
import { NoOrdersIllustration } from "@/ui/illustrations/no-orders";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { ButtonLink } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { Skeleton } from "@/ui/plain/skeleton";
import { type OrderListName, ordersQuery } from "../api/get-orders";
import { useIsOrderWaiting } from "../waiting-order";
import { OrderCard } from "./order-card";
import styles from "./orders.module.css";

const WaitingOrders = lazy(optional<object>(() => import("./waiting-orders")));

export interface OrdersViewProps {
  readonly tab: OrderListName;
  readonly onTab: (tab: OrderListName) => void;
}

/** A customer's running and previous orders. */
export default function OrdersView({ tab, onTab }: OrdersViewProps) {
  const t = useTexts("orders");
  return (
    <Tabs<OrderListName>
      label={t("list.title")}
      fitted
      value={tab}
      onValueChange={onTab}
      items={(["running", "previous"] as const).map((name) => ({
        value: name,
        label: t(`list.${name}`),
        panel: name === "running" ? <RunningOrders /> : <OrderList name={name} />,
      }))}
    />
  );
}

function RunningOrders() {
  const isAnyWaiting = useIsOrderWaiting();
  return (
    <>
      {isAnyWaiting ? (
        <div className={styles.list}>
          <Suspense>
            <WaitingOrders />
          </Suspense>
        </div>
      ) : null}
      <OrderList name="running" isAddition={isAnyWaiting} />
    </>
  );
}

const skeletonRows = [1, 2, 3];

interface OrderListProps {
  readonly name: OrderListName;
  /** Other orders stand above, so an empty list needs no message. */
  readonly isAddition?: boolean;
}

function OrderList({ name, isAddition = false }: OrderListProps) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const query = useInfiniteQuery(ordersQuery(useAccountKey(), name));
  const progress = queryProgress(query);
  if (progress === "failed") return <LoadFailure query={query} />;
  if (progress === "loading") {
    return (
      <div className={styles.list} role="status" aria-label={shell("app.loading")}>
        {skeletonRows.map((row) => (
          <Skeleton key={row} height="8.5rem" />
        ))}
      </div>
    );
  }
  // A new order shifts the pages, so two of them may contain the same order.
  const orders = [
    ...new Map(
      query.data?.pages.flatMap((page) => page.data.rows).map((order) => [order.id, order]),
    ).values(),
  ];
  if (orders.length === 0) {
    if (isAddition) return null;
    return (
      <EmptyState
        headingLevel={3}
        title={t(name === "running" ? "list.noneRunning" : "list.nonePrevious")}
        illustration={<NoOrdersIllustration />}
        action={
          <ButtonLink as={Link} to={paths.home.href()}>
            {t("list.shop")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <CachedCopyNote data={query.data} />
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}
