import { useEffect, useMemo, useRef, useState } from "react";
import type { Order } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { boundsOf, zoomToShow } from "@/platform/maps/geometry";
import { type MapMarker, type MapPoint, mapZoom } from "@/platform/maps/types";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Skeleton } from "@/ui/plain/skeleton";
import { orderParties } from "../order-parties";
import { useCourierPlace } from "../use-courier-place";
import styles from "./tracked-order.module.css";

const MapView = lazy(() => import("@/platform/maps").then((module) => ({ default: module.MapView })));

/** The map starts zoomed out, as the specification says, and zooms in after this time, ms. */
const zoomInDelayMs = 1_500;
const streetZoom = 14;
/** Pins stand above their place, and the map's edges hold its buttons, px. */
const pinMargin = 96;
/** A map whose size is not known yet counts as this wide and high, px. */
const assumedSize = 240;

/** Everything that is pinned, as near as it can be shown in a map of this size (its shorter side, px). */
function viewOf(points: readonly MapPoint[], size: number): { center: MapPoint; zoom: number } | null {
  const bounds = boundsOf(points);
  if (!bounds) return null;
  const center = { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
  // A degree of latitude is longer on the map than one of longitude.
  const room = Math.max(1, size - pinMargin) * Math.cos((center.lat * Math.PI) / 180);
  return { center, zoom: zoomToShow(bounds, room, 2, streetZoom) };
}

/** The courier while the order is on its way, otherwise where it goes. Loads when it comes into view. */
export function OrderMap({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [size, setSize] = useState<number | null>(null);
  const courier = useCourierPlace(order);
  const { sender, receiver } = orderParties(order, t);
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
    const timer = setTimeout(() => {
      const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
      setSize(Math.min(clientWidth, clientHeight) || assumedSize);
    }, zoomInDelayMs);
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
  const pinned = markers.map(({ position }) => position);
  const view = (size !== null && viewOf(pinned, size)) || { center, zoom: mapZoom.tracking };
  return (
    <div ref={box} className={styles.map}>
      {seen ? (
        <Suspense fallback={<Skeleton height="100%" />}>
          <MapView label={t("map.label")} {...view} markers={markers} cooperative />
        </Suspense>
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  );
}
