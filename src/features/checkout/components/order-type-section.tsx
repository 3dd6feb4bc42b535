import type { Config, StoreDetails } from "@/contract";
import { deliveryTime } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { BagIcon } from "@/ui/icons/bag";
import { ScooterIcon } from "@/ui/icons/scooter";
import { RadioCards } from "@/ui/kit/radio-cards";

interface Props {
  store: StoreDetails;
  config: Config;
  value: "delivery" | "take_away";
  onChange: (value: "delivery" | "take_away") => void;
}

/** Brought or fetched, by what store and operator offer. */
export function OrderTypeSection({ store, config, value, onChange }: Props) {
  const t = useTexts("checkout");
  const text = useTexts("catalogue");
  return (
    <RadioCards<"delivery" | "take_away">
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
