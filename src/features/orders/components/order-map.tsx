import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Order } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { type MapMarker, mapZoom } from "@/platform/maps/types";
import { useAccountKey } from "@/stores/session";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Skeleton } from "@/ui/window/skeleton";
import { courierPositionQuery } from "../api/get-courier-position";
import { orderParties } from "../order-parties";
import { parsePosition } from "../parse-position";
import styles from "./tracked-order.module.css";

const MapView = lazy(() => import("@/platform/maps").then((module) => ({ default: module.MapView })));

/** The map starts zoomed out, as the specification says, and zooms in after this time, ms. */
const zoomInDelayMs = 1_500;
const streetZoom = 14;

/** The courier while the order is on its way, otherwise where it goes. Loads when it comes into view. */
export function OrderMap({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const accountKey = useAccountKey();
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [zoom, setZoom] = useState<number>(mapZoom.tracking);
  const onTheWay = order.order_status === "picked_up";
  const live = useQuery(courierPositionQuery(accountKey, order.id, onTheWay));

  const { sender, receiver } = orderParties(order);
  const courier = onTheWay
    ? (parsePosition(live.data?.latitude, live.data?.longitude) ??
      parsePosition(order.delivery_man?.lat, order.delivery_man?.lng))
    : null;
  const center = courier ?? receiver.position ?? sender.position;

  useEffect(() => {
    const element = box.current;
    if (seen || element === null) return;
    if (typeof IntersectionObserver === "undefined") {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  useEffect(() => {
    if (!seen) return;
    const timer = setTimeout(() => setZoom(streetZoom), zoomInDelayMs);
    return () => clearTimeout(timer);
  }, [seen]);

  const print = JSON.stringify([sender.position, receiver.position, courier]);
  const senderName = sender.name;
  const receiverName = t(order.order_type === "parcel" ? "party.receiver" : "party.you");
  const markers = useMemo<MapMarker[]>(() => {
    const [from, to, moving] = JSON.parse(print) as (MapMarker["position"] | null)[];
    return [
      ...(from ? [{ id: "store", kind: "store" as const, position: from, label: senderName }] : []),
      ...(to ? [{ id: "receiver", kind: "delivery" as const, position: to, label: receiverName }] : []),
      ...(moving
        ? [{ id: "courier", kind: "courier" as const, position: moving, label: t("map.courier") }]
        : []),
    ];
  }, [print, senderName, receiverName, t]);

  if (!center) return null;
  return (
    <div ref={box} className={styles.map}>
      {seen ? (
        <Suspense fallback={<Skeleton height="100%" />}>
          <MapView label={t("map.label")} center={center} zoom={zoom} markers={markers} cooperative />
        </Suspense>
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  );
}
