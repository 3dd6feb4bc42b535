import { useNavigate } from "react-router-dom";
import { isCancelable, isClosed } from "@/domain/order-status-steps";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useGuestOrders } from "@/stores/guest-orders";
import { closeOverlaysAndNavigate, type OverlayProps, openOverlay, replaceOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { Dialog } from "@/ui/chakra/dialog";
import { Button } from "@/ui/plain/button";
import { useTrackedOrder } from "../use-tracked-order";
import { TrackingResult } from "./tracking-result";

/** Where an order is, over any page; refreshed every 10 s while it is open. */
export default function TrackingOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"tracking">) {
  const t = useTexts("orders");
  const care = useTexts("aftercare");
  const shell = useTexts("shell");
  const navigate = useNavigate();
  const signedIn = useIsSignedIn();
  const { orderId, contactNumber } = overlay;
  const tracked = useTrackedOrder(orderId, contactNumber);
  const isRemembered = useGuestOrders((state) => state.orders.some((entry) => entry.orderId === orderId));
  const isOwnOfGuest = isRemembered && !signedIn;
  const details = paths.profile.href("my-orders", { orderId, from: "tracking" });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("track.title")}
      closeLabel={shell("app.close")}
      side="end"
      width="30rem"
      phone="full"
      footer={
        signedIn && tracked.order ? (
          <Button wide onClick={() => closeOverlaysAndNavigate((options) => void navigate(details, options))}>
            {t("order.viewDetails")}
          </Button>
        ) : tracked.order && isClosed(tracked.order.order_status) && tracked.order.details_count > 0 ? (
          <Button wide onClick={() => replaceOverlay({ kind: "reorder", orderId })}>
            {care("again.button")}
          </Button>
        ) : isOwnOfGuest && tracked.order && isCancelable(tracked.order) ? (
          // A customer cancels on the order's own page, which a guest does not have.
          <Button variant="outline" wide onClick={() => openOverlay({ kind: "cancel-order", orderId })}>
            {t("order.cancel")}
          </Button>
        ) : undefined
      }
    >
      <TrackingResult tracked={tracked} />
    </Dialog>
  );
}
