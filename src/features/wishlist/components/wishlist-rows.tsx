import { useNavigate } from "react-router-dom";
import type { Item, Store } from "@/contract";
import { ItemPrice } from "@/features/discounts";
import { useConnectivity } from "@/platform/connectivity";
import { formatRating, useDigits } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useOutboxRows } from "@/stores/outbox-rows";
import { closeOverlaysAndNavigate, openOverlay } from "@/stores/overlay";
import { ClockIcon } from "@/ui/icons/clock";
import { StoreIcon } from "@/ui/icons/store";
import { TrashIcon } from "@/ui/icons/trash";
import { IconButton } from "@/ui/plain/icon-button";
import { Picture } from "@/ui/plain/picture";
import { Rating } from "@/ui/plain/rating";
import styles from "./wishlist-content.module.css";

/** An item of the wishlist; opens its dialog or page. */
export function WishlistItem({ item, onRemove }: { item: Item; onRemove: () => void }) {
  const catalogue = useTexts("catalogue");
  const navigate = useNavigate();
  const show = () => {
    if (item.module_type === "ecommerce")
      closeOverlaysAndNavigate((options) => void navigate(paths.product.href(item), options));
    else openOverlay({ kind: "item", slug: item.slug, moduleId: item.module_id, item });
  };
  return (
    <li className={styles.row}>
      <button type="button" className={styles.main} onClick={show}>
        <span className={styles.picture}>
          <Picture src={item.image_full_url} alt="" maxWidth={88} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{item.name}</span>
          <UnsentMark target="item" id={item.id} />
          {item.store_name ? <span className={styles.muted}>{item.store_name}</span> : null}
          <ItemPrice item={item} size="sm" />
        </span>
      </button>
      <IconButton label={catalogue("wishlist.remove", { name: item.name })} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}

/** A store of the wishlist; opens its page. */
export function WishlistStore({ store, onRemove }: { store: Store; onRemove: () => void }) {
  const t = useTexts("account");
  const catalogue = useTexts("catalogue");
  const navigate = useNavigate();
  const rating = formatRating(store.avg_rating, useDigits());
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.main}
        onClick={() => closeOverlaysAndNavigate((options) => void navigate(paths.store.href(store), options))}
      >
        <span className={styles.picture}>
          <Picture src={store.logo_full_url} alt="" maxWidth={88} fallback={<StoreIcon size={28} />} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{store.name}</span>
          <UnsentMark target="store" id={store.id} />
          <span className={styles.muted}>{store.address}</span>
          {store.avg_rating > 0 ? (
            <Rating
              variant="compact"
              value={store.avg_rating}
              text={rating}
              label={t("wishlist.rating", { rating })}
            />
          ) : null}
        </span>
      </button>
      <IconButton label={catalogue("wishlist.remove", { name: store.name })} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}

/** Shown while a change waits for the network. */
function UnsentMark({ target, id }: { readonly target: "item" | "store"; readonly id: number }) {
  const t = useTexts("account");
  const online = useConnectivity() === "online";
  const unsent = useOutboxRows().some(
    (row) => row.kind === "wishlist" && row.payload.target === target && row.payload.id === id,
  );
  if (!unsent || online) return null;
  return (
    <span className={styles.waits}>
      <ClockIcon size={14} />
      {t("wishlist.waits")}
    </span>
  );
}
