import { useFormContext, useWatch } from "react-hook-form";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { TextArea } from "@/ui/chakra/text-area";
import { EditIcon } from "@/ui/icons/edit";
import { Suspense } from "@/ui/loading/suspense";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { useFold } from "../use-fold";
import { InstructionFields, InstructionName, SubstitutionFields } from "./courier-parts";
import { FoldRow } from "./fold-row";
import { FormCheckbox } from "./form-checkbox";
import styles from "./sections.module.css";

/** The one note of the order, with the usual wishes. */
export function ExtrasSection() {
  const { store, orderType } = useCheckoutContext();
  const t = useTexts("checkout");
  const money = useMoney();
  const { register, control } = useFormContext<CheckoutFormValues>();
  const [note, instruction, cutlery, packaging] = useWatch({
    control,
    name: ["order_note", "instruction", "cutlery", "packaging"],
  });
  const isDelivered = orderType === "delivery";
  const wishes = [
    instruction !== "" && isDelivered && (
      <Suspense key="instruction">
        <InstructionName choice={instruction} />
      </Suspense>
    ),
    cutlery && <span key="cutlery">{t("extras.cutlery")}</span>,
    packaging && <span key="packaging">{t("extras.packaging")}</span>,
  ].filter((wish) => wish !== false);
  return (
    <FoldRow
      id="extras"
      title={t("extras.title")}
      icon={<EditIcon />}
      value={note.trim() ? <bdi>{note}</bdi> : t("extras.add")}
      detail={wishes.length > 0 && <span className={styles.wishes}>{wishes}</span>}
      fold={useFold(undefined)}
    >
      {isDelivered ? (
        <Suspense>
          <InstructionFields />
        </Suspense>
      ) : null}
      {store.module_type === "food" && store.cutlery ? (
        <FormCheckbox name="cutlery" label={t("extras.cutlery")} hint={t("extras.cutleryHint")} />
      ) : null}
      {store.extra_packaging_status && store.extra_packaging_amount > 0 ? (
        <FormCheckbox
          name="packaging"
          label={t("extras.packaging")}
          endSlot={money(store.extra_packaging_amount)}
        />
      ) : null}
      {store.module_type === "grocery" || store.module_type === "pharmacy" ? (
        <Suspense>
          <SubstitutionFields />
        </Suspense>
      ) : null}
      <TextArea label={t("extras.note")} rows={2} maxLength={1000} {...register("order_note")} />
    </FoldRow>
  );
}
