import { useMemo } from "react";
import type { Zone } from "@/contract";
import { useTexts } from "@/platform/i18n";
import type { MapMarker, MapPoint } from "@/platform/maps";
import { askInOverlay } from "@/stores/confirm";
import { Button } from "@/ui/chakra/button";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./applications.module.css";

const MapView = lazy(() => import("@/platform/maps").then((module) => ({ default: module.MapView })));

interface Props {
  readonly place: MapPoint | null;
  readonly zone: Zone | undefined;
  readonly onPlace: (place: MapPoint, text: string) => void;
  readonly error: string | undefined;
}

/** Where the store is, on a map with the zone's outline. */
export function PlaceField({ place, zone, onPlace, error }: Props) {
  const t = useTexts("applications");
  const outline = zone?.outline;
  const outlines = useMemo(() => (outline ? [outline] : []), [outline]);
  const markers = useMemo<MapMarker[]>(
    () => (place ? [{ id: "store", kind: "store", position: place, label: t("store.place") }] : []),
    [place, t],
  );
  const center = place ?? zone?.formated_coordinates[0];
  const pick = async () => {
    const picked = await askInOverlay({
      kind: "location-picker",
      purpose: "address",
      start: place ?? undefined,
    });
    if (picked) onPlace(picked.position, picked.text);
  };
  return (
    <fieldset className={styles.picture} aria-describedby="application-place-error">
      <legend className={styles.legend}>{t("store.place")} *</legend>
      {center ? (
        <div className={styles.map}>
          <Suspense fallback={<Skeleton height="100%" />}>
            <MapView
              label={t("store.place")}
              center={center}
              zoom={place ? 14 : 11}
              fit={place === null}
              markers={markers}
              outlines={outlines}
              interactive={false}
            />
          </Suspense>
        </div>
      ) : null}
      <div data-missing={error !== undefined || undefined}>
        <Button variant="outline" onClick={() => void pick()}>
          {t(place ? "store.changePlace" : "store.choosePlace")}
        </Button>
      </div>
      <p id="application-place-error" className={styles.error} role={error ? "alert" : undefined}>
        {error}
      </p>
    </fieldset>
  );
}
