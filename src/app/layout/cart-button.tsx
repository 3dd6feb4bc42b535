// @chunk bottom-bar

import { useTexts } from "@/platform/i18n";
import { useCart } from "@/stores/cart";
import { useModuleStore } from "@/stores/module";
import { openOverlay } from "@/stores/overlay";
import { CartIcon } from "@/ui/icons/cart";
import { IconButton } from "@/ui/window/icon-button";

/** Number of lines in the current module's cart. */
export function useCartCount(): number {
  const moduleId = useModuleStore((state) => state.module?.id ?? null);
  return useCart((state) => (moduleId === null ? 0 : (state.carts[moduleId]?.lines.length ?? 0)));
}

export function CartButton() {
  const t = useTexts("shell");
  const count = useCartCount();
  return (
    <IconButton
      label={t("nav.cartLines", { count })}
      badge={count > 0 ? count : undefined}
      onClick={() => openOverlay({ kind: "cart" })}
    >
      <CartIcon />
    </IconButton>
  );
}
