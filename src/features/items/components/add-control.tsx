import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router-dom";
import type { Item } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { quantityInCart, useCart } from "@/stores/cart";
import { openOverlay } from "@/stores/overlay";
import { PlusIcon } from "@/ui/icons/plus";
import { QuantityStepper } from "@/ui/plain/quantity-stepper";
import { addAction, isSoldOut, itemModel } from "../card-rules";
import { addOne, cartLinesOf, stepLine } from "../cart-actions";
import { openItem } from "../open-item";
import { useItemAvailability } from "../use-availability";
import styles from "./add-control.module.css";

/** The stepper appears under the finger that pressed add. A press within this time is the second half of a double press, ms. */
const doublePressMs = 300;

/** The add button of a card; a stepper once the item is in the cart. An item with options opens its dialog or page. */
export function AddControl({ item }: { readonly item: Item }) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const inCart = useCart((state) =>
    quantityInCart(state.carts[item.module_id]?.lines ?? [], { item, model: itemModel(item) }),
  );
  const queryClient = useQueryClient();
  const availability = useItemAvailability(item);
  const action = addAction(item, availability);
  const addedAt = useRef(Number.NEGATIVE_INFINITY);

  // The boot script hides a control that was drawn for another cart (`src/boot/hide-old-cart.ts`).
  const drawnFor = { "data-item": `${itemModel(item)}/${item.id}`, "data-in-cart": inCart };

  // Items that cannot be ordered promise nothing; the card itself leads to why.
  if (inCart === 0 && (isSoldOut(item) || availability === "unavailable")) return null;
  if (action === "page") {
    return (
      <Link
        {...drawnFor}
        to={paths.product.href(item)}
        className={styles.add}
        aria-label={t("item.choose", { name: item.name })}
      >
        {inCart > 0 ? <span className={styles.count}>{inCart}</span> : <PlusIcon size={20} />}
      </Link>
    );
  }
  if (action === "dialog") {
    return (
      <button
        {...drawnFor}
        type="button"
        className={styles.add}
        aria-haspopup="dialog"
        aria-label={t("item.choose", { name: item.name })}
        onClick={() => openItem(item)}
      >
        {inCart > 0 ? <span className={styles.count}>{inCart}</span> : <PlusIcon size={20} />}
      </button>
    );
  }
  if (inCart === 0) {
    return (
      <button
        {...drawnFor}
        type="button"
        className={styles.add}
        aria-label={t("item.addNamed", { name: item.name })}
        onClick={() => {
          if (addOne(queryClient, item)) addedAt.current = performance.now();
        }}
      >
        <PlusIcon size={20} />
      </button>
    );
  }
  /** The same item may be in the cart twice, with add-ons and without: then the shopper chooses in the cart. */
  const step = (change: 1 | -1) => {
    if (performance.now() - addedAt.current < doublePressMs) return;
    const [line, ...more] = cartLinesOf(item);
    if (line === undefined) return;
    if (more.length === 0) stepLine(item.module_id, line.key, line.quantity + change);
    else if (change === 1) addOne(queryClient, item);
    else openOverlay({ kind: "cart" });
  };
  return (
    <span {...drawnFor} className={styles.stepper}>
      <QuantityStepper
        size="sm"
        value={inCart}
        onValueChange={(quantity) => step(quantity > inCart ? 1 : -1)}
        onRemove={() => step(-1)}
        labels={{
          group: t("item.quantityOf", { name: item.name }),
          increase: shell("app.increase"),
          decrease: shell("app.decrease"),
          remove: t("item.removeNamed", { name: item.name }),
        }}
      />
    </span>
  );
}
