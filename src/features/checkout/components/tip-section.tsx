import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { HeartIcon } from "@/ui/icons/heart";
import { Suspense } from "@/ui/loading/suspense";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useFold } from "../use-fold";
import { TipField } from "./courier-parts";
import { FoldRow } from "./fold-row";

/** The courier's tip. */
export function TipSection() {
  const t = useTexts("checkout");
  const money = useMoney();
  const { control } = useFormContext<CheckoutFormValues>();
  const { errors } = useFormState({ control });
  const tip = useWatch({ control, name: "dm_tips" });
  return (
    <FoldRow
      id="tip"
      title={t("extras.tip")}
      icon={<HeartIcon />}
      value={<bdi>{tip > 0 ? money(tip) : t("extras.noTip")}</bdi>}
      fold={useFold(errors.own_tip)}
    >
      <Suspense>
        <TipField />
      </Suspense>
    </FoldRow>
  );
}
