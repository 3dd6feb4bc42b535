import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Order } from "@/contract";
import { useConfig } from "@/features/configuration";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { rootKey } from "@/platform/query/query-roots";
import { useAccountKey } from "@/stores/session";
import { Button } from "@/ui/plain/button";
import { StatusNote } from "@/ui/plain/status-note";
import { isPayable, unpaidOrderQuery } from "../api/get-unpaid-order";
import { useLeaveForPayment } from "../use-leave-for-payment";
import PaymentStateNote from "./payment-state-note";

interface Props {
  order: Order;
  /** More ways to pay, shown while none is under way. */
  children?: React.ReactNode;
}

/**
 * Finds the outcome of an order's payment, shows it, and offers to pay again only when nothing is under way. What the shop
 * finds out is read into the order.
 */
export default function PaymentFollowUp({ order, children }: Props) {
  const t = useTexts("payment");
  const accountKey = useAccountKey();
  const queryClient = useQueryClient();
  const config = useConfig();
  const offline = useConnectivity() === "offline";
  const { data } = useQuery(unpaidOrderQuery(accountKey, order.id));
  const before = useRef(data?.state);
  useEffect(() => {
    if (data === undefined || data.state === before.current) return;
    before.current = data.state;
    // The order as it was read may be older than what its gateway has answered now.
    for (const root of ["order", "orders", "customer", "wallet"] as const)
      void queryClient.invalidateQueries({ queryKey: rootKey(root, accountKey) });
  }, [data, queryClient, accountKey]);
  const { leavingFor, leave } = useLeaveForPayment();
  const state = data?.state;
  const gateways = config?.active_payment_method_list ?? [];
  const note = <PaymentStateNote orderId={order.id} />;
  if (!isPayable(state) && state !== "refunded") return note;
  return (
    <>
      {note}
      {data?.online && !offline
        ? gateways.map(({ gateway, gateway_title: title }) => (
            <Button
              key={gateway}
              loading={leavingFor === gateway}
              disabled={leavingFor !== null && leavingFor !== gateway}
              onClick={() => void leave({ orderId: order.id, customerId: order.user_id, gateway })}
            >
              {t(state === "open" ? "continue" : "payNow", { gateway: title || t("online.title") })}
            </Button>
          ))
        : null}
      {offline ? <StatusNote tone="warning">{t("online.network")}</StatusNote> : null}
      {children}
    </>
  );
}
