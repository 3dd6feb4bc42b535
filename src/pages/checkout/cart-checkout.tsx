import { useCallback, useState } from "react";
import { useCartSync } from "@/features/cart";
import { CheckoutView, NothingToOrder } from "@/features/checkout";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useCart } from "@/stores/cart";
import { useModuleStore } from "@/stores/module";
import { useAreOutboxRowsRead, useOutboxRows } from "@/stores/outbox-rows";
import { session, useAccountKey } from "@/stores/session";
import { Suspense } from "@/ui/loading/suspense";
import { ErrorPanel } from "@/ui/plain/error-panel";
import { SkeletonCard } from "@/ui/plain/skeleton";
import { CheckoutFrame } from "./checkout-frame";

/** The checkout of the selected module's cart. */
export function CartCheckout() {
  const t = useTexts("checkout");
  const shell = useTexts("frame");
  const moduleId = useModuleStore((state) => state.module?.id ?? null);
  const lines = useCart((state) => (moduleId === null ? undefined : state.carts[moduleId]?.lines));
  const account = useAccountKey();
  const ordering = useOutboxRows().some(
    (row) =>
      row.kind === "order" &&
      row.owner === account &&
      row.payload.moduleId === moduleId &&
      !row.payload.buyNow,
  );
  // The panel of a placed order navigates on its own; the emptied cart must not lead home as well.
  const [orderedBy, setOrderedBy] = useState<string | null>(null);
  const who = `${account} ${moduleId}`;
  if (ordering && orderedBy !== who) setOrderedBy(who);
  const ordered = orderedBy === who;
  const onPress = useCallback(() => setOrderedBy(`${session().accountKey} ${moduleId}`), [moduleId]);
  // A tab that was opened here may not have loaded the server's cart yet: it is empty only once it is loaded.
  const cart = useCartSync();
  const noLines = (lines === undefined || lines.length === 0) && !ordered;
  // Nor is it empty before the order is known that emptied it.
  const rowsRead = useAreOutboxRowsRead(account);
  const empty = noLines && rowsRead && cart.loadState === "loaded";
  const unreachable = noLines && cart.loadState === "unreachable";

  return (
    <CheckoutFrame address={paths.checkout.href("cart")} stuck={unreachable}>
      {empty ? (
        <NothingToOrder />
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
          <CheckoutView source={{ moduleId: moduleId ?? 0 }} lines={lines ?? []} onPress={onPress} />
        </Suspense>
      )}
    </CheckoutFrame>
  );
}
