import { useCallback, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useCartSync } from "@/features/cart";
import { CheckoutView } from "@/features/checkout";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useCart } from "@/stores/cart";
import { useModuleStore } from "@/stores/module";
import { useOutboxRows } from "@/stores/outbox-rows";
import { openOverlay } from "@/stores/overlay";
import { session, useAccountKey, useIsSignedIn } from "@/stores/session";
import { ComingSoonIllustration } from "@/ui/illustrations/coming-soon";
import { KitProvider } from "@/ui/kit/kit-provider";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/window/button";
import { Container } from "@/ui/window/container";
import { EmptyState } from "@/ui/window/empty-state";
import { ErrorPanel } from "@/ui/window/error-panel";
import { SkeletonCard } from "@/ui/window/skeleton";
import { useTitle } from "@/ui/window/use-title";
import styles from "./checkout.module.css";

/** The last page before an order. Sends home whoever has nothing to order. */
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
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const config = useConfig();
  const signedIn = useIsSignedIn();
  const moduleId = useModuleStore((state) => state.module?.id ?? null);
  const lines = useCart((state) => (moduleId === null ? undefined : state.carts[moduleId]?.lines));
  const account = useAccountKey();
  const ordering = useOutboxRows().some((row) => row.kind === "order" && row.owner === account);
  // The panel of an order that was placed leads on by itself; the emptied cart must not send home as well.
  const [orderedBy, setOrderedBy] = useState<string | null>(null);
  if (ordering && orderedBy !== account) setOrderedBy(account);
  const ordered = orderedBy === account;
  const onPress = useCallback(() => setOrderedBy(session().accountKey), []);
  useTitle(t("checkout.title"));
  const direct = query.get("page") === "buy_now" || query.get("page") === "campaign";
  // A tab that was opened here may not know the server's cart yet: empty is only what is known to be empty.
  const cart = useCartSync();
  const bare = !direct && (lines === undefined || lines.length === 0) && !ordered;
  const empty = bare && cart.knowledge === "known";
  const guestRefused = !signedIn && config?.guest_checkout_status === 0;

  useEffect(() => {
    if (empty) void navigate(paths.home.href(), { replace: true });
  }, [empty, navigate]);
  useEffect(() => {
    if (guestRefused) openOverlay({ kind: "auth", mode: "sign-in", returnTo: paths.checkout.href("cart") });
  }, [guestRefused]);

  return (
    <Container>
      <h1 className={styles.title}>{t("checkout.title")}</h1>
      {direct ? (
        <EmptyState
          title={shell("soon.title")}
          text={shell("soon.text")}
          illustration={<ComingSoonIllustration />}
        />
      ) : guestRefused ? (
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
      ) : empty ? null : bare && cart.knowledge === "unreachable" ? (
        <ErrorPanel
          title={t("checkout.cartUnreachable")}
          text={t("checkout.cartUnreachableText")}
          retryLabel={shell("app.retry")}
          onRetry={cart.retry}
          retrying={cart.retrying}
        />
      ) : bare ? (
        <SkeletonCard ratio={16 / 9} />
      ) : (
        <Suspense fallback={<SkeletonCard ratio={16 / 9} />}>
          <CheckoutView lines={lines ?? []} onPress={onPress} />
        </Suspense>
      )}
    </Container>
  );
}
