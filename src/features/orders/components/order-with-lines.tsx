import type { ReactNode } from "react";
import type { Order, OrderLine } from "@/contract";
import { LoadFailure } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { Skeleton } from "@/ui/plain/skeleton";
import { orderLinesQuery } from "../api/get-order-lines";
import { useTrackedOrder } from "../use-tracked-order";

interface Props {
  readonly orderId: number;
  /** Gets the order with its lines; none for a parcel. */
  readonly children: (order: Order, lines: readonly OrderLine[]) => ReactNode;
}

/** Loads an order and its lines, with a placeholder meanwhile. */
export default function OrderWithLines({ orderId, children }: Props) {
  const shell = useTexts("shell");
  const tracked = useTrackedOrder(orderId);
  const { order } = tracked;
  const query = useQuery(orderLinesQuery(useAccountKey(), orderId, order));
  if (order && query.data) return children(order, query.data.kind === "lines" ? query.data.lines : []);
  if (!order && tracked.state === "failed")
    return (
      <LoadFailure query={{ error: tracked.error, isFetching: tracked.fetching, refetch: tracked.retry }} />
    );
  if (order && query.isError) return <LoadFailure query={query} />;
  return (
    <div role="status" aria-label={shell("app.loading")}>
      <Skeleton height="18rem" />
    </div>
  );
}
