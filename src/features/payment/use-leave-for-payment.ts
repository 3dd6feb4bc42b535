import { useState } from "react";
import { showError } from "@/stores/show-error";

type OrderToPay = Parameters<typeof import("./open-payment-page").openPaymentPage>[0];

interface LeavingForPayment {
  /** Key of the gateway that the shopper is on the way to; null otherwise. */
  leavingFor: string | null;
  /** Resolves when this page is shown again, or once it is said why nobody left it. */
  leave: (order: OrderToPay) => Promise<void>;
}

/** The way to the payment page: whatever is disabled by `leavingFor` can be pressed again when the shopper comes back. */
export function useLeaveForPayment(): LeavingForPayment {
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const leave = async (order: OrderToPay) => {
    setLeavingFor(order.gateway);
    try {
      const { openPaymentPage } = await import("./open-payment-page");
      if (!(await openPaymentPage(order))) throw new Error("The payment page of this order cannot be named.");
    } catch (error) {
      showError(error);
    }
    setLeavingFor(null);
  };
  return { leavingFor, leave };
}
