// @chunk item
import { useId } from "react";
import type { ChoiceOption, Item } from "@/contract";
import { optionName } from "@/domain/combination-names";
import { findVariation } from "@/domain/variations";
import { useTexts } from "@/platform/i18n";
import { classNames } from "@/ui/class-names";
import styles from "./choices.module.css";
import type { ItemChoice } from "./use-item-choice";

/** Size, colour, pack: one option of each, which together are a combination with its own price and stock. */
export function CombinationChoice({ item, choice }: { readonly item: Item; readonly choice: ItemChoice }) {
  const t = useTexts("catalogue");
  if (item.variations.length === 0) return null;
  const title = t("variation.combination");
  const groups =
    item.choice_options.length > 0
      ? item.choice_options
      : [{ name: title, title, options: item.variations.map(({ type }) => type) }];
  return (
    <>
      {groups.map((group, index) => (
        <OneChoice key={group.title} item={item} choice={choice} index={index} group={group} />
      ))}
      <StockLine choice={choice} />
    </>
  );
}

function OneChoice({
  item,
  choice,
  index,
  group,
}: {
  readonly item: Item;
  readonly choice: ItemChoice;
  readonly index: number;
  readonly group: ChoiceOption;
}) {
  const t = useTexts("catalogue");
  const name = useId();
  const chosen = choice.options[index] ?? item.variations[0]?.type;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className={styles.title}>{group.title}</span>
        <bdi className={styles.chosen}>{chosen === undefined ? null : optionName(group, chosen)}</bdi>
      </legend>
      <div className={styles.pills}>
        {group.options.map((option) => {
          const combined = choice.options.map((before, at) => (at === index ? option : before));
          const gone = (findVariation(item.variations, combined)?.stock ?? 0) <= 0;
          return (
            <label key={option} className={classNames(styles.pill, gone && styles.gone)}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={chosen === option}
                onChange={() => choice.setOption(index, option)}
              />
              <bdi>{optionName(group, option)}</bdi>
              {gone ? <span className="visually-hidden">{t("item.outOfStock")}</span> : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The number of pieces left is shown up to this. */
const maxShownStock = 5;

function StockLine({ choice }: { readonly choice: ItemChoice }) {
  const t = useTexts("catalogue");
  const { stock } = choice;
  return (
    <p className={stock !== null && stock <= 0 ? styles.error : styles.stock} role="status">
      {stock === null || stock > maxShownStock
        ? null
        : stock <= 0
          ? t("variation.outOfStock")
          : t("item.left", { count: stock })}
    </p>
  );
}
