import { useState } from "react";
import { ItemCarousel } from "@/features/items";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { cartSuggestionsQuery } from "../api/get-suggestions";
import styles from "./cart-suggestions.module.css";

interface CartSuggestionsProps {
  readonly storeId: number;
  /** The ids of the items in the cart. */
  readonly itemIds: readonly number[];
}

/** Items that the store recommends with an order; nothing while they load, if there are none or without a network. */
export default function CartSuggestions({ storeId, itemIds }: CartSuggestionsProps) {
  const t = useTexts("checkout");
  const { data } = useQuery(cartSuggestionsQuery(useShopScope(), storeId));
  // As it was when the cart was opened: what is added from here stays, and can be taken back.
  const [inCart] = useState(itemIds);
  const items = data?.rows.filter(({ id }) => !inCart.includes(id)) ?? [];
  if (items.length === 0) return null;
  const title = t("cart.suggestions");
  return (
    <section className={styles.section} aria-labelledby="cart-suggestions">
      <h3 id="cart-suggestions" className={styles.title}>
        {title}
      </h3>
      <ItemCarousel label={title} items={items} layout="compact" storeName={false} />
    </section>
  );
}
