// @chunk item
import type { Item } from "@/contract";
import { AddOnChoice } from "./add-on-choice";
import { CartLineChoice } from "./cart-line-choice";
import { CombinationChoice } from "./combination-choice";
import { FoodOptions } from "./food-options";
import type { ItemChoice } from "./use-item-choice";

/** Everything to choose of an item: options or a combination, and add-ons. */
export function ItemChoices({
  item,
  choice,
  tried,
}: {
  readonly item: Item;
  readonly choice: ItemChoice;
  readonly tried: boolean;
}) {
  return (
    <>
      {choice.cartLines.length > 0 ? <CartLineChoice item={item} choice={choice} /> : null}
      {item.module_type === "food" ? (
        <FoodOptions item={item} choice={choice} tried={tried} />
      ) : (
        <CombinationChoice item={item} choice={choice} />
      )}
      <AddOnChoice item={item} choice={choice} />
    </>
  );
}

/** Scrolls to the option group that something is missing in and focuses it. */
export function scrollToOptionGroup(container: HTMLElement | null, group: string | null): void {
  if (container === null || group === null) return;
  const fieldset = [...container.querySelectorAll<HTMLElement>("[data-group]")].find(
    (element) => element.dataset.group === group,
  );
  fieldset?.scrollIntoView({ block: "center" });
  fieldset?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
}
