import type { Order } from "@/contract";
import { isAgreed } from "@/domain/order-status-steps";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";

const PrescriptionCard = lazy(optional(() => import("./prescription-card")));

interface Props {
  readonly order: Order;
  /** A guest's, where the order was found by it. */
  readonly contactNumber?: string | null;
}

/** The state of an order by prescription until its shopper has agreed; nothing for every other order. */
export function PrescriptionNote({ order, contactNumber = null }: Props) {
  if (isAgreed(order)) return null;
  return (
    <Suspense>
      <PrescriptionCard order={order} contactNumber={contactNumber} />
    </Suspense>
  );
}
