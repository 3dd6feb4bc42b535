// @chunk item
import type { Item } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { goTo } from "@/stores/navigation";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { StoreIcon } from "@/ui/icons/store";
import styles from "./item-dialog.module.css";

/** Leads from an item to its store. */
export function StoreLine({ item }: { readonly item: Item }) {
  const t = useTexts("catalogue");
  if (item.store_name === "") return null;
  const href = paths.store.href({
    id: item.store_id,
    module_id: item.module_id,
    module_type: item.module_type,
    zone_id: item.zone_id,
  });
  return (
    <button
      type="button"
      className={styles.store}
      onClick={() => closeOverlaysAndNavigate((options) => goTo(href, options))}
    >
      <StoreIcon size={20} />
      <span className={styles.storeName}>{t("item.from", { store: item.store_name })}</span>
      <ChevronEndIcon size={18} />
    </button>
  );
}
