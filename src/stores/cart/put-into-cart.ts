import type { Item, Module } from "@/contract";
import { selectedModule, selectModule } from "../module";
import { addToCart, replaceCartWith } from "./actions";
import { moduleCart } from "./cart-store";
import type { CartLineInput } from "./types";

/** Name of the store whose lines would have to go for this item; null when nothing stands in its way. */
export function storeInTheWay({ module_id, store_id }: Pick<Item, "module_id" | "store_id">): string | null {
  const line = moduleCart(module_id).lines[0];
  return line && line.storeId !== store_id ? line.item.store_name : null;
}

/**
 * Puts lines of one store into the cart of their module, which becomes the selected one, so that the cart that opens next is theirs.
 * Another store's lines go with the first line that is taken, so whoever calls has asked before. Returns the lines that were refused.
 */
export function putIntoCart<Line extends CartLineInput>(
  lines: readonly Line[],
  modules: readonly Module[] | undefined,
): Line[] {
  const [first] = lines;
  if (!first) return [];
  const refused = lines.filter((line) => {
    const put = storeInTheWay(line.item) === null ? addToCart : replaceCartWith;
    return !put(line).ok;
  });
  const module = modules?.find(({ id }) => id === first.item.module_id);
  if (module && selectedModule()?.id !== module.id) selectModule(module);
  return refused;
}
