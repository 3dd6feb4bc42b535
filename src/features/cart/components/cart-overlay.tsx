import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { Item } from "@/contract";
import type { LinePrice } from "@/domain/line-price";
import { takesPrescriptions } from "@/domain/prescription-offer";
import { useConfig } from "@/features/configuration";
import { ShareBasketButton } from "@/features/shared-basket";
import { followStore } from "@/features/store-changes";
import { storeQuery } from "@/features/stores";
import { usePriceReading } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useCart } from "@/stores/cart";
import { useCartPrice } from "@/stores/cart/use-cart-price";
import { useModuleStore } from "@/stores/module";
import { closeOverlaysAndNavigate, type OverlayProps } from "@/stores/overlay";
import { useShopScope } from "@/stores/shop-scope";
import { dismissCartChange } from "@/stores/toasts";
import { EmptyCartIllustration } from "@/ui/illustrations/empty-cart";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { Sheet } from "@/ui/plain/sheet/sheet";
import { Spinner } from "@/ui/plain/spinner";
import { useOpenedCart } from "../use-cart-sync";
import { useHeldPieces } from "../use-held-pieces";
import { useWholeRows } from "../use-whole-rows";
import { CartLineRow } from "./cart-line-row";
import styles from "./cart-overlay.module.css";
import { CartStoreLink } from "./cart-store-link";
import { CartSummary } from "./cart-summary";
import { ClearCartButton } from "./clear-cart-button";
import { UndeliverableNote } from "./undeliverable-note";

const CartSuggestions = lazy(optional(() => import("./cart-suggestions")));

/** The drawer's width on wide screens. */
export const cartDrawerWidth = "420px";

/** The cart drawer: its store, the lines, what is saved and what is missing, the button to the checkout. */
export default function CartOverlay({ open, onClose, onClosed }: OverlayProps<"cart">) {
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  const moduleId = useModuleStore((state) => state.module?.id ?? null);
  const stored = useCart((state) => (moduleId === null ? undefined : state.carts[moduleId]?.lines));
  const lines = stored ?? noLines;
  // A device without a stored cart may still have one at the server.
  const { loadState, retry, retrying } = useOpenedCart();
  const state = stored === undefined ? loadState : "loaded";
  const first = lines[0];
  const scope = useShopScope();
  const { data: store } = useQuery({
    ...storeQuery(scope, String(first?.storeId)),
    enabled: first !== undefined,
  });
  const known = store ?? undefined;
  const client = useQueryClient();
  const storeId = known?.id;
  useEffect(() => {
    if (storeId !== undefined) followStore(client, storeId);
  }, [client, storeId]);
  const config = useConfig();
  const price = useCartPrice(lines, known, usePriceReading());
  const held = useHeldPieces(moduleId);
  const list = useWholeRows(lines);
  const navigate = useNavigate();
  useEffect(dismissCartChange, []);
  const home = () => closeOverlaysAndNavigate((options) => void navigate(paths.home.href(), options));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("cart.title")}
      closeLabel={shell("app.close")}
      side="end"
      width={cartDrawerWidth}
      phone="full"
      footer={
        lines.length > 0 && moduleId !== null ? (
          <CartSummary lines={lines} price={price} store={known} isOrdered={held.size > 0} />
        ) : undefined
      }
    >
      <UndeliverableNote moduleId={moduleId} />
      {state === "loading" ? (
        <div className={styles.reading}>
          <Spinner size={40} label={shell("app.loading")} />
        </div>
      ) : state === "unreachable" ? (
        <EmptyState
          compact
          title={t("checkout.cartUnreachable")}
          text={t("checkout.cartUnreachableText")}
          illustration={<EmptyCartIllustration />}
          action={
            <Button variant="soft" loading={retrying} onClick={retry}>
              {shell("app.retry")}
            </Button>
          }
        />
      ) : first === undefined || moduleId === null ? (
        <EmptyState
          compact
          title={t("cart.empty")}
          text={t("cart.emptyText")}
          illustration={<EmptyCartIllustration />}
          action={<Button onClick={home}>{t("cart.continue")}</Button>}
        />
      ) : (
        <>
          <CartStoreLink store={known ?? storeOfItem(first.item)} details={known} subtotal={price.subtotal} />
          <ul ref={list} className={styles.lines} aria-label={t("cart.title")}>
            {lines.map((line, index) => (
              <CartLineRow
                key={line.key}
                moduleId={moduleId}
                line={line}
                price={price.lines[index] ?? noPrice}
                held={held.get(line.key) ?? 0}
              />
            ))}
          </ul>
          {takesPrescriptions(known, config) && known ? (
            <Button
              variant="soft"
              onClick={() =>
                closeOverlaysAndNavigate(
                  (options) => void navigate(paths.prescription.href(known.id), options),
                )
              }
            >
              {t("cart.byPrescription")}
            </Button>
          ) : null}
          <div className={styles.tools}>
            <Suspense fallback={null}>
              <ShareBasketButton className={styles.tool} lines={lines} />
            </Suspense>
            <ClearCartButton moduleId={moduleId} lines={lines} />
          </div>
          <Suspense fallback={null}>
            <CartSuggestions
              key={first.storeId}
              storeId={first.storeId}
              itemIds={lines.map(({ item }) => item.id)}
            />
          </Suspense>
        </>
      )}
    </Sheet>
  );
}

const noLines: never[] = [];
const noPrice: LinePrice = { unit: 0, products: 0, discount: 0, addOns: 0, total: 0 };

/** The store as an item names it, until the store itself is known. */
const storeOfItem = ({ store_id: id, store_name: name, module_id, module_type, zone_id }: Item) => ({
  id,
  name,
  module_id,
  module_type,
  zone_id,
});
