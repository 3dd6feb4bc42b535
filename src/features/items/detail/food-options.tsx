// @chunk item
import type { FoodVariation, Item } from "@/contract";
import { toMajor } from "@/domain/money";
import { optionPrice } from "@/domain/option-price";
import { groupLimits } from "@/domain/variations";
import { usePriceReading } from "@/platform/format";
import { formatCurrency } from "@/platform/format/currency";
import { useTexts } from "@/platform/i18n";
import { Badge } from "@/ui/plain/badge";
import { Checkbox } from "@/ui/plain/checkbox";
import styles from "./choices.module.css";
import type { ItemChoice } from "./use-item-choice";

/** The option groups of a dish. `tried` shows what is missing after an attempt to add it. */
export function FoodOptions({
  item,
  choice,
  tried,
}: {
  readonly item: Item;
  readonly choice: ItemChoice;
  readonly tried: boolean;
}) {
  return item.food_variations.map((group) => (
    <OptionGroup
      key={group.name}
      group={group}
      choice={choice}
      error={tried && choice.problemGroup === group.name ? choice.problem : null}
    />
  ));
}

function OptionGroup({
  group,
  choice,
  error,
}: {
  readonly group: FoodVariation;
  readonly choice: ItemChoice;
  readonly error: string | null;
}) {
  const t = useTexts("catalogue");
  const browse = useTexts("browse");
  const reading = usePriceReading();
  const picked = choice.selection[group.name] ?? [];
  const { min, max } = groupLimits(group);
  const single = group.type === "single";
  const required = group.required === "on";

  const pick = (label: string, on: boolean) => {
    const others = picked.filter((entry) => entry !== label);
    choice.setSelection({
      ...choice.selection,
      [group.name]: on ? (single ? [label] : [...others, label]) : others,
    });
  };

  return (
    <fieldset className={styles.group} data-group={group.name} data-invalid={error ? "" : undefined}>
      <legend className={styles.legend}>
        <span className={styles.title}>{group.name}</span>
        <Badge tone={required ? (picked.length > 0 && error === null ? "positive" : "accent") : "neutral"}>
          {t(required ? "variation.required" : "variation.optional")}
        </Badge>
      </legend>
      {single ? (
        <p className={styles.info}>{t("variation.selectOne")}</p>
      ) : (
        <p className={styles.info}>
          {required
            ? t("variation.info", { min, max })
            : browse("variation.upTo", { min: Math.max(min, 1), max })}
        </p>
      )}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={styles.options}>
        {group.values.map((value) => {
          const on = picked.includes(value.label);
          const extra = toMajor(optionPrice(value.optionPrice, reading), reading.digits);
          return (
            <Checkbox
              key={value.label}
              type={single && required ? "radio" : "checkbox"}
              className={styles.option}
              name={single ? `option-${group.name}` : undefined}
              label={value.label}
              endSlot={
                value.sold_out ? (
                  t("item.outOfStock")
                ) : extra === 0 ? undefined : (
                  <bdi>{formatCurrency(extra, { plus: true })}</bdi>
                )
              }
              checked={on}
              // A full group takes no more, but chosen options can always be removed.
              disabled={!on && (value.sold_out || (!single && picked.length >= max))}
              onChange={(event) => pick(value.label, event.target.checked)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
