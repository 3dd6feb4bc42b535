// @chunk item
import { useRef } from "react";
import type { AddOn, Item } from "@/contract";
import { formatCurrency } from "@/platform/format/currency";
import { useTexts } from "@/platform/i18n";
import { MinusIcon } from "@/ui/icons/minus";
import { PlusIcon } from "@/ui/icons/plus";
import { Checkbox } from "@/ui/plain/checkbox";
import { IconButton } from "@/ui/plain/icon-button";
import styles from "./choices.module.css";
import type { ItemChoice } from "./use-item-choice";

/** The add-ons of an item, each with its quantity. */
export function AddOnChoice({ item, choice }: { readonly item: Item; readonly choice: ItemChoice }) {
  const t = useTexts("catalogue");
  if (item.add_ons.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className={styles.title}>{t("item.addOns")}</span>
      </legend>
      <div className={styles.options}>
        {item.add_ons.map((addOn) => (
          <OneAddOn key={addOn.id} addOn={addOn} choice={choice} />
        ))}
      </div>
    </fieldset>
  );
}

function OneAddOn({ addOn, choice }: { readonly addOn: AddOn; readonly choice: ItemChoice }) {
  const text = useTexts("catalogue");
  const row = useRef<HTMLDivElement>(null);
  const quantity = choice.addOns[addOn.id] ?? 0;
  const remove = () => {
    choice.setAddOn(addOn.id, quantity - 1);
    // The last one takes its buttons away, and the focus goes back to the box.
    if (quantity === 1) row.current?.querySelector("input")?.focus({ preventScroll: true });
  };
  return (
    <div ref={row} className={styles.addOn}>
      <Checkbox
        className={styles.option}
        label={addOn.name}
        endSlot={
          addOn.sold_out ? (
            text("item.outOfStock")
          ) : addOn.price > 0 ? (
            <bdi>{formatCurrency(addOn.price, { plus: true })}</bdi>
          ) : (
            text("item.free")
          )
        }
        checked={quantity > 0}
        disabled={addOn.sold_out && quantity === 0}
        onChange={(event) => choice.setAddOn(addOn.id, event.target.checked ? 1 : 0)}
      />
      {quantity === 0 ? null : (
        <span className={styles.steps}>
          <IconButton size="sm" label={text("item.addOnLess", { name: addOn.name })} onClick={remove}>
            <MinusIcon size={16} />
          </IconButton>
          <span className={styles.number} aria-live="polite">
            {quantity}
          </span>
          <IconButton
            size="sm"
            label={text("item.addOnMore", { name: addOn.name })}
            onClick={() => choice.setAddOn(addOn.id, quantity + 1)}
          >
            <PlusIcon size={16} />
          </IconButton>
        </span>
      )}
    </div>
  );
}
