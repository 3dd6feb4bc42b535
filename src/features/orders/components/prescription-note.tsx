import type { Order } from "@/contract";
import { isAgreed } from "@/domain/order-steps";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";

const PrescriptionCard = lazy(() => import("./prescription-card"));

/** What becomes of an order by prescription until its shopper has agreed; nothing for every other order. */
export function PrescriptionNote({ order }: { readonly order: Order }) {
  if (isAgreed(order)) return null;
  return (
    <Suspense>
      <PrescriptionCard order={order} />
    </Suspense>
  );
}
