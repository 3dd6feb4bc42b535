import { useFormContext, useWatch } from "react-hook-form";
import {
  lineReferences,
  noSubstitutionWishes,
  readSubstitutionNote,
  type SubstitutionWish,
  substitutionNote,
  substitutionWishes,
} from "@/domain/substitution-wishes";
import { useTexts } from "@/platform/i18n";
import { SelectField } from "@/ui/chakra/select-field";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import styles from "./sections.module.css";

/** Wishes for missing items: for the whole order, and for single lines of it. */
export function SubstitutionFields() {
  const { lines } = useCheckoutContext();
  const t = useTexts("wishes");
  const { control, setValue } = useFormContext<CheckoutFormValues>();
  const note = useWatch({ control, name: "unavailable_item_note" });
  const wishes = readSubstitutionNote(note) ?? noSubstitutionWishes;
  const references = lineReferences(lines.map(({ item, model }) => ({ itemId: item.id, model })));
  const wishOf = (value: string) => substitutionWishes.find((wish) => wish === value) ?? null;
  const write = (all: SubstitutionWish | null, own: Readonly<Record<string, SubstitutionWish>>) => {
    // Lines that have left the cart meanwhile have no wish any more.
    const present = Object.entries(own).filter(([line]) => references.includes(line));
    setValue("unavailable_item_note", substitutionNote({ all, lines: Object.fromEntries(present) }));
  };
  const options = substitutionWishes.map((wish) => ({ value: wish, label: t(wish) }));
  return (
    <>
      <SelectField
        label={t("title")}
        value={wishes.all ?? ""}
        onChange={({ target }) => write(wishOf(target.value), wishes.lines)}
        options={[{ value: "", label: t("default") }, ...options]}
      />
      {lines.length > 1 ? (
        <details>
          <summary className={styles.link}>{t("single")}</summary>
          <div className={styles.fields}>
            {lines.map((line, index) => {
              const reference = references[index] ?? "";
              const { [reference]: own, ...others } = wishes.lines;
              return (
                <SelectField
                  key={line.key}
                  label={t("line", { name: line.item.name })}
                  value={own ?? ""}
                  onChange={({ target }) => {
                    const wish = wishOf(target.value);
                    write(wishes.all, wish ? { ...others, [reference]: wish } : others);
                  }}
                  options={[{ value: "", label: t("asAll") }, ...options]}
                />
              );
            })}
          </div>
        </details>
      ) : null}
    </>
  );
}
