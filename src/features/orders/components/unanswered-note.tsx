import type { Order } from "@/contract";
import { isCancelable } from "@/domain/order-status-steps";
import { ChatLink } from "@/features/chat";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { ClockIcon } from "@/ui/icons/clock";
import { PhoneIcon } from "@/ui/icons/phone";
import { Suspense } from "@/ui/loading/suspense";
import { Button, ButtonLink } from "@/ui/plain/button";
import { StatusNote } from "@/ui/plain/status-note";
import styles from "./tracked-order.module.css";

/** The store has not accepted the order for a while: says so, and what the shopper can do. */
export default function UnansweredNote({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const care = useTexts("aftercare");
  const phone = order.store?.phone;
  return (
    <section className={styles.unpaid} aria-label={care("unanswered.text")}>
      <StatusNote tone="warning" icon={<ClockIcon size={18} />} live>
        {care("unanswered.text")}
      </StatusNote>
      <div className={styles.ways}>
        {phone ? (
          <ButtonLink href={`tel:${phone}`} variant="soft" size="sm" startIcon={<PhoneIcon size={18} />}>
            {care("unanswered.call")}
          </ButtonLink>
        ) : null}
        {order.store ? (
          <Suspense>
            <ChatLink
              type="vendor"
              id={order.store.vendor_id}
              order={{ id: order.id, store: order.store.name }}
            />
          </Suspense>
        ) : null}
        {isCancelable(order) ? (
          <Button
            variant="outline"
            size="sm"
            onClick={() => openOverlay({ kind: "cancel-order", orderId: order.id })}
          >
            {t("order.cancel")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
