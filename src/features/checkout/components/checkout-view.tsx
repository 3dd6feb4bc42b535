import { useState } from "react";
import type { StoreDetails } from "@/contract";
import { useConfig } from "@/features/configuration";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { storeQuery } from "@/features/stores";
import { useQuery } from "@/platform/query";
import type { StoredCartLine } from "@/stores/cart";
import { deleteCheckoutDraft } from "@/stores/checkout-draft";
import { useShopScope } from "@/stores/shop-scope";
import { useStuckCheckout } from "@/stores/stuck-checkout";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { SkeletonCard } from "@/ui/plain/skeleton";
import type { OrderSource } from "../order-source";
import { usePlaceOrder } from "../use-place-order";
import { loadRest } from "./load-rest";
import { StoreCheckout } from "./store-checkout";

const NothingToOrder = lazy(() => import("./nothing-to-order"));
const PlacingPanel = lazy(() => loadRest().then(({ PlacingPanel }) => ({ default: PlacingPanel })));

interface Props {
  source: OrderSource;
  lines: readonly StoredCartLine[];
  /** The order is about to be written to the outbox. */
  onPress: () => void;
}

/** Waits for the store, then asks where, to whom and how. */
export default function CheckoutView({ source, lines, onPress }: Props) {
  const scope = useShopScope();
  const order = usePlaceOrder(source, onPress, lines.length === 0);
  const storeId = lines[0]?.storeId ?? 0;
  const query = useQuery({ ...storeQuery(scope, String(storeId)), enabled: storeId > 0 });
  // For another place the store is read again, and outside of its area there is no response: the form stays.
  const [known, setKnown] = useState<StoreDetails | null>(null);
  if (query.data && query.data !== known) setKnown(query.data);
  const store = known?.id === storeId ? known : query.data;
  const config = useConfig();
  const { submission } = order;
  const [cartTotal, setCartTotal] = useState<number | null>(null);
  const ready = store && config && lines.length > 0;
  const failed = !ready && !submission && (queryProgress(query) === "failed" || query.data === null);
  useStuckCheckout(failed);
  // Another device has emptied the cart that was to be ordered.
  if (order.isDismissed && lines.length === 0) return <NothingToOrder />;
  return (
    <>
      {submission ? (
        <Suspense>
          <PlacingPanel
            submission={submission}
            cartTotal={lines.length > 0 ? cartTotal : null}
            onAgree={order.agree}
            onDismiss={order.dismiss}
            onPlaced={deleteCheckoutDraft}
          />
        </Suspense>
      ) : null}
      {ready ? (
        // The form keeps its values while the order is on its way: the shopper may be asked something.
        <div hidden={submission !== null}>
          <StoreCheckout
            key={store.id}
            lines={lines}
            store={store}
            config={config}
            isBuyNow={source.buyNow !== undefined}
            placeOrder={order.place}
            onTotal={setCartTotal}
            refusal={submission?.state === "needs-you" ? submission.problem : null}
          />
        </div>
      ) : failed ? (
        <LoadFailure query={query} />
      ) : submission ? null : (
        <SkeletonCard ratio={16 / 9} />
      )}
    </>
  );
}
