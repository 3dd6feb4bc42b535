import type { Order } from "@/contract";
import { useClock } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { Timeline } from "@/ui/chakra/timeline";
import { type OrderStep, orderTimeline } from "../order-timeline";

interface Props {
  readonly order: Order;
  readonly layout?: "column" | "wide";
}

/** How far an order is, each step with its time. */
export function OrderTimeline({ order, layout }: Props) {
  const t = useTexts("orders");
  // 'D MMM, h:mm A' is the specification's form; a shop whose clock has 24 hours writes no other one beside it.
  const clock = useClock();
  const labelOf = (name: OrderStep["name"]) => {
    switch (name) {
      case "closed":
        return t(`status.${order.order_status}`);
      case "refund_requested":
      case "refunded":
      case "refund_request_canceled":
        return t(`status.${name}`);
      default:
        return t(`step.${name}`);
    }
  };
  return (
    <Timeline
      label={t("timeline.label")}
      layout={layout}
      steps={orderTimeline(order).map(({ name, time, state }) => ({
        id: name,
        label: labelOf(name),
        detail: time ? <bdi>{formatDateTime(time, clock)}</bdi> : undefined,
        state,
        stateLabel: t(`timeline.${state}`),
      }))}
    />
  );
}
