import { useController } from "react-hook-form";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import OrderTypeChoice from "./order-type-choice";

/** Delivery or take-away of the checkout. */
export function OrderTypeSection() {
  const { store, config } = useCheckoutContext();
  const { field } = useController<CheckoutFormValues, "order_type">({ name: "order_type" });
  return <OrderTypeChoice store={store} config={config} value={field.value} onChange={field.onChange} />;
}
