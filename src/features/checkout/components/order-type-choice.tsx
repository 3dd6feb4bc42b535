import type { Config, Store } from "@/contract";
import { type OrderKind, takesOrderKind } from "@/domain/order-kinds";
import { deliveryTime } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { BagIcon } from "@/ui/icons/bag";
import { ScooterIcon } from "@/ui/icons/scooter";

interface Props {
  readonly store: Store;
  readonly config: Config;
  readonly value: OrderKind;
  readonly onChange: (kind: OrderKind) => void;
}

/** Delivery or take-away, by what store and operator offer. */
export default function OrderTypeChoice({ store, config, value, onChange }: Props) {
  const t = useTexts("checkout");
  const text = useTexts("catalogue");
  return (
    <RadioCards<OrderKind>
      legend={t("type.title")}
      layout="row"
      value={value}
      onValueChange={onChange}
      options={[
        {
          value: "delivery",
          label: t("type.delivery"),
          hint: deliveryTime(store, text) ?? undefined,
          icon: <ScooterIcon />,
          disabled: !takesOrderKind("delivery", store, config),
        },
        {
          value: "take_away",
          label: t("type.takeAway"),
          hint: store.address,
          icon: <BagIcon />,
          disabled: !takesOrderKind("take_away", store, config),
        },
      ]}
    />
  );
}
