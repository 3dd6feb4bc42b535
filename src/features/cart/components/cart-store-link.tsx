import { useNavigate } from "react-router-dom";
import type { Store } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { StoreIcon } from "@/ui/icons/store";
import styles from "./cart-overlay.module.css";

/** The store whose items the cart holds; leads to it, to add more. */
export function CartStoreLink({
  store,
}: {
  readonly store: Pick<Store, "id" | "name" | "module_id" | "module_type" | "zone_id">;
}) {
  const t = useTexts("checkout");
  const navigate = useNavigate();
  const href = paths.store.href(store);
  return (
    <button
      type="button"
      className={styles.store}
      onClick={() => closeOverlaysAndNavigate((options) => void navigate(href, options))}
    >
      <StoreIcon size={20} />
      <span className={styles.storeName}>{store.name}</span>
      <span className={styles.addMore}>{t("cart.addMore")}</span>
      <ChevronEndIcon size={18} />
    </button>
  );
}
