import { preloadTexts, translator } from "@/platform/i18n";
import { askToConfirm } from "@/stores/ask-overlay";
import { useCart } from "@/stores/cart";
import { type ChosenLocation, isLocationSet, zoneIds } from "@/stores/location";

/** A store with lines in a cart that does not deliver to a place. */
export interface UndeliverableCart {
  store: string;
  items: string[];
}

/** What the carts of all modules hold of stores whose zone is none of these (a zone lookup's text). */
export function undeliverableCarts(zoneId: string): UndeliverableCart[] {
  const zones = zoneIds(zoneId);
  const found = new Map<number, UndeliverableCart>();
  for (const { lines } of Object.values(useCart.getState().carts))
    for (const { item, storeId } of lines) {
      if (zones.includes(item.zone_id)) continue;
      const cart = found.get(storeId) ?? { store: item.store_name, items: [] };
      found.set(storeId, { ...cart, items: [...cart.items, item.name] });
    }
  return [...found.values()];
}

/**
 * Before the place changes: says which stores of the carts do not deliver to the new one. Resolves to whether the place is to
 * change; the carts stay as they are either way. Nothing is asked when everything can be delivered.
 */
export async function agreesToUndeliverable(location: Pick<ChosenLocation, "zoneId">): Promise<boolean> {
  const carts = isLocationSet() ? undeliverableCarts(location.zoneId) : [];
  const [first] = carts;
  if (first === undefined) return true;
  await preloadTexts("browse");
  const t = translator("browse");
  const isolated = (text: string) => `\u2068${text}\u2069`;
  const items = new Intl.ListFormat(document.documentElement.lang || "en", { type: "unit" }).format(
    carts.flatMap((cart) => cart.items.map(isolated)),
  );
  return askToConfirm({
    question: t("place.undeliverable", { count: carts.length, store: isolated(first.store) }),
    text: t("place.undeliverableText", { items }),
    confirmLabel: t("place.changeAnyway"),
    cancelLabel: t("place.keep"),
  });
}
