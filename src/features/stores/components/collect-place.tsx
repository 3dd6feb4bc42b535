import { useMemo } from "react";
import type { Store } from "@/contract";
import { parsePosition } from "@/domain/parse-position";
import { shopTime } from "@/domain/shop-time";
import { dayName } from "@/features/items";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { formatTimeOfDay } from "@/platform/format/time-of-day";
import { useTexts } from "@/platform/i18n";
import type { MapMarker } from "@/platform/maps";
import { openOverlay } from "@/stores/overlay";
import { ClockIcon } from "@/ui/icons/clock";
import { MapIcon } from "@/ui/icons/map";
import { PinIcon } from "@/ui/icons/pin";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { Skeleton } from "@/ui/plain/skeleton";
import { openingWeek } from "../opening-hours/opening-week";
import styles from "./collect-place.module.css";

const MapView = lazy(() => import("@/platform/maps").then((module) => ({ default: module.MapView })));

/** Shows single houses. */
const streetZoom = 16;

type CollectStore = Pick<Store, "id" | "name" | "address" | "latitude" | "longitude" | "schedules">;

/** Where and when an order is collected: the store's street, a map of it and its hours of today. */
export default function CollectPlace({ store }: { readonly store: CollectStore }) {
  const t = useTexts("catalogue");
  const clock = useClock();
  const { name, latitude, longitude } = store;
  const position = useMemo(() => parsePosition(latitude, longitude), [latitude, longitude]);
  const markers = useMemo<MapMarker[]>(
    () => (position ? [{ id: "store", kind: "store", position, label: name }] : []),
    [position, name],
  );
  const day = shopTime(new Date(serverNow()), clock.timeZone).day;
  const windows = openingWeek(store, day)[0]?.windows ?? [];
  return (
    <div className={styles.place}>
      <p className={styles.line}>
        <PinIcon size={18} />
        <span>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.street}>{store.address}</bdi>
        </span>
      </p>
      {store.schedules.length > 0 ? (
        <p className={styles.line}>
          <ClockIcon size={18} />
          <span>
            {dayName(day, clock.language)}:{" "}
            {windows.length === 0
              ? t("store.closedDay")
              : windows.map(({ from, to, always }) => (
                  <bdi key={from} className={styles.window}>
                    {always
                      ? t("store.alwaysOpen")
                      : `${formatTimeOfDay(from, clock)} – ${formatTimeOfDay(to, clock)}`}
                  </bdi>
                ))}
          </span>
        </p>
      ) : null}
      {position ? (
        <div className={styles.map}>
          <Suspense fallback={<Skeleton height="100%" />}>
            <MapView
              label={`${t("store.address")}: ${name}`}
              center={position}
              zoom={streetZoom}
              markers={markers}
              interactive={false}
              fallbackText={store.address}
            />
          </Suspense>
        </div>
      ) : null}
      <div className={styles.buttons}>
        {position ? (
          <Button
            variant="soft"
            size="sm"
            startIcon={<MapIcon size={18} />}
            onClick={() => openOverlay({ kind: "map", title: name, position, address: store.address })}
          >
            {t("store.showOnMap")}
          </Button>
        ) : null}
        {store.schedules.length > 0 ? (
          <Button
            variant="soft"
            size="sm"
            startIcon={<ClockIcon size={18} />}
            onClick={() => openOverlay({ kind: "store-info", storeId: store.id })}
          >
            {t("store.openingHours")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
