// @chunk beside

import { type StoredCartLine, useCart } from "@/stores/cart";
import { useModuleStore } from "@/stores/module";

const noLines: readonly StoredCartLine[] = [];

/** Lines of the current module's cart. */
export function useCartLines(): readonly StoredCartLine[] {
  const moduleId = useModuleStore((state) => state.module?.id ?? null);
  return useCart((state) => (moduleId === null ? undefined : state.carts[moduleId]?.lines)) ?? noLines;
}
