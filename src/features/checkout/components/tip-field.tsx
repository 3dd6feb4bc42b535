import { useFormContext, useWatch } from "react-hook-form";
import { shopSmallAmount } from "@/domain/currencies/money-rounding";
import { maxTipInAnyCase } from "@/domain/tip-limit";
import { useMoney } from "@/platform/format";
import { readAmount } from "@/platform/format/read-amount";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import { TextField } from "@/ui/chakra/text-field";
import { HeartIcon } from "@/ui/icons/heart";
import { mostTipsQuery } from "../api/get-most-tips";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { offeredTips, readTip } from "../tips";
import { useCheckoutContext } from "../use-checkout";
import styles from "./sections.module.css";

/** The courier's tip: a usual one, with the most given one marked, or an amount of one's own. */
export function TipField() {
  const t = useTexts("checkout");
  const ordering = useTexts("ordering");
  const money = useMoney();
  const { register, setValue, clearErrors, control, formState } = useFormContext<CheckoutFormValues>();
  const [tip, ownText] = useWatch({ control, name: ["dm_tips", "own_tip"] });
  const smallAmount = shopSmallAmount(useCheckoutContext().config);
  const { data: mostGiven } = useQuery(mostTipsQuery());
  const typing = useWatch({ control, name: "tip_own" });
  // It counts for nothing, which is said while it is typed and not only when the order is placed.
  const problem =
    readTip(ownText, smallAmount) === null
      ? ordering(readAmount(ownText) === null ? "change.unreadable" : "tip.ownWrong", {
          max: maxTipInAnyCase * smallAmount,
        })
      : undefined;
  const choose = (choice: string) => {
    setValue("tip_own", choice === "own");
    if (choice === "own") return;
    setValue("own_tip", "");
    clearErrors("own_tip");
    setValue("dm_tips", Number(choice));
  };
  const chips = offeredTips(smallAmount, mostGiven, typing ? null : tip).map((offered) => ({
    value: String(offered),
    label: offered === 0 ? t("extras.noTip") : money(offered),
    icon: offered > 0 && offered === mostGiven ? <HeartIcon size={16} /> : undefined,
  }));
  const hasMark = chips.some(({ icon }) => icon);
  return (
    <div>
      <SegmentedControl
        look="chips"
        legend={t("extras.tip")}
        value={typing ? "own" : String(tip)}
        onValueChange={choose}
        segments={[...chips, { value: "own", label: ordering("tip.own") }]}
      />
      {hasMark && typeof mostGiven === "number" ? (
        <p className={styles.second}>{ordering("tip.mostGiven", { amount: money(mostGiven) })}</p>
      ) : null}
      {typing ? (
        <div className={styles.fields}>
          <TextField
            label={ordering("tip.ownAmount")}
            inputMode="decimal"
            dir="ltr"
            enterKeyHint="done"
            maxLength={12}
            error={problem ?? formState.errors.own_tip?.message}
            {...register("own_tip", {
              onChange: (event) => setValue("dm_tips", readTip(event.target.value, smallAmount) ?? 0),
            })}
          />
        </div>
      ) : null}
    </div>
  );
}
