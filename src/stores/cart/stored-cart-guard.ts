/** Checks carts that were read from storage. */
import { isRecord } from "@/domain/is-record";
import type { CartState, ModuleCart, StoredCartLine } from "./types";

/** Whether the value holds carts. Removes broken lines, and mends broken fields, in place. */
export function isCartState(value: unknown): value is CartState {
  if (!isRecord(value) || !isRecord(value.carts)) return false;
  for (const [moduleId, cart] of Object.entries(value.carts)) {
    if (!isRecord(cart) || !Array.isArray(cart.lines)) {
      delete value.carts[moduleId];
      continue;
    }
    const lines = cart.lines.filter(isCartLine);
    for (const { item } of lines) if (!Array.isArray(item.choice_options)) item.choice_options = [];
    (cart as unknown as ModuleCart).lines = lines;
    if (typeof cart.waitingFor !== "string") cart.waitingFor = null;
    if (!isOrdered(cart.ordered)) delete cart.ordered;
  }
  return true;
}

const isOrdered = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (lines) => isRecord(lines) && Object.values(lines).every((quantity) => Number.isSafeInteger(quantity)),
  );

/** Whether the value is a line with all that is read of it. */
export function isCartLine(value: unknown): value is StoredCartLine {
  if (!isRecord(value) || !isRecord(value.item) || !isRecord(value.sync)) return false;
  return (
    typeof value.key === "string" &&
    typeof value.item.id === "number" &&
    typeof value.item.price === "number" &&
    Array.isArray(value.item.variations) &&
    Array.isArray(value.item.food_variations) &&
    Array.isArray(value.item.add_ons) &&
    Number.isSafeInteger(value.quantity) &&
    (value.quantity as number) > 0 &&
    Array.isArray(value.variation) &&
    Array.isArray(value.addOns)
  );
}
