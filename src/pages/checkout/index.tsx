import { useCallback, useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { useCartSync } from "@/features/cart";
import { CheckoutView } from "@/features/checkout";
import { useConfig } from "@/features/configuration";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useCart } from "@/stores/cart";
import { useModuleStore } from "@/stores/module";
import { useAreOutboxRowsRead, useOutboxRows } from "@/stores/outbox-rows";
import { needOutbox } from "@/stores/outbox-start";
import { openOverlay } from "@/stores/overlay";
import { session, useAccountKey, useIsSignedIn } from "@/stores/session";
import { useStuckCheckout } from "@/stores/stuck-checkout";
import { KitProvider } from "@/ui/kit/kit-provider";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/window/button";
import { Container } from "@/ui/window/container";
import { EmptyState } from "@/ui/window/empty-state";
import { ErrorPanel } from "@/ui/window/error-panel";
import { SkeletonCard } from "@/ui/window/skeleton";
import styles from "./checkout.module.css";

/** The last page before an order. Leads home with an empty cart. */
export default function CheckoutPage() {
  return (
    <KitProvider>
      <Checkout />
    </KitProvider>
  );
}

function Checkout() {
  const t = useTexts("checkout");
  const shell = useTexts("frame");
  const config = useConfig();
  const signedIn = useIsSignedIn();
  const moduleId = useModuleStore((state) => state.module?.id ?? null);
  const lines = useCart((state) => (moduleId === null ? undefined : state.carts[moduleId]?.lines));
  const account = useAccountKey();
  const ordering = useOutboxRows().some(
    (row) => row.kind === "order" && row.owner === account && row.payload.moduleId === moduleId,
  );
  // The panel of a placed order navigates on its own; the emptied cart must not lead home as well.
  const [orderedBy, setOrderedBy] = useState<string | null>(null);
  const who = `${account} ${moduleId}`;
  if (ordering && orderedBy !== who) setOrderedBy(who);
  const ordered = orderedBy === who;
  const onPress = useCallback(() => setOrderedBy(`${session().accountKey} ${moduleId}`), [moduleId]);
  useDocumentTitle(t("checkout.title"));
  // A tab that was opened here may not have loaded the server's cart yet: it is empty only once it is loaded.
  const cart = useCartSync();
  const noLines = (lines === undefined || lines.length === 0) && !ordered;
  // Nor is it empty before the order is known that emptied it.
  const rowsRead = useAreOutboxRowsRead(account);
  const empty = noLines && rowsRead && cart.loadState === "loaded";
  const guestRefused = !signedIn && config?.guest_checkout_status === 0;
  const unreachable = noLines && cart.loadState === "unreachable";
  useStuckCheckout(guestRefused || unreachable);

  useEffect(needOutbox, []);
  useEffect(() => {
    if (guestRefused) openOverlay({ kind: "auth", mode: "sign-in", returnTo: paths.checkout.href("cart") });
  }, [guestRefused]);

  return (
    <Container>
      <h1 className={styles.title}>{t("checkout.title")}</h1>
      {guestRefused ? (
        <EmptyState
          title={t("guest.required")}
          action={
            <Button
              onClick={() =>
                openOverlay({ kind: "auth", mode: "sign-in", returnTo: paths.checkout.href("cart") })
              }
            >
              {shell("nav.signIn")}
            </Button>
          }
        />
      ) : empty ? (
        <Navigate to={paths.home.href()} replace />
      ) : unreachable ? (
        <ErrorPanel
          title={t("checkout.cartUnreachable")}
          text={t("checkout.cartUnreachableText")}
          retryLabel={shell("app.retry")}
          onRetry={cart.retry}
          retrying={cart.retrying}
        />
      ) : noLines ? (
        <SkeletonCard ratio={16 / 9} />
      ) : (
        <Suspense fallback={<SkeletonCard ratio={16 / 9} />}>
          <CheckoutView moduleId={moduleId ?? 0} lines={lines ?? []} onPress={onPress} />
        </Suspense>
      )}
    </Container>
  );
}
