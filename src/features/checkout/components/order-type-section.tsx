import { useController } from "react-hook-form";
import { deliveryTime } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { BagIcon } from "@/ui/icons/bag";
import { ScooterIcon } from "@/ui/icons/scooter";
import { RadioCards } from "@/ui/kit/radio-cards";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";

/** Delivery or take-away, by what store and operator offer. */
export function OrderTypeSection() {
  const { store, config } = useCheckoutContext();
  const { field } = useController<CheckoutFormValues, "order_type">({ name: "order_type" });
  const t = useTexts("checkout");
  const text = useTexts("catalogue");
  return (
    <RadioCards<CheckoutFormValues["order_type"]>
      legend={t("type.title")}
      layout="row"
      value={field.value}
      onValueChange={field.onChange}
      options={[
        {
          value: "delivery",
          label: t("type.delivery"),
          hint: deliveryTime(store, text) ?? undefined,
          icon: <ScooterIcon />,
          disabled: !store.delivery || config.home_delivery_status === 0,
        },
        {
          value: "take_away",
          label: t("type.takeAway"),
          hint: store.address,
          icon: <BagIcon />,
          disabled: !store.take_away || config.takeaway_status === 0,
        },
      ]}
    />
  );
}
