// @chunk beside

import { useTexts } from "@/platform/i18n";
import { countPieces } from "@/stores/cart";
import { openOverlay } from "@/stores/overlay";
import { CartIcon } from "@/ui/icons/cart";
import { IconButton } from "@/ui/plain/icon-button";
import { useCartLines } from "./cart-lines";

export function CartButton() {
  const t = useTexts("shell");
  const count = countPieces(useCartLines());
  return (
    <IconButton
      label={t("nav.cartPieces", { count })}
      badge={count > 0 ? count : undefined}
      onClick={() => openOverlay({ kind: "cart" })}
    >
      <CartIcon />
    </IconButton>
  );
}
