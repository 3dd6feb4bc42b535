import { useCallback, useEffect, useMemo, useState } from "react";
import { CheckoutView, NothingToOrder } from "@/features/checkout";
import { paths } from "@/platform/navigation/paths";
import { type BuyNowPage, useBuyNowItem } from "@/stores/buy-now";
import { selectedModule, selectModule } from "@/stores/module";
import { useAreOutboxRowsRead, useOutboxRows } from "@/stores/outbox-rows";
import { useAccountKey } from "@/stores/session";
import { Suspense } from "@/ui/loading/suspense";
import { SkeletonCard } from "@/ui/plain/skeleton";
import { CheckoutFrame } from "./checkout-frame";

/** The checkout of an item by itself. The cart has no part in it. */
export function BuyNowCheckout({ page }: { page: BuyNowPage }) {
  const item = useBuyNowItem(page);
  const account = useAccountKey();
  const rowsRead = useAreOutboxRowsRead(account);
  const ordering = useOutboxRows().some(
    (row) => row.kind === "order" && row.owner === account && row.payload.buyNow === page,
  );
  // The panel of a placed order navigates on its own; the item that is gone must not lead home as well.
  const [pressed, setPressed] = useState(false);
  if (ordering && !pressed) setPressed(true);
  const onPress = useCallback(() => setPressed(true), []);
  const { line, module } = item ?? {};
  // Everything about its store is asked for in its module.
  useEffect(() => {
    if (module && selectedModule()?.id !== module.id) selectModule(module);
  }, [module]);
  const lines = useMemo(() => (line ? [line] : []), [line]);
  const source = { moduleId: line?.item.module_id ?? 0, buyNow: page };
  return (
    <CheckoutFrame address={paths.checkout.href(page)}>
      {rowsRead && !item && !pressed ? (
        <NothingToOrder />
      ) : rowsRead ? (
        <Suspense fallback={<SkeletonCard ratio={16 / 9} />}>
          <CheckoutView source={source} lines={lines} onPress={onPress} />
        </Suspense>
      ) : (
        <SkeletonCard ratio={16 / 9} />
      )}
    </CheckoutFrame>
  );
}
