import { useMemo } from "react";
import type { Order } from "@/contract";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { type MapMarker, MapView } from "@/platform/maps";
import type { OverlayProps } from "@/stores/overlay";
import { Dialog } from "@/ui/chakra/dialog";
import { useCourierWay } from "../use-courier-way";
import { useTrackedOrder } from "../use-tracked-order";
import styles from "./tracked-order.module.css";
import { TrackingResult } from "./tracking-result";

/** Where the courier is and the way that is left, over any page; moves on by itself. */
export default function CourierMapOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"courier-map">) {
  const t = useTexts("aftercare");
  const shell = useTexts("shell");
  const tracked = useTrackedOrder(overlay.orderId, overlay.contactNumber);
  const { order } = tracked;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("way.title")}
      closeLabel={shell("app.close")}
      width="44rem"
      padded={order === undefined}
    >
      {order ? <CourierMap order={order} /> : <TrackingResult tracked={tracked} />}
    </Dialog>
  );
}

function CourierMap({ order }: { readonly order: Order }) {
  const t = useTexts("aftercare");
  const orders = useTexts("orders");
  const { courier, receiver, way, text } = useCourierWay(order);
  const credit = useConfig()?.place_credit;
  const receiverName = orders(order.order_type === "parcel" ? "party.receiver" : "party.you");
  const print = JSON.stringify([courier, receiver]);
  const markers = useMemo<MapMarker[]>(() => {
    const [moving, to] = JSON.parse(print) as (MapMarker["position"] | null)[];
    return [
      ...(to ? [{ id: "receiver", kind: "delivery" as const, position: to, label: receiverName }] : []),
      ...(moving
        ? [{ id: "courier", kind: "courier" as const, position: moving, label: orders("map.courier") }]
        : []),
    ];
  }, [print, receiverName, orders]);
  const center = courier ?? receiver;
  return (
    <>
      {center ? (
        <div className={styles.wayMap}>
          <MapView
            label={t("way.title")}
            center={center}
            markers={markers}
            route={way?.line ?? noRoute}
            fit
            fallbackText={text}
            credit={credit}
          />
        </div>
      ) : null}
      <p className={styles.wayText} aria-live="polite">
        {order.order_status !== "picked_up" ? t("way.over") : courier ? text : t("way.unknown")}
      </p>
    </>
  );
}

const noRoute: never[] = [];
