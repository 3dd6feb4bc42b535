import { useMemo } from "react";
import type { StoreDetails } from "@/contract";
import { freeDeliveryBy, freeDeliveryProgress, freeDeliveryRules } from "@/domain/free-delivery";
import { linesWithout } from "@/domain/lines-without";
import { missingForMinimumOrder } from "@/domain/minimum-order";
import { toMajor, toMinor } from "@/domain/money";
import { takesOrderKind } from "@/domain/order-kinds";
import type { CartPrice } from "@/domain/order-lines";
import { useConfig } from "@/features/configuration";
import { storeQuery } from "@/features/stores";
import { useDigits, useMoney, usePriceReading } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { countPieces, type StoredCartLine } from "@/stores/cart";
import { useCartPrice } from "@/stores/cart/use-cart-price";
import { useModuleStore } from "@/stores/module";
import { openOverlay } from "@/stores/overlay";
import { useShopScope } from "@/stores/shop-scope";
import { CartIcon } from "@/ui/icons/cart";
import { useRootMark } from "@/ui/plain/use-root-mark";
import { watchScrolling } from "@/ui/plain/watch-scrolling";
import { useHeldPieces } from "../use-held-pieces";
import styles from "./cart-bar.module.css";

interface NextStep {
  text: string;
  /** How far the cart is, 0 to 1; null where there is no way to go. */
  progress: number | null;
}

/** The cart's next step: to an order, or else to a free delivery; null when there is nothing to say. */
function useNextStep(price: CartPrice, store: StoreDetails | undefined): NextStep | null {
  const t = useTexts("checkout");
  const config = useConfig();
  const digits = useDigits();
  const money = useMoney();
  const isolated = (minor: number) => `\u2068${money(toMajor(minor, digits))}\u2069`;
  if (!config || !store) return null;
  const minimum = toMinor(store.minimum_order, digits);
  const missing = missingForMinimumOrder(price, minimum);
  if (missing > 0)
    return {
      text: t("cart.barMinimum", { amount: isolated(missing) }),
      progress: (minimum - missing) / minimum,
    };
  if (!takesOrderKind("delivery", store, config)) return null;
  const rules = freeDeliveryRules(config, store, digits);
  if (freeDeliveryBy(rules, price.subtotal) !== null) return { text: t("cart.freeDelivery"), progress: null };
  if (rules.overAmount === null) return null;
  return {
    text: t("cart.freeDeliveryIn", { amount: isolated(rules.overAmount - price.subtotal) }),
    progress: freeDeliveryProgress(rules.overAmount, price.subtotal) / 100,
  };
}

/** The lines of a cart that belong to no order on its way. */
function useFreeLines(lines: readonly StoredCartLine[]): readonly StoredCartLine[] {
  const held = useHeldPieces(useModuleStore((state) => state.module?.id ?? null));
  return useMemo(
    () => (held.size === 0 ? lines : linesWithout(lines, ({ key }) => held.get(key) ?? 0)),
    [lines, held],
  );
}

interface Props {
  readonly lines: readonly StoredCartLine[];
}

/**
 * The way to a begun cart, where the thumb is: its pieces, what it costs, and what is missing. Pieces of an order that waits
 * for the network are shown by the strip of that order.
 */
export default function CartBar({ lines }: Props) {
  const free = useFreeLines(lines);
  return free.length > 0 ? <BarOf lines={free} /> : null;
}

function BarOf({ lines }: Props) {
  useRootMark("data-cart-bar");
  const t = useTexts("checkout");
  const digits = useDigits();
  const money = useMoney();
  const { data } = useQuery(storeQuery(useShopScope(), String(lines[0]?.storeId)));
  const store = data ?? undefined;
  const price = useCartPrice(lines, store, usePriceReading());
  const next = useNextStep(price, store);
  return (
    <div ref={watchScrolling} className={styles.place}>
      <button type="button" className={styles.bar} onClick={() => openOverlay({ kind: "cart" })}>
        <CartIcon size={22} />
        <span className={styles.words}>
          <span className={styles.title}>
            {t("cart.view")}
            <span className={styles.pieces}>{t("cart.pieces", { count: countPieces(lines) })}</span>
          </span>
          {next ? <span className={styles.next}>{next.text}</span> : null}
        </span>
        <bdi className={styles.sum}>{money(toMajor(price.subtotal, digits))}</bdi>
        {next && next.progress !== null ? (
          <span className={styles.track} aria-hidden="true">
            <span className={styles.progress} style={{ inlineSize: `${next.progress * 100}%` }} />
          </span>
        ) : null}
      </button>
    </div>
  );
}
