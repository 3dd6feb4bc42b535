import { useTexts } from "@/platform/i18n";
import { countPieces, type StoredCartLine, setCartQuantity } from "@/stores/cart";
import { askToConfirm } from "@/stores/confirm";
import { showCartChange } from "@/stores/toasts";
import { TrashIcon } from "@/ui/icons/trash";
import styles from "./cart-overlay.module.css";

interface Props {
  readonly moduleId: number;
  readonly lines: readonly StoredCartLine[];
}

/** Empties the cart, after a question. */
export function ClearCartButton({ moduleId, lines }: Props) {
  const t = useTexts("checkout");
  const clear = async () => {
    const question = t("cart.clearQuestion", { count: countPieces(lines) });
    if (!(await askToConfirm({ question, confirmLabel: t("cart.clear"), tone: "danger" }))) return;
    // Another tab may have removed some of them meanwhile.
    for (const { key } of lines) setCartQuantity(moduleId, key, 0);
    showCartChange(t("cart.cleared"));
  };
  return (
    <button type="button" className={styles.tool} onClick={() => void clear()}>
      <TrashIcon size={18} />
      {t("cart.clear")}
    </button>
  );
}
