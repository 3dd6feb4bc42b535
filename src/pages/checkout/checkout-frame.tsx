import { type ReactNode, useEffect } from "react";
import { useConfig } from "@/features/configuration";
import { useDocumentTitle } from "@/features/document-title";
import { preloadPlacedOrder } from "@/features/orders";
import { useTexts } from "@/platform/i18n";
import { needOutbox } from "@/stores/outbox-start";
import { openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { useStuckCheckout } from "@/stores/stuck-checkout";
import { useIdlePreload } from "@/ui/loading/use-idle-preload";
import { Button } from "@/ui/plain/button";
import { Container } from "@/ui/plain/container";
import { EmptyState } from "@/ui/plain/empty-state";
import styles from "./checkout.module.css";

interface Props {
  /** Address of this checkout, to come back to after signing in. */
  address: string;
  /** There is nothing to order with. */
  stuck?: boolean;
  children: ReactNode;
}

/** The checkout's title and content; where the shop takes no guests, they are asked to sign in. */
export function CheckoutFrame({ address, stuck = false, children }: Props) {
  const t = useTexts("checkout");
  const shell = useTexts("frame");
  const config = useConfig();
  const signedIn = useIsSignedIn();
  const guestRefused = !signedIn && config?.guest_checkout_status === 0;
  useDocumentTitle(t("checkout.title"));
  useStuckCheckout(guestRefused || stuck);
  useEffect(needOutbox, []);
  useIdlePreload(preloadPlacedOrder);
  useEffect(() => {
    if (guestRefused) openOverlay({ kind: "auth", mode: "sign-in", returnTo: address });
  }, [guestRefused, address]);
  return (
    <Container>
      <h1 className={styles.title}>{t("checkout.title")}</h1>
      {guestRefused ? (
        <EmptyState
          title={t("guest.required")}
          action={
            <Button onClick={() => openOverlay({ kind: "auth", mode: "sign-in", returnTo: address })}>
              {shell("nav.signIn")}
            </Button>
          }
        />
      ) : (
        children
      )}
    </Container>
  );
}
