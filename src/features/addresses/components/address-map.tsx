import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { currentPosition, nameOfPoint, PositionError } from "@/features/location";
import { useTexts } from "@/platform/i18n";
import type { MapMarker } from "@/platform/maps";
import { askInOverlay } from "@/stores/confirm";
import { openOverlay, type PickedPlace } from "@/stores/overlay";
import { showError } from "@/stores/show-error";
import { showErrorTexts } from "@/stores/toasts";
import { LocateIcon } from "@/ui/icons/locate";
import { MapIcon } from "@/ui/icons/map";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./addresses.module.css";

const MapView = lazy(() => import("@/platform/maps").then((module) => ({ default: module.MapView })));

/** Shows single houses. */
const streetZoom = 16;

interface Props {
  readonly place: PickedPlace | null;
  readonly onPlace: (place: PickedPlace) => void;
}

/** A preview of the address's position, with buttons for the device's position and the map to pick from. */
export function AddressMap({ place, onPlace }: Props) {
  const t = useTexts("account");
  const shell = useTexts("frame");
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const markers = useMemo<MapMarker[]>(
    () =>
      place
        ? [{ id: "address", kind: "delivery", position: place.position, label: t("address.address") }]
        : [],
    [place, t],
  );
  const pick = async () => {
    const picked = await askInOverlay({
      kind: "location-picker",
      purpose: "address",
      start: place?.position,
    });
    if (picked) onPlace(picked);
  };
  const locate = async () => {
    setBusy(true);
    try {
      const position = await currentPosition();
      const text = await nameOfPoint(queryClient, position);
      if (text) onPlace({ text, position, zoneId: null });
      else showErrorTexts([shell("location.noAddress")]);
    } catch (error) {
      if (error instanceof PositionError) openOverlay({ kind: "location-permission" });
      else showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <div className={styles.map}>
        {place ? (
          <Suspense fallback={<Skeleton height="100%" />}>
            <MapView
              label={t("address.map")}
              center={place.position}
              zoom={streetZoom}
              markers={markers}
              interactive={false}
              fallbackText={place.text}
            />
          </Suspense>
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
      <div className={styles.mapButtons}>
        <Button
          variant="soft"
          size="sm"
          startIcon={<LocateIcon size={18} />}
          loading={busy}
          loadingLabel={shell("app.loading")}
          onClick={() => void locate()}
        >
          {shell("location.useCurrent")}
        </Button>
        <Button variant="soft" size="sm" startIcon={<MapIcon size={18} />} onClick={() => void pick()}>
          {shell("landing.pickFromMap")}
        </Button>
      </div>
    </div>
  );
}
