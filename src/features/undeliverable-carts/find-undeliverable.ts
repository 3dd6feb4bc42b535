import type { QueryClient } from "@tanstack/react-query";
import type { Module } from "@/contract";
import { isDeliverable } from "@/domain/delivery-area";
import { modulesOfPlace } from "@/features/modules";
import { preloadTexts, translator } from "@/platform/i18n";
import { useCart } from "@/stores/cart";
import { askToConfirm } from "@/stores/confirm";
import { type ChosenLocation, isLocationSet, zoneIds } from "@/stores/location";

/** A store with lines in a cart that does not deliver to a place. */
export interface UndeliverableCart {
  moduleId: number;
  store: string;
  /** The zone that it delivers in. */
  zoneId: number;
  items: string[];
}

/** Cart lines of all modules whose stores do not deliver to a place (a zone lookup's text). */
export function undeliverableCarts(
  zoneId: string,
  modules: readonly Pick<Module, "id" | "all_zone_service">[],
  { carts } = useCart.getState(),
): UndeliverableCart[] {
  const zones = zoneIds(zoneId);
  const found = new Map<number, UndeliverableCart>();
  for (const [key, { lines }] of Object.entries(carts)) {
    const moduleId = Number(key);
    for (const { item, storeId } of lines) {
      if (isDeliverable({ ...item, module_id: moduleId }, zones, modules)) continue;
      const before = found.get(storeId);
      const cart = before ?? { moduleId, store: item.store_name, zoneId: item.zone_id, items: [] };
      found.set(storeId, { ...cart, items: [...cart.items, item.name] });
    }
  }
  return [...found.values()];
}

const isolated = (text: string) => `\u2068${text}\u2069`;

/** The carts in one line; of several stores, each by its name. */
export function describeCarts(
  carts: readonly Pick<UndeliverableCart, "store" | "items">[],
  language: string,
): string {
  const list = new Intl.ListFormat(language, { type: "unit" });
  return carts
    .map(({ store, items }) => {
      const names = list.format(items.map(isolated));
      return carts.length === 1 ? names : `${isolated(store)}: ${names}`;
    })
    .join(" · ");
}

/**
 * Before the place changes: says which stores of the carts do not deliver to the new one. Resolves to whether the place is to
 * change; the carts stay as they are either way. Nothing is asked when everything can be delivered.
 */
export async function agreesToUndeliverable(
  queryClient: QueryClient,
  { zoneId }: Pick<ChosenLocation, "zoneId">,
): Promise<boolean> {
  if (!isLocationSet() || undeliverableCarts(zoneId, []).length === 0) return true;
  const modules = await modulesOfPlace(queryClient, zoneId).catch(() => []);
  const carts = undeliverableCarts(zoneId, modules);
  const [first] = carts;
  if (first === undefined) return true;
  await preloadTexts("browse");
  const t = translator("browse");
  const items = describeCarts(carts, document.documentElement.lang || "en");
  return askToConfirm({
    question: t("place.undeliverable", { count: carts.length, store: isolated(first.store) }),
    text: t("place.undeliverableText", { items }),
    confirmLabel: t("place.changeAnyway"),
    cancelLabel: t("place.keep"),
  });
}
