import { useNavigate } from "react-router-dom";
import type { Store, StoreDetails } from "@/contract";
import { arrivalFrom, ifSoon } from "@/domain/arrival";
import { useStoreLabels } from "@/features/stores";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { clockRange } from "@/platform/format/clock-time";
import { useShopClock } from "@/platform/format/shop-now";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { StoreIcon } from "@/ui/icons/store";
import styles from "./cart-overlay.module.css";

interface Props {
  readonly store: Pick<Store, "id" | "name" | "module_id" | "module_type" | "zone_id">;
  /** The store's details, once they are known. */
  readonly details: StoreDetails | undefined;
  /** The cart's subtotal, minor units. */
  readonly subtotal: number;
}

/** The store whose items the cart holds, with what a delivery costs and when it would arrive; leads to it, to add more. */
export function CartStoreLink({ store, details, subtotal }: Props) {
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
      <span className={styles.storeWords}>
        <bdi className={styles.storeName}>{store.name}</bdi>
        {details ? <Delivery store={details} subtotal={subtotal} /> : null}
      </span>
      <span className={styles.addMore}>{t("cart.addMore")}</span>
      <ChevronEndIcon size={18} />
    </button>
  );
}

/** 'Delivery $2 · Arrives 19:40 to 20:00'; a closed store says that it is closed. */
function Delivery({ store, subtotal }: { readonly store: StoreDetails; readonly subtotal: number }) {
  const t = useTexts("checkout");
  const clock = useClock();
  const labels = useStoreLabels(store, subtotal);
  // Updated every minute while the cart is open.
  useShopClock((now) => (now === null ? null : `${now.date} ${Math.floor(now.minute)}`));
  const now = serverNow();
  const arrival = labels.delivers
    ? ifSoon(arrivalFrom(now, { min: store.min_delivery_time, max: store.max_delivery_time }), now)
    : null;
  const when = labels.closed ?? (arrival && t("summary.arrives", clockRange(arrival, clock)));
  const facts = [labels.delivery, when].filter((fact) => fact !== null);
  return facts.length > 0 ? <span className={styles.delivery}>{facts.join(" · ")}</span> : null;
}
