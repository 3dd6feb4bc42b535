// @chunk item

import { useId } from "react";
import type { Item } from "@/contract";
import { describeLineChoice, optionsInWords } from "@/domain/line-options";
import { commaList } from "@/platform/format/comma-list";
import { useTexts } from "@/platform/i18n";
import type { StoredCartLine } from "@/stores/cart";
import styles from "./choices.module.css";
import type { ItemChoice } from "./use-item-choice";

/** Which of the item's lines in the cart is changed, where there are several. */
export function CartLineChoice({ item, choice }: { readonly item: Item; readonly choice: ItemChoice }) {
  const t = useTexts("browse");
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className={styles.title}>{t("item.inYourCart")}</span>
      </legend>
      <div className={styles.pills}>
        {choice.cartLines.map((line) => (
          <label key={line.key} className={styles.pill}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={choice.cartLine?.key === line.key}
              onChange={() => choice.editLine(line)}
            />
            <span>
              {line.quantity} ×{" "}
              <bdi>
                {optionsInWords([describeLineChoice(line, commaList), ...addOnNames(item, line)]) ||
                  item.name}
              </bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const addOnNames = (item: Item, line: StoredCartLine): string[] =>
  line.addOns.flatMap(({ id }) => item.add_ons.find((addOn) => addOn.id === id)?.name ?? []);
