import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Order } from "@/contract";
import { customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { payFromWallet, unpaidOrderQuery } from "@/features/payment";
import { translator } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { rootKey } from "@/platform/query/query-roots";
import { sendUntilAnswered } from "@/stores/send-until-answered";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { showSuccess } from "@/stores/toasts";
import { cancelOrder } from "./api/cancel-order";
import { switchToCash } from "./api/switch-to-cash";
import { invalidateOrders } from "./invalidate-orders";
import { useOrderZone } from "./use-order-zone";

/** The specification's reason for an order whose payment was canceled. */
const paymentCanceled = "Order payment canceled";

export interface FailedOrder {
  /** The order's zone takes cash. */
  cash: boolean;
  /** The price in cash (major units), where it differs from the price now. */
  cashTotal: number | null;
  /** The customer's wallet can pay it. */
  wallet: boolean;
  busy: "cash" | "cancel" | "wallet" | null;
  /** True when the server has done it; otherwise the shopper has seen an error. */
  payInCash: () => Promise<boolean>;
  cancel: () => Promise<boolean>;
  payFromWallet: () => Promise<boolean>;
}

/** The ways on for an order whose payment failed. */
export function useFailedOrder(orderId: number, order: Order | undefined): FailedOrder {
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const cash = useTakesCash(order);
  const { data: payment } = useQuery(unpaidOrderQuery(accountKey, orderId));
  const cashTotal = payment?.cashTotal ?? null;
  const [busy, setBusy] = useState<FailedOrder["busy"]>(null);

  const run = async (
    what: "cash" | "cancel" | "wallet",
    work: (key: string) => Promise<string>,
    done: string,
  ) => {
    setBusy(what);
    try {
      showSuccess((await sendUntilAnswered([what, orderId, cashTotal], work)) || done);
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(null);
      invalidateOrders(queryClient, accountKey);
      void queryClient.invalidateQueries({ queryKey: rootKey("unpaid-order", accountKey) });
    }
  };
  const t = translator("orders");
  return {
    cash,
    cashTotal: cashTotal === order?.order_amount ? null : cashTotal,
    wallet: useIsPaidByWallet(order),
    busy,
    payInCash: () => run("cash", (key) => switchToCash(orderId, cashTotal, key), t("failed.cashDone")),
    cancel: () => run("cancel", (key) => cancelOrder(orderId, paymentCanceled, key), t("cancel.done")),
    payFromWallet: () => run("wallet", (key) => payFromWallet(orderId, key), t("failed.walletDone")),
  };
}

/** Whether the customer's wallet holds what an order costs of which it has paid nothing. */
function useIsPaidByWallet(order: Order | undefined): boolean {
  const config = useConfig();
  const signedIn = useIsSignedIn();
  const { data: customer } = useQuery({ ...customerQuery(useAccountKey()), enabled: signedIn });
  if (!order || !signedIn || config?.customer_wallet_status !== 1 || order.partially_paid_amount > 0)
    return false;
  return (customer?.wallet_balance ?? 0) >= order.order_amount;
}

/** Whether the order's zone takes cash: from the chosen place, or looked up for the order's own. */
function useTakesCash(order: Order | undefined): boolean {
  const config = useConfig();
  const zone = useOrderZone(order);
  return Boolean(config?.cash_on_delivery && zone?.cash_on_delivery);
}
