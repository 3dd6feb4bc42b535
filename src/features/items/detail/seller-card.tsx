import { Link } from "react-router-dom";
import type { ItemDetails } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { Picture } from "@/ui/plain/picture";
import { useStoreClosing } from "../use-availability";
import styles from "./product-view.module.css";

/** The store that sells the item; leads to its page. */
export function SellerCard({ item }: { readonly item: ItemDetails }) {
  const t = useTexts("catalogue");
  const store = item.store_details;
  const closing = useStoreClosing(store);
  return (
    <Link to={paths.store.href(store)} className={styles.seller}>
      <span className={styles.logo}>
        <Picture src={store.logo_full_url} alt="" maxWidth={56} />
      </span>
      <span className={styles.sellerWords}>
        <span className={styles.sellerLabel}>{t("item.soldBy")}</span>
        <strong>{store.name}</strong>
        {closing ? <span className={styles.closed}>{t(closing)}</span> : null}
      </span>
      <ChevronEndIcon size={20} />
    </Link>
  );
}
