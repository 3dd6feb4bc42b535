import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { StoreDetails } from "@/contract";
import { freeDeliveryBy, freeDeliveryProgress, freeDeliveryRules } from "@/domain/free-delivery";
import { missingForMinimumOrder } from "@/domain/minimum-order";
import { toMajor, toMinor } from "@/domain/money";
import { takesOrderKind } from "@/domain/order-kinds";
import type { CartPrice } from "@/domain/order-lines";
import { CashbackLine } from "@/features/cashback";
import { preloadCheckout, StoreDiscountNote } from "@/features/checkout";
import { useConfig } from "@/features/configuration";
import { useDigits, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import type { StoredCartLine } from "@/stores/cart";
import { closeOverlaysAndNavigate, openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { BagIcon } from "@/ui/icons/bag";
import { Suspense } from "@/ui/loading/suspense";
import { useIdlePreload } from "@/ui/loading/use-idle-preload";
import { Button } from "@/ui/plain/button";
import { ProgressBar } from "@/ui/plain/progress-bar";
import { StatusNote } from "@/ui/plain/status-note";
import styles from "./cart-overlay.module.css";

interface CartSummaryProps {
  readonly lines: readonly StoredCartLine[];
  readonly price: CartPrice;
  /** Undefined while it is not known. */
  readonly store: StoreDetails | undefined;
  /** Something of it belongs to an order on its way, which comes first. */
  readonly isOrdered: boolean;
}

/** Steps to the order and its offers, the sums, and the button to the checkout. */
export function CartSummary({ lines, price, store, isOrdered }: CartSummaryProps) {
  const t = useTexts("checkout");
  const digits = useDigits();
  const money = useMoney();
  // A shopper who looks at a filled cart is likely to order.
  useIdlePreload(preloadCheckout);
  const missing = store ? missingForMinimumOrder(price, toMinor(store.minimum_order, digits)) : 0;
  // Without discounts and add-ons the items are the subtotal.
  const hasParts = price.discount > 0 || price.addOns > 0;
  return (
    <div className={styles.summary}>
      {missing > 0 && store ? (
        <StatusNote slim live tone="warning" icon={<BagIcon size={16} />}>
          {t(price.discount > 0 ? "cart.minimumMissingBeforeDiscounts" : "cart.minimumMissing", {
            amount: `\u2068${money(toMajor(missing, digits))}\u2069`,
            minimum: `\u2068${money(store.minimum_order, true)}\u2069`,
          })}
        </StatusNote>
      ) : null}
      <StoreDiscountNote lines={lines} progress={price.storeDiscount} digits={digits} />
      <FreeDelivery store={store} subtotal={price.subtotal} />
      {hasParts ? <Amount label={t("summary.items")} minor={price.products} /> : null}
      {price.addOns > 0 ? <Amount label={t("summary.addOns")} minor={price.addOns} /> : null}
      {price.discount > 0 ? (
        <p className={styles.saved}>
          <span>{t("cart.saved")}</span>
          <bdi>{money(toMajor(price.discount, digits))}</bdi>
        </p>
      ) : null}
      <p className={styles.subtotal} aria-live="polite">
        <span>{t("cart.subtotal")}</span>
        <bdi>{money(toMajor(price.subtotal, digits))}</bdi>
      </p>
      {isOrdered ? null : (
        <Suspense fallback={null}>
          <CashbackLine estimated amount={toMajor(price.subtotal, digits)} />
        </Suspense>
      )}
      <CheckoutButton isOrdered={isOrdered} />
    </div>
  );
}

function Amount({ label, minor }: { readonly label: string; readonly minor: number }) {
  const money = useMoney();
  const digits = useDigits();
  return (
    <p className={styles.amount}>
      <span>{label}</span>
      <bdi>{money(toMajor(minor, digits))}</bdi>
    </p>
  );
}

/** The offer of a free delivery, or what the cart lacks for it; nothing without a delivery or an offer. */
function FreeDelivery({
  store,
  subtotal,
}: {
  readonly store: StoreDetails | undefined;
  readonly subtotal: number;
}) {
  const t = useTexts("checkout");
  const config = useConfig();
  const digits = useDigits();
  const money = useMoney();
  if (!config || !takesOrderKind("delivery", store, config)) return null;
  const rules = freeDeliveryRules(config, store ?? null, digits);
  const by = freeDeliveryBy(rules, subtotal);
  // A free delivery of the store needs no progress.
  if (store && by === "store")
    return (
      <p className={styles.free}>{t("cart.freeDeliveryFrom", { store: `\u2068${store.name}\u2069` })}</p>
    );
  if (rules.toAllStores) return <p className={styles.free}>{t("cart.freeDelivery")}</p>;
  if (rules.overAmount === null) return null;
  const nudge =
    by === null
      ? t("cart.freeDeliveryIn", { amount: money(toMajor(rules.overAmount - subtotal, digits)) })
      : t("cart.freeDelivery");
  return (
    <div className={styles.nudge}>
      <span>{nudge}</span>
      <ProgressBar
        label={t("cart.freeDeliveryProgress")}
        value={freeDeliveryProgress(rules.overAmount, subtotal) / 100}
        tone="positive"
        text={nudge}
      />
    </div>
  );
}

/**
 * Leads a customer to the checkout; a guest is asked or has to sign in, as the operator allows. An order on its way is shown
 * by the checkout, to whoever placed it.
 */
function CheckoutButton({ isOrdered }: { readonly isOrdered: boolean }) {
  const t = useTexts("checkout");
  const config = useConfig();
  const signedIn = useIsSignedIn();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState(false);
  const proceed = () => {
    if (signedIn || isOrdered) {
      setPressed(true);
      closeOverlaysAndNavigate((options) => void navigate(paths.checkout.href("cart"), options));
    } else if (config?.guest_checkout_status === 1)
      openOverlay({ kind: "guest-prompt", target: paths.checkout.href("cart") });
    else openOverlay({ kind: "auth", mode: "sign-in", returnTo: paths.checkout.href("cart") });
  };
  return (
    <Button wide size="lg" onClick={proceed} loading={pressed}>
      {t(isOrdered ? "cart.toOrder" : "cart.proceed")}
    </Button>
  );
}
