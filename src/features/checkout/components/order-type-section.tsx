import { useController } from "react-hook-form";
import { type OrderKind, takesOrderKind } from "@/domain/order-kinds";
import { useTexts } from "@/platform/i18n";
import { BagIcon } from "@/ui/icons/bag";
import { ScooterIcon } from "@/ui/icons/scooter";
import { SegmentedControl } from "@/ui/plain/segmented-control";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";

/** Delivery or take-away of the checkout, by what store and operator offer. */
export function OrderTypeSection() {
  const { store, config } = useCheckoutContext();
  const t = useTexts("checkout");
  const { field } = useController<CheckoutFormValues, "order_type">({ name: "order_type" });
  const segment = (kind: OrderKind) => ({ value: kind, disabled: !takesOrderKind(kind, store, config) });
  return (
    <SegmentedControl<OrderKind>
      wide
      legend={t("type.title")}
      value={field.value}
      onValueChange={field.onChange}
      segments={[
        { ...segment("delivery"), label: t("type.delivery"), icon: <ScooterIcon size={20} /> },
        { ...segment("take_away"), label: t("type.takeAway"), icon: <BagIcon size={20} /> },
      ]}
    />
  );
}
