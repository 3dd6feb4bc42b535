import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { freeDeliveryProgress, freeDeliveryThreshold } from "@/domain/free-delivery";
import { toMajor } from "@/domain/money";
import { preloadCheckout } from "@/features/checkout";
import { useConfig } from "@/features/configuration";
import { connectivity } from "@/platform/connectivity";
import { isDataSaverOn } from "@/platform/data-saver";
import { useDigits, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { cartTotals, useCart } from "@/stores/cart";
import { useModuleStore } from "@/stores/module";
import { closeOverlaysAndNavigate, type OverlayProps, openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { EmptyCartIllustration } from "@/ui/illustrations/empty-cart";
import { Button } from "@/ui/window/button";
import { EmptyState } from "@/ui/window/empty-state";
import { ProgressBar } from "@/ui/window/progress-bar";
import { Sheet } from "@/ui/window/sheet/sheet";
import { Spinner } from "@/ui/window/spinner";
import { useCartLoadState } from "../use-cart-sync";
import { CartLineRow } from "./cart-line-row";
import styles from "./cart-overlay.module.css";

/** Of the drawer, on wide screens. */
export const cartDrawerWidth = "420px";

/** The cart drawer: lines, savings, progress to free delivery, the button to the checkout. */
export default function CartOverlay({ open, onClose, onClosed }: OverlayProps<"cart">) {
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  const moduleId = useModuleStore((state) => state.module?.id ?? null);
  const stored = useCart((state) => (moduleId === null ? undefined : state.carts[moduleId]?.lines));
  const lines = stored ?? noLines;
  // A device without a stored cart may still have one at the server.
  const { loadState, retry, retrying } = useCartLoadState();
  const state = stored === undefined ? loadState : "loaded";
  const navigate = useNavigate();
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
      footer={lines.length > 0 && moduleId !== null ? <CartSummary lines={lines} /> : undefined}
    >
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
      ) : lines.length === 0 || moduleId === null ? (
        <EmptyState
          compact
          title={t("cart.empty")}
          text={t("cart.emptyText")}
          illustration={<EmptyCartIllustration />}
          action={<Button onClick={home}>{t("cart.continue")}</Button>}
        />
      ) : (
        <ul className={styles.lines} aria-label={t("cart.title")}>
          {lines.map((line) => (
            <CartLineRow key={line.key} moduleId={moduleId} line={line} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

const noLines: never[] = [];

/** Whoever looks at a filled cart is likely to order: the checkout loads while nothing else happens. */
function usePreloadedCheckout(): void {
  useEffect(() => {
    if (isDataSaverOn() || connectivity() !== "online") return;
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(preloadCheckout, idleFallbackMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => void preloadCheckout());
    return () => cancelIdleCallback(idle);
  }, []);
}

/** Where the browser does not tell when it is idle, ms. */
const idleFallbackMs = 500;

function CartSummary({ lines }: { lines: Parameters<typeof cartTotals>[0] }) {
  const t = useTexts("checkout");
  const config = useConfig();
  const digits = useDigits();
  const money = useMoney();
  usePreloadedCheckout();
  const totals = cartTotals(lines, digits);
  const threshold = config ? freeDeliveryThreshold(config, digits) : null;
  const progress = threshold === null ? null : freeDeliveryProgress(threshold, totals.subtotal);
  const missing = threshold === null ? 0 : Math.max(0, threshold - totals.subtotal);
  const nudge =
    missing > 0
      ? t("cart.freeDeliveryIn", { amount: money(toMajor(missing, digits)) })
      : t("cart.freeDelivery");
  return (
    <div className={styles.summary}>
      {progress === null ? null : (
        <div className={styles.nudge}>
          <span>{nudge}</span>
          <ProgressBar
            label={t("cart.freeDeliveryProgress")}
            value={progress / 100}
            tone="positive"
            text={nudge}
          />
        </div>
      )}
      {totals.saved > 0 ? (
        <p className={styles.saved}>
          <span>{t("cart.saved")}</span>
          <bdi>{money(toMajor(totals.saved, digits))}</bdi>
        </p>
      ) : null}
      <p className={styles.subtotal} aria-live="polite">
        <span>{t("cart.subtotal")}</span>
        <bdi>{money(toMajor(totals.subtotal, digits))}</bdi>
      </p>
      <CheckoutButton />
    </div>
  );
}

/** Leads a customer to the checkout; a guest is asked or has to sign in, as the operator allows. */
function CheckoutButton() {
  const t = useTexts("checkout");
  const config = useConfig();
  const signedIn = useIsSignedIn();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState(false);
  const proceed = () => {
    if (signedIn) {
      setPressed(true);
      closeOverlaysAndNavigate((options) => void navigate(paths.checkout.href("cart"), options));
    } else if (config?.guest_checkout_status === 1)
      openOverlay({ kind: "guest-prompt", target: paths.checkout.href("cart") });
    else openOverlay({ kind: "auth", mode: "sign-in", returnTo: paths.checkout.href("cart") });
  };
  return (
    <Button wide size="lg" onClick={proceed} loading={pressed}>
      {t("cart.proceed")}
    </Button>
  );
}
