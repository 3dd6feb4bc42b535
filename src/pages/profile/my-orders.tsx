import { useSearchParams } from "react-router-dom";
import { OrderDetailsView, OrdersView } from "@/features/orders";
import { paths } from "@/platform/navigation/paths";

/** The list, or with `orderId` in the address that order; `from` says where its way back leads. */
export function MyOrders() {
  const [query, setQuery] = useSearchParams();
  const orderId = Number(query.get("orderId"));
  const tab = query.get("tab") === "previous" ? "previous" : "running";
  if (Number.isSafeInteger(orderId) && orderId > 0) {
    const backTo =
      query.get("from") === "track-order"
        ? paths.trackOrder.href()
        : paths.profile.href("my-orders", { tab: query.get("tab") });
    return <OrderDetailsView key={orderId} orderId={orderId} backTo={backTo} />;
  }
  return (
    <OrdersView
      tab={tab}
      onTab={(chosen) => setQuery({ page: "my-orders", tab: chosen }, { replace: true })}
    />
  );
}
